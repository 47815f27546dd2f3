import type { Explanation, Line } from '../state/explanation.ts'
import type { Piece, Space, Word } from '../state/ids.ts'
import {
  DONE,
  isNumberWord,
  isSpaceWord,
  numberWord,
  pieceWord,
  spaceWord,
  wordNumber,
  wordSpace,
} from '../state/words.ts'
import type { Criterion, NonPlayer, SpaceLine } from './chart.ts'
import { Memory } from './memory.ts'

/** The chart leads nowhere: what was tried out cannot be done by its lines. */
export class Stuck extends Error {}
const STUCK = new Stuck()

/** What is being tried out has begun: that is all that was to be known. */
export const BEGUN = Symbol('begun')

/** Choosing by the lines of a chart, and putting down why. */
export abstract class Chooser extends Memory {
  /** Itself, as charts know it. */
  protected abstract readonly self: NonPlayer
  /** Whether somebody wants to know why. */
  protected abstract readonly explains: boolean

  say(line: Line, answer: Word): Word {
    this.justify(line, answer, [answer], [])
    return answer
  }

  decline(...lines: readonly Line[]): undefined {
    this.declined = { lines, dice: this.thrown.slice(this.aside) }
    this.putDiceAside()
    return undefined
  }

  firstOf(line: Line, answers: Iterable<Word>): Word | undefined {
    for (const answer of answers) if (this.q.isPossible(answer)) return this.say(line, answer)
    return undefined
  }

  firstPiece(line: Line, pieces: readonly Piece[]): Word | undefined {
    for (const piece of pieces) if (this.q.isPossible(pieceWord(piece))) return this.say(line, pieceWord(piece))
    return undefined
  }

  number(line: Line, n: number): Word | undefined {
    let best: number | undefined
    for (let i = 0; i < this.q.size; i++) {
      const answer = this.q.at(i)
      if (!isNumberWord(answer)) continue
      const offered = wordNumber(answer)
      if (best === undefined || (best > n ? offered < best : offered <= n && offered > best)) best = offered
    }
    return best === undefined ? undefined : this.say(line, numberWord(best))
  }

  highest(line: Line): Word | undefined {
    return this.number(line, Number.POSITIVE_INFINITY)
  }

  lowest(line: Line): Word | undefined {
    return this.number(line, Number.NEGATIVE_INFINITY)
  }

  atRandom(line: Line, among: readonly Word[]): Word {
    const answer = among.length === 1 ? (among[0] as Word) : (among[this.below(among.length)] as Word)
    this.justify(line, answer, among, [])
    return answer
  }

  chooseSpace(
    line: Line,
    where: (np: NonPlayer, s: Space) => boolean,
    by: readonly Criterion[] = [],
  ): Word | undefined {
    const { q } = this
    let candidates: Word[] | undefined
    for (let i = 0; i < q.offered; i++) {
      const answer = q.known(i)
      if (!isSpaceWord(answer) || !where(this.self, wordSpace(answer))) continue
      if (candidates === undefined) candidates = [answer]
      else candidates.push(answer)
    }
    return candidates && this.narrow(line, candidates, by)
  }

  bestOf(line: Line, among: readonly Space[], by: readonly Criterion[] = []): Space | undefined {
    return among.length === 0 ? undefined : wordSpace(this.narrow(line, among.map(spaceWord), by))
  }

  protected narrow(line: Line, among: readonly Word[], by: readonly Criterion[]): Word {
    let candidates = among
    const thrown = this.thrown.length
    const breaks: { text: Criterion['text']; left: readonly Word[] }[] = []
    for (const criterion of by) {
      if (candidates.length === 1) break
      const before = candidates.length
      candidates = this.best(candidates, criterion)
      if (this.explains && candidates.length < before) breaks.push({ text: criterion.text, left: candidates })
    }
    const answer =
      candidates.length === 1
        ? (candidates[0] as Word)
        : spaceWord(this.family.draw(this.self, candidates as readonly number[] as readonly Space[]))
    this.justify(line, answer, among, breaks, thrown)
    return answer
  }

  /** Those with the highest score. */
  protected best(candidates: readonly Word[], criterion: Criterion): readonly Word[] {
    let top = Number.NEGATIVE_INFINITY
    let kept: Word[] | undefined
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i] as Word
      const score = criterion.score(this.self, wordSpace(candidate))
      if (score < top) {
        // So far all were equal.
        kept ??= candidates.slice(0, i)
      } else if (score > top) {
        top = score
        kept = i === 0 ? undefined : [candidate]
      } else kept?.push(candidate)
    }
    return kept ?? candidates
  }

  /** Records why an answer was chosen, with the dice rolled for it. */
  protected justify(
    line: Line,
    answer: Word,
    candidates: readonly Word[],
    breaks: Explanation['breaks'],
    thrown = this.aside,
  ): void {
    if (!this.explains) return
    const { declined, family, q } = this
    const dice = this.thrown.slice(thrown)
    this.explanation = {
      family: family.id,
      question: q.id,
      params: q.params,
      line,
      answer,
      isStop: answer === DONE || line === family.common.stop,
      candidates,
      breaks,
      dice,
      declined,
    }
  }

  get reason(): Explanation | undefined {
    return this.explanation
  }

  select(lines: readonly SpaceLine[], most = Number.POSITIVE_INFINITY): Word | undefined {
    if (most < Number.POSITIVE_INFINITY && this.countSelected() >= most) return undefined
    for (const line of lines) {
      if (line.most !== undefined && this.countSelected(line) >= line.most) continue
      if (line.when?.(this.self) === false) continue
      const answer = this.chooseSpace(line, line.where, line.by)
      if (answer === undefined) continue
      this.picks.push({ question: this.q.id, space: wordSpace(answer), line })
      return answer
    }
    return undefined
  }

  protected countSelected(line?: Line): number {
    let n = 0
    for (const pick of this.picks) {
      if (pick.question === this.q.id && (line === undefined || pick.line === line)) n++
    }
    return n
  }

  selected(line?: Line, question = this.q.id): readonly Space[] {
    return this.picks
      .filter((pick) => pick.question === question && (line === undefined || pick.line === line))
      .map(({ space }) => space)
  }

  lineAt(s: Space, lines: readonly SpaceLine[]): SpaceLine | undefined {
    const pick = this.picks.findLast(({ space, line }) => space === s && lines.includes(line))
    return pick?.line ?? lines.find((line) => line.when?.(this.self) !== false && line.where(this.self, s))
  }

  way(s: Space, lines: readonly SpaceLine[]): Word | undefined {
    const line = this.lineAt(s, lines)
    return line?.way === undefined ? undefined : this.say(line, line.way)
  }

  done(line: Line = this.family.common.stop): Word | undefined {
    return this.q.isPossible(DONE) ? this.say(line, DONE) : this.fail()
  }

  leave(answer: Word): Word | undefined {
    return this.firstOf(this.family.common.stop, [answer])
  }

  fail(): undefined {
    if (this.depth > 0) throw STUCK
    return undefined
  }
}

import type { Decider, Explanation, Game, Line, Word } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import { placeOf } from './search/place.ts'

/** An answer that was thought out elsewhere: where the game stands at its question, and why. Plain data, to be sent. */
export interface ThoughtOut {
  readonly place: string
  readonly answer: Word
  readonly why: Explanation | undefined
}

/** The answers of players that think elsewhere, as they come in; the question stands until there is one for it. */
export class Elsewhere {
  private known: ReadonlyMap<string, ThoughtOut> = new Map()

  hear(answers: readonly ThoughtOut[]): void {
    this.known = new Map(answers.map((each) => [each.place, each]))
  }

  readonly decide: Decider = Object.assign(
    (...[g, q]: Parameters<Decider>): Word => {
      const known = this.known.get(placeOf(g))
      if (known === undefined || !q.isPossible(known.answer)) return q.at(0)
      if (g.record) g.record.explanations[g.script.cursor] = known.why
      return known.answer
    },
    { isReady: (g: Game) => this.known.has(placeOf(g)) },
  )
}

const plainLine = ({ heading, id, rule, text }: Line): Line => ({ heading, id, rule, text })

/** A reason without what its lines choose by. */
function plain(why: Explanation | undefined): Explanation | undefined {
  if (why === undefined) return undefined
  const { declined, line } = why
  return {
    ...why,
    line: plainLine(line),
    declined: declined && { lines: declined.lines.map(plainLine), dice: declined.dice },
  }
}

/** What somebody answers at a table that stands at a question to them, and to what follows until chance or others have a say. */
export function thoughtOut(table: Table, decide: Decider): readonly ThoughtOut[] {
  const answers: ThoughtOut[] = []
  const { answer, explanation } = table.consult(decide)
  answers.push({ place: placeOf(table.game), answer, why: plain(explanation) })
  table.consultOn((g, q) => {
    const next = decide(g, q)
    if (g.script.next === undefined)
      answers.push({ place: placeOf(g), answer: next, why: plain(g.record?.explanations[g.script.cursor]) })
    return next
  })
  // What was struck out at the table is known only there: its first answer counts.
  return answers.filter(({ place }, i) => answers.findIndex((each) => each.place === place) === i)
}

import { cardboardOfTurn, cardName, factionName, factionNoun } from '@coinflict/kernel/display'
import { verbsInPlay } from '@coinflict/kernel/questions'
import { isUnseen } from '@coinflict/kernel/rules'
import {
  BadInput,
  currentCard,
  type Faction,
  keyOf,
  type LogEvent,
  phase,
  resources,
  type Word,
} from '@coinflict/kernel/state'
import { Refused, type Table, turnOf } from '@coinflict/kernel/table'
import type { Noun } from '@coinflict/kernel/text'
import { boardText, cardLines, hasPurse, phaseText, rankingLines, seatKind, standingLine } from './board.ts'
import { wrap } from './layout.ts'
import { isDie, numbersIn } from './ready.ts'
import { logLines, type Place, storyLines } from './story.ts'
import { exactly, find } from './terminal/answers.ts'
import {
  chances,
  handHelp,
  help,
  hint,
  lastEvents,
  sendMove,
  showCard,
  showLog,
  showReasons,
  showSecrets,
  showSpace,
} from './terminal/looks.ts'
import { isVeiled, questionLines } from './terminal/question.ts'
import { refusal, why } from './terminal/reasons.ts'
import { type Environment, Screen } from './terminal/screen.ts'
import { idOf, speaker, takenBack, toldBy } from './terminal/speech.ts'
import { complaint } from './text/say.ts'

export interface Reply {
  readonly text: string
  /** The player leaves. */
  readonly leaves: boolean
}

const NOTHING_TO_UNDO = 'why.nothing-to-undo'

/** A game at a terminal: takes what a player types, gives what is shown. Knows no files and no screen. */
export class Conversation {
  /** How far the game has been told. */
  private told: Place
  /** How many turns were carried out on the players' own board. */
  private laid: number
  /** Card and phase that were announced last. */
  private announced = ''
  /** Whether the last news said that the present phase began. */
  private toldPhase = false
  private warned = false
  /** The answer that is being given, for the reason against it. */
  private refused: Word | undefined

  private readonly screen: Screen

  constructor(
    private readonly table: Table,
    private readonly around: Environment,
  ) {
    this.screen = new Screen(table, around)
    this.told = this.present
    this.laid = table.turnsDone
  }

  private get present(): Place {
    return { at: this.table.entries.length, logLength: this.screen.log.length }
  }

  /** What stands before the place where the player types. */
  get prompt(): string {
    const q = this.table.pending
    if (this.table.awaitsChance) return this.screen.say('told.prompt')
    if (q === undefined) return '> '
    const { game } = this.table
    const name = (f: Faction): Noun => factionNoun(this.screen.volume, f, this.screen.language)
    const faction = name(q.by)
    if (this.screen.volume.purseOf[q.by] === -1) return `${faction.plain}> `
    const n = resources(game, q.by)
    if (hasPurse(game, q.by)) return this.screen.say('ask.prompt', { faction, n })
    const lender = this.screen.volume.factionIndex.get(this.screen.volume.factions[q.by]?.lender ?? '') as Faction
    return this.screen.say('ask.prompt-lent', { faction, lender: name(lender), n })
  }

  /** Keys that begin as the line does, for the tab key. */
  complete(line: string): string[] {
    const { pending } = this.table
    return pending === undefined || isVeiled(this.screen, pending)
      ? []
      : pending.answers.map((w) => keyOf(this.screen.volume, w)).filter((key) => key.startsWith(line))
  }

  /** What is shown first: the board, what happened last, what others do now, the first question. */
  begin(): Reply {
    const answered = this.table.entries.length
    const recent = answered > 0 ? ['', this.screen.say('load.recent'), ...lastEvents(this.screen, 5)] : []
    const board = boardText(this.table.game, this.screen.language, this.screen.view)
    this.announced = this.moment()
    const stopped = this.run()
    const news = [...this.news(), ...stopped]
    const lines = [board, ...recent, ...(news.length === 0 ? [] : ['', ...news])]
    return this.after(lines, this.table.entries.length > answered)
  }

  /** Takes one line of the player's. */
  hear(typed: string): Reply {
    const line = typed.trim()
    const warned = this.warned
    this.warned = false
    this.refused = undefined
    try {
      return this.understand(line, warned)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return this.again(...this.screen.wrapped(refusal(this.screen, error, this.refused)))
    }
  }

  private understand(line: string, warned: boolean): Reply {
    if (line === '') return this.again()
    const [first = '', ...rest] = line.split(/\s+/)
    const verb = first.toLowerCase()
    const what = line.slice(first.length).trim()
    if (line.startsWith('?')) return this.again(...why(this.screen, line.slice(1).trim()))
    const exact = exactly(this.screen, line)
    if (exact !== undefined) return this.answer(exact)
    switch (verb) {
      case 'why':
        return this.again(...why(this.screen, what))
      case 'hint':
        return this.again(...hint(this.screen, what))
      case 'chances':
        return this.again(...chances(this.screen, what))
      case 'reasons':
        return this.again(...showReasons(this.screen))
      case 'help':
        return this.again(...help(this.screen))
      case 'board':
        return this.again(boardText(this.table.game, this.screen.language, this.screen.view))
      case 'space':
        return this.again(...showSpace(this.screen, what))
      case 'card':
        return this.again(...showCard(this.screen, what))
      case 'log':
        return this.again(...showLog(this.screen, what))
      case 'secrets':
        return this.again(...showSecrets(this.screen))
      case 'show':
        this.screen.shownTo = this.screen.asked.by
        return this.again()
      case 'deal':
        return this.deal(what)
      case 'roll':
        return this.roll(what)
      case 'undo':
      case 'undo!':
        return this.undo(verb === 'undo!')
      case 'save':
        return this.again(this.save(what))
      case 'link':
        return this.again(...sendMove(this.screen, what))
      case 'quit':
      case 'exit':
        return this.quit(warned)
    }
    if (this.table.awaitsChance) return this.tell(line)
    const speech = /^(\S+):\s*(.*)$/.exec(line)
    if (speech !== null)
      return this.outOfTurn(speaker(this.screen, speech[1] as string), (speech[2] as string).split(/\s+/))
    if (Object.hasOwn(this.screen.volume.interjections, verb))
      return this.outOfTurn(this.screen.asked.by, [verb, ...rest])
    return this.answer(find(this.screen, line))
  }

  // The players' own deck and dice

  /** What came from the players' own deck and dice: numbers, as many as are asked for, or a part of a card's title. */
  private tell(line: string): Reply {
    const { table } = this
    const numbers = numbersIn(line)
    const words = numbers === undefined ? [line] : numbers.map(String)
    for (const word of words) {
      if (!table.awaitsChance) throw complaint('chance', 'told.enough', { text: word })
      this.refused = toldBy(this.screen, word)
      table.deal(keyOf(this.screen.volume, this.refused))
      this.refused = undefined
      table.run()
    }
    return this.goOn()
  }

  /** After each turn: what is to be moved on the printed board. */
  private cardboardLines(): string[] {
    const { setup, turnsDone } = this.table
    const from = Math.min(this.laid, turnsDone)
    this.laid = turnsDone
    if (setup.ownDeck !== true) return []
    const { language, paint, width } = this.screen.view
    const lines: string[] = []
    for (let number = from; number < turnsDone; number++) {
      const moves = cardboardOfTurn(this.table, number, language)
      if (moves.length === 0) continue
      const by = turnOf(this.table, number).by
      const faction = by === undefined ? undefined : factionName(this.screen.volume, by, language)
      lines.push(
        paint.strong(this.screen.say('cardboard.head', { faction })),
        ...moves.flatMap((text) => wrap(text, width, '      ', '  [ ] ')),
      )
    }
    return lines
  }

  private answer(word: Word): Reply {
    const { by, isSecret } = this.screen.asked
    this.refused = word
    this.table.answer(by, keyOf(this.screen.volume, word))
    const reply = this.goOn()
    return isSecret ? { ...reply, text: `${this.around.wipe}${reply.text}` } : reply
  }

  // Commands

  /** The cards that are turned next; without numbers chance deals them. */
  private deal(what: string): Reply {
    const cards = numbersIn(what)
    const { game } = this.table
    const bad = cards?.find((card, i) => !isUnseen(game, card) || cards.indexOf(card) < i)
    const unknown = cards?.find((card) => this.screen.volume.cardByNumber[card] === undefined)
    if (cards === undefined) throw complaint('deal', 'deal.numbers')
    if (unknown !== undefined) throw complaint('deal', 'card.unknown', { text: String(unknown) })
    if (bad !== undefined) throw complaint('deal', 'deal.never', { card: cardName(this.screen.volume, bad) })
    this.around.layReady({ cards })
    return this.goOn(
      cards.length === 0 ? this.screen.say('deal.chance') : this.screen.say('deal.done', { list: cards.join(', ') }),
    )
  }

  /** The dice that are rolled next; without numbers chance rolls them. */
  private roll(what: string): Reply {
    const dice = numbersIn(what)
    if (dice === undefined || !dice.every(isDie)) throw complaint('roll', 'roll.numbers')
    this.around.layReady({ dice })
    return this.goOn(
      dice.length === 0 ? this.screen.say('roll.chance') : this.screen.say('roll.done', { list: dice.join(', ') }),
    )
  }

  private undo(agreed: boolean): Reply {
    const entries = [...this.table.entries]
    const log = [...this.screen.log]
    const outcomes = [...this.table.journal.outcomes]
    try {
      this.table.undo({ agreed })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const canAgree = !agreed && error.reason.id !== NOTHING_TO_UNDO
      return this.again(
        ...this.screen.wrapped(refusal(this.screen, error, this.refused)),
        ...(canAgree ? [this.screen.say('undo.agree')] : []),
      )
    }
    this.told = this.present
    // Where the game waits for what players tell, that was undone; else an answer.
    const told = this.table.awaitsChance ? outcomes.slice(this.table.journal.outcomes.length).slice(0, 1) : []
    return this.goOn(
      ...takenBack(this.screen, [...told, ...entries.slice(this.told.at)], log.slice(this.told.logLength)),
    )
  }

  private save(what: string): string {
    if (what === '') return this.screen.say('save.name')
    this.around.saveAs(what)
    return this.screen.say('save.done', { file: what })
  }

  /** Leaves; if the game could not be kept, only when told twice. */
  private quit(warned: boolean): Reply {
    const reason = this.around.whyNotKept()
    if (reason === undefined || warned) return { text: '', leaves: true }
    this.warned = true
    return this.again(...this.screen.wrapped(this.screen.say('leave.sure', { text: reason })))
  }

  // Out of turn

  private outOfTurn(by: Faction, [verb = '', ...words]: readonly string[]): Reply {
    const name = verb.toLowerCase()
    if (!Object.hasOwn(this.screen.volume.interjections, name)) {
      const list = verbsInPlay(this.table.game).join(', ')
      throw complaint('verb', 'out-of-turn.verb', { text: verb, list })
    }
    if (name === 'hand' && words.length === 0) return this.again(...handHelp(this.screen))
    if (name !== 'hand' && this.table.deciders[by] !== undefined) {
      const kind = this.table.setup.seats[by]?.kind ?? ''
      throw complaint('seat', 'out-of-turn.seat', {
        faction: (language) => factionNoun(this.screen.volume, by, language),
        kind: (language) => seatKind(kind, language),
      })
    }
    const typed = words.map((word) => word.toLowerCase())
    try {
      this.table.interject(by, name, typed)
    } catch (error) {
      // Not the ids themselves, perhaps their beginnings.
      const meant = typed.map((word) => idOf(this.screen, word))
      if (!(error instanceof BadInput) || meant.every((word, i) => word === typed[i])) throw error
      this.table.interject(by, name, meant)
    }
    return this.goOn()
  }

  // What is shown

  /** After a change: the other seats move, all that happened is told, the game is kept, the next question put. */
  private goOn(...first: readonly string[]): Reply {
    const stopped = this.run()
    return this.after([...first, ...this.news(), ...stopped], true)
  }

  /** The other seats move; gives what stops them, if something does. */
  private run(): string[] {
    try {
      this.table.run()
      return []
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return this.screen.wrapped(refusal(this.screen, error, this.refused))
    }
  }

  private after(lines: readonly string[], changed = false): Reply {
    const notice = changed ? this.around.keep() : undefined
    const cardboard = this.cardboardLines()
    const told = [
      ...lines,
      ...(cardboard.length === 0 ? [] : ['', ...cardboard]),
      ...(notice === undefined ? [] : this.screen.wrapped(notice)),
    ]
    if (this.table.isOver)
      return { text: paragraphs(told, rankingLines(this.screen.view), questionLines(this.screen)), leaves: false }
    return { text: paragraphs(told, this.announcement(), questionLines(this.screen)), leaves: false }
  }

  /** Something said, and the same question once more. */
  private again(...lines: readonly string[]): Reply {
    return { text: paragraphs(lines, questionLines(this.screen, lines.length > 0)), leaves: false }
  }

  /** A new card or phase is announced once. */
  private announcement(): string[] {
    const moment = this.moment()
    if (moment === this.announced) return []
    const [card, part] = moment.split(' ')
    const [cardBefore, partBefore] = this.announced.split(' ')
    this.announced = moment
    return [
      ...(part === partBefore || this.toldPhase ? [] : [this.screen.view.paint.strong(phaseText(this.screen.view))]),
      ...(card === cardBefore ? [] : cardLines(this.screen.view)),
      ...standingLine(this.screen.view),
    ]
  }

  private moment(): string {
    return `${currentCard(this.table.game)} ${phase(this.table.game)}`
  }

  private news(): string[] {
    // That the game is over is said with the ranking, a card turned last is announced with its text.
    const isSaidApart = (event: LogEvent | undefined): boolean =>
      event?.kind === 'over' || (event?.kind === 'card' && this.moment() !== this.announced)
    const from = this.told
    this.told = this.present
    const to = { ...this.told, logLength: this.screen.log.length - (isSaidApart(this.screen.log.at(-1)) ? 1 : 0) }
    const fresh = this.screen.log.slice(from.logLength, to.logLength)
    const begun = fresh.findLast(({ kind }) => kind === 'phase')?.text?.split('.')[0]
    this.toldPhase = begun !== undefined && begun === this.screen.volume.phases[phase(this.table.game)]?.id
    return this.around.why
      ? storyLines(this.table, this.screen.view, from, to)
      : logLines(this.screen.volume, fresh, this.screen.view)
  }
}

const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

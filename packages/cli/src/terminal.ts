import {
  alike,
  answerText,
  cardboardOfTurn,
  cardName,
  cardsCalled,
  explanationText,
  factionName,
  factionNoun,
  logText,
  questionText,
  reasonText,
  withRule,
  wordText,
} from '@coinflict/kernel/display'
import type { Family } from '@coinflict/kernel/nonplayers'
import { type Stack, verbsInPlay } from '@coinflict/kernel/questions'
import { isUnseen } from '@coinflict/kernel/rules'
import {
  type Asked,
  BadInput,
  type ChanceAsked,
  cardWord,
  count,
  currentCard,
  DONE,
  type Entry,
  type Faction,
  isCardWord,
  isNumberWord,
  isPieceWord,
  isSpaceWord,
  keyOf,
  type LogEvent,
  NO,
  phase,
  type Reason,
  resources,
  spaceWord,
  type Volume,
  type Word,
  wordCard,
  wordNumber,
  wordOf,
  wordPiece,
  wordSpace,
  YES,
} from '@coinflict/kernel/state'
import { addresseeOf, isSecretMove, Refused, type Table, turnOf } from '@coinflict/kernel/table'
import { capital, cardText, type Language, message, type Noun, simplify } from '@coinflict/kernel/text'
import { adviceAt, advisersAt } from '@coinflict/players'
import {
  boardText,
  bothCards,
  briefLegend,
  briefNote,
  cardLines,
  hasPurse,
  oneCard,
  phaseText,
  rankingLines,
  seatKind,
  spaceNote,
  standingLine,
  type View,
  valueNote,
} from './board.ts'
import { columns, type Paint, unbroken, wrap } from './layout.ts'
import { isDie, numbersIn } from './ready.ts'
import { aboutSpace } from './space.ts'
import { lastTurns, logLines, type Place, reasonLines, storyLines } from './story.ts'
import { complaint, say } from './text/say.ts'

/** What the conversation needs from around it. */
export interface Environment {
  readonly language: Language
  readonly paint: Paint
  /** The charts that a player may ask for advice. */
  readonly families: readonly Family[]
  /** Whether non-players say why they do what they do. */
  readonly why: boolean
  /** What takes everything off the screen. */
  readonly wipe: string
  /** Columns of the terminal as it is now. */
  width(): number
  /** Keeps the game after a change; gives what there is to say about it. */
  keep(): string | undefined
  /** Saves the game in a file of the player's choice, or throws `BadInput`. */
  saveAs(file: string): void
  /** Prepares cards or dice: those that come next, instead of what was prepared before. */
  layReady(next: Stack): void
  /** The link that carries the game to who is to answer; it opens on a page, if one is named on that. */
  moveLink(page: string): string
  /** Why the game as it stands is not kept. */
  whyNotKept(): string | undefined
}

export interface Reply {
  readonly text: string
  /** The player leaves. */
  readonly leaves: boolean
}

/** An answer as it is offered: what to type for it, and what it says. */
interface Choice {
  readonly word: Word
  readonly label: string
  readonly key: string
  readonly name: string
}

/** Answers that are listed one below the other. */
const FEW = 12

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
  /** Who has asked to see answers that are for its eyes only. */
  private shownTo: Faction | undefined
  /** The answer that is being given, for the reason against it. */
  private refused: Word | undefined

  constructor(
    private readonly table: Table,
    private readonly around: Environment,
  ) {
    this.told = this.present
    this.laid = table.turnsDone
  }

  private get present(): Place {
    return { at: this.table.entries.length, logLength: this.log.length }
  }

  private get volume(): Volume {
    return this.table.volume
  }

  private get language(): Language {
    return this.around.language
  }

  private get log(): readonly LogEvent[] {
    return this.table.log
  }

  private get view(): View {
    return { g: this.table.game, language: this.language, width: this.around.width(), paint: this.around.paint }
  }

  private wrapped(text: string): string[] {
    return wrap(text, this.around.width())
  }

  private say: (id: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => string = (id, params) =>
    say(this.language, id, params)

  /** What stands before the place where the player types. */
  get prompt(): string {
    const q = this.table.pending
    if (this.table.awaitsChance) return this.say('told.prompt')
    if (q === undefined) return '> '
    const { game } = this.table
    const name = (f: Faction): Noun => factionNoun(this.volume, f, this.language)
    const faction = name(q.by)
    if (this.volume.purseOf[q.by] === -1) return `${faction.plain}> `
    const n = resources(game, q.by)
    if (hasPurse(game, q.by)) return this.say('ask.prompt', { faction, n })
    const lender = this.volume.factionIndex.get(this.volume.factions[q.by]?.lender ?? '') as Faction
    return this.say('ask.prompt-lent', { faction, lender: name(lender), n })
  }

  /** Keys that begin as the line does, for the tab key. */
  complete(line: string): string[] {
    const { pending } = this.table
    return pending === undefined || this.isVeiled(pending)
      ? []
      : pending.answers.map((w) => keyOf(this.volume, w)).filter((key) => key.startsWith(line))
  }

  /** What is shown first: the board, what happened last, what others do now, the first question. */
  begin(): Reply {
    const answered = this.table.entries.length
    const recent = answered > 0 ? ['', this.say('load.recent'), ...this.lastEvents(5)] : []
    const board = boardText(this.table.game, this.language, this.view)
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
      return this.again(...this.wrapped(this.refusal(error)))
    }
  }

  private understand(line: string, warned: boolean): Reply {
    if (line === '') return this.again()
    const [first = '', ...rest] = line.split(/\s+/)
    const verb = first.toLowerCase()
    const what = line.slice(first.length).trim()
    if (line.startsWith('?')) return this.again(...this.why(line.slice(1).trim()))
    const exact = this.exactly(line)
    if (exact !== undefined) return this.answer(exact)
    switch (verb) {
      case 'why':
        return this.again(...this.why(what))
      case 'hint':
        return this.again(...this.hint(what))
      case 'reasons':
        return this.again(...this.showReasons())
      case 'help':
        return this.again(...this.help())
      case 'board':
        return this.again(boardText(this.table.game, this.language, this.view))
      case 'space':
        return this.again(...this.showSpace(what))
      case 'card':
        return this.again(...this.showCard(what))
      case 'log':
        return this.again(...this.showLog(what))
      case 'secrets':
        return this.again(...this.showSecrets())
      case 'show':
        this.shownTo = this.asked.by
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
        return this.again(...this.sendMove(what))
      case 'quit':
      case 'exit':
        return this.quit(warned)
    }
    if (this.table.awaitsChance) return this.tell(line)
    const speech = /^(\S+):\s*(.*)$/.exec(line)
    if (speech !== null) return this.outOfTurn(this.speaker(speech[1] as string), (speech[2] as string).split(/\s+/))
    if (Object.hasOwn(this.volume.interjections, verb)) return this.outOfTurn(this.asked.by, [verb, ...rest])
    return this.answer(this.find(line))
  }

  private get asked(): Asked {
    const { awaitsChance, pending } = this.table
    if (awaitsChance) throw complaint('chance', 'told.first')
    if (pending === undefined) throw complaint('over', 'out-of-turn.over')
    return pending
  }

  // The players' own deck and dice

  /** What came from the players' own deck and dice: numbers, as many as are asked for, or a part of a card's title. */
  private tell(line: string): Reply {
    const { table } = this
    const numbers = numbersIn(line)
    const words = numbers === undefined ? [line] : numbers.map(String)
    for (const word of words) {
      if (!table.awaitsChance) throw complaint('chance', 'told.enough', { text: word })
      this.refused = this.toldBy(word)
      table.deal(keyOf(this.volume, this.refused))
      this.refused = undefined
      table.run()
    }
    return this.goOn()
  }

  /** What a word means of all that could have come, or could not. */
  private toldBy(typed: string): Word {
    const isCard = this.table.chanceAsked?.answers.some(isCardWord) === true
    if (!isCard) {
      const word = wordOf(this.volume, typed.toLowerCase())
      if (word === undefined) throw complaint('unknown', 'hear.unknown', { text: typed })
      return word
    }
    const found = cardsCalled(this.volume, typed).map(cardWord)
    const possible = found.filter((word) => this.table.chanceAsked?.answers.includes(word))
    const [first, ...others] = possible.length > 0 ? possible : found
    if (first === undefined) throw complaint('unknown', 'told.no-card', { text: typed })
    if (others.length === 0) return first
    const list = [first, ...others].map((word) => cardName(this.volume, wordCard(word))).join(', ')
    throw complaint('ambiguous', 'hear.ambiguous', { text: typed, list })
  }

  /** What all at the table are asked, and what to type. */
  private chanceLines(q: ChanceAsked): string[] {
    const { g, paint, width } = this.view
    const by = q.by === -1 ? '' : `${factionName(this.volume, q.by, this.language)}: `
    const how = q.answers.some(isCardWord) ? 'told.card' : 'told.die'
    return [
      ...wrap(withRule(`${by}${questionText(g, q, this.language)}`, q.rule), width).map(paint.strong),
      ...wrap(this.say(how, { n: q.answers.length }), width, '  ', '  ').map(paint.faint),
    ]
  }

  /** After each turn: what is to be moved on the printed board. */
  private cardboardLines(): string[] {
    const { setup, turnsDone } = this.table
    const from = Math.min(this.laid, turnsDone)
    this.laid = turnsDone
    if (setup.ownDeck !== true) return []
    const { language, paint, width } = this.view
    const lines: string[] = []
    for (let number = from; number < turnsDone; number++) {
      const moves = cardboardOfTurn(this.table, number, language)
      if (moves.length === 0) continue
      const by = turnOf(this.table, number).by
      const faction = by === undefined ? undefined : factionName(this.volume, by, language)
      lines.push(
        paint.strong(this.say('cardboard.head', { faction })),
        ...moves.flatMap((text) => wrap(text, width, '      ', '  [ ] ')),
      )
    }
    return lines
  }

  // The question and its answers

  /** The sentence, then the answers; put again, only how many there are. */
  private questionLines(isRepeated = false): string[] {
    const q = this.table.pending
    if (this.table.chanceAsked !== undefined) return this.chanceLines(this.table.chanceAsked)
    if (q === undefined) return this.wrapped(this.say('over.prompt'))
    const { g, paint, width } = this.view
    const names = this.volume.catalogues.en[q.id]?.match(/\{by[:|}]/) != null
    const by = factionName(this.volume, q.by, this.language)
    const text = questionText(g, q, this.language)
    const sentence = `${names ? text : `${by}: ${text}`} (${q.rule})`
    const asked = wrap(sentence, width).map(paint.strong)
    if (this.isVeiled(q)) {
      const faction = factionNoun(this.volume, q.by, this.language)
      return [...asked, ...this.wrapped(this.say('ask.secret', { faction })).map(paint.faint)]
    }
    const refused = q.refused.length === 0 ? [] : [paint.faint(this.say('ask.refused', { n: q.refused.length }))]
    const answers = isRepeated
      ? [paint.faint(this.say('ask.list', { n: q.answers.length }))]
      : [...this.answerLines(), ...refused]
    return [...asked, ...answers]
  }

  /** Whether the answers are for the eyes of one player, who has not asked to see them, and others are at the screen. */
  private isVeiled(q: Asked): boolean {
    return q.isSecret && this.table.isShared && this.shownTo !== q.by
  }

  private answerLines(): string[] {
    const q = this.asked
    const { paint } = this.view
    const range = q.answers.some(isNumberWord) ? [`  ${this.say('ask.number', this.numberRange())}`] : []
    const choices = this.choices().filter(({ word }) => !isNumberWord(word))
    const hasSpaces = choices.some(({ word }) => isSpaceWord(word))
    // Beside spaces, special activities are something else.
    const activities = hasSpaces ? this.volume.turn.activitiesOf(q.by).map(({ word }) => word) : []
    const others = choices.filter(({ word }) => !activities.includes(word))
    const apart = choices.filter(({ word }) => activities.includes(word))
    const legend = hasSpaces && others.length > FEW ? wrap(briefLegend(this.view), this.view.width, '  ', '  ') : []
    return [
      ...range,
      ...this.listLines(others),
      ...(apart.length === 0 ? [] : [paint.faint(`  ${this.say('ask.activities')}`), ...this.listLines(apart)]),
      ...legend.map(paint.faint),
    ]
  }

  /** Answers with what to type for them; a long list stands in two columns at least, in short signs. */
  private listLines(choices: readonly Choice[]): string[] {
    const { width } = this.view
    const longest = Math.max(0, ...choices.map(({ label }) => label.length))
    const labels = choices.map(({ label }) => `  ${label.padStart(longest)}  `)
    const indent = ' '.repeat(longest + 6)
    const isLong = choices.length > FEW
    const texts = choices.map((choice) => this.withNote(choice, isLong))
    const isNoted = choices.some(({ word }) => isSpaceWord(word)) || texts.some((text) => text.length > width / 2)
    return isNoted && !isLong
      ? texts.flatMap((text, i) => wrap(text, width, indent, labels[i]))
      : columns(
          texts.map((text, i) => unbroken(labels[i] as string) + text),
          width,
          isLong ? 2 : 1,
          indent,
        )
  }

  /** An answer with what stands in the space, how many of the piece do, or what the side of the card says. */
  private withNote({ word, key, name }: Choice, isBrief: boolean): string {
    const { g } = this.view
    const card = this.volume.cardByNumber[this.asked.params?.card ?? -1]
    if (card !== undefined && (key === 'unshaded' || key === 'shaded')) {
      return `${name}: ${cardText(card, g.volume.edition(g.setup.options), this.language)[key] ?? ''}`
    }
    if (isSpaceWord(word)) {
      const note = spaceNote(this.view, wordSpace(word), this.asked.by, isBrief)
      if (!isBrief)
        return `${note === '' ? name : `${name}: ${note}`} ${unbroken(` ${valueNote(this.view, wordSpace(word))}`)}`
      const brief = briefNote(this.view, wordSpace(word))
      const named = brief === '' ? name : `${name} (${unbroken(brief)})`
      return note === '' ? named : `${named}: ${note}`
    }
    const space = this.asked.params?.space
    if (!isPieceWord(word) || space === undefined) return name
    const n = count(g, space, wordPiece(word))
    return n === 0 ? name : `${name} (${this.say('ask.there', { n })})`
  }

  /** Every possible answer with what to type for it. Where numbers are asked for, a number is itself. */
  private choices(): Choice[] {
    const q = this.asked
    const asksNumber = q.answers.some(isNumberWord)
    let next = 1
    return q.answers.map((word) => {
      const key = keyOf(this.volume, word)
      const letter = word === DONE ? 'd' : word === YES ? 'y' : word === NO ? 'n' : undefined
      const label = letter ?? (isNumberWord(word) || asksNumber ? key : String(next++))
      return { word, label, key, name: this.nameOf(word) }
    })
  }

  private nameOf(word: Word): string {
    const { game, pending } = this.table
    return pending === undefined
      ? wordText(this.volume, word, this.language)
      : answerText(game, pending, word, this.language)
  }

  /** The answer that a line names without a doubt: by its label or its key. */
  private exactly(line: string): Word | undefined {
    if (this.table.pending === undefined) return undefined
    const typed = line.toLowerCase()
    const found = this.choices().find(({ label, key }) => label === typed || key === typed)
    return found?.word
  }

  /** The answer that a line means: a possible one, or one that is not (and will be refused with its reason). */
  private find(line: string): Word {
    const q = this.asked
    if (/^\d+$/.test(line)) throw this.numberHint()
    if (line.toLowerCase() === 'd' && !q.answers.every(isNumberWord)) {
      // Not the beginning of a name: who types it wants to be done.
      if (q.refused.includes(DONE)) return DONE
      throw complaint('unknown', 'hear.unknown', { text: line })
    }
    const found = this.matching(line, [...q.answers, ...q.refused])
    const possible = found.filter((word) => q.answers.includes(word))
    const only = found.length === 1 ? found[0] : possible.length === 1 ? possible[0] : undefined
    if (only !== undefined) return only
    if (found.length === 0 && q.answers.every(isNumberWord)) throw this.numberHint()
    if (found.length === 0) throw complaint('unknown', 'hear.unknown', { text: line })
    const list = (possible.length > 0 ? possible : found).map((word) => this.nameOf(word)).join(', ')
    throw complaint('ambiguous', 'hear.ambiguous', { text: line, list })
  }

  /** What can be typed where a number was that is no answer. */
  private numberHint(): BadInput {
    if (this.asked.answers.some(isNumberWord)) return complaint('number', 'hear.number', this.numberRange())
    const labels = this.choices().map(({ label }) => label)
    const to = labels.filter((label) => /^\d+$/.test(label)).length
    return to === 0
      ? complaint('number', 'hear.letters', { list: labels.join(', ') })
      : complaint('number', 'hear.range', { from: 1, to })
  }

  private numberRange(): { readonly from: number; readonly to: number } {
    const numbers = this.asked.answers.filter(isNumberWord).map(wordNumber)
    return { from: Math.min(...numbers), to: Math.max(...numbers) }
  }

  /** What an answer is called: its key, its name, a space's full name. */
  private callings(word: Word): string[] {
    const fullName = isSpaceWord(word) ? this.volume.spaces[wordSpace(word)]?.fullName : undefined
    const names = [keyOf(this.volume, word), this.nameOf(word), fullName ?? '']
    return names.map(simplify).filter((name) => name !== '')
  }

  /**
   * The answers that a line may mean: those called exactly so, else those that begin so, else those with a word that begins so.
   * Where one is the beginning of all the others (Bogotá, Bogotá - San José) it is meant.
   */
  private matching(line: string, words: readonly Word[]): Word[] {
    const typed = simplify(line)
    if (typed === '') return []
    const called = words.map((word) => ({ word, names: this.callings(word) }))
    const tiers = [
      (name: string) => name === typed,
      (name: string) => name.startsWith(typed),
      (name: string) => ` ${name}`.includes(` ${typed}`),
    ]
    for (const fits of tiers) {
      const found = called
        .map(({ word, names }) => ({ word, names: names.filter(fits) }))
        .filter(({ names }) => names.length > 0)
      if (found.length === 0) continue
      const root = found.find((a) =>
        a.names.some((short) => found.every((b) => a === b || b.names.some((name) => name.startsWith(`${short} `)))),
      )
      return root === undefined ? found.map(({ word }) => word) : [root.word]
    }
    return []
  }

  private answer(word: Word): Reply {
    const { by, isSecret } = this.asked
    this.refused = word
    this.table.answer(by, keyOf(this.volume, word))
    const reply = this.goOn()
    return isSecret ? { ...reply, text: `${this.around.wipe}${reply.text}` } : reply
  }

  // Why not

  /** Every answer that is not possible, by reason; or one of them. */
  private why(about: string): string[] {
    const q = this.asked
    if (about === '') {
      return q.refused.length === 0
        ? [this.say('why.all-possible')]
        : [this.say('why.head'), ...this.reasonLines(q.refused)]
    }
    const found = this.matching(about, [...q.refused, ...q.answers])
    const refused = found.filter((word) => q.refused.includes(word))
    if (refused.length > 0) return this.reasonLines(refused)
    if (found.length > 0) return found.map((word) => this.say('why.possible', { text: this.nameOf(word) }))
    const [space] = this.matching(about, this.volume.allSpaces.map(spaceWord))
    const known = space ?? wordOf(this.volume, about.toLowerCase())
    return known === undefined
      ? [this.say('why.unknown', { text: about })]
      : [this.say('why.not-asked', { text: wordText(this.volume, known, this.language) })]
  }

  /** Reasons with their rules; answers that share one stand together. */
  private reasonLines(words: readonly Word[]): string[] {
    const q = this.asked
    const { width } = this.view
    const groups = new Map<string, { reason: Reason; words: Word[] }>()
    for (const word of words) {
      const reason = q.whyNot(word)
      if (reason === undefined) continue
      const id = `${reason.id} ${reason.rule}`
      const group = groups.get(id)
      if (group === undefined) groups.set(id, { reason, words: [word] })
      else group.words.push(word)
    }
    return [...groups.values()].flatMap(({ reason, words: [first, ...others] }) => {
      if (first === undefined) return []
      const text = this.reasonText(reason, first)
      const names = (list: readonly Word[]): string => list.map((word) => unbroken(this.nameOf(word))).join(', ')
      return this.saysWhich(reason, first)
        ? [
            ...wrap(text, width, '    ', '  '),
            ...(others.length === 0
              ? []
              : wrap(this.say('why.likewise', { text: names(others) }), width, '      ', '    ')),
          ]
        : wrap(`${names([first, ...others])}: ${text}`, width, '    ', '  ')
    })
  }

  /** Whether a reason names the answer that it stands against. */
  private saysWhich(reason: Reason, about: Word): boolean {
    return isSpaceWord(about) && this.volume.catalogues.en[reason.id]?.includes('{space}') === true
  }

  private reasonText(reason: Reason, about: Word | undefined): string {
    return withRule(reasonText(this.table.game, reason, this.language, about), reason.rule)
  }

  private refusal(error: BadInput): string {
    const { card } = error.details
    if (error.id === 'error.card-not-now') return this.say('deal.cannot', { card: cardName(this.volume, Number(card)) })
    if (!(error instanceof Refused)) return capital(stopped(error.textIn(this.language)))
    const text = this.reasonText(error.reason, this.refused)
    if (this.refused === undefined || this.saysWhich(error.reason, this.refused)) return text
    return `${this.nameOf(this.refused)}: ${text}`
  }

  // Commands

  private help(): string[] {
    const key = this.volume.spaces[0]?.id ?? ''
    const verbs = verbsInPlay(this.table.game)
    const ways = verbs.flatMap((verb) =>
      verb === 'hand' ? [this.say('help.hand')] : this.waysOf(verb, []).map((words) => [verb, ...words].join(' ')),
    )
    if (this.volume.secrets !== undefined && verbs.includes('reveal')) ways.push(this.say('help.secrets'))
    return [
      this.say('help', { key, short: key.slice(0, 3) }),
      ...wrap(briefLegend(this.view), this.around.width(), '    ', '  '),
      this.say('help.out-of-turn'),
      ...ways.map((text) => `  ${text}`),
    ]
  }

  /** The ways to say something out of turn: its own words as they are, a name for what stands for others. */
  private waysOf(verb: string, words: readonly string[]): string[][] {
    const part = this.volume.interjections[verb]?.next(this.volume, words)
    if (part === undefined) return [[]]
    const [own, shown] = typeof part === 'object' ? [part, part] : [[''], [this.say(`part.${part}`)]]
    return own.flatMap((word, i) => this.waysOf(verb, [...words, word]).map((rest) => [shown[i] as string, ...rest]))
  }

  /** What only the player who is asked may see. */
  private showSecrets(): string[] {
    const { by } = this.asked
    const secrets = this.volume.secrets?.(this.table.game, by) ?? []
    if (secrets.length === 0) return [this.say('secrets.none')]
    const texts = secrets.map(({ id }) => message(this.volume.catalogues, this.language, id))
    return [`${factionName(this.volume, by, this.language)}: ${texts.join(', ')}`]
  }

  private showCard(what: string): string[] {
    if (what === '') return bothCards(this.view)
    const card = /^\d{1,3}$/.test(what) ? this.volume.cardByNumber[Number(what)] : undefined
    return card === undefined
      ? [this.say('card.unknown', { text: what })]
      : oneCard(this.view, card.number, this.say('card.current'))
  }

  private showSpace(what: string): string[] {
    if (what === '') return [this.say('space.name')]
    const [word, ...others] = this.matching(what, this.volume.allSpaces.map(spaceWord))
    if (word === undefined) return [this.say('why.unknown', { text: what })]
    if (others.length === 0) return aboutSpace(this.view, wordSpace(word))
    const list = [word, ...others].map((one) => wordText(this.volume, one, this.language)).join(', ')
    return this.wrapped(this.say('space.ambiguous', { text: what, list }))
  }

  private showLog(what: string): string[] {
    if (what !== '' && !/^\d{1,6}$/.test(what)) return [this.say('log.number')]
    const n = what === '' ? 20 : Number(what)
    const lines = this.lastEvents(n)
    return lines.length === 0 ? [this.say('log.none')] : lines
  }

  private lastEvents(n: number): string[] {
    const events = n === 0 ? [] : alike(this.log).slice(-n).flat()
    return logLines(this.volume, events, this.view)
  }

  /** The cards that are turned next; without numbers chance deals them. */
  private deal(what: string): Reply {
    const cards = numbersIn(what)
    const { game } = this.table
    const bad = cards?.find((card, i) => !isUnseen(game, card) || cards.indexOf(card) < i)
    const unknown = cards?.find((card) => this.volume.cardByNumber[card] === undefined)
    if (cards === undefined) throw complaint('deal', 'deal.numbers')
    if (unknown !== undefined) throw complaint('deal', 'card.unknown', { text: String(unknown) })
    if (bad !== undefined) throw complaint('deal', 'deal.never', { card: cardName(this.volume, bad) })
    this.around.layReady({ cards })
    return this.goOn(cards.length === 0 ? this.say('deal.chance') : this.say('deal.done', { list: cards.join(', ') }))
  }

  /** The dice that are rolled next; without numbers chance rolls them. */
  private roll(what: string): Reply {
    const dice = numbersIn(what)
    if (dice === undefined || !dice.every(isDie)) throw complaint('roll', 'roll.numbers')
    this.around.layReady({ dice })
    return this.goOn(dice.length === 0 ? this.say('roll.chance') : this.say('roll.done', { list: dice.join(', ') }))
  }

  private undo(agreed: boolean): Reply {
    const entries = [...this.table.entries]
    const log = [...this.log]
    const outcomes = [...this.table.journal.outcomes]
    try {
      this.table.undo({ agreed })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const canAgree = !agreed && error.reason.id !== NOTHING_TO_UNDO
      return this.again(...this.wrapped(this.refusal(error)), ...(canAgree ? [this.say('undo.agree')] : []))
    }
    this.told = this.present
    // Where the game waits for what players tell, that was undone; else an answer.
    const told = this.table.awaitsChance ? outcomes.slice(this.table.journal.outcomes.length).slice(0, 1) : []
    return this.goOn(...this.takenBack([...told, ...entries.slice(this.told.at)], log.slice(this.told.logLength)))
  }

  /** What is undone: the answer, how many others gave since, and what chance brought to light. */
  private takenBack([entry, ...others]: readonly Entry[], events: readonly LogEvent[]): string[] {
    const text =
      typeof entry === 'string'
        ? entry.split(' ').slice(1).join(' ')
        : wordText(this.volume, entry as Word, this.language)
    const done = this.say('undo.done', { text, ...(others.length === 0 ? {} : { n: others.length }) })
    const revealed = events
      .filter(({ kind }) => kind === 'roll' || kind === 'card')
      .map((event) => logText(this.volume, event, this.language))
    return this.wrapped(
      revealed.length === 0 ? done : `${done} ${this.say('undo.revealed', { text: revealed.join(' ') })}`,
    )
  }

  private save(what: string): string {
    if (what === '') return this.say('save.name')
    this.around.saveAs(what)
    return this.say('save.done', { file: what })
  }

  /** The link for who is to answer, if the game can go there without a secret. */
  private sendMove(page: string): string[] {
    const to = addresseeOf(this.table)
    const faction = to === undefined ? undefined : factionNoun(this.volume, to, this.language)
    if (isSecretMove(this.table)) return this.wrapped(this.say('link.secret', { faction }))
    const link = this.around.moveLink(page)
    return [...this.wrapped(this.say(faction === undefined ? 'link.over' : 'link.send', { faction })), link]
  }

  /** Leaves; if the game could not be kept, only when told twice. */
  private quit(warned: boolean): Reply {
    const reason = this.around.whyNotKept()
    if (reason === undefined || warned) return { text: '', leaves: true }
    this.warned = true
    return this.again(...this.wrapped(this.say('leave.sure', { text: reason })))
  }

  // Out of turn

  private speaker(name: string): Faction {
    const list = this.volume.factions.map(({ id }) => id)
    const typed = simplify(name)
    const found = this.volume.allFactions.filter(
      (f) =>
        (list[f] as string).startsWith(typed) || simplify(factionName(this.volume, f, this.language)).startsWith(typed),
    )
    if (typed === '' || found.length !== 1) {
      throw complaint('faction', 'out-of-turn.faction', { text: name, list: list.join(', ') })
    }
    return found[0] as Faction
  }

  private outOfTurn(by: Faction, [verb = '', ...words]: readonly string[]): Reply {
    const name = verb.toLowerCase()
    if (!Object.hasOwn(this.volume.interjections, name)) {
      const list = verbsInPlay(this.table.game).join(', ')
      throw complaint('verb', 'out-of-turn.verb', { text: verb, list })
    }
    if (name === 'hand' && words.length === 0) return this.again(...this.handHelp())
    if (name !== 'hand' && this.table.deciders[by] !== undefined) {
      const kind = this.table.setup.seats[by]?.kind ?? ''
      throw complaint('seat', 'out-of-turn.seat', {
        faction: (language) => factionNoun(this.volume, by, language),
        kind: (language) => seatKind(kind, language),
      })
    }
    const typed = words.map((word) => word.toLowerCase())
    try {
      this.table.interject(by, name, typed)
    } catch (error) {
      // Not the ids themselves, perhaps their beginnings.
      const meant = typed.map((word) => this.idOf(word))
      if (!(error instanceof BadInput) || meant.every((word, i) => word === typed[i])) throw error
      this.table.interject(by, name, meant)
    }
    return this.goOn()
  }

  /** The id of a space, piece, faction, marker or track that begins so, if there is just one; else the word as it is. */
  private idOf(word: string): string {
    const { spaces, pieces, factions, markers, tracks } = this.volume
    const ids = [spaces, pieces, factions, markers, tracks].flatMap((list) => list.map(({ id }) => id))
    const typed = simplify(word)
    if (typed === '' || ids.some((id) => simplify(id) === typed))
      return ids.find((id) => simplify(id) === typed) ?? word
    const found = ids.filter((id) => simplify(id).startsWith(typed))
    const root = found.find((id) => found.every((other) => other.startsWith(id)))
    return root ?? word
  }

  private handHelp(): string[] {
    const { width } = this.view
    const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ')
    const list = (id: 'hand.spaces' | 'hand.pieces' | 'hand.markers' | 'hand.tracks' | 'hand.levels', text: string) =>
      wrap(this.say(id, { text }), width, '  ')
    return [
      this.say('hand.help'),
      ...list('hand.spaces', ids(this.volume.spaces)),
      ...list('hand.pieces', ids(this.volume.pieces)),
      ...list('hand.markers', ids(this.volume.markers)),
      ...list('hand.tracks', ids(this.volume.tracks)),
      ...list('hand.levels', this.volume.levels.join(', ')),
    ]
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
      return this.wrapped(this.refusal(error))
    }
  }

  private after(lines: readonly string[], changed = false): Reply {
    const notice = changed ? this.around.keep() : undefined
    const cardboard = this.cardboardLines()
    const told = [
      ...lines,
      ...(cardboard.length === 0 ? [] : ['', ...cardboard]),
      ...(notice === undefined ? [] : this.wrapped(notice)),
    ]
    if (this.table.isOver)
      return { text: paragraphs(told, rankingLines(this.view), this.questionLines()), leaves: false }
    return { text: paragraphs(told, this.announcement(), this.questionLines()), leaves: false }
  }

  /** Something said, and the same question once more. */
  private again(...lines: readonly string[]): Reply {
    return { text: paragraphs(lines, this.questionLines(lines.length > 0)), leaves: false }
  }

  /** A new card or phase is announced once. */
  private announcement(): string[] {
    const moment = this.moment()
    if (moment === this.announced) return []
    const [card, part] = moment.split(' ')
    const [cardBefore, partBefore] = this.announced.split(' ')
    this.announced = moment
    return [
      ...(part === partBefore || this.toldPhase ? [] : [this.view.paint.strong(phaseText(this.view))]),
      ...(card === cardBefore ? [] : cardLines(this.view)),
      ...standingLine(this.view),
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
    const to = { ...this.told, logLength: this.log.length - (isSaidApart(this.log.at(-1)) ? 1 : 0) }
    const fresh = this.log.slice(from.logLength, to.logLength)
    const begun = fresh.findLast(({ kind }) => kind === 'phase')?.text?.split('.')[0]
    this.toldPhase = begun !== undefined && begun === this.volume.phases[phase(this.table.game)]?.id
    return this.around.why ? storyLines(this.table, this.view, from, to) : logLines(this.volume, fresh, this.view)
  }

  /** What non-players did since a person's last turn began, with their reasons. */
  private showReasons(): string[] {
    const turns = this.table.setup.seats.some(({ nonPlayer }) => nonPlayer) ? lastTurns(this.table) : undefined
    const lines = turns === undefined ? [] : storyLines(this.table, this.view, turns.from, turns.to)
    return lines.length === 0 ? [this.say('reasons.none')] : lines
  }

  /** What a non-player would answer here, of the family at the table or of one that is named. */
  private hint(wished: string): string[] {
    const { by } = this.asked
    const { families } = this.around
    const known = advisersAt(this.table, families).map(({ id }) => id)
    const family = wished === '' ? known[0] : wished.toLowerCase()
    if (family === undefined || !known.includes(family)) {
      const faction = factionNoun(this.volume, by, this.language)
      const list = known.length === 0 ? undefined : known.join(', ')
      return this.wrapped(this.say(family === undefined ? 'hint.nobody' : 'hint.none', { family, faction, list }))
    }
    const { answer, explanation } = adviceAt(this.table, families, family)
    const text = this.say('hint.answer', { family, text: this.nameOf(answer) })
    return [
      ...this.wrapped(text),
      ...(explanation === undefined
        ? []
        : reasonLines(this.view, explanationText(this.volume, explanation, this.language))),
    ]
  }
}

/** Errors are worded to stand after a colon; by themselves they are sentences. */
const stopped = (text: string): string => (/[.!?…)]$/.test(text) ? text : `${text}.`)

const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

import {
  answerText,
  BadInput,
  cardText,
  count,
  currentCard,
  DONE,
  type Faction,
  factionName,
  type Ground,
  groundText,
  isNumberWord,
  isPieceWord,
  isSpaceWord,
  keyOf,
  type Language,
  type LogEvent,
  type LogKind,
  level,
  logText,
  message,
  NO,
  phase,
  type Question,
  questionText,
  type Reason,
  Refused,
  reasonText,
  resources,
  spaceWord,
  type Table,
  type Volume,
  type Word,
  wordNumber,
  wordOf,
  wordPiece,
  wordSpace,
  wordText,
  YES,
} from '@coinflict/kernel'
import { adviceAt } from '@coinflict/players'
import { familiesOf } from '@coinflict/players/families'
import {
  boardText,
  bothCards,
  briefNote,
  cardLines,
  oneCard,
  phaseText,
  rankingLines,
  spaceNote,
  standingLine,
  type View,
  valueNote,
} from './board.ts'
import { columns, cut, type Paint, wrap } from './layout.ts'
import { aboutSpace } from './space.ts'
import { say } from './text/say.ts'

/** What the conversation needs from around it. */
export interface Surroundings {
  readonly language: Language
  readonly paint: Paint
  /** Whether non-players say why they do what they do. */
  readonly why: boolean
  /** Columns of the terminal as it is now. */
  width(): number
  /** Keeps the game after a change; gives what there is to say about it. */
  keep(): string | undefined
  /** Saves the game in a file of the player's choice, or throws `BadInput`. */
  saveAs(file: string): void
  /** Why the game as it stands is not kept. */
  whyNotKept(): string | undefined
}

export interface Reply {
  readonly text: string
  /** The player leaves, or the game is over. */
  readonly leaves: boolean
}

/** An answer as it is offered: what to type for it, and what it says. */
interface Choice {
  readonly word: Word
  readonly label: string
  readonly key: string
  readonly name: string
}

/** Log events that begin something; what follows from them is indented. */
const HEADINGS: ReadonlySet<LogKind> = new Set<LogKind>(['card', 'pass', 'operation', 'event', 'phase', 'over', 'hand'])

/** Answers that are listed one below the other. */
const FEW = 12

/** A blank at which no line is broken; it is a blank again once lines are. */
const NO_BREAK = '\u00a0'
const unbroken = (name: string): string => name.replaceAll(' ', NO_BREAK)

const NOTHING_TO_UNDO: Reason = { id: 'why.nothing-to-undo', rule: '' }

/** Letters without accents, signs as blanks, so that `Bogotá - San José` and `bogota-san-jose` are alike. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A game at a terminal: takes what a player types, gives what is shown. Knows no files and no screen. */
export class Conversation {
  /** How much of the log has been shown, and of how many answers the reasons. */
  private shown: number
  private explained: number
  /** Card and phase that were announced last. */
  private announced = ''
  /** Whether the last news said that the present phase began. */
  private toldPhase = false
  private warned = false
  /** The answer that is being given, for the reason against it. */
  private refused: Word | undefined

  constructor(
    private readonly table: Table,
    private readonly around: Surroundings,
  ) {
    this.shown = this.log.length
    this.explained = table.journal.length
  }

  private get volume(): Volume {
    return this.table.volume
  }

  private get language(): Language {
    return this.around.language
  }

  private get log(): readonly LogEvent[] {
    return this.table.game.log ?? []
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
    if (q === undefined) return '> '
    const faction = factionName(this.volume, q.by, this.language)
    if (this.volume.purseOf[q.by] === -1) return `${faction}> `
    return this.say('ask.prompt', { faction, n: resources(this.table.game, q.by) })
  }

  /** Keys that begin as the line does, for the tab key. */
  complete(line: string): string[] {
    const { pending } = this.table
    return pending === undefined
      ? []
      : pending.answers.map((w) => keyOf(this.volume, w)).filter((key) => key.startsWith(line))
  }

  /** What is shown first: the board, what happened last, the first question. */
  begin(): Reply {
    const answered = this.table.journal.length
    const recent = answered > 0 ? [this.say('load.recent'), ...this.logLines(this.log.slice(-5))] : []
    this.table.run()
    const changed = this.table.journal.length > answered
    const lines = [...recent, ...this.news()]
    if (this.table.isOver) return this.after(lines, changed)
    this.announced = this.moment()
    const board = boardText(this.table.game, this.language, this.view)
    return this.after(lines.length === 0 ? [board] : [...lines, '', board], changed)
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
      case 'undo':
      case 'undo!':
        return this.undo(verb === 'undo!')
      case 'save':
        return this.again(this.save(what))
      case 'quit':
      case 'exit':
        return this.quit(warned)
    }
    const speech = /^(\S+):\s*(.*)$/.exec(line)
    if (speech !== null) return this.outOfTurn(this.speaker(speech[1] as string), (speech[2] as string).split(/\s+/))
    if (Object.hasOwn(this.volume.interjections, verb)) return this.outOfTurn(this.asked.by, [verb, ...rest])
    return this.answer(this.find(line))
  }

  private get asked(): Question {
    const { pending } = this.table
    if (pending === undefined) throw new BadInput('over', this.say('out-of-turn.over'))
    return pending
  }

  // The question and its answers

  /** The sentence, then the answers; a long list is not repeated unless it is asked for. */
  private questionLines(isRepeated = false): string[] {
    const q = this.asked
    const { g, paint, width } = this.view
    const names = this.volume.catalogues.en[q.id]?.includes('{by}') === true
    const by = factionName(this.volume, q.by, this.language)
    const text = questionText(g, q, this.language)
    const sentence = `${names ? text : `${by}: ${text}`} (${q.rule})`
    const refused = q.refused.length === 0 ? [] : [paint.faint(this.say('ask.refused', { n: q.refused.length }))]
    const answers =
      isRepeated && q.answers.length > FEW ? [`  ${this.say('ask.list')}`] : [...this.answerLines(), ...refused]
    return [...wrap(sentence, width).map(paint.strong), ...answers]
  }

  private answerLines(): string[] {
    const { width } = this.view
    const choices = this.choices()
    const asksNumber = this.asked.answers.some(isNumberWord)
    const others = choices.filter(({ word }) => !isNumberWord(word))
    if (others.length === 0) return [`  ${this.numberRange('ask.number')}`]
    const longest = Math.max(...others.map(({ label }) => label.length))
    const labels = others.map(({ label }) => `${label.padStart(longest)}  `)
    const isShort = others.length <= FEW
    // A long list stands in two columns at least, its notes cut; the names are not.
    const half = Math.max(...others.map(({ name }) => name.length), Math.floor((width - 5) / 2) - longest - 2)
    const texts = others.map((choice) => this.withNote(choice, isShort ? undefined : half))
    const isNoted = others.some(({ word }) => isSpaceWord(word)) || texts.some((item) => item.length > width / 2)
    const lines =
      isShort && isNoted
        ? texts.flatMap((item, i) => wrap(item, width - 2, ' '.repeat(longest + 4), labels[i]))
        : columns(
            texts.map((item, i) => `${labels[i]}${isShort ? item : cut(item, half)}`),
            width - 2,
          )
    return [...(asksNumber ? [this.numberRange('ask.number')] : []), ...lines].map((line) => `  ${line}`)
  }

  /** An answer with what stands in the space, how many of the piece do, or what the side of the card says. */
  private withNote({ word, key, name }: Choice, most?: number): string {
    const { g } = this.view
    const card = this.volume.cardByNumber[this.asked.params?.card ?? -1]
    if (card !== undefined && (key === 'unshaded' || key === 'shaded')) {
      return `${name}: ${cardText(card, g.option('edition'), this.language)[key] ?? ''}`
    }
    if (isSpaceWord(word)) {
      const note = spaceNote(this.view, wordSpace(word), this.asked.by)
      const noted = note === '' ? name : `${name}: ${note}`
      if (most === undefined) return `${noted}  ${valueNote(this.view, wordSpace(word))}`
      const brief = briefNote(this.view, wordSpace(word))
      const whole = brief === '' ? noted : noted.replace(name, () => `${name} (${brief})`)
      // A level that is not shown would read as neutral; what a line is worth can wait where there is no room.
      return level(g, wordSpace(word)) === 0 && whole.length > most ? noted : whole
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
    return answerText(this.table.game, this.asked, word, this.language)
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
    if (/^\d+$/.test(line)) throw new BadInput('number', this.numberHint())
    if (line.toLowerCase() === 'd' && q.refused.includes(DONE)) return DONE
    const found = this.matching(line, [...q.answers, ...q.refused])
    const possible = found.filter((word) => q.answers.includes(word))
    const only = found.length === 1 ? found[0] : possible.length === 1 ? possible[0] : undefined
    if (only !== undefined) return only
    if (found.length === 0 && q.answers.every(isNumberWord)) throw new BadInput('number', this.numberHint())
    if (found.length === 0) throw new BadInput('unknown', this.say('hear.unknown', { text: line }))
    const list = (possible.length > 0 ? possible : found).map((word) => this.nameOf(word)).join(', ')
    throw new BadInput('ambiguous', this.say('hear.ambiguous', { text: line, list }))
  }

  private numberHint(): string {
    if (this.asked.answers.some(isNumberWord)) return this.numberRange('hear.number')
    const labels = this.choices().filter(({ label }) => /^\d+$/.test(label))
    return this.say('hear.range', { from: 1, to: labels.length })
  }

  private numberRange(id: 'ask.number' | 'hear.number'): string {
    const numbers = this.asked.answers.filter(isNumberWord).map(wordNumber)
    return this.say(id, { from: Math.min(...numbers), to: Math.max(...numbers) })
  }

  /** What an answer is called: its key, its name, a space's full name. */
  private callings(word: Word): string[] {
    const fullName = isSpaceWord(word) ? this.volume.spaces[wordSpace(word)]?.fullName : undefined
    const names = [
      keyOf(this.volume, word),
      answerText(this.table.game, this.asked, word, this.language),
      fullName ?? '',
    ]
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
    this.refused = word
    this.table.answer(keyOf(this.volume, word))
    return this.goOn()
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
      const lines = this.saysWhich(reason, first)
        ? [
            ...wrap(text, width, '    ', '  '),
            ...(others.length === 0
              ? []
              : wrap(this.say('why.likewise', { text: names(others) }), width, '      ', '    ')),
          ]
        : wrap(`${names([first, ...others])}: ${text}`, width, '    ', '  ')
      return lines.map((line) => line.replaceAll(NO_BREAK, ' '))
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
    if (!(error instanceof Refused)) return error.message
    const text = this.reasonText(error.reason, this.refused)
    if (this.refused === undefined || this.saysWhich(error.reason, this.refused)) return text
    return `${this.nameOf(this.refused)}: ${text}`
  }

  // Commands

  private help(): string[] {
    const verbs = Object.keys(this.volume.interjections).map((verb) =>
      verb === 'give' || verb === 'request' || verb === 'withdraw' || verb === 'hand' ? this.say(`help.${verb}`) : verb,
    )
    if (this.volume.secrets !== undefined) verbs.push(this.say('help.secrets'))
    return [this.say('help'), ...verbs.map((text) => this.say('help.verbs', { text }))]
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
    const events = n === 0 ? [] : this.log.slice(-n)
    return events.length === 0 ? [this.say('log.none')] : this.logLines(events)
  }

  private undo(agreed: boolean): Reply {
    const { deciders, game } = this.table
    try {
      if (game.answeredBy.every((by) => deciders[by] !== undefined)) throw new Refused(this.volume, NOTHING_TO_UNDO)
      this.table.undo(agreed)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const canAgree = !agreed && error.reason.id !== NOTHING_TO_UNDO.id
      return this.again(...this.wrapped(this.refusal(error)), ...(canAgree ? [this.say('undo.agree')] : []))
    }
    this.shown = this.log.length
    this.explained = this.table.journal.length
    return this.goOn(this.say('undo.done'))
  }

  private save(what: string): string {
    if (what === '') return this.say('save.name')
    this.around.saveAs(what)
    return this.say('save.done', { file: what })
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
      throw new BadInput('faction', this.say('out-of-turn.faction', { text: name, list: list.join(', ') }))
    }
    return found[0] as Faction
  }

  private outOfTurn(by: Faction, [verb = '', ...words]: readonly string[]): Reply {
    const name = verb.toLowerCase()
    if (!Object.hasOwn(this.volume.interjections, name)) {
      const list = Object.keys(this.volume.interjections).join(', ')
      throw new BadInput('verb', this.say('out-of-turn.verb', { text: verb, list }))
    }
    if (name === 'hand' && words.length === 0) return this.again(...this.handHelp())
    if (name !== 'hand' && this.table.deciders[by] !== undefined) {
      const kind = this.table.setup.seats[by]?.kind ?? ''
      throw new BadInput(
        'seat',
        this.say('out-of-turn.seat', { faction: factionName(this.volume, by, this.language), kind }),
      )
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
    if (this.table.waitsForDecider) this.table.run()
    return this.after([...first, ...this.news()], true)
  }

  private after(lines: readonly string[], changed = false): Reply {
    const notice = changed ? this.around.keep() : undefined
    const told = [...lines, ...(notice === undefined ? [] : this.wrapped(notice))]
    if (this.table.isOver) return { text: paragraphs(told, rankingLines(this.view)), leaves: true }
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
    const fresh = this.log.slice(this.shown).filter(({ kind }) => kind !== 'over')
    if (fresh.at(-1)?.kind === 'card' && this.moment() !== this.announced) fresh.pop()
    this.shown = this.log.length
    const begun = fresh.findLast(({ kind }) => kind === 'phase')?.text?.split('.')[0]
    this.toldPhase = begun !== undefined && begun === this.volume.phases[phase(this.table.game)]?.id
    const from = this.explained
    this.explained = this.table.journal.length
    return this.around.why ? this.explainedLines(fresh, from) : this.logLines(fresh)
  }

  /** What happened, and before what came of each answer of a non-player the reason for it. */
  private explainedLines(events: readonly LogEvent[], from: number): string[] {
    const lines: string[] = []
    let told = 0
    for (let at = from; at <= this.explained; at++) {
      // An event is written after so many answers as led to it.
      const until = events.findIndex((event, i) => i >= told && event.at > at)
      const upTo = until === -1 ? events.length : until
      lines.push(...this.logLines(events.slice(told, upTo)), ...this.reasonOf(at))
      told = upTo
    }
    return lines
  }

  /** Why a non-player gave an answer of the journal: the answer, then a line for each sentence. */
  private reasonOf(at: number): string[] {
    const ground = this.table.grounds[at]
    return ground === undefined ? [] : this.groundLines(ground, this.table.journal[at] as Word)
  }

  private groundLines(ground: Ground, answer: Word): string[] {
    const { paint, width } = this.view
    const text = groundText(this.volume, ground, this.language).join(' ')
    return wrap(`${wordText(this.volume, answer, this.language)}: ${text}`, width, '      ', '    ').map(paint.faint)
  }

  /** The reasons for what non-players answered since a person last did. */
  private showReasons(): string[] {
    const { deciders, game, journal } = this.table
    let from = journal.length
    while (from > 0 && deciders[game.answeredBy[from - 1] as Faction] !== undefined) from--
    const lines = journal.slice(from).flatMap((_, i) => this.reasonOf(from + i))
    return lines.length === 0 ? [this.say('reasons.none')] : lines
  }

  /** What a non-player would answer here, of the family at the table or of one that is named. */
  private hint(family: string): string[] {
    const wished = family === '' ? undefined : family.toLowerCase()
    const { answer, family: asked, ground } = adviceAt(this.table, familiesOf(this.volume), wished)
    const text = this.say('hint.answer', { family: asked, text: this.nameOf(answer) })
    return [text, ...(ground === undefined ? [] : this.groundLines(ground, answer))]
  }

  private logLines(events: readonly LogEvent[]): string[] {
    return logLines(this.volume, events, this.view)
  }
}

/** Events one by one; who became eligible and who did not, by the same rule, stand together. */
function alike(events: readonly LogEvent[]): [LogEvent, ...LogEvent[]][] {
  const groups: [LogEvent, ...LogEvent[]][] = []
  for (const event of events) {
    const group = groups.at(-1)
    const isEligibility = ({ kind }: LogEvent): boolean => kind === 'eligible' || kind === 'ineligible'
    if (group !== undefined && isEligibility(event) && isEligibility(group[0]) && event.rule === group[0].rule)
      group.push(event)
    else groups.push([event])
  }
  return groups
}

const withRule = (text: string, rule: string): string => (rule === '' ? text : `${text} (${rule})`)

/** What happened, a sentence each with its rule; what follows from something is indented. */
export function logLines(volume: Volume, events: readonly LogEvent[], view: Omit<View, 'g'>): string[] {
  return alike(events).flatMap(([event, ...others], i) => {
    const isHeading = HEADINGS.has(event.kind)
    const text = withRule([event, ...others].map((e) => logText(volume, e, view.language)).join(' '), event.rule)
    const lines = wrap(text, view.width, '    ', isHeading ? '' : '  ')
    if (event.kind === 'phase') return [...(i === 0 ? [] : ['']), ...lines.map(view.paint.strong)]
    return event.by === -1 ? lines : lines.map((line) => view.paint.faction(event.by as Faction, line))
  })
}

const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

import { BadInput, badInput, type Faction, keyOf, type Volume } from '@coinflict/kernel/state'
import {
  NO_JOURNAL,
  positionFor,
  questionFor,
  Refused,
  saveFor,
  type Table,
  type Viewer,
} from '@coinflict/kernel/table'
import { type Language, message } from '@coinflict/kernel/text'
import { boxOf, everyVolume, openBox } from '@coinflict/library'
import {
  type Analyst,
  adviceAt,
  analystFor,
  chancesAt,
  consideredAt,
  reviewed,
  SEAT_KINDS,
  workOut,
} from '@coinflict/players'
import { chancesView, considerationView, reviewView } from './analysis-views.ts'
import { USUAL } from './budget.ts'
import { namedBox, noFaction } from './games.ts'
import { idOf, languageIn, Request, type RequestId, readFields } from './request.ts'
import { gameOf, loadTable, newTable, type OpenTable, reopen, tableAt } from './tables.ts'
import { complaint, say } from './text/say.ts'
import {
  askedView,
  cardView,
  entriesView,
  eventView,
  explanationView,
  reasonView,
  secretsView,
  totalsView,
  volumeView,
} from './views.ts'

/** Raised when a reply changes so that an older reader would misread it. */
export const PROTOCOL_VERSION = 2

const MIB = 1024 * 1024
/** Bytes of a line, for verbs that bring a whole game or position and for all others. */
export const MOST_BYTES = 16 * MIB
const MOST_BYTES_OF_SMALL = MIB
/** Some sentences quote what came in, which can be long. */
const MOST_OF_A_MESSAGE = 1000

export interface Failure {
  readonly code: string
  readonly message: string
  readonly rule?: string
}

type Body = Readonly<Record<string, unknown>>

export type Reply =
  | ({ readonly id: RequestId; readonly ok: true } & Body)
  | { readonly id: RequestId; readonly ok: false; readonly error: Failure }

/** A verb: the fields it takes beside `id`, `do` and `lang`, and what it does. */
interface Verb {
  readonly takes: readonly string[]
  /** Whether it may bring a whole game and be long. */
  readonly isLarge?: boolean
  readonly act: (session: Session, request: Request) => Promise<Body> | Body
}

/** What one client has on its table. */
class Session {
  sitting: OpenTable | undefined
  ended = false

  get table(): Table {
    return this.here.table
  }

  get here(): OpenTable {
    if (this.sitting === undefined) {
      throw complaint('no-game', 'request.no-game')
    }
    return this.sitting
  }

  sit(sitting: OpenTable, language: Language): Body {
    this.sitting = sitting
    return { ...askedView(sitting.table, language) }
  }
}

const wish = (r: Request) => ({
  scenario: r.maybeText('scenario'),
  options: r.names('options'),
  seats: r.names('seats'),
  seed: r.seed(),
  ownDeck: r.flag('ownDeck'),
})

function factionOf(volume: Volume, id: string) {
  const faction = volume.factionIndex.get(id)
  if (faction !== undefined) return faction
  throw noFaction(volume, 'faction', id)
}

/** Who looks: the player of the factions named, a spectator where none is, or somebody who may see the whole. */
const viewerOf = (table: Table, r: Request): Viewer =>
  r.flag('whole') ? 'everything' : r.texts('as').map((id) => factionOf(table.volume, id))

/** Who answers or undoes: the faction that is named, or whoever is asked. */
const byOf = (table: Table, r: Request): Faction => {
  const id = r.maybeText('by')
  return id === undefined ? table.game.q.by : factionOf(table.volume, id)
}

const VOICES = ['chart', 'search', 'both'] as const

/** Who is to give a hint: the charts, a player that thinks, or both. */
function voiceOf(r: Request): (typeof VOICES)[number] {
  const wished = r.maybeText('voice') ?? 'chart'
  const voice = VOICES.find((each) => each === wished)
  if (voice === undefined) throw complaint('request', 'request.voice', { list: VOICES.join(', ') })
  return voice
}

async function chartsHint(table: Table, r: Request): Promise<Body> {
  const families = await boxOf(table.volume.id).charts()
  const { family, answer, explanation } = adviceAt(table, families, r.maybeText('family'))
  const why = explanation === undefined ? {} : { why: explanationView(table.volume, explanation, r.language) }
  return { family, key: keyOf(table.volume, answer), ...why }
}

const analystAt = async (table: Table): Promise<Analyst> =>
  analystFor(await openBox(boxOf(table.volume.id), { charts: true, nets: true }), table.setup)

async function consideredView(table: Table, r: Request, viewer: Viewer, at = table.entries.length) {
  const playouts = r.count('playouts') ?? USUAL.considered
  const seen = workOut(consideredAt(await analystAt(table), table, viewer, playouts, at))
  return considerationView(table.volume, seen, r.language)
}

const VERBS: Readonly<Record<string, Verb>> = {
  games: {
    takes: [],
    act: async (_, { language }) => ({
      version: PROTOCOL_VERSION,
      seats: Object.keys(SEAT_KINDS),
      games: (await everyVolume()).map((volume) => volumeView(volume, language)),
    }),
  },
  new: {
    takes: ['game', 'scenario', 'options', 'seats', 'seed', 'ownDeck', 'stack'],
    act: async (s, r) => s.sit(await newTable(boxOf(r.text('game')), wish(r), r.stack()), r.language),
  },
  load: {
    takes: ['save'],
    isLarge: true,
    async act(s, r) {
      const { warning, ...sitting } = await loadTable(r.object('save'))
      const { table } = sitting
      const asked = s.sit(sitting, r.language)
      if (warning === undefined) return asked
      return { ...asked, warning: { message: warning, text: message(table.volume.catalogues, r.language, warning) } }
    },
  },
  position: {
    takes: ['position', 'game', 'scenario', 'options', 'seats', 'seed', 'ownDeck', 'stack'],
    isLarge: true,
    async act(s, r) {
      const position = r.object('position')
      const box = namedBox(r.maybeText('game') ?? gameOf(position))
      return s.sit(await tableAt(box, position, wish(r), r.stack()), r.language)
    },
  },
  question: {
    takes: ['whole', 'as'],
    act: ({ table }, r) => ({ ...askedView(table, r.language, viewerOf(table, r)) }),
  },
  'why-not': {
    takes: ['key', 'whole', 'as'],
    act({ table }, r) {
      const key = r.text('key')
      if (table.isOver) throw badInput('over', 'error.over')
      if (questionFor(table, viewerOf(table, r)) !== table.pending) throw complaint('illegal', 'request.secret')
      const reason = table.whyNot(key)
      if (reason === undefined) return { possible: true, reasons: [] }
      return { possible: false, reasons: [reasonView(table.game, reason, r.language, key)] }
    },
  },
  answer: {
    takes: ['key', 'by'],
    act({ table }, r) {
      if (table.awaitsChance && r.maybeText('by') === undefined) table.deal(r.text('key'))
      else table.answer(byOf(table, r), r.text('key'))
      return { ...askedView(table, r.language) }
    },
  },
  undo: {
    takes: ['agreed', 'by'],
    act({ table }, r) {
      table.undo({ agreed: r.flag('agreed'), ...(r.maybeText('by') === undefined ? {} : { by: byOf(table, r) }) })
      return { ...askedView(table, r.language) }
    },
  },
  interject: {
    takes: ['by', 'words'],
    act({ table }, r) {
      const by = factionOf(table.volume, r.text('by'))
      const [verb = '', ...words] = r.text('words').trim().split(/\s+/)
      table.interject(by, verb, words)
      return { ...askedView(table, r.language) }
    },
  },
  run: {
    takes: ['most'],
    act({ table }, r) {
      const before = table.entries.length
      table.run(r.count('most'))
      const given = entriesView(table, before, r.language)
      return { count: given.length, given, ...askedView(table, r.language) }
    },
  },
  hint: {
    takes: ['family', 'voice', 'playouts'],
    async act({ table }, r) {
      const voice = voiceOf(r)
      const chart = voice === 'search' ? {} : await chartsHint(table, r)
      if (voice === 'chart') return chart
      const { pending } = table
      const viewer = pending === undefined ? [] : [pending.by]
      return { ...chart, search: await consideredView(table, r, viewer) }
    },
  },
  chances: {
    takes: ['playouts', 'at', 'whole', 'as'],
    async act({ table }, r) {
      const at = r.count('at') ?? table.entries.length
      const playouts = r.count('playouts') ?? USUAL.chances
      const chances = workOut(chancesAt(await analystAt(table), table, viewerOf(table, r), playouts, at))
      return { at, ...chancesView(table.volume, chances) }
    },
  },
  considered: {
    takes: ['playouts', 'at', 'whole', 'as'],
    async act({ table }, r) {
      const at = r.count('at') ?? table.entries.length
      return { at, considered: await consideredView(table, r, viewerOf(table, r), at) }
    },
  },
  review: {
    takes: ['playouts', 'thought', 'marks', 'whole', 'as'],
    async act({ table }, r) {
      const budget = {
        playouts: r.count('playouts') ?? USUAL.curve,
        thought: r.count('thought') ?? USUAL.thought,
        ...(r.has('marks') ? { marks: r.count('marks') ?? 0 } : {}),
      }
      const review = workOut(reviewed(await analystAt(table), table, viewerOf(table, r), budget))
      return reviewView(table.volume, review, r.language)
    },
  },
  state: {
    takes: ['whole', 'as'],
    act: ({ table }, r) => ({ position: positionFor(table, viewerOf(table, r)) }),
  },
  totals: {
    takes: [],
    act: ({ table }) => totalsView(table),
  },
  card: {
    takes: ['number'],
    act({ table }, r) {
      const number = r.count('number')
      if (number === undefined) throw complaint('request', 'request.missing', { name: 'number' })
      const card = table.volume.cardByNumber[number]
      if (card === undefined)
        throw complaint('card', 'request.card', { title: table.volume.title, card: String(number) })
      return { card: cardView(table, card, r.language) }
    },
  },
  secrets: {
    takes: ['faction'],
    act({ table }, r) {
      const faction = factionOf(table.volume, r.text('faction'))
      return { secrets: secretsView(table, faction, r.language) }
    },
  },
  log: {
    takes: ['since'],
    act({ table }, r) {
      const { log } = table
      const since = r.count('since') ?? 0
      const events = log.slice(since).map((event) => eventView(table.volume, event, r.language))
      return { events, next: log.length }
    },
  },
  save: {
    takes: ['as'],
    act: ({ here }, r) => ({ save: saveFor(here.table, r.has('as') ? viewerOf(here.table, r) : 'everything', here) }),
  },
  quit: {
    takes: [],
    act(session) {
      session.ended = true
      return {}
    },
  },
}

export const VERB_NAMES: readonly string[] = Object.keys(VERBS)

/** The engine protocol: one line in, one reply out, and a game in between. Nothing that comes in can break it. */
export class Protocol {
  private readonly session = new Session()

  /** Whether the client has said goodbye. */
  get ended(): boolean {
    return this.session.ended
  }

  async reply(line: string): Promise<Reply> {
    let id: RequestId = null
    let request: Request | undefined
    let language: Language = 'en'
    const { sitting } = this.session
    const journal = sitting?.table.journalUpTo(sitting.table.entries.length) ?? NO_JOURNAL
    try {
      const bytes = Buffer.byteLength(line)
      if (bytes > MOST_BYTES) throw tooLong(MOST_BYTES)
      const fields = readFields(line)
      id = idOf(fields)
      language = languageIn(fields) ?? 'en'
      request = new Request(fields)
      const verb = verbOf(request.verb)
      if (bytes > MOST_BYTES_OF_SMALL && verb.isLarge !== true) throw tooLong(MOST_BYTES_OF_SMALL)
      request.takeOnly(verb.takes)
      return { id, ok: true, ...(await verb.act(this.session, request)) }
    } catch (error) {
      // A refusal leaves the table as it was by itself; after anything else the game is set up again.
      this.session.sitting = sitting
      const isUntouched =
        error instanceof BadInput &&
        sitting?.table.entries.length === journal.entries.length &&
        sitting.table.journal.outcomes.length === journal.outcomes.length
      if (sitting !== undefined && !isUntouched) this.session.sitting = reopen(sitting, journal)
      return { id, ok: false, error: this.failure(error, request, language) }
    }
  }

  private failure(error: unknown, request: Request | undefined, language: Language): Failure {
    if (!(error instanceof BadInput)) {
      const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return { code: 'internal', message: say(language, 'request.internal', { text: what }) }
    }
    const rule = error.rule === undefined || error.rule === '' ? {} : { rule: error.rule }
    return { code: error.code, message: this.sentence(error, request, language).slice(0, MOST_OF_A_MESSAGE), ...rule }
  }

  /** What stands against it, in the client's language; a reason of the rules names the space that was answered. */
  private sentence(error: BadInput, request: Request | undefined, language: Language): string {
    const { sitting } = this.session
    if (!(error instanceof Refused) || sitting === undefined || request === undefined) return error.textIn(language)
    const key = request.verb === 'answer' ? request.text('key') : ''
    return reasonView(sitting.table.game, error.reason, language, key).text
  }
}

function verbOf(name: string): Verb {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (verb !== undefined) return verb
  throw complaint('verb', 'request.verb', { value: name.slice(0, 60), list: VERB_NAMES.join(', ') })
}

const tooLong = (most: number) => complaint('too-long', 'request.too-long', { n: most / MIB })

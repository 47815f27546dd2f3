import { deflateRawSync } from 'node:zlib'
import { families as chartsAdp } from '@coinflict/a-distant-plain/nonplayers'
import { families as chartsAa } from '@coinflict/andean-abyss/nonplayers'
import { families as chartsFitl } from '@coinflict/fire-in-the-lake/nonplayers'
import type { Family } from '@coinflict/kernel/nonplayers'
import { type Asked, isNonPlayer, isSpaceWord, type Volume } from '@coinflict/kernel/state'
import { entryKey, moveOf, type Save, saveOf, setupOf, Table, turnOf } from '@coinflict/kernel/table'
import { LIBRARY } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { done, type Site, site } from '../../server/test/client.ts'
import { register, type Somebody } from '../../server/test/person.ts'
import { english } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { gameWithNonPlayers, playedGame, saveAt, tableAt, tirelessPlayer, VOLUMES } from './games.ts'

/** What the gallery shows: games of every volume at the moments that make its pages, and a server where people have played. */

export const WORDS = { en: english, es: spanish, pl: polish }

const CHARTS: readonly (readonly Family[])[] = [chartsAa, chartsAdp, chartsFitl]
const SHORT = ['aa', 'adp', 'fitl']

/** Anything, as a link carries it. */
export const packed = (data: unknown): string => deflateRawSync(JSON.stringify(data)).toString('base64url')

export interface Shown {
  readonly short: string
  readonly id: string
  readonly family: string
  /** Steps of its guide. */
  readonly steps: number
  readonly saves: Readonly<Record<string, Save>>
  /** The answer that ends the turn of the game that is held. */
  readonly last: string
  /** The addresses of a game by link, and of a move. */
  readonly link: string
  readonly move: string
}

/** Whether a question is one that is looked for; all that was asked, and where it stands there, are given too. */
type Holds = (asked: Asked, n: number, all: readonly (Asked | undefined)[]) => boolean

const isSpaces = ({ answers }: Asked, least: number): boolean => answers.filter(isSpaceWord).length >= least

/** The beginning of an operation in three spaces or more. */
const begins =
  (id: string): Holds =>
  (asked, n, all) =>
    asked.id === id &&
    all[n - 1]?.id === 'turn.first' &&
    isSpaces(asked, 6) &&
    all.slice(n, n + 20).filter((next) => next?.id === id && next.by === asked.by && isSpaces(next, 2)).length > 3

const QUESTIONS: Readonly<Record<string, Holds>> = {
  turn: ({ id, answers }) => id === 'turn.first' && answers.length > 3,
  rally: begins('rally.where'),
  train: begins('train.where'),
  side: ({ id, answers }) => id === 'event.side' && answers.length > 1,
  event: ({ id, answers }) => id.startsWith('event.') && id !== 'event.side' && answers.length > 2,
  move: ({ id, answers }) => /^(march|patrol|transport|sweep)\.(from|to)$/.test(id) && answers.length > 5,
  round: ({ rule, answers }) => rule.startsWith('6.') && answers.length > 1,
}

/** Long games in which everybody is a person, one after the other. */
function* longGames(volume: Volume): Generator<Table> {
  for (let n = 1; n <= 60; n++) yield playedGame({ seed: `gallery ${n}` }, tirelessPlayer, volume)
}

/** The first long game in which something is found in the last third. */
function inLongGame<Found>(games: Iterable<Table>, find: (table: Table, from: number) => Found | undefined): Found {
  for (const table of games) {
    const found = find(table, Math.ceil((table.entries.length * 2) / 3))
    if (found !== undefined) return found
  }
  throw new Error('this never comes late in a long game')
}

const whereAsked =
  (holds: Holds) =>
  (table: Table, from: number): Save | undefined => {
    const { asked } = table.record
    const at = asked.findIndex((q, n) => n >= from && q !== undefined && holds(q, n, asked))
    return at === -1 ? undefined : saveAt(table, at)
  }

/** A late turn of some answers, before its last one, which is about no space. */
function turnsEnd(table: Table, from: number): { save: Save; last: string } | undefined {
  for (let i = 1; i < table.turnsDone; i++) {
    const turn = turnOf(table, i)
    const last = table.entries[turn.to - 1]
    const asked = table.record.asked[turn.to - 1]
    const isChosen = asked?.answers.every((answer) => !isSpaceWord(answer))
    if (turn.from >= from && turn.to - turn.from > 5 && last !== undefined && isChosen)
      return { save: saveAt(table, turn.to - 1), last: entryKey(table.volume, last) }
  }
  return undefined
}

/** A late turn of a non-player in a game against one person, in which it chooses among several. */
function nonPlayersTurn(volume: Volume, families: readonly Family[]): Save {
  const [person = ''] = volume.tables.at(-1) ?? []
  const family = families.at(-1)?.id ?? ''
  const seats = Object.fromEntries(volume.factions.map(({ id }) => [id, id === person ? 'person' : family]))
  for (let n = 1; n <= 20; n++) {
    const table = gameWithNonPlayers({ seed: `gallery ${n}`, seats }, { volume, families })
    for (let i = Math.ceil((table.turnsDone * 2) / 3); i < table.turnsDone; i++) {
      const { from, to } = turnOf(table, i)
      const isOwn = table.answeredBy.slice(from, to).every((by) => isNonPlayer(table.game, by))
      const weighing = table.explanations.slice(from, to).findIndex((each) => (each?.candidates.length ?? 0) > 1)
      if (isOwn && to - from > 6 && weighing > 0) return saveAt(table, from)
    }
  }
  throw new Error('no non-player weighs anything late in a game')
}

async function shownOf(volume: Volume, i: number): Promise<Shown> {
  const known: Table[] = []
  const source = longGames(volume)
  /** Each game is played once. */
  function* games(): Generator<Table> {
    for (let n = 0; ; n++) {
      const next = known[n] ?? source.next().value
      if (next === undefined) return
      known[n] = next
      yield next
    }
  }
  const families = CHARTS[i] ?? []
  const box = LIBRARY.find(({ id }) => id === volume.id)
  const steps = (await box?.guide?.())?.steps.length ?? 0
  const found = Object.entries(QUESTIONS).map(
    ([name, holds]) => [name, inLongGame(games(), whereAsked(holds))] as const,
  )
  const held = inLongGame(games(), turnsEnd)
  const [first] = games()
  if (first === undefined) throw new Error('there is no game')
  const ownDeck = saveOf(new Table(volume, setupOf(volume, { seed: 'gallery', ownDeck: true }, SEAT_KINDS), []))
  const at = Math.ceil((first.entries.length * 2) / 3)
  return {
    short: SHORT[i] ?? '',
    id: volume.id,
    family: families.at(-1)?.id ?? '',
    steps,
    saves: {
      ...Object.fromEntries(found),
      held: held.save,
      nonPlayer: nonPlayersTurn(volume, families),
      ownDeck,
      over: saveAt(first, first.entries.length),
    },
    last: held.last,
    link: `open/${packed({ save: saveAt(first, at) })}`,
    move: `move/${packed(moveOf(tableAt(first, at), `gallery-${SHORT[i]}`))}`,
  }
}

export const shownVolumes = (): Promise<readonly Shown[]> => Promise.all(VOLUMES.map(shownOf))

/** A server with people who have played: who they are, and the tables where they are before, in and after a game. */
export async function company(page: string) {
  const at = await site({ page, mayHookHome: true })
  const [ann, bob, eve] = [
    await register(at, 'Ann of the long name'),
    await register(at, 'Bob'),
    await register(at, 'Eve'),
  ]
  const add = (path: string, body: object) => done(at, `/api/me/${path}`, { body, headers: ann.headers })
  const seats = { govt: 'me', farc: 'open', auc: 'random', cartels: 'random' }
  const setUp = async (wish: object): Promise<string> => {
    const body = { game: 'andean-abyss', scenario: 'quick', seats, public: true, ...wish }
    return (await done(at, '/api/tables', { body, headers: ann.headers })).table.id
  }
  const begin = async (wish: object): Promise<string> => {
    const id = await setUp(wish)
    await done(at, `/api/tables/${id}/join`, { body: {}, headers: bob.headers })
    await done(at, `/api/tables/${id}/start`, { method: 'POST', headers: ann.headers })
    return id
  }
  await play(at, await begin({ title: 'The long day', rated: true }), [ann, bob])
  const mine = await begin({ title: 'Mine to move', pace: { kind: 'days', days: 3 } })
  await play(at, mine, [ann, bob], (asked, n) => n > 80 && asked === ann)
  const theirs = await begin({ title: 'Theirs' })
  await play(at, theirs, [ann, bob], (asked, n) => n > 80 && asked === bob)
  for (const [text, { headers }] of [
    ['Ready when you are.', ann],
    ['One moment: I look up 3.3.2.', bob],
  ] as const)
    await done(at, `/api/tables/${mine}/chat`, { body: { text }, headers })
  const lobby = await setUp({ title: 'Bogotá at nine', pace: { kind: 'days', days: 3 } })
  // A table of somebody without an account, found by the links of its seats.
  const made = await done(at, '/api/tables', {
    body: {
      game: 'fire-in-the-lake',
      seats: { us: 'me', arvn: 'fitl', nva: 'link', vc: 'open' },
      name: 'Cid',
      public: true,
    },
  })
  const guest = { id: made.table.id, key: made.key, links: made.links }
  await add('channels', { kind: 'webhook', address: `https://games.example/${'hook/'.repeat(20)}` })
  await add('bots', { name: `${ann.name}’s robot` })
  await add('tokens', { name: 'at home', rights: ['play'] })
  await add('blocked', { name: eve.name })
  return {
    address: `http://localhost:${at.running.port}/`,
    cookies: { ann: ann.headers.cookie, bob: bob.headers.cookie },
    people: { ann: ann.name, bob: bob.name },
    tables: { mine, theirs, lobby, guest },
    close: at.close,
  }
}

interface Question {
  readonly revision: number
  readonly question: { readonly answers: readonly { readonly key: string }[] } | null
}

/** People answer whatever they can until something holds or the game is over. */
async function play(
  at: Site,
  id: string,
  players: readonly Somebody[],
  holds: (asked: Somebody, n: number) => boolean = () => false,
): Promise<void> {
  for (let n = 0; ; n++) {
    const { table } = await done(at, `/api/tables/${id}`)
    const asked = players[table.asked?.chair]
    if (table.status !== 'running' || asked === undefined || holds(asked, n)) return
    const { headers } = asked
    const { revision, question } = await done<Question>(at, `/api/tables/${id}/question`, { headers })
    const answers = question?.answers ?? []
    const key = answers[(n * 7919) % answers.length]?.key
    await done(at, `/api/tables/${id}/answer`, { body: { revision, id: `at ${revision}`, key }, headers })
  }
}

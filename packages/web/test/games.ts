import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { drawing } from '@coinflict/andean-abyss/drawing'
import { families } from '@coinflict/andean-abyss/nonplayers'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { questionText } from '@coinflict/kernel/display'
import { type Decider, DONE, isNonPlayer, type Volume, type Word, word } from '@coinflict/kernel/state'
import { entryKey, type Save, type SetupWish, saveOf, setupOf, Table, turnOf } from '@coinflict/kernel/table'
import { decidersOf, randomPlayer, SEAT_KINDS } from '@coinflict/players'
import type { FullBox } from '../src/volumes.ts'

export const box: FullBox = { volume: andeanAbyss, drawing, families }

export const VOLUMES: readonly Volume[] = [andeanAbyss, aDistantPlain, fireInTheLake]

const NOBODY = [undefined, undefined, undefined, undefined]

/** A game of four people who answer as a player would, played to its end by the rules alone. */
export function playedGame(
  wish: SetupWish,
  playerOf: (seed: string) => Decider = randomPlayer,
  volume: Volume = andeanAbyss,
): Table {
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const player = playerOf(setup.seed)
  const table = new Table(volume, setup, [player, player, player, player])
  table.run()
  return table
}

/** A game in which people answer by chance and non-players by their charts, with their reasons. */
export function gameWithNonPlayers(wish: SetupWish, { volume, families }: Omit<FullBox, 'drawing'> = box): Table {
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const player = randomPlayer(setup.seed)
  const table = new Table(
    volume,
    setup,
    decidersOf(volume, setup, families).map((decider) => decider ?? player),
  )
  table.run()
  return table
}

/** The first turn of a non-player that takes so many answers of its own, in the middle of a game. */
export function turnOfNonPlayer(table: Table, least: number): { from: number; to: number } {
  const { game } = table
  for (let i = 1; i < table.turnsDone; i++) {
    const [from, to] = [table.moment(i).at, table.moment(i + 1).at]
    const isOwn = table.answeredBy.slice(from, to).every((by) => isNonPlayer(game, by))
    if (isOwn && to - from >= least) return { from, to }
  }
  throw new Error('no non-player does so much in this game')
}

const ENOUGH: ReadonlySet<Word> = new Set([DONE, word('pass')])

/** Plays at random too, but never passes or has done while something else is possible; so its games are long. */
export function tirelessPlayer(seed: string): Decider {
  const random = randomPlayer(seed)
  return (g, q) => {
    const first = random(g, q)
    const others = q.answers.filter((answer) => !ENOUGH.has(answer))
    return ENOUGH.has(first) ? (others[g.script.cursor % others.length] ?? first) : first
  }
}

/** The keys of all answers of a game. */
export const answersOf = ({ entries, volume }: Table): readonly string[] =>
  entries.map((entry) => entryKey(volume, entry))

/** The answers in a saved game, without what chance brought. */
export const answersIn = ({ journal }: Save): readonly string[] => journal.filter((key) => !key.startsWith('!'))

/** A game as a file, up to some answer. */
export function saveAt(table: Table, entries: number): Save {
  const { checkpoint: _, ...save } = saveOf(tableAt(table, entries))
  return save
}

/** The table as it stood after so many answers. */
export const tableAt = (table: Table, entries: number): Table =>
  new Table(table.volume, table.setup, NOBODY, { journal: table.journalUpTo(entries) })

/** The first moment of a game at which something holds. */
export function momentWhere(table: Table, holds: (then: Table) => boolean): number {
  for (let n = 0; n < table.entries.length; n++) if (holds(tableAt(table, n))) return n
  throw new Error('this never comes in this game')
}

/** The first moment at which a question is put, and then another if that matters. */
export function whereAsked(table: Table, question: string, then?: string): number {
  const { asked } = table.record
  const at = asked.findIndex((q, n) => q?.id === question && (then === undefined || asked[n + 1]?.id === then))
  if (at === -1) throw new Error(`${question} is never asked in this game`)
  return at
}

/** The first moment at which a faction may choose an operation, whatever it chose. */
export function whereMay(table: Table, operation: string): number {
  const at = table.record.asked.findIndex((q) => q?.id === 'turn.first' && q.isPossible(word(operation)))
  if (at === -1) throw new Error(`nobody may ${operation} in this game`)
  return at
}

/** The first game, of many, in which something holds. */
export function gameWhere(holds: (table: Table) => boolean): Table {
  for (let n = 1; n <= 200; n++) {
    const table = playedGame({ seed: `game ${n}` })
    if (holds(table)) return table
  }
  throw new Error('there is no such game')
}

/** A game whose first turn takes two answers, and ends with the last of them. */
export const gameWithShortTurn = (): Table => gameWhere((table) => turnOf(table, 0).to === 2 && turnOf(table, 1).to > 2)

/** A game in which a faction is asked first. */
export const gameBegunBy = (faction: string): Table =>
  gameWhere(({ answeredBy, volume }) => answeredBy[0] === volume.factionIndex.get(faction))

/** The first moment at which an answer ends a turn and the next card is turned, without a die before. */
export function whereCardIsTurned(table: Table): number {
  const { log, record } = table
  const at = log.find((event) => {
    const alike = log.filter((other) => other.at === event.at)
    const isTurned = event.kind === 'card' && event.at > 0 && record.asked[event.at] !== undefined
    return isTurned && alike.every(({ kind }) => kind !== 'roll')
  })?.at
  if (at === undefined) throw new Error('no card is turned in this game')
  return at - 1
}

/** The current question after so many answers, in English. */
export function questionAt(table: Table, entries: number): string {
  const { game, pending } = tableAt(table, entries)
  if (pending === undefined) throw new Error('the game is over')
  return questionText(game, pending, 'en')
}

import { flawsOf } from '@coinflict/kernel/rules'
import {
  BadInput,
  count,
  type Decider,
  type Faction,
  type Game,
  keyOf,
  type Part,
  type Piece,
  resources,
  type Setup,
  type Space,
  type Volume,
} from '@coinflict/kernel/state'
import { positionOf, Refused, Table } from '@coinflict/kernel/table'
import { randomPlayer } from '@coinflict/players'
import { nameOf } from './check.ts'
import { dice, type Roll } from './dice.ts'
import { asFlaw, Flawed } from './flawed.ts'
import { Retelling } from './retelling.ts'

/** A game with things done out of turn: how many were taken, and all that was done, `@farc give auc resources 3` out of turn. */
export interface Disturbed {
  readonly taken: number
  readonly moves: readonly string[]
}

/**
 * Plays a game answer by answer, at random where no decider sits, while players keep doing things out of turn: transfers, voluntary removal of
 * pieces, manual corrections, whatever the grammar of each allows. What is refused changes nothing, what is taken breaks nothing and leaves
 * every answer a way on, and the journal with all of it plays out again.
 */
export function checkInterjections(
  volume: Volume,
  setup: Setup,
  deciders: readonly (Decider | undefined)[] = [],
  most = Number.POSITIVE_INFINITY,
): Disturbed {
  const random = randomPlayer(setup.seed)
  const roll = dice(setup.seed)
  return play(volume, setup, deciders, function* (table) {
    for (let n = 0; n < most; n++) {
      if (roll(4) === 0) yield `@${propose(table, roll).join(' ')}`
      if (table.isOver) return
      const { game } = table
      yield keyOf(volume, (deciders[game.q.by] ?? random)(game, game.q))
    }
  })
}

/** The same with a list of what is done; what cannot be is passed over. */
export const checkMoves = (volume: Volume, setup: Setup, moves: readonly string[]): Disturbed =>
  play(volume, setup, [], function* (table) {
    for (const move of moves) if (move.startsWith('@') || table.whyNot(move) === undefined) yield move
  })

function play(
  volume: Volume,
  setup: Setup,
  deciders: readonly (Decider | undefined)[],
  movesAt: (table: Table) => Iterable<string>,
): Disturbed {
  const table = new Table(volume, setup, deciders)
  const moves: string[] = []
  const fail = (what: string): never => {
    throw new Flawed(nameOf(volume, setup), what, moves)
  }
  let taken = 0
  try {
    for (const move of movesAt(table)) {
      moves.push(move)
      if (!move.startsWith('@')) answerOne(table, move, fail)
      else if (tryOne(table, move.slice(1).split(' '), fail)) taken++
      else moves.pop()
      const flaws = flawsOf(table.game)
      if (flaws.length > 0) fail(`after entry ${table.entries.length}: ${flaws.join('; ')}`)
      if (table.isOver) break
    }
    checkAgain(table, fail)
  } catch (error) {
    throw asFlaw(error, nameOf(volume, setup), moves)
  }
  return { taken, moves }
}

/** The journal plays out to the same position with the same log, and the log tells it. */
function checkAgain(table: Table, fail: (what: string) => never): void {
  const { volume, setup, journal, log } = table
  const again = new Table(volume, setup, [], { journal })
  if (JSON.stringify(positionOf(again.game)) !== JSON.stringify(positionOf(table.game)))
    fail('the journal with interjections does not play out to the same position')
  if (JSON.stringify(again.log) !== JSON.stringify(log))
    fail('the journal with interjections does not play out with the same log')
  const { game: beginning, logLength } = table.moment(0)
  const retelling = new Retelling(beginning)
  for (const event of log.slice(logLength)) retelling.hear(event)
  const misfits = retelling.misfits(table.game)
  if (misfits.length > 0) fail(`the log tells something else: ${misfits.slice(0, 5).join('; ')}`)
}

/** The reason against what the rules would offer but cannot carry out: an error in them. */
const BROKEN = 'why.rules-broken'

/** Gives an answer that is offered: it must be taken, and nothing may be offered beside it that the rules cannot carry out. */
function answerOne(table: Table, key: string, fail: (what: string) => never): void {
  const { q } = table.game
  const asked = `${key} to ${q.id}`
  for (const other of q.refused)
    if (q.whyNot(other)?.id === BROKEN) fail(`${asked}: broken by ${keyOf(table.volume, other)}`)
  try {
    table.answer(q.by, key)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    fail(`${asked}: ${error.message}`)
  }
}

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T

/** Tries something out of turn. What is refused must leave everything as it was. */
function tryOne(
  table: Table,
  [byId = '', verb = '', ...words]: readonly string[],
  fail: (what: string) => never,
): boolean {
  const { volume, game } = table
  const by = volume.factionIndex.get(byId) as Faction
  const before = game.n.slice()
  const entries = table.entries.length
  const said = [verb, ...words].join(' ')
  try {
    table.interject(by, verb, words)
    return true
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (error instanceof Refused && error.reason.id === BROKEN) fail(`${said}: ${error.message}`)
    if (table.entries.length !== entries || !game.n.every((value, i) => value === before[i]))
      fail(`refused, but not without effect: ${said}`)
    return false
  }
}

/** Where something is done out of turn: every second time where the question is about, since what somebody is choosing there may become impossible. */
function spacesAbout({ q, volume }: Game, roll: Roll): readonly Space[] {
  const { params } = q.asked(true)
  const about = [params?.space, params?.to].filter((space) => space !== undefined)
  return about.length > 0 && roll(2) === 0 ? about : volume.allSpaces
}

/** Something to do out of turn, and who: by its grammar, as a rule with things that are there. */
function propose({ volume, game }: Table, roll: Roll): readonly string[] {
  const by = pick(roll, volume.allFactions)
  const idOf = (list: readonly { readonly id: string }[], i: number): string => list[i]?.id ?? ''
  const any = (list: readonly { readonly id: string }[]): string => idOf(list, roll(list.length))
  const verb = pick(roll, Object.keys(volume.interjections))
  const spaces = spacesAbout(game, roll)
  const standing: [Piece, Space][] = []
  for (const s of spaces)
    for (const p of volume.allPieces)
      if (count(game, s, p) > 0 && (verb !== 'withdraw' || volume.factionOf[p] === by)) standing.push([p, s])
  const [piece, at] = standing.length === 0 || roll(4) === 0 ? [undefined, undefined] : pick(roll, standing)
  const upTo = (most: number): string => String(1 + roll(Math.max(1, most)))
  const there = piece === undefined || at === undefined ? 3 : count(game, at, piece)
  const words: string[] = []
  for (let part = nextPart(volume, verb, words); part !== undefined; part = nextPart(volume, verb, words)) {
    const isFirstSpace = !words.some((word) => volume.spaceIndex.has(word))
    words.push(wordFor(part, isFirstSpace))
  }
  // Now and then a word too many or a word that is none.
  if (roll(25) === 0) words.push(pick(roll, ['1', 'toString', 'huila']))
  if (roll(40) === 0 && words.length > 0) words[roll(words.length)] = '__proto__'
  return [idOf(volume.factions, by), verb, ...words]

  function wordFor(part: Part, isFirstSpace: boolean): string {
    if (typeof part === 'object') return pick(roll, part)
    switch (part) {
      case 'faction':
        return any(volume.factions)
      case 'space':
        return isFirstSpace ? idOf(volume.spaces, at ?? pick(roll, spaces)) : any(volume.spaces)
      case 'piece':
        return piece === undefined ? any(volume.pieces) : idOf(volume.pieces, piece)
      case 'level':
        return pick(roll, volume.levels)
      case 'marker':
        return any(volume.markers)
      case 'track':
        return any(volume.tracks)
      case 'card':
        return String(pick(roll, volume.cards).number)
      case 'operation':
        return keyOf(volume, pick(roll, volume.turn.operationsOf(pick(roll, volume.allFactions))).word)
      case 'number':
        return upTo(verb === 'give' || verb === 'request' ? resources(game, by) : there)
    }
  }
}

const nextPart = (volume: Volume, verb: string, words: readonly string[]): Part | undefined =>
  volume.interjections[verb]?.next(volume, words)

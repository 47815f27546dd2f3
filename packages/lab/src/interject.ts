import { flawsOf } from '@coinflict/kernel/rules'
import {
  BadInput,
  count,
  type Decider,
  type Faction,
  keyOf,
  type Piece,
  resources,
  type Setup,
  type Space,
  type Volume,
} from '@coinflict/kernel/state'
import { positionOf, Refused, Table } from '@coinflict/kernel/table'
import { randomPlayer } from '@coinflict/players'
import { Flawed } from './check.ts'
import { dice, type Roll } from './dice.ts'

/**
 * Plays a game answer by answer, at random where no decider sits, while players keep doing things out of turn: transfers, voluntary removal of pieces, manual corrections. What
 * is refused changes nothing, what is taken breaks nothing and leaves every answer a way on, and the journal with all of it plays out
 * again. Gives how many were taken.
 */
export function checkInterjections(
  volume: Volume,
  setup: Setup,
  deciders: readonly (Decider | undefined)[] = [],
  most = Number.POSITIVE_INFINITY,
): number {
  const random = randomPlayer(setup.seed)
  const table = new Table(volume, setup, deciders)
  const roll = dice(setup.seed)
  let taken = 0
  for (let n = 0; !table.isOver && n < most; n++) {
    if (roll(4) === 0 && tryOne(table, roll)) taken++
    if (table.isOver) break
    const { game } = table
    answerOne(table, keyOf(volume, (deciders[game.q.by] ?? random)(game, game.q)))
    const flaws = flawsOf(table.game)
    if (flaws.length > 0) throw new Flawed(`${setup.seed}, after answer ${table.entries.length}: ${flaws.join('; ')}`)
  }
  const again = new Table(volume, setup, [], { journal: table.journal })
  if (JSON.stringify(positionOf(again.game)) !== JSON.stringify(positionOf(table.game))) {
    throw new Flawed(`${setup.seed}: the journal with interjections does not play out to the same position`)
  }
  if (JSON.stringify(again.log) !== JSON.stringify(table.log)) {
    throw new Flawed(`${setup.seed}: the journal with interjections does not play out with the same log`)
  }
  return taken
}

/** The reason against what the rules would offer but cannot carry out: an error in them. */
const BROKEN = 'why.rules-broken'

/** Gives an answer that is offered: it must be taken, and nothing may be offered beside it that the rules cannot carry out. */
function answerOne(table: Table, key: string): void {
  const { q } = table.game
  const fail = (what: string): never => {
    throw new Flawed(`${table.setup.seed}, answer ${table.entries.length + 1}, ${key} to ${q.id}: ${what}`)
  }
  for (const other of q.refused) if (q.whyNot(other)?.id === BROKEN) fail(`broken by ${keyOf(table.volume, other)}`)
  try {
    table.answer(q.by, key)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    fail(error.message)
  }
}

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T

/** Tries something out of turn. What is refused must leave everything as it was. */
function tryOne(table: Table, roll: Roll): boolean {
  const { volume, game } = table
  const by = pick(roll, volume.allFactions)
  const before = game.n.slice()
  const entries = table.entries.length
  const words = propose(table, by, roll)
  const [verb = '', ...rest] = words
  try {
    table.interject(by, verb, rest)
    return true
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (error instanceof Refused && error.reason.id === BROKEN) throw new Flawed(`${words.join(' ')}: ${error.message}`)
    if (table.entries.length !== entries || !game.n.every((value, i) => value === before[i])) {
      throw new Flawed(`refused, but not without effect: ${words.join(' ')}`)
    }
    return false
  }
}

function propose({ volume, game }: Table, by: Faction, roll: Roll): readonly string[] {
  const faction = () => volume.factions[pick(roll, volume.allFactions)]?.id as string
  const space = () => volume.spaces[pick(roll, volume.allSpaces)]?.id as string
  const standing: [Piece, Space][] = []
  for (const s of volume.allSpaces) for (const p of volume.allPieces) if (count(game, s, p) > 0) standing.push([p, s])
  if (standing.length === 0) return ['withdraw', 'nothing']
  const [piece, at] = pick(roll, standing)
  const own = standing.filter(([p]) => volume.factionOf[p] === by)
  const named = (p: Piece, s: Space) => [volume.pieces[p]?.id as string, volume.spaces[s]?.id as string]
  const upTo = (most: number): string => String(1 + roll(most))
  const withdraw = (p: Piece, s: Space) => ['withdraw', ...named(p, s), upTo(count(game, s, p))]
  /** The words of a transfer, or of a marker that is revealed, whatever the volume knows. */
  const others = (verb: string) => {
    const words: string[] = []
    for (;;) {
      const part = volume.interjections[verb]?.next(volume, words)
      if (part === undefined) return [verb, ...words]
      if (typeof part === 'object') words.push(pick(roll, part))
      else
        words.push(part === 'faction' ? faction() : part === 'space' ? space() : upTo(Math.max(1, resources(game, by))))
    }
  }
  const verb = pick(roll, Object.keys(volume.interjections))
  if (verb === 'hand') return ['hand', 'move', ...named(piece, at), space(), '1']
  if (verb === 'withdraw') return own.length === 0 ? ['withdraw', 'nothing'] : withdraw(...pick(roll, own))
  return others(verb)
}

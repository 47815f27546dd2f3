import {
  activeOf,
  type FreeActivityRules,
  flip,
  flipAmid,
  gain,
  isPossible,
  leavesOperation,
  NEEDS_OPERATION,
  type PayOff,
  payingOff,
  remove,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  count,
  DONE,
  type Faction,
  type Game,
  type Operation,
  type Piece,
  resources,
  type Space,
  spacesWith,
  word,
  wordPiece,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { base, CARTELS, CUBES, FACTIONS, guerrillaKinds, INSURGENTS, underground } from '../forces.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { settleShipments } from '../shipments.ts'
import type { Message } from '../text/messages.ts'

const COST = 3

const NOBODY = because('why.nobody-to-bribe', '4.5.4')
const TO_THE_FULL = because('why.to-the-full', '1.4.1')

const OTHERS = FACTIONS.filter((f) => f !== CARTELS)

/** What a Bribe buys in a space: up to so many pieces of these kinds, removed or turned over. */
interface Way extends PayOff {
  readonly id: Message
  readonly most: number
  readonly effect: (g: Game, piece: Piece, s: Space) => void
}
const WAYS: readonly Way[] = [
  { word: word('remove-cubes'), id: 'bribe.which', most: 2, kinds: CUBES, effect: remove },
  {
    word: word('remove-guerrillas'),
    id: 'bribe.which',
    most: 2,
    kinds: OTHERS.flatMap(guerrillaKinds),
    effect: remove,
  },
  { word: word('flip'), id: 'bribe.flip', most: 2, kinds: INSURGENTS.flatMap(guerrillaKinds), effect: flip },
  { word: word('remove-base'), id: 'remove.which', most: 1, kinds: OTHERS.map(base), effect: remove },
]

/**
 * 4.1 A Bribe that comes first must leave the operation possible: its money, an enemy to Attack, a hidden guerrilla for Terror. It may
 * also be what makes it possible.
 */
const keeps = (g: Game, op: Operation | undefined, s: Space, way: Way, piece: Piece, cost: number): boolean =>
  op === undefined ||
  leavesOperation(g, op, (g) => {
    gain(g, CARTELS, -cost)
    way.effect(g, piece, s)
  })

const { tooDear, whyNotIn, run } = payingOff<Way>({
  faction: CARTELS,
  rule: '4.5.4',
  cost: COST,
  ways: WAYS,
  where: 'bribe.where' satisfies Message,
  how: 'bribe.how' satisfies Message,
  nobody: NOBODY,
  number: (g, _, piece, s) => count(g, s, piece),
  keeps,
  buy,
})

/**
 * Whether no Bribe could come before this operation: it leaves nothing to pay a Rally or Attack with, or the operation is not possible
 * yet and nothing bought would make it so (Terror wants an own guerrilla to hide).
 */
function cannotHelp(g: Game, op: Operation): boolean {
  const { word: kind } = op.rules
  if (resources(g, CARTELS) === COST && (kind === RALLY || kind === ATTACK)) return true
  if (isPossible(g, op) || kind === RALLY) return false
  return kind !== TERROR || !spacesWith(g, CARTELS).some((s) => activeOf(g, CARTELS, s) > 0)
}

/** 4.5.4 Bribe: 3 Resources a space, up to three spaces, to buy off cubes, guerrillas or a base. */
export const bribe: FreeActivityRules = {
  word: word('bribe'),
  rule: '4.5.4',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot(g, op) {
    if (op !== undefined && resources(g, CARTELS) < COST) return tooDear
    if (op !== undefined && op.spaces.length === 0 && cannotHelp(g, op)) return NEEDS_OPERATION
    return whyNotAnywhere(g, (s) => whyNotIn(g, op, s), NOBODY)
  },
  /** Card 60 brings one without an operation: one space, at no cost. */
  run: (g, op) => run(g, op, op === undefined ? 1 : 3),
}

const ownerOf = (g: Game, piece: Piece): Faction => g.volume.factionOf[piece] as Faction

/** 1.4.1 Whether a piece that is bought is an enemy's removed or Activated, and not one hidden. */
const isHit = (g: Game, way: Way, piece: Piece): boolean =>
  way.effect === remove || (ownerOf(g, piece) !== CARTELS && piece === underground(ownerOf(g, piece)))

/** Piece by piece, at least one; an enemy once hit is hit to the full (1.4.1), none is turned over twice. */
function buy(g: Game, op: Operation | undefined, s: Space, way: Way): void {
  const turned = new Map<Piece, number>()
  const hit = new Set<Faction>()
  for (let n = 0; n < way.most; n++) {
    const q = ask(g, CARTELS, way.id, '4.5.4', { space: s })
    let mustGoOn = false
    for (const piece of way.kinds) {
      if (count(g, s, piece) <= (turned.get(piece) ?? 0)) continue
      const isOpen = keeps(g, op, s, way, piece, 0)
      q.piece(piece, isOpen ? undefined : NEEDS_OPERATION)
      if (isOpen && isHit(g, way, piece) && hit.has(ownerOf(g, piece))) mustGoOn = true
    }
    if (n > 0) q.done(mustGoOn ? TO_THE_FULL : undefined)
    const answer = q.answer()
    if (answer === DONE) break
    const piece = wordPiece(answer)
    const other = g.volume.flipOf[piece] as Piece
    if (isHit(g, way, piece)) hit.add(ownerOf(g, piece))
    if (way.effect === flip) flipAmid(g, op, piece, s)
    else way.effect(g, piece, s)
    if (way.effect === flip) turned.set(other, (turned.get(other) ?? 0) + 1)
  }
  settleShipments(g, s, { contraband: true })
}

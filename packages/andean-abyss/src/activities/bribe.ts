import {
  count,
  DONE,
  eachSpaceOf,
  type FreeActivityRules,
  flip,
  type Game,
  gain,
  isPossible,
  leavesOperation,
  NEEDS_OPERATION,
  type Operation,
  type Piece,
  pay,
  type Reason,
  remove,
  resources,
  type Space,
  spacesWith,
  type Word,
  whyNotAnywhere,
  word,
  wordPiece,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import { active, activeOf, base, CARTELS, CUBES, INSURGENTS, underground } from '../forces.ts'
import { enemiesOf } from '../losses.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { settleShipments } from '../shipments.ts'
import type { Message } from '../text/messages.ts'

const COST = 3

const REASONS = {
  cost: because('why.cost', '4.5.4'),
  nobody: because('why.nobody-to-bribe', '4.5.4'),
}

const guerrillaKinds = (factions: typeof INSURGENTS): readonly Piece[] =>
  factions.flatMap((f) => [underground(f), active(f)])

/** What a Bribe buys in a space: up to so many pieces of these kinds, removed or turned over. */
interface Way {
  readonly word: Word
  readonly id: Message
  readonly most: number
  readonly kinds: readonly Piece[]
  readonly effect: (g: Game, piece: Piece, s: Space) => void
}
const WAYS: readonly Way[] = [
  { word: word('remove-cubes'), id: 'bribe.which', most: 2, kinds: CUBES, effect: remove },
  {
    word: word('remove-guerrillas'),
    id: 'bribe.which',
    most: 2,
    kinds: guerrillaKinds(INSURGENTS.filter((f) => f !== CARTELS)),
    effect: remove,
  },
  { word: word('flip'), id: 'bribe.flip', most: 2, kinds: guerrillaKinds(INSURGENTS), effect: flip },
  { word: word('remove-base'), id: 'remove.which', most: 1, kinds: enemiesOf(CARTELS).map(base), effect: remove },
]

/**
 * 4.1 A Bribe that comes first must leave the operation possible: its money, an enemy to Attack, a hidden guerrilla for Terror. It may
 * also be what makes it possible.
 */
const whyNotPiece = (g: Game, op: Operation | undefined, s: Space, way: Way, piece: Piece, cost: number) =>
  op === undefined ||
  leavesOperation(g, op, () => {
    gain(g, CARTELS, -cost)
    way.effect(g, piece, s)
  })
    ? undefined
    : NEEDS_OPERATION

function whyNotWay(g: Game, op: Operation | undefined, s: Space, way: Way): Reason | undefined {
  if (op !== undefined && resources(g, CARTELS) < COST) return REASONS.cost
  let reason: Reason | undefined = REASONS.nobody
  for (const piece of way.kinds) {
    if (count(g, s, piece) === 0) continue
    reason = whyNotPiece(g, op, s, way, piece, COST)
    if (reason === undefined) break
  }
  return reason
}

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  let reason: Reason | undefined = REASONS.nobody
  for (const way of WAYS) {
    const against = whyNotWay(g, op, s, way)
    if (against === undefined) return undefined
    if (against !== REASONS.nobody) reason = against
  }
  return reason
}

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
    if (op !== undefined && resources(g, CARTELS) < COST) return REASONS.cost
    if (op !== undefined && op.spaces.length === 0 && cannotHelp(g, op)) return NEEDS_OPERATION
    return whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nobody)
  },
  /** Card 60 brings one without an operation: one space, at no cost. */
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, CARTELS, 'bribe.where', '4.5.4'),
      () => (s) => whyNotIn(g, op, s),
      (s) => bribeIn(g, op, s),
      { most: op === undefined ? 1 : 3 },
    )
  },
}

function bribeIn(g: Game, op: Operation | undefined, s: Space): void {
  const q = ask(g, CARTELS, 'bribe.how', '4.5.4', { space: s })
  for (const way of WAYS) q.offer(way.word, whyNotWay(g, op, s, way))
  const chosen = q.answer()
  if (op !== undefined) pay(g, CARTELS, COST)
  buy(g, op, s, WAYS.find((way) => way.word === chosen) as Way)
  settleShipments(g, s, { contraband: true })
}

/** Piece by piece, at least one; none is turned over twice. */
function buy(g: Game, op: Operation | undefined, s: Space, way: Way): void {
  const turned = new Map<Piece, number>()
  for (let n = 0; n < way.most; n++) {
    const q = ask(g, CARTELS, way.id, '4.5.4', { space: s })
    for (const piece of way.kinds) {
      if (count(g, s, piece) > (turned.get(piece) ?? 0)) q.piece(piece, whyNotPiece(g, op, s, way, piece, 0))
    }
    if (n > 0) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const piece = wordPiece(answer)
    const other = g.volume.flipOf[piece] as Piece
    way.effect(g, piece, s)
    if (way.effect === flip) turned.set(other, (turned.get(other) ?? 0) + 1)
  }
}

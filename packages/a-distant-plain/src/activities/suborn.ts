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
  type Game,
  type Operation,
  type Piece,
  type Reason,
  resources,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { active, base, canHide, GOVERNMENT, GOVERNMENT_CUBES, guerrillaKinds, TALIBAN, WARLORDS } from '../forces.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import type { Message } from '../text/messages.ts'

const COST = 2
const MOST_SPACES = 3

const REASONS = {
  nobody: because('why.nobody-to-suborn', '4.5.3'),
  truce: because('why.local-truce', '5.4'),
}

/** What money buys in a space: up to so many pieces of these kinds, removed or hidden. */
interface Way extends PayOff {
  readonly id: Message
  readonly most: number
  readonly number: (g: Game, piece: Piece, s: Space) => number
  readonly effect: (g: Game, piece: Piece, s: Space, n: number) => void
  /** The operations that it can make possible or impossible. */
  readonly concerns: readonly Word[]
}

const REMOVAL = [ATTACK]
const HIDING = [RALLY, TERROR]

const present = (g: Game, piece: Piece, s: Space): number => count(g, s, piece)
/** Guerrillas that can turn Underground: not the Taliban's in Pakistan at Hostility (6.6.1). */
const seen = (g: Game, piece: Piece, s: Space): number =>
  canHide(g, piece === active(TALIBAN) ? TALIBAN : WARLORDS, s) ? count(g, s, piece) : 0

const WAYS: readonly Way[] = [
  {
    word: word('remove-cubes'),
    id: 'suborn.remove',
    most: 3,
    kinds: GOVERNMENT_CUBES,
    number: present,
    effect: remove,
    concerns: REMOVAL,
  },
  {
    word: word('remove-base'),
    id: 'suborn.remove',
    most: 1,
    kinds: [base(GOVERNMENT)],
    number: present,
    effect: remove,
    concerns: REMOVAL,
  },
  {
    word: word('remove-guerrilla'),
    id: 'suborn.remove',
    most: 1,
    kinds: guerrillaKinds(TALIBAN),
    number: present,
    effect: remove,
    concerns: REMOVAL,
  },
  // Own guerrillas come first: hiding one may be what makes Terror possible.
  {
    word: word('hide'),
    id: 'suborn.hide',
    most: 99,
    kinds: [active(WARLORDS), active(TALIBAN)],
    number: seen,
    effect: flip,
    concerns: HIDING,
  },
]

/** Whether the operation stays possible after so much is spent: in a space it never costs more than 1. */
const isStillPaid = (g: Game, op: Operation, cost: number): boolean =>
  op.spaces.length > 0 || (resources(g, WARLORDS) > cost && isPossible(g, op))

/** 4.1 A Suborn that comes first must leave the operation possible: its money, an enemy to Attack; it may also make it so. */
function keeps(g: Game, op: Operation | undefined, s: Space, way: Way, piece: Piece, n: number, cost: number): boolean {
  if (op === undefined || (!way.concerns.includes(op.rules.word) && isStillPaid(g, op, cost))) return true
  return leavesOperation(g, op, (g) => {
    gain(g, WARLORDS, -cost)
    way.effect(g, piece, s, n)
  })
}

/** Whether at least one piece of a kind can be had. */
const isOpen = (g: Game, op: Operation | undefined, s: Space, way: Way, piece: Piece, cost: number): boolean =>
  way.number(g, piece, s) > 0 && keeps(g, op, s, way, piece, 1, cost)

const { tooDear, whyNotIn, run } = payingOff<Way>({
  faction: WARLORDS,
  rule: '4.5.3',
  cost: COST,
  ways: WAYS,
  where: 'suborn.where' satisfies Message,
  how: 'suborn.how' satisfies Message,
  nobody: REASONS.nobody,
  number: (g, way, piece, s) => way.number(g, piece, s),
  keeps: (g, op, s, way, piece, cost) => keeps(g, op, s, way, piece, 1, cost),
  buy,
})

/** Whether the operation is not possible once a space is paid for, in a way that nothing bought can mend: Terror may want one hidden. */
function cannotHelp(g: Game, op: Operation): boolean {
  if (isStillPaid(g, op, COST) || leavesOperation(g, op, (g) => gain(g, WARLORDS, -COST))) return false
  return op.rules.word !== TERROR || !spacesWith(g, WARLORDS).some((s) => activeOf(g, WARLORDS, s) > 0)
}

/** Card 59 bars it, but not where an event grants it (5.1.2). */
function whyNotSuborn(g: Game, op?: Operation): Reason | undefined {
  if (op !== undefined) {
    if (inForce(g, CARD.localTruce, 'unshaded')) return REASONS.truce
    if (resources(g, WARLORDS) < COST) return tooDear
    if (cannotHelp(g, op)) return NEEDS_OPERATION
  }
  return whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nobody)
}

/** 4.5.3 Suborn: for 2 Resources a space, up to three spaces, somebody goes or hides; an event brings it free (5.5). */
export const suborn: FreeActivityRules = {
  word: word('suborn'),
  rule: '4.5.3',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot: whyNotSuborn,
  run: (g, op) => run(g, op, MOST_SPACES),
}

/** How many of each kind: of those that go as many as can (1.4.1), of those that hide as the Warlords like, at least one in all. */
function buy(g: Game, op: Operation | undefined, s: Space, way: Way): void {
  if (way.effect === remove) removeAll(g, op, s, way)
  else hideSome(g, op, s, way)
}

/** How many pieces of some kinds can go in all and leave the operation possible (4.1). */
function mostGone(g: Game, op: Operation | undefined, s: Space, way: Way, kinds: readonly Piece[], n: number): number {
  const here = kinds.reduce((sum, piece) => sum + way.number(g, piece, s), 0)
  let most = Math.min(n, here)
  if (op === undefined || !way.concerns.includes(op.rules.word)) return most
  while (most > 0 && !leavesOperation(g, op, (g) => takeAway(g, s, kinds, most))) most--
  return most
}

function takeAway(g: Game, s: Space, kinds: readonly Piece[], n: number): void {
  let left = n
  for (const piece of kinds) {
    const gone = Math.min(left, count(g, s, piece))
    remove(g, piece, s, gone)
    left -= gone
  }
}

function removeAll(g: Game, op: Operation | undefined, s: Space, way: Way): void {
  let gone = 0
  way.kinds.forEach((piece, i) => {
    const q = ask(g, WARLORDS, way.id, '4.5.3', { piece, space: s })
    const most = mostGone(g, op, s, way, way.kinds.slice(i), way.most - gone)
    const later = way.kinds.slice(i + 1).reduce((sum, other) => sum + way.number(g, other, s), 0)
    const n = q.numbers(Math.max(0, most - later), Math.min(most, way.number(g, piece, s))).askNumber()
    remove(g, piece, s, n)
    gone += n
  })
}

function hideSome(g: Game, op: Operation | undefined, s: Space, way: Way): void {
  let hidden = 0
  way.kinds.forEach((piece, i) => {
    const q = ask(g, WARLORDS, way.id, '4.5.3', { piece, space: s })
    const mayWait = hidden > 0 || way.kinds.slice(i + 1).some((other) => isOpen(g, op, s, way, other, 0))
    for (let n = mayWait ? 0 : 1; n <= way.number(g, piece, s); n++) {
      if (keeps(g, op, s, way, piece, n, 0)) q.numbers(n, n)
    }
    // They may have been taken off just now (1.4.1).
    const n = q.size === 0 ? 0 : q.askNumber()
    flipAmid(g, op, piece, s, n)
    hidden += n
  })
}

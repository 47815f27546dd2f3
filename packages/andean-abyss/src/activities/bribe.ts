import {
  count,
  DONE,
  flip,
  type Game,
  gain,
  leavesOperation,
  type Operation,
  type Piece,
  pay,
  type Reason,
  remove,
  resources,
  type Space,
  word,
  wordPiece,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import {
  AUC,
  active,
  allBases,
  allGuerrillas,
  base,
  bases,
  CARTELS,
  CUBES,
  cubes,
  FARC,
  guerrillas,
  INSURGENTS,
  isOnMap,
  underground,
} from '../forces.ts'
import { enemiesOf } from '../losses.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { settleShipments } from '../shipments.ts'
import type { FreeActivityRules } from './free.ts'

const REMOVE_CUBES = word('remove-cubes')
const REMOVE_GUERRILLAS = word('remove-guerrillas')
const FLIP = word('flip')
const REMOVE_BASE = word('remove-base')

const REASONS = {
  cost: because('why.cost', '4.5.4'),
  nobody: because('why.nobody-to-bribe', '4.5.4'),
  selected: because('why.selected', '4.5.4'),
  operation: because('why.needs-operation', '4.1'),
}

const hasTarget = (g: Game, s: Space): boolean =>
  cubes(g, s) + allGuerrillas(g, s) > 0 || allBases(g, s) > bases(g, CARTELS, s)

/** Own guerrillas that a Bribe hides can make Terror possible; everything else a Bribe does costs the operation only money. */
function hideOwn(g: Game, s: Space): void {
  flip(g, active(CARTELS), s, Math.min(2, count(g, s, active(CARTELS))))
}

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (op !== undefined && resources(g, CARTELS) < 3) return REASONS.cost
  if (!hasTarget(g, s)) return REASONS.nobody
  return op === undefined || ways(g, op, s).length > 0 ? undefined : REASONS.operation
}

/** The ways open in a space: what is there to bribe, and the operation stays possible (4.1). */
function ways(g: Game, op: Operation | undefined, s: Space): readonly number[] {
  const keeps = (effect: () => void) =>
    op === undefined ||
    leavesOperation(g, op, () => {
      gain(g, CARTELS, -3)
      effect()
    })
  const others = allGuerrillas(g, s) - guerrillas(g, CARTELS, s)
  const open: number[] = []
  const harmless = keeps(() => {})
  if (cubes(g, s) > 0 && harmless) open.push(REMOVE_CUBES)
  if (others > 0 && harmless) open.push(REMOVE_GUERRILLAS)
  if (allGuerrillas(g, s) > 0 && (harmless ? keepsFlipping(g, op, s, keeps) : keeps(() => hideOwn(g, s))))
    open.push(FLIP)
  if (allBases(g, s) > bases(g, CARTELS, s) && harmless) open.push(REMOVE_BASE)
  return open
}

/** Showing one's own last hidden guerrilla could end a Terror before it began. */
const keepsFlipping = (g: Game, op: Operation | undefined, s: Space, keeps: (effect: () => void) => boolean): boolean =>
  op === undefined ||
  INSURGENTS.some((f) =>
    [underground(f), active(f)].some((piece) => count(g, s, piece) > 0 && keeps(() => flip(g, piece, s))),
  )

/** 4.5.4 Bribe: 3 Resources a space, up to three spaces, to buy off cubes, guerrillas or a base. */
export const bribe: FreeActivityRules = {
  word: word('bribe'),
  rule: '4.5.4',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot(g, op) {
    if (op !== undefined && resources(g, CARTELS) < 3) return REASONS.cost
    return g.volume.allSpaces.some((s) => isOnMap(g, s) && whyNotIn(g, op, s) === undefined)
      ? undefined
      : REASONS.operation
  },
  /** Card 60 brings one without an operation: one space, at no cost. */
  run(g, op) {
    const done: Space[] = []
    while (done.length < (op === undefined ? 1 : 3)) {
      const s = askWhere(g, op, done)
      if (s === undefined) return
      done.push(s)
      bribeIn(g, op, s)
    }
  },
}

function askWhere(g: Game, op: Operation | undefined, done: readonly Space[]): Space | undefined {
  const q = ask(g, CARTELS, 'bribe.where', '4.5.4')
  for (const s of g.volume.allSpaces) {
    if (isOnMap(g, s)) q.space(s, done.includes(s) ? REASONS.selected : whyNotIn(g, op, s))
  }
  if (done.length > 0) q.done()
  return q.askSpaceOrDone()
}

function bribeIn(g: Game, op: Operation | undefined, s: Space): void {
  const q = ask(g, CARTELS, 'bribe.how', '4.5.4', { space: s })
  const open = ways(g, op, s)
  for (const way of [REMOVE_CUBES, REMOVE_GUERRILLAS, FLIP, REMOVE_BASE]) if (open.includes(way)) q.offer(way)
  const way = q.answer()
  const mustHide = op !== undefined && !leavesOperation(g, op, () => gain(g, CARTELS, -3))
  if (op !== undefined) pay(g, CARTELS, 3)
  switch (way) {
    case REMOVE_CUBES:
      buyOff(g, s, CUBES, (piece) => remove(g, piece, s))
      break
    case REMOVE_GUERRILLAS:
      buyOff(
        g,
        s,
        [FARC, AUC].flatMap((f) => [underground(f), active(f)]),
        (piece) => remove(g, piece, s),
      )
      break
    case FLIP:
      turnOver(g, op, s, mustHide)
      break
    default: {
      const q2 = ask(g, CARTELS, 'remove.which', '4.5.4', { space: s })
      for (const f of enemiesOf(CARTELS)) if (bases(g, f, s) > 0) q2.piece(base(f))
      remove(g, q2.askPiece(), s)
    }
  }
  settleShipments(g, s, { contraband: true })
}

/** Up to two pieces of the kinds given. */
function buyOff(g: Game, s: Space, from: readonly Piece[], effect: (piece: Piece) => void): void {
  for (let n = 0; n < 2; n++) {
    const q = ask(g, CARTELS, 'bribe.which', '4.5.4', { space: s })
    for (const piece of from) if (count(g, s, piece) > 0) q.piece(piece)
    if (q.answers.length === 0) return
    if (n > 0) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    effect(wordPiece(answer))
  }
}

/** Up to two guerrillas of any faction are turned over, each once. */
function turnOver(g: Game, op: Operation | undefined, s: Space, mustHide: boolean): void {
  const turned = new Map<Piece, number>()
  for (let n = 0; n < 2; n++) {
    const q = ask(g, CARTELS, 'bribe.flip', '4.5.4', { space: s })
    for (const f of INSURGENTS) {
      for (const piece of [underground(f), active(f)]) {
        if (count(g, s, piece) <= (turned.get(piece) ?? 0)) continue
        const may =
          n === 0 && mustHide
            ? piece === active(CARTELS)
            : op === undefined || leavesOperation(g, op, () => flip(g, piece, s))
        q.piece(piece, may ? undefined : REASONS.operation)
      }
    }
    if (q.answers.length === 0) return
    if (n > 0) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const piece = wordPiece(answer)
    const other = g.volume.flipOf[piece] as Piece
    flip(g, piece, s)
    turned.set(other, (turned.get(other) ?? 0) + 1)
  }
}

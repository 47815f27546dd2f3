import { tryOut } from '@coinflict/kernel/questions'
import {
  eachSpaceOf,
  type FreeActivityRules,
  flip,
  move,
  NEEDS_OPERATION,
  remove,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  count,
  type Game,
  NO,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  word,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import {
  ARVN,
  active,
  areInsurgentsThere,
  INSURGENTS,
  insurgentPieces,
  kinds,
  specialForcesOf,
  underground,
} from '../forces.ts'
import { isAnyWithinReach, isWithinReach, removeEnemies } from '../losses.ts'
import { EVERY, isNorthVietnam, near } from '../map.ts'
import { ASSAULT, assaultStrength, canAssaultIn } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { changed, isNotYetPossible, keeps, mostSpaces } from './free.ts'

const MOST_SPACES = 2
const REMOVED = 2

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.3'),
  north: because('why.north-vietnam', '1.4.2'),
  noRangers: because('why.no-rangers', '4.3.3'),
  noneThere: because('why.no-rangers-there', '4.3.3'),
  raided: because('why.raided-there', '4.3.3'),
  nothing: because('why.raid-nothing', '4.3.3'),
}

const RANGERS: readonly Piece[] = [underground(ARVN), active(ARVN)]
const ENEMIES: readonly Piece[] = INSURGENTS.flatMap(kinds)
/** Where Rangers may go. */
const FIELDS = EVERY.filter((s) => !isNorthVietnam(s))

/** Whether a Ranger hides in a space, or next to it where no Raid has been. */
function isAnyHidden(g: Game, s: Space, chosen: readonly Space[]): boolean {
  if (undergroundOf(g, ARVN, s) > 0) return true
  for (const from of near(s)) if (undergroundOf(g, ARVN, from) > 0 && !chosen.includes(from)) return true
  return false
}

/** Spaces next to one whose Rangers could come; not those Raided already. */
const origins = (g: Game, s: Space, chosen: readonly Space[], kind?: Piece): readonly Space[] =>
  near(s).filter(
    (from) =>
      !chosen.includes(from) && (kind === undefined ? specialForcesOf(g, ARVN, from) : count(g, from, kind)) > 0,
  )

/** Whether a hidden Ranger in a space would find an enemy to remove that the operation can do without. */
function isAnyPrey(g: Game, op: Operation | undefined, s: Space): boolean {
  if (!areInsurgentsThere(g, s)) return false
  return ENEMIES.some((piece) => isWithinReach(g, piece, s, 'raid') && mayGo(g, op, s, piece, 1))
}

/** 4.1 Whether a piece may go for the operation's sake: it stays possible, or becomes so with it and so many more. */
function mayGo(g: Game, op: Operation | undefined, s: Space, piece: Piece, more: number): boolean {
  if (!isNotYetPossible(g, op)) return keeps(g, op, s, (trial) => remove(trial, piece, s))
  return opens(g, op as Operation, s, [piece], more)
}

/** Whether an Assault becomes possible, in the space itself, if these pieces go and so many more. */
function opens(g: Game, op: Operation, s: Space, gone: readonly Piece[], more: number): boolean {
  let next: readonly Piece[] = []
  const isOpen = tryOut(g, {}, (trial) => {
    for (const piece of gone) remove(trial, piece, s)
    if (more > 0) next = ENEMIES.filter((piece) => isWithinReach(trial, piece, s, 'raid'))
    return canAssaultIn(trial, op, s)
  })
  return isOpen || next.some((piece) => opens(g, op, s, [...gone, piece], more - 1))
}

function whyNotIn(g: Game, op: Operation | undefined, chosen: readonly Space[], s: Space): Reason | undefined {
  if (isNorthVietnam(s)) return REASONS.north
  const isLate = isNotYetPossible(g, op)
  // An Assault that is not yet possible can become so if a Raid takes the guards of a Base away.
  if (isLate && (op?.rules.word !== ASSAULT || assaultStrength(g, ARVN, s) === 0)) return NEEDS_OPERATION
  if (isLate) return isAnyHidden(g, s, chosen) && isAnyPrey(g, op, s) ? undefined : NEEDS_OPERATION
  for (const from of near(s)) if (!chosen.includes(from) && someCome(g, op, from, s)) return undefined
  if (specialForcesOf(g, ARVN, s) === 0) return REASONS.noRangers
  if (!isAnyHidden(g, s, chosen) || !isAnyWithinReach(g, s, INSURGENTS, 'raid')) return REASONS.nothing
  return isAnyPrey(g, op, s) ? undefined : NEEDS_OPERATION
}

/** 4.3.3 Raid: in up to two spaces Rangers come in, and a hidden one may show itself to remove two enemies. */
export const raid: FreeActivityRules = {
  word: word('raid'),
  rule: '4.3.3',
  accompanies: [PATROL, SWEEP, ASSAULT],
  whyNot: (g, op) => whyNotAnywhere(g, (s) => whyNotIn(g, op, [], s), REASONS.nowhere, FIELDS),
  run(g, op) {
    const raided: Space[] = []
    eachSpaceOf(
      g,
      () => ask(g, ARVN, 'raid.where', '4.3.3'),
      (chosen) => (s) => whyNotIn(g, op, chosen, s),
      (s) => {
        gather(g, op, s, raided)
        strike(g, op, s)
        raided.push(s)
      },
      { most: mostSpaces(g, MOST_SPACES), among: () => FIELDS },
    )
  },
}

const passes = (g: Game, op: Operation | undefined, piece: Piece, from: Space, to: Space, n: number): boolean =>
  isNotYetPossible(g, op) || keeps(g, op, from, (trial) => move(trial, piece, from, to, n))

function someCome(g: Game, op: Operation | undefined, from: Space, to: Space): boolean {
  for (const piece of RANGERS) if (count(g, from, piece) > 0 && passes(g, op, piece, from, to, 1)) return true
  return false
}

/** Rangers come in from next door, hidden or not, as they are. */
function gather(g: Game, op: Operation | undefined, s: Space, raided: readonly Space[]): void {
  for (;;) {
    const q = ask(g, ARVN, 'raid.from', '4.3.3', { space: s })
    // Where the operation waits for the strike, somebody hidden must be there.
    const isNeeded = isNotYetPossible(g, op) && undergroundOf(g, ARVN, s) === 0
    const kind = isNeeded ? underground(ARVN) : undefined
    const open = origins(g, s, raided, kind).filter((from) => isNeeded || someCome(g, op, from, s))
    q.everySpace(
      (from) => (open.includes(from) ? undefined : raided.includes(from) ? REASONS.raided : REASONS.noneThere),
      open,
    )
    if (!isNeeded || open.length === 0) q.done()
    const from = q.askSpaceOrDone()
    if (from === undefined) return
    come(g, op, from, s, isNeeded)
  }
}

/** How many of each state come, at least one in all; a hidden one if that is what is needed. */
function come(g: Game, op: Operation | undefined, from: Space, to: Space, isHiddenNeeded: boolean): void {
  const askState = (piece: Piece, least: number): number => {
    if (count(g, from, piece) === 0 || (least === 1 && !passes(g, op, piece, from, to, 1))) return 0
    const q = ask(g, ARVN, 'move.how-many', '4.3.3', { piece, space: from, to })
    const most = count(g, from, piece)
    // They may have been moved by hand just now.
    if (least === 0 || most === 0) q.numbers(0, 0)
    for (let n = 1; n <= most; n++) if (passes(g, op, piece, from, to, n)) q.numbers(n, n)
    const n = q.askNumber()
    move(g, piece, from, to, n)
    changed(op)
    return n
  }
  const [hidden, seen] = RANGERS as readonly [Piece, Piece]
  const isSeenOpen = count(g, from, seen) > 0 && passes(g, op, seen, from, to, 1)
  const n = askState(hidden, isHiddenNeeded || !isSeenOpen ? 1 : 0)
  if (isSeenOpen) askState(seen, n === 0 ? 1 : 0)
}

/** A hidden Ranger may show itself to remove two; it must where the operation waits for it. */
function strike(g: Game, op: Operation | undefined, s: Space): void {
  if (undergroundOf(g, ARVN, s) === 0 || !isAnyPrey(g, op, s)) return
  const q = ask(g, ARVN, 'raid.strike', '4.3.3', { space: s }).offer(YES)
  if (!isNotYetPossible(g, op)) q.offer(NO)
  // The Ranger may have been taken off just now (1.4.1).
  if (q.answer() === NO || undergroundOf(g, ARVN, s) === 0) return
  flip(g, underground(ARVN), s)
  const before = insurgentPieces(g, s)
  const left = (): number => REMOVED - (before - insurgentPieces(g, s))
  const isFree = (piece: Piece): boolean => mayGo(g, op, s, piece, left() - 1)
  const take = (n: number): number => removeEnemies(g, ARVN, s, n, 'raid', '4.3.3', 'remove.which', isFree).length
  while (left() > 0 && isNotYetPossible(g, op)) {
    if (take(1) === 0) return
    changed(op)
  }
  take(left())
}

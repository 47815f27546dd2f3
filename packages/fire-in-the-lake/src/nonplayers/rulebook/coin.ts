import { type Criterion, first, most, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import {
  ACTIVE_SUPPORT,
  controlledBy,
  controlledWith,
  guerrillas,
  reachable,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  factionWord,
  type Game,
  type Line,
  level,
  markers,
  resources,
  type Space,
  type Word,
  YES,
} from '@coinflict/kernel/state'
import {
  base,
  COIN_CONTROL,
  coinBases,
  coinPieces,
  insurgentPieces,
  NVA,
  NVA_CONTROL,
  TERROR,
  tunneledBase,
  US,
  underground,
  VC,
} from '../../forces.ts'
import { CITIES, isLaosOrCambodia, isLoc, isLocOrCity, near, pop, S } from '../../map.ts'
import { PATROL } from '../../operations/patrol.ts'
import { SWEEP } from '../../operations/sweep.ts'
import { MOST_LEVELS, pacificationCost } from '../../pacification.ts'
import type { Answers } from '../answers.ts'
import { FULL, TARGET } from './general.ts'

/** What the charts of both COIN factions speak of. */

// 1.7 Control as the pieces stand, also while it is frozen (6.4).

export const holdsCoin = (g: Game, s: Space): boolean => controlledBy(g, s) === COIN_CONTROL
export const holdsNva = (g: Game, s: Space): boolean => controlledBy(g, s) === NVA_CONTROL

/** How many COIN pieces may leave a space without a loss of COIN Control. */
export const spare = (g: Game, s: Space): number =>
  holdsCoin(g, s) ? coinPieces(g, s) - insurgentPieces(g, s) - 1 : Number.POSITIVE_INFINITY

/** How many more COIN pieces a space needs for COIN Control. */
export const lacking = (g: Game, s: Space): number => Math.max(0, insurgentPieces(g, s) + 1 - coinPieces(g, s))

/** COIN cubes and special forces. */
export const coinForces = (g: Game, s: Space): number => coinPieces(g, s) - coinBases(g, s)
/** As many of them stay where the charts speak of it. */
export const GARRISON = 3

/** How many COIN pieces can leave so that 3 cubes or special forces stay, no COIN Control is lost and no NVA Control comes. */
export function freeToGo(g: Game, s: Space): number {
  let n = Math.max(0, Math.min(coinForces(g, s) - GARRISON, spare(g, s)))
  while (n > 0 && !holdsNva(g, s) && controlledBy(g, s, US, -n) === NVA_CONTROL) n--
  return n
}

/** How often Control changes to the good of COIN with so many more pieces of each faction: an end of NVA Control, a beginning of COIN Control. */
export function controlChanges(g: Game, s: Space, more: readonly number[]): number {
  const before = controlledBy(g, s)
  const after = controlledWith(g, s, more)
  if (before === after) return 0
  return (before === NVA_CONTROL ? 1 : 0) + (after === COIN_CONTROL ? 1 : 0)
}

/** First where so many more COIN pieces end NVA Control or bring COIN Control. */
export const changesControlFirst = (more: (np: NonPlayer, s: Space) => number): Criterion =>
  first(
    {
      en: 'NVA Control removed or COIN Control added',
      es: 'elimina Control del EVN o añade Control COIN',
      pl: 'znosi kontrolę NVA lub daje kontrolę COIN',
    },
    (np, s) => controlChanges(np.g, s, [more(np, s)]) > 0,
  )

export const abroadFirst: Criterion = first(
  { en: 'in Laos or Cambodia', es: 'en Laos o Camboya', pl: 'w Laosie lub Kambodży' },
  (_, s) => isLaosOrCambodia(s),
)

/** Guerrillas of a space that are Underground. */
export const hiddenIn = (g: Game, s: Space): number => undergroundOf(g, NVA, s) + undergroundOf(g, VC, s)

// 3.2.4 Assault.

/** 8.1.1-2 What is hit where an Assault, or a card that helps it, leaves a choice: VC before NVA, and everything that can be. */
export const assaultTargets: Answers = {
  'assault.tunnel': (np) => np.firstPiece(TARGET, [tunneledBase(VC), tunneledBase(NVA)]),
  'assault.base': (np) => np.firstPiece(TARGET, [base(VC), base(NVA), tunneledBase(VC), tunneledBase(NVA)]),
  'assault.underground': (np) => np.firstPiece(TARGET, [underground(VC), underground(NVA)]),
  'assault.patton': (np) => np.firstOf(FULL, [YES]),
}

/** 8.1.2 VC before NVA where guerrillas turn Active in a Patrol or a Sweep. */
export const vcFirst = (np: NonPlayer, line: Line): Word | undefined =>
  np.firstOf(line, [factionWord(VC), factionWord(NVA)])

// 3.2.2 Patrol.

const isBlocked = (g: Game, s: Space): boolean => insurgentPieces(g, s) > 0
export const hasGuerrillas = (g: Game, s: Space): boolean => guerrillas(g, VC, s) + guerrillas(g, NVA, s) > 0

/** Cities that a Patrol from Saigon cannot get to because of guerrillas on LoCs; what lies beyond Cities held up themselves does not count. */
export function citiesCutOff(g: Game): readonly Space[] {
  const now = reachable(g, S.saigon, near, (s) => isLocOrCity(s) && !isBlocked(g, s))
  const without = reachable(
    g,
    S.saigon,
    near,
    (s) => isLocOrCity(s) && (!isBlocked(g, s) || (isLoc(s) && hasGuerrillas(g, s))),
  )
  return CITIES.filter((s) => s !== S.saigon && now[s] === 0 && without[s] === 1)
}

// 6.3.1 Pacification.

/** By how many levels a faction can shift a space with the Resources that there are, or free, each as long as the chart wants it. Terror comes off first. */
export function pacifiedLevels(
  np: NonPlayer,
  s: Space,
  wants: (level: number) => boolean = () => true,
  isFree = false,
): number {
  const { g } = np
  if (!g.volume.takesSides(g, s)) return 0
  const steps = isFree ? MOST_LEVELS : Math.floor(resources(g, np.me) / pacificationCost(g)) - markers(g, s, TERROR)
  const before = level(g, s)
  const end = Math.min(ACTIVE_SUPPORT, before + Math.min(steps, MOST_LEVELS))
  let reached = before
  while (reached < end && wants(reached)) reached++
  return reached - before
}

export const noTerrorFirst: Criterion = first(
  { en: 'without Terror', es: 'sin Terror', pl: 'bez terroru' },
  ({ g }, s) => markers(g, s, TERROR) === 0,
)
export const greatestShift = (levels: (np: NonPlayer, s: Space) => number): Criterion =>
  most(
    { en: 'greatest total shift', es: 'mayor modificación total', pl: 'największe łączne przesunięcie' },
    (np, s) => levels(np, s) * pop(s),
  )

// 4.1 Activities.

/** Whether an activity that is offered can be carried out as the chart asks; before an Assault or a Train only a trial can tell what it must leave. */
export function canJoin(np: NonPlayer, activity: Word): boolean {
  if (!np.q.isPossible(activity)) return false
  const { op } = np
  const isSafe = op === undefined || op.spaces.length > 0 || op.rules.word === SWEEP || op.rules.word === PATROL
  return isSafe || np.canJoin(activity)
}

// Orders: who goes where, by a plan that is made when it is first asked for.

/** The next order of a plan that fits the question; each is given once. */
export function nextOrder(
  np: NonPlayer,
  plan: string,
  make: () => readonly Order[],
  fits: (order: Order) => boolean,
): Order | undefined {
  const left = np.noted<readonly Order[]>(plan) ?? make()
  const order = left.find(fits)
  np.note(
    plan,
    left.filter((each) => each !== order),
  )
  np.note('order', order)
  return order
}

/** How many of the piece asked for the order being given sends. */
export function ordered(np: NonPlayer, line?: Line): Word | undefined {
  const order = np.noted<Order>('order')
  const { piece, space, to } = np.q.params ?? {}
  if (order === undefined || order.from !== space || order.to !== to) return undefined
  return np.number(line ?? order.line, order.pieces.find(([kind]) => kind === piece)?.[1] ?? 0)
}

/** Pieces of several kinds, in this order, up to a number. */
export function upTo(n: number, kinds: Order['pieces']): Order['pieces'] {
  let left = n
  const share = (there: number): number => {
    const taken = Math.min(left, there)
    left -= taken
    return taken
  }
  return kinds.map(([piece, there]) => [piece, share(there)] as const).filter(([, taken]) => taken > 0)
}

/** Pieces of an order in all. */
export const sizeOf = (pieces: Order['pieces']): number => pieces.reduce((sum, [, n]) => sum + n, 0)

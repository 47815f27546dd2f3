import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { type Explanation, type Game, type Line, type Space, spacesWith } from '@coinflict/kernel/state'
import { coinBases, insurgentBases, specialForcesOf, US, usTroops } from '../../../forces.ts'
import { approachesTo, CITIES_AND_PROVINCES, isLaosOrCambodia, isNorthVietnam, isSouth } from '../../../map.ts'
import { foundBy, isOpen } from '../../../operations/sweep.ts'
import { freeToGo, hiddenIn, holdsCoin, lacking } from '../coin.ts'
import { isNixon } from './policy.ts'

/** 8.8.3 Where US Troops would Sweep into, and who comes. */

/** US forces that Sweep in a space. */
export const sweepers = (g: Game, s: Space): number => usTroops(g, s) + specialForcesOf(g, US, s)

/** How many guerrillas so many more forces would show there. */
export const activated = (g: Game, s: Space, more = 0): number =>
  Math.min(hiddenIn(g, s), foundBy(s, Math.max(0, sweepers(g, s) + more)))

/** How many US forces can leave a space before it shows fewer guerrillas. */
export function beyondSweep(g: Game, s: Space): number {
  const found = activated(g, s)
  let n = sweepers(g, s)
  while (n > 0 && activated(g, s, -n) < found) n--
  return n
}

/** How many more forces show everybody there. */
export function neededToFind(g: Game, s: Space): number {
  const hidden = hiddenIn(g, s)
  let n = 0
  while (foundBy(s, sweepers(g, s) + n) < hidden) n++
  return n
}

export const hasAnyBase = (g: Game, s: Space): boolean => coinBases(g, s) + insurgentBases(g, s) > 0

/** 8.8.3/3 Support, then Population, then Bases of either side. */
export const ENTRY_BY: readonly Criterion[] = [
  supportFirst,
  highestPopulation,
  first({ en: 'with any Base', es: 'con alguna Base', pl: 'z jakąkolwiek bazą' }, ({ g }, s) => hasAnyBase(g, s)),
]

/** A space that Troops Sweep into, and how many come from where. */
export interface Entry {
  readonly to: Space
  readonly from: readonly (readonly [from: Space, n: number])[]
  readonly explanation: Explanation | undefined
}

const MOST_ENTRIES = 2

/** US Troops that may leave a space for a Sweep elsewhere: all of them from Laos and Cambodia, from the South those who can be spared. */
export const mayLeave = (g: Game, s: Space): number =>
  isLaosOrCambodia(s) ? usTroops(g, s) : Math.min(usTroops(g, s), freeToGo(g, s), beyondSweep(g, s))

/** Whether Troops may be sent there at all: to Laos and Cambodia only under Nixon. */
export const mayEnter = (np: NonPlayer, s: Space): boolean => isSouth(s) || (isLaosOrCambodia(s) && isNixon(np))

/** The spaces that Troops Sweep into, up to two. */
export function entriesFor(np: NonPlayer, line: Line): readonly Entry[] {
  const { g } = np
  const free = new Map<Space, number>()
  for (const s of spacesWith(g, US)) free.set(s, mayLeave(g, s))
  const open = CITIES_AND_PROVINCES.filter(
    (s) => !isNorthVietnam(s) && mayEnter(np, s) && !holdsCoin(g, s) && hiddenIn(g, s) > 0,
  )
  const entries: Entry[] = []
  while (entries.length < MOST_ENTRIES) {
    const reached = open.filter((s) => !entries.some(({ to }) => to === s) && canEnter(g, free, s))
    const to = np.bestOf(line, reached, ENTRY_BY)
    if (to === undefined) break
    const explanation = np.reason
    entries.push({ to, from: gather(np, line, free, to), explanation })
  }
  np.putDiceAside()
  return entries
}

const origins = (g: Game, free: ReadonlyMap<Space, number>, to: Space): readonly Space[] =>
  approachesTo(to)
    .filter((way) => (free.get(way.from) ?? 0) > 0 && isOpen(g, way))
    .map(({ from }) => from)

const needed = (g: Game, to: Space): number => Math.max(lacking(g, to), neededToFind(g, to))

const canEnter = (g: Game, free: ReadonlyMap<Space, number>, to: Space): boolean =>
  origins(g, free, to).reduce((sum, from) => sum + (free.get(from) ?? 0), 0) >= needed(g, to)

/** All that stand in Laos and Cambodia, then no more than it takes from where the most can be spared. */
function gather(np: NonPlayer, line: Line, free: Map<Space, number>, to: Space): Entry['from'] {
  let left = needed(np.g, to)
  const from: [Space, number][] = []
  const open = [...origins(np.g, free, to)]
  const take = (s: Space, n: number): void => {
    from.push([s, n])
    left -= n
    free.set(s, (free.get(s) ?? 0) - n)
    open.splice(open.indexOf(s), 1)
  }
  for (const s of open.filter(isLaosOrCambodia)) take(s, free.get(s) ?? 0)
  const mostFree = most(
    { en: 'most US Troops to spare', es: 'más Tropas de EE.\u00a0UU. sobrantes', pl: 'najwięcej zbędnego wojska USA' },
    (_, s) => free.get(s) ?? 0,
  )
  while (left > 0) {
    const s = np.bestOf(line, open, [mostFree])
    if (s === undefined) break
    take(s, Math.min(left, free.get(s) ?? 0))
  }
  return from
}

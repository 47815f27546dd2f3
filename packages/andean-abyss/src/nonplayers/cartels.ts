import type { NonPlayer, Order } from '@coinflict/kernel/nonplayers'
import { activeOf, allBases, bases, enemies, pieces } from '@coinflict/kernel/rules'
import { available, type Faction, inPlay, type Line, type Space, type Word, word } from '@coinflict/kernel/state'
import { CARTELS, GOVT, nearby, POOLS, shipment, underground } from '../forces.ts'
import { isDepartment, isLoc } from '../map.ts'
import { RALLY } from '../operations/rally.ts'
import { anywhere } from './flow.ts'
import { bandAt, marchTo, muster } from './march.ts'
import { couldCultivate, hasBaseLeft, here, own, reinforcement } from './terms.ts'

/** What the charts of the Cartels speak of in both editions. */

export const isWithoutBase = (np: NonPlayer, s: Space): boolean => bases(np.g, CARTELS, s) === 0
export const hasTwoBases = (np: NonPlayer, s: Space): boolean => bases(np.g, CARTELS, s) === 2

// Rally.

/** A base without guerrillas, and somebody who could be placed there, or brought if nobody is Available. */
export const isUnguarded = (np: NonPlayer, s: Space): boolean =>
  !isWithoutBase(np, s) &&
  own(np, s) === 0 &&
  (available(np.g, underground(CARTELS)) > 0 ? reinforcement(np, s) > 0 : anywhere(np, isWithoutBase))

/** At most so many guerrillas come to a base without any. */
export const BROUGHT = 3

/** How many of the guerrillas asked for come: Active ones first, since all are hidden there. */
export function bring(np: NonPlayer, line: Line): Word | undefined {
  const { space: from, to, piece } = np.q.params ?? {}
  const left = BROUGHT - own(np, to as Space)
  const seen = activeOf(np.g, CARTELS, from as Space)
  return np.number(line, piece === underground(CARTELS) ? left - seen : left)
}

/** A department where Cultivate could place a base once a Rally has placed its guerrillas, and a Rally can do something. */
export const couldPrepare = (np: NonPlayer, s: Space): boolean =>
  isDepartment(s) &&
  couldCultivate(np, s, own(np, s) + reinforcement(np, s)) &&
  (reinforcement(np, s) > 0 || !isWithoutBase(np, s))

// Cultivate.

const canGrow = (np: NonPlayer, s: Space): boolean => couldCultivate(np, s, own(np, s))
/** Where a new base can come: a department of this Rally. */
export const isForNewBase = (np: NonPlayer, s: Space): boolean =>
  np.op?.rules.word === RALLY && np.op.spaces.includes(s) && isDepartment(s) && hasBaseLeft(np) && canGrow(np, s)
/** Where one of two bases can move. */
export const isForMovedBase = (np: NonPlayer, s: Space): boolean =>
  !isLoc(s) && isWithoutBase(np, s) && canGrow(np, s) && anywhere(np, hasTwoBases)

// Process.

export const shipmentsLeft = (np: NonPlayer): number => POOLS.shipments - inPlay(np.g, shipment(CARTELS))
export const isLab = (np: NonPlayer, s: Space): boolean => own(np, s) > 0 && !isWithoutBase(np, s)
export const canShip = (np: NonPlayer): boolean => shipmentsLeft(np) > 0 && anywhere(np, isLab)
export const canCash = (np: NonPlayer): boolean => anywhere(np, hasTwoBases)

// March.

/** To one space with room for a base next to 2 own guerrillas; 1 stays at each own base. */
export function planMarch(np: NonPlayer, line: Line, go = line): Order[] {
  const { g } = np
  const bands = muster(np, (from) => bandAt(np, from, isWithoutBase(np, from) ? 0 : 1))
  const isOpen = (to: Space): boolean =>
    !isLoc(to) && allBases(g, to) < 2 && nearby(g, to).some((from) => own(np, from) >= 2)
  return marchTo(np, line, bands, isOpen, { go })
}

// Bribe.

export const isForBribe = (np: NonPlayer, s: Space): boolean =>
  pieces(np.g, CARTELS, s) > 0 && enemies(np.g, CARTELS, s) > 0

/** What is bought of a faction: its base, otherwise cubes or guerrillas. */
export const bribeHow = (np: NonPlayer, line: Line, victim: Faction): Word | undefined =>
  np.firstOf(line, [
    ...(bases(np.g, victim, here(np)) > 0 ? [word('remove-base')] : []),
    word(victim === GOVT ? 'remove-cubes' : 'remove-guerrillas'),
  ])

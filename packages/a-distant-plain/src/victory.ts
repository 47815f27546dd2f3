import { available, type Faction, type Game, resources, track } from '@coinflict/kernel'
import { openAgendas } from './deception.ts'
import {
  basesOnMap,
  COALITION,
  COALITION_SUPPLIES,
  COIN_CONTROL,
  controlledBy,
  GOVERNMENT,
  hasOpposition,
  hasSupport,
  PATRONAGE,
  peopleWhere,
  TALIBAN,
  WARLORDS,
} from './forces.ts'

/** 1.9 Population in Support and Coalition pieces that are Available. */
export function supportAndAvailable(g: Game): number {
  let sum = peopleWhere(g, (s) => hasSupport(g, s))
  for (const supply of COALITION_SUPPLIES) sum += available(g, supply)
  return sum
}

/** 1.9 Population under COIN Control, and Patronage. */
export const coinAndPatronage = (g: Game): number =>
  peopleWhere(g, (s) => controlledBy(g, s) === COIN_CONTROL) + track(g, PATRONAGE)

/** 1.9 Population in Opposition and Taliban Bases on the map. */
export const oppositionAndBases = (g: Game): number =>
  peopleWhere(g, (s) => hasOpposition(g, s)) + basesOnMap(g, TALIBAN)

/** 1.9 Afghan Population that nobody Controls. */
export const uncontrolledPopulation = (g: Game): number => peopleWhere(g, (s) => controlledBy(g, s) === -1)

/** 7.3 How far a faction is beyond its condition (above 0) or short of it, with the Hidden Agendas that lie open. */
export const margin = (g: Game, f: Faction): number => marginOfCondition(g, f) + openAgendas(g, f)

function marginOfCondition(g: Game, f: Faction): number {
  switch (f) {
    case COALITION:
      return supportAndAvailable(g) - 30
    case GOVERNMENT:
      return coinAndPatronage(g) - 35
    case TALIBAN:
      return oppositionAndBases(g) - 20
    default:
      return Math.min(uncontrolledPopulation(g) - 15, resources(g, WARLORDS) - 40)
  }
}

/** 7.1 Ties go to non-players, then Warlords, Government, Taliban; the Coalition last. */
export const TIE_ORDER: readonly Faction[] = [WARLORDS, GOVERNMENT, TALIBAN, COALITION]

import {
  adjust,
  allPieces,
  basesOnMap,
  beginPhase,
  gain,
  goTo,
  guerrillas,
  mark,
  pieces,
} from '@coinflict/kernel/rules'
import { type Game, inBox, type Space, track } from '@coinflict/kernel/state'
import { AID, CASUALTIES, COALITION, GOVERNMENT, isSabotaged, kinds, SABOTAGE, TALIBAN, WARLORDS } from '../forces.ts'
import { econ, LOCS } from '../map.ts'

/** 6.3 Resources phase: Sabotage, earnings, then Casualties cost Aid. */
export function resourcesPhase(g: Game): void {
  beginPhase(g, 'resources', '6.3')
  sabotage(g)
  governmentEarnings(g)
  insurgentEarnings(g)
  g.cite('6.3.4', -1)
  for (const piece of kinds(COALITION)) adjust(g, AID, -3 * inBox(g, CASUALTIES, piece))
  goTo(g, 'support')
}

/** 6.3.1 Roads where Taliban guerrillas are more than all other pieces. */
function sabotage(g: Game): void {
  g.cite('6.3.1', TALIBAN)
  const areCut = (loc: Space): boolean =>
    guerrillas(g, TALIBAN, loc) > allPieces(g, loc) - pieces(g, TALIBAN, loc) && !isSabotaged(g, loc)
  for (const loc of LOCS) if (areCut(loc)) mark(g, SABOTAGE, loc)
}

const openRoads = (g: Game): readonly Space[] => LOCS.filter((loc) => !isSabotaged(g, loc))

/** 6.3.2 Aid and what the roads without Sabotage yield. */
function governmentEarnings(g: Game): void {
  g.cite('6.3.2', GOVERNMENT)
  gain(
    g,
    GOVERNMENT,
    openRoads(g).reduce((sum, loc) => sum + econ(loc), track(g, AID)),
  )
}

/** 6.3.3 A Resource for each Base, Pakistan included; the Warlords' also for each guerrilla on a road without Sabotage. */
function insurgentEarnings(g: Game): void {
  g.cite('6.3.3', TALIBAN)
  gain(g, TALIBAN, basesOnMap(g, TALIBAN))
  g.cite('6.3.3', WARLORDS)
  gain(
    g,
    WARLORDS,
    openRoads(g).reduce((sum, loc) => sum + guerrillas(g, WARLORDS, loc), basesOnMap(g, WARLORDS)),
  )
}

import { fewest, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, bases, hasSupport, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { level, markers, resources, type Space, track } from '@coinflict/kernel/state'
import { finalPropaganda } from '../final.ts'
import { CARTELS, FARC, GOVT, isSabotaged, PROPAGANDA, police, shipments, TERROR } from '../forces.ts'
import { isDepartment, isLoc, pop } from '../map.ts'
import { own } from './terms.ts'

/** What the charts of FARC speak of in both editions. */

/** A foothold in a Support space or on a line: somebody Underground, or three pieces. */
export const isFoothold = ({ g }: NonPlayer, s: Space): boolean =>
  (isLoc(s) || hasSupport(g, s)) && (undergroundOf(g, FARC, s) > 0 || pieces(g, FARC, s) >= 3)

/** From where they march. */
export const isOrigin = ({ g }: NonPlayer, s: Space): boolean =>
  isLoc(s) ? isSabotaged(g, s) : pop(s) === 0 || level(g, s) === ACTIVE_OPPOSITION

/** 2.4.1 Whether the next Propaganda card will be the last. */
export const isFinalPropagandaNext = ({ g }: NonPlayer): boolean => track(g, PROPAGANDA) + 1 >= finalPropaganda(g)

/** Whether Kidnap could take something: from the Government in cities and on lines, from the Cartels at their bases in departments. */
export function isForKidnap(np: NonPlayer, s: Space): boolean {
  const { g } = np
  if (own(np, s) <= police(g, s)) return false
  if (!isDepartment(s)) return resources(g, GOVT) > 0
  return bases(g, CARTELS, s) > 0 && (resources(g, CARTELS) > 0 || shipments(g, CARTELS, s) > 0)
}

/** How far Agitation can still shift a space, and whether a shift will follow once the Terror is removed. */
export const shiftsLeft = ({ g }: NonPlayer, s: Space): number => (pop(s) > 0 ? level(g, s) - ACTIVE_OPPOSITION : 0)
export const isWorthIt = (np: NonPlayer, s: Space): boolean =>
  shiftsLeft(np, s) > 0 && resources(np.g, FARC) > markers(np.g, s, TERROR)

export const fewestTerror = fewest(
  { en: 'fewest Terror markers', es: 'menos marcadores de Terror', pl: 'najmniej żetonów terroru' },
  ({ g }, s) => markers(g, s, TERROR),
)

import { allGuerrillas, beginPhase, goTo, mark, markControl, unmark } from '@coinflict/kernel/rules'
import { type Game, inForce, isSpaceWord, markers, type Space } from '@coinflict/kernel/state'
import { ask } from '../ask.ts'
import { controls } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import { cubes, FARC_CONTROL, GOVT, isSabotaged, isSecondEdition, SABOTAGE, TERROR } from '../forces.ts'
import { isCity, isLoc, LOCS } from '../map.ts'

/** 6.2 Control phase (1st edition) or Sabotage phase (2nd): the 1st sets Control for the round, then both sabotage. */
export function controlPhase(g: Game): void {
  beginPhase(g, isSecondEdition(g) ? 'control.2nd' : 'control', '6.2')
  if (!isSecondEdition(g)) markControl(g)
  for (const loc of LOCS) if (isUnsafe(g, loc)) mark(g, SABOTAGE, loc)
  repair(g)
  goTo(g, 'resources')
}

/** More guerrillas than cubes (as many are enough under card 7, shaded), or beside a city under FARC Control. */
function isUnsafe(g: Game, loc: Space): boolean {
  if (isSabotaged(g, loc)) return false
  const rebels = allGuerrillas(g, loc)
  if (rebels > cubes(g, loc)) return true
  if (rebels > 0 && rebels === cubes(g, loc) && inForce(g, CARD.seventhSpecialForces, 'shaded')) return true
  return (g.volume.neighbours[loc] as readonly Space[]).some((s) => isCity(s) && controls(g, FARC_CONTROL, s))
}

/** Card 7, unshaded: the Government may take off up to three markers of either kind. */
function repair(g: Game): void {
  if (!inForce(g, CARD.seventhSpecialForces, 'unshaded')) return
  for (let n = 0; n < 3; n++) {
    const q = ask(g, GOVT, 'repair.where', '5.3')
    for (const s of g.volume.allSpaces) if (markers(g, s, isLoc(s) ? SABOTAGE : TERROR) > 0) q.space(s)
    const answer = q.done().answer()
    if (!isSpaceWord(answer)) return
    const s = answer as number as Space
    unmark(g, isLoc(s) ? SABOTAGE : TERROR, s)
  }
}

import {
  activeOf,
  beginPhase,
  flip,
  gain,
  lapseMomentum,
  makeAllEligible,
  playNextCard,
  unmark,
} from '@coinflict/kernel/rules'
import { type Game, inForce, markers } from '@coinflict/kernel/state'
import { CARD } from '../events/lasting.ts'
import { active, FACTIONS, NVA, SABOTAGE, TERROR } from '../forces.ts'
import { EVERY } from '../map.ts'
import { degradeTrail, improveTrail, isTrailSafe, MOST_TRAIL, trail } from '../trail.ts'

/** 6.6 Reset Phase: the Trail, markers off, all Underground, Momentum over, all eligible, next card. */
export function resetPhase(g: Game): void {
  beginPhase(g, 'reset', '6.6')
  resetTrail(g)
  for (const s of EVERY) {
    unmark(g, TERROR, s, markers(g, s, TERROR))
    unmark(g, SABOTAGE, s, markers(g, s, SABOTAGE))
    for (const f of FACTIONS) flip(g, active(f), s, activeOf(g, f, s))
  }
  lapseMomentum(g)
  makeAllEligible(g)
  playNextCard(g)
}

/** From 0 it goes to 1, from 4 to 3 unless Oriskany (card 39, shaded) protects it. MiGs (card 33, unshaded) cost the NVA 6. */
function resetTrail(g: Game): void {
  if (inForce(g, CARD.migs, 'unshaded')) gain(g, NVA, -6)
  if (trail(g) === 0) improveTrail(g)
  else if (trail(g) === MOST_TRAIL && !isTrailSafe(g)) degradeTrail(g)
}

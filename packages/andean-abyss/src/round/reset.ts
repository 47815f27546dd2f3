import {
  beginPhase,
  clearControl,
  flip,
  lapseMomentum,
  makeAllEligible,
  playNextCard,
  setTrack,
  unmark,
} from '@coinflict/kernel/rules'
import { count, type Game, markers } from '@coinflict/kernel/state'
import { active, INSURGENTS, SABOTAGE, SENADO, TERROR } from '../forces.ts'

/** 6.6 Reset phase: all eligible, markers off, Momentum over, guerrillas hidden, next card. */
export function resetPhase(g: Game): void {
  beginPhase(g, 'reset', '6.6')
  makeAllEligible(g)
  for (const s of g.volume.allSpaces) {
    unmark(g, TERROR, s, markers(g, s, TERROR))
    unmark(g, SABOTAGE, s, markers(g, s, SABOTAGE))
    for (const f of INSURGENTS) flip(g, active(f), s, count(g, s, active(f)))
  }
  clearControl(g)
  lapseMomentum(g)
  setTrack(g, SENADO, 0)
  playNextCard(g)
}

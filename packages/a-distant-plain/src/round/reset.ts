import {
  AVAILABLE,
  activeOf,
  adjust,
  beginPhase,
  flip,
  lapseMomentum,
  makeAllEligible,
  moveToBox,
  playNextCard,
  setTrack,
  unmark,
} from '@coinflict/kernel/rules'
import { type Game, inBox, markers, track } from '@coinflict/kernel/state'
import {
  active,
  BACKING,
  base,
  CASUALTIES,
  COALITION,
  COALITION_TROOPS,
  ELDERS,
  HARD,
  HOSTILITY,
  INSURGENTS,
  ISLAMABAD,
  OUT_OF_PLAY,
  SABOTAGE,
  TALIBAN,
  TERROR,
} from '../forces.ts'
import { EVERY, isPakistan } from '../map.ts'

/** 6.6 Reset phase: Casualties, Islamabad, all eligible, markers off, Momentum over, guerrillas hidden, next card. */
export function resetPhase(g: Game): void {
  beginPhase(g, 'reset', '6.6')
  bringHome(g)
  relax(g)
  makeAllEligible(g)
  for (const s of EVERY) {
    unmark(g, TERROR, s, markers(g, s, TERROR))
    unmark(g, SABOTAGE, s, markers(g, s, SABOTAGE))
  }
  lapseMomentum(g)
  setTrack(g, ELDERS, 0)
  hide(g)
  playNextCard(g)
}

/** Bases and half the Troops (rounded down) among the Casualties leave the game; the other Troops are Available. */
function bringHome(g: Game): void {
  const troops = inBox(g, CASUALTIES, COALITION_TROOPS)
  const lost = Math.floor(troops / 2)
  const outcomes = [
    { piece: base(COALITION), to: OUT_OF_PLAY, n: inBox(g, CASUALTIES, base(COALITION)) },
    { piece: COALITION_TROOPS, to: OUT_OF_PLAY, n: lost },
    { piece: COALITION_TROOPS, to: AVAILABLE, n: troops - lost },
  ]
  for (const { piece, to, n } of outcomes) if (n > 0) moveToBox(g, piece, CASUALTIES, to, n)
}

/** 6.6.1 A Hard posture softens; another one goes a box toward Backing, from either side. */
function relax(g: Game): void {
  g.cite('6.6.1', -1)
  if (track(g, HARD) === 1) setTrack(g, HARD, 0)
  else adjust(g, ISLAMABAD, Math.sign(BACKING - track(g, ISLAMABAD)))
  g.cite('6.6', -1)
}

/** All guerrillas turn Underground, but not the Taliban's in Pakistan at Hostility (6.6.1). */
function hide(g: Game): void {
  for (const f of INSURGENTS) {
    for (const s of EVERY) {
      const isSeen = f === TALIBAN && isPakistan(s) && track(g, ISLAMABAD) === HOSTILITY
      if (!isSeen) flip(g, active(f), s, activeOf(g, f, s))
    }
  }
}

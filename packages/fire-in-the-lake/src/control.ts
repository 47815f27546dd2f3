import { clearControl, isControlledBy, markControl, markedControl, setTrack } from '@coinflict/kernel/rules'
import { type Game, type Holder, type Space, track } from '@coinflict/kernel/state'
import { COIN_CONTROL, FROZEN, NVA_CONTROL } from './forces.ts'

/** 1.7 Control is always current, but as its markers lie while forces redeploy (6.4) or are committed (6.5). */
export const controls = (g: Game, holder: Holder, s: Space): boolean =>
  track(g, FROZEN) === 0 ? isControlledBy(g, holder, s) : markedControl(g, s) === holder

export const isCoinControlled = (g: Game, s: Space): boolean => controls(g, COIN_CONTROL, s)
export const isNvaControlled = (g: Game, s: Space): boolean => controls(g, NVA_CONTROL, s)

/** From now on Control is as it is now, until it is adjusted. */
export function freezeControl(g: Game): void {
  markControl(g)
  setTrack(g, FROZEN, 1)
}

/** 6.4.4 Adjusts Control to where the pieces are. */
export function adjustControl(g: Game): void {
  clearControl(g)
  setTrack(g, FROZEN, 0)
}

import { type Game, type Holder, phase, type Space } from '@coinflict/kernel/state'
import { COIN_CONTROL, controlledBy, TALIBAN_CONTROL } from './forces.ts'

/** 1.7, 6.5 Control is always current, but frozen as its markers lie while forces redeploy. */
export function controls(g: Game, holder: Holder, s: Space): boolean {
  if (g.volume.phases[phase(g)]?.id !== 'redeploy') return controlledBy(g, s) === holder
  return g.n[g.volume.layout.control + s] === holder + 1
}

export const isCoinControlled = (g: Game, s: Space): boolean => controls(g, COIN_CONTROL, s)
export const isTalibanControlled = (g: Game, s: Space): boolean => controls(g, TALIBAN_CONTROL, s)

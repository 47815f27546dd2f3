import { controlledBy, markedControl } from '@coinflict/kernel/rules'
import { type Game, type Holder, phase, type Space } from '@coinflict/kernel/state'
import { COIN_CONTROL, TALIBAN_CONTROL } from './forces.ts'

/** 1.7, 6.5 Control is always current, but frozen as its markers lie while forces redeploy. */
export const controls = (g: Game, holder: Holder, s: Space): boolean =>
  (g.volume.phases[phase(g)]?.id === 'redeploy' ? markedControl(g, s) : controlledBy(g, s)) === holder

export const isCoinControlled = (g: Game, s: Space): boolean => controls(g, COIN_CONTROL, s)
export const isTalibanControlled = (g: Game, s: Space): boolean => controls(g, TALIBAN_CONTROL, s)

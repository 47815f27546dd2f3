import { controlledBy, markedControl } from '@coinflict/kernel/rules'
import { type Game, type Holder, phase, type Space } from '@coinflict/kernel/state'
import { isSecondEdition } from './forces.ts'

/**
 * 1.8, 6.2 Control of cities and departments by the Government or FARC. In the 1st edition the Control phase sets markers that hold
 * to the Reset; in the 2nd Control is always current and frozen only while forces redeploy (rulings 2, 3).
 */
export const controls = (g: Game, holder: Holder, s: Space): boolean =>
  (isMarked(g) ? markedControl(g, s) : controlledBy(g, s)) === holder

const isMarked = (g: Game): boolean => !isSecondEdition(g) || g.volume.phases[phase(g)]?.id === 'redeploy'

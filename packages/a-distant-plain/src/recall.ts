import { executing, recalling } from '@coinflict/kernel/rules'
import { isCoin } from './forces.ts'

/** 1.4.1 Own guerrillas of an insurgent taken up to be placed again. Who Rallies or Attacks while another executes does so by an event. */
export const { placeable, bring, bringSome } = recalling({ mayNow: (g, f) => !isCoin(f) && executing(g) !== -1 })

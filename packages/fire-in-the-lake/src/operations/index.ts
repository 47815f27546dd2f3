import type { Faction, OperationRules } from '@coinflict/kernel/state'
import { isCoin } from '../forces.ts'
import { assault } from './assault.ts'
import { attack } from './attack.ts'
import { march } from './march.ts'
import { patrol } from './patrol.ts'
import { rally } from './rally.ts'
import { sweep } from './sweep.ts'
import { terror } from './terror.ts'
import { train } from './train.ts'

/** 3.2 */
export const COIN_OPERATIONS: readonly OperationRules[] = [train, patrol, sweep, assault]
/** 3.3 */
export const INSURGENT_OPERATIONS: readonly OperationRules[] = [rally, march, attack, terror]

export const operationsOf = (f: Faction): readonly OperationRules[] =>
  isCoin(f) ? COIN_OPERATIONS : INSURGENT_OPERATIONS

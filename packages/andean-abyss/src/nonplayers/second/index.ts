import type { Family } from '@coinflict/kernel'
import { COMMON, general } from '../general.ts'
import { drawSpace } from '../random.ts'
import { auc } from './auc.ts'
import { cartels } from './cartels.ts'
import { farc } from './farc.ts'
import { govt } from './govt.ts'

/** 8 The non-players of the 2nd edition. */
export const second: Family = {
  id: 'aa2',
  charts: { govt, farc, auc, cartels },
  general,
  common: COMMON,
  draw: drawSpace,
}

import type { Family } from '@coinflict/kernel'
import { drawSpace } from '../random.ts'
import { coalition } from './coalition.ts'
import { COMMON, general } from './general.ts'
import { government } from './government.ts'
import { taliban } from './taliban.ts'
import { warlords } from './warlords.ts'

/** 8 Arponen's non-players, official since the third printing. */
export const arponen: Family = {
  id: 'arponen',
  charts: { coalition, government, taliban, warlords },
  general,
  common: COMMON,
  draw: drawSpace,
}

import { chain, type Family } from '@coinflict/kernel/nonplayers'
import { drawProvinceFirst } from '../random.ts'
import { coalition } from './coalition.ts'
import { events } from './events.ts'
import { COMMON, general } from './general.ts'
import { government } from './government.ts'
import { taliban } from './taliban.ts'
import { warlords } from './warlords.ts'

/** 8 The non-players of the rule book's first two printings. */
export const rulebook: Family = {
  id: 'adp',
  charts: { coalition, government, taliban, warlords },
  general: {
    lines: [...general.lines, ...events.lines],
    answers: chain(events.answers, general.answers),
  },
  common: COMMON,
  draw: drawProvinceFirst,
}

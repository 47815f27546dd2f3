import { chain, type Family, TITLES } from '@coinflict/kernel/nonplayers'
import { drawProvinceFirst } from '../random.ts'
import { coalition } from './coalition.ts'
import { events } from './events.ts'
import { COMMON, general } from './general.ts'
import { government } from './government.ts'
import { taliban } from './taliban.ts'
import { warlords } from './warlords.ts'

const MOMENTUM = { en: 'Momentum', es: 'Impulso', pl: 'Impet' }

/** 8 The non-players of the rule book's first two printings. */
export const rulebook: Family = {
  id: 'adp',
  charts: { coalition, government, taliban, warlords },
  general: {
    lines: [...general.lines, ...events.lines],
    answers: chain(events.answers, general.answers),
  },
  titles: {
    '8.1': TITLES.turn,
    '8.1.1': TITLES.conduct,
    '8.1.2': TITLES.procedure,
    '8.4.1': TITLES.cards,
    '8.4.2': TITLES.side,
    '8.4.3': TITLES.pieces,
    '8.4.4': TITLES.where,
    '8.6.1': MOMENTUM,
    '8.6.6': TITLES.civicAction,
    '8.6.7': TITLES.redeploy,
    '8.7.1': MOMENTUM,
    '8.7.7': { en: 'Sharia', es: 'Sharía', pl: 'Szariat' },
    '8.7.8': TITLES.redeploy,
    '8.8.1': MOMENTUM,
    '8.8.5': TITLES.civicAction,
    '8.8.6': TITLES.redeploy,
  },
  common: COMMON,
  draw: drawProvinceFirst,
}

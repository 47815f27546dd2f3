import { chain, type Family, TITLES } from '@coinflict/kernel/nonplayers'
import { drawSpace } from '../random.ts'
import { coalition } from './coalition/index.ts'
import { events } from './events.ts'
import { COMMON, general } from './general.ts'
import { government } from './government/index.ts'
import { taliban } from './taliban/index.ts'
import { TURN_LINES } from './turn.ts'
import { warlords } from './warlords/index.ts'

const LASTING = { en: 'Capabilities and Momentum', es: 'Capacidades e Impulso', pl: 'Możliwości i impet' }

/** 8 Arponen's non-players, official since the third printing. Each chart brings its turn with it (`turnAnswers`). */
export const arponen: Family = {
  id: 'arponen',
  charts: { coalition, government, taliban, warlords },
  general: {
    lines: [...TURN_LINES, ...general.lines, ...events.lines],
    answers: chain(events.answers, general.answers),
  },
  titles: {
    '8.1': TITLES.turn,
    '8.2': TITLES.conduct,
    '8.2.1': TITLES.procedure,
    '8.3.2': TITLES.side,
    '8.3.3': TITLES.pieces,
    '8.3.4': TITLES.where,
    '8.3.5': TITLES.shifts,
    '8.6.1': LASTING,
    '8.6.2': TITLES.wish,
    '8.6.6': TITLES.propaganda,
    '8.7.1': LASTING,
    '8.7.2': TITLES.wish,
    '8.7.7': TITLES.propaganda,
    '8.8.1': LASTING,
    '8.8.2': TITLES.wish,
    '8.8.7': TITLES.propaganda,
    '8.9.1': LASTING,
    '8.9.2': TITLES.wish,
  },
  common: COMMON,
  draw: drawSpace,
}

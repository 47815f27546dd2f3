import { chain, type Family } from '@coinflict/kernel/nonplayers'
import { drawSpace } from '../random.ts'
import { coalition } from './coalition/index.ts'
import { events } from './events.ts'
import { COMMON, general } from './general.ts'
import { government } from './government/index.ts'
import { taliban } from './taliban/index.ts'
import { TURN_LINES } from './turn.ts'
import { warlords } from './warlords/index.ts'

/** 8 Arponen's non-players, official since the third printing. Each chart brings its turn with it (`turnAnswers`). */
export const arponen: Family = {
  id: 'arponen',
  charts: { coalition, government, taliban, warlords },
  general: {
    lines: [...TURN_LINES, ...general.lines, ...events.lines],
    answers: chain(events.answers, general.answers),
  },
  common: COMMON,
  draw: drawSpace,
}

import type { english } from '../en/index.ts'
import { activities } from './activities.ts'
import { board } from './board.ts'
import { coin } from './coin.ts'
import { events } from './events.ts'
import { insurgent } from './insurgent.ts'
import { round } from './round.ts'

/** Spanish. */
export const spanish: Readonly<Record<keyof typeof english, string>> = {
  ...board,
  ...coin,
  ...insurgent,
  ...activities,
  ...events,
  ...round,
}

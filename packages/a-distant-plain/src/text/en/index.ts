import { activities } from './activities.ts'
import { board } from './board.ts'
import { coin } from './coin.ts'
import { events } from './events.ts'
import { insurgent } from './insurgent.ts'
import { round } from './round.ts'

/** English. Questions end in what is to be chosen; reasons (`why.`) say what stands against an answer. */
export const english = { ...board, ...coin, ...insurgent, ...activities, ...events, ...round } as const

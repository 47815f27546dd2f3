import type { Seat } from '@coinflict/kernel/state'
import { levelOf } from '@coinflict/players'

/** Whether whoever sits there plays by a chart or thinks: their turns are watched step by step, and they have reasons. */
export const isAutomatic = ({ kind, nonPlayer }: Seat): boolean => nonPlayer || levelOf(kind) !== undefined

import { handTools } from '@coinflict/kernel'

/** What players may do between a question and its answer. */
export const interjections = { hand: handTools } as const

import { capability, cardMakers, eventVerbs } from '@coinflict/kernel/rules'
import { FACTION_FACTS } from '../forces.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export { capability }
export const { dual, single } = cardMakers(FACTION_FACTS)
export const verbs = eventVerbs<Message>()

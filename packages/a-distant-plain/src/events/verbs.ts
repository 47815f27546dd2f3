import { cardMakers, eventVerbs } from '@coinflict/kernel'
import { FACTION_FACTS } from '../forces.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export const { dual, single } = cardMakers(FACTION_FACTS)
export const {
  askEvent,
  pickSpace,
  maySpace,
  eachSpace,
  pickFaction,
  pickPiece,
  pickWay,
  takeOff,
  placeOneOf,
  canReplace,
  replace,
  replaceWithOneOf,
  exchange,
} = eventVerbs<Message>()

import type { Guide } from '@coinflict/kernel/display'
import { FIRST_CARD } from './first-card.ts'
import { LATER_CARDS } from './later-cards.ts'
import { OPENING } from './opening.ts'

/** A newcomer's first cards: Election, Operation Starlite, USAID; a Coup card is the fifth, so the fourth is played in the Monsoon. */
export const guide: Guide = {
  scenario: 'short',
  options: {},
  stack: { cards: [83, 24, 85, 37, 127] },
  faction: 'arvn',
  family: 'fitl',
  steps: [...OPENING, ...FIRST_CARD, ...LATER_CARDS],
}

import type { Guide } from '@coinflict/kernel/display'
import { FIRST_CARD } from './first-card.ts'
import { LATER_CARDS } from './later-cards.ts'
import { OPENING } from './opening.ts'

/**
 * A newcomer's first cards: Tapias, Air Bridge, Mancuso; a Propaganda card is the fifth. The 2nd edition shows Control at any time,
 * which makes the map easier to read.
 */
export const guide: Guide = {
  scenario: 'standard',
  options: { edition: '2nd' },
  stack: { cards: [3, 61, 41, 40, 73] },
  faction: 'govt',
  family: 'aa2',
  steps: [...OPENING, ...FIRST_CARD, ...LATER_CARDS],
}

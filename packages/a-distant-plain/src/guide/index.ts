import type { Guide } from '@coinflict/kernel/display'
import { FIRST_CARD } from './first-card.ts'
import { LATER_CARDS } from './later-cards.ts'
import { OPENING } from './opening.ts'

/**
 * A newcomer's first cards: US-Pakistan Talks, Line Item, Koran Burning; a Propaganda card is the fifth. Nothing is in force from the
 * start, which leaves less to read. The Coalition is what a lone player may be (1.5).
 */
export const guide: Guide = {
  scenario: 'short',
  options: { printing: '2nd', 'no-capabilities': 'yes' },
  stack: { cards: [6, 40, 25, 49, 73] },
  faction: 'coalition',
  family: 'adp',
  steps: [...OPENING, ...FIRST_CARD, ...LATER_CARDS],
}

import { cardName } from '@coinflict/kernel/display'
import { currentCard } from '@coinflict/kernel/state'
import { say } from '../text/say.ts'
import type { Glance } from './glance.ts'

/** How far a game is: the card in play; nothing before the first. */
export const howFarText = ({ game, card }: Glance): string =>
  card === undefined
    ? ''
    : say('setup.kept-card', { n: card.n, all: card.all, card: cardName(game.volume, currentCard(game)) })

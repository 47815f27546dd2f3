import { putInForce } from '@coinflict/kernel/rules'
import { cardWord, type Faction, type Game, inForce, type Side, wordCard } from '@coinflict/kernel/state'
import { CARD } from './lasting.ts'
import { askEvent, dual } from './verbs.ts'

/** 5.3 The Capabilities of the US. */
const US_CAPABILITIES: readonly number[] = [
  CARD.topGun,
  CARD.arcLight,
  CARD.abrams,
  CARD.cobras,
  CARD.patton,
  CARD.combinedActionPlatoons,
  CARD.cords,
  CARD.laserGuidedBombs,
  CARD.searchAndDestroy,
]

export const card = dual(
  52,
  'RAND',
  'NVUA',
  ['chart', 'document'],
  {
    en: {
      unshaded: 'Flip 1 US Capability in force from shaded to unshaded.',
      shaded: 'Flip 1 US Capability in force from unshaded to shaded.',
    },
    es: {
      unshaded: 'Gira 1 Capacidad de EE.\u00a0UU. en vigor, de sombreada a sin sombrear.',
      shaded: 'Gira 1 Capacidad de EE.\u00a0UU. en vigor, de sin sombrear a sombreada.',
    },
    pl: {
      unshaded: 'Odwróć 1 obowiązującą możliwość USA ze strony zacienionej na niezacienioną.',
      shaded: 'Odwróć 1 obowiązującą możliwość USA ze strony niezacienionej na zacienioną.',
    },
  },
  {
    unshaded: (g, by) => turnOver(g, by, 'shaded', 'unshaded'),
    shaded: (g, by) => turnOver(g, by, 'unshaded', 'shaded'),
  },
)

function turnOver(g: Game, by: Faction, from: Side, to: Side): void {
  const open = () => US_CAPABILITIES.filter((card) => inForce(g, card, from))
  if (open().length === 0) return
  const q = askEvent(g, by, 'event.turn-over')
  for (const card of open()) q.offer(cardWord(card))
  putInForce(g, wordCard(q.answer()), to)
}

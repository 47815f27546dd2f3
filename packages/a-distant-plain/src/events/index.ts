import type { CardFacts } from '@coinflict/kernel'
import { COALITION_EVENTS } from './coalition.ts'
import { GOVERNMENT_EVENTS } from './government.ts'
import { TALIBAN_EVENTS } from './taliban.ts'
import { WARLORDS_EVENTS } from './warlords.ts'

/** 6.0 The six Propaganda cards are alike. */
const PROPAGANDA: readonly CardFacts[] = [73, 74, 75, 76, 77, 78].map((number) => ({
  number,
  title: 'Propaganda!',
  order: [],
  dual: false,
  round: true,
  text: {
    en: { unshaded: 'Conduct a Propaganda Round. After the last one the game ends.' },
    es: { unshaded: 'Realiza una Ronda de Propaganda. Después de la última termina la partida.' },
    pl: { unshaded: 'Przeprowadź rundę propagandy. Po ostatniej gra się kończy.' },
  },
}))

/** Every card, by number: each file holds those that one faction leads. */
export const EVENTS: readonly CardFacts[] = [
  ...COALITION_EVENTS,
  ...TALIBAN_EVENTS,
  ...GOVERNMENT_EVENTS,
  ...WARLORDS_EVENTS,
  ...PROPAGANDA,
]

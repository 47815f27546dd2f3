import type { CardFacts } from '@coinflict/kernel'
import { AUC_EVENTS } from './auc.ts'
import { CARTELS_EVENTS } from './cartels.ts'
import { FARC_EVENTS } from './farc.ts'
import { GOVT_EVENTS } from './govt.ts'

/** 6.0 The four Propaganda cards are alike. */
const PROPAGANDA: readonly CardFacts[] = [73, 74, 75, 76].map((number) => ({
  number,
  title: 'Propaganda!',
  order: [],
  dual: false,
  round: true,
  text: {
    en: { unshaded: 'Conduct a Propaganda round.' },
    es: { unshaded: 'Realiza una Ronda de Propaganda.' },
    pl: { unshaded: 'Przeprowadź rundę propagandy.' },
  },
}))

/** Every card, by number: each file holds those that one faction leads. */
export const EVENTS: readonly CardFacts[] = [
  ...GOVT_EVENTS,
  ...FARC_EVENTS,
  ...AUC_EVENTS,
  ...CARTELS_EVENTS,
  ...PROPAGANDA,
]

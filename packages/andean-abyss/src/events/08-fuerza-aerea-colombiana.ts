import { announce, gain } from '@coinflict/kernel/rules'
import { airStrike } from '../activities/air-strike.ts'
import { GOVT } from '../forces.ts'
import { dual } from './verbs.ts'

export const card = dual(
  8,
  'Fuerza Aérea Colombiana',
  'GAFC',
  ['jet', 'bomb'],
  {
    en: {
      unshaded: 'The Government carries out 3 free Air Strikes.',
      shaded: 'Government Resources −9.',
    },
    es: {
      unshaded: 'El Gobierno ejecuta 3 Ataques Aéreos gratuitos.',
      shaded: 'Recursos del Gobierno −9.',
    },
    pl: {
      unshaded: 'Rząd wykonuje 3 darmowe ataki z powietrza.',
      shaded: 'Zasoby rządu −9.',
    },
  },
  {
    unshaded(g) {
      // Cards 12 and 27 do not stop these (5.1.2).
      for (let n = 0; n < 3 && airStrike.whyNot(g) === undefined; n++) {
        announce(g, GOVT, airStrike)
        airStrike.run(g)
      }
    },
    shaded: (g) => gain(g, GOVT, -9),
  },
)

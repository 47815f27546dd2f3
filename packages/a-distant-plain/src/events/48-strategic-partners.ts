import { adjust } from '@coinflict/kernel/rules'
import { AID, shiftIslamabad } from '../forces.ts'
import { dual } from './verbs.ts'

export const card = dual(
  48,
  'Strategic Partners',
  'GTWC',
  ['handshake', 'money'],
  {
    en: {
      unshaded: 'Aid +6. Shift Islamabad 1 box toward Hostility.',
      shaded: 'Aid −3. Shift Islamabad 1 box toward Sponsorship.',
    },
    es: {
      unshaded: 'Ayuda +6. Modifica Islamabad 1 casilla hacia Hostilidad.',
      shaded: 'Ayuda −3. Modifica Islamabad 1 casilla hacia Financiación.',
    },
    pl: {
      unshaded: 'Wsparcie +6. Przesuń Islamabad o 1 pole w kierunku wrogości.',
      shaded: 'Wsparcie −3. Przesuń Islamabad o 1 pole w kierunku sponsorowania.',
    },
  },
  {
    unshaded(g) {
      adjust(g, AID, 6)
      shiftIslamabad(g, -1)
    },
    shaded(g) {
      adjust(g, AID, -3)
      shiftIslamabad(g, 1)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

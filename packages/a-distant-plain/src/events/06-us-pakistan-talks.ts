import { shiftIslamabad } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { BELOW_SPONSORSHIP } from '../nonplayers/rulebook/sponsorship.ts'
import { dual } from './verbs.ts'

export const card = dual(
  6,
  'US-Pakistan Talks',
  'CTWG',
  ['talks', 'mosque'],
  {
    en: {
      unshaded: 'Shift Islamabad 2 boxes toward Hostility.',
      shaded: 'Shift Islamabad 2 boxes toward Sponsorship.',
    },
    es: {
      unshaded: 'Modifica Islamabad 2 casillas hacia Hostilidad.',
      shaded: 'Modifica Islamabad 2 casillas hacia Financiación.',
    },
    pl: {
      unshaded: 'Przesuń Islamabad o 2 pola w kierunku wrogości.',
      shaded: 'Przesuń Islamabad o 2 pola w kierunku sponsorowania.',
    },
  },
  {
    unshaded: (g) => shiftIslamabad(g, -2),
    shaded: (g) => shiftIslamabad(g, 2),
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

export const nonPlayers: CardInstructions = { adp: { warlords: BELOW_SPONSORSHIP } }

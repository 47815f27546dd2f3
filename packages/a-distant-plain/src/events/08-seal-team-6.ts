import { shiftIslamabad, TALIBAN } from '../forces.ts'
import { PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { BELOW_SPONSORSHIP } from '../nonplayers/rulebook/sponsorship.ts'
import { dual, raid } from './verbs.ts'

export const card = dual(
  8,
  'SEAL Team 6',
  'CGTW',
  ['helicopter', 'moon'],
  {
    en: {
      unshaded: 'Remove up to 2 Taliban pieces from 1 Pakistan space, Bases last.',
      shaded: 'Shift Islamabad 2 boxes toward Sponsorship.',
    },
    es: {
      unshaded: 'Elimina hasta 2 fichas Talibanes de 1 casilla de Pakistán, las Bases lo último.',
      shaded: 'Modifica Islamabad 2 casillas hacia Financiación.',
    },
    pl: {
      unshaded: 'Usuń do 2 elementów talibów z 1 pola w Pakistanie, bazy ostatnie.',
      shaded: 'Przesuń Islamabad o 2 pola w kierunku sponsorowania.',
    },
  },
  {
    unshaded: (g, by) => raid(g, by, [TALIBAN], () => PAKISTAN),
    shaded: (g) => shiftIslamabad(g, 2),
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.takeBasesLast([TALIBAN], 2) },
  adp: { warlords: BELOW_SPONSORSHIP },
}

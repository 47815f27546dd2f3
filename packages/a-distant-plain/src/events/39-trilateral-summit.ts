import { gain } from '@coinflict/kernel/rules'
import { GOVERNMENT, shiftIslamabad, TALIBAN } from '../forces.ts'
import { dual } from './verbs.ts'

export const card = dual(
  39,
  'Trilateral Summit',
  'GCTW',
  ['talks', 'document'],
  {
    en: {
      unshaded: 'Shift Islamabad 1 box toward Hostility. The Government gains 6 Resources.',
      shaded: 'Shift Islamabad 1 box toward Sponsorship. The Taliban gain 3 Resources.',
    },
    es: {
      unshaded: 'Modifica Islamabad 1 casilla hacia Hostilidad. El Gobierno gana 6 Recursos.',
      shaded: 'Modifica Islamabad 1 casilla hacia Financiación. Los Talibanes ganan 3 Recursos.',
    },
    pl: {
      unshaded: 'Przesuń Islamabad o 1 pole w kierunku wrogości. Rząd zyskuje 6 zasobów.',
      shaded: 'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Talibowie zyskują 3 zasoby.',
    },
  },
  {
    unshaded(g) {
      shiftIslamabad(g, -1)
      gain(g, GOVERNMENT, 6)
    },
    shaded(g) {
      shiftIslamabad(g, 1)
      gain(g, TALIBAN, 3)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

import { gain, pieces, transfer } from '@coinflict/kernel/rules'
import { CARTELS, GOVT, isSecondEdition } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { cities, dual, placeCartelsBases, sum } from './verbs.ts'

export const card = dual(
  56,
  'Drogas La Rebaja',
  'CGFA',
  ['cross', 'city'],
  {
    en: {
      unshaded: 'The Cartels give the Government 9 Resources.',
      shaded:
        'The Cartels gain 2 Resources for each of their pieces in cities; then place a Cartels Base in each of 2 cities.',
    },
    es: {
      unshaded: 'Los Cárteles transfieren 9 Recursos al Gobierno.',
      shaded:
        'Los Cárteles ganan 2 Recursos por cada una de sus fichas en ciudades; luego coloca 1 Base de los Cárteles en cada una de 2 ciudades.',
    },
    pl: {
      unshaded: 'Kartele przekazują rządowi 9 zasobów.',
      shaded:
        'Kartele zyskują 2 zasoby za każdy swój element w miastach; potem umieść po 1 bazie karteli w 2 miastach.',
    },
  },
  {
    unshaded: (g) => transfer(g, CARTELS, GOVT, isSecondEdition(g) ? 15 : 9),
    shaded(g, by) {
      gain(g, CARTELS, 2 * sum(cities(g), (s) => pieces(g, CARTELS, s)))
      placeCartelsBases(g, by, 2, () => cities(g))
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'The Cartels give the Government 15 Resources.',
          shaded:
            'The Cartels gain 2 Resources for each of their pieces in cities; then place a Cartels Base in each of 2 cities.',
        },
        es: {
          unshaded: 'Los Cárteles transfieren 15 Recursos al Gobierno.',
          shaded:
            'Los Cárteles ganan 2 Recursos por cada una de sus fichas en ciudades; luego coloca 1 Base de los Cárteles en cada una de 2 ciudades.',
        },
        pl: {
          unshaded: 'Kartele przekazują rządowi 15 zasobów.',
          shaded:
            'Kartele zyskują 2 zasoby za każdy swój element w miastach; potem umieść po 1 bazie karteli w 2 miastach.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}

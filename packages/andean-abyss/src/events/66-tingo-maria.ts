import { bases, takeOff } from '@coinflict/kernel/rules'
import { CARTELS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { CARTELS_BASE, dual, forests, placeCartelsBases } from './verbs.ts'

export const card = dual(
  66,
  'Tingo María',
  'CFAG',
  ['coca', 'mountain'],
  {
    en: {
      unshaded: 'Remove 3 Cartels Bases from Forests.',
      shaded: 'Place a Cartels Base in each Forest that already has one.',
    },
    es: {
      unshaded: 'Elimina 3 Bases de los Cárteles de Selvas.',
      shaded: 'Coloca 1 Base de los Cárteles en cada Selva que ya tenga alguna.',
    },
    pl: {
      unshaded: 'Usuń 3 bazy karteli z lasów.',
      shaded: 'Umieść po 1 bazie karteli w każdym lesie, w którym już jest baza karteli.',
    },
  },
  {
    unshaded: (g, by) => takeOff(g, by, 3, [CARTELS_BASE], forests(g)),
    shaded(g, by) {
      const grown = () => forests(g).filter((s) => bases(g, CARTELS, s) > 0)
      placeCartelsBases(g, by, Number.POSITIVE_INFINITY, grown)
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}

import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  8,
  'Arc Light',
  'UNVA',
  ['bomber', 'jungle'],
  {
    en: {
      unshaded: 'One space of each Air Strike may be a province without US or ARVN pieces.',
      shaded: 'A space that loses 2 or more pieces to an Air Strike shifts 2 levels.',
    },
    es: {
      unshaded: 'Una casilla de cada Ataque Aéreo puede ser una provincia sin fichas de EE.\u00a0UU. ni del ARVN.',
      shaded: 'Una casilla que pierde 2 o más fichas por un Ataque Aéreo se modifica 2 niveles.',
    },
    pl: {
      unshaded: 'Jednym z pól każdego ataku z powietrza może być prowincja bez elementów USA i ARVN.',
      shaded: 'Pole, które w ataku z powietrza traci 2 lub więcej elementów, przesuwa się o 2 poziomy.',
    },
  },
  capability(CARD.arcLight),
)

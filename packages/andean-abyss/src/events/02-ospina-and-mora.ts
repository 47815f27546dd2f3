import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  2,
  'Ospina & Mora',
  'GFAC',
  ['general', 'mountain'],
  {
    en: {
      unshaded: 'Rest of the game: Sweep costs only 1 Resource per space.',
      shaded: 'Rest of the game: Sweep in no more than 1 space per card.',
    },
    es: {
      unshaded: 'Resto de la partida: un Barrido cuesta solo 1 Recurso por casilla.',
      shaded: 'Resto de la partida: Barrido en no más de 1 casilla por carta.',
    },
    pl: {
      unshaded: 'Do końca gry: przeszukiwanie kosztuje tylko 1 zasób za pole.',
      shaded: 'Do końca gry: przeszukiwanie na najwyżej 1 polu podczas jednej karty.',
    },
  },
  capability(CARD.ospinaMora),
)

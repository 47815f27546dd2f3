import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  3,
  'Tapias',
  'GFAC',
  ['general', 'radar'],
  {
    en: {
      unshaded: 'Rest of the game: Assault costs only 1 Resource per space.',
      shaded: 'Rest of the game: Assault in no more than 1 space per card.',
    },
    es: {
      unshaded: 'Resto de la partida: un Asalto cuesta solo 1 Recurso por casilla.',
      shaded: 'Resto de la partida: Asalto en no más de 1 casilla por carta.',
    },
    pl: {
      unshaded: 'Do końca gry: szturm kosztuje tylko 1 zasób za pole.',
      shaded: 'Do końca gry: szturm na najwyżej 1 polu podczas jednej karty.',
    },
  },
  capability(CARD.tapias),
)

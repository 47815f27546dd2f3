import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  10,
  'Blackhawks',
  'GACF',
  ['helicopter'],
  {
    en: {
      unshaded: 'Rest of the game: an Air Lift takes any number of Troops.',
      shaded: 'Rest of the game: an Air Lift takes only 1 Troop cube.',
    },
    es: {
      unshaded: 'Resto de la partida: un Transporte Aéreo lleva cualquier número de Tropas.',
      shaded: 'Resto de la partida: un Transporte Aéreo lleva solo 1 Tropa.',
    },
    pl: {
      unshaded: 'Do końca gry: transport lotniczy przewozi dowolną liczbę kostek wojska.',
      shaded: 'Do końca gry: transport lotniczy przewozi tylko 1 kostkę wojska.',
    },
  },
  capability(CARD.blackhawks),
)

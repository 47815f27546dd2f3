import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  9,
  'High Mountain Battalions',
  'GAFC',
  ['mountain', 'soldiers'],
  {
    en: {
      unshaded: 'Rest of the game: Assault in Mountains works as in cities: each cube removes a piece.',
      shaded: 'Rest of the game: Assault in Mountains removes 1 piece for every 4 Troops.',
    },
    es: {
      unshaded: 'Resto de la partida: el Asalto en Montaña es como en las ciudades: cada cubo elimina una ficha.',
      shaded: 'Resto de la partida: el Asalto en Montaña elimina 1 ficha por cada 4 Tropas.',
    },
    pl: {
      unshaded: 'Do końca gry: szturm w górach przebiega jak w miastach: każda kostka usuwa 1 element.',
      shaded: 'Do końca gry: szturm w górach usuwa 1 element za każde 4 kostki wojska.',
    },
  },
  capability(CARD.highMountainBattalions),
)

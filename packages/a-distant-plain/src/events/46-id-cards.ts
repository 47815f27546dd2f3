import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  46,
  'ID Cards',
  'GTWC',
  ['card'],
  {
    en: {
      unshaded: 'Rest of the game: no Infiltrate in spaces with Police.',
      shaded: 'Rest of the game: Infiltrate may take place in 2 spaces.',
    },
    es: {
      unshaded: 'Resto de la partida: no se puede usar Infiltración en casillas con Policía.',
      shaded: 'Resto de la partida: la Infiltración puede tener lugar en 2 casillas.',
    },
    pl: {
      unshaded: 'Do końca gry: nie wolno wykonywać infiltracji na polach z policją.',
      shaded: 'Do końca gry: infiltracja może objąć 2 pola.',
    },
  },
  {
    ...capability(CARD.idCards),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

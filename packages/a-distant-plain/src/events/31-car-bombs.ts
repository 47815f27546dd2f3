import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  31,
  'Car Bombs',
  'TWCG',
  ['car', 'blast'],
  {
    en: {
      unshaded: 'Rest of the game: the Taliban may Ambush in only 1 space at a time.',
      shaded: 'Rest of the game: the Taliban may Ambush with an Active Guerrilla where they have no Underground one.',
    },
    es: {
      unshaded: 'Resto de la partida: los Talibanes solo pueden emboscar en 1 casilla cada vez.',
      shaded:
        'Resto de la partida: los Talibanes pueden emboscar con una Guerrilla Activa donde no tengan ninguna Oculta.',
    },
    pl: {
      unshaded: 'Do końca gry: talibowie mogą wykonać zasadzkę tylko na 1 polu naraz.',
      shaded: 'Do końca gry: talibowie mogą wykonać zasadzkę aktywnym partyzantem tam, gdzie nie mają ukrytego.',
    },
  },
  {
    ...capability(CARD.carBombs),
    provenance: { unshaded: 'reconstructed', shaded: 'derived' },
  },
)

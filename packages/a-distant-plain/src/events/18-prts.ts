import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  18,
  'PRTs',
  'CWGT',
  ['wrench', 'village'],
  {
    en: {
      unshaded: 'Rest of the game: Coalition Train may conduct Civic Action in 2 of its spaces.',
      shaded: 'Rest of the game: Civic Action in a Coalition Train may not shift a space beyond Neutral.',
    },
    es: {
      unshaded: 'Resto de la partida: el Entrenamiento de la Coalición permite Acción Cívica en 2 de sus casillas.',
      shaded: 'Resto de la partida: la Acción Cívica en un Entrenamiento de la Coalición no puede pasar de Neutral.',
    },
    pl: {
      unshaded: 'Do końca gry: szkolenie koalicji pozwala na akcję obywatelską na 2 jego polach.',
      shaded:
        'Do końca gry: akcja obywatelska podczas szkolenia koalicji nie może przesunąć pola poza poziom neutralny.',
    },
  },
  { ...capability(CARD.prts), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
)

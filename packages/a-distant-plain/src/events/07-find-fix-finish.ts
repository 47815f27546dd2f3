import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  7,
  'Find Fix Finish',
  'CGTW',
  ['target', 'eye'],
  {
    en: {
      unshaded:
        'Rest of the game: in each Coalition Assault space, the Coalition may also remove 1 Underground Guerrilla.',
      shaded: 'Rest of the game: a Coalition Assault selects at most 2 spaces.',
    },
    es: {
      unshaded:
        'Resto de la partida: en cada casilla de un Asalto de la Coalición, esta puede eliminar además 1 Guerrilla Oculta.',
      shaded: 'Resto de la partida: un Asalto de la Coalición selecciona como máximo 2 casillas.',
    },
    pl: {
      unshaded: 'Do końca gry: na każdym polu szturmu koalicji może ona usunąć dodatkowo 1 ukrytego partyzanta.',
      shaded: 'Do końca gry: szturm koalicji obejmuje najwyżej 2 pola.',
    },
  },
  { ...capability(CARD.findFixFinish), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
)

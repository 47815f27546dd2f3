import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  29,
  'Night Letters',
  'TGWC',
  ['letter', 'moon'],
  {
    en: {
      unshaded: 'Rest of the game: Taliban Terror in a space with Police must Activate 2 Underground Guerrillas.',
      shaded: 'Rest of the game: Train places at most 4 cubes in a space.',
    },
    es: {
      unshaded: 'Resto de la partida: el Terror Talibán en una casilla con Policía debe Activar 2 Guerrillas Ocultas.',
      shaded: 'Resto de la partida: el Entrenamiento coloca como máximo 4 cubos por casilla.',
    },
    pl: {
      unshaded: 'Do końca gry: terror talibów na polu z policją wymaga aktywowania 2 ukrytych partyzantów.',
      shaded: 'Do końca gry: szkolenie umieszcza najwyżej 4 kostki na polu.',
    },
  },
  {
    ...capability(CARD.nightLetters),
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

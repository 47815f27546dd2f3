import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  11,
  'National Defense & Security Council',
  'GACF',
  ['talks', 'badge'],
  {
    en: {
      unshaded: 'Rest of the game: 1 Police may move into each Sweep space, as Troops do.',
      shaded:
        'Rest of the game: in each Sweep space only Troops or only Police find Guerrillas, whichever there are more of.',
    },
    es: {
      unshaded: 'Resto de la partida: en cada casilla de Barrido puede entrar 1 Policía, igual que las Tropas.',
      shaded:
        'Resto de la partida: en cada casilla de Barrido solo descubren Guerrillas las Tropas o la Policía, según lo que haya en mayor número.',
    },
    pl: {
      unshaded: 'Do końca gry: na każde przeszukiwane pole może wejść 1 kostka policji, tak jak wojsko.',
      shaded:
        'Do końca gry: na każdym przeszukiwanym polu partyzantów wykrywa tylko wojsko albo tylko policja, zależnie od tego, czego jest więcej.',
    },
  },
  capability(CARD.defenseCouncil),
)

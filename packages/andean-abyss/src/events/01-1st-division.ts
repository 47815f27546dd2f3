import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  1,
  '1st Division',
  'GFAC',
  ['soldiers', 'banner'],
  {
    en: {
      unshaded:
        'Rest of the game: in each Support phase one space needs only Government Control and any cube for Civic Action.',
      shaded: 'Rest of the game: a space needs at least 2 Troops and 2 Police for Civic Action.',
    },
    es: {
      unshaded:
        'Resto de la partida: en cada fase de Apoyo una casilla solo necesita Control del Gobierno y un cubo cualquiera para la Acción Cívica.',
      shaded: 'Resto de la partida: una casilla necesita al menos 2 Tropas y 2 Policías para la Acción Cívica.',
    },
    pl: {
      unshaded:
        'Do końca gry: w każdej fazie poparcia na jednym polu do akcji obywatelskiej wystarczą kontrola rządu i dowolna kostka.',
      shaded: 'Do końca gry: akcja obywatelska wymaga na polu co najmniej 2 kostek wojska i 2 kostek policji.',
    },
  },
  capability(CARD.firstDivision),
)

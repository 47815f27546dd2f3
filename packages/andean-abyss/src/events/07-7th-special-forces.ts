import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  7,
  '7th Special Forces',
  'GAFC',
  ['beret', 'parachute'],
  {
    en: {
      unshaded:
        'Rest of the game: in each Control phase, after Sabotage, the Government may remove up to 3 Terror or Sabotage markers.',
      shaded:
        'Rest of the game: in the Control phase Guerrillas Sabotage a LoC even if they only equal the cubes there.',
    },
    es: {
      unshaded:
        'Resto de la partida: en cada fase de Control, después del Sabotaje, el Gobierno puede retirar hasta 3 marcadores de Terror o de Sabotaje.',
      shaded:
        'Resto de la partida: en la fase de Control las Guerrillas sabotean una LdC también si solo igualan en número a los cubos que hay en ella.',
    },
    pl: {
      unshaded:
        'Do końca gry: w każdej fazie kontroli, po sabotażu, rząd może usunąć do 3 żetonów terroru lub sabotażu.',
      shaded:
        'Do końca gry: w fazie kontroli partyzanci sabotują LiKom także wtedy, gdy jest ich tam tylko tyle samo co kostek.',
    },
  },
  {
    ...capability(CARD.seventhSpecialForces),
    editions: {
      '2nd': {
        en: {
          unshaded:
            'Rest of the game: in each Sabotage phase, after Sabotage, the Government may remove up to 3 Terror or Sabotage markers.',
          shaded:
            'Rest of the game: in the Sabotage phase Guerrillas Sabotage a LoC even if they only equal the cubes there.',
        },
        es: {
          unshaded:
            'Resto de la partida: en cada fase de Sabotaje, después del Sabotaje, el Gobierno puede retirar hasta 3 marcadores de Terror o de Sabotaje.',
          shaded:
            'Resto de la partida: en la fase de Sabotaje las Guerrillas sabotean una LdC también si solo igualan en número a los cubos que hay en ella.',
        },
        pl: {
          unshaded:
            'Do końca gry: w każdej fazie sabotażu, po sabotażu, rząd może usunąć do 3 żetonów terroru lub sabotażu.',
          shaded:
            'Do końca gry: w fazie sabotażu partyzanci sabotują LiKom także wtedy, gdy jest ich tam tylko tyle samo co kostek.',
        },
      },
    },
  },
)

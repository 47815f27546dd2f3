import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  5,
  'Aerostats',
  'CTWG',
  ['balloon'],
  {
    en: {
      unshaded: 'Rest of the game: Taliban March costs 1 more Resource per destination, even where it would be free.',
      shaded:
        'Rest of the game: after each Taliban March, the Taliban may flip all their Guerrillas in 1 space Underground.',
    },
    es: {
      unshaded:
        'Resto de la partida: la Marcha Talibán cuesta 1 Recurso más por cada destino, incluso donde no costaría nada.',
      shaded:
        'Resto de la partida: después de cada Marcha Talibán, los Talibanes pueden girar a Ocultas todas sus Guerrillas en 1 casilla.',
    },
    pl: {
      unshaded:
        'Do końca gry: przemarsz talibów kosztuje o 1 zasób więcej za każde pole docelowe, nawet tam, gdzie byłby darmowy.',
      shaded:
        'Do końca gry: po każdym przemarszu talibowie mogą odwrócić na stronę ukrytą wszystkich swoich partyzantów na 1 polu.',
    },
  },
  { ...capability(CARD.aerostats), provenance: { unshaded: 'printed', shaded: 'derived' } },
)

import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  23,
  'Roadside IEDs',
  'TCWG',
  ['road', 'blast'],
  {
    en: {
      unshaded:
        'Rest of the game: to Sabotage a LoC by Terror, the Taliban must Activate 2 Underground Guerrillas there.',
      shaded:
        'Rest of the game: once per Patrol or Sweep, the Taliban may Activate an Underground Guerrilla where cubes moved in to remove 1 of those cubes (Coalition cubes to Casualties).',
    },
    es: {
      unshaded:
        'Resto de la partida: para sabotear una LdC con Terror, los Talibanes deben Activar allí 2 Guerrillas Ocultas.',
      shaded:
        'Resto de la partida: una vez en cada Patrulla o Barrido, los Talibanes pueden Activar una Guerrilla Oculta donde entraron cubos para eliminar 1 de ellos (los de la Coalición van a Bajas).',
    },
    pl: {
      unshaded: 'Do końca gry: aby sabotować LiKom terrorem, talibowie muszą aktywować na nim 2 ukrytych partyzantów.',
      shaded:
        'Do końca gry: raz podczas każdego patrolu lub przeszukiwania talibowie mogą aktywować ukrytego partyzanta na polu, na które weszły kostki, aby usunąć 1 z nich; kostka koalicji idzie do strat.',
    },
  },
  {
    ...capability(CARD.roadsideIeds),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

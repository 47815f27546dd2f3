import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  13,
  'Plan Meteoro',
  'GCFA',
  ['truck', 'road'],
  {
    en: {
      unshaded: 'Rest of the game: a Patrol may Assault for free on every LoC.',
      shaded: 'Rest of the game: a Patrol allows no free Assault.',
    },
    es: {
      unshaded: 'Resto de la partida: una Patrulla permite un Asalto gratuito en cada LdC.',
      shaded: 'Resto de la partida: la Patrulla no permite ningún Asalto gratuito.',
    },
    pl: {
      unshaded: 'Do końca gry: patrol pozwala na darmowy szturm na każdym LiKomie.',
      shaded: 'Do końca gry: patrol nie daje darmowego szturmu.',
    },
  },
  capability(CARD.planMeteoro),
)

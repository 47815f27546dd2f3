import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  24,
  'US-Taliban Talks',
  'TCWG',
  ['talks', 'elder'],
  {
    en: {
      unshaded: 'Until Reset, Taliban Operations may not remove Coalition pieces.',
      shaded: 'Until Reset, the Coalition may not Assault, not even in a Patrol.',
    },
    es: {
      unshaded: 'Hasta el Reinicio, las operaciones Talibanes no pueden eliminar fichas de la Coalición.',
      shaded: 'Hasta el Reinicio, la Coalición no puede asaltar, ni siquiera con Patrulla.',
    },
    pl: {
      unshaded: 'Do resetu operacje talibów nie mogą usuwać elementów koalicji.',
      shaded: 'Do resetu koalicja nie może szturmować, nawet podczas patrolu.',
    },
  },
  {
    unshaded: momentum(CARD.usTalibanTalks, 'unshaded'),
    shaded: momentum(CARD.usTalibanTalks, 'shaded'),
    lasts: { unshaded: 'momentum', shaded: 'momentum' },
    provenance: { unshaded: 'printed', shaded: 'printed' },
  },
)

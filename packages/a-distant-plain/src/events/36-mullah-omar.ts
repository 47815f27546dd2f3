import { gain, guerrillas, pickWay } from '@coinflict/kernel/rules'
import { resources, word } from '@coinflict/kernel/state'
import { TALIBAN } from '../forces.ts'
import { PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf } from '../nonplayers/effects.ts'
import { CARD } from './lasting.ts'
import { driveOut, dual, momentum } from './verbs.ts'

export const card = dual(
  36,
  'Mullah Omar',
  'TWGC',
  ['elder', 'motorcycle'],
  {
    en: {
      unshaded: 'Remove up to 3 Taliban Guerrillas from Pakistan, or halve Taliban Resources, rounded up.',
      shaded:
        'Until Reset: in the Support phase, Sharia works at any Taliban Base, and in the Redeploy phase, Taliban Guerrillas need not move.',
    },
    es: {
      unshaded:
        'Elimina hasta 3 Guerrillas Talibanes de Pakistán, o reduce a la mitad los Recursos Talibanes, redondeando hacia arriba.',
      shaded:
        'Hasta el Reinicio: en la fase de Apoyo, la Sharía se puede aplicar en cualquier Base Talibán, y en la fase de Redespliegue, las Guerrillas Talibanes no tienen que mover.',
    },
    pl: {
      unshaded: 'Usuń do 3 partyzantów talibów z Pakistanu albo zmniejsz zasoby talibów o połowę, zaokrąglając w górę.',
      shaded:
        'Do resetu: w fazie poparcia szariat działa przy każdej bazie talibów, a w fazie rozmieszczenia partyzanci talibów nie muszą się przesuwać.',
    },
  },
  {
    unshaded(g, by) {
      const isAround = () => PAKISTAN.some((s) => guerrillas(g, TALIBAN, s) > 0)
      const ways = () => [
        ...(isAround() ? (['remove'] as const) : []),
        ...(resources(g, TALIBAN) > 1 ? (['halve'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'remove') driveOut(g, by, PAKISTAN)
      if (way === 'halve') gain(g, TALIBAN, -Math.floor(resources(g, TALIBAN) / 2))
    },
    shaded: momentum(CARD.mullahOmar, 'shaded'),
    lasts: { shaded: 'momentum' },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Mullah Omar: remove Guerrillas; halve Resources only if there are none.',
    es: 'Mullah Omar: elimina Guerrillas; reduce Recursos a la mitad solo si no hay ninguna.',
    pl: 'Mullah Omar: usuń partyzantów; zasoby zmniejsz o połowę tylko wtedy, gdy ich nie ma.',
  },
  answers: ({ lineOf }) => ({
    'event.choice': (np) => np.firstOf(lineOf(CARD.mullahOmar), [word('remove'), word('halve')]),
  }),
  effects: { 'event.remove-where': oneGuerrillaOf(3) },
}

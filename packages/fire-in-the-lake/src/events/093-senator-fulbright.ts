import { AVAILABLE, adjust, moveToBox, takeOff } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { AID, kinds, OUT_OF_PLAY, US, US_BASE } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R22 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual } from './verbs.ts'

export const card = dual(
  93,
  'Senator Fulbright',
  'VUNA',
  ['microphone', 'parliament'],
  {
    en: {
      unshaded: 'The US moves 4 of its pieces from the map to Available.',
      shaded: '1 Available US Base goes Out of Play. Aid −9.',
    },
    es: {
      unshaded: 'EE.\u00a0UU. mueve 4 de sus fichas del mapa a Disponibles.',
      shaded: '1 Base Disponible de EE.\u00a0UU. pasa a fuera de juego. Ayuda −9.',
    },
    pl: {
      unshaded: 'USA przenoszą 4 swoje elementy z mapy do dostępnych.',
      shaded: '1 dostępna baza USA trafia poza grę. Wsparcie −9.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', US)
      takeOff(g, US, 4, kinds(US), EVERY)
    },
    shaded(g) {
      moveToBox(g, US_BASE, AVAILABLE, OUT_OF_PLAY, Math.min(1, available(g, US_BASE)))
      adjust(g, AID, -9)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R22,
  effects: {
    'event.remove-where': harming(1, kinds(US)),
  },
}

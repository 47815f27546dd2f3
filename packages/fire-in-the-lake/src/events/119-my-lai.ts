import {
  ACTIVE_OPPOSITION,
  AVAILABLE,
  adjust,
  canPlace,
  canWorsen,
  moveToBox,
  preferring,
  setLevel,
} from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { AID, base, OUT_OF_PLAY, PATRONAGE, US_TROOPS, underground, usTroops, VC } from '../forces.ts'
import { PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bringOneOf, dual, pickSpace } from './verbs.ts'

export const card = dual(
  119,
  'My Lai',
  'VANU',
  ['skull', 'village'],
  {
    en: {
      unshaded: '2 Available US Troops go Out of Play. Patronage +2.',
      shaded: 'Set a province with US Troops to Active Opposition. The VC place a Base and a Guerrilla there. Aid −6.',
    },
    es: {
      unshaded: '2 Tropas Disponibles de EE.\u00a0UU. pasan a fuera de juego. Patrocinio +2.',
      shaded:
        'Establece en Oposición Activa una provincia con Tropas de EE.\u00a0UU. El VC coloca allí 1 Base y 1 Guerrilla. Ayuda −6.',
    },
    pl: {
      unshaded: '2 dostępne kostki wojska USA trafiają poza grę. Patronat +2.',
      shaded: 'Ustaw aktywną opozycję w prowincji z wojskiem USA. VC umieszcza tam bazę i partyzanta. Wsparcie −6.',
    },
  },
  {
    unshaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, OUT_OF_PLAY, Math.min(2, available(g, US_TROOPS)))
      adjust(g, PATRONAGE, 2)
    },
    shaded(g, by) {
      const held = () => PROVINCES.filter((s) => usTroops(g, s) > 0)
      const open = () =>
        preferring(
          held().filter((s) => canWorsen(g, s) && canPlace(g, base(VC), s)),
          preferring(
            held().filter((s) => canWorsen(g, s)),
            held(),
          ),
        )
      const s = pickSpace(g, by, 'event.space', open)
      if (s !== undefined) {
        setLevel(g, s, ACTIVE_OPPOSITION)
        bringOneOf(g, VC, s, [base(VC)])
        bringOneOf(g, VC, s, [underground(VC)])
      }
      adjust(g, AID, -6)
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': (p) => p.set(ACTIVE_OPPOSITION).place(base(VC)).place(underground(VC)),
  },
}

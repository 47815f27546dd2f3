import { rollDie } from '@coinflict/kernel/questions'
import { gain, takeOff } from '@coinflict/kernel/rules'
import { NVA, NVA_TROOPS } from '../forces.ts'
import { OUTSIDE_THE_SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { improveTrail } from '../trail.ts'
import { dual, GUERRILLAS } from './verbs.ts'

export const card = dual(
  51,
  '301st Supply Bn',
  'NVUA',
  ['crate', 'truck'],
  {
    en: {
      unshaded: 'Remove 6 NVA or VC pieces, no Bases, from outside the South.',
      shaded: 'Improve the Trail 2 boxes. Roll a die: NVA Resources rise by that number.',
    },
    es: {
      unshaded: 'Elimina 6 fichas del EVN o del VC, sin contar Bases, de fuera del Sur.',
      shaded: 'Mejora la Ruta 2 casillas. Tira un dado: los Recursos del EVN suben ese número.',
    },
    pl: {
      unshaded: 'Usuń 6 elementów NVA lub VC, ale nie baz, spoza Południa.',
      shaded: 'Ulepsz szlak o 2 pola. Rzuć kością: zasoby NVA rosną o tyle.',
    },
  },
  {
    unshaded(g, by) {
      takeOff(g, by, 6, [NVA_TROOPS, ...GUERRILLAS], OUTSIDE_THE_SOUTH)
    },
    shaded(g) {
      improveTrail(g, 2)
      gain(g, NVA, rollDie(g))
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, [NVA_TROOPS, ...GUERRILLAS]),
  },
}

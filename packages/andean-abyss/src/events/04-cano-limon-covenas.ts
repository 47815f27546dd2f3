import { gain, mark } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { cubes, GOVT, isSabotaged, SABOTAGE } from '../forces.ts'
import { econ, PIPELINES } from '../map.ts'
import { dual, eachSpace, soundPipelines } from './verbs.ts'

/** Those of the highest Econ. */
const richest = (lines: readonly Space[]): readonly Space[] => {
  const most = Math.max(...lines.map(econ))
  return lines.filter((s) => econ(s) === most)
}

export const card = dual(
  4,
  'Caño Limón - Coveñas',
  'GFCA',
  ['pipeline', 'derrick'],
  {
    en: {
      unshaded: 'Choose 3 pipelines without Sabotage: the Government gains twice the Econ of each in Resources.',
      shaded: 'Sabotage 3 pipelines without cubes, highest Econ first.',
    },
    es: {
      unshaded: 'Elige 3 oleoductos sin Sabotaje: el Gobierno gana en Recursos el doble del Econ de cada uno.',
      shaded: 'Sabotea 3 oleoductos sin cubos, primero los de mayor Econ.',
    },
    pl: {
      unshaded: 'Wybierz 3 rurociągi bez sabotażu: za każdy rząd zyskuje zasoby równe dwukrotności jego Ekon.',
      shaded: 'Sabotuj 3 rurociągi bez kostek, zaczynając od tych o najwyższym Ekon.',
    },
  },
  {
    unshaded(g, by) {
      const sound = () => PIPELINES.filter((s) => !isSabotaged(g, s))
      eachSpace(g, by, 'event.pipeline', 3, sound, (s) => gain(g, GOVT, 2 * econ(s)))
    },
    shaded(g, by) {
      const exposed = () => richest(soundPipelines(g).filter((s) => cubes(g, s) === 0))
      eachSpace(g, by, 'event.sabotage-where', 3, exposed, (s) => mark(g, SABOTAGE, s))
    },
  },
)

import { most } from '@coinflict/kernel/nonplayers'
import {
  ACTIVE_OPPOSITION,
  bases,
  hasOpposition,
  NEUTRAL,
  pickWay,
  remove,
  setLevel,
  shift,
  spacesWhere,
} from '@coinflict/kernel/rules'
import { isAdjacent, level, type Space, word } from '@coinflict/kernel/state'
import { base, FARC } from '../forces.ts'
import { econ, PIPELINES, pop, S } from '../map.ts'
import { WAYS } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { cities, dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  48,
  'Unión Sindical Obrera',
  'AFCG',
  ['crowd', 'derrick'],
  {
    en: {
      unshaded: 'In a space next to a pipeline of Econ 3, set Opposition to Neutral or remove 1 FARC Base.',
      shaded: 'Shift 2 cities other than Bogotá 1 level each toward Active Opposition.',
    },
    es: {
      unshaded:
        'En una casilla adyacente a un oleoducto de Econ 3 establece la Oposición en Neutral o elimina 1 Base de las FARC.',
      shaded: 'Modifica 2 ciudades distintas de Bogotá 1 nivel cada una hacia la Oposición Activa.',
    },
    pl: {
      unshaded: 'Na polu sąsiadującym z rurociągiem o Ekon 3 zmień opozycję na poziom neutralny albo usuń 1 bazę FARC.',
      shaded: 'Przesuń 2 miasta inne niż Bogotá o 1 poziom każde w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const isBeside = (s: Space) => PIPELINES.some((line) => econ(line) === 3 && isAdjacent(g, line, s))
      const ways = (s: Space): readonly ('opposition' | 'remove-base')[] => [
        ...(hasOpposition(g, s) ? (['opposition'] as const) : []),
        ...(bases(g, FARC, s) > 0 ? (['remove-base'] as const) : []),
      ]
      const s = pickSpace(g, by, 'event.space', () => spacesWhere(g, (at) => isBeside(at) && ways(at).length > 0))
      if (s === undefined) return
      const way = pickWay(g, by, () => ways(s), { space: s })
      if (way === 'opposition') setLevel(g, s, NEUTRAL)
      if (way === 'remove-base') remove(g, base(FARC), s)
    },
    shaded(g, by) {
      const open = () => cities(g).filter((s) => s !== S.bogota && level(g, s) > ACTIVE_OPPOSITION)
      eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, -1), { params: { shift: -1 } })
    },
  },
)

// What non-players do with it.

const mostWon = most({ en: 'most Opposition', es: 'más Oposición', pl: 'największa opozycja' }, ({ g }, s) =>
  hasOpposition(g, s) ? -pop(s) * level(g, s) : 0,
)

export const nonPlayers: CardInstructions = {
  government: {
    lines: [WAYS],
    answers: {
      'event.space': where(WAYS, [mostWon, mostBasesOf(FARC)]),
      'event.choice': (np) => np.firstOf(WAYS, [word('opposition'), word('remove-base')]),
    },
  },
}

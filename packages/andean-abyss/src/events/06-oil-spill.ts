import { canWorsen, mark, NEUTRAL, PASSIVE_SUPPORT, setLevel, shift } from '@coinflict/kernel/rules'
import { isAdjacent, level } from '@coinflict/kernel/state'
import { isSabotaged, SABOTAGE } from '../forces.ts'
import { LOCS, pop } from '../map.ts'
import { departments, dual, eachSpace, pickSpace, soundPipelines } from './verbs.ts'

export const card = dual(
  6,
  'Oil Spill',
  'GFCA',
  ['derrick', 'river'],
  {
    en: {
      unshaded: 'Set 2 departments next to Sabotaged LoCs from Neutral or Opposition to Passive Support.',
      shaded: 'Sabotage a pipeline; shift a department next to it 1 level toward Active Opposition.',
    },
    es: {
      unshaded: 'Establece en Apoyo Pasivo 2 departamentos Neutrales o con Oposición adyacentes a LdC con Sabotaje.',
      shaded: 'Sabotea un oleoducto; modifica 1 nivel hacia Oposición Activa un departamento adyacente a él.',
    },
    pl: {
      unshaded:
        'Ustaw na bierne poparcie 2 departamenty neutralne lub z opozycją, które sąsiadują z sabotowanymi LiKomami.',
      shaded: 'Sabotuj rurociąg; przesuń sąsiadujący z nim departament o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const spoiled = () =>
        departments(g).filter(
          (s) =>
            pop(s) > 0 && level(g, s) <= NEUTRAL && LOCS.some((line) => isSabotaged(g, line) && isAdjacent(g, line, s)),
        )
      eachSpace(g, by, 'event.set-where', 2, spoiled, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
        params: { level: PASSIVE_SUPPORT },
      })
    },
    shaded(g, by) {
      const line = pickSpace(g, by, 'event.sabotage-where', () => soundPipelines(g))
      if (line === undefined) return
      mark(g, SABOTAGE, line)
      const angry = () => departments(g).filter((s) => canWorsen(g, s) && isAdjacent(g, line, s))
      const s = pickSpace(g, by, 'event.shift-where', angry, { shift: -1 })
      if (s !== undefined) shift(g, s, -1)
    },
  },
)

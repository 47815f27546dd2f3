import {
  ACTIVE_OPPOSITION,
  canImprove,
  PASSIVE_OPPOSITION,
  setLevel,
  shift,
  spacesWhere,
} from '@coinflict/kernel/rules'
import { type Game, level, type Space } from '@coinflict/kernel/state'
import { cities, departments, dual, eachSpace } from './verbs.ts'

export const card = dual(
  31,
  'Betancourt',
  'FCGA',
  ['cuffs', 'ballot'],
  {
    en: {
      unshaded: 'Shift 2 cities and 1 department 1 level each toward Active Support.',
      shaded: 'Shift 3 spaces from Passive to Active Opposition.',
    },
    es: {
      unshaded: 'Modifica 2 ciudades y 1 departamento 1 nivel cada uno hacia el Apoyo Activo.',
      shaded: 'Modifica 3 casillas de Oposición Pasiva a Oposición Activa.',
    },
    pl: {
      unshaded: 'Przesuń 2 miasta i 1 departament o 1 poziom każde w kierunku aktywnego poparcia.',
      shaded: 'Przesuń 3 pola z biernej na aktywną opozycję.',
    },
  },
  {
    unshaded(g, by) {
      const doubting = (kind: (g: Game) => readonly Space[]) => () => kind(g).filter((s) => canImprove(g, s))
      eachSpace(g, by, 'event.shift-where', 2, doubting(cities), (s) => shift(g, s, 1), { params: { shift: 1 } })
      eachSpace(g, by, 'event.shift-where', 1, doubting(departments), (s) => shift(g, s, 1), { params: { shift: 1 } })
    },
    shaded(g, by) {
      const stirred = () => spacesWhere(g, (s) => level(g, s) === PASSIVE_OPPOSITION)
      eachSpace(g, by, 'event.set-where', 3, stirred, (s) => setLevel(g, s, ACTIVE_OPPOSITION), {
        params: { level: ACTIVE_OPPOSITION },
      })
    },
  },
)

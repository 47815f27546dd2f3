import {
  type Chart,
  type Criterion,
  level,
  levelAfter,
  most,
  type NonPlayer,
  Sheet,
  type Space,
} from '@coinflict/kernel'
import { COALITION, population, TALIBAN } from '../../forces.ts'
import { eventsBy } from '../events.ts'

/** 8.3 Events of Arponen's non-players. */
const sheet = new Sheet()

/** People who come over to Support, and to Opposition; below 0 those who leave. */
const people = (np: NonPlayer, s: Space, side: 1 | -1): number =>
  population(np.g, s) * (Number(levelAfter(np, s) === side) - Number(level(np.g, s) === side))

const support = most(
  { en: 'highest gain in Support', es: 'mayor ganancia de Apoyo', pl: 'największy zysk poparcia' },
  (np, s) => people(np, s, 1),
)
const lessOpposition = most(
  { en: 'highest loss of Opposition', es: 'mayor pérdida de Oposición', pl: 'największa strata opozycji' },
  (np, s) => -people(np, s, -1),
)
const opposition = most(
  { en: 'highest gain in Opposition', es: 'mayor ganancia de Oposición', pl: 'największy zysk opozycji' },
  (np, s) => people(np, s, -1),
)
const lessSupport = most(
  { en: 'highest loss of Support', es: 'mayor pérdida de Apoyo', pl: 'największa strata poparcia' },
  (np, s) => -people(np, s, 1),
)
const playersLoss = most(
  {
    en: 'highest loss of a player’s points',
    es: 'mayor pérdida de puntos de un jugador',
    pl: 'największa strata punktów gracza',
  },
  (np, s) => -(np.isPlayer(COALITION) ? people(np, s, 1) : 0) - (np.isPlayer(TALIBAN) ? people(np, s, -1) : 0),
)

const shiftsBy = ({ me }: NonPlayer): readonly Criterion[] => {
  if (me === COALITION) return [support, lessOpposition]
  return me === TALIBAN ? [opposition, lessSupport] : [playersLoss]
}

const answers = eventsBy(
  sheet,
  '8.3',
  {
    en: 'Events: the Coalition shifts for Support, the Taliban for Opposition, the others against a player’s points.',
    es: 'Eventos: la Coalición modifica por el Apoyo, los Talibanes por la Oposición, los demás contra los puntos de un jugador.',
    pl: 'Wydarzenia: koalicja przesuwa dla poparcia, talibowie dla opozycji, pozostali przeciw punktom gracza.',
  },
  shiftsBy,
)

export const events: Chart = { lines: sheet.lines, answers }

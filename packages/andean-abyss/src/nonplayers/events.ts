import {
  type Chart,
  chain,
  type EventRules,
  eventAnswers,
  most,
  type NonPlayer,
  Sheet,
  shiftOf,
} from '@coinflict/kernel/nonplayers'
import { pieces } from '@coinflict/kernel/rules'
import { type Faction, type Game, type Line, type Piece, resources } from '@coinflict/kernel/state'
import { active, base, FACTIONS, GOVT, kinds, underground } from '../forces.ts'
import { instructionsFor, linesFor } from './events/cards.ts'
import { GOVERNMENT_SHIFTS, governmentLines, hit } from './events/government.ts'
import { benefit } from './events/insurgents.ts'
import { AS_MANY, BENEFIT, eventLines, HARM, isFoe, others, SPACES, where } from './events/lines.ts'
import { general, PLACE, removal } from './general.ts'
import { BY_EVENT } from './second/govt/activities.ts'

/** 8.4 How the non-players of both editions carry events out; the Government, which only the 2nd knows, in its own way. */
const sheet = new Sheet()

const SHIFTS = sheet.part('8.4.3').line('2', {
  en: 'Events: shift where Total Support and Total Opposition change most.',
  es: 'Eventos: modifica donde más cambien el Apoyo Total y la Oposición Total.',
  pl: 'Wydarzenia: przesuwaj tam, gdzie suma poparcia i suma opozycji zmienią się najbardziej.',
})
const mostChange = most({ en: 'greatest change', es: 'mayor cambio', pl: 'największa zmiana' }, (np, s) =>
  Math.abs(shiftOf(np, s)),
)
const mostImprovement = most(
  {
    en: 'largest shift toward Support',
    es: 'mayor cambio hacia el Apoyo',
    pl: 'największe przesunięcie w kierunku poparcia',
  },
  shiftOf,
)

/** A faction's pieces in the order in which it loses and gains them. */
const losses = (f: Faction): readonly Piece[] => (f === GOVT ? kinds(GOVT) : [active(f), underground(f), base(f)])
const gains = (f: Faction): readonly Piece[] => [base(f), ...kinds(f)]

/** How well a faction does: its margin, then Resources, the others' margins, its pieces. */
function standing(np: NonPlayer, g: Game): number {
  let score = 1000 * g.volume.margin(g, np.me) + 10 * resources(g, np.me)
  for (const f of FACTIONS) {
    if (f !== np.me) score += (np.isPlayer(f) ? -50 : isFoe(np, f) ? -5 : 5) * g.volume.margin(g, f)
  }
  for (const s of g.volume.allSpaces) score += pieces(g, np.me, s)
  return score
}

const rules = (
  pieceLine: Line,
  more: Pick<EventRules, 'shifts' | 'shiftsBy' | 'answers' | 'instructions'>,
): EventRules => ({
  amount: AS_MANY,
  pieces: pieceLine,
  placed: PLACE,
  spaces: SPACES,
  choices: BENEFIT,
  hostile: (np) => np.onceInPhase('hostile', () => [...others(np).flatMap((f) => removal([f])), ...losses(np.me)]),
  friendly: (np) => [...gains(np.me), ...[...others(np)].reverse().flatMap(gains)],
  standing,
  ...more,
})

const anySpace = where(SPACES)
const OWN_QUESTIONS = {
  'event.pipeline': anySpace,
  'event.place-shipment': anySpace,
  'event.remove-shipment': anySpace,
  'event.how-many-farc': (np: NonPlayer) => np.highest(AS_MANY),
}

const insurgents = eventAnswers(
  rules(HARM, {
    shifts: SHIFTS,
    shiftsBy: () => [mostChange],
    answers: { ...OWN_QUESTIONS, 'event.faction': benefit },
    instructions: instructionsFor('insurgents'),
  }),
)
const government = eventAnswers(
  rules(BY_EVENT, {
    shifts: GOVERNMENT_SHIFTS,
    shiftsBy: () => [mostImprovement],
    answers: { ...OWN_QUESTIONS, 'event.faction': hit },
    instructions: instructionsFor('government'),
  }),
)

/** The insurgents' events, with the procedures that hold for operations and events alike. */
export const events: Chart = {
  lines: [...eventLines, ...sheet.lines, ...linesFor('insurgents')],
  answers: chain(insurgents, general.answers),
}
/** The Government's, to be set before its chart. */
export const governmentEvents = { lines: [...governmentLines, ...linesFor('government')], answers: government }

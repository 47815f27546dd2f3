import {
  type Chart,
  type Criterion,
  first,
  highestEcon,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { beginOperation } from '@coinflict/kernel/rules'
import { inForce, resources, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { AUC, active, base, FARC, GOVT, INSURGENTS } from '../../../forces.ts'
import { isLoc } from '../../../map.ts'
import { ASSAULT, assault, assaultCost, whyNotAssault } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import { nextSpace } from '../../terms.ts'
import { isHit, type Outcome, outcomeOf } from './outcome.ts'
import { addsControl, foremost, here } from './terms.ts'

/** 8.8.3 Assault. */
const sheet = new Sheet()
const part = sheet.part('8.8.3', ASSAULT)

export const ASSAULT_STEP = part.line(
  '1',
  {
    en: 'Assault if that alone would now remove a Shipment, a player’s Base or at least 4 Guerrillas.',
    es: 'Asalto si por sí solo elimina ahora un Envío, una Base de un jugador o al menos 4 Guerrillas.',
    pl: 'Szturm, jeśli sam usunąłby teraz dostawę, bazę gracza lub co najmniej 4 partyzantów.',
  },
  { operation: ASSAULT, when: isWorthwhile, ifNone: [TRAIN, PATROL, SWEEP] },
)

const MOST_PAID = 9
const LIMIT = part.line('3', {
  en: 'For at most 9 Resources, in cities and departments.',
  es: 'Por 9 Recursos como máximo, en ciudades y departamentos.',
  pl: 'Za najwyżej 9 zasobów, w miastach i departamentach.',
})

/** 8.8.3/8 What decides among equal spaces, by whom an Assault there hits. */
const amongEquals = (outcome: (np: NonPlayer, s: Space) => Outcome): readonly Criterion[] => [
  highestPopulation,
  first({ en: 'hits a player', es: 'golpea a un jugador', pl: 'uderza w gracza' }, (np, s) => {
    const removed = outcome(np, s)
    return INSURGENTS.some((f) => np.isPlayer(f) && isHit(removed, f))
  }),
  first({ en: 'hits FARC', es: 'golpea a las FARC', pl: 'uderza w FARC' }, (np, s) => isHit(outcome(np, s), FARC)),
  first({ en: 'hits AUC', es: 'golpea a las AUC', pl: 'uderza w AUC' }, (np, s) => isHit(outcome(np, s), AUC)),
]
const AMONG_EQUALS = amongEquals((np, s) => outcomeOf(np, s))
const removes = (outcome: (o: Outcome) => number, en: string, es: string, pl: string): Criterion =>
  most({ en, es, pl }, (np, s) => outcome(outcomeOf(np, s)))

/** What an Assault there would be for: what a line counts, 0 if the line does not speak of the space. */
type Gain = (np: NonPlayer, s: Space, outcome: Outcome, more?: number) => number
const GAINS: readonly Gain[] = [
  (_, __, { bases }) => bases,
  ({ g }, s, { pieces }, more = 0) => (addsControl(g, s, more, pieces) ? 1 : 0),
  (_, __, { shipments }) => shipments,
  (_, __, { clears }) => (clears ? 1 : 0),
]
const gains = (at: number) => (np: NonPlayer, s: Space) => !isLoc(s) && (GAINS[at] as Gain)(np, s, outcomeOf(np, s)) > 0

const BASES = part.line(
  '4',
  {
    en: 'First where the most insurgent Bases can be removed.',
    es: 'Primero donde puedan eliminarse más Bases insurgentes.',
    pl: 'Najpierw tam, gdzie można usunąć najwięcej baz powstańców.',
  },
  {
    where: gains(0),
    by: [
      removes(({ bases }) => bases, 'most Bases removed', 'más Bases eliminadas', 'najwięcej usuniętych baz'),
      ...AMONG_EQUALS,
    ],
  },
)
const CONTROL = part.line(
  '5',
  {
    en: 'Then where it adds Government Control, highest Population first.',
    es: 'Luego donde dé el Control al Gobierno, primero donde haya mayor Población.',
    pl: 'Potem tam, gdzie da kontrolę rządu, zaczynając od największej populacji.',
  },
  { where: gains(1), by: AMONG_EQUALS },
)
const SHIPMENTS = part.line(
  '6',
  {
    en: 'Then where the most Shipments can be removed.',
    es: 'Luego donde puedan retirarse más Envíos.',
    pl: 'Potem tam, gdzie można usunąć najwięcej dostaw.',
  },
  {
    where: gains(2),
    by: [
      removes(
        ({ shipments }) => shipments,
        'most Shipments removed',
        'más Envíos retirados',
        'najwięcej usuniętych dostaw',
      ),
      ...AMONG_EQUALS,
    ],
  },
)
const LAST = part.line(
  '7',
  {
    en: 'Then where it removes the last insurgent piece in the space.',
    es: 'Luego donde elimine la última ficha insurgente de la casilla.',
    pl: 'Potem tam, gdzie usunie ostatni element powstańców z pola.',
  },
  { where: gains(3), by: AMONG_EQUALS },
)
const TARGETS = part.line('8', {
  en: 'Players’ pieces before non-players’; then FARC, AUC, Cartels.',
  es: 'Fichas de jugadores antes que de facciones sin jugador; luego FARC, AUC, Cárteles.',
  pl: 'Elementy graczy przed elementami frakcji nieobsadzonych; potem FARC, AUC, kartele.',
})
const ANYWHERE = part.line(
  'h2',
  {
    en: 'If no space offers any of this: where the most pieces are removed.',
    es: 'Si ninguna casilla ofrece nada de esto: donde se eliminen más fichas.',
    pl: 'Jeśli żadne pole nie daje nic z tego: tam, gdzie zniknie najwięcej elementów.',
  },
  {
    where: (_: NonPlayer, s: Space) => !isLoc(s),
    by: [
      removes(({ pieces }) => pieces, 'most pieces removed', 'más fichas eliminadas', 'najwięcej usuniętych elementów'),
      ...AMONG_EQUALS,
    ],
    most: 1,
  },
)
const LINES_OF_COMMUNICATION = part.line(
  '9',
  {
    en: 'Then, with Tapias in force, on LoCs with Active Guerrillas and cubes, highest Econ first.',
    es: 'Luego, con Tapias en vigor, en LdC con Guerrillas Activas y cubos, primero las de mayor Econ.',
    pl: 'Potem, gdy obowiązuje Tapias, na LiKomach z aktywnymi partyzantami i kostkami, od najwyższego Ekon.',
  },
  {
    when: ({ g }: NonPlayer) => inForce(g, CARD.tapias, 'unshaded'),
    where: (_: NonPlayer, s: Space) => isLoc(s),
    by: [highestEcon],
  },
)

const FIRST_LINES: readonly SpaceLine[] = [BASES, CONTROL, SHIPMENTS, LAST]

/** The next space to Assault; nothing if no line asks for one, or nothing may be paid any more. */
export function nextAssault(np: NonPlayer): Word | undefined {
  if ((np.op?.paid ?? 0) + assaultCost(np.g) > MOST_PAID) return np.done(LIMIT)
  const isFirst = np.op?.spaces.length === 0
  return (
    nextSpace(np, FIRST_LINES) ??
    (isFirst ? nextSpace(np, [ANYWHERE]) : undefined) ??
    nextSpace(np, [LINES_OF_COMMUNICATION]) ??
    // The special activity may have taken what the Assault was for: some space it must go into.
    (isFirst && np.op?.activity !== undefined ? np.chooseSpace(ANYWHERE, () => true, ANYWHERE.by) : undefined)
  )
}

/** The spaces that the Assault would go into with the Resources at hand. */
export function plannedAssault(np: NonPlayer): readonly Space[] {
  const { g } = np
  const op = np.op?.rules === assault ? np.op : beginOperation(GOVT, assault)
  const open = spacesWith(g, GOVT).filter((s) => whyNotAssault(g, op, s) === undefined)
  const cost = assaultCost(g)
  const mostSpaces = inForce(g, CARD.tapias, 'shaded')
    ? 1
    : Math.floor(op.free ? open.length : Math.min(MOST_PAID, resources(g, GOVT)) / cost)
  const chosen: Space[] = []
  const take = ({ where, by, most: few = mostSpaces }: SpaceLine): void => {
    for (let n = 0; n < few && chosen.length < mostSpaces; n++) {
      const fitting = open.filter((s) => !chosen.includes(s) && where(np, s))
      const s = foremost(np, fitting, by)
      if (s === undefined) return
      chosen.push(s)
    }
  }
  for (const line of FIRST_LINES) take(line)
  if (chosen.length === 0) take(ANYWHERE)
  if (LINES_OF_COMMUNICATION.when(np)) take(LINES_OF_COMMUNICATION)
  return chosen
}

/** 8.8.3/1 A Shipment, a player's base or four guerrillas. */
function isWorthwhile(np: NonPlayer): boolean {
  let guerrillas = 0
  for (const s of plannedAssault(np)) {
    const outcome = outcomeOf(np, s)
    guerrillas += outcome.guerrillas
    if (outcome.shipments > 0 || outcome.playersBases > 0 || guerrillas >= 4) return true
  }
  return false
}

/** No number of cubes is too few. */
const PLENTY = 99

/**
 * 8.8.7/6 How much more of what its first line asks an Assault there could do with enough cubes: the line's place from the last (0 if
 * nothing is lacking), and how much it counts.
 */
export function unfinishedAssault(np: NonPlayer, s: Space, coming: number): { rank: number; amount: number } {
  const { g, op } = np
  if (op === undefined || isLoc(s) || whyNotAssault(g, op, s, PLENTY) !== undefined) return NOTHING_LACKING
  const full = outcomeOf(np, s, PLENTY)
  const line = GAINS.findIndex((gain) => gain(np, s, full, coming) > 0)
  const gain = GAINS[line]
  if (gain === undefined || gain(np, s, outcomeOf(np, s)) >= gain(np, s, full, coming)) return NOTHING_LACKING
  return { rank: GAINS.length - line, amount: gain(np, s, full, coming) }
}
const NOTHING_LACKING = { rank: 0, amount: 0 }
/** What decides among equal spaces of that kind. */
export const AMONG_UNFINISHED = amongEquals((np, s) => outcomeOf(np, s, PLENTY))

/** 8.8.3/8 The next piece that an Assault removes; the order was settled when the first one was. */
export function assaultTarget(np: NonPlayer): Word | undefined {
  const s = here(np)
  const { order } = np.once(`assault ${s}`, () => outcomeOf(np, s))
  for (const f of order) {
    const piece = np.firstPiece(TARGETS, [active(f), base(f)])
    if (piece !== undefined) return piece
  }
  return undefined
}

export const assaulting: Chart = { lines: sheet.lines, answers: {} }

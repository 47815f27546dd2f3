import {
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { type Approach, allBases, bases, hasSupport, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import { count, factionWord, type Line, resources, type Space, spaceWord, type Word } from '@coinflict/kernel/state'
import { airLift } from '../../../activities/air-lift.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  COALITION,
  COALITION_TROOPS,
  GOVERNMENT_TROOPS,
  governmentCubes,
  INSURGENTS,
  population,
  TALIBAN,
} from '../../../forces.ts'
import { AFGHAN, approachesTo } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { isOpen, SWEEP, sweepStrength } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { hidden, randomTargets } from '../coin.ts'
import { coalitionBaseFirst, completeLift, guard, isLiftPlanned, planLift } from './air.ts'
import { Field, Flights } from './field.ts'

/** 8.6.3 Sweep. */
const sheet = new Sheet()
const lasting = sheet.part('8.6.1', SWEEP)
const sweep = sheet.part('8.6.3', SWEEP)
export const SWEEP_LINES = sheet.lines

/** A Taliban guerrilla hides at Support, or a Player's at a Coalition Base. */
const isWatched = (np: NonPlayer, s: Space): boolean =>
  (hasSupport(np.g, s) && undergroundOf(np.g, TALIBAN, s) > 0) ||
  (bases(np.g, COALITION, s) > 0 && INSURGENTS.some((f) => np.isPlayer(f) && undergroundOf(np.g, f, s) > 0))

export const SWEEP_STEP: Step = sweep.line(
  'if',
  {
    en: 'Sweep if there is an Underground Taliban Guerrilla at Support, or a player’s at a Coalition Base.',
    es: 'Barrido si hay una Guerrilla Talibán Oculta donde haya Apoyo, o una de un jugador en una Base de la Coalición.',
    pl: 'Przeszukiwanie, jeśli ukryty partyzant talibów jest przy poparciu albo ukryty partyzant gracza przy bazie koalicji.',
  },
  { operation: SWEEP, when: (np: NonPlayer) => AFGHAN.some((s) => isWatched(np, s)), ifNone: [ASSAULT, TRAIN] },
)

/** Troops that go into a space. */
interface Advance {
  readonly to: Space
  readonly orders: readonly Order[]
}

const COST = 3

/** Brings Troops into a space one by one, from where most can leave, until that is enough. */
function advance(np: NonPlayer, line: Line, field: Field, to: Space, money: number, isEnough: () => boolean): Advance {
  const ways: readonly Approach[] = approachesTo(to).filter((way) => isOpen(np.g, way))
  const takesAlong = governmentCubes(np.g, to) < 2 && money >= COST && !inForce(np.g, CARD.partneringPolicy, 'shaded')
  const sent = new Map<Space, [coalition: number, government: number]>()
  while (!isEnough()) {
    let from: Space | undefined
    for (const way of ways) {
      const n = field.spareCoalition(way.from)
      if (n > 0 && (from === undefined || n > field.spareCoalition(from))) from = way.from
    }
    if (from === undefined) break
    const group = sent.get(from) ?? [0, 0]
    sent.set(from, group)
    field.sendCoalition(from, to)
    group[0]++
    if (!takesAlong || field.spareCompanions(from) <= 0) continue
    field.sendGovernment(from, to)
    group[1]++
  }
  const orders = [...sent].map(([from, [coalition, government]]) => ({
    from,
    to,
    line,
    pieces: [
      [COALITION_TROOPS, coalition],
      [GOVERNMENT_TROOPS, government],
    ] as const,
  }))
  return { to, orders }
}

const isPaid = ({ orders }: Advance): boolean =>
  orders.some(({ pieces }) => pieces.some(([piece, n]) => piece === GOVERNMENT_TROOPS && n > 0))

// 1: Support spaces, with an Air Lift where Troops in reach do not find everybody.

/** Where some would stay hidden: Government Troops by the Air Lift's own line, then Coalition Troops from random spaces. */
function liftInto(np: NonPlayer, field: Field, flights: Flights, to: Space): void {
  const missing = (): number => hidden(np.g, to) - field.strength(to)
  if (field.isUnguarded(to)) guard(np, field, flights, to)
  while (missing() > 0) {
    const ready = AFGHAN.filter((s) => field.spareCoalition(s) > 0 && flights.connects(s, to))
    const from = np.bestOf(SUPPORT_LIFT, ready)
    if (from === undefined) return
    flights.liftCoalition(SUPPORT_LIFT, from, to, Math.min(Math.max(1, missing()), field.spareCoalition(from)))
  }
}

function planSupport(np: NonPlayer): readonly Advance[] {
  const { g } = np
  const field = new Field(np)
  const advances: Advance[] = []
  let money = resources(g, COALITION)
  const left = AFGHAN.filter((s) => hasSupport(g, s) && hidden(g, s) > 0)
  while (left.length > 0) {
    const to = np.bestOf(AT_SUPPORT, left, [highestPopulation]) as Space
    left.splice(left.indexOf(to), 1)
    const going = advance(np, AT_SUPPORT, field, to, money, () => field.strength(to) >= hidden(g, to))
    if (isPaid(going)) money -= COST
    if (field.strength(to) > 0 || mayLiftTo(np, field)) advances.push(going)
  }
  const short = advances.filter(({ to }) => field.strength(to) < hidden(g, to))
  if (short.length > 0) planLift(np, liftsFor(np, field, short))
  return advances
}

const mayLiftTo = (np: NonPlayer, field: Field): boolean =>
  np.op?.activity === undefined && AFGHAN.some((s) => field.spareCoalition(s) > 0)

function liftsFor(np: NonPlayer, field: Field, short: readonly Advance[]): readonly Order[] {
  const flights = new Flights(np, field)
  for (const { to } of short) liftInto(np, field, flights, to)
  if (flights.orders.length > 0) completeLift(np, field, flights)
  return flights.orders
}

const supportPlan = (np: NonPlayer): readonly Advance[] => np.once('sweep at support', () => planSupport(np))

const AT_SUPPORT: SpaceLine = sweep.line(
  '1',
  {
    en: 'In all spaces within reach at Support with Underground enemies, highest Population first, moving in enough Troops to find as many as possible.',
    es: 'En todas las casillas al alcance con Apoyo y enemigos Ocultos, mayor Población primero, con Tropas suficientes para descubrir al mayor número posible.',
    pl: 'Na wszystkich polach w zasięgu z poparciem i ukrytymi wrogami, najpierw z największą populacją, z dość licznym wojskiem, by wykryć ich jak najwięcej.',
  },
  {
    where: (np: NonPlayer, s: Space) => supportPlan(np).some(({ to }) => to === s),
    by: [highestPopulation],
  },
)
const SUPPORT_LIFT = sweep.line('1-lift', {
  en: 'If not all of them can be found, Air Lift in Troops that can, then complete the Air Lift.',
  es: 'Si no se puede descubrir a todos, lleva allí, con Transporte Aéreo, Tropas que puedan hacerlo; luego completa el Transporte Aéreo.',
  pl: 'Jeśli nie da się wykryć wszystkich, przerzuć tam wojsko transportem lotniczym, a potem dokończ ten transport.',
})

// 2: in place. 3: into one more space.

const IN_PLACE = sweep.line('2', {
  en: 'Everywhere, without moving.',
  es: 'En todas partes, sin mover.',
  pl: 'Wszędzie, bez ruchu.',
})
const findsInPlace = (np: NonPlayer, s: Space): boolean => sweepStrength(np.g, COALITION, s) > 0 && hidden(np.g, s) > 0

const mostBases = most({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, (np, s) => allBases(np.g, s))
const INTO: SpaceLine = sweep.line(
  '3',
  {
    en: 'Into one space within reach with Population and Underground enemies, with all Troops that may go: highest Population, then a Coalition Base, then most Bases.',
    es: 'A una casilla al alcance con Población y enemigos Ocultos, con todas las Tropas que puedan ir: mayor Población, luego con Base de la Coalición, luego más Bases.',
    pl: 'Na jedno pole w zasięgu z populacją i ukrytymi wrogami, z całym wojskiem, które może iść: największa populacja, potem baza koalicji, potem najwięcej baz.',
  },
  {
    where: (np: NonPlayer, s: Space) => population(np.g, s) > 0 && hidden(np.g, s) > 0 && isInReach(np, s),
    by: [highestPopulation, coalitionBaseFirst, mostBases],
    most: 1,
  },
)

/** Whether Troops that may leave can come, or are there. */
function isInReach(np: NonPlayer, to: Space): boolean {
  if (sweepStrength(np.g, COALITION, to) > 0) return true
  const field = new Field(np)
  return approachesTo(to).some((way) => isOpen(np.g, way) && field.spareCoalition(way.from) > 0)
}

/** Who goes into a space: as planned for Support, or everybody who may for the last one; nobody elsewhere. */
function ordersTo(np: NonPlayer, to: Space): readonly Order[] {
  const planned = supportPlan(np).find((each) => each.to === to)
  if (planned !== undefined) return planned.orders
  if (!np.selected(INTO, 'sweep.where').includes(to)) return []
  return np.once('sweep into', () => {
    const field = new Field(np)
    return advance(np, INTO, field, to, resources(np.g, COALITION), () => false).orders
  })
}

/** The group that is to go next: those before it have arrived. */
function nextOrder(np: NonPlayer, to: Space): Order | undefined {
  const { g, op } = np
  let arrived = op === undefined ? 0 : count(g, to, COALITION_TROOPS) - unmoved(g, op, to, COALITION_TROOPS)
  for (const order of ordersTo(np, to)) {
    const n = order.pieces[0]?.[1] ?? 0
    if (arrived < n) return order
    arrived -= n
  }
  return undefined
}

function sweepFrom(np: NonPlayer): Word | undefined {
  const order = nextOrder(np, here(np))
  return (order && np.firstOf(order.line, [spaceWord(order.from)])) ?? np.done()
}

/** How many of a kind go along. */
export function sweepers(np: NonPlayer): Word | undefined {
  const { piece, space, to } = np.q.params ?? {}
  const order = ordersTo(np, to as Space).find(({ from }) => from === space)
  return order && np.number(order.line, order.pieces.find(([kind]) => kind === piece)?.[1] ?? 0)
}

// Who is shown.

const FIRST_OF = sweep.line('whom', {
  en: 'Where not all can be found: a random player’s, then Taliban, then Warlord.',
  es: 'Donde no se pueda descubrir a todas: las de un jugador al azar, luego Talibanes, luego de los Señores de la Guerra.',
  pl: 'Gdzie nie da się wykryć wszystkich: najpierw partyzantów losowego gracza, potem talibów, potem watażków.',
})
const ISR = lasting.line('isr', {
  en: 'ISR: where the most enemies turn Active.',
  es: 'ISR: donde pasen a Activas más Guerrillas enemigas.',
  pl: 'ISR: gdzie aktywnych stanie się najwięcej wrogów.',
})
const mostFound = most(
  { en: 'most Guerrillas found', es: 'más Guerrillas descubiertas', pl: 'najwięcej wykrytych partyzantów' },
  (np, s) => Math.min(2, hidden(np.g, s)),
)

export const sweepAnswers: Answers = {
  'sweep.where': (np) =>
    np.select([AT_SUPPORT]) ??
    (isLiftPlanned(np) ? np.join(SUPPORT_LIFT, airLift.word) : undefined) ??
    np.chooseSpace(IN_PLACE, findsInPlace) ??
    np.select([INTO]) ??
    np.done(),
  'sweep.from': sweepFrom,
  'sweep.isr': (np) => np.chooseSpace(ISR, () => true, [mostFound]) ?? np.done(),
  'activate.whose': (np) => np.firstOf(FIRST_OF, randomTargets(np).map(factionWord)) ?? np.done(),
}

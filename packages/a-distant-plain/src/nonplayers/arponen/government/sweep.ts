import {
  fewest,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { type Approach, allGuerrillas, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Space, spaceWord, type Word } from '@coinflict/kernel/state'
import { GOVERNMENT, GOVERNMENT_TROOPS } from '../../../forces.ts'
import { approachesTo } from '../../../map.ts'
import { isOpen, SWEEP, sweepStrength } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { hidden, lacking, mostInTurn } from '../coin.ts'
import { maySpend } from '../general.ts'
import { GROUP, isWorthControl, spareTroops } from './activities.ts'

/** 8.7.6 Sweep. */
const sheet = new Sheet()
const part = sheet.part('8.7.6', SWEEP)
export const SWEEP_LINES = sheet.lines

const COST = 3
const MOST_SPACES = 2

export const SWEEP_STEP: Step = part.line(
  'if',
  { en: 'Otherwise Sweep.', es: 'Si no, Barrido.', pl: 'W przeciwnym razie przeszukiwanie.' },
  { operation: SWEEP, when: () => true, ifNone: [TRAIN] },
)

/** Troops that may come from a space, and the road with guerrillas that they take. */
interface Source {
  readonly from: Space
  readonly n: number
  readonly toll: number
}

/** What the Warlords take for a road: only those who cannot come directly use one. */
const tollOf = (g: Game, way: Approach): number =>
  !way.isAdjacent && way.lines.some((loc) => allGuerrillas(g, loc) > 0) ? 1 : 0

/** Those that cost nothing first. */
function sources(np: NonPlayer, to: Space): readonly Source[] {
  const { g, op } = np
  const found: Source[] = []
  for (const way of approachesTo(to)) {
    if (!isOpen(g, way) || op?.spaces.includes(way.from)) continue
    const fresh = op === undefined ? spareTroops(g, way.from) : unmoved(g, op, way.from, GOVERNMENT_TROOPS)
    const n = Math.min(spareTroops(g, way.from), fresh)
    if (n > 0) found.push({ from: way.from, n, toll: tollOf(g, way) })
  }
  return found.sort((a, b) => a.toll - b.toll)
}

/** How many roads must be paid for; none of this if even all Troops in reach do not bring COIN Control. */
function cost(np: NonPlayer, to: Space): number | undefined {
  let missing = lacking(np.g, to)
  let paid = 0
  for (const { n, toll } of sources(np, to)) {
    if (missing <= 0) break
    missing -= n
    paid += toll
  }
  return missing > 0 ? undefined : paid
}

const lowestCost = fewest({ en: 'lowest cost', es: 'menor coste', pl: 'najniższy koszt' }, (np, s) => cost(np, s) ?? 99)

const CONTROL: SpaceLine = part.line(
  '1',
  {
    en: '4 Troops, or more if needed, to Control the most populous spaces with no COIN Base; evenly from random spaces, the cheapest first.',
    es: '4 Tropas, o más si hacen falta, para Controlar las casillas más pobladas sin Base COIN; tomadas por igual de casillas al azar, primero la más barata.',
    pl: '4 kostki wojska lub więcej, jeśli trzeba, by kontrolować najludniejsze pola bez bazy COIN; równomiernie z losowych pól, najpierw najtaniej.',
  },
  {
    where: (np: NonPlayer, s: Space) => isWorthControl(np.g, s) && cost(np, s) !== undefined,
    by: [highestPopulation, lowestCost],
  },
)

const found = (g: Game, f: Faction, s: Space): number =>
  Math.min(sweepStrength(g, GOVERNMENT, s), undergroundOf(g, f, s))
const IN_PLACE: SpaceLine = part.line(
  '2',
  {
    en: 'Then without moving, where the most turn Active: a player’s, then Taliban, then Warlord.',
    es: 'Luego sin mover, donde se Activen más: de un jugador, luego Talibanes, luego de los Señores de la Guerra.',
    pl: 'Potem bez ruchu, gdzie aktywnych stanie się najwięcej: gracza, potem talibów, potem watażków.',
  },
  {
    where: (np: NonPlayer, s: Space) => sweepStrength(np.g, GOVERNMENT, s) > 0 && hidden(np.g, s) > 0,
    by: mostInTurn(found),
  },
)

/** One from each in turn, beginning anywhere, those that cost something only where they are needed for Control. */
function planOrders(np: NonPlayer, to: Space): readonly Order[] {
  const need = lacking(np.g, to)
  const all = sources(np, to)
  const free = all.filter(({ toll }) => toll === 0)
  const isEnough = free.reduce((sum, { n }) => sum + n, 0) >= need
  const open = (isEnough ? free : all).map(({ from, n }) => ({ from, n, taken: 0 }))
  const start = open.length > 1 ? np.below(open.length) : 0
  for (let missing = Math.max(GROUP, need), i = start, idle = 0; missing > 0 && idle < open.length; i++) {
    const source = open[i % open.length] as (typeof open)[number]
    if (source.taken === source.n) {
      idle++
      continue
    }
    source.taken++
    missing--
    idle = 0
  }
  return open
    .filter(({ taken }) => taken > 0)
    .map(({ from, taken }) => ({ from, to, line: CONTROL, pieces: [[GOVERNMENT_TROOPS, taken]] }))
}

/** Who goes into a space that was selected for Control; nobody elsewhere. */
const ordersTo = (np: NonPlayer, to: Space): readonly Order[] =>
  np.selected(CONTROL, 'sweep.where').includes(to) ? np.once(`sweep ${to}`, () => planOrders(np, to)) : []

/** The group that is to go next: those before it have arrived. */
function nextOrder(np: NonPlayer, to: Space): Order | undefined {
  const { g, op } = np
  const orders = ordersTo(np, to)
  let arrived = op === undefined ? 0 : count(g, to, GOVERNMENT_TROOPS) - unmoved(g, op, to, GOVERNMENT_TROOPS)
  for (const order of orders) {
    const n = order.pieces[0]?.[1] ?? 0
    if (arrived < n) return order
    arrived -= n
  }
  return undefined
}

function sweepWhere(np: NonPlayer): Word | undefined {
  const spaces = np.op?.spaces.length ?? 0
  const mayGoOn = spaces < MOST_SPACES && (np.op?.free === true || maySpend(np, COST))
  return (mayGoOn ? np.select([CONTROL, IN_PLACE]) : undefined) ?? np.done()
}

function sweepFrom(np: NonPlayer): Word | undefined {
  const order = nextOrder(np, here(np))
  return (order && np.firstOf(order.line, [spaceWord(order.from)])) ?? np.done()
}

/** How many go along. */
export function sweepers(np: NonPlayer): Word | undefined {
  const { space, to } = np.q.params ?? {}
  const order = ordersTo(np, to as Space).find(({ from }) => from === space)
  return order && np.number(order.line, order.pieces[0]?.[1] ?? 0)
}

export const sweepAnswers: Answers = { 'sweep.where': sweepWhere, 'sweep.from': sweepFrom }

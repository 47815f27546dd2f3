import {
  first,
  highestEcon,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, controlledBy, enemies, hasOpposition, hasSupport, pieces } from '@coinflict/kernel/rules'
import { type Line, resources, type Space, type Word } from '@coinflict/kernel/state'
import { COALITION, TALIBAN, TALIBAN_CONTROL } from '../../../forces.ts'
import { AFGHAN, EVERY, isPakistan, LOCS } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { hasBaseLeft, hasRoom } from '../../terms.ts'
import { spendingLimit } from '../general.ts'
import { guards, hasBegun, isNeutral } from '../insurgents.ts'
import { cheapest, Marching, type MayLeave, OUT_OF_REACH } from '../marching.ts'
import { joinActivity } from './infiltrate.ts'

/** 8.8.5 March. */
const sheet = new Sheet()
const march = sheet.part('8.8.5', MARCH)
export const MARCH_SHEET: readonly Line[] = sheet.lines

export const MARCH_STEP: Step = march.line(
  'if',
  {
    en: 'Otherwise March: spend at most two thirds of the Resources, lose no Taliban Control; the last Guerrilla at a Base and the last Underground one in a space without Opposition stay.',
    es: 'Si no, Marcha: gasta como máximo dos tercios de los Recursos, sin perder Control Talibán; se quedan la última Guerrilla junto a una Base y la última Oculta de una casilla sin Oposición.',
    pl: 'W przeciwnym razie przemarsz: za najwyżej dwie trzecie zasobów, bez utraty kontroli talibów; zostają ostatni partyzant przy bazie i ostatni ukryty na polu bez opozycji.',
  },
  { operation: MARCH, when: () => true, ifNone: [RALLY] },
)

const GUARD = march.line('1', {
  en: 'One Underground Guerrilla to each Taliban Base without one; in Pakistan only where there is no Guerrilla.',
  es: 'Una Guerrilla Oculta a cada Base Talibán que no la tenga; en Pakistán solo donde no haya ninguna Guerrilla.',
  pl: 'Po jednym ukrytym partyzancie do każdej bazy talibów, która żadnego nie ma; w Pakistanie tylko tam, gdzie nie ma żadnego partyzanta.',
})
const GATHER = march.line('2', {
  en: 'If a Base is Available: bring one Afghan space with room for it up to 3 Guerrillas, Underground ones if possible.',
  es: 'Si hay una Base Disponible: completa 3 Guerrillas en una casilla afgana con sitio para ella, Ocultas si es posible.',
  pl: 'Jeśli baza jest dostępna: doprowadź liczbę partyzantów na jednym afgańskim polu z miejscem na nią do 3, w miarę możliwości ukrytych.',
})
const SETTLE = march.line('3a', {
  en: 'One Underground Guerrilla into each of up to 3 spaces: first Neutral ones without Taliban or Coalition pieces.',
  es: 'Una Guerrilla Oculta a cada una de hasta 3 casillas: primero las Neutrales sin fichas Talibanes ni de la Coalición.',
  pl: 'Po jednym ukrytym partyzancie na najwyżej 3 pola: najpierw neutralne bez elementów talibów i koalicji.',
})
const INTRUDE = march.line('3b', {
  en: 'Then, within these 3, into Support spaces.',
  es: 'Luego, dentro de esas 3, a casillas con Apoyo.',
  pl: 'Potem, w ramach tych 3, na pola z poparciem.',
})
const ROADS = march.line('4', {
  en: 'Up to 2 Guerrillas onto each adjacent LoC where they outnumber their enemies: highest Econ, then where they stay Underground.',
  es: 'Hasta 2 Guerrillas a cada LdC adyacente donde superen en número al enemigo: mayor Econ, luego donde sigan Ocultas.',
  pl: 'Do 2 partyzantów na każdy sąsiedni LiKom, na którym będzie ich więcej niż wrogów: najwyższy Ekon, potem gdzie pozostaną ukryci.',
})

/** Who may leave a space by the chart. */
const mayLeave: MayLeave = (plan, s, isHidden) => {
  const { g } = plan.np
  const stay = guards(g, TALIBAN, s)
  const left = isHidden ? plan.hiddenAt(s) - 1 : plan.at(s) - 1
  if (left < (isHidden && !hasOpposition(g, s) ? Math.max(1, stay) : stay)) return false
  const more = plan.more(s)
  return (
    controlledBy(g, s, TALIBAN, more) !== TALIBAN_CONTROL || controlledBy(g, s, TALIBAN, more - 1) === TALIBAN_CONTROL
  )
}

/**
 * Sends hidden guerrillas one by one to spaces that need one and where they stay hidden: lowest cost, then highest Population. Gives where
 * they went.
 */
function sendHidden(
  plan: Marching,
  line: Line,
  needs: (s: Space, sent: readonly Space[]) => boolean,
  limit = Number.POSITIVE_INFINITY,
): readonly Space[] {
  const sent: Space[] = []
  const failed: Space[] = []
  while (sent.length < limit) {
    const cost = plan.costs(true)
    const open = EVERY.filter(
      (s) => (cost[s] as number) < OUT_OF_REACH && !failed.includes(s) && needs(s, sent) && plan.canHideIn(s),
    )
    const to = plan.np.bestOf(line, open, [cheapest(cost), highestPopulation])
    if (to === undefined) break
    const isSent = plan.send(line, to, { isHidden: true, mustHide: true, explanation: plan.np.reason })
    ;(isSent ? sent : failed).push(to)
  }
  return sent
}

/** 1 Bases without an Underground guerrilla. */
function guardBases(plan: Marching): void {
  const { g } = plan.np
  sendHidden(
    plan,
    GUARD,
    (s) => bases(g, TALIBAN, s) > 0 && (isPakistan(s) ? plan.at(s) === 0 : plan.hiddenAt(s) < guards(g, TALIBAN, s)),
  )
}

const GROUP = 3

/** Brings the guerrillas in a space to three, who stay there. Tells whether it could. */
function gatherIn(
  plan: Marching,
  to: Space,
  how: { withoutLots?: boolean; explanation?: Order['explanation'] },
): boolean {
  while (plan.at(to) < GROUP) {
    const isSent =
      plan.send(GATHER, to, { ...how, isHidden: true }) || plan.send(GATHER, to, { ...how, isHidden: false })
    if (!isSent) return false
  }
  plan.settle(to)
  return true
}

/** 2 A group that can make way for a base. Gives the plan with it. */
function gather(plan: Marching): Marching {
  const { np } = plan
  if (!hasBaseLeft(np)) return plan
  const [hidden, seen] = [plan.costs(true), plan.costs(false)]
  /** What the first of them costs: nothing comes cheaper. */
  const least = (s: Space): number => Math.min(hidden[s] as number, seen[s] as number)
  const open = AFGHAN.filter((s) => least(s) < OUT_OF_REACH && plan.at(s) < GROUP && hasRoom(np, s))
  const plans = new Map<Space, Marching>()
  const cost: number[] = []
  let lowest = OUT_OF_REACH
  for (const s of open.sort((a, b) => least(a) - least(b))) {
    if (least(s) > lowest) break
    const trial = plan.copy()
    if (!gatherIn(trial, s, { withoutLots: true })) continue
    cost[s] = trial.cost - plan.cost
    lowest = Math.min(lowest, cost[s])
    plans.set(s, trial)
  }
  const to = np.bestOf(GATHER, [...plans.keys()], [cheapest(cost), highestPopulation])
  if (to === undefined) return plan
  const drawn = plan.copy()
  return gatherIn(drawn, to, { explanation: np.reason }) ? drawn : (plans.get(to) as Marching)
}

const MOST_SPREAD = 3

/** 3 Guerrillas where Terror may come later. */
function spread(plan: Marching): void {
  const { g } = plan.np
  const isEmpty = (s: Space): boolean =>
    isNeutral(g, s) && pieces(g, COALITION, s) === 0 && pieces(g, TALIBAN, s) + plan.more(s) === 0
  const { length } = sendHidden(plan, SETTLE, isEmpty, MOST_SPREAD)
  sendHidden(plan, INTRUDE, (s, sent) => hasSupport(g, s) && !sent.includes(s), MOST_SPREAD - length)
}

const PAIR = 2

/** 4 Lines next to guerrillas: only where they come to outnumber the enemies. */
function takeRoads(plan: Marching): void {
  const { np } = plan
  const isHidden = first(
    { en: 'where they stay Underground', es: 'donde sigan Ocultas', pl: 'gdzie pozostaną ukryci' },
    (_, s) => plan.canHideIn(s) && plan.nextTo(s, 1, true) > 0,
  )
  const isOpen = (s: Space): boolean => {
    const coming = plan.at(s) < PAIR ? plan.nextTo(s, PAIR - plan.at(s)) : 0
    return coming > 0 && plan.at(s) + coming > enemies(np.g, TALIBAN, s)
  }
  for (;;) {
    const to = np.bestOf(ROADS, LOCS.filter(isOpen), [highestEcon, isHidden])
    if (to === undefined) return
    const how = { isNear: true, explanation: np.reason }
    while (plan.at(to) < PAIR) {
      if (!plan.send(ROADS, to, { ...how, isHidden: true }) && !plan.send(ROADS, to, { ...how, isHidden: false })) break
    }
    plan.settle(to)
  }
}

function planMarch(np: NonPlayer): Order[] {
  const budget = np.op?.free ? Number.POSITIVE_INFINITY : Math.min(resources(np.g, TALIBAN), leftToSpend(np))
  let plan = new Marching(np, budget, mayLeave)
  guardBases(plan)
  plan = gather(plan)
  spread(plan)
  takeRoads(plan)
  return plan.orders()
}
const leftToSpend = (np: NonPlayer): number => spendingLimit(np) - (np.op?.paid ?? 0)

export const marchAnswers: Answers = {
  'march.from': (np) =>
    np.nextOrigin(() => planMarch(np)) ?? (hasBegun(np) ? joinActivity(np) : undefined) ?? np.done(),
  'march.to': (np) => np.destination(() => planMarch(np)) ?? np.fail(),
  'activity.after': (np) => joinActivity(np) ?? np.done(),
}
/** How many go, by the plan. */
export const marched = (np: NonPlayer): Word | undefined => np.ordered(() => planMarch(np)) ?? np.fail()

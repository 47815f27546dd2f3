import {
  type Criterion,
  first,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, controlledBy, hasSupport, pieces } from '@coinflict/kernel/rules'
import { type Game, type Line, resources, type Space, type Word } from '@coinflict/kernel/state'
import { COALITION, COIN_CONTROL, FACTIONS, GOVERNMENT, population, TALIBAN, WARLORDS } from '../../../forces.ts'
import { AFGHAN, EVERY, isLoc, LOCS } from '../../../map.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import { TERROR } from '../../../operations/terror.ts'
import { margin } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { hasRoom } from '../../terms.ts'
import { isFinalCampaign } from '../coin.ts'
import { guards, hasBegun } from '../insurgents.ts'
import { Marching, type MayLeave } from '../marching.ts'
import { joinActivity } from './rally.ts'

/** 8.9.4 March. */
const sheet = new Sheet()
const march = sheet.part('8.9.4', MARCH)
export const MARCH_SHEET: readonly Line[] = sheet.lines

const isNobodyAhead = (np: NonPlayer): boolean => FACTIONS.every((f) => !np.isPlayer(f) || margin(np.g, f) <= 0)

export const MARCH_STEP: Step = march.line(
  'if',
  {
    en: 'Otherwise March if no player has a positive margin: the last Guerrilla at a Base stays, nobody gains Control.',
    es: 'Si no, Marcha si ningún jugador tiene margen positivo: la última Guerrilla junto a una Base se queda y nadie gana Control.',
    pl: 'W przeciwnym razie przemarsz, jeśli żaden gracz nie ma dodatniego marginesu: ostatni partyzant przy bazie zostaje, nikt nie zyskuje kontroli.',
  },
  { operation: MARCH, when: isNobodyAhead, ifNone: [RALLY, TERROR, ATTACK] },
)

const GUARD = march.line('1', {
  en: 'One Underground Guerrilla to each Warlord Base without one.',
  es: 'Una Guerrilla Oculta a cada Base propia que no la tenga.',
  pl: 'Po jednym ukrytym partyzancie do każdej własnej bazy, która żadnego nie ma.',
})
const ROADS = march.line('2', {
  en: 'Exactly 2 Guerrillas, Active ones first, on each LoC within reach; not with 45 or more Resources or in the last campaign.',
  es: 'Exactamente 2 Guerrillas, primero Activas, en cada LdC al alcance; no con 45 o más Recursos ni en la última Campaña.',
  pl: 'Dokładnie po 2 partyzantów, najpierw aktywnych, na każdy LiKom w zasięgu; nie przy co najmniej 45 zasobach ani w ostatniej kampanii.',
})
const GATHER = march.line('3', {
  en: 'Except in the last campaign: 3 Guerrillas into each space within reach with Population and room for a Base: highest Population, then without the Coalition.',
  es: 'Salvo en la última Campaña: 3 Guerrillas a cada casilla al alcance con Población y sitio para una Base: mayor Población, luego sin la Coalición.',
  pl: 'Oprócz ostatniej kampanii: 3 partyzantów na każde pole w zasięgu z populacją i miejscem na bazę: największa populacja, potem bez koalicji.',
})
const LOOSEN = march.line('4', {
  en: 'Remove as much Control as possible, a player’s first.',
  es: 'Quita tanto Control como sea posible, primero el de un jugador.',
  pl: 'Usuń jak najwięcej kontroli, najpierw kontrolę gracza.',
})
const WANDER = march.line('5', {
  en: 'Only if no other operation is possible: to a space of highest Population.',
  es: 'Solo si no es posible ninguna otra operación: a una casilla de las de mayor Población.',
  pl: 'Tylko jeśli żadna inna operacja nie jest możliwa: na pole o największej populacji.',
})

const PAIR = 2
const GROUP = 3
const RICH = 45

/** Whether the LoCs matter now. */
const wantsRoads = (np: NonPlayer): boolean => resources(np.g, WARLORDS) < RICH && !isFinalCampaign(np.g)

/** Who may leave a space by the chart; a pair on a LoC stays as long as it is wanted there. */
const mayLeave =
  (keepsRoads: boolean): MayLeave =>
  (plan, s, isHidden) => {
    const { g } = plan.np
    if (keepsRoads && isLoc(s) && plan.at(s) <= PAIR) return false
    if ((isHidden ? plan.hiddenAt(s) : plan.at(s)) - 1 < guards(g, WARLORDS, s)) return false
    const more = plan.more(s)
    return controlledBy(g, s, WARLORDS, more) !== -1 || controlledBy(g, s, WARLORDS, more - 1) === -1
  }

/** 1 Bases without an Underground guerrilla. */
function guardBases(plan: Marching): void {
  const { g } = plan.np
  const failed: Space[] = []
  const isOpen = (s: Space): boolean =>
    bases(g, WARLORDS, s) > 0 &&
    plan.hiddenAt(s) < guards(g, WARLORDS, s) &&
    !failed.includes(s) &&
    plan.canHideIn(s) &&
    plan.nextTo(s, 1, true) > 0
  for (;;) {
    const to = plan.np.bestOf(GUARD, EVERY.filter(isOpen))
    if (to === undefined) return
    if (!plan.send(GUARD, to, { isHidden: true, mustHide: true, explanation: plan.np.reason })) failed.push(to)
  }
}

/** Sends so many to a space from next to it, hidden ones first or last; with those who are there they stay. */
function bring(plan: Marching, line: Line, to: Space, n: number, hiddenFirst: boolean): void {
  const explanation = plan.np.reason
  const send = (isHidden: boolean): boolean => plan.send(line, to, { isHidden, explanation })
  for (let i = 0; i < n; i++) if (!send(hiddenFirst) && !send(!hiddenFirst)) break
  plan.settle(to)
}

/** 2 Pairs on lines. */
function takeRoads(plan: Marching): void {
  const isOpen = (s: Space): boolean => {
    const missing = PAIR - plan.at(s)
    return missing > 0 && plan.nextTo(s, missing) === missing
  }
  for (;;) {
    const to = plan.np.bestOf(ROADS, LOCS.filter(isOpen))
    if (to === undefined) return
    bring(plan, ROADS, to, PAIR - plan.at(to), false)
  }
}

const noCoalition = first(
  { en: 'without the Coalition', es: 'sin la Coalición', pl: 'bez koalicji' },
  (np, s) => pieces(np.g, COALITION, s) === 0,
)

/** 3 Groups that can make way for a base; hidden ones go where Support is (8.2.1). */
function gather(plan: Marching): void {
  const { np } = plan
  const isOpen = (s: Space): boolean => {
    const missing = GROUP - plan.at(s)
    return missing > 0 && population(np.g, s) > 0 && hasRoom(np, s) && plan.nextTo(s, missing) === missing
  }
  for (;;) {
    const to = np.bestOf(GATHER, AFGHAN.filter(isOpen), [highestPopulation, noCoalition])
    if (to === undefined) return
    bring(plan, GATHER, to, GROUP - plan.at(to), hasSupport(np.g, to))
  }
}

const isPlayersControl = (np: NonPlayer, s: Space): boolean =>
  controlledBy(np.g, s, WARLORDS, 0) === COIN_CONTROL
    ? np.isPlayer(GOVERNMENT) || np.isPlayer(COALITION)
    : np.isPlayer(TALIBAN)
const playersFirst: Criterion = first(
  { en: 'a player’s Control', es: 'Control de un jugador', pl: 'kontrola gracza' },
  isPlayersControl,
)

/** How many more guerrillas it takes until nobody Controls a space; none where nobody does. */
function missing(g: Game, plan: Marching, s: Space): number {
  let n = 0
  while (controlledBy(g, s, WARLORDS, plan.more(s) + n) !== -1) n++
  return n
}

/** 4 Control that guerrillas can break. */
function loosen(plan: Marching): void {
  const { np } = plan
  const isOpen = (s: Space): boolean => {
    const n = population(np.g, s) > 0 ? missing(np.g, plan, s) : 0
    return n > 0 && plan.nextTo(s, n) === n
  }
  for (;;) {
    const to = np.bestOf(LOOSEN, AFGHAN.filter(isOpen), [highestPopulation, playersFirst])
    if (to === undefined) return
    bring(plan, LOOSEN, to, missing(np.g, plan, to), hasSupport(np.g, to))
  }
}

/** 5 All who can go to one space. */
function wander(plan: Marching): void {
  const { np } = plan
  const isOpen = (s: Space): boolean => population(np.g, s) > 0 && plan.nextTo(s, 1) > 0
  const to = np.bestOf(WANDER, AFGHAN.filter(isOpen), [highestPopulation])
  if (to !== undefined) bring(plan, WANDER, to, plan.nextTo(to, Number.POSITIVE_INFINITY), hasSupport(np.g, to))
}

const isNothingElsePossible = (np: NonPlayer): boolean =>
  [RALLY, TERROR, ATTACK].every((operation) => np.tryBeginning(operation) === undefined)

function planMarch(np: NonPlayer): Order[] {
  const budget = np.op?.free ? Number.POSITIVE_INFINITY : resources(np.g, WARLORDS)
  const plan = new Marching(np, budget, mayLeave(wantsRoads(np)))
  guardBases(plan)
  if (wantsRoads(np)) takeRoads(plan)
  if (!isFinalCampaign(np.g)) gather(plan)
  loosen(plan)
  if (plan.isEmpty && !hasBegun(np) && isNothingElsePossible(np)) wander(plan)
  return plan.orders()
}

export const marchAnswers: Answers = {
  'march.from': (np) =>
    np.nextOrigin(() => planMarch(np)) ?? (hasBegun(np) ? joinActivity(np) : undefined) ?? np.done(),
  'march.to': (np) => np.destination(() => planMarch(np)) ?? np.fail(),
}
/** How many go, by the plan. */
export const marched = (np: NonPlayer): Word | undefined => np.ordered(() => planMarch(np)) ?? np.fail()

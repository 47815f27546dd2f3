import { type Criterion, highestPopulation, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  announce,
  askGroup,
  bases,
  beginOperation,
  canPlace,
  type Group,
  move,
  pieces,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Faction,
  type Game,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  type Word,
} from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import {
  AUC,
  base,
  CARTELS,
  cubes,
  GOVT,
  INSURGENTS,
  isOnMap,
  POLICE,
  police,
  room,
  TROOPS,
  troops,
  underground,
} from '../forces.ts'
import { isDepartment, isLoc } from '../map.ts'
import { moveGuerrillas } from '../movement.ts'
import { mostControl, mostSurplus } from '../nonplayers/events/government.ts'
import { type CardInstructions, governmentLine, insurgentLine } from '../nonplayers/events/instruction.ts'
import {
  attacks,
  goals,
  hasForce,
  howMany,
  leavingFirst,
  mostSpare,
  spare,
  terrorServes,
} from '../nonplayers/events/insurgents.ts'
import { everywhere, inEvent, where } from '../nonplayers/events/lines.ts'
import { couldBuild } from '../nonplayers/flow.ts'
import { outcomeOf } from '../nonplayers/second/govt/outcome.ts'
import { isBaseSite, isHeld, surplusTroops } from '../nonplayers/second/govt/terms.ts'
import { here } from '../nonplayers/terms.ts'
import { ASSAULT, assault, assaultIn, strengthOf, whyNotTargets } from '../operations/assault.ts'
import { ATTACK, attack, attackIn, whyNotAttack } from '../operations/attack.ts'
import { freeRally, RALLY, rally, whyNotRally } from '../operations/rally.ts'
import { SWEEP, sweep, sweepFinds, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, TERROR, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { TRAIN, takesCubes, train, trainIn, whyNotTrain } from '../operations/train.ts'
import { askEvent, pickSpace, single } from './verbs.ts'

export const card = single(
  69,
  'Riverines & Fast Boats',
  'CAGF',
  ['boat', 'river'],
  {
    en: {
      unshaded:
        'Move any of your cubes or Guerrillas together from one space through 1 to 3 adjacent departments; where they end, you may carry out a free operation other than Patrol or March.',
    },
    es: {
      unshaded:
        'Mueve juntos cualquier número de cubos o Guerrillas propios desde una casilla por entre 1 y 3 departamentos adyacentes; donde terminen, puedes ejecutar una operación gratuita que no sea Patrulla ni Marcha.',
    },
    pl: {
      unshaded:
        'Przesuń razem dowolną liczbę własnych kostek lub partyzantów z jednego pola przez 1 do 3 kolejnych sąsiednich departamentów; tam, gdzie skończą ruch, możesz wykonać darmową operację inną niż patrol lub przemarsz.',
    },
  },
  (g, by) => {
    const harbours = () => spacesWith(g, by).filter((s) => boats(g, by, s) > 0 && landings(g, by, s).size > 0)
    const from = pickSpace(g, by, 'event.move-from', harbours)
    if (from === undefined) return
    const to = pickSpace(g, by, 'event.move-to', () => [...landings(g, by, from).keys()], { space: from })
    if (to === undefined) return
    if (to !== from) sail(g, by, from, to)
    mayOperate(g, by, to)
  },
)

/** Cubes or guerrillas of a faction that boats could take from a space. */
const boats = (g: Game, f: Faction, s: Space): number => pieces(g, f, s) - bases(g, f, s)

/**
 * Departments up to three steps away, each step into an adjacent department, and how many pieces fit all the way there (1.4.2; ruling 13).
 * A way there and back is one too.
 */
function landings(g: Game, f: Faction, from: Space): ReadonlyMap<Space, number> {
  const piece = f === GOVT ? TROOPS : underground(f)
  const found = new Map<Space, number>()
  let front = new Map<Space, number>([[from, boats(g, f, from)]])
  for (let step = 0; step < 3; step++) {
    const next = new Map<Space, number>()
    for (const [s, many] of front) {
      for (const near of g.volume.neighbours[s] as readonly Space[]) {
        if (!isDepartment(near) || !isOnMap(g, near)) continue
        const fits = near === from ? many : Math.min(many, room(g, piece, near))
        if (fits > (found.get(near) ?? 0)) {
          found.set(near, fits)
          next.set(near, fits)
        }
      }
    }
    front = next
  }
  return found
}

/** Moves as many as the faction likes, at least one, as they are. */
function sail(g: Game, f: Faction, from: Space, to: Space): void {
  const most = () => landings(g, f, from).get(to) ?? 0
  if (f !== GOVT) {
    const there = (): Group => ({ underground: undergroundOf(g, f, from), active: activeOf(g, f, from), total: most() })
    const group = askGroup(g, f, f, from, to, there, '5.1')
    moveGuerrillas(g, f, from, to, group.underground, group.active)
    return
  }
  const t = askCubes(g, TROOPS, from, to, () => (police(g, from) === 0 ? 1 : 0), most)
  const left = most() - t
  move(g, TROOPS, from, to, t)
  const p = askCubes(
    g,
    POLICE,
    from,
    to,
    () => (t === 0 ? 1 : 0),
    () => Math.min(left, room(g, POLICE, to)),
  )
  move(g, POLICE, from, to, p)
}

function askCubes(g: Game, piece: Piece, from: Space, to: Space, least: () => number, most: () => number): number {
  const there = () => Math.min(most(), count(g, from, piece))
  if (there() === 0) return 0
  return askEvent(g, GOVT, 'move.how-many', { piece, space: from, to }).numbers(least(), there()).askNumber()
}

/** An operation that an event grants in a space that is settled already (5.5). */
interface FreeOperation {
  readonly rules: OperationRules
  whyNot(g: Game, f: Faction, s: Space): Reason | undefined
  run(g: Game, f: Faction, s: Space): void
}

const freeTrain = () => beginOperation(GOVT, train, { free: true, limited: true })

const NOBODY_TO_FIND = because('why.sweep-nothing', '3.2.3')

/** It beats cards 17 and 42 (5.1.2, ruling 94); its Sweep moves nobody. */
const FREE_COIN_OPERATIONS: readonly FreeOperation[] = [
  {
    rules: train,
    whyNot: (g, _, s) => whyNotTrain(g, freeTrain(), s),
    run: (g, _, s) => trainIn(g, freeTrain(), s),
  },
  {
    rules: sweep,
    whyNot: (g, _, s) => (sweepFinds(g, s, INSURGENTS) ? undefined : NOBODY_TO_FIND),
    run: (g, _, s) => sweepInPlace(g, s, sweepStrength(g, s), INSURGENTS),
  },
  {
    rules: assault,
    whyNot: (g, _, s) => whyNotTargets(g, s, INSURGENTS),
    run: (g, _, s) => assaultIn(g, s, INSURGENTS),
  },
]

const FREE_INSURGENT_OPERATIONS: readonly FreeOperation[] = [
  { rules: rally, whyNot: whyNotRally, run: freeRally },
  { rules: attack, whyNot: whyNotAttack, run: (g, f, s) => attackIn(g, f, s) },
  {
    rules: terror,
    whyNot: whyNotTerrorBy,
    run(g, f, s) {
      terrorIn(g, f, s)
      cutAid(g, f, 1)
    },
  },
]

/** A faction may carry out one of its operations in a space, at no cost. */
function mayOperate(g: Game, f: Faction, s: Space): void {
  const q = askEvent(g, f, 'event.operation-what', { space: s })
  const operations = f === GOVT ? FREE_COIN_OPERATIONS : FREE_INSURGENT_OPERATIONS
  for (const { rules, whyNot } of operations) q.offer(rules.word, whyNot(g, f, s))
  const answer = q.done().answer()
  const chosen = operations.find(({ rules }) => rules.word === answer)
  if (chosen === undefined) return
  announce(g, f, chosen.rules)
  chosen.run(g, f, s)
}

// What non-players do with it.

const SAIL = insurgentLine('h69', {
  en: 'Riverines & Fast Boats: as many as may leave one space go where a March would go; there Rally if it brings a Base or the chart would Rally, otherwise Attack or Terror as the chart would, otherwise Rally.',
  es: 'Riverines & Fast Boats: tantas Guerrillas como puedan dejar una casilla van adonde iría una Marcha; allí, Reagrupamiento si da una Base o si lo indica el diagrama; si no, Ataque o Terror según el diagrama; si no, Reagrupamiento.',
  pl: 'Riverines & Fast Boats: tylu partyzantów, ilu może opuścić jedno pole, idzie tam, dokąd prowadziłby przemarsz; tam zgrupowanie, jeśli da bazę lub wskazuje je diagram, w przeciwnym razie atak lub terror według diagramu, a jeśli i to niemożliwe, zgrupowanie.',
})
/** 8.5.1, 8.6.1, 8.7.1 So many guerrillas Available, for the Cartels pieces, that the chart would Rally. */
const isFresh = ({ g, me }: NonPlayer): boolean => {
  if (me === CARTELS) return available(g, underground(me)) + available(g, base(me)) >= 10
  return available(g, underground(me)) >= (me === AUC ? 6 : 9)
}
function landed(np: NonPlayer): Word | undefined {
  const s = here(np)
  const builds = couldBuild(np, s) && canPlace(np.g, base(np.me), s)
  return np.firstOf(SAIL, [
    ...(builds || isFresh(np) ? [RALLY] : []),
    ...(hasForce(np, s) && attacks(np) ? [ATTACK] : []),
    ...(terrorServes(np, s) ? [TERROR] : []),
    RALLY,
    ...(hasForce(np, s) ? [ATTACK] : []),
    DONE,
  ])
}
const SHIP_TROOPS = governmentLine('h69', {
  en: 'Riverines & Fast Boats: surplus Troops go where an Assault then removes the most Bases, then where they bring Control, then where it removes the most pieces; there Assault, Train if that adds anything, or Sweep.',
  es: 'Riverines & Fast Boats: las Tropas sobrantes van adonde un Asalto elimine luego más Bases, después adonde den el Control, después adonde elimine más fichas; allí, Asalto, Entrenamiento si aporta algo, o Barrido.',
  pl: 'Riverines & Fast Boats: zbędne wojsko idzie tam, gdzie szturm usunie najwięcej baz, potem gdzie da kontrolę, potem gdzie usunie najwięcej elementów; tam szturm, szkolenie, jeśli coś da, albo przeszukiwanie.',
})
const aboard = ({ g }: NonPlayer, from: Space): number =>
  Math.max(1, isLoc(from) ? troops(g, from) : surplusTroops(g, from))
function landBy(np: NonPlayer): readonly Criterion[] {
  const { g } = np
  const n = aboard(np, here(np))
  const outcome = (s: Space) => outcomeOf(np, s, strengthOf(g, s, troops(g, s) + n, police(g, s)))
  return [
    most(
      { en: 'most Bases removed', es: 'más Bases eliminadas', pl: 'najwięcej usuniętych baz' },
      (_, s) => outcome(s).bases,
    ),
    mostControl(n),
    most(
      { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
      (_, s) => outcome(s).pieces,
    ),
    highestPopulation,
  ]
}
const buildsUp = ({ g }: NonPlayer, s: Space): boolean => takesCubes(g, s) || isBaseSite(g, s)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [SAIL],
    answers: {
      'event.move-from': where(SAIL, [mostSpare(Number.POSITIVE_INFINITY), leavingFirst]),
      'event.move-to': (np) =>
        np.chooseSpace(SAIL, (_, s) => s !== here(np), goals(np)) ?? np.chooseSpace(SAIL, everywhere),
      'move.how-many': inEvent((np) => howMany(np, SAIL, Math.max(1, spare(np, here(np))), false)),
      'event.operation-what': landed,
    },
  },
  government: {
    lines: [SHIP_TROOPS],
    answers: {
      'event.move-from': (np) =>
        np.chooseSpace(SHIP_TROOPS, (_, s) => isHeld(np.g, s) && cubes(np.g, s) >= 4 && surplusTroops(np.g, s) > 0, [
          mostSurplus,
        ]) ?? np.chooseSpace(SHIP_TROOPS, everywhere, [mostSurplus]),
      'event.move-to': (np) =>
        np.chooseSpace(SHIP_TROOPS, (_, s) => s !== here(np), landBy(np)) ?? np.chooseSpace(SHIP_TROOPS, everywhere),
      'move.how-many': inEvent((np) =>
        np.number(SHIP_TROOPS, np.q.params?.piece === TROOPS ? aboard(np, here(np)) : 0),
      ),
      'event.operation-what': (np) =>
        np.firstOf(SHIP_TROOPS, [ASSAULT, ...(buildsUp(np, here(np)) ? [TRAIN] : []), SWEEP, DONE]),
    },
  },
}

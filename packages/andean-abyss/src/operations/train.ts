import {
  answerUnlessGiven,
  anySpace,
  askSelected,
  bases,
  nextSpace,
  offerAfterwards,
  outnumbers,
  payFor,
  place,
  remove,
  whyNotPay,
  whyNotSelected,
} from '@coinflict/kernel/rules'
import {
  available,
  type Game,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { conductCivicAction, hasCivicForces, whyNotCivicStep } from '../civic-action.ts'
import {
  base,
  citiesAndDepartments,
  cubes,
  GOVT,
  hasRoomForBase,
  isZone,
  POLICE,
  police,
  room,
  TROOPS,
  troops,
} from '../forces.ts'
import { isCity, isLoc } from '../map.ts'
import type { Message } from '../text/messages.ts'

export const TRAIN = word('train')
const BASE = word('base')
const CIVIC_ACTION = word('civic-action')
const NEITHER = word('neither')

const COST = 3

const NOT_LOC = because('why.not-loc', '3.2.1')
const ZONE = because('why.farc-zone', '6.4.4')
const NOTHING_TO_TRAIN = because('why.train-nothing', '3.2.1')
const NO_FOLLOW_UP = {
  nowhere: because('why.trained-nowhere', '3.2.1'),
  cubes: because('why.three-cubes', '3.2.1'),
  base: because('why.no-base', '1.4.1'),
  stacking: because('why.stacking', '1.4.2'),
  forces: because('why.civic-forces', '6.4.1'),
  control: because('why.govt-control', '6.4.1'),
}

/** Cubes come into cities and beside Government bases. */
export const takesCubes = (g: Game, s: Space): boolean => isCity(s) || bases(g, GOVT, s) > 0

export function whyNotTrain(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s)) return NOT_LOC
  if (isZone(g, s)) return ZONE
  if (!takesCubes(g, s) && cubes(g, s) === 0) return NOTHING_TO_TRAIN
  return whyNotPay(g, op, COST)
}

/** 3.2.1 Train: place cubes; then in one space build a base or buy Civic Action. */
export const train: OperationRules = {
  word: TRAIN,
  rule: '3.2.1',
  possible: (g, op) => whyNotPay(g, op, COST) === undefined && anySpace(g, op, whyNotTrain, citiesAndDepartments(g)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'train.where', whyNotTrain, citiesAndDepartments, COST)
      if (s === undefined) break
      payFor(g, op, COST)
      placeCubes(g, s)
    }
    followUp(g, op)
  },
}

/** The same where an event has settled the one space already. */
export function trainIn(g: Game, op: Operation, s: Space): void {
  op.spaces.push(s)
  payFor(g, op, COST)
  placeCubes(g, s)
  followUp(g, op)
}

/** Up to six cubes where any may come, any mix of Troops and Police. */
function placeCubes(g: Game, s: Space): void {
  if (!takesCubes(g, s)) return
  const total = () => Math.min(6, room(g, TROOPS, s))
  const t = ask(g, GOVT, 'place.how-many', '3.2.1', { piece: TROOPS, space: s })
    .numbers(0, Math.min(total(), available(g, TROOPS)))
    .askNumber()
  const p = ask(g, GOVT, 'place.how-many', '3.2.1', { piece: POLICE, space: s })
    .numbers(0, Math.min(total() - t, available(g, POLICE)))
    .askNumber()
  place(g, TROOPS, s, t)
  place(g, POLICE, s, p)
}

function whyNotBase(g: Game, s: Space): Reason | undefined {
  if (cubes(g, s) < 3) return NO_FOLLOW_UP.cubes
  if (available(g, base(GOVT)) === 0) return NO_FOLLOW_UP.base
  return hasRoomForBase(g, GOVT, s) ? undefined : NO_FOLLOW_UP.stacking
}

/** 6.4.1 As in the Support phase: Troops, Police and a majority; each step is paid for even if Training was free. */
function whyNotCivicAction(g: Game, s: Space): Reason | undefined {
  if (!hasCivicForces(g, s)) return NO_FOLLOW_UP.forces
  if (!outnumbers(g, GOVT, s)) return NO_FOLLOW_UP.control
  return whyNotCivicStep(g, GOVT, s)
}

function followUp(g: Game, op: Operation): void {
  const somewhere = (whyNot: (g: Game, s: Space) => Reason | undefined) =>
    whyNotSelected(op, (s) => whyNot(g, s), NO_FOLLOW_UP.nowhere)
  const q = ask(g, GOVT, 'train.then', '3.2.1')
    .offer(BASE, somewhere(whyNotBase))
    .offer(CIVIC_ACTION, somewhere(whyNotCivicAction))
    .offer(NEITHER)
  const what = answerUnlessGiven(g, q)
  if (what === BASE) {
    const s = askSelected(g, op, 'train.then-where' satisfies Message, (s) => whyNotBase(g, s))
    const fromTroops = ask(g, GOVT, 'train.base-troops', '3.2.1', { space: s })
      .numbers(Math.max(0, 3 - police(g, s)), Math.min(3, troops(g, s)))
      .askNumber()
    remove(g, TROOPS, s, fromTroops)
    remove(g, POLICE, s, 3 - fromTroops)
    place(g, base(GOVT), s)
  } else if (what === CIVIC_ACTION) {
    const s = askSelected(g, op, 'train.then-where' satisfies Message, (s) => whyNotCivicAction(g, s))
    conductCivicAction(g, GOVT, s, () => whyNotCivicAction(g, s))
  } else return
  offerAfterwards(g, op)
}

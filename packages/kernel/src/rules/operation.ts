import { seedDealer } from '../questions/chance.ts'
import { tryOut } from '../questions/fork.ts'
import type { Reason, WhyNotSpace } from '../state/asked.ts'
import type { Faction, Space, Word } from '../state/ids.ts'
import type { ActivityRules, Game, Operation, OperationRules, Question, WhyNotIn } from '../state/model.ts'
import { isNonPlayer, isPerson, resources } from '../state/reading.ts'
import { DONE, isSpaceWord, word, wordSpace } from '../state/words.ts'
import { pay } from './tracks.ts'

export function beginOperation(
  faction: Faction,
  rules: OperationRules,
  how: {
    limited?: boolean
    most?: number
    free?: boolean
    within?: readonly Space[]
    activities?: readonly ActivityRules[]
  } = {},
): Operation {
  return {
    faction,
    rules,
    limited: how.limited ?? false,
    most: how.most ?? Number.POSITIVE_INFINITY,
    free: how.free ?? false,
    within: how.within,
    activities: how.activities ?? [],
    activity: undefined,
    spaces: [],
    activitySpaces: [],
    paid: 0,
    moved: undefined,
    lastPossible: undefined,
  }
}

const REASONS = {
  nothingYet: { id: 'why.nothing-yet', rule: '3.1' },
  cost: { id: 'why.cost', rule: '3.1' },
  notHere: { id: 'why.event-not-here', rule: '5.1' },
  activityUsed: { id: 'why.activity-used', rule: '4.1' },
  notWithThis: { id: 'why.not-with-this', rule: '4.1.1' },
} as const satisfies Record<string, Reason>

/** Why an operation or activity that an event grants may not be in a space, or go there. */
export const whyNotWithin = (op: Pick<Operation, 'within'>, space: Space): Reason | undefined =>
  op.within === undefined || op.within.includes(space) ? undefined : REASONS.notHere

/** Whether a space was selected already. */
export function isSelected(op: Operation, space: Space): boolean {
  const { spaces } = op
  for (let i = 0; i < spaces.length; i++) if (spaces[i] === space) return true
  return false
}

/** 3.1 A cost must be covered when it is paid. */
export const whyNotPay = (g: Game, op: Operation, cost: number): Reason | undefined =>
  op.free || resources(g, op.faction) >= cost ? undefined : REASONS.cost

export function payFor(g: Game, op: Operation, cost: number): void {
  if (op.free || cost === 0) return
  pay(g, op.faction, cost)
  op.paid += cost
}

/** 4.1, 4.1.1 Why a special activity cannot be joined to the operation now. */
export function whyNotActivity(g: Game, op: Operation, activity: ActivityRules): Reason | undefined {
  if (!activity.accompanies.includes(op.rules.word)) return REASONS.notWithThis
  if (op.activity !== undefined) return REASONS.activityUsed
  return activity.whyNot(g, op)
}

/** 4.1 Offers the special activities, at any moment of the operation, as long as none was used. */
export function offerActivities(g: Game, q: Question, op: Operation): void {
  const { activities } = op
  if (activities.length > 0 && isNonPlayer(g, q.by)) offerActivitiesLater(g, q, op)
  else for (const activity of activities) q.offer(activity.word, whyNotActivity(g, op, activity))
}

function offerActivitiesLater(g: Game, q: Question, op: Operation): void {
  q.offerLater(op.activities, (i) => whyNotActivity(g, op, op.activities[i] as ActivityRules))
}

/** Notes that a faction carries out an operation or activity, and whether it did in a game, or a copy of one. */
export function noteActing(g: Game, faction: Faction): void {
  g.acted |= 1 << faction
}
export const hasActed = (g: Game, faction: Faction): boolean => (g.acted & (1 << faction)) !== 0

/** Carries out the activity that an answer names. Tells whether it named one. */
export function carryOutActivity(g: Game, op: Operation, answer: Word): boolean {
  const activity = op.activities.find((a) => a.word === answer)
  if (activity === undefined) return false
  op.activity = activity
  const { rule } = g
  g.cite(activity.rule, op.faction)
  noteActing(g, op.faction)
  if (g.log) g.write('activity', { word: activity.word })
  activity.run(g, op)
  g.cite(rule)
  return true
}

/**
 * Puts a question to a person even if it has a single answer: players must get the chance to give or to remove their own pieces (1.4.1,
 * 1.5.1).
 */
export const putToPlayer = (g: Game, q: Question): Word => (isPerson(g, q.by) ? q.put() : q.answer())

/** Takes a single answer unasked, unless Resources that somebody could give would open another (1.5.1). */
export const answerUnlessGiven = (g: Game, q: Question): Word =>
  !q.isOpen && q.size === 1 && couldBePaidFor(g, q) ? q.put() : q.answer()

/** Whether money is all that stands against one of the answers, and somebody could give it now. */
const couldBePaidFor = (g: Game, q: Question): boolean =>
  couldBeGiven(g, q.by) && q.refused.some((answer) => q.whyNot(answer)?.id === REASONS.cost.id)

/** 1.5.1 Whether some other faction could give this one Resources now. */
export function couldBeGiven(g: Game, f: Faction): boolean {
  const { give } = g.volume.interjections
  if (give === undefined || !isPerson(g, f)) return false
  const gift = [g.volume.factions[f]?.id as string, 'resources', '1']
  return g.volume.allFactions.some((giver) => give.whyNot(g, giver, gift) === undefined)
}

/** 4.1 A special activity may still follow what was done after the last space. */
export function offerAfterwards(g: Game, op: Operation): void {
  if (op.activities.length === 0 || op.activity !== undefined) return
  const q = g.ask(op.faction, 'activity.after', '4.1')
  offerActivities(g, q, op)
  const answer = answerUnlessGiven(g, q.done())
  if (answer !== DONE) carryOutActivity(g, op, answer)
}

/**
 * Puts a question of an operation in progress and gives the space that was chosen, nothing for `done`. Special activities are offered
 * with it (4.1); after one is carried out the question is put again. Before its first space every operation asks its player.
 */
export function askSpaceOf(
  g: Game,
  op: Operation,
  put: () => Question,
  whyNotDone: (op: Operation) => Reason | undefined = mayStop,
): Space | undefined {
  for (;;) {
    const q = put()
    if (q.size === 0 && whyNotDone(op) !== undefined) q.remark('operation.activity-first')
    offerActivities(g, q, op)
    q.done(whyNotDone(op))
    const answer = op.spaces.length === 0 ? putToPlayer(g, q) : answerUnlessGiven(g, q)
    if (answer === DONE) return undefined
    if (isSpaceWord(answer)) return wordSpace(answer)
    carryOutActivity(g, op, answer)
  }
}

const mayStop = (): Reason | undefined => undefined

/** 3.1 An operation is carried out in at least one space. */
export const whyNotStop = (op: Operation): Reason | undefined =>
  op.spaces.length === 0 ? REASONS.nothingYet : undefined

/** Asks for the next space of an operation; nothing when the faction is done (or the operation has all the spaces it may). */
export function nextSpace(
  g: Game,
  op: Operation,
  id: string,
  whyNot: WhyNotIn,
  among: (g: Game, faction: Faction) => readonly Space[] = g.volume.onMap,
  /** What each space costs, where the question is to say it. */
  price?: number,
): Space | undefined {
  if (op.spaces.length >= (op.limited ? 1 : op.most)) return undefined
  const params = price === undefined || op.free ? undefined : { n: price }
  const put = () => g.ask(op.faction, id, op.rules.rule, params).nextSpaces(op, whyNot, among(g, op.faction))
  const space = askSpaceOf(g, op, put, whyNotStop)
  if (space !== undefined) op.spaces.push(space)
  return space
}

/** A way to carry an operation out in a space. */
export interface WayIn {
  readonly word: Word
  whyNot(g: Game, faction: Faction, space: Space): Reason | undefined
  run(g: Game, faction: Faction, space: Space): void
}

const NOTHING = word('nothing')

/**
 * Carries an operation out in a space in exactly one of some ways; a special activity may come first (4.1). As it may take every way out,
 * nothing at all is possible then, or where nothing stands against that anyhow.
 */
export function oneWayIn(
  g: Game,
  op: Operation,
  space: Space,
  id: string,
  ways: readonly WayIn[],
  whyNotNothing?: () => Reason | undefined,
): void {
  const { faction } = op
  for (;;) {
    const q = g.ask(faction, id, op.rules.rule, { space })
    for (const way of ways) q.offer(way.word, way.whyNot(g, faction, space))
    if (q.size === 0) q.offer(NOTHING)
    else if (whyNotNothing !== undefined) q.offer(NOTHING, whyNotNothing())
    offerActivities(g, q, op)
    const answer = q.answer()
    if (carryOutActivity(g, op, answer)) continue
    ways.find((way) => way.word === answer)?.run(g, faction, space)
    return
  }
}

/** Why none of the spaces selected for an operation allows something more. */
export function whyNotSelected(op: Operation, whyNot: WhyNotSpace, otherwise: Reason): Reason | undefined {
  let reason: Reason | undefined
  for (const space of op.spaces) {
    const against = whyNot(space)
    if (against === undefined) return undefined
    reason = reason === undefined || reason === against ? against : otherwise
  }
  return reason
}

/** Asks for one of the spaces selected for an operation. */
export function askSelected(g: Game, op: Operation, id: string, whyNot: WhyNotSpace): Space {
  const q = g.ask(op.faction, id, op.rules.rule)
  for (const space of op.spaces) q.space(space, whyNot(space))
  return q.askSpace()
}

/**
 * 4.1 A special activity needs an operation in at least one space: one that comes first must leave the operation possible. Tries the effect
 * on a fork.
 */
export function leavesOperation(g: Game, op: Operation, effect: (trial: Game) => void): boolean {
  if (op.spaces.length > 0) return true
  return tryOut(g, GUESSED, (trial) => {
    effect(trial)
    return op.rules.possible(trial, op)
  })
}

/** What falls in a trial nobody can know. */
const GUESSED = { dealer: seedDealer('guess') }

/**
 * Whether an operation can be chosen: it is possible now, or a special activity that comes first makes it so (4.1). An activity
 * that comes first is itself possible only if the operation is possible after it (`leavesOperation`).
 */
export function canChoose(g: Game, op: Operation): boolean {
  return isPossible(g, op) || op.activities.some((a) => whyNotActivity(g, op, a) === undefined)
}

/** Whether an operation is possible as things stand while a question is put; worked out once a question. */
export function isPossible(g: Game, op: Operation): boolean {
  const last = op.lastPossible
  if (last !== undefined && last.cursor === g.script.cursor && last.questions === g.script.questions)
    return last.possible
  const possible = op.rules.possible(g, op)
  op.lastPossible = { cursor: g.script.cursor, questions: g.script.questions, possible }
  return possible
}

/** Whether some space has no reason against it. Where only some can be possible, those are enough to look at. */
export function anySpace(g: Game, op: Operation, whyNot: WhyNotIn, among = g.volume.onMap(g)): boolean {
  for (let i = 0; i < among.length; i++) {
    const space = among[i] as Space
    if (whyNotWithin(op, space) === undefined && whyNot(g, op, space) === undefined) return true
  }
  return false
}

/** An activity that an event may also grant by itself, without an operation. */
export interface FreeActivityRules extends ActivityRules {
  whyNot(g: Game, op?: Operation): Reason | undefined
  run(g: Game, op?: Operation): void
}

/**
 * The spaces of a special activity, one after another, each dealt with before the next is chosen; at least one. What stands against a
 * space is worked out when the question stands.
 */
export function eachSpaceOf(
  g: Game,
  put: () => Question,
  whyNotIn: (chosen: readonly Space[]) => WhyNotSpace,
  effect: (space: Space) => void,
  how: {
    readonly most?: number
    readonly among?: () => readonly Space[]
    readonly whyNotDone?: () => Reason | undefined
  } = {},
): readonly Space[] {
  const { most = Number.POSITIVE_INFINITY, among = () => g.volume.onMap(g), whyNotDone } = how
  const chosen: Space[] = []
  while (chosen.length < most) {
    const q = put()
    const selected: Reason = { id: 'why.selected', rule: q.rule }
    const whyNot = whyNotIn(chosen)
    q.everySpace((s) => (chosen.includes(s) ? selected : whyNot(s)), among())
    if (chosen.length > 0) q.done(whyNotDone?.())
    const answer = answerUnlessGiven(g, q)
    if (answer === DONE) break
    const space = wordSpace(answer)
    chosen.push(space)
    effect(space)
  }
  return chosen
}

/** 4.1 An activity that comes first must leave the operation possible in at least one space. */
export const NEEDS_OPERATION = { id: 'why.needs-operation', rule: '4.1' } as const satisfies Reason

/** Whether money is all that the operation lacks to be possible. */
export const lacksMoney = (g: Game, op: Operation): boolean =>
  !isPossible(g, op) && op.rules.possible(g, { ...op, free: true })

/** Why an activity is possible in no space: for the operation's sake, if that is all that stands against it somewhere. */
export function whyNotAnywhere(
  g: Game,
  whyNotIn: (s: Space) => Reason | undefined,
  otherwise: Reason,
  among: readonly Space[] = g.volume.onMap(g),
): Reason | undefined {
  let reason = otherwise
  for (let i = 0; i < among.length; i++) {
    const against = whyNotIn(among[i] as Space)
    if (against === undefined) return undefined
    if (against === NEEDS_OPERATION) reason = against
  }
  return reason
}

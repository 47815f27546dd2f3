import type { Reason } from '../state/asked.ts'
import type { Piece, Space } from '../state/ids.ts'
import type { Game, Operation, Question } from '../state/model.ts'
import { spacesWith } from '../state/presence.ts'
import { isNonPlayer } from '../state/reading.ts'
import { DONE, isSpaceWord, wordSpace } from '../state/words.ts'
import { moveSome, unmoved } from './movement.ts'
import {
  answerUnlessGiven,
  askSpaceOf,
  carryOutActivity,
  isSelected,
  offerActivities,
  whyNotWithin,
} from './operation.ts'

/** How the cubes of a Patrol move in a volume. */
export interface PatrolRules {
  /** The kinds that move, in the order in which they are asked for. */
  kinds(op: Operation): readonly Piece[]
  /** 1 for every space with a way to or from this one. */
  connected(g: Game, s: Space): Uint8Array
  /** Where a Patrol may end, and 1 for every space next to one of those. */
  readonly ends: readonly Space[]
  isEnd(s: Space): boolean
  readonly nextToEnd: Uint8Array
  readonly nobody: Reason
  readonly noWay: Reason
}

/** 3.2.2 Cubes move along lines and through cities, group by group, each cube once; in a LimOp all to one space. */
export function movePatrols(g: Game, op: Operation, rules: PatrolRules): void {
  const target = (): Space | undefined => (op.limited ? op.spaces[0] : undefined)
  const put = (): Question => {
    const q = g.ask(op.faction, 'patrol.from', '3.2.2')
    const to = target()
    const origins = to === undefined ? rules.nextToEnd : rules.connected(g, to)
    const whyNot = (s: Space): Reason | undefined => {
      if (!isMovable(g, op, s, rules.kinds(op))) return rules.nobody
      return origins[s] === 1 ? undefined : rules.noWay
    }
    return q.everySpace(whyNot, spacesWith(g, op.faction))
  }
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const to = target() ?? askEnd(g, op, from, rules)
    if (!op.spaces.includes(to)) op.spaces.push(to)
    moveGroup(g, op, rules.kinds(op), from, to)
  }
}

/** The Assault that comes with a Patrol in a volume. */
export interface PatrolAssaultRules {
  /** On how many lines. */
  readonly most: number
  readonly lines: readonly Space[]
  whyNot(s: Space): Reason | undefined
  assault(s: Space): void
}

const ASSAULTED: Reason = { id: 'why.selected', rule: '3.1' }

/**
 * 3.2.2 Then an Assault on a line, if somebody is in reach there; in a LimOp at the destination, or where nobody moved on the line that is its one
 * space. A special activity may come before it or follow (4.1). Non-players' charts speak of it in any case.
 */
export function assaultAmidPatrol(g: Game, op: Operation, { most, lines, whyNot, assault }: PatrolAssaultRules): void {
  const done: Space[] = []
  const among = (): readonly Space[] =>
    op.limited && op.spaces.length > 0 ? lines.filter((s) => isSelected(op, s)) : lines
  const against = (s: Space): Reason | undefined => (done.includes(s) ? ASSAULTED : whyNot(s))
  const isNext = (): boolean =>
    done.length < most && (isNonPlayer(g, op.faction) || among().some((s) => against(s) === undefined))
  let isLeft = false
  for (;;) {
    const wants = !isLeft && isNext()
    if (!wants && (op.activities.length === 0 || op.activity !== undefined)) return
    const q = wants ? g.ask(op.faction, 'patrol.assault', '3.2.2') : g.ask(op.faction, 'activity.after', '4.1')
    if (wants) for (const s of among()) q.space(s, against(s))
    offerActivities(g, q, op)
    const answer = answerUnlessGiven(g, q.done())
    if (answer === DONE) {
      if (!wants || isNonPlayer(g, op.faction)) return
      isLeft = true
    } else if (isSpaceWord(answer)) {
      const s = wordSpace(answer)
      done.push(s)
      if (op.limited && op.spaces.length === 0) op.spaces.push(s)
      assault(s)
    } else carryOutActivity(g, op, answer)
  }
}

function isMovable(g: Game, op: Operation, s: Space, kinds: readonly Piece[]): boolean {
  for (const piece of kinds) if (unmoved(g, op, s, piece) > 0) return true
  return false
}

function askEnd(g: Game, op: Operation, from: Space, { connected, ends, isEnd, noWay }: PatrolRules): Space {
  const q = g.ask(op.faction, 'patrol.to', '3.2.2', { space: from })
  const open = connected(g, from)
  const whyNot = (s: Space): Reason | undefined =>
    whyNotWithin(op, s) ?? (open[s] === 1 && isEnd(s) ? undefined : noWay)
  return q.everySpace(whyNot, ends).askSpace()
}

/** At least one cube in all: of the last kind there, one if none went before. */
function moveGroup(g: Game, op: Operation, kinds: readonly Piece[], from: Space, to: Space): void {
  let gone = 0
  const going = kinds.filter((piece) => unmoved(g, op, from, piece) > 0)
  for (const piece of going) {
    const isLast = piece === going.at(-1)
    gone += moveSome(g, op, piece, from, to, '3.2.2', isLast && gone === 0 ? 1 : 0)
  }
}

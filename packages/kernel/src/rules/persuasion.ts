import type { Reason } from '../state/asked.ts'
import type { Faction, Marker, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { level, markers, resources } from '../state/reading.ts'
import { word } from '../state/words.ts'
import { unmark } from './forces.ts'
import { shift } from './influence.ts'
import { answerUnlessGiven, couldBeGiven } from './operation.ts'
import { pay } from './tracks.ts'

const MORE = word('more')

/** What a volume says of a way to bring people round. */
export interface PersuasionRules {
  readonly rule: string
  /** What a step costs; it may change in the course of a game. */
  cost(g: Game): number
  /** The level it leads to. */
  readonly end: number
  readonly terror: Marker
  /** Asks whether to go on in a space, where several steps are bought at once. */
  readonly more?: string
  /** A message that says what a step costs, for that question. */
  price?(g: Game): string
  /** What follows when a level has changed, and from which. */
  readonly afterShift?: (g: Game, s: Space, before: number) => void
}

/**
 * 6.4 What Civic Action, Agitation and Sharia have in common: Resources bring people round step by step, to one end of the levels. Each
 * step takes off a Terror marker or, once there is none, shifts a level; Terror alone may be bought off where nobody takes sides.
 */
export function persuasion({ rule, cost, end, terror, more = '', price, afterShift }: PersuasionRules) {
  const done: Reason = { id: 'why.nothing-to-shift', rule }
  const tooDear: Reason = { id: 'why.cost', rule }

  /** Why no step can be bought in a space; `farthest` is the level it may lead to. */
  function whyNotStep(g: Game, by: Faction, s: Space, farthest = end): Reason | undefined {
    const isThere = !g.volume.takesSides(g, s) || end * level(g, s) >= end * farthest
    if (isThere && markers(g, s, terror) === 0) return done
    return resources(g, by) < cost(g) ? tooDear : undefined
  }

  /** Buys one step. */
  function step(g: Game, by: Faction, s: Space): void {
    pay(g, by, cost(g))
    if (markers(g, s, terror) > 0) {
      unmark(g, terror, s)
      return
    }
    const before = level(g, s)
    shift(g, s, Math.sign(end))
    afterShift?.(g, s, before)
  }

  /** Buys a step in a space, and more as long as the faction likes and nothing stands against it. */
  function conduct(
    g: Game,
    by: Faction,
    s: Space,
    whyNot: () => Reason | undefined = () => whyNotStep(g, by, s),
  ): void {
    const { rule: before } = g
    g.cite(rule, by)
    do step(g, by, s)
    while (mayGoOn(g, by, whyNot()) && goesOn(g, by, s, whyNot))
    g.cite(before, by)
  }

  /** Money that is missing may still be given (1.5.1). */
  const mayGoOn = (g: Game, by: Faction, against: Reason | undefined): boolean =>
    against === undefined || (against === tooDear && couldBeGiven(g, by))

  const goesOn = (g: Game, by: Faction, s: Space, whyNot: () => Reason | undefined): boolean => {
    const params = { space: s, n: resources(g, by) }
    const q = g.ask(by, more, rule, price === undefined ? params : { ...params, note: price(g) })
    return answerUnlessGiven(g, q.offer(MORE, whyNot()).done()) === MORE
  }

  return { whyNotStep, step, conduct }
}

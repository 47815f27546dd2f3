import {
  type Faction,
  type Game,
  level,
  markers,
  pay,
  type Reason,
  resources,
  type Space,
  shift,
  unmark,
  word,
} from '@coinflict/kernel'
import { ask, because } from './ask.ts'
import { hearElders } from './elders.ts'
import { hasPeople, TERROR } from './forces.ts'
import type { Message } from './text/messages.ts'

const MORE = word('more')

/**
 * 6.4 What Civic Action and Sharia have in common: Resources bring people round step by step, to one end of the levels. Each step takes
 * off a Terror marker or, once there is none, shifts a level; Terror alone may be bought off where nobody takes sides.
 */
export function persuasion(rule: string, cost: number, end: number, more: Message) {
  const done = because('why.nothing-to-shift', rule)
  const tooDear = because('why.cost', rule)

  /** Why no step can be bought in a space; `farthest` is the level it may lead to. */
  function whyNotStep(g: Game, by: Faction, s: Space, farthest = end): Reason | undefined {
    if (markers(g, s, TERROR) === 0 && (!hasPeople(g, s) || end * level(g, s) >= end * farthest)) return done
    return resources(g, by) < cost ? tooDear : undefined
  }

  /** Buys one step. */
  function step(g: Game, by: Faction, s: Space): void {
    pay(g, by, cost)
    if (markers(g, s, TERROR) > 0) {
      unmark(g, TERROR, s)
      return
    }
    const before = level(g, s)
    shift(g, s, end)
    hearElders(g, s, before)
  }

  /** Buys a step in a space, and more as long as the faction likes. */
  function conduct(g: Game, by: Faction, s: Space, farthest = end): void {
    const { rule: before } = g
    g.cite(rule, by)
    do step(g, by, s)
    while (whyNotStep(g, by, s, farthest) === undefined && goesOn(g, by, s, farthest))
    g.cite(before, by)
  }

  const goesOn = (g: Game, by: Faction, s: Space, farthest: number): boolean =>
    ask(g, by, more, rule, { space: s, n: resources(g, by) })
      .offer(MORE, whyNotStep(g, by, s, farthest))
      .done()
      .answer() === MORE

  return { whyNotStep, step, conduct }
}

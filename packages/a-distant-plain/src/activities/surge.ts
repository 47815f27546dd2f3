import { rollDie } from '@coinflict/kernel/questions'
import { adjust, eachSpaceOf, type FreeActivityRules, gain, move, place, remove } from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Game,
  NO,
  type Piece,
  type Reason,
  type Space,
  word,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { AID, COALITION, kinds, room, WARLORDS } from '../forces.ts'
import { isCity, isPakistan } from '../map.ts'
import { TRAIN } from '../operations/train.ts'

const MOST_SPACES = 3

const REASONS = {
  pakistan: because('why.pakistan', '1.4.2'),
  control: because('why.coin-control', '4.2.1'),
}

/** Kabul always; provinces while COIN Controls them, looked at when they are selected (ruling 68). */
function whyNotIn(g: Game, s: Space): Reason | undefined {
  if (isPakistan(s)) return REASONS.pakistan
  return isCity(s) || isCoinControlled(g, s) ? undefined : REASONS.control
}

/** 4.2.1 Surge: Coalition pieces move among three spaces and Available; then a die for Aid and the Warlords. Kabul is always open to it. */
export const surge: FreeActivityRules = {
  word: word('surge'),
  rule: '4.2.1',
  accompanies: [TRAIN],
  whyNot: () => undefined,
  run(g) {
    const spaces = selectSpaces(g)
    for (const piece of kinds(COALITION)) {
      for (let i = 0; i < spaces.length; i++) settle(g, piece, spaces[i] as Space, spaces.slice(i + 1))
    }
    payFriends(g)
  },
}

const selectSpaces = (g: Game): readonly Space[] =>
  eachSpaceOf(
    g,
    () => ask(g, COALITION, 'surge.where', '4.2.1'),
    () => (s) => whyNotIn(g, s),
    () => {},
    { most: MOST_SPACES },
  )

/**
 * The Coalition says how many of a kind are to stand in a space when all is done; what is missing comes from Available or from the spaces
 * still to be settled.
 */
function settle(g: Game, piece: Piece, s: Space, later: readonly Space[]): void {
  const q = ask(g, COALITION, 'surge.how-many', '4.2.1', { piece, space: s })
  const here = count(g, s, piece)
  const elsewhere = later.reduce((sum, other) => sum + count(g, other, piece), available(g, piece))
  const most = here + Math.min(elsewhere, room(g, piece, s))
  const n = q.numbers(0, most).askNumber()
  if (n <= here) remove(g, piece, s, here - n)
  else place(g, piece, s, n - here)
  for (const other of later) move(g, piece, other, s, Math.min(count(g, other, piece), n - count(g, s, piece)))
}

/** If the Coalition likes, a die, all of it shared out. */
function payFriends(g: Game): void {
  if (ask(g, COALITION, 'surge.roll', '4.2.1').offer(YES).offer(NO).answer() === NO) return
  const roll = rollDie(g)
  const aid = ask(g, COALITION, 'surge.aid', '4.2.1', { n: roll }).numbers(0, roll).askNumber()
  adjust(g, AID, aid)
  gain(g, WARLORDS, roll - aid)
}

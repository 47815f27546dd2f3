import { adjust, beginRound, remove, setTrack } from '@coinflict/kernel/rules'
import { currentCard, type Game, type Space } from '@coinflict/kernel/state'
import { ask } from './ask.ts'
import {
  ARVN,
  ARVN_POLICE,
  ARVN_TROOPS,
  arvnCubes,
  arvnTroops,
  LEADER,
  LEADER_CARDS,
  LEADERS,
  type Leader,
  leads,
  police,
} from './forces.ts'
import { EVERY } from './map.ts'

/** 2.4.1 The leader that each Coup card brings; the others are Failed Attempts. */
const LEADER_OF: Readonly<Record<number, Leader>> = { 125: 'khanh', 126: 'young-turks', 127: 'ky', 128: 'thieu' }

/** 2.4 A Coup card: what it does at once, then the RVN Leader box, then its round. */
export function coupPhase(g: Game): void {
  playCoup(g, currentCard(g))
  beginRound(g)
}

/** 2.4.1 What a Coup card does at once, then it goes into the RVN Leader box. */
export function playCoup(g: Game, card: number): void {
  g.cite('2.4', -1)
  const leader = LEADER_OF[card]
  if (leader === undefined) desertion(g, '2.4')
  g.cite('2.4.1', -1)
  adjust(g, LEADER_CARDS, 1)
  if (leader !== undefined) setTrack(g, LEADER, LEADERS.indexOf(leader))
  // A Failed Attempt lies beneath the other cards and ends none but Minh, who is no card.
  else if (leads(g, 'minh')) setTrack(g, LEADER, LEADERS.indexOf('nobody'))
}

/** A third of the ARVN cubes in each space desert, rounded down, as the ARVN choose. Gives the spaces that lost any. */
export function desertion(g: Game, rule: string): readonly Space[] {
  const deserted = EVERY.filter((s) => deserters(g, s) > 0)
  for (const s of deserted) desert(g, s, rule)
  return deserted
}

const deserters = (g: Game, s: Space): number => Math.floor(arvnCubes(g, s) / 3)

function desert(g: Game, s: Space, rule: string): void {
  g.cite(rule, ARVN)
  const q = ask(g, ARVN, 'coup.desert', rule, { space: s, n: deserters(g, s) })
  // Some may have been moved by hand just now.
  const n = deserters(g, s)
  const troops = q.numbers(Math.max(0, n - police(g, s)), Math.min(n, arvnTroops(g, s))).askNumber()
  remove(g, ARVN_TROOPS, s, troops)
  remove(g, ARVN_POLICE, s, n - troops)
}

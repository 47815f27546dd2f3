import { ranking, teamMargin } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import type { Estimator } from './net.ts'

/** Without a net a lead of so many is worth a chance of 73 %. */
const SCALE = 5

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

const isTeam = (g: Game, a: Faction, b: Faction): boolean => g.setup.seats[a]?.player === g.setup.seats[b]?.player

/** By how much a faction's margin is above the best of the others. */
function leadOf(g: Game, me: Faction): number {
  let best = Number.NEGATIVE_INFINITY
  for (const f of g.volume.allFactions) if (!isTeam(g, f, me)) best = Math.max(best, teamMargin(g, f))
  return best === Number.NEGATIVE_INFINITY ? 0 : teamMargin(g, me) - best
}

/** 1 for who has won, 0 for the others. */
export const hasWon = (g: Game, me: Faction): number =>
  ranking(g).some(({ faction, place }) => place === 1 && faction === me) ? 1 : 0

/** No chance is told as less than this, nor as more than all but this. */
const LEAST = 0.001

/** The logarithm of the odds of a chance. */
function logOdds(chance: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(kept / (1 - kept))
}

/**
 * What a position is worth for a faction, from 0 to 1: the odds by the net's chance to win and by the lead in margins, added as logarithms, so that
 * to double a chance counts where it is small too; by the lead alone without a net.
 */
export function worth(g: Game, me: Faction, net: Estimator | undefined): number {
  if (g.isOver) return hasWon(g, me)
  if (net === undefined) return sigmoid(leadOf(g, me) / SCALE)
  const { lead, odds, offset } = net.use
  return sigmoid(offset + odds * logOdds(net.chances(g)[me] as number) + lead * leadOf(g, me))
}

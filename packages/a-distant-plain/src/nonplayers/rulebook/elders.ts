import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { setLevel } from '@coinflict/kernel/rules'
import { type Faction, level, type Space, track } from '@coinflict/kernel/state'
import { hearElders } from '../../elders.ts'
import { CARD, inForce } from '../../events/lasting.ts'
import { ELDERS, isCoin } from '../../forces.ts'

/** An enemy who is a Player lets no shift stand. */
const isHostile = (np: NonPlayer, by: Faction): boolean =>
  by !== np.me && np.isPlayer(by) && !(isCoin(by) && isCoin(np.me))

/**
 * Card 45: the level at which a space ends up that shifts to another one. The Tribal Elders are heard after the first step: what they say
 * is tried out by the chart of who won them.
 */
export function levelAfter(np: NonPlayer, s: Space, to: number): number {
  const by = (track(np.g, ELDERS) - 1) as Faction | -1
  const before = level(np.g, s)
  if (by === -1 || to === before || !inForce(np.g, CARD.tribalElders, 'unshaded')) return to
  if (isHostile(np, by)) return before
  const trial = np.attempt((g) => {
    setLevel(g, s, before + Math.sign(to - before))
    hearElders(g, s, before)
  })
  return trial === undefined ? before : level(trial, s)
}

import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { inForce, level, resources, type Space } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { insurgentPieces, US, usTroops } from '../../../forces.ts'
import { isLowland, isProvince } from '../../../map.ts'
import { arvnCounted, arvnStrength, assaultCost, findsHidden, usStrength } from '../../../operations/assault.ts'
import { Losses, lossesBy } from '../losses.ts'

/** What a US Assault would come to, with the cards in force. */

/** Troops that would come, or go, before it. */
export interface Reinforcement {
  readonly us: number
  readonly arvn: number
}
const NOBODY: Reinforcement = { us: 0, arvn: 0 }

const MOST_PATTON = 2
const PATTON = 2

/** What an Assault of this operation has used of its cards. */
export const pattonUsed = (np: NonPlayer): number => np.noted<number>('patton') ?? 0
const isAbramsOpen = (np: NonPlayer): boolean => inForce(np.g, CARD.abrams, 'unshaded') && np.noted('abrams') !== true
const isPattonOpen = (np: NonPlayer, s: Space): boolean =>
  inForce(np.g, CARD.patton, 'unshaded') && !isLowland(s) && pattonUsed(np) < MOST_PATTON

/** Whether the ARVN can still be paid to follow up somewhere. */
const mayJoin = (np: NonPlayer): boolean =>
  np.noted('joined') !== true && (np.op?.free === true || resources(np.g, US) >= assaultCost(np.g))

/** Whether one Assault does more than another. */
export const isMore = (a: Losses, b: Losses): boolean =>
  a.total > b.total || a.bases > b.bases || (a.tunnel && !b.tunnel)

/** What an Assault of such a strength removes, followed up by another. */
function byStrength(np: NonPlayer, s: Space, strength: number, arvn: number, moreCoin: number): Losses {
  const { g } = np
  const looks = findsHidden(g, US, s)
  const hit = (isBaseFirst: boolean) => (losses: Losses) => {
    let left = strength
    if (looks) left = Math.max(0, left - losses.takeHidden(1))
    if (isBaseFirst && left > 0) left -= losses.takeBases(1)
    losses.assault(left).assault(arvn)
  }
  const usual = lossesBy(g, s, hit(false), moreCoin)
  return usual.bases === 0 && isAbramsOpen(np) ? lossesBy(g, s, hit(true), moreCoin) : usual
}

/** What a US Assault removes in a space, Patton's two more included if they help, and the ARVN if they can still be paid. */
export function stormed(np: NonPlayer, s: Space, more = NOBODY, joins = mayJoin(np)): Losses {
  const { g } = np
  const troops = usTroops(g, s) + more.us
  if (troops <= 0 || insurgentPieces(g, s) === 0) return new Losses(g, s)
  const strength = usStrength(g, s, troops)
  // 3.2.4 The ARVN follow up only where the US can Assault.
  if (strength === 0 && !findsHidden(g, US, s) && !isPattonOpen(np, s)) return new Losses(g, s)
  const arvn = joins ? arvnStrength(s, arvnCounted(g, s) + more.arvn) : 0
  const come = more.us + more.arvn
  const usual = byStrength(np, s, strength, arvn, come)
  if (!isPattonOpen(np, s)) return usual
  const helped = byStrength(np, s, strength + PATTON, arvn, come)
  return isMore(helped, usual) ? helped : usual
}

/** Whether Patton's two more would remove more there. */
export function pattonHelps(np: NonPlayer, s: Space): boolean {
  const strength = usStrength(np.g, s, usTroops(np.g, s))
  return isMore(byStrength(np, s, strength + PATTON, 0, 0), byStrength(np, s, strength, 0, 0))
}

/** 8.8.2 With shaded Search and Destroy a Province at Support is Assaulted only if a Base or NVA Troops go. */
export const isWorth = (np: NonPlayer, s: Space, losses: Losses): boolean =>
  (losses.total > 0 || losses.tunnel) &&
  (losses.bases > 0 ||
    losses.troops > 0 ||
    !isProvince(s) ||
    level(np.g, s) <= 0 ||
    !inForce(np.g, CARD.searchAndDestroy, 'shaded'))

/** 8.8.2 A US Assault stops after 2 spaces with shaded Cobras; with shaded Abrams there can be no more. */
export const mostAssaults = ({ g }: NonPlayer): number =>
  inForce(g, CARD.cobras, 'shaded') || inForce(g, CARD.abrams, 'shaded') ? 2 : Number.POSITIVE_INFINITY

import { first, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { bases, enemies, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { type Space, spacesWith } from '@coinflict/kernel/state'
import { AUC, FARC, police } from '../forces.ts'
import { anywhere } from './flow.ts'
import { own } from './terms.ts'

/** What the charts of AUC speak of in both editions. */

export const hasFarc = (np: NonPlayer, s: Space): boolean => pieces(np.g, FARC, s) > 0
export const hasFarcBase = (np: NonPlayer, s: Space): boolean => bases(np.g, FARC, s) > 0
export const farcBaseFirst = first(
  { en: 'with a FARC Base', es: 'con una Base de las FARC', pl: 'z bazą FARC' },
  hasFarcBase,
)

/** Whether own guerrillas stand at fewer than half of the spaces with FARC bases. */
export function isFarFromFarc(np: NonPlayer): boolean {
  let all = 0
  let watched = 0
  for (const s of spacesWith(np.g, FARC)) {
    if (!hasFarcBase(np, s)) continue
    all++
    if (own(np, s) > 0) watched++
  }
  return watched * 2 < all
}

/** Whether somebody Underground stands with a FARC base. */
export const isCloseToFarc = (np: NonPlayer): boolean =>
  anywhere(np, (_, s) => undergroundOf(np.g, AUC, s) > 0 && hasFarcBase(np, s))

/** Where Terror was, with more own guerrillas than Police and an enemy. */
export const isForAssassination = (np: NonPlayer, s: Space): boolean =>
  np.op?.spaces.includes(s) === true && own(np, s) > police(np.g, s) && enemies(np.g, AUC, s) > 0

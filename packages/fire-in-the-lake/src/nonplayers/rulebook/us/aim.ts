import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Faction, Line, Piece, Space, Word } from '@coinflict/kernel/state'
import { active, base, NVA, NVA_TROOPS, underground } from '../../../forces.ts'
import { here } from '../../terms.ts'
import { type Losses, NVA_FIRST, VC_FIRST } from './coin-terms.ts'

/** 8.8.2, 8.8.4 NVA pieces go before VC ones where that is what ends NVA Control. */

const NVA_PIECES: readonly Piece[] = [base(NVA), underground(NVA), active(NVA), NVA_TROOPS]

/** Puts down who goes first in a space. */
export const aimAt = (np: NonPlayer, s: Space, losses: Losses): void => np.note(`aim ${s}`, losses.isNvaFirst)

const isAimedAtNva = (np: NonPlayer): boolean => np.noted(`aim ${here(np)}`) === true

/** Who is hit in a space where NVA Control is to end, and not to come back. */
export const hitForControl = (np: NonPlayer, line: Line): Word | undefined =>
  isAimedAtNva(np) ? np.firstPiece(line, NVA_PIECES) : undefined

/** Whose pieces come first in the space at hand. */
export const orderAt = (np: NonPlayer): readonly Faction[] => (isAimedAtNva(np) ? NVA_FIRST : VC_FIRST)

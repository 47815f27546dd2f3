import type { Faction, Game, Volume } from '@coinflict/kernel/state'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { factionNouns, ofVolume, say } from '../text/say.ts'

/** Whose Resources a faction spends, where it has none of its own. */
function lenderOf(volume: Volume, faction: Faction): Faction | undefined {
  const lender = volume.factions[faction]?.lender
  return lender === undefined ? undefined : volume.factionIndex.get(lender)
}

/** What the number of a purse counts, where it is another faction's. */
export function lentText(volume: Volume, faction: Faction): string | undefined {
  const { lender, purse, floor } = volume.factions[faction] ?? {}
  if (lender === undefined) return undefined
  return say('purse.lent', {
    purse: ofVolume(volume, `track.${purse}`),
    ...(floor === undefined ? {} : { floor: ofVolume(volume, `track.${floor}`) }),
  })
}

/** So much that a faction may spend, in words. */
export function purseText(volume: Volume, faction: Faction, n: number): string {
  const lender = lenderOf(volume, faction)
  if (lender === undefined) return say('question.resources', { n })
  return say('question.lent', { n, lender: factionNouns(volume, [lender]) })
}

/** Before a number: the sign of the faction whose Resources it counts, where those are not one's own. */
export function Lender({ game, faction }: { game: Game; faction: Faction }) {
  const lender = lenderOf(game.volume, faction)
  return lender === undefined ? null : <FactionSign {...factionLook(game, lender)} />
}

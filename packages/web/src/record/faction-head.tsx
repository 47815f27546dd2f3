import { factionName } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'

/** A faction above its column of figures; on a phone its sign alone is seen. */
export function FactionHead({ volume, faction }: { volume: Volume; faction: Faction }) {
  const { colour = '', letter = '' } = volume.factions[faction] ?? {}
  return (
    <th scope="col">
      <FactionSign colour={colour} letter={letter} />{' '}
      <span class="hidden-on-phone">{factionName(volume, faction, language.value)}</span>
    </th>
  )
}

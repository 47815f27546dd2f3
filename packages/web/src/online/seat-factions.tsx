import { factionNameOf } from '@coinflict/kernel/display'
import type { Cover } from '@coinflict/kernel/state'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'

interface FactionsProps {
  readonly volume: Cover
  readonly factions: readonly string[]
}

/** The factions of a seat. */
export const Factions = ({ volume, factions }: FactionsProps) => (
  <>
    {factions.map((id) => (
      <span key={id} class="chair-faction">
        <Sign volume={volume} id={id} /> {nameOf(volume, id)}
      </span>
    ))}
  </>
)

/** Their signs alone. */
export const Signs = ({ volume, factions }: FactionsProps) => (
  <>
    {factions.map((id) => (
      <span key={id} class="chair-sign" title={nameOf(volume, id)}>
        <Sign volume={volume} id={id} />
        <span class="hidden">{nameOf(volume, id)} </span>
      </span>
    ))}
  </>
)

function Sign({ volume, id }: { volume: Cover; id: string }) {
  const facts = volume.factions.find((each) => each.id === id)
  return facts === undefined ? null : <FactionSign colour={facts.colour} letter={facts.letter} />
}

const nameOf = (volume: Cover, id: string): string => factionNameOf(volume, id, language.value)

import { type Family, type NonPlayer, nonPlayer } from '@coinflict/kernel/nonplayers'
import type { Dealer, Decider, Faction, Setup, Volume } from '@coinflict/kernel/state'

/** A game out of its box, as far as somebody who thinks about it needs it. */
export interface Library {
  readonly volume: Volume
  readonly families: readonly Family[]
}

/** Whether the charts of a family were written for these options. */
const goesWith = (volume: Volume, { id }: Family, { options }: Setup): boolean =>
  Object.entries(volume.families.find((facts) => facts.id === id)?.goesWith ?? {}).every(
    ([option, value]) => options[option] === value,
  )

/** Whose charts answer for a faction in thought: the family that sits there, else the newest that goes with the game, else the newest. */
export function modelAt({ volume, families }: Library, setup: Setup, faction: Faction): Family | undefined {
  const id = volume.factions[faction]?.id ?? ''
  const able = families.filter(({ charts }) => charts[id] !== undefined)
  return (
    able.find((family) => family.id === setup.seats[faction]?.kind) ??
    able.findLast((family) => goesWith(volume, family, setup)) ??
    able.at(-1)
  )
}

/** Whom no chart can speak for. */
const takeFirst: Decider = (_, q) => q.at(0)

/** Who answers for each faction in thought. Their dice come from what is guessed. */
export function chartsAt(library: Library, setup: Setup, dealer: Dealer): readonly Decider[] {
  const { families, volume } = library
  const models = volume.allFactions.map((f) => modelAt(library, setup, f))
  // They know each other as they sit in thought, and who is a player as at the table.
  const seats = setup.seats.map((seat, f) => ({ ...seat, kind: models[f]?.id ?? seat.kind }))
  const context = { volume, families, setup: { ...setup, seats }, dealer }
  return volume.allFactions.map((f) => {
    const player: NonPlayer | undefined = nonPlayer(context, f)
    return player?.decide ?? takeFirst
  })
}

import type { Cover } from '@coinflict/kernel/state'
import { kindsAt } from '@coinflict/players'
import { type Options, usualFamily, usualOptions } from '../setup/seats.ts'

/** How much players may think on the server. */
const LEVELS = ['search:quick', 'search']

/** Who may play some factions at a table on the server where no person does. */
export const automaticAt = (volume: Cover, factions: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = factions
  const kinds = kindsAt(volume, first).filter((kind) => rest.every((id) => kindsAt(volume, id).includes(kind)))
  return [...kinds.filter((kind) => kind !== 'person'), ...LEVELS]
}

/** What is known of a table: who plays there by itself, and by which options. */
interface Known {
  readonly nonPlayers: Readonly<Record<string, string>>
  readonly options: Options
}

/** Who plays there unless somebody says otherwise: of a family that is at the table, or else of the one that goes with its options, or the first that can. */
export function usualAt(volume: Cover, factions: readonly string[], table: Known | undefined): string {
  const able = automaticAt(volume, factions)
  const families = able.filter((kind) => volume.families.some(({ id }) => id === kind))
  const usual = usualFamily(volume, { ...usualOptions(volume), ...table?.options })
  const wanted = [...Object.values(table?.nonPlayers ?? {}), usual]
  return wanted.find((kind) => families.includes(kind)) ?? families[0] ?? 'random'
}

import type { Cover } from '@coinflict/kernel/state'
import { kindsAt } from '@coinflict/players'

/** How much players may think on the server. */
const LEVELS = ['search:quick', 'search']

/** Who may play some factions at a table on the server where no person does. */
export const automaticAt = (volume: Cover, factions: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = factions
  const kinds = kindsAt(volume, first).filter((kind) => rest.every((id) => kindsAt(volume, id).includes(kind)))
  return [...kinds.filter((kind) => kind !== 'person'), ...LEVELS]
}

/** Who plays there unless somebody says otherwise: of a family that is at the table, or else the newest that can. */
export function usualAt(volume: Cover, factions: readonly string[], here: readonly string[]): string {
  const able = automaticAt(volume, factions)
  const families = able.filter((kind) => volume.families.some(({ id }) => id === kind))
  return here.find((kind) => families.includes(kind)) ?? families.at(-1) ?? 'random'
}

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

/** Who plays there unless somebody says otherwise: the newest family that can. */
export const usualAt = (volume: Cover, factions: readonly string[]): string =>
  automaticAt(volume, factions).findLast((kind) => volume.families.some(({ id }) => id === kind)) ?? 'random'

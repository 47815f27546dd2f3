import type { Space, Word } from '../state/ids.ts'
import type { NonPlayer, SpaceLine } from './chart.ts'

/** What the charts of several volumes speak of. */

/** The space that the question is about. */
export const here = (np: NonPlayer): Space => np.q.params?.space as Space

/** The next space of an operation by its lines, as long as it has fewer than so many. */
export const nextSpace = (
  np: NonPlayer,
  lines: readonly SpaceLine[],
  most = Number.POSITIVE_INFINITY,
): Word | undefined => ((np.op?.spaces.length ?? 0) >= most ? undefined : np.select(lines))

/** What the line that selected this space says to do there; where the first of these cannot be done, the next of them. */
export function wayHere(np: NonPlayer, lines: readonly SpaceLine[], instead: readonly Word[]): Word | undefined {
  const line = np.lineAt(here(np), lines)
  if (line?.way === undefined) return undefined
  return np.firstOf(line, line.way === instead[0] ? instead : [line.way])
}

import type { Faction, Holder, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { allPieces, countOf, inRow } from './counting.ts'

/**
 * 1.7, 1.8 Who Controls a city or province: who has more pieces there than all others together; -1 for nobody. As the pieces stand, or with so
 * many more (or fewer) of a faction.
 */
export function controlledBy(g: Game, s: Space, f = 0 as Faction, more = 0): Holder | -1 {
  const { held, holderOf, lines, unheld } = g.at
  if (lines[s] === 1) return -1
  let all = countOf(g, s, unheld) + (holderOf[f] === -1 ? more : 0)
  let most = 0
  let first: Holder | -1 = -1
  for (let h = 0 as Holder; 2 * h < held.length; h++) {
    const own = inRow(g, s, held, h) + (holderOf[f] === h ? more : 0)
    all += own
    if (own > most) {
      most = own
      first = h
    }
  }
  return 2 * most > all ? first : -1
}

/** Whether it is this one who Controls a city or province, as the pieces stand. */
export function isControlledBy(g: Game, holder: Holder, s: Space): boolean {
  if (g.at.lines[s] === 1) return false
  const own = inRow(g, s, g.at.held, holder)
  return own > 0 && 2 * own > allPieces(g, s)
}

/** The same with so many more of each faction. */
export function controlledWith(g: Game, s: Space, more: readonly number[]): Holder | -1 {
  const { held, holderOf, lines } = g.at
  if (lines[s] === 1) return -1
  let all = allPieces(g, s)
  for (const n of more) all += n
  for (let h = 0 as Holder; 2 * h < held.length; h++) {
    let own = inRow(g, s, held, h)
    for (let f = 0; f < more.length; f++) if (holderOf[f] === h) own += more[f] as number
    if (2 * own > all) return h
  }
  return -1
}

/** Control as it was marked at one moment, where rules hold to it while pieces come and go. */

/** Lays the Control markers as the pieces stand. */
export function markControl(g: Game): void {
  for (const s of g.volume.allSpaces) g.n[g.at.control + s] = controlledBy(g, s) + 1
}

/** Who Controls a space as the markers lie. */
export const markedControl = (g: Game, s: Space): Holder | -1 => ((g.n[g.at.control + s] as number) - 1) as Holder | -1

/** Takes the Control markers off. */
export function clearControl(g: Game): void {
  g.n.fill(0, g.at.control, g.at.control + g.at.spaces)
}

/** Who Controls a space to be seen: as the markers lie while there are any on the map, otherwise as the pieces stand. */
export function shownControl(g: Game, s: Space): Holder | -1 {
  const { control, spaces } = g.at
  for (let i = control; i < control + spaces; i++) if (g.n[i] !== 0) return markedControl(g, s)
  return controlledBy(g, s)
}

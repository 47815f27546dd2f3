import { DONE, type Faction, flip, type Game, type Space, wordFaction } from '@coinflict/kernel'
import { ask } from '../ask.ts'
import { GOVT, INSURGENTS, underground, undergroundOf } from '../forces.ts'

/**
 * Turns up to n underground guerrillas Active, one by one as the Government chooses. A faction once chosen is activated to the full
 * as far as the number goes (1.4.1, ruling 17).
 */
export function activateGuerrillas(
  g: Game,
  s: Space,
  n: number,
  rule: string,
  from: readonly Faction[] = INSURGENTS,
): void {
  let hit = 0
  const isHidden = (f: Faction): boolean => undergroundOf(g, f, s) > 0
  for (let found = 0; found < n; found++) {
    const hidden = from.filter(isHidden)
    if (hidden.length === 0) return
    // Only one faction is hidden here: all it must show is shown at once.
    if (hidden.length === 1 && (found === 0 || hit & (1 << (hidden[0] as Faction)))) {
      const f = hidden[0] as Faction
      flip(g, underground(f), s, Math.min(n - found, undergroundOf(g, f, s)))
      return
    }
    const q = ask(g, GOVT, 'activate.whose', rule, { space: s })
    // Some may have been moved by hand just now.
    const left = hidden.filter(isHidden)
    for (const f of left) q.faction(f)
    if (left.length === 0 || (found > 0 && !left.some((f) => hit & (1 << f)))) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const f = wordFaction(answer)
    hit |= 1 << f
    flip(g, underground(f), s)
  }
}

import type { Game } from '@coinflict/kernel'

/** A phase of the Propaganda round begins: said even if nothing happens in it. */
export function beginPhase(g: Game, id: string, rule: string): void {
  g.cite(rule, -1)
  if (g.log) g.write('phase', { text: id })
}

import { NEUTRAL, setLevel } from '@coinflict/kernel/rules'
import { type Faction, type Game, level, type Space, track, word } from '@coinflict/kernel/state'
import { ask } from './ask.ts'
import { CARD, inForce } from './events/lasting.ts'
import { ELDERS, OPPOSITION, SUPPORT } from './forces.ts'

const LEVEL_WORDS = [
  { level: SUPPORT, word: word('support') },
  { level: NEUTRAL, word: word('neutral') },
  { level: OPPOSITION, word: word('opposition') },
]

/**
 * Card 45: where Civic Action, Sharia, Terror or Eradicate has changed a level, the faction that won the Tribal Elders may set it.
 * Whoever brings about such a change says what the level was before.
 */
export function hearElders(g: Game, s: Space, before: number): void {
  const by = (track(g, ELDERS) - 1) as Faction | -1
  if (by === -1 || level(g, s) === before || !inForce(g, CARD.tribalElders, 'unshaded')) return
  const q = ask(g, by, 'elders.level', '5.4', { space: s, card: CARD.tribalElders })
  for (const each of LEVEL_WORDS) q.offer(each.word)
  const answer = q.answer()
  for (const each of LEVEL_WORDS) if (each.word === answer) setLevel(g, s, each.level)
}

import { SPECTATOR, type Viewer } from '@coinflict/kernel/table'
import type { Session } from './session.ts'

/** Who looks at a game: whoever is asked, or the only person there; several who share a screen see what all may see. */
export function viewerOf({ game, isOver, own, question }: Session): Viewer {
  if (isOver) return 'everything'
  const { seats } = game.setup
  const players = new Set(own.map((f) => seats[f]?.player))
  const asked = question === undefined ? undefined : seats[question.by]?.player
  const [only] = players.size === 1 ? players : []
  const player = asked !== undefined && players.has(asked) ? asked : only
  return player === undefined ? SPECTATOR : own.filter((f) => seats[f]?.player === player)
}

/** Whether a game may be analysed: not while it is played against others on a server. */
export const mayAnalyse = ({ isOnline, isOver }: Session): boolean => !isOnline || isOver

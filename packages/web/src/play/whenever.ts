import type { Message } from '../text/say.ts'
import type { Session } from './session.ts'

/** Why nothing can be done out of turn now, if it cannot. */
export function whyNotOutOfTurn(session: Session): Message | undefined {
  if (session.own.length === 0) return 'whenever.players'
  if (session.isOver) return 'whenever.over'
  if (session.isWatched) return 'whenever.watched'
  if (!session.isPresent) return 'whenever.past'
  if (session.isHeld) return 'whenever.held'
  return session.isAtTurnsEnd ? 'whenever.unasked' : undefined
}

/** Why the board cannot be set by hand now, if it cannot. Whom the others wait for does not matter: they are asked whether they agree. */
export function whyNotByHand(session: Session): Message | undefined {
  const isAsked = session.question !== undefined || session.awaited !== undefined
  return whyNotOutOfTurn(session) ?? (isAsked ? undefined : 'whenever.unasked')
}

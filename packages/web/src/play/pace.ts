import { groundText } from '@coinflict/kernel'
import { useEffect } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { language, type Pace, pace } from '../settings.ts'
import type { Session } from './session.ts'

/** Milliseconds before a turn begins, for a step at a fast pace, and at a slow one with each letter of its reason. */
const BEGIN = 700
const FAST = 900
const SLOW = 1500
const LETTER = 35
const LONGEST = 12_000

/** How long what is shown stays before the next step; nothing if the person says when. */
function stay(session: Session): number | undefined {
  if (pace.value !== 'slow' && pace.value !== 'fast') return undefined
  const { step, volume } = session
  if (step === undefined) return BEGIN
  if (pace.value === 'fast') return FAST
  const text = step.ground === undefined ? '' : groundText(volume, step.ground, language.value).join(' ')
  return Math.min(LONGEST, SLOW + LETTER * text.length)
}

/** Lets non-players play at the pace that was set. They wait while something else is open. */
export function usePace(session: Session, isInterrupted: boolean): void {
  const version = session.changed.value
  const now = pace.value
  useEffect(() => {
    if (!session.isFollowed || isInterrupted) return
    const act = (deed: () => void) => {
      try {
        deed()
      } catch (error) {
        complain(error, session.table.game)
      }
    }
    if (now === 'once' && !session.isAgain) {
      act(() => session.finish())
      return
    }
    const wait = stay(session)
    if (wait === undefined) return
    const timer = setTimeout(() => act(() => session.advance()), wait)
    return () => clearTimeout(timer)
  }, [session, version, now, isInterrupted])
}

/** The pace to go on with after a pause. */
let running: Pace = 'slow'

/** Pauses, or goes on as before. */
export function pauseOrGoOn(): void {
  if (pace.value === 'step') pace.value = running
  else {
    running = pace.value
    pace.value = 'step'
  }
}

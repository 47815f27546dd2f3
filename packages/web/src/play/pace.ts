import { explanationText, logText } from '@coinflict/kernel/display'
import { useEffect } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { language, type Pace, pace } from '../settings.ts'
import { condensed } from './condense.ts'
import type { Session } from './session.ts'

/** Milliseconds: before a turn begins; for a step and each sentence of it at a fast pace; for a step and each letter at a slow one. */
const BEGIN = 500
const FAST = 200
const SENTENCE = 60
const SLOW = 1400
const LETTER = 6
const LONGEST = 6000
/** For a whole turn, where nobody plays and all goes at once. */
const TURN = 700

/** What a step or a part of a round gives to read. */
function sentencesOf({ part, step, volume }: Session): readonly string[] {
  const events = condensed(volume, (part ?? step)?.events ?? [])
  return [
    ...events.map((event) => logText(volume, event, language.value)),
    ...(step?.explanations ?? []).map((explanation) => explanationText(volume, explanation, language.value)[0] ?? ''),
  ]
}

/** How long what is shown stays before the next step; nothing if the person says when. What is shown again is never all over at once. */
export function stay(session: Session): number | undefined {
  if (pace.value === 'step') return undefined
  if (session.step === undefined && session.part === undefined) return BEGIN
  const sentences = sentencesOf(session)
  if (pace.value !== 'slow') return FAST + SENTENCE * sentences.length
  return Math.min(LONGEST, SLOW + LETTER * sentences.join(' ').length)
}

/** Goes on to the end of a turn or to a part of a round. */
function playTurn(session: Session): void {
  do session.advance()
  while (session.isWatched && session.thinking === undefined && !session.isAtTurnsEnd && session.part === undefined)
}

/** Lets non-players play at the pace that was set. They wait while something else is open. */
export function usePace(session: Session, isInterrupted: boolean): void {
  const version = session.changed.value
  const now = pace.value
  useEffect(() => {
    if (!session.isWatched || session.thinking !== undefined || isInterrupted) return
    const act = (deed: () => void) => {
      try {
        deed()
      } catch (error) {
        complain(error, session.game)
      }
    }
    const isAtOnce = now === 'once' && !session.isReplay
    if (isAtOnce && session.hasPeople) {
      act(() => session.finish())
      return
    }
    // Where nobody plays there is no decision to come to: whole turns are shown, one after the other.
    const wait = isAtOnce ? TURN : stay(session)
    if (wait === undefined) return
    const timer = setTimeout(() => act(() => (isAtOnce ? playTurn(session) : session.advance())), wait)
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

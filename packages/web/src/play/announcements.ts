import { endText, HEADINGS, logText, verdictText } from '@coinflict/kernel/display'
import type { LogEvent, Volume } from '@coinflict/kernel/state'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../parts/status.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { condensed } from './condense.ts'
import { draftText } from './outcome.ts'
import type { Session } from './session.ts'
import { watchedText } from './step-view.tsx'

/** Tells a screen reader of every change: what came of an answer, what a non-player did, which moment is shown, what is asked. */
export function useAnnouncements(session: Session): void {
  const version = session.changed.value
  const known = useRef({ lines: session.log.length, asked: '' })
  useEffect(() => {
    const { volume, log, isPresent, isWatched, moment, length } = session
    const heading = document.querySelector('.question h2')?.textContent ?? ''
    const asked = `${moment} ${heading}`
    // A section that is named by its heading is read out with the focus.
    const isRead = document.activeElement?.matches('.question[aria-labelledby]') === true
    const isNew = asked !== known.current.asked
    const followed = watchedText(session)
    if (isWatched && followed.length > 0) announce(...followed)
    else if (!isPresent && !isWatched) announce(say('timeline.heard', { n: moment, all: length }), ...followed)
    else
      announce(
        ...newsOf(volume, log.slice(known.current.lines)),
        isNew && !isRead ? heading : '',
        session.draft === undefined ? '' : draftText(session.draft),
        ...(isNew ? endOf(session) : []),
      )
    known.current = { lines: isPresent ? log.length : known.current.lines, asked }
  }, [session, version])
}

/** Who has won and why, once the game is over. */
const endOf = ({ game, isOver }: Session): readonly string[] =>
  isOver ? [...endText(game, language.value), verdictText(game, language.value) ?? ''] : []

/** All that came of one answer; of several, only what they began. */
function newsOf(volume: Volume, events: readonly LogEvent[]): readonly string[] {
  const isLong = events.some(({ at }) => at !== events[0]?.at)
  return condensed(volume, events)
    .filter(({ kind }) => !isLong || HEADINGS.has(kind))
    .map((event) => logText(volume, event, language.value))
}

import { isSpaceWord, type LogEvent, type LogKind, logText, type Space, type Volume } from '@coinflict/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'

/** Events that begin something; what follows from them is indented. */
const HEADINGS: ReadonlySet<LogKind> = new Set<LogKind>(['card', 'pass', 'operation', 'event', 'phase', 'over', 'hand'])

/** The spaces an event speaks of. */
export function spacesOf(event: LogEvent): ReadonlySet<Space> {
  const spaces = new Set<Space>()
  if (event.space !== undefined) spaces.add(event.space)
  if (event.to !== undefined) spaces.add(event.to)
  if (event.word !== undefined && isSpaceWord(event.word)) spaces.add(event.word as number as Space)
  return spaces
}

export interface LogProps {
  readonly volume: Volume
  readonly events: readonly LogEvent[]
  /** Entries to show at most, the last ones. */
  readonly most?: number
  onPoint(spaces: ReadonlySet<Space> | undefined): void
  /** Looks at the moment of an event. */
  onVisit?(at: number): void
}

/** What happened, in sentences with their rules. */
export function LogList({ volume, events, most, onPoint, onVisit }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const count = events.length
  useEffect(() => {
    if (most !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count, most])
  const shown = most === undefined ? events : events.slice(-most)
  if (shown.length === 0) return <p class="empty">{say('log.empty')}</p>
  return (
    <ol class="log" ref={list}>
      {shown.map((event, i) => (
        <li
          key={count - shown.length + i}
          class={`${HEADINGS.has(event.kind) ? 'heading' : 'step'} ${event.by === -1 ? '' : (volume.factions[event.by]?.colour ?? '')}`}
          onMouseEnter={() => onPoint(spacesOf(event))}
          onMouseLeave={() => onPoint(undefined)}
        >
          {onVisit === undefined ? (
            logText(volume, event, language.value)
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => onVisit(event.at)}
              onFocus={() => onPoint(spacesOf(event))}
              onBlur={() => onPoint(undefined)}
            >
              {logText(volume, event, language.value)}
            </button>
          )}{' '}
          <Rule game={volume.id} rule={event.rule} />
        </li>
      ))}
    </ol>
  )
}

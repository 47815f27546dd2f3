import { type Ground, type LogEvent, type LogKind, logText, type Space, type Volume } from '@coinflict/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { Reasons } from './reasons.tsx'
import { spacesOf } from './spaces.ts'

/** Events that begin something; what follows from them is indented. */
const HEADINGS: ReadonlySet<LogKind> = new Set<LogKind>(['card', 'pass', 'operation', 'event', 'phase', 'over', 'hand'])

export interface LogProps {
  readonly volume: Volume
  readonly events: readonly LogEvent[]
  /** Entries to show at most, the last ones. */
  readonly most?: number
  /** Why non-players gave the entries of the journal. */
  readonly grounds?: readonly (Ground | undefined)[]
  onPoint(spaces: ReadonlySet<Space> | undefined): void
  /** Looks at the moment of an event. */
  onVisit?(at: number): void
}

/** What happened, in sentences with their rules. */
export function LogList({ volume, events, most, grounds = [], onPoint, onVisit }: LogProps) {
  const [explained, setExplained] = useState<number | undefined>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const count = events.length
  useEffect(() => {
    if (most !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count, most])
  useEffect(() => {
    list.current?.querySelector('.reasons')?.scrollIntoView({ block: 'nearest' })
  }, [explained])
  const shown = most === undefined ? events : events.slice(-most)
  if (shown.length === 0) return <p class="empty">{say('log.empty')}</p>
  const first = count - shown.length
  return (
    <ol class="log" ref={list}>
      {shown.map((event, i) => {
        // What came of one answer stands together; the reason goes with the first of it.
        const ground = event.by !== -1 && shown[i - 1]?.at !== event.at ? grounds[event.at - 1] : undefined
        const isExplained = explained === first + i
        return (
          <li
            key={first + i}
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
            {ground !== undefined && (
              <button
                type="button"
                class="rule"
                aria-expanded={isExplained}
                onClick={() => setExplained(isExplained ? undefined : first + i)}
              >
                {say('log.why')}
              </button>
            )}
            {isExplained && <Reasons volume={volume} ground={ground} />}
          </li>
        )
      })}
    </ol>
  )
}

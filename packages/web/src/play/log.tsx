import { HEADINGS } from '@coinflict/kernel/display'
import type { Explanation, LogEvent, Space, Volume } from '@coinflict/kernel/state'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Die } from '../motion/die.tsx'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { logText } from '../text/sentences.ts'
import { Reasons } from './reasons.tsx'
import { spacesOf } from './spaces.ts'

/** Knows why a non-player did what an event tells: the reasons of all answers that led to it. */
export interface Whys {
  whyOf(event: LogEvent): readonly Explanation[]
}

export interface LogProps {
  readonly volume: Volume
  readonly events: readonly LogEvent[]
  /** Entries to show at most, the last ones. */
  readonly most?: number
  readonly whys: Whys
  onPoint(spaces: ReadonlySet<Space> | undefined): void
  /** Looks at the moment of an event. */
  onVisit?(at: number): void
}

/** What happened, in sentences with their rules. A log of the whole game has its set-up folded, and its last entries at hand. */
export function LogList(props: LogProps) {
  const { events, most } = props
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const count = events.length
  useEffect(() => {
    const panel = most === undefined ? undefined : list.current?.closest('.tab-panel')
    if (panel) panel.scrollTop = panel.scrollHeight
  }, [count, most])
  if (count === 0) return <p class="empty">{say('log.empty')}</p>
  if (most === undefined) return <Entries {...props} from={0} to={count} />
  const begins = setUpEnd(events)
  const from = showsAll ? begins : Math.max(begins, count - most)
  return (
    <div ref={list}>
      {begins > 0 && (
        <details class="log-setup">
          <summary>{say('log.setup')}</summary>
          <Entries {...props} from={0} to={begins} />
        </details>
      )}
      {from > begins && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {say('log.earlier', { n: from - begins })}
        </button>
      )}
      <Entries {...props} from={from} to={count} />
    </div>
  )
}

/** Where the set-up ends: with the first thing that begins, or the first answer. */
function setUpEnd(events: readonly LogEvent[]): number {
  const first = events.findIndex(({ at, kind }) => at > 0 || HEADINGS.has(kind))
  return first === -1 ? events.length : first
}

/** Some of the entries. */
function Entries({ volume, events, from, to, whys, onPoint, onVisit }: LogProps & { from: number; to: number }) {
  const [explained, setExplained] = useState<number | undefined>(undefined)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('.reasons')?.scrollIntoView({ block: 'nearest' })
  }, [explained])
  return (
    <ol class="log" ref={list}>
      {events.slice(from, to).map((event, i, shown) => {
        // What came of one answer stands together; the reason goes with the first of it.
        const explanations = shown[i - 1]?.at === event.at ? [] : whys.whyOf(event)
        const isExplained = explained === from + i
        const line = logText(volume, event, language.value)
        const isHeading = HEADINGS.has(event.kind)
        return (
          <li
            key={from + i}
            class={`${isHeading ? 'heading' : 'step'} ${event.by === -1 ? '' : (volume.factions[event.by]?.colour ?? '')}`}
            onMouseEnter={() => onPoint(spacesOf(event))}
            onMouseLeave={() => onPoint(undefined)}
          >
            {event.kind === 'roll' && <Die face={event.n ?? 0} isThrown={onVisit === undefined} />}
            <span {...(isHeading ? { role: 'heading', 'aria-level': 3 } : {})}>
              {onVisit === undefined ? (
                line
              ) : (
                <button
                  type="button"
                  class="plain"
                  onClick={() => onVisit(event.at)}
                  onFocus={() => onPoint(spacesOf(event))}
                  onBlur={() => onPoint(undefined)}
                >
                  {line}
                  <span class="hidden"> {say('log.visit')}</span>
                </button>
              )}
            </span>{' '}
            <Rule game={volume.id} rule={event.rule} />
            {explanations.length > 0 && (
              <button
                type="button"
                class="rule"
                aria-label={`${say('log.why')} ${line}`}
                aria-expanded={isExplained}
                onClick={() => setExplained(isExplained ? undefined : from + i)}
              >
                {say('log.why')}
              </button>
            )}
            {isExplained && <Reasons volume={volume} explanations={explanations} />}
          </li>
        )
      })}
    </ol>
  )
}

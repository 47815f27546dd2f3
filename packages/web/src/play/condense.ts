import { HEADINGS } from '@coinflict/kernel/display'
import type { LogEvent, LogKind, Volume } from '@coinflict/kernel/state'

const COUNTED: ReadonlySet<LogKind> = new Set<LogKind>(['place', 'remove', 'move', 'flip', 'mark', 'unmark', 'track'])

/** Without the events that say again what the next one says; those that are alike but for their number are added up. */
export function condensed(volume: Volume, events: readonly LogEvent[]): readonly LogEvent[] {
  const told: (LogEvent | undefined)[] = []
  const alike = new Map<string, number>()
  for (const event of events) {
    if (event.kind === 'choose' || isBookkeeping(volume, event)) continue
    if (HEADINGS.has(event.kind) || event.kind === 'activity') alike.clear()
    const { n, change, at, ...rest } = event
    const what = JSON.stringify(rest)
    const known = COUNTED.has(event.kind) ? alike.get(what) : undefined
    const sum = known === undefined ? event : together(told[known] as LogEvent, event)
    if (known !== undefined && !isGain(event)) {
      told[known] = sum
      continue
    }
    if (known !== undefined) told[known] = undefined
    alike.set(what, told.length)
    told.push(sum)
  }
  return told.filter((event) => event !== undefined)
}

/** What is earned comes after what earned it. */
const isGain = ({ kind, change = 0 }: LogEvent): boolean => kind === 'track' && change > 0

const isBookkeeping = (volume: Volume, { track }: LogEvent): boolean =>
  track !== undefined && volume.tracks[track]?.bookkeeping === true

/** A track stands where it came to in the end; pieces and markers are counted. */
function together(first: LogEvent, then: LogEvent): LogEvent {
  if (then.kind === 'track') return { ...first, change: (first.change ?? 0) + (then.change ?? 0), n: then.n ?? 0 }
  return { ...first, n: (first.n ?? 0) + (then.n ?? 0) }
}

import { useEffect, useState } from 'preact/hooks'
import { locale } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Info, TablePace } from './api.ts'
import type { OnlineTable } from './table.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const count = (n: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(n))

/** A time as people say it: the two largest units, the last hour like a clock. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND))
  if (seconds >= DAY) return `${count(seconds / DAY, 'day')} ${count((seconds % DAY) / HOUR, 'hour')}`
  if (seconds >= HOUR) return `${count(seconds / HOUR, 'hour')} ${count((seconds % HOUR) / MINUTE, 'minute')}`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}

/** How fast a game is played, in words. */
export function paceText(pace: TablePace): string {
  switch (pace.kind) {
    case 'free':
      return say('online.pace-free')
    case 'live':
      return say('online.pace-live', { n: pace.minutes, increment: pace.increment })
    case 'days':
      return say('online.pace-days', { n: pace.days })
  }
}

/** When it matters what becomes of a seat; without a clock nobody is late. */
export const goneText = (pace: TablePace): string => say(pace.kind === 'free' ? 'online.gone' : 'online.gone-or-late')

/** The time that somebody has left at a moment; nothing where nobody counts it. */
export function timeLeft({ asked, chairs }: Info, chair: number, now: number): number | undefined {
  if (asked?.chair === chair) return asked.deadline === null ? undefined : asked.deadline - now
  return chairs.find((each) => each.chair === chair)?.left ?? undefined
}

/** The time by the server's clock, every second. */
export function useServerTime(table: OnlineTable): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now - table.ahead
}

/** The clock of somebody; it runs while they are asked. */
export function Clock({ table, chair }: { table: OnlineTable; chair: number }) {
  const now = useServerTime(table)
  const info = table.info.value
  const left = info === undefined ? undefined : timeLeft(info, chair, now)
  if (left === undefined) return null
  const isRunning = info?.asked?.chair === chair
  return (
    <span class={isRunning ? 'clock running' : 'clock'} role="timer">
      <span class="hidden">{say('online.clock')} </span>
      {left > 0 ? timeText(left) : say('online.late')}
    </span>
  )
}

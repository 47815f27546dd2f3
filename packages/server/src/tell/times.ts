import type { ChannelRow } from './rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_MINUTES = 24 * 60

/** The minute of the day in a time zone. */
function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [hour = '0', minute = '0'] = parts.format(at).split(':')
  return Number(hour) * 60 + Number(minute)
}

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    minuteIn(zone, 0)
    return true
  } catch {
    return false
  }
}

/** When somebody is told what happens now: with the next digest, and not in their quiet hours. */
export function dueAt({ digest_hours, quiet_from, quiet_to, zone }: ChannelRow, now: number): number {
  const period = digest_hours * HOUR
  const at = period === 0 ? now : Math.ceil(now / period) * period
  if (quiet_from === null || quiet_to === null || quiet_from === quiet_to) return at
  const minute = minuteIn(zone, at)
  const since = (minute - quiet_from + DAY_MINUTES) % DAY_MINUTES
  const length = (quiet_to - quiet_from + DAY_MINUTES) % DAY_MINUTES
  return since < length ? at + (length - since) * MINUTE : at
}

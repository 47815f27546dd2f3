import { locale } from '../settings.ts'

/** A day and time as the reader writes them. */
export const whenText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)

import { locale } from '../settings.ts'

/** The time of a day as the reader writes it. */
export const timeOfDay = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time)

/** A day and time as the reader writes them. */
export const whenText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)

import { numeral, percentage, signed } from '@coinflict/kernel/text'
import { language } from '../settings.ts'

/** A share in whole percent. */
export const percent = (share: number): string => percentage(Math.round(100 * share), language.value)

/** A change of a share, in percentage points. */
export const points = (share: number): string => signed(Math.round(100 * share))

/** How far it may be off, with one decimal. */
export const error = (share: number): string => `±${numeral(Math.round(1000 * share) / 10, language.value, 1)}`

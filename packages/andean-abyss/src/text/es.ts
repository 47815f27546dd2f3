import type { english } from './en.ts'

/** Spanish. What is missing shows in English, marked; the whole catalogue is filled in with the browser. */
export const spanish: Partial<Record<keyof typeof english, string>> = {}

import type { english } from './en.ts'

/** Polish. What is missing shows in English, marked; the whole catalogue is filled in with the browser. */
export const polish: Partial<Record<keyof typeof english, string>> = {}

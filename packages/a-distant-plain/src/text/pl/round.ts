import type { round as english } from '../en/round.ts'

export const round: Readonly<Record<keyof typeof english, string>> = {}

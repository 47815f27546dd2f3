import type { coin as english } from '../en/coin.ts'

export const coin: Readonly<Record<keyof typeof english, string>> = {}

import type { Family } from '@coinflict/kernel'

export const families: readonly Family[] = []

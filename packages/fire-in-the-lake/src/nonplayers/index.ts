import type { Family } from '@coinflict/kernel/nonplayers'

export const families: readonly Family[] = []

import type { CardFacts } from '@coinflict/kernel'

export const GOVERNMENT_EVENTS: readonly CardFacts[] = []

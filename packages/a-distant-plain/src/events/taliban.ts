import type { CardFacts } from '@coinflict/kernel'

export const TALIBAN_EVENTS: readonly CardFacts[] = []

import type { CardFacts } from '@coinflict/kernel'

export const COALITION_EVENTS: readonly CardFacts[] = []

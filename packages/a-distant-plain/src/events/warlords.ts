import type { CardFacts } from '@coinflict/kernel'

export const WARLORDS_EVENTS: readonly CardFacts[] = []

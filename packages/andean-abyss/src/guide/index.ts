import type { Guide } from '@coinflict/kernel'

/** A newcomer's first cards. */
export const guide: Guide = { scenario: 'standard', options: {}, seed: 'first game', steps: [] }

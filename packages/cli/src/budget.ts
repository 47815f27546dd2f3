/**
 * Playouts of an analysis where nothing is said: for the chances and the turns of one moment; in a review for the thought about each turn, and for the
 * chances at each moment.
 */
export const USUAL = { chances: 100, considered: 300, thought: 40, curve: 8 } as const

/** Kinds of chance, each counted by itself in the state: dice, cards turned, cards set aside for all to see, things dealt face down. */
export const DIE = 0
export const CARD = 1
export const ASIDE = 2
export const FACE_DOWN = 3
/** The dice that non-players roll for themselves; they are in no journal. */
export const CHART = 4
export const CHANCE_KINDS = ['dice', 'cards', 'aside', 'face-down'] as const
export type ChanceKind = typeof DIE | typeof CARD | typeof ASIDE | typeof FACE_DOWN | typeof CHART

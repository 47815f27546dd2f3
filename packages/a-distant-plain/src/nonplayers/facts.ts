import type { FamilyFacts } from '@coinflict/kernel/state'

/** 8 The non-players of the rule book's first two printings, and Arponen's, official since the third. */
export const FAMILY_FACTS = [
  { id: 'adp', factions: ['coalition', 'government', 'taliban', 'warlords'] },
  { id: 'arponen', factions: ['coalition', 'government', 'taliban', 'warlords'] },
] as const satisfies readonly FamilyFacts[]

/** Alone as the Coalition or as the Taliban. */
export const TABLES = [['coalition'], ['taliban']]

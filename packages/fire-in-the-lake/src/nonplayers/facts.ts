import type { FamilyFacts } from '@coinflict/kernel/state'

/** 8 The non-players of the rule book. */
export const FAMILY_FACTS = [
  { id: 'fitl', factions: ['us', 'arvn', 'nva', 'vc'] },
] as const satisfies readonly FamilyFacts[]

/** 8.9 Alone as US and ARVN, as NVA and VC, or as one faction. */
export const TABLES = [['us', 'arvn'], ['nva', 'vc'], ['us'], ['arvn'], ['nva'], ['vc']]

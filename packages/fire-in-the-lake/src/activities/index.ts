import type { ActivityRules, Faction } from '@coinflict/kernel/state'

const NONE: readonly ActivityRules[] = []

/** 4.0 The special activities of a faction. */
export const activitiesOf = (_: Faction): readonly ActivityRules[] => NONE

import type { Faction, OperationRules } from '@coinflict/kernel/state'

const NONE: readonly OperationRules[] = []

/** 3.0 The operations of a faction. */
export const operationsOf = (_: Faction): readonly OperationRules[] => NONE

import { type OperationRules, word } from '@coinflict/kernel'

export const PATROL = word('patrol')

export const patrol: OperationRules = { word: PATROL, rule: '3.0', possible: () => false, run: () => {} }

import { type OperationRules, word } from '@coinflict/kernel'

export const ASSAULT = word('assault')

export const assault: OperationRules = { word: ASSAULT, rule: '3.0', possible: () => false, run: () => {} }

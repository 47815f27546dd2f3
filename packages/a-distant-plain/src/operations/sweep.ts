import { type OperationRules, word } from '@coinflict/kernel'

export const SWEEP = word('sweep')

export const sweep: OperationRules = { word: SWEEP, rule: '3.0', possible: () => false, run: () => {} }

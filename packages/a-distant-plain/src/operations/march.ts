import { type OperationRules, word } from '@coinflict/kernel'

export const MARCH = word('march')

export const march: OperationRules = { word: MARCH, rule: '3.0', possible: () => false, run: () => {} }

import { type OperationRules, word } from '@coinflict/kernel'

export const RALLY = word('rally')

export const rally: OperationRules = { word: RALLY, rule: '3.0', possible: () => false, run: () => {} }

import { type OperationRules, word } from '@coinflict/kernel'

export const TERROR = word('terror')

export const terror: OperationRules = { word: TERROR, rule: '3.0', possible: () => false, run: () => {} }

import { type OperationRules, word } from '@coinflict/kernel'

export const ATTACK = word('attack')

export const attack: OperationRules = { word: ATTACK, rule: '3.0', possible: () => false, run: () => {} }

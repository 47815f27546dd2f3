import { type OperationRules, word } from '@coinflict/kernel'

export const TRAIN = word('train')

export const train: OperationRules = { word: TRAIN, rule: '3.0', possible: () => false, run: () => {} }

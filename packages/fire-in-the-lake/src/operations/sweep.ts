import { word } from '@coinflict/kernel/state'

export const SWEEP = word('sweep')

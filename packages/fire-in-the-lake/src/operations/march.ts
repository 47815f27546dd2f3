import { word } from '@coinflict/kernel/state'

export const MARCH = word('march')

import { type FreeActivityRules, word } from '@coinflict/kernel'
import { because } from '../ask.ts'

const NOT_YET = because('why.no-answer', '4.0')

export const infiltrate: FreeActivityRules = {
  word: word('infiltrate'),
  rule: '4.0',
  accompanies: [],
  whyNot: () => NOT_YET,
  run: () => {},
}

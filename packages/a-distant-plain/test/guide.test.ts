import { testGuide } from '@coinflict/kernel/testkit-guide'
import { guide } from '../src/guide/index.ts'
import { aDistantPlain } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'

testGuide({
  volume: aDistantPlain,
  guide,
  rules: Object.keys(english.rules),
  margins: [
    [-20, -14, -11, -20],
    [-17, -12, -8, -18],
  ],
})

import { testGuide } from '@coinflict/kernel/testkit-guide'
import { guide } from '../src/guide/index.ts'
import { fireInTheLake } from '../src/index.ts'
import rules from './rules.json'

testGuide({
  volume: fireInTheLake,
  guide,
  rules,
  margins: [
    [-12, -9, -8, -12],
    [-12, -6, -7, -13],
  ],
})

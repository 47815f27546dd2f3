import { testGuide } from '@coinflict/kernel/testkit-guide'
import { guide } from '../src/guide/index.ts'
import { andeanAbyss } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'

testGuide({
  volume: andeanAbyss,
  guide,
  rules: Object.keys(english.rules),
  margins: [
    [-10, -5, -5, -30],
    [-4, -7, -5, -30],
  ],
})

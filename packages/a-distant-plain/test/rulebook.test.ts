import { join } from 'node:path'
import { testRulebook } from '@coinflict/kernel/testkit-rulebook'
import { aDistantPlain } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'
import { spanish } from '../src/rulebook/es.ts'
import { polish } from '../src/rulebook/pl.ts'
import numbers from './rules.json'

testRulebook({
  volume: aDistantPlain,
  source: join(import.meta.dirname, '../src'),
  english,
  translations: { es: spanish, pl: polish },
  numbers,
  games: [
    { scenario: 'main' },
    { scenario: 'main', options: { printing: '2nd', 'sudden-propaganda': 'yes', deception: 'yes' } },
    { scenario: 'short', options: { printing: '1st', eligibility: 'b' } },
    { scenario: 'short', options: { printing: '1st', 'no-reveal': 'yes', deception: 'yes' } },
    { scenario: 'extended', options: { deployment: 'open' } },
    { scenario: 'extended', options: { printing: '2nd', 'no-capabilities': 'yes' } },
  ],
})

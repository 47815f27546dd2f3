import { join } from 'node:path'
import { testRulebook } from '@coinflict/kernel/testkit-rulebook'
import { andeanAbyss } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'
import { spanish } from '../src/rulebook/es.ts'
import { polish } from '../src/rulebook/pl.ts'
import numbers from './rules.json'

testRulebook({
  volume: andeanAbyss,
  source: join(import.meta.dirname, '../src'),
  english,
  translations: { es: spanish, pl: polish },
  numbers,
  games: [
    { scenario: 'standard' },
    { scenario: 'standard', options: { edition: '2nd', 'seeded-propaganda': 'yes' } },
    { scenario: 'short', options: { eligibility: 'b' } },
    { scenario: 'quick', options: { edition: '2nd' } },
    { scenario: 'open', options: { 'no-reveal': 'yes' } },
  ],
})

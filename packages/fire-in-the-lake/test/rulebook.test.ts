import { join } from 'node:path'
import { testRulebook } from '@coinflict/kernel/testkit-rulebook'
import { describe, expect, test } from 'vitest'
import { fireInTheLake } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'
import { spanish } from '../src/rulebook/es.ts'
import { polish } from '../src/rulebook/pl.ts'
import numbers from './rules.json'

testRulebook({
  volume: fireInTheLake,
  source: join(import.meta.dirname, '../src'),
  english,
  translations: { es: spanish, pl: polish },
  numbers,
  games: [
    { scenario: 'short' },
    { scenario: 'medium', options: { edition: '2nd' } },
    { scenario: 'full', options: { 'period-events': 'yes' } },
  ],
})

const SUMMARIES = { en: english, es: spanish, pl: polish }
const SECOND = { en: '2nd edition', es: '2.ª edición', pl: '2. wydani' }

describe('the summary fits the edition that is played', () => {
  for (const language of ['en', 'es', 'pl'] as const) {
    const { rules } = SUMMARIES[language]

    test.each(['1.0', '4.2.3', '5.0', '6.4.1', '6.5'] as const)(
      `FITL %s says what the 2nd edition has (${language})`,
      (rule) => {
        expect(rules[rule].text).toContain(SECOND[language])
      },
    )
  }
})

import { join } from 'node:path'
import { testRulebook } from '@coinflict/kernel/testkit-rulebook'
import { describe, expect, test } from 'vitest'
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

const SUMMARIES = { en: english, es: spanish, pl: polish }
const PRINTINGS = {
  en: ['1st printing', '2nd printing'],
  es: ['1.ª impresión', '2.ª impresión'],
  pl: ['1. druk', '2. druk'],
}

describe('the summary fits the printing that is played', () => {
  for (const language of ['en', 'es', 'pl'] as const) {
    const { rules } = SUMMARIES[language]
    const [first, second] = PRINTINGS[language] as [string, string]

    test(`ADP 1.0 it follows neither printing alone (${language})`, () => {
      expect(rules['1.0']?.text).toContain(first)
      expect(rules['1.0']?.text).toContain(second)
      expect(rules['1.0']?.text).not.toMatch(/follows the 1st|sigue la 1\.ª|opisuje 1\. druk/)
    })

    test(`ADP 3.3.1 a Rally for Sharia alone is the 2nd printing’s (${language})`, () => {
      const [both = '', only = ''] = rules['3.3.1']?.text.split(`${second}: `) ?? []
      expect(both).toContain('6.4.2')
      expect(only.length).toBeGreaterThan(20)
    })
  }
})

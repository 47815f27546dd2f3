import { stripVTControlCharacters } from 'node:util'
import { scene } from '@coinflict/andean-abyss/testkit'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { dealerOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { boardText } from '../src/board.ts'
import { COLOURS } from '../src/layout.ts'
import { flat, newTable, Talk } from './talk.ts'

describe('the board', () => {
  const t = scene(
    {
      bogota: 'troops 3, police 1, govt-base 1, active-support',
      choco: 'farc-underground 2, farc-active 1, farc-base 1, cartels-base 1, terror 2, passive-opposition',
      huila: 'auc-underground 1, auc-shipment 1, farc-zone 1',
      'cali-pasto-loc': 'police 2, sabotage 1',
    },
    {
      card: 4,
      draw: [22, 73],
      played: [1, 74],
      eligible: ['govt', 'cartels'],
      lasting: { 10: 'unshaded', 12: 'shaded', 17: 'shaded' },
      boxes: { 'out-of-play': { troops: 2 } },
      tracks: { propaganda: 1 },
      seats: { auc: 'bot' },
    },
  )
  const text = boardText(t.table.game, 'en', { width: 100 })

  test('shows what stands where', () => {
    expect(text).toMatch(/Bogotá +8 {2}Active Support +Government +Troops 3 Police 1 \+1B$/m)
    expect(text).toMatch(
      /Chocó ~ +F +1 {2}Passive Opposition +FARC +FARC 2u 1a \+1B \| Cartels 1B \[Terror markers 2\]$/m,
    )
    expect(text).toMatch(/Huila .*AUC 1u \[FARC Zone\] \[AUC Shipment 1\]$/m)
    expect(text).toMatch(/Cali–Pasto +R +1 {2}Police 2 \[Sabotage marker\]$/m)
    expect(text).toMatch(/Empty: .*Cesar ~ \(M1\)/)
    expect(text).not.toContain('Ecuador')
  })

  test('shows factions, totals, tracks, cards and what is in force', () => {
    expect(text).toMatch(/Government +20 +−44 +eligible +Troops 25 Police 27 B 2$/m)
    expect(text).toMatch(/FARC +20 +−23 +ineligible +G 27 B 8$/m)
    expect(text).toContain('AUC (bot)')
    expect(text).toMatch(/Totals: +Total Support 16, Total Opposition 1, Opposition \+ Bases 2/)
    expect(text).toMatch(/Tracks: +Aid 9, El Presidente Samper, Propaganda cards played 1/)
    expect(text).toMatch(/Capabilities: +#10 .*\(unshaded\)/)
    expect(text).toMatch(/Momentum: +#12 Plan Colombia \(shaded\), #17 Madrid Donors \(shaded\)/)
    expect(text).toMatch(
      /Card #4 Caño Limón - Coveñas\n {2}Order: Government, FARC \(ineligible\), Cartels, AUC \(ineligible\)\n {2}Unshaded: /,
    )
    expect(text).toContain('Next: #22 Alfonso Cano. Order:')
    expect(text).toContain('Deck: 2 cards to come after this one, 2 played before it')
    expect(text).toMatch(/Out of Play: +Troops 2/)
  })

  test('keeps within its width', () => {
    for (const width of [80, 100]) {
      for (const line of boardText(newTable({}, 'quick').game, 'en', { width }).split('\n'))
        expect(line.length, line).toBeLessThanOrEqual(width)
    }
  })

  test('colours add nothing but colour', () => {
    const coloured = boardText(t.table.game, 'en', { width: 100, paint: COLOURS })
    expect(coloured).not.toBe(text)
    expect(stripVTControlCharacters(coloured)).toBe(text)
  })

  test('a hidden next card stays hidden', () => {
    const hidden = scene({}, { card: 4, draw: [22, 73], options: { 'no-reveal': 'yes' } })
    const shown = boardText(hidden.table.game, 'en')
    expect(shown).not.toContain('Alfonso Cano')
    expect(shown).toContain('Next: not shown in this game')
  })

  test('every language has its own words', () => {
    expect(boardText(t.table.game, 'es')).toContain('Gobierno')
    expect(boardText(t.table.game, 'pl')).toContain('Rząd')
  })

  test('no two terrains have the same letter', () => {
    expect(flat(boardText(t.table.game, 'pl'))).toContain('L las, G góry, R równiny, D droga, U rurociąg;')
    expect(boardText(t.table.game, 'pl')).toContain('Arauca–Cúcuta (U3)')
  })
})

test('FITL 2.3.9 the card says that it is Monsoon, where a Coup card comes next', () => {
  const begin = (cards: readonly number[]): string => {
    const setup = setupOf(fireInTheLake, { seed: '3' }, SEAT_KINDS)
    return new Talk(new Table(fireInTheLake, setup, [], { dealer: dealerOf('3', { cards }) })).last.text
  }
  expect(begin([16, 127])).toContain('Monsoon: no Sweep, no March')
  expect(begin([16, 17])).not.toContain('Monsoon')
})

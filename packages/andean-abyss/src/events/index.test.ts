import { expect, test } from 'vitest'
import { andeanAbyss } from '../index.ts'

test('AA 5.1 cards 26, 30, 36 have a text of their own in the 2nd edition', () => {
  for (const card of andeanAbyss.cards.filter(({ number }) => number >= 19 && number <= 36)) {
    expect(card.editions !== undefined, card.title).toBe([26, 30, 36].includes(card.number))
  }
})

test('AA 5.1 cards 55, 56, 64, 65, 67 have a text of their own in the 2nd edition', () => {
  for (const card of andeanAbyss.cards.filter(({ number }) => number >= 55 && number <= 72)) {
    expect(card.editions !== undefined, card.title).toBe([55, 56, 64, 65, 67].includes(card.number))
  }
})

import { describe, expect, test } from 'vitest'
import { aDistantPlain } from '../index.ts'

describe('ADP 5.2 The deck', () => {
  test('ADP 5.2 cards 1-18: faction order as on the cards', () => {
    const order = (n: number) => aDistantPlain.cardByNumber[n]?.order.map((f) => f[0]).join('')
    expect([1, 4, 7, 10, 13, 16].map(order)).toEqual(['ctgw', 'ctwg', 'cgtw', 'cgwt', 'cwtg', 'cwgt'])
    for (let n = 1; n <= 18; n += 3) expect([order(n + 1), order(n + 2)]).toEqual([order(n), order(n)])
  })
})

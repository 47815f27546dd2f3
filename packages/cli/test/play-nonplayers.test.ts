import { scene } from '@coinflict/andean-abyss/testkit'
import { describe, expect, test } from 'vitest'
import { flat, newTable, Talk } from './talk.ts'

describe('non-players', () => {
  const table = () => newTable({ cartels: 'aa1' })

  /** The AUC is first on 54; then the Cartels rally. */
  const untilRally = (t: Talk): string => t.type('rally', 'bogota', 'guerrilla', 'done')

  test('with --why each turn of theirs has a head, and each reason stands once under what it explains', () => {
    const text = untilRally(new Talk(table(), 80, true))
    expect(text).toMatch(
      /^Cartels, 2nd eligible on #54 .*\nCartels: Rally\. \(3\.3\.1\)\n {4}Rally, 8\.5\.1: Rally if 10 or more \S+ pieces/,
    )
    expect(text.match(/At \S+ Bases without \S+ Guerrillas/g)).toHaveLength(1)
    expect(text).toMatch(/placed in Guaviare\. \(3\.3\.1\)\n {4}Candidates: Meta West, Guaviare\. /)
    expect(text).not.toContain('All that the lines allow is done')
  })

  test('without it they are told when asked for, also after answers of the turn that runs', () => {
    const t = new Talk(table())
    expect(flat(untilRally(t))).not.toContain('8.5.1: Rally if 10')
    expect(t.hear('reasons')).toMatch(/Cartels, 2nd eligible on #54 .*8\.5\.1: Rally if 10 or more \S+ pieces/)
    t.type('train', 'bogota')
    expect(t.hear('reasons')).toMatch(/8\.5\.1: Rally if 10 or more \S+ pieces/)
    expect(t.last.text).not.toContain('Government: Train.')
  })

  test('one that can only pass says so', () => {
    const poor = { first: 'govt', eligible: ['govt', 'cartels'], tracks: { 'cartels-resources': 0 } } as const
    const { table } = scene({ bogota: 'troops 1' }, { ...poor, seats: { cartels: 'aa2' } })
    const text = new Talk(table, 80, true).type('train', 'bogota', '1', '0', 'd')
    expect(text).toMatch(/Cartels, 2nd eligible on .*\nThe Cartels pass\. \(2\.3\.3\)\n {4}Nothing else is possible\./)
  })

  test('hint says what a non-player would do and answers nothing', () => {
    const t = new Talk(newTable())
    const { length } = t.table.entries
    expect(t.hear('hint')).toMatch(/A non-player \(aa2\) would answer: /)
    expect(t.table.entries).toHaveLength(length)
    expect(t.hear('hint chess')).toContain('chess has no chart for AUC. These have one: aa2, aa1.')
  })

  test('hint says what a player that thinks would do too, alone or beside the chart; chances who may win', () => {
    const t = new Talk(newTable())
    const { length } = t.table.entries
    const both = t.hear('hint')
    const search = t.hear('hint search')
    expect(both).toMatch(/A player that thinks would answer: .*\. Worth \d+\.\d % ± \d+\.\d; \d+ turns considered\./s)
    expect(search).not.toContain('A non-player')
    expect(search).toMatch(/(over the chart’s turn|Its best turn is the chart’s)\./)
    expect(t.hear('chances 5')).toMatch(/^Chances to win \(5 playouts\) Government \d+\.\d % ± \d+\.\d/)
    expect(t.hear('chances all')).toContain('Playouts should be a whole number from 1 to 20,000')
    expect(t.table.entries).toHaveLength(length)
  })
})

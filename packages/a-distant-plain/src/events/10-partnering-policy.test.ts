import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.5 free Limited Operations of card 10', () => {
  test('ADP 5.5 card 10 unshaded: the executor says who is first; both act free and in one space', () => {
    const t = event(10, 'unshaded', {
      khowst: 'coalition-troops, government-troops 2, taliban-underground',
      herat: 'government-troops 2, taliban-active',
      balkh: 'government-troops 2, taliban-active',
    })
    expect([t.question, t.answers]).toEqual(['event.faction', ['coalition', 'government']])
    t.play('coalition')
    expect([t.by, t.question]).toEqual(['coalition', 'event.choice'])
    expect(t.answers).toContain('sweep')
    expect(t.answers).toContain('done')
    t.play('sweep', 'khowst', 'taliban')
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 1 })
    expect([t.by, t.question]).toEqual(['government', 'event.choice'])
    t.play('assault', 'herat')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 2 })
    expect(t.count('balkh', 'taliban-active')).toBe(1)
    expect(t.resources('government')).toBe(20)
    // A free Operation leaves it Eligible (3.1.2).
    expect([t.question, t.by]).toEqual(['turn.second', 'government'])
  })

  test('ADP 5.5 card 10 unshaded: either may decline, and they are asked whoever executes the event', () => {
    const t = later(10, 'unshaded', { herat: 'government-troops 2, taliban-active' })
    expect(t.by).toBe('taliban')
    t.play('government')
    expect(t.by).toBe('government')
    t.play('done')
    expect(t.by).toBe('coalition')
    t.play('done')
    expect(t.question).toBe('turn.first')
    expect(t.count('herat', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1.2 card 10 unshaded: a lasting ban on Assault holds, since the card names no Operation', () => {
    const board: Board = { khowst: 'coalition-troops, taliban-active', herat: 'government-troops 2, taliban-active' }
    const t = event(10, 'unshaded', board, { lasting: { 24: 'shaded' } }).play('coalition')
    expect(t.answers).not.toContain('assault')
    t.play('done')
    expect(t.answers).toContain('assault')
  })
})

describe('card 10 Partnering Policy', () => {
  test('ADP 5.4 card 10 shaded: no Government Troops come along in a Coalition Sweep, but those there help to find', () => {
    const board: Board = {
      kabul: 'coalition-troops, government-troops',
      khowst: 'government-police 2, taliban-underground 3',
    }
    const t = later(10, 'shaded', board).play('sweep', 'khowst', 'kabul', 'done', 'done', 'taliban')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1 })
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 1, 'government-police': 2, 'taliban-active': 3 })
  })

  test('ADP 5.4 card 10 shaded: an Air Lift takes no Government Troops', () => {
    const board: Board = { kabul: 'coalition-troops, government-troops 2', herat: 'government-troops' }
    const t = later(10, 'shaded', board).play('train', 'air-lift')
    // Only Kabul has Troops that may fly.
    expect(t.question).toBe('lift.to')
    t.play('balkh')
    expect([t.pieces('kabul'), t.pieces('balkh')]).toEqual([{ 'government-troops': 2 }, { 'coalition-troops': 1 }])
  })

  test('ADP 5.4 card 10 shaded: a Coalition Assault counts no Government cubes', () => {
    const t = later(10, 'shaded', { zabol: 'coalition-troops, government-troops 3, taliban-active 3' })
    t.play('assault', 'zabol')
    expect(t.count('zabol', 'taliban-active')).toBe(2)
    expect(t.resources('government')).toBe(20)
  })
})

describe.each(FAMILIES)('%s card 10 Partnering Policy', (family) => {
  const rule = RULE[family]

  test('8.4.4/free, 8.3.4/free both COIN factions carry out a Limited Operation, the executing one first', () => {
    const board: Board = {
      kabul: 'coalition-base 1, coalition-troops 4, government-troops 4, government-police 2, support',
      kandahar: 'coalition-troops 2, government-troops 2, taliban-underground 2',
    }
    const { said } = execute(family, 'government', 10, board, { bots: ['coalition'] })
    expect(said[0]).toBe(`government ${rule}/who`)
    expect(said.filter((each) => each.endsWith(`${rule}/free`))).toHaveLength(2)
    expect(said.some((each) => each.startsWith('done') && each.endsWith('/free'))).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event, type Scene } from '../../test/kit.ts'
import { answersOf, asked, execute, FAMILIES, NO_BASES, RULE } from '../../test/nonplayers.ts'

/** The box of pieces that are out of play. */
const outOfPlay = (t: Scene) => t.table.lastCheckpoint().position.boxes?.['out-of-play'] ?? {}

describe('ADP 5.1 card 41 NATO Politics', () => {
  const GONE = { 'coalition-troops': 2, 'coalition-bases': 2 }

  test('ADP 5.1 card 41 unshaded: up to 3 pieces come back to Available', () => {
    const t = event(41, 'unshaded', {}, { boxes: { 'out-of-play': GONE } })
    const before = t.total('support-and-available') ?? 0
    expect([t.by, t.question]).toEqual(['government', 'event.41.return'])
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base', 'done'])
    t.play('coalition-base', 'coalition-base')
    expect(t.answers).toEqual(['coalition-troops', 'done'])
    t.play('coalition-troops')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 1 })
    expect(t.total('support-and-available')).toBe(before + 3)
  })

  test('ADP 5.1.3 card 41 unshaded: fewer if the executor likes, none if there is none', () => {
    const t = event(41, 'unshaded', {}, { boxes: { 'out-of-play': GONE } }).play('done')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual(GONE)
    expect(isOver(event(41, 'unshaded', {}))).toBe(true)
  })

  test('ADP 5.1 card 41 shaded: the Coalition chooses 3 Available pieces to leave', () => {
    const t = event(41, 'shaded', { kabul: 'coalition-troops 18, coalition-base 1' })
    expect([t.by, t.question]).toEqual(['coalition', 'event.41.withdraw'])
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base'])
    t.play('coalition-troops', 'coalition-troops')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 2, 'coalition-bases': 1 })
  })

  test('ADP 5.1.3 card 41 shaded: all, if there are fewer', () => {
    const t = event(41, 'shaded', {
      kabul: 'coalition-troops 19, coalition-base 2',
      helmand: 'coalition-base 2',
      konduz: 'coalition-base 2',
    })
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 1 })
  })
})

describe.each(FAMILIES)('%s card 41 NATO Politics', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-41, 8.3.4/card-41 Bases come back first and leave last', () => {
    const boxes = { 'out-of-play': { 'coalition-troops': 5, 'coalition-bases': 1 } }
    const back = execute(family, 'coalition', 41, {}, { boxes })
    expect(back.said.slice(0, 2)).toEqual([`coalition-base ${line(41)}`, `coalition-troops ${line(41)}`])
    const { said } = execute(family, 'taliban', 41, {}, { bots: ['coalition'] })
    expect(said).toEqual(Array(3).fill(`coalition-troops ${line(41)}`))
  })

  test('8.4.4/card-41, 8.3.4/card-41 nothing to choose without Bases, or with nothing out of play', () => {
    expect(execute(family, 'taliban', 41, {}, { bots: ['coalition'], boxes: NO_BASES }).said).toEqual([])
    expect(execute(family, 'coalition', 41, {}).said).toEqual([])
  })
})

describe('arponen card 41 NATO Politics', () => {
  test('8.3.4/card-41 NATO Politics: the Coalition withdraws, as a Player by itself', () => {
    expect(answersOf('taliban', 41, {}, { bots: ['coalition'] })[0]).toBe('coalition-troops 8.3.4/card-41')
    expect(asked('taliban', 41, {})).toBe('coalition event.41.withdraw')
  })
})

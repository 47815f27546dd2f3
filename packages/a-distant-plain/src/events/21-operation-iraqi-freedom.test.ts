import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type Board, event, type Scene } from '../../test/kit.ts'
import { answersOf, asked, execute, FAMILIES, NO_BASES, RULE } from '../../test/nonplayers.ts'
import { base, COALITION, COALITION_TROOPS, OUT_OF_PLAY } from '../forces.ts'

/** Coalition pieces that left the game: Troops and Bases. */
const outOfPlay = (t: Scene): readonly number[] =>
  [COALITION_TROOPS, base(COALITION)].map((supply) => inBox(t.table.game, OUT_OF_PLAY, supply))

describe('ADP 5.1 card 21 Operation Iraqi Freedom', () => {
  test('ADP 5.5 card 21 unshaded: the Coalition may Surge free, with its roll', () => {
    const t = event(21, 'unshaded', { kandahar: 'coalition-troops 2, coalition-base' }, { dice: [4] })
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'surge', 'done'])
    t.play('surge', 'kabul', 'kandahar', '6', '0', '1', '0', 'yes', '3')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 6, 'coalition-base': 1 })
    expect(t.pieces('kandahar')).toEqual({})
    expect([t.aid, t.resources('warlords'), t.question]).toEqual([18, 21, 'turn.second'])
  })

  test('ADP 5.5 card 21 unshaded: or decline', () => {
    const t = event(21, 'unshaded', { kandahar: 'coalition-troops 2' }).play('done')
    expect([t.pieces('kandahar'), t.question]).toEqual([{ 'coalition-troops': 2 }, 'turn.second'])
  })

  test('ADP 5.1 card 21 shaded: the Coalition takes 3 of its pieces out of play, Available or from the map; Aid falls', () => {
    const t = event(21, 'shaded', { kabul: 'coalition-troops 3, coalition-base', helmand: 'coalition-troops' })
    expect([t.by, t.question]).toEqual(['coalition', 'event.21.available'])
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('1')
    expect(t.question).toBe('event.how-many')
    t.play('1')
    expect(t.question).toBe('event.remove-where')
    t.play('kabul', 'coalition-base', 'helmand')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 3 })
    expect(t.pieces('helmand')).toEqual({})
    expect(outOfPlay(t)).toEqual([1, 2])
    expect(t.aid).toBe(12)
    expect(t.total('support-and-available')).toBe(26 - 3 - 3)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 21 shaded: all may be Available ones', () => {
    const t = event(21, 'shaded', { kabul: 'coalition-troops 3' }).play('3', '0')
    expect(t.count('kabul', 'coalition-troops')).toBe(3)
    expect(outOfPlay(t)).toEqual([3, 0])
  })

  test('ADP 5.1.3 card 21 shaded: Casualties do not count, and fewer go if there are no more', () => {
    const t = event(
      21,
      'shaded',
      { kabul: 'coalition-troops' },
      {
        boxes: {
          casualties: { 'coalition-troops': 4 },
          'out-of-play': { 'coalition-troops': 15, 'coalition-bases': 5 },
        },
        tracks: { aid: 2 },
      },
    )
    expect(t.pieces('kabul')).toEqual({})
    expect(outOfPlay(t)).toEqual([16, 6])
    expect(t.aid).toBe(0)
    expect(t.question).toBe('turn.second')
  })
})

describe.each(FAMILIES)('%s card 21 Operation Iraqi Freedom', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-21, 8.3.4/card-21 the Coalition gives up Troops that no Control needs, then Available ones', () => {
    const board: Board = { kabul: 'coalition-troops 5, coalition-base 1', herat: 'coalition-troops 2, warlords-base 1' }
    const { t, said } = execute(family, 'taliban', 21, board, { bots: ['coalition'] })
    expect(said[0]).toBe(`0 ${line(21)}`)
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
    const thin: Board = { herat: 'coalition-troops 2, warlords-base 1' }
    expect(execute(family, 'taliban', 21, thin, { bots: ['coalition'] }).said[0]).toBe(`3 ${line(21)}`)
  })

  test('8.4.4/card-21, 8.3.4/card-21 nothing to choose with Available Troops alone; a player chooses', () => {
    expect(execute(family, 'taliban', 21, {}, { bots: ['coalition'], boxes: NO_BASES }).said).toEqual([])
    const { t, said } = execute(family, 'taliban', 21, { kabul: 'coalition-troops 5' })
    expect([t.question, said]).toEqual(['event.21.available', []])
  })
})

describe('arponen card 21 Operation Iraqi Freedom', () => {
  test('8.3.4/card-21 Operation Iraqi Freedom: the Coalition gives pieces up, as a Player by itself', () => {
    const board: Board = { kabul: 'coalition-troops 5, coalition-base 1' }
    expect(answersOf('taliban', 21, board, { bots: ['coalition'] })[0]).toBe('0 8.3.4/card-21')
    expect(asked('taliban', 21, board)).toBe('coalition event.21.available')
  })
})

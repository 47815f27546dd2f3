import { describe, expect, test } from 'vitest'
import { everywhere, later } from '../../test/events.ts'
import { type Board, scene } from '../../test/kit.ts'
import { answersOf, asked, execute } from '../../test/nonplayers.ts'

/** The next Propaganda is the last. */
const LAST_CAMPAIGN = { scenario: 'short', tracks: { propaganda: 3 }, draw: [20, 76] }

const NO_TROOPS = { 'out-of-play': { 'coalition-troops': 20 } }

describe('card 17 NATO', () => {
  test('ADP 5.1 card 17 unshaded: Aid +6, and the Coalition moves up to 4 Troops in or out, whoever executes it', () => {
    const t = later(17, 'unshaded', {
      kabul: 'taliban-active 3',
      herat: 'coalition-troops 3',
      zabol: 'coalition-troops, taliban-active',
      'loc-kandahar-kabul': 'coalition-troops',
    })
    expect(t.aid).toBe(21)
    expect(t.by).toBe('coalition')
    // Kabul always, COIN Control otherwise; lines have none.
    expect(t.answers).toEqual(['kabul', 'herat', 'done'])
    t.play('kabul')
    expect(t.answers).toEqual(['1', '2', '3', '4'])
    t.play('2', 'herat')
    expect(t.answers).toEqual(['bring-troops', 'send-home'])
    t.play('send-home')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.question).toBe('turn.first')
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
    expect(t.count('herat', 'coalition-troops')).toBe(1)
  })

  test('ADP 5.1 card 17 unshaded: a space left by the last Troops is no longer COIN-Controlled', () => {
    const t = later(17, 'unshaded', { herat: 'coalition-troops' }).play('herat', 'send-home')
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('done')
    expect(t.pieces('herat')).toEqual({})
  })

  test('ADP 1.4.1 card 17 unshaded: with no Troops Available and none within reach just Aid', () => {
    const t = later(17, 'unshaded', { zabol: 'coalition-troops 20, taliban-active 20' }, { tracks: { aid: 72 } })
    expect(t.question).toBe('turn.first')
    expect(t.aid).toBe(75)
  })

  test('ADP 5.4 card 17 shaded: the Coalition Trains, Sweeps and Assaults in 2 spaces at most', () => {
    const board = everywhere(['zabol', 'helmand', 'kandahar'], 'coalition-troops, taliban-active, taliban-underground')
    const trained = later(17, 'shaded', board).play('train', 'zabol', 'helmand')
    expect(trained.whyNot('kandahar')?.id).toBe('why.two-spaces')
    const swept = later(17, 'shaded', board).play('sweep', 'zabol', 'done', 'helmand', 'done')
    expect(swept.whyNot('kandahar')?.id).toBe('why.two-spaces')
    const fought = later(17, 'shaded', board).play('assault', 'zabol', 'helmand')
    expect(fought.whyNot('kandahar')?.id).toBe('why.two-spaces')
  })

  test('ADP 5.4 card 17 shaded: the Government is free of it', () => {
    const board = everywhere(['herat', 'helmand', 'kandahar'], 'government-troops 2, taliban-active')
    const t = scene(board, { first: 'government', lasting: { 17: 'shaded' } }).play('assault', 'herat', 'helmand')
    expect(t.answers).toContain('kandahar')
  })
})

describe('adp card 17 NATO', () => {
  test('8.4.4/card-17 Troops come to 3 spaces, first where Taliban are', () => {
    const board: Board = {
      kabul: 'government-troops 2',
      herat: 'government-troops 2, taliban-active 1',
      balkh: 'government-troops 2',
    }
    const { t, said } = execute('adp', 'coalition', 17, board)
    expect(said[0]).toBe('herat 8.4.4/card-17')
    expect(t.count('herat', 'coalition-troops')).toBe(2)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
    expect(t.count('balkh', 'coalition-troops')).toBe(1)
  })

  test('8.4.4/card-17 not with all Troops out of play', () => {
    const { t, said } = execute('adp', 'coalition', 17, { kabul: 'government-troops 2' }, { boxes: NO_TROOPS })
    expect(said).toEqual([])
    expect(t.count('kabul', 'coalition-troops')).toBe(0)
  })

  test('8.4.4/card-17 before the final round Troops go home from where most are', () => {
    const board: Board = { kabul: 'coalition-troops 5', herat: 'coalition-troops 2' }
    const { t } = execute('adp', 'coalition', 17, board, LAST_CAMPAIGN)
    expect(t.count('kabul', 'coalition-troops')).toBeLessThan(5)
    expect(t.count('kabul', 'coalition-troops') + t.count('herat', 'coalition-troops')).toBe(3)
  })
})

describe('arponen card 17 NATO', () => {
  test('8.3.4/card-17 Available Troops come near total Support', () => {
    const few = execute('arponen', 'coalition', 17, { kabul: 'coalition-troops 2, support' })
    expect(few.said[0]).toBe('kabul 8.3.4/card-17')
    expect(few.t.count('kabul', 'coalition-troops')).toBe(6)
    const many = execute('arponen', 'coalition', 17, {
      kabul: 'coalition-troops 10, coalition-base 1, support',
      herat: 'coalition-troops 10',
    })
    expect(many.t.count('herat', 'coalition-troops')).toBe(7)
  })

  test('8.3.4/card-17 before the final round Troops go home, not the last one at a Base', () => {
    const board: Board = { kabul: 'coalition-troops 2, coalition-base 1' }
    const { t } = execute('arponen', 'coalition', 17, board, LAST_CAMPAIGN)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
  })

  test('8.3.4/card-17 NATO: the Coalition moves its Troops, as a Player by itself', () => {
    const board: Board = { kabul: 'coalition-troops 2, support' }
    expect(answersOf('government', 17, board, { bots: ['coalition'] })[0]).toBe('kabul 8.3.4/card-17')
    expect(asked('government', 17, board)).toBe('coalition event.17.where')
  })
})

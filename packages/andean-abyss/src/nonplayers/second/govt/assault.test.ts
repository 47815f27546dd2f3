import { describe, expect, test } from 'vitest'
import { rolls } from '../../../../test/bots.ts'
import { PERSONS, spent } from '../../../../test/government.ts'
import type { Board, SceneOptions } from '../../../../test/kit.ts'

/** What the Government does where it neither Trains nor has a special activity. */
const answers = (board: Board, more: SceneOptions = {}): string[] => spent(board, more).bots()
const CLEAR: Board = { pasto: 'police 1' }

describe('aa2 8.8.3 Assault', () => {
  test('8.8.3/1 for at least 4 guerrillas of any factions together', () => {
    expect(answers({ cali: 'troops 4, farc-active 2, auc-active 2' })).toContain('assault 8.8.3/1')
    expect(answers({ cali: 'troops 4, farc-active 2, auc-active 1' }).join()).not.toContain('assault')
    expect(answers({ cali: 'troops 2, farc-active 2', neiva: 'troops 2, auc-active 2' })).toContain('assault 8.8.3/1')
  })

  test('8.8.3/1 for a Shipment', () => {
    expect(answers({ cali: 'troops 1, cartels-active 1, cartels-shipment 1' })).toContain('assault 8.8.3/1')
    expect(answers({ cali: 'troops 1, cartels-active 1' }).join()).not.toContain('assault')
  })

  test('8.8.3/1 a Shipment that passes on to another non-player is not removed', () => {
    const board: Board = { cali: 'troops 1, cartels-active 1, cartels-shipment 1, auc-underground 1' }
    expect(answers(board).join()).not.toContain('assault')
    expect(answers(board, { seats: { auc: 'person' } })).toContain('assault 8.8.3/1')
  })

  test('8.8.3/1 for a player’s base, not a non-player’s', () => {
    const board: Board = { cali: 'troops 1, farc-base 1' }
    expect(answers(board, { seats: { farc: 'person' } })).toContain('assault 8.8.3/1')
    expect(answers(board).join()).not.toContain('assault')
  })

  test('8.8.3/h1 counted over what the Resources pay for', () => {
    const board: Board = { cali: 'troops 2, farc-active 2', neiva: 'troops 2, auc-active 2' }
    expect(answers(board, { resources: { govt: 6 } })).toContain('assault 8.8.3/1')
    expect(answers(board, { resources: { govt: 5 } }).join()).not.toContain('assault')
  })

  test('T7 four Active guerrillas and no Underground one: Assault; with three: none', () => {
    const city = (n: number): Board => ({ cali: `troops 4, farc-active 2, auc-active ${n - 2}` })
    expect(answers(city(4))[0]).toBe('assault 8.8.3/1')
    expect(answers(city(3)).join()).not.toContain('assault')
  })

  test('T8 a lone Cartels base: Assault if a player runs them', () => {
    const board: Board = { cali: 'troops 3, police 1, cartels-base 1' }
    expect(answers(board, { seats: { cartels: 'person' } })[0]).toBe('assault 8.8.3/1')
    expect(answers(board).join()).not.toContain('assault')
  })

  test('8.8.3/2 the special activity comes first', () => {
    const board: Board = { cali: 'troops 4, farc-active 4', vaupes: 'cartels-base 1, cartels-underground 1' }
    // The dice point at Guaviare, which Putumayo equals.
    expect(answers(board, rolls(5, 1, 5))).toEqual(['assault 8.8.3/1', 'eradicate 8.8.7/8', 'guaviare 8.8.7/h3'])
  })

  test('8.8.3/3 at most 9 Resources, 3 spaces', () => {
    const board: Board = {
      cali: 'troops 2, farc-active 2',
      neiva: 'troops 2, farc-active 2',
      pasto: 'troops 2, farc-active 2',
      ibague: 'troops 2, farc-active 2',
    }
    const t = spent(board)
    expect(t.bots().filter((answer) => answer.endsWith('8.8.3/5'))).toHaveLength(3)
    expect(t.resources('govt')).toBe(11)
  })

  test('8.8.3/3 nine spaces with unshaded Tapias, one with the shaded side', () => {
    const board: Board = {
      cali: 'troops 4, farc-active 4',
      neiva: 'troops 2, farc-active 2',
      pasto: 'troops 2, farc-active 2',
      ibague: 'troops 2, farc-active 2',
    }
    const four = spent(board, { lasting: { 3: 'unshaded' } })
    four.bots()
    expect(four.resources('govt')).toBe(16)
    const one = spent(board, { lasting: { 3: 'shaded' } })
    one.bots()
    expect(one.resources('govt')).toBe(17)
    expect(one.pieces('cali')).toEqual({ troops: 4 })
  })

  test('8.8.3/4 first where most bases can be removed', () => {
    const t = spent({
      cali: 'troops 4, farc-active 4',
      cesar: 'troops 4, cartels-base 2',
      santander: 'troops 4, cartels-base 1, auc-underground 1',
    })
    expect(t.bots()).toEqual(['assault 8.8.3/1', 'cesar 8.8.3/4', 'santander 8.8.3/4', 'cali 8.8.3/5', 'done 8.8.3/3'])
  })

  test('8.8.3/4 not a base that an Underground guerrilla guards', () => {
    const t = spent({
      cali: 'troops 4, farc-active 4',
      santander: 'troops 4, cartels-base 1, cartels-underground 1',
    })
    expect(t.bots().join()).not.toContain('8.8.3/4')
  })

  test('8.8.3/5 then where it adds Control of most Population', () => {
    const t = spent({
      cali: 'troops 2, farc-active 2',
      ibague: 'troops 2, farc-active 2',
      neiva: 'troops 3, farc-active 2',
    })
    expect(t.bots().slice(1)).toEqual(['cali 8.8.3/5', 'ibague 8.8.3/5', 'neiva 8.8.3/7', 'done 8.8.3/3'])
    const held = answers({ cali: 'troops 3, farc-active 2', ibague: 'troops 3, farc-active 2' })
    expect(held).toEqual(['assault 8.8.3/1', 'cali 8.8.3/7', 'ibague 8.8.3/7', 'done 8.1.1/1'])
  })

  test('8.8.3/6 then where most Shipments can be removed', () => {
    const t = spent(
      {
        neiva: 'troops 3, police 3, cartels-active 1, cartels-shipment 1, farc-base 1, farc-underground 1',
        pasto: 'troops 3, police 3, cartels-active 1, cartels-shipment 2, farc-base 1, farc-underground 1',
        cali: 'troops 1, police 2, auc-active 1',
      },
      { seats: { farc: 'person' } },
    )
    const said = t.bots()
    expect(said.filter((answer) => /8.8.3.[67]/.test(answer))).toEqual([
      'pasto 8.8.3/6',
      'neiva 8.8.3/6',
      'cali 8.8.3/7',
    ])
    expect(t.aid).toBe(27)
  })

  test('8.8.3/6 not where the Shipment passes to another non-player', () => {
    const neiva = 'troops 3, police 3, cartels-active 1, cartels-shipment 1, farc-underground 1'
    const board: Board = { cali: 'troops 4, farc-active 4', neiva }
    expect(answers(board, { seats: { farc: 'person' } })).toContain('neiva 8.8.3/6')
    expect(answers(board)).toEqual(['assault 8.8.3/1', 'cali 8.8.3/5', 'done 8.1.1/1'])
  })

  test('8.8.3/7 then where it removes the last insurgent piece', () => {
    const t = spent({
      cali: 'troops 4, farc-active 4',
      neiva: 'troops 4, farc-active 1',
      pasto: 'troops 4, farc-active 1, farc-underground 1',
    })
    const said = t.bots()
    expect(said).toContain('neiva 8.8.3/7')
    expect(said.join()).not.toContain('pasto')
    const hidden = answers({ cali: 'troops 4, farc-active 4', neiva: 'troops 4, farc-active 1, farc-underground 1' })
    expect(hidden).toEqual(['assault 8.8.3/1', 'cali 8.8.3/5', 'done 8.1.1/1'])
  })

  test('8.8.3/8 highest Population first', () => {
    const t = spent({ ibague: 'troops 4, farc-active 2', cali: 'troops 4, farc-active 2' })
    expect(t.bots().slice(1)).toEqual(['cali 8.8.3/7', 'ibague 8.8.3/7', 'done 8.1.1/1'])
  })

  test('8.8.3/8 among equals a player before a non-player, then FARC before AUC', () => {
    const board: Board = { neiva: 'troops 4, auc-active 2', pasto: 'troops 4, farc-active 2' }
    expect(answers(board, { seats: { auc: 'person' } }).slice(1, 3)).toEqual(['neiva 8.8.3/7', 'pasto 8.8.3/7'])
    expect(answers(board).slice(1, 3)).toEqual(['pasto 8.8.3/7', 'neiva 8.8.3/7'])
  })

  test('8.8.3/8 the pieces of players go before those of non-players, then FARC, AUC, Cartels', () => {
    const board: Board = { cali: 'troops 4, farc-active 2, auc-active 2, cartels-active 2' }
    const npc = spent(board)
    npc.bots()
    expect(npc.pieces('cali')).toEqual({ troops: 4, 'cartels-active': 2 })
    const played = spent(board, { seats: { cartels: 'person' } })
    played.bots()
    expect(played.pieces('cali')).toEqual({ troops: 4, 'auc-active': 2 })
  })

  test('8.8.3/8 but those who give a base away go first', () => {
    const t = spent({ cali: 'troops 5, farc-active 5, cartels-active 2, cartels-base 1' })
    t.bots()
    expect(t.pieces('cali')).toEqual({ troops: 5, 'farc-active': 3 })
  })

  test('8.8.3/h2 a space that serves none of these only if no other does', () => {
    const hopeless = 'troops 4, farc-active 4, farc-underground 6'
    expect(answers({ cali: hopeless })).toEqual(['assault 8.8.3/1', 'cali 8.8.3/h2', 'done 8.1.1/1'])
    const both = answers({ cali: hopeless, neiva: 'troops 4, farc-active 4' })
    expect(both).toEqual(['assault 8.8.3/1', 'neiva 8.8.3/5', 'done 8.1.1/1'])
  })

  test('8.8.3/h2 if the special activity took what the Assault was for, even on a line', () => {
    const board: Board = {
      arauca: 'troops 1, farc-base 1',
      'cali-pasto-loc': 'police 1, farc-active 2',
      'bogota-neiva-loc': 'police 2, farc-active 2',
    }
    const said = answers(board, { seats: { farc: 'person' } })
    expect(said).toEqual([
      'assault 8.8.3/1',
      'air-strike 8.8.7/3',
      'arauca 8.8.7/3',
      'bogota-neiva-loc 8.8.3/h2',
      'done 8.1.1/1',
    ])
  })

  test('8.8.3/9 with unshaded Tapias then lines, highest Econ first', () => {
    const board: Board = {
      cali: 'troops 4, farc-active 4',
      'bogota-neiva-loc': 'police 1, farc-active 2',
      'arauca-cucuta-loc': 'police 1, farc-active 2',
      'cali-pasto-loc': 'farc-active 2',
    }
    expect(answers(board, { lasting: { 3: 'unshaded' } })).toEqual([
      'assault 8.8.3/1',
      'cali 8.8.3/5',
      'arauca-cucuta-loc 8.8.3/9',
      'bogota-neiva-loc 8.8.3/9',
      'done 8.1.1/1',
    ])
    expect(answers(board).join()).not.toContain('loc')
  })

  test('8.8.3 under High Mountain Battalions, Madrid Donors, Senado & Cámara', () => {
    const board: Board = { antioquia: 'troops 4, farc-active 4', ...CLEAR }
    expect(answers(board, { lasting: { 9: 'unshaded' } })).toContain('assault 8.8.3/1')
    expect(answers(board).join()).not.toContain('assault')
    const strong: Board = { antioquia: 'troops 8, farc-active 4', ...CLEAR }
    expect(answers(strong)).toContain('assault 8.8.3/1')
    expect(answers(strong, { lasting: { 9: 'shaded' } }).join()).not.toContain('assault')
    const flat: Board = { arauca: 'troops 4, farc-active 4', ...CLEAR }
    expect(answers(flat)).toContain('assault 8.8.3/1')
    expect(answers(flat, { lasting: { 17: 'shaded' } }).join()).not.toContain('assault')
    const senado: SceneOptions = { lasting: { 42: 'shaded' }, tracks: { senado: 'farc' }, seats: PERSONS }
    expect(answers(flat, senado).join()).not.toContain('assault')
  })
})

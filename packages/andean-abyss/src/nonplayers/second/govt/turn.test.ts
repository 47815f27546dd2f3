import { describe, expect, test } from 'vitest'
import { everywhere, PIPELINES } from '../../../../test/events.ts'
import { CITIES, govt, spent } from '../../../../test/government.ts'
import { type Board, event, type SceneOptions } from '../../../../test/kit.ts'

/** Money is welcome. */
const POOR = { resources: { govt: 8 } }
const first = (board: Board, more: SceneOptions = {}): string => govt(board, more).bots(1)[0] as string

describe('aa2 8.8.1 Pass for a Capability', () => {
  test('8.8.1/1, T6, AA-63 the next card is a Capability, the current one is not: pass', () => {
    const t = govt({}, { card: 40, draw: [7, 20, 21, 38, 39, 57], resources: { govt: 10 } })
    expect(t.bots(1)).toEqual(['pass 8.8.1/1'])
    expect(t.resources('govt')).toBe(13)
    expect(first({}, { card: 46, draw: [20, 7] })).not.toContain('pass')
  })

  test('8.8.1/h1 not if Propaganda comes next, nor if the next card is hidden', () => {
    expect(first({}, { card: 46, draw: [73, 7] })).not.toContain('pass')
    const hidden = { edition: '1st', 'no-reveal': 'yes' }
    expect(first({}, { card: 46, draw: [7, 20], options: hidden })).not.toContain('pass')
    expect(first({}, { card: 46, draw: [7, 20], options: { edition: '1st' } })).toBe('pass 8.8.1/1')
  })

  test('8.8.1/h1 also as 2nd Eligible', () => {
    const t = govt({}, { card: 46, draw: [7, 20, 21], eligible: ['auc', 'govt'], seats: { auc: 'person' } })
    t.play('rally', 'cesar', 'done')
    expect(t.bots(1)).toEqual(['pass 8.8.1/1'])
  })

  test('8.8.1/2, P6, AA-63 two Capabilities in a row: the first is taken', () => {
    expect(first({}, { card: 1, draw: [2, 20] })).toBe('event 10.3/S1')
  })
})

describe('aa2 8.8.2 Event or operation', () => {
  test('10.3/S1 a Capability is taken, unshaded', () => {
    const t = govt({}, { card: 10 })
    expect(t.bots().slice(0, 2)).toEqual(['event 10.3/S1', 'unshaded 8.4.1/1'])
    expect(first({}, { card: 4, ...POOR })).toBe('event 10.3/S2')
  })

  test('8.8.2/1 only if the Event is open', () => {
    const t = govt({}, { card: 4, eligible: ['govt', 'farc'], seats: { farc: 'person' }, ...POOR })
    expect(t.bots(1)).toEqual(['event 10.3/S2'])
    const second = govt(
      { cesar: 'farc-underground 1' },
      { card: 22, eligible: ['farc', 'govt'], seats: { farc: 'person' } },
    )
    second.play('event', 'shaded')
    expect(second.bots(1)[0]).not.toContain('event')
  })

  test('10.3/S2 for money with fewer than 9 Resources, and not if nothing comes of it', () => {
    expect(first({}, { card: 4, ...POOR })).toBe('event 10.3/S2')
    expect(first({}, { card: 4, resources: { govt: 9 } })).toBe('train 8.8.4/1')
    const sabotaged = everywhere(PIPELINES, 'sabotage')
    expect(first(sabotaged, { card: 4, ...POOR })).not.toContain('event')
  })

  test('10.3/S2 for Support', () => {
    expect(first({ cesar: 'neutral', 'ayacucho-cucuta-loc': 'sabotage' }, { card: 6 })).toBe('event 10.3/S2')
    expect(first({}, { card: 6 })).not.toContain('event')
  })

  test('10.3/S2 for an insurgent Base, not for guerrillas', () => {
    expect(first({ huila: 'farc-active 1, farc-base 1' }, { card: 8 })).toBe('event 10.3/S2')
    expect(first({ huila: 'farc-active 4, farc-base 1' }, { card: 8 })).not.toContain('event')
    expect(first({ huila: 'farc-active 1' }, { card: 8 })).not.toContain('event')
  })

  test.each([
    ['Resources of insurgents', 67],
    ['guerrillas that leave the game', 49],
    ['cubes on lines', 5],
  ])('10.3/S2 not for %s', (_, card) => {
    expect(first({ huila: 'farc-underground 3, auc-underground 3, cartels-underground 1' }, { card })).not.toContain(
      'event',
    )
  })

  test('10.3/S3 never on 36, 46, 53, 63, 64', () => {
    for (const card of [36, 46, 53, 63, 64]) {
      expect(first({ ...CITIES, huila: 'farc-underground 3, auc-underground 3' }, { card })).not.toContain('event')
    }
  })

  test('10.3/S4 an Air Strike that an event grants: a player’s piece first, then FARC', () => {
    const board: Board = { huila: 'farc-active 2', arauca: 'auc-active 2', cesar: 'cartels-active 2' }
    const t = event(8, 'unshaded', board, {
      draw: [],
      eligible: ['govt'],
      options: { edition: '2nd' },
      seats: { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'person' },
    })
    // The first leaves a last piece, the second takes it (8.8.7/4).
    expect(t.bots()).toEqual(['cesar 10.3/S4', 'cesar 8.8.7/4', 'huila 10.3/S4'])
  })
})

describe('aa2 8.8 What cannot be done', () => {
  test('8.1/13, T13 to Train with 2 Resources: pass', () => {
    const t = govt({}, { resources: { govt: 2 } })
    expect(t.bots()).toEqual(['pass 8.1/13'])
    expect(t.resources('govt')).toBe(5)
    expect(first({}, { resources: { govt: 3 } })).toBe('train 8.8.4/1')
  })

  test('8.1/13 a Sweep at 1 Resource can be paid for', () => {
    const board: Board = { cali: 'troops 1, police 1, farc-underground 1' }
    expect(first(board, { resources: { govt: 2 }, lasting: { 2: 'unshaded' } })).toBe('sweep 8.1/13')
  })

  test('10.1/S3 a Patrol that changes nothing leads to a Sweep, a Sweep without a space to a pass', () => {
    const board: Board = { ...CITIES, 'cali-pasto-loc': 'farc-active 2' }
    expect(spent(board).bots()[0]).toBe('pass 10.1/S3')
    const hidden: Board = { ...board, cali: 'troops 1, police 1, farc-underground 1' }
    expect(spent(hidden).bots()[0]).toBe('sweep 10.1/S3')
    const spare: Board = { ...CITIES, cali: 'troops 2, police 1', 'cali-pasto-loc': 'farc-active 1' }
    expect(spent(spare).bots()[0]).toBe('patrol 8.8.5/1')
  })

  test('8.1/12 nothing more once the Resources are spent', () => {
    const board: Board = {
      cali: 'troops 2, farc-active 2',
      neiva: 'troops 2, farc-active 2',
      pasto: 'troops 1, farc-active 1',
    }
    const t = spent(board, { resources: { govt: 6 } })
    expect(t.bots().filter((answer) => /8.8.3.[457]/.test(answer))).toHaveLength(2)
  })
})

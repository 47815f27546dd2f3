import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, first, governs } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 20 Mono Jojoy', () => {
  test('AA-55 card 20 unshaded: the Government moves up to 6 FARC guerrillas, and none turns Active', () => {
    const t = event(20, 'unshaded', {
      huila: 'farc-underground 5, farc-active 3',
      bogota: 'troops 4, passive-support',
    })
    expect([t.by, t.question]).toEqual(['govt', 'event.move-from'])
    expect(t.answers).toEqual(['huila', 'done'])
    t.play('huila')
    expect(t.whyNot('medellin')?.id).toBe('why.event-not-here')
    t.play('bogota', '4')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('bogota')).toEqual({ troops: 4, 'farc-underground': 4, 'farc-active': 2 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 20 unshaded: each guerrilla moves one space only', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground', cali: 'farc-active' }).play('huila', 'cali')
    expect(t.answers).toEqual(['cali', 'done'])
    t.play('cali', 'narino')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1 })
    expect(t.pieces('narino')).toEqual({ 'farc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 20 unshaded: it may stop at once; with no FARC guerrilla on the map nothing is asked', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 2' }).play('done')
    expect(t.count('huila', 'farc-underground')).toBe(2)
    expect(event(20, 'unshaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 4.5.3 card 20 unshaded: FARC says which guerrilla carries its Shipment', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 2, farc-shipment' }).play('huila', 'bogota', '1')
    expect([t.by, t.question]).toEqual(['farc', 'shipment.carry'])
    t.play('0', 'done')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.count('bogota', 'farc-underground')).toBe(1)
  })

  test('AA 1.4.2 card 20 unshaded: Ecuador takes no third FARC piece', () => {
    const board = { ecuador: 'farc-base', pasto: 'farc-underground 3' }
    const t = event(20, 'unshaded', board, { lasting: { 33: 'shaded' } }).play('pasto', 'ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1 })
    t.play('pasto')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 5.5 card 20 shaded: FARC Marches free by the March rules, then hides up to 3', () => {
    const t = event(
      20,
      'shaded',
      { huila: 'farc-underground 2, farc-active 4', bogota: 'troops 3, passive-support' },
      { eligible: ['auc'] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.choice'])
    expect(t.answers).toEqual(['march', 'done'])
    t.play('march', 'bogota', '1', '0', 'done')
    expect(t.pieces('bogota')).toEqual({ troops: 3, 'farc-active': 1 })
    expect(t.resources('farc')).toBe(20)
    expect([t.by, t.question]).toEqual(['farc', 'event.flip-where'])
    t.play('huila')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('2', 'bogota')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 3, 'farc-active': 2 })
    expect(t.pieces('bogota')).toEqual({ troops: 3, 'farc-underground': 1 })
    expect(t.question).toBe('turn.first')
  })

  test('AA 5.5 card 20 shaded: FARC may do without either; without guerrillas nothing is asked', () => {
    const t = event(20, 'shaded', { huila: 'farc-active 2' }).play('done', 'done')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 2 })
    expect(t.question).toBe('turn.second')
    expect(event(20, 'shaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 2.3.9 card 20 shaded: the free March is not barred on the final event card (ruling 35)', () => {
    const t = event(
      20,
      'shaded',
      { huila: 'farc-underground' },
      { draw: [76], played: [73, 74, 75], tracks: { propaganda: 3 } },
    )
    t.play('march', 'cali')
    expect(t.count('cali', 'farc-underground')).toBe(1)
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 20 unshaded: the Government moves no more guerrillas than FARC left', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 5' }).play('huila', 'bogota')
    expect([t.by, ...t.answers]).toEqual(['govt', '1', '2', '3', '4', '5'])
    t.interject('farc', 'withdraw farc-underground huila 3')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect([t.count('huila', 'farc-underground'), t.count('bogota', 'farc-underground')]).toEqual([0, 2])
  })

  test('AA 1.4.1 card 20 shaded: no March once the last guerrilla was taken up', () => {
    const t = event(20, 'shaded', { huila: 'farc-active' })
    expect(t.answers).toEqual(['march', 'done'])
    expect(t.interject('farc', 'withdraw farc-active huila 1').question).toBe('turn.second')
  })
})

describe.each(BOTH)('%s 8.4.2 How many, whose', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.2/1 Mono Jojoy hides 3 Active Guerrillas, space by space', () => {
    const { t, said } = execute('farc', 20, 'shaded', { huila: 'farc-active 2', cesar: 'farc-active 2' })
    expect(by('8.4.2/1', said)[0]).toBe('2')
    expect(t.count('huila', 'farc-active') + t.count('cesar', 'farc-active')).toBe(1)
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h1 Mono Jojoy: March if the chart finds where, otherwise not', () => {
    expect(first(execute('farc', 20, 'shaded', { huila: 'farc-underground 2' }))).toBe('done 8.4.4/h1')
    expect(first(execute('farc', 20, 'shaded', { arauca: 'farc-underground 2, active-opposition' }))).toBe(
      'march 8.4.4/h1',
    )
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h20 Mono Jojoy: FARC Guerrillas from lines and people into the wilds', () => {
    const board: Board = {
      'bogota-san-jose-loc': 'farc-underground 1',
      guaviare: 'farc-active 2',
      vaupes: 'farc-active 1',
    }
    const { t, said } = governs(20, board)
    expect(by('10.3/h20', said)[0]).toBe('bogota-san-jose-loc')
    expect(said.at(-1)).toBe('done 10.3/h20')
    expect([t.pieces('bogota-san-jose-loc'), t.count('vaupes', 'farc-active')]).toEqual([{}, 1])
    expect(governs(20, { 'bogota-san-jose-loc': 'auc-underground 1' }).said).toEqual([])
  })
})

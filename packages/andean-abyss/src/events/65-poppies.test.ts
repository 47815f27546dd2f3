import { describe, expect, test } from 'vitest'
import { against, BOTH, carryOut, executedBy, first, governs } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { NOT_HERE, SECOND_EDITION } from '../../test/events.ts'
import { type Board, event, type SceneOptions } from '../../test/kit.ts'

/** No insurgent Base is in the game. */
const NO_BASES: SceneOptions = {
  boxes: { 'out-of-play': { 'farc-bases': 9, 'auc-bases': 6, 'cartels-bases': 15 } },
}

describe('card 65 Poppies', () => {
  test('AA 5.1 card 65: place a Shipment in a Mountain, under whose Guerrilla the executor says', () => {
    const t = event(
      65,
      'single',
      { cesar: 'farc-active 1, auc-active 1', choco: 'farc-active 1' },
      { eligible: ['govt'] },
    )
    expect(t.answers).toEqual(['cesar', 'antioquia', 'santander', 'huila'])
    expect(t.whyNot('choco')?.id).toBe(NOT_HERE)
    t.play('cesar')
    expect(t.answers).toEqual(['place-shipment', 'place-base'])
    t.play('place-shipment')
    expect([t.by, ...t.answers]).toEqual(['govt', 'farc', 'auc'])
    t.play('auc')
    expect(t.markers('cesar', 'auc-shipment')).toBe(1)
    // In the 1st edition that is all.
    expect(t.question).not.toBe('event.choice')
  })

  test('AA 5.1 card 65: or remove one, or place or remove an Insurgent Base of any faction', () => {
    const board = { huila: 'farc-active 1, farc-shipment 1, auc-active 1, auc-shipment 1, cartels-base 1, govt-base 1' }
    const removed = event(65, 'single', board).play('huila')
    // Two Bases are there already: no third.
    expect(removed.answers).toEqual(['place-shipment', 'remove-shipment', 'remove-base'])
    removed.play('remove-shipment', 'farc')
    expect([removed.markers('huila', 'farc-shipment'), removed.markers('huila', 'auc-shipment')]).toEqual([0, 1])
    const cleared = event(65, 'single', board).play('huila', 'remove-base')
    expect(cleared.count('huila', 'cartels-base')).toBe(0)
    expect(cleared.count('huila', 'govt-base')).toBe(1)
    const built = event(65, 'single', {}).play('santander')
    expect(built.answers).toEqual(['farc-base', 'auc-base', 'cartels-base'])
    built.play('auc-base')
    expect(built.count('santander', 'auc-base')).toBe(1)
  })

  test('AA 5.1 card 65, 2nd edition: both, in the same Mountain, and only where both are possible', () => {
    const t = event(65, 'single', { cesar: 'farc-active 1, farc-base 1' }, SECOND_EDITION)
    // Elsewhere there is neither a Guerrilla nor a Shipment: Cesar is taken without asking.
    expect(t.question).toBe('event.choice')
    expect(t.markers('cesar', 'farc-shipment')).toBe(1)
    expect(t.answers).toEqual(['place-base', 'remove-base'])
    t.play('remove-base')
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1 })
  })

  test('AA 5.1.3 card 65, 2nd edition: only the Base where no Mountain allows a Shipment', () => {
    const t = event(65, 'single', { choco: 'cartels-active 1, cartels-shipment 4' }, SECOND_EDITION).play(
      'huila',
      'cartels-base',
    )
    expect(t.count('huila', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.5.3 card 65: no Shipment to place when all four are out', () => {
    const t = event(65, 'single', { choco: 'farc-active 1, farc-shipment 4', cesar: 'farc-active 1' }).play('cesar')
    expect(t.answers).toEqual(['farc-base', 'auc-base', 'cartels-base'])
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 65: a Base that was taken up cannot be removed any more', () => {
    const t = event(65, 'single', { cesar: 'cartels-base 1, farc-active 1' }).play('cesar')
    expect(t.answers).toEqual(['place-shipment', 'place-base', 'remove-base'])
    t.interject('cartels', 'withdraw cartels-base cesar 1')
    expect(t.answers).toEqual(['place-shipment', 'place-base'])
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h65 Poppies: an own Base where there is room; in the 2nd edition with a Shipment', () => {
    const board: Board = {
      huila: 'farc-base 2, farc-active 1',
      cesar: 'farc-active 1, govt-base 1',
      antioquia: 'auc-base 2',
      santander: 'auc-base 2',
    }
    const one = execute('farc', 65, 'single', board)
    expect(by('8.4.4/h65', one.said)).toEqual(['cesar', 'place-base'])
    const both = execute('farc', 65, 'single', board, { options: { edition: '2nd' } })
    expect(both.t.pieces('cesar')).toEqual({ 'govt-base': 1, 'farc-active': 1, 'farc-base': 1 })
    expect(both.t.markers('cesar', 'farc-shipment')).toBe(1)
  })

  test('8.4.4/h65 without a Base or room a player’s goes; never an own one if there is another way', () => {
    const full: Board = {
      huila: 'farc-base 2, farc-active 1',
      cesar: 'farc-active 1, auc-base 1, cartels-base 1',
      antioquia: 'cartels-base 2',
      santander: 'cartels-base 2',
    }
    const options = { options: { edition: '2nd' } }
    const { t } = execute('farc', 65, 'single', full, { seats: { farc: family, cartels: family }, ...options })
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'cartels-base': 1 })
    const fellows = execute('farc', 65, 'single', full, options)
    expect(fellows.t.count('huila', 'farc-base')).toBe(2)
  })

  test('8.4.4/h65 no choice without Bases and with Guerrillas in one Mountain; 8.1.2/3 the Shipment is its own', () => {
    const { t, said } = execute('farc', 65, 'single', { huila: 'farc-active 1' }, NO_BASES)
    expect(said).toEqual([])
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    const shared = execute('farc', 65, 'single', { huila: 'farc-active 1, auc-underground 1' }, NO_BASES)
    expect(shared.said).toEqual(['farc 8.1.2/3'])
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h65 Poppies: a Base and a Shipment go, players’ first', () => {
    const board: Board = { huila: 'farc-base 1, auc-active 1, auc-shipment 1', cesar: 'auc-base 1, cartels-active 1' }
    const { t } = governs(65, board, {}, 'single')
    expect([t.pieces('huila'), t.markers('huila', 'auc-shipment')]).toEqual([{ 'auc-active': 1 }, 0])
    expect(first(governs(65, board, { seats: against('auc') }, 'single'))).toBe('cesar 10.3/h65')
  })

  test('10.3/h65 where neither stands a Shipment comes without a choice', () => {
    const { t, said } = governs(65, { huila: 'farc-active 1' }, NO_BASES, 'single')
    expect(said).toEqual([])
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
  })
})

describe('aa2 8.1, 10.3 Whether an event is worth taking', () => {
  test('8.1/d Poppies: a player’s Base before a non-player’s', () => {
    const board: Board = {
      huila: 'farc-base 2',
      cesar: 'auc-base 2, cartels-active 1',
      antioquia: 'auc-base 2, cartels-active 1',
      santander: 'auc-base 2, cartels-active 1',
      cali: 'cartels-base 2',
    }
    const { t } = carryOut('cartels', 65, 'single', board, { seats: against('farc') })
    expect(t.count('huila', 'farc-base')).toBe(1)
  })
})

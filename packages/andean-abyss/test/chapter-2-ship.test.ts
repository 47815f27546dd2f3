import { describe, expect, test } from 'vitest'
import { type Board, scene } from './kit.ts'

describe('AA 2.3.6 Ship', () => {
  const board: Board = { huila: 'cartels-underground 2, cartels-shipment' }

  test('AA-07 after a paid March a Shipment buys a free Rally in one space', () => {
    const t = scene(board, { first: 'cartels', resources: { cartels: 1 } }).play('march', 'choco', '1', '0', 'done')
    expect([t.by, t.question, t.rule]).toEqual(['cartels', 'ship.whose', '2.3.6'])
    expect(t.answers).toEqual(['huila', 'done'])
    t.play('huila')
    expect(t.answers).toEqual(expect.arrayContaining(['rally', 'march', 'terror']))
    t.play('rally', 'cesar')
    expect(t.pieces('cesar')).toEqual({ 'cartels-underground': 1 })
    expect(t.resources('cartels')).toBe(0)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
    // One space only, and then it is the next faction's turn.
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
  })

  test('it buys no second Sweep where card 2, shaded, allows one space a card', () => {
    const t = scene({ ...board, bogota: 'troops 2' }, { lasting: { 2: 'shaded' } })
    t.play('sweep', 'meta-west', 'bogota', '1', 'done', 'done', 'done', 'ask-cartels', 'yes')
    expect(t.question).toBe('ship.operation')
    expect(t.answers).toContain('train')
    expect(t.answers).not.toContain('sweep')
  })

  test('it may also be kept', () => {
    const t = scene(board, { first: 'cartels' }).play('rally', 'cesar', 'guerrilla', 'done', 'done')
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.by).toBe('govt')
  })

  test('AA-07 not with a Special Activity', () => {
    const t = scene({ ...board, choco: 'police' }, { first: 'cartels' }).play(
      'rally',
      'bribe',
      'choco',
      'done',
      'cesar',
      'done',
    )
    expect(t.pieces('choco')).toEqual({})
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
  })

  test('AA-07 one Shipment a card, although more are there', () => {
    const t = scene(
      { huila: 'cartels-underground 2, cartels-shipment 2' },
      { first: 'cartels', resources: { cartels: 2 } },
    )
    t.play('rally', 'cesar', 'done', 'huila', 'rally', 'choco')
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.by).toBe('govt')
  })

  test('not after an Operation that cost nothing: a March or Terror on lines alone', () => {
    const march = scene(board, { first: 'cartels' }).play('march', 'huila', 'bogota-neiva-loc', '2', 'done')
    expect([march.by, march.resources('cartels')]).toEqual(['govt', 20])
    const terror = scene(
      { 'bogota-neiva-loc': 'farc-underground 2, farc-shipment', huila: 'farc-underground' },
      { first: 'farc' },
    ).play('terror', 'bogota-neiva-loc', 'done')
    expect([terror.by, terror.resources('farc')]).toEqual(['govt', 20])
    const paid = scene(
      { 'bogota-neiva-loc': 'farc-underground 2, farc-shipment', huila: 'farc-underground' },
      { first: 'farc' },
    ).play('terror', 'bogota-neiva-loc', 'huila', 'done')
    expect(paid.question).toBe('ship.whose')
  })

  test('not after the Event or a pass', () => {
    expect(scene(board, { first: 'cartels' }).play('pass').by).toBe('govt')
    const t = scene(board, { card: 4, eligible: ['cartels', 'auc'] }).play('event', 'shaded')
    while (t.by === 'cartels' && t.question !== 'ship.whose') t.play(t.answers[0] as string)
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
  })

  test('after a Limited Operation too', () => {
    const t = scene(board, { first: 'govt', eligible: ['govt', 'cartels'], resources: { cartels: 2 } })
    t.play('train', 'bogota', '0', '0', 'done', 'done', 'rally', 'cesar')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.whose'])
  })

  test('the extra Operation is no Special Activity: the Event stays closed to the 2nd', () => {
    const t = scene(board, { first: 'cartels', resources: { cartels: 2 } })
    t.play('rally', 'cesar', 'done', 'huila', 'rally', 'choco')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('another faction may give up its Shipment', () => {
    const t = scene({ ...board, bogota: 'troops 3' }, { first: 'govt' })
    t.play('train', 'cali', '0', '0', 'done')
    expect([t.by, t.question]).toEqual(['govt', 'ship.whose'])
    expect(t.answers).toEqual(['ask-cartels', 'done'])
    t.play('ask-cartels')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.lend'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['govt', 'ship.operation'])
    t.play('patrol', 'bogota', 'bogota-neiva-loc', '3')
    while (t.by === 'govt') t.play('done')
    expect(t.resources('govt')).toBe(17)
    expect(t.count('bogota-neiva-loc', 'troops')).toBe(3)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
  })

  test('who is asked may refuse; then one of its own, or another faction, is still there', () => {
    const t = scene(
      {
        huila: 'cartels-underground, cartels-shipment, farc-underground, farc-shipment, auc-underground, auc-shipment',
      },
      { first: 'farc' },
    ).play('rally', 'cesar', 'done')
    expect(t.answers).toEqual(['huila', 'ask-auc', 'ask-cartels', 'done'])
    t.play('ask-auc', 'no')
    expect(t.by).toBe('farc')
    expect(t.answers).toEqual(['huila', 'ask-cartels', 'done'])
    expect(t.whyNot('ask-auc')).toEqual({ id: 'why.ship-refused', rule: '2.3.6' })
    t.play('ask-cartels', 'yes', 'rally', 'choco')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
  })

  test('the owner says which of its Shipments', () => {
    const t = scene(
      { huila: 'cartels-underground, cartels-shipment', choco: 'cartels-active, cartels-shipment' },
      { first: 'govt' },
    ).play('train', 'cali', '0', '0', 'done', 'ask-cartels', 'yes')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.which'])
    t.play('choco')
    expect(t.markers('choco', 'cartels-shipment')).toBe(0)
  })

  test('players only: a non-player neither ships nor gives', () => {
    const bot = scene(board, { first: 'cartels', resources: { cartels: 2 }, seats: { cartels: 'bot' } })
    expect(bot.play('rally', 'cesar', 'done').by).toBe('govt')
    const asked = scene(board, { first: 'govt', seats: { cartels: 'bot' } }).play('train', 'cali', '0', '0', 'done')
    expect(asked.by).toBe('farc')
  })

  test('on the final event card neither Sweep nor March', () => {
    const t = scene(board, { first: 'cartels', draw: [76], tracks: { propaganda: 3 } }).play('rally', 'cesar')
    expect(t.question).toBe('ship.whose')
    t.play('huila')
    expect(t.whyNot('march')).toEqual({ id: 'why.final-card', rule: '2.3.9' })
    expect(t.answers).toEqual(['rally', 'terror'])
  })

  test('the free Operation asks for no Resources, and its other requirements hold', () => {
    const t = scene(
      { huila: 'farc-underground, farc-shipment', cali: 'passive-support', cesar: 'farc-active, police' },
      { first: 'farc', resources: { farc: 1 } },
    ).play('rally', 'choco', 'guerrilla', 'done', 'huila')
    t.play('rally')
    expect(t.whyNot('cali')).toEqual({ id: 'why.support', rule: '3.3.1' })
    t.play('narino')
    expect(t.resources('farc')).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { type Board, scene } from './kit.ts'

describe('AA 4.5.1 Cultivate', () => {
  test('moves a base from anywhere to where the Cartels have more guerrillas than there are Police', () => {
    const t = scene(
      {
        cali: 'cartels-underground 2, police',
        pasto: 'cartels-underground, police',
        vaupes: 'cartels-base',
        amazonas: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('march', 'cultivate')
    // Cali is the only place; from where is the question.
    expect(t.question).toBe('cultivate.from')
    expect(t.answers).toEqual(['vaupes', 'amazonas'])
    t.play('amazonas')
    expect(t.count('cali', 'cartels-base')).toBe(1)
    expect(t.pieces('amazonas')).toEqual({})
  })

  test('not to empty land, a line or a full space', () => {
    const t = scene(
      {
        vaupes: 'cartels-underground',
        'cali-pasto-loc': 'cartels-underground',
        huila: 'cartels-underground, farc-base 2',
        pasto: 'cartels-underground, police',
        neiva: 'cartels-active',
        choco: 'cartels-underground',
        amazonas: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('march', 'cultivate')
    expect(t.answers).toEqual(['neiva', 'choco'])
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    expect(t.whyNot('cali-pasto-loc')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    expect(t.whyNot('pasto')).toEqual({ id: 'why.police', rule: '4.5.1' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
  })

  test('AA 4.5.1, 1.4.2 the place where the Base goes is not filled by hand meanwhile', () => {
    const filling = (board: Board, operation: string) => {
      const t = scene({ vaupes: 'cartels-base', ...board }, { first: 'cartels' }).play(operation)
      t.play(...(operation === 'rally' ? ['huila', 'guerrilla', 'cultivate'] : ['cultivate']))
      expect(t.question).toBe('cultivate.from')
      expect(() => t.interject('auc', 'hand place farc-base huila 1')).toThrow('no legal way to continue')
      return t.play('vaupes').pieces('huila')
    }
    const huila = 'cartels-underground, farc-base'
    const moved = { 'cartels-base': 1, 'farc-base': 1 }
    expect(filling({ huila, amazonas: 'cartels-base' }, 'march')).toEqual({ ...moved, 'cartels-underground': 1 })
    expect(filling({ huila }, 'rally')).toEqual({ ...moved, 'cartels-underground': 2 })
  })

  test('a new base only in a department where they Rally', () => {
    const t = scene(
      { huila: 'cartels-underground', choco: 'cartels-underground', amazonas: 'cartels-base' },
      { first: 'cartels' },
    )
    t.play('rally', 'huila', 'cultivate', 'choco')
    // Choco is not selected: the base must come from Amazonas.
    expect(t.count('choco', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(0)
    const u = scene({ huila: 'cartels-underground', amazonas: 'cartels-base' }, { first: 'cartels' })
    u.play('rally', 'huila', 'guerrilla', 'cultivate')
    expect(u.question).toBe('cultivate.from')
    expect(u.answers).toEqual(['new', 'amazonas'])
    u.play('new')
    expect(u.pieces('huila')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1 })
    expect(u.count('amazonas', 'cartels-base')).toBe(1)
  })

  test('not in a city where they Rally, nor where they March to', () => {
    const t = scene({ cali: 'cartels-underground', amazonas: 'cartels-base' }, { first: 'cartels' })
    t.play('rally', 'cali', 'cultivate')
    expect(t.count('cali', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(0)
    const u = scene({ cali: 'cartels-underground' }, { first: 'cartels' })
    u.play('march', 'cali', 'huila')
    expect(u.count('huila', 'cartels-underground')).toBe(1)
    expect(u.answers).not.toContain('cultivate')
  })

  test('the new base needs no guerrilla just placed, and comes before the Rally there if wished (ruling 63)', () => {
    const t = scene({ huila: 'cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'huila', 'cultivate', 'many')
    // One base and two people: up to three.
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 4, 'cartels-base': 1 })
  })

  test('no new base if none is Available', () => {
    const t = scene(
      {
        huila: 'cartels-underground',
        amazonas: 'cartels-base 2',
        vaupes: 'cartels-base 2',
        guainia: 'cartels-base 2',
        vichada: 'cartels-base 2',
        choco: 'cartels-base 2',
        narino: 'cartels-base 2',
        cesar: 'cartels-base 2',
        arauca: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('rally', 'huila', 'guerrilla', 'cultivate')
    expect(t.question).toBe('cultivate.from')
    expect(t.whyNot('new')?.id).toBe('why.no-base-to-move')
    expect(t.answers).toContain('arauca')
  })
})

describe('AA 4.5.2 Process', () => {
  test('3 Resources for each base removed, any of them', () => {
    const t = scene({ cali: 'cartels-base 2', choco: 'cartels-base', huila: 'cartels-base' }, { first: 'cartels' })
    t.play('rally', 'process', 'cali', '2', 'choco', 'done')
    expect(t.resources('cartels')).toBe(29)
    expect(t.pieces('cali')).toEqual({})
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })

  test('or one or two Shipments under any guerrillas beside Cartels bases', () => {
    const t = scene(
      {
        cali: 'cartels-base, cartels-underground',
        choco: 'cartels-base, farc-active, auc-underground',
        huila: 'cartels-underground',
      },
      { first: 'cartels' },
    )
    t.play('march', 'process', 'ship')
    expect(t.answers).toEqual(['cali', 'choco'])
    expect(t.whyNot('huila')).toEqual({ id: 'why.needs-base', rule: '4.5.2' })
    t.play('choco')
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc', 'cali')
    expect(t.markers('choco', 'farc-shipment')).toBe(1)
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    // Two are the most, and no money comes with them.
    expect(t.question).toBe('march.from')
    expect(t.resources('cartels')).toBe(20)
  })

  test('one Shipment is enough, and a guerrilla may hold several', () => {
    const t = scene({ cali: 'cartels-base, cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'process', 'ship', 'done')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    const u = scene({ cali: 'cartels-base, cartels-underground' }, { first: 'cartels' })
    u.play('rally', 'process', 'ship', 'cali')
    expect(u.markers('cali', 'cartels-shipment')).toBe(2)
  })

  test('no guerrilla at a base, no Shipment', () => {
    const t = scene({ cali: 'cartels-base', choco: 'cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'process')
    // Cash is the only way, and the only base is cashed.
    expect(t.resources('cartels')).toBe(23)
    expect(t.pieces('cali')).toEqual({})
  })

  test('not without a Cartels base', () => {
    const t = scene({ cali: 'cartels-underground, farc-base' }, { first: 'cartels' })
    t.play('rally')
    expect(t.answers).not.toContain('process')
    expect(t.whyNot('process')?.rule).toMatch(/^4\.5\.[23]$/)
  })
})

describe('AA 4.5.3 Shipments', () => {
  test('there are four', () => {
    const t = scene(
      { cali: 'cartels-base, cartels-underground', choco: 'cartels-underground, cartels-shipment 3' },
      { first: 'cartels' },
    )
    t.play('rally', 'process', 'ship')
    // The fourth is laid; there is no second to lay.
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    expect(t.question).toBe('rally.where')
    const u = scene(
      { cali: 'cartels-base, cartels-underground', choco: 'farc-underground, farc-shipment 4' },
      { first: 'cartels' },
    )
    u.play('rally', 'process')
    // Nothing but cash.
    expect(u.resources('cartels')).toBe(23)
  })

  test('they move with their guerrilla', () => {
    const t = scene({ cali: 'cartels-underground, cartels-shipment 2' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila')
    expect(t.markers('huila', 'cartels-shipment')).toBe(2)
    expect(t.markers('cali', 'cartels-shipment')).toBe(0)
  })

  test('where one goes and one stays the owner says which carries', () => {
    const t = scene({ cali: 'cartels-underground 2, cartels-shipment' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila', '1')
    expect(t.question).toBe('shipment.carry')
    t.play('0')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    expect(t.count('huila', 'cartels-underground')).toBe(1)
  })

  test('AA 4.5.3, 1.4.1 with nobody left to go no Shipment goes', () => {
    const t = scene({ cali: 'cartels-underground, cartels-active 2, cartels-shipment' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila', '0')
    expect(t.question).toBe('move.how-many')
    t.interject('cartels', 'withdraw cartels-active cali 2')
    expect([t.question, t.markers('cali', 'cartels-shipment')]).toEqual(['march.from', 1])
  })

  test('AA 4.5.3, 1.4.1 nor with those who were taken off after they went', () => {
    const t = scene({ cali: 'cartels-underground 2, cartels-shipment' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila', '1')
    expect(t.question).toBe('shipment.carry')
    t.interject('cartels', 'withdraw cartels-underground huila 1')
    expect([t.question, t.markers('cali', 'cartels-shipment')]).toEqual(['march.from', 1])
  })

  test('AA 4.5.3, 3.3.2 those who are seen are Active when it is asked what they carry', () => {
    const t = scene({ cali: 'cartels-underground 5, cartels-shipment' }, { first: 'cartels' })
    t.play('march', 'cali', 'cali-pasto-loc', '4')
    expect([t.question, t.pieces('cali-pasto-loc')]).toEqual(['shipment.carry', { 'cartels-active': 4 }])
    t.interject('cartels', 'withdraw cartels-active cali-pasto-loc 1').play('1')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-active': 3 })
    expect(t.markers('cali-pasto-loc', 'cartels-shipment')).toBe(1)
  })

  test('1st edition: the owner may hand one over in the same space at any time', () => {
    const board: Board = { cali: 'cartels-underground, cartels-shipment, farc-underground', choco: 'auc-underground' }
    const t = scene(board, { first: 'govt' })
    t.interject('cartels', 'give farc shipment cali').play('yes')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
    expect(() => scene(board, { first: 'govt' }).interject('cartels', 'give auc shipment cali')).toThrow(
      'no Shipment there',
    )
  })

  test('2nd edition: only while one of the two executes', () => {
    const board: Board = { cali: 'cartels-underground, cartels-shipment, farc-underground' }
    const second = { options: { edition: '2nd' } }
    const t = scene(board, { first: 'govt', ...second })
    expect(() => t.interject('cartels', 'give farc shipment cali')).toThrow('must be executing')
    const u = scene(board, { first: 'farc', ...second })
    u.play('rally').interject('cartels', 'give farc shipment cali').play('yes')
    expect(u.markers('cali', 'farc-shipment')).toBe(1)
  })

  test.each(['1st', '2nd'])(
    'AA 4.5.3 AA-59 %s edition: carrier Assaulted, the owner passes the Shipment on or removes it, which brings Aid',
    (edition) => {
      const board: Board = { cali: 'troops, farc-active, farc-shipment, auc-underground' }
      const t = scene(board, { first: 'govt', options: { edition } })
      t.play('assault', 'cali')
      expect(t.by).toBe('farc')
      expect(t.answers).toEqual(['auc', 'remove'])
      t.play('auc')
      expect(t.markers('cali', 'auc-shipment')).toBe(1)
      expect(t.aid).toBe(9)
      const u = scene(board, { first: 'govt', options: { edition } })
      u.play('assault', 'remove')
      expect(u.markers('cali', 'farc-shipment')).toBe(0)
      expect(u.aid).toBe(15)
    },
  )

  test('with nobody left to take it a Shipment is removed; with an own guerrilla left it is kept', () => {
    const t = scene({ cali: 'troops, farc-active, farc-shipment 2' }, { first: 'govt' })
    t.play('assault')
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(21)
    const u = scene({ cali: 'troops, farc-active, farc-underground, farc-shipment' }, { first: 'govt' })
    u.play('assault')
    expect(u.markers('cali', 'farc-shipment')).toBe(1)
    expect(u.aid).toBe(9)
  })

  test('guerrillas that become a base drop theirs', () => {
    const t = scene({ choco: 'farc-underground 2, farc-shipment, cartels-underground' }, { first: 'farc' })
    t.play('rally', 'choco')
    t.table.answer(t.table.game.q.by, 'base')
    expect(t.question).toBe('shipment.whose')
    t.play('cartels')
    expect(t.markers('choco', 'cartels-shipment')).toBe(1)
  })
})

describe('AA 4.5.4 Bribe', () => {
  test('AA 4.5.4 AA-58 3 Resources a space', () => {
    const t = scene({ cali: 'police', pasto: 'police', neiva: 'police' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'cali', 'pasto', 'done')
    expect(t.resources('cartels')).toBe(14)
    expect(t.pieces('cali')).toEqual({})
    expect(t.pieces('pasto')).toEqual({})
    expect(t.pieces('neiva')).toEqual({ police: 1 })
  })

  test('AA 4.5.4 AA-58 no other activity costs Resources', () => {
    const t = scene({ cali: 'cartels-underground, cartels-base' }, { first: 'cartels' })
    t.play('march', 'process', 'ship', 'done')
    expect(t.resources('cartels')).toBe(20)
    const u = scene({ choco: 'cartels-base, active-opposition' }, { first: 'govt' })
    u.play('patrol', 'eradicate', 'antioquia')
    expect(u.resources('govt')).toBe(17)
  })

  test('in up to three spaces, anywhere', () => {
    const t = scene(
      { cali: 'police', vaupes: 'farc-base', 'cali-pasto-loc': 'troops', pasto: 'police' },
      { first: 'cartels' },
    )
    t.play('rally', 'bribe', 'cali')
    expect(t.whyNot('cali')).toEqual({ id: 'why.selected', rule: '4.5.4' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.nobody-to-bribe', rule: '4.5.4' })
    t.play('vaupes', 'cali-pasto-loc')
    expect(t.question).toBe('rally.where')
    expect(t.resources('cartels')).toBe(11)
  })

  test('no more than they can pay', () => {
    const t = scene({ cali: 'police', pasto: 'police' }, { first: 'cartels', resources: { cartels: 6 } })
    t.play('rally', 'bribe', 'cali')
    // The second would leave nothing for the Rally.
    expect(t.resources('cartels')).toBe(3)
    expect(t.question).toBe('rally.where')
  })

  test('the 3 Resources must still be there when it comes to it', () => {
    const t = scene(
      { cali: 'cartels-underground, police, farc-active' },
      { first: 'cartels', resources: { cartels: 4 } },
    )
    t.play('march', 'bribe')
    expect(t.question).toBe('bribe.how')
    // What the Bribe needs cannot be offered: nothing could follow if FARC took it.
    expect(() => t.interject('cartels', 'give farc resources 2')).toThrow('no legal way to continue')
    t.interject('cartels', 'give farc resources 1').play('yes')
    expect(t.resources('farc')).toBe(21)
  })

  test('two cubes, or the one there is (1.4.1)', () => {
    const t = scene({ cali: 'troops 2, police 2' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'troops')
    expect(t.answers).toEqual(['troops', 'police'])
    expect(t.whyNot('done')).toEqual({ id: 'why.to-the-full', rule: '1.4.1' })
    t.play('police')
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 1 })
    expect(t.question).toBe('rally.where')
  })

  test('or up to two guerrillas, which may be of two factions, hidden ones too; not their own', () => {
    const t = scene(
      { cali: 'farc-underground, auc-active, cartels-underground, cartels-active, police' },
      { first: 'cartels' },
    )
    t.play('rally', 'bribe')
    expect(t.answers).toEqual(['remove-cubes', 'remove-guerrillas', 'flip'])
    expect(t.whyNot('remove-base')).toEqual({ id: 'why.nobody-to-bribe', rule: '4.5.4' })
    t.play('remove-guerrillas')
    expect(t.answers).toEqual(['farc-underground', 'auc-active'])
    t.play('farc-underground', 'auc-active')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-underground': 1, 'cartels-active': 1 })
  })

  test('or up to two guerrillas turned over either way, their own too, none twice', () => {
    const t = scene({ cali: 'farc-underground, cartels-active' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'flip')
    expect(t.answers).toEqual(['farc-underground', 'cartels-active'])
    t.play('cartels-active')
    expect(t.answers).toEqual(['farc-underground', 'done'])
    t.play('farc-underground')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'cartels-underground': 1 })
  })

  test('AA 1.4.1 a faction once hit is removed or shown to the full; another may be spared, and hiding is free', () => {
    const bribed = (board: string, way: string) =>
      scene({ cali: `${board}, police` }, { first: 'cartels' }).play('rally', 'bribe', way)
    const two = bribed('farc-active 2, auc-active', 'remove-guerrillas').play('farc-active')
    expect([two.answers, two.whyNot('done')?.id]).toEqual([['farc-active', 'auc-active'], 'why.to-the-full'])
    expect(bribed('farc-active, auc-active', 'remove-guerrillas').play('farc-active').answers).toContain('done')
    const shown = bribed('farc-underground 2, cartels-active', 'flip').play('farc-underground')
    expect([shown.answers, shown.whyNot('done')?.id]).toEqual([
      ['farc-underground', 'cartels-active'],
      'why.to-the-full',
    ])
    const hidden = bribed('farc-active 2, cartels-active 2', 'flip').play('farc-active')
    expect(hidden.answers).toEqual(['farc-active', 'cartels-active', 'done'])
  })

  test('AA 1.4.1, 4.1 the enemy that the Attack needs is not in reach of the Bribe', () => {
    const t = scene({ cali: 'police 2, cartels-active' }, { first: 'cartels' })
    t.play('attack', 'bribe', 'remove-cubes')
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('or a base, guarded or not, of anybody else', () => {
    const t = scene({ huila: 'farc-base, farc-underground 3, cartels-base' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'remove-base')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 3, 'cartels-base': 1 })
    const u = scene({ bogota: 'govt-base, auc-base, troops' }, { first: 'cartels' })
    u.play('rally', 'bribe', 'remove-base')
    expect(u.answers).toEqual(['govt-base', 'auc-base'])
  })

  test('contraband: a Shipment that it knocks loose goes where the Cartels say', () => {
    const board: Board = { cali: 'farc-underground, farc-shipment, cartels-underground, auc-active' }
    const t = scene(board, { first: 'cartels' })
    t.play('rally', 'bribe', 'remove-guerrillas')
    t.table.answer(t.table.game.q.by, 'farc-underground')
    t.table.answer(t.table.game.q.by, 'done')
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['auc', 'cartels', 'remove'])
    t.play('cartels')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    const u = scene(board, { first: 'cartels' })
    u.play('rally', 'bribe', 'remove-guerrillas', 'farc-underground', 'done', 'auc')
    expect(u.markers('cali', 'auc-shipment')).toBe(1)
  })
})

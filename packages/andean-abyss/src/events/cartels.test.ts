import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { CARTELS } from '../forces.ts'
import { andeanAbyss } from '../index.ts'

const SECOND = { options: { edition: '2nd' } } as const
const NOT_HERE = 'why.event-not-here'

describe('card 55 DEA Agents', () => {
  test('AA 5.1 card 55 unshaded: a Shipment of any owner and 5 Cartels Guerrillas go, Aid stays', () => {
    const t = event(55, 'unshaded', {
      cali: 'cartels-underground 2, cartels-active 2, farc-active 1, farc-shipment 1, cartels-shipment 1, cartels-base 1',
      huila: 'cartels-underground 3, cartels-shipment 1',
      cesar: 'auc-underground 2',
    })
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('cesar')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['farc', 'cartels'])
    t.play('farc')
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.question).toBe('event.remove-where')
    t.play('huila', 'huila', 'cali', 'cartels-active', 'cali', 'cartels-active', 'cali')
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1, 'farc-active': 1, 'cartels-base': 1 })
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 1 })
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cesar')).toEqual({ 'auc-underground': 2 })
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 55 unshaded, 2nd edition: two Shipments, and Aid rises by 3', () => {
    const t = event(
      55,
      'unshaded',
      { cali: 'cartels-underground 1, cartels-shipment 3', huila: 'farc-active 1, farc-shipment 1' },
      SECOND,
    )
    t.play('cali', 'huila')
    // The only Guerrilla goes, and nobody else is there for its other Shipments.
    expect(t.pieces('cali')).toEqual({})
    expect(t.markers('cali', 'cartels-shipment')).toBe(0)
    expect(t.markers('huila', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(12)
  })

  test('AA 5.1.1 card 55 unshaded, 2nd edition: with nothing to remove Aid still rises, to 29 at most', () => {
    const t = event(55, 'unshaded', {}, { ...SECOND, tracks: { aid: 28 } })
    expect(t.aid).toBe(29)
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.5.3 card 55 unshaded: Shipments of Guerrillas that went pass to others there, as their owner says', () => {
    const board = { cali: 'cartels-active 1, cartels-shipment 2, farc-active 1' }
    const t = event(55, 'unshaded', board, { eligible: ['govt'] })
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.whose'])
    t.play('farc')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 55 shaded: three spaces with Cartels pieces shift, those that cannot are no choice', () => {
    const t = event(55, 'shaded', {
      bogota: 'cartels-base 1, passive-support',
      cali: 'cartels-active 1',
      cesar: 'cartels-underground 1, passive-opposition',
      huila: 'cartels-base 1, active-opposition',
      vichada: 'cartels-base 1',
      'cali-pasto-loc': 'cartels-active 1',
      medellin: 'active-support',
      santander: 'cartels-base 1, active-support',
    })
    expect(t.answers).toEqual(['bogota', 'cali', 'cesar', 'santander'])
    for (const s of ['huila', 'vichada', 'cali-pasto-loc', 'medellin']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('bogota', 'cesar')
    expect(t.answers).toEqual(['cali', 'santander'])
    t.play('cali')
    expect([t.level('bogota'), t.level('cesar'), t.level('cali')]).toEqual([
      'neutral',
      'active-opposition',
      'passive-opposition',
    ])
    expect(t.level('santander')).toBe('active-support')
  })
})

describe('card 56 Drogas La Rebaja', () => {
  test('AA 5.1 card 56 unshaded: the Cartels hand over 9 Resources, 15 in the 2nd edition', () => {
    const first = event(56, 'unshaded', {})
    expect([first.resources('cartels'), first.resources('govt')]).toEqual([11, 29])
    const second = event(56, 'unshaded', {}, SECOND)
    expect([second.resources('cartels'), second.resources('govt')]).toEqual([5, 35])
  })

  test('AA 5.1.3 card 56 unshaded: all they have if it is less, and no more than 99 for the Government', () => {
    const poor = event(56, 'unshaded', {}, { resources: { cartels: 4 } })
    expect([poor.resources('cartels'), poor.resources('govt')]).toEqual([0, 24])
    const full = event(56, 'unshaded', {}, { resources: { govt: 95 } })
    expect([full.resources('cartels'), full.resources('govt')]).toEqual([11, 99])
  })

  test('AA 5.1 card 56 shaded: 2 Resources a piece in cities first, then a Base in each of two cities', () => {
    const t = event(56, 'shaded', {
      cali: 'cartels-base 1, cartels-active 1',
      bogota: 'cartels-underground 1',
      medellin: 'farc-base 1, auc-base 1',
      huila: 'cartels-base 2',
      'cali-pasto-loc': 'cartels-active 2',
    })
    expect(t.resources('cartels')).toBe(26)
    expect(t.question).toBe('event.place-where')
    expect(t.whyNot('medellin')?.id).toBe(NOT_HERE)
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    t.play('pasto')
    expect(t.count('cali', 'cartels-base')).toBe(2)
    expect(t.count('pasto', 'cartels-base')).toBe(1)
    expect(t.resources('cartels')).toBe(26)
  })

  test('AA 5.1.1 card 56 shaded: with one Base available only one city gets it', () => {
    const t = event(56, 'shaded', {
      amazonas: 'cartels-base 2',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      atlantico: 'cartels-base 2',
      cesar: 'cartels-base 2',
      choco: 'cartels-base 2',
      guainia: 'cartels-base 2',
    })
    t.play('bogota')
    expect(t.count('bogota', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })
})

describe('card 57 Op Millennium', () => {
  test('AA 5.1 card 57 unshaded: up to three Cartels pieces of any kind become Police', () => {
    const t = event(
      57,
      'unshaded',
      { cali: 'cartels-base 1, cartels-underground 1', 'cali-pasto-loc': 'cartels-active 1', huila: 'farc-active 1' },
      { eligible: ['govt'] },
    )
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['cartels-underground', 'cartels-base'])
    t.play('cartels-base', 'cali-pasto-loc')
    expect(t.answers).toEqual(['cali', 'done'])
    t.play('done')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-underground': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 57 unshaded: without Police available the pieces are just removed, in a Zone too', () => {
    const t = event(
      57,
      'unshaded',
      { huila: 'farc-zone, cartels-base 1', cali: 'cartels-base 1', bogota: 'police 30' },
      { eligible: ['govt'] },
    )
    t.play('huila', 'cali')
    expect(t.pieces('huila')).toEqual({})
    expect(t.pieces('cali')).toEqual({})
  })

  test('AA 6.4.4 card 57 unshaded: no Police into a FARC Zone, nor beyond two pieces in Ecuador', () => {
    const t = event(
      57,
      'unshaded',
      { huila: 'farc-zone, cartels-base 1', ecuador: 'police 2, cartels-active 1', cali: 'cartels-base 1' },
      { lasting: { 33: 'shaded' }, eligible: ['govt'] },
    )
    expect(t.answers).toEqual(['cali', 'done'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    expect(t.whyNot('ecuador')?.id).toBe(NOT_HERE)
  })

  test('AA 5.1 card 57 shaded: in two spaces a Police becomes a Base or a Guerrilla, nobody else need be there', () => {
    const t = event(57, 'shaded', {
      cali: 'police 2',
      'cali-pasto-loc': 'police 1',
      huila: 'troops 3',
      pasto: 'police 1, farc-base 2',
    })
    expect(t.question).toBe('event.replace-where')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['cartels-base', 'cartels-underground'])
    t.play('cartels-base')
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    // No Base fits there.
    t.play('pasto')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-base': 1 })
    expect(t.pieces('pasto')).toEqual({ 'farc-base': 2, 'cartels-underground': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 57 shaded: with Bases available but no room a space is no choice', () => {
    const t = event(57, 'shaded', {
      cali: 'police 1',
      pasto: 'police 1, farc-base 2',
      'cali-pasto-loc': 'police 1',
      amazonas: 'cartels-active 12',
    })
    // Nothing is left to choose: only a Base, only in Cali.
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(t.count('pasto', 'police')).toBe(1)
    expect(t.count('cali-pasto-loc', 'police')).toBe(1)
  })

  test('AA 5.1.1 card 57 shaded: with no Cartels piece available at all Police are just removed', () => {
    const t = event(57, 'shaded', {
      'cali-pasto-loc': 'police 1',
      pasto: 'police 1',
      amazonas: 'cartels-active 12, cartels-base 2',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      atlantico: 'cartels-base 2',
      cesar: 'cartels-base 2',
      choco: 'cartels-base 2',
      guainia: 'cartels-base 2',
      guaviare: 'cartels-base 1',
    })
    t.play('pasto')
    expect(t.pieces('pasto')).toEqual({})
    expect(t.pieces('cali-pasto-loc')).toEqual({})
  })
})

describe('card 58 General Serrano', () => {
  test('AA 5.1 card 58 unshaded: all Cartels Guerrillas go, Bases stay, 6 Resources are lost', () => {
    const t = event(58, 'unshaded', {
      cali: 'cartels-base 1, cartels-underground 2, cartels-active 1',
      'cali-pasto-loc': 'cartels-active 1',
      huila: 'farc-active 1',
    })
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({})
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.resources('cartels')).toBe(14)
  })

  test('AA 1.7 card 58 unshaded: Resources stop at 0', () => {
    expect(event(58, 'unshaded', {}, { resources: { cartels: 5 } }).resources('cartels')).toBe(0)
  })

  test('AA 5.1 card 58 shaded: the Cartels are asked whoever plays it, and move up to 4 Police anywhere', () => {
    const t = event(
      58,
      'shaded',
      { cali: 'police 3, troops 2', bogota: 'police 3', huila: 'farc-zone' },
      { eligible: ['farc'] },
    )
    expect(t.by).toBe('cartels')
    t.play('cali')
    expect(t.by).toBe('cartels')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    t.play('cali-pasto-loc')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3', 'bogota', 'vichada')
    // The fourth goes without asking how many.
    expect(t.pieces('cali')).toEqual({ troops: 2 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 3 })
    expect(t.pieces('vichada')).toEqual({ police: 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2 })
    expect(t.question).not.toBe('event.move-from')
  })

  test('AA 5.1 card 58 shaded: the Cartels may leave all Police where they are', () => {
    const t = event(58, 'shaded', { cali: 'police 3' }).play('done')
    expect(t.count('cali', 'police')).toBe(3)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.2 card 58 shaded: Ecuador takes two Police at most', () => {
    const t = event(58, 'shaded', { cali: 'police 4' }, { lasting: { 33: 'shaded' } }).play('cali', 'ecuador')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2', 'cali')
    expect(t.whyNot('ecuador')?.id).toBe(NOT_HERE)
  })
})

describe('card 59 Salcedo', () => {
  test('AA 5.1 card 59 unshaded: all Cartels Guerrillas are shown and Assaulted in every space, at no cost', () => {
    const t = event(
      59,
      'unshaded',
      {
        cali: 'troops 1, police 2, cartels-underground 2, cartels-base 2, farc-active 2',
        huila: 'troops 3, police 4, cartels-underground 3',
        guaviare: 'troops 2, police 1, cartels-underground 3, cartels-base 1',
        'cali-pasto-loc': 'police 1, cartels-active 1',
        vichada: 'cartels-underground 1',
        cesar: 'police 2, cartels-underground 1',
      },
      { eligible: ['govt'] },
    )
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 2, 'cartels-base': 1, 'farc-active': 2 })
    expect(t.count('huila', 'cartels-active')).toBe(2)
    expect(t.pieces('guaviare')).toEqual({ troops: 2, police: 1, 'cartels-active': 1, 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1 })
    expect(t.count('cesar', 'cartels-active')).toBe(1)
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.1.2 card 59 unshaded: Madrid Donors, Senado & Cámara and Tapias do not stop it', () => {
    const t = event(
      59,
      'unshaded',
      { guaviare: 'troops 2, cartels-underground 1', vichada: 'troops 1, cartels-base 1' },
      { lasting: { 3: 'shaded', 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'cartels' } },
    )
    expect(t.count('guaviare', 'cartels-active')).toBe(0)
    expect(t.count('vichada', 'cartels-base')).toBe(0)
  })

  test('AA 3.2.5 card 59 unshaded: a Shipment removed brings Aid, the owner may pass it on instead', () => {
    const board = { cali: 'police 1, cartels-active 1, cartels-shipment 1, farc-active 1' }
    const assaulted = () => event(59, 'unshaded', board, { eligible: ['govt'] })
    const t = assaulted()
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.whose'])
    t.play('remove')
    expect(t.aid).toBe(15)
    const passed = assaulted().play('farc')
    expect(passed.aid).toBe(9)
    expect(passed.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 59 shaded: the Cartels hide all Guerrillas and move up to three anywhere, Shipments along', () => {
    const t = event(
      59,
      'shaded',
      {
        cali: 'cartels-active 2, cartels-underground 1, cartels-shipment 1',
        huila: 'cartels-active 1',
        pasto: 'farc-active 1',
      },
      { eligible: ['auc'] },
    )
    expect(t.by).toBe('cartels')
    expect(t.count('huila', 'cartels-underground')).toBe(1)
    expect(t.count('pasto', 'farc-active')).toBe(1)
    t.play('cali', 'vichada', '2')
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.carry'])
    t.play('1', 'huila', 'cali-pasto-loc')
    expect(t.pieces('vichada')).toEqual({ 'cartels-underground': 2 })
    expect(t.markers('vichada', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-underground': 1 })
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1 })
    expect(t.question).not.toBe('event.move-from')
  })

  test('AA 1.4.1 card 59 shaded: Cartels that take up the last Guerrilla of their choice choose again', () => {
    const t = event(59, 'shaded', { cali: 'cartels-active 1', huila: 'cartels-active 1' }).play('cali')
    t.interject('cartels', 'withdraw cartels-underground cali 1').play('pasto')
    expect([t.question, ...t.answers]).toEqual(['event.move-from', 'huila', 'done'])
    expect(t.pieces('pasto')).toEqual({})
  })

  test('AA 1.4.1 card 59 shaded: the same when they are asked how many, though a Shipment is settled first', () => {
    const t = event(59, 'shaded', {
      cali: 'cartels-active 2, cartels-shipment 1, farc-active 1',
      huila: 'cartels-active 1',
    }).play('cali', 'pasto')
    expect(t.question).toBe('move.how-many')
    t.interject('cartels', 'withdraw cartels-underground cali 2').play('farc')
    expect([t.question, ...t.answers]).toEqual(['event.move-from', 'huila', 'done'])
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 59 shaded: without Guerrillas nothing is asked', () => {
    expect(event(59, 'shaded', { cali: 'cartels-base 1' }).question).toBe('turn.second')
  })
})

describe('card 60 The Chess Player', () => {
  const board = {
    bogota: 'cartels-base 1, cartels-active 1, farc-active 1',
    cali: 'cartels-underground 1',
    medellin: 'cartels-base 1',
    huila: 'cartels-base 2',
    'cali-pasto-loc': 'cartels-active 1',
    pasto: 'farc-base 1',
  }

  test('AA 5.1 card 60 unshaded: two cities lose all Cartels pieces, the Government gains 6', () => {
    const t = event(60, 'unshaded', board)
    expect(t.answers).toEqual(['bogota', 'cali', 'medellin', 'huila'])
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('bogota')
    expect(t.answers).toEqual(['cali', 'medellin'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('medellin')
    expect(t.pieces('bogota')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('medellin')).toEqual({})
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1 })
    expect(t.resources('govt')).toBe(26)
  })

  test('AA 5.1 card 60 unshaded: or one department', () => {
    const t = event(60, 'unshaded', board).play('huila')
    expect(t.pieces('huila')).toEqual({})
    expect(t.count('cali', 'cartels-underground')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 60 unshaded: a single city with Cartels is cleared alone', () => {
    const t = event(60, 'unshaded', { cali: 'cartels-base 1', huila: 'cartels-base 1' }).play('cali')
    expect([t.count('cali', 'cartels-base'), t.count('huila', 'cartels-base')]).toEqual([0, 1])
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 60 unshaded: without Cartels the Government gains its Resources all the same', () => {
    expect(event(60, 'unshaded', {}, { resources: { govt: 96 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 60 shaded: the Cartels place two Bases, then Bribe once for nothing', () => {
    const t = event(60, 'shaded', { huila: 'troops 2, police 1' }, { eligible: ['farc'], resources: { cartels: 0 } })
    expect(t.by).toBe('cartels')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali', 'pasto')
    expect(t.count('cali', 'cartels-base') + t.count('pasto', 'cartels-base')).toBe(2)
    // Only in Huila is there anything to bribe, and only cubes.
    expect([t.by, t.question]).toEqual(['cartels', 'bribe.which'])
    t.play('troops', 'troops')
    expect(t.pieces('huila')).toEqual({ police: 1 })
    expect(t.resources('cartels')).toBe(0)
    expect(t.question).not.toBe('bribe.where')
  })

  test('AA 5.1.3 card 60 shaded: with nobody to bribe only the Bases come', () => {
    const t = event(60, 'shaded', {}).play('cali', 'pasto')
    expect(t.question).toBe('turn.second')
    expect(t.count('pasto', 'cartels-base')).toBe(1)
  })
})

describe('card 61 Air Bridge', () => {
  test('AA 5.1 card 61 unshaded: one city loses all Cartels pieces, the Cartels 6 Resources', () => {
    const t = event(61, 'unshaded', {
      cali: 'cartels-base 1, cartels-active 1',
      pasto: 'cartels-base 1',
      huila: 'cartels-base 1',
    })
    expect(t.answers).toEqual(['cali', 'pasto'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.pieces('cali')).toEqual({})
    expect(t.count('pasto', 'cartels-base')).toBe(1)
    expect(t.resources('cartels')).toBe(14)
  })

  test('AA 5.1.3 card 61 unshaded: without Cartels in cities they still lose Resources', () => {
    expect(event(61, 'unshaded', { huila: 'cartels-base 1' }).resources('cartels')).toBe(14)
  })

  test('AA 5.1 card 61 shaded: a Base in each of three departments without Cartels and with room', () => {
    const t = event(61, 'shaded', {
      huila: 'cartels-underground 1',
      cesar: 'farc-base 2',
      santander: 'farc-base 1, farc-zone',
    })
    for (const s of ['huila', 'cesar', 'cali', 'cali-pasto-loc']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('santander', 'choco')
    expect(t.whyNot('choco')?.id).toBe(NOT_HERE)
    t.play('amazonas')
    for (const s of ['santander', 'choco', 'amazonas'] as const) expect(t.count(s, 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })
})

describe('card 62 Amazonía', () => {
  test('AA 5.1 card 62 unshaded: up to three Insurgent pieces from Forests without Population', () => {
    const t = event(62, 'unshaded', {
      guainia: 'farc-base 1, farc-underground 2',
      amazonas: 'cartels-base 1, troops 1',
      vaupes: 'troops 2',
      vichada: 'farc-active 1',
      guaviare: 'farc-active 1',
    })
    expect(t.answers).toEqual(['guainia', 'amazonas', 'done'])
    for (const s of ['vaupes', 'vichada', 'guaviare']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    // A Base goes past its Guerrillas: this is no Assault.
    t.play('guainia', 'farc-base', 'amazonas', 'done')
    expect(t.pieces('guainia')).toEqual({ 'farc-underground': 2 })
    expect(t.pieces('amazonas')).toEqual({ troops: 1 })
  })

  test('AA 1.3.5 card 62 unshaded: Panamá is such a Forest once it is a space; three pieces are the end of it', () => {
    const t = event(62, 'unshaded', { panama: 'auc-base 1, auc-active 3' }, { lasting: { 71: 'shaded' } })
    t.play('panama', 'auc-active', 'panama', 'auc-active', 'panama', 'auc-active')
    expect(t.pieces('panama')).toEqual({ 'auc-base': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 62 shaded: a Base in each of the three, as stacking allows, without a question', () => {
    const t = event(62, 'shaded', { guainia: 'farc-base 2', vaupes: 'cartels-base 1' })
    expect(t.pieces('guainia')).toEqual({ 'farc-base': 2 })
    expect(t.count('vaupes', 'cartels-base')).toBe(2)
    expect(t.count('amazonas', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 62 shaded: the executor says where when Bases run short', () => {
    const t = event(
      62,
      'shaded',
      {
        antioquia: 'cartels-base 2',
        arauca: 'cartels-base 2',
        atlantico: 'cartels-base 2',
        cesar: 'cartels-base 2',
        choco: 'cartels-base 2',
        huila: 'cartels-base 2',
        narino: 'cartels-base 2',
      },
      { eligible: ['farc'] },
    )
    expect([t.by, ...t.answers]).toEqual(['farc', 'guainia', 'vaupes', 'amazonas'])
    t.play('vaupes')
    expect(t.count('vaupes', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base') + t.count('guainia', 'cartels-base')).toBe(0)
  })
})

describe('card 63 Narco-War', () => {
  test('AA 5.1 card 63: the executor keeps one Guerrilla a space, and each uses Terror for the Cartels', () => {
    const t = event(
      63,
      'single',
      {
        cali: 'cartels-underground 2, cartels-active 2, cartels-base 1, active-support',
        huila: 'cartels-active 3, passive-opposition',
        'cali-pasto-loc': 'cartels-underground 2',
        pasto: 'cartels-base 1, passive-support',
        vichada: 'cartels-underground 1',
      },
      { eligible: ['farc', 'govt'] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.keep-which'])
    t.play('cartels-underground')
    expect(t.pieces('cali')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 })
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.level('cali')).toBe('passive-support')
    // Only Active ones there, and they do it all the same.
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.level('huila')).toBe('neutral')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-active': 1 })
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.markers('vichada', 'terror')).toBe(1)
    expect([t.markers('pasto', 'terror'), t.level('pasto')]).toEqual([0, 'passive-support'])
    expect(t.resources('cartels')).toBe(20)
    expect(t.aid).toBe(9)
  })

  test('AA 2.3.7 card 63: the Cartels are out of this card and the next', () => {
    const t = event(63, 'single', {}, { eligible: ['farc', 'cartels', 'govt'], draw: [2, 3, 20] })
    // The Cartels lead this card: they executed it themselves.
    expect(t.isEligible('cartels')).toBe(false)
    t.play('pass', 'pass')
    expect(t.isEligible('cartels')).toBe(false)
    t.play('pass', 'pass', 'pass')
    expect(t.isEligible('cartels')).toBe(true)
  })

  test('AA 2.3.7 card 63: Cartels that had passed are ineligible on the next card too', () => {
    const t = scene({}, { card: 63, draw: [2, 3, 20] })
    expect(t.by).toBe('cartels')
    t.play('pass', 'event')
    expect(t.isEligible('cartels')).toBe(false)
    expect(t.by).toBe('govt')
    t.play('pass', 'pass')
    expect(t.isEligible('cartels')).toBe(false)
    expect(t.isEligible('govt')).toBe(true)
  })

  test('AA 5.1 card 63: in the log the event, not the Terror, makes the Cartels ineligible', () => {
    const t = event(63, 'single', { cali: 'cartels-active 1' }, { eligible: ['farc', 'govt'] })
    const { log = [] } = t.table.game
    expect(log.find(({ kind }) => kind === 'mark')).toMatchObject({ by: CARTELS, rule: '3.3.4' })
    const out = event(63, 'single', {}, { eligible: ['cartels', 'farc'] }).table.game.log ?? []
    expect(out.find(({ kind }) => kind === 'ineligible')).toMatchObject({ by: CARTELS, rule: '5.1' })
  })

  test('AA 4.5.3 card 63: the survivor keeps the Shipments', () => {
    const t = event(63, 'single', { cali: 'cartels-active 3, cartels-shipment 2, farc-active 1' })
    expect(t.markers('cali', 'cartels-shipment')).toBe(2)
    expect(t.question).toBe('turn.second')
  })
})

describe('card 64 Cocaine Labs', () => {
  const board = {
    cali: 'cartels-base 1, farc-active 1',
    huila: 'cartels-base 1, farc-underground 1',
    cesar: 'farc-underground 1, cartels-active 1',
    pasto: 'cartels-base 1, auc-active 1',
  }

  test('AA 5.1 card 64 unshaded: one Shipment under a FARC Guerrilla beside a Cartels Base', () => {
    const t = event(64, 'unshaded', board)
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('cesar')?.id).toBe(NOT_HERE)
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('huila')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 64 unshaded, 2nd edition: two Shipments, also under one Guerrilla', () => {
    const t = event(64, 'unshaded', board, SECOND).play('huila', 'huila')
    expect(t.markers('huila', 'farc-shipment')).toBe(2)
  })

  test('AA 4.5.3 card 64 unshaded, 2nd edition: no more than the four Shipments there are', () => {
    const t = event(64, 'unshaded', { ...board, cesar: 'auc-active 1, auc-shipment 3' }, SECOND).play('cali')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 64 unshaded: nothing happens where no FARC Guerrilla sits beside a Base', () => {
    expect(event(64, 'unshaded', { cali: 'cartels-base 1, cartels-active 1' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 64 shaded: 2 Resources a Base in cities, 1 in departments, 99 at most', () => {
    const rich = { cali: 'cartels-base 2', huila: 'cartels-base 1, cartels-active 2', pasto: 'farc-base 1' }
    expect(event(64, 'shaded', rich).resources('cartels')).toBe(25)
    expect(event(64, 'shaded', rich, { resources: { cartels: 97 } }).resources('cartels')).toBe(99)
  })
})

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
    const t = event(65, 'single', { cesar: 'farc-active 1, farc-base 1' }, SECOND)
    // Elsewhere there is neither a Guerrilla nor a Shipment: Cesar is taken without asking.
    expect(t.question).toBe('event.choice')
    expect(t.markers('cesar', 'farc-shipment')).toBe(1)
    expect(t.answers).toEqual(['place-base', 'remove-base'])
    t.play('remove-base')
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1 })
  })

  test('AA 5.1.3 card 65, 2nd edition: only the Base where no Mountain allows a Shipment', () => {
    const t = event(65, 'single', { choco: 'cartels-active 1, cartels-shipment 4' }, SECOND).play(
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

describe('card 66 Tingo María', () => {
  test('AA 5.1 card 66 unshaded: three Cartels Bases leave Forests', () => {
    const t = event(66, 'unshaded', {
      choco: 'cartels-base 2, cartels-active 1',
      narino: 'cartels-base 1',
      amazonas: 'cartels-base 1, farc-base 1',
      huila: 'cartels-base 2',
    })
    expect(t.answers).toEqual(['choco', 'narino', 'amazonas'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('choco', 'choco', 'amazonas')
    expect(t.pieces('choco')).toEqual({ 'cartels-active': 1 })
    expect(t.pieces('amazonas')).toEqual({ 'farc-base': 1 })
    expect(t.count('narino', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 66 unshaded: as many as there are', () => {
    const t = event(
      66,
      'unshaded',
      { choco: 'cartels-base 2', panama: 'cartels-base 1' },
      { lasting: { 71: 'shaded' } },
    )
    t.play('choco')
    expect(t.question).toBe('event.remove-where')
    t.play('panama')
    expect([t.count('choco', 'cartels-base'), t.count('panama', 'cartels-base')]).toEqual([0, 0])
  })

  test('AA 5.1 card 66 shaded: one more in each Forest that has one, where there is room', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1, farc-base 1',
      amazonas: 'cartels-base 2',
      guaviare: 'cartels-active 1',
      huila: 'cartels-base 1',
    })
    expect(t.count('choco', 'cartels-base')).toBe(2)
    expect(t.count('narino', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(2)
    expect(t.count('guaviare', 'cartels-base')).toBe(0)
    expect(t.count('huila', 'cartels-base')).toBe(1)
  })

  test('AA 5.1.1 card 66 shaded: the executor chooses when Bases run short', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      cesar: 'cartels-base 2',
      huila: 'cartels-base 2',
      santander: 'cartels-base 2',
      vichada: 'cartels-base 2',
    })
    expect(t.answers).toEqual(['choco', 'narino'])
    t.play('narino')
    expect([t.count('choco', 'cartels-base'), t.count('narino', 'cartels-base')]).toEqual([1, 2])
  })
})

describe('card 67 Mexican Traffickers', () => {
  test('AA 5.1 card 67 unshaded: the Cartels lose 10 Resources, 20 in the 2nd edition', () => {
    expect(event(67, 'unshaded', {}).resources('cartels')).toBe(10)
    expect(event(67, 'unshaded', {}, SECOND).resources('cartels')).toBe(0)
    expect(event(67, 'unshaded', {}, { resources: { cartels: 8 } }).resources('cartels')).toBe(0)
  })

  test('AA 5.4 card 67 shaded: 4 Resources a Base in the next Resources phase, 3 again in the one after', () => {
    const t = event(
      67,
      'shaded',
      { cali: 'cartels-base 2', huila: 'cartels-base 1' },
      { eligible: ['cartels'], draw: [73, 2, 74, 3], tracks: { president: 'uribe' } },
    )
    expect(t.question).toBe('elite.where')
    expect(t.resources('cartels')).toBe(20 + 12)
    t.play('done')
    expect(t.question).toBe('turn.first')
    t.play('pass', 'pass', 'pass', 'pass')
    expect(t.question).toBe('elite.where')
    expect(t.resources('cartels')).toBe(32 + 1 + 9)
  })
})

describe('card 68 Narco-Subs', () => {
  const coast = {
    cesar: 'cartels-base 1, cartels-active 1',
    'pasto-tumaco-loc': 'farc-active 1, farc-shipment 1',
    cartagena: 'auc-active 1, auc-shipment 1',
    huila: 'cartels-base 2, cartels-active 1, cartels-shipment 1',
  }

  test('AA 1.3.7 card 68 unshaded: two Cartels pieces from coastal spaces', () => {
    const t = event(68, 'unshaded', { ...coast, 'buenaventura-cali-loc': 'cartels-active 1' })
    expect(t.answers).toEqual(['remove-pieces', 'remove-shipments'])
    t.play('remove-pieces')
    expect(t.answers).toEqual(['cesar', 'buenaventura-cali-loc'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cesar', 'cartels-base', 'cesar')
    expect(t.pieces('cesar')).toEqual({})
    expect(t.count('buenaventura-cali-loc', 'cartels-active')).toBe(1)
    expect(t.markers('cartagena', 'auc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.3.7 card 68 unshaded: or one Shipment or two, whoever holds them', () => {
    const t = event(68, 'unshaded', coast).play('remove-shipments')
    expect(t.answers).toEqual(['cartagena', 'pasto-tumaco-loc'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cartagena')
    expect(t.answers).toEqual(['pasto-tumaco-loc', 'done'])
    t.play('done')
    expect(t.markers('cartagena', 'auc-shipment')).toBe(0)
    expect(t.markers('pasto-tumaco-loc', 'farc-shipment')).toBe(1)
    expect(t.aid).toBe(9)
    const both = event(68, 'unshaded', coast).play('remove-shipments', 'cartagena', 'pasto-tumaco-loc')
    expect(both.markers('pasto-tumaco-loc', 'farc-shipment')).toBe(0)
    expect(both.markers('huila', 'cartels-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 68 unshaded: what there is, without a question if nothing is left to choose', () => {
    expect(event(68, 'unshaded', { huila: 'cartels-base 1' }).count('huila', 'cartels-base')).toBe(1)
    expect(event(68, 'unshaded', { choco: 'cartels-base 1' }).count('choco', 'cartels-base')).toBe(0)
  })

  test('AA 1.3.7 card 68 shaded: 2 Resources for each Cartels piece on the coast', () => {
    const everywhere = {
      'santa-marta': 'cartels-active 1',
      cartagena: 'cartels-active 1',
      sincelejo: 'cartels-active 1',
      cesar: 'cartels-base 1',
      atlantico: 'cartels-base 1',
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      'cartagena-santa-marta-loc': 'cartels-active 1',
      'cartagena-sincelejo-loc': 'cartels-active 1',
      'buenaventura-cali-loc': 'cartels-active 1',
      'pasto-tumaco-loc': 'cartels-active 1',
    }
    const inland = {
      bogota: 'cartels-base 1',
      cali: 'cartels-base 1',
      antioquia: 'cartels-base 1',
      pasto: 'cartels-base 1',
    }
    expect(event(68, 'shaded', { ...everywhere, ...inland }).resources('cartels')).toBe(20 + 22)
    const abroad = { ecuador: 'cartels-base 1', panama: 'cartels-base 1' }
    const lasting = { 33: 'shaded', 71: 'shaded' } as const
    expect(event(68, 'shaded', abroad, { lasting }).resources('cartels')).toBe(24)
  })
})

describe('card 69 Riverines & Fast Boats', () => {
  test('AA 5.1 card 69: own Guerrillas go up to three departments as they are, Shipments along', () => {
    const t = event(69, 'single', {
      cali: 'cartels-underground 2, cartels-active 1, cartels-shipment 1, cartels-base 1',
      huila: 'farc-active 1',
    })
    // Only in Cali are there own Guerrillas. The first step goes to Chocó, Huila or Nariño.
    expect(t.question).toBe('event.move-to')
    expect(t.answers).toContain('choco')
    expect(t.answers).toContain('santander')
    expect(t.answers).toContain('guaviare')
    for (const s of ['guainia', 'cali', 'cali-pasto-loc', 'pasto']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('guaviare', '1', '1', '1')
    expect(t.pieces('guaviare')).toEqual({ 'cartels-underground': 1, 'cartels-active': 1 })
    expect(t.markers('guaviare', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 })
    expect(t.question).toBe('event.operation-what')
    expect(t.answers).toEqual(['rally', 'terror', 'done'])
    expect(t.whyNot('attack')?.id).toBe('why.no-enemy')
    t.play('done')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 69: free Rally, Attack or Terror where they end, by the usual conditions', () => {
    const board = { 'cali-pasto-loc': 'farc-underground 2', narino: 'police 1, active-support' }
    const t = event(69, 'single', board, { eligible: ['farc'], resources: { farc: 0 }, dice: [2] })
    t.play('narino', '2')
    expect(t.count('narino', 'farc-underground')).toBe(2)
    expect(t.whyNot('rally')?.id).toBe('why.support')
    t.play('attack')
    expect(t.pieces('narino')).toEqual({ 'farc-active': 2 })
    expect(t.resources('farc')).toBe(0)

    const terror = event(69, 'single', board, { eligible: ['farc'] }).play('narino', '1', 'terror')
    expect([terror.markers('narino', 'terror'), terror.level('narino')]).toEqual([1, 'passive-support'])
    expect(terror.aid).toBe(9)

    const rally = event(69, 'single', { vichada: 'farc-underground 1' }, { eligible: ['farc'] }).play('arauca', 'rally')
    expect(rally.count('arauca', 'farc-underground')).toBe(2)
  })

  test('AA 5.5 card 69: free Terror needs an Underground Guerrilla', () => {
    const t = event(69, 'single', { vichada: 'auc-active 1' }, { eligible: ['auc'] }).play('arauca')
    expect(t.whyNot('terror')?.id).toBe('why.no-underground')
  })

  test('AA 3.3.4 card 69: AUC Terror cuts Aid', () => {
    const t = event(69, 'single', { vichada: 'auc-underground 1' }, { eligible: ['auc'] }).play('arauca', 'terror')
    expect(t.markers('arauca', 'terror')).toBe(1)
    expect(t.aid).toBe(6)
  })

  test('AA 3.3.2 card 69: the move turns nobody Active', () => {
    const t = event(
      69,
      'single',
      { cali: 'farc-underground 5', huila: 'police 4, active-support' },
      { eligible: ['farc'] },
    )
    t.play('huila', '5')
    expect(t.count('huila', 'farc-underground')).toBe(5)
  })

  test('AA 6.4.4 card 69: cubes do not go into or through a FARC Zone', () => {
    const t = event(
      69,
      'single',
      { 'cali-pasto-loc': 'troops 1', huila: 'farc-zone' },
      { eligible: ['govt'], lasting: { 71: 'shaded' } },
    )
    // Nariño, Chocó, then Panamá and Antioquia; Huila is closed and Ecuador is no space.
    expect(t.answers).toEqual(['choco', 'narino', 'antioquia', 'panama'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
  })

  test('AA 1.4.2 card 69: two pieces at most to Ecuador, or through it', () => {
    const t = event(
      69,
      'single',
      { pasto: 'troops 3, police 1', putumayo: 'farc-zone', huila: 'farc-zone', narino: 'farc-zone' },
      { eligible: ['govt'], lasting: { 33: 'shaded' } },
    )
    // All other ways from Pasto are closed.
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1', '1')
    expect(t.pieces('ecuador')).toEqual({ troops: 1, police: 1 })
    expect(t.pieces('pasto')).toEqual({ troops: 2 })
  })

  test('AA 5.1.2 card 69: free Sweep and Assault past Madrid Donors and Senado & Cámara; Sweep brings nobody', () => {
    const board = {
      bogota: 'troops 2, police 2',
      huila: 'farc-underground 2, farc-active 1',
      santander: 'troops 5',
    }
    const how = {
      eligible: ['govt'],
      resources: { govt: 0 },
      lasting: { 17: 'shaded', 42: 'shaded' },
      tracks: { senado: 'farc' },
    } as const
    const sweep = event(69, 'single', board, how).play('bogota', 'huila', '1', '1')
    expect(sweep.answers).toEqual(['train', 'sweep', 'done'])
    expect(sweep.whyNot('assault')?.id).toBe('why.assault-weak')
    sweep.play('sweep')
    expect(sweep.pieces('huila')).toEqual({ troops: 1, police: 1, 'farc-active': 3 })
    expect(sweep.count('santander', 'troops')).toBe(5)
    expect(sweep.resources('govt')).toBe(0)
    const assault = event(69, 'single', board, how).play('bogota', 'huila', '2', '0', 'assault')
    expect(assault.pieces('huila')).toEqual({ troops: 2, 'farc-underground': 2 })
  })

  test('AA 3.2.1 card 69: free Train builds a Base from 3 cubes, places cubes beside one, Civic Action costs its 3', () => {
    const how = { eligible: ['govt'] } as const
    const built = event(69, 'single', { bogota: 'troops 3' }, how).play('huila', '3', 'train', 'base')
    expect(built.pieces('huila')).toEqual({ 'govt-base': 1 })
    const placed = event(69, 'single', { bogota: 'troops 1', huila: 'govt-base 1' }, how)
    placed.play('huila', 'train', '2', '4', 'neither')
    expect(placed.pieces('huila')).toEqual({ troops: 3, police: 4, 'govt-base': 1 })
    expect(placed.resources('govt')).toBe(20)
    const civic = event(69, 'single', { bogota: 'troops 1, police 1' }, how)
    civic.play('huila', '1', '1', 'train', 'civic-action', 'done')
    expect(civic.level('huila')).toBe('passive-support')
    expect(civic.resources('govt')).toBe(17)
  })

  test('AA 1.3.5 card 69: a Sweep in Panamá would find nobody', () => {
    const t = event(
      69,
      'single',
      { choco: 'troops 2', panama: 'farc-underground 1' },
      { eligible: ['govt'], lasting: { 71: 'shaded' } },
    ).play('panama', '2')
    expect(t.whyNot('sweep')?.id).toBe('why.sweep-nothing')
  })

  test('AA 5.1 card 69: there and back is a way, too', () => {
    const t = event(69, 'single', { vichada: 'cartels-underground 1' }).play('vichada', 'terror')
    expect(t.markers('vichada', 'terror')).toBe(1)
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1 })
  })

  test('AA 5.1.3 card 69: Bases do not sail', () => {
    expect(event(69, 'single', { vichada: 'cartels-base 1' }).question).toBe('turn.second')
  })
})

describe('card 70 Ayahuasca Tourism', () => {
  test('AA 5.1 card 70 unshaded: 6 Resources for each Forest without Guerrillas, 99 at most', () => {
    const board = {
      choco: 'farc-active 1',
      narino: 'auc-underground 1',
      guaviare: 'cartels-active 1',
      amazonas: 'cartels-base 1, troops 1',
      huila: 'farc-active 1',
    }
    expect(event(70, 'unshaded', board).resources('govt')).toBe(20 + 6 * 6)
    const panama = event(70, 'unshaded', board, { lasting: { 71: 'shaded' } })
    expect(panama.resources('govt')).toBe(20 + 6 * 7)
    expect(event(70, 'unshaded', {}, { resources: { govt: 60 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 70 shaded: the executor names the faction, which chooses the Guerrillas; 3 Resources each', () => {
    const t = event(
      70,
      'shaded',
      {
        choco: 'farc-active 1, farc-underground 1, passive-support',
        guainia: 'farc-underground 1',
        narino: 'farc-active 1, auc-active 1',
        putumayo: 'farc-base 1',
        huila: 'farc-underground 1, cartels-active 1',
      },
      { eligible: ['govt'] },
    )
    // The Cartels have nobody in a Forest.
    expect([t.by, ...t.answers]).toEqual(['govt', 'farc', 'auc'])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.terror-which'])
    t.play('farc-active')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect([t.level('choco'), t.markers('choco', 'terror')]).toEqual(['neutral', 1])
    expect(t.pieces('guainia')).toEqual({ 'farc-active': 1 })
    expect(t.markers('guainia', 'terror')).toBe(1)
    expect(t.level('narino')).toBe('passive-opposition')
    expect(t.markers('putumayo', 'terror')).toBe(0)
    expect(t.markers('huila', 'terror')).toBe(0)
    expect(t.resources('farc')).toBe(29)
    expect(t.aid).toBe(9)
  })

  test('AA 3.3.4 card 70 shaded: the log gives Terror and the Aid cut to their rule, the Resources to the event', () => {
    const { log = [] } = event(70, 'shaded', { choco: 'auc-active 1' }).table.game
    expect(log.map(({ kind, rule }) => `${kind} ${rule}`).slice(-4)).toEqual([
      'operation 3.3.4',
      'mark 3.3.4',
      'track 5.1',
      'track 3.3.4',
    ])
  })

  test('AA 5.1.1 card 70 shaded: an Underground Guerrilla that does it is shown', () => {
    const t = event(70, 'shaded', { choco: 'farc-active 1, farc-underground 1' }).play('farc-underground')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 2 })
  })

  test('AA 3.3.4 card 70 shaded: AUC Terror cuts Aid by 3 for one Forest, by 5 for more', () => {
    const one = event(70, 'shaded', { choco: 'auc-active 1, passive-opposition' })
    expect([one.aid, one.resources('auc'), one.level('choco')]).toEqual([6, 23, 'neutral'])
    const two = event(70, 'shaded', { choco: 'auc-active 1', narino: 'auc-underground 2' })
    expect([two.aid, two.resources('auc')]).toEqual([4, 26])
  })

  test('AA 5.1.3 card 70 shaded: without Guerrillas in Forests nothing happens', () => {
    const t = event(70, 'shaded', { huila: 'farc-underground 1', choco: 'farc-base 1' })
    expect([t.question, t.resources('farc')]).toEqual(['turn.second', 20])
  })
})

describe('card 71 Darién', () => {
  test('AA 5.1 card 71 unshaded: a Guerrilla of any faction leaves Chocó, and its faction loses 5 Resources', () => {
    const t = event(
      71,
      'unshaded',
      { choco: 'farc-underground 1, farc-active 1, auc-active 1, farc-base 1', narino: 'cartels-active 1' },
      { resources: { farc: 4 } },
    )
    expect(t.answers).toEqual(['farc-underground', 'farc-active', 'auc-active'])
    t.play('farc-underground')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'auc-active': 1, 'farc-base': 1 })
    expect([t.resources('farc'), t.resources('auc')]).toEqual([0, 20])
  })

  test('AA 5.1.3 card 71 unshaded: without Guerrillas in Chocó nobody pays', () => {
    const t = event(71, 'unshaded', { choco: 'farc-base 1', narino: 'farc-active 1' })
    expect(t.question).toBe('turn.second')
    expect(t.resources('farc')).toBe(20)
  })

  test('AA 5.1 card 71 shaded: one or two own Bases in Panamá', () => {
    const t = event(71, 'shaded', {}, { eligible: ['auc'] })
    expect([t.by, ...t.answers]).toEqual(['auc', '1', '2'])
    t.play('2')
    expect(t.pieces('panama')).toEqual({ 'auc-base': 2 })
  })

  test('AA 5.1.1 card 71 shaded: no more than are available', () => {
    const one = event(71, 'shaded', { bogota: 'govt-base 2' }, { eligible: ['govt'] })
    expect(one.pieces('panama')).toEqual({ 'govt-base': 1 })
    const none = event(
      71,
      'shaded',
      { bogota: 'govt-base 2', huila: 'govt-base 1' },
      { eligible: ['govt'], draw: [57, 2, 3] },
    )
    expect(none.pieces('panama')).toEqual({})
    // The space is open all the same: the Cartels may Rally there.
    none.play('rally')
    expect(none.answers).toContain('panama')
  })

  test('AA 1.3.5 card 71 shaded: before it Panamá is no space, afterwards a department beside Chocó only (AA-01)', () => {
    const board = { choco: 'cartels-underground 2' }
    const before = scene(board, { first: 'cartels' }).play('march', 'choco')
    expect(before.answers).not.toContain('panama')
    const t = event(71, 'shaded', board, { eligible: ['farc'], draw: [57, 2, 3] }).play('1')
    expect(t.by).toBe('cartels')
    t.play('march', 'choco', 'panama', '2')
    expect(t.count('panama', 'cartels-underground')).toBe(2)
    expect(t.resources('cartels')).toBe(19)
    t.play('done')
    const back = scene({ panama: 'cartels-underground 1' }, { first: 'cartels', lasting: { 71: 'shaded' } })
    back.play('march', 'panama')
    // From Panamá there is only one way.
    expect(back.count('choco', 'cartels-underground')).toBe(1)
  })

  test('AA 3.2.3 card 71 shaded: Troops Sweep into Panamá and find nobody (AA-01)', () => {
    const t = event(71, 'shaded', { choco: 'troops 6, farc-underground 1' }, { eligible: ['cartels', 'govt'] }).play(
      '1',
    )
    t.play('sweep', 'panama', 'choco', '4', 'done', 'done')
    expect(t.pieces('panama')).toEqual({ troops: 4, 'cartels-base': 1 })
    const hidden = scene(
      { panama: 'troops 4, farc-underground 2', choco: 'troops 4, farc-underground 2' },
      { lasting: { 71: 'shaded' } },
    ).play('sweep', 'panama', 'done', 'choco', 'done', 'done')
    expect(hidden.count('panama', 'farc-underground')).toBe(2)
    expect(hidden.count('choco', 'farc-active')).toBe(2)
  })

  test('AA 1.6 card 71 shaded: Panamá has no Population, Terror there only leaves its marker', () => {
    const t = scene({ panama: 'farc-underground 1' }, { first: 'farc', lasting: { 71: 'shaded' } }).play('terror')
    expect([t.markers('panama', 'terror'), t.level('panama')]).toEqual([1, 'neutral'])
  })

  test('AA 5.1 card 71 shaded: it lasts beyond the next Propaganda', () => {
    const t = event(
      71,
      'shaded',
      {},
      { eligible: ['cartels'], draw: [73, 57, 2, 3], tracks: { president: 'uribe' } },
    ).play('2')
    expect(t.question).toBe('elite.where')
    expect(t.answers).toContain('panama')
    t.play('done', 'rally')
    expect(t.by).toBe('cartels')
    expect(t.answers).toContain('panama')
  })
})

describe('card 72 Sicarios', () => {
  test('AA 5.1 card 72 unshaded: in two spaces all Cartels Guerrillas become FARC or AUC ones, Underground', () => {
    const t = event(72, 'unshaded', {
      cali: 'cartels-active 2, cartels-underground 1, cartels-base 1',
      'cali-pasto-loc': 'cartels-active 1',
      huila: 'cartels-active 2',
      pasto: 'cartels-base 1',
    })
    expect(t.answers).toEqual(['cali', 'huila', 'cali-pasto-loc'])
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect([t.question, ...t.answers]).toEqual(['event.how-many-farc', '0', '1', '2', '3'])
    t.play('1', 'cali-pasto-loc', '0')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'auc-underground': 2, 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 2 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 72 unshaded: as far as substitutes are available, the others are just removed', () => {
    const t = event(72, 'unshaded', {
      cali: 'cartels-active 3',
      bogota: 'farc-active 29',
      medellin: 'auc-active 17',
    })
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'auc-underground': 1 })
    const none = event(72, 'unshaded', {
      cali: 'cartels-active 3',
      bogota: 'farc-active 30',
      medellin: 'auc-active 18',
    })
    expect(none.pieces('cali')).toEqual({})
  })

  test('AA 5.1 card 72 unshaded: with one faction short the range of the choice follows', () => {
    const t = event(72, 'unshaded', { cali: 'cartels-active 3', medellin: 'auc-active 17' })
    expect(t.answers).toEqual(['2', '3'])
  })

  test('AA 1.4.2 card 72 unshaded: Ecuador only as far as its limit of two pieces a faction', () => {
    const lasting = { 33: 'shaded' } as const
    const full = event(
      72,
      'unshaded',
      { ecuador: 'cartels-active 2, farc-active 2, auc-active 1', cali: 'cartels-active 1' },
      { lasting },
    )
    expect(full.question).toBe('event.how-many-farc')
    full.play('1')
    expect(full.count('cali', 'farc-underground')).toBe(1)
    expect(full.count('ecuador', 'cartels-active')).toBe(2)
    const shared = event(72, 'unshaded', { ecuador: 'cartels-active 2, farc-active 1, auc-active 1' }, { lasting })
    expect(shared.pieces('ecuador')).toEqual({
      'farc-underground': 1,
      'farc-active': 1,
      'auc-underground': 1,
      'auc-active': 1,
    })
  })

  test('AA 4.5.3 card 72 unshaded: the Cartels say what becomes of their Shipments there', () => {
    const board = { cali: 'cartels-active 1, cartels-shipment 1' }
    const t = event(72, 'unshaded', board, { eligible: ['farc'] }).play('0')
    expect([t.by, ...t.answers]).toEqual(['cartels', 'auc', 'remove'])
    t.play('auc')
    expect(t.markers('cali', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1 card 72 shaded: all available Cartels Guerrillas come to Cartels Bases', () => {
    const t = event(72, 'shaded', {
      cali: 'cartels-base 1',
      huila: 'cartels-base 1',
      pasto: 'cartels-active 2, farc-base 1',
    })
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('cali', '3', 'huila', '7')
    expect(t.count('cali', 'cartels-underground')).toBe(3)
    expect(t.count('huila', 'cartels-underground')).toBe(7)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 72 shaded: with one Base they all go there, to Ecuador two at most', () => {
    expect(event(72, 'shaded', { cali: 'cartels-base 1' }).count('cali', 'cartels-underground')).toBe(12)
    const lasting = { 33: 'shaded' } as const
    const ecuador = event(72, 'shaded', { ecuador: 'cartels-base 1' }, { lasting })
    expect(ecuador.pieces('ecuador')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
    expect(event(72, 'shaded', { cali: 'cartels-active 1' }).count('cali', 'cartels-underground')).toBe(0)
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 61 shaded: a department that the Cartels leave takes a Base', () => {
    const t = event(61, 'shaded', { huila: 'cartels-underground 1' })
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.interject('cartels', 'withdraw cartels-underground huila 1').play('huila')
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })

  test('AA 1.4.1 card 62 unshaded: a Forest whose last piece was taken up is no choice', () => {
    const t = event(62, 'unshaded', { guainia: 'cartels-base 1', amazonas: 'cartels-base 1', vaupes: 'farc-active 2' })
    expect(t.answers).toEqual(['guainia', 'vaupes', 'amazonas', 'done'])
    t.interject('cartels', 'withdraw cartels-base guainia 1')
    expect(t.answers).toEqual(['vaupes', 'amazonas', 'done'])
    expect(t.whyNot('guainia')?.id).toBe(NOT_HERE)
    // That was none of the three.
    t.play('amazonas', 'vaupes', 'vaupes')
    expect([t.pieces('amazonas'), t.pieces('vaupes')]).toEqual([{}, {}])
  })

  test('AA 1.4.1 card 65: a Base that was taken up cannot be removed any more', () => {
    const t = event(65, 'single', { cesar: 'cartels-base 1, farc-active 1' }).play('cesar')
    expect(t.answers).toEqual(['place-shipment', 'place-base', 'remove-base'])
    t.interject('cartels', 'withdraw cartels-base cesar 1')
    expect(t.answers).toEqual(['place-shipment', 'place-base'])
  })

  test('AA 1.4.1 card 66 unshaded: Chocó is no choice once its last Base was taken up', () => {
    const t = event(66, 'unshaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 2',
      amazonas: 'cartels-base 2',
    })
    t.interject('cartels', 'withdraw cartels-base choco 1')
    expect(t.answers).toEqual(['narino', 'amazonas'])
    expect(t.whyNot('choco')?.id).toBe(NOT_HERE)
  })

  test('AA 1.4.1 card 66 shaded: a Forest left without a Base gets none, and the Base is there for others', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      amazonas: 'cartels-base 1',
      guaviare: 'cartels-base 1',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      cesar: 'cartels-base 2',
      huila: 'cartels-base 2',
      santander: 'cartels-base 2',
    })
    expect(t.answers).toHaveLength(4)
    t.interject('cartels', 'withdraw cartels-base choco 1')
    expect(t.answers).not.toContain('choco')
    t.play('narino', 'amazonas')
    expect([t.count('choco', 'cartels-base'), t.count('guaviare', 'cartels-base')]).toEqual([0, 1])
    expect([t.count('narino', 'cartels-base'), t.count('amazonas', 'cartels-base')]).toEqual([2, 2])
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.1 card 68 unshaded: without Cartels pieces on the coast only Shipments are left', () => {
    const t = event(68, 'unshaded', { choco: 'cartels-base 1', cartagena: 'auc-active 1, auc-shipment 2' })
    expect(t.question).toBe('event.choice')
    t.interject('cartels', 'withdraw cartels-base choco 1')
    // One Shipment is gone, the second may stay.
    expect([t.question, ...t.answers]).toEqual(['event.remove-shipment', 'cartagena', 'done'])
    expect(t.markers('cartagena', 'auc-shipment')).toBe(1)
  })

  test('AA 1.4.1 card 69: the numbers follow what is left, and cubes that sailed have sailed', () => {
    const t = event(69, 'single', { bogota: 'troops 3, police 2' }, { eligible: ['govt'] }).play('huila')
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.interject('govt', 'withdraw troops bogota 1')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1').interject('govt', 'withdraw troops bogota 1')
    expect([t.question, ...t.answers]).toEqual(['move.how-many', '0', '1', '2'])
    t.play('2')
    expect(t.pieces('huila')).toEqual({ troops: 1, police: 2 })
    expect(t.pieces('bogota')).toEqual({})
  })
})

test('AA 5.1 cards 55, 56, 64, 65, 67 have a text of their own in the 2nd edition', () => {
  for (const card of andeanAbyss.cards.filter(({ number }) => number >= 55 && number <= 72)) {
    expect(card.editions !== undefined, card.title).toBe([55, 56, 64, 65, 67].includes(card.number))
  }
})

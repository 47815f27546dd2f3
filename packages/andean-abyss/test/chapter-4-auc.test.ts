import { describe, expect, test } from 'vitest'
import { scene } from './kit.ts'

describe('AA 4.4.1 AUC Extorts and Ambushes like FARC', () => {
  test('Extort with AUC forces', () => {
    const t = scene(
      { choco: 'auc-underground 2, farc-underground', huila: 'farc-underground 2', cali: 'auc-active 3' },
      { first: 'auc' },
    )
    t.play('rally', 'extort')
    expect(t.pieces('choco')).toEqual({ 'auc-active': 1, 'auc-underground': 1, 'farc-underground': 1 })
    expect(t.resources('auc')).toBe(21)
  })

  test('Ambush with AUC guerrillas', () => {
    const t = scene({ choco: 'auc-underground 2, farc-underground, farc-base' }, { first: 'auc', dice: [6] })
    t.play('attack', 'ambush')
    expect(t.pieces('choco')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
    expect(t.resources('auc')).toBe(19)
  })
})

describe('AA 4.4.2 Assassinate', () => {
  test('AA 4.4.2 AA-57 takes any one enemy piece, a guarded base too', () => {
    const t = scene({ huila: 'auc-underground 2, police, farc-base, farc-underground 2' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.question).toBe('remove.which')
    expect(t.answers).toEqual(['police', 'farc-underground', 'farc-base'])
    t.play('farc-base')
    expect(t.count('huila', 'farc-base')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(2)
    // The Terror there follows at once, with its Aid cut at the end.
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.aid).toBe(6)
  })

  test('AUC guerrillas must outnumber Police', () => {
    const t = scene(
      { huila: 'auc-underground, police', choco: 'auc-underground, troops 3', narino: 'auc-underground 2, police' },
      { first: 'auc' },
    )
    t.play('terror', 'assassinate')
    expect(t.whyNot('huila')).toEqual({ id: 'why.police', rule: '4.4.2' })
    expect(t.answers).toEqual(['choco', 'narino'])
  })

  test('in up to three Terror spaces, before or after the Terror there', () => {
    const t = scene(
      {
        huila: 'auc-underground, farc-active',
        choco: 'auc-underground, farc-active',
        narino: 'auc-underground, farc-active',
        cesar: 'auc-underground, farc-active',
      },
      { first: 'auc' },
    )
    t.play('terror', 'huila', 'assassinate', 'huila')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    t.play('choco', 'narino')
    expect(t.question).toBe('terror.where')
    expect(t.answers).toEqual(['cesar', 'done'])
    expect(t.resources('auc')).toBe(17)
    t.play('done')
    expect(t.aid).toBe(4)
  })

  test('on a line too', () => {
    const t = scene({ 'cali-pasto-loc': 'auc-underground, troops 2' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'auc-active': 1, troops: 1 })
  })

  test('its Terror is paid before the victim is chosen', () => {
    const t = scene({ huila: 'auc-underground, farc-active, troops' }, { first: 'auc', resources: { auc: 1 } })
    t.play('terror', 'assassinate')
    expect([t.question, t.resources('auc')]).toEqual(['remove.which', 0])
  })

  test('commandeer: a Shipment that it knocks loose is not removed, AUC gets it', () => {
    const t = scene({ huila: 'auc-underground, farc-underground, farc-shipment' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('its owner keeps it while it has a guerrilla left, and may give it to a third faction (ruling 135)', () => {
    const t = scene({ huila: 'auc-underground, farc-underground 2, farc-shipment' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    const u = scene({ huila: 'auc-underground, farc-underground, farc-shipment, cartels-active' }, { first: 'auc' })
    u.play('terror', 'assassinate')
    u.table.answer(u.table.game.q.by, 'farc-underground')
    expect(u.by).toBe('farc')
    expect(u.answers).toEqual(['auc', 'cartels'])
    u.play('cartels')
    expect(u.markers('huila', 'cartels-shipment')).toBe(1)
  })
})

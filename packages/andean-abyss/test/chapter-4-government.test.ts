import { describe, expect, test } from 'vitest'
import { scene } from './kit.ts'

describe('AA 4.2.1 Air Lift', () => {
  test('moves up to 3 Troops from one space to another', () => {
    const t = scene({ bogota: 'troops 5, police 2' }, { first: 'govt' })
    t.play('train', 'air-lift', 'cali')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect(t.pieces('bogota')).toEqual({ troops: 2, police: 2 })
    expect(t.pieces('cali')).toEqual({ troops: 3 })
    // One origin, one destination: it is over.
    expect(t.question).toBe('train.where')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.activity-used', rule: '4.1' })
  })

  test('any two spaces, lines of communication too', () => {
    const t = scene({ 'arauca-cucuta-loc': 'troops 1', bogota: 'police' }, { first: 'govt' })
    t.play('train', 'air-lift')
    expect(t.answers).toEqual(expect.arrayContaining(['pasto-tumaco-loc', 'vaupes', 'pasto']))
    t.play('pasto-tumaco-loc')
    expect(t.pieces('pasto-tumaco-loc')).toEqual({ troops: 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({})
  })

  test('Police do not fly', () => {
    const t = scene({ bogota: 'police 3' }, { first: 'govt' })
    t.play('train')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.no-troops', rule: '4.2.1' })
  })

  test('not into a FARC Zone (6.4.4)', () => {
    const t = scene({ bogota: 'troops 3', 'meta-west': 'farc-zone' }, { first: 'govt' })
    t.play('train', 'air-lift')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.no-entry', rule: '1.4.2' })
    expect(t.answers).toContain('meta-east')
  })

  test('lifted Troops may go on at once with the Patrol', () => {
    const t = scene({ huila: 'troops 3' }, { first: 'govt' })
    t.play('patrol', 'air-lift', 'neiva', '3', 'neiva', 'bogota-neiva-loc', '3')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 3 })
  })

  test('costs nothing', () => {
    const t = scene({ bogota: 'troops 3' }, { first: 'govt', resources: { govt: 3 } })
    t.play('train', 'air-lift', 'cali', '1')
    expect(t.resources('govt')).toBe(3)
  })
})

describe('AA 4.2.2 Air Strike', () => {
  test('removes one Active guerrilla, no cubes needed', () => {
    const t = scene({ vaupes: 'farc-active 2', bogota: 'troops' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('vaupes')).toEqual({ 'farc-active': 1 })
  })

  test('on a line too', () => {
    const t = scene({ 'cali-pasto-loc': 'auc-active' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('cali-pasto-loc')).toEqual({})
  })

  test('not in a city', () => {
    const t = scene({ cali: 'farc-active', vaupes: 'farc-active', guainia: 'farc-active' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.whyNot('cali')).toEqual({ id: 'why.not-city', rule: '4.2.2' })
    expect(t.answers).toEqual(['guainia', 'vaupes'])
  })

  test('not an underground guerrilla, nor a base that a guerrilla of its faction guards, Active or not', () => {
    const t = scene(
      {
        vaupes: 'farc-underground, farc-base',
        guainia: 'farc-active, farc-base',
        amazonas: 'farc-base, auc-underground',
      },
      { first: 'govt' },
    )
    t.play('patrol', 'air-strike')
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.strike-none', rule: '4.2.2' })
    expect(t.answers).toEqual(['guainia', 'amazonas'])
    // Of the two in Guainia only the guerrilla can be hit.
    t.play('guainia')
    expect(t.pieces('guainia')).toEqual({ 'farc-base': 1 })
  })

  test('a base whose faction has no guerrilla there; guerrillas of others do not guard it', () => {
    const t = scene({ amazonas: 'farc-base, auc-active, cartels-base' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.question).toBe('remove.which')
    expect(t.answers).toEqual(['farc-base', 'auc-active', 'cartels-base'])
    t.play('farc-base')
    expect(t.pieces('amazonas')).toEqual({ 'auc-active': 1, 'cartels-base': 1 })
  })

  test('in a FARC Zone too (6.4.4)', () => {
    const t = scene({ vaupes: 'farc-active, farc-zone' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('vaupes')).toEqual({})
  })

  test('a Shipment lost in it brings no Aid', () => {
    const t = scene({ vaupes: 'farc-active, farc-shipment' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.markers('vaupes', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(9)
  })
})

describe('AA 4.2.3 Eradicate', () => {
  test('Aid +4, every Cartels base goes, guarded or not, the guerrillas stay', () => {
    const t = scene({ putumayo: 'cartels-base 2, cartels-underground 2' }, { first: 'govt' })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.aid).toBe(13)
    expect(t.pieces('putumayo')).toEqual({ 'cartels-underground': 2 })
    expect(t.level('putumayo')).toBe('passive-opposition')
  })

  test('Aid ends at 29', () => {
    const t = scene({ putumayo: 'cartels-base' }, { first: 'govt', tracks: { aid: 27 } })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.aid).toBe(29)
  })

  test('a guerrilla is enough; a city does not do', () => {
    const t = scene({ narino: 'cartels-active', putumayo: 'cartels-base', cali: 'cartels-base' }, { first: 'govt' })
    t.play('train', 'eradicate')
    expect(t.answers).toEqual(['narino', 'putumayo'])
    expect(t.whyNot('cali')).toEqual({ id: 'why.not-department', rule: '4.2.3' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-cartels', rule: '4.2.3' })
  })

  test('then that or an adjacent department shifts; cities and empty land do not', () => {
    const t = scene({ putumayo: 'cartels-base', huila: 'active-support', guaviare: 'active-opposition' }, {})
    t.play('train', 'eradicate')
    expect(t.question).toBe('eradicate.shift')
    expect(t.answers).toEqual(['putumayo', 'huila', 'meta-west'])
    t.play('huila')
    expect(t.level('huila')).toBe('passive-support')
  })

  test('a department without people can be sprayed, a neighbour shifts', () => {
    const t = scene({ amazonas: 'cartels-base' }, { first: 'govt' })
    // Putumayo is its only peopled neighbour.
    t.play('train', 'eradicate')
    expect(t.level('putumayo')).toBe('passive-opposition')
    expect(t.count('amazonas', 'farc-underground')).toBe(0)
  })

  test('only if none can shift does a FARC guerrilla appear, in the sprayed department', () => {
    const t = scene({ amazonas: 'cartels-base', putumayo: 'active-opposition' }, { first: 'govt' })
    t.play('train', 'eradicate')
    expect(t.pieces('amazonas')).toEqual({ 'farc-underground': 1 })
    expect(t.aid).toBe(13)
  })

  test('in a FARC Zone too (6.4.4)', () => {
    const t = scene({ putumayo: 'cartels-base, farc-zone' }, { first: 'govt' })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.pieces('putumayo')).toEqual({})
  })
})

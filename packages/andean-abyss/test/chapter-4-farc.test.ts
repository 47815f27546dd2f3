import { describe, expect, test } from 'vitest'
import { scene } from './kit.ts'

describe('AA 4.3.1 Extort', () => {
  test('shows one guerrilla and takes one Resource in each chosen space, each once', () => {
    const t = scene(
      { choco: 'farc-underground 3', huila: 'farc-underground 2', narino: 'farc-underground 2' },
      { first: 'farc' },
    )
    t.play('rally', 'extort', 'choco')
    expect(t.whyNot('choco')).toEqual({ id: 'why.selected', rule: '4.3.1' })
    t.play('huila', 'done')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 2 })
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect(t.pieces('narino')).toEqual({ 'farc-underground': 2 })
    expect(t.resources('farc')).toBe(22)
  })

  test.each(['1st', '2nd'])('%s edition: on lines and in land without people too', (edition) => {
    const t = scene(
      { 'cali-pasto-loc': 'farc-underground', vichada: 'farc-underground' },
      { first: 'farc', options: { edition } },
    )
    t.play('rally', 'extort', 'cali-pasto-loc', 'vichada')
    expect(t.resources('farc')).toBe(22)
  })

  test('own pieces, bases among them, must outnumber all others together', () => {
    const t = scene(
      {
        choco: 'farc-underground, auc-underground',
        huila: 'farc-underground, farc-base, troops, cartels-base',
        narino: 'farc-underground, farc-base, police',
        cali: 'farc-underground 2, police, troops',
        antioquia: 'farc-underground',
      },
      { first: 'farc' },
    )
    t.play('rally', 'extort')
    expect(t.answers).toEqual(['narino', 'antioquia'])
    expect(t.whyNot('choco')).toEqual({ id: 'why.no-majority', rule: '4.3.1' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-majority', rule: '4.3.1' })
  })

  test('needs a hidden guerrilla', () => {
    const t = scene({ choco: 'farc-active 3, farc-base', huila: 'farc-underground 2' }, { first: 'farc' })
    t.play('rally', 'extort')
    // Huila is the only place.
    expect(t.resources('farc')).toBe(21)
    expect(t.pieces('choco')).toEqual({ 'farc-active': 3, 'farc-base': 1 })
    expect(t.count('huila', 'farc-active')).toBe(1)
  })
})

describe('AA 4.3.2 Ambush', () => {
  test('succeeds without a roll, shows one guerrilla only, removes two, brings one hidden', () => {
    const t = scene({ cali: 'farc-underground 3, troops 3' }, { first: 'farc', dice: [6] })
    t.play('attack', 'ambush')
    expect(t.pieces('cali')).toEqual({ troops: 1, 'farc-active': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(19)
  })

  test('the two pieces are taken as in any Attack: bases last', () => {
    const t = scene({ choco: 'farc-underground, auc-active 2, auc-base' }, { first: 'farc' })
    t.play('attack', 'ambush')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1, 'auc-base': 1 })
  })

  test('only where a guerrilla is hidden, and where an Attack is possible', () => {
    const t = scene(
      { cali: 'farc-active 2, police', choco: 'farc-underground 2', huila: 'farc-underground, police' },
      { first: 'farc' },
    )
    t.play('attack')
    expect(t.answers).toContain('cali')
    t.play('ambush')
    // Huila is the only space for it.
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
  })

  test('not where the Attack is resolved', () => {
    const t = scene(
      { cali: 'farc-underground, police 3', huila: 'farc-underground, police', pasto: 'farc-underground, police' },
      { first: 'farc', dice: [1] },
    )
    // A 1 succeeds and leaves a new hidden guerrilla, but that Attack is over.
    t.play('attack', 'cali', 'ambush')
    expect(t.count('cali', 'farc-underground')).toBe(1)
    expect(t.whyNot('cali')).toEqual({ id: 'why.attack-resolved', rule: '4.3.2' })
    expect(t.answers).toEqual(['pasto', 'huila'])
  })

  test('one space only; other Attacks of the operation roll', () => {
    const t = scene(
      { cali: 'farc-underground, police', pasto: 'farc-underground, police' },
      { first: 'farc', dice: [6] },
    )
    t.play('attack', 'ambush', 'cali')
    expect(t.whyNot('ambush')?.id).toBe('why.activity-used')
    t.play('pasto')
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 1, police: 1 })
  })

  test('no guerrilla joins if none is Available', () => {
    const t = scene(
      { cali: 'farc-underground, police 2', vaupes: 'farc-underground 29' },
      { first: 'farc', resources: { farc: 1 } },
    )
    t.play('attack', 'ambush')
    expect([t.question, t.rule, t.answers]).toEqual(['recall.where', '1.4.1', ['cali', 'vaupes', 'done']])
    t.play('done')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1 })
  })

  test('the Attack must be paid', () => {
    const t = scene({ cali: 'farc-underground, police' }, { first: 'farc', resources: { farc: 0 } })
    expect(t.whyNot('attack')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })
})

describe('AA 4.3.3 Kidnap', () => {
  test('the Government pays the roll in a city', () => {
    const t = scene({ cali: 'farc-underground 2, police, troops 3' }, { first: 'farc', dice: [4] })
    t.play('terror', 'kidnap')
    expect(t.resources('govt')).toBe(16)
    expect(t.resources('farc')).toBe(20 + 4 - 1)
    // The Terror of the space follows at once (ruling 82).
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('and on a line, where Terror costs nothing', () => {
    const t = scene({ 'cali-pasto-loc': 'farc-underground' }, { first: 'farc', resources: { farc: 0 }, dice: [3] })
    t.play('terror', 'kidnap')
    expect(t.resources('farc')).toBe(3)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
  })

  test('it may come after the Terror of the space', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [5] })
    t.play('terror', 'cali', 'kidnap')
    expect(t.resources('farc')).toBe(20 - 1 + 5)
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('not in a department without a Cartels base', () => {
    const t = scene(
      { choco: 'farc-underground 2', huila: 'farc-underground 2, cartels-base', cali: 'farc-underground' },
      { first: 'farc' },
    )
    t.play('terror', 'kidnap')
    expect(t.whyNot('choco')).toEqual({ id: 'why.kidnap-where', rule: '4.3.3' })
    expect(t.answers).toEqual(['cali', 'huila'])
  })

  test('the Cartels pay where they have a base; with both possible FARC chooses', () => {
    const t = scene({ cali: 'farc-underground, cartels-base' }, { first: 'farc', dice: [3] })
    t.play('terror', 'kidnap')
    expect(t.question).toBe('kidnap.whom')
    expect(t.answers).toEqual(['govt', 'cartels'])
    t.play('cartels')
    expect(t.resources('cartels')).toBe(17)
    expect(t.resources('govt')).toBe(20)
    const u = scene({ huila: 'farc-underground, cartels-base' }, { first: 'farc', dice: [3] })
    u.play('terror', 'kidnap')
    expect(u.resources('cartels')).toBe(17)
  })

  test('needs more FARC guerrillas, Active ones too, than Police; Troops and bases do not count', () => {
    const t = scene(
      {
        cali: 'farc-underground, farc-active, police, troops 4',
        pasto: 'farc-underground, farc-base, police',
        neiva: 'farc-underground 3, police 2',
      },
      { first: 'farc' },
    )
    t.play('terror', 'kidnap')
    expect(t.answers).toEqual(['cali', 'neiva'])
    expect(t.whyNot('pasto')).toEqual({ id: 'why.police', rule: '4.3.3' })
  })

  test('needs Terror there, so a hidden guerrilla', () => {
    const t = scene({ cali: 'farc-active', pasto: 'farc-underground', neiva: 'farc-underground' }, { first: 'farc' })
    t.play('terror', 'kidnap')
    expect(t.whyNot('cali')).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
  })

  test('in up to three spaces, a roll for each', () => {
    const t = scene(
      {
        cali: 'farc-underground',
        pasto: 'farc-underground',
        neiva: 'farc-underground',
        bogota: 'farc-underground',
      },
      { first: 'farc', dice: [1, 2, 3] },
    )
    t.play('terror', 'kidnap', 'cali')
    expect(t.whyNot('cali')?.rule).toBe('4.3.3')
    t.play('pasto', 'neiva')
    expect(t.resources('govt')).toBe(14)
    expect(t.resources('farc')).toBe(20 + 6 - 3)
    expect(t.question).toBe('terror.where')
    expect(t.answers).toEqual(['bogota', 'done'])
  })

  test('no more is taken than there is, but the die is rolled all the same', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 2 }, dice: [5] })
    t.play('terror', 'kidnap')
    expect(t.resources('govt')).toBe(0)
    expect(t.resources('farc')).toBe(20 + 2 - 1)
    const u = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 0 }, dice: [6] })
    u.play('terror', 'kidnap')
    expect(u.question).toBe('kidnap.avenger')
  })

  test('without Resources not from somebody who has none either', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 0, farc: 0 } })
    // Extort would show the only guerrilla.
    expect(t.whyNot('terror')?.id).toBe('why.operation-impossible')
  })

  test('a 6 brings AUC a piece of its choice', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [6] })
    t.play('terror', 'kidnap')
    expect(t.by).toBe('auc')
    expect(t.answers).toEqual(['auc-underground', 'auc-base'])
    t.play('auc-base')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'auc-base': 1 })
    expect(t.resources('govt')).toBe(14)
    const u = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [5] })
    u.play('terror', 'kidnap')
    expect(u.by).not.toBe('auc')
    expect(u.pieces('cali')).toEqual({ 'farc-active': 1 })
  })

  test('the ransom cannot be given away before the Terror is paid', () => {
    const t = scene({ cali: 'farc-underground 2' }, { first: 'farc', resources: { farc: 0 }, dice: [6] })
    t.play('terror', 'kidnap')
    expect([t.by, t.resources('farc')]).toEqual(['auc', 5])
    t.interject('farc', 'give cartels resources 5').play('yes', 'auc-base')
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(0)
  })

  test('within stacking: no base on a line or where two stand', () => {
    const t = scene({ 'cali-pasto-loc': 'farc-underground' }, { first: 'farc', dice: [6] })
    t.play('terror', 'kidnap')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'farc-active': 1, 'auc-underground': 1 })
    const u = scene({ cali: 'farc-underground, farc-base 2' }, { first: 'farc', dice: [6] })
    u.play('terror', 'kidnap')
    expect(u.count('cali', 'auc-underground')).toBe(1)
  })

  test('drug ransom: where the Cartels hold a Shipment it is taken instead of a roll', () => {
    const t = scene(
      { huila: 'farc-underground, cartels-base, cartels-underground, cartels-shipment 2' },
      { first: 'farc', dice: [6] },
    )
    t.play('terror', 'kidnap')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.resources('cartels')).toBe(20)
    expect(t.count('huila', 'auc-underground')).toBe(0)
  })

  test('a ransom in drugs pays for no Terror', () => {
    const t = scene(
      { cali: 'farc-underground, cartels-base, cartels-underground, cartels-shipment' },
      { first: 'farc', resources: { farc: 0 }, dice: [2] },
    )
    t.play('terror')
    // Only the Government's money would pay for it.
    expect(t.resources('govt')).toBe(18)
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
  })
})

import { describe, expect, test } from 'vitest'
import { type Board, type SceneOptions, scene } from './kit.ts'

/** The 2nd eligible faction of a card whose 1st did a plain operation: it has a Limited Operation. */
const afterOperation: SceneOptions = { position: { slot: 1, firstDid: 'operation' } }

describe('AA 4.1 special activities in general', () => {
  const board: Board = { choco: 'farc-underground 2', huila: 'farc-underground 2' }

  test('AA 4.1 it may come before the operation', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 5 } })
    t.play('rally', 'extort', 'choco', 'done')
    expect(t.resources('farc')).toBe(6)
    expect(t.question).toBe('rally.where')
    t.play('choco', 'guerrilla', 'done')
    expect(t.resources('farc')).toBe(5)
  })

  test('AA 4.1 it may come during the operation, between two spaces', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 1 } })
    t.play('rally', 'choco', 'guerrilla')
    expect(t.whyNot('huila')).toEqual({ id: 'why.cost', rule: '3.1' })
    t.play('extort', 'choco', 'done', 'huila', 'guerrilla', 'done')
    expect(t.resources('farc')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(3)
  })

  test('AA 4.1 it may come within one space of the operation', () => {
    const t = scene({ choco: 'farc-underground, farc-base', meta: '' } as Board, { first: 'farc' })
    t.play('rally', 'choco')
    expect(t.question).toBe('rally.how')
    t.play('extort')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-base': 1 })
    t.play('regroup', 'done')
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 1, 'farc-base': 1 })
  })

  test('AA 4.1 it may come after the operation, with what the operation brought', () => {
    const t = scene({ cesar: 'auc-underground' }, { first: 'farc' })
    t.play('rally', 'choco', 'guerrilla', 'extort')
    expect(t.count('choco', 'farc-active')).toBe(1)
    expect(t.resources('farc')).toBe(20)
    t.play('done')
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.1 after a Sweep, when all guerrillas are shown', () => {
    const t = scene({ huila: 'troops 1, farc-underground' }, { first: 'govt' })
    t.play('sweep', 'huila', 'done', 'done')
    expect(t.question).toBe('activity.after')
    t.play('air-strike')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
  })

  test('AA 4.1 after a Train, when the base stands', () => {
    const t = scene({ bogota: 'troops 6' }, { first: 'govt' })
    t.play('train', 'bogota', '0', '0', 'done', 'base', 'air-lift')
    expect(t.question).toBe('lift.to')
    t.play('cali', '3')
    expect(t.pieces('bogota')).toEqual({ 'govt-base': 1 })
  })

  test('AA 4.1 after a Patrol that has used up all Resources', () => {
    const t = scene({ bogota: 'troops 3' }, { first: 'govt', resources: { govt: 3 } })
    t.play('patrol', 'done')
    expect(t.question).toBe('patrol.assault')
    t.play('air-lift', 'cali', '3')
    expect(t.count('cali', 'troops')).toBe(3)
  })

  test('AA 4.1 one type of activity, at one time', () => {
    const t = scene({ ...board, cali: 'farc-underground 2, police' }, { first: 'farc' })
    t.play('attack', 'extort', 'choco', 'done')
    expect(t.whyNot('extort')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    expect(t.whyNot('ambush')).toEqual({ id: 'why.activity-used', rule: '4.1' })
  })

  test('AA 4.1 not with a Limited Operation', () => {
    const t = scene(board, { first: 'farc', ...afterOperation })
    t.play('rally')
    expect(t.answers).toContain('choco')
    expect(t.answers).not.toContain('extort')
    t.play('choco')
    expect(t.answers).not.toContain('extort')
    t.play('guerrilla')
    expect(t.count('choco', 'farc-underground')).toBe(3)
    expect(t.by).not.toBe('farc')
  })

  test('AA 4.1 an activity alone is no turn: the operation must cover a space', () => {
    const t = scene(board, { first: 'farc' })
    t.play('rally', 'extort', 'choco', 'done')
    expect(t.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })

  test('AA 4.1 the 2nd eligible may take the event after an operation with activity, not after one without', () => {
    const t = scene(board, { first: 'farc' })
    t.play('rally', 'extort', 'choco', 'done', 'huila', 'guerrilla', 'done')
    expect(t.question).toBe('turn.second')
    expect(t.answers).toContain('event')
    const u = scene(board, { first: 'farc' })
    u.play('rally', 'huila', 'guerrilla', 'done')
    expect(u.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('AA-10 AA 4.1 FARC with no Resources Extorts first and pays the operation with it', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 0 } })
    // Until the Resources are there, Rally has nowhere to go.
    t.play('rally')
    expect(t.question).toBe('extort.where')
    t.play('choco', 'done')
    expect(t.resources('farc')).toBe(1)
    t.play('huila', 'guerrilla')
    expect(t.resources('farc')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(3)
  })

  test('AA-10 AA 4.1 FARC with no Resources Kidnaps first and pays the Terror with the ransom', () => {
    const t = scene({ cali: 'farc-underground 2, police' }, { first: 'farc', resources: { farc: 0 }, dice: [2] })
    t.play('terror')
    expect(t.resources('farc')).toBe(1)
    expect(t.resources('govt')).toBe(18)
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('AA 4.1 without Resources a Limited Operation cannot be paid by an activity', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 0 }, ...afterOperation })
    expect(t.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })
})

describe('AA 4.1 an activity that comes first leaves the operation possible', () => {
  test('Extort does not show the last hidden guerrilla before Terror', () => {
    const board: Board = { choco: 'farc-underground' }
    const t = scene(board, { first: 'farc', resources: { farc: 0 } })
    expect(t.whyNot('terror')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    const u = scene({ ...board, huila: 'farc-underground, troops' }, { first: 'farc', resources: { farc: 0 } })
    u.play('terror')
    // Choco is Extorted (the only place), which pays for Terror in Huila, the only hidden guerrilla left.
    expect(u.markers('huila', 'terror')).toBe(1)
    const v = scene({ choco: 'farc-underground, farc-base' }, { first: 'farc', resources: { farc: 3 } })
    v.play('terror')
    expect(v.markers('choco', 'terror')).toBe(1)
  })

  test('Extort in one of two spaces, but not in both, before Terror', () => {
    const t = scene({ choco: 'farc-underground', huila: 'farc-underground' }, { first: 'farc' })
    t.play('terror', 'extort', 'choco')
    // The second Extortion is not offered: nobody hidden would be left.
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(20)
  })

  test('the reason says so', () => {
    const t = scene({ choco: 'farc-underground', cali: 'farc-active 2' }, { first: 'farc' })
    t.play('march', 'choco', 'huila')
    const u = scene({ choco: 'farc-underground, troops', guaviare: 'farc-underground' }, { first: 'farc' })
    u.play('terror')
    expect(u.answers).toEqual(['choco', 'guaviare', 'extort'])
    u.play('choco')
    expect(u.whyNot('choco')).toEqual({ id: 'why.selected', rule: '3.1' })
    const v = scene({ guaviare: 'farc-underground', cali: 'farc-active, police 2' }, { first: 'farc' })
    expect(v.answers).toContain('terror')
    v.play('terror')
    // One space, and no activity that would spoil it: the Terror there is no question.
    expect(v.markers('guaviare', 'terror')).toBe(1)
  })

  test('the Cartels cannot spend their last 3 Resources on a Bribe before a Rally', () => {
    const board: Board = { cali: 'cartels-underground, police' }
    const t = scene(board, { first: 'cartels', resources: { cartels: 3 } })
    t.play('rally')
    expect(t.whyNot('bribe')).toEqual({ id: 'why.needs-operation', rule: '4.1' })
    const u = scene(board, { first: 'cartels', resources: { cartels: 4 } })
    u.play('rally')
    expect(u.answers).toContain('bribe')
    const v = scene(board, { first: 'cartels', resources: { cartels: 2 } })
    v.play('rally')
    expect(v.whyNot('bribe')).toEqual({ id: 'why.cost', rule: '4.5.4' })
  })

  test('but before a March that goes onto a line for nothing they can', () => {
    const t = scene({ cali: 'cartels-underground, police' }, { first: 'cartels', resources: { cartels: 3 } })
    t.play('march', 'bribe', 'remove-cubes')
    expect(t.resources('cartels')).toBe(0)
    // Only lines are open to the guerrilla now.
    expect(t.question).toBe('march.to')
    expect(t.answers).toEqual(['cali-pasto-loc', 'buenaventura-cali-loc', 'cali-ibague-loc'])
  })

  test('a Bribe does not buy off the only enemy before an Attack', () => {
    const t = scene({ cali: 'cartels-underground, police' }, { first: 'cartels' })
    t.play('attack', 'bribe')
    // What is left to buy is to turn the guerrilla over.
    expect(t.question).not.toBe('bribe.how')
    expect(t.count('cali', 'police')).toBe(1)
    const u = scene({ cali: 'cartels-underground, police 2' }, { first: 'cartels' })
    u.play('attack', 'bribe', 'remove-cubes')
    // One Police may be bought off, the other must stay to be Attacked.
    expect(u.count('cali', 'police')).toBe(1)
    expect(u.question).toBe('attack.where')
  })

  test('a Bribe may hide a guerrilla and so make Terror possible', () => {
    const t = scene({ cali: 'cartels-active' }, { first: 'cartels', resources: { cartels: 4 } })
    t.play('terror')
    expect(t.resources('cartels')).toBe(0)
    expect(t.markers('cali', 'terror')).toBe(1)
    const u = scene({ cali: 'cartels-active' }, { first: 'cartels', resources: { cartels: 3 } })
    expect(u.whyNot('terror')?.id).toBe('why.operation-impossible')
  })

  test('a Bribe does not show the last hidden guerrilla before Terror', () => {
    const t = scene({ cali: 'cartels-underground, farc-underground' }, { first: 'cartels' })
    t.play('terror', 'bribe', 'flip')
    expect(t.count('cali', 'farc-active')).toBe(1)
    expect(t.count('cali', 'cartels-underground') + t.count('cali', 'cartels-active')).toBe(1)
    expect(t.whyNot('cartels-underground')?.id ?? 'why.needs-operation').toBe('why.needs-operation')
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('the Cartels with no Resources cash bases in to Rally, though not the one they need', () => {
    const t = scene({ cali: 'cartels-base 2' }, { first: 'cartels', resources: { cartels: 0 } })
    t.play('rally', '1', 'done', 'cali', 'guerrilla')
    expect(t.resources('cartels')).toBe(2)
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('an Air Lift may open an Assault', () => {
    const t = scene({ bogota: 'troops 3', huila: 'farc-active' }, { first: 'govt' })
    // A mountain: two Troops for a guerrilla.
    t.play('assault')
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['2', '3'])
    t.play('2')
    expect(t.pieces('huila')).toEqual({ troops: 2 })
    expect(t.resources('govt')).toBe(17)
  })

  test('an Air Lift does not take the Troops that the Assault needs', () => {
    const t = scene({ huila: 'troops 3, farc-active', meta: '' } as Board, { first: 'govt' })
    t.play('assault', 'air-lift')
    expect(t.answers).toContain('bogota')
    t.play('bogota')
    // Two must stay.
    expect(t.pieces('huila')).toEqual({ troops: 2, 'farc-active': 1 })
    expect(t.count('bogota', 'troops')).toBe(1)
    expect(t.question).toBe('over')
  })

  test('an Air Strike does not take the only target of the Assault', () => {
    const t = scene({ choco: 'troops, farc-active, farc-base' }, { first: 'govt' })
    t.play('assault')
    expect(t.whyNot('air-strike')).toEqual({ id: 'why.needs-operation', rule: '4.1' })
  })
})

import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../src/map.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** Answers `done` until it is somebody else's turn. */
function finish(t: Scene): Scene {
  const { by } = t
  while (t.by === by && t.answers.includes('done')) t.play('done')
  return t
}

describe('AA 3.1 operations in general', () => {
  test('a space is selected once for an Operation', () => {
    const t = scene({}, { first: 'farc' }).play('rally', 'huila')
    expect(t.whyNot('huila')).toEqual({ id: 'why.selected', rule: '3.1' })
  })

  test('at least one space', () => {
    expect(scene({}, { first: 'farc' }).play('rally').whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })

  test('spaces are paid for one by one; without Resources there is no further one', () => {
    const t = scene({}, { first: 'cartels', resources: { cartels: 2 } }).play('rally', 'bogota', 'cali')
    // Nothing more can be paid: the Operation is over.
    expect([t.by, t.resources('cartels')]).toEqual(['govt', 0])
    const poor = scene({}, { first: 'farc', resources: { farc: 0 } })
    expect(poor.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    const govt = scene({}, { resources: { govt: 5 } }).play('train', 'bogota', '0', '0')
    expect(govt.by).toBe('farc')
  })

  test('what one cannot pay is refused with the reason', () => {
    const t = scene(
      { huila: 'farc-underground 2', 'bogota-neiva-loc': 'farc-underground' },
      { first: 'farc', resources: { farc: 0 } },
    ).play('march', 'huila')
    expect(t.whyNot('choco')).toEqual({ id: 'why.cost', rule: '3.1' })
    expect(t.answers).toContain('cali-pasto-loc')
  })

  test('AA-10 FARC with 0 Resources Extorts first and pays its Rally from it', () => {
    const t = scene({ huila: 'farc-underground 2' }, { first: 'farc', resources: { farc: 0 } })
    expect(t.answers).toContain('rally')
    // Extorting, and only there, is all that can be done at first.
    t.play('rally')
    expect(t.resources('farc')).toBe(1)
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-active': 1 })
    t.play('choco')
    expect(t.resources('farc')).toBe(0)
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 1 })
  })

  test('AA-10 or Kidnaps first', () => {
    const t = scene({ cali: 'farc-underground 2' }, { first: 'farc', resources: { farc: 0 }, dice: [3] })
    expect(t.answers).toContain('terror')
    t.play('terror', 'kidnap')
    expect(t.resources('govt')).toBe(17)
    expect(t.resources('farc')).toBe(2)
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('AA-10 and between two spaces too; Cartels Process', () => {
    const farc = scene({ huila: 'farc-underground 2' }, { first: 'farc', resources: { farc: 1 } })
    farc.play('rally', 'choco', 'guerrilla', 'extort', 'huila', 'done', 'narino')
    expect(farc.pieces('narino')).toEqual({ 'farc-underground': 1 })
    const cartels = scene({ huila: 'cartels-base 2' }, { first: 'cartels', resources: { cartels: 0 } })
    cartels.play('rally', '1', 'done', 'cesar', 'done')
    expect([cartels.resources('cartels'), cartels.pieces('huila')]).toEqual([2, { 'cartels-base': 1 }])
  })

  test('a single Operation may hit several factions in one space', () => {
    const t = scene({ choco: 'troops 3, farc-active, auc-active, cartels-active' }).play('assault', 'choco')
    t.play('farc-active', 'auc-active', 'cartels-active')
    expect(t.pieces('choco')).toEqual({ troops: 3 })
  })
})

test('AA 3.1.1 pawns are no limit: more than six spaces in one Operation', () => {
  const spaces = ['huila', 'choco', 'narino', 'cesar', 'arauca', 'meta-east', 'vichada', 'guainia'] as const
  const t = scene({}, { first: 'cartels' }).play('rally')
  for (const id of spaces) {
    t.play(id)
    if (t.question === 'rally.how') t.play('guerrilla')
  }
  t.play('done')
  expect(t.resources('cartels')).toBe(12)
  expect(spaces.every((id) => t.count(id, 'cartels-underground') === 1)).toBe(true)
})

describe('AA 3.1.2 free operations', () => {
  test('they cost nothing and leave another faction its eligibility', () => {
    // The Government executes Mono Jojoy, which lets FARC March.
    const t = scene({ huila: 'farc-underground 3' }, { card: 20, eligible: ['govt', 'auc'] })
    t.play('event', 'shaded', 'march')
    expect([t.by, t.question]).toEqual(['farc', 'march.to'])
    t.play('choco', '3')
    finish(t)
    expect(t.resources('farc')).toBe(20)
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 3 })
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
    t.play('pass')
    expect(t.isEligible('farc')).toBe(true)
    expect(t.isEligible('govt')).toBe(false)
  })

  test('and its turn on the same card', () => {
    // By option A the order of card 4 counts: the Government first, FARC after it.
    const t = scene({ huila: 'farc-underground 3' }, { card: 20, options: { eligibility: 'a' }, draw: [4, 2] })
    t.play('event', 'shaded', 'march', 'choco', '3')
    finish(t)
    expect([t.by, t.question]).toEqual(['farc', 'turn.second'])
    expect(t.answers).toContain('rally')
  })

  test('AA-14 a free Terror costs nothing but shows an Underground guerrilla', () => {
    const t = scene(
      { huila: 'farc-underground, farc-shipment', cesar: 'farc-active, police 2' },
      { first: 'farc', resources: { farc: 1 } },
    ).play('rally', 'choco', 'guerrilla', 'done', 'huila', 'terror')
    expect(t.answers).toEqual(['choco', 'huila'])
    expect(t.whyNot('cesar')).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
    t.play('huila')
    expect(t.resources('farc')).toBe(0)
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
  })

  test('Civic Action in a free Training is paid for', () => {
    const t = scene({ cali: 'troops, police', huila: 'farc-underground, farc-shipment' }, { first: 'govt' })
    t.play('train', 'pasto', '0', '0', 'done', 'ask-farc', 'yes', 'train', 'cali', '0', '0', 'civic-action')
    expect(t.resources('govt')).toBe(14)
    expect(t.level('cali')).toBe('passive-support')
  })
})

describe('AA 3.2 COIN operations', () => {
  test('Train, Patrol, Sweep and Assault are the Government’s', () => {
    const t = scene({ huila: 'troops 2, farc-active, auc-underground' })
    expect(t.answers).toEqual(['train', 'patrol', 'sweep', 'assault', 'event', 'pass'])
  })

  test('nothing is moved or placed into FARC Zones', () => {
    const t = scene({ huila: 'farc-zone, farc-active', cali: 'troops 3' }).play('sweep')
    expect(t.whyNot('huila')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
    expect(scene({ huila: 'farc-zone' }).play('train').whyNot('huila')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
  })
})

describe('AA 3.2.1 Train', () => {
  test('3 Resources a space; up to 6 cubes in any mix into a city, even without Government pieces', () => {
    const t = scene({ cali: 'farc-base' }).play('train', 'cali')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    t.play('4')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2', 'bogota', '0', '6', 'done')
    expect(t.resources('govt')).toBe(14)
    expect(t.pieces('cali')).toEqual({ troops: 4, police: 2, 'farc-base': 1 })
    expect(t.pieces('bogota')).toEqual({ police: 6 })
  })

  test('a department takes cubes only with a Government Base', () => {
    const t = scene({ huila: 'govt-base', choco: 'police' }).play('train', 'huila', '6', 'choco')
    expect(t.pieces('huila')).toEqual({ troops: 6, 'govt-base': 1 })
    expect(t.pieces('choco')).toEqual({ police: 1 })
    expect(t.question).toBe('train.where')
    expect(t.resources('govt')).toBe(14)
  })

  test('refused: lines, and departments where it could do nothing', () => {
    const t = scene({ choco: 'farc-active' }).play('train')
    expect(t.whyNot('bogota-neiva-loc')).toEqual({ id: 'why.not-loc', rule: '3.2.1' })
    expect(t.whyNot('choco')).toEqual({ id: 'why.train-nothing', rule: '3.2.1' })
  })

  test('then 3 cubes become a Base in one selected space, of any kind, those just placed too', () => {
    const t = scene({}).play('train', 'cali', '2', '4', 'done', 'base')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 2, 'govt-base': 1 })
  })

  test('in one space only, and in one that was selected', () => {
    const t = scene({ pasto: 'troops 3' }).play('train', 'cali', '3', '0', 'bogota', '3', '0', 'done', 'base')
    expect(t.answers).toEqual(['cali', 'bogota'])
    t.play('bogota')
    finish(t)
    expect([t.pieces('cali'), t.pieces('bogota')]).toEqual([{ troops: 3 }, { 'govt-base': 1 }])
    expect(t.by).toBe('farc')
  })

  test('a department without a Base may be selected to build one; it brings no cubes there', () => {
    const t = scene({ huila: 'troops 2, police' }).play('train', 'huila', 'done')
    expect(t.answers).toContain('base')
    t.play('base')
    finish(t)
    expect(t.pieces('huila')).toEqual({ 'govt-base': 1 })
    expect(t.resources('govt')).toBe(17)
  })

  test('a Base needs three cubes, an Available Base and room', () => {
    const board: Board = { huila: 'troops 2', cali: 'troops, police' }
    expect(scene(board).play('train', 'cali', '0', '0', 'done').whyNot('base')).toEqual({
      id: 'why.three-cubes',
      rule: '3.2.1',
    })
    const none: Board = { cali: 'troops 3, police', huila: 'govt-base 2', choco: 'govt-base' }
    expect(scene(none).play('train', 'cali', '0', '0', 'done').whyNot('base')).toEqual({
      id: 'why.no-base',
      rule: '1.4.1',
    })
    const full: Board = { cali: 'troops 3, police, farc-base, auc-base' }
    expect(scene(full).play('train', 'cali', '0', '0', 'done').whyNot('base')).toEqual({
      id: 'why.stacking',
      rule: '1.4.2',
    })
  })

  test('or Civic Action there: 3 Resources for each Terror marker, then for each level', () => {
    const t = scene({ cali: 'troops, police, terror 1, passive-opposition' }, { resources: { govt: 15 } })
    t.play('train', 'cali', '0', '0', 'done', 'civic-action')
    expect([t.resources('govt'), t.markers('cali', 'terror'), t.level('cali')]).toEqual([9, 0, 'passive-opposition'])
    t.play('more')
    expect(t.level('cali')).toBe('neutral')
    t.play('more')
    expect(t.level('cali')).toBe('passive-support')
    t.play('more')
    // 3 for the Training and 12 for four steps; then it can go no further.
    expect([t.resources('govt'), t.level('cali'), t.question]).toEqual([0, 'active-support', 'activity.after'])
  })

  test('Civic Action ends with the money', () => {
    const t = scene({ cali: 'troops, police, passive-opposition' }, { resources: { govt: 8 } })
    t.play('train', 'cali', '0', '0')
    finish(t).play('civic-action')
    expect([t.resources('govt'), t.level('cali')]).toEqual([2, 'neutral'])
    expect(t.question).not.toBe('civic.more')
  })

  test('AA 3.2.1, 1.5.1 Civic Action ends with the money that is given away', () => {
    const t = scene({ cali: 'troops, police, active-opposition' }, { resources: { govt: 10 } })
    t.play('train', 'cali', '0', '0', 'done', 'civic-action')
    expect([t.question, t.resources('govt')]).toEqual(['civic.more', 4])
    t.interject('govt', 'give auc resources 2').play('yes')
    expect([t.resources('govt'), t.level('cali')]).toEqual([2, 'passive-opposition'])
    expect(t.question).not.toBe('civic.more')
  })

  test('Civic Action in one space only', () => {
    const t = scene({ cali: 'troops, police', bogota: 'troops, police' })
    t.play('train', 'cali', '0', '0', 'bogota', '0', '0', 'done', 'civic-action')
    expect(t.answers).toEqual(['cali', 'bogota'])
    t.play('cali', 'more')
    finish(t)
    expect([t.level('cali'), t.level('bogota')]).toEqual(['active-support', 'neutral'])
  })

  test('Civic Action may stop after a step', () => {
    const t = scene({ cali: 'troops, police' }).play('train', 'cali', '0', '0', 'done', 'civic-action', 'done')
    expect([t.resources('govt'), t.level('cali')]).toEqual([14, 'passive-support'])
  })

  test('Civic Action needs Troops and Police and Control, cubes just placed included', () => {
    const why = (board: string, troops: string, police: string) => {
      const t = scene({ cali: board }).play('train', 'cali', troops, police, 'done')
      return t.whyNot('civic-action')
    }
    // Three cubes everywhere, so that the Base is always a choice and the question is put.
    expect(why('', '3', '0')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    expect(why('', '0', '3')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    expect(why('', '2', '1')).toBeUndefined()
    expect(why('farc-active 3', '2', '1')).toEqual({ id: 'why.govt-control', rule: '6.4.1' })
    expect(why('farc-active 2', '2', '1')).toBeUndefined()
    expect(why('active-support', '2', '1')).toEqual({ id: 'why.nothing-to-shift', rule: '6.4.1' })
  })

  test('Civic Action beyond the money is refused', () => {
    const t = scene({ cali: 'troops 2, police' }, { resources: { govt: 5 } }).play('train', 'cali', '0', '0', 'done')
    expect(t.whyNot('civic-action')).toEqual({ id: 'why.cost', rule: '6.4.1' })
  })

  test('neither is possible too', () => {
    const t = scene({ cali: 'troops 2, police' }).play('train', 'cali', '0', '0', 'done', 'neither')
    expect([t.by, t.resources('govt'), t.level('cali')]).toEqual(['farc', 17, 'neutral'])
  })

  test('a Special Activity may come after it all (4.1): Troops fly on after Civic Action', () => {
    const t = scene({ cali: 'troops 2, police' }).play('train', 'cali', '0', '0', 'done', 'civic-action', 'done')
    expect([t.by, t.question]).toEqual(['govt', 'activity.after'])
    t.play('air-lift', 'huila', '2')
    expect([t.pieces('cali'), t.pieces('huila')]).toEqual([{ police: 1 }, { troops: 2 }])
    expect(t.answers).toContain('event')
  })
})

describe('AA 3.2.2 Patrol', () => {
  test('3 Resources in all, however many cubes move', () => {
    const t = scene({ bogota: 'troops 2, police', cali: 'troops', huila: 'police' })
    t.play('patrol', 'bogota', 'bogota-neiva-loc', '1', '1', 'cali', 'pasto', 'huila', 'ibague')
    expect(t.resources('govt')).toBe(17)
    expect([t.pieces('bogota'), t.pieces('bogota-neiva-loc'), t.pieces('pasto'), t.pieces('ibague')]).toEqual([
      { troops: 1 },
      { troops: 1, police: 1 },
      { troops: 1 },
      { police: 1 },
    ])
  })

  test('cubes go along lines and cities as far as they like, never into departments', () => {
    const t = scene({ huila: 'troops' }).play('patrol', 'huila')
    for (const id of ['santa-marta', 'pasto', 'arauca-cucuta-loc', 'cali']) expect(t.answers).toContain(id)
    expect(t.whyNot('choco')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    expect(t.answers).toHaveLength(29)
  })

  test('they stop where they enter a space with guerrillas, of any faction and state', () => {
    const t = scene({
      cartagena: 'police',
      'cartagena-santa-marta-loc': 'auc-underground',
      sincelejo: 'cartels-active',
    }).play('patrol', 'cartagena')
    expect(t.answers.sort()).toEqual(['cartagena-santa-marta-loc', 'cartagena-sincelejo-loc', 'sincelejo'])
  })

  test('guerrillas where they start do not hold them, nor do Bases or Sabotage on the way', () => {
    const t = scene({
      cartagena: 'police, farc-active 3',
      'cartagena-santa-marta-loc': 'sabotage',
      'santa-marta': 'farc-base',
    }).play('patrol', 'cartagena')
    expect(t.answers).toContain('ayacucho-santa-marta-loc')
  })

  test('a cube moves once', () => {
    const t = scene({ bogota: 'police 2', neiva: 'police' }).play('patrol', 'bogota', 'neiva', '1')
    expect(t.answers).toContain('neiva')
    t.play('neiva', 'pasto')
    // One of the two in Neiva stood there before and went on; the other has moved.
    expect(t.whyNot('neiva')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
    expect([t.count('neiva', 'police'), t.count('pasto', 'police')]).toEqual([1, 1])
  })

  test('cubes that no line or city touches stay', () => {
    const t = scene({ vichada: 'troops', bogota: 'troops' }).play('patrol')
    expect(t.whyNot('vichada')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    expect(t.whyNot('cesar')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
  })

  test('then one guerrilla turns Active for each cube on every line, whether cubes came or stood there', () => {
    const t = scene({
      bogota: 'troops 2',
      'bogota-neiva-loc': 'farc-underground 3',
      'cali-pasto-loc': 'police, troops, auc-underground 3',
      'bogota-yopal-loc': 'farc-underground',
    }).play('patrol', 'bogota', 'bogota-neiva-loc', '2', 'done')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 2, 'farc-underground': 1, 'farc-active': 2 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ troops: 1, police: 1, 'auc-underground': 1, 'auc-active': 2 })
    expect(t.pieces('bogota-yopal-loc')).toEqual({ 'farc-underground': 1 })
  })

  test('not in cities or departments', () => {
    const t = scene({ bogota: 'troops 3, farc-underground', huila: 'troops 3, farc-underground' })
    finish(t.play('patrol'))
    expect(t.count('bogota', 'farc-underground')).toBe(1)
    expect(t.count('huila', 'farc-underground')).toBe(1)
  })

  test('the Government says whose, where several hide', () => {
    const t = scene({ 'bogota-neiva-loc': 'police, farc-underground, auc-underground', bogota: 'troops' })
    t.play('patrol', 'done')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['farc', 'auc']])
    t.play('auc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 1, 'farc-underground': 1, 'auc-active': 1 })
  })

  test('then one Assault on one line, Police and Troops alike, at no cost', () => {
    const t = scene({
      'bogota-neiva-loc': 'troops, police, farc-underground 3',
      'cali-pasto-loc': 'police, auc-active 2',
      huila: 'troops 3, farc-active',
    }).play('patrol', 'done')
    expect(t.answers).toEqual(expect.arrayContaining(['cali-pasto-loc', 'bogota-neiva-loc', 'done']))
    expect(t.answers).not.toContain('huila')
    t.play('bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 1, police: 1, 'farc-underground': 1 })
    expect(t.answers).not.toContain('cali-pasto-loc')
    expect(t.resources('govt')).toBe(17)
  })

  test('the Assault may be left out', () => {
    const t = scene({ 'bogota-neiva-loc': 'police, farc-active' }).play('patrol', 'done')
    expect([t.question, t.answers]).toEqual(['patrol.assault', ['bogota-neiva-loc', 'air-strike', 'done']])
    // What could come with it may still follow.
    t.play('done')
    expect([t.question, t.answers]).toEqual(['activity.after', ['air-strike', 'done']])
    t.play('done')
    expect(t.count('bogota-neiva-loc', 'farc-active')).toBe(1)
    expect(t.by).toBe('farc')
  })

  test('the Assault is not asked for where none is possible; an Air Lift may make it so', () => {
    const board: Board = { bogota: 'troops 2', 'bogota-neiva-loc': 'farc-active' }
    const t = scene(board).play('patrol', 'done')
    expect(t.question).toBe('activity.after')
    t.play('air-lift', 'bogota-neiva-loc', '2')
    expect([t.question, t.answers]).toEqual(['patrol.assault', ['bogota-neiva-loc', 'done']])
    t.play('bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 2 })
    const limited = scene(board, { position: { slot: 1, firstDid: 'operation' } }).play('patrol', 'done')
    expect(limited.question).not.toBe('patrol.assault')
  })

  test('AA 4.2.1 cubes that have moved and are lifted do not move again', () => {
    const t = scene({ bogota: 'troops 2', neiva: 'police' })
    t.play('patrol', 'bogota', 'cali', '2', 'air-lift', 'pasto', '2')
    expect(t.pieces('pasto')).toEqual({ troops: 2 })
    expect(t.question).toBe('patrol.from')
    expect(t.whyNot('pasto')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
  })

  test('with its last 3 Resources the Government still has its Special Activity', () => {
    const t = scene({ huila: 'cartels-base', bogota: 'troops' }, { resources: { govt: 3 } }).play('patrol')
    expect(t.answers).toEqual(['bogota', 'air-lift', 'air-strike', 'eradicate', 'done'])
    t.play('eradicate')
    expect(t.aid).toBe(13)
  })
})

describe('AA 3.2.3 Sweep', () => {
  describe('AA 4.2.1 Troops that have moved and are lifted do not move again', () => {
    test('those of one space', () => {
      const t = scene({ neiva: 'troops 2', cucuta: 'troops' })
      t.play('sweep', 'huila', 'neiva', '2', 'done', 'air-lift', 'huila', 'cesar', '2')
      t.play('santander')
      expect(t.count('cesar', 'troops')).toBe(2)
      expect(t.whyNot('cesar')).toEqual({ id: 'why.no-troops-in-reach', rule: '3.2.3' })
    })

    test('where some have not moved the Government says whom it lifts', () => {
      const lifted = (moved: string) => {
        const t = scene({ neiva: 'troops', huila: 'troops', cucuta: 'troops' })
        t.play('sweep', 'huila', 'neiva', 'done', 'air-lift', 'huila', 'cesar', '1')
        expect([t.question, t.answers]).toEqual(['moved.how-many', ['0', '1']])
        return t.play(moved, 'santander').answers
      }
      expect(lifted('1')).toContain('huila')
      expect(lifted('1')).not.toContain('cesar')
      expect(lifted('0')).toContain('cesar')
      expect(lifted('0')).not.toContain('huila')
    })
  })

  test('3 Resources for each selected city or department', () => {
    const t = scene({ bogota: 'troops 4' }).play(
      'sweep',
      'huila',
      'bogota',
      '2',
      'done',
      'santander',
      'bogota',
      '2',
      'done',
    )
    expect(t.resources('govt')).toBe(14)
    expect([t.pieces('huila'), t.pieces('santander')]).toEqual([{ troops: 2 }, { troops: 2 }])
  })

  test('not lines, not where no Troops can come and nobody is found', () => {
    const t = scene({ bogota: 'troops', cartagena: 'farc-underground', pasto: 'police, farc-active' }).play('sweep')
    expect(t.whyNot('bogota-neiva-loc')).toEqual({ id: 'why.not-loc', rule: '3.2.3' })
    expect(t.whyNot('cartagena')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
    expect(t.whyNot('pasto')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
  })

  /** Where one of the Troops stands in each of these. */
  const one = (ids: readonly SpaceId[]): Board => Object.fromEntries(ids.map((id) => [id, 'troops']))
  const NEAR: readonly SpaceId[] = [
    'bucaramanga',
    'santa-marta',
    'cucuta',
    'sincelejo',
    'atlantico',
    'antioquia',
    'santander',
    'ayacucho-santa-marta-loc',
    'ayacucho-bucaramanga-loc',
    'ayacucho-sincelejo-loc',
    'ayacucho-cucuta-loc',
  ]
  const FAR: readonly SpaceId[] = [
    'bogota',
    'cali',
    'medellin',
    'ibague',
    'cartagena',
    'choco',
    'huila',
    'arauca',
    'meta-east',
    'cartagena-santa-marta-loc',
    'cartagena-sincelejo-loc',
    'medellin-sincelejo-loc',
    'bogota-bucaramanga-ibague-loc',
    'arauca-cucuta-loc',
  ]

  test('AA-08 Troops come to Cesar from the cities behind the lines at Ayacucho and from all that touches it', () => {
    const t = scene(one([...NEAR, ...FAR])).play('sweep', 'cesar')
    const origins = t.answers.filter((key) => (NEAR as readonly string[]).concat(FAR).includes(key))
    expect(origins.sort()).toEqual([...NEAR].sort())
    expect(t.whyNot('cartagena')).toEqual({ id: 'why.no-troops-in-reach', rule: '3.2.3' })
  })

  test('AA-08 a guerrilla on the line closes it; Troops on that very line still come', () => {
    const board = { ...one([...NEAR, ...FAR]), 'ayacucho-cucuta-loc': 'troops, auc-underground' } as const
    const t = scene(board).play('sweep', 'cesar')
    expect(t.answers).not.toContain('cucuta')
    expect(t.answers).toContain('ayacucho-cucuta-loc')
    expect(t.answers).toContain('bucaramanga')
  })

  test('a sabotaged line, or one with a cube on it, does not hinder', () => {
    const t = scene({ cucuta: 'troops', 'ayacucho-cucuta-loc': 'sabotage, police' }).play('sweep', 'cesar')
    expect(t.answers).toContain('cucuta')
  })

  test('not through cities', () => {
    // Bogotá lies between Meta West and Santander.
    const t = scene({ 'meta-west': 'troops', bogota: 'troops' }).play('sweep', 'santander')
    expect(t.answers).not.toContain('meta-west')
    expect(t.answers).toContain('bogota')
  })

  test('only Troops move', () => {
    const t = scene({ bogota: 'troops, police 3', neiva: 'police 2' }).play('sweep', 'huila')
    expect(t.answers).not.toContain('neiva')
    t.play('bogota')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
  })

  test('Troops that moved do not move again; those of a selected space may leave it, even swap', () => {
    const t = scene({ bogota: 'troops 2', huila: 'troops 1' })
    t.play('sweep', 'huila', 'bogota', '2', 'done', 'bogota')
    // Only the one that stood in Huila comes: no number to choose.
    t.play('huila')
    expect([t.pieces('bogota'), t.pieces('huila')]).toEqual([{ troops: 1 }, { troops: 2 }])
    t.play('done')
    // No chain: the two in Huila cannot go on to Cali.
    expect(t.whyNot('cali')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
  })

  test('all move before anybody is found: cubes that leave do not count, those that come later do', () => {
    const t = scene({ huila: 'troops 3, farc-underground 3', cali: 'cartels-underground 3', pasto: 'troops' })
    t.play('sweep', 'huila', 'done', 'cali', 'huila', '2', 'done')
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-underground': 3 })
    t.play('done')
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-underground': 2, 'farc-active': 1 })
    expect(t.pieces('cali')).toEqual({ troops: 2, 'cartels-underground': 1, 'cartels-active': 2 })
  })

  test('then each cube, Police too, finds one guerrilla; Bases find nobody', () => {
    const t = scene({ huila: 'govt-base, police 2, troops, auc-underground 5' }).play('sweep', 'huila', 'done', 'done')
    expect(t.count('huila', 'auc-active')).toBe(3)
  })

  test('AA-51 in Forest one for every two cubes, odd ones down', () => {
    const forest = (cubes: string) =>
      scene({ choco: `${cubes}, farc-underground 5` })
        .play('sweep', 'choco', 'done', 'done')
        .count('choco', 'farc-active')
    expect(forest('troops 3, police 2')).toBe(2)
    expect(forest('troops 2')).toBe(1)
    expect(scene({ choco: 'troops, farc-underground' }).play('sweep').whyNot('choco')?.id).toBe('why.sweep-nothing')
  })

  test('AA-51 it may only move, or only find', () => {
    const move = scene({ bogota: 'troops' }).play('sweep', 'huila', 'bogota', 'done')
    expect(move.pieces('huila')).toEqual({ troops: 1 })
    const find = scene({ bogota: 'troops 2, auc-underground' }).play('sweep', 'bogota', 'done', 'done')
    expect(find.pieces('bogota')).toEqual({ troops: 2, 'auc-active': 1 })
  })

  test('whose guerrillas, says the Government', () => {
    const t = scene({ bogota: 'troops, auc-underground, farc-underground, cartels-underground' })
    t.play('sweep', 'bogota', 'done', 'done')
    expect(t.answers).toEqual(['farc', 'auc', 'cartels'])
    t.play('cartels')
    expect(t.count('bogota', 'cartels-active')).toBe(1)
  })

  test('AA 3.2.3 nobody is shown who was moved away by hand while the Government chose', () => {
    const t = scene({ choco: 'troops 2, farc-underground, auc-underground 2' }).play('sweep', 'choco', 'done', 'done')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['farc', 'auc']])
    t.interject('govt', 'hand move farc-underground choco huila 1')
    expect(t.pieces('choco')).toEqual({ troops: 2, 'auc-active': 1, 'auc-underground': 1 })
  })
})

describe('AA 3.2.4 Assault', () => {
  /** What is left of ten Active FARC guerrillas. */
  const removed = (space: SpaceId, cubes: string, more: SceneOptions = {}): number => {
    const t = scene({ [space]: `${cubes}, farc-active 10` }, more).play('assault')
    if (t.question === 'assault.where') t.play(space)
    return 10 - t.count(space, 'farc-active')
  }

  test('AA-53 Troops and Police each remove one in a city and on a line', () => {
    expect(removed('cali', 'troops 3, police 2')).toBe(5)
    expect(removed('bogota-neiva-loc', 'troops 3, police 2')).toBe(5)
    expect(removed('cali', 'police 2')).toBe(2)
  })

  test('AA-53 Police count for nothing in Grassland, Forest and Mountain', () => {
    expect(removed('arauca', 'troops 3, police 2')).toBe(3)
    expect(removed('choco', 'troops 3, police 2')).toBe(3)
    expect(removed('huila', 'troops 2, police 6')).toBe(1)
  })

  test('AA-53 in Mountain two Troops remove one, rounded down', () => {
    expect(removed('huila', 'troops 5')).toBe(2)
  })

  test('3 Resources a space', () => {
    const t = scene({ cali: 'police, farc-active', bogota: 'police, farc-active' }).play('assault', 'cali', 'bogota')
    expect(t.resources('govt')).toBe(14)
  })

  test('refused where nobody is exposed or the cubes are too weak', () => {
    const t = scene({
      cali: 'police, farc-active',
      bogota: 'police, farc-active',
      choco: 'troops 3, farc-underground 2, farc-base',
      huila: 'troops, farc-active',
      arauca: 'police 3, farc-active',
    }).play('assault')
    expect(t.whyNot('choco')).toEqual({ id: 'why.assault-none', rule: '3.2.4' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
    expect(t.whyNot('arauca')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
    expect(t.answers).toEqual(['bogota', 'cali', 'air-lift', 'air-strike'])
  })

  test('AA-52 Bases last, faction by faction: an Underground guerrilla shields its own Base only', () => {
    const t = scene({ cali: 'troops 4, farc-underground, farc-base, auc-active, auc-base' }).play('assault', 'cali')
    // AUC's guerrilla first, then its Base: no choice is left at either step.
    expect(t.pieces('cali')).toEqual({ troops: 4, 'farc-underground': 1, 'farc-base': 1 })
  })

  test('a faction without guerrillas there loses its Bases at once', () => {
    const t = scene({ cali: 'troops 2, cartels-base 2, farc-active' }).play('assault', 'cali')
    expect(t.answers).toEqual(['farc-active', 'cartels-base'])
    t.play('cartels-base', 'cartels-base')
    expect(t.pieces('cali')).toEqual({ troops: 2, 'farc-active': 1 })
  })

  test('Bases count as what the target must lose', () => {
    const t = scene({ cali: 'troops 3, farc-active, farc-base, auc-active' }).play('assault', 'cali', 'farc-active')
    expect(t.answers).toEqual(['farc-base', 'auc-active'])
  })

  test('Underground guerrillas are out of reach', () => {
    const t = scene({ cali: 'troops 5, farc-underground 2, farc-active 2' }).play('assault', 'cali')
    expect(t.pieces('cali')).toEqual({ troops: 5, 'farc-underground': 2 })
  })
})

describe('AA 3.2.5 Drug Bust', () => {
  test('6 Aid for each Shipment that an Assault removes', () => {
    const t = scene({ cali: 'troops 2, cartels-active 2, cartels-shipment 2' }).play('assault', 'cali')
    expect([t.aid, t.markers('cali', 'cartels-shipment')]).toEqual([21, 0])
  })

  test('AA-59 another guerrilla in the space may take it over, then there is no Aid; so in both editions', () => {
    for (const edition of ['1st', '2nd']) {
      const board: Board = { cali: 'troops, cartels-active, cartels-shipment, farc-underground, auc-underground' }
      const t = scene(board, { options: { edition } }).play('assault')
      expect([t.by, t.question, t.answers]).toEqual(['cartels', 'shipment.whose', ['farc', 'auc', 'remove']])
      t.play('farc')
      expect([t.aid, t.markers('cali', 'farc-shipment')]).toEqual([9, 1])
      const lost = scene(board, { options: { edition } }).play('assault', 'remove')
      expect(lost.aid).toBe(15)
    }
  })

  test('AA-59 the owner keeps it under another guerrilla of its own', () => {
    const t = scene({ cali: 'troops, cartels-active 2, cartels-shipment' }).play('assault')
    expect([t.aid, t.markers('cali', 'cartels-shipment')]).toEqual([9, 1])
    expect(t.question).not.toBe('shipment.whose')
  })

  test('each of several Shipments is decided on its own', () => {
    const t = scene({ cali: 'troops, cartels-active, cartels-shipment 2, farc-underground' }).play(
      'assault',
      'farc',
      'remove',
    )
    expect([t.aid, t.markers('cali', 'farc-shipment')]).toEqual([15, 1])
  })

  test('in the Assault of a Patrol too', () => {
    const t = scene({ 'bogota-neiva-loc': 'police, farc-active, farc-shipment' }).play(
      'patrol',
      'done',
      'bogota-neiva-loc',
    )
    expect(t.aid).toBe(15)
  })
})

import { BadInput } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import { type Board, refusal, scene } from './kit.ts'

test('AA 1.4 forces: Troops, Police and Bases of the Government, guerrillas and Bases of the insurgents', () => {
  const types = (faction: string) => new Set(andeanAbyss.pieces.filter((p) => p.faction === faction).map((p) => p.type))
  expect(types('govt')).toEqual(new Set(['troops', 'police', 'base']))
  for (const insurgent of ['farc', 'auc', 'cartels']) expect(types(insurgent)).toEqual(new Set(['guerrilla', 'base']))
})

describe('AA 1.4.1 availability and removal', () => {
  test('the inventory', () => {
    expect(Object.fromEntries(andeanAbyss.supplies.map(({ id, count }) => [id, count]))).toEqual({
      troops: 30,
      police: 30,
      'govt-bases': 3,
      'farc-guerrillas': 30,
      'farc-bases': 9,
      'auc-guerrillas': 18,
      'auc-bases': 6,
      'cartels-guerrillas': 12,
      'cartels-bases': 15,
    })
  })

  test('no more can be placed than are Available: Train with one of the Troops left', () => {
    const t = scene({ cali: 'troops 29' }).play('train', 'bogota')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test('Active and Underground guerrillas draw on the same supply', () => {
    const t = scene(
      { huila: 'cartels-active 6, cartels-underground 6, cartels-base' },
      { first: 'cartels', seats: { cartels: 'bot' } },
    )
    t.play('rally', 'huila')
    expect(t.whyNot('guerrilla')).toEqual({ id: 'why.none-available', rule: '1.4.1' })
    expect(t.whyNot('many')).toEqual({ id: 'why.none-available', rule: '1.4.1' })
  })

  test('without a Base Available two guerrillas cannot become one', () => {
    const t = scene(
      { santander: 'auc-base 2', antioquia: 'auc-base 2', cesar: 'auc-base 2', huila: 'auc-underground 2' },
      { first: 'auc' },
    ).play('rally', 'huila')
    expect(t.whyNot('base')).toEqual({ id: 'why.no-base', rule: '1.4.1' })
  })

  test('AA-05 own guerrillas are taken up during a Rally and placed anew Underground', () => {
    const t = scene({ huila: 'cartels-active 11, cartels-base', choco: 'cartels-active' }, { first: 'cartels' })
    t.play('rally', 'huila')
    t.interject('cartels', 'withdraw cartels-active huila 4').play('many')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3', 'done')
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 7, 'cartels-underground': 3, 'cartels-base': 1 })
  })

  describe('AA-05 a Rally with none Available asks where the guerrilla is taken from', () => {
    const all: Board = { huila: 'cartels-active 11', 'cali-pasto-loc': 'cartels-active, cartels-shipment' }

    test('it is offered, and can be carried through, also as a Limited Operation', () => {
      const t = scene(all, { first: 'cartels' }).play('rally', 'choco', 'guerrilla')
      expect([t.question, t.rule, t.answers]).toEqual(['recall.where', '1.4.1', ['huila', 'cali-pasto-loc']])
      t.play('huila')
      expect([t.pieces('choco'), t.count('huila', 'cartels-active')]).toEqual([{ 'cartels-underground': 1 }, 10])
      const second = scene(all, { card: 55, position: { slot: 1, firstDid: 'operation' }, eligible: ['cartels'] })
      expect(second.answers).toContain('rally')
      second.play('rally', 'choco', 'cali-pasto-loc')
      expect([second.pieces('choco'), second.markers('cali-pasto-loc', 'cartels-shipment')]).toEqual([
        { 'cartels-underground': 1 },
        0,
      ])
    })

    test('from the very space too: it comes back Underground', () => {
      const t = scene(all, { first: 'cartels' }).play('rally', 'huila', 'guerrilla', 'huila')
      expect(t.pieces('huila')).toEqual({ 'cartels-active': 10, 'cartels-underground': 1 })
    })

    test('what is taken off while that is asked is placed', () => {
      const t = scene(all, { first: 'cartels' }).play('rally', 'choco', 'guerrilla')
      t.interject('cartels', 'withdraw cartels-active huila 1')
      expect([t.question, t.pieces('choco')]).toEqual(['rally.where', { 'cartels-underground': 1 }])
    })

    test('non-players do not', () => {
      const t = scene({ 'cali-pasto-loc': 'cartels-active 12' }, { first: 'cartels', seats: { cartels: 'bot' } })
      expect(t.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    })
  })

  test('only own pieces, and only as many as there are', () => {
    const t = scene({ huila: 'farc-active 2, auc-active' }, { first: 'farc' }).play('rally')
    const what = { id: 'why.withdraw-what', rule: '1.4.1' }
    expect(refusal(t, 'farc', 'withdraw auc-active huila 1')).toEqual(what)
    expect(refusal(t, 'farc', 'withdraw farc-active huila 3')).toEqual(what)
    expect(refusal(t, 'farc', 'withdraw farc-active huila 0')).toEqual(what)
    expect(refusal(t, 'farc', 'withdraw farc-active cesar 1')).toEqual(what)
    expect(refusal(t, 'farc', 'withdraw farc-active huila 2')).toBeUndefined()
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
  })

  test('not before an Operation or Event is chosen, not by others, not in a Propaganda round', () => {
    const t = scene({ huila: 'farc-active 2, auc-active' }, { first: 'farc' })
    const not = { id: 'why.own-removal', rule: '1.4.1' }
    expect(refusal(t, 'farc', 'withdraw farc-active huila 1')).toEqual(not)
    t.play('rally')
    expect(refusal(t, 'auc', 'withdraw auc-active huila 1')).toEqual(not)
    const round = scene(
      { huila: 'farc-active 2, farc-base, farc-shipment' },
      { card: 73, played: [4], phase: 'resources' },
    )
    expect(round.by).toBe('farc')
    expect(refusal(round, 'farc', 'withdraw farc-active huila 1')).toEqual(not)
  })

  test('non-players take nothing off by themselves', () => {
    const t = scene({ huila: 'farc-active 2' }, { first: 'farc', seats: { farc: 'bot' } }).play('rally')
    expect(refusal(t, 'farc', 'withdraw farc-active huila 1')?.id).toBe('why.own-removal')
  })

  test('a faction that an event lets operate: in the 1st edition it may, in the 2nd not', () => {
    const give = (edition: string) => {
      const t = scene({ huila: 'farc-active 2' }, { card: 20, eligible: ['govt'], options: { edition } })
      t.play('event', 'shaded', 'march')
      expect(t.by).toBe('farc')
      return refusal(t, 'farc', 'withdraw farc-active huila 1')
    }
    expect(give('1st')).toBeUndefined()
    expect(give('2nd')).toEqual({ id: 'why.own-removal', rule: '1.4.1' })
  })

  test('a Shipment of withdrawn carriers goes to another guerrilla there or off the map', () => {
    const t = scene({ huila: 'cartels-active, cartels-shipment, auc-underground' }, { first: 'cartels' }).play('rally')
    t.interject('cartels', 'withdraw cartels-active huila 1')
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.whose'])
    t.play('auc')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
    expect(t.question).toBe('rally.where')
  })

  test('a group that is taken off while its size is asked for goes nowhere; what is left of it goes', () => {
    const marching = () => scene({ huila: 'farc-active 2' }, { first: 'farc' }).play('march', 'choco')
    expect(marching().question).toBe('move.how-many')
    expect(marching().interject('farc', 'withdraw farc-active huila 1').pieces('choco')).toEqual({ 'farc-active': 1 })
    const t = marching().interject('farc', 'withdraw farc-active huila 2')
    expect(t.pieces('choco')).toEqual({})
    expect(t.resources('farc')).toBe(19)
  })

  test('AA-06 an Assault with 3 Troops in a Forest must remove 3 Active pieces of its target', () => {
    const t = scene({ choco: 'troops 3, farc-active 2, farc-underground, auc-active 4' }).play('assault', 'choco')
    t.play('auc-active')
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.play('auc-active')
    expect(t.answers).not.toContain('done')
    t.play('auc-active')
    expect(t.pieces('choco')).toEqual({ troops: 3, 'farc-active': 2, 'farc-underground': 1, 'auc-active': 1 })
  })

  test('other factions may be left alone once the target has nothing more in reach', () => {
    const t = scene({ choco: 'troops 3, farc-active, farc-underground, auc-active 2' }).play('assault', 'choco')
    t.play('farc-active')
    expect(t.answers).toEqual(['auc-active', 'done'])
    t.play('done', 'done')
    expect(t.pieces('choco')).toEqual({ troops: 3, 'farc-underground': 1, 'auc-active': 2 })
  })

  test('activation too is to the full for a faction once targeted', () => {
    const t = scene({ huila: 'troops 3, farc-underground 2, auc-underground 2' }).play('sweep', 'huila', 'done', 'done')
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.answers).toEqual(['auc', 'done'])
    t.play('done')
    expect(t.pieces('huila')).toEqual({ troops: 3, 'farc-active': 2, 'auc-underground': 2 })
  })
})

describe('AA 1.4.2 stacking', () => {
  test('two Bases to a space, of whatever factions', () => {
    const elsewhere = { vichada: 'farc-underground' } as const
    const t = scene({ huila: 'farc-underground 2, auc-base, cartels-base', ...elsewhere }, { first: 'farc' })
    t.play('rally', 'huila')
    expect(t.whyNot('base')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
    const room = scene({ huila: 'farc-underground 2, auc-base' }, { first: 'farc' }).play('rally', 'huila', 'base')
    expect(room.pieces('huila')).toEqual({ 'farc-base': 1, 'auc-base': 1 })
  })

  test('the Government builds no third Base either', () => {
    const t = scene({ cali: 'troops 3, cartels-base 2' }).play('train', 'cali', '0', '0', 'done')
    // Without the Base, and without Control, nothing is left to choose: the Training is over.
    expect(t.pieces('cali')).toEqual({ troops: 3, 'cartels-base': 2 })
    expect(t.by).toBe('farc')
  })

  test('a position with a Base on a line is no position', () => {
    expect(() => scene({ 'bogota-neiva-loc': 'farc-base' })).toThrow(BadInput)
    expect(() => scene({ huila: 'farc-base 2, auc-base' })).toThrow(BadInput)
  })

  test('no Government forces in a FARC Zone: no Train, no Sweep, no Air Lift', () => {
    const t = scene({ 'meta-west': 'farc-zone, farc-underground 2', bogota: 'troops 3' }).play('train')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
    t.play('bogota', '0', '0', 'air-lift')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.no-entry', rule: '1.4.2' })
    const sweep = scene({ 'meta-west': 'farc-zone, farc-underground 2', bogota: 'troops 3' }).play('sweep')
    expect(sweep.whyNot('meta-west')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
    expect(() => scene({ 'meta-west': 'farc-zone, troops' })).toThrow(BadInput)
  })

  describe('Ecuador holds two pieces of each faction', () => {
    const lasting = { 33: 'shaded' } as const

    test('a Rally with a Base there brings one guerrilla', () => {
      const t = scene({ ecuador: 'farc-base' }, { first: 'farc', lasting }).play('rally', 'ecuador')
      t.play('done')
      expect(t.pieces('ecuador')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
      const full = scene({ ecuador: 'farc-active 2' }, { first: 'farc', lasting }).play('rally', 'ecuador', 'done')
      // With two there, only trading them for a Base is left, and it is taken.
      expect(full.pieces('ecuador')).toEqual({ 'farc-base': 1 })
    })

    test('a March brings as many as fit, and none into a full Ecuador', () => {
      const t = scene({ ecuador: 'farc-underground', narino: 'farc-underground 4' }, { first: 'farc', lasting })
      t.play('march', 'narino', 'ecuador')
      // One fits: no number to choose.
      expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 2 })
      t.play('narino')
      expect(t.whyNot('ecuador')?.id).toBe('why.one-group')
      const full = scene({ ecuador: 'farc-base 2', narino: 'farc-underground 4' }, { first: 'farc', lasting })
      full.play('march', 'narino')
      expect(full.whyNot('ecuador')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
    })

    test('a Sweep, Train and Air Lift bring two cubes', () => {
      const sweep = scene({ pasto: 'troops 4' }, { lasting }).play('sweep', 'ecuador', 'pasto')
      expect(sweep.answers).toEqual(['1', '2'])
      const train = scene({ ecuador: 'govt-base' }, { lasting }).play('train', 'ecuador')
      expect(train.answers).toEqual(['0', '1'])
      const lift = scene({ pasto: 'troops 4', ecuador: 'police' }, { lasting }).play('patrol', 'air-lift', 'ecuador')
      expect(lift.pieces('ecuador')).toEqual({ troops: 1, police: 1 })
    })
  })
})

describe('AA 1.4.3 Underground and Active', () => {
  test('new guerrillas enter Underground, also those that an Attack brings', () => {
    const t = scene({ huila: 'farc-active 2, police 3' }, { first: 'farc', dice: [1] }).play('attack')
    expect(t.pieces('huila')).toEqual({ police: 1, 'farc-active': 2, 'farc-underground': 1 })
  })

  test('a guerrilla that comes back comes Underground, whatever it was', () => {
    const t = scene({ huila: 'cartels-active 12' }, { first: 'cartels' }).play('rally')
    t.interject('cartels', 'withdraw cartels-active huila 12').play('choco')
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 1 })
  })

  test('only guerrillas have two states: Bases and cubes are exposed as they are', () => {
    for (const id of ['troops', 'police', 'govt-base', 'farc-base', 'auc-base', 'cartels-base']) {
      const piece = andeanAbyss.pieceIndex.get(id) as number
      expect(andeanAbyss.flipOf[piece]).toBe(piece)
    }
  })

  test('Attack "Activates" guerrillas that are Active already', () => {
    const t = scene({ huila: 'farc-active 2, police' }, { first: 'farc', dice: [2] }).play('attack')
    // The only space and the only target are taken unasked.
    expect(t.pieces('huila')).toEqual({ 'farc-active': 2 })
  })

  test('Terror asks for an Underground one', () => {
    const t = scene(
      { huila: 'farc-active 2', choco: 'farc-underground', cesar: 'farc-underground' },
      { first: 'farc' },
    ).play('terror')
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
  })
})

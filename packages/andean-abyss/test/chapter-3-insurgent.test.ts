import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, event, type Scene, type SceneOptions, scene } from './kit.ts'

const FACTIONS: readonly FactionId[] = ['govt', 'farc', 'auc', 'cartels']

/** A scene in which a faction has a Limited Operation: one space, no Special Activity, so only the rule at hand asks. */
const limited = (board: Board, by: FactionId, more: SceneOptions = {}): Scene =>
  scene(board, {
    ...more,
    position: {
      slot: 1,
      firstDid: 'operation',
      factions: Object.fromEntries(FACTIONS.map((f) => [f, { eligible: f === by }])),
    },
  })

test('AA 3.3 Rally, March, Attack and Terror are the insurgents’', () => {
  for (const first of ['farc', 'auc', 'cartels'] as const) {
    const t = scene({ huila: `${first}-underground, police` }, { first })
    expect(t.answers).toEqual(['rally', 'march', 'attack', 'terror', 'event', 'pass'])
  }
})

describe('AA 3.3.1 Rally', () => {
  test('1 Resource a space; one guerrilla, Underground, also where nobody of the faction was', () => {
    const t = scene({}, { first: 'cartels', resources: { cartels: 2 } }).play('rally', 'bogota', 'cali')
    expect(t.resources('cartels')).toBe(0)
    expect([t.pieces('bogota'), t.pieces('cali')]).toEqual([{ 'cartels-underground': 1 }, { 'cartels-underground': 1 }])
  })

  test('cities and departments, not lines', () => {
    expect(scene({}, { first: 'farc' }).play('rally').whyNot('bogota-neiva-loc')).toEqual({
      id: 'why.not-loc',
      rule: '3.3.1',
    })
  })

  const levels: Board = {
    bogota: 'active-support',
    cali: 'passive-support',
    medellin: 'neutral',
    pasto: 'passive-opposition',
    neiva: 'active-opposition',
  }

  test('FARC only in Neutral or Opposition spaces', () => {
    const t = scene(levels, { first: 'farc' }).play('rally')
    for (const id of ['bogota', 'cali']) expect(t.whyNot(id)).toEqual({ id: 'why.support', rule: '3.3.1' })
    for (const id of ['medellin', 'pasto', 'neiva']) expect(t.answers).toContain(id)
  })

  test('AUC only in Neutral or Support spaces', () => {
    const t = scene(levels, { first: 'auc' }).play('rally')
    for (const id of ['pasto', 'neiva']) expect(t.whyNot(id)).toEqual({ id: 'why.opposition', rule: '3.3.1' })
    for (const id of ['bogota', 'cali', 'medellin']) expect(t.answers).toContain(id)
  })

  test('Cartels in all of them', () => {
    const t = scene(levels, { first: 'cartels' }).play('rally')
    for (const id of ['bogota', 'cali', 'medellin', 'pasto', 'neiva']) expect(t.answers).toContain(id)
  })

  test('without a Base: a guerrilla, or two guerrillas for a Base; the rest needs a Base', () => {
    const t = limited({ huila: 'farc-underground 2', cesar: 'farc-active' }, 'farc').play('rally', 'huila')
    expect(t.answers).toEqual(['guerrilla', 'base'])
    expect(t.whyNot('many')).toEqual({ id: 'why.needs-base', rule: '3.3.1' })
    expect(t.whyNot('regroup')).toEqual({ id: 'why.needs-base', rule: '3.3.1' })
  })

  test('one guerrilla makes no Base; an enemy’s Base is no Base', () => {
    const t = limited({ huila: 'farc-underground, auc-base' }, 'farc').play('rally', 'huila')
    // Only the guerrilla was possible: it came unasked.
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 2, 'auc-base': 1 })
  })

  test('guerrillas of either state become the Base', () => {
    const t = limited({ huila: 'farc-underground 2, farc-active 2' }, 'farc').play('rally', 'huila', 'base')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-active': 1, 'farc-base': 1 })
  })

  test('with a Base all four ways are open, and just one is taken', () => {
    const t = limited({ huila: 'farc-underground 2, farc-base, farc-active' }, 'farc').play('rally', 'huila')
    expect(t.answers).toEqual(['guerrilla', 'base', 'many', 'regroup'])
    t.play('guerrilla')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 3, 'farc-active': 1, 'farc-base': 1 })
    expect(t.by).not.toBe('farc')
  })

  test('as many guerrillas as own Bases and population', () => {
    const most = (board: Board, space: SpaceId) => limited(board, 'auc').play('rally', space, 'many').answers
    expect(most({ huila: 'auc-base 2' }, 'huila')).toEqual(['1', '2', '3', '4'])
    expect(most({ huila: 'auc-base, cartels-base' }, 'huila')).toEqual(['1', '2', '3'])
    expect(most({ bogota: 'auc-base' }, 'bogota')).toHaveLength(9)
    expect(most({ vichada: 'auc-base 2' }, 'vichada')).toEqual(['1', '2'])
  })

  test('no more than are Available, unless a player takes own ones off the map to place them again', () => {
    const board: Board = { bogota: 'cartels-base', huila: 'cartels-underground 9' }
    const rally = (more: SceneOptions = {}) => limited(board, 'cartels', more).play('rally', 'bogota', 'many')
    expect(rally({ seats: { cartels: 'bot' } }).answers).toEqual(['1', '2', '3'])
    const t = rally()
    expect(t.answers).toHaveLength(9)
    t.play('4')
    expect([t.pieces('bogota'), t.pieces('huila')]).toEqual([
      { 'cartels-base': 1, 'cartels-underground': 4 },
      { 'cartels-underground': 8 },
    ])
  })

  test('or any guerrillas come from anywhere and all there go Underground', () => {
    const t = limited(
      {
        huila: 'farc-base, farc-active 2',
        cesar: 'farc-active 3, farc-underground',
        'bogota-neiva-loc': 'farc-active',
        amazonas: 'farc-active',
      },
      'farc',
    ).play('rally', 'huila', 'regroup')
    expect(t.answers).toEqual(['cesar', 'amazonas', 'bogota-neiva-loc', 'done'])
    t.play('cesar', '1', '2', 'bogota-neiva-loc', 'done')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 1, 'farc-underground': 6 })
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('amazonas')).toEqual({ 'farc-active': 1 })
    expect(t.resources('farc')).toBe(19)
  })

  test('with nobody coming those there hide all the same', () => {
    const t = limited({ huila: 'farc-base, farc-active 2', cesar: 'farc-active' }, 'farc')
    t.play('rally', 'huila', 'regroup', 'done')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 1, 'farc-underground': 2 })
  })

  test('coming together past cubes in a Support space Activates nobody', () => {
    const t = limited({ cali: 'auc-base, police 5, active-support', huila: 'auc-underground 5' }, 'auc')
    t.play('rally', 'cali', 'regroup', 'huila', '5')
    expect(t.count('cali', 'auc-underground')).toBe(5)
  })

  test('Shipments come along with their carriers', () => {
    const t = limited({ huila: 'farc-base', cesar: 'farc-active 2, farc-shipment 2' }, 'farc').play(
      'rally',
      'huila',
      'regroup',
    )
    t.play('cesar', '1')
    expect([t.question, t.answers]).toEqual(['shipment.carry', ['0', '1', '2']])
    t.play('1')
    expect([t.markers('huila', 'farc-shipment'), t.markers('cesar', 'farc-shipment')]).toEqual([1, 1])
  })

  test('carriers that become a Base drop their Shipments: handed on, or lost without Aid', () => {
    const board: Board = { huila: 'cartels-active 2, cartels-shipment, auc-underground' }
    const t = limited(board, 'cartels').play('rally', 'huila', 'base')
    expect([t.by, t.question, t.answers]).toEqual(['cartels', 'shipment.whose', ['auc', 'remove']])
    t.play('auc')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
    const lost = limited(board, 'cartels').play('rally', 'huila', 'base', 'remove')
    expect([lost.markers('huila', 'auc-shipment'), lost.aid]).toEqual([0, 9])
    const kept = limited({ huila: 'cartels-active 3, cartels-shipment' }, 'cartels').play('rally', 'huila', 'base')
    expect(kept.markers('huila', 'cartels-shipment')).toBe(1)
  })

  test('a Base built there does not count in the same Rally: one way in a space', () => {
    const t = limited({ huila: 'farc-underground 4' }, 'farc').play('rally', 'huila', 'base')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 2, 'farc-base': 1 })
    expect(t.by).not.toBe('farc')
  })
})

describe('AA 3.3.2 March', () => {
  test('1 Resource for each city or department entered, however many groups come; lines are free', () => {
    const t = scene({ huila: 'cartels-underground 4', cali: 'cartels-underground 2' }, { first: 'cartels' })
    t.play('march', 'huila', 'choco', '1', 'cali', 'choco', '1')
    expect(t.resources('cartels')).toBe(19)
    t.play('huila', 'bogota-neiva-loc', '1', 'huila', 'bogota', '1')
    expect(t.resources('cartels')).toBe(18)
    expect([t.count('choco', 'cartels-underground'), t.count('bogota', 'cartels-underground')]).toEqual([2, 1])
  })

  test('any number of spaces are left; each guerrilla moves one space, once', () => {
    const t = scene({ huila: 'cartels-underground 2', choco: 'cartels-underground' }, { first: 'cartels' })
    t.play('march', 'huila', 'choco', '2')
    expect(t.answers).toContain('choco')
    // Only the one that stood in Chocó goes on.
    t.play('choco', 'medellin')
    expect([t.count('choco', 'cartels-underground'), t.count('medellin', 'cartels-underground')]).toEqual([2, 1])
    expect(t.whyNot('choco')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
    expect(t.whyNot('medellin')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
  })

  test('one that has moved and then shows itself (Extort) has moved all the same', () => {
    const t = scene({ huila: 'farc-underground 2', cesar: 'farc-underground' }, { first: 'farc' })
    t.play('march', 'huila', 'choco', '2', 'extort', 'choco', 'done')
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 1, 'farc-active': 1 })
    expect(t.whyNot('choco')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
  })

  describe('AA 4.3.1 who Extorts in mid-March says which guerrilla shows itself', () => {
    const extorting = () => {
      const t = scene({ huila: 'farc-underground', choco: 'farc-underground' }, { first: 'farc' })
      t.play('march', 'huila', 'choco', 'extort')
      expect([t.question, t.answers]).toEqual(['moved.how-many', ['0', '1']])
      return t
    }

    test('one that has not moved may still go, Active', () => {
      const t = extorting().play('0')
      expect(t.pieces('choco')).toEqual({ 'farc-underground': 1, 'farc-active': 1 })
      t.play('choco', 'medellin')
      expect(t.pieces('medellin')).toEqual({ 'farc-active': 1 })
    })

    test('if one that has moved does, the other may still go, Underground', () => {
      const t = extorting().play('1', 'choco', 'medellin')
      expect(t.pieces('choco')).toEqual({ 'farc-active': 1 })
      expect(t.pieces('medellin')).toEqual({ 'farc-underground': 1 })
    })
  })

  test('AA 4.5.4 the same for own guerrillas that a Bribe turns over', () => {
    const bribing = () =>
      scene({ huila: 'cartels-active', choco: 'cartels-active' }, { first: 'cartels' }).play(
        'march',
        'huila',
        'choco',
        'bribe',
      )
    const t = bribing()
    expect([t.question, t.answers]).toEqual(['moved.how-many', ['0', '1']])
    t.play('0', 'done', 'choco', 'medellin')
    expect(t.pieces('medellin')).toEqual({ 'cartels-underground': 1 })
    expect(bribing().play('1', 'done', 'choco', 'medellin').pieces('medellin')).toEqual({ 'cartels-active': 1 })
  })

  test('guerrillas from one space to another go as one group: no second group the same way', () => {
    const t = scene({ huila: 'cartels-underground 4', cesar: 'cartels-active' }, { first: 'cartels' })
    t.play('march', 'huila', 'choco', '2', 'huila')
    expect(t.whyNot('choco')).toEqual({ id: 'why.one-group', rule: '3.3.2' })
  })

  test('the group may mix states; Underground ones and Active ones are counted out', () => {
    const t = scene({ huila: 'cartels-underground 2, cartels-active 2' }, { first: 'cartels' })
    t.play('march', 'huila', 'choco', '1', '2')
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 1, 'cartels-active': 2 })
  })

  /** The guerrillas that arrive: Underground or Active. */
  const arrive = (by: 'farc' | 'auc' | 'cartels', n: number, to: SpaceId, there: string, from: SpaceId = 'huila') => {
    const t = limited({ [from]: `${by}-underground ${n + 1}`, [to]: there }, by).play('march', to, String(n))
    return { underground: t.count(to, `${by}-underground`), active: t.count(to, `${by}-active`) }
  }
  const hidden = (n: number) => ({ underground: n, active: 0 })
  const seen = (n: number) => ({ underground: 0, active: n })

  test('AA-09 two guerrillas into Passive Support with two cubes: 4 exceeds 3, both turn Active', () => {
    expect(arrive('farc', 2, 'santander', 'passive-support, troops, police', 'meta-east')).toEqual(seen(2))
  })

  test('AA-09 with one cube less they stay Underground; so they do where it is Neutral', () => {
    expect(arrive('farc', 2, 'santander', 'passive-support, troops', 'meta-east')).toEqual(hidden(2))
    expect(arrive('farc', 2, 'santander', 'troops, police', 'meta-east')).toEqual(hidden(2))
  })

  test('lines watch too: more than 3 guerrillas and cubes together', () => {
    expect(arrive('cartels', 3, 'bogota-neiva-loc', '')).toEqual(hidden(3))
    expect(arrive('cartels', 4, 'bogota-neiva-loc', '')).toEqual(seen(4))
    expect(arrive('cartels', 1, 'bogota-neiva-loc', 'police 3')).toEqual(seen(1))
    expect(arrive('cartels', 1, 'bogota-neiva-loc', 'police 2')).toEqual(hidden(1))
  })

  test('a city with Active Support as well; Population 0 and Opposition do not mind FARC and Cartels', () => {
    expect(arrive('cartels', 3, 'cali', 'active-support, police')).toEqual(seen(3))
    expect(arrive('farc', 4, 'choco', 'active-opposition, troops 3')).toEqual(hidden(4))
    expect(arrive('cartels', 4, 'choco', 'active-opposition, troops 3')).toEqual(hidden(4))
    expect(arrive('farc', 4, 'vichada', 'troops 3', 'meta-east')).toEqual(hidden(4))
  })

  test('only cubes count: no Bases, no guerrillas, not even FARC’s against the Cartels', () => {
    expect(arrive('farc', 3, 'cali', 'active-support, govt-base, auc-active 5')).toEqual(hidden(3))
    expect(arrive('cartels', 3, 'cali', 'active-support, farc-active 5, farc-base')).toEqual(hidden(3))
  })

  test('AA-54 AUC is seen where there is Opposition too, and FARC guerrillas count as cubes', () => {
    expect(arrive('auc', 2, 'choco', 'passive-opposition, farc-underground 2')).toEqual(seen(2))
    expect(arrive('auc', 2, 'choco', 'passive-opposition, farc-active, police')).toEqual(seen(2))
    expect(arrive('auc', 2, 'choco', 'passive-opposition, farc-active, farc-base')).toEqual(hidden(2))
    expect(arrive('auc', 2, 'cali', 'passive-support, farc-active 2')).toEqual(seen(2))
    expect(arrive('auc', 2, 'bogota-neiva-loc', 'farc-active 2')).toEqual(seen(2))
    expect(arrive('auc', 2, 'choco', 'farc-active 2, troops 2')).toEqual(hidden(2))
  })

  test('AA-54 FARC marching there is not seen', () => {
    const t = limited({ huila: 'farc-underground 3', choco: 'passive-opposition, farc-underground 2' }, 'farc')
    t.play('march', 'huila', 'choco', '2')
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 4 })
  })

  test('each group is judged by itself: those there and those that came before stay as they are', () => {
    const t = scene(
      { huila: 'farc-underground 3', choco: 'farc-underground 2', cali: 'passive-support, police, farc-underground' },
      { first: 'farc' },
    )
    t.play('march', 'choco', 'cali', '2', 'huila', 'cali', '3', 'done')
    // 2 and a cube pass; 3 and a cube are seen, and only those three.
    expect(t.pieces('cali')).toEqual({ police: 1, 'farc-underground': 3, 'farc-active': 3 })
  })

  test('the whole group turns Active, and counts its Active ones', () => {
    const t = limited({ huila: 'farc-underground 2, farc-active 2', cali: 'passive-support' }, 'farc')
    t.play('march', 'cali', '2', '2')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 4 })
  })

  test('what turned Active on the move has moved: it does not go on', () => {
    const t = scene({ huila: 'cartels-underground 4', cesar: 'cartels-active' }, { first: 'cartels' })
    t.play('march', 'huila', 'bogota-neiva-loc', '4')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ 'cartels-active': 4 })
    expect(t.whyNot('bogota-neiva-loc')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
  })

  test('Shipments: all go with the last guerrilla, otherwise the owner says how many', () => {
    const all = limited({ huila: 'cartels-underground, cartels-shipment 2', cesar: 'cartels-active' }, 'cartels')
    all.play('march', 'huila', 'choco')
    expect(all.markers('choco', 'cartels-shipment')).toBe(2)
    const some = limited({ huila: 'cartels-underground 2, cartels-shipment 2', cesar: 'cartels-active' }, 'cartels')
    some.play('march', 'huila', 'choco', '1')
    expect(some.answers).toEqual(['0', '1', '2'])
    some.play('2')
    expect([some.markers('huila', 'cartels-shipment'), some.markers('choco', 'cartels-shipment')]).toEqual([0, 2])
  })

  test('AA-55 guerrillas that an event moves keep their state', () => {
    const t = event(
      20,
      'unshaded',
      { huila: 'farc-underground 4', cali: 'active-support, police 4' },
      { eligible: ['govt'] },
    )
    t.play('huila', 'cali', '4')
    if (t.by === 'govt' && t.answers.includes('done')) t.play('done')
    expect(t.pieces('cali')).toEqual({ police: 4, 'farc-underground': 4 })
  })
})

describe('AA 3.3.3 Attack', () => {
  const attack = (
    board: Board,
    dice: readonly number[],
    by: 'farc' | 'auc' | 'cartels' = 'farc',
    more: SceneOptions = {},
  ) => {
    const t = limited(board, by, { ...more, dice }).play('attack')
    if (t.question === 'attack.where') t.play('huila')
    return t
  }

  test('needs a guerrilla, of either state, and an enemy piece; 1 Resource a space', () => {
    const t = scene(
      {
        huila: 'farc-active 6, police',
        choco: 'farc-underground 6, auc-base',
        cesar: 'farc-underground',
        cali: 'farc-base, police',
      },
      { first: 'farc', dice: [6, 6] },
    ).play('attack')
    expect(t.whyNot('cesar')).toEqual({ id: 'why.no-enemy', rule: '3.3.3' })
    expect(t.whyNot('cali')).toEqual({ id: 'why.no-guerrilla', rule: '3.3.3' })
    t.play('huila', 'choco')
    expect(t.resources('farc')).toBe(18)
  })

  test('all guerrillas there turn Active, success or not', () => {
    expect(attack({ huila: 'farc-underground 2, farc-active, police' }, [6]).pieces('huila')).toEqual({
      'farc-active': 3,
      police: 1,
    })
    expect(attack({ huila: 'farc-underground 2, farc-active, police' }, [3]).pieces('huila')).toEqual({
      'farc-active': 3,
    })
  })

  test('a roll of no more than the guerrillas there succeeds, Active or not before', () => {
    expect(attack({ huila: 'farc-active 4, police 5' }, [4]).count('huila', 'police')).toBe(3)
    expect(attack({ huila: 'farc-active 4, police 5' }, [5]).count('huila', 'police')).toBe(5)
    expect(attack({ huila: 'farc-active 3, farc-base 2, police 5' }, [4]).count('huila', 'police')).toBe(5)
  })

  test('two pieces go, of one faction or two, Underground guerrillas too', () => {
    const t = attack({ huila: 'farc-active 4, police, auc-underground, cartels-active' }, [4])
    expect(t.answers).toEqual(['police', 'auc-underground', 'cartels-active'])
    t.play('auc-underground')
    expect(t.answers).toEqual(['police', 'cartels-active', 'done'])
    t.play('police')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 4, 'cartels-active': 1 })
  })

  test('a faction once hit is hit to the full: one may stop only when it has nothing more to lose', () => {
    const t = attack({ huila: 'farc-active 4, police 2, auc-underground' }, [4]).play('police')
    expect(t.answers).toEqual(['police', 'auc-underground'])
    const stop = attack({ huila: 'farc-active 4, police, auc-underground' }, [4]).play('police', 'done')
    expect(stop.pieces('huila')).toEqual({ 'farc-active': 4, 'auc-underground': 1 })
  })

  test('a faction’s Bases go only after all its cubes or guerrillas there', () => {
    const t = attack({ huila: 'farc-active 4, troops, govt-base, auc-base' }, [4])
    expect(t.answers).toEqual(['troops', 'auc-base'])
    t.play('troops')
    expect(t.answers).toEqual(['govt-base', 'auc-base'])
    const guarded = attack({ huila: 'farc-active 4, auc-underground 2, auc-base' }, [4])
    expect(guarded.pieces('huila')).toEqual({ 'farc-active': 4, 'auc-base': 1 })
  })

  test('a 1 always succeeds and brings an Underground guerrilla, placed first', () => {
    const t = attack({ huila: 'farc-active, police 3, troops' }, [1])
    // The new one is there before the first victim is chosen.
    expect(t.question).toBe('remove.which')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1, police: 3, troops: 1 })
    t.play('troops')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1, police: 2 })
  })

  test('what comes after an Attack out of turn is not hit by it, though it had strength left', () => {
    const t = scene({ huila: 'farc-active 6, police', cesar: 'farc-active, police' }, { first: 'farc', dice: [6] })
    t.play('attack', 'huila')
    expect(t.question).toBe('attack.where')
    t.interject('govt', 'hand place troops huila 1')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 6, troops: 1 })
  })

  test('a 1 without a guerrilla Available still removes two', () => {
    const t = attack({ huila: 'cartels-active 12, police 3' }, [1], 'cartels')
    expect([t.question, t.rule, t.answers]).toEqual(['recall.where', '1.4.1', ['huila', 'done']])
    t.play('done')
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 12, police: 1 })
  })

  test('AA 1.4.1 a player without a guerrilla Available may take one off the map for it to join', () => {
    const t = attack({ huila: 'cartels-active 11, police 3', choco: 'cartels-active' }, [1], 'cartels').play('choco')
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 11, 'cartels-underground': 1, police: 1 })
    expect(t.pieces('choco')).toEqual({})
  })

  test('any other roll brings none', () => {
    expect(attack({ huila: 'farc-active 2, police 3' }, [2]).pieces('huila')).toEqual({ 'farc-active': 2, police: 1 })
  })

  test('Ecuador full: the captured guerrilla does not come', () => {
    const lasting = { 33: 'shaded' } as const
    const t = limited({ ecuador: 'farc-active 2, auc-active' }, 'farc', { dice: [1], lasting }).play('attack')
    expect(t.pieces('ecuador')).toEqual({ 'farc-active': 2 })
  })

  test('captured goods: a Shipment whose last carrier falls goes to the attacker', () => {
    const t = attack({ huila: 'farc-active 4, cartels-active, cartels-shipment, police' }, [4]).play(
      'cartels-active',
      'done',
    )
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.aid).toBe(9)
  })

  test('captured goods: the owner keeps it as long as it has a guerrilla there', () => {
    const t = attack({ huila: 'farc-active 4, cartels-active 3, cartels-shipment' }, [4])
    expect([t.markers('huila', 'cartels-shipment'), t.count('huila', 'cartels-active')]).toEqual([1, 1])
  })

  test('captured goods: or hands it to a third faction there, but may not destroy it', () => {
    const t = attack({ huila: 'farc-active 4, cartels-active, cartels-shipment, auc-active' }, [4]).play(
      'cartels-active',
      'done',
    )
    expect([t.by, t.question, t.answers]).toEqual(['cartels', 'shipment.whose', ['farc', 'auc']])
    t.play('auc')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })
})

describe('AA 3.3.4 Terror', () => {
  test('needs an Underground guerrilla; 1 Resource a city or department, lines free', () => {
    const t = scene(
      {
        huila: 'farc-underground 2',
        cali: 'farc-underground',
        'bogota-neiva-loc': 'farc-underground',
        cesar: 'farc-active 3',
        choco: 'auc-underground',
      },
      { first: 'farc' },
    ).play('terror')
    for (const id of ['cesar', 'choco']) expect(t.whyNot(id)).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
    t.play('huila', 'cali', 'bogota-neiva-loc', 'done')
    expect(t.resources('farc')).toBe(18)
  })

  test('one guerrilla turns Active, a Terror marker comes', () => {
    const t = limited({ huila: 'cartels-underground 3, terror 1' }, 'cartels').play('terror')
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 2, 'cartels-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(2)
  })

  test.each([
    ['farc', ['passive-support', 'neutral', 'passive-opposition', 'active-opposition', 'active-opposition']],
    ['auc', ['passive-support', 'neutral', 'neutral', 'neutral', 'passive-opposition']],
    ['cartels', ['passive-support', 'neutral', 'neutral', 'neutral', 'passive-opposition']],
  ] as const)('%s shifts toward %j', (by, after) => {
    const before = ['active-support', 'passive-support', 'neutral', 'passive-opposition', 'active-opposition']
    expect(
      before.map((level) =>
        limited({ cali: `${by}-underground, ${level}` }, by)
          .play('terror')
          .level('cali'),
      ),
    ).toEqual(after)
  })

  test('the marker comes even where nothing shifts', () => {
    const t = limited({ cali: 'auc-underground', vichada: 'auc-underground' }, 'auc').play('terror', 'vichada')
    expect(t.markers('vichada', 'terror')).toBe(1)
    expect(
      limited({ cali: 'farc-underground, active-opposition' }, 'farc').play('terror').markers('cali', 'terror'),
    ).toBe(1)
  })

  test('on a line Sabotage; on a sabotaged one nothing more, but it is a legal choice', () => {
    const t = scene(
      { 'bogota-neiva-loc': 'farc-underground', 'cali-pasto-loc': 'farc-underground, sabotage' },
      { first: 'farc', resources: { farc: 0 } },
    ).play('terror', 'bogota-neiva-loc', 'cali-pasto-loc')
    expect([t.markers('bogota-neiva-loc', 'sabotage'), t.markers('bogota-neiva-loc', 'terror')]).toEqual([1, 0])
    expect([t.markers('cali-pasto-loc', 'sabotage'), t.pieces('cali-pasto-loc')]).toEqual([1, { 'farc-active': 1 }])
  })

  test('all 40 markers on the map: no Terror, no Sabotage, but the shift', () => {
    const board: Board = {
      vichada: 'terror 38',
      'neiva-pasto-loc': 'sabotage',
      cali: 'farc-underground, active-support',
      bogota: 'farc-underground, active-support',
      'bogota-neiva-loc': 'farc-underground',
    }
    const t = scene(board, { first: 'farc' }).play('terror', 'cali', 'bogota', 'bogota-neiva-loc', 'done')
    // The 40th went to Cali.
    expect([
      t.markers('cali', 'terror'),
      t.markers('bogota', 'terror'),
      t.markers('bogota-neiva-loc', 'sabotage'),
    ]).toEqual([1, 0, 0])
    expect([t.level('cali'), t.level('bogota')]).toEqual(['passive-support', 'passive-support'])
  })

  const auc: Board = {
    huila: 'auc-underground',
    choco: 'auc-underground',
    cesar: 'auc-underground',
    'bogota-neiva-loc': 'auc-underground',
  }
  const aidAfter = (spaces: readonly SpaceId[], aid = 9) =>
    scene(auc, { first: 'auc', tracks: { aid } }).play('terror', ...spaces, 'done').aid

  test('AA-56 AUC Terror cuts Aid: 3 for one space, 5 for two or more, once an Operation', () => {
    expect(aidAfter(['huila'])).toBe(6)
    expect(aidAfter(['huila', 'choco'])).toBe(4)
    expect(aidAfter(['huila', 'choco', 'cesar'])).toBe(4)
  })

  test('AA-56 lines count as spaces', () => {
    expect(aidAfter(['bogota-neiva-loc'])).toBe(6)
    expect(aidAfter(['huila', 'bogota-neiva-loc'])).toBe(4)
  })

  test('AA-56 not below 0; Aid 0 does not forbid Terror', () => {
    expect(aidAfter(['huila', 'choco'], 2)).toBe(0)
    expect(aidAfter(['huila'], 0)).toBe(0)
  })

  test('AA-56 Assassination in the same Operation cuts no more', () => {
    const t = scene({ huila: 'auc-underground, farc-active', choco: 'auc-underground, farc-active' }, { first: 'auc' })
    t.play('terror', 'assassinate', 'huila', 'choco')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(t.aid).toBe(4)
  })

  test('AA-56 FARC and Cartels Terror leaves Aid alone', () => {
    expect(limited({ cali: 'farc-underground' }, 'farc').play('terror').aid).toBe(9)
    expect(limited({ cali: 'cartels-underground' }, 'cartels').play('terror').aid).toBe(9)
  })
})

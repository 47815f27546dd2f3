import { controlledBy, ranking } from '@coinflict/kernel/rules'
import { BadInput, type Reason } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, event, idOf, type Scene, scene } from './kit.ts'

/** The figures of the edge track (1.6.3). */
const totals = (t: Scene) => andeanAbyss.totals(t.table.game)

/** Why something out of turn is refused; nothing if it was done. */
function refusal(t: Scene, by: FactionId, words: string): Reason | undefined {
  const [verb = '', ...rest] = words.split(' ')
  try {
    t.table.interject(idOf(andeanAbyss.factionIndex, by), verb, rest)
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  return undefined
}

/** Where a lone guerrilla can March to: with 2 Resources the Cartels have no special activity, so the origin is taken unasked. */
const marchTargets = (from: SpaceId, lasting = {}) =>
  scene({ [from]: 'cartels-underground' }, { first: 'cartels', resources: { cartels: 2 }, lasting }).play('march')
    .answers

const ofKind = (kind: string) => andeanAbyss.spaces.filter((s) => s.kind === kind)

describe('AA 1.2 components', () => {
  test('76 cards: 72 events and 4 Propaganda', () => {
    expect(andeanAbyss.cards.filter((c) => c.round !== true).map((c) => c.number)).toHaveLength(72)
    expect(andeanAbyss.cards.filter((c) => c.round === true).map((c) => c.number)).toEqual([73, 74, 75, 76])
    expect(new Set(andeanAbyss.cards.map((c) => c.number)).size).toBe(76)
  })

  test('153 pieces', () => {
    expect(andeanAbyss.supplies.reduce((sum, { count }) => sum + count, 0)).toBe(153)
  })
})

describe('AA 1.3 the map', () => {
  test('AA 1.3.1 departments, cities and lines are spaces and all hold forces', () => {
    expect(ofKind('city')).toHaveLength(11)
    expect(ofKind('country').filter((s) => !['ecuador', 'panama'].includes(s.id))).toHaveLength(16)
    expect(ofKind('loc')).toHaveLength(18)
    const t = scene({ bogota: 'police', huila: 'cartels-underground' }, { eligible: ['govt', 'cartels'] })
    t.play('patrol', 'bogota', 'bogota-neiva-loc', 'done', 'done').play('march', 'bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 1, 'cartels-underground': 1 })
  })

  test('AA 1.3.2 departments have their printed terrain and population', () => {
    const printed = {
      forest: { 1: 'atlantico choco guaviare meta-west narino putumayo', 0: 'amazonas guainia panama vaupes' },
      mountain: { 2: 'antioquia huila santander', 1: 'cesar' },
      grassland: { 1: 'arauca meta-east', 0: 'vichada' },
    }
    for (const [terrain, byPop] of Object.entries(printed)) {
      for (const [pop, ids] of Object.entries(byPop)) {
        const found = ofKind('country').filter((s) => s.terrain === terrain && s.pop === Number(pop))
        expect(found.map((s) => s.id).sort()).toEqual(ids.split(' '))
      }
    }
    expect(ofKind('country').reduce((sum, { pop }) => sum + pop, 0)).toBe(15)
    expect(
      ofKind('country')
        .filter((s) => s.terrain === undefined)
        .map((s) => s.id),
    ).toEqual(['ecuador'])
  })

  test('AA 1.3.3 cities have their printed population', () => {
    expect(Object.fromEntries(ofKind('city').map((s) => [s.id, s.pop]))).toEqual({
      bogota: 8,
      cali: 3,
      medellin: 3,
      bucaramanga: 2,
      ibague: 2,
      'santa-marta': 2,
      cartagena: 1,
      cucuta: 1,
      neiva: 1,
      pasto: 1,
      sincelejo: 1,
    })
  })

  test('AA 1.3.4 lines have their printed Econ; five are roads, the others pipelines', () => {
    const byEcon = (econ: number) =>
      ofKind('loc')
        .filter((s) => s.econ === econ)
        .map((s) => s.id)
        .sort()
    expect(byEcon(3)).toEqual(['arauca-cucuta-loc', 'ayacucho-cucuta-loc', 'ayacucho-sincelejo-loc'])
    expect(byEcon(2)).toEqual([
      'ayacucho-bucaramanga-loc',
      'ayacucho-santa-marta-loc',
      'bogota-bucaramanga-ibague-loc',
      'bogota-neiva-loc',
      'bogota-yopal-loc',
      'medellin-sincelejo-loc',
    ])
    expect(byEcon(1)).toHaveLength(9)
    expect(
      ofKind('loc')
        .filter((s) => s.terrain === 'road')
        .map((s) => s.id)
        .sort(),
    ).toEqual([
      'bogota-san-jose-loc',
      'cali-pasto-loc',
      'cartagena-santa-marta-loc',
      'neiva-pasto-loc',
      'pasto-tumaco-loc',
    ])
    expect(ofKind('loc').filter((s) => s.terrain === 'pipeline')).toHaveLength(13)
  })

  describe('AA 1.3.5 foreign countries', () => {
    test('AA-01 Panamá is no space before Darién: no March, no Rally there', () => {
      expect(marchTargets('choco')).not.toContain('panama')
      const t = scene({}, { first: 'cartels' }).play('rally')
      expect(t.answers).toContain('vichada')
      expect(t.answers).not.toContain('panama')
      expect(t.answers).not.toContain('ecuador')
    })

    test('AA-01 after Darién Panamá is a Forest department without population: Rally, March and Assault as in any Forest', () => {
      expect(marchTargets('choco', { 71: 'shaded' })).toContain('panama')
      const rally = scene({}, { first: 'farc', lasting: { 71: 'shaded' } }).play('rally', 'panama', 'done')
      expect(rally.pieces('panama')).toEqual({ 'farc-underground': 1 })
      const assault = scene({ panama: 'troops 2, police, farc-active 3' }, { lasting: { 71: 'shaded' } })
      assault.play('assault', 'panama')
      // Two Troops, no Police in the country: two removed.
      expect(assault.count('panama', 'farc-active')).toBe(1)
    })

    test('AA-01 a Sweep moves into Panamá but Activates nobody there', () => {
      const t = scene({ choco: 'troops 4', panama: 'farc-underground 2' }, { lasting: { 71: 'shaded' } })
      t.play('sweep', 'panama', 'choco', '4', 'done', 'done')
      expect(t.pieces('panama')).toEqual({ troops: 4, 'farc-underground': 2 })
      // In Chocó, a Forest that is no Panamá, four cubes would have found two.
      const other = scene({ panama: 'troops 4', choco: 'farc-underground 2' }, { lasting: { 71: 'shaded' } })
      other.play('sweep', 'choco', 'panama', '4', 'done', 'done')
      expect(other.pieces('choco')).toEqual({ troops: 4, 'farc-active': 2 })
    })

    test('cubes in Panamá find nobody either, so a Sweep of it in place has nothing to do', () => {
      const t = scene({ panama: 'troops 4, farc-underground 2' }, { lasting: { 71: 'shaded' } }).play('sweep')
      expect(t.whyNot('panama')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
    })

    test('AA-02 Guainía is next to Venezuela, Vaupés is not', () => {
      const t = event(28, 'unshaded', {
        guainia: 'cartels-underground',
        vaupes: 'cartels-underground',
        cesar: 'auc-base',
      })
      expect(t.answers).toContain('guainia')
      expect(t.answers).not.toContain('vaupes')
    })

    test('Ecuador lies beside Nariño, Putumayo, Pasto and the line to Tumaco, not beside Huila', () => {
      expect(marchTargets('ecuador', { 33: 'shaded' }).sort()).toEqual([
        'narino',
        'pasto',
        'pasto-tumaco-loc',
        'putumayo',
      ])
      expect(marchTargets('huila', { 33: 'shaded' })).not.toContain('ecuador')
      expect(marchTargets('narino')).not.toContain('ecuador')
    })
  })

  describe('AA 1.3.6 adjacency', () => {
    const AYACUCHO: readonly SpaceId[] = [
      'atlantico',
      'cesar',
      'santander',
      'antioquia',
      'ayacucho-santa-marta-loc',
      'ayacucho-bucaramanga-loc',
      'ayacucho-sincelejo-loc',
      'ayacucho-cucuta-loc',
    ]

    test.each(AYACUCHO)('AA-03 %s is adjacent to the other seven spaces around Ayacucho', (id) => {
      expect(marchTargets(id)).toEqual(expect.arrayContaining(AYACUCHO.filter((other) => other !== id)))
    })

    test('AA-04 Antioquia and Chocó are adjacent: only a line lies between', () => {
      expect(marchTargets('antioquia')).toContain('choco')
      expect(marchTargets('choco')).toContain('antioquia')
    })

    test('cities do not make their neighbours adjacent', () => {
      expect(marchTargets('atlantico')).not.toContain('choco')
      expect(marchTargets('santander')).not.toContain('meta-west')
      expect(marchTargets('narino')).not.toContain('putumayo')
    })

    test('two lines that meet in a city are not adjacent; only those at Ayacucho are', () => {
      const pairs = ofKind('loc').flatMap((s) => s.adjacent.filter((id) => id.endsWith('-loc')).map((id) => [s.id, id]))
      expect(pairs).toHaveLength(12)
      expect(pairs.flat().every((id) => id.startsWith('ayacucho'))).toBe(true)
      expect(marchTargets('bogota-neiva-loc').filter((id) => id.endsWith('-loc'))).toEqual([])
    })

    test('Bogotá - Ibagué - Bucaramanga is one line with three cities', () => {
      const targets = marchTargets('bogota-bucaramanga-ibague-loc')
      expect(targets.sort()).toEqual(['antioquia', 'bogota', 'bucaramanga', 'huila', 'ibague', 'santander'])
    })

    test('Towns join Arauca to the line to Yopal and Guaviare to the line to San José', () => {
      expect(marchTargets('arauca')).toContain('bogota-yopal-loc')
      expect(marchTargets('guaviare')).toContain('bogota-san-jose-loc')
    })

    test('a space that is not adjacent is refused with the rule', () => {
      const t = scene({ huila: 'cartels-underground' }, { first: 'cartels', resources: { cartels: 2 } }).play('march')
      expect(t.whyNot('cesar')).toEqual({ id: 'why.not-adjacent', rule: '3.3.2' })
    })

    test('adjacency goes both ways everywhere', () => {
      for (const { id, adjacent } of andeanAbyss.spaces) {
        for (const other of adjacent) {
          expect(andeanAbyss.spaces.find((s) => s.id === other)?.adjacent, `${other} - ${id}`).toContain(id)
        }
      }
      expect(andeanAbyss.spaces.reduce((sum, { adjacent }) => sum + adjacent.length, 0)).toBe(284)
    })
  })

  test('AA 1.3.7 spaces at the sea are coastal, Panamá, Ecuador and Atlántico too', () => {
    const coastal = andeanAbyss.spaces.filter((s) => s.coastal === true).map((s) => s.id)
    expect(coastal.sort()).toEqual([
      'atlantico',
      'buenaventura-cali-loc',
      'cartagena',
      'cartagena-santa-marta-loc',
      'cartagena-sincelejo-loc',
      'cesar',
      'choco',
      'ecuador',
      'narino',
      'panama',
      'pasto-tumaco-loc',
      'santa-marta',
      'sincelejo',
    ])
  })
})

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

describe('AA 1.5 players and factions', () => {
  test('each faction is enemy to all others: an Attack may remove pieces of every other one', () => {
    const t = scene(
      { huila: 'auc-underground 3, farc-underground, cartels-active, police' },
      { first: 'auc', dice: [2] },
    ).play('attack', 'huila')
    expect(t.answers).toEqual(['police', 'farc-underground', 'cartels-active'])
  })

  test('Government first, FARC second, AUC third, Cartels fourth', () => {
    expect(andeanAbyss.factions.map((f) => f.id)).toEqual(['govt', 'farc', 'auc', 'cartels'])
  })

  test('a seat may be a person or a non-player, and nothing else', () => {
    expect(() => scene({}, { seats: { farc: 'nobody' } })).toThrow(BadInput)
    expect(() => scene({}, { seats: { eln: 'person' } })).toThrow(BadInput)
    expect(scene({}, { seats: { farc: 'bot' } }).table.setup.seats[1]?.nonPlayer).toBe(true)
  })

  describe('who holds several factions', () => {
    const ann = 'person:ann'
    const bob = 'person:bob'
    const refused = (seats: Record<string, string>, edition = '1st'): unknown => {
      try {
        scene({}, { seats, options: { edition } })
        return undefined
      } catch (error) {
        return error instanceof BadInput ? [error.code, error.rule] : error
      }
    }

    test.each(['1st', '2nd'])(
      'AA 1.5 three players: AUC has the Cartels; two: FARC then, and the Government AUC (%s)',
      (edition) => {
        expect(refused({ auc: ann, cartels: ann }, edition)).toBeUndefined()
        expect(refused({ govt: ann, auc: ann, farc: bob, cartels: bob }, edition)).toBeUndefined()
        expect(refused({ govt: ann, farc: bob }, edition)).toBeUndefined()
      },
    )

    test('AA 1.5 no other way: not with three, not with non-players, not three factions', () => {
      const no = ['seat', '1.5']
      expect(refused({ govt: ann, auc: ann })).toEqual(no)
      expect(refused({ govt: ann, farc: ann, auc: bob, cartels: bob })).toEqual(no)
      expect(refused({ auc: ann, cartels: ann, farc: 'bot' })).toEqual(no)
      expect(refused({ farc: ann, auc: ann, cartels: ann })).toEqual(no)
      expect(refused({ govt: ann, farc: ann, auc: ann, cartels: ann })).toEqual(no)
    })
  })

  test('a player with two factions ends the game at a check only if both meet their conditions', () => {
    const board = { huila: 'auc-base', choco: 'cartels-base 2' } as const
    const pair = { auc: 'person:ann', cartels: 'person:ann' }
    const alone = scene(board, { card: 73, played: [4], phase: 'victory' })
    expect(alone.table.isOver).toBe(true)
    const shared = scene(board, { card: 73, played: [4], phase: 'victory', seats: pair })
    expect(shared.table.isOver).toBe(false)
  })

  test('and is ranked by the lower margin', () => {
    const places = (seats: Record<string, string>) =>
      Object.fromEntries(
        ranking(scene({ huila: 'auc-base' }, { seats }).table.game).map(({ faction, place }) => [
          andeanAbyss.factions[faction]?.id,
          place,
        ]),
      )
    // AUC +1, Cartels -20 (Resources), FARC -25, Government -60.
    expect(places({})).toEqual({ auc: 1, cartels: 2, farc: 3, govt: 4 })
    const pairs = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    expect(places(pairs)).toEqual({ farc: 1, cartels: 1, auc: 2, govt: 2 })
  })
})

describe('AA 1.5.1 transfers, 1st edition', () => {
  const give = 'give auc resources 3'

  test('AA-20 a player may give to a non-player under the normal rules', () => {
    const t = scene({ huila: 'troops' }, { seats: { auc: 'bot' } }).play('train')
    t.interject('govt', give)
    expect([t.by, t.resources('govt'), t.resources('auc')]).toEqual(['govt', 17, 23])
  })

  test('a gift to the next faction while an event is executed binds nobody', () => {
    const t = scene({ huila: 'farc-base, farc-active' }, { card: 21, resources: { auc: 0 } }).play('event', 'shaded')
    t.interject('farc', 'give auc resources 1').play('yes', 'cali')
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
    t.play('pass')
    expect(t.by).toBe('auc')
    expect(t.answers).toContain('pass')
  })

  test('who is about to choose may be given the Resources for it, and may still pass', () => {
    const poor = () => scene({ huila: 'farc-active' }, { first: 'farc', resources: { farc: 0 } })
    const t = poor()
    expect(t.answers).not.toContain('rally')
    t.interject('auc', 'give farc resources 2').play('yes')
    expect([t.by, t.question]).toEqual(['farc', 'turn.first'])
    expect(t.answers).toContain('pass')
    t.play('rally', 'huila', 'done')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([1, 18])
    const u = poor().interject('auc', 'give farc resources 2').play('yes', 'pass')
    expect([u.by, u.resources('farc')]).toEqual(['govt', 3])
  })

  test('who has nothing but a pass is asked, so that it can be given the Resources for more', () => {
    const t = scene({}, { eligible: ['govt', 'farc'], resources: { farc: 0 } })
    t.play('train', 'cali', '0', '0').exactly('done')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'turn.second', ['pass']])
    t.interject('auc', 'give farc resources 1').play('yes')
    expect([t.by, t.answers]).toEqual(['farc', ['rally', 'pass']])
  })

  test('an operation with one possible space asks for it: what is given then has its moment', () => {
    const t = scene({ huila: 'auc-underground' }, { first: 'auc' }).exactly('terror')
    expect([t.question, t.answers]).toEqual(['terror.where', ['huila']])
    t.interject('auc', 'give farc resources 2').exactly('yes', 'huila')
    expect([t.resources('auc'), t.resources('farc'), t.markers('huila', 'terror')]).toEqual([17, 22, 1])
  })

  test('who could go on but for the money is asked before it is done, if somebody could give it', () => {
    const after = (seats: Record<string, string>) =>
      scene({}, { first: 'cartels', resources: { cartels: 1 }, seats }).exactly('rally', 'vichada')
    const t = after({})
    expect([t.question, t.answers, t.whyNot('choco')?.id]).toEqual(['rally.where', ['done'], 'why.cost'])
    t.interject('auc', 'give cartels resources 1').exactly('yes', 'choco')
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 1 })
    // Non-players give nothing away: the Rally is over.
    expect(after({ govt: 'bot', farc: 'bot', auc: 'bot' }).question).not.toBe('rally.where')
  })

  test('Civic Action goes on with Resources that are given', () => {
    const t = scene({ cali: 'troops, police' }, { eligible: ['govt'], resources: { govt: 6 } })
    t.play('train', 'cali', '0', '0', 'done').exactly('civic-action')
    expect([t.level('cali'), t.resources('govt'), t.answers]).toEqual(['passive-support', 0, ['done']])
    t.interject('auc', 'give govt resources 3').exactly('yes', 'more')
    expect([t.level('cali'), t.resources('govt')]).toEqual(['active-support', 0])
  })

  test('a faction that an event lets operate gives and receives in the 1st edition, in the 2nd not', () => {
    const marching = (edition: string) =>
      scene({ huila: 'farc-active 2' }, { card: 20, eligible: ['govt'], options: { edition } }).exactly(
        'event',
        'shaded',
      )
    const t = marching('1st').exactly('march')
    expect([t.by, t.question]).toEqual(['farc', 'march.from'])
    t.interject('cartels', 'give farc resources 2').exactly('yes')
    t.interject('farc', 'give auc resources 3').exactly('yes')
    expect([t.resources('farc'), t.resources('auc'), t.resources('cartels')]).toEqual([19, 23, 18])
    expect(refusal(t, 'cartels', give)?.id).toBe('why.not-executing')
    const second = marching('2nd').exactly('march')
    expect(refusal(second, 'cartels', 'give farc resources 2')).toEqual({ id: 'why.not-executing', rule: '1.5.2' })
  })

  test('Resources go to or from the faction that executes; the other one is asked', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', give)
    expect([t.by, t.question]).toEqual(['auc', 'give.agree'])
    t.play('yes')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([17, 23])
    expect(t.question).toBe('rally.where')
    t.interject('cartels', 'give farc resources 20').play('yes')
    expect([t.resources('farc'), t.resources('cartels')]).toEqual([37, 0])
  })

  test('who is asked may refuse', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', give).play('no')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([20, 20])
    expect(t.table.game.log?.at(-1)).toMatchObject({ kind: 'refuse', text: 'offer' })
  })

  test('one may also ask for Resources', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', 'request govt resources 5')
    expect([t.by, t.question]).toEqual(['govt', 'request.agree'])
    t.play('yes')
    expect([t.resources('farc'), t.resources('govt')]).toEqual([25, 15])
  })

  test('not between two that do not execute, not before the Operation is chosen, not in a round', () => {
    const not = { id: 'why.not-executing', rule: '1.5.1' }
    const t = scene({}, { first: 'farc' })
    expect(refusal(t, 'farc', give)).toEqual(not)
    t.play('rally')
    expect(refusal(t, 'cartels', give)).toEqual(not)
    const round = scene({ huila: 'farc-active, farc-shipment' }, { card: 73, played: [4], phase: 'resources' })
    expect(refusal(round, 'farc', give)).toEqual(not)
  })

  test('only Resources and Shipments, to somebody else, and no more than one has', () => {
    const t = scene({ huila: 'farc-active' }, { first: 'farc', resources: { farc: 2 } }).play('rally')
    expect(refusal(t, 'farc', give)).toEqual({ id: 'why.give-number', rule: '1.7' })
    for (const words of [
      'give farc resources 1',
      'give auc aid 1',
      'give auc farc-active huila',
      'give auc resources 0',
    ]) {
      expect(refusal(t, 'farc', words), words).toEqual({ id: 'why.give-what', rule: '1.5.1' })
    }
  })

  test('Shipments change hands at any time, between guerrillas of one space', () => {
    const t = scene({ huila: 'farc-active, farc-shipment, auc-active', choco: 'cartels-active' })
    expect(t.by).toBe('govt')
    t.interject('farc', 'give auc shipment huila').play('yes')
    expect([t.markers('huila', 'farc-shipment'), t.markers('huila', 'auc-shipment')]).toEqual([0, 1])
    const not = { id: 'why.give-shipment', rule: '4.5.3' }
    expect(refusal(t, 'auc', 'give cartels shipment huila')).toEqual(not)
    expect(refusal(t, 'auc', 'give govt shipment huila')).toEqual(not)
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
  })
})

describe('AA 1.5.1 spare factions, 2nd edition', () => {
  const options = { edition: '2nd' }

  test('a player does not transfer between own factions', () => {
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    const t = scene({}, { options, seats }).play('train')
    expect(refusal(t, 'govt', 'give auc resources 1')).toEqual({ id: 'why.same-player', rule: '1.5' })
    expect(refusal(t, 'govt', 'give farc resources 1')).toBeUndefined()
  })

  test('both factions must meet their conditions', () => {
    const board = { bogota: 'active-support', cali: 'active-support', medellin: 'active-support' } as const
    const more = { card: 73, played: [4], phase: 'victory', options, tracks: { president: 'uribe' } } as const
    const rest = Object.fromEntries(
      ['bucaramanga', 'ibague', 'santa-marta', 'cartagena', 'cucuta', 'neiva', 'pasto', 'sincelejo', 'santander'].map(
        (id) => [id, 'active-support'],
      ),
    )
    const antioquia = { antioquia: 'active-support', huila: 'active-support' } as const
    const alone = scene({ ...board, ...rest, ...antioquia }, more)
    expect(totals(alone).support).toBe(62)
    expect(alone.table.isOver).toBe(true)
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    expect(scene({ ...board, ...rest, ...antioquia }, { ...more, seats }).table.isOver).toBe(false)
    expect(scene({ ...board, ...rest, ...antioquia, vichada: 'auc-base' }, { ...more, seats }).table.isOver).toBe(true)
  })
})

describe('AA 1.5.2 negotiation, 2nd edition', () => {
  const options = { edition: '2nd' }

  test('Resources and Shipments only while one of the two executes', () => {
    const t = scene({ huila: 'farc-active, farc-shipment, auc-active 2' }, { first: 'govt', options })
    const not = { id: 'why.not-executing', rule: '1.5.2' }
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('train')
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('bogota', '0', '0', 'done', 'done')
    expect(t.by).toBe('farc')
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('rally').interject('farc', 'give auc shipment huila').play('yes')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('while an event is executed too', () => {
    const t = scene({ huila: 'farc-active' }, { card: 20, eligible: ['govt'], options }).play('event')
    expect(refusal(t, 'auc', 'give govt resources 2')).toBeUndefined()
    expect(refusal(t.play('yes'), 'farc', 'give auc resources 2')?.id).toBe('why.not-executing')
  })
})

test('AA 1.6 Support counts for the Government’s victory, Opposition for FARC’s, neither for the others’', () => {
  const margins = (board: Board) => {
    const { game } = scene(board).table
    return andeanAbyss.allFactions.map((f) => andeanAbyss.margin(game, f))
  }
  expect(margins({})).toEqual([-60, -25, 0, -20])
  expect(margins({ bogota: 'active-support' })).toEqual([-44, -25, 0, -20])
  expect(margins({ bogota: 'active-opposition' })).toEqual([-60, -9, 0, -20])
})

describe('AA 1.6.1 levels of Support and Opposition', () => {
  test('five levels; FARC Terror goes down the scale a step at a time and stops at its end', () => {
    const t = scene(
      {
        bogota: 'farc-underground, active-support',
        cali: 'farc-underground, passive-support',
        medellin: 'farc-underground',
        pasto: 'farc-underground, passive-opposition',
        neiva: 'farc-underground, active-opposition',
      },
      { first: 'farc' },
    ).play('terror', 'bogota', 'cali', 'medellin', 'pasto', 'neiva', 'done')
    expect((['bogota', 'cali', 'medellin', 'pasto', 'neiva'] as const).map((id) => t.level(id))).toEqual([
      'passive-support',
      'neutral',
      'passive-opposition',
      'active-opposition',
      'active-opposition',
    ])
  })

  test('a space is at one level only', () => {
    expect(() => scene({}, { position: { spaces: { bogota: { level: 'support' } } } })).toThrow(BadInput)
  })
})

describe('AA 1.6.2 spaces without people', () => {
  test('lines and departments of Population 0 are always Neutral', () => {
    expect(() => scene({ vichada: 'active-support' })).toThrow(BadInput)
    expect(() => scene({ 'bogota-neiva-loc': 'passive-opposition' })).toThrow(BadInput)
    const t = scene({ vichada: 'farc-underground', vaupes: 'farc-underground' }, { first: 'farc' }).play(
      'terror',
      'vichada',
      'done',
    )
    expect([t.level('vichada'), t.markers('vichada', 'terror')]).toEqual(['neutral', 1])
    expect(totals(t).opposition).toBe(0)
  })

  test('so FARC and AUC both Rally there', () => {
    for (const first of ['farc', 'auc'] as const) {
      const t = scene({}, { first }).play('rally')
      for (const id of ['vichada', 'guainia', 'vaupes', 'amazonas']) expect(t.answers).toContain(id)
    }
  })
})

describe('AA 1.6.3 Total Support and Opposition', () => {
  const board = {
    bogota: 'active-support',
    santander: 'passive-support, farc-underground',
    choco: 'passive-opposition, farc-base',
    antioquia: 'active-opposition',
    vichada: 'farc-base 2',
    huila: 'auc-base',
  } as const

  test('population once for Passive, twice for Active; FARC Bases on the map join Opposition', () => {
    expect(totals(scene(board))).toEqual({ support: 18, opposition: 5, 'opposition-and-bases': 8 })
  })

  test('they follow every change', () => {
    const t = scene(board, { first: 'farc' }).play('terror')
    expect(totals(t)).toEqual({ support: 16, opposition: 5, 'opposition-and-bases': 8 })
    const rally = scene({ ...board, huila: 'farc-underground 2' }, { first: 'farc' }).play('rally', 'huila', 'base')
    expect(totals(rally)['opposition-and-bases']).toBe(9)
  })
})

describe('AA 1.7 Resources and Aid', () => {
  test('Resources stop at 99', () => {
    const t = scene({}, { resources: { govt: 98 } }).play('pass')
    expect(t.resources('govt')).toBe(99)
    expect(() => scene({}, { resources: { farc: 100 } })).toThrow(BadInput)
  })

  test('a transfer that the receiver could not hold is refused', () => {
    const t = scene({}, { resources: { farc: 98 } }).play('train')
    expect(refusal(t, 'govt', 'give farc resources 2')).toEqual({ id: 'why.give-number', rule: '1.7' })
    expect(refusal(t, 'govt', 'give farc resources 1')).toBeUndefined()
  })

  test('Aid lies between 0 and 29', () => {
    const low = scene({ huila: 'auc-underground', choco: 'auc-underground' }, { first: 'auc', tracks: { aid: 2 } })
    low.play('terror', 'huila', 'done')
    expect(low.aid).toBe(0)
    const high = scene({ huila: 'troops 2, cartels-active, cartels-shipment' }, { tracks: { aid: 25 } })
    high.play('assault', 'huila')
    expect(high.aid).toBe(29)
    expect(() => scene({}, { tracks: { aid: 30 } })).toThrow(BadInput)
  })

  test('Operations are paid from Resources, never from Aid', () => {
    const t = scene({ bogota: 'troops 3, farc-active' }, { resources: { govt: 2 }, tracks: { aid: 29 } })
    for (const op of ['train', 'patrol', 'sweep', 'assault']) {
      expect(t.whyNot(op)).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    }
  })
})

describe('AA 1.8 Control', () => {
  /** Whether the Government may follow its Training of Cali with Civic Action, for which it needs Control. */
  const mayAct = (board: string) => {
    // A Base could always be built, so the question is put.
    const t = scene({ cali: `police, ${board}` }).play('train', 'cali', '0', '0')
    while (t.question === 'train.where') t.play('done')
    expect(t.question).toBe('train.then')
    return t.whyNot('civic-action') ?? 'yes'
  }
  const no = { id: 'why.govt-control', rule: '6.4.1' }

  test('more pieces than all others together, Bases and guerrillas of every faction counted', () => {
    expect(mayAct('troops 3, farc-underground, auc-active, cartels-base')).toBe('yes')
    expect(mayAct('troops 3, farc-underground, auc-active, cartels-active, cartels-base')).toEqual(no)
    expect(mayAct('troops 3, farc-active 4')).toEqual(no)
    expect(mayAct('troops 3, farc-active 4, govt-base')).toBe('yes')
  })

  test('the same for FARC; AUC and Cartels Control nothing, and nobody a line', () => {
    const t = scene({
      huila: 'farc-base, farc-active, auc-active',
      choco: 'farc-base, auc-active',
      cesar: 'auc-active 3',
      arauca: 'cartels-base 2',
      cali: 'police',
      'bogota-neiva-loc': 'police 3',
    })
    const holder = (id: SpaceId) => controlledBy(t.table.game, idOf(andeanAbyss.spaceIndex, id))
    expect(holder('huila')).toBe(1)
    expect(holder('choco')).toBe(-1)
    expect(holder('cesar')).toBe(-1)
    expect(holder('arauca')).toBe(-1)
    expect(holder('cali')).toBe(0)
    expect(holder('bogota-neiva-loc')).toBe(-1)
    expect(holder('vichada')).toBe(-1)
  })

  test('2nd edition: always current, so a Base from a Shipment opens Agitation in the same round; 1st: set in the Control phase', () => {
    const agitate = (edition: string) =>
      scene(
        { choco: 'farc-active, farc-shipment, troops', huila: 'farc-base, auc-active 2' },
        { card: 73, played: [4], phase: 'control', options: { edition }, tracks: { president: 'uribe' } },
      ).play('base')
    expect(agitate('2nd').question).toBe('agitate.where')
    expect(agitate('2nd').answers).toEqual(['choco', 'done'])
    expect(agitate('1st').question).toBe('elite.where')
  })
})

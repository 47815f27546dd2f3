import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { event, scene } from './kit.ts'

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

    test('Bogotá–Ibagué–Bucaramanga is one line with three cities', () => {
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

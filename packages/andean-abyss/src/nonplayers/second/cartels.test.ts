import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** The Cartels of the 2nd edition are to operate: alone eligible on a card that the Government leads. */
const cartels = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' }, ...more })

/** All they answer, each with its line. */
const answers = (board: Board, more: SceneOptions = {}): string[] => cartels(board, more).bots()

/** So many Cartels pieces on the map that fewer than 10 are Available: 13 bases and 5 guerrillas, each with a base. */
const MANY: Board = {
  vichada: 'cartels-base 2, cartels-underground 1',
  guainia: 'cartels-base 2, cartels-underground 1',
  vaupes: 'cartels-base 2, cartels-underground 1',
  amazonas: 'cartels-base 2, cartels-underground 1',
  guaviare: 'cartels-base 2, cartels-underground 1',
  'meta-east': 'cartels-base 2, cartels-underground 1',
  cesar: 'cartels-base 1, farc-base 1, cartels-underground 1',
}
/** No Shipment is Available: somebody else carries all four. */
const NO_SHIPMENTS: Board = { atlantico: 'auc-underground 1, auc-shipment 4' }

describe('aa2 8.5.1 Rally, then Cultivate, else Process', () => {
  test('8.5.1/1 Rally with 10 pieces Available; not with fewer', () => {
    expect(answers({ cali: 'cartels-base 1' })[0]).toBe('rally 8.5.1/1')
    expect(answers(MANY)[0]).not.toBe('rally 8.5.1/1')
  })

  test('8.5.1/1 or if 2 guerrillas could become a base', () => {
    expect(answers({ ...MANY, cali: 'cartels-underground 2' })[0]).toBe('rally 8.5.1/1')
    expect(answers({ ...MANY, cali: 'cartels-underground 2, farc-base 2' })[0]).not.toBe('rally 8.5.1/1')
  })

  test('8.5.1/h1 which needs a base Available', () => {
    const all = { ...MANY, putumayo: 'cartels-base 2' }
    expect(answers({ ...all, cali: 'cartels-underground 2' })[0]).not.toBe('rally 8.5.1/1')
  })

  test('8.5.1/h1 and a space where they do not hide first', () => {
    const seen = (there: string) => answers({ ...MANY, pasto: `cartels-base 1, cartels-active 2${there}` })[0]
    expect(seen('')).toBe('rally 8.5.1/1')
    expect(seen(', police 1')).toBe('march 8.5.2/1')
  })

  test('8.5.1/2 at most 3 spaces', () => {
    const t = cartels({
      cali: 'cartels-base 1',
      medellin: 'cartels-base 1',
      neiva: 'cartels-base 1',
      pasto: 'cartels-base 1',
    })
    expect(t.bots().filter((each) => each.endsWith('8.5.1/5'))).toHaveLength(6)
    expect(t.resources('cartels')).toBe(17)
  })

  test('8.5.1/3 first where all guerrillas at a base with cubes are Active: they hide, nobody moves', () => {
    const t = cartels({
      cali: 'cartels-base 1, cartels-active 2, police 1',
      medellin: 'cartels-underground 2',
      cesar: 'cartels-underground 1',
    })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/3', 'regroup 8.5.1/3', 'done 8.5.1/3'])
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 2, police: 1 })
    expect(t.count('cesar', 'cartels-underground')).toBe(1)
  })

  test('8.5.1/3 not if one of them is Underground, and not without cubes', () => {
    const lines = (cali: string) => answers({ cali: `cartels-base 2, ${cali}` }).join()
    expect(lines('cartels-active 2, cartels-underground 1, police 1')).not.toContain('8.5.1/3')
    expect(lines('cartels-active 2')).not.toContain('8.5.1/3')
  })

  test('8.5.1/4 two guerrillas without Shipment become a base, Active ones first', () => {
    const t = cartels({ cali: 'cartels-active 1, cartels-underground 2' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/4', 'base 8.5.1/4', '1 8.1.2/5'])
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('8.5.1/4 not where two bases stand, not with carriers only', () => {
    expect(answers({ cali: 'cartels-active 2, farc-base 2' }).join()).not.toContain('8.5.1/4')
    expect(answers({ cali: 'cartels-active 2, cartels-shipment 1' }).join()).not.toContain('8.5.1/4')
  })

  test('8.5.1/5 at a base without guerrillas: as many as people and bases', () => {
    const t = cartels({ medellin: 'cartels-base 1', cali: 'cartels-base 1, cartels-underground 1' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'medellin 8.5.1/5', 'many 8.5.1/5', '4 8.1.2/1'])
    expect(t.count('medellin', 'cartels-underground')).toBe(4)
    expect(t.count('cali', 'cartels-underground')).toBe(1)
  })

  test('8.5.1/5 with none Available up to 3 come from spaces without Cartels bases and hide', () => {
    const t = cartels({
      medellin: 'cartels-base 1',
      'ibague-medellin-loc': 'cartels-active 2, cartels-underground 2',
      cali: 'cartels-base 2, cartels-underground 8',
    })
    expect(t.bots().slice(0, 7)).toEqual([
      'rally 8.5.1/1',
      'medellin 8.5.1/5',
      'regroup 8.5.1/5',
      'ibague-medellin-loc 8.5.1/5',
      '1 8.5.1/5',
      '2 8.5.1/5',
      'done 8.5.1/5',
    ])
    expect(t.pieces('medellin')).toEqual({ 'cartels-base': 1, 'cartels-underground': 3 })
    expect(t.pieces('ibague-medellin-loc')).toEqual({ 'cartels-underground': 1 })
  })

  test('8.5.1/5 nothing there if all guerrillas stand at bases', () => {
    expect(
      answers({ medellin: 'cartels-base 1', cali: 'cartels-base 2, cartels-underground 12' }).join(),
    ).not.toContain('medellin')
  })

  test('8.5.1/6 last a department where Cultivate can then place a base', () => {
    const t = cartels({ cali: 'cartels-base 1' })
    const said = t.bots()
    const where = said.find((each) => each.endsWith('8.5.1/6'))?.split(' ')[0] as 'huila'
    expect(said).toContain('cultivate 8.5.1/7')
    expect(t.pieces(where)).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('8.5.1/6 only with more guerrillas than Police there, people, and room', () => {
    const full: Board = Object.fromEntries(
      ['huila', 'antioquia', 'santander', 'cesar', 'narino', 'putumayo', 'arauca', 'atlantico'].map((id) => [
        id,
        'police 1',
      ]),
    )
    const rest: Board = {
      choco: 'farc-base 2',
      'meta-east': 'farc-base 2',
      'meta-west': 'farc-base 2',
      guaviare: 'farc-base 2',
    }
    expect(answers({ ...full, ...rest, cali: 'cartels-base 1' }).join()).not.toContain('8.5.1/6')
    expect(answers({ ...full, ...rest, cesar: '', cali: 'cartels-base 1' })).toContain('cesar 8.5.1/6')
  })

  test('8.5.1/6 not if a space of this Rally allows it already', () => {
    const said = answers({ huila: 'cartels-base 1', cali: 'cartels-base 1' })
    expect(said.join()).not.toContain('8.5.1/6')
    expect(said).toContain('huila 8.5.1/7')
  })

  test('8.5.1/h3 a department with a Cartels base gets people and bases, even with none Available', () => {
    const t = cartels({
      huila: 'cartels-base 1, cartels-active 1',
      cali: 'cartels-base 2, cartels-underground 11',
    })
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'huila 8.5.1/6',
      'regroup 8.5.1/6',
      'done 8.5.1/6',
      'cultivate 8.5.1/7',
      'new 8.5.1/7',
      'done 8.1.1/1',
    ])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 2, 'cartels-underground': 1 })
  })

  test('8.5.1/7 Cultivate places a base in a department of this Rally, not in a city', () => {
    const t = cartels({ huila: 'cartels-base 1', cesar: 'cartels-base 1', cali: 'cartels-base 1' })
    const said = t.bots()
    expect(said.slice(-4, -2).join()).toMatch(/^cultivate 8.5.1\/7,(huila|cesar) 8.5.1\/7$/)
    expect(t.count('huila', 'cartels-base') + t.count('cesar', 'cartels-base')).toBe(3)
    expect(t.count('cali', 'cartels-base')).toBe(1)
    const cities = answers({ medellin: 'cartels-base 1', neiva: 'cartels-base 1', cali: 'cartels-base 1' })
    expect(cities).toContain('process 8.5.1/9')
    expect(cities.join()).not.toContain('8.5.1/7')
  })

  /** All bases that the Cartels have are on the map. */
  const NO_BASE_LEFT: Board = {
    vichada: 'cartels-base 2',
    guainia: 'cartels-base 2',
    vaupes: 'cartels-base 2',
    amazonas: 'cartels-base 2',
    'meta-east': 'cartels-base 2',
    'meta-west': 'cartels-base 2',
    guaviare: 'cartels-base 1',
    choco: 'cartels-base 2',
  }

  test('8.5.1/8 with none left a base moves from a pair to where none is', () => {
    const t = cartels({ ...NO_BASE_LEFT, cesar: 'cartels-underground 1' })
    const said = t.bots()
    expect(said).toContain('cultivate 8.5.1/8')
    expect(t.pieces('cesar')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
    expect(t.count('guaviare', 'cartels-base')).toBe(1)
  })

  test('8.5.1/8 not where more Police than guerrillas stand, nor from a single base', () => {
    expect(answers({ ...NO_BASE_LEFT, cesar: 'cartels-underground 1, police 1' }).join()).not.toContain('cultivate')
    const single = answers({
      choco: 'cartels-base 1, farc-base 1',
      cesar: 'cartels-underground 1, farc-base 1, police 1',
      cali: 'cartels-underground 1',
    })
    expect(single.join()).not.toContain('8.5.1/8')
  })

  test('8.5.1/9 otherwise Process: two Shipments where a guerrilla and a base are', () => {
    const t = cartels({ ...NO_BASE_LEFT, cesar: 'cartels-underground 1, police 1' })
    const said = t.bots()
    expect(said.slice(-5, -2).map((each) => each.split(' ')[1])).toEqual(['8.5.1/9', '8.5.1/9', '8.5.1/9'])
    const laid = ['choco', 'vichada', 'guainia', 'vaupes', 'amazonas', 'meta-east', 'meta-west', 'guaviare'] as const
    expect(laid.reduce((sum, id) => sum + t.markers(id, 'cartels-shipment'), 0)).toBe(2)
    expect(answers({ ...NO_BASE_LEFT, cesar: 'cartels-underground 1' }).join()).not.toContain('8.5.1/9')
  })

  test('8.5.1/h4 under Cartels guerrillas; one if only one is Available', () => {
    const t = cartels({
      cali: 'cartels-base 1, cartels-underground 1, farc-underground 1',
      medellin: 'cartels-base 2, cartels-underground 11',
      atlantico: 'auc-underground 1, auc-shipment 3',
      cesar: 'police 1',
    })
    t.bots()
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.markers('cali', 'cartels-shipment') + t.markers('medellin', 'cartels-shipment')).toBeLessThan(2)
  })

  test('8.5.1/10 with no Shipment Available: 1 base of a pair for cash', () => {
    const t = cartels({ ...NO_BASE_LEFT, ...NO_SHIPMENTS })
    const said = t.bots()
    expect(said).toContain('process 8.5.1/10')
    expect(t.resources('cartels')).toBe(20 - 3 + 3)
    expect(t.count('guaviare', 'cartels-base')).toBe(1)
  })

  test('8.5.1/11 no pair for 8.5.1/10 either: no special activity', () => {
    const cities = { medellin: 'cartels-base 1', neiva: 'cartels-base 1', cali: 'cartels-base 1' }
    const said = answers({ ...cities, ...NO_SHIPMENTS })
    expect(said.join()).not.toContain('process')
    expect(said.at(-1)).toBe('done 8.1.1/1')
  })

  test('8.1/12 at 0 Resources no further space, but the special activity still', () => {
    const t = cartels({ huila: 'cartels-base 1', cali: 'cartels-base 1' }, { resources: { cartels: 1 } })
    const said = t.bots()
    expect(said.filter((each) => each.endsWith('8.5.1/5'))).toHaveLength(2)
    expect(said.join()).toMatch(/cultivate|process/)
  })
})

describe('aa2 8.5.2 March, then Process', () => {
  test('8.5.2/1 March if a Shipment is Available, else Terror', () => {
    const board = { ...MANY, cesar: 'cartels-base 1, farc-base 1, cartels-underground 3' }
    expect(answers(board)[0]).toBe('march 8.5.2/1')
    expect(answers({ ...board, ...NO_SHIPMENTS })[0]).toBe('terror 8.5.3/1')
  })

  test('8.5.2/2 to a random city or department with fewer than 2 bases next to 2 guerrillas', () => {
    const t = cartels({
      ...MANY,
      cesar: '',
      'pasto-tumaco-loc': 'cartels-underground 2',
      pasto: 'govt-base 2',
    })
    expect(t.bots().slice(0, 5)).toEqual([
      'march 8.5.2/1',
      'pasto-tumaco-loc 8.5.2/2',
      'narino 8.5.2/3',
      '2 8.5.2/3',
      'process 8.5.2/4',
    ])
    expect(t.resources('cartels')).toBe(19)
  })

  test('8.5.2/2 not next to 1 guerrilla, nor where 2 bases stand: Rally instead', () => {
    const board = { ...MANY, cesar: '', pasto: 'govt-base 2' }
    const said = (n: number, narino: string) =>
      answers({ ...board, 'pasto-tumaco-loc': `cartels-underground ${n}`, narino })[0]
    expect(said(2, '')).toBe('march 8.5.2/1')
    expect(said(1, '')).toBe('rally 8.1.1/3')
    expect(said(2, 'farc-base 2')).toBe('rally 8.1.1/3')
  })

  test('8.5.2/3 all adjacent guerrillas go but one at each base', () => {
    const t = cartels(
      {
        ...MANY,
        cesar: '',
        'pasto-tumaco-loc': 'cartels-underground 2',
        pasto: 'cartels-base 1, farc-base 1, cartels-underground 2',
      },
      { botDice: [6, 6, 3] },
    )
    t.bots()
    expect(t.pieces('narino')).toEqual({ 'cartels-underground': 3 })
    expect(t.count('pasto', 'cartels-underground')).toBe(1)
    const alone = answers({ ...MANY, cesar: '', pasto: 'cartels-base 1, farc-base 1, cartels-underground 1' })
    expect(alone[0]).toBe('rally 8.1.1/3')
  })

  test('8.5.2/4 then Process', () => {
    const said = answers({ ...MANY, cesar: '', 'pasto-tumaco-loc': 'cartels-underground 2', pasto: 'govt-base 2' })
    expect(said).toContain('process 8.5.2/4')
    expect(said).toContain('ship 8.5.1/9')
    const only = answers({ 'pasto-tumaco-loc': 'cartels-underground 12', pasto: 'govt-base 2' }, {})
    expect(only.join()).not.toContain('process')
  })

  test('P3 8.5.2/5 nobody can March: Rally, then Cultivate', () => {
    const said = answers({ ...MANY, cesar: 'cartels-base 2, cartels-active 1, police 1' })
    expect(said[0]).toBe('rally 8.1.1/3')
    expect(said.slice(1, 4)).toEqual(['cesar 8.5.1/3', 'regroup 8.5.1/3', 'done 8.5.1/3'])
  })

  test('P4 8.1.2/8 three of a mixed group go into an empty Support space, Underground ones first', () => {
    const t = cartels({
      ...MANY,
      'pasto-tumaco-loc': 'cartels-active 3, cartels-underground 2',
      pasto: 'govt-base 2',
      narino: 'passive-support',
    })
    t.bots()
    expect(t.pieces('narino')).toEqual({ 'cartels-active': 1, 'cartels-underground': 2 })
  })

  test('8.1.2/h2 where turning Active cannot be avoided everybody goes', () => {
    const t = cartels({
      ...MANY,
      'pasto-tumaco-loc': 'cartels-active 3, cartels-underground 2',
      pasto: 'govt-base 2',
      narino: 'passive-support, troops 3',
    })
    t.bots()
    expect(t.pieces('narino')).toMatchObject({ 'cartels-active': 5 })
  })
})

describe('aa2 8.5.3 Terror, then Bribe', () => {
  const TERROR_STATE = { ...MANY, ...NO_SHIPMENTS }

  test('8.5.3/1 Terror if neither Rally nor March', () => {
    expect(answers({ ...TERROR_STATE, cali: 'cartels-underground 1' })[0]).toBe('terror 8.5.3/1')
    expect(answers({ ...MANY, cali: 'cartels-underground 1' })[0]).not.toBe('terror 8.5.3/1')
  })

  /** Underground guerrillas in a Support, an Opposition and three Neutral spaces. */
  const SPREAD: Board = {
    ...TERROR_STATE,
    cesar: 'cartels-base 1, farc-base 1, cartels-underground 1, passive-opposition',
    'meta-east': 'cartels-base 2, cartels-underground 1',
    guaviare: 'cartels-base 2, cartels-underground 1',
    huila: 'cartels-underground 1',
    cali: 'cartels-underground 1, passive-support',
  }

  test('T19 8.5.3/2 Support, Opposition, then 1 Neutral', () => {
    const said = answers(SPREAD)
    expect(said.slice(1, 3)).toEqual(['cali 8.5.3/2', 'cesar 8.5.3/2'])
    expect(said.filter((each) => each.endsWith('8.5.3/2'))).toHaveLength(3)
  })

  test('T19 8.5.3/3 with a non-player Government and a played FARC Opposition comes first', () => {
    const said = answers(SPREAD, { seats: { cartels: 'aa2', govt: 'aa2' } })
    expect(said.slice(1, 3)).toEqual(['cesar 8.5.3/3', 'cali 8.5.3/3'])
    const both = answers(SPREAD, { seats: { cartels: 'aa2', govt: 'aa2', farc: 'aa2' } })
    expect(both[1]).toBe('cali 8.5.3/2')
  })

  test('8.5.3/2 not where nobody lives', () => {
    const seen: Board = {
      ...TERROR_STATE,
      guaviare: 'cartels-base 2, cartels-active 1',
      'meta-east': 'cartels-base 2, cartels-active 1',
      cesar: 'cartels-base 1, farc-base 1, cartels-active 1',
    }
    expect(answers({ ...seen, cali: 'cartels-underground 1' }).slice(0, 2)).toEqual(['terror 8.5.3/1', 'cali 8.5.3/2'])
    const t = cartels(seen)
    expect(t.bots()[0]).toBe('rally 8.1.1/3')
    expect(t.markers('vichada', 'terror')).toBe(0)
  })

  test('P2 8.1.1/2 Terror turns one guerrilla Active and costs 1', () => {
    const t = cartels({ ...TERROR_STATE, cali: 'cartels-underground 1' }, { resources: { cartels: 2 } })
    t.bots()
    expect(t.resources('cartels')).toBe(0)
    const active = ['cali', 'cesar', 'meta-east', 'guaviare'] as const
    expect(active.reduce((sum, id) => sum + t.count(id, 'cartels-active'), 0)).toBe(2)
  })

  test('8.5.3/4 Bribe in 3 spaces, 3 Resources each: the Government first, its cubes, Police before Troops', () => {
    const t = cartels({
      ...TERROR_STATE,
      cesar: 'cartels-base 1, cartels-underground 1',
      cali: 'cartels-underground 1, police 1, troops 2, farc-underground 2',
      vichada: 'cartels-base 2, cartels-underground 1, auc-underground 2',
      guainia: 'cartels-base 2, cartels-underground 1, farc-underground 2',
      vaupes: 'cartels-base 2, cartels-underground 1, troops 1',
    })
    const said = t.bots()
    expect(said.filter((each) => /^(cali|vichada|guainia|vaupes) 8.5.3\/4/.test(each)).slice(0, 3)).toHaveLength(3)
    expect(t.pieces('cali')).toMatchObject({ troops: 1, 'farc-underground': 2 })
    expect(t.pieces('vaupes').troops).toBeUndefined()
    expect(t.pieces('guainia')).not.toHaveProperty('farc-underground')
    expect(t.pieces('vichada')).toMatchObject({ 'auc-underground': 2 })
    expect(t.resources('cartels')).toBe(20 - 3 - 9)
  })

  test('8.5.3/4 a base before anything else of its faction', () => {
    const t = cartels({
      ...TERROR_STATE,
      cesar: 'cartels-base 1, cartels-underground 1, farc-base 1, farc-underground 2',
    })
    t.bots()
    expect(t.pieces('cesar')).toMatchObject({ 'farc-underground': 2 })
    expect(t.pieces('cesar')).not.toHaveProperty('farc-base')
  })

  test('8.5.3/4 a played faction before a non-player', () => {
    const board = {
      ...TERROR_STATE,
      cali: 'cartels-underground 1, troops 2, auc-underground 2',
      atlantico: 'farc-underground 1, farc-shipment 4',
    }
    const t = cartels(board, { seats: { cartels: 'aa2', govt: 'aa2' } })
    t.bots()
    expect(t.pieces('cali')).toMatchObject({ troops: 2 })
    expect(t.pieces('cali')).not.toHaveProperty('auc-underground')
  })

  test('8.5.3/4 8.4.4/h1 also by the free Bribe of an event: the base of a played FARC before the Government’s', () => {
    const t = scene(
      { huila: 'cartels-underground 1, govt-base 1, farc-base 1' },
      { card: 60, eligible: ['cartels'], seats: { cartels: 'aa2', govt: 'aa2' } },
    )
    expect(t.bots()[0]).toBe('event 8.1/a')
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 1, 'govt-base': 1 })
  })

  test('8.5.3/h1 one faction a space: what else is there stays', () => {
    const t = cartels({
      ...TERROR_STATE,
      cesar: '',
      cali: 'cartels-underground 1, farc-underground 1, auc-underground 2',
    })
    t.bots()
    expect(t.pieces('cali')).toMatchObject({ 'auc-underground': 2 })
    expect(t.pieces('cali')).not.toHaveProperty('farc-underground')
  })

  test('8.5.3/5 no Bribe by 8.5.3/4 below 3 Resources or without enemies', () => {
    const board = { ...TERROR_STATE, cali: 'cartels-underground 1, troops 1' }
    expect(answers(board, { resources: { cartels: 5 } }).join()).not.toContain('bribe')
    expect(answers(board, { resources: { cartels: 6 } })).toContain('bribe 8.5.3/4')
    expect(answers({ ...TERROR_STATE, cesar: 'cartels-base 2, cartels-underground 1' }).join()).not.toContain('bribe')
  })
})

describe('aa2 8.1.1 What cannot be done', () => {
  test('8.1.1/3 10.1/S1 Terror impossible: March', () => {
    const hidden: Board = Object.fromEntries(
      Object.entries(MANY).map(([id, text]) => [id, text.replace('underground', 'active')]),
    )
    const said = answers({ ...hidden, ...NO_SHIPMENTS, 'pasto-tumaco-loc': 'cartels-active 2', pasto: 'govt-base 2' })
    expect(said[0]).toBe('march 8.1.1/3')
    const able = answers({ ...MANY, ...NO_SHIPMENTS, 'pasto-tumaco-loc': 'cartels-active 2', pasto: 'govt-base 2' })
    expect(able[0]).toBe('terror 8.5.3/1')
  })

  test('8.1.1/4 nothing possible: pass', () => {
    // No piece on the map, no room for Cultivate anywhere: the Rally has no space to go to.
    const peopled = [
      'huila',
      'antioquia',
      'santander',
      'cesar',
      'narino',
      'putumayo',
      'arauca',
      'atlantico',
      'choco',
      'meta-east',
      'meta-west',
      'guaviare',
    ]
    const board = Object.fromEntries(peopled.map((id) => [id, 'police 1']))
    const t = cartels(board)
    expect(t.bots()).toEqual(['pass 8.1.1/4'])
    expect(t.resources('cartels')).toBe(21)
    expect(answers({ ...board, huila: '' }).slice(0, 2)).toEqual(['rally 8.5.1/1', 'huila 8.5.1/6'])
  })
})

describe('aa2 Cartels: derived cases and the 2012 game', () => {
  test('T3 the standard set-up: Meta East, Meta West, Guaviare; no Cultivate; 2 Shipments', () => {
    const t = standard({}, { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' } })
    const said = t.bots()
    expect(said.filter((each) => each.endsWith('8.5.1/5')).sort()).toEqual([
      'guaviare 8.5.1/5',
      'many 8.5.1/5',
      'many 8.5.1/5',
      'many 8.5.1/5',
      'meta-east 8.5.1/5',
      'meta-west 8.5.1/5',
    ])
    for (const id of ['meta-east', 'meta-west', 'guaviare'] as const) expect(t.count(id, 'cartels-underground')).toBe(2)
    expect(said).toContain('process 8.5.1/9')
    expect(said.join()).not.toContain('cultivate')
    expect(t.resources('cartels')).toBe(7)
    const labs = ['cali', 'putumayo', 'meta-east', 'meta-west', 'guaviare'] as const
    expect(labs.reduce((sum, id) => sum + t.markers(id, 'cartels-shipment'), 0)).toBe(2)
  })

  test('card 39: Medellín, Meta East, Meta West by the dice; no Cultivate; 2 Shipments', () => {
    const t = standard(
      {
        medellin: 'troops 3, police 1, cartels-base 1, active-support',
        neiva: 'police 1, cartels-base 1, active-support',
      },
      { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' }, botDice: [1, 3, 1, 4, 3, 6, 5, 3, 2] },
    )
    const said = t.bots()
    expect(said.slice(0, 10)).toEqual([
      'rally 8.5.1/1',
      'medellin 8.5.1/5',
      'many 8.5.1/5',
      '4 8.1.2/1',
      'meta-east 8.5.1/5',
      'many 8.5.1/5',
      '2 8.1.2/1',
      'meta-west 8.5.1/5',
      'many 8.5.1/5',
      '2 8.1.2/1',
    ])
    expect(said).toContain('process 8.5.1/9')
  })

  test('card 42: with 1 Resource a base in Medellín, then 2 Shipments', () => {
    const t = standard(
      { medellin: 'troops 3, police 1, cartels-base 1, cartels-underground 4, active-support' },
      { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' }, resources: { cartels: 1 } },
    )
    const said = t.bots()
    expect(said.slice(0, 3)).toEqual(['rally 8.5.1/1', 'medellin 8.5.1/4', 'base 8.5.1/4'])
    expect(t.resources('cartels')).toBe(0)
    expect(said).toContain('process 8.5.1/9')
  })

  test('card 51: Neiva +2, Huila +1 and Cultivate there', () => {
    const t = standard(
      {
        medellin: 'troops 3, police 1, cartels-base 2, cartels-underground 2, active-support',
        'meta-east': 'farc-underground 1, farc-base 1, cartels-base 1, cartels-underground 1, active-opposition',
        'meta-west': 'farc-underground 2, farc-base 1, cartels-base 1, cartels-underground 2, active-opposition',
        guaviare:
          'farc-underground 2, farc-base 1, auc-underground 1, cartels-base 1, cartels-underground 1, active-opposition',
        neiva: 'police 1, cartels-base 1, active-support',
      },
      { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' }, botDice: [6, 3, 6] },
    )
    const said = t.bots()
    expect(said.slice(1, 3)).toEqual(['neiva 8.5.1/5', 'many 8.5.1/5'])
    expect(said).toContain('huila 8.5.1/6')
    expect(said).toContain('huila 8.5.1/7')
    expect(t.count('neiva', 'cartels-underground')).toBe(2)
    expect(t.pieces('huila')).toMatchObject({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('card 46: March impossible, so Rally hides 3 of the 4; then 2 Shipments', () => {
    const t = scene(
      {
        ...MANY,
        vichada: 'cartels-base 2',
        guainia: 'cartels-base 2',
        cesar: '',
        guaviare: 'cartels-base 2, cartels-underground 1',
        medellin: 'cartels-base 1, farc-base 1, cartels-active 1, police 2',
        cali: 'cartels-base 1, farc-base 1, cartels-active 1, police 2',
        putumayo: 'cartels-base 1, farc-base 1, cartels-active 1, police 2',
        'meta-east': 'cartels-base 1, farc-base 1, cartels-active 1, police 2',
      },
      { first: 'govt', eligible: ['cartels', 'govt'], card: 46, seats: { cartels: 'aa2' } },
    )
    const said = t.bots()
    expect(said[0]).toBe('rally 8.1.1/3')
    expect(said.filter((each) => each === 'regroup 8.5.1/3')).toHaveLength(3)
    expect(said).toContain('process 8.5.1/9')
    expect(t.by).toBe('govt')
    expect(t.answers).toContain('event')
  })
})

import { nonPlayer } from '@coinflict/kernel/nonplayers'
import type { Space } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type SceneOptions, scene } from '../../test/kit.ts'
import { andeanAbyss } from '../index.ts'
import { isCity, isDepartment, isLoc, LOCS, S, SPACES, type SpaceId } from '../map.ts'
import { families } from './index.ts'
import { drawSpace } from './random.ts'

const ids = SPACES.map(({ id }) => id)
const EVERY = ids.map((id) => S[id])

/** What the dice choose among some spaces. */
function draw(dice: readonly number[], among: readonly Space[], more: SceneOptions = {}): SpaceId | undefined {
  const { game } = scene({}, { seats: { cartels: 'aa1' }, ...more }).table
  const np = nonPlayer({ volume: andeanAbyss, families, setup: game.setup, dice: [...dice] }, 3 as never)
  if (np === undefined) throw new Error('nobody sits there')
  Object.assign(np, { g: game })
  return ids[drawSpace(np, among)]
}
const spaces = (...names: SpaceId[]): Space[] => names.map((name) => S[name])
const PLACES = EVERY.filter((s) => !isLoc(s) && s !== S.ecuador && s !== S.panama)
const CITIES = PLACES.filter(isCity)
const DEPARTMENTS = PLACES.filter(isDepartment)
const without = (list: readonly Space[], ...names: SpaceId[]): Space[] =>
  list.filter((s) => !spaces(...names).includes(s))

describe('aa1 8.2 Random cities and departments', () => {
  test.each<[number[], SpaceId]>([
    [[1, 3, 1], 'medellin'],
    [[6, 1, 2], 'amazonas'],
    [[2, 4, 2], 'medellin'],
    [[6, 3, 6], 'huila'],
    [[4, 3, 6], 'meta-east'],
    [[1, 4, 5], 'santander'],
    [[5, 3, 2], 'meta-west'],
    [[4, 1, 2], 'atlantico'],
    [[6, 1, 3], 'putumayo'],
    [[1, 3, 2], 'medellin'],
    [[6, 4, 5], 'huila'],
    [[3, 6, 2], 'vichada'],
    [[6, 6, 6], 'choco'],
  ])('8.2 the roll %j of the played game gives %s', (dice, space) => {
    expect(draw(dice, PLACES)).toBe(space)
  })

  test.each<[string, number[], SpaceId[], SpaceId]>([
    ['Amazonas to the next city', [6, 1, 2], CITIES.map((s) => ids[s] as SpaceId), 'neiva'],
    ['Meta East to the next open department', [4, 3, 6], ['vichada', 'guainia', 'putumayo'], 'vichada'],
    ['Santander to the next open department', [1, 4, 5], ['atlantico', 'cesar', 'huila'], 'atlantico'],
    ['Ibagué to Cesar', [1, 2, 1], ['cesar', 'arauca', 'huila'], 'cesar'],
    ['Vichada to Putumayo', [3, 6, 2], ['putumayo', 'guaviare', 'huila'], 'putumayo'],
    ['Cúcuta or Arauca to Vichada', [4, 4, 1], ['vichada', 'guainia'], 'vichada'],
    ['Bucaramanga to Santander', [2, 3, 3], ['santander', 'atlantico'], 'santander'],
    ['from Chocó on to Antioquia', [6, 6, 6], ['antioquia', 'putumayo'], 'antioquia'],
    ['past Nariño to the first city, Cali', [6, 6, 3], ['cali', 'ibague'], 'cali'],
    ['the next city after that, Ibagué', [6, 6, 3], ['ibague', 'medellin'], 'ibague'],
  ])('8.2 no candidate there: the path leads %s', (_, dice, among, space) => {
    expect(draw(dice, spaces(...among))).toBe(space)
  })

  test('8.2 down the columns, from one to the next, and from Chocó to Cali', () => {
    const order: SpaceId[] = ['huila', 'pasto', 'narino', 'choco', 'cali', 'ibague', 'antioquia', 'medellin']
    order.forEach((space, i) => {
      expect(draw([6, 3, 6], without(PLACES, ...order.slice(0, i)))).toBe(space)
    })
    expect(draw([1, 4, 5], without(DEPARTMENTS, 'santander'))).toBe('atlantico')
    expect(draw([4, 1, 2], without(DEPARTMENTS, 'atlantico'))).toBe('cesar')
  })

  test('8.2 Ecuador and Panamá come before the space of their box, while they are spaces', () => {
    const open: SceneOptions = { lasting: { 33: 'shaded', 71: 'shaded' } }
    const all = [...PLACES, S.ecuador, S.panama]
    expect(draw([6, 6, 3], all, open)).toBe('ecuador')
    expect(draw([6, 5, 1], without(all, 'pasto'), open)).toBe('ecuador')
    expect(draw([6, 6, 3], PLACES, open)).toBe('narino')
    expect(draw([6, 6, 6], all, open)).toBe('panama')
    expect(draw([6, 6, 6], PLACES)).toBe('choco')
  })

  test('8.2 every space can be rolled', () => {
    const found = new Set<string | undefined>()
    for (const red of [1, 3, 5])
      for (const yellow of [1, 3, 5]) for (const green of [1, 3, 5]) found.add(draw([red, yellow, green], PLACES))
    expect(found.size).toBe(27)
  })
})

describe('aa1 8.3 Random lines of communication', () => {
  test('8.3 highest Econ first', () => {
    expect(draw([], spaces('cali-pasto-loc', 'bogota-neiva-loc', 'arauca-cucuta-loc'))).toBe('arauca-cucuta-loc')
  })

  test('AA-21 8.3 none of Econ 3: next to Bogotá one of three of Econ 2, each as likely', () => {
    const open = without(LOCS, 'arauca-cucuta-loc', 'ayacucho-sincelejo-loc', 'ayacucho-cucuta-loc')
    // Red, yellow, green for Bogotá, then one of three.
    const roll = (n: number) => draw([3, 3, 3, n], open)
    expect([roll(1), roll(2), roll(3)].sort()).toEqual([
      'bogota-bucaramanga-ibague-loc',
      'bogota-neiva-loc',
      'bogota-yopal-loc',
    ])
  })

  test('8.3 next to a random city: the first on the path that has a candidate', () => {
    const open = spaces('medellin-sincelejo-loc', 'bogota-neiva-loc')
    expect(draw([6, 1, 2], open)).toBe('bogota-neiva-loc')
    expect(draw([1, 1, 1], open)).toBe('medellin-sincelejo-loc')
  })

  test('8.2-3 lines beside cities or departments: any', () => {
    const open = spaces('cali', 'bogota-neiva-loc')
    expect([draw([1], open), draw([2], open)]).toEqual(['cali', 'bogota-neiva-loc'])
  })
})

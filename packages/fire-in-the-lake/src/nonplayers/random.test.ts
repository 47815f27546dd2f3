import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { describe, expect, test } from 'vitest'
import { S, SPACES, type SpaceId } from '../map.ts'
import { drawSpace } from './random.ts'

/** A draw with dice that show what is said, and numbers from 0 after that. */
function draw(dice: readonly number[], ...among: readonly SpaceId[]): string | undefined {
  const left = [...dice]
  const np = { die: () => left.shift() ?? 1, below: () => (left.shift() ?? 1) - 1 } as unknown as NonPlayer
  return SPACES[
    drawSpace(
      np,
      among.map((id) => S[id]),
    )
  ]?.id
}

describe('FITL 8.2 Random provinces and cities', () => {
  test('FITL 8.2 the space that the dice name, or the first candidate on the way from there', () => {
    expect(draw([1, 3], 'the-parrots-beak', 'hue')).toBe('the-parrots-beak')
    expect(draw([1, 3], 'ba-xuyen', 'hue')).toBe('ba-xuyen')
    expect(draw([6, 4], 'ba-xuyen', 'hue')).toBe('ba-xuyen')
    expect(draw([3, 6], 'quang-tin-quang-ngai', 'da-nang', 'hue')).toBe('quang-tin-quang-ngai')
  })

  test('FITL 8.2 FL-20 An Loc comes before Phuoc Long', () => {
    expect(draw([6, 1], 'an-loc', 'phuoc-long')).toBe('an-loc')
    expect(draw([6, 1], 'phuoc-long', 'saigon')).toBe('phuoc-long')
  })

  test('FITL 8.2 every province and city can be drawn', () => {
    const every = SPACES.filter(({ kind }) => kind !== 'loc').map(({ id }) => id)
    const found = new Set<string | undefined>()
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) found.add(draw([a, b], ...every))
    expect([...found].toSorted()).toEqual(every.toSorted())
  })
})

describe('FITL 8.3 Random LoCs', () => {
  test('FITL 8.3 after all other spaces', () => {
    expect(draw([1, 1], 'loc-saigon-can-tho', 'north-vietnam')).toBe('north-vietnam')
  })

  test('FITL 8.3 the highest Econ, then at a random City, then any', () => {
    const rich = SPACES.filter(({ kind, econ }) => kind === 'loc' && econ === 2).map(({ id }) => id)
    const poor = SPACES.filter(({ kind, econ }) => kind === 'loc' && econ === 0).map(({ id }) => id)
    expect(rich).toContain(draw([1, 1], ...poor, ...rich))
    expect(draw([1, 1], 'loc-hue-da-nang', 'loc-saigon-cam-ranh')).toBe('loc-saigon-cam-ranh')
    expect(draw([3, 3], 'loc-hue-da-nang', 'loc-da-nang-qui-nhon')).toBe('loc-hue-da-nang')
  })
})

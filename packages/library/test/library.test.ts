import type { Box } from '@coinflict/kernel/display'
import { BadInput } from '@coinflict/kernel/state'
import { chart, toy } from '@coinflict/kernel/testkit-toy'
import { expect, test } from 'vitest'
import { boxOf, everyVolume, LIBRARY, openBox } from '../src/index.ts'

/** A box that says what is taken out of it. */
function toyBox(taken: string[]): Box {
  const take = <T>(what: string, thing: T): Promise<T> => {
    taken.push(what)
    return Promise.resolve(thing)
  }
  const box = LIBRARY[0] as Box
  return { ...box, volume: () => take('volume', toy), charts: () => take('charts', [chart]) }
}

test('a box is found by its id; for what there is not, those there are are named', () => {
  for (const box of LIBRARY) expect(boxOf(box.id)).toBe(box)
  for (const id of ['chess', undefined, 3]) expect(() => boxOf(id)).toThrow(BadInput)
})

test('the charts are taken out of a box only where they are wanted', async () => {
  const taken: string[] = []
  expect(await openBox(toyBox(taken), { charts: false })).toEqual({ volume: toy, families: [] })
  expect(taken).toEqual(['volume'])
  expect(await openBox(toyBox(taken), { charts: true })).toEqual({ volume: toy, families: [chart] })
  expect(taken).toEqual(['volume', 'volume', 'charts'])
})

test('a box says of its game what the game says of itself', async () => {
  const volumes = await everyVolume()
  expect(volumes.map(({ id, title }) => ({ id, title }))).toEqual(LIBRARY.map(({ id, title }) => ({ id, title })))
})

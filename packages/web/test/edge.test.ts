import { expect, test } from 'vitest'
import { cellsOf, EDGE, placed } from '../src/board/edge-places.ts'
import type { EdgeLook } from '../src/board/table.ts'

const [WIDTH, HEIGHT, END] = [1037, 748, 75]
const cells = cellsOf(WIDTH, HEIGHT, END)
const KINDS = ['purse', 'purse', 'goal', 'goal', 'other'] as const
const look = (kind: EdgeLook['kind'], value: number): EdgeLook => {
  return { kind, value, colour: undefined, letter: 'A', beyond: undefined, text: `${kind} ${value}` }
}
const placesOf = (looks: readonly EdgeLook[], spare: readonly [number, number]) =>
  placed(looks, (value) => cells[value] as (typeof cells)[number], spare)

test.each([0, 9, 40, 70])('five markers on number %i of the track leave the map alone, and each is seen', (value) => {
  const spare = [16, 0] as const
  const markers = placesOf(
    KINDS.map((kind) => look(kind, value)),
    spare,
  )
  for (const { isUp, x, y } of markers) {
    expect(isUp ? x + 14 : y + 11).toBeLessThanOrEqual(EDGE + (isUp ? spare[0] : 3))
    expect(y).toBeLessThanOrEqual(HEIGHT - 12)
    // Nor is it cut off at the outer rim.
    expect(x).toBeGreaterThan(14)
    expect(y).toBeGreaterThan(11)
  }
  markers.forEach((one, i) => {
    for (const other of markers.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5)
  })
})

test('two markers on one number stand one behind the other where there is room', () => {
  const [first, second] = placesOf([look('goal', 9), look('purse', 9)], [40, 0])
  expect(first?.y).toBe(second?.y)
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBe(25)
})

test.each([9, 50])('two markers on number %i stand beside each other where one would hide the other', (value) => {
  const [first, second] = placesOf([look('goal', value), look('purse', value)], [4, 0])
  const along = value === 9 ? [first?.y, second?.y] : [first?.x, second?.x]
  expect(Math.abs((along[0] ?? 0) - (along[1] ?? 0))).toBe(19)
})

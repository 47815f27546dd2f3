import { expect, test } from 'vitest'
import { cellsOf, EDGE, furnitureWithin, HIGH, markersInside, placed, widthOf } from '../src/board/edge-places.ts'
import { touches } from '../src/board/ground.ts'
import { drawnFor } from '../src/board/narrow.ts'
import type { EdgeLook } from '../src/board/table.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'
import { WINDOWS } from './frames.ts'

const [WIDTH, HEIGHT, END] = [1037, 748, 75]
const cells = cellsOf(WIDTH, HEIGHT, END)
const KINDS = ['purse', 'purse', 'goal', 'goal', 'other'] as const
const look = (kind: EdgeLook['kind'], value: number, beyond?: number): EdgeLook => {
  return { kind, value, colour: undefined, letter: 'A', detail: '', beyond, text: `${kind} ${value}` }
}
const cellAt = (value: number) => cells[value] as (typeof cells)[number]
const placesOf = (looks: readonly EdgeLook[]) => placed(looks, cellAt)

test.each([0, 9, 40, 70])('five markers on number %i of the track stand on it, and none covers another', (value) => {
  const { isUp, x: left, y: top, w, h } = cellAt(value)
  const markers = placesOf(KINDS.map((kind) => look(kind, value)))
  for (const { x, y } of markers) {
    if (isUp) expect(y).toBeCloseTo(top + h / 2)
    else expect(x).toBeCloseTo(left + w / 2)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(HIGH / 2)
    expect(y).toBeLessThanOrEqual(HEIGHT - HIGH / 2)
  }
  markers.forEach((one, i) => {
    for (const other of markers.slice(i + 1)) {
      const apart = isUp ? Math.abs(one.x - other.x) : Math.abs(one.y - other.y)
      expect(apart).toBeGreaterThanOrEqual(isUp ? (widthOf(one.look) + widthOf(other.look)) / 2 : HIGH)
    }
  })
})

test.each([9, 50])('two purses on number %i stand on the track itself', (value) => {
  for (const { x, y } of placesOf([look('purse', value), look('purse', value)]))
    expect(Math.min(x, y)).toBeLessThan(EDGE)
})

test.each([9, 50])('markers on neighbouring numbers from %i on stand beside each other', (value) => {
  const [first, second] = placesOf([look('purse', value + 1), look('purse', value)])
  expect(value === 9 ? first?.x : first?.y).toBe(value === 9 ? second?.x : second?.y)
})

test('a marker on the number that somebody needs leaves it to be read', () => {
  const [marker] = placesOf([look('goal', 21, 20)])
  expect(marker?.x).toBeGreaterThan(EDGE)
})

test('markers that stand side by side on the first number lie over the corner of the map', () => {
  const edge = [look('purse', 0), look('goal', 0), look('goal', 0)]
  const over = markersInside({ edge, edgeEnd: END }, [WIDTH, HEIGHT])
  expect(Math.max(...over.map(({ x, w }) => x + w / 2))).toBeGreaterThan(15)
  expect(over.every(({ y, h }) => y - h / 2 > HEIGHT - 2 * EDGE - HIGH)).toBe(true)
})

/** The guide takes more of a window than a game does. */
const LED = [978, 718] as const
const LARGE = [...Object.entries(WINDOWS).filter(([, [width]]) => width > 800), ['1440×900, led', LED] as const]
const onTracks = GAMES.flatMap((game) => LARGE.map(([name, frame]) => ({ game, name, frame })))

test.each(onTracks)(
  'in $game.id at $name no marker stands over the furniture, and each can be told',
  async ({ game, frame: [wide, high] }) => {
    const { drawing } = await loadFullBox(game)
    const [width, height] = [wide + EDGE, high + EDGE]
    const all = cellsOf(width, height, END)
    const at = (value: number) => all[value] as (typeof all)[number]
    const furniture = furnitureWithin(drawnFor(drawing, [wide, high]), width, height)
    for (let value = 0; value <= END; value++) {
      for (const kinds of [KINDS.slice(3), ['purse', 'other', 'other'], KINDS] as const) {
        const markers = placed([...kinds.map((kind) => look(kind, value)), look('goal', 0, value - 1)], at, furniture)
          .filter(({ look }) => look.beyond === undefined)
          .map(({ look, x, y, size }) => ({ x, y, w: widthOf(look) * size, h: HIGH * size }))
        for (const marker of markers) expect(furniture.filter((box) => touches(marker, box))).toEqual([])
        const { isUp } = at(value)
        const starts = markers.map(({ x, y, w, h }) => (isUp ? x - w / 2 : y - h / 2)).sort((a, b) => a - b)
        const gaps = starts.slice(1).map((start, i) => start - (starts[i] ?? 0))
        expect(Math.min(...gaps)).toBeGreaterThan(2)
      }
    }
  },
)

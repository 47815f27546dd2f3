import { readFileSync } from 'node:fs'
import type { Drawing, Point } from '@coinflict/kernel/display'
import type { SpaceFacts } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { drawMap } from './drawing.ts'
import type { MapPlan } from './plan.ts'
import {
  areaOf,
  type Contact,
  contacts,
  crossing,
  distance,
  isInside,
  nearest,
  pair,
  pointsOf,
  type Reading,
  readDrawing,
  type Segment,
  segmentsOf,
  TOUCH,
} from './reading.ts'
import { writeDrawing } from './write.ts'

/** A volume's map, to be proved. */
export interface Proof {
  /** What the volume's rule numbers begin with. */
  readonly rules: string
  readonly plan: MapPlan
  readonly drawing: Drawing
  readonly spaces: readonly SpaceFacts[]
  /** Spaces outside the country that the map has the outline of. */
  readonly foreign: readonly string[]
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The tests that every volume's drawing stands; what else its rules say of the map is tested by the volume itself. */
export function proveDrawing(proof: Proof): Reading {
  const reading = readDrawing(proof.drawing, proof.spaces)
  describe(`${proof.rules} 1.3.6 the drawing shows the adjacencies of the game`, () => proveAdjacencies(proof, reading))
  describe(`${proof.rules} 1.3 the drawing is a map`, () => {
    proveBorders(proof, reading)
    provePlaces(proof, reading)
    test('the drawing is what its script makes', () => {
      expect(writeDrawing(drawMap(proof.plan))).toBe(readFileSync(proof.plan.file, 'utf8'))
    })
  })
  return reading
}

function proveAdjacencies({ drawing, spaces }: Proof, reading: Reading): void {
  const shown = contacts(reading)
  const adjacent = new Set(spaces.flatMap(({ id, adjacent: others }) => others.map((other) => pair(id, other))))
  const linked = new Set(drawing.links.map(({ from, to }) => pair(from, to)))
  const pairs = (wanted: Contact) => [...shown].filter(([, contact]) => contact === wanted).map(([name]) => name)

  test('no pair of spaces leaves a doubt whether it touches', () => {
    expect(pairs('doubtful')).toEqual([])
  })

  test('what touches is adjacent', () => {
    expect(pairs('touch').filter((name) => !adjacent.has(name))).toEqual([])
  })

  test('what is adjacent touches, or is drawn as a connection', () => {
    const touching = new Set(pairs('touch'))
    expect([...adjacent].filter((name) => !touching.has(name) && !linked.has(name))).toEqual([])
  })

  test('a connection is drawn only between adjacent spaces that do not touch', () => {
    expect([...linked].filter((name) => !adjacent.has(name) || shown.get(name) === 'touch')).toEqual([])
  })

  test('every line ends at two of its cities and towns', () => {
    const discs = [...reading.cities, ...reading.towns].map(({ disc }) => disc)
    for (const { drawn, facts } of reading.lines)
      for (const line of pointsOf(drawn.path))
        for (const end of [line[0], line.at(-1)] as Point[]) {
          const places = discs.filter(({ at, radius }) => distance(at, end) < radius + TOUCH)
          const fork = pointsOf(drawn.path).filter((other) => other.some((point) => distance(point, end) < TOUCH))
          expect(places.length === 1 || fork.length > 1, `${facts.id} ends at ${end}`).toBe(true)
        }
  })
}

function proveBorders({ drawing, spaces, foreign }: Proof, { areas }: Reading): void {
  const provinces = areas.filter(({ facts }) => !foreign.includes(facts.id))
  const outline = segmentsOf(drawing.outline)

  /** How many of the shapes have each stretch of a border. */
  const owners = (segments: readonly Segment[]) => {
    const counts = new Map<string, number>()
    for (const [a, b] of segments) {
      const stretch = [a.join(), b.join()].sort().join(' ')
      counts.set(stretch, (counts.get(stretch) ?? 0) + 1)
    }
    return [...counts]
  }

  test('every space is drawn, and nothing else', () => {
    expect(Object.keys(drawing.spaces).sort()).toEqual(spaces.map(({ id }) => id).sort())
  })

  test('the provinces fill the country, without gap or overlap', () => {
    const sum = provinces.reduce((total, { segments }) => total + areaOf(segments), 0)
    expect(sum).toBeCloseTo(areaOf(outline), 3)
  })

  test('borders are shared point for point: each stretch belongs to two provinces, or to one and the outline', () => {
    const stretches = owners([...provinces.flatMap(({ segments }) => segments), ...outline])
    expect(stretches.filter(([, count]) => count !== 2)).toEqual([])
  })

  test('no two borders cross', () => {
    const all = provinces.flatMap(({ segments }) => segments)
    expect(crossing(all, all)).toEqual([])
  })

  test('spaces abroad share and cross no more borders than they', () => {
    const stretches = owners(areas.flatMap(({ segments }) => segments))
    expect(stretches.filter(([, count]) => count > 2)).toEqual([])
    const abroad = areas.filter(({ facts }) => foreign.includes(facts.id))
    const found = abroad.flatMap((area) => {
      const others = areas.filter((other) => other !== area)
      return crossing(
        area.segments,
        others.flatMap(({ segments }) => segments),
      )
    })
    expect(found).toEqual([])
  })
}

/** How high the letters of captions are, and about how wide one is. */
const CAPTION = { height: 20, letter: 13 } as const

function provePlaces({ drawing, catalogues }: Proof, { areas, lines }: Reading): void {
  test('names and pieces begin inside their spaces, those of lines on them', () => {
    for (const { facts, drawn, segments } of areas) expect(isInside(segments, drawn.at), facts.id).toBe(true)
    for (const { facts, drawn, segments } of lines) expect(nearest(segments, drawn.at), facts.id).toBeLessThan(TOUCH)
  })

  test('furniture stands on the sheet, on no space and on no other furniture', () => {
    const places = Object.entries(drawing.furniture)
    for (const [id, { at, width, height }] of places) {
      const [x, y] = at
      expect(x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height, id).toBe(true)
      const rim = Array.from({ length: 101 }, (_, i) => i / 100).flatMap((part): Point[] => [
        [x + part * width, y],
        [x + part * width, y + height],
        [x, y + part * height],
        [x + width, y + part * height],
      ])
      for (const { facts, segments } of areas)
        expect(
          rim.filter((point) => isInside(segments, point)),
          `${id} and ${facts.id}`,
        ).toEqual([])
      for (const [other, { at: where, width: w, height: h }] of places)
        if (other !== id)
          expect(
            Math.abs(where[0] + w / 2 - x - width / 2) * 2 < w + width &&
              Math.abs(where[1] + h / 2 - y - height / 2) * 2 < h + height,
            `${id} and ${other}`,
          ).toBe(false)
    }
  })

  test('the names of seas and countries are on the sheet, in every language', () => {
    const outside = drawing.captions.flatMap(({ id, at: [x, y], turned }) =>
      Object.values(catalogues).flatMap(({ [id]: text = id }) => {
        const half = (text.length * CAPTION.letter) / 2
        const [across, up, down] = turned ? [CAPTION.height, half, half] : [half, CAPTION.height, CAPTION.height / 2]
        const isOut = x < across || x > drawing.width - across || y < up || y > drawing.height - down
        return isOut ? [text] : []
      }),
    )
    expect(outside).toEqual([])
  })
}

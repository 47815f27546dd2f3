import { readFileSync } from 'node:fs'
import { type Drawing, GROUP, type Point, type SpaceDrawing } from '@coinflict/kernel/display'
import type { SpaceFacts } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { drawMap } from './drawing.ts'
import { SIZE } from './lettering.ts'
import type { MapPlan } from './plan.ts'
import {
  areaOf,
  around,
  type Box,
  type City,
  type Contact,
  contacts,
  crossing,
  distance,
  isInside,
  nearest,
  overlap,
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
}

/** The tests that every volume's drawing stands; what else its rules say of the map is tested by the volume itself. */
export function proveDrawing(proof: Proof): Reading {
  const reading = readDrawing(proof.drawing, proof.spaces)
  describe(`${proof.rules} 1.3.6 the drawing shows the adjacencies of the game`, () => proveAdjacencies(proof, reading))
  describe(`${proof.rules} 1.3 the drawing is a map`, () => {
    proveBorders(proof, reading)
    proveLettering(proof, reading)
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

/** What a line is worth may lie over its own pieces. */
const idOf = (what: string): string => what.replace(/^(pieces|worth) of /, '')

/** A group seldom fills its room to the rim. */
const SLACK = 12

function proveLettering({ drawing }: Proof, { areas, lines, cities, towns }: Reading): void {
  test('names and pieces stand in their spaces, inside the view', () => {
    for (const { facts, drawn, segments } of areas) {
      expect(isInside(segments, drawn.pieces), `pieces of ${facts.id}`).toBe(true)
      expect(isInside(segments, drawn.label), `name of ${facts.id}`).toBe(true)
      expect(drawn.room[0], `room in ${facts.id}`).toBeGreaterThanOrEqual(2 * GROUP.column)
    }
    for (const { facts, segments, drawn } of lines) {
      const off = nearest(segments, drawn.pieces)
      expect(off, `pieces of ${facts.id}`).toBeLessThan(TOUCH)
      expect(drawn.room[0], `room on ${facts.id}`).toBeGreaterThanOrEqual(GROUP.column)
    }
    const points = [...Object.values(drawing.spaces).flatMap(({ label, pieces }) => [label, pieces])]
    for (const [x, y] of [
      ...points,
      ...drawing.captions.map(({ at }) => at),
      ...drawing.towns.map(({ label }) => label),
    ])
      expect(x > 20 && x < drawing.width - 20 && y > 10 && y < drawing.height - 10).toBe(true)
  })

  test('names, cities and groups of pieces do not cover each other', () => {
    const name = (text: string, at: Point, letter: number, height: number) => ({
      what: `the name ${text}`,
      box: around(at, text.length * letter, height),
    })
    const group = ({ facts: { id }, drawn: { pieces, room } }: { facts: SpaceFacts; drawn: SpaceDrawing }) => ({
      what: `pieces of ${id}`,
      box: around(pieces, room[0] - SLACK, room[1] - SLACK),
    })
    /** The name of a city begins or ends beside it, or stands above or below it. */
    const cityName = ({ facts, drawn: { label }, disc }: City) => {
      const letter = 7 * SIZE
      const side = Math.sign(Math.round(label[0] - disc.at[0]))
      return name(facts.name, [label[0] + (side * facts.name.length * letter) / 2, label[1]], letter, 12 * SIZE)
    }
    const things = [
      ...areas.map(({ facts, drawn }) => name(facts.name, drawn.label, 8 * SIZE, 14 * SIZE)),
      ...[...areas, ...lines, ...cities].map(group),
      ...lines.map(({ facts, drawn }) => ({ what: `worth of ${facts.id}`, box: around(drawn.label, 14, 14) })),
      ...cities.map(cityName),
      ...drawing.towns.map((town) => name(town.name, town.label, 5, 10)),
    ]
    const covering = things.flatMap((one, i) =>
      things
        .slice(i + 1)
        .filter((other) => overlap(one.box, other.box) && idOf(one.what) !== idOf(other.what))
        .map((other) => `${one.what}, ${other.what}`),
    )
    expect(covering).toEqual([])

    const reach = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
      Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
    const onPlaces = things.flatMap(({ what, box }) =>
      [
        ...cities.map(({ facts, disc }) => ({ place: facts.id, disc })),
        ...towns.map(({ name, disc }) => ({ place: name, disc })),
      ]
        .filter(({ disc }) => reach(box, disc.at) < disc.radius)
        .map(({ place }) => `${what}, ${place}`),
    )
    expect(onPlaces).toEqual([])
  })
}

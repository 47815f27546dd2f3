import { readFileSync } from 'node:fs'
import type { Point, SpaceDrawing, SpaceFacts } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { andeanAbyss as plan } from '../../../scripts/map/andean-abyss.ts'
import { drawMap } from '../../../scripts/map/drawing.ts'
import { writeDrawing } from '../../../scripts/map/write.ts'
import { drawing } from '../src/drawing.ts'
import { SPACES } from '../src/map.ts'

/** What is read off the drawing alone: shapes as their paths give them. */
type Segment = readonly [Point, Point]

/** Nearer than this is a touch; farther than `CLEAR` is none; anything between would leave a player in doubt. */
const TOUCH = 1
const CLEAR = 5
/** The shortest border, or stretch of a line along an area, that a player sees. */
const SEEN = 14
const TOWN_DOT = 5

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** The lines of a path, each as its points; an area ends where it began. */
const pointsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const points = part
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
          return [x, y]
        })
      return part.endsWith('Z') ? [...points, ...points.slice(0, 1)] : points
    })

const segmentsOf = (path: string): Segment[] =>
  pointsOf(path).flatMap((line) => line.slice(1).map((to, i): Segment => [line[i] as Point, to]))

function distanceToSegment([from, to]: Segment, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square))
  return distance([from[0] + part * dx, from[1] + part * dy], [x, y])
}

function isInside(segments: readonly Segment[], [x, y]: Point): boolean {
  let inside = false
  for (const [[ax, ay], [bx, by]] of segments)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}

/** Points one unit apart along a path. */
const walk = (segments: readonly Segment[]): Point[] =>
  segments.flatMap(([from, to]) => {
    const steps = Math.max(1, Math.round(distance(from, to)))
    return Array.from({ length: steps }, (_, i): Point => {
      const part = (i + 0.5) / steps
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
  })

const areaOf = (segments: readonly Segment[]): number =>
  Math.abs(segments.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2

interface Disc {
  readonly at: Point
  readonly radius: number
}

/** A city's circle, as its path gives it. */
function discOf(path: string): Disc {
  const [, left, y, radius] = /^M(\S+) (\S+?)a(\S+) /.exec(path) ?? []
  return { at: [Number(left) + Number(radius), Number(y)], radius: Number(radius) }
}

interface Shape {
  readonly facts: SpaceFacts
  readonly drawn: SpaceDrawing
  readonly segments: readonly Segment[]
  /** The border or the line, as far as no city and no town covers it. */
  readonly seen: readonly Point[]
  readonly box: Box
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const around = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

function boxOf(segments: readonly Segment[]): Box {
  const xs = segments.flat().map(([x]) => x)
  const ys = segments.flat().map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Whether two boxes come nearer than where a touch could be in doubt: most pairs do not, and need no closer look. */
const isNear = (one: Box, other: Box): boolean =>
  one.left - other.right < CLEAR &&
  other.left - one.right < CLEAR &&
  one.top - other.bottom < CLEAR &&
  other.top - one.bottom < CLEAR

const facts: readonly SpaceFacts[] = SPACES
const drawnOf = (id: string): SpaceDrawing => {
  const drawn = drawing.spaces[id]
  if (!drawn) throw new Error(`${id} is not drawn`)
  return drawn
}

const cities = facts
  .filter(({ kind }) => kind === 'city')
  .map(({ id }) => ({ id, drawn: drawnOf(id), disc: discOf(drawnOf(id).path) }))
const towns = drawing.towns.map(({ name, at }) => ({ name, disc: { at, radius: TOWN_DOT } }))
const discs = [...cities, ...towns].map(({ disc }) => disc)
const covered = (point: Point) => discs.some(({ at, radius }) => distance(at, point) < radius + TOUCH)

const shapes = facts
  .filter(({ kind }) => kind !== 'city')
  .map((space): Shape => {
    const segments = segmentsOf(drawnOf(space.id).path)
    const seen = walk(segments).filter((point) => !covered(point))
    return { facts: space, drawn: drawnOf(space.id), segments, seen, box: boxOf(segments) }
  })
const areas = shapes.filter((shape) => shape.facts.kind === 'country')
const lines = shapes.filter((shape) => shape.facts.kind === 'loc')

const nearest = (segments: readonly Segment[], point: Point): number =>
  segments.reduce((least, segment) => Math.min(least, distanceToSegment(segment, point)), Number.POSITIVE_INFINITY)

/** How far a point is from a shape; nothing if it lies inside an area. */
const distanceToShape = ({ facts: { kind }, segments }: Shape, point: Point): number =>
  kind === 'country' && isInside(segments, point) ? 0 : nearest(segments, point)

type Contact = 'touch' | 'apart' | 'doubtful'

/** Whether a line, or the border of an area, runs along or in another shape long enough to be seen. */
function contact(one: Shape, other: Shape): Contact {
  if (!isNear(one.box, other.box)) return 'apart'
  const distances = one.seen.map((point) => distanceToShape(other, point))
  const near = distances.filter((far) => far < TOUCH).length
  if (near >= SEEN) return 'touch'
  return Math.min(...distances) > CLEAR ? 'apart' : 'doubtful'
}

/** Whether a city's or town's circle reaches a shape. */
function reaches({ at, radius }: Disc, shape: Shape): Contact {
  const far = distanceToShape(shape, at) - radius
  // A line ends at the rim, an area reaches well under it.
  if (far < (shape.facts.kind === 'loc' ? TOUCH : -radius / 3)) return 'touch'
  return far > CLEAR ? 'apart' : 'doubtful'
}

const pair = (a: string, b: string) => [a, b].sort().join(' + ')

/** Every pair of spaces, with what the drawing shows of it. */
function contacts(): Map<string, Contact> {
  const found = new Map<string, Contact>()
  shapes.forEach((one, i) => {
    for (const other of shapes.slice(i + 1)) {
      // The one whose course is followed is the line; of two areas either.
      const [course, ground] = other.facts.kind === 'loc' ? [other, one] : [one, other]
      found.set(pair(one.facts.id, other.facts.id), contact(course, ground))
    }
    for (const { id, disc } of cities) found.set(pair(one.facts.id, id), reaches(disc, one))
  })
  cities.forEach((one, i) => {
    for (const other of cities.slice(i + 1)) {
      const far = distance(one.disc.at, other.disc.at) - one.disc.radius - other.disc.radius
      found.set(pair(one.id, other.id), far > CLEAR ? 'apart' : 'doubtful')
    }
  })
  // 1.3.6 Departments and lines of communication that only a town separates.
  for (const { disc } of towns) {
    const here = shapes.filter((shape) => reaches(disc, shape) === 'touch')
    here.forEach((one, i) => {
      for (const other of here.slice(i + 1)) found.set(pair(one.facts.id, other.facts.id), 'touch')
    })
  }
  return found
}

describe('AA 1.3.6 the drawing shows the adjacencies of the game', () => {
  const shown = contacts()
  const adjacent = new Set(facts.flatMap(({ id, adjacent: others }) => others.map((other) => pair(id, other))))
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
    for (const { drawn, facts: space } of lines)
      for (const line of pointsOf(drawn.path))
        for (const end of [line[0], line.at(-1)] as Point[]) {
          const places = discs.filter(({ at, radius }) => distance(at, end) < radius + TOUCH)
          const fork = pointsOf(drawn.path).filter((other) => other.some((point) => distance(point, end) < TOUCH))
          expect(places.length === 1 || fork.length > 1, `${space.id} ends at ${end}`).toBe(true)
        }
  })
})

describe('AA 1.3 the drawing is a map', () => {
  const foreign = (id: string) => id === 'ecuador' || id === 'panama'
  const departments = areas.filter(({ facts: space }) => !foreign(space.id))
  const outline = segmentsOf(drawing.outline)

  test('every space is drawn, and nothing else', () => {
    expect(Object.keys(drawing.spaces).sort()).toEqual(facts.map(({ id }) => id).sort())
  })

  test('the departments fill the country, without gap or overlap', () => {
    const sum = departments.reduce((total, { segments }) => total + areaOf(segments), 0)
    expect(sum).toBeCloseTo(areaOf(outline), 3)
  })

  test('borders are shared point for point: each stretch belongs to two departments, or to one and the outline', () => {
    const name = ([a, b]: Segment) => [a.join(), b.join()].sort().join(' ')
    const owners = new Map<string, number>()
    for (const segment of [...departments.flatMap(({ segments }) => segments), ...outline])
      owners.set(name(segment), (owners.get(name(segment)) ?? 0) + 1)
    expect([...owners].filter(([, count]) => count !== 2)).toEqual([])
  })

  test('no two borders cross', () => {
    const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
      Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    const cross = ([a, b]: Segment, [c, d]: Segment) =>
      turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
    const all = departments.flatMap(({ segments }) => segments)
    const crossing = all.filter((one, i) => all.slice(i + 1).some((other) => cross(one, other)))
    expect(crossing).toEqual([])
  })

  test('AA 1.3.7 departments and cities at the sea are coastal, and no others', () => {
    const abroad = segmentsOf(drawing.around)
    const shores = areas.map((area) => {
      const land = [...abroad, ...areas.filter((other) => other !== area).flatMap(({ segments }) => segments)]
      const close = land.filter((segment) => isNear(area.box, boxOf([segment])))
      const atSea = ([x, y]: Point) => x > TOUCH && y > TOUCH && y < drawing.height - TOUCH
      const shore = area.seen.filter((point) => atSea(point) && nearest(close, point) > TOUCH)
      return { id: area.facts.id, shore }
    })
    const coastal = (kind: string) => facts.filter((space) => space.kind === kind && space.coastal).map(({ id }) => id)
    expect(shores.filter(({ shore }) => shore.length > SEEN).map(({ id }) => id)).toEqual(coastal('country'))

    const shore = shores.flatMap((found) => found.shore)
    const atShore = cities.filter(({ disc }) => shore.some((point) => distance(point, disc.at) < disc.radius + CLEAR))
    expect(atShore.map(({ id }) => id)).toEqual(coastal('city'))
  })

  test('names and pieces stand in their spaces, inside the view', () => {
    for (const { facts: space, drawn, segments } of areas) {
      expect(isInside(segments, drawn.pieces), `pieces of ${space.id}`).toBe(true)
      expect(isInside(segments, drawn.label), `name of ${space.id}`).toBe(true)
      expect(drawn.room, `room in ${space.id}`).toBeGreaterThanOrEqual(60)
    }
    for (const { facts: space, segments, drawn } of lines) {
      const off = nearest(segments, drawn.pieces)
      expect(off, `pieces of ${space.id}`).toBeLessThan(TOUCH)
      expect(drawn.room, `room on ${space.id}`).toBeGreaterThanOrEqual(24)
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
    const name = (text: string, [x, y]: Point, letter: number, height: number) => ({
      what: `the name ${text}`,
      box: around([x, y], text.length * letter, height),
    })
    const group = (of: string, at: Point, width: number, height: number) => ({
      what: `pieces in ${of}`,
      box: around(at, width, height),
    })
    const things = [
      ...areas.flatMap(({ facts: space, drawn }) => [
        name(space.name, drawn.label, 8, 14),
        group(space.id, drawn.pieces, 72, 36),
      ]),
      ...lines.map(({ facts: space, drawn }) => group(space.id, drawn.pieces, Math.min(36, drawn.room), 12)),
      ...lines.map(({ facts: space, drawn }) => ({ what: `worth of ${space.id}`, box: around(drawn.label, 14, 14) })),
      ...cities.map(({ id, drawn }) => name(facts.find((space) => space.id === id)?.name ?? id, drawn.label, 7, 12)),
      ...drawing.towns.map((town) => name(town.name, town.label, 5, 10)),
    ]
    const overlap = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const covering = things.flatMap((one, i) =>
      things.slice(i + 1).flatMap((other) => (overlap(one.box, other.box) ? [`${one.what}, ${other.what}`] : [])),
    )
    expect(covering).toEqual([])

    const reach = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
      Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
    const onPlaces = things.flatMap(({ what, box }) =>
      [
        ...cities.map(({ id, disc }) => ({ place: id, disc })),
        ...towns.map(({ name, disc }) => ({ place: name, disc })),
      ]
        .filter(({ disc }) => reach(box, disc.at) < disc.radius)
        .map(({ place }) => `${what}, ${place}`),
    )
    expect(onPlaces).toEqual([])
  })

  test('the drawing is what its script makes', () => {
    expect(writeDrawing(drawMap(plan))).toBe(readFileSync(plan.file, 'utf8'))
  })
})

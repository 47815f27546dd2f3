import type { Drawing, Point, SpaceDrawing, TownDrawing } from '@coinflict/kernel/display'
import { type Atlas, readAtlas, ringPoints } from './atlas.ts'
import { readBoard } from './board.ts'
import { BORDER, drawCourse, ROAD } from './course.ts'
import { faces, rim } from './faces.ts'
import {
  along,
  between,
  clip,
  contains,
  cut,
  distance,
  doubleArea,
  insert,
  type Line,
  round,
  segments,
  walk,
  withinRow,
} from './geometry.ts'
import { alongOutline, calmCoast, edgesOf, fillInlets, findPlaces, type Land, landOf, type Places } from './land.ts'
import type { CityPlan, Course, MapPlan, Through } from './plan.ts'
import { type Projection, projection } from './projection.ts'

/** How fine coasts and frontiers are; islands smaller than an islet are left out. */
const DETAIL = 0.6
const ISLET = 60

/** Draws a volume's map as its plan says. */
export function drawMap(plan: MapPlan): Drawing {
  const sheet = projection(plan)
  const { project } = sheet
  const atlas = readAtlas(plan.view, (place) => round(project(place)), DETAIL)
  const land = landOf(plan, atlas)
  fillInlets(plan, land, project)
  if (plan.calm !== undefined) calmCoast(land, plan.calm)
  const places = findPlaces(plan, land, project)
  const lines = drawLines(plan, land, sheet, places)
  const areas = cutAreas(plan, land, sheet, lines, places)

  const cities = Object.entries(plan.cities).map(([id, city]): City => ({ ...city, at: places.of(id), id }))
  const towns = plan.towns.map(({ id, name, label }): TownDrawing => ({ name, at: places.of(id), side: label }))
  const captions = Object.entries(plan.captions).map(([id, at]) =>
    plan.turned?.includes(id) ? { id, at, turned: true } : { id, at },
  )

  const spaces = new Map<string, SpaceDrawing>()
  for (const { id, at, radius } of cities) spaces.set(id, { path: circlePath(at, radius), at })
  for (const { id, courses } of lines) spaces.set(id, lineDrawing(road(courses, cities)))
  for (const [id, area] of areas.named)
    spaces.set(id, { path: areaPath(area), at: plan.middles?.[id] ?? middleOf(area, cities) })

  return {
    width: sheet.width,
    height: sheet.height,
    around: [...areas.unnamed, ...abroad(plan, atlas, sheet)].map(areaPath).join(''),
    outline: areaPath(outlineOf(plan, ringPoints(atlas, land.country), areas.named, sheet)),
    spaces: Object.fromEntries(plan.spaces.map(({ id }) => [id, drawn(spaces, id)])),
    towns,
    links: [],
    captions,
    furniture: plan.furniture,
    narrow: plan.narrow,
  }
}

interface City extends CityPlan {
  readonly id: string
}

interface DrawnCourse {
  readonly runs: Course['runs']
  readonly points: Line
}

interface DrawnLine {
  readonly id: string
  readonly courses: readonly DrawnCourse[]
}

function drawn(spaces: ReadonlyMap<string, SpaceDrawing>, id: string): SpaceDrawing {
  const space = spaces.get(id)
  if (!space) throw new Error(`${id} is not in the plan, or no borders enclose it`)
  return space
}

const pointsOf = (through: Through, { project }: Projection, places: Places): Line =>
  through.map((step) => (typeof step === 'string' ? places.of(step) : project(step)))

/** The courses of all lines of communication, from place to place. */
function drawLines(plan: MapPlan, land: Land, sheet: Projection, places: Places): DrawnLine[] {
  const draw = ({ runs, through }: Course): DrawnCourse => {
    const points = pointsOf(through, sheet, places)
    if (runs === 'outline') return { runs, points: alongOutline(land, points[0] as Point, points.at(-1) as Point) }
    const course = drawCourse(through.join(' '), points, ROAD).map(round)
    return { runs, points: callAt(through.slice(1, -1), course, places) }
  }
  return Object.entries(plan.lines).map(([id, courses]) => ({ id, courses: courses.map(draw) }))
}

/** Moves places on the way onto the drawn course, which gets a point there: borders that end there meet it. */
function callAt(through: Through, course: Line, places: Places): Line {
  return through.reduce<Line>((line, step) => {
    if (typeof step !== 'string') return line
    const called = insert(line, places.of(step))
    places.move(step, called.at)
    return called.line
  }, course)
}

/** The spaces that are cut from the land, by their ids, and parts of neighbours that are no spaces. */
interface Areas {
  readonly named: ReadonlyMap<string, Line>
  readonly unnamed: readonly Line[]
}

/** Cuts the land along all borders and gives each area the name of the centre that the board has in it. */
function cutAreas(plan: MapPlan, land: Land, sheet: Projection, lines: readonly DrawnLine[], places: Places): Areas {
  const borders = [
    ...plan.borders.map((through) =>
      drawCourse(through.join(' '), pointsOf(through, sheet, places), BORDER).map(round),
    ),
    ...lines.flatMap(({ courses }) => courses.filter(({ runs }) => runs === 'border').map(({ points }) => points)),
  ]
  const meeting = borders.flatMap((line) => [line[0] as Point, line.at(-1) as Point])
  const board = readBoard(plan)
  const centres = plan.spaces
    .filter(({ kind }) => kind === 'country')
    .map(({ id }) => ({ id, at: sheet.project(board.get(id) as Point) }))
  const named = new Map<string, Line>()
  const unnamed: Line[] = []
  for (const face of faces([...edgesOf(land, meeting), ...borders.flatMap((line) => cut(line, meeting))])) {
    const area = clip(face, sheet.width, sheet.height)
    const [first, second] = centres.filter(({ at }) => contains(face, at))
    if (first && second) throw new Error(`no border parts ${first.id} from ${second.id}`)
    if (first) named.set(first.id, area)
    else unnamed.push(area)
  }
  return { named, unnamed }
}

/** The country's outline on the sheet; if the map leaves spaces out of it, that of the others. */
function outlineOf({ outside }: MapPlan, country: Line, areas: ReadonlyMap<string, Line>, sheet: Projection): Line {
  if (!outside) return clip(country, sheet.width, sheet.height)
  const isWithin = (area: Line) => area.every((corner) => contains(country, corner) || isCorner(country, corner))
  return rim([...areas].filter(([id, area]) => !outside.includes(id) && isWithin(area)).map(([, area]) => area))
}

const isCorner = (ring: Line, point: Point): boolean => ring.some((corner) => distance(corner, point) === 0)

/** Joins courses that follow each other into one. */
function join(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && distance(last.at(-1) as Point, line[0] as Point) === 0)
      joined[joined.length - 1] = [...last, ...line.slice(1)]
    else joined.push(line)
  }
  return joined
}

/** The part of a line that no city covers. */
function uncovered(line: Line, cities: readonly City[]): Line {
  const city = (point: Point) => cities.find(({ at, radius }) => distance(point, at) < radius)
  return segments(line).flatMap(([from, to], i) => {
    const [leaves, reaches] = [city(from), city(to)]
    const start = leaves && !reaches ? [crossRim(from, to, leaves)] : i === 0 && !leaves ? [from] : []
    const end = reaches ? (leaves ? [] : [crossRim(to, from, reaches)]) : [to]
    return [...start, ...end]
  })
}

/** Where a stretch from inside a city crosses its rim. */
function crossRim(inner: Point, outer: Point, { at, radius }: City): Point {
  let [low, high] = [0, 1]
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (distance(between(inner, outer, middle), at) < radius) low = middle
    else high = middle
  }
  return between(inner, outer, high)
}

const path = (line: Line): string => `M${line.map((point) => round(point).join(' ')).join('L')}`
const areaPath = (ring: Line): string => `${path(ring)}Z`

function circlePath([x, y]: Point, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`
  return `M${round([x - radius, y]).join(' ')}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`
}

/** The stretches of a line, as far as no city covers them. */
const road = (courses: readonly DrawnCourse[], cities: readonly City[]): Line[] =>
  join(courses.map(({ points }) => points)).map((line) => uncovered(line, cities))

/** The capsule of a line stands near the middle of its first stretch. */
const lineDrawing = (parts: readonly Line[]): SpaceDrawing => ({
  path: parts.map(path).join(''),
  at: round(along(parts[0] as Line, 0.5)),
})

/** How much room the plate of a city takes from the provinces around it, on each side. */
const PLATE: Point = [60, 40]
const STEP = 4
/** A name with its pieces is wider than high. */
const WIDER = 1.8

/** The point of an area that is farthest from its border and from cities, so that most has room around it. */
function middleOf(area: Line, cities: readonly City[]): Point {
  const walls = walk([...area, ...area.slice(0, 1)], STEP)
  const xs = area.map(([x]) => x)
  const ys = area.map(([, y]) => y)
  let best: Point = area[0] as Point
  let most = Number.NEGATIVE_INFINITY
  for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
    const isIn = withinRow(area, y)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
      if (!isIn(x)) continue
      let free = Number.POSITIVE_INFINITY
      for (const [wx, wy] of walls) free = Math.min(free, Math.hypot((wx - x) / WIDER, wy - y))
      for (const { at } of cities)
        free = Math.min(
          free,
          Math.hypot(Math.max(0, Math.abs(at[0] - x) - PLATE[0]) / WIDER, Math.max(0, Math.abs(at[1] - y) - PLATE[1])),
        )
      if (free > most) {
        most = free
        best = [x, y]
      }
    }
  }
  return round(best)
}

/** Countries that have no spaces, as far as they are in view. */
const abroad = ({ country, neighbours }: MapPlan, atlas: Atlas, { width, height }: Projection): Line[] =>
  [...atlas.countries]
    .filter(([id]) => id !== country && !neighbours.includes(id))
    .flatMap(([, rings]) => rings.map((ring) => clip(ringPoints(atlas, ring), width, height)))
    .filter((ring) => Math.abs(doubleArea(ring)) > 2 * ISLET)

import { type Drawing, GROUP, type Point, type SpaceDrawing, type TownDrawing } from '@coinflict/kernel/display'
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
  length,
  round,
  segments,
  walk,
} from './geometry.ts'
import { alongOutline, edgesOf, fillInlets, findPlaces, type Land, landOf, type Places } from './land.ts'
import {
  BESIDE_CITY,
  type Box,
  beside,
  boxesOf,
  CAPTION,
  CITY_NAME,
  clearest,
  type FreePlace,
  freePlace,
  GROUPS,
  groupSize,
  isBeside,
  LEAST_GROUPS,
  lineBoxes,
  SIZE,
  TOWN_NAME,
  textBox,
} from './lettering.ts'
import type { CityPlan, Course, MapPlan, Through } from './plan.ts'
import { type Projection, projection } from './projection.ts'

/** How fine coasts and frontiers are; islands smaller than an islet are left out. */
const DETAIL = 0.9
const ISLET = 60
const TOWN_DOT = 5

/** Draws a volume's map as its plan says. */
export function drawMap(plan: MapPlan): Drawing {
  const sheet = projection(plan)
  const { project } = sheet
  const atlas = readAtlas(plan.view, (place) => round(project(place)), DETAIL)
  const land = landOf(plan, atlas)
  fillInlets(plan, land, project)
  const places = findPlaces(plan, land, project)
  const lines = drawLines(plan, land, sheet, places)
  const areas = cutAreas(plan, land, sheet, lines, places)

  const cities = Object.entries(plan.cities).map(
    ([id, city]): City => ({ ...city, at: places.of(id), id, name: nameOf(plan, id) }),
  )
  const towns = plan.towns.map(({ id, name, label }): TownDrawing => {
    const at = places.of(id)
    return { name, at, label: round(beside(at, TOWN_DOT, label, name, TOWN_NAME)) }
  })
  const captions = Object.entries(plan.captions).map(([id, place]) => ({ id, at: round(project(place)) }))

  const courses = lines.flatMap((line) => line.courses.map(({ points }) => points))
  const roads = lines.map(({ id, courses }) => ({ id, parts: road(courses, cities) }))
  const taken: Box[] = [
    ...cities.flatMap(cityBoxes),
    ...towns.flatMap(townBoxes),
    ...captions.map(({ id, at }) => textBox(at, id.replace('caption.', ''), CAPTION)),
  ]
  const spaces = new Map<string, SpaceDrawing>()
  const put = (id: string, drawing: SpaceDrawing, boxes: readonly Box[]) => {
    spaces.set(id, drawing)
    taken.push(...boxes)
  }
  for (const { id, parts } of roads) {
    const drawing = lineDrawing(parts, taken)
    put(id, drawing, [
      { at: drawing.pieces, half: halved(drawing.room) },
      { at: drawing.label, half: WORTH },
    ])
  }
  // Every area keeps room for a little; the pieces of cities stand where that leaves it, and areas get what they leave.
  const placeOf = (id: string, area: Line, groups: readonly Point[]) =>
    freePlace(area, nameOf(plan, id), groups, taken, courses)
  const smallestFirst = [...areas.named].sort(([, a], [, b]) => Math.abs(doubleArea(a)) - Math.abs(doubleArea(b)))
  const kept = smallestFirst.flatMap(([id, area]) => {
    const { block, at } = placeOf(id, area, LEAST_GROUPS)
    return boxesOf(block, at)
  })
  const roadBoxes = courses.flatMap(lineBoxes)
  for (const city of cities) {
    const drawing = cityDrawing(city, cities, sheet, [...taken, ...kept, ...roadBoxes])
    put(city.id, drawing, [{ at: drawing.pieces, half: halved(drawing.room) }])
  }
  for (const [id, area] of smallestFirst) {
    const place = placeOf(id, area, GROUPS)
    put(id, areaDrawing(area, place), boxesOf(place.block, place.at))
  }

  return {
    width: sheet.width,
    height: sheet.height,
    around: [...areas.unnamed, ...abroad(plan, atlas, sheet)].map(areaPath).join(''),
    outline: areaPath(outlineOf(plan, ringPoints(atlas, land.country), areas.named)),
    spaces: Object.fromEntries(plan.spaces.map(({ id }) => [id, drawn(spaces, id)])),
    towns,
    links: [],
    captions,
  }
}

interface City extends CityPlan {
  readonly id: string
  readonly name: string
}

interface DrawnCourse {
  readonly runs: Course['runs']
  readonly points: Line
}

interface DrawnLine {
  readonly id: string
  readonly courses: readonly DrawnCourse[]
}

const nameOf = (plan: MapPlan, id: string): string => plan.spaces.find((space) => space.id === id)?.name ?? id

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

/** The country's outline; if the map leaves spaces out of it, that of the others. */
function outlineOf({ outside }: MapPlan, country: Line, areas: ReadonlyMap<string, Line>): Line {
  if (!outside) return country
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

const halved = ([width, height]: Point): Point => [width / 2, height / 2]

/** How far from a city its pieces may stand, and how finely places for them are tried. */
const REACH = 150
const TRIED = 5

/** The pieces of a city stand beside it, where they cover no city and the least of all else. */
function cityDrawing(city: City, cities: readonly City[], sheet: Projection, taken: readonly Box[]): SpaceDrawing {
  const { at, radius, label, pieces } = city
  const room: Point = [groupSize(2, 2)[0], 2 * GROUP.row * SIZE]
  const [w, h] = halved(room)
  const steps = Math.ceil((REACH + radius) / TRIED)
  const tries = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * TRIED)
  const places = tries
    .flatMap((dx) => tries.map((dy): Point => [at[0] + dx, at[1] + dy]))
    .filter(([x, y]) => x > w && y > h && x < sheet.width - w && y < sheet.height - h)
    .filter((place) => pieces === undefined || isBeside(at, pieces, place))
    .filter((place) => cities.every((other) => gap(other.at, place, [w, h]) >= other.radius))
    .map((place) => ({ at: place, off: gap(at, place, [w, h]) - radius }))
  return {
    path: circlePath(at, radius),
    circle: { at, radius },
    label: round(beside(at, radius, label, '', CITY_NAME)),
    pieces: round(clearest(places, [w, h], taken).at),
    room: round(room),
  }
}

/** How far a point is from a box. */
const gap = ([x, y]: Point, at: Point, half: Point): number =>
  Math.hypot(Math.max(0, Math.abs(at[0] - x) - half[0]), Math.max(0, Math.abs(at[1] - y) - half[1]))

/** The sign of who controls a city lies on its rim. */
const RIM = 4

function cityBoxes({ at, radius, label, name }: City): Box[] {
  const text = name.padEnd(name.length + BESIDE_CITY)
  return [
    { at, half: [radius + RIM, radius + RIM] },
    textBox(beside(at, radius, label, text, CITY_NAME), text, CITY_NAME),
  ]
}

const townBoxes = ({ at, label, name }: TownDrawing): Box[] => [
  { at, half: [2 * TOWN_DOT, 2 * TOWN_DOT] },
  textBox(label, name, TOWN_NAME),
]

/** Half of what the worth of a line takes. */
const WORTH: Point = [8 * SIZE, 8 * SIZE]

/** The least part of a usual group that even a short line has room for. */
const SHORTEST = 0.5

/** The stretches of a line, as far as no city covers them. */
const road = (courses: readonly DrawnCourse[], cities: readonly City[]): Line[] =>
  join(courses.map(({ points }) => points)).map((line) => uncovered(line, cities))

/** Pieces stand on the line, near its middle, and what it is worth beside them, where they cover least. */
function lineDrawing(parts: readonly Line[], taken: readonly Box[]): SpaceDrawing {
  const [width, height] = groupSize(2, 1)
  const [main] = parts as [Line]
  const part = Math.min(1, length(main) / (1.5 * width))
  const room: Point = [width * Math.max(SHORTEST, part), height * Math.max(SHORTEST, part)]
  const points = parts.flatMap((line) => walk(line, 2))
  const near = (to: Point) => points.map((at) => ({ at, off: distance(at, to) / 10 }))
  const pieces = round(clearest(near(along(main, 0.5)), halved(room), taken).at)
  // What it is worth may rather cover a little of its own pieces than anything else.
  const own: Box = { at: pieces, half: [room[0] / 3, room[1] / 3] }
  const worth = clearest(near(pieces), WORTH, [...taken, own])
  return { path: parts.map(path).join(''), label: round(worth.at), pieces, room: round(room) }
}

/** The name stands over the pieces. */
function areaDrawing(area: Line, { block, at }: FreePlace): SpaceDrawing {
  const [name, group] = boxesOf(block, at) as [Box, Box]
  return {
    path: areaPath(area),
    label: round(name.at),
    pieces: round(group.at),
    room: round([2 * group.half[0], 2 * group.half[1]]),
  }
}

/** Countries that have no spaces, as far as they are in view. */
const abroad = ({ country, neighbours }: MapPlan, atlas: Atlas, { width, height }: Projection): Line[] =>
  [...atlas.countries]
    .filter(([id]) => id !== country && !neighbours.includes(id))
    .flatMap(([, rings]) => rings.map((ring) => clip(ringPoints(atlas, ring), width, height)))
    .filter((ring) => Math.abs(doubleArea(ring)) > 2 * ISLET)

import type { Drawing, Point, SpaceDrawing, TownDrawing } from '@coinflict/kernel'
import { type Atlas, readAtlas, ringPoints } from './atlas.ts'
import { readBoard } from './board.ts'
import { BORDER, drawCourse, ROAD } from './course.ts'
import { faces } from './faces.ts'
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
} from './geometry.ts'
import { alongOutline, edgesOf, fillInlets, findPlaces, type Land, landOf, type Places } from './land.ts'
import {
  type Block,
  type Box,
  beside,
  blockFor,
  CAPTION,
  CITY_NAME,
  DEPARTMENT_NAME,
  type FreePlace,
  freePlace,
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

  const spaces = new Map(cities.map((city) => [city.id, cityDrawing(city)]))
  const lineDrawings = lines.map(({ id, courses }) => ({ id, drawing: lineDrawing(courses, cities) }))
  for (const { id, drawing } of lineDrawings) spaces.set(id, drawing)
  const taken: Box[] = [
    ...cities.flatMap(cityBoxes),
    ...towns.flatMap(townBoxes),
    ...captions.map(({ id, at }) => textBox(at, id.replace('caption.', ''), CAPTION)),
    ...lineDrawings.map(({ drawing }): Box => ({ at: drawing.pieces, half: [drawing.room / 2, 12] })),
  ]
  const courses = lines.flatMap((line) => line.courses.map(({ points }) => points))
  for (const [id, area] of areas.named) {
    const block = blockFor(nameOf(plan, id), DEPARTMENT_NAME)
    spaces.set(id, areaDrawing(area, block, freePlace(area, block, taken, courses)))
  }

  return {
    width: sheet.width,
    height: sheet.height,
    around: [...areas.unnamed, ...abroad(plan, atlas, sheet)].map(areaPath).join(''),
    outline: areaPath(ringPoints(atlas, land.country)),
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
    const start = leaves && !reaches ? [rim(from, to, leaves)] : i === 0 && !leaves ? [from] : []
    const end = reaches ? (leaves ? [] : [rim(to, from, reaches)]) : [to]
    return [...start, ...end]
  })
}

/** Where a stretch from inside a city crosses its rim. */
function rim(inner: Point, outer: Point, { at, radius }: City): Point {
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

const cityDrawing = ({ at, radius, label, name }: City): SpaceDrawing => ({
  path: circlePath(at, radius),
  label: round(beside(at, radius, label, name, CITY_NAME)),
  pieces: at,
  room: Math.round(radius * 1.8),
})

const cityBoxes = ({ at, radius, label, name }: City): Box[] => [
  { at, half: [radius, radius] },
  textBox(beside(at, radius, label, name, CITY_NAME), name, CITY_NAME),
]

const townBoxes = ({ at, label, name }: TownDrawing): Box[] => [
  { at, half: [TOWN_DOT, TOWN_DOT] },
  textBox(label, name, TOWN_NAME),
]

/** Room for what a line is worth (or its name), and how long a group of pieces on it may become. */
const WORTH = 20
const LONGEST = 48
/** Half the width of the widest group in an area. */
const WIDEST = 90

/** Pieces stand in the middle of the line, then what it is worth; on a short line the pieces stand nearer to its start. */
function lineDrawing(courses: readonly DrawnCourse[], cities: readonly City[]): SpaceDrawing {
  const lines = join(courses.map(({ points }) => points)).map((line) => uncovered(line, cities))
  const [main] = lines as [Line]
  const reach = length(main)
  const room = Math.min(LONGEST, reach - WORTH - 2)
  const pieces = Math.min(reach / 2, reach - WORTH - room / 2)
  return {
    path: lines.map(path).join(''),
    label: round(along(main, (pieces + (room + WORTH) / 2) / reach)),
    pieces: round(along(main, pieces / reach)),
    room: Math.round(room),
  }
}

/** The name stands over the pieces. */
const areaDrawing = (area: Line, block: Block, { at: [x, y], margin }: FreePlace): SpaceDrawing => ({
  path: areaPath(area),
  label: round([x, y + block.name]),
  pieces: round([x, y + block.pieces]),
  room: Math.round(2 * Math.min(WIDEST, block.half[0] + margin)),
})

/** Countries that have no spaces, as far as they are in view. */
const abroad = ({ country, neighbours }: MapPlan, atlas: Atlas, { width, height }: Projection): Line[] =>
  [...atlas.countries]
    .filter(([id]) => id !== country && !neighbours.includes(id))
    .flatMap(([, rings]) => rings.map((ring) => clip(ringPoints(atlas, ring), width, height)))
    .filter((ring) => Math.abs(doubleArea(ring)) > 2 * ISLET)

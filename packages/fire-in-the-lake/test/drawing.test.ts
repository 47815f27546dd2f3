import type { Point } from '@coinflict/kernel/display'
import type { SpaceFacts } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { fireInTheLake as plan } from '../../../scripts/map/fire-in-the-lake.ts'
import { proveDrawing } from '../../../scripts/map/proof.ts'
import {
  CLEAR,
  contacts,
  distance,
  isInside,
  nearby,
  nearest,
  pair,
  SEEN,
  segmentsOf,
  TOUCH,
} from '../../../scripts/map/reading.ts'
import { drawing } from '../src/drawing.ts'
import { SPACES } from '../src/map.ts'
import { catalogues } from '../src/text/messages.ts'

const spaces: readonly SpaceFacts[] = SPACES
const abroad = spaces.filter(({ traits = [] }) =>
  traits.some((trait) => ['north-vietnam', 'laos', 'cambodia'].includes(trait)),
)
const foreign = abroad.map(({ id }) => id)
const reading = proveDrawing({ rules: 'FITL', plan, drawing, spaces, catalogues, foreign })
const { areas, cities, lines, towns } = reading

test('FITL 1.3.5 North Vietnam, Laos and Cambodia lie outside the South and along it', () => {
  const south = segmentsOf(drawing.outline)
  const nearTo = nearby(south)
  const provinces = areas.filter(({ facts }) => foreign.includes(facts.id))
  expect(provinces).toHaveLength(7)
  for (const { facts, drawn, seen } of provinces) {
    expect(isInside(south, drawn.at), facts.id).toBe(false)
    expect(seen.filter((point) => nearest(nearTo(point), point) < TOUCH).length, facts.id).toBeGreaterThan(SEEN)
  }
  for (const { facts, drawn } of areas)
    if (!foreign.includes(facts.id)) expect(isInside(south, drawn.at), facts.id).toBe(true)
})

test('FITL 1.3.6 the drawing shows 143 adjacent pairs', () => {
  expect([...contacts(reading).values()].filter((contact) => contact === 'touch')).toHaveLength(143)
})

test('FITL 1.3.6 every town is on the map, and the lines of communication that it ends are those that reach it', () => {
  const ends = towns.map(({ name, disc }) => [
    name,
    lines
      .filter(({ segments }) => nearest(segments, disc.at) < disc.radius)
      .map(({ facts }) => facts.name)
      .sort(),
  ])
  expect(Object.fromEntries(ends)).toEqual({
    'Khe Sanh': ['Hue–Khe Sanh'],
    'Dak To': ['Da Nang–Dak To', 'Kontum–Dak To'],
    'Ban Me Thuot': ['Ban Me Thuot–Da Lat', 'Kontum–Ban Me Thuot', 'Saigon–An Loc–Ban Me Thuot'],
    'Da Lat': ['Ban Me Thuot–Da Lat', 'Cam Ranh–Da Lat', 'Saigon–Da Lat'],
    'Chau Doc': ['Can Tho–Chau Doc'],
    'Bac Lieu': ['Can Tho–Bac Lieu'],
    'Long Phu': ['Can Tho–Long Phu'],
  })
})

test('FITL 1.3.6 Quang Duc meets Route 11 at Da Lat, and Khanh Hoa across Route 21', () => {
  const shown = contacts(reading)
  expect(shown.get(pair('quang-duc-long-khanh', 'loc-cam-ranh-da-lat'))).toBe('touch')
  expect(shown.get(pair('quang-duc-long-khanh', 'khanh-hoa'))).toBe('touch')
})

test('FITL 1.3.7 provinces and cities at the sea are coastal, and no others', () => {
  const around = segmentsOf(drawing.around)
  const shores = areas.map((area) => {
    const land = [...around, ...areas.filter((other) => other !== area).flatMap(({ segments }) => segments)]
    const nearTo = nearby(land)
    const atSea = ([x, y]: Point) => x > TOUCH && y > TOUCH
    const shore = area.seen.filter((point) => atSea(point) && nearest(nearTo(point), point) > TOUCH)
    return { id: area.facts.id, shore }
  })
  const coastal = (kind: string) => spaces.filter((space) => space.kind === kind && space.coastal).map(({ id }) => id)
  expect(shores.filter(({ shore }) => shore.length > SEEN).map(({ id }) => id)).toEqual(coastal('country'))

  const shore = shores.flatMap((found) => found.shore)
  const atShore = cities.filter(({ disc }) => shore.some((point) => distance(point, disc.at) < disc.radius + CLEAR))
  expect(atShore.map(({ facts }) => facts.id)).toEqual(coastal('city'))
})

import type { Point } from '@coinflict/kernel/display'
import type { SpaceFacts } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { andeanAbyss as plan } from '../../../scripts/map/andean-abyss.ts'
import { proveDrawing } from '../../../scripts/map/proof.ts'
import { CLEAR, distance, nearby, nearest, SEEN, segmentsOf, TOUCH } from '../../../scripts/map/reading.ts'
import { drawing } from '../src/drawing.ts'
import { SPACES } from '../src/map.ts'
import { catalogues } from '../src/text/messages.ts'

const spaces: readonly SpaceFacts[] = SPACES
const { areas, cities } = proveDrawing({
  rules: 'AA',
  plan,
  drawing,
  spaces,
  catalogues,
  foreign: ['ecuador', 'panama'],
})

test('AA 1.3.7 departments and cities at the sea are coastal, and no others', () => {
  const abroad = segmentsOf(drawing.around)
  const shores = areas.map((area) => {
    const land = [...abroad, ...areas.filter((other) => other !== area).flatMap(({ segments }) => segments)]
    const nearTo = nearby(land)
    const atSea = ([x, y]: Point) => x > TOUCH && y > TOUCH && y < drawing.height - TOUCH
    const shore = area.seen.filter((point) => atSea(point) && nearest(nearTo(point), point) > TOUCH)
    return { id: area.facts.id, shore }
  })
  const coastal = (kind: string) => spaces.filter((space) => space.kind === kind && space.coastal).map(({ id }) => id)
  expect(shores.filter(({ shore }) => shore.length > SEEN).map(({ id }) => id)).toEqual(coastal('country'))

  const shore = shores.flatMap((found) => found.shore)
  const atShore = cities.filter(({ disc }) => shore.some((point) => distance(point, disc.at) < disc.radius + CLEAR))
  expect(atShore.map(({ facts }) => facts.id)).toEqual(coastal('city'))
})

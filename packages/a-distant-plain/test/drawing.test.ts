import type { SpaceFacts } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { aDistantPlain as plan } from '../../../scripts/map/a-distant-plain.ts'
import { proveDrawing } from '../../../scripts/map/proof.ts'
import { isInside, nearby, nearest, segmentsOf, TOUCH } from '../../../scripts/map/reading.ts'
import { drawing } from '../src/drawing.ts'
import { SPACES } from '../src/map.ts'
import { catalogues } from '../src/text/messages.ts'

const spaces: readonly SpaceFacts[] = SPACES
const pakistan = spaces.filter(({ traits }) => traits?.includes('pakistan')).map(({ id }) => id)
const { areas, towns } = proveDrawing({ rules: 'ADP', plan, drawing, spaces, catalogues, foreign: pakistan })

test('ADP 1.3.5 Pakistan lies outside Afghanistan and along it', () => {
  const afghanistan = segmentsOf(drawing.outline)
  const nearTo = nearby(afghanistan)
  const provinces = areas.filter(({ facts }) => pakistan.includes(facts.id))
  expect(provinces.map(({ facts }) => facts.id)).toEqual(['balochistan', 'waziristan', 'northwest-frontier'])
  for (const { facts, drawn, seen } of provinces) {
    expect(isInside(afghanistan, drawn.at), facts.id).toBe(false)
    expect(seen.filter((point) => nearest(nearTo(point), point) < TOUCH).length, facts.id).toBeGreaterThan(100)
  }
})

test('ADP 1.3.6 every town is on the map', () => {
  expect(towns.map(({ name }) => name).sort()).toEqual([
    'Aibak',
    'Farah',
    'Kandahar',
    'Shibirghan',
    'Spin Boldak',
    'Tor Kham',
    'Toraghondi',
  ])
})

import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { Game } from '@coinflict/kernel/questions'
import { positionOf, type SetupWish, setupOf } from '@coinflict/kernel/table'
import { checkGame } from '@coinflict/lab'
import { boxOf, openBox } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { expect, test } from 'vitest'
import { allBots, deployed, everyMixedSetup } from '../src/fuzz.ts'
import { seatsOfFamily } from '../src/seats.ts'

const setup = (volume: typeof andeanAbyss, wish: SetupWish) => setupOf(volume, { seed: '1', ...wish }, SEAT_KINDS)

test.each([
  [andeanAbyss, 'aa2', { scenario: 'open' }, { scenario: 'standard' }],
  [aDistantPlain, 'arponen', { options: { deployment: 'open' } }, {}],
] as const)('non-players of $title go on from an open deployment of its own', async (volume, family, open, usual) => {
  const seats = seatsOfFamily(volume, family)
  const wished = setup(volume, { ...open, seats })
  expect(deployed(volume, setup(volume, { ...usual, seats }))).toBeUndefined()
  const start = deployed(volume, wished)
  const laid = new Game(volume, wished)
  start?.(laid)
  const standard = new Game(volume, wished)
  standard.script.dealer = { draw: () => 0 }
  volume.setUp(standard)
  expect(positionOf(laid).spaces).not.toEqual(positionOf(standard).spaces)
  const opened = await openBox(boxOf(volume.id), { charts: true })
  const { answers } = checkGame(volume, wished, allBots(opened, wished), {
    cuts: 1,
    positionsEvery: 50,
    ...(start && { start }),
  })
  expect(answers).toBeGreaterThan(20)
})

test('at mixed tables people sit with non-players', () => {
  const wishes = everyMixedSetup(andeanAbyss)
  expect(wishes.length).toBeGreaterThan(100)
  for (const { seats = {} } of wishes) {
    const kinds = Object.values(seats).map((seat) => seat.split(':')[0])
    expect(kinds).toContain('person')
    expect(kinds.some((kind) => kind === 'aa1' || kind === 'aa2')).toBe(true)
  }
})

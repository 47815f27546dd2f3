import type { LogEvent, Piece, Space } from '@coinflict/kernel/state'
import { setupOf, Table } from '@coinflict/kernel/table'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test, vi } from 'vitest'
import { Board } from '../src/board/layout.ts'
import { type BoardLook, lookAtBoard, stackLook } from '../src/board/look.ts'
import { changesBetween, type Journey, journeysBetween, journeysIn, journeysOf } from '../src/motion/journeys.ts'
import { type FacedJourney, type Spot, sceneOf, timesOf } from '../src/motion/scene.ts'
import { noisesOf } from '../src/motion/sounds.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'
import { box, playedGame } from './games.ts'
import { frameFor } from './room.ts'

// The settings ask the browser for its languages and tell the page its own.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const { volume } = box
const space = (id: string): Space => volume.spaceIndex.get(id) as Space
const piece = (id: string): Piece => volume.pieceIndex.get(id) as Piece
const [META, NEIVA, HUILA] = [space('meta-west'), space('neiva'), space('huila')]
const [UNDERGROUND, ACTIVE, TROOPS] = [piece('farc-underground'), piece('farc-active'), piece('troops')]
const AVAILABLE = volume.boxes[0] ?? ''

const told = (kind: LogEvent['kind'], details: Partial<LogEvent>): LogEvent => ({
  kind,
  by: -1,
  rule: '',
  at: 0,
  ...details,
})

describe('what the log tells of pieces', () => {
  test('AA 3.3.2 a March goes from space to space, and who is activated on the way arrives Active', () => {
    const events = [
      told('move', { piece: UNDERGROUND, n: 4, space: META, to: NEIVA }),
      told('flip', { piece: ACTIVE, n: 3, space: NEIVA }),
    ]
    expect(journeysIn(volume, events)).toEqual([
      { n: 3, from: META, to: NEIVA, was: UNDERGROUND, is: ACTIVE },
      { n: 1, from: META, to: NEIVA, was: UNDERGROUND, is: UNDERGROUND },
    ])
  })

  test('who goes on goes from the first place to the last; who was there before stays apart', () => {
    const events = [
      told('move', { piece: TROOPS, n: 2, space: META, to: NEIVA }),
      told('move', { piece: TROOPS, n: 3, space: NEIVA, to: HUILA }),
    ]
    expect(journeysIn(volume, events)).toEqual([
      { n: 2, from: META, to: HUILA, was: TROOPS, is: TROOPS },
      { n: 1, from: NEIVA, to: HUILA, was: TROOPS, is: TROOPS },
    ])
  })

  test('pieces come from Available and go to the box that is named', () => {
    const events = [
      told('place', { piece: UNDERGROUND, n: 2, space: META }),
      told('remove', { piece: TROOPS, n: 1, space: META }),
      told('remove', { piece: TROOPS, n: 1, space: META, text: 'out-of-play' }),
    ]
    expect(journeysIn(volume, events)).toEqual([
      { n: 2, from: AVAILABLE, to: META, was: UNDERGROUND, is: UNDERGROUND },
      { n: 1, from: META, to: AVAILABLE, was: TROOPS, is: TROOPS },
      { n: 1, from: META, to: 'out-of-play', was: TROOPS, is: TROOPS },
    ])
  })

  test('who was removed does not come back as the same piece, and who is flipped twice has not moved', () => {
    const again = [
      told('remove', { piece: TROOPS, n: 1, space: META }),
      told('place', { piece: TROOPS, n: 1, space: NEIVA }),
    ]
    expect(journeysIn(volume, again)).toHaveLength(2)
    const twice = [
      told('flip', { piece: ACTIVE, n: 2, space: META }),
      told('flip', { piece: UNDERGROUND, n: 2, space: META }),
    ]
    expect(journeysIn(volume, twice)).toEqual([])
  })
})

test('where nothing is told, flips come before moves, and moves before Available', () => {
  const changes = [
    { space: META, piece: UNDERGROUND, n: -4 },
    { space: META, piece: ACTIVE, n: 1 },
    { space: NEIVA, piece: UNDERGROUND, n: 2 },
    { space: NEIVA, piece: TROOPS, n: 1 },
  ]
  expect(journeysBetween(volume, changes)).toEqual([
    { n: 1, from: META, to: META, was: UNDERGROUND, is: ACTIVE },
    { n: 2, from: META, to: NEIVA, was: UNDERGROUND, is: UNDERGROUND },
    { n: 1, from: META, to: AVAILABLE, was: UNDERGROUND, is: UNDERGROUND },
    { n: 1, from: AVAILABLE, to: NEIVA, was: TROOPS, is: TROOPS },
  ])
})

/** What some journeys do to the board, space by space. */
function effectOf(journeys: readonly Journey[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  const add = (place: Journey['to'], kind: Piece, n: number) => {
    if (typeof place === 'string') return
    const key = `${place} ${kind}`
    sums[key] = (sums[key] ?? 0) + n
    if (sums[key] === 0) delete sums[key]
  }
  for (const { from, to, was, is, n } of journeys) {
    add(from, was, -n)
    add(to, is, n)
  }
  return sums
}

const differenceOf = (before: BoardLook, after: BoardLook) =>
  Object.fromEntries(changesBetween(before, after).map((change) => [`${change.space} ${change.piece}`, change.n]))

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('turn after turn, the log alone leads from one board to the next, and so do the boards back', async () => {
    const full = await loadFullBox(game)
    const setup = setupOf(full.volume, { seed: 'journeys' }, SEAT_KINDS)
    const player = randomPlayer(setup.seed)
    const table = new Table(full.volume, setup, [player, player, player, player])
    table.run()
    let moved = 0
    for (let turn = 0; turn < table.turnsDone; turn++) {
      const [from, to] = [table.moment(turn), table.moment(turn + 1)]
      const [before, after] = [lookAtBoard(from.game), lookAtBoard(to.game)]
      const difference = differenceOf(before, after)
      const events = table.log.slice(from.logLength, to.logLength)
      expect(effectOf(journeysIn(full.volume, events)), `turn ${turn}`).toEqual(difference)
      expect(effectOf(journeysOf(full.volume, after, before, [])), `back from turn ${turn}`).toEqual(
        differenceOf(after, before),
      )
      moved += Object.keys(difference).length
    }
    expect(moved).toBeGreaterThan(20)
  })
})

describe('what is seen of it', () => {
  const table = playedGame({ seed: 'journeys' })
  const { game } = table.moment(0)
  const frame = frameFor(box.drawing, [1062, 826])
  const board = lookAtBoard(game)
  const atEdge = (_: string, __: Piece, { x, scale }: Spot): Spot => ({ x, y: 0, scale })
  const faced = (journeys: readonly Journey[]): readonly FacedJourney[] =>
    journeys.map((journey) => {
      const [before, after] = [journey.was, journey.is].map((kind) => stackLook(game, kind, 1)[0])
      if (before === undefined || after === undefined) throw new Error('no such piece')
      return { ...journey, before, after }
    })
  /** The board with so many pieces of a kind in a space, and nothing else there. */
  const withPieces = (there: Space, n: number, looks = board): BoardLook =>
    looks.map((look) => (look.space === there ? { ...look, stacks: stackLook(game, TROOPS, n) } : look))
  const laid = (looks: BoardLook) => new Board(frame, looks).lay(looks).stands
  const march = (n: number): readonly FacedJourney[] => faced([{ n, from: META, to: HUILA, was: TROOPS, is: TROOPS }])

  test('single pieces go one by one, each to its own place, which is empty until then', () => {
    const [before, after] = [laid(withPieces(META, 3)), laid(withPieces(HUILA, 3))]
    const scene = sceneOf(march(2), before, after, atEdge)
    const tokens = after.get(HUILA)?.tokens ?? []
    const places = tokens.flatMap(({ stack, x, y }) => (stack?.piece === TROOPS ? [[x, y]] : []))
    expect(scene?.movers.map(({ to }) => [to.x, to.y])).toEqual(places.slice(1).reverse())
    expect(scene?.hidden.get(HUILA)?.size).toBe(2)
    expect(scene?.waiting).toEqual([])
  })

  test('who stays makes room, from where it stood to where it stands', () => {
    const before = laid(withPieces(META, 3))
    const after = laid(withPieces(META, 1, withPieces(HUILA, 2)))
    const scene = sceneOf(march(2), before, after, atEdge)
    const spots = [before, after].map((stands) => stands.get(META)?.tokens.find(({ stack }) => stack?.piece === TROOPS))
    const shifts = scene?.shifts.filter((shift) => shift.space === META)
    expect(shifts?.map(({ from, to }) => [from.x, from.y, to.x, to.y])).toEqual([
      [spots[0]?.x, spots[0]?.y, spots[1]?.x, spots[1]?.y],
    ])
  })

  test('many go as a pile; a pile that waits for them shows who is there already', () => {
    const [before, after] = [laid(withPieces(META, 9)), laid(withPieces(HUILA, 12))]
    const scene = sceneOf(march(8), before, after, atEdge)
    expect(scene?.movers.map(({ n }) => n)).toEqual([8])
    expect(scene?.waiting.map(({ n }) => n)).toEqual([4])
    const many = Array.from({ length: 7 }, () => march(4)).flat()
    expect(sceneOf(many, before, after, atEdge)?.movers.map(({ n }) => n)).toEqual([4, 4, 4, 4, 4, 4, 4])
  })

  test('who comes from a box or goes to one is seen to; a change too large to follow is not', () => {
    const after = laid(withPieces(HUILA, 1))
    const [coming] = sceneOf(
      faced([{ n: 1, from: AVAILABLE, to: HUILA, was: TROOPS, is: TROOPS }]),
      after,
      after,
      atEdge,
    )?.movers ?? [undefined]
    expect([coming?.comes, coming?.leaves, coming?.from.y]).toEqual([true, false, 0])
    expect(sceneOf(march(81), laid(withPieces(META, 81)), after, atEdge)).toBeUndefined()
    expect(sceneOf([], after, after, atEdge)).toBeUndefined()
  })

  test('all is over in time, in the order of the log', () => {
    const times = [0, 1, 2, 3].map((order) => timesOf(order, 3, 800))
    expect(times.map(({ delay }) => delay)).toEqual(times.map(({ delay }) => delay).toSorted((a, b) => a - b))
    for (const { delay, duration } of times) expect(delay + duration).toBeLessThanOrEqual(800)
    expect(timesOf(0, 0, 800)).toEqual({ delay: 0, duration: 800 })
  })
})

test('each noise is heard once, and one’s own turn last', () => {
  const events = [
    told('card', { card: 1 }),
    told('place', { piece: TROOPS, n: 1, space: META }),
    told('move', { piece: TROOPS, n: 1, space: META, to: NEIVA }),
    told('roll', { n: 3 }),
    told('shift', { space: META, n: 1 }),
  ]
  expect(noisesOf(events, true)).toEqual(['card', 'place', 'dice', 'turn'])
  expect(noisesOf([], false)).toEqual([])
})

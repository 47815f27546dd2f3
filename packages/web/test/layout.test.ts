import { readFileSync } from 'node:fs'
import { LANGUAGES, message } from '@coinflict/kernel/text'
import { describe, expect, test, vi } from 'vitest'
import { touches } from '../src/board/ground.ts'
import { Board } from '../src/board/layout.ts'
import { PIECE } from '../src/board/piles.ts'
import { roadEnds } from '../src/board/roads.ts'
import { sizeAt } from '../src/board/view.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'
import { WINDOWS } from './frames.ts'
import { main as overlaps } from './overlaps.ts'
import { boardsOf, captionFlaws, flawsAt, frameFor, partAstray, struckTowns } from './room.ts'

// The settings ask the browser for its languages and tell the page its own.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const SMALLEST_LETTERS = 12

/** A board of a volume, and one stack of each kind of piece on it. */
async function boardOf(id: string) {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new Error(id)
  const box = await loadFullBox(game)
  const [board = []] = boardsOf(box, { games: 1, each: 1 })
  const kinds = [...new Map(board.flatMap(({ stacks }) => stacks).map((stack) => [stack.piece, stack])).values()]
  return { box, board, kinds }
}

describe.each(GAMES.map(({ id }) => id))('late boards of %s', async (id) => {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new Error(id)
  const box = await loadFullBox(game)
  const boards = boardsOf(box, { games: 6, each: 2 })

  test.each(Object.entries(WINDOWS))('every piece, name, plate and capsule has room in a window of %s', (_, extent) => {
    expect([...flawsAt(box.drawing, boards, extent).keys()]).toEqual([])
  })

  test.each(Object.entries(WINDOWS))('hardly a name stands in another province in a window of %s', (_, extent) => {
    expect(partAstray(box.drawing, boards, extent)).toBeLessThan(0.02)
  })

  test('a line is known to end at each city that it leads to', () => {
    const looks = boards[0] ?? []
    const cities = new Set(looks.filter(({ kind }) => kind === 'city').map(({ space }) => space))
    const ends = roadEnds(box.drawing, looks)
    for (const { space } of looks.filter(({ kind }) => kind === 'loc'))
      expect(new Set(ends.get(space)?.map(({ city }) => city))).toEqual(
        new Set(box.volume.neighbours[space]?.filter((other) => cities.has(other))),
      )
  })

  test.each(Object.entries(WINDOWS))(
    'hardly a name of a sea or country is on a border in a window of %s',
    (_, extent) => {
      for (const tongue of LANGUAGES) {
        const flaws = captionFlaws(box.drawing, boards, extent, (id) => message(box.volume.catalogues, tongue, id))
        const all = boards.length * box.drawing.captions.length
        expect(flaws.covered).toBe(0)
        expect(flaws.onBorder / all).toBeLessThan(0.06)
      }
    },
  )

  test('no line runs along the name of a town on an empty board', () => {
    const empty = (boards[0] ?? []).map((look) => ({ ...look, stacks: [], markers: [] }))
    expect(struckTowns(box.drawing, empty, WINDOWS['1440×900'] ?? [0, 0])).toEqual([])
  })

  test.each(Object.entries(WINDOWS))('the number of a chosen space has room in a window of %s', (_, extent) => {
    const frame = frameFor(box.drawing, extent)
    const r = 13 * frame.size
    const over = boards.flatMap((board) => {
      const table = new Board(frame, board)
      const stands = [...table.lay(board).stands.values()]
      const taken = stands.flatMap(({ boxes }) => boxes)
      return stands.filter((stand) => {
        const [x, y] = table.corner(stand.box, r, taken)
        return taken.some((each) => touches({ x, y, w: 2 * r, h: 2 * r }, each, -1))
      })
    })
    expect(over.length / boards.length).toBeLessThan(1)
  })
})

test('what has not changed is not laid out again', async () => {
  const { box, board } = await boardOf('andean-abyss')
  const table = new Board(frameFor(box.drawing, [1037, 755]), board)
  const [first, second] = [table.lay(board), table.lay(board)]
  for (const { space } of board) expect(second.stands.get(space)).toBe(first.stands.get(space))
})

test('what stands again where it stood leaves all others as they were', async () => {
  const { box, board } = await boardOf('andean-abyss')
  const again = board.map((look) => (look.kind === 'city' ? { ...look } : look))
  const table = new Board(frameFor(box.drawing, [1037, 755]), board)
  const [first, second] = [table.lay(board), table.lay(again)]
  for (const { space, kind } of board)
    if (kind !== 'city') expect(second.stands.get(space)).toBe(first.stands.get(space))
})

test('no letters on the board are smaller than 12 pixels', () => {
  const styles = readFileSync('packages/web/src/styles/pieces.css', 'utf8')
  const smallest = sizeAt(0.7)
  const sizes = [...styles.matchAll(/([^{}]+)\{[^{}]*?font(?:-size)?:[^;]*?([\d.]+)px[^{}]*\}/g)].map(
    ([, where = '', px]) => {
      // The letter of a pile's faction is on the pile, which is larger than a piece.
      const isOnPile = where.trim().endsWith('.of') && !where.includes(',')
      return { where: where.trim(), px: Number(px) * smallest * (isOnPile ? PIECE.pile / PIECE.single : 1) }
    },
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(({ px }) => px < SMALLEST_LETTERS)).toEqual([])
})

test('pieces that have no room in a narrow province are drawn smaller, not over the capsule beside it', async () => {
  const { box, board, kinds } = await boardOf('fire-in-the-lake')
  const crowd = kinds.slice(0, 5).map((stack) => ({ ...stack, n: 3 }))
  const crowded = board.map((look) => {
    if (look.id === 'loc-hue-da-nang') return { ...look, stacks: crowd.slice(0, 4), markers: [] }
    return look.id === 'quang-nam' ? { ...look, stacks: crowd, markers: [] } : look
  })
  const flaws = [...flawsAt(box.drawing, [crowded], WINDOWS['1024×768'] ?? [0, 0]).keys()]
  expect(flaws.filter((flaw) => flaw.includes('quang-nam') && flaw !== 'quang-nam: small pieces')).toEqual([])
})

test('the plates of two cities that are full do not touch', async () => {
  const { box, board, kinds } = await boardOf('andean-abyss')
  const crowded = board.map((look) =>
    look.id === 'cali' || look.id === 'ibague' ? { ...look, stacks: kinds.map((stack) => ({ ...stack, n: 1 })) } : look,
  )
  const flaws = [...flawsAt(box.drawing, [crowded], WINDOWS['1024×768'] ?? [0, 0]).keys()]
  expect(flaws.filter((flaw) => flaw.includes('city cali') && flaw.includes('city ibague'))).toEqual([])
})

test('the plate of a full city leaves room for the capsule on a line from it', async () => {
  const { box, board, kinds } = await boardOf('andean-abyss')
  const holding = new Map([
    ['neiva', kinds.slice(0, 5).map((stack) => ({ ...stack, n: 2 }))],
    ['neiva-pasto-loc', kinds.slice(0, 1)],
  ])
  const crowded = board.map((look) => ({ ...look, stacks: holding.get(look.id) ?? look.stacks }))
  expect([...flawsAt(box.drawing, [crowded], WINDOWS['1024×768'] ?? [0, 0]).keys()]).toEqual([])
})

test('no line from the name of a province runs through the name of a town', async () => {
  const { box } = await boardOf('fire-in-the-lake')
  const boards = boardsOf(box, { games: 4, each: 4 })
  const upright = [820, 470] as const
  const flaws = [...flawsAt(box.drawing, boards, upright).keys()]
  expect(flaws.filter((flaw) => flaw.includes('struck by the line'))).toEqual([])
})

test('npm run overlaps -- --help lists its options', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await overlaps(['--help'])).toBe(0)
  expect(said.mock.calls.join()).toContain('--seed S')
  said.mockRestore()
})

test('boards of a seed are the same ones each time, and those of another are not', async () => {
  const game = GAMES[0]
  if (game === undefined) throw new Error('no game')
  const box = await loadFullBox(game)
  const [one, same, other] = ['one', 'one', 'other'].map((seed) => boardsOf(box, { seed, games: 1, each: 4 }))
  expect(one).toHaveLength(4)
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

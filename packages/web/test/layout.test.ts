import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { Board } from '../src/board/layout.ts'
import { PIECE } from '../src/board/piles.ts'
import { sizeAt } from '../src/board/view.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'
import { flawsOf, frameFor, lateBoards, Outlines, WINDOWS } from './room.ts'

// The settings ask the browser for its languages and tell the page its own.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const SMALLEST_LETTERS = 12

/**
 * What may lie over what where a province holds more than it has room for, even piled and as small as pieces get: they lie over the edge of
 * a capsule or plate beside it, never outside.
 */
const FULL: Readonly<Record<string, readonly string[]>> = {
  'andean-abyss 1024×768': ['city cali + row huila', 'city bogota + loc bogota-neiva-loc'],
  'fire-in-the-lake 1024×768': [
    'loc loc-kontum-dak-to + row pleiku-darlac',
    'loc loc-can-tho-chau-doc + country kien-phong',
    'loc loc-saigon-can-tho + country kien-phong',
    'loc loc-can-tho-bac-lieu + row ba-xuyen',
    'loc loc-can-tho-long-phu + row ba-xuyen',
  ],
  'fire-in-the-lake 1280×800': ['loc loc-saigon-an-loc-ban-me-thuot + row pleiku-darlac'],
}

describe.each(GAMES.map(({ id }) => id))('late boards of %s', async (id) => {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new Error(id)
  const box = await loadFullBox(game)
  const boards = lateBoards(box, 10, 20)

  test.each(Object.entries(WINDOWS))(
    'every piece, name, plate and capsule has room in a window of %s',
    (name, extent) => {
      const frame = frameFor(box.drawing, extent)
      const outlines = new Outlines(frame)
      const tables = new Map<string, Board>()
      const flaws = new Set<string>()
      const known = FULL[`${id} ${name}`] ?? []
      for (const board of boards) {
        const spaces = board.map((look) => look.id).join()
        const table = tables.get(spaces) ?? new Board(frame, board)
        tables.set(spaces, table)
        for (const flaw of flawsOf(table.lay(board), frame, outlines)) if (!known.includes(flaw)) flaws.add(flaw)
      }
      expect([...flaws]).toEqual([])
    },
  )
})

test('what has not changed is not laid out again', async () => {
  const game = GAMES[0]
  if (game === undefined) throw new Error('no game')
  const box = await loadFullBox(game)
  const [board = []] = lateBoards(box, 1, 1)
  const table = new Board(frameFor(box.drawing, [1037, 755]), board)
  const [first, second] = [table.lay(board), table.lay(board)]
  for (const { space } of board) expect(second.stands.get(space)).toBe(first.stands.get(space))
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

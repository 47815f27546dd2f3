import { LIBRARY } from '@coinflict/library'
import { option, task, type Wish } from '../../cli/src/task.ts'
import { WINDOWS } from './frames.ts'

const widthOf = (window: string): string => window.replace(/×.*/, '')

const OPTIONS = {
  seed: option.word('S', 'what the games are dealt by', 'room'),
  games: option.number('games of each volume', 60, 1, 100_000),
  each: option.number(
    'positions of each game: half of them from all of it, half from the fullest of its second half',
    10,
    1,
    1000,
  ),
  game: option.choice(
    'ID',
    'one volume only',
    LIBRARY.map(({ id }) => id),
  ),
  width: option.choice('PX', 'windows of one width only', Object.keys(WINDOWS).map(widthOf)),
}

/**
 * Lays out positions of every volume for every usual window, and tells what has no room: a piece outside its space or over another, a name
 * below a piece or plate, letters or pieces too small to be seen.
 */
export const main = task('overlaps', 'Tells what has no room on the boards of games.', OPTIONS, overlaps)

async function overlaps({ seed, games, each, game: only, width }: Wish<typeof OPTIONS>): Promise<number> {
  // The settings ask the browser for its languages and tell the page its own.
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { dataset: {} } }, configurable: true })
  const [{ GAMES, loadFullBox }, { boardsOf, flawsAt }] = await Promise.all([
    import('../src/volumes.ts'),
    import('./room.ts'),
  ])
  let all = 0
  for (const game of GAMES) {
    if (only !== undefined && game.id !== only) continue
    const box = await loadFullBox(game)
    const boards = boardsOf(box, { seed, games, each })
    for (const [name, extent] of Object.entries(WINDOWS)) {
      if (width !== undefined && widthOf(name) !== width) continue
      const flaws = flawsAt(box.drawing, boards, extent)
      all += flaws.size
      const seen = [...flaws].map(([flaw, n]) => `${flaw} (${n})`)
      console.log(`${game.id} ${name}: ${boards.length} positions, ${flaws.size} flaws ${seen.join(', ')}`.trim())
    }
  }
  return all === 0 ? 0 : 1
}

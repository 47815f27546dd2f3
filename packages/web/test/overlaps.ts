/**
 * Lays out positions of every volume for every usual window, and tells what has no room: a piece outside its space or over another, a name
 * below a piece or plate, letters or pieces too small to be seen.
 */
const GAMES_PLAYED = 20
const OF_EACH = 10

export async function main(): Promise<number> {
  // The settings ask the browser for its languages and tell the page its own.
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { dataset: {} } }, configurable: true })
  const [{ GAMES, loadFullBox }, { flawsAt, lateBoards, WINDOWS }] = await Promise.all([
    import('../src/volumes.ts'),
    import('./room.ts'),
  ])
  let all = 0
  for (const game of GAMES) {
    const box = await loadFullBox(game)
    const boards = lateBoards(box, GAMES_PLAYED, OF_EACH)
    for (const [name, extent] of Object.entries(WINDOWS)) {
      const flaws = flawsAt(box.drawing, boards, extent)
      all += flaws.size
      const seen = [...flaws].map(([flaw, n]) => `${flaw} (${n})`)
      console.log(`${game.id} ${name}: ${boards.length} positions, ${flaws.size} flaws ${seen.join(', ')}`.trim())
    }
  }
  return all === 0 ? 0 : 1
}

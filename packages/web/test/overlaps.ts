/**
 * Lays out positions of every volume for every usual window, and tells what has no room: a piece outside its space or over another, a name
 * below a piece or plate, letters or pieces too small to be seen.
 */
const GAMES_PLAYED = 20
const OF_EACH = 10

/** With names of volumes or windows behind it, only those. */
export async function main(wanted: readonly string[] = []): Promise<number> {
  // The settings ask the browser for its languages and tell the page its own.
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { dataset: {} } }, configurable: true })
  const [{ GAMES, loadFullBox }, { flawsAt, lateBoards, WINDOWS }] = await Promise.all([
    import('../src/volumes.ts'),
    import('./room.ts'),
  ])
  let all = 0
  const isWanted = (name: string, among: readonly string[]): boolean =>
    wanted.includes(name) || !wanted.some((each) => among.includes(each))
  const volumes = GAMES.map(({ id }) => id)
  for (const game of GAMES) {
    if (!isWanted(game.id, volumes)) continue
    const box = await loadFullBox(game)
    const boards = lateBoards(box, GAMES_PLAYED, OF_EACH)
    for (const [name, extent] of Object.entries(WINDOWS)) {
      if (!isWanted(name, Object.keys(WINDOWS))) continue
      const flaws = flawsAt(box.drawing, boards, extent)
      all += flaws.size
      const seen = [...flaws].map(([flaw, n]) => `${flaw} (${n})`)
      console.log(`${game.id} ${name}: ${boards.length} positions, ${flaws.size} flaws ${seen.join(', ')}`.trim())
    }
  }
  return all === 0 ? 0 : 1
}

/** What is kept is written when the screen has long shown it, so that nobody waits for it; at the latest when the page is left. */
let waiting: (() => void) | undefined

/** Milliseconds: long enough for the next question to be painted, and for quick answers to be written together. */
const AFTER = 200

/** Writes something a little later; what waited before it is out of date. */
export function saveSoon(write: () => void): void {
  if (waiting === undefined) setTimeout(saveNow, AFTER)
  waiting = write
}

/** Writes what waits. */
export function saveNow(): void {
  const write = waiting
  waiting = undefined
  write?.()
}

addEventListener('pagehide', saveNow)
document.addEventListener('visibilitychange', saveNow)

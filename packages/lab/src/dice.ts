export type Roll = (below: number) => number

/** Numbers of its own, apart from the game's: each below what is asked for. */
export function dice(seed: string): Roll {
  let state = 0
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return Math.floor(((state >>> 8) / 16777216) * below)
  }
}

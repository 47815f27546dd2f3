import type { Game } from './game.ts'

/**
 * All chance comes from one generator whose four numbers stand in the state (xoshiro128**, public domain): same seed and
 * journal, same game, everywhere.
 */

/** Four numbers from a seed of any length (a string hash run through splitmix32). */
export function seedNumbers(seed: string): [number, number, number, number] {
  let h = 2166136261
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  const next = () => {
    h = (h + 0x9e3779b9) | 0
    let z = h
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  return [next(), next(), next(), next()]
}

/** One step of the generator whose state stands in `n` from `at` on: an unsigned 32-bit number. */
export function draw(n: Int32Array, at: number): number {
  const a = n[at] as number
  const b = n[at + 1] as number
  const c = n[at + 2] as number
  const d = n[at + 3] as number
  const x = Math.imul(b, 5)
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
  const c2 = c ^ a
  const d2 = d ^ b
  n[at + 1] = b ^ c2
  n[at] = a ^ d2
  n[at + 2] = c2 ^ (b << 9)
  n[at + 3] = (d2 << 11) | (d2 >>> 21)
  return result
}

/** A number from 0 to below `limit`, each as likely (by multiplication; the bias is below one in a hundred million). */
export function drawBelow(n: Int32Array, at: number, limit: number): number {
  return Math.floor((draw(n, at) / 4294967296) * limit)
}

/** A die of the game is rolled, and shown; where it has to be no more than a number, also whether it is. */
export function rollDie(g: Game, atMost?: number): number {
  const roll = drawBelow(g.n, g.volume.layout.chance, 6) + 1
  g.chanceUsed++
  if (g.log)
    g.write('roll', atMost === undefined ? { n: roll } : { n: roll, text: roll > atMost ? 'failure' : 'success' })
  return roll
}

/** Puts a list in random order, in place. */
export const shuffle = <T>(g: Game, list: T[]): T[] => shuffleBy(g.n, g.volume.layout.chance, list)

/** The same by a generator of one's own. */
export function shuffleBy<T>(n: Int32Array, at: number, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(n, at, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
  return list
}

import type { State } from '@coinflict/kernel/state'

/** A 64-bit fingerprint of a final state, as two numbers (with a sign: those without would not all stay small numbers). */
export function fingerprint(n: State): [number, number] {
  let a = 0x9e3779b9 | 0
  let b = 0x85ebca6b | 0
  for (let i = 0; i < n.length; i++) {
    const value = n[i] as number
    a = Math.imul(a ^ value, 0x21f0aaad)
    a ^= a >>> 15
    b = Math.imul((b + value) | 0, 0x735a2d97) ^ (a >>> 7)
  }
  return [a, b]
}

/** One digest over many fingerprints, in the order of the games. */
export function digestOf(prints: readonly number[]): string {
  const parts = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  prints.forEach((print, i) => {
    const at = i & 3
    let h = Math.imul((parts[at] as number) ^ print, 0x21f0aaad)
    h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
    parts[at] = (h ^ (h >>> 16)) + i
    parts[(at + 1) & 3] = ((parts[(at + 1) & 3] as number) + h) | 0
  })
  return parts.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

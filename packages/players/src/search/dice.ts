import { below, hashOf, mixed } from '@coinflict/kernel/questions'

/** Dice of a searcher's own: the same numbers for the same seed. */
export class Dice {
  private readonly a: number
  private readonly b: number
  private n = 0

  constructor(seed: string) {
    const [a, b] = hashOf(seed)
    this.a = a
    this.b = b
  }

  /** A number from 0 to below `limit`. */
  below(limit: number): number {
    return below(mixed(mixed((this.a + Math.imul(++this.n, 0x9e3779b9)) | 0) ^ this.b), limit)
  }

  /** Whether something happens that does so in so many of a hundred cases. */
  happens(percent: number): boolean {
    return this.below(100) < percent
  }
}

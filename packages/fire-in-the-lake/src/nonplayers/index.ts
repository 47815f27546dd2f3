import type { Family } from '@coinflict/kernel/nonplayers'
import { rulebook } from './rulebook/index.ts'

/** Every family of non-players of Fire in the Lake. */
export const families: readonly Family[] = [rulebook]

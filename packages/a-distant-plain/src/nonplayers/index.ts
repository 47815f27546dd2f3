import type { Family } from '@coinflict/kernel/nonplayers'
import { arponen } from './arponen/index.ts'
import { rulebook } from './rulebook/index.ts'

/** Every family of non-players of A Distant Plain. */
export const families: readonly Family[] = [rulebook, arponen]

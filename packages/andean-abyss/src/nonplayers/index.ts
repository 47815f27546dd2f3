import type { Family } from '@coinflict/kernel/nonplayers'
import { first } from './first/index.ts'
import { second } from './second/index.ts'

/** Every family of non-players of Andean Abyss. */
export const families: readonly Family[] = [first, second]

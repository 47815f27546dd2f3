import { aDistantPlain } from '@coinflict/a-distant-plain/box'
import { andeanAbyss } from '@coinflict/andean-abyss/box'
import { fireInTheLake } from '@coinflict/fire-in-the-lake/box'
import type { Box } from '@coinflict/kernel/display'

/** Every game there is: a volume is registered by its line here. What is in a box is loaded when it is wanted. */
export const LIBRARY: readonly Box[] = [andeanAbyss, aDistantPlain, fireInTheLake]

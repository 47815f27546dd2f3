import { families as aDistantPlain } from '@coinflict/a-distant-plain/nonplayers'
import { families as andeanAbyss } from '@coinflict/andean-abyss/nonplayers'
import type { Family, Volume } from '@coinflict/kernel'

const FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  'andean-abyss': andeanAbyss,
  'a-distant-plain': aDistantPlain,
}

/** The families of non-players of a game, charts and all. */
export const familiesOf = (volume: Volume): readonly Family[] => FAMILIES[volume.id] ?? []

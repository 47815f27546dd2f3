import { gain, setTrack } from '@coinflict/kernel/rules'
import { type Game, inForce, track } from '@coinflict/kernel/state'
import { CARD } from './events/lasting.ts'
import { NVA, TRAIL } from './forces.ts'

/** 6.7 The Trail, 0 to 4. */
export const MOST_TRAIL = 4
export const trail = (g: Game): number => track(g, TRAIL)

/** Sets the Trail. With ADSID (card 7) the NVA pay for every change of its number. */
export function setTrail(g: Game, to: number): void {
  const before = trail(g)
  setTrack(g, TRAIL, to)
  if (trail(g) !== before && inForce(g, CARD.adsid, 'unshaded')) gain(g, NVA, -6)
}

export const improveTrail = (g: Game, boxes = 1): void => setTrail(g, trail(g) + boxes)
export const degradeTrail = (g: Game, boxes = 1): void => setTrail(g, trail(g) - boxes)

/** Oriskany (card 39, shaded): until the Coup nothing Degrades the Trail, except an event that says so (5.1.2). */
export const isTrailSafe = (g: Game): boolean => inForce(g, CARD.oriskany, 'shaded')

import { fewest, here, most, type NonPlayer, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { activeOf, allBases, bases, guerrillas, pieces } from '@coinflict/kernel/rules'
import { available, type Faction, resources, type Space, type Word } from '@coinflict/kernel/state'
import { base, cubes, INSURGENTS, police, room, shipments, underground } from '../forces.ts'
import { pop } from '../map.ts'

/** What the charts of both editions speak of. */

/** 8.1 Who ran out of Resources in an operation goes into no further space, not even a free one. */
export const isBroke = (np: NonPlayer): boolean =>
  (np.op?.spaces.length ?? 0) > 0 && np.op?.free !== true && resources(np.g, np.me) === 0

/** The next space of an operation by its lines, as long as there is money. */
export const nextSpace = (np: NonPlayer, lines: readonly SpaceLine[], most?: number): Word | undefined =>
  isBroke(np) ? undefined : np.select(lines, most)

/** Own guerrillas there, and those that carry no Shipment: one carries all of them (8.1.2). */
export const own = (np: NonPlayer, s: Space): number => guerrillas(np.g, np.me, s)
export const unladen = (np: NonPlayer, s: Space): number => own(np, s) - Math.min(1, shipments(np.g, np.me, s))

/** Room for a base of any faction: fewer than two stand there. */
export const hasRoom = (np: NonPlayer, s: Space): boolean => allBases(np.g, s) < 2
export const hasBaseLeft = (np: NonPlayer): boolean => available(np.g, base(np.me)) > 0
export const hasCubes = (np: NonPlayer, s: Space): boolean => cubes(np.g, s) > 0

export const mostGuerrillas = most(
  { en: 'most friendly Guerrillas', es: 'más Guerrillas propias', pl: 'najwięcej własnych partyzantów' },
  own,
)
export const fewestGuerrillas = fewest(
  { en: 'fewest friendly Guerrillas', es: 'menos Guerrillas propias', pl: 'najmniej własnych partyzantów' },
  own,
)

/** 4.5.1 Whether Cultivate could put a new base into a department once so many guerrillas are there. */
export const couldCultivate = (np: NonPlayer, s: Space, guerrillasThen: number): boolean =>
  pop(s) > 0 && hasRoom(np, s) && guerrillasThen > police(np.g, s)

export { here }

/** Own guerrillas there, and none of them Underground. */
export const areAllActive = (np: NonPlayer, s: Space): boolean =>
  activeOf(np.g, np.me, s) > 0 && activeOf(np.g, np.me, s) === own(np, s)

/** 3.3.1 How many guerrillas a Rally places there: one, or as many as people and own bases. */
export const reinforcement = (np: NonPlayer, s: Space): number =>
  Math.min(
    available(np.g, underground(np.me)),
    room(np.g, underground(np.me), s),
    bases(np.g, np.me, s) === 0 ? 1 : pop(s) + bases(np.g, np.me, s),
  )

/** 3.3.3, 4.4.2 Whose Shipment falls to who removes so many pieces there: its owner has no more guerrillas than that. */
export function shipmentToTake(np: NonPlayer, s: Space, removals: number): Faction | undefined {
  for (const f of INSURGENTS) {
    if (f === np.me || shipments(np.g, f, s) === 0) continue
    const carriers = guerrillas(np.g, f, s)
    // Who has just lost all of them has lost the Shipment already.
    if (carriers > 0 && carriers <= removals) return f
  }
  return undefined
}

/** The first of some factions that has pieces there. */
export const firstThere = (np: NonPlayer, s: Space, among: readonly Faction[]): Faction | undefined =>
  among.find((f) => pieces(np.g, f, s) > 0)

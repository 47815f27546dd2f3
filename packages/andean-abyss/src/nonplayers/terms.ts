import {
  fewest,
  first,
  most,
  type NonPlayer,
  resources,
  type Space,
  type SpaceLine,
  type Word,
} from '@coinflict/kernel'
import { allBases, availableBases, cubes, guerrillas, hasOpposition, hasSupport, police, shipments } from '../forces.ts'
import { pop } from '../map.ts'

/** What the charts of both editions speak of. */

/** 8.1 Who ran out of Resources in an operation goes into no further space, not even a free one. */
export const isBroke = (np: NonPlayer): boolean =>
  (np.op?.spaces.length ?? 0) > 0 && np.op?.free !== true && resources(np.g, np.me) === 0

/** The next space of an operation by its lines, as long as there is money. */
export const nextSpace = (np: NonPlayer, lines: readonly SpaceLine[], most?: number): Word | undefined =>
  isBroke(np) ? undefined : np.select(lines, most)

/** Own guerrillas there, and those that carry no Shipment. */
export const own = (np: NonPlayer, s: Space): number => guerrillas(np.g, np.me, s)
export const unladen = (np: NonPlayer, s: Space): number => own(np, s) - shipments(np.g, np.me, s)

/** Room for a base of any faction: fewer than two stand there. */
export const hasRoom = (np: NonPlayer, s: Space): boolean => allBases(np.g, s) < 2
export const hasBaseLeft = (np: NonPlayer): boolean => availableBases(np.g, np.me) > 0
export const hasCubes = (np: NonPlayer, s: Space): boolean => cubes(np.g, s) > 0

export const supportFirst = first({ en: 'with Support', es: 'con Apoyo', pl: 'z poparciem' }, (np, s) =>
  hasSupport(np.g, s),
)
export const oppositionFirst = first({ en: 'with Opposition', es: 'con Oposición', pl: 'z opozycją' }, (np, s) =>
  hasOpposition(np.g, s),
)
export const mostGuerrillas = most(
  { en: 'most own Guerrillas', es: 'más Guerrillas propias', pl: 'najwięcej własnych partyzantów' },
  own,
)
export const fewestGuerrillas = fewest(
  { en: 'fewest own Guerrillas', es: 'menos Guerrillas propias', pl: 'najmniej własnych partyzantów' },
  own,
)

/** 4.5.1 Whether Cultivate could put a new base into a department once so many guerrillas are there. */
export const couldCultivate = (np: NonPlayer, s: Space, guerrillasThen: number): boolean =>
  pop(s) > 0 && hasRoom(np, s) && guerrillasThen > police(np.g, s)

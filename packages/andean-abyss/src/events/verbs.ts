import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  available,
  cardMakers,
  eventVerbs,
  type Faction,
  type Game,
  level,
  type Piece,
  type Space,
} from '@coinflict/kernel'
import { active, base, FACTION_FACTS, onMapWhere, room, underground } from '../forces.ts'
import { isCity, isDepartment, isForest, isMountain, pop } from '../map.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export const { dual, single } = cardMakers(FACTION_FACTS)
export const {
  askEvent,
  pickSpace,
  maySpace,
  eachSpace,
  pickFaction,
  pickPiece,
  pickWay,
  takeOff,
  placeOneOf,
  canReplace,
  replace,
  replaceWithOneOf,
  exchange,
} = eventVerbs<Message>()

/** Guerrillas of a faction in either state. */
export const guerrillaKinds = (f: Faction): readonly Piece[] => [underground(f), active(f)]

export const departments = onMapWhere(isDepartment)
export const cities = onMapWhere(isCity)
export const forests = onMapWhere(isForest)
export const mountains = onMapWhere(isMountain)

/** 1.6 Whether a space can still shift toward Active Opposition, and toward Active Support. */
export const canWorsen = (g: Game, s: Space): boolean => pop(s) > 0 && level(g, s) > ACTIVE_OPPOSITION
export const canImprove = (g: Game, s: Space): boolean => pop(s) > 0 && level(g, s) < ACTIVE_SUPPORT

/** Whether a base and n more pieces of a faction have room there, as far as they are available (cards 14, 34). */
export function takesAll(g: Game, f: Faction, piece: Piece, n: number, s: Space): boolean {
  const b = Math.min(1, available(g, base(f)))
  return room(g, base(f), s) >= b && room(g, piece, s) >= b + Math.min(n, available(g, piece))
}

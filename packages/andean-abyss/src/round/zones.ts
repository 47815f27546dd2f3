import { bases, mark, move, outnumbers, pieces, remove } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { ask } from '../ask.ts'
import { base, FARC, FARC_ZONE, GOVT, isZone, onMap, POLICE, police, TROOPS, troops } from '../forces.ts'
import { isCity, isDepartment, isLoc } from '../map.ts'
import { quartersOrBogota } from './redeploy.ts'

/**
 * 6.4.4 A FARC Zone goes to the department with most FARC pieces that is none yet, the Government choosing among equals; its
 * forces leave at once. Gives the department, nothing if all are Zones.
 */
export function placeZone(g: Game, among: (s: Space) => boolean): Space | undefined {
  const open = () => onMap(g).filter((s) => isDepartment(s) && among(s) && !isZone(g, s))
  if (open().length === 0) return undefined
  const q = ask(g, GOVT, 'zone.where', '6.4.4')
  const most = Math.max(...open().map((s) => pieces(g, FARC, s)))
  for (const s of open()) if (pieces(g, FARC, s) === most) q.space(s)
  const zone = q.askSpace()
  evacuate(g, zone)
  mark(g, FARC_ZONE, zone)
  return zone
}

/** Cubes redeploy by the Control of this moment (6.5), bases are removed. */
function evacuate(g: Game, zone: Space): void {
  const held = g.volume.allSpaces.filter((s) => s !== zone && !isLoc(s) && !isZone(g, s) && outnumbers(g, GOVT, s))
  remove(g, base(GOVT), zone, bases(g, GOVT, zone))
  const quarters = held.filter((s) => isCity(s) || bases(g, GOVT, s) > 0)
  const beats = g.volume.allSpaces.filter((s) => isLoc(s) || held.includes(s))
  sendOff(
    g,
    zone,
    TROOPS,
    () => troops(g, zone),
    () => quartersOrBogota(g, quarters),
  )
  sendOff(
    g,
    zone,
    POLICE,
    () => police(g, zone),
    () => beats,
  )
}

function sendOff(g: Game, zone: Space, piece: typeof TROOPS, left: () => number, to: () => readonly Space[]): void {
  while (left() > 0) {
    const q = ask(g, GOVT, 'zone.leave', '6.4.4', { piece, space: zone, n: left() })
    for (const s of to()) if (g.volume.room(g, piece, s) > 0) q.space(s)
    const s = q.askSpace()
    const n = ask(g, GOVT, 'move.how-many', '6.4.4', { piece, space: zone, to: s }).askSome(
      Math.min(left(), g.volume.room(g, piece, s)),
    )
    move(g, piece, zone, s, n)
  }
}

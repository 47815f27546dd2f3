import {
  bases,
  beginPhase,
  clearControl,
  goTo,
  markControl,
  mayRedeploy,
  mustRedeploy,
  noArrivals,
} from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { controls } from '../control.ts'
import { GOVT, GOVT_CONTROL, isSecondEdition, isZone, onMap, POLICE, room, TROOPS } from '../forces.ts'
import { isCity, isLoc, S } from '../map.ts'

/** 6.5 Redeploy phase. Control is the one before any of it (6.5.4). */
export function redeployPhase(g: Game): void {
  beginPhase(g, 'redeploy', '6.5')
  g.cite('6.5', GOVT)
  if (isSecondEdition(g)) markControl(g)
  const quarters = quartersOf(g)
  const beats = beatsOf(g)
  const arrived = noArrivals(g)
  // 6.5.1 Troops on lines and in departments without a Government base must go to quarters.
  mustRedeploy(g, {
    by: GOVT,
    piece: TROOPS,
    arrived,
    rule: '6.5.1',
    leaves: (s) => !isCity(s) && bases(g, GOVT, s) === 0,
    to: () => quartersOrBogota(g, quarters),
  })
  mayRedeploy(g, { by: GOVT, piece: TROOPS, arrived, rule: '6.5.2', leaves: () => true, to: () => quarters })
  mayRedeploy(g, {
    by: GOVT,
    piece: POLICE,
    arrived: noArrivals(g),
    rule: '6.5.3',
    leaves: () => true,
    to: () => beats,
  })
  if (isSecondEdition(g)) clearControl(g)
  goTo(g, 'reset')
}

/** 6.5.1-2 Cities and Government bases under Government Control. */
export const quartersOf = (g: Game): readonly Space[] =>
  onMap(g).filter((s) => controls(g, GOVT_CONTROL, s) && (isCity(s) || bases(g, GOVT, s) > 0))

/** 6.5.3 Lines, and spaces under Government Control. */
export const beatsOf = (g: Game): readonly Space[] =>
  onMap(g).filter((s) => !isZone(g, s) && (isLoc(s) || controls(g, GOVT_CONTROL, s)))

/** Where Troops can go: to quarters, to Bogotá if there are none (or none with room, as Ecuador may have; 6.5.1, ruling 13). */
export function quartersOrBogota(g: Game, quarters: readonly Space[]): readonly Space[] {
  const open = quarters.filter((s) => room(g, TROOPS, s) > 0)
  return open.length > 0 ? open : [S.bogota]
}

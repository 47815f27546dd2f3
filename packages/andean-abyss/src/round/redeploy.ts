import { count, DONE, type Game, goTo, isSpaceWord, move, type Piece, type Space, spacesWith } from '@coinflict/kernel'
import { ask } from '../ask.ts'
import { clearControl, controls, markControl } from '../control.ts'
import { bases, GOVT, isSecondEdition, isZone, onMap, POLICE, room, TROOPS, troops } from '../forces.ts'
import { isCity, isLoc, S } from '../map.ts'
import { beginPhase } from './begin.ts'

/** 6.5 Redeploy phase. Control is the one before any of it (6.5.4). */
export function redeploy(g: Game): void {
  beginPhase(g, 'redeploy', '6.5')
  g.cite('6.5', GOVT)
  if (isSecondEdition(g)) markControl(g)
  const quarters = onMap(g).filter((s) => controls(g, GOVT, s) && (isCity(s) || bases(g, GOVT, s) > 0))
  const beats = onMap(g).filter((s) => !isZone(g, s) && (isLoc(s) || controls(g, GOVT, s)))
  const arrived = new Uint8Array(g.volume.layout.spaces * 2)
  mustLeave(g, quarters, arrived)
  mayMove(g, TROOPS, quarters, arrived, '6.5.2')
  mayMove(g, POLICE, beats, arrived, '6.5.3')
  if (isSecondEdition(g)) clearControl(g)
  goTo(g, 'reset')
}

/** Where Troops can go: to quarters, to Bogotá if there are none (or none with room, as Ecuador may have; 6.5.1, ruling 13). */
export function quartersOrBogota(g: Game, quarters: readonly Space[]): readonly Space[] {
  const open = quarters.filter((s) => room(g, TROOPS, s) > 0)
  return open.length > 0 ? open : [S.bogota]
}

/** 6.5.1 Troops on lines and in departments without a Government base must go to quarters. */
function mustLeave(g: Game, quarters: readonly Space[], arrived: Uint8Array): void {
  for (const from of g.volume.allSpaces) {
    if (isCity(from) || bases(g, GOVT, from) > 0) continue
    while (troops(g, from) > 0) {
      const q = ask(g, GOVT, 'redeploy.must', '6.5.1', { space: from, n: troops(g, from) })
      for (const s of quartersOrBogota(g, quarters)) q.space(s)
      const to = q.askSpace()
      send(g, TROOPS, from, to, arrived, '6.5.1')
    }
  }
}

/** Cubes of a kind in a space that have not moved in this phase. */
const unsettled = (g: Game, piece: Piece, s: Space, arrived: Uint8Array): number =>
  count(g, s, piece) - (arrived[s * 2 + piece] as number)

/** 6.5.2-3 Others may move, each cube once. */
function mayMove(g: Game, piece: Piece, to: readonly Space[], arrived: Uint8Array, rule: string): void {
  for (;;) {
    const q = ask(g, GOVT, 'redeploy.may', rule, { piece })
    for (const s of spacesWith(g, GOVT)) {
      if (unsettled(g, piece, s, arrived) > 0 && to.some((t) => t !== s && room(g, piece, t) > 0)) q.space(s)
    }
    const answer = q.done().answer()
    if (answer === DONE || !isSpaceWord(answer)) return
    const from = answer as number as Space
    const q2 = ask(g, GOVT, 'redeploy.to', rule, { piece, space: from })
    for (const s of to) if (s !== from && room(g, piece, s) > 0) q2.space(s)
    send(g, piece, from, q2.askSpace(), arrived, rule)
  }
}

function send(g: Game, piece: Piece, from: Space, to: Space, arrived: Uint8Array, rule: string): void {
  const n = ask(g, GOVT, 'move.how-many', rule, { piece, space: from, to })
    .numbers(1, Math.min(unsettled(g, piece, from, arrived), room(g, piece, to)))
    .askNumber()
  move(g, piece, from, to, n)
  arrived[to * 2 + piece] = (arrived[to * 2 + piece] as number) + n
}

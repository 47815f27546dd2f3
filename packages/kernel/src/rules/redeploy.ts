import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { spacesWith } from '../state/presence.ts'
import { count } from '../state/reading.ts'
import { move } from './forces.ts'
import { askHowMany } from './movement.ts'

/** 6.5 What redeploys: one kind of piece, out of which spaces and to which, each piece once. */
export interface Redeployment {
  readonly by: Faction
  readonly piece: Piece
  readonly rule: string
  leaves(s: Space): boolean
  /** Where it may go, room or not. */
  to(): readonly Space[]
  /** How many came to each space by redeploying. */
  readonly arrived: Uint8Array
}

/** Nobody has come anywhere yet. */
export const noArrivals = (g: Game): Uint8Array => new Uint8Array(g.at.spaces)

/** Pieces that have not redeployed. */
const unmoved = (g: Game, { piece, arrived }: Redeployment, s: Space): number =>
  count(g, s, piece) - (arrived[s] as number)

const isOpen = (g: Game, { piece }: Redeployment, from: Space, to: Space): boolean =>
  to !== from && g.volume.room(g, piece, to) > 0

function isAnyOpen(g: Game, r: Redeployment, from: Space, among: readonly Space[]): boolean {
  for (const to of among) if (isOpen(g, r, from, to)) return true
  return false
}

/** All must go, space by space. */
export function mustRedeploy(g: Game, r: Redeployment): void {
  for (const from of g.volume.allSpaces) {
    while (unmoved(g, r, from) > 0 && r.leaves(from)) {
      const q = g.ask(r.by, 'redeploy.must', r.rule, { piece: r.piece, space: from, n: unmoved(g, r, from) })
      // They may have been taken off just now (1.4.1).
      if (unmoved(g, r, from) === 0) break
      for (const to of r.to()) if (isOpen(g, r, from, to)) q.space(to)
      send(g, r, from, q.askSpace())
    }
  }
}

/** Any may go, as long as the faction likes. */
export function mayRedeploy(g: Game, r: Redeployment): void {
  for (;;) {
    const q = g.ask(r.by, 'redeploy.may', r.rule, { piece: r.piece })
    const to = r.to()
    for (const s of spacesWith(g, r.by)) {
      if (unmoved(g, r, s) > 0 && r.leaves(s) && isAnyOpen(g, r, s, to)) q.space(s)
    }
    const from = q.done().askSpaceOrDone()
    if (from === undefined) return
    const q2 = g.ask(r.by, 'redeploy.to', r.rule, { piece: r.piece, space: from })
    for (const s of r.to()) if (isOpen(g, r, from, s)) q2.space(s)
    if (q2.size > 0) send(g, r, from, q2.askSpace())
  }
}

function send(g: Game, r: Redeployment, from: Space, to: Space): void {
  const most = () => Math.min(unmoved(g, r, from), g.volume.room(g, r.piece, to))
  const n = askHowMany(g, r.by, r.rule, { piece: r.piece, space: from, to }, 1, most)
  move(g, r.piece, from, to, n)
  r.arrived[to] = (r.arrived[to] as number) + n
}

import { move } from './forces.ts'
import type { Game } from './game.ts'
import type { Faction, Piece, Space } from './ids.ts'
import { count } from './state.ts'
import { spacesWith } from './whereabouts.ts'

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

const open = (g: Game, { piece, to }: Redeployment, from: Space): readonly Space[] =>
  to().filter((s) => s !== from && g.volume.room(g, piece, s) > 0)

/** All must go, space by space. */
export function mustRedeploy(g: Game, r: Redeployment): void {
  for (const from of g.volume.allSpaces) {
    while (r.leaves(from) && unmoved(g, r, from) > 0) {
      const q = g.ask(r.by, 'redeploy.must', r.rule, { piece: r.piece, space: from, n: unmoved(g, r, from) })
      for (const s of open(g, r, from)) q.space(s)
      send(g, r, from, q.askSpace())
    }
  }
}

/** Any may go, as long as the faction likes. */
export function mayRedeploy(g: Game, r: Redeployment): void {
  for (;;) {
    const q = g.ask(r.by, 'redeploy.may', r.rule, { piece: r.piece })
    for (const s of spacesWith(g, r.by)) {
      if (r.leaves(s) && unmoved(g, r, s) > 0 && open(g, r, s).length > 0) q.space(s)
    }
    const from = q.done().askSpaceOrDone()
    if (from === undefined) return
    const q2 = g.ask(r.by, 'redeploy.to', r.rule, { piece: r.piece, space: from })
    for (const s of open(g, r, from)) q2.space(s)
    send(g, r, from, q2.askSpace())
  }
}

function send(g: Game, r: Redeployment, from: Space, to: Space): void {
  const n = g
    .ask(r.by, 'move.how-many', r.rule, { piece: r.piece, space: from, to })
    .numbers(1, Math.min(unmoved(g, r, from), g.volume.room(g, r.piece, to)))
    .askNumber()
  move(g, r.piece, from, to, n)
  r.arrived[to] = (r.arrived[to] as number) + n
}

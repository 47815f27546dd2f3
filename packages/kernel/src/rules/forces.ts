import { IllegalChange } from '../state/errors.ts'
import type { Marker, Piece, Space, Supply } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { notePresence } from '../state/presence.ts'
import { available, count, inBox, markers } from '../state/reading.ts'

/** Mutators for pieces and markers. They keep availability, stacking and pools, and write the log. */

export const AVAILABLE = 0

/**
 * Places pieces from Available as far as there are any and stacking allows (1.4.1, 1.4.2: the rest of the instruction is
 * ignored). Gives the number placed.
 */
export function place(g: Game, piece: Piece, space: Space, n = 1): number {
  const { layout } = g.volume
  const supply = g.volume.supplyOf[piece] as Supply
  const placed = Math.min(n, available(g, piece), g.volume.room(g, piece, space))
  if (placed <= 0) return 0
  add(g, layout.boxes + supply, -placed)
  changePieces(g, piece, space, placed)
  if (g.log) g.write('place', { piece, n: placed, space })
  return placed
}

/** Takes pieces off the map, to Available or another box. */
export function remove(g: Game, piece: Piece, space: Space, n = 1, box = AVAILABLE): void {
  if (n === 0) return
  const { layout } = g.volume
  const supply = g.volume.supplyOf[piece] as Supply
  if (n < 0 || count(g, space, piece) < n) throw new IllegalChange(`remove ${n} of ${g.volume.pieces[piece]?.id}`)
  changePieces(g, piece, space, -n)
  add(g, layout.boxes + box * layout.supplies + supply, n)
  if (g.log)
    g.write('remove', { piece, n, space, ...(box === AVAILABLE ? {} : { text: g.volume.boxes[box] as string }) })
}

/** Moves pieces as they are. Stacking is the caller's to ask about first (`room`). */
export function move(g: Game, piece: Piece, from: Space, to: Space, n = 1): void {
  if (n === 0 || from === to) return
  if (n < 0 || count(g, from, piece) < n || g.volume.room(g, piece, to) < n) {
    throw new IllegalChange(`move ${n} of ${g.volume.pieces[piece]?.id} to ${g.volume.spaces[to]?.id}`)
  }
  changePieces(g, piece, from, -n)
  changePieces(g, piece, to, n)
  if (g.log) g.write('move', { piece, n, space: from, to })
}

/** Turns pieces over: underground to active or back. */
export function flip(g: Game, piece: Piece, space: Space, n = 1): void {
  if (n === 0) return
  const other = g.volume.flipOf[piece] as Piece
  if (n < 0 || other === piece || count(g, space, piece) < n)
    throw new IllegalChange(`flip ${n} of ${g.volume.pieces[piece]?.id}`)
  changePieces(g, piece, space, -n)
  changePieces(g, other, space, n)
  if (g.log) g.write('flip', { piece: other, n, space })
}

/** Moves pieces of a kind between boxes beside the map. */
export function moveToBox(g: Game, piece: Piece, from: number, to: number, n: number): void {
  if (n === 0) return
  const { layout } = g.volume
  const supply = g.volume.supplyOf[piece] as Supply
  if (inBox(g, from, piece) < n) throw new IllegalChange('moveToBox')
  add(g, layout.boxes + from * layout.supplies + supply, -n)
  add(g, layout.boxes + to * layout.supplies + supply, n)
  if (g.log) g.write('remove', { piece, n, text: g.volume.boxes[to] as string })
}

/** Markers of this kind that can still be laid in the space. */
export function markerRoom(g: Game, marker: Marker, space: Space): number {
  const { volume } = g
  const most = (volume.markers[marker]?.mostPerSpace ?? 0) - markers(g, space, marker)
  const pool = volume.poolOf[marker] as number
  return pool === -1
    ? most
    : Math.min(most, (volume.poolLimits[pool] as number) - (g.n[volume.layout.pools + pool] as number))
}

/** Lays markers as far as the pool and the space allow. Gives the number laid. */
export function mark(g: Game, marker: Marker, space: Space, n = 1): number {
  const laid = Math.min(n, markerRoom(g, marker, space))
  if (laid <= 0) return 0
  changeMarkers(g, marker, space, laid)
  if (g.log) g.write('mark', { n: laid, space, text: g.volume.markers[marker]?.id as string })
  return laid
}

/** Takes markers off. */
export function unmark(g: Game, marker: Marker, space: Space, n = 1): void {
  if (n === 0) return
  if (n < 0 || markers(g, space, marker) < n) throw new IllegalChange(`unmark ${n} of ${g.volume.markers[marker]?.id}`)
  changeMarkers(g, marker, space, -n)
  if (g.log) g.write('unmark', { n, space, text: g.volume.markers[marker]?.id as string })
}

function changeMarkers(g: Game, marker: Marker, space: Space, n: number): void {
  const { layout, poolOf } = g.volume
  const pool = poolOf[marker] as number
  add(g, layout.markers + marker * layout.spaces + space, n)
  if (pool !== -1) add(g, layout.pools + pool, n)
}

/** The number of pieces of a kind in a space goes up or down. */
export function changePieces(g: Game, piece: Piece, space: Space, n: number): void {
  add(g, space * g.at.pieceKinds + piece, n)
  notePresence(g, piece, space)
}

function add(g: Game, at: number, n: number): void {
  g.n[at] = (g.n[at] as number) + n
}

import { type Criterion, first, highestEcon, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, unmoved } from '@coinflict/kernel/rules'
import { count, type Line, type Piece, resources, type Space, spacesWith } from '@coinflict/kernel/state'
import { active, isSabotaged, nearby, onMap, room, underground } from '../forces.ts'
import { LOCS } from '../map.ts'
import { marchActivates } from '../operations/march.ts'

/** Guerrillas of one space that may still march, and how many of them must stay behind whoever goes. */
export interface Band {
  hidden: number
  seen: number
  readonly stay: number
}
/** The bands that a plan can still send, by the space where they stand. */
export type Bands = ReadonlyMap<Space, Band>

/** All own guerrillas of a space that have not moved yet, so many of which stay. */
export function bandAt({ g, me, op }: NonPlayer, from: Space, stay: number): Band {
  const left = (piece: Piece): number => (op === undefined ? count(g, from, piece) : unmoved(g, op, from, piece))
  return { hidden: left(underground(me)), seen: left(active(me)), stay }
}

/** The same where the one that stays is an Underground guerrilla if there is any. */
export function bandBut(np: NonPlayer, from: Space, stay: number): Band {
  const { hidden, seen } = bandAt(np, from, 0)
  const kept = Math.min(hidden, stay)
  return { hidden: hidden - kept, seen, stay: stay - kept }
}

/** Every band that has somebody to send; none from where `bandOf` gives none. */
export function muster(np: NonPlayer, bandOf: (from: Space) => Band | undefined): Bands {
  const bands = new Map<Space, Band>()
  for (const from of spacesWith(np.g, np.me)) {
    const band = bandOf(from)
    if (band !== undefined && strength(band) > 0) bands.set(from, band)
  }
  return bands
}

/** How many of a band may go. */
export const strength = (band: Band | undefined): number =>
  band === undefined ? 0 : Math.max(0, band.hidden + band.seen - band.stay)

/**
 * 8.1.2 Who of a band goes to a space: as many Underground guerrillas as can remain so on arrival; where they would all be seen anyway,
 * everybody who may, Active ones first. Nothing if nobody goes; who goes has left the band.
 */
export function send(
  np: NonPlayer,
  line: Line,
  band: Band,
  from: Space,
  to: Space,
  most = Number.POSITIVE_INFINITY,
): Order | undefined {
  const { g, me } = np
  const all = Math.min(strength(band), most)
  if (all < 1) return undefined
  let n = all
  while (n > 0 && marchActivates(g, me, to, n)) n--
  const staysHidden = n > 0 && band.hidden > 0
  const u = staysHidden ? Math.min(band.hidden, n) : Math.max(0, all - band.seen)
  const a = staysHidden ? n - u : Math.min(band.seen, all)
  band.hidden -= u
  band.seen -= a
  const pieces: Order['pieces'] = [
    [underground(me), u],
    [active(me), a],
  ]
  return { from, to, line, pieces, explanation: np.reason }
}

/** All bands next to a space go there, as far as there is room. */
export function gather(np: NonPlayer, line: Line, bands: Bands, to: Space): Order[] {
  const orders: Order[] = []
  let left = room(np.g, underground(np.me), to)
  for (const from of nearby(np.g, to)) {
    const band = bands.get(from)
    const order = band && send(np, line, band, from, to, left)
    if (order === undefined) continue
    left -= sizeOf(order)
    orders.push(order)
  }
  return orders
}

/** Whether somebody would really come. */
export const canGather = (np: NonPlayer, bands: Bands, to: Space): boolean =>
  room(np.g, underground(np.me), to) > 0 && nearby(np.g, to).some((from) => strength(bands.get(from)) > 0)

/** Whether somebody would come and stay Underground. */
export const canGatherHidden = (np: NonPlayer, bands: Bands, to: Space): boolean =>
  !marchActivates(np.g, np.me, to, 1) &&
  nearby(np.g, to).some((from) => {
    const band = bands.get(from)
    return band !== undefined && band.hidden > 0 && strength(band) > 0
  })

/**
 * One destination, where somebody would really come, by the criteria and then by chance: all bands next to it go there, for the sake of
 * a line of their own if there is one.
 */
export function marchTo(
  np: NonPlayer,
  line: Line,
  bands: Bands,
  where: (to: Space) => boolean,
  { by = [], go = line }: { readonly by?: readonly Criterion[]; readonly go?: Line } = {},
): Order[] {
  const open = onMap(np.g).filter((to) => where(to) && canGather(np, bands, to))
  const to = np.bestOf(line, open, by)
  return to === undefined ? [] : gather(np, go, bands, to)
}

/** 8.3 One guerrilla onto each line in reach that has neither Sabotage nor guerrillas, those of highest Econ first. */
export function ontoLines(np: NonPlayer, line: Line, bands: Bands): Order[] {
  const { g } = np
  const orders: Order[] = []
  const open = LOCS.filter((to) => !isSabotaged(g, to) && allGuerrillas(g, to) === 0)
  const isHidden = first(
    { en: 'with Underground Guerrillas', es: 'con Guerrillas Ocultas', pl: 'z ukrytymi partyzantami' },
    (_, from) => (bands.get(from)?.hidden ?? 0) > 0,
  )
  const isSeen = first(
    { en: 'with Active Guerrillas', es: 'con Guerrillas Activas', pl: 'z aktywnymi partyzantami' },
    (_, from) => (bands.get(from)?.seen ?? 0) > 0,
  )
  for (;;) {
    const inReach = open.filter((to) => canGather(np, bands, to))
    const to = np.bestOf(line, inReach, [highestEcon])
    if (to === undefined) break
    open.splice(open.indexOf(to), 1)
    const explanation = np.reason
    const ready = nearby(g, to).filter((from) => strength(bands.get(from)) > 0)
    const from = np.bestOf(line, ready, [marchActivates(g, np.me, to, 1) ? isSeen : isHidden]) as Space
    const order = send(np, line, bands.get(from) as Band, from, to, 1)
    if (order !== undefined) orders.push({ ...order, explanation })
  }
  return orders
}

/** 8.1 How many cities and departments can be entered before the money is gone. */
export const affordable = ({ g, me, op }: NonPlayer): number =>
  op?.limited ? 1 : op?.free ? Number.POSITIVE_INFINITY : resources(g, me)

const sizeOf = ({ pieces }: Order): number => pieces.reduce((sum, [, n]) => sum + n, 0)

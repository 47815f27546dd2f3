import type { Point } from '@coinflict/kernel/display'
import type { EdgeLook } from './table.ts'

/** Where the cells of the track around the edge are, and the markers on them. */

/** How thick it is, in pixels. */
export const EDGE = 30

/** How far markers that would touch stand from each other, inwards; how much nearer to the upper rim the first is; and how much of the track one takes. */
const [ACROSS, DOWN] = [25, 19]
const RIM = 3
/** Half of the largest marker, and how near the furniture of the board is to the track. */
const [HALF_ACROSS, HALF_DOWN] = [14, 11]
const GAP = 3
/** The letter of a marker is seen from so much of the usual distance on. */
const SEEN = 0.85
/** How far apart two files of a crowd are, and how many there are. */
const FILE = 19
const MOST_FILES = 3
/** A marker is not cut off at the lower rim. */
const LOWEST = 12
const TAKES: Readonly<Record<EdgeLook['kind'], readonly [across: number, down: number]>> = {
  purse: [19, 21],
  goal: [24, 19],
  other: [28, 19],
}

export interface Cell {
  readonly isUp: boolean
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Where the cells of the track are: as many up the side as its height has room for. */
export function cellsOf(width: number, height: number, end: number): Cell[] {
  const all = end + 1
  const up = Math.max(1, Math.min(all - 1, Math.round((height / (height + width - EDGE)) * all)))
  const [h, w] = [height / up, (width - EDGE) / (all - up)]
  return Array.from({ length: all }, (_, i) =>
    i < up
      ? { isUp: true, x: 0, y: height - (i + 1) * h, w: EDGE, h }
      : { isUp: false, x: EDGE + (i - up) * w, y: 0, w, h: EDGE },
  )
}

interface Placed {
  readonly look: EdgeLook
  readonly isUp: boolean
  readonly x: number
  readonly y: number
  readonly rank: number
}

const touch = (a: Omit<Placed, 'rank'>, b: Omit<Placed, 'rank'>): boolean => {
  if (a.isUp !== b.isUp) return false
  const [axis, away] = a.isUp ? [1, a.y - b.y] : [0, a.x - b.x]
  return Math.abs(away) < ((TAKES[a.look.kind][axis] ?? 0) + (TAKES[b.look.kind][axis] ?? 0)) / 2
}

/** Where the markers stand: each on its cell, those that would touch one behind the other, as close as it takes to leave the map alone. */
export function placed(edge: readonly EdgeLook[], cellAt: (value: number) => Cell, spare: Point): Placed[] {
  const done: Placed[] = []
  for (const look of edge.toReversed()) {
    const { isUp, x, y, w, h } = cellAt(look.value)
    const marker = { look, isUp, x: x + w / 2, y: y + h / 2 }
    const taken = done.filter((other) => touch(other, marker)).map(({ rank }) => rank)
    let rank = 0
    while (taken.includes(rank)) rank++
    done.push({ ...marker, rank })
  }
  const start = cellAt(0)
  const lowest = start.y + start.h - LOWEST
  return done.map((marker) => {
    const crowd = crowdOf(marker, done)
    const { isUp, rank } = marker
    if (crowd.size === 1) return { ...marker, y: Math.min(marker.y, lowest) }
    const deepest = Math.max(...[...crowd].map((each) => each.rank))
    const [most, rim, half, free] = isUp ? [ACROSS, 0, HALF_ACROSS, spare[0]] : [DOWN, RIM, HALF_DOWN, spare[1]]
    const room = EDGE / 2 + rim + Math.max(GAP, free - GAP) - half
    const others = [...crowd]
    const isOnePlace = others.every((each) => Math.abs(each.look.value - marker.look.value) < 2)
    const files = filesOf(deepest, isOnePlace, room / most)
    const file = rank % files
    // Files of neighbours stand around the middle of all, so that they do not meet.
    const middle = (of: (each: Placed) => number): number =>
      files > 1 && isOnePlace ? others.reduce((sum, each) => sum + of(each), 0) / others.length : of(marker)
    const [x, y] = [middle((each) => each.x), middle((each) => each.y)]
    const aside = (file - (files - 1) / 2) * FILE
    const row = Math.floor(rank / files)
    const step = Math.min(most, room / Math.max(1, Math.floor(deepest / files)))
    return isUp
      ? {
          ...marker,
          x: x + row * step,
          y: Math.min(y + aside, lowest - (files - 1 - file) * FILE),
        }
      : { ...marker, x: x + aside, y: y - RIM + row * step }
  })
}

/** More than two stand in two files; in one place there are as many as it takes so that none hides another. */
function filesOf(deepest: number, isOnePlace: boolean, room: number): number {
  let files = deepest > 1 ? 2 : 1
  while (isOnePlace && files < MOST_FILES && room < SEEN * Math.floor(deepest / files)) files++
  return files
}

/** All that touch a marker, or one of those that do. */
function crowdOf(marker: Placed, all: readonly Placed[]): ReadonlySet<Placed> {
  const crowd = new Set([marker])
  for (const one of crowd) for (const other of all) if (touch(one, other)) crowd.add(other)
  return crowd
}

import { say } from '../text/say.ts'
import { FactionSign } from './pieces.tsx'
import type { EdgeLook, TableLook } from './table.ts'

/** The track around the edge: up the left side, then along the top. */

/** How thick it is, in pixels. */
export const EDGE = 30

/** How far markers that would touch stand from each other, inwards, the first nearer to the rim; and how much of the track one takes. */
const [ACROSS, DOWN] = [23, 19]
const [RIM_ACROSS, RIM_DOWN] = [3, 5]
const TAKES: Readonly<Record<EdgeLook['kind'], readonly [across: number, down: number]>> = {
  purse: [19, 21],
  goal: [24, 19],
  other: [28, 19],
}
const LABELLED = 5

interface Cell {
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

export function EdgeTrack({ table, width, height }: { table: TableLook; width: number; height: number }) {
  const cells = cellsOf(width, height, table.edgeEnd)
  const cellAt = (value: number): Cell => cells[Math.max(0, Math.min(table.edgeEnd, value))] as Cell
  const goals = table.edge.filter(({ beyond }) => beyond !== undefined)
  const wins = new Set(goals.map(({ beyond = 0 }) => cellAt(beyond + 1)))
  const isBesideWin = (n: number): boolean =>
    cells[n]?.isUp === false && [n - 1, n, n + 1].some((i) => wins.has(cells[i] as Cell))
  const inWords = `${say('edge.label')}. ${table.edge.map(({ text }) => text).join('. ')}`
  return (
    <svg class="edge-track" width={width} height={height} role="img" aria-label={inWords}>
      {cells.map(({ x, y, w, h }, n) => (
        <g key={n}>
          <rect class={n % LABELLED === 0 ? 'cell fifth' : 'cell'} x={x} y={y} width={w} height={h} />
          {n % LABELLED === 0 && !isBesideWin(n) && (
            <text class="cell-number" x={x + w / 2} y={y + h / 2 + 4.5}>
              {n}
            </text>
          )}
        </g>
      ))}
      {goals.map((goal, i) => (
        <Threshold key={i} goal={goal} cell={cellAt((goal.beyond ?? 0) + 1)} />
      ))}
      {placed(table.edge, cellAt).map(({ look, x, y }) => (
        <g
          key={look.text}
          data-flash={`edge ${table.edge.indexOf(look)}`}
          data-at={look.value}
          transform={`translate(${x} ${Math.min(y, height - LOWEST)})`}
        >
          <EdgeMarker look={look} />
        </g>
      ))}
    </svg>
  )
}

/** A marker is not cut off at the lower rim. */
const LOWEST = 12

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

/** Where the markers stand: each on its cell, those that would touch one behind the other. */
function placed(edge: readonly EdgeLook[], cellAt: (value: number) => Cell): Placed[] {
  const done: Placed[] = []
  for (const look of edge.toReversed()) {
    const { isUp, x, y, w, h } = cellAt(look.value)
    const marker = { look, isUp, x: x + w / 2, y: y + h / 2 }
    const taken = done.filter((other) => touch(other, marker)).map(({ rank }) => rank)
    let rank = 0
    while (taken.includes(rank)) rank++
    done.push({ ...marker, rank })
  }
  return done.map((marker) => {
    const { isUp, x, y, rank } = marker
    if (!done.some((other) => other !== marker && touch(other, marker))) return marker
    return isUp ? { ...marker, x: x - RIM_ACROSS + rank * ACROSS } : { ...marker, y: y - RIM_DOWN + rank * DOWN }
  })
}

/** The first number that wins. */
const Threshold = ({ goal: { colour, beyond, text }, cell: { x, y, w, h } }: { goal: EdgeLook; cell: Cell }) => (
  <g class={`threshold ${colour ?? ''}`}>
    <title>{text}</title>
    <rect x={x} y={y} width={w} height={h} />
    <text x={x + w / 2} y={y + h / 2 + 4.5}>
      {`>${beyond}`}
    </text>
  </g>
)

/** A purse is a cylinder, a figure to win by a pennant, anything else a tab. */
function EdgeMarker({ look: { kind, colour, letter, text } }: { look: EdgeLook }) {
  return (
    <g class={`edge-marker ${kind} ${colour ?? ''}`}>
      <title>{text}</title>
      {kind === 'purse' && (
        <>
          <path class="side" d="M-9-6V7A9 4 0 0 0 9 7V-6Z" />
          <ellipse class="lid" cy="-6" rx="9" ry="4" />
        </>
      )}
      {kind === 'goal' && <path class="side" d="M-12-9H7L12 0L7 9H-12Z" />}
      {kind === 'other' && <rect class="side" x="-14" y="-9" width="28" height="18" rx="4" />}
      <text x={kind === 'goal' ? -2 : 0} y={kind === 'purse' ? 7 : 4.5}>
        {letter}
      </text>
    </g>
  )
}

/** The same in words and numbers. */
export const EdgeList = ({ edge }: { edge: readonly EdgeLook[] }) => (
  <ul class="edge-list">
    {edge.toReversed().map(({ colour, letter, text }) => (
      <li key={text}>
        {colour !== undefined && <FactionSign colour={colour} letter={letter} />} <span>{text}</span>
      </li>
    ))}
  </ul>
)

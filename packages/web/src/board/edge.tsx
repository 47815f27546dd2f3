import type { Point } from '@coinflict/kernel/display'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TableChange } from '../motion/change.ts'
import { Still } from '../parts/still.tsx'
import { say } from '../text/say.ts'
import { type Cell, cellsOf, placed } from './edge-places.ts'
import { FactionSign } from './pieces.tsx'
import type { EdgeLook, TableLook } from './table.ts'

/** The track around the edge: up the left side, then along the top. */

const LABELLED = 5

export function EdgeTrack({
  table,
  width,
  height,
  spare,
  change,
}: {
  table: TableLook
  width: number
  height: number
  /** How much is free between the track and the map. */
  spare: Point
  change: TableChange | undefined
}) {
  const drawn = useRef<SVGSVGElement>(null)
  useSlides(drawn, `${width} ${height}`, change)
  const cells = cellsOf(width, height, table.edgeEnd)
  const cellAt = (value: number): Cell => cells[Math.max(0, Math.min(table.edgeEnd, value))] as Cell
  const goals = table.edge.filter(({ beyond }) => beyond !== undefined)
  const wins = goals.map(({ beyond = 0 }) => cells.indexOf(cellAt(beyond + 1)))
  const inWords = `${say('edge.label')}. ${table.edge.map(({ text }) => text).join('. ')}`
  return (
    <svg class="edge-track" ref={drawn} width={width} height={height} role="img" aria-label={inWords}>
      <Still by={[width, height, table.edgeEnd, wins.join()]}>
        <Cells cells={cells} wins={wins} />
      </Still>
      {goals.map((goal, i) => (
        <Threshold key={i} goal={goal} cell={cellAt((goal.beyond ?? 0) + 1)} />
      ))}
      {placed(table.edge, cellAt, spare).map(({ look, x, y }) => (
        <g
          key={table.edge.indexOf(look)}
          data-flash={`edge ${table.edge.indexOf(look)}`}
          data-at={look.value}
          transform={`translate(${x} ${y})`}
        >
          <EdgeMarker look={look} />
        </g>
      ))}
    </svg>
  )
}

/** The numbers of the track; where somebody wins, that stands instead. */
function Cells({ cells, wins }: { cells: readonly Cell[]; wins: readonly number[] }) {
  const isBesideWin = (n: number): boolean => cells[n]?.isUp === false && wins.some((win) => Math.abs(win - n) <= 1)
  return cells.map(({ x, y, w, h }, n) => (
    <g key={n}>
      <rect class={n % LABELLED === 0 ? 'cell fifth' : 'cell'} x={x} y={y} width={w} height={h} />
      {n % LABELLED === 0 && !isBesideWin(n) && (
        <text class="cell-number" x={x + w / 2} y={y + h / 2 + 4.5}>
          {n}
        </text>
      )}
    </g>
  ))
}

/** Markers slide to where they stand now, each from where it stood; not where the track itself has become another one. */
function useSlides(drawn: RefObject<SVGSVGElement | null>, extent: string, change: TableChange | undefined): void {
  const known = useRef({ extent, places: new Map<string, string>() })
  const shown = useRef(change)
  useLayoutEffect(() => {
    const { places, extent: before } = known.current
    const time = change !== shown.current && extent === before ? (change?.time ?? 0) : 0
    shown.current = change
    known.current = { extent, places: new Map() }
    for (const marker of drawn.current?.querySelectorAll<SVGElement>('[data-at]') ?? []) {
      const name = marker.dataset.flash ?? ''
      const [was, is] = [places.get(name), inPixels(marker)]
      known.current.places.set(name, is)
      if (time > 0 && was !== undefined && was !== is)
        marker.animate([{ transform: was }, { transform: is }], { duration: time, easing: 'ease-in-out' })
    }
  })
}

/** Where a marker is, as a style has it. */
const inPixels = (marker: SVGElement): string =>
  (marker.getAttribute('transform') ?? '').replace(/\(([-\d.]+) ([-\d.]+)\)/, '($1px, $2px)')

/** How wide the number of a threshold is. */
const NUMBER = 27

/** The first number that wins; on a narrow cell, what it says stands out on both sides. */
const Threshold = ({ goal: { colour, beyond, text }, cell: { x, y, w, h } }: { goal: EdgeLook; cell: Cell }) => (
  <g class={`threshold ${colour ?? ''}`}>
    <title>{text}</title>
    <rect x={x} y={y} width={w} height={h} />
    {w < NUMBER && <rect x={x + (w - NUMBER) / 2} y={y + h / 2 - 9} width={NUMBER} height={18} rx={3} />}
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

import type { Drawing } from '@coinflict/kernel/display'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TableChange } from '../motion/change.ts'
import { Still } from '../parts/still.tsx'
import { say } from '../text/say.ts'
import { type Cell, cellOf, cellsOf, furnitureWithin, HIGH, NUMBER, placed, widthOf } from './edge-places.ts'
import type { EdgeLook, TableLook } from './table.ts'

/** The track around the edge: up the left side, then along the top. */

const LABELLED = 5

export function EdgeTrack({
  table,
  drawing,
  width,
  height,
  change,
}: {
  table: TableLook
  drawing: Drawing
  width: number
  height: number
  change: TableChange | undefined
}) {
  const drawn = useRef<SVGSVGElement>(null)
  useSlides(drawn, `${width} ${height}`, change)
  const cells = cellsOf(width, height, table.edgeEnd)
  const cellAt = (value: number): Cell => cellOf(cells, value)
  const needed = [...new Set(table.edge.flatMap(({ beyond }) => beyond ?? []))]
  const wins = needed.map((beyond) => cells.indexOf(cellAt(beyond + 1)))
  const covered = table.edge.map(({ value }) => cells.indexOf(cellAt(value)))
  const inWords = `${say('edge.label')}. ${table.edge.map(({ text }) => text).join('. ')}`
  return (
    <svg class="edge-track" ref={drawn} width={width} height={height} role="img" aria-label={inWords}>
      <Still by={[width, height, table.edgeEnd, wins.join(), covered.join()]}>
        <Cells cells={cells} wins={wins} covered={covered} />
      </Still>
      {needed.map((beyond) => (
        <Threshold
          key={beyond}
          beyond={beyond}
          goals={table.edge.filter((look) => look.beyond === beyond)}
          cell={cellAt(beyond + 1)}
        />
      ))}
      {placed(table.edge, cellAt, furnitureWithin(drawing, width, height)).map(({ look, x, y, size }) => (
        <g
          key={table.edge.indexOf(look)}
          data-flash={`edge ${table.edge.indexOf(look)}`}
          data-at={look.value}
          transform={`translate(${x} ${y})`}
        >
          <EdgeMarker look={look} size={size} />
        </g>
      ))}
    </svg>
  )
}

/** The numbers of the track, where nothing stands on them; where somebody wins, that stands instead. */
function Cells({
  cells,
  wins,
  covered,
}: {
  cells: readonly Cell[]
  wins: readonly number[]
  covered: readonly number[]
}) {
  const isBesideWin = (n: number): boolean => cells[n]?.isUp === false && wins.some((win) => Math.abs(win - n) <= 1)
  return cells.map(({ x, y, w, h }, n) => (
    <g key={n}>
      <rect class={n % LABELLED === 0 ? 'cell fifth' : 'cell'} x={x} y={y} width={w} height={h} />
      {n % LABELLED === 0 && !isBesideWin(n) && !covered.includes(n) && (
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

/** The first number that wins, in the colours of all who win by it; along the top, what it says stands out on both sides. */
function Threshold({
  beyond,
  goals,
  cell: { isUp, x, y, w, h },
}: {
  beyond: number
  goals: readonly EdgeLook[]
  cell: Cell
}) {
  const [wide, high] = isUp ? [w, h] : [NUMBER, HIGH]
  const left = x + (w - wide) / 2
  const part = wide / goals.length
  return (
    <g class="threshold">
      <title>{goals.map(({ text }) => text).join('. ')}</title>
      {goals.map(({ colour, text }, i) => (
        <g key={text} class={colour}>
          <rect x={x + (i * w) / goals.length} y={y} width={w / goals.length} height={h} />
          <rect x={left + i * part} y={y} width={part} height={high} />
        </g>
      ))}
      <text class={goals[0]?.colour} x={x + w / 2} y={y + high / 2 + 4.5}>
        {`>${beyond}`}
      </text>
    </g>
  )
}

/** A purse is a cylinder, a figure to win by a pennant, anything else a tab. */
function EdgeMarker({ look, size }: { look: EdgeLook; size: number }) {
  const { kind, colour, letter, detail, text } = look
  const [x, y] = [widthOf(look) / 2 - 0.7, HIGH / 2 - 0.7]
  return (
    <g class={`edge-marker ${kind} ${colour ?? ''}`} transform={`scale(${size})`}>
      <title>{text}</title>
      {kind === 'purse' && (
        <>
          <path class="side" d={`M${-x}-4.5V4.5A${x} 2.5 0 0 0 ${x} 4.5V-4.5Z`} />
          <ellipse class="lid" cy="-4.5" rx={x} ry="2.5" />
        </>
      )}
      {kind === 'goal' && <path class="side" d={`M${-x} ${-y}H${x - 4}L${x} 0L${x - 4} ${y}H${-x}Z`} />}
      {kind === 'other' && <rect class="side" x={-x} y={-y} width={2 * x} height={2 * y} rx="4" />}
      <text x={kind === 'goal' ? -1.5 : 0} y={kind === 'purse' ? 5.8 : 4.5}>
        {letter}
        {detail}
      </text>
    </g>
  )
}

/** The same in words and numbers. */
export const EdgeList = ({ edge }: { edge: readonly EdgeLook[] }) => (
  <ul class="edge-list">
    {edge.toReversed().map((look) => (
      <li key={look.text}>
        <svg class="edge-icon" viewBox="-18 -9 36 18" aria-hidden="true">
          <EdgeMarker look={look} size={1} />
        </svg>
        <span>{look.text}</span>
      </li>
    ))}
  </ul>
)

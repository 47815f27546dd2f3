import { GROUP, type Point } from '@coinflict/kernel/display'
import type { MarkerLook, StackLook } from './look.ts'

/** Symbols of pieces, drawn around 0,0. They differ in shape and sign, not in colour alone. */

export function PieceSymbol({
  stack,
}: {
  stack: Pick<StackLook, 'type' | 'active' | 'tunneled' | 'colour' | 'letter'>
}) {
  const { type, active, tunneled, colour, letter } = stack
  const className = `piece ${colour}`
  switch (type) {
    case 'troops':
      return (
        <g class={className}>
          <rect x="-10" y="-10" width="20" height="20" rx="2" />
          <path class="sign-line" d="M-10-10L10 10M10-10L-10 10" />
        </g>
      )
    case 'police':
      return (
        <g class={`${className} light`}>
          <rect x="-10" y="-10" width="20" height="20" rx="2" />
          <path class="sign-shield" d="M-5.5-6H5.5V1C5.5 4.5 2.5 6.5 0 7.5C-2.5 6.5-5.5 4.5-5.5 1Z" />
        </g>
      )
    case 'special-force':
      return (
        <g class={className}>
          <path d="M0-12L11 0L0 12L-11 0Z" />
          <text class="sign" y="5">
            {letter}
          </text>
          {active && (
            <path class="star" d="M7-14L8.8-9.8L13.3-9.4L9.9-6.4L10.9-2L7-4.4L3.1-2L4.1-6.4L.7-9.4L5.2-9.8Z" />
          )}
        </g>
      )
    case 'guerrilla':
      return (
        <g class={className}>
          <path d="M-8 11V-5L0-11L8-5V11Z" />
          <text class="sign" y="5">
            {letter}
          </text>
          {active && (
            <path class="star" d="M7-14L8.8-9.8L13.3-9.4L9.9-6.4L10.9-2L7-4.4L3.1-2L4.1-6.4L.7-9.4L5.2-9.8Z" />
          )}
        </g>
      )
    case 'base':
      return (
        <g class={className}>
          <circle r="12" />
          {tunneled ? <path class="tunnel" d="M-9 8V-1A9 9 0 0 1 9-1V8" /> : <circle class="ring" r="8.5" />}
          <text class="sign" y="5">
            {letter}
          </text>
        </g>
      )
  }
}

/** One symbol as a picture of its own, for lists and buttons. */
export function PieceIcon({ stack }: { stack: Pick<StackLook, 'type' | 'active' | 'tunneled' | 'colour' | 'letter'> }) {
  return (
    <svg class="icon" viewBox="-15 -15 30 30" aria-hidden="true">
      <PieceSymbol stack={stack} />
    </svg>
  )
}

/** A faction's sign: its letter on its colour. */
export function FactionSign({ colour, letter }: { colour: string; letter: string }) {
  return (
    <span class={`faction-sign ${colour}`} aria-hidden="true">
      {letter}
    </span>
  )
}

/** How a group is laid: so many to a row, and how large, that it fits its room. */
interface Laying {
  readonly perRow: number
  readonly rows: number
  readonly chipsPerRow: number
  /** How large it can be drawn, and how high it is then. */
  readonly fit: number
  readonly height: number
}

/** Smaller than this nothing could be read; then it covers a little more than its room. */
const SMALLEST = 0.7
const CHIP_WIDTH = 40

const upTo = (n: number): number[] => Array.from({ length: Math.max(1, n) }, (_, i) => i + 1)

/** The rows in which a group can be drawn largest. */
export function lay(stacks: number, markers: number, [width, height]: Point): Laying {
  const layings = upTo(stacks).flatMap((perRow) =>
    upTo(markers).map((chipsPerRow): Laying => {
      const rows = Math.ceil(stacks / perRow)
      const across = Math.max(perRow * GROUP.column, Math.min(markers, chipsPerRow) * CHIP_WIDTH)
      const down = rows * GROUP.row + Math.ceil(markers / chipsPerRow) * GROUP.chip
      const fit = Math.min(1, width / across, height / down)
      return { perRow, rows, chipsPerRow, fit, height: fit * down }
    }),
  )
  return layings.reduce((best, other) => (other.fit >= best.fit ? other : best))
}

/** Where the parts of a row after row stand, each in the middle of its row. */
function inRows<Part>(parts: readonly Part[], perRow: number, width: number, height: number) {
  return parts.map((part, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, parts.length - row * perRow)
    return { part, x: ((i % perRow) - (inRow - 1) / 2) * width, y: (row + 0.5) * height }
  })
}

/** Groups of pieces in rows from the top of their room down, centred on 0,0 and as large as the room allows; markers below them. */
export function Stacks({
  stacks,
  markers,
  room,
}: {
  stacks: readonly StackLook[]
  markers: readonly MarkerLook[]
  room: Point
}) {
  if (stacks.length + markers.length === 0) return null
  const { perRow, rows, chipsPerRow, fit } = lay(stacks.length, markers.length, room)
  const placed = inRows(stacks, perRow, GROUP.column, GROUP.row)
  return (
    <g class="stacks" transform={`translate(0 ${-room[1] / 2}) scale(${Math.max(SMALLEST, fit)})`}>
      {placed.map(({ part: stack, x, y }) => (
        <g key={stack.piece} transform={`translate(${stack.n > 1 ? x - 4 : x} ${y})`}>
          <PieceSymbol stack={stack} />
        </g>
      ))}
      {/* Numbers lie over all pieces. */}
      {placed.map(
        ({ part: stack, x, y }) =>
          stack.n > 1 && (
            <text key={stack.piece} class="count" x={x + (stack.n < 10 ? 8 : 3)} y={y + 11}>
              {stack.n}
            </text>
          ),
      )}
      {inRows(markers, chipsPerRow, CHIP_WIDTH, GROUP.chip).map(({ part: marker, x, y }) => (
        <g key={marker.id} transform={`translate(${x} ${rows * GROUP.row + y})`}>
          <rect class={`chip ${marker.colour ?? ''}`} x="-19" y="-9" width="38" height="18" rx="4" />
          <text class="chip-text" y="4.5">
            {marker.n > 1 ? `${marker.sign} ${marker.n}` : marker.sign}
          </text>
        </g>
      ))}
    </g>
  )
}

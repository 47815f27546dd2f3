import type { MarkerLook, StackLook } from './look.ts'

/** Symbols of pieces, drawn around 0,0. They differ in shape and sign, not in colour alone. */

export function PieceSymbol({ stack }: { stack: Pick<StackLook, 'type' | 'active' | 'colour' | 'letter'> }) {
  const { type, active, colour, letter } = stack
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
          <circle class="ring" r="8.5" />
          <text class="sign" y="5">
            {letter}
          </text>
        </g>
      )
  }
}

/** One symbol as a picture of its own, for lists and buttons. */
export function PieceIcon({ stack }: { stack: Pick<StackLook, 'type' | 'active' | 'colour' | 'letter'> }) {
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

const WIDTH = 29
const HEIGHT = 28
const CHIP = 20

/** How groups of pieces are laid in rows: two to a row at least. */
function rowsOf(stacks: readonly StackLook[], room: number): { perRow: number; rows: number } {
  const perRow = Math.max(2, Math.min(stacks.length, Math.floor(room / WIDTH)))
  return { perRow, rows: Math.ceil(stacks.length / perRow) }
}

/** How high the groups of a space are together. */
export const stacksHeight = (stacks: readonly StackLook[], markers: readonly MarkerLook[], room: number): number =>
  rowsOf(stacks, room).rows * HEIGHT + (markers.length > 0 ? CHIP : 0)

/** Groups of pieces in rows, centred on 0,0 and no wider than there is room; markers below them. */
export function Stacks({
  stacks,
  markers,
  room,
}: {
  stacks: readonly StackLook[]
  markers: readonly MarkerLook[]
  room: number
}) {
  const { perRow, rows } = rowsOf(stacks, room)
  const top = -stacksHeight(stacks, markers, room) / 2
  return (
    <g class="stacks">
      {stacks.map((stack, i) => {
        const row = Math.floor(i / perRow)
        const inRow = Math.min(perRow, stacks.length - row * perRow)
        const x = ((i % perRow) - (inRow - 1) / 2) * WIDTH - (stack.n > 1 ? 5 : 0)
        return (
          <g key={stack.piece} transform={`translate(${x} ${top + (row + 0.5) * HEIGHT})`}>
            <PieceSymbol stack={stack} />
            {stack.n > 1 && (
              <text class="count" x="12" y="11">
                {stack.n}
              </text>
            )}
          </g>
        )
      })}
      {markers.map((marker, i) => (
        <g
          key={marker.id}
          transform={`translate(${(i - (markers.length - 1) / 2) * 40} ${top + rows * HEIGHT + CHIP / 2})`}
        >
          <rect class={`chip ${marker.colour ?? ''}`} x="-19" y="-9" width="38" height="18" rx="4" />
          <text class="chip-text" y="4.5">
            {marker.n > 1 ? `${marker.sign} ${marker.n}` : marker.sign}
          </text>
        </g>
      ))}
    </g>
  )
}

import type { ComponentChildren } from 'preact'
import type { MarkerLook, StackLook } from './look.ts'

/** Symbols of pieces and markers, drawn around 0,0. A kind is told by its outline, a state by its face, a faction by letter and colour. */

type Face = Pick<StackLook, 'type' | 'active' | 'tunneled' | 'colour' | 'letter' | 'emblem'>

/** The edge of a piece below its face: how thick it is. */
const THICK = 3

const OCTAGON = 'M-4.6-11.2H4.6L11.2-4.6V4.6L4.6 11.2H-4.6L-11.2 4.6V-4.6Z'
const DIAMOND = 'M0-12.5L12 0L0 12.5L-12 0Z'

/** The cross of Troops, its middle left to the letter; the shield of Police, which only one faction has. */
const CROSS = 'M-7.8-7.8L-6.2-6.2M7.8-7.8L6.2-6.2M-7.8 7.8L-6.2 6.2M7.8 7.8L6.2 6.2'
const SHIELD = 'M-5.5-6.5H5.5V.8C5.5 4.3 2.5 6.3 0 7.3C-2.5 6.3-5.5 4.3-5.5.8Z'

/** What is seen on the face of an Active piece. */
const EMBLEMS: Readonly<Record<NonNullable<StackLook['emblem']>, string>> = {
  star: 'M0-7L1.7-2.3L6.7-2.2L2.7.9L4.1 5.7L0 2.8L-4.1 5.7L-2.7.9L-6.7-2.2L-1.7-2.3Z',
  bolt: 'M1.8-7.4L-5 1.2H-.6L-1.8 7.4L5-1.2H.6Z',
  leaf: 'M0-7.4C4.6-5 5.4-.6 3 2.4C2.2 3.4 1.2 4 .8 4.2V7.2H-.8V4.2C-1.2 4-2.2 3.4-3 2.4C-5.4-.6-4.6-5 0-7.4Z',
  crescent: 'M2.6-6.6A7 7 0 1 0 2.6 6.6A5.6 5.6 0 1 1 2.6-6.6Z',
  blade: 'M5.8-6.6C6.6-1.6 3.6 2.6-1.6 4.2L-.4 6L-2 7L-3.6 4.8L-5.8 5.4L-6.2 3.6L-4 2.8C1 1.2 4-2 5.8-6.6Z',
  wings: 'M0-1.4L7.4-5.6C7-1.6 4.6 1 1.6 1.8L2.4 5.8L0 4L-2.4 5.8L-1.6 1.8C-4.6 1-7-1.6-7.4-5.6Z',
  flame:
    'M.4-7.4C1-4.2 5-2.6 5 2C5 5 2.8 7 0 7C-2.8 7-5 5-5 2C-5 .2-4.2-1.4-3-2.4C-2.8-1-2-.4-1.4-.4C-2-3-.8-5.6.4-7.4Z',
}

const OUTLINES: Readonly<Record<StackLook['type'], (shift: number, isPile: boolean) => ComponentChildren>> = {
  troops: (y) => <rect x="-10" y={y - 10} width="20" height="20" rx="2" />,
  police: (y) => <rect x="-10" y={y - 10} width="20" height="20" rx="2" />,
  guerrilla: (y) => <path d={OCTAGON} transform={`translate(0 ${y})`} />,
  'special-force': (y) => <path d={DIAMOND} transform={`translate(0 ${y})`} />,
  // A pile of them takes no more than a pile of anything else.
  base: (y, isPile) => <circle cy={y} r={isPile ? 11.4 : 13.5} />,
}

/** One piece; with a number, a pile of like ones. */
export function PieceSymbol({ stack, n = 1 }: { stack: Face; n?: number }) {
  const { type, active, colour } = stack
  const thick = n > 1 ? 2 * THICK : THICK
  const outline = OUTLINES[type]
  const state = type === 'guerrilla' || type === 'special-force' ? (active ? 'active' : 'underground') : ''
  return (
    <g class={`piece ${colour} ${type} ${state} ${n > 1 ? 'pile' : ''}`}>
      <g class="edge">
        {outline(thick, n > 1)}
        {n > 1 && outline(THICK, true)}
      </g>
      <g class="top">{outline(0, n > 1)}</g>
      {n > 1 ? <PileFace stack={stack} n={n} /> : <SingleFace stack={stack} />}
    </g>
  )
}

function SingleFace({ stack: { type, active, tunneled, letter, emblem } }: { stack: Face }) {
  switch (type) {
    case 'troops':
      return (
        <>
          <path class="mark-line" d={CROSS} />
          <Letter text={letter} />
        </>
      )
    case 'police':
      return <path class="mark-shield" d={SHIELD} />
    case 'base':
      return (
        <>
          {tunneled ? <path class="tunnel" d="M-9.5 8V-1.5A9.5 9.5 0 0 1 9.5-1.5V8" /> : <circle class="ring" r="10" />}
          <Letter text={letter} />
        </>
      )
    default:
      if (!active) return <Letter text={letter} />
      return emblem === undefined ? <Letter text={letter} /> : <path class="emblem" d={EMBLEMS[emblem]} />
  }
}

/** The number lies on the face, the sign of the kind small beside it, or above it where the number is long. */
function PileFace({ stack: { type, letter }, n }: { stack: Face; n: number }) {
  const hasLetter = type !== 'police'
  return (
    <>
      {type === 'police' && <path class="mark-shield faint" d={SHIELD} />}
      {hasLetter && (
        <text class="of" x={n < 10 ? -5.2 : 0} y={n < 10 ? 3.4 : -1.8}>
          {letter}
        </text>
      )}
      <text class="number" x={hasLetter && n < 10 ? 4.2 : 0} y={hasLetter && n > 9 ? 9 : 5.2}>
        {n}
      </text>
    </>
  )
}

const Letter = ({ text }: { text: string }) => (
  <text class="letter" y="4.6">
    {text}
  </text>
)

/** A marker: its number is on it if there are several. */
export function MarkerSymbol({ marker, width }: { marker: MarkerLook; width: number }) {
  const { shape, sign, n, colour } = marker
  return (
    <g class={`marker ${shape} ${colour ?? ''}`}>
      {shape === 'burst' && (
        <path d="M0-12L2.6-6.9L7.1-9.7L6.4-4.3L11.7-3L7.6.7L11 5.2L5.5 5.5L5.2 11L.7 7.6L-3 11.7L-4.3 6.4L-9.7 7.1L-6.9 2.6L-12 0L-6.9-2.6L-9.7-7.1L-4.3-6.4L-3-11.7L.7-7.6Z" />
      )}
      {shape === 'wreck' && (
        <>
          <rect x="-11" y="-11" width="22" height="22" rx="4" />
          <path class="fire" d="M0-8L2.2-3.4L7-4.6L4.4-.4L8 2.6H-8L-4.4-.4L-7-4.6L-2.2-3.4Z" />
          <path class="rubble" d="M-7 7.4L-4.5 4.4H4.5L7 7.4Z" />
        </>
      )}
      {shape === 'crate' && (
        <>
          <rect x="-11" y="-7" width="22" height="17" rx="1.5" />
          <path class="lid" d="M-12-6L-9.5-10.5H9.5L12-6Z" />
        </>
      )}
      {(shape === 'flag' || shape === 'people') && (
        <rect x={-width / 2 + 1} y="-10" width={width - 2} height="20" rx="10" />
      )}
      {(n > 1 || shape === 'flag' || shape === 'people') && (
        <text class="number" y="5">
          {shape === 'flag' || shape === 'people' ? (n > 1 ? `${sign} ${n}` : sign) : n}
        </text>
      )}
    </g>
  )
}

/** One symbol as a picture of its own, for lists and buttons. */
export function PieceIcon({ stack }: { stack: Face }) {
  return (
    <svg class="icon" viewBox="-15 -15 30 32" aria-hidden="true">
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

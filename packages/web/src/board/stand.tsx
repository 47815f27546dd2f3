import { CAPSULE, HEAD, type Placed, SIGN, type Stand } from './layout.ts'
import type { SpaceLook } from './look.ts'
import { MarkerSymbol, PieceSymbol } from './pieces.tsx'
import { largerOf } from './piles.ts'

/** What stands in a space: its plate, capsule or name, and its pieces. */
export function StandView({ stand, size }: { stand: Stand; size: number }) {
  const { look, tokens, pieceSize } = stand
  return (
    <g class={`stand ${look.kind}`} data-space={look.space}>
      {look.kind === 'city' && <Plate stand={stand} size={size} />}
      {look.kind === 'loc' && <Capsule stand={stand} size={size} />}
      {look.kind === 'country' && <Name stand={stand} size={size} />}
      {tokens.map((token, i) => (
        <TokenView key={i} token={token} size={pieceSize} />
      ))}
    </g>
  )
}

/** The line from a name that had to go elsewhere; drawn before all that stands, it crosses no plate and no piece. */
export const LeadView = ({ stand: { lead } }: { stand: Stand }) =>
  lead !== undefined ? <path class="lead" d={`M${lead[0]}L${lead[1]}`} /> : null

function TokenView({ token, size }: { token: Placed; size: number }) {
  const { stack, marker, n, x, y, width } = token
  return (
    <g class="token" data-piece={stack?.piece} transform={`translate(${x} ${y}) scale(${size * largerOf(token)})`}>
      <title>{stack?.name ?? marker?.name}</title>
      {stack !== undefined && <PieceSymbol stack={stack} n={n} />}
      {marker !== undefined && <MarkerSymbol marker={marker} width={width} />}
    </g>
  )
}

function Plate({ stand: { look, box }, size }: { stand: Stand; size: number }) {
  const [w, h] = [box.w / size, box.h / size]
  const name = w / 2 - SIGN.pad
  return (
    <g class={`plate ${look.control?.colour ?? ''}`} transform={`translate(${box.x} ${box.y}) scale(${size})`}>
      <rect class="body" x={-w / 2} y={-h / 2} width={w} height={h} rx="9" />
      <path
        class="head"
        d={`M${-w / 2} ${HEAD - h / 2}V${9 - h / 2}A9 9 0 0 1 ${9 - w / 2} ${-h / 2}H${w / 2 - 9}A9 9 0 0 1 ${w / 2} ${9 - h / 2}V${HEAD - h / 2}Z`}
      />
      <text class="name" x={look.control === undefined ? -name : -name + SIGN.shield / 2} y={16 - h / 2}>
        {look.name}
      </text>
      <g transform={`translate(${name} ${HEAD / 2 - h / 2})`}>
        <Worth look={look} />
      </g>
      <rect class="rim" x={-w / 2} y={-h / 2} width={w} height={h} rx="9" />
      {look.control !== undefined && (
        <g transform={`translate(${2 - w / 2} ${HEAD / 2 - h / 2})`}>
          <Shield control={look.control} />
        </g>
      )}
    </g>
  )
}

function Capsule({ stand: { look, box, tokens }, size }: { stand: Stand; size: number }) {
  const [w, h] = [box.w / size, box.h / size]
  const x = tokens.length === 0 ? 0 : -w / 2 + CAPSULE.diamond / 2 + CAPSULE.pad / 2
  return (
    <g class="capsule" transform={`translate(${box.x} ${box.y}) scale(${size})`}>
      {tokens.length > 0 && (
        <rect class="body" x={-w / 2} y={-h / 2} width={w} height={h} rx={Math.min(h, CAPSULE.height) / 2} />
      )}
      <rect class="econ" x={x - 7.5} y="-7.5" width="15" height="15" transform={`rotate(45 ${x} 0)`} />
      <text class="worth" x={x} y="4.5">
        {look.econ}
      </text>
    </g>
  )
}

/** The name of a province with who holds it, its people and what they want, in the middle of its box. */
function Name({ stand: { look, box }, size }: { stand: Stand; size: number }) {
  const w = box.w / size
  const left = -w / 2 + (look.control === undefined ? 0 : SIGN.shield)
  return (
    <g class="label" transform={`translate(${box.x} ${box.y}) scale(${size})`}>
      {look.control !== undefined && (
        <g transform={`translate(${-w / 2 + 8} 0)`}>
          <Shield control={look.control} />
        </g>
      )}
      <text class="name" x={left} y="5">
        {look.name}
      </text>
      <g transform={`translate(${w / 2} 0)`}>
        <Worth look={look} />
      </g>
    </g>
  )
}

/** Population, what else is to be known, and the level, written towards the left from the end of the line. */
function Worth({ look }: { look: SpaceLook }) {
  const levels = look.hasPeople ? Math.max(1, Math.abs(look.level)) : 0
  const levelWidth = levels * SIGN.level + (levels > 0 ? 2 : 0)
  const signs = look.traits.map(({ sign }) => sign).join('')
  return (
    <>
      {look.hasPeople && (
        <g transform={`translate(${-levelWidth / 2} 0)`}>
          <Level level={look.level} />
        </g>
      )}
      {signs !== '' && (
        <text class="trait" x={-levelWidth - SIGN.trait / 2} y="4.5">
          {signs}
        </text>
      )}
      <g transform={`translate(${-levelWidth - signs.length * SIGN.trait - SIGN.pop / 2} 0)`}>
        <circle class="pop-ring" r="8" />
        <text class="pop" y="4.5">
          {look.pop}
        </text>
      </g>
    </>
  )
}

const UP = 'M0-6L6 4.5H-6Z'
const DOWN = 'M0 6L-6-4.5H6Z'

/** Two signs are Active, one is Passive, a bar is Neutral. */
function Level({ level }: { level: number }) {
  if (level === 0) return <rect class="neutral" x="-5" y="-1.6" width="10" height="3.2" rx="1.6" />
  const at = Math.abs(level) === 1 ? [0] : [-SIGN.level / 2, SIGN.level / 2]
  return (
    <g class={level > 0 ? 'support' : 'opposition'}>
      {at.map((x) => (
        <path key={x} d={level > 0 ? UP : DOWN} transform={`translate(${x} 0)`} />
      ))}
    </g>
  )
}

/** Who controls a space. */
export function Shield({ control }: { control: NonNullable<SpaceLook['control']> }) {
  return (
    <g class={`control ${control.colour}`}>
      <title>{control.name}</title>
      <path d="M-8-8.5H8V1.5C8 5.6 4 8.4 0 10C-4 8.4-8 5.6-8 1.5Z" />
      <text y="4.5">{control.letter}</text>
    </g>
  )
}

/** The same as a picture of its own, for lists. */
export const ShieldIcon = ({ control }: { control: NonNullable<SpaceLook['control']> }) => (
  <svg class="icon" viewBox="-10.5 -10.5 21 22" aria-hidden="true">
    <Shield control={control} />
  </svg>
)

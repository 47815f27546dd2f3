import type { Drawing } from '@coinflict/kernel/display'
import { useEffect, useState } from 'preact/hooks'
import type { CaptionStand } from './captions.ts'
import type { BoardLook, SpaceLook } from './look.ts'
import { reliefOf } from './relief.ts'

/** How far from the coast the sea gets deeper. */
const DEPTHS = [46, 28, 14]

interface TerrainProps {
  readonly drawing: Drawing
  readonly board: BoardLook
  readonly captions: readonly CaptionStand[]
  readonly viewBox: string
  readonly transform: string
}

/** What lies under everything that can change within a turn: sea, land with its relief, who controls it. A picture of its own, so that it is painted rarely. */
export function Terrain({ drawing, board, captions, viewBox, transform }: TerrainProps) {
  const areas = board.filter((look) => look.kind === 'country')
  const ids = board.map(({ id }) => id).join()
  const coast = drawing.around + areas.map(({ id }) => drawing.spaces[id]?.path ?? '').join('')
  // It is made once the board stands: who waits for it waits for nothing else.
  const [relief, setRelief] = useState<string | undefined>(undefined)
  useEffect(() => {
    const later = setTimeout(() => setRelief(reliefOf(drawing, board)), 60)
    return () => clearTimeout(later)
  }, [drawing, ids])

  /** Who controls an area, as a band inside its border. */
  const bandOf = ({ id, control }: SpaceLook) => {
    const path = drawing.spaces[id]?.path
    if (control === undefined || path === undefined) return null
    return (
      <g key={id} class={control.colour} clip-path={`url(#within-${id})`}>
        <clipPath id={`within-${id}`}>
          <path d={path} />
        </clipPath>
        <path class="band" d={path} />
        <path class="band inner" d={path} />
      </g>
    )
  }

  return (
    <svg class="ground" viewBox={viewBox} aria-hidden="true">
      <clipPath id="sheet">
        <rect width={drawing.width} height={drawing.height} />
      </clipPath>
      <g transform={transform} clip-path="url(#sheet)">
        <rect class="sea" width={drawing.width} height={drawing.height} />
        <g class="depths">
          {DEPTHS.map((depth) => (
            <path key={depth} d={coast} stroke-width={2 * depth} />
          ))}
        </g>
        <path class="around" d={drawing.around} />
        {captions.map(({ at: { id, at, turned }, text }) => (
          <text
            key={id}
            class="caption"
            transform={`translate(${at[0]} ${at[1]})${turned === true ? ' rotate(-90)' : ''}`}
          >
            {text}
          </text>
        ))}
        {areas.map(({ id, terrain }) => (
          <path key={id} class={`land ${terrain ?? ''}`} d={drawing.spaces[id]?.path} />
        ))}
        {relief !== undefined && <image class="relief" href={relief} width={drawing.width} height={drawing.height} />}
        {areas.map(bandOf)}
        <path class="outline" d={drawing.outline} />
        {drawing.links.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} class="link" d={path} />
        ))}
      </g>
    </svg>
  )
}

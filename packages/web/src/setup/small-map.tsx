import type { Drawing } from '@coinflict/kernel/display'
import { useMemo } from 'preact/hooks'
import { Board } from '../board/layout.ts'
import { lookAtBoard } from '../board/look.ts'
import { measure } from '../board/measure.ts'
import { StandView } from '../board/stand.tsx'
import { sizeAt } from '../board/view.ts'
import type { Glance } from './glance.ts'

/** The scale that the map is laid out for, and how many of its pixels a picture shows. */
const SCALE = 0.9
const WIDTH = 400
const HEIGHT = 216

const boards = new WeakMap<Drawing, Board>()

/** A part of the map as the game stands, around what was done last. What it shows is said beside it. */
export function SmallMap({ glance: { box, game, at } }: { glance: Pick<Glance, 'box' | 'game' | 'at'> }) {
  const { drawing } = box
  const board = useMemo(() => lookAtBoard(game), [game])
  const { stands } = useMemo(() => {
    const known = boards.get(drawing) ?? new Board({ drawing, scale: SCALE, size: sizeAt(SCALE), measure }, board)
    boards.set(drawing, known)
    return known.lay(board)
  }, [drawing, board])
  const clamp = (middle: number, seen: number, full: number) =>
    Math.min(Math.max(0, full - seen), Math.max(0, middle - seen / 2))
  const x = clamp(at[0] * SCALE, WIDTH, drawing.width * SCALE)
  const y = clamp(at[1] * SCALE, HEIGHT, drawing.height * SCALE)
  const seen = [...stands.values()].filter(({ boxes }) =>
    boxes.some(
      (each) =>
        Math.abs(each.x - x - WIDTH / 2) < (WIDTH + each.w) / 2 &&
        Math.abs(each.y - y - HEIGHT / 2) < (HEIGHT + each.h) / 2,
    ),
  )
  return (
    <svg
      class="small-map"
      viewBox={`${x} ${y} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`scale(${SCALE})`}>
        <rect class="sea" width={drawing.width} height={drawing.height} />
        <path class="around" d={drawing.around} />
        {board.map(({ id, kind, terrain }) =>
          kind === 'country' ? <path key={id} class={`land ${terrain ?? ''}`} d={drawing.spaces[id]?.path} /> : null,
        )}
        <path class="outline" d={drawing.outline} />
        {board.map(({ id, kind, terrain }) =>
          kind === 'loc' ? (
            <g key={id} class={`space line ${terrain ?? ''}`}>
              <path class="shape" d={drawing.spaces[id]?.path} />
              {terrain !== undefined && <path class="core" d={drawing.spaces[id]?.path} />}
            </g>
          ) : null,
        )}
      </g>
      {seen.map((stand) => (
        <StandView key={stand.look.id} stand={stand} size={sizeAt(SCALE)} />
      ))}
    </svg>
  )
}

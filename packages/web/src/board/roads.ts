import type { Drawing, Point } from '@coinflict/kernel/display'
import type { Space } from '@coinflict/kernel/state'
import { pointsOf } from './ground.ts'
import type { BoardLook, SpaceLook } from './look.ts'

/** How far from the edge of a city a road that leads to it may end, in units of the drawing. */
const TOUCH = 4

/** Where roads end at cities. */
export function roadEnds(
  drawing: Drawing,
  board: BoardLook,
): ReadonlyMap<Space, readonly { at: Point; city: Space }[]> {
  const ringsOf = ({ id }: SpaceLook) => pointsOf(drawing.spaces[id]?.path ?? '')
  const far = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y)
  const cities = board
    .filter(({ kind }) => kind === 'city')
    .map((look) => {
      const at = placeOf(drawing, board, look.space)
      const radius = Math.max(...ringsOf(look).flatMap((ring) => ring.map((point) => far(at, point))))
      return { city: look.space, at, radius: radius + TOUCH }
    })
  const endsOf = (look: SpaceLook) =>
    ringsOf(look)
      .flatMap((ring) => [ring.at(0), ring.at(-1)])
      .flatMap((end) =>
        end === undefined
          ? []
          : cities.filter(({ at, radius }) => far(at, end) <= radius).map(({ city }) => ({ at: end, city })),
      )
  return new Map(board.filter(({ kind }) => kind === 'loc').map((look) => [look.space, endsOf(look)]))
}

export const placeOf = (drawing: Drawing, board: BoardLook, space: Space): Point => {
  const id = board.find((look) => look.space === space)?.id
  return (id === undefined ? undefined : drawing.spaces[id]?.at) ?? [0, 0]
}

import type { Drawing, Point } from '@coinflict/kernel/display'

/** Below this scale the map gives way where little stands. */
const TIGHT = 0.9

/** In how many steps it gives way. */
const STEPS = 8

/** Where a place of the drawing lies once the stretches that give way have done so for a part. */
const givingWay =
  ({ narrow }: Drawing, by: number) =>
  (x: number): number => {
    let lost = 0
    for (const { from, to, part } of narrow) if (x > from) lost += (Math.min(x, to) - from) * (1 - part) * by
    return x - lost
  }

const known = new WeakMap<Drawing, Map<number, Drawing>>()

/** The drawing for a frame: if it is for the frame's width that pieces would crowd, it gives way where little stands, as far as needed. */
export function drawnFor(drawing: Drawing, [width, height]: Point): Drawing {
  const wanted = Math.min(TIGHT, height / drawing.height)
  if (width / drawing.width >= wanted) return drawing
  const most = drawing.width - givingWay(drawing, 1)(drawing.width)
  const step = most === 0 ? 0 : Math.ceil(((drawing.width - width / wanted) / most) * STEPS)
  return narrowed(drawing, Math.min(STEPS, step))
}

function narrowed(drawing: Drawing, step: number): Drawing {
  const steps = known.get(drawing) ?? new Map<number, Drawing>([[0, drawing]])
  known.set(drawing, steps)
  const before = steps.get(step)
  if (before !== undefined) return before
  const to = givingWay(drawing, step / STEPS)
  const point = ([x, y]: Point): Point => [to(x), y]
  const path = (d: string): string =>
    d.replace(/([ML])(-?[\d.]+)/g, (_, letter, x) => `${letter}${Math.round(10 * to(Number(x))) / 10}`)
  const made: Drawing = {
    ...drawing,
    width: to(drawing.width),
    around: path(drawing.around),
    outline: path(drawing.outline),
    spaces: Object.fromEntries(
      Object.entries(drawing.spaces).map(([id, space]) => [id, { path: path(space.path), at: point(space.at) }]),
    ),
    towns: drawing.towns.map((town) => ({ ...town, at: point(town.at) })),
    links: drawing.links.map((link) => ({ ...link, path: path(link.path) })),
    furniture: Object.fromEntries(
      Object.entries(drawing.furniture).map(([id, place]) => [id, { ...place, at: point(place.at) }]),
    ),
    captions: drawing.captions.map((caption) => ({ ...caption, at: point(caption.at) })),
    narrow: [],
  }
  steps.set(step, made)
  return made
}

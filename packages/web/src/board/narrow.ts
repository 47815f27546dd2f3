import type { Drawing, Point } from '@coinflict/kernel/display'

/** Where a place of the drawing lies once the stretches that give way have done so. */
function givingWay({ narrow }: Drawing): (x: number) => number {
  return (x) => {
    let lost = 0
    for (const { from, to, part } of narrow) if (x > from) lost += (Math.min(x, to) - from) * (1 - part)
    return x - lost
  }
}

const known = new WeakMap<Drawing, Drawing>()

/** The drawing for a narrow screen: where little stands it gives way, so that all else has more room. */
export function narrowed(drawing: Drawing): Drawing {
  const before = known.get(drawing)
  if (before !== undefined) return before
  const to = givingWay(drawing)
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
    captions: drawing.captions.map((caption) => ({ ...caption, at: point(caption.at) })),
    narrow: [],
  }
  known.set(drawing, made)
  return made
}

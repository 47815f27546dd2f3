import type { Drawing } from '@coinflict/kernel/display'
import type { SpaceFacts, Volume } from '@coinflict/kernel/state'
import { escaped, type Html } from './html.ts'

/** The volume's own map with colours for figures. Its shapes stand once in the page, and every map uses them. */

const idOf = (volume: Volume, space: string): string => `${volume.id}-${space}`

/** The shapes of a volume's map, out of sight. */
export function shapes(volume: Volume, drawing: Drawing): Html {
  const paths = volume.spaces.flatMap(({ id }) => {
    const path = drawing.spaces[id]?.path
    return path === undefined ? [] : [`<path id="${idOf(volume, id)}" d="${path}"/>`]
  })
  const around = `<path id="${idOf(volume, 'around')}" d="${drawing.around}"/>`
  return `<svg class="shapes" aria-hidden="true"><defs>${around}${paths.join('')}</defs></svg>`
}

/** How a space is coloured, how strongly from 0 to 1, and what is said of it. */
export interface Tint {
  readonly colour: string
  readonly strength: number
  readonly text: string
}

/** A map; what has no tint stays plain. */
export function map(
  volume: Volume,
  { width, height }: Drawing,
  name: string,
  tintOf: (space: SpaceFacts) => Tint | undefined,
): Html {
  const drawn = (kind: SpaceFacts['kind']): Html =>
    volume.spaces
      .filter((space) => space.kind === kind)
      .map((space) => spaceHtml(volume, space, tintOf(space)))
      .join('')
  return [
    `<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}">`,
    `<use class="around" href="#${idOf(volume, 'around')}"/>`,
    drawn('country'),
    drawn('loc'),
    drawn('city'),
    '</svg>',
  ].join('')
}

function spaceHtml(volume: Volume, { id, name, kind }: SpaceFacts, tint: Tint | undefined): Html {
  const shape = (classes: string, style = ''): Html => `<use class="${classes}" href="#${idOf(volume, id)}"${style}/>`
  const strength = Math.max(0, Math.min(1, tint?.strength ?? 0)).toFixed(3)
  if (kind === 'loc')
    return tint === undefined
      ? shape('loc')
      : `<g>${title(name, tint)}${shape('loc')}${shape('loc', ` style="stroke:${tint.colour};stroke-opacity:${strength};stroke-width:8"`)}</g>`
  const plain = shape(kind === 'city' ? 'land city' : 'land')
  if (tint === undefined) return plain
  return `<g>${title(name, tint)}${plain}${shape('tint', ` style="fill:${tint.colour};fill-opacity:${strength}"`)}</g>`
}

const title = (name: string, { text }: Tint): Html => `<title>${escaped(`${name}: ${text}`)}</title>`

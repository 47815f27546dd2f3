import type { Drawing, Point } from '@coinflict/kernel/display'

const word = (text: string): string => `'${text}'`
const property = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : word(name))
const point = ([x, y]: Point): string => `[${x}, ${y}]`
const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('')

/** The drawing as a source file, formatted as the project's formatter leaves it. */
export function writeDrawing(drawing: Drawing): string {
  const spaces = Object.entries(drawing.spaces).flatMap(([id, { path, at }]) =>
    entry(`${property(id)}: `, [`at: ${point(at)}`, `path: ${word(path)}`]),
  )
  const towns = drawing.towns.map(
    ({ name, at, side }) => `  { name: ${word(name)}, at: ${point(at)}, side: ${word(side)} },`,
  )
  const narrow = drawing.narrow.map(({ from, to, part }) => `  { from: ${from}, to: ${to}, part: ${part} },`)
  const captions = drawing.captions.map(
    ({ id, at, turned }) => `  { id: ${word(id)}, at: ${point(at)}${turned ? ', turned: true' : ''} },`,
  )
  const furniture = Object.entries(drawing.furniture).map(
    ([id, { at, width, height }]) => `  ${property(id)}: { at: ${point(at)}, width: ${width}, height: ${height} },`,
  )
  const links = drawing.links.flatMap(({ from, to, path }) =>
    entry('', [`from: ${word(from)}`, `to: ${word(to)}`, `path: ${word(path)}`]),
  )
  return `import type { Drawing } from '@coinflict/kernel/display'

/** The map, made by \`npm run draw\` from the plan in scripts/map; outlines from Natural Earth (public domain). */
export const drawing: Drawing = {
${indent([
  `width: ${drawing.width},`,
  `height: ${drawing.height},`,
  ...text('around', drawing.around),
  ...text('outline', drawing.outline),
  'spaces: {',
  ...spaces,
  '},',
  ...list('towns', towns),
  ...list('links', links),
  ...list('captions', captions),
  'furniture: {',
  ...furniture,
  '},',
  ...list('narrow', narrow),
])}}
`
}

/** The last column that the formatter writes in. */
const LAST = 120

/** Facts on one line of their list where there is room, else on a line each. */
function entry(name: string, facts: readonly string[]): string[] {
  const line = `  ${name}{ ${facts.join(', ')} },`
  if (line.length + 2 <= LAST) return [line]
  return [`  ${name}{`, ...facts.map((fact) => `    ${fact},`), '  },']
}

/** A list on one line where there is but one and room for it. */
function list(name: string, lines: readonly string[]): string[] {
  const [only = '', second] = lines
  const line = `${name}: [${only.trim().replace(/,$/, '')}],`
  return second === undefined && line.length + 2 <= LAST ? [line] : [`${name}: [`, ...lines, '],']
}

/** A long text stands on a line of its own, as the formatter wants it where the name is long too. */
const text = (name: string, value: string): string[] => [`${name}:`, `  ${word(value)},`]

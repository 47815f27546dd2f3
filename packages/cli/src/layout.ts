import type { Faction } from '@coinflict/kernel'

/** How text is coloured. Colour only repeats what the words say, so that nothing is lost without it. */
export interface Paint {
  faction(faction: Faction, text: string): string
  strong(text: string): string
  faint(text: string): string
}

const same = (text: string): string => text
export const PLAIN: Paint = { faction: (_, text) => text, strong: same, faint: same }

const ansi = (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m`
/** By place at the table, in the order in which the volume names its factions. */
const FACTION_COLOURS = [94, 91, 93, 92, 95, 96]
export const COLOURS: Paint = {
  faction: (faction, text) => ansi(FACTION_COLOURS[faction % FACTION_COLOURS.length] as number, text),
  strong: (text) => ansi(1, text),
  faint: (text) => ansi(2, text),
}

/** A stretch of text that is not broken, and how it is coloured. */
export interface Cell {
  readonly text: string
  readonly paint?: (text: string) => string
  readonly right?: boolean
}

export const cell = (text: string, paint?: (text: string) => string): Cell => (paint ? { text, paint } : { text })
export const number = (n: number): Cell => ({ text: String(n), right: true })

const shown = ({ text, paint }: Cell, width = 0, right = false): string => {
  const blank = ' '.repeat(Math.max(0, width - text.length))
  const painted = paint === undefined ? text : paint(text)
  return right ? blank + painted : painted + blank
}

/** A row of a table: cells that stand in columns, and a rest that is wrapped. */
export interface Row {
  readonly cells: readonly Cell[]
  readonly rest: readonly Cell[]
}

/** Lays rows out in columns; the rest of each goes on below itself where it is too long. */
export function layRows(rows: readonly Row[], width: number): string[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(0, ...rows.map((r) => r.cells[i]?.text.length ?? 0)))
  const indent = widths.reduce((sum, w) => sum + w + 2, 0)
  return rows.flatMap(({ cells, rest }) => {
    const head = widths.map((w, i) => shown(cells[i] ?? cell(''), w, cells[i]?.right)).join('  ')
    const lines = flow(rest, width - indent)
    if (lines.length === 0) return [head.trimEnd()]
    return lines.map((line, i) => (i === 0 ? `${head}  ${line}` : ' '.repeat(indent) + line))
  })
}

/** Fills lines with cells, a blank between them; no cell is broken. */
function flow(cells: readonly Cell[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const item of cells) {
    if (used > 0 && used + 1 + item.text.length > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += (used > 0 ? ' ' : '') + shown(item)
    used += (used > 0 ? 1 : 0) + item.text.length
  }
  return used > 0 ? [...lines, line] : lines
}

/** Breaks a text into lines; those after the first are indented, the first too where it says so. */
export function wrap(text: string, width: number, indent = '', first = ''): string[] {
  const lines: string[] = []
  let line = first
  for (const word of text.split(' ')) {
    const isFresh = line === (lines.length === 0 ? first : indent)
    if (!isFresh && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent + word
    } else line += isFresh ? word : ` ${word}`
  }
  return [...lines, line]
}

/** Cuts a text to a width, with a sign that it was cut. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`

/** As many columns as fit, read downwards. */
export function columns(items: readonly string[], width: number): string[] {
  const GAP = 3
  const widest = Math.max(1, ...items.map((item) => item.length))
  const count = Math.max(1, Math.floor((width + GAP) / (widest + GAP)))
  const height = Math.ceil(items.length / count)
  return Array.from({ length: height }, (_, row) =>
    items
      .filter((_, i) => i % height === row)
      .map((item) => item.padEnd(widest + GAP))
      .join('')
      .trimEnd(),
  )
}

import type { Faction } from '@coinflict/kernel/state'

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

/** A blank at which no line is broken; it is a blank again once lines are. */
const NO_BREAK = '\u00a0'
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK)

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
  const plain = text.replaceAll(NO_BREAK, ' ')
  const painted = paint === undefined ? plain : paint(plain)
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

/** Fills lines with cells, a blank between them; no cell is broken unless it is longer than a line. */
function flow(cells: readonly Cell[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const fits = ({ text }: Cell): boolean => text.length <= width
  const items = cells.flatMap((whole) =>
    fits(whole) ? [whole] : whole.text.split(' ').map((text) => ({ ...whole, text })),
  )
  for (const item of items) {
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
  return [...lines, line].map((each) => each.replaceAll(NO_BREAK, ' '))
}

const GAP = 3

/** As many columns as fit, but no fewer than `least`, read downwards; what is too long for its column goes on below, indented. */
export function columns(items: readonly string[], width: number, least = 1, indent = ''): string[] {
  const widest = Math.max(1, ...items.map((item) => item.length))
  const count = Math.max(least, Math.floor((width + GAP) / (widest + GAP)))
  const room = Math.min(widest, Math.floor((width + GAP) / count) - GAP)
  const cells = pack(
    items.map((item) => wrap(item, room, indent)),
    count,
  )
  return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, row) =>
    cells
      .map((cell) => (cell[row] ?? '').padEnd(room + GAP))
      .join('')
      .trimEnd(),
  )
}

/** Puts blocks of lines into columns, none of them broken, as low as that can be. */
function pack(blocks: readonly (readonly string[])[], count: number): readonly (readonly string[])[] {
  for (let height = Math.ceil(blocks.flat().length / count); ; height++) {
    const cells: string[][] = [[]]
    for (const block of blocks) {
      const last = cells.at(-1) as string[]
      if (last.length > 0 && last.length + block.length > height) cells.push([...block])
      else last.push(...block)
    }
    if (cells.length <= count) return cells
  }
}

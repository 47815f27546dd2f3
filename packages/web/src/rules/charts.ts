import type { Family } from '@coinflict/kernel/nonplayers'
import type { Line, Word } from '@coinflict/kernel/state'

/** The chart of a faction, or what holds for all factions of a family. */
export interface ShownChart {
  readonly family: string
  readonly faction: string
  readonly lines: readonly Line[]
  readonly titles: Family['titles']
}

/** Stands in an address where a faction could stand, for what holds for all of them. */
export const ALL = 'all'

/** The charts of a family, as many as it has factions, and what holds for all. */
export const chartsOf = ({ id, charts, general, titles }: Family): readonly ShownChart[] => [
  ...Object.entries(charts).map(([faction, { lines }]) => ({ family: id, faction, lines, titles })),
  { family: id, faction: ALL, lines: general.lines, titles },
]

/**
 * The chart of a family, or of the newest if there is no such: of a faction, or the one with a line or a rule. The first if nothing is
 * wanted, none if no chart has it.
 */
export function chartAt(families: readonly Family[], id: string, wanted: string): ShownChart | undefined {
  const family = families.find((each) => each.id === id) ?? families.at(-1)
  const charts = family === undefined ? [] : chartsOf(family)
  if (wanted === '') return charts[0]
  return (
    charts.find(({ faction }) => faction === wanted) ??
    charts.find(({ lines }) => lines.some(({ id }) => id === wanted)) ??
    charts.find(({ lines }) => lines.some(({ rule }) => rule === wanted))
  )
}

/** The lines of one rule that belong to the same operation or activity, or to none. */
export interface Section {
  readonly rule: string
  readonly heading: Word | undefined
  readonly lines: readonly Line[]
}

/** Lines by rule and heading, in the order of the rules. */
export function sectionsOf(lines: readonly Line[]): readonly Section[] {
  const sections = new Map<string, Section & { readonly lines: Line[] }>()
  for (const line of lines) {
    const { rule, heading } = line
    const key = `${rule} ${heading}`
    const section = sections.get(key) ?? { rule, heading, lines: [] }
    section.lines.push(line)
    sections.set(key, section)
  }
  return [...sections.values()].sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }))
}

/**
 * The number of a line in the printed chart. One that is several lines of ours (`1-bases`, `1-support`) stands before the first of them, and a line
 * without a number has a dot.
 */
export function numbersOf(lines: readonly Pick<Line, 'id'>[]): readonly (string | undefined)[] {
  const printed = lines.map(({ id }) => /^.*\/([1-9]\d*[a-z]?)(?=$|-[a-z]+$)/.exec(id) ?? [])
  return printed.map(([whole, number = '•'], i) =>
    whole !== undefined && whole === printed[i - 1]?.[0] ? undefined : number,
  )
}

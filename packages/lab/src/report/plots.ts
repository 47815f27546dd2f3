import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { Html } from './html.ts'

/** Plots as static SVG, drawn in a document of their own. */
const { document } = parseHTML('<!doctype html><html><body></body></html>')

const WIDTH = 720

interface Colours {
  readonly names: readonly string[]
  readonly colours: readonly string[]
}

const draw = (options: Plot.PlotOptions): Html =>
  Plot.plot({ width: WIDTH, document, marginBottom: 48, style: { fontSize: '13px' }, ...options }).outerHTML

const colourScale = ({ names, colours }: Colours): Plot.ScaleOptions => ({ domain: [...names], range: [...colours] })

/** Room for names beside an axis, by the longest of them. */
const roomFor = (names: readonly string[]): number => Math.min(330, 18 + 7.2 * Math.max(...names.map((n) => n.length)))

export interface Interval {
  /** The row it stands in, and the panel that the row is part of. */
  readonly row: string
  readonly panel: string
  readonly colour: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Values with their intervals, a row each. */
export function intervals(
  figures: readonly Interval[],
  label: string,
  colours: Colours,
  { share = false, zero }: { readonly share?: boolean; readonly zero?: number } = {},
): Html {
  const panels = [...new Set(figures.map(({ panel }) => panel))]
  const rows = [...new Set(figures.map(({ row }) => row))]
  const isPanelled = panels.length > 1
  const facet = isPanelled ? { fy: 'panel' as const } : {}
  return draw({
    marginLeft: roomFor(rows),
    marginRight: isPanelled ? roomFor(panels) : 20,
    height: 78 + panels.length * (rows.length * 22 + 14),
    x: { label, grid: true, ...(share ? { domain: [0, 1], tickFormat: '.0%' } : { nice: true }) },
    y: { label: null, domain: rows },
    ...(isPanelled ? { fy: { label: null, domain: panels } } : {}),
    color: colourScale(colours),
    marks: [
      ...(zero === undefined ? [] : [Plot.ruleX([zero], { stroke: 'currentColor', strokeOpacity: 0.5 })]),
      Plot.ruleY(figures, { ...facet, y: 'row', x1: 'low', x2: 'high', stroke: 'colour', strokeWidth: 2.5 }),
      Plot.dot(figures, { ...facet, y: 'row', x: 'value', fill: 'colour', r: 4.5 }),
    ],
  })
}

export interface CoursePoint {
  readonly cards: number
  readonly faction: string
  readonly panel: string
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Margins over time, a line for each faction with its band. */
export function course(points: readonly CoursePoint[], labels: { x: string; y: string }, colours: Colours): Html {
  const panels = [...new Set(points.map(({ panel }) => panel))]
  const isPanelled = panels.length > 1
  const facet = isPanelled ? { fy: 'panel' as const } : {}
  return draw({
    height: 78 + panels.length * 170,
    marginLeft: 50,
    marginRight: isPanelled ? roomFor(panels) : 20,
    x: { label: labels.x },
    y: { label: labels.y, grid: true, nice: true },
    ...(isPanelled ? { fy: { label: null, domain: panels } } : {}),
    color: colourScale(colours),
    marks: [
      Plot.ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.5 }),
      Plot.areaY(points, { ...facet, x: 'cards', y1: 'low', y2: 'high', fill: 'faction', fillOpacity: 0.2 }),
      Plot.lineY(points, { ...facet, x: 'cards', y: 'mean', stroke: 'faction', strokeWidth: 2 }),
    ],
  })
}

export interface EndPoint {
  readonly cards: number
  readonly games: number
  readonly panel: string
}

/** How many games ended after how many cards. */
export function ends(points: readonly EndPoint[], labels: { x: string; y: string }): Html {
  const panels = [...new Set(points.map(({ panel }) => panel))]
  const isPanelled = panels.length > 1
  return draw({
    height: 78 + panels.length * 80,
    marginLeft: 50,
    marginRight: isPanelled ? roomFor(panels) : 20,
    x: { label: labels.x, nice: true },
    y: { label: labels.y, grid: true },
    ...(isPanelled ? { fy: { label: null, domain: panels } } : {}),
    marks: [
      Plot.rectY(points, {
        ...(isPanelled ? { fy: 'panel' as const } : {}),
        x1: (d: EndPoint) => d.cards - 0.45,
        x2: (d: EndPoint) => d.cards + 0.45,
        y: 'games',
        fill: 'currentColor',
        fillOpacity: 0.6,
      }),
      Plot.ruleY([0]),
    ],
  })
}

export interface Bar {
  readonly row: string
  readonly panel: string
  readonly colour: string
  readonly value: number
}

/** How often each thing was done, a panel for each faction. */
export function bars(figures: readonly Bar[], label: string, colours: Colours): readonly Html[] {
  const panels = [...new Set(figures.map(({ panel }) => panel))]
  const most = Math.max(0, ...figures.map(({ value }) => value))
  const left = roomFor(figures.map(({ row }) => row))
  return panels.map((panel) => {
    const own = figures.filter((each) => each.panel === panel)
    return draw({
      marginLeft: left,
      height: 68 + own.length * 20,
      x: { label, grid: true, domain: [0, most] },
      y: { label: null, domain: own.map(({ row }) => row) },
      color: colourScale(colours),
      marks: [Plot.barX(own, { y: 'row', x: 'value', fill: 'colour' }), Plot.ruleX([0])],
    })
  })
}

import type { Rulebook } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { language } from '../settings.ts'
import type { FullBox } from '../volumes.ts'
import { headingText } from './chart.tsx'
import { chartsOf, type ShownChart } from './charts.ts'

/** What a search leaves of the summary and of the charts, and how much that is. */
export interface Findings {
  readonly book: Rulebook
  readonly charts: readonly ShownChart[]
  readonly n: number
}

/** Letters without accents, and all spaces alike, so that a search finds both. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type IsFound = (...texts: readonly string[]) => boolean

/** Everything that has these letters in it; of the charts, once they are loaded. */
export function findAll(letters: string, book: Rulebook, box: FullBox | undefined): Findings {
  const wanted = plain(letters)
  const isFound: IsFound = (...texts) => texts.some((text) => plain(text).includes(wanted))
  const rules = Object.entries(book.rules).filter(([number, { title, text }]) => isFound(number, title, text))
  const terms = Object.entries(book.glossary).filter(([, { term, text }]) => isFound(term, text))
  const charts = box === undefined ? [] : findInCharts(box, isFound)
  const n = charts.reduce((sum, { lines }) => sum + lines.length, rules.length + terms.length)
  return { book: { rules: Object.fromEntries(rules), glossary: Object.fromEntries(terms) }, charts, n }
}

function findInCharts({ volume, families }: FullBox, isFound: IsFound): readonly ShownChart[] {
  return families
    .flatMap(chartsOf)
    .map((chart) => ({ ...chart, lines: linesFound(volume, chart, isFound) }))
    .filter(({ lines }) => lines.length > 0)
}

const linesFound = (volume: Volume, chart: ShownChart, isFound: IsFound): ShownChart['lines'] =>
  chart.lines.filter((line) => isFound(line.id, headingText(volume, chart, line), line.text[language.value]))

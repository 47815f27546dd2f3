import type { Explanation, Line, Question, Sentence, Word } from '@coinflict/kernel/state'
import { LANGUAGES, type Language, numeral, signed } from '@coinflict/kernel/text'
import type { Considered, Thought } from './judge.ts'

/** What a searcher says of its turn. */

export const inEach = (sentence: (language: Language) => string): Sentence =>
  Object.fromEntries(LANGUAGES.map((language) => [language, sentence(language)])) as Sentence

/** A difference of two chances in percentage points, with its sign. */
export const pointsOf = (share: number, language: Language): string =>
  signed(Math.round(1000 * share) / 10, (size) => numeral(size, language, 1))

const SENTENCES = {
  en: (turns, playouts, over) =>
    `Turns considered: ${turns}, in ${playouts} playouts. ${over === undefined ? "The chart's own is chosen." : `The chosen one: ${over} percentage points over the chart's.`}`,
  es: (turns, playouts, over) =>
    `Turnos considerados: ${turns}, en ${playouts} simulaciones. ${over === undefined ? 'Elegido: el del diagrama.' : `El elegido: ${over} puntos porcentuales sobre el del diagrama.`}`,
  pl: (turns, playouts, over) =>
    `Rozważone tury: ${turns}, rozegrane na próbę ${playouts} razy. ${over === undefined ? 'Wybrana: tura z diagramu.' : `Wybrana: ${over} pkt proc. ponad turę z diagramu.`}`,
} as const satisfies Record<Language, (turns: string, playouts: string, over: string | undefined) => string>

/** How it came to its turn, in place of the line of a chart. */
export function lineOf(kind: string, { considered, chart, playouts }: Thought, best: Considered): Line {
  const text = inEach((language) =>
    SENTENCES[language](
      numeral(considered.length, language),
      numeral(playouts, language),
      chart === undefined || best.origin === 'chart' ? undefined : pointsOf(best.value - chart.value, language),
    ),
  )
  return { id: kind, rule: kind, heading: undefined, text }
}

/** The reason for an answer of a turn that was thought out. */
export const explanationOf = (q: Question, answer: Word, line: Line): Explanation => ({
  family: 'search',
  question: q.id,
  params: q.params,
  line,
  answer,
  isStop: false,
  candidates: [answer],
  breaks: [],
  dice: [],
})

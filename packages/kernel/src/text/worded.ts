import { type Catalogues, fill, type Language, message, type Noun } from './catalogue.ts'
import { kernelEnglish } from './en.ts'
import { kernelSpanish } from './es.ts'
import { shortened } from './outside.ts'
import { kernelPolish } from './pl.ts'

/** Messages that every volume shares. */
export const kernelCatalogues: Catalogues = { en: kernelEnglish, es: kernelSpanish, pl: kernelPolish }

/** What fills a message before anybody knows who will read it: what differs from language to language is told once the language is known. */
export type Details = Readonly<Record<string, string | number | ((language: Language) => string | Noun) | undefined>>

/** A message with its details, in a language. */
export function worded(catalogues: Catalogues, language: Language, id: string, details: Details = {}): string {
  const fillings = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(language) : typeof value === 'string' ? shortened(value) : value,
  ])
  return fill(message(catalogues, language, id), Object.fromEntries(fillings), language)
}

import { BadInput } from '@coinflict/kernel/state'
import { type Details, type Fillings, fill, type Language, message } from '@coinflict/kernel/text'
import { english, type TerminalMessage } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

const catalogues: Readonly<Record<Language, Readonly<Record<TerminalMessage, string>>>> = {
  en: english,
  es: spanish,
  pl: polish,
}

/** A sentence of the terminal. */
export const say = (language: Language, id: TerminalMessage, params: Fillings = {}): string =>
  fill(message(catalogues, language, id), params, language)

/** Something from outside is wrong that only the terminal meets. */
export const complaint = (code: string, id: TerminalMessage, details?: Details): BadInput =>
  new BadInput(code, id, details, { catalogues })

import { BadInput } from '@coinflict/kernel/state'
import {
  type Catalogues,
  type Details,
  type Fillings,
  fill,
  LANGUAGES,
  type Language,
  message,
} from '@coinflict/kernel/text'
import { english, type ServerMessage } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

export const catalogues = { en: english, es: spanish, pl: polish } as const satisfies Catalogues

/** Something that is refused, with the status of HTTP that says so. */
export class Problem extends BadInput {
  override name = 'Problem'
  constructor(
    readonly status: number,
    code: string,
    id: ServerMessage,
    details?: Details,
    /** What else the asker is told. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(code, id, details, { catalogues })
  }
}

/** A sentence of the server. */
export const say = (language: Language, id: ServerMessage, fillings: Fillings = {}): string =>
  fill(message(catalogues, language, id), fillings, language)

/** The language that a browser or program asks for (`pl-PL,pl;q=0.9,en;q=0.8`); another, usually English, if it is none of ours. */
export function languageOf(accepted = '', otherwise: Language = 'en'): Language {
  const wishes = accepted.split(',').map((each) => {
    const [tag = '', ...rest] = each.trim().toLowerCase().split(';')
    const weight = rest.map((word) => /^\s*q=([\d.]+)/.exec(word)?.[1]).find((q) => q !== undefined)
    return { tag: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  wishes.sort((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wishes) {
    const known = LANGUAGES.find((language) => language === tag)
    if (known !== undefined && weight > 0) return known
  }
  return otherwise
}

import { BadInput } from '@coinflict/kernel/state'
import { type Details, type Fillings, fill, type Language, message } from '@coinflict/kernel/text'
import { english, type LabMessage } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

export const labCatalogues: Readonly<Record<Language, Readonly<Record<LabMessage, string>>>> = {
  en: english,
  es: spanish,
  pl: polish,
}

/** A sentence of the laboratory. */
export const sayLab = (language: Language, id: LabMessage, params: Fillings = {}): string =>
  fill(message(labCatalogues, language, id), params, language)

/** Something from outside is wrong that only the laboratory meets. */
export const labError = (id: LabMessage, details?: Details): BadInput =>
  new BadInput('experiment', id, details, { catalogues: labCatalogues })

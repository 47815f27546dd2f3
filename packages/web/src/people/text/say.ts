import { type Fillings, fill, type Language } from '@coinflict/kernel/text'
import { language } from '../../settings.ts'
import { catalogues } from '../../text/catalogues.ts'
import type { Message } from '../../text/en.ts'
import { unbroken } from '../../text/unbroken.ts'
import { english, type PeopleMessage } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

const own: Readonly<Record<Language, Readonly<Record<PeopleMessage, string>>>> = {
  en: english,
  es: spanish,
  pl: polish,
}

const isOwn = (id: Message | PeopleMessage): id is PeopleMessage => Object.hasOwn(own[language.value], id)

/** A sentence of these screens or of the app in the language chosen. */
export const say = (id: Message | PeopleMessage, params: Fillings = {}): string =>
  unbroken(
    fill(isOwn(id) ? own[language.value][id] : catalogues[language.value][id], params, language.value),
    language.value,
  )

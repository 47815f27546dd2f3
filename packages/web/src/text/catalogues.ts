import type { Language } from '@coinflict/kernel/text'
import { english, type Message } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

/** What the app says, in every language. */
export const catalogues: Readonly<Record<Language, Readonly<Record<Message, string>>>> = {
  en: english,
  es: spanish,
  pl: polish,
}

import type { Language } from '@coinflict/kernel/text'
import { tryTwice } from '../offline/try-twice.ts'
import { language } from '../settings.ts'
import { learn } from './languages.ts'

/** Speaks another language, once it is loaded. */
export const speak = (chosen: Language): Promise<void> =>
  tryTwice(async () => {
    await learn(chosen)
    language.value = chosen
  })

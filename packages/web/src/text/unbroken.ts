import type { Language } from '@coinflict/kernel/text'

/** In Polish no line ends with a word of one letter. */
const ALONE = /(?<=^|[\s(„])([aiouwz]) /gi

/** A text for a screen, as a printer would set it in its language. */
export const unbroken = (text: string, language: Language): string =>
  language === 'pl' ? text.replace(ALONE, '$1\u00a0') : text

/**
 * Text from outside: names, words, files. It may hold signs that a terminal obeys, or that turn a line around or cannot be seen: control and
 * escape characters, marks of direction, halves of letters. None of them reaches a screen.
 */
const HARMFUL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
/** The same in a text that may have several lines. */
const HARMFUL_IN_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
const INSTEAD = '\ufffd'

/** So many letters of what came from outside are repeated in a sentence. */
const MOST_LETTERS = 500

/** Whether a text is a single line of what everybody can see, and no longer than that. */
export const isPlainLine = (text: string, most: number): boolean => text.length <= most && !HARMFUL.test(text)

/** A text with a sign for every letter that could do harm. */
export const harmless = (text: string): string => text.replace(HARMFUL_IN_LINES, INSTEAD)

/** The beginning of a text, as far as it is repeated. */
export const shortened = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`

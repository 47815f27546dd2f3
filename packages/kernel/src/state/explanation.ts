import type { Language } from '../text/catalogue.ts'
import type { Params } from './asked.ts'
import type { Word } from './ids.ts'

/** A sentence in every language. */
export type Sentence = Readonly<Record<Language, string>>

/** One line of a non-player chart, as printed: its rule and mark (`8.5.1/3`), what it says, and what it is part of. */
export interface Line {
  readonly id: string
  readonly rule: string
  /** The operation or activity it belongs to, if it belongs to one. */
  readonly heading: Word | undefined
  readonly text: Sentence
}

/** Why a non-player gave an answer: the line it followed, what it could choose from, and how that was narrowed down. */
export interface Explanation {
  readonly family: string
  /** The question, and what it was about. */
  readonly question: string
  readonly params: Params | undefined
  readonly line: Line
  readonly answer: Word
  /** Whether it only says that there is nothing more to do. */
  readonly isStop: boolean
  readonly candidates: readonly Word[]
  readonly breaks: readonly { readonly text: Sentence; readonly left: readonly Word[] }[]
  /** The dice that were rolled among those left at the end. */
  readonly dice: readonly number[]
  /** What it did not do although it could: none of these lines leads to the event, and the dice rolled for it. */
  readonly declined?: { readonly lines: readonly Line[]; readonly dice: readonly number[] } | undefined
}

import type { Word } from '../ids.ts'
import type { Line, Sentence } from './line.ts'

/** Why a non-player gave an answer: the line it followed, what it could choose from, and how that was narrowed down. */
export interface Ground {
  readonly family: string
  readonly line: Line
  readonly answer: Word
  readonly candidates: readonly Word[]
  readonly breaks: readonly { readonly text: Sentence; readonly left: readonly Word[] }[]
  /** The dice that were thrown among those left at the end. */
  readonly dice: readonly number[]
}

import type { Save, Viewer } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import type { Chances, Consideration, GameReview, ThoughtOut } from '@coinflict/players'

/** What somebody may want to know of a game, as far as a viewer can tell, and by how many playouts. */
export interface Matter {
  readonly about: 'chances' | 'considered' | 'review'
  readonly save: Save
  readonly viewer: Viewer
  readonly playouts: number
  /** In a review, for the thought about each turn. */
  readonly thought?: number
}

/** What comes of it. */
export interface Results {
  readonly chances: Chances
  readonly considered: Consideration
  readonly review: GameReview
}

/** What the page asks of its thinker, which is to say it in a language. */
export type Asked = Request & { readonly language: Language }

export type Request =
  /** A game that is about to be thought about: everything needed is loaded, and it warms up. */
  | { readonly kind: 'open'; readonly save: Save }
  /** What whoever is asked in a game answers. */
  | { readonly kind: 'answer'; readonly id: number; readonly save: Save }
  | { readonly kind: 'study'; readonly id: number; readonly matter: Matter }
  /** To come to an end with what it has, or to drop it. */
  | { readonly kind: 'stop' | 'drop'; readonly id: number }

/** What the thinker says: how far it is, what it has come to so far or at last, what went wrong. */
export type Said =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly ThoughtOut[] }
  | {
      readonly kind: 'result'
      readonly id: number
      readonly result: Results[keyof Results]
      readonly isLast: boolean
    }
  | { readonly kind: 'problem'; readonly id: number; readonly text: string }

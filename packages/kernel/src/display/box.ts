import type { Family } from '../nonplayers/chart.ts'
import type { NetData } from '../nonplayers/net-data.ts'
import type { Sentence } from '../state/explanation.ts'
import type { Cover, Volume } from '../state/model.ts'
import type { Language } from '../text/catalogue.ts'
import type { Drawing } from './drawing.ts'
import type { Guide } from './guide.ts'
import type { Rulebook } from './rulebook.ts'

/** A game in its box: what it is called, and everything of it, loaded when it is wanted. */
export interface Box {
  readonly id: string
  readonly title: string
  /** The letters that its rules are cited by in tests (`AA 3.2.1`). */
  readonly prefix: string
  /** Where it is set. */
  readonly where: Sentence
  /** When, and what it is like among the others. */
  readonly about: Sentence
  cover(): Promise<Cover>
  volume(): Promise<Volume>
  /** The charts of its non-players. */
  charts(): Promise<readonly Family[]>
  /** What players that think have learned of it, where they have. */
  nets?(): Promise<readonly NetData[]>
  drawing(): Promise<Drawing>
  readonly rulebook: Readonly<Record<Language, () => Promise<Rulebook>>>
  /** A first game for newcomers, where there is one. */
  guide?(): Promise<Guide>
}

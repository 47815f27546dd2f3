import type { Language } from './text/catalogue.ts'

/** A first game that leads a newcomer by the hand: a game with a fixed seed, and what to tell and to do step by step. */
export interface Guide {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly steps: readonly GuideStep[]
}

export interface GuideStep {
  readonly text: Readonly<Record<Language, string>>
  /** Answers of the other factions that are played before the step is shown. */
  readonly played?: readonly string[]
  /** The answer the newcomer gives; a step without one is only read. */
  readonly answer?: string
  /** Spaces to point at. */
  readonly point?: readonly string[]
}

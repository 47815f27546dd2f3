import type { Stack } from '../questions/chance.ts'
import type { Language } from '../text/catalogue.ts'

/** A first game that leads a newcomer by the hand: a game whose first cards are prepared, and what to tell and to do step by step. */
export interface Guide {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  /** The cards that come first, prepared for the story; what falls after them is chance. */
  readonly stack: Stack
  /** The faction that is the newcomer's own, and stays so when the script is over. */
  readonly faction: string
  /** The non-players who take over the other factions then; players at random (`random`) where a volume has none. */
  readonly family: string
  readonly steps: readonly GuideStep[]
}

/** Panels of the screen that a step can open. */
export type GuidePanel = 'cards' | 'factions' | 'log' | 'chart'

export interface GuideStep {
  readonly text: Readonly<Record<Language, string>>
  /** The faction that answers in this step; the newcomer's own unless said otherwise. */
  readonly by?: string
  /** Answers of another faction that are played before the step is shown. */
  readonly played?: readonly string[]
  /** The answer the newcomer gives. A step without an answer and without an act is only read. */
  readonly answer?: string
  /** What the newcomer does with the turn instead: confirms it, or takes the last answer back. */
  readonly act?: 'confirm' | 'undo'
  /** Spaces to point at. */
  readonly point?: readonly string[]
  readonly panel?: GuidePanel
}

/** The answers that lead to a step of a guide, as they stand when it is shown. */
export function journalAt(steps: readonly GuideStep[], at: number): readonly string[] {
  const journal: string[] = []
  steps.slice(0, at + 1).forEach(({ played = [], answer, act }, i) => {
    journal.push(...played)
    if (i === at) return
    if (act === 'undo') journal.pop()
    if (answer !== undefined) journal.push(answer)
  })
  return journal
}

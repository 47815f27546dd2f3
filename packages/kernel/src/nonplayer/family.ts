import type { Setup } from '../game.ts'
import type { Faction, Space, Word } from '../ids.ts'
import type { Volume } from '../volume.ts'
import type { Line } from './line.ts'
import { NonPlayer } from './nonplayer.ts'

/** What a chart says to each question, by the question's id: an answer, or nothing if it does not speak of it. */
export type Answers = Readonly<Record<string, (np: NonPlayer) => Word | undefined>>

/** The answers of one chart, and where it gives none those of another. */
export function chain(before: Answers, after: Answers): Answers {
  const answers: Record<string, (np: NonPlayer) => Word | undefined> = { ...after }
  for (const [id, answer] of Object.entries(before)) {
    const next = after[id]
    answers[id] = next === undefined ? answer : (np) => answer(np) ?? next(np)
  }
  return answers
}

/** The chart of one faction, or what holds for all of a family. */
export interface Chart {
  readonly lines: readonly Line[]
  readonly answers: Answers
}

/** A family of non-players: the charts of one rule book. */
export interface Family {
  readonly id: string
  /** By the faction's id. A faction without a chart has no non-player in this family. */
  readonly charts: Readonly<Record<string, Chart>>
  /** What holds for all its factions; a faction's own chart comes first. */
  readonly general: Chart
  /** Lines that every chart needs: it passes, it stops, it does another operation instead, no line speaks. */
  readonly common: {
    readonly pass: Line
    readonly stop: Line
    readonly ifNone: Line
    readonly otherwise: Line
  }
  /** Which of several equal spaces chance takes, by the family's tables and dice. */
  draw(np: NonPlayer, among: readonly Space[]): Space
}

/** Every line of a family. */
export const linesOf = (family: Family): readonly Line[] => [
  ...Object.values(family.charts).flatMap(({ lines }) => lines),
  ...family.general.lines,
]

/** Who sits where, so that a non-player can guess how the others would answer when it tries something out. */
export interface Company {
  readonly volume: Volume
  readonly families: readonly Family[]
  readonly setup: Setup
  /** What the non-players' dice show first, for worked examples. */
  readonly dice?: number[]
}

/** The family that plays a faction, nothing for a player. */
export const familyAt = ({ families, setup }: Company, faction: Faction): Family | undefined =>
  families.find(({ id }) => id === setup.seats[faction]?.kind)

/** A non-player at a faction: of the family that sits there, or of another that is asked what it would do. */
export function nonPlayer(company: Company, faction: Faction, as?: Family): NonPlayer | undefined {
  const family = as ?? familyAt(company, faction)
  return family && new NonPlayer(family, faction, company)
}

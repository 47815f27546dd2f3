import type { Dealer } from '../chance.ts'
import type { Setup } from '../game.ts'
import type { Faction, Space, Word } from '../ids.ts'
import type { Volume } from '../volume.ts'
import type { Line, Sheet } from './line.ts'
import { NonPlayer } from './nonplayer.ts'

/** A part of a sheet, where lines are written. */
type Part = ReturnType<Sheet['part']>

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

/** The lines that every chart needs, under a rule on turns, one on conduct and one on details. */
export function commonLines(turn: Part, conduct: Part, details = conduct): Family['common'] {
  return {
    pass: turn.line('pass', {
      en: 'No operation can be carried out: pass.',
      es: 'No puede realizarse ninguna operación: pasa.',
      pl: 'Nie da się przeprowadzić żadnej operacji: pas.',
    }),
    stop: conduct.line('stop', {
      en: 'Nothing more that the chart asks for.',
      es: 'El diagrama no pide nada más.',
      pl: 'Diagram nie wymaga już niczego więcej.',
    }),
    ifNone: conduct.line('none', {
      en: 'The operation that comes next cannot be carried out at all: do this one instead.',
      es: 'La operación que toca no puede realizarse en absoluto: haz esta en su lugar.',
      pl: 'Następnej operacji w ogóle nie da się przeprowadzić: zamiast niej wykonaj tę.',
    }),
    otherwise: details.line('lot', {
      en: 'No line speaks of this: any, by lot.',
      es: 'Ninguna línea habla de esto: cualquiera, al azar.',
      pl: 'Żadna linia o tym nie mówi: dowolnie, losowo.',
    }),
  }
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
  /** Who throws the non-players' dice; by default they fall by the seed, apart from the game's. */
  readonly dealer?: Dealer
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

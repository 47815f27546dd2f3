import { seedDealer } from '../questions/chance.ts'
import type { Line } from '../state/explanation.ts'
import type { Faction } from '../state/ids.ts'
import { type Answers, type ChartContext, type Family, familyAt, type NonPlayer } from './chart.ts'
import type { Sheet } from './line.ts'
import { ChartPlayer } from './trials.ts'

/** A part of a sheet, where lines are written. */
type Part = ReturnType<Sheet['part']>

/** The answers of one chart, and where it gives none those of another. */
export function chain<A extends Answers>(before: A, after: A): A {
  const answers: Record<string, Answers[string]> = { ...after }
  for (const [id, answer] of Object.entries<Answers[string]>(before)) {
    const next = after[id]
    answers[id] = next === undefined ? answer : (np) => answer?.(np) ?? next(np)
  }
  return answers as A
}

/** The lines that every chart needs, under a rule on turns, one on conduct and one on details. */
export function commonLines(turn: Part, conduct: Part, details = conduct): Family['common'] {
  return {
    pass: turn.line('pass', {
      en: 'No operation can be carried out: pass.',
      es: 'No puede ejecutarse ninguna operación: pasa.',
      pl: 'Nie da się przeprowadzić żadnej operacji: rezygnacja.',
    }),
    stop: conduct.line('stop', {
      en: 'The chart asks for nothing more.',
      es: 'El diagrama no pide nada más.',
      pl: 'Diagram nie wymaga już niczego więcej.',
    }),
    ifNone: conduct.line('none', {
      en: 'The operation that comes next cannot be carried out at all: do this one instead.',
      es: 'La operación que toca no puede ejecutarse en absoluto: haz esta en su lugar.',
      pl: 'Następnej operacji w ogóle nie da się przeprowadzić: zamiast niej wykonaj tę.',
    }),
    otherwise: details.line('lot', {
      en: 'The chart does not cover this: choose at random.',
      es: 'El diagrama no dice nada de esto: al azar.',
      pl: 'Diagram o tym nie mówi: wybór losowy.',
    }),
  }
}

/** Every line of a family. */
export const linesOf = (family: Family): readonly Line[] => [
  ...Object.values(family.charts).flatMap(({ lines }) => lines),
  ...family.general.lines,
]

/** A non-player at a faction: of the family that sits there, or of another that is asked what it would do. */
export function nonPlayer(context: ChartContext, faction: Faction, as?: Family): NonPlayer | undefined {
  const family = as ?? familyAt(context, faction)
  return (
    family &&
    new ChartPlayer(family, faction, context, context.dealer ?? seedDealer(`non-player:${context.setup.seed}`))
  )
}

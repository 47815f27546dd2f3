import type { Line } from '@coinflict/kernel/state'
import { CARDS } from '../../events/index.ts'
import type { Answers } from '../answers.ts'
import type { CardInstructions } from './instruction.ts'

/** Gathers the instructions that stand with the cards. */

type Who = 'insurgents' | 'government'

/** The answers for single cards, by number. */
export function instructionsFor(who: Who): Readonly<Record<number, Answers>> {
  const instructions: Record<number, Answers> = {}
  for (const { card, nonPlayers } of CARDS) {
    const answers = nonPlayers?.[who]?.answers
    if (answers !== undefined) instructions[card.number] = answers
  }
  return instructions
}

/** What the sheets say comes before what is ours (h); a line for several cards stands once. */
export function linesFor(who: Who): readonly Line[] {
  const lines = [...new Set(CARDS.flatMap(({ nonPlayers }) => nonPlayers?.[who]?.lines ?? []))]
  const isOurs = ({ id }: Line): boolean => id.includes('/h')
  return [...lines.filter((line) => !isOurs(line)), ...lines.filter(isOurs)]
}

/** The numbers of the cards whose instructions are such. */
export const cardsWhere = (fits: (nonPlayers: CardInstructions) => boolean): readonly number[] =>
  CARDS.flatMap(({ card, nonPlayers }) => (nonPlayers !== undefined && fits(nonPlayers) ? [card.number] : []))

/** The cards on which they operate rather than take the event. */
export const operatesOn = (who: Who): readonly number[] =>
  cardsWhere((nonPlayers) => nonPlayers[who]?.operates === true)

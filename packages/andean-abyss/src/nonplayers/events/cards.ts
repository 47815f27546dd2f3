import type { Answers, Line } from '@coinflict/kernel'
import { CARDS } from '../../events/index.ts'
import type { Instructions } from './instruction.ts'

/** The instructions that stand with the cards, by whom they are for. */

type Who = keyof Instructions

export function instructionsFor(who: Who): Readonly<Record<number, Answers>> {
  const instructions: Record<number, Answers> = {}
  for (const { card, nonPlayers } of CARDS) {
    const instruction = nonPlayers?.[who]
    if (instruction !== undefined) instructions[card.number] = instruction.answers
  }
  return instructions
}

/** What the sheets say comes before what is ours (h); a line for several cards stands once. */
export function linesFor(who: Who): readonly Line[] {
  const lines = [...new Set(CARDS.flatMap(({ nonPlayers }) => nonPlayers?.[who]?.lines ?? []))]
  const isOurs = ({ id }: Line): boolean => id.includes('/h')
  return [...lines.filter((line) => !isOurs(line)), ...lines.filter(isOurs)]
}

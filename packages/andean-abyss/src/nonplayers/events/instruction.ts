import { Sheet } from '@coinflict/kernel/nonplayers'
import type { Line } from '@coinflict/kernel/state'
import type { Answers } from '../answers.ts'

/** What some non-players do with a single card. */
interface Instruction {
  /** They operate rather than take the event. */
  readonly operates?: true
  /** The lines of the chart that speak of this card. */
  readonly lines?: readonly Line[]
  /** What they answer when the event asks, before what holds for all events. */
  readonly answers?: Answers
}

export interface CardInstructions {
  /** 8.1 The card has the grey 2: a non-player that is 2nd Eligible operates. */
  readonly greyTwo?: true
  /**
   * 8.4.4 The insurgents of both editions: as the sheets say, so far as they are known, or (h) as their charts would have it. That they
   * operate is an instruction of the 2nd edition (10.2).
   */
  readonly insurgents?: Instruction
  /** 10.3 The Government of the 2nd edition: its sheet is not known, so all of it is ours. */
  readonly government?: Instruction
}

/** Lines that speak of single cards. */
export const { line: insurgentLine } = new Sheet().part('8.4.4')
export const { line: governmentLine } = new Sheet().part('10.3')

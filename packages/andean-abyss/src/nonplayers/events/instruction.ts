import { type Answers, type Line, Sheet } from '@coinflict/kernel'

/** What non-players do with a single card: their answers to its questions, and the lines of the chart that speak of it. */
interface Instruction {
  readonly lines?: readonly Line[]
  readonly answers: Answers
}

export interface Instructions {
  /** 8.4.4 The insurgents of both editions: as the sheets say, so far as they are known, or (h) as their charts would have it. */
  readonly insurgents?: Instruction
  /** 10.3 The Government of the 2nd edition: its sheet is not known, so all of it is ours. */
  readonly government?: Instruction
}

export const { line: insurgentLine } = new Sheet().part('8.4.4')
export const { line: governmentLine } = new Sheet().part('10.3')

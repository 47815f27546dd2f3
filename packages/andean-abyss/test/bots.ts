import type { Board, SceneOptions } from './kit.ts'

/** What tests of the charts read answers with: each is a word and the line it follows, `cali 8.5.1/2`. */

export const lines = (answers: readonly string[]): string[] => answers.map((answer) => answer.split(' ')[1] as string)

/** The words of the answers that follow a line. */
export const by = (line: string, answers: readonly string[]): string[] =>
  answers.filter((answer) => answer.endsWith(` ${line}`)).map((answer) => answer.split(' ')[0] as string)

/** Dice of the non-players. */
export const rolls = (...dice: number[]): SceneOptions => ({ botDice: dice })

/** All the pieces on a board whose names begin so. */
export const countOn = (board: Board, piece: string): number =>
  Object.values(board)
    .flatMap((text) => text.split(','))
    .map((item) => item.trim().split(' '))
    .reduce((sum, [id = '', n = '1']) => sum + (id.startsWith(piece) ? Number(n) : 0), 0)

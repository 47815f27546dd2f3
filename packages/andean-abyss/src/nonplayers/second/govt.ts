import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.8 The Government of the 2nd edition. */
const sheet = new Sheet()

export const govt: Chart = { lines: sheet.lines, answers: {} }

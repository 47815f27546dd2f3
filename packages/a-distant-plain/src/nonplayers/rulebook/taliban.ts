import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.7 The Taliban of the rule book. */
const sheet = new Sheet()

export const taliban: Chart = { lines: sheet.lines, answers: {} }

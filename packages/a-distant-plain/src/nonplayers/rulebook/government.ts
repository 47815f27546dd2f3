import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.6 The Government of the rule book. */
const sheet = new Sheet()

export const government: Chart = { lines: sheet.lines, answers: {} }

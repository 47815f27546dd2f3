import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.8 The Coalition of the rule book. */
const sheet = new Sheet()

export const coalition: Chart = { lines: sheet.lines, answers: {} }

import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.7 The Government of Arponen. */
const sheet = new Sheet()

export const government: Chart = { lines: sheet.lines, answers: {} }

import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.6 The Coalition of Arponen. */
const sheet = new Sheet()

export const coalition: Chart = { lines: sheet.lines, answers: {} }

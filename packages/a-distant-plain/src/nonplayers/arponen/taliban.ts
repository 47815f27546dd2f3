import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.8 The Taliban of Arponen. */
const sheet = new Sheet()

export const taliban: Chart = { lines: sheet.lines, answers: {} }

import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.9 The Warlords of Arponen. */
const sheet = new Sheet()

export const warlords: Chart = { lines: sheet.lines, answers: {} }

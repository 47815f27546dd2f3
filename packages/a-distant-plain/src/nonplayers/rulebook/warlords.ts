import { type Chart, Sheet } from '@coinflict/kernel'

/** 8.5 The Warlords of the rule book. */
const sheet = new Sheet()

export const warlords: Chart = { lines: sheet.lines, answers: {} }

import { type Chart, Sheet, type Step } from '@coinflict/kernel'

/** 8.5 The Cartels of the 2nd edition. */
const sheet = new Sheet()

export const STEPS: readonly Step[] = []

export const cartels: Chart = { lines: sheet.lines, answers: {} }

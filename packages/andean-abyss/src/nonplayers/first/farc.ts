import { type Chart, Sheet, type Step } from '@coinflict/kernel'

/** 8.7 FARC of the 1st edition. */
const sheet = new Sheet()

export const STEPS: readonly Step[] = []

export const farc: Chart = { lines: sheet.lines, answers: {} }

import { type Chart, Sheet, type Step } from '@coinflict/kernel'

/** 8.6 AUC of the 2nd edition. */
const sheet = new Sheet()

export const STEPS: readonly Step[] = []

export const auc: Chart = { lines: sheet.lines, answers: {} }

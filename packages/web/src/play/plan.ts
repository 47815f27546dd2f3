import { isSpaceWord, type Space, type Word } from '@coinflict/kernel/state'

/** What somebody picked: the answers to what a question asks, by what it is about, in the order in which it comes back. */
export type Picks = ReadonlyMap<string, readonly Word[]>

/** A space that was chosen, and what was picked for it; what was not is answered as usual. */
export interface Choice {
  readonly space: Space
  readonly picks: Picks
}

/** What a person wants of a run of answers: spaces one after another, and what comes after the last. */
export interface Plan {
  readonly rows: readonly Choice[]
  readonly after: Picks
  /** The row that is looked at. */
  readonly shown: number
}

export const NO_PICKS: Picks = new Map()
export const NO_PLAN: Plan = { rows: [], after: NO_PICKS, shown: 0 }

const picked = (picks: Picks, key: string, nth: number, word: Word): Picks =>
  new Map([...picks, [key, [...(picks.get(key) ?? []).slice(0, nth), word, ...(picks.get(key) ?? []).slice(nth + 1)]]])

const changed = (plan: Plan, row: number, change: (choice: Choice) => Choice): Plan => ({
  ...plan,
  rows: plan.rows.map((choice, i) => (i === row ? change(choice) : choice)),
})

export const withRow = (plan: Plan, space: Space, picks: Picks = NO_PICKS): Plan => ({
  ...plan,
  rows: [...plan.rows, { space, picks }],
  shown: plan.rows.length,
})

export const withoutRow = (plan: Plan, row: number): Plan => ({
  ...plan,
  rows: plan.rows.filter((_, i) => i !== row),
  shown: Math.max(0, Math.min(plan.shown, plan.rows.length - 2)),
})

export const showing = (plan: Plan, row: number): Plan => ({ ...plan, shown: row })

export const withPick = (plan: Plan, row: number, key: string, nth: number, word: Word): Plan =>
  changed(plan, row, (choice) => ({ ...choice, picks: picked(choice.picks, key, nth, word) }))

/** Takes one of several answers to a question back. */
export const withoutPick = (plan: Plan, row: number, key: string, nth: number): Plan =>
  changed(plan, row, (choice) => ({
    ...choice,
    picks: new Map([...choice.picks, [key, (choice.picks.get(key) ?? []).filter((_, i) => i !== nth)]]),
  }))

export const withPickAfter = (plan: Plan, key: string, nth: number, word: Word): Plan => ({
  ...plan,
  after: picked(plan.after, key, nth, word),
})

/** All rows as one: its numbers and ways, not where pieces come from or go to. */
export function alike(plan: Plan, answers: Picks): Plan {
  const common = [...answers].filter(([, words]) => words.every((word) => !isSpaceWord(word)))
  return { ...plan, rows: plan.rows.map((choice) => ({ ...choice, picks: new Map([...choice.picks, ...common]) })) }
}

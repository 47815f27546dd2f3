import type { Space, Word } from '@coinflict/kernel/state'
import type { Plan } from '../play/plan.ts'

/** What somebody was putting together lies in the window's own store: a reload goes on with it, if the game has not gone on. */

const keyOf = (id: string): string => `coinflict.plan.${id}`

type Entries = readonly (readonly [key: string, words: readonly Word[]])[]

interface Written {
  readonly rows: readonly { readonly space: Space; readonly picks: Entries }[]
  readonly after: Entries
  readonly shown: number
}

const written = ({ rows, after, shown }: Plan): Written => ({
  rows: rows.map(({ space, picks }) => ({ space, picks: [...picks] })),
  after: [...after],
  shown,
})

const planOf = ({ rows, after, shown }: Written): Plan => ({
  rows: rows.map(({ space, picks }) => ({ space, picks: new Map(picks) })),
  after: new Map(after),
  shown,
})

/** Keeps a plan of a game with so many entries; without one there is none any more. */
export function keepPlan(id: string, at: number, plan: Plan | undefined): void {
  try {
    if (plan === undefined) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ at, plan: written(plan) }))
  } catch {
    // A reload begins anew.
  }
}

/** The plan that was kept of a game with so many entries. */
export function keptPlan(id: string, at: number): Plan | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as { at: number; plan: Written } | null
    return kept?.at === at ? planOf(kept.plan) : undefined
  } catch {
    return undefined
  }
}

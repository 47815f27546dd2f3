/** A value with what it was before and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly now: Value
  readonly future: readonly Value[]
}

/** How many steps can be undone. */
const MOST = 300

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] })

export const change = <Value>({ past, now }: History<Value>, next: Value): History<Value> => ({
  past: [...past, now].slice(-MOST),
  now: next,
  future: [],
})

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, now], now: next, future: rest }
}

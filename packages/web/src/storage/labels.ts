/** What a person calls a game of this browser, and the game and moment that it was continued from. */
export interface Label {
  readonly name?: string
  readonly from?: { readonly id: string; readonly at: number }
}

const keyOf = (id: string): string => `coinflict.label.${id}`

export function labelOf(id: string): Label {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Label | null) ?? {}
  } catch {
    return {}
  }
}

/** Adds to what is known of a game; an empty name takes its name away. */
export function label(id: string, more: Label): void {
  const { name, ...rest } = { ...labelOf(id), ...more }
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(name === undefined || name === '' ? rest : { ...rest, name }))
  } catch {
    // A browser that keeps nothing keeps no names.
  }
}

export function dropLabel(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // There was none.
  }
}

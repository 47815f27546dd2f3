import type { ComponentChildren } from 'preact'

/** What those who play together, each at their own screen, have beside the game. */
export const COMPANY_PANELS = ['chat', 'notes'] as const

/** What they add to the page of a game, made each time it is shown: an element that is shown again holds on to the page it was first on. */
export interface Company {
  /** What they call their table. */
  readonly title: string
  /** Who is there, and what they ask of each other. */
  box(): ComponentChildren
  /** Panels beside those of the game, and how much was said that nobody read here. */
  readonly panels: Readonly<Partial<Record<(typeof COMPANY_PANELS)[number], () => ComponentChildren>>>
  readonly unread: number
  /** More for the menu; what was chosen folds it up. */
  menu(choose: (act: () => void) => () => void): ComponentChildren
  /** More for the end of the game. */
  result(): ComponentChildren
}

/** What screens show of a volume. */
export * from './display/box.ts'
export * from './display/cardboard.ts'
export * from './display/describe.ts'
export * from './display/drawing.ts'
export * from './display/find-card.ts'
export * from './display/guide.ts'
export * from './display/reasons.ts'
export * from './display/rulebook.ts'

/** What screens show of a volume. */
export * from './shelf/box.ts'
export * from './shelf/describe.ts'
export * from './shelf/drawing.ts'
export * from './shelf/guide.ts'
export * from './shelf/reasons.ts'
export * from './shelf/rulebook.ts'

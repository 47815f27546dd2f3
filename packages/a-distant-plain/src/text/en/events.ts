/** Messages of this room; see index.ts. */
export const events = {} as const

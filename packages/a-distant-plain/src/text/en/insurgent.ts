/** Messages of this room; see index.ts. */
export const insurgent = {} as const

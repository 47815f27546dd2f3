/** Messages of this room; see index.ts. */
export const round = {} as const

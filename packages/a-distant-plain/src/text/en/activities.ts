/** Messages of this room; see index.ts. */
export const activities = {} as const

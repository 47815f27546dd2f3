/** Messages of this room; see index.ts. */
export const coin = {} as const

declare module 'virtual:thinker' {
  /** Where the worker is. */
  export const address: string
}

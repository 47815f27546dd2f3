/** A command: what it is for, how it is called, and what it does. Gives the exit code. */
export interface Command {
  readonly about: string
  readonly usage: string
  run(args: readonly string[]): Promise<number> | number
}

import type { Language } from '@coinflict/kernel/text'

/** A command: how it is called, and what it does. Gives the exit code. */
export interface Command {
  usage(language: Language): Promise<string> | string
  run(args: readonly string[], language: Language): Promise<number> | number
}

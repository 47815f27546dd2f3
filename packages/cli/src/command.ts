import type { Language } from '@coinflict/kernel/text'
import type { TerminalMessage } from './text/en.ts'

/** A command: what it is for, how it is called, and what it does. Gives the exit code. */
export interface Command {
  readonly about: TerminalMessage
  usage(language: Language): string
  run(args: readonly string[], language: Language): Promise<number> | number
}

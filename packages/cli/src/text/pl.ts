import type { TerminalMessage } from './en.ts'

export const polish: Partial<Record<TerminalMessage, string>> = {}

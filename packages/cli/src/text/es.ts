import type { TerminalMessage } from './en.ts'

export const spanish: Partial<Record<TerminalMessage, string>> = {}

import type { KernelMessage } from './en.ts'

export const kernelSpanish: Partial<Record<KernelMessage, string>> = {}

import type { KernelMessage } from './en.ts'

export const kernelPolish: Partial<Record<KernelMessage, string>> = {}

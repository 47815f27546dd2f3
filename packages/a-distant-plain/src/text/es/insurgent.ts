import type { insurgent as english } from '../en/insurgent.ts'

export const insurgent: Readonly<Record<keyof typeof english, string>> = {}

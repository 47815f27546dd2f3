import type { activities as english } from '../en/activities.ts'

export const activities: Readonly<Record<keyof typeof english, string>> = {}

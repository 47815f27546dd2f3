import { english, type Message } from './en.ts'

export const spanish: Readonly<Record<Message, string>> = english

import { english, type Message } from './en.ts'

export const polish: Readonly<Record<Message, string>> = english

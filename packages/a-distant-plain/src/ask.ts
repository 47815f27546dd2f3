import { asking } from '@coinflict/kernel/rules'
import type { Message } from './text/messages.ts'

export const { ask, because } = asking<Message>()

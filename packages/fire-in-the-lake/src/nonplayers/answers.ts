import type { AnswersTo } from '@coinflict/kernel/nonplayers'
import type { Message } from '../text/messages.ts'

/** What a chart says to the questions of this game, by their ids. */
export type Answers = AnswersTo<Message>

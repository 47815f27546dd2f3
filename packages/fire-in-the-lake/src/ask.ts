import type { Faction, Game, Params, Question, Reason } from '@coinflict/kernel/state'
import type { Message } from './text/messages.ts'

/** Opens a question whose message the catalogue knows. */
export const ask = (g: Game, by: Faction, id: Message, rule: string, params?: Params): Question =>
  g.ask(by, id, rule, params)

/** A reason whose message the catalogue knows. */
export const because = (id: Message, rule: string): Reason => ({ id, rule })

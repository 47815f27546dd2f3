import type { Params, Reason } from '../state/asked.ts'
import type { Faction } from '../state/ids.ts'
import type { Game, Question } from '../state/model.ts'

/** Questions and reasons of a volume, whose messages its catalogue knows. */
export const asking = <Id extends string>() => ({
  /** Opens a question. */
  ask: (g: Game, by: Faction, id: Id, rule: string, params?: Params): Question => g.ask(by, id, rule, params),
  because: (id: Id, rule: string): Reason => ({ id, rule }),
})

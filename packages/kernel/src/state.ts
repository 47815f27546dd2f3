/** What a game is, and reading it. */
export * from './state/asked.ts'
export * from './state/errors.ts'
export * from './state/explanation.ts'
export * from './state/facts.ts'
export * from './state/flaw.ts'
export * from './state/ids.ts'
export { kindsOf } from './state/kinds.ts'
export type { State } from './state/layout.ts'
export * from './state/log.ts'
export * from './state/luck.ts'
export type {
  ActivityRules,
  CardFacts,
  Chance,
  Cover,
  Dealer,
  Decider,
  Entry,
  Flaw,
  Game,
  InterjectionRules,
  Operation,
  OperationRules,
  Phase,
  PresenceCache,
  Question,
  Seat,
  Setup,
  TurnRules,
  Volume,
  VolumeFacts,
  WhyNotIn,
} from './state/model.ts'
export { Script, Trail } from './state/model.ts'
export * from './state/presence.ts'
export * from './state/reading.ts'
export * from './state/record.ts'
export * from './state/words.ts'

import type { NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import { EVENT_WORD, PASS } from '@coinflict/kernel/rules'
import { currentCard, type Line, resources, type Word } from '@coinflict/kernel/state'
import type { Answers } from './answers.ts'
import { DISCORD } from './general.ts'

/** 8.1 When a non-player insurgent takes the event, operates or passes. */
export interface TurnLines {
  /** The event is open to it and the card is one that it takes. */
  readonly event: Line
  /** Resources are needed to operate. */
  readonly broke: Line
}

/** Whether its symbol is the leftmost of all that are printed on the card. */
export const isLeftmost = (np: NonPlayer): boolean => np.g.volume.orders[currentCard(np.g)]?.[0] === np.me

/** 8.1 Whether the Government decided that it takes the event, if that has an effect. */
export const isRuledToTakeEvent = (np: NonPlayer): boolean => np.q.params?.word === EVENT_WORD

export const insurgentTurn = (
  { event, broke }: TurnLines,
  takesEvent: (np: NonPlayer) => boolean,
  steps: readonly Step[],
): Answers =>
  turnBy(broke, (np) => (!takesEvent(np) ? np.decline(event) : isRuledToTakeEvent(np) ? DISCORD : event), steps)

/** The same where several lines lead to the event: the one that does, if any. */
export function turnBy(broke: Line, eventBy: (np: NonPlayer) => Line | undefined, steps: readonly Step[]): Answers {
  const turn = (np: NonPlayer): Word => {
    const event = np.q.isPossible(EVENT_WORD) ? eventBy(np) : undefined
    if (event !== undefined) return np.say(event, EVENT_WORD)
    if (resources(np.g, np.me) === 0) return np.say(broke, PASS)
    return np.operate(steps)
  }
  return { 'turn.first': turn, 'turn.second': turn }
}

import {
  type Answers,
  currentCard,
  type Line,
  type NonPlayer,
  PASS,
  resources,
  type Step,
  type Word,
  word,
} from '@coinflict/kernel'

const EVENT = word('event')

/** 8.1 When a non-player insurgent takes the event, operates or passes. */
export interface TurnLines {
  /** The event is open to it and the card is one that it takes. */
  readonly event: Line
  /** Resources are needed to operate. */
  readonly broke: Line
}

/** Whether its symbol is the leftmost of all that are printed on the card. */
export const isLeftmost = (np: NonPlayer): boolean => np.g.volume.orders[currentCard(np.g)]?.[0] === np.me

export function insurgentTurn(
  { event, broke }: TurnLines,
  takesEvent: (np: NonPlayer) => boolean,
  steps: readonly Step[],
): Answers {
  const turn = (np: NonPlayer): Word => {
    if (np.q.isPossible(EVENT) && takesEvent(np)) return np.say(event, EVENT)
    if (resources(np.g, np.me) === 0) return np.say(broke, PASS)
    return np.operate(steps)
  }
  return { 'turn.first': turn, 'turn.second': turn }
}

import type { LogEvent, LogKind } from '@coinflict/kernel/state'

/** What is heard of the table. */
export type Noise = 'card' | 'dice' | 'place' | 'remove' | 'turn'

const NOISES: Partial<Readonly<Record<LogKind, Noise>>> = {
  card: 'card',
  roll: 'dice',
  place: 'place',
  move: 'place',
  mark: 'place',
  remove: 'remove',
  unmark: 'remove',
}

/** Each noise once, in the order in which they first come; that it is one's turn comes last. */
export function noisesOf(events: readonly LogEvent[], isTurn: boolean): readonly Noise[] {
  const noises = new Set<Noise>()
  for (const { kind } of events) {
    const noise = NOISES[kind]
    if (noise !== undefined) noises.add(noise)
  }
  return isTurn ? [...noises, 'turn'] : [...noises]
}

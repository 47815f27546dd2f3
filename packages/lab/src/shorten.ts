import { type Decider, DONE, type Word, wordOf } from '@coinflict/kernel/state'
import { Flawed } from './flawed.ts'

/** So many games are played to make the journal of a flaw shorter. */
const MOST_RUNS = 120
/** So many answers are given after the end of a shortened journal. */
const MOST_AFTER = 40

/** A shortened journal led nowhere. */
class EndOfScript extends Error {}

/**
 * Answers by a list of keys, whoever is asked: an entry that is no answer to the question is passed over. After the last one it is done as soon
 * as it can be, for a while.
 */
export function scripted(script: readonly string[]): Decider {
  let next = 0
  let after = 0
  return (g, q) => {
    while (next < script.length) {
      const answer = wordOf(g.volume, script[next++] as string)
      if (answer !== undefined && q.isPossible(answer)) return answer
    }
    if (after++ > MOST_AFTER) throw new EndOfScript()
    return q.isPossible(DONE) ? DONE : (q.at(0) as Word)
  }
}

/** The flaw that something shows; nothing if it shows none. */
export function flawOf(check: () => unknown): Flawed | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Flawed) return error
    throw error
  }
}

/** Makes the journal of a flaw shorter for as long as the same flaw comes of it: whole stretches are left out, then single entries. */
export function shortest(flaw: Flawed, play: (script: readonly string[]) => unknown): Flawed {
  let best = flaw
  let runs = 0
  /** Tries without a stretch; tells whether it is the same flaw after fewer entries. */
  const leaveOut = (from: number, size: number): boolean => {
    runs++
    const script = [...best.journal.slice(0, from), ...best.journal.slice(from + size)]
    const found = flawOf(() => play(script))
    if (found === undefined || found.kind !== flaw.kind || found.journal.length >= best.journal.length) return false
    best = found
    return true
  }
  for (let size = Math.ceil(flaw.journal.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.journal.length && runs < MOST_RUNS; ) if (!leaveOut(from, size)) from += size
  }
  return best
}

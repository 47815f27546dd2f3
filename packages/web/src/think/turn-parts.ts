import { type Faction, isNumberWord, isSpaceWord, type Space, type Volume, wordSpace } from '@coinflict/kernel/state'
import type { Change, TurnSeen } from '@coinflict/players'

/** An operation, activity or event of a turn, by the places of the answers in the turn; what is answered in a round has no head. */
export interface TurnPart {
  readonly head: number | undefined
  /** The answers that name its spaces, each space once. */
  readonly spaces: readonly number[]
  /** What was chosen beside spaces, such as a side of the event. */
  readonly ways: readonly number[]
}

interface Part {
  readonly head: number | undefined
  readonly spaces: Map<Space, number>
  readonly ways: Map<string, number>
}

/** Answers that nothing comes of, or that only go on. */
const EMPTY: ReadonlySet<string> = new Set(['done', 'more'])

/** The first word of a question's id tells what it belongs to. */
const topic = (id: string): string => id.split('.')[0] ?? ''

/** A turn read as players tell it: its operation with all its spaces, then its special activity with those of its own. What was done in a space is left to what comes of it. */
export function partsOf(volume: Volume, by: Faction, { turn, keys }: TurnSeen): readonly TurnPart[] {
  const activities = new Set(volume.turn.activitiesOf(by).map(({ word }) => word))
  const operation: Part = {
    head: turn[0]?.id.startsWith('turn.') ? 0 : undefined,
    spaces: new Map(),
    ways: new Map(),
  }
  const parts = [operation]
  let part = operation
  /** What was being asked when the activity came in between: with such a question the operation goes on. */
  let interrupted = ''
  turn.forEach(({ id, answer, params }, i) => {
    const key = keys[i] ?? ''
    if (i === operation.head || EMPTY.has(key)) return
    if (activities.has(answer)) {
      interrupted = topic(id)
      part = { head: i, spaces: new Map(), ways: new Map() }
      parts.push(part)
      return
    }
    if (topic(id) === interrupted) part = operation
    if (isNumberWord(answer) || isAboutAny(params, part.spaces)) return
    if (!isSpaceWord(answer)) part.ways.set(key, part.ways.get(key) ?? i)
    else if (!part.spaces.has(wordSpace(answer))) part.spaces.set(wordSpace(answer), i)
  })
  return parts.map(({ head, spaces, ways }) => ({ head, spaces: [...spaces.values()], ways: [...ways.values()] }))
}

const isAboutAny = (params: TurnSeen['turn'][number]['params'], spaces: ReadonlyMap<Space, number>): boolean =>
  [params?.space, params?.to].some((space) => space !== undefined && spaces.has(space))

/** Changes with the spaces in which they are the same; those of tracks have none. */
export function changesTogether(changes: readonly Change[]): readonly { spaces: readonly Space[]; change: Change }[] {
  const together = new Map<string, { spaces: Space[]; change: Change }>()
  for (const change of changes) {
    const { space, text } = change
    const key = `${space === undefined} ${text.en}`
    const other = together.get(key) ?? { spaces: [], change }
    if (space !== undefined) other.spaces.push(space)
    together.set(key, other)
  }
  return [...together.values()]
}

import { type Faction, isNumberWord, isSpaceWord, type Space, type Volume, wordSpace } from '@coinflict/kernel/state'
import type { TurnSeen } from '@coinflict/players'

/** What was chosen in some spaces, or without any: the places of the answers in the turn. */
interface Choice {
  /** The answers that name the spaces; none for a choice that is about no space. */
  readonly spaces: readonly number[]
  /** What was answered about each of them; spaces of the same answers stand together. */
  readonly ways: readonly number[]
}

/** An operation, activity or event of a turn; what is answered in a round has no head. */
export interface TurnPart {
  readonly head: number | undefined
  readonly choices: readonly Choice[]
}

interface Group {
  readonly space: Space | undefined
  readonly name: number | undefined
  readonly ways: number[]
}

interface Part {
  readonly head: number | undefined
  readonly groups: Group[]
}

/** Answers that nothing comes of. */
const EMPTY: ReadonlySet<string> = new Set(['done', '0'])

/** The first word of a question's id tells what it belongs to. */
const topic = (id: string): string => id.split('.')[0] ?? ''

/** A turn read as players tell it: its operation with all its spaces, then its special activity with those of its own. */
export function partsOf(volume: Volume, by: Faction, { turn, keys, words }: TurnSeen): readonly TurnPart[] {
  const activities = new Set(volume.turn.activitiesOf(by).map(({ word }) => word))
  const operation: Part = { head: turn[0]?.id.startsWith('turn.') ? 0 : undefined, groups: [] }
  const parts = [operation]
  let part = operation
  /** What was being asked when the activity came in between: with such a question the operation goes on. */
  let interrupted = ''
  turn.forEach(({ id, answer, params }, i) => {
    if (i === operation.head || EMPTY.has(keys[i] ?? '')) return
    if (activities.has(answer)) {
      interrupted = topic(id)
      part = { head: i, groups: [] }
      parts.push(part)
      return
    }
    if (topic(id) === interrupted) part = operation
    const about = part.groups.findLast(({ space }) => space !== undefined && isAbout(params, space))
    if (about !== undefined) about.ways.push(i)
    else if (isSpaceWord(answer)) part.groups.push({ space: wordSpace(answer), name: i, ways: [] })
    else if (isNumberWord(answer) && part.groups.length > 0) part.groups.at(-1)?.ways.push(i)
    else part.groups.push({ space: undefined, name: undefined, ways: [i] })
  })
  return parts.map(({ head, groups }) => ({ head, choices: choicesOf(groups, (i) => words[i]?.en ?? '') }))
}

const isAbout = (params: TurnSeen['turn'][number]['params'], space: Space): boolean =>
  params?.space === space || params?.to === space

/** Spaces with the same ways stand together; a space or a way that comes again is named once. */
function choicesOf(groups: readonly Group[], wordOf: (i: number) => string): readonly Choice[] {
  const choices = new Map<string, { spaces: number[]; ways: readonly number[] }>()
  for (const { name, ways } of groups) {
    const key = `${name === undefined} ${ways.map(wordOf).join()}`
    const choice = choices.get(key) ?? { spaces: [], ways }
    if (name !== undefined && !choice.spaces.some((other) => wordOf(other) === wordOf(name))) choice.spaces.push(name)
    choices.set(key, choice)
  }
  return [...choices.values()]
}

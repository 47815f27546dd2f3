import { controlledBy, ranking } from '@coinflict/kernel/rules'
import {
  currentCard,
  type Faction,
  type Game,
  keyOf,
  type LogEvent,
  type LogKind,
  level,
  type Space,
  track,
  type Volume,
} from '@coinflict/kernel/state'
import type { OpenBox } from '@coinflict/library'
import { fingerprint } from './digest.ts'
import type { Cell } from './experiment.ts'
import { linesFollowed, playOne } from './simulate.ts'

/** What a faction did on a card, a letter each: nothing, pass, Limited Operation, operation, with special activity, event, its shaded side. */
export type Deed = '-' | 'p' | 'l' | 'o' | 's' | 'e' | 'd'

/** A card: its number, a letter for each faction's deed, the number of the event that was played if it was another card's, then the margins after it. */
export interface CardOutcome {
  readonly card: number
  readonly deeds: string
  readonly event?: number
  readonly margins: readonly number[]
}

/** An operation or activity of a faction in one game: how often, and in how many of these in which space (by its number). */
export interface ActOutcome {
  readonly by: Faction
  readonly kind: 'operation' | 'activity'
  readonly word: string
  readonly times: number
  readonly spaces: Readonly<Record<number, number>>
}

/** What is kept of one game of an experiment: all that a report needs, and nothing of when or where it was played. */
export interface Outcome {
  readonly cell: string
  readonly game: number
  readonly places: readonly number[]
  readonly margins: readonly number[]
  readonly begun: readonly number[]
  readonly rounds: number
  readonly decisions: number
  readonly cards: readonly CardOutcome[]
  readonly acts: readonly ActOutcome[]
  /** By the number of the space: who Controlled it at the end (-1 for nobody), and its level of Support. */
  readonly control: readonly number[]
  readonly levels: readonly number[]
  readonly print: readonly number[]
  readonly lines?: Readonly<Record<string, number>>
}

/** Plays one game of a cell and keeps what there is to know of it. */
export function playOutcome(opened: OpenBox, { key, series }: Pick<Cell, 'key' | 'series'>, game: number): Outcome {
  const { volume } = opened
  const cards: CardOutcome[] = []
  let begun: readonly number[] = []
  let card = 0
  let from = 0
  const g = playOne(opened, series, game, (now) => {
    if (now.log === undefined) {
      now.log = []
      begun = marginsOf(now)
    } else if (!now.isOver && currentCard(now) === card) return
    else {
      if (card !== 0) cards.push({ card, ...deedsOnCard(volume, now.log.slice(from), card), margins: marginsOf(now) })
      from = now.log.length
    }
    card = currentCard(now)
  })
  const places = volume.factions.map(() => 0)
  for (const { faction, place } of ranking(g)) places[faction] = place
  return {
    cell: key,
    game,
    places,
    margins: marginsOf(g),
    begun,
    rounds: track(g, volume.turn.rounds),
    decisions: g.script.cursor,
    cards,
    acts: actsIn(volume, g.log ?? []),
    control: volume.allSpaces.map((s) => controlledBy(g, s)),
    levels: volume.allSpaces.map((s) => level(g, s)),
    print: fingerprint(g.n.subarray(0, volume.layout.presence)),
    ...(series.countsLines === true ? { lines: linesFollowed(g) } : {}),
  }
}

const marginsOf = (g: Game): readonly number[] => g.volume.allFactions.map((f) => g.volume.margin(g, f))

/** 2.3 What each faction did on a card by the sequence of play; what an event grants is part of the event. */
function deedsOnCard(volume: Volume, events: readonly LogEvent[], card: number): Pick<CardOutcome, 'deeds' | 'event'> {
  const deeds: Deed[] = volume.factions.map(() => '-')
  let played: number | undefined
  for (const { kind, by, text, card: number } of events) {
    if (by === -1) continue
    const deed = deeds[by]
    if (kind === 'activity' && deed === 'o') deeds[by] = 's'
    if (deed !== '-') continue
    if (kind === 'pass') deeds[by] = 'p'
    else if (kind === 'operation' && text === '') deeds[by] = 'o'
    else if (kind === 'operation' && text === 'limited') deeds[by] = 'l'
    else if (kind === 'event') {
      deeds[by] = text === 'shaded' ? 'd' : 'e'
      played = number
    }
  }
  return { deeds: deeds.join(''), ...(played === undefined || played === card ? {} : { event: played }) }
}

/** What happens in a space. */
const DOINGS: ReadonlySet<LogKind> = new Set<LogKind>(['place', 'remove', 'move', 'flip', 'shift', 'mark', 'unmark'])

interface Act extends Pick<ActOutcome, 'by' | 'kind' | 'word'> {
  readonly rule: string
  readonly spaces: Set<Space>
}

/**
 * Every operation and activity by faction, and the spaces where its faction did something by it. An activity may come in the midst of an
 * operation: the rule that an event of the log names tells them apart.
 */
function actsIn(volume: Volume, log: readonly LogEvent[]): readonly ActOutcome[] {
  const acts: Act[] = []
  let operation: Act | undefined
  let activity: Act | undefined
  let current: Act | undefined
  for (const event of log) {
    const { kind, by, rule, word, space, to } = event
    if ((kind === 'operation' || kind === 'activity') && by !== -1 && word !== undefined) {
      current = { by, kind, word: keyOf(volume, word), rule, spaces: new Set() }
      acts.push(current)
      if (kind === 'operation') [operation, activity] = [current, undefined]
      else activity = current
    } else if (kind === 'card' || kind === 'event' || kind === 'pass' || kind === 'phase') {
      operation = activity = current = undefined
    } else if (DOINGS.has(kind) && !rule.startsWith('5.')) {
      if (rule === activity?.rule) current = activity
      else if (rule === operation?.rule) current = operation
      const where = to ?? space
      if (current !== undefined && by === current.by && where !== undefined) current.spaces.add(where)
    }
  }
  return addUpActs(acts)
}

function addUpActs(acts: readonly Act[]): readonly ActOutcome[] {
  const sums = new Map<string, { act: Act; times: number; spaces: Record<number, number> }>()
  for (const act of acts) {
    const name = `${act.by} ${act.kind} ${act.word}`
    const sum = sums.get(name) ?? { act, times: 0, spaces: {} }
    sum.times++
    for (const space of act.spaces) sum.spaces[space] = (sum.spaces[space] ?? 0) + 1
    sums.set(name, sum)
  }
  return [...sums.values()].map(({ act: { by, kind, word }, times, spaces }) => ({ by, kind, word, times, spaces }))
}

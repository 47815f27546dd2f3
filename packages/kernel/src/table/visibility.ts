import { fork } from '../questions/fork.ts'
import { isUsed, shownValue } from '../rules/tracks.ts'
import type { Asked } from '../state/asked.ts'
import type { Secret, TrackFacts } from '../state/facts.ts'
import type { Faction, Track } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Game } from '../state/model.ts'
import { track } from '../state/reading.ts'
import { HIDDEN, keyOf } from '../state/words.ts'
import { writeJournal } from './journal.ts'
import { type Position, positionOf } from './position.ts'
import { saveOf } from './save.ts'
import type { Beginning, Save } from './save-format.ts'
import type { Table } from './table.ts'

/**
 * What one viewer may know of a game, in one place. All that is played is open, the deck is hidden by not being in the state (deck.ts): what is
 * left to hide is the seed, what was prepared, and what lies face down before somebody else.
 */

/** Who looks: the player of these factions, a spectator with none, or somebody who may know everything. */
export type Viewer = readonly Faction[] | 'everything'

/** Nobody's: what all at the table know. */
export const SPECTATOR: Viewer = []

export interface VisibleGame {
  readonly position: Position
  readonly question: Asked | undefined
  readonly log: readonly LogEvent[]
  readonly journal: readonly string[]
  readonly totals: Readonly<Record<string, number>>
  /** What lies before the viewer's factions. */
  readonly secrets: Readonly<Record<string, readonly Secret[]>>
  readonly save: Save
}

/** Whether what lies before a faction is known to a viewer: it is the own player's, or the game is over. */
export const mayKnow = ({ game, setup }: Table, viewer: Viewer, owner: Faction): boolean =>
  viewer === 'everything' || game.isOver || viewer.some((f) => setup.seats[f]?.player === setup.seats[owner]?.player)

/** Whether a track holds something that a viewer may not know. */
function isHidden(table: Table, viewer: Viewer, { faceDown }: TrackFacts): boolean {
  const owner = faceDown && table.volume.factionIndex.get(faceDown.faction)
  return owner !== undefined && !mayKnow(table, viewer, owner)
}

/** A game as a viewer knows it: what lies face down before others is not in it. */
export function gameFor(table: Table, viewer: Viewer, game: Game = table.game): Game {
  const { at, volume } = game
  const seen = fork(game)
  volume.tracks.forEach((facts, t) => {
    if (isUsed(game, facts) && isHidden(table, viewer, facts))
      seen.n[at.tracks + t] = shownValue(facts, game.n[at.tracks + t] as number)
  })
  return seen
}

/** A position as a viewer knows it. */
function redacted(table: Table, viewer: Viewer, position: Position): Position {
  const tracks = { ...position.tracks }
  for (const facts of table.volume.tracks) {
    const { boxes = [], id } = facts
    const written = tracks[id]
    if (written === undefined || !isHidden(table, viewer, facts)) continue
    const shown = shownValue(facts, typeof written === 'string' ? boxes.indexOf(written) : written)
    tracks[id] = boxes[shown] ?? shown
  }
  return { ...position, tracks }
}

export const positionFor = (table: Table, viewer: Viewer): Position => positionOf(gameFor(table, viewer))

/** The journal as a viewer may read it, from an entry on: what was dealt face down to others is `!?`, what they chose in secret `?`. */
export function journalFor(table: Table, viewer: Viewer, from = 0): string[] {
  const { record, volume } = table
  const shown = (key: string, owner: Faction | undefined): string =>
    owner === undefined || mayKnow(table, viewer, owner) ? key : keyOf(volume, HIDDEN)
  return writeJournal(
    table.game,
    (key, at) => shown(key, record.faceDown.get(at)),
    (key, at) => shown(key, record.secretOf(at)),
    from,
  )
}

/** The current question, as a viewer sees it. */
export function questionFor(table: Table, viewer: Viewer): Asked | undefined {
  const { pending } = table
  return pending?.isSecret === true && !mayKnow(table, viewer, pending.by) ? pending.fromOutside : pending
}

/** A save that gives nothing away: without the seed, what was prepared, and what the viewer may not know. It goes on by chance of its own. */
export function saveFor(table: Table, viewer: Viewer, beginning: Beginning = {}): Save {
  if (viewer === 'everything') return saveOf(table, beginning)
  const { seed: _, stack: __, checkpoint, start, ...open } = saveOf(table, beginning)
  return {
    ...open,
    ...(start === undefined ? {} : { start: redacted(table, viewer, start) }),
    journal: journalFor(table, viewer),
    ...(checkpoint === undefined
      ? {}
      : { checkpoint: { ...checkpoint, position: redacted(table, viewer, checkpoint.position) } }),
  }
}

/** Whether something lies face down that a viewer may not know. */
export const hidesFrom = (table: Table, viewer: Viewer): boolean =>
  table.volume.tracks.some((facts, t) => {
    const isFaceDown = shownValue(facts, track(table.game, t as Track)) === facts.faceDown?.shownAs
    return isUsed(table.game, facts) && isFaceDown && isHidden(table, viewer, facts)
  })

/** All that a viewer may know. */
export function visibleTo(table: Table, viewer: Viewer, beginning: Beginning = {}): VisibleGame {
  const { volume } = table
  const game = gameFor(table, viewer)
  const own = viewer === 'everything' || table.isOver ? volume.allFactions : viewer
  return {
    position: positionOf(game),
    question: questionFor(table, viewer),
    log: table.log,
    journal: journalFor(table, viewer),
    totals: volume.totals(game),
    secrets: Object.fromEntries(own.map((f) => [volume.factions[f]?.id as string, volume.secrets?.(game, f) ?? []])),
    save: saveFor(table, viewer, beginning),
  }
}

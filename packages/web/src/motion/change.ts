import type { Game, LogEvent, Space } from '@coinflict/kernel/state'
import { useMemo, useRef } from 'preact/hooks'
import { type BoardLook, type SpaceLook, type StackLook, stackLook } from '../board/look.ts'
import { stay } from '../play/pace.ts'
import type { Session } from '../play/session.ts'
import { pace, sound } from '../settings.ts'
import { journeysOf } from './journeys.ts'
import { moves } from './moves.ts'
import type { FacedJourney } from './scene.ts'

/** What is new on the table since it was last drawn. */
export interface TableChange {
  readonly isChanged: boolean
  /** Who went where, in the order of the log. */
  readonly journeys: readonly FacedJourney[]
  /** Spaces that are not as they were, apart from who went there. */
  readonly spaces: readonly Space[]
  /** Milliseconds in which all that moves has arrived; 0 if nothing is to move. */
  readonly time: number
}

/** What was told since the table was last drawn, and whether a person is asked after others have played. */
export interface TableNews {
  readonly events: readonly LogEvent[]
  readonly isTurn: boolean
}

/** Milliseconds: for what a person does, for a step that waits to be looked at, and the most that anything takes. */
const OWN = 450
const STEP = 900
const LONGEST = 1600

/** What a step leaves of its time to what is seen of it. */
const SHARE = 0.7

/** So many answers later or earlier, the table is another one. */
const FAR = 20

function timeFor(session: Session, before: Seen): number {
  if (pace.value === 'once' || Math.abs(session.moment - before.moment) > FAR) return 0
  if (!session.isWatched) return OWN
  const wait = stay(session)
  return wait === undefined ? STEP : Math.min(LONGEST, wait * SHARE)
}

const UNCHANGED: TableChange = { isChanged: false, journeys: [], spaces: [], time: 0 }

interface Seen {
  readonly session: Session
  readonly board: BoardLook
  readonly moment: number
  readonly lines: number
  readonly isWatched: boolean
}

/** Follows a table: what moves, if anything may, and what is heard, if anything is. */
export function useChange(
  session: Session,
  game: Game,
  board: BoardLook,
): { readonly change: TableChange | undefined; readonly news: TableNews | undefined } {
  const seen = useRef<Seen | undefined>(undefined)
  const isMoving = moves()
  const isHeard = sound.value !== 'off'
  return useMemo(() => {
    if (!isMoving && !isHeard) {
      seen.current = undefined
      return { change: undefined, news: undefined }
    }
    const { log, moment, isWatched } = session
    const before = seen.current?.session === session ? seen.current : undefined
    seen.current = { session, board, moment, lines: log.length, isWatched }
    if (before === undefined) return { change: isMoving ? UNCHANGED : undefined, news: undefined }
    const events = log.slice(before.lines)
    const isFromOthers = before.isWatched || events.some(({ by }) => by !== -1 && session.isAutomatic(by))
    return {
      change: isMoving ? changeOf(session, game, before, board, events) : undefined,
      news: isHeard ? { events, isTurn: isFromOthers && !isWatched && session.question !== undefined } : undefined,
    }
  }, [session, game, isMoving, isHeard])
}

function changeOf(
  session: Session,
  game: Game,
  before: Seen,
  after: BoardLook,
  events: readonly LogEvent[],
): TableChange {
  const time = timeFor(session, before)
  const differs = time === 0 ? isOther : isOtherwise
  const was = new Map(before.board.map((look) => [look.space, look]))
  const face = (piece: StackLook['piece']) => stackLook(game, piece, 1)[0] as StackLook
  return {
    isChanged: true,
    journeys: journeysOf(game.volume, before.board, after, events).map((journey) => ({
      ...journey,
      before: face(journey.was),
      after: face(journey.is),
    })),
    spaces: after.filter((look) => differs(was.get(look.space), look)).map(({ space }) => space),
    time,
  }
}

const isOther = (before: SpaceLook | undefined, after: SpaceLook): boolean => before !== undefined && before !== after

/** Whether a space has changed apart from its pieces: who holds it, what its people want, its markers. */
function isOtherwise(before: SpaceLook | undefined, after: SpaceLook): boolean {
  if (before === undefined || before === after) return false
  const signs = ({ level, pop, control, markers }: SpaceLook) =>
    [level, pop, control?.letter, ...markers.map(({ id, n }) => `${id} ${n}`)].join()
  return signs(before) !== signs(after)
}

import { fork } from '@coinflict/kernel/questions'
import { levelName } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  type InterjectionRules,
  level,
  type Marker,
  type Piece,
  type Reason,
  type Space,
  type Track,
  track,
  type Volume,
} from '@coinflict/kernel/state'

/** The box that pieces go to which are removed by hand, unless somebody says another. */
export const boxOf = ({ boxes, factionOf, factions }: Volume, piece: Piece): string =>
  factions[factionOf[piece] ?? -1]?.lostTo ?? (boxes[0] as string)

/** Something that is set by hand: each is one entry of the journal. */
export type Change =
  | { readonly kind: 'pieces'; readonly space: Space; readonly piece: Piece; readonly n: number; readonly box: string }
  | { readonly kind: 'flip'; readonly space: Space; readonly piece: Piece; readonly n: number }
  | { readonly kind: 'markers'; readonly space: Space; readonly marker: Marker; readonly n: number }
  | { readonly kind: 'level'; readonly space: Space; readonly to: string }
  | { readonly kind: 'track'; readonly track: Track; readonly to: string }

const id = (list: readonly { readonly id: string }[], i: number): string => list[i]?.id ?? ''

/** A change in the words of the hand tools. */
export function wordsOf(volume: Volume, change: Change): readonly string[] {
  const { markers, pieces, spaces, tracks } = volume
  switch (change.kind) {
    case 'pieces': {
      const { n, piece, space, box } = change
      const words = [id(pieces, piece), id(spaces, space), String(Math.abs(n))]
      return n > 0 ? ['place', ...words] : ['remove', ...words, ...(box === volume.boxes[0] ? [] : [box])]
    }
    case 'flip':
      return ['flip', id(pieces, change.piece), id(spaces, change.space), String(change.n)]
    case 'markers': {
      const { n, marker, space } = change
      return [n > 0 ? 'mark' : 'unmark', id(markers, marker), id(spaces, space), String(Math.abs(n))]
    }
    case 'level':
      return ['level', id(spaces, change.space), change.to]
    case 'track':
      return ['track', id(tracks, change.track), change.to]
  }
}

/** Whether two changes are of the same thing, so that the later one goes into the earlier. */
function isSame(a: Change, b: Change): boolean {
  if (a.kind === 'track' || b.kind === 'track')
    return a.kind === b.kind && 'track' in a && 'track' in b && a.track === b.track
  if (a.kind !== b.kind || a.space !== b.space) return false
  if ('piece' in a && 'piece' in b) return a.piece === b.piece
  return 'marker' in a && 'marker' in b ? a.marker === b.marker : true
}

const added = (a: Change, b: Change): Change => ('n' in a && 'n' in b ? ({ ...a, n: a.n + b.n } as Change) : b)

/** What is set by hand before it is done: the game it began from, the changes, and the game as it would be. */
export class HandWork {
  readonly game: Game
  /** The first change that cannot be made, and why. */
  readonly refused: { readonly change: Change; readonly reason: Reason } | undefined

  constructor(
    readonly before: Game,
    readonly by: Faction,
    readonly changes: readonly Change[] = [],
  ) {
    const { volume } = before
    const rules = volume.interjections.hand as InterjectionRules
    this.game = fork(before)
    for (const change of changes) {
      const words = wordsOf(volume, change)
      const reason = rules.whyNot(this.game, by, words)
      if (reason !== undefined) {
        this.refused = { change, reason }
        break
      }
      rules.carryOut(this.game, by, words)
    }
  }

  get words(): readonly (readonly string[])[] {
    return this.changes.map((change) => wordsOf(this.before.volume, change))
  }

  /** The same with one change more, which goes into an earlier one of the same thing where it can. */
  with(change: Change): HandWork {
    const at = this.changes.findIndex((each) => isSame(each, change))
    if (at === -1) return this.set([...this.changes, change])
    const sum = added(this.changes[at] as Change, change)
    const others = this.changes.filter((_, i) => i !== at)
    if (this.isNothing(sum)) return this.set(others)
    const inPlace = this.set(this.changes.map((each, i) => (i === at ? sum : each)))
    return inPlace.refused === undefined ? inPlace : this.set([...others, sum])
  }

  get cleared(): HandWork {
    return this.set([])
  }

  without(change: Change): HandWork {
    return this.set(this.changes.filter((each) => each !== change))
  }

  /** The same, with the pieces that a change removes in another box. */
  sentTo(change: Change, box: string): HandWork {
    return this.set(this.changes.map((each) => (each === change && each.kind === 'pieces' ? { ...each, box } : each)))
  }

  private set(changes: readonly Change[]): HandWork {
    return new HandWork(this.before, this.by, changes)
  }

  /** Whether a change leaves everything as it was. */
  private isNothing(change: Change): boolean {
    const { before } = this
    if ('n' in change) return change.n === 0
    if (change.kind === 'level') return levelName(before.volume, level(before, change.space)) === change.to
    const value = track(before, change.track)
    return (before.volume.tracks[change.track]?.boxes?.[value] ?? String(value)) === change.to
  }
}

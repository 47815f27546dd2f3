import { isUsed, shownValue } from '@coinflict/kernel/rules'
import type { Faction, Game, LogEvent, Piece, Space, State, Track, TrackFacts } from '@coinflict/kernel/state'

/** What only the rules remember, without a name for it, is not told (tracks.ts). */
const isTold = (g: Game, facts: TrackFacts): boolean =>
  isUsed(g, facts) && (facts.bookkeeping !== true || facts.boxes !== undefined)

/**
 * What a game looks like to somebody who knows where it began and reads its log: pieces in their spaces, levels, markers, tracks, lasting cards,
 * eligibility. It must be what the state says.
 */
export class Retelling {
  private readonly n: State
  private readonly read: Partial<Record<LogEvent['kind'], (event: LogEvent) => void>>

  constructor(private readonly g: Game) {
    const { at, volume } = g
    this.n = g.n.slice()
    const pieces = (piece: Piece, space: Space, n: number) => this.add(space * at.pieceKinds + piece, n)
    const markers = (id: string, space: Space, n: number) =>
      this.add(at.markers + (volume.markerIndex.get(id) ?? 0) * at.spaces + space, n)
    const told = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('the log leaves something out')
      return value
    }
    this.read = {
      place: ({ piece, space, n }) => pieces(told(piece), told(space), told(n)),
      remove: ({ piece, space, n }) => {
        // Without a space it went from one box to another.
        if (space !== undefined) pieces(told(piece), space, -told(n))
      },
      move: ({ piece, space, to, n }) => {
        pieces(told(piece), told(space), -told(n))
        pieces(told(piece), told(to), told(n))
      },
      flip: ({ piece, space, n }) => {
        pieces(volume.flipOf[told(piece)] as Piece, told(space), -told(n))
        pieces(told(piece), told(space), told(n))
      },
      shift: ({ space, n }) => this.set(at.levels + told(space), told(n)),
      mark: ({ text, space, n }) => markers(told(text), told(space), told(n)),
      unmark: ({ text, space, n }) => markers(told(text), told(space), -told(n)),
      track: ({ track, n }) => this.set(at.tracks + told(track), told(n)),
      lasting: ({ card, text }) => this.set(at.lasting + told(card), text === 'unshaded' ? 1 : 2),
      lapse: ({ card }) => this.set(at.lasting + told(card), 0),
      eligible: ({ faction }) => this.set(at.eligible + told(faction), 1),
      ineligible: ({ faction }) => this.set(at.eligible + told(faction), 0),
    }
  }

  private set(place: number, to: number): void {
    this.n[place] = to
  }

  private add(place: number, n: number): void {
    this.n[place] = (this.n[place] as number) + n
  }

  hear(event: LogEvent): void {
    this.read[event.kind]?.(event)
  }

  /** Where what was told is not what is, in the game itself or in another that goes on from where it began. */
  misfits(g: Game = this.g): readonly string[] {
    return this.isSameWhereTold(g) ? [] : this.differences(g)
  }

  /** Whether nothing differs, without a look at what it is called. */
  private isSameWhereTold(g: Game): boolean {
    const { at, n, volume } = g
    const same = (from: number, to: number): boolean => {
      for (let i = from; i < to; i++) if (this.n[i] !== n[i]) return false
      return true
    }
    const spaces = at.spaces * at.pieceKinds
    return (
      volume.cards.every(({ number }) => this.n[at.lasting + number] === n[at.lasting + number]) &&
      volume.tracks.every(
        (facts, t) =>
          !isTold(g, facts) ||
          shownValue(facts, this.n[at.tracks + t] as number) === shownValue(facts, n[at.tracks + t] as number),
      ) &&
      same(0, spaces) &&
      same(at.markers, at.markers + volume.markers.length * at.spaces) &&
      same(at.levels, at.levels + at.spaces) &&
      same(at.eligible, at.eligible + volume.factions.length)
    )
  }

  private differences(g: Game): readonly string[] {
    const { at, n, volume } = g
    const found: string[] = []
    const compare = (place: number, name: () => string, shown = (value: number) => value): void => {
      const [told, is] = [shown(this.n[place] as number), shown(n[place] as number)]
      if (told !== is) found.push(`${name()}: ${told} by the log, ${is} in fact`)
    }
    for (const s of volume.allSpaces) {
      const space = volume.spaces[s]?.id
      for (const p of volume.allPieces) compare(s * at.pieceKinds + p, () => `${volume.pieces[p]?.id} in ${space}`)
      volume.markers.forEach(({ id }, m) => {
        compare(at.markers + m * at.spaces + s, () => `${id} in ${space}`)
      })
      compare(at.levels + s, () => `level of ${space}`)
    }
    volume.tracks.forEach((facts, t: number) => {
      if (!isTold(g, facts)) return
      compare(
        at.tracks + (t as Track),
        () => facts.id,
        (value) => shownValue(facts, value),
      )
    })
    for (const { number } of volume.cards) compare(at.lasting + number, () => `card ${number} in force`)
    volume.factions.forEach(({ id }, f) => {
      compare(at.eligible + (f as Faction), () => `eligibility of ${id}`)
    })
    return found
  }
}

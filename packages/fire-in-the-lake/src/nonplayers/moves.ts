import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { type Line, type Piece, type Space, spaceWord, type Word } from '@coinflict/kernel/state'

/** Pieces that an instruction sends from one space to another. */
export interface Move {
  readonly from: Space
  readonly to: Space
  readonly pieces: ReadonlyMap<Piece, number>
}

/** 8.4.1 Moves that an instruction lays down, before the chart of the faction has its say. */
export class Moves {
  constructor(
    private readonly key: string,
    private readonly line: Line,
    private readonly make: (np: NonPlayer) => readonly Move[],
  ) {}

  /** All of them, as they were laid down when they were first needed. */
  all(np: NonPlayer): readonly Move[] {
    return np.once(this.key, () => this.make(np))
  }

  /** Where the next of them begins, of all or of those to one space; nothing when all are made. */
  from(np: NonPlayer, to?: Space): Word | undefined {
    const isNext = (move: Move): boolean =>
      (to === undefined || move.to === to) &&
      np.noted<boolean>(this.nameOf(move)) !== true &&
      np.q.isPossible(spaceWord(move.from))
    const move = this.all(np).find(isNext)
    np.note(`${this.key} now`, move)
    if (move === undefined) return undefined
    np.note(this.nameOf(move), true)
    np.onceInPhase(this.goalName, () => move.to)
    return np.say(this.line, spaceWord(move.from))
  }

  /** Where the one that has begun leads. */
  to(np: NonPlayer): Word | undefined {
    const move = this.current(np)
    return move && np.firstOf(this.line, [spaceWord(move.to)])
  }

  /** Where the first of them led, for an operation that follows. */
  goal(np: NonPlayer): Word | undefined {
    const to = np.onceInPhase<Space | undefined>(this.goalName, () => undefined)
    return to === undefined ? undefined : np.firstOf(this.line, [spaceWord(to)])
  }

  /** How many of the piece that is asked for go. */
  howMany(np: NonPlayer): Word | undefined {
    const move = this.current(np)
    const { piece, to } = np.q.params ?? {}
    return move?.to !== to || piece === undefined ? undefined : np.number(this.line, move?.pieces.get(piece) ?? 0)
  }

  private current(np: NonPlayer): Move | undefined {
    const move = np.noted<Move>(`${this.key} now`)
    return move?.from === np.q.params?.space ? move : undefined
  }

  private get goalName(): string {
    return `${this.key} goal`
  }

  private nameOf({ from, to }: Move): string {
    return `${this.key} ${from} ${to}`
  }
}

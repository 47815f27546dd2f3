import type { Family, NetData } from '@coinflict/kernel/nonplayers'
import type { Stack } from '@coinflict/kernel/questions'
import type { Asked, Faction, LogEvent, Volume } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import type { View } from '../board.ts'
import { type Paint, wrap } from '../layout.ts'
import { complaint, say } from '../text/say.ts'

/** What the conversation needs from around it. */
export interface Environment {
  readonly language: Language
  readonly paint: Paint
  /** The charts that a player may ask for advice. */
  readonly families: readonly Family[]
  /** What was learned from games, for those who think. */
  readonly nets?: readonly NetData[] | undefined
  /** Whether non-players say why they do what they do. */
  readonly why: boolean
  /** What takes everything off the screen. */
  readonly wipe: string
  /** Columns of the terminal as it is now. */
  width(): number
  /** Keeps the game after a change; gives what there is to say about it. */
  keep(): string | undefined
  /** Saves the game in a file of the player's choice, or throws `BadInput`. */
  saveAs(file: string): void
  /** Prepares cards or dice: those that come next, instead of what was prepared before. */
  layReady(next: Stack): void
  /** The link that carries the game to who is to answer; it opens on a page, if one is named on that. */
  moveLink(page: string): string
  /** Why the game as it stands is not kept. */
  whyNotKept(): string | undefined
}

/** A game as it stands at a terminal: the table, and what is around it. */
export class Screen {
  /** Who has asked to see answers that are for its eyes only. */
  shownTo: Faction | undefined

  constructor(
    readonly table: Table,
    readonly around: Environment,
  ) {}

  get volume(): Volume {
    return this.table.volume
  }

  get language(): Language {
    return this.around.language
  }

  get log(): readonly LogEvent[] {
    return this.table.log
  }

  get view(): View {
    return { g: this.table.game, language: this.language, width: this.around.width(), paint: this.around.paint }
  }

  /** The question that stands; a complaint if none does. */
  get asked(): Asked {
    const { awaitsChance, pending } = this.table
    if (awaitsChance) throw complaint('chance', 'told.first')
    if (pending === undefined) throw complaint('over', 'out-of-turn.over')
    return pending
  }

  wrapped(text: string): string[] {
    return wrap(text, this.around.width())
  }

  say: (id: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => string = (id, params) =>
    say(this.language, id, params)
}

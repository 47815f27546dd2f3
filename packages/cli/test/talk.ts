import { andeanAbyss } from '@coinflict/andean-abyss'
import { families } from '@coinflict/andean-abyss/nonplayers'
import type { Scene } from '@coinflict/andean-abyss/testkit'
import type { Stack } from '@coinflict/kernel/questions'
import { dealerOf, setupOf, Table } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { PLAIN } from '../src/layout.ts'
import { layNext } from '../src/ready.ts'
import { Conversation, type Reply } from '../src/terminal.ts'

/** A conversation that nobody keeps; counts how often it would have been. */
export class Talk {
  kept = 0
  failure: string | undefined
  stack: Stack | undefined
  readonly saved: string[] = []
  readonly conversation: Conversation
  last: Reply

  constructor(
    readonly table: Table,
    width = 80,
    why = false,
  ) {
    this.conversation = new Conversation(table, {
      why,
      language: 'en',
      paint: PLAIN,
      families,
      wipe: '<wiped>',
      width: () => width,
      keep: () => {
        this.kept++
        return undefined
      },
      saveAs: (file) => void this.saved.push(file),
      layReady: (next) => {
        this.stack = layNext({ table, ...(this.stack === undefined ? {} : { stack: this.stack }) }, next)
        table.game.script.dealer = dealerOf(table.setup.seed, this.stack)
      },
      moveLink: (page) => `${page}#/move/x`,
      whyNotKept: () => this.failure,
    })
    this.last = this.conversation.begin()
  }

  /** Types lines; gives what the last of them brought. */
  type(...lines: readonly string[]): string {
    for (const line of lines) this.last = this.conversation.hear(line)
    return this.last.text
  }

  /** The same without line breaks. */
  hear(...lines: readonly string[]): string {
    return flat(this.type(...lines))
  }
}

/** A text without its line breaks. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

export const talk = (t: Scene): Talk => new Talk(t.table)

/** A new game, in Andean Abyss with these cards prepared: the AUC is first on 54, the Government on 1. */
const CARDS = [54, 1] as const

export function newTable(
  seats: Record<string, string> = {},
  scenario = 'standard',
  seed = '7',
  volume = andeanAbyss,
  cards: readonly number[] = volume === andeanAbyss ? CARDS : [],
): Table {
  const setup = setupOf(volume, { scenario, seats, seed }, SEAT_KINDS)
  const dealer = dealerOf(seed, { cards })
  return new Table(volume, setup, decidersOf(volume, setup, families), { dealer })
}

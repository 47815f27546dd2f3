import { badInput } from '../state/errors.ts'
import type { Faction } from '../state/ids.ts'
import { isPerson } from '../state/reading.ts'
import type { Beginning, Save } from './save-format.ts'
import type { Table } from './table.ts'
import { hidesFrom, SPECTATOR, saveFor, type Viewer } from './visibility.ts'

/** A game sent to who is to answer: it goes from one to the other, and each goes on where the other left it. */
export interface Move {
  readonly save: Save
  /** The name by which all who play it know the game. */
  readonly game: string
  /** The faction that is to answer; nothing if the game is over. */
  readonly to?: string
}

/** The person who is to answer; nothing if nobody is. */
export function addresseeOf({ game, pending }: Table): Faction | undefined {
  return pending !== undefined && isPerson(game, pending.by) ? pending.by : undefined
}

/** All factions of a faction's player: what they may know, the player knows. */
const eyesOf = ({ setup, volume }: Table, f: Faction): Viewer =>
  volume.allFactions.filter((other) => setup.seats[other]?.player === setup.seats[f]?.player)

/** Whether the move cannot be sent, since the game cannot be played on without something that its addressee may not know. */
export function isSecretMove(table: Table): boolean {
  const to = addresseeOf(table)
  return to !== undefined && hidesFrom(table, eyesOf(table, to))
}

/** The move as it is sent: with what its addressee may know, and short. */
export function moveOf(table: Table, game: string, beginning: Beginning = {}): Move {
  const to = addresseeOf(table)
  const { checkpoint: _, ...save } = saveFor(table, to === undefined ? SPECTATOR : eyesOf(table, to), beginning)
  return { save, game, ...(to === undefined ? {} : { to: table.volume.factions[to]?.id as string }) }
}

/** Reads what a link held; what else is wrong with its game is found when that is loaded. */
export function readMove(data: unknown): Move {
  const { save, game, to } = Object(data) as Partial<Record<keyof Move, unknown>>
  const isNamed = typeof game === 'string' && /^[\w-]{1,40}$/.test(game)
  if (!isNamed || typeof save !== 'object' || save === null || !(to === undefined || typeof to === 'string'))
    throw badInput('link', 'error.link-broken')
  return { save: save as Save, game, ...(to === undefined ? {} : { to }) }
}

/** How the journal that came stands to the one that is here: it goes on from it, it is as long or behind, or they are apart. */
export function meeting(here: readonly string[], there: readonly string[]): 'on' | 'same' | 'behind' | 'apart' {
  const both = Math.min(here.length, there.length)
  for (let i = 0; i < both; i++) if (here[i] !== there[i]) return 'apart'
  return here.length === there.length ? 'same' : here.length < there.length ? 'on' : 'behind'
}

import type { Reason } from '../state/asked.ts'
import { BadInput, badInput } from '../state/errors.ts'
import type { Players } from '../state/facts.ts'
import type { Cover, Seat, Setup, Volume } from '../state/model.ts'
import { isPlainLine } from '../text/outside.ts'

/** What somebody asks for when a game is to begin; what is left out gets its default. */
export interface SetupWish {
  readonly scenario?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly seats?: Readonly<Record<string, string>> | undefined
  readonly seed?: string | undefined
  /** Whether the players turn their own cards and roll their own dice. */
  readonly ownDeck?: boolean | undefined
}

/** Kinds of player that every game has. A volume's families of non-players come beside them. */
export type SeatKinds = Readonly<Record<string, { readonly nonPlayer: boolean }>>

/** Letters of a player's name and of a seed. */
const MOST_OF_A_NAME = 60
const MOST_OF_A_SEED = 200

const SHARED = { id: 'setup.shared', rule: '1.5' } as const satisfies Reason

/** 1.5 Why players may not hold these factions: who has several has them as the rule book shares them out, and all are shared out then. */
export function whyNotShare(volume: Cover, players: Players): Reason | undefined {
  if (players.every((own) => own.length < 2)) return undefined
  const written = (table: Players): string =>
    table
      .map((own) => [...own].sort().join(' '))
      .sort()
      .join()
  return volume.shares.some((table) => written(table) === written(players)) ? undefined : SHARED
}

/** The factions of each player at a table. */
function playersAt(volume: Cover, seats: readonly Seat[]): Players {
  const players = new Map<string, string[]>()
  seats.forEach(({ player, nonPlayer }, i) => {
    if (!nonPlayer) players.set(player, [...(players.get(player) ?? []), volume.factions[i]?.id ?? ''])
  })
  return [...players.values()]
}

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ')

/**
 * Makes a set-up of a wish, or says what is wrong with it. A seat is a kind of player, `person` or `search:deep`, or with a name,
 * `person:ann`. A game that was begun goes on with whoever sat down.
 */
export function setupOf(volume: Cover, wish: SetupWish, kinds: SeatKinds, isBegun = false): Setup {
  const { title } = volume
  const scenario = wish.scenario ?? (volume.scenarios[0]?.id as string)
  if (!volume.scenarios.some((s) => s.id === scenario)) {
    throw badInput('scenario', 'error.scenario', { title, value: scenario, list: ids(volume.scenarios) })
  }
  const options: Record<string, string> = {}
  for (const option of volume.options) options[option.id] = option.default
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    const facts = volume.options.find((option) => option.id === id)
    if (facts === undefined) {
      throw badInput('option', 'error.option', { title, value: id, list: ids(volume.options) })
    }
    if (!facts.values.includes(value)) {
      throw badInput('option', 'error.option-value', { option: id, list: facts.values.join(', '), value })
    }
    options[id] = value
  }
  for (const id of Object.keys(wish.seats ?? {})) {
    if (!volume.factions.some((faction) => faction.id === id)) {
      throw badInput('seat', 'error.faction', { title, value: id, list: ids(volume.factions) })
    }
  }
  // Pushed, not mapped: `map` makes arrays of another inner kind once it is compiled, and whatever reads them is compiled again.
  const seats: Seat[] = []
  for (const { id } of volume.factions) {
    const wished = wish.seats?.[id] ?? 'person'
    const [kind = '', name = ''] = Object.hasOwn(kinds, wished) ? [wished] : wished.split(':')
    const family = volume.families.find((each) => each.id === kind)
    if (family !== undefined && !family.factions.includes(id)) {
      throw badInput('seat', 'error.chart', { family: kind, value: id, list: family.factions.join(', ') })
    }
    const known = Object.hasOwn(kinds, kind) ? kinds[kind] : family && { nonPlayer: true }
    if (known === undefined) {
      const all = [...Object.keys(kinds), ...volume.families.map((each) => each.id)]
      throw badInput('seat', 'error.seat', { faction: id, value: wished, list: all.join(', ') })
    }
    if (!isPlainLine(name, MOST_OF_A_NAME)) throw badInput('seat', 'error.seat-name', { n: MOST_OF_A_NAME })
    seats.push({ kind, player: name === '' ? id : `${kind}:${name}`, nonPlayer: known.nonPlayer })
  }
  const players = playersAt(volume, seats)
  refuse(volume, 'option', volume.whyNotSetup(scenario, options, players))
  if (!isBegun) refuse(volume, 'seat', whyNotShare(volume, players))
  const { seed = '' } = wish
  if (!isPlainLine(seed, MOST_OF_A_SEED)) throw badInput('seed', 'error.seed', { n: MOST_OF_A_SEED })
  return {
    scenario,
    options,
    seats,
    seed: seed === '' ? '1' : seed,
    ...(wish.ownDeck === true ? { ownDeck: true } : {}),
  }
}

function refuse(volume: Cover, code: string, reason: Reason | undefined): void {
  if (reason === undefined) return
  throw new BadInput(code, reason.id, {}, { catalogues: volume.catalogues, rule: reason.rule })
}

/** The seats as they are written in saves: `person`, or `person:ann` where a player has a name. */
export function seatsOf(volume: Volume, setup: Setup): Record<string, string> {
  return Object.fromEntries(
    volume.factions.map(({ id }, i) => {
      const seat = setup.seats[i] as Seat
      return [id, seat.player === id ? seat.kind : seat.player]
    }),
  )
}

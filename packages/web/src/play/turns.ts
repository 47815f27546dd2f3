import {
  currentCard,
  type Faction,
  type Game,
  isNonPlayer,
  isRoundCard,
  type LogEvent,
  phase,
  type Table,
} from '@coinflict/kernel'

/** Where one turn ends and the next begins: what a table tells of it. */

/** A part of the journal: from its first entry up to where the next part begins. */
export interface Passage {
  readonly from: number
  readonly to: number
}

/** What happened in a faction's turn or in a part of a round, which is nobody's. */
export interface Told {
  readonly by: Faction | undefined
  /** The game as it began. */
  readonly game: Game
  readonly events: readonly LogEvent[]
}

/** Whether after a stretch the same faction simply goes on in the same phase. */
export function goesOn(table: Table, stretch: number): boolean {
  const { pending, game, journal } = table
  const then = table.moment(stretch).game
  const last = journal.length - 1
  return (
    pending !== undefined &&
    phase(then) === phase(game) &&
    game.answeredBy[last] === pending.by &&
    game.chanceBefore[last] === game.chanceUsed
  )
}

/** The stretch in which an entry was made. */
export function stretchOf(table: Table, entry: number): number {
  let stretch = table.stretches
  while (stretch > 0 && table.moment(stretch).at > entry) stretch--
  return stretch
}

/** Who gave the first answer of a stretch; nobody if it took none. */
export function ownerOf(table: Table, stretch: number): Faction | undefined {
  const { from, to } = passageOf(table, stretch)
  const first = table.journal.findIndex((entry, i) => i >= from && i < to && typeof entry === 'number')
  return first === -1 ? undefined : table.game.answeredBy[first]
}

const passageOf = (table: Table, stretch: number): Passage => ({
  from: table.moment(stretch).at,
  to: stretch < table.stretches ? table.moment(stretch + 1).at : table.journal.length,
})

/** What happened in a stretch. */
export function eventsOf(table: Table, stretch: number): readonly LogEvent[] {
  const to = stretch < table.stretches ? table.moment(stretch + 1).logLength : undefined
  return (table.game.log ?? []).slice(table.moment(stretch).logLength, to)
}

/**
 * What a stretch brought by itself, before anybody was asked in it: a part of a round, or the turn of a faction that could only pass. Nothing
 * where answers tell all of it.
 */
export function automaticPart(table: Table, stretch: number): Told | undefined {
  const { at, game } = table.moment(stretch)
  const events = eventsOf(table, stretch).filter((event) => event.at === at)
  const isAsked = passageOf(table, stretch).to > at || (stretch === table.stretches && table.pending !== undefined)
  if (isRoundCard(game, currentCard(game))) {
    const isTold = isAsked ? events.some(({ kind }) => kind !== 'phase') : events.length > 0
    return isTold ? { by: undefined, game, events } : undefined
  }
  const by = isAsked ? undefined : events.find((event) => event.by !== -1)?.by
  return by === undefined || by === -1 ? undefined : { by, game, events }
}

/** What happened since a faction last had its say, up to what it did in the turn that runs: turn by turn, without the set-up. */
export function newsFor(table: Table, faction: Faction): readonly Told[] {
  const { game } = table
  const began = table.moment(table.stretches).at
  const own = game.answeredBy.indexOf(faction, began)
  const until = own === -1 ? table.journal.length : own
  const since = game.answeredBy.slice(0, began).lastIndexOf(faction)
  const told: Told[] = []
  for (let stretch = since === -1 ? 0 : stretchOf(table, since); stretch <= table.stretches; stretch++) {
    const then = table.moment(stretch).game
    const events = eventsOf(table, stretch).filter(({ at }) => at > since && at <= until)
    if (currentCard(then) === 0 || events.length === 0) continue
    if (isRoundCard(then, currentCard(then))) {
      const last = told.at(-1)
      if (last !== undefined && last.by === undefined && phase(last.game) === phase(then)) {
        told[told.length - 1] = { ...last, events: [...last.events, ...events] }
      } else told.push({ by: undefined, game: then, events })
      continue
    }
    const by = ownerOf(table, stretch) ?? events.find((event) => event.by !== -1)?.by
    if (by !== undefined && by !== -1 && by !== faction) told.push({ by, game: then, events })
  }
  return told
}

/** The turns that non-players had last, one after another; nothing if they had none. */
export function lastTurns(table: Table): Passage | undefined {
  const { game, setup } = table
  if (!setup.seats.some(({ nonPlayer }) => nonPlayer)) return undefined
  let found: Passage | undefined
  for (let stretch = table.stretches; stretch >= 0; stretch--) {
    const owner = ownerOf(table, stretch)
    if (owner === undefined) continue
    const { from, to } = passageOf(table, stretch)
    if (isNonPlayer(game, owner)) found = { from, to: found?.to ?? to }
    else if (found !== undefined) return found
  }
  return found
}

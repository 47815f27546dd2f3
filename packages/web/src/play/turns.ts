import { type Faction, isNonPlayer, type LogEvent, phase, type Table } from '@coinflict/kernel'

/** Where one turn ends and the next begins: what a table tells of it. */

/** A part of the journal: from its first entry up to where the next part begins. */
export interface Passage {
  readonly from: number
  readonly to: number
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

/** The stretch in which the last entry was made. */
export function lastStretch(table: Table): number {
  let stretch = table.stretches
  while (stretch > 0 && table.moment(stretch).at >= table.journal.length) stretch--
  return stretch
}

/** What happened before the turn that runs, since a faction last had its say. */
export function newsFor(table: Table, faction: Faction): readonly LogEvent[] {
  const { game } = table
  const began = table.moment(table.stretches)
  let last = began.at - 1
  while (last >= 0 && game.answeredBy[last] !== faction) last--
  return (game.log ?? []).slice(0, began.logLength).filter((event) => event.at > last)
}

/** The turns that non-players had last, one after another; nothing if they had none. */
export function lastTurns(table: Table): Passage | undefined {
  const { game, journal, setup } = table
  if (!setup.seats.some(({ nonPlayer }) => nonPlayer)) return undefined
  let found: Passage | undefined
  let to = journal.length
  for (let stretch = table.stretches; stretch >= 0; stretch--) {
    const from = table.moment(stretch).at
    const first = journal.findIndex((entry, i) => i >= from && i < to && typeof entry === 'number')
    if (first !== -1) {
      if (isNonPlayer(game, game.answeredBy[first] as Faction)) found = { from, to: found?.to ?? to }
      else if (found !== undefined) return found
    }
    to = from
  }
  return found
}

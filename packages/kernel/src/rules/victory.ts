import type { Goal, Standing } from '../state/facts.ts'
import type { Faction } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { isNonPlayer, phase } from '../state/reading.ts'

/** Who has won and who stands where; what a margin is the volume says. */

/** Factions held by the same player as this one, itself included (1.5). */
const teamOf = (g: Game, f: Faction): readonly Faction[] =>
  g.volume.allFactions.filter((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player)

/** 7.3 A faction is as far beyond its condition as the figure that is farthest behind. */
export const lowestMargin = (goals: readonly Goal[]): number =>
  goals.reduce((least, { value, beyond }) => Math.min(least, value - beyond), Number.POSITIVE_INFINITY)

/** 1.5 A player with several factions is judged by the lowest of their margins, unless the volume says otherwise. */
export function teamMargin(g: Game, f: Faction): number {
  const team = teamOf(g, f)
  return g.volume.teamMargin?.(g, team) ?? Math.min(...team.map((other) => g.volume.margin(g, other)))
}

/** The factions that players hold. */
export const playedFactions = (g: Game): readonly Faction[] => g.volume.allFactions.filter((f) => !isNonPlayer(g, f))

/** How many players there are, each with one faction or more. */
export const countPlayers = (g: Game): number => new Set(playedFactions(g).map((f) => g.setup.seats[f]?.player)).size

/** 8.9 A lone player among non-players. */
export const isSolo = (g: Game): boolean =>
  countPlayers(g) === 1 && playedFactions(g).length < g.volume.allFactions.length

/** 8.9 The best margin of the players, or of the non-players. */
export const bestMargin = (g: Game, isPlayers: boolean): number =>
  Math.max(...g.volume.allFactions.filter((f) => isNonPlayer(g, f) !== isPlayers).map((f) => teamMargin(g, f)))

/** 8.9 By how much the players' best margin is above the non-players' best. */
export const soloScore = (g: Game): number => bestMargin(g, true) - bestMargin(g, false)

/** 6.1, 8.9 A lone player among non-players wins at no check. */
const passesCheck = (g: Game, f: Faction): boolean => teamMargin(g, f) > 0 && !(isSolo(g) && !isNonPlayer(g, f))

/** 6.1, 7.2 Whether the check ends the game: a faction, and all its player's other factions, met their condition. */
export const isWon = (g: Game): boolean => g.volume.allFactions.some((f) => passesCheck(g, f))

/** 7.1 Places by margin; ties go to non-players, then by the volume's order. Factions of one player share their place. */
export function ranking(g: Game): readonly Standing[] {
  const order = g.volume.tieOrder(g)
  const tie = (f: Faction) =>
    Math.min(
      ...teamOf(g, f).map((other) => order.indexOf(other) + (isNonPlayer(g, other) ? 0 : g.volume.allFactions.length)),
    )
  const sorted = g.volume.allFactions.map((f) => ({
    f,
    beatsAll: hasBeatenAll(g, f),
    margin: teamMargin(g, f),
    tie: tie(f),
  }))
  sorted.sort((a, b) => Number(b.beatsAll) - Number(a.beatsAll) || b.margin - a.margin || a.tie - b.tie || a.f - b.f)
  const someoneHas = sorted.some(({ beatsAll }) => beatsAll)
  let place = 0
  return sorted.map(({ f }, i) => {
    const before = sorted[i - 1]
    const shares = before !== undefined && (teamOf(g, f).includes(before.f) || (someoneHas && !before.beatsAll))
    if (!shares) place++
    return { faction: f, margin: g.volume.margin(g, f), place }
  })
}

/** 7.1 A non-player that passes the check beats all others, who lose alike. */
export const hasBeatenAll = (g: Game, f: Faction): boolean =>
  g.isOver && isAtCheck(g) && isNonPlayer(g, f) && passesCheck(g, f)

/** 6.1 Whether this is the phase of the check. */
export const isAtCheck = (g: Game): boolean => g.volume.phases[phase(g)]?.id === g.volume.turn.round

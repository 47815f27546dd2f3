import type { Game } from './game.ts'
import type { Faction } from './ids.ts'
import { isNonPlayer, phase } from './state.ts'
import type { Standing } from './volume.ts'

/** Who has won and who stands where; what a margin is the volume says. */

/** Factions held by the same player as this one, itself included (1.5). */
const teamOf = (g: Game, f: Faction): readonly Faction[] =>
  g.volume.allFactions.filter((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player)

/** 1.5 A player with several factions is judged by the lowest of their margins. */
const teamMargin = (g: Game, f: Faction): number => Math.min(...teamOf(g, f).map((other) => g.volume.margin(g, other)))

/** 6.1, 8.9 A lone player among non-players wins at no check. */
const isSolo = (g: Game): boolean => g.volume.allFactions.filter((f) => !isNonPlayer(g, f)).length === 1

const passesCheck = (g: Game, f: Faction): boolean => teamMargin(g, f) > 0 && !(isSolo(g) && !isNonPlayer(g, f))

/** 6.1, 7.2 Whether the check ends the game: a faction, and all its player's other factions, met their condition. */
export const isWon = (g: Game): boolean => g.volume.allFactions.some((f) => passesCheck(g, f))

/** 7.1 Places by margin; ties go to non-players, then by the volume's order. Factions of one player share their place. */
export function ranking(g: Game): readonly Standing[] {
  const tie = (f: Faction) =>
    Math.min(
      ...teamOf(g, f).map(
        (other) => g.volume.tieOrder.indexOf(other) + (isNonPlayer(g, other) ? 0 : g.volume.allFactions.length),
      ),
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
const hasBeatenAll = (g: Game, f: Faction): boolean =>
  g.isOver && g.volume.phases[phase(g)]?.id === g.volume.turn.round && isNonPlayer(g, f) && passesCheck(g, f)

import { type Faction, type Game, level, phase, resources, type Standing } from '@coinflict/kernel'
import { AUC, basesOnMap, CARTELS, FARC, GOVT } from './forces.ts'
import { pop } from './map.ts'

/** 1.6.3 */
export function totalSupport(g: Game): number {
  let sum = 0
  for (const s of g.volume.allSpaces) if (level(g, s) > 0) sum += pop(s) * level(g, s)
  return sum
}

/** 1.6.3 */
export function totalOpposition(g: Game): number {
  let sum = 0
  for (const s of g.volume.allSpaces) if (level(g, s) < 0) sum -= pop(s) * level(g, s)
  return sum
}

/** 7.3 How far a faction is beyond its condition (above 0) or short of it. */
export function margin(g: Game, f: Faction): number {
  switch (f) {
    case GOVT:
      return totalSupport(g) - 60
    case FARC:
      return totalOpposition(g) + basesOnMap(g, FARC) - 25
    case AUC:
      return basesOnMap(g, AUC) - basesOnMap(g, FARC)
    default:
      return Math.min(basesOnMap(g, CARTELS) - 10, resources(g, CARTELS) - 40)
  }
}

/** Factions held by the same player as this one, itself included (1.5). */
const teamOf = (g: Game, f: Faction): readonly Faction[] =>
  g.volume.allFactions.filter((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player)

/** 1.5, 1.5.1 A player with several factions is judged by the lowest of their margins. */
const teamMargin = (g: Game, f: Faction): number => Math.min(...teamOf(g, f).map((other) => margin(g, other)))

const isNonPlayer = (g: Game, f: Faction): boolean => g.setup.seats[f]?.nonPlayer === true

/** 6.1, 8.8 (2nd edition 8.9) A lone player among non-players wins at no check. */
const isSolo = (g: Game): boolean => g.volume.allFactions.filter((f) => !isNonPlayer(g, f)).length === 1

const passesCheck = (g: Game, f: Faction): boolean => teamMargin(g, f) > 0 && !(isSolo(g) && !isNonPlayer(g, f))

/** 6.1, 7.2 Whether the check ends the game: a faction, and all its player's other factions, met their condition. */
export const isWon = (g: Game): boolean => g.volume.allFactions.some((f) => passesCheck(g, f))

/** 7.1 Ties go to non-players, then Cartels, AUC, FARC; the Government last. */
const TIE_ORDER: readonly Faction[] = [CARTELS, AUC, FARC, GOVT]

/** 7.1 Places by margin. Factions of one player share theirs; its best-placed faction in the tie order counts. */
export function ranking(g: Game): readonly Standing[] {
  const tie = (f: Faction) =>
    Math.min(...teamOf(g, f).map((other) => TIE_ORDER.indexOf(other) + (isNonPlayer(g, other) ? 0 : 4)))
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
    return { faction: f, margin: margin(g, f), place }
  })
}

/** 7.1 A non-player that passes the check beats all others, who lose alike. */
const hasBeatenAll = (g: Game, f: Faction): boolean =>
  g.isOver && g.volume.phases[phase(g)]?.id === 'victory' && isNonPlayer(g, f) && passesCheck(g, f)

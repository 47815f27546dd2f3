import {
  basesOnMap,
  controlledPopulation,
  isSolo,
  isWon,
  lowestMargin,
  playedFactions,
  ranking,
  soloScore,
  teamMargin,
  totalOpposition,
  totalSupport,
} from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  type Game,
  type Goal,
  isNonPlayer,
  resources,
  track,
  type Verdict,
} from '@coinflict/kernel/state'
import { openAgendas } from './deception.ts'
import { COALITION, COIN_CONTROL, GOVERNMENT, kinds, PATRONAGE, PROPAGANDA, TALIBAN, WARLORDS } from './forces.ts'

/** 1.9 Population in Support and Coalition pieces that are Available. */
export function supportAndAvailable(g: Game): number {
  let sum = totalSupport(g)
  for (const piece of kinds(COALITION)) sum += available(g, piece)
  return sum
}

/** 1.9 Population under COIN Control, and Patronage. */
export const coinAndPatronage = (g: Game): number => controlledPopulation(g, COIN_CONTROL) + track(g, PATRONAGE)

/** 1.9 Population in Opposition and Taliban Bases on the map. */
export const oppositionAndBases = (g: Game): number => totalOpposition(g) + basesOnMap(g, TALIBAN)

/** 1.9 Afghan Population that nobody Controls. */
export const uncontrolledPopulation = (g: Game): number => controlledPopulation(g, -1)

/** 7.3 How far a faction is beyond its condition (above 0) or short of it, with the Hidden Agendas that lie open. */
export const margin = (g: Game, f: Faction): number => lowestMargin(goals(g, f)) + openAgendas(g, f)

/** 7.2 What a faction needs to win. */
export function goals(g: Game, f: Faction): readonly Goal[] {
  switch (f) {
    case COALITION:
      return [{ id: 'support-and-available', value: supportAndAvailable(g), beyond: 30 }]
    case GOVERNMENT:
      return [{ id: 'coin-and-patronage', value: coinAndPatronage(g), beyond: 35 }]
    case TALIBAN:
      return [{ id: 'opposition-and-bases', value: oppositionAndBases(g), beyond: 20 }]
    default:
      return [
        { id: 'uncontrolled', value: uncontrolledPopulation(g), beyond: 15 },
        { id: 'resources', value: resources(g, WARLORDS), beyond: 40 },
      ]
  }
}

/** Whether Arponen's non-players are at the table: they have a victory rule of their own (8.5). */
export const hasArponens = (g: Game): boolean => g.setup.seats.some(({ kind }) => kind === 'arponen')

const TIE_ORDER: readonly Faction[] = [WARLORDS, GOVERNMENT, TALIBAN, COALITION]
const ARPONENS_TIE_ORDER: readonly Faction[] = [WARLORDS, TALIBAN, GOVERNMENT, COALITION]

/** 7.1 Ties go to non-players, then Warlords, Government, Taliban; the Coalition last. Arponen has the Taliban before the Government. */
export const tieOrder = (g: Game): readonly Faction[] => (hasArponens(g) ? ARPONENS_TIE_ORDER : TIE_ORDER)

/**
 * 6.1, 7.2 Whether the check ends the game. 8.9: a lone player's game ends (in the 2nd printing not in the first round) if another faction
 * has the better margin. Arponen 8.5: from the second round on, if and only if a non-player meets its condition.
 */
export function endsGame(g: Game): boolean {
  const isFirstRound = track(g, PROPAGANDA) === 1
  if (hasArponens(g)) {
    return !isFirstRound && g.volume.allFactions.some((f) => isNonPlayer(g, f) && margin(g, f) > 0)
  }
  if (!isSolo(g)) return isWon(g)
  return !(isFirstRound && g.setup.options.printing === '2nd') && isBehind(g)
}

const isBehind = (g: Game): boolean =>
  playedFactions(g).some((own) =>
    g.volume.allFactions.some((f) => isNonPlayer(g, f) && margin(g, f) > teamMargin(g, own)),
  )

/** 8.9, Arponen 8.5 How a game with non-players ended: who has Afghanistan, and how clearly a lone player is ahead. */
export function verdict(g: Game): Verdict | undefined {
  if (!g.isOver || !(isSolo(g) || hasArponens(g))) return undefined
  const n = soloScore(g)
  const winner = ranking(g)[0]?.faction as Faction
  if (hasArponens(g) || isNonPlayer(g, winner))
    return { id: `verdict.${g.volume.factions[winner]?.id}`, rule: hasArponens(g) ? '8.5' : '8.9', n }
  return { id: n < 6 ? 'verdict.stalemate' : 'verdict.success', rule: '8.9', n }
}

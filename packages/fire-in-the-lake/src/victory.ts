import {
  basesOnMap,
  controlledPopulation,
  isAtCheck,
  isSolo,
  isWon,
  lowestMargin,
  playedFactions,
  ranking,
  soloScore,
  totalOpposition,
  totalSupport,
} from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  type Game,
  type Goal,
  isNonPlayer,
  track,
  type Verdict,
} from '@coinflict/kernel/state'
import { FACTION_FACTS } from './cover.ts'
import { openAgendas } from './deception.ts'
import {
  ARVN,
  COIN_CONTROL,
  COUPS,
  FACTIONS,
  isCoin,
  NVA,
  NVA_CONTROL,
  PATRONAGE,
  US,
  US_BASE,
  US_TROOPS,
  VC,
} from './forces.ts'

/** 1.9 Total Support, and US Troops and Bases that are Available; Irregulars do not count. */
export const supportAndAvailable = (g: Game): number =>
  totalSupport(g) + available(g, US_TROOPS) + available(g, US_BASE)

/** 1.9 Population under COIN Control, and Patronage. */
export const coinAndPatronage = (g: Game): number => controlledPopulation(g, COIN_CONTROL) + track(g, PATRONAGE)

/** 1.9 Population that the NVA Control, and their Bases on the map. */
export const nvaAndBases = (g: Game): number => controlledPopulation(g, NVA_CONTROL) + basesOnMap(g, NVA)

/** 1.9 Total Opposition, and VC Bases on the map. */
export const oppositionAndBases = (g: Game): number => totalOpposition(g) + basesOnMap(g, VC)

/** 7.3 How far a faction is beyond its condition (above 0) or short of it, with the Hidden Agendas that lie open. */
export const margin = (g: Game, f: Faction): number => lowestMargin(goals(g, f)) + openAgendas(g, f)

/** 7.2 What a faction needs to win. */
export function goals(g: Game, f: Faction): readonly Goal[] {
  switch (f) {
    case US:
      return [{ id: 'support-and-available', value: supportAndAvailable(g), beyond: 50 }]
    case ARVN:
      return [{ id: 'coin-and-patronage', value: coinAndPatronage(g), beyond: 50 }]
    case NVA:
      return [{ id: 'nva-and-bases', value: nvaAndBases(g), beyond: 18 }]
    default:
      return [{ id: 'opposition-and-bases', value: oppositionAndBases(g), beyond: 35 }]
  }
}

/** 1.5 Politburo: NVA and VC of one player have the higher of their margins in Coup Rounds; otherwise, and if alone (8.9), the lower counts. */
export function teamMargin(g: Game, team: readonly Faction[]): number {
  const margins = team.map((f) => margin(g, f))
  const isPolitburo = team.length === 2 && team.includes(NVA) && team.includes(VC)
  return isPolitburo && isAtCheck(g) && !isSolo(g) ? Math.max(...margins) : Math.min(...margins)
}

/** 6.1, 7.2 Whether the check ends the game; with 8.9 option B also if a lone player is behind a non-player, from the 2nd round on. */
export const endsGame = (g: Game): boolean =>
  isWon(g) || (isSolo(g) && g.setup.options['difficulty-b'] === 'yes' && track(g, COUPS) > 1 && isBehind(g))

/** 8.9 Whether any faction of the lone player has a lower margin than a non-player. */
export const isBehind = (g: Game): boolean =>
  playedFactions(g).some((own) => FACTIONS.some((f) => isNonPlayer(g, f) && margin(g, f) > margin(g, own)))

/** 7.1 Ties go to non-players, then VC, ARVN, NVA; the US last. */
export const TIE_ORDER: readonly Faction[] = [VC, ARVN, NVA, US]

/** 8.9 Who has won the war where a player loses to non-players, or how clearly a lone player is ahead. */
export function verdict(g: Game): Verdict | undefined {
  if (!g.isOver || !isSolo(g)) return undefined
  const n = soloScore(g)
  const winner = ranking(g)[0]?.faction as Faction
  if (isNonPlayer(g, winner)) return { id: `verdict.${FACTION_FACTS[winner]?.id}`, rule: '8.9', n }
  const success = isCoin(winner) ? 'verdict.contained' : 'verdict.liberated'
  return { id: n < 6 ? 'verdict.stalemate' : success, rule: '8.9', n }
}

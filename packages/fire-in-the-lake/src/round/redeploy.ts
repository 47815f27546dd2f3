import {
  AVAILABLE,
  bases,
  beginPhase,
  endGame,
  goTo,
  inParts,
  mayRedeploy,
  mustRedeploy,
  noArrivals,
  type Redeployment,
  remove,
} from '@coinflict/kernel/rules'
import { count, type Game, type Space, spacesWith, track } from '@coinflict/kernel/state'
import { adjustControl, freezeControl, isCoinControlled, isNvaControlled } from '../control.ts'
import {
  ARVN,
  ARVN_POLICE,
  ARVN_TROOPS,
  CASUALTIES,
  COIN,
  COUPS,
  coinBases,
  isSecondEdition,
  kinds,
  NVA,
  NVA_TROOPS,
  OUT_OF_PLAY,
  US_TROOPS,
} from '../forces.ts'
import { CITIES_AND_PROVINCES, isCity, isLoc, LAOS_AND_CAMBODIA, S, SOUTH } from '../map.ts'
import { coupCards } from '../scenarios.ts'

/** 6.4 Redeploy Phase, each part a stretch of play. Control is the one before any of it. */
export const redeployPhase = inParts([begin, arvnTroopsRedeploy, policeRedeploy, nvaRedeploy], finish)

function begin(g: Game): void {
  beginPhase(g, 'redeploy', '6.4')
  freezeControl(g)
  leaveLaosAndCambodia(g)
}

const COIN_PIECES = COIN.flatMap(kinds)

/** 6.4.1 US and ARVN pieces leave Laos and Cambodia: US Troops out of play (2nd edition: as Casualties), all others to Available. */
function leaveLaosAndCambodia(g: Game): void {
  g.cite('6.4.1', -1)
  const home = isSecondEdition(g) ? CASUALTIES : OUT_OF_PLAY
  for (const s of LAOS_AND_CAMBODIA) {
    for (const piece of COIN_PIECES) {
      remove(g, piece, s, count(g, s, piece), piece === US_TROOPS ? home : AVAILABLE)
    }
  }
}

/**
 * 6.4.2 ARVN Troops leave LoCs and Provinces without a COIN Base, and any others may go: to Cities that the NVA do not Control, to COIN
 * Bases, to Saigon. An event has them do so as if there were no Bases (card 90).
 */
export function arvnTroopsRedeploy(g: Game, areBases = true): void {
  g.cite('6.4.2', ARVN)
  const hasBase = (s: Space): boolean => areBases && coinBases(g, s) > 0
  const troops: Redeployment = {
    by: ARVN,
    piece: ARVN_TROOPS,
    rule: '6.4.2',
    leaves: (s) => !isCity(s) && !hasBase(s),
    to: () => CITIES_AND_PROVINCES.filter((s) => s === S.saigon || hasBase(s) || (isCity(s) && !isNvaControlled(g, s))),
    arrived: noArrivals(g),
  }
  mustRedeploy(g, troops)
  mayRedeploy(g, { ...troops, leaves: () => true })
}

/** 6.4.2 Police may go to any LoC or COIN-Controlled space of the South. */
function policeRedeploy(g: Game): void {
  g.cite('6.4.2', ARVN)
  mayRedeploy(g, {
    by: ARVN,
    piece: ARVN_POLICE,
    rule: '6.4.2',
    leaves: () => true,
    to: () => SOUTH.filter((s) => isLoc(s) || isCoinControlled(g, s)),
    arrived: noArrivals(g),
  })
}

/** 6.4.3 NVA Troops may go to any NVA Base. */
function nvaRedeploy(g: Game): void {
  g.cite('6.4.3', NVA)
  mayRedeploy(g, {
    by: NVA,
    piece: NVA_TROOPS,
    rule: '6.4.3',
    leaves: () => true,
    to: () => spacesWith(g, NVA).filter((s) => bases(g, NVA, s) > 0),
    arrived: noArrivals(g),
  })
}

/** 6.4.4-5 Control is as the pieces stand again; the final round ends the game here (7.3). */
function finish(g: Game): void {
  g.cite('6.4.4', -1)
  adjustControl(g)
  if (track(g, COUPS) >= coupCards(g)) {
    g.cite('6.4.5', -1)
    endGame(g)
  } else goTo(g, 'commitment')
}

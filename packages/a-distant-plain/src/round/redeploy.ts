import {
  bases,
  beginPhase,
  clearControl,
  endGame,
  goTo,
  inParts,
  markControl,
  mayRedeploy,
  mustRedeploy,
  noArrivals,
  type Redeployment,
  remove,
} from '@coinflict/kernel/rules'
import { type Faction, type Game, type Piece, type Space, track } from '@coinflict/kernel/state'
import { ask } from '../ask.ts'
import { isCoinControlled, isTalibanControlled } from '../control.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { finalPropaganda } from '../final.ts'
import {
  COALITION,
  COALITION_TROOPS,
  coinBases,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  guerrillaKinds,
  PROPAGANDA,
  police,
  showHostility,
  TALIBAN,
} from '../forces.ts'
import { EVERY, isCity, isLoc, isPakistan, isPashtun, S } from '../map.ts'

/** 6.5 Redeploy phase, each part a stretch of play. Control is the one before any of it. */
export const redeployPhase = inParts(
  [begin, coalitionRedeploys, governmentRedeploys, policeRedeploys, talibanRedeploy],
  finish,
)

function begin(g: Game): void {
  beginPhase(g, 'redeploy', '6.5')
  markControl(g)
  desertion(g)
}

/** 6.5.1 In each space the Government loses one cube in three, of the kinds it chooses. */
function desertion(g: Game): void {
  g.cite('6.5.1', GOVERNMENT)
  const deserters = (s: Space): number => Math.floor(governmentCubes(g, s) / 3)
  for (const s of EVERY) {
    if (deserters(s) === 0) continue
    const q = ask(g, GOVERNMENT, 'desertion.troops', '6.5.1', { space: s, n: deserters(s) })
    const n = deserters(s)
    const troops = q.numbers(Math.max(0, n - police(g, s)), Math.min(n, governmentTroops(g, s))).askNumber()
    remove(g, GOVERNMENT_TROOPS, s, troops)
    remove(g, GOVERNMENT_POLICE, s, n - troops)
  }
}

/** 6.5.2 Troops leave roads and provinces without a COIN Base for COIN-Controlled spaces with one, or for Kabul. */
const troopsRedeploy = (g: Game, by: Faction, piece: Piece): Redeployment => ({
  by,
  piece,
  rule: '6.5.2',
  leaves: (s) => !isCity(s) && coinBases(g, s) === 0,
  to: () => EVERY.filter((s) => s === S.kabul || (coinBases(g, s) > 0 && isCoinControlled(g, s))),
  arrived: noArrivals(g),
})

/** The Coalition may, the Government must. */
function coalitionRedeploys(g: Game): void {
  g.cite('6.5.2', COALITION)
  mayRedeploy(g, troopsRedeploy(g, COALITION, COALITION_TROOPS))
}

function governmentRedeploys(g: Game): void {
  g.cite('6.5.2', GOVERNMENT)
  mustRedeploy(g, troopsRedeploy(g, GOVERNMENT, GOVERNMENT_TROOPS))
}

/** 6.5.3 Police may go to any road or COIN-Controlled space. */
function policeRedeploys(g: Game): void {
  g.cite('6.5.3', GOVERNMENT)
  mayRedeploy(g, {
    by: GOVERNMENT,
    piece: GOVERNMENT_POLICE,
    rule: '6.5.3',
    leaves: () => true,
    to: () => EVERY.filter((s) => isLoc(s) || isCoinControlled(g, s)),
    arrived: noArrivals(g),
  })
}

const isRefuge = (s: Space): boolean => isPakistan(s) && isPashtun(s)
/** 6.5.4 Where Taliban guerrillas may redeploy to. */
export const isTalibanRefuge = (g: Game, s: Space): boolean =>
  isRefuge(s) || (bases(g, TALIBAN, s) > 0 && isTalibanControlled(g, s))

/**
 * 6.5.4 Taliban guerrillas leave roads and provinces without a Taliban Base for Taliban-Controlled spaces with one, or for Pashtuns in
 * Pakistan; those who are there already may stay (ruling 99). Card 36, shaded: all may stay.
 */
function talibanRedeploy(g: Game): void {
  g.cite('6.5.4', TALIBAN)
  const isExposed = (s: Space): boolean => !isCity(s) && bases(g, TALIBAN, s) === 0
  for (const piece of guerrillaKinds(TALIBAN)) {
    const arrived = noArrivals(g)
    const who = (leaves: Redeployment['leaves']): Redeployment => ({
      by: TALIBAN,
      piece,
      rule: '6.5.4',
      leaves,
      to: () => EVERY.filter((s) => isTalibanRefuge(g, s)),
      arrived,
    })
    if (!inForce(g, CARD.mullahOmar, 'shaded'))
      mustRedeploy(
        g,
        who((s) => isExposed(s) && !isRefuge(s)),
      )
    mayRedeploy(g, who(isExposed))
  }
  showHostility(g)
}

/** 6.5.5-6 Control is as the pieces stand again; after the final round the game ends (7.3), else Reset. */
function finish(g: Game): void {
  clearControl(g)
  if (track(g, PROPAGANDA) >= finalPropaganda(g)) {
    g.cite('7.3', -1)
    endGame(g)
  } else goTo(g, 'reset')
}

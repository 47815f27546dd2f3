import { defineVolume } from '@coinflict/kernel/questions'
import { playCard } from '@coinflict/kernel/rules'
import type { Flaw, Game, Volume } from '@coinflict/kernel/state'
import { cover } from './cover.ts'
import { handicapPhase, secrets } from './deception.ts'
import { EVENTS } from './events/index.ts'
import {
  BOXES,
  coinPieces,
  HOLDERS,
  hasPeople,
  LEVELS,
  MARKERS,
  PIECES,
  POOLS,
  room,
  SUPPLIES,
  TRACKS,
  tunnelsLeft,
} from './forces.ts'
import { interjections } from './interjections.ts'
import { coupPhase } from './leaders.ts'
import { pop, S, SPACES } from './map.ts'
import { commitmentPhase } from './round/commitment.ts'
import { redeployPhase } from './round/redeploy.ts'
import { resetPhase } from './round/reset.ts'
import { resourcesPhase } from './round/resources.ts'
import { supportPhase } from './round/support.ts'
import { victoryPhase } from './round/victory.ts'
import { layUnseen, setUp } from './scenarios.ts'
import { factionOrder, turn } from './sequence.ts'
import type { Message } from './text/messages.ts'
import {
  coinAndPatronage,
  goals,
  margin,
  nvaAndBases,
  oppositionAndBases,
  supportAndAvailable,
  TIE_ORDER,
  teamMargin,
  verdict,
} from './victory.ts'

/** COIN Series, Volume IV. */
export const fireInTheLake: Volume = defineVolume({
  ...cover,
  rulesVersion: 2,
  spaces: SPACES,
  holders: HOLDERS,
  levels: LEVELS,
  pieces: PIECES,
  supplies: SUPPLIES,
  markers: MARKERS,
  pools: POOLS,
  tracks: TRACKS,
  boxes: BOXES,
  cards: EVENTS,
  phases: [
    { id: 'card', run: playCard },
    { id: 'coup', run: coupPhase },
    { id: 'victory', run: victoryPhase },
    { id: 'resources', run: resourcesPhase },
    { id: 'support', run: supportPhase },
    { id: 'redeploy', run: redeployPhase },
    { id: 'commitment', run: commitmentPhase },
    { id: 'reset', run: resetPhase },
    { id: 'handicap', run: handicapPhase },
  ],
  setUp,
  layUnseen,
  room,
  onMap: (g) => g.volume.allSpaces,
  order: factionOrder,
  looksAhead: () => 'card',
  population: (_, s) => pop(s),
  takesSides: (_, s) => hasPeople(s),
  totals: (g) => ({
    'support-and-available': supportAndAvailable(g),
    'coin-and-patronage': coinAndPatronage(g),
    'nva-and-bases': nvaAndBases(g),
    'opposition-and-bases': oppositionAndBases(g),
  }),
  margin,
  goals,
  teamMargin,
  tieOrder: () => TIE_ORDER,
  verdict,
  interjections,
  secrets,
  turn,
  flaws,
})

/** 1.4.2, 1.4.4 What must hold in every position. */
function flaws(g: Game): Flaw[] {
  const found: Flaw[] = []
  if (coinPieces(g, S['north-vietnam']) > 0)
    found.push({ where: 'north-vietnam', id: 'flaw.north-vietnam' satisfies Message })
  if (tunnelsLeft(g) < 0) found.push({ where: 'spaces', id: 'flaw.tunnels' satisfies Message })
  return found
}

import { defineVolume } from '@coinflict/kernel/questions'
import { allPieces, factionOrder, looksAhead, pieces, playCard } from '@coinflict/kernel/rules'
import type { Flaw, Game, Volume } from '@coinflict/kernel/state'
import { cover } from './cover.ts'
import { secrets } from './deception.ts'
import { EVENTS } from './events/index.ts'
import {
  BOXES,
  HOLDERS,
  hasPeople,
  LEVELS,
  MARKERS,
  PIECES,
  POOLS,
  population,
  room,
  SUPPLIES,
  TALIBAN,
  TRACKS,
} from './forces.ts'
import { interjections } from './interjections.ts'
import { PAKISTAN, SPACES } from './map.ts'
import { redeployPhase } from './round/redeploy.ts'
import { resetPhase } from './round/reset.ts'
import { resourcesPhase } from './round/resources.ts'
import { shariaPhase } from './round/sharia.ts'
import { supportPhase } from './round/support.ts'
import { victoryPhase } from './round/victory.ts'
import { deploy, layUnseen, setUp } from './scenarios.ts'
import { turn } from './sequence.ts'
import type { Message } from './text/messages.ts'
import {
  coinAndPatronage,
  goals,
  margin,
  oppositionAndBases,
  supportAndAvailable,
  tieOrder,
  uncontrolledPopulation,
  verdict,
} from './victory.ts'

/** COIN Series, Volume III. */
export const aDistantPlain: Volume = defineVolume({
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
    { id: 'deploy', run: deploy },
    { id: 'card', run: playCard },
    { id: 'victory', run: victoryPhase },
    { id: 'resources', run: resourcesPhase },
    { id: 'support', run: supportPhase },
    { id: 'sharia', run: shariaPhase },
    { id: 'redeploy', run: redeployPhase },
    { id: 'reset', run: resetPhase },
  ],
  setUp,
  layUnseen,
  room,
  onMap: (g) => g.volume.allSpaces,
  order: factionOrder,
  looksAhead,
  population,
  takesSides: hasPeople,
  totals: (g) => ({
    'support-and-available': supportAndAvailable(g),
    'coin-and-patronage': coinAndPatronage(g),
    'opposition-and-bases': oppositionAndBases(g),
    uncontrolled: uncontrolledPopulation(g),
  }),
  margin,
  goals,
  tieOrder,
  verdict,
  interjections,
  secrets,
  turn,
  flaws,
})

/** 1.4.2 What must hold in every position. */
function flaws(g: Game): Flaw[] {
  const strange = PAKISTAN.filter((s) => allPieces(g, s) > pieces(g, TALIBAN, s))
  return strange.map((s) => ({ where: SPACES[s]?.id ?? '', id: 'flaw.pakistan' satisfies Message }))
}

import {
  count,
  defineVolume,
  type Faction,
  type Flaw,
  type Game,
  markers,
  playCard,
  type Space,
  type Volume,
} from '@coinflict/kernel'
import { secrets } from './deception.ts'
import { EVENTS } from './events/index.ts'
import {
  allBases,
  BOXES,
  COIN_CONTROL,
  controlledBy,
  FACTION_FACTS,
  FACTIONS,
  HOLDERS,
  hasPeople,
  LEVELS,
  MARKERS,
  PIECES,
  POOLS,
  pieces,
  population,
  room,
  SABOTAGE,
  SUPPLIES,
  TALIBAN,
  TALIBAN_CONTROL,
  TERROR,
  TRACKS,
} from './forces.ts'
import { interjections } from './interjections.ts'
import { isLoc, isPakistan, SPACES } from './map.ts'
import { FAMILY_FACTS, TABLES } from './nonplayers/facts.ts'
import { redeployPhase } from './round/redeploy.ts'
import { resetPhase } from './round/reset.ts'
import { resourcesPhase } from './round/resources.ts'
import { shariaPhase } from './round/sharia.ts'
import { supportPhase } from './round/support.ts'
import { victoryPhase } from './round/victory.ts'
import { deploy, drawUnseen, OPTIONS, SCENARIOS, setUp, whyNotSetup } from './scenarios.ts'
import { factionOrder, turn } from './sequence.ts'
import { catalogues, type Message } from './text/messages.ts'
import {
  coinAndPatronage,
  margin,
  oppositionAndBases,
  supportAndAvailable,
  tieOrder,
  uncontrolledPopulation,
  verdict,
} from './victory.ts'

/** COIN Series, Volume III. */
export const aDistantPlain: Volume = defineVolume({
  id: 'a-distant-plain',
  title: 'A Distant Plain',
  rulesVersion: 1,
  spaces: SPACES,
  factions: FACTION_FACTS,
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
  scenarios: SCENARIOS,
  options: OPTIONS,
  families: FAMILY_FACTS,
  tables: TABLES,
  catalogues,
  whyNotSetup,
  setUp,
  drawUnseen,
  room,
  onMap: (g) => g.volume.allSpaces,
  order: factionOrder,
  seesNextCard: (g) => g.option('no-reveal') !== 'yes',
  controlledBy,
  population,
  takesSides: hasPeople,
  totals: (g) => ({
    'support-and-available': supportAndAvailable(g),
    'coin-and-patronage': coinAndPatronage(g),
    'opposition-and-bases': oppositionAndBases(g),
    uncontrolled: uncontrolledPopulation(g),
  }),
  margin,
  tieOrder,
  verdict,
  interjections,
  secrets,
  turn,
  flaws,
})

const flaw = (s: Space, id: Message, params: Flaw['params'] = {}): Flaw => ({ where: SPACES[s]?.id ?? '', id, params })

/** 1.4.2, 1.7 What must hold in every position. */
function flaws(g: Game): Flaw[] {
  const found: Flaw[] = []
  for (const s of g.volume.allSpaces) {
    if (allBases(g, s) > (isLoc(s) ? 0 : 2)) found.push(flaw(s, 'flaw.bases', { n: allBases(g, s) }))
    if (markers(g, s, isLoc(s) ? TERROR : SABOTAGE) > 0) found.push(flaw(s, 'flaw.wrong-marker'))
    for (const f of FACTIONS) {
      if (isPakistan(s) && f !== TALIBAN && pieces(g, f, s) > 0) found.push(flaw(s, 'flaw.pakistan'))
    }
    found.push(...controlFlaws(g, s))
  }
  return found
}

/** 1.7 Control as defined, counted apart from the rules that use it. */
function controlFlaws(g: Game, s: Space): Flaw[] {
  const { allPieces, factionOf } = g.volume
  const counts = FACTIONS.map(() => 0)
  for (const piece of allPieces) {
    const f = factionOf[piece] as Faction
    counts[f] = (counts[f] as number) + count(g, s, piece)
  }
  const [coalition = 0, government = 0, taliban = 0, warlords = 0] = counts
  const coin = coalition + government
  const holder = coin > taliban + warlords ? COIN_CONTROL : taliban > coin + warlords ? TALIBAN_CONTROL : -1
  return controlledBy(g, s) === (isLoc(s) ? -1 : holder) ? [] : [flaw(s, 'flaw.control')]
}

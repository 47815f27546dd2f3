import {
  count,
  defineVolume,
  executing,
  type Faction,
  type Flaw,
  type Game,
  type Holder,
  markers,
  phase,
  playCard,
  type Space,
  type Volume,
} from '@coinflict/kernel'
import { EVENTS } from './events/index.ts'
import {
  allBases,
  BOXES,
  basesOnMap,
  controlledBy,
  FACTION_FACTS,
  FACTIONS,
  FARC,
  FARC_ZONE,
  GOVT,
  guerrillas,
  HOLDERS,
  INSURGENTS,
  isOnMap,
  isZone,
  MARKERS,
  onMap,
  PIECES,
  POOLS,
  pieces,
  room,
  SABOTAGE,
  SUPPLIES,
  shipments,
  TERROR,
  TRACKS,
} from './forces.ts'
import { interjections } from './interjections.ts'
import { isDepartment, isLoc, pop, S, SPACES } from './map.ts'
import { FAMILY_FACTS, TABLES } from './nonplayers/facts.ts'
import { redeploy } from './round/redeploy.ts'
import { reset } from './round/reset.ts'
import { resourcesPhase } from './round/resources.ts'
import { controlAndSabotage } from './round/sabotage.ts'
import { agitation, election, eliteBacking, support } from './round/support.ts'
import { victoryPhase } from './round/victory.ts'
import { deploy, drawUnseen, OPTIONS, SCENARIOS, setUp, whyNotSetup } from './scenarios.ts'
import { factionOrder, turn } from './sequence.ts'
import { catalogues, type Message } from './text/messages.ts'
import { margin, TIE_ORDER, totalOpposition, totalSupport, verdict } from './victory.ts'

/** COIN Series, Volume I. */
export const andeanAbyss: Volume = defineVolume({
  id: 'andean-abyss',
  title: 'Andean Abyss',
  rulesVersion: 1,
  spaces: SPACES,
  factions: FACTION_FACTS,
  holders: HOLDERS,
  levels: ['active-opposition', 'passive-opposition', 'neutral', 'passive-support', 'active-support'],
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
    { id: 'control', run: controlAndSabotage },
    { id: 'resources', run: resourcesPhase },
    { id: 'support', run: support },
    { id: 'agitation', run: agitation },
    { id: 'election', run: election },
    { id: 'elite-backing', run: eliteBacking },
    { id: 'redeploy', run: redeploy },
    { id: 'reset', run: reset },
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
  onMap,
  order: factionOrder,
  seesNextCard: (g) => g.option('no-reveal') !== 'yes',
  controlledBy: (g, s) => controlledBy(g, s) as number as Holder | -1,
  population: (_, s) => pop(s),
  takesSides: (_, s) => pop(s) > 0,
  totals: (g) => ({
    support: totalSupport(g),
    opposition: totalOpposition(g),
    'opposition-and-bases': totalOpposition(g) + basesOnMap(g, FARC),
  }),
  margin,
  tieOrder: () => TIE_ORDER,
  verdict,
  interjections,
  turn,
  flaws,
})

const flaw = (s: Space, id: Message, params: Flaw['params'] = {}): Flaw => ({ where: SPACES[s]?.id ?? '', id, params })

/** 1.4.2, 4.5.3, 6.4.4 What must hold in every position. */
function flaws(g: Game): Flaw[] {
  const found: Flaw[] = []
  for (const s of g.volume.allSpaces) {
    if (allBases(g, s) > (isLoc(s) ? 0 : 2)) found.push(flaw(s, 'flaw.bases', { n: allBases(g, s) }))
    if (isZone(g, s) && pieces(g, GOVT, s) > 0) found.push(flaw(s, 'flaw.forces-in-zone'))
    if (isZone(g, s) && !isDepartment(s)) found.push(flaw(s, 'flaw.zone-not-department'))
    if (markers(g, s, isLoc(s) ? TERROR : SABOTAGE) > 0) found.push(flaw(s, 'flaw.wrong-marker'))
    for (const f of INSURGENTS) {
      const isLost = shipments(g, f, s) > 0 && guerrillas(g, f, s) === 0
      // While something is carried out, a Shipment may wait for what becomes of it (ruling 134).
      if (isLost && executing(g) === -1) found.push(flaw(s, 'flaw.shipment-alone'))
    }
    for (const f of FACTIONS) {
      if (pieces(g, f, s) > (isOnMap(g, s) ? (s === S.ecuador ? 2 : 99) : 0))
        found.push(flaw(s, 'flaw.too-many-pieces'))
    }
    found.push(...controlFlaws(g, s))
    if (!isOnMap(g, s) && (markers(g, s, TERROR) > 0 || markers(g, s, FARC_ZONE) > 0))
      found.push(flaw(s, 'flaw.no-space'))
  }
  return found
}

/** 1.8, 6.2 Control as defined, counted apart from the rules that use it; its markers lie only in a Propaganda round. */
function controlFlaws(g: Game, s: Space): Flaw[] {
  const { allPieces, factionOf, layout, phases } = g.volume
  const counts = FACTIONS.map(() => 0)
  for (const piece of allPieces) {
    const f = factionOf[piece] as Faction
    counts[f] = (counts[f] as number) + count(g, s, piece)
  }
  const all = counts.reduce((a, b) => a + b, 0)
  const holder = [GOVT, FARC].find((f) => 2 * (counts[f] as number) > all) ?? -1
  const found: Flaw[] = []
  if (controlledBy(g, s) !== (isLoc(s) ? -1 : holder)) found.push(flaw(s, 'flaw.control'))
  if (phases[phase(g)]?.id === 'card' && g.n[layout.control + s] !== 0) {
    found.push(flaw(s, 'flaw.control-marker'))
  }
  return found
}

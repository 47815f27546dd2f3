import { defineVolume } from '@coinflict/kernel/questions'
import {
  basesOnMap,
  executing,
  factionOrder,
  guerrillas,
  looksAhead,
  pieces,
  playCard,
  totalOpposition,
  totalSupport,
} from '@coinflict/kernel/rules'
import { type Flaw, type Game, markers, phase, type Space, type Volume } from '@coinflict/kernel/state'
import { cover } from './cover.ts'
import { EVENTS } from './events/index.ts'
import {
  BOXES,
  FACTIONS,
  FARC,
  FARC_ZONE,
  GOVT,
  HOLDERS,
  INSURGENTS,
  isOnMap,
  isZone,
  MARKERS,
  onMap,
  PIECES,
  POOLS,
  room,
  SUPPLIES,
  shipments,
  TERROR,
  TRACKS,
} from './forces.ts'
import { interjections } from './interjections.ts'
import { isDepartment, pop, S, SPACES } from './map.ts'
import { SECOND_OPERATES } from './nonplayers/facts.ts'
import { redeployPhase } from './round/redeploy.ts'
import { resetPhase } from './round/reset.ts'
import { resourcesPhase } from './round/resources.ts'
import { controlPhase } from './round/sabotage.ts'
import { agitationPhase, electionPhase, eliteBackingPhase, supportPhase } from './round/support.ts'
import { victoryPhase } from './round/victory.ts'
import { deploy, layUnseen, setUp } from './scenarios.ts'
import { turn } from './sequence.ts'
import type { Message } from './text/messages.ts'
import { goals, margin, TIE_ORDER, verdict } from './victory.ts'

/** COIN Series, Volume I. */
export const andeanAbyss: Volume = defineVolume({
  ...cover,
  families: cover.families.map((family) => ({ ...family, secondOperates: SECOND_OPERATES })),
  rulesVersion: 2,
  spaces: SPACES,
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
    { id: 'control', run: controlPhase },
    { id: 'resources', run: resourcesPhase },
    { id: 'support', run: supportPhase },
    { id: 'agitation', run: agitationPhase },
    { id: 'election', run: electionPhase },
    { id: 'elite-backing', run: eliteBackingPhase },
    { id: 'redeploy', run: redeployPhase },
    { id: 'reset', run: resetPhase },
  ],
  setUp,
  layUnseen,
  room,
  onMap,
  order: factionOrder,
  looksAhead,
  population: (_, s) => pop(s),
  takesSides: (_, s) => pop(s) > 0,
  totals: (g) => ({
    support: totalSupport(g),
    opposition: totalOpposition(g),
    'opposition-and-bases': totalOpposition(g) + basesOnMap(g, FARC),
  }),
  margin,
  goals,
  tieOrder: () => TIE_ORDER,
  verdict,
  interjections,
  turn,
  flaws,
})

const flaw = (s: Space, id: Message): Flaw => ({ where: SPACES[s]?.id ?? '', id })

/** 1.4.2, 4.5.3, 6.2, 6.4.4 What must hold in every position; Control markers lie only in a Propaganda round. */
function flaws(g: Game): Flaw[] {
  const { layout, phases } = g.volume
  const found: Flaw[] = []
  for (const s of g.volume.allSpaces) {
    if (isZone(g, s) && pieces(g, GOVT, s) > 0) found.push(flaw(s, 'flaw.forces-in-zone'))
    if (isZone(g, s) && !isDepartment(s)) found.push(flaw(s, 'flaw.zone-not-department'))
    for (const f of INSURGENTS) {
      const isLost = shipments(g, f, s) > 0 && guerrillas(g, f, s) === 0
      // While something is carried out, a Shipment may wait for what becomes of it (ruling 134).
      if (isLost && executing(g) === -1) found.push(flaw(s, 'flaw.shipment-alone'))
    }
    for (const f of FACTIONS) {
      if (pieces(g, f, s) > (isOnMap(g, s) ? (s === S.ecuador ? 2 : 99) : 0))
        found.push(flaw(s, 'flaw.too-many-pieces'))
    }
    if (phases[phase(g)]?.id === 'card' && g.n[layout.control + s] !== 0) found.push(flaw(s, 'flaw.control-marker'))
    if (!isOnMap(g, s) && (markers(g, s, TERROR) > 0 || markers(g, s, FARC_ZONE) > 0))
      found.push(flaw(s, 'flaw.no-space'))
  }
  return found
}

import {
  ACTIVE_OPPOSITION,
  beginPhase,
  endGame,
  goTo,
  hasOpposition,
  persuasion,
  pieces,
  setTrack,
  totalSupport,
  unmark,
} from '@coinflict/kernel/rules'
import {
  DONE,
  type Faction,
  type Game,
  inForce,
  isSpaceWord,
  markers,
  type Reason,
  resources,
  type Space,
  track,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { buyCivicAction, hasCivicForces, whyNotCivicStep } from '../civic-action.ts'
import { controls } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import { finalPropaganda } from '../final.ts'
import {
  AUC,
  cubes,
  FARC,
  FARC_CONTROL,
  FARC_ZONE,
  GOVT,
  GOVT_CONTROL,
  PASTRANA,
  PRESIDENT,
  PROPAGANDA,
  TERROR,
  URIBE,
} from '../forces.ts'
import { isLoc } from '../map.ts'
import { freeRally, whyNotRally } from '../operations/rally.ts'
import { placeZone } from './zones.ts'

const REASONS = {
  civicLoc: because('why.not-loc', '6.4.1'),
  agitationLoc: because('why.not-loc', '6.4.2'),
  control: because('why.govt-control', '6.4.1'),
  forces: because('why.civic-forces', '6.4.1'),
  farcControl: because('why.farc-control', '6.4.2'),
  opposition: because('why.opposition', '6.4.5'),
  controlled: because('why.controlled', '6.4.5'),
}
/** 6.4.2 Agitation: 1 FARC Resource a step toward Active Opposition. */
const { whyNotStep: whyNotAgitation, step: agitate } = persuasion({
  rule: '6.4.2',
  cost: () => 1,
  end: ACTIVE_OPPOSITION,
  terror: TERROR,
})

/** 6.4 Support phase: Civic Action, Agitation, the election, Elite Backing. */
export function supportPhase(g: Game): void {
  civicAction(g)
  goTo(g, 'agitation')
}

/** 6.4.1 The Government buys support where it Controls with Troops and Police. */
function civicAction(g: Game): void {
  beginPhase(g, 'support', '6.4.1')
  g.cite('6.4.1', GOVT)
  let privileged: Space | undefined
  const whyNot = (s: Space): Reason | undefined => {
    if (isLoc(s)) return REASONS.civicLoc
    if (!controls(g, GOVT_CONTROL, s)) return REASONS.control
    if (!hasCivicForces(g, s) && !mayBePrivileged(g, s, privileged)) return REASONS.forces
    return whyNotCivicStep(g, GOVT, s)
  }
  for (;;) {
    const s = askStep(g, GOVT, 'civic.where', '6.4.1', whyNot)
    if (s === undefined) return
    if (!hasCivicForces(g, s)) privileged = s
    buyCivicAction(g, GOVT, s)
  }
}

/** Card 1, unshaded: one space a phase needs only Control and a cube. */
const mayBePrivileged = (g: Game, s: Space, privileged: Space | undefined): boolean =>
  inForce(g, CARD.firstDivision, 'unshaded') && cubes(g, s) > 0 && (privileged === undefined || privileged === s)

/** 6.4.2 FARC stirs up opposition where it Controls; card 22 adds up to three spaces. */
export function agitationPhase(g: Game): void {
  beginPhase(g, 'agitation', '6.4.2')
  g.cite('6.4.2', FARC)
  const extra: Space[] = []
  const whyNot = (s: Space): Reason | undefined => {
    if (isLoc(s)) return REASONS.agitationLoc
    if (!controls(g, FARC_CONTROL, s) && !extra.includes(s) && !mayAddForCano(g, s, extra)) return REASONS.farcControl
    return whyNotAgitation(g, FARC, s)
  }
  for (;;) {
    const s = askStep(g, FARC, 'agitate.where', '6.4.2', whyNot)
    if (s === undefined) break
    if (!controls(g, FARC_CONTROL, s) && !extra.includes(s)) extra.push(s)
    agitate(g, FARC, s)
  }
  goTo(g, 'election')
}

/** Card 22, shaded: spaces with FARC pieces that the Government does not Control. */
const mayAddForCano = (g: Game, s: Space, extra: readonly Space[]): boolean =>
  inForce(g, CARD.alfonsoCano, 'shaded') && extra.length < 3 && pieces(g, FARC, s) > 0 && !controls(g, GOVT_CONTROL, s)

function askStep(
  g: Game,
  by: Faction,
  id: 'civic.where' | 'agitate.where',
  rule: string,
  whyNot: (s: Space) => Reason | undefined,
): Space | undefined {
  const q = ask(g, by, id, rule, { n: resources(g, by) })
  q.everySpace((s) => whyNot(s))
  const answer = q.done().answer()
  return answer === DONE || !isSpaceWord(answer) ? undefined : (answer as number as Space)
}

/** 6.4.3 With Total Support of 60 or less the presidency passes on, once a round. */
export function electionPhase(g: Game): void {
  beginPhase(g, 'election', '6.4.3')
  g.cite('6.4.3', GOVT)
  if (track(g, PRESIDENT) !== URIBE && totalSupport(g) <= 60) {
    setTrack(g, PRESIDENT, track(g, PRESIDENT) + 1)
    if (track(g, PRESIDENT) === PASTRANA) placeZone(g, (s) => !isLoc(s))
    else for (const s of g.volume.allSpaces) unmark(g, FARC_ZONE, s, markers(g, s, FARC_ZONE))
  }
  goTo(g, 'elite-backing')
}

/** 6.4.5 Elite Backing: AUC may Rally free in one space without Opposition that neither side Controls. */
export function eliteBackingPhase(g: Game): void {
  beginPhase(g, 'elite-backing', '6.4.5')
  g.cite('6.4.5', AUC)
  const whyNot = (s: Space): Reason | undefined => {
    if (hasOpposition(g, s)) return REASONS.opposition
    if (controls(g, GOVT_CONTROL, s) || controls(g, FARC_CONTROL, s)) return REASONS.controlled
    return whyNotRally(g, AUC, s)
  }
  const q = ask(g, AUC, 'elite.where', '6.4.5')
  q.everySpace((s) => whyNot(s))
  const s = q.done().askSpaceOrDone()
  if (s !== undefined) freeRally(g, AUC, s)
  // 2.4.1, 7.3 In the last round margins are read now; moving troops about would change none of them.
  if (track(g, PROPAGANDA) >= finalPropaganda(g)) {
    g.cite('7.3', -1)
    endGame(g)
  } else goTo(g, 'redeploy')
}

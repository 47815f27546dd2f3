import { ACTIVE_SUPPORT, beginPhase, goOn, goTo, guerrillas, pieces } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  level,
  part,
  type Reason,
  resources,
  type Space,
  spacesWith,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import { ARVN, arvnTroops, COIN, police, US, usTroops, VC } from '../forces.ts'
import { loseCadres, takesCadres } from '../operations/terror.ts'
import {
  agitateIn,
  conductFreePacification,
  conductPacification,
  FREE_PRICE,
  MOST_LEVELS,
  pacificationPrice,
  whyNotAgitateStep,
  whyNotFreePacifyStep,
  whyNotPacifyStep,
} from '../pacification.ts'

const MOST_SPACES = 4

const REASONS = {
  control: because('why.coin-control', '6.3.1'),
  forces: because('why.pacify-forces', '6.3.1'),
  fourSpaces: because('why.four-spaces', '6.3'),
  twoLevels: because('why.pacify-levels', '6.3.1'),
  mandate: because('why.mandate-one', '5.3'),
  noVc: because('why.no-vc', '6.3.2'),
  coinControl: because('why.agitate-control', '6.3.2'),
  selected: because('why.selected', '6.3.2'),
  cadres: because('why.cadres-two', '5.3'),
}

/** 6.3 Support Phase: Pacification, then Agitation, each a stretch of play. */
export function supportPhase(g: Game): void {
  if (part(g) === 0) {
    beginPhase(g, 'support', '6.3')
    pacification(g)
    goOn(g)
    return
  }
  agitation(g)
  goTo(g, 'redeploy')
}

/** How an event has somebody Pacify: at no cost, fewer levels a space. */
interface Terms {
  readonly free?: boolean
  readonly levels?: number
}

/** Where Pacification took place, and by how many levels each space has shifted. */
interface Pacified {
  readonly spaces: Space[]
  readonly levels: Map<Space, number>
  readonly terms: Terms
}

/** 6.3.1 The US, then the ARVN Pacify in up to four spaces together, up to two levels a space together. Events have it too. */
export function pacification(g: Game, factions: readonly Faction[] = COIN, terms: Terms = {}): void {
  const pacified: Pacified = { spaces: [], levels: new Map(), terms }
  for (const f of factions) pacifyBy(g, f, pacified)
}

const troopsOf = (g: Game, f: Faction, s: Space): number => (f === US ? usTroops(g, s) : arvnTroops(g, s))

const levelsLeft = ({ levels, terms }: Pacified, s: Space): number =>
  (terms.levels ?? MOST_LEVELS) - (levels.get(s) ?? 0)

/** The level to which a space may still be Pacified. */
const farthest = (g: Game, pacified: Pacified, s: Space): number =>
  Math.min(ACTIVE_SUPPORT, level(g, s) + levelsLeft(pacified, s))

/** COIN Control, Police and own Troops; card 86, shaded, leaves the ARVN one space. */
function whyNotPacify(g: Game, f: Faction, own: readonly Space[], pacified: Pacified, s: Space): Reason | undefined {
  if (!isCoinControlled(g, s)) return REASONS.control
  if (police(g, s) === 0 || troopsOf(g, f, s) === 0) return REASONS.forces
  if (!pacified.spaces.includes(s) && pacified.spaces.length === MOST_SPACES) return REASONS.fourSpaces
  if (f === ARVN && own.some((other) => other !== s) && inForce(g, CARD.mandateOfHeaven, 'shaded'))
    return REASONS.mandate
  const against = whyNotStep(g, f, pacified, s)
  return against !== undefined && levelsLeft(pacified, s) === 0 ? REASONS.twoLevels : against
}

const whyNotStep = (g: Game, f: Faction, pacified: Pacified, s: Space): Reason | undefined =>
  (pacified.terms.free === true ? whyNotFreePacifyStep : whyNotPacifyStep)(g, f, s, farthest(g, pacified, s))

function pacifyBy(g: Game, f: Faction, pacified: Pacified): void {
  const own: Space[] = []
  for (;;) {
    g.cite('6.3.1', f)
    const note = pacified.terms.free === true ? FREE_PRICE : pacificationPrice(g)
    const s = ask(g, f, 'pacify.where', '6.3.1', { n: resources(g, f), note })
      .everySpace((s) => whyNotPacify(g, f, own, pacified, s), spacesWith(g, f))
      .done()
      .askSpaceOrDone()
    if (s === undefined) return
    if (!own.includes(s)) own.push(s)
    if (!pacified.spaces.includes(s)) pacified.spaces.push(s)
    pacifyIn(g, f, pacified, s)
  }
}

function pacifyIn(g: Game, f: Faction, pacified: Pacified, s: Space): void {
  const before = level(g, s)
  const end = farthest(g, pacified, s)
  if (pacified.terms.free === true) conductFreePacification(g, f, s, () => whyNotFreePacifyStep(g, f, s, end))
  else conductPacification(g, f, s, () => whyNotPacifyStep(g, f, s, end))
  pacified.levels.set(s, (pacified.levels.get(s) ?? 0) + level(g, s) - before)
}

/** VC pieces and no COIN Control; with Cadres (card 116, unshaded) two guerrillas to lose. */
function whyNotAgitate(g: Game, agitated: readonly Space[], s: Space): Reason | undefined {
  if (pieces(g, VC, s) === 0) return REASONS.noVc
  if (isCoinControlled(g, s)) return REASONS.coinControl
  if (agitated.includes(s)) return REASONS.selected
  if (agitated.length === MOST_SPACES) return REASONS.fourSpaces
  if (takesCadres(g, VC) && guerrillas(g, VC, s) < 2) return REASONS.cadres
  return whyNotAgitateStep(g, VC, s)
}

/** 6.3.2 The VC Agitate in up to four spaces. */
function agitation(g: Game): void {
  const agitated: Space[] = []
  for (;;) {
    g.cite('6.3.2', VC)
    const s = ask(g, VC, 'agitate.where', '6.3.2', { n: resources(g, VC) })
      .everySpace((s) => whyNotAgitate(g, agitated, s), spacesWith(g, VC))
      .done()
      .askSpaceOrDone()
    if (s === undefined) return
    agitated.push(s)
    if (takesCadres(g, VC)) loseCadres(g, s)
    agitateIn(g, s)
  }
}

import { beginPhase, goTo } from '@coinflict/kernel/rules'
import { type Faction, type Game, type Reason, resources, type Space } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { buyCivicAction, whyNotCivicAction } from '../civic-action.ts'
import { COALITION, COIN, coalitionTroops, GOVERNMENT, governmentTroops, police } from '../forces.ts'

const REASONS = {
  forces: because('why.civic-forces', '6.4.1'),
  others: because('why.civic-others', '6.4.1'),
}

/** 6.4.1 Civic Action in the Support phase: the Coalition where it decides, then the Government. */
export function supportPhase(g: Game): void {
  beginPhase(g, 'support', '6.4.1')
  for (const f of COIN) civicAction(g, f)
  goTo(g, 'sharia')
}

/** The faction with more Troops in a space decides there, the Coalition if both have as many. */
const decides = (g: Game, s: Space): Faction =>
  coalitionTroops(g, s) >= governmentTroops(g, s) ? COALITION : GOVERNMENT

/** COIN Control with Troops of either faction and Police. */
function whyNotHere(g: Game, f: Faction, s: Space): Reason | undefined {
  const reason = whyNotCivicAction(g, f, s)
  if (reason !== undefined) return reason
  if (coalitionTroops(g, s) + governmentTroops(g, s) === 0 || police(g, s) === 0) return REASONS.forces
  return decides(g, s) === f ? undefined : REASONS.others
}

function civicAction(g: Game, f: Faction): void {
  g.cite('6.4.1', f)
  for (;;) {
    const q = ask(g, f, 'civic.where', '6.4.1', { n: resources(g, f) })
    const s = q
      .everySpace((space) => whyNotHere(g, f, space))
      .done()
      .askSpaceOrDone()
    if (s === undefined) return
    buyCivicAction(g, f, s)
    g.cite('6.4.1', f)
  }
}

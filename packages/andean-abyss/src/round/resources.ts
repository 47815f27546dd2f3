import { basesOnMap, beginPhase, gain, goTo, place, unmark } from '@coinflict/kernel/rules'
import { available, type Faction, type Game, inForce, type Space, track, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import {
  AID,
  AUC,
  base,
  CARTELS,
  FARC,
  GOVT,
  hasRoomForBase,
  INSURGENTS,
  isSabotaged,
  PRESIDENT,
  SAMPER,
  shipment,
  shipments,
} from '../forces.ts'
import { econ, LOCS } from '../map.ts'
import { ownedShipments } from '../shipments.ts'

const BASE = word('base')
const RESOURCES = word('resources')
const NO_BASE = because('why.no-base', '1.4.1')
const STACKING = because('why.stacking', '1.4.2')

/** 6.3 Resources phase: earnings, then drug profits. */
export function resourcesPhase(g: Game): void {
  beginPhase(g, 'resources', '6.3')
  governmentEarnings(g)
  insurgentEarnings(g)
  // Once more round if somebody handed a Shipment to a faction that had been dealt with (1.5.1).
  while (INSURGENTS.some((f) => ownedShipments(g, f) > 0)) for (const f of INSURGENTS) drugProfits(g, f)
  goTo(g, 'support')
}

/** 6.3.1 What the lines without Sabotage yield, and Aid unless Samper is president. */
function governmentEarnings(g: Game): void {
  g.cite('6.3.1', GOVT)
  let earned = 0
  for (const loc of LOCS) if (!isSabotaged(g, loc)) earned += econ(loc)
  if (track(g, PRESIDENT) !== SAMPER) earned += track(g, AID)
  gain(g, GOVT, earned)
}

/** 6.3.2 A Resource a base for FARC and AUC, three for the Cartels; four under card 67, shaded. */
function insurgentEarnings(g: Game): void {
  for (const f of [FARC, AUC]) {
    g.cite('6.3.2', f)
    gain(g, f, basesOnMap(g, f))
  }
  g.cite('6.3.2', CARTELS)
  gain(g, CARTELS, basesOnMap(g, CARTELS) * (inForce(g, CARD.mexicanTraffickers, 'shaded') ? 4 : 3))
}

/** 6.3.3 Each Shipment becomes a base where it lies, or 6 Resources. */
function drugProfits(g: Game, f: Faction): void {
  g.cite('6.3.3', f)
  for (const s of g.volume.allSpaces) {
    while (shipments(g, f, s) > 0) {
      const q = ask(g, f, 'shipment.profit', '6.3.3', { space: s })
      // It may just have been given away (1.5.1).
      if (shipments(g, f, s) === 0) break
      const what = q
        .offer(BASE, whyNotBase(g, f, s))
        .offer(RESOURCES)
        .answer()
      unmark(g, shipment(f), s)
      if (what === BASE) place(g, base(f), s)
      else gain(g, f, 6)
    }
  }
}

function whyNotBase(g: Game, f: Faction, s: Space) {
  if (available(g, base(f)) === 0) return NO_BASE
  return hasRoomForBase(g, f, s) ? undefined : STACKING
}

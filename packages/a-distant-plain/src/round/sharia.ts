import { bases, beginPhase, goTo } from '@coinflict/kernel/rules'
import { type Game, type Reason, resources, type Space } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isTalibanControlled } from '../control.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { TALIBAN } from '../forces.ts'
import { isLoc } from '../map.ts'
import { buySharia, whyNotShariaStep } from '../sharia.ts'

const REASONS = {
  loc: because('why.not-loc', '6.4.2'),
  control: because('why.taliban-control', '6.4.2'),
}

/** 6.4.2 The Taliban stir up Opposition where they Control; at any Base of theirs under card 36, shaded. */
function whyNotHere(g: Game, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  const atBase = inForce(g, CARD.mullahOmar, 'shaded') && bases(g, TALIBAN, s) > 0
  if (!isTalibanControlled(g, s) && !atBase) return REASONS.control
  return whyNotShariaStep(g, TALIBAN, s)
}

/** 6.4.2 Sharia in the Support phase. */
export function shariaPhase(g: Game): void {
  beginPhase(g, 'sharia', '6.4.2')
  for (;;) {
    g.cite('6.4.2', TALIBAN)
    const q = ask(g, TALIBAN, 'sharia.where', '6.4.2', { n: resources(g, TALIBAN) })
    const s = q
      .everySpace((space) => whyNotHere(g, space))
      .done()
      .askSpaceOrDone()
    if (s === undefined) break
    buySharia(g, TALIBAN, s)
  }
  goTo(g, 'redeploy')
}

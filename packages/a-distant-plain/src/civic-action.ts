import type { Faction, Game, Reason, Space } from '@coinflict/kernel'
import { because } from './ask.ts'
import { isCoinControlled } from './control.ts'
import { SUPPORT } from './forces.ts'
import { isAfghan } from './map.ts'
import { persuasion } from './persuasion.ts'

const NOT_AFGHAN = because('why.not-afghan', '6.4.1')
const NO_CONTROL = because('why.coin-control', '6.4.1')

/** 6.4.1 Civic Action: 3 Government Resources a step toward Support, whichever COIN faction spends them. */
export const {
  whyNotStep: whyNotCivicStep,
  step: buyCivicAction,
  conduct: conductCivicAction,
} = persuasion('6.4.1', 3, SUPPORT, 'civic.more')

/** 3.2.1 With a Train it needs COIN Control only, by any pieces. */
export function whyNotCivicAction(g: Game, by: Faction, s: Space, farthest = SUPPORT): Reason | undefined {
  if (!isAfghan(s)) return NOT_AFGHAN
  if (!isCoinControlled(g, s)) return NO_CONTROL
  return whyNotCivicStep(g, by, s, farthest)
}

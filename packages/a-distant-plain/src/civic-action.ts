import { persuasion } from '@coinflict/kernel/rules'
import type { Faction, Game, Reason, Space } from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { isCoinControlled } from './control.ts'
import { hearElders } from './elders.ts'
import { SUPPORT, TERROR } from './forces.ts'
import { isAfghan } from './map.ts'
import type { Message } from './text/messages.ts'

const NOT_AFGHAN = because('why.not-afghan', '6.4.1')
const NO_CONTROL = because('why.coin-control', '6.4.1')

/** 6.4.1 Civic Action: 3 Government Resources a step toward Support, whichever COIN faction spends them. */
export const {
  whyNotStep: whyNotCivicStep,
  step: buyCivicAction,
  conduct: conductCivicAction,
} = persuasion({
  rule: '6.4.1',
  cost: () => 3,
  end: SUPPORT,
  terror: TERROR,
  more: 'civic.more' satisfies Message,
  afterShift: hearElders,
})

/** 3.2.1 With a Train it needs COIN Control only, by any pieces. */
export function whyNotCivicAction(g: Game, by: Faction, s: Space, farthest = SUPPORT): Reason | undefined {
  if (!isAfghan(s)) return NOT_AFGHAN
  if (!isCoinControlled(g, s)) return NO_CONTROL
  return whyNotCivicStep(g, by, s, farthest)
}

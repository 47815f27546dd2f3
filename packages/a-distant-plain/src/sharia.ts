import { persuasion } from '@coinflict/kernel/rules'
import { hearElders } from './elders.ts'
import { OPPOSITION, TERROR } from './forces.ts'
import type { Message } from './text/messages.ts'

/** 6.4.2 Sharia: 1 Taliban Resource a step toward Opposition. Where it may be conducted, Rally (3.3.1) and the round (6.4.2) say. */
export const {
  whyNotStep: whyNotShariaStep,
  step: buySharia,
  conduct: conductSharia,
} = persuasion({
  rule: '6.4.2',
  cost: () => 1,
  end: OPPOSITION,
  terror: TERROR,
  more: 'sharia.more' satisfies Message,
  afterShift: hearElders,
})

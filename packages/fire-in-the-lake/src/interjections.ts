import { handTools, transfers } from '@coinflict/kernel/rules'
import { because } from './ask.ts'
import { reveal } from './deception.ts'
import { isCoin } from './forces.ts'

const INSURGENTS_ONLY = because('why.give-insurgents', '1.5.2')

/** 1.5.2 Resources pass between the NVA and the VC only. */
const { give, request } = transfers({
  numbers: { transfer: () => '1.5.2', player: '1.5', purse: '1.8' },
  whyNotResources: (from, to) => (isCoin(from) || isCoin(to) ? INSURGENTS_ONLY : undefined),
  gifts: {},
})

/** What players may do between a question and its answer. Own pieces come off the map only to be placed again (1.4.1, recall.ts). */
export const interjections = { give, request, reveal, hand: handTools } as const

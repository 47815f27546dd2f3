import { executesOrOperates, handTools, transfers, withdrawal } from '@coinflict/kernel/rules'
import { because } from './ask.ts'
import { isCoin } from './forces.ts'

const INSURGENTS_ONLY = because('why.give-insurgents', '1.5.2')

/** 1.5.2 Resources pass between the NVA and the VC only. */
const { give, request } = transfers({
  numbers: { transfer: () => '1.5.2', player: '1.5', purse: '1.8' },
  whyNotResources: (from, to) => (isCoin(from) || isCoin(to) ? INSURGENTS_ONLY : undefined),
  gifts: {},
})

/** 1.4.1 Who executes may take own pieces up to place them again. */
const withdraw = withdrawal(executesOrOperates)

/** What players may do between a question and its answer. */
export const interjections = { give, request, withdraw, hand: handTools } as const

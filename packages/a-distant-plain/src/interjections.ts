import {
  adjust,
  executesOrOperates,
  type Gift,
  gain,
  handTools,
  transfers,
  whyNotAmount,
  whyNotGiveNow,
  withdrawal,
} from '@coinflict/kernel/rules'
import { track } from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { reveal } from './deception.ts'
import { COALITION, GOVERNMENT, isCoin, PATRONAGE, WARLORDS } from './forces.ts'

const NO_RESOURCES = because('why.give-coalition', '1.5.1')
const NO_PATRONAGE = because('why.give-patronage', '1.5.1')

/** 1.5.1 The Government may turn Patronage into Resources of the Warlords, 1 for 1. */
const patronage: Gift = {
  value: 'number',
  offer: 'give.agree-patronage',
  request: 'request.agree-patronage',
  whyNot(g, from, to, n) {
    if (from !== GOVERNMENT || to !== WARLORDS) return NO_PATRONAGE
    return whyNotGiveNow(g, from, to, '1.5.1') ?? whyNotAmount(g, n, track(g, PATRONAGE), to, '1.8')
  },
  handOver(g, _from, to, n) {
    adjust(g, PATRONAGE, -n)
    gain(g, to, n)
    if (g.log) g.write('give', { faction: to, n, text: 'patronage' })
  },
}

/** 1.5.1 Resources pass between all but the Coalition, which has none of its own (ruling 17). */
const { give, request } = transfers({
  numbers: { transfer: () => '1.5.1', player: '1.5', purse: '1.8' },
  whyNotResources: (from, to) => (from === COALITION || to === COALITION ? NO_RESOURCES : undefined),
  gifts: { patronage },
})

/** 1.4.1 Only insurgent players take own pieces off, while they execute or an event lets them operate (ruling 10). */
const withdraw = withdrawal((g, by) => !isCoin(by) && executesOrOperates(g, by))

/** What players may do between a question and its answer. */
export const interjections = { give, request, withdraw, reveal, hand: handTools } as const

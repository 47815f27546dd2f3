import { executing, type Gift, guerrillas, handTools, transfers, withdrawal } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { GOVT, isSecondEdition, shipments } from './forces.ts'
import { isExecuting } from './recall.ts'
import { handOver, settleShipments } from './shipments.ts'

const NOT_EXECUTING = because('why.not-executing', '1.5.2')
const NO_SHIPMENT = because('why.give-shipment', '4.5.3')

/** The number under which each edition speaks of negotiation. */
const transferRule = (g: Game): string => (isSecondEdition(g) ? '1.5.2' : '1.5.1')

/** 4.5.3 A Shipment passes to a guerrilla in the same space: in the 1st edition at any time (ruling 144), in the 2nd as Resources do. */
const shipment: Gift = {
  value: 'space',
  offer: 'give.agree-shipment',
  request: 'request.agree-shipment',
  whyNot(g, from, to, s) {
    const space = s as Space
    if (isSecondEdition(g) && executing(g) !== from && executing(g) !== to) return NOT_EXECUTING
    if (from === GOVT || to === GOVT) return NO_SHIPMENT
    return shipments(g, from, space) === 0 || guerrillas(g, to, space) === 0 ? NO_SHIPMENT : undefined
  },
  handOver: (g, from, to, s) => handOver(g, from, to, s as Space),
}

/** 1.5.1, 1.7 (2nd edition 1.5.2) Resources and Shipments change hands. */
const { give, request } = transfers({
  numbers: { transfer: transferRule, player: '1.5', purse: '1.7' },
  isExecuting,
  gifts: { shipment },
})

/** 1.4.1 Own pieces taken off, with the Shipments they carry. */
const withdraw = withdrawal(isExecuting, settleShipments)

/** What players may do between a question and its answer. */
export const interjections = { give, request, withdraw, hand: handTools } as const

import {
  count,
  executing,
  type Faction,
  type Game,
  handTools,
  type InterjectionRules,
  NO,
  nextFaction,
  type Piece,
  phase,
  type Reason,
  remove,
  resources,
  type Space,
  setExecuting,
  transfer,
  YES,
} from '@coinflict/kernel'
import { ask, because } from './ask.ts'
import { GOVT, guerrillas, isSecondEdition, kinds, shipments } from './forces.ts'
import { factionOrder } from './sequence.ts'
import { handOver, settleShipments } from './shipments.ts'

const REASONS = {
  executing: because('why.not-executing', '1.5.1'),
  executingSecond: because('why.not-executing', '1.5.2'),
  player: because('why.same-player', '1.5'),
  what: because('why.give-what', '1.5.1'),
  number: because('why.give-number', '1.7'),
  shipment: because('why.give-shipment', '4.5.3'),
  withdraw: because('why.own-removal', '1.4.1'),
  piece: because('why.withdraw-what', '1.4.1'),
}

/** The number under which each edition speaks of negotiation. */
const transferRule = (g: Game): string => (isSecondEdition(g) ? '1.5.2' : '1.5.1')

type Gift = { readonly n: number } | { readonly space: Space }

function readGift(g: Game, words: readonly string[]): Gift | undefined {
  const [what, value = ''] = words
  if (what === 'resources') return /^[1-9]\d?$/.test(value) ? { n: Number(value) } : undefined
  const space = g.volume.spaceIndex.get(value)
  return what === 'shipment' && space !== undefined ? { space } : undefined
}

/**
 * 1.5.1, 1.7 (2nd edition 1.5.2) Transfers: Resources while giver or receiver executes; Shipments so too in the 2nd edition, in the
 * 1st at any time (4.5.3, ruling 144).
 */
function whyNotTransfer(g: Game, from: Faction, to: Faction | undefined, words: readonly string[]): Reason | undefined {
  const gift = readGift(g, words)
  if (to === undefined || to === from || gift === undefined) return REASONS.what
  if (g.setup.seats[from]?.player === g.setup.seats[to]?.player) return REASONS.player
  const now = executing(g) === -1 && 'n' in gift ? inTurn(g, to) : executing(g)
  if (now !== from && now !== to && ('n' in gift || isSecondEdition(g)))
    return isSecondEdition(g) ? REASONS.executingSecond : REASONS.executing
  if ('n' in gift) return gift.n > resources(g, from) || gift.n > 99 - resources(g, to) ? REASONS.number : undefined
  if (from === GOVT || to === GOVT) return REASONS.shipment
  return shipments(g, from, gift.space) === 0 || guerrillas(g, to, gift.space) === 0 ? REASONS.shipment : undefined
}

/** A faction that is about to choose may be given the Resources for it; it must then execute (ruling on 1.5.1). */
const inTurn = (g: Game, to: Faction): Faction | -1 =>
  g.volume.phases[phase(g)]?.id === 'card' && nextFaction(g, factionOrder(g)) === to ? to : -1

function carryOutTransfer(
  g: Game,
  from: Faction,
  to: Faction,
  asked: Faction,
  other: Faction,
  words: readonly string[],
): void {
  const gift = readGift(g, words) as Gift
  const isOffer = asked === to
  const agreed =
    'n' in gift
      ? ask(g, asked, isOffer ? 'give.agree' : 'request.agree', transferRule(g), { faction: other, n: gift.n })
      : ask(g, asked, isOffer ? 'give.agree-shipment' : 'request.agree-shipment', transferRule(g), {
          faction: other,
          space: gift.space,
        })
  if (agreed.offer(YES).offer(NO).answer() === NO) {
    g.cite(transferRule(g), asked)
    if (g.log) g.write('refuse', { faction: other, text: isOffer ? 'offer' : 'request' })
    return
  }
  g.cite(transferRule(g), from)
  if ('n' in gift) {
    transfer(g, from, to, gift.n)
    if (executing(g) === -1 && inTurn(g, to) === to) setExecuting(g, to)
    if (g.log) g.write('give', { faction: to, n: gift.n })
  } else handOver(g, from, to, gift.space)
}

/** To or from whom, what, and how much or where. */
const nextOfTransfer: InterjectionRules['next'] = (_, words) =>
  (['faction', ['resources', 'shipment'], words[1] === 'resources' ? 'number' : 'space'] as const)[words.length]

/** `give FACTION resources N` or `give FACTION shipment SPACE`: the receiver is asked. */
const give: InterjectionRules = {
  rule: '1.5.1',
  next: nextOfTransfer,
  whyNot: (g, by, [to = '', ...words]) => whyNotTransfer(g, by, g.volume.factionIndex.get(to), words),
  carryOut(g, by, [to = '', ...words]) {
    const receiver = g.volume.factionIndex.get(to) as Faction
    carryOutTransfer(g, by, receiver, receiver, by, words)
  },
}

/** `request FACTION resources N` or `request FACTION shipment SPACE`: the giver is asked. */
const request: InterjectionRules = {
  rule: '1.5.1',
  next: nextOfTransfer,
  whyNot(g, by, [from = '', ...words]) {
    const giver = g.volume.factionIndex.get(from)
    return giver === undefined ? REASONS.what : whyNotTransfer(g, giver, by, words)
  },
  carryOut(g, by, [from = '', ...words]) {
    const giver = g.volume.factionIndex.get(from) as Faction
    carryOutTransfer(g, giver, by, giver, by, words)
  },
}

/** Own pieces named by `PIECE SPACE N`. */
function readOwn(
  g: Game,
  by: Faction,
  words: readonly string[],
): { piece: Piece; space: Space; n: number } | undefined {
  const [pieceId = '', spaceId = '', n = '1'] = words
  const piece = g.volume.pieceIndex.get(pieceId)
  const space = g.volume.spaceIndex.get(spaceId)
  if (piece === undefined || space === undefined || !kinds(by).includes(piece) || !/^[1-9]\d?$/.test(n))
    return undefined
  return { piece, space, n: Number(n) }
}

/**
 * 1.4.1 `withdraw PIECE SPACE N`: a player that executes takes own pieces to Available. In the 1st edition a faction that an event lets
 * operate may do so too (ruling 143).
 */
const withdraw: InterjectionRules = {
  rule: '1.4.1',
  next: (_, words) => (['piece', 'space', 'number'] as const)[words.length],
  whyNot(g, by, words) {
    const own = readOwn(g, by, words)
    if (own === undefined) return REASONS.piece
    const acts = executing(g) === by || (!isSecondEdition(g) && executing(g) !== -1 && g.acting === by)
    if (!acts || g.setup.seats[by]?.nonPlayer === true) return REASONS.withdraw
    return count(g, own.space, own.piece) < own.n ? REASONS.piece : undefined
  },
  carryOut(g, by, words) {
    const { piece, space, n } = readOwn(g, by, words) as { piece: Piece; space: Space; n: number }
    remove(g, piece, space, n)
    settleShipments(g, space)
  },
}

/** What players may do between a question and its answer. */
export const interjections = { give, request, withdraw, hand: handTools } as const

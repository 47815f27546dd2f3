import type { Params, Reason } from '../state/asked.ts'
import type { Faction, Piece, Space, Track } from '../state/ids.ts'
import type { Game, InterjectionRules } from '../state/model.ts'
import { count, isNonPlayer, phase, resources, track } from '../state/reading.ts'
import { NO, YES } from '../state/words.ts'
import { remove } from './forces.ts'
import { executing, nextFaction } from './sequence.ts'
import { transfer } from './tracks.ts'

/** What players do between a question and its answer: they hand things over and take own pieces off the map. */

/** Something that one faction may hand over to another: a number of it, or the one in a space. */
export interface Gift {
  readonly value: 'number' | 'space'
  /** What the receiver of an offer and the giver of a request are asked. */
  readonly offer: string
  readonly request: string
  whyNot(g: Game, from: Faction, to: Faction, value: number): Reason | undefined
  handOver(g: Game, from: Faction, to: Faction, value: number): void
}

export interface TransferRules {
  /** Where the rule book speaks of transfers, of players with several factions, and of what a faction can hold. */
  readonly numbers: { transfer(g: Game): string; readonly player: string; readonly purse: string }
  /** Whether a faction executes as the rule on transfers means it; usually also one that an event lets operate. */
  isExecuting?(g: Game, f: Faction): boolean
  /** Why Resources do not pass from one faction to the other at any time. */
  whyNotResources?(from: Faction, to: Faction): Reason | undefined
  /** What else may change hands, by the name it is called by. */
  readonly gifts: Readonly<Record<string, Gift>>
}

/** A faction that is about to choose may be given the means for it; that binds it to nothing (ruling on 1.5.1). */
export const isAboutToChoose = (g: Game, f: Faction): boolean =>
  executing(g) === -1 && g.volume.phases[phase(g)]?.id === 'card' && nextFaction(g, g.volume.order(g)) === f

/** Whether a faction executes, or an event lets it operate while another does. */
export const executesOrOperates = (g: Game, f: Faction): boolean =>
  executing(g) === f || (executing(g) !== -1 && g.acting === f)

/** 1.5.1 Things are given while giver or receiver executes. */
export const whyNotGiveNow = (
  g: Game,
  from: Faction,
  to: Faction,
  rule: string,
  isExecuting = executesOrOperates,
): Reason | undefined =>
  isExecuting(g, from) || isExecuting(g, to) || isAboutToChoose(g, to) ? undefined : { id: 'why.not-executing', rule }

/** How much more a faction can hold. */
function purseRoom(g: Game, f: Faction): number {
  const purse = g.volume.purseOf[f] as Track | -1
  return purse === -1 ? 0 : (g.volume.tracks[purse]?.max ?? 0) - track(g, purse)
}

/** Why a faction cannot give, or another not hold, so much. */
export const whyNotAmount = (g: Game, n: number, has: number, to: Faction, rule: string): Reason | undefined =>
  n > has || n > purseRoom(g, to) ? { id: 'why.give-number', rule } : undefined

const resourcesGift = ({ numbers, isExecuting, whyNotResources }: TransferRules): Gift => ({
  value: 'number',
  offer: 'give.agree',
  request: 'request.agree',
  whyNot: (g, from, to, n) =>
    whyNotResources?.(from, to) ??
    whyNotGiveNow(g, from, to, numbers.transfer(g), isExecuting) ??
    whyNotAmount(g, n, resources(g, from), to, numbers.purse),
  handOver(g, from, to, n) {
    transfer(g, from, to, n)
    if (g.log) g.write('give', { faction: to, n })
  },
})

/** A number of pieces or Resources as somebody wrote it. */
const readNumber = (text: string): number | undefined => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined)

/** 1.5.1 `give FACTION WHAT VALUE` asks the receiver, `request FACTION WHAT VALUE` the giver. */
export function transfers(rules: TransferRules): {
  readonly give: InterjectionRules
  readonly request: InterjectionRules
} {
  const gifts: Readonly<Record<string, Gift>> = { resources: resourcesGift(rules), ...rules.gifts }
  const what: Reason = { id: 'why.give-what', rule: '1.5.1' }
  const giftOf = (name = ''): Gift | undefined => (Object.hasOwn(gifts, name) ? gifts[name] : undefined)
  const readValue = (g: Game, gift: Gift | undefined, text = ''): number | undefined =>
    gift?.value === 'space' ? g.volume.spaceIndex.get(text) : readNumber(text)

  const next: InterjectionRules['next'] = (_, [to, name, value]) => {
    if (to === undefined) return 'faction'
    if (name === undefined) return Object.keys(gifts)
    return value === undefined ? giftOf(name)?.value : undefined
  }

  function whyNotBetween(g: Game, from: Faction, to: Faction): Reason | undefined {
    if (to === from) return what
    if (isNonPlayer(g, from)) return { id: 'why.non-player-gives', rule: '8.1.2' }
    const isOne = g.setup.seats[from]?.player === g.setup.seats[to]?.player
    return isOne ? { id: 'why.same-player', rule: rules.numbers.player } : undefined
  }

  function whyNot(
    g: Game,
    from: Faction | undefined,
    to: Faction | undefined,
    [name, text]: readonly string[],
  ): Reason | undefined {
    const gift = giftOf(name)
    const value = readValue(g, gift, text)
    if (from === undefined || to === undefined || gift === undefined || value === undefined) return what
    return whyNotBetween(g, from, to) ?? gift.whyNot(g, from, to, value)
  }

  function carryOut(g: Game, from: Faction, to: Faction, asked: Faction, [name, text]: readonly string[]): void {
    const gift = giftOf(name) as Gift
    const value = readValue(g, gift, text) as number
    const isOffer = asked === to
    const rule = rules.numbers.transfer(g)
    const other = isOffer ? from : to
    const params: Params = { faction: other, ...(gift.value === 'space' ? { space: value as Space } : { n: value }) }
    // 8.1.2 A non-player takes whatever it is given.
    const q = isNonPlayer(g, asked) ? undefined : g.ask(asked, isOffer ? gift.offer : gift.request, rule, params)
    if (q?.offer(YES).offer(NO).answer() === NO) {
      g.cite(rule, asked)
      if (g.log) g.write('refuse', { faction: other, text: isOffer ? 'offer' : 'request' })
      return
    }
    g.cite(rule, from)
    gift.handOver(g, from, to, value)
  }

  const named = (g: Game, id = ''): Faction | undefined => g.volume.factionIndex.get(id)
  return {
    give: {
      rule: '1.5.1',
      next,
      whyNotWith: whyNotBetween,
      whyNot: (g, by, [to, ...words]) => whyNot(g, by, named(g, to), words),
      carryOut: (g, by, [to, ...words]) => carryOut(g, by, named(g, to) as Faction, named(g, to) as Faction, words),
    },
    request: {
      rule: '1.5.1',
      next,
      whyNotWith: (g, by, from) => whyNotBetween(g, from, by),
      whyNot: (g, by, [from, ...words]) => whyNot(g, named(g, from), by, words),
      carryOut: (g, by, [from, ...words]) =>
        carryOut(g, named(g, from) as Faction, by, named(g, from) as Faction, words),
    },
  }
}

const WHAT_TO_WITHDRAW: Reason = { id: 'why.withdraw-what', rule: '1.4.1' }
const NOT_NOW: Reason = { id: 'why.own-removal', rule: '1.4.1' }

/** Own pieces named by `PIECE SPACE N`. */
function readOwn(
  g: Game,
  by: Faction,
  [pieceId = '', spaceId = '', text = '1']: readonly string[],
): { piece: Piece; space: Space; n: number } | undefined {
  const piece = g.volume.pieceIndex.get(pieceId)
  const space = g.volume.spaceIndex.get(spaceId)
  const n = readNumber(text)
  if (piece === undefined || space === undefined || n === undefined || g.volume.factionOf[piece] !== by)
    return undefined
  return { piece, space, n }
}

/** 1.4.1 `withdraw PIECE SPACE N`: a player takes own pieces to Available at a time when the volume's rules allow it. */
export const withdrawal = (
  mayNow: (g: Game, by: Faction) => boolean,
  settle: (g: Game, s: Space) => void = () => {},
): InterjectionRules => ({
  rule: '1.4.1',
  next: (_, words) => (['piece', 'space', 'number'] as const)[words.length],
  whyNot(g, by, words) {
    const own = readOwn(g, by, words)
    if (own === undefined) return WHAT_TO_WITHDRAW
    if (!mayNow(g, by) || isNonPlayer(g, by)) return NOT_NOW
    return count(g, own.space, own.piece) < own.n ? WHAT_TO_WITHDRAW : undefined
  },
  carryOut(g, by, words) {
    const own = readOwn(g, by, words)
    if (own === undefined) return
    remove(g, own.piece, own.space, own.n)
    settle(g, own.space)
  },
})

import { ranking } from '../rules/victory.ts'
import type { Faction } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Game, Volume } from '../state/model.ts'
import { currentCard, isRoundCard } from '../state/reading.ts'
import type { Table } from './table.ts'

/** A game looked back at: card by card how everybody stood, where it turned, and what each faction did. */

/** How all factions stood at one moment. */
export interface Standings {
  readonly margins: readonly number[]
  readonly leader: Faction
}

/** The play of a card, from when it was the current one until the next was. */
export interface CardPlayed extends Standings {
  readonly card: number
  readonly isRound: boolean
  /** The entries of the journal and the events of the log that belong to it. */
  readonly from: number
  readonly to: number
  readonly logFrom: number
  readonly logTo: number
}

export interface Review {
  /** How it began, and then how things stood after each card; the last is the one that is being played. */
  readonly begun: Standings
  readonly cards: readonly CardPlayed[]
}

/** A card after which another faction led, or a margin had moved far. */
export interface TurningPoint {
  /** Its place among the cards. */
  readonly at: number
  /** Whose margin is spoken of: the new leader's, or the one whose move meant most. */
  readonly faction: Faction
  /** Who led before, where a change of the lead is told. */
  readonly before?: Faction
  /** Whether the new leader has led earlier, by the points before or at the beginning. */
  readonly isBack?: true
  /** By how much each margin moved. */
  readonly changes: readonly number[]
}

/** What a faction did in a whole game. */
export interface Deeds {
  readonly operations: number
  readonly activities: number
  readonly events: number
  readonly passes: number
  /** Resources that it paid, without what it gave away. */
  readonly spent: number
  /** Pieces that others, or the rules, took from it on the map. */
  readonly lost: number
}

const standingsOf = (g: Game): Standings => ({
  margins: g.volume.allFactions.map((f) => g.volume.margin(g, f)),
  leader: ranking(g)[0]?.faction as Faction,
})

/** A table's game, card by card. */
export function reviewOf(table: Table): Review {
  const cards: Omit<CardPlayed, keyof Standings | 'to' | 'logTo'>[] = []
  const stood: Standings[] = []
  for (let number = 0; number <= table.turnsDone; number++) {
    const { at: from, game, logLength: logFrom } = table.moment(number)
    const card = currentCard(game)
    if (card === 0 || card === cards.at(-1)?.card) continue
    stood.push(standingsOf(game))
    cards.push({ card, isRound: isRoundCard(game, card), from, logFrom })
  }
  const last = standingsOf(table.game)
  return {
    begun: stood[0] ?? last,
    cards: cards.map((each, i) => ({
      ...each,
      ...(stood[i + 1] ?? last),
      to: cards[i + 1]?.from ?? table.entries.length,
      logTo: cards[i + 1]?.logFrom ?? table.log.length,
    })),
  }
}

/** So far behind the leader, a faction's move counts for half. */
const BEHIND = 5

/**
 * The cards after which things stood otherwise than before, so many at most and in the order of play. A change of the lead counts for twice as much
 * as the new leader gained on the old one. Any other card counts for the margin whose move meant most: that of the faction that leads in the end
 * for all of it, that of another for less, the farther it was from leading before and after. As such a card is told also a change of the lead from
 * somebody other than the one who took it in the change told before: what lies between is left out, and it would not be understood.
 */
export function turningPoints({ begun, cards }: Review, most = 6): readonly TurningPoint[] {
  const winner = (cards.at(-1) ?? begun).leader
  const behind = ({ margins, leader }: Standings, f: number): number =>
    Math.max(0, (margins[leader] as number) - (margins[f] as number))
  const candidates = cards.map((then, at) => {
    const stood = cards[at - 1] ?? begun
    const { margins, leader } = stood
    const changes = then.margins.map((margin, f) => margin - (margins[f] as number))
    const moved = (f: Faction): number => changes[f] as number
    const weights = changes.map((change, f) => {
      const gap = f === winner ? 0 : Math.min(behind(stood, f), behind(then, f))
      return Math.abs(change) / (1 + gap / BEHIND)
    })
    const weight = Math.max(...weights)
    const move = { at, faction: weights.indexOf(weight) as Faction, changes }
    if (then.leader === leader) return { at, weight, move }
    const lead = { at, faction: then.leader, before: leader, changes }
    return { at, weight: 2 * (moved(then.leader) - moved(leader)), move, lead }
  })
  const listed = candidates
    .filter(({ weight, lead }) => weight > 0 || lead !== undefined)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
  const haveLed = new Set([begun.leader])
  let leads: Faction | undefined
  return listed.map(({ move, lead }) => {
    if (lead === undefined || (leads ?? lead.before) !== lead.before) return move
    const isBack = haveLed.has(lead.faction)
    leads = lead.faction
    haveLed.add(lead.before).add(leads)
    return isBack ? { ...lead, isBack } : lead
  })
}

const NOTHING: Deeds = { operations: 0, activities: 0, events: 0, passes: 0, spent: 0, lost: 0 }

/** What each faction did, as the log tells it. */
export function deedsOf(volume: Volume, log: readonly LogEvent[]): readonly Deeds[] {
  const deeds: Deeds[] = volume.factions.map(() => NOTHING)
  const count = (f: Faction | -1 | undefined, what: keyof Deeds, n = 1): void => {
    const own = f === undefined || f === -1 ? undefined : deeds[f]
    if (own !== undefined) deeds[f as Faction] = { ...own, [what]: own[what] + n }
  }
  for (const event of log) {
    const { by, n = 1, change = 0 } = event
    switch (event.kind) {
      case 'operation':
        count(by, 'operations')
        break
      case 'activity':
        count(by, 'activities')
        break
      case 'event':
        count(by, 'events')
        break
      case 'pass':
        count(by, 'passes')
        break
      case 'track':
        if (by !== -1 && event.track === volume.purseOf[by] && change < 0) count(by, 'spent', -change)
        break
      case 'give':
        // What is given beside Resources says what it is.
        if (event.text === undefined) count(by, 'spent', -n)
        break
      case 'remove': {
        const owner = event.piece === undefined ? undefined : volume.factionOf[event.piece]
        if (event.space !== undefined && owner !== by) count(owner as Faction | undefined, 'lost', n)
        break
      }
    }
  }
  return deeds
}

import type { Reason } from '../state/asked.ts'
import type { Faction, Marker, Piece, Space, Supply, Track } from '../state/ids.ts'
import { layoutOf } from '../state/layout.ts'
import type { CardFacts, Game, InterjectionRules, Volume, VolumeFacts } from '../state/model.ts'

/** The rules of an interjection, by its verb as somebody wrote it. */
export const interjectionOf = (volume: VolumeFacts, verb: string): InterjectionRules | undefined =>
  Object.hasOwn(volume.interjections, verb) ? volume.interjections[verb] : undefined

const TOO_MANY_WORDS: Reason = { id: 'why.words-too-many', rule: '' }

/** Why something cannot be done out of turn: the rules' reason, or that words are left that say nothing. */
export function whyNotInterject(
  g: Game,
  rules: InterjectionRules,
  by: Faction,
  words: readonly string[],
): Reason | undefined {
  const { volume } = g
  const isAwaited = (said: readonly string[]): boolean =>
    (rules.next(volume, said) ?? rules.more?.(volume, said)) !== undefined
  const isLeft = words.some((_, i) => !isAwaited(words.slice(0, i)))
  return rules.whyNot(g, by, words) ?? (isLeft ? TOO_MANY_WORDS : undefined)
}

/** What can be done out of turn in a game, by its verbs. */
export const verbsInPlay = (g: Game): readonly string[] =>
  Object.entries(g.volume.interjections).flatMap(([verb, { isInPlay }]) =>
    isInPlay === undefined || isInPlay(g) ? [verb] : [],
  )

export function defineVolume(facts: VolumeFacts): Volume {
  const index = <Id extends number>(list: readonly { readonly id: string }[]) =>
    new Map(list.map((item, i) => [item.id, i as Id]))
  const spaceIndex = index<Space>(facts.spaces)
  const factionIndex = index<Faction>(facts.factions)
  const pieceIndex = index<Piece>(facts.pieces)
  const supplyIndex = index<Supply>(facts.supplies)
  const trackIndex = index<Track>(facts.tracks)
  const need = <Id>(map: ReadonlyMap<string, Id>, id: string): Id => {
    const found = map.get(id)
    if (found === undefined) throw new Error(`${facts.id}: no ${id}`)
    return found
  }
  const pools = Object.keys(facts.pools)
  const size = facts.spaces.length
  const neighbours = facts.spaces.map((s) => s.adjacent.map((id) => need(spaceIndex, id)))
  const adjacency = new Uint8Array(size * size)
  neighbours.forEach((list, a) => {
    for (const b of list) adjacency[a * size + b] = 1
  })
  const cardByNumber: (CardFacts | undefined)[] = []
  const orders: Faction[][] = []
  for (const card of facts.cards) {
    cardByNumber[card.number] = card
    orders[card.number] = card.order.map((id) => need(factionIndex, id))
  }
  return {
    ...facts,
    edition: (options) => options[facts.editionOption] ?? '',
    layout: layoutOf(facts),
    spaceIndex,
    factionIndex,
    pieceIndex,
    supplyIndex,
    markerIndex: index<Marker>(facts.markers),
    trackIndex,
    phaseIndex: index<number>(facts.phases),
    allSpaces: facts.spaces.map((_, i) => i as Space),
    allFactions: facts.factions.map((_, i) => i as Faction),
    allPieces: facts.pieces.map((_, i) => i as Piece),
    neighbours,
    adjacency,
    factionOf: facts.pieces.map((p) => need(factionIndex, p.faction)),
    kindsOf: facts.factions.map(({ id }) => facts.pieces.flatMap((p, i) => (p.faction === id ? [i as Piece] : []))),
    supplyOf: facts.pieces.map((p) => need(supplyIndex, p.supply)),
    flipOf: facts.pieces.map((p, i) => (p.flip === undefined ? (i as Piece) : need(pieceIndex, p.flip))),
    alike: facts.pieces.map((p) => facts.pieces.flatMap((q, i) => (q.supply === p.supply ? [i as Piece] : []))),
    entersAs: facts.supplies.map((s) => need(pieceIndex, s.enters)),
    purseOf: facts.factions.map((f) => (f.purse === undefined ? -1 : need(trackIndex, f.purse))),
    floorOf: facts.factions.map((f) => (f.floor === undefined ? -1 : need(trackIndex, f.floor))),
    poolOf: facts.markers.map((m) => (m.pool === undefined ? -1 : pools.indexOf(m.pool))),
    poolLimits: pools.map((pool) => facts.pools[pool] as number),
    cardByNumber,
    roundCards: Uint8Array.from(cardByNumber, (card) => (card?.round ? 1 : 0)),
    orders,
  }
}

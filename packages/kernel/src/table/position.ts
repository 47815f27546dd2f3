import { layDeck, pilesLeft, poolsLeft } from '../rules/deck.ts'
import { changePieces } from '../rules/forces.ts'
import { levelName, levelOf } from '../rules/influence.ts'
import { positionFlaws } from '../rules/invariants.ts'
import { DEEDS, MARKS } from '../rules/sequence.ts'
import { isUsed } from '../rules/tracks.ts'
import { type BadInput, badInput } from '../state/errors.ts'
import { flawText } from '../state/flaw.ts'
import type { Faction, Marker, Piece, Space, Supply } from '../state/ids.ts'
import {
  DECK_AT,
  DECK_COUNT,
  EXECUTING,
  FIRST_DID,
  LARGEST_NUMBER,
  MOST_PILES,
  OVER,
  PART,
  PHASE,
  SLOT,
} from '../state/layout.ts'
import { CHANCE_KINDS } from '../state/luck.ts'
import type { CardFacts, Flaw, Game, Volume, VolumeFacts } from '../state/model.ts'
import { cardAt, count, deckAt, deckCount, inBox, isEligible, level, markers, part, phase } from '../state/reading.ts'
import type { Language } from '../text/catalogue.ts'
import { kernelCatalogues, worded } from '../text/worded.ts'

/** A space in a position; what is not named is not there. */
export interface SpacePosition {
  pieces?: Record<string, number>
  level?: string
  markers?: Record<string, number>
  control?: string
}

/** Any moment of a game between two questions, readable and writable by hand. */
export interface Position {
  game: string
  spaces: Record<string, SpacePosition>
  /** Pieces beside the map other than Available, by box. Available is what is left of the supply. */
  boxes?: Record<string, Record<string, number>>
  tracks: Record<string, number | string>
  /** Lasting cards in force, by number. */
  lasting?: Record<string, string>
  factions: Record<string, { eligible: boolean; did?: string; mark?: string }>
  /**
   * The deck as everybody knows it: the cards played, those of the draw deck that lie open (`next`), the piles and the cards that may be in
   * them (`unseen`, pool by pool). One written by hand may just say how many cards are `left`.
   */
  cards: {
    played: number[]
    current: number
    next?: number | number[]
    left?: number
    piles?: { events: number; rounds: number; among?: number; pool?: number }[]
    unseen?: number[][]
  }
  phase: string
  part?: number
  slot?: number
  firstDid?: string
  executing?: string
  over?: boolean
  /** How often each kind of chance fell, so that the same dealer deals on. */
  dealt?: Record<string, number>
}

/** Writes the state down. */
export function positionOf(g: Game): Position {
  const { volume } = g
  const spaces: Record<string, SpacePosition> = {}
  for (const space of volume.allSpaces) {
    const described = describeSpace(g, space)
    if (Object.keys(described).length > 0) spaces[volume.spaces[space]?.id as string] = described
  }
  const tracks: Record<string, number | string> = {}
  volume.tracks.forEach((facts, t) => {
    if (!isUsed(g, facts)) return
    const value = g.n[volume.layout.tracks + t] as number
    tracks[facts.id] = facts.boxes?.[value] ?? value
  })
  const factions: Position['factions'] = {}
  for (const faction of volume.allFactions) {
    const did = g.n[volume.layout.did + faction] as number
    const mark = g.n[volume.layout.mark + faction] as number
    factions[volume.factions[faction]?.id as string] = {
      eligible: isEligible(g, faction),
      ...(did === 0 ? {} : { did: DEEDS[did] as string }),
      ...(mark === 0 ? {} : { mark: MARKS[mark] as string }),
    }
  }
  const lasting: Record<string, string> = {}
  for (const card of volume.cards) {
    const side = g.n[volume.layout.lasting + card.number] as number
    if (side !== 0) lasting[String(card.number)] = side === 1 ? 'unshaded' : 'shaded'
  }
  const boxes: Record<string, Record<string, number>> = {}
  volume.boxes.slice(1).forEach((id, i) => {
    const held = named(volume.supplies, (s) => inBox(g, i + 1, volume.entersAs[s] as Piece))
    if (Object.keys(held).length > 0) boxes[id] = held
  })
  const seen = Array.from({ length: deckCount(g) }, (_, at) => cardAt(g, at))
  const at = deckAt(g)
  const open = seen.slice(at + 1)
  const dealt = named(
    CHANCE_KINDS.map((id) => ({ id })),
    (kind) => g.n[volume.layout.dealt + kind] as number,
  )
  const sequence = (place: number) => g.n[volume.layout.sequence + place] as number
  return {
    game: volume.id,
    spaces,
    ...(Object.keys(boxes).length > 0 ? { boxes } : {}),
    tracks,
    ...(Object.keys(lasting).length > 0 ? { lasting } : {}),
    factions,
    cards: {
      played: seen.slice(0, Math.max(0, at)),
      current: cardAt(g, at),
      ...(open.length === 0 ? {} : { next: open.length === 1 ? (open[0] as number) : open }),
      piles: pilesLeft(g),
      unseen: poolsLeft(g),
    },
    phase: volume.phases[phase(g)]?.id as string,
    ...(part(g) === 0 ? {} : { part: part(g) }),
    ...(sequence(SLOT) === 0 ? {} : { slot: sequence(SLOT) }),
    ...(sequence(FIRST_DID) === 0 ? {} : { firstDid: DEEDS[sequence(FIRST_DID)] as string }),
    ...(sequence(EXECUTING) === 0 ? {} : { executing: volume.factions[sequence(EXECUTING) - 1]?.id as string }),
    ...(sequence(OVER) === 0 ? {} : { over: true }),
    ...(Object.keys(dealt).length === 0 ? {} : { dealt }),
  }
}

function describeSpace(g: Game, space: Space): SpacePosition {
  const { volume } = g
  const pieces = named(volume.pieces, (p) => count(g, space, p as Piece))
  const laid = named(volume.markers, (m) => markers(g, space, m as Marker))
  const control = g.n[volume.layout.control + space] as number
  return {
    ...(Object.keys(pieces).length > 0 ? { pieces } : {}),
    ...(level(g, space) === 0 ? {} : { level: levelName(volume, level(g, space)) }),
    ...(Object.keys(laid).length > 0 ? { markers: laid } : {}),
    ...(control === 0 ? {} : { control: volume.holders[control - 1]?.id as string }),
  }
}

/** The non-zero values of a list by id. */
function named(list: readonly { readonly id: string }[], value: (i: number) => number): Record<string, number> {
  const found: Record<string, number> = {}
  list.forEach(({ id }, i) => {
    if (value(i) !== 0) found[id] = value(i)
  })
  return found
}

/** Reads a position into a game, or says what is wrong with it and where. */
export function readPosition(g: Game, position: unknown): void {
  const flaws = layPosition(g, position)
  if (flaws.length > 0) throw positionError(g.volume, flaws)
}

/** The first flaws of a position in one sentence. */
export const positionError = (volume: VolumeFacts, flaws: readonly Flaw[]): BadInput =>
  badInput('position', 'error.flaws', {
    text: (language) =>
      flaws
        .slice(0, 5)
        .map((flaw) => flawText(volume, flaw, language))
        .join('; '),
  })

/**
 * Lays a position out in a game and gives every flaw it has, each as a sentence. With flaws the game is not to be played; it can be looked
 * at unless the position is unreadable, and then nothing was laid.
 */
export function layPosition(g: Game, position: unknown): Flaw[] {
  const { unreadable, excessive } = examinePosition(g.volume, position)
  if (unreadable.length > 0) return [...unreadable, ...excessive]
  const { volume } = g
  const { layout } = volume
  const from = position as Position
  g.n.fill(0)
  volume.supplies.forEach((supply, s) => {
    g.n[layout.boxes + s] = supply.count
  })
  for (const [id, described] of Object.entries(from.spaces)) {
    const space = volume.spaceIndex.get(id) as Space
    for (const [pieceId, n] of Object.entries(described.pieces ?? {})) {
      const piece = volume.pieceIndex.get(pieceId) as Piece
      const supply = layout.boxes + (volume.supplyOf[piece] as number)
      changePieces(g, piece, space, n)
      g.n[supply] = (g.n[supply] as number) - n
    }
    for (const [markerId, n] of Object.entries(described.markers ?? {})) {
      const marker = volume.markerIndex.get(markerId) as Marker
      g.n[layout.markers + marker * layout.spaces + space] = n
      const pool = volume.poolOf[marker] as number
      if (pool !== -1) g.n[layout.pools + pool] = (g.n[layout.pools + pool] as number) + n
    }
    if (described.level !== undefined) {
      g.n[layout.levels + space] = levelOf(volume, described.level) ?? 0
    }
    if (described.control !== undefined) {
      g.n[layout.control + space] = volume.holders.findIndex(({ id }) => id === described.control) + 1
    }
  }
  for (const [boxId, held] of Object.entries(from.boxes ?? {})) {
    const box = volume.boxes.indexOf(boxId)
    for (const [supplyId, n] of Object.entries(held)) {
      const supply = volume.supplyIndex.get(supplyId) as Supply
      g.n[layout.boxes + box * layout.supplies + supply] = n
      g.n[layout.boxes + supply] = (g.n[layout.boxes + supply] as number) - n
    }
  }
  for (const [id, value] of Object.entries(from.tracks)) {
    const t = volume.trackIndex.get(id) as number
    g.n[layout.tracks + t] = typeof value === 'string' ? (volume.tracks[t]?.boxes?.indexOf(value) ?? 0) : value
  }
  for (const [number, side] of Object.entries(from.lasting ?? {})) {
    g.n[layout.lasting + Number(number)] = side === 'unshaded' ? 1 : 2
  }
  for (const [id, { eligible, did, mark }] of Object.entries(from.factions)) {
    const faction = volume.factionIndex.get(id) as Faction
    g.n[layout.eligible + faction] = eligible ? 1 : 0
    g.n[layout.did + faction] = did === undefined ? 0 : (DEEDS as readonly string[]).indexOf(did)
    g.n[layout.mark + faction] = mark === undefined ? 0 : (MARKS as readonly string[]).indexOf(mark)
  }
  CHANCE_KINDS.forEach((kind, i) => {
    g.n[layout.dealt + i] = from.dealt?.[kind] ?? 0
  })
  const { played, current, piles, unseen, left = 0 } = from.cards
  const open = nextOf(from.cards)
  const seen = current === 0 ? open : [...played, current, ...open]
  const set = (place: number, value: number) => {
    g.n[layout.sequence + place] = value
  }
  if (piles === undefined) volume.layUnseen(g, [...played, current, ...open], left - open.length)
  else layDeck(g, unseen ?? [], piles)
  g.n.set(seen, layout.deck)
  set(DECK_COUNT, seen.length)
  set(DECK_AT, current === 0 ? -1 : played.length)
  set(PHASE, volume.phaseIndex.get(from.phase) as number)
  set(PART, from.part ?? 0)
  set(SLOT, from.slot ?? 0)
  set(FIRST_DID, from.firstDid === undefined ? 0 : (DEEDS as readonly string[]).indexOf(from.firstDid))
  set(EXECUTING, from.executing === undefined ? 0 : (volume.factionIndex.get(from.executing) as number) + 1)
  set(OVER, from.over === true ? 1 : 0)
  const emptied = volume.allSpaces
    .filter((space) => level(g, space) !== 0 && !volume.takesSides(g, space))
    .map((space) => ({ where: `spaces.${volume.spaces[space]?.id}.level`, id: 'flaw.neutral' }))
  return [...excessive, ...emptied, ...positionFlaws(g)]
}

/** The cards of the draw deck that lie open. */
const nextOf = ({ next }: Position['cards']): readonly number[] =>
  next === undefined ? [] : typeof next === 'number' ? [next] : next

const POSITION_KEYS: readonly string[] = [
  'game',
  'spaces',
  'boxes',
  'tracks',
  'lasting',
  'factions',
  'cards',
  'phase',
  'part',
  'slot',
  'firstDid',
  'executing',
  'over',
  'dealt',
] satisfies (keyof Position)[]

/** A wrong value as a sentence shows it: short, whatever it is. */
function shown(value: unknown): string | ((language: Language) => string) {
  const kind = value === undefined ? 'nothing' : Array.isArray(value) ? 'list' : 'object'
  if (kind === 'object' && (typeof value !== 'object' || value === null)) return cut(JSON.stringify(value))
  return (language) => worded(kernelCatalogues, language, `error.value-${kind}`)
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Every flaw of a position that can be told without laying it out, each as a sentence with its place. */
export function checkPosition(volume: Volume, position: unknown): Flaw[] {
  const { unreadable, excessive } = examinePosition(volume, position)
  return [...unreadable, ...excessive]
}

/** What is wrong with a position: what cannot be read, and what can but is more than the game has or allows. */
export interface Findings {
  readonly unreadable: readonly Flaw[]
  readonly excessive: readonly Flaw[]
}

export function examinePosition(volume: Volume, position: unknown): Findings {
  const unreadable: Flaw[] = []
  const excessive: Flaw[] = []
  const flaw = (where: string, what: string, params: Flaw['params'] = {}) =>
    unreadable.push({ where, id: `flaw.${what}`, params })
  const excess = (where: string, what: string, params: Flaw['params'] = {}) =>
    excessive.push({ where, id: `flaw.${what}`, params })
  const one = (where: string, value: unknown, of: readonly string[]) => {
    if (value !== undefined && !(typeof value === 'string' && of.includes(value))) {
      flaw(where, 'none-of', { value: shown(value), list: of.join(', ') })
    }
  }
  /** A record whose keys are known ids; calls back for each entry that is. */
  const entries = (
    where: string,
    value: unknown,
    known: (id: string) => boolean,
    each: (id: string, v: unknown) => void,
  ) => {
    if (!isRecord(value)) return void flaw(where, 'object')
    for (const [id, v] of Object.entries(value)) {
      if (known(id)) each(id, v)
      else flaw(`${where}.${id}`, 'unknown')
    }
  }

  if (!isRecord(position)) return { unreadable: [{ where: '', id: 'flaw.position' }], excessive: [] }
  for (const key of Object.keys(position)) if (!POSITION_KEYS.includes(key)) flaw(cut(JSON.stringify(key)), 'unknown')
  if (position.game !== volume.id) flaw('game', 'game', { value: volume.id })
  const used = new Map<string, number>()
  const use = (where: string, supply: string, n: unknown) => {
    if (!isCount(n)) return void flaw(where, 'count')
    used.set(supply, (used.get(supply) ?? 0) + n)
  }
  const laid = new Map<string, number>()
  entries(
    'spaces',
    position.spaces,
    (id) => volume.spaceIndex.has(id),
    (id, described) => {
      const where = `spaces.${id}`
      if (!isRecord(described)) return void flaw(where, 'object')
      for (const key of Object.keys(described)) {
        if (!['pieces', 'level', 'markers', 'control'].includes(key)) flaw(`${where}.${key}`, 'unknown')
      }
      if (described.pieces !== undefined) {
        entries(
          `${where}.pieces`,
          described.pieces,
          (p) => volume.pieceIndex.has(p),
          (p, n) => {
            use(`${where}.pieces.${p}`, volume.pieces[volume.pieceIndex.get(p) as number]?.supply as string, n)
          },
        )
      }
      if (described.markers !== undefined) {
        entries(
          `${where}.markers`,
          described.markers,
          (m) => volume.markerIndex.has(m),
          (m, n) => {
            const facts = volume.markers[volume.markerIndex.get(m) as number]
            if (!isCount(n)) flaw(`${where}.markers.${m}`, 'count')
            else {
              if (n > (facts?.mostPerSpace ?? 0))
                excess(`${where}.markers.${m}`, 'per-space', { n: facts?.mostPerSpace ?? 0 })
              if (facts?.pool !== undefined) laid.set(facts.pool, (laid.get(facts.pool) ?? 0) + n)
            }
          },
        )
      }
      one(`${where}.level`, described.level, volume.levels)
      one(
        `${where}.control`,
        described.control,
        volume.holders.map((holder) => holder.id),
      )
    },
  )
  if (position.boxes !== undefined) {
    entries(
      'boxes',
      position.boxes,
      (id) => volume.boxes.indexOf(id) > 0,
      (id, held) => {
        entries(
          `boxes.${id}`,
          held,
          (s) => volume.supplyIndex.has(s),
          (s, n) => use(`boxes.${id}.${s}`, s, n),
        )
      },
    )
  }
  for (const { id, count: limit } of volume.supplies) {
    if ((used.get(id) ?? 0) > limit) excess('spaces', 'pieces', { n: used.get(id) ?? 0, value: id, most: limit })
  }
  for (const [pool, limit] of Object.entries(volume.pools)) {
    if ((laid.get(pool) ?? 0) > limit) excess('spaces', 'markers', { n: laid.get(pool) ?? 0, value: pool, most: limit })
  }
  entries(
    'tracks',
    position.tracks,
    (id) => volume.trackIndex.has(id),
    (id, value) => {
      const facts = volume.tracks[volume.trackIndex.get(id) as number]
      if (facts === undefined) return
      if (facts.boxes !== undefined && typeof value === 'string') one(`tracks.${id}`, value, facts.boxes)
      else if (!Number.isInteger(value) || (value as number) < facts.min || (value as number) > facts.max) {
        flaw(`tracks.${id}`, 'range', { from: facts.min, to: facts.max })
      }
    },
  )
  const isCard = (n: unknown): n is number => isCount(n) && volume.cardByNumber[n] !== undefined
  if (position.lasting !== undefined) {
    entries(
      'lasting',
      position.lasting,
      (id) => isCard(Number(id)),
      (id, side) => {
        one(`lasting.${id}`, side, ['unshaded', 'shaded'])
        const lasts = (volume.cardByNumber[Number(id)] as CardFacts).lasts
        if ((side === 'unshaded' || side === 'shaded') && lasts?.[side] === undefined)
          flaw(`lasting.${id}`, 'does-not-last', { value: side })
      },
    )
  }
  if (!isRecord(position.factions)) flaw('factions', 'object')
  else {
    const { factions } = position
    for (const { id } of volume.factions) {
      const described = factions[id]
      if (!isRecord(described) || typeof described.eligible !== 'boolean') flaw(`factions.${id}`, 'eligible')
      else {
        for (const key of Object.keys(described)) {
          if (!['eligible', 'did', 'mark'].includes(key)) flaw(`factions.${id}.${key}`, 'unknown')
        }
        one(`factions.${id}.did`, described.did, DEEDS)
        one(`factions.${id}.mark`, described.mark, MARKS)
      }
    }
    for (const id of Object.keys(factions)) if (!volume.factionIndex.has(id)) flaw(`factions.${id}`, 'unknown')
  }
  examineCards(volume, position.cards, flaw)
  if (position.phase === undefined) flaw('phase', 'missing')
  one(
    'phase',
    position.phase,
    volume.phases.map((p) => p.id),
  )
  if (position.part !== undefined && !isCount(position.part)) flaw('part', 'whole')
  if (position.slot !== undefined && !(isCount(position.slot) && position.slot <= 2)) flaw('slot', 'slot')
  one('firstDid', position.firstDid, DEEDS)
  one(
    'executing',
    position.executing,
    volume.factions.map((f) => f.id),
  )
  if (position.over !== undefined && typeof position.over !== 'boolean') flaw('over', 'boolean')
  if (position.dealt !== undefined) {
    entries(
      'dealt',
      position.dealt,
      (id) => (CHANCE_KINDS as readonly string[]).includes(id),
      (id, n) => {
        if (!isCount(n)) flaw(`dealt.${id}`, 'count')
      },
    )
  }
  return { unreadable, excessive }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST_NUMBER

/** What cannot be read of a deck: cards that there are not, or twice; piles that the cards do not fill. */
function examineCards(
  volume: Volume,
  cards: unknown,
  flaw: (where: string, what: string, params?: Flaw['params']) => void,
): void {
  const isCard = (n: unknown): n is number => isCount(n) && volume.cardByNumber[n] !== undefined
  const isCards = (list: unknown): list is unknown[] => Array.isArray(list)
  if (!isRecord(cards) || !isCards(cards.played) || !(Array.isArray(cards.piles) || isCount(cards.left))) {
    flaw('cards', 'cards')
    return
  }
  for (const key of Object.keys(cards)) {
    if (!['played', 'current', 'next', 'left', 'piles', 'unseen'].includes(key)) flaw(`cards.${key}`, 'unknown')
  }
  const open = cards.next === undefined ? [] : isCards(cards.next) ? cards.next : [cards.next]
  const pools: readonly unknown[] = isCards(cards.unseen) ? cards.unseen : []
  const unseen = pools.flatMap((pool) => (isCards(pool) ? pool : [pool]))
  const seen = new Set<unknown>()
  const twice = new Set<unknown>()
  for (const card of [...cards.played, ...(cards.current === 0 ? [] : [cards.current]), ...open, ...unseen]) {
    if (!isCard(card)) flaw('cards', 'no-card', { value: shown(card) })
    else if (seen.has(card)) twice.add(card)
    seen.add(card)
  }
  for (const card of twice) flaw('cards', 'card-twice', { value: String(card) })
  const isOut = open.length + unseen.length === 0 && !(isCount(cards.left) && cards.left > 0)
  if (cards.current === 0 && (cards.played.length > 0 || isOut)) flaw('cards.current', 'missing')
  if (Array.isArray(cards.piles)) {
    if (cards.left !== undefined) flaw('cards', 'draw-twice')
    examinePiles(volume, cards.piles, pools, flaw)
  } else if (cards.unseen !== undefined) flaw('cards.unseen', 'unknown')
  else {
    const most = volume.cards.length - cards.played.length - (cards.current === 0 ? 0 : 1)
    if ((cards.left as number) < open.length || (cards.left as number) > most)
      flaw('cards.left', 'from-to', { from: open.length, to: most })
  }
}

/** Each pile says how many events and rounds it has, and the pools have cards enough for all of them. */
function examinePiles(
  volume: Volume,
  piles: readonly unknown[],
  pools: readonly unknown[],
  flaw: (where: string, what: string, params?: Flaw['params']) => void,
): void {
  const isPile = (pile: unknown): pile is { events: number; rounds: number; pool?: number } =>
    isRecord(pile) &&
    Object.keys(pile).every((key) => ['events', 'rounds', 'among', 'pool'].includes(key)) &&
    [pile.events, pile.rounds, pile.among ?? 0, pile.pool ?? 0].every((n) => isCount(n) && n < 1000)
  if (piles.length > MOST_PILES || !piles.every(isPile)) {
    flaw('cards.piles', 'piles', { n: MOST_PILES })
    return
  }
  const isRound = (card: unknown): boolean => typeof card === 'number' && volume.roundCards[card] === 1
  const cardsOf = (pool: unknown): readonly unknown[] => (Array.isArray(pool) ? pool : [])
  const wanted = new Map<number, number>()
  let rounds = 0
  for (const { events, rounds: more, pool = 0 } of piles) {
    wanted.set(pool, (wanted.get(pool) ?? 0) + events)
    rounds += more
  }
  const short = [...wanted].some(([pool, n]) => cardsOf(pools[pool]).filter((card) => !isRound(card)).length < n)
  if (short || pools.flatMap(cardsOf).filter(isRound).length < rounds) flaw('cards.unseen', 'too-few')
}

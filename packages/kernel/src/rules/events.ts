import type { Params, Reason } from '../state/asked.ts'
import type { Emblem, FactionFacts, Lasts, Provenance } from '../state/facts.ts'
import type { Faction, Piece, Side, Space } from '../state/ids.ts'
import type { ActivityRules, CardFacts, Game, Operation, OperationRules, Question } from '../state/model.ts'
import { available, count, currentCard } from '../state/reading.ts'
import { DONE, word, wordPiece } from '../state/words.ts'
import type { CardText } from '../text/catalogue.ts'
import type { KernelMessage } from '../text/en.ts'
import { AVAILABLE, flip, place, remove } from './forces.ts'
import { beginOperation, canChoose, type FreeActivityRules, noteActing } from './operation.ts'
import { putInForce } from './tracks.ts'
import { carryOut } from './turn.ts'

/** The verbs that event cards are written with. All choices are the executor's unless a card names another (5.1). */

type Effect = (g: Game, by: Faction) => void
type Editions = NonNullable<CardFacts['editions']>

/** Makers of cards for a volume: its factions' letters spell the order. */
export function cardMakers(factions: readonly FactionFacts[]) {
  const spell = (order: string): readonly string[] =>
    [...order].map((letter) => factions.find((faction) => faction.letter === letter)?.id as string)

  /** A dual-use event (5.2): two sides, faction order by first letters. */
  function dual(
    number: number,
    title: string,
    order: string,
    emblem: Emblem,
    text: CardText,
    effects: {
      readonly unshaded: Effect
      readonly shaded: Effect
      readonly lasts?: { readonly unshaded?: Lasts; readonly shaded?: Lasts }
      readonly editions?: Editions
      readonly provenance?: { readonly unshaded: Provenance; readonly shaded: Provenance }
    },
  ): CardFacts {
    const { unshaded, shaded, lasts, editions, provenance } = effects
    return {
      number,
      title,
      order: spell(order),
      emblem,
      dual: true,
      text,
      lasts,
      editions,
      provenance,
      effect: (g, by, side: Side) => (side === 'unshaded' ? unshaded(g, by) : shaded(g, by)),
    }
  }

  /** An event with one text. */
  function single(
    number: number,
    title: string,
    order: string,
    emblem: Emblem,
    text: CardText,
    effect: Effect,
    { lasts, editions, provenance }: Pick<CardFacts, 'editions' | 'lasts' | 'provenance'> = {},
  ): CardFacts {
    return {
      number,
      title,
      order: spell(order),
      emblem,
      dual: false,
      text,
      lasts,
      editions,
      provenance,
      effect: (g, by) => effect(g, by),
    }
  }

  return { dual, single }
}

/** 5.3 A Capability: either side stays in force for the rest of the game. */
export const capability = (card: number) =>
  ({
    unshaded: (g: Game) => putInForce(g, card, 'unshaded'),
    shaded: (g: Game) => putInForce(g, card, 'shaded'),
    lasts: { unshaded: 'capability', shaded: 'capability' },
  }) as const

const NOT_HERE: Reason = { id: 'why.event-not-here', rule: '5.1' }

/** 5.5 Names the free operation or special activity that an event brings, and whose it is. */
export function announce(g: Game, f: Faction, rules: OperationRules | ActivityRules): void {
  g.cite(rules.rule, f)
  noteActing(g, f)
  if (!g.log) return
  if ('accompanies' in rules) g.write('activity', { word: rules.word })
  else g.write('operation', { word: rules.word, text: 'free' })
}

/** Spaces that are on the map now and fit. */
export function spacesWhere(g: Game, fits: (s: Space) => boolean): readonly Space[] {
  const found: Space[] = []
  const all = g.volume.onMap(g)
  for (let i = 0; i < all.length; i++) if (fits(all[i] as Space)) found.push(all[i] as Space)
  return found
}

/** 5.1.3 (ruling 91) Spaces where the whole text can be carried out, if there are any; otherwise those where part of it can. */
export const preferring = (whole: readonly Space[], part: readonly Space[]): readonly Space[] =>
  whole.length > 0 ? whole : part

/**
 * Which spaces (factions, ways) may be chosen, as a function: it is read when the question stands, after what others did out of turn
 * before it.
 */
type Choice<T> = () => readonly T[]

/** What can be chosen once its question stands: as it was before, unless somebody did something out of turn since. */
const stillOpen = <T>(g: Game, before: readonly T[], cursor: number, from: Choice<T>): readonly T[] =>
  g.script.cursor === cursor ? before : from()

/** Takes everything of a faction off a space. */
export function wipeOut(g: Game, f: Faction, s: Space): void {
  for (const piece of g.volume.kindsOf[f] ?? []) remove(g, piece, s, count(g, s, piece))
}

/** Turns every piece of a kind over, on the whole map. */
export function turnAll(g: Game, piece: Piece): void {
  for (const s of g.volume.allSpaces) flip(g, piece, s, count(g, s, piece))
}

const isAvailable = (g: Game, piece: Piece): boolean => available(g, piece) > 0

/** Whether a piece is available and has room there. */
export const canPlace = (g: Game, piece: Piece, s: Space): boolean =>
  isAvailable(g, piece) && g.volume.room(g, piece, s) > 0

/** The verbs that ask what a card wants to know, for a volume whose messages have these ids. */
export function eventVerbs<Id extends string = never>() {
  /** Opens a question of the card being played. */
  const askEvent = (g: Game, by: Faction, id: Id | KernelMessage, params?: Params): Question =>
    g.ask(by, id, '5.1', params, currentCard(g))

  /** Offers spaces; no question if there is none (5.1.3). */
  function offerSpaces(
    g: Game,
    by: Faction,
    id: Id | KernelMessage,
    from: Choice<Space>,
    params: Params | undefined,
  ): Question | undefined {
    const before = from()
    if (before.length === 0) return undefined
    const { cursor } = g.script
    const q = askEvent(g, by, id, params)
    const open = stillOpen(g, before, cursor, from)
    return q.everySpace((s) => (open.includes(s) ? undefined : NOT_HERE))
  }

  /** One of the spaces; nothing if there is none (5.1.3), or none any more once the question stands. */
  function pickSpace(
    g: Game,
    by: Faction,
    id: Id | KernelMessage,
    from: Choice<Space>,
    params?: Params,
  ): Space | undefined {
    const q = offerSpaces(g, by, id, from, params)
    return q === undefined || q.size === 0 ? undefined : q.askSpace()
  }

  /** One of the spaces, or none if the faction likes. */
  function maySpace(
    g: Game,
    by: Faction,
    id: Id | KernelMessage,
    from: Choice<Space>,
    params?: Params,
  ): Space | undefined {
    return offerSpaces(g, by, id, from, params)?.done().askSpaceOrDone()
  }

  /**
   * Up to n different spaces one after another, each dealt with before the next is chosen. All n must be taken as far as there are such
   * spaces (5.1.3) unless the card says "up to".
   */
  function eachSpace(
    g: Game,
    by: Faction,
    id: Id | KernelMessage,
    n: number,
    from: Choice<Space>,
    effect: (s: Space) => void,
    { upTo = false, params }: { readonly upTo?: boolean; readonly params?: Params } = {},
  ): readonly Space[] {
    const chosen: Space[] = []
    const left = () => (chosen.length === 0 ? from() : from().filter((s) => !chosen.includes(s)))
    while (chosen.length < n) {
      const s = (upTo ? maySpace : pickSpace)(g, by, id, left, params)
      if (s === undefined) break
      chosen.push(s)
      effect(s)
    }
    return chosen
  }

  /** One of the pieces in a space, of the kinds given; nothing if none is there, or if `mayStop` and the faction is done. */
  function pickPiece(
    g: Game,
    by: Faction,
    id: Id | KernelMessage,
    s: Space,
    from: readonly Piece[],
    mayStop = false,
  ): Piece | undefined {
    const isThere = (piece: Piece): boolean => count(g, s, piece) > 0
    if (!from.some(isThere)) return undefined
    const q = askEvent(g, by, id, { space: s })
    for (const piece of from.filter(isThere)) q.piece(piece)
    if (mayStop) q.done()
    const answer = q.answer()
    return answer === DONE ? undefined : wordPiece(answer)
  }

  return { askEvent, pickSpace, maySpace, eachSpace, pickPiece }
}

const { askEvent, pickSpace, maySpace, pickPiece } = eventVerbs()

/** One of the factions, asked of the executor; nothing as with `pickSpace`. */
export function pickFaction(g: Game, by: Faction, from: Choice<Faction>): Faction | undefined {
  const before = from()
  if (before.length === 0) return undefined
  const { cursor } = g.script
  const q = askEvent(g, by, 'event.faction')
  for (const f of stillOpen(g, before, cursor, from)) q.faction(f)
  return q.size === 0 ? undefined : q.askFaction()
}

/** One of several ways, by word; nothing if none is open (5.1.3). */
export function pickWay<Way extends string>(g: Game, by: Faction, ways: Choice<Way>, params?: Params): Way | undefined {
  const before = ways()
  if (before.length === 0) return undefined
  const { cursor } = g.script
  const q = askEvent(g, by, 'event.choice', params)
  const open = stillOpen(g, before, cursor, ways)
  for (const way of open) q.offer(word(way))
  const answer = q.answer()
  return open.find((way) => word(way) === answer)
}

/**
 * Takes off n pieces of the kinds given, one by one, anywhere in the spaces given; as many as there are unless the card says "up to".
 * They go to Available or another box. Gives the number taken.
 */
export function takeOff(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  where: readonly Space[],
  upTo = false,
  box = AVAILABLE,
): number {
  const open = () => where.filter((s) => from.some((piece) => count(g, s, piece) > 0))
  for (let taken = 0; taken < n; ) {
    const s = (upTo ? maySpace : pickSpace)(g, by, 'event.remove-where', open)
    if (s === undefined) return taken
    const piece = pickPiece(g, by, 'event.remove-which', s, from)
    if (piece === undefined) continue
    remove(g, piece, s, 1, box)
    taken++
  }
  return n
}

/**
 * Places one of the pieces given that is available and fits there, as the faction chooses, and gives it; nothing if none does, or if
 * `mayStop` and the faction is done.
 */
export function placeOneOf(g: Game, by: Faction, s: Space, from: readonly Piece[], mayStop = false): Piece | undefined {
  const fits = (piece: Piece): boolean => canPlace(g, piece, s)
  if (!from.some(fits)) return undefined
  const q = askEvent(g, by, 'event.place-which', { space: s })
  for (const piece of from.filter(fits)) q.piece(piece)
  if (mayStop) q.done()
  const answer = q.answer()
  if (answer === DONE) return undefined
  const chosen = wordPiece(answer)
  place(g, chosen, s)
  return chosen
}

/**
 * Whether a piece there may be replaced with one of the substitutes: one has room, or none is available at all, then it is just removed
 * (5.1.1, ruling 92).
 */
export const canReplace = (g: Game, s: Space, ...substitutes: readonly Piece[]): boolean =>
  substitutes.some((piece) => canPlace(g, piece, s)) || !substitutes.some((piece) => isAvailable(g, piece))

/** 5.1.1 Swaps a piece for another; it is just removed if no substitute is available. */
export function replace(g: Game, piece: Piece, s: Space, substitute: Piece): void {
  remove(g, piece, s)
  place(g, substitute, s)
}

/** The same with one of several substitutes, as the faction chooses. Gives the one that came. */
export function replaceWithOneOf(
  g: Game,
  by: Faction,
  piece: Piece,
  s: Space,
  substitutes: readonly Piece[],
): Piece | undefined {
  if (!substitutes.some((other) => canPlace(g, other, s))) {
    remove(g, piece, s)
    return undefined
  }
  const q = askEvent(g, by, 'event.replace-with', { piece, space: s, n: 1 })
  for (const other of substitutes) if (count(g, s, piece) > 0 && canPlace(g, other, s)) q.piece(other)
  const substitute = q.askPiece()
  replace(g, piece, s, substitute)
  return substitute
}

/**
 * Replaces n pieces of the kinds given, one by one and anywhere (or in the spaces given), with a substitute as long as there is any
 * (5.1.1); as many as there are unless the card says "up to".
 */
export function exchange(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  substitute: Piece,
  upTo = false,
  where: readonly Space[] = g.volume.onMap(g),
): void {
  const open = () => where.filter((s) => from.some((piece) => count(g, s, piece) > 0) && canReplace(g, s, substitute))
  for (let replaced = 0; replaced < n; replaced++) {
    const s = (upTo ? maySpace : pickSpace)(g, by, 'event.replace-piece-where', open)
    if (s === undefined) return
    const piece = pickPiece(g, by, 'event.replace-which', s, from)
    if (piece !== undefined) replace(g, piece, s, substitute)
  }
}

/**
 * 5.5 A faction may carry out one of these operations, free; one of its own kinds only (5.1.1), whatever the card in force or the season bars. Gives the one it carried out; nothing if
 * it declined or none is possible.
 */
export function mayOperate(
  g: Game,
  f: Faction,
  from: readonly OperationRules[],
  how: Omit<Parameters<typeof beginOperation>[2] & object, 'free'> = {},
): Operation | undefined {
  const open = () =>
    from.map((rules) => beginOperation(f, rules, { ...how, free: true })).filter((op) => canChoose(g, op))
  const before = open()
  if (before.length === 0) return undefined
  const { acting, script } = g
  const { cursor } = script
  g.cite('5.5', f)
  const q = askEvent(g, f, 'event.choice')
  const options = stillOpen(g, before, cursor, open)
  for (const { rules } of options)
    q.begin(rules.word, (trial) => carryOut(trial, beginOperation(f, rules, { ...how, free: true })))
  const answer = q.done().answer()
  const chosen = options.find((op) => op.rules.word === answer)
  if (chosen !== undefined) carryOut(g, chosen)
  g.cite('5.1', acting)
  return chosen
}

/** 5.5 A faction may carry out a special activity without an operation. Tells whether it did. */
export function mayAct(g: Game, f: Faction, activity: FreeActivityRules): boolean {
  if (activity.whyNot(g) !== undefined) return false
  const { acting } = g
  g.cite('5.5', f)
  const q = askEvent(g, f, 'event.choice')
  const against = activity.whyNot(g)
  if (against === undefined) q.begin(activity.word, (trial) => activity.run(trial))
  else q.offer(activity.word, against)
  const acts = q.done().answer() === activity.word
  if (acts) {
    announce(g, f, activity)
    activity.run(g)
  }
  g.cite('5.1', acting)
  return acts
}

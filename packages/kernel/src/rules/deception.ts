import type { Reason } from '../state/asked.ts'
import { DECEPTION, type Secret } from '../state/facts.ts'
import type { Faction, Track, Word } from '../state/ids.ts'
import { FACE_DOWN } from '../state/luck.ts'
import type { Dealer, Game, InterjectionRules } from '../state/model.ts'
import { isNonPlayer, track } from '../state/reading.ts'
import { HIDDEN, NO, word, YES } from '../state/words.ts'
import { setTrack } from './tracks.ts'
import { isLimitedTurn } from './turn.ts'
import { teamMargin } from './victory.ts'

/**
 * The Deception option (7.3). Markers lie face down: what they are stands in the state and journal of the table, and in those of others only
 * as far as they may know (table/visibility.ts); who does not know sees `face-down`.
 */

const KINDS = ['empty-threat', 'hidden-agenda', 'hidden-asset'] as const
type Kind = (typeof KINDS)[number]
/** 12 markers; no rule book says how many of each kind. */
const OF_EACH = 4

const box = (name: (typeof DECEPTION)[number]): number => DECEPTION.indexOf(name)
/** Face down, and not known to who plays on this state. */
const UNKNOWN = box('face-down')
const down = (kind: Kind): number => box(`down-${kind}`)
const isFaceDown = (value: number): boolean => value === UNKNOWN || value >= box('down-empty-threat')
const knownKind = (value: number): Kind | undefined => KINDS.find((kind) => down(kind) === value)

const KIND_WORDS = KINDS.map((kind) => word(kind))
const kindNamed = (outcome: Word): Kind | undefined => KINDS[KIND_WORDS.indexOf(outcome)]
/** A kind somebody wrote. */
const kindOf = (words: readonly string[]): Kind | undefined => KINDS.find((kind) => words.join(' ') === kind)

/** A marker that is drawn, or comes to light. */
const MARKER = { kind: FACE_DOWN, asks: 'chance.marker', among: () => KIND_WORDS } as const

/** How a marker that was drawn or chosen lies on the table. */
const laidDown = (drawn: Word): number => {
  const kind = kindNamed(drawn)
  return kind === undefined ? UNKNOWN : down(kind)
}

const isUsed = (g: Game): boolean => g.setup.options.deception === 'yes'

/** The faction before which a player's markers lie: the first of theirs. */
const holder = (g: Game, f: Faction): Faction =>
  g.volume.allFactions.find((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player) ?? f
const players = (g: Game): readonly Faction[] =>
  g.volume.allFactions.filter((f) => holder(g, f) === f && !isNonPlayer(g, f))

/** A Hidden Asset is revealed when its faction has the say and would have a Limited Operation. */
const mayUseAsset = (g: Game, by: Faction): boolean =>
  (g.q.id === 'turn.first' || g.q.id === 'turn.second') && g.q.by === by && isLimitedTurn(g, by)

/** What a volume says of its Deception markers. */
export interface DeceptionRules {
  readonly rule: string
  /** The tracks of each faction's markers. */
  readonly tracks: readonly (readonly Track[])[]
  /** Why a marker that is no Asset is not revealed before it is used, where its printing has it so. */
  whyNotAtWill(g: Game): Reason | undefined
}

/** The Deception markers of a volume. */
export function deception({ rule, tracks, whyNotAtWill }: DeceptionRules) {
  const REASONS = {
    option: { id: 'why.reveal-option', rule },
    none: { id: 'why.reveal-none', rule },
    limited: { id: 'why.reveal-limited', rule },
    taken: { id: 'why.deception-taken', rule },
  } as const satisfies Record<string, Reason>

  const whyNotAsset = (g: Game, by: Faction): Reason | undefined => (mayUseAsset(g, by) ? undefined : REASONS.limited)

  const tracksOf = (g: Game, f: Faction): readonly Track[] => tracks[holder(g, f)] as readonly Track[]

  /** The markers that are not before a player, as far as the state knows. */
  function leftOver(g: Game): readonly Kind[] {
    const out = players(g).flatMap((f) => tracksOf(g, f).map((t) => DECEPTION[track(g, t)] ?? 'none'))
    return KINDS.flatMap((kind) => {
      const drawn = out.filter(
        (name) => name.endsWith(kind) || (kind === 'hidden-asset' && name === 'used-asset'),
      ).length
      return Array.from({ length: Math.max(0, OF_EACH - drawn) }, () => kind)
    })
  }

  function drawMarker(g: Game, dealer: Dealer, n: number): Word {
    const laid = dealer.ready?.(FACE_DOWN, n, g)
    if (laid !== undefined) return KIND_WORDS[laid] as Word
    const left = leftOver(g)
    return word(left[dealer.draw(FACE_DOWN, n, left.length)] as Kind)
  }

  /** Each player draws two markers, who has chosen them (`choose`) none. */
  function deal(g: Game): void {
    if (!isUsed(g)) return
    g.cite(rule, -1)
    for (const f of players(g)) {
      for (const t of tracksOf(g, f).filter((each) => track(g, each) === box('none'))) {
        const drawn = g.chance({
          ...MARKER,
          owner: f,
          deal: (dealer, n) => dealer && drawMarker(g, dealer, n),
          whyNot: (outcome) => (outcome === HIDDEN || kindNamed(outcome) !== undefined ? undefined : REASONS.none),
        })
        setTrack(g, t, laidDown(drawn))
      }
    }
  }

  /** Handicap: a player chooses two of the markers that are left, and nobody else learns which. */
  function choose(g: Game, f: Faction): void {
    g.cite(rule, f)
    tracksOf(g, f).forEach((t, i) => {
      const q = g.ask(f, 'deception.choose', rule, { n: i + 1 }).secretly()
      const left = leftOver(g)
      for (const kind of KINDS) q.offer(word(kind), left.includes(kind) ? undefined : REASONS.taken)
      setTrack(g, t, laidDown(q.answer()))
    })
  }

  /** The tracks of a player's markers that are face down, and of a kind or may be. */
  function faceDown(g: Game, f: Faction, kind: Kind): readonly Track[] {
    if (!isUsed(g)) return []
    const known = tracksOf(g, f).filter((t) => track(g, t) === down(kind))
    return known.length > 0 ? known : tracksOf(g, f).filter((t) => track(g, t) === UNKNOWN)
  }

  /** Lays a marker open. The first that is face down is turned, so that nobody learns which of the two it was. */
  function turnOver(g: Game, f: Faction, kind: Kind): void {
    const [first] = tracksOf(g, f).filter((t) => isFaceDown(track(g, t)))
    const [found] = faceDown(g, f, kind)
    if (first === undefined || found === undefined) return
    setTrack(g, found, track(g, first))
    setTrack(g, first, box(kind))
  }

  const lying = (g: Game, f: Faction, name: Kind): number =>
    isUsed(g) ? tracksOf(g, f).filter((t) => track(g, t) === box(name)).length : 0

  /** A Hidden Agenda adds 1 to the margin of its player for good. */
  const openAgendas = (g: Game, f: Faction): number => lying(g, f, 'hidden-agenda')

  /**
   * Whether Agendas that are still face down bring a player to where `suffices` says with so many of them. It comes to light with the
   * check; where no number of them would do, nobody is asked.
   */
  function agendasSuffice(g: Game, f: Faction, suffices: (agendas: number) => boolean): boolean {
    const values = tracksOf(g, f)
      .map((t) => track(g, t))
      .filter(isFaceDown)
    if (values.length === 0 || !suffices(values.length)) return false
    const agendas = values.filter((value) => value === down('hidden-agenda')).length
    const verdict = g.chance({
      kind: FACE_DOWN,
      asks: 'chance.agendas',
      params: { faction: f },
      deal: (dealer) =>
        dealer === undefined && values.includes(UNKNOWN) ? undefined : agendas > 0 && suffices(agendas) ? YES : NO,
      among: () => [YES, NO],
      whyNot: (outcome) => (outcome === YES || outcome === NO ? undefined : REASONS.none),
    })
    return verdict === YES
  }

  /** Whether a player meets the condition (with all factions, 1.5) by Agendas that are still face down. */
  const isWonInSecret = (g: Game): boolean =>
    isUsed(g) && players(g).some((f) => agendasSuffice(g, f, (agendas) => teamMargin(g, f) + agendas > 0))

  /** A Hidden Asset makes one Limited Operation an Operation with a Special Activity; then it is used. */
  const usesAsset = (g: Game, f: Faction): boolean => lying(g, f, 'hidden-asset') > 0

  function putAssetsAway(g: Game): void {
    if (!isUsed(g)) return
    for (const f of players(g)) {
      for (const t of tracksOf(g, f)) if (track(g, t) === box('hidden-asset')) setTrack(g, t, box('used-asset'))
    }
  }

  /** At the end of the game everything lies open; an Asset that was not used has been none. */
  function revealAll(g: Game): void {
    if (!isUsed(g)) return
    g.cite(rule, -1)
    for (const f of players(g)) {
      for (const t of tracksOf(g, f).filter((each) => isFaceDown(track(g, each)))) {
        const known = knownKind(track(g, t))
        const outcome = g.chance({
          ...MARKER,
          params: { faction: f },
          deal: (dealer, n) => (known === undefined ? dealer && drawMarker(g, dealer, n) : word(known)),
          whyNot: (each) =>
            (known === undefined ? kindNamed(each) !== undefined : each === word(known)) ? undefined : REASONS.none,
        })
        setTrack(g, t, box(kindNamed(outcome) as Kind))
      }
    }
  }

  /** What the player of a faction sees of the markers before it. */
  function secrets(g: Game, f: Faction): readonly Secret[] {
    if (!isUsed(g) || holder(g, f) !== f) return []
    return tracksOf(g, f).flatMap((t) => {
      const value = track(g, t)
      const name = knownKind(value) ?? DECEPTION[value]
      return value === 0 ? [] : [{ id: `box.${name}`, isOpen: !isFaceDown(value) }]
    })
  }

  /** A player reveals a marker. An Agenda that wins a check, and all markers at the end, are revealed without it. */
  const reveal: InterjectionRules = {
    rule,
    isInPlay: isUsed,
    next: (_, words) => (words.length === 0 ? KINDS : undefined),
    whyNot(g, by, words) {
      if (!isUsed(g)) return REASONS.option
      const kind = kindOf(words)
      // What all can see comes first, so that no refusal tells what lies face down.
      if (kind === undefined || !tracksOf(g, by).some((t) => isFaceDown(track(g, t)))) return REASONS.none
      const reason = kind === 'hidden-asset' ? whyNotAsset(g, by) : whyNotAtWill(g)
      return reason ?? (faceDown(g, by, kind).length === 0 ? REASONS.none : undefined)
    },
    carryOut(g, by, words) {
      const kind = kindOf(words)
      if (kind === undefined) return
      // What has come to light is undone only with the others' agreement, as chance is.
      g.chance({
        ...MARKER,
        deal: () => word(kind),
        whyNot: (outcome) => (outcome === word(kind) ? undefined : REASONS.none),
      })
      turnOver(g, by, kind)
    },
  }

  return { deal, choose, openAgendas, isWonInSecret, usesAsset, putAssetsAway, revealAll, secrets, reveal }
}

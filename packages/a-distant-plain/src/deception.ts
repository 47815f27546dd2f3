import { isLimitedTurn, setTrack } from '@coinflict/kernel/rules'
import {
  type Dealer,
  FACE_DOWN,
  type Faction,
  type Game,
  HIDDEN,
  type InterjectionRules,
  NO,
  type Reason,
  type Secret,
  type Track,
  track,
  type Word,
  word,
  YES,
} from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { DECEPTION, DECEPTION_TRACKS, FACTIONS, isSecondPrinting } from './forces.ts'

/**
 * 7.3 The Deception option. Markers are dealt face down: what they are stands in the state and journal of the table, and in those of others
 * only as far as they may know (kernel/sight.ts); who does not know sees `face-down`.
 */

const KINDS = ['empty-threat', 'hidden-agenda', 'hidden-asset'] as const
type Kind = (typeof KINDS)[number]
/** 12 markers; the rule book does not say how many of each kind. */
const OF_EACH = 4

const box = (name: (typeof DECEPTION)[number]): number => DECEPTION.indexOf(name)
/** Face down, and not known to who plays on this state. */
const UNKNOWN = box('face-down')
const down = (kind: Kind): number => box(`down-${kind}`)
const isFaceDown = (value: number): boolean => value === UNKNOWN || value >= box('down-empty-threat')
const knownKind = (value: number): Kind | undefined => KINDS.find((kind) => down(kind) === value)

const isUsed = (g: Game): boolean => g.setup.options.deception === 'yes'

/** The faction before which a player's markers lie: the first of theirs. */
const holder = (g: Game, f: Faction): Faction =>
  FACTIONS.find((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player) ?? f
const players = (g: Game): readonly Faction[] =>
  FACTIONS.filter((f) => holder(g, f) === f && g.setup.seats[f]?.nonPlayer !== true)

const tracksOf = (g: Game, f: Faction): readonly Track[] => DECEPTION_TRACKS[holder(g, f)] as readonly Track[]

const KIND_WORDS = KINDS.map((kind) => word(kind))
const kindNamed = (outcome: Word): Kind | undefined => KINDS[KIND_WORDS.indexOf(outcome)]

/** The markers that are not before a player, as far as the state knows. */
function leftOver(g: Game): readonly Kind[] {
  const out = players(g).flatMap((f) => tracksOf(g, f).map((t) => DECEPTION[track(g, t)] ?? 'none'))
  return KINDS.flatMap((kind) => {
    const drawn = out.filter((name) => name.endsWith(kind) || (kind === 'hidden-asset' && name === 'used-asset')).length
    return Array.from({ length: Math.max(0, OF_EACH - drawn) }, () => kind)
  })
}

function drawMarker(g: Game, dealer: Dealer, n: number): Word {
  const laid = dealer.ready?.(FACE_DOWN, n, g)
  if (laid !== undefined) return KIND_WORDS[laid] as Word
  const left = leftOver(g)
  return word(left[dealer.draw(FACE_DOWN, n, left.length)] as Kind)
}

/** 7.3 Each player draws two markers. */
export function dealMarkers(g: Game): void {
  if (!isUsed(g)) return
  g.cite('7.3', -1)
  for (const f of players(g)) {
    for (const t of tracksOf(g, f)) {
      const drawn = g.chance(
        FACE_DOWN,
        (dealer, n) => dealer && drawMarker(g, dealer, n),
        (outcome) => outcome === HIDDEN || kindNamed(outcome) !== undefined,
        f,
      )
      const kind = kindNamed(drawn)
      setTrack(g, t, kind === undefined ? UNKNOWN : down(kind))
    }
  }
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

/** 7.3 A Hidden Agenda adds 1 to the margin of its player for good. */
export const openAgendas = (g: Game, f: Faction): number => lying(g, f, 'hidden-agenda')

/**
 * 7.3 Whether Agendas that are still face down bring a player to where `suffices` says with so many of them. It comes to light with the
 * check; where no number of them would do, nobody is asked.
 */
export function agendasSuffice(g: Game, f: Faction, suffices: (agendas: number) => boolean): boolean {
  if (!isUsed(g) || holder(g, f) !== f) return false
  const values = tracksOf(g, f)
    .map((t) => track(g, t))
    .filter(isFaceDown)
  if (values.length === 0 || !suffices(values.length)) return false
  const agendas = values.filter((value) => value === down('hidden-agenda')).length
  const verdict = g.chance(
    FACE_DOWN,
    (dealer) =>
      dealer === undefined && values.includes(UNKNOWN) ? undefined : agendas > 0 && suffices(agendas) ? YES : NO,
    (outcome) => outcome === YES || outcome === NO,
  )
  return verdict === YES
}

/** 7.3 A Hidden Asset makes one Limited Operation an Operation with a Special Activity; then it is used. */
export const usesAsset = (g: Game, f: Faction): boolean => lying(g, f, 'hidden-asset') > 0

export function putAssetsAway(g: Game): void {
  if (!isUsed(g)) return
  for (const f of players(g)) {
    for (const t of tracksOf(g, f)) if (track(g, t) === box('hidden-asset')) setTrack(g, t, box('used-asset'))
  }
}

/** At the end of the game everything lies open; an Asset that was not used has been none. */
export function revealAll(g: Game): void {
  if (!isUsed(g)) return
  g.cite('7.3', -1)
  for (const f of players(g)) {
    for (const t of tracksOf(g, f).filter((each) => isFaceDown(track(g, each)))) {
      const known = knownKind(track(g, t))
      const outcome = g.chance(
        FACE_DOWN,
        (dealer, n) => (known === undefined ? dealer && drawMarker(g, dealer, n) : word(known)),
        (each) => (known === undefined ? kindNamed(each) !== undefined : each === word(known)),
      )
      setTrack(g, t, box(kindNamed(outcome) as Kind))
    }
  }
}

/** What the player of a faction sees of the markers before it. */
export function secrets(g: Game, f: Faction): readonly Secret[] {
  if (!isUsed(g) || holder(g, f) !== f) return []
  return tracksOf(g, f).flatMap((t) => {
    const value = track(g, t)
    const name = knownKind(value) ?? DECEPTION[value]
    return value === 0 ? [] : [{ id: `box.${name}`, isOpen: !isFaceDown(value) }]
  })
}

const REASONS = {
  option: because('why.reveal-option', '7.3'),
  none: because('why.reveal-none', '7.3'),
  use: because('why.reveal-use', '7.3'),
  limited: because('why.reveal-limited', '7.3'),
}

/** A kind somebody wrote. */
const kindOf = (words: readonly string[]): Kind | undefined => KINDS.find((kind) => words.join(' ') === kind)

/** A Hidden Asset is revealed when its faction has the say and would have a Limited Operation. */
const mayUseAsset = (g: Game, by: Faction): boolean =>
  (g.q.id === 'turn.first' || g.q.id === 'turn.second') && g.q.by === by && isLimitedTurn(g, by)

/**
 * 7.3 A player reveals a marker: in the 1st printing any but an Asset at any time, in the 2nd only as it is used. An Agenda that wins a
 * check, and all markers at the end, are revealed without it.
 */
function whyNotReveal(g: Game, by: Faction, words: readonly string[]): Reason | undefined {
  if (!isUsed(g)) return REASONS.option
  const kind = kindOf(words)
  if (kind === undefined || faceDown(g, by, kind).length === 0) return REASONS.none
  if (kind === 'hidden-asset') return mayUseAsset(g, by) ? undefined : REASONS.limited
  return isSecondPrinting(g) ? REASONS.use : undefined
}

export const reveal: InterjectionRules = {
  rule: '7.3',
  next: (_, words) => (words.length === 0 ? KINDS : undefined),
  whyNot: whyNotReveal,
  carryOut(g, by, words) {
    const kind = kindOf(words)
    if (kind === undefined) return
    // What has come to light is taken back only with the others' agreement, as chance is.
    g.chance(
      FACE_DOWN,
      () => word(kind),
      (outcome) => outcome === word(kind),
    )
    turnOver(g, by, kind)
  },
}

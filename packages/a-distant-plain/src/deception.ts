import {
  type Faction,
  type Game,
  type InterjectionRules,
  isLimitedTurn,
  type Reason,
  type Secret,
  seedNumbers,
  setTrack,
  shuffleBy,
  type Track,
  track,
} from '@coinflict/kernel'
import { because } from './ask.ts'
import { DECEPTION, DECEPTION_TRACKS, FACTIONS, isSecondPrinting } from './forces.ts'

/**
 * 7.3 The Deception option. What the markers are follows from the seed, as the deck does, and stands nowhere in the state before they are
 * revealed: positions, logs and totals show a marker face down.
 */

const KINDS = ['empty-threat', 'hidden-agenda', 'hidden-asset'] as const
type Kind = (typeof KINDS)[number]
/** 12 markers; the rule book does not say how many of each kind. */
const OF_EACH = 4

const box = (name: (typeof DECEPTION)[number]): number => DECEPTION.indexOf(name)
const FACE_DOWN = box('face-down')

const isUsed = (g: Game): boolean => g.option('deception') === 'yes'

/** The faction before which a player's markers lie: the first of theirs. */
const holder = (g: Game, f: Faction): Faction =>
  FACTIONS.find((other) => g.setup.seats[other]?.player === g.setup.seats[f]?.player) ?? f
const players = (g: Game): readonly Faction[] =>
  FACTIONS.filter((f) => holder(g, f) === f && g.setup.seats[f]?.nonPlayer !== true)

const tracksOf = (g: Game, f: Faction): readonly Track[] => DECEPTION_TRACKS[holder(g, f)] as readonly Track[]

/** 7.3 Each player draws two markers. */
export function dealMarkers(g: Game): void {
  if (!isUsed(g)) return
  g.cite('7.3', -1)
  for (const f of players(g)) for (const t of tracksOf(g, f)) setTrack(g, t, FACE_DOWN)
}

/** What the markers of a player are, face down or not any more. */
function drawn(g: Game, f: Faction): readonly Kind[] {
  const at = players(g).indexOf(holder(g, f))
  if (at === -1) return []
  const chance = Int32Array.from(seedNumbers(`${g.setup.seed} deception`))
  const markers = KINDS.flatMap((kind) => Array.from({ length: OF_EACH }, () => kind))
  return shuffleBy(chance, 0, markers).slice(2 * at, 2 * at + 2)
}

/** The tracks of a player's markers that are of a kind and still face down. */
function faceDown(g: Game, f: Faction, kind: Kind): readonly Track[] {
  if (!isUsed(g)) return []
  const kinds = drawn(g, f)
  return tracksOf(g, f).filter((t, i) => kinds[i] === kind && track(g, t) === FACE_DOWN)
}

const lying = (g: Game, f: Faction, name: Kind): number =>
  isUsed(g) ? tracksOf(g, f).filter((t) => track(g, t) === box(name)).length : 0

/** 7.3 A Hidden Agenda adds 1 to the margin of its player for good. */
export const openAgendas = (g: Game, f: Faction): number => lying(g, f, 'hidden-agenda')
export const hiddenAgendas = (g: Game, f: Faction): number => faceDown(g, f, 'hidden-agenda').length

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
    for (const kind of KINDS) for (const t of faceDown(g, f, kind)) setTrack(g, t, box(kind))
  }
}

/** What the player of a faction sees of the markers before it. */
export function secrets(g: Game, f: Faction): readonly Secret[] {
  if (!isUsed(g) || holder(g, f) !== f) return []
  const tracks = tracksOf(g, f)
  return drawn(g, f).flatMap((kind, i) => {
    const at = track(g, tracks[i] as Track)
    return at === 0 ? [] : [{ id: `box.${at === FACE_DOWN ? kind : DECEPTION[at]}`, isOpen: at !== FACE_DOWN }]
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
    const [t] = kind === undefined ? [] : faceDown(g, by, kind)
    if (kind === undefined || t === undefined) return
    setTrack(g, t, box(kind))
    // What has come to light is taken back only with the others' agreement.
    g.chanceUsed++
  },
}

import { IllegalChange } from '../state/errors.ts'
import type { TrackFacts } from '../state/facts.ts'
import type { Faction, Side, Track } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { inForce, resources, track } from '../state/reading.ts'

/** Mutators for tracks and lasting effects. */

/** Sets a track, within its ends. What lies face down is logged as everybody sees it. */
export function setTrack(g: Game, t: Track, to: number): void {
  const facts = g.volume.tracks[t] as TrackFacts
  const before = track(g, t)
  const value = Math.max(facts.min, Math.min(facts.max, to))
  if (value === before) return
  g.n[g.at.tracks + t] = value
  // What only the rules remember, without a name for it, is not told.
  if (!g.log || (facts.bookkeeping === true && facts.boxes === undefined)) return
  const n = shownValue(facts, value)
  const change = n - shownValue(facts, before)
  if (change !== 0) g.write('track', { track: t, n, change })
}

/** The value of a track as somebody sees it who may not know what lies face down. */
export const shownValue = ({ faceDown }: TrackFacts, value: number): number =>
  faceDown?.values.includes(value) === true ? faceDown.shownAs : value

/** Where a track stands as all at the table see it. */
export const shownTrack = (g: Game, t: Track): number => shownValue(g.volume.tracks[t] as TrackFacts, track(g, t))

/** Whether a track is used in this game. */
export const isUsed = (g: Game, { option }: TrackFacts): boolean =>
  option === undefined || g.setup.options[option] === 'yes'

/** The box of a track for what this game does not have. */
const NOT_IN_PLAY = 'none'

/** Whether a track is one that players see, and what it tells of is in play. */
export function isOnBoard(g: Game, t: Track): boolean {
  const facts = g.volume.tracks[t] as TrackFacts
  return facts.bookkeeping !== true && isUsed(g, facts) && facts.boxes?.[track(g, t)] !== NOT_IN_PLAY
}

/** Moves a track up or down, as far as it goes. */
export function adjust(g: Game, t: Track, by: number): void {
  setTrack(g, t, track(g, t) + by)
}

/** Adds to (or takes from) a faction's resources, within the ends of the track. */
export function gain(g: Game, faction: Faction, n: number): void {
  const purse = g.volume.purseOf[faction] as Track | -1
  if (purse !== -1) adjust(g, purse, n)
}

/** Pays a cost in full. */
export function pay(g: Game, faction: Faction, n: number): void {
  if (resources(g, faction) < n) throw new IllegalChange(`${g.volume.factions[faction]?.id} cannot pay ${n}`)
  gain(g, faction, -n)
}

/** Gives up to n resources from one faction to another, as many as the giver has; what the receiver cannot hold is lost. */
export function transfer(g: Game, from: Faction, to: Faction, n: number): number {
  const given = Math.min(n, resources(g, from))
  gain(g, from, -given)
  gain(g, to, given)
  return given
}

/** Puts a side of a lasting card in force. */
export function putInForce(g: Game, card: number, side: Side): void {
  g.n[g.at.lasting + card] = side === 'unshaded' ? 1 : 2
  if (g.log) g.write('lasting', { card, text: side })
}

/** Ends a lasting card. */
export function lapse(g: Game, card: number): void {
  if (g.n[g.at.lasting + card] === 0) return
  g.n[g.at.lasting + card] = 0
  if (g.log) g.write('lapse', { card })
}

/** 6.6 Momentum is over. */
export function lapseMomentum(g: Game): void {
  for (const { lasts, number } of g.volume.cards) {
    const kind = inForce(g, number, 'shaded') ? lasts?.shaded : lasts?.unshaded
    if (kind === 'momentum') lapse(g, number)
  }
}

import { levelAfter, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { canPlace, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Piece, Space } from '@coinflict/kernel/state'
import {
  base,
  coinBases,
  GOVERNMENT_POLICE,
  guerrillaKinds,
  INSURGENTS,
  isCoin,
  TALIBAN,
  underground,
  WARLORDS,
} from '../forces.ts'
import type { Prospect } from './prospect.ts'

/** What comes of an event in a space. */
export type Effect = (p: Prospect) => Prospect

export const TALIBAN_GUERRILLAS = guerrillaKinds(TALIBAN)
export const TALIBAN_PIECES: readonly Piece[] = [base(TALIBAN), ...TALIBAN_GUERRILLAS]

/** Where a text has two sides with the same question: COIN factions play the unshaded one, insurgents the shaded one. */
export const bySide =
  (unshaded: Effect, shaded: Effect): Effect =>
  (p) =>
    isCoin(p.np.me) ? unshaded(p) : shaded(p)

/** Of n pieces that go one after another, from where one likes: how many are still to be taken, this one among them. */
export const stillToGo = ({ np }: Prospect, n: number): number => n - (np.noted<number>('gone') ?? 0)

/** One of n Taliban guerrillas that go one after another. */
export const oneGuerrillaOf =
  (n: number): Effect =>
  (p) =>
    p.take(TALIBAN_GUERRILLAS).follow(TALIBAN, stillToGo(p, n) - 1)

/** So many of the piece that the question is about come. */
export const placing =
  (n: number): Effect =>
  (p) =>
    p.place(p.np.q.params?.piece as Piece, n)

/** All guerrillas there are found. */
export function expose(p: Prospect): Prospect {
  for (const f of INSURGENTS) p.turn(f, undergroundOf(p.np.g, f, p.s))
  return p
}

/** Cards 60 and 68: a Government cube comes, or a piece of the Warlords, a Base before others. */
export const settleNorth: Effect = bySide(
  (p) => p.place(GOVERNMENT_POLICE),
  (p) => p.place(mayBuild(p.np, WARLORDS, p.s) ? base(WARLORDS) : underground(WARLORDS)),
)

/** Whether a Base of a faction can be placed there, and should be: of the COIN factions only where they have none. */
export const mayBuild = ({ g }: NonPlayer, f: Faction, s: Space): boolean =>
  canPlace(g, base(f), s) && !(isCoin(f) && coinBases(g, s) > 0)

const shifted: Effect = (p) => p.set(levelAfter(p.np, p.s))

/** By the question, where the card does not say. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  'event.remove-where': oneGuerrillaOf(1),
  'event.replace-piece-where': oneGuerrillaOf(1),
  'event.space': (p) => p,
  'event.place-where': placing(1),
  'event.flip-where': expose,
  'event.shift-where': shifted,
  'event.set-where': shifted,
}

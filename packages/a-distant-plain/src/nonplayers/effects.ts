import {
  available,
  canPlace,
  currentCard,
  type Faction,
  levelAfter,
  NEUTRAL,
  type NonPlayer,
  type Piece,
  type Space,
} from '@coinflict/kernel'
import { guerrillaKinds } from '../events/verbs.ts'
import {
  active,
  activeOf,
  base,
  COALITION_TROOPS,
  canHide,
  coinBases,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  INSURGENTS,
  isCoin,
  kinds,
  TALIBAN,
  underground,
  undergroundOf,
  WARLORDS,
} from '../forces.ts'
import type { Prospect } from './prospect.ts'

/** What comes of an event in a space, by the question and the card. */

const TALIBAN_GUERRILLAS = guerrillaKinds(TALIBAN)
const TALIBAN_PIECES = [base(TALIBAN), ...TALIBAN_GUERRILLAS]
const GUERRILLAS = INSURGENTS.flatMap(guerrillaKinds)
export type Effect = (p: Prospect) => Prospect
/** Where a text has two sides with the same question: COIN factions play the unshaded one, insurgents the shaded one. */
const bySide =
  (unshaded: Effect, shaded: Effect): Effect =>
  (p) =>
    isCoin(p.np.me) ? unshaded(p) : shaded(p)

/** The best piece of one's own that fits there: a Base before others. */
const settleOne = (p: Prospect, f: Faction, recruit: Piece): Prospect =>
  p.place(mayBuild(p.np, f, p.s) ? base(f) : recruit)

/** Cards that take so many guerrillas, one after another, from where one likes. */
const IN_TURN: Readonly<Record<number, number>> = { 27: 3, 32: 3, 35: 3, 36: 3, 44: 2, 52: 4, 53: 3 }
/** How many of them are still to be taken, this one among them. */
const stillToGo = ({ np }: Prospect): number => (IN_TURN[currentCard(np.g)] ?? 1) - (np.noted<number>('gone') ?? 0)
const oneGuerrilla: Effect = (p) => p.take(TALIBAN_GUERRILLAS).follow(TALIBAN, stillToGo(p) - 1)

const REMOVED: Readonly<Record<number, Effect>> = {
  4: (p) => p.take(TALIBAN_PIECES),
  8: (p) => p.takeBasesLast([TALIBAN], 2),
  9: (p) => p.takeBasesLast(INSURGENTS, 2),
  16: (p) => p.take(TALIBAN_GUERRILLAS, 2),
  19: (p) => p.take(TALIBAN_PIECES),
  43: (p) => p.take(TALIBAN_GUERRILLAS, 3),
  49: (p) => p.take([base(WARLORDS)]).shift(1),
  52: (p) => p.take(GOVERNMENT_CUBES, stillToGo(p)),
  72: (p) => p.take([base(WARLORDS)]),
}

const REPLACED: Readonly<Record<number, Effect>> = {
  35: (p) => oneGuerrilla(p).place(GOVERNMENT_POLICE),
  61: bySide(
    (p) => p.take(TALIBAN_GUERRILLAS).place(GOVERNMENT_POLICE),
    (p) => p.take(GOVERNMENT_CUBES, 2).place(underground(p.np.me)),
  ),
}

const SPACES: Readonly<Record<number, Effect>> = {
  4: (p) => p.place(canPlace(p.np.g, base(TALIBAN), p.s) ? base(TALIBAN) : underground(TALIBAN)),
  14: (p) => p.shift(1),
  15: bySide(
    (p) => p.take(TALIBAN_GUERRILLAS, 2).place(GOVERNMENT_POLICE, p.lostBy(TALIBAN)).shift(1),
    (p) => p.take(GOVERNMENT_CUBES, 2).place(underground(WARLORDS), p.lostBy(GOVERNMENT)).set(NEUTRAL),
  ),
  25: (p) => p.shift(-1),
  37: (p) => p.take([GOVERNMENT_TROOPS], 3).place(underground(TALIBAN)),
  38: (p) => expose(p).take(GUERRILLAS),
  47: (p) => p.place(underground(WARLORDS)).set(NEUTRAL),
  56: bySide(
    (p) => p.take(TALIBAN_GUERRILLAS).take(guerrillaKinds(WARLORDS)),
    (p) => p.take([COALITION_TROOPS], 2).take(GOVERNMENT_CUBES),
  ),
  60: bySide(
    (p) => p.place(GOVERNMENT_POLICE),
    (p) => settleOne(p, WARLORDS, underground(WARLORDS)),
  ),
  62: (p) => p.take(GOVERNMENT_CUBES, 3).turn(TALIBAN, activeOf(p.np.g, TALIBAN, p.s)),
  66: (p) => digIn(p),
  68: bySide(
    (p) => p.place(GOVERNMENT_POLICE),
    (p) => settleOne(p, WARLORDS, underground(WARLORDS)),
  ),
}
/** All guerrillas there are found. */
function expose(p: Prospect): Prospect {
  for (const f of INSURGENTS) p.turn(f, undergroundOf(p.np.g, f, p.s))
  return p
}

/** Card 66: two own pieces, one of them a Base if there is room; guerrillas hide. */
function digIn(p: Prospect): Prospect {
  const { np, s } = p
  const f = np.me
  const others = kinds(f).filter((piece) => piece !== base(f) && piece !== active(f) && available(np.g, piece) > 0)
  const build = mayBuild(np, f, s)
  if (build) p.place(base(f))
  if (others[0] !== undefined) p.place(others[0], build ? 1 : 2)
  return canHide(np.g, f, s) ? p.turn(f, activeOf(np.g, f, s)) : p
}

/** Whether a Base of a faction can be placed there, and should be: of the COIN factions only where they have none. */
export const mayBuild = ({ g }: NonPlayer, f: Faction, s: Space): boolean =>
  canPlace(g, base(f), s) && !(isCoin(f) && coinBases(g, s) > 0)

const PLACED: Readonly<Record<number, number>> = { 53: 4, 62: 3 }

export const EFFECTS: Readonly<Record<string, Effect>> = {
  'event.remove-where': (p) => (REMOVED[currentCard(p.np.g)] ?? oneGuerrilla)(p),
  'event.replace-piece-where': (p) => (REPLACED[currentCard(p.np.g)] ?? oneGuerrilla)(p),
  'event.space': (p) => SPACES[currentCard(p.np.g)]?.(p) ?? p,
  'event.place-where': (p) => p.place(p.np.q.params?.piece as Piece, PLACED[currentCard(p.np.g)]),
  'event.flip-where': expose,
  'event.shift-where': (p) => p.set(levelAfter(p.np, p.s)),
  'event.set-where': (p) => p.set(levelAfter(p.np, p.s)),
}

import { levelAfter, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { available, count, type Faction, inBox, type Piece, type Space } from '@coinflict/kernel/state'
import {
  ARVN,
  ARVN_BASE,
  ARVN_POLICE,
  ARVN_TROOPS,
  base,
  COIN,
  coinBases,
  cubes,
  INSURGENTS,
  isCoin,
  kinds,
  NVA_TROOPS,
  tunneledBase,
  US,
  US_BASE,
  US_TROOPS,
  underground,
} from '../forces.ts'
import { isCity, near } from '../map.ts'
import { chosen, type Prospect } from './prospect.ts'
import { cubesInTurn, friendOf, lossesOf, targetsOf } from './terms.ts'

/** What comes of an event in a space. */
export type Effect = (p: Prospect) => Prospect

/** Where a text has two sides with the same question: COIN factions play the unshaded one, insurgents the shaded one. */
export const bySide =
  (unshaded: Effect, shaded: Effect): Effect =>
  (p) =>
    isCoin(p.np.me) ? unshaded(p) : shaded(p)

// 8.1.2, 8.4.4 Which pieces.

const own = (np: NonPlayer, s: Space, f: Faction): readonly Piece[] =>
  lossesOf(np, s, f).filter((piece) => np.g.volume.factionOf[piece] === f)

/** What goes first: the enemy's; then the other friendly faction's; own pieces last. */
export const harmed = (np: NonPlayer, s: Space): readonly Piece[] => [
  ...targetsOf(np, s),
  ...own(np, s, friendOf(np.me)),
  ...own(np, s, np.me),
]

/** 8.1.2/3 Whether a Base of a faction should stand there: of the COIN factions one in a space at most, of the ARVN none in a City. */
export const mayBuild = ({ g }: NonPlayer, f: Faction, s: Space): boolean =>
  !isCoin(f) || (coinBases(g, s) === 0 && !(f === ARVN && isCity(s)))

/** What comes first of a faction's pieces: Bases, then Guerrillas or Special Forces, then Troops and Police by turns. */
export function placedFirst(np: NonPlayer, f: Faction, s: Space): readonly Piece[] {
  const built = mayBuild(np, f, s) ? [base(f)] : []
  if (f === US) return [...built, US_TROOPS, underground(US)]
  if (f === ARVN) return [...built, underground(ARVN), ...cubesInTurn(np, s)]
  return [...built, underground(f), NVA_TROOPS]
}

/** 8.1.2/4 In which order COIN pieces come from Out of Play or Casualties. */
export const RETURNING: readonly Piece[] = [
  US_BASE,
  ARVN_BASE,
  underground(ARVN),
  US_TROOPS,
  ARVN_TROOPS,
  ARVN_POLICE,
  underground(US),
]

// What an event does.

const TUNNELS = INSURGENTS.map(tunneledBase)

/** Of n pieces that come or go one after another: how many are still to be chosen, this one among them. */
export const stillToGo = ({ np }: Prospect, n: number): number => n - chosen(np).length

/** Up to n pieces go, of these kinds, or all but Tunneled Bases. */
export const harming =
  (n = 1, from?: readonly Piece[]): Effect =>
  (p) =>
    p.take(
      harmed(p.np, p.s).filter((piece) => (from === undefined ? !TUNNELS.includes(piece) : from.includes(piece))),
      n,
    )

/** Up to n pieces of one kind go from a space and those around it. */
export const harmingAround =
  (n: number, piece: Piece): Effect =>
  (p) => {
    let there = count(p.np.g, p.s, piece)
    for (const s of near(p.s)) there += count(p.np.g, s, piece)
    p.others += Math.min(n, there)
    return p
  }

/** One of these pieces comes, as many as are said. */
export const placingOneOf =
  (from: readonly Piece[], n = 1): Effect =>
  (p) => {
    const { np, s } = p
    const isOpen = (piece: Piece): boolean =>
      from.includes(piece) && available(np.g, piece) > 0 && np.g.volume.room(np.g, piece, s) > 0
    const owners = [np.me, friendOf(np.me), ...(isCoin(np.me) ? INSURGENTS : COIN)]
    const piece = owners.flatMap((f) => placedFirst(np, f, s)).find(isOpen)
    return piece === undefined ? p : p.place(piece, n)
  }

/** One of a faction's pieces comes from a box. */
export const returning =
  (from: readonly Piece[], box: number): Effect =>
  (p) => {
    const { np, s } = p
    const fits = (piece: Piece): boolean =>
      from.includes(piece) &&
      inBox(np.g, box, piece) > 0 &&
      (piece !== base(np.g.volume.factionOf[piece] as Faction) ||
        mayBuild(np, np.g.volume.factionOf[piece] as Faction, s))
    const piece = RETURNING.find(fits)
    return piece === undefined ? p : p.place(piece, 1, inBox(np.g, box, piece))
  }

/** So many of the piece that the question is about come. */
const placing: Effect = (p) => p.place(p.np.q.params?.piece as Piece)

const shifted: Effect = (p) => p.set(levelAfter(p.np, p.s))

/** Who operates there hits as many as it has cubes or, of the insurgents, pieces. */
const striking: Effect = (p) => {
  const { np, s } = p
  let n = isCoin(np.me) ? cubes(np.g, np.me, s) : 0
  if (!isCoin(np.me)) for (const piece of kinds(np.me)) n += count(np.g, s, piece)
  return harming(n, targetsOf(np, s))(p)
}

/** By the question, where the card does not say. */
export const EFFECTS = {
  'event.remove-where': harming(),
  'event.replace-piece-where': harming(),
  'event.replace-where': (p) => p.take([p.np.q.params?.piece as Piece]),
  'event.space': (p) => p,
  'event.place-where': placing,
  'event.flip-where': (p) => p,
  'event.shift-where': shifted,
  'event.set-where': shifted,
  'event.tunnel-where': (p) => p.dig(1),
  'event.operation-where': striking,
  'event.assault-where': striking,
  'event.sabotage-where': (p) => p,
  'event.terror-where': (p) => p.shift(-1),
  'event.move-from': (p) => p,
  'event.move-to': (p) => p,
} as const satisfies Readonly<Record<string, Effect>>
export type SpaceQuestion = keyof typeof EFFECTS

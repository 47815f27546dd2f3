import { here, type NonPlayer, nextSpace } from '@coinflict/kernel/nonplayers'
import {
  available,
  count,
  DONE,
  type Faction,
  type Game,
  isSpaceWord,
  type Line,
  type Piece,
  pieceWord,
  type Space,
  type Word,
} from '@coinflict/kernel/state'
import {
  ARVN,
  ARVN_BASE,
  ARVN_POLICE,
  ARVN_TROOPS,
  active,
  base,
  isCoin,
  kinds,
  NVA,
  NVA_TROOPS,
  police,
  tunneledBase,
  US,
  US_BASE,
  US_TROOPS,
  underground,
  VC,
} from '../forces.ts'

/** What the charts of all factions speak of. */

export { here, nextSpace }

/** The first space that is possible, where all of them are taken one after another. */
export function everySpace(
  np: NonPlayer,
  line: Line,
  where: (np: NonPlayer, s: Space) => boolean = () => true,
): Word | undefined {
  const { q } = np
  for (let i = 0; i < q.size; i++) {
    const answer = q.at(i)
    if (isSpaceWord(answer) && where(np, answer as number as Space)) return np.say(line, answer)
  }
  return undefined
}

/** Own pieces that are Available, of every kind. */
export function availableOf(np: NonPlayer): number {
  let sum = 0
  for (const piece of kinds(np.me))
    if (piece !== active(np.me) && piece !== tunneledBase(np.me)) sum += available(np.g, piece)
  return sum
}

/** 1.5.1 The other faction of one's side. */
export const friendOf = (f: Faction): Faction => FRIENDS[f] as Faction
const FRIENDS: readonly Faction[] = [ARVN, US, VC, NVA]

// 8.1.2 Which pieces.

const INSURGENT_TARGETS: readonly Piece[] = [
  base(VC),
  base(NVA),
  tunneledBase(VC),
  tunneledBase(NVA),
  underground(VC),
  underground(NVA),
  active(VC),
  active(NVA),
  NVA_TROOPS,
]
const COIN_TARGETS: readonly Piece[] = [
  US_BASE,
  ARVN_BASE,
  underground(US),
  underground(ARVN),
  active(US),
  active(ARVN),
]

const TROOPS_FIRST: readonly Piece[] = [US_TROOPS, ARVN_TROOPS, ARVN_POLICE]
const POLICE_FIRST: readonly Piece[] = [ARVN_POLICE, US_TROOPS, ARVN_TROOPS]

const troops = (g: Game, s: Space): number => count(g, s, US_TROOPS) + count(g, s, ARVN_TROOPS)

/** Whether Troops are next where Troops and Police go by turns: the kind with fewer (or more) of them begins, Troops if even. */
function areTroopsNext(np: NonPlayer, s: Space, most: boolean): boolean {
  const last = np.noted<Piece>(`cube ${s}`)
  if (last !== undefined) return last === ARVN_POLICE
  const difference = troops(np.g, s) - police(np.g, s)
  return most ? difference >= 0 : difference <= 0
}

/** 8.1.2 COIN cubes by turns as enemies take them: the kind with fewer first. */
export const cubesInTurn = (np: NonPlayer, s: Space): readonly Piece[] =>
  areTroopsNext(np, s, false) ? TROOPS_FIRST : POLICE_FIRST

/** 8.1.2 What is hit of the enemy first: Bases, guerrillas or special forces, Underground before Active, then cubes by turns. */
export const targetsOf = (np: NonPlayer, s: Space): readonly Piece[] =>
  isCoin(np.me) ? INSURGENT_TARGETS : [...COIN_TARGETS, ...cubesInTurn(np, s)]

/** 8.1.2 What a faction loses first: cubes by turns, the kind with more first; then Active before Underground; Bases last. */
export function lossesOf(np: NonPlayer, s: Space, f = np.me): readonly Piece[] {
  const last = [active(f), underground(f), base(f)]
  if (!isCoin(f)) return [NVA_TROOPS, ...last, tunneledBase(f)]
  return [...(areTroopsNext(np, s, true) ? TROOPS_FIRST : POLICE_FIRST), ...last]
}

/** The first of some pieces that can be taken in a space; puts down which, so that the other kind of cube is next. */
export function takePiece(np: NonPlayer, line: Line, s: Space, from: readonly Piece[]): Word | undefined {
  const piece = from.find((each) => np.q.isPossible(pieceWord(each)))
  if (piece === undefined) return undefined
  if (TROOPS_FIRST.includes(piece)) np.note(`cube ${s}`, piece)
  return np.say(line, pieceWord(piece))
}

// Insurgents.

const isBase = (piece: Piece): boolean => piece === US_BASE || piece === ARVN_BASE

/** 3.3.3, 8.1.2 The COIN pieces that so many removals in a space would take, Bases once nothing else is left. */
export function preyOf(np: NonPlayer, s: Space, n: number): readonly Piece[] {
  const taken: Piece[] = []
  let order = [...COIN_TARGETS, ...cubesInTurn(np, s)]
  const left = (piece: Piece): number => count(np.g, s, piece) - taken.filter((each) => each === piece).length
  for (let i = 0; i < n; i++) {
    const piece = order.find((each) => !isBase(each) && left(each) > 0) ?? order.find((each) => left(each) > 0)
    if (piece === undefined) break
    taken.push(piece)
    if (TROOPS_FIRST.includes(piece)) order = [...COIN_TARGETS, ...cubesAfter(piece)]
  }
  return taken
}

/** Nothing more that the chart asks for. Where an event grants the deed and it has found no space, chance chooses one (8.4.4). */
export const stop = (np: NonPlayer): Word | undefined =>
  np.op?.free === false || np.q.isPossible(DONE) ? np.done() : undefined

/** 8.1.2 Which cubes are next once one of a kind was taken. */
export const cubesAfter = (taken: Piece): readonly Piece[] => (taken === ARVN_POLICE ? TROOPS_FIRST : POLICE_FIRST)

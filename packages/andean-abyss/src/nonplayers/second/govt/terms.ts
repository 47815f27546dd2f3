import { type Criterion, first, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, allPieces, bases, enemies, outnumbers, pieces } from '@coinflict/kernel/rules'
import { available, type Faction, type Game, inForce, type Space } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { base, cubes, FARC, GOVT, hasRoomForBase, INSURGENTS, police, troops } from '../../../forces.ts'
import { isDepartment, isLoc, pop } from '../../../map.ts'

/** What the Government's chart speaks of. */

/** The space that the question is about. */
export const here = (np: NonPlayer): Space => np.q.params?.space as Space

/** 1.8 Government Control as the pieces stand, whatever the edition. */
export const isHeld = (g: Game, s: Space): boolean => !isLoc(s) && outnumbers(g, GOVT, s)
/** The same once so many more of its pieces have come, and so many of the others' have gone. */
export const wouldHold = (g: Game, s: Space, more: number, fewer = 0): boolean =>
  !isLoc(s) && pieces(g, GOVT, s) + more > enemies(g, GOVT, s) - fewer
/** Whether that brings Government Control. */
export const addsControl = (g: Game, s: Space, more: number, fewer = 0): boolean =>
  !isHeld(g, s) && wouldHold(g, s, more, fewer)
/** Whether more Government pieces bring Government Control or end that of FARC. */
export const changesControl = (g: Game, s: Space, more: number): boolean =>
  addsControl(g, s, more) || (outnumbers(g, FARC, s) && 2 * pieces(g, FARC, s) <= allPieces(g, s) + more)

/** How many Government pieces can leave without losing Control, and how many Troops of them; below 0 without Control. */
export const surplus = (g: Game, s: Space): number => pieces(g, GOVT, s) - enemies(g, GOVT, s) - 1
export const surplusTroops = (g: Game, s: Space): number => Math.min(troops(g, s), surplus(g, s))

export const hasOnlyPolice = (g: Game, s: Space): boolean => police(g, s) > 0 && troops(g, s) === 0

/** Cubes that keep a line safe: as many as guerrillas, one more with card 7, shaded. */
export function guardOf(g: Game, loc: Space): number {
  const rebels = allGuerrillas(g, loc)
  return rebels === 0 ? 0 : rebels + (inForce(g, CARD.seventhSpecialForces, 'shaded') ? 1 : 0)
}

/** 8.8.4 A department where the Government would build a base, once so many more cubes have come. */
export const isBaseSite = (g: Game, s: Space, more = 0): boolean =>
  isDepartment(s) &&
  pop(s) > 0 &&
  cubes(g, s) + more >= 5 &&
  bases(g, GOVT, s) === 0 &&
  hasRoomForBase(g, GOVT, s) &&
  available(g, base(GOVT)) > 0

/** 8.8.3 Whom the Government hits first: players before non-players; then FARC, AUC, Cartels. */
export const targets = (np: NonPlayer): readonly Faction[] =>
  np.onceInPhase('targets', () => [
    ...INSURGENTS.filter((f) => np.isPlayer(f)),
    ...INSURGENTS.filter((f) => !np.isPlayer(f)),
  ])

/** The best of some spaces by criteria; of equals the first, without a throw. */
export function foremost(np: NonPlayer, among: readonly Space[], by: readonly Criterion[] = []): Space | undefined {
  let best = among
  for (const { score } of by) {
    if (best.length < 2) break
    const scores = best.map((s) => score(np, s))
    const most = Math.max(...scores)
    best = best.filter((_, i) => scores[i] === most)
  }
  return best[0]
}

export const playersFirst = first(
  { en: 'a player’s piece', es: 'ficha de un jugador', pl: 'element gracza' },
  (np, s) => INSURGENTS.some((f) => np.isPlayer(f) && pieces(np.g, f, s) > 0),
)

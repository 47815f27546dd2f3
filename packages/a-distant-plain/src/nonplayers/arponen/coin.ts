import { type Criterion, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { NEUTRAL, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { type Faction, type Game, level, markers, resources, type Space, track } from '@coinflict/kernel/state'
import { CARD, inForce } from '../../events/lasting.ts'
import { finalPropaganda } from '../../final.ts'
import {
  COALITION,
  coinPieces,
  ELDERS,
  GOVERNMENT,
  hasPeople,
  INSURGENTS,
  PROPAGANDA,
  population,
  TALIBAN,
  TERROR,
  WARLORDS,
} from '../../forces.ts'
import { econ } from '../../map.ts'
import { margin } from '../../victory.ts'
import { maySpend, spendingLimit, spent } from './general.ts'

/** What the charts of the Coalition and the Government share. */

/** Guerrillas that hide in a space. */
export const hidden = (g: Game, s: Space): number => undergroundOf(g, TALIBAN, s) + undergroundOf(g, WARLORDS, s)
/** Pieces of both insurgent factions there. */
export const insurgents = (g: Game, s: Space): number => pieces(g, TALIBAN, s) + pieces(g, WARLORDS, s)
/** How many more COIN pieces it would take to Control a space; none above 0 where COIN does. */
export const lacking = (g: Game, s: Space): number => insurgents(g, s) - coinPieces(g, s) + 1

/** The next Propaganda card is the last of the game; it is being played. */
export const isFinalCampaign = (g: Game): boolean => track(g, PROPAGANDA) + 1 === finalPropaganda(g)
export const isFinalRound = (g: Game): boolean => track(g, PROPAGANDA) >= finalPropaganda(g)

/** Insurgents as COIN charts name them: a random Player first, then the Taliban, then the Warlords. */
export const randomTargets = (np: NonPlayer): readonly Faction[] =>
  np.once('random targets', () => {
    const players = INSURGENTS.filter((f) => np.isPlayer(f))
    if (players.length !== 1) return players.length === 2 && np.below(2) === 1 ? [WARLORDS, TALIBAN] : INSURGENTS
    return players[0] === WARLORDS ? [WARLORDS, TALIBAN] : INSURGENTS
  })

/** Most pieces of a Player first, then of the Taliban, then of the Warlords, by what a count gives for each. */
export const mostInTurn = (of: (g: Game, f: Faction, s: Space) => number): readonly Criterion[] => [
  most({ en: 'most pieces of a player', es: 'más fichas de un jugador', pl: 'najwięcej elementów gracza' }, (np, s) =>
    Math.max(0, ...INSURGENTS.map((f) => (np.isPlayer(f) ? of(np.g, f, s) : 0))),
  ),
  most({ en: 'most Taliban pieces', es: 'más fichas Talibanes', pl: 'najwięcej elementów talibów' }, (np, s) =>
    of(np.g, TALIBAN, s),
  ),
  most(
    { en: 'most Warlord pieces', es: 'más fichas de los Señores de la Guerra', pl: 'najwięcej elementów watażków' },
    (np, s) => of(np.g, WARLORDS, s),
  ),
]

// Civic Action: 3 Resources take off a Terror marker or, once there is none, shift a level.

const STEP = 3

/** What Civic Action costs up to a level. */
export const civicCost = (g: Game, s: Space, farthest: number): number =>
  STEP * (markers(g, s, TERROR) + Math.max(0, farthest - level(g, s)))

/** 8.7.1 Whether the Government's Elders bring Support: until the Coalition's margin equals its own. */
export const bringsSupport = (g: Game): boolean => margin(g, COALITION) < margin(g, GOVERNMENT)

/** Card 45: whether the Tribal Elders would undo what Civic Action brings. Those of insurgents undo everything. */
export function isUndone(g: Game, s: Space): boolean {
  if (!inForce(g, CARD.tribalElders, 'unshaded')) return false
  const elders = (track(g, ELDERS) - 1) as Faction | -1
  if (elders === GOVERNMENT) return level(g, s) >= NEUTRAL && !bringsSupport(g)
  return elders === TALIBAN || elders === WARLORDS
}

/** How many levels so much money shifts there; Terror goes first, and not without a shift after it. */
export function civicShifts(g: Game, s: Space, farthest: number, money: number): number {
  if (!hasPeople(g, s) || isUndone(g, s)) return 0
  const steps = Math.floor(money / STEP) - markers(g, s, TERROR)
  return Math.max(0, Math.min(steps, farthest - level(g, s)))
}

/** How far Support and Opposition swing by that. */
export const civicSwing = (g: Game, s: Space, farthest: number, money: number): number =>
  civicShifts(g, s, farthest, money) * population(g, s)

/** What the operation may still cost. */
export const purse = (np: NonPlayer): number => Math.min(resources(np.g, np.me), spendingLimit(np) - spent(np))

/** Whether another step of Civic Action may be paid for in this operation. */
export const mayStep = (np: NonPlayer): boolean => maySpend(np, STEP)

/** The LoCs that bring in most. */
export const isRich = (s: Space): boolean => econ(s) >= 3
/** So many cubes are wanted on a LoC. */
export const wantedOn = (s: Space): number => (isRich(s) ? 2 : 1)

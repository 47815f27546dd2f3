import { type Criterion, first, most, type NonPlayer, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { activeOf, bases, controlledBy, pieces, undergroundOf } from '@coinflict/kernel/rules'
import {
  type Faction,
  factionWord,
  type Game,
  type Line,
  level,
  markers,
  resources,
  type Space,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { whyNotCivicAction } from '../../civic-action.ts'
import { COIN_CONTROL, coinPieces, GOVERNMENT, population, SUPPORT, TALIBAN, TERROR, WARLORDS } from '../../forces.ts'
import { isLoc } from '../../map.ts'
import { levelAfter } from './elders.ts'

/** What the charts of both COIN factions speak of. */

// 1.7 Control as the pieces stand, also while it is frozen (6.5).

export const holdsCoin = (g: Game, s: Space): boolean => controlledBy(g, s) === COIN_CONTROL

const insurgents = (g: Game, s: Space): number => pieces(g, TALIBAN, s) + pieces(g, WARLORDS, s)

/** 8.1.2 How many COIN pieces may leave a space before Control changes there. */
export function spare(g: Game, s: Space): number {
  if (isLoc(s)) return Number.POSITIVE_INFINITY
  const coin = coinPieces(g, s)
  const against = insurgents(g, s)
  if (coin > against) return coin - against - 1
  const untilTaliban = coin + against - 2 * pieces(g, TALIBAN, s)
  return untilTaliban < 0 ? Number.POSITIVE_INFINITY : untilTaliban
}

/** How many of n pieces there are more than COIN Control needs; none where it is lacking. */
export const excess = (g: Game, s: Space, n: number): number => (holdsCoin(g, s) ? Math.min(n, spare(g, s)) : 0)

/** How many more COIN pieces a space needs for COIN Control. */
export const lacking = (g: Game, s: Space): number => Math.max(0, insurgents(g, s) + 1 - coinPieces(g, s))

export const hasTaliban = (g: Game, s: Space): boolean => pieces(g, TALIBAN, s) > 0
export const withTalibanFirst: Criterion = first(
  { en: 'with Taliban', es: 'con Talibanes', pl: 'z talibami' },
  (np, s) => hasTaliban(np.g, s),
)

// 6.4.1 Civic Action.

const STEP = 3

/** What Civic Action costs until a space is as far as it may go. */
export const civicCost = (g: Game, s: Space, farthest = SUPPORT): number =>
  STEP * (markers(g, s, TERROR) + Math.max(0, farthest - level(g, s)))

/**
 * How much Civic Action changes Total Support and Opposition with the Resources that there are; 0 if it reaches no shift, or none that
 * the Tribal Elders let stand.
 */
export function civicShift(np: NonPlayer, s: Space, farthest = SUPPORT): number {
  const { g } = np
  if (whyNotCivicAction(g, np.me, s, farthest) !== undefined) return 0
  const steps = Math.floor(resources(g, GOVERNMENT) / STEP) - markers(g, s, TERROR)
  const reached = level(g, s) + Math.max(0, Math.min(steps, farthest - level(g, s)))
  return Math.max(0, levelAfter(np, s, reached) - level(g, s)) * population(g, s)
}

/** The greatest shift of a space by Civic Action, up to a level. */
export const greatestShift = (farthest: (np: NonPlayer) => number = () => SUPPORT): Criterion =>
  most({ en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' }, (np, s) =>
    civicShift(np, s, farthest(np)),
  )

/** A space that was begun is brought to its shift before the next. */
export function nextCivicAction(np: NonPlayer, lines: readonly SpaceLine[]): Word | undefined {
  const begun = np.selected().at(-1)
  const line = begun === undefined ? undefined : lines.find((each) => np.selected(each).at(-1) === begun)
  if (begun !== undefined && line?.where(np, begun) === true) {
    const again = np.firstOf(line, [spaceWord(begun)])
    if (again !== undefined) return again
  }
  return np.select(lines)
}

// 3.2.4 Assault.

/** What a faction loses. */
export interface Losses {
  readonly guerrillas: number
  readonly bases: number
}

const lossesOf = (g: Game, f: Faction, s: Space, strength: number, found: number): Losses => {
  const guerrillas = Math.min(strength, activeOf(g, f, s))
  const isBare = undergroundOf(g, f, s) === found && guerrillas === activeOf(g, f, s)
  return {
    guerrillas: guerrillas + found,
    bases: isBare ? Math.min(strength - guerrillas, bases(g, f, s)) : 0,
  }
}

/** What an Assault of such strength removes in a space, Taliban before Warlords; with card 7 it first finds a hidden guerrilla. */
export function assaultLosses(
  g: Game,
  s: Space,
  strength: number,
  findsHidden = false,
): { readonly taliban: Losses; readonly warlords: Losses } {
  const foundTaliban = findsHidden && undergroundOf(g, TALIBAN, s) > 0
  const foundWarlords = findsHidden && !foundTaliban && undergroundOf(g, WARLORDS, s) > 0
  const taliban = lossesOf(g, TALIBAN, s, strength, foundTaliban ? 1 : 0)
  const used = taliban.guerrillas - (foundTaliban ? 1 : 0) + taliban.bases
  return { taliban, warlords: lossesOf(g, WARLORDS, s, strength - used, foundWarlords ? 1 : 0) }
}

export const isNobodyLost = ({ guerrillas, bases: lost }: Losses): boolean => guerrillas + lost === 0

/** Taliban before Warlords where guerrillas turn Active in an operation. */
export const talibanFirst = (np: NonPlayer, line: Line): Word | undefined =>
  np.firstOf(line, [factionWord(TALIBAN), factionWord(WARLORDS)])

/** What decides where most Taliban, and then most Warlords guerrillas, turn Active by so many cubes. */
export const mostActivated = (strength: (np: NonPlayer, s: Space) => number): readonly Criterion[] => [
  most(
    {
      en: 'most Taliban turned Active',
      es: 'más Talibanes Activados',
      pl: 'najwięcej aktywowanych talibów',
    },
    (np, s) => Math.min(strength(np, s), undergroundOf(np.g, TALIBAN, s)),
  ),
  most(
    {
      en: 'most Warlord Guerrillas turned Active',
      es: 'más Guerrillas de los Señores de la Guerra Activadas',
      pl: 'najwięcej aktywowanych partyzantów watażków',
    },
    (np, s) =>
      Math.min(Math.max(0, strength(np, s) - undergroundOf(np.g, TALIBAN, s)), undergroundOf(np.g, WARLORDS, s)),
  ),
]

/** The lines of a chart in the order of its rules and marks, whichever part wrote them down. */
export const inOrder = (lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))

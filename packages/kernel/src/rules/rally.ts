import type { Reason } from '../state/asked.ts'
import type { Faction, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { available } from '../state/reading.ts'
import { word } from '../state/words.ts'
import type { KernelMessage } from '../text/en.ts'
import {
  activeKind,
  activeOf,
  baseKind,
  baseRoom,
  bases,
  guerrillas,
  undergroundKind,
  undergroundOf,
} from './counting.ts'
import { place, remove } from './forces.ts'
import type { WayIn } from './operation.ts'
import type { recalling } from './recall.ts'

/** 3.3.1 What every Rally knows: two guerrillas make way for a base, and at a base several come at once. */

/** Two guerrillas, of either state as the faction likes, make way for a base; usually an Available one. */
export function tradeForBase(
  g: Game,
  f: Faction,
  s: Space,
  placeBase: () => void = () => place(g, baseKind(g, f), s),
): void {
  const fromActive = g
    .ask(f, 'rally.base-active', '3.3.1', { space: s })
    .numbers(Math.max(0, 2 - undergroundOf(g, f, s)), Math.min(2, activeOf(g, f, s)))
    .askNumber()
  remove(g, activeKind(g, f), s, fromActive)
  remove(g, undergroundKind(g, f), s, 2 - fromActive)
  placeBase()
}

const reason = (id: KernelMessage, rule: string): Reason => ({ id, rule })
export const NONE_AVAILABLE = reason('why.none-available', '1.4.1')
const NO_BASE = reason('why.no-base', '1.4.1')
const STACKING = reason('why.stacking', '1.4.2')
const TWO_GUERRILLAS = reason('why.two-guerrillas', '3.3.1')
const NEEDS_BASE = reason('why.needs-base', '3.3.1')
const ONLY_ONE = reason('why.only-one-guerrilla', '3.3.1')

/** What a volume says of its Rally. */
export interface RallyRules {
  readonly recall: ReturnType<typeof recalling>
  /** How many guerrillas come to a base beside one for each base there; usually as many as the population. */
  brings?(g: Game, f: Faction, s: Space): number
  /** What stands against that, and against hiding, where there is a base. */
  whyNotThere?(f: Faction, s: Space): Reason | undefined
  /** What follows in a space where guerrillas made way for a base. */
  settle?(g: Game, s: Space): void
}

/** 3.3.1 A guerrilla comes, or two make way for a base, or as many come to a base as there are bases and people; where, the volume says. */
export function rallying({
  recall: { placeable, bring, bringSome },
  brings = (g, _, s) => g.volume.population(g, s),
  whyNotThere,
  settle,
}: RallyRules) {
  function whyNotGuerrilla(g: Game, f: Faction, s: Space): Reason | undefined {
    if (placeable(g, f, undergroundKind(g, f), 1) === 0) return NONE_AVAILABLE
    return g.volume.room(g, undergroundKind(g, f), s) > 0 ? undefined : STACKING
  }

  function whyNotBase(g: Game, f: Faction, s: Space): Reason | undefined {
    if (guerrillas(g, f, s) < 2) return TWO_GUERRILLAS
    if (available(g, baseKind(g, f)) === 0) return NO_BASE
    return baseRoom(g, s) > 0 ? undefined : STACKING
  }

  /** What only a base allows. */
  const whyNotAtBase = (g: Game, f: Faction, s: Space): Reason | undefined =>
    bases(g, f, s) === 0 ? NEEDS_BASE : whyNotThere?.(f, s)

  const most = (g: Game, f: Faction, s: Space): number =>
    placeable(
      g,
      f,
      undergroundKind(g, f),
      Math.min(bases(g, f, s) + brings(g, f, s), g.volume.room(g, undergroundKind(g, f), s)),
    )

  /** Where it comes to a single one, that way is open anyhow. */
  const whyNotMany = (g: Game, f: Faction, s: Space): Reason | undefined =>
    whyNotAtBase(g, f, s) ?? whyNotGuerrilla(g, f, s) ?? (most(g, f, s) > 1 ? undefined : ONLY_ONE)

  /** How many guerrillas a Rally there can place. */
  const rallyPlaces = (g: Game, f: Faction, s: Space): number =>
    whyNotMany(g, f, s) === undefined ? most(g, f, s) : Math.min(1, available(g, undergroundKind(g, f)))

  const ways: readonly WayIn[] = [
    { word: word('guerrilla'), whyNot: whyNotGuerrilla, run: (g, f, s) => bring(g, f, undergroundKind(g, f), s) },
    {
      word: word('base'),
      whyNot: whyNotBase,
      run(g, f, s) {
        tradeForBase(g, f, s)
        settle?.(g, s)
      },
    },
    {
      word: word('many'),
      whyNot: whyNotMany,
      run: (g, f, s) => bringSome(g, f, undergroundKind(g, f), s, () => most(g, f, s), '3.3.1'),
    },
  ]
  return { whyNotGuerrilla, whyNotBase, whyNotAtBase, rallyPlaces, ways }
}

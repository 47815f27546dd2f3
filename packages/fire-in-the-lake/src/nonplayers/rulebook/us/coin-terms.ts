import { type Criterion, first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  ACTIVE_SUPPORT,
  activeOf,
  allGuerrillas,
  controlledBy,
  controlledWith,
  reachable,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Holder,
  level,
  markers,
  resources,
  type Space,
} from '@coinflict/kernel/state'
import {
  ARVN,
  base,
  COIN_CONTROL,
  coinCubes,
  coinPieces,
  hasPeople,
  insurgentPieces,
  NVA,
  NVA_CONTROL,
  nvaTroops,
  specialForcesOf,
  TERROR,
  tunnels,
  US,
  VC,
} from '../../../forces.ts'
import { CITIES, isCity, isLaosOrCambodia, isLoc, near, pop, S } from '../../../map.ts'
import { MOST_LEVELS, pacificationCost } from '../../../pacification.ts'

/** What the charts of the COIN factions speak of. */

// 1.7 Control, as the pieces stand.

/** Who Controls a space with so many more (or fewer) COIN pieces. */
export const holderWith = (g: Game, s: Space, more: number): Holder | -1 => controlledBy(g, s, US, more)

export const holdsCoin = (g: Game, s: Space): boolean => controlledBy(g, s) === COIN_CONTROL
export const holdsNva = (g: Game, s: Space): boolean => controlledBy(g, s) === NVA_CONTROL

/** How many COIN pieces can leave a space before COIN Control is lost; all of them where there is none. */
export const beyondControl = (g: Game, s: Space): number =>
  holdsCoin(g, s) ? coinPieces(g, s) - insurgentPieces(g, s) - 1 : Number.POSITIVE_INFINITY

/** How many more COIN pieces a space needs for COIN Control. */
export const lacking = (g: Game, s: Space): number => Math.max(0, insurgentPieces(g, s) + 1 - coinPieces(g, s))

const GUARD = 3

/** How many COIN pieces can leave so that 3 cubes or special forces stay, no COIN Control is lost and no NVA Control comes. */
export function freeToGo(g: Game, s: Space): number {
  const guards = coinCubes(g, s) + specialForcesOf(g, US, s) + specialForcesOf(g, ARVN, s)
  let n = Math.max(0, Math.min(guards - GUARD, beyondControl(g, s)))
  while (n > 0 && !holdsNva(g, s) && holderWith(g, s, -n) === NVA_CONTROL) n--
  return n
}

/** First where so many more COIN pieces end NVA Control or bring COIN Control. */
export const changesControlFirst = (more: (np: NonPlayer, s: Space) => number): Criterion =>
  first(
    {
      en: 'NVA Control removed or COIN Control added',
      es: 'elimina Control del EVN o añade Control COIN',
      pl: 'znosi kontrolę NVA lub daje kontrolę COIN',
    },
    (np, s) => {
      const before = controlledBy(np.g, s)
      const after = holderWith(np.g, s, more(np, s))
      return before !== after && (before === NVA_CONTROL || after === COIN_CONTROL)
    },
  )

// Where.

export const abroadFirst: Criterion = first(
  { en: 'in Laos or Cambodia', es: 'en Laos o Camboya', pl: 'w Laosie lub Kambodży' },
  (_, s) => isLaosOrCambodia(s),
)

/** Cities that guerrillas on LoCs cut off from Saigon; who stands in the cities between does not count. */
export function cutOffCities(g: Game): readonly Space[] {
  const found = reachable(g, S.saigon, near, (s) => (isLoc(s) ? allGuerrillas(g, s) === 0 : isCity(s)))
  return CITIES.filter((s) => s !== S.saigon && found[s] === 0)
}

// Guerrillas.

export const hiddenIn = (g: Game, s: Space): number => undergroundOf(g, NVA, s) + undergroundOf(g, VC, s)

// What the insurgents would lose in a space.

/** The insurgents of a space, while they are counted off. */
export class Losses {
  nva = 0
  vc = 0
  bases = 0
  troops = 0
  /** Whether a Tunnel would be rolled for. */
  tunnel = false
  private troopsLeft: number
  // By faction.
  private readonly active: number[]
  private readonly hidden: number[]
  private readonly open: number[]
  private readonly tunneled: number

  /** Who goes first of each class: the VC (8.1.2), or the NVA for the sake of their Control. */
  constructor(
    readonly g: Game,
    readonly s: Space,
    private readonly order: readonly Faction[] = VC_FIRST,
  ) {
    this.troopsLeft = nvaTroops(g, s)
    this.active = [0, 0, activeOf(g, NVA, s), activeOf(g, VC, s)]
    this.hidden = [0, 0, undergroundOf(g, NVA, s), undergroundOf(g, VC, s)]
    this.open = [0, 0, count(g, s, base(NVA)), count(g, s, base(VC))]
    this.tunneled = tunnels(g, NVA, s) + tunnels(g, VC, s)
  }

  get isNvaFirst(): boolean {
    return this.order[0] === NVA
  }
  get total(): number {
    return this.nva + this.vc
  }

  private lose(f: Faction, n: number): number {
    if (f === NVA) this.nva += n
    else this.vc += n
    return n
  }

  private takeFrom(left: number[], n: number): number {
    let taken = 0
    for (const f of this.order) {
      const some = Math.min(n - taken, left[f] as number)
      left[f] = (left[f] as number) - some
      taken += this.lose(f, some)
    }
    return taken
  }

  private takeTroops(n: number): number {
    const some = Math.min(n, this.troopsLeft)
    this.troopsLeft -= some
    this.troops += some
    return this.lose(NVA, some)
  }

  /** Bases without a Tunnel, guarded or not. */
  takeBases(n: number): number {
    const taken = this.takeFrom(this.open, n)
    this.bases += taken
    return taken
  }

  takeHidden(n: number): number {
    return this.takeFrom(this.hidden, n)
  }

  private get isBare(): boolean {
    if (this.troopsLeft > 0) return false
    for (const f of this.order) if (this.active[f] !== 0 || this.hidden[f] !== 0) return false
    return true
  }

  /** Bases once nobody guards them; where nothing but Tunnels is left and something could still be hit, one is rolled for. */
  private takeBare(n: number, rolls: boolean): void {
    if (!this.isBare) return
    const left = n - this.takeBases(n)
    if (rolls && left > 0 && this.tunneled > 0) this.tunnel = true
  }

  /** 3.2.4 NVA Troops, then those who are Active, then Bases. */
  assault(n: number): this {
    let left = n - this.takeTroops(n)
    if (this.troopsLeft === 0) left -= this.takeFrom(this.active, left)
    this.takeBare(left, true)
    return this
  }

  /** The NVA's own of these, then their Troops. */
  private takeNva(from: readonly number[][], n: number): number {
    let taken = 0
    for (const left of from) {
      const some = Math.min(n - taken, left[NVA] as number)
      left[NVA] = (left[NVA] as number) - some
      taken += this.lose(NVA, some)
    }
    return taken + this.takeTroops(n - taken)
  }

  /** Up to n of these, then NVA Troops (8.1.2), then Bases; all that are NVA before the VC for the sake of NVA Control. */
  private take(from: readonly number[][], n: number): this {
    let rest = this.isNvaFirst ? n - this.takeNva(from, n) : n
    for (const left of from) rest -= this.takeFrom(left, rest)
    rest -= this.takeTroops(rest)
    this.takeBare(rest, false)
    return this
  }

  /** 4.2.3 Those who are Active. */
  strike(n: number): this {
    return this.take([this.active], n)
  }

  /** 4.2.1 Anybody, those Underground first (8.1.2). */
  raid(n: number): this {
    return this.take([this.hidden, this.active], n)
  }

  /** Who Controls the space then, with so many more COIN pieces. */
  holder(more = 0): Holder | -1 {
    return controlledWith(this.g, this.s, [more, 0, -this.nva, -this.vc])
  }
  endsNvaControl(more = 0): boolean {
    return holdsNva(this.g, this.s) && this.holder(more) !== NVA_CONTROL
  }
  addsCoinControl(): boolean {
    return !holdsCoin(this.g, this.s) && this.holder() === COIN_CONTROL
  }
}

export const VC_FIRST: readonly Faction[] = [VC, NVA]
export const NVA_FIRST: readonly Faction[] = [NVA, VC]

/** What is lost by some action: VC before NVA (8.1.2), or NVA first where only that ends their Control, with so many more COIN pieces. */
export function lossesBy(g: Game, s: Space, hit: (losses: Losses) => void, more = 0): Losses {
  const usual = new Losses(g, s)
  hit(usual)
  if (!holdsNva(g, s) || usual.endsNvaControl(more)) return usual
  const other = new Losses(g, s, NVA_FIRST)
  hit(other)
  return other.endsNvaControl(more) ? other : usual
}

// 6.3.1 Pacification.

/** How many levels a space shifts with the Resources that there are: Terror goes first. What can be had without the money is free. */
export function pacifiedLevels(np: NonPlayer, s: Space, isFree: boolean, farthest = ACTIVE_SUPPORT): number {
  const { g } = np
  if (!hasPeople(s)) return 0
  const steps = isFree ? MOST_LEVELS : Math.floor(resources(g, np.me) / pacificationCost(g)) - markers(g, s, TERROR)
  return Math.max(0, Math.min(steps, MOST_LEVELS, farthest - level(g, s)))
}

export const greatestShift = (levels: (np: NonPlayer, s: Space) => number): Criterion =>
  most(
    { en: 'greatest total shift', es: 'mayor modificación total', pl: 'największe łączne przesunięcie' },
    (np, s) => pop(s) * levels(np, s),
  )
export const noTerrorFirst: Criterion = first(
  { en: 'without Terror', es: 'sin Terror', pl: 'bez terroru' },
  (np, s) => markers(np.g, s, TERROR) === 0,
)

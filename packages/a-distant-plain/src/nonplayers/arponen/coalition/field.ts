import type { NonPlayer, Order } from '@coinflict/kernel/nonplayers'
import { bases, hasSupport, pieces, unmoved } from '@coinflict/kernel/rules'
import { count, type Game, type Line, type Piece, type Space } from '@coinflict/kernel/state'
import { CARD, inForce } from '../../../events/lasting.ts'
import { COALITION, COALITION_TROOPS, GOVERNMENT_TROOPS, police, TALIBAN } from '../../../forces.ts'
import { isPashtun } from '../../../map.ts'
import { hidden } from '../coin.ts'

/** So many cubes stay in a non-Pashtun space at Support. */
const GARRISON = 3

/**
 * 8.6.3 Troops as they would stand if a plan were carried out, and how many of them may leave. Who moved in this operation, or was sent
 * by the plan, stays.
 */
export class Field {
  private readonly g: Game
  private readonly coalition: number[]
  private readonly government: number[]
  private readonly freshCoalition: number[]
  private readonly freshGovernment: number[]

  constructor(private readonly np: NonPlayer) {
    const { g, op } = np
    this.g = g
    const fresh = (s: Space, piece: Piece): number => (op === undefined ? count(g, s, piece) : unmoved(g, op, s, piece))
    this.coalition = g.volume.allSpaces.map((s) => count(g, s, COALITION_TROOPS))
    this.government = g.volume.allSpaces.map((s) => count(g, s, GOVERNMENT_TROOPS))
    this.freshCoalition = g.volume.allSpaces.map((s) => fresh(s, COALITION_TROOPS))
    this.freshGovernment = g.volume.allSpaces.map((s) => fresh(s, GOVERNMENT_TROOPS))
  }

  coalitionTroops(s: Space): number {
    return this.coalition[s] as number
  }

  governmentTroops(s: Space): number {
    return this.government[s] as number
  }

  governmentCubes(s: Space): number {
    return this.governmentTroops(s) + police(this.g, s)
  }

  cubes(s: Space): number {
    return this.coalitionTroops(s) + this.governmentCubes(s)
  }

  hasCoalition(s: Space): boolean {
    return this.coalitionTroops(s) > 0 || bases(this.g, COALITION, s) > 0
  }

  /** Whether the Coalition stands beside the Taliban without a Government cube. */
  isUnguarded(s: Space): boolean {
    return pieces(this.g, TALIBAN, s) > 0 && this.hasCoalition(s) && this.governmentCubes(s) === 0
  }

  /** How many guerrillas a Sweep would find there. */
  strength(s: Space): number {
    return this.hasCoalition(s) ? this.cubes(s) : 0
  }

  sendCoalition(from: Space, to: Space): void {
    this.coalition[from] = this.coalitionTroops(from) - 1
    this.freshCoalition[from] = (this.freshCoalition[from] as number) - 1
    this.coalition[to] = this.coalitionTroops(to) + 1
  }

  sendGovernment(from: Space, to: Space): void {
    this.government[from] = this.governmentTroops(from) - 1
    this.freshGovernment[from] = (this.freshGovernment[from] as number) - 1
    this.government[to] = this.governmentTroops(to) + 1
  }

  /** Whether the cubes of a space are needed for a Sweep there. */
  private isSwept(s: Space): boolean {
    return hidden(this.g, s) > 0 && (hasSupport(this.g, s) || this.np.op?.spaces.includes(s) === true)
  }

  /** Cubes of any faction that may leave: not those that a Sweep needs, nor the last three of a non-Pashtun space at Support. */
  private spareCubes(s: Space): number {
    const garrison = hasSupport(this.g, s) && !isPashtun(s) ? GARRISON : 0
    return this.cubes(s) - Math.max(garrison, this.isSwept(s) ? hidden(this.g, s) : 0)
  }

  /** Coalition Troops that may leave: not the last one at a Coalition Base. */
  spareCoalition(s: Space): number {
    const keep = bases(this.g, COALITION, s) > 0 || this.isSwept(s) ? 1 : 0
    return Math.min(this.freshCoalition[s] as number, this.coalitionTroops(s) - keep, this.spareCubes(s))
  }

  /** Government Troops that may go along with a Sweep: not the last Government cube at a Coalition Base. */
  spareCompanions(s: Space): number {
    const keep = bases(this.g, COALITION, s) > 0 ? 1 : 0
    return Math.min(this.freshGovernment[s] as number, this.governmentCubes(s) - keep, this.spareCubes(s))
  }

  /** Government Troops that may be lifted: not the last two where the Coalition is. */
  sparePassengers(s: Space): number {
    const keep = this.hasCoalition(s) ? 2 : 0
    return Math.min(this.freshGovernment[s] as number, this.governmentTroops(s) - keep, this.spareCubes(s))
  }
}

/** So many spaces, and so many Government Troops, an Air Lift connects. */
const MOST_SPACES = 3
const MOST_PASSENGERS = 3

/** 4.2.2 The flights of an Air Lift, as they are planned. */
export class Flights {
  readonly orders: Order[] = []
  private readonly spaces: Space[] = []
  seats: number

  constructor(
    np: NonPlayer,
    private readonly field: Field,
  ) {
    this.seats = inForce(np.g, CARD.partneringPolicy, 'shaded') ? 0 : MOST_PASSENGERS
  }

  /** Whether the spaces that an Air Lift may connect leave room for this flight. */
  connects(from: Space, to: Space): boolean {
    const more = (s: Space): number => (this.spaces.includes(s) ? 0 : 1)
    return from !== to && this.spaces.length + more(from) + more(to) <= MOST_SPACES
  }

  private use(from: Space, to: Space): void {
    for (const s of [from, to]) if (!this.spaces.includes(s)) this.spaces.push(s)
  }

  liftCoalition(line: Line, from: Space, to: Space, n: number): void {
    this.use(from, to)
    for (let i = 0; i < n; i++) this.field.sendCoalition(from, to)
    this.orders.push({ from, to, line, pieces: [[COALITION_TROOPS, n]] })
  }

  liftGovernment(line: Line, from: Space, to: Space, n: number): void {
    this.use(from, to)
    this.seats -= n
    for (let i = 0; i < n; i++) this.field.sendGovernment(from, to)
    this.orders.push({ from, to, line, pieces: [[GOVERNMENT_TROOPS, n]] })
  }
}

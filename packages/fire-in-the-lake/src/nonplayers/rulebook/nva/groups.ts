import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { guerrillas } from '@coinflict/kernel/rules'
import type { Explanation, Holder, Line, Piece, Space } from '@coinflict/kernel/state'
import { active, NVA, NVA_TROOPS, nvaTroops, underground } from '../../../forces.ts'
import { near } from '../../../map.ts'
import { marchActivates, mayGoOn } from '../../../operations/march.ts'
import { MarchPlan } from '../../march.ts'

/** 8.6.5 Groups of Troops and Guerrillas that March. */

/** Pieces that March together. */
export interface Group {
  readonly troops: number
  readonly guerrillas: number
}
export const size = ({ troops, guerrillas: n }: Group): number => troops + n

/** Who stays behind, and how far groups go. */
export interface MarchRules {
  /** Guerrillas and Troops that stay in a space at least. */
  stay(s: Space): number
  /** Whose Control is not given up. */
  readonly holder?: Holder
  /** The line by which groups go on along the Trail (3.3.2); without it they go one step. */
  readonly trail?: Line | undefined
}

/** A March of the NVA that is being planned. */
export class NvaPlan extends MarchPlan {
  constructor(
    np: NonPlayer,
    private readonly rules: MarchRules,
  ) {
    super(np)
  }

  /** NVA Guerrillas and Troops in a space. */
  at(s: Space): number {
    return guerrillas(this.np.g, NVA, s) + nvaTroops(this.np.g, s) + this.moreIn(s)
  }

  /** Who can leave a space: guerrillas stay before Troops. */
  spare(s: Space): Group {
    const troops = this.readyOf(NVA_TROOPS, s)
    const ready = this.readyOf(underground(NVA), s) + this.readyOf(active(NVA), s)
    let n = Math.max(0, Math.min(troops + ready, this.at(s) - this.rules.stay(s)))
    const { holder } = this.rules
    if (holder !== undefined && this.holder(s) === holder) while (n > 0 && this.holder(s, -n) !== holder) n--
    const staying = troops + ready - n
    const stayers = Math.min(staying, ready)
    return { troops: troops - (staying - stayers), guerrillas: ready - stayers }
  }

  /** Underground guerrillas among those who can leave. */
  spareHidden(s: Space): number {
    return Math.min(this.spare(s).guerrillas, this.readyOf(underground(NVA), s))
  }

  /** The shortest way to every space that a group can reach, its origin first. */
  paths(from: Space): ReadonlyMap<Space, readonly Space[]> {
    const paths = new Map<Space, readonly Space[]>([[from, [from]]])
    const open = [from]
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      for (const to of near(at)) {
        if (paths.has(to) || !this.canStep(at, to)) continue
        paths.set(to, [...(paths.get(at) as readonly Space[]), to])
        if (this.rules.trail !== undefined && mayGoOn(this.np.g, this.op, to)) open.push(to)
      }
    }
    paths.delete(from)
    return paths
  }

  /** Whether so many would be seen in a space. */
  isSeen(to: Space, n: number): boolean {
    return marchActivates(this.np.g, to, n)
  }

  /**
   * 8.1.2 Sends a group along a way of one step or several: as many hidden guerrillas as can stay so, those who are seen first where all
   * would be.
   */
  send(line: Line, path: readonly Space[], group: Group, explanation?: Explanation): void {
    const [from, ...ways] = path as readonly [Space, ...Space[]]
    const to = ways.at(-1) as Space
    const [first, last] = this.isSeen(to, size(group))
      ? [active(NVA), underground(NVA)]
      : [underground(NVA), active(NVA)]
    const n = Math.min(group.guerrillas, this.readyOf(first, from))
    const pieces: [Piece, number][] = [
      [NVA_TROOPS, group.troops],
      [first, n],
      [last, group.guerrillas - n],
    ]
    const { trail = line } = this.rules
    this.order(
      from,
      ways.map((s) => [s === to ? line : trail, s]),
      pieces,
      explanation,
    )
  }
}

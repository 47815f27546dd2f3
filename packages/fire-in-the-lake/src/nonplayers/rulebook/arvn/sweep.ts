import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type Step,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { move, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import {
  type Game,
  isSpaceWord,
  type Line,
  type Operation,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { ARVN, ARVN_TROOPS, arvnCubes, insurgentBases, specialForcesOf, VC } from '../../../forces.ts'
import { approachesTo, pop } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { foundBy, isOpen, SWEEP, SWEEP_COST } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { coinForces, GARRISON, hiddenIn, holdsCoin, lacking, nextOrder, spare, vcFirst } from '../coin.ts'
import { FULL, TARGET } from '../general.ts'

/** 8.7.5 The ARVN Sweep. */
const sheet = new Sheet()
const sweep = sheet.part('8.7.5', SWEEP)
export const sweepLines = sheet.lines

const MOST_SPACES = 3

/** ARVN cubes and Rangers. */
export const sweepers = (g: Game, s: Space): number => arvnCubes(g, s) + specialForcesOf(g, ARVN, s)
/** How many pieces find so many guerrillas in a space. */
export const toFind = (s: Space, n: number): number => (foundBy(s, 2) === 1 ? 2 * n : n)

export const SWEEP_STEP: Step = sweep.line(
  '0',
  {
    en: 'Otherwise Sweep, except in Monsoon.',
    es: 'Si no, Barrido, salvo en el Monzón.',
    pl: 'W innym razie przeszukiwanie, byle nie w monsunie.',
  },
  { operation: SWEEP, when: () => true, ifNone: [ASSAULT, PATROL, TRAIN] },
)
const IN_PLACE = sweep.line('1', {
  en: 'In up to 3 spaces: first in place where Guerrillas are Underground: with Support, then with VC among them, then of highest Population.',
  es: 'En hasta 3 casillas: primero sin mover, donde haya Guerrillas Ocultas: con Apoyo, luego si alguna es del VC, luego de mayor Población.',
  pl: 'Na najwyżej 3 polach: najpierw na miejscu, gdzie są ukryci partyzanci: z poparciem, potem gdzie są wśród nich VC, potem o największej populacji.',
})
const MOVE = sweep.line('2', {
  en: 'Then move all Troops possible; where they leave, COIN Control and 3 COIN cubes and Special Forces stay.',
  es: 'Luego mueve todas las Tropas posibles; en el origen quedan el Control COIN y 3 cubos COIN y Fuerzas Especiales.',
  pl: 'Potem przesuń całe możliwe wojsko; tam, skąd wyrusza, zostaje kontrola COIN oraz 3 kostki i siły specjalne COIN.',
})
const TO_FIND = sweep.line('3', {
  en: 'First into those spaces, to Activate the most Guerrillas, within that to add the most COIN-Controlled Population.',
  es: 'Primero a esas casillas, para Activar más Guerrillas; dentro de eso, para añadir más Población bajo Control COIN.',
  pl: 'Najpierw na te pola, by aktywować najwięcej partyzantów, a przy tym dodać najwięcej populacji pod kontrolą COIN.',
})
const TO_HOLD = sweep.line('4', {
  en: 'Last into 1 more space, if there are fewer than 3: to add the most COIN-Controlled Population, otherwise to an enemy Base.',
  es: 'Por último, a 1 casilla más si hay menos de 3: para añadir más Población bajo Control COIN; si no, a una Base enemiga.',
  pl: 'Na końcu na 1 pole więcej, jeśli jest ich mniej niż 3: by dodać najwięcej populacji pod kontrolą COIN, w innym razie do wrogiej bazy.',
})

export const sweepOrder: readonly Criterion[] = [
  supportFirst,
  first(
    { en: 'with Underground VC', es: 'con VC Ocultos', pl: 'z ukrytymi VC' },
    ({ g }, s) => undergroundOf(g, VC, s) > 0,
  ),
  highestPopulation,
]

/** Where it Sweeps, each with its line, and who goes there. */
interface Plan {
  readonly spaces: readonly (readonly [space: Space, line: Line])[]
  readonly orders: readonly Order[]
}

/** How many spaces the Sweep may have. */
function mostSpaces({ g, me }: NonPlayer, op: Operation): number {
  const most = op.limited ? 1 : Math.min(MOST_SPACES, op.most)
  return op.free ? most : Math.min(most, Math.floor(resources(g, me) / SWEEP_COST))
}

/** The plan of a Sweep: the spaces first, then the Troops, group by group on a copy of the map. */
class SweepPlan implements Plan {
  readonly spaces: (readonly [space: Space, line: Line])[] = []
  readonly orders: Order[] = []
  private readonly g: Game
  private readonly toSpare: Map<Space, number>

  constructor(
    private readonly np: NonPlayer,
    private readonly op: Operation,
    private readonly open: readonly Space[],
  ) {
    const most = mostSpaces(np, op)
    this.g = np.draft()
    this.toSpare = this.troopsToSpare()
    this.stay(most)
    for (const [to] of this.spaces) this.bring(TO_FIND, to, toFind(to, hiddenIn(this.g, to)) - sweepers(this.g, to))
    this.holdThem()
    if (this.spaces.length < most) this.addOne()
    for (const [to] of this.spaces) this.bring(MOVE, to, Number.POSITIVE_INFINITY)
  }

  private isChosen(s: Space): boolean {
    return this.spaces.some(([space]) => space === s)
  }

  private stay(most: number): void {
    const { g, np } = this
    const open = this.open.filter((s) => hiddenIn(g, s) > 0 && foundBy(s, sweepers(g, s)) > 0)
    while (this.spaces.length < most) {
      const s = np.bestOf(IN_PLACE, open, sweepOrder)
      if (s === undefined) return
      open.splice(open.indexOf(s), 1)
      this.spaces.push([s, IN_PLACE])
    }
  }

  /** Troops that may leave each space, until they do. */
  private troopsToSpare(): Map<Space, number> {
    const { g, op } = this
    const found = new Map<Space, number>()
    for (const s of spacesWith(g, ARVN)) {
      const n = Math.min(unmoved(g, op, s, ARVN_TROOPS), coinForces(g, s) - GARRISON, spare(g, s))
      if (n > 0) found.set(s, n)
    }
    return found
  }

  private free(from: Space): number {
    return this.isChosen(from) ? 0 : (this.toSpare.get(from) ?? 0)
  }

  private origins(to: Space): readonly Space[] {
    return approachesTo(to).flatMap((way) => (this.free(way.from) > 0 && isOpen(this.g, way) ? [way.from] : []))
  }

  /** Troops that could come to a space. */
  private atHand(to: Space): number {
    return this.origins(to).reduce((sum, from) => sum + this.free(from), 0)
  }

  /** Brings up to n Troops to a space. */
  private bring(line: Line, to: Space, n: number): void {
    for (let left = n; left > 0; ) {
      const from = this.np.bestOf(line, this.origins(to), [this.mostFree])
      if (from === undefined) return
      const going = Math.min(left, this.free(from))
      move(this.g, ARVN_TROOPS, from, to, going)
      this.toSpare.set(from, this.free(from) - going)
      this.orders.push({ from, to, pieces: [[ARVN_TROOPS, going]], line, explanation: this.np.reason })
      left -= going
    }
  }

  private get mostFree(): Criterion {
    return most({ en: 'most Troops to spare', es: 'más Tropas sobrantes', pl: 'najwięcej zbędnego wojska' }, (_, s) =>
      this.free(s),
    )
  }

  private canHold(s: Space): boolean {
    return pop(s) > 0 && !holdsCoin(this.g, s) && this.atHand(s) >= lacking(this.g, s)
  }

  /** COIN Control of the chosen spaces, the most populous first. */
  private holdThem(): void {
    const open = this.spaces.map(([s]) => s)
    for (;;) {
      const to = this.np.bestOf(
        TO_FIND,
        open.filter((s) => this.canHold(s)),
        [highestPopulation],
      )
      if (to === undefined) return
      this.bring(TO_FIND, to, lacking(this.g, to))
    }
  }

  private addOne(): void {
    const open = this.open.filter((s) => !this.isChosen(s) && this.atHand(s) > 0)
    const held = open.filter((s) => this.canHold(s))
    const to =
      this.np.bestOf(TO_HOLD, held, [highestPopulation]) ??
      this.np.bestOf(
        TO_HOLD,
        open.filter((s) => insurgentBases(this.g, s) > 0),
      )
    if (to === undefined) return
    this.spaces.push([to, TO_HOLD])
    this.bring(TO_HOLD, to, Math.max(1, lacking(this.g, to)))
  }
}

/** Spaces that can be answered now. */
const openSpaces = ({ q }: NonPlayer): readonly Space[] => q.answers.filter(isSpaceWord).map(wordSpace)

const planOf = (np: NonPlayer): Plan | undefined => {
  const { op } = np
  return op && np.once<Plan>('sweep', () => new SweepPlan(np, op, openSpaces(np)))
}

/** The next space of a Sweep. */
export function sweepWhere(np: NonPlayer): Word | undefined {
  const next = planOf(np)?.spaces.find(([s]) => np.q.isPossible(spaceWord(s)))
  np.putDiceAside()
  return next === undefined ? np.done() : np.say(next[1], spaceWord(next[0]))
}

export const sweepAnswers: Answers = {
  'sweep.from'(np) {
    const fits = (order: Order): boolean => order.to === here(np) && np.q.isPossible(spaceWord(order.from))
    const order = nextOrder(np, 'sweep orders', () => planOf(np)?.orders ?? [], fits)
    return order === undefined ? np.done() : np.give(order, order.from)
  },
  'sweep.cobras': (np) => np.chooseSpace(FULL, () => true),
  'activate.whose': (np) => vcFirst(np, TARGET),
}

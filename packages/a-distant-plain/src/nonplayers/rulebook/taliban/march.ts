import { most, type NonPlayer, type Order, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  allPieces,
  bases,
  controlledBy,
  guerrillas,
  hasOpposition,
  hasSupport,
  pieces,
  undergroundOf,
} from '@coinflict/kernel/rules'
import { type Explanation, type Line, type Space, spacesWith } from '@coinflict/kernel/state'
import { isSabotaged, TALIBAN, TALIBAN_CONTROL } from '../../../forces.ts'
import { isLoc, isPashtun, LOCS, near, PROVINCES, S } from '../../../map.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH, mayGoOn } from '../../../operations/march.ts'
import { TERROR } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { MarchPlan } from '../../march.ts'
import { own } from '../../terms.ts'
import { GREATEST } from '../general.ts'
import { joinActivity } from './activities.ts'

/** 8.7.3 The Taliban's March. */
const sheet = new Sheet()
const march = sheet.part('8.7.3', MARCH)
export const marchLines: readonly Line[] = sheet.lines

const onMap = (np: NonPlayer, count: (s: Space) => number): number => {
  let sum = 0
  for (const s of spacesWith(np.g, TALIBAN)) sum += count(s)
  return sum
}
const isContested = (np: NonPlayer, s: Space): boolean => isLoc(s) || hasSupport(np.g, s)

export const MARCH_STEP: Step = march.line(
  '1',
  {
    en: 'Otherwise March if there is neither an Underground friendly Guerrilla nor 4 or more friendly Guerrillas in Support spaces and on LoCs.',
    es: 'Si no, Marcha si en las casillas con Apoyo y las LdC no hay ninguna Guerrilla propia Oculta ni 4 o más Guerrillas propias.',
    pl: 'W przeciwnym razie przemarsz, jeśli na polach z poparciem i LiKomach nie ma ani ukrytego własnego partyzanta, ani co najmniej 4 własnych partyzantów.',
  },
  {
    operation: MARCH,
    when: (np: NonPlayer) =>
      onMap(np, (s) => (isContested(np, s) ? undergroundOf(np.g, TALIBAN, s) : 0)) === 0 &&
      onMap(np, (s) => (isContested(np, s) ? own(np, s) : 0)) < 4,
    ifNone: [ATTACK, TERROR],
  },
)

// Out of spaces under Taliban Control with 2 or more Guerrillas.

const MARCH_ROADS = march.line('2', {
  en: 'Enter all unsabotaged LoCs next to the origins until the Taliban outnumber all others by 1, at most 2 Guerrillas each.',
  es: 'Entra en todas las LdC sin Sabotaje junto a los orígenes hasta superar en 1 a los demás, con un máximo de 2 Guerrillas en cada una.',
  pl: 'Wejdź na wszystkie niesabotowane LiKomy obok pól wyjścia, aż talibów będzie o 1 więcej niż innych, najwyżej 2 partyzantów na każdy.',
})
const MARCH_KABUL = march.line('3', {
  en: 'Then Kabul in the same way.',
  es: 'Luego en Kabul del mismo modo.',
  pl: 'Potem tak samo do Kabulu.',
})
const MARCH_NEAR = march.line('4', {
  en: 'Then enter 2 provinces with neither Opposition nor Taliban Control.',
  es: 'Luego entra en 2 provincias sin Oposición ni Control Talibán.',
  pl: 'Potem wejdź do 2 prowincji bez opozycji i bez kontroli talibów.',
})
const MARCH_FAR = march.line('5', {
  en: 'Last, March into 2 other such provinces through Pashtun spaces, by the cheapest way and from the nearest origins.',
  es: 'Por último, Marcha a otras 2 provincias así a través de casillas Pastunes, por el camino más barato y desde los orígenes más cercanos.',
  pl: 'Na koniec przemarsz do 2 innych takich prowincji przez pola pasztuńskie, najtańszą drogą i z najbliższych pól wyjścia.',
})
const mostHidden = (arriving: (s: Space) => number) =>
  most(
    {
      en: 'most arrive Underground',
      es: 'llegan más Guerrillas Ocultas',
      pl: 'najwięcej przybywających ukrytych partyzantów',
    },
    (_, s) => arriving(s),
  )
/** Two of each kind of province. */
const PROVINCES_EACH = 2

/** One March in the making: the plan, and the spaces that are origins by now. */
class TalibanMarch {
  readonly plan: MarchPlan
  private readonly origins: Space[]

  constructor(private readonly np: NonPlayer) {
    const { g } = np
    this.plan = new MarchPlan(np, { stay: () => 1, isHidden: true })
    this.origins = spacesWith(g, TALIBAN).filter(
      (s) => controlledBy(g, s) === TALIBAN_CONTROL && guerrillas(g, TALIBAN, s) >= 2,
    )
  }

  orders(): Order[] {
    const { plan } = this
    this.enterRoads()
    if (near(S.kabul).some((s) => this.origins.includes(s))) this.outnumber(MARCH_KABUL, S.kabul)
    for (let i = 0; i < PROVINCES_EACH; i++) this.enterNear()
    for (let i = 0; i < PROVINCES_EACH; i++) this.enterFar()
    return plan.orders
  }

  /** Origins next to a space that can send somebody there. */
  private besides(to: Space): readonly Space[] {
    return this.origins.filter((s) => near(to).includes(s) && this.plan.spare(s) > 0 && this.plan.canGo(s, to))
  }

  private enterRoads(): void {
    const left = LOCS.filter((loc) => !isSabotaged(this.np.g, loc) && this.besides(loc).length > 0)
    while (left.length > 0) {
      const loc = this.np.bestOf(MARCH_ROADS, left) as Space
      left.splice(left.indexOf(loc), 1)
      this.outnumber(MARCH_ROADS, loc, this.np.reason)
    }
  }

  /** Until Taliban exceed all others by 1, with at most 2 Guerrillas. */
  private outnumber(line: Line, to: Space, explanation?: Explanation): void {
    const { g } = this.np
    const bystanders = allPieces(g, to) - pieces(g, TALIBAN, to)
    const wanted = Math.min(bystanders + 1 - bases(g, TALIBAN, to), 2)
    this.gather(line, to, wanted - this.plan.at(to), explanation)
  }

  /** Sends so many out of the spaces around, one by one from where they can arrive hidden. Gives the number that arrive. */
  private gather(line: Line, to: Space, n: number, explanation: Explanation | undefined): number {
    const { np, plan } = this
    const called = new Map<Space, number>()
    const sent = (s: Space): number => called.get(s) ?? 0
    const gain = (s: Space): number => plan.arrivingHidden(s, to, sent(s) + 1) - plan.arrivingHidden(s, to, sent(s))
    const open = (s: Space): boolean =>
      sent(s) < plan.spare(s) && plan.arriving(s, to, sent(s) + 1) > plan.arriving(s, to, sent(s))
    for (let i = 0; i < n; i++) {
      const from = np.bestOf(line, this.besides(to).filter(open), [mostHidden(gain)])
      if (from === undefined) break
      called.set(from, sent(from) + 1)
    }
    let arrived = 0
    for (const [from, each] of called) arrived += plan.send(line, [from, to], each, explanation)
    return arrived
  }

  /** Provinces where it pays to go: no Opposition there yet, no Taliban Control, and this March did not go there. */
  private isWanted(s: Space): boolean {
    return !hasOpposition(this.np.g, s) && this.plan.holder(s) !== TALIBAN_CONTROL && !this.plan.hasEntered(s)
  }

  /** How many more it takes to Control a space. */
  private needed(s: Space): number {
    let n = 1
    while (this.plan.holder(s, n) !== TALIBAN_CONTROL) n++
    return n
  }

  private enterNear(): void {
    const open = PROVINCES.filter((s) => this.isWanted(s) && this.besides(s).length > 0)
    const to = this.np.bestOf(MARCH_NEAR, open)
    if (to === undefined) return
    this.gather(MARCH_NEAR, to, this.needed(to), this.np.reason)
    this.becomesOrigin(to)
  }

  private becomesOrigin(s: Space): void {
    if (isPashtun(s) && !this.origins.includes(s)) this.origins.push(s)
  }

  /** The cheapest way out of the nearest origin into one more province, and out of others until the Taliban Control it. */
  private enterFar(): void {
    const { np, plan } = this
    const routes = this.routes()
    let cheapest = Number.POSITIVE_INFINITY
    let open: Space[] = []
    for (const s of PROVINCES) {
      const cost = routes[s]?.cost ?? Number.POSITIVE_INFINITY
      if (routes[s]?.from === undefined || cost > cheapest || !this.isWanted(s)) continue
      if (cost < cheapest) open = []
      cheapest = cost
      open.push(s)
    }
    const to = np.bestOf(MARCH_FAR, open)
    if (to === undefined) return
    const explanation = np.reason
    let needed = this.needed(to)
    let path = pathTo(routes, to)
    while (path.length > 1 && needed > 0) {
      const arrived = plan.send(MARCH_FAR, path, Math.min(needed, plan.spare(path[0] as Space)), explanation)
      if (arrived === 0) break
      needed -= arrived
      for (const s of path) this.becomesOrigin(s)
      path = pathTo(this.routes(), to)
    }
  }

  /** The cheapest and then shortest way into every space out of origins that can spare somebody, on through Pashtun spaces. */
  private routes(): Routes {
    const { np, plan } = this
    const routes: (Route | undefined)[] = []
    const open: Space[] = []
    for (const s of this.origins) {
      if (plan.spare(s) === 0) continue
      routes[s] = { cost: 0, steps: 0, from: undefined }
      open.push(s)
    }
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      const { cost: before, steps: done } = routes[at] as Route
      for (const to of near(at)) {
        if (isLoc(to) || !plan.canGo(at, to)) continue
        const cost = before + plan.cost(at, to)
        const steps = done + 1
        const known = routes[to]
        const isBetter = known === undefined || cost < known.cost || (cost === known.cost && steps < known.steps)
        if (!isBetter || !plan.canPay(cost)) continue
        routes[to] = { cost, steps, from: at }
        if (mayGoOn(np.g, TALIBAN, to)) open.push(to)
      }
    }
    return routes
  }
}

/** How a space is reached: at which cost, in how many steps, and out of which space last. */
interface Route {
  readonly cost: number
  readonly steps: number
  readonly from: Space | undefined
}
type Routes = readonly (Route | undefined)[]

/** All spaces of a way, its origin first. */
function pathTo(routes: Routes, to: Space): readonly Space[] {
  const path: Space[] = []
  for (let s: Space | undefined = to; s !== undefined; s = routes[s]?.from) path.unshift(s)
  return path
}

const planMarch = (np: NonPlayer): Order[] => new TalibanMarch(np).orders()

const mostToHide = most(
  { en: 'most Active Guerrillas', es: 'más Guerrillas Activas', pl: 'najwięcej aktywnych partyzantów' },
  (np, s) => activeOf(np.g, TALIBAN, s),
)

export const marchAnswers: Answers = {
  'march.from': (np) => np.nextOrigin(() => planMarch(np)) ?? joinActivity(np) ?? np.done(),
  'march.to': (np) => np.destination(() => planMarch(np)),
  'march.hide': (np) => np.chooseSpace(GREATEST, () => true, [mostToHide]),
}

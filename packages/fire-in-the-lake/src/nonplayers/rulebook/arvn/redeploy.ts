import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { move, pieces } from '@coinflict/kernel/rules'
import {
  count,
  type Game,
  type Line,
  type Piece,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { isCoinControlled, isNvaControlled } from '../../../control.ts'
import { ARVN, ARVN_POLICE, ARVN_TROOPS, coinBases, coinCubes, coinPieces, NVA, police, VC } from '../../../forces.ts'
import { CITIES, EVERY, isCity, isLoc, isProvince, isSouth, pop, S, SOUTH } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { GARRISON, holdsCoin, holdsNva, lacking, nextOrder, spare } from '../coin.ts'

/** 8.7.7 The ARVN Redeploy: Troops, then Police. */
const sheet = new Sheet()
const redeploy = sheet.part('8.7.7')
export const redeployLines = sheet.lines

const SOURCES = redeploy.line('1', {
  en: 'Redeploy Troops from LoCs and provinces without a COIN Base, and from where most are beyond what is needed there.',
  es: 'Redespliega Tropas desde LdC y provincias sin Base COIN, y desde donde más sobren.',
  pl: 'Rozmieszczaj wojsko z LiKomów i prowincji bez bazy COIN oraz stamtąd, gdzie jest go najwięcej ponad potrzeby.',
})
const ADD_CONTROL = redeploy.line('2', {
  en: 'To add the most COIN Control and, at COIN Bases and in Saigon, to end the most NVA Control.',
  es: 'Para añadir el máximo Control COIN y, en Bases COIN y en Saigón, quitar el máximo Control del EVN.',
  pl: 'By dodać najwięcej kontroli COIN, a w bazach COIN i w Sajgonie odebrać najwięcej kontroli NVA.',
})
const POLICE = redeploy.line('3', {
  en: 'Then Police, from where most can be spared: to add or keep COIN Control, then 1 in each COIN-Controlled province.',
  es: 'Luego Policía, desde donde más sobre: para añadir o conservar Control COIN, después 1 en cada provincia bajo Control COIN.',
  pl: 'Potem policję, skąd najwięcej jej zbywa: by dodać lub zachować kontrolę COIN, potem po 1 w każdej prowincji pod kontrolą COIN.',
})
const FILL_CITIES = redeploy.line('4', {
  en: 'Then Troops, then Police, so that 3 cubes are in each city without NVA Control.',
  es: 'Luego Tropas y después Policía, para que haya 3 cubos en cada ciudad sin Control del EVN.',
  pl: 'Potem wojsko, a po nim policję, by w każdym mieście bez kontroli NVA były 3 kostki.',
})
const LAST = redeploy.line('5', {
  en: 'Troops that still must move: to 1 random space.',
  es: 'Las Tropas que aún deban moverse: a 1 casilla al azar.',
  pl: 'Wojsko, które jeszcze musi się ruszyć: na 1 losowe pole.',
})

/** Forces of one kind on their way, group by group on a copy of the map. Each moves once. */
abstract class Redeploying {
  readonly orders: Order[] = []
  protected readonly g: Game
  private readonly arrived: Uint8Array
  protected abstract readonly piece: Piece

  constructor(protected readonly np: NonPlayer) {
    this.g = np.draft()
    this.arrived = new Uint8Array(this.g.at.spaces)
  }

  /** How many may leave a space for the sake of another. */
  protected abstract free(s: Space): number
  /** Whether a space may be gone to. */
  protected abstract isEnd(s: Space): boolean

  protected unmoved(s: Space): number {
    return count(this.g, s, this.piece) - (this.arrived[s] as number)
  }

  /** Those that COIN Control, and in cities 3 cubes, do not need. */
  protected surplus(s: Space): number {
    const { g } = this
    const beyond = isCity(s) ? coinCubes(g, s) - GARRISON : Number.POSITIVE_INFINITY
    return Math.max(0, Math.min(this.unmoved(s), spare(g, s), beyond))
  }

  protected origins(to: Space): readonly Space[] {
    return spacesWith(this.g, ARVN).filter((s) => s !== to && this.free(s) > 0)
  }

  protected atHand(to: Space): number {
    return this.origins(to).reduce((sum, from) => sum + this.free(from), 0)
  }

  protected by(): readonly Criterion[] {
    return [most({ en: 'most to spare', es: 'donde más sobren', pl: 'najwięcej zbędnych' }, (_, s) => this.free(s))]
  }

  protected bring(line: Line, to: Space, n: number): void {
    for (let left = n; left > 0; ) {
      const from = this.np.bestOf(line, this.origins(to), this.by())
      if (from === undefined) return
      const going = Math.min(left, this.free(from))
      this.send(line, from, to, going)
      left -= going
    }
  }

  protected send(line: Line, from: Space, to: Space, n: number): void {
    move(this.g, this.piece, from, to, n)
    this.arrived[to] = (this.arrived[to] as number) + n
    this.orders.push({ from, to, pieces: [[this.piece, n]], line, explanation: this.np.reason })
  }

  protected fillCities(): void {
    const { g } = this
    const open = CITIES.filter((s) => this.isEnd(s) && !isNvaControlled(g, s) && coinCubes(g, s) < GARRISON)
    for (let to = this.np.bestOf(FILL_CITIES, open); to !== undefined; to = this.np.bestOf(FILL_CITIES, open)) {
      open.splice(open.indexOf(to), 1)
      this.bring(FILL_CITIES, to, GARRISON - coinCubes(g, to))
    }
  }
}

class TroopsPlan extends Redeploying {
  protected readonly piece = ARVN_TROOPS

  make(): readonly Order[] {
    this.addControl()
    this.fillCities()
    this.sendTheRest()
    return this.orders
  }

  private mustLeave(s: Space): boolean {
    return !isCity(s) && coinBases(this.g, s) === 0
  }

  protected free(s: Space): number {
    return this.mustLeave(s) ? this.unmoved(s) : this.surplus(s)
  }

  protected isEnd(s: Space): boolean {
    return s === S.saigon || coinBases(this.g, s) > 0 || (isCity(s) && !isNvaControlled(this.g, s))
  }

  protected override by(): readonly Criterion[] {
    return [
      first({ en: 'those that must move', es: 'las que deben moverse', pl: 'te, które muszą się ruszyć' }, (_, s) =>
        this.mustLeave(s),
      ),
      ...super.by(),
    ]
  }

  /** How many Troops a space needs for COIN Control, or else for an end of NVA Control; nothing if there are not as many. */
  private wanted(s: Space): number {
    const { g } = this
    const atHand = this.atHand(s)
    const forControl = lacking(g, s)
    if (forControl <= atHand) return forControl
    const toEnd = holdsNva(g, s) ? pieces(g, NVA, s) - pieces(g, VC, s) - coinPieces(g, s) : 0
    return toEnd <= atHand ? toEnd : 0
  }

  private addControl(): void {
    const changed = (s: Space): number =>
      pop(s) * ((holdsNva(this.g, s) ? 1 : 0) + (this.wanted(s) >= lacking(this.g, s) ? 1 : 0))
    for (;;) {
      const open = EVERY.filter((s) => !isLoc(s) && this.isEnd(s) && !holdsCoin(this.g, s) && this.wanted(s) > 0)
      const to = this.np.bestOf(ADD_CONTROL, open, [
        most(
          {
            en: 'most Population whose Control changes',
            es: 'más Población cuyo Control cambia',
            pl: 'największa populacja ze zmianą kontroli',
          },
          (_, s) => changed(s),
        ),
      ])
      if (to === undefined) return
      this.bring(ADD_CONTROL, to, this.wanted(to))
    }
  }

  private sendTheRest(): void {
    const left = spacesWith(this.g, ARVN).filter((s) => this.mustLeave(s) && this.unmoved(s) > 0)
    if (left.length === 0) return
    const to = this.np.bestOf(
      LAST,
      EVERY.filter((s) => this.isEnd(s)),
    )
    if (to !== undefined) for (const from of left) this.send(LAST, from, to, this.unmoved(from))
  }
}

class PolicePlan extends Redeploying {
  protected readonly piece = ARVN_POLICE

  make(): readonly Order[] {
    this.keepControl()
    this.guardProvinces()
    this.fillCities()
    return this.orders
  }

  protected isEnd(s: Space): boolean {
    return isSouth(s) && isCoinControlled(this.g, s)
  }

  /** The last one of a province under COIN Control stays. */
  protected free(s: Space): number {
    const isGuard = isProvince(s) && holdsCoin(this.g, s)
    return Math.min(this.surplus(s), isGuard ? police(this.g, s) - 1 : Number.POSITIVE_INFINITY)
  }

  private keepControl(): void {
    const { g } = this
    for (;;) {
      const open = SOUTH.filter((s) => this.isEnd(s) && !holdsCoin(g, s) && lacking(g, s) <= this.atHand(s))
      const to = this.np.bestOf(POLICE, open, [highestPopulation])
      if (to === undefined) return
      this.bring(POLICE, to, lacking(g, to))
    }
  }

  private guardProvinces(): void {
    const { g } = this
    const open = SOUTH.filter((s) => isProvince(s) && this.isEnd(s) && holdsCoin(g, s) && police(g, s) === 0)
    for (let to = this.np.bestOf(POLICE, open); to !== undefined; to = this.np.bestOf(POLICE, open)) {
      open.splice(open.indexOf(to), 1)
      this.bring(POLICE, to, 1)
    }
  }
}

const orders = (np: NonPlayer) => (): readonly Order[] =>
  (np.q.params?.piece === ARVN_TROOPS ? new TroopsPlan(np) : new PolicePlan(np)).make()

const planOf = (np: NonPlayer): string => `redeploy ${np.q.params?.piece}`

export const redeployAnswers: Answers = {
  'redeploy.must'(np) {
    const fits = (order: Order): boolean => order.from === here(np) && np.q.isPossible(spaceWord(order.to))
    const order = nextOrder(np, planOf(np), orders(np), fits)
    return order === undefined ? np.chooseSpace(LAST, () => true) : np.give(order, order.to)
  },
  'redeploy.may'(np) {
    const order = nextOrder(np, planOf(np), orders(np), ({ from }) => np.q.isPossible(spaceWord(from)))
    np.putDiceAside()
    if (order === undefined) return np.done()
    return np.say(np.q.params?.piece === ARVN_TROOPS ? SOURCES : POLICE, spaceWord(order.from))
  },
  'redeploy.to'(np): Word | undefined {
    const order = np.noted<Order>('order')
    return order?.from === here(np) && np.q.isPossible(spaceWord(order.to))
      ? np.give(order, order.to)
      : np.chooseSpace(LAST, () => true)
  },
}

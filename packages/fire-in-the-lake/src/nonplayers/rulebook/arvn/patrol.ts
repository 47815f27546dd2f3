import {
  type Criterion,
  fewest,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { move } from '@coinflict/kernel/rules'
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
import { ARVN, ARVN_POLICE, ARVN_TROOPS, arvnCubes, arvnTroops, police, usTroops } from '../../../forces.ts'
import { CITIES, isCity, isLoc, isLocOrCity, LOCS, near, S } from '../../../map.ts'
import { assaultStrength } from '../../../operations/assault.ts'
import { connected, PATROL } from '../../../operations/patrol.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { citiesCutOff, coinForces, GARRISON, hasGuerrillas, lacking, nextOrder, spare } from '../coin.ts'
import { Losses } from '../losses.ts'
import { joinGovern } from './govern.ts'

/** 8.7.3 The ARVN Patrol. */
const sheet = new Sheet()
const patrol = sheet.part('8.7.3', PATROL)
export const patrolLines = sheet.lines

export const PATROL_STEP: Step = patrol.line(
  '0',
  {
    en: 'Otherwise Patrol if Guerrillas on LoCs would stop a Patrol from Saigon to a city.',
    es: 'Si no, Patrulla si Guerrillas en LdC detuvieran una Patrulla de Saigón a una ciudad.',
    pl: 'W innym razie patrol, jeśli partyzanci na LiKomie zatrzymaliby patrol z Sajgonu do któregoś miasta.',
  },
  { operation: PATROL, when: ({ g }: NonPlayer) => citiesCutOff(g).length > 0, ifNone: [TRAIN] },
)
const MOVERS = patrol.line('1', {
  en: 'Move Police, then Troops, from where most ARVN cubes are; provinces keep COIN Control, 3 COIN cubes and Special Forces, a Troop and a Police.',
  es: 'Mueve Policía, luego Tropas, desde donde haya más cubos del ARVN; las provincias conservan Control COIN, 3 cubos y Fuerzas Especiales COIN, una Tropa y una Policía.',
  pl: 'Przesuwaj policję, potem wojsko, skąd jest najwięcej kostek ARVN; prowincje zachowują kontrolę COIN, 3 kostki i siły specjalne COIN, wojsko i policję.',
})
const TO_LOCS = patrol.line('2', {
  en: 'To LoCs with Guerrillas until 3 ARVN cubes are on each, nearest to Saigon first; cities may be emptied for it.',
  es: 'A las LdC con Guerrillas hasta 3 cubos del ARVN en cada una, primero las más cercanas a Saigón; para ello pueden vaciarse ciudades.',
  pl: 'Na LiKomy z partyzantami, aż na każdym będą 3 kostki ARVN, najpierw najbliżej Sajgonu; wolno w tym celu opróżnić miasta.',
})
const TO_CITIES = patrol.line('3', {
  en: 'Then to cities, most populous first, for COIN Control, 3 COIN cubes or Special Forces, a Troop and a Police in each.',
  es: 'Luego a las ciudades, primero las más pobladas, para que cada una tenga Control COIN, 3 cubos o Fuerzas Especiales COIN, una Tropa y una Policía.',
  pl: 'Potem do miast, od najludniejszych, by każde miało kontrolę COIN, 3 kostki lub siły specjalne COIN, wojsko i policję.',
})
const CLEAR = patrol.line('4', {
  en: 'Then Assault on the LoC where most enemies are removed.',
  es: 'Luego Asalto en la LdC donde se eliminen más enemigos.',
  pl: 'Potem szturm na LiKom, gdzie usunie najwięcej wrogów.',
})
const AFTER = patrol.line('GovernOrTransport', {
  en: 'After the Patrol, Govern, otherwise Transport.',
  es: 'Tras la Patrulla, Gobernar; si no, Transporte.',
  pl: 'Po patrolu rządzenie, w innym razie transport.',
})

/** How many steps along LoCs and through cities each space is from Saigon. */
const DISTANCE: ReadonlyMap<Space, number> = (() => {
  const found = new Map<Space, number>([[S.saigon, 0]])
  for (const [at, n] of found)
    for (const next of near(at)) if (isLocOrCity(next) && !found.has(next)) found.set(next, n + 1)
  return found
})()

const nearestToSaigon = fewest(
  { en: 'nearest to Saigon', es: 'más cercana a Saigón', pl: 'najbliżej Sajgonu' },
  (_, s) => DISTANCE.get(s) ?? Number.POSITIVE_INFINITY,
)

const KINDS: readonly Piece[] = [ARVN_POLICE, ARVN_TROOPS]
const coinTroops = (g: Game, s: Space): number => arvnTroops(g, s) + usTroops(g, s)

/** Cubes on their way, group by group on a copy of the map. Each moves once. */
class PatrolPlan {
  readonly orders: Order[] = []
  private readonly g: Game
  private readonly arrived = new Map<string, number>()

  constructor(private readonly np: NonPlayer) {
    this.g = np.draft()
    this.defendLocs()
    this.fillCities()
  }

  private unmoved(s: Space, piece: Piece): number {
    return count(this.g, s, piece) - (this.arrived.get(`${s} ${piece}`) ?? 0)
  }

  /** Cubes of a kind that may leave a space; cities may be emptied, or keep what they want themselves. */
  private free(from: Space, piece: Piece, mayEmpty: boolean): number {
    const { g } = this
    const there = this.unmoved(from, piece)
    if (isLoc(from)) return hasGuerrillas(g, from) ? Math.min(there, Math.max(0, arvnCubes(g, from) - GARRISON)) : there
    if (isCity(from) && mayEmpty) return there
    const last = piece === ARVN_POLICE ? police(g, from) - 1 : coinTroops(g, from) - 1
    return Math.max(0, Math.min(there, spare(g, from), coinForces(g, from) - GARRISON, last))
  }

  private origins(to: Space, piece: Piece, mayEmpty: boolean): readonly Space[] {
    const reach = connected(this.g, to)
    return spacesWith(this.g, ARVN).filter((s) => s !== to && reach[s] === 1 && this.free(s, piece, mayEmpty) > 0)
  }

  /** Sends up to n cubes of these kinds, the first first. Gives how many went. */
  private send(line: Line, to: Space, n: number, kinds: readonly Piece[], mayEmpty: boolean): number {
    let left = n
    for (const piece of kinds) {
      while (left > 0) {
        const from = this.np.bestOf(line, this.origins(to, piece, mayEmpty), [this.mostCubes])
        if (from === undefined) break
        const going = Math.min(left, this.free(from, piece, mayEmpty))
        move(this.g, piece, from, to, going)
        this.arrived.set(`${to} ${piece}`, (this.arrived.get(`${to} ${piece}`) ?? 0) + going)
        this.orders.push({ from, to, pieces: [[piece, going]], line, explanation: this.np.reason })
        left -= going
      }
    }
    return n - left
  }

  private get mostCubes(): Criterion {
    return most({ en: 'most ARVN cubes', es: 'más cubos del ARVN', pl: 'najwięcej kostek ARVN' }, (_, s) =>
      arvnCubes(this.g, s),
    )
  }

  private defendLocs(): void {
    const open = LOCS.filter((loc) => hasGuerrillas(this.g, loc) && arvnCubes(this.g, loc) < GARRISON)
    for (
      let to = this.np.bestOf(TO_LOCS, open, [nearestToSaigon]);
      to !== undefined;
      to = this.np.bestOf(TO_LOCS, open, [nearestToSaigon])
    ) {
      open.splice(open.indexOf(to), 1)
      this.send(TO_LOCS, to, GARRISON - arvnCubes(this.g, to), KINDS, true)
    }
  }

  private fillCities(): void {
    const open = [...CITIES]
    for (
      let to = this.np.bestOf(TO_CITIES, open, [highestPopulation]);
      to !== undefined;
      to = this.np.bestOf(TO_CITIES, open, [highestPopulation])
    ) {
      open.splice(open.indexOf(to), 1)
      this.fill(to)
    }
  }

  private fill(to: Space): void {
    const { g } = this
    const send = (n: number, kinds: readonly Piece[]): number => (n > 0 ? this.send(TO_CITIES, to, n, kinds, false) : 0)
    if (police(g, to) === 0) send(1, [ARVN_POLICE])
    if (coinTroops(g, to) === 0) send(1, [ARVN_TROOPS])
    const forControl = lacking(g, to)
    const isWithin = forControl > 0 && this.atHand(to) >= forControl
    send(Math.max(GARRISON - coinForces(g, to), isWithin ? forControl : 0), KINDS)
  }

  private atHand(to: Space): number {
    let sum = 0
    for (const piece of KINDS) for (const from of this.origins(to, piece, false)) sum += this.free(from, piece, false)
    return sum
  }
}

/** In a LimOp all go to one space. */
const planPatrol = (np: NonPlayer) => (): readonly Order[] => {
  const { orders } = new PatrolPlan(np)
  return np.op?.limited === true ? orders.filter(({ to }) => to === orders[0]?.to) : orders
}

const removedOn = ({ g }: NonPlayer, s: Space): number => new Losses(g, s).assault(assaultStrength(g, ARVN, s)).total

const mostRemoved = most(
  { en: 'most enemies removed', es: 'más enemigos eliminados', pl: 'najwięcej usuniętych wrogów' },
  removedOn,
)

export const patrolAnswers: Answers = {
  'patrol.from'(np) {
    const order = nextOrder(np, 'patrol', planPatrol(np), ({ from }) => np.q.isPossible(spaceWord(from)))
    np.putDiceAside()
    return order === undefined ? np.done() : np.say(MOVERS, spaceWord(order.from))
  },
  'patrol.to'(np) {
    const order = np.noted<Order>('order')
    return order?.from === here(np) ? np.give(order, order.to) : undefined
  },
  'patrol.assault'(np) {
    const loc = np.chooseSpace(CLEAR, () => true, [mostRemoved])
    if (loc === undefined && np.op?.spaces.length === 0) np.fail()
    return loc ?? joinGovern(np, AFTER) ?? np.done()
  },
}

export const joinAfterPatrol = (np: NonPlayer): Word | undefined => joinGovern(np, AFTER)

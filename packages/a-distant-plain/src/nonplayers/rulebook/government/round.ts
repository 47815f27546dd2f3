import {
  type Criterion,
  fewest,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { bases, hasOpposition, move } from '@coinflict/kernel/rules'
import {
  type Game,
  type Line,
  phase,
  type Space,
  spacesWith,
  spaceWord,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import { finalPropaganda } from '../../../final.ts'
import { COALITION, GOVERNMENT, GOVERNMENT_POLICE, PROPAGANDA, police } from '../../../forces.ts'
import { AFGHAN, econ, isLoc, LOCS, S } from '../../../map.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { fewestGovernmentTroops, fewestPolice, fewestTerror, here } from '../../terms.ts'
import { civicShift, greatestShift, holdsCoin, lacking, nextCivicAction, spare } from '../coin.ts'
import { setByElders } from './elders.ts'
import { together } from './field.ts'
import { TRAIN_CIVIC } from './train.ts'

/** 8.6.6-7 The Government between operations: Civic Action and Redeploy. */
const sheet = new Sheet()
const civic = sheet.part('8.6.6')
const redeploy = sheet.part('8.6.7')
export const roundLines = sheet.lines

// 8.6.6 Civic Action.

const MORE = word('more')

/** Civic Action in the Support phase of the final round; events and Training know no such end. */
const isLastRound = ({ g }: NonPlayer): boolean =>
  g.volume.phases[phase(g)]?.id === 'support' && track(g, PROPAGANDA) >= finalPropaganda(g)

const reachesShift = (np: NonPlayer, s: Space): boolean => civicShift(np, s) > 0

const CIVIC_LINES: readonly SpaceLine[] = [
  civic.line(
    '1',
    {
      en: 'Buy Civic Action to remove as much Opposition as possible.',
      es: 'Compra Acción Cívica para eliminar toda la Oposición posible.',
      pl: 'Kup akcję obywatelską, by usunąć jak najwięcej opozycji.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasOpposition(np.g, s) && reachesShift(np, s),
      by: [highestPopulation, fewestTerror],
    },
  ),
  civic.line(
    '2',
    {
      en: 'Then, except in the final round, add Support, but only where there is no Coalition Base.',
      es: 'Luego, salvo en la ronda final, añade Apoyo, pero solo donde no haya Base de la Coalición.',
      pl: 'Potem, jeśli runda nie jest finałowa, dodaj poparcie, ale tylko tam, gdzie nie ma bazy koalicji.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        !hasOpposition(np.g, s) && bases(np.g, COALITION, s) === 0 && reachesShift(np, s),
      when: (np: NonPlayer) => !isLastRound(np),
      by: [greatestShift(), fewestTerror],
    },
  ),
]

// 8.6.7 Redeploy.

const KABUL = redeploy.line('1', {
  en: 'Redeploy Troops to secure COIN Control of Kabul.',
  es: 'Redespliega Tropas para asegurar el Control COIN de Kabul.',
  pl: 'Rozmieść wojsko tak, by zapewnić kontrolę COIN nad Kabulem.',
})
const EVEN_TROOPS = redeploy.line('2', {
  en: 'Then keep Government Troops spread evenly.',
  es: 'Luego mantén las Tropas del Gobierno repartidas por igual.',
  pl: 'Potem utrzymuj wojsko rządowe rozłożone równomiernie.',
})
const KEEP_CONTROL = redeploy.line('3', {
  en: 'Redeploy Police to keep Control, for example where Troops have left.',
  es: 'Redespliega Policía para mantener el Control, por ejemplo donde se hayan ido Tropas.',
  pl: 'Rozmieść policję tak, by utrzymać kontrolę, na przykład tam, skąd odeszło wojsko.',
})
const ROADS = redeploy.line('4', {
  en: 'Then to have 2 Police on each LoC of Econ 3 or 4.',
  es: 'Luego para tener 2 Policías en cada LdC de Econ 3 o 4.',
  pl: 'Potem tak, by na każdym LiKomie o Ekon 3 lub 4 były 2 kostki policji.',
})
const EVEN_POLICE = redeploy.line('5', {
  en: 'Then spread Police as evenly as possible among provinces and Kabul.',
  es: 'Luego reparte la Policía lo más uniformemente posible entre las provincias y Kabul.',
  pl: 'Potem rozłóż policję jak najrówniej między prowincje i Kabul.',
})

const isKabulWanting = ({ g }: NonPlayer): boolean => !holdsCoin(g, S.kabul)

const WANTED_ROADS = LOCS.filter((loc) => econ(loc) >= 3).sort((a, b) => econ(b) - econ(a))
const ROAD_POLICE = 2

/** Police on their way, one by one, on a copy of the map. Each moves once. */
class PoliceOrders {
  readonly orders: Order[] = []
  private readonly g: Game
  private readonly arrived: Uint8Array

  constructor(private readonly np: NonPlayer) {
    this.g = np.draft()
    this.arrived = new Uint8Array(this.g.at.spaces)
  }

  private at(s: Space): number {
    return police(this.g, s)
  }

  private mayLeave(s: Space): boolean {
    return this.at(s) > (this.arrived[s] as number) && spare(this.g, s) > 0
  }

  private mayCome(s: Space): boolean {
    return isLoc(s) || isCoinControlled(this.g, s)
  }

  private by(which: typeof most, text: Criterion['text']): Criterion {
    return which(text, (_, s) => this.at(s))
  }

  private get mostPolice(): Criterion {
    return this.by(most, { en: 'most Police', es: 'más Policía', pl: 'najwięcej policji' })
  }

  private get fewestPolice(): Criterion {
    return this.by(fewest, { en: 'fewest Police', es: 'menos Policía', pl: 'najmniej policji' })
  }

  /** Police that the roads do not need. */
  private isIdle(s: Space): boolean {
    return isLoc(s) && this.at(s) > (WANTED_ROADS.includes(s) ? ROAD_POLICE : 0) && this.mayLeave(s)
  }

  /** The best space from which a policeman may leave, roads that do not need theirs first. */
  private source(line: Line, to: Space, among = (s: Space) => !isLoc(s)): Space | undefined {
    const open = spacesWith(this.g, GOVERNMENT).filter((s) => s !== to && this.mayLeave(s))
    const idle = open.filter((s) => this.isIdle(s))
    return this.np.bestOf(line, idle.length > 0 ? idle : open.filter(among), [this.mostPolice])
  }

  private send(line: Line, from: Space, to: Space): void {
    const explanation = this.np.reason
    move(this.g, GOVERNMENT_POLICE, from, to)
    this.arrived[to] = (this.arrived[to] as number) + 1
    this.orders.push({ from, to, pieces: [[GOVERNMENT_POLICE, 1]], line, explanation })
  }

  /** Where Control was lost and enough Police can come, Kabul first, then those that need the fewest. */
  keepControl(): void {
    const lost = AFGHAN.filter((s) => this.mayCome(s) && lacking(this.g, s) > 0)
    const wanting = (s: Space): number => (s === S.kabul ? 0 : lacking(this.g, s))
    lost.sort((a, b) => wanting(a) - wanting(b))
    for (const to of lost) {
      if (this.atHand(to) < lacking(this.g, to)) continue
      while (lacking(this.g, to) > 0) {
        const from = this.source(KEEP_CONTROL, to, () => true)
        if (from === undefined) break
        this.send(KEEP_CONTROL, from, to)
      }
    }
  }

  /** Police that may come to a space from all others. */
  private atHand(to: Space): number {
    let sum = 0
    for (const s of spacesWith(this.g, GOVERNMENT)) {
      if (s !== to) sum += Math.max(0, Math.min(this.at(s) - (this.arrived[s] as number), spare(this.g, s)))
    }
    return sum
  }

  guardRoads(): void {
    for (const to of WANTED_ROADS) {
      while (this.at(to) < ROAD_POLICE) {
        const from = this.source(ROADS, to)
        if (from === undefined) break
        this.send(ROADS, from, to)
      }
    }
  }

  spread(): void {
    for (;;) {
      const open = AFGHAN.filter((s) => this.mayCome(s))
      const to = this.np.bestOf(EVEN_POLICE, open, [this.fewestPolice])
      if (to === undefined) return
      const from = this.source(EVEN_POLICE, to)
      if (from === undefined || (!isLoc(from) && this.at(from) - this.at(to) < 2)) return
      this.send(EVEN_POLICE, from, to)
    }
  }
}

const policeOrders = (np: NonPlayer) => (): Order[] => {
  const plan = new PoliceOrders(np)
  plan.keepControl()
  plan.guardRoads()
  plan.spread()
  return together(plan.orders)
}

/** How many Troops (6.5.2) or Police (6.5.3) Redeploy from one space to another. */
export function howManyRedeploy(np: NonPlayer): Word | undefined {
  const { q } = np
  if (q.rule === '6.5.3') return np.ordered(policeOrders(np))
  if (q.rule !== '6.5.2') return undefined
  return isKabulWanting(np) && q.params?.to === S.kabul
    ? np.number(KABUL, lacking(np.g, S.kabul))
    : np.lowest(EVEN_TROOPS)
}

export const roundAnswers: Answers = {
  'elders.level': (np) => setByElders(np, here(np)),
  'civic.where': (np) => nextCivicAction(np, CIVIC_LINES) ?? np.done(),
  'civic.more'(np) {
    const line = CIVIC_LINES.find((each) => each.when?.(np) !== false && each.where(np, here(np)))
    return line === undefined ? np.done() : np.firstOf(np.op?.rules.word === TRAIN ? TRAIN_CIVIC : line, [MORE])
  },
  'redeploy.must': (np) =>
    (isKabulWanting(np) ? np.firstOf(KABUL, [spaceWord(S.kabul)]) : undefined) ??
    np.chooseSpace(EVEN_TROOPS, () => true, [fewestGovernmentTroops]),
  'redeploy.may': (np) => np.nextOrigin(policeOrders(np)) ?? np.done(),
  'redeploy.to': (np) => np.destination(policeOrders(np)) ?? np.chooseSpace(EVEN_POLICE, () => true, [fewestPolice]),
}

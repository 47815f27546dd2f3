import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, guerrillas, undergroundOf } from '@coinflict/kernel/rules'
import {
  available,
  count,
  isSpaceWord,
  type Line,
  type Space,
  spacesWith,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { bombard } from '../../../activities/bombard.ts'
import { base, COIN_CONTROL, NVA, NVA_CONTROL, US_BASE, VC } from '../../../forces.ts'
import { CITIES_AND_PROVINCES, LAOS_AND_CAMBODIA, LOCS, S } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import { MOST_TRAIL, trail } from '../../../trail.ts'
import type { Answers } from '../../answers.ts'
import { everySpace } from '../../terms.ts'
import { FULL } from '../general.ts'
import { joinAmbushAfterMarch } from './ambush.ts'
import { stop } from './bombard.ts'
import { NvaPlan, size } from './groups.ts'
import { joinInfiltrate } from './infiltrate.ts'

/** 8.6.5 The NVA’s March. */
const sheet = new Sheet()
const march = sheet.part('8.6.5', MARCH)
const bombarding = sheet.part('8.6.5', bombard.word)
export const marchLines: readonly Line[] = sheet.lines

export const MARCH_STEP: Step = march.line(
  '0',
  { en: 'Otherwise March.', es: 'Si no, Marcha.', pl: 'W przeciwnym razie przemarsz.' },
  { operation: MARCH, when: () => true, ifNone: [RALLY] },
)
const BY_TRAIL = march.line('2', {
  en: 'More than one space by the Trail only if it is at 4 or the March is free.',
  es: 'Más de una casilla por la Ruta solo si está en 4 o la Marcha es gratuita.',
  pl: 'Dalej niż o jedno pole szlakiem tylko wtedy, gdy jest na 4 albo przemarsz jest darmowy.',
})
const TO_BASE = march.line('3', {
  en: 'If an NVA Base is Available, toward 4 NVA Guerrillas in a random space of Laos or Cambodia without them and without an NVA Base.',
  es: 'Si hay una Base del EVN Disponible, hasta 4 Guerrillas del EVN en una casilla al azar de Laos o Camboya que no las tenga ni tenga Base del EVN.',
  pl: 'Jeśli jest dostępna baza NVA, do 4 partyzantów NVA na losowym polu Laosu lub Kambodży, gdzie ich nie ma i nie ma bazy NVA.',
})
const TO_ROAD = march.line('4', {
  en: 'Then 1 Underground Guerrilla onto 1 LoC without Underground insurgents, Hue to Da Nang if possible.',
  es: 'Luego 1 Guerrilla Oculta a 1 LdC sin insurgentes Ocultos, de Hue a Da Nang si es posible.',
  pl: 'Potem 1 ukryty partyzant na 1 LiKom bez ukrytych powstańców, z Hue do Da Nang, jeśli się da.',
})
const TO_CONTROL = march.line('7', {
  en: 'Then whole groups, beyond those who keep NVA Control and 2 at each NVA Base, to win NVA Control of the 3 most populous spaces: first without a US Base, then under COIN Control.',
  es: 'Luego grupos enteros, aparte de quienes mantienen el Control del EVN y de 2 en cada Base del EVN, para ganar el Control del EVN en las 3 casillas más pobladas: primero sin Base de EE.\u00a0UU., luego con Control COIN.',
  pl: 'Potem całe grupy, oprócz tych, którzy utrzymują kontrolę NVA, i 2 przy każdej bazie NVA, by zdobyć kontrolę NVA nad 3 najludniejszymi polami: najpierw bez bazy USA, potem pod kontrolą COIN.',
})
const TO_GUARD = march.line('8', {
  en: 'Then groups to NVA Bases without NVA Guerrillas or Troops.',
  es: 'Luego grupos a Bases del EVN sin Guerrillas ni Tropas del EVN.',
  pl: 'Potem grupy do baz NVA bez partyzantów i wojska NVA.',
})
const BOMBARD = bombarding.line('InfiltrateOrBombard', {
  en: 'If neither an Ambush nor Infiltrate follows the March: Bombard.',
  es: 'Si a la Marcha no le siguen ni Emboscada ni Infiltración: Bombardeo.',
  pl: 'Jeśli po przemarszu nie ma ani zasadzki, ani infiltracji: ostrzał.',
})

/** 8.6.5/3 Guerrillas that are to stand where a Base is to come. */
const FOR_BASE = 4
/** 8.6.5/7 Spaces that groups go to for Control. */
const MOST_CONTROL = 3

const withoutUsBase = first(
  { en: 'without a US Base', es: 'sin Base de EE.\u00a0UU.', pl: 'bez bazy USA' },
  (np, s) => count(np.g, s, US_BASE) === 0,
)

/** One March in the making. */
class NvaMarch {
  private readonly plan: NvaPlan
  private readonly origins: readonly Space[]

  constructor(private readonly np: NonPlayer) {
    const { g, q } = np
    // 8.6.5/1
    this.plan = new NvaPlan(np, {
      stay: (s) => (bases(g, NVA, s) > 0 ? 2 : 0),
      holder: NVA_CONTROL,
      trail: trail(g) === MOST_TRAIL || np.op?.free === true ? BY_TRAIL : undefined,
    })
    this.origins =
      q.id === 'march.from' ? [...q.answers].filter(isSpaceWord).map(wordSpace) : [q.params?.space as Space]
  }

  orders(): Order[] {
    const { g } = this.np
    if (available(g, base(NVA)) > 0) this.gatherForBase()
    this.enterRoad()
    for (let i = 0; i < MOST_CONTROL && this.winControl(); i++);
    while (this.guardBase());
    return this.plan.orders
  }

  /** Origins that can send somebody, with the ways that lead from them. */
  private ways(has: (s: Space) => boolean): Ways {
    return new Map(this.origins.filter(has).map((s) => [s, this.plan.paths(s)]))
  }

  /** Guerrillas into one space until 4 are there, those first who are hidden. */
  private gatherForBase(): void {
    const { np, plan } = this
    const { g } = np
    const ways = this.ways((s) => plan.spare(s).guerrillas > 0)
    const wanted = LAOS_AND_CAMBODIA.filter(
      (s) => guerrillas(g, NVA, s) < FOR_BASE && bases(g, NVA, s) === 0 && isReached(ways, s),
    )
    const to = np.bestOf(TO_BASE, wanted)
    if (to === undefined) return
    const why = np.reason
    for (let needed = FOR_BASE - guerrillas(g, NVA, to); needed > 0; ) {
      const open = this.origins.filter((s) => plan.spare(s).guerrillas > 0 && plan.paths(s).has(to))
      const mostHidden = most(HIDDEN, (_, s) => Math.min(needed, plan.spareHidden(s)))
      const mostSent = most(SENT, (_, s) => Math.min(needed, plan.spare(s).guerrillas))
      const from = np.bestOf(TO_BASE, open, [mostHidden, mostSent])
      if (from === undefined) return
      const n = Math.min(needed, plan.spare(from).guerrillas)
      plan.send(TO_BASE, plan.paths(from).get(to) as readonly Space[], { troops: 0, guerrillas: n }, why)
      needed -= n
    }
  }

  private enterRoad(): void {
    const { np, plan } = this
    const { g } = np
    const ways = this.ways((s) => plan.spareHidden(s) > 0)
    const isFree = (s: Space): boolean => undergroundOf(g, NVA, s) + undergroundOf(g, VC, s) === 0 && !plan.isSeen(s, 1)
    const hueFirst = first(
      { en: 'Hue to Da Nang', es: 'de Hue a Da Nang', pl: 'z Hue do Da Nang' },
      (_, s) => s === S['loc-hue-da-nang'],
    )
    const to = np.bestOf(
      TO_ROAD,
      LOCS.filter((s) => isFree(s) && isReached(ways, s)),
      [hueFirst],
    )
    if (to === undefined) return
    const why = np.reason
    const from = np.bestOf(
      TO_ROAD,
      [...ways.keys()].filter((s) => ways.get(s)?.has(to) === true),
    ) as Space
    plan.send(TO_ROAD, ways.get(from)?.get(to) as readonly Space[], { troops: 0, guerrillas: 1 }, why)
  }

  /** One group to a space, or several if one is not enough. Tells whether a space is won. */
  private winControl(): boolean {
    const { np, plan } = this
    const groups = this.groups()
    const isWon = (to: Space, n: number): boolean => plan.holder(to, n) === NVA_CONTROL
    const sum = (to: Space): number => apart(groups, to).reduce((n, group) => n + group.n, 0)
    const open = CITIES_AND_PROVINCES.filter((s) => !isWon(s, 0) && isWon(s, sum(s)))
    const to = np.bestOf(TO_CONTROL, open, [highestPopulation, withoutUsBase, this.coinControlFirst])
    if (to === undefined) return false
    const why = np.reason
    for (let left = apart(groups, to); !isWon(to, 0); ) {
      const enough = left.filter(({ n }) => isWon(to, n))
      const [among, by] = enough.length > 0 ? [enough, this.smallest] : [left, this.largest]
      const from = np.bestOf(
        TO_CONTROL,
        among.map((group) => group.from),
        [by],
      ) as Space
      const path = left.find((group) => group.from === from)?.paths.get(to) as readonly Space[]
      plan.send(TO_CONTROL, path, plan.spare(from), why)
      left = left.filter((group) => group.from !== from)
    }
    return true
  }

  /** 8.6.5/5 The groups that have not Marched, the largest first. */
  private groups(): readonly Waiting[] {
    const { plan } = this
    return this.origins
      .map((from) => ({ from, n: size(plan.spare(from)) }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n)
      .map((group) => ({ ...group, paths: plan.paths(group.from) }))
  }

  private readonly coinControlFirst = first(
    { en: 'under COIN Control', es: 'con Control COIN', pl: 'pod kontrolą COIN' },
    (_, s) => this.plan.holder(s) === COIN_CONTROL,
  )
  private readonly smallest: Criterion = fewest(
    {
      en: 'smallest group that is enough',
      es: 'el grupo más pequeño que baste',
      pl: 'najmniejsza wystarczająca grupa',
    },
    (_, s) => size(this.plan.spare(s)),
  )
  private readonly largest: Criterion = most(
    { en: 'largest group', es: 'el grupo más grande', pl: 'największa grupa' },
    (_, s) => size(this.plan.spare(s)),
  )

  private guardBase(): boolean {
    const { np, plan } = this
    const { g } = np
    const ways = this.ways((s) => size(plan.spare(s)) > 0)
    const bare = spacesWith(g, NVA).filter((s) => bases(g, NVA, s) > 0 && plan.at(s) === 0 && isReached(ways, s))
    const to = np.bestOf(TO_GUARD, bare)
    if (to === undefined) return false
    const why = np.reason
    const from = np.bestOf(
      TO_GUARD,
      [...ways.keys()].filter((s) => ways.get(s)?.has(to) === true),
    ) as Space
    plan.send(TO_GUARD, ways.get(from)?.get(to) as readonly Space[], plan.spare(from), why)
    return true
  }
}

/** The ways that lead from some spaces, by their ends. */
type Ways = ReadonlyMap<Space, ReadonlyMap<Space, readonly Space[]>>
const isReached = (ways: Ways, to: Space): boolean => [...ways.values()].some((paths) => paths.has(to))

/** A group that has not Marched, and the ways that it has. */
interface Waiting {
  readonly from: Space
  readonly n: number
  readonly paths: ReadonlyMap<Space, readonly Space[]>
}

/** Those of some groups that can all go to a space: 3.3.2 lets one group go each step. */
function apart(groups: readonly Waiting[], to: Space): readonly Waiting[] {
  const lastSteps = new Set<Space>()
  return groups.filter(({ paths }) => {
    const before = paths.get(to)?.at(-2)
    if (before === undefined || lastSteps.has(before)) return false
    lastSteps.add(before)
    return true
  })
}

const HIDDEN = {
  en: 'most arrive Underground',
  es: 'llegan más Guerrillas Ocultas',
  pl: 'najwięcej przybywających ukrytych partyzantów',
}
const SENT = { en: 'most Guerrillas', es: 'más Guerrillas', pl: 'najwięcej partyzantów' }

const planMarch = (np: NonPlayer): Order[] => new NvaMarch(np).orders()

/** 8.6.5 After the March: an Ambush that takes a Base, else Infiltrate, else Bombard. */
const joinActivity = (np: NonPlayer): Word | undefined => joinAmbushAfterMarch(np) ?? joinInfiltrate(np, BOMBARD)

/** An event may send Troops without an operation: as many as possible. */
function marchFrom(np: NonPlayer): Word | undefined {
  if (np.op === undefined) return everySpace(np, FULL) ?? np.done()
  const next = np.op.activity === undefined ? np.nextOrigin(() => planMarch(np)) : undefined
  if (next !== undefined) return next
  return np.op.spaces.length > 0 ? (joinActivity(np) ?? stop(np)) : np.fail()
}

export const marchAnswers: Answers = {
  'march.from': marchFrom,
  'march.to': (np) => np.destination(() => planMarch(np)),
}

import { first, most, type NonPlayer, type Order, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, bases, guerrillas, undergroundOf } from '@coinflict/kernel/rules'
import {
  type Explanation,
  type Holder,
  type Line,
  level,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { ambush } from '../../../activities/ambush.ts'
import { active, COIN_CONTROL, NVA, NVA_CONTROL, underground, VC } from '../../../forces.ts'
import { econ, isLoc, isSouth, LOCS, near, PEOPLED, pop } from '../../../map.ts'
import { MARCH, marchActivates } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { MarchPlan } from '../../march.ts'
import { here } from '../../terms.ts'
import { endOperation, taxOrSubvert } from './activities.ts'

/** 8.5.3 The VC's March. */
const sheet = new Sheet()
const march = sheet.part('8.5.3', MARCH)
const ambushing = sheet.part('8.5.3', ambush.word)
export const marchLines: readonly Line[] = sheet.lines

export const MARCH_STEP: Step = march.line(
  '0',
  {
    en: 'Otherwise March; if none, Rally, otherwise Pass.',
    es: 'Si no, Marcha; si es imposible, Reagrupamiento; si no, pasa.',
    pl: 'W przeciwnym razie przemarsz; jeśli się nie da, zgrupowanie, inaczej rezygnacja.',
  },
  { operation: MARCH, when: () => true, ifNone: [RALLY] },
)
const LEAVE = march.line('1', {
  en: 'As many Guerrillas as possible, but leave 2 at each VC Base and 1 elsewhere, Underground ones if the rest allows.',
  es: 'Tantas Guerrillas como sea posible, pero deja 2 junto a cada Base del VC y 1 en las demás casillas, Ocultas si lo demás lo permite.',
  pl: 'Tylu partyzantów, ilu się da, ale zostaw 2 przy każdej bazie VC i 1 gdzie indziej, ukrytych, jeśli reszta na to pozwala.',
})
const HOLD = march.line('2', {
  en: 'Leave no space of South Vietnam to new COIN or NVA Control.',
  es: 'No dejes ninguna casilla de Vietnam del Sur bajo nuevo Control COIN o del EVN.',
  pl: 'Nie oddawaj żadnego pola Wietnamu Południowego pod nową kontrolę COIN lub NVA.',
})
const ROADS = march.line('3', {
  en: '1 Underground Guerrilla onto each LoC of Econ 1 or 2 that can be reached.',
  es: '1 Guerrilla Oculta a cada LdC de Econ 1 o 2 que se pueda alcanzar.',
  pl: '1 ukryty partyzant na każdy LiKom o Ekon 1 lub 2, na który da się wejść.',
})
const PEOPLE = march.line('4', {
  en: 'Into spaces with Population: first not at Active Opposition, then where most stay Underground, then to remove COIN Control.',
  es: 'A casillas con Población: primero sin Oposición Activa, luego donde más sigan Ocultas, luego para eliminar el Control COIN.',
  pl: 'Na pola z populacją: najpierw bez aktywnej opozycji, potem tam, gdzie najwięcej pozostanie ukrytych, potem by odebrać kontrolę COIN.',
})
const AGAINST_NVA = march.line('5', {
  en: 'If the NVA is a player: into spaces with Population to remove NVA Control.',
  es: 'Si el EVN es un jugador: a casillas con Población para eliminar el Control del EVN.',
  pl: 'Jeśli NVA gra gracz: na pola z populacją, by odebrać kontrolę NVA.',
})
const TAX_OR_SUBVERT = march.line('TaxOrSubvert', {
  en: 'Without an Ambush: Tax, otherwise Subvert.',
  es: 'Sin Emboscada: Recaudación; si no, Subversión.',
  pl: 'Bez zasadzki: pobór podatków, w przeciwnym razie dywersja.',
})
const AMBUSH = ambushing.line('Ambush/0', {
  en: 'With Resources left, Ambush where Underground Guerrillas just Marched.',
  es: 'Si quedan Recursos, Emboscada donde acaben de llegar Guerrillas Ocultas.',
  pl: 'Jeśli zostały zasoby, zasadzka tam, gdzie właśnie weszli ukryci partyzanci.',
})

/** How Attacks choose them is said there. */
export const AMBUSH_WHERE = ambushing.line('Ambush/1', {
  en: 'Spaces and pieces as with an Attack.',
  es: 'Casillas y fichas como en un Ataque.',
  pl: 'Pola i elementy jak przy ataku.',
})

/** How many of a group go hidden and how many seen. */
interface Group {
  readonly hidden: number
  readonly seen: number
}
const size = ({ hidden, seen }: Group): number => hidden + seen

/** What would arrive in a space: in all, and hidden; whether hidden ones show themselves for it. */
interface Arrival {
  readonly all: number
  readonly hidden: number
  readonly isLoud: boolean
}

const mostLeft = most(
  { en: 'most Underground Guerrillas', es: 'más Guerrillas Ocultas', pl: 'najwięcej ukrytych partyzantów' },
  (np, s) => undergroundOf(np.g, VC, s),
)
const notOpposed = first(
  { en: 'not at Active Opposition', es: 'sin Oposición Activa', pl: 'bez aktywnej opozycji' },
  (np, s) => level(np.g, s) !== ACTIVE_OPPOSITION,
)

/** A March of the VC that is being planned. */
class VcMarch extends MarchPlan {
  /** Spaces that more would leave but for 8.5.3/2. */
  readonly held = new Set<Space>()
  private readonly origins: readonly Space[]

  constructor(np: NonPlayer) {
    super(np)
    // An event may say whence; where there is one origin only, the rules did not ask for it.
    const isOpen = (s: Space): boolean =>
      np.q.id === 'march.from' ? np.q.isPossible(spaceWord(s)) : np.q.params?.space === s
    this.origins = spacesWith(np.g, VC).filter(isOpen)
  }

  plan(): Order[] {
    this.enterRoads()
    this.enterPeople()
    if (this.np.isPlayer(NVA)) this.enterAgainstNva()
    return this.orders
  }

  /** 8.5.3/1-2 How many can leave: 2 stay at a Base, 1 elsewhere, and nobody else comes to Control a space of South Vietnam. */
  private spare(s: Space): number {
    const { g } = this.np
    const stay = bases(g, VC, s) > 0 ? 2 : 1
    const ready = this.readyOf(underground(VC), s) + this.readyOf(active(VC), s)
    const can = Math.min(ready, guerrillas(g, VC, s) + this.moreIn(s) - stay)
    if (!isSouth(s)) return can
    const holder = this.holder(s)
    const isKept = (n: number): boolean => this.holder(s, -n) === holder || this.holder(s, -n) === -1
    let n = 0
    while (n < can && isKept(n + 1)) n++
    if (n < can) this.held.add(s)
    return n
  }

  /** Hidden ones who may go; the last on a LoC with Econ stays. */
  private hiddenAt(s: Space): number {
    return this.readyOf(underground(VC), s) - (isLoc(s) && econ(s) > 0 ? 1 : 0)
  }

  /** Spaces beside one that can send somebody there, and that nobody went to from there. */
  private besides(to: Space): readonly Space[] {
    return this.origins.filter(
      (s) => near(to).includes(s) && this.spare(s) > 0 && this.canStep(s, to) && !this.isStepped(to, s),
    )
  }

  /** 8.1.2 Who goes: as many hidden ones as stay so, with others as far as that does not give them away; or all, the seen first. */
  private group(from: Space, to: Space, isLoud: boolean): Group {
    const n = this.spare(from)
    const seen = this.readyOf(active(VC), from)
    if (isLoud) {
      const first = Math.min(seen, n)
      return { hidden: Math.min(n - first, this.hiddenAt(from)), seen: first }
    }
    let quiet = n
    while (quiet > 0 && marchActivates(this.np.g, to, quiet)) quiet--
    const hidden = Math.max(0, Math.min(this.hiddenAt(from), quiet))
    return { hidden, seen: Math.min(seen, (hidden > 0 ? quiet : n) - hidden) }
  }

  private arrival(to: Space, isLoud: boolean): Arrival {
    let all = 0
    let hidden = 0
    for (const from of this.besides(to)) {
      const group = this.group(from, to, isLoud)
      all += size(group)
      if (!isLoud) hidden += group.hidden
    }
    return { all, hidden, isLoud }
  }

  private send(
    line: Line,
    from: Space,
    to: Space,
    { hidden, seen }: Group,
    explanation: Explanation | undefined,
  ): void {
    if (hidden + seen === 0) return
    const pieces = [[underground(VC), hidden] as const, [active(VC), seen] as const]
    this.order(from, [[line, to]], pieces, explanation)
  }

  private sendAll(line: Line, to: Space, isLoud: boolean): void {
    const { reason } = this.np
    for (const from of this.besides(to)) this.send(line, from, to, this.group(from, to, isLoud), reason)
  }

  private enterRoads(): void {
    const { np } = this
    const senders = (loc: Space): readonly Space[] => this.besides(loc).filter((s) => this.hiddenAt(s) > 0)
    const isOpen = (loc: Space): boolean =>
      econ(loc) > 0 &&
      undergroundOf(np.g, VC, loc) === 0 &&
      !this.entered.has(loc) &&
      !marchActivates(np.g, loc, 1) &&
      senders(loc).length > 0
    for (;;) {
      const loc = np.bestOf(ROADS, LOCS.filter(isOpen))
      if (loc === undefined) return
      const { reason } = np
      const from = np.bestOf(ROADS, senders(loc), [mostLeft]) as Space
      this.send(ROADS, from, loc, { hidden: 1, seen: 0 }, reason)
    }
  }

  /** The people who would no longer be under this Control. */
  private freed(s: Space, holder: Holder, { all }: Arrival): number {
    return this.holder(s) === holder && this.holder(s, all) !== holder ? pop(s) : 0
  }

  /** How they would come into a space: hidden if any can, or else to remove COIN Control. */
  private approach(to: Space): Arrival | undefined {
    const quiet = this.arrival(to, false)
    if (quiet.hidden > 0) return quiet
    const loud = this.arrival(to, true)
    return this.freed(to, COIN_CONTROL, loud) > 0 ? loud : undefined
  }

  private enterPeople(): void {
    const { np } = this
    for (;;) {
      const open = new Map<Space, Arrival>()
      for (const s of PEOPLED) {
        const arrival = this.entered.has(s) ? undefined : this.approach(s)
        if (arrival !== undefined) open.set(s, arrival)
      }
      const at = (s: Space): Arrival => open.get(s) as Arrival
      const to = np.bestOf(
        PEOPLE,
        [...open.keys()],
        [
          notOpposed,
          most(
            { en: 'most stay Underground', es: 'más siguen Ocultas', pl: 'najwięcej pozostaje ukrytych' },
            (_, s) => at(s).hidden,
          ),
          most(
            {
              en: 'most COIN Control removed',
              es: 'más Control COIN eliminado',
              pl: 'najwięcej odebranej kontroli COIN',
            },
            (_, s) => this.freed(s, COIN_CONTROL, at(s)),
          ),
        ],
      )
      if (to === undefined) return
      this.sendAll(PEOPLE, to, at(to).isLoud)
    }
  }

  private enterAgainstNva(): void {
    for (;;) {
      const frees = (s: Space, isLoud: boolean): boolean => this.freed(s, NVA_CONTROL, this.arrival(s, isLoud)) > 0
      const to = this.np.bestOf(
        AGAINST_NVA,
        PEOPLED.filter((s) => frees(s, false) || frees(s, true)),
      )
      if (to === undefined) return
      this.sendAll(AGAINST_NVA, to, !frees(to, false))
    }
  }
}

function planMarch(np: NonPlayer): Order[] {
  const march = new VcMarch(np)
  const orders = march.plan()
  np.note('held', march.held)
  return orders
}

function howMany(np: NonPlayer): Word | undefined {
  if (np.op?.rules.word !== MARCH) return undefined
  const answer = np.ordered(() => planMarch(np))
  const line = np.noted<ReadonlySet<Space>>('held')?.has(here(np)) ? HOLD : LEAVE
  return answer && np.say(line, answer)
}

/** Ambush with a Resource left, otherwise Tax or Subvert. */
function activity(np: NonPlayer): Word | undefined {
  if (np.op?.spaces.length === 0) return undefined
  const ambushes = resources(np.g, VC) > 0 ? np.firstOf(AMBUSH, [ambush.word]) : undefined
  return ambushes ?? taxOrSubvert(np, TAX_OR_SUBVERT, TAX_OR_SUBVERT)
}

export const marchAnswers: Answers = {
  'march.from': (np) => np.nextOrigin(() => planMarch(np)) ?? activity(np) ?? endOperation(np),
  // A single origin is not asked for: then it may turn out here that nobody is to leave it.
  'march.to': (np) => np.destination(() => planMarch(np)) ?? (np.op?.free === false ? np.fail() : undefined),
  'move.how-many': howMany,
}

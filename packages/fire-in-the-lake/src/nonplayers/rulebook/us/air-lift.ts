import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { allPieces } from '@coinflict/kernel/rules'
import {
  count,
  type Explanation,
  type Faction,
  type Line,
  type Piece,
  type Space,
  type Word,
} from '@coinflict/kernel/state'
import { airLift, liftSpaces, MOST_OTHERS } from '../../../activities/air-lift.ts'
import {
  ARVN_TROOPS,
  active,
  arvnTroops,
  COIN,
  hasPeople,
  insurgentPieces,
  US,
  US_TROOPS,
  underground,
  usTroops,
} from '../../../forces.ts'
import { EVERY, isLoc, isSouth, LAOS_AND_CAMBODIA } from '../../../map.ts'
import { areTargets } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { abroadFirst, hiddenIn, holdsCoin, lacking, spare } from '../coin.ts'
import type { Losses } from '../losses.ts'
import { policyOf } from './policy.ts'
import { isMore, isWorth, type Reinforcement, stormed } from './storm.ts'
import { activated, beyondSweep, ENTRY_BY, entriesFor, mayEnter, neededToFind } from './sweep-plan.ts'

/** 8.8.2, 8.8.3 The US Air Lifts before it Assaults or Sweeps. */
const sheet = new Sheet()
const lift = sheet.part('8.8.2', airLift.word)
const beforeSweep = sheet.part('8.8.3', airLift.word)
export const airLiftLines = sheet.lines

const JOIN = lift.line('AirLift/0', {
  en: 'First Air Lift into the first 2 spaces (1 in Monsoon) where that helps the Assault or Sweep.',
  es: 'Antes, Transporte Aéreo a las 2 primeras casillas (1 en Monzón) donde ayude al Asalto o al Barrido.',
  pl: 'Najpierw transport lotniczy na pierwsze 2 pola (1 podczas monsunu), gdzie pomoże to szturmowi lub przeszukiwaniu.',
})
const FROM = lift.line('AirLift/1', {
  en: 'Lift from 2 spaces (1 in Monsoon): first Laos or Cambodia, then where the most US Troops are not needed for COIN Control or this operation.',
  es: 'Transporta desde 2 casillas (1 en Monzón): primero Laos o Camboya, luego donde más Tropas de EE.\u00a0UU. no hagan falta para el Control COIN ni para esta operación.',
  pl: 'Przewoź z 2 pól (1 podczas monsunu): najpierw z Laosu lub Kambodży, potem stamtąd, gdzie najwięcej wojska USA nie jest potrzebne do kontroli COIN ani do tej operacji.',
})
const TROOPS = lift.line('AirLift/2', {
  en: 'Just as many US, then ARVN, Troops as help the first priorities; into Laos or Cambodia only under Nixon.',
  es: 'Solo tantas Tropas de EE.\u00a0UU., y luego del ARVN, como ayuden a las primeras prioridades; a Laos o Camboya solo con Nixon.',
  pl: 'Dokładnie tyle wojska USA, a potem ARVN, ile pomaga pierwszym priorytetom; do Laosu lub Kambodży tylko przy polityce Nixon.',
})
const SPECIAL = lift.line('AirLift/4', {
  en: 'Then Irregulars and Rangers from the same origins, spread evenly, without losing COIN Control.',
  es: 'Luego Irregulares y Rangers desde los mismos orígenes, repartidos por igual, sin perder Control COIN.',
  pl: 'Potem nieregularni i rangersi z tych samych pól, po równo, bez utraty kontroli COIN.',
})
const EMPTY = lift.line('AirLift/5', {
  en: 'If only 1 of 2 destinations is used: 1 Irregular, else 1 Ranger, into an empty Laos or Cambodia space.',
  es: 'Si solo se usa 1 de los 2 destinos: 1 Irregular, o si no 1 Ranger, a una casilla vacía de Laos o Camboya.',
  pl: 'Jeśli wykorzystano tylko 1 z 2 celów: 1 nieregularny, a jeśli go brak, 1 ranger na puste pole w Laosie lub Kambodży.',
})
const JOIN_SWEEP = beforeSweep.line('AirLift', {
  en: 'Under JFK or Nixon first Air Lift, only where that helps the Sweep.',
  es: 'Con JFK o Nixon, antes Transporte Aéreo, solo donde ayude al Barrido.',
  pl: 'Przy polityce JFK lub Nixon najpierw transport lotniczy, tylko tam, gdzie pomoże przeszukiwaniu.',
})

/** What an Air Lift is for. */
interface Aim {
  /** US Troops, US forces in all and ARVN Troops that the operation does not need where they are. */
  spare(s: Space): number
  spareForces(s: Space): number
  spareArvn(s: Space): number
  /** The fewest Troops, of so many, that help there the most; nothing if none do. */
  needed(to: Space, us: number, arvn: number): Reinforcement | undefined
  /** What decides among the spaces where some help. */
  by(needs: ReadonlyMap<Space, Reinforcement>): readonly Criterion[]
}

// Before an Assault.

/** An Assault with some reinforcement: what goes, and whether NVA Control does. */
interface Outcome {
  readonly losses: Losses
  readonly ends: boolean
}
const isBetter = (a: Outcome, b: Outcome): boolean => isMore(a.losses, b.losses) || (a.ends && !b.ends)

function forAssault(np: NonPlayer): Aim {
  const { g } = np
  const outcome = (s: Space, us: number, arvn: number): Outcome => {
    const losses = stormed(np, s, { us, arvn })
    return { losses, ends: hasPeople(s) && losses.endsNvaControl(us + arvn) }
  }
  const ends = (s: Space, { us, arvn }: Reinforcement): boolean => outcome(s, us, arvn).ends
  const gainsBases = (s: Space, by: Reinforcement): boolean => {
    const [now, then] = [stormed(np, s), stormed(np, s, by)]
    return then.bases > now.bases || (then.tunnel && !now.tunnel)
  }
  return {
    spare(s) {
      const now = stormed(np, s, undefined, false)
      let n = usTroops(g, s)
      if (isWorth(np, s, now)) while (n > 0 && isMore(now, stormed(np, s, { us: -n, arvn: 0 }, false))) n--
      return n
    },
    spareForces: () => Number.POSITIVE_INFINITY,
    spareArvn(s) {
      let n = arvnTroops(g, s)
      const now = n > 0 ? stormed(np, s) : undefined
      while (now !== undefined && n > 0 && isMore(now, stormed(np, s, { us: 0, arvn: -n }))) n--
      return n
    },
    needed(to, us, arvn) {
      if (!areTargets(g, US, to)) return undefined
      const alone = outcome(to, us, 0)
      const both = arvn > 0 ? outcome(to, us, arvn) : alone
      const [all, others] = isBetter(both, alone) ? [both, arvn] : [alone, 0]
      if (!isWorth(np, to, all.losses) || !isBetter(all, outcome(to, 0, 0))) return undefined
      let n = 0
      while (isBetter(all, outcome(to, n, others))) n++
      let m = 0
      while (m < others && isBetter(all, outcome(to, n, m))) m++
      return { us: n, arvn: m }
    },
    by(needs) {
      const at = (s: Space): Reinforcement => needs.get(s) ?? NOBODY
      return [
        first(
          { en: 'NVA Control removed', es: 'elimina Control del EVN', pl: 'znosi kontrolę NVA' },
          (_, s) => ends(s, at(s)) && !ends(s, NOBODY),
        ),
        first({ en: 'Bases or Tunnels', es: 'Bases o Túneles', pl: 'bazy lub tunele' }, (_, s) => gainsBases(s, at(s))),
        first({ en: 'in South Vietnam', es: 'en Vietnam del Sur', pl: 'w Wietnamie Południowym' }, (_, s) =>
          isSouth(s),
        ),
        most(
          { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
          (_, s) => (gainsBases(s, at(s)) ? 0 : stormed(np, s, at(s)).total),
        ),
        highestPopulation,
      ]
    },
  }
}

const NOBODY: Reinforcement = { us: 0, arvn: 0 }

// Before a Sweep.

function forSweep(np: NonPlayer): Aim {
  const { g } = np
  const entered = entriesFor(np, TROOPS).map(({ to }) => to)
  const addsControl = (s: Space): boolean => !holdsCoin(g, s) && !entered.includes(s)
  return {
    spare: (s) => beyondSweep(g, s),
    spareForces: (s) => beyondSweep(g, s),
    spareArvn: (s) => arvnTroops(g, s),
    needed(to, us, arvn) {
      if (isLoc(to) || hiddenIn(g, to) === 0) return undefined
      const find = neededToFind(g, to)
      if (find > us) return undefined
      if (addsControl(to)) {
        const forControl = Math.max(find, lacking(g, to))
        const own = Math.min(us, forControl)
        if (forControl - own <= arvn) return { us: own, arvn: forControl - own }
      }
      return find > 0 && !entered.includes(to) ? { us: find, arvn: 0 } : undefined
    },
    by: (needs) => [
      first(
        { en: 'COIN Control added', es: 'añade Control COIN', pl: 'daje kontrolę COIN' },
        (_, s) => addsControl(s) && lacking(g, s) <= (needs.get(s)?.us ?? 0) + (needs.get(s)?.arvn ?? 0),
      ),
      ...ENTRY_BY,
      most({ en: 'most Activated', es: 'más Activadas', pl: 'najwięcej aktywowanych' }, (_, s) => -activated(g, s)),
    ],
  }
}

// The plan.

/** A space that forces fly from: how many US Troops and US forces in all, ARVN Troops and COIN pieces may go. */
interface Field {
  readonly s: Space
  us: number
  forces: number
  arvn: number
  all: number
}

const mostSpare: Criterion = most(
  { en: 'most US Troops to spare', es: 'más Tropas de EE.\u00a0UU. sobrantes', pl: 'najwięcej zbędnego wojska USA' },
  (np, s) => np.noted<Map<Space, Field>>('airfields')?.get(s)?.us ?? 0,
)

/** Where forces could fly from, the best first. */
function airfields(np: NonPlayer, aim: Aim): readonly Field[] {
  const { g } = np
  const fields = new Map<Space, Field>()
  for (const s of EVERY) {
    if (usTroops(g, s) + arvnTroops(g, s) === 0) continue
    const all = Math.max(0, spare(g, s))
    const forces = aim.spareForces(s)
    const us = Math.min(usTroops(g, s), aim.spare(s), all)
    const arvn = Math.min(aim.spareArvn(s), all)
    if (us + arvn > 0) fields.set(s, { s, us, forces, arvn, all })
  }
  np.note('airfields', fields)
  const open = [...fields.keys()]
  const found: Field[] = []
  while (open.length > 0 && found.length < MOST_FIELDS) {
    const s = np.bestOf(FROM, open, [abroadFirst, mostSpare]) as Space
    open.splice(open.indexOf(s), 1)
    found.push(fields.get(s) as Field)
  }
  return found
}
/** As many as are looked at: two, and two that may be destinations. */
const MOST_FIELDS = 4

/** An Air Lift that is being planned. */
class Lift {
  readonly flights = new Map<
    string,
    { from: Space; to: Space; pieces: [Piece, number][]; line: Line; explanation: Explanation | undefined }
  >()
  readonly ends: Space[] = []
  /** The spaces that it is from, once it is known where it leads. */
  private origins: readonly Field[] | undefined
  private others = MOST_OTHERS
  private readonly most: number
  private readonly fields: readonly Field[]

  constructor(
    private readonly np: NonPlayer,
    private readonly aim: Aim,
    /** The one space that an event has it lead to. */
    private readonly only: Space | undefined,
  ) {
    this.most = liftSpaces(np.g) / 2
    this.fields = airfields(np, aim)
  }

  private originsTo(to: Space): readonly Field[] {
    return this.origins ?? this.fields.filter(({ s }) => s !== to).slice(0, this.most)
  }

  /** Troops for the spaces where they help. */
  sendTroops(): void {
    const { np } = this
    while (this.ends.length < this.most) {
      const needs = new Map<Space, Reinforcement>()
      for (const s of EVERY) {
        if (this.only !== undefined && s !== this.only) continue
        if (!mayEnter(np, s) || insurgentPieces(np.g, s) === 0 || this.ends.includes(s)) continue
        if (this.origins?.some((field) => field.s === s) === true) continue
        const from = this.originsTo(s)
        const us = from.reduce((sum, field) => sum + field.us, 0)
        const arvn = Math.min(
          this.others,
          from.reduce((sum, field) => sum + Math.min(field.arvn, field.all), 0),
        )
        const need = us + arvn === 0 ? undefined : this.aim.needed(s, us, arvn)
        if (need !== undefined && need.us + need.arvn > 0) needs.set(s, need)
      }
      const to = np.bestOf(TROOPS, [...needs.keys()], this.aim.by(needs))
      if (to === undefined) return
      const reason = np.reason
      this.origins = this.originsTo(to)
      this.ends.push(to)
      this.load(to, needs.get(to) as Reinforcement, reason)
    }
  }

  private load(to: Space, { us, arvn }: Reinforcement, reason: Explanation | undefined): void {
    let [left, leftArvn] = [us, arvn]
    for (const field of this.origins ?? []) {
      const n = Math.min(left, field.us, field.all)
      left -= n
      this.send(field, to, US_TROOPS, n, TROOPS, reason)
      field.us -= n
      field.forces -= n
    }
    for (const field of this.origins ?? []) {
      const n = Math.min(leftArvn, field.arvn, field.all)
      leftArvn -= n
      this.send(field, to, ARVN_TROOPS, n, TROOPS, reason)
      field.arvn -= n
    }
  }

  private send(field: Field, to: Space, piece: Piece, n: number, line: Line, explanation?: Explanation): void {
    if (n === 0) return
    const key = `${field.s} ${to}`
    const flight = this.flights.get(key) ?? { from: field.s, to, pieces: [], line, explanation }
    const load = flight.pieces.find((each) => each[0] === piece)
    if (load === undefined) flight.pieces.push([piece, n])
    else load[1] += n
    this.flights.set(key, flight)
    field.all -= n
    if (piece !== US_TROOPS) this.others -= n
  }

  private used(): readonly Field[] {
    const from = [...this.flights.values()].map((flight) => flight.from)
    return this.fields.filter(({ s }) => from.includes(s))
  }

  /** Irregulars, then Rangers, with the Troops, each to where the fewest went. */
  sendSpecialForces(): void {
    const { np } = this
    const sent = new Map<Space, number>()
    const fewestSent = fewest(
      { en: 'fewest Special Forces lifted', es: 'menos Fuerzas Especiales', pl: 'najmniej sił specjalnych' },
      (_, s) => sent.get(s) ?? 0,
    )
    const used = this.used()
    for (const [f, piece] of SPECIAL_FORCES) {
      for (const field of used) {
        for (let n = count(np.g, field.s, piece); n > 0 && this.mayGo(field, f); n--) {
          const to = np.bestOf(SPECIAL, this.ends, [fewestSent]) as Space
          this.send(field, to, piece, 1, SPECIAL)
          if (f === US) field.forces--
          sent.set(to, (sent.get(to) ?? 0) + 1)
        }
      }
    }
  }

  private mayGo(field: Field, f: Faction): boolean {
    return this.others > 0 && field.all > 0 && (f !== US || field.forces > 0)
  }

  /** One of them into a space of Laos or Cambodia where nobody is. */
  sendAbroad(): void {
    const { g } = this.np
    if (this.ends.length !== 1 || this.most === 1 || this.others === 0 || this.only !== undefined) return
    const empty = LAOS_AND_CAMBODIA.filter((s) => allPieces(g, s) === 0)
    if (empty.length === 0) return
    for (const [f, piece] of SPECIAL_FORCES) {
      const from = this.np.bestOf(EMPTY, this.starts(f, piece))
      if (from === undefined) continue
      const to = this.np.bestOf(EMPTY, empty) as Space
      this.send(this.fieldAt(from), to, piece, 1, EMPTY)
      return
    }
  }

  /** Where one of them can leave: where Troops fly from, or anywhere if that is one space only. */
  private starts(f: Faction, piece: Piece): readonly Space[] {
    const used = this.used()
    const open = used.length < this.most ? EVERY.filter((s) => !this.ends.includes(s)) : used.map(({ s }) => s)
    return open.filter((s) => count(this.np.g, s, piece) > this.sentFrom(s, piece) && this.mayGo(this.fieldAt(s), f))
  }

  private sentFrom(s: Space, piece: Piece): number {
    let sum = 0
    for (const { from, pieces } of this.flights.values())
      if (from === s) for (const [each, n] of pieces) if (each === piece) sum += n
    return sum
  }

  private fieldAt(s: Space): Field {
    const { g } = this.np
    const all = Math.max(0, spare(g, s))
    return this.fields.find((field) => field.s === s) ?? { s, us: 0, forces: this.aim.spareForces(s), arvn: 0, all }
  }

  /** The orders, those with the most Troops first. */
  orders(): readonly Order[] {
    const troops = ({ pieces }: Order): number => pieces.find(([piece]) => piece === US_TROOPS)?.[1] ?? 0
    return [...this.flights.values()].sort((a, b) => troops(b) - troops(a))
  }
}

const SPECIAL_FORCES: readonly (readonly [Faction, Piece])[] = COIN.flatMap((f) => [
  [f, underground(f)] as const,
  [f, active(f)] as const,
])

/** What it is for: the operation; 8.4.4 if an event has it lead to a space and then Sweep and Assault there, the first that it helps. */
function aimsOf(np: NonPlayer, only: Space | undefined): readonly Aim[] {
  if (np.op?.rules.word === SWEEP) return [forSweep(np)]
  return only === undefined || policyOf(np) === 'lbj' ? [forAssault(np)] : [forSweep(np), forAssault(np)]
}

/** The flights of the Air Lift, none if it does not help. */
const plan = (np: NonPlayer): readonly Order[] =>
  np.once('lift', () => {
    const only = np.q.params?.to
    for (const aim of aimsOf(np, only)) {
      const lifted = new Lift(np, aim, only)
      lifted.sendTroops()
      if (lifted.ends.length === 0) continue
      lifted.sendSpecialForces()
      lifted.sendAbroad()
      np.putDiceAside()
      return lifted.orders()
    }
    np.putDiceAside()
    return []
  })
const flights = (np: NonPlayer) => (): Order[] => [...plan(np)]

/** Air Lift, if it helps the Assault, or under JFK or Nixon the Sweep. */
export function joinLift(np: NonPlayer): Word | undefined {
  if (!np.q.isPossible(airLift.word)) return undefined
  const isSweep = np.op?.rules.word === SWEEP
  if ((isSweep && policyOf(np) === 'lbj') || plan(np).length === 0) return undefined
  return np.say(isSweep ? JOIN_SWEEP : JOIN, airLift.word)
}

/** The numbers of an Air Lift (4.2.2). */
export function howManyFly(np: NonPlayer): Word | undefined {
  if (np.q.rule !== '4.2.2') return undefined
  const n = np.ordered(flights(np))
  const isSpecial = SPECIAL_FORCES.some(([, piece]) => piece === np.q.params?.piece)
  return n !== undefined && isSpecial && np.reason?.line === TROOPS ? np.say(SPECIAL, n) : n
}

export const airLiftAnswers: Answers = {
  'lift.from'(np) {
    const from = np.nextOrigin(flights(np))
    if (from === undefined) return np.done()
    return np.reason?.line === TROOPS ? np.say(FROM, from) : from
  },
  'lift.to': (np) => np.destination(flights(np)) ?? np.fail(),
}

import { highestPopulation, most, type NonPlayer, Sheet, type Step, supportFirst } from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  bases,
  beginOperation,
  guerrillas,
  hasSupport,
  isSelected,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  type Line,
  NO,
  type Operation,
  type Piece,
  pieceWord,
  resources,
  type Space,
  spaceWord,
  type Word,
  YES,
} from '@coinflict/kernel/state'
import { airLift } from '../../../activities/air-lift.ts'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import { active, base, COALITION, coalitionTroops, INSURGENTS, TALIBAN, underground } from '../../../forces.ts'
import { AFGHAN, EVERY, isCity, isLoc } from '../../../map.ts'
import { ASSAULT, assault, borrowedStrength, exposed, findsHidden, whyNotAssault } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { civicSwing, randomTargets } from '../coin.ts'
import { areStrikesPlanned, completeLift, flyAfterwards, isLiftPlanned, planLift, planStrikes } from './air.ts'
import { Field, Flights } from './field.ts'

/** 8.6.4 Assault. */
const sheet = new Sheet()
const part = sheet.part('8.6.4', ASSAULT)
export const ASSAULT_LINES = sheet.lines

const COST = 3

/** The Assault that would be carried out now. */
const operation = (np: NonPlayer): Operation =>
  np.op?.rules === assault ? np.op : beginOperation(COALITION, assault, {})

const canAssault = (np: NonPlayer, op: Operation, s: Space): boolean => whyNotAssault(np.g, op, s) === undefined

/** How many pieces of a faction must go before one of its bases there has gone; too many if guerrillas stay hidden. */
function untilBase(g: Game, op: Operation, f: Faction, s: Space): number {
  if (bases(g, f, s) === 0) return Number.POSITIVE_INFINITY
  const stillHidden = undergroundOf(g, f, s) - (findsHidden(g, op) ? 1 : 0)
  return stillHidden > 0 ? Number.POSITIVE_INFINITY : activeOf(g, f, s) + 1
}

/** 4.2.3 Pieces that one Air Strike can take in a space. */
const strikeStrength = (g: Game, s: Space): number =>
  isCity(s) || isLoc(s) ? 0 : inForce(g, CARD.reapers, 'unshaded') ? 2 : 1

const mayBorrow = (np: NonPlayer, op: Operation): boolean =>
  op.free || (op.paid === 0 && resources(np.g, COALITION) >= COST)

/** What Troops there remove, with Government cubes where these can be paid for. */
const strength = (np: NonPlayer, op: Operation, s: Space): number =>
  coalitionTroops(np.g, s) + (mayBorrow(np, op) ? borrowedStrength(np.g, s) : 0)

export const ASSAULT_STEP: Step = part.line(
  'if',
  {
    en: 'Otherwise Assault if it would, with Air Strikes, remove a player’s Base or any piece at Support.',
    es: 'Si no, Asalto si, con Ataques Aéreos, eliminara una Base de un jugador o cualquier ficha donde haya Apoyo.',
    pl: 'W przeciwnym razie szturm, jeśli wraz z atakami z powietrza usunąłby bazę gracza lub jakikolwiek element przy poparciu.',
  },
  {
    operation: ASSAULT,
    ifNone: [TRAIN, SWEEP],
    when(np: NonPlayer): boolean {
      const op = operation(np)
      const players = INSURGENTS.filter((f) => np.isPlayer(f))
      const open = EVERY.filter((s) => canAssault(np, op, s))
      const most = (s: Space): number => strength(np, op, s) + strikeStrength(np.g, s)
      const isAim = (s: Space): boolean =>
        hasSupport(np.g, s) || players.some((f) => untilBase(np.g, op, f, s) <= most(s))
      if (open.some(isAim)) return true
      const fallsToStrike = (s: Space): boolean =>
        (hasSupport(np.g, s) && strikeStrength(np.g, s) > 0 && exposed(np.g, s) > 0) ||
        players.some((f) => strikesBase(np.g, f, s))
      return open.length > 0 && AFGHAN.some(fallsToStrike)
    },
  },
)

/** Whether an Air Strike alone can take a base of a faction. */
const strikesBase = (g: Game, f: Faction, s: Space): boolean =>
  bases(g, f, s) > 0 && undergroundOf(g, f, s) === 0 && activeOf(g, f, s) < strikeStrength(g, s)

/** An Assault in one space, with the help that it takes. */
interface Blow {
  readonly s: Space
  readonly line: Line
  /** Whom it is aimed at, for a base. */
  readonly against: Faction | undefined
  readonly government: boolean
}

type Flight = 'strike' | 'lift' | undefined

/** What a plan of Assaults has used up. */
interface Means {
  readonly op: Operation
  readonly field: Field
  readonly flights: Flights
  borrowed: boolean
  flight: Flight
  readonly strikes: Space[]
  /** Troops that an Assault needs where they are. */
  readonly engaged: Map<Space, number>
}

/** What a space needs beside its Troops: Government cubes or not, or no Assault at all where an Air Strike does it alone. */
interface Help {
  readonly government: boolean
  readonly isStruckAlone?: boolean
}

/** So many pieces that are to go from a space, and whether an Air Strike alone takes them. */
interface Aim {
  readonly s: Space
  readonly pieces: number
  readonly fallsToStrike: boolean
}

/**
 * What it takes to remove so many pieces in a space: Troops there, then Government cubes, then an Air Strike, then an Air Lift, which is
 * left for when nothing else helps anywhere. What is used is taken from the means. Nothing if it cannot be done.
 */
function helpFor(np: NonPlayer, means: Means, aim: Aim, mayLift: boolean): Help | undefined {
  const help = withoutLift(np, means, aim) ?? (mayLift ? withLift(np, means, aim) : undefined)
  if (help !== undefined) means.engaged.set(aim.s, Math.min(means.field.coalitionTroops(aim.s), aim.pieces))
  return help
}

const mayFly = ({ op }: Means): boolean => op.activity === undefined && op.activities.length > 0
const lentTo = (np: NonPlayer, { borrowed, op }: Means, s: Space): number =>
  !borrowed && mayBorrow(np, op) ? borrowedStrength(np.g, s) : 0

function withoutLift(np: NonPlayer, means: Means, { s, pieces, fallsToStrike }: Aim): Help | undefined {
  const { g } = np
  const { op, field } = means
  const troops = field.coalitionTroops(s)
  const isOn = canAssault(np, op, s)
  if (isOn && troops >= pieces) return { government: false }
  const lent = lentTo(np, means, s)
  if (isOn && lent > 0 && troops + lent >= pieces) return { government: true }
  const struck = strikeStrength(g, s)
  const isAlone = !isOn && fallsToStrike && EVERY.some((other) => other !== s && canAssault(np, op, other))
  if (!mayFly(means) || means.flight === 'lift' || means.strikes.length === 3) return undefined
  if (!isAlone && !(isOn && troops + lent + struck >= pieces)) return undefined
  means.flight = 'strike'
  means.strikes.push(s)
  return { government: !isAlone && lent > 0 && troops + struck < pieces, isStruckAlone: isAlone }
}

function withLift(np: NonPlayer, means: Means, { s, pieces }: Aim): Help | undefined {
  const lent = lentTo(np, means, s)
  const missing = pieces - means.field.coalitionTroops(s) - lent
  if (!mayFly(means) || means.flight === 'strike' || missing <= 0 || !liftTo(np, means, s, missing)) return undefined
  means.flight = 'lift'
  return { government: lent > 0 }
}

/** Troops that may leave a space, and are not needed there for an Assault. */
const idle = ({ field, engaged }: Means, s: Space): number =>
  Math.min(field.spareCoalition(s), field.coalitionTroops(s) - (engaged.get(s) ?? 0))

/** Plans flights of so many Coalition Troops; returns whether there are enough. */
function liftTo(np: NonPlayer, means: Means, to: Space, n: number): boolean {
  const { flights } = means
  const sources = AFGHAN.filter((s) => idle(means, s) > 0 && flights.connects(s, to))
  const [one = 0, two = 0] = sources.map((s) => idle(means, s)).sort((a, b) => b - a)
  if (one + two < n) return false
  for (let missing = n; missing > 0; ) {
    const open = sources.filter((s) => idle(means, s) > 0 && flights.connects(s, to))
    const from = np.bestOf(BLOW_HELP, open, [mostIdle(means)])
    if (from === undefined) return false
    const going = Math.min(missing, idle(means, from))
    flights.liftCoalition(BLOW_HELP, from, to, going)
    missing -= going
  }
  return true
}

const mostIdle = (means: Means) =>
  most({ en: 'most Troops to spare', es: 'más Tropas de sobra', pl: 'najwięcej zbędnego wojska' }, (_, s) =>
    idle(means, s),
  )

/** Factions whose pieces count: Players and the Taliban. */
const isMarked = (np: NonPlayer, f: Faction): boolean => f === TALIBAN || np.isPlayer(f)

/** Marked pieces that an Assault can reach. */
const reach = (np: NonPlayer, op: Operation, f: Faction, s: Space): number => {
  const { g } = np
  if (!isMarked(np, f)) return 0
  const found = findsHidden(g, op) && undergroundOf(g, f, s) > 0 ? 1 : 0
  return found + (undergroundOf(g, f, s) > 0 ? activeOf(g, f, s) : guerrillas(g, f, s) + bases(g, f, s))
}

/** The Assaults of bullet 1 as they are planned: what is still open is looked at twice, the second time with an Air Lift. */
class Campaign {
  readonly blows: Blow[] = []
  private readonly means: Means

  constructor(private readonly np: NonPlayer) {
    const field = new Field(np)
    const flights = new Flights(np, field)
    const fresh = { borrowed: false, flight: undefined, strikes: [], engaged: new Map() }
    this.means = { op: operation(np), field, flights, ...fresh }
    const { g } = np
    const withBase = AFGHAN.filter((s) => INSURGENTS.some((f) => bases(g, f, s) > 0))
    this.plan(withBase, (s, mayLift) => this.aimAtBases(s, mayLift))
    this.plan(
      AFGHAN.filter((s) => hasSupport(g, s)),
      (s, mayLift) => this.aimAtSupport(s, mayLift),
    )
    this.prepareFlights()
  }

  private plan(spaces: readonly Space[], aim: (s: Space, mayLift: boolean) => void): void {
    const sorted = byPopulation(this.np, spaces)
    for (const mayLift of [false, true]) for (const s of sorted) if (this.isOpen(s)) aim(s, mayLift)
  }

  private isOpen(s: Space): boolean {
    const { op, strikes } = this.means
    return !isSelected(op, s) && !strikes.includes(s) && this.blows.every((blow) => blow.s !== s)
  }

  private add(s: Space, line: Line, against: Faction | undefined, { government, isStruckAlone }: Help): void {
    if (government) this.means.borrowed = true
    if (isStruckAlone !== true) this.blows.push({ s, line, against, government })
  }

  private aimAtBases(s: Space, mayLift: boolean): void {
    const { np, means } = this
    for (const f of randomTargets(np)) {
      const n = isMarked(np, f) ? untilBase(np.g, means.op, f, s) : Number.POSITIVE_INFINITY
      const aim: Aim = { s, pieces: n, fallsToStrike: strikesBase(np.g, f, s) }
      const help = n < Number.POSITIVE_INFINITY ? helpFor(np, means, aim, mayLift) : undefined
      if (help === undefined) continue
      this.add(s, BLOW_BASES, f, help)
      return
    }
  }

  /** Where not all pieces can go, as many as its own Troops can take. */
  private aimAtSupport(s: Space, mayLift: boolean): void {
    const { np, means } = this
    const { op, borrowed } = means
    if (INSURGENTS.every((f) => reach(np, op, f, s) === 0)) return
    const n = exposed(np.g, s)
    const help = helpFor(np, means, { s, pieces: n, fallsToStrike: n > 0 && n <= strikeStrength(np.g, s) }, mayLift)
    const troops = coalitionTroops(np.g, s)
    if (help !== undefined) this.add(s, BLOW_SUPPORT, undefined, help)
    else if (mayLift && canAssault(np, op, s) && (troops > 0 || !borrowed))
      this.add(s, BLOW_SUPPORT, undefined, { government: troops === 0 })
  }

  private prepareFlights(): void {
    const { field, flight, flights, strikes } = this.means
    if (flight === 'strike') planStrikes(this.np, BLOW_HELP, strikes)
    if (flight !== 'lift') return
    completeLift(this.np, field, flights)
    planLift(this.np, flights.orders)
  }
}

/** Spaces at Support first, then the most populous. */
function byPopulation(np: NonPlayer, spaces: readonly Space[]): readonly Space[] {
  const left = [...spaces]
  const sorted: Space[] = []
  while (left.length > 0) {
    const s = np.bestOf(BLOW_BASES, left, [supportFirst, highestPopulation]) as Space
    left.splice(left.indexOf(s), 1)
    sorted.push(s)
  }
  return sorted
}

const plan = (np: NonPlayer): readonly Blow[] => np.once('assault', () => new Campaign(np).blows)
const blowAt = (np: NonPlayer, s: Space): Blow | undefined => plan(np).find((blow) => blow.s === s)

const BLOW_BASES = part.line('1-bases', {
  en: 'Where a player’s or Taliban Base can be removed.',
  es: 'Donde se pueda eliminar una Base de un jugador o Talibán.',
  pl: 'Gdzie można usunąć bazę gracza lub talibów.',
})
const BLOW_SUPPORT = part.line('1-support', {
  en: 'Then against a player’s or Taliban pieces at Support.',
  es: 'Luego contra fichas de un jugador o Talibanes donde haya Apoyo.',
  pl: 'Potem przeciw elementom gracza lub talibów przy poparciu.',
})
const BLOW_HELP = part.line('1-help', {
  en: 'Where it helps remove a Base, or all enemies at Support: use Government cubes in 1 space, then an Air Strike, then an Air Lift.',
  es: 'Donde ayude a eliminar una Base, o a todos los enemigos donde haya Apoyo: usa cubos del Gobierno en 1 casilla, luego Ataque Aéreo, luego Transporte Aéreo.',
  pl: 'Gdzie pomaga to usunąć bazę lub wszystkich wrogów przy poparciu: użyj kostek rządowych na 1 polu, potem ataku z powietrza, potem transportu lotniczego.',
})
const EVERYWHERE = part.line('2', {
  en: 'If that removed something, or nothing else can be done: everywhere, without moving.',
  es: 'Si eso eliminó algo, o no puede hacerse nada más: en todas partes, sin mover.',
  pl: 'Jeśli to coś usunęło albo nic innego nie jest możliwe: wszędzie, bez ruchu.',
})

/** Bullet 2 follows bullet 1, or stands for itself where there is no other operation. */
const isEverywhere = (np: NonPlayer): boolean =>
  np.once(
    'assault everywhere',
    () =>
      plan(np).length > 0 ||
      areStrikesPlanned(np) ||
      [TRAIN, SWEEP].every((other) => np.tryBeginning(other) === undefined),
  )

function assaultWhere(np: NonPlayer): Word | undefined {
  const blows = plan(np)
  np.putDiceAside()
  if (areStrikesPlanned(np)) {
    const strike = np.join(BLOW_HELP, airStrike.word)
    if (strike !== undefined) return strike
  }
  if (isLiftPlanned(np)) {
    const lift = np.join(BLOW_HELP, airLift.word)
    if (lift !== undefined) return lift
  }
  for (const { s, line } of blows) if (np.q.isPossible(spaceWord(s))) return np.say(line, spaceWord(s))
  const inPlace = (_: NonPlayer, s: Space): boolean => coalitionTroops(np.g, s) > 0
  const more = isEverywhere(np) ? np.chooseSpace(EVERYWHERE, inPlace) : undefined
  return more ?? (np.op?.spaces.length === 0 ? undefined : flyAfterwards(np)) ?? np.done()
}

/** Whose pieces go: those the blow is aimed at, then a random Player's, the Taliban's, the Warlords'. */
export function assaultWhich(np: NonPlayer): Word | undefined {
  const blow = blowAt(np, here(np))
  const order = blow?.against === undefined ? randomTargets(np) : [blow.against, ...randomTargets(np)]
  const pieces: readonly Piece[] = order.flatMap((f) => [base(f), active(f)])
  return np.firstPiece(blow?.line ?? EVERYWHERE, pieces)
}

const HIDDEN = part.line('find-fix-finish', {
  en: 'Find Fix Finish: remove an Underground Guerrilla of a random player, then Taliban, then Warlord.',
  es: 'Find Fix Finish: elimina una Guerrilla Oculta de un jugador al azar, luego Talibán, luego de los Señores de la Guerra.',
  pl: 'Find Fix Finish: usuń ukrytego partyzanta losowego gracza, potem talibów, potem watażków.',
})
const greatestSwing = most({ en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' }, (np, s) =>
  civicSwing(np.g, s, 1, resources(np.g, COALITION)),
)
/** Where Civic Action begins by this line it goes on by it. */
export const ACCIDENTAL = part.line('accidental-guerrillas', {
  en: 'Accidental Guerrillas: Civic Action where it shifts most.',
  es: 'Accidental Guerrillas: Acción Cívica donde logre la mayor modificación.',
  pl: 'Accidental Guerrillas: akcja obywatelska tam, gdzie przesuwa najwięcej.',
})

/** A hidden guerrilla that guards the base aimed at goes first. */
function hiddenWhich(np: NonPlayer): Word | undefined {
  const against = blowAt(np, here(np))?.against
  const order = against === undefined ? randomTargets(np) : [against, ...randomTargets(np)]
  return np.firstOf(HIDDEN, order.map(underground).map(pieceWord)) ?? np.done()
}

export const assaultAnswers: Answers = {
  // The chart knows no Patrol: in one that an event grants nobody moves.
  'patrol.from': (np) => np.done(),
  'patrol.assault': (np) => np.chooseSpace(EVERYWHERE, () => true) ?? np.done(),
  'assault.where': assaultWhere,
  'assault.with-government': (np) =>
    blowAt(np, here(np))?.government === true ? np.firstOf(BLOW_HELP, [YES]) : np.firstOf(BLOW_HELP, [NO]),
  'assault.underground': hiddenWhich,
  'assault.civic': (np) =>
    np.chooseSpace(ACCIDENTAL, (_, s) => civicSwing(np.g, s, 1, resources(np.g, COALITION)) > 0, [greatestSwing]) ??
    np.done(),
}

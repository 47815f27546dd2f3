import {
  first,
  highestPopulation,
  most,
  type NonPlayer,
  noSupportFirst,
  type Order,
  Sheet,
  type SpaceLine,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { activeOf, allBases, bases, guerrillas, hasSupport, pieces } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  type Line,
  type Piece,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { airLift } from '../../../activities/air-lift.ts'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import { active, base, COALITION, GOVERNMENT, INSURGENTS, underground } from '../../../forces.ts'
import { isWithinReach } from '../../../losses.ts'
import { AFGHAN, EVERY, isPakistan, isProvince } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { randomTargets } from '../coin.ts'
import { Field, Flights } from './field.ts'

/** 8.6.3 Air Lift and Air Strike. */
const sheet = new Sheet()
const lasting = sheet.part('8.6.1', airStrike.word)
const lifting = sheet.part('8.6.3', airLift.word)
const striking = sheet.part('8.6.3', airStrike.word)
export const AIR_LINES = sheet.lines

export const coalitionBaseFirst = first(
  { en: 'with a Coalition Base', es: 'con Base de la Coalición', pl: 'z bazą koalicji' },
  (np, s) => bases(np.g, COALITION, s) > 0,
)

// Air Lift.

const GUARD = lifting.line('lift-1', {
  en: 'Bring up to 2 Government Troops to where the Coalition faces Taliban without Government cubes.',
  es: 'Lleva hasta 2 Tropas del Gobierno adonde haya fichas de la Coalición y Talibanes, pero no cubos del Gobierno.',
  pl: 'Przerzuć do 2 kostek wojska rządowego tam, gdzie są koalicja i talibowie, a nie ma kostek rządowych.',
})
const OUTNUMBER = lifting.line('lift-2', {
  en: 'Take Government Troops from Coalition Bases so that Coalition Troops outnumber them there: first without Support, then highest Population.',
  es: 'Saca Tropas del Gobierno de las Bases de la Coalición para que las de la Coalición las superen allí: primero sin Apoyo, luego mayor Población.',
  pl: 'Zabierz wojsko rządowe z baz koalicji, by było tam mniej liczne niż wojsko koalicji: najpierw bez poparcia, potem największa populacja.',
})

/** How many Government Troops must leave a Coalition Base for Coalition Troops to outnumber them; 0 if that cannot be. */
function surplus(np: NonPlayer, field: Field, seats: number, s: Space): number {
  if (bases(np.g, COALITION, s) === 0) return 0
  const n = field.governmentTroops(s) - field.coalitionTroops(s) + 1
  return n > 0 && n <= Math.min(seats, field.sparePassengers(s)) ? n : 0
}

/** Whether so many more Government Troops would take the next Civic Action there out of the Coalition's hands. */
const spoils = (np: NonPlayer, field: Field, s: Space, more: number): boolean =>
  bases(np.g, COALITION, s) > 0 && field.coalitionTroops(s) < field.governmentTroops(s) + more

/** Up to 2 Government Troops for a space that lacks them, from where they are too many, else from anywhere. */
export function guard(np: NonPlayer, field: Field, flights: Flights, to: Space): void {
  for (let missing = Math.min(2, flights.seats); missing > 0; ) {
    const ready = spacesWith(np.g, GOVERNMENT).filter((s) => field.sparePassengers(s) > 0 && flights.connects(s, to))
    const crowded = ready.filter((s) => surplus(np, field, flights.seats, s) > 0)
    const from =
      crowded.length > 0 ? np.bestOf(GUARD, crowded, [noSupportFirst, highestPopulation]) : np.bestOf(GUARD, ready)
    if (from === undefined) return
    const n = Math.min(missing, field.sparePassengers(from))
    flights.liftGovernment(GUARD, from, to, n)
    missing -= n
  }
}

/** Where Government Troops go that are too many: to those that lack them, else where they do not spoil Civic Action. */
function refuges(
  np: NonPlayer,
  field: Field,
  flights: Flights,
  from: Space,
  unguarded: readonly Space[],
): readonly Space[] {
  const n = surplus(np, field, flights.seats, from)
  const wanted = unguarded.filter((s) => flights.connects(from, s))
  if (wanted.length > 0) return wanted
  return AFGHAN.filter((s) => flights.connects(from, s) && !spoils(np, field, s, n))
}

/** Fills an Air Lift up by its lines. */
export function completeLift(np: NonPlayer, field: Field, flights: Flights): void {
  const unguarded = spacesWith(np.g, COALITION).filter((s) => field.isUnguarded(s))
  const left = [...unguarded]
  while (left.length > 0 && flights.seats > 0) {
    const to = np.bestOf(GUARD, left) as Space
    left.splice(left.indexOf(to), 1)
    guard(np, field, flights, to)
  }
  while (flights.seats > 0) {
    const crowded = AFGHAN.filter(
      (s) => surplus(np, field, flights.seats, s) > 0 && refuges(np, field, flights, s, unguarded).length > 0,
    )
    const from = np.bestOf(OUTNUMBER, crowded, [noSupportFirst, highestPopulation])
    if (from === undefined) return
    const n = surplus(np, field, flights.seats, from)
    const to = np.bestOf(OUTNUMBER, refuges(np, field, flights, from, unguarded)) as Space
    flights.liftGovernment(OUTNUMBER, from, to, n)
  }
}

/** An Air Lift that an operation calls for is kept here until it is flown. */
const LIFT = 'lift'
export const planLift = (np: NonPlayer, orders: readonly Order[]): void => np.note(LIFT, orders)
export const isLiftPlanned = (np: NonPlayer): boolean => (np.noted<readonly Order[]>(LIFT) ?? []).length > 0

/** The flights to come: those that the operation calls for, or by the lines alone. */
function liftOrders(np: NonPlayer): Order[] {
  if (!isLiftPlanned(np)) {
    const field = new Field(np)
    const flights = new Flights(np, field)
    completeLift(np, field, flights)
    planLift(np, flights.orders)
    np.putDiceAside()
  }
  return [...(np.noted<readonly Order[]>(LIFT) ?? [])]
}

// Air Strike.

/** A faction's base that an Air Strike can remove. */
const exposedBase = (g: Game, s: Space): boolean => INSURGENTS.some((f) => isWithinReach(g, base(f), s, 'exposed'))
const isStruck = (s: Space): boolean => isProvince(s) && !isPakistan(s)
/** Whether an Air Strike would take the last guerrilla of a faction in a space. */
const isLastGuerrilla = (g: Game, f: Faction, s: Space): boolean => activeOf(g, f, s) === 1 && guerrillas(g, f, s) === 1

const lastGuerrillaFirst = first(
  { en: 'a faction’s last Guerrilla', es: 'la última Guerrilla de una facción', pl: 'ostatni partyzant frakcji' },
  (np, s) => INSURGENTS.some((f) => isLastGuerrilla(np.g, f, s)),
)
/** A random Player's pieces, then the Taliban's, then the Warlords'. */
const ranked = (can: (g: Game, f: Faction, s: Space) => boolean) =>
  most(
    {
      en: 'a player’s pieces, then Taliban, then Warlord',
      es: 'fichas de un jugador, luego Talibanes, luego de los Señores de la Guerra',
      pl: 'elementy gracza, potem talibów, potem watażków',
    },
    (np, s) => -randomTargets(np).findIndex((f) => can(np.g, f, s)),
  )

const STRIKE_LINES: readonly SpaceLine[] = [
  striking.line(
    'strike-1',
    {
      en: 'In up to 3 Afghan provinces remove Bases: first at Support, then at Coalition Bases, then a player’s, Taliban, Warlord.',
      es: 'En hasta 3 provincias afganas elimina Bases: primero donde haya Apoyo, luego donde haya Bases de la Coalición, luego las de un jugador, Talibanes, de los Señores de la Guerra.',
      pl: 'W najwyżej 3 prowincjach afgańskich usuń bazy: najpierw przy poparciu, potem przy bazach koalicji, potem gracza, talibów, watażków.',
    },
    {
      where: (np: NonPlayer, s: Space) => isStruck(s) && exposedBase(np.g, s),
      by: [supportFirst, coalitionBaseFirst, ranked((g, f, s) => isWithinReach(g, base(f), s, 'exposed'))],
    },
  ),
  lasting.line(
    'predators',
    {
      en: 'Predators: strike in Pakistan too if that removes a Base.',
      es: 'Predators: ataca también en Pakistán si eso elimina una Base.',
      pl: 'Predators: atakuj także w Pakistanie, jeśli usuwa to bazę.',
    },
    {
      where: (np: NonPlayer, s: Space) => isPakistan(s) && exposedBase(np.g, s),
      when: (np: NonPlayer) => inForce(np.g, CARD.predators, 'unshaded'),
      most: 1,
    },
  ),
  striking.line(
    'strike-2',
    {
      en: 'Then Guerrillas: first at Support, then at Coalition Bases, then a faction’s last one, then a player’s, Taliban, Warlord.',
      es: 'Luego Guerrillas: primero donde haya Apoyo, luego donde haya Bases de la Coalición, luego la última de una facción, luego las de un jugador, Talibanes, de los Señores de la Guerra.',
      pl: 'Potem partyzantów: najpierw przy poparciu, potem przy bazach koalicji, potem ostatniego danej frakcji, potem gracza, talibów, watażków.',
    },
    {
      where: (np: NonPlayer, s: Space) => isStruck(s) && INSURGENTS.some((f) => activeOf(np.g, f, s) > 0),
      by: [supportFirst, coalitionBaseFirst, lastGuerrillaFirst, ranked((g, f, s) => activeOf(g, f, s) > 0)],
    },
  ),
]
const [STRIKE_BASES, PREDATORS, STRIKE_GUERRILLAS] = STRIKE_LINES as [SpaceLine, SpaceLine, SpaceLine]

/** Whether one of these lines strikes in a space. */
const isTargetOf = (np: NonPlayer, lines: readonly SpaceLine[], s: Space): boolean =>
  lines.some((line) => line.when?.(np) !== false && line.where(np, s))

/** Where an operation calls for an Air Strike, and by which line. */
interface Strikes {
  readonly line: Line
  readonly at: readonly Space[]
}
const STRIKES = 'strikes'
export const planStrikes = (np: NonPlayer, line: Line, at: readonly Space[]): void => np.note(STRIKES, { line, at })
const plannedStrikes = (np: NonPlayer): Strikes | undefined => np.noted<Strikes>(STRIKES)
export const areStrikesPlanned = (np: NonPlayer): boolean => plannedStrikes(np) !== undefined

function strikeWhere(np: NonPlayer): Word | undefined {
  const planned = plannedStrikes(np)
  return (planned && np.firstOf(planned.line, planned.at.map(spaceWord))) ?? np.select(STRIKE_LINES) ?? np.done()
}

/** Bases before Guerrillas, a faction's last Guerrilla before others. */
export function strikeWhich(np: NonPlayer, s: Space): Word | undefined {
  const order = randomTargets(np)
  const last = order.filter((f) => isLastGuerrilla(np.g, f, s))
  const fighters: readonly Piece[] = [...last, ...order].flatMap((f) => [active(f), underground(f)])
  return np.firstPiece(STRIKE_BASES, order.map(base)) ?? np.firstPiece(STRIKE_GUERRILLAS, fighters) ?? np.done()
}

/** 8.6.3-4 Whether an Air Strike could remove a Base, or a Player's last piece at Support or at anybody's Base. */
export function isStrikeWorthwhile(np: NonPlayer): boolean {
  const { g } = np
  const isLastOfPlayer = (s: Space): boolean =>
    (hasSupport(g, s) || allBases(g, s) > 0) &&
    INSURGENTS.some((f) => np.isPlayer(f) && pieces(g, f, s) === 1 && activeOf(g, f, s) === 1)
  return EVERY.some((s) => isTargetOf(np, [STRIKE_BASES, PREDATORS], s) || (isStruck(s) && isLastOfPlayer(s)))
}

const AFTERWARDS = striking.line('strike-if', {
  en: 'Air Strike if it could remove a Base, or a player’s last piece at Support or at a Base; or if there is nothing to Air Lift.',
  es: 'Ataque Aéreo si pudiera eliminar una Base, o la última ficha de un jugador donde haya Apoyo o una Base; o si no hay nada que transportar.',
  pl: 'Atak z powietrza, jeśli mógłby usunąć bazę albo ostatni element gracza przy poparciu lub przy bazie; albo gdy nie ma czego przerzucać.',
})
const OTHERWISE = lifting.line('lift-if', {
  en: 'Otherwise Air Lift.',
  es: 'Si no, Transporte Aéreo.',
  pl: 'W przeciwnym razie transport lotniczy.',
})

/** 8.6.3-4 The special activity after a Sweep or an Assault that called for none. */
export function flyAfterwards(np: NonPlayer): Word | undefined {
  if (isStrikeWorthwhile(np)) return strikeAfterwards(np) ?? liftAfterwards(np)
  return liftAfterwards(np) ?? strikeAfterwards(np)
}

/** Whatever may be cancelled (card 26) must have something to do if it is not. */
const strikeAfterwards = (np: NonPlayer): Word | undefined =>
  EVERY.some((s) => isTargetOf(np, STRIKE_LINES, s)) ? np.join(AFTERWARDS, airStrike.word) : undefined

/** 8.6.5 After a Train there is only the Air Lift. */
export const liftAfterwards = (np: NonPlayer): Word | undefined =>
  np.q.isPossible(airLift.word) && liftOrders(np).length > 0 ? np.join(OTHERWISE, airLift.word) : undefined

export const airAnswers: Answers = {
  'lift.from': (np) => np.nextOrigin(() => liftOrders(np)) ?? np.done(),
  'lift.to': (np) => np.destination(() => liftOrders(np)) ?? np.fail(),
  'strike.where': strikeWhere,
}
/** How many fly. */
export const passengers = (np: NonPlayer): Word | undefined => np.ordered(() => liftOrders(np))

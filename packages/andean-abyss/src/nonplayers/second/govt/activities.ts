import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  oppositionFirst,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { bases, basesOnMap, enemies } from '@coinflict/kernel/rules'
import { available, type Game, type Line, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { airLift, liftCeiling } from '../../../activities/air-lift.ts'
import { airStrike } from '../../../activities/air-strike.ts'
import { eradicate } from '../../../activities/eradicate.ts'
import {
  AUC,
  active,
  base,
  CARTELS,
  cubes,
  FARC,
  GOVT,
  hasRoomForBase,
  INSURGENTS,
  onMap,
  room,
  TROOPS,
} from '../../../forces.ts'
import { isAnyExposed, isWithinReach } from '../../../losses.ts'
import { econ, isCity, isDepartment, isLoc, pop } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { AMONG_UNFINISHED, plannedAssault, unfinishedAssault } from './assault.ts'
import { allowsCivicAction, largestShift } from './civic.ts'
import { SWEEP_CRITERIA, unfinishedSweep } from './sweep.ts'
import { addsControl, hasOnlyPolice, here, isBaseSite, isHeld, playersFirst, surplusTroops, targets } from './terms.ts'
import { keepsTrain } from './train.ts'

/** 8.8.7 The one special activity of an operation. */
const sheet = new Sheet()
const spraying = sheet.part('8.8.7', eradicate.word)
const striking = sheet.part('8.8.7', airStrike.word)
const lifting = sheet.part('8.8.7', airLift.word)
const events = sheet.part('10.3')

// Eradicate.

const MANY_BASES = 8
const SPRAY_PLAYER = spraying.line('2', {
  en: 'Eradicate if a player runs the Cartels and they have 8 or more Bases: in the department where the most Bases are removed, other than those to be Assaulted.',
  es: 'Erradicación si un jugador lleva los Cárteles y tienen 8 o más Bases: el departamento donde caigan más Bases, salvo los que se vayan a asaltar.',
  pl: 'Opryski, jeśli kartele prowadzi gracz i mają co najmniej 8 baz: departament poza planowanym szturmem, w którym zniknie najwięcej baz.',
})

// Air Strike.

/** A base of a player that no guerrilla of its faction guards. */
const isPlayersBase = (np: NonPlayer, s: Space, of: typeof AUC): boolean =>
  np.isPlayer(of) && isWithinReach(np.g, base(of), s, 'exposed')
const STRIKE_BASE = striking.line(
  '3',
  {
    en: 'Air Strike with Assault, Patrol or Sweep: a Base of a player AUC, otherwise of a player FARC.',
    es: 'Ataque Aéreo con Asalto, Patrulla o Barrido: una Base de las AUC de un jugador; si no, de las FARC de un jugador.',
    pl: 'Atak z powietrza przy szturmie, patrolu lub przeszukiwaniu: baza AUC prowadzonej przez gracza, w przeciwnym razie FARC prowadzonej przez gracza.',
  },
  {
    where: (np: NonPlayer, s: Space) => !isCity(s) && (isPlayersBase(np, s, AUC) || isPlayersBase(np, s, FARC)),
    by: [first({ en: 'AUC', es: 'AUC', pl: 'AUC' }, (np, s) => isPlayersBase(np, s, AUC))],
  },
)
const STRIKE_LAST = striking.line(
  '4',
  {
    en: 'Otherwise the last insurgent piece in a space: on the LoC with the highest Econ, then in the department with the highest Population.',
    es: 'Si no, la última ficha insurgente de una casilla: en la LdC de mayor Econ, luego en el departamento de mayor Población.',
    pl: 'W przeciwnym razie ostatni element powstańców na polu: na LiKomie o najwyższym Ekon, potem w departamencie o największej populacji.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => !isCity(s) && enemies(g, GOVT, s) === 1 && isAnyExposed(g, s, INSURGENTS),
    by: [
      first({ en: 'LoCs', es: 'LdC', pl: 'LiKomy' }, (_, s) => isLoc(s)),
      most({ en: 'highest Econ', es: 'mayor Econ', pl: 'najwyższy Ekon' }, (_, s) => econ(s)),
      highestPopulation,
      playersFirst,
    ],
  },
)

// Air Lift.

/** 8.8.7/5 A base would be built there sooner or later: not in a city, and not without room or a base to build. */
const mayGetBase = (g: Game, s: Space): boolean =>
  isDepartment(s) && bases(g, GOVT, s) === 0 && hasRoomForBase(g, GOVT, s) && available(g, base(GOVT)) > 0
const LIFT_FROM = lifting.line(
  '5',
  {
    en: 'Air Lift from the city or department with at least 4 cubes and Government Control that has the most surplus Troops.',
    es: 'Transporte Aéreo desde la ciudad o departamento con al menos 4 cubos y Control del Gobierno que tenga más Tropas sobrantes.',
    pl: 'Transport lotniczy z miasta lub departamentu z co najmniej 4 kostkami i kontrolą rządu, w którym jest największa nadwyżka wojska.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => cubes(g, s) >= 4 && isHeld(g, s) && surplusTroops(g, s) > 0,
    by: [
      most({ en: 'most surplus Troops', es: 'más Tropas sobrantes', pl: 'największa nadwyżka wojska' }, ({ g }, s) =>
        surplusTroops(g, s),
      ),
      first(
        { en: 'where no Base would be built', es: 'donde no se construiría una Base', pl: 'gdzie nie powstałaby baza' },
        ({ g }, s) => !mayGetBase(g, s),
      ),
    ],
  },
)
const LIFT_TO_FIGHT = lifting.line('6', {
  en: 'With Assault or Sweep: to its highest-priority space with too few cubes, otherwise to Police without Troops.',
  es: 'Con Asalto o Barrido: a su casilla de mayor prioridad con cubos insuficientes; si no, adonde haya Policía sin Tropas.',
  pl: 'Przy szturmie lub przeszukiwaniu: na pole tej operacji o najwyższym priorytecie ze zbyt małą liczbą kostek, w przeciwnym razie tam, gdzie jest policja bez wojska.',
})
const LIFT_TO_BUILD = lifting.line('7', {
  en: 'With Train or Patrol: where they enable Civic Action, then a Base, then to Police without Troops, then to add Control.',
  es: 'Con Entrenamiento o Patrulla: adonde permitan una Acción Cívica, luego una Base, luego adonde haya Policía sin Tropas, luego adonde den el Control.',
  pl: 'Przy szkoleniu lub patrolu: tam, gdzie umożliwią akcję obywatelską, potem bazę, potem do policji bez wojska, potem tam, gdzie dadzą kontrolę.',
})
const LIFT_SURPLUS = lifting.line('h1', {
  en: 'Lift as many Troops as allowed, but none needed for Control.',
  es: 'Transporta tantas Tropas como sea posible, pero ninguna que haga falta para el Control.',
  pl: 'Przerzuć jak najwięcej wojska, ale tylko tyle, ile można bez utraty kontroli.',
})

const SPRAY_ANYWAY = spraying.line('8', {
  en: 'Otherwise Eradicate: in the department where the most Cartels Bases are removed, other than those to be Assaulted.',
  es: 'Si no, Erradicación: el departamento donde caigan más Bases de los Cárteles, salvo los que se vayan a asaltar.',
  pl: 'W przeciwnym razie opryski: departament poza planowanym szturmem, w którym zniknie najwięcej baz karteli.',
})
const LEAST_LOSS = spraying.line('h3', {
  en: 'Shift Support or Opposition in the department where it costs least.',
  es: 'Modifica el Apoyo o la Oposición en el departamento donde el cambio cueste menos.',
  pl: 'Przesuń poparcie lub opozycję w departamencie, w którym to przesunięcie kosztuje najmniej.',
})
export const BY_EVENT = events.line('S4', {
  en: 'By an event: players’ pieces before non-players’; then FARC, AUC, Cartels.',
  es: 'Por un evento: fichas de jugadores antes que de facciones sin jugador; luego FARC, AUC, Cárteles.',
  pl: 'Przez wydarzenie: elementy graczy przed elementami frakcji nieobsadzonych; potem FARC, AUC, kartele.',
})

/** Whether the Government would spray a player's fields before anything else. */
const spraysPlayer = (np: NonPlayer): boolean => np.isPlayer(CARTELS) && basesOnMap(np.g, CARTELS) >= MANY_BASES

/** How many Troops an Air Lift would take from a space, and how many of so many it would bring to one. */
const ready = (g: Game, from: Space): number => Math.min(surplusTroops(g, from), liftCeiling(g))
const load = (g: Game, lifted: number, to: Space): number => Math.min(lifted, room(g, TROOPS, to))

/** Where an Air Lift of so many Troops goes, one sort of places after another. */
interface Landing {
  readonly line: Line
  where(np: NonPlayer, to: Space, lifted: number): boolean
  readonly by: (lifted: number) => readonly Criterion[]
}
const TO_POLICE: Omit<Landing, 'line'> = { where: ({ g }, to) => !isLoc(to) && hasOnlyPolice(g, to), by: () => [] }
const UNFINISHED = {
  en: 'highest priority of the operation',
  es: 'mayor prioridad de la operación',
  pl: 'najwyższy priorytet operacji',
}
const GAINED = { en: 'most to gain', es: 'mayor ganancia', pl: 'największy zysk' }
const TO_ASSAULT: Landing = {
  line: LIFT_TO_FIGHT,
  where: (np, to, lifted) => unfinishedAssault(np, to, load(np.g, lifted, to)).rank > 0,
  by: (lifted) => [
    most(UNFINISHED, (np, to) => unfinishedAssault(np, to, load(np.g, lifted, to)).rank),
    most(GAINED, (np, to) => unfinishedAssault(np, to, load(np.g, lifted, to)).amount),
    ...AMONG_UNFINISHED,
  ],
}
const TO_SWEEP: Landing = {
  line: LIFT_TO_FIGHT,
  where: (np, to) => unfinishedSweep(np, to) > 0,
  by: () => [most(UNFINISHED, unfinishedSweep), ...SWEEP_CRITERIA],
}
const TO_BUILD: readonly Landing[] = [
  {
    line: LIFT_TO_BUILD,
    where: ({ g }, to, lifted) => !allowsCivicAction(g, to) && allowsCivicAction(g, to, load(g, lifted, to)),
    by: () => [largestShift],
  },
  {
    line: LIFT_TO_BUILD,
    where: ({ g }, to, lifted) => !isBaseSite(g, to) && isBaseSite(g, to, load(g, lifted, to)),
    by: () => [highestPopulation],
  },
  { line: LIFT_TO_BUILD, ...TO_POLICE },
  {
    line: LIFT_TO_BUILD,
    where: ({ g }, to, lifted) => pop(to) > 0 && addsControl(g, to, load(g, lifted, to)),
    by: () => [highestPopulation],
  },
]
const TO_FIGHT = { line: LIFT_TO_FIGHT, ...TO_POLICE }

function landings(np: NonPlayer): readonly Landing[] {
  const operation = np.op?.rules.word
  if (operation === ASSAULT) return [TO_ASSAULT, TO_FIGHT]
  return operation === SWEEP ? [TO_SWEEP, TO_FIGHT] : TO_BUILD
}

/** Whether the Troops of a space have somewhere to go. */
function hasLanding(np: NonPlayer, from: Space): boolean {
  const { g } = np
  const lifted = ready(g, from)
  if (lifted <= 0) return false
  const open = landings(np)
  return onMap(g).some((to) => to !== from && load(g, lifted, to) > 0 && open.some((way) => way.where(np, to, lifted)))
}

/** 4.1 Whether a Train that has no space yet still finds one without the Troops of a space. */
const leavesTrain = (np: NonPlayer, from: Space): boolean =>
  np.op?.rules.word !== TRAIN || keepsTrain(np, from, ready(np.g, from))

const mayLift = (np: NonPlayer, s: Space): boolean => LIFT_FROM.where(np, s) && leavesTrain(np, s) && hasLanding(np, s)

function landing(np: NonPlayer): Word | undefined {
  const lifted = ready(np.g, here(np))
  for (const { by, line, where } of landings(np)) {
    const to = np.chooseSpace(line, (_, s) => where(np, s, lifted), by(lifted))
    if (to !== undefined) return to
  }
  return isGranted(np) ? np.chooseSpace(LIFT_TO_BUILD, everywhere, [highestPopulation]) : np.done()
}

/** Outside of an operation an event has granted the activity: it must be carried out somewhere. */
const isGranted = (np: NonPlayer): boolean => np.op === undefined
const everywhere = (): boolean => true

const smallestPopulation = fewest(
  { en: 'lowest Population', es: 'menor Población', pl: 'najmniejsza populacja' },
  (_, s) => pop(s),
)
const FIELDS_BY = [
  most({ en: 'most Cartels Bases', es: 'más Bases de los Cárteles', pl: 'najwięcej baz karteli' }, ({ g }, s) =>
    bases(g, CARTELS, s),
  ),
  smallestPopulation,
  oppositionFirst,
]

/** A department with Cartels bases that is not about to be Assaulted. */
function isField(np: NonPlayer, s: Space): boolean {
  if (!isDepartment(s) || bases(np.g, CARTELS, s) === 0) return false
  return np.op?.rules.word !== ASSAULT || !np.once('planned', () => plannedAssault(np)).includes(s)
}

/** 8.8.7 The first special activity that can be carried out; nothing if one was tried before, or none can. */
export function specialActivity(np: NonPlayer): Word | undefined {
  const { g, op } = np
  if (op === undefined || op.activity !== undefined) return undefined
  return np.once('activity', () => {
    const fields = spacesWith(g, CARTELS).some((s) => isField(np, s))
    const isTarget = (s: Space): boolean => STRIKE_BASE.where(np, s) || STRIKE_LAST.where(np, s)
    return (
      (fields && spraysPlayer(np) ? np.join(SPRAY_PLAYER, eradicate.word) : undefined) ??
      (airStrike.accompanies.includes(op.rules.word) && onMap(g).some(isTarget)
        ? np.join(spaceOfStrike(np), airStrike.word)
        : undefined) ??
      (spacesWith(g, GOVT).some((s) => LIFT_FROM.where(np, s)) ? np.join(LIFT_FROM, airLift.word) : undefined) ??
      (fields ? np.join(SPRAY_ANYWAY, eradicate.word) : undefined)
    )
  })
}
const spaceOfStrike = (np: NonPlayer): Line =>
  onMap(np.g).some((s) => STRIKE_BASE.where(np, s)) ? STRIKE_BASE : STRIKE_LAST

/**
 * 8.4.4/h1 The same where an event brings special activities alone, each of which must be carried out somehow. One Air Lift is enough: the
 * next would take off where it landed.
 */
export function eventActivity(np: NonPlayer): Word | undefined {
  const { g } = np
  const canLift = np.noted<boolean>('lifted') !== true && spacesWith(g, GOVT).some((s) => mayLift(np, s))
  const fields = spacesWith(g, CARTELS).some((s) => isField(np, s))
  const isTarget = (s: Space): boolean => STRIKE_BASE.where(np, s) || STRIKE_LAST.where(np, s)
  const chosen =
    (fields && spraysPlayer(np) ? np.firstOf(SPRAY_PLAYER, [eradicate.word]) : undefined) ??
    (onMap(g).some(isTarget) ? np.firstOf(spaceOfStrike(np), [airStrike.word]) : undefined) ??
    (canLift ? np.firstOf(LIFT_FROM, [airLift.word]) : undefined) ??
    np.firstOf(SPRAY_ANYWAY, fields ? [eradicate.word] : []) ??
    np.firstOf(BY_EVENT, [airStrike.word, airLift.word, eradicate.word])
  if (chosen === airLift.word) np.note('lifted', true)
  return chosen
}

/** 10.3/S4 Where a piece of the faction stands that is hit before the others. */
const foremostTarget = fewest(
  {
    en: 'best target (players, then FARC, AUC, Cartels)',
    es: 'mejor objetivo (jugadores, luego FARC, AUC, Cárteles)',
    pl: 'najlepszy cel (gracze, potem FARC, AUC, kartele)',
  },
  (np, s) => targets(np).findIndex((f) => isAnyExposed(np.g, s, [f])),
)

/** The piece that an Air Strike removes. */
export function strikeTarget(np: NonPlayer): Word | undefined {
  const players = [AUC, FARC].filter((f) => np.isPlayer(f)).map(base)
  return (
    np.firstPiece(STRIKE_BASE, players) ??
    np.firstPiece(
      BY_EVENT,
      targets(np).flatMap((f) => [base(f), active(f)]),
    )
  )
}

const answers: Answers = {
  'eradicate.where': (np) =>
    np.chooseSpace(spraysPlayer(np) ? SPRAY_PLAYER : SPRAY_ANYWAY, isField, FIELDS_BY) ??
    (isGranted(np) ? np.chooseSpace(SPRAY_ANYWAY, everywhere, FIELDS_BY) : np.done()),
  'eradicate.shift': (np) => np.chooseSpace(LEAST_LOSS, everywhere, [smallestPopulation]),
  'strike.where': (np) =>
    np.chooseSpace(STRIKE_BASE, STRIKE_BASE.where, STRIKE_BASE.by) ??
    np.chooseSpace(STRIKE_LAST, STRIKE_LAST.where, STRIKE_LAST.by) ??
    (isGranted(np) ? np.chooseSpace(BY_EVENT, everywhere, [foremostTarget]) : np.done()),
  'lift.from': (np) =>
    np.chooseSpace(LIFT_FROM, mayLift, LIFT_FROM.by) ??
    (isGranted(np) ? np.chooseSpace(LIFT_FROM, everywhere, LIFT_FROM.by) : np.done()),
  'lift.to': landing,
}

/** 8.8.7/h1 */
export const howManyLift = (np: NonPlayer): Word | undefined => {
  const { space, to } = np.q.params as { space: Space; to: Space }
  return np.number(LIFT_SURPLUS, load(np.g, ready(np.g, space), to))
}

export const activities = { lines: sheet.lines, answers }

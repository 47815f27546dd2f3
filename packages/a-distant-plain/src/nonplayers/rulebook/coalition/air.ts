import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { activeOf, bases, guerrillas, pieces, undergroundOf } from '@coinflict/kernel/rules'
import {
  type Game,
  type Line,
  type Piece,
  resources,
  type Space,
  spacesWith,
  track,
  type Word,
} from '@coinflict/kernel/state'
import { airLift, governmentSeats } from '../../../activities/air-lift.ts'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  active,
  base,
  COALITION,
  COALITION_TROOPS,
  coalitionTroops,
  cubes,
  GOVERNMENT,
  GOVERNMENT_TROOPS,
  governmentTroops,
  HARD,
  ISLAMABAD,
  SPONSORSHIP,
  TALIBAN,
  underground,
} from '../../../forces.ts'
import { AFGHAN, EVERY, isAfghan, isCity, isPakistan } from '../../../map.ts'
import { ASSAULT, borrowedStrength, findsHidden } from '../../../operations/assault.ts'
import { SWEEP, sweepStrength } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { assaultLosses, excess, hasTaliban, holdsCoin, type Losses, lacking, spare, withTalibanFirst } from '../coin.ts'

/** 8.8.2-4 The Coalition in the air: Air Lift after Training, before a Sweep or an Assault; Air Strike. */
const sheet = new Sheet()
const afterTraining = sheet.part('8.8.2', airLift.word)
const beforeSweep = sheet.part('8.8.3', airLift.word)
const striking = sheet.part('8.8.3', airStrike.word)
const beforeAssault = sheet.part('8.8.4', airLift.word)
export const airLines = sheet.lines

// Air Lift: who flies.

const LIFT = afterTraining.line('12', {
  en: 'Without a Surge: Air Lift from the 2 COIN-Controlled spaces with the most Coalition Troops beyond what Control needs, as many as possible but not the last of either kind, to add COIN Control in 1 space: first with Taliban, then highest Population.',
  es: 'Sin Oleada: Transporte Aéreo desde las 2 casillas con Control COIN a las que más Tropas de la Coalición les sobren, tantas como se pueda, pero no la última de ningún tipo, para añadir Control COIN en 1 casilla: primero con Talibanes, luego mayor Población.',
  pl: 'Bez wzmocnienia: transport lotniczy z 2 pól pod kontrolą COIN, gdzie jest najwięcej zbędnego wojska koalicji: tyle, ile się da, ale bez ostatniej kostki któregokolwiek rodzaju, by zyskać kontrolę COIN na 1 polu: najpierw z talibami, potem największa populacja.',
})
const LIFT_TO_SWEEP = beforeSweep.line('3', {
  en: 'If an Air Lift first would let the Sweep Activate the last Underground Taliban in a space where they would otherwise stay Underground, do it where it Activates the most.',
  es: 'Si un Transporte Aéreo previo permite al Barrido Activar a los últimos Talibanes Ocultos de una casilla donde, si no, seguirían Ocultos, hazlo donde Active a más.',
  pl: 'Jeśli wcześniejszy transport lotniczy pozwoli aktywować przeszukiwaniem ostatnich ukrytych talibów na polu, gdzie inaczej pozostaliby ukryci, wykonaj go tam, gdzie aktywuje ich najwięcej.',
})
const LIFT_TO_ASSAULT = beforeAssault.line('2', {
  en: 'If an Air Lift into a space would let Assault remove 4 more Taliban pieces or 1 more Taliban Base than Assault and Air Strike, do it first where it removes the most.',
  es: 'Si un Transporte Aéreo a una casilla permite al Asalto eliminar 4 fichas Talibanes o 1 Base Talibán más que el Asalto y el Ataque Aéreo, hazlo antes donde elimine más.',
  pl: 'Jeśli transport lotniczy na pole pozwoli szturmowi usunąć o 4 elementy lub o 1 bazę talibów więcej niż szturm z atakiem z powietrza, wykonaj go najpierw tam, gdzie usunie najwięcej.',
})

/** Troops that fly from one space. */
interface Load {
  readonly from: Space
  readonly coalition: number
  readonly government: number
}

const excessTroops = (g: Game, s: Space): number => excess(g, s, coalitionTroops(g, s))

/** As many as Control allows; one of each kind stays. */
function loadAt(g: Game, from: Space, seats: number): Load {
  const coalition = Math.min(excessTroops(g, from), coalitionTroops(g, from) - 1)
  const government = Math.max(0, Math.min(spare(g, from) - coalition, governmentTroops(g, from) - 1, seats))
  return { from, coalition, government }
}

const isLoaded = ({ coalition, government }: Load): boolean => coalition + government > 0

const mostExcess = most(
  {
    en: 'most Coalition Troops to spare',
    es: 'más Tropas de la Coalición sobrantes',
    pl: 'najwięcej zbędnego wojska koalicji',
  },
  ({ g }, s) => excessTroops(g, s),
)

/** The spaces with the most Coalition Troops to spare, in order: three, as one may be where they are wanted. */
function airfields(np: NonPlayer): readonly Space[] {
  const { g } = np
  const seats = governmentSeats(g)
  const open = spacesWith(g, COALITION).filter((s) => excessTroops(g, s) > 0 && isLoaded(loadAt(g, s, seats)))
  const found: Space[] = []
  while (open.length > 0 && found.length < 3) {
    const s = np.bestOf(LIFT, open, [mostExcess]) as Space
    open.splice(open.indexOf(s), 1)
    found.push(s)
  }
  return found
}

/** What can be flown to a space from two of them. */
function loadsTo(g: Game, fields: readonly Space[], to: Space): readonly Load[] {
  let seats = governmentSeats(g)
  let used = 0
  const loads: Load[] = []
  for (const from of fields) {
    if (from === to) continue
    if (used++ === 2) break
    const load = loadAt(g, from, seats)
    seats -= load.government
    if (isLoaded(load)) loads.push(load)
  }
  return loads
}

const coalitionIn = (loads: readonly Load[]): number => loads.reduce((sum, { coalition }) => sum + coalition, 0)
const governmentIn = (loads: readonly Load[]): number => loads.reduce((sum, { government }) => sum + government, 0)

/** The orders of an Air Lift to the best of the spaces that are worth it. */
function planTo(
  np: NonPlayer,
  line: Line,
  among: readonly Space[],
  isWorth: (s: Space, coalition: number, government: number) => boolean,
  by: readonly Criterion[],
): readonly Order[] {
  const { g } = np
  const fields = airfields(np)
  if (fields.length === 0) return []
  const open = among.filter((s) => {
    const loads = loadsTo(g, fields, s)
    return loads.length > 0 && isWorth(s, coalitionIn(loads), governmentIn(loads))
  })
  const to = np.bestOf(line, open, by)
  if (to === undefined) return []
  return loadsTo(g, fields, to).map(({ from, coalition, government }) => ({
    from,
    to,
    pieces: [
      [COALITION_TROOPS, coalition],
      [GOVERNMENT_TROOPS, government],
    ],
    line,
  }))
}

const planForControl = (np: NonPlayer): readonly Order[] =>
  planTo(
    np,
    LIFT,
    AFGHAN.filter((s) => !holdsCoin(np.g, s)),
    (s, coalition, government) => coalition + government >= lacking(np.g, s),
    [withTalibanFirst, highestPopulation],
  )

const hiddenTaliban = ({ g }: NonPlayer, s: Space): number => undergroundOf(g, TALIBAN, s)

const planForSweep = (np: NonPlayer): readonly Order[] =>
  planTo(
    np,
    LIFT_TO_SWEEP,
    AFGHAN.filter((s) => hiddenTaliban(np, s) > sweepStrength(np.g, COALITION, s)),
    (s, coalition, government) =>
      coalition + pieces(np.g, COALITION, s) > 0 && cubes(np.g, s) + coalition + government >= hiddenTaliban(np, s),
    [
      most(
        { en: 'most Taliban Activated', es: 'más Talibanes Activados', pl: 'najwięcej aktywowanych talibów' },
        hiddenTaliban,
      ),
    ],
  )

const COST = 3

/** What the Taliban lose to an Assault with so many more Troops, Government cubes included if they can be paid. */
function losses({ g, op }: NonPlayer, s: Space, coalition: number, government: number, strikes: number): Losses {
  const troops = coalitionTroops(g, s) + coalition
  const borrowed = resources(g, GOVERNMENT) >= COST ? borrowedStrength(g, s) + government : 0
  const strength = troops === 0 ? 0 : troops + borrowed
  const looks = troops > 0 && op !== undefined && findsHidden(g, op)
  return assaultLosses(g, s, strength + strikes, looks).taliban
}

const MANY_LOST = 4

/** Whether Troops that are flown in remove a Base more, or 4 pieces, than Assault and an Air Strike would there. */
function isWorthFlying(then: Losses, otherwise: Losses): boolean {
  const more = sizeOf(then) - sizeOf(otherwise)
  return (
    then.bases > otherwise.bases ||
    (sizeOf(then) >= MANY_LOST && more > 0 && (sizeOf(otherwise) < MANY_LOST || more >= MANY_LOST))
  )
}
const sizeOf = ({ guerrillas: lost, bases: destroyed }: Losses): number => lost + destroyed

function planForAssault(np: NonPlayer): readonly Order[] {
  const removed = new Map<Space, number>()
  const isWorth = (s: Space, coalition: number, government: number): boolean => {
    const then = losses(np, s, coalition, government, 0)
    removed.set(s, sizeOf(then))
    return isWorthFlying(then, losses(np, s, 0, 0, isCity(s) ? 0 : 1))
  }
  const fields = spacesWith(np.g, TALIBAN).filter((s) => !isPakistan(s))
  return planTo(np, LIFT_TO_ASSAULT, fields, isWorth, [
    most(
      { en: 'most Taliban removed', es: 'más Talibanes eliminados', pl: 'najwięcej usuniętych talibów' },
      (_, s) => removed.get(s) ?? 0,
    ),
  ])
}

const lift = (np: NonPlayer): readonly Order[] =>
  np.once('lift', () => {
    if (np.op?.rules.word === SWEEP) return planForSweep(np)
    return np.op?.rules.word === ASSAULT ? planForAssault(np) : planForControl(np)
  })
const flights = (np: NonPlayer) => (): Order[] => [...lift(np)]

const MANPADS = 3

/** Card 26: whether the Taliban could stop a flight. */
export const mayBeStopped = ({ g }: NonPlayer): boolean =>
  inForce(g, CARD.manpadsScare, 'shaded') && resources(g, TALIBAN) >= MANPADS

/** Air Lift, if the chart finds use for it. */
export function joinLift(np: NonPlayer): Word | undefined {
  if (!np.q.isPossible(airLift.word)) return undefined
  const [flight] = lift(np)
  np.putDiceAside()
  return flight && np.say(flight.line, airLift.word)
}

// Air Strike.

const pakistanFirst = first(
  {
    en: 'in Pakistan, if Islamabad is at Sponsorship and Hard',
    es: 'en Pakistán, si Islamabad está en Financiación y Endurecida',
    pl: 'w Pakistanie, jeśli Islamabad jest na polu sponsorowania i usztywniony',
  },
  ({ g }, s) => isPakistan(s) && track(g, ISLAMABAD) === SPONSORSHIP && track(g, HARD) === 1,
)
const talibanGuerrillas = ({ g }: NonPlayer, s: Space): number => guerrillas(g, TALIBAN, s)

const STRIKE_LINES: readonly SpaceLine[] = [
  striking.line(
    '6',
    {
      en: 'Otherwise Air Strike. With Predators unshaded: first 1 Pakistan space with the fewest Guerrillas.',
      es: 'Si no, Ataque Aéreo. Con Predators sin sombrear: primero 1 casilla de Pakistán con menos Guerrillas.',
      pl: 'W przeciwnym razie atak z powietrza. Przy niezacienionym Predators: najpierw 1 pole w Pakistanie z najmniejszą liczbą partyzantów.',
    },
    {
      where: ({ g }: NonPlayer, s: Space) => isPakistan(s) && hasTaliban(g, s),
      when: ({ g }: NonPlayer) => inForce(g, CARD.predators, 'unshaded'),
      by: [fewest({ en: 'fewest Guerrillas', es: 'menos Guerrillas', pl: 'najmniej partyzantów' }, talibanGuerrillas)],
      most: 1,
    },
  ),
  striking.line(
    '7',
    {
      en: 'Target the Taliban: first Bases, in Pakistan first if Islamabad is at Sponsorship and Hard.',
      es: 'Contra los Talibanes: primero Bases, antes en Pakistán si Islamabad está en Financiación y Endurecida.',
      pl: 'Przeciw talibom: najpierw bazy, przede wszystkim w Pakistanie, jeśli Islamabad jest na polu sponsorowania i usztywniony.',
    },
    {
      where: (np: NonPlayer, s: Space) => bases(np.g, TALIBAN, s) > 0 && talibanGuerrillas(np, s) === 0,
      by: [pakistanFirst],
    },
  ),
  striking.line(
    '8',
    {
      en: 'Then where it removes the last Taliban piece in a space.',
      es: 'Luego donde elimine la última ficha Talibán de una casilla.',
      pl: 'Potem tam, gdzie usunie ostatni element talibów z pola.',
    },
    {
      where: ({ g }: NonPlayer, s: Space) => activeOf(g, TALIBAN, s) === 1 && pieces(g, TALIBAN, s) === 1,
      by: [pakistanFirst],
    },
  ),
  striking.line(
    '9',
    {
      en: 'Then where there are most Taliban Guerrillas.',
      es: 'Luego donde haya más Guerrillas Talibanes.',
      pl: 'Potem tam, gdzie jest najwięcej partyzantów talibów.',
    },
    {
      where: ({ g }: NonPlayer, s: Space) => activeOf(g, TALIBAN, s) > 0,
      by: [
        most(
          { en: 'most Taliban Guerrillas', es: 'más Guerrillas Talibanes', pl: 'najwięcej partyzantów talibów' },
          talibanGuerrillas,
        ),
        pakistanFirst,
      ],
    },
  ),
]

/** Air Strike, if there are Taliban to hit. */
export function joinStrike(np: NonPlayer): Word | undefined {
  if (!np.q.isPossible(airStrike.word)) return undefined
  const line = STRIKE_LINES.find(
    ({ when, where }) => when?.(np) !== false && EVERY.some((s) => !isCity(s) && where(np, s)),
  )
  return line && np.say(line, airStrike.word)
}

const STRUCK: readonly Piece[] = [base(TALIBAN), underground(TALIBAN), active(TALIBAN)]

/** What an Air Strike (4.2.3) removes: Taliban alone. */
export function struck(np: NonPlayer): Word | undefined {
  const line = np.lineAt(np.q.params?.space as Space, STRIKE_LINES) ?? (STRIKE_LINES.at(-1) as SpaceLine)
  return np.firstPiece(line, STRUCK) ?? np.done()
}

/** The numbers of Troops that an Air Lift (4.2.2) asks for. */
export const howManyFly = (np: NonPlayer): Word | undefined =>
  np.q.rule === '4.2.2' ? np.ordered(flights(np)) : undefined

export const airAnswers: Answers = {
  'lift.from': (np) => np.nextOrigin(flights(np)) ?? np.done(),
  'lift.to': (np) =>
    np.destination(flights(np)) ??
    np.chooseSpace(LIFT, ({ g }, s) => isAfghan(s) && !holdsCoin(g, s), [withTalibanFirst, highestPopulation]),
  'strike.where': (np) => np.select(STRIKE_LINES) ?? np.done(),
}

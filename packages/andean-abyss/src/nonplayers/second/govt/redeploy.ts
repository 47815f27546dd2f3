import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { bases, enemies, guerrillas, hasSupport, move, pieces, place, remove } from '@coinflict/kernel/rules'
import { type Game, type Line, type Piece, type Space, spacesWith, spaceWord, type Word } from '@coinflict/kernel/state'
import { controls } from '../../../control.ts'
import { AUC, CARTELS, cubes, GOVT, GOVT_CONTROL, POLICE, police, room, TROOPS, troops } from '../../../forces.ts'
import { econ, isCity, isDepartment, isLoc, pop, S } from '../../../map.ts'
import { beatsOf, quartersOf, quartersOrBogota } from '../../../round/redeploy.ts'
import type { Answers } from '../../answers.ts'
import { hasOnlyPolice } from './terms.ts'

/** 8.8.9 Redeploy, and FARC Zones. */
const sheet = new Sheet()
const part = sheet.part('8.8.9')

/** Police that a line wants to have in a space; what is there counts. */
interface PoliceLine extends Line {
  asks(g: Game, s: Space): number
  /** Fewer are of no use. */
  readonly whole?: boolean
}

const hasNoBase = (g: Game, s: Space): boolean => isDepartment(s) && bases(g, GOVT, s) === 0

const POLICE_LINES: readonly PoliceLine[] = [
  part.line(
    '4',
    {
      en: 'Police, each from the space with the most Police not yet moved: first to keep Government Control in populated departments without a Government Base.',
      es: 'Policías, cada uno desde la casilla con más Policías sin mover: primero para mantener el Control del Gobierno en departamentos poblados sin Base del Gobierno.',
      pl: 'Policja, każda kostka z pola z największą liczbą jeszcze nieprzesuniętych: najpierw by utrzymać kontrolę rządu w zaludnionych departamentach bez bazy rządowej.',
    },
    {
      asks: (g: Game, s: Space) =>
        hasNoBase(g, s) && pop(s) > 0 && controls(g, GOVT_CONTROL, s) ? enemies(g, GOVT, s) + 1 - troops(g, s) : 0,
      whole: true,
    },
  ),
  part.line(
    '5',
    {
      en: 'Then Police to equal the Cartels or AUC Guerrillas, whichever there are more of.',
      es: 'Luego Policía hasta igualar a las Guerrillas de los Cárteles o de las AUC, las que sean más.',
      pl: 'Potem tyle policji, ilu jest partyzantów karteli lub AUC, zależnie od tego, kogo jest więcej.',
    },
    {
      asks: (g: Game, s: Space) => (isLoc(s) ? 0 : Math.max(guerrillas(g, CARTELS, s), guerrillas(g, AUC, s))),
    },
  ),
  part.line(
    '6',
    {
      en: 'Then 1 Police to each populated space without Police.',
      es: 'Luego 1 Policía a cada casilla poblada sin Policía.',
      pl: 'Potem po 1 kostce policji na każde zaludnione pole bez policji.',
    },
    { asks: (_: Game, s: Space) => (pop(s) > 0 ? 1 : 0) },
  ),
  part.line(
    '7',
    {
      en: 'Then 1 Police to each LoC of Econ 3.',
      es: 'Luego 1 Policía a cada LdC de Econ 3.',
      pl: 'Potem po 1 kostce policji na każdy LiKom o Ekon 3.',
    },
    { asks: (_: Game, s: Space) => (econ(s) === 3 ? 1 : 0) },
  ),
  part.line(
    '8',
    {
      en: 'Then Police for 3 cubes in each department with Support and no Government Base.',
      es: 'Luego Policía hasta llegar a 3 cubos en cada departamento con Apoyo y sin Base del Gobierno.',
      pl: 'Potem policja, aż będą 3 kostki w każdym departamencie z poparciem i bez bazy rządowej.',
    },
    { asks: (g: Game, s: Space) => (hasNoBase(g, s) && hasSupport(g, s) ? 3 - troops(g, s) : 0) },
  ),
]
const BACK = part.line('9', {
  en: 'Troops from LoCs and departments without a Government Base: to Government Bases, then cities, for Control and 3 cubes; then 1 to where Police are alone; the rest to Bogotá.',
  es: 'Tropas de LdC y departamentos sin Base del Gobierno: a Bases del Gobierno y luego a ciudades, para tener Control y 3 cubos; luego 1 adonde la Policía esté sola; el resto, a Bogotá.',
  pl: 'Wojsko z LiKomów i departamentów bez bazy rządowej: do baz rządowych, potem miast, dla kontroli i 3 kostek; potem po 1 tam, gdzie jest sama policja; reszta do miasta Bogotá.',
})
const STAY = part.line('h2', {
  en: 'Only Troops that must move do so.',
  es: 'Solo se mueven las Tropas que deben hacerlo.',
  pl: 'Porusza się tylko to wojsko, które musi.',
})
const ZONE = part.line('h3', {
  en: 'Place a FARC Zone at random among the departments with the most FARC pieces; cubes driven out move as in Redeploy.',
  es: 'Una Zona FARC al azar entre los departamentos con más fichas de las FARC; los cubos expulsados se mueven como en el Redespliegue.',
  pl: 'Strefa FARC losowo wśród departamentów z największą liczbą elementów FARC; wyparte kostki przesuwają się jak przy rozmieszczeniu.',
})

/** Troops that a space lacks for Government Control and 3 cubes. */
const garrisonLacks = (g: Game, s: Space): number =>
  Math.max(0, 3 - cubes(g, s), enemies(g, GOVT, s) + 1 - pieces(g, GOVT, s))

/** 8.8.9/9 Where Troops go next, and how many: to what lacks them most urgently among some spaces. */
const POSTS: readonly { fits(g: Game, s: Space): boolean; lacks(g: Game, s: Space): number }[] = [
  { fits: (g, s) => bases(g, GOVT, s) > 0, lacks: garrisonLacks },
  { fits: (_, s) => isCity(s), lacks: garrisonLacks },
  { fits: () => true, lacks: (g, s) => (hasOnlyPolice(g, s) ? 1 : 0) },
]
const HOME: readonly Criterion[] = [
  first({ en: 'Bogotá', es: 'Bogotá', pl: 'Bogotá' }, (_, s) => s === S.bogota),
  first({ en: 'cities', es: 'ciudades', pl: 'miasta' }, (_, s) => isCity(s)),
]
function nextPost(np: NonPlayer, g: Game, among: readonly Space[]): { to: Space; n: number } {
  const open = among.filter((s) => room(g, TROOPS, s) > 0)
  for (const { fits, lacks } of POSTS) {
    const to = np.bestOf(
      BACK,
      open.filter((s) => fits(g, s) && lacks(g, s) > 0),
      [highestPopulation],
    )
    if (to !== undefined) return { to, n: lacks(g, to) }
  }
  return { to: np.bestOf(BACK, open, HOME) as Space, n: Number.POSITIVE_INFINITY }
}

/** Where the Troops set aside will stand, and how the Police go. */
interface Plan {
  readonly troops: ReadonlyMap<Space, number>
  readonly police: readonly Order[]
}

/** 8.8.9/2-9 Made when the first cube is to move, on a copy from which the Troops that must go are taken. */
function makePlan(np: NonPlayer): Plan {
  const game = np.draft()
  let aside = 0
  for (const s of spacesWith(game, GOVT)) {
    if (!isLoc(s) && !hasNoBase(game, s)) continue
    aside += troops(game, s)
    remove(game, TROOPS, s, troops(game, s))
  }
  const orders = sendPolice(np, game)
  const posted = new Map<Space, number>()
  const quarters = quartersOrBogota(game, quartersOf(game))
  while (aside > 0) {
    const { to, n } = nextPost(np, game, quarters)
    aside -= place(game, TROOPS, to, Math.min(n, aside))
    posted.set(to, troops(game, to))
  }
  return { troops: posted, police: orders }
}

/** 8.8.9/3-8 Moves Police on the copy. */
function sendPolice(np: NonPlayer, game: Game): readonly Order[] {
  const orders: Order[] = []
  const arrived = new Map<Space, number>()
  const unmoved = (s: Space): number => police(game, s) - (arrived.get(s) ?? 0)
  const mostUnmoved = most(
    { en: 'most Police not yet moved', es: 'más Policía sin mover', pl: 'najwięcej jeszcze nieprzesuniętej policji' },
    (_, s) => unmoved(s),
  )
  const beats = beatsOf(game)
  POLICE_LINES.forEach((line, at) => {
    /** What this line and those before it want to stay, and the last Police of a city or department. */
    const stays = (s: Space): number =>
      Math.max(isLoc(s) ? 0 : 1, ...POLICE_LINES.slice(0, at + 1).map(({ asks }) => asks(game, s)))
    const spare = (s: Space): number => Math.min(unmoved(s), police(game, s) - stays(s))
    const lacks = (s: Space): number => Math.min(line.asks(game, s) - police(game, s), room(game, POLICE, s))
    for (let left = beats.filter((s) => lacks(s) > 0); left.length > 0; ) {
      const to = np.bestOf(line, left, [highestPopulation]) as Space
      left = left.filter((s) => s !== to)
      const sources = (): readonly Space[] => spacesWith(game, GOVT).filter((s) => s !== to && spare(s) > 0)
      if (line.whole && sources().reduce((sum, s) => sum + spare(s), 0) < lacks(to)) continue
      while (lacks(to) > 0) {
        const from = np.bestOf(line, sources(), [mostUnmoved])
        if (from === undefined) break
        move(game, POLICE, from, to)
        arrived.set(to, (arrived.get(to) ?? 0) + 1)
        orders.push({ from, to, line, pieces: [[POLICE, 1]], explanation: np.reason })
      }
    }
  })
  return orders
}

const plan = (np: NonPlayer): Plan => np.onceInPhase('redeploy', () => makePlan(np))
const policeOrders = (np: NonPlayer) => (): Order[] => [...plan(np).police]

function nextQuarters(np: NonPlayer): Word | undefined {
  const short = [...plan(np).troops].find(([to, n]) => troops(np.g, to) < n)
  return short && np.chooseSpace(BACK, (_, s) => s === short[0])
}

/** How many go where the answer before said. */
export function howManyRedeploy(np: NonPlayer): Word | undefined {
  const { piece, to } = np.q.params as { piece: Piece; to: Space }
  if (piece === POLICE) return np.ordered(policeOrders(np))
  return np.number(BACK, (plan(np).troops.get(to) ?? 0) - troops(np.g, to))
}

/** The spaces that the question offers. */
const offered = (np: NonPlayer): readonly Space[] => np.q.answers.map((answer) => answer as number as Space)

/** 8.8.9/h3 Where a cube driven out of a FARC Zone goes, and how many with it. */
function refuge(np: NonPlayer, among: readonly Space[]): { to: Space; n: number; line: Line } {
  const { g } = np
  if (np.q.params?.piece === TROOPS) return { ...nextPost(np, g, among), line: BACK }
  for (const line of POLICE_LINES) {
    const lacks = (s: Space): number => line.asks(g, s) - police(g, s)
    const to = np.bestOf(
      line,
      among.filter((s) => lacks(s) > 0),
      [highestPopulation],
    )
    if (to !== undefined) return { to, n: lacks(to), line }
  }
  return { to: np.bestOf(ZONE, among, HOME) as Space, n: Number.POSITIVE_INFINITY, line: ZONE }
}

/** How many leave a FARC Zone together. */
export function howManyLeave(np: NonPlayer): Word | undefined {
  const { line, n } = refuge(np, [np.q.params?.to as Space])
  return np.number(line, n)
}

const answers: Answers = {
  'redeploy.must': nextQuarters,
  'redeploy.may': (np) =>
    np.q.params?.piece === TROOPS ? np.done(STAY) : (np.nextOrigin(policeOrders(np)) ?? np.done()),
  // Where somebody else chose who leaves, it goes like one driven out of a FARC Zone.
  'redeploy.to': (np) => np.destination(policeOrders(np)) ?? spaceWord(refuge(np, offered(np)).to),
  'zone.where': (np) => np.chooseSpace(ZONE, () => true),
  'zone.leave'(np) {
    // The choice among equals stands as the explanation of the answer.
    return spaceWord(refuge(np, offered(np)).to)
  },
}

export const redeploying = { lines: sheet.lines, answers }

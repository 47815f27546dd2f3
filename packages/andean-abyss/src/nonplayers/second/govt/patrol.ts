import { type Criterion, fewest, first, most, type NonPlayer, type Order, Sheet } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, enemies, move, noteArrival, pieces, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import {
  count,
  factionWord,
  type Game,
  type Line,
  type Operation,
  type Piece,
  type Space,
  spacesWith,
} from '@coinflict/kernel/state'
import { cubes, GOVT, INSURGENTS, onMap, POLICE, police, TROOPS, troops } from '../../../forces.ts'
import { econ, isCity, isLoc, LOCS } from '../../../map.ts'
import { connected, PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { outcomeOf } from './outcome.ts'
import { guardOf, isHeld, surplus, targets } from './terms.ts'

/** 8.8.5 Patrol. */
const sheet = new Sheet()
const part = sheet.part('8.8.5', PATROL)

/** A guerrilla there is Underground, or they outnumber the cubes. */
const isTroubled = (g: Game, loc: Space): boolean =>
  allGuerrillas(g, loc) > cubes(g, loc) || INSURGENTS.some((f) => undergroundOf(g, f, loc) > 0)

export const PATROL_STEP = part.line(
  '1',
  {
    en: 'Otherwise Patrol if a LoC has an Underground Guerrilla or more Guerrillas than cubes.',
    es: 'Si no, Patrulla si una LdC tiene una Guerrilla Oculta o más Guerrillas que cubos.',
    pl: 'W przeciwnym razie patrol, jeśli na LiKomie jest ukryty partyzant albo więcej partyzantów niż kostek.',
  },
  { operation: PATROL, when: ({ g }: NonPlayer) => LOCS.some((loc) => isTroubled(g, loc)), ifNone: [SWEEP] },
)

const GUARD = part.line('3', {
  en: 'First bring cubes to each LoC until they equal the Guerrillas (one more with 7th Special Forces, shaded, in force), each from the space with the most cubes.',
  es: 'Primero lleva cubos a cada LdC hasta igualar a las Guerrillas (uno más con 7th Special Forces, sombreado, en vigor), cada uno desde la casilla con más cubos.',
  pl: 'Najpierw sprowadź na każdy LiKom tyle kostek, ilu jest tam partyzantów (o jedną więcej, gdy obowiązuje zacieniony tekst 7th Special Forces), każdą z pola z największą liczbą kostek.',
})
const CITIES = part.line('4', {
  en: 'Then from spaces with 4 cubes and Government Control, largest surplus first, until as many cities as possible have 3 cubes, Control, Troops and Police.',
  es: 'Luego desde casillas con 4 cubos y Control del Gobierno, primero la de mayor excedente, hasta que el mayor número posible de ciudades tenga 3 cubos, Control, Tropas y Policía.',
  pl: 'Potem z pól z 4 kostkami i kontrolą rządu, od największej nadwyżki, aż jak najwięcej miast będzie miało 3 kostki, kontrolę, wojsko i policję.',
})
const ECON_3 = part.line('5', {
  en: 'Then 1 Police to each LoC of Econ 3 without Police.',
  es: 'Luego 1 Policía a cada LdC de Econ 3 sin Policía.',
  pl: 'Potem po 1 kostce policji na każdy LiKom o Ekon 3 bez policji.',
})
const ASSAULT_LINES = part.line('6', {
  en: 'Flip Guerrillas to Active on every LoC; then Assault where the most insurgent pieces are removed.',
  es: 'Activa Guerrillas en todas las LdC; luego asalta donde se eliminen más fichas insurgentes.',
  pl: 'Aktywuj partyzantów na każdym LiKomie; potem szturm tam, gdzie zniknie najwięcej elementów powstańców.',
})

/** Police go before Troops. */
const KINDS = [POLICE, TROOPS] as const

/** Cubes on their way, tried out on a copy of the game. */
class Plan {
  private readonly game: Game
  private readonly op: Operation
  private readonly moves: { from: Space; to: Space; piece: Piece; line: Line; explanation: Order['explanation'] }[] = []

  constructor(private readonly np: NonPlayer) {
    this.game = np.draft()
    this.op = this.game.operation as Operation
  }

  make(): Order[] {
    this.guardLines()
    this.fillCities()
    this.watchRichLines()
    return this.orders()
  }

  /** 8.8.5/3, h1 */
  private guardLines(): void {
    const { game, np } = this
    const isShort = (loc: Space): boolean => cubes(game, loc) < guardOf(game, loc)
    this.eachOf(GUARD, LOCS.filter(isShort), [], (loc) => {
      const origins = connected(game, loc)
      this.tryAll(() => {
        while (isShort(loc)) {
          const open = this.sources((s) => s !== loc && origins[s] === 1 && this.kindFrom(s) !== undefined)
          const from = np.bestOf(GUARD, open, [this.mostCubes, this.policeFirst])
          if (from === undefined) return false
          this.carry(GUARD, this.kindFrom(from) as Piece, from, loc)
        }
        return true
      })
    })
  }

  /** 8.8.5/4 Cubes that a city lacks for 3 of them, Control, Troops and Police. */
  private lacks(city: Space): number {
    const { game } = this
    return Math.max(
      3 - cubes(game, city),
      enemies(game, GOVT, city) + 1 - pieces(game, GOVT, city),
      (police(game, city) === 0 ? 1 : 0) + (troops(game, city) === 0 ? 1 : 0),
    )
  }

  /** 8.8.5/4, h2 */
  private fillCities(): void {
    const { game, np } = this
    const lacking = onMap(game).filter((s) => isCity(s) && this.lacks(s) > 0)
    const easiest = fewest(
      { en: 'needs fewest cubes', es: 'necesita menos cubos', pl: 'potrzebuje najmniej kostek' },
      (_, s) => this.lacks(s),
    )
    this.eachOf(CITIES, lacking, [easiest], (city) => {
      const origins = connected(game, city)
      const spares = (s: Space, piece: Piece): boolean =>
        s !== city &&
        origins[s] === 1 &&
        cubes(game, s) >= 4 &&
        isHeld(game, s) &&
        surplus(game, s) > 0 &&
        this.free(s, piece) > 0
      this.tryAll(() => {
        while (this.lacks(city) > 0) {
          const wanted = this.lackedKinds(city).find((piece) => this.sources((s) => spares(s, piece)).length > 0)
          if (wanted === undefined) return false
          const open = this.sources((s) => spares(s, wanted))
          this.carry(CITIES, wanted, np.bestOf(CITIES, open, [this.largestSurplus]) as Space, city)
        }
        return true
      })
    })
  }

  /** Kinds that a city may be sent: the one that it has none of, if it can take no other. */
  private lackedKinds(city: Space): readonly Piece[] {
    const { game } = this
    const missing = KINDS.filter((piece) => count(game, city, piece) === 0)
    return missing.length > 0 ? missing.slice(0, 1) : KINDS
  }

  /** 8.8.5/5 Not out of a city that has just what it needs, nor off a line that needs it as much. */
  private watchRichLines(): void {
    const { game, np } = this
    const isUnwatched = (loc: Space): boolean => econ(loc) === 3 && police(game, loc) === 0
    this.eachOf(ECON_3, LOCS.filter(isUnwatched), [], (loc) => {
      const origins = connected(game, loc)
      const isNeeded = (s: Space): boolean =>
        isCity(s)
          ? this.lacks(s) === 0 && (cubes(game, s) === 3 || surplus(game, s) === 0)
          : econ(s) === 3 && police(game, s) === 1
      const open = this.sources((s) => origins[s] === 1 && this.free(s, POLICE) > 0 && !isNeeded(s))
      const from = np.bestOf(ECON_3, open, [this.mostCubes])
      if (from !== undefined) this.carry(ECON_3, POLICE, from, loc)
    })
  }

  private readonly mostCubes = most({ en: 'most cubes', es: 'más cubos', pl: 'najwięcej kostek' }, (_, s) =>
    cubes(this.game, s),
  )
  /** 8.8.5/2 Police before Troops also among equal spaces. */
  private readonly policeFirst = first(
    { en: 'Police may go', es: 'puede salir Policía', pl: 'może iść policja' },
    (_, s) => this.kindFrom(s) === POLICE,
  )
  private readonly largestSurplus = most(
    { en: 'largest surplus', es: 'mayor excedente', pl: 'największa nadwyżka' },
    (_, s) => surplus(this.game, s),
  )

  private sources(fits: (s: Space) => boolean): readonly Space[] {
    return spacesWith(this.game, GOVT).filter(fits)
  }

  /** Each of some spaces, by criteria and then by chance. */
  private eachOf(line: Line, spaces: readonly Space[], by: readonly Criterion[], deal: (s: Space) => void) {
    for (let left = spaces; left.length > 0; ) {
      const next = this.np.bestOf(line, left, by) as Space
      deal(next)
      left = left.filter((s) => s !== next)
    }
  }

  /** 8.8.5/2 Cubes of a kind that may go: not the last of it out of a city or department, no cube that a line needs. */
  private free(s: Space, piece: Piece): number {
    const { game, op } = this
    const keeps = isLoc(s) ? cubes(game, s) - guardOf(game, s) : count(game, s, piece) - 1
    return Math.min(unmoved(game, op, s, piece), keeps)
  }

  private kindFrom(s: Space): Piece | undefined {
    return KINDS.find((piece) => this.free(s, piece) > 0)
  }

  private carry(line: Line, piece: Piece, from: Space, to: Space): void {
    move(this.game, piece, from, to)
    noteArrival(this.game, this.op, to, piece, 1)
    this.moves.push({ from, to, piece, line, explanation: this.np.reason })
  }

  /** What does not come about as a whole is undone. */
  private tryAll(deed: () => boolean): void {
    const { game, moves, op } = this
    const before = moves.length
    if (deed()) return
    for (const { from, piece, to } of moves.splice(before).reverse()) {
      move(game, piece, to, from)
      noteArrival(game, op, to, piece, -1)
    }
  }

  /** The moves put together, those of one line from and to the same spaces in one. */
  private orders(): Order[] {
    const orders: {
      from: Space
      to: Space
      line: Line
      explanation: Order['explanation']
      pieces: [Piece, number][]
    }[] = []
    for (const { from, explanation, line, piece, to } of this.moves) {
      let order = orders.find((other) => other.from === from && other.to === to && other.line === line)
      if (order === undefined) {
        order = { from, to, line, explanation, pieces: KINDS.map((kind) => [kind, 0]) }
        orders.push(order)
      }
      const group = order.pieces.find(([kind]) => kind === piece) as [Piece, number]
      group[1]++
    }
    return orders
  }
}

const plan = (np: NonPlayer) => (): Order[] => new Plan(np).make()

/** 8.8.5/6 The next line to Assault. */
export const nextLine = (np: NonPlayer) =>
  np.chooseSpace(ASSAULT_LINES, () => true, [
    most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, (_, s) => outcomeOf(np, s).pieces),
  ])

const answers: Answers = {
  'patrol.from': (np) => np.nextOrigin(plan(np)) ?? np.done(),
  'patrol.to': (np) =>
    np.destination(plan(np)) ??
    // Somebody else chose the origin.
    np.chooseSpace(GUARD, ({ g }, s) => cubes(g, s) < guardOf(g, s)) ??
    np.chooseSpace(ECON_3, ({ g }, s) => econ(s) === 3 && police(g, s) === 0),
}

/** How many cubes of an order go. */
export const patrolling = { lines: sheet.lines, answers }
export const ordered = (np: NonPlayer) => np.ordered(plan(np))
/** Whom cubes on lines find first. */
export const foundOnLines = (np: NonPlayer) => np.firstOf(ASSAULT_LINES, targets(np).map(factionWord))

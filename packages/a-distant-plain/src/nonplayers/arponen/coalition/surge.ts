import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  noSupportFirst,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { bases, hasSupport, totalSupport } from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Game,
  type Line,
  NO,
  type Space,
  spaceWord,
  track,
  type Word,
  YES,
} from '@coinflict/kernel/state'
import { surge } from '../../../activities/surge.ts'
import { isCoinControlled } from '../../../control.ts'
import {
  base,
  COALITION,
  COALITION_TROOPS,
  coalitionTroops,
  GOVERNMENT,
  PATRONAGE,
  population,
  room,
} from '../../../forces.ts'
import { AFGHAN, isCity } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { isFinalCampaign } from '../coin.ts'

/** 8.6.5 Surge. */
const sheet = new Sheet()
const part = sheet.part('8.6.5', surge.word)
export const SURGE_LINES = sheet.lines

const LEAVE = part.line('surge-1', {
  en: 'If the next Propaganda is the final one: move all Troops possible to Available, but leave the last one at each Coalition Base; from Support last.',
  es: 'Si la próxima Propaganda es la final: mueve todas las Tropas posibles a Disponibles, pero deja la última en cada Base de la Coalición; desde casillas con Apoyo, al final.',
  pl: 'Jeśli następna propaganda jest finałowa: przenieś jak najwięcej wojska do sił dostępnych, lecz przy każdej bazie koalicji zostaw ostatnią kostkę; z pól z poparciem na końcu.',
})
const SETTLE = part.line('surge-2', {
  en: 'Place as many Available Bases as possible, each with a Troop, in different spaces with Population, highest first.',
  es: 'Coloca tantas Bases Disponibles como sea posible, cada una con una Tropa, en distintas casillas con Población, la mayor primero.',
  pl: 'Umieść jak najwięcej dostępnych baz, każdą z kostką wojska, na różnych polach z populacją, najpierw największą.',
})
const RELOCATE = part.line('surge-3', {
  en: 'Move Bases, each with a Troop, from the least populous spaces without Support to more populous ones, most Support first.',
  es: 'Mueve Bases, cada una con una Tropa, de las casillas menos pobladas sin Apoyo a otras más pobladas, primero las de más Apoyo.',
  pl: 'Przenieś bazy, każdą z kostką wojska, z najmniej ludnych pól bez poparcia na ludniejsze, najpierw z największym poparciem.',
})
const BALANCE = part.line('surge-4a', {
  en: 'If anything moved and it is not the last campaign: roll a die and move up to that many Troops to bring Available Troops close to total Support.',
  es: 'Si se ha movido algo y no es la última Campaña: tira un dado y mueve hasta ese número de Tropas para acercar las Disponibles al Apoyo Total.',
  pl: 'Jeśli coś przesunięto i nie jest to ostatnia kampania: rzuć kością i przesuń najwyżej tyle kostek wojska, by liczba dostępnych zbliżyła się do sumy poparcia.',
})
const PROTECT = part.line('surge-4b', {
  en: 'Then 1 Troop to each Coalition Base without one.',
  es: 'Luego 1 Tropa a cada Base de la Coalición que no tenga ninguna.',
  pl: 'Potem 1 kostka wojska do każdej bazy koalicji, która żadnej nie ma.',
})
const AID = part.line('surge-4c', {
  en: 'Add Aid; if the Government is a player, only with less than 6 Patronage.',
  es: 'Añade Ayuda; si al Gobierno lo lleva un jugador, solo con menos de 6 de Patrocinio.',
  pl: 'Dodaj wsparcie; jeśli rządem kieruje gracz, tylko przy patronacie poniżej 6.',
})

const MOST_SPACES = 3

/** Kabul and spaces under COIN Control. */
const isOpen = (g: Game, s: Space): boolean => isCity(s) || isCoinControlled(g, s)

const mostSupport = most({ en: 'most Support', es: 'más Apoyo', pl: 'najwięcej poparcia' }, (np, s) =>
  hasSupport(np.g, s) ? population(np.g, s) : 0,
)
const lowestPopulation = fewest(
  { en: 'lowest Population', es: 'menor Población', pl: 'najmniejsza populacja' },
  (np, s) => population(np.g, s),
)

/** How Coalition pieces are to stand in the end: the spaces, and in each the Troops and Bases with the line that asks for them. */
class Surge {
  readonly spaces: Space[] = []
  readonly lines: Line[] = []
  private readonly troops: number[]
  private readonly bases: number[]
  private readonly settled: Space[] = []
  private availableTroops: number
  private availableBases: number

  constructor(private readonly np: NonPlayer) {
    const { g } = np
    this.troops = g.volume.allSpaces.map((s) => coalitionTroops(g, s))
    this.bases = g.volume.allSpaces.map((s) => bases(g, COALITION, s))
    this.availableTroops = available(g, COALITION_TROOPS)
    this.availableBases = available(g, base(COALITION))
    if (isFinalCampaign(g)) this.leave()
    this.settle()
    this.relocate()
    if (this.spaces.length === 0) return
    if (!isFinalCampaign(g)) this.balance()
    this.protect()
  }

  troopsAt(s: Space): number {
    return this.troops[s] as number
  }

  basesAt(s: Space): number {
    return this.bases[s] as number
  }

  lineAt(s: Space): Line {
    return this.lines[this.spaces.indexOf(s)] ?? SETTLE
  }

  /** Whether these spaces fit among the three. */
  private fits(...spaces: readonly Space[]): boolean {
    return this.spaces.length + spaces.filter((s) => !this.spaces.includes(s)).length <= MOST_SPACES
  }

  private use(line: Line, s: Space): void {
    if (this.spaces.includes(s)) return
    this.spaces.push(s)
    this.lines.push(line)
  }

  private best(line: Line, fits: (s: Space) => boolean, by: readonly Criterion[]): Space | undefined {
    const { np } = this
    return np.bestOf(
      line,
      AFGHAN.filter((s) => isOpen(np.g, s) && fits(s)),
      by,
    )
  }

  /** Troops that may leave a space: the last one stays at a Base. */
  private spare(s: Space): number {
    return this.troopsAt(s) - (this.basesAt(s) > 0 ? 1 : 0)
  }

  private leave(): void {
    const byNumber = most({ en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }, (_, s) => this.spare(s))
    for (;;) {
      const s = this.best(LEAVE, (each) => this.spare(each) > 0 && this.fits(each), [byNumber, noSupportFirst])
      if (s === undefined) return
      this.use(LEAVE, s)
      this.availableTroops += this.spare(s)
      this.troops[s] = this.troopsAt(s) - this.spare(s)
    }
  }

  /** Room for a Base, and none of the Coalition there. */
  private mayTakeBase(s: Space): boolean {
    return population(this.np.g, s) > 0 && this.basesAt(s) === 0 && room(this.np.g, base(COALITION), s) > 0
  }

  /** Whether a Troop of another space may come, with that space among the three. */
  private mayLend(from: Space, to: Space): boolean {
    return from !== to && this.spare(from) > 0 && this.fits(from, to)
  }

  private canEscort(s: Space): boolean {
    if (this.troopsAt(s) > 0 || this.availableTroops > 0) return true
    return AFGHAN.some((other) => isOpen(this.np.g, other) && this.mayLend(other, s))
  }

  /** A Troop for a space that has none: from Available, else from another space, one in use first, then where most can leave. */
  private escort(line: Line, s: Space): void {
    if (this.troopsAt(s) > 0) return
    if (this.availableTroops > 0) this.availableTroops--
    else {
      const inUse = first(
        { en: 'already chosen for the Surge', es: 'ya elegida para la Oleada', pl: 'już wybrane do wzmocnienia' },
        (_, other) => this.spaces.includes(other),
      )
      const mostSpare = most({ en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }, (_, other) =>
        this.spare(other),
      )
      const from = this.best(line, (other) => this.mayLend(other, s), [inUse, mostSpare]) as Space
      this.use(line, from)
      this.troops[from] = this.troopsAt(from) - 1
    }
    this.troops[s] = this.troopsAt(s) + 1
  }

  private settle(): void {
    const mayTake = (s: Space): boolean => this.mayTakeBase(s) && this.fits(s) && this.canEscort(s)
    while (this.availableBases > 0) {
      const s = this.best(SETTLE, mayTake, [highestPopulation])
      if (s === undefined) return
      this.use(SETTLE, s)
      this.escort(SETTLE, s)
      this.availableBases--
      this.bases[s] = 1
      this.settled.push(s)
    }
  }

  private relocate(): void {
    const { g } = this.np
    const isBetter = (from: Space, to: Space): boolean =>
      population(g, to) > population(g, from) &&
      this.mayTakeBase(to) &&
      this.fits(from, to) &&
      (this.troopsAt(to) + this.troopsAt(from) > 0 || this.availableTroops > 0)
    const mayLeave = (s: Space): boolean => this.basesAt(s) > 0 && !hasSupport(g, s) && !this.settled.includes(s)
    const hasBetter = (from: Space): boolean => AFGHAN.some((to) => isOpen(g, to) && isBetter(from, to))
    for (;;) {
      const from = this.best(RELOCATE, (s) => mayLeave(s) && hasBetter(s), [lowestPopulation])
      if (from === undefined) return
      const to = this.best(RELOCATE, (s) => isBetter(from, s), [mostSupport, highestPopulation]) as Space
      this.use(RELOCATE, from)
      this.use(RELOCATE, to)
      this.bases[from] = 0
      if (this.troopsAt(to) === 0 && this.troopsAt(from) > 0) {
        this.troops[from] = this.troopsAt(from) - 1
        this.troops[to] = 1
      } else this.escort(RELOCATE, to)
      this.bases[to] = 1
      this.settled.push(to)
    }
  }

  /** Troops come or go one by one, spread evenly over the spaces. */
  private balance(): void {
    const { np } = this
    const roll = np.die()
    const moved: number[] = this.troops.map(() => 0)
    const even = fewest(
      { en: 'spread evenly', es: 'repartidas por igual', pl: 'równomiernie' },
      (_, s) => moved[s] as number,
    )
    const fullest = most({ en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }, (_, s) => this.troopsAt(s))
    const surplus = this.availableTroops - totalSupport(np.g)
    for (let i = Math.min(roll, Math.abs(surplus)); i > 0; i--) {
      const inUse = (s: Space): boolean => this.fits(s) && (this.basesAt(s) > 0 || this.spaces.includes(s))
      const s =
        surplus > 0
          ? this.best(BALANCE, inUse, [noSupportFirst, even])
          : this.best(BALANCE, (each) => this.fits(each) && this.spare(each) > 0, [fullest])
      if (s === undefined) return
      this.use(BALANCE, s)
      moved[s] = (moved[s] as number) + 1
      this.troops[s] = this.troopsAt(s) + Math.sign(surplus)
      this.availableTroops -= Math.sign(surplus)
    }
  }

  private protect(): void {
    for (;;) {
      const isBare = (s: Space): boolean =>
        this.basesAt(s) > 0 && this.troopsAt(s) === 0 && this.fits(s) && this.canEscort(s)
      const s = this.best(PROTECT, isBare, [noSupportFirst])
      if (s === undefined) return
      this.use(PROTECT, s)
      this.escort(PROTECT, s)
    }
  }
}

/** The Surge under way; a new one begins when no space is selected yet. */
function plan(np: NonPlayer): Surge {
  const begins = np.q.id === 'surge.where' && !np.q.isPossible(DONE)
  const known = begins ? undefined : np.noted<Surge>('surge')
  if (known !== undefined) return known
  const made = new Surge(np)
  np.note('surge', made)
  return made
}

function surgeWhere(np: NonPlayer): Word | undefined {
  const { lines, spaces } = plan(np)
  np.putDiceAside()
  for (const [i, s] of spaces.entries())
    if (np.q.isPossible(spaceWord(s))) return np.say(lines[i] as Line, spaceWord(s))
  return np.done()
}

function howMany(np: NonPlayer): Word | undefined {
  const s = here(np)
  const planned = plan(np)
  if (!planned.spaces.includes(s))
    return np.number(planned.lineAt(s), count(np.g, s, np.q.params?.piece ?? COALITION_TROOPS))
  const n = np.q.params?.piece === COALITION_TROOPS ? planned.troopsAt(s) : planned.basesAt(s)
  return np.number(planned.lineAt(s), n)
}

const addsAid = (np: NonPlayer): boolean => !np.isPlayer(GOVERNMENT) || track(np.g, PATRONAGE) < 6

export const surgeAnswers: Answers = {
  'surge.where': surgeWhere,
  'surge.how-many': howMany,
  'surge.roll': (np) => np.firstOf(AID, [addsAid(np) ? YES : NO]),
  'surge.aid': (np) => np.highest(AID),
}

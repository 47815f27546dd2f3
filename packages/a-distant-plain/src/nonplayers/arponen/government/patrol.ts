import { type NonPlayer, type Order, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { allPieces, bases, pieces } from '@coinflict/kernel/rules'
import { count, type Game, type Line, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import {
  coinPieces,
  cubes,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  INSURGENTS,
  TALIBAN,
} from '../../../forces.ts'
import { isLoc, isPashtun, LOCS, NEXT_TO_LOC_OR_CITY, S } from '../../../map.ts'
import { governmentStrength } from '../../../operations/assault.ts'
import { connected, PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { insurgents, isRich, lacking, mostInTurn, wantedOn } from '../coin.ts'
import { activityOfPatrol } from './activities.ts'
import { loses } from './assault.ts'

/** 8.7.4 Patrol. */
const sheet = new Sheet()
const part = sheet.part('8.7.4', PATROL)
export const PATROL_LINES = sheet.lines

/** The most that any one hostile Player has on a LoC. */
const playerPieces = (np: NonPlayer, s: Space): number =>
  Math.max(0, ...INSURGENTS.filter((f) => np.isPlayer(f)).map((f) => pieces(np.g, f, s)))

const isTalibanAhead = (g: Game, s: Space): boolean =>
  isRich(s) && pieces(g, TALIBAN, s) > allPieces(g, s) - pieces(g, TALIBAN, s)

export const PATROL_STEP: Step = part.line(
  'if',
  {
    en: 'Otherwise Patrol if a player has 2 or more pieces on a LoC, or the Taliban outnumber their enemies on a LoC of Econ 3 or 4.',
    es: 'Si no, Patrulla si hay 2 o más fichas de un jugador en una LdC, o los Talibanes superan a sus enemigos en una LdC de Econ 3 o 4.',
    pl: 'W przeciwnym razie patrol, jeśli na LiKomie są co najmniej 2 elementy gracza albo talibowie przeważają na LiKomie o Ekon 3 lub 4.',
  },
  {
    operation: PATROL,
    ifNone: [TRAIN, SWEEP],
    when: (np: NonPlayer) => LOCS.some((s) => playerPieces(np, s) >= 2 || isTalibanAhead(np.g, s)),
  },
)

/** Cubes as they would stand; each moves once. */
class Watch {
  private readonly standing: readonly [police: number[], troops: number[]]
  private readonly ways = new Map<Space, Uint8Array>()
  private readonly sent = new Map<string, { from: Space; to: Space; line: Line; n: [police: number, troops: number] }>()

  private readonly g: Game

  constructor(private readonly np: NonPlayer) {
    const { g } = np
    this.g = g
    const all = g.volume.allSpaces
    this.standing = [all.map((s) => count(g, s, GOVERNMENT_POLICE)), all.map((s) => count(g, s, GOVERNMENT_TROOPS))]
  }

  private leads(from: Space, to: Space): boolean {
    if (NEXT_TO_LOC_OR_CITY[from] !== 1) return false
    const way = this.ways.get(from) ?? connected(this.g, from)
    this.ways.set(from, way)
    return way[to] === 1
  }

  private wanted(s: Space): number {
    return Math.max(wantedOn(s), playerPieces(this.np, s))
  }

  /** Cubes of a kind that may still leave a space: no COIN Control is lost, LoCs keep what is wanted there. */
  private spare(kind: 0 | 1, s: Space): number {
    const { g } = this
    const [police, troops] = this.standing
    const here = (this.standing[kind] as number[])[s] as number
    const gone = governmentCubes(g, s) - (police[s] as number) - (troops[s] as number)
    if (isLoc(s)) return Math.min(here, (police[s] as number) + (troops[s] as number) - this.wanted(s))
    const keep = kind === 0 && (bases(g, GOVERNMENT, s) > 0 || !isPashtun(s)) ? 1 : 0
    const excess = isCoinControlled(g, s) ? coinPieces(g, s) - gone - insurgents(g, s) - 1 : here
    return Math.min(here - keep, excess)
  }

  /** Sends one cube, of the kind given, from where most of it are. */
  private sendOne(kind: 0 | 1, line: Line, to: Space): boolean {
    const standing = this.standing[kind] as number[]
    let from: Space | undefined
    for (const s of spacesWith(this.g, GOVERNMENT)) {
      if (s === to || this.spare(kind, s) <= 0 || !this.leads(s, to)) continue
      if (from === undefined || (standing[s] as number) > (standing[from] as number)) from = s
    }
    if (from === undefined) return false
    standing[from] = (standing[from] as number) - 1
    const key = `${from} ${to}`
    const group = this.sent.get(key) ?? { from, to, line, n: [0, 0] }
    group.n[kind]++
    this.sent.set(key, group)
    return true
  }

  /** Sends so many, Police before Troops; tells how many went. */
  send(line: Line, to: Space, n: number): number {
    for (let i = 0; i < n; i++) if (!this.sendOne(0, line, to) && !this.sendOne(1, line, to)) return i
    return n
  }

  get orders(): Order[] {
    return [...this.sent.values()].map(({ from, to, line, n: [police, troops] }) => ({
      from,
      to,
      line,
      pieces: [
        [GOVERNMENT_TROOPS, troops],
        [GOVERNMENT_POLICE, police],
      ],
    }))
  }
}

const HOLD_KABUL = part.line('1', {
  en: 'To Control Kabul: Police first, then Troops, from where there are most.',
  es: 'Para Controlar Kabul: primero Policía, luego Tropas, de donde haya más.',
  pl: 'By kontrolować Kabul: najpierw policja, potem wojsko, stamtąd, gdzie jest ich najwięcej.',
})
const MATCH = part.line('2-players', {
  en: 'To equal a player’s pieces on LoCs, highest Econ first.',
  es: 'Para igualar las fichas de un jugador en las LdC, mayor Econ primero.',
  pl: 'By dorównać liczbą elementom gracza na LiKomach, najpierw o najwyższym Ekon.',
})
const HOLD_RICH = part.line('2-rich', {
  en: 'Then 2 cubes on each LoC of Econ 3 or 4.',
  es: 'Luego 2 cubos en cada LdC de Econ 3 o 4.',
  pl: 'Potem po 2 kostki na każdy LiKom o Ekon 3 lub 4.',
})
const HOLD_OTHERS = part.line('2-others', {
  en: 'Then 1 cube on each other LoC.',
  es: 'Luego 1 cubo en cada una de las demás LdC.',
  pl: 'Potem po 1 kostce na każdy inny LiKom.',
})

function planPatrol(np: NonPlayer): Order[] {
  const { g } = np
  const watch = new Watch(np)
  const on = new Map<Space, number>(LOCS.map((s) => [s, cubes(g, s)]))
  if (lacking(g, S.kabul) > 0 && new Watch(np).send(HOLD_KABUL, S.kabul, lacking(g, S.kabul)) === lacking(g, S.kabul))
    watch.send(HOLD_KABUL, S.kabul, lacking(g, S.kabul))
  const fill = (line: Line, fits: (s: Space) => boolean, missing: (s: Space) => number): void => {
    const open = LOCS.filter((s) => fits(s) && missing(s) > 0)
    while (open.length > 0) {
      const to = np.bestOf(line, open) as Space
      open.splice(open.indexOf(to), 1)
      on.set(to, (on.get(to) as number) + watch.send(line, to, missing(to)))
    }
  }
  fill(
    MATCH,
    (s) => playerPieces(np, s) > 0,
    (s) => playerPieces(np, s) - governmentCubes(g, s),
  )
  fill(HOLD_RICH, isRich, (s) => 2 - (on.get(s) as number))
  fill(
    HOLD_OTHERS,
    (s) => !isRich(s),
    (s) => 1 - (on.get(s) as number),
  )
  return watch.orders
}

/** How many of a group patrol. */
export const patrollers = (np: NonPlayer): Word | undefined => np.ordered(() => planPatrol(np))

/** Whether cubes on some LoC could remove anybody there once they are seen. */
const couldFight = (g: Game): boolean => LOCS.some((s) => governmentStrength(g, s) > 0 && insurgents(g, s) > 0)

const STRIKE: SpaceLine = part.line(
  '3',
  {
    en: 'Then Assault on the LoC where it removes the most pieces: a player’s, then Taliban, then Warlord.',
    es: 'Luego Asalto en la LdC donde elimine más fichas de un jugador, luego Talibanes, luego de los Señores de la Guerra.',
    pl: 'Potem szturm na LiKomie, z którego usunie najwięcej elementów gracza, potem talibów, potem watażków.',
  },
  {
    where: (np: NonPlayer, s: Space) => INSURGENTS.some((f) => loses(np.g, f, s) > 0),
    by: mostInTurn(loses),
  },
)

function patrolFrom(np: NonPlayer): Word | undefined {
  const next = np.nextOrigin(() => planPatrol(np))
  if (next !== undefined) return next
  return np.op?.spaces.length === 0 && !couldFight(np.g) ? np.fail() : np.done()
}

export const patrolAnswers: Answers = {
  'patrol.from': patrolFrom,
  'patrol.to': (np) => np.destination(() => planPatrol(np)),
  'patrol.assault': (np) => np.select([STRIKE]) ?? activityOfPatrol(np) ?? np.done(),
}

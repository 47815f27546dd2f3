import {
  type Criterion,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { count, type Game, type Line, type Space, spacesWith, spaceWord, type Word } from '@coinflict/kernel/state'
import { inReach, MOST_PIECES, passengers, transport } from '../../../activities/transport.ts'
import {
  ARVN,
  ARVN_TROOPS,
  active,
  arvnTroops,
  insurgentPieces,
  police,
  underground,
  usTroops,
} from '../../../forces.ts'
import { isLoc, isProvince, pop } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { foundBy, SWEEP } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import {
  abroadFirst,
  canJoin,
  controlChanges,
  hiddenIn,
  holdsCoin,
  lacking,
  nextOrder,
  ordered,
  sizeOf,
  spare,
  upTo,
} from '../coin.ts'
import { cavalryTarget, notNeeded, prospect } from './assault.ts'
import { sweepers, sweepOrder, toFind } from './sweep.ts'

/** 8.7.2 Transport, with a Train or a Patrol or before an Assault or a Sweep. */
const sheet = new Sheet()
const transporting = sheet.part('8.7.2', transport.word)
export const transportLines = sheet.lines

const JOIN = transporting.line('Transport/0', {
  en: 'If no such Govern or Raid is possible: Transport up to 6 pieces, Rangers, then Troops.',
  es: 'Si no es posible tal Gobernar o Incursión: Transporte de hasta 6 fichas, Rangers y luego Tropas.',
  pl: 'Jeśli takie rządzenie lub wypad nie są możliwe: transport najwyżej 6 elementów, rangersi, potem wojsko.',
})
const FROM = transporting.line('Transport/1', {
  en: 'From a Laos or Cambodia space, otherwise from the South Vietnam space with the most ARVN Troops beyond what COIN Control needs.',
  es: 'Desde una casilla de Laos o Camboya; si no, desde la casilla de Vietnam del Sur con más Tropas del ARVN por encima de lo que exige el Control COIN.',
  pl: 'Z pola w Laosie lub Kambodży, w innym razie z pola Wietnamu Południowego z największą liczbą wojska ARVN ponad potrzeby kontroli COIN.',
})
const KEEP = transporting.line('Transport/2', {
  en: 'Never so many that COIN Control is lost where they leave.',
  es: 'Nunca tantas que se pierda Control COIN en el origen.',
  pl: 'Nigdy tylu, by utracić kontrolę COIN tam, skąd wyruszają.',
})
const TO_PROVINCE = transporting.line('Transport/3', {
  en: 'With Train or Patrol: into 1 province, first with Police but no US or ARVN Troops, within that to change Control of the most Population.',
  es: 'Con Entrenamiento o Patrulla: a 1 provincia, primero con Policía pero sin Tropas de EE.\u00a0UU. o ARVN; dentro de eso, para cambiar el Control de más Población.',
  pl: 'Przy szkoleniu lub patrolu: do 1 prowincji, najpierw z policją, a bez wojska USA i ARVN, wśród takich, by zmienić kontrolę największej populacji.',
})
const TO_FIELD = transporting.line('Transport/4', {
  en: 'Before Assault or Sweep: into up to 3 spaces, where that helps the most.',
  es: 'Antes de Asalto o Barrido: a hasta 3 casillas, donde más ayude.',
  pl: 'Przed szturmem lub przeszukiwaniem: na najwyżej 3 pola, gdzie najbardziej to pomoże.',
})
const CAVALRY = transporting.line('Transport/5', {
  en: 'With Armored Cavalry unshaded: Assault in 1 of these spaces, as in an Assault.',
  es: 'Con Armored Cavalry sin sombrear: Asalto en 1 de estas casillas, como en un Asalto.',
  pl: 'Przy niezacienionym Armored Cavalry: szturm na 1 z tych pól, jak w szturmie.',
})

const MOST_ENDS = 3

/** Troops that what follows can do without where they are. */
function freeTroops(np: NonPlayer, s: Space): number {
  const troops = passengers(np.g).includes(ARVN_TROOPS) ? arvnTroops(np.g, s) : 0
  switch (np.op?.rules.word) {
    case ASSAULT:
      return notNeeded(np.g, s, troops)
    case SWEEP:
      return Math.min(troops, Math.max(0, sweepers(np.g, s) - toFind(s, hiddenIn(np.g, s))))
    default:
      return troops
  }
}

/** Who would go from a space: Rangers first. */
const groupAt = (np: NonPlayer, s: Space): Order['pieces'] =>
  upTo(Math.min(MOST_PIECES, spare(np.g, s)), [
    [underground(ARVN), count(np.g, s, underground(ARVN))],
    [active(ARVN), count(np.g, s, active(ARVN))],
    [ARVN_TROOPS, freeTroops(np, s)],
  ])

const troopsOf = (group: Order['pieces']): number => group.find(([piece]) => piece === ARVN_TROOPS)?.[1] ?? 0

const ORIGINS: readonly Criterion[] = [
  abroadFirst,
  most({ en: 'most Troops to spare', es: 'más Tropas sobrantes', pl: 'najwięcej zbędnego wojska' }, (np, s) =>
    Math.min(arvnTroops(np.g, s), spare(np.g, s)),
  ),
]

/** The convoy: from the first origin that has somewhere to go. */
const convoy = (np: NonPlayer): readonly Order[] =>
  np.once('convoy', () => {
    const open = spacesWith(np.g, ARVN).filter((s) => groupAt(np, s).length > 0)
    for (let from = np.bestOf(FROM, open, ORIGINS); from !== undefined; from = np.bestOf(FROM, open, ORIGINS)) {
      open.splice(open.indexOf(from), 1)
      const orders = ordersFrom(np, from)
      if (orders.length > 0) return orders
    }
    return []
  })

function ordersFrom(np: NonPlayer, from: Space): readonly Order[] {
  switch (np.op?.rules.word) {
    case ASSAULT:
      return toAssault(np, from)
    case SWEEP:
      return toSweep(np, from)
    default:
      return toProvince(np, from)
  }
}

// With Train or Patrol.

const isBare = (g: Game, s: Space): boolean => police(g, s) > 0 && usTroops(g, s) + arvnTroops(g, s) === 0

function toProvince(np: NonPlayer, from: Space): readonly Order[] {
  const { g } = np
  const group = groupAt(np, from)
  const changed = (s: Space): number => pop(s) * Math.sign(controlChanges(g, s, [0, sizeOf(group)]))
  const provinces = inReach(g, from).filter(isProvince)
  const bare = troopsOf(group) > 0 ? provinces.filter((s) => isBare(g, s)) : []
  const to = np.bestOf(TO_PROVINCE, bare.length > 0 ? bare : provinces.filter((s) => changed(s) > 0), [
    most(
      {
        en: 'most Population whose Control changes',
        es: 'más Población cuyo Control cambia',
        pl: 'największa populacja ze zmianą kontroli',
      },
      (_, s) => changed(s),
    ),
  ])
  return to === undefined ? [] : [{ from, to, pieces: group, line: TO_PROVINCE, explanation: np.reason }]
}

// Before Assault.

/** As few Troops as lead an Assault to the best aim that it can have in a space; Rangers go along with the first of them. */
interface Help {
  readonly troops: number
  readonly aim: number
  readonly score: number
}
function helpAt(g: Game, s: Space, troops: number, rangers: number): Help | undefined {
  let best = prospect(g, s).aim
  let help: Help | undefined
  for (let n = 1; n <= troops; n++) {
    const { aim, score } = prospect(g, s, n, rangers)
    if (aim >= best) continue
    best = aim
    help = { troops: n, aim, score }
  }
  return help
}

function toAssault(np: NonPlayer, from: Space): readonly Order[] {
  const { g } = np
  const group = groupAt(np, from)
  const open = inReach(g, from).filter((s) => insurgentPieces(g, s) > 0)
  const orders: Order[] = []
  let troops = troopsOf(group)
  let rangers = sizeOf(group) - troops
  while (orders.length < MOST_ENDS) {
    const helps = new Map(open.map((s) => [s, helpAt(g, s, troops, rangers)]))
    const useful = open.filter((s) => helps.get(s) !== undefined)
    const to = np.bestOf(TO_FIELD, useful, [
      most(
        {
          en: 'what an Assault seeks first',
          es: 'lo que un Asalto busca primero',
          pl: 'to, czego szturm szuka najpierw',
        },
        (_, s) => -(helps.get(s)?.aim ?? 0),
      ),
      most(
        { en: 'most removed there', es: 'más eliminado allí', pl: 'najwięcej tam usunie' },
        (_, s) => helps.get(s)?.score ?? 0,
      ),
    ])
    const help = to === undefined ? undefined : helps.get(to)
    if (to === undefined || help === undefined) break
    orders.push({ from, to, pieces: shareOf(group, help.troops, rangers > 0), line: TO_FIELD, explanation: np.reason })
    open.splice(open.indexOf(to), 1)
    troops -= help.troops
    rangers = 0
  }
  return orders
}

/** So many Troops of a group, with its Rangers or without. */
const shareOf = (group: Order['pieces'], troops: number, withRangers: boolean): Order['pieces'] =>
  group.flatMap(([piece, n]) => {
    const going = piece === ARVN_TROOPS ? troops : withRangers ? n : 0
    return going === 0 ? [] : [[piece, going] as const]
  })

// Before Sweep.

/** Where more pieces find more guerrillas; then where there are such and they add COIN Control. */
function toSweep(np: NonPlayer, from: Space): readonly Order[] {
  const { g } = np
  const orders: Order[] = []
  let group = groupAt(np, from)
  const open = [...inReach(g, from)]
  const send = (to: Space | undefined, n: number): boolean => {
    if (to === undefined) return false
    const pieces = upTo(n, group)
    orders.push({ from, to, pieces, line: TO_FIELD, explanation: np.reason })
    open.splice(open.indexOf(to), 1)
    group = group.map(([piece, there]) => [piece, there - (pieces.find(([kind]) => kind === piece)?.[1] ?? 0)] as const)
    return true
  }
  const wanted = (s: Space): number => toFind(s, hiddenIn(g, s)) - sweepers(g, s)
  const finds = (s: Space): boolean =>
    foundBy(s, sweepers(g, s) + Math.min(wanted(s), sizeOf(group))) > foundBy(s, sweepers(g, s))
  while (orders.length < MOST_ENDS) {
    const to = np.bestOf(
      TO_FIELD,
      open.filter((s) => !isLoc(s) && wanted(s) > 0 && finds(s)),
      sweepOrder,
    )
    if (!send(to, to === undefined ? 0 : wanted(to))) break
  }
  const isGained = (s: Space): boolean =>
    hiddenIn(g, s) > 0 && pop(s) > 0 && !holdsCoin(g, s) && lacking(g, s) <= sizeOf(group)
  if (orders.length < MOST_ENDS && sizeOf(group) > 0)
    send(np.bestOf(TO_FIELD, open.filter(isGained), [highestPopulation]), sizeOf(group))
  return orders
}

/** Transport, if the chart finds a way for it. */
export function joinTransport(np: NonPlayer, line: Line = JOIN): Word | undefined {
  if (!np.q.isPossible(transport.word) || convoy(np).length === 0 || !canJoin(np, transport.word)) return undefined
  np.putDiceAside()
  return np.say(line, transport.word)
}

/** How many go with a group. */
export const howManyTransport = (np: NonPlayer): Word | undefined =>
  np.q.rule === '4.3.2' ? ordered(np, KEEP) : undefined

export const transportAnswers: Answers = {
  'transport.from'(np) {
    const [order] = convoy(np)
    return order === undefined ? np.done() : (np.firstOf(FROM, [spaceWord(order.from)]) ?? np.done())
  },
  'transport.to'(np) {
    const isOpen = (order: Order): boolean => order.from === here(np) && np.q.isPossible(spaceWord(order.to))
    const order = nextOrder(np, 'transport', () => convoy(np), isOpen)
    return order === undefined ? np.done() : np.give(order, order.to)
  },
  'transport.cavalry'(np) {
    const s = cavalryTarget(np)
    return s === undefined ? np.done() : np.say(CAVALRY, s)
  },
}

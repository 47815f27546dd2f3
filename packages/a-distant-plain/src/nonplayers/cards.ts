import {
  type Answers,
  available,
  beginOperation,
  carryOut,
  DONE,
  type Faction,
  type FreeActivityRules,
  fewest,
  first,
  highestEcon,
  highestPopulation,
  inForce,
  isCardWord,
  type Line,
  markers,
  most,
  type NonPlayer,
  type OperationRules,
  type Order,
  type Sentence,
  type Sheet,
  type Space,
  type Step,
  spacesWith,
  supportFirst,
  track,
  type Word,
  word,
  wordCard,
  wordSpace,
} from '@coinflict/kernel'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { ambush, canSurprise } from '../activities/ambush.ts'
import { governIn } from '../activities/govern.ts'
import { surge } from '../activities/surge.ts'
import {
  AID,
  activeOf,
  base,
  bases,
  COALITION,
  COALITION_TROOPS,
  canHide,
  canImprove,
  coalitionTroops,
  controlledBy,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  governmentCubes,
  hasOpposition,
  hasSupport,
  INSURGENTS,
  isCoin,
  pieces,
  population,
  RETURNEES,
  TALIBAN,
  TERROR,
  undergroundOf,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, isLoc, PAKISTAN } from '../map.ts'
import { exposed, governmentCounted } from '../operations/assault.ts'
import { ATTACK, targetsOf } from '../operations/attack.ts'
import { SWEEP, sweep } from '../operations/sweep.ts'
import { Crossing } from './crossing.ts'
import type { EventBook, EventLines } from './events.ts'
import { holderWith, mostCoalitionTroops } from './terms.ts'

type Answer = (np: NonPlayer) => Word | undefined
const everywhere = (): boolean => true

// Single cards whose choices no general line settles.

const CARDS = {
  17: {
    en: 'NATO: the Coalition moves Troops as in a Surge.',
    es: 'NATO: la Coalición mueve Tropas como en una Oleada.',
    pl: 'NATO: koalicja przesuwa wojsko jak przy wzmocnieniu.',
  },
  21: {
    en: 'Operation Iraqi Freedom: Troops that no Control on the map needs, then Available ones; Bases last.',
    es: 'Operation Iraqi Freedom: Tropas del mapa que ningún Control necesite, luego Disponibles; Bases al final.',
    pl: 'Operation Iraqi Freedom: wojsko z mapy, którego nie wymaga kontrola, potem dostępne; bazy na końcu.',
  },
  25: {
    en: 'Koran Burning: first clear a space of Terror that can then shift most; then highest Population.',
    es: 'Koran Burning: primero limpia de Terror una casilla que luego pueda cambiar más; luego mayor Población.',
    pl: 'Koran Burning: najpierw oczyść z terroru pole, które potem przesunie się najbardziej; potem największa populacja.',
  },
  28: {
    en: 'Out of Pakistan: as in a March, all but one Guerrilla of each space.',
    es: 'Desde Pakistán: como en una Marcha, todas las Guerrillas de cada casilla menos una.',
    pl: 'Z Pakistanu: jak przy przemarszu, wszyscy partyzanci z każdego pola oprócz jednego.',
  },
  32: {
    en: 'Haqqani: Ambush, first a Coalition piece, then a Government Base; Attack only with 4 Active Guerrillas.',
    es: 'Haqqani: Emboscada, primero a una ficha de la Coalición, luego a una Base del Gobierno; Ataque solo con 4 Guerrillas Activas.',
    pl: 'Haqqani: zasadzka, najpierw na element koalicji, potem na bazę rządową; atak tylko z 4 aktywnymi partyzantami.',
  },
  36: {
    en: 'Mullah Omar: remove Guerrillas; halve Resources only if there are none.',
    es: 'Mullah Omar: elimina Guerrillas; reduce Recursos a la mitad solo si no hay ninguna.',
    pl: 'Mullah Omar: usuń partyzantów; zasoby zmniejsz o połowę tylko wtedy, gdy ich nie ma.',
  },
  37: {
    en: 'Afghan Commandos: Assault at once where that removes a Base or 2 pieces, otherwise Sweep first.',
    es: 'Afghan Commandos: Asalta de inmediato donde elimine una Base o 2 fichas; si no, Barre primero.',
    pl: 'Afghan Commandos: szturmuj od razu, gdzie usunie to bazę lub 2 elementy, inaczej najpierw przeszukiwanie.',
  },
  40: {
    en: 'Line Item: Patronage for the Government if 3 or more Aid can go there; otherwise, and for all others, Resources.',
    es: 'Line Item: Patrocinio para el Gobierno si puede recibir 3 o más de Ayuda; si no, y para los demás, Recursos.',
    pl: 'Line Item: patronat dla rządu, jeśli może tam trafić co najmniej 3 wsparcia; w innym razie i dla pozostałych zasoby.',
  },
  41: {
    en: 'NATO Politics: Bases come back first and leave last.',
    es: 'NATO Politics: las Bases vuelven primero y salen al final.',
    pl: 'NATO Politics: bazy wracają pierwsze i odchodzą ostatnie.',
  },
  42: {
    en: 'Returnees: where the own total gains, then where no player’s does.',
    es: 'Retornados: donde gane el total propio, luego donde no gane el de ningún jugador.',
    pl: 'Powracający: tam, gdzie zyska własna suma, potem gdzie nie zyska suma żadnego gracza.',
  },
  44: {
    en: 'Pakistani Politics: insurgents place, but the Warlords remove if the Taliban are a player; COIN factions remove.',
    es: 'Pakistani Politics: los insurgentes colocan, pero los Señores de la Guerra eliminan si los Talibanes son un jugador; las facciones COIN eliminan.',
    pl: 'Pakistani Politics: rebelianci umieszczają, lecz watażkowie usuwają, jeśli talibowie są graczem; frakcje COIN usuwają.',
  },
  50: {
    en: 'Development Aid: all to the Warlords; to Patronage only if they are a player and the Government is not.',
    es: 'Development Aid: todo a los Señores de la Guerra; a Patrocinio solo si ellos son un jugador y el Gobierno no.',
    pl: 'Development Aid: wszystko dla watażków; do patronatu tylko, gdy oni są graczem, a rząd nie.',
  },
  54: {
    en: 'Profit Sharing: as much as possible to oneself or another non-player, nothing to a player at a non-player’s cost.',
    es: 'Profit Sharing: lo máximo para sí u otro no jugador, nada para un jugador a costa de un no jugador.',
    pl: 'Profit Sharing: jak najwięcej dla siebie lub innej frakcji bez gracza, nic dla gracza kosztem takiej frakcji.',
  },
  67: {
    en: 'Change in Tactics: turn a Capability to the own side; without such a one do not play it.',
    es: 'Change in Tactics: da la vuelta a una Capacidad hacia el lado propio; sin ninguna así, no lo juegues.',
    pl: 'Change in Tactics: odwróć możliwość na własną stronę; bez takiej nie zagrywaj.',
  },
  69: {
    en: 'Mine Removal: Returnees if the own total gains, otherwise clear markers; Sabotage the richest LoCs, then Terror at Support.',
    es: 'Mine Removal: Retornados si gana el total propio; si no, retira marcadores; Sabotaje en las LdC más ricas, luego Terror donde haya Apoyo.',
    pl: 'Mine Removal: powracający, jeśli zyska własna suma, inaczej usuwaj żetony; sabotaż na najbogatszych drogach, potem terror przy poparciu.',
  },
  70: {
    en: 'Contractor Surge: Troops from where most are, the last one at a Base only when no others are left.',
    es: 'Contractor Surge: Tropas de donde haya más; la última junto a una Base, solo si no quedan otras.',
    pl: 'Contractor Surge: wojsko stamtąd, gdzie jest go najwięcej; ostatnie przy bazie tylko wtedy, gdy nie ma innego.',
  },
} as const satisfies Readonly<Record<number, Sentence>>
export type CardNumber = keyof typeof CARDS

/** The lines of single cards, by number. */
export function cardLines({ line }: ReturnType<Sheet['part']>): EventLines['cards'] {
  const lines = Object.entries(CARDS).map(([card, text]) => [card, line(`card-${card}`, text)])
  return Object.fromEntries(lines) as EventLines['cards']
}

// What decides where no prospect does.

export const keepsControl = first(
  { en: 'no Control changes', es: 'sin cambio de Control', pl: 'bez zmiany kontroli' },
  ({ g }, s) => holderWith(g, s, COALITION, -1) === controlledBy(g, s),
)
const lastStays = first(
  {
    en: 'not the last Troop at a Coalition Base',
    es: 'no la última Tropa junto a una Base de la Coalición',
    pl: 'nie ostatnie wojsko przy bazie koalicji',
  },
  ({ g }, s) => coalitionTroops(g, s) > (bases(g, COALITION, s) > 0 ? 1 : 0),
)
const mostOwnSeen = most(
  { en: 'most own Active Guerrillas', es: 'más Guerrillas propias Activas', pl: 'najwięcej własnych aktywnych' },
  ({ g, me }, s) => activeOf(g, me, s),
)

/** Troops that the Coalition can take off the map without a change of Control, or of the last one at a Base. */
function spareTroops({ g }: NonPlayer): number {
  let sum = 0
  for (const s of spacesWith(g, COALITION)) {
    const most = coalitionTroops(g, s) - (bases(g, COALITION, s) > 0 ? 1 : 0)
    let n = 0
    while (n < most && holderWith(g, s, COALITION, -n - 1) === controlledBy(g, s)) n++
    sum += n
  }
  return sum
}

/** 5.5 Activities that events grant by themselves. */
export const ACTIVITIES: readonly FreeActivityRules[] = [airLift, airStrike, surge, governIn(3)]

/** Whether an answer that begins something free leads to anything by the chart. */
export const leadsOn = (np: NonPlayer, deed: Parameters<NonPlayer['attempt']>[0]): boolean => {
  const trial = np.attempt(deed)
  return trial !== undefined && np.isChanged(trial)
}

/** A free operation in one space (2.3.5), if the chart finds something to do. */
const leadsOnFreely = (np: NonPlayer, rules: OperationRules | undefined): boolean =>
  rules !== undefined &&
  leadsOn(np, (trial) => carryOut(trial, beginOperation(np.me, rules, { free: true, limited: true })))

/** Card 10: the operation that the chart leads to; if it cannot be carried out, another one. */
function freeOperation(np: NonPlayer, line: Line, steps: readonly Step[]): Word | undefined {
  const wanted = steps.find((step) => step.when(np))
  const order = [wanted?.operation, ...(wanted?.ifNone ?? []), ...steps.map((step) => step.operation)]
  const tried: Word[] = []
  for (const operation of order) {
    if (operation === undefined || tried.includes(operation) || !np.q.isPossible(operation)) continue
    tried.push(operation)
    const rules = np.g.volume.turn.operationsOf(np.me).find((each) => each.word === operation)
    if (leadsOnFreely(np, rules)) return np.say(line, operation)
  }
  return np.firstOf(line, [DONE])
}

/** Card 37: pieces that Commandos remove, one for each cube. */
const commandosRemove = ({ g }: NonPlayer, s: Space): number => Math.min(governmentCounted(g, s), exposed(g, s))
const commandosDestroy = ({ g }: NonPlayer, s: Space): boolean =>
  INSURGENTS.some(
    (f) => bases(g, f, s) > 0 && undergroundOf(g, f, s) === 0 && governmentCounted(g, s) > activeOf(g, f, s),
  )

// Card 32.

/** 3.3.3 What a success reaches: at most one Government cube stands before it. */
const reachesCoalition = first(
  {
    en: 'a Coalition piece can be removed',
    es: 'puede eliminarse una ficha de la Coalición',
    pl: 'da się usunąć element koalicji',
  },
  ({ g }, s) => pieces(g, COALITION, s) > 0 && governmentCubes(g, s) <= 1 && targetsOf(g, TALIBAN).includes(COALITION),
)
const reachesBase = first(
  {
    en: 'a Government Base can be removed',
    es: 'puede eliminarse una Base del Gobierno',
    pl: 'da się usunąć bazę rządową',
  },
  ({ g }, s) => bases(g, GOVERNMENT, s) > 0 && governmentCubes(g, s) + coalitionTroops(g, s) <= 1,
)
const isWorthAttack = ({ g }: NonPlayer, s: Space): boolean => canSurprise(g, s) || activeOf(g, TALIBAN, s) >= 4

/** Card 17: the spaces that Troops came to or left so far. */
export const rotated = (np: NonPlayer): readonly Space[] => np.noted<readonly Space[]>('rotated') ?? []

/** Card 17: one Troop after another, as things stand by then. */
function rotation(book: EventBook): Answers {
  const line = book.lines.cards[17]
  return {
    'event.17.where'(np) {
      const next = book.rotation(np)
      const answer = next && np.chooseSpace(line, next.where, next.by)
      if (answer === undefined) return np.firstOf(line, [DONE])
      np.note('rotated', [...rotated(np), wordSpace(answer)])
      return answer
    },
    'event.choice': (np) => np.firstOf(line, [word(book.rotation(np)?.way ?? 'bring-troops')]),
    'event.how-many': (np) => np.lowest(line),
  }
}

/** Card 21: the Coalition gives pieces up. */
const departure = (line: Line): Answers => ({
  'event.21.available': (np) => np.number(line, Math.max(0, (np.q.params?.n ?? 0) - spareTroops(np))),
  'event.how-many': (np) => np.lowest(line),
  'event.remove-where': (np) => np.chooseSpace(line, everywhere, [lastStays, keepsControl, mostCoalitionTroops]),
  'event.remove-which': (np) => np.firstPiece(line, [COALITION_TROOPS, base(COALITION)]),
})

/** Card 25: how many of the three markers were taken off so far is remembered. */
function clearTerror(np: NonPlayer, line: Line): Word | undefined {
  const left = 3 - (np.noted<number>('cleared') ?? 0)
  const opens = most(
    { en: 'greatest shift after it', es: 'mayor cambio después', pl: 'największe przesunięcie potem' },
    ({ g }, s) => (canImprove(g, s) && markers(g, s, TERROR) <= left ? population(g, s) : 0),
  )
  np.note('cleared', 4 - left)
  return np.chooseSpace(line, everywhere, [opens, highestPopulation])
}

// Cards 28 and 43.

/** The Pakistan space from which most can go. */
function richest(np: NonPlayer, line: Line): readonly Space[] {
  const all = new Crossing(np, line)
  const mostToGo = most({ en: 'most can go', es: 'más pueden salir', pl: 'najwięcej może wyjść' }, (_, s) =>
    all.spare(s),
  )
  const s = np.bestOf(
    line,
    PAKISTAN.filter((each) => all.spare(each) > 0),
    [mostToGo],
  )
  return s === undefined ? [] : [s]
}

function crossing(book: EventBook, from: (np: NonPlayer, line: Line) => readonly Space[]): Answers {
  const line = book.lines.cards[28]
  const orders = (np: NonPlayer): readonly Order[] =>
    np.once('crossing', () => {
      const plan = new Crossing(np, line, from(np, line))
      book.cross(plan)
      np.putDiceAside()
      return plan.orders
    })
  const given = (np: NonPlayer): number => np.noted<number>('crossed') ?? 0
  const current = (np: NonPlayer): Order | undefined => np.noted<Order>('crosses')
  return {
    'event.move-from'(np) {
      const order = orders(np)[given(np)]
      return order === undefined ? np.firstOf(line, [DONE]) : np.give(order, order.from)
    },
    'event.move-to'(np) {
      const from = np.q.params?.space
      const next = orders(np).findIndex((order, i) => i >= given(np) && order.from === from)
      const order = orders(np)[next]
      if (order === undefined) return np.firstOf(line, [DONE]) ?? np.chooseSpace(line, (_, s) => !isLoc(s))
      np.note('crossed', next + 1)
      np.note('crosses', order)
      return np.give(order, order.to)
    },
    'move.how-many'(np) {
      const { piece, space, to } = np.q.params ?? {}
      const order = current(np)
      // On these cards operations move pieces too, and not by this line.
      if (order === undefined || order.from !== space || order.to !== to) return undefined
      return np.number(line, order.pieces.find(([each]) => each === piece)?.[1] ?? 0)
    },
  }
}

/** Card 32: the first guerrilla of the Taliban goes where their Ambush finds somebody. */
const haqqani = (line: Line): Answers => ({
  'event.place-where'(np) {
    if (np.me !== TALIBAN || np.noted('hides') === true) return undefined
    np.note('hides', true)
    const isPrey = ({ g }: NonPlayer, s: Space): boolean => targetsOf(g, TALIBAN).some((f) => pieces(g, f, s) > 0)
    return np.chooseSpace(line, isPrey, [reachesCoalition, reachesBase])
  },
  'event.operation-where': (np) =>
    np.chooseSpace(line, isWorthAttack, [reachesCoalition, reachesBase]) ?? np.firstOf(line, [DONE]),
  'event.operation-what': (np) => np.firstOf(line, [ambush.word, ATTACK]),
})

/** Card 37: without the Sweep any space will do for the Assault. */
const commandos = (line: Line, free: Line): Answers => ({
  'event.choice'(np) {
    const isWorth = AFGHAN.some((s) => commandosDestroy(np, s) || commandosRemove(np, s) >= 2)
    if (isWorth) return np.firstOf(line, [DONE])
    return np.firstOf(free, leadsOnFreely(np, sweep) ? [SWEEP] : [DONE])
  },
  'event.operation-where': (np) =>
    np.chooseSpace(line, everywhere, [
      first({ en: 'a Base falls', es: 'cae una Base', pl: 'pada baza' }, commandosDestroy),
      most({ en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych' }, commandosRemove),
    ]),
})

const lineItem = (line: Line): Answers => ({
  'event.choice': (np) =>
    np.firstOf(line, [word(np.me === GOVERNMENT && track(np.g, AID) >= 3 ? 'aid-to-patronage' : 'eight-resources')]),
  'event.40.patronage': (np) => np.highest(line),
})

/** A +1 Pop marker: Support gains where it is, and so does Opposition; COIN Control gains everywhere. */
function resettle(np: NonPlayer, line: Line): Word | undefined {
  const gains = (f: Faction, s: Space): boolean =>
    f === COALITION ? hasSupport(np.g, s) : f === TALIBAN && hasOpposition(np.g, s)
  return np.chooseSpace(line, everywhere, [
    first({ en: 'the own total gains', es: 'gana el total propio', pl: 'zyskuje własna suma' }, (_, s) =>
      gains(np.me, s),
    ),
    fewest(
      { en: 'players gain least', es: 'menos para jugadores', pl: 'najmniej dla graczy' },
      (_, s) =>
        Number(np.isPlayer(COALITION) && gains(COALITION, s)) + Number(np.isPlayer(TALIBAN) && gains(TALIBAN, s)),
    ),
    first({ en: 'without Opposition', es: 'sin Oposición', pl: 'bez opozycji' }, ({ g }, s) => !hasOpposition(g, s)),
  ])
}

/** Card 44. */
const placesInPakistan = (np: NonPlayer): string =>
  isCoin(np.me) || (np.me === WARLORDS && np.isPlayer(TALIBAN)) ? 'remove-from-pakistan' : 'place-in-pakistan'

/** Card 50: Aid goes to the Warlords unless they are a player and the Government is none. */
function developmentAid(line: Line): Answers {
  const toWarlords = (np: NonPlayer): boolean => np.me === WARLORDS || !np.isPlayer(WARLORDS) || np.isPlayer(GOVERNMENT)
  return {
    'event.40.patronage': (np) => (toWarlords(np) ? np.lowest(line) : np.highest(line)),
    'event.50.warlords': (np) => (toWarlords(np) ? np.highest(line) : np.lowest(line)),
  }
}

/** Card 54: the Coalition leaves Patronage alone, it spends the Resources. */
function profitSharing(line: Line): Answers {
  const feeds = (np: NonPlayer): boolean => np.me === TALIBAN && np.isPlayer(WARLORDS) && !np.isPlayer(GOVERNMENT)
  const give: Answer = (np) => (feeds(np) ? np.lowest(line) : np.highest(line))
  return {
    'event.54.share': (np) => np.highest(line),
    'event.54.pocket': (np) => (np.me === GOVERNMENT ? np.highest(line) : np.lowest(line)),
    'event.54.bribes': give,
    'event.54.pay': give,
  }
}

/** Card 55, shaded: own guerrillas hide, else those of another non-player; COIN factions find all of them. */
function breaktime(line: Line): Answers {
  const isFriends = (np: NonPlayer, s: Space): boolean => INSURGENTS.some((f) => !np.isPlayer(f) && canHide(np.g, f, s))
  return {
    'event.flip-where'(np) {
      if (isCoin(np.me)) return undefined
      return (
        np.chooseSpace(line, ({ g, me }, s) => canHide(g, me, s), [mostOwnSeen]) ??
        np.chooseSpace(line, isFriends) ??
        np.firstOf(line, [DONE])
      )
    },
  }
}

/** Card 67: COIN factions want Capabilities unshaded, insurgents shaded. */
const changeInTactics = (line: Line): Answers => ({
  'event.67.which'(np) {
    const isTurned = (answer: Word): boolean =>
      isCardWord(answer) && inForce(np.g, wordCard(answer), isCoin(np.me) ? 'shaded' : 'unshaded')
    const open = np.q.answers.filter(isTurned)
    return open.length === 0 ? (np.fail() ?? np.byLot(line, np.q.answers)) : np.byLot(line, open)
  },
  'event.choice': (np) => np.firstOf(line, [word('turn-over')]),
})

function mineRemoval(line: Line, returnees: Line): Answers {
  const terrorFirst = first(
    { en: 'where people can shift', es: 'donde pueda cambiar', pl: 'gdzie da się przesunąć' },
    ({ g }, s) => canImprove(g, s),
  )
  const notOpposed = first(
    { en: 'without Opposition', es: 'sin Oposición', pl: 'bez opozycji' },
    ({ g }, s) => !hasOpposition(g, s),
  )
  const gains = ({ g, me }: NonPlayer): boolean =>
    me === GOVERNMENT ||
    AFGHAN.some((s) => hasSupport(g, s) && controlledBy(g, s) === 0 && markers(g, s, RETURNEES) === 0)
  return {
    'event.choice': (np) => np.firstOf(line, [word(gains(np) ? 'place-returnees' : 'clear-markers')]),
    'event.42.where': (np) => resettle(np, returnees),
    'event.69.clear': (np) =>
      np.chooseSpace(line, everywhere, np.me === GOVERNMENT ? [highestEcon] : [terrorFirst, highestPopulation]),
    'event.69.where': (np) =>
      np.chooseSpace(line, everywhere, [highestEcon, supportFirst, notOpposed, highestPopulation]),
  }
}

/** Card 70. */
const hire = (np: NonPlayer, line: Line): Word | undefined =>
  np.chooseSpace(line, ({ g }, s) => coalitionTroops(g, s) > 0, [
    lastStays,
    ...(available(np.g, GOVERNMENT_POLICE) > 0 ? [] : [keepsControl]),
    mostCoalitionTroops,
  ])

/** What single cards ask for, by number. */
export const instructions = (book: EventBook): Readonly<Record<number, Answers>> => {
  const { lines } = book
  const { cards } = lines
  return {
    10: { 'event.choice': (np) => freeOperation(np, lines.free, book.steps[np.me] ?? []) },
    17: rotation(book),
    21: departure(cards[21]),
    25: { 'event.25.where': (np) => clearTerror(np, cards[25]) },
    28: crossing(book, () => PAKISTAN),
    32: haqqani(cards[32]),
    36: { 'event.choice': (np) => np.firstOf(cards[36], [word('remove'), word('halve')]) },
    37: commandos(cards[37], lines.free),
    40: lineItem(cards[40]),
    42: { 'event.42.where': (np) => resettle(np, cards[42]) },
    43: crossing(book, richest),
    44: { 'event.choice': (np) => np.firstOf(cards[44], [word(placesInPakistan(np))]) },
    50: developmentAid(cards[50]),
    52: book.posting,
    54: profitSharing(cards[54]),
    55: breaktime(lines.who),
    67: changeInTactics(cards[67]),
    69: mineRemoval(cards[69], cards[42]),
    70: { 'event.replace-piece-where': (np) => hire(np, cards[70]) },
  }
}

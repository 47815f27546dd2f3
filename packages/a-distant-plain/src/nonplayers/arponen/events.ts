import {
  type Chart,
  type Criterion,
  highestEcon,
  highestPopulation,
  most,
  mostBases,
  mostTurned,
  type NonPlayer,
  oppositionGained,
  oppositionLost,
  Sheet,
  supportGained,
  supportLost,
} from '@coinflict/kernel/nonplayers'
import { bases, guerrillas, hasSupport, pieces, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Piece, Space } from '@coinflict/kernel/state'
import { active, base, COALITION, GOVERNMENT, isCoin, kinds, TALIBAN, underground, WARLORDS } from '../../forces.ts'
import { isLoc } from '../../map.ts'
import type { EventBook } from '../book.ts'
import type { Crossing } from '../crossing.ts'
import { cardLines, eventsBy } from '../events.ts'
import {
  coalitionLosses,
  coinControl,
  mostPieces,
  noOwnLoss,
  onRoads,
  ownBases,
  type Prospects,
  playersPieces,
  playersPoints,
  playersTurned,
  talibanBases,
  uncontrolled,
  whereOthersAre,
} from '../prospect.ts'
import { hasBaseLeft, hasRoom } from '../terms.ts'
import { ASSAULT_STEP as COALITION_ASSAULT } from './coalition/assault.ts'
import { SWEEP_STEP as COALITION_SWEEP } from './coalition/sweep.ts'
import { TRAIN_STEP as COALITION_TRAIN } from './coalition/train.ts'
import { enemyPieces, general, targets } from './general.ts'
import { ASSAULT_STEP } from './government/assault.ts'
import { PATROL_STEP } from './government/patrol.ts'
import { SWEEP_STEP } from './government/sweep.ts'
import { TRAIN_STEP } from './government/train.ts'
import { isNeutral } from './insurgents.ts'

/** 8.3 Events of Arponen's non-players. */
const sheet = new Sheet()
const conduct = sheet.part('8.2.1')
const placing = sheet.part('8.3.3')
const choosing = sheet.part('8.3.4')
const shifting = sheet.part('8.3.5')

const REMOVE = conduct.line('3', {
  en: 'Remove players’ pieces first, then in the faction’s order: Bases, Underground before Active Guerrillas, Troops and Police at random.',
  es: 'Elimina primero fichas de jugadores, luego según el orden de la facción: Bases, Guerrillas Ocultas antes que Activas, Tropas y Policía al azar.',
  pl: 'Usuwaj najpierw elementy graczy, potem według kolejności frakcji: bazy, partyzantów ukrytych przed aktywnymi, wojsko i policję losowo.',
})
const LOSE = conduct.line('4', {
  en: 'Lose friendly pieces in the reverse order: Bases last, Active before Underground Guerrillas.',
  es: 'Pierde las fichas propias en el orden inverso: las Bases lo último, las Guerrillas Activas antes que las Ocultas.',
  pl: 'Własne elementy trać w odwrotnej kolejności: bazy ostatnie, aktywnych partyzantów przed ukrytymi.',
})
const PLACED = conduct.line('7', {
  en: 'Place friendly Bases before other friendly pieces, never two COIN Bases in a space; Police and Troops in turn.',
  es: 'Coloca Bases propias antes que otras fichas propias, nunca dos Bases COIN en una casilla; Policía y Tropas por turno.',
  pl: 'Umieszczaj własne bazy przed innymi własnymi elementami, nigdy dwóch baz COIN na polu; policję i wojsko na przemian.',
})
const AMOUNT = placing.line('amount', {
  en: 'Events: place, remove or move as many pieces as the text, Available pieces and stacking allow.',
  es: 'Eventos: coloca, elimina o mueve tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
  pl: 'Wydarzenia: umieść, usuń lub przesuń tyle elementów, na ile pozwalają tekst, dostępne elementy i pojemność pól.',
})
const WHO = choosing.line('who', {
  en: 'Events: the executing faction benefits, otherwise another non-player at random.',
  es: 'Eventos: se beneficia la facción ejecutora; si no, otra facción sin jugador al azar.',
  pl: 'Wydarzenia: korzysta wykonująca frakcja, w przeciwnym razie inna losowa frakcja nieobsadzona.',
})
const FREE = choosing.line('free', {
  en: 'Events: free operations and special activities follow the faction’s flowchart, if it finds something to do.',
  es: 'Eventos: operaciones y actividades especiales gratuitas según el diagrama de la facción, si encuentra qué hacer.',
  pl: 'Wydarzenia: darmowe operacje i czynności specjalne według diagramu frakcji, jeśli jest co robić.',
})
const WHERE = choosing.line('where', {
  en: 'Events: where a condition of the faction’s event test is met, then where the most pieces come or go, players’ first; then at random.',
  es: 'Eventos: donde se cumpla una condición de la prueba de eventos de la facción, luego donde más fichas entren o salgan, primero de jugadores; luego al azar.',
  pl: 'Wydarzenia: gdzie zostanie spełniony warunek testu wydarzeń frakcji, potem gdzie przybędzie lub ubędzie najwięcej elementów, najpierw graczy; potem losowo.',
})
const SHIFT = shifting.line('shift', {
  en: 'Events: the Coalition shifts for Support, the Taliban for Opposition, the others against players’ points.',
  es: 'Eventos: la Coalición modifica en favor del Apoyo; los Talibanes, en favor de la Oposición; los demás, contra los puntos de los jugadores.',
  pl: 'Wydarzenia: koalicja przesuwa poziomy na rzecz poparcia, talibowie na rzecz opozycji, pozostali ze szkodą dla punktów graczy.',
})
const OWN = shifting.line('own', {
  en: 'Events: nothing that lowers its own points.',
  es: 'Eventos: nada que haga bajar los puntos propios.',
  pl: 'Wydarzenia: nic, co obniżyłoby własne punkty.',
})
const lineOf = cardLines(choosing, ({ arponen }) => arponen?.line)

// 8.3.1, 8.3.4-5 Where.

/** Pieces of the faction that is targeted first. */
const firstTarget = (at: Prospects): Criterion =>
  most(
    {
      en: 'most pieces of the first target',
      es: 'más fichas del primer objetivo',
      pl: 'najwięcej elementów pierwszego celu',
    },
    (np, s) => at(s).lostBy(targets(np)[0] as Faction),
  )

/** What each faction's Event test asks for (8.6.2, 8.7.2, 8.8.2, 8.9.2). */
const TESTED: Readonly<Record<number, readonly ((at: Prospects) => Criterion)[]>> = {
  [COALITION]: [supportGained, oppositionLost, talibanBases],
  [GOVERNMENT]: [coinControl],
  [TALIBAN]: [oppositionGained, supportLost, talibanBases, coalitionLosses],
  [WARLORDS]: [uncontrolled, ownBases, onRoads],
}
/** Whom their shifts are to hurt, where these do not count for the faction itself. */
const SHIFTED: typeof TESTED = { [GOVERNMENT]: [playersPoints], [WARLORDS]: [playersPoints] }
const PIECES = [mostPieces, playersPieces, firstTarget, mostBases]
const OTHERS = [whereOthersAre, playersTurned, mostTurned]

const by = ({ me }: NonPlayer, at: Prospects): readonly Criterion[] =>
  [noOwnLoss, ...(TESTED[me] ?? []), ...PIECES, ...(SHIFTED[me] ?? []), ...OTHERS].map((criterion) => criterion(at))

/** Own pieces in the order in which they are lost. */
const losses = (f: Faction): readonly Piece[] =>
  isCoin(f) ? [...kinds(f).filter((piece) => piece !== base(f)), base(f)] : [active(f), underground(f), base(f)]

// Cards 28 and 43: as 8.8.5 March.

const SPREAD = 3
const PAIR = 2

function cross(crossing: Crossing): void {
  const { np } = crossing
  const { g } = np
  const isReached = (s: Space): boolean => !isLoc(s) && crossing.near(s, true) > 0
  const send = (fits: (s: Space) => boolean, n: (s: Space) => number, onlyHidden: boolean): boolean => {
    const to = crossing.best(fits, [highestPopulation])
    if (to !== undefined) crossing.send(to, n(to), onlyHidden)
    return to !== undefined
  }
  const isBare = (s: Space): boolean => isReached(s) && bases(g, TALIBAN, s) > 0 && undergroundOf(g, TALIBAN, s) === 0
  while (
    send(
      (s) => isBare(s) && crossing.at(s) === guerrillas(g, TALIBAN, s),
      () => 1,
      true,
    )
  ) {}
  const isSite = (s: Space): boolean =>
    !isLoc(s) && hasRoom(np, s) && crossing.at(s) < SPREAD && crossing.at(s) + crossing.near(s) >= SPREAD
  if (hasBaseLeft(np)) send(isSite, (s) => SPREAD - crossing.at(s), false)
  const isFree = (s: Space): boolean =>
    isReached(s) && isNeutral(g, s) && crossing.at(s) + bases(g, TALIBAN, s) + pieces(g, COALITION, s) === 0
  const isHeld = (s: Space): boolean => isReached(s) && hasSupport(g, s) && crossing.at(s) === 0
  for (let i = 0; i < SPREAD; i++) if (!send(isFree, () => 1, true) && !send(isHeld, () => 1, true)) break
  const isRoad = (s: Space): boolean => {
    const coming = Math.min(PAIR - crossing.at(s), crossing.near(s))
    return isLoc(s) && coming > 0 && crossing.at(s) + coming > crossing.others(s)
  }
  for (let to = crossing.best(isRoad, [highestEcon]); to !== undefined; to = crossing.best(isRoad, [highestEcon]))
    crossing.send(to, PAIR - crossing.at(to))
  crossing.sendRest([highestPopulation])
}

const book: EventBook = {
  lines: {
    amount: AMOUNT,
    placed: PLACED,
    own: OWN,
    who: WHO,
    free: FREE,
    where: WHERE,
    shift: SHIFT,
  },
  lineOf,
  by,
  removeWhich: (np) => np.firstPiece(REMOVE, enemyPieces(np)) ?? np.firstPiece(LOSE, losses(np.me)),
  troopsOf: (np) => np.atRandom(REMOVE, np.q.answers),
  steps: {
    [COALITION]: [COALITION_SWEEP, COALITION_ASSAULT, COALITION_TRAIN],
    [GOVERNMENT]: [ASSAULT_STEP, PATROL_STEP, TRAIN_STEP, SWEEP_STEP],
  },
  cross,
  howMany: general.answers['move.how-many'],
}

const answers = eventsBy(book, ({ arponen }) => arponen?.answers?.(book))

export const events: Chart = { lines: sheet.lines, answers }

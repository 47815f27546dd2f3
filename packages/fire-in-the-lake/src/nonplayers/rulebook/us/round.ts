import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  leastPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { ACTIVE_SUPPORT, bases, pieces } from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Line,
  level,
  markers,
  type Piece,
  pieceWord,
  resources,
  type Space,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { coinBases, room, TERROR, US, US_BASE, US_TROOPS, usTroops } from '../../../forces.ts'
import { EVERY, isLoc, S } from '../../../map.ts'
import { farthest, PACIFY, TRAIN } from '../../../operations/train.ts'
import { pacificationCost } from '../../../pacification.ts'
import { BOX, isOpenToUs } from '../../../round/commitment.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { greatestShift, noTerrorFirst, pacifiedLevels } from '../coin.ts'
import { isNixon, policyOf } from './policy.ts'

/** 8.8.6-7 The US in Coup Rounds: Pacification, Commitment. */
const sheet = new Sheet()
const pacify = sheet.part('8.8.6', PACIFY)
const commit = sheet.part('8.8.7')
export const roundLines = sheet.lines

// 8.8.6 Pacify.

/** What is offered although there is no money for it costs nothing (an event). */
const isFree = ({ g }: NonPlayer): boolean => resources(g, US) < pacificationCost(g)
const levels = (np: NonPlayer, s: Space): number => pacifiedLevels(np, s, undefined, isFree(np))

const PACIFY_ROUND: SpaceLine = pacify.line(
  '2',
  {
    en: 'In the Support Phase Pacify for the greatest total shift, then without Terror.',
    es: 'En la fase de Apoyo, pacifica para la mayor modificación total, luego sin Terror.',
    pl: 'W fazie poparcia pacyfikuj dla największego łącznego przesunięcia, potem bez terroru.',
  },
  { where: (np: NonPlayer, s: Space) => levels(np, s) > 0, by: [greatestShift(levels), noTerrorFirst] },
)
const TERROR_LINE = pacify.line('3', {
  en: 'Remove Terror only if a shift will follow.',
  es: 'Retira Terror solo si seguirá una modificación.',
  pl: 'Usuwaj terror tylko wtedy, gdy nastąpi przesunięcie.',
})
const MORE = word('more')

/** Whether one more step leads to a shift. */
function goesOn(np: NonPlayer): boolean {
  const { g } = np
  const s = here(np)
  const end = np.op?.rules.word === TRAIN ? farthest(g, US) : ACTIVE_SUPPORT
  if (level(g, s) >= end) return false
  return isFree(np) || resources(g, US) >= pacificationCost(g) * (markers(g, s, TERROR) + 1)
}

// 8.8.7 Commitment.

const COMMIT: Readonly<Record<ReturnType<typeof policyOf>, Line>> = {
  jfk: commit.line('1', {
    en: 'JFK: 2 Bases to the map; Troops so that 15, or as near as possible, are Available.',
    es: 'JFK: 2 Bases al mapa; Tropas para que queden 15 Disponibles, o lo más cerca posible.',
    pl: 'JFK: 2 bazy na mapę; wojsko tak, by dostępnych było 15 kostek lub jak najbliżej tego.',
  }),
  lbj: commit.line('2', {
    en: 'LBJ: 2 Bases to the map; Troops so that 5, or as near as possible, are Available.',
    es: 'LBJ: 2 Bases al mapa; Tropas para que queden 5 Disponibles, o lo más cerca posible.',
    pl: 'LBJ: 2 bazy na mapę; wojsko tak, by dostępnych było 5 kostek lub jak najbliżej tego.',
  }),
  nixon: commit.line('3', {
    en: 'Nixon: withdraw 2 Bases, leaving 1 in Saigon; Troops so that 25, or as near as possible, are Available.',
    es: 'Nixon: retira 2 Bases, dejando 1 en Saigón; Tropas para que queden 25 Disponibles, o lo más cerca posible.',
    pl: 'Nixon: wycofaj 2 bazy, zostawiając 1 w Sajgonie; wojsko tak, by dostępnych było 25 kostek lub jak najbliżej tego.',
  }),
}
const KEPT: Readonly<Record<ReturnType<typeof policyOf>, number>> = { jfk: 15, lbj: 5, nixon: 25 }

const ARRIVE = commit.line('4', {
  en: 'Arrivals go to COIN-Controlled spaces or Saigon, not LoCs, first where US pieces are: Troops evenly, Bases where no COIN Base is, the odd ones to the highest Population.',
  es: 'Las llegadas van a casillas con Control COIN o Saigón, no a LdC, primero donde haya fichas de EE.\u00a0UU.: Tropas por igual, Bases donde no haya Base COIN, las sobrantes a la mayor Población.',
  pl: 'Przybyli trafiają na pola pod kontrolą COIN lub do Sajgonu, nie na LiKomy, najpierw tam, gdzie są elementy USA: wojsko po równo, bazy tam, gdzie nie ma bazy COIN, nadwyżka na największą populację.',
})
const LEAVE = commit.line('5', {
  en: 'Withdraw so that US Troops are spread evenly, the odd ones stay in the highest Population; nobody moves between spaces.',
  es: 'Retira de modo que las Tropas de EE.\u00a0UU. queden repartidas por igual; las sobrantes, en la mayor Población; nadie se mueve entre casillas.',
  pl: 'Wycofuj tak, by wojsko USA było rozłożone po równo, nadwyżka zostaje na największej populacji; nikt nie rusza się między polami.',
})

const line = (np: NonPlayer): Line => COMMIT[policyOf(np)]

const usPiecesFirst: Criterion = first(
  { en: 'with US pieces', es: 'con fichas de EE.\u00a0UU.', pl: 'z elementami USA' },
  ({ g }, s) => pieces(g, US, s) > 0,
)
const fewestTroops: Criterion = fewest(
  { en: 'fewest US Troops', es: 'menos Tropas de EE.\u00a0UU.', pl: 'najmniej wojska USA' },
  ({ g }, s) => usTroops(g, s),
)
const mostTroops: Criterion = most(
  { en: 'most US Troops', es: 'más Tropas de EE.\u00a0UU.', pl: 'najwięcej wojska USA' },
  ({ g }, s) => usTroops(g, s),
)

/** How many Troops are still to come to the map; below 0 how many are to leave it. */
const troopsToCome = (np: NonPlayer): number => available(np.g, US_TROOPS) - KEPT[policyOf(np)]

/** Where a Base can still be withdrawn from: anywhere, but one stays in Saigon. */
const baseMayLeave = ({ g }: NonPlayer, s: Space): boolean =>
  isOpenToUs(g, s) && bases(g, US, s) > (s === S.saigon ? 1 : 0)
const baseMayCome = ({ g }: NonPlayer, s: Space): boolean =>
  !isLoc(s) && isOpenToUs(g, s) && coinBases(g, s) === 0 && room(g, US_BASE, s) > 0

/** Two Bases come, or under Nixon go. */
const isBaseNext = (np: NonPlayer): boolean =>
  np.q.isPossible(pieceWord(US_BASE)) &&
  (isNixon(np)
    ? EVERY.some((s) => baseMayLeave(np, s))
    : available(np.g, US_BASE) > 0 && EVERY.some((s) => baseMayCome(np, s)))

const areTroopsNext = (np: NonPlayer): boolean => {
  if (!np.q.isPossible(pieceWord(US_TROOPS))) return false
  const more = troopsToCome(np)
  return more > 0 || (more < 0 && EVERY.some((s) => isOpenToUs(np.g, s) && count(np.g, s, US_TROOPS) > 0))
}

function nextPiece(np: NonPlayer): Word | undefined {
  if (isBaseNext(np)) return np.say(line(np), pieceWord(US_BASE))
  return areTroopsNext(np) ? np.say(line(np), pieceWord(US_TROOPS)) : np.done(line(np))
}

const isBase = (np: NonPlayer): boolean => (np.q.params?.piece as Piece) === US_BASE

/** From Available or from a space: Bases under Nixon from the least Population, Troops from where the most are. */
function from(np: NonPlayer): Word | undefined {
  if (isBase(np)) {
    return isNixon(np) ? np.chooseSpace(LEAVE, baseMayLeave, [leastPopulation]) : np.firstOf(line(np), [BOX])
  }
  if (troopsToCome(np) > 0) return np.firstOf(line(np), [BOX])
  return np.chooseSpace(LEAVE, () => true, [mostTroops, leastPopulation])
}

/** Troops come one by one, each to where the fewest are. */
const troopsTo = (np: NonPlayer): Word | undefined =>
  np.chooseSpace(ARRIVE, (_, s) => !isLoc(s), [usPiecesFirst, fewestTroops, highestPopulation])

function to(np: NonPlayer): Word | undefined {
  if (np.q.params?.space !== undefined) return np.firstOf(line(np), [BOX])
  return isBase(np) ? np.chooseSpace(ARRIVE, baseMayCome, [usPiecesFirst, highestPopulation]) : troopsTo(np)
}

/** 6.5 Casualties that return come one by one too. */
export const howManyReturn = (np: NonPlayer): Word | undefined => (np.q.rule === '6.5' ? np.lowest(ARRIVE) : undefined)

export const roundAnswers: Answers = {
  'pacify.where': (np) => np.select([PACIFY_ROUND]) ?? np.done(),
  'pacify.more': (np) => (goesOn(np) ? np.firstOf(TERROR_LINE, [MORE]) : np.done(TERROR_LINE)),
  'commit.piece': nextPiece,
  'commit.from': from,
  'commit.to': to,
  'commit.how-many': (np) => np.lowest(isBase(np) ? line(np) : troopsToCome(np) > 0 ? ARRIVE : LEAVE),
  'commit.return': troopsTo,
}

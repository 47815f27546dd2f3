import { type Criterion, fewest, first, here, most, type NonPlayer, nextSpace } from '@coinflict/kernel/nonplayers'
import { allBases, bases, controlledBy, guerrillas } from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  isSpaceWord,
  type Line,
  markers,
  type Piece,
  pieceWord,
  type Space,
  type Word,
} from '@coinflict/kernel/state'
import {
  active,
  base,
  COALITION,
  COALITION_TROOPS,
  COIN,
  coalitionTroops,
  cubes,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentTroops,
  isCoin,
  kinds,
  police,
  population,
  TERROR,
  underground,
} from '../forces.ts'
import { isLoc, isPakistan, isProvince } from '../map.ts'

/** What the charts of both families speak of. */

export { here, nextSpace }

/** The same for an operation that is over with the activity that follows it, whatever that brings in. */
export const nextBeforeActivity: typeof nextSpace = (np, lines, most) =>
  np.op?.activity === undefined ? nextSpace(np, lines, most) : undefined

/** The first space that is possible, where all of them are taken one after another. */
export function everySpace(
  np: NonPlayer,
  line: Line,
  where: (np: NonPlayer, s: Space) => boolean = () => true,
): Word | undefined {
  const { q } = np
  for (let i = 0; i < q.offered; i++) {
    const answer = q.known(i)
    if (isSpaceWord(answer) && where(np, answer as number as Space)) return np.say(line, answer)
  }
  return undefined
}

export const mostCoalitionTroops: Criterion = most(
  { en: 'most Coalition Troops', es: 'más Tropas de la Coalición', pl: 'najwięcej wojska koalicji' },
  (np, s) => coalitionTroops(np.g, s),
)
export const fewestCoalitionTroops: Criterion = fewest(
  { en: 'fewest Coalition Troops', es: 'menos Tropas de la Coalición', pl: 'najmniej wojska koalicji' },
  (np, s) => coalitionTroops(np.g, s),
)
export const fewestGovernmentTroops: Criterion = fewest(
  { en: 'fewest Government Troops', es: 'menos Tropas del Gobierno', pl: 'najmniej wojska rządowego' },
  (np, s) => governmentTroops(np.g, s),
)
export const fewestPolice: Criterion = fewest(
  { en: 'fewest Police', es: 'menos Policía', pl: 'najmniej policji' },
  (np, s) => police(np.g, s),
)

/** Own guerrillas there. */
export const own = (np: NonPlayer, s: Space): number => guerrillas(np.g, np.me, s)
export const hasCubes = (np: NonPlayer, s: Space): boolean => cubes(np.g, s) > 0

/** Room for a base of any faction: fewer than two stand there. */
export const hasRoom = (np: NonPlayer, s: Space): boolean => !isLoc(s) && allBases(np.g, s) < 2
export const hasBaseLeft = (np: NonPlayer): boolean => available(np.g, base(np.me)) > 0
export const hasGuerrillaLeft = (np: NonPlayer): boolean => available(np.g, underground(np.me)) > 0
/** Own pieces that are Available, bases among them. */
export function availableOf(np: NonPlayer): number {
  let sum = 0
  for (const piece of kinds(np.me)) if (piece !== active(np.me)) sum += available(np.g, piece)
  return sum
}

/** 4.5.1 Whether Cultivate could put a new base into a province once so many Warlords guerrillas are there. */
export const couldCultivate = (np: NonPlayer, s: Space, guerrillasThen: number): boolean =>
  isProvince(s) && !isPakistan(s) && population(np.g, s) > 0 && hasRoom(np, s) && guerrillasThen > police(np.g, s)

// What decides among equals.

export const mostGuerrillas = most(
  { en: 'most friendly Guerrillas', es: 'más Guerrillas propias', pl: 'najwięcej własnych partyzantów' },
  own,
)
export const fewestGuerrillas = fewest(
  { en: 'fewest friendly Guerrillas', es: 'menos Guerrillas propias', pl: 'najmniej własnych partyzantów' },
  own,
)
export const fewestTerror = fewest(
  { en: 'fewest Terror markers', es: 'menos marcadores de Terror', pl: 'najmniej żetonów terroru' },
  (np, s) => markers(np.g, s, TERROR),
)
export const locFirst: Criterion = first({ en: 'on a LoC', es: 'en una LdC', pl: 'na LiKomie' }, (_, s) => isLoc(s))
export const locLast: Criterion = first(
  { en: 'LoCs last', es: 'las LdC al final', pl: 'LiKomy na końcu' },
  (_, s) => !isLoc(s),
)
export const pakistanLast: Criterion = first(
  { en: 'Pakistan last', es: 'Pakistán al final', pl: 'Pakistan na końcu' },
  (_, s) => !isPakistan(s),
)

// Whose pieces, and which.

/** Factions of a list that players hold come first, in the order given. */
export const playersFirst = (np: NonPlayer, factions: readonly Faction[]): readonly Faction[] => [
  ...factions.filter((f) => np.isPlayer(f)),
  ...factions.filter((f) => !np.isPlayer(f)),
]

/** What is removed of a faction first: bases; hidden guerrillas before those seen; the cube whose turn it is. */
export const removalOf = (np: NonPlayer, f: Faction, s: Space): readonly Piece[] =>
  isCoin(f)
    ? [base(f), ...(f === GOVERNMENT ? cubesInTurn(np, s) : [COALITION_TROOPS])]
    : [base(f), underground(f), active(f)]

/** What is lost of one's own: guerrillas that are seen before hidden ones; cubes in turn; bases last. */
export const lossesOf = (np: NonPlayer, s: Space): readonly Piece[] =>
  isCoin(np.me) ? [...cubesInTurn(np, s), ...COIN.flatMap(kinds)] : [active(np.me), underground(np.me), base(np.me)]

/** Police and Troops by turns in each space, Police first. */
export const cubesInTurn = (np: NonPlayer, s: Space): readonly Piece[] =>
  np.noted(`cube ${s}`) === GOVERNMENT_POLICE
    ? [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
    : [GOVERNMENT_POLICE, GOVERNMENT_TROOPS]

/** Puts down that a piece is taken in a space, so that the other kind of cube is next. */
export function noteTaken(np: NonPlayer, s: Space, piece: Piece): void {
  if (piece === GOVERNMENT_POLICE || piece === GOVERNMENT_TROOPS) np.note(`cube ${s}`, piece)
}

/** The first of some pieces that can be taken in a space. */
export function takePiece(np: NonPlayer, line: Line, s: Space, from: readonly Piece[]): Word | undefined {
  const piece = from.find((each) => np.q.isPossible(pieceWord(each)))
  if (piece === undefined) return undefined
  noteTaken(np, s, piece)
  return np.say(line, pieceWord(piece))
}

/** How many of n Government cubes are Troops if Police and Troops go evenly, Police first, from so many of each. */
export function evenTroops(n: number, policeThere: number, troopsThere: number): number {
  const fromPolice = Math.min(policeThere, Math.ceil(n / 2))
  return Math.min(troopsThere, n - fromPolice)
}

// Coalition Troops that leave the map.

export const keepsControl = first(
  { en: 'no Control changes', es: 'sin cambio de Control', pl: 'bez zmiany kontroli' },
  ({ g }, s) => controlledBy(g, s, COALITION, -1) === controlledBy(g, s),
)
export const lastStays = first(
  {
    en: 'not the last Troop at a Coalition Base',
    es: 'no la última Tropa junto a una Base de la Coalición',
    pl: 'nie ostatnia kostka wojska przy bazie koalicji',
  },
  ({ g }, s) => coalitionTroops(g, s) > (bases(g, COALITION, s) > 0 ? 1 : 0),
)

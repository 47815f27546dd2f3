import {
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, beginOperation, hasOpposition, pieces } from '@coinflict/kernel/rules'
import {
  available,
  type Game,
  type Operation,
  type Space,
  spaceWord,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { surge } from '../../../activities/surge.ts'
import { isCoinControlled } from '../../../control.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  base,
  COALITION,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  PATRONAGE,
  police,
  TALIBAN,
} from '../../../forces.ts'
import { isPashtun, S } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { farthest, TRAIN, train } from '../../../operations/train.ts'
import { oppositionAndBases } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { civicCost, civicSwing, isFinalCampaign, mayStep, purse } from '../coin.ts'
import { liftAfterwards } from './air.ts'
import { ACCIDENTAL } from './assault.ts'

/** 8.6.5 Train. */
const sheet = new Sheet()
const lasting = sheet.part('8.6.1', TRAIN)
const part = sheet.part('8.6.5', TRAIN)
export const TRAIN_LINES = sheet.lines

export const TRAIN_STEP: Step = part.line(
  'if',
  { en: 'Otherwise Train.', es: 'Si no, Entrenamiento.', pl: 'W przeciwnym razie szkolenie.' },
  { operation: TRAIN, when: () => true, ifNone: [SWEEP, ASSAULT] },
)

const MOST_SPACES = 3
const CUBES_COST = 3

const operation = (np: NonPlayer): Operation => (np.op?.rules === train ? np.op : beginOperation(COALITION, train))

// Civic Action comes last, in one of the spaces, or two with PRTs.

/** 8.6.1 PRTs. */
const civicSpaces = (g: Game): number => (inForce(g, CARD.prts, 'unshaded') ? 2 : 1)
const civicLines = (): readonly SpaceLine[] => [COUNTER, AT_BASE, ANYWHERE]
const civicPicks = (np: NonPlayer): readonly Space[] => civicLines().flatMap((line) => np.selected(line, 'train.where'))
const isPatronageTaken = (np: NonPlayer): boolean => np.selected(KABUL, 'train.where').length > 0
const isCivicLeft = (np: NonPlayer): boolean => !isPatronageTaken(np) && civicPicks(np).length < civicSpaces(np.g)

/** What may still be spent once the Civic Action that was decided on is paid for. */
const money = (np: NonPlayer): number =>
  civicPicks(np).reduce((sum, s) => sum - civicCost(np.g, s, farthest(np.g, operation(np))), purse(np))

/** How far Support and Opposition would swing there. */
const swing = (np: NonPlayer, s: Space): number =>
  civicSwing(np.g, s, farthest(np.g, operation(np)), Math.max(0, money(np)))

const isCivic = (np: NonPlayer, s: Space): boolean =>
  isCoinControlled(np.g, s) && pieces(np.g, COALITION, s) > 0 && swing(np, s) > 0

const greatestShift = most({ en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' }, swing)
const notPashtunFirst = first(
  { en: 'not Pashtun', es: 'no Pastún', pl: 'pole niepasztuńskie' },
  (_, s) => !isPashtun(s),
)
const noTalibanFirst = first(
  { en: 'without Taliban pieces', es: 'sin fichas Talibanes', pl: 'bez elementów talibów' },
  (np, s) => pieces(np.g, TALIBAN, s) === 0,
)

const KABUL: SpaceLine = part.line(
  '1',
  {
    en: 'If the Government is a player with 11 or more Patronage: Kabul, to reduce Patronage.',
    es: 'Si al Gobierno lo lleva un jugador y tiene 11 o más de Patrocinio: Kabul, para reducir el Patrocinio.',
    pl: 'Jeśli rządem kieruje gracz, a patronat wynosi co najmniej 11: Kabul, by zmniejszyć patronat.',
  },
  {
    where: (_: NonPlayer, s: Space) => s === S.kabul,
    when: (np: NonPlayer) => isPatronageHigh(np),
    most: 1,
  },
)
const isPatronageHigh = (np: NonPlayer): boolean => np.isPlayer(GOVERNMENT) && track(np.g, PATRONAGE) >= 11

const COUNTER: SpaceLine = part.line(
  '2',
  {
    en: 'If the Taliban are a player with 18 or more Opposition and Bases: Civic Action where it removes most Opposition.',
    es: 'Si a los Talibanes los lleva un jugador y suman 18 o más de Oposición y Bases: Acción Cívica donde elimine más Oposición.',
    pl: 'Jeśli talibami kieruje gracz, a opozycja i bazy dają co najmniej 18: akcja obywatelska tam, gdzie usunie najwięcej opozycji.',
  },
  {
    where: (np: NonPlayer, s: Space) => hasOpposition(np.g, s) && isCivic(np, s),
    when: (np: NonPlayer) => np.isPlayer(TALIBAN) && oppositionAndBases(np.g) >= 18 && isCivicLeft(np),
    by: [highestPopulation],
  },
)
const SURGE_NOW = part.line('3', {
  en: 'If a Coalition Base is Available, or in the last campaign: Surge now, and Train in Kabul if nothing above selects a space.',
  es: 'Si hay una Base de la Coalición Disponible, o en la última Campaña: Oleada ahora, con Entrenamiento en Kabul si nada de lo anterior elige una casilla.',
  pl: 'Jeśli jest dostępna baza koalicji albo trwa ostatnia kampania: wzmocnienie teraz, ze szkoleniem w Kabulu, jeśli diagram nie wskazuje pola.',
})
const AT_BASE: SpaceLine = part.line(
  '4',
  {
    en: 'Civic Action at a COIN-Controlled Coalition Base: greatest shift, then not Pashtun, then without Taliban pieces.',
    es: 'Acción Cívica en una Base de la Coalición con Control COIN: mayor modificación, luego no Pastún, luego sin fichas Talibanes.',
    pl: 'Akcja obywatelska przy bazie koalicji pod kontrolą COIN: największe przesunięcie, potem pole niepasztuńskie, potem bez elementów talibów.',
  },
  {
    where: (np: NonPlayer, s: Space) => bases(np.g, COALITION, s) > 0 && isCivic(np, s),
    when: isCivicLeft,
    by: [greatestShift, notPashtunFirst, noTalibanFirst],
  },
)
const CUBES: SpaceLine = part.line(
  '5',
  {
    en: 'At each Coalition Base with fewer than 2 Government pieces or without Police: place all cubes, Police first.',
    es: 'En cada Base de la Coalición con menos de 2 fichas del Gobierno o sin Policía: coloca todos los cubos, Policía primero.',
    pl: 'Przy każdej bazie koalicji z mniej niż 2 elementami rządowymi lub bez policji: umieść wszystkie kostki, najpierw policję.',
  },
  { where: (np: NonPlayer, s: Space) => needsCubes(np, s) },
)
/** Cubes are wanted there, there are some, and they can be paid for. */
const needsCubes = (np: NonPlayer, s: Space): boolean =>
  bases(np.g, COALITION, s) > 0 &&
  (pieces(np.g, GOVERNMENT, s) < 2 || police(np.g, s) === 0) &&
  available(np.g, GOVERNMENT_TROOPS) + available(np.g, GOVERNMENT_POLICE) > 0 &&
  (money(np) >= CUBES_COST || np.op?.free === true)

const ANYWHERE: SpaceLine = part.line(
  '6',
  {
    en: 'Civic Action where there is COIN Control and Coalition pieces: greatest shift.',
    es: 'Acción Cívica donde haya Control COIN y fichas de la Coalición: mayor modificación.',
    pl: 'Akcja obywatelska tam, gdzie jest kontrola COIN i są elementy koalicji: największe przesunięcie.',
  },
  { where: isCivic, when: isCivicLeft, by: [greatestShift] },
)
const SURGE_THEN = part.line('surge', {
  en: 'Then Surge; if there is nothing to move, Air Lift.',
  es: 'Luego Oleada; si no hay nada que mover, Transporte Aéreo.',
  pl: 'Potem wzmocnienie; jeśli nic nie można przesunąć, transport lotniczy.',
})

const isSurgeDue = (np: NonPlayer): boolean => available(np.g, base(COALITION)) > 0 || isFinalCampaign(np.g)
const surgeNow = (np: NonPlayer): Word | undefined => (isSurgeDue(np) ? np.join(SURGE_NOW, surge.word) : undefined)
const surgeThen = (np: NonPlayer): Word | undefined => np.join(SURGE_THEN, surge.word) ?? liftAfterwards(np)

/** The next space of these lines, of three in all. */
const pick = (np: NonPlayer, lines: readonly SpaceLine[]): Word | undefined =>
  (np.op?.spaces.length ?? 0) < MOST_SPACES ? np.select(lines) : undefined

/** The special activity comes last, so after Civic Action or Patronage if there is to be any. */
function trainWhere(np: NonPlayer): Word | undefined {
  const space = pick(np, [KABUL, COUNTER]) ?? surgeNow(np) ?? pick(np, [AT_BASE, CUBES, ANYWHERE])
  if (space !== undefined) return space
  if (np.op?.spaces.length === 0) return forSurge(np) ?? np.done()
  const isMore = isPatronageTaken(np) || np.op?.spaces.some((s) => isWorthCivic(np, s)) === true
  return (isMore ? undefined : surgeThen(np)) ?? np.done()
}

/** A Surge goes with a Train in some space: in Kabul that costs nothing. */
const forSurge = (np: NonPlayer): Word | undefined =>
  np.op?.activity === surge ? np.firstOf(SURGE_NOW, [spaceWord(S.kabul)]) : undefined

const NO_CUBES = part.line('no-cubes', {
  en: 'No Government cubes where the chart does not ask for them.',
  es: 'Ningún cubo del Gobierno donde el diagrama no los pida.',
  pl: 'Żadnych kostek rządowych tam, gdzie diagram ich nie wymaga.',
})

/** Police as far as there are any, then Troops, to the most that may come. */
export function recruits(np: NonPlayer): Word | undefined {
  const { g } = np
  if (!needsCubes(np, here(np))) return np.lowest(NO_CUBES)
  if (np.q.params?.piece === GOVERNMENT_POLICE) return np.highest(CUBES)
  const most = inForce(g, CARD.nightLetters, 'shaded') ? 4 : 6
  return np.number(CUBES, most - Math.min(most, available(g, GOVERNMENT_POLICE)))
}

const CIVIC_ACTION = word('civic-action')
const TRANSFER = word('patronage')
const NEITHER = word('neither')
const MORE = word('more')

function trainThen(np: NonPlayer): Word | undefined {
  if (isPatronageHigh(np)) {
    const transfer = np.firstOf(KABUL, [TRANSFER])
    if (transfer !== undefined) return transfer
  }
  const line = civicLines().find((each) => np.selected(each, 'train.where').length > 0) ?? ANYWHERE
  const isWorth = np.op?.spaces.some((s) => isWorthCivic(np, s)) === true
  return (isWorth ? np.firstOf(line, [CIVIC_ACTION]) : undefined) ?? np.leave(NEITHER)
}

/** Whether the purse suffices for a shift there. */
const isWorthCivic = (np: NonPlayer, s: Space): boolean =>
  isCoinControlled(np.g, s) &&
  pieces(np.g, COALITION, s) > 0 &&
  civicSwing(np.g, s, farthest(np.g, operation(np)), purse(np)) > 0

/** The spaces decided on, in the order of their lines; then any other that was trained in and can shift. */
function thenWhere(np: NonPlayer): Word | undefined {
  for (const line of civicLines()) {
    const decided = np.selected(line, 'train.where')
    const answer = np.chooseSpace(line, (_, s) => decided.includes(s) && isWorthCivic(np, s), line.by)
    if (answer !== undefined) return answer
  }
  return np.chooseSpace(ANYWHERE, isWorthCivic, [highestPopulation]) ?? np.done()
}

// 8.6.1 Village Stability Operations.

const VILLAGES = lasting.line('vso', {
  en: 'Village Stability Operations: place Police with Coalition Troops, first where there are Government cubes, then highest Population.',
  es: 'Village Stability Operations: coloca Policía con Tropas de la Coalición, primero donde haya cubos del Gobierno, luego mayor Población.',
  pl: 'Village Stability Operations: umieść policję przy wojsku koalicji, najpierw gdzie są kostki rządowe, potem największa populacja.',
})
const governmentFirst = first(
  { en: 'with Government cubes', es: 'con cubos del Gobierno', pl: 'z kostkami rządowymi' },
  (np, s) => governmentCubes(np.g, s) > 0,
)

export const trainAnswers: Answers = {
  'train.where': trainWhere,
  'train.fetch': (np) => np.done(),
  'train.then': trainThen,
  'train.then-where': thenWhere,
  'civic.more'(np) {
    const line = np.op?.rules.word === ASSAULT ? ACCIDENTAL : (np.lineAt(here(np), civicLines()) ?? ANYWHERE)
    return (mayStep(np) ? np.firstOf(line, [MORE]) : undefined) ?? np.done()
  },
  'train.police': (np) =>
    (available(np.g, GOVERNMENT_POLICE) > 0
      ? np.chooseSpace(VILLAGES, () => true, [governmentFirst, highestPopulation])
      : undefined) ?? np.done(),
}
/** After a Train: what is left to do of its special activity. */
export const trainAfterwards = surgeThen

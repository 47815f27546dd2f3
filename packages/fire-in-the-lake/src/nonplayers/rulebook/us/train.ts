import {
  type Criterion,
  fewest,
  first,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases } from '@coinflict/kernel/rules'
import {
  available,
  inForce,
  type Piece,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  track,
  type Word,
} from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import {
  ARVN,
  ARVN_POLICE,
  ARVN_TROOPS,
  arvnTroops,
  PATRONAGE,
  police,
  specialForcesOf,
  US,
  underground,
  usTroops,
} from '../../../forces.ts'
import { S } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import {
  COST,
  CUBES,
  farthest,
  IRREGULARS,
  MOST_CUBES,
  MOST_SPECIAL,
  NEITHER,
  NOBODY,
  PACIFY,
  RANGERS,
  TRAIN,
  TRANSFER,
  whyNotPacify,
} from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { changesControlFirst, greatestShift, noTerrorFirst, pacifiedLevels } from '../coin.ts'
import { joinAdvise } from './advise.ts'
import { joinStrike } from './air-strike.ts'
import { policyOf } from './policy.ts'

/** 8.8.5 The US Trains. */
const sheet = new Sheet()
const train = sheet.part('8.8.5', TRAIN)
const pacify = sheet.part('8.8.6', PACIFY)
export const trainLines = sheet.lines

export const TRAIN_STEP: Step = train.line(
  '0',
  {
    en: 'Otherwise Train; if that is impossible, Assault.',
    es: 'Si no, Entrenamiento; si no es posible, Asalto.',
    pl: 'W przeciwnym razie szkolenie; jeśli jest niemożliwe, szturm.',
  },
  { operation: TRAIN, when: () => true, ifNone: [ASSAULT] },
)

// Which forces.

const irregularsEach = (np: NonPlayer): number =>
  Math.min(policyOf(np) === 'jfk' ? MOST_SPECIAL : 1, available(np.g, underground(US)))

const cubesLeft = ({ g }: NonPlayer): number =>
  Math.min(MOST_CUBES, available(g, ARVN_TROOPS) + available(g, ARVN_POLICE))
const rangersLeft = ({ g }: NonPlayer): number => Math.min(MOST_SPECIAL, available(g, underground(ARVN)))

/** What comes to a US Base: cubes, under Nixon Rangers, the others if there are none. */
function arvnForces(np: NonPlayer): readonly [way: Word, n: number] {
  const cubes = [CUBES, cubesLeft(np)] as const
  const rangers = [RANGERS, rangersLeft(np)] as const
  const [before, after] = policyOf(np) === 'nixon' ? [rangers, cubes] : [cubes, rangers]
  return before[1] > 0 ? before : after
}

const RAISE: SpaceLine = train.line(
  '1',
  {
    en: '1 Irregular (2 under JFK) in each space without Irregulars and without a US Base; first where that removes NVA Control or adds COIN Control.',
    es: '1 Irregular (2 con JFK) en cada casilla sin Irregulares ni Base de EE.\u00a0UU.; primero donde elimine Control del EVN o añada Control COIN.',
    pl: '1 nieregularny (przy polityce JFK 2) na każde pole bez nich i bez bazy USA; najpierw tam, gdzie zniesie to kontrolę NVA lub da kontrolę COIN.',
  },
  {
    when: ({ g }: NonPlayer) => available(g, underground(US)) > 0,
    where: ({ g }: NonPlayer, s: Space) => specialForcesOf(g, US, s) === 0 && bases(g, US, s) === 0,
    by: [changesControlFirst(irregularsEach)],
    way: IRREGULARS,
  },
)
const POST = train.line('2', {
  en: 'With unshaded Combined Action Platoons 1 Police to the space with US Troops and the fewest Police.',
  es: 'Con Combined Action Platoons sin sombrear, 1 Policía a la casilla con Tropas de EE.\u00a0UU. y menos Policía.',
  pl: 'Przy niezacienionym Combined Action Platoons 1 policja na pole z wojskiem USA i najmniejszą liczbą policji.',
})
const ARM: SpaceLine = train.line(
  '3',
  {
    en: 'At 1 US Base as many ARVN cubes as possible, if there are none 2 Rangers; under Nixon the reverse; first where that removes NVA Control or adds COIN Control.',
    es: 'En 1 Base de EE.\u00a0UU. tantos cubos del ARVN como se pueda o, si no hay, 2 Rangers; con Nixon, al revés; primero donde elimine Control del EVN o añada Control COIN.',
    pl: 'Przy 1 bazie USA tyle kostek ARVN, ile się da, a jeśli ich brak, 2 rangersi; przy polityce Nixon na odwrót; najpierw tam, gdzie zniesie to kontrolę NVA lub da kontrolę COIN.',
  },
  {
    when: (np: NonPlayer) => arvnForces(np)[1] > 0 && (np.op?.free === true || resources(np.g, US) >= COST),
    where: ({ g }: NonPlayer, s: Space) => bases(g, US, s) > 0,
    by: [changesControlFirst((np) => arvnForces(np)[1])],
    most: 1,
  },
)
const MUCH = 22
const mayTransfer = (np: NonPlayer): boolean => np.isPlayer(ARVN) && track(np.g, PATRONAGE) > MUCH
const FILCH: SpaceLine = train.line(
  '5',
  {
    en: 'If ARVN is a player with more than 22 Patronage: Train in Saigon, placing nothing, and turn 3 Patronage into Resources.',
    es: 'Si el ARVN es un jugador con más de 22 de Patrocinio: entrena en Saigón, sin colocar nada, y convierte 3 de Patrocinio en Recursos.',
    pl: 'Jeśli ARVN jest graczem z patronatem powyżej 22: szkol w Sajgonie, niczego nie umieszczając, i zamień 3 patronatu na zasoby.',
  },
  { when: mayTransfer, where: (_: NonPlayer, s: Space) => s === S.saigon, way: NOBODY },
)

// 8.8.6 Pacify.

/** How many levels a Train could bring a space on now. */
const trainLevels = (np: NonPlayer, s: Space): number =>
  whyNotPacify(np.g, US, s) === undefined ? pacifiedLevels(np, s, (from) => from < farthest(np.g, US)) : 0

const noPoliceFirst: Criterion = first(
  { en: 'without Police', es: 'sin Policía', pl: 'bez policji' },
  ({ g }, s) => police(g, s) === 0,
)
const TRAIN_PACIFY_BY: readonly Criterion[] = [noPoliceFirst, greatestShift(trainLevels), noTerrorFirst]

const mostPacified = ({ g }: NonPlayer): number => (inForce(g, CARD.cords, 'unshaded') ? 2 : 1)

const PREPARE: SpaceLine = train.line(
  '6',
  {
    en: 'If no Patronage is turned: Train, placing nothing, where that helps to Pacify the most (with unshaded CORDS in 2 spaces), and Pacify.',
    es: 'Si no se convierte Patrocinio: entrena, sin colocar nada, donde más ayude a Pacificar (con CORDS sin sombrear, en 2 casillas), y Pacifica.',
    pl: 'Jeśli nie zamieniono patronatu: szkol, niczego nie umieszczając, tam, gdzie najbardziej pomoże to pacyfikacji (przy niezacienionym CORDS na 2 polach), i pacyfikuj.',
  },
  {
    when: (np: NonPlayer) => !willTransfer(np),
    where: (np: NonPlayer, s: Space) => wanted(np).includes(s),
    way: NOBODY,
  },
)

/** The best spaces to Pacify, whether they were Trained or could be. */
const wanted = (np: NonPlayer): readonly Space[] =>
  np.once(`pacify ${np.op?.spaces.length}`, () => {
    const open = spacesWith(np.g, US).filter(
      (s) => trainLevels(np, s) > 0 && (isTrained(np, s) || np.q.isPossible(spaceWord(s))),
    )
    const found: Space[] = []
    while (found.length < mostPacified(np)) {
      const s = np.bestOf(PREPARE, open, [...TRAIN_PACIFY_BY, trainedFirst])
      if (s === undefined) break
      open.splice(open.indexOf(s), 1)
      found.push(s)
    }
    np.putDiceAside()
    return found
  })
const isTrained = (np: NonPlayer, s: Space): boolean => np.op?.spaces.includes(s) === true
const trainedFirst: Criterion = first(
  { en: 'Trained already', es: 'ya entrenada', pl: 'gdzie już szkolono' },
  isTrained,
)
const willTransfer = (np: NonPlayer): boolean => mayTransfer(np) && isTrained(np, S.saigon)

const TRAIN_LINES: readonly SpaceLine[] = [RAISE, ARM, FILCH, PREPARE]

const PACIFY_TRAINED: SpaceLine = pacify.line(
  '1',
  {
    en: 'Pacify to the full; in Training first without Police, then the greatest total shift, then without Terror.',
    es: 'Pacifica al máximo; en Entrenamiento, primero sin Policía, luego la mayor modificación total, luego sin Terror.',
    pl: 'Pacyfikuj w pełni; przy szkoleniu najpierw bez policji, potem największe łączne przesunięcie, potem bez terroru.',
  },
  { where: (np: NonPlayer, s: Space) => trainLevels(np, s) > 0, by: TRAIN_PACIFY_BY },
)

/** Whether there is something to do after the last space: a special activity comes after that. */
const willFollow = (np: NonPlayer): boolean =>
  willTransfer(np) || (np.op?.spaces.some((s) => trainLevels(np, s) > 0) ?? false) || willPost(np)

const willPost = ({ g }: NonPlayer): boolean =>
  inForce(g, CARD.combinedActionPlatoons, 'unshaded') &&
  available(g, ARVN_POLICE) > 0 &&
  spacesWith(g, US).some((s) => usTroops(g, s) > 0)

const JOIN = train.line('AirStrikeOrAdvise', {
  en: 'After Training under LBJ: Air Strike; if that is impossible, or under JFK or Nixon: Advise.',
  es: 'Tras Entrenar con LBJ: Ataque Aéreo; si no es posible, o con JFK o Nixon: Asesoramiento.',
  pl: 'Po szkoleniu przy polityce LBJ atak z powietrza; jeśli jest niemożliwy albo przy polityce JFK lub Nixon: doradztwo.',
})

export const joinAfterTrain = (np: NonPlayer): Word | undefined =>
  (policyOf(np) === 'lbj' ? joinStrike(np, JOIN) : undefined) ?? joinAdvise(np)

/** 8.1.2 How many of the cubes that come are Troops: by turns, the kind with fewer in the space first. */
function troopsAmong(np: NonPlayer, s: Space): number {
  const { g } = np
  let isTroopsNext = usTroops(g, s) + arvnTroops(g, s) <= police(g, s)
  let troops = 0
  let policemen = 0
  while (troops + policemen < cubesLeft(np)) {
    const isTroops = isTroopsNext ? troops < available(g, ARVN_TROOPS) : policemen === available(g, ARVN_POLICE)
    if (isTroops) troops++
    else policemen++
    isTroopsNext = !isTroopsNext
  }
  return troops
}

/** The numbers of a Train (3.2.1). */
export function howManyTrained(np: NonPlayer): Word | undefined {
  if (np.q.rule !== '3.2.1') return undefined
  const piece = np.q.params?.piece as Piece
  if (piece === underground(US)) return np.number(RAISE, irregularsEach(np))
  return piece === ARVN_TROOPS ? np.number(ARM, troopsAmong(np, here(np))) : np.highest(ARM)
}

function what(np: NonPlayer): Word | undefined {
  const line = np.lineAt(here(np), TRAIN_LINES)
  if (line === undefined) return np.leave(NOBODY)
  return np.firstOf(line, [line === ARM ? arvnForces(np)[0] : (line.way ?? NOBODY), NOBODY])
}

function then(np: NonPlayer): Word | undefined {
  if (np.isOver) return np.leave(NEITHER)
  if (willTransfer(np)) return np.firstOf(FILCH, [TRANSFER])
  const canPacify = np.op?.spaces.some((s) => trainLevels(np, s) > 0) === true
  return (canPacify ? np.firstOf(PREPARE, [PACIFY]) : undefined) ?? np.leave(NEITHER)
}

export const trainAnswers: Answers = {
  'train.where'(np) {
    const next = np.isOver ? undefined : np.select(TRAIN_LINES)
    const isLast = next === undefined && (np.op?.spaces.length ?? 0) > 0 && !willFollow(np)
    return next ?? (isLast ? joinAfterTrain(np) : undefined) ?? np.done()
  },
  'train.what': what,
  'train.then': then,
  'train.then-where': (np) => np.select([PACIFY_TRAINED]) ?? np.done(),
  'train.patronage': (np) => np.highest(FILCH),
  'train.police': (np) =>
    np.chooseSpace(POST, () => true, [
      fewest({ en: 'fewest Police', es: 'menos Policía', pl: 'najmniej policji' }, ({ g }, s) => police(g, s)),
      changesControlFirst(() => 1),
    ]),
}

import { first, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { available, type Game, type Operation, type Space, spaceWord, type Word } from '@coinflict/kernel/state'
import {
  ARVN,
  ARVN_POLICE,
  ARVN_TROOPS,
  arvnTroops,
  coinBases,
  coinPieces,
  insurgentBases,
  police,
  underground,
} from '../../../forces.ts'
import { isProvince, isSouth } from '../../../map.ts'
import {
  BASE,
  CUBES,
  MOST_CUBES,
  MOST_SPECIAL,
  NEITHER,
  NOBODY,
  PACIFY,
  RANGERS,
  TRAIN,
  whyNotArvnPieces,
  whyNotBase,
  whyNotPacify,
} from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { availableOf, here, nextSpace } from '../../terms.ts'
import { holdsCoin, lacking } from '../coin.ts'
import { joinGovern } from './govern.ts'
import { pacifyOrder, shiftOf } from './pacify.ts'

/** 8.7.2 The ARVN Train, and pause to Govern or to Transport. */
const sheet = new Sheet()
const train = sheet.part('8.7.2', TRAIN)
export const trainLines = sheet.lines

const MOST_SPACES = 3
const ENOUGH_PIECES = 12

export const TRAIN_STEP: Step = train.line(
  '0',
  {
    en: 'Train if 12 or more ARVN pieces are Available.',
    es: 'Entrenamiento si hay 12 o más fichas del ARVN Disponibles.',
    pl: 'Szkolenie, jeśli dostępnych jest co najmniej 12 elementów ARVN.',
  },
  { operation: TRAIN, when: (np: NonPlayer) => availableOf(np) >= ENOUGH_PIECES, ifNone: [] },
)

const cubesLeft = (g: Game): number => available(g, ARVN_TROOPS) + available(g, ARVN_POLICE)
const areCubes = (g: Game): boolean => cubesLeft(g) >= MOST_CUBES
/** How many pieces come to a space: 6 cubes, or once there are fewer up to 2 Rangers. */
const coming = (g: Game): number => (areCubes(g) ? MOST_CUBES : Math.min(MOST_SPECIAL, available(g, underground(ARVN))))

/** 8.1.2 Troops among 6 cubes: by turns, as far as there are of both kinds. */
const troopsComing = (g: Game): number =>
  Math.max(MOST_CUBES - available(g, ARVN_POLICE), Math.min(MOST_CUBES / 2, available(g, ARVN_TROOPS)))

/** Whether cubes come that bring Police or Troops where there are none of that kind. */
const isKindMissing = (g: Game, s: Space): boolean =>
  areCubes(g) &&
  ((police(g, s) === 0 && troopsComing(g) < MOST_CUBES) || (arvnTroops(g, s) === 0 && troopsComing(g) > 0))

const PLACE: SpaceLine = train.line(
  '1',
  {
    en: 'In up to 3 spaces, place 6 cubes, or if fewer are Available up to 2 Rangers, at COIN Bases and in cities: first to add COIN Control, then where Police or Troops are missing.',
    es: 'En hasta 3 casillas, coloca 6 cubos, o si hay menos Disponibles hasta 2 Rangers, en Bases COIN y ciudades: primero para añadir Control COIN, luego donde falte Policía o Tropas.',
    pl: 'Na najwyżej 3 polach umieść po 6 kostek, a gdy dostępnych jest mniej, do 2 rangersów, w bazach COIN i miastach: najpierw, by dodać kontrolę COIN, potem gdzie brak policji lub wojska.',
  },
  {
    where: (np: NonPlayer, s: Space) => coming(np.g) > 0 && whyNotArvnPieces(np.g, np.op as Operation, s) === undefined,
    by: [
      first(
        { en: 'COIN Control added', es: 'Control COIN añadido', pl: 'dodana kontrola COIN' },
        ({ g }, s) => !holdsCoin(g, s) && lacking(g, s) <= coming(g),
      ),
      first(
        { en: 'Police or Troops missing', es: 'falta Policía o Tropas', pl: 'brak policji lub wojska' },
        ({ g }, s) => isKindMissing(g, s),
      ),
    ],
  },
)
const PAUSE = train.line('2', {
  en: 'Then pause to Govern in up to 2 spaces, otherwise to Transport.',
  es: 'Luego haz una pausa para Gobernar en hasta 2 casillas; si no, para Transporte.',
  pl: 'Potem przerwij, by rządzić na najwyżej 2 polach, w innym razie dla transportu.',
})
const BASE_SITE: SpaceLine = train.line(
  '3',
  {
    en: 'Then, in 1 South Vietnam province with 5 COIN pieces, 3 ARVN cubes among them, and no COIN Base: 3 cubes become a Base.',
    es: 'Luego, en 1 provincia de Vietnam del Sur con 5 fichas COIN, entre ellas 3 cubos del ARVN, y sin Base COIN: 3 cubos se convierten en Base.',
    pl: 'Potem w 1 prowincji Wietnamu Południowego z 5 elementami COIN, w tym 3 kostkami ARVN, bez bazy COIN: 3 kostki stają się bazą.',
  },
  {
    where: ({ g, op }: NonPlayer, s: Space) =>
      isProvince(s) &&
      isSouth(s) &&
      coinPieces(g, s) >= 5 &&
      coinBases(g, s) === 0 &&
      whyNotBase(g, op as Operation, s, []) === undefined,
    most: 1,
  },
)

/** Whether Pacification would shift a space. */
const canPacify = (np: NonPlayer, s: Space): boolean => whyNotPacify(np.g, ARVN, s) === undefined && shiftOf(np, s) > 0
const isAnyPacifiable = (np: NonPlayer): boolean => np.op?.spaces.some((s) => canPacify(np, s)) === true

const PACIFY_SITE: SpaceLine = train.line(
  '4',
  {
    en: 'Without a Base, and if it takes another space to Pacify: Train there, placing nothing, first where an enemy Base is.',
    es: 'Si no hubo Base y hace falta otra casilla para Pacificar: Entrena allí sin colocar nada, primero donde haya una Base enemiga.',
    pl: 'Jeśli nie powstała baza, a do pacyfikacji potrzeba innego pola: szkol tam, niczego nie umieszczając, najpierw przy wrogiej bazie.',
  },
  {
    where: canPacify,
    when: (np: NonPlayer) => np.selected(BASE_SITE).length === 0 && !isAnyPacifiable(np),
    by: [
      first(
        { en: 'with an enemy Base', es: 'con una Base enemiga', pl: 'z wrogą bazą' },
        ({ g }, s) => insurgentBases(g, s) > 0,
      ),
      ...pacifyOrder,
    ],
    most: 1,
  },
)
const PACIFY_ONE = train.line('5', {
  en: 'Without a Base: Pacify in 1 of these spaces.',
  es: 'Si no hubo Base: Pacifica en 1 de estas casillas.',
  pl: 'Jeśli nie powstała baza: pacyfikuj na 1 z tych pól.',
})
const FOR_NOTHING = train.line('IfNone', {
  en: 'If there is nothing to place but it Governed or Transported: Train anywhere for nothing.',
  es: 'Si no hay nada que colocar pero Gobernó o Transportó: Entrena en cualquier casilla sin coste.',
  pl: 'Jeśli nie ma czego umieszczać, ale było rządzenie lub transport: szkol gdziekolwiek za darmo.',
})

/** The province whose cubes become a Base. */
const baseSite = (np: NonPlayer): Space | undefined => np.selected(BASE_SITE, 'train.where')[0]

function trainWhere(np: NonPlayer): Word | undefined {
  const isBeforePause = np.op?.activity === undefined
  const placed = isBeforePause ? (nextSpace(np, [PLACE], MOST_SPACES) ?? joinGovern(np, PAUSE)) : undefined
  const next = placed ?? nextSpace(np, [BASE_SITE, PACIFY_SITE], MOST_SPACES)
  const isEmpty = np.op?.spaces.length === 0 && !isBeforePause
  return next ?? (isEmpty ? np.chooseSpace(FOR_NOTHING, () => true) : undefined) ?? np.done()
}

export const trainAnswers: Answers = {
  'train.where': trainWhere,
  'train.what'(np) {
    const isPlaced = np.selected(PLACE, 'train.where').includes(here(np))
    if (isPlaced) return np.firstOf(PLACE, [areCubes(np.g) ? CUBES : RANGERS])
    return np.firstOf(np.lineAt(here(np), [BASE_SITE, PACIFY_SITE]) ?? FOR_NOTHING, [NOBODY])
  },
  'place.how-many'(np) {
    if (np.q.rule !== '3.2.1') return undefined
    return np.q.params?.piece === ARVN_TROOPS ? np.number(PLACE, troopsComing(np.g)) : np.highest(PLACE)
  },
  'train.then'(np) {
    if (baseSite(np) !== undefined) return np.firstOf(BASE_SITE, [BASE]) ?? np.leave(NEITHER)
    return (isAnyPacifiable(np) ? np.firstOf(PACIFY_ONE, [PACIFY]) : undefined) ?? np.leave(NEITHER)
  },
  'train.then-where'(np) {
    const site = baseSite(np)
    return site === undefined
      ? np.chooseSpace(PACIFY_ONE, canPacify, pacifyOrder)
      : np.firstOf(BASE_SITE, [spaceWord(site)])
  },
}

import { first, highestPopulation, most, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { available, DONE, resources, type Space, type Word, word } from '@coinflict/kernel/state'
import { base, GOVT, POLICE, police, room, TROOPS, troops } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN, takesCubes } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { nextSpace } from '../../terms.ts'
import { allowsCivicAction, FLOOR, GREATEST_SHIFT, shiftOf, stepsFor } from './civic.ts'
import { LOSE, losses, MOST_TRAINED, placement } from './cubes.ts'
import { changesControl, here, isBaseSite } from './terms.ts'

/** 8.8.4 Train. */
const sheet = new Sheet()
const part = sheet.part('8.8.4', TRAIN)

const TRAIN_COST = 3
const cubesLeft = ({ g }: NonPlayer): number => available(g, TROOPS) + available(g, POLICE)

export const TRAIN_STEP = part.line(
  '1',
  {
    en: 'Otherwise Train if 10 or more Government pieces are Available or Civic Action can be paid for.',
    es: 'Si no, Entrenamiento si hay 10 o más fichas del Gobierno Disponibles o si puede pagarse una Acción Cívica.',
    pl: 'W przeciwnym razie szkolenie, jeśli dostępnych jest co najmniej 10 elementów rządu albo można opłacić akcję obywatelską.',
  },
  {
    operation: TRAIN,
    when: (np: NonPlayer) => cubesLeft(np) + available(np.g, base(GOVT)) >= 10 || canBuyCivicAction(np),
    ifNone: [PATROL, SWEEP],
  },
)

/** 8.8.4/h1 Money for a space and a level, and a space for it. */
const canBuyCivicAction = ({ g }: NonPlayer): boolean =>
  stepsFor(resources(g, GOVT) - TRAIN_COST) > 0 && g.volume.onMap(g).some((s) => allowsCivicAction(g, s))

const MOST_SPACES = 4
const LIMIT = part.line('2', {
  en: 'In at most 4 spaces.',
  es: 'En 4 casillas como máximo.',
  pl: 'Na najwyżej 4 polach.',
})
const PLACE = part.line(
  '3',
  {
    en: 'First place exactly 6 cubes in each of up to 3 spaces.',
    es: 'Primero coloca exactamente 6 cubos en cada una de hasta 3 casillas.',
    pl: 'Najpierw umieść dokładnie 6 kostek na każdym z najwyżej 3 pól.',
  },
  {
    when: (np: NonPlayer) => cubesLeft(np) >= MOST_TRAINED,
    where: ({ g }: NonPlayer, s: Space) => takesCubes(g, s) && room(g, TROOPS, s) >= MOST_TRAINED,
    by: [
      most(
        {
          en: 'changes Control of the highest Population',
          es: 'cambia el Control de la mayor Población',
          pl: 'zmienia kontrolę nad największą populacją',
        },
        ({ g }, s) => (changesControl(g, s, MOST_TRAINED) ? pop(s) : 0),
      ),
      first(
        {
          en: 'adds Police where there are none',
          es: 'añade Policía donde no hay',
          pl: 'dodaje policję tam, gdzie jej nie ma',
        },
        ({ g }, s) => police(g, s) === 0 && placement(g, s, MOST_TRAINED).police > 0,
      ),
      first(
        {
          en: 'adds Troops where there are none',
          es: 'añade Tropas donde no hay',
          pl: 'dodaje wojsko tam, gdzie go nie ma',
        },
        ({ g }, s) => troops(g, s) === 0 && placement(g, s, MOST_TRAINED).troops > 0,
      ),
    ],
    most: 3,
  },
)
const BEST_SHIFT = {
  en: 'largest shift toward Active Support',
  es: 'mayor cambio hacia el Apoyo Activo',
  pl: 'największe przesunięcie w kierunku aktywnego poparcia',
}
/** The shift that the Resources allow there, after so much is paid first. */
const shiftAt = ({ g }: NonPlayer, s: Space, paid: number): number => shiftOf(g, s, stepsFor(resources(g, GOVT) - paid))

/** Whether Civic Action is possible there with the cubes that the Train places, once so many Troops have left. */
function isForAdditional(np: NonPlayer, s: Space, fewer = 0): boolean {
  const { g } = np
  const { police: p, troops: t } = takesCubes(g, s)
    ? placement(g, s, Math.min(MOST_TRAINED, room(g, TROOPS, s)))
    : { police: 0, troops: 0 }
  return shiftAt(np, s, TRAIN_COST) > 0 && allowsCivicAction(g, s, t - fewer, p)
}

const CIVIC_ACTION = part.line(
  '5',
  {
    en: 'Then Civic Action for the largest shift in a space without Terror: in a Train space, otherwise in 1 additional space.',
    es: 'Luego Acción Cívica para el mayor cambio en una casilla sin Terror: en una casilla de Entrenamiento; si no, en 1 casilla más.',
    pl: 'Potem akcja obywatelska dla największego przesunięcia na polu bez terroru: na polu szkolenia, a jeśli się nie da, na 1 dodatkowym.',
  },
  {
    when: (np: NonPlayer) => trainedForCivicAction(np).length === 0,
    where: (np: NonPlayer, s: Space) => isForAdditional(np, s),
    by: [most(BEST_SHIFT, (np, s) => shiftAt(np, s, TRAIN_COST))],
  },
)
const BASE = part.line(
  '6',
  {
    en: 'Without Civic Action: 3 cubes become a Base in the department of highest Population with 5 cubes, room for a Base and no Government Base.',
    es: 'Sin Acción Cívica: 3 cubos pasan a ser una Base en el departamento de mayor Población con 5 cubos, sitio para una Base y sin Base del Gobierno.',
    pl: 'Bez akcji obywatelskiej: zamień 3 kostki na bazę w departamencie o największej populacji z 5 kostkami i miejscem na bazę, bez bazy rządowej.',
  },
  {
    when: (np: NonPlayer) => trainedForCivicAction(np).length === 0 && !trained(np).some((s) => isBaseSite(np.g, s)),
    where: ({ g }: NonPlayer, s: Space) => isBaseSite(g, s),
    by: [highestPopulation],
  },
)

const trained = (np: NonPlayer): readonly Space[] => (np.op?.rules.word === TRAIN ? np.op.spaces : [])
const isForCivicAction = (np: NonPlayer, s: Space): boolean => shiftAt(np, s, 0) > 0 && allowsCivicAction(np.g, s)
const trainedForCivicAction = (np: NonPlayer): readonly Space[] => trained(np).filter((s) => isForCivicAction(np, s))

/** 4.1 Whether the Train has a space, or still finds one once so many Troops have left another. */
export const keepsTrain = (np: NonPlayer, from: Space, n: number): boolean =>
  trained(np).length > 0 ||
  np.g.volume.onMap(np.g).some((s) => {
    const fewer = s === from ? n : 0
    return isForAdditional(np, s, fewer) || isBaseSite(np.g, s, -fewer)
  })

/** Six cubes are Available, and there is money for a city to place them in. */
export const canPlaceCubes = (np: NonPlayer): boolean => PLACE.when(np) && resources(np.g, GOVT) >= TRAIN_COST

/** 8.8.4/3 The next space for six cubes, before the special activity. */
export const nextPlacement = (np: NonPlayer): Word | undefined =>
  !np.isOver && trained(np).length < PLACE.most ? nextSpace(np, [PLACE]) : undefined

/** 8.8.4/5-6 The additional space, after the special activity. */
export const nextAdditional = (np: NonPlayer): Word | undefined =>
  trained(np).length < MOST_SPACES ? nextSpace(np, [CIVIC_ACTION, BASE]) : np.done(LIMIT)

const answers: Answers = {
  'train.then'(np) {
    // An event that settles the space is no operation in progress: the question itself tells what can be done there.
    const canAct = np.op === undefined ? stepsFor(resources(np.g, GOVT)) > 0 : trainedForCivicAction(np).length > 0
    const canBuild = trained(np).some((s) => isBaseSite(np.g, s))
    return (
      (canAct ? np.firstOf(CIVIC_ACTION, [word('civic-action')]) : undefined) ??
      (canBuild ? np.firstOf(BASE, [word('base')]) : undefined) ??
      np.leave(word('neither'))
    )
  },
  'train.then-where': (np) =>
    np.chooseSpace(CIVIC_ACTION, isForCivicAction, [most(BEST_SHIFT, (_, s) => shiftAt(np, s, 0))]) ??
    np.chooseSpace(BASE, BASE.where, BASE.by),
  'train.base-troops'(np) {
    const { g } = np
    const s = here(np)
    return np.number(LOSE, losses({ troops: troops(g, s), police: police(g, s) }, 3).troops)
  },
  'civic.more': (np) =>
    isForCivicAction(np, here(np)) ? np.firstOf(GREATEST_SHIFT, [word('more')]) : np.firstOf(FLOOR, [DONE]),
}

export const training = { lines: sheet.lines, answers }

import { type NonPlayer, Sheet, type SpaceLine, type Step, wayHere } from '@coinflict/kernel/nonplayers'
import { activeOf, bases, controlledBy, undergroundOf } from '@coinflict/kernel/rules'
import { type Line, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { TALIBAN, TALIBAN_CONTROL } from '../../../forces.ts'
import { S } from '../../../map.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY, rallyPlaces } from '../../../operations/rally.ts'
import { TERROR } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import {
  availableOf,
  everySpace,
  hasBaseLeft,
  hasCubes,
  hasGuerrillaLeft,
  hasRoom,
  nextBeforeActivity,
  own,
} from '../../terms.ts'
import { PLACE_GUERRILLA } from '../general.ts'
import { joinActivity } from './activities.ts'
import { isShifted, noteBeforeExtort, SHARIA_ORDER } from './round.ts'

/** 8.7.2 The Taliban's Rally. */
const sheet = new Sheet()
const rally = sheet.part('8.7.2', RALLY)
export const rallyLines: readonly Line[] = sheet.lines

const activeOnMap = (np: NonPlayer): number => {
  let sum = 0
  for (const s of spacesWith(np.g, TALIBAN)) sum += activeOf(np.g, TALIBAN, s)
  return sum
}

export const RALLY_STEP: Step = rally.line(
  '1',
  {
    en: 'Rally if at least 15 friendly pieces are Available or at least 15 friendly Guerrillas are Active.',
    es: 'Reagrupamiento si hay al menos 15 fichas propias Disponibles o al menos 15 Guerrillas propias Activas.',
    pl: 'Zgrupowanie, jeśli co najmniej 15 własnych elementów jest dostępnych albo 15 własnych partyzantów aktywnych.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => availableOf(np) >= 15 || activeOnMap(np) >= 15,
    ifNone: [MARCH, ATTACK, TERROR],
  },
)

const BASE = word('base')
const MANY = word('many')
const GUERRILLA = word('guerrilla')

const GATHER_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'Flip all Guerrillas Underground in up to 3 spaces with a friendly Base and cubes where all friendly Guerrillas are Active.',
      es: 'Gira a Ocultas todas las Guerrillas en hasta 3 casillas con una Base propia y cubos donde todas las propias estén Activas.',
      pl: 'Ukryj partyzantów na najwyżej 3 polach z własną bazą i kostkami, gdzie wszyscy własni są aktywni.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        activeOf(np.g, TALIBAN, s) > 0 &&
        undergroundOf(np.g, TALIBAN, s) === 0 &&
        bases(np.g, TALIBAN, s) > 0 &&
        hasCubes(np, s),
      most: 3,
      way: word('hide'),
    },
  ),
  rally.line(
    '3',
    {
      en: 'Replace 2 Guerrillas with a Base wherever there are at least 3 and room for it.',
      es: 'Reemplaza 2 Guerrillas por una Base donde haya al menos 3 y sitio para ella.',
      pl: 'Zamień 2 partyzantów na bazę wszędzie, gdzie jest ich co najmniej 3 i jest na nią miejsce.',
    },
    {
      where: (np: NonPlayer, s: Space) => own(np, s) >= 3 && hasRoom(np, s),
      when: hasBaseLeft,
      way: BASE,
    },
  ),
]
const PLACE_LINES: readonly SpaceLine[] = [
  rally.line(
    '4',
    {
      en: 'If there is no friendly Underground Guerrilla in Kabul: place one there.',
      es: 'Si no hay ninguna Guerrilla propia Oculta en Kabul: coloca una allí.',
      pl: 'Jeśli w Kabulu nie ma ukrytego własnego partyzanta: umieść tam jednego.',
    },
    {
      where: (np: NonPlayer, s: Space) => s === S.kabul && undergroundOf(np.g, TALIBAN, s) === 0,
      when: hasGuerrillaLeft,
      way: MANY,
    },
  ),
  rally.line(
    '5',
    {
      en: 'Place Guerrillas to add Taliban Control in 1 space that lacks it.',
      es: 'Coloca Guerrillas para dar Control Talibán a 1 casilla que no lo tenga.',
      pl: 'Umieść partyzantów, by dać talibom kontrolę nad 1 polem, na którym jej nie mają.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        controlledBy(np.g, s) !== TALIBAN_CONTROL &&
        controlledBy(np.g, s, TALIBAN, rallyPlaces(np.g, TALIBAN, s)) === TALIBAN_CONTROL,
      when: hasGuerrillaLeft,
      most: 1,
      way: MANY,
    },
  ),
  rally.line(
    '6',
    {
      en: 'Then in 1 space with 1 or 2 friendly Guerrillas.',
      es: 'Luego en 1 casilla con 1 o 2 Guerrillas propias.',
      pl: 'Potem na 1 polu z 1 lub 2 własnymi partyzantami.',
    },
    {
      where: (np: NonPlayer, s: Space) => own(np, s) === 1 || own(np, s) === 2,
      when: hasGuerrillaLeft,
      most: 1,
      way: MANY,
    },
  ),
  rally.line(
    '7',
    {
      en: 'Then at all friendly Bases.',
      es: 'Luego en todas las Bases propias.',
      pl: 'Potem przy wszystkich własnych bazach.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, TALIBAN, s) > 0, when: hasGuerrillaLeft, way: MANY },
  ),
]
const RALLY_LINES: readonly SpaceLine[] = [...GATHER_LINES, ...PLACE_LINES]

const RALLY_SHARIA = rally.line('8', {
  en: 'Last, buy Sharia for the greatest shift in 1 of these spaces.',
  es: 'Por último, compra Sharía para la mayor modificación en 1 de estas casillas.',
  pl: 'Na koniec kup szariat na 1 z tych pól: tam, gdzie przesunięcie będzie największe.',
})

export const rallyAnswers: Answers = {
  'rally.where'(np) {
    const next = nextBeforeActivity(np, RALLY_LINES)
    if (next !== undefined) return next
    if (np.op?.activity === undefined) noteBeforeExtort(np)
    return joinActivity(np) ?? np.done()
  },
  'rally.how': (np) => wayHere(np, RALLY_LINES, [MANY, GUERRILLA]),
  'rally.sharia': (np) => np.chooseSpace(RALLY_SHARIA, isShifted, SHARIA_ORDER) ?? np.done(),
  'assault.backlash': (np) => np.select(PLACE_LINES) ?? everySpace(np, PLACE_GUERRILLA) ?? np.done(),
}

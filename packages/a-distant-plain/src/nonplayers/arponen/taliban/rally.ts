import {
  first,
  highestPopulation,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { activeOf, bases, canWorsen, isSelected, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { available, type Line, resources, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { COALITION, cubes, TALIBAN, underground } from '../../../forces.ts'
import { EVERY, isCity, isPakistan } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY, rallyCost, whyNotRally } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { hasBaseLeft, hasRoom, here, own, pakistanLast } from '../../terms.ts'
import { canGain, hasBegun, isNeutral } from '../insurgents.ts'
import { canExtortOnRoads, joinActivity, nextRoad } from './infiltrate.ts'
import { BY_SHIFT, shariaShift } from './round.ts'
import { joinExtort, nextExtort } from './terror.ts'

/** 8.8.4 Rally. */
const sheet = new Sheet()
const rally = sheet.part('8.8.4', RALLY)
export const RALLY_SHEET: readonly Line[] = sheet.lines

const ENOUGH_AVAILABLE = 15
const MOST_PAID = 6

export const RALLY_STEP: Step = rally.line(
  'if',
  {
    en: 'Rally if 15 or more Guerrillas are Available, or if it would replace Guerrillas with a Base.',
    es: 'Reagrupamiento si hay 15 o más Guerrillas Disponibles, o si reemplazara Guerrillas por una Base.',
    pl: 'Zgrupowanie, jeśli dostępnych jest co najmniej 15 partyzantów albo jeśli zamieniłoby partyzantów na bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(TALIBAN)) >= ENOUGH_AVAILABLE || wouldBuild(np),
    ifNone: [MARCH],
  },
)

const couldBuild = (np: NonPlayer, s: Space): boolean => own(np, s) >= 3 && hasRoom(np, s)
const wouldBuild = (np: NonPlayer): boolean =>
  hasBaseLeft(np) &&
  spacesWith(np.g, TALIBAN).some((s) => couldBuild(np, s) && whyNotRally(np.g, TALIBAN, s) === undefined)

/** Six spaces that cost something; those that Islamabad pays for do not count. */
function hasSlot({ g, op }: NonPlayer, s: Space): boolean {
  if (rallyCost(g, s) === 0) return true
  let paid = 0
  for (const each of op?.spaces ?? []) if (rallyCost(g, each) > 0) paid++
  return paid < MOST_PAID
}

const pakistanFirst = first({ en: 'Pakistan first', es: 'primero Pakistán', pl: 'najpierw Pakistan' }, (_, s) =>
  isPakistan(s),
)

const GUARD_BASES = rally.line(
  '1',
  {
    en: 'At all Taliban Bases without Taliban Guerrillas: place Guerrillas.',
    es: 'En todas las Bases Talibanes sin Guerrillas Talibanes: coloca Guerrillas.',
    pl: 'Przy wszystkich bazach talibów bez ich partyzantów: umieść partyzantów.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      hasSlot(np, s) && bases(np.g, TALIBAN, s) > 0 && own(np, s) === 0 && canGain(np, s),
  },
)
const BUILD = rally.line(
  '2',
  {
    en: 'Where there are 3 or more Guerrillas: replace 2, Active ones first, with a Base; Pakistan first.',
    es: 'Donde haya 3 o más Guerrillas: reemplaza 2, primero las Activas, por una Base; primero en Pakistán.',
    pl: 'Gdzie jest co najmniej 3 partyzantów: zamień 2, najpierw aktywnych, na bazę; najpierw w Pakistanie.',
  },
  {
    where: (np: NonPlayer, s: Space) => hasSlot(np, s) && couldBuild(np, s),
    when: hasBaseLeft,
    by: [pakistanFirst],
  },
)
const LINES: readonly SpaceLine[] = [
  GUARD_BASES,
  BUILD,
  rally.line(
    '3',
    {
      en: 'Where all Guerrillas at a Taliban Base are Active and there are cubes, highest Population first.',
      es: 'Donde todas las Guerrillas junto a una Base Talibán estén Activas y haya cubos, mayor Población primero.',
      pl: 'Gdzie wszyscy partyzanci przy bazie talibów są aktywni i są tam kostki, najpierw największa populacja.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        hasSlot(np, s) &&
        bases(np.g, TALIBAN, s) > 0 &&
        activeOf(np.g, TALIBAN, s) > 0 &&
        undergroundOf(np.g, TALIBAN, s) === 0 &&
        cubes(np.g, s) > 0,
      by: [highestPopulation],
    },
  ),
  rally.line(
    '4',
    {
      en: 'In Kabul, if there is no Underground Taliban Guerrilla.',
      es: 'En Kabul, si no hay allí ninguna Guerrilla Talibán Oculta.',
      pl: 'W Kabulu, jeśli nie ma tam ukrytego partyzanta talibów.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        hasSlot(np, s) && isCity(s) && undergroundOf(np.g, TALIBAN, s) === 0 && canGain(np, s),
    },
  ),
  rally.line(
    '5',
    {
      en: 'In up to 2 Neutral spaces without Coalition or Taliban pieces, highest Population first.',
      es: 'En hasta 2 casillas Neutrales sin fichas de la Coalición ni Talibanes, mayor Población primero.',
      pl: 'Na najwyżej 2 neutralnych polach bez elementów koalicji i talibów, najpierw największa populacja.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        hasSlot(np, s) && isNeutral(np.g, s) && pieces(np.g, COALITION, s) === 0 && pieces(np.g, TALIBAN, s) === 0,
      by: [highestPopulation],
      most: 2,
    },
  ),
  rally.line(
    '6',
    {
      en: 'At all Taliban Bases, Pakistan last; highest Population first.',
      es: 'En todas las Bases Talibanes, Pakistán al final; mayor Población primero.',
      pl: 'Przy wszystkich bazach talibów, Pakistan na końcu; najpierw największa populacja.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasSlot(np, s) && bases(np.g, TALIBAN, s) > 0 && canGain(np, s),
      by: [pakistanLast, highestPopulation],
    },
  ),
  rally.line(
    '7',
    {
      en: 'In all three Pakistan spaces, if Rally there is free.',
      es: 'En las tres casillas de Pakistán, si allí el Reagrupamiento es gratuito.',
      pl: 'Na wszystkich trzech polach Pakistanu, jeśli zgrupowanie jest tam darmowe.',
    },
    { where: (np: NonPlayer, s: Space) => isPakistan(s) && rallyCost(np.g, s) === 0 && canGain(np, s) },
  ),
]
const PLACE = rally.line('place', {
  en: 'Place Guerrillas until none are Available; from then on flip Guerrillas Underground.',
  es: 'Coloca Guerrillas hasta que no quede ninguna Disponible; a partir de entonces, gira Guerrillas a Ocultas.',
  pl: 'Umieszczaj partyzantów, dopóki są dostępni; potem ukrywaj partyzantów.',
})
const SHARIA = rally.line('sharia', {
  en: 'Last, buy Sharia for the greatest shift; remove Terror only where the level can then be shifted too.',
  es: 'Por último, compra Sharía para la mayor modificación; retira Terror solo donde luego también pueda modificarse el nivel.',
  pl: 'Na koniec kup szariat dla największego przesunięcia; terror usuwaj tylko tam, gdzie da się potem przesunąć też poziom.',
})

/** Whether Resources have run out with spaces left to Rally in, or with Sharia left to buy. */
function needsMoney(np: NonPlayer): boolean {
  const { g, op } = np
  if (op === undefined || resources(g, TALIBAN) > 0) return false
  if (op.spaces.some((s) => bases(g, TALIBAN, s) > 0 && canWorsen(g, s))) return true
  return !op.free && EVERY.some((s) => !isSelected(op, s) && rallyCost(g, s) > 0 && isWanted(np, s))
}

const isWanted = (np: NonPlayer, s: Space): boolean =>
  whyNotRally(np.g, TALIBAN, s) === undefined && LINES.some((line) => !isDone(np, line) && line.where(np, s))

/** Whether the line whose turn it is wants a space that lacks only money: then the Rally stops for Extort. */
function isNextUnpaid(np: NonPlayer): boolean {
  const { g, op } = np
  if (op === undefined || op.free || resources(g, TALIBAN) > 0) return false
  const isOpen = (s: Space): boolean => !isSelected(op, s) && whyNotRally(g, TALIBAN, s) === undefined
  for (const line of LINES) {
    if (isDone(np, line)) continue
    const wanted = EVERY.filter((s) => isOpen(s) && line.where(np, s))
    const paid = wanted.filter((s) => rallyCost(g, s) > 0).length
    // Bases come in Pakistan first, where it may cost nothing.
    if (wanted.length > 0) return line === BUILD ? paid === wanted.length : paid > 0
  }
  return false
}

/** Whether a line does not apply, or has all the spaces that it asks for. */
const isDone = (np: NonPlayer, line: SpaceLine): boolean =>
  line.when?.(np) === false || np.selected(line, 'rally.where').length >= (line.most ?? Number.POSITIVE_INFINITY)

const BASE = word('base')
const WAYS = [word('many'), word('guerrilla')]
const OTHER_WAYS = [word('hide'), BASE, word('nothing')]

export const rallyAnswers: Answers = {
  'rally.where': (np) =>
    (isNextUnpaid(np) ? joinExtort(np) : undefined) ??
    np.select(LINES) ??
    (needsMoney(np) ? joinExtort(np) : undefined) ??
    (hasBegun(np) ? joinActivity(np) : undefined) ??
    np.done(),
  'rally.how'(np) {
    const line = np.lineAt(here(np), LINES)
    const built = line === BUILD ? np.firstOf(BUILD, [BASE]) : undefined
    return built ?? np.firstOf(line ?? PLACE, WAYS) ?? np.firstOf(PLACE, OTHER_WAYS)
  },
  'rally.base-active': (np) => np.highest(BUILD),
  'rally.sharia': (np) =>
    np.chooseSpace(SHARIA, (_, s) => shariaShift(np, s) > 0, BY_SHIFT) ?? joinActivity(np) ?? np.done(),
  'extort.where'(np) {
    const onRoads = np.once(
      'extort on roads',
      () => (np.op?.rules.word === MARCH || (np.op?.rules.word === RALLY && !needsMoney(np))) && canExtortOnRoads(np),
    )
    return (onRoads ? nextRoad(np) : nextExtort(np)) ?? np.done()
  },
}

import { highestPopulation, most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { allBases, bases, controlledBy, isSelected } from '@coinflict/kernel/rules'
import { type Line, resources, type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { cultivate } from '../../../activities/cultivate.ts'
import { suborn } from '../../../activities/suborn.ts'
import { traffic, whyNotTraffic } from '../../../activities/traffic.ts'
import { COIN_CONTROL, GOVERNMENT, hasPeople, TALIBAN, WARLORDS } from '../../../forces.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY, rallyPlaces } from '../../../operations/rally.ts'
import { TERROR } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { couldCultivate, everySpace, hasBaseLeft, hasRoom, here, nextSpace, own } from '../../terms.ts'
import { isFinalCampaign } from '../coin.ts'
import { canGain, hasBegun, mayStillJoin } from '../insurgents.ts'
import { canSpare, joinSuborn } from './suborn.ts'

/** 8.9.3 Rally, and the special activities of Rally and March. */
const sheet = new Sheet()
const rally = sheet.part('8.9.3', RALLY)
const growing = sheet.part('8.9.3', cultivate.word)
const trafficking = sheet.part('8.9.3', traffic.word)
export const RALLY_SHEET: readonly Line[] = sheet.lines

const MOST_SPACES = 3
const GROUP = 3

const couldBuild = (np: NonPlayer, s: Space): boolean => own(np, s) >= GROUP && hasRoom(np, s)
/** Where a Government Base stands in the way of a Base. */
const couldMakeRoom = (np: NonPlayer, s: Space): boolean =>
  own(np, s) >= GROUP && !hasRoom(np, s) && bases(np.g, GOVERNMENT, s) > 0

export const RALLY_STEP: Step = rally.line(
  'if',
  {
    en: 'Rally if it would replace Guerrillas with a Base.',
    es: 'Reagrupamiento si reemplazara Guerrillas por una Base.',
    pl: 'Zgrupowanie, jeśli zamieniłoby partyzantów na bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) =>
      hasBaseLeft(np) &&
      spacesWith(np.g, WARLORDS).some((s) => couldBuild(np, s) || (canSpare(np) && couldMakeRoom(np, s))),
    ifNone: [MARCH, TERROR, ATTACK],
  },
)

// Where, in up to three spaces.

export const MAKE_ROOM: SpaceLine = rally.line(
  '1a',
  {
    en: 'Where there are 3 or more Guerrillas and a Government Base leaves no room: Suborn it, then replace 2 Guerrillas with a Base.',
    es: 'Donde haya 3 o más Guerrillas y una Base del Gobierno no deje sitio: sobórnala y luego reemplaza 2 Guerrillas por una Base.',
    pl: 'Gdzie jest co najmniej 3 partyzantów, a baza rządowa nie zostawia miejsca: przekup ją, potem zamień 2 partyzantów na bazę.',
  },
  {
    where: (np: NonPlayer, s: Space) => couldMakeRoom(np, s) && !(np.op !== undefined && isSelected(np.op, s)),
    when: (np: NonPlayer) =>
      np.op?.rules.word === RALLY && np.op.spaces.length < MOST_SPACES && hasBaseLeft(np) && canSpare(np),
  },
)
const BUILD = rally.line(
  '1b',
  {
    en: 'Where there are 3 or more Guerrillas: replace 2, Active ones first, with a Base.',
    es: 'Donde haya 3 o más Guerrillas: reemplaza 2, primero las Activas, por una Base.',
    pl: 'Gdzie jest co najmniej 3 partyzantów: zamień 2, najpierw aktywnych, na bazę.',
  },
  { where: couldBuild, when: hasBaseLeft },
)
const GROW = rally.line(
  '2',
  {
    en: 'In 1 space of highest Population with a single Warlord Base and room for another: Rally and Cultivate.',
    es: 'En 1 casilla de mayor Población con una sola Base propia y sitio para otra: Reagrupamiento y Cultivo.',
    pl: 'Na 1 polu o największej populacji z jedną własną bazą i miejscem na drugą: zgrupowanie i uprawa.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      bases(np.g, WARLORDS, s) === 1 &&
      couldCultivate(np, s, own(np, s) + rallyPlaces(np.g, WARLORDS, s)) &&
      canGain(np, s),
    when: (np: NonPlayer) => hasBaseLeft(np) && mayStillJoin(np, cultivate),
    by: [highestPopulation],
    most: 1,
  },
)
const GROW_AFTER = rally.line('2a', {
  en: 'If the Guerrillas placed make Cultivate possible there: Rally, then Cultivate.',
  es: 'Si las Guerrillas colocadas hacen posible allí el Cultivo: Reagrupamiento y luego Cultivo.',
  pl: 'Jeśli umieszczeni partyzanci umożliwiają tam uprawę: zgrupowanie, potem uprawa.',
})
const GROW_BEFORE = rally.line('2b', {
  en: 'Otherwise Cultivate, then Rally.',
  es: 'Si no, Cultivo y luego Reagrupamiento.',
  pl: 'W przeciwnym razie uprawa, potem zgrupowanie.',
})
const mostBases = most(
  { en: 'most Bases of any faction', es: 'más Bases de cualquier facción', pl: 'najwięcej baz dowolnej frakcji' },
  (np, s) => allBases(np.g, s),
)
const LINES: readonly SpaceLine[] = [
  BUILD,
  GROW,
  rally.line(
    '3',
    {
      en: 'At Warlord Bases without Warlord Guerrillas: highest Population, then most Bases.',
      es: 'En Bases propias sin Guerrillas propias: mayor Población, luego más Bases.',
      pl: 'Przy własnych bazach bez własnych partyzantów: największa populacja, potem najwięcej baz.',
    },
    {
      where: (np: NonPlayer, s: Space) => bases(np.g, WARLORDS, s) > 0 && own(np, s) === 0 && canGain(np, s),
      by: [highestPopulation, mostBases],
    },
  ),
  rally.line(
    '4',
    {
      en: 'At all Warlord Bases, highest Population first.',
      es: 'En todas las Bases propias, mayor Población primero.',
      pl: 'Przy wszystkich własnych bazach, najpierw największa populacja.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, WARLORDS, s) > 0 && canGain(np, s), by: [highestPopulation] },
  ),
  rally.line(
    '5',
    {
      en: 'Where there are Warlord Guerrillas but no Warlord Base.',
      es: 'Donde haya Guerrillas propias pero ninguna Base propia.',
      pl: 'Gdzie są własni partyzanci, ale nie ma własnej bazy.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, WARLORDS, s) === 0 && own(np, s) > 0 && canGain(np, s) },
  ),
  rally.line(
    '6',
    {
      en: 'In 1 random space of highest Population.',
      es: 'En 1 casilla al azar entre las de mayor Población.',
      pl: 'Na 1 losowym polu o największej populacji.',
    },
    { where: (np: NonPlayer, s: Space) => hasPeople(np.g, s) && canGain(np, s), by: [highestPopulation], most: 1 },
  ),
]
const PLACE = rally.line('place', {
  en: 'Place Guerrillas until none are Available; from then on flip Guerrillas Underground.',
  es: 'Coloca Guerrillas hasta que no quede ninguna Disponible; a partir de entonces, gira Guerrillas a Ocultas.',
  pl: 'Umieszczaj partyzantów, dopóki są dostępni; potem ukrywaj partyzantów.',
})

// Cultivate, Traffic, Suborn: each falls back on another.

const AT_BASE = growing.line('cultivate-2', {
  en: 'Cultivate where there is already a Warlord Base, highest Population first; not in the last campaign.',
  es: 'Cultivo donde ya haya una Base propia, mayor Población primero; no en la última Campaña.',
  pl: 'Uprawa tam, gdzie jest już własna baza, najpierw największa populacja; nie w ostatniej kampanii.',
})
const ELSEWHERE = growing.line('cultivate-3', {
  en: 'Otherwise where there is none, highest Population first.',
  es: 'Si no, donde no haya ninguna, mayor Población primero.',
  pl: 'W przeciwnym razie tam, gdzie żadnej nie ma, najpierw największa populacja.',
})
const ONE_MORE: SpaceLine = growing.line(
  'cultivate-4',
  {
    en: 'If there is no such space: Rally in one more, highest Population first, where Cultivate is then possible.',
    es: 'Si no hay ninguna así: Reagrupamiento en una más, mayor Población primero, donde el Cultivo sea posible después.',
    pl: 'Jeśli takiego pola nie ma: zgrupowanie na jeszcze jednym, najpierw o największej populacji, gdzie uprawa będzie potem możliwa.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      couldCultivate(np, s, own(np, s) + rallyPlaces(np.g, WARLORDS, s)) && canGain(np, s),
    when: hasBaseLeft,
    by: [highestPopulation],
    most: 1,
  },
)
const FREE_TRADE = trafficking.line('traffic-1', {
  en: 'Traffic at all Warlord Bases in uncontrolled spaces.',
  es: 'Tráfico en todas las Bases propias de casillas sin Control.',
  pl: 'Przemyt przy wszystkich własnych bazach na polach bez kontroli.',
})
const SHARED_TRADE = trafficking.line('traffic-2', {
  en: 'Then at the other Warlord Bases where no player gains by it.',
  es: 'Luego en las demás Bases propias donde ningún jugador gane con ello.',
  pl: 'Potem przy pozostałych własnych bazach, gdzie nie zyska na tym żaden gracz.',
})
const noPlayerGains = (np: NonPlayer, s: Space): boolean =>
  !np.isPlayer(controlledBy(np.g, s) === COIN_CONTROL ? GOVERNMENT : TALIBAN)

/** The space of this Rally by line 2. */
const growSpace = (np: NonPlayer): Space | undefined => np.selected(GROW, 'rally.where').at(-1)

function joinCultivate(np: NonPlayer): Word | undefined {
  const { op } = np
  if (op === undefined || !mayStillJoin(np, cultivate) || isFinalCampaign(np.g) || !hasBaseLeft(np)) return undefined
  const open = op.spaces.filter((s) => couldCultivate(np, s, own(np, s)))
  if (open.length > 0)
    return np.join(open.some((s) => bases(np.g, WARLORDS, s) > 0) ? AT_BASE : ELSEWHERE, cultivate.word)
  return np.q.id === 'rally.where' ? np.select([ONE_MORE]) : undefined
}
const joinTraffic = (np: NonPlayer): Word | undefined => {
  if (!mayStillJoin(np, traffic)) return undefined
  const { g } = np
  const isFree = spacesWith(g, WARLORDS).some((s) => whyNotTraffic(g, s) === undefined && controlledBy(g, s) === -1)
  return np.join(isFree ? FREE_TRADE : SHARED_TRADE, traffic.word)
}

const RICH = 43

/** 8.9.3 With fewer than 43 Resources Cultivate, else Suborn; if none is possible, the next one. */
export const joinActivity = (np: NonPlayer): Word | undefined =>
  resources(np.g, WARLORDS) < RICH
    ? (joinCultivate(np) ?? joinTraffic(np) ?? joinSuborn(np))
    : (joinSuborn(np) ?? joinCultivate(np) ?? joinTraffic(np))

const joinMakeRoom = (np: NonPlayer): Word | undefined =>
  mayStillJoin(np, suborn) &&
  MAKE_ROOM.when?.(np) === true &&
  spacesWith(np.g, WARLORDS).some((s) => MAKE_ROOM.where(np, s))
    ? np.join(MAKE_ROOM, suborn.word)
    : undefined
const joinGrow = (np: NonPlayer): Word | undefined =>
  growSpace(np) !== undefined && mayStillJoin(np, cultivate) ? np.join(GROW_AFTER, cultivate.word) : undefined

const BASE = word('base')
const WAYS = [word('many'), word('guerrilla')]

export const rallyAnswers: Answers = {
  'rally.where': (np) =>
    joinMakeRoom(np) ??
    joinGrow(np) ??
    nextSpace(np, LINES, MOST_SPACES) ??
    (hasBegun(np) ? joinActivity(np) : undefined) ??
    np.done(),
  'rally.how'(np) {
    const s = here(np)
    if (growSpace(np) === s && couldCultivate(np, s, own(np, s)) && np.canJoin(cultivate.word))
      return np.say(GROW_BEFORE, cultivate.word)
    const line = np.lineAt(s, [...LINES, ONE_MORE])
    const built = line === BUILD ? np.firstOf(BUILD, [BASE]) : undefined
    return built ?? np.firstOf(line ?? PLACE, WAYS) ?? np.firstOf(PLACE, [word('hide'), BASE])
  },
  'rally.base-active': (np) => np.highest(BUILD),
  'cultivate.where': (np) =>
    np.chooseSpace(GROW, (_, s) => growSpace(np) === s) ??
    np.chooseSpace(AT_BASE, (_, s) => bases(np.g, WARLORDS, s) > 0, [highestPopulation]) ??
    np.chooseSpace(ELSEWHERE, () => true, [highestPopulation]),
  'traffic.where': (np) =>
    everySpace(np, FREE_TRADE, (_, s) => controlledBy(np.g, s) === -1) ??
    everySpace(np, SHARED_TRADE, noPlayerGains) ??
    np.done(),
}

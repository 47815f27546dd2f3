import {
  type Chart,
  first,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
  wayHere,
} from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  allBases,
  allPieces,
  bases,
  basesOnMap,
  controlledBy,
  guerrillas,
  hasOpposition,
  hasSupport,
  NEUTRAL,
  pieces,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Line,
  level,
  type Piece,
  resources,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { cultivate } from '../../activities/cultivate.ts'
import { suborn } from '../../activities/suborn.ts'
import { proceeds, traffic, whyNotTraffic } from '../../activities/traffic.ts'
import { CARDS } from '../../events/index.ts'
import {
  COALITION,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  isSecondPrinting,
  police,
  TALIBAN,
  TALIBAN_CONTROL,
  WARLORDS,
} from '../../forces.ts'
import { AFGHAN, EVERY, isAfghan, isLoc, isPashtun, isProvince, LOCS, near } from '../../map.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY, rallyPlaces } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { type Garrison, MarchPlan } from '../march.ts'
import {
  availableOf,
  couldCultivate,
  evenTroops,
  everySpace,
  hasBaseLeft,
  hasCubes,
  hasGuerrillaLeft,
  hasRoom,
  here,
  locFirst,
  nextBeforeActivity,
  own,
  pakistanLast,
} from '../terms.ts'
import { levelAfter } from './elders.ts'
import { PLACE_GUERRILLA } from './general.ts'
import { type Instruction, turnAnswers } from './turn.ts'

/** 8.5 The Warlords of the rule book. */
const sheet = new Sheet()
const rally = sheet.part('8.5.1', RALLY)
const march = sheet.part('8.5.2', MARCH)
const terror = sheet.part('8.5.3', TERROR)
const growing = sheet.part('8.5.4', cultivate.word)
const trading = sheet.part('8.5.4', traffic.word)
const bribing = sheet.part('8.5.4', suborn.word)
const events = sheet.part('8.4.1')

// The flow: Rally, March, Terror, then Rally again.

export const STEPS: readonly Step[] = [
  rally.line(
    '1',
    {
      en: 'Rally if at least 6 friendly pieces are Available.',
      es: 'Reagrupamiento si hay al menos 6 fichas propias Disponibles.',
      pl: 'Zgrupowanie, jeśli co najmniej 6 własnych elementów jest dostępnych.',
    },
    { operation: RALLY, when: (np: NonPlayer) => availableOf(np) >= 6, ifNone: [MARCH, TERROR] },
  ),
  march.line(
    '1',
    {
      en: 'Otherwise March if its Resources and its Bases on the map come to 50 or less.',
      es: 'Si no, Marcha si los Recursos propios y las Bases propias en el mapa suman 50 o menos.',
      pl: 'W przeciwnym razie przemarsz, jeśli własne zasoby i własne bazy na mapie dają razem najwyżej 50.',
    },
    {
      operation: MARCH,
      when: (np: NonPlayer) => resources(np.g, WARLORDS) + basesOnMap(np.g, WARLORDS) <= 50,
      ifNone: [TERROR, RALLY],
    },
  ),
  terror.line(
    '1',
    { en: 'Otherwise Terror.', es: 'Si no, Terror.', pl: 'W przeciwnym razie terror.' },
    { operation: TERROR, when: () => true, ifNone: [RALLY] },
  ),
]

// 8.5.1 Rally, in up to 3 provinces.

const MOST_RALLIES = 3
const BASE = word('base')
const MANY = word('many')
const GUERRILLA = word('guerrilla')

const canCultivateNow = (np: NonPlayer): boolean =>
  np.op?.spaces.some((s) => couldCultivate(np, s, own(np, s))) === true

const GATHER_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'Flip all Guerrillas Underground in non-Pashtun provinces with a friendly Base and a cube where all friendly Guerrillas are Active.',
      es: 'Gira a Ocultas todas las Guerrillas en provincias no Pastunes con una Base propia y un cubo donde todas las propias estén Activas.',
      pl: 'Ukryj partyzantów w niepasztuńskich prowincjach z własną bazą i kostką, gdzie wszyscy własni są aktywni.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        isProvince(s) &&
        !isPashtun(s) &&
        activeOf(np.g, WARLORDS, s) > 0 &&
        undergroundOf(np.g, WARLORDS, s) === 0 &&
        bases(np.g, WARLORDS, s) > 0 &&
        hasCubes(np, s),
      way: word('hide'),
    },
  ),
  rally.line(
    '3',
    {
      en: 'Replace 2 Guerrillas with a Base where there are at least 2 and room for it.',
      es: 'Reemplaza 2 Guerrillas por una Base donde haya al menos 2 y sitio para ella.',
      pl: 'Zamień 2 partyzantów na bazę tam, gdzie jest ich co najmniej 2 i jest na nią miejsce.',
    },
    {
      where: (np: NonPlayer, s: Space) => isProvince(s) && own(np, s) >= 2 && hasRoom(np, s),
      when: hasBaseLeft,
      way: BASE,
    },
  ),
]
const PLACE_AT_BASE = rally.line(
  '4',
  {
    en: 'Place Guerrillas, first where there is a friendly Base but no friendly Guerrilla.',
    es: 'Coloca Guerrillas, primero donde haya una Base propia pero ninguna Guerrilla propia.',
    pl: 'Umieść partyzantów, najpierw tam, gdzie jest własna baza, ale nie ma własnego partyzanta.',
  },
  {
    where: (np: NonPlayer, s: Space) => isProvince(s) && bases(np.g, WARLORDS, s) > 0 && own(np, s) === 0,
    when: hasGuerrillaLeft,
    way: MANY,
  },
)
const PLACE_BESIDE = rally.line(
  '5',
  {
    en: 'Then where there are friendly Guerrillas but no friendly Base (2nd printing: no Base at all).',
    es: 'Luego donde haya Guerrillas propias pero ninguna Base propia (2.ª impresión: ninguna Base en absoluto).',
    pl: 'Potem tam, gdzie są własni partyzanci, ale nie ma własnej bazy (2. druk: żadnej bazy).',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      isProvince(s) && own(np, s) > 0 && (isSecondPrinting(np.g) ? allBases(np.g, s) : bases(np.g, WARLORDS, s)) === 0,
    when: hasGuerrillaLeft,
    way: MANY,
  },
)
const PLACE_TO_GROW = rally.line(
  '6',
  {
    en: 'Then, if Cultivate is not yet possible, in 1 province where it could then place a Base.',
    es: 'Luego, si aún no es posible el Cultivo, en 1 provincia donde podría colocar después una Base.',
    pl: 'Potem, jeśli uprawa nie jest jeszcze możliwa, w 1 prowincji, w której mogłaby wtedy umieścić bazę.',
  },
  {
    where: (np: NonPlayer, s: Space) => couldCultivate(np, s, own(np, s) + rallyPlaces(np.g, WARLORDS, s)),
    when: (np: NonPlayer) => hasGuerrillaLeft(np) && hasBaseLeft(np) && !canCultivateNow(np),
    most: 1,
    way: MANY,
  },
)
const PLACE_ANYWHERE = rally.line(
  '7',
  {
    en: 'Last, in other random provinces.',
    es: 'Por último, en otras provincias al azar.',
    pl: 'Na koniec w innych losowych prowincjach.',
  },
  { where: (_: NonPlayer, s: Space) => isProvince(s), when: hasGuerrillaLeft, way: MANY },
)
const PLACE_LINES: readonly SpaceLine[] = [PLACE_AT_BASE, PLACE_BESIDE, PLACE_TO_GROW, PLACE_ANYWHERE]
const RALLY_LINES: readonly SpaceLine[] = [...GATHER_LINES, ...PLACE_LINES]

// 8.5.2 March, from provinces and Kabul only.

const MARCH_ROAD = march.line('2', {
  en: '1 Guerrilla onto 1 empty LoC, highest Econ first.',
  es: '1 Guerrilla a 1 LdC vacía, mayor Econ primero.',
  pl: '1 partyzant na 1 pusty LiKom, najpierw o najwyższym Ekon.',
})
const MARCH_FREE = march.line('3', {
  en: 'As many Guerrillas as possible into every space where their arrival removes Control, highest Population first.',
  es: 'Todas las Guerrillas posibles a cada casilla donde su llegada quite el Control, mayor Población primero.',
  pl: 'Jak najwięcej partyzantów na każde pole, na którym ich przybycie znosi kontrolę, najpierw o największej populacji.',
})
const MARCH_PROVINCE = march.line('4', {
  en: 'As many Guerrillas as possible into 1 random province, first one where Cultivate could then place a Base.',
  es: 'Todas las Guerrillas posibles a 1 provincia al azar, primero una donde el Cultivo podría colocar después una Base.',
  pl: 'Jak najwięcej partyzantów do 1 losowej prowincji, najpierw takiej, w której uprawa mogłaby wtedy umieścić bazę.',
})

function planMarch(np: NonPlayer): Order[] {
  const { g } = np
  const garrison: Garrison = { stay: (s) => (bases(g, WARLORDS, s) > 0 ? 1 : 0), isHidden: false }
  const plan = new MarchPlan(np, garrison)
  const origins = (to: Space): readonly Space[] =>
    near(to).filter((from) => !isLoc(from) && plan.spare(from) > 0 && plan.canGo(from, to))
  const arriving = (to: Space): number =>
    origins(to).reduce((sum, from) => sum + plan.arriving(from, to, plan.spare(from)), 0)
  /** Everybody who can go, out of all spaces around, for the reason just found. */
  const converge = (line: typeof MARCH_FREE, to: Space): void => {
    const explanation = np.reason
    for (const from of origins(to)) plan.send(line, [from, to], plan.spare(from), explanation)
  }

  const road = np.bestOf(
    MARCH_ROAD,
    LOCS.filter((loc) => allPieces(g, loc) === 0 && origins(loc).length > 0),
  )
  if (road !== undefined) {
    const explanation = np.reason
    const hidden = first(
      { en: 'where it arrives Underground', es: 'donde llega Oculta', pl: 'gdzie przybywa ukryty' },
      (_, s) => plan.arrivingHidden(s, road, 1) > 0,
    )
    plan.send(MARCH_ROAD, [np.bestOf(MARCH_ROAD, origins(road), [hidden]) as Space, road], 1, explanation)
  }

  const frees = (s: Space): boolean => plan.holder(s) !== -1 && plan.holder(s, arriving(s)) === -1
  for (;;) {
    const to = np.bestOf(MARCH_FREE, AFGHAN.filter(frees), [highestPopulation])
    if (to === undefined) break
    converge(MARCH_FREE, to)
  }

  const growsThere = first(
    {
      en: 'where Cultivate could then place a Base',
      es: 'donde el Cultivo podría colocar después una Base',
      pl: 'gdzie uprawa mogłaby wtedy umieścić bazę',
    },
    (_, s) => hasBaseLeft(np) && couldCultivate(np, s, plan.at(s) + arriving(s)),
  )
  const isOpen = (s: Space): boolean => isProvince(s) && !plan.hasEntered(s) && arriving(s) > 0
  const province = np.bestOf(MARCH_PROVINCE, AFGHAN.filter(isOpen), [growsThere])
  if (province !== undefined) converge(MARCH_PROVINCE, province)
  return plan.orders
}

// 8.5.3 Terror, in 1 space.

/** Whether people give up the side that they took, the Tribal Elders heard. */
const isTurned = (np: NonPlayer, s: Space): boolean => levelAfter(np, s, NEUTRAL) !== level(np.g, s)

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'If the Coalition is a non-player: in a space with Opposition.',
      es: 'Si la Coalición no tiene jugador: en una casilla con Oposición.',
      pl: 'Jeśli koalicja jest nieobsadzona: na polu z opozycją.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasOpposition(np.g, s) && isTurned(np, s),
      when: (np: NonPlayer) => !np.isPlayer(COALITION),
    },
  ),
  terror.line(
    '3',
    {
      en: 'If the Taliban are a non-player: in a space with Support.',
      es: 'Si los Talibanes no tienen jugador: en una casilla con Apoyo.',
      pl: 'Jeśli talibowie są nieobsadzeni: na polu z poparciem.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasSupport(np.g, s) && isTurned(np, s),
      when: (np: NonPlayer) => !np.isPlayer(TALIBAN),
    },
  ),
  terror.line(
    '4',
    {
      en: 'If neither applies or is possible: in a random space with Support or Opposition.',
      es: 'Si nada de eso es aplicable o posible: en una casilla al azar con Apoyo u Oposición.',
      pl: 'Jeśli nic z tego nie zachodzi lub nie jest możliwe: na losowym polu z poparciem lub opozycją.',
    },
    { where: isTurned },
  ),
]

const ELDERS_NEUTRAL = terror.line('5', {
  en: 'Tribal Elders: set Neutral, as with its own Terror.',
  es: 'Tribal Elders: establece Neutral, como con el Terror propio.',
  pl: 'Tribal Elders: ustaw poziom neutralny, jak przy własnym terrorze.',
})

// 8.5.4 Special activities: Cultivate, else Traffic, else Suborn; after Terror only Suborn.

const CULTIVATE = growing.line('1', {
  en: 'Place a Base in a random space, first one with 1 friendly Base.',
  es: 'Coloca una Base en una casilla al azar, primero en una con 1 Base propia.',
  pl: 'Umieść bazę na losowym polu, najpierw takim, na którym jest 1 własna baza.',
})
const besideBase = first(
  { en: 'with 1 friendly Base', es: 'con 1 Base propia', pl: 'z 1 własną bazą' },
  (np, s) => bases(np.g, WARLORDS, s) === 1,
)

const TRAFFIC = trading.line('2', {
  en: 'Otherwise Traffic wherever there are friendly Bases without the Coalition, unless Resources would reach 75 or it would gain nothing.',
  es: 'Si no, Tráfico donde haya Bases propias sin la Coalición, salvo que los Recursos llegaran a 75 o no se ganara nada.',
  pl: 'W przeciwnym razie przemyt wszędzie, gdzie są własne bazy, a nie ma elementów koalicji, chyba że zasoby sięgnęłyby 75 albo przemyt nic by nie dał.',
})
function isWorthTrafficking(np: NonPlayer): boolean {
  let sold = 0
  for (const s of spacesWith(np.g, WARLORDS)) if (whyNotTraffic(np.g, s) === undefined) sold += bases(np.g, WARLORDS, s)
  const gained = proceeds(np.g, sold)
  return gained > 0 && resources(np.g, WARLORDS) + gained < 75
}

const REMOVE_CUBES = word('remove-cubes')
const REMOVE_BASE = word('remove-base')
const REMOVE_GUERRILLA = word('remove-guerrilla')
const MOST_SUBORNED = 3

/** Whether COIN Control would be gone with so many Government pieces, and nobody else had it. */
const frees = (np: NonPlayer, s: Space, of: Faction, n: number): boolean =>
  n > 0 && controlledBy(np.g, s) !== -1 && controlledBy(np.g, s, of, -n) === -1

/** How many Government cubes go, as many as can up to 3 (1.4.1); none where that would give the Taliban Control. */
function freeingCubes(np: NonPlayer, s: Space): number {
  const n = Math.min(3, governmentCubes(np.g, s))
  return controlledBy(np.g, s, GOVERNMENT, -n) === TALIBAN_CONTROL ? 0 : n
}
const freesByBase = (np: NonPlayer, s: Space): boolean => bases(np.g, GOVERNMENT, s) > 0 && frees(np, s, GOVERNMENT, 1)
const freesByCubes = (np: NonPlayer, s: Space): boolean => frees(np, s, GOVERNMENT, freeingCubes(np, s))
const freesByGuerrilla = (np: NonPlayer, s: Space): boolean =>
  guerrillas(np.g, TALIBAN, s) > 0 && frees(np, s, TALIBAN, 1)

const SUBORN_CONTROL = bribing.line(
  '3',
  {
    en: 'Otherwise (and after Terror) Suborn in up to 3 spaces: remove Government or Taliban pieces, Government Bases if possible, to remove Control in Afghanistan.',
    es: 'Si no (y tras Terror), Soborno en hasta 3 casillas: elimina fichas del Gobierno o de los Talibanes, Bases del Gobierno si es posible, para quitar el Control en Afganistán.',
    pl: 'W przeciwnym razie (i po terrorze) przekupstwo na najwyżej 3 polach: usuń elementy rządu lub talibów, w miarę możliwości bazy rządowe, by znieść kontrolę w Afganistanie.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      isAfghan(s) && (freesByBase(np, s) || freesByCubes(np, s) || freesByGuerrilla(np, s)),
    by: [first({ en: 'with a Government Base', es: 'con Base del Gobierno', pl: 'z bazą rządową' }, freesByBase)],
  },
)
const SUBORN_TALIBAN = bribing.line(
  '4',
  {
    en: 'Then, if the Coalition is a non-player, remove Taliban Guerrillas from random spaces, LoCs first, Pakistan last.',
    es: 'Luego, si la Coalición no tiene jugador, elimina Guerrillas Talibanes de casillas al azar, primero LdC, Pakistán al final.',
    pl: 'Potem, jeśli koalicja jest nieobsadzona, usuń partyzantów talibów z losowych pól, najpierw z LiKomów, na końcu z Pakistanu.',
  },
  {
    where: (np: NonPlayer, s: Space) => guerrillas(np.g, TALIBAN, s) > 0,
    when: (np: NonPlayer) => !np.isPlayer(COALITION),
    by: [locFirst, pakistanLast],
  },
)
const SUBORN_GOVERNMENT = bribing.line(
  '5',
  {
    en: 'Otherwise remove Government pieces from random spaces, LoCs first.',
    es: 'Si no, elimina fichas del Gobierno de casillas al azar, primero LdC.',
    pl: 'W przeciwnym razie usuń elementy rządu z losowych pól, najpierw z LiKomów.',
  },
  {
    where: (np: NonPlayer, s: Space) => pieces(np.g, GOVERNMENT, s) > 0,
    when: (np: NonPlayer) => np.isPlayer(COALITION),
    by: [locFirst],
  },
)
const SUBORN_LINES: readonly SpaceLine[] = [SUBORN_CONTROL, SUBORN_TALIBAN, SUBORN_GOVERNMENT]

/** Whether the chart finds somebody to suborn; whom it does not name is let be. */
const wantsToSuborn = (np: NonPlayer): boolean =>
  SUBORN_LINES.some((line) => line.when?.(np) !== false && EVERY.some((s) => line.where(np, s)))

function subornHow(np: NonPlayer): Word | undefined {
  const s = here(np)
  const line = np.lineAt(s, SUBORN_LINES)
  switch (line) {
    case SUBORN_CONTROL:
      if (freesByBase(np, s)) return np.firstOf(line, [REMOVE_BASE])
      return np.firstOf(line, [freesByCubes(np, s) ? REMOVE_CUBES : REMOVE_GUERRILLA])
    case SUBORN_TALIBAN:
      return np.firstOf(line, [REMOVE_GUERRILLA])
    case SUBORN_GOVERNMENT:
      return np.firstOf(line, [REMOVE_BASE, REMOVE_CUBES])
    default:
      return undefined
  }
}

/** Police and Troops evenly, Police first; the Underground before the Active. Troops are asked for first. */
function subornRemove(np: NonPlayer): Word | undefined {
  const s = here(np)
  const line = np.lineAt(s, SUBORN_LINES)
  if (line === undefined) return undefined
  const piece = np.q.params?.piece as Piece
  if (!GOVERNMENT_CUBES.includes(piece)) return np.highest(line)
  const most = line === SUBORN_CONTROL ? freeingCubes(np, s) : 3
  if (piece !== GOVERNMENT_TROOPS) return np.number(line, most)
  const n = Math.min(most, governmentCubes(np.g, s))
  return np.number(line, evenTroops(n, police(np.g, s), governmentTroops(np.g, s)))
}

const joinSuborn = (np: NonPlayer): Word | undefined =>
  wantsToSuborn(np) ? np.firstOf(SUBORN_CONTROL, [suborn.word]) : undefined

const joinActivity = (np: NonPlayer): Word | undefined =>
  np.firstOf(CULTIVATE, [cultivate.word]) ??
  (isWorthTrafficking(np) ? np.firstOf(TRAFFIC, [traffic.word]) : undefined) ??
  joinSuborn(np)

/**
 * 8.4.1 Cards for which an instruction is known, by number. Economic Project, which brings Resources or nothing, needs none: what changes
 * nothing is never taken (8.1).
 */
function instructionsOf(cards: typeof CARDS): Readonly<Record<number, Instruction>> {
  const lines = new Map<string, Line>()
  const found: Record<number, Instruction> = {}
  for (const { card, nonPlayers } of cards) {
    const condition = nonPlayers?.adp?.warlords
    if (condition === undefined) continue
    const { mark, takes, text } = condition
    const line = lines.get(mark) ?? events.line(mark, text)
    lines.set(mark, line)
    found[card.number] = { line, takes }
  }
  return found
}

export const warlords: Chart = {
  lines: sheet.lines,
  answers: {
    ...turnAnswers({
      event: { side: 'shaded', ally: TALIBAN, instructions: instructionsOf(CARDS) },
      steps: STEPS,
      low: 1,
    }),
    'rally.where': (np) => nextBeforeActivity(np, RALLY_LINES, MOST_RALLIES) ?? joinActivity(np) ?? np.done(),
    'rally.how': (np) => wayHere(np, RALLY_LINES, [MANY, GUERRILLA]),
    'march.from': (np) => np.nextOrigin(() => planMarch(np)) ?? joinActivity(np) ?? np.done(),
    'march.to': (np) => np.destination(() => planMarch(np)),
    'terror.where': (np) => nextBeforeActivity(np, TERROR_LINES, 1) ?? joinSuborn(np) ?? np.done(),
    'cultivate.where': (np) => np.chooseSpace(CULTIVATE, () => true, [besideBase]),
    'traffic.where': (np) => everySpace(np, TRAFFIC) ?? np.done(),
    'suborn.where': (np) => np.select(SUBORN_LINES, MOST_SUBORNED) ?? np.done(),
    'suborn.how': subornHow,
    'suborn.remove': subornRemove,
    'elders.level': (np) => np.say(ELDERS_NEUTRAL, word('neutral')),
    'train.warlords': (np) => np.select(PLACE_LINES) ?? everySpace(np, PLACE_GUERRILLA) ?? np.done(),
  },
}

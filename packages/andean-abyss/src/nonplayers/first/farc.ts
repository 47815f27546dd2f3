import {
  type Chart,
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, allBases, bases, outnumbers, undergroundOf } from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  factionWord,
  type Game,
  type Line,
  level,
  resources,
  type Space,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { ambush } from '../../activities/ambush.ts'
import { extort } from '../../activities/extort.ts'
import { kidnap } from '../../activities/kidnap.ts'
import { AUC, CARTELS, FARC, GOVT, isSabotaged, nearby, underground } from '../../forces.ts'
import { econ, isCity, isDepartment, isLoc, pop } from '../../map.ts'
import { ATTACK } from '../../operations/attack.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { byTarget, pickSpaces, strikeNext } from '../attack.ts'
import { fewestTerror, isFinalPropagandaNext, isFoothold, isForKidnap, isOrigin, isWorthIt } from '../farc.ts'
import {
  anywhere,
  BASE,
  couldBuild,
  couldBuildSomewhere,
  follow,
  MANY,
  nextOf,
  nextOfAll,
  nextStrike,
  plannedAmbush,
  planStrikes,
  REGROUP,
  rallyHow,
  shouldHide,
  stayingHidden,
} from '../flow.ts'
import { affordable, type Bands, bandAt, canGather, gather, muster, ontoLines, strength } from '../march.ts'
import { fewestGuerrillas, hasBaseLeft, own, reinforcement } from '../terms.ts'

/** 8.7 FARC of the 1st edition. */
const sheet = new Sheet()
const rally = sheet.part('8.7.1', RALLY)
const extorting = sheet.part('8.7.1', extort.word)
const march = sheet.part('8.7.2', MARCH)
const attack = sheet.part('8.7.3', ATTACK)
const ambushing = sheet.part('8.7.3', ambush.word)
const terror = sheet.part('8.7.4', TERROR)
const kidnapping = sheet.part('8.7.4', kidnap.word)
const agitation = sheet.part('8.7.5')

const hidden = (np: NonPlayer, s: Space): number => undergroundOf(np.g, FARC, s)
const canJoin = (np: NonPlayer, s: Space): boolean => reinforcement(np, s) > 0

// 8.7.1 Rally, then Extort.

const RALLY_IF = rally.line(
  '1',
  {
    en: 'Rally if 9 or more friendly Guerrillas are Available, or if it could place a Base.',
    es: 'Reagrupamiento si hay 9 o más Guerrillas propias Disponibles, o si puede colocar una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 9 własnych partyzantów jest dostępnych albo jeśli można umieścić bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(FARC)) >= 9 || couldBuildSomewhere(np),
    ifNone: [],
  },
)

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'Wherever there are 2 Guerrillas without a Shipment and fewer than 2 Bases: replace 2 with a Base.',
      es: 'Allí donde haya 2 Guerrillas sin Envío y menos de 2 Bases: reemplaza 2 por una Base.',
      pl: 'Wszędzie, gdzie jest 2 partyzantów bez dostawy i mniej niż 2 bazy: zamień 2 na bazę.',
    },
    { where: couldBuild, when: hasBaseLeft, way: BASE },
  ),
  rally.line(
    '3',
    {
      en: 'Then wherever there are Active Guerrillas, a friendly Base and cubes: flip the Guerrillas Underground.',
      es: 'Luego allí donde haya Guerrillas Activas, una Base propia y cubos: gira las Guerrillas a Ocultas.',
      pl: 'Potem wszędzie, gdzie są aktywni partyzanci, własna baza i kostki: odwróć partyzantów na stronę ukrytą.',
    },
    { where: shouldHide, way: REGROUP },
  ),
  rally.line(
    '4',
    {
      en: 'Then at all other friendly Bases: place Guerrillas, as many as Population plus Bases.',
      es: 'Luego en todas las demás Bases propias: coloca Guerrillas, tantas como sumen Población y Bases.',
      pl: 'Potem przy wszystkich pozostałych własnych bazach: umieść partyzantów, tylu, ile wynoszą razem populacja i liczba baz.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, FARC, s) > 0 && canJoin(np, s), way: MANY },
  ),
  rally.line(
    '5',
    {
      en: 'Last, in 1 more random city or department: place a Guerrilla.',
      es: 'Por último, en 1 ciudad o departamento más, al azar: coloca una Guerrilla.',
      pl: 'Na koniec w jeszcze 1 losowym mieście lub departamencie: umieść partyzanta.',
    },
    { where: canJoin, most: 1, way: MANY },
  ),
]

const isWellHidden = (np: NonPlayer, s: Space): boolean => hidden(np, s) >= 2
const isHiddenOnLoc = (np: NonPlayer, s: Space): boolean => isLoc(s) && hidden(np, s) > 0
const lowestEcon = fewest({ en: 'lowest Econ', es: 'menor Econ', pl: 'najniższy Ekon' }, (_, s) => econ(s))
const EXTORT = extorting.line('6', {
  en: 'Then Extort in every space with 2 or more friendly Underground Guerrillas.',
  es: 'Luego Extorsión en cada casilla con 2 o más Guerrillas Ocultas propias.',
  pl: 'Potem wymuszenie na każdym polu z co najmniej 2 własnymi ukrytymi partyzantami.',
})
const EXTORT_LOC = extorting.line(
  '7',
  {
    en: 'And on 1 LoC with friendly Underground Guerrillas.',
    es: 'Y en 1 LdC con Guerrillas Ocultas propias.',
    pl: 'I na 1 LiKomie z własnymi ukrytymi partyzantami.',
  },
  { where: isHiddenOnLoc, by: [lowestEcon], most: 1 },
)

function joinExtort(np: NonPlayer): Word | undefined {
  const canExtort = (where: typeof isWellHidden): boolean =>
    anywhere(np, (_, s) => outnumbers(np.g, FARC, s) && where(np, s))
  if (canExtort(isWellHidden)) return np.firstOf(EXTORT, [extort.word])
  return canExtort(isHiddenOnLoc) ? np.firstOf(EXTORT_LOC, [extort.word]) : undefined
}

// 8.7.2 March, then Extort.

const MARCH_IF = march.line(
  '1',
  {
    en: 'Otherwise March if no space with Support and no LoC has a friendly Underground Guerrilla or 3 friendly pieces.',
    es: 'Si no, Marcha si ninguna casilla con Apoyo y ninguna LdC tiene una Guerrilla Oculta propia o 3 fichas propias.',
    pl: 'W przeciwnym razie przemarsz, jeśli na żadnym polu z poparciem ani na żadnym LiKomie nie ma własnego ukrytego partyzanta lub 3 własnych elementów.',
  },
  { operation: MARCH, when: (np: NonPlayer) => !anywhere(np, isFoothold), ifNone: [RALLY] },
)
const TO_LINES = march.line('2', {
  en: 'Unless the next Propaganda is the final one: 1 Guerrilla onto each LoC without Sabotage or Guerrillas, highest Econ first.',
  es: 'Salvo que la próxima Propaganda sea la final: 1 Guerrilla a cada LdC sin Sabotaje ni Guerrillas, primero las de mayor Econ.',
  pl: 'Jeśli następna propaganda nie jest finałowa: po 1 partyzancie na każdy LiKom bez sabotażu i partyzantów, zaczynając od najwyższego Ekon.',
})
const TO_PEOPLE = march.line('3', {
  en: 'Into up to 3 spaces with Population, at Support or Neutral, where FARC could not Agitate now.',
  es: 'A hasta 3 casillas con Población, con Apoyo o Neutrales, donde las FARC no podrían comprar Agitación ahora.',
  pl: 'Na najwyżej 3 pola z populacją, z poparciem lub neutralne, gdzie FARC nie mogłaby teraz przeprowadzić agitacji.',
})
const TO_ONE_MORE = march.line('4', {
  en: 'Into 1 more space with Population next to the space with the most Guerrillas that can still go.',
  es: 'A 1 casilla más con Población, junto a la casilla con más Guerrillas que aún puedan ir.',
  pl: 'Na jeszcze 1 pole z populacją obok pola z największą liczbą partyzantów, którzy mogą jeszcze ruszyć.',
})

const mostReady = (bands: Bands): Criterion =>
  most(
    {
      en: 'most Guerrillas that can go',
      es: 'más Guerrillas que puedan ir',
      pl: 'najwięcej partyzantów, którzy mogą ruszyć',
    },
    (_, from) => strength(bands.get(from)),
  )

/** Where the people are not against the Government and FARC could not Agitate now. */
const outOfHand = (g: Game): readonly Space[] =>
  g.volume.onMap(g).filter((s) => level(g, s) >= 0 && !outnumbers(g, FARC, s))

function planMarch(np: NonPlayer): Order[] {
  const { g } = np
  const bands = muster(np, (from) => (isOrigin(np, from) ? bandAt(np, from, allBases(g, from) > 0 ? 1 : 0) : undefined))
  const orders = isFinalPropagandaNext(np) ? [] : ontoLines(np, TO_LINES, bands)
  const entered: Space[] = []
  const isOpen = (to: Space): boolean => pop(to) > 0 && !entered.includes(to) && canGather(np, bands, to)
  const canLeave = (from: Space): boolean => strength(bands.get(from)) > 0 && nearby(g, from).some(isOpen)
  const enter = (line: Line, to: Space): void => {
    entered.push(to)
    orders.push(...gather(np, line, bands, to))
  }
  const money = affordable(np)
  while (entered.length < Math.min(3, money)) {
    const to = np.bestOf(TO_PEOPLE, outOfHand(g).filter(isOpen), [stayingHidden(bands)])
    if (to === undefined) break
    enter(TO_PEOPLE, to)
  }
  if (entered.length < money) {
    const from = np.bestOf(TO_ONE_MORE, [...bands.keys()].filter(canLeave), [mostReady(bands)])
    const to = from === undefined ? undefined : np.bestOf(TO_ONE_MORE, nearby(g, from).filter(isOpen))
    if (to !== undefined) enter(TO_ONE_MORE, to)
  }
  return withinLimit(np, orders)
}

/** 2.3.5 A Limited Operation, which only a player carries out, has one destination. */
function withinLimit({ op }: NonPlayer, orders: Order[]): Order[] {
  const only = op?.limited ? (op.spaces[0] ?? orders[0]?.to) : undefined
  return only === undefined ? orders : orders.filter(({ to }) => to === only)
}

// 8.7.3 Attack, then Ambush.

const ATTACK_IF = attack.line(
  '1',
  {
    en: 'Otherwise Attack if FARC has more Resources than the Government.',
    es: 'Si no, Ataque si las FARC tienen más Recursos que el Gobierno.',
    pl: 'W przeciwnym razie atak, jeśli FARC ma więcej zasobów niż rząd.',
  },
  {
    operation: ATTACK,
    when: (np: NonPlayer) => resources(np.g, FARC) > resources(np.g, GOVT),
    ifNone: [MARCH, RALLY],
  },
)
const ATTACK_IN_FORCE = attack.line('2', {
  en: 'In every space with 3 or more friendly Guerrillas and an enemy.',
  es: 'En cada casilla con 3 o más Guerrillas propias y un enemigo.',
  pl: 'Na każdym polu z co najmniej 3 własnymi partyzantami i wrogiem.',
})
const ATTACK_TO_AMBUSH = attack.line('3', {
  en: 'Then in 1 city or department, otherwise on a LoC, with a friendly Underground Guerrilla and an enemy.',
  es: 'Luego en 1 ciudad o departamento; si no, en una LdC, con una Guerrilla Oculta propia y un enemigo.',
  pl: 'Potem w 1 mieście lub departamencie, a jeśli takiego nie ma, na LiKomie, z własnym ukrytym partyzantem i wrogiem.',
})
const ATTACK_WHOM = attack.line('4', {
  en: 'Targets: Shipments that FARC can take, then AUC, then the Government, then the Cartels.',
  es: 'Objetivos: Envíos que las FARC puedan capturar, luego las AUC, luego el Gobierno, luego los Cárteles.',
  pl: 'Cele: dostawy, które FARC może przejąć, potem AUC, potem rząd, potem kartele.',
})
const AMBUSH = ambushing.line('5', {
  en: 'Ambush in the Attack space with a friendly Underground Guerrilla and the fewest friendly Guerrillas.',
  es: 'Emboscada en la casilla de Ataque con una Guerrilla Oculta propia y el menor número de Guerrillas propias.',
  pl: 'Zasadzka na polu ataku z własnym ukrytym partyzantem i najmniejszą liczbą własnych partyzantów.',
})
const TARGETS: readonly Faction[] = [AUC, GOVT, CARTELS]
const AMBUSH_BY: readonly Criterion[] = [
  fewestGuerrillas,
  byTarget(
    {
      en: 'best target (Shipment to take, AUC, Government, Cartels)',
      es: 'mejor objetivo (Envío que se puede capturar, AUC, Gobierno, Cárteles)',
      pl: 'najlepszy cel (dostawa do przejęcia, AUC, rząd, kartele)',
    },
    TARGETS,
  ),
]
const landFirst = first(
  { en: 'city or department', es: 'ciudad o departamento', pl: 'miasto lub departament' },
  (_, s) => !isLoc(s),
)

const planAttack = (np: NonPlayer) =>
  planStrikes(np, AMBUSH, AMBUSH_BY, (open) => pickAttack(np, open), ATTACK_TO_AMBUSH)

function pickAttack(np: NonPlayer, open: readonly Space[]): readonly Order[] {
  const money = affordable(np)
  const strong = open.filter((s) => own(np, s) >= 3)
  const inForce = pickSpaces(np, ATTACK_IN_FORCE, strong, money)
  const weak = open.filter((s) => own(np, s) < 3 && hidden(np, s) > 0)
  return [...inForce, ...pickSpaces(np, ATTACK_TO_AMBUSH, weak, Math.min(1, money - inForce.length), [landFirst])]
}

// 8.7.4 Terror, then Kidnap.

const hostages = (np: NonPlayer): readonly Space[] => (np.op?.spaces ?? []).filter((s) => isForKidnap(np, s))
const isHeld = (np: NonPlayer, s: Space): boolean => np.op?.spaces.includes(s) === true && isForKidnap(np, s)

const TERROR_ELSE = terror.line(
  '1',
  {
    en: 'Otherwise Terror: FARC does not have more Resources than the Government.',
    es: 'Si no, Terror: las FARC no tienen más Recursos que el Gobierno.',
    pl: 'W przeciwnym razie terror: FARC nie ma więcej zasobów niż rząd.',
  },
  { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
)
const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'First on all LoCs without Sabotage.',
      es: 'Primero en todas las LdC sin Sabotaje.',
      pl: 'Najpierw na wszystkich LiKomach bez sabotażu.',
    },
    { where: (np: NonPlayer, s: Space) => isLoc(s) && !isSabotaged(np.g, s) },
  ),
  terror.line(
    '3',
    {
      en: 'Then where Kidnap could take Resources or a Shipment, until there are 3 such spaces, LoCs included.',
      es: 'Luego donde un Secuestro podría quitar Recursos o un Envío, hasta que haya 3 casillas así, contando las LdC.',
      pl: 'Potem tam, gdzie porwanie mogłoby zabrać zasoby lub dostawę, aż będą 3 takie pola, licząc LiKomy.',
    },
    { where: isForKidnap, when: (np: NonPlayer) => hostages(np).length < 3 },
  ),
  terror.line(
    '4',
    {
      en: 'Then in all other spaces with Population that are not at Active Opposition.',
      es: 'Luego en todas las demás casillas con Población que no estén en Oposición Activa.',
      pl: 'Potem na wszystkich pozostałych polach z populacją bez aktywnej opozycji.',
    },
    { where: (np: NonPlayer, s: Space) => pop(s) > 0 && level(np.g, s) > ACTIVE_OPPOSITION },
  ),
]
const KIDNAP_LINES: readonly SpaceLine[] = [
  kidnapping.line(
    '5',
    {
      en: 'Then Kidnap in up to 3 Terror spaces with something to take, first on LoCs.',
      es: 'Luego Secuestro en hasta 3 casillas de Terror donde haya algo que quitar, primero en LdC.',
      pl: 'Potem porwanie na najwyżej 3 polach terroru, gdzie jest co zabrać, najpierw na LiKomach.',
    },
    { where: (np: NonPlayer, s: Space) => isLoc(s) && isHeld(np, s) },
  ),
  kidnapping.line(
    '6',
    {
      en: 'Then in cities, from the Government.',
      es: 'Luego en ciudades, al Gobierno.',
      pl: 'Potem w miastach, rządowi.',
    },
    { where: (np: NonPlayer, s: Space) => isCity(s) && isHeld(np, s) },
  ),
  kidnapping.line(
    '7',
    {
      en: 'Then in departments with Cartels Bases.',
      es: 'Luego en departamentos con Bases de los Cárteles.',
      pl: 'Potem w departamentach z bazami karteli.',
    },
    { where: (np: NonPlayer, s: Space) => isDepartment(s) && isHeld(np, s) },
  ),
]

function joinKidnap(np: NonPlayer): Word | undefined {
  const line = KIDNAP_LINES.find(({ where }) => anywhere(np, where))
  return line && np.firstOf(line, [kidnap.word])
}

// 8.7.5 Agitation.

const AGITATE = agitation.line(
  '1',
  {
    en: 'Agitate as much as possible, space by space.',
    es: 'Compra tanta Agitación como sea posible, casilla por casilla.',
    pl: 'Przeprowadź jak najwięcej agitacji, pole po polu.',
  },
  { where: isWorthIt, by: [fewestTerror, supportFirst, highestPopulation] },
)
const NO_SHIFT = agitation.line('2', {
  en: 'Remove Terror only where a shift will follow.',
  es: 'Retira Terror solo donde después vaya a haber un cambio de nivel.',
  pl: 'Usuwaj terror tylko tam, gdzie potem nastąpi zmiana poziomu.',
})

/** As much as possible in one space before the next. */
function agitate(np: NonPlayer): Word | undefined {
  const last = np.selected(AGITATE).at(-1)
  const isUnfinished = last !== undefined && isWorthIt(np, last)
  return (
    (isUnfinished ? np.firstOf(AGITATE, [spaceWord(last)]) : undefined) ?? np.select([AGITATE]) ?? np.done(NO_SHIFT)
  )
}

/** The flow: what cannot be done falls back on the operation before it (8.1.1). */
export const STEPS: readonly Step[] = [RALLY_IF, MARCH_IF, ATTACK_IF, TERROR_ELSE]

export const farc: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) =>
      follow(
        np,
        () => nextOf(np, RALLY_LINES),
        () => joinExtort(np),
      ),
    'rally.how': (np) => rallyHow(np, RALLY_LINES),
    'extort.where': (np) => nextOfAll(np, EXTORT, isWellHidden) ?? np.select([EXTORT_LOC]) ?? np.done(),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(() => planMarch(np)),
        () => joinExtort(np),
      ),
    'march.to': (np) => np.destination(() => planMarch(np)) ?? np.done(),
    'move.how-many': (np) => (np.op?.rules.word === MARCH ? np.ordered(() => planMarch(np)) : undefined),
    'attack.where': (np) => nextStrike(np, AMBUSH, planAttack(np)),
    'ambush.where': (np) => plannedAmbush(np, planAttack) ?? np.chooseSpace(AMBUSH, () => true, AMBUSH_BY),
    'remove.which': (np) => strikeNext(np, ATTACK_WHOM, TARGETS),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES),
        () => joinKidnap(np),
      ),
    'kidnap.where': (np) => np.select(KIDNAP_LINES) ?? np.done(),
    'kidnap.whom': (np) => np.firstOf(KIDNAP_LINES[1] as SpaceLine, [GOVT, CARTELS].map(factionWord)),
    'agitate.where': (np) => agitate(np),
  },
}

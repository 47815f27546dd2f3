import {
  type Chart,
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
import {
  ACTIVE_OPPOSITION,
  allBases,
  bases,
  controlledBy,
  hasOpposition,
  outnumbers,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  available,
  DONE,
  type Faction,
  factionWord,
  inForce,
  isSpaceWord,
  level,
  markers,
  resources,
  type Space,
  spaceWord,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { ambush } from '../../activities/ambush.ts'
import { extort } from '../../activities/extort.ts'
import { kidnap } from '../../activities/kidnap.ts'
import { CARD } from '../../events/lasting.ts'
import {
  AUC,
  CARTELS,
  FARC,
  FARC_CONTROL,
  GOVT,
  isSabotaged,
  nearby,
  TERROR as TERROR_MARKER,
  underground,
} from '../../forces.ts'
import { econ, isCity, isLoc, pop } from '../../map.ts'
import { ATTACK } from '../../operations/attack.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { byTarget, hasTarget, pickSpaces, strikeNext } from '../attack.ts'
import {
  fewestTerror,
  isFinalPropagandaNext,
  isFoothold,
  isForKidnap,
  isOrigin,
  isWorthIt,
  shiftsLeft,
} from '../farc.ts'
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
import { affordable, type Bands, bandBut, marchTo, muster, ontoLines, strength } from '../march.ts'
import { fewestGuerrillas, hasBaseLeft, here, own, reinforcement } from '../terms.ts'

/** 8.7 FARC of the 2nd edition. */
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

// 8.7.1 Rally, then Extort.

const RALLY_IF: Step = rally.line(
  '1',
  {
    en: 'Rally if 9 or more friendly Guerrillas are Available, or if it could place a Base.',
    es: 'Reagrupamiento si hay 9 o más Guerrillas propias Disponibles, o si puede colocar una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 9 własnych partyzantów jest dostępnych albo jeśli można umieścić bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(FARC)) >= 9 || couldBuildSomewhere(np, shouldHide),
    ifNone: [],
  },
)

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '3',
    {
      en: 'First wherever there are Active Guerrillas, a friendly Base and cubes: flip the Guerrillas Underground.',
      es: 'Primero allí donde haya Guerrillas Activas, una Base propia y cubos: gira las Guerrillas a Ocultas.',
      pl: 'Najpierw wszędzie, gdzie są aktywni partyzanci, własna baza i kostki: odwróć partyzantów na stronę ukrytą.',
    },
    { where: shouldHide, way: REGROUP },
  ),
  rally.line(
    '4',
    {
      en: 'Then wherever there are 2 Guerrillas without a Shipment and fewer than 2 Bases: replace 2 with a Base.',
      es: 'Luego allí donde haya 2 Guerrillas sin Envío y menos de 2 Bases: reemplaza 2 por una Base.',
      pl: 'Potem wszędzie, gdzie jest 2 partyzantów bez dostawy i mniej niż 2 bazy: zamień 2 na bazę.',
    },
    { where: couldBuild, when: hasBaseLeft, way: BASE },
  ),
  rally.line(
    '5',
    {
      en: 'Then at all other friendly Bases: place Guerrillas.',
      es: 'Luego en todas las demás Bases propias: coloca Guerrillas.',
      pl: 'Potem przy wszystkich innych własnych bazach: umieść partyzantów.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, FARC, s) > 0 && reinforcement(np, s) > 0, way: MANY },
  ),
  rally.line(
    '6',
    {
      en: 'Last, in 1 other city or department: place a Guerrilla, if possible where there are 1 or 2 friendly Guerrillas.',
      es: 'Por último, en otra ciudad o departamento: coloca una Guerrilla, si es posible donde haya 1 o 2 Guerrillas propias.',
      pl: 'Na koniec w 1 innym mieście lub departamencie: umieść partyzanta, w miarę możliwości tam, gdzie jest 1 lub 2 własnych.',
    },
    {
      where: (np: NonPlayer, s: Space) => bases(np.g, FARC, s) === 0 && reinforcement(np, s) > 0,
      by: [
        first(
          {
            en: 'with 1 or 2 friendly Guerrillas',
            es: 'con 1 o 2 Guerrillas propias',
            pl: 'z 1 lub 2 własnymi partyzantami',
          },
          (np, s) => own(np, s) > 0 && own(np, s) < 3,
        ),
      ],
      most: 1,
      way: MANY,
    },
  ),
]

const EXTORT: SpaceLine = extorting.line(
  '7',
  {
    en: 'Extort in every space with 2 friendly Underground Guerrillas.',
    es: 'Extorsión en cada casilla con 2 Guerrillas Ocultas propias.',
    pl: 'Wymuszenie na każdym polu z 2 własnymi ukrytymi partyzantami.',
  },
  { where: (np: NonPlayer, s: Space) => hidden(np, s) >= 2 && outnumbers(np.g, FARC, s) },
)
const EXTORT_LOC: SpaceLine = extorting.line(
  '8',
  {
    en: 'And on 1 LoC with a friendly Underground Guerrilla, lowest Econ first.',
    es: 'Y en 1 LdC con una Guerrilla Oculta propia, primero la de menor Econ.',
    pl: 'I na 1 LiKomie z własnym ukrytym partyzantem, zaczynając od najniższego Ekon.',
  },
  {
    where: (np: NonPlayer, s: Space) => isLoc(s) && hidden(np, s) > 0 && outnumbers(np.g, FARC, s),
    by: [fewest({ en: 'lowest Econ', es: 'menor Econ', pl: 'najniższy Ekon' }, (_, s) => econ(s))],
    most: 1,
  },
)

function joinExtort(np: NonPlayer, line?: Step | typeof THEN_EXTORT): Word | undefined {
  const found = [EXTORT, EXTORT_LOC].find(({ where }) => anywhere(np, where))
  return found && np.firstOf(line ?? found, [extort.word])
}

// 8.7.2 March, then Extort.

const MARCH_IF: Step = march.line(
  '1',
  {
    en: 'Otherwise March if no space with Support and no LoC has a friendly Underground Guerrilla or 3 friendly pieces.',
    es: 'Si no, Marcha si ninguna casilla con Apoyo y ninguna LdC tiene una Guerrilla Oculta propia o 3 fichas propias.',
    pl: 'W przeciwnym razie przemarsz, jeśli na żadnym polu z poparciem ani na żadnym LiKomie nie ma własnego ukrytego partyzanta ani 3 własnych elementów.',
  },
  { operation: MARCH, when: (np: NonPlayer) => !anywhere(np, isFoothold), ifNone: [RALLY] },
)

const TO_LOCS = march.line('2', {
  en: 'First, unless the next Propaganda is the final one: 1 Guerrilla onto each LoC without Sabotage or Guerrillas, highest Econ first.',
  es: 'Primero, salvo que la próxima Propaganda sea la final: 1 Guerrilla a cada LdC sin Sabotaje ni Guerrillas, primero las de mayor Econ.',
  pl: 'Najpierw, jeśli następna propaganda nie jest finałowa: po 1 partyzancie na każdy LiKom bez sabotażu i partyzantów, zaczynając od najwyższego Ekon.',
})
const INTO = march.line('3', {
  en: 'Then into up to 3 spaces with Population, at Support or Neutral, without FARC Control: first where the marching Guerrillas can stay Underground.',
  es: 'Luego a hasta 3 casillas con Población, con Apoyo o Neutrales, sin Control de las FARC: primero donde las que marchan puedan seguir Ocultas.',
  pl: 'Potem na najwyżej 3 pola z populacją, z poparciem lub neutralne, bez kontroli FARC: najpierw tam, gdzie maszerujący pozostaną ukryci.',
})
const ONE_MORE = march.line('4', {
  en: 'Last, into 1 more space with Population next to the most Guerrillas that can still go.',
  es: 'Por último, a 1 casilla más con Población junto al mayor número de Guerrillas que aún puedan ir.',
  pl: 'Na koniec na jeszcze 1 pole z populacją obok największej liczby partyzantów, którzy mogą jeszcze ruszyć.',
})
const ALL_GO = march.line('5', {
  en: 'As many as possible, from spaces at Active Opposition, departments without Population and LoCs with Sabotage.',
  es: 'Tantas como sea posible, desde casillas en Oposición Activa, departamentos sin Población y LdC con Sabotaje.',
  pl: 'Tylu, ilu się da, z pól z aktywną opozycją, departamentów bez populacji i LiKomów z sabotażem.',
})
const ONE_STAYS = march.line('6', {
  en: 'Where there is any Base, 1 Guerrilla stays, Underground if possible.',
  es: 'Donde haya cualquier Base se queda 1 Guerrilla, Oculta si es posible.',
  pl: 'Gdzie jest jakakolwiek baza, zostaje 1 partyzant, w miarę możliwości ukryty.',
})
const THEN_EXTORT = march.line('8', {
  en: 'Then Extort as after a Rally.',
  es: 'Luego Extorsión, como tras un Reagrupamiento.',
  pl: 'Potem wymuszenie, jak po zgrupowaniu.',
})

/** The most that one of the bands next to a space can still send. */
const strongestBy = (np: NonPlayer, bands: Bands, to: Space): number =>
  Math.max(0, ...nearby(np.g, to).map((from) => strength(bands.get(from))))

function planMarch(np: NonPlayer): Order[] {
  const { g } = np
  const bands = muster(np, (from) =>
    isOrigin(np, from) ? bandBut(np, from, allBases(g, from) > 0 ? 1 : 0) : undefined,
  )
  const orders = isFinalPropagandaNext(np) ? [] : ontoLines(np, TO_LOCS, bands)
  if (np.op?.limited && orders.length > 0) return orders.slice(0, 1)
  const isNew = (to: Space): boolean => pop(to) > 0 && !orders.some((order) => order.to === to)
  const isUnwon = (to: Space): boolean => isNew(to) && !hasOpposition(g, to) && controlledBy(g, to) !== FARC_CONTROL
  let left = affordable(np)
  for (let n = 0; n < 3 && left > 0; n++, left--) {
    const into = marchTo(np, INTO, bands, isUnwon, { by: [stayingHidden(bands)], go: ALL_GO })
    if (into.length === 0) break
    orders.push(...into)
  }
  const by = [
    most(
      {
        en: 'most Guerrillas left to march',
        es: 'más Guerrillas por marchar',
        pl: 'najwięcej partyzantów do przemarszu',
      },
      (_, to) => strongestBy(np, bands, to),
    ),
  ]
  if (left > 0) orders.push(...marchTo(np, ONE_MORE, bands, isNew, { by, go: ALL_GO }))
  return orders.map((order) => (allBases(g, order.from) > 0 ? { ...order, line: ONE_STAYS } : order))
}

// 8.7.3 Attack, then Ambush.

const ATTACK_IF: Step = attack.line(
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

const TARGETS: readonly Faction[] = [AUC, GOVT, CARTELS]

const WHOM = attack.line('2', {
  en: 'For a Shipment that can be taken, then against AUC, the Government, the Cartels.',
  es: 'Por un Envío que pueda capturarse, luego contra las AUC, el Gobierno, los Cárteles.',
  pl: 'Dla dostawy, którą można przejąć, potem przeciw AUC, rządowi, kartelom.',
})
const STRIKE = attack.line('3', {
  en: 'First wherever there are 3 friendly Guerrillas and an enemy.',
  es: 'Primero allí donde haya 3 Guerrillas propias y un enemigo.',
  pl: 'Najpierw wszędzie, gdzie jest 3 własnych partyzantów i wróg.',
})
const STRIKE_ONE = attack.line('4', {
  en: 'Then in 1 city or department, otherwise on a LoC, with a friendly Underground Guerrilla and a target: there it will Ambush.',
  es: 'Luego en 1 ciudad o departamento; si no, en una LdC, con una Guerrilla Oculta propia y un objetivo: allí será la Emboscada.',
  pl: 'Potem w 1 mieście lub departamencie, a jeśli się nie da, na LiKomie, z własnym ukrytym partyzantem i celem: tam będzie zasadzka.',
})
const AMBUSH = ambushing.line('5', {
  en: 'Ambush in the Attack space with the fewest friendly Guerrillas; if tied, for a Shipment, then against AUC, the Government, the Cartels.',
  es: 'Emboscada en la casilla de Ataque con menos Guerrillas propias; en caso de empate, por un Envío, luego contra las AUC, el Gobierno, los Cárteles.',
  pl: 'Zasadzka na polu ataku z najmniejszą liczbą własnych partyzantów; przy remisie dla dostawy, potem przeciw AUC, rządowi, kartelom.',
})
const AMBUSH_BY = [
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

const strikes = (np: NonPlayer) => planStrikes(np, AMBUSH, AMBUSH_BY, (open) => pickStrikes(np, open), STRIKE_ONE)

/** The one space more is where the Ambush would be by its own rule. */
function pickStrikes(np: NonPlayer, open: readonly Space[]): readonly Order[] {
  const isStrong = (s: Space): boolean => own(np, s) >= 3
  const strong = pickSpaces(np, STRIKE, open.filter(isStrong), affordable(np))
  if (strong.length >= affordable(np) || !np.op?.activities.includes(ambush)) return strong
  const weak = open.filter((s) => !isStrong(s) && hidden(np, s) > 0 && hasTarget(np, s, TARGETS))
  const inland = weak.filter((s) => !isLoc(s))
  return [...strong, ...pickSpaces(np, STRIKE_ONE, inland.length > 0 ? inland : weak, 1, AMBUSH_BY)]
}

// 8.7.4 Terror, then Kidnap.

const TERROR_ELSE: Step = terror.line(
  '1',
  {
    en: 'Otherwise Terror: FARC does not have more Resources than the Government.',
    es: 'Si no, Terror: las FARC no tienen más Recursos que el Gobierno.',
    pl: 'W przeciwnym razie terror: FARC nie ma więcej zasobów niż rząd.',
  },
  { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
)

/** Who pays where: the Government in cities and on lines, the Cartels in departments with their bases. */
const payer = (s: Space): Faction => (isLoc(s) || isCity(s) ? GOVT : CARTELS)

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
      en: 'Then where Kidnap could take Resources or a Shipment, until there are 3 such spaces.',
      es: 'Luego donde el Secuestro podría quitar Recursos o un Envío, hasta que haya 3 casillas así.',
      pl: 'Potem tam, gdzie porwanie mogłoby zabrać zasoby lub dostawę, aż będą 3 takie pola.',
    },
    {
      where: isForKidnap,
      when: (np: NonPlayer) => (np.op?.spaces.filter((s) => isForKidnap(np, s)).length ?? 0) < 3,
    },
  ),
  terror.line(
    '4',
    {
      en: 'Then in all other spaces with Population that are not at Active Opposition.',
      es: 'Luego en todas las demás casillas con Población que no estén en Oposición Activa.',
      pl: 'Potem na wszystkich innych polach z populacją bez aktywnej opozycji.',
    },
    { where: (np: NonPlayer, s: Space) => pop(s) > 0 && level(np.g, s) !== ACTIVE_OPPOSITION },
  ),
]

const KIDNAP: SpaceLine = kidnapping.line(
  '5',
  {
    en: 'Kidnap in up to 3 Terror spaces: LoCs, then cities (from the Government), then departments with Cartels Bases; only where something can be taken.',
    es: 'Secuestro en hasta 3 casillas de Terror: LdC, luego ciudades (al Gobierno), luego departamentos con Bases de los Cárteles; solo donde haya algo que quitar.',
    pl: 'Porwanie na najwyżej 3 polach terroru: LiKomy, potem miasta (rządowi), potem departamenty z bazami karteli; tylko tam, gdzie jest co zabrać.',
  },
  {
    where: (np: NonPlayer, s: Space) => np.op?.spaces.includes(s) === true && isForKidnap(np, s),
    by: [
      first({ en: 'LoCs', es: 'LdC', pl: 'LiKomy' }, (_, s) => isLoc(s)),
      first({ en: 'cities', es: 'ciudades', pl: 'miasta' }, (_, s) => isCity(s)),
    ],
  },
)

// 8.7.5 Agitation in the Support phase.

const AGITATE = agitation.line('1', {
  en: 'Agitate as much as possible.',
  es: 'Compra tanta Agitación como sea posible.',
  pl: 'Przeprowadź jak najwięcej agitacji.',
})
const AGITATE_FIRST: SpaceLine = agitation.line(
  '2',
  {
    en: 'If short of Resources, or with Alfonso Cano in force: first where there are fewest Terror markers, then Support, then highest Population.',
    es: 'Si faltan Recursos o está en vigor Alfonso Cano: primero donde haya menos marcadores de Terror, luego Apoyo, luego mayor Población.',
    pl: 'Gdy brakuje zasobów albo obowiązuje Alfonso Cano: najpierw tam, gdzie jest najmniej żetonów terroru, potem poparcie, potem największa populacja.',
  },
  {
    where: isWorthIt,
    by: [fewestTerror, supportFirst, highestPopulation],
  },
)
const NO_SHIFT = agitation.line('3', {
  en: 'Remove Terror only if a shift will follow.',
  es: 'Retira Terror solo si después habrá un cambio de nivel.',
  pl: 'Usuwaj terror tylko wtedy, gdy nastąpi zmiana poziomu.',
})

/** Whether there is not enough for everything, or card 22 opens spaces that it does not open all. */
function isShort(np: NonPlayer): boolean {
  if (inForce(np.g, CARD.alfonsoCano, 'shaded')) return true
  let cost = 0
  for (const answer of np.q.answers) {
    if (!isSpaceWord(answer)) continue
    const s = wordSpace(answer)
    if (shiftsLeft(np, s) > 0) cost += shiftsLeft(np, s) + markers(np.g, s, TERROR_MARKER)
  }
  return cost > resources(np.g, FARC)
}

/** A space that was begun is brought to its end before the next. */
function agitate(np: NonPlayer): Word | undefined {
  const line = isShort(np) ? AGITATE_FIRST : AGITATE
  const begun = np.noted<Space>('agitated')
  if (begun !== undefined && isWorthIt(np, begun) && np.q.isPossible(spaceWord(begun))) {
    return np.say(line, spaceWord(begun))
  }
  const chosen =
    line === AGITATE
      ? nextOfAll(np, AGITATE, AGITATE_FIRST.where)
      : np.chooseSpace(AGITATE_FIRST, AGITATE_FIRST.where, AGITATE_FIRST.by)
  if (chosen === undefined) return np.firstOf(NO_SHIFT, [DONE])
  np.note('agitated', wordSpace(chosen))
  return chosen
}

/** The flow: Rally, March, Attack or Terror; what cannot be done falls back on the operation before it (10.1). */
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
    'rally.from': (np) => np.done(np.lineAt(here(np), RALLY_LINES)),
    'extort.where': (np) => nextOfAll(np, EXTORT, EXTORT.where) ?? np.select([EXTORT_LOC]) ?? np.done(),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(() => planMarch(np)),
        () => joinExtort(np, THEN_EXTORT),
      ),
    'march.to': (np) => np.destination(() => planMarch(np)),
    'move.how-many': (np) => (np.op?.rules.word === MARCH ? np.ordered(() => planMarch(np)) : undefined),
    'attack.where': (np) => nextStrike(np, AMBUSH, strikes(np)),
    'ambush.where': (np) => plannedAmbush(np, strikes) ?? np.chooseSpace(AMBUSH, () => true, AMBUSH_BY),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES),
        () => (anywhere(np, KIDNAP.where) ? np.firstOf(KIDNAP, [kidnap.word]) : undefined),
      ),
    'kidnap.where': (np) => np.select([KIDNAP]) ?? np.done(),
    'kidnap.whom': (np) => np.firstOf(KIDNAP, [factionWord(payer(here(np)))]),
    'remove.which': (np) => (np.q.rule === '3.3.3' ? strikeNext(np, WHOM, TARGETS) : undefined),
    'agitate.where': agitate,
  },
}

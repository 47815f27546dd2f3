import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  AVAILABLE,
  adjust,
  beginOperation,
  type CardFacts,
  canChoose,
  count,
  type Faction,
  flip,
  type Game,
  gain,
  level,
  mark,
  markerRoom,
  markers,
  move,
  NEUTRAL,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  type Piece,
  place,
  putInForce,
  rebox,
  remove,
  rollDie,
  type Space,
  setLevel,
  setTrack,
  shift,
  unmark,
  word,
} from '@coinflict/kernel'
import {
  AID,
  AUC,
  active,
  activeOf,
  allGuerrillas,
  availableGuerrillas,
  base,
  bases,
  basesOnMap,
  CARD,
  CARTELS,
  CUBES,
  cubes,
  FARC,
  GOVT,
  guerrillaSupply,
  guerrillas,
  hasOpposition,
  hasSupport,
  INSURGENTS,
  isSabotaged,
  isZone,
  kinds,
  OUT_OF_PLAY,
  POLICE,
  pieces,
  police,
  room,
  SABOTAGE,
  SENADO,
  TERROR,
  troops,
  underground,
  undergroundOf,
} from '../forces.ts'
import { enemiesOf } from '../losses.ts'
import { econ, isCity, isLoc, isMountain, PIPELINES, pop, S } from '../map.ts'
import { askGroup, type Group, moveGuerrillas } from '../movement.ts'
import { ASSAULT, assaultIn, strengthOf, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, whyNotAttack } from '../operations/attack.ts'
import { march } from '../operations/march.ts'
import { SWEEP, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { carryOut } from '../sequence.ts'
import {
  askEvent,
  canPlace,
  canReplace,
  cities,
  departments,
  dual,
  eachSpace,
  maySpace,
  pickFaction,
  pickPiece,
  pickSpace,
  pickWay,
  placeOneOf,
  preferring,
  replace,
  single,
  spacesWhere,
  takeOff,
  wipeOut,
} from './verbs.ts'

const REMOVE = word('remove')
const REPLACE = word('replace')
const OPPOSITION = word('opposition')
const REMOVE_BASE = word('remove-base')

const near = (g: Game, s: Space): readonly Space[] => g.volume.neighbours[s] as readonly Space[]
const guerrillaKinds = (f: Faction): readonly Piece[] => [underground(f), active(f)]
const garrisons = (g: Game): readonly Space[] => departments(g).filter((s) => troops(g, s) > 0)
const hasSupportOrCubes = (g: Game, s: Space): boolean => hasSupport(g, s) || cubes(g, s) > 0

/** Cards 37-54: AUC leads. */
export const AUC_EVENTS: readonly CardFacts[] = [
  dual(
    37,
    'Former Military',
    'AGFC',
    {
      en: {
        unshaded:
          'In every space the Government either Sweeps or Assaults FARC, free and without moving; AUC Guerrillas count as Troops.',
        shaded: 'AUC Marches free, then Ambushes free in one of the spaces it entered.',
      },
    },
    {
      unshaded(g) {
        for (const s of g.volume.allSpaces) sweepOrAssaultWithAuc(g, s)
      },
      shaded(g) {
        const op = beginOperation(AUC, march, { free: true })
        if (!canChoose(g, op)) return
        carryOut(g, op)
        g.cite('4.3.2', AUC)
        const canAmbush = (s: Space) =>
          undergroundOf(g, AUC, s) > 0 && whyNotAttack(g, AUC, s) === undefined && op.spaces.includes(s)
        const s = pickSpace(g, AUC, 'ambush.where', () => spacesWhere(g, canAmbush))
        if (s !== undefined) ambushIn(g, AUC, s)
      },
    },
  ),

  dual(
    38,
    'National Coordination Center',
    'AGFC',
    {
      en: {
        unshaded: 'Remove all Active AUC Guerrillas from up to 3 spaces that have Support or cubes.',
        shaded: 'In every space with Support or cubes all AUC Guerrillas go Underground.',
      },
    },
    {
      unshaded(g, by) {
        const exposed = () => spacesWhere(g, (s) => hasSupportOrCubes(g, s) && activeOf(g, AUC, s) > 0)
        const disband = (s: Space) => remove(g, active(AUC), s, activeOf(g, AUC, s))
        eachSpace(g, by, 'event.space', 3, exposed, disband, { upTo: true })
      },
      shaded(g) {
        for (const s of spacesWhere(g, (space) => hasSupportOrCubes(g, space))) {
          flip(g, active(AUC), s, activeOf(g, AUC, s))
        }
      },
    },
  ),

  dual(
    39,
    'Soldados Campesinos',
    'AGFC',
    {
      en: {
        unshaded: 'Place 1 Police in each of 6 departments.',
        shaded: 'In up to 3 departments replace 1 Police with an AUC Guerrilla.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => departments(g).filter((s) => canPlace(g, POLICE, s))
        eachSpace(g, by, 'event.place-where', 6, open, (s) => place(g, POLICE, s), { params: { piece: POLICE } })
      },
      shaded(g, by) {
        const open = () => departments(g).filter((s) => police(g, s) > 0 && canReplace(g, underground(AUC), s))
        eachSpace(g, by, 'event.replace-where', 3, open, (s) => replace(g, POLICE, s, underground(AUC)), {
          upTo: true,
          params: { piece: POLICE },
        })
      },
    },
  ),

  dual(
    40,
    'Demobilization',
    'AGCF',
    {
      en: {
        unshaded: 'Replace 3 AUC Guerrillas with Police.',
        shaded: 'Move all cubes of a department with AUC pieces to Cities; then place 1 AUC piece in each of 2 Cities.',
      },
    },
    {
      unshaded(g, by) {
        exchange(g, by, 3, guerrillaKinds(AUC), POLICE)
      },
      shaded(g, by) {
        const manned = () => departments(g).filter((s) => pieces(g, AUC, s) > 0 && cubes(g, s) > 0)
        const from = pickSpace(g, by, 'event.move-from', manned)
        if (from !== undefined) sendCubesToCities(g, by, from)
        const either = [underground(AUC), base(AUC)]
        const open = () => cities(g).filter((s) => either.some((piece) => canPlace(g, piece, s)))
        eachSpace(g, by, 'event.space', 2, open, (s) => placeOneOf(g, by, s, either))
      },
    },
  ),

  dual(
    41,
    'Mancuso',
    'AGCF',
    {
      en: {
        unshaded: 'AUC Resources -6; remove all AUC pieces from one space.',
        shaded: 'AUC Resources +3 for each space with both AUC and Cartels pieces.',
      },
    },
    {
      unshaded(g, by) {
        gain(g, AUC, -6)
        const held = () => spacesWhere(g, (s) => pieces(g, AUC, s) > 0)
        const s = pickSpace(g, by, 'event.space', held)
        if (s !== undefined) wipeOut(g, AUC, s)
      },
      shaded(g) {
        gain(g, AUC, 3 * spacesWhere(g, (s) => pieces(g, AUC, s) > 0 && pieces(g, CARTELS, s) > 0).length)
      },
    },
  ),

  dual(
    42,
    'Senado & Cámara',
    'AGCF',
    {
      en: {
        unshaded: 'Government Resources +3; 2 Neutral spaces go to Passive Support.',
        shaded: 'Until the next Propaganda no Sweep or Assault may target the faction that executes this.',
      },
    },
    {
      unshaded(g, by) {
        gain(g, GOVT, 3)
        const neutral = () => spacesWhere(g, (s) => pop(s) > 0 && level(g, s) === NEUTRAL)
        eachSpace(g, by, 'event.set-where', 2, neutral, (s) => setLevel(g, s, PASSIVE_SUPPORT))
      },
      shaded(g, by) {
        putInForce(g, CARD.senadoCamara, 'shaded')
        setTrack(g, SENADO, by + 1)
      },
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    43,
    'Calima Front',
    'AFGC',
    {
      en: {
        unshaded: '2 Terror markers in a department with Troops; all FARC Bases there are removed.',
        shaded: '2 Terror markers in a department with Troops; Aid -9.',
      },
    },
    {
      unshaded(g, by) {
        const besideBases = () => garrisons(g).filter((s) => bases(g, FARC, s) > 0)
        const s = pickSpace(g, by, 'event.space', () => preferring(besideBases(), garrisons(g)))
        if (s === undefined) return
        mark(g, TERROR, s, 2)
        remove(g, base(FARC), s, bases(g, FARC, s))
      },
      shaded(g, by) {
        const s = pickSpace(g, by, 'event.space', () => garrisons(g))
        if (s !== undefined) mark(g, TERROR, s, 2)
        adjust(g, AID, -9)
      },
    },
  ),

  dual(
    44,
    'Colombia Nueva',
    'AFGC',
    {
      en: {
        unshaded: 'A City without Opposition goes to Active Support; Government Resources +3.',
        shaded: 'A City with Support goes to Neutral; Government Resources -3.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => cities(g).filter((s) => !hasOpposition(g, s) && level(g, s) < ACTIVE_SUPPORT)
        const s = pickSpace(g, by, 'event.set-where', open)
        if (s !== undefined) setLevel(g, s, ACTIVE_SUPPORT)
        gain(g, GOVT, 3)
      },
      shaded(g, by) {
        const loyal = () => cities(g).filter((s) => hasSupport(g, s))
        const s = pickSpace(g, by, 'event.set-where', loyal)
        if (s !== undefined) setLevel(g, s, NEUTRAL)
        gain(g, GOVT, -3)
      },
    },
  ),

  dual(
    45,
    'Los Derechos Humanos',
    'AFGC',
    {
      en: {
        unshaded: 'Every space with both cubes and Terror shifts 1 level toward Active Support.',
        shaded: 'Aid -1 for each space with AUC pieces; roll a die: the Government loses that many Resources.',
      },
    },
    {
      unshaded(g) {
        for (const s of spacesWhere(g, (space) => cubes(g, space) > 0 && markers(g, space, TERROR) > 0)) shift(g, s, 1)
      },
      shaded(g) {
        adjust(g, AID, -spacesWhere(g, (s) => pieces(g, AUC, s) > 0).length)
        gain(g, GOVT, -rollDie(g))
      },
    },
  ),

  single(
    46,
    'Limpieza',
    'AFCG',
    {
      en: {
        unshaded:
          'An insurgent faction you name uses any of its Guerrillas for free Terror with 2 markers, then removes any 2 enemy pieces there and sets the space to Passive Support or Passive Opposition.',
      },
    },
    (g, by) => {
      const armed = (f: Faction) => spacesWhere(g, (s) => guerrillas(g, f, s) > 0)
      const f = pickFaction(g, by, () => INSURGENTS.filter((each) => armed(each).length > 0))
      if (f === undefined) return
      g.cite('5.1', f)
      const s = pickSpace(g, f, 'event.operation-where', () => armed(f))
      if (s !== undefined) cleanse(g, f, s)
    },
  ),

  dual(
    47,
    'Pinto & del Rosario',
    'AFCG',
    {
      en: {
        unshaded:
          'All AUC Guerrillas turn Active; then in every space the Police Assault AUC, free and as if they were Troops.',
        shaded:
          'AUC places 2 Guerrillas in Cúcuta, uses free Terror there, then turns 2 of its Guerrillas Underground anywhere.',
      },
    },
    {
      unshaded(g) {
        for (const s of g.volume.allSpaces) flip(g, underground(AUC), s, undergroundOf(g, AUC, s))
        g.cite('3.2.4', GOVT)
        for (const s of g.volume.allSpaces) {
          const strength = strengthOf(g, s, police(g, s), 0)
          if (whyNotTargets(g, s, [AUC], strength) === undefined) assaultIn(g, s, [AUC], strength)
        }
      },
      shaded(g) {
        g.cite('5.1', AUC)
        place(g, underground(AUC), S.cucuta, 2)
        // The card does not say "any guerrilla", so one must be Underground (5.5 against the practice in ruling 103).
        if (whyNotTerrorBy(g, AUC, S.cucuta) === undefined) {
          g.cite('3.3.4', AUC)
          terrorIn(g, AUC, S.cucuta)
          cutAid(g, AUC, 1)
          g.cite('5.1', AUC)
        }
        const exposed = () => spacesWhere(g, (s) => activeOf(g, AUC, s) > 0)
        for (let hidden = 0; hidden < 2; hidden++) {
          const s = pickSpace(g, AUC, 'event.flip-where', exposed)
          if (s !== undefined) flip(g, active(AUC), s)
        }
      },
    },
  ),

  dual(
    48,
    'Unión Sindical Obrera',
    'AFCG',
    {
      en: {
        unshaded: 'In a space beside a pipeline of Econ 3 remove either the Opposition or 1 FARC Base.',
        shaded: '2 Cities other than Bogotá shift 1 level each toward Active Opposition.',
      },
    },
    {
      unshaded(g, by) {
        const beside = (s: Space) => near(g, s).some((line) => PIPELINES.includes(line) && econ(line) === 3)
        const restive = () => spacesWhere(g, (s) => beside(s) && (hasOpposition(g, s) || bases(g, FARC, s) > 0))
        const s = pickSpace(g, by, 'event.space', restive)
        if (s === undefined) return
        const q = askEvent(g, by, 'event.choice', { space: s })
        if (hasOpposition(g, s)) q.offer(OPPOSITION)
        if (bases(g, FARC, s) > 0) q.offer(REMOVE_BASE)
        if (q.answer() === OPPOSITION) setLevel(g, s, NEUTRAL)
        else remove(g, base(FARC), s)
      },
      shaded(g, by) {
        const open = () => cities(g).filter((s) => s !== S.bogota && level(g, s) > ACTIVE_OPPOSITION)
        eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, -1))
      },
    },
  ),

  dual(
    49,
    'Bloques',
    'ACGF',
    {
      en: {
        unshaded: '3 available AUC Guerrillas leave the game.',
        shaded: 'Place an AUC Base and an AUC Guerrilla in one department.',
      },
    },
    {
      unshaded(g) {
        const n = Math.min(3, availableGuerrillas(g, AUC))
        if (n > 0) rebox(g, guerrillaSupply(AUC), AVAILABLE, OUT_OF_PLAY, n)
      },
      shaded(g, by) {
        const open = () => {
          const forBase = departments(g).filter((s) => canPlace(g, base(AUC), s))
          const forGuerrilla = departments(g).filter((s) => canPlace(g, underground(AUC), s))
          const forBoth = forBase.filter((s) => forGuerrilla.includes(s) && room(g, underground(AUC), s) > 1)
          return preferring(forBoth, preferring(forBase, forGuerrilla))
        }
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        place(g, base(AUC), s)
        place(g, underground(AUC), s)
      },
    },
  ),

  dual(
    50,
    'Carabineros',
    'ACGF',
    {
      en: {
        unshaded: 'The Government places up to 3 Police in departments.',
        shaded: 'Remove 2 Police, or replace them with AUC Guerrillas.',
      },
    },
    {
      unshaded(g) {
        g.cite('5.1', GOVT)
        const open = () => departments(g).filter((s) => canPlace(g, POLICE, s))
        for (let placed = 0; placed < 3; placed++) {
          const s = maySpace(g, GOVT, 'event.place-where', open, { piece: POLICE })
          if (s === undefined) return
          place(g, POLICE, s)
        }
      },
      shaded(g, by) {
        const posts = () => spacesWhere(g, (s) => police(g, s) > 0)
        if (posts().length === 0) return
        const couldReplace = () => posts().some((s) => canPlace(g, underground(AUC), s))
        if (choosesToReplace(g, by, couldReplace)) exchange(g, by, 2, [POLICE], underground(AUC))
        else takeOff(g, by, 2, [POLICE], g.volume.allSpaces)
      },
    },
  ),

  dual(
    51,
    'Pipeline Repairs',
    'ACGF',
    {
      en: {
        unshaded: 'Remove Sabotage from all pipelines; if there is none, Government Resources +12.',
        shaded: 'Sabotage 3 pipelines with or beside FARC Guerrillas.',
      },
    },
    {
      unshaded(g) {
        const broken = PIPELINES.filter((s) => isSabotaged(g, s))
        for (const s of broken) unmark(g, SABOTAGE, s)
        if (broken.length === 0) gain(g, GOVT, 12)
      },
      shaded(g, by) {
        const threatened = () =>
          PIPELINES.filter(
            (s) => markerRoom(g, SABOTAGE, s) > 0 && [s, ...near(g, s)].some((at) => guerrillas(g, FARC, at) > 0),
          )
        eachSpace(g, by, 'event.sabotage-where', 3, threatened, (s) => mark(g, SABOTAGE, s))
      },
    },
  ),

  dual(
    52,
    'Castaño',
    'ACFG',
    {
      en: {
        unshaded: '2 Cities or Mountains shift 1 level each toward Active Support.',
        shaded: 'Place an AUC Base where AUC has a piece; then AUC gains 1 Resource for each of its Bases.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => spacesWhere(g, (s) => (isCity(s) || isMountain(s)) && level(g, s) < ACTIVE_SUPPORT)
        eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, 1))
      },
      shaded(g, by) {
        const held = () => spacesWhere(g, (s) => pieces(g, AUC, s) > 0 && canPlace(g, base(AUC), s))
        const s = pickSpace(g, by, 'event.place-where', held, { piece: base(AUC), n: 1 })
        if (s !== undefined) place(g, base(AUC), s)
        gain(g, AUC, basesOnMap(g, AUC))
      },
    },
  ),

  single(
    53,
    'Criminal Air Force',
    'ACFG',
    {
      en: {
        unshaded:
          'An insurgent faction you name moves 1 or 2 of its Guerrillas between any 2 departments; those that moved go Underground.',
      },
    },
    (g, by) => {
      const airfields = (f: Faction) => departments(g).filter((s) => guerrillas(g, f, s) > 0)
      const f = pickFaction(g, by, () => INSURGENTS.filter((each) => airfields(each).length > 0))
      if (f === undefined) return
      g.cite('5.1', f)
      const from = pickSpace(g, f, 'event.move-from', () => airfields(f))
      if (from === undefined) return
      const open = () =>
        departments(g).filter((s) => s !== from && guerrillas(g, f, from) > 0 && room(g, underground(f), s) > 0)
      const to = pickSpace(g, f, 'event.move-to', open, { space: from })
      if (to !== undefined) flyBetween(g, f, from, to)
    },
  ),

  single(
    54,
    'Deserters & Defectors',
    'ACFG',
    {
      en: {
        unshaded: 'Remove up to 2 Guerrillas, or replace each with a Guerrilla of another faction.',
      },
    },
    (g, by) => {
      const all = INSURGENTS.flatMap(guerrillaKinds)
      const bands = () => spacesWhere(g, (s) => allGuerrillas(g, s) > 0)
      if (bands().length === 0) return
      const couldReplace = () => bands().some((s) => all.some((piece) => takers(g, piece, s).length > 0))
      if (choosesToReplace(g, by, couldReplace)) defect(g, by, all)
      else takeOff(g, by, 2, all, g.volume.allSpaces, true)
    },
  ),
]

/** Card 37: AUC guerrillas stand in for Troops; a Sweep keeps to cities and departments outside FARC Zones (3.2.3). */
function sweepOrAssaultWithAuc(g: Game, s: Space): void {
  const asTroops = () => troops(g, s) + guerrillas(g, AUC, s)
  const sweeps = () => (isLoc(s) || isZone(g, s) ? 0 : sweepStrength(g, s, asTroops()))
  const assaults = () => strengthOf(g, s, asTroops(), police(g, s))
  const canSweep = () => sweeps() > 0 && undergroundOf(g, FARC, s) > 0
  const canAssault = () => whyNotTargets(g, s, [FARC], assaults()) === undefined
  if (!canSweep() && !canAssault()) return
  g.cite('5.1', GOVT)
  const q = askEvent(g, GOVT, 'event.operation-what', { space: s })
  if (canSweep()) q.offer(SWEEP)
  if (canAssault()) q.offer(ASSAULT)
  if (q.answers.length === 0) return
  if (q.answer() === SWEEP) {
    g.cite('3.2.3', GOVT)
    sweepInPlace(g, s, sweeps(), [FARC])
  } else {
    g.cite('3.2.4', GOVT)
    assaultIn(g, s, [FARC], assaults())
  }
}

/** Cards 50 and 54: one decision for both pieces (ruling 105); replacing is possible only where somebody could take the place. */
function choosesToReplace(g: Game, by: Faction, couldReplace: () => boolean): boolean {
  const q = askEvent(g, by, 'event.choice').offer(REMOVE)
  if (couldReplace()) q.offer(REPLACE)
  return q.answer() === REPLACE
}

/** Replaces n pieces of the kinds given, one by one and anywhere, with a substitute as long as there is any (5.1.1). */
function exchange(g: Game, by: Faction, n: number, from: readonly Piece[], substitute: Piece): void {
  const open = () => spacesWhere(g, (s) => from.some((piece) => count(g, s, piece) > 0) && canReplace(g, substitute, s))
  const [only, ...others] = from
  for (let replaced = 0; replaced < n; replaced++) {
    const s =
      only !== undefined && others.length === 0
        ? pickSpace(g, by, 'event.replace-where', open, { piece: only })
        : pickSpace(g, by, 'event.space', open)
    if (s === undefined) return
    const piece = pickPiece(g, by, 'event.replace-which', s, from)
    if (piece !== undefined) replace(g, piece, s, substitute)
  }
}

/** Card 40: the cubes of a department are shared out among the cities. */
function sendCubesToCities(g: Game, by: Faction, from: Space): void {
  for (const piece of CUBES) {
    const open = () => (count(g, from, piece) > 0 ? cities(g) : [])
    for (;;) {
      const to = pickSpace(g, by, 'event.move-to', open, { space: from, piece })
      if (to === undefined) break
      const q = askEvent(g, by, 'event.how-many', { piece, space: from, to })
      move(g, piece, from, to, q.numbers(1, count(g, from, piece)).askNumber())
    }
  }
}

/** Card 46: Terror, then two enemies, then the people. An Active guerrilla will do (5.1.1), so none is shown where there is one. */
function cleanse(g: Game, f: Faction, s: Space): void {
  g.cite('3.3.4', f)
  terrorIn(g, f, s, 2, activeOf(g, f, s) === 0)
  cutAid(g, f, 1)
  g.cite('5.1', f)
  takeOff(g, f, 2, enemiesOf(f).flatMap(kinds), [s])
  if (pop(s) === 0) return
  const way = pickWay(g, f, () => ['passive-support', 'passive-opposition'], { space: s })
  setLevel(g, s, way === 'passive-support' ? PASSIVE_SUPPORT : PASSIVE_OPPOSITION)
}

/** Card 53: two go one way, or one each way (ruling 106). */
function flyBetween(g: Game, f: Faction, a: Space, b: Space): void {
  const fly = (from: Space, to: Space, most: () => Group): number => {
    const { underground: hidden, active: seen } = askGroup(g, f, f, from, most, '5.1')
    moveGuerrillas(g, f, from, to, hidden, seen)
    flip(g, active(f), to, Math.min(seen, activeOf(g, f, to)))
    return hidden + seen
  }
  const flown = fly(a, b, () => ({
    underground: undergroundOf(g, f, a),
    active: activeOf(g, f, a),
    total: Math.min(2, room(g, underground(f), b)),
  }))
  if (flown > 1) return
  const back = (): Group => ({
    underground: Math.max(0, undergroundOf(g, f, b) - flown),
    active: activeOf(g, f, b),
    total: 1,
  })
  const open = () => (back().underground + back().active > 0 ? [b] : [])
  if (maySpace(g, f, 'event.move-from', open) !== undefined) fly(b, a, back)
}

/** Card 54: guerrillas of other factions that could take the place of one there. */
const takers = (g: Game, piece: Piece, s: Space): readonly Piece[] =>
  INSURGENTS.filter((f) => f !== g.volume.factionOf[piece] && count(g, s, piece) > 0)
    .map(underground)
    .filter((other) => canPlace(g, other, s))

/** Card 54: up to two change sides; with nobody available to take their place they are just removed (5.1.1). */
function defect(g: Game, by: Faction, all: readonly Piece[]): void {
  const nobodyLeft = (piece: Piece) =>
    INSURGENTS.every((f) => f === g.volume.factionOf[piece] || availableGuerrillas(g, f) === 0)
  let newcomer: { readonly piece: Piece; readonly s: Space } | undefined
  for (let changed = 0; changed < 2; changed++) {
    const mayGo = (piece: Piece, space: Space) =>
      count(g, space, piece) > (newcomer?.piece === piece && newcomer.s === space ? 1 : 0) &&
      (takers(g, piece, space).length > 0 || nobodyLeft(piece))
    const open = () => spacesWhere(g, (space) => all.some((piece) => mayGo(piece, space)))
    const s = maySpace(g, by, 'event.space', open)
    if (s === undefined) return
    const which = askEvent(g, by, 'event.replace-which', { space: s })
    for (const each of all) if (mayGo(each, s)) which.piece(each)
    const piece = which.askPiece()
    if (nobodyLeft(piece)) {
      remove(g, piece, s)
      continue
    }
    const q = askEvent(g, by, 'event.replace-with', { piece, space: s, n: 1 })
    for (const other of takers(g, piece, s)) q.piece(other)
    newcomer = { piece: q.askPiece(), s }
    replace(g, piece, s, newcomer.piece)
  }
}

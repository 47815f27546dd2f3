import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  AVAILABLE,
  adjust,
  announce,
  askGroup,
  available,
  beginOperation,
  type CardFacts,
  canChoose,
  canPlace,
  carryOut,
  count,
  type Faction,
  flip,
  type Game,
  type Group,
  gain,
  isAdjacent,
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
  preferring,
  putInForce,
  rebox,
  remove,
  rollDie,
  type Space,
  setLevel,
  setTrack,
  shift,
  spacesWhere,
  turnAll,
  unmark,
  wipeOut,
} from '@coinflict/kernel'
import { ambush } from '../activities/ambush.ts'
import {
  AID,
  AUC,
  active,
  activeOf,
  allGuerrillas,
  base,
  bases,
  basesOnMap,
  CARD,
  CARTELS,
  CUBES,
  cubes,
  enemiesOf,
  FARC,
  GOVT,
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
import { econ, isCity, isLoc, isMountain, PIPELINES, pop, S } from '../map.ts'
import { moveGuerrillas } from '../movement.ts'
import { assault, assaultIn, strengthOf, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, whyNotAttack } from '../operations/attack.ts'
import { march } from '../operations/march.ts'
import { sweep, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import {
  askEvent,
  canReplace,
  cities,
  departments,
  dual,
  eachSpace,
  exchange,
  guerrillaKinds,
  maySpace,
  pickFaction,
  pickSpace,
  pickWay,
  placeOneOf,
  replace,
  replaceWithOneOf,
  single,
  takeOff,
} from './verbs.ts'

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
      es: {
        unshaded:
          'En cada casilla el Gobierno ejecuta un Barrido o un Asalto gratuito contra las FARC, sin mover; las Guerrillas de las AUC cuentan como Tropas.',
        shaded:
          'Las AUC ejecutan una Marcha gratuita y luego una Emboscada gratuita en una de las casillas en las que entraron.',
      },
      pl: {
        unshaded:
          'Na każdym polu rząd wykonuje darmowe przeszukiwanie albo darmowy szturm przeciwko FARC, bez ruchu; partyzanci AUC liczą się jako wojsko.',
        shaded: 'AUC wykonuje darmowy przemarsz, a potem darmową zasadzkę na jednym z pól, na które weszli partyzanci.',
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
        const canAmbush = (s: Space) =>
          undergroundOf(g, AUC, s) > 0 && whyNotAttack(g, AUC, s) === undefined && op.spaces.includes(s)
        const s = pickSpace(g, AUC, 'ambush.where', () => spacesWhere(g, canAmbush))
        if (s === undefined) return
        announce(g, AUC, ambush)
        ambushIn(g, AUC, s)
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
      es: {
        unshaded: 'Elimina todas las Guerrillas Activas de las AUC de hasta 3 casillas con Apoyo o cubos.',
        shaded: 'En cada casilla con Apoyo o cubos gira a Ocultas todas las Guerrillas de las AUC.',
      },
      pl: {
        unshaded: 'Usuń wszystkich aktywnych partyzantów AUC z maksymalnie 3 pól z poparciem lub kostkami.',
        shaded: 'Na każdym polu z poparciem lub kostkami odwróć wszystkich partyzantów AUC na stronę ukrytą.',
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
      es: {
        unshaded: 'Coloca 1 Policía en cada uno de 6 departamentos.',
        shaded: 'En hasta 3 departamentos reemplaza 1 Policía por 1 Guerrilla de las AUC.',
      },
      pl: {
        unshaded: 'Umieść po 1 kostce policji w 6 departamentach.',
        shaded: 'W maksymalnie 3 departamentach zamień po 1 kostce policji na partyzanta AUC.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => departments(g).filter((s) => canPlace(g, POLICE, s))
        eachSpace(g, by, 'event.place-where', 6, open, (s) => place(g, POLICE, s), { params: { piece: POLICE } })
      },
      shaded(g, by) {
        const open = () => departments(g).filter((s) => police(g, s) > 0 && canReplace(g, s, underground(AUC)))
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
        shaded: 'Move all cubes of a department with AUC pieces to cities; then place 1 AUC piece in each of 2 cities.',
      },
      es: {
        unshaded: 'Reemplaza 3 Guerrillas de las AUC por Policías.',
        shaded:
          'Mueve a ciudades todos los cubos de un departamento con fichas de las AUC; luego coloca 1 ficha de las AUC en cada una de 2 ciudades.',
      },
      pl: {
        unshaded: 'Zamień 3 partyzantów AUC na policję.',
        shaded:
          'Przesuń do miast wszystkie kostki z jednego departamentu z elementami AUC; potem umieść po 1 elemencie AUC w 2 miastach.',
      },
    },
    {
      unshaded: (g, by) => exchange(g, by, 3, guerrillaKinds(AUC), POLICE),
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
      es: {
        unshaded: 'Recursos de las AUC -6; elimina todas las fichas de las AUC de una casilla.',
        shaded: 'Recursos de las AUC +3 por cada casilla con fichas tanto de las AUC como de los Cárteles.',
      },
      pl: {
        unshaded: 'Zasoby AUC -6; usuń wszystkie elementy AUC z jednego pola.',
        shaded: 'Zasoby AUC +3 za każde pole, na którym są zarówno elementy AUC, jak i karteli.',
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
      es: {
        unshaded: 'Recursos del Gobierno +3; 2 casillas Neutrales pasan a Apoyo Pasivo.',
        shaded:
          'Hasta la próxima Propaganda ningún Barrido ni Asalto puede tener como objetivo a la facción que ejecuta este evento.',
      },
      pl: {
        unshaded: 'Zasoby rządu +3; ustaw 2 pola neutralne na bierne poparcie.',
        shaded:
          'Do następnej propagandy frakcja wykonująca to wydarzenie nie może być celem przeszukiwania ani szturmu.',
      },
    },
    {
      unshaded(g, by) {
        gain(g, GOVT, 3)
        const neutral = () => spacesWhere(g, (s) => pop(s) > 0 && level(g, s) === NEUTRAL)
        eachSpace(g, by, 'event.set-where', 2, neutral, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
          params: { level: PASSIVE_SUPPORT },
        })
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
        unshaded: 'Place 2 Terror markers in a department with Troops; remove all FARC Bases there.',
        shaded: 'Place 2 Terror markers in a department with Troops; Aid -9.',
      },
      es: {
        unshaded:
          'Coloca 2 marcadores de Terror en un departamento con Tropas; elimina todas las Bases de las FARC que haya allí.',
        shaded: 'Coloca 2 marcadores de Terror en un departamento con Tropas; Ayuda -9.',
      },
      pl: {
        unshaded: 'Umieść 2 żetony terroru w departamencie z wojskiem; usuń stamtąd wszystkie bazy FARC.',
        shaded: 'Umieść 2 żetony terroru w departamencie z wojskiem; wsparcie -9.',
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
        unshaded: 'A city without Opposition goes to Active Support; Government Resources +3.',
        shaded: 'A city with Support goes to Neutral; Government Resources -3.',
      },
      es: {
        unshaded: 'Una ciudad sin Oposición pasa a Apoyo Activo; Recursos del Gobierno +3.',
        shaded: 'Una ciudad con Apoyo pasa a Neutral; Recursos del Gobierno -3.',
      },
      pl: {
        unshaded: 'Ustaw jedno miasto bez opozycji na aktywne poparcie; zasoby rządu +3.',
        shaded: 'Jedno miasto z poparciem staje się neutralne; zasoby rządu -3.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => cities(g).filter((s) => !hasOpposition(g, s) && level(g, s) < ACTIVE_SUPPORT)
        const s = pickSpace(g, by, 'event.set-where', open, { level: ACTIVE_SUPPORT })
        if (s !== undefined) setLevel(g, s, ACTIVE_SUPPORT)
        gain(g, GOVT, 3)
      },
      shaded(g, by) {
        const loyal = () => cities(g).filter((s) => hasSupport(g, s))
        const s = pickSpace(g, by, 'event.set-where', loyal, { level: NEUTRAL })
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
      es: {
        unshaded: 'Modifica 1 nivel hacia el Apoyo Activo cada casilla que tenga a la vez cubos y Terror.',
        shaded:
          'Ayuda -1 por cada casilla con fichas de las AUC; tira un dado: el Gobierno pierde esa cantidad de Recursos.',
      },
      pl: {
        unshaded:
          'Przesuń każde pole, na którym są zarówno kostki, jak i terror, o 1 poziom w kierunku aktywnego poparcia.',
        shaded: 'Wsparcie -1 za każde pole z elementami AUC; rzuć kością: rząd traci tyle zasobów, ile wypadło.',
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
          'An insurgent faction you name uses any one of its Guerrillas for free Terror with 2 markers, then removes any 2 enemy pieces there and sets the space to Passive Support or Passive Opposition.',
      },
      es: {
        unshaded:
          'La facción insurgente que elijas usa Terror gratis con una cualquiera de sus Guerrillas y con 2 marcadores; luego elimina allí 2 fichas enemigas cualesquiera y establece la casilla en Apoyo Pasivo u Oposición Pasiva.',
      },
      pl: {
        unshaded:
          'Wskazana przez ciebie frakcja powstańcza wykonuje dowolnym swoim partyzantem darmowy terror z 2 żetonami; potem usuwa stamtąd 2 dowolne wrogie elementy i ustawia to pole na bierne poparcie albo bierną opozycję.',
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
      es: {
        unshaded:
          'Activa todas las Guerrillas de las AUC; luego, en cada casilla, los Policías asaltan a las AUC gratis y como si fueran Tropas.',
        shaded:
          'Las AUC colocan 2 Guerrillas en Cúcuta, usan allí Terror gratis y luego giran a Ocultas 2 de sus Guerrillas en cualquier lugar.',
      },
      pl: {
        unshaded:
          'Aktywuj wszystkich partyzantów AUC; potem na każdym polu policja wykonuje darmowy szturm przeciwko AUC, tak jakby była wojskiem.',
        shaded:
          'AUC umieszcza 2 partyzantów w mieście Cúcuta, wykonuje tam darmowy terror, a potem odwraca na stronę ukrytą 2 swoich partyzantów na dowolnych polach.',
      },
    },
    {
      unshaded(g) {
        turnAll(g, underground(AUC))
        announce(g, GOVT, assault)
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
          announce(g, AUC, terror)
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
        unshaded:
          'In a space next to a pipeline of Econ 3 either Opposition goes to Neutral or 1 FARC Base is removed.',
        shaded: '2 cities other than Bogotá shift 1 level each toward Active Opposition.',
      },
      es: {
        unshaded:
          'En una casilla adyacente a un oleoducto de Econ 3 cambia la Oposición a Neutral o elimina 1 Base de las FARC.',
        shaded: 'Modifica 2 ciudades distintas de Bogotá 1 nivel cada una hacia la Oposición Activa.',
      },
      pl: {
        unshaded:
          'Na polu sąsiadującym z rurociągiem o wartości ekonomicznej 3 zmień opozycję na poziom neutralny albo usuń 1 bazę FARC.',
        shaded: 'Przesuń 2 miasta inne niż Bogotá o 1 poziom każde w kierunku aktywnej opozycji.',
      },
    },
    {
      unshaded(g, by) {
        const isBeside = (s: Space) => PIPELINES.some((line) => econ(line) === 3 && isAdjacent(g, line, s))
        const ways = (s: Space): readonly ('opposition' | 'remove-base')[] => [
          ...(hasOpposition(g, s) ? (['opposition'] as const) : []),
          ...(bases(g, FARC, s) > 0 ? (['remove-base'] as const) : []),
        ]
        const s = pickSpace(g, by, 'event.space', () => spacesWhere(g, (at) => isBeside(at) && ways(at).length > 0))
        if (s === undefined) return
        const way = pickWay(g, by, () => ways(s), { space: s })
        if (way === 'opposition') setLevel(g, s, NEUTRAL)
        if (way === 'remove-base') remove(g, base(FARC), s)
      },
      shaded(g, by) {
        const open = () => cities(g).filter((s) => s !== S.bogota && level(g, s) > ACTIVE_OPPOSITION)
        eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, -1), { params: { shift: -1 } })
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
      es: {
        unshaded: '3 Guerrillas disponibles de las AUC quedan fuera de juego.',
        shaded: 'Coloca 1 Base y 1 Guerrilla de las AUC en un mismo departamento.',
      },
      pl: {
        unshaded: 'Usuń z gry 3 dostępnych partyzantów AUC.',
        shaded: 'Umieść 1 bazę i 1 partyzanta AUC w jednym departamencie.',
      },
    },
    {
      unshaded(g) {
        const n = Math.min(3, available(g, underground(AUC)))
        if (n > 0) rebox(g, underground(AUC), AVAILABLE, OUT_OF_PLAY, n)
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
      es: {
        unshaded: 'El Gobierno coloca hasta 3 Policías en departamentos.',
        shaded: 'Elimina 2 Policías o reemplázalos por Guerrillas de las AUC.',
      },
      pl: {
        unshaded: 'Rząd umieszcza do 3 kostek policji w departamentach.',
        shaded: 'Usuń 2 kostki policji albo zamień je na partyzantów AUC.',
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
        shaded: 'Sabotage 3 pipelines that have FARC Guerrillas on or next to them.',
      },
      es: {
        unshaded:
          'Retira los marcadores de Sabotaje de todos los oleoductos; si no hay ninguno, Recursos del Gobierno +12.',
        shaded: 'Sabotea 3 oleoductos que tengan Guerrillas de las FARC en ellos o en casillas adyacentes.',
      },
      pl: {
        unshaded: 'Usuń sabotaż ze wszystkich rurociągów; jeśli na żadnym go nie ma, zasoby rządu +12.',
        shaded: 'Sabotuj 3 rurociągi, na których lub obok których są partyzanci FARC.',
      },
    },
    {
      unshaded(g) {
        const broken = PIPELINES.filter((s) => isSabotaged(g, s))
        for (const s of broken) unmark(g, SABOTAGE, s)
        if (broken.length === 0) gain(g, GOVT, 12)
      },
      shaded(g, by) {
        const isThreatened = (line: Space) =>
          g.volume.allSpaces.some((s) => (s === line || isAdjacent(g, line, s)) && guerrillas(g, FARC, s) > 0)
        const threatened = () => PIPELINES.filter((line) => markerRoom(g, SABOTAGE, line) > 0 && isThreatened(line))
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
        unshaded: '2 cities or Mountains shift 1 level each toward Active Support.',
        shaded: 'Place an AUC Base in a space with an AUC piece; then AUC gains 1 Resource for each of its Bases.',
      },
      es: {
        unshaded: 'Modifica 2 ciudades o Montañas 1 nivel cada una hacia el Apoyo Activo.',
        shaded:
          'Coloca 1 Base de las AUC en una casilla con una ficha de las AUC; luego las AUC ganan 1 Recurso por cada una de sus Bases.',
      },
      pl: {
        unshaded:
          'Przesuń 2 miasta lub departamenty górskie, każde z tych pól o 1 poziom, w kierunku aktywnego poparcia.',
        shaded: 'Umieść 1 bazę AUC na polu z elementem AUC; potem AUC zyskuje 1 zasób za każdą swoją bazę.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => spacesWhere(g, (s) => (isCity(s) || isMountain(s)) && level(g, s) < ACTIVE_SUPPORT)
        eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, 1), { params: { shift: 1 } })
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
      es: {
        unshaded:
          'La facción insurgente que elijas mueve 1 o 2 de sus Guerrillas entre 2 departamentos cualesquiera y gira a Ocultas las que movió.',
      },
      pl: {
        unshaded:
          'Wskazana przez ciebie frakcja powstańcza przesuwa 1 lub 2 swoich partyzantów między 2 dowolnymi departamentami i odwraca przesuniętych na stronę ukrytą.',
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
      es: { unshaded: 'Elimina hasta 2 Guerrillas o reemplaza cada una por una Guerrilla de otra facción.' },
      pl: { unshaded: 'Usuń do 2 partyzantów albo zamień każdego z nich na partyzanta innej frakcji.' },
    },
    (g, by) => {
      const all = INSURGENTS.flatMap(guerrillaKinds)
      const bands = () => spacesWhere(g, (s) => allGuerrillas(g, s) > 0)
      if (bands().length === 0) return
      const couldReplace = () =>
        bands().some((s) =>
          all.some((piece) => count(g, s, piece) > 0 && rivals(g, piece).some((other) => canPlace(g, other, s))),
        )
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
  if (canSweep()) q.offer(sweep.word)
  if (canAssault()) q.offer(assault.word)
  if (q.size === 0) return
  if (q.answer() === sweep.word) {
    announce(g, GOVT, sweep)
    sweepInPlace(g, s, sweeps(), [FARC])
  } else {
    announce(g, GOVT, assault)
    assaultIn(g, s, [FARC], assaults())
  }
}

/** Cards 50 and 54: one decision for both pieces (ruling 105); replacing is possible only where somebody could take the place. */
const choosesToReplace = (g: Game, by: Faction, couldReplace: () => boolean): boolean =>
  pickWay(g, by, () => (couldReplace() ? ['remove', 'replace'] : ['remove'])) === 'replace'

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
  announce(g, f, terror)
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
    const { underground: hidden, active: seen } = askGroup(g, f, [underground(f), active(f)], from, to, most, '5.1')
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

/** Card 54: guerrillas of other factions, which could take the place of one. */
const rivals = (g: Game, piece: Piece): readonly Piece[] =>
  INSURGENTS.filter((f) => f !== g.volume.factionOf[piece]).map(underground)

/** Card 54: up to two change sides; one that has just done so is not the second. */
function defect(g: Game, by: Faction, all: readonly Piece[]): void {
  let newcomer: { readonly piece: Piece | undefined; readonly s: Space } | undefined
  for (let changed = 0; changed < 2; changed++) {
    const mayGo = (piece: Piece, s: Space) =>
      count(g, s, piece) > (newcomer?.piece === piece && newcomer.s === s ? 1 : 0) &&
      canReplace(g, s, ...rivals(g, piece))
    const s = maySpace(g, by, 'event.replace-piece-where', () =>
      spacesWhere(g, (at) => all.some((piece) => mayGo(piece, at))),
    )
    if (s === undefined) return
    const q = askEvent(g, by, 'event.replace-which', { space: s })
    for (const piece of all) if (mayGo(piece, s)) q.piece(piece)
    const piece = q.askPiece()
    newcomer = { piece: replaceWithOneOf(g, by, piece, s, rivals(g, piece)), s }
  }
}

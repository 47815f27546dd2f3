import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
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
  NEUTRAL,
  noteArrival,
  type Operation,
  type OperationRules,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  type Piece,
  place,
  preferring,
  putInForce,
  remove,
  type Space,
  STAYS_ELIGIBLE,
  setLevel,
  setMark,
  shift,
  sitOut,
  spacesWhere,
  transfer,
  unmark,
  unmoved,
  wipeOut,
} from '@coinflict/kernel'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { ambush } from '../activities/ambush.ts'
import { eradicate } from '../activities/eradicate.ts'
import {
  AID,
  AUC,
  active,
  allPieces,
  base,
  bases,
  CARD,
  CARTELS,
  FARC,
  FARC_ZONE,
  GOVT,
  guerrillas,
  hasOpposition,
  hasSupport,
  INSURGENTS,
  isSabotaged,
  isSecondEdition,
  isZone,
  kinds,
  POLICE,
  pieces,
  room,
  SABOTAGE,
  TERROR,
  TROOPS,
  troops,
  underground,
  undergroundOf,
} from '../forces.ts'
import { isDepartment, isLoc, isMountain, LOCS, NEXT_TO_ECUADOR, NEXT_TO_VENEZUELA, pop, S } from '../map.ts'
import { moveGuerrillas } from '../movement.ts'
import { assault, assaultIn, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, attack, attackIn, whyNotAttack } from '../operations/attack.ts'
import { MARCH, march } from '../operations/march.ts'
import { sweep, sweepFinds, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { placeZone } from '../round/zones.ts'
import type { Message } from '../text/messages.ts'
import {
  askEvent,
  canImprove,
  canWorsen,
  cities,
  departments,
  dual,
  eachSpace,
  maySpace,
  mountains,
  pickFaction,
  pickPiece,
  pickSpace,
  placeOneOf,
  replace,
  single,
  takesAll,
} from './verbs.ts'

/** Cards 19-36: FARC leads. */
export const FARC_EVENTS: readonly CardFacts[] = [
  single(
    19,
    'General Offensive',
    'FGAC',
    {
      en: {
        unshaded:
          'In every space where it can, the executing faction acts once, free: the Government Sweeps in place or Assaults, an insurgent faction Attacks or uses Terror.',
      },
      es: {
        unshaded:
          'En cada casilla donde puede, la facción ejecutora actúa una vez, gratis: el Gobierno hace un Barrido sin mover o un Asalto; una facción insurgente hace un Ataque o usa Terror.',
      },
      pl: {
        unshaded:
          'Na każdym polu, na którym może, wykonująca frakcja działa jeden raz za darmo: rząd wykonuje przeszukiwanie na miejscu albo szturm, frakcja powstańcza atak albo terror.',
      },
    },
    (g, by) => {
      let terrors = 0
      const targets = () => spacesWhere(g, (s) => offensives(g, by, s).length > 0)
      eachSpace(g, by, 'event.operation-where', Number.POSITIVE_INFINITY, targets, (s) => {
        if (strikeOnce(g, by, s) === terror) terrors++
      })
      g.cite(terror.rule)
      cutAid(g, by, terrors)
    },
  ),

  dual(
    20,
    'Mono Jojoy',
    'FGAC',
    {
      en: {
        unshaded: 'The Government moves up to 6 FARC Guerrillas one space each; Underground ones stay Underground.',
        shaded: 'FARC may March free, then turns up to 3 of its Active Guerrillas Underground, anywhere.',
      },
      es: {
        unshaded: 'El Gobierno mueve hasta 6 Guerrillas de las FARC, cada una 1 casilla; las Ocultas siguen Ocultas.',
        shaded:
          'Las FARC pueden hacer una Marcha gratuita; luego giran a Ocultas hasta 3 de sus Guerrillas Activas, en cualquier lugar.',
      },
      pl: {
        unshaded: 'Rząd przesuwa do 6 partyzantów FARC, każdego o 1 pole; ukryci pozostają ukryci.',
        shaded:
          'FARC może wykonać darmowy przemarsz, a potem odwraca na stronę ukrytą do 3 swoich aktywnych partyzantów na dowolnych polach.',
      },
    },
    {
      unshaded: (g) => scatter(g, 6),
      shaded(g) {
        const op = beginOperation(FARC, march, { free: true })
        g.cite('5.1', FARC)
        if (canChoose(g, op) && mayMarch(g, op)) {
          carryOut(g, op)
          g.cite('5.1', FARC)
        }
        bySpace(g, FARC, 'event.flip-where', active(FARC), 3, (s, n) => flip(g, active(FARC), s, n), true)
      },
    },
  ),

  dual(
    21,
    'Raúl Reyes',
    'FGAC',
    {
      en: {
        unshaded: 'FARC Resources -6; remove 1 FARC Base.',
        shaded: 'FARC Resources +6; place 1 FARC Base in any city or department.',
      },
      es: {
        unshaded: 'Recursos de las FARC -6; elimina 1 Base de las FARC.',
        shaded: 'Recursos de las FARC +6; coloca 1 Base de las FARC en cualquier ciudad o departamento.',
      },
      pl: {
        unshaded: 'Zasoby FARC -6; usuń 1 bazę FARC.',
        shaded: 'Zasoby FARC +6; umieść 1 bazę FARC w dowolnym mieście lub departamencie.',
      },
    },
    {
      unshaded(g, by) {
        gain(g, FARC, -6)
        const camps = () => spacesWhere(g, (s) => bases(g, FARC, s) > 0)
        const s = pickSpace(g, by, 'event.remove-where', camps)
        if (s !== undefined) remove(g, base(FARC), s)
      },
      shaded(g, by) {
        gain(g, FARC, 6)
        placeFarcBase(g, by, g.volume.allSpaces)
      },
    },
  ),

  dual(
    22,
    'Alfonso Cano',
    'FGCA',
    {
      en: {
        unshaded: 'A space in Opposition becomes Neutral.',
        shaded:
          'In the next Support phase FARC may also Agitate in up to 3 spaces with FARC pieces that neither FARC nor the Government Controls.',
      },
      es: {
        unshaded: 'Establece una casilla con Oposición en Neutral.',
        shaded:
          'En la próxima Fase de Apoyo las FARC también pueden agitar en hasta 3 casillas con fichas de las FARC que no Controlen ni las FARC ni el Gobierno.',
      },
      pl: {
        unshaded: 'Ustaw pole z opozycją na poziom neutralny.',
        shaded:
          'W następnej fazie poparcia FARC może agitować także na maksymalnie 3 polach z elementami FARC, których nie kontroluje ani FARC, ani rząd.',
      },
    },
    {
      unshaded(g, by) {
        const hostile = () => spacesWhere(g, (s) => hasOpposition(g, s))
        const s = pickSpace(g, by, 'event.set-where', hostile, { level: NEUTRAL })
        if (s !== undefined) setLevel(g, s, NEUTRAL)
      },
      shaded: (g) => putInForce(g, CARD.alfonsoCano, 'shaded'),
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    23,
    'DoD Contractors',
    'FGCA',
    {
      en: {
        unshaded: 'In one department all Guerrillas turn Active and all Cartels Bases are removed.',
        shaded:
          'The Government removes 3 of its Troops. Government and FARC are Ineligible at once and through the next card.',
      },
      es: {
        unshaded: 'En un departamento, Activa todas las Guerrillas y elimina todas las Bases de los Cárteles.',
        shaded:
          'El Gobierno elimina 3 de sus Tropas. El Gobierno y las FARC quedan No Elegibles de inmediato y hasta el final de la próxima carta.',
      },
      pl: {
        unshaded: 'W jednym departamencie aktywuj wszystkich partyzantów i usuń wszystkie bazy karteli.',
        shaded: 'Rząd usuwa 3 swoje wojska. Rząd i FARC są nieuprawnione od razu i do końca następnej karty.',
      },
    },
    {
      unshaded(g, by) {
        const hidden = (s: Space) => INSURGENTS.some((f) => undergroundOf(g, f, s) > 0)
        const haunts = () => departments(g).filter((d) => hidden(d) || bases(g, CARTELS, d) > 0)
        const s = pickSpace(g, by, 'event.space', haunts)
        if (s === undefined) return
        for (const f of INSURGENTS) showAll(g, f, s)
        remove(g, base(CARTELS), s, bases(g, CARTELS, s))
      },
      shaded(g, by) {
        g.cite('5.1', GOVT)
        bySpace(g, GOVT, 'event.remove-where', TROOPS, 3, (s, n) => remove(g, TROOPS, s, n))
        g.cite('5.1', by)
        sitOut(g, GOVT)
        sitOut(g, FARC)
      },
    },
  ),

  dual(
    24,
    'Operación Jaque',
    'FGCA',
    {
      en: {
        unshaded: 'A city goes to Active Support. FARC is Ineligible at once and through the next card.',
        shaded: 'Remove 2 Troops from a space with FARC pieces; a city with Support becomes Neutral.',
      },
      es: {
        unshaded:
          'Establece una ciudad en Apoyo Activo. Las FARC quedan No Elegibles de inmediato y hasta el final de la próxima carta.',
        shaded: 'Elimina 2 Tropas de una casilla con fichas de las FARC; establece una ciudad con Apoyo en Neutral.',
      },
      pl: {
        unshaded: 'Ustaw jedno miasto na aktywne poparcie. FARC jest nieuprawniona od razu i do końca następnej karty.',
        shaded: 'Usuń 2 wojska z pola z elementami FARC; ustaw jedno miasto z poparciem na poziom neutralny.',
      },
    },
    {
      unshaded(g, by) {
        const doubting = () => cities(g).filter((c) => level(g, c) < ACTIVE_SUPPORT)
        const s = pickSpace(g, by, 'event.set-where', doubting, { level: ACTIVE_SUPPORT })
        if (s !== undefined) setLevel(g, s, ACTIVE_SUPPORT)
        sitOut(g, FARC)
      },
      shaded(g, by) {
        const traps = (least: number) => spacesWhere(g, (s) => pieces(g, FARC, s) > 0 && troops(g, s) >= least)
        const s = pickSpace(g, by, 'event.remove-where', () => preferring(traps(2), traps(1)))
        if (s !== undefined) remove(g, TROOPS, s, Math.min(2, troops(g, s)))
        const loyal = () => cities(g).filter((c) => hasSupport(g, c))
        const city = pickSpace(g, by, 'event.set-where', loyal, { level: NEUTRAL })
        if (city !== undefined) setLevel(g, city, NEUTRAL)
      },
    },
  ),

  dual(
    25,
    'Ejército de Liberación Nacional',
    'FAGC',
    {
      en: {
        unshaded: 'Remove all FARC pieces from one Mountain.',
        shaded: 'Place 3 FARC pieces, Guerrillas or Bases, in Antioquia or in one department next to it.',
      },
      es: {
        unshaded: 'Elimina todas las fichas de las FARC de una Montaña.',
        shaded: 'Coloca 3 fichas de las FARC, Guerrillas o Bases, en Antioquia o en un departamento adyacente.',
      },
      pl: {
        unshaded: 'Usuń wszystkie elementy FARC z jednego departamentu górskiego.',
        shaded:
          'Umieść 3 elementy FARC, partyzantów lub bazy, w departamencie Antioquia albo w jednym sąsiednim departamencie.',
      },
    },
    {
      unshaded(g, by) {
        const held = () => mountains(g).filter((m) => pieces(g, FARC, m) > 0)
        const s = pickSpace(g, by, 'event.space', held)
        if (s !== undefined) wipeOut(g, FARC, s)
      },
      shaded(g, by) {
        const near = departments(g).filter((d) => d === S.antioquia || isAdjacent(g, d, S.antioquia))
        const fit = (least: number) => near.filter((d) => newFarcPieces(g, d) >= least)
        const s = pickSpace(g, by, 'event.space', () => preferring(fit(3), fit(1)))
        if (s === undefined) return
        const camps = askEvent(g, by, 'event.how-many', { piece: base(FARC), space: s })
          .numbers(Math.max(0, newFarcPieces(g, s) - available(g, underground(FARC))), newFarcBases(g, s))
          .askNumber()
        place(g, base(FARC), s, camps)
        place(g, underground(FARC), s, 3 - camps)
      },
    },
  ),

  dual(
    26,
    'Gramaje',
    'FAGC',
    {
      en: {
        unshaded: 'Wherever Cartels Guerrillas and FARC pieces meet, the Cartels Attack FARC, free.',
        shaded: 'The Cartels give FARC 3 Resources for each space with a Cartels Base and a FARC Guerrilla.',
      },
      es: {
        unshaded:
          'Allí donde coinciden Guerrillas de los Cárteles y fichas de las FARC, los Cárteles hacen un Ataque gratuito contra las FARC.',
        shaded:
          'Los Cárteles transfieren a las FARC 3 Recursos por cada casilla con una Base de los Cárteles y una Guerrilla de las FARC.',
      },
      pl: {
        unshaded: 'Wszędzie tam, gdzie są partyzanci karteli i elementy FARC, kartele wykonują darmowy atak na FARC.',
        shaded: 'Kartele przekazują FARC 3 zasoby za każde pole z bazą karteli i partyzantem FARC.',
      },
    },
    {
      unshaded(g) {
        g.cite('5.1', CARTELS)
        const feuds = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0 && pieces(g, FARC, s) > 0)
        eachSpace(g, CARTELS, 'event.operation-where', Number.POSITIVE_INFINITY, feuds, (s) => {
          announce(g, CARTELS, attack)
          attackIn(g, CARTELS, s, [FARC])
        })
      },
      shaded(g) {
        const taxed = spacesWhere(g, (s) => bases(g, CARTELS, s) > 0 && guerrillas(g, FARC, s) > 0)
        transfer(g, CARTELS, FARC, taxed.length * (isSecondEdition(g) ? 6 : 3))
      },
      editions: {
        '2nd': {
          en: {
            unshaded: 'Wherever Cartels Guerrillas and FARC pieces meet, the Cartels Attack FARC, free.',
            shaded: 'The Cartels give FARC 6 Resources for each space with a Cartels Base and a FARC Guerrilla.',
          },
          es: {
            unshaded:
              'Allí donde coinciden Guerrillas de los Cárteles y fichas de las FARC, los Cárteles hacen un Ataque gratuito contra las FARC.',
            shaded:
              'Los Cárteles transfieren a las FARC 6 Recursos por cada casilla con una Base de los Cárteles y una Guerrilla de las FARC.',
          },
          pl: {
            unshaded:
              'Wszędzie tam, gdzie są partyzanci karteli i elementy FARC, kartele wykonują darmowy atak na FARC.',
            shaded: 'Kartele przekazują FARC 6 zasobów za każde pole z bazą karteli i partyzantem FARC.',
          },
        },
      },
    },
  ),

  dual(
    27,
    'Misil Antiaéreo',
    'FAGC',
    {
      en: {
        unshaded: 'The Government carries out 3 free Special Activities, of any kinds.',
        shaded:
          'Until the next Propaganda no Government Special Activities in spaces with Guerrillas, nor Air Lifts from or to them.',
      },
      es: {
        unshaded: 'El Gobierno hace 3 Actividades Especiales gratuitas de cualquier tipo.',
        shaded:
          'Hasta la próxima Propaganda no hay Actividades Especiales del Gobierno en casillas con Guerrillas, ni Transportes Aéreos desde ellas o hacia ellas.',
      },
      pl: {
        unshaded: 'Rząd wykonuje 3 darmowe czynności specjalne dowolnego rodzaju.',
        shaded:
          'Do następnej propagandy nie ma rządowych czynności specjalnych na polach z partyzantami ani transportów lotniczych z tych pól lub na nie.',
      },
    },
    {
      unshaded(g) {
        for (let n = 0; n < 3; n++) fly(g)
      },
      shaded: (g) => putInForce(g, CARD.misilAntiaereo, 'shaded'),
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    28,
    'Hugo Chávez',
    'FACG',
    {
      en: {
        unshaded: 'Remove up to 3 insurgent pieces from one space next to Venezuela.',
        shaded:
          'Place a FARC Base in a department next to Venezuela; then sabotage each line at Cúcuta that has no pieces.',
      },
      es: {
        unshaded: 'Elimina hasta 3 fichas insurgentes de una casilla adyacente a Venezuela.',
        shaded:
          'Coloca una Base de las FARC en un departamento adyacente a Venezuela; luego sabotea cada LdC adyacente a Cúcuta que no tenga fichas.',
      },
      pl: {
        unshaded: 'Usuń do 3 elementów powstańczych z jednego pola sąsiadującego z Wenezuelą.',
        shaded:
          'Umieść bazę FARC w departamencie sąsiadującym z Wenezuelą; potem sabotuj każdą linię przy mieście Cúcuta, na której nie ma elementów.',
      },
    },
    {
      unshaded: (g, by) => driveOut(g, by, NEXT_TO_VENEZUELA),
      shaded(g, by) {
        placeFarcBase(g, by, NEXT_TO_VENEZUELA.filter(isDepartment))
        sabotageAll(g, by, () =>
          LOCS.filter((s) => isAdjacent(g, s, S.cucuta) && allPieces(g, s) === 0 && !isSabotaged(g, s)),
        )
      },
    },
  ),

  dual(
    29,
    'Kill Zone',
    'FACG',
    {
      en: {
        unshaded:
          'The Government chooses a space: all FARC Guerrillas there turn Active, then it Assaults there, free.',
        shaded:
          'FARC or AUC makes 2 free Ambushes in one space, with Guerrillas of either state and turning none Active.',
      },
      es: {
        unshaded:
          'El Gobierno elige una casilla: Activa todas las Guerrillas de las FARC que hay en ella y luego hace allí un Asalto gratuito.',
        shaded:
          'Las FARC o las AUC hacen 2 Emboscadas gratuitas en una casilla, con Guerrillas Ocultas o Activas y sin Activar ninguna.',
      },
      pl: {
        unshaded:
          'Rząd wybiera pole: aktywuje na nim wszystkich partyzantów FARC, a potem wykonuje tam darmowy szturm.',
        shaded:
          'FARC albo AUC wykonuje 2 darmowe zasadzki na jednym polu, z użyciem partyzantów ukrytych lub aktywnych i bez aktywowania żadnego z nich.',
      },
    },
    {
      unshaded(g) {
        g.cite('5.1', GOVT)
        // 5.1.2 (ruling 94) Cards 17 and 42 do not stop this Assault.
        const canAssault = (s: Space) => whyNotTargets(g, s, INSURGENTS) === undefined
        const traps = () => spacesWhere(g, (s) => undergroundOf(g, FARC, s) > 0 || canAssault(s))
        const s = pickSpace(g, GOVT, 'event.operation-where', traps)
        if (s === undefined) return
        showAll(g, FARC, s)
        if (!canAssault(s)) return
        announce(g, GOVT, assault)
        assaultIn(g, s, INSURGENTS)
      },
      shaded(g, by) {
        const lures = (f: Faction) => spacesWhere(g, (s) => whyNotAttack(g, f, s) === undefined)
        const f = pickFaction(g, by, () => [FARC, AUC].filter((ambusher) => lures(ambusher).length > 0))
        if (f === undefined) return
        g.cite('5.1', f)
        const s = pickSpace(g, f, 'event.operation-where', () => lures(f))
        for (let n = 0; n < 2 && s !== undefined && whyNotAttack(g, f, s) === undefined; n++) {
          announce(g, f, ambush)
          ambushIn(g, f, s, false)
        }
      },
    },
  ),

  dual(
    30,
    'Peace Commission',
    'FACG',
    {
      en: {
        unshaded: 'Remove a FARC Zone.',
        shaded: 'The Government places a FARC Zone.',
      },
      es: {
        unshaded: 'Retira una Zona FARC.',
        shaded: 'El Gobierno coloca una Zona FARC.',
      },
      pl: {
        unshaded: 'Usuń strefę FARC.',
        shaded: 'Rząd umieszcza strefę FARC.',
      },
    },
    {
      unshaded(g, by) {
        const zones = () => spacesWhere(g, (s) => isZone(g, s))
        const losesBase = (s: Space) => isSecondEdition(g) && bases(g, FARC, s) > 0
        const s = pickSpace(g, by, 'event.space', () => preferring(zones().filter(losesBase), zones()))
        if (s === undefined) return
        unmark(g, FARC_ZONE, s)
        if (losesBase(s)) remove(g, base(FARC), s)
      },
      shaded(g, by) {
        g.cite('6.4.4', GOVT)
        const zone = placeZone(g, isDepartment)
        g.cite('5.1', by)
        if (zone !== undefined && isSecondEdition(g)) place(g, base(FARC), zone)
      },
      editions: {
        '2nd': {
          en: {
            unshaded: 'Remove a FARC Zone and 1 FARC Base in it.',
            shaded: 'The Government places a FARC Zone; a FARC Base comes there.',
          },
          es: {
            unshaded: 'Retira una Zona FARC y elimina 1 Base de las FARC en ella.',
            shaded: 'El Gobierno coloca una Zona FARC; en ella se coloca una Base de las FARC.',
          },
          pl: {
            unshaded: 'Usuń strefę FARC i 1 bazę FARC, która się w niej znajduje.',
            shaded: 'Rząd umieszcza strefę FARC; umieść w niej bazę FARC.',
          },
        },
      },
    },
  ),

  dual(
    31,
    'Betancourt',
    'FCGA',
    {
      en: {
        unshaded: '2 cities and 1 department each shift 1 level toward Active Support.',
        shaded: '3 spaces go from Passive to Active Opposition.',
      },
      es: {
        unshaded: 'Modifica 2 ciudades y 1 departamento 1 nivel cada uno hacia Apoyo Activo.',
        shaded: 'Cambia 3 casillas de Oposición Pasiva a Oposición Activa.',
      },
      pl: {
        unshaded: 'Przesuń 2 miasta i 1 departament o 1 poziom każde w kierunku aktywnego poparcia.',
        shaded: 'Przesuń 3 pola z biernej na aktywną opozycję.',
      },
    },
    {
      unshaded(g, by) {
        const doubting = (kind: (g: Game) => readonly Space[]) => () => kind(g).filter((s) => canImprove(g, s))
        eachSpace(g, by, 'event.shift-where', 2, doubting(cities), (s) => shift(g, s, 1), { params: { shift: 1 } })
        eachSpace(g, by, 'event.shift-where', 1, doubting(departments), (s) => shift(g, s, 1), { params: { shift: 1 } })
      },
      shaded(g, by) {
        const stirred = () => spacesWhere(g, (s) => level(g, s) === PASSIVE_OPPOSITION)
        eachSpace(g, by, 'event.set-where', 3, stirred, (s) => setLevel(g, s, ACTIVE_OPPOSITION), {
          params: { level: ACTIVE_OPPOSITION },
        })
      },
    },
  ),

  dual(
    32,
    'Secuestrados',
    'FCGA',
    {
      en: {
        unshaded: '2 spaces that are Neutral or in Passive Opposition go to Passive Support.',
        shaded: 'FARC Resources +12.',
      },
      es: {
        unshaded: 'Establece en Apoyo Pasivo 2 casillas Neutrales o con Oposición Pasiva.',
        shaded: 'Recursos de las FARC +12.',
      },
      pl: {
        unshaded: 'Ustaw 2 pola neutralne lub z bierną opozycją na bierne poparcie.',
        shaded: 'Zasoby FARC +12.',
      },
    },
    {
      unshaded(g, by) {
        const weary = () =>
          spacesWhere(g, (s) => pop(s) > 0 && (level(g, s) === NEUTRAL || level(g, s) === PASSIVE_OPPOSITION))
        eachSpace(g, by, 'event.set-where', 2, weary, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
          params: { level: PASSIVE_SUPPORT },
        })
      },
      shaded: (g) => gain(g, FARC, 12),
    },
  ),

  dual(
    33,
    'Sucumbíos',
    'FCGA',
    {
      en: {
        unshaded: 'Remove up to 3 insurgent pieces from one space next to Ecuador.',
        shaded:
          'For the rest of the game Ecuador is a department without Population that holds at most 2 pieces of each faction. Place 2 own pieces there.',
      },
      es: {
        unshaded: 'Elimina hasta 3 fichas insurgentes de una casilla adyacente a Ecuador.',
        shaded:
          'Durante el resto de la partida Ecuador es un departamento sin Población en el que caben como máximo 2 fichas de cada facción. Coloca allí 2 fichas propias.',
      },
      pl: {
        unshaded: 'Usuń do 3 elementów powstańczych z jednego pola sąsiadującego z Ekwadorem (Ecuador).',
        shaded:
          'Do końca gry Ecuador jest departamentem bez populacji, który mieści najwyżej 2 elementy każdej frakcji. Umieść tam 2 własne elementy.',
      },
    },
    {
      unshaded: (g, by) => driveOut(g, by, NEXT_TO_ECUADOR),
      shaded(g, by) {
        putInForce(g, CARD.sucumbios, 'shaded')
        // Whose pieces is unsaid: the executor's own (ruling 152).
        const own = by === GOVT ? kinds(GOVT) : [underground(by), base(by)]
        for (let n = 0; n < 2; n++) placeOneOf(g, by, S.ecuador, own)
      },
      lasts: { shaded: 'game' },
    },
  ),

  dual(
    34,
    'Airdropped AKs',
    'FCAG',
    {
      en: {
        unshaded: 'An insurgent faction loses 5 Resources.',
        shaded:
          'An insurgent faction places 1 of its Bases and 2 of its Guerrillas in a department without Population.',
      },
      es: {
        unshaded: 'Una facción insurgente pierde 5 Recursos.',
        shaded: 'Una facción insurgente coloca 1 de sus Bases y 2 de sus Guerrillas en un departamento sin Población.',
      },
      pl: {
        unshaded: 'Jedna frakcja powstańcza traci 5 zasobów.',
        shaded: 'Jedna frakcja powstańcza umieszcza 1 swoją bazę i 2 swoich partyzantów w departamencie bez populacji.',
      },
    },
    {
      unshaded(g, by) {
        const f = pickFaction(g, by, () => INSURGENTS)
        if (f !== undefined) gain(g, f, -5)
      },
      shaded(g, by) {
        const f = pickFaction(g, by, () => INSURGENTS.filter((i) => dropZones(g, i).length > 0))
        if (f === undefined) return
        g.cite('5.1', f)
        const s = pickSpace(g, f, 'event.space', () => dropZones(g, f))
        if (s === undefined) return
        place(g, base(f), s)
        place(g, underground(f), s, 2)
      },
    },
  ),

  dual(
    35,
    'Crop Substitution',
    'FCAG',
    {
      en: {
        unshaded: 'Replace all Cartels Bases in one department with Police. Aid +3.',
        shaded: 'A department with a Cartels Base shifts 2 levels toward Active Opposition.',
      },
      es: {
        unshaded: 'Reemplaza por Policías todas las Bases de los Cárteles en un departamento. Ayuda +3.',
        shaded: 'Modifica 2 niveles hacia Oposición Activa un departamento con una Base de los Cárteles.',
      },
      pl: {
        unshaded: 'Zamień wszystkie bazy karteli w jednym departamencie na policję. Wsparcie +3.',
        shaded: 'Przesuń departament z bazą karteli o 2 poziomy w kierunku aktywnej opozycji.',
      },
    },
    {
      unshaded(g, by) {
        // Police that are available must have room (ruling 92).
        const swapped = (s: Space) => Math.min(bases(g, CARTELS, s), available(g, POLICE)) <= room(g, POLICE, s)
        const fields = () => departments(g).filter((d) => bases(g, CARTELS, d) > 0 && swapped(d))
        const s = pickSpace(g, by, 'event.replace-where', fields, { piece: base(CARTELS) })
        if (s !== undefined) for (let n = bases(g, CARTELS, s); n > 0; n--) replace(g, base(CARTELS), s, POLICE)
        adjust(g, AID, 3)
      },
      shaded(g, by) {
        const fields = () => departments(g).filter((d) => bases(g, CARTELS, d) > 0 && canWorsen(g, d))
        const s = pickSpace(g, by, 'event.shift-where', fields, { shift: -2 })
        if (s !== undefined) shift(g, s, -2)
      },
    },
  ),

  single(
    36,
    'Zona de Convivencia',
    'FCAG',
    {
      en: {
        unshaded:
          'The Government places a FARC Zone in a Mountain; 2 Neutral spaces next to it go to Passive Support. The executing faction stays Eligible.',
      },
      es: {
        unshaded:
          'El Gobierno coloca una Zona FARC en una Montaña; 2 casillas Neutrales adyacentes a ella pasan a Apoyo Pasivo. La facción ejecutora sigue Elegible.',
      },
      pl: {
        unshaded:
          'Rząd umieszcza strefę FARC w departamencie górskim; ustaw 2 sąsiadujące z nią pola neutralne na bierne poparcie. Wykonująca frakcja pozostaje uprawniona.',
      },
    },
    (g, by) => {
      g.cite('6.4.4', GOVT)
      const zone = placeZone(g, isMountain)
      g.cite('5.1', by)
      if (zone !== undefined) {
        const near = spacesWhere(g, (s) => isAdjacent(g, s, zone) && pop(s) > 0)
        if (isSecondEdition(g)) {
          place(g, base(FARC), zone)
          const doubting = () => near.filter((s) => canImprove(g, s))
          eachSpace(g, by, 'event.shift-where', 2, doubting, (s) => shift(g, s, 1), { params: { shift: 1 } })
        } else {
          const undecided = () => near.filter((s) => level(g, s) === NEUTRAL)
          eachSpace(g, by, 'event.set-where', 2, undecided, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
            params: { level: PASSIVE_SUPPORT },
          })
        }
      }
      setMark(g, by, STAYS_ELIGIBLE)
    },
    {
      editions: {
        '2nd': {
          en: {
            unshaded:
              'The Government places a FARC Zone in a Mountain; a FARC Base comes there, and 2 spaces next to it shift 1 level toward Active Support. The executing faction stays Eligible.',
          },
          es: {
            unshaded:
              'El Gobierno coloca una Zona FARC en una Montaña; en ella se coloca una Base de las FARC, y 2 casillas adyacentes a ella se modifican 1 nivel cada una hacia Apoyo Activo. La facción ejecutora sigue Elegible.',
          },
          pl: {
            unshaded:
              'Rząd umieszcza strefę FARC w departamencie górskim; umieść w niej bazę FARC i przesuń 2 sąsiadujące z nią pola o 1 poziom każde w kierunku aktywnego poparcia. Wykonująca frakcja pozostaje uprawniona.',
          },
        },
      },
    },
  ),
]

/** Card 19: what a faction can do in a space. Cards 2, 3, 17 and 42 do not stop it (5.1.2, ruling 94). */
function offensives(g: Game, f: Faction, s: Space): readonly OperationRules[] {
  const ways: OperationRules[] = []
  if (f === GOVT) {
    if (!isLoc(s) && sweepFinds(g, s, INSURGENTS)) ways.push(sweep)
    if (whyNotTargets(g, s, INSURGENTS) === undefined) ways.push(assault)
  } else {
    if (whyNotAttack(g, f, s) === undefined) ways.push(attack)
    if (whyNotTerrorBy(g, f, s) === undefined) ways.push(terror)
  }
  return ways
}

/** Card 19: one operation in one space. Gives which; nothing if the faction has just taken its pieces there off (1.4.1). */
function strikeOnce(g: Game, f: Faction, s: Space): OperationRules | undefined {
  const q = askEvent(g, f, 'event.operation-what', { space: s })
  const ways = offensives(g, f, s)
  if (ways.length === 0) return undefined
  for (const way of ways) q.offer(way.word)
  const answer = q.answer()
  const chosen = ways.find((way) => way.word === answer) as OperationRules
  announce(g, f, chosen)
  if (chosen === sweep) sweepInPlace(g, s, sweepStrength(g, s), INSURGENTS)
  else if (chosen === assault) assaultIn(g, s, INSURGENTS)
  else if (chosen === attack) attackIn(g, f, s)
  else terrorIn(g, f, s)
  return chosen
}

/** Card 20: the Government moves FARC guerrillas one space each; it is no March, so nobody turns Active (ruling 69). */
function scatter(g: Game, most: number): void {
  g.cite('5.1', GOVT)
  const moves = beginOperation(FARC, march, { free: true })
  const waysOut = (s: Space) => spacesWhere(g, (to) => isAdjacent(g, s, to) && room(g, underground(FARC), to) > 0)
  const unmovedOf = (s: Space) => ({
    underground: unmoved(g, moves, s, underground(FARC)),
    active: unmoved(g, moves, s, active(FARC)),
  })
  const isMovable = (s: Space) => unmovedOf(s).underground + unmovedOf(s).active > 0 && waysOut(s).length > 0
  for (let left = most; left > 0; ) {
    const from = maySpace(g, GOVT, 'event.move-from', () => spacesWhere(g, isMovable))
    if (from === undefined) return
    const to = pickSpace(g, GOVT, 'event.move-to', () => waysOut(from), { space: from })
    if (to === undefined) return
    const fit = (): Group => ({ ...unmovedOf(from), total: Math.min(left, room(g, underground(FARC), to)) })
    const group = askGroup(g, GOVT, [underground(FARC), active(FARC)], from, to, fit, '5.1')
    moveGuerrillas(g, FARC, from, to, group.underground, group.active)
    noteArrival(g, moves, to, underground(FARC), group.underground)
    noteArrival(g, moves, to, active(FARC), group.active)
    left -= group.underground + group.active
  }
}

/** Card 20: whether FARC makes use of its free March. */
function mayMarch(g: Game, op: Operation): boolean {
  const q = askEvent(g, FARC, 'event.choice')
  if (canChoose(g, op)) q.offer(MARCH)
  return q.done().answer() === MARCH
}

/** So many pieces of a kind, wherever they are: space by space, how many there. Fewer if the card says "up to". */
function bySpace(
  g: Game,
  by: Faction,
  id: Message,
  piece: Piece,
  most: number,
  effect: (s: Space, n: number) => void,
  upTo = false,
): void {
  const there = () => spacesWhere(g, (at) => count(g, at, piece) > 0)
  for (let left = most; left > 0; ) {
    const s = (upTo ? maySpace : pickSpace)(g, by, id, there)
    if (s === undefined) return
    const q = askEvent(g, by, 'event.how-many', { piece, space: s })
    // Its own may just have been taken off (1.4.1).
    if (count(g, s, piece) === 0) continue
    const n = q.numbers(1, Math.min(left, count(g, s, piece))).askNumber()
    effect(s, n)
    left -= n
  }
}

/** Turns all guerrillas of a faction in a space Active. */
const showAll = (g: Game, f: Faction, s: Space): void => flip(g, underground(f), s, undergroundOf(g, f, s))

/** Places a FARC base in one of the spaces, where it fits. */
function placeFarcBase(g: Game, by: Faction, among: readonly Space[]): void {
  const open = () => among.filter((s) => canPlace(g, base(FARC), s))
  const s = pickSpace(g, by, 'event.place-where', open, { piece: base(FARC) })
  if (s !== undefined) place(g, base(FARC), s)
}

/** Card 25: how many of 3 new FARC pieces could be bases there, and how many there could be at all. */
const newFarcBases = (g: Game, s: Space): number => Math.min(3, available(g, base(FARC)), room(g, base(FARC), s))
const newFarcPieces = (g: Game, s: Space): number =>
  Math.min(3, newFarcBases(g, s) + Math.min(available(g, underground(FARC)), room(g, underground(FARC), s)))

/** Card 27: one special activity of the Government without an operation, if any is possible. */
function fly(g: Game): void {
  const flights = [airLift, airStrike, eradicate]
  if (flights.every((flight) => flight.whyNot(g) !== undefined)) return
  g.cite('5.1', GOVT)
  const q = askEvent(g, GOVT, 'event.choice')
  for (const flight of flights) q.offer(flight.word, flight.whyNot(g))
  if (q.size === 0) return
  const word = q.answer()
  const chosen = flights.find((flight) => flight.word === word)
  if (chosen === undefined) return
  announce(g, GOVT, chosen)
  chosen.run(g)
}

/** Takes up to three insurgent pieces, of any factions, off one space at a border. */
function driveOut(g: Game, by: Faction, border: readonly Space[]): void {
  const insurgent = INSURGENTS.flatMap(kinds)
  const held = () => border.filter((s) => INSURGENTS.some((f) => pieces(g, f, s) > 0))
  const s = pickSpace(g, by, 'event.space', held)
  if (s === undefined) return
  for (let n = 0; n < 3; n++) {
    const piece = pickPiece(g, by, 'event.remove-which', s, insurgent, true)
    if (piece === undefined) return
    remove(g, piece, s)
  }
}

/** Sabotages every one of the lines; the executor chooses if the markers do not suffice (3.3.4). */
function sabotageAll(g: Game, by: Faction, lines: () => readonly Space[]): void {
  const open = lines()
  const left = Math.min(...open.map((s) => markerRoom(g, TERROR, s)))
  if (left >= open.length) for (const s of open) mark(g, SABOTAGE, s)
  else eachSpace(g, by, 'event.sabotage-where', left, lines, (s) => mark(g, SABOTAGE, s))
}

/** Card 34: where a base and two guerrillas can come, as far as available; else where the base can, else where anything can (ruling 91). */
function dropZones(g: Game, f: Faction): readonly Space[] {
  const empty = departments(g).filter((d) => pop(d) === 0)
  const withBase = empty.filter((d) => canPlace(g, base(f), d))
  const some = empty.filter((d) => withBase.includes(d) || canPlace(g, underground(f), d))
  const all = some.filter((d) => takesAll(g, f, underground(f), 2, d))
  return preferring(all, preferring(withBase, some))
}

import {
  adjust,
  available,
  type CardFacts,
  canPlace,
  cardWord,
  type Faction,
  flip,
  type Game,
  gain,
  inForce,
  inPlay,
  isAdjacent,
  lapse,
  type Marker,
  mark,
  markerRoom,
  markers,
  NEUTRAL,
  NO,
  type Piece,
  place,
  putInForce,
  remove,
  type Side,
  type Space,
  STAYS_ELIGIBLE,
  setLevel,
  setMark,
  shift,
  spacesWhere,
  transfer,
  unmark,
  wordCard,
  YES,
} from '@coinflict/kernel'
import { airLift } from '../activities/air-lift.ts'
import { isCoinControlled } from '../control.ts'
import {
  AID,
  active,
  allGuerrillas,
  base,
  bases,
  basesOnMap,
  CARD,
  CASUALTIES,
  COALITION,
  COALITION_TROOPS,
  canHide,
  canImprove,
  canWorsen,
  coalitionTroops,
  cubes,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  guerrillas,
  hasOpposition,
  INSURGENTS,
  kinds,
  PATRONAGE,
  POOLS,
  pieces,
  police,
  RETURNEES,
  SABOTAGE,
  TALIBAN,
  TERROR,
  underground,
  undergroundOf,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, isLoc, isMountain, isPakistan, S } from '../map.ts'
import {
  AFGHAN_PROVINCES,
  askEvent,
  dual,
  eachSpace,
  exchange,
  guerrillaKinds,
  hideAll,
  mayAct,
  maySpace,
  momentum,
  pickFaction,
  pickPiece,
  pickSpace,
  pickWay,
  placeOneOf,
  placeUpTo,
  replace,
  single,
  takeOff,
  takeUpTo,
} from './verbs.ts'

/** Places as the cards name them. */
const TAJIKS: readonly Space[] = [S.badakhshan, S.baghlan, S.konduz]
const UZBEKS: readonly Space[] = [S.balkh, S.faryab, S['sar-e-pol']]
const MOUNTAINS: readonly Space[] = AFGHAN_PROVINCES.filter(isMountain)
/** Card 65: the roads to Pakistan. */
const SUPPLY_ROUTES: readonly Space[] = [S['loc-kabul-tor-kham'], S['loc-kandahar-spin-boldak']]

const WARLORD_PIECES: readonly Piece[] = [underground(WARLORDS), base(WARLORDS)]

/** Cards 55-72: the Warlords lead. */
export const WARLORDS_EVENTS: readonly CardFacts[] = [
  dual(
    55,
    'Breaktime',
    'WCTG',
    {
      en: {
        unshaded: 'In up to 2 Provinces with cubes Activate all Guerrillas.',
        shaded: 'In up to 2 spaces flip all Guerrillas of one Faction Underground. You stay Eligible.',
      },
      es: {
        unshaded: 'En hasta 2 Provincias con cubos Activa todas las Guerrillas.',
        shaded: 'En hasta 2 casillas gira a Ocultas todas las Guerrillas de una Facción. Sigues Elegible.',
      },
      pl: {
        unshaded: 'W maksymalnie 2 prowincjach z kostkami aktywuj wszystkich partyzantów.',
        shaded:
          'Na maksymalnie 2 polach odwróć na stronę ukrytą wszystkich partyzantów jednej frakcji. Twoja frakcja pozostaje uprawniona.',
      },
    },
    {
      unshaded(g, by) {
        const isHidden = (s: Space) => INSURGENTS.some((f) => undergroundOf(g, f, s) > 0)
        const open = () => AFGHAN_PROVINCES.filter((s) => cubes(g, s) > 0 && isHidden(s))
        const show = (s: Space) => {
          for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
        }
        eachSpace(g, by, 'event.flip-where', 2, open, show, { upTo: true })
      },
      shaded(g, by) {
        const resting = (s: Space) => INSURGENTS.filter((f) => canHide(g, f, s))
        const rest = (s: Space) => {
          const f = pickFaction(g, by, () => resting(s))
          if (f !== undefined) hideAll(g, f, s)
        }
        const open = () => spacesWhere(g, (s) => resting(s).length > 0)
        eachSpace(g, by, 'event.flip-where', 2, open, rest, { upTo: true })
        setMark(g, by, STAYS_ELIGIBLE)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    56,
    'Fratricide',
    'WCTG',
    {
      en: {
        unshaded: 'In up to 2 spaces with both Taliban and Warlord Guerrillas remove 1 of each.',
        shaded: 'In a space with both, up to 2 Coalition Troops go to Casualties and 1 Government cube is removed.',
      },
      es: {
        unshaded: 'En hasta 2 casillas con Guerrillas Talibanes y de los Señores de la Guerra elimina 1 de cada.',
        shaded: 'En 1 casilla con ambos, hasta 2 Tropas de la Coalición van a Bajas y se elimina 1 cubo del Gobierno.',
      },
      pl: {
        unshaded: 'Na maksymalnie 2 polach z partyzantami talibów i watażków usuń po 1 z każdej frakcji.',
        shaded:
          'Na 1 polu z wojskiem koalicji i kostkami rządu maksymalnie 2 wojska koalicji idą do strat, a 1 kostkę rządu usuń.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => spacesWhere(g, (s) => INSURGENTS.every((f) => guerrillas(g, f, s) > 0))
        const feud = (s: Space) => {
          for (const f of INSURGENTS) {
            const piece = pickPiece(g, by, 'event.remove-which', s, guerrillaKinds(f))
            if (piece !== undefined) remove(g, piece, s)
          }
        }
        eachSpace(g, by, 'event.space', 2, open, feud, { upTo: true })
      },
      shaded(g, by) {
        const open = () => spacesWhere(g, (s) => coalitionTroops(g, s) > 0 && governmentCubes(g, s) > 0)
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        const q = askEvent(g, by, 'event.how-many', { piece: COALITION_TROOPS, space: s })
        const n = q.numbers(0, Math.min(2, coalitionTroops(g, s))).askNumber()
        remove(g, COALITION_TROOPS, s, n, CASUALTIES)
        takeOff(g, by, 1, GOVERNMENT_CUBES, [s])
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  single(
    57,
    'Sandstorms',
    'WCTG',
    {
      en: { unshaded: 'Until Reset no Air Lift, and Taliban Guerrillas March only once per Operation.' },
      es: {
        unshaded:
          'Hasta el Reinicio no hay Transporte Aéreo y las Guerrillas Talibanes solo Marchan una vez por Operación.',
      },
      pl: {
        unshaded:
          'Do resetu nie wolno wykonywać transportu lotniczego, a partyzanci talibów przemaszerowują tylko raz podczas operacji.',
      },
    },
    momentum(CARD.sandstorms, 'unshaded'),
    { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
  ),

  dual(
    58,
    'Counter-Narc',
    'WCGT',
    {
      en: {
        unshaded: 'Until Reset Traffic brings the Warlords only half, rounded down over all spaces.',
        shaded: 'Place a Warlord Base in a Province with a Warlord Guerrilla. The Warlords gain 2 Resources.',
      },
      es: {
        unshaded:
          'Hasta el Reinicio, el Tráfico da a los Señores de la Guerra solo la mitad, redondeando hacia abajo el total.',
        shaded: 'Coloca 1 Base de los Señores de la Guerra en una Provincia con una Guerrilla suya. Ganan 2 Recursos.',
      },
      pl: {
        unshaded: 'Do resetu przemyt daje watażkom tylko połowę zasobów, zaokrąglając sumę w dół.',
        shaded: 'Umieść bazę watażków w prowincji z ich partyzantem. Watażkowie zyskują 2 zasoby.',
      },
    },
    {
      unshaded: momentum(CARD.counterNarc, 'unshaded'),
      shaded(g, by) {
        const piece = base(WARLORDS)
        const open = () => AFGHAN_PROVINCES.filter((s) => guerrillas(g, WARLORDS, s) > 0 && canPlace(g, piece, s))
        const s = pickSpace(g, by, 'event.place-where', open, { piece, n: 1 })
        if (s !== undefined) place(g, piece, s)
        gain(g, WARLORDS, 2)
      },
      lasts: { unshaded: 'momentum' },
      provenance: { unshaded: 'derived', shaded: 'reconstructed' },
    },
  ),

  single(
    59,
    'Local Truce',
    'WCGT',
    {
      en: { unshaded: 'The Government transfers 6 Resources to the Warlords. Until Reset no Suborn.' },
      es: {
        unshaded: 'El Gobierno transfiere 6 Recursos a los Señores de la Guerra. Hasta el Reinicio no hay Soborno.',
      },
      pl: { unshaded: 'Rząd przekazuje watażkom 6 zasobów. Do resetu nie wolno wykonywać przekupstwa.' },
    },
    (g) => {
      transfer(g, GOVERNMENT, WARLORDS, 6)
      putInForce(g, CARD.localTruce, 'unshaded')
    },
    { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
  ),

  dual(
    60,
    'Tajiks',
    'WCGT',
    {
      en: {
        unshaded:
          'Place up to 3 Government cubes in Badakhshan, Baghlan and Konduz. Shift 1 of them 1 level toward Support.',
        shaded: 'Place up to 3 Warlord pieces, at most 1 a Base, in Badakhshan, Baghlan and Konduz.',
      },
      es: {
        unshaded:
          'Coloca hasta 3 cubos del Gobierno en Badakhshan, Baghlan y Konduz. Modifica 1 de ellas 1 nivel hacia Apoyo.',
        shaded:
          'Coloca hasta 3 fichas de los Señores de la Guerra, como máximo 1 Base, en Badakhshan, Baghlan y Konduz.',
      },
      pl: {
        unshaded:
          'Umieść do 3 kostek rządu w prowincjach Badakhshan, Baghlan i Konduz. Przesuń 1 z nich o 1 poziom w kierunku poparcia.',
        shaded: 'Umieść do 3 elementów watażków, w tym najwyżej 1 bazę, w prowincjach Badakhshan, Baghlan i Konduz.',
      },
    },
    {
      unshaded(g, by) {
        placeUpTo(g, by, 3, GOVERNMENT_CUBES, TAJIKS)
        const s = pickSpace(g, by, 'event.shift-where', () => TAJIKS.filter((at) => canImprove(g, at)), { shift: 1 })
        if (s !== undefined) shift(g, s, 1)
      },
      shaded: (g, by) => placeUpTo(g, by, 3, WARLORD_PIECES, TAJIKS),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    61,
    'Desertions & Defections',
    'WTCG',
    {
      en: {
        unshaded: 'In up to 3 spaces with Government cubes replace a Taliban Guerrilla with Police.',
        shaded: 'In up to 3 spaces replace 2 Government cubes with a Guerrilla of either Insurgent Faction.',
      },
      es: {
        unshaded: 'En hasta 3 casillas con cubos del Gobierno reemplaza 1 Guerrilla Talibán con 1 Policía.',
        shaded: 'En hasta 3 casillas reemplaza 2 cubos del Gobierno con 1 Guerrilla de cualquier Facción Insurgente.',
      },
      pl: {
        unshaded: 'Na maksymalnie 3 polach z kostkami rządu zamień po 1 partyzancie talibów na policję.',
        shaded: 'Na maksymalnie 3 polach zamień 2 kostki rządu na partyzanta dowolnej frakcji powstańczej.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => spacesWhere(g, (s) => governmentCubes(g, s) > 0 && guerrillas(g, TALIBAN, s) > 0)
        const turnCoat = (s: Space) => {
          const piece = pickPiece(g, by, 'event.replace-which', s, guerrillaKinds(TALIBAN))
          if (piece !== undefined) replace(g, piece, s, GOVERNMENT_POLICE)
        }
        eachSpace(g, by, 'event.replace-piece-where', 3, open, turnCoat, { upTo: true })
      },
      shaded(g, by) {
        const open = () => spacesWhere(g, (s) => governmentCubes(g, s) >= 2)
        const desert = (s: Space) => {
          takeOff(g, by, 2, GOVERNMENT_CUBES, [s])
          placeOneOf(g, by, s, INSURGENTS.map(underground))
        }
        eachSpace(g, by, 'event.replace-piece-where', 3, open, desert, { upTo: true })
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    62,
    'Local Understanding',
    'WTCG',
    {
      en: {
        unshaded:
          'In a Province with Government cubes and Warlord pieces place up to 3 Police. The Warlords gain 3 Resources.',
        shaded:
          'In a space with Taliban Guerrillas remove up to 3 Government cubes and flip those Guerrillas Underground.',
      },
      es: {
        unshaded:
          'En 1 Provincia con cubos del Gobierno y fichas de los Señores de la Guerra coloca hasta 3 Policías. Los Señores de la Guerra ganan 3 Recursos.',
        shaded:
          'En 1 casilla con Guerrillas Talibanes elimina hasta 3 cubos del Gobierno y gira a Ocultas esas Guerrillas.',
      },
      pl: {
        unshaded:
          'W prowincji z kostkami rządu i elementami watażków umieść do 3 policji. Watażkowie zyskują 3 zasoby.',
        shaded: 'Na polu z partyzantami talibów usuń do 3 kostek rządu i odwróć tych partyzantów na stronę ukrytą.',
      },
    },
    {
      unshaded(g, by) {
        const areFriends = (s: Space) => governmentCubes(g, s) > 0 && pieces(g, WARLORDS, s) > 0
        const open = () => AFGHAN_PROVINCES.filter((s) => areFriends(s) && canPlace(g, GOVERNMENT_POLICE, s))
        const s = pickSpace(g, by, 'event.place-where', open, { piece: GOVERNMENT_POLICE })
        if (s !== undefined) placeSome(g, by, 3, GOVERNMENT_POLICE, s)
        gain(g, WARLORDS, 3)
      },
      shaded(g, by) {
        const open = () => spacesWhere(g, (s) => governmentCubes(g, s) > 0 && guerrillas(g, TALIBAN, s) > 0)
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        takeUpTo(g, by, 3, s, () => GOVERNMENT_CUBES)
        hideAll(g, TALIBAN, s)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    63,
    'Teetotalers',
    'WTCG',
    {
      en: {
        unshaded: 'Set up to 2 Opposition spaces with Taliban pieces to Neutral.',
        shaded: 'Shift a space with a Taliban Base 1 level toward Opposition. The Warlords gain 4 Resources.',
      },
      es: {
        unshaded: 'Establece en Neutral hasta 2 casillas con Oposición y fichas Talibanes.',
        shaded:
          'Modifica 1 nivel hacia Oposición 1 casilla con Base Talibán. Los Señores de la Guerra ganan 4 Recursos.',
      },
      pl: {
        unshaded: 'Ustaw na neutralne maksymalnie 2 pola z opozycją i elementami talibów.',
        shaded: 'Przesuń 1 pole z bazą talibów o 1 poziom w kierunku opozycji. Watażkowie zyskują 4 zasoby.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => AFGHAN.filter((s) => hasOpposition(g, s) && pieces(g, TALIBAN, s) > 0)
        eachSpace(g, by, 'event.set-where', 2, open, (s) => setLevel(g, s, NEUTRAL), {
          upTo: true,
          params: { level: NEUTRAL },
        })
      },
      shaded(g, by) {
        const open = () => AFGHAN.filter((s) => bases(g, TALIBAN, s) > 0 && canWorsen(g, s))
        const s = pickSpace(g, by, 'event.shift-where', open, { shift: -1 })
        if (s !== undefined) shift(g, s, -1)
        gain(g, WARLORDS, 4)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    64,
    'Hazara',
    'WTGC',
    {
      en: {
        unshaded: 'Place up to 2 Police in Bamian. Shift Bamian and an adjacent Province 1 level toward Support.',
        shaded: 'Place up to 2 Warlord Guerrillas and a Warlord Base in Bamian. Set Bamian to Neutral.',
      },
      es: {
        unshaded: 'Coloca hasta 2 Policías en Bamian. Modifica 1 nivel hacia Apoyo Bamian y 1 Provincia adyacente.',
        shaded:
          'Coloca en Bamian hasta 2 Guerrillas y 1 Base de los Señores de la Guerra. Establece Bamian en Neutral.',
      },
      pl: {
        unshaded:
          'Umieść do 2 policji w prowincji Bamian. Przesuń ją i 1 sąsiednią prowincję o 1 poziom w kierunku poparcia.',
        shaded: 'Umieść w prowincji Bamian do 2 partyzantów i bazę watażków. Ustaw ją na neutralną.',
      },
    },
    {
      unshaded(g, by) {
        placeSome(g, by, 2, GOVERNMENT_POLICE, S.bamian)
        shift(g, S.bamian, 1)
        const around = () => AFGHAN_PROVINCES.filter((s) => isAdjacent(g, s, S.bamian) && canImprove(g, s))
        const s = pickSpace(g, by, 'event.shift-where', around, { shift: 1 })
        if (s !== undefined) shift(g, s, 1)
      },
      shaded(g, by) {
        placeSome(g, by, 2, underground(WARLORDS), S.bamian)
        place(g, base(WARLORDS), S.bamian)
        setLevel(g, S.bamian, NEUTRAL)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    65,
    'Islamabad Blocks Resupply',
    'WTGC',
    {
      en: {
        unshaded: 'The Coalition may execute a free Air Lift. Aid +3.',
        shaded: 'Sabotage the LoCs Kabul–Tor Kham and Kandahar–Spin Boldak.',
      },
      es: {
        unshaded: 'La Coalición puede ejecutar un Transporte Aéreo gratuito. Ayuda +3.',
        shaded: 'Sabotea las LdC Kabul–Tor Kham y Kandahar–Spin Boldak.',
      },
      pl: {
        unshaded: 'Koalicja może wykonać darmowy transport lotniczy. Wsparcie +3.',
        shaded: 'Sabotuj linie Kabul–Tor Kham i Kandahar–Spin Boldak.',
      },
    },
    {
      unshaded(g) {
        mayAct(g, COALITION, airLift)
        adjust(g, AID, 3)
      },
      shaded: (g, by) => blockRoutes(g, by),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  single(
    66,
    'Mountain Fastness',
    'WTGC',
    {
      en: {
        unshaded:
          'In up to 2 Mountain Provinces place up to 2 of your pieces each, at most 1 Base in all, and you may flip your Guerrillas there Underground.',
      },
      es: {
        unshaded:
          'En hasta 2 Provincias de Montaña coloca hasta 2 de tus fichas en cada una, como máximo 1 Base en total, y puedes girar a Ocultas tus Guerrillas allí.',
      },
      pl: {
        unshaded:
          'W maksymalnie 2 prowincjach górskich umieść po maksymalnie 2 swoje elementy, łącznie najwyżej 1 bazę; możesz odwrócić tam swoich partyzantów na stronę ukrytą.',
      },
    },
    digIn,
    { provenance: { unshaded: 'reconstructed' } },
  ),

  single(
    67,
    'Change in Tactics',
    'WGCT',
    {
      en: { unshaded: 'Remove or turn over 1 Capability in force.' },
      es: { unshaded: 'Retira o da la vuelta a 1 Capacidad en vigor.' },
      pl: { unshaded: 'Usuń lub odwróć 1 obowiązującą możliwość.' },
    },
    changeTactics,
    { provenance: { unshaded: 'derived' } },
  ),

  dual(
    68,
    'Dostum',
    'WGCT',
    {
      en: {
        unshaded: 'Place up to 4 Government cubes in Balkh, Faryab and Sar-e-Pol.',
        shaded: 'Place up to 4 Warlord pieces, at most 1 a Base, in Balkh, Faryab and Sar-e-Pol.',
      },
      es: {
        unshaded: 'Coloca hasta 4 cubos del Gobierno en Balkh, Faryab y Sar-e-Pol.',
        shaded: 'Coloca hasta 4 fichas de los Señores de la Guerra, como máximo 1 Base, en Balkh, Faryab y Sar-e-Pol.',
      },
      pl: {
        unshaded: 'Umieść do 4 kostek rządu w prowincjach Balkh, Faryab i Sar-e-Pol.',
        shaded: 'Umieść do 4 elementów watażków, w tym najwyżej 1 bazę, w prowincjach Balkh, Faryab i Sar-e-Pol.',
      },
    },
    {
      unshaded: (g, by) => placeUpTo(g, by, 4, GOVERNMENT_CUBES, UZBEKS),
      shaded: (g, by) => placeUpTo(g, by, 4, WARLORD_PIECES, UZBEKS),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    69,
    'Mine Removal',
    'WGCT',
    {
      en: {
        unshaded:
          'Place a +1 Pop marker in a COIN-Controlled Province without one, or remove up to 3 Terror or Sabotage markers.',
        shaded: 'Place a Terror or Sabotage marker in each of up to 2 Afghan spaces with Guerrillas, without shift.',
      },
      es: {
        unshaded:
          'Coloca 1 marcador de +1 Pob en una Provincia con Control COIN que no tenga, o retira hasta 3 marcadores de Terror o Sabotaje.',
        shaded:
          'Coloca 1 marcador de Terror o Sabotaje en cada una de hasta 2 casillas afganas con Guerrillas, sin modificar niveles.',
      },
      pl: {
        unshaded:
          'Umieść żeton +1 Pop w prowincji pod kontrolą antypowstańczą bez takiego żetonu albo usuń do 3 żetonów terroru lub sabotażu.',
        shaded:
          'Umieść żeton terroru lub sabotażu na maksymalnie 2 polach w Afganistanie z partyzantami, bez zmiany poziomu.',
      },
    },
    {
      unshaded(g, by) {
        const returning = () =>
          AFGHAN_PROVINCES.filter((s) => isCoinControlled(g, s) && markerRoom(g, RETURNEES, s) > 0)
        const mined = () => spacesWhere(g, (s) => markers(g, s, damageTo(s)) > 0)
        const ways = () => [
          ...(returning().length > 0 ? (['place-returnees'] as const) : []),
          ...(mined().length > 0 ? (['clear-markers'] as const) : []),
        ]
        const way = pickWay(g, by, ways)
        if (way === 'place-returnees') {
          const s = pickSpace(g, by, 'event.42.where', returning)
          if (s !== undefined) mark(g, RETURNEES, s)
        }
        for (let n = 0; way === 'clear-markers' && n < 3; n++) {
          const s = maySpace(g, by, 'event.69.clear', mined)
          if (s === undefined) return
          unmark(g, damageTo(s), s)
        }
      },
      shaded(g, by) {
        const open = () =>
          spacesWhere(g, (s) => !isPakistan(s) && allGuerrillas(g, s) > 0 && markerRoom(g, damageTo(s), s) > 0)
        eachSpace(g, by, 'event.69.where', 2, open, (s) => mark(g, damageTo(s), s), { upTo: true })
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    70,
    'Contractor Surge',
    'WGTC',
    {
      en: {
        unshaded: 'The Coalition may replace up to 3 of its Troops, moved to Available, with Police.',
        shaded: 'The Warlords gain 3 Resources for each space with both Coalition and Warlord pieces, at most 9.',
      },
      es: {
        unshaded: 'La Coalición puede reemplazar hasta 3 de sus Tropas, que vuelven a Disponibles, con Policías.',
        shaded:
          'Los Señores de la Guerra ganan 3 Recursos por cada casilla con fichas de la Coalición y suyas, como máximo 9.',
      },
      pl: {
        unshaded: 'Koalicja może zamienić do 3 swoich wojsk, które wracają do dostępnych, na policję.',
        shaded: 'Watażkowie zyskują 3 zasoby za każde pole z elementami koalicji i watażków, najwyżej 9.',
      },
    },
    {
      unshaded(g) {
        g.cite('5.1', COALITION)
        exchange(g, COALITION, 3, [COALITION_TROOPS], GOVERNMENT_POLICE, true)
      },
      shaded(g) {
        const hired = spacesWhere(g, (s) => pieces(g, COALITION, s) > 0 && pieces(g, WARLORDS, s) > 0)
        gain(g, WARLORDS, Math.min(9, 3 * hired.length))
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    71,
    'Coup!',
    'WGTC',
    {
      en: {
        unshaded: 'Shift Kabul 1 level toward Support. Patronage +3.',
        shaded: 'Remove half the Government cubes in Kabul, rounded down. Set Kabul to Neutral. Patronage -3.',
      },
      es: {
        unshaded: 'Modifica Kabul 1 nivel hacia Apoyo. Patrocinio +3.',
        shaded:
          'Elimina la mitad de los cubos del Gobierno en Kabul, redondeando hacia abajo. Establece Kabul en Neutral. Patrocinio -3.',
      },
      pl: {
        unshaded: 'Przesuń Kabul o 1 poziom w kierunku poparcia. Patronat +3.',
        shaded: 'Usuń połowę kostek rządu w Kabulu, zaokrąglając w dół. Ustaw Kabul na neutralny. Patronat -3.',
      },
    },
    {
      unshaded(g) {
        shift(g, S.kabul, 1)
        adjust(g, PATRONAGE, 3)
      },
      shaded(g, by) {
        halveGarrison(g, by)
        setLevel(g, S.kabul, NEUTRAL)
        adjust(g, PATRONAGE, -3)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    72,
    'Poppy Crop Failure',
    'WGTC',
    {
      en: {
        unshaded: 'Remove a Warlord Base from each of up to 2 Provinces.',
        shaded: 'The Warlords gain 1 Resource for each of their Bases on the map, at most 8.',
      },
      es: {
        unshaded: 'Elimina 1 Base de los Señores de la Guerra de cada una de hasta 2 Provincias.',
        shaded: 'Los Señores de la Guerra ganan 1 Recurso por cada Base suya en el mapa, como máximo 8.',
      },
      pl: {
        unshaded: 'Usuń po 1 bazie watażków z maksymalnie 2 prowincji.',
        shaded: 'Watażkowie zyskują 1 zasób za każdą swoją bazę na mapie, najwyżej 8.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => AFGHAN_PROVINCES.filter((s) => bases(g, WARLORDS, s) > 0)
        eachSpace(g, by, 'event.remove-where', 2, open, (s) => remove(g, base(WARLORDS), s), { upTo: true })
      },
      shaded: (g) => gain(g, WARLORDS, Math.min(8, basesOnMap(g, WARLORDS))),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),
]

/** Places up to n pieces of a kind in a space, as many as the faction says. */
function placeSome(g: Game, by: Faction, n: number, piece: Piece, s: Space): void {
  const q = askEvent(g, by, 'place.how-many', { piece, space: s })
  place(g, piece, s, q.numbers(0, Math.min(n, available(g, piece))).askNumber())
}

/** Card 65: both roads; if the last marker is all there is, one of them. */
function blockRoutes(g: Game, by: Faction): void {
  const open = () => SUPPLY_ROUTES.filter((s) => markerRoom(g, SABOTAGE, s) > 0)
  if (POOLS['terror-sabotage'] - inPlay(g, SABOTAGE) >= SUPPLY_ROUTES.length) {
    for (const s of open()) mark(g, SABOTAGE, s)
    return
  }
  const s = pickSpace(g, by, 'event.sabotage-where', open)
  if (s !== undefined) mark(g, SABOTAGE, s)
}

/** Card 66: own pieces come to up to 2 Mountain Provinces, up to 2 each and one Base in all; guerrillas there may hide. */
function digIn(g: Game, by: Faction): void {
  let recruits = kinds(by).filter((piece) => piece !== active(by))
  const open = () => MOUNTAINS.filter((s) => recruits.some((piece) => canPlace(g, piece, s)) || canHide(g, by, s))
  const settle = (s: Space) => {
    for (let n = 0; n < 2; n++) {
      const piece = placeOneOf(g, by, s, recruits, true)
      if (piece === undefined) break
      if (piece === base(by)) recruits = recruits.filter((other) => other !== piece)
    }
    mayHide(g, by, s)
  }
  eachSpace(g, by, 'event.space', 2, open, settle, { upTo: true })
}

/** An insurgent faction may turn all its guerrillas there Underground. */
function mayHide(g: Game, f: Faction, s: Space): void {
  if (!canHide(g, f, s)) return
  const q = askEvent(g, f, 'event.66.hide', { space: s })
  if (q.offer(YES).offer(NO).answer() === YES) hideAll(g, f, s)
}

/** Card 67: a Capability in force goes, or turns to its other side. */
function changeTactics(g: Game, by: Faction): void {
  const sideOf = (card: number): Side => (inForce(g, card, 'shaded') ? 'shaded' : 'unshaded')
  const open = () =>
    g.volume.cards.filter(
      ({ number, lasts }) => inForce(g, number, sideOf(number)) && lasts?.[sideOf(number)] === 'capability',
    )
  if (open().length === 0) return
  const q = askEvent(g, by, 'event.67.which')
  for (const { number } of open()) q.offer(cardWord(number))
  if (q.size === 0) return
  const card = wordCard(q.answer())
  if (pickWay(g, by, () => ['take-away', 'turn-over']) === 'take-away') lapse(g, card)
  else putInForce(g, card, sideOf(card) === 'shaded' ? 'unshaded' : 'shaded')
}

/** Card 69: what Terror leaves behind in a space. */
const damageTo = (s: Space): Marker => (isLoc(s) ? SABOTAGE : TERROR)

/** Card 71: half of the Government's cubes leave Kabul; the faction says how many of them are Troops. */
function halveGarrison(g: Game, by: Faction): void {
  const q = askEvent(g, by, 'event.71.troops', { space: S.kabul })
  const half = Math.floor(governmentCubes(g, S.kabul) / 2)
  const troops = q
    .numbers(Math.max(0, half - police(g, S.kabul)), Math.min(half, governmentTroops(g, S.kabul)))
    .askNumber()
  remove(g, GOVERNMENT_TROOPS, S.kabul, troops)
  remove(g, GOVERNMENT_POLICE, S.kabul, half - troops)
}

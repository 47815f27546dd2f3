import {
  adjust,
  available,
  type CardFacts,
  canPlace,
  type Faction,
  type Game,
  gain,
  NEUTRAL,
  place,
  putInForce,
  remove,
  rollDie,
  type Space,
  setLevel,
  shift,
  track,
} from '@coinflict/kernel'
import { isCoinControlled } from '../control.ts'
import {
  AID,
  base,
  COALITION,
  COALITION_TROOPS,
  COIN,
  canImprove,
  canSettle,
  coalitionTroops,
  coinBases,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  governmentCubes,
  guerrillas,
  INSURGENTS,
  kinds,
  PATRONAGE,
  pieces,
  shiftIslamabad,
  showHostility,
  TALIBAN,
  transferTrack,
  underground,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, PAKISTAN, S } from '../map.ts'
import { operationsOf } from '../operations/index.ts'
import { CARD } from './lasting.ts'
import {
  AFGHAN_PROVINCES,
  askEvent,
  basesLast,
  capability,
  dual,
  eachSpace,
  guerrillaKinds,
  isInOrNear,
  mayOperate,
  maySpace,
  momentum,
  PASHTUN,
  PASHTUN_PROVINCES,
  pickFaction,
  pickSpace,
  pickWay,
  placeOneOf,
  placeUpTo,
  replaceUpTo,
  single,
  takeOff,
  takeUpTo,
} from './verbs.ts'

/** Card 9: Afghan Provinces beside Pakistan, as the card names them. */
const BORDER: readonly Space[] = [S.kandahar, S.zabol, S.paktika, S.khowst, S.nuristan, S.badakhshan]

/** Takes up to 2 pieces, in either state and Bases last, off one of the spaces. */
function raid(g: Game, by: Faction, factions: readonly Faction[], among: () => readonly Space[]): void {
  const open = () => among().filter((s) => factions.some((f) => pieces(g, f, s) > 0))
  const s = pickSpace(g, by, 'event.remove-where', open)
  if (s !== undefined) takeUpTo(g, by, 2, s, () => basesLast(g, factions, s))
}

/** Card 17: the Coalition may move up to n Troops, each in or out, between Available and Kabul or spaces that COIN Controls just then. */
function rotateTroops(g: Game, n: number): void {
  const { acting } = g
  g.cite('5.1', COALITION)
  const open = () => AFGHAN.filter((s) => (s === S.kabul || isCoinControlled(g, s)) && ways(s).length > 0)
  const ways = (s: Space) => [
    ...(available(g, COALITION_TROOPS) > 0 ? (['bring-troops'] as const) : []),
    ...(coalitionTroops(g, s) > 0 ? (['send-home'] as const) : []),
  ]
  for (let moves = n; moves > 0; ) {
    const s = maySpace(g, COALITION, 'event.17.where', open)
    const way = s === undefined ? undefined : pickWay(g, COALITION, () => ways(s), { space: s })
    if (s === undefined || way === undefined) break
    const q = askEvent(g, COALITION, 'event.how-many', { piece: COALITION_TROOPS, space: s })
    const most = way === 'bring-troops' ? available(g, COALITION_TROOPS) : coalitionTroops(g, s)
    const moved = q.numbers(1, Math.min(moves, most)).askNumber()
    if (way === 'bring-troops') place(g, COALITION_TROOPS, s, moved)
    else remove(g, COALITION_TROOPS, s, moved)
    moves -= moved
  }
  g.cite('5.1', acting)
}

/** Cards 1-18: the Coalition leads. */
export const COALITION_EVENTS: readonly CardFacts[] = [
  dual(
    1,
    'ISR',
    'CTGW',
    {
      en: {
        unshaded:
          'Rest of the game: after each Coalition Sweep the Coalition may Activate up to 2 Underground Guerrillas in any 1 space, LoCs and Pakistan included.',
        shaded: 'Rest of the game: the Coalition may not Air Lift with a Sweep.',
      },
      es: {
        unshaded:
          'Resto de la partida: después de cada Barrido de la Coalición, esta puede Activar hasta 2 Guerrillas Ocultas en 1 casilla cualquiera, incluidas las LdC y Pakistán.',
        shaded: 'Resto de la partida: la Coalición no puede acompañar un Barrido con Transporte Aéreo.',
      },
      pl: {
        unshaded:
          'Do końca gry: po każdym przeszukiwaniu koalicji może ona aktywować do 2 ukrytych partyzantów na 1 dowolnym polu, także na linii lub w Pakistanie.',
        shaded: 'Do końca gry: koalicja nie może łączyć przeszukiwania z transportem lotniczym.',
      },
    },
    { ...capability(CARD.isr), provenance: { unshaded: 'derived', shaded: 'derived' } },
  ),

  dual(
    2,
    'Predators',
    'CTGW',
    {
      en: {
        unshaded:
          'Rest of the game: each Air Strike may take 1 Pakistan space where it removes a Guerrilla in either state, or a Base if no Guerrilla is there; that space does not shift Islamabad.',
        shaded: 'Rest of the game: an Air Strike that includes Pakistan shifts Islamabad 2 boxes toward Sponsorship.',
      },
      es: {
        unshaded:
          'Resto de la partida: cada Ataque Aéreo puede incluir 1 casilla de Pakistán donde elimina una Guerrilla Activa u Oculta, o una Base si no hay Guerrillas; esa casilla no modifica Islamabad.',
        shaded:
          'Resto de la partida: un Ataque Aéreo que incluya Pakistán modifica Islamabad 2 casillas hacia Financiación.',
      },
      pl: {
        unshaded:
          'Do końca gry: każdy atak z powietrza może objąć 1 pole w Pakistanie, gdzie usuwa partyzanta aktywnego lub ukrytego albo bazę, jeśli nie ma tam partyzantów; to pole nie przesuwa Islamabadu.',
        shaded:
          'Do końca gry: atak z powietrza obejmujący Pakistan przesuwa Islamabad o 2 pola w kierunku sponsorowania.',
      },
    },
    { ...capability(CARD.predators), provenance: { unshaded: 'derived', shaded: 'reconstructed' } },
  ),

  dual(
    3,
    'Reapers',
    'CTGW',
    {
      en: {
        unshaded: 'Rest of the game: in 1 space of each Air Strike remove up to 2 pieces.',
        shaded:
          'Rest of the game: after each Air Strike the Taliban shift 1 Province where it removed a piece 1 level toward Opposition.',
      },
      es: {
        unshaded: 'Resto de la partida: en 1 casilla de cada Ataque Aéreo elimina hasta 2 fichas.',
        shaded:
          'Resto de la partida: después de cada Ataque Aéreo los Talibanes modifican 1 nivel hacia Oposición 1 Provincia donde se eliminó una ficha.',
      },
      pl: {
        unshaded: 'Do końca gry: na 1 polu każdego ataku z powietrza usuń do 2 elementów.',
        shaded:
          'Do końca gry: po każdym ataku z powietrza talibowie przesuwają 1 prowincję, w której usunięto element, o 1 poziom w kierunku opozycji.',
      },
    },
    { ...capability(CARD.reapers), provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' } },
  ),

  dual(
    4,
    '#2 Is Dead',
    'CTWG',
    {
      en: {
        unshaded: 'Remove a Taliban Guerrilla or Base from Pakistan. The Taliban lose a die roll of Resources.',
        shaded: 'Place a Taliban Guerrilla or Base in Pakistan. The Taliban gain a die roll of Resources.',
      },
      es: {
        unshaded:
          'Elimina 1 Guerrilla o Base Talibán de Pakistán. Los Talibanes pierden una tirada de dado de Recursos.',
        shaded: 'Coloca 1 Guerrilla o Base Talibán en Pakistán. Los Talibanes ganan una tirada de dado de Recursos.',
      },
      pl: {
        unshaded: 'Usuń partyzanta lub bazę talibów z Pakistanu. Talibowie tracą zasoby równe rzutowi kością.',
        shaded: 'Umieść partyzanta lub bazę talibów w Pakistanie. Talibowie zyskują zasoby równe rzutowi kością.',
      },
    },
    {
      unshaded(g, by) {
        takeOff(g, by, 1, kinds(TALIBAN), PAKISTAN)
        gain(g, TALIBAN, -rollDie(g))
      },
      shaded(g, by) {
        const fits = [underground(TALIBAN), base(TALIBAN)]
        const open = () => PAKISTAN.filter((s) => fits.some((piece) => canPlace(g, piece, s)))
        const s = pickSpace(g, by, 'event.space', open)
        if (s !== undefined) placeOneOf(g, by, s, fits)
        showHostility(g)
        gain(g, TALIBAN, rollDie(g))
      },
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    5,
    'Aerostats',
    'CTWG',
    {
      en: {
        unshaded:
          'Rest of the game: Taliban March costs 1 more Resource for each destination, even where it would cost nothing.',
        shaded:
          'Rest of the game: after each Taliban March the Taliban may flip all their Guerrillas in 1 space Underground.',
      },
      es: {
        unshaded:
          'Resto de la partida: la Marcha Talibán cuesta 1 Recurso más por cada destino, incluso donde no costaría nada.',
        shaded:
          'Resto de la partida: después de cada Marcha Talibán, los Talibanes pueden girar a Ocultas todas sus Guerrillas en 1 casilla.',
      },
      pl: {
        unshaded:
          'Do końca gry: przemarsz talibów kosztuje o 1 zasób więcej za każde pole docelowe, nawet tam, gdzie byłby bezpłatny.',
        shaded:
          'Do końca gry: po każdym przemarszu talibowie mogą odwrócić na stronę ukrytą wszystkich swoich partyzantów na 1 polu.',
      },
    },
    { ...capability(CARD.aerostats), provenance: { unshaded: 'printed', shaded: 'derived' } },
  ),

  dual(
    6,
    'US-Pakistan Talks',
    'CTWG',
    {
      en: {
        unshaded: 'Shift Islamabad 2 boxes toward Hostility.',
        shaded: 'Shift Islamabad 2 boxes toward Sponsorship.',
      },
      es: {
        unshaded: 'Modifica Islamabad 2 casillas hacia Hostilidad.',
        shaded: 'Modifica Islamabad 2 casillas hacia Financiación.',
      },
      pl: {
        unshaded: 'Przesuń Islamabad o 2 pola w kierunku wrogości.',
        shaded: 'Przesuń Islamabad o 2 pola w kierunku sponsorowania.',
      },
    },
    {
      unshaded: (g) => shiftIslamabad(g, -2),
      shaded: (g) => shiftIslamabad(g, 2),
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    7,
    'Find Fix Finish',
    'CGTW',
    {
      en: {
        unshaded:
          'Rest of the game: in each Coalition Assault space the Coalition may also remove 1 Underground Guerrilla.',
        shaded: 'Rest of the game: a Coalition Assault selects at most 2 spaces.',
      },
      es: {
        unshaded:
          'Resto de la partida: en cada casilla de un Asalto de la Coalición, esta puede eliminar además 1 Guerrilla Oculta.',
        shaded: 'Resto de la partida: un Asalto de la Coalición selecciona como máximo 2 casillas.',
      },
      pl: {
        unshaded: 'Do końca gry: na każdym polu szturmu koalicji może ona usunąć dodatkowo 1 ukrytego partyzanta.',
        shaded: 'Do końca gry: szturm koalicji obejmuje najwyżej 2 pola.',
      },
    },
    { ...capability(CARD.findFixFinish), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
  ),

  dual(
    8,
    'SEAL Team 6',
    'CGTW',
    {
      en: {
        unshaded: 'Remove up to 2 Taliban pieces from 1 Pakistan space, Bases last.',
        shaded: 'Shift Islamabad 2 boxes toward Sponsorship.',
      },
      es: {
        unshaded: 'Elimina hasta 2 fichas Talibanes de 1 casilla de Pakistán, las Bases al final.',
        shaded: 'Modifica Islamabad 2 casillas hacia Financiación.',
      },
      pl: {
        unshaded: 'Usuń do 2 elementów talibów z 1 pola w Pakistanie, bazy na końcu.',
        shaded: 'Przesuń Islamabad o 2 pola w kierunku sponsorowania.',
      },
    },
    {
      unshaded: (g, by) => raid(g, by, [TALIBAN], () => PAKISTAN),
      shaded: (g) => shiftIslamabad(g, 2),
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    9,
    'Special Forces',
    'CGTW',
    {
      en: {
        unshaded: 'Remove up to 2 Insurgent pieces, Bases last, from 1 Province with or adjacent to Coalition Troops.',
        shaded:
          'If a Coalition piece is in Kandahar, Zabol, Paktika, Khowst, Nuristan or Badakhshan, shift Islamabad 2 boxes toward Sponsorship.',
      },
      es: {
        unshaded:
          'Elimina hasta 2 fichas Insurgentes, las Bases al final, de 1 Provincia con Tropas de la Coalición o adyacente a ellas.',
        shaded:
          'Si hay una ficha de la Coalición en Kandahar, Zabol, Paktika, Khowst, Nuristan o Badakhshan, modifica Islamabad 2 casillas hacia Financiación.',
      },
      pl: {
        unshaded:
          'Usuń do 2 elementów powstańczych, bazy na końcu, z 1 prowincji z wojskiem koalicji lub z nim sąsiadującej.',
        shaded:
          'Jeśli element koalicji jest w prowincji Kandahar, Zabol, Paktika, Khowst, Nuristan lub Badakhshan, przesuń Islamabad o 2 pola w kierunku sponsorowania.',
      },
    },
    {
      unshaded(g, by) {
        const isReached = (s: Space) => isInOrNear(s, (other) => coalitionTroops(g, other) > 0)
        raid(g, by, INSURGENTS, () => AFGHAN_PROVINCES.filter(isReached))
      },
      shaded(g) {
        if (BORDER.some((s) => pieces(g, COALITION, s) > 0)) shiftIslamabad(g, 2)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    10,
    'Partnering Policy',
    'CGWT',
    {
      en: {
        unshaded: 'The Coalition and the Government may each execute a free Limited Operation, in either order.',
        shaded:
          'Until Reset the Coalition may not move Government Troops by Sweep or Air Lift, nor use Government cubes in its Assaults.',
      },
      es: {
        unshaded:
          'La Coalición y el Gobierno pueden ejecutar cada uno una Operación Limitada gratuita, en el orden que elijas.',
        shaded:
          'Hasta el Reinicio, la Coalición no puede mover Tropas del Gobierno con Barrido o Transporte Aéreo ni usar cubos del Gobierno en sus Asaltos.',
      },
      pl: {
        unshaded:
          'Koalicja i rząd mogą wykonać po jednej darmowej ograniczonej operacji, w wybranej przez ciebie kolejności.',
        shaded:
          'Do resetu koalicja nie może przesuwać wojska rządu przeszukiwaniem ani transportem lotniczym, ani używać kostek rządu w szturmie.',
      },
    },
    {
      unshaded(g, by) {
        const first = pickFaction(g, by, () => COIN)
        for (const f of first === GOVERNMENT ? [GOVERNMENT, COALITION] : COIN) {
          mayOperate(g, f, operationsOf(f), { limited: true })
        }
      },
      shaded: momentum(CARD.partneringPolicy, 'shaded'),
      lasts: { shaded: 'momentum' },
      provenance: { unshaded: 'derived', shaded: 'reconstructed' },
    },
  ),

  single(
    11,
    'Strategic Release',
    'CGWT',
    {
      en: {
        unshaded:
          'The Taliban, then the Warlords, may place up to 2 of their Guerrillas each in Provinces. Until Reset no Attack or Ambush in COIN-Controlled spaces.',
      },
      es: {
        unshaded:
          'Los Talibanes y después los Señores de la Guerra pueden colocar hasta 2 de sus Guerrillas cada uno en Provincias. Hasta el Reinicio no hay Ataques ni Emboscadas en casillas con Control COIN.',
      },
      pl: {
        unshaded:
          'Talibowie, a potem watażkowie mogą umieścić po maksymalnie 2 swoich partyzantów w prowincjach. Do resetu nie wolno wykonywać ataku ani zasadzki na polach pod kontrolą antypowstańczą.',
      },
    },
    (g) => {
      const { acting } = g
      for (const f of INSURGENTS) {
        g.cite('5.1', f)
        placeUpTo(g, f, 2, [underground(f)], AFGHAN_PROVINCES)
      }
      g.cite('5.1', acting)
      putInForce(g, CARD.strategicRelease, 'unshaded')
    },
    { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'reconstructed' } },
  ),

  dual(
    12,
    'Village Stability Operations',
    'CGWT',
    {
      en: {
        unshaded:
          'Rest of the game: after each Coalition Train place 1 Police, if none is Available from the map, in a space with Coalition Troops.',
        shaded:
          'Rest of the game: after each Coalition Train the Warlords may place a Guerrilla in Kabul or a Province with Police.',
      },
      es: {
        unshaded:
          'Resto de la partida: después de cada Entrenamiento de la Coalición, coloca 1 Policía (del mapa si no hay Disponible) en una casilla con Tropas de la Coalición.',
        shaded:
          'Resto de la partida: después de cada Entrenamiento de la Coalición, los Señores de la Guerra pueden colocar 1 Guerrilla en Kabul o en una Provincia con Policía.',
      },
      pl: {
        unshaded:
          'Do końca gry: po każdym szkoleniu koalicji umieść 1 policję (z mapy, jeśli nie ma dostępnej) na polu z wojskiem koalicji.',
        shaded:
          'Do końca gry: po każdym szkoleniu koalicji watażkowie mogą umieścić partyzanta w Kabulu lub w prowincji z policją.',
      },
    },
    { ...capability(CARD.villageStability), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
  ),

  dual(
    13,
    'Anti-Corruption Drive',
    'CWTG',
    {
      en: { unshaded: 'Transfer up to 6 Patronage to Aid.', shaded: 'Aid -6, Patronage +2.' },
      es: { unshaded: 'Transfiere hasta 6 de Patrocinio a Ayuda.', shaded: 'Ayuda -6, Patrocinio +2.' },
      pl: { unshaded: 'Przenieś maksymalnie 6 z patronatu do wsparcia.', shaded: 'Wsparcie -6, patronat +2.' },
    },
    {
      unshaded(g, by) {
        if (track(g, PATRONAGE) === 0) return
        const q = askEvent(g, by, 'event.13.amount')
        transferTrack(g, PATRONAGE, AID, q.numbers(1, Math.min(6, track(g, PATRONAGE))).askNumber())
      },
      shaded(g) {
        adjust(g, AID, -6)
        adjust(g, PATRONAGE, 2)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    14,
    'Economic Project',
    'CWTG',
    {
      en: {
        unshaded:
          'Choose up to 2 COIN-Controlled spaces with COIN Bases: Aid +3 for each, and shift 1 of them 1 level toward Support.',
        shaded: 'The Warlords gain 3 Resources for each space with both a COIN Base and a Warlord piece.',
      },
      es: {
        unshaded:
          'Elige hasta 2 casillas con Control COIN y Base COIN: Ayuda +3 por cada una, y modifica 1 de ellas 1 nivel hacia Apoyo.',
        shaded: 'Los Señores de la Guerra ganan 3 Recursos por cada casilla con una Base COIN y una ficha suya.',
      },
      pl: {
        unshaded:
          'Wybierz do 2 pól pod kontrolą antypowstańczą z bazą antypowstańczą: wsparcie +3 za każde; przesuń 1 z nich o 1 poziom w kierunku poparcia.',
        shaded: 'Watażkowie zyskują 3 zasoby za każde pole z bazą antypowstańczą i elementem watażków.',
      },
    },
    {
      unshaded(g, by) {
        const secured = () => AFGHAN.filter((s) => isCoinControlled(g, s) && coinBases(g, s) > 0)
        const chosen = eachSpace(g, by, 'event.space', 2, secured, () => adjust(g, AID, 3), { upTo: true })
        const s = pickSpace(g, by, 'event.shift-where', () => chosen.filter((s) => canImprove(g, s)), { shift: 1 })
        if (s !== undefined) shift(g, s, 1)
      },
      shaded(g) {
        const shared = AFGHAN.filter((s) => coinBases(g, s) > 0 && pieces(g, WARLORDS, s) > 0)
        gain(g, WARLORDS, 3 * shared.length)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    15,
    'One Tribe at a Time',
    'CWTG',
    {
      en: {
        unshaded:
          'In a Pashtun Province with Coalition Troops replace up to 2 Taliban Guerrillas with Police and shift 1 level toward Support.',
        shaded: 'In a Pashtun Province replace up to 2 Government cubes with Warlord Guerrillas and set it to Neutral.',
      },
      es: {
        unshaded:
          'En 1 Provincia Pastún con Tropas de la Coalición reemplaza hasta 2 Guerrillas Talibanes con Policías y modifica 1 nivel hacia Apoyo.',
        shaded:
          'En 1 Provincia Pastún reemplaza hasta 2 cubos del Gobierno con Guerrillas de los Señores de la Guerra y establécela en Neutral.',
      },
      pl: {
        unshaded:
          'W prowincji pasztuńskiej z wojskiem koalicji zamień do 2 partyzantów talibów na policję i przesuń ją o 1 poziom w kierunku poparcia.',
        shaded: 'W prowincji pasztuńskiej zamień do 2 kostek rządu na partyzantów watażków i ustaw ją na neutralną.',
      },
    },
    {
      unshaded(g, by) {
        const open = () =>
          PASHTUN_PROVINCES.filter(
            (s) => coalitionTroops(g, s) > 0 && (guerrillas(g, TALIBAN, s) > 0 || canImprove(g, s)),
          )
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        replaceUpTo(g, by, 2, s, guerrillaKinds(TALIBAN), GOVERNMENT_POLICE)
        shift(g, s, 1)
      },
      shaded(g, by) {
        const open = () => PASHTUN_PROVINCES.filter((s) => governmentCubes(g, s) > 0 || canSettle(g, s))
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        replaceUpTo(g, by, 2, s, GOVERNMENT_CUBES, underground(WARLORDS))
        setLevel(g, s, NEUTRAL)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    16,
    'Amnesty',
    'CWGT',
    {
      en: {
        unshaded: 'Remove up to 2 Taliban Guerrillas from each of up to 3 COIN-Controlled spaces.',
        shaded: 'Place a Taliban Guerrilla in each of up to 4 Pashtun spaces of Afghanistan.',
      },
      es: {
        unshaded: 'Elimina hasta 2 Guerrillas Talibanes de cada una de hasta 3 casillas con Control COIN.',
        shaded: 'Coloca 1 Guerrilla Talibán en cada una de hasta 4 casillas Pastún de Afganistán.',
      },
      pl: {
        unshaded: 'Usuń do 2 partyzantów talibów z każdego z maksymalnie 3 pól pod kontrolą antypowstańczą.',
        shaded: 'Umieść po 1 partyzancie talibów na maksymalnie 4 polach pasztuńskich w Afganistanie.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => AFGHAN.filter((s) => isCoinControlled(g, s) && guerrillas(g, TALIBAN, s) > 0)
        const pardon = (s: Space) => takeUpTo(g, by, 2, s, () => guerrillaKinds(TALIBAN))
        eachSpace(g, by, 'event.remove-where', 3, open, pardon, { upTo: true })
      },
      shaded(g, by) {
        const piece = underground(TALIBAN)
        const open = () => PASHTUN.filter((s) => canPlace(g, piece, s))
        eachSpace(g, by, 'event.place-where', 4, open, (s) => place(g, piece, s), { upTo: true, params: { piece } })
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    17,
    'NATO',
    'CWGT',
    {
      en: {
        unshaded:
          'Aid +6. The Coalition may move up to 4 Troops between Available and Kabul or COIN-Controlled spaces.',
        shaded: 'Until Reset the Coalition may Train, Sweep or Assault in at most 2 spaces.',
      },
      es: {
        unshaded:
          'Ayuda +6. La Coalición puede mover hasta 4 Tropas entre Disponibles y Kabul o casillas con Control COIN.',
        shaded: 'Hasta el Reinicio, la Coalición puede entrenar, barrer o asaltar como máximo en 2 casillas.',
      },
      pl: {
        unshaded:
          'Wsparcie +6. Koalicja może przesunąć do 4 swoich wojsk między siłami dostępnymi a Kabulem lub polami pod kontrolą antypowstańczą.',
        shaded: 'Do resetu koalicja może szkolić, przeszukiwać lub szturmować najwyżej na 2 polach.',
      },
    },
    {
      unshaded(g) {
        adjust(g, AID, 6)
        rotateTroops(g, 4)
      },
      shaded: momentum(CARD.nato, 'shaded'),
      lasts: { shaded: 'momentum' },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    18,
    'PRTs',
    'CWGT',
    {
      en: {
        unshaded: 'Rest of the game: Coalition Train may conduct Civic Action in 2 of its spaces.',
        shaded: 'Rest of the game: Civic Action in a Coalition Train may not shift a space beyond Neutral.',
      },
      es: {
        unshaded: 'Resto de la partida: el Entrenamiento de la Coalición permite Acción Cívica en 2 de sus casillas.',
        shaded: 'Resto de la partida: la Acción Cívica en un Entrenamiento de la Coalición no puede pasar de Neutral.',
      },
      pl: {
        unshaded: 'Do końca gry: szkolenie koalicji pozwala na akcję obywatelską na 2 jego polach.',
        shaded:
          'Do końca gry: akcja obywatelska podczas szkolenia koalicji nie może przesunąć pola poza poziom neutralny.',
      },
    },
    { ...capability(CARD.prts), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
  ),
]

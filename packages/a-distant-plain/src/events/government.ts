import {
  AVAILABLE,
  adjust,
  announce,
  askGroup,
  available,
  type CardFacts,
  canPlace,
  DONE,
  type Faction,
  flip,
  type Game,
  type Group,
  gain,
  inBox,
  level,
  mark,
  markerRoom,
  move,
  NEUTRAL,
  place,
  putInForce,
  rebox,
  remove,
  resources,
  type Space,
  setLevel,
  setTrack,
  shift,
  spacesWhere,
  track,
  wordPiece,
} from '@coinflict/kernel'
import { governIn } from '../activities/govern.ts'
import { isCoinControlled } from '../control.ts'
import {
  AID,
  active,
  activeOf,
  allGuerrillas,
  base,
  bases,
  COALITION,
  COALITION_TROOPS,
  canImprove,
  canWorsen,
  coalitionTroops,
  ELDERS,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  guerrillas,
  hasPeople,
  hasSupport,
  INSURGENTS,
  OUT_OF_PLAY,
  PATRONAGE,
  pieces,
  police,
  RETURNEES,
  shiftIslamabad,
  TALIBAN,
  transferTrack,
  underground,
  undergroundOf,
  WARLORDS,
} from '../forces.ts'
import { isAnyExposed } from '../losses.ts'
import { AFGHAN, isLoc, isPakistan, near, PAKISTAN, S } from '../map.ts'
import { assault, governmentAssault, governmentCounted } from '../operations/assault.ts'
import { sweep } from '../operations/sweep.ts'
import type { Message } from '../text/messages.ts'
import { CARD } from './lasting.ts'
import {
  AFGHAN_PROVINCES,
  askEvent,
  capability,
  dual,
  eachSpace,
  guerrillaKinds,
  mayAct,
  mayOperate,
  maySpace,
  PASHTUN,
  pickPiece,
  pickSpace,
  pickWay,
  placeUpTo,
  single,
  takeOff,
  takeUpTo,
} from './verbs.ts'

/** Most cards of this kind are known by their title only. */
const OURS = { unshaded: 'reconstructed', shaded: 'reconstructed' } as const

/** Cards 37-54: the Government leads. */

export const GOVERNMENT_EVENTS: readonly CardFacts[] = [
  dual(
    37,
    'Afghan Commandos',
    'GCTW',
    {
      en: {
        unshaded:
          'The Government may Sweep and then Assault 1 space free, removing 1 piece per cube, in Mountains too.',
        shaded: 'Remove up to 3 Government Troops from 1 Province and place a Taliban Guerrilla there.',
      },
      es: {
        unshaded:
          'El Gobierno puede barrer y después asaltar gratis 1 casilla, eliminando 1 ficha por cubo, también en Montaña.',
        shaded: 'Elimina hasta 3 Tropas del Gobierno de 1 Provincia y coloca allí 1 Guerrilla Talibán.',
      },
      pl: {
        unshaded:
          'Rząd może za darmo przeszukać, a potem szturmować 1 pole, usuwając 1 element za każdą kostkę, także w górach.',
        shaded: 'Usuń do 3 wojsk rządu z 1 prowincji i umieść tam partyzanta talibów.',
      },
    },
    {
      unshaded: sendCommandos,
      shaded(g, by) {
        const guerrilla = underground(TALIBAN)
        const open = () => AFGHAN_PROVINCES.filter((s) => governmentTroops(g, s) > 0 || canPlace(g, guerrilla, s))
        const s = pickSpace(g, by, 'event.space', open)
        if (s === undefined) return
        const q = askEvent(g, by, 'event.how-many', { piece: GOVERNMENT_TROOPS, space: s })
        remove(g, GOVERNMENT_TROOPS, s, q.numbers(0, Math.min(3, governmentTroops(g, s))).askNumber())
        place(g, guerrilla, s)
      },
      provenance: OURS,
    },
  ),

  dual(
    38,
    'Night Raids',
    'GCTW',
    {
      en: {
        unshaded: 'In up to 2 spaces with Coalition Troops Activate all Guerrillas, then remove 1.',
        shaded: 'Shift up to 2 Pashtun spaces with Coalition Troops 1 level toward Opposition. Patronage +1.',
      },
      es: {
        unshaded: 'En hasta 2 casillas con Tropas de la Coalición Activa todas las Guerrillas y después elimina 1.',
        shaded: 'Modifica 1 nivel hacia Oposición hasta 2 casillas Pastún con Tropas de la Coalición. Patrocinio +1.',
      },
      pl: {
        unshaded: 'Na maksymalnie 2 polach z wojskiem koalicji aktywuj wszystkich partyzantów, a potem usuń 1 z nich.',
        shaded:
          'Przesuń maksymalnie 2 pola pasztuńskie z wojskiem koalicji o 1 poziom w kierunku opozycji. Patronat +1.',
      },
    },
    {
      unshaded(g, by) {
        const raided = () => spacesWhere(g, (s) => coalitionTroops(g, s) > 0 && allGuerrillas(g, s) > 0)
        eachSpace(
          g,
          by,
          'event.space',
          2,
          raided,
          (s) => {
            for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
            const piece = pickPiece(g, by, 'event.remove-which', s, INSURGENTS.map(active))
            if (piece !== undefined) remove(g, piece, s)
          },
          { upTo: true },
        )
      },
      shaded(g, by) {
        const raided = () => PASHTUN.filter((s) => coalitionTroops(g, s) > 0 && canWorsen(g, s))
        eachSpace(g, by, 'event.shift-where', 2, raided, (s) => shift(g, s, -1), { upTo: true, params: { shift: -1 } })
        adjust(g, PATRONAGE, 1)
      },
      provenance: OURS,
    },
  ),

  dual(
    39,
    'Trilateral Summit',
    'GCTW',
    {
      en: {
        unshaded: 'Shift Islamabad 1 box toward Hostility. The Government gains 6 Resources.',
        shaded: 'Shift Islamabad 1 box toward Sponsorship. The Taliban gain 3 Resources.',
      },
      es: {
        unshaded: 'Modifica Islamabad 1 casilla hacia Hostilidad. El Gobierno gana 6 Recursos.',
        shaded: 'Modifica Islamabad 1 casilla hacia Financiación. Los Talibanes ganan 3 Recursos.',
      },
      pl: {
        unshaded: 'Przesuń Islamabad o 1 pole w kierunku wrogości. Rząd zyskuje 6 zasobów.',
        shaded: 'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Talibowie zyskują 3 zasoby.',
      },
    },
    {
      unshaded(g) {
        shiftIslamabad(g, -1)
        gain(g, GOVERNMENT, 6)
      },
      shaded(g) {
        shiftIslamabad(g, 1)
        gain(g, TALIBAN, 3)
      },
      provenance: OURS,
    },
  ),

  dual(
    40,
    'Line Item',
    'GCWT',
    {
      en: { unshaded: 'Transfer up to 5 Aid to Patronage, or the Government gains 8 Resources.', shaded: 'Aid -8.' },
      es: { unshaded: 'Transfiere hasta 5 de Ayuda a Patrocinio, o el Gobierno gana 8 Recursos.', shaded: 'Ayuda -8.' },
      pl: {
        unshaded: 'Przenieś maksymalnie 5 ze wsparcia do patronatu albo rząd zyskuje 8 zasobów.',
        shaded: 'Wsparcie -8.',
      },
    },
    {
      unshaded(g, by) {
        const ways = () =>
          track(g, AID) > 0 ? (['aid-to-patronage', 'eight-resources'] as const) : (['eight-resources'] as const)
        if (pickWay(g, by, ways) === 'aid-to-patronage') divertAid(g, by, 5)
        else gain(g, GOVERNMENT, 8)
      },
      shaded: (g) => adjust(g, AID, -8),
      provenance: OURS,
    },
  ),

  dual(
    41,
    'NATO Politics',
    'GCWT',
    {
      en: {
        unshaded: 'Return up to 3 Coalition pieces that are out of play to Available.',
        shaded: 'The Coalition moves 3 of its Available pieces out of play.',
      },
      es: {
        unshaded: 'Devuelve a Disponibles hasta 3 fichas de la Coalición que estén fuera de juego.',
        shaded: 'La Coalición mueve fuera de juego 3 de sus fichas Disponibles.',
      },
      pl: {
        unshaded: 'Przenieś maksymalnie 3 elementy koalicji spoza gry do sił dostępnych.',
        shaded: 'Koalicja wycofuje poza grę 3 ze swoich dostępnych elementów.',
      },
    },
    {
      unshaded: (g, by) => reassign(g, by, 3, 'event.41.return', OUT_OF_PLAY, AVAILABLE, true),
      shaded(g) {
        g.cite('5.1', COALITION)
        reassign(g, COALITION, 3, 'event.41.withdraw', AVAILABLE, OUT_OF_PLAY, false)
      },
      provenance: { unshaded: 'derived', shaded: 'reconstructed' },
    },
  ),

  dual(
    42,
    'NGOs',
    'GCWT',
    {
      en: {
        unshaded: 'Aid +4. Place a +1 Pop marker in a COIN-Controlled space without one.',
        shaded: 'Set a space at Support with an Insurgent piece to Neutral. The Warlords gain 3 Resources.',
      },
      es: {
        unshaded: 'Ayuda +4. Coloca 1 marcador de +1 Pob en una casilla con Control COIN que no tenga.',
        shaded:
          'Establece en Neutral 1 casilla con Apoyo y una ficha Insurgente. Los Señores de la Guerra ganan 3 Recursos.',
      },
      pl: {
        unshaded: 'Wsparcie +4. Umieść żeton +1 Pop na polu pod kontrolą antypowstańczą bez takiego żetonu.',
        shaded: 'Ustaw na neutralne 1 pole z poparciem i elementem powstańczym. Watażkowie zyskują 3 zasoby.',
      },
    },
    {
      unshaded(g, by) {
        adjust(g, AID, 4)
        const open = () => AFGHAN.filter((s) => isCoinControlled(g, s) && markerRoom(g, RETURNEES, s) > 0)
        const s = pickSpace(g, by, 'event.42.where', open)
        if (s !== undefined) mark(g, RETURNEES, s)
      },
      shaded(g, by) {
        const isWatched = (s: Space) => INSURGENTS.some((f) => pieces(g, f, s) > 0)
        const s = pickSpace(
          g,
          by,
          'event.set-where',
          () => spacesWhere(g, (at) => hasSupport(g, at) && isWatched(at)),
          { level: NEUTRAL },
        )
        if (s !== undefined) setLevel(g, s, NEUTRAL)
        gain(g, WARLORDS, 3)
      },
      provenance: OURS,
    },
  ),

  dual(
    43,
    'Pakistani Offensive',
    'GTCW',
    {
      en: {
        unshaded: 'Shift Islamabad 1 box toward Hostility. Remove up to 3 Taliban Guerrillas from 1 Pakistan space.',
        shaded:
          'Shift Islamabad 1 box toward Sponsorship. The Taliban may move Guerrillas from 1 Pakistan space into adjacent Afghan spaces, free and without turning Active.',
      },
      es: {
        unshaded:
          'Modifica Islamabad 1 casilla hacia Hostilidad. Elimina hasta 3 Guerrillas Talibanes de 1 casilla de Pakistán.',
        shaded:
          'Modifica Islamabad 1 casilla hacia Financiación. Los Talibanes pueden mover Guerrillas de 1 casilla de Pakistán a casillas afganas adyacentes, gratis y sin Activarse.',
      },
      pl: {
        unshaded:
          'Przesuń Islamabad o 1 pole w kierunku wrogości. Usuń do 3 partyzantów talibów z 1 pola w Pakistanie.',
        shaded:
          'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Talibowie mogą za darmo przesunąć partyzantów z 1 pola w Pakistanie na sąsiednie pola w Afganistanie; nie stają się oni aktywni.',
      },
    },
    {
      unshaded(g, by) {
        shiftIslamabad(g, -1)
        const camps = () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0)
        const s = pickSpace(g, by, 'event.remove-where', camps)
        if (s !== undefined) takeUpTo(g, by, 3, s, () => guerrillaKinds(TALIBAN))
      },
      shaded(g) {
        shiftIslamabad(g, 1)
        crossBorder(g)
      },
      provenance: OURS,
    },
  ),

  single(
    44,
    'Pakistani Politics',
    'GTCW',
    {
      en: {
        unshaded:
          'Place up to 2 Taliban Guerrillas in Pakistan and the Taliban gain 3 Resources, or remove up to 2 there and they lose 3.',
      },
      es: {
        unshaded:
          'Coloca hasta 2 Guerrillas Talibanes en Pakistán y los Talibanes ganan 3 Recursos, o elimina hasta 2 de allí y pierden 3.',
      },
      pl: {
        unshaded:
          'Umieść do 2 partyzantów talibów w Pakistanie i talibowie zyskują 3 zasoby albo usuń stamtąd do 2 i tracą 3 zasoby.',
      },
    },
    (g, by) => {
      if (pickWay(g, by, () => ['place-in-pakistan', 'remove-from-pakistan']) === 'place-in-pakistan') {
        placeUpTo(g, by, 2, [underground(TALIBAN)], PAKISTAN)
        gain(g, TALIBAN, 3)
      } else {
        takeOff(g, by, 2, guerrillaKinds(TALIBAN), PAKISTAN, true)
        gain(g, TALIBAN, -3)
      }
    },
    { provenance: { unshaded: 'reconstructed' } },
  ),

  single(
    45,
    'Tribal Elders',
    'GTCW',
    {
      en: {
        unshaded:
          "Until Reset, whenever Civic Action, Sharia, Terror or Eradicate changes a space's level, you may set it to Support, Neutral or Opposition.",
      },
      es: {
        unshaded:
          'Hasta el Reinicio, cada vez que Acción Cívica, Sharía, Terror o Erradicación cambie el nivel de una casilla, puedes establecerla en Apoyo, Neutral u Oposición.',
      },
      pl: {
        unshaded:
          'Do resetu, ilekroć akcja obywatelska, szariat, terror lub niszczenie upraw zmieni poziom pola, możesz ustawić je na poparcie, neutralne lub opozycję.',
      },
    },
    (g, by) => {
      putInForce(g, CARD.tribalElders, 'unshaded')
      setTrack(g, ELDERS, by + 1)
    },
    { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
  ),

  dual(
    46,
    'ID Cards',
    'GTWC',
    {
      en: {
        unshaded: 'Rest of the game: no Infiltrate in spaces with Police.',
        shaded: 'Rest of the game: Infiltrate may take place in 2 spaces.',
      },
      es: {
        unshaded: 'Resto de la partida: no hay Infiltración en casillas con Policía.',
        shaded: 'Resto de la partida: la Infiltración puede tener lugar en 2 casillas.',
      },
      pl: {
        unshaded: 'Do końca gry: nie wolno wykonywać infiltracji na polach z policją.',
        shaded: 'Do końca gry: infiltracja może objąć 2 pola.',
      },
    },
    {
      ...capability(CARD.idCards),
      provenance: OURS,
    },
  ),

  dual(
    47,
    'Loya Jirga',
    'GTWC',
    {
      en: {
        unshaded: 'Shift up to 2 COIN-Controlled Pashtun spaces 1 level toward Support.',
        shaded: 'In up to 2 Provinces with Warlord pieces place a Warlord Guerrilla and set to Neutral.',
      },
      es: {
        unshaded: 'Modifica 1 nivel hacia Apoyo hasta 2 casillas Pastún con Control COIN.',
        shaded:
          'En hasta 2 Provincias con fichas de los Señores de la Guerra coloca 1 Guerrilla suya y establécelas en Neutral.',
      },
      pl: {
        unshaded: 'Przesuń maksymalnie 2 pola pasztuńskie pod kontrolą antypowstańczą o 1 poziom w kierunku poparcia.',
        shaded: 'W maksymalnie 2 prowincjach z elementami watażków umieść ich partyzanta i ustaw je na neutralne.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => PASHTUN.filter((s) => isCoinControlled(g, s) && canImprove(g, s))
        eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, 1), { upTo: true, params: { shift: 1 } })
      },
      shaded(g, by) {
        const guerrilla = underground(WARLORDS)
        const changes = (s: Space) => canPlace(g, guerrilla, s) || level(g, s) !== NEUTRAL
        const open = () => AFGHAN_PROVINCES.filter((s) => pieces(g, WARLORDS, s) > 0 && changes(s))
        eachSpace(
          g,
          by,
          'event.space',
          2,
          open,
          (s) => {
            place(g, guerrilla, s)
            setLevel(g, s, NEUTRAL)
          },
          { upTo: true },
        )
      },
      provenance: OURS,
    },
  ),

  dual(
    48,
    'Strategic Partners',
    'GTWC',
    {
      en: {
        unshaded: 'Aid +6. Shift Islamabad 1 box toward Hostility.',
        shaded: 'Aid -3. Shift Islamabad 1 box toward Sponsorship.',
      },
      es: {
        unshaded: 'Ayuda +6. Modifica Islamabad 1 casilla hacia Hostilidad.',
        shaded: 'Ayuda -3. Modifica Islamabad 1 casilla hacia Financiación.',
      },
      pl: {
        unshaded: 'Wsparcie +6. Przesuń Islamabad o 1 pole w kierunku wrogości.',
        shaded: 'Wsparcie -3. Przesuń Islamabad o 1 pole w kierunku sponsorowania.',
      },
    },
    {
      unshaded(g) {
        adjust(g, AID, 6)
        shiftIslamabad(g, -1)
      },
      shaded(g) {
        adjust(g, AID, -3)
        shiftIslamabad(g, 1)
      },
      provenance: OURS,
    },
  ),

  dual(
    49,
    'Crop Substitution',
    'GWCT',
    {
      en: {
        unshaded: 'Remove a Warlord Base from a COIN-Controlled Province and shift it 1 level toward Support. Aid +3.',
        shaded: 'Place a Warlord Base in a populated Province with a Warlord Guerrilla. The Warlords gain 3 Resources.',
      },
      es: {
        unshaded:
          'Elimina 1 Base de los Señores de la Guerra de una Provincia con Control COIN y modifícala 1 nivel hacia Apoyo. Ayuda +3.',
        shaded:
          'Coloca 1 Base de los Señores de la Guerra en una Provincia poblada con una Guerrilla suya. Ganan 3 Recursos.',
      },
      pl: {
        unshaded:
          'Usuń bazę watażków z prowincji pod kontrolą antypowstańczą i przesuń tę prowincję o 1 poziom w kierunku poparcia. Wsparcie +3.',
        shaded: 'Umieść bazę watażków w zaludnionej prowincji z ich partyzantem. Watażkowie zyskują 3 zasoby.',
      },
    },
    {
      unshaded(g, by) {
        const fields = () => AFGHAN_PROVINCES.filter((s) => isCoinControlled(g, s) && bases(g, WARLORDS, s) > 0)
        const s = pickSpace(g, by, 'event.remove-where', fields)
        if (s === undefined) return
        remove(g, base(WARLORDS), s)
        shift(g, s, 1)
        adjust(g, AID, 3)
      },
      shaded(g, by) {
        const piece = base(WARLORDS)
        const open = () =>
          AFGHAN_PROVINCES.filter((s) => hasPeople(g, s) && guerrillas(g, WARLORDS, s) > 0 && canPlace(g, piece, s))
        const s = pickSpace(g, by, 'event.place-where', open, { piece, n: 1 })
        if (s !== undefined) place(g, piece, s)
        gain(g, WARLORDS, 3)
      },
      provenance: OURS,
    },
  ),

  dual(
    50,
    'Development Aid',
    'GWCT',
    {
      en: { unshaded: 'Aid +9.', shaded: 'Transfer up to 6 Aid to Patronage and Warlord Resources, in any split.' },
      es: {
        unshaded: 'Ayuda +9.',
        shaded:
          'Transfiere hasta 6 de Ayuda a Patrocinio y a Recursos de los Señores de la Guerra, repartidos como quieras.',
      },
      pl: {
        unshaded: 'Wsparcie +9.',
        shaded: 'Przenieś maksymalnie 6 ze wsparcia do patronatu i zasobów watażków, w dowolnym podziale.',
      },
    },
    {
      unshaded: (g) => adjust(g, AID, 9),
      shaded(g, by) {
        const rest = 6 - divertAid(g, by, 6)
        const n = askAmount(g, by, 'event.50.warlords', () => Math.min(rest, track(g, AID)))
        adjust(g, AID, -n)
        gain(g, WARLORDS, n)
      },
      provenance: OURS,
    },
  ),

  dual(
    51,
    'Karzai',
    'GWCT',
    {
      en: {
        unshaded: 'The Government may Govern free in up to 3 spaces.',
        shaded: 'Patronage -4. Shift Kabul 1 level toward Opposition.',
      },
      es: {
        unshaded: 'El Gobierno puede gobernar gratis en hasta 3 casillas.',
        shaded: 'Patrocinio -4. Modifica Kabul 1 nivel hacia Oposición.',
      },
      pl: {
        unshaded: 'Rząd może za darmo wykonać rządzenie na maksymalnie 3 polach.',
        shaded: 'Patronat -4. Przesuń Kabul o 1 poziom w kierunku opozycji.',
      },
    },
    {
      unshaded(g) {
        mayAct(g, GOVERNMENT, governIn(3))
      },
      shaded(g) {
        adjust(g, PATRONAGE, -4)
        shift(g, S.kabul, -1)
      },
      provenance: OURS,
    },
  ),

  dual(
    52,
    'Power Shuffle',
    'GWTC',
    {
      en: {
        unshaded: 'The Government may move any Police to LoCs or COIN-Controlled spaces. Patronage +2.',
        shaded: 'Remove up to 4 Government cubes from up to 2 spaces. Patronage -2.',
      },
      es: {
        unshaded: 'El Gobierno puede mover cualquier Policía a LdC o casillas con Control COIN. Patrocinio +2.',
        shaded: 'Elimina hasta 4 cubos del Gobierno de hasta 2 casillas. Patrocinio -2.',
      },
      pl: {
        unshaded: 'Rząd może przesunąć dowolną policję na linie lub pola pod kontrolą antypowstańczą. Patronat +2.',
        shaded: 'Usuń do 4 kostek rządu z maksymalnie 2 pól. Patronat -2.',
      },
    },
    {
      unshaded(g) {
        transferPolice(g)
        adjust(g, PATRONAGE, 2)
      },
      shaded(g, by) {
        dismissCubes(g, by)
        adjust(g, PATRONAGE, -2)
      },
      provenance: OURS,
    },
  ),

  dual(
    53,
    'Prison Break',
    'GWTC',
    {
      en: {
        unshaded: 'Remove up to 3 Taliban Guerrillas from spaces with Police.',
        shaded: 'Place up to 4 Taliban Guerrillas in Kandahar or in 1 other Province or Kabul with Police.',
      },
      es: {
        unshaded: 'Elimina hasta 3 Guerrillas Talibanes de casillas con Policía.',
        shaded: 'Coloca hasta 4 Guerrillas Talibanes en Kandahar, o en Kabul u otra Provincia con Policía.',
      },
      pl: {
        unshaded: 'Usuń do 3 partyzantów talibów z pól z policją.',
        shaded: 'Umieść do 4 partyzantów talibów w prowincji Kandahar albo w Kabulu lub innej prowincji z policją.',
      },
    },
    {
      unshaded(g, by) {
        takeOff(
          g,
          by,
          3,
          guerrillaKinds(TALIBAN),
          spacesWhere(g, (s) => police(g, s) > 0),
          true,
        )
      },
      shaded(g, by) {
        const piece = underground(TALIBAN)
        const open = () => AFGHAN.filter((s) => (s === S.kandahar || police(g, s) > 0) && canPlace(g, piece, s))
        const s = pickSpace(g, by, 'event.place-where', open, { piece })
        if (s === undefined) return
        const q = askEvent(g, by, 'event.how-many', { piece, space: s })
        place(g, piece, s, q.numbers(0, Math.min(4, available(g, piece))).askNumber())
      },
      provenance: OURS,
    },
  ),

  dual(
    54,
    'Profit Sharing',
    'GWTC',
    {
      en: {
        unshaded: 'Transfer up to 6 Warlord Resources to the Government, up to 3 of them as Patronage.',
        shaded: 'Transfer up to 3 Patronage and up to 3 Government Resources to the Warlords.',
      },
      es: {
        unshaded:
          'Transfiere hasta 6 Recursos de los Señores de la Guerra al Gobierno, hasta 3 de ellos como Patrocinio.',
        shaded: 'Transfiere a los Señores de la Guerra hasta 3 de Patrocinio y hasta 3 Recursos del Gobierno.',
      },
      pl: {
        unshaded: 'Przekaż rządowi maksymalnie 6 zasobów watażków, w tym najwyżej 3 jako patronat.',
        shaded: 'Przekaż watażkom maksymalnie 3 z patronatu i maksymalnie 3 zasoby rządu.',
      },
    },
    {
      unshaded(g, by) {
        const n = askAmount(g, by, 'event.54.share', () => Math.min(6, resources(g, WARLORDS)))
        gain(g, WARLORDS, -n)
        const pocketed = askAmount(g, by, 'event.54.pocket', () => Math.min(3, n))
        adjust(g, PATRONAGE, pocketed)
        gain(g, GOVERNMENT, n - pocketed)
      },
      shaded(g, by) {
        const bribes = askAmount(g, by, 'event.54.bribes', () => Math.min(3, track(g, PATRONAGE)))
        adjust(g, PATRONAGE, -bribes)
        const pay = askAmount(g, by, 'event.54.pay', () => Math.min(3, resources(g, GOVERNMENT)))
        gain(g, GOVERNMENT, -pay)
        gain(g, WARLORDS, bribes + pay)
      },
      provenance: OURS,
    },
  ),
]

/** Card 37: a Sweep of one space, then an Assault there, in which every cube that counts removes a piece; either may be declined. */
function sendCommandos(g: Game): void {
  const swept = mayOperate(g, GOVERNMENT, [sweep], { limited: true })
  const canAssault = (s: Space) => governmentCounted(g, s) > 0 && isAnyExposed(g, s)
  g.cite('5.5', GOVERNMENT)
  const s = maySpace(g, GOVERNMENT, 'event.operation-where', () => (swept?.spaces ?? AFGHAN).filter(canAssault))
  if (s === undefined) return
  announce(g, GOVERNMENT, assault)
  governmentAssault(g, s, governmentCounted(g, s))
}

const COALITION_KINDS = [COALITION_TROOPS, base(COALITION)]

/** Asks how much of something is transferred, from nothing up to what there is. */
const askAmount = (g: Game, by: Faction, id: Message, most: () => number): number =>
  most() === 0 ? 0 : askEvent(g, by, id).numbers(0, most()).askNumber()

/** Cards 40 and 50: Aid becomes Patronage; what it cannot hold is lost (ruling 16). Gives how much was taken. */
function divertAid(g: Game, by: Faction, most: number): number {
  const n = askAmount(g, by, 'event.40.patronage', () => Math.min(most, track(g, AID)))
  transferTrack(g, AID, PATRONAGE, n)
  return n
}

/** Card 41: n Coalition pieces go from one box beside the map to another, as the faction chooses; or fewer, if it may stop. */
function reassign(g: Game, by: Faction, n: number, id: Message, from: number, to: number, mayStop: boolean): void {
  const there = () => COALITION_KINDS.filter((piece) => inBox(g, from, piece) > 0)
  for (let moved = 0; moved < n && there().length > 0; moved++) {
    const q = askEvent(g, by, id)
    for (const piece of there()) q.piece(piece)
    if (mayStop) q.done()
    if (q.size === 0) return
    const answer = q.answer()
    if (answer === DONE) return
    rebox(g, wordPiece(answer), from, to, 1)
  }
}

/** Card 43: guerrillas of one Pakistan space cross the border, in as many groups as the Taliban like, as they are. */
function crossBorder(g: Game): void {
  g.cite('5.1', TALIBAN)
  const from = maySpace(g, TALIBAN, 'event.move-from', () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0))
  if (from === undefined) return
  const open = () => (guerrillas(g, TALIBAN, from) > 0 ? near(from).filter((s) => !isPakistan(s)) : [])
  const here = (): Group => ({
    underground: undergroundOf(g, TALIBAN, from),
    active: activeOf(g, TALIBAN, from),
    total: guerrillas(g, TALIBAN, from),
  })
  for (;;) {
    const to = maySpace(g, TALIBAN, 'event.move-to', open, { space: from })
    if (to === undefined) return
    const [hidden, seen] = [underground(TALIBAN), active(TALIBAN)]
    const group = askGroup(g, TALIBAN, [hidden, seen], from, to, here, '5.1')
    move(g, hidden, from, to, group.underground)
    move(g, seen, from, to, group.active)
  }
}

/** Card 52: any Police, each once, to lines or where COIN had Control before the first of them moved. */
function transferPolice(g: Game): void {
  g.cite('5.1', GOVERNMENT)
  const posts = spacesWhere(g, (s) => isLoc(s) || isCoinControlled(g, s))
  const arrived = new Map<Space, number>()
  const unsettled = (s: Space) => police(g, s) - (arrived.get(s) ?? 0)
  const open = () => spacesWhere(g, (s) => unsettled(s) > 0)
  for (;;) {
    const from = maySpace(g, GOVERNMENT, 'event.move-from', open)
    if (from === undefined) return
    const to = pickSpace(g, GOVERNMENT, 'event.move-to', () => posts.filter((s) => s !== from), { space: from })
    if (to === undefined) return
    const q = askEvent(g, GOVERNMENT, 'move.how-many', { piece: GOVERNMENT_POLICE, space: from, to })
    const n = q.numbers(1, unsettled(from)).askNumber()
    move(g, GOVERNMENT_POLICE, from, to, n)
    arrived.set(to, (arrived.get(to) ?? 0) + n)
  }
}

/** Card 52: up to 4 cubes, from no more than 2 spaces. */
function dismissCubes(g: Game, by: Faction): void {
  const chosen: Space[] = []
  const isOpen = (s: Space) => governmentCubes(g, s) > 0 && (chosen.length < 2 || chosen.includes(s))
  for (let taken = 0; taken < 4; taken++) {
    const s = maySpace(g, by, 'event.remove-where', () => spacesWhere(g, isOpen))
    if (s === undefined) return
    if (!chosen.includes(s)) chosen.push(s)
    const piece = pickPiece(g, by, 'event.remove-which', s, GOVERNMENT_CUBES)
    if (piece !== undefined) remove(g, piece, s)
  }
}

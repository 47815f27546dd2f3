import {
  AVAILABLE,
  adjust,
  announce,
  askGroup,
  available,
  type CardFacts,
  type Faction,
  flip,
  type Game,
  type Group,
  gain,
  isAdjacent,
  mark,
  markerRoom,
  markers,
  move,
  rebox,
  remove,
  resources,
  type Space,
  shift,
  unmark,
} from '@coinflict/kernel'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { ambush, canSurprise } from '../activities/ambush.ts'
import { surge } from '../activities/surge.ts'
import {
  AID,
  active,
  activeOf,
  base,
  bases,
  COALITION,
  COALITION_TROOPS,
  canImprove,
  canWorsen,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  guerrillas,
  kinds,
  OUT_OF_PLAY,
  PATRONAGE,
  pieces,
  police,
  SABOTAGE,
  shiftIslamabad,
  TALIBAN,
  TERROR,
  underground,
  undergroundOf,
} from '../forces.ts'
import { AFGHAN, EVERY, isPakistan, LOCS, near, PAKISTAN, S } from '../map.ts'
import { ambushIn, attack, attackIn, whyNotFreeAttack } from '../operations/attack.ts'
import { CARD } from './lasting.ts'
import {
  AFGHAN_PROVINCES,
  askEvent,
  capability,
  dual,
  eachSpace,
  exchange,
  guerrillaKinds,
  isInOrNear,
  mayAct,
  maySpace,
  momentum,
  pickPiece,
  pickSpace,
  pickWay,
  placeGuerrillas,
  placeUpTo,
  takeOff,
} from './verbs.ts'

/** Cards 19-36: the Taliban lead. */
export const TALIBAN_EVENTS: readonly CardFacts[] = [
  dual(
    19,
    'Al-Qaeda',
    'TCGW',
    {
      en: {
        unshaded: 'Remove 1 Taliban Base or up to 3 Taliban Guerrillas from Pakistan.',
        shaded: 'Place up to 4 Taliban Guerrillas in Pakistan. The Taliban gain 2 Resources.',
      },
      es: {
        unshaded: 'Elimina 1 Base Talibán o hasta 3 Guerrillas Talibanes de Pakistán.',
        shaded: 'Coloca hasta 4 Guerrillas Talibanes en Pakistán. Los Talibanes ganan 2 Recursos.',
      },
      pl: {
        unshaded: 'Usuń z Pakistanu 1 bazę talibów albo do 3 partyzantów talibów.',
        shaded: 'Umieść do 4 partyzantów talibów w Pakistanie. Talibowie zyskują 2 zasoby.',
      },
    },
    {
      unshaded(g, by) {
        const camps = () => PAKISTAN.filter((s) => pieces(g, TALIBAN, s) > 0)
        const s = maySpace(g, by, 'event.remove-where', camps)
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, kinds(TALIBAN))
        if (s === undefined || piece === undefined) return
        remove(g, piece, s)
        if (piece !== base(TALIBAN)) takeOff(g, by, 2, guerrillaKinds(TALIBAN), PAKISTAN, true)
      },
      shaded(g, by) {
        placeUpTo(g, by, 4, [underground(TALIBAN)], PAKISTAN)
        gain(g, TALIBAN, 2)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    20,
    'Errant Air Strike',
    'TCGW',
    {
      en: {
        unshaded: 'The Coalition may execute a free Air Strike.',
        shaded: 'Shift 2 Provinces with or adjacent to Coalition pieces 1 level toward Opposition each.',
      },
      es: {
        unshaded: 'La Coalición puede ejecutar un Ataque Aéreo gratuito.',
        shaded: 'Modifica 1 nivel hacia Oposición 2 Provincias con fichas de la Coalición o adyacentes a ellas.',
      },
      pl: {
        unshaded: 'Koalicja może wykonać darmowy atak z powietrza.',
        shaded: 'Przesuń 2 prowincje z elementami koalicji lub z nimi sąsiadujące o 1 poziom w kierunku opozycji.',
      },
    },
    {
      unshaded: (g) => mayAct(g, COALITION, airStrike),
      shaded(g, by) {
        const isThere = (s: Space) => pieces(g, COALITION, s) > 0
        const bombed = () => AFGHAN_PROVINCES.filter((s) => canWorsen(g, s) && isInOrNear(s, isThere))
        eachSpace(g, by, 'event.shift-where', 2, bombed, (s) => shift(g, s, -1), { params: { shift: -1 } })
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    21,
    'Operation Iraqi Freedom',
    'TCGW',
    {
      en: {
        unshaded: 'The Coalition may execute a free Surge.',
        shaded: 'The Coalition moves 3 of its pieces, from the map or Available, out of play. Aid -3.',
      },
      es: {
        unshaded: 'La Coalición puede ejecutar una Oleada gratuita.',
        shaded: 'La Coalición mueve fuera de juego 3 de sus fichas, del mapa o Disponibles. Ayuda -3.',
      },
      pl: {
        unshaded: 'Koalicja może wykonać darmowe wzmocnienie.',
        shaded: 'Koalicja wycofuje poza grę 3 swoje elementy, z mapy lub dostępne. Wsparcie -3.',
      },
    },
    {
      unshaded: (g) => mayAct(g, COALITION, surge),
      shaded(g, by) {
        sendElsewhere(g, 3)
        g.cite('5.1', by)
        adjust(g, AID, -3)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    22,
    'Border Incident',
    'TCWG',
    {
      en: {
        unshaded: 'Shift Islamabad 1 box toward Hostility. Activate all Guerrillas in 1 Pakistan space.',
        shaded: 'Shift Islamabad 1 box toward Sponsorship. Sabotage 1 LoC adjacent to Pakistan.',
      },
      es: {
        unshaded:
          'Modifica Islamabad 1 casilla hacia Hostilidad. Activa todas las Guerrillas en 1 casilla de Pakistán.',
        shaded: 'Modifica Islamabad 1 casilla hacia Financiación. Sabotea 1 LdC adyacente a Pakistán.',
      },
      pl: {
        unshaded:
          'Przesuń Islamabad o 1 pole w kierunku wrogości. Aktywuj wszystkich partyzantów na 1 polu w Pakistanie.',
        shaded: 'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Sabotuj 1 linię sąsiadującą z Pakistanem.',
      },
    },
    {
      unshaded(g, by) {
        shiftIslamabad(g, -1)
        const hidden = () => PAKISTAN.filter((s) => undergroundOf(g, TALIBAN, s) > 0)
        const s = pickSpace(g, by, 'event.flip-where', hidden)
        if (s !== undefined) flip(g, underground(TALIBAN), s, undergroundOf(g, TALIBAN, s))
      },
      shaded(g, by) {
        shiftIslamabad(g, 1)
        const passes = () => LOCS.filter((s) => near(s).some(isPakistan) && markerRoom(g, SABOTAGE, s) > 0)
        const s = pickSpace(g, by, 'event.sabotage-where', passes)
        if (s !== undefined) mark(g, SABOTAGE, s)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    23,
    'Roadside IEDs',
    'TCWG',
    {
      en: {
        unshaded:
          'Rest of the game: to Sabotage a LoC by Terror the Taliban must Activate 2 Underground Guerrillas there.',
        shaded:
          'Rest of the game: once in each Patrol or Sweep the Taliban may Activate an Underground Guerrilla where cubes moved in to remove 1 of those cubes, Coalition ones to Casualties.',
      },
      es: {
        unshaded:
          'Resto de la partida: para sabotear una LdC con Terror, los Talibanes deben Activar allí 2 Guerrillas Ocultas.',
        shaded:
          'Resto de la partida: una vez en cada Patrulla o Barrido, los Talibanes pueden Activar una Guerrilla Oculta donde entraron cubos para eliminar 1 de ellos, los de la Coalición a Bajas.',
      },
      pl: {
        unshaded:
          'Do końca gry: aby sabotować linię terrorem, talibowie muszą aktywować na niej 2 ukrytych partyzantów.',
        shaded:
          'Do końca gry: raz podczas każdego patrolu lub przeszukiwania talibowie mogą aktywować ukrytego partyzanta na polu, na które weszły kostki, aby usunąć 1 z nich; kostka koalicji idzie do strat.',
      },
    },
    {
      ...capability(CARD.roadsideIeds),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    24,
    'US-Taliban Talks',
    'TCWG',
    {
      en: {
        unshaded: 'Until Reset Taliban Operations may not remove Coalition pieces.',
        shaded: 'Until Reset the Coalition may not Assault, not even in a Patrol.',
      },
      es: {
        unshaded: 'Hasta el Reinicio, las Operaciones Talibanes no pueden eliminar fichas de la Coalición.',
        shaded: 'Hasta el Reinicio, la Coalición no puede asaltar, ni siquiera con Patrulla.',
      },
      pl: {
        unshaded: 'Do resetu operacje talibów nie mogą usuwać elementów koalicji.',
        shaded: 'Do resetu koalicja nie może szturmować, nawet podczas patrolu.',
      },
    },
    {
      unshaded: momentum(CARD.usTalibanTalks, 'unshaded'),
      shaded: momentum(CARD.usTalibanTalks, 'shaded'),
      lasts: { unshaded: 'momentum', shaded: 'momentum' },
      provenance: { unshaded: 'printed', shaded: 'printed' },
    },
  ),

  dual(
    25,
    'Koran Burning',
    'TGCW',
    {
      en: {
        unshaded:
          'Remove up to 3 Terror markers from spaces with Police. Shift 1 space with Police and no Terror 1 level toward Support.',
        shaded: 'In up to 2 spaces with Coalition Bases place a Terror marker and shift 1 level toward Opposition.',
      },
      es: {
        unshaded:
          'Retira hasta 3 marcadores de Terror de casillas con Policía. Modifica 1 nivel hacia Apoyo 1 casilla con Policía y sin Terror.',
        shaded:
          'En hasta 2 casillas con Base de la Coalición coloca 1 marcador de Terror y modifica 1 nivel hacia Oposición.',
      },
      pl: {
        unshaded:
          'Usuń do 3 żetonów terroru z pól z policją. Przesuń 1 pole z policją i bez terroru o 1 poziom w kierunku poparcia.',
        shaded:
          'Na maksymalnie 2 polach z bazą koalicji umieść żeton terroru i przesuń je o 1 poziom w kierunku opozycji.',
      },
    },
    {
      unshaded(g, by) {
        const patrolled = (isScarred: boolean) => () =>
          AFGHAN.filter((s) => police(g, s) > 0 && markers(g, s, TERROR) > 0 === isScarred)
        for (let n = 0; n < 3; n++) {
          const s = maySpace(g, by, 'event.25.where', patrolled(true))
          if (s === undefined) break
          unmark(g, TERROR, s)
        }
        const calm = () => patrolled(false)().filter((s) => canImprove(g, s))
        const s = pickSpace(g, by, 'event.shift-where', calm, { shift: 1 })
        if (s !== undefined) shift(g, s, 1)
      },
      shaded(g, by) {
        const posts = () =>
          AFGHAN.filter((s) => bases(g, COALITION, s) > 0 && (markerRoom(g, TERROR, s) > 0 || canWorsen(g, s)))
        eachSpace(g, by, 'event.space', 2, posts, (s) => outrage(g, s), { upTo: true })
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    26,
    'MANPADS Scare',
    'TGCW',
    {
      en: {
        unshaded:
          'The Coalition may execute a free Air Lift and then a free Air Strike, even if another Event bars them.',
        shaded: 'Until Reset the Taliban may pay 3 Resources to cancel an Air Lift or Air Strike.',
      },
      es: {
        unshaded:
          'La Coalición puede ejecutar un Transporte Aéreo gratuito y después un Ataque Aéreo gratuito, aunque otro Evento lo impida.',
        shaded: 'Hasta el Reinicio, los Talibanes pueden pagar 3 Recursos para cancelar un Transporte o Ataque Aéreo.',
      },
      pl: {
        unshaded:
          'Koalicja może wykonać darmowy transport lotniczy, a potem darmowy atak z powietrza, nawet jeśli inne wydarzenie tego zabrania.',
        shaded: 'Do resetu talibowie mogą zapłacić 3 zasoby, aby anulować transport lotniczy lub atak z powietrza.',
      },
    },
    {
      unshaded(g) {
        mayAct(g, COALITION, airLift)
        mayAct(g, COALITION, airStrike)
      },
      shaded: momentum(CARD.manpadsScare, 'shaded'),
      lasts: { shaded: 'momentum' },
      provenance: { unshaded: 'derived', shaded: 'derived' },
    },
  ),

  dual(
    27,
    'Tehrik-i-Taliban Pakistan',
    'TGCW',
    {
      en: {
        unshaded: 'Remove up to 3 Taliban Guerrillas from Northwest Frontier and Waziristan.',
        shaded: 'Place up to 2 Taliban Guerrillas each in Northwest Frontier and Waziristan.',
      },
      es: {
        unshaded: 'Elimina hasta 3 Guerrillas Talibanes de Northwest Frontier y Waziristan.',
        shaded: 'Coloca hasta 2 Guerrillas Talibanes en Northwest Frontier y hasta 2 en Waziristan.',
      },
      pl: {
        unshaded: 'Usuń do 3 partyzantów talibów z pól Northwest Frontier i Waziristan.',
        shaded: 'Umieść do 2 partyzantów talibów na polu Northwest Frontier i do 2 na polu Waziristan.',
      },
    },
    {
      unshaded: (g, by) => driveOut(g, by, TRIBAL_AREAS),
      shaded(g, by) {
        for (const s of TRIBAL_AREAS) {
          const q = askEvent(g, by, 'place.how-many', { piece: underground(TALIBAN), space: s })
          placeGuerrillas(g, TALIBAN, s, q.numbers(0, Math.min(2, available(g, underground(TALIBAN)))).askNumber())
        }
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    28,
    'Karzai to Islamabad',
    'TGWC',
    {
      en: {
        unshaded: 'The Government gains 6 Resources. Patronage +1.',
        shaded:
          'The Taliban may move any of their Guerrillas from Pakistan into adjacent Afghan spaces, free and without turning Active.',
      },
      es: {
        unshaded: 'El Gobierno gana 6 Recursos. Patrocinio +1.',
        shaded:
          'Los Talibanes pueden mover cualesquiera de sus Guerrillas de Pakistán a casillas afganas adyacentes, gratis y sin Activarse.',
      },
      pl: {
        unshaded: 'Rząd zyskuje 6 zasobów. Patronat +1.',
        shaded:
          'Talibowie mogą za darmo przesunąć dowolnych swoich partyzantów z Pakistanu na sąsiednie pola w Afganistanie; nie stają się oni aktywni.',
      },
    },
    {
      unshaded(g) {
        gain(g, GOVERNMENT, 6)
        adjust(g, PATRONAGE, 1)
      },
      shaded: (g) => crossBorder(g),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    29,
    'Night Letters',
    'TGWC',
    {
      en: {
        unshaded: 'Rest of the game: Taliban Terror in a space with Police must Activate 2 Underground Guerrillas.',
        shaded: 'Rest of the game: Train places at most 4 cubes in a space.',
      },
      es: {
        unshaded:
          'Resto de la partida: el Terror Talibán en una casilla con Policía debe Activar 2 Guerrillas Ocultas.',
        shaded: 'Resto de la partida: el Entrenamiento coloca como máximo 4 cubos por casilla.',
      },
      pl: {
        unshaded: 'Do końca gry: terror talibów na polu z policją wymaga aktywowania 2 ukrytych partyzantów.',
        shaded: 'Do końca gry: szkolenie umieszcza najwyżej 4 kostki na polu.',
      },
    },
    {
      ...capability(CARD.nightLetters),
      provenance: { unshaded: 'reconstructed', shaded: 'printed' },
    },
  ),

  dual(
    30,
    'Urban Specialists',
    'TGWC',
    {
      en: {
        unshaded: 'Rest of the game: Taliban Terror in Kabul must Activate 2 Underground Guerrillas.',
        shaded: 'Rest of the game: Taliban Terror in Kabul is free and leaves the Guerrilla Underground.',
      },
      es: {
        unshaded: 'Resto de la partida: el Terror Talibán en Kabul debe Activar 2 Guerrillas Ocultas.',
        shaded: 'Resto de la partida: el Terror Talibán en Kabul es gratis y la Guerrilla sigue Oculta.',
      },
      pl: {
        unshaded: 'Do końca gry: terror talibów w Kabulu wymaga aktywowania 2 ukrytych partyzantów.',
        shaded: 'Do końca gry: terror talibów w Kabulu jest darmowy, a partyzant pozostaje ukryty.',
      },
    },
    {
      ...capability(CARD.urbanSpecialists),
      provenance: { unshaded: 'printed', shaded: 'printed' },
    },
  ),

  dual(
    31,
    'Car Bombs',
    'TWCG',
    {
      en: {
        unshaded: 'Rest of the game: the Taliban may Ambush in only 1 space at a time.',
        shaded: 'Rest of the game: the Taliban may Ambush with an Active Guerrilla where they have no Underground one.',
      },
      es: {
        unshaded: 'Resto de la partida: los Talibanes solo pueden emboscar en 1 casilla cada vez.',
        shaded:
          'Resto de la partida: los Talibanes pueden emboscar con una Guerrilla Activa donde no tengan ninguna Oculta.',
      },
      pl: {
        unshaded: 'Do końca gry: talibowie mogą wykonać zasadzkę tylko na 1 polu naraz.',
        shaded: 'Do końca gry: talibowie mogą wykonać zasadzkę aktywnym partyzantem tam, gdzie nie mają ukrytego.',
      },
    },
    {
      ...capability(CARD.carBombs),
      provenance: { unshaded: 'reconstructed', shaded: 'derived' },
    },
  ),

  dual(
    32,
    'Haqqani',
    'TWCG',
    {
      en: {
        unshaded: 'Remove up to 3 Taliban Guerrillas from Khowst, Paktika and Waziristan.',
        shaded:
          'Place up to 3 Taliban Guerrillas in Kabul, Khowst and Paktika. The Taliban may then Ambush free in 1 of them.',
      },
      es: {
        unshaded: 'Elimina hasta 3 Guerrillas Talibanes de Khowst, Paktika y Waziristan.',
        shaded:
          'Coloca hasta 3 Guerrillas Talibanes en Kabul, Khowst y Paktika. Los Talibanes pueden después emboscar gratis en 1 de ellas.',
      },
      pl: {
        unshaded: 'Usuń do 3 partyzantów talibów z pól Khowst, Paktika i Waziristan.',
        shaded:
          'Umieść do 3 partyzantów talibów na polach Kabul, Khowst i Paktika. Potem talibowie mogą wykonać darmową zasadzkę na 1 z nich.',
      },
    },
    {
      unshaded: (g, by) => driveOut(g, by, [S.khowst, S.paktika, S.waziristan]),
      shaded(g, by) {
        const targets = [S.kabul, S.khowst, S.paktika]
        placeUpTo(g, by, 3, [underground(TALIBAN)], targets)
        strikeOnce(g, targets)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    33,
    'Suicide Bombers',
    'TWCG',
    {
      en: {
        unshaded:
          'Rest of the game: each successful Taliban Attack or Ambush also costs the Taliban 1 of their Guerrillas there.',
        shaded:
          'Rest of the game: in up to 2 Attack spaces the Taliban may remove 1 of their own Guerrillas instead of rolling: the Attack succeeds.',
      },
      es: {
        unshaded:
          'Resto de la partida: cada Ataque o Emboscada Talibán con éxito les cuesta además 1 de sus Guerrillas allí.',
        shaded:
          'Resto de la partida: en hasta 2 casillas de cada Ataque, los Talibanes pueden eliminar 1 Guerrilla propia en vez de tirar: el Ataque tiene éxito.',
      },
      pl: {
        unshaded: 'Do końca gry: każdy udany atak lub zasadzka talibów kosztuje ich też 1 partyzanta na tym polu.',
        shaded:
          'Do końca gry: na maksymalnie 2 polach ataku talibowie mogą zamiast rzutu usunąć 1 własnego partyzanta: atak się udaje.',
      },
    },
    {
      ...capability(CARD.suicideBombers),
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    34,
    'Accidental Guerrillas',
    'TWGC',
    {
      en: {
        unshaded:
          'Rest of the game: after a Coalition Assault that removed a piece the Coalition may buy Civic Action in 1 COIN-Controlled Assault space.',
        shaded:
          'Rest of the game: after each Coalition Assault the Taliban may place 1 Guerrilla in Kabul or any Province.',
      },
      es: {
        unshaded:
          'Resto de la partida: después de un Asalto de la Coalición que eliminó una ficha, esta puede comprar Acción Cívica en 1 casilla del Asalto con Control COIN.',
        shaded:
          'Resto de la partida: después de cada Asalto de la Coalición, los Talibanes pueden colocar 1 Guerrilla en Kabul o en cualquier Provincia.',
      },
      pl: {
        unshaded:
          'Do końca gry: po szturmie koalicji, który usunął element, może ona kupić akcję obywatelską na 1 polu szturmu pod kontrolą antypowstańczą.',
        shaded:
          'Do końca gry: po każdym szturmie koalicji talibowie mogą umieścić 1 partyzanta w Kabulu lub dowolnej prowincji.',
      },
    },
    {
      ...capability(CARD.accidentalGuerrillas),
      provenance: { unshaded: 'reconstructed', shaded: 'derived' },
    },
  ),

  dual(
    35,
    'Gulbuddin Hekmatyar',
    'TWGC',
    {
      en: {
        unshaded: 'Replace up to 3 Taliban Guerrillas in Kabul and adjacent Provinces with Police.',
        shaded: 'Place up to 3 Taliban Guerrillas in Kabul, Nuristan, Baghlan and Konduz. Patronage -1.',
      },
      es: {
        unshaded: 'Reemplaza hasta 3 Guerrillas Talibanes en Kabul y Provincias adyacentes con Policías.',
        shaded: 'Coloca hasta 3 Guerrillas Talibanes en Kabul, Nuristan, Baghlan y Konduz. Patrocinio -1.',
      },
      pl: {
        unshaded: 'Zamień do 3 partyzantów talibów w Kabulu i sąsiednich prowincjach na policję.',
        shaded: 'Umieść do 3 partyzantów talibów na polach Kabul, Nuristan, Baghlan i Konduz. Patronat -1.',
      },
    },
    {
      unshaded(g, by) {
        const around = AFGHAN.filter((s) => s === S.kabul || isAdjacent(g, s, S.kabul))
        exchange(g, by, 3, guerrillaKinds(TALIBAN), GOVERNMENT_POLICE, true, around)
      },
      shaded(g, by) {
        placeUpTo(g, by, 3, [underground(TALIBAN)], [S.kabul, S.nuristan, S.baghlan, S.konduz])
        adjust(g, PATRONAGE, -1)
      },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),

  dual(
    36,
    'Mullah Omar',
    'TWGC',
    {
      en: {
        unshaded: 'Remove up to 3 Taliban Guerrillas from Pakistan, or halve Taliban Resources, rounded up.',
        shaded:
          'Until Reset: in the Support phase Sharia works at any Taliban Base, and in the Redeploy phase Taliban Guerrillas need not move.',
      },
      es: {
        unshaded:
          'Elimina hasta 3 Guerrillas Talibanes de Pakistán, o reduce a la mitad los Recursos Talibanes, redondeando hacia arriba.',
        shaded:
          'Hasta el Reinicio: en la Fase de Apoyo la Sharía vale en cualquier Base Talibán, y en la Fase de Redespliegue las Guerrillas Talibanes no tienen que mover.',
      },
      pl: {
        unshaded:
          'Usuń do 3 partyzantów talibów z Pakistanu albo zmniejsz zasoby talibów o połowę, zaokrąglając w górę.',
        shaded:
          'Do resetu: w fazie poparcia szariat działa przy każdej bazie talibów, a w fazie rozmieszczenia partyzanci talibów nie muszą się przesuwać.',
      },
    },
    {
      unshaded(g, by) {
        const isAround = () => PAKISTAN.some((s) => guerrillas(g, TALIBAN, s) > 0)
        const ways = () => [
          ...(isAround() ? (['remove'] as const) : []),
          ...(resources(g, TALIBAN) > 1 ? (['halve'] as const) : []),
        ]
        const way = pickWay(g, by, ways)
        if (way === 'remove') driveOut(g, by, PAKISTAN)
        if (way === 'halve') gain(g, TALIBAN, -Math.floor(resources(g, TALIBAN) / 2))
      },
      shaded: momentum(CARD.mullahOmar, 'shaded'),
      lasts: { shaded: 'momentum' },
      provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
    },
  ),
]

const TRIBAL_AREAS: readonly Space[] = [S['northwest-frontier'], S.waziristan]

/** Takes up to three Taliban guerrillas off the spaces. */
function driveOut(g: Game, by: Faction, where: readonly Space[]): void {
  takeOff(g, by, 3, guerrillaKinds(TALIBAN), where, true)
}

/** Card 21: the Coalition takes n of its pieces out of play: so many that are Available, the others from the map. */
function sendElsewhere(g: Game, n: number): void {
  g.cite('5.1', COALITION)
  const troops = () => available(g, COALITION_TROOPS)
  const camps = () => available(g, base(COALITION))
  const q = askEvent(g, COALITION, 'event.21.available', { n })
  const onMap = EVERY.reduce((sum, s) => sum + pieces(g, COALITION, s), 0)
  const all = Math.min(n, troops() + camps() + onMap)
  const waiting = q.numbers(Math.max(0, all - onMap), Math.min(all, troops() + camps())).askNumber()
  const q2 = askEvent(g, COALITION, 'event.how-many', { piece: base(COALITION) })
  const b = q2.numbers(Math.max(0, waiting - troops()), Math.min(waiting, camps())).askNumber()
  rebox(g, base(COALITION), AVAILABLE, OUT_OF_PLAY, b)
  rebox(g, COALITION_TROOPS, AVAILABLE, OUT_OF_PLAY, waiting - b)
  takeOff(g, COALITION, all - waiting, kinds(COALITION), EVERY, false, OUT_OF_PLAY)
}

/** Card 25: a Terror marker, as far as the pool reaches, and a level toward Opposition. */
function outrage(g: Game, s: Space): void {
  mark(g, TERROR, s)
  shift(g, s, -1)
}

/** Card 28: the Taliban cross the border as they are. It is no March: nobody turns Active, and each moves one space. */
function crossBorder(g: Game): void {
  g.cite('5.1', TALIBAN)
  const camps = () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0)
  for (;;) {
    const from = maySpace(g, TALIBAN, 'event.move-from', camps)
    if (from === undefined) return
    const to = pickSpace(g, TALIBAN, 'event.move-to', () => near(from).filter((s) => !isPakistan(s)), { space: from })
    if (to === undefined) return
    const fit = (): Group => ({
      underground: undergroundOf(g, TALIBAN, from),
      active: activeOf(g, TALIBAN, from),
      total: guerrillas(g, TALIBAN, from),
    })
    const group = askGroup(g, TALIBAN, [underground(TALIBAN), active(TALIBAN)], from, to, fit, '5.1')
    move(g, underground(TALIBAN), from, to, group.underground)
    move(g, active(TALIBAN), from, to, group.active)
  }
}

/** Card 32: the Taliban may Attack in one of the spaces, free, by Ambush where they can. */
function strikeOnce(g: Game, targets: readonly Space[]): void {
  const open = () => targets.filter((s) => whyNotFreeAttack(g, TALIBAN, s) === undefined)
  g.cite('5.5', TALIBAN)
  const s = maySpace(g, TALIBAN, 'event.operation-where', open)
  if (s === undefined) return
  const q = askEvent(g, TALIBAN, 'event.operation-what', { space: s })
  // Their guerrillas there may just have been taken off (1.4.1).
  if (whyNotFreeAttack(g, TALIBAN, s) !== undefined) return
  if (canSurprise(g, s)) q.offer(ambush.word)
  const isAmbush = q.offer(attack.word).answer() === ambush.word
  announce(g, TALIBAN, isAmbush ? ambush : attack)
  if (isAmbush) ambushIn(g, TALIBAN, s)
  else attackIn(g, TALIBAN, s)
}

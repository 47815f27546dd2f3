import {
  adjust,
  announce,
  available,
  type CardFacts,
  canPlace,
  count,
  type Faction,
  flip,
  type Game,
  gain,
  isAdjacent,
  level,
  mark,
  markerRoom,
  NEUTRAL,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  place,
  preferring,
  putInForce,
  remove,
  rollDie,
  type Space,
  setLevel,
  shift,
  spacesWhere,
  track,
} from '@coinflict/kernel'
import { airStrike } from '../activities/air-strike.ts'
import {
  AID,
  base,
  bases,
  CARD,
  CUBES,
  cubes,
  FACTIONS,
  GOVT,
  INSURGENTS,
  isSabotaged,
  POLICE,
  pieces,
  SABOTAGE,
  TROOPS,
  underground,
} from '../forces.ts'
import { econ, LOCS, MOUNTAINS, PIPELINES, pop } from '../map.ts'
import { askEvent, canWorsen, cities, departments, dual, eachSpace, pickPiece, pickSpace, takesAll } from './verbs.ts'

/** 5.3 A Capability: either side stays in force for the rest of the game. */
const capability = (card: number) =>
  ({
    unshaded: (g: Game) => putInForce(g, card, 'unshaded'),
    shaded: (g: Game) => putInForce(g, card, 'shaded'),
    lasts: { unshaded: 'capability', shaded: 'capability' },
  }) as const

/** Aid pays out, at most 20 and under Samper too (6.4.3); then it grows. */
const payAid = (growth: number) => (g: Game) => {
  gain(g, GOVT, Math.min(20, track(g, AID)))
  adjust(g, AID, growth)
}

/** Pipelines that a Sabotage marker can still be laid on; none once all 40 are out (3.3.4). */
const soundPipelines = (g: Game): readonly Space[] => PIPELINES.filter((s) => markerRoom(g, SABOTAGE, s) > 0)

/** Those of the highest Econ. */
const richest = (lines: readonly Space[]): readonly Space[] => {
  const most = Math.max(...lines.map(econ))
  return lines.filter((s) => econ(s) === most)
}

/** Places up to n Police along the pipelines. Gives the pipelines that got some. */
function policePipelines(g: Game, by: Faction, n: number): readonly Space[] {
  const guarded: Space[] = []
  const open = () => PIPELINES.filter((s) => canPlace(g, POLICE, s) && !guarded.includes(s))
  for (let left = n; left > 0; ) {
    const s = pickSpace(g, by, 'event.place-where', open, { piece: POLICE })
    if (s === undefined) break
    const q = askEvent(g, by, 'event.how-many', { piece: POLICE, space: s })
    left -= place(g, POLICE, s, q.numbers(1, Math.min(left, available(g, POLICE))).askNumber())
    guarded.push(s)
  }
  return guarded
}

/** Turns n Underground guerrillas of any factions Active, one by one. Active ones do not count (ruling 19). */
function exposeGuerrillas(g: Game, by: Faction, n: number, fits: (s: Space) => boolean): void {
  const hidden = INSURGENTS.map(underground)
  const open = () => spacesWhere(g, (s) => fits(s) && hidden.some((piece) => count(g, s, piece) > 0))
  for (let exposed = 0; exposed < n; exposed++) {
    const s = pickSpace(g, by, 'event.flip-where', open)
    if (s === undefined) return
    const piece = pickPiece(g, by, 'event.flip-which', s, hidden)
    if (piece !== undefined) flip(g, piece, s)
  }
}

/** Who has most pieces in a space; in a tie the Government, even if it has none there (ruling 100). */
function foremost(g: Game, s: Space): Faction {
  const most = Math.max(...FACTIONS.map((f) => pieces(g, f, s)))
  const [first = GOVT, ...equals] = FACTIONS.filter((f) => pieces(g, f, s) === most)
  return equals.length === 0 ? first : GOVT
}

/** Cards 1-18: the Government leads. */
export const GOVT_EVENTS: readonly CardFacts[] = [
  dual(
    1,
    '1st Division',
    'GFAC',
    {
      en: {
        unshaded:
          'Rest of the game: in each Support phase one space needs just Government Control and any cube for Civic Action.',
        shaded: 'Rest of the game: a space needs at least 2 Troops and 2 Police for Civic Action.',
      },
      es: {
        unshaded:
          'Resto de la partida: en cada Fase de Apoyo una casilla solo necesita Control del Gobierno y un cubo cualquiera para la Acción Cívica.',
        shaded: 'Resto de la partida: una casilla necesita al menos 2 Tropas y 2 Policías para la Acción Cívica.',
      },
      pl: {
        unshaded:
          'Do końca gry: w każdej fazie poparcia na jednym polu do akcji obywatelskiej wystarczą kontrola rządu i dowolna kostka.',
        shaded: 'Do końca gry: akcja obywatelska wymaga na polu co najmniej 2 kostek wojska i 2 kostek policji.',
      },
    },
    capability(CARD.firstDivision),
  ),

  dual(
    2,
    'Ospina & Mora',
    'GFAC',
    {
      en: {
        unshaded: 'Rest of the game: a Sweep costs only 1 Resource a space.',
        shaded: 'Rest of the game: Sweep no more than 1 space a card.',
      },
      es: {
        unshaded: 'Resto de la partida: un Barrido cuesta solo 1 Recurso por casilla.',
        shaded: 'Resto de la partida: Barrido en no más de 1 casilla por carta.',
      },
      pl: {
        unshaded: 'Do końca gry: przeszukiwanie kosztuje tylko 1 zasób za pole.',
        shaded: 'Do końca gry: przeszukiwanie na najwyżej 1 polu podczas jednej karty.',
      },
    },
    capability(CARD.ospinaMora),
  ),

  dual(
    3,
    'Tapias',
    'GFAC',
    {
      en: {
        unshaded: 'Rest of the game: an Assault costs only 1 Resource a space.',
        shaded: 'Rest of the game: Assault no more than 1 space a card.',
      },
      es: {
        unshaded: 'Resto de la partida: un Asalto cuesta solo 1 Recurso por casilla.',
        shaded: 'Resto de la partida: Asalto en no más de 1 casilla por carta.',
      },
      pl: {
        unshaded: 'Do końca gry: szturm kosztuje tylko 1 zasób za pole.',
        shaded: 'Do końca gry: szturm na najwyżej 1 polu podczas jednej karty.',
      },
    },
    capability(CARD.tapias),
  ),

  dual(
    4,
    'Caño Limón - Coveñas',
    'GFCA',
    {
      en: {
        unshaded: 'Choose 3 unsabotaged pipelines: the Government gains twice the Econ of each.',
        shaded: 'Sabotage 3 pipelines without cubes, those of highest Econ first.',
      },
      es: {
        unshaded: 'Elige 3 oleoductos sin Sabotear: el Gobierno gana en Recursos el doble del Econ de cada uno.',
        shaded: 'Sabotea 3 oleoductos sin cubos, primero los de mayor Econ.',
      },
      pl: {
        unshaded: 'Wybierz 3 niesabotowane rurociągi: za każdy rząd zyskuje zasoby równe dwukrotności jego Ekon.',
        shaded: 'Sabotuj 3 rurociągi bez kostek, zaczynając od tych o najwyższym Ekon.',
      },
    },
    {
      unshaded(g, by) {
        const sound = () => PIPELINES.filter((s) => !isSabotaged(g, s))
        eachSpace(g, by, 'event.pipeline', 3, sound, (s) => gain(g, GOVT, 2 * econ(s)))
      },
      shaded(g, by) {
        const exposed = () => richest(soundPipelines(g).filter((s) => cubes(g, s) === 0))
        eachSpace(g, by, 'event.sabotage-where', 3, exposed, (s) => mark(g, SABOTAGE, s))
      },
    },
  ),

  dual(
    5,
    'Occidental & Ecopetrol',
    'GFCA',
    {
      en: {
        unshaded: 'Place 6 Police on pipelines. Then turn 3 Guerrillas Active that are on or next to those pipelines.',
        shaded: 'A space next to a line of Econ 3 shifts 2 levels toward Active Opposition.',
      },
      es: {
        unshaded:
          'Coloca 6 Policías en oleoductos. Luego Activa 3 Guerrillas que estén en esos oleoductos o en casillas adyacentes a ellos.',
        shaded: 'Modifica 2 niveles hacia Oposición Activa una casilla adyacente a una LdC de Econ 3.',
      },
      pl: {
        unshaded:
          'Umieść 6 kostek policji na rurociągach. Potem aktywuj 3 partyzantów na tych rurociągach lub na polach z nimi sąsiadujących.',
        shaded: 'Przesuń pole sąsiadujące z linią o Ekon 3 o 2 poziomy w kierunku aktywnej opozycji.',
      },
    },
    {
      unshaded(g, by) {
        const guarded = policePipelines(g, by, 6)
        exposeGuerrillas(g, by, 3, (s) => guarded.some((line) => line === s || isAdjacent(g, line, s)))
      },
      shaded(g, by) {
        const isBeside = (s: Space) => LOCS.some((line) => econ(line) === 3 && isAdjacent(g, line, s))
        const restive = () => spacesWhere(g, (s) => canWorsen(g, s) && isBeside(s))
        const s = pickSpace(g, by, 'event.shift-where', restive, { shift: -2 })
        if (s !== undefined) shift(g, s, -2)
      },
    },
  ),

  dual(
    6,
    'Oil Spill',
    'GFCA',
    {
      en: {
        unshaded: '2 departments next to sabotaged lines, Neutral or in Opposition, go to Passive Support.',
        shaded: 'Sabotage a pipeline; a department next to it shifts 1 level toward Active Opposition.',
      },
      es: {
        unshaded: 'Establece en Apoyo Pasivo 2 departamentos Neutrales o con Oposición adyacentes a LdC Saboteadas.',
        shaded: 'Sabotea un oleoducto; modifica 1 nivel hacia Oposición Activa un departamento adyacente a él.',
      },
      pl: {
        unshaded:
          'Ustaw na bierne poparcie 2 departamenty neutralne lub z opozycją, które sąsiadują z sabotowanymi liniami.',
        shaded: 'Sabotuj rurociąg; przesuń sąsiadujący z nim departament o 1 poziom w kierunku aktywnej opozycji.',
      },
    },
    {
      unshaded(g, by) {
        const spoiled = () =>
          departments(g).filter(
            (s) =>
              pop(s) > 0 &&
              level(g, s) <= NEUTRAL &&
              LOCS.some((line) => isSabotaged(g, line) && isAdjacent(g, line, s)),
          )
        eachSpace(g, by, 'event.set-where', 2, spoiled, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
          params: { level: PASSIVE_SUPPORT },
        })
      },
      shaded(g, by) {
        const line = pickSpace(g, by, 'event.sabotage-where', () => soundPipelines(g))
        if (line === undefined) return
        mark(g, SABOTAGE, line)
        const angry = () => departments(g).filter((s) => canWorsen(g, s) && isAdjacent(g, line, s))
        const s = pickSpace(g, by, 'event.shift-where', angry, { shift: -1 })
        if (s !== undefined) shift(g, s, -1)
      },
    },
  ),

  dual(
    7,
    '7th Special Forces',
    'GAFC',
    {
      en: {
        unshaded:
          'Rest of the game: in each Control phase, after Sabotage, the Government may take off up to 3 Terror or Sabotage markers.',
        shaded:
          'Rest of the game: in the Control phase Guerrillas sabotage a line also if they only equal the cubes there.',
      },
      es: {
        unshaded:
          'Resto de la partida: en cada Fase de Control, después del Sabotaje, el Gobierno puede retirar hasta 3 marcadores de Terror o de Sabotaje.',
        shaded:
          'Resto de la partida: en la Fase de Control las Guerrillas sabotean una LdC también si solo igualan en número a los cubos que hay en ella.',
      },
      pl: {
        unshaded:
          'Do końca gry: w każdej fazie kontroli, po sabotażu, rząd może usunąć do 3 żetonów terroru lub sabotażu.',
        shaded:
          'Do końca gry: w fazie kontroli partyzanci sabotują linię także wtedy, gdy jest ich tam tylko tyle samo co kostek.',
      },
    },
    {
      ...capability(CARD.seventhSpecialForces),
      editions: {
        '2nd': {
          en: {
            unshaded:
              'Rest of the game: in each Sabotage phase, after Sabotage, the Government may take off up to 3 Terror or Sabotage markers.',
            shaded:
              'Rest of the game: in the Sabotage phase Guerrillas sabotage a line also if they only equal the cubes there.',
          },
          es: {
            unshaded:
              'Resto de la partida: en cada Fase de Sabotaje, después del Sabotaje, el Gobierno puede retirar hasta 3 marcadores de Terror o de Sabotaje.',
            shaded:
              'Resto de la partida: en la Fase de Sabotaje las Guerrillas sabotean una LdC también si solo igualan en número a los cubos que hay en ella.',
          },
          pl: {
            unshaded:
              'Do końca gry: w każdej fazie sabotażu, po sabotażu, rząd może usunąć do 3 żetonów terroru lub sabotażu.',
            shaded:
              'Do końca gry: w fazie sabotażu partyzanci sabotują linię także wtedy, gdy jest ich tam tylko tyle samo co kostek.',
          },
        },
      },
    },
  ),

  dual(
    8,
    'Fuerza Aérea Colombiana',
    'GAFC',
    {
      en: {
        unshaded: 'The Government makes 3 free Air Strikes.',
        shaded: 'Government Resources -9.',
      },
      es: {
        unshaded: 'El Gobierno hace 3 Ataques Aéreos gratuitos.',
        shaded: 'Recursos del Gobierno -9.',
      },
      pl: {
        unshaded: 'Rząd wykonuje 3 darmowe ataki z powietrza.',
        shaded: 'Zasoby rządu -9.',
      },
    },
    {
      unshaded(g) {
        // Cards 12 and 27 do not stop these (5.1.2).
        for (let n = 0; n < 3 && airStrike.whyNot(g) === undefined; n++) {
          announce(g, GOVT, airStrike)
          airStrike.run(g)
        }
      },
      shaded: (g) => gain(g, GOVT, -9),
    },
  ),

  dual(
    9,
    'High Mountain Battalions',
    'GAFC',
    {
      en: {
        unshaded: 'Rest of the game: Assault in Mountains as in cities, every cube removing a piece.',
        shaded: 'Rest of the game: Assault in Mountains removes 1 piece for every 4 Troops.',
      },
      es: {
        unshaded: 'Resto de la partida: el Asalto en Montaña es como en las ciudades y cada cubo elimina una ficha.',
        shaded: 'Resto de la partida: el Asalto en Montaña elimina 1 ficha por cada 4 Tropas.',
      },
      pl: {
        unshaded: 'Do końca gry: szturm w górach odbywa się jak w miastach i każda kostka usuwa 1 element.',
        shaded: 'Do końca gry: szturm w górach usuwa 1 element za każde 4 wojska.',
      },
    },
    capability(CARD.highMountainBattalions),
  ),

  dual(
    10,
    'Blackhawks',
    'GACF',
    {
      en: {
        unshaded: 'Rest of the game: an Air Lift takes any number of Troops.',
        shaded: 'Rest of the game: an Air Lift takes just 1 Troops cube.',
      },
      es: {
        unshaded: 'Resto de la partida: un Transporte Aéreo lleva cualquier número de Tropas.',
        shaded: 'Resto de la partida: un Transporte Aéreo lleva solo 1 Tropa.',
      },
      pl: {
        unshaded: 'Do końca gry: transport lotniczy przewozi dowolną liczbę wojsk.',
        shaded: 'Do końca gry: transport lotniczy przewozi tylko 1 wojsko.',
      },
    },
    capability(CARD.blackhawks),
  ),

  dual(
    11,
    'National Defense & Security Council',
    'GACF',
    {
      en: {
        unshaded: 'Rest of the game: 1 Police may move into each Sweep space as Troops do.',
        shaded: 'Rest of the game: in each Sweep space only Troops or only Police find Guerrillas, whichever are more.',
      },
      es: {
        unshaded: 'Resto de la partida: en cada casilla de Barrido puede entrar 1 Policía igual que las Tropas.',
        shaded:
          'Resto de la partida: en cada casilla de Barrido solo encuentran Guerrillas las Tropas o la Policía, lo que haya en mayor número.',
      },
      pl: {
        unshaded: 'Do końca gry: na każde przeszukiwane pole może wejść 1 kostka policji, tak jak wojsko.',
        shaded:
          'Do końca gry: na każdym przeszukiwanym polu partyzantów wykrywa tylko wojsko albo tylko policja, zależnie od tego, czego jest więcej.',
      },
    },
    capability(CARD.defenseCouncil),
  ),

  dual(
    12,
    'Plan Colombia',
    'GACF',
    {
      en: {
        unshaded: 'The Government gains Resources equal to Aid, at most 20; then Aid +10.',
        shaded: 'Until the next Propaganda no Air Strikes, and Patrol turns no Guerrillas Active.',
      },
      es: {
        unshaded: 'El Gobierno gana Recursos iguales a la Ayuda, como máximo 20; luego Ayuda +10.',
        shaded: 'Hasta la próxima Propaganda no hay Ataques Aéreos, y la Patrulla no Activa Guerrillas.',
      },
      pl: {
        unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +10.',
        shaded: 'Do następnej propagandy nie ma ataków z powietrza, a patrol nie aktywuje partyzantów.',
      },
    },
    {
      unshaded: payAid(10),
      shaded: (g) => putInForce(g, CARD.planColombia, 'shaded'),
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    13,
    'Plan Meteoro',
    'GCFA',
    {
      en: {
        unshaded: 'Rest of the game: a Patrol may Assault free on every line.',
        shaded: 'Rest of the game: a Patrol brings no free Assault.',
      },
      es: {
        unshaded: 'Resto de la partida: una Patrulla permite un Asalto gratuito en cada LdC.',
        shaded: 'Resto de la partida: una Patrulla no da ningún Asalto gratuito.',
      },
      pl: {
        unshaded: 'Do końca gry: patrol pozwala na darmowy szturm na każdej linii.',
        shaded: 'Do końca gry: patrol nie daje darmowego szturmu.',
      },
    },
    capability(CARD.planMeteoro),
  ),

  dual(
    14,
    'Tres Esquinas',
    'GCFA',
    {
      en: {
        unshaded: 'The Government places a Base and 3 Troops in a department of its choice.',
        shaded: 'Remove a Government Base and a cube from a department.',
      },
      es: {
        unshaded: 'El Gobierno coloca una Base y 3 Tropas en un departamento de su elección.',
        shaded: 'Elimina una Base del Gobierno y un cubo de un departamento.',
      },
      pl: {
        unshaded: 'Rząd umieszcza bazę i 3 wojska w wybranym przez siebie departamencie.',
        shaded: 'Usuń bazę rządową i kostkę z jednego departamentu.',
      },
    },
    {
      unshaded(g) {
        g.cite('5.1', GOVT)
        const open = () => {
          const some = departments(g).filter((s) => canPlace(g, base(GOVT), s) || canPlace(g, TROOPS, s))
          const all = some.filter((s) => takesAll(g, GOVT, TROOPS, 3, s))
          return preferring(all, some)
        }
        const s = pickSpace(g, GOVT, 'event.space', open)
        if (s === undefined) return
        place(g, base(GOVT), s)
        place(g, TROOPS, s, 3)
      },
      shaded(g, by) {
        const open = () => {
          const held = departments(g).filter((s) => pieces(g, GOVT, s) > 0)
          const both = held.filter((s) => bases(g, GOVT, s) > 0 && cubes(g, s) > 0)
          return preferring(both, held)
        }
        const s = pickSpace(g, by, 'event.remove-where', open)
        if (s === undefined) return
        remove(g, base(GOVT), s, Math.min(1, bases(g, GOVT, s)))
        const cube = pickPiece(g, by, 'event.remove-which', s, CUBES)
        if (cube !== undefined) remove(g, cube, s)
      },
    },
  ),

  dual(
    15,
    'War Tax',
    'GCFA',
    {
      en: {
        unshaded: 'Roll a die: the Government gains 4 times the result.',
        shaded: 'A city that is Neutral or in Passive Support goes to Passive Opposition.',
      },
      es: {
        unshaded: 'Tira un dado: el Gobierno gana en Recursos 4 veces el resultado.',
        shaded: 'Establece en Oposición Pasiva una ciudad Neutral o con Apoyo Pasivo.',
      },
      pl: {
        unshaded: 'Rzuć kością: rząd zyskuje zasoby równe czterokrotności wyniku.',
        shaded: 'Ustaw miasto neutralne lub z biernym poparciem na bierną opozycję.',
      },
    },
    {
      unshaded: (g) => gain(g, GOVT, 4 * rollDie(g)),
      shaded(g, by) {
        const wavering = () => cities(g).filter((s) => level(g, s) === NEUTRAL || level(g, s) === PASSIVE_SUPPORT)
        const s = pickSpace(g, by, 'event.set-where', wavering, { level: PASSIVE_OPPOSITION })
        if (s !== undefined) setLevel(g, s, PASSIVE_OPPOSITION)
      },
    },
  ),

  dual(
    16,
    'Coffee Prices',
    'GCAF',
    {
      en: {
        unshaded:
          'For each Mountain the faction with most pieces there gains 5 Resources, the Government if none leads.',
        shaded: 'Government Resources -10.',
      },
      es: {
        unshaded:
          'Por cada Montaña gana 5 Recursos la facción con más fichas en ella, o el Gobierno si ninguna tiene más que las demás.',
        shaded: 'Recursos del Gobierno -10.',
      },
      pl: {
        unshaded:
          'Za każdy departament górski 5 zasobów zyskuje frakcja z największą liczbą elementów w nim, a jeśli żadna nie przeważa, rząd.',
        shaded: 'Zasoby rządu -10.',
      },
    },
    {
      unshaded(g) {
        for (const s of MOUNTAINS) gain(g, foremost(g, s), 5)
      },
      shaded: (g) => gain(g, GOVT, -10),
    },
  ),

  dual(
    17,
    'Madrid Donors',
    'GCAF',
    {
      en: {
        unshaded: 'The Government gains Resources equal to Aid, at most 20; then Aid +6.',
        shaded: 'Until the next Propaganda no Sweep or Assault in departments.',
      },
      es: {
        unshaded: 'El Gobierno gana Recursos iguales a la Ayuda, como máximo 20; luego Ayuda +6.',
        shaded: 'Hasta la próxima Propaganda no hay Barridos ni Asaltos en departamentos.',
      },
      pl: {
        unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +6.',
        shaded: 'Do następnej propagandy nie ma przeszukiwań ani szturmów w departamentach.',
      },
    },
    {
      unshaded: payAid(6),
      shaded: (g) => putInForce(g, CARD.madridDonors, 'shaded'),
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    18,
    'NSPD-18',
    'GCAF',
    {
      en: {
        unshaded: 'The Government gains Resources equal to Aid, at most 20; then Aid +20.',
        shaded: 'Government Resources -6. Then roll a die: Aid falls by the result.',
      },
      es: {
        unshaded: 'El Gobierno gana Recursos iguales a la Ayuda, como máximo 20; luego Ayuda +20.',
        shaded: 'Recursos del Gobierno -6. Luego tira un dado: la Ayuda baja tanto como el resultado.',
      },
      pl: {
        unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +20.',
        shaded: 'Zasoby rządu -6. Potem rzuć kością: wsparcie spada o wynik rzutu.',
      },
    },
    {
      unshaded: payAid(20),
      shaded(g) {
        gain(g, GOVT, -6)
        adjust(g, AID, -rollDie(g))
      },
    },
  ),
]

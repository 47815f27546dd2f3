import type { GuideStep } from '@coinflict/kernel/display'

/** What the game is about and how the map and the cards are read. */
export const OPENING: readonly GuideStep[] = [
  {
    text: {
      en: 'Welcome to Afghanistan in 2009. Two uneasy allies and two insurgent factions struggle for the country, and each wins in its own way. In about ten minutes you will play the first three cards.',
      es: 'Te damos la bienvenida a Afganistán en 2009. Dos aliados mal avenidos y dos facciones insurgentes luchan por el país, y cada cual gana a su manera. En unos diez minutos jugarás las tres primeras cartas.',
      pl: 'Witaj w Afganistanie w roku 2009. O kraj walczą dwaj nieufni wobec siebie sojusznicy i dwie frakcje powstańcze, a każda strona wygrywa inaczej. W około dziesięć minut zagrasz trzy pierwsze karty.',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'You are the Coalition (C, tan). You want the people on your side and your soldiers at home: you win when Population in Support plus your Available pieces is above 30. It stands at 10 now, so your margin in the table is −20: a margin above zero wins (7.2).',
      es: 'Eres la Coalición (C, ocre). Quieres a la gente de tu lado y a tus soldados en casa: ganas si la Población en Apoyo más tus fichas Disponibles pasa de 30. Ahora suman 10, así que tu margen en la tabla es −20: un margen por encima de cero gana (7.2).',
      pl: 'Grasz koalicją (C, jasnobrązowy). Chcesz mieć ludność po swojej stronie, a żołnierzy w domu: wygrywasz, gdy populacja na polach poparcia i twoje dostępne elementy dają razem więcej niż 30. Teraz to 10, więc twój margines w tabeli to −20: margines powyżej zera daje zwycięstwo (7.2).',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'The Government (G, blue) is your ally with other plans: COIN-Controlled Population plus Patronage above 35. The Taliban (T, black) need Opposition plus their Bases above 20. The Warlords (W, green) thrive on disorder: they need uncontrolled Population above 15 and more than 40 Resources.',
      es: 'El Gobierno (G, azul) es tu aliado, pero tiene otros planes: Población con Control COIN más Patrocinio por encima de 35. Los Talibanes (T, negro) necesitan que la Oposición más sus Bases pase de 20. Los Señores de la Guerra (W, verde) viven del desorden: más de 15 de Población sin Control y más de 40 Recursos.',
      pl: 'Rząd (G, niebieski) to twój sojusznik, ale ma inne plany: populacja pod kontrolą COIN i patronat łącznie powyżej 35. Talibowie (T, czarny) potrzebują opozycji i własnych baz łącznie powyżej 20. Watażkowie (W, zielony) żyją z nieładu: potrzebują populacji bez kontroli powyżej 15 i ponad 40 zasobów.',
    },
  },
  {
    point: ['kabul', 'baghlan'],
    text: {
      en: 'The number beside a name is the Population; where refugees have come home, a marker has added 1. ▲ is Support, ▼ is Opposition, no sign is Neutral. Kabul gives you 4, Baghlan nothing yet (1.6.1).',
      es: 'El número junto a un nombre es la Población; donde han vuelto refugiados, un marcador le ha sumado 1. ▲ es Apoyo, ▼ es Oposición y sin signo es Neutral. Kabul te da 4; Baghlan, nada todavía (1.6.1).',
      pl: 'Liczba przy nazwie to populacja; tam, gdzie wrócili uchodźcy, żeton dodał do niej 1. ▲ to poparcie, ▼ to opozycja, brak znaku to poziom neutralny. Kabul daje ci 4, Baghlan na razie nic (1.6.1).',
    },
  },
  {
    point: ['kandahar'],
    text: {
      en: 'Squares are cubes: Troops with a cross, Police with a shield. Eight-sided pieces are Guerrillas, round ones are Bases. The shield with a C beside a name shows COIN Control: in Kandahar you and the Government together outnumber your enemies (1.7).',
      es: 'Los cuadrados son cubos: Tropas con un aspa, Policía con un escudo. Las fichas de ocho lados son Guerrillas, las redondas son Bases. El escudo con una C junto a un nombre indica el Control COIN: en Kandahar el Gobierno y tú tenéis juntos más fichas que los enemigos (1.7).',
      pl: 'Kwadraty to kostki: wojsko z krzyżykiem, policja z tarczą. Elementy ośmiokątne to partyzanci, okrągłe to bazy. Tarcza z literą C przy nazwie oznacza kontrolę COIN: w prowincji Kandahar masz razem z rządem więcej elementów niż wszyscy wasi wrogowie razem (1.7).',
    },
  },
  {
    point: ['balochistan', 'waziristan', 'northwest-frontier'],
    text: {
      en: 'Across the border lies Pakistan. Only Taliban pieces may be there. How far Islamabad helps them is shown on a track of its own: at the moment it stands at Backing (6.6.1).',
      es: 'Al otro lado de la frontera está Pakistán. Allí solo puede haber fichas Talibanes. Cuánto les ayuda Islamabad se ve en una escala aparte: de momento está en Respaldo (6.6.1).',
      pl: 'Za granicą leży Pakistan. Mogą tam stać tylko elementy talibów. Jak bardzo pomaga im Islamabad, pokazuje osobny tor: na razie jest na polu przychylności (6.6.1).',
    },
  },
  {
    point: ['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'],
    text: {
      en: 'Roads are spaces too: lines of communication (LoCs). The number in the diamond is their Econ. With Aid from abroad it makes the Government’s income. You have no purse: you spend the Government’s Resources (1.8).',
      es: 'Las Carreteras también son casillas: las Líneas de Comunicación (LdC). El número del rombo es su Econ. Junto con la Ayuda exterior forma el ingreso del Gobierno. Tú no tienes fondos: gastas los Recursos del Gobierno (1.8).',
      pl: 'Drogi też są polami: to linie komunikacyjne (LiKomy). Liczba w rombie to ich wartość ekonomiczna (Ekon). Razem ze wsparciem z zagranicy tworzy ona dochód rządu. Ty nie masz własnej kasy: wydajesz zasoby rządu (1.8).',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Nobody holds cards. One lies open, and the next one can be seen already. The letters on US-Pakistan Talks give the order: Coalition, Taliban, Warlords, Government. All are eligible, so you are 1st eligible and the Taliban come second (2.3).',
      es: 'Nadie tiene cartas en la mano. Hay una a la vista, y también se ve la siguiente. Las letras de US-Pakistan Talks dan el orden: Coalición, Talibanes, Señores de la Guerra, Gobierno. Todas son elegibles, así que tú eres la 1.ª elegible y los Talibanes van después (2.3).',
      pl: 'Nikt nie ma kart na ręce. Jedna leży odkryta, a następną też już widać. Litery na karcie US-Pakistan Talks podają kolejność: koalicja, talibowie, watażkowie, rząd. Wszystkie frakcje są uprawnione, więc zaczynasz ty, a talibowie są drugą uprawnioną frakcją (2.3).',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'At most two factions act on a card, each with an operation or with the event. Whoever acts sits out the next card. Whoever passes takes a few Resources and stays eligible (2.3.3).',
      es: 'En una carta actúan como mucho dos facciones, cada una con una operación o con el evento. Quien actúa se pierde la carta siguiente. Quien pasa recibe algunos Recursos y sigue elegible (2.3.3).',
      pl: 'Na jednej karcie działają najwyżej dwie frakcje, każda wykonuje operację albo wydarzenie. Kto działa, opuszcza następną kartę. Kto rezygnuje, bierze trochę zasobów i pozostaje frakcją uprawnioną (2.3.3).',
    },
  },
]

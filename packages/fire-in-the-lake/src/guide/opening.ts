import type { GuideStep } from '@coinflict/kernel/display'

/** What the game is about and how the map and the cards are read. */
export const OPENING: readonly GuideStep[] = [
  {
    text: {
      en: 'Welcome to South Vietnam in 1965. Four factions struggle for the country, two on each side, and each wins in its own way. In about ten minutes you will play the first three cards.',
      es: 'Te damos la bienvenida a Vietnam del Sur en 1965. Cuatro facciones luchan por el país, dos en cada bando, y cada una gana a su manera. En unos diez minutos jugarás las tres primeras cartas.',
      pl: 'Witaj w Wietnamie Południowym w roku 1965. O kraj walczą cztery frakcje, po dwie z każdej strony, a każda wygrywa inaczej. W około dziesięć minut zagrasz trzy pierwsze karty.',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'You are the ARVN (A, yellow): Saigon and its army. You want the country in your hands and your friends well paid: you win when COIN-Controlled Population plus Patronage is above 50. It stands at 41 now, so your margin in the table is −9: a margin above zero wins (7.2).',
      es: 'Eres el ARVN (A, amarillo): Saigón y su ejército. Quieres el país en tus manos y a tus amigos bien pagados: ganas si la Población con Control COIN más el Patrocinio pasa de 50. Ahora suman 41, así que tu margen en la tabla es −9: un margen por encima de cero gana (7.2).',
      pl: 'Grasz ARVN (A, żółty), czyli Sajgonem i jego armią. Chcesz mieć kraj w ręku, a przyjaciół opłaconych: wygrywasz, gdy populacja pod kontrolą COIN i patronat dają razem więcej niż 50. Teraz to 41, więc twój margines w tabeli to −9: margines powyżej zera daje zwycięstwo (7.2).',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'The US (U, green) is your ally with other plans: Support plus its Available pieces above 50. The NVA (N, red) need NVA-Controlled Population plus their Bases above 18. The VC (V, blue) need Opposition plus their Bases above 35.',
      es: 'EE.\u00a0UU. (U, verde) es tu aliado, pero tiene otros planes: Apoyo más sus fichas Disponibles por encima de 50. El EVN (N, rojo) necesita que la Población con Control del EVN más sus Bases pase de 18. El VC (V, azul), que la Oposición más sus Bases pase de 35.',
      pl: 'USA (U, zielony) to twój sojusznik, ale z innymi planami: poparcie i dostępne elementy USA łącznie powyżej 50. NVA (N, czerwony) potrzebuje populacji pod kontrolą NVA i własnych baz łącznie powyżej 18. VC (V, niebieski) potrzebuje opozycji i własnych baz łącznie powyżej 35.',
    },
  },
  {
    point: ['saigon', 'tay-ninh'],
    text: {
      en: 'The number beside a name is the Population. ▲ is Support, ▼ is Opposition; two of them mean Active, which counts double. Saigon alone gives the US 2 × 6 = 12; Tay Ninh gives the VC 4 (1.6.2).',
      es: 'El número junto a un nombre es la Población. ▲ es Apoyo y ▼ Oposición; dos signos quieren decir Activo, que cuenta doble. Solo Saigon da a EE.\u00a0UU. 2 × 6 = 12; Tay Ninh da 4 al VC (1.6.2).',
      pl: 'Liczba przy nazwie to populacja. ▲ to poparcie, ▼ to opozycja; dwa znaki oznaczają poziom aktywny, który liczy się podwójnie. Samo pole Saigon daje USA 2 × 6 = 12, a Tay Ninh daje VC 4 (1.6.2).',
    },
  },
  {
    point: ['binh-dinh'],
    text: {
      en: 'Squares are cubes: Troops with a cross, Police with a shield. Eight-sided pieces are Guerrillas, diamonds are Irregulars and Rangers, round ones are Bases. The shield with a C beside a name shows COIN Control: in Binh Dinh you and the US together outnumber your enemies (1.7).',
      es: 'Los cuadrados son cubos: Tropas con un aspa, Policía con un escudo. Las fichas de ocho lados son Guerrillas, los rombos son Irregulares y Rangers, las redondas son Bases. El escudo con una C junto a un nombre indica el Control COIN: en Binh Dinh, EE.\u00a0UU. y tú tenéis juntos más fichas que los enemigos (1.7).',
      pl: 'Kwadraty to kostki: wojsko z krzyżykiem, policja z tarczą. Elementy ośmiokątne to partyzanci, romby to nieregularni i rangersi, okrągłe to bazy. Tarcza z literą C przy nazwie oznacza kontrolę COIN: w prowincji Binh Dinh masz razem z USA więcej elementów niż wrogowie (1.7).',
    },
  },
  {
    point: ['north-vietnam', 'central-laos', 'southern-laos', 'the-fishhook', 'the-parrots-beak'],
    text: {
      en: 'The NVA gather in North Vietnam, Laos and Cambodia. How easily they come south is shown on a track of its own, the Trail (6.7).',
      es: 'El EVN se reúne en Vietnam del Norte, Laos y Camboya. Con qué facilidad llega al sur lo muestra una escala aparte, la Ruta (6.7).',
      pl: 'NVA zbiera siły w Wietnamie Północnym, Laosie i Kambodży. Jak łatwo dociera na południe, pokazuje osobny tor, szlak (6.7).',
    },
  },
  {
    point: ['loc-saigon-can-tho', 'loc-saigon-cam-ranh'],
    text: {
      en: 'Highways and the Mekong are spaces too: lines of communication (LoCs). The number in the diamond is their Econ. With Aid from the US it makes your income, but beware: your ally spends from the same purse (1.8).',
      es: 'Las Autopistas y el Mekong también son casillas: las Líneas de Comunicación (LdC). El número del rombo es su Econ. Con la Ayuda de EE.\u00a0UU. forma tu ingreso, pero cuidado: tu aliado gasta de los mismos Recursos (1.8).',
      pl: 'Szosy i Mekong też są polami: to linie komunikacyjne (LiKomy). Liczba w rombie to ich wartość ekonomiczna (Ekon). Razem ze wsparciem od USA tworzy ona twój dochód, ale uwaga: sojusznik wydaje z tej samej kasy (1.8).',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Nobody holds cards. One lies open, and the next one can be seen already. The letters on Election give the order: ARVN, VC, US, NVA. All are eligible, so you are 1st eligible and the VC come second (2.3).',
      es: 'Nadie tiene cartas en la mano. Hay una a la vista, y también se ve la siguiente. Las letras de Election dan el orden: ARVN, VC, EE.\u00a0UU., EVN. Todas son elegibles, así que tú eres la 1.ª elegible y el VC va después (2.3).',
      pl: 'Nikt nie ma kart na ręce. Jedna leży odkryta, a następną też już widać. Litery na karcie Election podają kolejność: ARVN, VC, USA, NVA. Wszystkie frakcje są uprawnione, więc zaczynasz ty, a VC jest drugą uprawnioną frakcją (2.3).',
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

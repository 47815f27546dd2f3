import type { GuideStep } from '@coinflict/kernel/display'

/** What the game is about and how the map and the cards are read. */
export const OPENING: readonly GuideStep[] = [
  {
    text: {
      en: 'Welcome to Colombia in the 1990s. Four factions struggle for the country, and each wins in its own way. In about ten minutes you will play the first three cards.',
      es: 'Te damos la bienvenida a la Colombia de los años noventa. Cuatro facciones luchan por el país y cada una gana a su manera. En unos diez minutos jugarás las tres primeras cartas.',
      pl: 'Witaj w Kolumbii lat dziewięćdziesiątych. O kraj walczą cztery frakcje, a każda wygrywa inaczej. W około dziesięć minut zagrasz trzy pierwsze karty.',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'You are the Government (G, blue). You win when Total Support is above 60. It stands at 50 now, so your margin in the table is −10: a margin above zero wins (7.2).',
      es: 'Eres el Gobierno (G, azul). Ganas si el Apoyo Total pasa de 60. Ahora es de 50, así que tu margen en la tabla es −10: un margen por encima de cero gana (7.2).',
      pl: 'Grasz rządem (G, niebieski). Wygrywasz, gdy suma poparcia przekroczy 60. Teraz wynosi 50, więc twój margines w tabeli to −10: margines powyżej zera daje zwycięstwo (7.2).',
    },
  },
  {
    panel: 'factions',
    text: {
      en: 'FARC (F, red) needs Opposition plus its own Bases above 25. AUC (A, yellow) needs more Bases than FARC. The Cartels (C, green) need more than 10 Bases and more than 40 Resources.',
      es: 'Las FARC (F, rojo) necesitan que la Oposición más sus Bases pase de 25. Las AUC (A, amarillo), más Bases que las FARC. Los Cárteles (C, verde), más de 10 Bases y más de 40 Recursos.',
      pl: 'FARC (F, czerwony) potrzebuje opozycji i własnych baz łącznie powyżej 25. AUC (A, żółty) potrzebuje więcej baz niż FARC. Kartele (C, zielony) potrzebują ponad 10 baz i ponad 40 zasobów.',
    },
  },
  {
    point: ['bogota', 'meta-west'],
    text: {
      en: 'The number beside a name is the Population. ▲ is Support, ▼ is Opposition; two of them mean Active, which counts double. Bogotá alone gives you 2 × 8 = 16; Meta West gives FARC 2.',
      es: 'El número junto a un nombre es la Población. ▲ es Apoyo y ▼ Oposición; dos signos quieren decir Activo, que cuenta doble. Solo Bogotá te da 2 × 8 = 16; Meta West da 2 a las FARC.',
      pl: 'Liczba przy nazwie to populacja. ▲ to poparcie, ▼ to opozycja; dwa znaki oznaczają poziom aktywny, który liczy się podwójnie. Sama Bogotá daje ci 2 × 8 = 16, a Meta West daje FARC 2.',
    },
  },
  {
    point: ['santander'],
    text: {
      en: 'Squares are your cubes: Troops with a cross, Police with a shield. Eight-sided pieces are Guerrillas, round ones are Bases. A shield with a letter beside a name shows Control: in Santander you have more pieces than all the others together (1.8).',
      es: 'Los cuadrados son tus cubos: Tropas con un aspa, Policía con un escudo. Las fichas de ocho lados son Guerrillas, las redondas son Bases. Un escudo con una letra junto a un nombre indica el Control: en Santander tienes más fichas que todos los demás juntos (1.8).',
      pl: 'Kwadraty to twoje kostki: wojsko z krzyżykiem, policja z tarczą. Elementy ośmiokątne to partyzanci, okrągłe to bazy. Tarcza z literą przy nazwie oznacza kontrolę: w departamencie Santander masz więcej elementów niż wszyscy inni razem (1.8).',
    },
  },
  {
    point: ['bogota-yopal-loc', 'arauca-cucuta-loc', 'ayacucho-sincelejo-loc'],
    text: {
      en: 'Roads and pipelines are spaces too: lines of communication (LoCs). The number in the diamond is their Econ, your income in each Propaganda round unless somebody Sabotages them (1.3.4).',
      es: 'Las Carreteras y los Oleoductos también son casillas: las Líneas de Comunicación (LdC). El número del rombo es su Econ, tu ingreso en cada Ronda de Propaganda, si nadie las sabotea (1.3.4).',
      pl: 'Drogi i rurociągi też są polami: to linie komunikacyjne (LiKomy). Liczba w rombie to ich wartość ekonomiczna (Ekon), czyli twój dochód w każdej rundzie propagandy, o ile nikt ich nie sabotuje (1.3.4).',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Nobody holds cards. One lies open, and the next one can be seen already. The letters on Tapias give the order: Government, FARC, AUC, Cartels. All are eligible, so you are 1st eligible and FARC comes second (2.3).',
      es: 'Nadie tiene cartas en la mano. Hay una a la vista, y también se ve la siguiente. Las letras de Tapias dan el orden: Gobierno, FARC, AUC, Cárteles. Todas son elegibles, así que tú eres la 1.ª elegible y las FARC van después (2.3).',
      pl: 'Nikt nie ma kart na ręce. Jedna leży odkryta, a następną też już widać. Litery na karcie Tapias podają kolejność: rząd, FARC, AUC, kartele. Wszystkie frakcje są uprawnione, więc zaczynasz ty, a FARC jest drugą uprawnioną (2.3).',
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

import type { GuideStep } from '@coinflict/kernel/display'

/** Air Bridge with an event of two sides and Terror; Mancuso with Sweep and Air Strike; and how it goes on. */
export const LATER_CARDS: readonly GuideStep[] = [
  {
    panel: 'cards',
    text: {
      en: 'A new card. The Government and FARC acted, so they are ineligible now and greyed out. The Cartels go first, AUC second.',
      es: 'Una carta nueva. El Gobierno y las FARC han actuado, así que ahora no son elegibles y aparecen en gris. Primero van los Cárteles, después las AUC.',
      pl: 'Nowa karta. Rząd i FARC działały, więc teraz są nieuprawnione i wyszarzone. Pierwsze działają kartele, po nich AUC.',
    },
  },
  {
    by: 'cartels',
    answer: 'event',
    text: {
      en: 'Only drug lords could like this card, so play it for them. An event costs nothing.',
      es: 'Esta carta solo puede gustar a los narcos, así que juégala por ellos. Un evento no cuesta nada.',
      pl: 'Ta karta spodoba się tylko baronom narkotykowym, więc zagraj ją za nich. Wydarzenie nic nie kosztuje.',
    },
  },
  {
    by: 'cartels',
    answer: 'shaded',
    text: {
      en: 'Unshaded, it would cost them a city. Shaded, it brings three Bases.',
      es: 'El texto sin sombrear les costaría una ciudad. El sombreado les da tres Bases.',
      pl: 'Niezacieniony tekst kosztowałby ich miasto. Zacieniony daje trzy bazy.',
    },
  },
  {
    by: 'cartels',
    answer: 'guainia',
    text: {
      en: 'The Forests in the far south-east are a long way from your Troops.',
      es: 'Las Selvas del extremo sureste quedan muy lejos de tus Tropas.',
      pl: 'Lasy na dalekim południowym wschodzie leżą daleko od twojego wojska.',
    },
  },
  {
    by: 'cartels',
    answer: 'vaupes',
    text: {
      en: 'The second Base goes next to it.',
      es: 'La segunda Base, al lado.',
      pl: 'Druga baza staje tuż obok.',
    },
  },
  {
    by: 'cartels',
    answer: 'amazonas',
    text: {
      en: 'And the third on the river.',
      es: 'Y la tercera, junto al río.',
      pl: 'A trzecia nad rzeką.',
    },
  },
  {
    by: 'cartels',
    act: 'confirm',
    point: ['guainia', 'vaupes', 'amazonas'],
    text: {
      en: 'The Cartels have 9 Bases now. Each will earn them 3 Resources in the Propaganda round: keep an eye on them.',
      es: 'Los Cárteles tienen ya 9 Bases. Cada una les dará 3 Recursos en la Ronda de Propaganda: no los pierdas de vista.',
      pl: 'Kartele mają teraz 9 baz. Każda przyniesie im 3 zasoby w rundzie propagandy: miej je na oku.',
    },
  },
  {
    by: 'auc',
    played: ['terror', 'arauca', 'assassinate', 'arauca', 'farc-base', 'done', 'done'],
    point: ['arauca'],
    text: {
      en: 'AUC has played on its own: Terror in Arauca (3.3.4), and with it Assassinate. A FARC Base is gone, the Opposition there is weaker, and a Terror marker stays. The Guerrilla that did it is Active now: pale, with a bolt. Such deeds cost you 3 Aid from abroad.',
      es: 'Las AUC han jugado solas: Terror en Arauca (3.3.4) y, con él, un Asesinato. Cae una Base de las FARC, la Oposición baja y queda un marcador de Terror. La Guerrilla que lo hizo está Activa: es clara, con un rayo. Estos actos te cuestan 3 de Ayuda exterior.',
      pl: 'AUC zagrała sama: terror w departamencie Arauca (3.3.4), a z nim zamach. Znika baza FARC, opozycja słabnie, zostaje żeton terroru. Partyzant, który to zrobił, jest teraz aktywny: jasny, z błyskawicą. Takie czyny kosztują cię 3 punkty wsparcia z zagranicy.',
    },
  },
  {
    panel: 'log',
    text: {
      en: 'The log tells all of it, with rule numbers. Press a line, or use the timeline at the very bottom, to see the board as it was; its last button brings you back to the present.',
      es: 'El registro lo cuenta todo, con los números de las reglas. Pulsa una línea o usa la línea de tiempo de abajo del todo y verás el tablero como estaba; su último botón te devuelve al presente.',
      pl: 'Dziennik opisuje to wszystko wraz z numerami zasad. Naciśnij wpis albo użyj osi czasu na samym dole, a zobaczysz dawny stan planszy; jej ostatni przycisk wraca do teraźniejszości.',
    },
  },
  {
    panel: 'cards',
    point: ['santander'],
    text: {
      en: 'Third card: you are eligible again, and first, as AUC and the Cartels sit out. Two Guerrillas hide in Santander, where the people support you. You cannot hit what you cannot see: first Sweep, then strike.',
      es: 'Tercera carta: vuelves a ser elegible, y vas primero, porque las AUC y los Cárteles descansan. En Santander, que te apoya, se esconden dos Guerrillas. No puedes dar a lo que no ves: primero el Barrido, después el golpe.',
      pl: 'Trzecia karta: rząd znów jest uprawniony i zaczyna, bo AUC i kartele pauzują. W departamencie Santander, który cię popiera, kryje się dwóch partyzantów. Nie trafisz tego, czego nie widać: najpierw przeszukiwanie, potem uderzenie.',
    },
  },
  {
    answer: 'sweep',
    text: {
      en: 'Sweep moves Troops and flips Guerrillas to Active, at 3 Resources per space (3.2.3).',
      es: 'El Barrido mueve Tropas y Activa Guerrillas, a 3 Recursos por casilla (3.2.3).',
      pl: 'Przeszukiwanie przesuwa wojsko i aktywuje partyzantów, za 3 zasoby od pola (3.2.3).',
    },
  },
  {
    answer: 'santander',
    text: {
      en: 'Choose the space to Sweep; the Troops come next.',
      es: 'Elige la casilla del Barrido; las Tropas vienen después.',
      pl: 'Wybierz pole przeszukiwania; wojsko przyjdzie potem.',
    },
  },
  {
    answer: 'bogota',
    text: {
      en: 'Troops may come from adjacent spaces, or along one LoC without Guerrillas. Bogotá can spare some. Drag them to Santander (with a finger, press and hold them first), or just choose Bogotá.',
      es: 'Las Tropas pueden venir de casillas adyacentes o por una LdC sin Guerrillas. En Bogotá sobran algunas. Arrástralas a Santander (con el dedo, déjalo antes un momento sobre ellas) o elige sin más Bogotá.',
      pl: 'Wojsko może przyjść z sąsiednich pól albo przez jeden LiKom bez partyzantów. Bogotá może trochę oddać. Przeciągnij je stamtąd na pole Santander (palcem: najpierw chwilę je przytrzymaj) albo po prostu wybierz pole Bogotá.',
    },
  },
  {
    answer: '1',
    point: ['santander', 'bogota'],
    text: {
      en: 'One is enough: that makes four Troops in Santander.',
      es: 'Con una basta: así habrá cuatro Tropas en Santander.',
      pl: 'Jedna kostka wystarczy: w departamencie Santander będą wtedy cztery.',
    },
  },
  {
    answer: 'done',
    point: ['santander'],
    text: {
      en: 'No more Troops are needed.',
      es: 'No hacen falta más Tropas.',
      pl: 'Więcej wojska nie potrzeba.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'And no other space needs a Sweep.',
      es: 'Y ninguna otra casilla necesita un Barrido.',
      pl: 'Żadne inne pole nie wymaga przeszukiwania.',
    },
  },
  {
    answer: 'farc',
    point: ['santander'],
    text: {
      en: 'Each cube finds one Guerrilla; in Forests it takes two cubes. FARC’s comes first.',
      es: 'Cada cubo descubre una Guerrilla; en la Selva hacen falta dos cubos. Primero, la de las FARC.',
      pl: 'Każda kostka wykrywa jednego partyzanta; w lesie trzeba dwóch kostek. Najpierw partyzant FARC.',
    },
  },
  {
    answer: 'auc',
    point: ['santander'],
    text: {
      en: 'There is strength left for the other one.',
      es: 'Queda fuerza para la otra.',
      pl: 'Starczy siły i na drugiego.',
    },
  },
  {
    answer: 'air-strike',
    point: ['santander'],
    text: {
      en: 'Both are Active. On a later card an Assault could remove them, one for every two Troops in Mountains (3.2.4). A special activity does it now, from the air: worth opening this event to FARC.',
      es: 'Las dos están Activas. En otra carta un Asalto podría eliminarlas, una por cada dos Tropas en Montaña (3.2.4). Una actividad especial lo hace ya, desde el aire: vale la pena dejar este evento a las FARC.',
      pl: 'Obaj są aktywni. Na innej karcie mógłby ich usunąć szturm, w górach jednego za każde dwie kostki wojska (3.2.4). Czynność specjalna zrobi to od razu, z powietrza: warto za to otworzyć FARC to wydarzenie.',
    },
  },
  {
    answer: 'santander',
    text: {
      en: 'An Air Strike reaches any Active Guerrilla or unprotected Base outside the cities (4.2.2).',
      es: 'El Ataque Aéreo alcanza cualquier Guerrilla Activa o Base sin protección fuera de las ciudades (4.2.2).',
      pl: 'Atak z powietrza dosięga każdego aktywnego partyzanta i każdą niechronioną bazę poza miastami (4.2.2).',
    },
  },
  {
    answer: 'farc-active',
    point: ['santander'],
    text: {
      en: 'FARC builds Opposition, AUC cannot. Hit FARC.',
      es: 'Las FARC crean Oposición; las AUC no pueden. Golpea a las FARC.',
      pl: 'FARC buduje opozycję, AUC nie potrafi. Uderz w FARC.',
    },
  },
  {
    act: 'confirm',
    point: ['santander'],
    text: {
      en: 'Swept and struck, and Santander is still under Government Control. Read it through and confirm.',
      es: 'Barrido y ataque, y Santander sigue bajo Control del Gobierno. Repásalo y confirma.',
      pl: 'Teren przeszukany, cel trafiony, a Santander pozostaje pod kontrolą rządu. Przejrzyj i zatwierdź.',
    },
  },
  {
    by: 'farc',
    played: ['event', 'unshaded', 'antioquia'],
    point: ['antioquia'],
    text: {
      en: 'After an operation with a special activity the event was open to FARC. It chose Mancuso’s unshaded side and took revenge: the AUC Base in Antioquia is gone. Your enemies are each other’s enemies too.',
      es: 'Tras una operación con actividad especial, el evento quedaba abierto a las FARC. Han elegido el texto sin sombrear de Mancuso y se han vengado: cae la Base de las AUC en Antioquia. Tus enemigos también son enemigos entre sí.',
      pl: 'Po operacji z czynnością specjalną wydarzenie było otwarte dla FARC. Wybrała ona niezacieniony tekst karty Mancuso i wzięła odwet: baza AUC w departamencie Antioquia znika. Twoi wrogowie są też wrogami między sobą.',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Look at the next card: Propaganda! After the current card comes a Propaganda round: victory is checked, income arrives, you and FARC win people over, Troops return to cities and Bases, and everyone is eligible again (6.0).',
      es: 'Mira la carta siguiente: ¡Propaganda! Tras la carta actual viene una Ronda de Propaganda: se comprueba la victoria, llegan los ingresos, tú y las FARC os ganáis a la gente, las Tropas vuelven a ciudades o Bases y todas las facciones son elegibles otra vez (6.0).',
      pl: 'Spójrz na następną kartę: propaganda! Po bieżącej karcie nadejdzie runda propagandy: sprawdza się zwycięstwo, wpływają dochody, ty i FARC zjednujecie ludność, wojsko wraca do miast i baz, a wszystkie frakcje znów są uprawnione (6.0).',
    },
  },
  {
    panel: 'chart',
    text: {
      en: 'The margins show the race. You are closest, five points of Support short, so everyone else will work against you. Four Propaganda rounds at most decide the game.',
      es: 'Los márgenes muestran la carrera. Eres quien está más cerca, a cinco puntos de Apoyo; por eso los demás irán a por ti. La partida se decide en cuatro Rondas de Propaganda como mucho.',
      pl: 'Marginesy pokazują przebieg wyścigu. Tobie brakuje najmniej, pięciu punktów poparcia, więc wszyscy inni ruszą przeciw tobie. O grze rozstrzygną najwyżej cztery rundy propagandy.',
    },
  },
  {
    text: {
      en: 'Three things to remember: under each question you can read why something is not possible, every rule number opens its rule, and on a keyboard the\u00a0?\u00a0key lists all keys. To save or share the game, press “More” at the top.',
      es: 'Tres cosas para recordar: debajo de cada pregunta puedes leer por qué algo no es posible, cada número abre su regla y, con teclado, la tecla\u00a0? muestra todas las teclas. Para guardar o compartir la partida, pulsa «Más», arriba.',
      pl: 'Trzy rzeczy do zapamiętania: pod każdym pytaniem przeczytasz, dlaczego coś jest niemożliwe, każdy numer otwiera swoją zasadę, a na klawiaturze klawisz\u00a0? pokazuje wszystkie klawisze. Aby zapisać grę lub ją udostępnić, naciśnij „Więcej” u góry.',
    },
  },
  {
    text: {
      en: 'The game is yours now. Play on as the Government against three non-players, who follow the rule book’s charts: they finish this card first, then you play the Propaganda round. The game is saved in this browser.',
      es: 'La partida ya es tuya. Sigue como Gobierno contra tres facciones sin jugador, que se guían por los diagramas del reglamento: primero terminan esta carta y después te toca la Ronda de Propaganda. La partida se guarda en este navegador.',
      pl: 'Teraz gra należy do ciebie. Graj dalej rządem przeciw trzem frakcjom nieobsadzonym, które kierują się diagramami z instrukcji: najpierw dokończą tę kartę, potem czeka cię runda propagandy. Gra zostanie zapisana w tej przeglądarce.',
    },
  },
]

import type { GuideStep } from '@coinflict/kernel/display'

/** Line Item with an event and its choice, and Traffic; Koran Burning with Sweep and Air Strike; and how it goes on. */
export const LATER_CARDS: readonly GuideStep[] = [
  {
    panel: 'cards',
    text: {
      en: 'A new card. The Coalition and the Taliban acted, so they are ineligible now and greyed out. The Government goes first, the Warlords second.',
      es: 'Una carta nueva. La Coalición y los Talibanes han actuado, así que ahora no son elegibles y aparecen en gris. Primero va el Gobierno, después los Señores de la Guerra.',
      pl: 'Nowa karta. Koalicja i talibowie działali, więc teraz są nieuprawnieni i wyszarzeni. Pierwszy działa rząd, po nim watażkowie.',
    },
  },
  {
    by: 'government',
    answer: 'event',
    text: {
      en: 'Take your ally’s seat. Line Item is about Aid from abroad, and the Government has ideas for it. An event costs nothing.',
      es: 'Ponte en el lugar de tu aliado. Line Item trata de la Ayuda exterior, y al Gobierno se le ocurre qué hacer con ella. Un evento no cuesta nada.',
      pl: 'Zajmij miejsce sojusznika. Line Item mówi o wsparciu z zagranicy, a rząd ma na nie pomysły. Wydarzenie nic nie kosztuje.',
    },
  },
  {
    by: 'government',
    answer: 'unshaded',
    text: {
      en: 'Shaded, the Aid would simply shrink. Unshaded, it can be put to use.',
      es: 'Con el texto sombreado la Ayuda solo bajaría; sin sombrear, se puede aprovechar.',
      pl: 'Według zacienionego tekstu wsparcie po prostu by spadło. Niezacieniony pozwala je wykorzystać.',
    },
  },
  {
    by: 'government',
    answer: 'aid-to-patronage',
    text: {
      en: 'The text leaves a choice: money for the war, or favours for friends. Patronage counts for the Government’s victory.',
      es: 'El texto deja elegir: dinero para la guerra o favores para los amigos. El Patrocinio cuenta para la victoria del Gobierno.',
      pl: 'Tekst daje wybór: pieniądze na wojnę albo przysługi dla przyjaciół. Patronat liczy się do zwycięstwa rządu.',
    },
  },
  {
    by: 'government',
    answer: '5',
    text: {
      en: 'As much as the card allows, please.',
      es: 'Tanto como permita la carta, por favor.',
      pl: 'Poproszę tyle, na ile pozwala karta.',
    },
  },
  {
    by: 'government',
    act: 'confirm',
    panel: 'factions',
    text: {
      en: 'The Government is up from −14 to −9. You pay for it: Aid is down to 19, and Aid is income for both of you (6.3.2). Such is this alliance.',
      es: 'El Gobierno pasa de −14 a −9. Lo pagas tú: la Ayuda baja a 19, y la Ayuda es un ingreso para los dos (6.3.2). Así es esta alianza.',
      pl: 'Margines rządu wzrósł z −14 do −9. Ty też za to płacisz: wsparcie spadło do 19, a to dochód was obu (6.3.2). Taki to sojusz.',
    },
  },
  {
    by: 'warlords',
    played: ['rally', 'konduz', 'many', '4', 'traffic', 'balkh', 'farah', 'konduz', 'done'],
    point: ['konduz'],
    text: {
      en: 'The Warlords have played on their own: a Rally of four Guerrillas in Konduz, and with it Traffic, which earns Resources from their Bases (4.5.2). COIN no longer Controls Konduz: its Population of 3 is lost to the Government and counts for the Warlords.',
      es: 'Los Señores de la Guerra han jugado solos: cuatro Guerrillas se reagrupan en Konduz y, además, el Tráfico les da Recursos por sus Bases (4.5.2). COIN ya no Controla Konduz: su Población de 3 cuenta ahora para ellos, no para el Gobierno.',
      pl: 'Watażkowie zagrali sami: zgrupowanie czterech partyzantów w prowincji Konduz, a z nim przemyt, który daje zasoby z ich baz (4.5.2). COIN nie kontroluje już tej prowincji: jej populacja 3 przepada rządowi i liczy się watażkom.',
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
    by: 'taliban',
    played: ['event', 'shaded', 'kandahar', 'helmand'],
    point: ['kandahar', 'helmand'],
    text: {
      en: 'Third card. The Taliban went first and executed the event: Terror markers and Opposition in Kandahar and Helmand. Their margin has risen to −8.',
      es: 'Tercera carta. Los Talibanes iban primero y han ejecutado el evento: marcadores de Terror y Oposición en Kandahar y Helmand. Su margen ha subido a −8.',
      pl: 'Trzecia karta. Talibowie byli pierwsi i wykonali wydarzenie: żetony terroru i opozycja w prowincjach Kandahar i Helmand. Ich margines wzrósł do −8.',
    },
  },
  {
    panel: 'cards',
    point: ['kandahar'],
    text: {
      en: 'You are 2nd eligible, as the Government and the Warlords sit out. After an event you get a full operation, with a special activity if you like (2.3.4). Two Guerrillas hide in Kandahar. You cannot hit what you cannot see: first Sweep, then strike.',
      es: 'Eres la 2.ª elegible, porque el Gobierno y los Señores de la Guerra descansan. Tras un evento puedes ejecutar una operación con actividad especial (2.3.4). En Kandahar se esconden dos Guerrillas. No puedes dar a lo que no ves: primero el Barrido, después el ataque.',
      pl: 'Jesteś drugą uprawnioną frakcją, bo rząd i watażkowie pauzują. Po wydarzeniu przysługuje ci pełna operacja, także z czynnością specjalną (2.3.4). W prowincji Kandahar kryje się dwóch partyzantów. Nie trafisz tego, czego nie widać: najpierw przeszukiwanie, potem uderzenie.',
    },
  },
  {
    answer: 'sweep',
    text: {
      en: 'Sweep moves Troops and flips Guerrillas to Active. Yours costs nothing, unless Government Troops move along (3.2.3).',
      es: 'El Barrido mueve Tropas y Activa Guerrillas. El tuyo no cuesta nada, salvo que te acompañen Tropas del Gobierno (3.2.3).',
      pl: 'Przeszukiwanie przesuwa wojsko i aktywuje partyzantów. Twoje nic nie kosztuje, chyba że idzie z tobą wojsko rządowe (3.2.3).',
    },
  },
  {
    answer: 'kandahar',
    text: {
      en: 'Choose the space to Sweep; the Troops come next.',
      es: 'Elige la casilla del Barrido; las Tropas vienen después.',
      pl: 'Wybierz pole przeszukiwania; wojsko przyjdzie potem.',
    },
  },
  {
    answer: 'zabol',
    text: {
      en: 'Troops may come from adjacent spaces, or across one LoC without Sabotage. The lone Troop in Zabol is better off with the others. Drag it to Kandahar (with a finger, press and hold it first), or just choose Zabol.',
      es: 'Las Tropas pueden venir de casillas adyacentes o cruzando una LdC sin Sabotaje. La Tropa solitaria de Zabol estará mejor con las demás. Arrástrala a Kandahar (con el dedo, déjalo antes un momento sobre ella) o elige sin más Zabol.',
      pl: 'Wojsko może przyjść z sąsiednich pól albo przez jeden LiKom bez sabotażu. Samotnej kostce w prowincji Zabol będzie lepiej z innymi. Przeciągnij ją na pole Kandahar (palcem: najpierw chwilę ją przytrzymaj) albo po prostu wybierz pole Zabol.',
    },
  },
  {
    answer: 'done',
    point: ['kandahar'],
    text: {
      en: 'That makes three Coalition Troops in Kandahar. No more are needed.',
      es: 'Así hay tres Tropas de la Coalición en Kandahar. No hacen falta más.',
      pl: 'W prowincji Kandahar są już trzy kostki wojska koalicji. Więcej nie potrzeba.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'And no other space needs a Sweep today.',
      es: 'Y ninguna otra casilla necesita hoy un Barrido.',
      pl: 'Żadne inne pole nie wymaga dziś przeszukiwania.',
    },
  },
  {
    answer: 'taliban',
    point: ['kandahar'],
    text: {
      en: 'Each cube finds one Guerrilla, and in your Sweep Government cubes count too. So both are found.',
      es: 'Cada cubo descubre una Guerrilla, y en tu Barrido cuentan también los cubos del Gobierno. Así que descubres las dos.',
      pl: 'Każda kostka wykrywa jednego partyzanta, a w twoim przeszukiwaniu liczą się też kostki rządu. Wykrywasz więc obu.',
    },
  },
  {
    answer: 'air-strike',
    point: ['kandahar'],
    text: {
      en: 'Both are Active: they are pale now. On a later card an Assault could remove them, one for each of your Troops (3.2.4). A special activity does it now, from the air: an Air Strike hits one Active Guerrilla in each of up to three spaces (4.2.3). Here only Kandahar qualifies.',
      es: 'Las dos están Activas: ahora son claras. En otra carta un Asalto podría eliminarlas, una por cada Tropa tuya (3.2.4). Una actividad especial lo hace ya, desde el aire: el Ataque Aéreo alcanza una Guerrilla Activa en cada una de hasta tres casillas (4.2.3). Solo las hay en Kandahar.',
      pl: 'Obaj są aktywni: teraz są jaśni. Na innej karcie mógłby ich usunąć szturm, po jednym za każdą twoją kostkę wojska (3.2.4). Czynność specjalna zrobi to od razu, z powietrza: atak z powietrza trafia po jednym aktywnym partyzancie na maksymalnie trzech polach (4.2.3). Są tylko w prowincji Kandahar.',
    },
  },
  {
    act: 'confirm',
    point: ['kandahar'],
    text: {
      en: 'Two found, one removed, and no Resources spent. The other one is still seen, and once it falls nothing protects the Base. Read it through and confirm.',
      es: 'Dos descubiertas, una eliminada y ningún Recurso gastado. La otra sigue a la vista y, cuando caiga, nada protegerá la Base. Repásalo y confirma.',
      pl: 'Dwóch wykrytych, jeden usunięty i żadnych wydanych zasobów. Drugiego wciąż widać, a gdy padnie, nic nie ochroni bazy. Przejrzyj i zatwierdź.',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Look at the next card: Propaganda! After the current card comes a Propaganda round: victory is checked, income arrives, COIN and the Taliban win people over, soldiers desert and redeploy, and everyone is eligible again (6.0).',
      es: 'Mira la carta siguiente: ¡Propaganda! Tras la carta actual viene una Ronda de Propaganda: se comprueba la victoria, llegan los ingresos, COIN y los Talibanes se ganan a la gente, hay deserciones y redespliegue, y todas las facciones son elegibles otra vez (6.0).',
      pl: 'Spójrz na następną kartę: propaganda! Po bieżącej karcie nadejdzie runda propagandy: sprawdza się zwycięstwo, wpływają dochody, COIN i talibowie zjednują ludność, są dezercje i rozmieszczenie, a wszystkie frakcje znów są uprawnione (6.0).',
    },
  },
  {
    panel: 'chart',
    text: {
      en: 'The margins show the race. The Taliban are closest, and you have a long way to go: win people over first, then take your pieces home by Surge. Four Propaganda rounds at most decide the game.',
      es: 'Los márgenes muestran la carrera. Los Talibanes van por delante y a ti te queda mucho camino: primero gánate a la gente, después llévate tus fichas a casa con Oleadas. La partida se decide en cuatro Rondas de Propaganda como mucho.',
      pl: 'Marginesy pokazują przebieg wyścigu. Najmniej brakuje talibom, a przed tobą długa droga: najpierw zjednuj ludność, potem zabieraj swoje elementy do domu wzmocnieniem. O grze rozstrzygną najwyżej cztery rundy propagandy.',
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
      en: 'The game is yours now. Play on as the Coalition against three non-players, who follow the rule book’s charts: they finish this card first, then you play the Propaganda round. The game is saved in this browser.',
      es: 'La partida ya es tuya. Sigue como Coalición contra tres facciones sin jugador, que se guían por los diagramas del reglamento: primero terminan esta carta y después te toca la Ronda de Propaganda. La partida se guarda en este navegador.',
      pl: 'Teraz gra należy do ciebie. Graj dalej koalicją przeciw trzem frakcjom nieobsadzonym, które kierują się diagramami z instrukcji: najpierw dokończą tę kartę, potem czeka cię runda propagandy. Gra zostanie zapisana w tej przeglądarce.',
    },
  },
]

import type { GuideStep } from '@coinflict/kernel/display'

/** Operation Starlite with an event and its space, and a March; USAID with Sweep and Raid; and how it goes on. */
export const LATER_CARDS: readonly GuideStep[] = [
  {
    panel: 'cards',
    text: {
      en: 'A new card. The ARVN and the VC acted, so they are ineligible now and greyed out. The US goes first, the NVA second.',
      es: 'Una carta nueva. El ARVN y el VC han actuado, así que ahora no son elegibles y aparecen en gris. Primero va EE.\u00a0UU., después el EVN.',
      pl: 'Nowa karta. ARVN i VC już działały, więc teraz są nieuprawnione i wyszarzone. Najpierw działają USA, po nich NVA.',
    },
  },
  {
    by: 'us',
    answer: 'event',
    text: {
      en: 'Take your ally’s seat. Operation Starlite is a blow against the VC, and an event costs nothing.',
      es: 'Ponte en el lugar de tu aliado. Operation Starlite es un golpe contra el VC, y un evento no cuesta nada.',
      pl: 'Zajmij miejsce sojusznika. Operation Starlite to cios w VC, a wydarzenie nic nie kosztuje.',
    },
  },
  {
    by: 'us',
    answer: 'unshaded',
    text: {
      en: 'Shaded, it would hide VC Guerrillas. Unshaded, it drives the VC out of one province on the coast.',
      es: 'Con el texto sombreado escondería Guerrillas del VC; sin sombrear, expulsa al VC de una provincia costera.',
      pl: 'Zacieniony tekst ukryłby partyzantów VC. Niezacieniony wypiera VC z jednej prowincji na wybrzeżu.',
    },
  },
  {
    by: 'us',
    answer: 'binh-tuy-binh-thuan',
    text: {
      en: 'The text leaves you the choice of the province. In Binh Tuy the two sides are even: without the VC, COIN Controls it.',
      es: 'El texto te deja elegir la provincia. En Binh Tuy hay empate de fichas: sin el VC, la Controla COIN.',
      pl: 'Tekst pozwala wybrać prowincję. W Binh Tuy siły są równe: bez VC kontroluje ją COIN.',
    },
  },
  {
    by: 'us',
    act: 'confirm',
    point: ['binh-tuy-binh-thuan'],
    text: {
      en: 'Two Guerrillas and a Base are gone. Your margin rises to −7 without your doing, and the VC’s falls to −13.',
      es: 'Caen dos Guerrillas y una Base. Tu margen sube a −7 sin que hagas nada, y el del VC baja a −13.',
      pl: 'Znika dwóch partyzantów i baza. Twój margines rośnie do −7 bez twojego udziału, a margines VC spada do −13.',
    },
  },
  {
    by: 'nva',
    played: ['march', 'southern-laos', 'quang-nam', '5', '0', 'infiltrate', 'southern-laos', '4', '0', 'done', 'done'],
    point: ['southern-laos', 'quang-nam'],
    text: {
      en: 'The NVA have played on their own: a March of five Troops from Southern Laos into Quang Nam (3.3.2), and with it Infiltrate: four fresh Troops down the Trail (4.4.1). Quang Nam is under NVA Control, and you are back at −8.',
      es: 'El EVN ha jugado solo: Marcha de cinco Tropas desde Southern Laos a Quang Nam (3.3.2) y, con ella, Infiltración: cuatro Tropas nuevas por la Ruta (4.4.1). Quang Nam está bajo Control del EVN, y tú vuelves a −8.',
      pl: 'Tura NVA minęła bez ciebie: przemarsz pięciu kostek wojska z pola Southern Laos do prowincji Quang Nam (3.3.2), a z nim infiltracja: cztery nowe kostki ze szlaku (4.4.1). Quang Nam jest pod kontrolą NVA, a twój margines to znów −8.',
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
    point: ['kien-phong', 'kien-giang-an-xuyen'],
    text: {
      en: 'Third card: you are eligible again, and first, as the US and the NVA sit out. In the Mekong delta two VC Guerrillas hide in Kien Phong and two in Kien Giang, next to your Troops in Can Tho.',
      es: 'Tercera carta: vuelves a ser elegible, y vas primero, porque EE.\u00a0UU. y el EVN descansan. En el delta del Mekong se esconden dos Guerrillas del VC en Kien Phong y dos en Kien Giang, junto a tus Tropas de Can Tho.',
      pl: 'Trzecia karta: znów jesteś frakcją uprawnioną i zaczynasz, bo USA i NVA pauzują. W delcie Mekongu kryje się po dwóch partyzantów VC w prowincjach Kien Phong i Kien Giang, tuż obok twojego wojska w Can Tho.',
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
    answer: 'kien-phong',
    text: {
      en: 'Choose the space to Sweep; the Troops come next.',
      es: 'Elige la casilla del Barrido; las Tropas vienen después.',
      pl: 'Wybierz pole przeszukiwania; wojsko przyjdzie potem.',
    },
  },
  {
    answer: 'can-tho',
    text: {
      en: 'Troops may come from adjacent spaces, or along one LoC without enemies. Can Tho can spare some. Drag them to Kien Phong (with a finger, press and hold them first), or just choose Can Tho.',
      es: 'Las Tropas pueden venir de casillas adyacentes o por una LdC sin enemigos. En Can Tho sobran algunas. Arrástralas a Kien Phong (con el dedo, déjalo antes un momento sobre ellas) o elige sin más Can Tho.',
      pl: 'Wojsko może przyjść z sąsiednich pól albo przez jeden LiKom bez wrogów. Can Tho może trochę oddać. Przeciągnij je stamtąd na pole Kien Phong (palcem: najpierw chwilę je przytrzymaj) albo po prostu wybierz pole Can Tho.',
    },
  },
  {
    answer: '3',
    point: ['kien-phong', 'can-tho'],
    text: {
      en: 'Three against two: that is Control.',
      es: 'Tres contra dos: eso es Control.',
      pl: 'Trzech na dwóch: to już kontrola.',
    },
  },
  {
    answer: 'done',
    point: ['kien-phong'],
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
    answer: 'vc',
    point: ['kien-phong'],
    text: {
      en: 'Each cube finds one Guerrilla; in Jungle it takes two cubes. Here both are found.',
      es: 'Cada cubo descubre una Guerrilla; en la Jungla hacen falta dos cubos. Aquí descubres las dos.',
      pl: 'Każda kostka wykrywa jednego partyzanta; w dżungli trzeba dwóch kostek. Tutaj wykrywasz obu.',
    },
  },
  {
    answer: 'raid',
    point: ['kien-giang-an-xuyen'],
    text: {
      en: 'Both are Active, and an Assault could remove them on a later card (3.2.4). For Kien Giang you have Rangers: Raid is a special activity, worth opening this event to the VC (4.3.3).',
      es: 'Las dos están Activas, y un Asalto podría eliminarlas en otra carta (3.2.4). Para Kien Giang tienes Rangers: la Incursión es una actividad especial, y vale la pena abrirle este evento al VC (4.3.3).',
      pl: 'Obaj są aktywni, a na innej karcie mógłby ich usunąć szturm (3.2.4). Na Kien Giang masz rangersów: wypad to czynność specjalna, dla której warto otworzyć VC to wydarzenie (4.3.3).',
    },
  },
  {
    answer: 'kien-giang-an-xuyen',
    text: {
      en: 'Choose the space to Raid.',
      es: 'Elige la casilla de la Incursión.',
      pl: 'Wybierz pole wypadu.',
    },
  },
  {
    answer: 'can-tho',
    point: ['kien-giang-an-xuyen'],
    text: {
      en: 'Any adjacent Rangers may move in. There is one in Can Tho.',
      es: 'Pueden entrar Rangers de casillas adyacentes. Hay uno en Can Tho.',
      pl: 'Mogą wejść rangersi z sąsiednich pól. Jeden jest w Can Tho.',
    },
  },
  {
    answer: 'yes',
    point: ['kien-giang-an-xuyen'],
    text: {
      en: 'A hidden Ranger strikes hidden Guerrillas, too: it becomes Active and removes two.',
      es: 'Un Ranger Oculto golpea también a Guerrillas Ocultas: pasa a Activo y elimina dos.',
      pl: 'Ukryty ranger uderza także w ukrytych partyzantów: staje się aktywny i usuwa dwóch.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'One Raid is enough.',
      es: 'Basta con una Incursión.',
      pl: 'Jeden wypad wystarczy.',
    },
  },
  {
    act: 'confirm',
    point: ['kien-phong', 'kien-giang-an-xuyen'],
    text: {
      en: 'Both provinces are under COIN Control, whatever their people think: your margin leaps from −8 to −4. Read it through and confirm.',
      es: 'Las dos provincias están bajo Control COIN, piense lo que piense su gente: tu margen salta de −8 a −4. Repásalo y confirma.',
      pl: 'Obie prowincje są pod kontrolą COIN, cokolwiek myśli ich ludność: twój margines skacze z −8 do −4. Przejrzyj i zatwierdź.',
    },
  },
  {
    by: 'vc',
    played: ['event', 'shaded', 'lower', 'lower', 'lower'],
    panel: 'factions',
    text: {
      en: 'After an operation with a special activity the event was open to the VC. They chose USAID’s shaded side: your Resources, Aid and Patronage are down by 2 each, and your margin is −6.',
      es: 'Tras una operación con actividad especial, el evento quedaba abierto al VC. Ha elegido el texto sombreado de USAID: tus Recursos, la Ayuda y el Patrocinio bajan 2 cada uno, y tu margen es de −6.',
      pl: 'Po operacji z czynnością specjalną wydarzenie było otwarte dla VC. Wybór padł na zacieniony tekst karty USAID: twoje zasoby, wsparcie i patronat spadają po 2, a twój margines to −6.',
    },
  },
  {
    panel: 'cards',
    text: {
      en: 'Look at the next card: a Coup! So it is Monsoon: no Sweep and no March on the current card (2.3.9). After it Saigon gets a new leader, and a Coup round follows: victory is checked, income arrives, people are won over, forces redeploy, and everyone is eligible again (2.4).',
      es: 'Mira la carta siguiente: ¡un Golpe! Por eso hay Monzón: ni Barrido ni Marcha en la carta actual (2.3.9). Después Saigón tendrá un nuevo líder y vendrá una Ronda de Golpe: se comprueba la victoria, llegan los ingresos, hay Pacificación y Agitación, se redespliega y todas las facciones son elegibles otra vez (2.4).',
      pl: 'Spójrz na następną kartę: przewrót! Dlatego trwa monsun: na bieżącej karcie nie ma przeszukiwania ani przemarszu (2.3.9). Potem Sajgon dostanie nowego przywódcę i nadejdzie runda przewrotu: sprawdza się zwycięstwo, wpływają dochody, frakcje zjednują ludność, następuje rozmieszczenie, a wszystkie frakcje znów są uprawnione (2.4).',
    },
  },
  {
    panel: 'chart',
    text: {
      en: 'The margins show the race. You are closest, so everyone else will work against you, your ally too. Three Coup rounds at most decide the game.',
      es: 'Los márgenes muestran la carrera. Eres quien está más cerca; por eso los demás irán a por ti, también tu aliado. La partida se decide en tres Rondas de Golpe como mucho.',
      pl: 'Marginesy pokazują przebieg wyścigu. Tobie brakuje najmniej, więc wszyscy inni ruszą przeciw tobie, sojusznik też. O grze rozstrzygną najwyżej trzy rundy przewrotu.',
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
      en: 'The game is yours now. Play on as the ARVN against three non-players, who follow the rule book’s charts: they finish this card first, then you play the Coup round. The game is saved in this browser.',
      es: 'La partida ya es tuya. Sigue como ARVN contra tres facciones sin jugador, que se guían por los diagramas del reglamento: primero terminan esta carta y después te toca la Ronda de Golpe. La partida se guarda en este navegador.',
      pl: 'Teraz gra należy do ciebie. Graj dalej ARVN przeciw trzem frakcjom nieobsadzonym, które kierują się diagramami z instrukcji: najpierw dokończą tę kartę, potem czeka cię runda przewrotu. Gra zostanie zapisana w tej przeglądarce.',
    },
  },
]

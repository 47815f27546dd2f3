import type { GuideStep } from '@coinflict/kernel/display'

/** Tapias: a look at the event, undo, Train in Cali; then FARC's chair and a Rally. */
export const FIRST_CARD: readonly GuideStep[] = [
  {
    answer: 'event',
    text: {
      en: 'Most events have two sides: as a rule the unshaded one helps the Government and the shaded one hurts it. Take a look at this one.',
      es: 'Casi todos los eventos tienen dos textos: por lo general, el texto sin sombrear ayuda al Gobierno y el sombreado lo perjudica. Echa un vistazo a este.',
      pl: 'Większość wydarzeń ma dwa teksty: niezacieniony na ogół pomaga rządowi, zacieniony mu szkodzi. Zajrzyj do tego wydarzenia.',
    },
  },
  {
    act: 'undo',
    text: {
      en: 'Cheap Assaults for the rest of the game, or fewer of them: any faction may choose either side (5.2). Tempting, but not yet. Any answer can be undone as long as nobody else has acted and no die has been rolled.',
      es: 'Asaltos baratos para el resto de la partida, o menos Asaltos: cualquiera puede elegir cualquier texto (5.2). Es tentador, pero todavía no. Toda respuesta se puede deshacer mientras no haya actuado nadie más ni se haya tirado un dado.',
      pl: 'Tanie szturmy do końca gry albo mniej szturmów: każdy może wybrać dowolny tekst (5.2). Kuszące, ale jeszcze nie teraz. Każdą odpowiedź można cofnąć, dopóki nikt inny nie zadziałał i nie rzucono kością.',
    },
  },
  {
    answer: 'train',
    point: ['cali'],
    text: {
      en: 'Below is everything you can do, and the rule numbers open the rules. The people of Cali are Neutral: Train there and win them over (3.2.1).',
      es: 'Abajo ves todo lo que puedes hacer, y los números de regla abren el reglamento. La población de Cali es Neutral: entrena allí y gánatela (3.2.1).',
      pl: 'Poniżej widać wszystko, co możesz zrobić, a numery otwierają zasady. Miasto Cali jest neutralne: przeprowadź tam szkolenie i zjednaj sobie ludność (3.2.1).',
    },
  },
  {
    answer: 'cali',
    text: {
      en: 'Spaces you can choose glow. Choose Cali on the map or in the list; with a keyboard, type the number on its button. Point at a space that does not glow, or tap it, to read why it cannot be chosen.',
      es: 'Las casillas que se pueden elegir brillan. Elige Cali en el mapa o en la lista; con teclado, teclea el número de su botón. Señala o toca una casilla que no brille para leer por qué no se puede elegir.',
      pl: 'Pola, które można wybrać, są podświetlone. Wybierz Cali na mapie lub na liście; na klawiaturze naciśnij numer przycisku. Wskaż pole bez podświetlenia albo go dotknij, by przeczytać, dlaczego nie można go wybrać.',
    },
  },
  {
    answer: '0',
    point: ['cali'],
    text: {
      en: 'That cost 3 Resources, as in every space you Train in. Up to 6 cubes may be placed in a city. Cali already has enough Troops.',
      es: 'Ha costado 3 Recursos, como en cada casilla donde entrenes. En una ciudad se pueden colocar hasta 6 cubos. Cali ya tiene Tropas suficientes.',
      pl: 'Kosztowało to 3 zasoby, tyle co na każdym polu szkolenia. W mieście można umieścić do 6 kostek. W Cali wojska już wystarczy.',
    },
  },
  {
    answer: '2',
    point: ['cali'],
    text: {
      en: 'Police hold the place when the Troops move on, and without both there is no Civic Action. Two more will do.',
      es: 'La Policía se queda cuando las Tropas se marchan: sin ambas no hay Acción Cívica. Con dos más basta.',
      pl: 'Policja zostaje, gdy wojsko rusza dalej, a bez jednego i drugiego nie ma akcji obywatelskiej. Wystarczą jeszcze dwie kostki.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'You could Train in more spaces for 3 Resources each. One is enough for now.',
      es: 'Podrías entrenar en más casillas por 3 Recursos cada una. Por ahora basta con una.',
      pl: 'Możesz przeprowadzić szkolenie na kolejnych polach, po 3 zasoby za każde. Na razie wystarczy jedno.',
    },
  },
  {
    answer: 'civic-action',
    point: ['cali'],
    text: {
      en: 'Now, in one of the spaces you trained in, build a Base or carry out Civic Action. Cali has Troops, Police and Government Control: its people can be won over at 3 Resources a level (6.4.1).',
      es: 'Ahora, en una de las casillas de Entrenamiento, construye una Base o haz una Acción Cívica. Cali tiene Tropas, Policía y Control del Gobierno: puedes ganarte a la gente a 3 Recursos por nivel (6.4.1).',
      pl: 'Teraz na jednym z pól szkolenia zbuduj bazę albo przeprowadź akcję obywatelską. W Cali jest wojsko, policja i kontrola rządu: ludność można zjednać za 3 zasoby od poziomu (6.4.1).',
    },
  },
  {
    answer: 'more',
    point: ['cali'],
    text: {
      en: 'Cali is at Passive Support: its 3 million people count once. One more level and they count twice.',
      es: 'Cali está en Apoyo Pasivo: sus 3 millones de habitantes cuentan una vez. Un nivel más y cuentan el doble.',
      pl: 'Cali jest na poziomie biernego poparcia: jego 3 miliony mieszkańców liczą się raz. Jeszcze jeden poziom i policzą się podwójnie.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'One special activity may go with an operation, but it would open the event to the next faction (2.3.4). You do not need one here.',
      es: 'Una operación puede ir acompañada de una actividad especial. Pero dejaría el evento abierto a la siguiente facción (2.3.4). Aquí no la necesitas.',
      pl: 'Operacji może towarzyszyć jedna czynność specjalna. Otworzyłaby jednak wydarzenie następnej frakcji (2.3.4). Tutaj jej nie potrzebujesz.',
    },
  },
  {
    act: 'confirm',
    point: ['cali'],
    text: {
      en: 'This is what you did this turn. Until you confirm it, you can still undo it. Total Support is now 56, your margin −4.',
      es: 'Esto es lo que has hecho en tu turno. Mientras no lo confirmes, puedes deshacerlo. El Apoyo Total es ahora de 56 y tu margen, de −4.',
      pl: 'Oto skutki twojej tury. Dopóki jej nie zatwierdzisz, możesz ją cofnąć. Suma poparcia wynosi teraz 56, a twój margines −4.',
    },
  },
  {
    text: {
      en: 'FARC is 2nd eligible. As you carried out only an operation, FARC gets a Limited Operation: one space, no special activity, no event. Take FARC’s seat for one turn and see the other side.',
      es: 'Las FARC son la 2.ª elegible. Como solo has ejecutado una operación, les toca una Operación Limitada: una casilla, sin actividad especial ni evento. Ponte en su lugar un turno y mira la partida desde el otro lado.',
      pl: 'FARC jest drugą uprawnioną frakcją. Po samej operacji przysługuje jej operacja ograniczona: jedno pole, bez czynności specjalnej i bez wydarzenia. Zajmij na jedną turę jej miejsce i spójrz z drugiej strony.',
    },
  },
  {
    by: 'farc',
    answer: 'rally',
    text: {
      en: 'Insurgents grow by Rallying. It costs only 1 Resource per space (3.3.1).',
      es: 'Los insurgentes crecen con el Reagrupamiento. Cuesta solo 1 Recurso por casilla (3.3.1).',
      pl: 'Powstańcy rosną w siłę przez zgrupowanie. Kosztuje tylko 1 zasób za pole (3.3.1).',
    },
  },
  {
    by: 'farc',
    answer: 'huila',
    text: {
      en: 'FARC may Rally wherever there is no Support. Huila is populous, borders five of your cities and has a FARC Base.',
      es: 'Las FARC pueden reagrupar donde no haya Apoyo. Huila está muy poblado, linda con cinco de tus ciudades y tiene una Base de las FARC.',
      pl: 'FARC może przeprowadzić zgrupowanie wszędzie, gdzie nie ma poparcia. Huila jest ludna, sąsiaduje z pięcioma twoimi miastami i ma bazę FARC.',
    },
  },
  {
    by: 'farc',
    answer: 'many',
    point: ['huila'],
    text: {
      en: 'A Base makes the difference: with one, you may place as many Guerrillas as Bases and Population together; without one, only a single Guerrilla.',
      es: 'La Base marca la diferencia: con ella se colocan tantas Guerrillas como sumen Bases y Población. Sin Base, solo una.',
      pl: 'Baza ma duże znaczenie: przy niej można umieścić tylu partyzantów, ile wynoszą razem bazy i populacja. Bez bazy tylko jednego.',
    },
  },
  {
    by: 'farc',
    answer: '3',
    point: ['huila'],
    text: {
      en: 'One Base and a Population of 2: place all three.',
      es: 'Una Base y una Población de 2: coloca las tres.',
      pl: 'Jedna baza i populacja 2: umieść wszystkich trzech.',
    },
  },
  {
    by: 'farc',
    act: 'confirm',
    point: ['huila'],
    text: {
      en: 'They arrive Underground: dark, with their letter. Active ones are pale, with a star. Your Troops cannot hit hidden ones until somebody finds them (1.4.3).',
      es: 'Llegan Ocultas: oscuras, con su letra. Las Activas son claras, con una estrella. Tus Tropas no pueden eliminar a las Ocultas hasta que alguien las descubra (1.4.3).',
      pl: 'Przybywają ukryci: są ciemni, z literą. Aktywni są jaśni, z gwiazdką. Twoje wojsko nie może usunąć ukrytych, dopóki ktoś ich nie wykryje (1.4.3).',
    },
  },
]

import type { GuideStep } from '@coinflict/kernel/display'

/** US-Pakistan Talks: a look at the event, undo, Train in Khowst; then the Taliban's seat and a Rally in Pakistan. */
export const FIRST_CARD: readonly GuideStep[] = [
  {
    answer: 'event',
    text: {
      en: 'Most events have two sides: as a rule the unshaded one helps you and the Government, the shaded one your enemies. Take a look at this one.',
      es: 'Casi todos los eventos tienen dos textos: por lo general, el texto sin sombrear os ayuda al Gobierno y a ti, y el sombreado a vuestros enemigos. Echa un vistazo a este.',
      pl: 'Większość wydarzeń ma dwa teksty: niezacieniony na ogół pomaga tobie i rządowi, zacieniony waszym wrogom. Zajrzyj do tego wydarzenia.',
    },
  },
  {
    act: 'undo',
    text: {
      en: 'Islamabad would move two boxes, away from the Taliban or closer to them: any faction may choose either side (5.2). Tempting, but not yet. Any answer can be undone as long as nobody else has acted and no die has been rolled.',
      es: 'Islamabad se alejaría dos casillas de los Talibanes o se les acercaría: cualquier facción puede elegir cualquier texto (5.2). Es tentador, pero todavía no. Toda respuesta se puede deshacer mientras no haya actuado nadie más ni se haya tirado un dado.',
      pl: 'Islamabad oddaliłby się od talibów o dwa pola albo tyle samo się do nich zbliżył: każda frakcja może wybrać dowolny tekst (5.2). Kuszące, ale jeszcze nie teraz. Każdą odpowiedź można cofnąć, dopóki nikt inny nie zadziałał i nie rzucono kością.',
    },
  },
  {
    answer: 'train',
    point: ['khowst'],
    text: {
      en: 'Below is everything you can do, and the rule numbers open the rules. Khowst has a Population of 3 and is Neutral: Train there and win its people over (3.2.1).',
      es: 'Abajo ves todo lo que puedes hacer, y los números de regla abren el reglamento. Khowst tiene una Población de 3 y es Neutral: entrena allí y gánate a su gente (3.2.1).',
      pl: 'Poniżej widać wszystko, co możesz zrobić, a numery otwierają zasady. Khowst ma populację 3 i jest neutralny: przeprowadź tam szkolenie i zjednaj sobie ludność (3.2.1).',
    },
  },
  {
    answer: 'khowst',
    text: {
      en: 'Spaces you can choose glow. Choose Khowst on the map or in the list; with a keyboard, type the number on its button. Point at a space that does not glow, or tap it, to read why it cannot be chosen.',
      es: 'Las casillas que se pueden elegir brillan. Elige Khowst en el mapa o en la lista; con teclado, teclea el número de su botón. Señala o toca una casilla que no brille para leer por qué no se puede elegir.',
      pl: 'Pola, które można wybrać, są podświetlone. Wybierz Khowst na mapie lub na liście; na klawiaturze naciśnij numer przycisku. Wskaż pole bez podświetlenia albo go dotknij, by przeczytać, dlaczego nie można go wybrać.',
    },
  },
  {
    answer: '0',
    point: ['khowst'],
    text: {
      en: 'You train Afghans: up to 6 Government cubes wherever one of your Bases stands. Khowst already has enough Troops.',
      es: 'Entrenas a afganos: hasta 6 cubos del Gobierno donde haya una Base tuya. Khowst ya tiene Tropas suficientes.',
      pl: 'Szkolisz Afgańczyków: do 6 kostek rządu wszędzie, gdzie stoi twoja baza. W prowincji Khowst wojska już wystarczy.',
    },
  },
  {
    answer: '2',
    point: ['khowst'],
    text: {
      en: 'Police hold the place when the Troops move on, and in the Propaganda round Civic Action needs both (6.4.1). Two more will do.',
      es: 'La Policía se queda cuando las Tropas se marchan, y en la Ronda de Propaganda la Acción Cívica exige ambas (6.4.1). Con dos más basta.',
      pl: 'Policja zostaje, gdy wojsko rusza dalej, a w rundzie propagandy akcja obywatelska wymaga jednego i drugiego (6.4.1). Wystarczą jeszcze dwie kostki.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'That cost 3 Resources, and the Government paid. You could Train in more spaces. One is enough for now.',
      es: 'Ha costado 3 Recursos, y los ha pagado el Gobierno. Podrías entrenar en más casillas. Por ahora basta con una.',
      pl: 'Kosztowało to 3 zasoby, a zapłacił rząd. Możesz przeprowadzić szkolenie na kolejnych polach. Na razie wystarczy jedno.',
    },
  },
  {
    answer: 'civic-action',
    point: ['khowst'],
    text: {
      en: 'Now you may carry out Civic Action in one of the spaces you trained in. After a Train, COIN Control is all it needs (3.2.1): for another 3 Resources the people of Khowst come over to you.',
      es: 'Ahora puedes hacer una Acción Cívica en una de las casillas de Entrenamiento. Tras entrenar, basta el Control COIN (3.2.1): por otros 3 Recursos te ganas a la gente de Khowst.',
      pl: 'Teraz możesz przeprowadzić akcję obywatelską na jednym z pól szkolenia. Po szkoleniu wystarczy kontrola COIN (3.2.1): za kolejne 3 zasoby zjednasz sobie ludność prowincji Khowst.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'One special activity may go with an operation: a Surge, for one, brings your Troops in or takes them home (4.2.1). But it would open the event to the Taliban (2.3.4). Not this time.',
      es: 'Una operación puede ir acompañada de una actividad especial: una Oleada, por ejemplo, trae tus Tropas o las lleva a casa (4.2.1). Pero dejaría el evento abierto a los Talibanes (2.3.4). Esta vez no.',
      pl: 'Operacji może towarzyszyć jedna czynność specjalna: na przykład wzmocnienie sprowadza twoje wojsko albo zabiera je do domu (4.2.1). Otworzyłaby jednak wydarzenie talibom (2.3.4). Nie tym razem.',
    },
  },
  {
    act: 'confirm',
    point: ['khowst'],
    text: {
      en: 'This is what you did this turn. Until you confirm it, you can still undo it. Khowst is at Support, and your margin is −17.',
      es: 'Esto es lo que has hecho en tu turno. Mientras no lo confirmes, puedes deshacerlo. Khowst está en Apoyo y tu margen es de −17.',
      pl: 'Oto skutki twojej tury. Dopóki jej nie zatwierdzisz, możesz ją cofnąć. W prowincji Khowst jest poparcie, a twój margines to −17.',
    },
  },
  {
    text: {
      en: 'The Taliban are 2nd eligible. As you carried out only an operation, they get a Limited Operation: one space, no special activity, no event. Take their seat for one turn and see the other side.',
      es: 'Los Talibanes son la 2.ª elegible. Como solo has ejecutado una operación, les toca una Operación Limitada: una casilla, sin actividad especial ni evento. Ponte en su lugar un turno y mira la partida desde el otro lado.',
      pl: 'Talibowie są drugą uprawnioną frakcją. Po samej operacji przysługuje im operacja ograniczona: jedno pole, bez czynności specjalnej i bez wydarzenia. Zajmij na jedną turę ich miejsce i spójrz z drugiej strony.',
    },
  },
  {
    by: 'taliban',
    answer: 'rally',
    text: {
      en: 'Insurgents grow by Rallying. It costs only 1 Resource per space (3.3.1), and the Taliban pay nothing in Pakistan while Islamabad is at Backing (6.6.1).',
      es: 'Los insurgentes crecen con el Reagrupamiento. Cuesta solo 1 Recurso por casilla (3.3.1), y los Talibanes no pagan nada en Pakistán mientras Islamabad esté en Respaldo (6.6.1).',
      pl: 'Powstańcy rosną w siłę przez zgrupowanie. Kosztuje tylko 1 zasób za pole (3.3.1), a w Pakistanie talibowie nie płacą nic, dopóki Islamabad jest na polu przychylności (6.6.1).',
    },
  },
  {
    by: 'taliban',
    answer: 'waziristan',
    text: {
      en: 'Waziristan borders Khowst and Kandahar, has a Taliban Base, and no Troops can follow there.',
      es: 'Waziristan linda con Khowst y Kandahar, tiene una Base Talibán y ninguna Tropa puede entrar allí.',
      pl: 'Waziristan graniczy z prowincjami Khowst i Kandahar, ma bazę talibów i żadne wojsko nie może tam wejść.',
    },
  },
  {
    by: 'taliban',
    answer: 'many',
    point: ['waziristan'],
    text: {
      en: 'A Base makes the difference: with one, you may place as many Guerrillas as Bases and Population together; without one, only a single Guerrilla.',
      es: 'La Base marca la diferencia: con ella se colocan tantas Guerrillas como sumen Bases y Población. Sin Base, solo una.',
      pl: 'Baza ma duże znaczenie: przy niej można umieścić tylu partyzantów, ile wynoszą razem bazy i populacja. Bez bazy tylko jednego.',
    },
  },
  {
    by: 'taliban',
    answer: '2',
    point: ['waziristan'],
    text: {
      en: 'One Base and a Population of 1: place both.',
      es: 'Una Base y una Población de 1: coloca las dos.',
      pl: 'Jedna baza i populacja 1: umieść obu.',
    },
  },
  {
    by: 'taliban',
    act: 'confirm',
    point: ['waziristan'],
    text: {
      en: 'They arrive Underground: dark, with their letter. Active ones are pale, with a crescent. Troops cannot hit hidden ones until somebody finds them (1.4.3).',
      es: 'Llegan Ocultas: oscuras, con su letra. Las Activas son claras, con una media luna. Las Tropas no pueden eliminar a las Ocultas hasta que alguien las descubra (1.4.3).',
      pl: 'Przybywają ukryci: są ciemni, z literą. Aktywni są jaśni, z półksiężycem. Wojsko nie może usunąć ukrytych, dopóki ktoś ich nie wykryje (1.4.3).',
    },
  },
]

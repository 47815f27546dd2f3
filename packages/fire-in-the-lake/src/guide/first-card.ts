import type { GuideStep } from '@coinflict/kernel/display'

/** Election: a look at the event, undo, Train in Pleiku; then the VC's seat and a Rally in Tay Ninh. */
export const FIRST_CARD: readonly GuideStep[] = [
  {
    answer: 'event',
    text: {
      en: 'Most events have two sides: as a rule the unshaded one helps you and the US, the shaded one your enemies. Take a look at this one.',
      es: 'Casi todos los eventos tienen dos textos: por lo general, el texto sin sombrear os ayuda a EE.\u00a0UU. y a ti, y el sombreado a vuestros enemigos. Echa un vistazo a este.',
      pl: 'Większość wydarzeń ma dwa teksty: niezacieniony na ogół pomaga tobie i USA, zacieniony waszym wrogom. Zajrzyj do tego wydarzenia.',
    },
  },
  {
    act: 'undo',
    text: {
      en: 'Support and Aid, won or lost: any faction may choose either side (5.2). But Support is what the US wants; you want Control. Any answer can be undone as long as nobody else has acted and no die has been rolled.',
      es: 'Apoyo y Ayuda, ganados o perdidos: cualquier facción puede elegir cualquier texto (5.2). Pero el Apoyo es lo que quiere EE.\u00a0UU.; tú quieres Control. Toda respuesta se puede deshacer mientras no haya actuado nadie más ni se haya tirado un dado.',
      pl: 'Poparcie i wsparcie można zyskać albo stracić: każda frakcja może wybrać dowolny tekst (5.2). Ale poparcia chcą USA, a ty chcesz kontroli. Każdą odpowiedź można cofnąć, dopóki nikt inny nie zadziałał i nie rzucono kością.',
    },
  },
  {
    answer: 'train',
    point: ['pleiku-darlac'],
    text: {
      en: 'Below is everything you can do, and the rule numbers open the rules. In Pleiku your ally and the VC have three pieces each, so nobody Controls it: Train there (3.2.1).',
      es: 'Abajo ves todo lo que puedes hacer, y los números de regla abren el reglamento. En Pleiku tu aliado y el VC tienen tres fichas cada uno, así que nadie lo Controla: entrena allí (3.2.1).',
      pl: 'Poniżej widać wszystko, co możesz zrobić, a numery otwierają zasady. W prowincji Pleiku sojusznik i VC mają po trzy elementy, więc nikt jej nie kontroluje: przeprowadź tam szkolenie (3.2.1).',
    },
  },
  {
    answer: 'pleiku-darlac',
    text: {
      en: 'Spaces you can choose glow. Choose Pleiku on the map or in the list; with a keyboard, type the number on its button. Point at a space that does not glow, or tap it, to read why it cannot be chosen.',
      es: 'Las casillas que se pueden elegir brillan. Elige Pleiku en el mapa o en la lista; con teclado, teclea el número de su botón. Señala o toca una casilla que no brille para leer por qué no se puede elegir.',
      pl: 'Pola, które można wybrać, są podświetlone. Wybierz Pleiku na mapie lub na liście; na klawiaturze naciśnij numer przycisku. Wskaż pole bez podświetlenia albo go dotknij, by przeczytać, dlaczego nie można go wybrać.',
    },
  },
  {
    answer: 'cubes',
    point: ['pleiku-darlac'],
    text: {
      en: 'Rangers are your special forces. Cubes hold the ground: they can be placed in cities and at COIN Bases, and the US has a Base here.',
      es: 'Los Rangers son tus Fuerzas Especiales. Los cubos mantienen el terreno: se colocan en ciudades y junto a Bases COIN, y aquí hay una de EE.\u00a0UU.',
      pl: 'Rangersi to twoje siły specjalne. Kostki utrzymują teren: można je umieścić w miastach i przy bazach COIN, a tu stoi baza USA.',
    },
  },
  {
    answer: '1',
    point: ['pleiku-darlac'],
    text: {
      en: 'That costs 3 Resources, as in every space where your pieces are placed. Up to 6 cubes may be placed. One Troop tips the balance.',
      es: 'Cuesta 3 Recursos, como en cada casilla donde coloques fichas tuyas. Se pueden colocar hasta 6 cubos. Una Tropa inclina la balanza.',
      pl: 'Kosztuje to 3 zasoby, tyle co na każdym polu, na którym umieszczasz swoje elementy. Można umieścić do 6 kostek. Jedna kostka wojska przechyla szalę.',
    },
  },
  {
    answer: '2',
    point: ['pleiku-darlac'],
    text: {
      en: 'Police hold the place when the Troops move on. Two will do.',
      es: 'La Policía se queda cuando las Tropas se marchan. Con dos basta.',
      pl: 'Policja zostaje, gdy wojsko rusza dalej. Wystarczą dwie kostki.',
    },
  },
  {
    answer: 'done',
    text: {
      en: 'You could Train in more spaces, or add one special activity: Govern, for one, turns Aid into Patronage (4.3.1). But that would open the event to the VC (2.3.4). Not this time.',
      es: 'Podrías entrenar en más casillas o añadir una actividad especial: Gobernar, por ejemplo, convierte Ayuda en Patrocinio (4.3.1). Pero dejaría el evento abierto al VC (2.3.4). Esta vez no.',
      pl: 'Możesz przeprowadzić szkolenie na kolejnych polach albo dodać jedną czynność specjalną: na przykład rządzenie zamienia wsparcie na patronat (4.3.1). To jednak otworzyłoby wydarzenie VC (2.3.4). Nie tym razem.',
    },
  },
  {
    answer: 'neither',
    point: ['pleiku-darlac'],
    text: {
      en: 'Now you may Pacify one of the spaces you trained in. That buys Support, your ally’s goal, with your Resources. Keep them.',
      es: 'Ahora puedes Pacificar una de las casillas de Entrenamiento. Eso compra Apoyo, la meta de tu aliado, con tus Recursos. Guárdalos.',
      pl: 'Teraz możesz przeprowadzić pacyfikację na jednym z pól szkolenia. Kupuje ona poparcie, czyli cel sojusznika, za twoje zasoby. Zatrzymaj je.',
    },
  },
  {
    act: 'confirm',
    point: ['pleiku-darlac'],
    text: {
      en: 'This is what you did this turn. Until you confirm it, you can still undo it. Pleiku is under COIN Control, and your margin is −8.',
      es: 'Esto es lo que has hecho en tu turno. Mientras no lo confirmes, puedes deshacerlo. Pleiku está bajo Control COIN y tu margen es de −8.',
      pl: 'Oto skutki twojej tury. Dopóki jej nie zatwierdzisz, możesz ją cofnąć. Pleiku jest pod kontrolą COIN, a twój margines to −8.',
    },
  },
  {
    text: {
      en: 'The VC are 2nd eligible. As you carried out only an operation, they get a Limited Operation: one space, no special activity, no event. Take their seat for one turn and see the other side.',
      es: 'El VC es la 2.ª elegible. Como solo has ejecutado una operación, le toca una Operación Limitada: una casilla, sin actividad especial ni evento. Ponte en su lugar un turno y mira la partida desde el otro lado.',
      pl: 'VC jest drugą uprawnioną frakcją. Po samej operacji przysługuje jej operacja ograniczona: jedno pole, bez czynności specjalnej i bez wydarzenia. Zajmij na jedną turę jej miejsce i spójrz z drugiej strony.',
    },
  },
  {
    by: 'vc',
    answer: 'rally',
    text: {
      en: 'Insurgents grow by Rallying, wherever there is no Support. It costs only 1 Resource per space (3.3.1).',
      es: 'Los insurgentes crecen con el Reagrupamiento, donde no haya Apoyo. Cuesta solo 1 Recurso por casilla (3.3.1).',
      pl: 'Powstańcy rosną w siłę przez zgrupowanie, wszędzie, gdzie nie ma poparcia. Kosztuje tylko 1 zasób za pole (3.3.1).',
    },
  },
  {
    by: 'vc',
    answer: 'tay-ninh',
    text: {
      en: 'Tay Ninh lies at the gates of Saigon. Its Base is in a Tunnel, which makes it hard to remove (1.4.4).',
      es: 'Tay Ninh está a las puertas de Saigón. Su Base tiene un Túnel, así que es difícil de eliminar (1.4.4).',
      pl: 'Tay Ninh leży u wrót Sajgonu. Jego baza ma tunel, więc trudno ją usunąć (1.4.4).',
    },
  },
  {
    by: 'vc',
    answer: 'many',
    point: ['tay-ninh'],
    text: {
      en: 'A Base makes the difference: with one, the VC may place as many Guerrillas as Bases and Population together; without one, only a single Guerrilla.',
      es: 'La Base marca la diferencia: con ella el VC coloca tantas Guerrillas como sumen Bases y Población. Sin Base, solo una.',
      pl: 'Baza ma duże znaczenie: przy niej VC może umieścić tylu partyzantów, ile wynoszą razem bazy i populacja. Bez bazy tylko jednego.',
    },
  },
  {
    by: 'vc',
    answer: '3',
    point: ['tay-ninh'],
    text: {
      en: 'One Base and a Population of 2: place all three.',
      es: 'Una Base y una Población de 2: coloca las tres.',
      pl: 'Jedna baza i populacja 2: umieść wszystkich trzech.',
    },
  },
  {
    by: 'vc',
    act: 'confirm',
    point: ['tay-ninh'],
    text: {
      en: 'They arrive Underground: dark, with their letter. Active ones are pale, with a flame. Troops cannot hit hidden ones until somebody finds them (1.4.3).',
      es: 'Llegan Ocultas: oscuras, con su letra. Las Activas son claras, con una llama. Las Tropas no pueden eliminar a las Ocultas hasta que alguien las descubra (1.4.3).',
      pl: 'Przybywają ukryci: są ciemni, z literą. Aktywni są jaśni, z płomieniem. Wojsko nie może usunąć ukrytych, dopóki ktoś ich nie wykryje (1.4.3).',
    },
  },
]

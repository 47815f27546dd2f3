import type { GlossaryEntry, RuleText } from '@coinflict/kernel/display'
import type { english } from './en.ts'

/** Spanish. The glossary stands in the order of the Spanish alphabet. */
export const spanish: {
  readonly rules: Readonly<Record<keyof typeof english.rules, RuleText>>
  readonly glossary: Readonly<Record<keyof typeof english.glossary, GlossaryEntry>>
} = {
  rules: {
    '1.0': {
      title: 'Introducción',
      text: 'De uno a cuatro jugadores luchan por Vietnam del Sur en los años 1964 a 1972. Los Estados Unidos (EE.\u00a0UU.) y las fuerzas de la República de Vietnam (ARVN), aliados con fines distintos, se enfrentan a dos facciones insurgentes: las fuerzas norvietnamitas (EVN) y el Viet Cong (VC). Cada facción tiene su propio objetivo (7.2).\n\nEste resumen vale para las dos ediciones; se elige una en la preparación (por defecto, la 1.ª, de 2014). Lo que solo tiene la 2.ª edición se indica en el texto. Los números son los de la 1.ª edición.',
    },
    '1.1': {
      title: 'Desarrollo de la partida',
      text: 'Nadie tiene cartas en la mano. Se descubren una a una, y la siguiente ya está a la vista. En una carta de evento actúan hasta dos facciones: con el evento o con una operación (2.3). Quien actúa se queda fuera de la carta siguiente (2.3.6). De vez en cuando sale una carta de Golpe: se comprueba la victoria, llegan los ingresos y las facciones se ganan a la población (6.0).',
    },
    '1.2': {
      title: 'Componentes',
      text: 'Un mapa, 130 cartas (120 eventos, 4 Eventos Cruciales, 6 cartas de Golpe), 229 fichas (1.4.1), marcadores, dados, peones y 7 cilindros: uno para la elegibilidad de cada facción (2.3.1), y uno para los Recursos del ARVN, otro para los del EVN y otro para los del VC (1.8). El número de fichas, de marcadores de Terror y de Sabotaje (3.3.4) y de Túneles (1.4.4) es un límite; el de los demás marcadores, no.',
    },
    '1.3': {
      title: 'El mapa',
      text: 'Vietnam del Sur tiene 15 provincias (1.3.2), 8 ciudades (1.3.3) y 17 Líneas de Comunicación (1.3.4). También se juega en siete provincias de sus vecinos (1.3.5).',
    },
    '1.3.1': {
      title: 'Casillas',
      text: 'Las provincias, las ciudades y las Líneas de Comunicación (LdC) son casillas. En todas puede haber fichas, pero nunca Bases en las LdC (1.4.2). Los Pueblos no son casillas (1.3.6).',
    },
    '1.3.2': {
      title: 'Provincias',
      text: 'Las provincias son las zonas rurales, con una Población de 0, 1 o 2. La Población cuenta para la victoria, por medio del Apoyo y la Oposición (1.6) y del Control (1.7), y para algunas acciones insurgentes.\n\n• Tierras Altas: el Asalto es más débil, salvo el de las Tropas de EE.\u00a0UU. que tengan allí una Base de EE.\u00a0UU. (3.2.4).\n• Jungla: el Barrido descubre la mitad de Guerrillas (3.2.3).\n• Tierras Bajas: sin efecto, salvo en algunos eventos.',
    },
    '1.3.3': {
      title: 'Ciudades',
      text: 'Saigón tiene una Población de 6; Hue, de 2; las otras seis ciudades, de 1 cada una. El ARVN puede entrenar allí sin necesidad de Base (3.2.1), y allí también combate la Policía (3.2.4).',
    },
    '1.3.4': {
      title: 'Líneas de Comunicación',
      text: 'Las Líneas de Comunicación (LdC) son Autopistas o el Mekong; una es ambas cosas. Cada una vale 0, 1 o 2 Econ, 15 en total. En una Ronda de Golpe el ARVN gana el Econ de cada LdC sin Sabotaje (6.2.3); el VC puede recaudarlo (4.5.1). Las LdC no tienen Población, ni Apoyo ni Oposición, ni Control.',
    },
    '1.3.5': {
      title: 'Países extranjeros',
      text: 'Vietnam del Norte es una provincia; Laos tiene dos (Central Laos, Southern Laos) y Camboya cuatro (Northeast Cambodia, The Fishhook, The Parrot’s Beak, Sihanoukville). Todas las demás casillas, LdC incluidas, son Vietnam del Sur: el Sur. En Vietnam del Norte solo puede haber fichas del EVN y del VC (1.4.2). Las de EE.\u00a0UU. y del ARVN pueden entrar en Laos y Camboya, pero la siguiente Ronda de Golpe las elimina (6.4.1).',
    },
    '1.3.6': {
      title: 'Casillas adyacentes',
      text: 'Dos casillas son adyacentes si\n\n• se tocan, o\n• son provincias separadas solo por una LdC, o\n• son LdC o provincias separadas solo por un Pueblo.\n\nLos Pueblos no son casillas; señalan dónde terminan las LdC.',
    },
    '1.3.7': {
      title: 'Costas',
      text: 'Una casilla es costera si toca el mar o solo la separa de él una LdC. Lo piden unos pocos eventos.',
    },
    '1.3.8': {
      title: 'Casillas de desbordamiento',
      text: 'En la mesa, las fichas que no caben en una casilla se ponen en una de las casillas de desbordamiento, con un marcador con letra. No tiene efecto.',
    },
    '1.4': {
      title: 'Fichas',
      text: 'EE.\u00a0UU. tiene Tropas (verde oliva); el ARVN, Tropas (amarillo) y Policía (naranja); el EVN, Tropas (rojo); todas ellas se llaman cubos. El EVN y el VC tienen Guerrillas. EE.\u00a0UU. tiene Irregulares y el ARVN Rangers: son las Fuerzas Especiales. Todas las facciones tienen Bases. Todo esto son fichas; los marcadores, como los de Terror, de Sabotaje o de Túnel, no lo son.',
    },
    '1.4.1': {
      title: 'Fichas Disponibles y eliminación',
      text: 'Hay 40 Tropas, 6 Irregulares y 6 Bases de EE.\u00a0UU.; 30 Tropas, 30 Policías, 6 Rangers y 3 Bases del ARVN; 40 Tropas, 20 Guerrillas y 9 Bases del EVN; 30 Guerrillas y 9 Bases del VC. Lo que no está en el mapa está Disponible, salvo lo que está fuera de juego o, para EE.\u00a0UU., en Bajas (3.3.3). Las fichas solo se colocan desde Disponibles, salvo que un evento diga otra cosa. Las eliminadas pasan a Disponibles, salvo donde una regla diga Bajas o fuera de juego. Si no hay Disponible una ficha para reemplazar a otra, esta simplemente se elimina; solo la Infiltración la exige (4.4.1).\n\nQuien coloca fichas propias con una operación, una actividad especial o un evento puede tomarlas de otros lugares del mapa si, y solo si, no hay ninguna de ese tipo Disponible. Una Base con Túnel tomada así pierde el Túnel. EE.\u00a0UU. puede hacerlo con Irregulares y con fichas del ARVN, nunca con Tropas ni Bases de EE.\u00a0UU.',
    },
    '1.4.2': {
      title: 'Apilamiento',
      text: 'En una provincia o ciudad caben como máximo 2 Bases, contando las de todas las facciones. En las LdC, ninguna. En Vietnam del Norte solo puede haber fichas del EVN y del VC. Por lo demás, puede haber cualquier número de fichas en una misma casilla. Lo que no cabría no se coloca ni se mueve allí, diga lo que diga una operación o un evento.',
    },
    '1.4.3': {
      title: 'Ocultas y Activas',
      text: 'Las Guerrillas y las Fuerzas Especiales están Ocultas (no se las ve) o Activas (a la vista). Las nuevas llegan Ocultas, también cuando reemplazan a una ficha; moverse no cambia por sí solo su estado. Los cubos y las Bases están siempre Activos.\n\nEl Asalto y el Ataque Aéreo solo golpean Guerrillas Activas (3.2.4, 4.2.3). El Terror, la Emboscada, la Recaudación y la Subversión requieren una Guerrilla Oculta (3.3.4, 4.4.3, 4.5); las Fuerzas Especiales golpean cuando están Ocultas (4.2.1, 4.3.3). Donde un texto solo dice que se Active una Guerrilla, vale también una que ya esté Activa.',
    },
    '1.4.4': {
      title: 'Túneles',
      text: 'La preparación y algunos eventos ponen un marcador de Túnel en una Base del EVN o del VC, como máximo uno en cada Base y 6 en total. Una Base con Túnel (Base Subterránea) es difícil de eliminar: un Asalto puede, a lo sumo, quitarle el Túnel (3.2.4); el Ataque Aéreo, el Asesoramiento, la Incursión y la mayoría de los eventos no pueden con ella (4.2.3, 4.2.1, 4.3.3, 5.1.1). Cuando se elimina la Base, se va también el Túnel. Si el EVN se infiltra en una Base con Túnel del VC, esta pasa a ser una Base con Túnel del EVN (4.4.1).',
    },
    '1.5': {
      title: 'Jugadores y facciones',
      text: 'Puede haber hasta cuatro jugadores: EE.\u00a0UU. (verde oliva), ARVN (amarillo y naranja), EVN (rojo) y VC (azul). Un jugador en solitario lleva EE.\u00a0UU. con el ARVN, el EVN con el VC, o una sola facción (8.9). Las que sobran son facciones sin jugador (8.0).\n\nComo opción, dos o tres jugadores llevan las cuatro. Con dos, uno lleva el EVN y el VC, y el otro EE.\u00a0UU. y el ARVN. Con tres, uno de ellos lleva una de las dos parejas.\n\n• EVN y VC juntos: en las Rondas de Golpe cuenta el margen más alto, así que basta una de las dos condiciones (6.1); tras la ronda final cuenta el más bajo (7.3). Ese jugador no puede transferir Recursos (1.5.2).\n• EE.\u00a0UU. y ARVN juntos: cuenta siempre el margen más bajo, y la partida solo termina en una comprobación de victoria si se cumplen ambas condiciones.',
    },
    '1.5.1': {
      title: 'Amigos y enemigos',
      text: 'EE.\u00a0UU. y el ARVN son las facciones COIN, amigas entre sí. El EVN y el VC son insurgentes, amigos entre sí. Cada bando es enemigo del otro.',
    },
    '1.5.2': {
      title: 'Negociación',
      text: 'Los jugadores pueden acordar, abiertamente, todo lo que permitan las reglas; nada los obliga. Mientras uno de los dos ejecuta una operación, una actividad especial o un evento, el EVN y el VC pueden darse Recursos el uno al otro, si los llevan jugadores distintos. Nadie más puede dar nada.',
    },
    '1.6': {
      title: 'Apoyo y Oposición',
      text: 'La población de una casilla puede estar a favor del gobierno de Saigón (Apoyo) o en su contra (Oposición). Ambos deciden la victoria de EE.\u00a0UU. y del VC (7.2). El Apoyo, además, impide el Reagrupamiento (3.3.1), delata una Marcha (3.3.2) y permite Gobernar (4.3.1).',
    },
    '1.6.1': {
      title: 'Los cinco niveles',
      text: 'Cada ciudad, y cada provincia con Población, tiene uno de cinco niveles: Apoyo Activo, Apoyo Pasivo, Neutral, Oposición Pasiva, Oposición Activa. El nivel se modifica paso a paso en esta escala; establecerlo significa ir directamente a él.',
    },
    '1.6.2': {
      title: 'Apoyo Total y Oposición Total',
      text: 'El Apoyo Total es la Población en Apoyo Pasivo más el doble de la Población en Apoyo Activo; la Oposición Total se cuenta igual. Un marcador en la casilla muestra su nivel; sin marcador es Neutral. Las LdC y las provincias sin Población son siempre Neutrales.',
    },
    '1.7': {
      title: 'Control',
      text: 'El bando COIN Controla una provincia o ciudad donde EE.\u00a0UU. y el ARVN juntos tienen más fichas que el EVN y el VC juntos. El EVN la Controla donde él solo tiene más fichas que todos los demás juntos, VC incluido. Cuentan todas las fichas, también las Bases y las Ocultas. Si no ocurre ninguna de las dos cosas, la casilla está sin Control. El VC nunca Controla, y las LdC nunca están bajo Control.\n\nEl Control está siempre al día; solo queda fijo en las fases de Redespliegue y de Asignación (6.4, 6.5).',
    },
    '1.8': {
      title: 'Recursos, Ayuda y Patrocinio',
      text: 'El ARVN, el EVN y el VC tienen de 0 a 75 Recursos cada uno. Con ellos se pagan las operaciones (3.1), la Pacificación (6.3.1), la Agitación (6.3.2) y la Ruta (3.3.1). EE.\u00a0UU. no tiene: gasta los del ARVN (1.8.1).\n\nLa Ayuda, de 0 a 75, llega del extranjero. No se gasta: su nivel se suma a los Recursos del ARVN en las Rondas de Golpe (6.2.3). El Patrocinio, de 0 a 75, es lo que el gobierno de Saigón reparte entre sus amigos; cuenta para la victoria del ARVN (7.2). Lo que supera los límites se pierde.',
    },
    '1.8.1': {
      title: 'Operaciones Conjuntas',
      text: 'EE.\u00a0UU. paga con Recursos del ARVN, pero solo con los que superen el Econ Total: lo que quede no puede ser menos de lo que indica el marcador. El Econ Total es 15 al comienzo; cada fase de Recursos lo establece en el Econ de todas las LdC sin Sabotaje (6.2.3), y así queda hasta la siguiente. El ARVN puede gastar todos sus Recursos.',
    },
    '1.9': {
      title: 'Qué cuenta para la victoria',
      text: 'En el borde del tablero se llevan cuatro totales:\n\n• Apoyo + Disponibles: el Apoyo Total (1.6.2) más las Tropas y Bases Disponibles de EE.\u00a0UU.; los Irregulares no cuentan.\n• COIN + Patrocinio: la Población bajo Control COIN más el Patrocinio.\n• EVN + Bases: la Población bajo Control del EVN más las Bases del EVN en el mapa.\n• Oposición + Bases: la Oposición Total más las Bases del VC en el mapa.\n\nLa Población de Vietnam del Sur es de 35. Para las condiciones, véase 7.2; para la opción con marcadores de Engaño, 7.3.',
    },
    '2.0': {
      title: 'Secuencia de juego',
      text: 'Las cartas se juegan una tras otra. En una carta de evento actúan hasta dos facciones (2.3). Una carta de Golpe trae una Ronda de Golpe (2.4).',
    },
    '2.1': {
      title: 'Preparación',
      text: 'Baraja los 120 eventos, reparte en montones tantos como diga el escenario, mezcla una carta de Golpe en cada montón y ponlos uno sobre otro. Los demás eventos no se usan, y nadie puede mirarlos. Todas las facciones son elegibles, todas las Guerrillas y Fuerzas Especiales están Ocultas y el Econ Total es 15.\n\n• Corto (1965–1967): 3 montones de 8 eventos. ARVN 30 Recursos, EVN 15, VC 10; Ayuda 15, Patrocinio 18, Ruta 2. El líder son los Young Turks; debajo está Khanh. Se aparta un Failed Attempt. Sin Eventos Cruciales.\n• Medio (1968–1972): 3 montones de 12. ARVN 30, EVN 20, VC 15; Ayuda 30, Patrocinio 15, Ruta 3. El líder es Ky; debajo están Khanh y los Young Turks.\n• Completo (1964–1972): 6 montones de 12. ARVN 30, EVN 10, VC 5; Ayuda 15, Patrocinio 15, Ruta 1. El líder es Minh.\n\nEventos de Período, una opción: solo se reparten eventos de los años del escenario, y algunas Capacidades están en vigor desde el comienzo.\n\n• Corto: cartas de 1965; AAA (sombreada).\n• Medio: cartas de 1968; AAA, Main Force Bns, SA-2s y Search and Destroy (sombreadas), Arc Light y M-48 Patton (sin sombrear).\n• Completo: desde arriba, un montón de cartas de 1964, dos de 1965 y tres de 1968.',
    },
    '2.2': {
      title: 'Comienzo',
      text: 'Descubre la primera carta y juégala; la siguiente también queda a la vista. Así todos ven siempre una carta por adelantado, todas las cartas jugadas y cuántas quedan.',
    },
    '2.3': {
      title: 'Carta de evento',
      text: 'Hasta dos facciones elegibles ejecutan una operación o el evento, en el orden de los símbolos de la carta (2.3.2). Cualquier facción elegible puede pasar cuando le llega el turno (2.3.3). Las facciones no elegibles no hacen nada.',
    },
    '2.3.1': {
      title: 'Elegibilidad',
      text: 'Una facción es elegible salvo que en la carta anterior haya ejecutado una operación o el evento. Al comienzo, y después de cada Ronda de Golpe (6.6), todas son elegibles. Algunos eventos cambian la elegibilidad.',
    },
    '2.3.2': {
      title: 'Orden de facciones',
      text: 'Lee de izquierda a derecha los símbolos de la parte superior de la carta y salta las facciones no elegibles. La primera es la 1.ª elegible; la siguiente, la 2.ª elegible. Un halo claro alrededor de un símbolo solo importa para las facciones sin jugador.',
    },
    '2.3.3': {
      title: 'Pasar',
      text: 'La 1.ª o 2.ª elegible que pasa sigue elegible para la carta siguiente. El EVN o el VC reciben 1 Recurso; si pasa EE.\u00a0UU. o el ARVN, el ARVN recibe 3. La siguiente facción elegible hacia la derecha ocupa su lugar, como 1.ª o 2.ª elegible, con las mismas opciones. Puede pasar cualquier número de facciones; después de la última, la carta termina.',
    },
    '2.3.4': {
      title: 'Qué pueden hacer las facciones elegibles',
      text: 'La 1.ª elegible elige el evento o una operación (3.0), a la que puede añadir una actividad especial (4.0). De eso depende lo que puede hacer la 2.ª elegible:\n\n• 1.ª: operación sola. 2.ª: una Operación Limitada (2.3.5).\n• 1.ª: operación con actividad especial. 2.ª: una Operación Limitada o el evento.\n• 1.ª: evento. 2.ª: una operación, con actividad especial si quiere.',
    },
    '2.3.5': {
      title: 'Operación Limitada',
      text: 'Una Operación Limitada tiene lugar en una sola casilla y sin actividad especial. La Patrulla, el Barrido y la Marcha pueden traer fichas de varias casillas, pero a un solo destino. Cuesta lo habitual y cuenta como operación. El Entrenamiento puede igualmente Pacificar o colocar una Base en su casilla (3.2.1), y el EVN puede Mejorar la Ruta con su Reagrupamiento (3.3.1).',
    },
    '2.3.6': {
      title: 'Ajustar la elegibilidad',
      text: 'Cuando han actuado dos facciones, o no queda ninguna elegible, la carta termina. La facción que ha ejecutado una operación (también Limitada) o el evento no es elegible en la carta siguiente; todas las demás, sí. Un evento puede decir otra cosa. Una operación gratuita obtenida por el evento de otra facción no cuenta (3.1.2).',
    },
    '2.3.7': {
      title: 'Carta siguiente',
      text: 'Ahora se juega la carta que estaba a la vista, y se descubre la que hay debajo, aunque la que se juega sea de Golpe. Una carta de evento se rige por 2.3; una carta de Golpe, por 2.4.',
    },
    '2.3.8': {
      title: 'Eventos Cruciales',
      text: 'En los escenarios Medio y Completo cada facción tiene un Evento Crucial. Puede jugarlo en lugar de la carta de evento recién descubierta si\n\n• es elegible,\n• se cumple la condición de su carta,\n• la 1.ª elegible aún no ha hecho nada, y\n• la próxima carta no es de Golpe (2.3.9).\n\nEl Evento Crucial se ejecuta de inmediato, como evento de la 1.ª elegible, y su carta da el orden de facciones. Una facción puede anular el de otra jugando el suyo encima: el VC, el de cualquiera; el ARVN, el de EE.\u00a0UU. o el EVN; el EVN, el de EE.\u00a0UU. El anulado vuelve a su dueño.\n\nLos cuatro requieren 2 o más cartas en la casilla del Líder RVN (2.4.1), y además:\n\n• EE.\u00a0UU., Linebacker II: Apoyo + Disponibles por encima de 40; por encima de 25 tras Peace Talks sin sombrear.\n• ARVN, Vietnamization: menos de 20 Tropas de EE.\u00a0UU. en el mapa.\n• EVN, Easter Offensive: más Tropas del EVN que de EE.\u00a0UU. en el mapa.\n• VC, Tet Offensive: más de 20 Guerrillas del VC en el Sur.',
    },
    '2.3.9': {
      title: 'Monzón',
      text: 'Mientras la próxima carta sea de Golpe no hay Barrido, ni siquiera por Asesoramiento (3.2.3, 4.2.1), ni Marcha (3.3.2) ni Eventos Cruciales (2.3.8); el Transporte Aéreo y el Ataque Aéreo se limitan a 2 casillas (4.2.2, 4.2.3). El evento se puede ejecutar como siempre, y lo que concede no tiene esta restricción (5.1.1).',
    },
    '2.4': {
      title: 'Carta de Golpe',
      text: 'Primero haz lo que la carta mande de inmediato, después ponla en la casilla del Líder RVN (2.4.1) y después juega una Ronda de Golpe (6.0). Las cartas de evento hasta una Ronda de Golpe se llaman Campaña.',
    },
    '2.4.1': {
      title: 'Líder RVN',
      text: 'La última carta de Golpe jugada muestra quién dirige la República de Vietnam. Su efecto dura mientras sea líder:\n\n• Minh, al comienzo del escenario Completo: cada Entrenamiento del ARVN suma 5 a la Ayuda. No es una carta.\n• Khanh: un Transporte usa como máximo 1 LdC.\n• Young Turks: cada Gobernar suma 2 al Patrocinio.\n• Ky: la Pacificación cuesta 4 por marcador de Terror o nivel, desde su propia Ronda de Golpe.\n• Thieu: sin efecto.\n\nUn Failed Attempt no trae líder. En cada casilla, LdC incluidas, el ARVN elimina uno de cada tres de sus cubos, redondeando hacia abajo, a su elección. La carta va debajo de las demás, así que el líder sigue; solo pone fin al efecto de Minh.',
    },
    '2.4.2': {
      title: 'Carta de Golpe final',
      text: 'La última carta de Golpe es la tercera en los escenarios Corto y Medio y la sexta en el Completo. Si nadie gana en su comprobación de victoria (6.1), su ronda se juega hasta el Redespliegue (6.4) inclusive. Entonces la partida termina y deciden los márgenes (7.3).',
    },
    '3.0': {
      title: 'Operaciones',
      text: 'Las operaciones son lo que las facciones hacen con sus fichas. EE.\u00a0UU. y el ARVN eligen Entrenamiento, Patrulla, Barrido o Asalto (3.2); el EVN y el VC eligen Reagrupamiento, Marcha, Ataque o Terror (3.3).',
    },
    '3.1': {
      title: 'Operaciones en general',
      text: 'Elige una operación y después sus casillas una tras otra, cada una solo una vez. Paga cada una en Recursos, nunca en Ayuda ni en Patrocinio; EE.\u00a0UU. paga con los del ARVN que superen el Econ Total (1.8.1). Lo que una actividad especial aporte entretanto puede pagar más casillas (4.1).\n\nTú decides el orden de las casillas, a qué enemigos golpeas y cuáles de tus fichas usas. Puedes perdonar a una de las dos facciones enemigas, pero sus fichas siguen protegiendo las Bases de la otra. A la que golpeas, la golpeas con toda tu fuerza. Nadie necesita permiso para actuar sobre fichas ajenas.',
    },
    '3.1.1': {
      title: 'Peones',
      text: 'En la mesa se pueden marcar con peones blancos y negros las casillas seleccionadas. No limitan cuántas casillas se seleccionan.',
    },
    '3.1.2': {
      title: 'Operaciones gratuitas',
      text: 'Un evento puede dar una operación o actividad especial gratuita (5.5). No se pagan Recursos; solo la Pacificación, la Agitación y Mejorar la Ruta cuestan lo habitual (3.2.1, 3.3.1). Se aplican todas las demás condiciones, salvo que el evento diga otra cosa. Actuar gracias al evento de otra facción no cuesta la elegibilidad (2.3.6).',
    },
    '3.2': {
      title: 'Operaciones COIN',
      text: 'EE.\u00a0UU. y el ARVN eligen Entrenamiento (3.2.1), Patrulla (3.2.2), Barrido (3.2.3) o Asalto (3.2.4). Ninguno de los dos coloca fichas en Vietnam del Norte ni las mueve allí (1.4.2).',
    },
    '3.2.1': {
      title: 'Entrenamiento',
      text: 'El ARVN selecciona provincias y ciudades sin Control del EVN; EE.\u00a0UU., las que tengan una ficha de EE.\u00a0UU. Una casilla cuesta 3 Recursos del ARVN solo si se colocan en ella fichas del ARVN. En cada una puedes hacer una de estas cosas:\n\n• EE.\u00a0UU.: coloca 1 o 2 Irregulares; o, en una Base de EE.\u00a0UU., 1 o 2 Rangers o hasta 6 cubos del ARVN.\n• ARVN, en ciudades y en Bases COIN: coloca 1 o 2 Rangers o hasta 6 cubos del ARVN.\n\nLos cubos son Tropas y Policía en cualquier combinación; si no quedan fichas del ARVN Disponibles, se pueden tomar del mapa (1.4.1). Después, en una casilla seleccionada como máximo, haz una de estas cosas:\n\n• Pacificar: retira todo el Terror y después modifica la casilla hasta 2 niveles hacia Apoyo Activo, a 3 Recursos del ARVN por marcador y por nivel, aunque el Entrenamiento fuera gratuito. Hace falta Control COIN; el ARVN necesita además Tropas y Policía allí, y EE.\u00a0UU., solo una ficha de EE.\u00a0UU.\n• ARVN: reemplaza 3 cubos del ARVN cualesquiera por una Base del ARVN, según el apilamiento (1.4.2). Cuesta 3 si aún no se ha pagado nada por la casilla.\n• EE.\u00a0UU., en Saigón: pasa hasta 3 de Patrocinio a Recursos del ARVN.',
    },
    '3.2.2': {
      title: 'Patrulla',
      text: 'El ARVN, 3 Recursos en total; EE.\u00a0UU., nada.\n\n• Mueve los cubos propios que quieras, desde cualquier lugar, a LdC o ciudades adyacentes, y sigue por LdC y ciudades tan lejos como quieras. Un cubo se detiene cuando entra en una casilla con una ficha del EVN o del VC.\n• Después, en cada LdC, aunque nadie se haya movido allí, se Activa una Guerrilla por cada cubo tuyo que haya en ella.\n• Después puedes asaltar en una LdC sin coste adicional (3.2.4); EE.\u00a0UU. no puede añadir al ARVN.\n\nComo Operación Limitada, todos los cubos que se mueven terminan en una misma casilla, y solo allí puedes asaltar, si es una LdC.',
    },
    '3.2.3': {
      title: 'Barrido',
      text: 'Provincias y ciudades, no Vietnam del Norte. El ARVN, 3 Recursos por casilla; EE.\u00a0UU., nada. No en Monzón (2.3.9).\n\nPrimero mueve tus Tropas a las casillas seleccionadas, desde casillas adyacentes o a través de una LdC sin fichas del EVN ni del VC. Después, en cada casilla seleccionada, se Activa una Guerrilla por cada uno de tus cubos y Fuerzas Especiales que haya allí: Tropas e Irregulares para EE.\u00a0UU.; Tropas, Policía y Rangers para el ARVN. En Jungla, una por cada dos, redondeando hacia abajo. Un Barrido también puede solo mover o solo Activar.',
    },
    '3.2.4': {
      title: 'Asalto',
      text: 'Casillas con cubos tuyos y un enemigo al que puedan golpear. El ARVN, 3 Recursos por casilla; EE.\u00a0UU., nada.\n\n• ARVN: elimina 1 ficha por cada 2 cubos del ARVN; en Tierras Altas, por cada 3, redondeando hacia abajo. En las provincias solo cuentan las Tropas; en ciudades y LdC, también la Policía. Cada Base eliminada suma 6 a la Ayuda.\n• EE.\u00a0UU.: elimina 2 fichas por cada Tropa de EE.\u00a0UU. si hay una Base de EE.\u00a0UU.; si no, 1 por cada una y, en Tierras Altas, 1 por cada 2, redondeando hacia abajo. En una de las casillas EE.\u00a0UU. puede pagar 3 Recursos del ARVN para añadir un Asalto del ARVN.\n\nCaen primero las Tropas del EVN, después las Guerrillas Activas que elijas, y las Bases solo cuando no queda ninguna Guerrilla de ninguna de las dos facciones: una sola Guerrilla Oculta las protege a todas.\n\nSi la siguiente ficha fuera una Base con Túnel, detente y tira un dado: con un 4, 5 o 6 se retira un Túnel; la Base se queda.',
    },
    '3.3': {
      title: 'Operaciones insurgentes',
      text: 'El EVN y el VC eligen Reagrupamiento (3.3.1), Marcha (3.3.2), Ataque (3.3.3) o Terror (3.3.4). Actúan con sus propias fichas.',
    },
    '3.3.1': {
      title: 'Reagrupamiento',
      text: 'Provincias y ciudades sin Apoyo, 1 Recurso por casilla. En cada casilla haz una de estas cosas:\n\n• Coloca 1 Guerrilla.\n• Reemplaza 2 de tus Guerrillas por una Base, según el apilamiento (1.4.2).\n• EVN, si ya tiene allí una Base: coloca como máximo tantas Guerrillas como sumen la Ruta (6.7) y las Bases del EVN de la casilla.\n• VC, si ya tiene allí una Base: coloca como máximo tantas Guerrillas como sumen la Población y las Bases del VC de la casilla.\n• VC, si ya tiene allí una Base: gira a Ocultas todas sus Guerrillas de allí.\n\nDespués el EVN puede pagar 2 Recursos más para Mejorar la Ruta 1 casilla, aunque no haya seleccionado ninguna casilla, el Reagrupamiento sea gratuito o se trate de una Operación Limitada. Con Cadres sombreado, el VC puede además comprar Agitación; cuesta lo habitual (6.3.2).',
    },
    '3.3.2': {
      title: 'Marcha',
      text: 'Mueve tus Guerrillas y las Tropas del EVN a casillas adyacentes. 1 Recurso por cada provincia o ciudad en que entren, lleguen los grupos que lleguen; las LdC no cuestan nada. Una Operación Limitada tiene un solo destino. No en Monzón (2.3.9).\n\nLas fichas que van de una casilla a un mismo destino son un grupo. Sus Guerrillas se Activan si se cumplen las dos cosas:\n\n• El destino es una LdC o tiene Apoyo.\n• El grupo, Tropas incluidas, y los cubos y Fuerzas Especiales de EE.\u00a0UU. y del ARVN que haya allí suman más de 3.\n\nLa Ruta: mientras esté por encima de 0 (6.7), las fichas del EVN pueden seguir desde cualquier destino en Laos o Camboya, pagando cada nuevo destino, pero no en una Operación Limitada. Con la Ruta en 4, los movimientos del EVN que entran en una casilla de Laos o Camboya o salen de ella no cuestan nada.',
    },
    '3.3.3': {
      title: 'Ataque',
      text: 'Casillas con Guerrillas tuyas, o Tropas del EVN, y una ficha enemiga. 1 Recurso por casilla. En cada una, una de estas cosas:\n\n• Activa todas tus Guerrillas de allí y tira un dado. Si el resultado no es mayor que su número, elimina hasta 2 fichas enemigas.\n• EVN: elimina 1 ficha enemiga por cada 2 Tropas del EVN de allí, redondeando hacia abajo. Sin dado, y ninguna Guerrilla se Activa.\n\nTú eliges las fichas, también Fuerzas Especiales Ocultas, de una o de las dos facciones. Las Bases de EE.\u00a0UU. y del ARVN solo caen después de todas las demás fichas de ambos. Las fichas de EE.\u00a0UU. pasan a ser Bajas (6.2.5, 6.5).\n\nDesgaste: por cada Tropa o Base de EE.\u00a0UU. eliminada, elimina una de las fichas atacantes, Guerrilla o Tropa, según con qué se haya atacado.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Casillas con al menos una de tus Guerrillas Ocultas o, para el EVN, Tropas. 1 Recurso por provincia o ciudad; las LdC no cuestan nada. Activa una Guerrilla Oculta en cada casilla, si la hay.\n\n• Provincia o ciudad: coloca un marcador de Terror si no hay ninguno. El VC modifica la casilla un nivel hacia Oposición Activa; el EVN modifica el Apoyo un nivel hacia Neutral.\n• LdC: coloca un marcador de Sabotaje si no hay ninguno. Impide las ganancias del ARVN (6.2.3).\n\nTerror y Sabotaje comparten 15 marcadores; si todos están en el mapa, no se coloca ninguno. El nivel se modifica haya o no un marcador nuevo.',
    },
    '4.0': {
      title: 'Actividades especiales',
      text: 'Las actividades especiales acompañan a las operaciones. EE.\u00a0UU. tiene Asesoramiento, Transporte Aéreo y Ataque Aéreo (4.2); el ARVN, Gobernar, Transporte e Incursión (4.3); el EVN, Infiltración, Bombardeo y Emboscada (4.4); el VC, Recaudación, Subversión y Emboscada (4.5).',
    },
    '4.1': {
      title: 'Actividades especiales en general',
      text: 'Con una operación puedes usar un tipo de actividad especial, en un solo momento antes, durante o después de ella. No con una Operación Limitada (2.3.5). No cuesta Recursos; cada casilla se selecciona solo una vez. Si la 1.ª elegible usa una, la 2.ª puede ejecutar el evento (2.3.4).\n\nLo que aporta la actividad puede pagar la operación: sin Recursos, el VC puede recaudar y después reagruparse.',
    },
    '4.1.1': {
      title: 'A qué operación acompañan',
      text: 'Algunas actividades especiales solo acompañan a ciertas operaciones:\n\n• Asesoramiento y Gobernar: Entrenamiento o Patrulla, no en una casilla seleccionada para entrenar.\n• Incursión: Patrulla, Barrido o Asalto.\n• Infiltración: Reagrupamiento o Marcha.\n• Subversión: Reagrupamiento, Marcha o Terror.\n• Emboscada: Marcha o Ataque, en sus casillas.\n\nTodas las demás acompañan a cualquier operación. Salvo lo que diga esta lista, una actividad puede estar en cualquier casilla.',
    },
    '4.2': {
      title: 'Actividades especiales de EE.\u00a0UU.',
      text: 'EE.\u00a0UU. puede usar Asesoramiento (4.2.1), Transporte Aéreo (4.2.2) o Ataque Aéreo (4.2.3).',
    },
    '4.2.1': {
      title: 'Asesoramiento',
      text: 'Con Entrenamiento o Patrulla, en 1 o 2 casillas fuera de Vietnam del Norte que no se hayan seleccionado para entrenar. En cada una haz una de estas cosas:\n\n• Un Barrido del ARVN sin movimiento (3.2.3), no en Monzón (2.3.9).\n• Un Asalto del ARVN (3.2.4).\n• Activa 1 Irregular o Ranger Oculto para eliminar 2 fichas enemigas, también Ocultas. Las Bases solo caen cuando no queda ninguna otra ficha enemiga; las Bases con Túnel, nunca.\n\nNo se paga nada. Después puedes sumar 6 a la Ayuda, una vez.',
    },
    '4.2.2': {
      title: 'Transporte Aéreo',
      text: 'Con cualquier operación de EE.\u00a0UU. Entre 4 casillas cualesquiera, 2 en Monzón (2.3.9), mueve cualquier número de Tropas de EE.\u00a0UU. y hasta 4 Tropas del ARVN, Rangers e Irregulares en total. No en Vietnam del Norte.',
    },
    '4.2.3': {
      title: 'Ataque Aéreo',
      text: 'Con cualquier operación de EE.\u00a0UU., en hasta 6 casillas, 2 en Monzón (2.3.9), cada una con una ficha de EE.\u00a0UU. o del ARVN. Elimina hasta 6 fichas enemigas Activas en total. Las Bases solo caen donde no queda ninguna otra ficha insurgente; las Guerrillas Ocultas y las Bases con Túnel se quedan. Modifica cada casilla seleccionada con Población un nivel hacia Oposición Activa, aunque no se haya eliminado nada allí. Después puedes Degradar la Ruta 1 casilla (6.7), incluso sin seleccionar ninguna casilla.\n\n2.ª edición: tira un dado para los impactos. Cada impacto elimina 1 ficha; 2 impactos pueden Degradar la Ruta 1 casilla, una vez. Solo se seleccionan y se modifican casillas que pierden una ficha.',
    },
    '4.3': {
      title: 'Actividades especiales del ARVN',
      text: 'El ARVN puede usar Gobernar (4.3.1), Transporte (4.3.2) o Incursión (4.3.3).',
    },
    '4.3.1': {
      title: 'Gobernar',
      text: 'Con Entrenamiento o Patrulla, en 1 o 2 provincias o ciudades con Control COIN y Apoyo, no en Saigón ni en una casilla seleccionada para entrenar. En cada una haz una de estas cosas:\n\n• Suma a la Ayuda 3 veces la Población de la casilla.\n• Si hay más cubos del ARVN que Tropas de EE.\u00a0UU.: pasa de la Ayuda al Patrocinio tanto como la Población de la casilla, y modifica esta un nivel hacia Neutral.',
    },
    '4.3.2': {
      title: 'Transporte',
      text: 'Con cualquier operación del ARVN. Desde una casilla, mueve hasta 6 Tropas del ARVN y Rangers a LdC adyacentes, sigue por LdC y ciudades tan lejos como quieras y, al final, entra en casillas adyacentes fuera de Vietnam del Norte; o bien pasa directamente a casillas adyacentes. Se detienen cuando entran en una casilla con una ficha del EVN o del VC. Después gira a Ocultos todos los Rangers del mapa.',
    },
    '4.3.3': {
      title: 'Incursión',
      text: 'Con Patrulla, Barrido o Asalto, en 1 o 2 casillas. Mueve a cada una los Rangers adyacentes que quieras, Ocultos o Activos como estén. Después, en cada casilla, puedes Activar 1 Ranger Oculto para eliminar 2 fichas enemigas, también Ocultas. Las Bases solo caen cuando no queda ninguna otra ficha enemiga; las Bases con Túnel, nunca.',
    },
    '4.4': {
      title: 'Actividades especiales del EVN',
      text: 'El EVN puede usar Infiltración (4.4.1), Bombardeo (4.4.2) o Emboscada (4.4.3).',
    },
    '4.4.1': {
      title: 'Infiltración',
      text: 'Con Reagrupamiento o Marcha, en 1 o 2 casillas. En cada una haz una de estas cosas:\n\n• En una Base del EVN: coloca como máximo tantas Tropas del EVN como sumen la Ruta (6.7) y las Bases del EVN de la casilla; después reemplaza las Guerrillas del EVN de allí que quieras por más Tropas del EVN, 1 por 1.\n• Donde las fichas del EVN superen en número a las del VC: modifica la Oposición, si la hay, un nivel hacia Neutral; después puedes reemplazar 1 ficha del VC por la ficha equivalente del EVN. El Túnel se queda. El EVN debe tener esa ficha Disponible o tomarla del mapa (1.4.1).',
    },
    '4.4.2': {
      title: 'Bombardeo',
      text: 'Con cualquier operación, en 1 o 2 casillas con 3 o más Tropas de EE.\u00a0UU. y del ARVN en total, o con Tropas y una Base de EE.\u00a0UU. o del ARVN. En esa casilla o en una adyacente debe haber al menos 3 Tropas del EVN. Elimina 1 Tropa de EE.\u00a0UU. o del ARVN de cada una; la de EE.\u00a0UU. pasa a Bajas.',
    },
    '4.4.3': {
      title: 'Emboscada',
      text: 'En 1 o 2 casillas, ya sea de un Ataque, aún sin resolver allí y pagadas como siempre, o de una Marcha, sin coste adicional. Hace falta allí una Guerrilla Oculta del EVN; con Marcha, una que haya llegado marchando. Activa solo esa y no tires el dado: se elimina 1 ficha enemiga según las reglas del Ataque (3.3.3), sin Desgaste. Desde una LdC, la ficha puede estar en cambio en cualquier casilla adyacente, incluso en una que se acabe de golpear. Una Emboscada gratuita por un evento es como la de un Ataque (5.5).',
    },
    '4.5': {
      title: 'Actividades especiales del VC',
      text: 'El VC puede usar Recaudación (4.5.1), Subversión (4.5.2) o Emboscada (4.5.3).',
    },
    '4.5.1': {
      title: 'Recaudación',
      text: 'Con cualquier operación, en hasta 4 casillas con una Guerrilla Oculta del VC y sin Control COIN, LdC incluidas. Activa una Guerrilla Oculta del VC en cada una. El VC recibe el Econ de la LdC, con Sabotaje o sin él, o el doble de la Población de la provincia o ciudad, que se modifica un nivel hacia Apoyo Activo.',
    },
    '4.5.2': {
      title: 'Subversión',
      text: 'Con Reagrupamiento, Marcha o Terror, en 1 o 2 casillas con una Guerrilla Oculta del VC, que sigue Oculta, y cubos del ARVN. En cada una elimina 2 cubos del ARVN o reemplaza 1 por una Guerrilla del VC. Después el Patrocinio baja 1 por cada 2 cubos eliminados o reemplazados en total, redondeando hacia abajo.',
    },
    '4.5.3': {
      title: 'Emboscada (VC)',
      text: 'Como la del EVN (4.4.3), con Guerrillas del VC.',
    },
    '5.0': {
      title: 'Eventos',
      text: 'Una carta de evento tiene un título, un año para los Eventos de Período (2.1), un texto de ambiente en cursiva sin efecto y el texto del evento. Muchas tienen dos lados (5.2), y algunas, efectos duraderos (5.3, 5.4).\n\n2.ª edición: nueve cartas tienen otros textos (4, 5, 6, 14, 20, 26, 30, 35 y 121).',
    },
    '5.1': {
      title: 'Ejecutar un evento',
      text: 'Cumple el texto tal como está escrito y en su orden. Salvo que diga otra cosa, la facción ejecutora toma todas las decisiones, como las casillas y las fichas afectadas o quién recibe una operación gratuita. Si actúa otra facción, decide ella los detalles de su acción. Lo mismo vale para los Líderes RVN (2.4.1).',
    },
    '5.1.1': {
      title: 'Eventos y reglas',
      text: 'Donde un evento contradice las reglas, prevalece el evento; así, una Marcha que conceda tiene lugar también en Monzón (2.3.9). Pero incluso los eventos\n\n• respetan el apilamiento y no llevan fichas de EE.\u00a0UU. ni del ARVN a Vietnam del Norte (1.4.2);\n• colocan solo fichas y marcadores Disponibles, salvo que nombren las Bajas o las que están fuera de juego, y eliminan en lugar de reemplazar si no hay con qué o no cabe (1.4.1);\n• no obligan a eliminar una Base con Túnel salvo que lo digan; su dueño puede elegirla (1.4.4);\n• no dejan que los Recursos, la Ayuda ni el Patrocinio pasen de 75 (1.8).',
    },
    '5.1.2': {
      title: 'Evento contra evento',
      text: 'El evento que se juega prevalece sobre uno duradero. Así, EE.\u00a0UU. puede usar el Transporte Aéreo por MACV mientras Typhoon Kate está en vigor.',
    },
    '5.1.3': {
      title: 'Efectos parciales',
      text: 'Lo que se puede cumplir debe cumplirse; lo que no, se omite.',
    },
    '5.1.4': {
      title: 'Eventos Cruciales como eventos',
      text: 'Los Eventos Cruciales tienen una condición y reemplazan a la carta descubierta, incluido su orden de facciones. Quien juega uno lo ejecuta como evento (2.3.8).',
    },
    '5.2': {
      title: 'Uso dual',
      text: 'Muchos eventos tienen un texto sin sombrear y otro sombreado. La facción ejecutora elige uno de ellos. El texto sin sombrear suele ayudar a las facciones COIN, y el sombreado a sus enemigos, pero cualquier facción puede elegir cualquiera.',
    },
    '5.3': {
      title: 'Capacidades',
      text: 'Los eventos de uso dual señalados como Capacidades de una facción duran el resto de la partida, con el lado que se ejecutó. Algunas pueden estar en vigor desde el comienzo (2.1).',
    },
    '5.4': {
      title: 'Impulso',
      text: 'Los textos de evento señalados como Impulso, sin sombrear, sombreados o ambos, duran hasta el Reinicio de la siguiente Ronda de Golpe (6.6), de modo que afectan también a esa ronda. Puede haber cualquier número en vigor.',
    },
    '5.5': {
      title: 'Operaciones gratuitas por eventos',
      text: 'Algunos eventos permiten a una facción ejecutar de inmediato una operación o una actividad especial. Por lo general no cuesta nada ni afecta a su elegibilidad (3.1.2). Se aplican todas las demás condiciones, salvo que el texto las anule: una Incursión gratuita tiene igualmente que Activar un Ranger. La Pacificación, la Agitación y Mejorar la Ruta siempre cuestan Recursos. Una Emboscada gratuita es como la de un Ataque (4.4.3).',
    },
    '6.0': {
      title: 'Ronda de Golpe',
      text: 'Tras el efecto inmediato de la carta de Golpe (2.4), juega las fases en este orden: Victoria (6.1), Recursos (6.2), Apoyo (6.3), Redespliegue (6.4), Asignación (6.5), Reinicio (6.6).\n\nNunca hay dos rondas seguidas: una carta de Golpe justo después de otra trae su líder o su efecto inmediato, pero ninguna ronda. Si es la final, la partida termina de inmediato y deciden los márgenes (7.3).',
    },
    '6.1': {
      title: 'Fase de Victoria',
      text: 'Si alguna facción cumple su condición (7.2), la partida termina y se clasifican las facciones (7.1). Si no, la ronda continúa. Para los jugadores con dos facciones, véase 1.5; para un jugador en solitario contra facciones sin jugador, 8.9.',
    },
    '6.2': {
      title: 'Fase de Recursos',
      text: 'En este orden: Sabotaje (6.2.1), la Ruta (6.2.2), ganancias del ARVN (6.2.3), ganancias insurgentes (6.2.4), pérdida de Ayuda por Bajas (6.2.5). Nadie puede superar los 75 Recursos.',
    },
    '6.2.1': {
      title: 'Sabotaje',
      text: 'Coloca Sabotaje en cada LdC sin él donde las Guerrillas del EVN y del VC superen en número a las fichas de EE.\u00a0UU. y del ARVN, o que sea adyacente a una ciudad sin Control COIN. Si se acaban los marcadores (3.3.4), el VC elige dónde.',
    },
    '6.2.2': {
      title: 'Degradar la Ruta',
      text: 'Si el bando COIN Controla alguna casilla de Laos o Camboya, Degrada la Ruta 1 casilla (6.7), una sola vez.',
    },
    '6.2.3': {
      title: 'Ganancias del ARVN',
      text: 'El ARVN recibe tantos Recursos como la Ayuda, más 15 menos el Econ de todas las LdC con Sabotaje. Este último número se marca como Econ Total (1.8.1).',
    },
    '6.2.4': {
      title: 'Ganancias insurgentes',
      text: 'El VC recibe 1 Recurso por cada una de sus Bases en el mapa. El EVN recibe 1 por cada una de sus Bases en Laos y Camboya, más el doble de la Ruta (6.7).',
    },
    '6.2.5': {
      title: 'Bajas y Ayuda',
      text: 'Por cada ficha de EE.\u00a0UU. en Bajas, de cualquier tipo, la Ayuda baja 3. Para entonces el ARVN ya ha recibido su Ayuda de esta ronda (6.2.3).',
    },
    '6.3': {
      title: 'Fase de Apoyo',
      text: 'Primero EE.\u00a0UU. y después el ARVN pueden Pacificar (6.3.1); después el VC puede comprar Agitación (6.3.2).',
    },
    '6.3.1': {
      title: 'Pacificación',
      text: 'Primero EE.\u00a0UU. y después el ARVN pueden Pacificar, en hasta 4 provincias y ciudades entre los dos. Cada una necesita Control COIN, Policía y Tropas de la facción que Pacifica. Cada 3 Recursos del ARVN retiran un marcador de Terror o, cuando ya no queda Terror en la casilla, la modifican un nivel hacia Apoyo Activo; como máximo 2 niveles por casilla, entre las dos facciones. EE.\u00a0UU. solo gasta lo que supere el Econ Total (1.8.1). Para la Pacificación por Entrenamiento, véase 3.2.1.',
    },
    '6.3.2': {
      title: 'Agitación',
      text: 'El VC puede comprar Agitación en hasta 4 casillas con fichas del VC y sin Control COIN. Cada Recurso del VC retira un marcador de Terror o, cuando ya no queda Terror en la casilla, la modifica un nivel hacia Oposición Activa; como máximo 2 niveles por casilla.',
    },
    '6.4': {
      title: 'Fase de Redespliegue',
      text: 'Las fichas de EE.\u00a0UU. y del ARVN dejan Laos y Camboya (6.4.1); después mueven fuerzas el ARVN (6.4.2) y el EVN (6.4.3), a cualquier distancia. El Control sigue como al comienzo de la fase y se ajusta al final (6.4.4).',
    },
    '6.4.1': {
      title: 'Laos y Camboya',
      text: 'Elimina todas las fichas de EE.\u00a0UU. y del ARVN de Laos y Camboya: las Tropas de EE.\u00a0UU. quedan fuera de juego; todas las demás pasan a Disponibles.\n\n2.ª edición: las Tropas de EE.\u00a0UU. pasan a Bajas.',
    },
    '6.4.2': {
      title: 'Redespliegue del ARVN',
      text: 'El ARVN debe mover sus Tropas de las LdC y de las provincias sin Base COIN, y puede mover cualesquiera otras: a ciudades sin Control del EVN, a casillas con una Base de EE.\u00a0UU. o del ARVN, o a Saigón. Después puede mover los Policías que quiera a LdC o a casillas del Sur con Control COIN. Los Rangers y las fichas de EE.\u00a0UU. se quedan.',
    },
    '6.4.3': {
      title: 'Redespliegue del EVN',
      text: 'El EVN puede mover las Tropas suyas que quiera, desde cualquier lugar, a casillas con Bases del EVN, incluso con Control COIN.',
    },
    '6.4.4': {
      title: 'Control tras el Redespliegue',
      text: 'Cuando todos se han movido, ajusta el Control (1.7).',
    },
    '6.4.5': {
      title: 'Fin de la partida',
      text: 'En la ronda final (2.4.2) la partida termina aquí y deciden los márgenes (7.3). No hay Asignación ni Reinicio.',
    },
    '6.5': {
      title: 'Fase de Asignación',
      text: 'De las Bajas, todas las Bases y una de cada tres Tropas, redondeando hacia abajo, quedan fuera de juego; las demás pasan a Disponibles. Después EE.\u00a0UU. puede mover hasta 10 Tropas y 2 Bases de EE.\u00a0UU. entre Disponibles, casillas con Control COIN, LdC y Saigón, en cualquier sentido. El Control y los totales se ajustan al final.\n\n2.ª edición: las Tropas que quedan de las Bajas no pasan a Disponibles, sino que se colocan de inmediato en casillas con Control COIN, en LdC o en Saigón, y cuentan entre las 10. Después el VC puede modificar casillas un nivel cada una hacia Oposición Activa: 1 de Población en total por cada 2 fichas de EE.\u00a0UU. Retiradas a Disponibles, descontando las Asignadas.',
    },
    '6.6': {
      title: 'Fase de Reinicio',
      text: 'En este orden:\n\n• La Ruta (6.7): de 0 a 1, o de 4 a 3.\n• Retira todos los marcadores de Terror y de Sabotaje.\n• Gira a Ocultas todas las Guerrillas y Fuerzas Especiales.\n• Terminan los eventos de Impulso (5.4).\n• Todas las facciones pasan a ser elegibles.\n• Juega la carta siguiente (2.3.7).',
    },
    '6.7': {
      title: 'La Ruta',
      text: 'La Ruta Ho Chi Minh, de 0 a 4, muestra lo bien que fluyen los suministros del Norte al Sur. Mejorarla sube el número; Degradarla lo baja. Cuenta para el Reagrupamiento (3.3.1), la Marcha (3.3.2), la Infiltración (4.4.1) y las ganancias (6.2.4) del EVN. El Reagrupamiento del EVN la Mejora; los Ataques Aéreos (4.2.3) y el Control COIN en Laos o Camboya (6.2.2) la Degradan; el Reinicio (6.6) y los eventos también la cambian.',
    },
    '7.0': {
      title: 'Victoria',
      text: 'Cada facción tiene su propia condición (7.2). Se comprueba al comienzo de cada Ronda de Golpe; tras la última ronda deciden los márgenes (7.3).',
    },
    '7.1': {
      title: 'Clasificación y empates',
      text: 'Si una facción sin jugador cumple su condición en una comprobación de victoria, todos los jugadores pierden por igual. Si no, cuando la cumple un jugador o termina la partida, la facción con el margen más alto (7.3) queda primera, y así sucesivamente. Los empates favorecen primero a las facciones sin jugador, después al VC, al ARVN, al EVN y, por último, a EE.\u00a0UU. Para los jugadores con dos facciones, véase 1.5.',
    },
    '7.2': {
      title: 'Condiciones de victoria',
      text: 'Se comprueban al comienzo de cada Ronda de Golpe (6.1), con los totales de 1.9:\n\n• EE.\u00a0UU.: el Apoyo Total más las Tropas y Bases Disponibles de EE.\u00a0UU. por encima de 50.\n• EVN: la Población bajo Control del EVN más las Bases del EVN por encima de 18.\n• ARVN: la Población bajo Control COIN más el Patrocinio por encima de 50.\n• VC: la Oposición Total más las Bases del VC por encima de 35.',
    },
    '7.3': {
      title: 'Márgenes tras la ronda final',
      text: 'Si ninguna comprobación terminó la partida, gana el margen más alto:\n\n• EE.\u00a0UU.: el Apoyo Total más las Tropas y Bases Disponibles de EE.\u00a0UU., menos 50.\n• EVN: la Población bajo Control del EVN más las Bases del EVN, menos 18.\n• ARVN: la Población bajo Control COIN más el Patrocinio, menos 50.\n• VC: la Oposición Total más las Bases del VC, menos 35.\n\nUn margen superior a 0 significa que la condición se cumple.\n\nEngaño, una opción para tres o cuatro jugadores: cada uno roba al comienzo 2 de 12 marcadores y los guarda en secreto hasta usarlos. Falsa Amenaza no hace nada; Plan Oculto suma 1 al margen de forma permanente; Efectivos Ocultos convierte una Operación Limitada (2.3.5) en una operación completa con actividad especial. Como ventaja, los jugadores menos expertos pueden elegir sus 2 marcadores antes de que roben los demás.',
    },
    '8.0': {
      title: 'Facciones sin jugador',
      text: 'Las facciones sin jugador se guían por sus propios diagramas; la parte «Facciones sin jugador» recoge todas sus líneas. No siempre miran solo por sí mismas: como los jugadores, a veces se ayudan y a veces se perjudican unas a otras.',
    },
    '8.1': {
      title: 'Turno de las facciones sin jugador',
      text: 'Según su diagrama, una facción sin jugador ejecuta el evento, opera o pasa. Donde un jugador tendría una Operación Limitada, ella tiene una operación completa con actividad especial. Deja de lado los eventos sin efecto, y solo ejecuta una Capacidad si el resultado de un dado es menor que el número de cartas de Golpe que quedan. Sin Recursos, el EVN pasa; el ARVN, con menos de 3.',
    },
    '8.1.2': {
      title: 'Procedimiento de las facciones sin jugador',
      text: 'Una facción sin jugador actúa en todo lo que puede y paga como un jugador. Nunca da Recursos (1.5.2). Entre opciones iguales se elige al azar.',
    },
    '8.4.6': {
      title: 'Eventos Cruciales de las facciones sin jugador',
      text: 'Una facción sin jugador juega su Evento Crucial (2.3.8) en cuanto es posible mientras la facción de un jugador sea la 1.ª elegible.',
    },
    '8.8.1': {
      title: 'Política de EE.\u00a0UU.',
      text: 'EE.\u00a0UU. sin jugador sigue la política de JFK, LBJ o Nixon: qué actividades especiales prefiere y cuántas Tropas Asigna. El escenario da la primera; se determina de nuevo antes de cada Asignación (6.5).',
    },
    '8.9': {
      title: 'Victoria con 1 jugador',
      text: 'Un jugador en solitario lleva EE.\u00a0UU. y el ARVN, el EVN y el VC, o una sola facción cualquiera. De dos márgenes cuenta el más bajo, y las dos facciones no pueden transferirse Recursos (1.5.2). El jugador nunca gana en una comprobación (6.1), pero pierde si en ella una facción sin jugador cumple su condición, o si una de ellas tiene el margen más alto tras la ronda final.\n\nTras la ronda final, una ventaja de 1 a 5 sobre la mejor facción sin jugador es un estancamiento; de 6 o más, una victoria; sin ventaja, esa facción gana la guerra.\n\n• Opción de dificultad A: están en vigor las Capacidades del escenario Medio (2.1) que perjudican al bando del jugador: sombreadas contra COIN, sin sombrear contra los insurgentes.\n• Opción de dificultad B: desde la segunda Ronda de Golpe, el jugador también pierde en la comprobación si alguna facción sin jugador tiene un margen más alto.',
    },
  },
  glossary: {
    active: {
      term: 'Activa, Activo',
      text: 'De Guerrillas y Fuerzas Especiales: a la vista. El Asalto y el Ataque Aéreo pueden golpear a las Guerrillas Activas. Del Apoyo y la Oposición: el nivel más fuerte, que cuenta el doble.',
      rule: '1.4.3',
    },
    'special-activity': {
      term: 'Actividad especial',
      text: 'Lo que una facción puede añadir a su operación, un solo tipo cada vez.',
      rule: '4.1',
    },
    adjacent: {
      term: 'Adyacente',
      text: 'Una junto a otra: casillas que se tocan o que solo están separadas por una LdC (las provincias) o por un Pueblo.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitación',
      text: 'El VC compra Oposición a 1 Recurso por paso en la fase de Apoyo, donde tiene fichas y no hay Control COIN.',
      rule: '6.3.2',
    },
    stacking: {
      term: 'Apilamiento',
      text: 'Los límites de fichas en una casilla: 2 Bases; en Vietnam del Norte, solo fichas del EVN y del VC.',
      rule: '1.4.2',
    },
    support: {
      term: 'Apoyo',
      text: 'La población de una casilla está a favor del gobierno de Saigón. EE.\u00a0UU. lo busca.',
      rule: '1.6',
    },
    arvn: {
      term: 'ARVN',
      text: 'El Ejército de la República de Vietnam: la facción del gobierno de Saigón.',
      rule: '1.5',
    },
    commitment: {
      term: 'Asignación',
      text: 'La fase de una Ronda de Golpe en la que EE.\u00a0UU. Asigna fuerzas al mapa o las Retira.',
      rule: '6.5',
    },
    aid: {
      term: 'Ayuda',
      text: 'La que llega del extranjero, de 0 a 75. En las Rondas de Golpe se suma a los Recursos del ARVN. Gobernar la convierte en Patrocinio; las Bajas la reducen.',
      rule: '1.8',
    },
    casualties: {
      term: 'Bajas',
      text: 'Fichas de EE.\u00a0UU. eliminadas por un Ataque, una Emboscada, un Bombardeo o ciertos eventos. Cada una cuesta 3 de Ayuda en la fase de Recursos; en la fase de Asignación algunas quedan fuera de juego.',
      rule: '3.3.3',
    },
    base: {
      term: 'Base',
      text: 'Una ficha de cualquier facción que casi nunca se mueve. Ayuda en el Entrenamiento, el Reagrupamiento y la Infiltración, aporta Recursos a los insurgentes y cuenta para la victoria del EVN y del VC. Como máximo 2 en una provincia o ciudad.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases lo último',
      text: 'Una Base solo se elimina cuando ya no quedan fichas que la protejan, incluidas las de la facción aliada.',
      rule: '3.2.4',
    },
    campaign: {
      term: 'Campaña',
      text: 'Las cartas de evento hasta una Ronda de Golpe.',
      rule: '2.4',
    },
    capability: {
      term: 'Capacidad',
      text: 'Un evento cuyo lado ejecutado ayuda o estorba a una facción durante el resto de la partida.',
      rule: '5.3',
    },
    'coup-card': {
      term: 'Carta de Golpe',
      text: 'Una de las tres a seis cartas que traen una Ronda de Golpe, con comprobación de victoria e ingresos, y a menudo un nuevo Líder RVN.',
      rule: '2.4',
    },
    city: {
      term: 'Ciudad',
      text: 'Una de las ocho casillas urbanas, con Saigón como la mayor. La Policía puede combatir allí.',
      rule: '1.3.3',
    },
    coin: {
      term: 'COIN',
      text: 'Contrainsurgencia (del inglés «counterinsurgency»): EE.\u00a0UU. y el ARVN, y sus operaciones.',
      rule: '1.5.1',
    },
    control: {
      term: 'Control',
      text: 'Tener más fichas en una provincia o ciudad que todos los demás juntos: las dos facciones COIN como una sola, o el EVN solo.',
      rule: '1.7',
    },
    coastal: {
      term: 'Costera',
      text: 'De una casilla: junto al mar, o separada de él solo por una LdC.',
      rule: '1.3.7',
    },
    cube: {
      term: 'Cubo',
      text: 'Una ficha de Tropas o de Policía.',
      rule: '1.4',
    },
    degrade: {
      term: 'Degradar',
      text: 'Bajar la Ruta una casilla.',
      rule: '6.7',
    },
    desertion: {
      term: 'Deserción',
      text: 'La pérdida de uno de cada tres cubos del ARVN en cada casilla por un Failed Attempt.',
      rule: '2.4.1',
    },
    attrition: {
      term: 'Desgaste',
      text: 'Lo que cuesta al atacante un Ataque contra Tropas o Bases de EE.\u00a0UU.: una ficha atacante por cada una eliminada.',
      rule: '3.3.3',
    },
    available: {
      term: 'Disponible',
      text: 'Junto al mapa y lista para ser colocada. Las Tropas y Bases Disponibles de EE.\u00a0UU. cuentan para su victoria.',
      rule: '1.4.1',
    },
    econ: {
      term: 'Econ',
      text: 'El valor económico de una LdC, de 0 a 2: lo que da al ARVN en una Ronda de Golpe si no tiene Sabotaje, o al VC por Recaudación.',
      rule: '1.3.4',
    },
    'total-econ': {
      term: 'Econ Total',
      text: 'El Econ de todas las LdC que no tenían Sabotaje en la última fase de Recursos. EE.\u00a0UU. solo gasta Recursos del ARVN que lo superen.',
      rule: '1.8.1',
    },
    us: {
      term: 'EE.\u00a0UU.',
      text: 'Los Estados Unidos. No tienen Recursos y gastan los del ARVN.',
      rule: '1.5',
    },
    eligible: {
      term: 'Elegible',
      text: 'Que puede actuar en la carta actual. Quien actúa en una carta no es elegible en la siguiente.',
      rule: '2.3.1',
    },
    enemy: {
      term: 'Enemigo',
      text: 'Para EE.\u00a0UU. y el ARVN, el EVN y el VC; y al revés.',
      rule: '1.5.1',
    },
    deception: {
      term: 'Engaño',
      text: 'Marcadores secretos, una opción, que disimulan lo cerca que está un jugador de la victoria.',
      rule: '7.3',
    },
    event: {
      term: 'Evento',
      text: 'Lo que el texto de una carta hace que ocurra. Una facción puede ejecutarlo en lugar de una operación.',
      rule: '5.1',
    },
    'pivotal-event': {
      term: 'Evento Crucial',
      text: 'Una carta propia de cada facción, que puede jugar una vez en lugar de la carta de evento descubierta.',
      rule: '2.3.8',
    },
    'period-events': {
      term: 'Eventos de Período',
      text: 'Una opción: el mazo solo tiene eventos de los años del escenario.',
      rule: '2.1',
    },
    nva: {
      term: 'EVN',
      text: 'El Ejército de Vietnam del Norte: la facción de Hanói.',
      rule: '1.5',
    },
    'executing-faction': {
      term: 'Facción ejecutora',
      text: 'La facción que ejecuta una operación, una actividad especial o un evento. Toma las decisiones.',
      rule: '5.1',
    },
    'non-player': {
      term: 'Facción sin jugador',
      text: 'Una facción que nadie juega y que se guía por sus propias prioridades.',
      rule: '8.0',
    },
    piece: {
      term: 'Fichas',
      text: 'Tropas, Policía, Guerrillas, Fuerzas Especiales y Bases. Los marcadores, los de Túnel incluidos, no son fichas.',
      rule: '1.4',
    },
    'out-of-play': {
      term: 'Fuera de juego',
      text: 'Ni en el mapa ni Disponible. Solo los eventos traen de vuelta esas fichas.',
      rule: '1.4.1',
    },
    'special-forces': {
      term: 'Fuerzas Especiales',
      text: 'Irregulares y Rangers. Están Ocultos o Activos, como las Guerrillas.',
      rule: '1.4',
    },
    free: {
      term: 'Gratuita',
      text: 'De una operación o actividad especial: no cuesta Recursos. Se aplican las demás condiciones.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Guerrilla',
      text: 'Una ficha móvil del EVN o del VC, Oculta o Activa.',
      rule: '1.4',
    },
    momentum: {
      term: 'Impulso',
      text: 'El efecto de un evento que vale hasta el próximo Reinicio.',
      rule: '5.4',
    },
    insurgent: {
      term: 'Insurgente',
      text: 'El EVN o el VC.',
      rule: '1.5.1',
    },
    irregulars: {
      term: 'Irregulares',
      text: 'Las Fuerzas Especiales de EE.\u00a0UU.',
      rule: '1.4',
    },
    'laos-and-cambodia': {
      term: 'Laos y Camboya',
      text: 'Seis provincias sin Población fuera del Sur. Por ellas pasa la Ruta; las fichas de EE.\u00a0UU. y del ARVN no pueden quedarse.',
      rule: '1.3.5',
    },
    loc: {
      term: 'LdC',
      text: 'Línea de Comunicación: una Autopista o el Mekong. Es una casilla, pero no tiene Población, ni Bases ni Control.',
      rule: '1.3.4',
    },
    'rvn-leader': {
      term: 'Líder RVN',
      text: 'Quien dirige la República de Vietnam, según la última carta de Golpe, con un efecto mientras lo haga.',
      rule: '2.4.1',
    },
    margin: {
      term: 'Margen',
      text: 'Cuánto supera una facción su condición de victoria (por encima de 0) o cuánto le falta. También se llama margen de victoria.',
      rule: '7.3',
    },
    improve: {
      term: 'Mejorar',
      text: 'Subir la Ruta una casilla.',
      rule: '6.7',
    },
    shift: {
      term: 'Modificar',
      text: 'Mover el nivel de una casilla en la escala de Apoyo Activo a Oposición Activa.',
      rule: '1.6.1',
    },
    monsoon: {
      term: 'Monzón',
      text: 'La última carta de evento antes de una carta de Golpe: sin Barrido, sin Marcha, sin Eventos Cruciales y con menos casillas para el Transporte Aéreo y el Ataque Aéreo.',
      rule: '2.3.9',
    },
    neutral: {
      term: 'Neutral',
      text: 'Sin Apoyo ni Oposición. Las LdC y las provincias sin Población lo son siempre.',
      rule: '1.6.1',
    },
    underground: {
      term: 'Oculta',
      text: 'De Guerrillas y Fuerzas Especiales: no se las ve. El Asalto y el Ataque Aéreo no pueden golpear a esas Guerrillas, que pueden usar Terror, Emboscada, Recaudación o Subversión.',
      rule: '1.4.3',
    },
    operation: {
      term: 'Operación',
      text: 'Lo principal que hace una facción en su turno: uno de cuatro tipos para las facciones COIN y otros cuatro para los insurgentes.',
      rule: '3.1',
    },
    'limited-operation': {
      term: 'Operación Limitada',
      text: 'Una operación en una sola casilla, sin actividad especial. Abreviado: OpLim.',
      rule: '2.3.5',
    },
    'joint-operations': {
      term: 'Operaciones Conjuntas',
      text: 'La regla por la que EE.\u00a0UU. solo gasta Recursos del ARVN que superen el Econ Total.',
      rule: '1.8.1',
    },
    opposition: {
      term: 'Oposición',
      text: 'La población de una casilla está en contra del gobierno de Saigón. El VC la busca.',
      rule: '1.6',
    },
    pacification: {
      term: 'Pacificación',
      text: 'EE.\u00a0UU. y el ARVN compran Apoyo a 3 Recursos del ARVN por paso: en la fase de Apoyo o mientras entrenan.',
      rule: '6.3.1',
    },
    pass: {
      term: 'Pasar',
      text: 'No actuar en una carta y seguir elegible: 1 Recurso para el EVN o el VC; por una facción COIN, 3 para el ARVN.',
      rule: '2.3.3',
    },
    patronage: {
      term: 'Patrocinio',
      text: 'Los favores de los que dispone el gobierno de Saigón, de 0 a 75. Cuentan para la victoria del ARVN.',
      rule: '1.8',
    },
    population: {
      term: 'Población',
      text: 'Cuánta gente vive en una provincia o ciudad, medio millón por punto. Da su peso al Apoyo, a la Oposición y al Control.',
      rule: '1.3.2',
    },
    'us-policy': {
      term: 'Política de EE.\u00a0UU.',
      text: 'JFK, LBJ o Nixon: lo que guía a EE.\u00a0UU. sin jugador.',
      rule: '8.8.1',
    },
    province: {
      term: 'Provincia',
      text: 'Una casilla rural: Tierras Altas, Tierras Bajas o Jungla, con una Población de 0 a 2.',
      rule: '1.3.2',
    },
    town: {
      term: 'Pueblo',
      text: 'Una marca en el mapa donde terminan LdC, no una casilla. Lo que separa es adyacente.',
      rule: '1.3.6',
    },
    rangers: {
      term: 'Rangers',
      text: 'Las Fuerzas Especiales del ARVN.',
      rule: '1.4',
    },
    resources: {
      term: 'Recursos',
      text: 'Aquello con lo que paga una facción, de 0 a 75. EE.\u00a0UU. gasta los del ARVN.',
      rule: '1.8',
    },
    redeploy: {
      term: 'Redespliegue',
      text: 'La fase de una Ronda de Golpe en la que las Tropas del ARVN, la Policía y las Tropas del EVN van a casillas seguras.',
      rule: '6.4',
    },
    replace: {
      term: 'Reemplazar',
      text: 'Quitar una ficha y colocar otra de Disponibles en su casilla. Si no hay ninguna Disponible, solo se elimina.',
      rule: '1.4.1',
    },
    withdraw: {
      term: 'Retirar',
      text: 'Mover fuerzas de EE.\u00a0UU. del mapa a Disponibles. Enviarlas en sentido contrario es Asignarlas.',
      rule: '6.5',
    },
    trail: {
      term: 'Ruta',
      text: 'La Ruta Ho Chi Minh, de 0 a 4: lo bien abastecido que está el EVN.',
      rule: '6.7',
    },
    sabotage: {
      term: 'Sabotaje',
      text: 'Un marcador en una LdC, que deja de dar ganancias al ARVN.',
      rule: '3.3.4',
    },
    uncontrolled: {
      term: 'Sin Control',
      text: 'Sin Control COIN ni del EVN.',
      rule: '1.7',
    },
    unshaded: {
      term: 'Sin sombrear y sombreado',
      text: 'Los dos textos de un evento de uso dual. El primero suele ayudar a las facciones COIN; el segundo, a sus enemigos.',
      rule: '5.2',
    },
    south: {
      term: 'Sur, el',
      text: 'Vietnam del Sur: todas las casillas fuera de Vietnam del Norte, Laos y Camboya, LdC incluidas.',
      rule: '1.3.5',
    },
    terror: {
      term: 'Terror',
      text: 'La operación insurgente que intimida a la población, y su marcador, que hay que retirar con Recursos antes de que la Pacificación o la Agitación modifiquen la casilla.',
      rule: '3.3.4',
    },
    highland: {
      term: 'Tierras Altas, Tierras Bajas, Jungla',
      text: 'El terreno de las provincias. Las Tierras Altas debilitan el Asalto; la Jungla, el Barrido.',
      rule: '1.3.2',
    },
    transfer: {
      term: 'Transferir',
      text: 'Darse Recursos el EVN y el VC por acuerdo.',
      rule: '1.5.2',
    },
    tunnel: {
      term: 'Túnel',
      text: 'Un marcador en una Base del EVN o del VC que la hace difícil de eliminar. Hay 6.',
      rule: '1.4.4',
    },
    'dual-use': {
      term: 'Uso dual',
      text: 'Un evento con dos textos, sin sombrear y sombreado, de los que se elige uno.',
      rule: '5.2',
    },
    vc: {
      term: 'VC',
      text: 'El Viet Cong: los insurgentes del Sur.',
      rule: '1.5',
    },
    'north-vietnam': {
      term: 'Vietnam del Norte',
      text: 'Una provincia sin Población donde solo puede haber fichas del EVN y del VC.',
      rule: '1.3.5',
    },
  },
}

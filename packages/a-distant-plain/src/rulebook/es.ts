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
      text: 'De uno a cuatro jugadores luchan por Afganistán en los años previos a 2013. La Coalición y el Gobierno, aliados con fines distintos, combaten a dos facciones insurgentes: los Talibanes y los Señores de la Guerra. Cada facción tiene su propio objetivo (7.2).\n\nEste resumen vale para las dos impresiones; se elige una en la preparación (por defecto, la 2.ª). Lo que solo tiene una de ellas se indica en el texto: «1.ª impresión» (2013) o «2.ª impresión» (2015). Los números son los de la 2.ª.',
    },
    '1.1': {
      title: 'Desarrollo de la partida',
      text: 'Nadie tiene cartas en la mano. Se descubren una a una, y la siguiente ya está a la vista. En una carta de evento actúan hasta dos facciones: con el evento o con una operación (2.3). Quien actúa se queda fuera de la carta siguiente (2.3.6). De vez en cuando sale una carta de Propaganda: se comprueba la victoria, llegan los ingresos, y las facciones se ganan a la población (6.0).',
    },
    '1.2': {
      title: 'Componentes',
      text: 'Un mapa, 78 cartas (72 eventos, 6 cartas de Propaganda), 158 fichas (1.4.1), marcadores, dados y 7 cilindros: uno para la elegibilidad de cada facción (2.3.1), y uno para los Recursos del Gobierno, otro para los de los Talibanes y otro para los de los Señores de la Guerra (1.8). El número de fichas, de marcadores de Terror y de Sabotaje (3.3.4) y de +1 Pob (4.3.1) es un límite; el de los demás marcadores, no.',
    },
    '1.3': {
      title: 'El mapa',
      text: 'Afganistán tiene 21 provincias (1.3.2), la ciudad de Kabul (1.3.3) y 7 Líneas de Comunicación (1.3.4). También se juega en tres provincias de Pakistán (1.3.5).',
    },
    '1.3.1': {
      title: 'Casillas',
      text: 'Las provincias, Kabul y las Líneas de Comunicación son casillas. En todas puede haber fichas, pero nunca Bases en las LdC (1.4.2).',
    },
    '1.3.2': {
      title: 'Provincias',
      text: 'Las provincias son las zonas rurales, con una Población de 0, 1 o 2. La Población cuenta para la victoria, por medio del Apoyo y la Oposición (1.6) y del Control (1.7), y para el Reagrupamiento (3.3.1). Gobernar puede aumentarla en 1 (4.3.1).\n\n• Montaña: el Asalto del Gobierno es más débil (3.2.4).\n• Llanura: sin efecto.\n• Pakistán: solo para los Talibanes (1.3.5).\n• Pastún, sea cual sea el terreno: facilita el Reagrupamiento y la Marcha de los Talibanes y estorba a los Señores de la Guerra (3.3.1, 3.3.2).',
    },
    '1.3.3': {
      title: 'Kabul',
      text: 'Kabul es la única ciudad: Población 3, Pastún. El Gobierno puede entrenar cubos allí sin necesidad de Base (3.2.1), y allí también combate la Policía (3.2.4). En Kabul no son posibles los Ataques Aéreos (4.2.3), la Erradicación (4.3.3) ni el Cultivo (4.5.1).',
    },
    '1.3.4': {
      title: 'Líneas de Comunicación',
      text: 'Las Líneas de Comunicación (LdC) son Carreteras. Cada una vale de 1 a 4 Econ, 12 en total. En una Ronda de Propaganda el Gobierno gana el Econ de cada LdC sin Sabotaje (6.3.2); los Talibanes pueden extorsionarlo (4.4.1). Las LdC nunca son Pastunes y no tienen Población, ni Apoyo ni Oposición, ni Control.',
    },
    '1.3.5': {
      title: 'Países extranjeros',
      text: 'Solo Pakistán tiene casillas: Balochistan, Waziristan y Northwest Frontier. Allí no puede haber más fichas que las de los Talibanes (1.4.2). Waziristan y Northwest Frontier son Pastunes. Las tres son siempre Neutrales y su Población no cuenta para la victoria de nadie. Irán y los países del norte no entran en juego.',
    },
    '1.3.6': {
      title: 'Casillas adyacentes',
      text: 'Dos casillas son adyacentes si\n\n• se tocan, o\n• son provincias separadas solo por una LdC, o\n• son LdC o provincias separadas solo por un Pueblo.\n\nLos Pueblos no son casillas. Kabul sí lo es; por eso, las LdC que se encuentran en Kabul no son adyacentes entre sí, aunque los cubos pueden seguir de una a otra a través de la ciudad.',
    },
    '1.4': {
      title: 'Fichas',
      text: 'La Coalición tiene Tropas (canela); el Gobierno, Tropas (azul) y Policía (azul claro); todas ellas se llaman cubos. Los Talibanes y los Señores de la Guerra tienen Guerrillas. Todas las facciones tienen Bases. Todo esto son fichas; los marcadores, como los de Terror, de Sabotaje o de +1 Pob, no lo son.',
    },
    '1.4.1': {
      title: 'Fichas Disponibles y eliminación',
      text: 'Hay 20 Tropas y 6 Bases de la Coalición; 30 Tropas, 30 Policías y 3 Bases del Gobierno; 30 Guerrillas y 12 Bases Talibanes; 15 Guerrillas y 12 Bases de los Señores de la Guerra. Lo que no está en el mapa está Disponible, y las fichas solo se colocan desde ahí; las de la Coalición también pueden ser Bajas (3.3.3) o estar fuera de juego (6.6). Si no hay ninguna Disponible, no se coloca nada, y la ficha que se iba a reemplazar simplemente se elimina. Solo el Entrenamiento puede tomar fichas del mapa en su lugar (3.2.1).\n\nLos jugadores de los Talibanes y de los Señores de la Guerra pueden retirar fichas propias del mapa mientras ejecutan una operación, una actividad especial o un evento, por ejemplo para volver a colocarlas Ocultas.\n\nTú eliges a qué facciones enemigas golpeas. Pero a la que golpeas, la golpeas con toda tu fuerza: elimina o Activa tantas fichas suyas como puedas.',
    },
    '1.4.2': {
      title: 'Apilamiento',
      text: 'En una provincia o en Kabul caben como máximo 2 Bases, contando las de todas las facciones. En las LdC, ninguna. En Pakistán solo puede haber fichas de los Talibanes, y ningún texto que reemplace fichas les afecta allí; eliminarlas sí es posible. Por lo demás, puede haber cualquier número de cubos y Guerrillas en una misma casilla. Lo que no cabría no se coloca ni se mueve allí, diga lo que diga una operación o un evento.',
    },
    '1.4.3': {
      title: 'Oculta y Activa',
      text: 'Una Guerrilla está Oculta (no se la ve) o Activa (a la vista). Las Guerrillas nuevas llegan Ocultas, también cuando reemplazan a una ficha. Solo con Islamabad en Hostilidad están Activas todas las Guerrillas de Pakistán (6.6.1). Los cubos y las Bases están siempre Activos.\n\nEl Asalto y el Ataque Aéreo solo golpean Guerrillas Activas (3.2.4, 4.2.3). El Terror, la Extorsión, la Infiltración y la Emboscada requieren una Oculta (3.3.4, 4.4). Donde un texto solo dice que se Active una Guerrilla, vale también una que ya esté Activa.',
    },
    '1.5': {
      title: 'Jugadores y facciones',
      text: 'La Coalición (canela) y el Gobierno (azul) son las facciones COIN, amigas entre sí. Los Talibanes (negro) y los Señores de la Guerra (verde) son insurgentes, enemigos entre sí y de todos los demás. Un jugador en solitario lleva la Coalición o los Talibanes; dos jugadores llevan una cada uno; un tercero, el Gobierno; un cuarto, los Señores de la Guerra. Las facciones que sobran son facciones sin jugador (8.0).\n\nComo opción, los jugadores llevan las facciones sobrantes. Con tres jugadores, la Coalición lleva también los Señores de la Guerra. Con dos, la Coalición lleva también el Gobierno (o, si lo prefiere, los Señores de la Guerra), y los Talibanes llevan la otra. Un jugador con dos facciones solo termina la partida en una comprobación de victoria si ambas cumplen sus condiciones (6.1), y al final cuenta su margen más bajo (7.3). Esas facciones no pueden darse nada entre sí (1.5.1).',
    },
    '1.5.1': {
      title: 'Negociación',
      text: 'Los jugadores pueden acordar, abiertamente, todo lo que permitan las reglas; nada los obliga. Mientras quien da o quien recibe ejecuta una operación, una actividad especial o un evento,\n\n• cualquier facción menos la Coalición puede dar Recursos a otra que tenga Recursos;\n• el Gobierno puede además convertir Patrocinio en Recursos para los Señores de la Guerra, 1 por 1.',
    },
    '1.6': {
      title: 'Apoyo y Oposición',
      text: 'La población de una casilla puede estar a favor del Gobierno (Apoyo) o en su contra (Oposición). Ambos deciden la victoria (7.2); además, el Apoyo impide a los Talibanes reagruparse fuera de las casillas Pastunes (3.3.1) y permite Gobernar en la casilla (4.3.1).',
    },
    '1.6.1': {
      title: 'Los tres niveles',
      text: 'Kabul, y cada provincia afgana con Población, tiene uno de tres niveles: Apoyo, Neutral, Oposición. El nivel se modifica paso a paso en esta escala: de Apoyo hacia la Oposición, el primer paso es Neutral. Aquí nada cuenta el doble.',
    },
    '1.6.2': {
      title: 'Marcadores de Apoyo y de Oposición',
      text: 'Un marcador en la casilla muestra su nivel; sin marcador es Neutral. Las LdC, las provincias sin Población y las de Pakistán son siempre Neutrales. Una provincia sin Población que recibe un marcador de +1 Pob (4.3.1) tiene desde entonces Población 1 a todos los efectos.',
    },
    '1.7': {
      title: 'Control',
      text: 'El bando COIN Controla una provincia o Kabul donde la Coalición y el Gobierno juntos tienen más fichas, Bases incluidas, que los Talibanes y los Señores de la Guerra juntos. Los Talibanes la Controlan donde ellos solos tienen más fichas que todos los demás juntos. Donde no ocurre ninguna de las dos cosas, la casilla está sin Control, también cuando está vacía. Los Señores de la Guerra nunca Controlan, pero sus fichas cuentan contra ambos bandos; las LdC nunca están bajo Control.\n\nEl Control está siempre al día; solo queda fijo en la fase de Redespliegue (6.5).',
    },
    '1.8': {
      title: 'Recursos, Ayuda y Patrocinio',
      text: 'El Gobierno, los Talibanes y los Señores de la Guerra tienen de 0 a 75 Recursos cada uno. Con ellos se pagan las operaciones (3.1), la Acción Cívica (6.4.1), la Sharía (6.4.2) y el Soborno (4.5.3). La Coalición no tiene: gasta los del Gobierno.\n\nLa Ayuda, de 0 a 75, llega del extranjero. No se gasta: su nivel se suma a los Recursos del Gobierno en las Rondas de Propaganda (6.3.2), y por algunos eventos. El Patrocinio, de 0 a 40, es lo que el Gobierno reparte entre sus amigos; cuenta para la victoria del Gobierno (7.2). Lo que supera los límites se pierde.',
    },
    '1.9': {
      title: 'Qué cuenta para la victoria',
      text: 'En el borde del tablero se llevan cuatro totales:\n\n• Apoyo + Disponibles: la Población en Apoyo más las fichas Disponibles de la Coalición.\n• COIN + Patrocinio: la Población bajo Control COIN más el Patrocinio.\n• Oposición + Bases: la Población en Oposición más las Bases Talibanes en el mapa, incluidas las de Pakistán.\n• Población sin Control: la Población afgana que no Controla nadie.\n\nLa Población de Afganistán es de 25, más 1 por cada marcador de +1 Pob. Para las condiciones, véase 7.2; para la opción con marcadores de Engaño, 7.3.',
    },
    '2.0': {
      title: 'Secuencia de juego',
      text: 'Las cartas se juegan una tras otra. En una carta de evento actúan hasta dos facciones (2.3). Una carta de Propaganda trae una Ronda de Propaganda (2.4).',
    },
    '2.1': {
      title: 'Preparación',
      text: 'Baraja los 72 eventos y aparta, a la vista, tantos como diga el escenario. Las Capacidades que haya entre los apartados están en vigor desde el comienzo: las de la Coalición, sin sombrear; las de los Talibanes, sombreadas (5.3). Reparte el resto en montones de 12, mezcla una carta de Propaganda en cada uno y ponlos uno sobre otro. Todas las facciones son elegibles, todas las Guerrillas están Ocultas, el Patrocinio es 5 e Islamabad está en Respaldo.\n\n• Corto (2009–2013): 24 eventos apartados, 4 montones. Gobierno 30 Recursos, Talibanes 15, Señores de la Guerra 20; Ayuda 24.\n• Principal (2005–2013): 12 eventos apartados, 5 montones. Gobierno 30, Talibanes 10, Señores de la Guerra 15; Ayuda 15.\n• Extendido (2003–2013): todos los eventos, 6 montones. Gobierno 20, Talibanes 5, Señores de la Guerra 10; Ayuda 9.\n\nDespliegue Abierto, una opción: los marcadores y las facciones sin jugador se colocan como siempre, pero los jugadores colocan sus propias fuerzas iniciales, en el orden Señores de la Guerra, Gobierno, Talibanes, Coalición. Algunas van a Kabul y a Pakistán según el escenario; las demás de los Señores de la Guerra van a cualquier casilla afgana; las del Gobierno, a provincias con Población; las de los Talibanes, a casillas Pastunes; las de la Coalición, a cualquier casilla afgana (Extendido: Pastunes).\n\n2.ª impresión, opción Sin Capacidades: las apartadas no están en vigor.',
    },
    '2.2': {
      title: 'Comienzo',
      text: 'Descubre la primera carta y juégala; la siguiente también queda a la vista. Así todos ven siempre una carta por adelantado, todas las cartas jugadas y cuántas quedan.\n\nOpción de la 1.ª impresión, carta oculta: la carta siguiente no se ve, y la regla de la última carta de evento (2.3.8) no se aplica.',
    },
    '2.3': {
      title: 'Carta de evento',
      text: 'Hasta dos facciones elegibles ejecutan una operación o el evento, en el orden de los símbolos de la carta (2.3.2). Cualquier facción elegible puede pasar cuando le llega el turno (2.3.3). Las facciones no elegibles no hacen nada.',
    },
    '2.3.1': {
      title: 'Elegibilidad',
      text: 'Una facción es elegible salvo que en la carta anterior haya ejecutado una operación o el evento. Al comienzo, y después de cada Ronda de Propaganda (6.6), todas son elegibles. Algunos eventos cambian la elegibilidad.\n\nOpciones de la 1.ª impresión:\n\n• A: el orden de facciones viene de la siguiente carta de evento del mazo; si ya no queda ninguna, del primer evento jugado. No se combina con la carta oculta (2.2).\n• B: como A, y además nadie deja de ser elegible por actuar, solo por eventos.',
    },
    '2.3.2': {
      title: 'Orden de facciones',
      text: 'Lee de izquierda a derecha los símbolos de la parte superior de la carta y salta las facciones no elegibles. La primera es la 1.ª elegible; la siguiente, la 2.ª elegible. Una aureola gris alrededor de un símbolo solo importa para las facciones sin jugador.',
    },
    '2.3.3': {
      title: 'Pasar',
      text: 'Una facción que pasa sigue elegible para la carta siguiente. Los Talibanes o los Señores de la Guerra reciben 1 Recurso; si pasa la Coalición o el Gobierno, el Gobierno recibe 3. La siguiente facción elegible hacia la derecha ocupa su lugar, como 1.ª o 2.ª elegible, con las mismas opciones. Puede pasar cualquier número de facciones; después de la última, la carta termina.',
    },
    '2.3.4': {
      title: 'Qué pueden hacer las facciones elegibles',
      text: 'La 1.ª elegible elige el evento o una operación (3.0), a la que puede añadir una actividad especial (4.0). De eso depende lo que puede hacer la 2.ª elegible:\n\n• 1.ª: operación sola. 2.ª: una Operación Limitada (2.3.5).\n• 1.ª: operación con actividad especial. 2.ª: una Operación Limitada o el evento.\n• 1.ª: evento. 2.ª: una operación, con actividad especial si quiere.',
    },
    '2.3.5': {
      title: 'Operación Limitada',
      text: 'Una Operación Limitada tiene lugar en una sola casilla y sin actividad especial. La Patrulla, el Barrido y la Marcha pueden traer fichas de varias casillas, pero a un solo destino. Cuesta lo habitual y cuenta como operación. Con Islamabad en Financiación, los Talibanes pueden usar varias casillas, igualmente sin actividad especial (6.6.1).',
    },
    '2.3.6': {
      title: 'Ajustar la elegibilidad',
      text: 'Cuando han actuado dos facciones, o no queda ninguna elegible, la carta termina. La facción que ha ejecutado una operación (también Limitada) o el evento no es elegible en la carta siguiente; todas las demás, sí. Un evento puede decir otra cosa. Una operación gratuita obtenida por el evento de otra facción no cuenta (3.1.2).',
    },
    '2.3.7': {
      title: 'Carta siguiente',
      text: 'Ahora se juega la carta que estaba a la vista, y se descubre la que hay debajo. Una carta de evento se rige por 2.3; una carta de Propaganda, por 2.4.\n\n2.ª impresión, opción Propaganda Repentina: cuando la carta que se descubre es de Propaganda, cambia de lugar con el evento y su ronda se juega de inmediato. El evento es la primera carta después de esa ronda. La regla de la última carta de evento (2.3.8) no se aplica.',
    },
    '2.3.8': {
      title: 'Última carta de evento',
      text: 'En la última carta de evento de la partida, la anterior a la carta de Propaganda final (2.4.1), las operaciones de los jugadores son Limitadas (2.3.5), sin actividades especiales, y no pueden ser ni Barrido ni Marcha. El evento se puede ejecutar como siempre, y las operaciones gratuitas que concede no tienen esta restricción.',
    },
    '2.4': {
      title: 'Carta de Propaganda',
      text: 'Una carta de Propaganda trae una Ronda de Propaganda (6.0). Si sale justo después de otra carta de Propaganda, no hay segunda ronda. Las cartas de evento hasta una Ronda de Propaganda se llaman Campaña.',
    },
    '2.4.1': {
      title: 'Carta de Propaganda final',
      text: 'La última carta de Propaganda es la cuarta en el escenario Corto, la quinta en el Principal y la sexta en el Extendido. Si nadie gana en su comprobación de victoria (6.1), su ronda se juega hasta el Redespliegue (6.5) inclusive. Entonces la partida termina y deciden los márgenes (7.3).',
    },
    '3.0': {
      title: 'Operaciones',
      text: 'Las operaciones son lo que las facciones hacen con sus fichas. La Coalición y el Gobierno eligen Entrenamiento, Patrulla, Barrido o Asalto (3.2); los Talibanes y los Señores de la Guerra eligen Reagrupamiento, Marcha, Ataque o Terror (3.3).',
    },
    '3.1': {
      title: 'Operaciones en general',
      text: 'Elige una operación y después sus casillas una tras otra, cada una solo una vez. Paga cada una en Recursos, nunca en Ayuda ni en Patrocinio; la Coalición paga con los del Gobierno. Lo que una actividad especial aporte entretanto puede pagar más casillas (4.1).\n\nTú decides el orden de las casillas, a qué enemigos golpeas y cuáles de tus fichas usas. Puedes perdonar a una facción, pero a la que golpeas, la golpeas con toda tu fuerza (1.4.1).',
    },
    '3.1.1': {
      title: 'Peones',
      text: 'En la mesa se pueden marcar con peones las casillas seleccionadas: blancos para operaciones, rojos para actividades especiales. No limitan cuántas casillas se seleccionan.',
    },
    '3.1.2': {
      title: 'Operaciones gratuitas',
      text: 'Un evento puede dar una operación o actividad especial gratuita (5.5). No se pagan Recursos; se aplican todas las demás condiciones, salvo que el evento diga otra cosa. Actuar gracias al evento de otra facción no cuesta la elegibilidad (2.3.6).',
    },
    '3.2': {
      title: 'Operaciones COIN',
      text: 'La Coalición y el Gobierno eligen Entrenamiento (3.2.1), Patrulla (3.2.2), Barrido (3.2.3) o Asalto (3.2.4). Ninguno de los dos coloca fichas en Pakistán ni las mueve allí (1.4.2).',
    },
    '3.2.1': {
      title: 'Entrenamiento',
      text: 'Kabul y provincias afganas. El Gobierno paga 3 Recursos por casilla. La Coalición solo puede seleccionar una provincia si hay allí una ficha de la Coalición, y paga 3 Recursos del Gobierno solo por las casillas donde coloca cubos.\n\nEn Kabul, si se ha seleccionado, y en cada provincia seleccionada con una Base COIN, coloca hasta 6 cubos del Gobierno, Tropas y Policía en cualquier combinación; la Coalición, solo donde haya una Base de la Coalición, también en Kabul. Si no quedan cubos del Gobierno Disponibles, se pueden tomar de otros lugares del mapa. Después, en una casilla seleccionada como máximo, haz una de estas cosas:\n\n• Acción Cívica (6.4.1), con Control COIN, sean cuales sean las fichas. Sus 3 Recursos del Gobierno por paso se pagan aunque el Entrenamiento fuera gratuito.\n• Gobierno: reemplaza 3 cubos del Gobierno cualesquiera de allí por una Base del Gobierno, tomada del mapa si no hay ninguna Disponible, según el apilamiento (1.4.2).\n• Coalición, en Kabul: pasa 3 de Patrocinio a los Recursos del Gobierno.',
    },
    '3.2.2': {
      title: 'Patrulla',
      text: 'El Gobierno, 3 Recursos en total; la Coalición, nada.\n\n• Mueve los cubos propios que quieras, desde cualquier lugar, a LdC adyacentes o a Kabul, y sigue por LdC y Kabul tan lejos como quieras. Un cubo se detiene cuando entra en una LdC con Sabotaje.\n• Después, en cada LdC, aunque nadie se haya movido allí, se Activa una Guerrilla por cada cubo que haya en ella.\n• Después puedes asaltar en una LdC sin coste adicional (3.2.4): si la Coalición hace combatir allí a cubos del Gobierno, tampoco paga por ellos.\n\nComo Operación Limitada, todos los cubos que se mueven terminan en una misma casilla, y solo allí puedes asaltar; las Guerrillas se Activan igualmente en todas las LdC.',
    },
    '3.2.3': {
      title: 'Barrido',
      text: 'Kabul y provincias afganas. El Gobierno paga 3 Recursos por casilla; la Coalición, 3 Recursos del Gobierno solo por las casillas en que entren Tropas del Gobierno. No en la última carta de evento (2.3.8).\n\nPrimero mueve tus propias Tropas a las casillas seleccionadas, desde casillas adyacentes o a través de una LdC sin Sabotaje. Cada cubo de la Coalición que se mueve puede llevar consigo 1 Tropa del Gobierno de la misma casilla. Después se Activan Guerrillas en cada casilla seleccionada:\n\n• Gobierno: una por cada cubo del Gobierno que haya allí, Policía incluida.\n• Coalición: una por cada cubo que haya allí, de ambas facciones, si hay alguna ficha de la Coalición.\n\nPor cada LdC con Guerrillas en que sus Tropas hayan entrado en su propio Barrido, el Gobierno da 1 Recurso a los Señores de la Guerra, si tiene. Un Barrido también puede solo mover o solo descubrir.',
    },
    '3.2.4': {
      title: 'Asalto',
      text: 'Casillas con cubos y un enemigo al que puedan golpear; 2.ª impresión: la Coalición, solo si hay allí Tropas de la Coalición. El Gobierno paga 3 Recursos por casilla. La Coalición paga 3 Recursos del Gobierno solo donde quiera que también combatan cubos del Gobierno. En las provincias solo cuentan las Tropas; en Kabul y en las LdC, también la Policía.\n\n• Gobierno: elimina 1 ficha por cada 2 cubos del Gobierno; en Montaña, por cada 3, redondeando hacia abajo.\n• Coalición: elimina 1 ficha por cada cubo de la Coalición y, si se ha pagado, por cada cubo del Gobierno, también en Montaña.\n\nSolo se puede golpear a Guerrillas Activas. Las Bases de una facción solo se pueden golpear cuando no le queda ninguna Guerrilla en la casilla: una sola Guerrilla Oculta las protege a todas. Cada Base Talibán eliminada por un Asalto del Gobierno suma 6 a la Ayuda.',
    },
    '3.3': {
      title: 'Operaciones insurgentes',
      text: 'Los Talibanes y los Señores de la Guerra eligen Reagrupamiento (3.3.1), Marcha (3.3.2), Ataque (3.3.3) o Terror (3.3.4). Actúan con sus propias fichas; todas las demás facciones son enemigas. Los Señores de la Guerra nunca entran en Pakistán (1.4.2).',
    },
    '3.3.1': {
      title: 'Reagrupamiento',
      text: 'Provincias y Kabul, 1 Recurso por casilla. Los Talibanes necesitan una casilla Neutral, con Oposición o Pastún; en Pakistán, Islamabad puede prohibírselo o hacerlo gratuito (6.6.1). Los Señores de la Guerra no pueden reagruparse en Pakistán. En cada casilla haz una de estas cosas:\n\n• Coloca 1 Guerrilla.\n• Reemplaza 2 de tus Guerrillas por una Base, según el apilamiento (1.4.2).\n• Si ya tienes allí una Base: coloca como máximo tantas Guerrillas como sumen la Población y tus Bases de la casilla.\n• Si ya tienes allí una Base: gira a Ocultas todas tus Guerrillas de allí.\n\nLos Señores de la Guerra solo pueden usar las dos últimas fuera de las casillas Pastunes. Los Talibanes pueden además comprar Sharía (6.4.2) en una casilla de Reagrupamiento con una Base suya, sea de quien sea el Control; vale una Base recién colocada. Cuesta 1 Recurso por paso aunque el Reagrupamiento fuera gratuito. 2.ª impresión: pueden reagruparse en una Base solo para esto, sin colocar ni girar a nadie.',
    },
    '3.3.2': {
      title: 'Marcha',
      text: 'Mueve tus Guerrillas a casillas adyacentes. 1 Recurso por cada provincia o ciudad en que entren, lleguen los grupos que lleguen; las LdC no cuestan nada. Las de los Señores de la Guerra se mueven una vez. Las de los Talibanes pueden seguir desde una casilla Pastún en la que hayan entrado, pagando cada nuevo destino. Para la Marcha desde y hacia Pakistán, véase 6.6.1. Una Operación Limitada tiene un solo destino. No en la última carta de evento (2.3.8).\n\nLas Guerrillas que van de una casilla a un mismo destino son un grupo. Un grupo se Activa si se cumplen las dos cosas:\n\n• El destino es una LdC o, para los Talibanes, no es Pastún; para los Señores de la Guerra, es Pastún.\n• El grupo y las Guerrillas enemigas de allí suman más de 3; para los Talibanes cuentan también los cubos de allí.',
    },
    '3.3.3': {
      title: 'Ataque',
      text: 'Casillas con al menos una de tus Guerrillas y una ficha enemiga. 1 Recurso por casilla. Activa todas tus Guerrillas de allí y tira un dado. Si el resultado no es mayor que su número, elimina hasta 2 fichas enemigas a tu elección, también Guerrillas Ocultas, de una o de dos facciones:\n\n• Las Bases insurgentes solo caen después de todas las Guerrillas de su facción en la casilla.\n• Las Bases de la Coalición y del Gobierno solo caen después de todos los cubos de ambos.\n• Los cubos del Gobierno caen antes que los de la Coalición.\n• Las fichas de la Coalición pasan a ser Bajas (6.3.4, 6.6).\n\nCon un 1, coloca además una de tus Guerrillas allí.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Casillas con al menos una de tus Guerrillas Ocultas. 1 Recurso por provincia o ciudad; las LdC no cuestan nada. Activa una Guerrilla Oculta en cada casilla.\n\n• Provincia o Kabul: coloca un marcador de Terror; puede haber varios. Los Talibanes modifican la casilla un nivel hacia la Oposición; los Señores de la Guerra la establecen en Neutral.\n• LdC: coloca un marcador de Sabotaje si no hay ninguno. Impide las ganancias (6.3.2) y detiene la Patrulla (3.2.2), el Barrido a través de la LdC (3.2.3) y el Transporte (4.3.2).\n\nTerror y Sabotaje comparten 30 marcadores; si todos están en el mapa, no se coloca ninguno.',
    },
    '4.0': {
      title: 'Actividades especiales',
      text: 'Las actividades especiales acompañan a las operaciones. La Coalición tiene Oleada, Transporte Aéreo y Ataque Aéreo (4.2); el Gobierno, Gobernar, Transporte y Erradicación (4.3); los Talibanes, Extorsión, Infiltración y Emboscada (4.4); los Señores de la Guerra, Cultivo, Tráfico y Soborno (4.5).',
    },
    '4.1': {
      title: 'Actividades especiales en general',
      text: 'Con una operación en al menos una casilla puedes usar un tipo de actividad especial, en un solo momento antes, durante o después de ella. No con una Operación Limitada (2.3.5). Solo el Soborno cuesta Recursos (4.5.3). Si la 1.ª elegible usa una, la 2.ª puede ejecutar el evento (2.3.4).\n\nLo que aporta la actividad puede pagar la operación: sin Recursos, los Talibanes pueden extorsionar y después operar.',
    },
    '4.1.1': {
      title: 'A qué operación acompañan',
      text: 'Algunas actividades especiales solo acompañan a ciertas operaciones:\n\n• Oleada: Entrenamiento.\n• Ataque Aéreo: Patrulla, Barrido o Asalto.\n• Gobernar: Entrenamiento o Patrulla.\n• Erradicación: Entrenamiento, Patrulla o Asalto.\n• Infiltración y Tráfico: Reagrupamiento o Marcha.\n• Emboscada: Ataque, en casillas del Ataque.\n• Cultivo: Reagrupamiento o Marcha, en una de sus casillas.\n\nTodas las demás acompañan a cualquier operación. Donde aquí no se nombra ninguna casilla, la actividad no tiene que estar en una casilla de la operación.',
    },
    '4.2': {
      title: 'Actividades especiales de la Coalición',
      text: 'La Coalición puede usar Oleada (4.2.1), Transporte Aéreo (4.2.2) o Ataque Aéreo (4.2.3).',
    },
    '4.2.1': {
      title: 'Oleada',
      text: 'Con Entrenamiento, en hasta 3 casillas: Kabul, o provincias con Control COIN. Mueve las fichas de la Coalición que quieras, también Bases, entre esas casillas y Disponibles, en ambos sentidos y de casilla a casilla. Solo así trae la Coalición fuerzas o se las lleva a casa. Después, si quieres, tira un dado y reparte todo el resultado entre la Ayuda y los Recursos de los Señores de la Guerra.',
    },
    '4.2.2': {
      title: 'Transporte Aéreo',
      text: 'Con cualquier operación de la Coalición. Entre 3 casillas cualesquiera fuera de Pakistán, mueve cualquier número de Tropas de la Coalición y hasta 3 Tropas del Gobierno. Valen las LdC y Kabul.',
    },
    '4.2.3': {
      title: 'Ataque Aéreo',
      text: 'Con Patrulla, Barrido o Asalto, en hasta 3 casillas; valen las LdC y Pakistán, pero no Kabul. En cada una elimina 1 Guerrilla Activa, o 1 Base de una facción sin ninguna Guerrilla allí. No hacen falta fichas de la Coalición en la casilla. Si alguna de las casillas está en Pakistán, modifica Islamabad una casilla hacia Financiación (6.6.1).',
    },
    '4.3': {
      title: 'Actividades especiales del Gobierno',
      text: 'El Gobierno puede usar Gobernar (4.3.1), Transporte (4.3.2) o Erradicación (4.3.3).',
    },
    '4.3.1': {
      title: 'Gobernar',
      text: 'Con Entrenamiento o Patrulla, en 1 o 2 provincias (o Kabul) con Control COIN que tengan Apoyo o no tengan Población. En cada una haz una de estas cosas:\n\n• Coloca un marcador de +1 Pob (Retornados): Población +1 de forma permanente. Hay 6, como máximo uno por casilla.\n• Si no hay ninguna Base de la Coalición: pasa de la Ayuda al Patrocinio tanto como la Población de la casilla, y establece esta en Neutral.',
    },
    '4.3.2': {
      title: 'Transporte',
      text: 'Con cualquier operación del Gobierno. Desde una casilla, mueve cualquier número de Tropas del Gobierno a una LdC adyacente, sigue por LdC y a través de Kabul tan lejos como quieras y, al final, entra en una casilla adyacente que no esté en Pakistán; o bien pasa directamente a una casilla adyacente. Se detienen donde hay Sabotaje. El Gobierno da a los Señores de la Guerra 1 Recurso, si tiene, por cada casilla en que entren que contenga Guerrillas, sean de quien sean.',
    },
    '4.3.3': {
      title: 'Erradicación',
      text: 'Con Entrenamiento, Patrulla o Asalto, en 1 o 2 provincias con Control COIN y cubos del Gobierno, no en Kabul; 2.ª impresión: solo con al menos una Base de los Señores de la Guerra allí. Por cada una suma 3 a la Ayuda y 1 al Patrocinio y elimina 1 Base de los Señores de la Guerra, protegida o no. Después modifica la provincia un nivel hacia la Oposición y, si es Pastún, coloca una Guerrilla Talibán.',
    },
    '4.4': {
      title: 'Actividades especiales de los Talibanes',
      text: 'Los Talibanes pueden usar Extorsión (4.4.1), Infiltración (4.4.2) o Emboscada (4.4.3).',
    },
    '4.4.1': {
      title: 'Extorsión',
      text: 'Con cualquier operación, en cualquier número de casillas, también LdC. En cada una los Talibanes necesitan una Guerrilla Oculta y más fichas que todos los enemigos juntos. Activa una Guerrilla Oculta en cada casilla y recibe 1 Recurso; en una LdC sin Sabotaje, en cambio, su Econ. Donde hay Bases de los Señores de la Guerra, estos dan en su lugar 2 Recursos por cada una, en la medida en que los tengan.',
    },
    '4.4.2': {
      title: 'Infiltración',
      text: 'Con Reagrupamiento o Marcha, en una casilla con una Guerrilla Talibán Oculta, que sigue Oculta. Elimina allí 2 fichas del Gobierno o de los Señores de la Guerra, o reemplaza 1 por una Guerrilla Talibán; las fichas de la Coalición están a salvo. Las Bases del Gobierno solo caen después de todos los cubos del Gobierno de allí; las de los Señores de la Guerra, después de todas sus Guerrillas; las Tropas de la Coalición no protegen las Bases del Gobierno. Por cada ficha del Gobierno que cae, el Patrocinio baja 1.',
    },
    '4.4.3': {
      title: 'Emboscada',
      text: 'Con Ataque, en hasta 3 de sus casillas que aún no estén resueltas y donde los Talibanes tengan una Guerrilla Oculta. Las casillas cuestan 1 Recurso cada una, como siempre. Activa solo una Guerrilla Oculta y no tires el dado: el Ataque tiene éxito. Elimina 2 fichas enemigas según las reglas del Ataque (3.3.3) y coloca allí 1 Guerrilla Talibán, Oculta.',
    },
    '4.5': {
      title: 'Actividades especiales de los Señores de la Guerra',
      text: 'Los Señores de la Guerra pueden usar Cultivo (4.5.1), Tráfico (4.5.2) o Soborno (4.5.3).',
    },
    '4.5.1': {
      title: 'Cultivo',
      text: 'Con Reagrupamiento o Marcha, en una provincia de ese Reagrupamiento o en un destino de esa Marcha, no en Kabul. Debe tener Población, y las Guerrillas de los Señores de la Guerra deben superar allí en número a la Policía. Coloca 1 Base de los Señores de la Guerra, según el apilamiento (1.4.2).',
    },
    '4.5.2': {
      title: 'Tráfico',
      text: 'Con Reagrupamiento o Marcha, en cualquier número de casillas con Bases de los Señores de la Guerra y sin fichas de la Coalición. Los Señores de la Guerra reciben 1 Recurso por cada Base suya que haya allí. Cada una de esas casillas bajo Control Talibán da además 1 Recurso a los Talibanes; cada una bajo Control COIN suma 1 al Patrocinio.',
    },
    '4.5.3': {
      title: 'Soborno',
      text: 'Con cualquier operación, en hasta 3 casillas cualesquiera, por 2 Recursos cada una. En cada una haz una de estas cosas:\n\n• Elimina hasta 3 cubos del Gobierno.\n• Elimina 1 Base del Gobierno, protegida o no.\n• Elimina 1 Guerrilla Talibán, Oculta o Activa.\n• Gira a Ocultas las Guerrillas de allí que quieras, de ambas facciones.',
    },
    '5.0': {
      title: 'Eventos',
      text: 'Una carta de evento tiene un título, un texto de ambientación en cursiva, sin efecto, y el texto del evento. Muchas tienen dos lados (5.2), y algunas tienen efectos duraderos (5.3, 5.4).',
    },
    '5.1': {
      title: 'Ejecutar un evento',
      text: 'Aplica el texto tal como está. Salvo que diga otra cosa, la facción ejecutora toma todas las decisiones, como las casillas y las fichas afectadas. Si el evento deja actuar a otra facción, esa facción decide sobre su propia acción.',
    },
    '5.1.1': {
      title: 'Eventos y reglas',
      text: 'Donde un evento contradice las reglas, prevalece el evento. Pero incluso los eventos\n\n• solo colocan fichas Disponibles, y eliminan en vez de reemplazar si no hay con qué (1.4.1);\n• respetan el apilamiento, no llevan a Pakistán a nadie más que a los Talibanes y no reemplazan allí fichas suyas (1.4.2);\n• no dejan que la Ayuda ni los Recursos pasen de 75, ni el Patrocinio de 40 (1.8);\n• no dejan que una facción use una operación o actividad especial que no sea suya (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Evento contra evento',
      text: 'El evento que se juega ahora prevalece sobre uno duradero. Así, un Transporte Aéreo causado por MANPADS Scare tiene lugar aunque Sandstorms esté en vigor.',
    },
    '5.1.3': {
      title: 'Efectos parciales',
      text: 'Lo que no se puede aplicar se omite; el resto se hace.',
    },
    '5.2': {
      title: 'Uso dual',
      text: 'Muchos eventos tienen un texto sin sombrear y otro sombreado. La facción ejecutora elige uno de los dos, el que quiera. El texto sin sombrear suele ayudar a las facciones COIN, y el sombreado a sus enemigos, pero cualquier facción puede elegir cualquiera de ellos.',
    },
    '5.3': {
      title: 'Capacidades',
      text: 'Catorce eventos de uso dual son Capacidades, siete de la Coalición y siete de los Talibanes. El lado que se ejecutó, sin sombrear a favor de la Coalición o sombreado a favor de los Talibanes, vale para el resto de la partida. Algunas pueden valer desde el comienzo (2.1).',
    },
    '5.4': {
      title: 'Impulso',
      text: 'Los textos de evento marcados como Impulso, sombreados, sin sombrear o ambos, valen hasta el Reinicio de la próxima Ronda de Propaganda (6.6), y también tienen efecto en esa ronda. Puede haber en vigor cualquier número de ellos.',
    },
    '5.5': {
      title: 'Operaciones gratuitas por eventos',
      text: 'Algunos eventos dejan que una facción opere o use una actividad especial de inmediato. Normalmente no cuesta nada ni afecta a su elegibilidad (3.1.2). Se aplican todas las demás condiciones, salvo que el texto las anule: el Soborno gratuito no cuesta Recursos, pero el Tráfico gratuito sigue requiriendo una casilla sin fichas de la Coalición.',
    },
    '6.0': {
      title: 'Ronda de Propaganda',
      text: 'Juega las fases en este orden: Victoria (6.1), Recursos (6.3), Apoyo (6.4), Redespliegue (6.5), Reinicio (6.6).\n\nNunca hay dos rondas seguidas: una carta de Propaganda justo después de otra no trae ninguna. Si es la final, la partida termina de inmediato y deciden los márgenes (7.3).',
    },
    '6.1': {
      title: 'Fase de Victoria',
      text: 'Si alguna facción cumple su condición (7.2), la partida termina y se clasifican las facciones (7.1). Si no, la ronda continúa. Un jugador con dos facciones debe cumplir las condiciones de ambas (1.5); para un jugador en solitario contra facciones sin jugador, véase 8.0.',
    },
    '6.2': {
      title: 'Fase de Recursos (1.ª impresión)',
      text: 'La 1.ª impresión da este número a la fase de Recursos, pero numera sus partes de 6.3.1 a 6.3.4. Aquí están bajo 6.3.',
    },
    '6.3': {
      title: 'Fase de Recursos',
      text: 'En este orden: Sabotaje (6.3.1), ganancias del Gobierno (6.3.2), ganancias de los insurgentes (6.3.3), pérdida de Ayuda por Bajas (6.3.4). Nadie pasa de 75 Recursos. En la 1.ª impresión este apartado es 6.2.',
    },
    '6.3.1': {
      title: 'Sabotaje',
      text: 'Coloca Sabotaje en cada LdC sin él donde las Guerrillas Talibanes superen en número a todas las demás fichas, incluidas las de los Señores de la Guerra, mientras queden marcadores (3.3.4).',
    },
    '6.3.2': {
      title: 'Ganancias del Gobierno',
      text: 'El Gobierno recibe 12 Recursos menos el Econ de todas las LdC con Sabotaje, más la Ayuda.',
    },
    '6.3.3': {
      title: 'Ganancias de los insurgentes',
      text: 'Los Talibanes reciben 1 Recurso por cada una de sus Bases en el mapa, incluidas las de Pakistán. Los Señores de la Guerra reciben 1 por cada una de sus Bases y 1 por cada una de sus Guerrillas en LdC sin Sabotaje.',
    },
    '6.3.4': {
      title: 'Bajas y Ayuda',
      text: 'Por cada ficha de la Coalición entre las Bajas, Tropa o Base, la Ayuda baja 3. Para entonces el Gobierno ya ha recibido su Ayuda de esta ronda (6.3.2).',
    },
    '6.4': {
      title: 'Fase de Apoyo',
      text: 'Primero las facciones COIN compran Acción Cívica (6.4.1); después los Talibanes, Sharía (6.4.2).',
    },
    '6.4.1': {
      title: 'Acción Cívica',
      text: 'Primero la Coalición y después el Gobierno gastan tantos Recursos del Gobierno como quieran, en provincias y Kabul con Control COIN, Tropas y Policía. Decide en cada casilla la facción que tiene más Tropas allí; si hay empate, la Coalición. Por cada 3 Recursos se retira un marcador de Terror o, cuando ya no queda Terror en la casilla, se modifica esta un nivel hacia el Apoyo.',
    },
    '6.4.2': {
      title: 'Sharía',
      text: 'Los Talibanes hacen lo mismo en casillas bajo Control Talibán. Por cada Recurso se retira un marcador de Terror o, cuando ya no queda Terror en la casilla, se modifica esta un nivel hacia la Oposición.',
    },
    '6.5': {
      title: 'Fase de Redespliegue',
      text: 'Desertan cubos del Gobierno (6.5.1); después se mueven, a cualquier distancia, las Tropas (6.5.2), la Policía (6.5.3) y las Guerrillas Talibanes (6.5.4). Los Señores de la Guerra y todas las Bases se quedan. El Control se mantiene como estaba al comienzo de la fase y se vuelve a contar al final (6.5.5).',
    },
    '6.5.1': {
      title: 'Deserción',
      text: 'En cada casilla, también en las LdC, el Gobierno elimina uno de cada tres de sus cubos, redondeando hacia abajo, y elige cuáles. Dos cubos solos no pierden nada.',
    },
    '6.5.2': {
      title: 'Tropas',
      text: 'Afecta a las Tropas en LdC y en provincias sin Base COIN. Primero la Coalición puede mover las suyas que quiera; después el Gobierno debe mover todas las suyas: a casillas con Control COIN y una Base COIN, o a Kabul. Vale una Base de cualquiera de las facciones COIN, y Kabul siempre es posible.',
    },
    '6.5.3': {
      title: 'Policía',
      text: 'El Gobierno puede mover la Policía que quiera a cualquier LdC o casilla con Control COIN.',
    },
    '6.5.4': {
      title: 'Guerrillas Talibanes',
      text: 'Las Guerrillas Talibanes en LdC, y en provincias sin Base Talibán, deben ir a casillas bajo Control Talibán con una Base suya, o a Waziristan y Northwest Frontier, las casillas Pastunes de Pakistán. Las de Kabul se quedan; las de las dos casillas nombradas pueden quedarse.',
    },
    '6.5.5': {
      title: 'Control tras el Redespliegue',
      text: 'Cuando todos se han movido, se vuelve a contar el Control (1.7).',
    },
    '6.5.6': {
      title: 'Fin de la partida',
      text: 'En la ronda final (2.4.1) la partida termina aquí y deciden los márgenes (7.3). No hay Reinicio.',
    },
    '6.6': {
      title: 'Fase de Reinicio',
      text: 'En este orden:\n\n• Bajas: todas las Bases y la mitad de las Tropas, redondeando hacia abajo, quedan fuera de juego; las demás Tropas pasan a Disponibles.\n• Islamabad: si está Endurecida, deja de estarlo; si no, modifícala una casilla hacia Respaldo (6.6.1).\n• Todas las facciones pasan a ser elegibles.\n• Retira todos los marcadores de Terror y de Sabotaje.\n• Terminan los eventos de Impulso (5.4).\n• Todas las Guerrillas se giran a Ocultas, pero no las de Pakistán con Hostilidad (6.6.1).\n• Juega la carta siguiente (2.3.7).',
    },
    '6.6.1': {
      title: 'Islamabad',
      text: 'El contador muestra la postura de Pakistán:\n\n• Hostilidad: los Talibanes no pueden reagruparse en Pakistán; sus Guerrillas de allí están siempre Activas.\n• Presión: los Talibanes no pueden reagruparse en Pakistán.\n• Tolerancia: sin efecto.\n• Respaldo: el Reagrupamiento de los Talibanes en Pakistán, y la Marcha hacia sus casillas o desde ellas, no cuestan nada.\n• Financiación: como Respaldo, y una Operación Limitada de los Talibanes puede usar varias casillas, sin actividad especial.\n\nLos eventos modifican Islamabad; un Ataque Aéreo que incluya Pakistán la modifica una casilla hacia Financiación (4.2.3); cada Reinicio, una casilla hacia Respaldo (6.6). Una modificación más allá de un extremo deja el marcador donde está, pero Endurecido: el próximo Reinicio no lo mueve, solo pone fin a ese estado. Las demás modificaciones mueven un marcador Endurecido como siempre.',
    },
    '7.0': {
      title: 'Victoria',
      text: 'Cada facción tiene su propia condición (7.2). Se comprueba al comienzo de cada Ronda de Propaganda; tras la última ronda deciden los márgenes (7.3).',
    },
    '7.1': {
      title: 'Clasificación y empates',
      text: 'La facción con el margen más alto (7.3) queda primera, y así sucesivamente. Los empates favorecen primero a las facciones sin jugador, después a los Señores de la Guerra, el Gobierno, los Talibanes y, por último, a la Coalición. Si una facción sin jugador gana en una comprobación de victoria, todos los jugadores pierden por igual. Un jugador con dos facciones se clasifica por el margen más bajo (1.5).',
    },
    '7.2': {
      title: 'Condiciones de victoria',
      text: 'Se comprueban al comienzo de cada Ronda de Propaganda (6.1), con los totales de 1.9:\n\n• Coalición: la Población en Apoyo más las fichas Disponibles de la Coalición por encima de 30.\n• Gobierno: la Población bajo Control COIN más el Patrocinio por encima de 35.\n• Talibanes: la Población en Oposición más las Bases Talibanes por encima de 20.\n• Señores de la Guerra: la Población afgana sin Control por encima de 15 y más de 40 Recursos.',
    },
    '7.3': {
      title: 'Márgenes tras la última ronda',
      text: 'Si ninguna comprobación terminó la partida, gana el margen más alto:\n\n• Coalición: la Población en Apoyo más las fichas Disponibles de la Coalición, menos 30.\n• Gobierno: la Población bajo Control COIN más el Patrocinio, menos 35.\n• Talibanes: la Población en Oposición más las Bases Talibanes, menos 20.\n• Señores de la Guerra: la Población afgana sin Control menos 15 o los Recursos menos 40, lo que sea menor.\n\nUn margen superior a 0 significa que la condición se cumple.\n\nEngaño, una opción para tres o cuatro jugadores: cada uno roba al comienzo 2 de 12 marcadores y los guarda en secreto. Falsa Amenaza no hace nada; Plan Oculto suma 1 al margen de forma permanente; Efectivos Ocultos convierte una Operación Limitada (2.3.5) en una operación completa con actividad especial. Se pueden revelar en cualquier momento; 2.ª impresión: solo al usarlos, Falsa Amenaza al final de la partida.',
    },
    '8.0': {
      title: 'Facciones sin jugador',
      text: 'Las facciones sin jugador se guían por sus propios diagramas; la parte «Facciones sin jugador» recoge todas sus líneas. Un jugador en solitario, con la Coalición o los Talibanes, nunca gana en una comprobación (6.1): la partida termina allí en derrota si otra facción tiene un margen más alto (2.ª impresión: todavía no en la primera ronda). Para ganar, el jugador necesita el margen más alto tras la ronda final (7.3).',
    },
    '8.1': {
      title: 'Turno de las facciones sin jugador',
      text: 'Según su diagrama, una facción sin jugador ejecuta el evento, opera o pasa; sus operaciones nunca son Limitadas y no la restringe la última carta de evento antes de la ronda final (2.3.8). Con la opción de Arponen, los jugadores solo tienen Operaciones Limitadas, sin Barrido ni Marcha, en la última carta de evento antes de cada carta de Propaganda.',
    },
    '8.1.2': {
      title: 'Procedimiento de las facciones sin jugador',
      text: 'Una facción sin jugador acepta lo que le dan (1.5.1) y no cede nada; nunca retira fichas propias del mapa para colocarlas de nuevo (1.4.1).',
    },
    '8.5': {
      title: 'Victoria con las facciones sin jugador de Arponen',
      text: 'Desde la segunda Ronda de Propaganda, la partida termina en la comprobación si, y solo si, una facción sin jugador cumple su condición, tengan lo que tengan los jugadores (6.1). Si no, gana el margen más alto tras la ronda final; los empates van a las facciones sin jugador y luego a los Señores de la Guerra, a los Talibanes, al Gobierno y a la Coalición.',
    },
    '8.9': {
      title: 'Victoria con 1 jugador',
      text: 'La partida termina en una comprobación, en derrota, si otra facción tiene un margen más alto (2.ª impresión: no en la primera ronda). Tras la ronda final, una ventaja de 1 a 5 sobre la mejor facción sin jugador es un estancamiento; de 6 o más, un éxito pleno; sin ventaja, Afganistán es de esa facción.',
    },
  },
  glossary: {
    'civic-action': {
      term: 'Acción Cívica',
      text: 'Las facciones COIN compran Apoyo a 3 Recursos del Gobierno por paso: en la fase de Apoyo con Control COIN, Tropas y Policía, o mientras entrenan con solo el Control COIN.',
      rule: '6.4.1',
    },
    active: {
      term: 'Activa',
      text: 'De una Guerrilla: a la vista, de modo que el Asalto y el Ataque Aéreo pueden golpearla. La Activan un Barrido, una Patrulla, una Marcha que se advierte o sus propios actos.',
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
    stacking: {
      term: 'Apilamiento',
      text: 'Los límites de fichas en una casilla: 2 Bases; en Pakistán, solo fichas de los Talibanes.',
      rule: '1.4.2',
    },
    support: {
      term: 'Apoyo',
      text: 'La población de una casilla está a favor del Gobierno. La Coalición lo busca.',
      rule: '1.6',
    },
    aid: {
      term: 'Ayuda',
      text: 'La que llega del extranjero, de 0 a 75. En las Rondas de Propaganda se suma a los Recursos del Gobierno. Gobernar la convierte en Patrocinio; las Bajas la reducen.',
      rule: '1.8',
    },
    casualties: {
      term: 'Bajas',
      text: 'Fichas de la Coalición eliminadas por un Ataque o una Emboscada. Cada una cuesta 3 de Ayuda en la fase de Recursos; en el Reinicio algunas salen de la partida.',
      rule: '3.3.3',
    },
    base: {
      term: 'Base',
      text: 'Una ficha de cualquier facción que casi nunca se mueve. Ayuda en el Reagrupamiento y el Entrenamiento, aporta Recursos a los insurgentes y, para los Talibanes, cuenta para la victoria. Como máximo 2 en una provincia o en Kabul.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases lo último',
      text: 'Una Base solo se elimina cuando ya no quedan fichas que la protejan: Guerrillas de su facción, o cubos.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Capacidad',
      text: 'Un evento cuyo lado ejecutado ayuda o estorba a la Coalición o a los Talibanes durante el resto de la partida.',
      rule: '5.3',
    },
    'propaganda-card': {
      term: 'Carta de Propaganda',
      text: 'Una de las cuatro a seis cartas que traen una Ronda de Propaganda, con comprobación de victoria e ingresos.',
      rule: '2.4',
    },
    city: {
      term: 'Ciudad',
      text: 'Kabul, la única. La Policía puede combatir allí.',
      rule: '1.3.3',
    },
    coin: {
      term: 'COIN',
      text: 'Contrainsurgencia (del inglés «counterinsurgency»): la Coalición y el Gobierno, y sus operaciones.',
      rule: '1.5',
    },
    control: {
      term: 'Control',
      text: 'Tener más fichas en una provincia o en Kabul que todos los demás juntos: las dos facciones COIN como una sola, o los Talibanes.',
      rule: '1.7',
    },
    cube: {
      term: 'Cubo',
      text: 'Una ficha de Tropas o de Policía.',
      rule: '1.4',
    },
    desertion: {
      term: 'Deserción',
      text: 'La pérdida de uno de cada tres cubos del Gobierno en cada casilla al comienzo de la fase de Redespliegue.',
      rule: '6.5.1',
    },
    available: {
      term: 'Disponible',
      text: 'Junto al mapa y lista para ser colocada. Las fichas eliminadas vuelven a estar Disponibles, salvo las de la Coalición perdidas en un Ataque.',
      rule: '1.4.1',
    },
    econ: {
      term: 'Econ',
      text: 'El valor económico de una LdC, de 1 a 4: lo que da al Gobierno en una Ronda de Propaganda, o a los Talibanes por Extorsión, si no tiene Sabotaje.',
      rule: '1.3.4',
    },
    eligible: {
      term: 'Elegible',
      text: 'Que puede actuar en la carta actual. Quien actúa en una carta no es elegible en la siguiente.',
      rule: '2.3.1',
    },
    hard: {
      term: 'Endurecida',
      text: 'El estado del marcador de Islamabad tras una modificación más allá del extremo de su contador: el próximo Reinicio no lo mueve.',
      rule: '6.6.1',
    },
    enemy: {
      term: 'Enemigo',
      text: 'Para los Talibanes y los Señores de la Guerra, todas las demás facciones; para la Coalición y el Gobierno, las dos facciones insurgentes.',
      rule: '1.5',
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
      text: 'Tropas, Policía, Guerrillas y Bases. Los marcadores, los de +1 Pob incluidos, no son fichas.',
      rule: '1.4',
    },
    'out-of-play': {
      term: 'Fuera de juego',
      text: 'Eliminada de la partida, como las Bajas en el Reinicio; esas fichas no están Disponibles.',
      rule: '6.6',
    },
    free: {
      term: 'Gratuita',
      text: 'De una operación o actividad especial: no cuesta Recursos. Se aplican las demás condiciones.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Guerrilla',
      text: 'La ficha móvil de una facción insurgente, Oculta o Activa.',
      rule: '1.4',
    },
    momentum: {
      term: 'Impulso',
      text: 'El efecto de un evento que vale hasta el próximo Reinicio.',
      rule: '5.4',
    },
    insurgent: {
      term: 'Insurgente',
      text: 'Los Talibanes o los Señores de la Guerra.',
      rule: '1.5',
    },
    islamabad: {
      term: 'Islamabad',
      text: 'El contador de la postura de Pakistán hacia los Talibanes: Hostilidad, Presión, Tolerancia, Respaldo, Financiación.',
      rule: '6.6.1',
    },
    loc: {
      term: 'LdC',
      text: 'Línea de Comunicación: una Carretera. Es una casilla, pero no tiene Población, ni Bases ni Control.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margen',
      text: 'Cuánto supera una facción su condición de victoria (por encima de 0) o cuánto le falta. También se llama margen de victoria.',
      rule: '7.3',
    },
    shift: {
      term: 'Modificar',
      text: 'Mover el nivel de una casilla en la escala Apoyo, Neutral, Oposición, o Islamabad en su contador.',
      rule: '1.6.1',
    },
    neutral: {
      term: 'Neutral',
      text: 'Sin Apoyo ni Oposición. Las LdC, las provincias sin Población y Pakistán lo son siempre.',
      rule: '1.6.1',
    },
    underground: {
      term: 'Oculta',
      text: 'De una Guerrilla: no se la ve. El Asalto y el Ataque Aéreo no pueden golpearla, y puede usar Terror, Extorsión, Infiltración o Emboscada.',
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
    opposition: {
      term: 'Oposición',
      text: 'La población de una casilla está en contra del Gobierno. Los Talibanes la buscan.',
      rule: '1.6',
    },
    pakistan: {
      term: 'Pakistán',
      text: 'Tres provincias donde solo puede haber fichas de los Talibanes: Balochistan, Waziristan y Northwest Frontier.',
      rule: '1.3.5',
    },
    pass: {
      term: 'Pasar',
      text: 'No actuar en una carta y seguir elegible: 1 Recurso para los Talibanes o los Señores de la Guerra; por una facción COIN, 3 para el Gobierno.',
      rule: '2.3.3',
    },
    pashtun: {
      term: 'Pastún',
      text: 'De una provincia, o de Kabul: su población es Pastún. Allí los Talibanes se reagrupan y marchan con más facilidad; los Señores de la Guerra, con menos.',
      rule: '1.3.2',
    },
    patronage: {
      term: 'Patrocinio',
      text: 'Los favores de los que dispone el Gobierno, de 0 a 40. Cuentan para su victoria.',
      rule: '1.8',
    },
    population: {
      term: 'Población',
      text: 'Cuánta gente vive en una provincia o en Kabul, en millones. Da su peso al Apoyo, a la Oposición y al Control.',
      rule: '1.9',
    },
    province: {
      term: 'Provincia',
      text: 'Una casilla rural: Montaña, Llanura o Pakistán, con una Población de 0 a 2.',
      rule: '1.3.2',
    },
    town: {
      term: 'Pueblo',
      text: 'Una marca en el mapa donde terminan LdC, no una casilla. Lo que separa es adyacente.',
      rule: '1.3.6',
    },
    resources: {
      term: 'Recursos',
      text: 'Aquello con lo que paga una facción, de 0 a 75. La Coalición gasta los del Gobierno.',
      rule: '1.8',
    },
    redeploy: {
      term: 'Redespliegue',
      text: 'La fase de una Ronda de Propaganda en la que las Tropas, la Policía y las Guerrillas Talibanes van a casillas seguras.',
      rule: '6.5',
    },
    replace: {
      term: 'Reemplazar',
      text: 'Quitar una ficha y colocar otra de Disponibles en su casilla. Si no hay ninguna Disponible, solo se elimina.',
      rule: '1.4.1',
    },
    returnees: {
      term: 'Retornados',
      text: 'El marcador de +1 Pob, que aumenta de forma permanente en 1 la Población de una casilla. Hay 6.',
      rule: '4.3.1',
    },
    sabotage: {
      term: 'Sabotaje',
      text: 'Un marcador en una LdC, que así no da nada; la Patrulla, el Barrido y el Transporte no pueden seguir a través de ella.',
      rule: '3.3.4',
    },
    sharia: {
      term: 'Sharía',
      text: 'Los Talibanes compran Oposición a 1 Recurso por paso: en la fase de Apoyo donde tienen el Control, o mientras se reagrupan en una Base.',
      rule: '6.4.2',
    },
    uncontrolled: {
      term: 'Sin Control',
      text: 'Sin Control COIN ni Talibán. Los Señores de la Guerra buscan esa Población.',
      rule: '1.7',
    },
    unshaded: {
      term: 'Sin sombrear y sombreado',
      text: 'Los dos textos de un evento de uso dual. El primero suele ayudar a las facciones COIN; el segundo, a sus enemigos.',
      rule: '5.2',
    },
    terror: {
      term: 'Terror',
      text: 'La operación insurgente que atemoriza a la población, y su marcador, que hay que retirar pagando antes de que la Acción Cívica o la Sharía puedan modificar la casilla.',
      rule: '3.3.4',
    },
    transfer: {
      term: 'Transferir',
      text: 'Dar a otra facción, por acuerdo, Recursos, o Patrocinio convertido en Recursos para los Señores de la Guerra.',
      rule: '1.5.1',
    },
    'final-event-card': {
      term: 'Última carta de evento',
      text: 'La última carta de evento antes de la carta de Propaganda final: solo Operaciones Limitadas, ni Barrido ni Marcha.',
      rule: '2.3.8',
    },
    'dual-use': {
      term: 'Uso dual',
      text: 'Un evento con dos textos, sin sombrear y sombreado, de los que se elige uno.',
      rule: '5.2',
    },
  },
}

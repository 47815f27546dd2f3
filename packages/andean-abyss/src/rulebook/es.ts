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
      text: 'De uno a cuatro jugadores luchan por Colombia en los años 90 y a comienzos de los 2000. El Gobierno se enfrenta a tres facciones insurgentes: las FARC, las AUC y los Cárteles. Cada una tiene su propio objetivo (7.2).\n\nEste resumen sigue la 1.ª edición (2012). Donde la 2.ª edición (2018) se juega de otro modo, el texto dice «2.ª edición». Los números son los de la 2.ª edición; también el texto de nueve cartas de evento depende de la edición.',
    },
    '1.1': {
      title: 'Desarrollo de la partida',
      text: 'Nadie tiene cartas en la mano. Se descubren una a una, y la siguiente ya está a la vista. En una carta de evento actúan hasta dos facciones: con el evento o con una operación (2.3). Quien actúa se queda fuera de la carta siguiente (2.3.7). De vez en cuando sale una carta de Propaganda: se comprueba la victoria, llegan los ingresos, y el Gobierno y las FARC se ganan a la población (6.0).',
    },
    '1.2': {
      title: 'Componentes',
      text: 'Un mapa, 76 cartas (72 eventos, 4 cartas de Propaganda), 153 fichas (1.4.1), marcadores, dados y dos cilindros por facción: uno para sus Recursos (1.7) y otro para su elegibilidad (2.3.1). El número de fichas, de Envíos (4.5.3) y de marcadores de Terror y de Sabotaje (3.3.4) es un límite; el de los demás marcadores, no.',
    },
    '1.3': {
      title: 'El mapa',
      text: 'Colombia tiene 16 departamentos (1.3.2), 11 ciudades (1.3.3) y 18 Líneas de Comunicación (1.3.4). También se ven partes de cinco países vecinos (1.3.5).',
    },
    '1.3.1': {
      title: 'Casillas',
      text: 'Los departamentos, las ciudades y las Líneas de Comunicación son casillas. En todas puede haber fichas, pero nunca Bases en las LdC (1.4.2).',
    },
    '1.3.2': {
      title: 'Departamentos',
      text: 'Los departamentos son las zonas rurales, con una Población de 0, 1 o 2. La Población cuenta para el Apoyo y la Oposición (1.6.3) y para el Reagrupamiento (3.3.1); un departamento sin Población es siempre Neutral.\n\n• Selva: el Barrido solo encuentra la mitad de Guerrillas (3.2.3).\n• Montaña: el Asalto solo tiene la mitad de fuerza (3.2.4).\n• Llanura: sin efecto.',
    },
    '1.3.3': {
      title: 'Ciudades',
      text: 'Las ciudades tienen una Población de 1 a 8, en millones; Bogotá tiene 8. El Entrenamiento lleva cubos a cualquier ciudad (3.2.1), y allí también combate la Policía (3.2.4). Los Ataques Aéreos (4.2.2) y la Erradicación (4.2.3) no alcanzan las ciudades.',
    },
    '1.3.4': {
      title: 'Líneas de Comunicación',
      text: 'Las Líneas de Comunicación (LdC) son Carreteras u Oleoductos. Cada una vale de 1 a 3 Econ, 30 en total. En una Ronda de Propaganda el Gobierno gana el Econ de cada LdC sin Sabotaje (6.3.1). Las LdC no tienen Población, ni Apoyo ni Oposición, ni Control. Algunos eventos solo hablan de Oleoductos.',
    },
    '1.3.5': {
      title: 'Países extranjeros',
      text: 'Brasil, Perú y Venezuela nunca son casillas. Ecuador y Panamá pasan a ser casillas para el resto de la partida cuando se ejecuta el lado sombreado de Sucumbíos o de Darién. Ambos son entonces departamentos sin Población:\n\n• En Ecuador caben como máximo 2 fichas de cada facción.\n• Panamá es una Selva donde el Barrido no encuentra a nadie (3.2.3).\n\nPara los eventos: Guainía limita con Venezuela; Vaupés, no.',
    },
    '1.3.6': {
      title: 'Casillas adyacentes',
      text: 'Dos casillas son adyacentes si\n\n• se tocan, o\n• son departamentos separados solo por una LdC, o\n• son LdC o departamentos separados solo por un Pueblo.\n\nLos Pueblos no son casillas. Los cuatro departamentos y las cuatro LdC que rodean el Pueblo de Ayacucho son todos adyacentes entre sí. Una ciudad no une a sus vecinas: dos LdC que se encuentran en una ciudad no son adyacentes.',
    },
    '1.3.7': {
      title: 'Costas',
      text: 'Las casillas junto al mar son costeras. Solo importa para el evento Narco-Subs. Atlántico cuenta, y también Ecuador y Panamá cuando ya son casillas (1.3.5).',
    },
    '1.4': {
      title: 'Fichas',
      text: 'El Gobierno tiene Tropas (azul oscuro) y Policía (azul claro), que juntas se llaman cubos. Los insurgentes tienen Guerrillas. Todas las facciones tienen Bases. Todo esto son fichas; los marcadores, como los de Terror o de Sabotaje y los Envíos, no lo son.',
    },
    '1.4.1': {
      title: 'Fichas Disponibles y eliminación',
      text: 'Hay 30 Tropas, 30 Policías y 3 Bases del Gobierno; 30 Guerrillas y 9 Bases de las FARC; 18 Guerrillas y 6 Bases de las AUC; 12 Guerrillas y 15 Bases de los Cárteles. Lo que no está en el mapa está Disponible, y las fichas solo se colocan desde ahí. Si no hay ninguna Disponible, no se coloca nada, y la ficha que se iba a reemplazar simplemente se elimina.\n\nUn jugador que está ejecutando puede retirar fichas propias del mapa, por ejemplo para volver a colocarlas Ocultas. Esto incluye a una facción a la que un evento deja operar; 2.ª edición: solo la facción que tiene el turno en la carta.\n\nTú eliges a qué facciones enemigas golpeas. Pero a la que golpeas, la golpeas con toda tu fuerza: elimina o Activa tantas fichas suyas como puedas.',
    },
    '1.4.2': {
      title: 'Apilamiento',
      text: 'En una ciudad o un departamento caben como máximo 2 Bases, contando las de todas las facciones. En las LdC, ninguna. No puede haber fichas del Gobierno en una Zona FARC (6.4.4), y en Ecuador caben como máximo 2 fichas de cada facción (1.3.5). Por lo demás, puede haber cualquier número de cubos y Guerrillas en una misma casilla. Lo que no cabría no se coloca ni se mueve allí, diga lo que diga una operación o un evento.',
    },
    '1.4.3': {
      title: 'Oculta y Activa',
      text: 'Una Guerrilla está Oculta (no se la ve) o Activa (a la vista). Las Guerrillas nuevas llegan siempre Ocultas. Los cubos y las Bases están siempre Activos.\n\nEl Asalto y el Ataque Aéreo solo golpean Guerrillas Activas (3.2.4, 4.2.2). El Terror, la Extorsión y la Emboscada requieren una Oculta (3.3.4, 4.3.1, 4.3.2). Donde un texto solo dice que se Active una Guerrilla, vale también una que ya esté Activa.',
    },
    '1.5': {
      title: 'Jugadores y facciones',
      text: 'Las facciones son el Gobierno (azul), las FARC (rojo), las AUC (amarillo) y los Cárteles (verde). Cada una es enemiga de todas las demás. Con menos de cuatro jugadores, las facciones que sobran son facciones sin jugador (8.0); como opción, los jugadores se las reparten (1.5.1). 2.ª edición: lo normal es repartirlas, y las facciones sin jugador son la opción.',
    },
    '1.5.1': {
      title: 'Facciones sobrantes; negociación (1.ª edición)',
      text: 'Facciones sobrantes. Con tres jugadores, las AUC llevan también los Cárteles. Con dos jugadores, el Gobierno lleva las AUC, y las FARC llevan los Cárteles. Para un jugador con dos facciones cuenta el margen más bajo (7.3), y solo termina la partida en una comprobación de victoria si ambas cumplen sus condiciones (6.1). Sus dos facciones no pueden darse nada entre sí.\n\nNegociación (2.ª edición: véase 1.5.2). Los jugadores pueden acordar, abiertamente, todo lo que permitan las reglas; nada los obliga. Se pueden dar Recursos mientras quien da o quien recibe ejecuta una operación, una actividad especial o un evento. También se le pueden dar a una facción que está a punto de elegir; entonces ya no puede pasar. Los Envíos se pueden dar en cualquier momento a una Guerrilla de la misma casilla (4.5.3).',
    },
    '1.5.2': {
      title: 'Negociación (2.ª edición)',
      text: '2.ª edición: los jugadores pueden hacer, abiertamente, cualquier trato dentro de las reglas, y ninguno es vinculante. Solo se pueden dar Recursos (1.7) y Envíos (4.5.3), y solo mientras quien da o quien recibe ejecuta una operación o un evento en su turno de la carta. También se le pueden dar Recursos a una facción que está a punto de elegir; entonces ya no puede pasar. Para la 1.ª edición, véase 1.5.1.',
    },
    '1.6': {
      title: 'Apoyo y Oposición',
      text: 'La población de una casilla puede estar a favor del Gobierno (Apoyo) o en su contra (Oposición). Ambos deciden la victoria (7.2) y limitan dónde pueden reagruparse las FARC y las AUC (3.3.1).',
    },
    '1.6.1': {
      title: 'Los cinco niveles',
      text: 'Cada ciudad, y cada departamento con Población, tiene uno de cinco niveles: Apoyo Activo, Apoyo Pasivo, Neutral, Oposición Pasiva, Oposición Activa. El nivel se modifica paso a paso en esta escala: de Apoyo Pasivo hacia la Oposición, el primer paso es Neutral.',
    },
    '1.6.2': {
      title: 'Marcadores de Apoyo y de Oposición',
      text: 'Un marcador en la casilla muestra su nivel; sin marcador es Neutral. Los niveles Activos cuentan el doble (1.6.3). Las LdC y los departamentos sin Población son siempre Neutrales.',
    },
    '1.6.3': {
      title: 'Apoyo Total y Oposición Total',
      text: 'Suma en todas las casillas:\n\n• Apoyo Total: la Población en Apoyo Pasivo más el doble de la Población en Apoyo Activo.\n• Oposición Total: la Población en Oposición Pasiva más el doble de la Población en Oposición Activa.\n• Oposición + Bases: la Oposición Total más las Bases de las FARC en el mapa.\n\nEl Gobierno necesita el primer valor; las FARC, el último (7.2).',
    },
    '1.7': {
      title: 'Recursos y Ayuda',
      text: 'Cada facción tiene de 0 a 99 Recursos. Con ellos se pagan las operaciones (3.1), la Acción Cívica (6.4.1), la Agitación (6.4.2) y los Sobornos (4.5.4).\n\nLa Ayuda, de 0 a 29, es la que el Gobierno recibe del extranjero. No se gasta: su nivel se suma a los Recursos del Gobierno en las Rondas de Propaganda, aunque no con Samper (6.3.1), y por algunos eventos. Lo que supera los límites se pierde.',
    },
    '1.8': {
      title: 'Control',
      text: 'El Gobierno Controla una ciudad o un departamento donde tiene más fichas, Bases incluidas, que todas las demás facciones juntas. Lo mismo vale para las FARC. Las AUC y los Cárteles nunca Controlan, y las LdC nunca están bajo Control.\n\n1.ª edición: el Control se determina una sola vez, en la fase de Control (6.2), y se mantiene hasta el Reinicio (6.6). En otros momentos solo el Entrenamiento (3.2.1), la Extorsión (4.3.1) y una nueva Zona FARC (6.4.4) cuentan las fichas tal como están. 2.ª edición: el Control está siempre al día, y solo queda fijo en la fase de Redespliegue (6.5).',
    },
    '2.0': {
      title: 'Secuencia de juego',
      text: 'Las cartas se juegan una tras otra. En una carta de evento actúan hasta dos facciones (2.3). Una carta de Propaganda trae una Ronda de Propaganda (2.4).',
    },
    '2.1': {
      title: 'Preparación',
      text: 'Baraja los 72 eventos, aparta 12 sin mirarlos y reparte el resto en cuatro montones de 15. Mezcla una carta de Propaganda en cada montón y ponlos uno sobre otro. Todas las facciones son elegibles; todas las Guerrillas empiezan Ocultas.\n\n• Estándar: el Gobierno, 40 Recursos; los demás, 10 cada uno; Ayuda 9; Samper es presidente.\n• Corto: lo mismo, pero la tercera carta de Propaganda es la última (2.4.1).\n• Rápido: desde el año 2000, con cuatro montones de 6 eventos y una carta de Propaganda en el segundo y en el cuarto. Gobierno 30 Recursos, FARC 10, AUC 5, Cárteles 20; Ayuda 9; Pastrana es presidente y Meta West es Zona FARC. En la primera ronda no se comprueba la victoria (6.1).\n• Despliegue Abierto: marcadores como en el Estándar, pero los Cárteles, las AUC, las FARC y el Gobierno, en este orden, colocan sus propias fuerzas iniciales. Las FARC empiezan en departamentos; el Gobierno, en ciudades y en departamentos sin Bases de las FARC; al menos 4 Bases de los Cárteles están en departamentos con Población.\n\n2.ª edición, opción: las cartas de Propaganda se mezclan solo entre los 5 últimos eventos de sus montones.',
    },
    '2.2': {
      title: 'Comienzo',
      text: 'Descubre la primera carta y juégala; la siguiente también queda a la vista. Así todos ven siempre una carta por adelantado, todas las cartas jugadas y cuántas quedan.\n\nOpción de la 1.ª edición, carta oculta: la carta siguiente no se ve, y la regla de la última carta de evento (2.3.9) no se aplica.',
    },
    '2.3': {
      title: 'Carta de evento',
      text: 'Hasta dos facciones elegibles ejecutan una operación o el evento, en el orden de los símbolos de la carta (2.3.2). Cualquier facción elegible puede pasar cuando le llega el turno (2.3.3). Las facciones no elegibles no hacen nada.',
    },
    '2.3.1': {
      title: 'Elegibilidad',
      text: 'Una facción es elegible salvo que en la carta anterior haya ejecutado una operación o el evento. Al comienzo, y después de cada Ronda de Propaganda (6.6), todas son elegibles. Algunos eventos cambian la elegibilidad.\n\nOpciones de la 1.ª edición:\n\n• A: el orden de facciones viene de la siguiente carta de evento del mazo; si ya no queda ninguna, del primer evento jugado. No se combina con la carta oculta (2.2).\n• B: como A, y además nadie deja de ser elegible por actuar, solo por eventos.',
    },
    '2.3.2': {
      title: 'Orden de facciones',
      text: 'Lee de izquierda a derecha los símbolos de la parte superior de la carta y salta las facciones no elegibles. La primera es la 1.ª elegible; la siguiente, la 2.ª elegible. Un 2 gris en una carta solo importa para las facciones sin jugador.',
    },
    '2.3.3': {
      title: 'Pasar',
      text: 'Una facción que pasa recibe 1 Recurso (el Gobierno, 3) y sigue elegible para la carta siguiente. La siguiente facción elegible hacia la derecha ocupa su lugar, como 1.ª o 2.ª elegible, con las mismas opciones. Puede pasar cualquier número de facciones; después de la última, la carta termina.',
    },
    '2.3.4': {
      title: 'Qué pueden hacer las facciones elegibles',
      text: 'La 1.ª elegible elige el evento o una operación (3.0), a la que puede añadir una actividad especial (4.0). De eso depende lo que puede hacer la 2.ª elegible:\n\n• 1.ª: operación sola. 2.ª: una Operación Limitada (2.3.5).\n• 1.ª: operación con actividad especial. 2.ª: una Operación Limitada o el evento.\n• 1.ª: evento. 2.ª: una operación, con actividad especial si quiere.',
    },
    '2.3.5': {
      title: 'Operación Limitada',
      text: 'Una Operación Limitada tiene lugar en una sola casilla y sin actividad especial. La Patrulla, el Barrido y la Marcha pueden traer fichas de varias casillas, pero a un solo destino. Cuesta lo habitual y cuenta como operación.',
    },
    '2.3.6': {
      title: 'Entregar un Envío',
      text: 'Una facción con jugador que ha pagado Recursos por su operación (también Limitada) y no ha usado actividad especial puede retirar uno de sus Envíos (4.5.3): ejecuta de inmediato otra Operación Limitada de cualquier tipo, gratuita. En su lugar, otra facción puede entregar un Envío por ella. Cada facción solo puede obtener esto una vez por carta. Una operación que no ha costado nada, como una Marcha solo a LdC, no lo permite.',
    },
    '2.3.7': {
      title: 'Ajustar la elegibilidad',
      text: 'Cuando han actuado dos facciones, o no queda ninguna elegible, la carta termina. La facción que ha ejecutado una operación (también Limitada) o el evento no es elegible en la carta siguiente; todas las demás, sí. Un evento puede decir otra cosa. Una operación gratuita obtenida por el evento de otra facción no cuenta (3.1.2).',
    },
    '2.3.8': {
      title: 'Carta siguiente',
      text: 'Ahora se juega la carta que estaba a la vista, y se descubre la que hay debajo. Una carta de evento se rige por 2.3; una carta de Propaganda, por 2.4.',
    },
    '2.3.9': {
      title: 'Última carta de evento',
      text: 'En la última carta de evento de la partida, la anterior a la carta de Propaganda final (2.4.1), las operaciones de los jugadores son Limitadas (2.3.5), sin actividades especiales, y no pueden ser ni Barrido ni Marcha. Esto vale también para una operación obtenida con un Envío (2.3.6). El evento se puede ejecutar como siempre, y las operaciones gratuitas que concede no tienen esta restricción.',
    },
    '2.4': {
      title: 'Carta de Propaganda',
      text: 'Una carta de Propaganda trae una Ronda de Propaganda (6.0). Si sale justo después de otra carta de Propaganda, no hay segunda ronda.',
    },
    '2.4.1': {
      title: 'Carta de Propaganda final',
      text: 'La cuarta carta de Propaganda es la última; en una partida corta, la tercera; en el escenario Rápido, la segunda. Si nadie gana en su comprobación de victoria (6.1), su ronda se juega hasta el Respaldo de las Élites (6.4.5) inclusive. Entonces la partida termina y deciden los márgenes (7.3).',
    },
    '3.0': {
      title: 'Operaciones',
      text: 'Las operaciones son lo que las facciones hacen con sus fichas. El Gobierno elige Entrenamiento, Patrulla, Barrido o Asalto (3.2); los insurgentes eligen Reagrupamiento, Marcha, Ataque o Terror (3.3).',
    },
    '3.1': {
      title: 'Operaciones en general',
      text: 'Elige una operación y después sus casillas una tras otra, cada una solo una vez. Paga a medida que avanzas, en Recursos, nunca en Ayuda. Lo que una actividad especial aporte entretanto puede pagar más casillas (4.1).\n\nUna casilla solo se puede seleccionar si la operación puede hacer algo allí. Tú decides el orden de las casillas, a qué enemigos golpeas y cuáles de tus fichas usas. Puedes perdonar a una facción, pero a la que golpeas, la golpeas con toda tu fuerza (1.4.1).',
    },
    '3.1.1': {
      title: 'Peones',
      text: 'En la mesa se pueden marcar con peones las casillas seleccionadas: negros para operaciones, blancos para actividades especiales (2.ª edición: al revés). No limitan cuántas casillas se seleccionan.',
    },
    '3.1.2': {
      title: 'Operaciones gratuitas',
      text: 'Un evento (5.5), el Respaldo de las Élites (6.4.5) o un Envío (2.3.6) pueden dar una operación o actividad especial gratuita. No se pagan Recursos; se aplican todas las demás condiciones, salvo que el evento diga otra cosa. Actuar gracias al evento de otra facción no cuesta la elegibilidad (2.3.7).',
    },
    '3.2': {
      title: 'Operaciones COIN',
      text: 'El Gobierno elige Entrenamiento (3.2.1), Patrulla (3.2.2), Barrido (3.2.3) o Asalto (3.2.4). Nunca coloca fichas en una Zona FARC ni las mueve allí (6.4.4).',
    },
    '3.2.1': {
      title: 'Entrenamiento',
      text: 'Ciudades, y departamentos con una Base del Gobierno o cubos; no Zonas FARC. 3 Recursos por casilla.\n\nEn cada ciudad seleccionada, y en cada departamento seleccionado con una Base del Gobierno, coloca hasta 6 cubos, Tropas y Policía en cualquier combinación. Después, en una casilla seleccionada como máximo, haz una de estas cosas:\n\n• Reemplaza 3 cubos cualesquiera de allí por una Base del Gobierno, según el apilamiento (1.4.2).\n• Acción Cívica (6.4.1), con Tropas, Policía y más fichas del Gobierno que de todos los demás juntos en la casilla. Sus 3 Recursos por paso se pagan aunque el Entrenamiento fuera gratuito.\n\nLos cubos recién colocados cuentan para ambas cosas.',
    },
    '3.2.2': {
      title: 'Patrulla',
      text: '3 Recursos en total.\n\n• Mueve los cubos que quieras, desde cualquier lugar, a LdC y ciudades adyacentes, y sigue por LdC y ciudades tan lejos como quieras. Un cubo se detiene cuando entra en una casilla con Guerrillas.\n• Después, en cada LdC, aunque nadie se haya movido allí, se Activa una Guerrilla por cada cubo que haya en ella.\n• Después puedes asaltar en una LdC sin coste (3.2.4).\n\nComo Operación Limitada, todos los cubos que se mueven terminan en una misma casilla, y solo allí puedes asaltar; las Guerrillas se Activan igualmente en todas las LdC.',
    },
    '3.2.3': {
      title: 'Barrido',
      text: 'Ciudades y departamentos que no sean Zonas FARC. 3 Recursos por casilla. No en la última carta de evento (2.3.9).\n\nPrimero mueve Tropas a las casillas seleccionadas, desde casillas adyacentes o a través de una LdC sin Guerrillas; cada una se mueve una vez. Se hacen todos los movimientos antes de descubrir a nadie. Después, en cada casilla seleccionada se Activa una Guerrilla por cada cubo que haya allí, Policía incluida. En Selva hacen falta 2 cubos por Guerrilla, redondeando hacia abajo; en Panamá no se encuentra a nadie.\n\nUn Barrido también puede solo mover o solo descubrir.',
    },
    '3.2.4': {
      title: 'Asalto',
      text: 'Cualquier casilla con cubos y un enemigo al que puedan golpear. 3 Recursos por casilla. Elimina tantas fichas como fuerza tengan los cubos:\n\n• Ciudad o LdC: 1 por cada cubo, Tropa o Policía.\n• Selva o Llanura: 1 por cada Tropa.\n• Montaña: 1 por cada 2 Tropas, redondeando hacia abajo.\n\nSolo se puede golpear a Guerrillas Activas. Las Bases de una facción solo se pueden golpear cuando no le queda ninguna Guerrilla en la casilla: una sola Guerrilla Oculta las protege a todas. Para los Envíos, véase 3.2.5.',
    },
    '3.2.5': {
      title: 'Incautación de Droga',
      text: 'Cada Envío que un Asalto elimina suma 6 a la Ayuda, hasta 29. Un Envío sigue en el mapa si su facción dueña aún tiene una Guerrilla en la casilla o se lo pasa a una Guerrilla de otra facción allí (4.5.3). Solo el Asalto da esta Ayuda, también el de una Patrulla (3.2.2); un Ataque Aéreo, no.',
    },
    '3.3': {
      title: 'Operaciones insurgentes',
      text: 'Las FARC, las AUC y los Cárteles eligen Reagrupamiento (3.3.1), Marcha (3.3.2), Ataque (3.3.3) o Terror (3.3.4). Actúan con sus propias fichas; todas las demás facciones son enemigas.',
    },
    '3.3.1': {
      title: 'Reagrupamiento',
      text: 'Departamentos y ciudades; las FARC, no donde hay Apoyo; las AUC, no donde hay Oposición. 1 Recurso por casilla. En cada casilla haz una de estas cosas:\n\n• Coloca 1 Guerrilla.\n• Reemplaza 2 de tus Guerrillas, Ocultas o Activas, por una Base, según el apilamiento (1.4.2).\n• Con una Base tuya allí: coloca como máximo tantas Guerrillas como sumen la Población y tus Bases de la casilla.\n• Con una Base tuya allí: trae las Guerrillas tuyas que quieras desde cualquier lugar del mapa y después gira a Ocultas todas tus Guerrillas de allí. También se puede hacer sin traer ninguna.',
    },
    '3.3.2': {
      title: 'Marcha',
      text: 'Mueve tus Guerrillas a casillas adyacentes, cada una solo una vez. 1 Recurso por cada ciudad o departamento en que entren, lleguen los grupos que lleguen; las LdC no cuestan nada. Una Operación Limitada tiene un solo destino. No en la última carta de evento (2.3.9).\n\nLas Guerrillas que van de una casilla a un mismo destino son un grupo. Un grupo se Activa si se cumplen las dos cosas:\n\n• El destino es una LdC o tiene Apoyo; para las AUC, Apoyo u Oposición.\n• El grupo y los cubos de allí suman más de 3; para las AUC, las Guerrillas de las FARC de allí cuentan como cubos.',
    },
    '3.3.3': {
      title: 'Ataque',
      text: 'Casillas con al menos una de tus Guerrillas y una ficha enemiga. 1 Recurso por casilla. Activa todas tus Guerrillas de allí y tira un dado. Si el resultado no es mayor que el número de tus Guerrillas allí, elimina hasta 2 fichas enemigas a tu elección, también Guerrillas Ocultas, de una o de dos facciones. Las Bases de una facción solo caen después de sus cubos o Guerrillas de la casilla.\n\nCon un 1, coloca además una de tus Guerrillas allí. Un Envío que pierde a su portador no se elimina: salvo que su facción dueña aún tenga una Guerrilla allí o se lo entregue a una tercera facción presente, es tuyo (4.5.3).',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Casillas con al menos una de tus Guerrillas Ocultas. 1 Recurso por ciudad o departamento; las LdC no cuestan nada. Activa una Guerrilla Oculta en cada casilla.\n\n• Ciudad o departamento: coloca un marcador de Terror. Las FARC modifican la casilla un nivel hacia la Oposición Activa; las AUC y los Cárteles, un nivel hacia Neutral.\n• LdC: coloca un marcador de Sabotaje si no hay ninguno.\n\nTerror y Sabotaje comparten 40 marcadores; si todos están en el mapa, no se coloca ninguno. El Terror de las AUC también recorta la Ayuda, incluso por eventos: en 3 por una casilla, en 5 por dos o más.',
    },
    '4.0': {
      title: 'Actividades especiales',
      text: 'Las actividades especiales acompañan a las operaciones. El Gobierno tiene Transporte Aéreo, Ataque Aéreo y Erradicación (4.2); las FARC, Extorsión, Emboscada y Secuestro (4.3); las AUC, Extorsión, Emboscada y Asesinato (4.4); los Cárteles, Cultivo, Procesamiento y Soborno (4.5).',
    },
    '4.1': {
      title: 'Actividades especiales en general',
      text: 'Con una operación en al menos una casilla puedes usar un tipo de actividad especial, en un solo momento antes, durante o después de ella. No con una Operación Limitada (2.3.5). Solo el Soborno cuesta Recursos (4.5.4). Si la 1.ª elegible usa una, la 2.ª puede ejecutar el evento (2.3.4).\n\nTras una actividad que va primero, la operación debe seguir siendo posible en al menos una casilla. Lo que aporta puede servir para pagarla: sin Recursos, las FARC pueden extorsionar y después operar.',
    },
    '4.1.1': {
      title: 'A qué operación acompañan',
      text: 'Algunas actividades especiales solo acompañan a ciertas operaciones:\n\n• Ataque Aéreo: Patrulla, Barrido o Asalto.\n• Emboscada: Ataque, en una casilla del Ataque.\n• Secuestro y Asesinato: Terror, en casillas del Terror.\n• Cultivo y Procesamiento: Reagrupamiento o Marcha.\n\nTodas las demás acompañan a cualquier operación. Donde aquí no se nombra ninguna casilla, la actividad no tiene que estar en una casilla de la operación.',
    },
    '4.2': {
      title: 'Actividades especiales del Gobierno',
      text: 'El Gobierno puede usar Transporte Aéreo (4.2.1), Ataque Aéreo (4.2.2) o Erradicación (4.2.3).',
    },
    '4.2.1': {
      title: 'Transporte Aéreo',
      text: 'Con cualquier operación del Gobierno. Mueve hasta 3 Tropas de una casilla a otra cualquiera que no sea Zona FARC. Tanto el origen como el destino pueden ser LdC.',
    },
    '4.2.2': {
      title: 'Ataque Aéreo',
      text: 'Con Patrulla, Barrido o Asalto, en un departamento o una LdC, no en una ciudad. Elimina 1 Guerrilla Activa, o 1 Base de una facción sin ninguna Guerrilla en esa casilla. No hacen falta cubos, y se puede golpear en Zonas FARC.',
    },
    '4.2.3': {
      title: 'Erradicación',
      text: 'Con cualquier operación del Gobierno, en un departamento con una ficha de los Cárteles; basta una Guerrilla, y puede ser Zona FARC. Suma 4 a la Ayuda y elimina todas las Bases de los Cárteles de allí, protegidas o no. Después modifica ese departamento, o uno adyacente a él, un nivel hacia la Oposición Activa. Solo si no se puede modificar ninguno de ellos, coloca 1 Guerrilla de las FARC en el departamento fumigado.',
    },
    '4.3': {
      title: 'Actividades especiales de las FARC',
      text: 'Las FARC pueden usar Extorsión (4.3.1), Emboscada (4.3.2) o Secuestro (4.3.3).',
    },
    '4.3.1': {
      title: 'Extorsión',
      text: 'Con cualquier operación, en cualquier número de casillas, también LdC. En cada una las FARC necesitan una Guerrilla Oculta y más fichas que todas las demás facciones juntas, contadas tal como están. Activa una Guerrilla Oculta en cada casilla y recibe 1 Recurso por ella.',
    },
    '4.3.2': {
      title: 'Emboscada',
      text: 'Con Ataque, en una de sus casillas que aún no esté resuelta y donde las FARC tengan una Guerrilla Oculta. La casilla cuesta 1 Recurso, como siempre. Activa solo una Guerrilla Oculta y no tires el dado: el Ataque tiene éxito. Elimina 2 fichas enemigas según las reglas del Ataque (3.3.3) y coloca allí 1 Guerrilla de las FARC, Oculta.',
    },
    '4.3.3': {
      title: 'Secuestro',
      text: 'Con Terror, en hasta 3 de sus casillas donde las Guerrillas de las FARC superen en número a la Policía. La víctima es el Gobierno en una ciudad o una LdC, o los Cárteles donde tengan una Base; si ambas son posibles, eligen las FARC. Tira un dado: la víctima da a las FARC esa cantidad de Recursos, o todos los que tenga. Con un 6, las AUC colocan allí una ficha a su elección, según el apilamiento (1.4.2).\n\nSi la víctima son los Cárteles y tienen un Envío allí, las FARC toman uno de ellos en vez de tirar el dado. Si el Terror de la casilla aún está pendiente, se hace de inmediato.',
    },
    '4.4': {
      title: 'Actividades especiales de las AUC',
      text: 'Las AUC pueden usar Extorsión o Emboscada (4.4.1) o Asesinato (4.4.2).',
    },
    '4.4.1': {
      title: 'Extorsión y Emboscada de las AUC',
      text: 'Las AUC extorsionan y emboscan igual que las FARC (4.3.1, 4.3.2), con sus propias fichas.',
    },
    '4.4.2': {
      title: 'Asesinato',
      text: 'Con Terror, en hasta 3 de sus casillas donde las Guerrillas de las AUC superen en número a la Policía. Elimina una ficha enemiga cualquiera en cada una: también una Guerrilla Oculta o una Base protegida. Un Envío que pierde a su portador sigue las reglas del Ataque (3.3.3). Si el Terror de la casilla aún está pendiente, se hace de inmediato.',
    },
    '4.5': {
      title: 'Actividades especiales de los Cárteles',
      text: 'Los Cárteles pueden usar Cultivo (4.5.1), Procesamiento (4.5.2) o Soborno (4.5.4). Las reglas de los Envíos están en 4.5.3.',
    },
    '4.5.1': {
      title: 'Cultivo',
      text: 'Con Reagrupamiento o Marcha, en una ciudad o un departamento con Población donde las Guerrillas de los Cárteles superen en número a la Policía y quepa una Base (1.4.2). Mueve allí una Base de los Cárteles desde cualquier casilla. Si es un departamento seleccionado para este Reagrupamiento, puedes colocar allí una Base nueva en su lugar.',
    },
    '4.5.2': {
      title: 'Procesamiento',
      text: 'Con Reagrupamiento o Marcha. Haz una de estas cosas:\n\n• Elimina cualquier número de Bases de los Cárteles, por 3 Recursos cada una.\n• Coloca 1 o 2 Envíos (4.5.3) bajo Guerrillas, de cualquier facción, en casillas con una Base de los Cárteles.',
    },
    '4.5.3': {
      title: 'Envíos',
      text: 'Hay 4 Envíos. Un Envío está siempre bajo una Guerrilla, cuya facción es su dueña, y se mueve con ella. Una Guerrilla puede llevar varios. Su dueña puede pasarlo a otra Guerrilla propia de la casilla cuando quiera; para las Guerrillas de otras facciones, véase 1.5.1 (2.ª edición: 1.5.2).\n\nSi su portador se elimina o se reemplaza, el Envío se queda con otra Guerrilla de su dueña en la casilla. Si no hay ninguna, la dueña lo pasa a una Guerrilla de otra facción en la casilla o lo retira; véanse también 3.2.5, 3.3.3, 4.4.2 y 4.5.4.\n\nUn Envío se puede entregar a cambio de una Operación Limitada gratuita (2.3.6). En la fase de Recursos se convierte en una Base o en 6 Recursos (6.3.3).',
    },
    '4.5.4': {
      title: 'Soborno',
      text: 'Con cualquier operación, en hasta 3 casillas cualesquiera, por 3 Recursos cada una. En cada una haz una de estas cosas:\n\n• Elimina hasta 2 cubos.\n• Elimina hasta 2 Guerrillas de las FARC o de las AUC.\n• Gira hasta 2 Guerrillas, también propias: de Activa a Oculta o al revés.\n• Elimina 1 Base enemiga, protegida o no.\n\nUn Envío cuya facción dueña ya no tiene Guerrillas allí pasa a cualquier Guerrilla de la casilla, a elección de los Cárteles, o se retira.',
    },
    '5.0': {
      title: 'Eventos',
      text: 'Una carta de evento tiene un título, un texto de ambientación en cursiva, sin efecto, y el texto del evento. Muchas tienen dos lados (5.2), y algunas tienen efectos duraderos (5.3, 5.4).',
    },
    '5.1': {
      title: 'Ejecutar un evento',
      text: 'Aplica el texto tal como está. Salvo que diga otra cosa, la facción ejecutora toma todas las decisiones, como las casillas y las fichas afectadas. Si el evento deja operar a otra facción, esa facción decide dentro de su operación. Para los eventos con Zonas FARC, véase 6.4.4.',
    },
    '5.1.1': {
      title: 'Eventos y reglas',
      text: 'Donde un evento contradice las reglas, prevalece el evento. Pero incluso los eventos\n\n• solo colocan fichas Disponibles, y eliminan en vez de reemplazar si no hay con qué (1.4.1);\n• respetan el apilamiento y las Zonas FARC (1.4.2, 6.4.4);\n• no dejan que la Ayuda pase de 29 ni los Recursos de 99 (1.7);\n• no dejan que una facción use una operación o actividad especial que no sea suya (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Evento contra evento',
      text: 'El evento que se juega ahora prevalece sobre uno duradero. Así, un Barrido, un Asalto, un Transporte Aéreo, un Ataque Aéreo o una Erradicación gratuitos que conceda tienen lugar aunque un evento duradero los prohíba.',
    },
    '5.1.3': {
      title: 'Efectos parciales',
      text: 'Lo que no se puede aplicar se omite; el resto se hace. En algunos eventos, una casilla que permite el texto entero tiene preferencia sobre una que solo permite una parte. Las cantidades sin «hasta» deben cumplirse en lo posible.',
    },
    '5.2': {
      title: 'Uso dual',
      text: 'Muchos eventos tienen un texto sin sombrear y otro sombreado. La facción ejecutora elige uno de los dos, el que quiera. El texto sin sombrear suele ayudar al Gobierno, y el sombreado a sus enemigos, pero cualquier facción puede elegir cualquiera de ellos.',
    },
    '5.3': {
      title: 'Capacidades del Gobierno',
      text: 'Ocho eventos de uso dual son Capacidades. El lado que se ejecutó, para bien o para mal del Gobierno, vale para el resto de la partida.',
    },
    '5.4': {
      title: 'Impulso Insurgente',
      text: 'El lado sombreado de seis eventos es un Impulso. Vale hasta el Reinicio de la próxima Ronda de Propaganda (6.6), y también tiene efecto en esa ronda. Puede haber en vigor cualquier número de ellos.',
    },
    '5.5': {
      title: 'Operaciones gratuitas por eventos',
      text: 'Algunos eventos dejan que una facción opere o use una actividad especial de inmediato. Normalmente no cuesta nada ni afecta a su elegibilidad (3.1.2). Se aplican todas las demás condiciones, salvo que el texto las anule: el Terror gratuito requiere una Guerrilla Oculta; el Terror con «una Guerrilla cualquiera», no.',
    },
    '6.0': {
      title: 'Ronda de Propaganda',
      text: 'Juega las fases en este orden: Victoria (6.1), Control (6.2; 2.ª edición: Sabotaje), Recursos (6.3), Apoyo (6.4), Redespliegue (6.5), Reinicio (6.6).\n\nNunca hay dos rondas seguidas: una carta de Propaganda justo después de otra no trae ninguna. Si es la final, la partida termina de inmediato y deciden los márgenes (7.3).',
    },
    '6.1': {
      title: 'Fase de Victoria',
      text: 'Si alguna facción cumple su condición (7.2), la partida termina y se clasifican las facciones (7.1). Si no, la ronda continúa. Un jugador con dos facciones debe cumplir ambas condiciones (1.5.1); un jugador en solitario contra facciones sin jugador no gana en ninguna comprobación (8.0). El escenario Rápido no tiene comprobación en su primera ronda.',
    },
    '6.2': {
      title: 'Fase de Control (2.ª edición: fase de Sabotaje)',
      text: '1.ª edición: primero determina el Control de cada ciudad y departamento (1.8); se mantiene hasta el Reinicio. 2.ª edición: el Control ya está al día.\n\nDespués coloca Sabotaje en cada LdC sin él donde las Guerrillas de todas las facciones juntas superen en número a los cubos, o que sea adyacente a una ciudad bajo Control de las FARC.',
    },
    '6.3': {
      title: 'Fase de Recursos',
      text: 'En este orden: ganancias del Gobierno (6.3.1), ganancias de los insurgentes (6.3.2), Ganancias de la Droga (6.3.3). Nadie pasa de 99 Recursos.',
    },
    '6.3.1': {
      title: 'Ganancias del Gobierno',
      text: 'El Gobierno recibe 30 Recursos menos el Econ de todas las LdC con Sabotaje, más la Ayuda. Mientras Samper es presidente, la Ayuda no se suma (6.4.3).',
    },
    '6.3.2': {
      title: 'Ganancias de los insurgentes',
      text: 'Las FARC y las AUC reciben 1 Recurso por cada una de sus Bases en el mapa; los Cárteles, 3 por cada una de las suyas.',
    },
    '6.3.3': {
      title: 'Ganancias de la Droga',
      text: 'Las FARC, luego las AUC y luego los Cárteles canjean todos sus Envíos (4.5.3). Cada Envío se convierte en una Base Disponible en su casilla, según el apilamiento (1.4.2), o en 6 Recursos; elige su facción dueña. Esa Base no aporta nada en esta ronda. 1.ª edición: tampoco cambia el Control.',
    },
    '6.4': {
      title: 'Fase de Apoyo',
      text: 'En este orden: el Gobierno compra Acción Cívica (6.4.1), las FARC compran Agitación (6.4.2), se celebran las Elecciones (6.4.3), las AUC pueden usar el Respaldo de las Élites (6.4.5).',
    },
    '6.4.1': {
      title: 'Acción Cívica',
      text: 'El Gobierno gasta tantos Recursos como quiera, en ciudades y departamentos bajo su Control con al menos una Tropa y un Policía. Por cada 3 Recursos se retira un marcador de Terror o, cuando ya no queda Terror en la casilla, se modifica esta un nivel hacia el Apoyo Activo. Se puede retirar Terror aunque después no se modifique el nivel.',
    },
    '6.4.2': {
      title: 'Agitación',
      text: 'Las FARC hacen lo mismo en ciudades y departamentos bajo Control de las FARC. Por cada Recurso se retira un marcador de Terror o, cuando ya no queda Terror en la casilla, se modifica esta un nivel hacia la Oposición Activa.',
    },
    '6.4.3': {
      title: 'Elecciones',
      text: 'Si el Apoyo Total es de 60 o menos y el presidente es Samper o Pastrana, llega el siguiente: Samper, Pastrana, Uribe. Como máximo un paso por ronda.\n\n• Samper: sin Ayuda en la fase de Recursos (6.3.1).\n• Pastrana, al tomar posesión: el Gobierno coloca una Zona FARC (6.4.4).\n• Uribe, al tomar posesión: se retiran todas las Zonas FARC. Los eventos aún pueden colocar otras nuevas.',
    },
    '6.4.4': {
      title: 'Zonas FARC',
      text: 'Una Zona FARC va al departamento con más fichas de las FARC que aún no lo sea; en caso de empate, elige el Gobierno. Un evento puede limitar la elección.\n\nLas Bases del Gobierno que haya allí se eliminan, y sus cubos salen de inmediato según las reglas del Redespliegue (6.5.1, 6.5.3), con el Control tal como está en ese momento. Las fichas del Gobierno no pueden entrar en la Zona ni colocarse en ella, ni siquiera por un evento. Los Ataques Aéreos (4.2.2), la Erradicación (4.2.3) y los insurgentes no se ven limitados.',
    },
    '6.4.5': {
      title: 'Respaldo de las Élites',
      text: 'Las AUC pueden ejecutar un Reagrupamiento gratuito (3.3.1) en una casilla que no tenga Oposición y que no Controlen ni el Gobierno ni las FARC. 1.ª edición: esto no cambia el Control.',
    },
    '6.5': {
      title: 'Fase de Redespliegue',
      text: 'El Gobierno mueve cubos a cualquier distancia, cada uno una vez: primero las Tropas que deben salir (6.5.1), luego otras Tropas (6.5.2) y luego la Policía (6.5.3). El Control no cambia mientras tanto. Las Bases no se mueven. En la ronda final esta fase se omite (2.4.1).',
    },
    '6.5.1': {
      title: 'Tropas que deben moverse',
      text: 'Las Tropas en LdC, y en departamentos sin Base del Gobierno, deben ir a ciudades bajo Control del Gobierno o a casillas bajo Control del Gobierno con una Base del Gobierno. Si no hay ninguna casilla así, van a Bogotá.',
    },
    '6.5.2': {
      title: 'Otras Tropas',
      text: 'Las demás Tropas pueden moverse a los mismos tipos de casillas: ciudades bajo Control del Gobierno, o casillas bajo Control del Gobierno con una Base del Gobierno.',
    },
    '6.5.3': {
      title: 'Policía',
      text: 'La Policía puede moverse a cualquier LdC o a ciudades y departamentos bajo Control del Gobierno.',
    },
    '6.5.4': {
      title: 'Control tras el Redespliegue',
      text: '2.ª edición: cuando todos los cubos se han movido, se vuelve a contar el Control (1.8). 1.ª edición: el Control de esta ronda se mantiene hasta el Reinicio (6.6).',
    },
    '6.6': {
      title: 'Fase de Reinicio',
      text: 'Todas las facciones pasan a ser elegibles. Retira todos los marcadores de Terror y de Sabotaje (1.ª edición: y los de Control). Terminan los eventos de Impulso (5.4). Todas las Guerrillas se giran a Ocultas. Después, juega la carta siguiente (2.3.8).\n\nLos niveles, la Ayuda, las Zonas FARC, el presidente y las Capacidades quedan como están. En la ronda final esta fase se omite (2.4.1).',
    },
    '7.0': {
      title: 'Victoria',
      text: 'Cada facción tiene su propia condición (7.2). Se comprueba al comienzo de cada Ronda de Propaganda; tras la última ronda deciden los márgenes (7.3).',
    },
    '7.1': {
      title: 'Clasificación y empates',
      text: 'La facción con el margen más alto (7.3) queda primera, y así sucesivamente. Los empates favorecen primero a las facciones sin jugador, después a los Cárteles, las AUC, las FARC y, por último, al Gobierno. Si una facción sin jugador gana en una comprobación de victoria, todos los jugadores pierden por igual. Un jugador con dos facciones se clasifica por el margen más bajo (1.5.1).',
    },
    '7.2': {
      title: 'Condiciones de victoria',
      text: 'Se comprueban al comienzo de cada Ronda de Propaganda (6.1):\n\n• Gobierno: Apoyo Total por encima de 60.\n• FARC: Oposición Total más Bases de las FARC por encima de 25.\n• AUC: más Bases que las FARC.\n• Cárteles: más de 10 Bases y más de 40 Recursos.',
    },
    '7.3': {
      title: 'Márgenes tras la última ronda',
      text: 'Si ninguna comprobación terminó la partida, gana el margen más alto:\n\n• Gobierno: Apoyo Total menos 60.\n• FARC: Oposición Total más Bases de las FARC, menos 25.\n• AUC: Bases de las AUC menos Bases de las FARC.\n• Cárteles: Bases menos 10 o Recursos menos 40, lo que sea menor.\n\nUn margen superior a 0 significa que la condición se cumple.',
    },
    '8.0': {
      title: 'Facciones sin jugador',
      text: 'Las facciones sin jugador se guían por sus propios diagramas; la parte «Facciones sin jugador» recoge todas sus líneas. Un jugador en solitario contra facciones sin jugador nunca gana en una comprobación (6.1), y necesita el margen más alto tras la ronda final (7.3).',
    },
    '8.1': {
      title: 'Turno de las facciones sin jugador',
      text: 'Según su diagrama, una facción sin jugador ejecuta el evento, opera o pasa; sus operaciones nunca son Limitadas y no la restringe la última carta de evento antes de la ronda final (2.3.9). No obtiene nada de los Envíos (2.3.6). Discordia insurgente: con dos jugadores, uno de ellos el Gobierno, este elige evento u operación por una facción sin jugador que sea 2.ª elegible y tenga Recursos.',
    },
    '8.1.2': {
      title: 'Procedimiento de las facciones sin jugador',
      text: 'Una facción sin jugador acepta lo que le dan (1.5.1) y no cede nada; nunca retira fichas propias del mapa para colocarlas de nuevo (1.4.1).',
    },
    '8.8': {
      title: 'Victoria con 1 jugador (1.ª edición)',
      text: 'El margen propio menos el de la mejor facción sin jugador tras la ronda final: 0 o menos, fracaso; de 1 a 3, estancamiento; de 4 a 8, progreso; 9 o más, triunfo. Una facción sin jugador que gana en una comprobación significa fracaso (6.1).',
    },
    '8.9': {
      title: 'Victoria con 1 jugador (2.ª edición)',
      text: 'Para un jugador con el Gobierno o con las FARC, como en la 1.ª edición: 0 o menos, fracaso; de 1 a 3, estancamiento; de 4 a 8, progreso; 9 o más, triunfo.',
    },
  },
  glossary: {
    'civic-action': {
      term: 'Acción Cívica',
      text: 'El Gobierno compra Apoyo donde tiene el Control, Tropas y Policía, a 3 Recursos por paso: en la fase de Apoyo o mientras entrena.',
      rule: '6.4.1',
    },
    active: {
      term: 'Activa, Activo',
      text: 'De una Guerrilla: a la vista, de modo que el Asalto y el Ataque Aéreo pueden golpearla. Del Apoyo o la Oposición: el nivel más fuerte, que cuenta el doble (1.6.1).',
      rule: '1.4.3',
    },
    activation: {
      term: 'Activación',
      text: 'Girar una Guerrilla de Oculta a Activa: por un Barrido, una Patrulla, una Marcha que se advierte o sus propios actos.',
      rule: '1.4.3',
    },
    'special-activity': {
      term: 'Actividad especial',
      text: 'Lo que una facción puede añadir a su operación, un solo tipo cada vez.',
      rule: '4.1',
    },
    adjacent: {
      term: 'Adyacente',
      text: 'Una junto a otra: casillas que se tocan o que solo están separadas por una LdC (los departamentos) o por un Pueblo.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitación',
      text: 'Las FARC compran Oposición en la fase de Apoyo donde tienen el Control, a 1 Recurso por paso.',
      rule: '6.4.2',
    },
    stacking: {
      term: 'Apilamiento',
      text: 'Los límites de fichas en una casilla: Bases, Zonas FARC, Ecuador.',
      rule: '1.4.2',
    },
    support: {
      term: 'Apoyo',
      text: 'La población de una casilla está a favor del Gobierno: Pasivo, o Activo, que cuenta el doble.',
      rule: '1.6',
    },
    aid: {
      term: 'Ayuda',
      text: 'La que llega del extranjero, de 0 a 29. En las Rondas de Propaganda se suma a los Recursos del Gobierno, pero no con Samper.',
      rule: '1.7',
    },
    base: {
      term: 'Base',
      text: 'Una ficha de cualquier facción que casi nunca se mueve. Ayuda en el Reagrupamiento y el Entrenamiento, aporta Recursos a los insurgentes y cuenta para la victoria. Como máximo 2 en una ciudad o un departamento.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases lo último',
      text: 'El Asalto, el Ataque y el Ataque Aéreo solo eliminan una Base si su facción no tiene cubos ni Guerrillas en la casilla.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Capacidad',
      text: 'Un evento cuyo lado ejecutado ayuda o estorba al Gobierno durante el resto de la partida.',
      rule: '5.3',
    },
    'propaganda-card': {
      term: 'Carta de Propaganda',
      text: 'Una de cuatro cartas que traen una Ronda de Propaganda, con comprobación de victoria e ingresos.',
      rule: '2.4',
    },
    city: {
      term: 'Ciudad',
      text: 'Una casilla con una Población de 1 a 8. La Policía puede combatir allí.',
      rule: '1.3.3',
    },
    coin: {
      term: 'COIN',
      text: 'Contrainsurgencia (del inglés «counterinsurgency»): el bando del Gobierno y sus operaciones.',
      rule: '3.2',
    },
    control: {
      term: 'Control',
      text: 'Tener más fichas en una ciudad o un departamento que todas las demás facciones juntas. Solo Controlan el Gobierno y las FARC.',
      rule: '1.8',
    },
    cube: {
      term: 'Cubo',
      text: 'Una ficha de Tropas o de Policía.',
      rule: '1.4',
    },
    department: {
      term: 'Departamento',
      text: 'Una casilla rural: Selva, Montaña o Llanura, con una Población de 0 a 2.',
      rule: '1.3.2',
    },
    available: {
      term: 'Disponible',
      text: 'Junto al mapa y lista para ser colocada. Las fichas eliminadas vuelven a estar Disponibles.',
      rule: '1.4.1',
    },
    econ: {
      term: 'Econ',
      text: 'El valor económico de una LdC, de 1 a 3: lo que da al Gobierno en una Ronda de Propaganda si no tiene Sabotaje.',
      rule: '1.3.4',
    },
    'el-presidente': {
      term: 'El Presidente',
      text: 'El contador de presidentes: Samper, Pastrana, Uribe. Avanza cuando el Gobierno tiene un Apoyo Total de 60 o menos en unas Elecciones.',
      rule: '6.4.3',
    },
    eligible: {
      term: 'Elegible',
      text: 'Que puede actuar en la carta actual. Quien actúa en una carta no es elegible en la siguiente.',
      rule: '2.3.1',
    },
    ship: {
      term: 'Entregar un Envío',
      text: 'Renunciar a un Envío tras una operación pagada a cambio de otra Operación Limitada, gratuita.',
      rule: '2.3.6',
    },
    shipment: {
      term: 'Envío',
      text: 'Un cargamento de droga bajo una Guerrilla, uno de 4. Vale una Operación Limitada, una Base o 6 Recursos.',
      rule: '4.5.3',
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
      text: 'Tropas, Policía, Guerrillas y Bases. Los marcadores, Envíos incluidos, no son fichas.',
      rule: '1.4',
    },
    'out-of-play': {
      term: 'Fuera de juego',
      text: 'Eliminada para el resto de la partida por un evento; esas fichas no están Disponibles.',
      rule: '5.1',
    },
    govt: {
      term: 'Gobierno',
      text: 'La facción azul y la única que no es insurgente.',
      rule: '1.5',
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
      text: 'El efecto sombreado de un evento que vale hasta el próximo Reinicio, en perjuicio del Gobierno.',
      rule: '5.4',
    },
    'drug-bust': {
      term: 'Incautación de Droga',
      text: 'Un Envío eliminado por un Asalto: el Gobierno gana 6 de Ayuda.',
      rule: '3.2.5',
    },
    insurgent: {
      term: 'Insurgente',
      text: 'Las FARC, las AUC o los Cárteles.',
      rule: '3.3',
    },
    loc: {
      term: 'LdC',
      text: 'Línea de Comunicación: una Carretera o un Oleoducto. Es una casilla, pero no tiene Población, ni Bases ni Control.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margen',
      text: 'Cuánto supera una facción su condición de victoria (por encima de 0) o cuánto le falta. También se llama margen de victoria.',
      rule: '7.3',
    },
    shift: {
      term: 'Modificar',
      text: 'Mover el nivel de una casilla en la escala que va de Apoyo Activo a Oposición Activa.',
      rule: '1.6.1',
    },
    neutral: {
      term: 'Neutral',
      text: 'Sin Apoyo ni Oposición. Las LdC y los departamentos sin Población lo son siempre.',
      rule: '1.6.1',
    },
    underground: {
      term: 'Oculta',
      text: 'De una Guerrilla: no se la ve. El Asalto y el Ataque Aéreo no pueden golpearla, y puede usar Terror, Extorsión o Emboscada.',
      rule: '1.4.3',
    },
    pipeline: {
      term: 'Oleoducto',
      text: 'El tipo de LdC que transporta petróleo o gas. Algunos eventos solo hablan de Oleoductos.',
      rule: '1.3.4',
    },
    operation: {
      term: 'Operación',
      text: 'Lo principal que hace una facción en su turno: uno de cuatro tipos para el Gobierno y otros cuatro para los insurgentes.',
      rule: '3.1',
    },
    'limited-operation': {
      term: 'Operación Limitada',
      text: 'Una operación en una sola casilla, sin actividad especial. Abreviado: OpLim.',
      rule: '2.3.5',
    },
    opposition: {
      term: 'Oposición',
      text: 'La población de una casilla está en contra del Gobierno: Pasiva, o Activa, que cuenta el doble. Las FARC la buscan.',
      rule: '1.6',
    },
    pass: {
      term: 'Pasar',
      text: 'No actuar en una carta: recibir 1 Recurso (el Gobierno, 3) y seguir elegible.',
      rule: '2.3.3',
    },
    passive: {
      term: 'Pasiva, Pasivo',
      text: 'El nivel más débil del Apoyo o la Oposición. Cuenta una vez.',
      rule: '1.6.1',
    },
    population: {
      term: 'Población',
      text: 'Cuánta gente vive en una ciudad o un departamento, en millones. Da su peso al Apoyo y a la Oposición.',
      rule: '1.6.3',
    },
    town: {
      term: 'Pueblo',
      text: 'Una marca en el mapa entre LdC o departamentos, no una casilla. Lo que separa es adyacente.',
      rule: '1.3.6',
    },
    resources: {
      term: 'Recursos',
      text: 'Aquello con lo que paga una facción, de 0 a 99.',
      rule: '1.7',
    },
    redeploy: {
      term: 'Redespliegue',
      text: 'La fase de una Ronda de Propaganda en la que el Gobierno mueve sus cubos a casillas seguras.',
      rule: '6.5',
    },
    replace: {
      term: 'Reemplazar',
      text: 'Quitar una ficha y colocar otra de Disponibles en su casilla. Si no hay ninguna Disponible, solo se elimina.',
      rule: '1.4.1',
    },
    'elite-backing': {
      term: 'Respaldo de las Élites',
      text: 'El Reagrupamiento gratuito de las AUC en una casilla sin Control ni Oposición al final de la fase de Apoyo.',
      rule: '6.4.5',
    },
    sabotage: {
      term: 'Sabotaje',
      text: 'Un marcador en una LdC, que así no da nada al Gobierno en la próxima fase de Recursos.',
      rule: '6.2',
    },
    select: {
      term: 'Seleccionar',
      text: 'Elegir las casillas u objetivos de una acción. Una operación selecciona cada casilla una sola vez.',
      rule: '3.1',
    },
    unshaded: {
      term: 'Sin sombrear y sombreado',
      text: 'Los dos textos de un evento de uso dual. El primero suele ayudar al Gobierno; el segundo, a sus enemigos.',
      rule: '5.2',
    },
    terror: {
      term: 'Terror',
      text: 'La operación insurgente que atemoriza a la población, y su marcador, que hay que retirar pagando antes de que la Acción Cívica o la Agitación puedan modificar la casilla.',
      rule: '3.3.4',
    },
    transfer: {
      term: 'Transferir',
      text: 'Dar Recursos o Envíos a otra facción por acuerdo.',
      rule: '1.5.1',
    },
    'final-event-card': {
      term: 'Última carta de evento',
      text: 'La última carta de evento antes de la carta de Propaganda final: solo Operaciones Limitadas, ni Barrido ni Marcha.',
      rule: '2.3.9',
    },
    'dual-use': {
      term: 'Uso dual',
      text: 'Un evento con dos textos, sin sombrear y sombreado, de los que se elige uno.',
      rule: '5.2',
    },
    'farc-zone': {
      term: 'Zona FARC',
      text: 'Un departamento en el que no pueden entrar fichas del Gobierno. La coloca Pastrana o un evento; Uribe las retira todas.',
      rule: '6.4.4',
    },
  },
}

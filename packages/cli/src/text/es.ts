import type { TerminalMessage } from './en.ts'

/** What the terminal says by itself, in Spanish. Commands stay as they are typed. */
export const spanish: Record<TerminalMessage, string> = {
  'space.closed': '  Ahora no está en el mapa.',
  'space.next-to': '{text} adyacentes',
  'space.ambiguous': '«{text}» puede ser {list}. Escribe algo más.',
  'space.name': 'Indica una casilla: space NOMBRE',
  'board.terrain': 'T',
  'board.terrains': 'Terreno (T): {list}; ~ en la costa.',
  'board.pieces': 'Qué hay allí',
  'board.empty': 'Vacías:',
  'board.faction': 'Facciones',
  'board.on-card': 'En esta carta',
  'board.totals': 'Totales:',
  'board.tracks': 'Contadores:',
  'board.boxes': '{text}:',
  'board.capability': 'Capacidades:',
  'board.momentum': 'Impulso:',
  'board.game': 'Para el resto de la partida:',
  'board.legend':
    '2oc: dos guerrillas ocultas, 1ac: una activa, +1B: una base, [ ]: marcadores. Disponibles: G guerrillas, B bases.',
  'board.underground': '{n}oc',
  'board.active': '{n}ac',
  'board.base': '{n}B',
  'board.guerrillas': 'G {n}',
  'board.bases': 'B {n}',
  'board.deck': 'Mazo: {left|queda|quedan} {left} {left|carta|cartas}, {played} {played|jugada|jugadas}',
  'board.rounds': ', {n} de ellas {text}',
  'board.standing': 'Recursos (margen):',
  'card.current': 'Carta',
  'card.next': 'Siguiente:',
  'card.hidden': 'Siguiente: no se muestra en esta partida',
  'card.none': 'Siguiente: ninguna, el mazo se ha agotado',
  'card.order': 'Orden: {text}',
  'card.ineligible': '{text} (no elegible)',
  'card.unshaded': 'Sin sombrear: {text}',
  'card.shaded': 'Sombreado: {text}',
  'card.capability': '{text} (Capacidad)',
  'card.momentum': '{text} (Impulso)',
  'card.game': '{text} (para el resto de la partida)',
  'card.unknown': 'No hay ninguna carta {text}; las cartas tienen números.',
  'card.before': 'Aún no se ha descubierto ninguna carta.',

  'ask.prompt': '{faction}, {n} {n|Recurso|Recursos}> ',
  'ask.number': 'Escribe un número del {from} al {to}.',
  'ask.refused': '({n} {n|respuesta más no es posible|respuestas más no son posibles}: ? dice por qué)',
  'ask.list': 'Intro muestra las respuestas.',
  'ask.there': 'hay {n}',
  'why.head': 'Ahora no es posible:',
  'why.all-possible': 'Todas las respuestas son posibles.',
  'why.likewise': 'y también {text}',
  'why.possible': '{text} es posible.',
  'why.not-asked': '{text} no es una respuesta a esta pregunta.',
  'why.unknown': 'Aquí no hay nada que se llame «{text}».',
  'hear.range': 'Las respuestas van del {from} al {to}.',
  'hear.number': 'Se pide un número del {from} al {to}.',
  'hear.ambiguous': '«{text}» puede ser {list}. Escribe algo más, o el número.',
  'hear.unknown':
    '«{text}» no es una respuesta aquí. Escribe un número, un nombre o su comienzo; ? dice qué no es posible, help muestra las órdenes.',
  'undo.done': 'Deshecho.',
  'undo.agree': 'Si los demás aceptan, undo! lo deshace.',
  'save.name': 'Indica un archivo: save ARCHIVO',
  'save.done': 'Guardado en {file}.',
  'save.foreign': '{file} ya existe y no es una partida guardada; indica otro archivo.',
  'log.none': 'Aún no ha ocurrido nada.',
  'log.number': 'log lleva un número: log 30',
  'out-of-turn.seat': '{faction}: juega «{kind}», así que aquí nadie habla por esa facción.',
  'out-of-turn.faction': 'No hay ninguna facción «{text}»; hay {list}.',
  'out-of-turn.verb': 'Fuera de turno, una facción puede usar {list}; «{text}» no es ninguna de ellas.',
  'out-of-turn.over': 'La partida ha terminado.',
  'hand.help': `A mano, el tablero se ajusta según acuerden los jugadores:
  hand place FICHA CASILLA N       hand remove FICHA CASILLA N
  hand flip FICHA CASILLA N        hand move FICHA ORIGEN DESTINO N
  hand mark MARCADOR CASILLA N     hand unmark MARCADOR CASILLA N
  hand level CASILLA NIVEL         hand track CONTADOR VALOR
  hand eligible FACCIÓN yes|no     hand operation FACCIÓN OPERACIÓN
  hand lasting CARTA unshaded|shaded|off`,
  'hand.spaces': 'Casillas: {text}',
  'hand.pieces': 'Fichas: {text}',
  'hand.markers': 'Marcadores: {text}',
  'hand.tracks': 'Contadores: {text}',
  'hand.levels': 'Niveles: {text}',
  help: `Responde con el número, la clave (bogota) o el comienzo de un nombre (bog).
  d            hecho                    y, n         sí, no
  En listas largas, AA y AP son Apoyo Activo y Pasivo; OA y OP, Oposición.
  ?            por qué las demás respuestas no son posibles
  ? RESPUESTA  por qué una de ellas no lo es (también: why RESPUESTA)
  undo         deshace la última respuesta; undo! si los demás aceptan
  board        el tablero               card         esta carta y la siguiente
  log [N]      los últimos N sucesos    card N       cualquier carta
  hint [F]     qué haría aquí un no jugador (de la familia F)
  reasons      por qué los no jugadores hicieron lo que acaban de hacer
  space NOMBRE terreno, casillas adyacentes y todo lo que hay allí
  save ARCHIVO guarda la partida        quit         salir; queda guardada
Fuera de turno, por la facción que responde o por otra («FACCIÓN:» delante):`,
  'hint.answer': 'Un no jugador ({family}) respondería: {text}',
  'reasons.none': 'Ningún no jugador acaba de responder.',
  'help.verbs': '  {text}',
  'help.give': 'give FACCIÓN resources N, give FACCIÓN shipment CASILLA',
  'help.request': 'request FACCIÓN resources N, request FACCIÓN shipment CASILLA',
  'help.withdraw': 'withdraw FICHA CASILLA N',
  'help.hand': 'hand …       ajusta el tablero a mano; hand sin más dice cómo',
  'help.secrets': 'secrets      lo que solo puede ver el jugador que decide',
  'secrets.none': 'No hay nada oculto.',

  'new.game': 'Partida nueva de {title}, semilla {seed}.',
  'new.position': 'Partida de {title} desde {file}, semilla {seed}.',
  'load.game': '{title}, {n} {n|respuesta|respuestas} hasta ahora.',
  'load.recent': 'Lo último que ocurrió:',
  'go-on.ask': 'Hay una partida sin terminar de {title} con {n} {n|respuesta|respuestas}. ¿Continuarla?',
  'go-on.yes': '  y  continuar',
  'go-on.no': '  n  partida nueva (la antigua se conserva)',
  'go-on.again': 'Escribe y para continuarla o n para una partida nueva.',
  'keep.broken': 'No se ha podido leer la partida conservada ({text}); se ha apartado como {file}.',
  'keep.broken-stays':
    'No se ha podido leer la partida conservada ({text}) ni tampoco apartarla; esta partida no se conserva.',
  'keep.earlier': 'La partida anterior se conserva ahora en {file}',
  'keep.moved': 'Otra partida se conserva en el mismo archivo; esta se conserva en {file}',
  'keep.failed': 'Esta partida no se conserva: {text}. El juego sigue; save ARCHIVO la guarda en otro lugar.',
  'leave.kept': 'La partida se conserva en {file}\nPara continuar: {command}',
  'leave.nothing': 'No se ha respondido nada, así que no hay nada que conservar.',
  'leave.saved': 'La partida está guardada en {file}\nPara continuar: {command}',
  'leave.lost': 'La partida no se conserva: {text}.',
  'leave.sure': 'La partida no se conserva: {text}. save ARCHIVO la guarda; otro quit sale de todos modos.',
  'over.head': 'La partida ha terminado.',
  'over.place': '{place}. {faction}, margen {margin}',
  'over.met': 'Victoria de {faction}: condición de victoria cumplida, mejor margen.',
  'over.best': 'Victoria de {faction} con el mejor margen, sin alcanzar la condición de victoria.',
  'over.kept': 'La partida se conserva en {file}',
}

import type { TerminalMessage } from './en.ts'

/** What the terminal says by itself, in Spanish. Commands stay as they are typed. */
export const spanish: Record<TerminalMessage, string> = {
  usage: `coinflict: jugar, estudiar y programar los juegos de tablero de la serie COIN

Uso: coinflict ORDEN …   (coinflict ORDEN --help explica cada una)

{commands}

  --lang L   idioma: en, es o pl; si no, el del terminal (LC_ALL, LC_MESSAGES, LANG)
  --help     este texto, o el de una orden
  --version  la versión de este programa

Juegos: {games}`,
  'about.play': 'jugar una partida en el terminal',
  'about.charts': 'mostrar los diagramas que siguen las facciones sin jugador',
  'about.sim': 'jugar muchas partidas a la vez y contar los resultados',
  'about.lab': 'hacer un experimento e informar de lo que resultó',
  'about.worker': 'jugar partidas de experimentos que esperan en una cola',
  'about.replay': 'reproducir una partida guardada',
  'about.analyse': 'decir las probabilidades de ganar, los turnos mejores, juego y suerte',
  'about.position': 'comprobar o mostrar un archivo de posición',
  'about.bench': 'medir la velocidad del motor en un solo hilo',
  'about.engine': 'hablar el protocolo del motor: líneas JSON por stdin y stdout',
  'about.serve': 'servir la página y las mesas en línea',
  'about.backup': 'escribir en un archivo todo lo que guarda un servidor, mientras funciona',
  'about.restore': 'llenar una base de datos vacía con un archivo así',
  'about.reports': 'mostrar lo que las personas han denunciado a quien lleva el servidor',
  'about.verify': 'comprobar el azar de una partida en línea terminada',
  'usage.play': `Uso: coinflict play JUEGO [--scenario E] [--options K=V,…] [--seats F=TIPO,…] [--seed X]
     coinflict play --load ARCHIVO
     coinflict play ENLACE
     coinflict play --position ARCHIVO [--options K=V,…] [--seats F=TIPO,…] [--seed X]
     coinflict play JUEGO --cards 3,61,41 --dice 4,6

  --scenario E        qué escenario
  --options K=V       opciones del juego, separadas por comas
  --seats F=TIPO      quién juega una facción: person (o con nombre, person:ana), random, un jugador
                      que piensa (search, search:quick, search:deep) o una familia de facciones
                      sin jugador (abajo); si no se dice nada, una persona
  --why               las facciones sin jugador explican lo que hacen
  --seed X            la misma semilla trae las mismas cartas y dados; si no se dice nada, una nueva
  --real-table        vuestro propio mazo y dados: el programa pregunta qué carta ha salido y qué muestran
                      los dados, y tras cada turno dice qué mover en el tablero; los de las facciones
                      sin jugador los tira él
  --cards N,…         las cartas que repartís vosotros, en el orden en que salen; después, la semilla
  --dice N,…          los dados que tiráis vosotros; en la partida, deal y roll preparan más
  --load ARCHIVO      continúa una partida guardada; el archivo queda como está
  ENLACE              la partida que lleva un enlace, del navegador o de la orden link
  --position ARCHIVO  una partida nueva desde una posición (coinflict position check dice qué falla en ella)
  --file ARCHIVO      dónde se guarda la partida después de cada respuesta
  --fresh             una partida nueva, sin preguntar si se continúa la que está sin terminar
  --lang L            idioma: en, es o pl

La partida se guarda después de cada respuesta, por lo general en tu carpeta de estado; al empezar de
nuevo, continúa. Las respuestas pueden venir de una tubería, una por línea; entonces una partida sin
terminar continúa sin preguntar. En la partida, help muestra todo lo que se puede escribir.

{games}`,
  'usage.serve': `Uso: coinflict serve [--port N] [--host H] [--data CARPETA] [--database URL] [--log NIVEL]

  --port N        el puerto (5173); COINFLICT_PORT
  --host H        la dirección en la que escucha (127.0.0.1: solo este equipo; 0.0.0.0: todas);
                  COINFLICT_HOST
  --data CARPETA  dónde está la base de datos incorporada; COINFLICT_DATA
  --database URL  en su lugar, una base de datos PostgreSQL, también para varios procesos; COINFLICT_DATABASE
  --log NIVEL     qué se registra, en líneas JSON: silent, error, warn (lo habitual), info, debug;
                  COINFLICT_LOG

La página y las mesas son un solo proceso. Ctrl+C lo detiene; no se pierde nada de lo respondido.`,
  'usage.backup': `Uso: coinflict backup ARCHIVO [--data CARPETA | --database URL]

  ARCHIVO         dónde se escriben, comprimidas, todas las partidas, personas y ajustes;
                  contiene sus secretos: guárdalo bien
  --data CARPETA  dónde está la base de datos incorporada; COINFLICT_DATA
  --database URL  la base de datos PostgreSQL; COINFLICT_DATABASE

El servidor puede seguir funcionando: el archivo contiene todo tal como estaba en un mismo momento.`,
  'usage.restore': `Uso: coinflict restore ARCHIVO [--data CARPETA | --database URL]

  ARCHIVO         lo que escribió coinflict backup, de cualquiera de las dos bases de datos
  --data CARPETA  dónde está o estará la base de datos incorporada; COINFLICT_DATA
  --database URL  la base de datos PostgreSQL; COINFLICT_DATABASE

Se restaura todo o nada, y solo donde aún no hay partidas ni personas. Si allí funciona un servidor,
después se inicia de nuevo.`,
  'usage.reports': `Uso: coinflict reports [--data CARPETA | --database URL]

  --data CARPETA  dónde está la base de datos incorporada; COINFLICT_DATA
  --database URL  la base de datos PostgreSQL; COINFLICT_DATABASE

La denuncia más reciente es la primera; las horas son UTC. El servidor puede seguir funcionando.`,
  'usage.verify': `Uso: coinflict verify ARCHIVO

  ARCHIVO  una partida terminada tal como la exporta el servidor

Cada dado y cada carta se reparten otra vez según el secreto de la mesa y se comparan; si algo difiere,
el código de salida es 1.`,
  'serve.at': 'coinflict está en {address} (Ctrl+C lo detiene)',
  'error.cannot-listen': 'no se puede escuchar en {host}, puerto {n}: {text}',
  'error.port-taken': 'el puerto {n} está ocupado; elige otro con --port N',
  'error.backup': 'backup necesita el archivo que escribir',
  'error.restore': 'restore necesita el archivo de una copia',
  'backup.done': 'Todo está en {file}.',
  'restore.done': 'Todo lo de {file} está restaurado ({n} filas).',
  'reports.by': 'de {name}',
  'reports.about': 'sobre {name}',
  'reports.table': 'mesa {id}',
  'reports.none': 'No hay denuncias.',
  'error.verify': 'verify necesita el archivo de una partida en línea terminada',
  'verify.no-secret': '{file} no contiene una partida en línea terminada: no tiene secreto',
  'verify.holds':
    'Se cumple: el secreto es el que se prometió, y todos los dados, cartas y fichas ({n}) son los que reparte.',
  'verify.compare': 'Este es el número que se mostró antes de la partida; compáralo con el tuyo: {commitment}',
  'verify.commitment': 'No se cumple: el secreto no es el que se prometió al principio.',
  'verify.seed': 'No se cumple: las facciones sin jugador no tiraron según el secreto.',
  'verify.entry': 'No se cumple: la entrada {at} es {is}, pero el secreto reparte {dealt}.',
  'usage.charts': `Uso: coinflict charts FAMILIA [FACCIÓN]

  FAMILIA  {families}
  FACCIÓN  el diagrama de una facción; sin ella, todos, con las reglas comunes
  --lang L idioma: en, es o pl`,
  'usage.sim': `Uso: coinflict sim JUEGO --games N [--players P] [--scenario E] [--options K=V,…] [--seed X]
                   [--workers W] [--json | --csv]

  --games N      cuántas partidas (100)
  --players P    quién juega: un tipo para todos (random, una familia de facciones sin jugador:
                 {families}, o un jugador que piensa:
                 search, search:quick, search:deep, search:margin; seguido de :non-player,
                 cuenta como facción sin jugador), o uno para cada facción, FACCIÓN=TIPO,…
  --scenario E   qué escenario
  --options K=V  opciones del juego, separadas por comas
  --seed X       la misma semilla trae las mismas partidas (1)
  --workers W    hilos de trabajo (uno por núcleo)
  --json         un objeto JSON
  --csv          una cabecera y una línea
  --lang L       idioma: en, es o pl`,
  'usage.lab': `Uso: coinflict lab ARCHIVO [--out INFORME] [--workers N] [--csv CARPETA] [--json ARCHIVO]
     coinflict lab ARCHIVO --queue URL [--patience S] [--out INFORME] [--csv CARPETA] [--json ARCHIVO]

  ARCHIVO         el experimento: qué se juega, quién y cuántas veces (docs/laboratory.md)
  --out INFORME   la página que dice lo que resultó (ARCHIVO con .html); cada partida se guarda a su
                  lado (.ndjson), así que quien para con Ctrl-C sigue luego con la misma orden
  --workers N     cuántos hilos (todos los núcleos)
  --queue URL     las partidas las juegan trabajadores (coinflict worker) en cualquier máquina; URL es
                  una base de datos PostgreSQL a la que todos llegan
  --patience S    segundos hasta que las partidas de un trabajador callado pasan a otro (120)
  --csv CARPETA   todas las cifras como archivos CSV en esta carpeta
  --json ARCHIVO  todas las cifras como JSON
  --fresh         olvida las partidas guardadas y empieza de nuevo

Las alineaciones del mismo juego se juegan con las mismas semillas y se comparan una por una.
El mismo archivo da las mismas cifras, por muchas veces que se pare y juegue quien juegue.`,
  'usage.worker': `Uso: coinflict worker --queue URL [--workers N]

  --queue URL  una base de datos PostgreSQL donde coinflict lab ARCHIVO --queue URL puso sus partidas
  --workers N  cuántos hilos (todos los núcleos)

Juega lo que allí espera hasta que se para. Si lo matan, otros juegan sus partidas.`,
  'usage.replay': `Uso: coinflict replay ARCHIVO|ENLACE [--to N] [--format F]

  --to N      se detiene tras la entrada N del diario y las cartas y dados que trajo
  --format F  text (el registro y después el tablero), markdown (el registro) o json (un objeto:
              posición, totales, márgenes, registro)
  --lang L    idioma: en, es o pl

Reproduce una partida guardada desde el principio y muestra lo que ocurrió, con los números de las
reglas, y el tablero final.`,
  'usage.analyse': `Uso: coinflict analyse ARCHIVO|ENLACE [--at N] [--playouts N] [--as F,…] [--json]
     coinflict analyse ARCHIVO|ENLACE --review [--playouts N] [--as F,…] [--json]

  ARCHIVO       una partida guardada o una posición
  --at N        el momento tras N respuestas; si no, el presente
  --review      toda la partida: las probabilidades a lo largo del tiempo, juego y suerte de cada
                facción, y los turnos que más costaron o ganaron, con lo que habría sido mejor
  --playouts N  cuánto pensar: en un momento hasta {most} (100 para las probabilidades, 300 para
                los turnos), en un repaso por cada turno hasta {each} (40)
  --as F,…      con lo que puede saber el jugador de estas facciones; si no, con lo que saben todos
  --json        como en el protocolo del motor
  --lang L      idioma: en, es o pl

Muestra la probabilidad de ganar de cada facción, y los turnos considerados en la pregunta con lo que
los distingue. El mismo archivo y las mismas simulaciones dan las mismas cifras; docs/analysis.md dice
qué significan.`,
  'usage.position': `Uso: coinflict position check ARCHIVO
     coinflict position show ARCHIVO [--json]

  ARCHIVO contiene una posición (packages/cli/schemas/position.schema.json) o una partida guardada.
  check     dice si se puede jugar desde ahí, o todos los fallos, uno por línea (código de salida 2)
  show      muestra el tablero; con --json, la posición como JSON
  --lang L  idioma: en, es o pl`,
  'usage.bench': `Uso: coinflict bench [JUEGO] [--games N] [--json]

  JUEGO      un solo juego; si no, cada uno se mide en su propio proceso
  --games N  partidas con las que se mide (500)
  --json     un objeto JSON por juego
  --lang L   idioma: en, es o pl`,
  'usage.engine': `Uso: coinflict engine

  Lee un objeto JSON por línea de stdin y responde a cada uno con una línea en stdout,
  hasta {"do":"quit"} o el final de la entrada.
  Empieza con {"do":"games"}; docs/engine-protocol.md explica el resto.`,
  'play.scenarios': 'escenarios',
  'play.options': 'opciones',
  'play.seats': 'facciones',
  'play.bots': 'sin jugador',

  'error.lang': '--lang admite uno de estos idiomas: {list}; no «{value}»',
  'error.command': 'no existe la orden «{value}»; coinflict --help muestra las que hay',
  'error.unknown-option': 'opción desconocida: {option}; --help muestra las que hay',
  'error.takes-no-value': '{option} no lleva valor',
  'error.needs-value': '{option} necesita un valor',
  'error.too-many': '{command} no admite además «{text}»',
  'error.whole': '{option} necesita un número entero del {from} al {to}, no «{value}»',
  'error.pairs': '{option} necesita nombre=valor, separados por comas, no «{value}»',
  'error.name-game': 'indica un juego: {list}',
  'error.cards': '--cards necesita números de cartas de {title}, separados por comas, no «{value}»',
  'error.dice': '--dice necesita dados del 1 al 6, separados por comas, no «{value}»',
  'error.card-twice': '--cards tiene dos veces la carta {card}',
  'error.with-load': '{option} es para una partida nueva; con --load viene del archivo',
  'error.other-game': '{file} es una partida de {title}, no de {other}',
  'error.is-save': '{file} es una partida guardada; --load la continúa',
  'error.no-family': 'no existe la familia de facciones sin jugador «{value}»; hay {list}',
  'error.json-or-csv': 'elige --json o --csv, no ambos',
  'error.players': '--players no dice quién juega con {list}',
  'error.lab': 'indica el archivo de un experimento',
  'error.worker': 'indica la cola: --queue URL',
  'error.sim-seat': '«{value}» no puede jugar con {faction} en una simulación; pueden {list}',
  'error.one-of': '{option} admite uno de {list}, no «{value}»',
  'error.replay': 'indica el archivo de una partida guardada',
  'error.analyse': 'nombra el archivo de una partida guardada o de una posición',
  'error.at-or-review': 'elige --at o --review',
  'error.entry': '{file}: la entrada {n} del diario, «{entry}», no encaja: {text}',
  'error.position': 'position necesita check o show, y un archivo',
  'error.flawed': '{file}: {text} (coinflict position check muestra todos los fallos)',
  'error.output': 'no se puede escribir la salida: {text}',
  'error.internal': 'un error dentro del programa; por favor, avisa de él: {text}',
  'error.input': 'no se puede leer la entrada ({value})',
  'file.in': '{file}: {text}',
  'file.failed': '{text}',
  'file.missing': 'no existe ese archivo o carpeta',
  'file.denied': 'permiso denegado',
  'file.not-a-folder': 'una parte de su ruta es un archivo',
  'file.a-folder': 'es una carpeta',
  'file.disk-full': 'el disco está lleno',
  'file.cannot-read': 'no se puede leer {file}: {text}',
  'file.cannot-write': 'no se puede escribir {file}: {text}',
  'file.cannot-set-aside': 'no se puede apartar {file}: {text}',
  'file.cannot-make': 'no se puede crear la carpeta {file}: {text}',
  'file.too-large': '{file} es demasiado grande para ser una partida guardada o una posición',
  'file.nobody-reads': 'ya nadie la lee',
  'file.not-json': '{file} no es JSON completo; puede estar dañado o cortado',
  'file.not-winners': '{file} no es una lista de partidas ganadas: «{text}» no está como se escribe ahí',
  'file.in-the-way': '{file} ocupa su lugar',
  'request.empty': 'la línea está vacía',
  'request.json': 'la línea no es JSON',
  'request.object': 'una petición debería ser un objeto JSON',
  'request.field': '{verb} no admite el campo «{name}»',
  'request.missing': 'falta «{name}»',
  'request.should-be': '«{name}» debería ser {text}',
  'request.a-string': 'una cadena de texto',
  'request.a-name': 'una cadena de texto o un número',
  'request.a-boolean': 'true o false',
  'request.a-count': 'un número entero, 0 o más',
  'request.a-object': 'un objeto',
  'request.a-strings': 'un objeto de cadenas de texto',
  'request.a-list': 'una lista de cadenas de texto',
  'request.a-stack': 'un objeto con una lista de cartas y otra de dados (del 1 al 6)',
  'request.lang': '«lang» debería ser uno de estos: {list}',
  'request.voice': '«voice» debería ser uno de estos: {list}',
  'request.verb': 'no existe el verbo «{value}»; hay {list}',
  'request.secret': 'esta pregunta solo puede verla su jugador: di como quién miras (as)',
  'request.no-game': 'todavía no hay partida: empieza con new, load o position',
  'request.card': '{title} no tiene ninguna carta {card}',
  'request.too-long': 'la línea tiene más de {n} MiB',
  'request.internal': 'un error dentro del motor; la partida está como estaba: {text}',
  'link.send': 'Envía este enlace a quien lleve {faction:to}:',
  'link.over': 'Este enlace lleva la partida, que ha terminado:',
  'link.secret':
    'Hay algo boca abajo que no {faction|one:puede|other:pueden} ver {faction:the}. Un enlace para seguir jugando lo llevaría consigo, así que esta jugada no se puede enviar; seguid en una sola pantalla.',
  'link.own': 'Te toca como {faction:the}.',
  'link.behind': 'Este enlace es anterior a la partida guardada aquí, que ya va más adelante.',
  'link.apart': 'La partida guardada aquí siguió otro camino que este enlace; se aparta al guardar esta.',
  'link.page': '«{value}» no es la dirección de una página; {page} lo es',
  'replay.over': 'la partida termina antes',
  'replay.chance': 'ahí no puede salir nada así',
  'replay.asked': '«{text}» ({rule}) tiene las respuestas {list}',
  'replay.elsewhere': 'se hizo en otra pregunta',
  'replay.impossible': 'ahí no se puede hacer',
  'position.good': '{file}: una posición válida de {title}',
  'lab.stopped':
    'Parado; {n|one:queda|other:quedan} {n} {n|one:partida|other:partidas}. Lo jugado está en {file}: la misma orden sigue.',
  'lab.written': 'escrito: {file}',
  'worker.ready': 'Esperando partidas; Ctrl-C lo termina.',
  'worker.ended': 'Jugó {n} {n|one:partida|other:partidas}.',
  'sim.progress': '{done} de {games} partidas',
  'sim.head': '{title}. {scenario}. {edition}.',
  'sim.players': 'Jugadores: {players}; semilla: {seed}',
  'sim.games':
    '{n} {n|one:partida|other:partidas}, {finished} {finished|one:terminada|other:terminadas}, {decisions} {decisions|one:decisión|other:decisiones} en {seconds} s',
  'sim.speed': '{games} partidas y {decisions} decisiones por segundo',
  'sim.wins': '{n} {n|one:victoria|other:victorias}',
  'sim.share': '{text}\u00a0%',
  'sim.margin': 'margen medio {text}',
  'sim.digest': 'Huella: {text}',
  'bench.head': '{game}: {n} partidas al azar en un solo hilo en {seconds} s',
  'bench.games': 'partidas',
  'bench.a-second': '{n} por segundo',
  'bench.decisions': 'decisiones',
  'bench.decisions-a-second': '{n} por segundo ({game} por partida)',
  'bench.copy': 'copia de un estado',
  'bench.copy-time': '{n} ns, {bytes} bytes',
  'bench.fork': 'bifurcación a mitad de turno',
  'bench.fork-time': 'mediana {n} µs, con una respuesta y sus consecuencias',
  'bench.answer': 'de la respuesta a la pregunta siguiente',
  'bench.answer-time': 'mediana {n} µs, el 99 % en menos de {p99} µs, máximo {most} µs',
  'bench.family': 'partidas de {family}',
  'bench.family-a-second': '{n} por segundo ({ms} ms cada una)',
  'bench.playouts': 'simulaciones al pensar',
  'bench.strength': 'fuerza con {playouts} simulaciones por turno',
  'bench.strength-ratio': 'gana {ratio} veces más a menudo que un diagrama ({games} partidas)',
  'seat.random': 'al azar',

  'space.closed': '  Ahora no está en juego.',
  'space.next-to': 'Adyacentes: {text}',
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
    '2oc: dos Guerrillas[ {special}] Ocultas, 1ac: una Activa, +1B: una Base[, {tunnel}: con Túnel], [ ]: marcadores. Disponibles: G Guerrillas, B Bases.',
  'board.special': 'o fuerzas especiales',
  'board.underground': '{n}oc',
  'board.active': '{n}ac',
  'board.base': '{n}B',
  'board.tunnel': '{n}Bt',
  'board.guerrillas': 'G {n}',
  'board.bases': 'B {n}',
  'board.troops': '{n}T',
  'board.police': '{n}P',
  'board.brief':
    '{factions}; T Tropas, P Policía, oc Guerrillas[ {special}] Ocultas y ac Activas, B Bases[, {tunnel} con Túnel]; {levels}.',
  'board.deck':
    'Mazo: {left} {left|one:carta|other:cartas} después de esta, {played} {played|one:jugada|other:jugadas} antes',
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
  'card.unknown': 'No hay ninguna carta {text}; las cartas se indican por su número.',
  'card.before': 'Aún no se ha revelado ninguna carta.',

  'ask.prompt': '{faction}, {n} {n|one:Recurso|other:Recursos}> ',
  'ask.prompt-lent': '{faction}, {n} {n|one:Recurso|other:Recursos} {lender:of}> ',
  'ask.number': 'Escribe un número del {from} al {to}.',
  'ask.refused': '({n} {n|one:respuesta más no es posible|other:respuestas más no son posibles}: ? dice por qué)',
  'ask.secret': '(Solo para los ojos {faction:of}: escribe show para ver las respuestas.)',
  'ask.list': '({n} {n|one:respuesta|other:respuestas}; Intro {n|one:la|other:las} muestra)',
  'ask.activities': 'Actividades especiales',
  'ask.there': 'hay {n}',
  'why.head': 'Ahora no es posible:',
  'why.all-possible': 'Todas las respuestas son posibles.',
  'why.likewise': 'y también {text}',
  'why.possible': '{text} es posible.',
  'why.not-asked': '{text} no es una respuesta a esta pregunta.',
  'why.unknown': 'Aquí no hay nada que se llame «{text}».',
  'hear.range': 'Las respuestas van numeradas del {from} al {to}.',
  'hear.letters': 'Aquí las respuestas son {list}.',
  'hear.number': 'La respuesta es un número del {from} al {to}.',
  'hear.ambiguous': '«{text}» puede ser {list}. Escribe algo más, o el número.',
  'hear.unknown':
    '«{text}» no es una respuesta aquí. Escribe un número, un nombre o su comienzo; ? dice qué no es posible, help muestra las órdenes.',
  'undo.done': 'Deshecho: {text}[, y {n} {n|one:respuesta posterior|other:respuestas posteriores} de otros].',
  'undo.revealed': 'Visto desde entonces: {text}',
  'undo.agree': 'Si los demás están de acuerdo, undo! lo deshace de todos modos.',
  'told.prompt': 'mesa> ',
  'told.first': 'Di primero qué ha salido: se pide una carta o un dado.',
  'told.enough': '{text} sobra: no se pide nada más.',
  'told.no-card': 'Ninguna carta de este juego tiene «{text}» como número o en el título.',
  'told.card': 'Escribe su número o parte del título. {n} {n|one:carta posible|other:cartas posibles}.',
  'told.die': 'Escribe lo que muestra, de 1 a 6.',
  'cardboard.head': 'En el tablero de cartón[, tras el turno de {faction}]:',
  'new.own-deck':
    'Jugáis con vuestro propio mazo y vuestros dados: el programa pregunta qué ha salido y dice qué mover. Los dados con que las facciones sin jugador deciden los tira él, y los marcadores boca abajo los reparte él.',
  'deal.numbers': 'Escribe números de cartas después de deal, como en deal 61 41; deal sin números las deja al azar.',
  'deal.never': '{card} ya no puede salir, o no dos veces.',
  'deal.done': 'Estas cartas salen a continuación: {list}.',
  'deal.chance': 'Las próximas cartas salen al azar.',
  'deal.cannot':
    '{card} debía salir ahora, pero no puede, así que no ha ocurrido nada. deal N pone otra carta encima; deal sin números la deja al azar.',
  'roll.numbers': 'Escribe dados del 1 al 6 después de roll, como en roll 4 6; roll sin números los deja al azar.',
  'roll.done': 'Estos dados salen a continuación: {list}.',
  'roll.chance': 'Los próximos dados salen al azar.',
  'save.name': 'Indica un archivo: save ARCHIVO',
  'save.done': 'Guardado en {file}.',
  'save.foreign': '{file} ya existe y no es una partida guardada; indica otro archivo',
  'log.none': 'Aún no ha ocurrido nada.',
  'log.number': 'Escribe un número después de log, como en log 30.',
  'out-of-turn.seat': 'Ninguna persona juega con {faction:the} ({kind}), así que aquí nadie habla por esa facción.',
  'out-of-turn.faction': 'No hay ninguna facción «{text}»; hay {list}.',
  'out-of-turn.verb': 'Fuera de turno, una facción puede usar {list}; «{text}» no es ninguna de ellas.',
  'out-of-turn.over': 'La partida ha terminado.',
  'hand.help': `A mano, el tablero se ajusta según acuerden los jugadores:
  hand place FICHA CASILLA N       hand remove FICHA CASILLA N [CAJA]
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
  help: `Responde con el número, la clave ({key}) o el comienzo de un nombre ({short}).
  d            hecho                    y, n         sí, no
  ?            por qué las demás respuestas no son posibles
  ? RESPUESTA  por qué una de ellas no lo es (también: why RESPUESTA)
  undo         deshace la última respuesta; undo! si los demás aceptan
  board        el tablero               card         esta carta y la siguiente
  log [N]      los últimos N sucesos    card N       cualquier carta
  hint [F]     qué harían aquí una facción sin jugador (de la familia F) y un
               jugador que piensa; hint search pregunta solo a este
  chances [N]  la probabilidad de ganar de cada facción (N simulaciones)
  reasons      qué hicieron las facciones sin jugador desde tu turno, y por qué
  space NOMBRE terreno, casillas adyacentes y todo lo que hay allí
  deal N …     las cartas que revelaréis vosotros; sin números, al azar
  roll N …     los dados que tiraréis vosotros; sin números, al azar
  save ARCHIVO guarda la partida        quit         salir; queda guardada
  link [WEB]   un enlace que lleva la partida a quien debe responder
Signos en listas largas:`,
  'help.out-of-turn': 'Fuera de turno, por la facción que responde o por otra («FACCIÓN:» delante):',
  'hint.answer': 'Una facción sin jugador ({family}) respondería: {text}',
  'hint.none': '{family} no tiene diagrama para {faction:the}.[ Lo tienen: {list}.]',
  'hint.nobody': 'Para {faction:the}, ninguna familia de facciones sin jugador tiene diagrama.',
  'hint.search':
    'Un jugador que piensa respondería: {text}. Vale {value} ± {error}; {n} {n|one:turno considerado|other:turnos considerados}.',
  'hint.over': 'Es {text} puntos porcentuales sobre el turno del diagrama.',
  'hint.agree': 'Su mejor turno es el del diagrama.',
  'chances.head': 'Probabilidades de ganar ({n} {n|one:simulación|other:simulaciones})',
  'chances.final': 'Probabilidades de ganar: la partida ha terminado',
  'considered.head':
    '{faction:The}: {n} {n|one:turno considerado|other:turnos considerados} en {playouts} {playouts|one:simulación|other:simulaciones}. Cada uno con su valor, la diferencia con el mejor y lo que los distingue.',
  'considered.chart': 'diagrama',
  'considered.played': 'jugado',
  'review.curve': 'Probabilidades de ganar a lo largo de la partida ({n} momentos)',
  'review.accounts': 'Lo que las cambió, en puntos porcentuales',
  'review.own': 'juego propio',
  'review.others': 'juego ajeno',
  'review.luck': 'suerte',
  'review.all': 'cambio',
  'review.marks': 'Turnos que más costaron o ganaron',
  'review.cost':
    'Tras {at} respuestas, {card}: {faction:the} {text} puntos porcentuales frente al mejor turno considerado.',
  'review.gain': 'Tras {at} respuestas, {card}: {faction:the} {text} puntos porcentuales sobre el turno del diagrama.',
  'review.played': 'Jugado:',
  'review.better': 'Mejor:',
  'reasons.none': 'Ninguna facción sin jugador ha tenido un turno desde el tuyo anterior.',
  'reasons.nothing': 'No es posible nada más.',
  'turn.first': '{faction}, 1.ª elegible en {card}',
  'turn.second': '{faction}, 2.ª elegible en {card}',
  'turn.phase': '{text} ({faction})',
  'part.faction': 'FACCIÓN',
  'part.space': 'CASILLA',
  'part.piece': 'FICHA',
  'part.marker': 'MARCADOR',
  'part.track': 'CONTADOR',
  'part.level': 'NIVEL',
  'part.card': 'CARTA',
  'part.operation': 'OPERACIÓN',
  'part.number': 'N',
  'help.hand': 'hand …       ajusta el tablero a mano; hand sin más dice cómo',
  'help.secrets': 'secrets      lo que solo puede ver el jugador que decide',
  'secrets.none': 'No hay nada oculto.',

  'new.game': 'Partida nueva de {title}, semilla {seed}.',
  'new.position': 'Partida de {title} desde {file}, semilla {seed}.',
  'load.game': '{title}, {n} {n|one:respuesta|other:respuestas} hasta ahora.',
  'load.recent': 'Lo último que ocurrió:',
  'go-on.kept':
    'Hay una partida sin terminar de {title}, jugada por última vez el {date} a {hour|one:la|other:las} {time}:',
  'go-on.played': 'Juegan personas: {faction}',
  'go-on.ask': '¿Continuarla?',
  'go-on.refused':
    'hay una partida sin terminar en {file}: sin {list} la orden la continúa, con --fresh empieza una nueva',
  'go-on.yes': '  y  continuar',
  'go-on.no': '  n  partida nueva (la antigua queda guardada)',
  'go-on.again': 'Escribe y para continuarla o n para una partida nueva.',
  'keep.broken': 'No se ha podido leer la partida guardada ({text}); se ha apartado como {file}.',
  'keep.broken-stays':
    'No se ha podido leer la partida guardada ({text}) ni tampoco apartarla; esta partida no se está guardando.',
  'keep.earlier': 'La partida anterior queda ahora guardada en {file}',
  'keep.moved': 'En ese archivo ya se guarda otra partida; esta se guarda en {file}',
  'keep.failed': 'Esta partida no se está guardando: {text}. El juego sigue; save ARCHIVO la guarda en otro lugar.',
  'leave.nothing': 'No se ha respondido nada, así que no hay nada que guardar.',
  'leave.saved': 'La partida está guardada en {file}\nPara continuar: {command}',
  'leave.lost': 'La partida no se ha guardado: {text}.',
  'leave.sure': 'La partida no se ha guardado: {text}. save ARCHIVO la guarda; otro quit sale de todos modos.',
  'over.head': 'La partida ha terminado.',
  'over.place': '{place}. {faction}, margen {margin}',
  'over.met': '{faction:The} {faction|one:gana|other:ganan}: condición de victoria cumplida, mejor margen.',
  'over.best': '{faction:The} {faction|one:gana|other:ganan}: mejor margen, sin alcanzar la condición de victoria.',
  'over.prompt': 'Aún puedes escribir board, log, reasons, card, space NOMBRE, save ARCHIVO o undo; quit sale.',
  'over.kept': 'La partida está guardada en {file}',
}

import type { Catalogue } from '@coinflict/kernel/text'

/** What the terminal says by itself; what the rules say comes from the volume's catalogue. */
export const english = {
  usage: `coinflict: play, study and program the COIN Series board games

Usage: coinflict COMMAND …   (coinflict COMMAND --help says more)

{commands}

  --lang L   language: en, es or pl; otherwise that of the terminal (LC_ALL, LC_MESSAGES, LANG)
  --help     this text, or that of a command
  --version  the version of this program

Games: {games}`,
  'about.play': 'play a game in the terminal',
  'about.charts': 'show the charts that non-players follow',
  'about.sim': 'play many games at once and count the results',
  'about.lab': 'run an experiment and report what came of it',
  'about.worker': 'play games of experiments that wait in a queue',
  'about.replay': 'play a saved game through',
  'about.analyse': 'tell the chances to win, the better turns, play and luck',
  'about.position': 'check or show a position file',
  'about.bench': 'measure the speed of the engine on one thread',
  'about.engine': 'speak the engine protocol: JSON lines on stdin and stdout',
  'about.serve': 'serve the page and online tables',
  'about.backup': 'write all that a server keeps into a file, while it runs',
  'about.restore': 'fill an empty database from such a file',
  'about.reports': 'show what people have reported to whoever runs the server',
  'about.verify': 'check the chance of a finished online game',
  'usage.play': `Usage: coinflict play GAME [--scenario S] [--options K=V,…] [--seats F=KIND,…] [--seed X]
       coinflict play --load FILE
       coinflict play LINK
       coinflict play --position FILE [--options K=V,…] [--seats F=KIND,…] [--seed X]
       coinflict play GAME --cards 3,61,41 --dice 4,6

  --scenario S     which scenario
  --options K=V    options of the game, separated by commas
  --seats F=KIND   who plays a faction: person (or by name, person:ann), random, a player that
                   thinks (search, search:quick, search:deep), or a family of non-players
                   (listed below); a person if you say nothing
  --why            non-players explain what they do
  --seed X         the same seed brings the same cards and dice; a new one if you say nothing
  --real-table     your own deck and dice: the program asks which card was turned and what the dice show,
                   and says after every turn what to move on the cardboard; it rolls for the non-players
  --cards N,…      cards that you deal yourselves, in the order they come up; then the seed deals
  --dice N,…       dice that you roll yourselves; during play, deal and roll set more of either
  --load FILE      continue a saved game; FILE itself stays as it is
  LINK             the game that a link carries, from the browser or from the command link
  --position FILE  a new game from a position (coinflict position check says what is wrong with one)
  --file FILE      where the game is saved after every answer
  --fresh          a new game, without asking whether to continue the unfinished one
  --lang L         language: en, es or pl

The game is saved after every answer, normally in your state folder; start again to continue it.
Answers may come from a pipe, one per line; an unfinished game is then continued without asking.
In the game, help lists what you can type.

{games}`,
  'usage.serve': `Usage: coinflict serve [--port N] [--host H] [--data DIR] [--database URL] [--log LEVEL]

  --port N        the port (5173); COINFLICT_PORT
  --host H        the address to listen at (127.0.0.1: this machine only; 0.0.0.0: all); COINFLICT_HOST
  --data DIR      where the embedded database lies; COINFLICT_DATA
  --database URL  a PostgreSQL database instead, which several processes may share; COINFLICT_DATABASE
  --log LEVEL     what is logged, as JSON lines: silent, error, warn (usual), info, debug; COINFLICT_LOG

The page and the tables are one process. Ctrl+C stops it; nothing that was answered is lost.`,
  'usage.backup': `Usage: coinflict backup FILE [--data DIR | --database URL]

  FILE            where all games, people and settings are written, packed, with their secrets: keep it safe
  --data DIR      where the embedded database lies; COINFLICT_DATA
  --database URL  the PostgreSQL database; COINFLICT_DATABASE

The server may run meanwhile: the file holds everything as it was at one moment.`,
  'usage.restore': `Usage: coinflict restore FILE [--data DIR | --database URL]

  FILE            what coinflict backup has written, from either kind of database
  --data DIR      where the embedded database lies or will lie; COINFLICT_DATA
  --database URL  the PostgreSQL database; COINFLICT_DATABASE

All of it is restored or nothing, and only where there are no games and people yet. A server that runs
there is started again afterwards.`,
  'usage.reports': `Usage: coinflict reports [--data DIR | --database URL]

  --data DIR      where the embedded database lies; COINFLICT_DATA
  --database URL  the PostgreSQL database; COINFLICT_DATABASE

The newest report is first, with times in UTC. The server may run meanwhile.`,
  'usage.verify': `Usage: coinflict verify FILE

  FILE  a finished game as the server exports it

Every die and card is dealt again by the secret of the table and compared; exit code 1 if one differs.`,
  'serve.at': 'coinflict is at {address} (Ctrl+C stops it)',
  'error.cannot-listen': 'cannot listen at {host}, port {n}: {text}',
  'error.port-taken': 'port {n} is taken; choose another with --port N',
  'error.backup': 'backup needs the file to write',
  'error.restore': 'restore needs the file of a backup',
  'backup.done': 'Everything is in {file}.',
  'restore.done': 'All of {file} is restored ({n} rows).',
  'reports.by': 'from {name}',
  'reports.about': 'about {name}',
  'reports.table': 'table {id}',
  'reports.none': 'There are no reports.',
  'error.verify': 'verify needs the file of a finished online game',
  'verify.no-secret': '{file} holds no finished online game: it has no secret',
  'verify.holds':
    'It holds: the secret is the one that was promised, and all dice, cards and markers ({n}) are what it deals.',
  'verify.compare': 'This is the number that was shown before the game; compare it with yours: {commitment}',
  'verify.commitment': 'It does not hold: the secret is not the one that was promised at the start.',
  'verify.seed': 'It does not hold: the non-players did not roll by the secret.',
  'verify.entry': 'It does not hold: entry {at} is {is}, but the secret deals {dealt}.',
  'usage.charts': `Usage: coinflict charts FAMILY [FACTION]

  FAMILY   {families}
  FACTION  the chart of one faction; without it, all of them and the rules common to all
  --lang L language: en, es or pl`,
  'usage.sim': `Usage: coinflict sim GAME --games N [--players P] [--scenario S] [--options K=V,…] [--seed X]
                     [--workers W] [--json | --csv]

  --games N      how many games (100)
  --players P    who plays: one kind for all seats (random, a family of non-players:
                 {families}, or a player that thinks:
                 search, search:quick, search:deep, search:margin; with :non-player after it,
                 one that sits as a non-player does), or one for each, FACTION=KIND,…
  --scenario S   which scenario
  --options K=V  options of the game, separated by commas
  --seed X       the same seed brings the same games (1)
  --workers W    worker threads (one per core)
  --json         one JSON object
  --csv          a header and a line
  --lang L       language: en, es or pl`,
  'usage.lab': `Usage: coinflict lab FILE [--out REPORT] [--workers N] [--csv DIR] [--json FILE]
       coinflict lab FILE --queue URL [--patience S] [--out REPORT] [--csv DIR] [--json FILE]

  FILE          the experiment: what is played, by whom, how often (docs/laboratory.md)
  --out REPORT  the page that tells what came of it (FILE with .html); each game is kept beside it
                (.ndjson), so whoever stops with Ctrl-C goes on later by the same command
  --workers N   how many threads (all cores)
  --queue URL   the games are played by workers (coinflict worker) on any machines; URL is a
                PostgreSQL database that all of them reach
  --patience S  seconds until games of a worker that is silent go to another one (120)
  --csv DIR     all figures as CSV files in this folder
  --json FILE   all figures as JSON
  --fresh       forgets the games that are kept, and begins anew

Lineups of the same game are played on the same seeds and compared seed by seed.
The same file gives the same figures, however often it was stopped and whoever played.`,
  'usage.worker': `Usage: coinflict worker --queue URL [--workers N]

  --queue URL  a PostgreSQL database where coinflict lab FILE --queue URL has put its games
  --workers N  how many threads (all cores)

It plays whatever waits there until it is stopped. If it is killed, others play its games.`,
  'usage.replay': `Usage: coinflict replay FILE|LINK [--to N] [--format F]

  --to N      stop after entry N of the journal and the cards and dice it brought
  --format F  text (the log, then the board), markdown (the log) or json (one object: position,
              totals, margins, log)
  --lang L    language: en, es or pl

Plays a saved game from its start and prints what happened, with rule numbers, and the final board.`,
  'usage.analyse': `Usage: coinflict analyse FILE|LINK [--at N] [--playouts N] [--as F,…] [--json]
       coinflict analyse FILE|LINK --review [--playouts N] [--as F,…] [--json]

  FILE          a saved game or a position
  --at N        the moment after N answers; otherwise the present
  --review      the whole game: the chances over time, play and luck of each faction, and the
                turns that cost or gained most, with what would have been better
  --playouts N  how much to think: at a moment up to {most} (100 for the chances, 300 for the
                turns), in a review for each turn up to {each} (40)
  --as F,…      with what the player of these factions may know; otherwise with what all know
  --json        as the engine protocol has it
  --lang L      language: en, es or pl

Shows each faction's chance to win, and the turns considered at the question with what tells
them apart. The same file and playouts give the same figures; docs/analysis.md says what they mean.`,
  'usage.position': `Usage: coinflict position check FILE
       coinflict position show FILE [--json]

  FILE holds a position (packages/cli/schemas/position.schema.json) or a saved game.
  check     says whether the game can be played from there, or every flaw, one per line (exit code 2)
  show      shows the board; --json writes the position as JSON
  --lang L  language: en, es or pl`,
  'usage.bench': `Usage: coinflict bench [GAME] [--games N] [--json]

  GAME       one game only; otherwise each is measured in a process of its own
  --games N  games to play for the figures (500)
  --json     one JSON object for each game
  --lang L   language: en, es or pl`,
  'usage.engine': `Usage: coinflict engine

  Reads one JSON object per line from stdin and answers each with one line on stdout,
  until {"do":"quit"} or the end of input.
  Begin with {"do":"games"}; docs/engine-protocol.md says more.`,
  'play.scenarios': 'scenarios',
  'play.options': 'options',
  'play.seats': 'seats',
  'play.bots': 'non-players',

  'error.lang': '--lang takes one of {list}, not “{value}”',
  'error.command': 'there is no command “{value}”; coinflict --help lists them',
  'error.unknown-option': 'unknown option {option}; --help lists them all',
  'error.takes-no-value': '{option} takes no value',
  'error.needs-value': '{option} needs a value',
  'error.too-many': '{command} does not take “{text}” as well',
  'error.whole': '{option} takes a whole number from {from} to {to}, not “{value}”',
  'error.pairs': '{option} takes name=value, separated by commas, not “{value}”',
  'error.name-game': 'name a game: {list}',
  'error.cards': '--cards takes card numbers of {title}, separated by commas, not “{value}”',
  'error.dice': '--dice takes dice from 1 to 6, separated by commas, not “{value}”',
  'error.card-twice': '--cards has card {card} twice',
  'error.with-load': '{option} is for a new game; with --load it comes from the file',
  'error.other-game': '{file} is a game of {title}, not of {other}',
  'error.is-save': '{file} is a saved game; --load continues it',
  'error.no-family': 'there is no family of non-players “{value}”; there are {list}',
  'error.json-or-csv': 'choose either --json or --csv',
  'error.players': '--players leaves out {list}',
  'error.lab': 'name the file of an experiment',
  'error.worker': 'name the queue: --queue URL',
  'error.sim-seat': '“{value}” cannot play {faction} in a simulation; these can: {list}',
  'error.one-of': '{option} takes one of {list}, not “{value}”',
  'error.replay': 'name the file of a saved game',
  'error.analyse': 'name the file of a saved game or a position',
  'error.at-or-review': 'choose either --at or --review',
  'error.entry': '{file}: entry {n} of the journal, “{entry}”, does not fit: {text}',
  'error.position': 'position takes check or show, and one file',
  'error.flawed': '{file}: {text} (coinflict position check shows all)',
  'error.output': 'the output cannot be written: {text}',
  'error.internal': 'an error inside the program, please report it: {text}',
  'error.input': 'the input cannot be read ({value})',
  'file.in': '{file}: {text}',
  'file.failed': '{text}',
  'file.missing': 'no such file or folder',
  'file.denied': 'permission denied',
  'file.not-a-folder': 'a part of its path is a file',
  'file.a-folder': 'that is a folder',
  'file.disk-full': 'the disk is full',
  'file.cannot-read': 'cannot read {file}: {text}',
  'file.cannot-write': 'cannot write {file}: {text}',
  'file.cannot-set-aside': 'cannot set {file} aside: {text}',
  'file.cannot-make': 'cannot make the folder {file}: {text}',
  'file.too-large': '{file} is too large to be a saved game or a position',
  'file.nobody-reads': 'nobody reads it any more',
  'file.not-json': '{file} is not complete JSON; it may be damaged or cut off',
  'file.not-winners': '{file} is no list of games won: “{text}” is not as it is written there',
  'file.in-the-way': '{file} is in the way',
  'request.empty': 'the line is empty',
  'request.json': 'the line is not JSON',
  'request.object': 'a request should be a JSON object',
  'request.field': '{verb} takes no field “{name}”',
  'request.missing': '“{name}” is missing',
  'request.should-be': '“{name}” should be {text}',
  'request.a-string': 'a string',
  'request.a-name': 'a string or a number',
  'request.a-boolean': 'true or false',
  'request.a-count': 'a whole number, 0 or more',
  'request.a-object': 'an object',
  'request.a-strings': 'an object of strings',
  'request.a-list': 'a list of strings',
  'request.a-stack': 'an object with a list of cards and one of dice (1 to 6)',
  'request.lang': '“lang” should be one of {list}',
  'request.voice': '“voice” should be one of {list}',
  'request.verb': 'there is no verb “{value}”; there are {list}',
  'request.secret': 'this question is for the eyes of its player only: say as whom you look (as)',
  'request.no-game': 'there is no game yet: begin with new, load or position',
  'request.card': '{title} has no card {card}',
  'request.too-long': 'the line is longer than {n} MiB',
  'request.internal': 'an error inside the engine, the game is as it was: {text}',
  'link.send': 'Send this link to whoever plays {faction:the}:',
  'link.over': 'This link carries the game, which is over:',
  'link.secret':
    'Something lies face down that {faction:the} may not see. A link that plays on would carry it, so this move cannot be sent; go on at one screen.',
  'link.own': 'It is your move as {faction:the}.',
  'link.behind': 'This link is older than the game kept here, which already goes further.',
  'link.apart': 'The game kept here went another way than this link; it is set aside when this one is saved.',
  'link.page': '“{value}” is no address of a page; one is {page}',
  'replay.over': 'the game is over before it',
  'replay.chance': 'nothing of the kind can come there',
  'replay.asked': '“{text}” ({rule}) has the answers {list}',
  'replay.elsewhere': 'it was done at another question',
  'replay.impossible': 'it cannot be done there',
  'position.good': '{file}: a good position of {title}',
  'lab.stopped':
    'Stopped; {n} {n|one:game is|other:games are} left. What was played is in {file}: the same command goes on.',
  'lab.written': 'written: {file}',
  'worker.ready': 'Waiting for games; Ctrl-C ends it.',
  'worker.ended': 'Played {n} {n|one:game|other:games}.',
  'sim.progress': '{done} of {games} games',
  'sim.head': '{title}. {scenario}. {edition}.',
  'sim.players': 'Players: {players}; seed: {seed}',
  'sim.games':
    '{n} {n|one:game|other:games}, {finished} finished, {decisions} {decisions|one:decision|other:decisions} in {seconds} s',
  'sim.speed': '{games} games and {decisions} decisions per second',
  'sim.wins': '{n} {n|one:win|other:wins}',
  'sim.share': '{text}%',
  'sim.margin': 'mean margin {text}',
  'sim.digest': 'Digest: {text}',
  'bench.head': '{game}: {n} random games on one thread in {seconds} s',
  'bench.games': 'games',
  'bench.a-second': '{n} per second',
  'bench.decisions': 'decisions',
  'bench.decisions-a-second': '{n} per second ({game} per game)',
  'bench.copy': 'copy of a state',
  'bench.copy-time': '{n} ns, {bytes} bytes',
  'bench.fork': 'fork in mid-turn',
  'bench.fork-time': 'median {n} µs, with an answer and what follows from it',
  'bench.answer': 'answer to next question',
  'bench.answer-time': 'median {n} µs, 99% within {p99} µs, longest {most} µs',
  'bench.family': 'games of {family}',
  'bench.family-a-second': '{n} per second ({ms} ms each)',
  'bench.playouts': 'playouts in thought',
  'bench.strength': 'strength of {playouts} playouts a turn',
  'bench.strength-ratio': 'wins {ratio} times as often as a chart ({games} games)',
  'seat.random': 'random',

  'space.closed': '  Not in play now.',
  'space.next-to': 'Adjacent: {text}',
  'space.ambiguous': '“{text}” could be {list}. Type more of it.',
  'space.name': 'Name a space: space NAME',
  'board.terrain': 'T',
  'board.terrains': 'Terrain (T): {list}; ~ on the coast.',
  'board.pieces': 'Pieces',
  'board.empty': 'Empty:',
  'board.faction': 'Factions',
  'board.on-card': 'On this card',
  'board.totals': 'Totals:',
  'board.tracks': 'Tracks:',
  'board.boxes': '{text}:',
  'board.capability': 'Capabilities:',
  'board.momentum': 'Momentum:',
  'board.game': 'For the rest of the game:',
  'board.legend':
    '2u: two Underground Guerrillas[ {special}], 1a: one Active, +1B: one Base[, {tunnel}: with a Tunnel], [ ]: markers. Available: G Guerrillas, B Bases.',
  'board.special': 'or special forces',
  'board.underground': '{n}u',
  'board.active': '{n}a',
  'board.base': '{n}B',
  'board.tunnel': '{n}Bt',
  'board.guerrillas': 'G {n}',
  'board.bases': 'B {n}',
  'board.troops': '{n}T',
  'board.police': '{n}P',
  'board.brief':
    '{factions}; T Troops, P Police, u Underground and a Active Guerrillas[ {special}], B Bases[, {tunnel} with a Tunnel]; {levels}.',
  'board.deck': 'Deck: {left} {left|one:card|other:cards} to come after this one, {played} played before it',
  'board.standing': 'Resources (margin):',
  'card.current': 'Card',
  'card.next': 'Next:',
  'card.hidden': 'Next: not shown in this game',
  'card.none': 'Next: none, the deck is used up',
  'card.order': 'Order: {text}',
  'card.ineligible': '{text} (ineligible)',
  'card.unshaded': 'Unshaded: {text}',
  'card.shaded': 'Shaded: {text}',
  'card.capability': '{text} (Capability)',
  'card.momentum': '{text} (Momentum)',
  'card.game': '{text} (for the rest of the game)',
  'card.unknown': 'There is no card {text}; cards go by their numbers.',
  'card.before': 'No card has been turned up yet.',

  'ask.prompt': '{faction}, {n} {n|one:Resource|other:Resources}> ',
  'ask.prompt-lent': '{faction}, {n} {n|one:Resource|other:Resources} of {lender:the}> ',
  'ask.number': 'Type a number from {from} to {to}.',
  'ask.refused': '({n} {n|one:other answer is|other:other answers are} not possible: ? says why)',
  'ask.secret': '(For the eyes of {faction:the} only: type show to see the answers.)',
  'ask.list': '({n} {n|one:answer|other:answers}; Enter shows {n|one:it|other:them})',
  'ask.activities': 'Special activities',
  'ask.there': '{n} there',
  'why.head': 'Not possible now:',
  'why.all-possible': 'Every answer is possible.',
  'why.likewise': 'likewise {text}',
  'why.possible': '{text} is possible.',
  'why.not-asked': '{text} is not an answer to this question.',
  'why.unknown': 'Nothing here is called “{text}”.',
  'hear.range': 'The answers are numbered {from} to {to}.',
  'hear.letters': 'The answers here are {list}.',
  'hear.number': 'The answer is a number from {from} to {to}.',
  'hear.ambiguous': '“{text}” could be {list}. Type more of it, or the number.',
  'hear.unknown':
    '“{text}” is not an answer here. Type a number, a name or the start of one; ? says what is not possible, help lists the commands.',
  'undo.done': 'Undone: {text}[, and {n} later {n|one:answer|other:answers} by others].',
  'undo.revealed': 'Seen since: {text}',
  'undo.agree': 'If the others agree, undo! undoes it anyway.',
  'told.prompt': 'table> ',
  'told.first': 'First say what came: a card or a die is asked for.',
  'told.enough': '{text} is one too many: nothing more is asked for.',
  'told.no-card': 'No card of this game has “{text}” as its number or in its title.',
  'told.card': 'Type its number or part of its title. {n} {n|one:card|other:cards} can come.',
  'told.die': 'Type what it shows, 1 to 6.',
  'cardboard.head': 'On the cardboard[, after the turn of {faction}]:',
  'new.own-deck':
    'You play with your own deck and dice: the program asks what came, and says what to move. Dice that non-players roll for their own choices it rolls itself, and face-down markers it deals.',
  'deal.numbers': 'Type card numbers after deal, as in deal 61 41; deal alone leaves the cards to chance.',
  'deal.never': '{card} cannot come any more, or not twice.',
  'deal.done': 'These cards come next: {list}.',
  'deal.chance': 'The next cards come at random.',
  'deal.cannot':
    '{card} was to come next but cannot come now, so nothing has happened. deal N puts another card on top, deal alone leaves it to chance.',
  'roll.numbers': 'Type dice from 1 to 6 after roll, as in roll 4 6; roll alone leaves the dice to chance.',
  'roll.done': 'These dice come next: {list}.',
  'roll.chance': 'The next dice come at random.',
  'save.name': 'Name a file: save FILE',
  'save.done': 'Saved in {file}.',
  'save.foreign': '{file} already exists and is not a saved game; choose another file name',
  'log.none': 'Nothing has happened yet.',
  'log.number': 'Type a number after log, as in log 30.',
  'out-of-turn.seat':
    '{faction:The} {faction|one:is|other:are} not played by a person ({kind}), so nobody here speaks for {faction|one:it|other:them}.',
  'out-of-turn.faction': 'There is no faction “{text}”; there are {list}.',
  'out-of-turn.verb': 'Out of turn a faction can {list}; “{text}” is none of these.',
  'out-of-turn.over': 'The game is over.',
  'hand.help': `By hand, the board is set as the players agree:
  hand place PIECE SPACE N         hand remove PIECE SPACE N [BOX]
  hand flip PIECE SPACE N          hand move PIECE FROM TO N
  hand mark MARKER SPACE N         hand unmark MARKER SPACE N
  hand level SPACE LEVEL           hand track TRACK VALUE
  hand eligible FACTION yes|no     hand operation FACTION OPERATION
  hand lasting CARD unshaded|shaded|off`,
  'hand.spaces': 'Spaces: {text}',
  'hand.pieces': 'Pieces: {text}',
  'hand.markers': 'Markers: {text}',
  'hand.tracks': 'Tracks: {text}',
  'hand.levels': 'Levels: {text}',
  help: `Answer with the number, the key ({key}), or the start of a name ({short}).
  d            done                     y, n         yes, no
  ?            why the other answers are not possible
  ? ANSWER     why one of them is not (also: why ANSWER)
  undo         undo the last answer; undo! if the others agree
  board        the board                card         this card and the next
  log [N]      the last N events        card N       any card
  hint [F]     what a non-player (of family F) and a player that thinks would do
               here; hint search asks the latter alone
  chances [N]  each faction's chance to win (N playouts)
  reasons      what the non-players did since your last turn, and why
  space NAME   terrain, neighbours and everything there
  deal N …     the cards you turn up next; deal alone leaves them to chance
  roll N …     the dice you roll next; roll alone leaves them to chance
  save FILE    save the game            quit         leave; the game is saved
  link [PAGE]  a link that carries the game to whoever is to answer
Signs in long lists:`,
  'help.out-of-turn': 'Out of turn, for the faction that is asked or for another (FACTION: first):',
  'hint.answer': 'A non-player ({family}) would answer: {text}',
  'hint.none': '{family} has no chart for {faction:the}.[ These have one: {list}.]',
  'hint.nobody': 'No family of non-players has a chart for {faction:the}.',
  'hint.search':
    'A player that thinks would answer: {text}. Worth {value} ± {error}; {n} {n|one:turn|other:turns} considered.',
  'hint.over': 'That is {text} percentage points over the chart’s turn.',
  'hint.agree': 'Its best turn is the chart’s.',
  'chances.head': 'Chances to win ({n} {n|one:playout|other:playouts})',
  'chances.final': 'Chances to win: the game is over',
  'considered.head':
    '{faction:The}: {n} {n|one:turn|other:turns} considered in {playouts} {playouts|one:playout|other:playouts}. Each with its worth, the difference to the best, and what tells them apart.',
  'considered.chart': 'chart',
  'considered.played': 'played',
  'review.curve': 'Chances to win over the game ({n} moments)',
  'review.accounts': 'What changed them, in percentage points',
  'review.own': 'its play',
  'review.others': 'others’ play',
  'review.luck': 'luck',
  'review.all': 'change',
  'review.marks': 'Turns that cost or gained most',
  'review.cost': 'After {at} answers, {card}: {faction:the} {text} percentage points against the best turn considered.',
  'review.gain': 'After {at} answers, {card}: {faction:the} {text} percentage points over the chart’s turn.',
  'review.played': 'Played:',
  'review.better': 'Better:',
  'reasons.none': 'No non-player has had a turn since your last one.',
  'reasons.nothing': 'Nothing else is possible.',
  'turn.first': '{faction}, 1st eligible on {card}',
  'turn.second': '{faction}, 2nd eligible on {card}',
  'turn.phase': '{faction}, {text}',
  'part.faction': 'FACTION',
  'part.space': 'SPACE',
  'part.piece': 'PIECE',
  'part.marker': 'MARKER',
  'part.track': 'TRACK',
  'part.level': 'LEVEL',
  'part.card': 'CARD',
  'part.operation': 'OPERATION',
  'part.number': 'N',
  'help.hand': 'hand …       set the board by hand; hand alone says how',
  'help.secrets': 'secrets      what only the player who is asked may see',
  'secrets.none': 'There is nothing hidden.',

  'new.game': 'A new game of {title}, seed {seed}.',
  'new.position': 'A game of {title} from {file}, seed {seed}.',
  'load.game': '{title}, {n} {n|one:answer|other:answers} so far.',
  'load.recent': 'What happened last:',
  'go-on.kept': 'There is an unfinished game of {title}, last played on {date} at {time}:',
  'go-on.played': 'Played by people: {faction}',
  'go-on.ask': 'Continue it?',
  'go-on.refused':
    'there is an unfinished game in {file}: without {list} the command continues it, with --fresh it starts a new one',
  'go-on.yes': '  y  continue',
  'go-on.no': '  n  new game (the old one stays saved)',
  'go-on.again': 'Type y to continue it or n for a new game.',
  'keep.broken': 'The saved game could not be read ({text}); it was set aside as {file}.',
  'keep.broken-stays': 'The saved game could be neither read ({text}) nor set aside; this game is not being saved.',
  'keep.earlier': 'The earlier game is now saved in {file}',
  'keep.moved': 'Another game is being saved in the same file; this one is saved in {file}',
  'keep.failed': 'This game is not being saved: {text}. Play goes on; save FILE saves it elsewhere.',
  'leave.nothing': 'Nothing was answered, so there is nothing to save.',
  'leave.saved': 'The game is saved in {file}\nTo continue: {command}',
  'leave.lost': 'The game is not saved: {text}.',
  'leave.sure': 'The game is not saved: {text}. save FILE saves it; quit once more leaves anyway.',
  'over.head': 'The game is over.',
  'over.place': '{place}. {faction}, margin {margin}',
  'over.met': '{faction:The} {faction|one:wins|other:win}: victory condition met, best margin.',
  'over.best': '{faction:The} {faction|one:wins|other:win}: best margin, short of the victory condition.',
  'over.prompt': 'You can still type board, log, reasons, card, space NAME, save FILE and undo; quit leaves.',
  'over.kept': 'The game is saved in {file}',
} as const satisfies Catalogue

export type TerminalMessage = keyof typeof english

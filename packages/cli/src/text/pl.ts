import type { TerminalMessage } from './en.ts'

/** Commands and keys stay as they are typed; what stands for a word of one's own is in capitals: `save PLIK`. */
export const polish: Record<TerminalMessage, string> = {
  usage: `coinflict: gry planszowe z serii COIN do grania, analizowania i programowania

Użycie: coinflict POLECENIE …   (coinflict POLECENIE --help mówi więcej)

{commands}

  --lang L   język: en, es lub pl; bez tego język terminala (LC_ALL, LC_MESSAGES, LANG)
  --help     ten tekst albo pomoc do polecenia
  --version  wersja tego programu

Gry: {games}`,
  'about.play': 'gra w terminalu',
  'about.charts': 'diagramy, według których działają frakcje nieobsadzone',
  'about.sim': 'wiele gier naraz i zestawienie wyników',
  'about.lab': 'przeprowadzić eksperyment i opisać, co z niego wyszło',
  'about.worker': 'rozgrywać gry eksperymentów, które czekają w kolejce',
  'about.replay': 'odtworzenie zapisanej gry',
  'about.analyse': 'podaj szanse na zwycięstwo, lepsze tury, grę i szczęście',
  'about.position': 'sprawdzenie lub pokazanie pliku z pozycją',
  'about.bench': 'pomiar szybkości silnika na jednym wątku',
  'about.engine': 'protokół silnika: wiersze JSON na stdin i stdout',
  'about.serve': 'udostępnia stronę i stoły w sieci',
  'about.backup': 'zapisuje w pliku wszystko, co przechowuje serwer, także gdy działa',
  'about.restore': 'wypełnia pustą bazę danych z takiego pliku',
  'about.reports': 'pokazuje zgłoszenia do osoby, która prowadzi serwer',
  'about.verify': 'sprawdza losowość skończonej gry w sieci',
  'usage.play': `Użycie: coinflict play GRA [--scenario S] [--options K=W,…] [--seats F=RODZAJ,…] [--seed X]
        coinflict play --load PLIK
        coinflict play LINK
        coinflict play --position PLIK [--options K=W,…] [--seats F=RODZAJ,…] [--seed X]
        coinflict play GRA --cards 3,61,41 --dice 4,6

  --scenario S      który scenariusz
  --options K=W     opcje gry, oddzielone przecinkami
  --seats F=RODZAJ  kto gra frakcją: person (także z imieniem, person:ania), random, gracz, który myśli
                    (search, search:quick, search:deep), albo rodzina frakcji nieobsadzonych
                    (lista niżej); frakcją, której nie podano, gra człowiek
  --why             frakcje nieobsadzone wyjaśniają, co robią
  --seed X          to samo ziarno losowe daje te same karty i kości; bez tego ziarno jest nowe
  --real-table      własna talia i kości: program pyta, która karta została odkryta i co pokazują kości,
                    a po każdej turze mówi, co przesunąć na planszy; za frakcje nieobsadzone rzuca sam
  --cards N,…       karty, które rozdajecie sami, w kolejności odkrywania; potem rozdaje ziarno
  --dice N,…        kości, którymi rzucacie sami; w trakcie gry deal i roll ustawiają następne
  --load PLIK       dalszy ciąg zapisanej gry; sam PLIK pozostaje bez zmian
  LINK              gra, którą niesie link z przeglądarki albo z polecenia link
  --position PLIK   nowa gra od pozycji (coinflict position check mówi, co jest w niej nie tak)
  --file PLIK       gdzie gra jest zapisywana po każdej odpowiedzi
  --fresh           nowa gra, bez pytania o tę niedokończoną
  --lang L          język: en, es lub pl

Gra jest zapisywana po każdej odpowiedzi, zwykle w twoim katalogu stanu; po ponownym uruchomieniu toczy
się dalej. Odpowiedzi mogą pochodzić z potoku, po jednej w wierszu; wtedy niedokończona gra toczy się
dalej bez pytania. W trakcie gry help wymienia, co można wpisać.

{games}`,
  'usage.serve': `Użycie: coinflict serve [--port N] [--host H] [--data FOLDER] [--database URL] [--log POZIOM]

  --port N        port (5173); COINFLICT_PORT
  --host H        adres, na którym nasłuchuje (127.0.0.1: tylko ten komputer; 0.0.0.0: wszystkie);
                  COINFLICT_HOST
  --data FOLDER   gdzie leży wbudowana baza danych; COINFLICT_DATA
  --database URL  zamiast niej baza PostgreSQL, z której może korzystać kilka procesów; COINFLICT_DATABASE
  --log POZIOM    co jest zapisywane, w wierszach JSON: silent, error, warn (zwykle), info, debug;
                  COINFLICT_LOG

Strona i stoły to jeden proces. Ctrl+C zatrzymuje go; żadna odpowiedź nie ginie.`,
  'usage.backup': `Użycie: coinflict backup PLIK [--data FOLDER | --database URL]

  PLIK            gdzie są zapisywane, spakowane, wszystkie gry, osoby i ustawienia; zawiera ich sekrety:
                  przechowuj go bezpiecznie
  --data FOLDER   gdzie leży wbudowana baza danych; COINFLICT_DATA
  --database URL  baza PostgreSQL; COINFLICT_DATABASE

Serwer może w tym czasie działać: plik zawiera wszystko tak, jak było w jednej chwili.`,
  'usage.restore': `Użycie: coinflict restore PLIK [--data FOLDER | --database URL]

  PLIK            to, co zapisało coinflict backup, z dowolnej z obu baz danych
  --data FOLDER   gdzie leży lub będzie leżeć wbudowana baza danych; COINFLICT_DATA
  --database URL  baza PostgreSQL; COINFLICT_DATABASE

Przywracane jest wszystko albo nic, i tylko tam, gdzie nie ma jeszcze gier ani osób. Serwer, który tam
działa, trzeba potem uruchomić ponownie.`,
  'usage.reports': `Użycie: coinflict reports [--data FOLDER | --database URL]

  --data FOLDER   gdzie leży wbudowana baza danych; COINFLICT_DATA
  --database URL  baza PostgreSQL; COINFLICT_DATABASE

Najnowsze zgłoszenie jest pierwsze; czas to UTC. Serwer może w tym czasie działać.`,
  'usage.verify': `Użycie: coinflict verify PLIK

  PLIK  skończona gra, jak ją eksportuje serwer

Każda kość i karta jest rozdawana ponownie według sekretu stołu i porównywana; jeśli coś się różni,
kod wyjścia to 1.`,
  'serve.at': 'coinflict jest pod adresem {address} (Ctrl+C zatrzymuje)',
  'error.cannot-listen': 'nie można nasłuchiwać na {host}, port {n}: {text}',
  'error.port-taken': 'port {n} jest zajęty; wybierz inny przez --port N',
  'error.backup': 'backup wymaga pliku, który ma zapisać',
  'error.restore': 'restore wymaga pliku kopii zapasowej',
  'backup.done': 'Wszystko jest w pliku {file}.',
  'restore.done': 'Wszystko z pliku {file} jest przywrócone (wiersze: {n}).',
  'reports.by': 'od: {name}',
  'reports.about': 'o: {name}',
  'reports.table': 'stół {id}',
  'reports.none': 'Nie ma zgłoszeń.',
  'error.verify': 'verify wymaga pliku skończonej gry w sieci',
  'verify.no-secret': '{file} nie zawiera skończonej gry w sieci: nie ma sekretu',
  'verify.holds':
    'Zgadza się: sekret jest tym, który obiecano, a wszystkie kości, karty i żetony ({n}) są tymi, które rozdaje.',
  'verify.compare': 'To liczba pokazana przed grą; porównaj ją ze swoją: {commitment}',
  'verify.commitment': 'Nie zgadza się: sekret nie jest tym, który obiecano na początku.',
  'verify.seed': 'Nie zgadza się: frakcje nieobsadzone nie rzucały według sekretu.',
  'verify.entry': 'Nie zgadza się: wpis {at} to {is}, a sekret rozdaje {dealt}.',
  'usage.charts': `Użycie: coinflict charts RODZINA [FRAKCJA]

  RODZINA  {families}
  FRAKCJA  diagram jednej frakcji; bez niej wszystkie, razem ze wspólnymi zasadami
  --lang L język: en, es lub pl`,
  'usage.sim': `Użycie: coinflict sim GRA --games N [--players P] [--scenario S] [--options K=W,…] [--seed X]
                      [--workers W] [--json | --csv]

  --games N      ile gier (100)
  --players P    kto gra: jeden rodzaj na wszystkich miejscach (random, rodzina frakcji
                 nieobsadzonych: {families} albo gracz, który myśli:
                 search, search:quick, search:deep, search:margin; z :non-player na końcu
                 liczy się jak frakcja nieobsadzona) lub osobno dla każdej, FRAKCJA=RODZAJ,…
  --scenario S   który scenariusz
  --options K=W  opcje gry, oddzielone przecinkami
  --seed X       to samo ziarno losowe daje te same gry (1)
  --workers W    wątki robocze (jeden na rdzeń)
  --json         jeden obiekt JSON
  --csv          nagłówek i wiersz
  --lang L       język: en, es lub pl`,
  'usage.lab': `Użycie: coinflict lab PLIK [--out RAPORT] [--workers N] [--csv FOLDER] [--json PLIK]
        coinflict lab PLIK --queue URL [--patience S] [--out RAPORT] [--csv FOLDER] [--json PLIK]

  PLIK          eksperyment: w co, kto i ile razy gra (docs/laboratory.md)
  --out RAPORT  strona, która mówi, co wyszło (PLIK z .html); każda gra zostaje obok (.ndjson), więc
                po zatrzymaniu przez Ctrl-C to samo polecenie gra dalej
  --workers N   ile wątków (wszystkie rdzenie)
  --queue URL   gry rozgrywają pracownicy (coinflict worker) na dowolnych maszynach; URL to baza
                danych PostgreSQL, do której wszyscy mają dostęp
  --patience S  po ilu sekundach gry milczącego pracownika dostaje inny (120)
  --csv FOLDER  wszystkie liczby jako pliki CSV w tym folderze
  --json PLIK   wszystkie liczby jako JSON
  --fresh       zapomina zachowane gry i zaczyna od nowa

Składy tej samej gry grają na tych samych ziarnach losowych i są porównywane ziarno po ziarnie.
Ten sam plik daje te same liczby, ilekolwiek razy go zatrzymano i ktokolwiek grał.`,
  'usage.worker': `Użycie: coinflict worker --queue URL [--workers N]

  --queue URL  baza danych PostgreSQL, do której coinflict lab PLIK --queue URL włożył swoje gry
  --workers N  ile wątków (wszystkie rdzenie)

Rozgrywa, co tam czeka, aż zostanie zatrzymany. Jeśli zostanie zabity, jego gry rozegrają inni.`,
  'usage.replay': `Użycie: coinflict replay PLIK|LINK [--to N] [--format F]

  --to N      zatrzymuje się po wpisie N dziennika oraz kartach i kościach, które przyniósł
  --format F  text (przebieg, potem plansza), markdown (przebieg) lub json (jeden obiekt: pozycja,
              sumy, marginesy, przebieg)
  --lang L    język: en, es lub pl

Odtwarza zapisaną grę od początku i wypisuje, co się wydarzyło, z numerami zasad, oraz końcową planszę.`,
  'usage.analyse': `Użycie: coinflict analyse PLIK|ODNOŚNIK [--at N] [--playouts N] [--as F,…] [--json]
        coinflict analyse PLIK|ODNOŚNIK --review [--playouts N] [--as F,…] [--json]

  PLIK          zapisana gra albo pozycja
  --at N        chwila po N odpowiedziach; bez tego obecna
  --review      cała gra: szanse w jej przebiegu, gra i szczęście każdej frakcji oraz tury,
                które najwięcej kosztowały lub dały, z tym, co byłoby lepsze
  --playouts N  ile myśleć: w jednej chwili do {most} (100 na szanse, 300 na tury),
                w przeglądzie na każdą turę do {each} (40)
  --as F,…      z tym, co może wiedzieć gracz tych frakcji; bez tego z tym, co wiedzą wszyscy
  --json        tak jak w protokole silnika
  --lang L      język: en, es lub pl

Pokazuje szansę każdej frakcji na zwycięstwo oraz tury rozważone przy pytaniu i to, co je różni.
Ten sam plik i te same liczby dają te same wyniki; docs/analysis.md mówi, co znaczą.`,
  'usage.position': `Użycie: coinflict position check PLIK
        coinflict position show PLIK [--json]

  PLIK zawiera pozycję (packages/cli/schemas/position.schema.json) albo zapisaną grę.
  check     mówi, czy można od niej grać, albo wymienia wszystkie błędy, po jednym w wierszu (kod wyjścia 2)
  show      pokazuje planszę; z --json wypisuje pozycję jako JSON
  --lang L  język: en, es lub pl`,
  'usage.bench': `Użycie: coinflict bench [GRA] [--games N] [--json]

  GRA        tylko jedna gra; bez tego każda jest mierzona w osobnym procesie
  --games N  ile gier rozegrać do pomiaru (500)
  --json     jeden obiekt JSON na grę
  --lang L   język: en, es lub pl`,
  'usage.engine': `Użycie: coinflict engine

  Czyta ze stdin po jednym obiekcie JSON w wierszu i na każdy odpowiada jednym wierszem na stdout,
  aż do {"do":"quit"} albo końca wejścia.
  Zacznij od {"do":"games"}; więcej mówi docs/engine-protocol.md.`,
  'play.scenarios': 'scenariusze',
  'play.options': 'opcje',
  'play.seats': 'frakcje',
  'play.bots': 'nieobsadzone',

  'error.lang': '--lang przyjmuje jeden z języków {list}, a nie „{value}”',
  'error.command': 'nie ma polecenia „{value}”; coinflict --help wymienia wszystkie',
  'error.unknown-option': 'nieznana opcja {option}; --help wymienia dostępne',
  'error.takes-no-value': '{option} nie przyjmuje wartości',
  'error.needs-value': '{option} wymaga wartości',
  'error.too-many': '{command} nie przyjmuje dodatkowo „{text}”',
  'error.whole': '{option} wymaga liczby całkowitej od {from} do {to}, a nie „{value}”',
  'error.pairs': '{option} wymaga par nazwa=wartość, oddzielonych przecinkami, a nie „{value}”',
  'error.name-game': 'podaj grę: {list}',
  'error.cards': '--cards wymaga numerów kart gry {title}, oddzielonych przecinkami, a nie „{value}”',
  'error.dice': '--dice wymaga kości od 1 do 6, oddzielonych przecinkami, a nie „{value}”',
  'error.card-twice': '--cards ma dwa razy kartę {card}',
  'error.with-load': '{option} dotyczy nowej gry; przy --load pochodzi to z pliku',
  'error.other-game': '{file} to gra {title}, a nie {other}',
  'error.is-save': '{file} to zapisana gra; do dalszej gry służy --load',
  'error.no-family': 'nie ma rodziny frakcji nieobsadzonych „{value}”; są {list}',
  'error.json-or-csv': 'wybierz --json albo --csv',
  'error.players': 'w --players brakuje: {list}',
  'error.lab': 'podaj plik eksperymentu',
  'error.worker': 'podaj kolejkę: --queue URL',
  'error.sim-seat': '„{value}” nie może grać frakcją {faction} w symulacji; mogą: {list}',
  'error.one-of': '{option} przyjmuje jedną z wartości {list}, nie „{value}”',
  'error.replay': 'podaj plik zapisanej gry',
  'error.analyse': 'podaj plik zapisanej gry albo pozycji',
  'error.at-or-review': 'wybierz --at albo --review',
  'error.entry': '{file}: wpis {n} dziennika, „{entry}”, nie pasuje: {text}',
  'error.position': 'position wymaga check albo show i jednego pliku',
  'error.flawed': '{file}: {text} (wszystkie błędy pokazuje coinflict position check)',
  'error.output': 'nie można zapisać wyjścia: {text}',
  'error.internal': 'błąd wewnątrz programu, prosimy go zgłosić: {text}',
  'error.input': 'nie można odczytać wejścia ({value})',
  'file.in': '{file}: {text}',
  'file.failed': '{text}',
  'file.missing': 'nie ma takiego pliku ani katalogu',
  'file.denied': 'brak uprawnień',
  'file.not-a-folder': 'część ścieżki jest plikiem',
  'file.a-folder': 'to jest katalog',
  'file.disk-full': 'dysk jest pełny',
  'file.cannot-read': 'nie można odczytać {file}: {text}',
  'file.cannot-write': 'nie można zapisać {file}: {text}',
  'file.cannot-set-aside': 'nie można odłożyć {file}: {text}',
  'file.cannot-make': 'nie można utworzyć katalogu {file}: {text}',
  'file.too-large': 'plik {file} jest za duży jak na zapisaną grę lub pozycję',
  'file.nobody-reads': 'nikt go już nie czyta',
  'file.not-json': '{file} nie jest kompletnym plikiem JSON; może być uszkodzony albo ucięty',
  'file.not-winners': '{file} nie jest listą wygranych gier: „{text}” zapisano inaczej niż trzeba',
  'file.in-the-way': '{file} zajmuje to miejsce',
  'request.empty': 'wiersz jest pusty',
  'request.json': 'wiersz nie jest w formacie JSON',
  'request.object': 'żądanie powinno być obiektem JSON',
  'request.field': '{verb} nie przyjmuje pola „{name}”',
  'request.missing': 'brakuje „{name}”',
  'request.should-be': 'wartością „{name}” powinno być: {text}',
  'request.a-string': 'napis',
  'request.a-name': 'napis lub liczba',
  'request.a-boolean': 'true lub false',
  'request.a-count': 'liczba całkowita, 0 lub więcej',
  'request.a-object': 'obiekt',
  'request.a-strings': 'obiekt z napisami',
  'request.a-list': 'lista napisów',
  'request.a-stack': 'obiekt z listą kart i listą kości (od 1 do 6)',
  'request.lang': 'wartością „lang” powinno być jedno z: {list}',
  'request.voice': 'wartością „voice” powinno być jedno z: {list}',
  'request.verb': 'nie ma polecenia „{value}”; są {list}',
  'request.secret': 'to pytanie może zobaczyć tylko jego gracz: podaj, jako kto patrzysz (as)',
  'request.no-game': 'nie ma jeszcze gry: zacznij od new, load lub position',
  'request.card': '{title} nie ma karty {card}',
  'request.too-long': 'wiersz jest dłuższy niż {n} MiB',
  'request.internal': 'błąd wewnątrz silnika, gra jest taka jak przedtem: {text}',
  'link.send': 'Wyślij ten link osobie grającej {faction:ins}:',
  'link.over': 'Ten link zawiera grę, która jest zakończona:',
  'link.secret':
    'Leży tu coś zakrytego, czego {faction} nie może zobaczyć. Link do dalszej gry zawierałby to, więc tego ruchu nie da się wysłać; grajcie dalej przy jednym ekranie.',
  'link.own': 'Twój ruch jako {faction}.',
  'link.behind': 'Ten link jest starszy niż zapisana tu gra, która zaszła już dalej.',
  'link.apart': 'Zapisana tu gra poszła inną drogą niż ten link; zostanie odłożona, gdy ta będzie zapisana.',
  'link.page': '„{value}” nie jest adresem strony; jest nim {page}',
  'replay.over': 'gra kończy się wcześniej',
  'replay.chance': 'nic takiego nie może tam wypaść',
  'replay.asked': '„{text}” ({rule}) ma odpowiedzi {list}',
  'replay.elsewhere': 'zrobiono to przy innym pytaniu',
  'replay.impossible': 'tam nie da się tego zrobić',
  'position.good': '{file}: poprawna pozycja gry {title}',
  'lab.stopped': 'Zatrzymano; pozostało gier: {n}. To, co rozegrano, jest w {file}: to samo polecenie gra dalej.',
  'lab.written': 'zapisano: {file}',
  'worker.ready': 'Czekam na gry; Ctrl-C kończy.',
  'worker.ended': 'Rozegrano gier: {n}.',
  'sim.progress': 'gry: {done} z {games}',
  'sim.head': '{title}. {scenario}. {edition}.',
  'sim.players': 'Gracze: {players}; ziarno losowe: {seed}',
  'sim.games':
    '{n} {n|one:gra|few:gry|many:gier}, ukończonych: {finished}, {decisions} {decisions|one:decyzja|few:decyzje|many:decyzji} w {seconds} s',
  'sim.speed': 'Na sekundę gier: {games}, decyzji: {decisions}',
  'sim.wins': '{n} {n|one:zwycięstwo|few:zwycięstwa|many:zwycięstw}',
  'sim.share': '{text}%',
  'sim.margin': 'średni margines {text}',
  'sim.digest': 'Skrót wyników: {text}',
  'bench.head': '{game}: {n} {n|one:losowa gra|few:losowe gry|many:losowych gier} na jednym wątku w {seconds} s',
  'bench.games': 'gry',
  'bench.a-second': '{n} na sekundę',
  'bench.decisions': 'decyzje',
  'bench.decisions-a-second': '{n} na sekundę ({game} na grę)',
  'bench.copy': 'kopia stanu',
  'bench.copy-time': '{n} ns, {bytes} B',
  'bench.fork': 'rozwidlenie w środku tury',
  'bench.fork-time': 'mediana {n} µs, z odpowiedzią i jej skutkami',
  'bench.answer': 'od odpowiedzi do następnego pytania',
  'bench.answer-time': 'mediana {n} µs, 99% w ciągu {p99} µs, najdłużej {most} µs',
  'bench.family': 'gry rodziny {family}',
  'bench.family-a-second': '{n} na sekundę (po {ms} ms)',
  'bench.playouts': 'rozgrywki próbne',
  'bench.strength': 'siła przy {playouts} próbach na turę',
  'bench.strength-ratio': 'wygrywa {ratio} razy częściej niż diagram (gier: {games})',
  'seat.random': 'losowo',

  'space.closed': '  Teraz nie jest w grze.',
  'space.next-to': 'Obok: {text}',
  'space.ambiguous': '„{text}” może znaczyć: {list}. Wpisz więcej liter.',
  'space.name': 'Podaj pole: space NAZWA',
  'board.terrain': 'T',
  'board.terrains': 'Teren (T): {list}; ~ na wybrzeżu.',
  'board.pieces': 'Co tam jest',
  'board.empty': 'Puste:',
  'board.faction': 'Frakcje',
  'board.on-card': 'Na tej karcie',
  'board.totals': 'Sumy:',
  'board.tracks': 'Tory:',
  'board.boxes': '{text}:',
  'board.capability': 'Możliwości:',
  'board.momentum': 'Impet:',
  'board.game': 'Do końca gry:',
  'board.legend':
    '2u: dwóch ukrytych partyzantów[ {special}], 1a: jeden aktywny, +1B: jedna baza[, {tunnel}: z tunelem], [ ]: żetony. Dostępne: P partyzanci, B bazy.',
  'board.special': 'lub siły specjalne',
  'board.underground': '{n}u',
  'board.active': '{n}a',
  'board.base': '{n}B',
  'board.tunnel': '{n}Bt',
  'board.guerrillas': 'P {n}',
  'board.bases': 'B {n}',
  'board.troops': '{n}W',
  'board.police': '{n}P',
  'board.brief':
    '{factions}; W wojsko, P policja, u ukryci i a aktywni partyzanci[ {special}], B bazy[, {tunnel} z tunelem]; {levels}.',
  'board.deck': 'Talia: po tej karcie jeszcze {left} {left|one:karta|few:karty|many:kart}, przed nią zagrano {played}',
  'board.standing': 'Zasoby (margines):',
  'card.current': 'Karta',
  'card.next': 'Następna:',
  'card.hidden': 'Następna: w tej grze zakryta',
  'card.none': 'Następna: brak, talia się skończyła',
  'card.order': 'Kolejność: {text}',
  'card.ineligible': '{text} (nieuprawniona)',
  'card.unshaded': 'Niezacieniony: {text}',
  'card.shaded': 'Zacieniony: {text}',
  'card.capability': '{text} (możliwość)',
  'card.momentum': '{text} (impet)',
  'card.game': '{text} (do końca gry)',
  'card.unknown': 'Nie ma karty {text}; karty podaje się numerami.',
  'card.before': 'Nie odkryto jeszcze żadnej karty.',

  'ask.prompt': '{faction}, {n} {n|one:zasób|few:zasoby|many:zasobów}> ',
  'ask.prompt-lent': '{faction}, {n} {n|one:zasób|few:zasoby|many:zasobów} {lender:gen}> ',
  'ask.number': 'Wpisz liczbę od {from} do {to}.',
  'ask.refused':
    '({n} {n|one:inna odpowiedź niemożliwa|few:inne odpowiedzi niemożliwe|many:innych odpowiedzi niemożliwych}: ? wyjaśnia dlaczego)',
  'ask.secret': '(Tylko dla oczu {faction:gen}: wpisz show, aby zobaczyć odpowiedzi.)',
  'ask.list': '({n} {n|one:odpowiedź|few:odpowiedzi|many:odpowiedzi}; Enter pokazuje listę)',
  'ask.activities': 'Czynności specjalne',
  'ask.there': 'jest {n}',
  'why.head': 'Teraz niemożliwe:',
  'why.all-possible': 'Każda odpowiedź jest możliwa.',
  'why.likewise': 'tak samo {text}',
  'why.possible': '{text}: to możliwe.',
  'why.not-asked': '{text}: to nie jest odpowiedź na to pytanie.',
  'why.unknown': 'Nic tu nie nazywa się „{text}”.',
  'hear.range': 'Odpowiedzi mają numery od {from} do {to}.',
  'hear.letters': 'Odpowiedzi to tutaj: {list}.',
  'hear.number': 'Odpowiedzią jest liczba od {from} do {to}.',
  'hear.ambiguous': '„{text}” może znaczyć: {list}. Wpisz więcej liter albo numer.',
  'hear.unknown':
    '„{text}” nie jest tu odpowiedzią. Wpisz numer, nazwę lub jej początek; ? wyjaśnia, co jest niemożliwe, help wymienia polecenia.',
  'undo.done':
    'Cofnięto: {text}[ oraz {n} {n|one:późniejszą odpowiedź|few:późniejsze odpowiedzi|many:późniejszych odpowiedzi} innych].',
  'undo.revealed': 'Odkryto od tego czasu: {text}',
  'undo.agree': 'Jeśli pozostali się zgodzą, undo! cofa mimo wszystko.',
  'told.prompt': 'stół> ',
  'told.first': 'Najpierw powiedz, co wypadło: pytanie dotyczy karty lub kości.',
  'told.enough': '{text} to o jeden za dużo: o nic więcej nie ma pytania.',
  'told.no-card': 'Żadna karta tej gry nie ma „{text}” jako numeru ani w tytule.',
  'told.card': 'Wpisz jej numer lub część tytułu. Możliwe karty: {n}.',
  'told.die': 'Wpisz, co pokazuje, od 1 do 6.',
  'cardboard.head': 'Na planszy[, po turze: {faction}]:',
  'new.own-deck':
    'Gracie własną talią i kośćmi: program pyta, co wypadło, i mówi, co przesunąć. Kośćmi, które rozstrzygają wybory frakcji nieobsadzonych, rzuca sam; sam też rozdaje zakryte żetony.',
  'deal.numbers': 'Po deal wpisz numery kart, na przykład deal 61 41; samo deal zostawia karty losowi.',
  'deal.never': '{card}: ta karta już nie może się pojawić albo nie dwa razy.',
  'deal.done': 'Następne karty: {list}.',
  'deal.chance': 'Następne karty będą losowe.',
  'deal.cannot':
    '{card}: ta karta miała być następna, ale nie może się teraz pojawić, więc nic się nie dzieje. deal N kładzie na wierzch inną, samo deal zostawia ją losowi.',
  'roll.numbers': 'Po roll wpisz kości od 1 do 6, na przykład roll 4 6; samo roll zostawia kości losowi.',
  'roll.done': 'Następne kości: {list}.',
  'roll.chance': 'Następne kości będą losowe.',
  'save.name': 'Podaj plik: save PLIK',
  'save.done': 'Zapisano w {file}.',
  'save.foreign': '{file} już istnieje i nie jest zapisaną grą; podaj inny plik',
  'log.none': 'Nic się jeszcze nie wydarzyło.',
  'log.number': 'Po log wpisz liczbę, na przykład log 30.',
  'out-of-turn.seat': '{faction}: tą frakcją nie gra człowiek ({kind}), więc nikt tutaj za nią nie mówi.',
  'out-of-turn.faction': 'Nie ma frakcji „{text}”; są {list}.',
  'out-of-turn.verb': 'Poza kolejnością frakcja może użyć: {list}; „{text}” do nich nie należy.',
  'out-of-turn.over': 'Gra jest skończona.',
  'hand.help': `Ręcznie ustawia się planszę tak, jak gracze uzgodnią:
  hand place ELEMENT POLE N        hand remove ELEMENT POLE N [MIEJSCE]
  hand flip ELEMENT POLE N         hand move ELEMENT SKĄD DOKĄD N
  hand mark ŻETON POLE N           hand unmark ŻETON POLE N
  hand level POLE POZIOM           hand track TOR WARTOŚĆ
  hand eligible FRAKCJA yes|no     hand operation FRAKCJA OPERACJA
  hand lasting KARTA unshaded|shaded|off`,
  'hand.spaces': 'Pola: {text}',
  'hand.pieces': 'Elementy: {text}',
  'hand.markers': 'Żetony: {text}',
  'hand.tracks': 'Tory: {text}',
  'hand.levels': 'Poziomy: {text}',
  help: `Odpowiedz numerem, kluczem ({key}) albo początkiem nazwy ({short}).
  d            gotowe                   y, n         tak, nie
  ?            dlaczego inne odpowiedzi są niemożliwe
  ? ODPOWIEDŹ  dlaczego niemożliwa jest ta jedna (także: why ODPOWIEDŹ)
  undo         cofa ostatnią odpowiedź; undo!, gdy pozostali się zgodzą
  board        plansza                  card         ta karta i następna
  log [N]      ostatnie N zdarzeń       card N       dowolna karta
  hint [F]     co zrobiliby tu frakcja nieobsadzona (z rodziny F) i gracz, który
               myśli; hint search pyta tylko tego drugiego
  chances [N]  szansa każdej frakcji na zwycięstwo (N rozgrywek na próbę)
  reasons      co frakcje nieobsadzone zrobiły od twojej tury i dlaczego
  space NAZWA  teren, sąsiedzi i wszystko, co tam jest
  deal N …     karty, które sami odkryjecie; samo deal zostawia je losowi
  roll N …     kości, którymi sami rzucicie; samo roll zostawia je losowi
  save PLIK    zapisuje grę             quit         wyjście; gra jest zapisana
  link [ADRES] link, który przenosi grę do osoby mającej odpowiedzieć
Znaki w długich listach:`,
  'help.out-of-turn': 'Poza kolejnością, za pytaną frakcję lub za inną (wtedy najpierw FRAKCJA:):',
  'hint.answer': 'Frakcja nieobsadzona ({family}) odpowiedziałaby: {text}',
  'hint.none': '{family} nie ma diagramu dla {faction:gen}.[ Mają go: {list}.]',
  'hint.nobody': 'Żadna rodzina frakcji nieobsadzonych nie ma diagramu dla {faction:gen}.',
  'hint.search': 'Gracz, który myśli, odpowiedziałby: {text}. Wartość: {value} ± {error}; rozważone tury: {n}.',
  'hint.over': 'To {text} pkt proc. ponad turę z diagramu.',
  'hint.agree': 'Jego najlepsza tura to tura z diagramu.',
  'chances.head': 'Szanse na zwycięstwo (rozegrane na próbę: {n})',
  'chances.final': 'Szanse na zwycięstwo: gra skończona',
  'considered.head':
    '{faction}: rozważone tury: {n}, rozegrane na próbę: {playouts}. Każda ze swoją wartością, różnicą do najlepszej i tym, co je różni.',
  'considered.chart': 'diagram',
  'considered.played': 'zagrana',
  'review.curve': 'Szanse na zwycięstwo w przebiegu gry (chwile: {n})',
  'review.accounts': 'Co je zmieniło, w punktach procentowych',
  'review.own': 'własna gra',
  'review.others': 'gra innych',
  'review.luck': 'szczęście',
  'review.all': 'zmiana',
  'review.marks': 'Tury, które najwięcej kosztowały lub dały',
  'review.cost': 'Odpowiedzi: {at}, {card}. {faction}: {text} pkt proc. wobec najlepszej rozważonej tury.',
  'review.gain': 'Odpowiedzi: {at}, {card}. {faction}: {text} pkt proc. ponad turę z diagramu.',
  'review.played': 'Zagrano:',
  'review.better': 'Lepiej:',
  'reasons.none': 'Od twojej ostatniej tury żadna frakcja nieobsadzona nie miała tury.',
  'reasons.nothing': 'Nic innego nie jest możliwe.',
  'turn.first': '{faction}, pierwsza uprawniona na karcie {card}',
  'turn.second': '{faction}, druga uprawniona na karcie {card}',
  'turn.phase': '{faction}. {text}',
  'part.faction': 'FRAKCJA',
  'part.space': 'POLE',
  'part.piece': 'ELEMENT',
  'part.marker': 'ŻETON',
  'part.track': 'TOR',
  'part.level': 'POZIOM',
  'part.card': 'KARTA',
  'part.operation': 'OPERACJA',
  'part.number': 'N',
  'help.hand': 'hand …       ustawia planszę ręcznie; samo hand wyjaśnia jak',
  'help.secrets': 'secrets      to, co wolno widzieć tylko pytanemu graczowi',
  'secrets.none': 'Nie ma nic ukrytego.',

  'new.game': 'Nowa gra: {title}, ziarno losowe {seed}.',
  'new.position': 'Gra: {title} z pliku {file}, ziarno losowe {seed}.',
  'load.game': '{title}, dotąd {n} {n|one:odpowiedź|few:odpowiedzi|many:odpowiedzi}.',
  'load.recent': 'Co wydarzyło się ostatnio:',
  'go-on.kept': 'Zapisana jest niedokończona gra: {title}, ostatnio grana {date} o {time}:',
  'go-on.played': 'Ludzie grają frakcjami: {faction}',
  'go-on.ask': 'Grać ją dalej?',
  'go-on.refused':
    'w {file} zapisana jest niedokończona gra: bez {list} polecenie ją kontynuuje, z --fresh zaczyna nową',
  'go-on.yes': '  y  gramy dalej',
  'go-on.no': '  n  nowa gra (stara pozostaje zapisana)',
  'go-on.again': 'Wpisz y, aby grać dalej, albo n, aby zacząć nową grę.',
  'keep.broken': 'Zapisanej gry nie dało się odczytać ({text}); odłożono ją jako {file}.',
  'keep.broken-stays': 'Zapisanej gry nie dało się odczytać ({text}) ani odłożyć na bok; ta gra nie jest zapisywana.',
  'keep.earlier': 'Wcześniejsza gra jest teraz zapisana w {file}',
  'keep.moved': 'W tym samym pliku zapisywana jest inna gra; ta jest zapisywana w {file}',
  'keep.failed': 'Ta gra nie jest zapisywana: {text}. Gra toczy się dalej; save PLIK zapisuje ją gdzie indziej.',
  'leave.nothing': 'Nie udzielono żadnej odpowiedzi, więc nie ma czego zapisać.',
  'leave.saved': 'Gra jest zapisana w {file}\nAby grać dalej: {command}',
  'leave.lost': 'Gra nie została zapisana: {text}.',
  'leave.sure': 'Gra nie została zapisana: {text}. save PLIK ją zapisuje; ponowne quit mimo to kończy.',
  'over.head': 'Koniec gry.',
  'over.place': '{place}. {faction}, margines {margin}',
  'over.met': '{faction} {faction|one:wygrywa|other:wygrywają}: warunek zwycięstwa spełniony, najwyższy margines.',
  'over.best': '{faction} {faction|one:wygrywa|other:wygrywają}: najwyższy margines, warunek zwycięstwa niespełniony.',
  'over.prompt': 'Można jeszcze wpisać board, log, reasons, card, space NAZWA, save PLIK i undo; quit kończy.',
  'over.kept': 'Gra jest zapisana w {file}',
}

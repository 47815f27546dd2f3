import type { GlossaryEntry, RuleText } from '@coinflict/kernel/display'
import type { english } from './en.ts'

/** Polish. Game terms are written small; names of spaces are not inflected, except Kabul, a Polish word too. */
export const polish: {
  readonly rules: Readonly<Record<keyof typeof english.rules, RuleText>>
  readonly glossary: Readonly<Record<keyof typeof english.glossary, GlossaryEntry>>
} = {
  rules: {
    '1.0': {
      title: 'Wprowadzenie',
      text: 'Od jednego do czterech graczy toczy walkę o Afganistan w latach do roku 2013. Koalicja i rząd, sojusznicy o różnych celach, walczą z dwiema frakcjami powstańczymi: z talibami i watażkami. Każda frakcja ma własny cel (7.2).\n\nTo streszczenie dotyczy obu druków; jeden z nich wybiera się przy przygotowaniu gry, domyślnie 2. To, co jest tylko w jednym z nich, tekst oznacza słowami „1. druk” (2013) lub „2. druk” (2015). Numery są takie jak w 2. druku.',
    },
    '1.1': {
      title: 'Przebieg gry',
      text: 'Nikt nie ma kart na ręce. Odkrywa się je po jednej, a następną już widać. Na karcie wydarzenia działają najwyżej dwie frakcje: wykonują wydarzenie albo operację (2.3). Kto działa, opuszcza następną kartę (2.3.6). Co jakiś czas pojawia się karta propagandy: sprawdza się zwycięstwo, przychodzą dochody i zjednuje się ludność (6.0).',
    },
    '1.2': {
      title: 'Zawartość gry',
      text: 'Mapa, 78 kart (72 wydarzenia, 6 kart propagandy), 158 elementów (1.4.1), żetony, kości i 7 cylindrów: po jednym do uprawnienia każdej frakcji (2.3.1) i po jednym do zasobów rządu, talibów i watażków (1.8). Liczba elementów, żetonów terroru i sabotażu (3.3.4) oraz żetonów +1 Pop (4.3.1) jest ograniczona; liczba innych żetonów nie.',
    },
    '1.3': {
      title: 'Mapa',
      text: 'Afganistan ma 21 prowincji (1.3.2), miasto Kabul (1.3.3) i 7 linii komunikacyjnych (1.3.4). W grze są też trzy prowincje Pakistanu (1.3.5).',
    },
    '1.3.1': {
      title: 'Pola',
      text: 'Pola to prowincje, Kabul i linie komunikacyjne (LiKomy). Na wszystkich mogą być elementy, ale na LiKomach nigdy bazy (1.4.2).',
    },
    '1.3.2': {
      title: 'Prowincje',
      text: 'Prowincje to tereny wiejskie o populacji 0, 1 lub 2. Populacja liczy się do zwycięstwa, przez poparcie i opozycję (1.6) oraz przez kontrolę (1.7), a także przy zgrupowaniu (3.3.1). Rządzenie może ją zwiększyć o 1 (4.3.1).\n\n• Góry: szturm rządu jest słabszy (3.2.4).\n• Równiny: żadnych utrudnień.\n• Pakistan: tylko dla talibów (1.3.5).\n• Pole pasztuńskie, niezależnie od terenu: ułatwia talibom zgrupowanie i przemarsz, a utrudnia je watażkom (3.3.1, 3.3.2).',
    },
    '1.3.3': {
      title: 'Kabul',
      text: 'Kabul to jedyne miasto: populacja 3, pasztuńskie. Szkolenie rządu wprowadza tam kostki bez bazy (3.2.1), a policja też tam walczy (3.2.4). Ataki z powietrza (4.2.3), niszczenie upraw (4.3.3) i uprawa (4.5.1) nie są w Kabulu możliwe.',
    },
    '1.3.4': {
      title: 'LiKomy (linie komunikacyjne)',
      text: 'LiKomy (ang. LoC) to drogi. Każdy ma wartość ekonomiczną (Ekon) od 1 do 4, razem 12. W rundzie propagandy rząd zarabia Ekon każdego LiKomu bez sabotażu (6.3.2); talibowie mogą go zdobyć wymuszeniem (4.4.1). LiKomy nigdy nie są pasztuńskie, nie mają populacji, poparcia ani opozycji, nikt ich też nie kontroluje.',
    },
    '1.3.5': {
      title: 'Inne kraje',
      text: 'Pola ma tylko Pakistan: Balochistan, Waziristan i Northwest Frontier. Mogą tam być wyłącznie elementy talibów (1.4.2). Waziristan i Northwest Frontier są pasztuńskie. Wszystkie trzy pola są zawsze neutralne, a ich populacja nie liczy się do niczyjego zwycięstwa. Iran i kraje na północy nie biorą udziału w grze.',
    },
    '1.3.6': {
      title: 'Pola sąsiednie',
      text: 'Dwa pola sąsiadują ze sobą, jeśli\n\n• stykają się lub\n• są prowincjami, które rozdziela tylko LiKom, lub\n• są LiKomami albo prowincjami, które rozdziela tylko miasteczko.\n\nMiasteczka nie są polami. Kabul jest polem, więc LiKomy, które spotykają się w Kabulu, nie sąsiadują ze sobą; kostki mogą jednak przejść przez niego z jednego na drugi.',
    },
    '1.4': {
      title: 'Elementy',
      text: 'Koalicja ma wojsko (jasnobrązowe), rząd wojsko (niebieskie) i policję (jasnoniebieską); wszystkie te elementy to kostki. Talibowie i watażkowie mają partyzantów. Każda frakcja ma bazy. Wszystko to są elementy; żetony, takie jak terror, sabotaż i +1 Pop, nimi nie są.',
    },
    '1.4.1': {
      title: 'Elementy dostępne i usuwanie',
      text: 'W grze jest 20 kostek wojska i 6 baz koalicji; 30 kostek wojska, 30 kostek policji i 3 bazy rządowe; 30 partyzantów i 12 baz talibów; 15 partyzantów i 12 baz watażków. Co nie stoi na mapie, jest dostępne, i tylko takie elementy się umieszcza; elementy koalicji mogą też być stratami (3.3.3) lub poza grą (6.6). Jeśli brak dostępnych, nic się nie umieszcza, a element, który miał być zamieniony, po prostu się usuwa. Tylko szkolenie może zamiast tego brać elementy z mapy (3.2.1).\n\nGracze talibów i watażków mogą zdejmować z mapy własne elementy, gdy wykonują operację, czynność specjalną lub wydarzenie, na przykład by umieścić je znów jako ukryte.\n\nTy wybierasz, w które wrogie frakcje uderzasz. Ale w wybraną uderzasz z pełną siłą: usuń lub aktywuj tyle jej elementów, na ile ta siła pozwala.',
    },
    '1.4.2': {
      title: 'Pojemność pól',
      text: 'Prowincja lub Kabul mieści najwyżej 2 bazy, licząc razem bazy wszystkich frakcji. Na LiKomach baz nie ma. W Pakistanie mogą stać tylko elementy talibów i nie dotyczy ich tam żaden tekst, który zamienia elementy; usuwać je można. Poza tym na polu może być dowolnie wiele kostek i partyzantów. Co by się nie zmieściło, tego się nie umieszcza ani nie przesuwa, cokolwiek mówi operacja lub wydarzenie.',
    },
    '1.4.3': {
      title: 'Ukryci i aktywni',
      text: 'Partyzant jest ukryty albo aktywny (widoczny). Nowi partyzanci są ukryci, także gdy zamienia się na nich inny element. Tylko przy wrogości Islamabadu wszyscy partyzanci w Pakistanie są aktywni (6.6.1). Kostki i bazy są zawsze aktywne.\n\nSzturm i atak z powietrza trafiają tylko aktywnych partyzantów (3.2.4, 4.2.3). Terror, wymuszenie, infiltracja i zasadzka wymagają ukrytego (3.3.4, 4.4). Gdy tekst każe po prostu aktywować partyzanta, wystarczy i taki, który już jest aktywny.',
    },
    '1.5': {
      title: 'Gracze i frakcje',
      text: 'Koalicja (jasnobrązowa) i rząd (niebieski) to frakcje COIN, wzajemnie przyjazne. Talibowie (czarni) i watażkowie (zieloni) to powstańcy, wrogowie siebie nawzajem i wszystkich innych. Samotny gracz prowadzi koalicję albo talibów, dwaj gracze obie te frakcje, trzeci rząd, czwarty watażków. Pozostałe frakcje są nieobsadzone (8.0).\n\nW ramach opcji wolne frakcje prowadzą gracze. Przy trzech graczach koalicja prowadzi także watażków. Przy dwóch koalicja prowadzi także rząd (albo, jeśli woli, watażków), a talibowie tę drugą frakcję. Gracz z dwiema frakcjami kończy grę przy sprawdzaniu zwycięstwa tylko wtedy, gdy obie spełniają swoje warunki (6.1), a na koniec liczy mu się niższy margines (7.3). Takie frakcje nie mogą sobie nic przekazywać (1.5.1).',
    },
    '1.5.1': {
      title: 'Negocjacje',
      text: 'Gracze mogą umawiać się na wszystko, na co pozwalają zasady, jawnie; nic ich nie wiąże. Gdy dający lub biorący wykonuje operację, czynność specjalną lub wydarzenie,\n\n• każda frakcja poza koalicją może przekazać zasoby innej, która ma zasoby;\n• rząd może też zamienić patronat na zasoby watażków, 1 za 1.',
    },
    '1.6': {
      title: 'Poparcie i opozycja',
      text: 'Ludność pola może być za rządem (poparcie) lub przeciw niemu (opozycja). Jedno i drugie decyduje o zwycięstwie (7.2); poparcie nie pozwala też talibom na zgrupowanie poza polami pasztuńskimi (3.3.1) i umożliwia na polu rządzenie (4.3.1).',
    },
    '1.6.1': {
      title: 'Trzy poziomy',
      text: 'Kabul i każda afgańska prowincja z populacją ma jeden z trzech poziomów: poparcie, neutralny, opozycja. Poziom przesuwa się po tej skali krok po kroku: od poparcia w kierunku opozycji pierwszym krokiem jest poziom neutralny. Nic nie liczy się tu podwójnie.',
    },
    '1.6.2': {
      title: 'Żetony poparcia i opozycji',
      text: 'Poziom pola pokazuje leżący na nim żeton; brak żetonu oznacza poziom neutralny. LiKomy, prowincje bez populacji i prowincje Pakistanu są zawsze neutralne. Prowincja bez populacji, która dostanie żeton +1 Pop (4.3.1), ma odtąd pod każdym względem populację 1.',
    },
    '1.7': {
      title: 'Kontrola',
      text: 'Kontrola COIN obejmuje prowincję lub Kabul, gdy koalicja i rząd mają tam razem więcej elementów, wraz z bazami, niż talibowie i watażkowie razem. Talibowie kontrolują pole, na którym sami mają więcej elementów niż wszyscy inni razem. Gdy nie zachodzi ani jedno, ani drugie, pole jest bez kontroli, także wtedy, gdy jest puste. Watażkowie nigdy nie kontrolują pól, ale ich elementy liczą się przeciw obu stronom; LiKomów nie kontroluje nikt.\n\nKontrolę ustala się na bieżąco; nie zmienia się ona tylko w fazie rozmieszczenia (6.5).',
    },
    '1.8': {
      title: 'Zasoby, wsparcie i patronat',
      text: 'Rząd, talibowie i watażkowie mają od 0 do 75 zasobów. Płaci się nimi za operacje (3.1), akcję obywatelską (6.4.1), szariat (6.4.2) i przekupstwo (4.5.3). Koalicja ich nie ma: wydaje zasoby rządu.\n\nWsparcie, od 0 do 75, to pomoc z zagranicy. Nie wydaje się go: jego poziom dodają do zasobów rządu rundy propagandy (6.3.2) i niektóre wydarzenia. Patronat, od 0 do 40, to względy, którymi rząd obdziela swoich przyjaciół; liczy się do zwycięstwa rządu (7.2). Co przekracza te granice, przepada.',
    },
    '1.9': {
      title: 'Co liczy się do zwycięstwa',
      text: 'Na brzegu planszy śledzi się cztery sumy:\n\n• Poparcie + dostępne: populacja z poparciem plus dostępne elementy koalicji.\n• COIN + patronat: populacja pod kontrolą COIN plus patronat.\n• Opozycja + bazy: populacja z opozycją plus bazy talibów na mapie, wraz z tymi w Pakistanie.\n• Populacja bez kontroli: afgańska populacja pod niczyją kontrolą.\n\nPopulacja Afganistanu wynosi 25, plus 1 za każdy żeton +1 Pop. O warunkach zob. 7.2, o opcji z żetonami zmyłki 7.3.',
    },
    '2.0': {
      title: 'Sekwencja gry',
      text: 'Karty rozgrywa się jedną po drugiej. Na karcie wydarzenia działają najwyżej dwie frakcje (2.3). Karta propagandy przynosi rundę propagandy (2.4).',
    },
    '2.1': {
      title: 'Przygotowanie gry',
      text: 'Potasuj 72 wydarzenia i jawnie odłóż tyle, ile podaje scenariusz. Odłożone możliwości obowiązują od początku: możliwości koalicji z tekstem niezacienionym, talibów z zacienionym (5.3). Resztę podziel na stosy po 12, do każdego wtasuj kartę propagandy i połóż stosy jeden na drugim. Wszystkie frakcje są uprawnione, wszyscy partyzanci ukryci, patronat wynosi 5, Islamabad stoi na przychylności.\n\n• Krótki (2009–2013): 24 wydarzenia odłożone, 4 stosy. Rząd 30 zasobów, talibowie 15, watażkowie 20; wsparcie 24.\n• Główny (2005–2013): 12 wydarzeń odłożonych, 5 stosów. Rząd 30, talibowie 10, watażkowie 15; wsparcie 15.\n• Rozszerzony (2003–2013): wszystkie wydarzenia, 6 stosów. Rząd 20, talibowie 5, watażkowie 10; wsparcie 9.\n\nOtwarte rozstawienie, opcja: żetony i frakcje nieobsadzone jak zwykle, ale gracze sami rozstawiają swoje siły początkowe, w kolejności: watażkowie, rząd, talibowie, koalicja. Część trafia do Kabulu i Pakistanu według scenariusza; reszta sił watażków na dowolne pola afgańskie, rządu do prowincji z populacją, talibów na pola pasztuńskie, koalicji na dowolne pola afgańskie (rozszerzony: pasztuńskie).\n\n2. druk, opcja „bez możliwości”: odłożone możliwości nie obowiązują.',
    },
    '2.2': {
      title: 'Początek',
      text: 'Odkryj pierwszą kartę i rozegraj ją; następna też leży odkryta. Wszyscy widzą więc zawsze jedną kartę naprzód, wszystkie zagrane karty i to, ile ich zostało.\n\nOpcja 1. druku „bez odkrywania”: następna karta pozostaje zakryta, a zasada ostatniej karty wydarzenia (2.3.8) nie obowiązuje.',
    },
    '2.3': {
      title: 'Karta wydarzenia',
      text: 'Najwyżej dwie uprawnione frakcje wykonują operację lub wydarzenie, w kolejności symboli na karcie (2.3.2). Każda uprawniona frakcja może zamiast tego zrezygnować, gdy przyjdzie jej kolej (2.3.3). Frakcje nieuprawnione nic nie robią.',
    },
    '2.3.1': {
      title: 'Uprawnienie',
      text: 'Frakcja jest uprawniona, chyba że na poprzedniej karcie wykonała operację lub wydarzenie. Na początku gry i po każdej rundzie propagandy (6.6) uprawnione są wszystkie. Niektóre wydarzenia zmieniają uprawnienie.\n\nOpcje 1. druku:\n\n• A: kolejność frakcji podaje następna karta wydarzenia w talii; jeśli żadnej już nie ma, pierwsze zagrane wydarzenie. Nie łączy się z opcją „bez odkrywania” (2.2).\n• B: jak A, a działanie nikomu nie odbiera uprawnienia; robią to tylko wydarzenia.',
    },
    '2.3.2': {
      title: 'Kolejność frakcji',
      text: 'Czytaj symbole u góry karty od lewej do prawej i pomijaj frakcje nieuprawnione. Pierwsza z pozostałych to pierwsza uprawniona, kolejna to druga uprawniona. Szara obwódka wokół symbolu ma znaczenie tylko dla frakcji nieobsadzonych.',
    },
    '2.3.3': {
      title: 'Rezygnacja',
      text: 'Frakcja, która rezygnuje, pozostaje uprawniona na następną kartę. Talibowie lub watażkowie biorą 1 zasób; jeśli rezygnuje koalicja lub rząd, rząd bierze 3. Jej miejsce, jako pierwszej lub drugiej uprawnionej, zajmuje kolejna uprawniona frakcja po prawej, z tym samym wyborem. Zrezygnować może dowolnie wiele frakcji; po ostatniej karta się kończy.',
    },
    '2.3.4': {
      title: 'Co mogą uprawnione frakcje',
      text: 'Pierwsza uprawniona wybiera wydarzenie albo operację (3.0), do której może dodać czynność specjalną (4.0). Od tego zależy, co może druga uprawniona:\n\n• Pierwsza: sama operacja. Druga: ograniczona operacja (2.3.5).\n• Pierwsza: operacja z czynnością specjalną. Druga: ograniczona operacja albo wydarzenie.\n• Pierwsza: wydarzenie. Druga: operacja, na życzenie z czynnością specjalną.',
    },
    '2.3.5': {
      title: 'Ograniczona operacja',
      text: 'Ograniczona operacja odbywa się na jednym polu i nie ma czynności specjalnej. Patrol, przeszukiwanie i przemarsz mogą sprowadzić elementy z kilku pól, ale tylko na jedno pole docelowe. Kosztuje tyle co zwykle i liczy się jako operacja. Gdy Islamabad stoi na sponsorowaniu, talibowie mogą użyć kilku pól, nadal bez czynności specjalnej (6.6.1).',
    },
    '2.3.6': {
      title: 'Zmiana uprawnień',
      text: 'Gdy zadziałały już dwie frakcje albo nie ma już żadnej uprawnionej, karta się kończy. Frakcja, która wykonała operację (także ograniczoną) lub wydarzenie, jest na następnej karcie nieuprawniona; wszystkie inne są uprawnione. Wydarzenie może stanowić inaczej. Darmowa operacja dzięki cudzemu wydarzeniu się nie liczy (3.1.2).',
    },
    '2.3.7': {
      title: 'Następna karta',
      text: 'Teraz rozgrywa się kartę, która leżała odkryta, a następną się odkrywa. Dla karty wydarzenia obowiązuje 2.3, dla karty propagandy 2.4.\n\n2. druk, opcja „nagła propaganda”: gdy odkryta zostaje karta propagandy, zamienia się miejscami z wydarzeniem, a jej rundę rozgrywa się od razu. Wydarzenie jest pierwszą kartą po tej rundzie. Zasada ostatniej karty wydarzenia (2.3.8) nie obowiązuje.',
    },
    '2.3.8': {
      title: 'Ostatnia karta wydarzenia',
      text: 'Na ostatniej karcie wydarzenia w grze, tej przed finałową kartą propagandy (2.4.1), operacje graczy są ograniczone (2.3.5), bez czynności specjalnych, i nie mogą być przeszukiwaniem ani przemarszem. Wydarzenie można wykonać jak zwykle, a darmowych operacji, które daje, nic nie ogranicza.',
    },
    '2.4': {
      title: 'Karta propagandy',
      text: 'Karta propagandy przynosi rundę propagandy (6.0). Jeśli pojawia się tuż po innej karcie propagandy, drugiej rundy nie ma. Karty wydarzeń aż do rundy propagandy to kampania.',
    },
    '2.4.1': {
      title: 'Finałowa karta propagandy',
      text: 'Finałowa karta propagandy jest w scenariuszu krótkim czwarta, w głównym piąta, w rozszerzonym szósta. Jeśli przy sprawdzaniu zwycięstwa (6.1) nikt nie wygra, jej rundę rozgrywa się aż do rozmieszczenia włącznie (6.5). Potem gra się kończy i decydują marginesy (7.3).',
    },
    '3.0': {
      title: 'Operacje',
      text: 'Operacje to działania frakcji za pomocą ich elementów. Koalicja i rząd wybierają szkolenie, patrol, przeszukiwanie lub szturm (3.2); talibowie i watażkowie wybierają zgrupowanie, przemarsz, atak lub terror (3.3).',
    },
    '3.1': {
      title: 'Operacje ogólnie',
      text: 'Wybierz jedną operację, potem jej pola, jedno po drugim, każde raz. Za każde płacisz zasobami, nigdy wsparciem ani patronatem; koalicja płaci zasobami rządu. Tym, co po drodze przyniesie czynność specjalna, możesz zapłacić za kolejne pola (4.1).\n\nTy decydujesz o kolejności pól, o tym, w których wrogów uderzasz, i o tym, których własnych elementów używasz. Frakcję możesz oszczędzić, ale w wybraną uderzasz z pełną siłą (1.4.1).',
    },
    '3.1.1': {
      title: 'Piony',
      text: 'Przy stole wybrane pola można oznaczać pionami: białymi dla operacji, czerwonymi dla czynności specjalnych. Nie ograniczają one liczby pól, które wybierasz.',
    },
    '3.1.2': {
      title: 'Darmowe operacje',
      text: 'Wydarzenie może dać darmową operację lub czynność specjalną (5.5). Nie płaci się za nią zasobami; wszystkie inne warunki obowiązują, chyba że wydarzenie stanowi inaczej. Działanie dzięki cudzemu wydarzeniu nie odbiera uprawnienia (2.3.6).',
    },
    '3.2': {
      title: 'Operacje COIN (antypowstańcze)',
      text: 'Koalicja i rząd wybierają szkolenie (3.2.1), patrol (3.2.2), przeszukiwanie (3.2.3) lub szturm (3.2.4). Nigdy nie umieszczają elementów w Pakistanie ani ich tam nie przesuwają (1.4.2).',
    },
    '3.2.1': {
      title: 'Szkolenie',
      text: 'Kabul i afgańskie prowincje. Rząd płaci 3 zasoby za pole. Koalicja może wybrać prowincję tylko wtedy, gdy jest tam element koalicji, i płaci 3 zasoby rządu tylko za te pola, na których umieszcza kostki.\n\nW Kabulu, jeśli go wybrano, i w każdej wybranej prowincji z bazą COIN umieść do 6 kostek rządowych, wojsko i policję w dowolnej proporcji; koalicja tylko tam, gdzie stoi baza koalicji, także w Kabulu. Jeśli nie ma już dostępnych kostek rządowych, można je wziąć z innych miejsc na mapie. Potem na najwyżej jednym wybranym polu zrób jedno z poniższych:\n\n• Akcja obywatelska (6.4.1), pod kontrolą COIN, niezależnie od rodzaju elementów. Jej 3 zasoby rządu za krok płaci się nawet wtedy, gdy szkolenie było darmowe.\n• Rząd: zamień dowolne 3 kostki rządowe z tego pola na bazę rządową, w razie braku dostępnej wziętą z mapy, w granicach pojemności (1.4.2).\n• Koalicja, w Kabulu: przenieś 3 punkty patronatu do zasobów rządu.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: 'Rząd płaci łącznie 3 zasoby, koalicja nic.\n\n• Przesuń dowolne własne kostki, skądkolwiek, na sąsiednie LiKomy lub do Kabulu, a potem dalej po LiKomach i przez Kabul tak daleko, jak chcesz. Kostka zatrzymuje się, gdy wejdzie na LiKom z sabotażem.\n• Potem na każdym LiKomie, nawet jeśli nikt się tam nie ruszył, za każdą kostkę na nim aktywuj jednego partyzanta.\n• Potem możesz przeprowadzić szturm na jednym LiKomie bez dodatkowego kosztu (3.2.4): jeśli koalicja każe tam walczyć kostkom rządowym, za nie też nie płaci.\n\nW ograniczonej operacji wszystkie ruszające się kostki kończą ruch na jednym polu i tylko tam możesz przeprowadzić szturm; partyzantów aktywujesz nadal na każdym LiKomie.',
    },
    '3.2.3': {
      title: 'Przeszukiwanie',
      text: 'Kabul i afgańskie prowincje. Rząd płaci 3 zasoby za pole, koalicja 3 zasoby rządu tylko za te pola, na które wchodzi wojsko rządowe. Nie na ostatniej karcie wydarzenia (2.3.8).\n\nNajpierw przesuń własne wojsko na wybrane pola, z pól sąsiednich lub przez jeden LiKom bez sabotażu. Każda ruszająca się kostka koalicji może zabrać ze sobą 1 kostkę wojska rządowego z tego samego pola. Potem na każdym wybranym polu aktywuj partyzantów:\n\n• Rząd: jednego za każdą tamtejszą kostkę rządową, także policji.\n• Koalicja: jednego za każdą tamtejszą kostkę obu frakcji, jeśli jest tam jakikolwiek element koalicji.\n\nZa każdy LiKom z partyzantami, na który jego wojsko weszło w jego własnym przeszukiwaniu, rząd daje watażkom 1 zasób, jeśli go ma. Przeszukiwanie może też być tylko ruchem albo tylko wykrywaniem.',
    },
    '3.2.4': {
      title: 'Szturm',
      text: 'Pola, na których są kostki i wróg, którego mogą trafić; 2. druk: koalicja tylko tam, gdzie jest jej wojsko. Rząd płaci 3 zasoby za pole. Koalicja płaci 3 zasoby rządu tylko tam, gdzie chce, by walczyły też kostki rządowe. W prowincjach liczy się tylko wojsko, w Kabulu i na LiKomach także policja.\n\n• Rząd: usuń 1 element za każde 2 kostki rządowe, w górach za każde 3, zaokrąglając w dół.\n• Koalicja: usuń 1 element za każdą kostkę koalicji i, jeśli zapłacono, za każdą kostkę rządową, także w górach.\n\nTrafić można tylko aktywnych partyzantów. Bazy frakcji można trafić dopiero wtedy, gdy nie ma ona już na polu żadnego partyzanta: jeden ukryty partyzant chroni je wszystkie. Każda baza talibów usunięta szturmem rządu dodaje 6 do wsparcia.',
    },
    '3.3': {
      title: 'Operacje powstańców',
      text: 'Talibowie i watażkowie wybierają zgrupowanie (3.3.1), przemarsz (3.3.2), atak (3.3.3) lub terror (3.3.4). Działają własnymi elementami; wszystkie inne frakcje są wrogami. Watażkowie nigdy nie wchodzą do Pakistanu (1.4.2).',
    },
    '3.3.1': {
      title: 'Zgrupowanie',
      text: 'Prowincje i Kabul, 1 zasób za pole. Talibowie potrzebują pola neutralnego, z opozycją lub pasztuńskiego; w Pakistanie Islamabad może im tego zabronić albo zgrupowanie może tam być darmowe (6.6.1). Watażkowie nie mogą wybrać Pakistanu. Na każdym polu zrób jedno z poniższych:\n\n• Umieść 1 partyzanta.\n• Zamień 2 swoich partyzantów na bazę, w granicach pojemności (1.4.2).\n• Jeśli masz tam już bazę: umieść najwyżej tylu partyzantów, ile wynoszą razem populacja pola i liczba twoich baz na nim.\n• Jeśli masz tam już bazę: odwróć wszystkich swoich partyzantów na tym polu na stronę ukrytą.\n\nWatażkowie mogą użyć dwóch ostatnich tylko poza polami pasztuńskimi. Talibowie mogą też kupić szariat (6.4.2) na jednym polu zgrupowania ze swoją bazą, niezależnie od kontroli; wystarczy baza dopiero co umieszczona. Kosztuje on 1 zasób za krok nawet wtedy, gdy zgrupowanie było darmowe. 2. druk: pole z bazą mogą wybrać tylko po to, nikogo nie umieszczając ani nie odwracając.',
    },
    '3.3.2': {
      title: 'Przemarsz',
      text: 'Przesuń swoich partyzantów na sąsiednie pola. 1 zasób za każdą prowincję lub miasto, do którego wchodzą, niezależnie od liczby grup; LiKomy nic nie kosztują. Watażkowie ruszają się raz. Talibowie mogą iść dalej z pola pasztuńskiego, na które weszli, płacąc za każde kolejne pole docelowe. O przemarszu do Pakistanu i z niego zob. 6.6.1. Ograniczona operacja ma jedno pole docelowe. Nie na ostatniej karcie wydarzenia (2.3.8).\n\nPartyzanci, którzy idą z jednego pola na to samo pole docelowe, są jedną grupą. Grupa staje się aktywna, jeśli spełnione są oba warunki:\n\n• Pole docelowe jest LiKomem albo, dla talibów, nie jest pasztuńskie, a dla watażków jest pasztuńskie.\n• Grupa i tamtejsi wrodzy partyzanci liczą razem więcej niż 3; dla talibów liczą się też tamtejsze kostki.',
    },
    '3.3.3': {
      title: 'Atak',
      text: 'Pola, na których jest co najmniej jeden twój partyzant i co najmniej jeden wrogi element. 1 zasób za pole. Aktywuj tam wszystkich swoich partyzantów i rzuć kością. Jeśli wynik nie jest wyższy niż ich liczba, usuń do 2 wybranych wrogich elementów, także ukrytych partyzantów, jednej lub dwóch frakcji:\n\n• Bazy powstańców usuwa się dopiero po wszystkich partyzantach ich frakcji na tym polu.\n• Bazy koalicji i rządu usuwa się dopiero po wszystkich kostkach obu frakcji.\n• Kostki rządowe usuwa się przed kostkami koalicji.\n• Elementy koalicji stają się stratami (6.3.4, 6.6).\n\nPrzy wyniku 1 umieść tam też jednego swojego partyzanta.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Pola, na których jest co najmniej jeden twój ukryty partyzant. 1 zasób za prowincję lub miasto; LiKomy nic nie kosztują. Na każdym polu aktywuj jednego ukrytego partyzanta.\n\n• Prowincja lub Kabul: umieść żeton terroru; może ich być kilka. Talibowie przesuwają pole o jeden poziom w kierunku opozycji, watażkowie ustawiają je na neutralne.\n• LiKom: umieść żeton sabotażu, jeśli go tam nie ma. Odbiera on wpływy (6.3.2), zatrzymuje patrol (3.2.2), przeszukiwanie przez ten LiKom (3.2.3) i transport (4.3.2).\n\nTerror i sabotaż mają wspólnie 30 żetonów; jeśli wszystkie są na mapie, żadnego się nie umieszcza.',
    },
    '4.0': {
      title: 'Czynności specjalne',
      text: 'Czynności specjalne towarzyszą operacjom. Koalicja ma wzmocnienie, transport lotniczy i atak z powietrza (4.2); rząd rządzenie, transport i niszczenie upraw (4.3); talibowie wymuszenie, infiltrację i zasadzkę (4.4); watażkowie uprawę, przemyt i przekupstwo (4.5).',
    },
    '4.1': {
      title: 'Czynności specjalne ogólnie',
      text: 'Przy operacji na co najmniej jednym polu możesz użyć jednego rodzaju czynności specjalnej, w jednej chwili: przed operacją, w jej trakcie lub po niej. Nie przy ograniczonej operacji (2.3.5). Tylko przekupstwo kosztuje zasoby (4.5.3). Jeśli pierwsza uprawniona użyje czynności specjalnej, druga może wykonać wydarzenie (2.3.4).\n\nTym, co przyniosła czynność, można zapłacić za operację: bez zasobów talibowie mogą użyć wymuszenia, a potem operacji.',
    },
    '4.1.1': {
      title: 'Operacje towarzyszące',
      text: 'Niektóre czynności specjalne towarzyszą tylko określonym operacjom:\n\n• Wzmocnienie: szkolenie.\n• Atak z powietrza: patrol, przeszukiwanie lub szturm.\n• Rządzenie: szkolenie lub patrol.\n• Niszczenie upraw: szkolenie, patrol lub szturm.\n• Infiltracja i przemyt: zgrupowanie lub przemarsz.\n• Zasadzka: atak, na polach ataku.\n• Uprawa: zgrupowanie lub przemarsz, na jednym z ich pól.\n\nWszystkie inne towarzyszą dowolnej operacji. Jeśli nie podano tu pola, czynność nie musi odbywać się na polu operacji.',
    },
    '4.2': {
      title: 'Czynności specjalne koalicji',
      text: 'Koalicja może użyć wzmocnienia (4.2.1), transportu lotniczego (4.2.2) lub ataku z powietrza (4.2.3).',
    },
    '4.2.1': {
      title: 'Wzmocnienie',
      text: 'Ze szkoleniem, na maksymalnie 3 polach: Kabul lub prowincje pod kontrolą COIN. Przesuń dowolne elementy koalicji, także bazy, między tymi polami a siłami dostępnymi, w obie strony i z pola na pole. Tylko w ten sposób koalicja sprowadza siły lub odsyła je do domu. Potem, jeśli chcesz, rzuć kością i rozdziel cały wynik między wsparcie a zasoby watażków.',
    },
    '4.2.2': {
      title: 'Transport lotniczy',
      text: 'Z dowolną operacją koalicji. Między dowolnymi 3 polami poza Pakistanem przesuń dowolnie wiele kostek wojska koalicji i do 3 kostek wojska rządowego. Mogą to być także LiKomy i Kabul.',
    },
    '4.2.3': {
      title: 'Atak z powietrza',
      text: 'Z patrolem, przeszukiwaniem lub szturmem, na maksymalnie 3 polach; możliwe są LiKomy i Pakistan, Kabul nie. Na każdym usuń 1 aktywnego partyzanta albo 1 bazę frakcji, która nie ma tam żadnego partyzanta. Elementy koalicji nie są na polu potrzebne. Jeśli któreś z pól leży w Pakistanie, przesuń Islamabad o jedno pole w kierunku sponsorowania (6.6.1).',
    },
    '4.3': {
      title: 'Czynności specjalne rządu',
      text: 'Rząd może użyć rządzenia (4.3.1), transportu (4.3.2) lub niszczenia upraw (4.3.3).',
    },
    '4.3.1': {
      title: 'Rządzenie',
      text: 'Ze szkoleniem lub patrolem, w 1 lub 2 prowincjach (lub w Kabulu) pod kontrolą COIN, które mają poparcie albo nie mają populacji. W każdej zrób jedno z poniższych:\n\n• Umieść żeton +1 Pop (powracający): populacja +1 na stałe. Jest ich 6, najwyżej jeden na polu.\n• Jeśli nie ma tam bazy koalicji: przenieś ze wsparcia do patronatu tyle, ile wynosi populacja pola, i ustaw pole na neutralne.',
    },
    '4.3.2': {
      title: 'Transport',
      text: 'Z dowolną operacją rządu. Z jednego pola przesuń dowolnie wiele kostek wojska rządowego na sąsiedni LiKom, dalej po LiKomach i przez Kabul tak daleko, jak chcesz, a na końcu na jedno sąsiednie pole, nie w Pakistanie; albo wprost na sąsiednie pole. Zatrzymują się tam, gdzie jest sabotaż. Za każde pole z partyzantami (czyimikolwiek), na które weszły, rząd daje watażkom 1 zasób, jeśli go ma.',
    },
    '4.3.3': {
      title: 'Niszczenie upraw',
      text: 'Ze szkoleniem, patrolem lub szturmem, w 1 lub 2 prowincjach pod kontrolą COIN z kostkami rządowymi, nie w Kabulu; 2. druk: tylko tam, gdzie jest co najmniej jedna baza watażków. Za każdą prowincję dodaj 3 do wsparcia i 1 do patronatu i usuń 1 bazę watażków, chronioną lub nie. Potem przesuń prowincję o jeden poziom w kierunku opozycji, a jeśli jest pasztuńska, umieść partyzanta talibów.',
    },
    '4.4': {
      title: 'Czynności specjalne talibów',
      text: 'Talibowie mogą użyć wymuszenia (4.4.1), infiltracji (4.4.2) lub zasadzki (4.4.3).',
    },
    '4.4.1': {
      title: 'Wymuszenie',
      text: 'Z dowolną operacją, na dowolnie wielu polach, także na LiKomach. Na każdym talibowie potrzebują ukrytego partyzanta i więcej elementów niż wszyscy wrogowie razem. Na każdym polu aktywuj jednego ukrytego partyzanta i weź 1 zasób; na LiKomie bez sabotażu weź zamiast tego jego Ekon. Gdzie są bazy watażków, watażkowie dają zamiast tego po 2 zasoby za każdą z nich, o ile je mają.',
    },
    '4.4.2': {
      title: 'Infiltracja',
      text: 'Ze zgrupowaniem lub przemarszem, na jednym polu z ukrytym partyzantem talibów, który pozostaje ukryty. Usuń tam 2 elementy rządu lub watażków albo zamień 1 na partyzanta talibów; elementy koalicji są bezpieczne. Bazy rządowe usuwa się dopiero po wszystkich tamtejszych kostkach rządowych, bazy watażków po wszystkich ich partyzantach; wojsko koalicji nie chroni baz rządowych. Za każdy element rządowy, który ubył, patronat spada o 1.',
    },
    '4.4.3': {
      title: 'Zasadzka',
      text: 'Z atakiem, na maksymalnie 3 jego polach, na których jeszcze go nie rozstrzygnięto i na których talibowie mają ukrytego partyzanta. Pola kosztują jak zwykle po 1 zasobie. Aktywuj tylko jednego ukrytego partyzanta i nie rzucaj kością: atak się udaje. Usuń 2 wrogie elementy według zasad ataku (3.3.3) i umieść tam 1 partyzanta talibów, ukrytego.',
    },
    '4.5': {
      title: 'Czynności specjalne watażków',
      text: 'Watażkowie mogą użyć uprawy (4.5.1), przemytu (4.5.2) lub przekupstwa (4.5.3).',
    },
    '4.5.1': {
      title: 'Uprawa',
      text: 'Ze zgrupowaniem lub przemarszem, w jednej prowincji tego zgrupowania lub na jednym polu docelowym tego przemarszu, nie w Kabulu. Prowincja musi mieć populację, a partyzantów watażków musi tam być więcej niż policji. Umieść 1 bazę watażków, w granicach pojemności (1.4.2).',
    },
    '4.5.2': {
      title: 'Przemyt',
      text: 'Ze zgrupowaniem lub przemarszem, na dowolnie wielu polach z bazami watażków i bez elementów koalicji. Za każdą swoją tamtejszą bazę watażkowie biorą 1 zasób. Każde takie pole pod kontrolą talibów daje też talibom 1 zasób, każde pod kontrolą COIN dodaje 1 do patronatu.',
    },
    '4.5.3': {
      title: 'Przekupstwo',
      text: 'Z dowolną operacją, na maksymalnie 3 dowolnych polach, po 2 zasoby za każde. Na każdym zrób jedno z poniższych:\n\n• Usuń do 3 kostek rządowych.\n• Usuń 1 bazę rządową, chronioną lub nie.\n• Usuń 1 partyzanta talibów, ukrytego lub aktywnego.\n• Odwróć dowolnych tamtejszych partyzantów, obu frakcji, na stronę ukrytą.',
    },
    '5.0': {
      title: 'Wydarzenia',
      text: 'Karta wydarzenia ma tytuł, tekst kursywą, który nie ma wpływu na grę, i tekst wydarzenia. Wiele kart ma dwa teksty (5.2), a niektóre mają trwały efekt (5.3, 5.4).',
    },
    '5.1': {
      title: 'Wykonanie wydarzenia',
      text: 'Wykonaj tekst dosłownie. O ile nie mówi on inaczej, wszystkich wyborów dokonuje wykonująca frakcja, na przykład pól i elementów, których to dotyczy. Jeśli wydarzenie pozwala działać innej frakcji, o szczegółach swojego działania decyduje ona.',
    },
    '5.1.1': {
      title: 'Wydarzenie a zasady',
      text: 'Gdy wydarzenie przeczy zasadom, pierwszeństwo ma wydarzenie. Ale nawet wydarzenia\n\n• umieszczają tylko dostępne elementy, a jeśli brak elementu na zamianę, usuwają, zamiast zamieniać (1.4.1);\n• przestrzegają pojemności pól, nie wprowadzają do Pakistanu nikogo poza talibami i nie zamieniają tam ich elementów (1.4.2);\n• nie podnoszą wsparcia ani zasobów ponad 75, a patronatu ponad 40 (1.8);\n• nie pozwalają żadnej frakcji na operację lub czynność specjalną, która do niej nie należy (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Wydarzenie a wydarzenie',
      text: 'Wydarzenie zagrane teraz ma pierwszeństwo przed tym o trwałym efekcie. Transport lotniczy, do którego prowadzi MANPADS Scare, odbywa się więc nawet wtedy, gdy obowiązuje Sandstorms.',
    },
    '5.1.3': {
      title: 'Wydarzenie wykonane częściowo',
      text: 'Czego nie można wykonać, to się pomija; resztę się wykonuje.',
    },
    '5.2': {
      title: 'Podwójne użycie',
      text: 'Wiele wydarzeń ma tekst niezacieniony i zacieniony. Wykonująca frakcja wybiera jeden z nich, według uznania. Niezacieniony często pomaga frakcjom COIN, zacieniony ich wrogom, ale każda frakcja może wybrać dowolny.',
    },
    '5.3': {
      title: 'Możliwości',
      text: 'Czternaście wydarzeń podwójnego użycia to możliwości, siedem koalicji i siedem talibów. Wykonany tekst, niezacieniony na korzyść koalicji albo zacieniony na korzyść talibów, obowiązuje do końca gry. Niektóre mogą obowiązywać od początku (2.1).',
    },
    '5.4': {
      title: 'Impet',
      text: 'Teksty wydarzeń oznaczone jako impet, zacienione, niezacienione lub oba, obowiązują do resetu w następnej rundzie propagandy (6.6) i działają jeszcze w tej rundzie. Naraz może obowiązywać dowolnie wiele.',
    },
    '5.5': {
      title: 'Darmowe operacje z wydarzeń',
      text: 'Niektóre wydarzenia pozwalają frakcji od razu wykonać operację lub czynność specjalną. Zwykle nic to nie kosztuje i nie wpływa na jej uprawnienie (3.1.2). Wszystkie inne warunki obowiązują, chyba że tekst je uchyla: darmowe przekupstwo nie kosztuje zasobów, ale darmowy przemyt nadal wymaga pola bez elementów koalicji.',
    },
    '6.0': {
      title: 'Runda propagandy',
      text: 'Rozegraj fazy w tej kolejności: zwycięstwa (6.1), zasobów (6.3), poparcia (6.4), rozmieszczenia (6.5), resetu (6.6).\n\nNigdy nie ma dwóch rund z rzędu: karta propagandy tuż po innej nie przynosi rundy. Jeśli jest to karta finałowa, gra kończy się od razu i decydują marginesy (7.3).',
    },
    '6.1': {
      title: 'Faza zwycięstwa',
      text: 'Jeśli jakaś frakcja spełnia swój warunek (7.2), gra się kończy i ustala się kolejność frakcji (7.1). W przeciwnym razie runda trwa dalej. Gracz z dwiema frakcjami musi spełnić warunki obu (1.5); o samotnym graczu przeciw frakcjom nieobsadzonym zob. 8.0.',
    },
    '6.2': {
      title: 'Faza zasobów (1. druk)',
      text: '1. druk nadaje fazie zasobów ten numer, ale jej części liczy od 6.3.1 do 6.3.4. Tutaj stoją pod 6.3.',
    },
    '6.3': {
      title: 'Faza zasobów',
      text: 'W tej kolejności: sabotaż (6.3.1), wpływy rządu (6.3.2), wpływy powstańców (6.3.3), spadek wsparcia za straty (6.3.4). Nikt nie przekracza 75 zasobów. W 1. druku ten nagłówek ma numer 6.2.',
    },
    '6.3.1': {
      title: 'Sabotaż',
      text: 'Umieść sabotaż na każdym LiKomie bez sabotażu, na którym partyzantów talibów jest więcej niż wszystkich innych elementów, także watażków, dopóki są żetony (3.3.4).',
    },
    '6.3.2': {
      title: 'Wpływy rządu',
      text: 'Rząd otrzymuje 12 zasobów minus Ekon wszystkich LiKomów z sabotażem, plus wsparcie.',
    },
    '6.3.3': {
      title: 'Wpływy powstańców',
      text: 'Talibowie otrzymują po 1 zasobie za każdą swoją bazę na mapie, wraz z tymi w Pakistanie. Watażkowie otrzymują po 1 za każdą swoją bazę i po 1 za każdego swojego partyzanta na LiKomach bez sabotażu.',
    },
    '6.3.4': {
      title: 'Straty a wsparcie',
      text: 'Za każdy element koalicji wśród strat, wojsko lub bazę, wsparcie spada o 3. Rząd dostał już wtedy swoje wsparcie za tę rundę (6.3.2).',
    },
    '6.4': {
      title: 'Faza poparcia',
      text: 'Najpierw frakcje COIN opłacają akcję obywatelską (6.4.1), potem talibowie szariat (6.4.2).',
    },
    '6.4.1': {
      title: 'Akcja obywatelska',
      text: 'Najpierw koalicja, potem rząd wydają tyle zasobów rządu, ile chcą, w prowincjach i w Kabulu, gdzie są kontrola COIN, wojsko i policja. O polu decyduje frakcja, która ma tam więcej wojska, przy równej liczbie koalicja. Każde 3 zasoby usuwają jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwają je o jeden poziom w kierunku poparcia.',
    },
    '6.4.2': {
      title: 'Szariat',
      text: 'Talibowie robią to samo na polach pod kontrolą talibów. Każdy zasób usuwa jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwa je o jeden poziom w kierunku opozycji.',
    },
    '6.5': {
      title: 'Faza rozmieszczenia',
      text: 'Kostki rządowe dezerterują (6.5.1), potem przenoszą się, na dowolną odległość, wojsko (6.5.2), policja (6.5.3) i partyzanci talibów (6.5.4). Watażkowie i wszystkie bazy zostają. Kontrola pozostaje taka jak na początku fazy, a na jej końcu ustala się ją na nowo (6.5.5).',
    },
    '6.5.1': {
      title: 'Dezercja',
      text: 'Na każdym polu, także na LiKomach, rząd usuwa jedną na trzy swoje kostki, zaokrąglając w dół, i wybiera które. Gdzie są tylko dwie kostki, nie ubywa żadna.',
    },
    '6.5.2': {
      title: 'Wojsko',
      text: 'Dotyczy to wojska na LiKomach i w prowincjach bez bazy COIN. Najpierw koalicja może przenieść dowolną część swojego, potem rząd musi przenieść całe swoje: na pola pod kontrolą COIN z bazą COIN albo do Kabulu. Wystarczy baza którejkolwiek frakcji COIN, a Kabul jest możliwy zawsze.',
    },
    '6.5.3': {
      title: 'Policja',
      text: 'Rząd może przenieść dowolną policję na dowolne LiKomy lub na pola pod kontrolą COIN.',
    },
    '6.5.4': {
      title: 'Partyzanci talibów',
      text: 'Partyzanci talibów na LiKomach i w prowincjach bez bazy talibów muszą przejść na pola pod kontrolą talibów z bazą talibów albo na pola Waziristan i Northwest Frontier, pasztuńskie pola Pakistanu. Ci w Kabulu zostają; ci na dwóch wymienionych polach mogą zostać.',
    },
    '6.5.5': {
      title: 'Kontrola po rozmieszczeniu',
      text: 'Po przeniesieniu wszystkich elementów kontrolę ustala się na nowo (1.7).',
    },
    '6.5.6': {
      title: 'Koniec gry',
      text: 'W finałowej rundzie (2.4.1) gra kończy się w tym miejscu i decydują marginesy (7.3). Resetu nie ma.',
    },
    '6.6': {
      title: 'Faza resetu',
      text: 'W tej kolejności:\n\n• Straty: wszystkie bazy i połowa wojska, zaokrąglając w dół, trafiają poza grę; pozostałe wojsko staje się dostępne.\n• Islamabad: jeśli jest usztywniony, przestaje taki być; jeśli nie, przesuń go o jedno pole w kierunku przychylności (6.6.1).\n• Wszystkie frakcje stają się uprawnione.\n• Usuń wszystkie żetony terroru i sabotażu.\n• Wydarzenia impetu się kończą (5.4).\n• Wszyscy partyzanci stają się ukryci, ale nie ci w Pakistanie przy wrogości (6.6.1).\n• Rozegraj następną kartę (2.3.7).',
    },
    '6.6.1': {
      title: 'Islamabad',
      text: 'Tor pokazuje postawę Pakistanu:\n\n• Wrogość: talibowie nie mogą przeprowadzić zgrupowania w Pakistanie; ich partyzanci są tam zawsze aktywni.\n• Nacisk: talibowie nie mogą przeprowadzić zgrupowania w Pakistanie.\n• Tolerancja: bez efektu.\n• Przychylność: zgrupowanie talibów w Pakistanie oraz przemarsz na jego pola lub z nich nic nie kosztują.\n• Sponsorowanie: jak przychylność, a ograniczona operacja talibów może objąć kilka pól, bez czynności specjalnej.\n\nIslamabad przesuwają wydarzenia; atak z powietrza, który obejmuje Pakistan, przesuwa go o jedno pole w kierunku sponsorowania (4.2.3), każdy reset o jedno pole w kierunku przychylności (6.6). Przesunięcie poza koniec toru sprawia zamiast tego, że żeton staje się usztywniony: następny reset go wtedy nie przesuwa, a tylko kończy ten stan. Inne przesunięcia działają na usztywniony żeton jak zwykle.',
    },
    '7.0': {
      title: 'Zwycięstwo',
      text: 'Każda frakcja ma własny warunek (7.2). Sprawdza się go na początku każdej rundy propagandy; po finałowej rundzie decydują marginesy (7.3).',
    },
    '7.1': {
      title: 'Kolejność i remisy',
      text: 'Frakcja z najwyższym marginesem (7.3) jest pierwsza, i tak dalej. Remisy wygrywają najpierw frakcje nieobsadzone, potem watażkowie, rząd, talibowie, a na końcu koalicja. Jeśli przy sprawdzaniu zwycięstwa warunek spełni frakcja nieobsadzona, wszyscy gracze przegrywają na równi. O miejscu gracza z dwiema frakcjami decyduje niższy margines (1.5).',
    },
    '7.2': {
      title: 'Warunki zwycięstwa',
      text: 'Sprawdza się je na początku każdej rundy propagandy (6.1), według sum z 1.9:\n\n• Koalicja: populacja z poparciem plus dostępne elementy koalicji powyżej 30.\n• Rząd: populacja pod kontrolą COIN plus patronat powyżej 35.\n• Talibowie: populacja z opozycją plus bazy talibów powyżej 20.\n• Watażkowie: afgańska populacja bez kontroli powyżej 15 i więcej niż 40 zasobów.',
    },
    '7.3': {
      title: 'Marginesy po finałowej rundzie',
      text: 'Jeśli żadne sprawdzenie nie zakończyło gry, wygrywa najwyższy margines:\n\n• Koalicja: populacja z poparciem plus dostępne elementy koalicji, minus 30.\n• Rząd: populacja pod kontrolą COIN plus patronat, minus 35.\n• Talibowie: populacja z opozycją plus bazy talibów, minus 20.\n• Watażkowie: afgańska populacja bez kontroli minus 15 albo zasoby minus 40, zależnie od tego, co jest niższe.\n\nMargines powyżej 0 oznacza, że warunek jest spełniony.\n\nZmyłka, opcja dla trzech lub czterech graczy: każdy dobiera na początku 2 z 12 żetonów i trzyma je w tajemnicy. Pusta groźba nic nie robi; ukryty zamiar dodaje na stałe 1 do marginesu; ukryty atut zmienia ograniczoną operację (2.3.5) w pełną operację z czynnością specjalną. Można je odkryć w każdej chwili; 2. druk: tylko przy użyciu, pustą groźbę na końcu gry.',
    },
    '8.0': {
      title: 'Frakcje nieobsadzone',
      text: 'Frakcje nieobsadzone działają według własnych diagramów; część „Frakcje nieobsadzone” zawiera wszystkie ich wiersze. Samotny gracz, koalicja lub talibowie, nigdy nie wygrywa przy sprawdzaniu (6.1): gra kończy się wtedy przegraną, jeśli inna frakcja ma wyższy margines (2. druk: nie w pierwszej rundzie). By wygrać, gracz potrzebuje najwyższego marginesu po finałowej rundzie (7.3).',
    },
    '8.1': {
      title: 'Kolejka frakcji nieobsadzonej',
      text: 'Według swojego diagramu frakcja nieobsadzona wykonuje wydarzenie lub operację albo rezygnuje; jej operacje nigdy nie są ograniczone i nie wiąże jej ostatnia karta wydarzenia przed finałową rundą (2.3.8). Z opcją Arponena gracze mają na ostatniej karcie wydarzenia przed każdą kartą propagandy tylko ograniczone operacje, bez przeszukiwania i przemarszu.',
    },
    '8.1.2': {
      title: 'Zasady frakcji nieobsadzonej',
      text: 'Frakcja nieobsadzona przyjmuje, co jej dają (1.5.1), i niczego nie oddaje; nigdy nie zdejmuje własnych elementów z mapy, by je umieścić na nowo (1.4.1).',
    },
    '8.5': {
      title: 'Zwycięstwo z frakcjami nieobsadzonymi Arponena',
      text: 'Od drugiej rundy propagandy gra kończy się przy sprawdzaniu wtedy i tylko wtedy, gdy frakcja nieobsadzona spełnia swój warunek, cokolwiek mają gracze (6.1). W przeciwnym razie wygrywa najwyższy margines po finałowej rundzie; remisy rozstrzyga się na korzyść frakcji nieobsadzonych, potem watażków, talibów, rządu, koalicji.',
    },
    '8.9': {
      title: 'Zwycięstwo 1 gracza',
      text: 'Gra kończy się przy sprawdzaniu przegraną, jeśli inna frakcja ma wyższy margines (2. druk: nie w pierwszej rundzie). Po finałowej rundzie przewaga od 1 do 5 nad najlepszą frakcją nieobsadzoną to pat, 6 lub więcej to pełny sukces; bez przewagi Afganistan należy do tej frakcji.',
    },
  },
  glossary: {
    active: {
      term: 'Aktywny',
      text: 'O partyzancie: widoczny, więc szturm i atak z powietrza mogą go trafić. Aktywują go przeszukiwanie, patrol, zauważony przemarsz lub własne czyny.',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Sąsiedni',
      text: 'Leżący obok: pola, które się stykają lub które rozdziela tylko LiKom (prowincje) albo miasteczko.',
      rule: '1.3.6',
    },
    aid: {
      term: 'Wsparcie',
      text: 'Pomoc z zagranicy, od 0 do 75. W rundach propagandy zwiększa zasoby rządu. Rządzenie zamienia je na patronat, straty je obniżają.',
      rule: '1.8',
    },
    available: {
      term: 'Dostępny',
      text: 'Leżący obok mapy i gotowy do umieszczenia. Usunięte elementy stają się znów dostępne, poza elementami koalicji utraconymi w ataku.',
      rule: '1.4.1',
    },
    base: {
      term: 'Baza',
      text: 'Element dowolnej frakcji, który prawie nigdy się nie rusza. Pomaga w zgrupowaniu lub szkoleniu, przynosi powstańcom zasoby, a talibom liczy się do zwycięstwa. Najwyżej 2 w prowincji lub w Kabulu.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bazy ostatnie',
      text: 'Bazę usuwa się dopiero wtedy, gdy nie ma już elementów, które ją chronią: partyzantów jej frakcji albo kostek.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Możliwość',
      text: 'Wydarzenie, którego wykonany tekst pomaga koalicji lub talibom albo im przeszkadza do końca gry.',
      rule: '5.3',
    },
    casualties: {
      term: 'Straty',
      text: 'Elementy koalicji usunięte przez atak lub zasadzkę. Każdy kosztuje w fazie zasobów 3 wsparcia; przy resecie część opuszcza grę.',
      rule: '3.3.3',
    },
    city: {
      term: 'Miasto',
      text: 'Tylko Kabul. Policja może tam walczyć.',
      rule: '1.3.3',
    },
    'civic-action': {
      term: 'Akcja obywatelska',
      text: 'Frakcje COIN kupują poparcie po 3 zasoby rządu za krok: w fazie poparcia tam, gdzie są kontrola COIN, wojsko i policja, albo podczas szkolenia przy samej kontroli COIN.',
      rule: '6.4.1',
    },
    coin: {
      term: 'COIN',
      text: 'Walka z powstaniem (ang. counterinsurgency): koalicja i rząd oraz ich operacje.',
      rule: '1.5',
    },
    control: {
      term: 'Kontrola',
      text: 'Przewaga w prowincji lub w Kabulu: więcej elementów niż wszyscy inni razem. Mają ją dwie frakcje COIN wspólnie albo talibowie.',
      rule: '1.7',
    },
    cube: {
      term: 'Kostka',
      text: 'Element wojska lub policji.',
      rule: '1.4',
    },
    deception: {
      term: 'Zmyłka',
      text: 'Tajne żetony z opcji, które zacierają to, jak blisko zwycięstwa jest gracz.',
      rule: '7.3',
    },
    desertion: {
      term: 'Dezercja',
      text: 'Utrata jednej na trzy kostki rządowe na każdym polu na początku fazy rozmieszczenia.',
      rule: '6.5.1',
    },
    'dual-use': {
      term: 'Podwójne użycie',
      text: 'Wydarzenie z dwoma tekstami, niezacienionym i zacienionym, z których wybiera się jeden.',
      rule: '5.2',
    },
    econ: {
      term: 'Ekon',
      text: 'Wartość ekonomiczna LiKomu, od 1 do 4: tyle zarabia na nim rząd w rundzie propagandy, a talibowie przez wymuszenie, jeśli nie ma tam sabotażu.',
      rule: '1.3.4',
    },
    eligible: {
      term: 'Uprawniona',
      text: 'Frakcja, która może działać na bieżącej karcie. Frakcja, która działa na jednej karcie, jest nieuprawniona na następnej.',
      rule: '2.3.1',
    },
    enemy: {
      term: 'Wróg',
      text: 'Dla talibów i watażków każda inna frakcja; dla koalicji i rządu obie frakcje powstańcze.',
      rule: '1.5',
    },
    event: {
      term: 'Wydarzenie',
      text: 'To, co się dzieje według tekstu karty. Jedna frakcja może je wykonać zamiast operacji.',
      rule: '5.1',
    },
    'executing-faction': {
      term: 'Wykonująca frakcja',
      text: 'Frakcja, która wykonuje operację, czynność specjalną lub wydarzenie. To ona dokonuje wyborów.',
      rule: '5.1',
    },
    'final-event-card': {
      term: 'Ostatnia karta wydarzenia',
      text: 'Ostatnia karta wydarzenia przed finałową kartą propagandy: tylko ograniczone operacje, bez przeszukiwania i przemarszu.',
      rule: '2.3.8',
    },
    free: {
      term: 'Darmowa',
      text: 'O operacji lub czynności specjalnej: nie kosztuje zasobów. Inne warunki obowiązują.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Partyzant',
      text: 'Ruchomy element frakcji powstańczej, ukryty lub aktywny.',
      rule: '1.4',
    },
    hard: {
      term: 'Usztywniony',
      text: 'Stan żetonu Islamabadu po przesunięciu poza koniec toru: następny reset go nie przesuwa.',
      rule: '6.6.1',
    },
    insurgent: {
      term: 'Powstańcy',
      text: 'Talibowie i watażkowie.',
      rule: '1.5',
    },
    islamabad: {
      term: 'Islamabad',
      text: 'Tor postawy Pakistanu wobec talibów: wrogość, nacisk, tolerancja, przychylność, sponsorowanie.',
      rule: '6.6.1',
    },
    'limited-operation': {
      term: 'Ograniczona operacja',
      text: 'Operacja na jednym polu, bez czynności specjalnej. Skrót: OgOp (ang. LimOp).',
      rule: '2.3.5',
    },
    loc: {
      term: 'LiKom (linia komunikacyjna)',
      text: 'Linia komunikacyjna (ang. LoC): droga. Jest polem, ale nie ma populacji, baz ani kontroli.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margines',
      text: 'O ile frakcja przekroczyła swój warunek zwycięstwa (powyżej 0) lub ile jej do niego brakuje. Inaczej: margines zwycięstwa.',
      rule: '7.3',
    },
    momentum: {
      term: 'Impet',
      text: 'Efekt wydarzenia, który obowiązuje do następnego resetu.',
      rule: '5.4',
    },
    neutral: {
      term: 'Neutralny',
      text: 'Bez poparcia i bez opozycji. LiKomy, prowincje bez populacji i Pakistan są takie zawsze.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Frakcja nieobsadzona',
      text: 'Frakcja, której nikt nie prowadzi; działa według własnych priorytetów.',
      rule: '8.0',
    },
    operation: {
      term: 'Operacja',
      text: 'Główne działanie frakcji w jej turze: jeden z czterech rodzajów dla frakcji COIN, cztery inne dla powstańców.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opozycja',
      text: 'Ludność pola jest przeciw rządowi. Chcą tego talibowie.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Poza grą',
      text: 'O elementach: usunięte z gry, na przykład straty przy resecie, i niedostępne.',
      rule: '6.6',
    },
    pakistan: {
      term: 'Pakistan',
      text: 'Trzy prowincje, w których mogą być tylko elementy talibów: Balochistan, Waziristan i Northwest Frontier.',
      rule: '1.3.5',
    },
    pashtun: {
      term: 'Pasztuński',
      text: 'O prowincji lub Kabulu: mieszkają tam Pasztuni. Zgrupowanie i przemarsz przychodzą tam talibom łatwiej, a watażkom trudniej.',
      rule: '1.3.2',
    },
    pass: {
      term: 'Rezygnacja',
      text: 'Brak działania na karcie bez utraty uprawnienia: 1 zasób dla talibów lub watażków; za frakcję COIN 3 dla rządu.',
      rule: '2.3.3',
    },
    patronage: {
      term: 'Patronat',
      text: 'Względy, którymi rozporządza rząd, od 0 do 40. Liczą się do jego zwycięstwa.',
      rule: '1.8',
    },
    piece: {
      term: 'Elementy',
      text: 'Wojsko, policja, partyzanci i bazy. Żetony, w tym +1 Pop, nie są elementami.',
      rule: '1.4',
    },
    population: {
      term: 'Populacja',
      text: 'Ilu ludzi mieszka w prowincji lub w Kabulu, w milionach. Od niej zależy waga poparcia, opozycji i kontroli.',
      rule: '1.9',
    },
    'propaganda-card': {
      term: 'Karta propagandy',
      text: 'Jedna z czterech do sześciu kart, które przynoszą rundę propagandy, ze sprawdzaniem zwycięstwa i dochodami.',
      rule: '2.4',
    },
    province: {
      term: 'Prowincja',
      text: 'Pole na terenach wiejskich: góry, równiny lub Pakistan, o populacji od 0 do 2.',
      rule: '1.3.2',
    },
    redeploy: {
      term: 'Rozmieszczenie',
      text: 'Faza rundy propagandy, w której wojsko, policja i partyzanci talibów przechodzą na bezpieczne pola.',
      rule: '6.5',
    },
    replace: {
      term: 'Zamiana',
      text: 'Zdejmij element i umieść na jego polu inny z dostępnych. Jeśli brak dostępnych, tylko się go usuwa.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Zasoby',
      text: 'To, czym płaci frakcja, od 0 do 75. Koalicja wydaje zasoby rządu.',
      rule: '1.8',
    },
    returnees: {
      term: 'Powracający',
      text: 'Żeton +1 Pop, który na stałe zwiększa populację pola o 1. Jest ich 6.',
      rule: '4.3.1',
    },
    sabotage: {
      term: 'Sabotaż',
      text: 'Żeton na LiKomie, który nic wtedy nie przynosi i zatrzymuje patrol, przeszukiwanie i transport.',
      rule: '3.3.4',
    },
    sharia: {
      term: 'Szariat',
      text: 'Talibowie kupują opozycję po 1 zasobie za krok: w fazie poparcia tam, gdzie mają kontrolę, albo podczas zgrupowania przy bazie.',
      rule: '6.4.2',
    },
    shift: {
      term: 'Przesunięcie poziomu',
      text: 'Zmiana poziomu pola na skali: poparcie, neutralny, opozycja; przesuwa się też Islamabad na swoim torze.',
      rule: '1.6.1',
    },
    'special-activity': {
      term: 'Czynność specjalna',
      text: 'To, co frakcja może dodać do swojej operacji, jeden rodzaj naraz.',
      rule: '4.1',
    },
    stacking: {
      term: 'Pojemność pól',
      text: 'Ograniczenia dotyczące elementów na polu: 2 bazy, w Pakistanie tylko talibowie.',
      rule: '1.4.2',
    },
    support: {
      term: 'Poparcie',
      text: 'Ludność pola jest za rządem. Chce tego koalicja.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'Operacja powstańców, która zastrasza ludność, i jej żeton, który trzeba usunąć za zasoby, zanim akcja obywatelska lub szariat przesunie pole.',
      rule: '3.3.4',
    },
    town: {
      term: 'Miasteczko',
      text: 'Znak na mapie, przy którym kończą się LiKomy, nie pole. To, co rozdziela, sąsiaduje ze sobą.',
      rule: '1.3.6',
    },
    transfer: {
      term: 'Transfer',
      text: 'Zasoby (albo patronat zamieniony na zasoby watażków) dane innej frakcji na mocy umowy.',
      rule: '1.5.1',
    },
    uncontrolled: {
      term: 'Bez kontroli',
      text: 'Ani pod kontrolą COIN, ani talibów. Takiej populacji chcą watażkowie.',
      rule: '1.7',
    },
    underground: {
      term: 'Ukryty',
      text: 'O partyzancie: niewidoczny. Szturm i atak z powietrza nie mogą go trafić, a on może użyć terroru, wymuszenia, infiltracji lub zasadzki.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Niezacieniony i zacieniony',
      text: 'Dwa teksty wydarzenia podwójnego użycia. Pierwszy często pomaga frakcjom COIN, drugi ich wrogom.',
      rule: '5.2',
    },
  },
}

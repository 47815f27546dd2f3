import type { GlossaryEntry, RuleText } from '@coinflict/kernel/display'
import type { english } from './en.ts'

/** Polish. Game terms are written small; names of spaces are not inflected. */
export const polish: {
  readonly rules: Readonly<Record<keyof typeof english.rules, RuleText>>
  readonly glossary: Readonly<Record<keyof typeof english.glossary, GlossaryEntry>>
} = {
  rules: {
    '1.0': {
      title: 'Wprowadzenie',
      text: 'Od jednego do czterech graczy walczy o Kolumbię lat 90. i początku XXI wieku. Rząd stoi naprzeciw trzech frakcji powstańczych: FARC, AUC i karteli. Każda frakcja ma własny cel (7.2).\n\nTo streszczenie opisuje 1. wydanie (2012). Tam, gdzie w 2. wydaniu (2018) gra się inaczej, tekst mówi „2. wydanie”. Numery są takie jak w 2. wydaniu; od wydania zależy też treść dziewięciu kart wydarzeń.',
    },
    '1.1': {
      title: 'Przebieg gry',
      text: 'Nikt nie ma kart na ręce. Odkrywa się je po jednej, a następną już widać. Na karcie wydarzenia działają najwyżej dwie frakcje: wykonują wydarzenie albo operację (2.3). Kto działa, opuszcza następną kartę (2.3.7). Co jakiś czas pojawia się karta propagandy: sprawdza się zwycięstwo, przychodzą dochody, a rząd i FARC zjednują sobie ludność (6.0).',
    },
    '1.2': {
      title: 'Zawartość gry',
      text: 'Mapa, 76 kart (72 wydarzenia, 4 karty propagandy), 153 elementy (1.4.1), żetony, kości i po dwa cylindry każdej frakcji: jeden do zasobów (1.7), drugi do uprawnienia (2.3.1). Liczba elementów, dostaw (4.5.3) oraz żetonów terroru i sabotażu (3.3.4) jest ograniczona; liczba innych żetonów nie.',
    },
    '1.3': {
      title: 'Mapa',
      text: 'Kolumbia ma 16 departamentów (1.3.2), 11 miast (1.3.3) i 18 linii komunikacyjnych (1.3.4). Widać też części pięciu sąsiednich krajów (1.3.5).',
    },
    '1.3.1': {
      title: 'Pola',
      text: 'Pola to departamenty, miasta i linie komunikacyjne (LiKomy). Na wszystkich mogą być elementy, ale na LiKomach nigdy bazy (1.4.2).',
    },
    '1.3.2': {
      title: 'Departamenty',
      text: 'Departamenty to tereny wiejskie o populacji 0, 1 lub 2. Populacja liczy się do poparcia i opozycji (1.6.3) oraz przy zgrupowaniu (3.3.1); departament bez populacji jest zawsze neutralny.\n\n• Las: przeszukiwanie wykrywa o połowę mniej partyzantów (3.2.3).\n• Góry: szturm ma tylko połowę siły (3.2.4).\n• Równiny: żadnych utrudnień.',
    },
    '1.3.3': {
      title: 'Miasta',
      text: 'Miasta mają populację od 1 do 8, w milionach; Bogotá ma 8. Szkolenie wprowadza kostki do dowolnego miasta (3.2.1), a policja też tam walczy (3.2.4). Ataki z powietrza (4.2.2) i opryski (4.2.3) nie sięgają miast.',
    },
    '1.3.4': {
      title: 'LiKomy (linie komunikacyjne)',
      text: 'LiKomy (ang. LoC) to drogi lub rurociągi. Każdy ma wartość ekonomiczną (Ekon) od 1 do 3, razem 30. W rundzie propagandy rząd zarabia Ekon każdego LiKomu bez sabotażu (6.3.1). LiKomy nie mają populacji, poparcia ani opozycji, nikt ich też nie kontroluje. Niektóre wydarzenia mówią tylko o rurociągach.',
    },
    '1.3.5': {
      title: 'Inne kraje',
      text: 'Brazylia, Peru i Wenezuela nigdy nie są polami. Ekwador (Ecuador) i Panama (Panamá) stają się polami do końca gry, gdy ktoś wykona zacieniony tekst karty Sucumbíos lub Darién. Są wtedy departamentami bez populacji:\n\n• Ecuador mieści najwyżej 2 elementy każdej frakcji.\n• Panamá to las, w którym przeszukiwanie nikogo nie wykrywa (3.2.3).\n\nDla wydarzeń: departament Guainía graniczy z Wenezuelą, departament Vaupés nie.',
    },
    '1.3.6': {
      title: 'Pola sąsiednie',
      text: 'Dwa pola sąsiadują ze sobą, jeśli\n\n• stykają się lub\n• są departamentami, które rozdziela tylko LiKom, lub\n• są LiKomami albo departamentami, które rozdziela tylko miasteczko.\n\nMiasteczka nie są polami. Wszystkie cztery departamenty i cztery LiKomy wokół miasteczka Ayacucho sąsiadują ze sobą. Miasto nie łączy swoich sąsiadów: dwa LiKomy, które spotykają się w mieście, nie sąsiadują ze sobą.',
    },
    '1.3.7': {
      title: 'Wybrzeża',
      text: 'Pola nad morzem leżą na wybrzeżu. Ma to znaczenie tylko dla wydarzenia Narco-Subs. Departament Atlántico też się liczy, podobnie Ecuador i Panamá, gdy są już polami (1.3.5).',
    },
    '1.4': {
      title: 'Elementy',
      text: 'Rząd ma wojsko (ciemnoniebieskie) i policję (jasnoniebieską), razem zwane kostkami. Powstańcy mają partyzantów. Każda frakcja ma bazy. Wszystko to są elementy; żetony, takie jak terror, sabotaż i dostawy, nimi nie są.',
    },
    '1.4.1': {
      title: 'Elementy dostępne i usuwanie',
      text: 'W grze jest 30 kostek wojska, 30 kostek policji i 3 bazy rządowe; 30 partyzantów i 9 baz FARC; 18 partyzantów i 6 baz AUC; 12 partyzantów i 15 baz karteli. Co nie stoi na mapie, jest dostępne, i tylko takie elementy się umieszcza. Jeśli brak dostępnych, nic się nie umieszcza, a element, który miał być zamieniony, po prostu się usuwa.\n\nGracz, który coś wykonuje, może zdejmować z mapy własne elementy, na przykład by umieścić je znów jako ukryte. Dotyczy to także frakcji, której działać pozwala wydarzenie; 2. wydanie: tylko frakcji, która ma właśnie kolej na karcie.\n\nTy wybierasz, w które wrogie frakcje uderzasz. Ale w wybraną uderzasz z pełną siłą: usuń lub aktywuj tyle jej elementów, na ile ta siła pozwala.',
    },
    '1.4.2': {
      title: 'Pojemność pól',
      text: 'Miasto lub departament mieści najwyżej 2 bazy, licząc razem bazy wszystkich frakcji. Na LiKomach baz nie ma. Elementy rządowe nie mogą być w strefie FARC (6.4.4), a Ecuador mieści najwyżej 2 elementy każdej frakcji (1.3.5). Poza tym na polu może być dowolnie wiele kostek i partyzantów. Co by się nie zmieściło, tego się nie umieszcza ani nie przesuwa, cokolwiek mówi operacja lub wydarzenie.',
    },
    '1.4.3': {
      title: 'Ukryci i aktywni',
      text: 'Partyzant jest ukryty albo aktywny (widoczny). Nowi partyzanci są zawsze ukryci. Kostki i bazy są zawsze aktywne.\n\nSzturm i atak z powietrza trafiają tylko aktywnych partyzantów (3.2.4, 4.2.2). Terror, wymuszenie i zasadzka wymagają ukrytego (3.3.4, 4.3.1, 4.3.2). Gdy tekst każe po prostu aktywować partyzanta, wystarczy i taki, który już jest aktywny.',
    },
    '1.5': {
      title: 'Gracze i frakcje',
      text: 'Frakcje to rząd (niebieski), FARC (czerwona), AUC (żółta) i kartele (zielone). Każda jest wrogiem wszystkich pozostałych. Gdy graczy jest mniej niż czterech, pozostałe frakcje są nieobsadzone (8.0); w ramach opcji gracze dzielą je między siebie (1.5.1). 2. wydanie: podział jest regułą, a frakcje nieobsadzone są opcją.',
    },
    '1.5.1': {
      title: 'Wolne frakcje; negocjacje (1. wydanie)',
      text: 'Wolne frakcje. Przy trzech graczach AUC prowadzi także kartele. Przy dwóch graczach rząd prowadzi AUC, a FARC prowadzi kartele. Graczowi z dwiema frakcjami liczy się niższy margines (7.3), a przy sprawdzaniu zwycięstwa kończy on grę tylko wtedy, gdy obie spełniają swoje warunki (6.1). Te dwie frakcje nie mogą sobie nic przekazywać.\n\nNegocjacje (2. wydanie: zob. 1.5.2). Gracze mogą umawiać się na wszystko, na co pozwalają zasady, jawnie; nic ich nie wiąże. Zasoby można przekazać, gdy dający lub biorący wykonuje operację, czynność specjalną lub wydarzenie. Można je też dać frakcji, która ma właśnie wybrać działanie; nie może ona wtedy zrezygnować. Dostawy można przekazać w każdej chwili, partyzantowi na tym samym polu (4.5.3).',
    },
    '1.5.2': {
      title: 'Negocjacje (2. wydanie)',
      text: '2. wydanie: gracze mogą zawierać dowolne umowy w ramach zasad, jawnie, a żadna nie wiąże. Przekazać można tylko zasoby (1.7) i dostawy (4.5.3), i tylko wtedy, gdy dający lub biorący wykonuje operację lub wydarzenie w swojej turze na karcie. Zasoby można też dać frakcji, która ma właśnie wybrać działanie; nie może ona wtedy zrezygnować. O 1. wydaniu zob. 1.5.1.',
    },
    '1.6': {
      title: 'Poparcie i opozycja',
      text: 'Ludność pola może być za rządem (poparcie) lub przeciw niemu (opozycja). Jedno i drugie decyduje o zwycięstwie (7.2) i ogranicza to, gdzie FARC i AUC mogą przeprowadzić zgrupowanie (3.3.1).',
    },
    '1.6.1': {
      title: 'Pięć poziomów',
      text: 'Każde miasto i każdy departament z populacją ma jeden z pięciu poziomów: aktywne poparcie, bierne poparcie, neutralny, bierna opozycja, aktywna opozycja. Poziom przesuwa się po tej skali krok po kroku: od biernego poparcia w kierunku opozycji pierwszym krokiem jest poziom neutralny.',
    },
    '1.6.2': {
      title: 'Żetony poparcia i opozycji',
      text: 'Poziom pola pokazuje leżący na nim żeton; brak żetonu oznacza poziom neutralny. Poziomy aktywne liczą się podwójnie (1.6.3). LiKomy i departamenty bez populacji są zawsze neutralne.',
    },
    '1.6.3': {
      title: 'Suma poparcia i suma opozycji',
      text: 'Dodaj ze wszystkich pól:\n\n• Suma poparcia: populacja z biernym poparciem plus dwukrotność populacji z aktywnym poparciem.\n• Suma opozycji: populacja z bierną opozycją plus dwukrotność populacji z aktywną opozycją.\n• Opozycja + bazy: suma opozycji plus bazy FARC na mapie.\n\nRząd potrzebuje pierwszej wartości, FARC ostatniej (7.2).',
    },
    '1.7': {
      title: 'Zasoby i wsparcie',
      text: 'Każda frakcja ma od 0 do 99 zasobów. Płaci się nimi za operacje (3.1), akcję obywatelską (6.4.1), agitację (6.4.2) i korupcję (4.5.4).\n\nWsparcie, od 0 do 29, to pomoc dla rządu z zagranicy. Nie wydaje się go: jego poziom dodają do zasobów rządu rundy propagandy, ale nie za Sampera (6.3.1), i niektóre wydarzenia. Co przekracza te granice, przepada.',
    },
    '1.8': {
      title: 'Kontrola',
      text: 'Rząd kontroluje miasto lub departament, w którym ma więcej elementów, wraz z bazami, niż wszystkie inne frakcje razem. To samo dotyczy FARC. AUC i kartele nigdy nie kontrolują pól, a LiKomów nie kontroluje nikt.\n\n1. wydanie: kontrolę ustala się raz, w fazie kontroli (6.2), i obowiązuje ona do resetu (6.6). W innych chwilach tylko szkolenie (3.2.1), wymuszenie (4.3.1) i nowa strefa FARC (6.4.4) liczą elementy według bieżącego stanu. 2. wydanie: kontrola jest zawsze bieżąca i nie zmienia się tylko w fazie rozmieszczenia (6.5).',
    },
    '2.0': {
      title: 'Sekwencja gry',
      text: 'Karty rozgrywa się jedną po drugiej. Na karcie wydarzenia działają najwyżej dwie frakcje (2.3). Karta propagandy przynosi rundę propagandy (2.4).',
    },
    '2.1': {
      title: 'Przygotowanie gry',
      text: 'Potasuj 72 wydarzenia, odłóż 12 bez oglądania, a resztę podziel na cztery stosy po 15. Do każdego stosu wtasuj kartę propagandy i połóż stosy jeden na drugim. Wszystkie frakcje są uprawnione; wszyscy partyzanci zaczynają jako ukryci.\n\n• Standardowy: rząd 40 zasobów, pozostali po 10; wsparcie 9; prezydentem jest Samper.\n• Krótki: tak samo, ale trzecia karta propagandy jest finałowa (2.4.1).\n• Szybki: od roku 2000, cztery stosy po 6 wydarzeń z kartą propagandy w drugim i czwartym. Rząd 30 zasobów, FARC 10, AUC 5, kartele 20; wsparcie 9; prezydentem jest Pastrana, a departament Meta West jest strefą FARC. W pierwszej rundzie nie sprawdza się zwycięstwa (6.1).\n• Otwarte rozstawienie: żetony jak w standardowym, ale kartele, AUC, FARC i rząd, w tej kolejności, same rozstawiają swoje siły początkowe. FARC zaczyna w departamentach; rząd w miastach i w departamentach bez baz FARC; co najmniej 4 bazy karteli stoją w departamentach z populacją.\n\n2. wydanie, opcja: karty propagandy wtasowuje się tylko między ostatnie 5 wydarzeń ich stosów.',
    },
    '2.2': {
      title: 'Początek',
      text: 'Odkryj pierwszą kartę i rozegraj ją; następna też leży odkryta. Wszyscy widzą więc zawsze jedną kartę naprzód, wszystkie zagrane karty i to, ile ich zostało.\n\nOpcja 1. wydania „bez odkrywania”: następna karta pozostaje zakryta, a zasada ostatniej karty wydarzenia (2.3.9) nie obowiązuje.',
    },
    '2.3': {
      title: 'Karta wydarzenia',
      text: 'Najwyżej dwie uprawnione frakcje wykonują operację lub wydarzenie, w kolejności symboli na karcie (2.3.2). Każda uprawniona frakcja może zamiast tego zrezygnować, gdy przyjdzie jej kolej (2.3.3). Frakcje nieuprawnione nic nie robią.',
    },
    '2.3.1': {
      title: 'Uprawnienie',
      text: 'Frakcja jest uprawniona, chyba że na poprzedniej karcie wykonała operację lub wydarzenie. Na początku gry i po każdej rundzie propagandy (6.6) uprawnione są wszystkie. Niektóre wydarzenia zmieniają uprawnienie.\n\nOpcje 1. wydania:\n\n• A: kolejność frakcji podaje następna karta wydarzenia w talii; jeśli żadnej już nie ma, pierwsze zagrane wydarzenie. Nie łączy się z opcją „bez odkrywania” (2.2).\n• B: jak A, a działanie nikomu nie odbiera uprawnienia; robią to tylko wydarzenia.',
    },
    '2.3.2': {
      title: 'Kolejność frakcji',
      text: 'Czytaj symbole u góry karty od lewej do prawej i pomijaj frakcje nieuprawnione. Pierwsza z pozostałych to pierwsza uprawniona, kolejna to druga uprawniona. Szara cyfra 2 na karcie ma znaczenie tylko dla frakcji nieobsadzonych.',
    },
    '2.3.3': {
      title: 'Rezygnacja',
      text: 'Frakcja, która rezygnuje, bierze 1 zasób, rząd 3, i pozostaje uprawniona na następną kartę. Jej miejsce, jako pierwszej lub drugiej uprawnionej, zajmuje kolejna uprawniona frakcja po prawej, z tym samym wyborem. Zrezygnować może dowolnie wiele frakcji; po ostatniej karta się kończy.',
    },
    '2.3.4': {
      title: 'Co mogą uprawnione frakcje',
      text: 'Pierwsza uprawniona wybiera wydarzenie albo operację (3.0), do której może dodać czynność specjalną (4.0). Od tego zależy, co może druga uprawniona:\n\n• Pierwsza: sama operacja. Druga: ograniczona operacja (2.3.5).\n• Pierwsza: operacja z czynnością specjalną. Druga: ograniczona operacja albo wydarzenie.\n• Pierwsza: wydarzenie. Druga: operacja, na życzenie z czynnością specjalną.',
    },
    '2.3.5': {
      title: 'Ograniczona operacja',
      text: 'Ograniczona operacja odbywa się na jednym polu i nie ma czynności specjalnej. Patrol, przeszukiwanie i przemarsz mogą sprowadzić elementy z kilku pól, ale tylko na jedno pole docelowe. Kosztuje tyle co zwykle i liczy się jako operacja.',
    },
    '2.3.6': {
      title: 'Wysyłka',
      text: 'Frakcja gracza, która zapłaciła zasobami za swoją operację (także ograniczoną) i nie użyła czynności specjalnej, może usunąć jedną ze swoich dostaw (4.5.3): od razu wykonuje jeszcze jedną, darmową ograniczoną operację dowolnego rodzaju. Zamiast niej dostawę może oddać inna frakcja. Każda frakcja może tak zyskać tylko raz na kartę. Operacja, która nic nie kosztowała, na przykład przemarsz tylko na LiKomy, na to nie pozwala.',
    },
    '2.3.7': {
      title: 'Zmiana uprawnień',
      text: 'Gdy zadziałały już dwie frakcje albo nie ma już żadnej uprawnionej, karta się kończy. Frakcja, która wykonała operację (także ograniczoną) lub wydarzenie, jest na następnej karcie nieuprawniona; wszystkie inne są uprawnione. Wydarzenie może stanowić inaczej. Darmowa operacja dzięki cudzemu wydarzeniu się nie liczy (3.1.2).',
    },
    '2.3.8': {
      title: 'Następna karta',
      text: 'Teraz rozgrywa się kartę, która leżała odkryta, a następną się odkrywa. Dla karty wydarzenia obowiązuje 2.3, dla karty propagandy 2.4.',
    },
    '2.3.9': {
      title: 'Ostatnia karta wydarzenia',
      text: 'Na ostatniej karcie wydarzenia w grze, tej przed finałową kartą propagandy (2.4.1), operacje graczy są ograniczone (2.3.5), bez czynności specjalnych, i nie mogą być przeszukiwaniem ani przemarszem. Dotyczy to też operacji za dostawę (2.3.6). Wydarzenie można wykonać jak zwykle, a darmowych operacji, które daje, nic nie ogranicza.',
    },
    '2.4': {
      title: 'Karta propagandy',
      text: 'Karta propagandy przynosi rundę propagandy (6.0). Jeśli pojawia się tuż po innej karcie propagandy, drugiej rundy nie ma.',
    },
    '2.4.1': {
      title: 'Finałowa karta propagandy',
      text: 'Finałowa jest czwarta karta propagandy; w krótkiej grze trzecia, w scenariuszu szybkim druga. Jeśli przy sprawdzaniu zwycięstwa (6.1) nikt nie wygra, jej rundę rozgrywa się aż do wsparcia elit włącznie (6.4.5). Potem gra się kończy i decydują marginesy (7.3).',
    },
    '3.0': {
      title: 'Operacje',
      text: 'Operacje to działania frakcji za pomocą ich elementów. Rząd wybiera szkolenie, patrol, przeszukiwanie lub szturm (3.2); powstańcy wybierają zgrupowanie, przemarsz, atak lub terror (3.3).',
    },
    '3.1': {
      title: 'Operacje ogólnie',
      text: 'Wybierz jedną operację, potem jej pola, jedno po drugim, każde raz. Płacisz na bieżąco, zasobami, nigdy wsparciem. Tym, co po drodze przyniesie czynność specjalna, możesz zapłacić za kolejne pola (4.1).\n\nPole można wybrać tylko wtedy, gdy operacja może tam coś zrobić. Ty decydujesz o kolejności pól, o tym, w których wrogów uderzasz, i o tym, których własnych elementów używasz. Frakcję możesz oszczędzić, ale w wybraną uderzasz z pełną siłą (1.4.1).',
    },
    '3.1.1': {
      title: 'Piony',
      text: 'Przy stole wybrane pola można oznaczać pionami: czarnymi dla operacji, białymi dla czynności specjalnych (2. wydanie: odwrotnie). Nie ograniczają one liczby pól, które wybierasz.',
    },
    '3.1.2': {
      title: 'Darmowe operacje',
      text: 'Wydarzenie (5.5), wsparcie elit (6.4.5) lub dostawa (2.3.6) może dać darmową operację lub czynność specjalną. Nie płaci się za nią zasobami; wszystkie inne warunki obowiązują, chyba że wydarzenie stanowi inaczej. Działanie dzięki cudzemu wydarzeniu nie odbiera uprawnienia (2.3.7).',
    },
    '3.2': {
      title: 'Operacje COIN (antypowstańcze)',
      text: 'Rząd wybiera szkolenie (3.2.1), patrol (3.2.2), przeszukiwanie (3.2.3) lub szturm (3.2.4). Nigdy nie umieszcza elementów w strefie FARC ani ich tam nie przesuwa (6.4.4).',
    },
    '3.2.1': {
      title: 'Szkolenie',
      text: 'Miasta oraz departamenty z bazą rządową lub kostkami; nie strefy FARC. 3 zasoby za pole.\n\nW każdym wybranym mieście i w każdym wybranym departamencie z bazą rządową umieść do 6 kostek, wojsko i policję w dowolnej proporcji. Potem na najwyżej jednym wybranym polu zrób jedno z poniższych:\n\n• Zamień dowolne 3 kostki z tego pola na bazę rządową, w granicach pojemności (1.4.2).\n• Akcja obywatelska (6.4.1), jeśli na polu są wojsko, policja i więcej elementów rządowych niż wszystkich innych razem. Jej 3 zasoby za krok płaci się nawet wtedy, gdy szkolenie było darmowe.\n\nDopiero co umieszczone kostki liczą się w obu przypadkach.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: '3 zasoby łącznie.\n\n• Przesuń dowolne kostki, skądkolwiek, na sąsiednie LiKomy i do sąsiednich miast, a potem dalej po LiKomach i miastach tak daleko, jak chcesz. Kostka zatrzymuje się, gdy wejdzie na pole z partyzantami.\n• Potem na każdym LiKomie, nawet jeśli nikt się tam nie ruszył, za każdą kostkę na nim aktywuj jednego partyzanta.\n• Potem możesz przeprowadzić szturm na jednym LiKomie bez kosztu (3.2.4).\n\nW ograniczonej operacji wszystkie ruszające się kostki kończą ruch na jednym polu i tylko tam możesz przeprowadzić szturm; partyzantów aktywujesz nadal na każdym LiKomie.',
    },
    '3.2.3': {
      title: 'Przeszukiwanie',
      text: 'Miasta i departamenty, które nie są strefami FARC. 3 zasoby za pole. Nie na ostatniej karcie wydarzenia (2.3.9).\n\nNajpierw przesuń wojsko na wybrane pola, z pól sąsiednich lub przez jeden LiKom bez partyzantów; każda kostka rusza się raz. Wszystkie ruchy odbywają się przed wykrywaniem. Potem na każdym wybranym polu aktywuj jednego partyzanta za każdą kostkę, także policji. W lesie potrzeba 2 kostek na jednego partyzanta, zaokrąglając w dół; na polu Panamá nikogo się nie wykrywa.\n\nPrzeszukiwanie może też być tylko ruchem albo tylko wykrywaniem.',
    },
    '3.2.4': {
      title: 'Szturm',
      text: 'Dowolne pola, na których są kostki i wróg, którego mogą trafić. 3 zasoby za pole. Usuń tyle elementów, ile wynosi siła kostek:\n\n• Miasto lub LiKom: 1 za każdą kostkę, wojska lub policji.\n• Las lub równiny: 1 za każdą kostkę wojska.\n• Góry: 1 za każde 2 kostki wojska, zaokrąglając w dół.\n\nTrafić można tylko aktywnych partyzantów. Bazy frakcji można trafić dopiero wtedy, gdy nie ma ona już na polu żadnego partyzanta: jeden ukryty partyzant chroni je wszystkie. O dostawach zob. 3.2.5.',
    },
    '3.2.5': {
      title: 'Przechwycenie narkotyków',
      text: 'Każda dostawa, którą usuwa szturm, dodaje 6 do wsparcia, najwyżej do 29. Dostawa zostaje na mapie, jeśli jej właściciel ma jeszcze na polu partyzanta albo przekaże ją tam partyzantowi innej frakcji (4.5.3). To wsparcie daje tylko szturm, także podczas patrolu (3.2.2); atak z powietrza go nie daje.',
    },
    '3.3': {
      title: 'Operacje powstańców',
      text: 'FARC, AUC i kartele wybierają zgrupowanie (3.3.1), przemarsz (3.3.2), atak (3.3.3) lub terror (3.3.4). Działają własnymi elementami; wszystkie inne frakcje są wrogami.',
    },
    '3.3.1': {
      title: 'Zgrupowanie',
      text: 'Departamenty i miasta; FARC nie tam, gdzie jest poparcie, AUC nie tam, gdzie jest opozycja. 1 zasób za pole. Na każdym polu zrób jedno z poniższych:\n\n• Umieść 1 partyzanta.\n• Zamień 2 swoich partyzantów, ukrytych lub aktywnych, na bazę, w granicach pojemności (1.4.2).\n• Jeśli masz tam bazę: umieść najwyżej tylu partyzantów, ile wynoszą razem populacja pola i liczba twoich baz na nim.\n• Jeśli masz tam bazę: ściągnij dowolnych swoich partyzantów z całej mapy, potem odwróć wszystkich swoich partyzantów na tym polu na stronę ukrytą. Możesz to zrobić także bez ściągania kogokolwiek.',
    },
    '3.3.2': {
      title: 'Przemarsz',
      text: 'Przesuń swoich partyzantów na sąsiednie pola, każdego raz. 1 zasób za każde miasto lub departament, do którego wchodzą, niezależnie od liczby grup; LiKomy nic nie kosztują. Ograniczona operacja ma jedno pole docelowe. Nie na ostatniej karcie wydarzenia (2.3.9).\n\nPartyzanci, którzy idą z jednego pola na to samo pole docelowe, są jedną grupą. Grupa staje się aktywna, jeśli spełnione są oba warunki:\n\n• Pole docelowe jest LiKomem lub ma poparcie; dla AUC: poparcie lub opozycję.\n• Grupa i tamtejsze kostki liczą razem więcej niż 3; dla AUC tamtejsi partyzanci FARC liczą się jak kostki.',
    },
    '3.3.3': {
      title: 'Atak',
      text: 'Pola, na których są co najmniej jeden twój partyzant i wrogi element. 1 zasób za pole. Aktywuj tam wszystkich swoich partyzantów i rzuć kością. Jeśli wynik nie jest wyższy niż liczba twoich partyzantów na polu, usuń do 2 wybranych wrogich elementów, także ukrytych partyzantów, jednej lub dwóch frakcji. Bazy frakcji usuwa się dopiero po jej kostkach lub partyzantach na tym polu.\n\nPrzy wyniku 1 umieść tam też jednego swojego partyzanta. Dostawy, która straciła swojego partyzanta, nie usuwa się: jest twoja, chyba że jej właściciel ma tam jeszcze partyzanta albo odda ją obecnej tam trzeciej frakcji (4.5.3).',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Pola, na których jest co najmniej jeden twój ukryty partyzant. 1 zasób za miasto lub departament; LiKomy nic nie kosztują. Na każdym polu aktywuj jednego ukrytego partyzanta.\n\n• Miasto lub departament: umieść żeton terroru. FARC przesuwa pole o 1 poziom w kierunku aktywnej opozycji, AUC i kartele o 1 poziom w kierunku neutralnego.\n• LiKom: umieść żeton sabotażu, jeśli go tam nie ma.\n\nTerror i sabotaż mają wspólnie 40 żetonów; jeśli wszystkie są na mapie, żadnego się nie umieszcza. Terror AUC obniża też wsparcie, także przez wydarzenia: o 3 za jedno pole, o 5 za dwa lub więcej.',
    },
    '4.0': {
      title: 'Czynności specjalne',
      text: 'Czynności specjalne towarzyszą operacjom. Rząd ma transport lotniczy, atak z powietrza i opryski (4.2); FARC wymuszenie, zasadzkę i porwanie (4.3); AUC wymuszenie, zasadzkę i zamach (4.4); kartele uprawę, produkcję i korupcję (4.5).',
    },
    '4.1': {
      title: 'Czynności specjalne ogólnie',
      text: 'Przy operacji na co najmniej jednym polu możesz użyć jednego rodzaju czynności specjalnej, w jednej chwili: przed operacją, w jej trakcie lub po niej. Nie przy ograniczonej operacji (2.3.5). Tylko korupcja kosztuje zasoby (4.5.4). Jeśli pierwsza uprawniona użyje czynności specjalnej, druga może wykonać wydarzenie (2.3.4).\n\nPo czynności wykonanej na początku operacja musi być nadal możliwa na co najmniej jednym polu. Można za nią zapłacić tym, co przyniosła czynność: bez zasobów FARC może użyć wymuszenia, a potem operacji.',
    },
    '4.1.1': {
      title: 'Operacje towarzyszące',
      text: 'Niektóre czynności specjalne towarzyszą tylko określonym operacjom:\n\n• Atak z powietrza: patrol, przeszukiwanie lub szturm.\n• Zasadzka: atak, na polu ataku.\n• Porwanie i zamach: terror, na polach terroru.\n• Uprawa i produkcja: zgrupowanie lub przemarsz.\n\nWszystkie inne towarzyszą dowolnej operacji. Jeśli nie podano tu pola, czynność nie musi odbywać się na polu operacji.',
    },
    '4.2': {
      title: 'Czynności specjalne rządu',
      text: 'Rząd może użyć transportu lotniczego (4.2.1), ataku z powietrza (4.2.2) lub oprysków (4.2.3).',
    },
    '4.2.1': {
      title: 'Transport lotniczy',
      text: 'Z dowolną operacją rządu. Przesuń do 3 kostek wojska z jednego pola na dowolne inne, które nie jest strefą FARC. Polem początkowym i docelowym może być także LiKom.',
    },
    '4.2.2': {
      title: 'Atak z powietrza',
      text: 'Z patrolem, przeszukiwaniem lub szturmem, w jednym departamencie lub na jednym LiKomie, nie w mieście. Usuń 1 aktywnego partyzanta albo 1 bazę frakcji, która nie ma na tym polu żadnego partyzanta. Kostki nie są potrzebne, a celem może być też strefa FARC.',
    },
    '4.2.3': {
      title: 'Opryski',
      text: 'Z dowolną operacją rządu, w jednym departamencie z elementem karteli; wystarczy partyzant, może to też być strefa FARC. Dodaj 4 do wsparcia i usuń stamtąd wszystkie bazy karteli, chronione lub nie. Potem przesuń ten lub jeden sąsiedni departament o 1 poziom w kierunku aktywnej opozycji. Tylko jeśli żadnego z nich nie można przesunąć, umieść 1 partyzanta FARC w opryskanym departamencie.',
    },
    '4.3': {
      title: 'Czynności specjalne FARC',
      text: 'FARC może użyć wymuszenia (4.3.1), zasadzki (4.3.2) lub porwania (4.3.3).',
    },
    '4.3.1': {
      title: 'Wymuszenie',
      text: 'Z dowolną operacją, na dowolnie wielu polach, także na LiKomach. Na każdym FARC potrzebuje ukrytego partyzanta i więcej elementów niż wszystkie inne frakcje razem, według bieżącego stanu. Na każdym polu aktywuj jednego ukrytego partyzanta i weź za to 1 zasób.',
    },
    '4.3.2': {
      title: 'Zasadzka',
      text: 'Z atakiem, na jednym z jego pól, na którym jeszcze go nie rozstrzygnięto i na którym FARC ma ukrytego partyzanta. Pole kosztuje jak zwykle 1 zasób. Aktywuj tylko jednego ukrytego partyzanta i nie rzucaj kością: atak się udaje. Usuń 2 wrogie elementy według zasad ataku (3.3.3) i umieść tam 1 partyzanta FARC, ukrytego.',
    },
    '4.3.3': {
      title: 'Porwanie',
      text: 'Z terrorem, na maksymalnie 3 jego polach, na których partyzantów FARC jest więcej niż policji. Ofiarą jest rząd w mieście lub na LiKomie albo kartele tam, gdzie mają bazę; jeśli możliwe jest jedno i drugie, wybiera FARC. Rzuć kością: ofiara oddaje FARC tyle zasobów, ile wypadło, albo wszystkie, jakie ma. Przy wyniku 6 AUC umieszcza tam jeden wybrany przez siebie element, w granicach pojemności (1.4.2).\n\nJeśli ofiarą są kartele i mają tam dostawę, FARC zamiast rzucać zabiera im jedną dostawę. Jeśli terroru na tym polu jeszcze nie rozstrzygnięto, następuje on od razu.',
    },
    '4.4': {
      title: 'Czynności specjalne AUC',
      text: 'AUC może użyć wymuszenia lub zasadzki (4.4.1) albo zamachu (4.4.2).',
    },
    '4.4.1': {
      title: 'Wymuszenie i zasadzka AUC',
      text: 'AUC używa wymuszenia i zasadzki tak samo jak FARC (4.3.1, 4.3.2), własnymi elementami.',
    },
    '4.4.2': {
      title: 'Zamach',
      text: 'Z terrorem, na maksymalnie 3 jego polach, na których partyzantów AUC jest więcej niż policji. Na każdym usuń jeden dowolny wrogi element: także ukrytego partyzanta lub chronioną bazę. Z dostawą, która straciła swojego partyzanta, postępuje się jak przy ataku (3.3.3). Jeśli terroru na tym polu jeszcze nie rozstrzygnięto, następuje on od razu.',
    },
    '4.5': {
      title: 'Czynności specjalne karteli',
      text: 'Kartele mogą użyć uprawy (4.5.1), produkcji (4.5.2) lub korupcji (4.5.4). Zasady dostaw podaje 4.5.3.',
    },
    '4.5.1': {
      title: 'Uprawa',
      text: 'Ze zgrupowaniem lub przemarszem, w jednym mieście lub departamencie z populacją, w którym partyzantów karteli jest więcej niż policji i zmieści się baza (1.4.2). Przesuń tam bazę karteli z dowolnego pola. Jeśli jest to departament wybrany do tego zgrupowania, możesz zamiast tego umieścić tam nową bazę.',
    },
    '4.5.2': {
      title: 'Produkcja',
      text: 'Ze zgrupowaniem lub przemarszem. Zrób jedno z poniższych:\n\n• Usuń dowolnie wiele baz karteli, po 3 zasoby za każdą.\n• Umieść 1 lub 2 dostawy (4.5.3) pod partyzantami, dowolnej frakcji, na polach z bazą karteli.',
    },
    '4.5.3': {
      title: 'Dostawy',
      text: 'W grze są 4 dostawy. Dostawa leży zawsze pod partyzantem, którego frakcja jest jej właścicielem, i porusza się razem z nim. Jeden partyzant może mieć kilka dostaw. Właściciel może w każdej chwili przełożyć dostawę pod innego własnego partyzanta na tym polu; o partyzantach innych frakcji zob. 1.5.1 (2. wydanie: 1.5.2).\n\nJeśli partyzant z dostawą zostanie usunięty lub zamieniony, dostawa zostaje przy innym partyzancie właściciela na tym polu. Jeśli takiego nie ma, właściciel przekazuje ją partyzantowi innej frakcji na polu albo ją usuwa; zob. też 3.2.5, 3.3.3, 4.4.2 i 4.5.4.\n\nDostawę można oddać za darmową ograniczoną operację (2.3.6). W fazie zasobów zmienia się ona w bazę lub 6 zasobów (6.3.3).',
    },
    '4.5.4': {
      title: 'Korupcja',
      text: 'Z dowolną operacją, na maksymalnie 3 dowolnych polach, po 3 zasoby za każde. Na każdym zrób jedno z poniższych:\n\n• Usuń do 2 kostek.\n• Usuń do 2 partyzantów FARC lub AUC.\n• Odwróć do 2 partyzantów, także własnych: z aktywnych na ukrytych lub na odwrót.\n• Usuń 1 wrogą bazę, chronioną lub nie.\n\nDostawa, której właściciel nie ma już na polu partyzanta, trafia do dowolnego partyzanta na tym polu, według wyboru karteli, albo zostaje usunięta.',
    },
    '5.0': {
      title: 'Wydarzenia',
      text: 'Karta wydarzenia ma tytuł, tekst kursywą, który nie ma wpływu na grę, i tekst wydarzenia. Wiele kart ma dwa teksty (5.2), a niektóre mają trwały efekt (5.3, 5.4).',
    },
    '5.1': {
      title: 'Wykonanie wydarzenia',
      text: 'Wykonaj tekst dosłownie. O ile nie mówi on inaczej, wszystkich wyborów dokonuje wykonująca frakcja, na przykład pól i elementów, których to dotyczy. Jeśli wydarzenie pozwala działać innej frakcji, o szczegółach swojej operacji decyduje ona. O wydarzeniach ze strefami FARC zob. 6.4.4.',
    },
    '5.1.1': {
      title: 'Wydarzenie a zasady',
      text: 'Gdy wydarzenie przeczy zasadom, pierwszeństwo ma wydarzenie. Ale nawet wydarzenia\n\n• umieszczają tylko dostępne elementy, a jeśli brak elementu na zamianę, usuwają, zamiast zamieniać (1.4.1);\n• przestrzegają pojemności pól i stref FARC (1.4.2, 6.4.4);\n• nie podnoszą wsparcia ponad 29 ani zasobów ponad 99 (1.7);\n• nie pozwalają żadnej frakcji na operację lub czynność specjalną, która do niej nie należy (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Wydarzenie a wydarzenie',
      text: 'Wydarzenie zagrane teraz ma pierwszeństwo przed tym o trwałym efekcie. Darmowe przeszukiwanie, szturm, transport lotniczy, atak z powietrza lub opryski, które daje, odbywają się więc, choć trwałe wydarzenie by ich zakazywało.',
    },
    '5.1.3': {
      title: 'Wydarzenie wykonane częściowo',
      text: 'Czego nie można wykonać, to się pomija; resztę się wykonuje. Przy niektórych wydarzeniach pole, które pozwala na cały tekst, ma pierwszeństwo przed polem, które pozwala tylko na część. Liczb bez „do” lub „maksymalnie” trzeba dotrzymać, na ile to możliwe.',
    },
    '5.2': {
      title: 'Podwójne użycie',
      text: 'Wiele wydarzeń ma tekst niezacieniony i zacieniony. Wykonująca frakcja wybiera jeden z nich, według uznania. Niezacieniony często pomaga rządowi, zacieniony jego wrogom, ale każda frakcja może wybrać dowolny.',
    },
    '5.3': {
      title: 'Możliwości rządu',
      text: 'Osiem wydarzeń podwójnego użycia to możliwości. Wykonany tekst, na korzyść lub szkodę rządu, obowiązuje do końca gry.',
    },
    '5.4': {
      title: 'Powstańczy impet',
      text: 'Zacieniony tekst sześciu wydarzeń to impet. Obowiązuje do resetu w następnej rundzie propagandy (6.6) i działa jeszcze w tej rundzie. Naraz może obowiązywać dowolnie wiele.',
    },
    '5.5': {
      title: 'Darmowe operacje z wydarzeń',
      text: 'Niektóre wydarzenia pozwalają frakcji od razu wykonać operację lub czynność specjalną. Zwykle nic to nie kosztuje i nie wpływa na jej uprawnienie (3.1.2). Wszystkie inne warunki obowiązują, chyba że tekst je uchyla: darmowy terror wymaga ukrytego partyzanta, terror „dowolnym partyzantem” nie.',
    },
    '6.0': {
      title: 'Runda propagandy',
      text: 'Rozegraj fazy w tej kolejności: zwycięstwa (6.1), kontroli (6.2; 2. wydanie: sabotażu), zasobów (6.3), poparcia (6.4), rozmieszczenia (6.5), resetu (6.6).\n\nNigdy nie ma dwóch rund z rzędu: karta propagandy tuż po innej nie przynosi rundy. Jeśli jest to karta finałowa, gra kończy się od razu i decydują marginesy (7.3).',
    },
    '6.1': {
      title: 'Faza zwycięstwa',
      text: 'Jeśli jakaś frakcja spełnia swój warunek (7.2), gra się kończy i ustala się kolejność frakcji (7.1). W przeciwnym razie runda trwa dalej. Gracz z dwiema frakcjami musi spełnić oba warunki (1.5.1); samotny gracz przeciw frakcjom nieobsadzonym przy żadnym sprawdzaniu nie wygrywa (8.0). W scenariuszu szybkim w pierwszej rundzie nie sprawdza się zwycięstwa.',
    },
    '6.2': {
      title: 'Faza kontroli (2. wydanie: faza sabotażu)',
      text: '1. wydanie: najpierw ustal kontrolę każdego miasta i departamentu (1.8); obowiązuje ona do resetu. 2. wydanie: kontrola i tak jest bieżąca.\n\nPotem umieść sabotaż na każdym LiKomie bez sabotażu, na którym partyzantów wszystkich frakcji jest razem więcej niż kostek lub który sąsiaduje z miastem pod kontrolą FARC.',
    },
    '6.3': {
      title: 'Faza zasobów',
      text: 'W tej kolejności: wpływy rządu (6.3.1), wpływy powstańców (6.3.2), zyski z narkotyków (6.3.3). Nikt nie przekracza 99 zasobów.',
    },
    '6.3.1': {
      title: 'Wpływy rządu',
      text: 'Rząd otrzymuje 30 zasobów minus Ekon wszystkich LiKomów z sabotażem, plus wsparcie. Dopóki prezydentem jest Samper, wsparcia się nie dodaje (6.4.3).',
    },
    '6.3.2': {
      title: 'Wpływy powstańców',
      text: 'FARC i AUC otrzymują po 1 zasobie za każdą swoją bazę na mapie, kartele po 3 za każdą swoją.',
    },
    '6.3.3': {
      title: 'Zyski z narkotyków',
      text: 'FARC, potem AUC, potem kartele spieniężają wszystkie swoje dostawy (4.5.3). Każda dostawa zmienia się w dostępną bazę na swoim polu, w granicach pojemności (1.4.2), albo w 6 zasobów; wybiera właściciel. Taka baza nic w tej rundzie nie zarabia. 1. wydanie: nie zmienia też kontroli.',
    },
    '6.4': {
      title: 'Faza poparcia',
      text: 'W tej kolejności: rząd opłaca akcję obywatelską (6.4.1), FARC agituje (6.4.2), odbywają się wybory (6.4.3), AUC może skorzystać ze wsparcia elit (6.4.5).',
    },
    '6.4.1': {
      title: 'Akcja obywatelska',
      text: 'Rząd wydaje tyle zasobów, ile chce, w miastach i departamentach pod swoją kontrolą, w których jest co najmniej po jednej kostce wojska i policji. Każde 3 zasoby usuwają jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwają je o 1 poziom w kierunku aktywnego poparcia. Terror można usuwać także tam, gdzie nie nastąpi przesunięcie.',
    },
    '6.4.2': {
      title: 'Agitacja',
      text: 'FARC robi to samo w miastach i departamentach pod kontrolą FARC. Każdy zasób usuwa jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwa je o 1 poziom w kierunku aktywnej opozycji.',
    },
    '6.4.3': {
      title: 'Wybory',
      text: 'Jeśli suma poparcia wynosi 60 lub mniej, a prezydentem jest Samper lub Pastrana, urząd obejmuje następny: Samper, Pastrana, Uribe. Najwyżej jeden krok na rundę.\n\n• Samper: bez wsparcia w fazie zasobów (6.3.1).\n• Pastrana, przy objęciu urzędu: rząd umieszcza strefę FARC (6.4.4).\n• Uribe, przy objęciu urzędu: usuwa się wszystkie strefy FARC. Wydarzenia mogą nadal umieszczać nowe.',
    },
    '6.4.4': {
      title: 'Strefy FARC',
      text: 'Strefę FARC umieszcza się w departamencie z największą liczbą elementów FARC, który jeszcze nią nie jest; spośród równych wybiera rząd. Wydarzenie może ograniczyć wybór.\n\nTamtejsze bazy rządowe usuwa się, a kostki od razu odchodzą zgodnie z zasadami rozmieszczenia (6.5.1, 6.5.3), według kontroli w tej chwili. Elementy rządowe nie mogą wejść do strefy ani być w niej umieszczane, nawet przez wydarzenie. Atakom z powietrza (4.2.2), opryskom (4.2.3) i powstańcom strefa nie przeszkadza.',
    },
    '6.4.5': {
      title: 'Wsparcie elit',
      text: 'AUC może przeprowadzić darmowe zgrupowanie (3.3.1) na jednym polu, na którym nie ma opozycji i którego nie kontroluje ani rząd, ani FARC. 1. wydanie: nie zmienia to kontroli.',
    },
    '6.5': {
      title: 'Faza rozmieszczenia',
      text: 'Rząd przenosi kostki na dowolną odległość, każdą raz: najpierw wojsko, które musi odejść (6.5.1), potem inne wojsko (6.5.2), potem policję (6.5.3). Kontrola się w tym czasie nie zmienia. Bazy się nie ruszają. W finałowej rundzie tę fazę się pomija (2.4.1).',
    },
    '6.5.1': {
      title: 'Wojsko, które musi się ruszyć',
      text: 'Wojsko na LiKomach i w departamentach bez bazy rządowej musi przejść do miast kontrolowanych przez rząd lub na kontrolowane przez rząd pola z bazą rządową. Jeśli nie ma takiego pola, przechodzi do miasta Bogotá.',
    },
    '6.5.2': {
      title: 'Inne wojsko',
      text: 'Pozostałe wojsko może przejść na pola tego samego rodzaju: do miast kontrolowanych przez rząd lub na kontrolowane przez rząd pola z bazą rządową.',
    },
    '6.5.3': {
      title: 'Policja',
      text: 'Policja może przejść na dowolne LiKomy lub do miast i departamentów kontrolowanych przez rząd.',
    },
    '6.5.4': {
      title: 'Kontrola po rozmieszczeniu',
      text: '2. wydanie: po przeniesieniu wszystkich kostek kontrolę ustala się na nowo (1.8). 1. wydanie: kontrola z tej rundy obowiązuje do resetu (6.6).',
    },
    '6.6': {
      title: 'Faza resetu',
      text: 'Wszystkie frakcje stają się uprawnione. Usuń wszystkie żetony terroru i sabotażu (1. wydanie: także kontroli). Wydarzenia impetu się kończą (5.4). Wszyscy partyzanci stają się ukryci. Potem rozegraj następną kartę (2.3.8).\n\nPoziomy, wsparcie, strefy FARC, prezydent i możliwości pozostają bez zmian. W finałowej rundzie tę fazę się pomija (2.4.1).',
    },
    '7.0': {
      title: 'Zwycięstwo',
      text: 'Każda frakcja ma własny warunek (7.2). Sprawdza się go na początku każdej rundy propagandy; po finałowej rundzie decydują marginesy (7.3).',
    },
    '7.1': {
      title: 'Kolejność i remisy',
      text: 'Frakcja z najwyższym marginesem (7.3) jest pierwsza, i tak dalej. Remisy wygrywają najpierw frakcje nieobsadzone, potem kartele, AUC, FARC, a na końcu rząd. Jeśli przy sprawdzaniu zwycięstwa warunek spełni frakcja nieobsadzona, wszyscy gracze przegrywają na równi. O miejscu gracza z dwiema frakcjami decyduje niższy margines (1.5.1).',
    },
    '7.2': {
      title: 'Warunki zwycięstwa',
      text: 'Sprawdza się je na początku każdej rundy propagandy (6.1):\n\n• Rząd: suma poparcia powyżej 60.\n• FARC: suma opozycji plus bazy FARC powyżej 25.\n• AUC: więcej baz niż FARC.\n• Kartele: więcej niż 10 baz i więcej niż 40 zasobów.',
    },
    '7.3': {
      title: 'Marginesy po finałowej rundzie',
      text: 'Jeśli żadne sprawdzenie nie zakończyło gry, wygrywa najwyższy margines:\n\n• Rząd: suma poparcia minus 60.\n• FARC: suma opozycji plus bazy FARC, minus 25.\n• AUC: bazy AUC minus bazy FARC.\n• Kartele: bazy minus 10 albo zasoby minus 40, zależnie od tego, co jest niższe.\n\nMargines powyżej 0 oznacza, że warunek jest spełniony.',
    },
    '8.0': {
      title: 'Frakcje nieobsadzone',
      text: 'Frakcje nieobsadzone działają według własnych diagramów; część „Frakcje nieobsadzone” zawiera wszystkie ich wiersze. Samotny gracz przeciw frakcjom nieobsadzonym nigdy nie wygrywa przy sprawdzaniu (6.1) i potrzebuje najwyższego marginesu po finałowej rundzie (7.3).',
    },
    '8.1': {
      title: 'Kolejka frakcji nieobsadzonej',
      text: 'Według swojego diagramu frakcja nieobsadzona wykonuje wydarzenie lub operację albo rezygnuje; jej operacje nigdy nie są ograniczone i nie wiąże jej ostatnia karta wydarzenia przed finałową rundą (2.3.9). Dostawy nic jej nie dają (2.3.6). Niezgoda powstańców: przy dwóch graczach, z których jeden prowadzi rząd, rząd wybiera wydarzenie lub operację za drugą uprawnioną frakcję nieobsadzoną, która ma zasoby.',
    },
    '8.1.2': {
      title: 'Zasady frakcji nieobsadzonej',
      text: 'Frakcja nieobsadzona przyjmuje, co jej dają (1.5.1), i niczego nie oddaje; nigdy nie zdejmuje własnych elementów z mapy, by je umieścić na nowo (1.4.1).',
    },
    '8.8': {
      title: 'Zwycięstwo 1 gracza (1. wydanie)',
      text: 'Własny margines minus margines najlepszej frakcji nieobsadzonej po finałowej rundzie: 0 lub mniej to porażka, od 1 do 3 pat, od 4 do 8 postęp, 9 lub więcej triumf. Wygrana frakcji nieobsadzonej przy sprawdzaniu oznacza porażkę (6.1).',
    },
    '8.9': {
      title: 'Zwycięstwo 1 gracza (2. wydanie)',
      text: 'Jak w 1. wydaniu: 0 lub mniej to porażka, od 1 do 3 pat, od 4 do 8 postęp, 9 lub więcej triumf; dla gracza prowadzącego rząd i dla gracza prowadzącego FARC.',
    },
  },
  glossary: {
    activation: {
      term: 'Aktywowanie',
      text: 'Ukryty partyzant staje się aktywny: przez przeszukiwanie, patrol, zauważony przemarsz lub własne czyny.',
      rule: '1.4.3',
    },
    active: {
      term: 'Aktywny',
      text: 'O partyzancie: widoczny, więc szturm i atak z powietrza mogą go trafić. O poparciu lub opozycji: silniejszy poziom, który liczy się podwójnie (1.6.1).',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Sąsiedni',
      text: 'Leżący obok: pola, które się stykają lub które rozdziela tylko LiKom (departamenty) albo miasteczko.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitacja',
      text: 'FARC kupuje w fazie poparcia opozycję tam, gdzie ma kontrolę, po 1 zasobie za krok.',
      rule: '6.4.2',
    },
    aid: {
      term: 'Wsparcie',
      text: 'Pomoc z zagranicy, od 0 do 29. W rundach propagandy zwiększa zasoby rządu, ale nie za Sampera.',
      rule: '1.7',
    },
    available: {
      term: 'Dostępny',
      text: 'Leżący obok mapy i gotowy do umieszczenia. Usunięte elementy stają się znów dostępne.',
      rule: '1.4.1',
    },
    base: {
      term: 'Baza',
      text: 'Element dowolnej frakcji, który prawie nigdy się nie rusza. Pomaga w zgrupowaniu lub szkoleniu, przynosi powstańcom zasoby i liczy się do zwycięstwa. Najwyżej 2 w mieście lub departamencie.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bazy ostatnie',
      text: 'Szturm, atak i atak z powietrza usuwają bazę tylko wtedy, gdy jej frakcja nie ma na polu kostek ani partyzantów.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Możliwość',
      text: 'Wydarzenie, którego wykonany tekst pomaga rządowi lub mu przeszkadza do końca gry.',
      rule: '5.3',
    },
    city: {
      term: 'Miasto',
      text: 'Pole o populacji od 1 do 8. Policja może tam walczyć.',
      rule: '1.3.3',
    },
    'civic-action': {
      term: 'Akcja obywatelska',
      text: 'Rząd kupuje poparcie tam, gdzie ma kontrolę, wojsko i policję, po 3 zasoby za krok: w fazie poparcia lub podczas szkolenia.',
      rule: '6.4.1',
    },
    coin: {
      term: 'COIN',
      text: 'Walka z powstaniem (ang. counterinsurgency): strona rządu i jego operacje.',
      rule: '3.2',
    },
    control: {
      term: 'Kontrola',
      text: 'Przewaga w mieście lub departamencie: więcej elementów niż wszystkie inne frakcje razem. Kontrolę mają tylko rząd i FARC.',
      rule: '1.8',
    },
    cube: {
      term: 'Kostka',
      text: 'Element wojska lub policji.',
      rule: '1.4',
    },
    department: {
      term: 'Departament',
      text: 'Pole na terenach wiejskich: las, góry lub równiny, o populacji od 0 do 2.',
      rule: '1.3.2',
    },
    'drug-bust': {
      term: 'Przechwycenie narkotyków',
      text: 'Dostawa usunięta przez szturm: rząd zyskuje 6 wsparcia.',
      rule: '3.2.5',
    },
    'dual-use': {
      term: 'Podwójne użycie',
      text: 'Wydarzenie z dwoma tekstami, niezacienionym i zacienionym, z których wybiera się jeden.',
      rule: '5.2',
    },
    econ: {
      term: 'Ekon',
      text: 'Wartość ekonomiczna LiKomu, od 1 do 3: tyle zarabia na nim rząd w rundzie propagandy, jeśli nie ma tam sabotażu.',
      rule: '1.3.4',
    },
    'el-presidente': {
      term: 'El Presidente',
      text: 'Tor prezydentów: Samper, Pastrana, Uribe. Urząd obejmuje następny, gdy przy wyborach suma poparcia wynosi 60 lub mniej.',
      rule: '6.4.3',
    },
    eligible: {
      term: 'Uprawniona',
      text: 'Frakcja, która może działać na bieżącej karcie. Frakcja, która działa na jednej karcie, jest nieuprawniona na następnej.',
      rule: '2.3.1',
    },
    'elite-backing': {
      term: 'Wsparcie elit',
      text: 'Darmowe zgrupowanie AUC na jednym polu bez kontroli i opozycji na końcu fazy poparcia.',
      rule: '6.4.5',
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
    'farc-zone': {
      term: 'Strefa FARC',
      text: 'Departament, do którego elementy rządowe nie mają wstępu. Umieszcza ją Pastrana lub wydarzenie; Uribe usuwa wszystkie.',
      rule: '6.4.4',
    },
    'final-event-card': {
      term: 'Ostatnia karta wydarzenia',
      text: 'Ostatnia karta wydarzenia przed finałową kartą propagandy: tylko ograniczone operacje, bez przeszukiwania i przemarszu.',
      rule: '2.3.9',
    },
    free: {
      term: 'Darmowa',
      text: 'O operacji lub czynności specjalnej: nie kosztuje zasobów. Inne warunki obowiązują.',
      rule: '3.1.2',
    },
    govt: {
      term: 'Rząd',
      text: 'Niebieska frakcja i jedyna, która nie jest powstańcza. Angielski skrót: Govt.',
      rule: '1.5',
    },
    guerrilla: {
      term: 'Partyzant',
      text: 'Ruchomy element frakcji powstańczej, ukryty lub aktywny.',
      rule: '1.4',
    },
    insurgent: {
      term: 'Powstańcy',
      text: 'FARC, AUC i kartele.',
      rule: '3.3',
    },
    'limited-operation': {
      term: 'Ograniczona operacja',
      text: 'Operacja na jednym polu, bez czynności specjalnej. Skrót: OgOp (ang. LimOp).',
      rule: '2.3.5',
    },
    loc: {
      term: 'LiKom (linia komunikacyjna)',
      text: 'Linia komunikacyjna (ang. LoC): droga lub rurociąg. Jest polem, ale nie ma populacji, baz ani kontroli.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margines',
      text: 'O ile frakcja przekroczyła swój warunek zwycięstwa (powyżej 0) lub ile jej do niego brakuje. Inaczej: margines zwycięstwa.',
      rule: '7.3',
    },
    momentum: {
      term: 'Impet',
      text: 'Zacieniony efekt wydarzenia, który obowiązuje do następnego resetu, na szkodę rządu.',
      rule: '5.4',
    },
    neutral: {
      term: 'Neutralny',
      text: 'Bez poparcia i bez opozycji. LiKomy i departamenty bez populacji są takie zawsze.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Frakcja nieobsadzona',
      text: 'Frakcja, której nikt nie prowadzi; działa według własnych priorytetów.',
      rule: '8.0',
    },
    operation: {
      term: 'Operacja',
      text: 'Główne działanie frakcji w jej turze: jeden z czterech rodzajów dla rządu, cztery inne dla powstańców.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opozycja',
      text: 'Ludność pola jest przeciw rządowi: opozycja bierna albo aktywna, która liczy się podwójnie. Chce jej FARC.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Poza grą',
      text: 'O elementach: usunięte przez wydarzenie do końca gry i niedostępne.',
      rule: '5.1',
    },
    pass: {
      term: 'Rezygnacja',
      text: 'Brak działania na karcie: weź 1 zasób, rząd 3, i pozostań frakcją uprawnioną.',
      rule: '2.3.3',
    },
    passive: {
      term: 'Bierny',
      text: 'Słabszy poziom poparcia lub opozycji. Liczy się raz.',
      rule: '1.6.1',
    },
    piece: {
      term: 'Elementy',
      text: 'Wojsko, policja, partyzanci i bazy. Żetony, w tym dostawy, nie są elementami.',
      rule: '1.4',
    },
    pipeline: {
      term: 'Rurociąg',
      text: 'Rodzaj LiKomu, którym płynie ropa lub gaz. Niektóre wydarzenia mówią tylko o rurociągach.',
      rule: '1.3.4',
    },
    population: {
      term: 'Populacja',
      text: 'Ilu ludzi mieszka w mieście lub departamencie, w milionach. Od niej zależy waga poparcia i opozycji.',
      rule: '1.6.3',
    },
    'propaganda-card': {
      term: 'Karta propagandy',
      text: 'Jedna z czterech kart, które przynoszą rundę propagandy, ze sprawdzaniem zwycięstwa i dochodami.',
      rule: '2.4',
    },
    redeploy: {
      term: 'Rozmieszczenie',
      text: 'Faza rundy propagandy, w której rząd przenosi swoje kostki na bezpieczne pola.',
      rule: '6.5',
    },
    replace: {
      term: 'Zamiana',
      text: 'Zdejmij element i umieść na jego polu inny z dostępnych. Jeśli brak dostępnych, tylko się go usuwa.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Zasoby',
      text: 'To, czym płaci frakcja, od 0 do 99.',
      rule: '1.7',
    },
    sabotage: {
      term: 'Sabotaż',
      text: 'Żeton na LiKomie, który w następnej fazie zasobów nic rządowi nie przynosi.',
      rule: '6.2',
    },
    select: {
      term: 'Wybór',
      text: 'Wskazanie pól lub celów działania. W jednej operacji każde pole wybiera się tylko raz.',
      rule: '3.1',
    },
    shift: {
      term: 'Przesunięcie poziomu',
      text: 'Zmiana poziomu pola na skali od aktywnego poparcia do aktywnej opozycji.',
      rule: '1.6.1',
    },
    ship: {
      term: 'Wysyłka',
      text: 'Po opłaconej operacji oddaj dostawę za jeszcze jedną, darmową ograniczoną operację.',
      rule: '2.3.6',
    },
    shipment: {
      term: 'Dostawa',
      text: 'Ładunek narkotyków pod partyzantem, jeden z 4. Jest warta ograniczoną operację, bazę lub 6 zasobów.',
      rule: '4.5.3',
    },
    'special-activity': {
      term: 'Czynność specjalna',
      text: 'To, co frakcja może dodać do swojej operacji, jeden rodzaj naraz.',
      rule: '4.1',
    },
    stacking: {
      term: 'Pojemność pól',
      text: 'Ograniczenia dotyczące elementów na polu: bazy, strefy FARC, Ecuador.',
      rule: '1.4.2',
    },
    support: {
      term: 'Poparcie',
      text: 'Ludność pola jest za rządem: poparcie bierne albo aktywne, które liczy się podwójnie.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'Operacja powstańców, która zastrasza ludność, i jej żeton, który trzeba usunąć za zasoby, zanim akcja obywatelska lub agitacja przesunie pole.',
      rule: '3.3.4',
    },
    town: {
      term: 'Miasteczko',
      text: 'Znak na mapie między LiKomami lub departamentami, nie pole. To, co rozdziela, sąsiaduje ze sobą.',
      rule: '1.3.6',
    },
    transfer: {
      term: 'Transfer',
      text: 'Zasoby lub dostawy dane innej frakcji na mocy umowy.',
      rule: '1.5.1',
    },
    underground: {
      term: 'Ukryty',
      text: 'O partyzancie: niewidoczny. Szturm i atak z powietrza nie mogą go trafić, a on może użyć terroru, wymuszenia lub zasadzki.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Niezacieniony i zacieniony',
      text: 'Dwa teksty wydarzenia podwójnego użycia. Pierwszy często pomaga rządowi, drugi jego wrogom.',
      rule: '5.2',
    },
  },
}

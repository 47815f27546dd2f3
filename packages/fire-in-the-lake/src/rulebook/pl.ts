import type { GlossaryEntry, RuleText } from '@coinflict/kernel/display'
import type { english } from './en.ts'

/** Polish. Game terms are written small; names of spaces are not inflected, except Saigon and countries, which have Polish names. */
export const polish: {
  readonly rules: Readonly<Record<keyof typeof english.rules, RuleText>>
  readonly glossary: Readonly<Record<keyof typeof english.glossary, GlossaryEntry>>
} = {
  rules: {
    '1.0': {
      title: 'Wprowadzenie',
      text: 'Od jednego do czterech graczy toczy walkę o Wietnam Południowy w latach 1964–1972. Stany Zjednoczone (USA) i siły Republiki Wietnamu (ARVN), sojusznicy o różnych celach, walczą z dwiema frakcjami powstańczymi: z siłami Wietnamu Północnego (NVA) i z Wietkongiem (VC). Każda frakcja ma własny cel (7.2).\n\nTo streszczenie dotyczy obu wydań; jedno z nich wybiera się przy przygotowaniu gry, domyślnie 1. (2014). To, co jest tylko w 2. wydaniu, tekst oznacza słowami „2. wydanie”. Numery są takie jak w 1. wydaniu.',
    },
    '1.1': {
      title: 'Przebieg gry',
      text: 'Nikt nie ma kart na ręce. Odkrywa się je po jednej, a następną już widać. Na karcie wydarzenia działają najwyżej dwie frakcje: wykonują wydarzenie albo operację (2.3). Kto działa, opuszcza następną kartę (2.3.6). Co jakiś czas pojawia się karta przewrotu: sprawdza się zwycięstwo, przychodzą dochody i zjednuje się ludność (6.0).',
    },
    '1.2': {
      title: 'Zawartość gry',
      text: 'Mapa, 130 kart (120 wydarzeń, 4 wydarzenia przełomowe, 6 kart przewrotu), 229 elementów (1.4.1), żetony, kości, piony i 7 cylindrów: po jednym do uprawnienia każdej frakcji (2.3.1) i po jednym do zasobów ARVN, NVA i VC (1.8). Liczba elementów, żetonów terroru i sabotażu (3.3.4) oraz tuneli (1.4.4) jest ograniczona; liczba innych żetonów nie.',
    },
    '1.3': {
      title: 'Mapa',
      text: 'Wietnam Południowy ma 15 prowincji (1.3.2), 8 miast (1.3.3) i 17 linii komunikacyjnych (1.3.4). W grze jest też siedem prowincji jego sąsiadów (1.3.5).',
    },
    '1.3.1': {
      title: 'Pola',
      text: 'Pola to prowincje, miasta i linie komunikacyjne (LiKomy). Na wszystkich mogą być elementy, ale na LiKomach nigdy bazy (1.4.2). Miasteczka nie są polami (1.3.6).',
    },
    '1.3.2': {
      title: 'Prowincje',
      text: 'Prowincje to tereny wiejskie o populacji 0, 1 lub 2. Populacja liczy się do zwycięstwa, przez poparcie i opozycję (1.6) oraz przez kontrolę (1.7), a także przy niektórych działaniach powstańców.\n\n• Wyżyny: szturm jest słabszy, chyba że wojsko USA ma tam bazę USA (3.2.4).\n• Dżungla: przeszukiwanie wykrywa o połowę mniej partyzantów (3.2.3).\n• Niziny: bez znaczenia, poza niektórymi wydarzeniami.',
    },
    '1.3.3': {
      title: 'Miasta',
      text: 'Sajgon ma populację 6, Hue 2, a każde z pozostałych sześciu miast 1. Szkolenie ARVN nie wymaga tam bazy (3.2.1), a policja też tam walczy (3.2.4).',
    },
    '1.3.4': {
      title: 'LiKomy (linie komunikacyjne)',
      text: 'LiKomy (ang. LoC) to szosy lub Mekong; jeden jest jednym i drugim. Każdy ma wartość ekonomiczną (Ekon) 0, 1 lub 2, razem 15. W rundzie przewrotu ARVN zarabia Ekon każdego LiKomu bez sabotażu (6.2.3); VC może pobrać z niego podatki (4.5.1). LiKomy nie mają populacji, poparcia ani opozycji, nikt ich też nie kontroluje.',
    },
    '1.3.5': {
      title: 'Inne kraje',
      text: 'Wietnam Północny to jedna prowincja, Laos ma dwie (Central Laos, Southern Laos), Kambodża cztery (Northeast Cambodia, The Fishhook, The Parrot’s Beak, Sihanoukville). Wszystkie inne pola, wraz z LiKomami, to Wietnam Południowy: Południe. W Wietnamie Północnym mogą być tylko elementy NVA i VC (1.4.2). Elementy USA i ARVN mogą wejść do Laosu i Kambodży, ale następna runda przewrotu je stamtąd usuwa (6.4.1).',
    },
    '1.3.6': {
      title: 'Pola sąsiednie',
      text: 'Dwa pola sąsiadują ze sobą, jeśli\n\n• stykają się lub\n• są prowincjami, które rozdziela tylko LiKom, lub\n• są LiKomami albo prowincjami, które rozdziela tylko miasteczko.\n\nMiasteczka nie są polami; pokazują, gdzie kończą się LiKomy.',
    },
    '1.3.7': {
      title: 'Wybrzeże',
      text: 'Pole leży na wybrzeżu, jeśli styka się z morzem albo oddziela je od niego tylko LiKom. Pyta o to kilka wydarzeń.',
    },
    '1.3.8': {
      title: 'Pola dodatkowe',
      text: 'Przy stole elementy, które nie mieszczą się na polu, stoją na polu dodatkowym oznaczonym żetonem z literą. Nie ma to żadnego efektu.',
    },
    '1.4': {
      title: 'Elementy',
      text: 'USA mają wojsko (oliwkowe), ARVN wojsko (żółte) i policję (pomarańczową), NVA wojsko (czerwone); wszystkie te elementy to kostki. NVA i VC mają partyzantów. USA mają nieregularnych, a ARVN rangersów: to siły specjalne. Każda frakcja ma bazy. Wszystko to są elementy; żetony, takie jak terror, sabotaż i tunele, nimi nie są.',
    },
    '1.4.1': {
      title: 'Elementy dostępne i usuwanie',
      text: 'W grze jest 40 kostek wojska, 6 nieregularnych i 6 baz USA; 30 kostek wojska, 30 kostek policji, 6 rangersów i 3 bazy ARVN; 40 kostek wojska, 20 partyzantów i 9 baz NVA; 30 partyzantów i 9 baz VC. Co nie stoi na mapie, jest dostępne, chyba że jest poza grą lub, u USA, wśród strat (3.3.3). Umieszcza się tylko elementy dostępne, o ile wydarzenie nie stanowi inaczej. Usunięte stają się dostępne, chyba że zasada mówi o stratach lub wyjściu poza grę. Jeśli brak dostępnego elementu na zamianę, zamieniany element po prostu się usuwa; tylko infiltracja go wymaga (4.4.1).\n\nGracz, który umieszcza własne elementy w operacji, czynności specjalnej lub wydarzeniu, może je wziąć z innych miejsc na mapie wtedy i tylko wtedy, gdy żaden taki element nie jest dostępny. Wzięta tak baza z tunelem traci tunel. USA mogą to robić z nieregularnymi i elementami ARVN, nigdy z wojskiem ani bazami USA.',
    },
    '1.4.2': {
      title: 'Pojemność pól',
      text: 'Prowincja lub miasto mieści najwyżej 2 bazy, licząc razem bazy wszystkich frakcji. Na LiKomach baz nie ma. W Wietnamie Północnym mogą stać tylko elementy NVA i VC. Poza tym na polu może być dowolnie wiele elementów. Co by się nie zmieściło, tego się nie umieszcza ani nie przesuwa, cokolwiek mówi operacja lub wydarzenie.',
    },
    '1.4.3': {
      title: 'Ukryci i aktywni',
      text: 'Partyzanci i siły specjalne są ukryci albo aktywni (widoczni). Nowi są ukryci, także gdy zamienia się na nich inny element; sam ruch nie zmienia ich stanu. Kostki i bazy są zawsze aktywne.\n\nSzturm i atak z powietrza trafiają tylko aktywnych partyzantów (3.2.4, 4.2.3). Terror, zasadzka, pobór podatków i dywersja wymagają ukrytego partyzanta (3.3.4, 4.4.3, 4.5); siły specjalne uderzają z ukrycia (4.2.1, 4.3.3). Gdy tekst każe po prostu aktywować partyzanta, wystarczy i taki, który już jest aktywny.',
    },
    '1.4.4': {
      title: 'Tunele',
      text: 'Przygotowanie gry i niektóre wydarzenia kładą żeton tunelu na bazie NVA lub VC, najwyżej jeden na każdej bazie i 6 łącznie. Taką bazę z tunelem trudno usunąć: szturm może najwyżej zabrać jej tunel (3.2.4); atak z powietrza, doradztwo, wypad i większość wydarzeń nic jej nie zrobią (4.2.3, 4.2.1, 4.3.3, 5.1.1). Gdy znika baza, znika i tunel. Jeśli NVA zinfiltruje bazę VC z tunelem, staje się ona bazą NVA z tunelem (4.4.1).',
    },
    '1.5': {
      title: 'Gracze i frakcje',
      text: 'Graczy może być do czterech: USA (oliwkowy), ARVN (żółty i pomarańczowy), NVA (czerwony), VC (niebieski). Samotny gracz prowadzi USA z ARVN, NVA z VC albo tylko jedną frakcję (8.9). Pozostałe frakcje są nieobsadzone (8.0).\n\nW ramach opcji dwóch lub trzech graczy prowadzi wszystkie cztery. Przy dwóch jeden prowadzi NVA i VC, drugi USA i ARVN. Przy trzech jeden z nich prowadzi którąś z tych par.\n\n• NVA i VC razem: w rundach przewrotu liczy się wyższy margines, wystarczy więc jeden z dwóch warunków (6.1); po finałowej rundzie liczy się niższy (7.3). Taki gracz nie może przekazywać zasobów (1.5.2).\n• USA i ARVN razem: zawsze liczy się niższy margines, a gra kończy się przy sprawdzaniu zwycięstwa tylko wtedy, gdy spełnione są oba warunki.',
    },
    '1.5.1': {
      title: 'Przyjaciele i wrogowie',
      text: 'USA i ARVN to frakcje COIN, wzajemnie przyjazne. NVA i VC to powstańcy, wzajemnie przyjaźni. Obie strony są sobie wrogie.',
    },
    '1.5.2': {
      title: 'Negocjacje',
      text: 'Gracze mogą umawiać się na wszystko, na co pozwalają zasady, jawnie; nic ich nie wiąże. Gdy jedna z nich wykonuje operację, czynność specjalną lub wydarzenie, frakcje NVA i VC mogą przekazywać sobie zasoby, jeśli prowadzą je różni gracze. Nikt inny niczego przekazać nie może.',
    },
    '1.6': {
      title: 'Poparcie i opozycja',
      text: 'Ludność pola może być za rządem w Sajgonie (poparcie) lub przeciw niemu (opozycja). Jedno i drugie decyduje o zwycięstwie USA i VC (7.2). Poparcie nie pozwala też na zgrupowanie (3.3.1), zdradza przemarsz (3.3.2) i umożliwia rządzenie (4.3.1).',
    },
    '1.6.1': {
      title: 'Pięć poziomów',
      text: 'Każde miasto i każda prowincja z populacją ma jeden z pięciu poziomów: aktywne poparcie, bierne poparcie, neutralny, bierna opozycja, aktywna opozycja. Poziom przesuwa się po tej skali krok po kroku; ustawić poziom to przejść od razu do niego.',
    },
    '1.6.2': {
      title: 'Suma poparcia i suma opozycji',
      text: 'Suma poparcia to populacja z biernym poparciem plus podwojona populacja z aktywnym; tak samo liczy się sumę opozycji. Poziom pola pokazuje leżący na nim żeton; brak żetonu oznacza poziom neutralny. LiKomy i prowincje bez populacji są zawsze neutralne.',
    },
    '1.7': {
      title: 'Kontrola',
      text: 'Kontrola COIN obejmuje prowincję lub miasto, gdy USA i ARVN mają tam razem więcej elementów niż NVA i VC razem. NVA kontroluje pole, na którym sama ma więcej elementów niż wszyscy inni razem, wraz z VC. Liczą się wszystkie elementy, także bazy i ukryte. Gdy nie zachodzi ani jedno, ani drugie, pole jest bez kontroli. VC nigdy nie kontroluje pól, a LiKomów nie kontroluje nikt.\n\nKontrolę ustala się na bieżąco; nie zmienia się ona tylko w fazach rozmieszczenia i zaangażowania (6.4, 6.5).',
    },
    '1.8': {
      title: 'Zasoby, wsparcie i patronat',
      text: 'ARVN, NVA i VC mają od 0 do 75 zasobów. Płaci się nimi za operacje (3.1), pacyfikację (6.3.1), agitację (6.3.2) i szlak (3.3.1). USA ich nie mają: wydają zasoby ARVN (1.8.1).\n\nWsparcie, od 0 do 75, to pomoc z zagranicy. Nie wydaje się go: jego poziom dodają do zasobów ARVN rundy przewrotu (6.2.3). Patronat, od 0 do 75, to względy, którymi rząd w Sajgonie obdziela swoich przyjaciół; liczy się do zwycięstwa ARVN (7.2). Co przekracza te granice, przepada.',
    },
    '1.8.1': {
      title: 'Operacje połączone',
      text: 'USA płacą zasobami ARVN, ale tylko tymi powyżej sumy Ekon: nie może zostać mniej, niż pokazuje żeton. Suma Ekon wynosi na początku 15; każda faza zasobów ustawia ją na Ekon wszystkich LiKomów bez sabotażu (6.2.3) i taka pozostaje do następnej. ARVN może wydać wszystkie swoje zasoby.',
    },
    '1.9': {
      title: 'Co liczy się do zwycięstwa',
      text: 'Na brzegu planszy śledzi się cztery sumy:\n\n• Poparcie + dostępne: suma poparcia (1.6.2) plus dostępne wojsko i bazy USA; nieregularni się nie liczą.\n• COIN + patronat: populacja pod kontrolą COIN plus patronat.\n• NVA + bazy: populacja pod kontrolą NVA plus bazy NVA na mapie.\n• Opozycja + bazy: suma opozycji plus bazy VC na mapie.\n\nPopulacja Wietnamu Południowego wynosi 35. O warunkach zob. 7.2, o opcji z żetonami zmyłki 7.3.',
    },
    '2.0': {
      title: 'Sekwencja gry',
      text: 'Karty rozgrywa się jedną po drugiej. Na karcie wydarzenia działają najwyżej dwie frakcje (2.3). Karta przewrotu przynosi rundę przewrotu (2.4).',
    },
    '2.1': {
      title: 'Przygotowanie gry',
      text: 'Potasuj 120 wydarzeń, rozłóż na stosy tyle, ile podaje scenariusz, do każdego stosu wtasuj kartę przewrotu i połóż stosy jeden na drugim. Pozostałych wydarzeń się nie używa i nikt nie może ich oglądać. Wszystkie frakcje są uprawnione, wszyscy partyzanci i siły specjalne ukryci, suma Ekon wynosi 15.\n\n• Krótki (1965–1967): 3 stosy po 8 wydarzeń. ARVN 30 zasobów, NVA 15, VC 10; wsparcie 15, patronat 18, szlak 2. Przewodzą Young Turks; pod nimi leży Khanh. Jedną kartę Failed Attempt się odkłada. Bez wydarzeń przełomowych.\n• Średni (1968–1972): 3 stosy po 12. ARVN 30, NVA 20, VC 15; wsparcie 30, patronat 15, szlak 3. Przewodzi Ky; pod nim leżą Khanh i Young Turks.\n• Pełny (1964–1972): 6 stosów po 12. ARVN 30, NVA 10, VC 5; wsparcie 15, patronat 15, szlak 1. Przewodzi Minh.\n\nWydarzenia z epoki, opcja: rozkłada się tylko wydarzenia z właściwych lat, a niektóre możliwości obowiązują od początku.\n\n• Krótki: karty z roku 1965; AAA (zacieniona).\n• Średni: karty z roku 1968; AAA, Main Force Bns, SA-2s oraz Search and Destroy (zacienione), Arc Light i M-48 Patton (niezacienione).\n• Pełny: od góry jeden stos kart z roku 1964, dwa z 1965 i trzy z 1968 roku.',
    },
    '2.2': {
      title: 'Początek',
      text: 'Odkryj pierwszą kartę i rozegraj ją; następna też leży odkryta. Wszyscy widzą więc zawsze jedną kartę naprzód, wszystkie zagrane karty i to, ile ich zostało.',
    },
    '2.3': {
      title: 'Karta wydarzenia',
      text: 'Najwyżej dwie uprawnione frakcje wykonują operację lub wydarzenie, w kolejności symboli na karcie (2.3.2). Każda uprawniona frakcja może zamiast tego zrezygnować, gdy przyjdzie jej kolej (2.3.3). Frakcje nieuprawnione nic nie robią.',
    },
    '2.3.1': {
      title: 'Uprawnienie',
      text: 'Frakcja jest uprawniona, chyba że na poprzedniej karcie wykonała operację lub wydarzenie. Na początku gry i po każdej rundzie przewrotu (6.6) uprawnione są wszystkie. Niektóre wydarzenia zmieniają uprawnienie.',
    },
    '2.3.2': {
      title: 'Kolejność frakcji',
      text: 'Czytaj symbole u góry karty od lewej do prawej i pomijaj frakcje nieuprawnione. Pierwsza z pozostałych to pierwsza uprawniona, kolejna to druga uprawniona. Jasna obwódka wokół symbolu ma znaczenie tylko dla frakcji nieobsadzonych.',
    },
    '2.3.3': {
      title: 'Rezygnacja',
      text: 'Pierwsza lub druga uprawniona frakcja, która rezygnuje, pozostaje uprawniona na następną kartę. NVA lub VC bierze 1 zasób; jeśli rezygnują USA lub ARVN, ARVN bierze 3. Jej miejsce, jako pierwszej lub drugiej uprawnionej, zajmuje kolejna uprawniona frakcja po prawej, z tym samym wyborem. Zrezygnować może dowolnie wiele frakcji; po ostatniej karta się kończy.',
    },
    '2.3.4': {
      title: 'Co mogą uprawnione frakcje',
      text: 'Pierwsza uprawniona wybiera wydarzenie albo operację (3.0), do której może dodać czynność specjalną (4.0). Od tego zależy, co może druga uprawniona:\n\n• Pierwsza: sama operacja. Druga: ograniczona operacja (2.3.5).\n• Pierwsza: operacja z czynnością specjalną. Druga: ograniczona operacja albo wydarzenie.\n• Pierwsza: wydarzenie. Druga: operacja, na życzenie z czynnością specjalną.',
    },
    '2.3.5': {
      title: 'Ograniczona operacja',
      text: 'Ograniczona operacja odbywa się na jednym polu i nie ma czynności specjalnej. Patrol, przeszukiwanie i przemarsz mogą sprowadzić elementy z kilku pól, ale tylko na jedno pole docelowe. Kosztuje tyle co zwykle i liczy się jako operacja. Szkolenie może nadal pacyfikować lub umieścić bazę na swoim polu (3.2.1), a NVA może ulepszyć szlak przy zgrupowaniu (3.3.1).',
    },
    '2.3.6': {
      title: 'Zmiana uprawnień',
      text: 'Gdy zadziałały już dwie frakcje albo nie ma już żadnej uprawnionej, karta się kończy. Frakcja, która wykonała operację (także ograniczoną) lub wydarzenie, jest na następnej karcie nieuprawniona; wszystkie inne są uprawnione. Wydarzenie może stanowić inaczej. Darmowa operacja dzięki cudzemu wydarzeniu się nie liczy (3.1.2).',
    },
    '2.3.7': {
      title: 'Następna karta',
      text: 'Teraz rozgrywa się kartę, która leżała odkryta, a następną się odkrywa, nawet jeśli rozgrywana jest karta przewrotu. Dla karty wydarzenia obowiązuje 2.3, dla karty przewrotu 2.4.',
    },
    '2.3.8': {
      title: 'Wydarzenia przełomowe',
      text: 'W scenariuszach średnim i pełnym każda frakcja ma wydarzenie przełomowe. Może je zagrać zamiast odkrytej właśnie karty wydarzenia, jeśli\n\n• jest uprawniona,\n• spełniony jest warunek na jej karcie,\n• pierwsza uprawniona niczego jeszcze nie zrobiła i\n• następna karta nie jest kartą przewrotu (2.3.9).\n\nWydarzenie przełomowe wykonuje się od razu, jako wydarzenie pierwszej uprawnionej, a jego karta podaje kolejność frakcji. Frakcja może anulować cudze, zagrywając na nie swoje: VC każde, ARVN to należące do USA lub NVA, NVA to należące do USA. Anulowane wraca do właściciela.\n\nWszystkie cztery wymagają co najmniej 2 kart na polu przywódcy RVN (2.4.1), a ponadto:\n\n• USA, Linebacker II: poparcie + dostępne powyżej 40; powyżej 25 po niezacienionym Peace Talks.\n• ARVN, Vietnamization: mniej niż 20 kostek wojska USA na mapie.\n• NVA, Easter Offensive: na mapie więcej wojska NVA niż USA.\n• VC, Tet Offensive: więcej niż 20 partyzantów VC na Południu.',
    },
    '2.3.9': {
      title: 'Monsun',
      text: 'Dopóki następna jest karta przewrotu, nie ma przeszukiwania, nawet przez doradztwo (3.2.3, 4.2.1), przemarszu (3.3.2) ani wydarzeń przełomowych (2.3.8); transport lotniczy i atak z powietrza ograniczają się do 2 pól (4.2.2, 4.2.3). Wydarzenie można wykonać jak zwykle, a tego, co daje, monsun nie ogranicza (5.1.1).',
    },
    '2.4': {
      title: 'Karta przewrotu',
      text: 'Najpierw zrób to, co karta każe od razu, potem połóż ją na polu przywódcy RVN (2.4.1), potem rozegraj rundę przewrotu (6.0). Karty wydarzeń prowadzące do rundy przewrotu to kampania.',
    },
    '2.4.1': {
      title: 'Przywódca RVN',
      text: 'Zagrana ostatnio karta przewrotu pokazuje, kto przewodzi Republice Wietnamu. Jego efekt trwa, dopóki przewodzi:\n\n• Minh, na początku scenariusza pełnego: każde szkolenie ARVN dodaje 5 do wsparcia. Nie jest kartą.\n• Khanh: transport korzysta najwyżej z 1 LiKomu.\n• Young Turks: każde rządzenie dodaje 2 do patronatu.\n• Ky: pacyfikacja kosztuje 4 za żeton terroru lub poziom, już od jego własnej rundy przewrotu.\n• Thieu: bez efektu.\n\nFailed Attempt nie przynosi przywódcy. Na każdym polu, także na LiKomach, ARVN usuwa jedną na trzy swoje kostki, zaokrąglając w dół, i wybiera które. Karta trafia pod pozostałe, więc przywódca zostaje; kończy się tylko efekt Minha.',
    },
    '2.4.2': {
      title: 'Finałowa karta przewrotu',
      text: 'Finałową kartą przewrotu jest trzecia w scenariuszach krótkim i średnim, a szósta w pełnym. Jeśli nikt nie wygra przy jej sprawdzaniu zwycięstwa (6.1), jej rundę rozgrywa się do rozmieszczenia (6.4) włącznie. Potem gra się kończy i decydują marginesy (7.3).',
    },
    '3.0': {
      title: 'Operacje',
      text: 'Operacje to działania frakcji za pomocą ich elementów. USA i ARVN wybierają szkolenie, patrol, przeszukiwanie lub szturm (3.2); NVA i VC wybierają zgrupowanie, przemarsz, atak lub terror (3.3).',
    },
    '3.1': {
      title: 'Operacje ogólnie',
      text: 'Wybierz jedną operację, a potem jej pola, jedno po drugim, każde tylko raz. Za każde płacisz zasobami, nigdy wsparciem ani patronatem; USA płacą zasobami ARVN powyżej sumy Ekon (1.8.1). Tym, co po drodze przyniesie czynność specjalna, możesz zapłacić za kolejne pola (4.1).\n\nTy decydujesz o kolejności pól, o tym, w których wrogów uderzasz, i o tym, których własnych elementów używasz. Jedną z dwóch wrogich frakcji możesz oszczędzić, ale jej elementy nadal chronią bazy drugiej. W wybraną uderzasz z pełną siłą. Działanie na cudze elementy nie wymaga niczyjej zgody.',
    },
    '3.1.1': {
      title: 'Piony',
      text: 'Przy stole wybrane pola można oznaczać białymi i czarnymi pionami. Nie ograniczają one liczby pól, które wybierasz.',
    },
    '3.1.2': {
      title: 'Darmowe operacje',
      text: 'Wydarzenie może dać darmową operację lub czynność specjalną (5.5). Nie płaci się za nią zasobami; tylko pacyfikacja, agitacja i ulepszenie szlaku kosztują jak zwykle (3.2.1, 3.3.1). Wszystkie inne warunki obowiązują, chyba że wydarzenie stanowi inaczej. Działanie dzięki cudzemu wydarzeniu nie odbiera uprawnienia (2.3.6).',
    },
    '3.2': {
      title: 'Operacje COIN (antypowstańcze)',
      text: 'USA i ARVN wybierają szkolenie (3.2.1), patrol (3.2.2), przeszukiwanie (3.2.3) lub szturm (3.2.4). Nigdy nie umieszczają elementów w Wietnamie Północnym ani ich tam nie przesuwają (1.4.2).',
    },
    '3.2.1': {
      title: 'Szkolenie',
      text: 'ARVN wybiera prowincje i miasta bez kontroli NVA, USA te, w których jest element USA. Pole kosztuje 3 zasoby ARVN tylko wtedy, gdy umieszcza się na nim elementy ARVN. Na każdym możesz zrobić jedno z poniższych:\n\n• USA: umieść 1 lub 2 nieregularnych albo, przy bazie USA, 1 lub 2 rangersów lub do 6 kostek ARVN.\n• ARVN, w miastach i przy bazach COIN: umieść 1 lub 2 rangersów albo do 6 kostek ARVN.\n\nKostki to wojsko i policja w dowolnej proporcji; elementy ARVN można wziąć z mapy, jeśli brak dostępnych (1.4.1). Potem na najwyżej jednym wybranym polu zrób jedno z poniższych:\n\n• Pacyfikacja: usuń cały terror, a potem przesuń pole do 2 poziomów w kierunku aktywnego poparcia, po 3 zasoby ARVN za żeton i za poziom, nawet jeśli szkolenie było darmowe. Potrzebna jest kontrola COIN; ARVN potrzebuje tam też wojska i policji, a USA tylko elementu USA.\n• ARVN: zamień dowolne 3 kostki ARVN na bazę ARVN, w granicach pojemności (1.4.2). Kosztuje to 3, jeśli za to pole jeszcze nic nie zapłacono.\n• USA, w Sajgonie: przenieś do 3 punktów patronatu do zasobów ARVN.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: 'ARVN 3 zasoby łącznie, USA nic.\n\n• Przesuń dowolne własne kostki, skądkolwiek, na sąsiednie LiKomy lub do sąsiednich miast, a potem dalej po LiKomach i przez miasta tak daleko, jak chcesz. Kostka zatrzymuje się, gdy wejdzie na pole z elementem NVA lub VC.\n• Potem na każdym LiKomie, nawet jeśli nikt się tam nie ruszył, za każdą swoją kostkę na nim aktywuj jednego partyzanta.\n• Potem możesz przeprowadzić szturm na jednym LiKomie bez dodatkowego kosztu (3.2.4); USA nie mogą dodać ARVN.\n\nW ograniczonej operacji wszystkie ruszające się kostki kończą ruch na jednym polu i tylko tam możesz przeprowadzić szturm, jeśli jest to LiKom.',
    },
    '3.2.3': {
      title: 'Przeszukiwanie',
      text: 'Prowincje i miasta, nie Wietnam Północny. ARVN 3 zasoby za pole, USA nic. Nie podczas monsunu (2.3.9).\n\nNajpierw przesuń swoje wojsko na wybrane pola, z pól sąsiednich lub przez jeden LiKom bez elementów NVA i VC. Potem na każdym wybranym polu aktywuj jednego partyzanta za każdą swoją kostkę i każdy element swoich sił specjalnych: USA za wojsko i nieregularnych, ARVN za wojsko, policję i rangersów. W dżungli aktywuj jednego za każde dwa takie elementy, zaokrąglając w dół. Przeszukiwanie może też być tylko ruchem albo tylko wykrywaniem.',
    },
    '3.2.4': {
      title: 'Szturm',
      text: 'Pola, na których są twoje kostki i wróg, którego mogą trafić. ARVN 3 zasoby za pole, USA nic.\n\n• ARVN: usuń 1 element za każde 2 kostki ARVN, na wyżynach za każde 3, zaokrąglając w dół. W prowincjach liczy się tylko wojsko, w miastach i na LiKomach także policja. Każda usunięta baza dodaje 6 do wsparcia.\n• USA: usuń 2 elementy za każdą kostkę wojska USA, jeśli jest tam baza USA; jeśli nie, 1 za każdą, na wyżynach 1 za każde 2, zaokrąglając w dół. Na jednym z pól USA mogą zapłacić 3 zasoby ARVN, by dodać szturm ARVN.\n\nNajpierw usuwa się wojsko NVA, potem wybranych aktywnych partyzantów, a bazy dopiero wtedy, gdy nie ma już żadnego partyzanta obu frakcji: jeden ukryty partyzant chroni je wszystkie.\n\nJeśli następnym elementem byłaby baza z tunelem, przerwij i rzuć kością: przy 4 do 6 usuwa się jeden tunel, baza zostaje.',
    },
    '3.3': {
      title: 'Operacje powstańców',
      text: 'NVA i VC wybierają zgrupowanie (3.3.1), przemarsz (3.3.2), atak (3.3.3) lub terror (3.3.4). Działają własnymi elementami.',
    },
    '3.3.1': {
      title: 'Zgrupowanie',
      text: 'Prowincje i miasta bez poparcia, 1 zasób za pole. Na każdym polu zrób jedno z poniższych:\n\n• Umieść 1 partyzanta.\n• Zamień 2 swoich partyzantów na bazę, w granicach pojemności (1.4.2).\n• NVA, jeśli ma tam już bazę: umieść najwyżej tylu partyzantów, ile wynoszą razem szlak (6.7) i liczba baz NVA na polu.\n• VC, jeśli ma tam już bazę: umieść najwyżej tylu partyzantów, ile wynoszą razem populacja pola i liczba baz VC na nim.\n• VC, jeśli ma tam już bazę: odwróć wszystkich partyzantów VC na tym polu na stronę ukrytą.\n\nPotem NVA może zapłacić jeszcze 2 zasoby, by ulepszyć szlak o 1 pole, nawet jeśli nie wybrała żadnego pola, zgrupowanie było darmowe albo była to ograniczona operacja. Przy zacienionym Cadres VC może też kupić agitację; kosztuje ona jak zwykle (6.3.2).',
    },
    '3.3.2': {
      title: 'Przemarsz',
      text: 'Przesuń swoich partyzantów i wojsko NVA na sąsiednie pola. 1 zasób za każdą prowincję lub miasto, do którego wchodzą, niezależnie od liczby grup; LiKomy nic nie kosztują. Ograniczona operacja ma jedno pole docelowe. Nie podczas monsunu (2.3.9).\n\nElementy, które idą z jednego pola na to samo pole docelowe, są jedną grupą. Jej partyzanci stają się aktywni, jeśli spełnione są oba warunki:\n\n• Pole docelowe jest LiKomem albo ma poparcie.\n• Grupa, wraz z wojskiem, oraz tamtejsze kostki i siły specjalne USA i ARVN liczą razem więcej niż 3.\n\nSzlak: dopóki jest powyżej 0 (6.7), elementy NVA mogą iść dalej z każdego pola docelowego w Laosie lub Kambodży, płacąc za każde kolejne, ale nie w ograniczonej operacji. Przy 4 ruchy NVA na pole Laosu lub Kambodży albo z niego nic nie kosztują.',
    },
    '3.3.3': {
      title: 'Atak',
      text: 'Pola, na których są twoi partyzanci lub wojsko NVA i wrogi element. 1 zasób za pole. Na każdym jedno z poniższych:\n\n• Aktywuj tam wszystkich swoich partyzantów i rzuć kością. Jeśli wynik nie jest wyższy niż ich liczba, usuń do 2 wrogich elementów.\n• NVA: usuń 1 wrogi element za każde 2 tamtejsze kostki wojska NVA, zaokrąglając w dół. Bez rzutu i nikogo nie aktywując.\n\nTy wybierasz elementy, także ukryte siły specjalne, jednej lub obu frakcji. Bazy USA i ARVN usuwa się dopiero po wszystkich innych elementach obu frakcji. Elementy USA stają się stratami (6.2.5, 6.5).\n\nWyniszczenie: za każdą usuniętą kostkę wojska lub bazę USA usuń jeden z atakujących elementów, partyzanta albo wojsko, zależnie od tego, czym atakowano.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Pola, na których jest co najmniej jeden twój ukryty partyzant lub, dla NVA, wojsko. 1 zasób za prowincję lub miasto; LiKomy nic nie kosztują. Na każdym polu aktywuj jednego ukrytego partyzanta, jeśli tam jest.\n\n• Prowincja lub miasto: umieść żeton terroru, jeśli go tam nie ma. VC przesuwa pole o jeden poziom w kierunku aktywnej opozycji; NVA przesuwa poparcie o jeden poziom w kierunku neutralnego.\n• LiKom: umieść żeton sabotażu, jeśli go tam nie ma. Odbiera on wpływy ARVN (6.2.3).\n\nTerror i sabotaż mają wspólnie 15 żetonów; jeśli wszystkie są na mapie, żadnego się nie umieszcza. Pole przesuwa się z nowym żetonem lub bez niego.',
    },
    '4.0': {
      title: 'Czynności specjalne',
      text: 'Czynności specjalne towarzyszą operacjom. USA mają doradztwo, transport lotniczy i atak z powietrza (4.2); ARVN rządzenie, transport i wypad (4.3); NVA infiltrację, ostrzał i zasadzkę (4.4); VC pobór podatków, dywersję i zasadzkę (4.5).',
    },
    '4.1': {
      title: 'Czynności specjalne ogólnie',
      text: 'Przy operacji możesz użyć jednego rodzaju czynności specjalnej, w jednej chwili: przed operacją, w jej trakcie lub po niej. Nie przy ograniczonej operacji (2.3.5). Nie kosztuje zasobów; każde pole wybiera się tylko raz. Jeśli pierwsza uprawniona użyje czynności specjalnej, druga może wykonać wydarzenie (2.3.4).\n\nTym, co przyniosła czynność, można zapłacić za operację: bez zasobów VC może pobrać podatki, a potem przeprowadzić zgrupowanie.',
    },
    '4.1.1': {
      title: 'Operacje towarzyszące',
      text: 'Niektóre czynności specjalne towarzyszą tylko określonym operacjom:\n\n• Doradztwo i rządzenie: szkolenie lub patrol, nie na polu wybranym do szkolenia.\n• Wypad: patrol, przeszukiwanie lub szturm.\n• Infiltracja: zgrupowanie lub przemarsz.\n• Dywersja: zgrupowanie, przemarsz lub terror.\n• Zasadzka: przemarsz lub atak, na ich polach.\n\nWszystkie inne towarzyszą dowolnej operacji. Jeśli ta lista nie mówi inaczej, czynność może odbyć się na dowolnym polu.',
    },
    '4.2': {
      title: 'Czynności specjalne USA',
      text: 'USA mogą użyć doradztwa (4.2.1), transportu lotniczego (4.2.2) lub ataku z powietrza (4.2.3).',
    },
    '4.2.1': {
      title: 'Doradztwo',
      text: 'Ze szkoleniem lub patrolem, na 1 lub 2 polach poza Wietnamem Północnym, których nie wybrano do szkolenia. Na każdym zrób jedno z poniższych:\n\n• Przeszukiwanie ARVN bez ruchu (3.2.3), nie podczas monsunu (2.3.9).\n• Szturm ARVN (3.2.4).\n• Aktywuj 1 ukrytego nieregularnego lub rangera, by usunąć 2 wrogie elementy, także ukryte. Bazy usuwa się dopiero wtedy, gdy nie ma już innych wrogich elementów, baz z tunelem nigdy.\n\nNic się nie płaci. Potem możesz dodać 6 do wsparcia, jeden raz.',
    },
    '4.2.2': {
      title: 'Transport lotniczy',
      text: 'Z dowolną operacją USA. Między dowolnymi 4 polami, podczas monsunu 2 (2.3.9), przesuń dowolnie wiele kostek wojska USA i łącznie do 4 kostek wojska ARVN, rangersów i nieregularnych. Nie w Wietnamie Północnym.',
    },
    '4.2.3': {
      title: 'Atak z powietrza',
      text: 'Z dowolną operacją USA, na maksymalnie 6 polach, podczas monsunu 2 (2.3.9), każde z elementem USA lub ARVN. Usuń łącznie do 6 aktywnych wrogich elementów. Bazy usuwa się tylko tam, gdzie nie ma już innych elementów powstańców; ukryci partyzanci i bazy z tunelem zostają. Każde wybrane pole z populacją przesuń o jeden poziom w kierunku aktywnej opozycji, nawet jeśli nic tam nie usunięto. Potem możesz pogorszyć szlak o 1 pole (6.7), nawet bez wybierania pola.\n\n2. wydanie: rzuć kością o liczbę trafień. Każde trafienie usuwa 1 element; 2 trafienia mogą pogorszyć szlak o 1 pole, jeden raz. Wybiera się i przesuwa tylko pola, które tracą element.',
    },
    '4.3': {
      title: 'Czynności specjalne ARVN',
      text: 'ARVN może użyć rządzenia (4.3.1), transportu (4.3.2) lub wypadu (4.3.3).',
    },
    '4.3.1': {
      title: 'Rządzenie',
      text: 'Ze szkoleniem lub patrolem, w 1 lub 2 prowincjach lub miastach pod kontrolą COIN i z poparciem, nie w Sajgonie i nie na polu wybranym do szkolenia. W każdym zrób jedno z poniższych:\n\n• Dodaj do wsparcia 3 razy populację pola.\n• Jeśli jest tam więcej kostek ARVN niż wojska USA: przenieś ze wsparcia do patronatu tyle, ile wynosi populacja pola, i przesuń pole o jeden poziom w kierunku neutralnego.',
    },
    '4.3.2': {
      title: 'Transport',
      text: 'Z dowolną operacją ARVN. Z jednego pola przesuń łącznie do 6 kostek wojska ARVN i rangersów na sąsiednie LiKomy, dalej po LiKomach i przez miasta tak daleko, jak chcesz, a na końcu na sąsiednie pola, nie do Wietnamu Północnego; albo wprost na sąsiednie pola. Zatrzymują się, gdy wejdą na pole z elementem NVA lub VC. Potem odwróć wszystkich rangersów na mapie na stronę ukrytą.',
    },
    '4.3.3': {
      title: 'Wypad',
      text: 'Z patrolem, przeszukiwaniem lub szturmem, na 1 lub 2 polach. Przesuń na nie dowolnych rangersów z pól sąsiednich, ukrytych lub aktywnych, bez zmiany stanu. Potem na każdym polu możesz aktywować 1 ukrytego rangera, by usunąć 2 wrogie elementy, także ukryte. Bazy usuwa się dopiero wtedy, gdy nie ma już innych wrogich elementów, baz z tunelem nigdy.',
    },
    '4.4': {
      title: 'Czynności specjalne NVA',
      text: 'NVA może użyć infiltracji (4.4.1), ostrzału (4.4.2) lub zasadzki (4.4.3).',
    },
    '4.4.1': {
      title: 'Infiltracja',
      text: 'Ze zgrupowaniem lub przemarszem, na 1 lub 2 polach. Na każdym zrób jedno z poniższych:\n\n• Przy bazie NVA: umieść najwyżej tyle kostek wojska NVA, ile wynoszą razem szlak (6.7) i liczba baz NVA na polu; potem zamień dowolnych tamtejszych partyzantów NVA na kolejne kostki wojska NVA, 1 za 1.\n• Gdzie elementów NVA jest więcej niż elementów VC: przesuń opozycję, jeśli tam jest, o jeden poziom w kierunku neutralnego; potem możesz zamienić 1 element VC na odpowiadający mu element NVA. Tunel zostaje. NVA musi mieć ten element dostępny albo wziąć go z mapy (1.4.1).',
    },
    '4.4.2': {
      title: 'Ostrzał',
      text: 'Z dowolną operacją, na 1 lub 2 polach, na których są łącznie co najmniej 3 kostki wojska USA i ARVN albo wojsko i baza USA lub ARVN. Na tym polu lub na sąsiednim muszą być co najmniej 3 kostki wojska NVA. Z każdego usuń 1 kostkę wojska USA lub ARVN; kostka USA trafia do strat.',
    },
    '4.4.3': {
      title: 'Zasadzka',
      text: 'Na 1 lub 2 polach ataku, jeszcze tam nierozstrzygniętego i opłaconego jak zwykle, albo przemarszu, bez dodatkowego kosztu. Potrzebny jest tam ukryty partyzant NVA, przy przemarszu taki, który właśnie przybył. Aktywuj tylko jego i nie rzucaj kością: 1 wrogi element usuwa się według zasad ataku (3.3.3), bez wyniszczenia. Z LiKomu można zamiast tego trafić element na dowolnym sąsiednim polu, nawet na dopiero co trafionym. Darmowa zasadzka z wydarzenia jest taka jak przy ataku (5.5).',
    },
    '4.5': {
      title: 'Czynności specjalne VC',
      text: 'VC może użyć poboru podatków (4.5.1), dywersji (4.5.2) lub zasadzki (4.5.3).',
    },
    '4.5.1': {
      title: 'Pobór podatków',
      text: 'Z dowolną operacją, na maksymalnie 4 polach z ukrytym partyzantem VC i bez kontroli COIN, także na LiKomach. Na każdym aktywuj jednego ukrytego partyzanta VC. VC bierze Ekon LiKomu, z sabotażem lub bez, albo podwojoną populację prowincji lub miasta, które przesuwa się o jeden poziom w kierunku aktywnego poparcia.',
    },
    '4.5.2': {
      title: 'Dywersja',
      text: 'Ze zgrupowaniem, przemarszem lub terrorem, na 1 lub 2 polach z ukrytym partyzantem VC, który pozostaje ukryty, i z kostkami ARVN. Na każdym usuń 2 kostki ARVN albo zamień 1 na partyzanta VC. Potem patronat spada o 1 za każde 2 kostki usunięte lub zamienione łącznie, zaokrąglając w dół.',
    },
    '4.5.3': {
      title: 'Zasadzka (VC)',
      text: 'Jak dla NVA (4.4.3), z partyzantami VC.',
    },
    '5.0': {
      title: 'Wydarzenia',
      text: 'Karta wydarzenia ma tytuł, rok dla wydarzeń z epoki (2.1), tekst kursywą, który nie ma wpływu na grę, i tekst wydarzenia. Wiele kart ma dwa teksty (5.2), a niektóre mają trwały efekt (5.3, 5.4).\n\n2. wydanie: dziewięć kart ma inne teksty (4, 5, 6, 14, 20, 26, 30, 35 i 121).',
    },
    '5.1': {
      title: 'Wykonanie wydarzenia',
      text: 'Wykonaj tekst dosłownie i po kolei. O ile nie mówi on inaczej, wszystkich wyborów dokonuje wykonująca frakcja, na przykład pól i elementów, których to dotyczy, albo tego, kto dostaje darmową operację. Jeśli działa inna frakcja, o szczegółach swojego działania decyduje ona. To samo dotyczy przywódców RVN (2.4.1).',
    },
    '5.1.1': {
      title: 'Wydarzenie a zasady',
      text: 'Gdy wydarzenie przeczy zasadom, pierwszeństwo ma wydarzenie; przemarsz, który ono daje, odbywa się więc także podczas monsunu (2.3.9). Ale nawet wydarzenia\n\n• przestrzegają pojemności pól i nie wprowadzają elementów USA ani ARVN do Wietnamu Północnego (1.4.2);\n• umieszczają tylko dostępne elementy i żetony, chyba że mowa o stratach lub elementach poza grą, a usuwają, zamiast zamieniać, jeśli nie ma na co lub brak miejsca (1.4.1);\n• nie zmuszają do usunięcia bazy z tunelem, chyba że wprost tak stanowią; jej właściciel może ją wybrać (1.4.4);\n• nie podnoszą zasobów, wsparcia ani patronatu ponad 75 (1.8).',
    },
    '5.1.2': {
      title: 'Wydarzenie a wydarzenie',
      text: 'Wydarzenie zagrane teraz ma pierwszeństwo przed tym o trwałym efekcie. USA mogą więc użyć transportu lotniczego dzięki MACV nawet wtedy, gdy obowiązuje Typhoon Kate.',
    },
    '5.1.3': {
      title: 'Wydarzenie wykonane częściowo',
      text: 'Co można wykonać, trzeba wykonać; czego nie można, to się pomija.',
    },
    '5.1.4': {
      title: 'Wydarzenia przełomowe jako wydarzenia',
      text: 'Wydarzenia przełomowe mają warunek i zajmują miejsce odkrytej karty, wraz z jej kolejnością frakcji. Kto takie zagrywa, wykonuje je jako wydarzenie (2.3.8).',
    },
    '5.2': {
      title: 'Podwójne użycie',
      text: 'Wiele wydarzeń ma tekst niezacieniony i zacieniony. Wykonująca frakcja wybiera jeden z nich. Niezacieniony często pomaga frakcjom COIN, zacieniony ich wrogom, ale każda frakcja może wybrać dowolny.',
    },
    '5.3': {
      title: 'Możliwości',
      text: 'Wydarzenia podwójnego użycia oznaczone jako możliwości frakcji obowiązują do końca gry, z tekstem, który wykonano. Niektóre mogą obowiązywać od początku (2.1).',
    },
    '5.4': {
      title: 'Impet',
      text: 'Teksty wydarzeń oznaczone jako impet, niezacienione, zacienione lub oba, obowiązują do resetu w następnej rundzie przewrotu (6.6) i działają jeszcze w tej rundzie. Naraz może obowiązywać dowolnie wiele.',
    },
    '5.5': {
      title: 'Darmowe operacje z wydarzeń',
      text: 'Niektóre wydarzenia pozwalają frakcji od razu wykonać operację lub czynność specjalną. Zwykle nic to nie kosztuje i nie wpływa na jej uprawnienie (3.1.2). Wszystkie inne warunki obowiązują, chyba że tekst je uchyla: darmowy wypad nadal musi aktywować rangera. Pacyfikacja, agitacja i ulepszenie szlaku zawsze kosztują zasoby. Darmowa zasadzka jest taka jak przy ataku (4.4.3).',
    },
    '6.0': {
      title: 'Runda przewrotu',
      text: 'Po natychmiastowym efekcie karty przewrotu (2.4) rozegraj fazy w tej kolejności: zwycięstwa (6.1), zasobów (6.2), poparcia (6.3), rozmieszczenia (6.4), zaangażowania (6.5), resetu (6.6).\n\nNigdy nie ma dwóch rund z rzędu: karta przewrotu tuż po innej przynosi swojego przywódcę lub natychmiastowy efekt, ale nie rundę. Jeśli jest to karta finałowa, gra kończy się od razu i decydują marginesy (7.3).',
    },
    '6.1': {
      title: 'Faza zwycięstwa',
      text: 'Jeśli jakaś frakcja spełnia swój warunek (7.2), gra się kończy i ustala się kolejność frakcji (7.1). W przeciwnym razie runda trwa dalej. O graczach z dwiema frakcjami zob. 1.5, o samotnym graczu przeciw frakcjom nieobsadzonym 8.9.',
    },
    '6.2': {
      title: 'Faza zasobów',
      text: 'W tej kolejności: sabotaż (6.2.1), szlak (6.2.2), wpływy ARVN (6.2.3), wpływy powstańców (6.2.4), spadek wsparcia za straty (6.2.5). Nikt nie przekracza 75 zasobów.',
    },
    '6.2.1': {
      title: 'Sabotaż',
      text: 'Umieść sabotaż na każdym LiKomie bez sabotażu, na którym partyzantów NVA i VC jest więcej niż elementów USA i ARVN albo który sąsiaduje z miastem bez kontroli COIN. Jeśli zabraknie żetonów (3.3.4), o miejscu decyduje VC.',
    },
    '6.2.2': {
      title: 'Pogorszenie szlaku',
      text: 'Jeśli jakiekolwiek pole Laosu lub Kambodży jest pod kontrolą COIN, pogorsz szlak o 1 pole (6.7), jeden raz.',
    },
    '6.2.3': {
      title: 'Wpływy ARVN',
      text: 'ARVN otrzymuje tyle zasobów, ile wynosi wsparcie, plus 15 minus Ekon wszystkich LiKomów z sabotażem. Tę drugą liczbę oznacza się jako sumę Ekon (1.8.1).',
    },
    '6.2.4': {
      title: 'Wpływy powstańców',
      text: 'VC otrzymuje po 1 zasobie za każdą swoją bazę na mapie. NVA otrzymuje po 1 za każdą swoją bazę w Laosie i Kambodży, plus dwukrotność szlaku (6.7).',
    },
    '6.2.5': {
      title: 'Straty a wsparcie',
      text: 'Za każdy element USA wśród strat, dowolnego rodzaju, wsparcie spada o 3. ARVN dostała już wtedy swoje wsparcie za tę rundę (6.2.3).',
    },
    '6.3': {
      title: 'Faza poparcia',
      text: 'Najpierw USA, potem ARVN mogą pacyfikować (6.3.1), potem VC może agitować (6.3.2).',
    },
    '6.3.1': {
      title: 'Pacyfikacja',
      text: 'Najpierw USA, potem ARVN mogą pacyfikować, razem w maksymalnie 4 prowincjach i miastach. W każdym potrzebne są kontrola COIN, policja i wojsko frakcji, która pacyfikuje. Każde 3 zasoby ARVN usuwają jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwają je o jeden poziom w kierunku aktywnego poparcia; najwyżej 2 poziomy na polu, licząc razem obie frakcje. USA wydają tylko to, co przekracza sumę Ekon (1.8.1). O pacyfikacji przy szkoleniu zob. 3.2.1.',
    },
    '6.3.2': {
      title: 'Agitacja',
      text: 'VC może agitować na maksymalnie 4 polach z elementami VC i bez kontroli COIN. Każdy zasób VC usuwa jeden żeton terroru albo, gdy na polu nie ma już terroru, przesuwa je o jeden poziom w kierunku aktywnej opozycji; najwyżej 2 poziomy na polu.',
    },
    '6.4': {
      title: 'Faza rozmieszczenia',
      text: 'Elementy USA i ARVN opuszczają Laos i Kambodżę (6.4.1), potem przenoszą siły, na dowolną odległość, ARVN (6.4.2) i NVA (6.4.3). Kontrola pozostaje taka jak na początku fazy, a na jej końcu ustala się ją na nowo (6.4.4).',
    },
    '6.4.1': {
      title: 'Laos i Kambodża',
      text: 'Usuń wszystkie elementy USA i ARVN z Laosu i Kambodży: wojsko USA trafia poza grę, wszystkie inne stają się dostępne.\n\n2. wydanie: wojsko USA trafia do strat.',
    },
    '6.4.2': {
      title: 'Rozmieszczenie ARVN',
      text: 'ARVN musi przenieść swoje wojsko z LiKomów i z prowincji bez bazy COIN, a pozostałe może przenieść: do miast bez kontroli NVA, na pola z bazą USA lub ARVN albo do Sajgonu. Potem może przenieść dowolną policję na LiKomy lub na pola Południa pod kontrolą COIN. Rangersi i elementy USA zostają.',
    },
    '6.4.3': {
      title: 'Rozmieszczenie NVA',
      text: 'NVA może przenieść dowolną część swojego wojska, skądkolwiek, na pola z bazami NVA, nawet pod kontrolą COIN.',
    },
    '6.4.4': {
      title: 'Kontrola po rozmieszczeniu',
      text: 'Gdy wszyscy się przenieśli, kontrolę ustala się na nowo (1.7).',
    },
    '6.4.5': {
      title: 'Koniec gry',
      text: 'W finałowej rundzie (2.4.2) gra kończy się w tym miejscu i decydują marginesy (7.3). Zaangażowania ani resetu nie ma.',
    },
    '6.5': {
      title: 'Faza zaangażowania',
      text: 'Spośród strat wszystkie bazy i jedna na trzy kostki wojska, zaokrąglając w dół, trafiają poza grę; reszta staje się dostępna. Potem USA mogą przesunąć do 10 kostek wojska i 2 bazy USA między siłami dostępnymi, polami pod kontrolą COIN, LiKomami i Sajgonem, w dowolną stronę. Kontrolę i sumy ustala się na nowo na końcu.\n\n2. wydanie: wojsko, które zostało ze strat, nie staje się dostępne, lecz od razu trafia na pola pod kontrolą COIN, na LiKomy lub do Sajgonu i wlicza się do tych 10. Na końcu VC może przesunąć pola, każde o jeden poziom, w kierunku aktywnej opozycji: łącznie 1 punkt populacji za każde 2 elementy USA wycofane do dostępnych, po odjęciu zaangażowanych.',
    },
    '6.6': {
      title: 'Faza resetu',
      text: 'W tej kolejności:\n\n• Szlak (6.7): z 0 na 1 albo z 4 na 3.\n• Usuń wszystkie żetony terroru i sabotażu.\n• Wszyscy partyzanci i siły specjalne stają się ukryci.\n• Wydarzenia impetu się kończą (5.4).\n• Wszystkie frakcje stają się uprawnione.\n• Rozegraj następną kartę (2.3.7).',
    },
    '6.7': {
      title: 'Szlak',
      text: 'Szlak Ho Chi Minha, od 0 do 4, pokazuje, jak dobrze płynie zaopatrzenie z Północy na Południe. Ulepszyć go to podnieść liczbę, pogorszyć to ją obniżyć. Liczy się przy zgrupowaniu (3.3.1), przemarszu (3.3.2), infiltracji (4.4.1) i wpływach (6.2.4) NVA. Ulepsza go zgrupowanie NVA; pogarszają go ataki z powietrza (4.2.3) i kontrola COIN w Laosie lub Kambodży (6.2.2); zmieniają go też reset (6.6) i wydarzenia.',
    },
    '7.0': {
      title: 'Zwycięstwo',
      text: 'Każda frakcja ma własny warunek (7.2). Sprawdza się go na początku każdej rundy przewrotu; po finałowej rundzie decydują marginesy (7.3).',
    },
    '7.1': {
      title: 'Kolejność i remisy',
      text: 'Jeśli przy sprawdzaniu zwycięstwa warunek spełni frakcja nieobsadzona, wszyscy gracze przegrywają na równi. W przeciwnym razie, gdy spełni go gracz lub gdy gra się skończy, frakcja z najwyższym marginesem (7.3) jest pierwsza, i tak dalej. Remisy wygrywają najpierw frakcje nieobsadzone, potem VC, ARVN, NVA, a na końcu USA. O graczach z dwiema frakcjami zob. 1.5.',
    },
    '7.2': {
      title: 'Warunki zwycięstwa',
      text: 'Sprawdza się je na początku każdej rundy przewrotu (6.1), według sum z 1.9:\n\n• USA: suma poparcia plus dostępne wojsko i bazy USA powyżej 50.\n• NVA: populacja pod kontrolą NVA plus bazy NVA powyżej 18.\n• ARVN: populacja pod kontrolą COIN plus patronat powyżej 50.\n• VC: suma opozycji plus bazy VC powyżej 35.',
    },
    '7.3': {
      title: 'Marginesy po finałowej rundzie',
      text: 'Jeśli żadne sprawdzenie nie zakończyło gry, wygrywa najwyższy margines:\n\n• USA: suma poparcia plus dostępne wojsko i bazy USA, minus 50.\n• NVA: populacja pod kontrolą NVA plus bazy NVA, minus 18.\n• ARVN: populacja pod kontrolą COIN plus patronat, minus 50.\n• VC: suma opozycji plus bazy VC, minus 35.\n\nMargines powyżej 0 oznacza, że warunek jest spełniony.\n\nZmyłka, opcja dla trzech lub czterech graczy: każdy dobiera na początku 2 z 12 żetonów i trzyma je w tajemnicy, dopóki ich nie użyje. Pusta groźba nic nie robi; ukryty zamiar dodaje na stałe 1 do marginesu; ukryty atut zmienia ograniczoną operację (2.3.5) w pełną operację z czynnością specjalną. Dla wyrównania szans mniej doświadczeni gracze mogą wybrać swoje 2 żetony, zanim pozostali je dobiorą.',
    },
    '8.0': {
      title: 'Frakcje nieobsadzone',
      text: 'Frakcje nieobsadzone działają według własnych diagramów; część „Frakcje nieobsadzone” zawiera wszystkie ich wiersze. Nie zawsze działają tylko dla siebie: jak gracze czasem sobie pomagają, a czasem szkodzą.',
    },
    '8.1': {
      title: 'Tura frakcji nieobsadzonej',
      text: 'Według swojego diagramu frakcja nieobsadzona wykonuje wydarzenie, operację albo rezygnuje. Gdzie gracz miałby ograniczoną operację, ona ma pełną operację z czynnością specjalną. Pomija wydarzenia bez efektu, a możliwość wykonuje tylko wtedy, gdy kość pokaże mniej, niż zostało kart przewrotu. Bez zasobów NVA rezygnuje, a ARVN, gdy ma mniej niż 3.',
    },
    '8.1.2': {
      title: 'Zasady frakcji nieobsadzonej',
      text: 'Frakcja nieobsadzona robi tyle, ile może, i płaci tak jak gracz. Nigdy nie oddaje zasobów (1.5.2). Spośród równych możliwości wybiera się losowo.',
    },
    '8.4.6': {
      title: 'Wydarzenia przełomowe frakcji nieobsadzonych',
      text: 'Frakcja nieobsadzona zagrywa swoje wydarzenie przełomowe (2.3.8), gdy tylko jest to możliwe, a pierwszą uprawnioną jest frakcja gracza.',
    },
    '8.8.1': {
      title: 'Polityka USA',
      text: 'Nieobsadzone USA prowadzą politykę JFK, LBJ lub Nixona: od niej zależy, jakie czynności specjalne wolą i ile wojska angażują. Pierwszą podaje scenariusz; ustala się ją na nowo przed każdym zaangażowaniem (6.5).',
    },
    '8.9': {
      title: 'Zwycięstwo 1 gracza',
      text: 'Samotny gracz prowadzi USA i ARVN, NVA i VC albo jedną dowolną frakcję. Z dwóch marginesów liczy się niższy, a obie frakcje nie mogą przekazywać sobie zasobów (1.5.2). Gracz nigdy nie wygrywa przy sprawdzaniu (6.1), ale przegrywa, jeśli frakcja nieobsadzona spełni wtedy swój warunek albo po finałowej rundzie ma wyższy margines.\n\nPo finałowej rundzie przewaga od 1 do 5 nad najlepszą frakcją nieobsadzoną to pat, 6 lub więcej to zwycięstwo; bez przewagi wojnę wygrywa ta frakcja.\n\n• Opcja trudności A: obowiązują te możliwości scenariusza średniego (2.1), które szkodzą stronie gracza, zacienione przeciw COIN, niezacienione przeciw powstańcom.\n• Opcja trudności B: od drugiej rundy przewrotu gracz przegrywa przy sprawdzaniu także wtedy, gdy jakaś frakcja nieobsadzona ma wyższy margines.',
    },
  },
  glossary: {
    active: {
      term: 'Aktywny',
      text: 'O partyzantach i siłach specjalnych: widoczny. Aktywnych partyzantów mogą trafić szturm i atak z powietrza. O poparciu i opozycji: silniejszy poziom, który liczy się podwójnie.',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Sąsiedni',
      text: 'Leżący obok: pola, które się stykają lub które rozdziela tylko LiKom (prowincje) albo miasteczko.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitacja',
      text: 'VC kupuje opozycję po 1 zasobie za krok w fazie poparcia, tam, gdzie ma elementy, a nie ma kontroli COIN.',
      rule: '6.3.2',
    },
    aid: {
      term: 'Wsparcie',
      text: 'Pomoc z zagranicy, od 0 do 75. W rundach przewrotu zwiększa zasoby ARVN. Rządzenie zamienia je na patronat, straty je obniżają.',
      rule: '1.8',
    },
    arvn: {
      term: 'ARVN',
      text: 'Armia Republiki Wietnamu: frakcja rządu w Sajgonie.',
      rule: '1.5',
    },
    attrition: {
      term: 'Wyniszczenie',
      text: 'Koszt ataku na wojsko lub bazy USA: jeden atakujący element za każdy usunięty.',
      rule: '3.3.3',
    },
    available: {
      term: 'Dostępny',
      text: 'Leżący obok mapy i gotowy do umieszczenia. Dostępne wojsko i bazy USA liczą się do zwycięstwa USA.',
      rule: '1.4.1',
    },
    base: {
      term: 'Baza',
      text: 'Element dowolnej frakcji, który prawie nigdy się nie rusza. Pomaga w szkoleniu, zgrupowaniu i infiltracji, przynosi powstańcom zasoby i liczy się do zwycięstwa NVA i VC. Najwyżej 2 w prowincji lub mieście.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bazy ostatnie',
      text: 'Bazę usuwa się dopiero wtedy, gdy nie ma już elementów, które ją chronią, także tych sojuszniczej frakcji.',
      rule: '3.2.4',
    },
    campaign: {
      term: 'Kampania',
      text: 'Karty wydarzeń prowadzące do rundy przewrotu.',
      rule: '2.4',
    },
    capability: {
      term: 'Możliwość',
      text: 'Wydarzenie, którego wykonany tekst pomaga frakcji albo jej przeszkadza do końca gry.',
      rule: '5.3',
    },
    casualties: {
      term: 'Straty',
      text: 'Elementy USA usunięte przez atak, zasadzkę, ostrzał i niektóre wydarzenia. Każdy kosztuje w fazie zasobów 3 punkty wsparcia; w fazie zaangażowania część trafia poza grę.',
      rule: '3.3.3',
    },
    city: {
      term: 'Miasto',
      text: 'Jedno z ośmiu pól miejskich, największe to Sajgon. Policja może tam walczyć.',
      rule: '1.3.3',
    },
    coastal: {
      term: 'Na wybrzeżu',
      text: 'O polu: nad morzem albo oddzielone od niego tylko LiKomem.',
      rule: '1.3.7',
    },
    coin: {
      term: 'COIN',
      text: 'Walka z powstaniem (ang. counterinsurgency): USA i ARVN oraz ich operacje.',
      rule: '1.5.1',
    },
    commitment: {
      term: 'Zaangażowanie',
      text: 'Faza rundy przewrotu, w której USA angażują siły na mapie lub je wycofują.',
      rule: '6.5',
    },
    control: {
      term: 'Kontrola',
      text: 'Przewaga w prowincji lub mieście: więcej elementów niż wszyscy inni razem. Mają ją dwie frakcje COIN wspólnie albo sama NVA.',
      rule: '1.7',
    },
    'coup-card': {
      term: 'Karta przewrotu',
      text: 'Jedna z trzech do sześciu kart, które przynoszą rundę przewrotu, ze sprawdzaniem zwycięstwa i dochodami, a często nowego przywódcę RVN.',
      rule: '2.4',
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
    degrade: {
      term: 'Pogorszenie',
      text: 'Obniżenie szlaku o jedno pole.',
      rule: '6.7',
    },
    desertion: {
      term: 'Dezercja',
      text: 'Utrata jednej na trzy kostki ARVN na każdym polu przez Failed Attempt.',
      rule: '2.4.1',
    },
    'dual-use': {
      term: 'Podwójne użycie',
      text: 'Wydarzenie z dwoma tekstami, niezacienionym i zacienionym, z których wybiera się jeden.',
      rule: '5.2',
    },
    econ: {
      term: 'Ekon',
      text: 'Wartość ekonomiczna LiKomu, od 0 do 2: tyle zarabia na nim ARVN w rundzie przewrotu, jeśli nie ma tam sabotażu, a VC przez pobór podatków.',
      rule: '1.3.4',
    },
    eligible: {
      term: 'Uprawniona',
      text: 'Frakcja, która może działać na bieżącej karcie. Frakcja, która działa na jednej karcie, jest nieuprawniona na następnej.',
      rule: '2.3.1',
    },
    enemy: {
      term: 'Wróg',
      text: 'Dla USA i ARVN frakcje NVA i VC; i na odwrót.',
      rule: '1.5.1',
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
    free: {
      term: 'Darmowa',
      text: 'O operacji lub czynności specjalnej: nie kosztuje zasobów. Inne warunki obowiązują.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Partyzant',
      text: 'Ruchomy element NVA lub VC, ukryty lub aktywny.',
      rule: '1.4',
    },
    highland: {
      term: 'Wyżyny, niziny, dżungla',
      text: 'Teren prowincji. Wyżyny osłabiają szturm, a dżungla przeszukiwanie.',
      rule: '1.3.2',
    },
    improve: {
      term: 'Ulepszenie',
      text: 'Podniesienie szlaku o jedno pole.',
      rule: '6.7',
    },
    insurgent: {
      term: 'Powstańcy',
      text: 'NVA i VC.',
      rule: '1.5.1',
    },
    irregulars: {
      term: 'Nieregularni',
      text: 'Siły specjalne USA.',
      rule: '1.4',
    },
    'joint-operations': {
      term: 'Operacje połączone',
      text: 'Zasada, według której USA wydają tylko zasoby ARVN powyżej sumy Ekon.',
      rule: '1.8.1',
    },
    'laos-and-cambodia': {
      term: 'Laos i Kambodża',
      text: 'Sześć prowincji bez populacji poza Południem. Biegnie przez nie szlak; elementy USA i ARVN nie mogą tam zostać.',
      rule: '1.3.5',
    },
    'limited-operation': {
      term: 'Ograniczona operacja',
      text: 'Operacja na jednym polu, bez czynności specjalnej. Skrót: OgOp (ang. LimOp).',
      rule: '2.3.5',
    },
    loc: {
      term: 'LiKom (linia komunikacyjna)',
      text: 'Linia komunikacyjna (ang. LoC): szosa lub Mekong. Jest polem, ale nie ma populacji, baz ani kontroli.',
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
    monsoon: {
      term: 'Monsun',
      text: 'Ostatnia karta wydarzenia przed kartą przewrotu: bez przeszukiwania, przemarszu i wydarzeń przełomowych, transport lotniczy i atak z powietrza na najwyżej 2 polach.',
      rule: '2.3.9',
    },
    neutral: {
      term: 'Neutralny',
      text: 'Bez poparcia i bez opozycji. LiKomy i prowincje bez populacji są takie zawsze.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Frakcja nieobsadzona',
      text: 'Frakcja, której nikt nie prowadzi; działa według własnych priorytetów.',
      rule: '8.0',
    },
    'north-vietnam': {
      term: 'Wietnam Północny',
      text: 'Prowincja bez populacji, w której mogą być tylko elementy NVA i VC.',
      rule: '1.3.5',
    },
    nva: {
      term: 'NVA',
      text: 'Armia Wietnamu Północnego: frakcja Hanoi.',
      rule: '1.5',
    },
    operation: {
      term: 'Operacja',
      text: 'Główne działanie frakcji w jej turze: jeden z czterech rodzajów dla frakcji COIN, cztery inne dla powstańców.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opozycja',
      text: 'Ludność pola jest przeciw rządowi w Sajgonie. Chce tego VC.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Poza grą',
      text: 'O elementach: ani na mapie, ani dostępne. Przywracają je tylko wydarzenia.',
      rule: '1.4.1',
    },
    pacification: {
      term: 'Pacyfikacja',
      text: 'USA i ARVN kupują poparcie po 3 zasoby ARVN za krok: w fazie poparcia albo podczas szkolenia.',
      rule: '6.3.1',
    },
    pass: {
      term: 'Rezygnacja',
      text: 'Brak działania na karcie bez utraty uprawnienia: 1 zasób dla NVA lub VC; za frakcję COIN 3 dla ARVN.',
      rule: '2.3.3',
    },
    patronage: {
      term: 'Patronat',
      text: 'Względy, którymi rozporządza rząd w Sajgonie, od 0 do 75. Liczą się do zwycięstwa ARVN.',
      rule: '1.8',
    },
    'period-events': {
      term: 'Wydarzenia z epoki',
      text: 'Opcja: w talii są tylko wydarzenia z lat scenariusza.',
      rule: '2.1',
    },
    piece: {
      term: 'Elementy',
      text: 'Wojsko, policja, partyzanci, siły specjalne i bazy. Żetony, w tym tunele, nie są elementami.',
      rule: '1.4',
    },
    'pivotal-event': {
      term: 'Wydarzenie przełomowe',
      text: 'Własna karta frakcji, którą może ona raz zagrać zamiast odkrytej karty wydarzenia.',
      rule: '2.3.8',
    },
    population: {
      term: 'Populacja',
      text: 'Ilu ludzi mieszka w prowincji lub mieście, po pół miliona na punkt. Od niej zależy waga poparcia, opozycji i kontroli.',
      rule: '1.3.2',
    },
    province: {
      term: 'Prowincja',
      text: 'Pole na terenach wiejskich: wyżyny, niziny lub dżungla, o populacji od 0 do 2.',
      rule: '1.3.2',
    },
    rangers: {
      term: 'Rangersi',
      text: 'Siły specjalne ARVN.',
      rule: '1.4',
    },
    redeploy: {
      term: 'Rozmieszczenie',
      text: 'Faza rundy przewrotu, w której wojsko ARVN, policja i wojsko NVA przechodzą na bezpieczne pola.',
      rule: '6.4',
    },
    replace: {
      term: 'Zamiana',
      text: 'Zdejmij element i umieść na jego polu inny z dostępnych. Jeśli brak dostępnych, tylko się go usuwa.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Zasoby',
      text: 'To, czym płaci frakcja, od 0 do 75. USA wydają zasoby ARVN.',
      rule: '1.8',
    },
    'rvn-leader': {
      term: 'Przywódca RVN',
      text: 'Ten, kto według ostatniej karty przewrotu przewodzi Republice Wietnamu; jego efekt obowiązuje, dopóki przewodzi.',
      rule: '2.4.1',
    },
    sabotage: {
      term: 'Sabotaż',
      text: 'Żeton na LiKomie, który nie przynosi wtedy ARVN żadnych wpływów.',
      rule: '3.3.4',
    },
    shift: {
      term: 'Przesunięcie poziomu',
      text: 'Zmiana poziomu pola na skali od aktywnego poparcia do aktywnej opozycji.',
      rule: '1.6.1',
    },
    south: {
      term: 'Południe',
      text: 'Wietnam Południowy: wszystkie pola poza Wietnamem Północnym, Laosem i Kambodżą, wraz z LiKomami.',
      rule: '1.3.5',
    },
    'special-activity': {
      term: 'Czynność specjalna',
      text: 'To, co frakcja może dodać do swojej operacji, jeden rodzaj naraz.',
      rule: '4.1',
    },
    'special-forces': {
      term: 'Siły specjalne',
      text: 'Nieregularni i rangersi. Są ukryci lub aktywni jak partyzanci.',
      rule: '1.4',
    },
    stacking: {
      term: 'Pojemność pól',
      text: 'Ograniczenia dotyczące elementów na polu: 2 bazy, w Wietnamie Północnym tylko NVA i VC.',
      rule: '1.4.2',
    },
    support: {
      term: 'Poparcie',
      text: 'Ludność pola jest za rządem w Sajgonie. Chcą tego USA.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'Operacja powstańców, która zastrasza ludność, i jej żeton, który trzeba usunąć za zasoby, zanim pacyfikacja lub agitacja przesunie pole.',
      rule: '3.3.4',
    },
    'total-econ': {
      term: 'Suma Ekon',
      text: 'Ekon wszystkich LiKomów, które nie miały sabotażu w ostatniej fazie zasobów. USA wydają tylko zasoby ARVN powyżej niej.',
      rule: '1.8.1',
    },
    town: {
      term: 'Miasteczko',
      text: 'Znak na mapie, przy którym kończą się LiKomy, nie pole. To, co rozdziela, sąsiaduje ze sobą.',
      rule: '1.3.6',
    },
    trail: {
      term: 'Szlak',
      text: 'Szlak Ho Chi Minha, od 0 do 4: jak dobrze zaopatrzona jest NVA.',
      rule: '6.7',
    },
    transfer: {
      term: 'Transfer',
      text: 'Zasoby, które NVA i VC dają sobie za zgodą obu.',
      rule: '1.5.2',
    },
    tunnel: {
      term: 'Tunel',
      text: 'Żeton na bazie NVA lub VC, który utrudnia jej usunięcie. Jest ich 6.',
      rule: '1.4.4',
    },
    uncontrolled: {
      term: 'Bez kontroli',
      text: 'Ani pod kontrolą COIN, ani pod kontrolą NVA.',
      rule: '1.7',
    },
    underground: {
      term: 'Ukryty',
      text: 'O partyzantach i siłach specjalnych: niewidoczny. Ukrytego partyzanta nie mogą trafić szturm ani atak z powietrza, a może on użyć terroru, zasadzki, poboru podatków lub dywersji.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Niezacieniony i zacieniony',
      text: 'Dwa teksty wydarzenia podwójnego użycia. Pierwszy często pomaga frakcjom COIN, drugi ich wrogom.',
      rule: '5.2',
    },
    us: {
      term: 'USA',
      text: 'Stany Zjednoczone. Nie mają zasobów i wydają zasoby ARVN.',
      rule: '1.5',
    },
    'us-policy': {
      term: 'Polityka USA',
      text: 'JFK, LBJ lub Nixon: to, czym kierują się nieobsadzone USA.',
      rule: '8.8.1',
    },
    vc: {
      term: 'VC',
      text: 'Wietkong: powstańcy z Południa.',
      rule: '1.5',
    },
    withdraw: {
      term: 'Wycofać',
      text: 'Przesunąć siły USA z mapy do dostępnych. Ruch w drugą stronę to zaangażowanie.',
      rule: '6.5',
    },
  },
}

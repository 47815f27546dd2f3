import type { TerminalMessage } from './en.ts'

/** Commands and keys stay as they are typed; what stands for a word of one's own is in capitals: `save PLIK`. */
export const polish: Record<TerminalMessage, string> = {
  'space.closed': '  Teraz poza mapą.',
  'space.next-to': 'Obok: {text}',
  'space.ambiguous': '„{text}” może znaczyć: {list}. Wpisz więcej liter.',
  'space.name': 'Podaj pole: space NAZWA',
  'board.terrain': 'T',
  'board.terrains': 'Teren (T): {list}; ~ na wybrzeżu.',
  'board.pieces': 'Co tam jest',
  'board.empty': 'Puste:',
  'board.faction': 'Frakcja',
  'board.on-card': 'Na tej karcie',
  'board.totals': 'Sumy:',
  'board.tracks': 'Tory:',
  'board.boxes': '{text}:',
  'board.capability': 'Możliwości:',
  'board.momentum': 'Impet:',
  'board.game': 'Do końca gry:',
  'board.legend':
    '2u: dwóch ukrytych partyzantów, 1a: jeden aktywny, +1B: jedna baza, [ ]: żetony. Dostępne: P partyzanci, B bazy.',
  'board.underground': '{n}u',
  'board.active': '{n}a',
  'board.base': '{n}B',
  'board.guerrillas': 'P {n}',
  'board.bases': 'B {n}',
  'board.deck': 'Talia: jeszcze {left} {left|karta|karty|kart}, zagrano {played}',
  'board.rounds': ', w tym {text}: {n}',
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
  'card.unknown': 'Nie ma karty {text}; karty mają numery.',
  'card.before': 'Nie odkryto jeszcze żadnej karty.',

  'ask.prompt': '{faction}, {n} {n|zasób|zasoby|zasobów}> ',
  'ask.number': 'Wpisz liczbę od {from} do {to}.',
  'ask.refused':
    '({n} {n|inna odpowiedź niemożliwa|inne odpowiedzi niemożliwe|innych odpowiedzi niemożliwych}: ? wyjaśnia dlaczego)',
  'ask.list': 'Enter pokazuje listę odpowiedzi.',
  'ask.there': 'jest {n}',
  'why.head': 'Teraz niemożliwe:',
  'why.all-possible': 'Każda odpowiedź jest możliwa.',
  'why.likewise': 'tak samo {text}',
  'why.possible': '{text}: to możliwe.',
  'why.not-asked': '{text}: to nie jest odpowiedź na to pytanie.',
  'why.unknown': 'Nic tu nie nazywa się „{text}”.',
  'hear.range': 'Odpowiedzi mają numery od {from} do {to}.',
  'hear.number': 'Trzeba podać liczbę od {from} do {to}.',
  'hear.ambiguous': '„{text}” może znaczyć: {list}. Wpisz więcej liter albo numer.',
  'hear.unknown':
    '„{text}” nie jest tu odpowiedzią. Wpisz numer, nazwę lub jej początek; ? wyjaśnia, co jest niemożliwe, help wymienia polecenia.',
  'undo.done': 'Cofnięto.',
  'undo.agree': 'Jeśli pozostali się zgodzą, cofa undo!',
  'save.name': 'Podaj plik: save PLIK',
  'save.done': 'Zapisano w {file}.',
  'save.foreign': '{file} już istnieje i nie jest zapisaną grą; podaj inny plik.',
  'log.none': 'Nic się jeszcze nie wydarzyło.',
  'log.number': 'log przyjmuje liczbę: log 30',
  'out-of-turn.seat': '{faction}: tą frakcją gra „{kind}”, więc nikt tutaj za nią nie mówi.',
  'out-of-turn.faction': 'Nie ma frakcji „{text}”; są {list}.',
  'out-of-turn.verb': 'Poza kolejnością frakcja może użyć: {list}; „{text}” do nich nie należy.',
  'out-of-turn.over': 'Gra jest skończona.',
  'hand.help': `Ręcznie ustawia się planszę tak, jak gracze uzgodnią:
  hand place ELEMENT POLE N        hand remove ELEMENT POLE N
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
  help: `Odpowiedz numerem, kluczem (bogota) albo początkiem nazwy (bog).
  d            gotowe                   y, n         tak, nie
  W długich listach Ap i Bp to aktywne i bierne poparcie, Ao i Bo opozycja.
  ?            dlaczego inne odpowiedzi są niemożliwe
  ? ODPOWIEDŹ  dlaczego niemożliwa jest ta jedna (także: why ODPOWIEDŹ)
  undo         cofa ostatnią odpowiedź; undo!, gdy pozostali się zgodzą
  board        plansza                  card         ta karta i następna
  log [N]      ostatnie N zdarzeń       card N       dowolna karta
  hint [F]     co zrobiłaby tu frakcja bez gracza (z rodziny F)
  reasons      dlaczego frakcje bez graczy tak zagrały
  space NAZWA  teren, sąsiedzi i wszystko, co tam jest
  save PLIK    zapisuje grę             quit         wyjście; gra zostaje
Poza kolejnością, za pytaną frakcję lub za inną (wtedy najpierw FRAKCJA:):`,
  'hint.answer': 'Frakcja bez gracza ({family}) odpowiedziałaby: {text}',
  'reasons.none': 'Żadna frakcja bez gracza właśnie nie odpowiadała.',
  'help.verbs': '  {text}',
  'help.give': 'give FRAKCJA resources N, give FRAKCJA shipment POLE',
  'help.request': 'request FRAKCJA resources N, request FRAKCJA shipment POLE',
  'help.withdraw': 'withdraw ELEMENT POLE N',
  'help.hand': 'hand …       ustawia planszę ręcznie; samo hand wyjaśnia jak',
  'help.secrets': 'secrets      to, co wolno widzieć tylko pytanemu graczowi',
  'secrets.none': 'Nie ma nic ukrytego.',

  'new.game': 'Nowa gra: {title}, ziarno losowe {seed}.',
  'new.position': 'Gra: {title} z pliku {file}, ziarno losowe {seed}.',
  'load.game': '{title}, dotąd {n} {n|odpowiedź|odpowiedzi|odpowiedzi}.',
  'load.recent': 'Co wydarzyło się ostatnio:',
  'go-on.ask': 'Zachowana jest niedokończona gra: {title}, {n} {n|odpowiedź|odpowiedzi|odpowiedzi}. Grać ją dalej?',
  'go-on.yes': '  y  gramy dalej',
  'go-on.no': '  n  nowa gra (stara pozostaje zachowana)',
  'go-on.again': 'Wpisz y, aby grać dalej, albo n, aby zacząć nową grę.',
  'keep.broken': 'Zachowanej gry nie dało się odczytać ({text}); odłożono ją jako {file}.',
  'keep.broken-stays': 'Zachowanej gry nie dało się odczytać ({text}) ani odłożyć na bok; ta gra nie jest zachowywana.',
  'keep.earlier': 'Wcześniejsza gra jest teraz zachowana w {file}',
  'keep.moved': 'W tym samym pliku zachowywana jest inna gra; ta jest zachowywana w {file}',
  'keep.failed': 'Ta gra nie jest zachowywana: {text}. Gra toczy się dalej; save PLIK zapisuje ją gdzie indziej.',
  'leave.kept': 'Gra jest zachowana w {file}\nAby grać dalej: {command}',
  'leave.nothing': 'Nie udzielono żadnej odpowiedzi, więc nie ma czego zachować.',
  'leave.saved': 'Gra jest zapisana w {file}\nAby grać dalej: {command}',
  'leave.lost': 'Gra nie jest zachowana: {text}.',
  'leave.sure': 'Gra nie jest zachowana: {text}. save PLIK ją zapisuje; ponowne quit mimo to kończy.',
  'over.head': 'Koniec gry.',
  'over.place': '{place}. {faction}, margines {margin}',
  'over.met': '{n|Zwycięzca|Zwycięzcy}: {faction}. Warunek zwycięstwa spełniony, najlepszy margines.',
  'over.best': '{n|Zwycięzca|Zwycięzcy}: {faction}. Najlepszy margines, warunek zwycięstwa niespełniony.',
  'over.kept': 'Gra jest zachowana w {file}',
}

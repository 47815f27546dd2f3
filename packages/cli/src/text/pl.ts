import type { TerminalMessage } from './en.ts'

/** Commands and keys stay as they are typed; what stands for a word of one's own is in capitals: `save PLIK`. */
export const polish: Record<TerminalMessage, string> = {
  'space.closed': '  Teraz nie ma go na mapie.',
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
    '2u: dwóch ukrytych partyzantów, 1a: jeden aktywny, +1B: jedna baza, [ ]: żetony. Dostępne: P partyzanci, B bazy.',
  'board.underground': '{n}u',
  'board.active': '{n}a',
  'board.base': '{n}B',
  'board.guerrillas': 'P {n}',
  'board.bases': 'B {n}',
  'board.troops': '{n}W',
  'board.police': '{n}P',
  'board.special': '{n}S',
  'board.brief': '{factions}; W wojsko, P policja, u ukryci i a aktywni partyzanci, B bazy; {levels}.',
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
  'card.unknown': 'Nie ma karty {text}; karty mają numery.',
  'card.before': 'Nie odkryto jeszcze żadnej karty.',

  'ask.prompt': '{faction}, {n} {n|one:zasób|few:zasoby|many:zasobów}> ',
  'ask.prompt-lent': '{faction} ({lender}: {n} {n|one:zasób|few:zasoby|many:zasobów})> ',
  'ask.number': 'Wpisz liczbę od {from} do {to}.',
  'ask.refused':
    '({n} {n|one:inna odpowiedź niemożliwa|few:inne odpowiedzi niemożliwe|many:innych odpowiedzi niemożliwych}: ? wyjaśnia dlaczego)',
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
  'hear.number': 'Trzeba podać liczbę od {from} do {to}.',
  'hear.ambiguous': '„{text}” może znaczyć: {list}. Wpisz więcej liter albo numer.',
  'hear.unknown':
    '„{text}” nie jest tu odpowiedzią. Wpisz numer, nazwę lub jej początek; ? wyjaśnia, co jest niemożliwe, help wymienia polecenia.',
  'undo.done':
    'Cofnięto: {text}[ oraz {n} {n|one:późniejszą odpowiedź|few:późniejsze odpowiedzi|many:późniejszych odpowiedzi} innych].',
  'undo.revealed': 'Odkryto od tego czasu: {text}',
  'undo.agree': 'Jeśli pozostali się zgodzą, undo! cofa mimo wszystko.',
  'deal.numbers': 'deal wymaga numerów kart: deal 61 41; samo deal zostawia je losowi',
  'deal.never': '{text} już nie może się pojawić albo nie dwa razy.',
  'deal.done': 'Przygotowane do odkrycia: {list}.',
  'deal.chance': 'Następne karty będą losowe.',
  'deal.cannot':
    'Karta {text} jest przygotowana, ale nie może się teraz pojawić, więc do tego nie dochodzi. deal N przygotowuje inną, samo deal zostawia ją losowi.',
  'roll.numbers': 'roll wymaga kości od 1 do 6: roll 4 6; samo roll zostawia je losowi',
  'roll.done': 'Przygotowane do rzutu: {list}.',
  'roll.chance': 'Następne kości będą losowe.',
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
  help: `Odpowiedz numerem, kluczem ({key}) albo początkiem nazwy ({short}).
  d            gotowe                   y, n         tak, nie
  ?            dlaczego inne odpowiedzi są niemożliwe
  ? ODPOWIEDŹ  dlaczego niemożliwa jest ta jedna (także: why ODPOWIEDŹ)
  undo         cofa ostatnią odpowiedź; undo!, gdy pozostali się zgodzą
  board        plansza                  card         ta karta i następna
  log [N]      ostatnie N zdarzeń       card N       dowolna karta
  hint [F]     co zrobiłaby tu frakcja bez gracza (z rodziny F)
  reasons      co frakcje bez graczy zrobiły od twojej ostatniej tury i dlaczego
  space NAZWA  teren, sąsiedzi i wszystko, co tam jest
  deal N …     karty, które sami odkryjecie; samo deal zostawia je losowi
  roll N …     kości, którymi sami rzucicie; samo roll zostawia je losowi
  save PLIK    zapisuje grę             quit         wyjście; gra zostaje
Znaki w długich listach:`,
  'help.out-of-turn': 'Poza kolejnością, za pytaną frakcję lub za inną (wtedy najpierw FRAKCJA:):',
  'hint.answer': 'Frakcja nieobsadzona ({family}) odpowiedziałaby: {text}',
  'hint.none': '{family}: nie ma diagramu dla frakcji {faction}. Są: {list}.',
  'hint.nobody': 'żadne',
  'reasons.none': 'Od twojej ostatniej tury żadna frakcja nieobsadzona nie miała tury.',
  'reasons.nothing': 'Nic innego nie może zrobić.',
  'turn.first': '{faction}, pierwsza uprawniona na karcie {card}',
  'turn.second': '{faction}, druga uprawniona na karcie {card}',
  'turn.phase': '{faction}, {text}',
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
  'go-on.kept': 'Zapisana jest niedokończona gra: {title}, ostatnio grana {date}:',
  'go-on.played': '{list}: {n|one:gra człowiek|few:grają ludzie|many:grają ludzie}',
  'go-on.ask': 'Grać ją dalej?',
  'go-on.refused':
    'w {file} zachowana jest niedokończona gra: bez {list} polecenie ją kontynuuje, z --fresh zaczyna nową',
  'go-on.yes': '  y  gramy dalej',
  'go-on.no': '  n  nowa gra (stara pozostaje zachowana)',
  'go-on.again': 'Wpisz y, aby grać dalej, albo n, aby zacząć nową grę.',
  'keep.broken': 'Zachowanej gry nie dało się odczytać ({text}); odłożono ją jako {file}.',
  'keep.broken-stays': 'Zachowanej gry nie dało się odczytać ({text}) ani odłożyć na bok; ta gra nie jest zachowywana.',
  'keep.earlier': 'Wcześniejsza gra jest teraz zapisana w {file}',
  'keep.moved': 'W tym samym pliku zapisywana jest inna gra; ta jest zapisywana w {file}',
  'keep.failed': 'Ta gra nie jest zapisywana: {text}. Gra toczy się dalej; save PLIK zapisuje ją gdzie indziej.',
  'leave.kept': 'Gra jest zachowana w {file}\nAby grać dalej: {command}',
  'leave.nothing': 'Nie udzielono żadnej odpowiedzi, więc nie ma czego zapisać.',
  'leave.saved': 'Gra jest zapisana w {file}\nAby grać dalej: {command}',
  'leave.lost': 'Gra nie została zapisana: {text}.',
  'leave.sure': 'Gra nie została zapisana: {text}. save PLIK ją zapisuje; ponowne quit mimo to kończy.',
  'over.head': 'Koniec gry.',
  'over.place': '{place}. {faction}, margines {margin}',
  'over.met':
    '{n|one:Zwycięzca|few:Zwycięzcy|many:Zwycięzcy}: {faction}. Warunek zwycięstwa spełniony, najwyższy margines.',
  'over.best':
    '{n|one:Zwycięzca|few:Zwycięzcy|many:Zwycięzcy}: {faction}. Najwyższy margines, warunek zwycięstwa niespełniony.',
  'over.prompt': 'Można jeszcze wpisać board, log, reasons, card, space NAZWA, save PLIK i undo; quit kończy.',
  'over.kept': 'Gra jest zapisana w {file}',
}

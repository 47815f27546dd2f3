import type { english } from './en.ts'

/** Polish, in the terms of the Polish rule book of Andean Abyss. */
export const polish: Record<keyof typeof english, string> = {
  'faction.us': 'USA; gen: USA; dat: USA; acc: USA; ins: USA; number: other',
  'faction.arvn': 'ARVN; gen: ARVN; dat: ARVN; acc: ARVN; ins: ARVN',
  'faction.nva': 'NVA; gen: NVA; dat: NVA; acc: NVA; ins: NVA',
  'faction.vc': 'VC; gen: VC; dat: VC; acc: VC; ins: VC',
  'holder.coin': 'COIN',

  'piece.us-troops':
    'Wojska USA; count: {n|one:oddział|few:oddziały|many:oddziałów} wojsk USA; acc: {n|one:oddział|few:oddziały|many:oddziałów} wojsk USA; gen: {n|one:oddziału|few:oddziałów|many:oddziałów} wojsk USA',
  'piece.irregulars-underground':
    '{n|one:Ukryty nieregularny|few:Ukryci nieregularni|many:Ukryci nieregularni}; count: {n|one:ukryty nieregularny|few:ukrytych nieregularnych|many:ukrytych nieregularnych}; acc: {n|one:ukrytego nieregularnego|few:ukrytych nieregularnych|many:ukrytych nieregularnych}; gen: {n|one:ukrytego nieregularnego|few:ukrytych nieregularnych|many:ukrytych nieregularnych}',
  'piece.irregulars-active':
    '{n|one:Aktywny nieregularny|few:Aktywni nieregularni|many:Aktywni nieregularni}; count: {n|one:aktywny nieregularny|few:aktywnych nieregularnych|many:aktywnych nieregularnych}; acc: {n|one:aktywnego nieregularnego|few:aktywnych nieregularnych|many:aktywnych nieregularnych}; gen: {n|one:aktywnego nieregularnego|few:aktywnych nieregularnych|many:aktywnych nieregularnych}',
  'piece.us-base':
    '{n|one:Baza|few:Bazy|many:Bazy} USA; count: {n|one:baza|few:bazy|many:baz} USA; acc: {n|one:bazę|few:bazy|many:baz} USA; gen: {n|one:bazy|few:baz|many:baz} USA',
  'piece.arvn-troops':
    'Wojska ARVN; count: {n|one:oddział|few:oddziały|many:oddziałów} wojsk ARVN; acc: {n|one:oddział|few:oddziały|many:oddziałów} wojsk ARVN; gen: {n|one:oddziału|few:oddziałów|many:oddziałów} wojsk ARVN',
  'piece.arvn-police':
    'Policja; count: {n|one:oddział|few:oddziały|many:oddziałów} policji; acc: {n|one:oddział|few:oddziały|many:oddziałów} policji; gen: {n|one:oddziału|few:oddziałów|many:oddziałów} policji',
  'piece.rangers-underground':
    '{n|one:Ukryty ranger|few:Ukryci rangersi|many:Ukryci rangersi}; count: {n|one:ukryty ranger|few:ukrytych rangersów|many:ukrytych rangersów}; acc: {n|one:ukrytego rangersa|few:ukrytych rangersów|many:ukrytych rangersów}; gen: {n|one:ukrytego rangersa|few:ukrytych rangersów|many:ukrytych rangersów}',
  'piece.rangers-active':
    '{n|one:Aktywny ranger|few:Aktywni rangersi|many:Aktywni rangersi}; count: {n|one:aktywny ranger|few:aktywnych rangersów|many:aktywnych rangersów}; acc: {n|one:aktywnego rangersa|few:aktywnych rangersów|many:aktywnych rangersów}; gen: {n|one:aktywnego rangersa|few:aktywnych rangersów|many:aktywnych rangersów}',
  'piece.arvn-base':
    '{n|one:Baza|few:Bazy|many:Bazy} ARVN; count: {n|one:baza|few:bazy|many:baz} ARVN; acc: {n|one:bazę|few:bazy|many:baz} ARVN; gen: {n|one:bazy|few:baz|many:baz} ARVN',
  'piece.nva-troops':
    'Wojska NVA; count: {n|one:oddział|few:oddziały|many:oddziałów} wojsk NVA; acc: {n|one:oddział|few:oddziały|many:oddziałów} wojsk NVA; gen: {n|one:oddziału|few:oddziałów|many:oddziałów} wojsk NVA',
  'piece.nva-underground':
    '{n|one:Ukryty partyzant|few:Ukryci partyzanci|many:Ukryci partyzanci} NVA; count: {n|one:ukryty partyzant|few:ukrytych partyzantów|many:ukrytych partyzantów} NVA; acc: {n|one:ukrytego partyzanta|few:ukrytych partyzantów|many:ukrytych partyzantów} NVA; gen: {n|one:ukrytego partyzanta|few:ukrytych partyzantów|many:ukrytych partyzantów} NVA',
  'piece.nva-active':
    '{n|one:Aktywny partyzant|few:Aktywni partyzanci|many:Aktywni partyzanci} NVA; count: {n|one:aktywny partyzant|few:aktywnych partyzantów|many:aktywnych partyzantów} NVA; acc: {n|one:aktywnego partyzanta|few:aktywnych partyzantów|many:aktywnych partyzantów} NVA; gen: {n|one:aktywnego partyzanta|few:aktywnych partyzantów|many:aktywnych partyzantów} NVA',
  'piece.nva-base':
    '{n|one:Baza|few:Bazy|many:Bazy} NVA; count: {n|one:baza|few:bazy|many:baz} NVA; acc: {n|one:bazę|few:bazy|many:baz} NVA; gen: {n|one:bazy|few:baz|many:baz} NVA',
  'piece.nva-tunnel':
    '{n|one:Baza|few:Bazy|many:Bazy} NVA z tunelem; count: {n|one:baza|few:bazy|many:baz} NVA z tunelem; acc: {n|one:bazę|few:bazy|many:baz} NVA z tunelem; gen: {n|one:bazy|few:baz|many:baz} NVA z tunelem',
  'piece.vc-underground':
    '{n|one:Ukryty partyzant|few:Ukryci partyzanci|many:Ukryci partyzanci} VC; count: {n|one:ukryty partyzant|few:ukrytych partyzantów|many:ukrytych partyzantów} VC; acc: {n|one:ukrytego partyzanta|few:ukrytych partyzantów|many:ukrytych partyzantów} VC; gen: {n|one:ukrytego partyzanta|few:ukrytych partyzantów|many:ukrytych partyzantów} VC',
  'piece.vc-active':
    '{n|one:Aktywny partyzant|few:Aktywni partyzanci|many:Aktywni partyzanci} VC; count: {n|one:aktywny partyzant|few:aktywnych partyzantów|many:aktywnych partyzantów} VC; acc: {n|one:aktywnego partyzanta|few:aktywnych partyzantów|many:aktywnych partyzantów} VC; gen: {n|one:aktywnego partyzanta|few:aktywnych partyzantów|many:aktywnych partyzantów} VC',
  'piece.vc-base':
    '{n|one:Baza|few:Bazy|many:Bazy} VC; count: {n|one:baza|few:bazy|many:baz} VC; acc: {n|one:bazę|few:bazy|many:baz} VC; gen: {n|one:bazy|few:baz|many:baz} VC',
  'piece.vc-tunnel':
    '{n|one:Baza|few:Bazy|many:Bazy} VC z tunelem; count: {n|one:baza|few:bazy|many:baz} VC z tunelem; acc: {n|one:bazę|few:bazy|many:baz} VC z tunelem; gen: {n|one:bazy|few:baz|many:baz} VC z tunelem',

  'marker.terror':
    'Terror; count: {n|one:żeton|few:żetony|many:żetonów} terroru; acc: {n|one:żeton|few:żetony|many:żetonów} terroru; gen: {n|one:żetonu|few:żetonów|many:żetonów} terroru',
  'marker.sabotage':
    'Sabotaż; count: {n|one:żeton|few:żetony|many:żetonów} sabotażu; acc: {n|one:żeton|few:żetony|many:żetonów} sabotażu; gen: {n|one:żetonu|few:żetonów|many:żetonów} sabotażu',
  'sign.terror': 'Ter',
  'sign.sabotage': 'Sab',

  'track.arvn-resources': 'Zasoby ARVN',
  'track.nva-resources': 'Zasoby NVA',
  'track.vc-resources': 'Zasoby VC',
  'track.aid': 'Wsparcie',
  'track.patronage': 'Patronat',
  'track.econ': 'Ekonomia razem',
  'track.trail': 'Szlak',
  'track.leader': 'Przywódca RWN',
  'track.leader-cards': 'Karty na polu przywódcy',
  'track.coups': 'Zagrane karty przewrotu',
  'track.us-pivotal': 'Wydarzenie przełomowe USA',
  'track.arvn-pivotal': 'Wydarzenie przełomowe ARVN',
  'track.nva-pivotal': 'Wydarzenie przełomowe NVA',
  'track.vc-pivotal': 'Wydarzenie przełomowe VC',
  'track.policy': 'Polityka USA',
  'track.frozen': 'Kontrola według żetonów',
  'box.minh': 'Duong Van Minh',
  'box.khanh': 'Nguyen Khanh',
  'box.young-turks': 'Young Turks',
  'box.ky': 'Nguyen Cao Ky',
  'box.thieu': 'Nguyen Van Thieu',
  'box.nobody': 'nikt',
  'box.none': 'poza grą',
  'box.held': 'w ręku',
  'box.played': 'zagrane',
  'box.jfk': 'JFK',
  'box.lbj': 'LBJ',
  'box.nixon': 'Nixon',
  'box.available': 'Dostępne',
  'box.casualties': 'Straty',
  'box.out-of-play': 'Poza grą',
  'kind.country': 'Prowincje',
  'kind-of.country': 'prowincja',
  'terrain.highland': 'Wyżyna',
  'terrain.lowland': 'Nizina',
  'terrain.jungle': 'Dżungla',
  'terrain.highway': 'Droga',
  'terrain.mekong': 'Mekong',
  'trait.north-vietnam': 'Wietnam Północny',
  'trait-sign.north-vietnam': '',
  'trait.laos': 'Laos',
  'trait-sign.laos': '',
  'trait.cambodia': 'Kambodża',
  'trait-sign.cambodia': '',
  'trait.highway': 'także droga',
  'trait-sign.highway': '',

  'total.support-and-available': 'Poparcie + dostępne',
  'total.coin-and-patronage': 'COIN + patronat',
  'total.nva-and-bases': 'NVA + bazy',
  'total.opposition-and-bases': 'Opozycja + bazy',

  'word.train': 'Szkolenie',
  'word.patrol': 'Patrol',
  'word.sweep': 'Przeczesywanie',
  'word.assault': 'Szturm',
  'word.rally': 'Zbiórka',
  'word.march': 'Marsz',
  'word.attack': 'Atak',
  'word.terror': 'Terror',
  'word.advise': 'Doradztwo',
  'word.air-lift': 'Transport lotniczy',
  'word.air-strike': 'Nalot',
  'word.govern': 'Rządzenie',
  'word.transport': 'Transport',
  'word.raid': 'Wypad',
  'word.infiltrate': 'Infiltracja',
  'word.bombard': 'Ostrzał',
  'word.ambush': 'Zasadzka',
  'word.tax': 'Podatki',
  'word.subvert': 'Dywersja',
  'scenario.short': 'Krótki: 1965–1967, wojna Westy’ego',
  'scenario.medium': 'Średni: 1968–1972, lepsza wojna',
  'scenario.full': 'Pełny: 1964–1972, Nam',
  'option.edition': 'Edycja',
  'option.period-events': 'Wydarzenia z epoki',
  'option.edition.1st': '1. edycja (2014)',
  'option.edition.2nd': '2. edycja',
  'phase.card': 'Karta wydarzenia',
  'phase.victory': 'Faza zwycięstwa',
  'phase.resources': 'Faza zasobów',
  'phase.support': 'Faza poparcia',
  'phase.redeploy': 'Faza rozmieszczenia',
  'phase.commitment': 'Faza zaangażowania',
  'phase.reset': 'Faza porządkowania',
  'verdict.us': 'USA wygrały wojnę: rząd Południa ma poparcie swoich ludzi.',
  'verdict.arvn': 'ARVN wygrywa wojnę: klika z Sajgonu utrzymuje kraj.',
  'verdict.nva': 'NVA wygrywa wojnę: Północ jednoczy kraj siłą.',
  'verdict.vc': 'VC wygrywa wojnę: wieś otoczyła miasta.',
  'verdict.stalemate': 'Pat: Wietnam Południowy trwa, a wojna toczy się dalej.',
  'verdict.contained': 'Zwycięstwo: komunizm powstrzymany.',
  'verdict.liberated': 'Zwycięstwo: kraj wyzwolony i wkrótce zjednoczony.',

  // Sequence of play

  'flaw.north-vietnam': 'elementy USA lub ARVN w Wietnamie Północnym',
  'flaw.tunnels': 'więcej tuneli niż jest w grze',
  'coup.desert':
    'Na polu {space} {n|one:dezerteruje|few:dezerterują|many:dezerteruje} {n} {n|one:kostka|few:kostki|many:kostek} ARVN. Ile z nich to wojska? Reszta to policja.',
  'pivotal.play': 'Zagrać swoje wydarzenie przełomowe {card} zamiast tej karty?',
  'pivotal.trump': '{faction} {faction|one:zagrywa|other:zagrywają} wydarzenie przełomowe. Anulować je kartą {card}?',
  'why.monsoon': 'Nie w porze monsunowej: następna karta to przewrót.',
  'why.pivotal-not-held': 'Nie masz już wydarzenia przełomowego do zagrania.',
  'why.pivotal-ineligible': 'Tylko uprawniona frakcja zagrywa wydarzenie przełomowe.',
  'why.pivotal-leaders': 'Na polu przywódcy RWN leżą mniej niż 2 karty.',
  'why.pivotal-support': 'Poparcie + dostępne jest za niskie.',
  'why.pivotal-nva-troops': 'Wojsk NVA na mapie nie jest więcej niż wojsk USA.',
  'why.pivotal-us-troops': 'Na mapie jest co najmniej 20 oddziałów wojsk USA.',
  'why.pivotal-guerrillas': 'Na Południu nie ma więcej niż 20 partyzantów VC.',
  'why.give-insurgents': 'Tylko NVA i VC przekazują sobie zasoby.',

  // COIN operations

  'train.where': 'Gdzie szkolić?[ {note}]',
  'train.what': 'Co umieścić na polu {space}?',
  'word.irregulars': 'Nieregularni',
  'word.rangers': 'Rangersi',
  'word.cubes': 'Kostki ARVN',
  'word.nobody': 'Nikogo',
  'train.then': 'Po umieszczeniu, na jednym z pól:',
  'word.pacify': 'Pacyfikacja',
  'word.patronage': 'Patronat na zasoby ARVN',
  'word.neither': 'Żadne',
  'train.then-where': 'Na którym polu?',
  'train.patronage': 'Ile patronatu zamienić na zasoby ARVN?',
  'train.base-troops': 'Ile z 3 kostek na bazę na polu {space} to wojska? Reszta to policja.',
  'train.police': '{card}: gdzie umieścić 1 oddział policji?',
  'pacify.more': 'Pacyfikować dalej pole {space}? (zasoby do wydania: {n})',
  'agitate.more': 'Agitować dalej na polu {space}? (pozostałe zasoby: {n})',
  'word.more': 'Dalej',
  'patrol.from': 'Patrol: skąd przesunąć kostki?[ {note}]',
  'patrol.to': 'Dokąd przesunąć z pola {space}?',
  'patrol.assault': 'Szturm na której LiKom?',
  'patrol.patton': '{card}: skąd usunąć kostkę, która się poruszyła?',
  'sweep.where': 'Gdzie przeczesywać?[ {note}]',
  'sweep.from': 'Skąd sprowadzić wojska na pole {space}?',
  'sweep.cobras': '{card}: skąd usunąć aktywny element?',
  'assault.where': 'Gdzie szturmować?[ {note}]',
  'assault.add-arvn': 'Dodać szturm ARVN na polu {space} za {n} {n|one:zasób|few:zasoby|many:zasobów} ARVN?',
  'assault.tunnel': 'Tunel której bazy usunąć na polu {space}?',
  'assault.patton': '{card}: usunąć 2 elementy więcej na polu {space}?',
  'assault.underground': '{card}: usunąć ukrytego partyzanta na polu {space}?',
  'assault.base': '{card}: usunąć najpierw bazę na polu {space}?',
  'why.north-vietnam': 'Siły USA i ARVN nie mogą wejść do Wietnamu Północnego.',
  'why.nva-control': 'NVA kontroluje pole {space}.',
  'why.no-us': 'Na polu {space} nie ma elementów USA.',
  'why.no-us-base': 'Na polu {space} nie ma bazy USA.',
  'why.no-coin-base': '{space} nie jest miastem i nie ma tam bazy USA ani ARVN.',
  'why.trained-nowhere': 'Żadne z pól szkolenia na to nie pozwala.',
  'why.coin-control': 'COIN nie kontroluje pola {space}.',
  'why.pacify-forces': 'Na polu {space} brakuje sił potrzebnych do pacyfikacji.',
  'why.three-cubes': 'Baza wymaga 3 kostek ARVN.',
  'why.only-saigon': 'Tylko w Sajgonie.',
  'why.no-patronage': 'Nie ma patronatu.',
  'why.activity-here': 'Na polu {space} odbyła się czynność specjalna.',
  'why.no-us-troops': 'Na polu {space} nie ma wojsk USA.',
  'why.no-cubes-to-move': 'Nie ma tam kostek, które mogą się jeszcze poruszyć.',
  'why.no-way': 'Nie ma tam drogi przez LiKom i miasta.',
  'why.sweep-nothing': 'Na pole {space} nie mogą dotrzeć wojska i nikogo nie można tam wykryć.',
  'why.no-troops-in-reach': 'Nie ma tam wojsk, które mogłyby przybyć.',
  'why.two-spaces': 'Możliwość pozwala tylko na 2 pola.',
  'why.nothing-active': 'Na polu {space} nie można usunąć aktywnego elementu.',
  'why.no-cubes': 'Na polu {space} nie ma własnych kostek.',
  'why.assault-weak': 'Na polu {space} jest za mało kostek, by cokolwiek usunąć.',
  'why.assault-none': 'Szturm nie może niczego usunąć na polu {space}.',
  'why.no-us-assault': 'USA nie mogą szturmować do przewrotu.',
  // Insurgent operations

  'word.hide': 'Ukryj wszystkich',
  'rally.or-improve': 'Gotowe bez pola: tylko ulepszenie szlaku.',
  'rally.trail': 'Ulepszyć szlak za 2 zasoby? Jest na {n}.',
  'rally.agitate': '{card}: gdzie agitować?',
  'attack.how': 'Czym atakować na polu {space}?',
  'word.guerrillas': 'Partyzanci',
  'word.troops': 'Wojska, 1 wróg za 2',
  'word.tanks': 'Wojska z PT-76, 1 wróg za każdy',
  'ambush.victim': 'Zasadzka na polu {space}: skąd usunąć element?',
  'cadres.active': '{card}: ilu z 2 partyzantów do usunięcia na polu {space} jest aktywnych?',
  'why.rally-support': 'Pole {space} ma poparcie.',
  'why.only-one-guerrilla': 'Byłby to tylko jeden partyzant.',
  'why.nobody-to-hide': 'Nie ma tam aktywnych partyzantów.',
  'why.only-vc-hide': 'Tylko VC ukrywa partyzantów przez zbiórkę.',
  'why.trail-full': 'Szlak jest już na 4.',
  'why.mcnamara': 'Linia McNamary nie pozwala na to do przewrotu.',
  'why.aaa-one-space': 'Z AAA tylko zbiórka na 1 polu ulepsza szlak.',
  'why.nobody-to-march': 'Nie ma tam nikogo, kto mógłby się jeszcze poruszyć.',
  'why.nobody-to-attack': 'Na polu {space} nie ma nikogo, kto mógłby atakować.',
  'why.two-troops': 'Potrzeba 2 oddziałów wojsk NVA.',
  'why.no-nva-troops': 'Na polu {space} nie ma wojsk NVA.',
  'why.tanks-used': 'PT-76 użyto już na innym polu tego ataku.',
  'why.cadres-two': 'Z kadrami potrzeba 2 partyzantów VC na polu {space}.',
  'word.many': 'Kilku partyzantów',
  'why.none-available': 'Brak dostępnych.',
  'recall.where': 'Za mało dostępnych dla pola {space}: z którego pola zdjąć element, by umieścić go ponownie?',
  'recall.which': 'Który element zdjąć z pola {space}?',
  // US activities

  // ARVN activities

  // NVA activities

  'infiltrate.where': 'Gdzie infiltrować?',
  'infiltrate.how': 'Infiltracja na polu {space}: co?',
  'word.build-up': 'Umieść wojska przy bazie',
  'word.take-over': 'Przejmij siły VC',
  'infiltrate.trade': '{piece} na polu {space}: ile z nich zamienić na wojska?',
  'infiltrate.replace': 'Który element VC zastąpić na polu {space}?',
  'bombard.where': 'Gdzie ostrzelać?',
  'why.infiltrate-outnumber': 'Na polu {space} nie ma bazy NVA, a NVA nie ma przewagi liczebnej nad VC.',
  'why.infiltrate-nothing': 'Na polu {space} nie ma opozycji ani elementu VC, który można zastąpić.',
  'why.bombard-none': 'Na polu {space} nie ma wojsk USA ani ARVN.',
  'why.bombard-target': 'Na polu {space} są mniej niż 3 oddziały wojsk USA i ARVN i nie ma ich bazy.',
  'why.bombard-guns': 'Ani na polu {space}, ani na sąsiednim nie ma 3 oddziałów wojsk NVA.',
  'why.typhoon-kate': 'Tajfun Kate nie pozwala na to do przewrotu.',
  'why.ambush-marched': 'Na pole {space} nie wmaszerował żaden ukryty partyzant.',
  'why.ambush-nobody': 'W zasięgu pola {space} nie ma wroga.',
  'why.claymores': 'Claymore nie pozwalają na zasadzki do przewrotu.',

  // VC activities

  'tax.where': 'Gdzie ściągnąć podatki?',
  'subvert.where': 'Gdzie prowadzić dywersję?',
  'subvert.how': 'Dywersja na polu {space}: co?',
  'word.remove-two': 'Usuń 2 kostki',
  'word.replace-one': 'Zastąp 1 kostkę partyzantem',
  'subvert.troops': 'Ile z usuwanych kostek na polu {space} to wojska? Reszta to policja.',
  'subvert.replace': 'Którą kostkę zastąpić na polu {space}?',
  'why.tax-control': 'COIN kontroluje pole {space}.',
  'why.no-arvn-cubes': 'Na polu {space} nie ma kostek ARVN.',

  // Coup Rounds

  'phase.coup': 'Karta przewrotu',
  'setup.shared':
    'Jeden gracz prowadzi USA i ARVN albo NVA i VC, tak jak dzieli je instrukcja; innych frakcji się nie łączy.',
  'sabotage.where': 'Na której LiKom położyć sabotaż? (pozostałe żetony: {n})',
  'pacify.where': 'Gdzie pacyfikować? (zasoby do wydania: {n})',
  'agitate.where': 'Gdzie agitować? (pozostałe zasoby: {n})',
  'commit.return': 'Straty wracają: gdzie umieścić {n} {n|one:oddział|few:oddziały|many:oddziałów} wojsk USA?',
  'commit.piece':
    'Które siły USA przesunąć? (jeszcze do {n} {n|one:oddziału|few:oddziałów|many:oddziałów} wojsk, razem do 2 baz)',
  'commit.from': '{piece}: skąd przesunąć?',
  'commit.to': '{piece}: dokąd przesunąć[ z pola {space}]?',
  'commit.how-many': '{piece}: ile?',
  'commit.unrest': 'USA się wycofują: ludność do przesunięcia ku opozycji: {n}. Które pole?',
  'word.available': 'Dostępne',
  'why.four-spaces': 'Wybrano już 4 pola.',
  'why.pacify-levels': 'Pole {space} przesunięto już tyle, ile pozwala jedna faza poparcia.',
  'why.mandate-one': 'Z Mandatem Niebios ARVN pacyfikuje tylko na 1 polu.',
  'why.no-vc': 'Na polu {space} nie ma elementów VC.',
  'why.agitate-control': 'COIN kontroluje pole {space}.',
  'why.commit-none': 'Nie ma tam niczego do przesunięcia.',
  'why.commit-most': 'W tej fazie nie można przesunąć ich więcej.',

  // Cards 1 to 24

  // Cards 25 to 48

  // Cards 49 to 72

  // Cards 73 to 96

  // Cards 97 to 124

  // Set-up and options
}

/** English. Questions end in what is to be chosen; reasons (`why.`) say what stands against an answer. */
export const english = {
  'faction.us': 'US; the: the US',
  'faction.arvn': 'ARVN; the: the ARVN',
  'faction.nva': 'NVA; the: the NVA',
  'faction.vc': 'VC; the: the VC',
  'holder.coin': 'COIN',

  'piece.us-troops': 'US {n|one:Troop|other:Troops}',
  'piece.irregulars-underground': 'Underground {n|one:Irregular|other:Irregulars}',
  'piece.irregulars-active': 'Active {n|one:Irregular|other:Irregulars}',
  'piece.us-base': 'US {n|one:Base|other:Bases}',
  'piece.arvn-troops': 'ARVN {n|one:Troop|other:Troops}',
  'piece.arvn-police': 'Police',
  'piece.rangers-underground': 'Underground {n|one:Ranger|other:Rangers}',
  'piece.rangers-active': 'Active {n|one:Ranger|other:Rangers}',
  'piece.arvn-base': 'ARVN {n|one:Base|other:Bases}',
  'piece.nva-troops': 'NVA {n|one:Troop|other:Troops}',
  'piece.nva-underground': 'Underground NVA {n|one:Guerrilla|other:Guerrillas}',
  'piece.nva-active': 'Active NVA {n|one:Guerrilla|other:Guerrillas}',
  'piece.nva-base': 'NVA {n|one:Base|other:Bases}',
  'piece.nva-tunnel': 'Tunneled NVA {n|one:Base|other:Bases}',
  'piece.vc-underground': 'Underground VC {n|one:Guerrilla|other:Guerrillas}',
  'piece.vc-active': 'Active VC {n|one:Guerrilla|other:Guerrillas}',
  'piece.vc-base': 'VC {n|one:Base|other:Bases}',
  'piece.vc-tunnel': 'Tunneled VC {n|one:Base|other:Bases}',

  'marker.terror': 'Terror',
  'marker.sabotage': 'Sabotage',
  'sign.terror': 'Terr',
  'sign.sabotage': 'Sab',

  'track.arvn-resources': 'ARVN Resources',
  'track.nva-resources': 'NVA Resources',
  'track.vc-resources': 'VC Resources',
  'track.aid': 'Aid',
  'track.patronage': 'Patronage',
  'track.econ': 'Total Econ',
  'track.trail': 'The Trail',
  'track.leader': 'RVN Leader',
  'track.leader-cards': 'Cards in the RVN Leader box',
  'track.coups': 'Coup cards played',
  'track.us-pivotal': 'US Pivotal Event',
  'track.arvn-pivotal': 'ARVN Pivotal Event',
  'track.nva-pivotal': 'NVA Pivotal Event',
  'track.vc-pivotal': 'VC Pivotal Event',
  'track.policy': 'US Policy',
  'track.frozen': 'Control as marked',
  'box.minh': 'Duong Van Minh',
  'box.khanh': 'Nguyen Khanh',
  'box.young-turks': 'Young Turks',
  'box.ky': 'Nguyen Cao Ky',
  'box.thieu': 'Nguyen Van Thieu',
  'box.nobody': 'nobody',
  'box.none': 'not in play',
  'box.held': 'held',
  'box.played': 'played',
  'box.jfk': 'JFK',
  'box.lbj': 'LBJ',
  'box.nixon': 'Nixon',
  'box.available': 'Available',
  'box.casualties': 'Casualties',
  'box.out-of-play': 'Out of Play',
  'kind.country': 'Provinces',
  'kind-of.country': 'province',
  'terrain.highland': 'Highland',
  'terrain.lowland': 'Lowland',
  'terrain.jungle': 'Jungle',
  'terrain.highway': 'Highway',
  'terrain.mekong': 'Mekong',
  'trait.north-vietnam': 'North Vietnam',
  'trait-sign.north-vietnam': '',
  'trait.laos': 'Laos',
  'trait-sign.laos': '',
  'trait.cambodia': 'Cambodia',
  'trait-sign.cambodia': '',
  'trait.highway': 'also a Highway',
  'trait-sign.highway': '',

  'total.support-and-available': 'Support + Available',
  'total.coin-and-patronage': 'COIN + Patronage',
  'total.nva-and-bases': 'NVA + Bases',
  'total.opposition-and-bases': 'Opposition + Bases',

  'word.train': 'Train',
  'word.patrol': 'Patrol',
  'word.sweep': 'Sweep',
  'word.assault': 'Assault',
  'word.rally': 'Rally',
  'word.march': 'March',
  'word.attack': 'Attack',
  'word.terror': 'Terror',
  'word.advise': 'Advise',
  'word.air-lift': 'Air Lift',
  'word.air-strike': 'Air Strike',
  'word.govern': 'Govern',
  'word.transport': 'Transport',
  'word.raid': 'Raid',
  'word.infiltrate': 'Infiltrate',
  'word.bombard': 'Bombard',
  'word.ambush': 'Ambush',
  'word.tax': 'Tax',
  'word.subvert': 'Subvert',
  'scenario.short': 'Short: 1965–1967, Westy’s War',
  'scenario.medium': 'Medium: 1968–1972, A Better War',
  'scenario.full': 'Full: 1964–1972, Nam',
  'option.edition': 'Edition',
  'option.period-events': 'Period Events',
  'option.edition.1st': '1st edition (2014)',
  'option.edition.2nd': '2nd edition',
  'phase.card': 'Event card',
  'phase.victory': 'Victory Phase',
  'phase.resources': 'Resources Phase',
  'phase.support': 'Support Phase',
  'phase.redeploy': 'Redeploy Phase',
  'phase.commitment': 'Commitment Phase',
  'phase.reset': 'Reset Phase',
  'verdict.us': 'The US has won the war: a Southern government that its people support.',
  'verdict.arvn': 'The ARVN have won the war: the clique in Saigon keeps its hold on the land.',
  'verdict.nva': 'The NVA have won the war: the North unites the country by force of arms.',
  'verdict.vc': 'The VC have won the war: the countryside has surrounded the cities.',
  'verdict.stalemate': 'Stalemate: South Vietnam stands, and the war goes on.',
  'verdict.contained': 'Victory: communism is contained.',
  'verdict.liberated': 'Victory: the country is liberated and soon united.',

  // Sequence of play

  'flaw.north-vietnam': 'US and ARVN pieces in North Vietnam',
  'flaw.tunnels': 'more Tunnels than there are',
  'coup.desert':
    '{n} ARVN {n|one:cube deserts|other:cubes desert} in {space}. How many of them are Troops? The rest are Police.',
  'pivotal.play': 'Play your Pivotal Event {card} in place of this card?',
  'pivotal.trump': '{faction:The} {faction|one:plays|other:play} a Pivotal Event. Cancel it with {card}?',
  'why.monsoon': 'Not in Monsoon: a Coup card comes next.',
  'why.pivotal-not-held': 'You have no Pivotal Event left to play.',
  'why.pivotal-ineligible': 'Only an Eligible faction plays its Pivotal Event.',
  'why.pivotal-leaders': 'Fewer than 2 cards are in the RVN Leader box.',
  'why.pivotal-support': 'Support + Available is not high enough.',
  'why.pivotal-nva-troops': 'NVA Troops on the map do not outnumber US Troops.',
  'why.pivotal-us-troops': '20 or more US Troops are on the map.',
  'why.pivotal-guerrillas': 'There are not more than 20 VC Guerrillas in the South.',
  'why.give-insurgents': 'Only the NVA and the VC give each other Resources.',

  // COIN operations

  // Insurgent operations

  // US activities

  // ARVN activities

  // NVA activities

  // VC activities

  // Coup Rounds

  // Cards 1 to 24

  // Cards 25 to 48

  // Cards 49 to 72

  // Cards 73 to 96

  // Cards 97 to 124

  // Set-up and options
}

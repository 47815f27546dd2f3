import type { Rulebook } from '@coinflict/kernel/display'

/**
 * The rules of chapters 1 to 7 in our own words, by the numbers of the 1st edition, and what the terms mean. Where the two editions play
 * differently, both are said. The other languages have the same entries.
 */
export const english = {
  rules: {
    '1.0': {
      title: 'Introduction',
      text: 'One to four players fight over South Vietnam in the years 1964 to 1972. The United States (US) and the forces of the Republic of Vietnam (ARVN), allies with different aims, face two insurgent factions: the North Vietnamese (NVA) and the Viet Cong (VC). Each faction has a goal of its own (7.2).\n\nThis summary covers both editions; you choose one at set-up, and the 1st (2014) is the default. What only the 2nd edition has is marked in the text. The numbers are those of the 1st edition.',
    },
    '1.1': {
      title: 'Course of play',
      text: 'Nobody holds a hand of cards. They are turned up one at a time, with the next one already in view. On an event card up to two factions act: with the event or with an operation (2.3). Acting means sitting out the next card (2.3.6). From time to time a Coup card comes up: victory is checked, income arrives, and factions win over the population (6.0).',
    },
    '1.2': {
      title: 'Components',
      text: 'A map, 130 cards (120 events, 4 Pivotal Events, 6 Coup cards), 229 pieces (1.4.1), markers, dice, pawns and 7 cylinders: one for each faction’s eligibility (2.3.1), and one each for the Resources of the ARVN, NVA and VC (1.8). Pieces, Terror and Sabotage markers (3.3.4) and Tunnels (1.4.4) are limited in number; other markers are not.',
    },
    '1.3': {
      title: 'The map',
      text: 'South Vietnam has 15 provinces (1.3.2), 8 cities (1.3.3) and 17 lines of communication (1.3.4). Seven provinces of its neighbours are in play too (1.3.5).',
    },
    '1.3.1': {
      title: 'Spaces',
      text: 'Provinces, cities and lines of communication (LoCs) are spaces. Pieces can be in all of them, but no Bases on LoCs (1.4.2). Towns are not spaces (1.3.6).',
    },
    '1.3.2': {
      title: 'Provinces',
      text: 'Provinces are the countryside, with a Population of 0, 1 or 2. Population counts for victory, through Support and Opposition (1.6) and Control (1.7), and for some insurgent actions.\n\n• Highland: Assault is weaker, unless US Troops have a US Base there (3.2.4).\n• Jungle: Sweep finds half as many Guerrillas (3.2.3).\n• Lowland: no effect, except on some events.',
    },
    '1.3.3': {
      title: 'Cities',
      text: 'Saigon has a Population of 6, Hue of 2, the other six cities of 1 each. The ARVN can Train there without a Base (3.2.1), and Police fight there too (3.2.4).',
    },
    '1.3.4': {
      title: 'Lines of Communication (LoCs)',
      text: 'LoCs are Highways or the Mekong; one is both. Each is worth 0, 1 or 2 Econ, 15 in all. In a Coup round the ARVN earn the Econ of every LoC without Sabotage (6.2.3); the VC can Tax it (4.5.1). LoCs have no Population, no Support or Opposition and no Control.',
    },
    '1.3.5': {
      title: 'Foreign countries',
      text: 'North Vietnam is one province, Laos has two (Central Laos, Southern Laos), Cambodia four (Northeast Cambodia, The Fishhook, The Parrot’s Beak, Sihanoukville). All other spaces, LoCs included, are South Vietnam: the South. Only NVA and VC pieces may be in North Vietnam (1.4.2). US and ARVN pieces may enter Laos and Cambodia, but the next Coup round removes them (6.4.1).',
    },
    '1.3.6': {
      title: 'Adjacent spaces',
      text: 'Two spaces are adjacent if\n\n• they touch, or\n• they are provinces with only a LoC between them, or\n• they are LoCs or provinces with only a Town between them.\n\nTowns are not spaces; they mark where LoCs end.',
    },
    '1.3.7': {
      title: 'Coasts',
      text: 'A space is coastal if it touches the sea or is separated from it only by a LoC. A few events ask for that.',
    },
    '1.3.8': {
      title: 'Overflow boxes',
      text: 'At the table, pieces that do not fit into a space stand in an overflow box with a lettered marker. It has no effect.',
    },
    '1.4': {
      title: 'Pieces',
      text: 'The US has Troops (olive), the ARVN Troops (yellow) and Police (orange), the NVA Troops (red), all of them called cubes. The NVA and the VC have Guerrillas. The US has Irregulars and the ARVN have Rangers; these are Special Forces. Every faction has Bases. All these are pieces; markers such as Terror, Sabotage and Tunnels are not.',
    },
    '1.4.1': {
      title: 'Available pieces and removal',
      text: 'There are 40 Troops, 6 Irregulars and 6 Bases of the US; 30 Troops, 30 Police, 6 Rangers and 3 Bases of the ARVN; 40 Troops, 20 Guerrillas and 9 Bases of the NVA; 30 Guerrillas and 9 Bases of the VC. Pieces off the map are Available unless they are Out of Play or, for the US, Casualties (3.3.3). They are placed only from Available, unless an event says otherwise. Removed pieces become Available, except where a rule says Casualties or Out of Play. A piece to be replaced is simply removed if no replacement is Available; only Infiltrate needs one (4.4.1).\n\nA player who places friendly pieces by an operation, special activity or event may take them from elsewhere on the map if, and only if, none of that kind is Available. A Tunneled Base taken this way loses its Tunnel. The US may do so with Irregulars and ARVN pieces, never with US Troops or Bases.',
    },
    '1.4.2': {
      title: 'Stacking',
      text: 'A province or city holds at most 2 Bases, those of all factions together. LoCs hold none. Only NVA and VC pieces may be in North Vietnam. Otherwise any number of pieces may share a space. What does not fit is not placed and does not move there, whatever an operation or event says.',
    },
    '1.4.3': {
      title: 'Underground and Active',
      text: 'Guerrillas and Special Forces are Underground (hidden) or Active (exposed). New ones arrive Underground, even when they replace a piece; moving alone does not change their state. Cubes and Bases are always Active.\n\nAssault and Air Strike hit only Active Guerrillas (3.2.4, 4.2.3). Terror, Ambush, Tax and Subvert need an Underground Guerrilla (3.3.4, 4.4.3, 4.5); Special Forces strike from Underground (4.2.1, 4.3.3). Where a text just says to Activate a Guerrilla, one that is already Active will do.',
    },
    '1.4.4': {
      title: 'Tunnels',
      text: 'Set-up and some events put a Tunnel marker on an NVA or VC Base, at most one on each Base and 6 in all. Such a Tunneled Base is hard to remove: Assault can at best take the Tunnel away (3.2.4); Air Strike, Advise, Raid and most events cannot touch it (4.2.3, 4.2.1, 4.3.3, 5.1.1). When the Base goes, so does the Tunnel. If the NVA Infiltrate a Tunneled VC Base, it becomes a Tunneled NVA Base (4.4.1).',
    },
    '1.5': {
      title: 'Players and factions',
      text: 'There are up to four players: US (olive), ARVN (yellow and orange), NVA (red), VC (blue). A lone player takes the US with the ARVN, the NVA with the VC, or just one faction (8.9). The remaining factions are non-players (8.0).\n\nAs an option, two or three players run all four. With two, one runs the NVA and the VC, the other the US and the ARVN. With three, one of them runs either pair.\n\n• NVA and VC together: the higher margin counts in Coup rounds, so either of the two conditions is enough (6.1); after the final round the lower one counts (7.3). Such a player may not transfer Resources (1.5.2).\n• US and ARVN together: the lower margin always counts, and the game ends at a victory check only if both conditions are met.',
    },
    '1.5.1': {
      title: 'Friends and enemies',
      text: 'The US and the ARVN are the COIN factions, friendly to each other. The NVA and the VC are insurgents, friendly to each other. Each side is the enemy of the other.',
    },
    '1.5.2': {
      title: 'Negotiation',
      text: 'Players may openly agree on anything the rules allow; no agreement is binding. While either of them is executing an operation, special activity or event, the NVA and the VC may give each other Resources, if different players run them. Nobody else can give anything away.',
    },
    '1.6': {
      title: 'Support and Opposition',
      text: 'The people of a space may favour the Saigon government (Support) or oppose it (Opposition). The two decide the victory of the US and the VC (7.2). Support also bars Rally (3.3.1), exposes a March (3.3.2) and allows Govern (4.3.1).',
    },
    '1.6.1': {
      title: 'The five levels',
      text: 'Every city, and every province with Population, has one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition. A shift goes step by step along this scale; to set a level means to go straight to it.',
    },
    '1.6.2': {
      title: 'Total Support and Total Opposition',
      text: 'Total Support is the Population at Passive Support plus twice the Population at Active Support; Total Opposition is counted the same way. A marker in the space shows its level; no marker means Neutral. LoCs and provinces without Population are always Neutral.',
    },
    '1.7': {
      title: 'Control',
      text: 'COIN Controls a province or city where the US and the ARVN together have more pieces than the NVA and the VC together. The NVA Control one where they alone have more pieces than all others together, VC included. All pieces count, Bases and Underground ones too. Otherwise the space is uncontrolled. The VC never Control, and LoCs are never Controlled.\n\nControl is always current; it is frozen only in the Redeploy and Commitment phases (6.4, 6.5).',
    },
    '1.8': {
      title: 'Resources, Aid and Patronage',
      text: 'The ARVN, NVA and VC have 0 to 75 Resources each. They pay for operations (3.1), Pacification (6.3.1), Agitation (6.3.2) and the Trail (3.3.1). The US has none: it spends those of the ARVN (1.8.1).\n\nAid, 0 to 75, is help from abroad. It is not spent: its level is added to ARVN Resources in Coup rounds (6.2.3). Patronage, 0 to 75, is what the Saigon government hands out to its friends; it counts toward ARVN victory (7.2). Anything above the limits is lost.',
    },
    '1.8.1': {
      title: 'Joint Operations',
      text: 'The US pays with ARVN Resources, but only with those above Total Econ: what is left may not be less than the marker shows. Total Econ is 15 at the start; each Resources phase sets it to the Econ of all LoCs without Sabotage (6.2.3), and there it stays until the next. The ARVN may spend all of their Resources.',
    },
    '1.9': {
      title: 'Victory totals',
      text: 'Four totals are kept along the edge of the board:\n\n• Support + Available: Total Support (1.6.2) plus Available US Troops and Bases; Irregulars do not count.\n• COIN + Patronage: Population under COIN Control plus Patronage.\n• NVA + Bases: Population under NVA Control plus NVA Bases on the map.\n• Opposition + Bases: Total Opposition plus VC Bases on the map.\n\nThe Population of South Vietnam is 35. For the conditions see 7.2; for the option with Deception markers, 7.3.',
    },
    '2.0': {
      title: 'Sequence of play',
      text: 'Cards are played one after another. On an event card up to two factions act (2.3). A Coup card brings a Coup round (2.4).',
    },
    '2.1': {
      title: 'Set-up',
      text: 'Shuffle the 120 events, deal as many into piles as the scenario says, shuffle a Coup card into each pile and stack them. The other events are not used, and nobody may look at them. All factions are eligible, all Guerrillas and Special Forces Underground, Total Econ is 15.\n\n• Short (1965–1967): 3 piles of 8 events. ARVN 30 Resources, NVA 15, VC 10; Aid 15, Patronage 18, Trail 2. The Young Turks lead; Khanh lies beneath them. One Failed Attempt is left out. No Pivotal Events.\n• Medium (1968–1972): 3 piles of 12. ARVN 30, NVA 20, VC 15; Aid 30, Patronage 15, Trail 3. Ky leads; Khanh and the Young Turks lie beneath him.\n• Full (1964–1972): 6 piles of 12. ARVN 30, NVA 10, VC 5; Aid 15, Patronage 15, Trail 1. Minh leads.\n\nPeriod Events, an option: only events of the right years are dealt, and some Capabilities are in force from the start.\n\n• Short: 1965 cards; AAA (shaded).\n• Medium: 1968 cards; AAA, Main Force Bns, SA-2s and Search and Destroy (shaded), Arc Light and M-48 Patton (unshaded).\n• Full: from the top one pile of 1964, two of 1965 and three of 1968 cards.',
    },
    '2.2': {
      title: 'Start',
      text: 'Turn up the first card and play it; the next card is face up too. So everybody always sees one card ahead, all cards played, and how many are left.',
    },
    '2.3': {
      title: 'Event card',
      text: 'Up to two eligible factions execute an operation or the event, in the order of the symbols on the card (2.3.2). Any eligible faction may pass instead when its turn comes (2.3.3). Ineligible factions do nothing.',
    },
    '2.3.1': {
      title: 'Eligibility',
      text: 'A faction is eligible unless it executed an operation or the event on the previous card. At the start, and after each Coup round (6.6), all are eligible. Some events change eligibility.',
    },
    '2.3.2': {
      title: 'Faction order',
      text: 'Read the symbols at the top of the card from left to right and skip ineligible factions. The first is 1st eligible, the next one 2nd eligible. A light halo around a symbol matters only for non-players.',
    },
    '2.3.3': {
      title: 'Passing',
      text: 'A 1st or 2nd eligible faction that passes stays eligible for the next card. The NVA or VC gain 1 Resource; if the US or the ARVN pass, the ARVN gain 3. The next eligible faction to the right takes its place, as 1st or 2nd eligible, with the same options. Any number may pass; after the last one the card is over.',
    },
    '2.3.4': {
      title: 'What eligible factions may do',
      text: 'The 1st eligible chooses the event or an operation (3.0), to which it may add a special activity (4.0). What the 2nd eligible may do depends on that:\n\n• 1st: operation alone. 2nd: a Limited Operation (2.3.5).\n• 1st: operation with special activity. 2nd: a Limited Operation or the event.\n• 1st: event. 2nd: an operation, with or without a special activity.',
    },
    '2.3.5': {
      title: 'Limited Operation',
      text: 'A Limited Operation is in one space only, without a special activity. Patrol, Sweep and March may bring pieces from several spaces, but to one destination only. It costs as usual and counts as an operation. Train may still Pacify or place a Base in its space (3.2.1), and the NVA may still Improve the Trail with their Rally (3.3.1).',
    },
    '2.3.6': {
      title: 'Adjust eligibility',
      text: 'When two factions have acted, or no eligible faction is left, the card is over. Whoever executed an operation (Limited or not) or the event is ineligible on the next card; all others are eligible. An event may say otherwise. A free operation through another faction’s event does not count (3.1.2).',
    },
    '2.3.7': {
      title: 'Next card',
      text: 'The card in view is played now, and the next one is turned up, even if the card now played is a Coup card. For an event card see 2.3, for a Coup card 2.4.',
    },
    '2.3.8': {
      title: 'Pivotal Events',
      text: 'In the Medium and Full scenarios each faction holds a Pivotal Event. It may play it in place of the event card just turned up if\n\n• it is eligible,\n• the condition on its card is met,\n• the 1st eligible has done nothing yet, and\n• no Coup card is next (2.3.9).\n\nThe Pivotal Event is executed at once, as the event of the 1st eligible, and its card gives the faction order. A faction may cancel another’s Pivotal Event by playing its own on top: the VC that of anybody, the ARVN that of the US or the NVA, the NVA that of the US. A cancelled one goes back to its owner.\n\nAll four need 2 or more cards in the RVN Leader box (2.4.1), and:\n\n• US, Linebacker II: Support + Available above 40; above 25 after unshaded Peace Talks.\n• ARVN, Vietnamization: fewer than 20 US Troops on the map.\n• NVA, Easter Offensive: more NVA Troops than US Troops on the map.\n• VC, Tet Offensive: more than 20 VC Guerrillas in the South.',
    },
    '2.3.9': {
      title: 'Monsoon',
      text: 'While a Coup card is next there is no Sweep, not even by Advise (3.2.3, 4.2.1), no March (3.3.2) and no Pivotal Event (2.3.8); Air Lift and Air Strike are limited to 2 spaces (4.2.2, 4.2.3). The event may be executed as usual, and what it grants is not restricted (5.1.1).',
    },
    '2.4': {
      title: 'Coup card',
      text: 'First do what the card says at once, then put it into the RVN Leader box (2.4.1), then play a Coup round (6.0). The event cards leading up to a Coup round are a Campaign.',
    },
    '2.4.1': {
      title: 'RVN Leader',
      text: 'The Coup card played last shows who leads the Republic of Vietnam. His effect lasts while he leads:\n\n• Minh, at the start of the Full scenario: each ARVN Train adds 5 to Aid. He is not a card.\n• Khanh: a Transport uses at most 1 LoC.\n• Young Turks: each Govern adds 2 to Patronage.\n• Ky: Pacification costs 4 per Terror marker or level, from his own Coup round on.\n• Thieu: no effect.\n\nA Failed Attempt brings no leader. In each space, LoCs included, the ARVN remove one in three of their cubes, rounded down, of their choice. The card goes beneath the others, so the leader stays; it only ends Minh’s effect.',
    },
    '2.4.2': {
      title: 'Final Coup card',
      text: 'The last Coup card is the third in the Short and Medium scenarios, the sixth in Full. If nobody wins at its victory check (6.1), its round is played up to and including Redeploy (6.4). Then the game ends and the margins decide (7.3).',
    },
    '3.0': {
      title: 'Operations',
      text: 'Operations are what factions do with their pieces. The US and the ARVN choose Train, Patrol, Sweep or Assault (3.2); the NVA and the VC choose Rally, March, Attack or Terror (3.3).',
    },
    '3.1': {
      title: 'Operations in general',
      text: 'Choose one operation, then its spaces one by one, each only once. Pay for each in Resources, never in Aid or Patronage; the US pays with those of the ARVN above Total Econ (1.8.1). What a special activity earns meanwhile may pay for more spaces (4.1).\n\nYou decide the order of the spaces, which enemies are hit and which of your pieces are used. You may spare one of the two enemy factions, but its pieces still protect the Bases of the other. A faction that you hit is hit in full. Nobody needs permission to act on another’s pieces.',
    },
    '3.1.1': {
      title: 'Pawns',
      text: 'At the table white and black pawns may mark the selected spaces. They do not limit how many spaces you select.',
    },
    '3.1.2': {
      title: 'Free operations',
      text: 'An event can grant a free operation or special activity (5.5). No Resources are paid; only Pacification, Agitation and Improving the Trail cost as usual (3.2.1, 3.3.1). All other conditions apply unless the event says otherwise. Acting through another faction’s event does not cost eligibility (2.3.6).',
    },
    '3.2': {
      title: 'COIN operations',
      text: 'The US and the ARVN choose Train (3.2.1), Patrol (3.2.2), Sweep (3.2.3) or Assault (3.2.4). Neither ever places pieces in North Vietnam or moves them there (1.4.2).',
    },
    '3.2.1': {
      title: 'Train',
      text: 'The ARVN select provinces and cities without NVA Control, the US those with a US piece. A space costs 3 ARVN Resources only if ARVN pieces are placed there. In each, you may do one of these:\n\n• US: place 1 or 2 Irregulars; or, at a US Base, 1 or 2 Rangers or up to 6 ARVN cubes.\n• ARVN, in cities and at COIN Bases: place 1 or 2 Rangers or up to 6 ARVN cubes.\n\nCubes are Troops and Police in any mix; ARVN pieces may come from the map if none are Available (1.4.1). Then, in one selected space at most, do one of these:\n\n• Pacify: remove all Terror, then shift the space up to 2 levels toward Active Support, for 3 ARVN Resources per marker and level, even if the Training was free. COIN must Control the space; the ARVN also need Troops and Police there, the US just a US piece.\n• ARVN: replace any 3 ARVN cubes with an ARVN Base, within stacking (1.4.2). It costs 3 if nothing has been paid for the space yet.\n• US, in Saigon: move up to 3 Patronage to ARVN Resources.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: 'ARVN 3 Resources in all, US nothing.\n\n• Move any of your cubes, from anywhere, to adjacent LoCs or cities and on through LoCs and cities as far as you like. A cube stops when it enters a space with an NVA or VC piece.\n• Then, on every LoC, even if nobody moved there, Activate one Guerrilla for each of your cubes there.\n• Then you may Assault on one LoC at no added cost (3.2.4); the US may not add the ARVN.\n\nAs a Limited Operation, all moving cubes end in one space, and you may Assault only there, if it is a LoC.',
    },
    '3.2.3': {
      title: 'Sweep',
      text: 'Provinces and cities, not North Vietnam. ARVN 3 Resources per space, US nothing. Not in Monsoon (2.3.9).\n\nFirst move your Troops into the selected spaces, from adjacent spaces or across one LoC without NVA or VC pieces. Then, in each selected space, Activate one Guerrilla for each of your cubes and Special Forces there: Troops and Irregulars for the US, Troops, Police and Rangers for the ARVN. In Jungle, Activate one for every two, rounded down. A Sweep may also just move or just Activate.',
    },
    '3.2.4': {
      title: 'Assault',
      text: 'Spaces with your cubes and an enemy they can hit. ARVN 3 Resources per space, US nothing.\n\n• ARVN: remove 1 piece for every 2 ARVN cubes, in Highland for every 3, rounded down. In provinces only Troops count, in cities and on LoCs Police too. Each Base removed adds 6 to Aid.\n• US: remove 2 pieces for each US Troop if there is a US Base; if not, 1 for each, in Highland 1 for every 2, rounded down. In one of the spaces the US may pay 3 ARVN Resources to add an ARVN Assault.\n\nNVA Troops go first, then Active Guerrillas of your choice, and Bases only when no Guerrilla of either faction is left: one Underground Guerrilla protects them all.\n\nIf the next piece would be a Tunneled Base, stop and roll a die: on 4 to 6 one Tunnel is removed, but the Base stays.',
    },
    '3.3': {
      title: 'Insurgent operations',
      text: 'The NVA and the VC choose Rally (3.3.1), March (3.3.2), Attack (3.3.3) or Terror (3.3.4). They act with their own pieces.',
    },
    '3.3.1': {
      title: 'Rally',
      text: 'Provinces and cities without Support, 1 Resource per space. In each space, do one of these:\n\n• Place 1 Guerrilla.\n• Replace 2 of your Guerrillas with a Base, within stacking (1.4.2).\n• NVA with a Base there already: place Guerrillas up to the Trail (6.7) plus NVA Bases there.\n• VC with a Base there already: place Guerrillas up to the space’s Population plus VC Bases there.\n• VC with a Base there already: flip all VC Guerrillas there Underground.\n\nThen the NVA may pay 2 more Resources to Improve the Trail by 1 box, even if they selected no space, the Rally was free or it was a Limited Operation. With shaded Cadres the VC may also Agitate; that costs as usual (6.3.2).',
    },
    '3.3.2': {
      title: 'March',
      text: 'Move your Guerrillas and NVA Troops to adjacent spaces. 1 Resource for each province or city entered, regardless of the number of groups; LoCs cost nothing. A Limited Operation has one destination. Not in Monsoon (2.3.9).\n\nPieces that go from one space to the same destination are one group. Its Guerrillas turn Active if both are true:\n\n• The destination is a LoC or has Support.\n• The group, counting Troops, and the US and ARVN cubes and Special Forces there total more than 3.\n\nThe Trail: while it is above 0 (6.7), NVA pieces may move on from any destination in Laos or Cambodia, paying for each further destination, but not in a Limited Operation. At 4, NVA moves into or out of a Laos or Cambodia space cost nothing.',
    },
    '3.3.3': {
      title: 'Attack',
      text: 'Spaces with your Guerrillas, or NVA Troops, and an enemy piece. 1 Resource per space. In each, do one of these:\n\n• Activate all your Guerrillas there and roll a die. If the roll is not higher than their number, remove up to 2 enemy pieces.\n• NVA: remove 1 enemy piece for every 2 NVA Troops there, rounded down. No roll, and no Guerrilla turns Active.\n\nYou choose the pieces, Underground Special Forces too, of one or both factions. US and ARVN Bases go only after all other pieces of both. US pieces become Casualties (6.2.5, 6.5).\n\nAttrition: for each US Troop or US Base removed, remove one of the attacking pieces, Guerrilla or Troop, whichever attacked.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Spaces with at least one of your Underground Guerrillas or, for the NVA, Troops. 1 Resource per province or city; LoCs cost nothing. Activate one Underground Guerrilla in each space, if there is one.\n\n• Province or city: place a Terror marker if there is none. The VC shift the space one level toward Active Opposition; the NVA shift Support one level toward Neutral.\n• LoC: place a Sabotage marker if there is none. It stops ARVN earnings (6.2.3).\n\nTerror and Sabotage share 15 markers; if all are on the map, none is placed. The shift takes place with or without a new marker.',
    },
    '4.0': {
      title: 'Special activities',
      text: 'Special activities accompany operations. The US has Advise, Air Lift and Air Strike (4.2); the ARVN Govern, Transport and Raid (4.3); the NVA Infiltrate, Bombard and Ambush (4.4); the VC Tax, Subvert and Ambush (4.5).',
    },
    '4.1': {
      title: 'Special activities in general',
      text: 'With an operation you may use one type of special activity, at one point before, during or after it. Not with a Limited Operation (2.3.5). It costs no Resources; each space is selected only once. If the 1st eligible uses one, the 2nd may choose the event (2.3.4).\n\nWhat the activity earns may pay for the operation: with no Resources the VC can Tax and then Rally.',
    },
    '4.1.1': {
      title: 'Accompanying operations',
      text: 'Some special activities go only with certain operations:\n\n• Advise and Govern: Train or Patrol, not in a space selected to Train.\n• Raid: Patrol, Sweep or Assault.\n• Infiltrate: Rally or March.\n• Subvert: Rally, March or Terror.\n• Ambush: March or Attack, in spaces of that operation.\n\nAll others go with any operation. Unless this list says otherwise, an activity may be in any space.',
    },
    '4.2': {
      title: 'US special activities',
      text: 'The US may Advise (4.2.1), Air Lift (4.2.2) or Air Strike (4.2.3).',
    },
    '4.2.1': {
      title: 'Advise',
      text: 'With Train or Patrol, in 1 or 2 spaces outside North Vietnam that are not selected to Train. In each, do one of these:\n\n• An ARVN Sweep without movement (3.2.3), not in Monsoon (2.3.9).\n• An ARVN Assault (3.2.4).\n• Activate 1 Underground Irregular or Ranger to remove 2 enemy pieces, Underground ones too. Bases go only when no other enemy piece is left, Tunneled Bases never.\n\nNothing is paid. Then you may add 6 to Aid, once.',
    },
    '4.2.2': {
      title: 'Air Lift',
      text: 'With any US operation. Among any 4 spaces, or 2 in Monsoon (2.3.9), move any number of US Troops and up to 4 ARVN Troops, Rangers and Irregulars in all. Not North Vietnam.',
    },
    '4.2.3': {
      title: 'Air Strike',
      text: 'With any US operation, in up to 6 spaces, or 2 in Monsoon (2.3.9), each with a US or ARVN piece. Remove up to 6 Active enemy pieces in all. Bases go only where no other insurgent piece is left; Underground Guerrillas and Tunneled Bases stay. Shift each selected space with Population one level toward Active Opposition, even if nothing was removed there. Then you may Degrade the Trail by 1 box (6.7), even without selecting a space.\n\n2nd edition: roll a die for hits. Each hit removes 1 piece; 2 hits may Degrade the Trail by 1 box, once. Only spaces that lose a piece are selected and shift.',
    },
    '4.3': {
      title: 'ARVN special activities',
      text: 'The ARVN may Govern (4.3.1), Transport (4.3.2) or Raid (4.3.3).',
    },
    '4.3.1': {
      title: 'Govern',
      text: 'With Train or Patrol, in 1 or 2 provinces or cities under COIN Control and at Support, not in Saigon and not in a space selected to Train. In each, do one of these:\n\n• Add 3 times the space’s Population to Aid.\n• If there are more ARVN cubes than US Troops: move Aid equal to the space’s Population to Patronage, and shift the space one level toward Neutral.',
    },
    '4.3.2': {
      title: 'Transport',
      text: 'With any ARVN operation. From one space move up to 6 ARVN Troops and Rangers onto adjacent LoCs, on through LoCs and cities as far as you like, and finally into adjacent spaces outside North Vietnam; or straight into adjacent spaces. They stop when they enter a space with an NVA or VC piece. Then flip all Rangers on the map Underground.',
    },
    '4.3.3': {
      title: 'Raid',
      text: 'With Patrol, Sweep or Assault, in 1 or 2 spaces. Move any adjacent Rangers in, Underground or Active as they are. Then, in each space, you may Activate 1 Underground Ranger to remove 2 enemy pieces, Underground ones too. Bases go only when no other enemy piece is left, Tunneled Bases never.',
    },
    '4.4': {
      title: 'NVA special activities',
      text: 'The NVA may Infiltrate (4.4.1), Bombard (4.4.2) or Ambush (4.4.3).',
    },
    '4.4.1': {
      title: 'Infiltrate',
      text: 'With Rally or March, in 1 or 2 spaces. In each, do one of these:\n\n• At an NVA Base: place NVA Troops up to the Trail (6.7) plus NVA Bases there; then replace any NVA Guerrillas there with more NVA Troops, 1 for 1.\n• Where NVA pieces outnumber VC pieces: shift any Opposition one level toward Neutral; then you may replace 1 VC piece with the NVA piece of its kind. A Tunnel stays. The NVA must have that piece Available or take it from the map (1.4.1).',
    },
    '4.4.2': {
      title: 'Bombard',
      text: 'With any operation, in 1 or 2 spaces with 3 or more US and ARVN Troops in all, or with Troops and a US or ARVN Base. At least 3 NVA Troops must be in that space or in one adjacent to it. Remove 1 US or ARVN Troop from each; a US Troop becomes a Casualty.',
    },
    '4.4.3': {
      title: 'Ambush',
      text: 'In 1 or 2 spaces, either of an Attack, not yet resolved there and paid for as usual, or of a March, at no added cost. It takes an Underground NVA Guerrilla there, with March one that Marched in. Activate only that one and do not roll: 1 enemy piece is removed by the rules of Attack (3.3.3), without Attrition. From a LoC the piece may be in any adjacent space instead, even one just hit. A free Ambush by event is like one with Attack (5.5).',
    },
    '4.5': {
      title: 'VC special activities',
      text: 'The VC may Tax (4.5.1), Subvert (4.5.2) or Ambush (4.5.3).',
    },
    '4.5.1': {
      title: 'Tax',
      text: 'With any operation, in up to 4 spaces with an Underground VC Guerrilla and without COIN Control, LoCs included. Activate one Underground VC Guerrilla in each. The VC gain the Econ of a LoC, Sabotage or not, or twice the Population of a province or city, which shifts one level toward Active Support.',
    },
    '4.5.2': {
      title: 'Subvert',
      text: 'With Rally, March or Terror, in 1 or 2 spaces with an Underground VC Guerrilla, which stays Underground, and ARVN cubes. In each, remove 2 ARVN cubes or replace 1 with a VC Guerrilla. Then Patronage falls by 1 for every 2 cubes removed or replaced in all, rounded down.',
    },
    '4.5.3': {
      title: 'Ambush (VC)',
      text: 'As for the NVA (4.4.3), with VC Guerrillas.',
    },
    '5.0': {
      title: 'Events',
      text: 'An event card has a title, a year for Period Events (2.1), flavour text in italics with no effect, and the text of the event. Many have two sides (5.2), and some have lasting effects (5.3, 5.4).\n\n2nd edition: nine cards have other texts (4, 5, 6, 14, 20, 26, 30, 35 and 121).',
    },
    '5.1': {
      title: 'Executing an event',
      text: 'Carry out the text as written and in order. Unless it says otherwise, the executing faction makes all choices, such as the spaces and the pieces affected or who gets a free operation. If another faction acts, it makes the choices in its action. The same goes for RVN Leaders (2.4.1).',
    },
    '5.1.1': {
      title: 'Events and rules',
      text: 'Where an event contradicts the rules, the event takes precedence; so a March it grants takes place in Monsoon too (2.3.9). But even events\n\n• keep to stacking and bring no US or ARVN pieces into North Vietnam (1.4.2);\n• place only Available pieces and markers, unless they name Casualties or Out of Play, and remove instead of replacing if there is no replacement or no room (1.4.1);\n• do not force a Tunneled Base off the map unless they say so; its owner may choose it (1.4.4);\n• keep Resources, Aid and Patronage within 75 (1.8).',
    },
    '5.1.2': {
      title: 'Event against event',
      text: 'The event being played beats a lasting one. So the US can Air Lift by MACV while Typhoon Kate is in force.',
    },
    '5.1.3': {
      title: 'Partial effects',
      text: 'What can be carried out must be; what cannot is skipped.',
    },
    '5.1.4': {
      title: 'Pivotal Events as events',
      text: 'Pivotal Events have a condition and replace the card that was turned up, its faction order included. Whoever plays one executes it as the event (2.3.8).',
    },
    '5.2': {
      title: 'Dual use',
      text: 'Many events have an unshaded and a shaded text. The executing faction chooses one of them. The unshaded one often helps the COIN factions, the shaded one their enemies, but any faction may choose either.',
    },
    '5.3': {
      title: 'Capabilities',
      text: 'Dual-use events marked as Capabilities of a faction last for the rest of the game, with the side that was executed. Some may be in force from the start (2.1).',
    },
    '5.4': {
      title: 'Momentum',
      text: 'Event texts marked Momentum, unshaded, shaded or both, last until the Reset of the next Coup round (6.6) and so affect that round too. Any number may be in force.',
    },
    '5.5': {
      title: 'Free operations through events',
      text: 'Some events let a faction operate or use a special activity at once. That usually costs nothing and does not affect its eligibility (3.1.2). All other conditions apply unless the text waives them: a free Raid still has to Activate a Ranger. Pacification, Agitation and the Improvement of the Trail always cost Resources. A free Ambush is like one with Attack (4.4.3).',
    },
    '6.0': {
      title: 'Coup round',
      text: 'After the immediate effect of the Coup card (2.4), play the phases in this order: Victory (6.1), Resources (6.2), Support (6.3), Redeploy (6.4), Commitment (6.5), Reset (6.6).\n\nThere are never two rounds in a row: a Coup card right after another brings its leader or its immediate effect, but no round. If it is the final one, the game ends at once and the margins decide (7.3).',
    },
    '6.1': {
      title: 'Victory phase',
      text: 'If any faction meets its condition (7.2), the game ends and the factions are ranked (7.1). Otherwise the round goes on. For players with two factions see 1.5, for a lone player against non-players 8.9.',
    },
    '6.2': {
      title: 'Resources phase',
      text: 'In this order: Sabotage (6.2.1), the Trail (6.2.2), ARVN earnings (6.2.3), insurgent earnings (6.2.4), loss of Aid for Casualties (6.2.5). Nobody may exceed 75 Resources.',
    },
    '6.2.1': {
      title: 'Sabotage',
      text: 'Place Sabotage on each LoC without it where NVA and VC Guerrillas outnumber US and ARVN pieces, or which is adjacent to a city without COIN Control. If the markers run out (3.3.4), the VC choose where.',
    },
    '6.2.2': {
      title: 'Degrade the Trail',
      text: 'If COIN Controls any space of Laos or Cambodia, Degrade the Trail by 1 box (6.7), once.',
    },
    '6.2.3': {
      title: 'ARVN earnings',
      text: 'The ARVN receive Resources equal to Aid, plus 15 minus the Econ of all Sabotaged LoCs. The latter number is marked as Total Econ (1.8.1).',
    },
    '6.2.4': {
      title: 'Insurgent earnings',
      text: 'The VC receive 1 Resource for each of their Bases on the map. The NVA receive 1 for each of their Bases in Laos and Cambodia, plus twice the Trail (6.7).',
    },
    '6.2.5': {
      title: 'Casualties and Aid',
      text: 'For each US piece among the Casualties, of any kind, Aid falls by 3. By then the ARVN have already received their Aid for this round (6.2.3).',
    },
    '6.3': {
      title: 'Support phase',
      text: 'First the US, then the ARVN may Pacify (6.3.1), then the VC may Agitate (6.3.2).',
    },
    '6.3.1': {
      title: 'Pacification',
      text: 'First the US, then the ARVN may Pacify, in up to 4 provinces and cities together. Each needs COIN Control, Police and Troops of the faction that Pacifies. Each 3 ARVN Resources remove one Terror marker or, once no Terror is left in the space, shift it one level toward Active Support; at most 2 levels per space, for both factions together. The US spends only what is above Total Econ (1.8.1). For Pacification by Train see 3.2.1.',
    },
    '6.3.2': {
      title: 'Agitation',
      text: 'The VC may Agitate in up to 4 spaces with VC pieces and without COIN Control. Each VC Resource removes one Terror marker or, once no Terror is left in the space, shifts it one level toward Active Opposition; at most 2 levels per space.',
    },
    '6.4': {
      title: 'Redeploy phase',
      text: 'US and ARVN pieces leave Laos and Cambodia (6.4.1), then the ARVN (6.4.2) and the NVA (6.4.3) move forces, any distance. Control remains as it was at the start of the phase and is adjusted at the end (6.4.4).',
    },
    '6.4.1': {
      title: 'Laos and Cambodia',
      text: 'Remove all US and ARVN pieces from Laos and Cambodia: US Troops go Out of Play, all others become Available.\n\n2nd edition: the US Troops become Casualties.',
    },
    '6.4.2': {
      title: 'ARVN Redeploy',
      text: 'The ARVN must move their Troops from LoCs and from provinces without a COIN Base, and may move any others: to cities without NVA Control, spaces with a US or ARVN Base, or Saigon. Then they may move any Police to LoCs or COIN-Controlled spaces of the South. Rangers and US pieces stay.',
    },
    '6.4.3': {
      title: 'NVA Redeploy',
      text: 'The NVA may move any of their Troops, from anywhere, to spaces with NVA Bases, even COIN-Controlled ones.',
    },
    '6.4.4': {
      title: 'Control after Redeploy',
      text: 'When all have moved, adjust Control (1.7).',
    },
    '6.4.5': {
      title: 'End of the game',
      text: 'In the final round (2.4.2) the game ends here and the margins decide (7.3). There is no Commitment and no Reset.',
    },
    '6.5': {
      title: 'Commitment phase',
      text: 'Of the Casualties, all Bases and one in three Troops, rounded down, go Out of Play; the others become Available. Then the US may move up to 10 US Troops and 2 US Bases among Available, COIN-Controlled spaces, LoCs and Saigon, in any direction. Control and totals are adjusted at the end.\n\n2nd edition: the Troops left of the Casualties are not Available but placed at once in COIN-Controlled spaces, on LoCs or in Saigon, and count toward the 10. Afterwards the VC may shift spaces one level each toward Active Opposition: 1 Population in all for every 2 US pieces withdrawn to Available, less those committed.',
    },
    '6.6': {
      title: 'Reset phase',
      text: 'In this order:\n\n• The Trail (6.7): from 0 to 1, or from 4 to 3.\n• Remove all Terror and Sabotage markers.\n• Flip all Guerrillas and Special Forces Underground.\n• Momentum events end (5.4).\n• All factions become eligible.\n• Play the next card (2.3.7).',
    },
    '6.7': {
      title: 'The Trail',
      text: 'The Ho Chi Minh Trail, 0 to 4, shows how well supplies flow from North to South. To Improve it raises the number, to Degrade it lowers it. It counts for NVA Rally (3.3.1), March (3.3.2), Infiltrate (4.4.1) and earnings (6.2.4). NVA Rally Improves it; Air Strikes (4.2.3) and COIN Control in Laos or Cambodia (6.2.2) Degrade it; the Reset (6.6) and events change it too.',
    },
    '7.0': {
      title: 'Victory',
      text: 'Each faction has a condition of its own (7.2). It is checked at the start of every Coup round; after the last round the margins decide (7.3).',
    },
    '7.1': {
      title: 'Ranking and ties',
      text: 'If a non-player passes a victory check, all players lose equally. Otherwise, when a player passes one or the game ends, the faction with the highest margin (7.3) comes first, and so on. Ties go to non-players first, then to the VC, ARVN, NVA and finally the US. For players with two factions see 1.5.',
    },
    '7.2': {
      title: 'Victory conditions',
      text: 'Checked at the start of each Coup round (6.1), with the totals of 1.9:\n\n• US: Total Support plus Available US Troops and Bases above 50.\n• NVA: Population under NVA Control plus NVA Bases above 18.\n• ARVN: Population under COIN Control plus Patronage above 50.\n• VC: Total Opposition plus VC Bases above 35.',
    },
    '7.3': {
      title: 'Margins after the final round',
      text: 'If no check ended the game, the highest margin wins:\n\n• US: Total Support plus Available US Troops and Bases, minus 50.\n• NVA: Population under NVA Control plus NVA Bases, minus 18.\n• ARVN: Population under COIN Control plus Patronage, minus 50.\n• VC: Total Opposition plus VC Bases, minus 35.\n\nA margin above 0 means the condition is met.\n\nDeception, an option for three or four players: each draws 2 of 12 markers at the start and keeps them secret until they are used. Empty Threat does nothing; Hidden Agenda permanently adds 1 to the margin; Hidden Asset turns a Limited Operation (2.3.5) into a full operation with a special activity. As a handicap, less experienced players may choose their 2 markers before the others draw.',
    },
    '8.0': {
      title: 'Non-players',
      text: 'Factions without a player follow their own charts; every line of these is in the “Non-players” part. They are not always of use to themselves alone: like players, they now and then help or harm each other.',
    },
    '8.1': {
      title: 'Non-player turns',
      text: 'Following its chart, a non-player executes the event, operates or passes. Where a player would have a Limited Operation, it has a full operation with a special activity. It passes over events without effect, and takes a Capability only if a die shows less than the number of Coup cards left. With no Resources the NVA pass, the ARVN with fewer than 3.',
    },
    '8.1.2': {
      title: 'Non-player procedure',
      text: 'A non-player acts as fully as it can and pays as a player does. It never gives Resources away (1.5.2). Equal choices are made at random.',
    },
    '8.4.6': {
      title: 'Non-player Pivotal Events',
      text: 'A non-player plays its Pivotal Event (2.3.8) as soon as that is possible while a player’s faction is 1st eligible.',
    },
    '8.8.1': {
      title: 'US Policy',
      text: 'A non-player US follows the policy of JFK, LBJ or Nixon: which special activities it prefers and how many Troops it commits. The scenario gives the first; it is determined anew before each Commitment (6.5).',
    },
    '8.9': {
      title: '1-player victory',
      text: 'A lone player runs the US and the ARVN, the NVA and the VC, or any one faction. Of two margins the lower counts, and the two may not transfer Resources (1.5.2). The player never wins at a check (6.1), but loses if a non-player meets its condition there, or has the higher margin after the final round.\n\nAfter the final round a lead of 1 to 5 over the best non-player is a stalemate, of 6 or more a victory; without a lead, that non-player wins the war.\n\n• Difficulty option A: the Capabilities of the Medium scenario (2.1) that hurt the player’s side are in force, shaded against COIN, unshaded against insurgents.\n• Difficulty option B: from the second Coup round on, the player also loses at the check if any non-player has a higher margin.',
    },
  },
  glossary: {
    active: {
      term: 'Active',
      text: 'Of Guerrillas and Special Forces: exposed. Active Guerrillas can be hit by Assault and Air Strike. Of Support and Opposition: the stronger level, which counts double.',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Adjacent',
      text: 'Next to each other: spaces that touch, or are separated only by a LoC (provinces) or a Town.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitation',
      text: 'The VC buy Opposition at 1 Resource per step in the Support phase, where they have pieces and COIN has no Control.',
      rule: '6.3.2',
    },
    aid: {
      term: 'Aid',
      text: 'Help from abroad, 0 to 75. In Coup rounds it is added to ARVN Resources. Govern turns it into Patronage; Casualties lower it.',
      rule: '1.8',
    },
    arvn: {
      term: 'ARVN',
      text: 'The Army of the Republic of Vietnam: the faction of the Saigon government.',
      rule: '1.5',
    },
    attrition: {
      term: 'Attrition',
      text: 'What an Attack on US Troops or Bases costs the attacker: one attacking piece for each removed.',
      rule: '3.3.3',
    },
    available: {
      term: 'Available',
      text: 'Off the map and ready to be placed. Available US Troops and Bases count toward US victory.',
      rule: '1.4.1',
    },
    base: {
      term: 'Base',
      text: 'A piece of any faction that hardly ever moves. It helps Train, Rally and Infiltrate, earns the insurgents Resources and counts toward NVA and VC victory. At most 2 in a province or city.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases last',
      text: 'A Base is removed only when nothing is left to protect it, pieces of the allied faction included.',
      rule: '3.2.4',
    },
    campaign: {
      term: 'Campaign',
      text: 'The event cards leading up to a Coup round.',
      rule: '2.4',
    },
    capability: {
      term: 'Capability',
      text: 'An event whose executed side helps or hurts a faction for the rest of the game.',
      rule: '5.3',
    },
    casualties: {
      term: 'Casualties',
      text: 'US pieces removed by Attack, Ambush, Bombard and some events. They cost 3 Aid each in the Resources phase; in the Commitment phase some go Out of Play.',
      rule: '3.3.3',
    },
    city: {
      term: 'City',
      text: 'One of eight urban spaces, Saigon the largest. Police can fight there.',
      rule: '1.3.3',
    },
    coastal: {
      term: 'Coastal',
      text: 'Of a space: on the sea, or separated from it only by a LoC.',
      rule: '1.3.7',
    },
    coin: {
      term: 'COIN',
      text: 'Counterinsurgency: the US and the ARVN, and their operations.',
      rule: '1.5.1',
    },
    commitment: {
      term: 'Commitment',
      text: 'The phase of a Coup round in which the US commits forces to the map or withdraws them.',
      rule: '6.5',
    },
    control: {
      term: 'Control',
      text: 'Having more pieces in a province or city than all others together: the two COIN factions as one, or the NVA alone.',
      rule: '1.7',
    },
    'coup-card': {
      term: 'Coup card',
      text: 'One of three to six cards that bring a Coup round, with a victory check and income, and often a new RVN Leader.',
      rule: '2.4',
    },
    cube: {
      term: 'Cube',
      text: 'A Troops or Police piece.',
      rule: '1.4',
    },
    deception: {
      term: 'Deception',
      text: 'Secret markers, an option, that mask how close a player is to victory.',
      rule: '7.3',
    },
    degrade: {
      term: 'Degrade',
      text: 'Lower the Trail by a box.',
      rule: '6.7',
    },
    desertion: {
      term: 'Desertion',
      text: 'The loss of one in three ARVN cubes in each space by a Failed Attempt.',
      rule: '2.4.1',
    },
    'dual-use': {
      term: 'Dual use',
      text: 'An event with two texts, unshaded and shaded; the executing faction chooses one.',
      rule: '5.2',
    },
    econ: {
      term: 'Econ',
      text: 'The economic value of a LoC, 0 to 2: what it earns the ARVN in a Coup round if it has no Sabotage, or the VC by Tax.',
      rule: '1.3.4',
    },
    eligible: {
      term: 'Eligible',
      text: 'Allowed to act on the current card. A faction that acts on one card is ineligible on the next.',
      rule: '2.3.1',
    },
    enemy: {
      term: 'Enemy',
      text: 'For the US and the ARVN, the NVA and the VC; and the other way round.',
      rule: '1.5.1',
    },
    event: {
      term: 'Event',
      text: 'What the text of a card makes happen. One faction may execute it instead of an operation.',
      rule: '5.1',
    },
    'executing-faction': {
      term: 'Executing faction',
      text: 'The faction that carries out an operation, special activity or event, and makes the choices.',
      rule: '5.1',
    },
    free: {
      term: 'Free',
      text: 'Of an operation or special activity: it costs no Resources. Other conditions apply.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Guerrilla',
      text: 'A mobile piece of the NVA or the VC, Underground or Active.',
      rule: '1.4',
    },
    highland: {
      term: 'Highland, Lowland, Jungle',
      text: 'The terrain of provinces. Highland weakens Assault, Jungle weakens Sweep.',
      rule: '1.3.2',
    },
    improve: {
      term: 'Improve',
      text: 'Raise the Trail by a box.',
      rule: '6.7',
    },
    insurgent: {
      term: 'Insurgent',
      text: 'The NVA or the VC.',
      rule: '1.5.1',
    },
    irregulars: {
      term: 'Irregulars',
      text: 'The Special Forces of the US.',
      rule: '1.4',
    },
    'joint-operations': {
      term: 'Joint Operations',
      text: 'The rule that the US spends only ARVN Resources above Total Econ.',
      rule: '1.8.1',
    },
    'laos-and-cambodia': {
      term: 'Laos and Cambodia',
      text: 'Six provinces without Population outside the South. The Trail runs through them; US and ARVN pieces may not stay.',
      rule: '1.3.5',
    },
    'limited-operation': {
      term: 'Limited Operation',
      text: 'An operation in one space, without a special activity. LimOp for short.',
      rule: '2.3.5',
    },
    loc: {
      term: 'LoC',
      text: 'Line of Communication: a Highway or the Mekong. It is a space, but has no Population, no Bases and no Control.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margin',
      text: 'How far a faction is beyond its victory condition (above 0) or short of it. Also called victory margin.',
      rule: '7.3',
    },
    momentum: {
      term: 'Momentum',
      text: 'The effect of an event that lasts until the next Reset.',
      rule: '5.4',
    },
    monsoon: {
      term: 'Monsoon',
      text: 'The last event card before a Coup card: no Sweep, no March, no Pivotal Event, less from the air.',
      rule: '2.3.9',
    },
    neutral: {
      term: 'Neutral',
      text: 'With neither Support nor Opposition. LoCs and provinces without Population always are.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Non-player',
      text: 'A faction without a player, which follows its own priorities.',
      rule: '8.0',
    },
    'north-vietnam': {
      term: 'North Vietnam',
      text: 'A province without Population where only NVA and VC pieces may be.',
      rule: '1.3.5',
    },
    nva: {
      term: 'NVA',
      text: 'The North Vietnamese Army: the faction of Hanoi.',
      rule: '1.5',
    },
    operation: {
      term: 'Operation',
      text: 'The main thing a faction does on its turn: one of four types for the COIN factions, four others for the insurgents.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opposition',
      text: 'The people of a space oppose the Saigon government. The VC want it.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Out of play',
      text: 'Neither on the map nor Available. Only events bring such pieces back.',
      rule: '1.4.1',
    },
    pacification: {
      term: 'Pacification',
      text: 'The US and the ARVN buy Support at 3 ARVN Resources per step: in the Support phase, or while they Train.',
      rule: '6.3.1',
    },
    pass: {
      term: 'Pass',
      text: 'To skip a card and stay eligible: the NVA or VC gain 1 Resource; for a COIN faction, the ARVN gain 3.',
      rule: '2.3.3',
    },
    patronage: {
      term: 'Patronage',
      text: 'The favours at the Saigon government’s disposal, 0 to 75. They count toward ARVN victory.',
      rule: '1.8',
    },
    'period-events': {
      term: 'Period Events',
      text: 'An option: the deck has only events of the scenario’s years.',
      rule: '2.1',
    },
    piece: {
      term: 'Pieces',
      text: 'Troops, Police, Guerrillas, Special Forces and Bases. Markers, Tunnels among them, are not pieces.',
      rule: '1.4',
    },
    'pivotal-event': {
      term: 'Pivotal Event',
      text: 'A card of a faction’s own that it may play once in place of the event card turned up.',
      rule: '2.3.8',
    },
    population: {
      term: 'Population',
      text: 'How many people live in a province or city, half a million each point. It weighs Support, Opposition and Control.',
      rule: '1.3.2',
    },
    province: {
      term: 'Province',
      text: 'A space in the countryside: Highland, Lowland or Jungle, with a Population of 0 to 2.',
      rule: '1.3.2',
    },
    rangers: {
      term: 'Rangers',
      text: 'The Special Forces of the ARVN.',
      rule: '1.4',
    },
    redeploy: {
      term: 'Redeploy',
      text: 'The phase of a Coup round in which ARVN Troops, Police and NVA Troops move to secure spaces.',
      rule: '6.4',
    },
    replace: {
      term: 'Replace',
      text: 'Remove a piece and place an Available one in its space. If none is Available, it is only removed.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Resources',
      text: 'What a faction pays with, 0 to 75. The US spends those of the ARVN.',
      rule: '1.8',
    },
    'rvn-leader': {
      term: 'RVN Leader',
      text: 'Who leads the Republic of Vietnam, as the last Coup card shows, with an effect while he does.',
      rule: '2.4.1',
    },
    sabotage: {
      term: 'Sabotage',
      text: 'A marker on a LoC, which then earns the ARVN nothing.',
      rule: '3.3.4',
    },
    shift: {
      term: 'Shift',
      text: 'Move the level of a space along the scale from Active Support to Active Opposition.',
      rule: '1.6.1',
    },
    south: {
      term: 'South, the',
      text: 'South Vietnam: all spaces outside North Vietnam, Laos and Cambodia, LoCs included.',
      rule: '1.3.5',
    },
    'special-activity': {
      term: 'Special activity',
      text: 'What a faction may add to its operation, one type at a time.',
      rule: '4.1',
    },
    'special-forces': {
      term: 'Special Forces',
      text: 'Irregulars and Rangers. They are Underground or Active like Guerrillas.',
      rule: '1.4',
    },
    stacking: {
      term: 'Stacking',
      text: 'The limits on pieces in a space: 2 Bases, only NVA and VC in North Vietnam.',
      rule: '1.4.2',
    },
    support: {
      term: 'Support',
      text: 'The people of a space favour the Saigon government. The US wants it.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'The insurgent operation that intimidates the population, and its marker, which must be paid off before Pacification or Agitation can shift the space.',
      rule: '3.3.4',
    },
    'total-econ': {
      term: 'Total Econ',
      text: 'The Econ of all LoCs that had no Sabotage in the last Resources phase. The US spends only ARVN Resources above it.',
      rule: '1.8.1',
    },
    town: {
      term: 'Town',
      text: 'A mark on the map where LoCs end, not a space. What it separates is adjacent.',
      rule: '1.3.6',
    },
    trail: {
      term: 'Trail',
      text: 'The Ho Chi Minh Trail, 0 to 4: how well the NVA are supplied.',
      rule: '6.7',
    },
    transfer: {
      term: 'Transfer',
      text: 'Resources that the NVA and the VC give each other by agreement.',
      rule: '1.5.2',
    },
    tunnel: {
      term: 'Tunnel',
      text: 'A marker on an NVA or VC Base that makes it hard to remove. There are 6.',
      rule: '1.4.4',
    },
    uncontrolled: {
      term: 'Uncontrolled',
      text: 'Under neither COIN nor NVA Control.',
      rule: '1.7',
    },
    underground: {
      term: 'Underground',
      text: 'Of Guerrillas and Special Forces: hidden. Assault and Air Strike cannot hit such Guerrillas, and they can use Terror, Ambush, Tax or Subvert.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Unshaded and shaded',
      text: 'The two texts of a dual-use event. The first often helps the COIN factions, the second their enemies.',
      rule: '5.2',
    },
    us: {
      term: 'US',
      text: 'The United States. It has no Resources and spends those of the ARVN.',
      rule: '1.5',
    },
    'us-policy': {
      term: 'US Policy',
      text: 'JFK, LBJ or Nixon: what guides a non-player US.',
      rule: '8.8.1',
    },
    vc: {
      term: 'VC',
      text: 'The Viet Cong: the insurgents of the South.',
      rule: '1.5',
    },
    withdraw: {
      term: 'Withdraw',
      text: 'Move US forces from the map to Available. Sending them the other way is to commit them.',
      rule: '6.5',
    },
  },
} as const satisfies Rulebook

import type { Rulebook } from '@coinflict/kernel/display'

/**
 * The rules of chapters 1 to 7 in our own words, by the numbers of the 2nd printing, and what the terms mean. Where the
 * two printings play differently, both are said. The other languages have the same entries.
 */
export const english = {
  rules: {
    '1.0': {
      title: 'Introduction',
      text: 'One to four players struggle for Afghanistan in the years up to 2013. The Coalition and the Government, allies with different aims, fight two insurgent factions: the Taliban and the Warlords. Each faction has a goal of its own (7.2).\n\nThis summary covers both printings; you choose one at set-up, and the 2nd is the default. What only one of them has is marked in the text: “1st printing” (2013) or “2nd printing” (2015). The numbers are those of the 2nd.',
    },
    '1.1': {
      title: 'Course of play',
      text: 'Nobody holds cards. They are turned up one at a time, with the next one already in view. On an event card up to two factions act: with the event or with an operation (2.3). Acting means sitting out the next card (2.3.6). From time to time a Propaganda card comes up: victory is checked, income arrives, and factions win over the population (6.0).',
    },
    '1.2': {
      title: 'Components',
      text: 'A map, 78 cards (72 events, 6 Propaganda cards), 158 pieces (1.4.1), markers, dice and 7 cylinders: one for each faction’s eligibility (2.3.1), and one each for the Resources of the Government, Taliban and Warlords (1.8). Pieces, Terror and Sabotage markers (3.3.4) and Returnees (4.3.1) are limited in number; other markers are not.',
    },
    '1.3': {
      title: 'The map',
      text: 'Afghanistan has 21 provinces (1.3.2), the city of Kabul (1.3.3) and 7 lines of communication (1.3.4). Three provinces of Pakistan are in play too (1.3.5).',
    },
    '1.3.1': {
      title: 'Spaces',
      text: 'Provinces, Kabul and lines of communication (LoCs) are spaces. Pieces can be in any of them, but Bases cannot be on LoCs (1.4.2).',
    },
    '1.3.2': {
      title: 'Provinces',
      text: 'Provinces are the countryside, with a Population of 0, 1 or 2. Population counts for victory, through Support and Opposition (1.6) and Control (1.7), and for Rally (3.3.1). Govern can raise it by 1 (4.3.1).\n\n• Mountain: Government Assault is weaker (3.2.4).\n• Plains: no effect.\n• Pakistan: for the Taliban only (1.3.5).\n• Pashtun, whatever the terrain: helps Taliban Rally and March and hampers the Warlords (3.3.1, 3.3.2).',
    },
    '1.3.3': {
      title: 'Kabul',
      text: 'Kabul is the only city: Population 3, Pashtun. The Government can Train cubes there without a Base (3.2.1), and Police fight there too (3.2.4). Air Strikes (4.2.3), Eradication (4.3.3) and Cultivation (4.5.1) are not possible in Kabul.',
    },
    '1.3.4': {
      title: 'Lines of Communication (LoCs)',
      text: 'LoCs are Roads. Each is worth 1 to 4 Econ, 12 in all. In a Propaganda round the Government earns the Econ of every LoC without Sabotage (6.3.2); the Taliban can Extort it (4.4.1). LoCs are never Pashtun and have no Population, no Support or Opposition and no Control.',
    },
    '1.3.5': {
      title: 'Foreign countries',
      text: 'Only Pakistan has spaces: Balochistan, Waziristan and Northwest Frontier. Only Taliban pieces may be there (1.4.2). Waziristan and Northwest Frontier are Pashtun. The three are always Neutral and their Population counts toward nobody’s victory. Iran and the countries to the north are not in play.',
    },
    '1.3.6': {
      title: 'Adjacent spaces',
      text: 'Two spaces are adjacent if\n\n• they touch, or\n• they are provinces with only a LoC between them, or\n• they are LoCs or provinces with only a Town between them.\n\nTowns are not spaces. Kabul is, so LoCs that meet there are not adjacent to each other; cubes can still move through Kabul from one to the other.',
    },
    '1.4': {
      title: 'Pieces',
      text: 'The Coalition has Troops (tan), the Government Troops (blue) and Police (light blue), all of them called cubes. The Taliban and the Warlords have Guerrillas. Every faction has Bases. All these are pieces; markers such as Terror, Sabotage and Returnees are not.',
    },
    '1.4.1': {
      title: 'Available pieces and removal',
      text: 'There are 20 Troops and 6 Bases of the Coalition; 30 Troops, 30 Police and 3 Bases of the Government; 30 Guerrillas and 12 Bases of the Taliban; 15 Guerrillas and 12 Bases of the Warlords. What is not on the map is Available, and pieces are placed only from there; Coalition pieces can also be Casualties (3.3.3) or out of play (6.6). If none is Available, nothing is placed, and a piece to be replaced is simply removed. Only Train may take pieces from the map instead (3.2.1).\n\nTaliban and Warlords players may remove friendly pieces while they execute an operation, special activity or event, for instance to place them again Underground.\n\nYou choose which enemy factions to hit. But one that you hit is hit in full: remove or Activate as many of its pieces as your strength allows.',
    },
    '1.4.2': {
      title: 'Stacking',
      text: 'A province or Kabul holds at most 2 Bases, those of all factions together. LoCs hold none. Only Taliban pieces may be in Pakistan. They cannot be replaced there, but they can be removed. Otherwise any number of cubes and Guerrillas may share a space. A piece that does not fit is not placed there and cannot move there, whatever an operation or event says.',
    },
    '1.4.3': {
      title: 'Underground and Active',
      text: 'A Guerrilla is Underground (hidden) or Active (exposed). New Guerrillas arrive Underground, even when they replace a piece. Only with Islamabad at Hostility are all Guerrillas in Pakistan Active (6.6.1). Cubes and Bases are always Active.\n\nAssault and Air Strike hit only Active Guerrillas (3.2.4, 4.2.3). Terror, Extort, Infiltrate and Ambush need an Underground one (3.3.4, 4.4). Where a text just says to Activate a Guerrilla, one that is already Active will do.',
    },
    '1.5': {
      title: 'Players and factions',
      text: 'The Coalition (tan) and the Government (blue) are the COIN factions, friendly to each other. The Taliban (black) and the Warlords (green) are insurgents, enemies of each other and of everybody else. A lone player takes the Coalition or the Taliban, two players take one each, a third takes the Government, a fourth the Warlords. The remaining factions are non-players (8.0).\n\nAs an option, players run the spare factions. With three players the Coalition also runs the Warlords. With two the Coalition also runs the Government (or, if it prefers, the Warlords) and the Taliban run the other. A player with two factions ends the game at a victory check only if both meet their conditions (6.1), and is scored by the lower margin at the end (7.3). Such factions may not give each other anything (1.5.1).',
    },
    '1.5.1': {
      title: 'Negotiation',
      text: 'Players may openly agree on anything the rules allow; no agreement is binding. While the giver or receiver is executing an operation, special activity or event,\n\n• any faction but the Coalition may give Resources to another that has Resources;\n• the Government may also turn Patronage into Resources for the Warlords, 1 for 1.',
    },
    '1.6': {
      title: 'Support and Opposition',
      text: 'The people of a space may favour the Government (Support) or oppose it (Opposition). Both decide victory (7.2); Support also keeps the Taliban from Rallying outside Pashtun spaces (3.3.1) and lets the Government Govern (4.3.1).',
    },
    '1.6.1': {
      title: 'The three levels',
      text: 'Kabul, and every Afghan province with Population, has one of three levels: Support, Neutral, Opposition. A shift goes step by step along this scale: from Support toward Opposition the first step is Neutral. Nothing counts double.',
    },
    '1.6.2': {
      title: 'Support and Opposition markers',
      text: 'A marker in the space shows its level; no marker means Neutral. LoCs, provinces without Population and those of Pakistan are always Neutral. A province without Population that gets Returnees (4.3.1) has Population 1 from then on for all purposes.',
    },
    '1.7': {
      title: 'Control',
      text: 'COIN Controls a province or Kabul where the Coalition and Government together have more pieces, Bases included, than the Taliban and Warlords together. The Taliban Control one where they alone have more pieces than all others together. Otherwise the space is uncontrolled, even if it is empty. The Warlords never Control a space, but their pieces count against both sides; LoCs are never Controlled.\n\nControl is always current; it is frozen only in the Redeploy phase (6.5).',
    },
    '1.8': {
      title: 'Resources, Aid and Patronage',
      text: 'The Government, Taliban and Warlords have 0 to 75 Resources each. They pay for operations (3.1), Civic Action (6.4.1), Sharia (6.4.2) and Suborn (4.5.3). The Coalition has none: it spends those of the Government.\n\nAid, 0 to 75, is help from abroad. It is not spent: its level is added to Government Resources in Propaganda rounds (6.3.2), and by some events. Patronage, 0 to 40, is what the Government hands out to its friends; it counts toward Government victory (7.2). Anything above the limits is lost.',
    },
    '1.9': {
      title: 'Victory totals',
      text: 'Four totals are kept along the edge of the board:\n\n• Support + Available: Population in Support plus Available Coalition pieces.\n• COIN Control + Patronage: Population under COIN Control plus Patronage.\n• Opposition + Bases: Population in Opposition plus Taliban Bases on the map, those in Pakistan included.\n• Uncontrolled Population: Afghan Population under nobody’s Control.\n\nThe Population of Afghanistan is 25, plus 1 for each Returnees marker. For the conditions see 7.2; for the option with Deception markers, 7.3.',
    },
    '2.0': {
      title: 'Sequence of play',
      text: 'Cards are played one after another. On an event card up to two factions act (2.3). A Propaganda card brings a Propaganda round (2.4).',
    },
    '2.1': {
      title: 'Set-up',
      text: 'Shuffle the 72 events and take out, face up, as many as the scenario says. Capabilities among them are in force from the start: Coalition ones unshaded, Taliban ones shaded (5.3). Deal the rest into piles of 12, shuffle a Propaganda card into each and stack them. All factions are eligible, all Guerrillas Underground, Patronage is 5, Islamabad is at Backing.\n\n• Short (2009–2013): 24 events taken out, 4 piles. Government 30 Resources, Taliban 15, Warlords 20; Aid 24.\n• Main (2005–2013): 12 events taken out, 5 piles. Government 30, Taliban 10, Warlords 15; Aid 15.\n• Extended (2003–2013): all events, 6 piles. Government 20, Taliban 5, Warlords 10; Aid 9.\n\nOpen deployment, an option: markers and non-players as usual, but players place their own starting forces, in the order Warlords, Government, Taliban, Coalition. The scenario sends some to Kabul and Pakistan. Of the rest, Warlords go to any Afghan spaces, Government to provinces with Population, Taliban to Pashtun spaces, Coalition to any Afghan spaces (Extended: Pashtun ones).\n\n2nd printing, option No Capabilities: Capabilities taken out are not in force.',
    },
    '2.2': {
      title: 'Start',
      text: 'Turn up the first card and play it; the next card is face up too. So everybody can always see the next card, all cards played and how many are left.\n\n1st printing option, no reveal: the next card stays hidden, and the final event card rule (2.3.8) does not apply.',
    },
    '2.3': {
      title: 'Event card',
      text: 'Up to two eligible factions execute an operation or the event, in the order of the symbols on the card (2.3.2). Any eligible faction may pass instead when its turn comes (2.3.3). Ineligible factions do nothing.',
    },
    '2.3.1': {
      title: 'Eligibility',
      text: 'A faction is eligible unless it executed an operation or the event on the previous card. At the start, and after each Propaganda round (6.6), all are eligible. Some events change eligibility.\n\n1st printing options:\n\n• A: the faction order comes from the next event card in the deck; if none is left, from the first event played. It cannot be combined with no reveal (2.2).\n• B: like A, and acting makes nobody ineligible; only events do.',
    },
    '2.3.2': {
      title: 'Faction order',
      text: 'Read the symbols at the top of the card from left to right and skip ineligible factions. The first that remains is the 1st eligible, the next one the 2nd eligible. A grey ring around a symbol matters only for non-players.',
    },
    '2.3.3': {
      title: 'Passing',
      text: 'A faction that passes stays eligible for the next card. The Taliban or Warlords gain 1 Resource; if the Coalition or the Government passes, the Government gains 3. The next eligible faction to the right takes its place, as 1st or 2nd eligible, with the same options. Any number may pass; after the last one the card is over.',
    },
    '2.3.4': {
      title: 'What eligible factions may do',
      text: 'The 1st eligible chooses the event or an operation (3.0), to which it may add a special activity (4.0). What the 2nd eligible may do depends on that:\n\n• 1st: operation alone. 2nd: a Limited Operation (2.3.5).\n• 1st: operation with special activity. 2nd: a Limited Operation or the event.\n• 1st: event. 2nd: an operation, with or without a special activity.',
    },
    '2.3.5': {
      title: 'Limited Operation',
      text: 'A Limited Operation is in one space only, without a special activity. Patrol, Sweep and March may bring pieces from several spaces, but to one destination only. It costs as usual and counts as an operation. With Islamabad at Sponsorship the Taliban may use several spaces, still without a special activity (6.6.1).',
    },
    '2.3.6': {
      title: 'Adjust eligibility',
      text: 'When two factions have acted, or no eligible faction is left, the card is over. Whoever executed an operation (Limited or not) or the event is ineligible on the next card; all others are eligible. An event may say otherwise. A free operation through another faction’s event does not count (3.1.2).',
    },
    '2.3.7': {
      title: 'Next card',
      text: 'The card in view is played now, and the next one is turned up. For an event card see 2.3, for a Propaganda card 2.4.\n\n2nd printing, option Sudden Propaganda: when the card turned up is a Propaganda card, it swaps places with the event and its round is played at once. The event is the first card after that round. The final event card rule (2.3.8) does not apply.',
    },
    '2.3.8': {
      title: 'Final event card',
      text: 'On the last event card of the game, the one before the final Propaganda card (2.4.1), players’ operations are Limited (2.3.5), without special activities, and may not be Sweep or March. The event may be executed as usual, and the free operations it grants are not restricted.',
    },
    '2.4': {
      title: 'Propaganda card',
      text: 'A Propaganda card brings a Propaganda round (6.0). If it comes right after another Propaganda card, there is no second round. The event cards leading up to a Propaganda round are a Campaign.',
    },
    '2.4.1': {
      title: 'Final Propaganda card',
      text: 'The last Propaganda card is the fourth in the Short scenario, the fifth in Main, the sixth in Extended. If nobody wins at its victory check (6.1), its round is played up to and including Redeploy (6.5). Then the game ends and the margins decide (7.3).',
    },
    '3.0': {
      title: 'Operations',
      text: 'Operations are what factions do with their pieces. The Coalition and the Government choose Train, Patrol, Sweep or Assault (3.2); the Taliban and the Warlords choose Rally, March, Attack or Terror (3.3).',
    },
    '3.1': {
      title: 'Operations in general',
      text: 'Choose one operation, then its spaces one by one, each only once. Pay for each in Resources, never in Aid or Patronage; the Coalition pays with those of the Government. What a special activity earns meanwhile may pay for more spaces (4.1).\n\nYou decide the order of the spaces, which enemies are hit and which of your pieces are used. You may spare a faction, but one that you hit is hit in full (1.4.1).',
    },
    '3.1.1': {
      title: 'Pawns',
      text: 'At the table pawns may mark the selected spaces, white for operations and red for special activities. They do not limit how many spaces you select.',
    },
    '3.1.2': {
      title: 'Free operations',
      text: 'An event can grant a free operation or special activity (5.5). No Resources are paid; all other conditions apply unless the event says otherwise. Acting through another faction’s event does not cost eligibility (2.3.6).',
    },
    '3.2': {
      title: 'COIN operations',
      text: 'The Coalition and the Government choose Train (3.2.1), Patrol (3.2.2), Sweep (3.2.3) or Assault (3.2.4). Neither ever places pieces in Pakistan or moves them there (1.4.2).',
    },
    '3.2.1': {
      title: 'Train',
      text: 'Kabul and Afghan provinces. The Government pays 3 Resources per space. The Coalition may select a province only with a Coalition piece there, and pays 3 Government Resources only for spaces where it places cubes.\n\nIn Kabul, if selected, and in each selected province with a COIN Base, place up to 6 Government cubes, Troops and Police in any mix; the Coalition only where there is a Coalition Base, in Kabul too. If no more Government cubes are Available, they may be taken from elsewhere on the map. Then, in one selected space at most, do one of these:\n\n• Civic Action (6.4.1), under COIN Control, whatever the pieces. Its 3 Government Resources per step are paid even if the Training was free.\n• Government: replace any 3 Government cubes there with a Government Base, taken from the map if none is Available, within stacking (1.4.2).\n• Coalition, in Kabul: move 3 Patronage to Government Resources.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: 'Government 3 Resources in all, Coalition nothing.\n\n• Move any of your cubes, from anywhere, to adjacent LoCs or Kabul and on through LoCs and Kabul as far as you like. A cube stops when it enters a LoC with Sabotage.\n• Then, on every LoC, even if nobody moved there, Activate one Guerrilla for each cube there.\n• Then you may Assault on one LoC at no added cost (3.2.4): the Coalition does not pay for Government cubes that fight there either.\n\nAs a Limited Operation, all moving cubes end in one space, and you may Assault only there; Guerrillas are still Activated on every LoC.',
    },
    '3.2.3': {
      title: 'Sweep',
      text: 'Kabul and Afghan provinces. The Government pays 3 Resources per space, the Coalition 3 Government Resources only for spaces that Government Troops move into. Not on the final event card (2.3.8).\n\nFirst move your Troops into the selected spaces, from adjacent spaces or across one LoC without Sabotage. Each Coalition cube that moves may bring along 1 Government Troops cube from the same space. Then Activate Guerrillas in each selected space:\n\n• Government: one for each Government cube there, Police included.\n• Coalition: one for each cube there, of both factions, if there is any Coalition piece.\n\nFor each LoC with Guerrillas that its Troops entered in its own Sweep, the Government gives the Warlords 1 Resource, if it has any. A Sweep may also just move or just Activate.',
    },
    '3.2.4': {
      title: 'Assault',
      text: 'Spaces with cubes and an enemy they can hit; 2nd printing: the Coalition only with Coalition Troops there. The Government pays 3 Resources per space. The Coalition pays 3 Government Resources only where it wants Government cubes to fight too. In provinces only Troops count, in Kabul and on LoCs Police too.\n\n• Government: remove 1 piece for every 2 Government cubes, in Mountain for every 3, rounded down.\n• Coalition: remove 1 piece for each Coalition cube and, if paid for, each Government cube, in Mountain too.\n\nOnly Active Guerrillas can be hit. A faction’s Bases can be hit only when it has no Guerrilla left in the space: one Underground Guerrilla protects all of them. Each Taliban Base removed by Government Assault adds 6 to Aid.',
    },
    '3.3': {
      title: 'Insurgent operations',
      text: 'The Taliban and the Warlords choose Rally (3.3.1), March (3.3.2), Attack (3.3.3) or Terror (3.3.4). They act with their own pieces; all other factions are enemies. The Warlords never enter Pakistan (1.4.2).',
    },
    '3.3.1': {
      title: 'Rally',
      text: 'Provinces and Kabul, 1 Resource per space. The Taliban need a space that is Neutral, at Opposition or Pashtun; in Pakistan, Islamabad may forbid it or make it free (6.6.1). The Warlords may not Rally in Pakistan. In each space, do one of these:\n\n• Place 1 Guerrilla.\n• Replace 2 of your Guerrillas with a Base, within stacking (1.4.2).\n• If you already have a Base there: place Guerrillas up to the space’s Population plus your Bases there.\n• If you already have a Base there: flip all your Guerrillas there Underground.\n\nThe Warlords may use the last two only outside Pashtun spaces. The Taliban may also buy Sharia (6.4.2) in one Rally space with a Taliban Base, whoever Controls it; a Base just placed will do. It costs 1 Resource per step even if the Rally was free. 2nd printing: they may Rally at a Base for this alone, without placing or flipping anything.',
    },
    '3.3.2': {
      title: 'March',
      text: 'Move your Guerrillas to adjacent spaces. 1 Resource for each province or city entered, regardless of the number of groups; LoCs cost nothing. Warlords move once. Taliban may move on from a Pashtun space they have entered, paying for each further destination. For March to and from Pakistan, see 6.6.1. A Limited Operation has one destination. Not on the final event card (2.3.8).\n\nGuerrillas that go from one space to the same destination are one group. A group turns Active if both are true:\n\n• The destination is a LoC; or it is not Pashtun (for the Taliban); or it is Pashtun (for the Warlords).\n• The group and the enemy Guerrillas there total more than 3; for the Taliban, cubes there count too.',
    },
    '3.3.3': {
      title: 'Attack',
      text: 'Spaces with at least one of your Guerrillas and an enemy piece. 1 Resource per space. Activate all your Guerrillas there and roll a die. If the roll is not higher than their number, remove up to 2 enemy pieces of your choice from one or two factions, even Underground Guerrillas:\n\n• Insurgent Bases go only after all Guerrillas of their faction in the space.\n• Coalition and Government Bases go only after all cubes of both.\n• Government cubes go before Coalition cubes.\n• Coalition pieces become Casualties (6.3.4, 6.6).\n\nOn a 1 also place one of your Guerrillas there.',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Spaces with at least one of your Underground Guerrillas. 1 Resource per province or city; LoCs cost nothing. Activate one Underground Guerrilla in each space.\n\n• Province or Kabul: place a Terror marker; there may be several. The Taliban shift the space one level toward Opposition, the Warlords set it to Neutral.\n• LoC: place a Sabotage marker if there is none. It stops earnings (6.3.2), Patrol (3.2.2), Sweep across the LoC (3.2.3) and Transport (4.3.2).\n\nTerror and Sabotage share 30 markers; if all are on the map, none is placed.',
    },
    '4.0': {
      title: 'Special activities',
      text: 'Special activities accompany operations. The Coalition has Surge, Air Lift and Air Strike (4.2); the Government Govern, Transport and Eradicate (4.3); the Taliban Extort, Infiltrate and Ambush (4.4); the Warlords Cultivate, Traffic and Suborn (4.5).',
    },
    '4.1': {
      title: 'Special activities in general',
      text: 'With an operation in at least one space you may use one type of special activity, at one point before, during or after it. Not with a Limited Operation (2.3.5). Only Suborn costs Resources (4.5.3). If the 1st eligible uses one, the 2nd may choose the event (2.3.4).\n\nWhat the activity earns may pay for the operation: with no Resources the Taliban can Extort and then operate.',
    },
    '4.1.1': {
      title: 'Accompanying operations',
      text: 'Some special activities go only with certain operations:\n\n• Surge: Train.\n• Air Strike: Patrol, Sweep or Assault.\n• Govern: Train or Patrol.\n• Eradicate: Train, Patrol or Assault.\n• Infiltrate and Traffic: Rally or March.\n• Ambush: Attack, in spaces of the Attack.\n• Cultivate: Rally or March, in one of its spaces.\n\nAll others go with any operation. Unless a space is named here, the activity need not be in a space of the operation.',
    },
    '4.2': {
      title: 'Coalition special activities',
      text: 'The Coalition may Surge (4.2.1), Air Lift (4.2.2) or Air Strike (4.2.3).',
    },
    '4.2.1': {
      title: 'Surge',
      text: 'With Train, in up to 3 spaces: Kabul, or provinces under COIN Control. Move any Coalition pieces, Bases too, between these spaces and Available, in both directions and from space to space. Only this way does the Coalition bring forces in or take them home. Then you may roll a die and divide all of the result between Aid and Warlords Resources.',
    },
    '4.2.2': {
      title: 'Air Lift',
      text: 'With any Coalition operation. Among any 3 spaces outside Pakistan, move any number of Coalition Troops and up to 3 Government Troops. LoCs and Kabul are allowed.',
    },
    '4.2.3': {
      title: 'Air Strike',
      text: 'With Patrol, Sweep or Assault, in up to 3 spaces; LoCs and Pakistan are allowed, Kabul is not. In each, remove 1 Active Guerrilla, or 1 Base of a faction without a Guerrilla there. No Coalition pieces are needed in the space. If any of the spaces is in Pakistan, shift Islamabad one box toward Sponsorship (6.6.1).',
    },
    '4.3': {
      title: 'Government special activities',
      text: 'The Government may Govern (4.3.1), Transport (4.3.2) or Eradicate (4.3.3).',
    },
    '4.3.1': {
      title: 'Govern',
      text: 'With Train or Patrol, in 1 or 2 provinces (or Kabul) under COIN Control that have Support or no Population. In each, do one of these:\n\n• Place a Returnees marker: Population +1 for the rest of the game. There are 6, at most one per space.\n• If there is no Coalition Base: move Aid equal to the space’s Population to Patronage, and set the space to Neutral.',
    },
    '4.3.2': {
      title: 'Transport',
      text: 'With any Government operation. From one space move any number of Government Troops onto an adjacent LoC, on through LoCs and Kabul as far as you like, and finally into one adjacent space outside Pakistan; or straight into an adjacent space. They stop at Sabotage. For each space entered with Guerrillas of any faction, the Government gives the Warlords 1 Resource, if it has any.',
    },
    '4.3.3': {
      title: 'Eradicate',
      text: 'With Train, Patrol or Assault, in 1 or 2 provinces under COIN Control with Government cubes, not in Kabul; 2nd printing: only with at least one Warlords Base there. For each add 3 to Aid and 1 to Patronage and remove 1 Warlords Base, protected or not. Then shift the province one level toward Opposition and, if it is Pashtun, place a Taliban Guerrilla.',
    },
    '4.4': {
      title: 'Taliban special activities',
      text: 'The Taliban may Extort (4.4.1), Infiltrate (4.4.2) or Ambush (4.4.3).',
    },
    '4.4.1': {
      title: 'Extort',
      text: 'With any operation, in any number of spaces, LoCs included. In each, the Taliban need an Underground Guerrilla and more pieces than all enemies together. Activate one Underground Guerrilla in each space and gain 1 Resource; on a LoC without Sabotage, its Econ instead. Where there are Warlords Bases, take 2 Resources from the Warlords for each of them instead, as far as they can pay.',
    },
    '4.4.2': {
      title: 'Infiltrate',
      text: 'With Rally or March, in one space with an Underground Taliban Guerrilla, which stays Underground. Remove 2 Government or Warlords pieces there, or replace 1 with a Taliban Guerrilla; Coalition pieces are immune. Government Bases go only after all Government cubes there, Warlords Bases only after all Warlords Guerrillas; Coalition Troops do not protect Government Bases. For each Government piece removed or replaced, Patronage falls by 1.',
    },
    '4.4.3': {
      title: 'Ambush',
      text: 'With Attack, in up to 3 of its spaces not yet resolved where the Taliban have an Underground Guerrilla. The spaces cost 1 Resource each as usual. Activate only one Underground Guerrilla in each and do not roll: the Attack succeeds. Remove 2 enemy pieces by the rules of Attack (3.3.3) and place 1 Taliban Guerrilla there, Underground.',
    },
    '4.5': {
      title: 'Warlords special activities',
      text: 'The Warlords may Cultivate (4.5.1), Traffic (4.5.2) or Suborn (4.5.3).',
    },
    '4.5.1': {
      title: 'Cultivate',
      text: 'With Rally or March, in one province of that Rally or one destination of that March, not in Kabul. It must have Population, and Warlords Guerrillas there must outnumber Police. Place 1 Warlords Base, within stacking (1.4.2).',
    },
    '4.5.2': {
      title: 'Traffic',
      text: 'With Rally or March, in any number of spaces with Warlords Bases and no Coalition piece. The Warlords gain 1 Resource for each Warlords Base there. Each such space under Taliban Control also gives the Taliban 1 Resource; each under COIN Control adds 1 to Patronage.',
    },
    '4.5.3': {
      title: 'Suborn',
      text: 'With any operation, in up to 3 spaces anywhere, for 2 Resources each. In each, do one of these:\n\n• Remove up to 3 Government cubes.\n• Remove 1 Government Base, protected or not.\n• Remove 1 Taliban Guerrilla, Underground or Active.\n• Flip any Guerrillas there Underground, of either faction.',
    },
    '5.0': {
      title: 'Events',
      text: 'An event card has a title, flavour text in italics with no effect, and the text of the event. Many have two sides (5.2), and some have lasting effects (5.3, 5.4).',
    },
    '5.1': {
      title: 'Executing an event',
      text: 'Carry out the text as written. Unless it says otherwise, the executing faction makes all choices, such as the spaces and the pieces affected. If the event lets another faction act, that faction makes the choices in its action.',
    },
    '5.1.1': {
      title: 'Events and rules',
      text: 'Where an event contradicts the rules, the event takes precedence. But even events\n\n• place only Available pieces, and remove instead of replacing if no replacement is Available (1.4.1);\n• keep to stacking, bring only Taliban pieces into Pakistan and replace none there (1.4.2);\n• keep Aid and Resources within 75, Patronage within 40 (1.8);\n• let no faction use an operation or special activity that is not its own (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Event against event',
      text: 'The event being played beats a lasting one. So an Air Lift caused by MANPADS Scare takes place even while Sandstorms is in force.',
    },
    '5.1.3': {
      title: 'Partial effects',
      text: 'What cannot be carried out is skipped; the rest is done.',
    },
    '5.2': {
      title: 'Dual use',
      text: 'Many events have an unshaded and a shaded text. The executing faction chooses either one. The unshaded one often helps the COIN factions, the shaded one their enemies, but any faction may choose either.',
    },
    '5.3': {
      title: 'Capabilities',
      text: 'Fourteen dual-use events are Capabilities, seven for the Coalition and seven for the Taliban. The side executed, unshaded for the Coalition or shaded for the Taliban, lasts for the rest of the game. Some may be in force from the start (2.1).',
    },
    '5.4': {
      title: 'Momentum',
      text: 'Event texts marked Momentum, shaded, unshaded or both, last until the Reset of the next Propaganda round (6.6) and so affect that round too. Any number may be in force.',
    },
    '5.5': {
      title: 'Free operations through events',
      text: 'Some events let a faction operate or use a special activity at once. That usually costs nothing and does not affect its eligibility (3.1.2). All other conditions apply unless the text waives them: free Suborn costs no Resources, but free Traffic still needs a space without Coalition pieces.',
    },
    '6.0': {
      title: 'Propaganda round',
      text: 'Play the phases in this order: Victory (6.1), Resources (6.3), Support (6.4), Redeploy (6.5), Reset (6.6).\n\nThere are never two rounds in a row: a Propaganda card right after another brings none. If it is the final one, the game ends at once and the margins decide (7.3).',
    },
    '6.1': {
      title: 'Victory phase',
      text: 'If any faction meets its condition (7.2), the game ends and the factions are ranked (7.1). Otherwise the round goes on. A player with two factions must meet the conditions of both (1.5); for a lone player against non-players see 8.0.',
    },
    '6.2': {
      title: 'Resources phase (1st printing)',
      text: 'The 1st printing gives the Resources phase this number, but numbers its parts 6.3.1 to 6.3.4. See 6.3.',
    },
    '6.3': {
      title: 'Resources phase',
      text: 'In this order: Sabotage (6.3.1), Government earnings (6.3.2), insurgent earnings (6.3.3), loss of Aid for Casualties (6.3.4). Nobody may exceed 75 Resources. The 1st printing numbers this heading 6.2.',
    },
    '6.3.1': {
      title: 'Sabotage',
      text: 'Place Sabotage on each LoC without it where Taliban Guerrillas outnumber all other pieces, Warlords included, as long as markers are left (3.3.4).',
    },
    '6.3.2': {
      title: 'Government earnings',
      text: 'The Government receives 12 Resources minus the Econ of all Sabotaged LoCs, plus Aid.',
    },
    '6.3.3': {
      title: 'Insurgent earnings',
      text: 'The Taliban receive 1 Resource for each of their Bases on the map, those in Pakistan included. The Warlords receive 1 for each of their Bases and 1 for each of their Guerrillas on LoCs without Sabotage.',
    },
    '6.3.4': {
      title: 'Casualties and Aid',
      text: 'For each Coalition piece among the Casualties, Troops or Base, Aid falls by 3. By then the Government has already received its Aid for this round (6.3.2).',
    },
    '6.4': {
      title: 'Support phase',
      text: 'First the COIN factions buy Civic Action (6.4.1), then the Taliban Sharia (6.4.2).',
    },
    '6.4.1': {
      title: 'Civic Action',
      text: 'First the Coalition, then the Government, may spend any number of Government Resources in provinces and Kabul with COIN Control, Troops and Police. The faction with more Troops in a space decides there; if tied, the Coalition. Every 3 Resources remove one Terror marker or, once no Terror is left in the space, shift it one level toward Support.',
    },
    '6.4.2': {
      title: 'Sharia',
      text: 'The Taliban do the same in spaces under Taliban Control. Each Resource removes one Terror marker or, once no Terror is left in the space, shifts it one level toward Opposition.',
    },
    '6.5': {
      title: 'Redeploy phase',
      text: 'Government cubes desert (6.5.1), then Troops (6.5.2), Police (6.5.3) and Taliban Guerrillas (6.5.4) move, any distance. The Warlords and all Bases stay. Control remains as it was at the start of the phase and is adjusted at the end (6.5.5).',
    },
    '6.5.1': {
      title: 'Desertion',
      text: 'In each space, LoCs included, the Government removes one in three of its cubes, rounded down, of its choice. Two cubes lose none.',
    },
    '6.5.2': {
      title: 'Troops',
      text: 'This concerns Troops on LoCs and in provinces without a COIN Base. First the Coalition may move any of its Troops, then the Government must move all of its Troops: to COIN-Controlled spaces with a COIN Base or to Kabul. A Base of either COIN faction will do; Kabul is always allowed.',
    },
    '6.5.3': {
      title: 'Police',
      text: 'The Government may move any Police to any LoCs or COIN-Controlled spaces.',
    },
    '6.5.4': {
      title: 'Taliban Guerrillas',
      text: 'Taliban Guerrillas on LoCs, and in provinces without a Taliban Base, must move to Taliban-Controlled spaces with a Taliban Base or to Waziristan and Northwest Frontier, the Pashtun spaces of Pakistan. Those in Kabul stay; those in these two spaces may stay.',
    },
    '6.5.5': {
      title: 'Control after Redeploy',
      text: 'When all have moved, adjust Control (1.7).',
    },
    '6.5.6': {
      title: 'End of the game',
      text: 'In the final round (2.4.1) the game ends here and the margins decide (7.3). There is no Reset.',
    },
    '6.6': {
      title: 'Reset phase',
      text: 'In this order:\n\n• Casualties: all Bases and half the Troops, rounded down, go out of play; the other Troops become Available.\n• Islamabad: if Hard, it is no longer Hard; if not, shift it one box toward Backing (6.6.1).\n• All factions become eligible.\n• Remove all Terror and Sabotage markers.\n• Momentum events end (5.4).\n• Flip all Guerrillas Underground, except in Pakistan at Hostility (6.6.1).\n• Play the next card (2.3.7).',
    },
    '6.6.1': {
      title: 'Islamabad',
      text: 'The track shows where Pakistan stands:\n\n• Hostility: no Taliban Rally in Pakistan; Taliban Guerrillas there are always Active.\n• Pressure: no Taliban Rally in Pakistan.\n• Tolerance: no effect.\n• Backing: Taliban Rally in Pakistan, and March into or out of its spaces, cost nothing.\n• Sponsorship: as Backing, and a Taliban Limited Operation may use several spaces, without a special activity.\n\nEvents shift Islamabad; an Air Strike that includes Pakistan shifts it one box toward Sponsorship (4.2.3); each Reset shifts it one box toward Backing (6.6). A shift beyond either end makes the marker Hard instead: instead of shifting it, the next Reset only makes it no longer Hard. Other shifts move a Hard marker as usual.',
    },
    '7.0': {
      title: 'Victory',
      text: 'Each faction has a condition of its own (7.2). It is checked at the start of every Propaganda round; after the last round the margins decide (7.3).',
    },
    '7.1': {
      title: 'Ranking and ties',
      text: 'The faction with the highest margin (7.3) comes first, and so on. Ties go to non-players first, then to the Warlords, Government, Taliban and finally the Coalition. If a non-player wins at a victory check, all players lose equally. A player with two factions is ranked by the lower margin (1.5).',
    },
    '7.2': {
      title: 'Victory conditions',
      text: 'Checked at the start of each Propaganda round (6.1), with the totals of 1.9:\n\n• Coalition: Population in Support plus Available Coalition pieces above 30.\n• Government: Population under COIN Control plus Patronage above 35.\n• Taliban: Population in Opposition plus Taliban Bases above 20.\n• Warlords: uncontrolled Afghan Population above 15 and more than 40 Resources.',
    },
    '7.3': {
      title: 'Margins after the last round',
      text: 'If no check ended the game, the highest margin wins:\n\n• Coalition: Population in Support plus Available Coalition pieces, minus 30.\n• Government: Population under COIN Control plus Patronage, minus 35.\n• Taliban: Population in Opposition plus Taliban Bases, minus 20.\n• Warlords: uncontrolled Afghan Population minus 15 or Resources minus 40, whichever is lower.\n\nA margin above 0 means the condition is met.\n\nDeception, an option for three or four players: each draws 2 of 12 markers at the start and keeps them secret. Empty Threat does nothing; Hidden Agenda permanently adds 1 to the margin; Hidden Asset turns a Limited Operation (2.3.5) into a full operation with a special activity. They may be revealed at any time; 2nd printing: only when used, Empty Threat at the end of the game.',
    },
    '8.0': {
      title: 'Non-players',
      text: 'Factions without a player follow their own charts; the “Non-players” part shows them in full. A lone player, Coalition or Taliban, never wins at a check (6.1): the game ends there in defeat if another faction has a higher margin (2nd printing: not in the first round). To win, the player needs the highest margin after the final round (7.3).',
    },
    '8.1': {
      title: 'Non-player turns',
      text: 'Following its chart, a non-player executes the event, operates or passes; its operations are never Limited, and the final event card does not restrict it (2.3.8). With Arponen’s option, players have only Limited Operations, and no Sweep or March, on the last event card before each Propaganda card.',
    },
    '8.1.2': {
      title: 'Non-player procedure',
      text: 'A non-player accepts what it is given (1.5.1) and gives nothing away; it never removes its pieces to place them again (1.4.1).',
    },
    '8.5': {
      title: 'Victory with Arponen’s non-players',
      text: 'From the second Propaganda round on, the game ends at the check if and only if a non-player meets its condition, whatever the players have (6.1). Otherwise the highest margin after the final round wins; ties go to non-players, then Warlords, Taliban, Government, Coalition.',
    },
    '8.9': {
      title: '1-player victory',
      text: 'The game ends at a check in defeat if another faction has a higher margin (2nd printing: not in the first round). After the final round a lead of 1 to 5 over the best non-player is a stalemate, one of 6 or more a full success; without a lead, that non-player takes Afghanistan.',
    },
  },
  glossary: {
    active: {
      term: 'Active',
      text: 'Of a Guerrilla: exposed, so that Assault and Air Strike can hit it. Sweep, Patrol, a March that is spotted or its own actions Activate it.',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Adjacent',
      text: 'Next to each other: spaces that touch, or are separated only by a LoC (provinces) or a Town.',
      rule: '1.3.6',
    },
    aid: {
      term: 'Aid',
      text: 'Help from abroad, 0 to 75. In Propaganda rounds it is added to Government Resources. Govern turns it into Patronage; Casualties lower it.',
      rule: '1.8',
    },
    available: {
      term: 'Available',
      text: 'Off the map and ready to be placed. Removed pieces become Available again, except Coalition pieces lost to Attack.',
      rule: '1.4.1',
    },
    base: {
      term: 'Base',
      text: 'A piece of any faction that hardly ever moves. It helps Rally and Train, earns the insurgents Resources and, for the Taliban, counts toward victory. At most 2 in a province or Kabul.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases last',
      text: 'A Base is removed only when nothing is left to protect it: Guerrillas of its faction, or cubes.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Capability',
      text: 'An event whose executed side helps or hurts the Coalition or the Taliban for the rest of the game.',
      rule: '5.3',
    },
    casualties: {
      term: 'Casualties',
      text: 'Coalition pieces removed by Attack or Ambush. They cost 3 Aid each in the Resources phase; at the Reset some go out of play.',
      rule: '3.3.3',
    },
    city: {
      term: 'City',
      text: 'Kabul, the only one. Police can fight there.',
      rule: '1.3.3',
    },
    'civic-action': {
      term: 'Civic Action',
      text: 'The COIN factions buy Support at 3 Government Resources per step: in the Support phase with COIN Control, Troops and Police, or while they Train with COIN Control alone.',
      rule: '6.4.1',
    },
    coin: {
      term: 'COIN',
      text: 'Counterinsurgency: the Coalition and the Government, and their operations.',
      rule: '1.5',
    },
    control: {
      term: 'Control',
      text: 'Having more pieces in a province or Kabul than all others together: the two COIN factions as one, or the Taliban.',
      rule: '1.7',
    },
    cube: {
      term: 'Cube',
      text: 'A Troops or Police piece.',
      rule: '1.4',
    },
    deception: {
      term: 'Deception',
      text: 'Optional secret markers that mask how close a player is to victory.',
      rule: '7.3',
    },
    desertion: {
      term: 'Desertion',
      text: 'The loss of one in three Government cubes in each space at the start of the Redeploy phase.',
      rule: '6.5.1',
    },
    'dual-use': {
      term: 'Dual use',
      text: 'An event with two texts, unshaded and shaded; the executing faction chooses one.',
      rule: '5.2',
    },
    econ: {
      term: 'Econ',
      text: 'The economic value of a LoC, 1 to 4: what it earns the Government in a Propaganda round, or the Taliban by Extort, if it has no Sabotage.',
      rule: '1.3.4',
    },
    eligible: {
      term: 'Eligible',
      text: 'Allowed to act on the current card. A faction that acts on one card is ineligible on the next.',
      rule: '2.3.1',
    },
    enemy: {
      term: 'Enemy',
      text: 'For the Taliban and the Warlords, every other faction; for the Coalition and the Government, the two insurgent factions.',
      rule: '1.5',
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
    'final-event-card': {
      term: 'Final event card',
      text: 'The last event card before the final Propaganda card: only Limited Operations, no Sweep, no March.',
      rule: '2.3.8',
    },
    free: {
      term: 'Free',
      text: 'Of an operation or special activity: it costs no Resources. Other conditions apply.',
      rule: '3.1.2',
    },
    guerrilla: {
      term: 'Guerrilla',
      text: 'The mobile piece of an insurgent faction, Underground or Active.',
      rule: '1.4',
    },
    hard: {
      term: 'Hard',
      text: 'The state of the Islamabad marker after a shift beyond the end of its track: the next Reset does not move it.',
      rule: '6.6.1',
    },
    insurgent: {
      term: 'Insurgent',
      text: 'The Taliban or the Warlords.',
      rule: '1.5',
    },
    islamabad: {
      term: 'Islamabad',
      text: 'The track of Pakistan’s attitude to the Taliban: Hostility, Pressure, Tolerance, Backing, Sponsorship.',
      rule: '6.6.1',
    },
    'limited-operation': {
      term: 'Limited Operation',
      text: 'An operation in one space, without a special activity. LimOp for short.',
      rule: '2.3.5',
    },
    loc: {
      term: 'LoC',
      text: 'Line of Communication: a Road. It is a space, but has no Population, no Bases and no Control.',
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
    neutral: {
      term: 'Neutral',
      text: 'With neither Support nor Opposition. LoCs, provinces without Population and Pakistan always are.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Non-player',
      text: 'A faction without a player, which follows its own priorities.',
      rule: '8.0',
    },
    operation: {
      term: 'Operation',
      text: 'The main thing a faction does on its turn: one of four types for the COIN factions, four others for the insurgents.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opposition',
      text: 'The people of a space oppose the Government. The Taliban want it.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Out of play',
      text: 'Removed from the game, such as Casualties at the Reset; such pieces are not Available.',
      rule: '6.6',
    },
    pakistan: {
      term: 'Pakistan',
      text: 'Three provinces where only Taliban pieces may be: Balochistan, Waziristan and Northwest Frontier.',
      rule: '1.3.5',
    },
    pashtun: {
      term: 'Pashtun',
      text: 'Of a province, or Kabul: its people are Pashtun. Rally and March are easier there for the Taliban and harder for the Warlords.',
      rule: '1.3.2',
    },
    pass: {
      term: 'Pass',
      text: 'To skip a card and stay eligible: the Taliban or Warlords gain 1 Resource; for a COIN faction, the Government gains 3.',
      rule: '2.3.3',
    },
    patronage: {
      term: 'Patronage',
      text: 'The favours at the Government’s disposal, 0 to 40. They count toward its victory.',
      rule: '1.8',
    },
    piece: {
      term: 'Pieces',
      text: 'Troops, Police, Guerrillas and Bases. Markers, Returnees among them, are not pieces.',
      rule: '1.4',
    },
    population: {
      term: 'Population',
      text: 'How many people live in a province or Kabul, in millions. It sets how much Support, Opposition and Control count.',
      rule: '1.9',
    },
    'propaganda-card': {
      term: 'Propaganda card',
      text: 'One of four to six cards that bring a Propaganda round, with a victory check and income.',
      rule: '2.4',
    },
    province: {
      term: 'Province',
      text: 'A space in the countryside: Mountain, Plains or Pakistan, with a Population of 0 to 2.',
      rule: '1.3.2',
    },
    redeploy: {
      term: 'Redeploy',
      text: 'The phase of a Propaganda round in which Troops, Police and Taliban Guerrillas move to secure spaces.',
      rule: '6.5',
    },
    replace: {
      term: 'Replace',
      text: 'Remove a piece and place an Available one in its space. If none is Available, the piece is simply removed.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Resources',
      text: 'What a faction pays with, 0 to 75. The Coalition spends those of the Government.',
      rule: '1.8',
    },
    returnees: {
      term: 'Returnees',
      text: 'A marker, also called +1 Pop, that permanently raises the Population of a space by 1. There are 6.',
      rule: '4.3.1',
    },
    sabotage: {
      term: 'Sabotage',
      text: 'A marker on a LoC, which then earns nothing; Patrol, Sweep and Transport cannot pass through.',
      rule: '3.3.4',
    },
    sharia: {
      term: 'Sharia',
      text: 'The Taliban buy Opposition at 1 Resource per step: in the Support phase where they have Control, or while they Rally at a Base.',
      rule: '6.4.2',
    },
    shift: {
      term: 'Shift',
      text: 'Move the level of a space along the scale Support, Neutral, Opposition, or Islamabad along its track.',
      rule: '1.6.1',
    },
    'special-activity': {
      term: 'Special activity',
      text: 'What a faction may add to its operation, one type at a time.',
      rule: '4.1',
    },
    stacking: {
      term: 'Stacking',
      text: 'The limits on pieces in a space: 2 Bases, only Taliban in Pakistan.',
      rule: '1.4.2',
    },
    support: {
      term: 'Support',
      text: 'The people of a space favour the Government. The Coalition wants it.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'The insurgent operation that intimidates the population, and its marker, which must be paid off before Civic Action or Sharia can shift the space.',
      rule: '3.3.4',
    },
    town: {
      term: 'Town',
      text: 'A mark on the map where LoCs end, not a space. The spaces it separates are adjacent.',
      rule: '1.3.6',
    },
    transfer: {
      term: 'Transfer',
      text: 'Resources, or Patronage turned into Resources for the Warlords, given to another faction by agreement.',
      rule: '1.5.1',
    },
    uncontrolled: {
      term: 'Uncontrolled',
      text: 'Under neither COIN nor Taliban Control. The Warlords want Population uncontrolled.',
      rule: '1.7',
    },
    underground: {
      term: 'Underground',
      text: 'Of a Guerrilla: hidden. Assault and Air Strike cannot hit it, and it can use Terror, Extort, Infiltrate or Ambush.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Unshaded and shaded',
      text: 'The two texts of a dual-use event. The first often helps the COIN factions, the second their enemies.',
      rule: '5.2',
    },
  },
} as const satisfies Rulebook

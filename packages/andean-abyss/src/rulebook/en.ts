import type { Rulebook } from '@coinflict/kernel/display'

/**
 * The rules of chapters 1 to 7 in our own words, by the numbers of the 2nd edition, and what the terms mean. The 1st edition is the
 * default; where the 2nd plays otherwise, it is said. The other languages have the same entries.
 */
export const english = {
  rules: {
    '1.0': {
      title: 'Introduction',
      text: 'One to four players struggle for Colombia in the 1990s and early 2000s. The Government faces three insurgent factions: FARC, AUC and the Cartels. Each has a goal of its own (7.2).\n\nThis summary follows the 1st edition (2012). Where the 2nd edition (2018) plays differently, the text says “2nd edition”. The numbers are those of the 2nd edition; the wording of nine event cards also depends on the edition.',
    },
    '1.1': {
      title: 'Course of play',
      text: 'Nobody holds cards. They are turned up one at a time, with the next one already in view. On an event card up to two factions act: with the event or with an operation (2.3). Acting means sitting out the next card (2.3.7). From time to time a Propaganda card comes up: victory is checked, income arrives, and the Government and FARC win over the population (6.0).',
    },
    '1.2': {
      title: 'Components',
      text: 'A map, 76 cards (72 events, 4 Propaganda cards), 153 pieces (1.4.1), markers, dice, and two cylinders for each faction: one for its Resources (1.7), one for its eligibility (2.3.1). Pieces, Shipments (4.5.3) and Terror and Sabotage markers (3.3.4) are limited in number; other markers are not.',
    },
    '1.3': {
      title: 'The map',
      text: 'Colombia has 16 departments (1.3.2), 11 cities (1.3.3) and 18 lines of communication (1.3.4). Parts of five neighbouring countries are shown too (1.3.5).',
    },
    '1.3.1': {
      title: 'Spaces',
      text: 'Departments, cities and lines of communication (LoCs) are spaces. Pieces can be in any of them, but Bases cannot be on LoCs (1.4.2).',
    },
    '1.3.2': {
      title: 'Departments',
      text: 'Departments are the countryside, with a Population of 0, 1 or 2. Population counts for Support and Opposition (1.6.3) and for Rally (3.3.1); without Population a department is always Neutral.\n\n• Forest: Sweep Activates only half as many Guerrillas (3.2.3).\n• Mountain: Assault is at half strength (3.2.4).\n• Grassland: no effect.',
    },
    '1.3.3': {
      title: 'Cities',
      text: 'Cities have a Population of 1 to 8, in millions; Bogotá has 8. Train can place cubes in any city (3.2.1), and Police fight there too (3.2.4). Air Strikes (4.2.2) and Eradication (4.2.3) are not possible in cities.',
    },
    '1.3.4': {
      title: 'Lines of Communication (LoCs)',
      text: 'LoCs are Roads or Pipelines. Each is worth 1 to 3 Econ, 30 in all. In a Propaganda round the Government earns the Econ of every LoC without Sabotage (6.3.1). LoCs have no Population, no Support or Opposition and no Control. Some events affect only Pipelines.',
    },
    '1.3.5': {
      title: 'Foreign countries',
      text: 'Brazil, Peru and Venezuela are never spaces. Ecuador and Panamá become spaces for the rest of the game when the shaded side of Sucumbíos or Darién is executed. Both are then departments without Population:\n\n• Ecuador holds at most 2 pieces of each faction.\n• Panamá is a Forest where Sweep Activates nobody (3.2.3).\n\nFor events, Guainía borders Venezuela; Vaupés does not.',
    },
    '1.3.6': {
      title: 'Adjacent spaces',
      text: 'Two spaces are adjacent if\n\n• they touch, or\n• they are departments with only a LoC between them, or\n• they are LoCs or departments with only a Town between them.\n\nTowns are not spaces. All four departments and four LoCs around the Town of Ayacucho are adjacent to each other. A city does not join its neighbours: two LoCs that meet in a city are not adjacent.',
    },
    '1.3.7': {
      title: 'Coasts',
      text: 'Spaces by the sea are coastal. This matters only for the event Narco-Subs. Atlántico counts, and so do Ecuador and Panamá once they are spaces (1.3.5).',
    },
    '1.4': {
      title: 'Pieces',
      text: 'The Government has Troops (dark blue) and Police (light blue), together called cubes. The insurgents have Guerrillas. Every faction has Bases. All these are pieces; markers such as Terror, Sabotage and Shipments are not.',
    },
    '1.4.1': {
      title: 'Available pieces and removal',
      text: 'There are 30 Troops, 30 Police and 3 Government Bases; 30 FARC Guerrillas and 9 Bases; 18 AUC Guerrillas and 6 Bases; 12 Cartels Guerrillas and 15 Bases. What is not on the map is Available, and pieces are placed only from there. If none is Available, nothing is placed, and a piece to be replaced is simply removed.\n\nAn executing player may remove friendly pieces, for instance to place them again Underground. This includes a faction that an event lets operate; 2nd edition: only the faction whose turn it is on the card.\n\nYou choose which enemy factions to hit. But one that you hit is hit in full: remove or Activate as many of its pieces as your strength allows.',
    },
    '1.4.2': {
      title: 'Stacking',
      text: 'A city or department holds at most 2 Bases, those of all factions together. LoCs hold none. Government pieces may not be in a FARC Zone (6.4.4), and Ecuador holds at most 2 pieces of each faction (1.3.5). Otherwise any number of cubes and Guerrillas may share a space. A piece that does not fit is not placed there and cannot move there, whatever an operation or event says.',
    },
    '1.4.3': {
      title: 'Underground and Active',
      text: 'A Guerrilla is Underground (hidden) or Active (exposed). New Guerrillas always arrive Underground. Cubes and Bases are always Active.\n\nAssault and Air Strike hit only Active Guerrillas (3.2.4, 4.2.2). Terror, Extort and Ambush need an Underground one (3.3.4, 4.3.1, 4.3.2). Where a text just says to Activate a Guerrilla, one that is already Active will do.',
    },
    '1.5': {
      title: 'Players and factions',
      text: 'The factions are the Government (blue), FARC (red), AUC (yellow) and the Cartels (green). Each is the enemy of all the others. With fewer than four players the remaining factions are non-players (8.0); as an option the players share them out (1.5.1). 2nd edition: sharing them out is the norm, non-players are the option.',
    },
    '1.5.1': {
      title: 'Spare factions; negotiation (1st edition)',
      text: 'Spare factions. With three players AUC also runs the Cartels. With two players the Government runs AUC, and FARC runs the Cartels. A player with two factions is scored by the lower margin (7.3), and ends the game at a victory check only if both meet their conditions (6.1). The two may not give each other anything.\n\nNegotiation (2nd edition: see 1.5.2). Players may openly agree on anything the rules allow; no agreement is binding. Resources may be given while the giver or receiver is executing an operation, special activity or event. A faction about to choose may be given some too, but then may not pass. Shipments may be given at any time, to a Guerrilla in the same space (4.5.3).',
    },
    '1.5.2': {
      title: 'Negotiation (2nd edition)',
      text: '2nd edition: players may openly make any deal within the rules; none is binding. Only Resources (1.7) and Shipments (4.5.3) may be given away, and only while the giver or receiver is executing an operation or event in its turn on the card. A faction about to choose may be given Resources too, but then may not pass. For the 1st edition see 1.5.1.',
    },
    '1.6': {
      title: 'Support and Opposition',
      text: 'The people of a space may favour the Government (Support) or oppose it (Opposition). Both decide victory (7.2) and limit where FARC and AUC may Rally (3.3.1).',
    },
    '1.6.1': {
      title: 'The five levels',
      text: 'Every city, and every department with Population, has one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition. A shift goes step by step along this scale: from Passive Support toward Opposition the first step is Neutral.',
    },
    '1.6.2': {
      title: 'Support and Opposition markers',
      text: 'A marker in the space shows its level; no marker means Neutral. Active levels count double (1.6.3). LoCs and departments without Population are always Neutral.',
    },
    '1.6.3': {
      title: 'Total Support and Total Opposition',
      text: 'Add up over all spaces:\n\n• Total Support: Population in Passive Support, plus twice the Population in Active Support.\n• Total Opposition: Population in Passive Opposition, plus twice the Population in Active Opposition.\n• Opposition + Bases: Total Opposition plus the FARC Bases on the map.\n\nThe Government needs the first, FARC the last (7.2).',
    },
    '1.7': {
      title: 'Resources and Aid',
      text: 'Each faction has 0 to 99 Resources. They pay for operations (3.1), Civic Action (6.4.1), Agitation (6.4.2) and Bribes (4.5.4).\n\nAid, 0 to 29, is what the Government gets from abroad. It is not spent: its level is added to Government Resources by some events and, except under Samper, in Propaganda rounds (6.3.1). Anything above the limits is lost.',
    },
    '1.8': {
      title: 'Control',
      text: 'The Government Controls a city or department where it has more pieces, Bases included, than all other factions together. The same goes for FARC. AUC and the Cartels never Control a space, and LoCs are never Controlled.\n\n1st edition: Control is set once in the Control phase (6.2) and holds until the Reset (6.6). At other times only Train (3.2.1), Extort (4.3.1) and a new FARC Zone (6.4.4) count the pieces as they stand. 2nd edition: Control is always current, and frozen only in the Redeploy phase (6.5).',
    },
    '2.0': {
      title: 'Sequence of play',
      text: 'Cards are played one after another. On an event card up to two factions act (2.3). A Propaganda card brings a Propaganda round (2.4).',
    },
    '2.1': {
      title: 'Set-up',
      text: 'Shuffle the 72 events, set 12 aside unseen and deal the rest into four piles of 15. Shuffle a Propaganda card into each pile and stack them. All factions are eligible; all Guerrillas start Underground.\n\n• Standard: Government 40 Resources, all others 10; Aid 9; Samper is president.\n• Short: the same, but the third Propaganda card is the last (2.4.1).\n• Quick: from 2000 on, with four piles of 6 events and a Propaganda card in the second and fourth. Government 30 Resources, FARC 10, AUC 5, Cartels 20; Aid 9; Pastrana is president and Meta West a FARC Zone. The first round has no victory check (6.1).\n• Open: markers as in Standard, but the Cartels, AUC, FARC and the Government, in this order, place their own starting forces. FARC starts in departments; the Government in cities and in departments without FARC Bases; at least 4 Cartels Bases must be in departments with Population.\n\n2nd edition, option: Propaganda cards are shuffled only into the last 5 events of their piles.',
    },
    '2.2': {
      title: 'Start',
      text: 'Turn up the first card and play it; the next card is face up too. So everybody can always see the next card, all cards played and how many are left.\n\n1st edition option, no reveal: the next card stays hidden, and the final event card rule (2.3.9) does not apply.',
    },
    '2.3': {
      title: 'Event card',
      text: 'Up to two eligible factions execute an operation or the event, in the order of the symbols on the card (2.3.2). Any eligible faction may pass instead when its turn comes (2.3.3). Ineligible factions do nothing.',
    },
    '2.3.1': {
      title: 'Eligibility',
      text: 'A faction is eligible unless it executed an operation or the event on the previous card. At the start, and after each Propaganda round (6.6), all are eligible. Some events change eligibility.\n\n1st edition options:\n\n• A: the faction order comes from the next event card in the deck; if none is left, from the first event played. It cannot be combined with no reveal (2.2).\n• B: like A, and acting makes nobody ineligible; only events do.',
    },
    '2.3.2': {
      title: 'Faction order',
      text: 'Read the symbols at the top of the card from left to right and skip ineligible factions. The first that remains is the 1st eligible, the next one the 2nd eligible. A grey 2 on a card matters only for non-players.',
    },
    '2.3.3': {
      title: 'Passing',
      text: 'A faction that passes gains 1 Resource (the Government 3) and stays eligible for the next card. The next eligible faction to the right takes its place, as 1st or 2nd eligible, with the same options. Any number may pass; after the last one the card is over.',
    },
    '2.3.4': {
      title: 'What eligible factions may do',
      text: 'The 1st eligible chooses the event or an operation (3.0), to which it may add a special activity (4.0). What the 2nd eligible may do depends on that:\n\n• 1st: operation alone. 2nd: a Limited Operation (2.3.5).\n• 1st: operation with special activity. 2nd: a Limited Operation or the event.\n• 1st: event. 2nd: an operation, with or without a special activity.',
    },
    '2.3.5': {
      title: 'Limited Operation',
      text: 'A Limited Operation is in one space only, without a special activity. Patrol, Sweep and March may bring pieces from several spaces, but to one destination only. It costs as usual and counts as an operation.',
    },
    '2.3.6': {
      title: 'Ship',
      text: 'A player faction that paid Resources for its operation (Limited or not) and used no special activity may remove one of its Shipments (4.5.3) to execute one more Limited Operation of any type at once, free. Another faction may give up a Shipment on its behalf instead. Each faction can get this only once per card. An operation that cost nothing, such as a March only onto LoCs, does not allow it.',
    },
    '2.3.7': {
      title: 'Adjust eligibility',
      text: 'When two factions have acted, or no eligible faction is left, the card is over. Whoever executed an operation (Limited or not) or the event is ineligible on the next card; all others are eligible. An event may say otherwise. A free operation through another faction’s event does not count (3.1.2).',
    },
    '2.3.8': {
      title: 'Next card',
      text: 'The card in view is played now, and the next one is turned up. For an event card see 2.3, for a Propaganda card 2.4.',
    },
    '2.3.9': {
      title: 'Final event card',
      text: 'On the last event card of the game, the one before the final Propaganda card (2.4.1), players’ operations are Limited (2.3.5), without special activities, and may not be Sweep or March. This also goes for an operation gained by a Shipment (2.3.6). The event may be executed as usual, and the free operations it grants are not restricted.',
    },
    '2.4': {
      title: 'Propaganda card',
      text: 'A Propaganda card brings a Propaganda round (6.0). If it comes right after another Propaganda card, there is no second round.',
    },
    '2.4.1': {
      title: 'Final Propaganda card',
      text: 'The fourth Propaganda card is the last; in a short game the third, in the Quick scenario the second. If nobody wins at its victory check (6.1), its round is played up to and including Elite Backing (6.4.5). Then the game ends and the margins decide (7.3).',
    },
    '3.0': {
      title: 'Operations',
      text: 'Operations are what factions do with their pieces. The Government chooses Train, Patrol, Sweep or Assault (3.2); the insurgents choose Rally, March, Attack or Terror (3.3).',
    },
    '3.1': {
      title: 'Operations in general',
      text: 'Choose one operation, then its spaces one by one, each only once. Pay as you go, in Resources, never in Aid. What a special activity earns meanwhile may pay for more spaces (4.1).\n\nA space can be selected only if the operation can do something there. You decide the order of the spaces, which enemies are hit and which of your pieces are used. You may spare a faction, but one that you hit is hit in full (1.4.1).',
    },
    '3.1.1': {
      title: 'Pawns',
      text: 'At the table pawns may mark the selected spaces: black for operations, white for special activities (2nd edition: the other way round). They do not limit how many spaces you select.',
    },
    '3.1.2': {
      title: 'Free operations',
      text: 'An event (5.5), Elite Backing (6.4.5) or a Shipment (2.3.6) can grant a free operation or special activity. No Resources are paid; all other conditions apply unless the event says otherwise. Acting through another faction’s event does not cost eligibility (2.3.7).',
    },
    '3.2': {
      title: 'COIN operations',
      text: 'The Government chooses Train (3.2.1), Patrol (3.2.2), Sweep (3.2.3) or Assault (3.2.4). It never places pieces in a FARC Zone or moves them there (6.4.4).',
    },
    '3.2.1': {
      title: 'Train',
      text: 'Cities, and departments with a Government Base or cubes; not FARC Zones. 3 Resources per space.\n\nIn each selected city, and in each selected department with a Government Base, place up to 6 cubes, Troops and Police in any mix. Then, in one selected space at most, do one of these:\n\n• Replace any 3 cubes there with a Government Base, within stacking (1.4.2).\n• Civic Action (6.4.1), with Troops, Police and more Government pieces in the space than all others together. Its 3 Resources per step are paid even if the Training was free.\n\nCubes just placed count for both.',
    },
    '3.2.2': {
      title: 'Patrol',
      text: '3 Resources in all.\n\n• Move any cubes, from anywhere, to adjacent LoCs and cities and on through LoCs and cities as far as you like. A cube stops when it enters a space with Guerrillas.\n• Then, on every LoC, even if nobody moved there, Activate one Guerrilla for each cube there.\n• Then you may Assault on one LoC at no cost (3.2.4).\n\nAs a Limited Operation, all moving cubes end in one space, and you may Assault only there; Guerrillas are still Activated on every LoC.',
    },
    '3.2.3': {
      title: 'Sweep',
      text: 'Cities and departments that are not FARC Zones. 3 Resources per space. Not on the final event card (2.3.9).\n\nFirst move Troops into the selected spaces, from adjacent spaces or across one LoC without Guerrillas; each moves once. Make all moves before you Activate anybody. Then, in each selected space, Activate one Guerrilla for each cube there, Police included. In Forest it takes 2 cubes for each Guerrilla, rounded down; in Panamá nobody is Activated.\n\nA Sweep may also just move or just Activate.',
    },
    '3.2.4': {
      title: 'Assault',
      text: 'Any spaces with cubes and an enemy they can hit. 3 Resources per space. Remove pieces by the strength of the cubes:\n\n• City or LoC: 1 for each cube, Troops or Police.\n• Forest or Grassland: 1 for each Troops cube.\n• Mountain: 1 for every 2 Troops, rounded down.\n\nOnly Active Guerrillas can be hit. A faction’s Bases can be hit only when it has no Guerrilla left in the space: one Underground Guerrilla protects all of them. For Shipments see 3.2.5.',
    },
    '3.2.5': {
      title: 'Drug Bust',
      text: 'Each Shipment that an Assault removes adds 6 to Aid, up to 29. A Shipment stays on the map if its owner still has a Guerrilla in the space or gives it to another faction’s Guerrilla there (4.5.3). Only Assault earns this Aid, including Assault in a Patrol (3.2.2); an Air Strike does not.',
    },
    '3.3': {
      title: 'Insurgent operations',
      text: 'FARC, AUC and the Cartels choose Rally (3.3.1), March (3.3.2), Attack (3.3.3) or Terror (3.3.4). They act with their own pieces; all other factions are enemies.',
    },
    '3.3.1': {
      title: 'Rally',
      text: 'Departments and cities; FARC not at Support, AUC not at Opposition. 1 Resource per space. In each space, do one of these:\n\n• Place 1 Guerrilla.\n• Replace 2 of your Guerrillas, Underground or Active, with a Base, within stacking (1.4.2).\n• If you have a Base there: place Guerrillas up to the space’s Population plus your Bases there.\n• If you have a Base there: move in any of your Guerrillas from anywhere on the map, then flip all your Guerrillas there Underground. You need not move any.',
    },
    '3.3.2': {
      title: 'March',
      text: 'Move your Guerrillas to adjacent spaces, each once. 1 Resource for each city or department entered, regardless of the number of groups; LoCs cost nothing. A Limited Operation has one destination. Not on the final event card (2.3.9).\n\nGuerrillas that go from one space to the same destination are one group. A group turns Active if both are true:\n\n• The destination is a LoC or has Support; for AUC, Support or Opposition.\n• The group and the cubes there total more than 3; for AUC, FARC Guerrillas there count as cubes.',
    },
    '3.3.3': {
      title: 'Attack',
      text: 'Spaces with at least one of your Guerrillas and an enemy piece. 1 Resource per space. Activate all your Guerrillas there and roll a die. If the roll is not higher than the number of your Guerrillas there, remove up to 2 enemy pieces of your choice from one or two factions, even Underground Guerrillas. A faction’s Bases go only after its cubes or Guerrillas in the space.\n\nOn a 1 also place one of your Guerrillas there. A Shipment that loses its carrier is not removed: it is yours unless its owner still has a Guerrilla there or gives it to a third faction present (4.5.3).',
    },
    '3.3.4': {
      title: 'Terror',
      text: 'Spaces with at least one of your Underground Guerrillas. 1 Resource per city or department; LoCs cost nothing. Activate one Underground Guerrilla in each space.\n\n• City or department: place a Terror marker. FARC shifts the space one level toward Active Opposition; AUC and the Cartels, one level toward Neutral.\n• LoC: place a Sabotage marker if there is none.\n\nTerror and Sabotage share 40 markers; if all are on the map, none is placed. AUC Terror, even by event, also cuts Aid: by 3 for one space, by 5 for two or more.',
    },
    '4.0': {
      title: 'Special activities',
      text: 'Special activities accompany operations. The Government has Air Lift, Air Strike and Eradicate (4.2); FARC Extort, Ambush and Kidnap (4.3); AUC Extort, Ambush and Assassinate (4.4); the Cartels Cultivate, Process and Bribe (4.5).',
    },
    '4.1': {
      title: 'Special activities in general',
      text: 'With an operation in at least one space you may use one type of special activity, at one point before, during or after it. Not with a Limited Operation (2.3.5). Only Bribe costs Resources (4.5.4). If the 1st eligible uses one, the 2nd may choose the event (2.3.4).\n\nAn activity that comes first must leave the operation possible in at least one space. What it earns may pay for that: with no Resources FARC can Extort and then operate.',
    },
    '4.1.1': {
      title: 'Accompanying operations',
      text: 'Some special activities go only with certain operations:\n\n• Air Strike: Patrol, Sweep or Assault.\n• Ambush: Attack, in a space of the Attack.\n• Kidnap and Assassinate: Terror, in spaces of the Terror.\n• Cultivate and Process: Rally or March.\n\nAll others go with any operation. Unless a space is named here, the activity need not be in a space of the operation.',
    },
    '4.2': {
      title: 'Government special activities',
      text: 'The Government may Air Lift (4.2.1), Air Strike (4.2.2) or Eradicate (4.2.3).',
    },
    '4.2.1': {
      title: 'Air Lift',
      text: 'With any Government operation. Move up to 3 Troops from one space to any other that is not a FARC Zone. Either may be a LoC.',
    },
    '4.2.2': {
      title: 'Air Strike',
      text: 'With Patrol, Sweep or Assault, in one department or on one LoC, not in a city. Remove 1 Active Guerrilla, or 1 Base of a faction without a Guerrilla in that space. No cubes are needed, and FARC Zones can be hit.',
    },
    '4.2.3': {
      title: 'Eradicate',
      text: 'With any Government operation, in one department with a Cartels piece; a Guerrilla is enough, and it may be a FARC Zone. Add 4 to Aid and remove all Cartels Bases there, protected or not. Then shift that department, or one adjacent to it, one level toward Active Opposition. Only if none of them can shift, place 1 FARC Guerrilla in the Eradicated department.',
    },
    '4.3': {
      title: 'FARC special activities',
      text: 'FARC may Extort (4.3.1), Ambush (4.3.2) or Kidnap (4.3.3).',
    },
    '4.3.1': {
      title: 'Extort',
      text: 'With any operation, in any number of spaces, LoCs included. In each, FARC needs an Underground Guerrilla and more pieces than all other factions together at that moment. Activate one Underground Guerrilla in each space and gain 1 Resource for it.',
    },
    '4.3.2': {
      title: 'Ambush',
      text: 'With Attack, in one of its spaces not yet resolved where FARC has an Underground Guerrilla. The space costs 1 Resource as usual. Activate only one Underground Guerrilla and do not roll: the Attack succeeds. Remove 2 enemy pieces by the rules of Attack (3.3.3) and place 1 FARC Guerrilla there, Underground.',
    },
    '4.3.3': {
      title: 'Kidnap',
      text: 'With Terror, in up to 3 of its spaces where FARC Guerrillas outnumber Police. The victim is the Government in a city or on a LoC, or the Cartels where they have a Base; if both are possible, FARC chooses. Roll a die: the victim gives FARC that many Resources, or all it has. On a 6 AUC places one piece of its choice there, within stacking (1.4.2).\n\nIf the Cartels are the victim and hold a Shipment there, FARC takes one of theirs instead of rolling. If the Terror in the space has not been resolved yet, it follows at once.',
    },
    '4.4': {
      title: 'AUC special activities',
      text: 'AUC may Extort or Ambush (4.4.1) or Assassinate (4.4.2).',
    },
    '4.4.1': {
      title: 'AUC Extort and Ambush',
      text: 'AUC Extorts and Ambushes just as FARC does (4.3.1, 4.3.2), with its own pieces.',
    },
    '4.4.2': {
      title: 'Assassinate',
      text: 'With Terror, in up to 3 of its spaces where AUC Guerrillas outnumber Police. Remove any one enemy piece in each, even an Underground Guerrilla or a protected Base. A Shipment that loses its carrier is treated as in an Attack (3.3.3). If the Terror in the space has not been resolved yet, it follows at once.',
    },
    '4.5': {
      title: 'Cartels special activities',
      text: 'The Cartels may Cultivate (4.5.1), Process (4.5.2) or Bribe (4.5.4). For Shipments see 4.5.3.',
    },
    '4.5.1': {
      title: 'Cultivate',
      text: 'With Rally or March, in one city or department with Population, where Cartels Guerrillas outnumber Police and a Base fits (1.4.2). Move a Cartels Base there from any space. If it is a department selected for this Rally, you may place a new Base there instead.',
    },
    '4.5.2': {
      title: 'Process',
      text: 'With Rally or March. Do one of these:\n\n• Remove any number of Cartels Bases, for 3 Resources each.\n• Place 1 or 2 Shipments (4.5.3) under Guerrillas, of any faction, in spaces with a Cartels Base.',
    },
    '4.5.3': {
      title: 'Shipments',
      text: 'There are 4 Shipments. Each is always under a Guerrilla, whose faction owns it, and moves with it. A Guerrilla can carry several. The owner may move a Shipment to another friendly Guerrilla in the space at any time; for other factions’ Guerrillas see 1.5.1 (2nd edition: 1.5.2).\n\nIf its carrier is removed or replaced, the Shipment stays with another Guerrilla of its owner there. If there is none, the owner gives it to another faction’s Guerrilla in the space or removes it; see also 3.2.5, 3.3.3, 4.4.2 and 4.5.4.\n\nA Shipment can be given up for a free Limited Operation (2.3.6). In the Resources phase it becomes a Base or 6 Resources (6.3.3).',
    },
    '4.5.4': {
      title: 'Bribe',
      text: 'With any operation, in up to 3 spaces anywhere, for 3 Resources each. In each, do one of these:\n\n• Remove up to 2 cubes.\n• Remove up to 2 FARC or AUC Guerrillas.\n• Flip up to 2 Guerrillas, even your own: Active to Underground or the other way round.\n• Remove 1 enemy Base, protected or not.\n\nA Shipment whose owner has no Guerrilla left there goes to a Guerrilla of the Cartels’ choice in the space, or is removed.',
    },
    '5.0': {
      title: 'Events',
      text: 'An event card has a title, flavour text in italics with no effect, and the text of the event. Many have two sides (5.2), and some have lasting effects (5.3, 5.4).',
    },
    '5.1': {
      title: 'Executing an event',
      text: 'Carry out the text as written. Unless it says otherwise, the executing faction makes all choices, such as the spaces and the pieces affected. If the event lets another faction operate, that faction makes the choices in its operation. For events with FARC Zones see 6.4.4.',
    },
    '5.1.1': {
      title: 'Events and rules',
      text: 'Where an event contradicts the rules, the event takes precedence. But even events\n\n• place only Available pieces, and remove instead of replacing if no replacement is Available (1.4.1);\n• keep to stacking and FARC Zones (1.4.2, 6.4.4);\n• keep Aid within 29 and Resources within 99 (1.7);\n• let no faction use an operation or special activity that is not its own (3.0, 4.0).',
    },
    '5.1.2': {
      title: 'Event against event',
      text: 'The event being played beats a lasting one. So a free Sweep, Assault, Air Lift, Air Strike or Eradication that it grants takes place even if a lasting event forbids it.',
    },
    '5.1.3': {
      title: 'Partial effects',
      text: 'What cannot be carried out is skipped; the rest is done. For some events a space that allows the whole text must be preferred to one that allows only part of it. Numbers without “up to” must be met in full if possible.',
    },
    '5.2': {
      title: 'Dual use',
      text: 'Many events have an unshaded and a shaded text. The executing faction chooses either one. The unshaded one often helps the Government, the shaded one its enemies, but any faction may choose either.',
    },
    '5.3': {
      title: 'Government Capabilities',
      text: 'Eight dual-use events are Capabilities. The side executed, whether it helps or hurts the Government, lasts for the rest of the game.',
    },
    '5.4': {
      title: 'Insurgent Momentum',
      text: 'The shaded side of six events is Momentum. It lasts until the Reset of the next Propaganda round (6.6) and so affects that round too. Any number may be in force.',
    },
    '5.5': {
      title: 'Free operations through events',
      text: 'Some events let a faction operate or use a special activity at once. That usually costs nothing and does not affect its eligibility (3.1.2). All other conditions apply unless the text waives them: free Terror needs an Underground Guerrilla, Terror by “any Guerrilla” does not.',
    },
    '6.0': {
      title: 'Propaganda round',
      text: 'Play the phases in this order: Victory (6.1), Control (6.2; 2nd edition: Sabotage), Resources (6.3), Support (6.4), Redeploy (6.5), Reset (6.6).\n\nThere are never two rounds in a row: a Propaganda card right after another brings none. If it is the final one, the game ends at once and the margins decide (7.3).',
    },
    '6.1': {
      title: 'Victory phase',
      text: 'If any faction meets its condition (7.2), the game ends and the factions are ranked (7.1). Otherwise the round goes on. A player with two factions must meet both conditions (1.5.1); a lone player against non-players cannot win at a check (8.0). The Quick scenario skips the check in its first round.',
    },
    '6.2': {
      title: 'Control phase (2nd edition: Sabotage phase)',
      text: '1st edition: first set Control of every city and department (1.8); it holds until the Reset. 2nd edition: Control is current anyway.\n\nThen place Sabotage on each LoC without it where Guerrillas of all factions together outnumber the cubes, or that is adjacent to a city under FARC Control.',
    },
    '6.3': {
      title: 'Resources phase',
      text: 'In this order: Government earnings (6.3.1), insurgent earnings (6.3.2), drug profits (6.3.3). Nobody may exceed 99 Resources.',
    },
    '6.3.1': {
      title: 'Government earnings',
      text: 'The Government receives 30 Resources minus the Econ of all Sabotaged LoCs, plus Aid. While Samper is president, Aid is not added (6.4.3).',
    },
    '6.3.2': {
      title: 'Insurgent earnings',
      text: 'FARC and AUC receive 1 Resource for each of their Bases on the map, the Cartels 3 for each of theirs.',
    },
    '6.3.3': {
      title: 'Drug profits',
      text: 'FARC, then AUC, then the Cartels cash in all their Shipments (4.5.3). Each Shipment becomes an Available Base in its space, within stacking (1.4.2), or 6 Resources; the owner chooses. Such a Base earns nothing this round. 1st edition: nor does it change Control.',
    },
    '6.4': {
      title: 'Support phase',
      text: 'In this order: the Government buys Civic Action (6.4.1), FARC Agitates (6.4.2), the election is held (6.4.3), AUC may use Elite Backing (6.4.5).',
    },
    '6.4.1': {
      title: 'Civic Action',
      text: 'The Government may spend any number of Resources in cities and departments under its Control with at least one Troops and one Police cube. Every 3 Resources remove one Terror marker or, once no Terror is left in the space, shift it one level toward Active Support. Terror may be removed even where no shift follows.',
    },
    '6.4.2': {
      title: 'Agitation',
      text: 'FARC does the same in cities and departments under FARC Control. Each Resource removes one Terror marker or, once no Terror is left in the space, shifts it one level toward Active Opposition.',
    },
    '6.4.3': {
      title: 'Election',
      text: 'If Total Support is 60 or less and the president is Samper or Pastrana, the next one takes office: Samper, Pastrana, Uribe. At most one step per round.\n\n• Samper: no Aid in the Resources phase (6.3.1).\n• Pastrana, on taking office: the Government places a FARC Zone (6.4.4).\n• Uribe, on taking office: all FARC Zones are removed. Events may still place new ones.',
    },
    '6.4.4': {
      title: 'FARC Zones',
      text: 'A FARC Zone goes to the department with the most FARC pieces that is not one yet; the Government chooses among ties. An event may limit the choice.\n\nRemove the Government’s Bases there; its cubes leave at once by the Redeploy rules (6.5.1, 6.5.3), with Control as of that moment. Government pieces may not enter the Zone or be placed there, not even by an event. Air Strikes (4.2.2), Eradication (4.2.3) and the insurgents are not affected.',
    },
    '6.4.5': {
      title: 'Elite Backing',
      text: 'AUC may execute a free Rally (3.3.1) in one space that has no Opposition and that neither the Government nor FARC Controls. 1st edition: this does not change Control.',
    },
    '6.5': {
      title: 'Redeploy phase',
      text: 'The Government moves cubes any distance, each once: first Troops that must move (6.5.1), then other Troops (6.5.2), then Police (6.5.3). Control does not change meanwhile. Bases do not move. Skip this phase in the final round (2.4.1).',
    },
    '6.5.1': {
      title: 'Troops that must move',
      text: 'Troops on LoCs, and in departments without a Government Base, must move to Government-Controlled cities or Government-Controlled spaces with a Government Base. If there is no such space, they move to Bogotá.',
    },
    '6.5.2': {
      title: 'Other Troops',
      text: 'Any other Troops may move to the same kinds of spaces: Government-Controlled cities, or Government-Controlled spaces with a Government Base.',
    },
    '6.5.3': {
      title: 'Police',
      text: 'Any Police may move to any LoCs or to Government-Controlled cities and departments.',
    },
    '6.5.4': {
      title: 'Control after Redeploy',
      text: '2nd edition: when all cubes have moved, adjust Control (1.8). 1st edition: this round’s Control lasts until the Reset (6.6).',
    },
    '6.6': {
      title: 'Reset phase',
      text: 'All factions become eligible. Remove all Terror and Sabotage markers (1st edition: and Control markers). Momentum events end (5.4). Flip all Guerrillas Underground. Then play the next card (2.3.8).\n\nLevels of Support and Opposition, Aid, FARC Zones, the president and Capabilities stay as they are. Skip this phase in the final round (2.4.1).',
    },
    '7.0': {
      title: 'Victory',
      text: 'Each faction has a condition of its own (7.2). It is checked at the start of every Propaganda round; after the last round the margins decide (7.3).',
    },
    '7.1': {
      title: 'Ranking and ties',
      text: 'The faction with the highest margin (7.3) comes first, and so on. Ties go to non-players first, then to the Cartels, AUC, FARC and finally the Government. If a non-player wins at a victory check, all players lose equally. A player with two factions is ranked by the lower margin (1.5.1).',
    },
    '7.2': {
      title: 'Victory conditions',
      text: 'Checked at the start of each Propaganda round (6.1):\n\n• Government: Total Support above 60.\n• FARC: Total Opposition plus FARC Bases above 25.\n• AUC: more Bases than FARC.\n• Cartels: more than 10 Bases and more than 40 Resources.',
    },
    '7.3': {
      title: 'Margins after the last round',
      text: 'If no check ended the game, the highest margin wins:\n\n• Government: Total Support minus 60.\n• FARC: Total Opposition plus FARC Bases, minus 25.\n• AUC: AUC Bases minus FARC Bases.\n• Cartels: Bases minus 10 or Resources minus 40, whichever is lower.\n\nA margin above 0 means the condition is met.',
    },
    '8.0': {
      title: 'Non-players',
      text: 'Factions without a player follow their own charts; the “Non-players” part shows them in full. A lone player against non-players never wins at a check (6.1), and needs the highest margin after the final round (7.3).',
    },
    '8.1': {
      title: 'Non-player turns',
      text: 'Following its chart, a non-player executes the event, operates or passes; its operations are never Limited, and the final event card does not restrict it (2.3.9). It gains nothing from Shipments (2.3.6). Insurgent Discord: with two players, one of them the Government, the Government chooses between event and operation for a 2nd eligible non-player that has Resources.',
    },
    '8.1.2': {
      title: 'Non-player procedure',
      text: 'A non-player accepts what it is given (1.5.1) and gives nothing away; it never removes its pieces to place them again (1.4.1).',
    },
    '8.8': {
      title: '1-player victory (1st edition)',
      text: 'Your margin minus the best non-player’s after the final round: 0 or less is failure, 1 to 3 stalemate, 4 to 8 progress, 9 or more triumph. A non-player that wins at a check means failure (6.1).',
    },
    '8.9': {
      title: '1-player victory (2nd edition)',
      text: 'For a Government or FARC player, as in the 1st edition: 0 or less is failure, 1 to 3 stalemate, 4 to 8 progress, 9 or more triumph.',
    },
  },
  glossary: {
    activation: {
      term: 'Activation',
      text: 'Flipping a Guerrilla from Underground to Active: by Sweep, by Patrol, by a March that is spotted, or by its own actions.',
      rule: '1.4.3',
    },
    active: {
      term: 'Active',
      text: 'Of a Guerrilla: exposed, so that Assault and Air Strike can hit it. Of Support or Opposition: the stronger level, which counts double (1.6.1).',
      rule: '1.4.3',
    },
    adjacent: {
      term: 'Adjacent',
      text: 'Next to each other: spaces that touch, or are separated only by a LoC (departments) or a Town.',
      rule: '1.3.6',
    },
    agitation: {
      term: 'Agitation',
      text: 'FARC buys Opposition in the Support phase where it has Control, at 1 Resource per step.',
      rule: '6.4.2',
    },
    aid: {
      term: 'Aid',
      text: 'Help from abroad, 0 to 29. In Propaganda rounds it is added to Government Resources, but not under Samper.',
      rule: '1.7',
    },
    available: {
      term: 'Available',
      text: 'Off the map and ready to be placed. Removed pieces become Available again.',
      rule: '1.4.1',
    },
    base: {
      term: 'Base',
      text: 'A piece of any faction that hardly ever moves. It helps Rally and Train, earns the insurgents Resources and counts toward victory. At most 2 in a city or department.',
      rule: '1.4.2',
    },
    'bases-last': {
      term: 'Bases last',
      text: 'Assault, Attack and Air Strike remove a Base only if its faction has no cubes or Guerrillas in the space.',
      rule: '3.2.4',
    },
    capability: {
      term: 'Capability',
      text: 'An event whose executed side helps or hurts the Government for the rest of the game.',
      rule: '5.3',
    },
    city: {
      term: 'City',
      text: 'A space with a Population of 1 to 8. Police can fight there.',
      rule: '1.3.3',
    },
    'civic-action': {
      term: 'Civic Action',
      text: 'The Government buys Support where it has Control, Troops and Police, at 3 Resources per step: in the Support phase or while it Trains.',
      rule: '6.4.1',
    },
    coin: {
      term: 'COIN',
      text: 'Counterinsurgency: the side of the Government and its operations.',
      rule: '3.2',
    },
    control: {
      term: 'Control',
      text: 'Having more pieces in a city or department than all other factions together. Only the Government and FARC can have Control.',
      rule: '1.8',
    },
    cube: {
      term: 'Cube',
      text: 'A Troops or Police piece.',
      rule: '1.4',
    },
    department: {
      term: 'Department',
      text: 'A space in the countryside: Forest, Mountain or Grassland, with a Population of 0 to 2.',
      rule: '1.3.2',
    },
    'drug-bust': {
      term: 'Drug Bust',
      text: 'A Shipment removed by Assault: the Government gains 6 Aid.',
      rule: '3.2.5',
    },
    'dual-use': {
      term: 'Dual use',
      text: 'An event with two texts, unshaded and shaded; the executing faction chooses one.',
      rule: '5.2',
    },
    econ: {
      term: 'Econ',
      text: 'The economic value of a LoC, 1 to 3: what it earns the Government in a Propaganda round if it has no Sabotage.',
      rule: '1.3.4',
    },
    'el-presidente': {
      term: 'El Presidente',
      text: 'The track of presidents: Samper, Pastrana, Uribe. It advances when Total Support is 60 or less at an election.',
      rule: '6.4.3',
    },
    eligible: {
      term: 'Eligible',
      text: 'Allowed to act on the current card. A faction that acts on one card is ineligible on the next.',
      rule: '2.3.1',
    },
    'elite-backing': {
      term: 'Elite Backing',
      text: 'A free AUC Rally at the end of the Support phase, in one space without Control or Opposition.',
      rule: '6.4.5',
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
    'farc-zone': {
      term: 'FARC Zone',
      text: 'A department that Government pieces may not enter. Pastrana or an event places one; Uribe removes them all.',
      rule: '6.4.4',
    },
    'final-event-card': {
      term: 'Final event card',
      text: 'The last event card before the final Propaganda card: only Limited Operations, no Sweep, no March.',
      rule: '2.3.9',
    },
    free: {
      term: 'Free',
      text: 'Of an operation or special activity: it costs no Resources. Other conditions apply.',
      rule: '3.1.2',
    },
    govt: {
      term: 'Govt',
      text: 'Short for Government, the blue faction and the only one that is not insurgent.',
      rule: '1.5',
    },
    guerrilla: {
      term: 'Guerrilla',
      text: 'The mobile piece of an insurgent faction, Underground or Active.',
      rule: '1.4',
    },
    insurgent: {
      term: 'Insurgent',
      text: 'FARC, AUC or the Cartels.',
      rule: '3.3',
    },
    'limited-operation': {
      term: 'Limited Operation',
      text: 'An operation in one space, without a special activity. LimOp for short.',
      rule: '2.3.5',
    },
    loc: {
      term: 'LoC',
      text: 'Line of Communication: a Road or Pipeline. It is a space, but has no Population, no Bases and no Control.',
      rule: '1.3.4',
    },
    margin: {
      term: 'Margin',
      text: 'How far a faction is beyond its victory condition (above 0) or short of it. Also called victory margin.',
      rule: '7.3',
    },
    momentum: {
      term: 'Momentum',
      text: 'The shaded effect of an event that hurts the Government and lasts until the next Reset.',
      rule: '5.4',
    },
    neutral: {
      term: 'Neutral',
      text: 'With neither Support nor Opposition. LoCs and departments without Population always are.',
      rule: '1.6.1',
    },
    'non-player': {
      term: 'Non-player',
      text: 'A faction without a player, which follows its own priorities.',
      rule: '8.0',
    },
    operation: {
      term: 'Operation',
      text: 'The main thing a faction does on its turn: one of four types for the Government, four others for the insurgents.',
      rule: '3.1',
    },
    opposition: {
      term: 'Opposition',
      text: 'The people of a space oppose the Government: Passive, or Active, which counts double. FARC wants it.',
      rule: '1.6',
    },
    'out-of-play': {
      term: 'Out of play',
      text: 'Removed for the rest of the game by an event; such pieces are not Available.',
      rule: '5.1',
    },
    pass: {
      term: 'Pass',
      text: 'To skip a card: gain 1 Resource (the Government 3) and stay eligible.',
      rule: '2.3.3',
    },
    passive: {
      term: 'Passive',
      text: 'The weaker level of Support or Opposition. It counts once.',
      rule: '1.6.1',
    },
    piece: {
      term: 'Pieces',
      text: 'Troops, Police, Guerrillas and Bases. Markers, Shipments among them, are not pieces.',
      rule: '1.4',
    },
    pipeline: {
      term: 'Pipeline',
      text: 'The type of LoC that carries oil or gas. Some events affect only Pipelines.',
      rule: '1.3.4',
    },
    population: {
      term: 'Population',
      text: 'How many people live in a city or department, in millions. It sets how much Support and Opposition count.',
      rule: '1.6.3',
    },
    'propaganda-card': {
      term: 'Propaganda card',
      text: 'One of four cards that bring a Propaganda round, with a victory check and income.',
      rule: '2.4',
    },
    redeploy: {
      term: 'Redeploy',
      text: 'The phase of a Propaganda round in which the Government moves its cubes to secure spaces.',
      rule: '6.5',
    },
    replace: {
      term: 'Replace',
      text: 'Remove a piece and place an Available one in its space. If none is Available, the piece is simply removed.',
      rule: '1.4.1',
    },
    resources: {
      term: 'Resources',
      text: 'What a faction pays with, 0 to 99.',
      rule: '1.7',
    },
    sabotage: {
      term: 'Sabotage',
      text: 'A marker on a LoC, which then earns the Government nothing in the next Resources phase.',
      rule: '6.2',
    },
    select: {
      term: 'Select',
      text: 'Choose the spaces or targets of an action. An operation selects a space only once.',
      rule: '3.1',
    },
    shift: {
      term: 'Shift',
      text: 'Move the level of a space along the scale from Active Support to Active Opposition.',
      rule: '1.6.1',
    },
    ship: {
      term: 'Ship',
      text: 'Give up a Shipment after a paid operation for one more Limited Operation, free.',
      rule: '2.3.6',
    },
    shipment: {
      term: 'Shipment',
      text: 'A load of drugs under a Guerrilla, one of 4. It is worth a Limited Operation, a Base or 6 Resources.',
      rule: '4.5.3',
    },
    'special-activity': {
      term: 'Special activity',
      text: 'What a faction may add to its operation, one type at a time.',
      rule: '4.1',
    },
    stacking: {
      term: 'Stacking',
      text: 'The limits on pieces in a space: Bases, FARC Zones, Ecuador.',
      rule: '1.4.2',
    },
    support: {
      term: 'Support',
      text: 'The people of a space favour the Government: Passive, or Active, which counts double.',
      rule: '1.6',
    },
    terror: {
      term: 'Terror',
      text: 'The insurgent operation that intimidates the population, and its marker, which must be paid off before Civic Action or Agitation can shift the space.',
      rule: '3.3.4',
    },
    town: {
      term: 'Town',
      text: 'A mark on the map between LoCs or departments, not a space. The spaces it separates are adjacent.',
      rule: '1.3.6',
    },
    transfer: {
      term: 'Transfer',
      text: 'Resources or Shipments given to another faction by agreement.',
      rule: '1.5.1',
    },
    underground: {
      term: 'Underground',
      text: 'Of a Guerrilla: hidden. Assault and Air Strike cannot hit it, and it can use Terror, Extort or Ambush.',
      rule: '1.4.3',
    },
    unshaded: {
      term: 'Unshaded and shaded',
      text: 'The two texts of a dual-use event. The first often helps the Government, the second its enemies.',
      rule: '5.2',
    },
  },
} as const satisfies Rulebook

import type { Catalogue } from '@coinflict/kernel'

/** What the terminal says by itself; what the rules say comes from the volume's catalogue. */
export const english = {
  'space.closed': '  Not on the map now.',
  'space.next-to': 'Next to it, {text}',
  'space.ambiguous': '"{text}" could be {list}. Type more of it.',
  'space.name': 'Name a space: space NAME',
  'board.terrain': 'T',
  'board.terrains': 'Terrain (T): {list}; ~ on the coast.',
  'board.pieces': 'What stands there',
  'board.empty': 'Empty:',
  'board.faction': 'Factions',
  'board.on-card': 'On this card',
  'board.totals': 'Totals:',
  'board.tracks': 'Tracks:',
  'board.boxes': '{text}:',
  'board.capability': 'Capabilities:',
  'board.momentum': 'Momentum:',
  'board.game': 'For the rest of the game:',
  'board.legend':
    '2u: two underground guerrillas, 1a: one active, +1B: one base, [ ]: markers. Available: G guerrillas, B bases.',
  'board.underground': '{n}u',
  'board.active': '{n}a',
  'board.base': '{n}B',
  'board.guerrillas': 'G {n}',
  'board.bases': 'B {n}',
  'board.deck': 'Deck: {left} {left|card|cards} left, {played} played',
  'board.rounds': ', {n} of them {text}',
  'board.standing': 'Resources (margin):',
  'card.current': 'Card',
  'card.next': 'Next:',
  'card.hidden': 'Next: not shown in this game',
  'card.none': 'Next: none, the deck is used up',
  'card.order': 'Order: {text}',
  'card.ineligible': '{text} (ineligible)',
  'card.unshaded': 'Unshaded: {text}',
  'card.shaded': 'Shaded: {text}',
  'card.capability': '{text} (Capability)',
  'card.momentum': '{text} (Momentum)',
  'card.game': '{text} (for the rest of the game)',
  'card.unknown': 'There is no card {text}; the cards have numbers.',
  'card.before': 'No card has been turned yet.',

  'ask.prompt': '{faction}, {n} {n|Resource|Resources}> ',
  'ask.number': 'Type a number from {from} to {to}.',
  'ask.refused': '({n} {n|other answer is|other answers are} not possible: ? says why)',
  'ask.list': 'Enter lists the answers.',
  'ask.there': '{n} there',
  'why.head': 'Not possible now:',
  'why.all-possible': 'Every answer is possible.',
  'why.likewise': 'likewise {text}',
  'why.possible': '{text} is possible.',
  'why.not-asked': '{text} is no answer to this question.',
  'why.unknown': 'Nothing here is called "{text}".',
  'hear.range': 'The answers are numbered {from} to {to}.',
  'hear.number': 'A number from {from} to {to} is asked for.',
  'hear.ambiguous': '"{text}" could be {list}. Type more of it, or the number.',
  'hear.unknown':
    '"{text}" is no answer here. Type a number, a name or its beginning; ? says what is not possible, help lists the commands.',
  'undo.done': 'Taken back.',
  'undo.agree': 'If the others agree, undo! takes it back.',
  'save.name': 'Name a file: save FILE',
  'save.done': 'Saved in {file}.',
  'save.foreign': '{file} is there already and is no saved game; name another file.',
  'log.none': 'Nothing has happened yet.',
  'log.number': 'log takes a number: log 30',
  'out-of-turn.seat': '{faction} is played by "{kind}", so nobody here speaks for it.',
  'out-of-turn.faction': 'There is no faction "{text}"; there are {list}.',
  'out-of-turn.verb': 'Out of turn a faction can {list}; "{text}" is none of these.',
  'out-of-turn.over': 'The game is over.',
  'hand.help': `By hand the board is set as the players agree:
  hand place PIECE SPACE N         hand remove PIECE SPACE N
  hand flip PIECE SPACE N          hand move PIECE FROM TO N
  hand mark MARKER SPACE N         hand unmark MARKER SPACE N
  hand level SPACE LEVEL           hand track TRACK VALUE
  hand eligible FACTION yes|no     hand operation FACTION OPERATION
  hand lasting CARD unshaded|shaded|off`,
  'hand.spaces': 'Spaces: {text}',
  'hand.pieces': 'Pieces: {text}',
  'hand.markers': 'Markers: {text}',
  'hand.tracks': 'Tracks: {text}',
  'hand.levels': 'Levels: {text}',
  help: `Answer with the number, the key (bogota), or the beginning of a name (bog).
  d            done                     y, n         yes, no
  In long lists AS and PS are Active and Passive Support, AO and PO Opposition.
  ?            why the other answers are not possible
  ? ANSWER     why one of them is not (also: why ANSWER)
  undo         take the last answer back; undo! when the others agree
  board        the board                card         this card and the next
  log [N]      the last N events        card N       any card
  hint [F]     what a non-player would do here (of family F)
  reasons      why the non-players did what they just did
  space NAME   terrain, neighbours and all that stands there
  save FILE    save the game            quit         leave; the game is kept
Out of turn, for the faction that is asked or for another (FACTION: before it):`,
  'hint.answer': 'A non-player ({family}) would answer: {text}',
  'reasons.none': 'No non-player has just answered.',
  'help.verbs': '  {text}',
  'help.give': 'give FACTION resources N, give FACTION shipment SPACE',
  'help.request': 'request FACTION resources N, request FACTION shipment SPACE',
  'help.withdraw': 'withdraw PIECE SPACE N',
  'help.hand': 'hand …       set the board by hand; hand alone says how',
  'help.secrets': 'secrets      what only the player who is asked may see',
  'secrets.none': 'There is nothing hidden.',

  'new.game': 'A new game of {title}, seed {seed}.',
  'new.position': 'A game of {title} from {file}, seed {seed}.',
  'load.game': '{title}, {n} {n|answer|answers} so far.',
  'load.recent': 'What happened last:',
  'go-on.ask': 'An unfinished game of {title} with {n} {n|answer|answers} is kept. Go on with it?',
  'go-on.yes': '  y  go on',
  'go-on.no': '  n  new game (the old one is kept)',
  'go-on.again': 'Type y to go on with it or n for a new game.',
  'keep.broken': 'The kept game could not be read ({text}); it was set aside as {file}.',
  'keep.broken-stays': 'The kept game could not be read ({text}) and not be set aside either; this game is not kept.',
  'keep.earlier': 'The earlier game is now kept in {file}',
  'keep.moved': 'Another game is being kept in the same file; this one is kept in {file}',
  'keep.failed': 'This game is not being kept: {text}. Play goes on; save FILE keeps it elsewhere.',
  'leave.kept': 'The game is kept in {file}\nTo go on: {command}',
  'leave.nothing': 'Nothing was answered, so there is nothing to keep.',
  'leave.saved': 'The game is saved in {file}\nTo go on: {command}',
  'leave.lost': 'The game is not kept: {text}.',
  'leave.sure': 'The game is not kept: {text}. save FILE keeps it; quit once more leaves all the same.',
  'over.head': 'The game is over.',
  'over.place': '{place}. {faction}, margin {margin}',
  'over.met': '{faction} {n|wins|win}: victory condition met, best margin.',
  'over.best': '{faction} {n|wins|win} with the best margin, short of the victory condition.',
  'over.kept': 'The game is kept in {file}',
} as const satisfies Catalogue

export type TerminalMessage = keyof typeof english

import type { Catalogue } from './catalogue.ts'

/** Messages that every volume shares. */
export const kernelEnglish = {
  'why.nothing-yet': 'Nothing has been done yet: choose at least one space first.',
  'why.selected': '{space} has been selected already; a space is selected once.',
  'why.cost': 'Not enough Resources.',
  'why.activity-used': 'One type of special activity only goes with an operation, and it has been used.',
  'why.not-with-this': 'This special activity does not go with this operation.',
  'why.nothing-to-undo': 'There is nothing to take back.',
  'why.undo-chance': 'A die has been rolled or a card turned since: the others must agree to take it back.',
  'why.undo-other': 'Somebody else has answered since: the others must agree to take it back.',
  'why.no-way-on': 'That would leave no way on.',
  'why.hand-unknown': 'The hand tool does not know one of these words.',
  'why.hand-number': 'There are not that many.',
  'why.hand-flaws': 'That position is not possible in this game.',
  'load.from-checkpoint': 'This game was played under other rules; it goes on from the last position they agree on.',
  'word.done': 'Done',
  'word.yes': 'Yes',
  'word.no': 'No',
  'log.place': '{by}: {n} {piece} placed in {space}.',
  'log.remove': '{by}: {n} {piece} removed from {space}.',
  'log.remove-to': '{by}: {n} {piece} go to {text}.',
  'log.move': '{by}: {n} {piece} move from {space} to {to}.',
  'log.flip': '{by}: {n} in {space} become {piece}.',
  'log.shift': '{by}: {space} is now at {level}.',
  'log.mark': '{by}: {n} {marker} in {space}.',
  'log.unmark': '{by}: {n} {marker} taken off {space}.',
  'log.track': '{by}: {track} now {n}.',
  'log.lasting': '{by}: {card} ({text}) is in force.',
  'log.lapse': '{card} is no longer in force.',
  'log.card': 'Card {card}.',
  'log.choose': '{by} chooses {word}.',
  'log.pass': '{by} passes.',
  'log.operation': '{by}: {word}.',
  'log.activity': '{by}: {word}.',
  'log.event': '{by} executes {card}.',
  'log.roll': 'Die: {n}.',
  'log.eligible': '{faction} is eligible.',
  'log.ineligible': '{faction} is ineligible.',
  'log.phase': '{text}.',
  'log.election': 'Election: {n}.',
  'log.give': '{by} gives {faction} {n} Resources.',
  'log.hand': '{by} by hand: {text}.',
  'log.ship': '{faction} gives up a Shipment in {space}.',
  'log.over': 'The game is over.',
  'level.-2': 'Active Opposition',
  'level.-1': 'Passive Opposition',
  'level.0': 'Neutral',
  'level.1': 'Passive Support',
  'level.2': 'Active Support',
  'by.nobody': 'Round',
} as const satisfies Catalogue

export type KernelMessage = keyof typeof kernelEnglish

/** Spanish and Polish are filled in later; what is missing shows in English, marked. */
export const kernelSpanish: Partial<Record<KernelMessage, string>> = {}
export const kernelPolish: Partial<Record<KernelMessage, string>> = {}

import type { Catalogue } from '@coinflict/kernel/text'

/** What the server says by itself; what the rules say comes from the volume's catalogue. */
export const english = {
  'no-table': 'There is no such table.',
  'no-place': 'There is nothing at this address.',
  'no-key': 'You do not sit at this table.',
  'not-host': 'Only whoever set this table up may do that.',
  stale: 'The game has gone on meanwhile.',
  'not-asked': 'Somebody else is asked.',
  'not-running': 'The game is not running.',
  begun: 'The game has begun already.',
  'not-finished': 'The game is not finished.',
  'not-full': 'Some seats are still free.',
  'no-seat': 'There is no free seat of this kind.',
  'seat-taken': 'This seat is taken.',
  'name-taken': 'Somebody of this name sits at the table already.',
  'bad-name': 'A name has 1 to {n} letters that can be shown, and no colon.',
  'bad-text': 'This text is empty, too long or has letters that cannot be shown.',
  'no-people': 'At least one seat is for a person.',
  'seat-kind': '“{value}” is nobody who could sit there: me, link, open, random or a family of non-players ({list}).',
  'not-gone': 'Whoever sits there has not gone.',
  'no-request': 'There is no such request; perhaps the game has gone on.',
  'own-request': 'Your own request is for the others to answer.',
  'no-point': 'The game cannot go back there.',
  'no-why': 'No chart gave this answer.',
  body: 'The request is not as it should be: {text}',
  origin: 'This request came from another page.',
  rate: 'Too many requests; try again in a moment.',
  internal: 'Something went wrong inside; nothing was changed.',
  unavailable: 'The database does not answer; nothing was changed. Try again in a moment.',
  'bad-setting': '{name} is “{value}”; it is a whole number up to {n}.',
  'bad-message': 'This message cannot be read.',
  'no-hello': 'The first message is “hello”.',
  'too-many-tables': 'Too many tables are watched at once.',
} as const satisfies Catalogue

export type ServerMessage = keyof typeof english

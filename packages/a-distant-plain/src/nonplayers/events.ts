import { byCard, drawFaction, highestEcon, type NonPlayer, prospects, type Sheet } from '@coinflict/kernel/nonplayers'
import {
  currentCard,
  DONE,
  type Faction,
  factionWord,
  isFactionWord,
  isPieceWord,
  type Line,
  type Piece,
  pieceWord,
  type Sentence,
  type Space,
  type Word,
  wordFaction,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { CARDS } from '../events/index.ts'
import { base, GOVERNMENT, GOVERNMENT_POLICE, GOVERNMENT_TROOPS, kinds } from '../forces.ts'
import type { Answers } from './answers.ts'
import type { CardInstructions, EventBook } from './book.ts'
import { EFFECTS, type Effect, mayBuild } from './effects.ts'
import { Prospect } from './prospect.ts'

type Answer = (np: NonPlayer) => Word | undefined
const everywhere = (): boolean => true

type Part = ReturnType<Sheet['part']>

/**
 * The lines of single cards, for a family with such sentences of its own: first those that both families have. Gives them by the number
 * of the card.
 */
export function cardLines({ line }: Part, own: (card: CardInstructions) => Sentence | undefined): EventBook['lineOf'] {
  const lines = new Map<number, Line>()
  for (const sentence of [(card: CardInstructions) => card.line, own])
    for (const { card, nonPlayers = {} } of CARDS) {
      const text = sentence(nonPlayers)
      if (text !== undefined) lines.set(card.number, line(`card-${card.number}`, text))
    }
  return (card) => {
    const found = lines.get(card)
    if (found === undefined) throw new RangeError(`card ${card} has no line`)
    return found
  }
}

/** The effects that single cards have, by number and question. */
const CARD_EFFECTS: Readonly<Record<number, CardInstructions['effects']>> = Object.fromEntries(
  CARDS.map(({ card, nonPlayers }) => [card.number, nonPlayers?.effects]),
)
const effectOf =
  (id: string): Effect =>
  (p) =>
    (CARD_EFFECTS[currentCard(p.np.g)]?.[id] ?? (EFFECTS[id] as Effect))(p)

/** How a family answers what events ask: by its book, and by what it does with single cards beside what both do. */
export function eventsBy(book: EventBook, own: (card: CardInstructions) => Answers | undefined): Answers {
  const { lines } = book

  /** The best space by what comes of it; none, if the text lets it, where the own total would drop. */
  function choose(np: NonPlayer, line: Line, effect: Effect): Word | undefined {
    const at = prospects((s) => effect(new Prospect(np, s)))
    const answer = np.chooseSpace(line, everywhere, book.by(np, at))
    if (answer === undefined) return undefined
    if (np.q.isPossible(DONE) && at(wordSpace(answer)).points(np.me) < 0) return np.say(lines.own, DONE)
    np.note('gone', (np.noted<number>('gone') ?? 0) + 1)
    return answer
  }
  const chooseBy =
    (id: string, line = lines.where): Answer =>
    (np) =>
      choose(np, line, effectOf(id))

  /** Who has the benefit among those who could: the executing faction, else another non-player at random, else a player. */
  function beneficiary(np: NonPlayer, among: readonly Faction[]): Faction | undefined {
    return among.includes(np.me) ? np.me : drawFaction(np, among)
  }

  function whose(np: NonPlayer): Word | undefined {
    const f = beneficiary(np, np.q.answers.filter(isFactionWord).map(wordFaction))
    return f === undefined ? undefined : np.say(lines.who, factionWord(f))
  }

  /** Bases first; Government cubes by turns, Police first. */
  function placeWhich(np: NonPlayer): Word | undefined {
    const { factionOf } = np.g.volume
    const open = np.q.answers.filter(isPieceWord).map(wordPiece)
    const owners = np.g.volume.allFactions.filter((f) => open.some((piece) => factionOf[piece] === f))
    const f = beneficiary(np, owners)
    if (f === undefined) return undefined
    const isTroops = np.noted<Piece>('cube') === GOVERNMENT_POLICE
    const cubes = isTroops ? [GOVERNMENT_TROOPS, GOVERNMENT_POLICE] : [GOVERNMENT_POLICE, GOVERNMENT_TROOPS]
    const order = f === GOVERNMENT ? cubes : kinds(f).filter((piece) => piece !== base(f))
    const isBase = mayBuild(np, f, np.q.params?.space as Space)
    const piece = [...(isBase ? [base(f)] : []), ...order].find((each) => open.includes(each))
    if (piece === undefined) return np.firstOf(lines.placed, [DONE])
    np.note('cube', piece)
    return np.say(owners.length > 1 ? lines.who : lines.placed, pieceWord(piece))
  }

  /** Operations and special activities that are granted: whenever the chart finds something to do. */
  function act(np: NonPlayer): Word | undefined {
    const granted = np.q.answers.find((answer) => np.q.deedOf(answer) !== undefined)
    if (granted === undefined) return undefined
    return np.firstOf(lines.free, np.leadsOn(granted) ? [granted] : [DONE])
  }

  const asMany: Answer = (np) => np.highest(lines.amount)
  const general: Answers = {
    'move.how-many': (np) => book.howMany?.(np),
    ...Object.fromEntries(Object.keys(EFFECTS).map((id) => [id, chooseBy(id)])),
    'event.shift-where': chooseBy('event.shift-where', lines.shift),
    'event.set-where': chooseBy('event.set-where', lines.shift),
    'event.sabotage-where': (np) => np.chooseSpace(lines.where, everywhere, [highestEcon]),
    'event.remove-which': book.removeWhich,
    'event.replace-which': book.removeWhich,
    'event.place-which': placeWhich,
    'event.faction': whose,
    'event.how-many': asMany,
    'event.choice': act,
  }

  const instructions = CARDS.map(({ card, nonPlayers = {} }) => [
    card.number,
    { ...nonPlayers.answers?.(book), ...own(nonPlayers) },
  ])
  return byCard(general, Object.fromEntries(instructions))
}

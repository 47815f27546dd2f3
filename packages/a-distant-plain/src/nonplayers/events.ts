import {
  type Answers,
  byCard,
  type Criterion,
  DONE,
  type Faction,
  factionWord,
  highestEcon,
  isFactionWord,
  isPieceWord,
  type Line,
  type NonPlayer,
  type Piece,
  pieceWord,
  type Space,
  type Step,
  type Word,
  wordFaction,
  wordPiece,
  wordSpace,
  YES,
} from '@coinflict/kernel'
import {
  base,
  COALITION,
  COALITION_TROOPS,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  kinds,
} from '../forces.ts'
import { ACTIVITIES, type CardNumber, instructions, leadsOn } from './cards.ts'
import type { Crossing } from './crossing.ts'
import { EFFECTS, type Effect, mayBuild } from './effects.ts'
import { Prospect, type Prospects } from './prospect.ts'

/** How both families carry events out, each by the lines and priorities of its own rule. */
export interface EventBook {
  readonly lines: EventLines
  /** What decides where an event takes place, by what would come of it. */
  by(np: NonPlayer, at: Prospects): readonly Criterion[]
  /** Which piece is removed or replaced. */
  removeWhich(np: NonPlayer): Word | undefined
  /** How many of so many Government cubes that leave Kabul are Troops. */
  troopsOf(np: NonPlayer, n: number): Word | undefined
  /** The operations of the COIN factions, in the order in which their charts try them. */
  readonly steps: Readonly<Record<number, readonly Step[]>>
  /** Which way Coalition Troops go next by card 17, and where; nothing if they stay. */
  rotation(np: NonPlayer): Rotation | undefined
  /** Where Taliban go who cross the border. */
  cross(crossing: Crossing): void
  /** Where Police go that the Government may move as it likes (card 52). */
  readonly posting: Answers
  /** How many pieces move where no event says more. */
  readonly howMany: Answers[string] | undefined
}

/** One Troop after another is brought or sent home. */
export interface Rotation {
  readonly way: 'bring-troops' | 'send-home'
  where(np: NonPlayer, s: Space): boolean
  readonly by: readonly Criterion[]
}

/** The lines that both families have in some form. */
export interface EventLines {
  readonly amount: Line
  readonly placed: Line
  readonly who: Line
  readonly free: Line
  readonly where: Line
  readonly shift: Line
  readonly own: Line
  readonly cards: Readonly<Record<CardNumber, Line>>
}

type Answer = (np: NonPlayer) => Word | undefined
const everywhere = (): boolean => true

/** The answers to what events ask. */
export function eventsBy(book: EventBook): Answers {
  const { lines } = book
  const { cards } = lines

  /** The best space by what comes of it; none, if the text lets it, where the own total would drop. */
  function choose(np: NonPlayer, line: Line, effect: Effect): Word | undefined {
    const found: Prospect[] = []
    const at: Prospects = (s) => {
      found[s] ??= effect(new Prospect(np, s))
      return found[s]
    }
    const answer = np.chooseSpace(line, everywhere, book.by(np, at))
    if (answer === undefined) return undefined
    if (np.q.isPossible(DONE) && at(wordSpace(answer)).points(np.me) < 0) return np.say(lines.own, DONE)
    np.note('gone', (np.noted<number>('gone') ?? 0) + 1)
    return answer
  }
  const chooseBy =
    (id: string, line = lines.where): Answer =>
    (np) =>
      choose(np, line, EFFECTS[id] as Effect)

  /** Who has the benefit among those who could: the executing faction, else another non-player at random, else a player. */
  function beneficiary(np: NonPlayer, among: readonly Faction[]): Faction | undefined {
    if (among.includes(np.me)) return np.me
    const bots = among.filter((f) => !np.isPlayer(f))
    const open = bots.length > 0 ? bots : among
    return open.length > 1 ? open[np.below(open.length)] : open[0]
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

  /** Special activities that are granted: whenever the chart finds something to do. */
  function act(np: NonPlayer): Word | undefined {
    for (const rules of ACTIVITIES) {
      if (!np.q.isPossible(rules.word)) continue
      return np.firstOf(lines.free, leadsOn(np, (trial) => rules.run(trial)) ? [rules.word] : [DONE])
    }
    return undefined
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
    'event.13.amount': (np) => (np.me === GOVERNMENT ? (np.fail() ?? np.lowest(lines.own)) : np.highest(lines.amount)),
    'event.41.return': (np) => np.firstPiece(cards[41], [base(COALITION), COALITION_TROOPS]),
    'event.41.withdraw': (np) => np.firstPiece(cards[41], [COALITION_TROOPS, base(COALITION)]),
    'event.66.hide': (np) => np.firstOf(lines.amount, [YES]),
    'event.71.troops': (np) => book.troopsOf(np, Math.floor(governmentCubes(np.g, np.q.params?.space as Space) / 2)),
  }

  return byCard(general, instructions(book))
}

import { countOf } from '../rules/counting.ts'
import type { Line } from '../state/explanation.ts'
import type { Faction, Piece, Space, Word } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { currentCard, level } from '../state/reading.ts'
import { DONE, isSpaceWord } from '../state/words.ts'
import type { Answers, Criterion, NonPlayer } from './chart.ts'

/** How a family carries events out: the lines it follows, whose pieces come first, and what is best for a faction. */
export interface EventRules {
  /** As many as possible. */
  readonly amount: Line
  /** Which pieces are placed, removed, replaced or turned over; which are placed, if another line speaks of that. */
  readonly pieces: Line
  readonly placed?: Line
  /** Which spaces, by what, and which where a space shifts. */
  readonly spaces: Line
  readonly spacesBy?: (np: NonPlayer) => readonly Criterion[]
  readonly shifts: Line
  readonly shiftsBy: (np: NonPlayer) => readonly Criterion[]
  /** Where the text leaves a choice. */
  readonly choices: Line
  /** Pieces to be removed, first those that are best removed; own ones come last and only if they must. */
  hostile(np: NonPlayer): readonly Piece[]
  /** Pieces to be placed, own ones first. */
  friendly(np: NonPlayer): readonly Piece[]
  /** How well a faction does, to compare what comes of a choice. */
  standing(np: NonPlayer, g: Game): number
  /** Answers to questions that only the events of this volume ask, or ask in their own sense. */
  readonly answers?: Answers
  /** Instructions for single cards, by number. */
  readonly instructions?: Readonly<Record<number, Answers>>
}

const everywhere = (): boolean => true

/** What the level of a space would be after the shift that the question is about. */
export function levelAfter(np: NonPlayer, s: Space): number {
  const { level: set, shift = 0 } = np.q.params ?? {}
  const end = (np.g.volume.levels.length - 1) / 2
  return set ?? Math.max(-end, Math.min(end, level(np.g, s) + shift))
}

/** By how many levels and people the space would move toward support. */
export const shiftOf = (np: NonPlayer, s: Space): number =>
  np.g.volume.population(np.g, s) * (levelAfter(np, s) - level(np.g, s))

/** The answers to what events ask, whatever the card. */
export function eventAnswers(rules: EventRules): Answers {
  const { amount, choices, pieces, shifts, spaces } = rules

  /** Others' pieces, first those that are best removed. */
  const othersOf = (np: NonPlayer): readonly Piece[] =>
    rules.hostile(np).filter((piece) => np.g.volume.factionOf[piece] !== np.me)

  const anySpace = (np: NonPlayer): Word | undefined => np.chooseSpace(spaces, everywhere, rules.spacesBy?.(np))

  /** A space where something is taken off or turned over: with others' pieces if there is one. */
  function harmWhere(np: NonPlayer): Word | undefined {
    const others = othersOf(np)
    return (
      np.chooseSpace(spaces, ({ g }, s) => countOf(g, s, others) > 0, rules.spacesBy?.(np)) ??
      (np.q.isPossible(DONE) ? np.say(spaces, DONE) : anySpace(np))
    )
  }

  /** Another's piece; an own one only where the text asks for it. */
  const harm = (np: NonPlayer): Word | undefined =>
    np.firstPiece(pieces, othersOf(np)) ?? np.firstOf(pieces, [DONE]) ?? np.firstPiece(pieces, rules.hostile(np))

  /** The answer that leaves the faction best off, tried out; by lot among equals. */
  function best(np: NonPlayer): Word | undefined {
    if (np.q.size === 1) return np.say(choices, np.q.at(0))
    let top = Number.NEGATIVE_INFINITY
    let found: Word[] = []
    for (const answer of np.q.answers) {
      const trial = np.tryAnswer(answer)
      const score = trial === undefined ? Number.NEGATIVE_INFINITY : rules.standing(np, trial)
      if (trial === undefined || score < top) continue
      if (score > top) found = []
      top = score
      found.push(answer)
    }
    if (found.length === 0) return undefined
    return found.every(isSpaceWord) ? anyOf(np, found) : np.atRandom(choices, found)
  }

  const anyOf = (np: NonPlayer, found: readonly Word[]): Word | undefined =>
    np.chooseSpace(choices, (_, s) => found.includes(s as number as Word))

  const shiftWhere = (np: NonPlayer): Word | undefined => np.chooseSpace(shifts, everywhere, rules.shiftsBy(np))
  const { placed = pieces } = rules
  const help = (np: NonPlayer): Word | undefined =>
    np.firstPiece(placed, rules.friendly(np)) ?? np.firstOf(placed, [DONE])
  const asMany = (np: NonPlayer): Word | undefined => np.highest(amount)

  const general: Answers = {
    'event.shift-where': shiftWhere,
    'event.set-where': shiftWhere,
    'event.space': anySpace,
    'event.sabotage-where': anySpace,
    'event.operation-where': anySpace,
    'event.place-where': anySpace,
    'event.move-from': anySpace,
    'event.move-to': anySpace,
    'event.flip-where': harmWhere,
    'event.remove-where': harmWhere,
    'event.replace-where': harmWhere,
    'event.replace-piece-where': harmWhere,
    'event.remove-which': harm,
    'event.replace-which': harm,
    'event.flip-which': harm,
    'event.place-which': help,
    'event.replace-with': help,
    'event.keep-which': help,
    'event.terror-which': help,
    'event.how-many': asMany,
    'event.choice': best,
    'event.faction': best,
    'event.operation-what': best,
    ...rules.answers,
  }
  return byCard(general, rules.instructions)
}

/** What holds for all events, and before it the instructions for single cards, by number. */
export function byCard(general: Answers, instructions: EventRules['instructions'] = {}): Answers {
  const answers: Record<string, Answers[string]> = { ...general }
  for (const id of new Set(Object.values(instructions).flatMap(Object.keys)))
    answers[id] = (np) => instructions[currentCard(np.g)]?.[id]?.(np) ?? general[id]?.(np)
  return answers
}

/** One of some factions at random, non-players first. */
export function drawFaction(np: NonPlayer, among: readonly Faction[]): Faction | undefined {
  const bots = among.filter((f) => !np.isPlayer(f))
  const open = bots.length > 0 ? bots : among
  return open.length > 1 ? open[np.below(open.length)] : open[0]
}

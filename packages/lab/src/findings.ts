import type { CardFacts, Faction, HolderFacts, SpaceFacts, Volume } from '@coinflict/kernel/state'
import { boxOf } from '@coinflict/library'
import { digestOf } from './digest.ts'
import type { Cell, Experiment, Group } from './experiment.ts'
import type { CardOutcome, Outcome } from './outcome.ts'
import { type PlayersFindings, playersOf } from './players.ts'
import {
  chanceOf,
  differenceOf,
  type Estimate,
  holm,
  type Mean,
  mcnemar,
  meanOf,
  pairedBootstrap,
  type Share,
  wilson,
} from './statistics.ts'
import type { Outcomes } from './store.ts'

/** What came of an experiment: all figures of its report, as `--json` writes them. They depend on its outcomes only. */
export interface Findings {
  readonly title: string
  readonly about: string
  readonly seed: string
  readonly groups: readonly GroupFindings[]
  readonly players: readonly PlayersFindings[]
}

export interface GroupFindings extends Pick<Group, 'game' | 'scenario' | 'options'> {
  readonly cells: readonly CellFindings[]
  /** Each line-up beside the first one, seed by seed. */
  readonly comparisons: readonly Comparison[]
  readonly cards: readonly CardWorth[]
}

export type ByFaction<T> = Readonly<Record<string, T>>

export interface CellFindings {
  readonly lineup: string
  readonly seats: ByFaction<string>
  readonly games: number
  readonly digest: string
  readonly wins: ByFaction<Share>
  readonly margins: ByFaction<Mean>
  readonly length: { readonly cards: Mean; readonly rounds: Mean; readonly decisions: Mean }
  /** How many games were over after so many cards. */
  readonly ends: readonly { readonly cards: number; readonly games: number }[]
  /** Margins at the beginning and after each card, of the games that had one. */
  readonly course: readonly { readonly cards: number; readonly margins: ByFaction<Mean> }[]
  readonly acts: readonly ActFindings[]
  readonly spaces: Readonly<Record<string, SpaceFindings>>
  readonly lines?: Readonly<Record<string, number>>
}

export interface ActFindings {
  readonly faction: string
  readonly kind: 'operation' | 'activity'
  readonly word: string
  readonly times: number
  readonly perGame: Mean
  readonly spaces: Readonly<Record<string, number>>
}

/** How a space stood at the end: its level of Support, and in which part of the games each Controlled it. */
export interface SpaceFindings {
  readonly level: Mean
  readonly control: Readonly<Record<string, number>>
}

/** What became of a faction in a line-up and in the first one, on the same seeds. */
export interface Comparison {
  readonly lineup: string
  readonly baseline: string
  readonly faction: string
  readonly pairs: number
  /** Seeds where only the line-up, or only the first one, won. */
  readonly onlyHere: number
  readonly onlyThere: number
  readonly wins: Estimate
  readonly margin: Estimate
  readonly chanceOfWins: number
  readonly chanceOfMargin: number
  /** Whether they differ by more than chance, all comparisons of the group together being considered. */
  readonly winsDiffer: boolean
  readonly marginsDiffer: boolean
}

/**
 * What an event was worth: final margins of factions that played it and of those that had their say on its card and left it, each against the mean of
 * that faction in that line-up.
 */
export interface CardWorth {
  readonly card: number
  readonly title: string
  readonly side: 'event' | 'unshaded' | 'shaded'
  readonly played: Mean
  readonly left: Mean
  readonly worth: Mean
  /** By how much the margin of whoever played it moved on the card. */
  readonly atOnce: Mean
  readonly chance: number
  readonly differs: boolean
}

/** What an experiment found, so far as it was played. */
export async function findingsOf(experiment: Experiment, outcomes: Outcomes): Promise<Findings> {
  const { title, about, seed, groups } = experiment
  const found: GroupFindings[] = []
  for (const group of groups) found.push(groupFindings(await boxOf(group.game).volume(), group, outcomes, seed))
  const games = [...new Set(groups.map(({ game }) => game))]
  const players: PlayersFindings[] = []
  for (const game of games) {
    const cells = groups.filter((group) => group.game === game).flatMap((group) => group.cells)
    const theirs = playersOf(await boxOf(game).volume(), cells, outcomes)
    if (theirs !== undefined) players.push(theirs)
  }
  return { title, about, seed, groups: found, players }
}

export function groupFindings(volume: Volume, group: Group, outcomes: Outcomes, seed: string): GroupFindings {
  const { game, scenario, options, cells } = group
  const played = cells.map((cell) => ({ cell, outcomes: outcomes.of(cell.key, cell.games) }))
  return {
    game,
    scenario,
    options,
    cells: played.map((each) => cellFindings(volume, each.cell, each.outcomes)),
    comparisons: comparisonsOf(volume, played, seed),
    cards: cardsOf(
      volume,
      played.map((each) => each.outcomes),
    ),
  }
}

const byFaction = <T>({ factions }: Volume, value: (f: Faction) => T): ByFaction<T> =>
  Object.fromEntries(factions.map(({ id }, f) => [id, value(f as Faction)]))

export const hasWon = ({ places }: Outcome, f: Faction): boolean => places[f] === 1
const marginIn =
  (f: Faction) =>
  ({ margins }: Pick<CardOutcome, 'margins'>): number =>
    margins[f] as number

function cellFindings(volume: Volume, { lineup, series }: Cell, outcomes: readonly Outcome[]): CellFindings {
  const games = outcomes.length
  const lines = series.countsLines === true ? linesIn(outcomes) : undefined
  return {
    lineup,
    seats: series.seats,
    games,
    digest: digestOf(outcomes.flatMap(({ print }) => print)),
    wins: byFaction(volume, (f) => wilson(outcomes.filter((each) => hasWon(each, f)).length, games)),
    margins: byFaction(volume, (f) => meanOf(outcomes.map(marginIn(f)))),
    length: {
      cards: meanOf(outcomes.map(({ cards }) => cards.length)),
      rounds: meanOf(outcomes.map(({ rounds }) => rounds)),
      decisions: meanOf(outcomes.map(({ decisions }) => decisions)),
    },
    ends: endsOf(outcomes),
    course: courseOf(volume, outcomes),
    acts: actsOf(volume, outcomes),
    spaces: spacesOf(volume, outcomes),
    ...(lines === undefined ? {} : { lines }),
  }
}

function linesIn(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {}
  for (const { lines = {} } of outcomes)
    for (const [line, times] of Object.entries(lines)) sum[line] = (sum[line] ?? 0) + times
  return sum
}

function endsOf(outcomes: readonly Outcome[]): CellFindings['ends'] {
  const ends = new Map<number, number>()
  for (const { cards } of outcomes) ends.set(cards.length, (ends.get(cards.length) ?? 0) + 1)
  return [...ends].sort(([a], [b]) => a - b).map(([cards, games]) => ({ cards, games }))
}

/** Margins card by card, as long as a tenth of the games went on: the mean of a few that last longest says little. */
function courseOf(volume: Volume, outcomes: readonly Outcome[]): CellFindings['course'] {
  const longest = Math.max(0, ...outcomes.map(({ cards }) => cards.length))
  const course: CellFindings['course'][number][] = []
  for (let n = 0; n <= longest; n++) {
    const then = outcomes.flatMap(({ begun, cards }) => (n === 0 ? [{ margins: begun }] : (cards[n - 1] ?? [])))
    if (then.length === 0 || then.length * 10 < outcomes.length) break
    course.push({ cards: n, margins: byFaction(volume, (f) => meanOf(then.map(marginIn(f)))) })
  }
  return course
}

function actsOf(volume: Volume, outcomes: readonly Outcome[]): readonly ActFindings[] {
  const names = new Map<string, Pick<ActFindings, 'faction' | 'kind' | 'word'>>()
  const times = new Map<string, number[]>()
  const spaces = new Map<string, Record<string, number>>()
  for (const [i, { acts }] of outcomes.entries())
    for (const act of acts) {
      const faction = volume.factions[act.by]?.id as string
      const name = `${act.by} ${act.kind === 'operation' ? 0 : 1} ${act.word}`
      names.set(name, { faction, kind: act.kind, word: act.word })
      const each = times.get(name) ?? outcomes.map(() => 0)
      each[i] = act.times
      times.set(name, each)
      const where = spaces.get(name) ?? {}
      for (const [space, n] of Object.entries(act.spaces)) {
        const { id } = volume.spaces[Number(space)] as SpaceFacts
        where[id] = (where[id] ?? 0) + n
      }
      spaces.set(name, where)
    }
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, act]) => {
      const each = times.get(name) ?? []
      const perGame = meanOf(each)
      return { ...act, times: each.reduce((a, b) => a + b, 0), perGame, spaces: sortedBy(volume, spaces.get(name)) }
    })
}

/** Figures by space in the order of the game, however they came. */
const sortedBy = (volume: Volume, figures: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(volume.spaces.flatMap(({ id }) => (figures[id] === undefined ? [] : [[id, figures[id]]])))

function spacesOf(volume: Volume, outcomes: readonly Outcome[]): CellFindings['spaces'] {
  return Object.fromEntries(
    volume.spaces.flatMap(({ id, kind }, s) => {
      if (kind === 'loc') return []
      const shares = volume.holders.map(({ id: holder }, h): [string, number] => {
        const times = outcomes.filter(({ control }) => control[s] === h).length
        return [holder, times / Math.max(1, outcomes.length)]
      })
      const level = meanOf(outcomes.map(({ levels }) => levels[s] as number))
      return [[id, { level, control: Object.fromEntries(shares.filter(([, share]) => share > 0)) }]]
    }),
  )
}

/** Who Controlled a space most often, and in which part of the games; nobody where it was mostly nobody's. */
export function mainHolder(
  { holders }: Volume,
  { control }: SpaceFindings,
): { readonly holder: HolderFacts; readonly share: number } | undefined {
  const [most] = Object.entries(control).sort(([, a], [, b]) => b - a)
  const holder = holders.find(({ id }) => id === most?.[0])
  return holder === undefined || most === undefined ? undefined : { holder, share: most[1] }
}

interface Played {
  readonly cell: Cell
  readonly outcomes: readonly Outcome[]
}

function comparisonsOf(volume: Volume, cells: readonly Played[], seed: string): readonly Comparison[] {
  const [first, ...others] = cells
  if (first === undefined) return []
  const raw = others.flatMap((other) => volume.allFactions.map((f) => compare(volume, first, other, f, seed)))
  const chances = raw.flatMap(({ chanceOfWins, chanceOfMargin }) => [chanceOfWins, chanceOfMargin])
  const holds = holm(chances)
  return raw.map((each, i) => ({
    ...each,
    winsDiffer: holds[2 * i] === true,
    marginsDiffer: holds[2 * i + 1] === true,
  }))
}

function compare(
  volume: Volume,
  there: Played,
  here: Played,
  f: Faction,
  seed: string,
): Omit<Comparison, 'winsDiffer' | 'marginsDiffer'> {
  const base = new Map(there.outcomes.map((each) => [each.game, each]))
  const pairs = here.outcomes.flatMap((each) => {
    const other = base.get(each.game)
    return other === undefined ? [] : [[each, other] as const]
  })
  const wins = pairs.map(([a, b]) => Number(hasWon(a, f)) - Number(hasWon(b, f)))
  const margins = pairs.map(([a, b]) => marginIn(f)(a) - marginIn(f)(b))
  const onlyHere = wins.filter((each) => each > 0).length
  const onlyThere = wins.filter((each) => each < 0).length
  const faction = volume.factions[f]?.id as string
  const draw = `${seed} ${here.cell.key} ${there.cell.key} ${faction}`
  return {
    lineup: here.cell.lineup,
    baseline: there.cell.lineup,
    faction,
    pairs: pairs.length,
    onlyHere,
    onlyThere,
    wins: pairedBootstrap(wins, `${draw} wins`),
    margin: pairedBootstrap(margins, `${draw} margins`),
    chanceOfWins: mcnemar(onlyHere, onlyThere),
    chanceOfMargin: chanceOf(meanOf(margins)),
  }
}

/** Fewer figures than this on either side, and a card is left out of what is compared. */
const LEAST_FOR_A_CARD = 5

interface Sides {
  readonly played: Map<CardWorth['side'], { readonly margins: number[]; readonly atOnce: number[] }>
  readonly left: number[]
}

function cardsOf(volume: Volume, cells: readonly (readonly Outcome[])[]): readonly CardWorth[] {
  const all = new Map<number, Sides>()
  const sidesOf = (card: number): Sides => {
    const known = all.get(card) ?? { played: new Map(), left: [] }
    all.set(card, known)
    return known
  }
  for (const outcomes of cells) {
    const means = volume.allFactions.map((f) => meanOf(outcomes.map(marginIn(f))).mean)
    for (const outcome of outcomes)
      for (const [i, { card, deeds, event, margins }] of outcome.cards.entries()) {
        const before = outcome.cards[i - 1]?.margins ?? outcome.begun
        for (const f of volume.allFactions) {
          const deed = deeds[f]
          if (deed === '-') continue
          const beyond = (outcome.margins[f] as number) - (means[f] as number)
          if (deed !== 'e' && deed !== 'd') {
            sidesOf(card).left.push(beyond)
            continue
          }
          const { played } = sidesOf(event ?? card)
          const side =
            volume.cardByNumber[event ?? card]?.dual === false ? 'event' : deed === 'd' ? 'shaded' : 'unshaded'
          const figures = played.get(side) ?? { margins: [], atOnce: [] }
          figures.margins.push(beyond)
          figures.atOnce.push((margins[f] as number) - (before[f] as number))
          played.set(side, figures)
        }
      }
  }
  const worths = [...all]
    .sort(([a], [b]) => a - b)
    .flatMap(([card, { played, left }]) =>
      [...played].sort(([a], [b]) => (a < b ? 1 : -1)).map(([side, figures]) => ({ card, side, figures, left })),
    )
    .map(({ card, side, figures, left: others }) => {
      const played = meanOf(figures.margins)
      const left = meanOf(others)
      const worth = differenceOf(played, left)
      const isEnough = worth.n >= LEAST_FOR_A_CARD
      const { title } = volume.cardByNumber[card] as CardFacts
      return {
        card,
        title,
        side,
        played,
        left,
        worth,
        atOnce: meanOf(figures.atOnce),
        chance: isEnough ? chanceOf(worth) : 1,
      }
    })
  const holds = holm(worths.map(({ chance }) => chance))
  return worths.map((each, i) => ({ ...each, differs: holds[i] === true }))
}

import type { Cell, Experiment } from './experiment.ts'
import type { CellFindings, Findings, GroupFindings } from './findings.ts'
import type { Outcomes } from './store.ts'

/** Figures for spreadsheets. */

type Figure = string | number | undefined

const field = (value: Figure): string => {
  const text = value === undefined ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV, with the names of their columns. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Figure[])[]): string =>
  `${[columns, ...rows].map((row) => row.map(field).join(',')).join('\n')}\n`

const PLACE = ['game', 'scenario', 'options', 'lineup'] as const

const optionsText = (options: Readonly<Record<string, string>> = {}): string =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ')

/** All tables of an experiment, by the names of their files. */
export function spreadsheetsOf(
  experiment: Experiment,
  outcomes: Outcomes,
  findings: Findings,
): Readonly<Record<string, string>> {
  const place = ({ game, scenario, options }: GroupFindings, lineup: string): Figure[] => [
    game,
    scenario,
    optionsText(options),
    lineup,
  ]
  const cells = <T>(rows: (group: GroupFindings, cell: CellFindings) => readonly T[]): readonly T[] =>
    findings.groups.flatMap((group) => group.cells.flatMap((cell) => rows(group, cell)))
  return {
    'games.csv': gamesSheet(experiment, outcomes),
    'wins.csv': csvOf(
      [...PLACE, 'faction', 'player', 'games', 'wins', 'share', 'low', 'high', 'margin', 'margin_error'],
      cells((group, { lineup, seats, wins, margins }) =>
        Object.entries(wins).map(([faction, { n, of, share, low, high }]) => [
          ...place(group, lineup),
          faction,
          seats[faction],
          of,
          n,
          share,
          low,
          high,
          margins[faction]?.mean,
          margins[faction]?.error,
        ]),
      ),
    ),
    'course.csv': csvOf(
      [...PLACE, 'cards', 'faction', 'games', 'margin', 'error'],
      cells((group, { lineup, course }) =>
        course.flatMap(({ cards, margins }) =>
          Object.entries(margins).map(([faction, { n, mean, error }]) => [
            ...place(group, lineup),
            cards,
            faction,
            n,
            mean,
            error,
          ]),
        ),
      ),
    ),
    'acts.csv': csvOf(
      [...PLACE, 'faction', 'kind', 'act', 'times', 'per_game', 'error', 'space', 'times_there'],
      cells((group, { lineup, acts }) =>
        acts.flatMap(({ faction, kind, word, times, perGame, spaces }) => {
          const row = [...place(group, lineup), faction, kind, word, times, perGame.mean, perGame.error]
          return [[...row, '', ''], ...Object.entries(spaces).map(([space, n]) => [...row, space, n])]
        }),
      ),
    ),
    'spaces.csv': csvOf(
      [...PLACE, 'space', 'level', 'error', 'holder', 'share'],
      cells((group, { lineup, spaces }) =>
        Object.entries(spaces).flatMap(([space, { level, control }]) => {
          const row = [...place(group, lineup), space, level.mean, level.error]
          const holders = Object.entries(control)
          return holders.length === 0 ? [[...row, '', '']] : holders.map(([holder, share]) => [...row, holder, share])
        }),
      ),
    ),
    'events.csv': csvOf(
      [
        ...PLACE.slice(0, 3),
        'card',
        'title',
        'side',
        'played',
        'played_margin',
        'left',
        'left_margin',
        'worth',
        'error',
        'at_once',
        'chance',
        'differs',
      ],
      findings.groups.flatMap((group) =>
        group.cards.map(({ card, title, side, played, left, worth, atOnce, chance, differs }) => [
          ...place(group, '').slice(0, 3),
          card,
          title,
          side,
          played.n,
          played.mean,
          left.n,
          left.mean,
          worth.mean,
          worth.error,
          atOnce.mean,
          chance,
          String(differs),
        ]),
      ),
    ),
    'comparisons.csv': csvOf(
      [
        ...PLACE,
        'baseline',
        'faction',
        'pairs',
        'only_here',
        'only_there',
        'wins',
        'wins_low',
        'wins_high',
        'wins_chance',
        'wins_differ',
        'margin',
        'margin_low',
        'margin_high',
        'margin_chance',
        'margins_differ',
      ],
      findings.groups.flatMap((group) =>
        group.comparisons.map((each) => [
          ...place(group, each.lineup),
          each.baseline,
          each.faction,
          each.pairs,
          each.onlyHere,
          each.onlyThere,
          each.wins.mean,
          each.wins.low,
          each.wins.high,
          each.chanceOfWins,
          String(each.winsDiffer),
          each.margin.mean,
          each.margin.low,
          each.margin.high,
          each.chanceOfMargin,
          String(each.marginsDiffer),
        ]),
      ),
    ),
    'ratings.csv': csvOf(
      ['game', 'faction', 'player', 'games', 'wins', 'mu', 'sigma'],
      findings.players.flatMap(({ game, ratings }) =>
        ratings.map(({ faction, player, wins, mu, sigma }) => [game, faction, player, wins.of, wins.n, mu, sigma]),
      ),
    ),
  }
}

/** Every game by itself: a line for each faction. */
function gamesSheet({ groups }: Experiment, outcomes: Outcomes): string {
  const rows = (cell: Cell): readonly (readonly Figure[])[] =>
    outcomes.of(cell.key, cell.games).flatMap(({ game, places, margins, cards, rounds, decisions }) =>
      // Seats are written in the order of the factions, as places and margins are.
      Object.entries(cell.series.seats).map(([faction, player], f) => [
        cell.game,
        cell.series.scenario,
        optionsText(cell.series.options),
        cell.lineup,
        `${cell.series.seed}/${game}`,
        faction,
        player,
        places[f],
        margins[f],
        cards.length,
        rounds,
        decisions,
      ]),
    )
  const columns = [...PLACE, 'seed', 'faction', 'player', 'place', 'margin', 'cards', 'rounds', 'answers']
  return csvOf(
    columns,
    groups.flatMap(({ cells }) => cells.flatMap(rows)),
  )
}

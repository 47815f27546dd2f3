import type {
  Cover,
  FactionFacts,
  FamilyFacts,
  OptionFacts,
  Players,
  Reason,
  ScenarioFacts,
} from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { catalogues } from './text/messages.ts'

/** 1.5 The US has no Resources: it spends those of the ARVN above Total Econ (1.8.1), and its Pass brings them some (2.3.3). */
export const FACTION_FACTS = [
  {
    id: 'us',
    letter: 'U',
    colour: 'green',
    emblem: 'wings',
    side: 'coin',
    purse: 'arvn-resources',
    lender: 'arvn',
    floor: 'econ',
    passIncome: 3,
    lostTo: 'casualties',
  },
  { id: 'arvn', letter: 'A', colour: 'yellow', emblem: 'bolt', side: 'coin', purse: 'arvn-resources', passIncome: 3 },
  { id: 'nva', letter: 'N', colour: 'red', emblem: 'star', side: 'insurgent', purse: 'nva-resources', passIncome: 1 },
  { id: 'vc', letter: 'V', colour: 'blue', emblem: 'flame', side: 'insurgent', purse: 'vc-resources', passIncome: 1 },
] as const satisfies readonly FactionFacts[]

/** Options that name the inexperienced, the least experienced first. */
export const HANDICAPS = ['handicap-1', 'handicap-2', 'handicap-3'] as const
export const NOBODY = 'nobody'

const SCENARIOS = [
  { id: 'short', rule: '2.1' },
  { id: 'medium', rule: '2.1' },
  { id: 'full', rule: '2.1' },
] as const satisfies readonly ScenarioFacts[]

const OPTIONS = [
  { id: 'edition', values: ['1st', '2nd'], default: '1st', rule: '1.0' },
  { id: 'period-events', values: ['no', 'yes'], default: 'no', rule: '2.1' },
  { id: 'deception', values: ['no', 'yes'], default: 'no', rule: '7.3' },
  ...HANDICAPS.map((id) => ({
    id,
    values: [NOBODY, ...FACTION_FACTS.map((f) => f.id)],
    default: NOBODY,
    rule: '7.3',
  })),
  { id: 'difficulty-a', values: ['no', 'yes'], default: 'no', rule: '8.9' },
  { id: 'difficulty-b', values: ['no', 'yes'], default: 'no', rule: '8.9' },
] as const satisfies readonly OptionFacts[]

const SETUP = {
  players: because('setup.deception-players', '7.3'),
  deception: because('setup.handicap-deception', '7.3'),
  order: because('setup.handicap-order', '7.3'),
  seat: because('setup.handicap-seat', '7.3'),
  twice: because('setup.handicap-twice', '7.3'),
  mix: because('setup.handicap-mix', '7.3'),
  lone: because('setup.difficulty-lone', '8.9'),
}

type Options = Readonly<Record<string, string>>

/** Deception is for 3 or 4 players (7.3), the difficulty options for a lone one (8.9). */
function whyNotSetup(
  _scenario: string,
  options: Options,
  players: Players = FACTION_FACTS.map(({ id }) => [id]),
): Reason | undefined {
  const isHarder = options['difficulty-a'] === 'yes' || options['difficulty-b'] === 'yes'
  if (isHarder && players.length !== 1) return SETUP.lone
  if (options.deception === 'yes' && players.length < 3) return SETUP.players
  return whyNotHandicap(options, players)
}

/** 7.3 Handicap: some players, but not all of them, are inexperienced, and each is named once. */
function whyNotHandicap(options: Options, players: Players): Reason | undefined {
  const named = HANDICAPS.map((id) => options[id] ?? NOBODY)
  const factions = named.filter((id) => id !== NOBODY)
  if (factions.length === 0) return undefined
  if (options.deception !== 'yes') return SETUP.deception
  if (named.indexOf(NOBODY) !== -1 && named.indexOf(NOBODY) < factions.length) return SETUP.order
  const choosing = factions.map((id) => players.find((own) => own.includes(id)))
  if (choosing.includes(undefined)) return SETUP.seat
  if (new Set(choosing).size < choosing.length) return SETUP.twice
  return choosing.length === players.length ? SETUP.mix : undefined
}

/** 1.5 Who runs the factions that are left over if no non-players do; 8.9 what a lone player may hold against them. */
const SHARES: readonly Players[] = [
  [['us', 'arvn']],
  [['nva', 'vc']],
  [['nva', 'vc'], ['us'], ['arvn']],
  [['us', 'arvn'], ['nva'], ['vc']],
  [
    ['us', 'arvn'],
    ['nva', 'vc'],
  ],
]

/** 8 The non-players of the rule book. */
const FAMILIES: readonly FamilyFacts[] = [{ id: 'fitl', factions: ['us', 'arvn', 'nva', 'vc'] }]

/** 8.9 Alone as US and ARVN, as NVA and VC, or as one faction. */
const TABLES = [['us', 'arvn'], ['nva', 'vc'], ['us'], ['arvn'], ['nva'], ['vc']]

/** What a game is agreed on by. */
export const cover: Cover = {
  id: 'fire-in-the-lake',
  title: 'Fire in the Lake',
  factions: FACTION_FACTS,
  scenarios: SCENARIOS,
  options: OPTIONS,
  editionOption: 'edition',
  families: FAMILIES,
  tables: TABLES,
  shares: SHARES,
  catalogues,
  whyNotSetup,
}

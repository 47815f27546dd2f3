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

/** 1.5 COIN factions are friends; an insurgent faction is everybody's enemy. The Coalition has no Resources: it spends the Government's (1.8), and its Pass brings them some (2.3.3). */
export const FACTION_FACTS = [
  {
    id: 'coalition',
    letter: 'C',
    colour: 'tan',
    purse: 'government-resources',
    lender: 'government',
    passIncome: 3,
    lostTo: 'casualties',
    side: 'coin',
  },
  { id: 'government', letter: 'G', colour: 'blue', purse: 'government-resources', passIncome: 3, side: 'coin' },
  { id: 'taliban', letter: 'T', colour: 'black', emblem: 'crescent', purse: 'taliban-resources', passIncome: 1 },
  { id: 'warlords', letter: 'W', colour: 'green', emblem: 'blade', purse: 'warlords-resources', passIncome: 1 },
] as const satisfies readonly FactionFacts[]

const SCENARIOS = [
  { id: 'main', rule: '2.1' },
  { id: 'short', rule: '2.1' },
  { id: 'extended', rule: '2.1' },
] as const satisfies readonly ScenarioFacts[]

const OPTIONS = [
  { id: 'printing', values: ['1st', '2nd'], default: '2nd', rule: '1.0' },
  { id: 'deployment', values: ['standard', 'open'], default: 'standard', rule: '2.1' },
  { id: 'no-reveal', values: ['no', 'yes'], default: 'no', rule: '2.2' },
  { id: 'eligibility', values: ['normal', 'a', 'b'], default: 'normal', rule: '2.3.1' },
  { id: 'sudden-propaganda', values: ['no', 'yes'], default: 'no', rule: '2.3.7' },
  { id: 'no-capabilities', values: ['no', 'yes'], default: 'no', rule: '2.1' },
  { id: 'deception', values: ['no', 'yes'], default: 'no', rule: '7.3' },
  { id: 'limited-before-propaganda', values: ['no', 'yes'], default: 'no', rule: '8.1' },
  { id: 'events', values: ['ours', 'by-hand'], default: 'ours', rule: '5.1' },
] as const satisfies readonly OptionFacts[]

const SETUP = {
  first: because('setup.first-printing', '2.3.1'),
  second: because('setup.second-printing', '2.3.7'),
  hidden: because('setup.no-reveal-order', '2.3.1'),
  players: because('setup.deception-players', '7.3'),
}

/** Which options go together: some are of the 1st printing only, some of the 2nd; Deception is for 3 or 4 players. */
function whyNotSetup(
  _scenario: string,
  options: Readonly<Record<string, string>>,
  players?: Players,
): Reason | undefined {
  const isSecond = options.printing === '2nd'
  const ordersFromNext = options.eligibility !== 'normal'
  const isHidden = options['no-reveal'] === 'yes'
  if (isSecond && (isHidden || ordersFromNext)) return SETUP.first
  if (!isSecond && (options['sudden-propaganda'] === 'yes' || options['no-capabilities'] === 'yes')) return SETUP.second
  if (isHidden && ordersFromNext) return SETUP.hidden
  return options.deception === 'yes' && players !== undefined && players.length < 3 ? SETUP.players : undefined
}

/**
 * 1.5 Who runs the factions that are left over if no non-players do: with three players the Coalition has the Warlords; with two it has the
 * Government or the Warlords, and the Taliban the other.
 */
const SHARES: readonly Players[] = [
  [['coalition', 'warlords'], ['government'], ['taliban']],
  [
    ['coalition', 'government'],
    ['taliban', 'warlords'],
  ],
  [
    ['coalition', 'warlords'],
    ['taliban', 'government'],
  ],
]

/** 8 The non-players of the rule book's first two printings, and Arponen's, official since the third. */
const FAMILIES: readonly FamilyFacts[] = [
  { id: 'adp', factions: ['coalition', 'government', 'taliban', 'warlords'] },
  { id: 'arponen', factions: ['coalition', 'government', 'taliban', 'warlords'] },
]

/** Alone as the Coalition or as the Taliban. */
const TABLES = [['coalition'], ['taliban']]

/** What a game is agreed on by. */
export const cover: Cover = {
  id: 'a-distant-plain',
  title: 'A Distant Plain',
  factions: FACTION_FACTS,
  scenarios: SCENARIOS,
  options: OPTIONS,
  editionOption: 'printing',
  families: FAMILIES,
  tables: TABLES,
  shares: SHARES,
  catalogues,
  whyNotSetup,
}

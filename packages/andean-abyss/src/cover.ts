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

export const FACTION_FACTS = [
  { id: 'govt', letter: 'G', colour: 'blue', purse: 'govt-resources', passIncome: 3 },
  { id: 'farc', letter: 'F', colour: 'red', emblem: 'star', purse: 'farc-resources', passIncome: 1 },
  { id: 'auc', letter: 'A', colour: 'yellow', emblem: 'bolt', purse: 'auc-resources', passIncome: 1 },
  { id: 'cartels', letter: 'C', colour: 'green', emblem: 'leaf', purse: 'cartels-resources', passIncome: 1 },
] as const satisfies readonly FactionFacts[]

const SCENARIOS = [
  { id: 'standard', rule: '2.1' },
  { id: 'short', rule: '2.4.1' },
  { id: 'quick', rule: '2.1' },
  { id: 'open', rule: '2.1' },
] as const satisfies readonly ScenarioFacts[]

const OPTIONS = [
  { id: 'edition', values: ['1st', '2nd'], default: '1st', rule: '1.0' },
  { id: 'short-game', values: ['no', 'yes'], default: 'no', rule: '2.4.1' },
  { id: 'seeded-propaganda', values: ['no', 'yes'], default: 'no', rule: '2.1' },
  { id: 'no-reveal', values: ['no', 'yes'], default: 'no', rule: '2.2' },
  { id: 'eligibility', values: ['normal', 'a', 'b'], default: 'normal', rule: '2.3.1' },
] as const satisfies readonly OptionFacts[]

const SETUP = {
  first: because('setup.first-edition', '2.3.1'),
  second: because('setup.second-edition', '2.1'),
  hidden: because('setup.no-reveal-order', '2.3.1'),
  shortQuick: because('setup.short-quick', '2.4.1'),
  seededQuick: because('setup.seeded-quick', '2.1'),
}

/** Which options go together: no-reveal and the eligibility options are of the 1st edition, seeded Propaganda of the 2nd. */
function whyNotSetup(scenario: string, options: Readonly<Record<string, string>>): Reason | undefined {
  const isSecond = options.edition === '2nd'
  const ordersFromNext = options.eligibility !== 'normal'
  if (isSecond && (options['no-reveal'] === 'yes' || ordersFromNext)) return SETUP.first
  if (!isSecond && options['seeded-propaganda'] === 'yes') return SETUP.second
  if (options['no-reveal'] === 'yes' && ordersFromNext) return SETUP.hidden
  if (scenario === 'quick' && options['short-game'] === 'yes') return SETUP.shortQuick
  if (scenario === 'quick' && options['seeded-propaganda'] === 'yes') return SETUP.seededQuick
  return undefined
}

/** 1.5, 1.5.1 Spare factions: with three players AUC has the Cartels; with two the Government has AUC and FARC the Cartels. */
const SHARES: readonly Players[] = [
  [['govt'], ['farc'], ['auc', 'cartels']],
  [
    ['govt', 'auc'],
    ['farc', 'cartels'],
  ],
]

/** 8 The non-players of the 1st edition, which knows none for the Government, and those of the 2nd. */
const FAMILIES: readonly FamilyFacts[] = [
  { id: 'aa1', factions: ['farc', 'auc', 'cartels'], goesWith: { edition: '1st' } },
  { id: 'aa2', factions: ['govt', 'farc', 'auc', 'cartels'], goesWith: { edition: '2nd' } },
]

/** Alone as the Government or as FARC, or both against the rest. */
const TABLES = [['govt'], ['farc'], ['govt', 'farc']]

/** What a game is agreed on by. */
export const cover: Cover = {
  id: 'andean-abyss',
  title: 'Andean Abyss',
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

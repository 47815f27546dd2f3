import { commonLines, type Family, fewest, nonPlayer, Sheet } from '../src/nonplayers.ts'
import { defineVolume, rollDie } from '../src/questions.ts'
import {
  anySpace,
  barredOnFinal,
  endGame,
  executesOrOperates,
  factionOrder,
  fillBoxes,
  gain,
  handTools,
  layDeck,
  layPiles,
  looksAhead,
  makeAllEligible,
  nextSpace,
  PASS,
  payFor,
  place,
  playCard,
  playNextCard,
  precedesFinalRound,
  remove,
  setTrack,
  transfers,
  whyNotPay,
  withdrawal,
} from '../src/rules.ts'
import {
  type ActivityRules,
  count,
  type Decider,
  FACE_DOWN,
  type Faction,
  type Game,
  HIDDEN,
  type InterjectionRules,
  keyOf,
  NO,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  resources,
  type Setup,
  type Side,
  type Space,
  type Track,
  track,
  type Volume,
  type Word,
  word,
  wordNumber,
  YES,
} from '../src/state.ts'
import { dealerOf, Refused, type SetupWish, setupOf, Table, type TableOptions } from '../src/table.ts'
import { kernelEnglish, kernelPolish, kernelSpanish } from '../src/text.ts'

/**
 * The smallest game that has everything the kernel carries: three spaces in a row, Red and Blue, a deck of six with a round, an operation, an
 * activity, a token that lies face down, and a chart for Blue.
 */

export const RED = 0 as Faction
export const BLUE = 1 as Faction
const CUBES = [0 as Piece, 1 as Piece]
export const [NORTH, MIDDLE, SOUTH] = [0 as Space, 1 as Space, 2 as Space]
const ROUNDS = 2 as Track
export const TOKEN = 3 as Track
const TOKENS = ['none', 'face-down', 'sun', 'moon', 'down-sun', 'down-moon'] as const
const KINDS = [word('sun'), word('moon')]
const DEALT = { kind: FACE_DOWN, asks: 'chance.marker', among: () => KINDS } as const

const because = (id: string, rule: string): Reason => ({ id, rule })
const NONE = because('why.none', '3.1')
const FULL = because('why.full', '1.2')
const cube = (f: Faction): Piece => CUBES[f] as Piece

/** 3.1 Muster: 1 Resource a space; as many cubes as a die shows, at most what fits. */
export const MUSTER = word('muster')
const whyNotMuster = (g: Game, op: Operation, s: Space): Reason | undefined => {
  if (g.n[g.at.boxes + op.faction] === 0) return NONE
  if (g.volume.room(g, cube(op.faction), s) === 0) return FULL
  return whyNotPay(g, op, 1)
}
const muster: OperationRules = {
  word: MUSTER,
  rule: '3.1',
  possible: (g, op) => anySpace(g, op, whyNotMuster),
  run(g, op) {
    for (let s = nextSpace(g, op, 'muster.where', whyNotMuster); s !== undefined; ) {
      payFor(g, op, 1)
      place(g, cube(op.faction), s, rollDie(g))
      s = nextSpace(g, op, 'muster.where', whyNotMuster)
    }
  },
}

/** 4.1 Forage: 2 Resources, once an operation. */
export const FORAGE = word('forage')
const forage: ActivityRules = {
  word: FORAGE,
  rule: '4.1',
  accompanies: [MUSTER],
  whyNot: () => undefined,
  run: (g, op) => gain(g, op.faction, 2),
}

/**
 * 3.2 Convoy: own cubes of one space go home for 1 Resource each. How many go at most is settled before the faction says whether it is sure,
 * and so is where they leave from if it sends them all: what is done out of turn meanwhile can take these ways.
 */
export const CONVOY = word('convoy')
const ALL = word('all')
const largest = (g: Game, f: Faction): Space =>
  g.volume.allSpaces.reduce((a, b) => (count(g, b, cube(f)) > count(g, a, cube(f)) ? b : a))
const convoy: OperationRules = {
  word: CONVOY,
  rule: '3.2',
  possible: (g, { faction }) => count(g, largest(g, faction), cube(faction)) > 0,
  run(g, { faction }) {
    const at = largest(g, faction)
    const most = count(g, at, cube(faction))
    if (g.ask(faction, 'convoy.sure', '3.2').offer(YES).offer(NO).answer() === NO) return
    const answer = g.ask(faction, 'convoy.how-many', '3.2').numbers(1, most).offer(ALL).answer()
    const n = answer === ALL ? most : wordNumber(answer)
    const whyNot = (s: Space) => (count(g, s, cube(faction)) < n ? NONE : undefined)
    const from = answer === ALL ? at : g.ask(faction, 'convoy.from', '3.2').everySpace(whyNot).askSpace()
    remove(g, cube(faction), from, n)
    gain(g, faction, n)
  },
}

/** 5.1 Every event: its faction chooses a space and places a cube there, two if the event is shaded. */
const effect = (g: Game, by: Faction, side: Side): void => {
  const s = g
    .ask(by, 'event.space', '5.1')
    .everySpace(() => undefined)
    .askSpace()
  place(g, cube(by), s, side === 'shaded' ? 2 : 1)
}

/** 6.1 The round: the game ends with the second. */
const round = (g: Game): void => {
  if (track(g, ROUNDS) >= 2) endGame(g)
  else playNextCard(g)
}

/** 7.1 The token before Red: what it is comes to light when Red says so. */
const reveal: InterjectionRules = {
  rule: '7.1',
  next: (_, words) => (words.length === 0 ? ['sun', 'moon'] : undefined),
  whyNot: (g, by, [kind]) => {
    const value = TOKENS[track(g, TOKEN)]
    return by === RED && (value === `down-${kind}` || value === 'face-down') ? undefined : NONE
  },
  carryOut(g, _, [kind = '']) {
    const told = word(kind)
    g.chance({ ...DEALT, deal: () => told, whyNot: (outcome) => (outcome === told ? undefined : NONE) })
    setTrack(g, TOKEN, TOKENS.indexOf(kind as 'sun'))
  },
}

/** 7.2 Red lays another token down in place of the one that lies there. */
const redeal: InterjectionRules = {
  rule: '7.2',
  next: () => undefined,
  whyNot: (g, by) => (by === RED && g.setup.options.token === 'yes' ? undefined : NONE),
  carryOut: (g) => dealToken(g),
}

function dealToken(g: Game): void {
  const dealt = g.chance({
    ...DEALT,
    owner: RED,
    deal: (dealer, n) => dealer && KINDS[dealer.draw(FACE_DOWN, n, 2)],
    whyNot: (outcome) => (outcome === HIDDEN || KINDS.includes(outcome) ? undefined : NONE),
  })
  setTrack(g, TOKEN, dealt === HIDDEN ? 1 : 4 + KINDS.indexOf(dealt))
}

function setUp(g: Game): void {
  fillBoxes(g)
  layDeck(
    g,
    [[1, 2, 3, 4, 5, 6, 7]],
    [
      { events: 2, rounds: 1 },
      { events: 2, rounds: 1, among: 1 },
    ],
  )
  setTrack(g, 0 as Track, 5)
  setTrack(g, 1 as Track, 5)
  place(g, cube(RED), NORTH, 2)
  place(g, cube(BLUE), SOUTH, 2)
  if (g.setup.options.token === 'yes') dealToken(g)
  makeAllEligible(g)
  playNextCard(g)
}

const english = {
  ...kernelEnglish,
  'why.none': 'None left.',
  'why.full': 'No room.',
  'word.muster': 'Muster',
  'word.forage': 'Forage',
  'word.sun': 'Sun',
  'word.moon': 'Moon',
  'word.convoy': 'Convoy',
  'word.all': 'All',
  'muster.where': 'Muster where?',
  'faction.red': 'Red',
  'faction.blue': 'Blue',
}

const { give, request } = transfers({
  numbers: { transfer: () => '1.5', player: '1.5', purse: '1.8' },
  gifts: {},
})

const text = { en: { unshaded: 'A cube.' }, es: { unshaded: 'Un cubo.' }, pl: { unshaded: 'Kostka.' } }

export const toy: Volume = defineVolume({
  id: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  spaces: ['north', 'middle', 'south'].map((id, i) => ({
    id,
    name: id,
    kind: 'country',
    pop: 1,
    econ: 0,
    x: 0,
    y: i,
    adjacent: i === 1 ? ['north', 'south'] : ['middle'],
  })),
  factions: [
    { id: 'red', letter: 'R', colour: 'red', purse: 'red-resources', passIncome: 1 },
    { id: 'blue', letter: 'B', colour: 'blue', purse: 'blue-resources', passIncome: 1 },
  ],
  holders: [],
  levels: ['opposition', 'neutral', 'support'],
  pieces: [
    { id: 'red-cube', faction: 'red', type: 'troops', supply: 'red-cubes' },
    { id: 'blue-cube', faction: 'blue', type: 'troops', supply: 'blue-cubes' },
  ],
  supplies: [
    { id: 'red-cubes', count: 12, enters: 'red-cube' },
    { id: 'blue-cubes', count: 12, enters: 'blue-cube' },
  ],
  markers: [],
  pools: {},
  tracks: [
    { id: 'red-resources', min: 0, max: 20 },
    { id: 'blue-resources', min: 0, max: 20 },
    { id: 'rounds', min: 0, max: 2 },
    {
      id: 'red-token',
      min: 0,
      max: 5,
      boxes: TOKENS,
      option: 'token',
      faceDown: { faction: 'red', values: [4, 5], shownAs: 1 },
    },
  ],
  boxes: ['available'],
  cards: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    number,
    title: `Card ${number}`,
    emblem: ['star'],
    order: number > 5 ? [] : number % 2 === 1 ? ['red', 'blue'] : ['blue', 'red'],
    dual: number === 2,
    round: number > 5,
    text,
    ...(number > 5 ? {} : { effect }),
  })),
  phases: [
    { id: 'card', run: playCard },
    { id: 'round', run: round },
  ],
  scenarios: [{ id: 'only', rule: '2.1' }],
  options: [
    { id: 'token', values: ['no', 'yes'], default: 'no', rule: '7.1' },
    { id: 'edition', values: ['1st', '2nd'], default: '1st', rule: '0' },
    { id: 'no-reveal', values: ['no', 'yes'], default: 'no', rule: '2.2' },
    { id: 'eligibility', values: ['usual', 'a', 'b'], default: 'usual', rule: '2.3.1' },
    { id: 'sudden', values: ['no', 'yes'], default: 'no', rule: '2.5' },
  ],
  editionOption: 'edition',
  families: [{ id: 'chart', factions: ['blue'] }],
  tables: [['red']],
  shares: [[['red', 'blue']]],
  catalogues: { en: english, es: { ...english, ...kernelSpanish }, pl: { ...english, ...kernelPolish } },
  whyNotSetup: () => undefined,
  setUp,
  layUnseen: (g, seen, n) => layPiles(g, { events: [1, 2, 3, 4, 5], rounds: [6, 7] }, seen, n),
  room: (g, _, s) => 6 - count(g, s, 0 as Piece) - count(g, s, 1 as Piece),
  onMap: (g) => g.volume.allSpaces,
  order: factionOrder,
  looksAhead,
  population: () => 1,
  takesSides: () => true,
  totals: (g) => ({ red: onMap(g, RED), blue: onMap(g, BLUE) }),
  margin: (g, f) => onMap(g, f) - onMap(g, f === RED ? BLUE : RED),
  goals: (g, f) => [{ id: 'pieces', value: onMap(g, f), beyond: onMap(g, f === RED ? BLUE : RED) }],
  tieOrder: () => [RED, BLUE],
  turn: {
    operationsOf: () => [muster, convoy],
    activitiesOf: () => [forage],
    isFinalEvent: precedesFinalRound,
    whyNot: barredOnFinal([CONVOY], '2.6'),
    makesIneligible: () => true,
    playsRoundsAtOnce: (g) => g.setup.options.sudden === 'yes',
    rounds: ROUNDS,
    finalRound: () => 2,
    round: 'round',
    numbers: { pass: '2.3', adjust: '2.4', next: '2.5' },
  },
  interjections: {
    give,
    request,
    withdraw: withdrawal(executesOrOperates),
    reveal,
    redeal,
    hand: handTools,
  },
  secrets: (g, f) => {
    const name = TOKENS[track(g, TOKEN)] ?? 'none'
    return f === RED && name !== 'none'
      ? [{ id: `word.${name.replace('down-', '')}`, isOpen: !name.includes('down') }]
      : []
  },
  flaws: () => [],
})

const onMap = (g: Game, f: Faction): number => g.volume.allSpaces.reduce((sum, s) => sum + count(g, s, cube(f)), 0)

const sheet = new Sheet()
const flow = sheet.part('8.1')
const conduct = sheet.part('8.2', MUSTER)
export const FEWEST = conduct.line('1', { en: 'Where fewest own cubes are.', es: '', pl: '' })
const fewestOwn = fewest({ en: 'fewest own cubes', es: '', pl: '' }, (np, s) => count(np.g, s, cube(np.me)))

/** Blue musters in one space where it has fewest, then forages; it never takes the event. */
export const chart: Family = {
  id: 'chart',
  charts: {
    blue: {
      lines: sheet.lines,
      answers: {
        'turn.first': (np) => (np.canOperate(MUSTER) ? np.say(FEWEST, MUSTER) : np.say(FEWEST, PASS)),
        'turn.second': (np) => (np.canOperate(MUSTER) ? np.say(FEWEST, MUSTER) : np.say(FEWEST, PASS)),
        'muster.where': (np) =>
          (np.op?.spaces.length ?? 0) > 0
            ? (np.join(FEWEST, FORAGE) ?? np.done())
            : np.chooseSpace(FEWEST, () => true, [fewestOwn]),
      },
    },
  },
  general: { lines: [], answers: {} },
  titles: {},
  common: commonLines(flow, conduct),
  draw: (np, among) => among[np.below(among.length)] as Space,
}

export const KINDS_OF_SEAT = { person: { nonPlayer: false } }
export const toySetup = (wish: SetupWish = {}): Setup => setupOf(toy, wish, KINDS_OF_SEAT)

/** A table of the toy: people unless a chart sits at Blue. */
export const sit = (wish: SetupWish = {}, setting: TableOptions = {}): Table => sitDown(toySetup(wish), setting)

export function sitDown(setup: Setup, setting: TableOptions = {}, volume = toy): Table {
  const context = { volume, families: [chart], setup }
  const deciders = toy.allFactions.map((f): Decider | undefined => nonPlayer(context, f)?.decide)
  return new Table(volume, setup, deciders, setting)
}

/** Answers in order, each by whoever is asked. */
export function play(table: Table, ...keys: readonly string[]): Table {
  for (const key of keys) table.answer(table.game.q.by, key)
  return table
}

/** The cards and dice that are prepared for a table; what is left of the deck follows by the seed. */
export const laid = (cards: readonly number[] = [1, 3, 6, 2, 4, 7], dice: readonly number[] = []): TableOptions => ({
  dealer: dealerOf('x', { cards, dice }),
})

/** The cubes of a faction in the north, the middle and the south. */
export const cubes = ({ game }: Table, f: Faction): number[] => toy.allSpaces.map((s) => count(game, s, cube(f)))

/** Why something is refused; nothing if it is done. */
export function refusal(deed: () => unknown): string | undefined {
  try {
    deed()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.reason.id
    throw error
  }
}

/** The keys of what can be answered now. */
export const answers = ({ pending }: Table): string[] => pending?.answers.map((w) => keyOf(toy, w)) ?? []

export const money = (g: Game, f: Faction): number => resources(g, f)
export type { Word }

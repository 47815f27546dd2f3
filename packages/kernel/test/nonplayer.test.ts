import { describe, expect, test } from 'vitest'
import {
  type Answers,
  byCard,
  chain,
  eventAnswers,
  type Family,
  first,
  linesOf,
  most,
  type NonPlayer,
  nonPlayer,
  type Order,
  Prospect,
  Sheet,
  type SpaceLine,
} from '../src/nonplayers.ts'
import { fork, Game, seedDealer } from '../src/questions.ts'
import { EVENT_WORD, PASS, place } from '../src/rules.ts'
import {
  count,
  DeadEnd,
  DONE,
  type Faction,
  GameRecord,
  keyOf,
  NO,
  numberWord,
  type Piece,
  type Setup,
  type Space,
  spaceWord,
  type Word,
  YES,
} from '../src/state.ts'
import { positionOf, Table } from '../src/table.ts'
import {
  BLUE,
  CONVOY,
  chart,
  cubes,
  FEWEST,
  FORAGE,
  laid,
  MIDDLE,
  MUSTER,
  NORTH,
  play,
  RED,
  SOUTH,
  sit,
  toy,
  toySetup,
} from './toy.ts'

const seats = { blue: 'chart' }
const BLUE_CUBE = 1 as Piece
const RED_CUBE = 0 as Piece
const sheet = new Sheet()
const part = sheet.part('9.1', MUSTER)
const text = (en: string) => ({ en, es: en, pl: en })
const [ONE, TWO] = [part.line('1', text('one')), part.line('2', text('two'))]
const northFirst = first(text('the north'), (_, s) => s === NORTH)
const mostBlue = most(text('most blue'), (np, s) => count(np.g, s, BLUE_CUBE))

/** A non-player at Blue with answers of its own, and a game that it is asked in. */
function blue(answers: Answers, { general = {}, dice }: { general?: Answers; dice?: number[] } = {}) {
  const family: Family = {
    ...chart,
    charts: { blue: { lines: sheet.lines, answers } },
    general: { lines: [], answers: general },
  }
  const setup: Setup = toySetup({ seats })
  const np = nonPlayer(
    { volume: toy, families: [family], setup, ...(dice === undefined ? {} : { dice }) },
    BLUE,
  ) as NonPlayer
  const g = new Game(toy, setup)
  g.record = new GameRecord()
  g.script.dealer = seedDealer('x')
  toy.setUp(g)
  return { np, g, family, setup }
}
/** What it says to a question of three spaces, or another that is opened here. */
const said = (
  { np, g }: ReturnType<typeof blue>,
  open = (game: Game) => game.ask(BLUE, 'x', '9.1').everySpace(() => undefined),
) => keyOf(toy, np.decide(g, open(g)))
const groundOf = ({ g }: ReturnType<typeof blue>) => g.record?.explanations[g.script.cursor]

describe('a chart at the table', () => {
  const table = () => play(sit({ seats }, laid([1, 3, 6, 2, 4, 7], [4])), 'pass')

  test('answers by its lines, with the reasons', () => {
    const t = table()
    t.run()
    const given = t.entries.slice(1, 5).map((entry) => keyOf(toy, entry as Word))
    expect(given[0]).toBe('muster')
    expect(['north', 'middle']).toContain(given[1])
    expect(given.slice(2)).toEqual(['forage', 'done'])
    expect(t.explanations[1]).toMatchObject({
      family: 'chart',
      question: 'turn.first',
      line: FEWEST,
      answer: MUSTER,
      breaks: [],
    })
    expect(t.explanations[2]).toMatchObject({
      question: 'muster.where',
      candidates: [NORTH, MIDDLE, SOUTH],
      breaks: [{ text: { en: 'fewest own cubes' }, left: [NORTH, MIDDLE] }],
    })
    expect(t.explanations[2]?.dice).toHaveLength(1)
    expect([t.explanations[3]?.line, t.explanations[3]?.answer, t.explanations[4]?.line.id]).toEqual([
      FEWEST,
      FORAGE,
      '8.2/stop',
    ])
    expect(t.explanations.slice(1, 5).map((explanation) => explanation?.isStop)).toEqual([false, false, false, true])
    expect(t.explanations[0]).toBeUndefined()
  })

  test('asked again it says the same, and why; so it does when the journal is played again', () => {
    const t = table()
    t.run()
    const again = sit({ seats }, { ...laid([1, 3, 6, 2, 4, 7], [4]), journal: t.journal })
    expect(again.explanations).toEqual(t.explanations)
    const other = sit({ seats, seed: 'elsewhere' }, { journal: t.journal })
    expect(positionOf(other.game)).toEqual(positionOf(t.game))
  })

  test('where the journal has another answer it gives no reason for that', () => {
    const t = table()
    t.run()
    const entries = [
      ...t.entries.slice(0, 2),
      ...t.entries.slice(2, 3).map((e) => (e === NORTH ? MIDDLE : NORTH) as number),
    ]
    const again = sit(
      { seats },
      { ...laid([1, 3, 6, 2, 4, 7], [4]), journal: { entries, outcomes: t.journal.outcomes.slice(0, 3) } },
    )
    expect(again.explanations[1]?.answer).toBe(MUSTER)
    expect(again.explanations[2]).toBeUndefined()
  })

  test('tries things out without effect', () => {
    const t = table()
    const before = JSON.stringify([positionOf(t.game), t.entries, t.journal.outcomes, t.log])
    const decider = t.deciders[BLUE]
    for (let i = 0; i < 3; i++) expect(decider?.(t.game, t.game.q)).toBe(MUSTER)
    expect(JSON.stringify([positionOf(t.game), t.entries, t.journal.outcomes, t.log])).toBe(before)
  })

  test('asked for advice it says what it would do in mid-turn, and the table goes on as it would have', () => {
    const [t, other] = [table(), table()]
    t.run(2)
    other.run(2)
    const adviser = nonPlayer({ volume: toy, families: [chart], setup: t.setup }, BLUE, chart)
    const { answer, explanation } = t.consult(adviser?.decide as never)
    expect([answer, explanation?.line]).toEqual([FORAGE, FEWEST])
    t.run()
    other.run()
    expect(t.entries).toEqual(other.entries)
  })

  test('a chart of another faction sits nowhere', () => {
    const setup = toySetup()
    expect(nonPlayer({ volume: toy, families: [chart], setup }, RED)).toBeUndefined()
    expect(linesOf(chart)).toContain(FEWEST)
  })

  test('a question with one answer is shown to it, and leaves no reason', () => {
    const shown: string[] = []
    const seen = blue({
      'event.space': (np) => {
        shown.push(np.q.id)
        return np.say(ONE, np.q.at(0))
      },
    })
    seen.g.script.deciders = [undefined, seen.np.decide]
    seen.g.ask(BLUE, 'event.space', '5.1').space(NORTH).answer()
    expect([shown, seen.g.record?.explanations]).toEqual([['event.space'], []])
  })
})

describe('the lines of a chart', () => {
  test('the own chart first, then what holds for all, else by lot; what is not possible counts for nothing', () => {
    const wrong: Answers = { x: () => YES }
    expect(said(blue({ x: () => spaceWord(SOUTH) }, { general: { x: () => spaceWord(NORTH) } }))).toBe('south')
    expect(said(blue(wrong, { general: { x: () => spaceWord(NORTH) } }))).toBe('north')
    const lot = blue(wrong, { general: wrong, dice: [2] })
    expect(said(lot)).toBe('middle')
    expect(groundOf(lot)).toMatchObject({ line: { id: '8.2/lot' }, candidates: [NORTH, MIDDLE, SOUTH], dice: [2] })
  })

  test('criteria narrow down, each what the one before left; then the family draws', () => {
    const b = blue({ x: (np) => np.chooseSpace(ONE, (_, s) => s !== SOUTH, [mostBlue, northFirst]) })
    expect(said(b)).toBe('north')
    expect(groundOf(b)).toMatchObject({
      candidates: [NORTH, MIDDLE],
      breaks: [{ text: text('the north'), left: [NORTH] }],
      dice: [],
    })
    const second = blue({ x: (np) => np.chooseSpace(ONE, () => true, [mostBlue, northFirst]) })
    expect([said(second), groundOf(second)?.breaks]).toEqual(['south', [{ text: text('most blue'), left: [SOUTH] }]])
    const drawn = blue({ x: (np) => np.chooseSpace(ONE, (_, s) => s !== NORTH) }, { dice: [2] })
    expect([said(drawn), groundOf(drawn)?.dice]).toEqual(['south', [2]])
    expect(said(blue({ x: (np) => np.chooseSpace(ONE, () => false) ?? np.say(TWO, spaceWord(MIDDLE)) }))).toBe('middle')
  })

  test('of spaces for a plan', () => {
    const found: (Space | undefined)[] = []
    said(
      blue({
        x: (np) => {
          found.push(np.bestOf(ONE, [NORTH, SOUTH], [mostBlue]), np.bestOf(ONE, []))
          return undefined
        },
      }),
    )
    expect(found).toEqual([SOUTH, undefined])
  })

  test.each<[string, (np: NonPlayer) => Word | undefined, string]>([
    ['the nearest from below', (np) => np.number(ONE, 4), '3'],
    ['exactly', (np) => np.number(ONE, 5), '5'],
    ['the lowest if all are above', (np) => np.number(ONE, 1), '2'],
    ['the highest', (np) => np.highest(ONE), '6'],
    ['the lowest', (np) => np.lowest(ONE), '2'],
  ])('numbers: %s', (_, answer, key) => {
    const open = (g: Game) => [3, 6, 2, 5].reduce((q, n) => q.offer(numberWord(n)), g.ask(BLUE, 'x', '9.1').offer(DONE))
    expect(said(blue({ x: answer }), open)).toBe(key)
  })

  test('where no number is offered it says none', () => {
    expect(
      said(blue({ x: (np) => np.highest(ONE) ?? np.say(TWO, NO) }), (g) =>
        g.ask(BLUE, 'x', '9.1').offer(YES).offer(NO),
      ),
    ).toBe('no')
  })

  test('the first that is possible, of answers or of pieces', () => {
    const open = (g: Game) => g.ask(BLUE, 'x', '9.1').piece(BLUE_CUBE).offer(DONE).offer(NO)
    expect(said(blue({ x: (np) => np.firstOf(ONE, [YES, NO, DONE]) }), open)).toBe('no')
    expect(said(blue({ x: (np) => np.firstPiece(ONE, [RED_CUBE, BLUE_CUBE]) }), open)).toBe('blue-cube')
    expect(said(blue({ x: (np) => np.firstPiece(ONE, [RED_CUBE]) ?? np.leave(NO) }), open)).toBe('no')
    const stopped = blue({ x: (np) => np.done() })
    expect([said(stopped, open), groundOf(stopped)?.line.id]).toEqual(['done', '8.2/stop'])
  })

  test('by lot each as likely, a single one without a die', () => {
    const open = (g: Game) => g.ask(BLUE, 'x', '9.1').offer(YES).offer(NO)
    const single = blue({ x: (np) => np.atRandom(ONE, [NO]) }, { dice: [1] })
    expect([said(single, open), groundOf(single)?.dice]).toEqual(['no', []])
    const two = blue({ x: (np) => np.atRandom(ONE, [YES, NO]) }, { dice: [2] })
    expect([said(two, open), groundOf(two)]).toMatchObject(['no', { dice: [2], candidates: [YES, NO] }])
  })

  test('an event that was declined stands in the reason, and its dice are not those of the answer', () => {
    const b = blue(
      {
        x: (np) => {
          np.die()
          return np.decline(ONE, TWO) ?? np.atRandom(ONE, [YES, NO])
        },
      },
      { dice: [5, 1] },
    )
    expect(said(b, (g) => g.ask(BLUE, 'x', '9.1').offer(YES).offer(NO))).toBe('yes')
    expect(groundOf(b)).toMatchObject({ dice: [1], declined: { lines: [ONE, TWO], dice: [5] } })
    said(b, (g) => g.ask(BLUE, 'y', '9.1').offer(YES).offer(NO))
    expect(groundOf(b)?.declined).toBeUndefined()
  })

  test('dice of its own: by the seed and the moment, apart from the game’s', () => {
    const thrown: number[] = []
    const throws = (np: NonPlayer) => {
      thrown.push(np.die(), np.die(), np.die(-3), np.below(100))
      return PASS
    }
    const [a, b] = [blue({ x: throws }), blue({ x: throws })]
    for (const each of [a, b]) said(each)
    expect(thrown.slice(0, 4)).toEqual(thrown.slice(4))
    expect(a.g.n[a.g.at.dealt]).toBe(0)
    a.g.script.cursor++
    said(a)
    expect(thrown.slice(8)).not.toEqual(thrown.slice(0, 4))
    for (const n of [0, 1, 2].map((i) => thrown[i] as number)) expect(n >= 1 && n <= 6).toBe(true)
  })

  test('spaces are selected line by line, each used up before the next', () => {
    const north: SpaceLine = { ...ONE, where: (_, s) => s === NORTH, way: YES }
    const none: SpaceLine = { ...TWO, where: () => true, when: () => false }
    const rest: SpaceLine = { ...part.line('3', text('three')), where: (_, s) => s !== NORTH, by: [mostBlue], most: 1 }
    const lines = [north, none, rest]
    const b = blue({ x: (np) => np.select(lines, 2) ?? np.say(TWO, DONE), y: (np) => np.select(lines) })
    const taken: Space[] = []
    const open = (g: Game) =>
      g
        .ask(BLUE, 'x', '9.1')
        .everySpace((s) => (taken.includes(s) ? { id: 'why.selected', rule: '' } : undefined))
        .done()
    expect(said(b, open)).toBe('north')
    taken.push(NORTH)
    expect(said(b, open)).toBe('south')
    taken.push(SOUTH)
    expect(b.np.selected()).toEqual([NORTH, SOUTH])
    expect([b.np.selected(rest), b.np.selected(undefined, 'y')]).toEqual([[SOUTH], []])
    expect([b.np.lineAt(SOUTH, lines), b.np.lineAt(MIDDLE, lines), b.np.lineAt(SOUTH, [north])]).toEqual([
      rest,
      rest,
      undefined,
    ])
    expect([b.np.way(NORTH, lines), b.np.way(SOUTH, lines)]).toEqual([YES, undefined])
    expect(said(b, open)).toBe('done')
    // Another question counts for itself; the line with its limit is used up there after one.
    expect(said(b, (g) => g.ask(BLUE, 'y', '9.1').space(SOUTH).space(MIDDLE))).toBe('south')
    expect(said(b, (g) => g.ask(BLUE, 'y', '9.1').space(MIDDLE).offer(NO).offer(YES))).not.toBe('south')
    expect(b.np.selected(undefined, 'y')).toEqual([SOUTH])
  })

  test('no more of them than is said, and the line that selected last counts', () => {
    const [a, b] = [ONE, TWO].map((line): SpaceLine => ({ ...line, where: (_, s) => s === SOUTH })) as [
      SpaceLine,
      SpaceLine,
    ]
    const all: SpaceLine = { ...ONE, where: () => true }
    const some = blue({
      x: (np) => np.select([all], 1) ?? np.done(),
      y: (np) => np.select([a]),
      z: (np) => np.select([b]),
    })
    const open = (id: string) => (g: Game) =>
      g
        .ask(BLUE, id, '9.1')
        .everySpace(() => undefined)
        .done()
    expect([said(some, open('x')), said(some, open('x'))]).toEqual([expect.any(String), 'done'])
    expect([said(some, open('y')), said(some, open('z'))]).toEqual(['south', 'south'])
    expect([some.np.lineAt(SOUTH, [a, b]), some.np.lineAt(SOUTH, [a])]).toEqual([b, a])
  })

  test('what is remembered ends with the operation, or with the phase', () => {
    let made = 0
    const seen: unknown[] = []
    const b = blue({
      x: (np) => {
        seen.push([np.once('a', () => ++made), np.onceInPhase('b', () => ++made), np.noted('c')])
        np.note('c', made)
        return spaceWord(NORTH)
      },
    })
    said(b)
    said(b)
    b.g.operation = { spaces: [] } as never
    said(b)
    b.g.phaseRun++
    said(b)
    expect(seen).toEqual([
      [1, 2, undefined],
      [1, 2, 2],
      [3, 2, undefined],
      [4, 5, undefined],
    ])
    expect([b.np.isTrial, b.np.isPlayer(RED), b.np.isPlayer(BLUE), b.np.isOver]).toEqual([false, true, false, false])
  })
})

test('at another table it has forgotten the first one', () => {
  const seen: unknown[] = []
  const b = blue({
    x: (np) => {
      seen.push(np.once('a', () => seen.length))
      return spaceWord(NORTH)
    },
  })
  const other = fork(b.g)
  other.phaseRun = b.g.phaseRun
  said(b)
  b.np.decide(
    other,
    other.ask(BLUE, 'x', '9.1').everySpace(() => undefined),
  )
  expect(seen).toEqual([0, 1])
})

test('each die is another throw, and stands with its own answer', () => {
  const b = blue({ x: (np) => np.atRandom(ONE, np.q.answers) })
  const thrown: number[] = []
  said(
    blue({
      x: (np) => {
        for (let i = 0; i < 10; i++) thrown.push(np.below(1000))
        return spaceWord(NORTH)
      },
    }),
  )
  expect(new Set(thrown).size).toBeGreaterThan(7)
  said(b)
  said(b)
  expect(groundOf(b)?.dice).toHaveLength(1)
})

describe('what was tried out and is then done', () => {
  /** Blue's first turn, with what it threw in answer to each question: in a trial or not, and at which place. */
  function turnOf(operation: Word, { tries = true, recorded = true }) {
    const thrown: { isTrial: boolean; at: number; n: number }[] = []
    const atRandom = (np: NonPlayer): Word => {
      const n = np.below(1000)
      thrown.push({ isTrial: np.isTrial, at: np.g.script.cursor, n })
      np.note('asked', (np.noted<number>('asked') ?? 0) + 1)
      return np.noted<number>('asked') === 3 && np.q.isPossible(DONE)
        ? np.say(TWO, DONE)
        : np.say(TWO, np.q.at(n % np.q.size))
    }
    const g = played(
      {
        'turn.first': (np) => np.say(ONE, !tries || np.canOperate(operation) ? operation : PASS),
        'muster.where': atRandom,
        'convoy.sure': (np) => np.say(ONE, YES),
        'convoy.how-many': atRandom,
        'convoy.from': atRandom,
      },
      { recorded, until: () => thrown.length > 0 },
    )
    const { cursor, questions, trail } = g.script
    return { g, thrown, end: { n: [...g.n], cursor, questions, trail: trail.all } }
  }

  /** A game in which Blue's chart gives these answers, until something has happened. */
  function played(answers: Answers, { recorded, until }: { recorded: boolean; until(): boolean }): Game {
    const { family, setup } = blue(answers)
    const g = new Game(toy, setup)
    if (recorded) g.record = new GameRecord()
    const np = nonPlayer({ volume: toy, families: [family], setup }, BLUE) as NonPlayer
    g.script.deciders = toy.allFactions.map((f) => (f === BLUE ? np.decide : () => PASS))
    g.script.dealer = seedDealer('x')
    toy.setUp(g)
    while (!until()) g.runPhase()
    return g
  }

  test.each([MUSTER, CONVOY])('dice fall in the trial as they do in the turn', (operation) => {
    const [plain, tried] = [turnOf(operation, { tries: false }), turnOf(operation, {})]
    expect([plain.thrown[0]?.isTrial, tried.thrown[0]?.isTrial]).toEqual([false, true])
    expect(tried.thrown.map(({ at, n }) => [at, n])).toEqual(plain.thrown.map(({ at, n }) => [at, n]))
    expect(tried.end).toEqual(plain.end)
  })

  test('it is not worked out again up to the first die of the game, and has its reasons', () => {
    const { g, thrown } = turnOf(MUSTER, {})
    expect(thrown.map(({ isTrial }) => isTrial)).toEqual([true, ...thrown.slice(1).map(() => false)])
    expect(thrown.length).toBeGreaterThan(1)
    for (const { at } of thrown) expect(g.record?.explanations[at]?.line).toBe(TWO)
  })

  test('what was tried out and not done has no part in what is tried out later', () => {
    const tried: (Game | undefined)[] = []
    const until = () => tried.length > 0
    const answers: Answers = {
      'turn.first': (np) => np.say(ONE, np.canOperate(MUSTER) ? CONVOY : PASS),
      'muster.where': (np) => np.say(TWO, np.op?.spaces.length === 0 ? np.q.at(0) : DONE),
      'convoy.sure': (np) => {
        if (!np.isTrial) tried.push(np.tryAnswer(YES))
        return np.say(ONE, YES)
      },
    }
    played(answers, { recorded: false, until })
    expect(tried[0]).toBeDefined()
  })

  test('where nobody watches it is taken over as it is, and the game is the same', () => {
    const [watched, alone] = [turnOf(CONVOY, {}), turnOf(CONVOY, { recorded: false })]
    expect(alone.thrown.every(({ isTrial }) => isTrial)).toBe(true)
    expect(alone.end).toEqual(watched.end)
    expect(turnOf(MUSTER, { recorded: false }).end).toEqual(turnOf(MUSTER, {}).end)
  })
})

test('dice laid ready are for the table, not for what is tried out', () => {
  const dice = [2]
  const b = blue(
    {
      'turn.first': (np) => {
        np.canOperate(MUSTER)
        expect(dice).toEqual([2])
        return np.atRandom(ONE, [CONVOY, MUSTER, PASS])
      },
      'muster.where': (np) => np.atRandom(ONE, np.q.answers),
    },
    { dice },
  )
  expect(said(b, (g) => g.ask(BLUE, 'turn.first', '2.3.4').offer(MUSTER).offer(CONVOY).offer(PASS))).toBe('muster')
})

describe('orders', () => {
  const order = (from: Space, to: Space, n: number): Order => ({ from, to, pieces: [[BLUE_CUBE, n]], line: ONE })
  const plan = () => [order(NORTH, MIDDLE, 2), order(SOUTH, MIDDLE, 3), order(SOUTH, NORTH, 1)]
  const spaces =
    (id: string, ...all: Space[]) =>
    (g: Game) =>
      all.reduce((q, s) => q.space(s), g.ask(BLUE, id, '9.1', { space: SOUTH })).offer(NO)
  const answers: Answers = {
    from: (np) => np.nextOrigin(plan) ?? np.say(TWO, NO),
    to: (np) => np.destination(),
    'to-of': (np) => np.destination(plan),
    n: (np) => np.ordered(),
    'n-of': (np) => np.ordered(plan),
  }
  const numbers = (id: string, params: object) => (g: Game) => g.ask(BLUE, id, '9.1', params).numbers(0, 5)

  test('are given one after another, those that are not possible left out', () => {
    const b = blue(answers)
    expect(said(b, spaces('from', MIDDLE, SOUTH))).toBe('south')
    expect(groundOf(b)).toMatchObject({ line: ONE, answer: SOUTH })
    expect(said(b, spaces('to', NORTH, MIDDLE))).toBe('middle')
    expect(said(b, numbers('n', { piece: BLUE_CUBE }))).toBe('3')
    expect(said(b, numbers('n', { piece: RED_CUBE }))).toBe('0')
    expect(said(b, spaces('from', SOUTH))).toBe('south')
    expect(said(b, spaces('to', NORTH, MIDDLE))).toBe('north')
    expect(said(b, spaces('from', NORTH, SOUTH))).toBe('no')
  })

  test('where the origin was not asked for, the plan’s next one from there is taken up', () => {
    const b = blue(answers)
    expect(said(b, spaces('to-of', NORTH, MIDDLE))).toBe('middle')
    expect(said(b, numbers('n-of', { space: SOUTH, to: MIDDLE, piece: BLUE_CUBE }))).toBe('3')
    expect(said(b, numbers('n-of', { space: SOUTH, to: NORTH, piece: BLUE_CUBE }))).toBe('1')
    expect(said(b, spaces('from', NORTH, SOUTH))).toBe('north')
    expect(said(b, spaces('from', NORTH, SOUTH))).toBe('no')
    expect(said(blue(answers, { dice: [2] }), numbers('n', { space: SOUTH, piece: BLUE_CUBE }))).toBe('1')
  })

  test('dice thrown for the plan are not those of the answer', () => {
    const b = blue({ from: (np) => np.nextOrigin(() => plan().slice(0, np.die())) }, { dice: [3] })
    expect([said(b, spaces('from', NORTH, SOUTH)), groundOf(b)?.dice]).toEqual(['north', []])
  })

  test('keep the reason of the plan', () => {
    const b = blue({
      x: (np) => {
        np.bestOf(TWO, [NORTH, SOUTH], [mostBlue])
        return np.give({ ...order(SOUTH, NORTH, 1), explanation: np.reason }, SOUTH)
      },
    })
    expect(said(b)).toBe('south')
    expect(groundOf(b)).toMatchObject({ line: TWO, candidates: [NORTH, SOUTH] })
  })
})

describe('what is tried out', () => {
  const turn = (g: Game) => g.ask(BLUE, 'turn.first', '2.3.4').offer(MUSTER).offer(CONVOY).offer(PASS)
  const go: Answers = {
    'muster.where': (np) => ((np.op?.spaces.length ?? 0) > 0 ? np.done() : np.say(ONE, spaceWord(SOUTH))),
  }
  const ask = (answers: Answers, how: (np: NonPlayer) => undefined, open = turn) => {
    const b = blue({ ...answers, 'turn.first': (np) => how(np) ?? np.say(ONE, PASS) })
    const before = [...b.g.n]
    expect(said(b, open)).toBe('pass')
    expect([...b.g.n]).toEqual(before)
    return b
  }

  test('an operation as the chart would carry it out', () => {
    ask(go, (np) => {
      const trial = np.tryOperation(MUSTER) as Game
      expect(count(trial, SOUTH, BLUE_CUBE)).toBeGreaterThan(2)
      expect([np.isChanged(trial), np.canOperate(MUSTER), np.canOperate(YES)]).toEqual([true, true, false])
      expect(np.isChanged(np.draft())).toBe(false)
    })
  })

  test('only whether it begins, where that is all that matters; one that leads nowhere does not', () => {
    const stuck: Answers = {
      'muster.where': (np) => ((np.op?.spaces.length ?? 0) > 0 ? np.fail() : np.say(ONE, spaceWord(SOUTH))),
    }
    ask(stuck, (np) => {
      expect([np.canOperate(MUSTER), np.tryOperation(MUSTER)]).toEqual([true, undefined])
    })
    ask({ 'muster.where': (np) => np.fail() }, (np) => {
      expect([np.canOperate(MUSTER), np.fail()]).toEqual([false, undefined])
    })
  })

  test('of steps the first whose condition is met; what it says instead; else it passes', () => {
    const step = (operation: Word, when: boolean, ...ifNone: Word[]) => ({
      ...TWO,
      operation,
      when: () => when,
      ifNone,
    })
    const lines: (string | undefined)[] = []
    const operate = (answers: Answers, ...steps: ReturnType<typeof step>[]) => {
      const b = blue({ ...answers, 'turn.first': (np) => np.operate(steps) })
      const answer = said(b, turn)
      lines.push(groundOf(b)?.line.id)
      return answer
    }
    const never: Answers = { 'muster.where': (np) => np.fail() }
    expect(operate(go, step(CONVOY, false), step(MUSTER, true))).toBe('muster')
    expect(operate(never, step(MUSTER, true, CONVOY))).toBe('convoy')
    expect(operate(never, step(MUSTER, true))).toBe('pass')
    expect(operate(go, step(MUSTER, false))).toBe('pass')
    expect(lines).toEqual(['9.1/2', '8.2/none', '8.1/pass', '8.1/pass'])
  })

  test('a trial goes on from what was remembered, and leaves no trace in that', () => {
    const seen: unknown[] = []
    const b = blue({
      'turn.first': (np) => {
        np.note('plan', 1)
        np.attempt(() => {})
        np.canOperate(MUSTER)
        seen.push(np.noted('plan'))
        return PASS
      },
      'muster.where': (np) => {
        seen.push(['in the trial', np.isTrial, np.tryAnswer(DONE)])
        np.note('plan', 2)
        return np.say(ONE, spaceWord(SOUTH))
      },
    })
    said(b, turn)
    expect(seen).toEqual([['in the trial', true, undefined], 1])
  })

  test('what was selected, noted and ordered so far is known in a trial of the same moment, and stays as it was', () => {
    const all: SpaceLine = { ...ONE, where: () => true, by: [northFirst] }
    const order: Order = { from: SOUTH, to: NORTH, pieces: [], line: ONE }
    const seen: unknown[] = []
    const ask = (id: string) => (g: Game) => g.ask(BLUE, id, '9.1').everySpace(() => undefined)
    const b = blue({
      x: (np) => {
        np.note('plan', 1)
        return np.select([all])
      },
      y: (np) => {
        if (np.isTrial) {
          seen.push([np.noted('plan'), np.selected(undefined, 'x'), np.nextOrigin(() => [])])
          np.note('plan', 2)
          return np.select([all])
        }
        const first = np.nextOrigin(() => [order, order, order])
        np.attempt((trial) => ask('y')(trial).answer())
        seen.push([np.noted('plan'), np.selected(), np.nextOrigin(() => []), np.nextOrigin(() => [])])
        return first
      },
    })
    said(b, ask('x'))
    said(b, ask('y'))
    expect(seen).toEqual([
      [1, [NORTH], SOUTH],
      [1, [], SOUTH, SOUTH],
    ])
  })

  test('whether what an answer begins leads to anything, tried out', () => {
    const seen: unknown[] = []
    const b = blue({
      x: (np) => {
        seen.push([MUSTER, FORAGE, CONVOY, PASS].map((answer) => np.leadsOn(answer)))
        return DONE
      },
    })
    const before = count(b.g, NORTH, BLUE_CUBE)
    said(b, (g) =>
      g
        .ask(BLUE, 'x', '9.1')
        .begin(MUSTER, (trial) => place(trial, BLUE_CUBE, NORTH))
        .begin(FORAGE, () => {})
        .begin(CONVOY, (trial) => {
          throw new DeadEnd(trial.q.id, '9.1')
        })
        .offer(PASS)
        .done(),
    )
    expect([seen, count(b.g, NORTH, BLUE_CUBE)]).toEqual([[[true, false, false, false]], before])
  })

  test('what would come of something in a space: pieces, levels, Control', () => {
    const b = blue({
      x(np) {
        const prospect = new Prospect(np, NORTH).take([RED_CUBE], 5).place(BLUE_CUBE, 3).shift(1)
        expect([prospect.others, prospect.bases, prospect.lostBy(RED)]).toEqual([5, 0, 2])
        expect([prospect.support, prospect.opposition]).toEqual([1, 0])
        expect(new Prospect(np, NORTH).set(-1).shift(-1).opposition).toBe(1)
        expect(new Prospect(np, NORTH).place(BLUE_CUBE, 3, 1).others).toBe(1)
        return np.say(ONE, spaceWord(NORTH))
      },
    })
    said(b)
    expect.assertions(4)
  })

  test('of the choices of an event the one that leaves it best off, tried to the end of the phase', () => {
    const rules = {
      amount: ONE,
      pieces: ONE,
      spaces: ONE,
      shifts: ONE,
      shiftsBy: () => [],
      choices: TWO,
      hostile: () => [],
      friendly: () => [],
      standing: (_: NonPlayer, g: Game) => count(g, NORTH, BLUE_CUBE),
    }
    const effect = (g: Game, by: Faction) => {
      const answer = g.ask(by, 'event.choice', '5.1').offer(NO).offer(YES).offer(DONE).answer()
      if (answer === YES) place(g, BLUE_CUBE, NORTH, 2)
    }
    const volume = { ...toy, cardByNumber: toy.cardByNumber.map((card) => card && { ...card, effect }) }
    const family: Family = {
      ...chart,
      charts: {
        blue: { lines: [], answers: { ...eventAnswers(rules), 'turn.first': (np) => np.say(ONE, EVENT_WORD) } },
      },
    }
    const setup = toySetup({ seats })
    const np = nonPlayer({ volume, families: [family], setup, dice: [1, 1, 1] }, BLUE)
    const table = new Table(volume, setup, [undefined, np?.decide], laid())
    play(table, 'pass')
    table.run(2)
    expect([cubes(table, BLUE), table.explanations[2]?.line]).toEqual([[2, 0, 2], TWO])
  })

  test('an event, with what happens in it', () => {
    ask({ 'event.space': (np) => np.say(ONE, spaceWord(NORTH)) }, (np) => {
      const log: never[] = []
      const trial = np.tryEvent('unshaded', log) as Game
      expect([count(trial, NORTH, BLUE_CUBE), log.map(({ kind }) => kind), trial.record]).toEqual([
        1,
        ['place'],
        undefined,
      ])
      expect(count(np.tryEvent('shaded') as Game, NORTH, BLUE_CUBE)).toBe(2)
    })
  })

  test('an answer to the end of the phase', () => {
    const table = play(sit({ seats }, laid([1, 3, 6, 2, 4, 7], [4])), 'pass')
    const found: unknown[] = []
    const family: Family = {
      ...chart,
      charts: {
        blue: {
          lines: [],
          answers: {
            ...chart.charts.blue?.answers,
            'turn.first': (np) => {
              const [mustered, passed] = [np.tryAnswer(MUSTER), np.tryAnswer(PASS)?.n.slice()]
              found.push(mustered?.isOver, passed?.[np.g.at.tracks + 1], np.tryAnswer(YES))
              return np.say(ONE, PASS)
            },
          },
        },
      },
    }
    const np = nonPlayer({ volume: toy, families: [family], setup: table.setup }, BLUE, family)
    const other = new Table(toy, table.setup, [undefined, np?.decide], {
      ...laid([1, 3, 6, 2, 4, 7], [4]),
      journal: table.journal,
    })
    const before = cubes(other, BLUE)
    other.run(1)
    expect(found.slice(0, 3)).toEqual([false, 6, undefined])
    expect(cubes(other, BLUE)).toEqual(before)
  })

  test('another error comes through', () => {
    ask({}, (np) => {
      expect(() =>
        np.attempt(() => {
          throw new Error('on purpose')
        }),
      ).toThrow('on purpose')
    })
  })
})

describe('what every family shares', () => {
  test('one chart before another, and cards before what holds for all', () => {
    const log: string[] = []
    const say = (name: string, answer: Word | undefined) => (_: NonPlayer) => {
      log.push(name)
      return answer
    }
    const both = chain<Answers>(
      { a: say('a1', undefined), b: say('b1', YES) },
      { a: say('a2', NO), b: say('b2', NO), c: say('c2', NO) },
    )
    const np = {} as NonPlayer
    expect([both.a?.(np), both.b?.(np), both.c?.(np), log]).toEqual([NO, YES, NO, ['a1', 'a2', 'b1', 'c2']])
    const b = blue(byCard({ x: () => spaceWord(SOUTH) }, { 99: { x: () => spaceWord(NORTH) } }))
    expect(said(b)).toBe('south')
    const card = b.g.n[b.g.at.deck] as number
    expect(
      said(blue(byCard({ x: () => spaceWord(SOUTH) }, { [card]: { x: () => spaceWord(NORTH) }, 99: {} }))),
    ).toMatch(/north|south/)
  })

  test('events: others’ pieces first, own ones only where they must; as many as possible', () => {
    const events = eventAnswers({
      amount: ONE,
      pieces: ONE,
      spaces: ONE,
      shifts: ONE,
      shiftsBy: () => [],
      choices: ONE,
      hostile: () => [RED_CUBE, BLUE_CUBE],
      friendly: () => [BLUE_CUBE, RED_CUBE],
      standing: (np: NonPlayer, g: Game) => count(g, NORTH, BLUE_CUBE) - (np.me as Faction),
    })
    const asked = (id: string, open: (q: ReturnType<Game['ask']>) => unknown) =>
      said(blue(events), (g) => {
        const q = g.ask(BLUE, id, '5.1')
        open(q)
        return q
      })
    expect(asked('event.remove-which', (q) => q.piece(BLUE_CUBE).piece(RED_CUBE).done())).toBe('red-cube')
    expect(asked('event.remove-which', (q) => q.piece(BLUE_CUBE).done())).toBe('done')
    expect(asked('event.remove-which', (q) => q.piece(BLUE_CUBE).offer(NO))).toBe('blue-cube')
    expect(asked('event.place-which', (q) => q.piece(RED_CUBE).piece(BLUE_CUBE))).toBe('blue-cube')
    expect(asked('event.how-many', (q) => q.numbers(1, 4))).toBe('4')
    expect(asked('event.remove-where', (q) => q.everySpace(() => undefined).done())).toBe('north')
    expect(asked('event.remove-where', (q) => q.space(SOUTH).space(MIDDLE).done())).toBe('done')
    expect(['south', 'middle']).toContain(asked('event.remove-where', (q) => q.space(SOUTH).space(MIDDLE)))
    expect(asked('event.choice', (q) => q.offer(NO))).toBe('no')
  })
})

import { seedDealer } from '@coinflict/kernel/questions'
import { type Decider, type Faction, type Game, keyOf, type Setup, type Track } from '@coinflict/kernel/state'
import { seatsOf, setupOf, Table } from '@coinflict/kernel/table'
import { LIBRARY, openBox } from '@coinflict/library'
import {
  decidersOf,
  decidersWith,
  digestOfInputs,
  Elsewhere,
  Features,
  forward,
  HIDDEN,
  kindsAt,
  levelOf,
  netFor,
  readWeights,
  SEARCH_KINDS,
  SEAT_KINDS,
  Searcher,
  think,
  thoughtOut,
  USUAL_USE,
  writeWeights,
} from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { addLessons, checkGame, lessonsOf, train } from '../src/index.ts'

/** A thought that is soon over. */
const LITTLE = { playouts: 14, cards: 3, net: true }

const OPENED = await Promise.all(LIBRARY.map((box) => openBox(box, { charts: true, nets: true })))
type Opened = (typeof OPENED)[number]

/** Charts at every seat but these. */
const seatsWith = ({ volume }: Opened, seats: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(
    volume.factions.map(({ id }) => [id, volume.families.findLast(({ factions }) => factions.includes(id))?.id ?? '']),
  ),
  ...seats,
})

/** Who answers at a table; those that think do so for a little only. */
const littleThinkers = ({ volume, families, nets = [] }: Opened, setup: Setup): readonly Decider[] =>
  decidersOf(volume, setup, families).map((decider, f) => {
    const kind = setup.seats[f]?.kind ?? ''
    if (levelOf(kind) === undefined) return decider as Decider
    return new Searcher({ volume, families, setup, net: netFor(volume, setup, nets) }, f as Faction, kind, LITTLE)
      .decide
  })

describe.each(OPENED.map((opened) => [opened.volume.id, opened] as const))('a player that thinks, %s', (_, opened) => {
  const { volume, families, nets = [] } = opened
  const ids = volume.factions.map(({ id }) => id)
  const setUp = (seats: Readonly<Record<string, string>>, seed: string, options = {}): Setup =>
    setupOf(volume, { seats: seatsWith(opened, seats), seed, options }, SEAT_KINDS)

  /** A table at which a faction that thinks is asked for the n-th time. */
  const askedTable = (setup: Setup, me: Faction, n: number): Table => {
    const deciders = littleThinkers(opened, setup)
    const table = new Table(volume, setup, deciders)
    for (let asked = 0; !table.isOver; ) {
      if (table.game.q.by === me && ++asked === n) return table
      table.run(1)
    }
    throw new Error('it was never asked')
  }

  test.each(ids.map((id, f) => [id, f as Faction] as const))(
    '%s: a whole game of possible answers, with every invariant, that plays again',
    (id, f) => {
      const kind = f % 2 === 0 ? 'search' : 'search:non-player'
      const setup = setUp({ [id]: kind }, `think ${id}`)
      const { journal } = checkGame(volume, setup, littleThinkers(opened, setup), { cuts: 1, positionsEvery: 50 })
      expect(journal.entries.length).toBeGreaterThan(30)
    },
  )

  test('several of them among a random seat play the same game for the same seed, at once or step by step', () => {
    const [first = '', second = '', third = ''] = ids
    const setup = setUp({ [first]: 'search', [second]: 'search:margin', [third]: 'random' }, 'same')
    const whole = new Table(volume, setup, littleThinkers(opened, setup))
    whole.run(60)
    const again = new Table(volume, setup, littleThinkers(opened, setup))
    for (let i = 0; i < 60; i++) again.run(1)
    expect(again.entries).toEqual(whole.entries)
  })

  test('asked again from the same checkpoint it answers the same, also in mid-turn and with nothing remembered', () => {
    const me = 1 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'again')
    for (const n of [1, 2, 3, 4]) {
      const table = askedTable(setup, me, n)
      const { answer } = table.consult(littleThinkers(opened, setup)[me] as Decider)
      table.run(1)
      expect(keyOf(volume, table.entries.at(-1) as typeof answer)).toBe(keyOf(volume, answer))
    }
  })

  test('where it thinks elsewhere the game waits, and goes on as if it had thought here, with its reasons', () => {
    const [first = '', second = ''] = ids
    const setup = setUp({ [first]: 'search', [second]: 'search:non-player' }, 'elsewhere')
    const here = new Table(volume, setup, littleThinkers(opened, setup))
    here.run(60)
    const answers = new Elsewhere()
    const there = new Table(
      volume,
      setup,
      decidersWith(volume, setup, families, () => answers.decide),
    )
    const far = littleThinkers(opened, setup)
    while (there.entries.length < 60) {
      there.run()
      expect(there.waitsForThought).toBe(true)
      const { length } = there.entries
      there.run()
      expect(there.entries.length).toBe(length)
      const { by } = there.game.q
      const copy = new Table(volume, setup, [], { journal: there.journal })
      const thought = thoughtOut(copy, far[by] as Decider)
      // As threads tell each other.
      answers.hear(structuredClone(thought))
      there.run(thought.length)
      expect(there.entries.length).toBeGreaterThanOrEqual(length + thought.length)
      expect(there.explanations[length]?.line.text).toEqual(thought[0]?.why?.line.text)
    }
    expect(there.entries.slice(0, 60)).toEqual(here.entries)
  })

  test('what a chart answers for it can be told to another thread, with its reasons', () => {
    const me = 0 as Faction
    const [family = ''] = kindsAt(volume, ids[me] ?? '').filter((kind) => kind !== 'person' && kind !== 'random')
    const setup = setUp({ [ids[me] ?? '']: family }, 'charts')
    const { journal } = askedTable(setup, me, 5)
    const chart = decidersOf(volume, setup, families)[me] as Decider
    const thought = thoughtOut(new Table(volume, setup, [], { journal }), chart)
    expect(thought[0]?.why?.line.text.en).toBeDefined()
    expect(structuredClone(thought)).toEqual(thought)
  })

  test('a journal plays again without it', () => {
    const me = 0 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'journal')
    const { journal } = askedTable(setup, me, 5)
    const silent = littleThinkers(opened, setup).map((decider, f): Decider => {
      if (f !== me) return decider
      return () => {
        throw new Error('it was asked')
      }
    })
    expect(new Table(volume, setup, silent, { journal }).entries).toEqual(journal.entries)
  })

  test('what is to come makes no difference to its answer', () => {
    const me = 2 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'to come')
    for (const n of [1, 3]) {
      const { journal } = askedTable(setup, me, n)
      const answers = ['a', 'b', 'c'].map((other) => {
        const table = new Table(volume, setup, littleThinkers(opened, setup), { journal, dealer: seedDealer(other) })
        return table.consult(littleThinkers(opened, setup)[me] as Decider).answer
      })
      expect(new Set(answers).size).toBe(1)
    }
  })

  const hidden = volume.tracks.flatMap(({ faceDown }, t) => (faceDown === undefined ? [] : [{ faceDown, t }]))
  test.runIf(hidden.length > 0)('what lies face down before others makes no difference to its answer', () => {
    const me = 1 as Faction
    const everybody = Object.fromEntries(ids.map((id) => [id, 'random']))
    const setup = setUp({ ...everybody, [ids[me] ?? '']: 'search' }, 'face down', { deception: 'yes' })
    let changed = 0
    for (const n of [1, 2, 3, 4]) {
      const answers = [0, 1, 2].map((value) => {
        const { game } = askedTable(setup, me, n)
        for (const { faceDown, t } of hidden) {
          if (faceDown.faction === ids[me] || !faceDown.values.includes(game.n[game.at.tracks + t] as number)) continue
          for (const state of [game.n, game.phaseStart.n])
            state[game.at.tracks + (t as Track)] = faceDown.values[value] ?? 0
          changed++
        }
        return (littleThinkers(opened, setup)[me] as Decider)(game, game.q)
      })
      expect(new Set(answers).size).toBe(1)
    }
    expect(changed).toBeGreaterThan(12)
  })

  test('it keeps within its playouts, and judges no turn by more than 32 guesses', () => {
    const me = 3 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'bounds')
    const { game } = askedTable(setup, me, 1)
    for (const most of [1, 5, 40, 150]) {
      const thought = think({ volume, families, setup }, game, game.q, most)
      expect(thought.playouts).toBeLessThanOrEqual(most)
      expect(thought.considered.length).toBeGreaterThan(0)
      for (const { playouts, value } of thought.considered) {
        expect(playouts).toBeLessThanOrEqual(32)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
    expect(think({ volume, families, setup }, game, game.q, 1000, () => true).playouts).toBe(1)
  })

  test('how far it is grows with its playouts, up to all that the net by which it goes asks for', () => {
    const me = 1 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'share')
    const { game } = askedTable(setup, me, 1)
    const net = netFor(volume, setup, nets)
    const use = net && { ...net.use, effort: 3 }
    const searcher = new Searcher(
      { volume, families, setup, net: net && use && { use, chances: (g) => net.chances(g) } },
      me,
      'search',
      LITTLE,
    )
    const thinking = searcher.ponder(game)
    const shares: number[] = []
    while (thinking?.step()) shares.push(thinking.share)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
    expect(thinking?.share).toBe((thinking?.thought.playouts ?? 0) / (3 * LITTLE.playouts))
  })

  test('it glances at more turns than it plays out, at most two for each playout that it may take', () => {
    const me = 3 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'glances')
    const { game } = askedTable(setup, me, 1)
    const even = Float32Array.from(ids, () => 0.25)
    let valued = 0
    const chances = (): Float32Array => {
      valued++
      return even
    }
    const most = 40
    const { playouts } = think({ volume, families, setup, net: { chances, use: USUAL_USE } }, game, game.q, most)
    expect(valued).toBeGreaterThan(playouts)
    expect(valued).toBeLessThanOrEqual(playouts + 2 * most)
  })

  test('it thinks as much more as the net wants by which it goes', () => {
    const me = 3 as Faction
    const kind = 'search'
    const setup = setUp({ [ids[me] ?? '']: kind }, 'effort')
    const { game } = askedTable(setup, me, 1)
    const net = netFor(volume, setup, nets)
    const playoutsBy = (effort: number): number => {
      const wanted = net && { use: { ...USUAL_USE, effort }, chances: (g: Game) => net.chances(g) }
      const thinking = new Searcher({ volume, families, setup, net: wanted }, me, kind, LITTLE).ponder(game)
      while (thinking?.step() === true);
      return thinking?.thought.playouts ?? 0
    }
    expect(playoutsBy(1)).toBeLessThanOrEqual(LITTLE.playouts)
    expect(playoutsBy(3)).toBeGreaterThan(LITTLE.playouts)
    expect(playoutsBy(3)).toBeLessThanOrEqual(3 * LITTLE.playouts)
  })

  test('it says in every language what it considered', () => {
    const me = 1 as Faction
    const setup = setUp({ [ids[me] ?? '']: 'search' }, 'says')
    const table = askedTable(setup, me, 1)
    table.run(1)
    const text = table.explanations.at(-1)?.line.text
    expect(text?.en).toMatch(
      /^Turns considered: \d+, in \d+ playouts\. .*(own is chosen|percentage points over the chart's)\.$/,
    )
    expect(text?.es).toMatch(
      /^Turnos considerados: \d+, en \d+ simulaciones\. .*(Elegido: el del diagrama|puntos porcentuales sobre el del diagrama)\.$/,
    )
    expect(text?.pl).toMatch(/^Rozważone tury: \d+, rozegrane na próbę \d+ razy\. /)
  })

  test('its nets are of these rules, and nobody goes by others', () => {
    const setup = setUp({}, 'nets')
    const inputs = digestOfInputs(new Features(volume))
    expect(nets.map(({ rulesVersion }) => rulesVersion)).toEqual(nets.map(() => volume.rulesVersion))
    expect(nets.map((net) => net.inputs)).toEqual(nets.map(() => inputs))
    expect(netFor(volume, setup, nets)).toBeDefined()
    for (const { loss, prior } of nets) expect(loss).toBeLessThan(prior)
    expect(netFor({ ...volume, rulesVersion: volume.rulesVersion + 1 }, setup, nets)).toBeUndefined()
    expect(
      netFor(
        volume,
        setup,
        nets.map((net) => ({ ...net, inputs: '' })),
      ),
    ).toBeUndefined()
  })

  test('it sits at every faction under its own name and level, as a player or not', () => {
    for (const [kind, { nonPlayer }] of Object.entries(SEARCH_KINDS)) {
      const seats = Object.fromEntries(ids.map((id) => [id, kind]))
      const setup = setupOf(volume, { seats }, SEAT_KINDS)
      expect(setup.seats.map((seat) => seat.nonPlayer)).toEqual(ids.map(() => nonPlayer))
      expect(new Set(setup.seats.map(({ player }) => player)).size).toBe(ids.length)
      expect(seatsOf(volume, setup)).toEqual(seats)
    }
  })
})

describe('nets', () => {
  test('weights are the same when read back, as far as bytes tell', () => {
    const inputs = 5
    const numbers = (n: number) => Float32Array.from({ length: n }, (_, i) => Math.sin(i))
    const weights = {
      first: numbers(inputs * HIDDEN),
      firstOffsets: numbers(HIDDEN),
      second: numbers(4 * HIDDEN),
      secondOffsets: numbers(4),
    }
    const read = readWeights(writeWeights(weights), inputs, 4)
    expect(read?.firstOffsets).toEqual(weights.firstOffsets)
    weights.first.forEach((weight, i) => {
      expect(Math.abs(weight - (read?.first[i] ?? 9))).toBeLessThan(0.01)
    })
    expect(readWeights(writeWeights(weights), inputs + 1, 4)).toBeUndefined()
  })

  test('training finds what decides, and the same again', () => {
    // The winner is the input that is highest.
    const n = 3000
    const inputs = Float32Array.from({ length: 3 * n }, (_, i) => Math.sin(7 * i) + Math.sin(0.3 * i * i))
    const winners = Uint8Array.from({ length: n }, (_, i) => {
      const own = [...inputs.subarray(3 * i, 3 * i + 3)]
      return own.indexOf(Math.max(...own))
    })
    const lessons = { width: 3, inputs, winners, games: Uint32Array.from({ length: n }, (_, i) => i) }
    const trained = train(lessons, 3, 5, 'x')
    expect(trained.prior).toBeGreaterThan(1)
    expect(trained.loss).toBeLessThan(0.3)
    expect(train(lessons, 3, 5, 'x').weights).toEqual(trained.weights)
    const chances = new Float32Array(3)
    forward(trained.weights, Float32Array.from([-1, 1.5, 0]), new Float32Array(HIDDEN), chances)
    expect(chances[1]).toBeGreaterThan(0.9)
  })

  test('lessons are the same in one go and in parts', () => {
    const [opened] = OPENED
    if (opened === undefined) throw new Error('no game')
    const course = { seed: 'lessons', family: opened.volume.families.at(-1)?.id ?? '' }
    const whole = lessonsOf(opened, course, 0, 4)
    const parts = addLessons([lessonsOf(opened, course, 0, 1), lessonsOf(opened, course, 1, 4)])
    expect(parts).toEqual(whole)
    expect(whole.winners.length).toBeGreaterThan(20)
    expect(whole.inputs.length).toBe(whole.width * whole.winners.length)
  })
})

import { gain, place } from '@coinflict/kernel/rules'
import {
  BadInput,
  type Decider,
  type Faction,
  NO,
  type Piece,
  type Reason,
  type Space,
  type Volume,
  word,
  YES,
} from '@coinflict/kernel/state'
import { setupOf } from '@coinflict/kernel/table'
import { chart, toy } from '@coinflict/kernel/testkit-toy'
import { everyVolume } from '@coinflict/library'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import {
  addUp,
  checkGame,
  checkInterjections,
  countTraits,
  digestOf,
  everySetup,
  explore,
  Flawed,
  fingerprint,
  flawOf,
  playBatch,
  playOne,
  proofSetup,
  report,
  Sentences,
  scripted,
  shortest,
  spread,
} from '../src/index.ts'

const EVENT = word('event')
const VOLUMES = await everyVolume()
const TOY = { volume: toy, families: [chart] }
const series = { seats: { red: 'random', blue: 'random' }, seed: 's' }
const setup = (volume: Volume, seed = 's', options: Record<string, string> = {}) =>
  setupOf(volume, { seed, options, seats: series.seats }, SEAT_KINDS)
const randomly = (volume: Volume): readonly Decider[] => volume.factions.map(() => randomPlayer('s'))

describe('a digest', () => {
  test('of one state is two numbers, others for any other state', () => {
    const state = Int16Array.from({ length: 50 }, (_, i) => i * i)
    const prints = new Set([fingerprint(state).join()])
    for (let i = 0; i < 50; i++) {
      for (const change of [1, -1, 1 << 10]) {
        const other = state.slice()
        other[i] = (other[i] as number) + change
        prints.add(fingerprint(other).join())
      }
    }
    expect(prints.size).toBe(151)
    expect(fingerprint(state)).toEqual(fingerprint(state.slice()))
  })

  test('of many games depends on each and on their order', () => {
    const prints = [1, 2, 3, 4, 5, 6]
    expect(digestOf(prints)).toMatch(/^[0-9a-f]{32}$/)
    const others = [[1, 2, 3, 4, 5], [2, 1, 3, 4, 5, 6], [5, 6, 3, 4, 1, 2], [1, 2, 3, 4, 5, 7], []]
    expect(new Set([prints, ...others].map(digestOf)).size).toBe(6)
  })
})

describe('a simulation', () => {
  test('has one digest for one seed, however it is split into batches', () => {
    const whole = playBatch(TOY, series, 0, 12)
    for (const cuts of [
      [0, 1, 12],
      [0, 5, 7, 12],
      [0, 11, 12],
    ]) {
      const parts = cuts.slice(1).map((to, i) => playBatch(TOY, series, cuts[i] as number, to))
      expect(addUp(toy, parts)).toEqual(whole)
      expect(digestOf(addUp(toy, parts).prints)).toBe(digestOf(whole.prints))
    }
    expect(digestOf(playBatch(TOY, { ...series, seed: 't' }, 0, 12).prints)).not.toBe(digestOf(whole.prints))
  })

  test.each(VOLUMES.map((volume) => [volume.id, volume] as const))('%s too', (_, volume) => {
    const opened = { volume, families: [] }
    const all = { seats: Object.fromEntries(volume.factions.map(({ id }) => [id, 'random'])), seed: 's' }
    const whole = playBatch(opened, all, 0, 4)
    expect(addUp(volume, [playBatch(opened, all, 0, 1), playBatch(opened, all, 1, 4)])).toEqual(whole)
    expect([whole.games, whole.finished, whole.prints.length]).toEqual([4, 4, 8])
  })

  test('counts games, decisions, winners, margins, rounds', () => {
    const { games, finished, decisions, winners, margins, rounds } = playBatch(TOY, series, 3, 8)
    expect([games, finished, winners.reduce((a, b) => a + b), rounds]).toEqual([5, 5, 5, 10])
    expect(decisions).toBeGreaterThan(20)
    expect((margins[0] as number) + (margins[1] as number)).toBe(0)
    const shown = report(toy, series, playBatch(TOY, series, 3, 8), 2, 'random')
    expect(shown).toMatchObject({
      game: 'toy',
      games: 5,
      meanRounds: 2,
      gamesPerSecond: 2.5,
      edition: '1st',
      seed: 's',
    })
    expect(shown.winners.red).toBe(winners[0])
  })

  test('has no persons in it', () => {
    expect(() => playOne(TOY, { seats: { red: 'random' }, seed: 's' }, 0)).toThrow(BadInput)
  })
})

describe('a checked game', () => {
  test('of the toy is sound, with every option', () => {
    for (const token of ['no', 'yes'])
      for (const noReveal of ['no', 'yes'])
        for (const sudden of ['no', 'yes']) {
          const { answers, journal } = checkGame(
            toy,
            setup(toy, 's', { token, 'no-reveal': noReveal, sudden }),
            randomly(toy),
          )
          expect([answers, journal.outcomes.length > 2]).toEqual([journal.entries.length, true])
        }
  })

  /** The toy with events that do something else. */
  const withEvent = (effect: NonNullable<(typeof toy.cards)[number]['effect']>): Volume => {
    const cards = toy.cards.map((card) => ({ ...card, effect }))
    return { ...toy, cards, cardByNumber: toy.cardByNumber.map((card) => card && { ...card, effect }) }
  }
  const eventually: readonly Decider[] = toy.factions.map(() => (_, q) => q.answers.find((w) => w === EVENT) ?? q.at(0))

  test.each<[string, Parameters<typeof withEvent>[0], RegExp]>([
    [
      'a mutator that loses a piece',
      (g) => {
        g.n[g.at.boxes] = (g.n[g.at.boxes] as number) - 1
      },
      /red-cubes: 11 pieces, there are 12/,
    ],
    [
      'a track out of bounds',
      (g) => {
        g.n[g.at.tracks] = 21
      },
      /red-resources stands at 21/,
    ],
    [
      'presence that is not kept',
      (g) => {
        g.n[3] = (g.n[3] as number) + 1
        g.n[g.at.boxes + 1] = (g.n[g.at.boxes + 1] as number) - 1
      },
      /presence/,
    ],
    [
      'a state that no position has',
      (g) => {
        g.n[g.at.mark] = 9
      },
      /is not the same when read back/,
    ],
  ])('%s is found', (_, effect, said) => {
    expect(() => checkGame(withEvent(effect), setup(toy), eventually)).toThrow(Flawed)
    expect(() => checkGame(withEvent(effect), setup(toy), eventually)).toThrow(said)
  })

  test('what the log does not tell is found', () => {
    const silent: Parameters<typeof withEvent>[0] = (g) => {
      const { log } = g
      g.log = undefined
      gain(g, 0 as Faction, 1)
      g.log = log
    }
    expect(() => checkGame(withEvent(silent), setup(toy), eventually)).toThrow(
      /red-resources: \d+ by the log, \d+ in fact/,
    )
  })

  test('a sentence with a hole is found', () => {
    const looking = () => checkGame(toy, setup(toy), eventually, { sentences: new Sentences() })
    expect(looking).toThrow(Flawed)
    expect(looking).toThrow(/\(en\): “/)
  })

  test('a phase without an end is found', () => {
    const endless: Parameters<typeof withEvent>[0] = (g, by) => {
      for (;;) g.ask(by, 'event.again', '5.1').offer(YES).offer(NO).answer()
    }
    expect(() => checkGame(withEvent(endless), setup(toy), eventually)).toThrow(/asks event.again again and again/)
  })

  test('of a flaw the shortest journal is found that shows it', () => {
    const broken = withEvent((g) => {
      g.n[g.at.boxes] = 99
    })
    const check = (decide: Decider) => checkGame(broken, setup(broken), [decide, decide])
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const flaws = seeds.flatMap((seed) => flawOf(() => check(randomPlayer(seed))) ?? [])
    const flaw = flaws.sort((a, b) => b.journal.length - a.journal.length)[0] as Flawed
    const short = shortest(flaw, (script) => check(scripted(script)))
    expect(short.kind).toBe(flaw.kind)
    expect(short.journal.length).toBeLessThanOrEqual(flaw.journal.length)
    expect(short.journal).toContain('event')
    expect(short.journal.length).toBeLessThan(4)
  })

  test('an answer that is not possible is found', () => {
    expect(() =>
      checkGame(
        toy,
        setup(toy),
        toy.factions.map(() => () => EVENT),
      ),
    ).toThrow(/which is not possible/)
  })

  test('what is neither offered nor refused is found', () => {
    const hides: NonNullable<(typeof toy.cards)[number]['effect']> = (g, by) => {
      const among = [0 as Space, 1 as Space]
      const s = g
        .ask(by, 'event.space', '5.1')
        .everySpace(() => undefined, among)
        .askSpace()
      place(g, by as number as Piece, s)
    }
    expect(() => checkGame(withEvent(hides), setup(toy), eventually)).toThrow(
      /south was not offered in event.space, and nothing stands against it/,
    )
  })

  test('chance beside the journal is found', () => {
    let calls = 0
    const effect: Parameters<typeof withEvent>[0] = (g, by) => gain(g, by, ++calls)
    expect(() => checkGame(withEvent(effect), setup(toy), eventually)).toThrow(
      /the journal does not play out to the same end|no answer to/,
    )
  })

  test('a non-player that answers otherwise when it is asked again is found', () => {
    let calls = 0
    const fickle = Object.assign(((_, q) => q.at(++calls % q.size)) as Decider, { follows: true })
    expect(() => checkGame(toy, setup(toy), [randomPlayer('s'), fickle])).toThrow(/is another one when asked again/)
  })
})

describe('things done out of turn', () => {
  test('break nothing in the toy', () => {
    let taken = 0
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      taken += checkInterjections(toy, setupOf(toy, { seed }, SEAT_KINDS)).taken
    expect(taken).toBeGreaterThan(2)
  })

  test('one that is refused but changes something is found', () => {
    const why: Reason = { id: 'why.none', rule: '' }
    const give = {
      ...(toy.interjections.give as NonNullable<(typeof toy.interjections)[string]>),
      whyNot: (g: Parameters<typeof gain>[0]) => {
        gain(g, 0 as never, 1)
        return why
      },
    }
    const broken: Volume = {
      ...toy,
      interjections: { ...toy.interjections, give, request: give, withdraw: give, hand: give },
    }
    expect(() => {
      for (const seed of ['a', 'b', 'c', 'd']) checkInterjections(broken, setupOf(broken, { seed }, SEAT_KINDS))
    }).toThrow(/refused, but not without effect/)
  })
})

describe('exploring', () => {
  test('plays every way of the toy, and stops then', () => {
    const { games, played, unreached } = explore(toy, [{}], 200)
    expect(unreached).toEqual([])
    expect(games).toBeLessThan(200)
    expect([...played.keys()]).toEqual(
      expect.arrayContaining([
        'turn.first: muster',
        'muster.where: forage',
        'card 2 shaded, 1st',
        'card 1 event, 1st',
        'convoy.how-many: all',
      ]),
    )
  })

  test('names what it did not reach; every wish is played at least once', () => {
    const shy: Volume = {
      ...toy,
      turn: {
        ...toy.turn,
        operationsOf: (f) =>
          toy.turn.operationsOf(f).map((op) => (op.rule === '3.2' ? { ...op, possible: () => false } : op)),
      },
    }
    const { games, unreached } = explore(shy, [{}, { options: { token: 'yes' } }], 5)
    expect([games, unreached.filter((way) => way.includes('convoy'))]).toEqual([
      5,
      ['turn.first: convoy', 'turn.second: convoy'],
    ])
  })
})

describe('set-ups for proof', () => {
  test.each(VOLUMES.map((volume) => [volume.id, volume] as const))(
    '%s: every scenario, option and table comes, none much less often than another of its kind can',
    (_, volume) => {
      const all = everySetup(volume)
      const possible = [...countTraits(all).keys()]
      const played = countTraits(spread(all, 600, 's'))
      expect([...played.keys()].sort()).toEqual(possible.sort())
      for (const { id, values } of volume.options)
        for (const value of values) expect(played.get(`${id} ${value}`), `${id} ${value}`).toBeGreaterThan(20)
      for (const { id } of volume.scenarios)
        expect(played.get(`scenario ${id}`)).toBeGreaterThan(500 / volume.scenarios.length)
      expect(possible.filter((trait) => trait.startsWith('players ')).length).toBe(15 + volume.shares.length)
      for (const wish of spread(all, 20, 't')) expect(proofSetup(volume, wish).scenario).toBe(wish.scenario)
    },
  )

  test('one seed gives the same ones, another gives others', () => {
    const all = everySetup(toy)
    expect(spread(all, 9, 's')).toEqual(spread(all, 9, 's'))
    expect(spread(all, 9, 's')).not.toEqual(spread(all, 9, 't'))
  })
})

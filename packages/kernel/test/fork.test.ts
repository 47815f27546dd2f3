import { describe, expect, test } from 'vitest'
import { fork, rollDie, seedDealer, tryOut } from '../src/questions.ts'
import { place } from '../src/rules.ts'
import { BadInput, count, type Entry, type Game, Pending, type Piece, type Word, wordOf } from '../src/state.ts'
import { playOut, type Table } from '../src/table.ts'
import { BLUE, cubes, laid, MIDDLE, NORTH, play, RED, SOUTH, sit, toy, toySetup } from './toy.ts'

const RED_CUBE = 0 as Piece
const wordsOf = (...keys: string[]): Word[] => keys.map((key) => wordOf(toy, key) as Word)
/** All of a game that a fork must not touch. */
const moment = ({ game: g, log, entries, answeredBy, pending }: Table) =>
  JSON.stringify([
    [...g.n],
    [...g.phaseStart.n],
    { ...g.script, dealer: undefined, deciders: [], followers: [] },
    [g.rule, g.acting, g.awaited, g.phaseRun, g.operation?.spaces, g.operation?.paid],
    [log, entries, answeredBy, pending?.answers],
  ])
/** In mid-turn: one space is mustered, a die fell. */
const midTurn = () => play(sit({}, laid([1, 3], [2, 4, 6])), 'muster', 'middle')
/** Plays the phase of a fork as far as its answers go. */
function run(g: Game): Game {
  try {
    g.runPhase()
  } catch (error) {
    if (!(error instanceof Pending)) throw error
  }
  return g
}

describe('a fork with answers', () => {
  test.each([[[]], [['south']], [['forage', 'south']], [['south', 'done']], [['done']]])(
    '%j in mid-turn is where the table gets with them',
    (keys) => {
      const table = midTurn()
      const before = moment(table)
      const g = run(fork(table.game, { answers: wordsOf(...keys), dealer: table.game.script.dealer as never }))
      expect(moment(table)).toBe(before)
      play(table, ...keys)
      // The end of a turn is the table's next phase: it has gone on already, where the fork stops.
      expect([...g.n].slice(0, g.at.sequence)).toEqual([...table.game.n].slice(0, g.at.sequence))
      expect([g.script.cursor, g.script.trail.all.slice(0, 2)]).toEqual([
        table.entries.length,
        wordsOf('muster', 'middle'),
      ])
      if (!keys.includes('done'))
        expect([g.q.id, g.q.answers, g.script.questions]).toEqual([
          table.game.q.id,
          table.game.q.answers,
          table.game.script.questions,
        ])
    },
  )

  test('goes on by its deciders, and by its own dealer where the journal has no more', () => {
    const { game } = midTurn()
    const done: Game[] = []
    const dealers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seedDealer)
    for (const dealer of dealers) {
      const g = fork(game, { answers: wordsOf('south'), dealer, deciders: [(_, q) => q.at(q.size - 1)] })
      g.runPhase()
      done.push(g)
    }
    expect(new Set(done.map((g) => count(g, SOUTH, RED_CUBE))).size).toBeGreaterThan(2)
    expect(done.map((g) => count(g, MIDDLE, RED_CUBE))).toEqual(dealers.map(() => 2))
    expect(dealers.map((dealer) => dealer.draw(0, 1, 6) + 1).map((n) => Math.min(4, n))).toEqual(
      done.map((g) => count(g, SOUTH, RED_CUBE)),
    )
  })

  test('waits for chance where it has no dealer', () => {
    const g = run(fork(midTurn().game, { answers: wordsOf('south') }))
    expect([g.awaited?.asks, g.isOver]).toEqual(['chance.die', false])
  })

  test('takes what was done out of turn along, and gives it too', () => {
    const table = midTurn()
    table.interject(RED, 'withdraw', ['red-cube', 'north', '1'])
    const answers: Entry[] = [`@${table.game.script.questions - 1} red withdraw red-cube north 1`, ...wordsOf('forage')]
    const g = run(fork(table.game, { answers, dealer: seedDealer('x') }))
    expect([count(g, NORTH, RED_CUBE), count(g, MIDDLE, RED_CUBE), g.script.cursor]).toEqual([0, 2, 5])
    expect(cubes(table, RED)).toEqual([1, 2, 0])
  })

  test('can be forked again, from its beginning and as it stands', () => {
    const table = midTurn()
    const way = { dealer: table.game.script.dealer as never }
    const first = run(fork(table.game, { answers: wordsOf('forage'), ...way }))
    const second = run(fork(first, { answers: wordsOf('south'), ...way }))
    const third = run(fork(fork(second, way), { answers: wordsOf('done'), ...way }))
    expect(count(first, SOUTH, RED_CUBE)).toBe(0)
    play(table, 'forage', 'south', 'done')
    expect([...third.n].slice(0, third.at.sequence)).toEqual([...table.game.n].slice(0, third.at.sequence))
    expect(third.script.cursor).toBe(5)
  })

  test('from a game that keeps nothing', () => {
    const seen: number[] = []
    const setup = toySetup()
    const end = playOut(toy, setup, [
      (g, q) => {
        if (q.id === 'muster.where' && q.isPossible(wordsOf('done')[0] as Word)) {
          const trial = fork(g, { answers: wordsOf('done') })
          trial.runPhase()
          seen.push(count(trial, NORTH, RED_CUBE) - count(g, NORTH, RED_CUBE))
        }
        return q.at(q.size - 1)
      },
      (_, q) => q.at(0),
    ])
    expect(seen.every((n) => n === 0)).toBe(true)
    expect([end.script.entries, end.script.outcomes, end.record]).toEqual([[], [], undefined])
  })
})

describe('a fork of the moment', () => {
  test('has the position, the operation and the rule of the game, and nothing recorded', () => {
    const { game } = midTurn()
    const g = fork(game)
    expect([...g.n]).toEqual([...game.n])
    expect([g.rule, g.acting, g.operation?.spaces, g.operation?.rules]).toEqual([
      game.rule,
      RED,
      [MIDDLE],
      game.operation?.rules,
    ])
    expect([g.record, g.log, g.script.cursor, g.script.questions]).toEqual([
      undefined,
      undefined,
      game.script.cursor,
      game.script.questions,
    ])
    expect([g.script.entries, g.script.outcomes, g.script.isKept]).toEqual([[], [], false])
  })

  test('whatever happens to it, the game stays as it is', () => {
    const table = midTurn()
    const before = moment(table)
    const g = fork(table.game, { dealer: seedDealer('x') })
    place(g, RED_CUBE, SOUTH, 3)
    rollDie(g)
    g.operation?.spaces.push(SOUTH)
    if (g.operation) g.operation.paid += 5
    g.cite('9', BLUE)
    g.script.trail.push(0)
    g.script.trailOutcomes.push(wordsOf('1')[0] as Word)
    g.phaseStart.n.fill(0)
    expect(moment(table)).toBe(before)
    expect([count(g, SOUTH, RED_CUBE), g.script.drawn]).toEqual([3, 1])
  })

  test('into a game that was used before, nothing of that is left', () => {
    const table = midTurn()
    const used = run(fork(table.game, { answers: wordsOf('south', 'forage'), dealer: seedDealer('x') }))
    const { phaseRun } = used
    used.script.followers = [(_, q) => q.at(0)]
    const g = fork(table.game, {}, used)
    expect(g).toBe(used)
    // Who remembers something of a run forgets it: this is another.
    expect([g.phaseRun > phaseRun, g.script.followers]).toEqual([true, []])
    expect([[...g.n], g.script.entries, g.script.outcomes, g.script.drawn, g.script.trail.all]).toEqual([
      [...table.game.n],
      [],
      [],
      0,
      wordsOf('muster', 'middle'),
    ])
    expect([g.script.dealer, g.script.deciders, g.operation?.activity]).toEqual([undefined, [], undefined])
    const again = run(fork(table.game, { answers: [], dealer: seedDealer('y') }, used))
    expect([again.operation?.spaces, again.q.id]).toEqual([[MIDDLE], 'muster.where'])
  })
})

describe('something tried out', () => {
  test('gives what came of it and leaves the game untouched', () => {
    const table = midTurn()
    const before = moment(table)
    const n = tryOut(table.game, { dealer: seedDealer('x') }, (trial) => {
      expect(trial.n).not.toBe(table.game.n)
      expect([count(trial, MIDDLE, RED_CUBE), trial.operation?.spaces]).toEqual([2, [MIDDLE]])
      place(trial, RED_CUBE, SOUTH, rollDie(trial))
      return count(trial, SOUTH, RED_CUBE)
    })
    expect(n).toBeGreaterThan(0)
    expect(moment(table)).toBe(before)
  })

  test('also when it throws; the next trial begins anew', () => {
    const table = midTurn()
    const before = moment(table)
    const fail = (trial: Game) => {
      place(trial, RED_CUBE, SOUTH, 3)
      trial.cite('9', BLUE)
      throw new BadInput('x', 'on purpose')
    }
    expect(() => tryOut(table.game, {}, fail)).toThrow('on purpose')
    expect(moment(table)).toBe(before)
    tryOut(table.game, {}, (trial) => {
      expect([count(trial, SOUTH, RED_CUBE), trial.rule, trial.operation?.spaces]).toEqual([0, '3.1', [MIDDLE]])
    })
    play(table, 'south')
  })

  test('a trial in a trial has a game of its own', () => {
    const { game } = midTurn()
    tryOut(game, {}, (before) => place(before, RED_CUBE, SOUTH, 2))
    tryOut(game, {}, (outer) => {
      place(outer, RED_CUBE, SOUTH, 1)
      tryOut(game, {}, (beside) => {
        expect(beside).not.toBe(outer)
        expect(count(beside, SOUTH, RED_CUBE)).toBe(0)
      })
      tryOut(outer, {}, (inner) => {
        place(inner, RED_CUBE, SOUTH, 1)
        expect(count(inner, SOUTH, RED_CUBE)).toBe(2)
      })
      expect(count(outer, SOUTH, RED_CUBE)).toBe(1)
    })
    expect(count(game, SOUTH, RED_CUBE)).toBe(0)
  })

  test('the same game is lent again, and cannot be forked from where its phase began', () => {
    const { game } = midTurn()
    const first = tryOut(game, {}, (trial) => trial)
    tryOut(game, {}, (trial) => {
      expect(trial).toBe(first)
      expect(() => fork(trial, { answers: [] })).toThrow('a passing trial cannot be forked from its beginning')
    })
  })
})

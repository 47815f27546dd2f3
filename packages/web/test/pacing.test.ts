import { type Faction, isNonPlayer, type Table, type Word, wordOf } from '@coinflict/kernel'
import { adviceAt, advisersAt } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { openSave, Session } from '../src/play/session.ts'
import { candidatesOf, spacesOfStep } from '../src/play/spaces.ts'
import type { Step } from '../src/play/step.ts'
import { seatsFor } from '../src/setup/seats.ts'
import { type FullBox, SHELF, unpackBox } from '../src/volumes.ts'
import { answersOf, box, gameWithNonPlayers, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const { volume, families } = box
const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
const answers = answersOf(played)
const { from, to } = turnOfNonPlayer(played, 3)
/** The first space that it chooses among several. */
const CHOSEN = answers.find((key, n) => n >= from && volume.spaceIndex.has(key) && hasChoice(n)) ?? ''
const CARTELS = volume.factionIndex.get('cartels') as Faction
const GOVT = volume.factionIndex.get('govt') as Faction

const sitAt = (entries: number, isAtOnce = false): Session => {
  const { table } = openSave(volume, families, saveAt(played, entries))
  return new Session(
    'id',
    box,
    table,
    undefined,
    false,
    () => undefined,
    () => isAtOnce,
  )
}
const word = (key: string): Word => wordOf(volume, key) as Word

describe('the turn of a non-player', () => {
  test('comes answer by answer, each with its question and its reason', () => {
    const session = sitAt(from)
    expect([session.isPlaying, session.step, session.question]).toEqual([true, undefined, undefined])
    expect(session.actor).toBe(CARTELS)
    for (let n = from; n < to; n++) {
      session.advance()
      const { step } = session
      expect(session.length).toBe(n + 1)
      expect(step?.question.id).toBe(tableAt(played, n).pending?.id)
      expect(step?.answer).toBe(played.journal[n])
      expect(step?.ground?.line.id).toBe(played.grounds[n]?.line.id)
    }
  })

  test('ends with its end in view, and nothing of what comes after', () => {
    const session = sitAt(from)
    for (let n = from; n < to; n++) session.advance()
    expect([session.isPlaying, session.isAtTurnsEnd]).toEqual([true, true])
    const end = played.moment(stretchAt(to))
    expect([...session.game.n]).toEqual([...end.game.n])
    expect(session.log).toHaveLength(end.logLength)
    session.advance()
    expect(session.isAtTurnsEnd).toBe(false)
    expect([...session.game.n]).toEqual([...tableAt(played, to).game.n])
  })

  test('leads to the next question of a person, which waits until it was looked at', () => {
    const session = sitAt(from)
    while (session.isPlaying) session.advance()
    const { pending } = tableAt(played, session.length)
    expect(session.question?.id).toBe(pending?.id)
    expect(isNonPlayer(played.game, session.question?.by as Faction)).toBe(false)
  })

  test('goes by at once if it is to, now or from the beginning', () => {
    const later = sitAt(from)
    later.advance()
    later.finish()
    const first = sitAt(from, true)
    expect([first.isPlaying, later.isPlaying]).toEqual([false, false])
    expect(first.presentSave().journal).toEqual(later.presentSave().journal)
  })

  test('takes no answer from a person', () => {
    const session = sitAt(from)
    expect(() => session.answer(word(answers[from] ?? ''))).toThrow('nobody is asked')
    expect(session.canRedo).toBe(false)
  })

  test('may be given something while it waits', () => {
    const session = sitAt(from)
    session.interject(GOVT, 'give', ['cartels', 'resources', '2'])
    expect(session.isPlaying).toBe(true)
    expect(session.length).toBe(from + 1)
    session.advance()
    expect(session.step?.entry).toBe(from + 1)
    expect(session.presentSave().journal[from]).toContain('govt give cartels resources 2')
  })

  test('names the spaces it is about and those it chose among', () => {
    const session = sitAt(to)
    const chosen = Array.from({ length: to - from }, (_, i) => from + i).filter((n) => answers[n] === CHOSEN)
    expect(chosen).toHaveLength(1)
    session.lookAt((chosen[0] ?? 0) + 1)
    const step = session.step as Step
    expect([...spacesOfStep(step, session.log)]).toContain(volume.spaceIndex.get(CHOSEN))
    expect([...candidatesOf(step)]).toContain(volume.spaceIndex.get(CHOSEN))
    expect(candidatesOf(step).size).toBeGreaterThan(1)
  })

  test('a random seat goes on without being looked at', () => {
    const table = gameWithNonPlayers({ seed: '3', seats: { auc: 'random', cartels: 'aa1' } })
    expect(follow(table, box).presentSave().journal).toEqual(answersOf(table))
  })
})

describe.each(SHELF.map((shelf) => [shelf.title, shelf] as const))('%s', (_, shelf) => {
  test('solo against any family: at any pace it is the game that the charts alone gave, and advice changes nothing', async () => {
    const full = await unpackBox(shelf)
    for (const { id } of full.families) {
      const seats = seatsFor(full.volume, full.volume.tables[0] ?? [], id)
      const table = gameWithNonPlayers({ seed: '2', seats }, full)
      const session = follow(table, full, (sitting) => {
        for (const adviser of advisersAt(sitting.table, full.families)) {
          const { answer } = adviceAt(sitting.table, full.families, adviser.id)
          expect(sitting.question?.isPossible(answer)).toBe(true)
        }
      })
      expect(session.presentSave().journal).toEqual(answersOf(table))
    }
  })
})

describe('looking back', () => {
  test('an earlier moment shows the answer of a non-player that led to it', () => {
    const session = sitAt(to)
    session.lookAt(from + 1)
    expect(session.step?.answer).toBe(played.journal[from])
    expect(session.step?.ground?.line.id).toBe(played.grounds[from]?.line.id)
    session.lookAt(from)
    expect(session.step).toBeUndefined()
  })

  test('their last turns are shown again from the beginning, and the game stays as it is', () => {
    const session = sitAt(to, true)
    const { length } = session
    const turns = session.lastTurns
    if (turns === undefined) throw new Error('they had no turn')
    expect(turns.from).toBeLessThanOrEqual(from)
    session.showAgain()
    expect([session.isAgain, session.moment]).toEqual([true, turns.from])
    for (let n = turns.from; n < turns.to; n++) {
      session.advance()
      expect(session.step?.answer).toBe(session.table.journal[n])
    }
    expect(session.isAgain).toBe(true)
    session.advance()
    expect([session.isAgain, session.isPresent, session.length]).toEqual([false, true, length])
  })

  test('there is nothing to show before they had a turn', () => {
    expect(sitAt(0).lastTurns).toBeUndefined()
  })
})

describe('taking back', () => {
  test('goes past the answers of non-players, and given again they play as before', () => {
    const session = sitAt(from, true)
    const { length } = session
    const before = session.presentSave().journal
    session.undo(true)
    expect(session.length).toBeLessThan(from)
    expect(session.isPlaying).toBe(false)
    session.redo()
    if (session.isHeld) session.confirm()
    expect(session.length).toBe(length)
    expect(session.presentSave().journal).toEqual(before)
    expect(session.canRedo).toBe(false)
  })
})

/** Plays a game again on the screen: non-players step by step, each with its reason, persons as they answered. */
function follow(table: Table, full: FullBox, wonder: (session: Session) => void = () => undefined): Session {
  const beginning = openSave(table.volume, full.families, saveAt(table, 0)).table
  const session = new Session(
    'id',
    full,
    beginning,
    undefined,
    false,
    () => undefined,
    () => false,
  )
  while (!session.isOver) {
    if (session.isHeld) session.confirm()
    else if (session.isPlaying) {
      session.advance()
      if (session.step !== undefined) expect(session.step.ground).toBeDefined()
    } else {
      wonder(session)
      session.answer(table.journal[session.length] as Word)
    }
  }
  return session
}

/** Whether a non-player had several candidates for an answer. */
function hasChoice(entry: number): boolean {
  return (played.grounds[entry]?.candidates.length ?? 0) > 1
}

/** The stretch that begins with an entry. */
function stretchAt(entry: number): number {
  for (let i = 0; i <= played.stretches; i++) if (played.moment(i).at === entry) return i
  throw new Error('no stretch begins there')
}

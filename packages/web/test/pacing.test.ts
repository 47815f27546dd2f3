import type { Family } from '@coinflict/kernel/nonplayers'
import {
  currentCard,
  type Faction,
  isNonPlayer,
  isSpaceWord,
  type LogEvent,
  type LogKind,
  type Piece,
  type Space,
  type Track,
  type Word,
  wordOf,
} from '@coinflict/kernel/state'
import { type Table, turnOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { condensed } from '../src/play/condense.ts'
import { LocalSession } from '../src/play/local-session.ts'
import { candidatesOf, spacesOfStep } from '../src/play/spaces.ts'
import { type Answered, type Step, spacesNamed } from '../src/play/step.ts'
import { seatsFor } from '../src/setup/seats.ts'
import { openSave } from '../src/storage/open.ts'
import { type FullBox, GAMES, loadFullBox } from '../src/volumes.ts'
import { answersIn, answersOf, box, gameWithNonPlayers, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const { volume, families } = box
const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
const answers = answersOf(played)
const { from, to } = turnOfNonPlayer(played, 3)
/** The first space that it chooses among several. */
const CHOSEN = answers.find((key, n) => n >= from && volume.spaceIndex.has(key) && hasChoice(n)) ?? ''
const CARTELS = volume.factionIndex.get('cartels') as Faction
const GOVT = volume.factionIndex.get('govt') as Faction

const sitAt = (entries: number, isInstant = false): LocalSession => {
  const { table } = openSave(volume, families, saveAt(played, entries))
  return new LocalSession('id', box, table, { isInstant: () => isInstant })
}
const word = (key: string): Word => wordOf(volume, key) as Word

describe('the turn of a non-player', () => {
  test('comes step by step: each answer once and in its order, with its question and its reason', () => {
    const session = sitAt(from)
    expect([session.isPlaying, session.step, session.question]).toEqual([true, undefined, undefined])
    expect(session.actor).toBe(CARTELS)
    const seen: Answered[] = []
    while (session.length < to) {
      session.advance()
      seen.push(...stepOf(session).answers)
    }
    expect(seen.map(({ entry }) => entry)).toEqual(Array.from({ length: to - from }, (_, i) => from + i))
    for (const { entry, question, answer, explanation } of seen) {
      expect(question.id).toBe(tableAt(played, entry).pending?.id)
      expect(answer).toBe(played.entries[entry])
      expect(explanation?.line.id).toBe(played.explanations[entry]?.line.id)
    }
  })

  test('a step is one space or one deed: how many, which way and that it is done belong to it', () => {
    let [steps, given] = [0, 0]
    follow(played, box, ({ step }) => {
      if (step === undefined) return
      steps++
      given += step.answers.length
      const places = step.answers.filter(
        ({ question, answer }) => isSpaceWord(answer) && spacesNamed(question).length === 0,
      )
      expect(places.length, `the step at ${step.answers[0]?.entry}`).toBeLessThanOrEqual(1)
    })
    expect(steps).toBeLessThan(given * 0.7)
  })

  test('ends with its end in view, and nothing of what comes after', () => {
    const session = sitAt(from)
    while (session.length < to) session.advance()
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
    expect(stepOf(session).answers[0]?.entry).toBe(from + 1)
    expect(answersIn(session.presentSave())[from]).toContain('govt give cartels resources 2')
  })

  test('names the spaces it is about and those it chose among', () => {
    const session = sitAt(to)
    const chosen = Array.from({ length: to - from }, (_, i) => from + i).filter((n) => answers[n] === CHOSEN)
    expect(chosen).toHaveLength(1)
    session.lookAt((chosen[0] ?? 0) + 1)
    const step = stepOf(session)
    const candidates = candidatesOf(step.answers.at(-1)?.explanation)
    expect([...spacesOfStep(step)]).toContain(volume.spaceIndex.get(CHOSEN))
    expect([...candidates]).toContain(volume.spaceIndex.get(CHOSEN))
    expect(candidates.size).toBeGreaterThan(1)
  })

  test('a random seat goes on without being looked at', () => {
    const table = gameWithNonPlayers({ seed: '3', seats: { auc: 'random', cartels: 'aa1' } })
    expect(answersIn(follow(table, box).presentSave())).toEqual(answersOf(table))
  })
})

/** The games that have non-players. */
const CHARTED = (await Promise.all(GAMES.map(async (game) => ({ game, charts: await game.charts() }))))
  .filter(({ charts }) => charts.length > 0)
  .map(({ game }) => [game.title, game] as const)

describe.each(CHARTED)('%s', (_, game) => {
  test('solo against any family: at any pace it is the game that the charts alone gave, and advice changes nothing', async () => {
    const full = await loadFullBox(game)
    for (const { id } of full.families) {
      const seats = seatsFor(full.volume, full.volume.tables[0] ?? [], id)
      const table = gameWithNonPlayers({ seed: '2', seats }, full)
      const session = follow(table, full, undefined, (sitting) => {
        for (const adviser of sitting.advisers) {
          const { answer } = sitting.advise(adviser)
          expect(sitting.question?.isPossible(answer)).toBe(true)
        }
      })
      expect(answersIn(session.presentSave())).toEqual(answersOf(table))
    }
  })
})

describe.each(CHARTED)('%s', (_, game) => {
  test('whatever non-players and rounds do is seen in a step or a part of its own', async () => {
    const full = await loadFullBox(game)
    for (const { id } of full.families) {
      const seats = seatsFor(full.volume, full.volume.tables[0] ?? [], id)
      const table = gameWithNonPlayers({ seed: '2', seats }, full)
      const seen = new Set<string>()
      let own: readonly LogEvent[] = []
      const session = follow(table, full, ({ part, step }) => {
        for (const event of (part ?? step)?.events ?? []) seen.add(JSON.stringify(event))
        if (part !== undefined) own = [...own, ...part.events]
      })
      expect(own.some(({ kind }) => kind === 'phase')).toBe(true)
      const unseen = Array.from({ length: table.turnsDone }, (_, turn) => turn)
        .map((turn) => turnOf(table, turn))
        .filter(({ by }) => by === undefined || isNonPlayer(table.game, by))
        .flatMap(({ events }) => events)
        .filter(({ kind, rule }) => !PASSING.includes(kind) && rule !== full.volume.turn.numbers.next)
        // What came of an own answer a person sees at once.
        .filter(({ at, by }) => by === -1 || isNonPlayer(table.game, by) || table.answeredBy[at - 1] !== by)
        .filter((event) => !seen.has(JSON.stringify(event)))
      expect(unseen, id).toEqual([])
      expect(session.isOver).toBe(true)
    }
  })

  test('a person confirms own turns only', async () => {
    const full = await loadFullBox(game)
    // A person has the last word in a turn of a non-player only now and then.
    let found = 0
    for (let n = 0; n < 40 && found === 0; n++) {
      const { id } = full.families[n % full.families.length] as Family
      const seats = seatsFor(full.volume, full.volume.tables[0] ?? [], id)
      const table = gameWithNonPlayers({ seed: `${n}`, seats }, full)
      for (let turn = 0; turn < table.turnsDone; turn++) {
        const { at } = table.moment(turn + 1)
        const isAnswered = at > table.moment(turn).at && !isNonPlayer(table.game, table.answeredBy[at - 1] as Faction)
        if (!isAnswered || !isOfNonPlayer(table, turn)) continue
        const opened = openSave(full.volume, full.families, saveAt(table, at - 1)).table
        const session = new LocalSession('id', full, opened)
        session.answer(table.entries[at - 1] as Word)
        expect(session.isHeld, `${id} at ${at}`).toBe(false)
        found++
      }
    }
    expect(found).toBeGreaterThan(0)
  })
})

describe('since the last turn', () => {
  test('it is told turn by turn, without the set-up, when non-players played at once', () => {
    const session = sitAt(0, true)
    for (const { events, game } of session.news) {
      expect(currentCard(game)).not.toBe(0)
      expect(events.every(({ rule }) => rule !== '2.1')).toBe(true)
    }
    const later = sitAt(from, true)
    expect(later.tellsNews).toBe('unasked')
    const told = later.news.find(({ by }) => by === CARTELS)
    expect(told?.events).toEqual(turnOf(played, stretchAt(to) - 1).events)
    later.answer(later.question?.answers[0] as Word)
    expect(later.tellsNews).toBeUndefined()
  })

  test('the reasons of an Event say why it was taken, and why this side of it', () => {
    const session = sitAt(played.entries.length, true)
    const side = played.explanations.findIndex((explanation) => explanation?.question === 'event.side')
    const event = session.log.find(({ kind, at }) => kind === 'event' && at === side + 1) as LogEvent
    const lines = session.whyOf(event).map(({ line }) => line.id)
    expect(lines).toEqual([played.explanations[side - 1]?.line.id, played.explanations[side]?.line.id])
  })

  test('what is alike but for its number is added up', () => {
    const flip = { kind: 'flip', by: CARTELS, rule: '3.2.3', space: 1 as Space, piece: 1 as Piece, n: 1 } as const
    const pay = { kind: 'track', by: CARTELS, rule: '3.2.3', track: 1 as Track, change: -1 } as const
    const told = condensed(volume, [
      { ...flip, at: 1 },
      { ...pay, n: 9, at: 1 },
      { ...flip, at: 2 },
      { ...pay, n: 8, at: 2 },
      { ...flip, space: 2 as Space, at: 3 },
    ])
    expect(told.map(({ n, change }) => [n, change])).toEqual([
      [2, undefined],
      [8, -2],
      [1, undefined],
    ])
  })

  test('what several deeds earn is told after the last of them', () => {
    const flip = { kind: 'flip', by: CARTELS, rule: '4.3.1', piece: 1 as Piece, n: 1 } as const
    const earn = { kind: 'track', by: CARTELS, rule: '4.3.1', track: 1 as Track, change: 1 } as const
    const told = condensed(volume, [
      { ...flip, space: 1 as Space, at: 1 },
      { ...earn, n: 1, at: 1 },
      { ...flip, space: 2 as Space, at: 2 },
      { ...earn, n: 2, at: 2 },
    ])
    expect(told.map(({ space, n, change }) => [space, n, change])).toEqual([
      [1, 1, undefined],
      [2, 1, undefined],
      [undefined, 2, 2],
    ])
  })
})

describe('looking back', () => {
  test('an earlier moment shows the answer of a non-player that led to it', () => {
    const session = sitAt(to)
    session.lookAt(from + 1)
    expect(stepOf(session).answers[0]?.answer).toBe(played.entries[from])
    expect(stepOf(session).explanations[0]?.line.id).toBe(played.explanations[from]?.line.id)
    session.lookAt(from)
    expect(session.step).toBeUndefined()
  })

  test('their last turns are shown again from the beginning, and the game stays as it is', () => {
    const session = sitAt(to, true)
    const { length } = session
    const turns = session.lastTurns
    if (turns === undefined) throw new Error('they had no turn')
    expect(turns.from).toBeLessThanOrEqual(from)
    session.replayLastTurns()
    expect([session.isReplay, session.moment]).toEqual([true, turns.from])
    const seen: number[] = []
    while (session.moment < turns.to || session.part !== undefined) {
      session.advance()
      if (session.part === undefined) seen.push(...stepOf(session).answers.map(({ entry }) => entry))
    }
    expect(seen).toEqual(Array.from({ length: turns.to - turns.from }, (_, i) => turns.from + i))
    expect(session.isReplay).toBe(true)
    session.advance()
    expect([session.isReplay, session.isPresent, session.length]).toEqual([false, true, length])
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

/** Plays a game again on the screen: non-players step by step, each with its reason, people as they answered. */
function follow(
  table: Table,
  full: FullBox,
  look: (session: LocalSession) => void = () => undefined,
  wonder: (session: LocalSession) => void = () => undefined,
): LocalSession {
  const beginning = openSave(table.volume, full.families, saveAt(table, 0)).table
  const session = new LocalSession('id', full, beginning, { isInstant: () => false })
  while (!session.isOver) {
    if (session.step !== undefined) expect(session.step.explanations.length).toBeGreaterThan(0)
    if (session.step !== undefined || session.part !== undefined) look(session)
    if (session.isHeld) session.confirm()
    else if (session.isPlaying) session.advance()
    else {
      wonder(session)
      session.answer(table.entries[session.length] as Word)
    }
  }
  return session
}

/** The step that is looked at. */
function stepOf({ step }: LocalSession): Step {
  if (step === undefined) throw new Error('no step is looked at')
  return step
}

/** What is seen elsewhere: cards and eligibility beside the map, the name of a phase above it. */
const PASSING: readonly LogKind[] = ['card', 'eligible', 'ineligible', 'phase']

const isOfNonPlayer = (table: Table, turn: number): boolean => {
  const { by } = turnOf(table, turn)
  return by !== undefined && isNonPlayer(table.game, by)
}

/** Whether a non-player had several candidates for an answer. */
function hasChoice(entry: number): boolean {
  return (played.explanations[entry]?.candidates.length ?? 0) > 1
}

/** The turn that begins with an entry. */
function stretchAt(entry: number): number {
  for (let i = 0; i <= played.turnsDone; i++) if (played.moment(i).at === entry) return i
  throw new Error('no turn begins there')
}

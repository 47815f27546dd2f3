import { describe, expect, test } from 'vitest'
import { defineVolume, seedDealer } from '../src/questions.ts'
import { setTrack } from '../src/rules.ts'
import { type Asked, HIDDEN, keyOf, track, type Volume, type Word, word, wordOf } from '../src/state.ts'
import {
  journalFor,
  loadSave,
  positionFor,
  positionOf,
  readPosition,
  SPECTATOR,
  saveFor,
  saveOf,
  type Table,
  type Viewer,
  type VisibleGame,
  visibleTo,
} from '../src/table.ts'

import { BLUE, KINDS_OF_SEAT, laid, play, RED, sit, sitDown, TOKEN as TOKEN_TRACK, toy, toySetup } from './toy.ts'

const TOKEN = { token: 'yes' }
const [SUN, MOON] = [word('sun'), word('moon')]
const askedText = (asked: Asked | undefined) =>
  asked && { ...asked, refused: asked.refused.map((w) => [keyOf(toy, w), asked.whyNot(w)]) }
/** All bytes of what somebody sees, with the reasons that stand in the question. */
const bytes = ({ question, ...rest }: VisibleGame): string => JSON.stringify([rest, askedText(question)])
const shown = (table: Table, viewer: Viewer) => bytes(visibleTo(table, viewer))

/** A game in which this token lies before Red, the second faction having acted. */
function game(token: Word, seed = 'a', wish: Parameters<typeof sit>[0] = {}): Table {
  const outcomes = [token, ...['card-1', 'card-3'].map((key) => wordOf(toy, key) as Word)]
  const table = sit({ options: TOKEN, seed, ...wish }, { dealer: seedDealer(seed), journal: { entries: [], outcomes } })
  return play(table, 'pass', 'event')
}

describe('what lies face down before Red', () => {
  test.each([
    ['a spectator', SPECTATOR],
    ['Blue', [BLUE]],
  ])('%s sees the same whatever it is, and whoever deals', (_, viewer) => {
    expect(shown(game(SUN), viewer)).toBe(shown(game(MOON), viewer))
    expect(shown(game(SUN), viewer)).toBe(shown(game(SUN, 'b'), viewer))
    expect(shown(game(SUN), viewer)).not.toMatch(/sun|moon|"seed"/)
    expect(journalFor(game(SUN), viewer)).toEqual(['!?', '!card-1', '!card-3', 'pass', 'event'])
    expect(visibleTo(game(SUN), viewer).position.tracks['red-token']).toBe('face-down')
  })

  test.each([
    ['Red', [RED]],
    ['the player of both', [RED, BLUE]],
  ])('%s sees it', (_, viewer) => {
    const { journal, position, save, secrets } = visibleTo(game(SUN), viewer)
    expect([journal[0], position.tracks['red-token'], save.checkpoint?.position.tracks['red-token']]).toEqual([
      '!sun',
      'down-sun',
      'down-sun',
    ])
    expect(secrets.red).toEqual([{ id: 'word.sun', isOpen: false }])
    expect(shown(game(SUN), viewer)).not.toBe(shown(game(MOON), viewer))
    // The seed stays with the table all the same.
    expect(shown(game(SUN), viewer)).toBe(shown(game(SUN, 'b'), viewer))
  })

  test('a faction of the same player sees it too', () => {
    const table = game(SUN, 'a', { seats: { red: 'person:ann', blue: 'person:ann' } })
    expect([journalFor(table, [BLUE])[0], positionFor(table, [BLUE]).tracks['red-token']]).toEqual(['!sun', 'down-sun'])
    expect(journalFor(table, SPECTATOR)[0]).toBe('!?')
  })

  test('secrets are told of the own factions only', () => {
    expect(Object.keys(visibleTo(game(SUN), [BLUE]).secrets)).toEqual(['blue'])
    expect(visibleTo(game(SUN), SPECTATOR).secrets).toEqual({})
    expect(visibleTo(game(SUN), 'everything').secrets).toEqual({ red: [{ id: 'word.sun', isOpen: false }], blue: [] })
  })

  test('whatever a volume counts or tells is counted on what the viewer knows', () => {
    const nosy: Volume = {
      ...toy,
      totals: (g) => ({ token: track(g, TOKEN_TRACK) }),
      secrets: (g) => [{ id: String(track(g, TOKEN_TRACK)), isOpen: false }],
    }
    const outcomes = [SUN, ...['card-1', 'card-3'].map((key) => wordOf(toy, key) as Word)]
    const table = sitDown(toySetup({ options: TOKEN }), { journal: { entries: [], outcomes } }, nosy)
    const seen = (viewer: Viewer) => [
      visibleTo(table, viewer).totals.token,
      Object.values(visibleTo(table, viewer).secrets)[0]?.[0]?.id,
    ]
    expect([seen([BLUE]), seen([RED])]).toEqual([
      [1, '1'],
      [4, '4'],
    ])
  })

  test('everything is everything', () => {
    const table = game(SUN)
    const { position, save, journal } = visibleTo(table, 'everything')
    expect(position).toEqual(positionOf(table.game))
    expect(save).toEqual(saveOf(table))
    expect([save.seed, journal[0]]).toEqual(['a', '!sun'])
  })

  test('once it was revealed everybody sees it, but not in the draw before', () => {
    const table = game(MOON)
    table.interject(RED, 'reveal', ['moon'])
    expect(positionFor(table, SPECTATOR).tracks['red-token']).toBe('moon')
    expect(journalFor(table, SPECTATOR)).toEqual([
      '!?',
      '!card-1',
      '!card-3',
      'pass',
      'event',
      '@2 red reveal moon',
      '!moon',
    ])
    // The checkpoint was before that.
    expect(saveFor(table, SPECTATOR).checkpoint?.position.tracks['red-token']).toBe('face-down')
  })

  test('after the end everybody sees all', () => {
    const table = sit({ options: TOKEN, seed: 'a' })
    while (!table.isOver) play(table, 'pass')
    const all = visibleTo(table, SPECTATOR)
    expect([all.journal, all.position, all.question]).toEqual([
      journalFor(table, 'everything'),
      positionOf(table.game),
      undefined,
    ])
    expect(Object.keys(all.secrets)).toEqual(['red', 'blue'])
    expect(all.save.seed).toBeUndefined()
  })

  test('the table keeps what it knows', () => {
    const table = game(SUN)
    const before = positionOf(table.game)
    visibleTo(table, SPECTATOR)
    expect(positionOf(table.game)).toEqual(before)
    expect(before.tracks['red-token']).toBe('down-sun')
  })

  test('without the option there is nothing to hide', () => {
    const table = sit({}, laid())
    expect(visibleTo(table, SPECTATOR).position).toEqual(positionOf(table.game))
    expect(visibleTo(table, [RED]).secrets.red).toEqual([])
  })

  test('laid again and taken back, what falls in its place is for all to see', () => {
    const table = play(
      sit({ options: TOKEN, seats: { red: 'person:ann', blue: 'person:ann' } }, laid([1, 3], [5])),
      'muster',
    )
    table.interject(RED, 'redeal', [])
    expect(journalFor(table, SPECTATOR).slice(-2)).toEqual(['@1 red redeal', '!?'])
    table.undo()
    play(table, 'middle')
    expect(journalFor(table, SPECTATOR).slice(-2)).toEqual(['middle', '!5'])
  })
})

describe('what was seen of a game', () => {
  test('its totals, log and question are the table’s', () => {
    const table = game(SUN)
    const { log, question, totals } = visibleTo(table, [BLUE])
    expect([log, question, totals]).toEqual([table.log, table.pending, toy.totals(table.game)])
  })

  test('a save for others loads, goes on by chance of its own, and lets the token be revealed', () => {
    const table = game(SUN)
    const save = saveFor(table, [BLUE])
    expect([save.journal[0], 'seed' in save, 'stack' in save]).toEqual(['!?', false, false])
    const { table: other, warning } = loadSave(save, [toy], KINDS_OF_SEAT, () => [], { newSeed: () => 'other' })
    expect([warning, positionOf(other.game)]).toEqual([undefined, positionFor(table, [BLUE])])
    expect(other.journal.outcomes[0]).toBe(HIDDEN)
    other.interject(RED, 'reveal', ['moon'])
    expect(positionOf(other.game).tracks['red-token']).toBe('moon')
  })

  test('what was laid ready is not in it, nor what lay face down where the game began', () => {
    const start = positionOf(game(SUN).game)
    const table = sitDown(toySetup({ options: TOKEN }), { start: (g) => readPosition(g, start) })
    const beginning = { start, stack: { cards: [4], dice: [6] } }
    const save = saveFor(table, [BLUE], beginning)
    expect([save.stack, save.start]).toEqual([
      undefined,
      { ...start, tracks: { ...start.tracks, 'red-token': 'face-down' } },
    ])
    expect(JSON.stringify(visibleTo(table, SPECTATOR, beginning))).not.toContain('sun')
    expect([saveFor(table, [RED], beginning).start, saveFor(table, 'everything', beginning)]).toEqual([
      start,
      saveOf(table, beginning),
    ])
    expect(start.tracks['red-token']).toBe('down-sun')
    const { table: other } = loadSave(save, [toy], KINDS_OF_SEAT, () => [])
    expect(positionOf(other.game)).toEqual(positionFor(table, [BLUE]))
  })
})

describe('what Red chooses in secret', () => {
  /** Every event: its faction chooses a token, for itself to know. */
  const choosing = defineVolume({
    ...toy,
    cards: toy.cards.map((card) => ({
      ...card,
      effect: (g, by) => {
        const token = g.ask(by, 'token.choose', '7.1').secretly().offer(SUN).offer(MOON).answer()
        setTrack(g, TOKEN_TRACK, token === HIDDEN ? 1 : token === SUN ? 4 : 5)
      },
    })),
  })
  const begun = (): Table =>
    play(sitDown(toySetup({ options: { 'no-reveal': 'yes', ...TOKEN } }), laid([1, 3]), choosing), 'event')
  const chosen = (token: string): Table => play(begun(), token)

  test.each([
    ['a spectator', SPECTATOR],
    ['Blue', [BLUE]],
  ])('%s sees that it was asked and answered, and no more', (_, viewer) => {
    expect(visibleTo(begun(), viewer).question).toMatchObject({ by: RED, id: 'token.choose', answers: [] })
    expect(shown(chosen('sun'), viewer)).toBe(shown(chosen('moon'), viewer))
    expect(shown(chosen('sun'), viewer)).not.toMatch(/sun|moon/)
    expect(journalFor(chosen('sun'), viewer)).toEqual(['!?', '!card-1', 'event', '?'])
  })

  test('Red sees its question and its answer, and once the game is over everybody does', () => {
    expect(visibleTo(begun(), [RED]).question?.answers).toEqual([SUN, MOON])
    expect(journalFor(chosen('sun'), [RED]).at(-1)).toBe('sun')
    const table = chosen('moon')
    while (!table.isOver) play(table, 'pass')
    expect(journalFor(table, SPECTATOR)).toContain('moon')
  })

  test('a save for others loads and goes on; nobody answers that the answer is hidden', () => {
    const table = chosen('sun')
    const { table: other } = loadSave(saveFor(table, [BLUE]), [choosing], KINDS_OF_SEAT, () => [])
    expect(positionOf(other.game)).toEqual(positionFor(table, [BLUE]))
    play(other, 'pass')
    expect(begun().whyNot('?')?.id).toBe('why.no-answer')
  })

  test('an answer that was asked openly is not hidden, also where a secret one was taken back', () => {
    const table = play(
      sitDown(toySetup({ options: TOKEN, seats: { red: 'person:ann', blue: 'person:ann' } }), laid(), choosing),
      'event',
      'sun',
    )
    table.rewind(0)
    play(table, 'pass', 'pass')
    expect(journalFor(table, SPECTATOR).filter((key) => !key.startsWith('!'))).toEqual(['pass', 'pass'])
  })
})

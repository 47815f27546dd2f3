import type { Position, Save } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { ALL_RANDOM, Client, GAME, misfits, playOn, position, saved, seated, wholePosition } from './client.ts'

describe('save and load', () => {
  test('the game goes on as it was, wherever it is left', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'saves', async (_, n) => {
      if (n % 10 === 3) {
        const other = new Client()
        await other.do('load', { save: await saved(client) })
        expect(await other.whole()).toBe(await client.whole())
      }
      return n > 150
    })
  })

  test('a game from a position is saved with that position', async () => {
    const client = new Client()
    await client.do('position', { position: await wholePosition(await seated()), seed: 3 })
    await client.do('answer', { key: 'pass' })
    const other = new Client()
    await other.do('load', { save: await saved(client) })
    expect((await saved(client)).start).toBeDefined()
    expect(await other.whole()).toBe(await client.whole())
  })

  test('a journal cut short is the game at that moment', async () => {
    const client = await seated({ scenario: 'quick' })
    let early = ''
    let length = 0
    await playOn(client, 'cut', async (_, n) => {
      if (n === 20) {
        early = await client.whole()
        length = (await saved(client)).journal.length
      }
      return n > 60
    })
    const save = await saved(client)
    await client.do('load', { save: { ...save, journal: save.journal.slice(0, length) } })
    expect(await client.whole()).toBe(early)
  })

  test('a game of other rules goes on from its checkpoint, and says so', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'rules', (_, n) => n > 40)
    const save = await saved(client)
    const other = new Client()
    const { warning } = await other.do('load', {
      save: { ...save, rules: 99, journal: save.journal.with(-1, 'yes').with(2, 'yes') },
    })
    expect(warning).toMatchObject({ message: 'load.from-checkpoint' })
    expect((await position(other)).cards).toEqual((await position(client)).cards)
  })

  test.each([
    ['save', 'no save', () => ({})],
    ['save', 'a later version', (save: Save) => ({ ...save, version: 3 })],
    ['save', 'another game', (save: Save) => ({ ...save, game: 'chess' })],
    ['save', 'a seed that is none', (save: Save) => ({ ...save, seed: 7 })],
    ['save', 'no seed in version 1', ({ seed: _, ...save }: Save) => ({ ...save, version: 1 })],
    ['save', 'a stack that is none', (save: Save) => ({ ...save, stack: [3] })],
    ['journal', 'a card that cannot fall', (save: Save) => ({ ...save, journal: ['!card-3', '!card-3'] })],
    ['journal', 'a die where a card is turned', (save: Save) => ({ ...save, journal: ['!4'] })],
    ['save', 'seats that are a list', (save: Save) => ({ ...save, seats: ['person'] })],
    ['save', 'a journal of numbers', (save: Save) => ({ ...save, journal: [1, 2] })],
    ['save', 'a checkpoint that is none', (save: Save) => ({ ...save, rules: 9, checkpoint: null })],
    [
      'save',
      'a checkpoint of no number',
      (save: Save) => ({ ...save, rules: 9, checkpoint: { ...save.checkpoint, at: -1 } }),
    ],
    ['journal', 'an unknown word', (save: Save) => ({ ...save, journal: ['checkmate'] })],
    ['journal', 'an answer to no question', (save: Save) => ({ ...save, journal: ['yes'] })],
    ['journal', 'an unknown interjection', (save: Save) => ({ ...save, journal: ['@0 govt constructor'] })],
    ['scenario', 'an unknown scenario', (save: Save) => ({ ...save, scenario: 'x' })],
    ['seat', 'an unknown player', (save: Save) => ({ ...save, seats: { govt: 'ghost' } })],
    ['position', 'a start that is none', (save: Save) => ({ ...save, start: { game: 'andean-abyss' } })],
  ])('refuses (%s) %s', async (code, _, change) => {
    const client = await seated()
    const before = await client.whole()
    expect((await client.refuse('load', { save: change(await saved(client)) })).code).toBe(code)
    expect(await client.whole()).toBe(before)
  })
})

describe('position', () => {
  test('state whole at the beginning of a turn, loaded, is the same position and question', async () => {
    const client = await seated()
    await playOn(client, 'positions', async ({ question }, n) => {
      if (question.message === 'turn.first' || question.message === 'turn.second') {
        const other = new Client()
        const asked = await other.do('position', { position: await wholePosition(client) })
        expect(asked.question).toEqual(question)
        expect(await wholePosition(other)).toEqual(await wholePosition(client))
      }
      return n > 200
    })
  })

  test('takes options, seats, scenario and seed of its own', async () => {
    const start = await wholePosition(await seated())
    const client = new Client()
    const wish = { options: { edition: '2nd' }, seats: { auc: 'random' }, scenario: 'short', seed: 12 }
    await client.do('position', { position: start, ...GAME, ...wish })
    expect(await saved(client)).toMatchObject({ ...wish, seats: { auc: 'random', govt: 'person' }, seed: '12' })
    const cardsBy = async (seed: number): Promise<readonly number[]> => {
      const other = new Client()
      await other.do('position', { position: start, seed })
      await playOn(other, 'cards', (_, n) => n > 150)
      return (await position(other)).cards.played
    }
    expect(await cardsBy(13)).toEqual(await cardsBy(13))
    expect(await cardsBy(13)).not.toEqual(await cardsBy(14))
  })

  test.each([
    ['a deck told twice', (p: Position) => ({ ...p, cards: { ...p.cards, left: 60 } }), /same thing again/],
    ['too many pieces', (p: Position) => ({ ...p, spaces: { bogota: { pieces: { troops: 31 } } } }), /31 of troops/],
    ['an unknown space', (p: Position) => ({ ...p, spaces: { paris: {} } }), /spaces.paris/],
    ['a misspelt field', (p: Position) => ({ ...p, lastig: {} }), /lastig/],
    [
      'what the rules forbid',
      (p: Position) => ({ ...p, spaces: { bogota: { pieces: { 'auc-base': 3 } } } }),
      /bogota: too many Bases: 3/,
    ],
    [
      'a card that is there twice',
      (p: Position) => ({ ...p, cards: { ...p.cards, played: [5, 5] } }),
      /card 5 is there twice/,
    ],
    [
      'no card at all',
      (p: Position) => ({ ...p, cards: { played: [], current: 0, left: 0 } }),
      /cards.current: is missing/,
    ],
    ['another game', (p: Position) => ({ ...p, game: 'chess' }), /no game “chess”/],
  ])('refuses %s with the flaw', async (_, change, message) => {
    const client = await seated()
    const before = await client.whole()
    const error = await client.refuse('position', { position: change(await wholePosition(client)) })
    expect(['position', 'game']).toContain(error.code)
    expect(error.message).toMatch(message)
    expect(await client.whole()).toBe(before)
  })

  test('refuses one that the rules stumble over: faction order of the next event where there is none', async () => {
    const client = await seated()
    const stuck = { ...(await wholePosition(client)), cards: { played: [], current: 73, left: 0 } }
    const error = await client.refuse('position', { position: stuck, options: { eligibility: 'a' } })
    expect(error).toMatchObject({ code: 'position', message: expect.stringMatching(/cannot continue from there/) })
  })
})

describe('state', () => {
  test('what nobody has seen stands in no position: only which cards may come, pile by pile', async () => {
    const { cards } = await wholePosition(await seated({ stack: { cards: [54, 1] } }))
    expect(cards).toMatchObject({ played: [], current: 54, next: 1 })
    // Of 72 events 60 are in the deck, with four Propaganda cards; which ones nobody knows.
    expect(cards.piles?.reduce((sum, { events }) => sum + events, 0)).toBe(58)
    expect(cards.piles?.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(4)
    expect(cards.unseen?.flat()).toHaveLength(74)
    expect(cards.unseen?.flat()).not.toContain(54)
    expect((await (await seated({ seed: 1, stack: { cards: [54, 1] } })).do('state')).position).toEqual(
      (await (await seated({ seed: 2, stack: { cards: [54, 1] } })).do('state')).position,
    )
  })

  test('what is shown can be played from: the seed chooses the cards that nobody has seen', async () => {
    const shown = await position(await seated())
    const from = async (seed: string, cards: Partial<Position['cards']> = shown.cards): Promise<readonly number[]> => {
      const client = new Client()
      await client.do('position', { position: { ...shown, cards }, seed, ...ALL_RANDOM })
      await client.do('run')
      return (await position(client)).cards.played
    }
    expect(await from('one')).toEqual(await from('one'))
    expect(await from('one')).not.toEqual(await from('two'))
    const { played, current, next } = shown.cards
    const byHand = await from('one', { played, current, next: next as number, left: 63 })
    expect(byHand.slice(0, 2)).toEqual([current, next])
    const error = await new Client().refuse('position', {
      position: { ...shown, cards: { played, current, left: 99 } },
    })
    expect(error.message).toContain('cards.left: should be from 0 to')
  })

  test('2.2 the next card is hidden too where the option says so, and before the first card', async () => {
    expect((await position(await seated({ options: { 'no-reveal': 'yes' } }))).cards).not.toHaveProperty('next')
    expect((await position(await seated({ scenario: 'open' }))).cards).toMatchObject({ played: [], current: 0 })
    expect((await position(await seated({ scenario: 'open' }))).cards).not.toHaveProperty('next')
  })

  test('a whole position and a save fit their own schemas, and the schemas know bad ones', async () => {
    const client = await seated()
    const whole = await wholePosition(client)
    const save = await saved(client)
    expect(misfits('position.schema.json', whole)).toEqual([])
    expect(misfits('save.schema.json', save)).toEqual([])
    expect(misfits('position.schema.json', await position(client))).toEqual([])
    expect(misfits('position.schema.json', { ...whole, cards: { ...whole.cards, left: 60 } })).not.toEqual([])
    expect(misfits('position.schema.json', { ...whole, lastig: {} })).not.toEqual([])
    expect(misfits('position.schema.json', { ...whole, spaces: { bogota: { level: 'glad' } } })).not.toEqual([])
    expect(misfits('save.schema.json', { ...save, journal: ['Not A Key'] })).not.toEqual([])
    expect(misfits('protocol-request.schema.json', { do: 'answer' })).not.toEqual([])
    expect(misfits('protocol-request.schema.json', { do: 'answer', key: 'a', kye: 'b' })).not.toEqual([])
    expect(misfits('protocol-request.schema.json', { do: 'dance' })).not.toEqual([])
    expect(misfits('protocol-reply.schema.json', { id: 1, ok: true, over: true, question: null })).not.toEqual([])
  })
})

import type { Save } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import {
  ALL_RANDOM,
  Client,
  dice,
  GAME,
  keysOf,
  OTHERS_RANDOM,
  playOn,
  position,
  saved,
  seated,
  wholePosition,
} from './client.ts'

/** What was answered or done out of turn; what chance brought stands between. */
const answersIn = ({ journal }: Save): string[] => journal.filter((entry) => !entry.startsWith('!'))

describe('games', () => {
  test('lists the games with all that is needed to set one up', async () => {
    const { version, seats, games } = await new Client().do('games')
    expect(version).toBe(2)
    expect(seats).toContain('random')
    const [game] = games as Record<string, { id: string }[]>[]
    expect(game).toMatchObject({ id: 'andean-abyss', title: 'Andean Abyss' })
    expect(game?.factions?.map((f) => f.id)).toEqual(['govt', 'farc', 'auc', 'cartels'])
    expect(game?.options).toContainEqual(
      expect.objectContaining({ id: 'no-reveal', values: ['no', 'yes'], default: 'no' }),
    )
    const bogota = game?.spaces?.find((s) => s.id === 'bogota')
    expect(bogota).toMatchObject({ name: 'Bogotá', kind: 'city', pop: 8, econ: 0 })
    expect(game?.pieces).toContainEqual(
      expect.objectContaining({ id: 'farc-active', faction: 'farc', type: 'guerrilla', active: true }),
    )
  })

  test('speaks the language asked for', async () => {
    const name = async (lang: string) => {
      const [game] = (await new Client().do('games', { lang })).games as { factions: { id: string; name: string }[] }[]
      return game?.factions[0]?.name
    }
    expect(await name('en')).toBe('Government')
    expect(new Set([await name('es'), await name('pl')])).not.toContain(undefined)
  })
})

describe('new', () => {
  test('begins with the question to the first faction', async () => {
    const asked = await new Client().do('new', { ...GAME, seed: 1 })
    expect(asked).toMatchObject({ over: false, question: { message: 'turn.first', rule: '2.3.4', seat: 'person' } })
    expect(keysOf(asked.question)).toContain('pass')
  })

  test('the same seed gives the same game, as a number or a string', async () => {
    expect(await (await seated({ seed: 5 })).whole()).toBe(await (await seated({ seed: '5' })).whole())
    expect(await (await seated({ seed: 5 })).whole()).not.toBe(await (await seated({ seed: 6 })).whole())
  })

  test('takes scenario, options and seats', async () => {
    const client = await seated({ scenario: 'quick', options: { 'no-reveal': 'yes' }, seats: { farc: 'person:ann' } })
    expect(await saved(client)).toMatchObject({
      scenario: 'quick',
      options: { 'no-reveal': 'yes', edition: '1st' },
      seats: { govt: 'person', farc: 'person:ann' },
    })
  })

  test.each([
    ['game', { game: 'chess' }],
    ['scenario', { ...GAME, scenario: 'long' }],
    ['option', { ...GAME, options: { weather: 'fair' } }],
    ['option', { ...GAME, options: { edition: '3rd' } }],
    ['option', { ...GAME, options: { edition: '2nd', 'no-reveal': 'yes' } }],
    ['seat', { ...GAME, seats: { usa: 'person' } }],
    ['seat', { ...GAME, seats: { govt: 'constructor' } }],
    ['seat', { ...GAME, seats: { govt: 'person:ann', auc: 'person:ann' } }],
  ])('refuses what there is not (%s) and keeps the game', async (code, fields) => {
    const client = await seated()
    const before = await client.whole()
    expect((await client.refuse('new', fields)).code).toBe(code)
    expect(await client.whole()).toBe(before)
  })
})

describe('a stack', () => {
  test('cards and dice laid ready come in their order, then the seed deals', async () => {
    const stack = { cards: [54, 1, 22], dice: [3] }
    const client = await seated({ stack })
    expect(await saved(client)).toMatchObject({ stack, journal: ['!card-54', '!card-1'] })
    for (let n = 0; n < 4; n++) await client.do('answer', { key: 'pass' })
    expect((await position(client)).cards).toMatchObject({ played: [54], current: 1, next: 22 })
    const other = new Client()
    await other.do('load', { save: await saved(client) })
    expect(await other.whole()).toBe(await client.whole())
  })

  test('in a game from a position they are the next to come, however many were dealt before', async () => {
    const client = await seated({ stack: { cards: [54, 1] } })
    for (let n = 0; n < 4; n++) await client.do('answer', { key: 'pass' })
    const from = new Client()
    await from.do('position', { position: await position(client), stack: { cards: [61, 41] } })
    for (let n = 0; n < 4; n++) await from.do('answer', { key: 'pass' })
    expect((await position(from)).cards).toMatchObject({ current: (await position(client)).cards.next, next: 61 })
  })

  test('a card that cannot come is refused when it should, and the game is as it was', async () => {
    expect(await new Client().refuse('new', { ...GAME, stack: { cards: [73, 74] } })).toMatchObject({
      code: 'deck',
      message: 'card 74 has been put on top of the deck but cannot come now',
    })
    const client = await seated({ stack: { cards: [54, 73, 74] } })
    for (let n = 0; n < 3; n++) await client.do('answer', { key: 'pass' })
    const before = await client.whole()
    expect((await client.refuse('answer', { key: 'pass' })).code).toBe('deck')
    expect(await client.whole()).toBe(before)
    const bots = await seated({ ...ALL_RANDOM, stack: { cards: [54, 73, 74] } })
    const start = await bots.whole()
    expect((await bots.refuse('run')).code).toBe('deck')
    expect(await bots.whole()).toBe(start)
    await bots.do('load', { save: { ...(await saved(bots)), stack: { cards: [54, 73, 22] } } })
    expect((await bots.do('run')).over).toBe(true)
  })
})

describe('non-players', () => {
  /** The Cartels of the 1st edition at a table of people who pass until it is their turn. */
  async function untilCartels(): Promise<Client> {
    const client = await seated({ seats: { cartels: 'aa1' } })
    await playOn(client, 'cartels', ({ question }) => question.by === 'cartels')
    return client
  }

  test('run gives each of their answers with the line it follows, in sentences', async () => {
    const { given } = (await (await untilCartels()).do('run', { most: 1 })) as unknown as {
      given: { by: string; why: { text: string[] } }[]
    }
    expect(given).toHaveLength(1)
    expect(given[0]).toMatchObject({ by: 'cartels', why: { family: 'aa1', rule: expect.stringMatching(/^8\./) } })
    expect(given[0]?.why.text[0]).toMatch(/8\.\d/)
  })

  test('the sentences come in the language asked for', async () => {
    const why = async (lang: string) =>
      JSON.stringify((await (await untilCartels()).do('run', { most: 1, lang })).given)
    expect(new Set([await why('en'), await why('es'), await why('pl')]).size).toBe(3)
  })

  test('hint says what they would do, and changes nothing', async () => {
    const client = await seated()
    await playOn(client, 'hint', ({ question }) => question.by === 'farc' && question.message === 'turn.first')
    const before = await client.whole()
    const asked = await client.do('question')
    const hint = (await client.do('hint')) as unknown as { family: string; key: string }
    expect(hint.family).toBe('aa2')
    expect(keysOf(asked.question)).toContain(hint.key)
    expect(await client.do('hint', { family: 'aa1' })).toMatchObject({ family: 'aa1' })
    expect(await client.whole()).toBe(before)
    expect((await client.do('question')).question).toEqual(asked.question)
  })

  test('hint can be asked in the middle of an operation', async () => {
    const client = await seated()
    await playOn(client, 'middle', ({ question }) => question.message === 'rally.where')
    const { key } = (await client.do('hint')) as unknown as { key: string }
    expect(keysOf((await client.do('question')).question)).toContain(key)
  })

  test('a family without a chart for the faction is refused', async () => {
    const client = await seated()
    await playOn(client, 'govt', ({ question }) => question.by === 'govt')
    expect((await client.refuse('hint', { family: 'aa1' })).code).toBe('family')
    expect((await client.refuse('new', { ...GAME, seats: { govt: 'aa1' } })).code).toBe('seat')
    expect((await client.refuse('new', { ...GAME, seats: { govt: 'arponen' } })).code).toBe('seat')
  })
})

describe('a whole game', () => {
  test.each(['standard', 'short', 'quick', 'open'])(
    '%s by the protocol only, every line as the schemas say',
    async (scenario) => {
      const client = await seated({ scenario, seed: scenario })
      let next = 0
      const pick = dice(`looks ${scenario}`)
      const over = await playOn(client, scenario, async () => {
        const looks = [
          () => client.do('state'),
          () => client.do('state', { whole: true }),
          () => client.do('totals'),
          () => client.do('save'),
          async () => {
            next = (await client.do('log', { since: next })).next as number
          },
        ]
        await looks[pick(30)]?.()
        return false
      })
      expect(over).toMatchObject({ over: true, question: null })
      expect((over.ranking as { place: number }[])[0]?.place).toBe(1)
      const { ranking } = await client.do('totals')
      expect(ranking).toEqual(over.ranking)
      expect((await position(client)).over).toBe(true)
      expect(((await client.do('log')).events as { kind: string }[]).at(-1)?.kind).toBe('over')
      expect((await client.refuse('answer', { key: 'pass' })).code).toBe('over')
      expect((await client.refuse('why-not', { key: 'pass' })).code).toBe('over')
      expect((await client.refuse('interject', { by: 'govt', words: 'hand track aid 1' })).code).toBe('over')
      expect(await client.do('run')).toMatchObject({ count: 0, over: true })
      // A game that is over is a game like any other.
      const again = new Client()
      await again.do('load', { save: await saved(client) })
      expect(await again.whole()).toBe(await client.whole())
      const after = new Client()
      expect(await after.do('position', { position: await wholePosition(client) })).toMatchObject({ over: true })
      expect(await wholePosition(after)).toEqual(await wholePosition(client))
      await client.do('undo', { agreed: true })
      expect((await client.do('question')).over).toBe(false)
    },
  )
})

describe('run', () => {
  test('lets the others go on until a person is asked', async () => {
    const client = await seated({ ...OTHERS_RANDOM, scenario: 'quick' })
    const asked = await client.do('run')
    expect(asked.question).toMatchObject({ by: 'govt', seat: 'person' })
    const given = asked.given as { by: string; key: string }[]
    expect(asked.count).toBe(given.length)
    expect(given.map(({ by }) => by)).not.toContain('govt')
    expect(answersIn(await saved(client))).toEqual(given.map(({ key }) => key))
    expect(await client.do('run')).toMatchObject({ count: 0, question: { by: 'govt' } })
  })

  test('a game of mixed seats comes to its end', async () => {
    const client = await seated({ ...OTHERS_RANDOM, scenario: 'quick' })
    const pick = dice('mixed')
    for (let asked = await client.do('run'); !asked.over; asked = await client.do('run')) {
      const keys = keysOf(asked.question)
      await client.do('answer', { key: keys[pick(keys.length)] })
    }
    expect((await client.do('question')).ranking).toHaveLength(4)
  })

  test('in steps is the same game as at once', async () => {
    const atOnce = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    await atOnce.do('run')
    const inSteps = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    expect((await inSteps.do('run', { most: 0 })).count).toBe(0)
    expect((await inSteps.do('run', { most: 1 })).count).toBe(1)
    while (!(await inSteps.do('question')).over)
      expect((await inSteps.do('run', { most: 40 })).count).toBeLessThanOrEqual(40)
    expect(await inSteps.whole()).toBe(await atOnce.whole())
  })

  test('gives the same game as its keys given as answers', async () => {
    const client = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    const given = (await client.do('run')).given as { key: string }[]
    const other = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    for (const { key } of given) await other.do('answer', { key })
    expect(await other.whole()).toBe(await client.whole())
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { seedDealer } from '@coinflict/kernel/questions'
import { type Position, type Save, Table } from '@coinflict/kernel/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { serve } from '../src/commands/engine.ts'
import { type Reply, VERB_NAMES } from '../src/protocol.ts'
import { type Body, Client, ERROR_CODES, keysOf, misfits } from './client.ts'

const GAME = { game: 'andean-abyss' }
const MIB = 1024 * 1024

/** A client with a game on its table, all people unless said otherwise. */
async function seated(more: Readonly<Record<string, unknown>> = {}): Promise<Client> {
  const client = new Client()
  await client.do('new', { ...GAME, seed: 7, ...more })
  return client
}

const OTHERS_RANDOM = { seats: { farc: 'random', auc: 'random', cartels: 'random' } }
const ALL_RANDOM = { seats: { govt: 'random', ...OTHERS_RANDOM.seats } }

/** Picks numbers by a seed. */
function dice(seed: string): (limit: number) => number {
  const dealer = seedDealer(seed)
  let n = 0
  return (limit) => dealer.draw(0, n++, limit)
}

/** Gives random answers until somebody says stop or the game is over. */
async function playOn(
  client: Client,
  seed: string,
  stop: (asked: Body, n: number) => boolean | Promise<boolean>,
): Promise<Body> {
  const pick = dice(seed)
  let asked = await client.do('question')
  for (let n = 0; !asked.over && !(await stop(asked, n)); n++) {
    const keys = keysOf(asked.question)
    asked = await client.do('answer', { key: keys[pick(keys.length)] })
  }
  return asked
}

const position = async (client: Client): Promise<Position> => (await client.do('state')).position as Position
const wholePosition = async (client: Client): Promise<Position> =>
  (await client.do('state', { whole: true })).position as Position
const saved = async (client: Client): Promise<Save> => (await client.do('save')).save as Save
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

describe('question', () => {
  test('every answer says what it touches on the map', async () => {
    const missing = new Set(['space', 'piece', 'faction'])
    const strange: unknown[] = []
    for (let seed = 0; missing.size > 0 && seed < 20; seed++) {
      await playOn(await seated({ seed }), 'touches', ({ question }) => {
        for (const { key, touches } of question.answers) {
          for (const kind of Object.keys(touches)) missing.delete(kind)
          // What names a thing of the board touches that thing; a number touches what is counted.
          const things = [touches.space, touches.piece, touches.faction].filter((id) => id !== undefined)
          if (things.length > 0 && !things.includes(key) && !/^\d+$/.test(key)) strange.push([question.message, key])
        }
        return missing.size === 0
      })
    }
    expect(strange).toEqual([])
    expect([...missing]).toEqual([])
  })

  test('a number touches the piece and space that the question is about', async () => {
    const client = await seated({ scenario: 'open' })
    const { question } = await playOn(client, 'numbers', (asked) => asked.question.message === 'place.how-many')
    const { space, piece } = question.about
    expect(question.answers.map(({ touches }) => touches)).toEqual(question.answers.map(() => ({ space, piece })))
  })

  test('no text is a bare message id', async () => {
    const client = await seated({ scenario: 'quick' })
    const bare = new Set<string>()
    await playOn(client, 'texts', ({ question }) => {
      for (const text of [question.text, ...question.answers.map((answer) => answer.text)]) {
        if (/^[a-z-]+(\.[a-z-]+)+$/.test(text)) bare.add(text)
      }
      return false
    })
    expect([...bare]).toEqual([])
  })
})

describe('why-not', () => {
  test('a possible answer has no reasons', async () => {
    expect(await (await seated()).do('why-not', { key: 'pass' })).toMatchObject({ possible: true, reasons: [] })
  })

  test('an impossible one has the reason with its rule, about the space asked for', async () => {
    const client = new Client()
    await client.do('new', { ...GAME, scenario: 'quick', stack: { cards: [4, 13] } })
    await client.do('answer', { key: 'train' })
    expect(await client.do('why-not', { key: 'meta-west' })).toMatchObject({
      possible: false,
      reasons: [{ message: 'why.farc-zone', text: expect.stringContaining('Meta West'), rule: '6.4.4' }],
    })
  })

  test.each([
    ['a word of another question', 'bogota', 'why.no-answer'],
    ['a number', '3', 'why.no-answer'],
    ['no word of this game', 'checkmate', 'why.unknown-word'],
    ['a word of JavaScript', 'constructor', 'why.unknown-word'],
    ['nothing', '', 'why.unknown-word'],
  ])('%s gets a general reason', async (_, key, message) => {
    const { possible, reasons } = await (await seated()).do('why-not', { key })
    expect(possible).toBe(false)
    expect(reasons).toEqual([{ message, text: expect.stringMatching(/\w+ .*\.$/), rule: '2.3.4' }])
  })
})

describe('answer', () => {
  test('gives the next question', async () => {
    const client = await seated()
    const asked = await client.do('answer', { key: 'pass' })
    const { id: _, ...rest } = await client.do('question')
    expect(asked).toMatchObject(rest)
  })

  test('what is not legal is refused with the reason of why-not, and not a byte changes', async () => {
    const client = await seated({ scenario: 'quick' })
    const everything = (
      ((await client.do('games')).games as { spaces: { id: string }[]; pieces: { id: string }[] }[]) ?? []
    )
      .flatMap(({ spaces, pieces }) => [...spaces, ...pieces])
      .map(({ id }) => id)
      .concat('done', 'pass', 'event', 'yes', '0', '99', 'nonsense', '@0 govt hand track aid 1')
    await playOn(client, 'illegal', async ({ question }, n) => {
      if (n % 7 === 0) {
        const before = await client.whole()
        const legal = keysOf(question)
        for (const key of everything.filter((known) => !legal.includes(known))) {
          const [reason] = (await client.do('why-not', { key })).reasons as { text: string; rule: string }[]
          const error = await client.refuse('answer', { key })
          expect(error).toMatchObject({ code: 'illegal', message: reason?.text })
          expect(error.rule ?? '').toBe(reason?.rule)
        }
        expect(await client.whole()).toBe(before)
      }
      return n > 60
    })
  })

  test('who is not asked is refused, and nothing changes', async () => {
    const client = await seated({ stack: { cards: [54] } })
    const before = await client.whole()
    const error = await client.refuse('answer', { key: 'pass', by: 'govt' })
    expect(error).toMatchObject({ code: 'illegal', message: 'It is not your decision now.' })
    expect(await client.whole()).toBe(before)
    expect((await client.do('answer', { key: 'pass', by: 'auc' })).question.by).toBe('cartels')
  })

  test('a reason speaks the language asked for', async () => {
    const client = await seated()
    const message = async (lang: string) => (await client.refuse('answer', { key: 'nonsense', lang })).message
    expect(await message('pl')).not.toBe('')
    expect(await message('es')).not.toBe('why.unknown-word')
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

describe('undo', () => {
  test('goes back answer by answer', async () => {
    const client = await seated({ seed: 8 })
    const first = await client.whole()
    await client.do('answer', { key: keysOf((await client.do('question')).question)[0] })
    const second = await client.whole()
    const next = (await client.do('question')).question
    await client.do('answer', { key: keysOf(next)[0] })
    await client.do('undo')
    expect(await client.whole()).toBe(second)
    await client.do('undo')
    expect(await client.whole()).toBe(first)
    expect(await client.refuse('undo')).toMatchObject({ code: 'illegal', message: 'There is nothing to undo.' })
    expect((await client.refuse('undo', { agreed: true })).code).toBe('illegal')
  })

  test('past chance or another seat of several persons only if agreed', async () => {
    const client = await seated({ seats: { farc: 'random', cartels: 'random' }, scenario: 'quick' })
    await client.do('run')
    const before = await client.whole()
    await client.do('answer', { key: 'pass' })
    while ((await client.do('run')).count === 0)
      await client.do('answer', { key: keysOf((await client.do('question')).question)[0] })
    const after = await client.whole()
    expect((await client.refuse('undo')).message).toMatch(/needs the others’ consent/)
    expect(await client.whole()).toBe(after)
    while ((await client.whole()) !== before) await client.do('undo', { agreed: true })
  })

  test('by somebody else than who answered only if agreed', async () => {
    const client = await seated({ stack: { cards: [54] } })
    await client.do('answer', { key: 'rally', by: 'auc' })
    const after = await client.whole()
    expect((await client.refuse('undo', { by: 'govt' })).code).toBe('illegal')
    expect(await client.whole()).toBe(after)
    expect((await client.do('undo', { by: 'auc' })).question.message).toBe('turn.first')
    await client.do('answer', { key: 'rally' })
    await client.do('undo', { by: 'govt', agreed: true })
  })

  test('a person alone with random seats needs nobody to agree', async () => {
    const client = await seated({ ...OTHERS_RANDOM, scenario: 'quick' })
    await client.do('run')
    const before = await client.whole()
    await client.do('answer', { key: 'pass' })
    await client.do('run')
    await client.do('undo')
    expect(await client.whole()).toBe(before)
    expect((await client.refuse('undo')).message).toBe('There is nothing to undo.')
  })
})

describe('interject', () => {
  /** Government executes, with a train under way. */
  const inTurn = async () => {
    const client = new Client()
    const start = await wholePosition(await seated())
    await client.do('position', { position: { ...start, cards: { played: [], current: 4, next: 2, left: 12 } } })
    await client.do('answer', { key: 'train' })
    return client
  }

  test('1.5.1 a gift asks the receiver and goes over when it agrees', async () => {
    const client = await inTurn()
    const before = (await position(client)).tracks
    const asked = await client.do('interject', { by: 'govt', words: 'give auc resources 3' })
    expect(asked.question).toMatchObject({ by: 'auc', message: 'give.agree', about: { faction: 'govt', n: 3 } })
    expect((await client.do('answer', { key: 'yes' })).question).toMatchObject({ by: 'govt', message: 'train.where' })
    expect((await position(client)).tracks).toMatchObject({
      'govt-resources': Number(before['govt-resources']) - 3,
      'auc-resources': Number(before['auc-resources']) + 3,
    })
    await client.do('undo')
    await client.do('undo')
    expect((await position(client)).tracks).toEqual(before)
  })

  test('1.4.1 a faction that executes takes own pieces off', async () => {
    const client = await inTurn()
    await client.do('interject', { by: 'govt', words: '  withdraw   troops bogota 2 ' })
    expect((await position(client)).spaces.bogota?.pieces?.troops).toBe(1)
    expect(await client.refuse('interject', { by: 'farc', words: 'withdraw farc-underground huila 1' })).toMatchObject({
      code: 'illegal',
      rule: '1.4.1',
    })
  })

  test('hand tools set the board, a save keeps it', async () => {
    const client = await inTurn()
    await client.do('interject', { by: 'govt', words: 'hand place troops bogota 1' })
    await client.do('interject', { by: 'auc', words: 'hand level cali passive-opposition' })
    expect((await position(client)).spaces).toMatchObject({
      bogota: { pieces: { troops: 4 } },
      cali: { level: 'passive-opposition' },
    })
    const other = new Client()
    await other.do('load', { save: await saved(client) })
    expect(await other.whole()).toBe(await client.whole())
  })

  test.each([
    ['illegal', 'govt', 'give auc resources 99'],
    ['illegal', 'farc', 'give auc resources 1'],
    ['illegal', 'govt', 'hand place troops bogota 40'],
    ['illegal', 'govt', 'hand remove troops huila 1'],
    ['illegal', 'govt', 'hand dance'],
    ['unknown', 'govt', 'dance'],
    ['unknown', 'govt', 'constructor'],
    ['unknown', 'govt', ''],
    ['faction', 'usa', 'give auc resources 1'],
  ])('refuses (%s) %s: %s', async (code, by, words) => {
    const client = await inTurn()
    const before = await client.whole()
    const error = await client.refuse('interject', { by, words })
    expect(error.code).toBe(code)
    expect(error.message).not.toMatch(/^why\./)
    expect(await client.whole()).toBe(before)
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

describe('card', () => {
  interface CardReply {
    readonly unshaded: { readonly text: string }
    readonly shaded?: { readonly text: string }
  }

  test('both sides in words, how long they last; nothing of provenance where all texts are known', async () => {
    const { card } = (await (await seated()).do('card', { number: 1 })) as unknown as { card: CardReply }
    expect(card).toMatchObject({ number: 1, dual: true, round: false, unshaded: { lasts: 'capability' } })
    expect(card.unshaded).not.toHaveProperty('provenance')
    expect(card.unshaded.text).not.toBe(card.shaded?.text)
    expect((await (await seated()).do('card', { number: 1, lang: 'es' })).card).not.toEqual(card)
  })

  test('of A Distant Plain how well the printed text is known', async () => {
    const client = new Client()
    await client.do('new', { game: 'a-distant-plain' })
    expect((await client.do('card', { number: 24 })).card).toMatchObject({
      unshaded: { provenance: 'printed' },
      shaded: { provenance: 'printed' },
    })
    expect((await client.do('card', { number: 58 })).card).toMatchObject({
      unshaded: { provenance: 'derived', lasts: 'momentum' },
      shaded: { provenance: 'reconstructed' },
    })
    expect((await client.do('card', { number: 59 })).card).not.toHaveProperty('shaded')
  })

  test('games says of which spaces the terrain is ours', async () => {
    const games = (await new Client().do('games')).games as {
      id: string
      spaces: { id: string; terrainIsOurs?: true }[]
    }[]
    const ours = (id: string) =>
      games.find((game) => game.id === id)?.spaces.flatMap((s) => (s.terrainIsOurs === true ? [s.id] : []))
    expect(ours('andean-abyss')).toEqual([])
    expect(ours('a-distant-plain')).toHaveLength(8)
    expect(ours('a-distant-plain')).toContain('zabol')
  })

  test('whether the players carry a side out by hand', async () => {
    const client = new Client()
    await client.do('new', { game: 'a-distant-plain', options: { events: 'by-hand' } })
    expect((await client.do('card', { number: 59 })).card).toMatchObject({ unshaded: { byHand: true } })
    expect(((await client.do('card', { number: 24 })).card as CardReply).unshaded).not.toHaveProperty('byHand')
  })

  test('a card that there is not, and none named', async () => {
    expect((await (await seated()).refuse('card', { number: 200 })).code).toBe('card')
    expect((await (await seated()).refuse('card')).code).toBe('request')
  })
})

describe('secrets', () => {
  test('none where a game has nothing of the kind; a faction must be named', async () => {
    const client = await seated()
    expect((await client.do('secrets', { faction: 'farc' })).secrets).toEqual([])
    expect((await client.refuse('secrets', { faction: 'nobody' })).code).toBe('faction')
    expect((await client.refuse('secrets')).code).toBe('request')
  })
})

describe('what a viewer may know', () => {
  const ADP = { game: 'a-distant-plain', options: { deception: 'yes' }, seed: 11 }
  const tracksOf = async (client: Client, fields: Readonly<Record<string, unknown>>): Promise<string[]> =>
    Object.entries(((await client.do('state', fields)).position as Position).tracks)
      .filter(([id, value]) => id.includes('deception') && String(value) !== 'face-down')
      .map(([id]) => id)

  test('state shows a spectator no marker, a player the own ones, and with whole all of them', async () => {
    const client = new Client()
    await client.do('new', ADP)
    expect(await tracksOf(client, {})).toEqual([])
    expect(await tracksOf(client, { as: [] })).toEqual([])
    expect(await tracksOf(client, { as: ['taliban'] })).toEqual(['taliban-deception-1', 'taliban-deception-2'])
    expect(await tracksOf(client, { as: ['taliban', 'government'] })).toHaveLength(4)
    expect(await tracksOf(client, { whole: true })).toHaveLength(8)
  })

  test('a save for a viewer has no seed and no stack, and what lies face down is !?; it loads and goes on', async () => {
    const client = new Client()
    await client.do('new', { ...ADP, stack: { dice: [4] } })
    await playOn(client, 'viewer', (_, n) => n > 60)
    const save = (await client.do('save', { as: ['taliban'] })).save as Save
    expect(save).not.toHaveProperty('seed')
    expect(save).not.toHaveProperty('stack')
    expect(save.journal.filter((entry) => entry === '!?')).toHaveLength(6)
    expect((await saved(client)).journal).not.toContain('!?')
    const other = new Client()
    expect((await other.do('load', { save })).question).toEqual((await client.do('question')).question)
    expect((await other.do('state', { as: ['taliban'] })).position).toEqual(
      (await client.do('state', { as: ['taliban'] })).position,
    )
    await playOn(other, 'on', () => false)
    expect((await other.do('question')).over).toBe(true)
  })

  test('a question in secret has its answers for its player only: the third with a Handicap gives nothing of the others away', async () => {
    const options = { deception: 'yes', 'handicap-1': 'vc', 'handicap-2': 'us', 'handicap-3': 'nva' }
    const third = async (first: string): Promise<Client> => {
      const client = new Client()
      await client.do('new', { game: 'fire-in-the-lake', options, seed: 3 })
      for (const key of [first, first, first, first]) await client.do('answer', { key })
      return client
    }
    const client = await third('hidden-agenda')
    const views = async (each: Client): Promise<unknown[]> =>
      [await each.do('question'), await each.do('question', { as: ['vc', 'us', 'arvn'] })].map(
        ({ question }) => question,
      )
    expect(await views(client)).toEqual(await views(await third('empty-threat')))
    expect(await views(client)).toEqual([
      expect.objectContaining({ by: 'nva', secret: true, answers: [] }),
      expect.anything(),
    ])
    expect(await client.refuse('why-not', { key: 'hidden-agenda' })).toMatchObject({ code: 'illegal' })
    expect(keysOf((await client.do('question', { as: ['nva'] })).question)).toEqual(['empty-threat', 'hidden-asset'])
    expect(await client.do('why-not', { key: 'hidden-agenda', as: ['nva'] })).toMatchObject({ possible: false })
    expect(keysOf((await client.do('question', { whole: true })).question)).toHaveLength(2)
  })

  test('two games that differ only in what lies face down before others are one to a viewer', async () => {
    const seen = async (hidden: (save: Save) => Save): Promise<string> => {
      const client = new Client()
      await client.do('new', ADP)
      await playOn(client, 'same', (_, n) => n > 30)
      const { checkpoint: _, ...save } = hidden(await saved(client))
      const other = new Client()
      await other.do('load', { save })
      const views = [
        await other.do('state', { as: ['taliban'] }),
        await other.do('save', { as: ['taliban'] }),
        await other.do('log'),
      ]
      return JSON.stringify(views.map(({ id: __, ...view }) => view))
    }
    // Coalition and Government have theirs first.
    const kinds = ['!empty-threat', '!hidden-agenda', '!hidden-asset']
    const other = (entry: string): string => kinds[(kinds.indexOf(entry) + 1) % 3] as string
    const swapped = (save: Save): Save => {
      const first = save.journal.findIndex((entry) => kinds.includes(entry))
      return { ...save, journal: save.journal.with(first, other(save.journal[first] as string)) }
    }
    expect(await seen(swapped)).toBe(await seen((save) => save))
  })
})

describe('totals', () => {
  test('control, totals and margins at the start', async () => {
    const { control, totals, margins, over } = await (await seated()).do('totals')
    expect(over).toBe(false)
    expect(control).toMatchObject({ bogota: 'govt', huila: 'farc', 'cali-pasto-loc': null })
    expect(control).not.toHaveProperty('panama')
    const { support, opposition } = totals as { support: number; opposition: number }
    expect(margins).toMatchObject({ govt: support - 60 })
    expect(totals).toMatchObject({ 'opposition-and-bases': opposition + 6 })
  })
})

describe('log', () => {
  test('in pieces is the same as at once', async () => {
    const client = await seated({ scenario: 'quick' })
    const pieces: unknown[] = []
    let next = 0
    const read = async () => {
      const { events, next: then } = await client.do('log', { since: next })
      pieces.push(...(events as unknown[]))
      next = then as number
    }
    await playOn(client, 'log', async () => {
      await read()
      return false
    })
    await read()
    const all = await client.do('log')
    expect(pieces).toEqual(all.events)
    expect(await client.do('log', { since: 1e9 })).toMatchObject({ events: [], next: all.next })
  })

  test('an event says who did what by which rule, in words and ids', async () => {
    const client = await seated()
    await client.do('answer', { key: 'pass' })
    const events = (await client.do('log')).events as { kind: string }[]
    expect(events).toContainEqual(expect.objectContaining({ kind: 'pass', rule: '2.3.3', at: 1 }))
    expect(events).toContainEqual({
      kind: 'place',
      by: null,
      rule: '2.1',
      at: 0,
      text: expect.stringContaining('Bogotá'),
      space: 'bogota',
      piece: 'troops',
      n: 3,
    })
  })
})

/** Lines that are no requests, or ask for nothing that there is, by the code of their error. */
const BAD_LINES: readonly (readonly [code: string, line: string])[] = [
  ['json', ''],
  ['json', '   \t\r'],
  ['json', '{'],
  ['json', '{"do":"question"'],
  ['json', '{"do":"question"}}'],
  ['json', "{'do':'question'}"],
  ['json', 'question'],
  ['json', '\u0000\u0001'],
  ['json', '{"do":"question"} {"do":"question"}'],
  ['json', '['.repeat(100_000)],
  ['request', '[]'],
  ['request', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['request', 'null'],
  ['request', '42'],
  ['request', '"question"'],
  ['request', 'true'],
  ['request', '{}'],
  ['request', '{"do":7}'],
  ['request', '{"do":null}'],
  ['request', '{"do":"question","id":{}}'],
  ['request', '{"do":"question","id":true}'],
  ['request', '{"do":"question","lang":"de"}'],
  ['request', '{"do":"question","lang":1}'],
  ['request', '{"do":"question","key":"pass"}'],
  ['request', '{"do":"answer"}'],
  ['request', '{"do":"answer","key":1}'],
  ['request', '{"do":"answer","key":null}'],
  ['request', '{"do":"answer","key":["pass"]}'],
  ['request', '{"do":"answer","kye":"pass"}'],
  ['request', '{"do":"answer","key":"pass","__proto__":{}}'],
  ['request', '{"do":"why-not"}'],
  ['request', '{"do":"undo","agreed":"yes"}'],
  ['request', '{"do":"interject","by":"govt"}'],
  ['request', '{"do":"interject","by":"govt","words":["give"]}'],
  ['request', '{"do":"run","most":-1}'],
  ['request', '{"do":"run","most":1.5}'],
  ['request', '{"do":"run","most":1e999}'],
  ['request', '{"do":"state","whole":1}'],
  ['request', '{"do":"log","since":"0"}'],
  ['request', '{"do":"load"}'],
  ['request', '{"do":"load","save":[]}'],
  ['request', '{"do":"load","save":"x"}'],
  ['request', '{"do":"position","position":null}'],
  ['request', '{"do":"new"}'],
  ['request', '{"do":"new","game":"andean-abyss","seed":true}'],
  ['request', '{"do":"new","game":"andean-abyss","seed":1e999}'],
  ['request', '{"do":"new","game":"andean-abyss","seats":{"govt":1}}'],
  ['request', '{"do":"new","game":"andean-abyss","options":["edition"]}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":[54]}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"cards":["54"]}}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"dice":[7]}}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"draw":[54]}}'],
  ['request', '{"do":"answer","key":"pass","by":1}'],
  ['request', '{"do":"state","as":"farc"}'],
  ['request', '{"do":"save","as":[1]}'],
  ['faction', '{"do":"answer","key":"pass","by":"nato"}'],
  ['faction', '{"do":"state","as":["nato"]}'],
  ['faction', '{"do":"save","as":["nato"]}'],
  ['faction', '{"do":"undo","by":"nato"}'],
  ['verb', '{"do":""}'],
  ['verb', '{"do":"dance"}'],
  ['verb', '{"do":"constructor"}'],
  ['verb', '{"do":"__proto__"}'],
  ['position', '{"do":"position","game":"andean-abyss","position":{}}'],
  ['position', `{"do":"position","game":"andean-abyss","position":{"phase":${'['.repeat(9999)}${']'.repeat(9999)}}}`],
  ['save', '{"do":"load","save":{"format":"coinflict-save"}}'],
]

describe('what is no request', () => {
  test.each(BAD_LINES.map(([code, line]) => ({ code, line, shown: JSON.stringify(line).slice(0, 60) })))(
    'gets an error ($code): $shown',
    async ({ code, line }) => {
      const client = await seated()
      const before = await client.whole()
      const reply = await client.send(line)
      expect(misfits('protocol-reply.schema.json#/$defs/failure', reply)).toEqual([])
      expect(reply).toMatchObject({ ok: false, error: { code } })
      expect(await client.whole()).toBe(before)
    },
  )

  test('the id comes back with an error too, unless the line has none', async () => {
    const client = new Client()
    expect((await client.send('{"id":"a","do":"dance"}')).id).toBe('a')
    expect((await client.send('{"id":0,"do":"answer"}')).id).toBe(0)
    expect((await client.send('{"id":null,"do":"games"}')).id).toBe(null)
    expect((await client.send('{"do":"games"}')).id).toBe(null)
    expect(await client.send('{"id":[],"do":"games"}')).toMatchObject({ id: null, ok: false })
  })

  test.each([
    'question',
    'why-not',
    'answer',
    'undo',
    'interject',
    'run',
    'state',
    'totals',
    'card',
    'secrets',
    'log',
    'save',
  ])('%s needs a game first', async (verb) => {
    const fields = {
      'why-not': { key: 'pass' },
      answer: { key: 'pass' },
      interject: { by: 'govt', words: 'x' },
      card: { number: 1 },
      secrets: { faction: 'govt' },
    }
    const client = new Client()
    expect((await client.refuse(verb, fields[verb as keyof typeof fields] ?? {})).code).toBe('no-game')
    await client.do('new', GAME)
  })

  test('long lines: 1 MiB, for load and position 16 MiB', async () => {
    const client = await seated()
    const before = await client.whole()
    const long = 'x'.repeat(MIB)
    const code = (reply: Reply) => (reply.ok ? 'ok' : reply.error.code)
    expect(code(await client.send(JSON.stringify({ do: 'answer', key: long })))).toBe('too-long')
    expect(code(await client.send(JSON.stringify({ do: 'games' }) + ' '.repeat(MIB)))).toBe('too-long')
    expect(code(await client.send(JSON.stringify({ do: 'answer', key: 'ñ'.repeat(MIB / 2) })))).toBe('too-long')
    const save = { ...(await saved(client)), checkpoint: { at: 0, position: long } }
    expect(code(await client.send(JSON.stringify({ do: 'load', save })))).toBe('ok')
    await client.do('load', { save: JSON.parse(before.split('\n')[1] as string).save })
    expect(code(await client.send(JSON.stringify({ do: 'position', position: { game: long } })))).toBe('game')
    const cards = { played: Array.from({ length: 2 * MIB }, () => 7), current: 1, left: 3 }
    const huge = { do: 'position', position: { ...(await wholePosition(client)), cards } }
    expect(code(await client.send(JSON.stringify(huge)))).toBe('position')
    expect(code(await client.send(JSON.stringify({ do: 'load', save: { seed: long.repeat(16) } })))).toBe('too-long')
    expect(await client.whole()).toBe(before)
  })

  test('a message stays short whatever it quotes', async () => {
    const client = new Client()
    expect((await client.refuse('new', { game: 'x'.repeat(100_000) })).message.length).toBeLessThanOrEqual(1000)
  })

  test('whatever bytes of a good line are changed, there is one reply and the game is sound', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'before bytes', (_, n) => n > 30)
    const lines = [
      { do: 'answer', key: 'pass' },
      { do: 'interject', by: 'govt', words: 'hand place troops bogota 1' },
      { do: 'interject', by: 'farc', words: 'hand move farc-base huila choco 1' },
      { do: 'undo', agreed: true },
      { do: 'why-not', key: 'bogota' },
      { do: 'log', since: 400 },
      { do: 'load', save: await saved(client) },
      { do: 'position', position: await wholePosition(client) },
    ].map((request) => JSON.stringify(request))
    const pick = dice('bytes')
    for (let n = 0; n < 300; n++) {
      const bytes = Buffer.from(lines[pick(lines.length)] as string)
      for (let changes = pick(3); changes >= 0; changes--) bytes[pick(bytes.length)] = 32 + pick(96)
      const before = await client.whole()
      const reply = await client.send(bytes.toString())
      expect(misfits('protocol-reply.schema.json', reply)).toEqual([])
      if (!reply.ok) {
        expect(reply.error.code, bytes.toString().slice(0, 200)).not.toBe('internal')
        expect(await client.whole()).toBe(before)
      }
    }
  })
})

describe('an error inside the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('becomes an error reply, and the game is as it was', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'boom', (_, n) => n > 20)
    const before = await client.whole()
    const spy = vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table) {
      this.rewind(3)
      this.game.n.fill(0)
      this.log.length = 0
      throw new TypeError('boom')
    })
    const error = await client.refuse('answer', { key: 'pass' })
    expect(error.code).toBe('internal')
    expect(error.message).not.toMatch(/\n|\bat /)
    spy.mockRestore()
    expect(await client.whole()).toBe(before)
    await playOn(client, 'after boom', () => false)
  })

  test('in the middle of a run leaves none of its answers', async () => {
    const client = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    await client.do('run', { most: 10 })
    const before = await client.whole()
    const run = Table.prototype.run
    vi.spyOn(Table.prototype, 'run').mockImplementation(function (this: Table) {
      run.call(this, 25)
      throw new Error('boom')
    })
    expect((await client.refuse('run')).code).toBe('internal')
    expect(await client.whole()).toBe(before)
  })
})

describe('over streams', () => {
  /** What the engine writes to what it reads. */
  async function converse(chunks: readonly (string | Uint8Array)[]): Promise<Reply[]> {
    const output = new PassThrough()
    const served = serve(
      (async function* () {
        yield* chunks
      })(),
      output,
    ).then(() => output.end())
    const text = await readAll(output)
    await served
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Reply)
  }

  test('one reply to each line, in whatever pieces it comes', async () => {
    const bytes = Buffer.from(
      '{"id":"ñ","do":"new","game":"andean-abyss"}\r\n{"id":2,"do":"state"}\n\n{"id":3,"do":"save"}',
    )
    const whole = await converse([bytes])
    expect(whole.map(({ id, ok }) => [id, ok])).toEqual([
      ['ñ', true],
      [2, true],
      [null, false],
      [3, true],
    ])
    expect(await converse([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole)
  })

  test('a byte order mark and bytes that are no UTF-8 do no harm', async () => {
    const replies = await converse([
      '\ufeff{"id":1,"do":"games"}\n',
      Uint8Array.of(0xff, 0xfe, 0x80, 10),
      '{"id":2,"do":"games"}\n',
    ])
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true])
  })

  test('a line without end is refused once, without being kept', async () => {
    const chunk = Buffer.alloc(MIB, 'x')
    let sent = 0
    const endless = (async function* () {
      yield '{"id":1,"do":"new","game":"andean-abyss"}\n'
      for (; sent < 64; sent++) yield chunk
      yield '\n{"id":2,"do":"question"}\n'
    })()
    const output = new PassThrough()
    const before = process.memoryUsage().arrayBuffers
    const served = serve(endless, output).then(() => output.end())
    const lines = (await readAll(output)).trimEnd().split('\n')
    await served
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MIB)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: true },
      { id: null, ok: false, error: { code: 'too-long' } },
      { id: 2, ok: true },
    ])
  })

  test('nothing is answered after quit', async () => {
    const replies = await converse(['{"id":1,"do":"quit"}\n{"id":2,"do":"games"}\n', '{"id":3,"do":"games"}\n'])
    expect(replies).toEqual([{ id: 1, ok: true }])
  })

  test('a client that goes away ends it', async () => {
    const output = new PassThrough()
    output.destroy(new Error('gone'))
    const endless = (async function* () {
      for (;;) yield '{"do":"games"}\n'
    })()
    await serve(endless, output)
  })
})

describe('the process', () => {
  const command = fileURLToPath(new URL('../bin/coinflict.mjs', import.meta.url))
  const start = () => spawn(process.execPath, [command, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] })

  test('answers line by line, ends with code 0 on quit while its input stays open, and is silent on stderr', async () => {
    const child = start()
    const stderr = readAll(child.stderr)
    const stdout = readAll(child.stdout)
    child.stdin.write('broken\n{"id":1,"do":"new","game":"andean-abyss"}\n{"id":2,"do":"answer","key":"nonsense"}\n')
    child.stdin.write('{"id":3,"do":"answer","key":"pass"}\n{"id":4,"do":"quit"}\n')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await stderr).toBe('')
    const replies = (await stdout).trimEnd().split('\n')
    expect(replies.map((line) => JSON.parse(line).ok)).toEqual([false, true, false, true, true])
  })

  test('a game saved in one process goes on in another', async () => {
    const child = start()
    const stdout = readAll(child.stdout)
    const expected: string[] = []
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const client = await seated({ ...ALL_RANDOM, seed })
      await client.do('run')
      child.stdin.write(`${JSON.stringify({ do: 'load', save: await saved(client) })}\n{"do":"state","whole":true}\n`)
      expected.push(JSON.stringify(await wholePosition(client)))
    }
    child.stdin.end()
    await once(child, 'exit')
    const replies = (await stdout)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(replies.map((reply) => reply.error)).toEqual(replies.map(() => undefined))
    expect(replies.filter((_, i) => i % 2 === 1).map((reply) => JSON.stringify(reply.position))).toEqual(expected)
  })

  test('ends with code 0 at the end of input', async () => {
    const child = start()
    const stdout = readAll(child.stdout)
    child.stdin.end('{"id":1,"do":"games"}')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(JSON.parse(await stdout)).toMatchObject({ id: 1, ok: true })
  })
})

describe('docs/engine-protocol.md', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const page = readFileSync(join(root, 'docs', 'engine-protocol.md'), 'utf8')

  test('its requests are good ones, of every verb', () => {
    const lines = [...page.matchAll(/^→ (.*)$/gm)].map(([, line]) => line as string)
    const requests = lines.filter((line) => !line.includes('…')).map((line) => JSON.parse(line) as { do: string })
    for (const request of requests) expect(misfits('protocol-request.schema.json', request), request.do).toEqual([])
    const verbs = lines.map((line) => /"do":"([a-z-]+)"/.exec(line)?.[1])
    expect([...new Set(verbs)].sort()).toEqual([...VERB_NAMES].sort())
  })

  test('its table has every error code', () => {
    const table = page.slice(page.indexOf('## Errors'))
    const codes = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell]) => cell?.match(/[a-z-]+/g) ?? [])
    expect(codes.sort()).toEqual([...ERROR_CODES].sort())
  })

  test('its bot plays a game to the end', async () => {
    const [, script = ''] = /```js\n(.*?)```/s.exec(page) ?? []
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
    const [stdout, stderr] = [readAll(child.stdout), readAll(child.stderr)]
    const [code] = await once(child, 'exit')
    expect([code, await stderr]).toEqual([0, ''])
    expect(await stdout).toMatch(/faction: 'farc'/)
  })
})

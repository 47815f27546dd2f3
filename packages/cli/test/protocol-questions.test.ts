import { describe, expect, test } from 'vitest'
import { Client, GAME, keysOf, OTHERS_RANDOM, playOn, position, saved, seated, wholePosition } from './client.ts'

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

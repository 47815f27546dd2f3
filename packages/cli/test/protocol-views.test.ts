import type { Position, Save } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { Client, keysOf, playOn, saved, seated } from './client.ts'

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

import { logText } from '@coinflict/kernel/display'
import { cardsLeft } from '@coinflict/kernel/rules'
import { BadInput, nextCard } from '@coinflict/kernel/state'
import { positionOf, readPosition, type SetupWish, setupOf, Table } from '@coinflict/kernel/table'
import { deckInOrder } from '@coinflict/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const newGame = (wish: SetupWish = {}): Scene =>
  new Scene(new Table(aDistantPlain, setupOf(aDistantPlain, wish, KINDS), []))
const position = (t: Scene) => positionOf(t.table.game)
const card = (t: Scene): number => position(t).cards.current
const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`)
const FACTIONS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']

/** Everybody passes, and in rounds does nothing, until the question comes. */
function passTo(t: Scene, question: string): Scene {
  for (let i = 0; i < 90 && t.question !== question && t.question !== 'over'; i++) {
    t.play(t.answers.includes('pass') ? 'pass' : t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}
const passCard = (t: Scene): Scene => t.play('pass', 'pass', 'pass', 'pass')

describe('ADP 2.1 the deck', () => {
  const inPlay = (wish: SetupWish): readonly number[] => {
    return deckInOrder(newGame(wish).table)
  }
  const capabilities = aDistantPlain.cards.filter(({ lasts }) => lasts?.shaded === 'capability')

  test.each(SEEDS)('Capabilities among the cards set aside are in force, no others (%s)', (seed) => {
    const deck = inPlay({ scenario: 'short', seed })
    const expected = capabilities
      .filter(({ number }) => !deck.includes(number))
      .map(({ number, order }) => [String(number), order[0] === 'coalition' ? 'unshaded' : 'shaded'])
    expect(position(newGame({ scenario: 'short', seed })).lasting ?? {}).toEqual(Object.fromEntries(expected))
  })

  test('ADP 2.1 the cards set aside are revealed: the log names them', () => {
    for (const scenario of ['short', 'main', 'extended']) {
      const t = newGame({ scenario })
      const aside = t.table.log.flatMap(({ kind, card }) => (kind === 'lapse' && card ? [card] : []))
      expect([...aside, ...deckInOrder(t.table)].filter((n) => n < 73).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 72 }, (_, i) => i + 1),
      )
    }
  })

  test('2nd printing, No Capabilities: none is in force', () => {
    for (const seed of SEEDS) {
      const options = { printing: '2nd', 'no-capabilities': 'yes' }
      expect(position(newGame({ scenario: 'short', seed, options })).lasting).toBeUndefined()
    }
  })

  test('the Extended scenario sets none aside', () => {
    expect(position(newGame({ scenario: 'extended' })).lasting).toBeUndefined()
  })

  test('cards that nobody has seen are drawn in piles, each with a Propaganda card', () => {
    const t = newGame({ scenario: 'main' })
    const { played, current, next } = position(t).cards
    const left = cardsLeft(t.table.game)
    const unknown = new Table(aDistantPlain, t.table.setup, [], {
      start: (g) => readPosition(g, { ...position(t), cards: { played, current, next: next as number, left } }),
    })
    const drawn = deckInOrder(unknown).slice(1)
    expect(drawn).toHaveLength(left)
    expect(drawn[0]).toBe(next)
    expect(drawn.filter((n) => n > 72).sort()).toEqual(
      deckInOrder(t.table)
        .filter((n) => n > 72)
        .sort(),
    )
    expect(new Set([...drawn, current]).size).toBe(left + 1)
    for (const { number } of capabilities) {
      if (position(t).lasting?.[String(number)] !== undefined) expect(drawn).not.toContain(number)
    }
  })
})

describe('ADP 2.1 open deployment', () => {
  const open = (scenario: string, seats?: Record<string, string>): Scene =>
    newGame({ scenario, options: { deployment: 'open' }, ...(seats === undefined ? {} : { seats }) })

  test('the Warlords begin; markers, Support and Returnees lie already', () => {
    const t = open('short')
    expect([t.by, t.question]).toEqual(['warlords', 'deploy.where'])
    expect(t.level('kabul')).toBe('support')
    expect(t.markers('konduz', 'returnees')).toBe(1)
    expect(t.pieces('kabul')).toEqual({})
  })

  test.each(['short', 'main', 'extended'])('all forces are placed, as many as in the standard set-up (%s)', (id) => {
    const count = (t: Scene): Record<string, number> => {
      const sums: Record<string, number> = {}
      for (const { pieces = {} } of Object.values(position(t).spaces))
        for (const [piece, n] of Object.entries(pieces)) sums[piece] = (sums[piece] ?? 0) + n
      return sums
    }
    const t = open(id)
    const order: string[] = []
    while (t.question === 'deploy.where' || t.question === 'place.how-many') {
      if (order.at(-1) !== t.by) order.push(t.by)
      t.play(t.answers.at(-1) as string)
    }
    expect(order).toEqual(['warlords', 'government', 'taliban', 'coalition'])
    const standard = count(newGame({ scenario: id }))
    expect(count(t)).toEqual(standard)
    expect(t.question).toBe('turn.first')
  })

  test('each faction keeps to its spaces', () => {
    const t = open('extended')
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    expect(t.answers).toContain('kabul')
    expect(t.whyNot('loc-kandahar-kabul')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
    t.play('kabul', 'helmand')
    expect([t.by, t.question]).toEqual(['warlords', 'deploy.where'])
    expect(t.answers).toContain('loc-kandahar-kabul')
    t.play('helmand', '2')
    expect(t.by).toBe('government')
    expect(t.pieces('kabul')).toEqual({ 'warlords-base': 1, 'government-troops': 2, 'government-police': 2 })
    // Provinces with Population only.
    expect(t.whyNot('kabul')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    t.play('nuristan', '2', 'nuristan', '2')
    expect(t.by).toBe('taliban')
    expect(t.count('waziristan', 'taliban-base')).toBe(1)
    expect(t.whyNot('balochistan')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    expect(t.whyNot('herat')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    expect(t.answers).toContain('northwest-frontier')
  })

  test('a faction whose pieces were placed by hand places no more of them, and the game goes on', () => {
    const t = open('main')
    t.interject('warlords', 'hand place warlords-underground herat 15')
    while (t.by === 'warlords') t.play(t.answers[0] as string)
    expect([t.by, t.question]).toEqual(['government', 'deploy.where'])
    expect(t.count('herat', 'warlords-underground')).toBe(15)
  })

  test('in Kabul there stays room for the Coalition Base', () => {
    const t = open('main').play('kabul')
    expect(t.whyNot('kabul')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
  })

  test('the Government goes where people live, Returnees or not; non-players stand as printed', () => {
    const t = open('main', { warlords: 'bot' })
    expect(t.by).toBe('government')
    expect(t.answers).toContain('khowst')
    expect(t.count('farah', 'warlords-base')).toBe(1)
  })

  test('the Coalition in the Extended scenario goes to Afghan Pashtuns only', () => {
    const t = open('extended', { warlords: 'bot', government: 'bot', taliban: 'bot' })
    expect(t.by).toBe('coalition')
    expect(t.pieces('kabul')).toMatchObject({ 'coalition-base': 1, 'coalition-troops': 1 })
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    expect(t.whyNot('herat')).toEqual({ id: 'why.deploy-space', rule: '2.1' })
    t.play('khowst', '4')
    expect(t.count('khowst', 'coalition-troops')).toBe(4)
  })
})

describe('ADP 2.1 options that do not go together', () => {
  test.each([
    [{ printing: '2nd', 'no-reveal': 'yes' }],
    [{ printing: '2nd', eligibility: 'a' }],
    [{ printing: '1st', 'sudden-propaganda': 'yes' }],
    [{ printing: '1st', 'no-capabilities': 'yes' }],
    [{ printing: '1st', 'no-reveal': 'yes', eligibility: 'b' }],
  ])('%o', (options) => {
    expect(() => newGame({ options })).toThrow(BadInput)
  })

  test.each([
    [{ printing: '2nd', 'sudden-propaganda': 'yes', 'no-capabilities': 'yes', deployment: 'open' }],
    [{ printing: '1st', 'no-reveal': 'yes', events: 'by-hand' }],
    [{ printing: '1st', eligibility: 'b' }],
  ])('these do: %o', (options) => {
    expect(newGame({ options }).table.isOver).toBe(false)
  })
})

describe('ADP 2.2 start', () => {
  test('everybody is eligible, the first card is turned, and the next is seen', () => {
    const t = newGame()
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
    expect(nextCard(t.table.game)).toBeGreaterThan(0)
  })

  test('1st printing, No Reveal: it is not', () => {
    const t = newGame({ options: { printing: '1st', 'no-reveal': 'yes' } })
    expect(nextCard(t.table.game)).toBe(0)
  })
})

describe('ADP 2.3.1 Eligibility Options A and B', () => {
  const at = (eligibility: string, more: SceneOptions = {}) => scene({}, { options: { eligibility }, ...more })

  test('A: the order comes from the next event card, past Propaganda', () => {
    expect(at('a', { card: 4, draw: [73, 55, 19] }).by).toBe('warlords')
    expect(at('normal', { card: 4, draw: [73, 55, 19] }).by).toBe('coalition')
  })

  test('A: at the end of the deck from the first event played', () => {
    expect(at('a', { card: 4, played: [73, 19], draw: [74] }).by).toBe('taliban')
  })

  test('B: only events make ineligible', () => {
    const t = at('b', { card: 4, draw: [19, 20, 21] })
    t.play('event')
    passTo(t, 'turn.first')
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
  })
})

describe('ADP 2.3.7 Sudden Propaganda (2nd printing)', () => {
  const sudden = (more: SceneOptions): Scene =>
    scene({}, { options: { printing: '2nd', 'sudden-propaganda': 'yes' }, ...more })

  test('Propaganda is held as soon as it is seen; the event comes after it', () => {
    const t = passCard(sudden({ card: 4, draw: [19, 73, 38, 55] }))
    expect(t.track('propaganda')).toBe(1)
    passTo(t, 'turn.first')
    expect(position(t).cards).toMatchObject({ played: [4, 73], current: 19, next: 38, unseen: [[55]] })
  })

  test('without the option the event comes first', () => {
    const t = passCard(scene({}, { card: 4, draw: [19, 73, 38, 55] }))
    expect([t.track('propaganda'), card(t)]).toEqual([0, 19])
  })

  test('two Propaganda cards in a row: the second brings no round but counts, then the event', () => {
    const t = passCard(sudden({ card: 4, draw: [19, 73, 74, 38, 55] }))
    const rich = t.resources('government')
    passTo(t, 'turn.first')
    expect(t.track('propaganda')).toBe(2)
    expect(t.resources('government')).toBe(rich)
    expect(position(t).cards).toMatchObject({ played: [4, 73, 74], current: 19, next: 38, unseen: [[55]] })
  })

  test('the last event is never played, and 2.3.8 limits nothing', () => {
    const t = sudden({ card: 4, draw: [19, 77], tracks: { propaganda: 4 } })
    passCard(t)
    passTo(t, 'turn.first')
    expect(t.table.isOver).toBe(true)
    expect(position(t).cards.next).toBe(19)
  })
})

describe('ADP 2.3.8 final event card', () => {
  test('Sweep and March are barred on the last card before the final Propaganda only', () => {
    const last = (propaganda: number, options: Record<string, string> = {}) =>
      scene({}, { card: 19, draw: [77, 4], tracks: { propaganda }, options }).whyNot('march')?.id
    expect(last(4)).toBe('why.final-card')
    expect(last(3)).not.toBe('why.final-card')
    expect(last(4, { 'no-reveal': 'yes' })).not.toBe('why.final-card')
  })
})

describe('ADP 5.1 events carried out by hand', () => {
  const unknown = aDistantPlain.cards.find(({ dual, provenance }) => dual && provenance?.unshaded === 'reconstructed')
  const known = aDistantPlain.cards.find(({ dual, provenance }) => dual && provenance?.shaded === 'printed')
  const byHand = (n: number, seats?: Record<string, string>): Scene =>
    scene({ kabul: 'government-police 2' }, { card: n, options: { events: 'by-hand' }, ...(seats ? { seats } : {}) })

  test.skipIf(unknown === undefined)('a side that no source gives waits for the player’s hands', () => {
    const t = byHand(unknown?.number ?? 0).play('event', 'unshaded')
    expect([t.question, t.answers]).toEqual(['event.by-hand', ['done']])
    t.interject('coalition', 'hand place government-troops kabul 3').interject('taliban', 'hand track aid 9')
    expect([t.question, t.answers]).toEqual(['event.by-hand', ['done']])
    t.play('done')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 3, 'government-police': 2 })
    expect(t.aid).toBe(9)
    expect(t.question).toBe('turn.second')
  })

  test.skipIf(unknown === undefined)('what hands remove goes to Available, or to the box that is named', () => {
    const board = { kabul: 'coalition-troops 3' }
    const t = scene(board, { card: unknown?.number ?? 0, options: { events: 'by-hand' } }).play('event', 'unshaded')
    const boxes = () => positionOf(t.table.game).boxes?.casualties ?? {}
    t.interject('coalition', 'hand remove coalition-troops kabul 1')
    expect([t.pieces('kabul'), boxes()]).toEqual([{ 'coalition-troops': 2 }, {}])
    t.interject('coalition', 'hand remove coalition-troops kabul 1 casualties')
    expect([t.pieces('kabul'), boxes()]).toEqual([{ 'coalition-troops': 1 }, { 'coalition-troops': 1 }])
    expect(() => t.interject('coalition', 'hand remove coalition-troops kabul 1 attic')).toThrow()
  })

  test.skipIf(known === undefined)('a printed side is carried out as ever', () => {
    const t = byHand(known?.number ?? 0).play('event', 'shaded')
    expect(t.question).not.toBe('event.by-hand')
  })

  test.skipIf(unknown === undefined)('for a seat that is no person our text is carried out', () => {
    const seats = Object.fromEntries(FACTIONS.map((f) => [f, 'bot']))
    const t = byHand(unknown?.number ?? 0, seats).play('event', 'unshaded')
    expect(t.question).not.toBe('event.by-hand')
  })
})

describe('ADP 5.3, 5.4 by hand no lasting effect is enforced that no source prints', () => {
  const options = { events: 'by-hand' }
  /** Card 57: no Air Lift, derived. Card 17: two spaces at most, ours. Card 24: printed. */
  const board: Board = {
    kabul: 'coalition-troops 3, taliban-active',
    herat: 'coalition-troops, taliban-active',
    farah: 'coalition-troops, taliban-active',
  }
  const assaults = (more: SceneOptions): Scene =>
    scene(board, { first: 'coalition', ...more }).play('assault', 'kabul', 'herat')

  test('one in force at the start, ours or derived, is noted and binds nobody', () => {
    const lasting = { 17: 'shaded', 57: 'unshaded' } as const
    expect(assaults({ lasting }).whyNot('farah')?.id).toBe('why.two-spaces')
    expect(assaults({ lasting }).whyNot('air-lift')?.id).toBe('why.sandstorms')
    const t = assaults({ lasting, options })
    expect([t.whyNot('farah'), t.answers.includes('farah'), t.answers.includes('air-lift')]).toEqual([
      undefined,
      true,
      true,
    ])
    expect(positionOf(t.table.game).lasting).toEqual({ 17: 'shaded', 57: 'unshaded' })
  })

  test('the hand tool puts it on record only', () => {
    const t = assaults({ options }).interject('taliban', 'hand lasting 17 shaded')
    expect(positionOf(t.table.game).lasting).toEqual({ 17: 'shaded' })
    expect(t.answers).toContain('farah')
    const ours = assaults({}).interject('taliban', 'hand lasting 17 shaded')
    expect(ours.answers).not.toContain('farah')
  })

  test('a side known as printed is enforced as ever', () => {
    const t = scene(board, { first: 'coalition', lasting: { 24: 'shaded' }, options })
    expect(t.whyNot('assault')).toBeDefined()
  })
})

describe('ADP 2.1 Capabilities in force at set-up', () => {
  const log = (options: Record<string, string>): readonly string[] => {
    const setup = setupOf(aDistantPlain, { scenario: 'short', seed: '3', options }, KINDS)
    return new Table(aDistantPlain, setup, []).log.map((event) => logText(aDistantPlain, event, 'en'))
  }
  const OURS = /we filled the gaps|our own/
  const inForceAt = (lines: readonly string[]): number[] =>
    lines.flatMap((line) => (/ is in force/.test(line) ? [Number.parseInt(line.slice(1), 10)] : []))

  test('the log says of each that is not printed how much of it is ours', () => {
    const lines = log({})
    const cards = inForceAt(lines)
    expect(cards.length).toBeGreaterThan(0)
    for (const n of cards) {
      const card = aDistantPlain.cardByNumber[n]
      const source = card?.provenance?.[card.order[0] === 'coalition' ? 'unshaded' : 'shaded']
      const said = lines.filter((line) => line.startsWith(`#${n} `) && OURS.test(line)).length
      expect([n, said]).toEqual([n, source === 'printed' ? 0 : 1])
    }
  })

  test('by hand it says that they are noted only', () => {
    const lines = log({ events: 'by-hand' })
    expect(lines.filter((line) => OURS.test(line))).toEqual([])
    expect(lines.some((line) => /noted only/.test(line))).toBe(true)
  })
})

test('ADP 5.0 cards 58 and 59 are not called printed: only parts of them are known', () => {
  expect(aDistantPlain.cardByNumber[58]?.provenance).toEqual({ unshaded: 'derived', shaded: 'reconstructed' })
  expect(aDistantPlain.cardByNumber[59]?.provenance).toEqual({ unshaded: 'derived' })
})

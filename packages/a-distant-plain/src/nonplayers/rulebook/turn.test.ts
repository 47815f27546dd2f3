import { describe, expect, test } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

type Insurgent = 'taliban' | 'warlords'
/** The first answer of the only eligible faction on a card. */
const turn = (me: Insurgent | 'government' | 'coalition', card: number, more: SceneOptions = {}): string | undefined =>
  table(me, card, more).bots()[0]
const table = (me: Insurgent | 'government' | 'coalition', card: number, more: SceneOptions = {}): Scene =>
  scene({}, { card, eligible: [me], ...more, seats: { [me]: 'adp', ...more.seats } })

const PROPAGANDA_NEXT = { draw: [73, 13, 74] }

describe('adp 8.1 Event or operation', () => {
  test('8.1/1 an event that would have an effect', () => {
    expect(turn('taliban', 4)).toBe('event 8.1/1')
  })

  test('8.1/1 as 2nd Eligible too, if it is open', () => {
    const t = scene(
      { balkh: 'warlords-base 1, warlords-underground 1' },
      { card: 68, eligible: ['warlords', 'taliban'], seats: { taliban: 'adp' } },
    )
    const after = (...keys: string[]): string | undefined => t.play(...keys).bots()[0]
    expect(after('rally', 'balkh', 'guerrilla', 'traffic', 'done')).toMatch(/^event/)
  })

  test('AP-11 8.1/1 not one that changes nothing: Change in Tactics without a Capability', () => {
    expect(turn('warlords', 67)).toBe('rally 8.5.1/1')
    expect(turn('warlords', 67, { lasting: { 31: 'unshaded' } })).toBe('event 8.1/1')
  })

  test('8.1/2 Warlords take a Capability or move Islamabad only with non-player Taliban', () => {
    const withTaliban = { seats: { taliban: 'bot' } }
    expect(turn('warlords', 29, withTaliban)).toBe('event 8.1/2')
    expect(turn('warlords', 29)).toBe('rally 8.5.1/1')
    expect(turn('warlords', 39, withTaliban)).toBe('event 8.1/2')
    expect(turn('warlords', 39)).toBe('rally 8.5.1/1')
  })

  test('8.1/2 the Government only with a non-player Coalition', () => {
    expect(turn('government', 5, { seats: { coalition: 'bot' } })).toBe('event 8.1/2')
    expect(turn('government', 5)).not.toMatch(/^event/)
    expect(turn('government', 39, { seats: { coalition: 'bot' } })).toBe('event 8.1/2')
    expect(turn('government', 39)).not.toMatch(/^event/)
  })

  test('8.1/3 the Taliban take a Capability on a roll below the Propaganda cards left, of 5 here', () => {
    expect(turn('taliban', 29, { botDice: [4] })).toBe('event 8.1/3')
    expect(turn('taliban', 29, { botDice: [5] })).toBe('rally 8.7.2/1')
    expect(turn('taliban', 29, { botDice: [4], tracks: { propaganda: 1 } })).toBe('rally 8.7.2/1')
  })

  test('8.1/3 the Coalition likewise; Islamabad does not matter to either', () => {
    expect(turn('coalition', 5, { botDice: [4] })).toBe('event 8.1/3')
    expect(turn('coalition', 5, { botDice: [5] })).not.toMatch(/^event/)
    expect(turn('taliban', 39)).toBe('event 8.1/1')
  })

  test('AP-60 8.1/4 Momentum only if the next card is not Propaganda, Mullah Omar even then', () => {
    expect(turn('taliban', 57)).toBe('event 8.1/4')
    expect(turn('taliban', 57, PROPAGANDA_NEXT)).toBe('rally 8.7.2/1')
    expect(turn('taliban', 36, PROPAGANDA_NEXT)).toBe('event 8.1/4')
  })

  test('8.1/4 a card that nobody sees is no Propaganda yet', () => {
    expect(turn('taliban', 57, { ...PROPAGANDA_NEXT, options: { 'no-reveal': 'yes' } })).toBe('event 8.1/4')
  })

  test('8.1 the half that is not printed is left to people if events are played by hand', () => {
    const options = { events: 'by-hand' }
    expect(turn('taliban', 56, { options })).toBe('rally 8.7.2/1')
    expect(turn('taliban', 4, { options })).toBe('event 8.1/1')
  })

  test('8.1/5 an insurgent without Resources passes instead of operating', () => {
    expect(turn('warlords', 67, { resources: { warlords: 0 } })).toBe('pass 8.1/5')
    expect(turn('taliban', 67, { resources: { taliban: 0 } })).toBe('pass 8.1/5')
    expect(turn('taliban', 67, { resources: { taliban: 1 } })).toBe('rally 8.7.2/1')
    expect(turn('taliban', 4, { resources: { taliban: 0 } })).toBe('event 8.1/1')
  })

  test('AP-59 8.1/5 the Government with fewer than 3, the Coalition never', () => {
    const government = (n: number, me: 'government' | 'coalition') =>
      scene(
        { kabul: 'coalition-troops 3, coalition-base 1, government-troops 2' },
        { card: 67, eligible: [me], seats: { [me]: 'adp' }, resources: { government: n } },
      ).bots()[0]
    expect(government(2, 'government')).toBe('pass 8.1/5')
    expect(government(3, 'government')).not.toBe('pass 8.1/5')
    expect(government(0, 'coalition')).not.toMatch(/^pass/)
  })

  test('8.1 an operation is never limited: after an operation by another the second one goes into many spaces', () => {
    const t = scene(
      { balkh: 'warlords-base 1', konduz: 'warlords-base 1' },
      { card: 38, eligible: ['government', 'warlords'], seats: { warlords: 'adp' }, options: { events: 'by-hand' } },
    )
    t.play('train')
    while (t.by === 'government')
      t.play(['done', 'neither', '0', 'kabul'].find((key) => t.answers.includes(key)) ?? '?')
    const answers = t.bots()
    expect(answers).toEqual(expect.arrayContaining(['balkh 8.5.1/4', 'konduz 8.5.1/4']))
    expect(answers.join()).toContain('8.5.4')
  })
})

describe('adp 8.4.2/1, 8.4.2/2 Which half', () => {
  test.each([
    ['taliban', 'shaded 8.4.2/1'],
    ['warlords', 'shaded 8.4.2/1'],
    ['government', 'unshaded 8.4.2/2'],
    ['coalition', 'unshaded 8.4.2/2'],
  ] as const)('8.4.2 %s', (me, side) => {
    const t = scene(
      { waziristan: 'taliban-active 1' },
      { card: 4, eligible: [me], seats: { coalition: 'bot', taliban: 'bot', [me]: 'adp' } },
    )
    expect(t.bots()[1]).toBe(side)
  })
})

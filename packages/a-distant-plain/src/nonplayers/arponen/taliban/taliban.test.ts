import { describe, expect, test } from 'vitest'
import { type SceneOptions, scene } from '../../../../test/kit.ts'

/** What the Taliban do with a card, alone eligible. */
const turn = (card: number, more: SceneOptions = {}): string | undefined =>
  scene(
    { helmand: 'taliban-underground, opposition', zabol: 'coalition-troops 2' },
    { card, eligible: ['taliban'], seats: { taliban: 'arponen' }, draw: [13, 73, 74, 75, 76, 77], ...more },
  ).bots(1)[0]

describe('arponen 8.8.2 Pass, Event or Operations?', () => {
  test('8.8.2/1 an event that could change Support, Opposition or their Resources', () => {
    expect(turn(44)).toBe('event 8.8.2/1')
    expect(turn(67)).not.toContain('8.8.2')
  })

  test('8.8.2/2 an event that could concern Taliban Bases or remove Coalition pieces', () => {
    expect(turn(66)).toBe('event 8.8.2/2')
    expect(turn(69)).not.toContain('8.8.2/2')
  })

  test('8.8.2/3 an event that could shift Islamabad', () => {
    expect(turn(43)).toBe('event 8.8.2/3')
    expect(turn(65)).not.toContain('8.8.2/3')
  })

  test('8.1/always Mullah Omar and the Tribal Elders even before Propaganda, no other Momentum', () => {
    const before = { draw: [73, 13, 74, 75, 76, 77] }
    expect(turn(36, before)).toBe('event 8.1/always')
    expect(turn(45, before)).toBe('event 8.1/always')
    expect(turn(57, before)).not.toContain('event')
    expect(turn(57)).toBe('event 8.1/momentum')
  })
})

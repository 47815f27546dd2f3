import { describe, expect, test } from 'vitest'
import { available, casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 54 Son Tay', () => {
  const boxes = { casualties: { 'us-troops': 3, irregulars: 1, 'us-bases': 1 } } as const

  test('FITL 5.1 card 54 unshaded: 2 Troops recover; the NVA lose this card and the next; the US may act at once', () => {
    const t = event(54, 'unshaded', {}, { boxes, eligible: ['arvn', 'nva'], draw: [36, 40, 70, 99], card: 54 })
    // The NVA are first on this card: they execute it, and are Ineligible on the next all the same.
    expect([casualties(t, 'us-troops'), available(t, 'us-troops'), casualties(t, 'irregulars')]).toEqual([1, 39, 1])
    expect([t.by, t.question]).toEqual(['us', 'turn.second'])
    t.play('pass', 'pass')
    expect([t.isEligible('nva'), t.isEligible('us')]).toEqual([false, true])
  })

  test('FITL 2.3.6 card 54 unshaded: the NVA that have not acted do not act any more', () => {
    const t = event(54, 'unshaded', {}, { boxes, eligible: ['us', 'vc'], draw: [36, 40, 70, 99] })
    expect([t.by, t.question, t.isEligible('nva')]).toEqual(['us', 'turn.second', false])
  })

  test('FITL 2.3.6 card 54 unshaded: the US that executes it stays Eligible', () => {
    const t = event(54, 'unshaded', {}, { boxes, eligible: ['us', 'arvn'], draw: [1, 40, 70, 99] })
    expect([t.by, t.question]).toEqual(['arvn', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question, t.isEligible('nva')]).toEqual(['us', 'turn.first', false])
  })

  test('FITL 5.1 card 54 shaded: 2 Casualties of any kind leave the game; the US loses its turns', () => {
    const t = event(54, 'shaded', {}, { boxes, draw: [1, 40, 70, 99] })
    expect(t.answers).toEqual(['us-troops', 'irregulars-underground', 'us-base'])
    t.play('us-base', 'us-troops')
    expect([outOfPlay(t, 'us-bases'), outOfPlay(t, 'us-troops'), casualties(t, 'us-troops')]).toEqual([1, 1, 2])
    expect([t.by, t.isEligible('us')]).toEqual(['vc', false])
    t.play('pass', 'pass')
    // Card 1: the US would be first.
    expect([t.question, t.by, t.isEligible('us')]).toEqual(['turn.first', 'arvn', false])
  })

  test('FITL 5.1.3 card 54: no Casualties', () => {
    expect(available(event(54, 'unshaded', {}), 'us-troops')).toBe(40)
    expect(event(54, 'shaded', {}).isEligible('us')).toBe(false)
  })
})

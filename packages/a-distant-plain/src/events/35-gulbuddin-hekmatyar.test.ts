import { describe, expect, test } from 'vitest'
import { NO_GUERRILLAS, NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 35 Gulbuddin Hekmatyar', () => {
  test('ADP 5.1.1 card 35 unshaded: up to 3 guerrillas in and around Kabul change to Police', () => {
    const t = event(35, 'unshaded', {
      kabul: 'taliban-underground, taliban-active, taliban-base',
      samangan: 'taliban-active',
      paktika: 'taliban-active',
      'loc-kabul-aibak': 'taliban-active',
    })
    expect(t.question).toBe('event.replace-piece-where')
    expect(t.answers).toEqual(['kabul', 'samangan', 'done'])
    expect(t.whyNot('paktika')?.id).toBe(NOT_HERE)
    expect(t.whyNot('loc-kabul-aibak')?.id).toBe(NOT_HERE)
    t.play('kabul')
    expect(t.question).toBe('event.replace-which')
    t.play('taliban-underground', 'samangan', 'done')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-active': 1, 'taliban-base': 1 })
    expect(t.pieces('samangan')).toEqual({ 'government-police': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('ADP 1.4.1 card 35 unshaded: without Police Available they are removed all the same (ruling 9)', () => {
    const t = event(35, 'unshaded', { kabul: 'taliban-active 2', herat: 'government-police 30' }).play('kabul', 'kabul')
    expect([t.pieces('kabul'), t.question]).toEqual([{}, 'turn.second'])
  })

  test('ADP 5.1.3 card 35 unshaded: nobody there, nothing to ask', () => {
    expect(event(35, 'unshaded', { kabul: 'taliban-base', zabol: 'taliban-active' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 35 shaded: up to 3 guerrillas come to the north-east, and Patronage falls', () => {
    const t = event(35, 'shaded', { konduz: 'support' })
    expect(t.answers).toEqual(['kabul', 'baghlan', 'konduz', 'nuristan', 'done'])
    t.play('kabul', 'konduz', 'kabul')
    expect([t.pieces('kabul'), t.pieces('konduz')]).toEqual([
      { 'taliban-underground': 2 },
      { 'taliban-underground': 1 },
    ])
    expect([t.track('patronage'), t.question]).toEqual([4, 'turn.second'])
  })

  test('ADP 1.8, 1.4.1 card 35 shaded: no guerrilla Available, no Patronage to lose', () => {
    const t = event(35, 'shaded', NO_GUERRILLAS, { tracks: { patronage: 0 } })
    expect([t.track('patronage'), t.question]).toEqual([0, 'turn.second'])
  })
})

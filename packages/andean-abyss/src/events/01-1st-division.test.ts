import { describe, expect, test } from 'vitest'
import { endRound, later, nextRound } from '../../test/events.ts'

describe.each(['1st', '2nd'])('AA 5.3 card 1, %s edition', (edition) => {
  test('AA 5.3 card 1 unshaded: one space a Support phase needs Control and a cube only, as often as it is bought', () => {
    const t = nextRound(
      1,
      'unshaded',
      { bogota: 'troops', cali: 'police', neiva: 'govt-base', pasto: 'troops, police' },
      edition,
    )
    expect(t.question).toBe('civic.where')
    // A base alone is no cube.
    expect(t.answers).toEqual(['bogota', 'cali', 'pasto', 'done'])
    t.play('bogota')
    expect(t.whyNot('cali')?.id).toBe('why.civic-forces')
    t.play('bogota', 'pasto')
    expect(t.level('bogota')).toBe('active-support')
    expect(t.level('pasto')).toBe('passive-support')
  })

  test('AA 5.3 card 1 unshaded: the next round has a fresh choice', () => {
    const t = nextRound(1, 'unshaded', { bogota: 'troops', cali: 'police' }, edition)
    endRound(t.play('bogota'))
    t.play('pass', 'pass', 'pass', 'pass')
    t.play('pass', 'pass', 'pass', 'pass')
    expect(t.question).toBe('civic.where')
    t.play('cali')
    expect(t.level('cali')).toBe('passive-support')
    expect(t.whyNot('bogota')?.id).toBe('why.civic-forces')
  })

  test('AA 5.3 card 1 shaded: Civic Action in the Support phase needs 2 Troops and 2 Police', () => {
    const t = nextRound(
      1,
      'shaded',
      { bogota: 'troops 3, police', cali: 'troops 2, police 2', pasto: 'police' },
      edition,
    )
    expect(t.question).toBe('civic.where')
    expect(t.answers).toEqual(['cali', 'done'])
    expect(t.whyNot('bogota')?.id).toBe('why.civic-forces')
  })
})

describe('AA 5.3 card 1 1st Division', () => {
  test('AA 5.3 card 1 unshaded: Civic Action of a Train needs Troops and Police as ever', () => {
    const t = later(1, 'unshaded', { bogota: 'troops 3' }).play('train', 'bogota', '0', '0', 'done')
    expect(t.question).toBe('train.then')
    expect(t.whyNot('civic-action')?.id).toBe('why.civic-forces')
  })

  test('AA 5.3 card 1 shaded: Civic Action of a Train needs 2 Troops and 2 Police too', () => {
    const t = later(1, 'shaded', { bogota: 'troops 2, police' }).play('train', 'bogota', '0', '0', 'done')
    expect(t.whyNot('civic-action')?.id).toBe('why.civic-forces')
    const enough = later(1, 'shaded', { bogota: 'troops 2, police' }).play('train', 'bogota', '0', '1', 'done')
    enough.play('civic-action')
    expect(enough.level('bogota')).toBe('passive-support')
  })
})

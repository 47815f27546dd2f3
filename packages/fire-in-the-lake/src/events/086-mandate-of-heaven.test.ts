import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 86 Mandate of Heaven', () => {
  const board = {
    hue: 'passive-support, arvn-troops 2',
    'quang-nam': 'active-support, arvn-police 2',
    'can-tho': 'active-support, arvn-troops 1, us-troops 1',
  } as const

  test('FITL 5.3 card 86: either side stays in force', () => {
    expect(inForce(event(86, 'unshaded', {}).table.game, 86, 'unshaded')).toBe(true)
    expect(inForce(event(86, 'shaded', {}).table.game, 86, 'shaded')).toBe(true)
  })

  test('FITL 4.3.1 card 86 unshaded: in one space of a Govern Aid becomes Patronage without a shift', () => {
    const t = scene(board, { first: 'arvn', lasting: { 86: 'unshaded' } })
    t.play('train', 'govern', 'hue')
    expect(t.answers).toEqual(['aid', 'patronage', 'patronage-quietly'])
    t.play('patronage-quietly')
    expect([t.level('hue'), t.aid, t.track('patronage')]).toEqual(['passive-support', 13, 17])
    t.play('quang-nam')
    expect(t.whyNot('patronage-quietly')?.rule).toBe('5.3')
    t.play('patronage')
    expect([t.level('quang-nam'), t.track('patronage')]).toEqual(['passive-support', 18])
  })

  test('FITL 4.3.1 card 86 shaded: the ARVN Govern in one space only', () => {
    const t = scene(board, { first: 'arvn', lasting: { 86: 'shaded' } })
    t.play('train', 'govern', 'hue', 'aid')
    expect(t.question).toBe('train.where')
  })

  test('FITL 6.3.1 card 86 shaded: the ARVN Pacify in one space only', () => {
    const held = 'arvn-troops 1, arvn-police 1'
    const t = scene({ hue: held, kontum: held }, { phase: 'support', lasting: { 86: 'shaded' } })
    expect([t.by, t.question, t.answers]).toEqual(['arvn', 'pacify.where', ['hue', 'kontum', 'done']])
    t.play('hue', 'done')
    expect(t.whyNot('kontum')?.id).toBe('why.mandate-one')
  })
})

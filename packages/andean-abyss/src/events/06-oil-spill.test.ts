import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { lines } from '../../test/bots.ts'
import { everywhere, NOT_HERE, PIPELINES } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 6 Oil Spill', () => {
  test('AA 5.1 card 6 unshaded: 2 departments beside sabotaged lines go to Passive Support', () => {
    const t = event(6, 'unshaded', {
      'arauca-cucuta-loc': 'sabotage',
      'bogota-san-jose-loc': 'sabotage',
      arauca: 'active-opposition',
      'meta-west': 'passive-support',
      guaviare: 'passive-opposition',
    })
    expect(t.answers).toEqual(['guaviare', 'santander', 'arauca', 'meta-east'])
    for (const refused of ['cucuta', 'meta-west', 'cesar']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    t.play('arauca', 'santander')
    expect(t.level('arauca')).toBe('passive-support')
    expect(t.level('santander')).toBe('passive-support')
    expect(t.level('guaviare')).toBe('passive-opposition')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 6 unshaded: one department if there is just one, none without Sabotage', () => {
    const t = event(6, 'unshaded', { 'arauca-cucuta-loc': 'sabotage', santander: 'active-support' })
    expect(t.level('arauca')).toBe('passive-support')
    expect(t.level('santander')).toBe('active-support')
    expect(t.question).toBe('turn.second')
    expect(event(6, 'unshaded', { arauca: 'active-opposition' }).level('arauca')).toBe('active-opposition')
  })

  test('AA 5.1 card 6 shaded: a pipeline is sabotaged and a department beside it shifts', () => {
    const t = event(6, 'shaded', { 'ayacucho-cucuta-loc': 'sabotage', arauca: 'passive-support' })
    expect(t.whyNot('ayacucho-cucuta-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('arauca-cucuta-loc')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.answers).toEqual(['santander', 'arauca'])
    expect(t.whyNot('cucuta')?.id).toBe(NOT_HERE)
    t.play('arauca')
    expect(t.level('arauca')).toBe('neutral')
  })

  test('AA 5.1.3 card 6 shaded: no department left to shift, no pipeline left to sabotage', () => {
    const t = event(6, 'shaded', { arauca: 'active-opposition', santander: 'active-opposition' })
    t.play('arauca-cucuta-loc')
    expect(t.question).toBe('turn.second')
    const full = event(6, 'shaded', everywhere(PIPELINES, 'sabotage'))
    expect(full.question).toBe('turn.second')
    expect(full.level('santander')).toBe('neutral')
    expect(event(6, 'shaded', { bogota: 'terror 40' }).question).toBe('turn.second')
  })
})

describe.each(BOTH)('%s 8.4.3 Where', (_, seats) => {
  const execute = executedBy(seats)

  test('8.3 Oil Spill: the pipeline by Econ, the department by its people (PB)', () => {
    const { t, said } = execute('farc', 6, 'shaded', { arauca: 'neutral', santander: 'active-opposition' })
    expect(lines(said)).toEqual(['8.4.3/1', '8.4.3/2'])
    expect(t.markers(said[0]?.split(' ')[0] as 'huila', 'sabotage')).toBe(1)
  })
})

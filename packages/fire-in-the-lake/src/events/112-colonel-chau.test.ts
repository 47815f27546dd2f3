import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 112 Colonel Chau', () => {
  const SIX = ['tay-ninh', 'binh-dinh', 'quang-nam', 'kien-phong', 'ba-xuyen', 'southern-laos'] as const

  test('FITL 5.1 card 112 unshaded: 1 Police in each of 6 Provinces', () => {
    const t = event(112, 'unshaded', {})
    expect(t.answers).not.toContain('hue')
    expect(t.whyNot('north-vietnam')?.id).toBe('why.event-not-here')
    t.play(...SIX)
    expect(SIX.map((s) => t.count(s, 'arvn-police'))).toEqual([1, 1, 1, 1, 1, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 1.4.1 card 112 unshaded: 2 Police left; the ARVN may take theirs from elsewhere', () => {
    const t = event(112, 'unshaded', { hue: 'arvn-police 28' }).play('tay-ninh', 'binh-dinh')
    expect(t.question).toBe('turn.second')
    const u = event(112, 'unshaded', { hue: 'arvn-police 28' }, { eligible: ['arvn'] })
    u.play('tay-ninh', 'binh-dinh', 'quang-nam', 'hue', 'done')
    expect([u.count('hue', 'arvn-police'), u.count('quang-nam', 'arvn-police')]).toEqual([27, 1])
  })

  test('FITL 5.1 card 112 shaded: 3 Provinces with ARVN pieces shift and get a VC Guerrilla', () => {
    const t = event(112, 'shaded', {
      'tay-ninh': 'arvn-police 1',
      'binh-dinh': 'rangers-underground 1, active-support',
      'quang-nam': 'arvn-base 1',
      'kien-phong': 'arvn-troops 1',
      'ba-xuyen': 'us-troops 1',
      'phuoc-long': 'arvn-troops 1',
      hue: 'arvn-troops 1',
    })
    expect(t.answers).toEqual(['quang-nam', 'binh-dinh', 'tay-ninh', 'kien-phong'])
    t.play('quang-nam', 'binh-dinh', 'tay-ninh')
    expect([t.level('quang-nam'), t.level('binh-dinh')]).toEqual(['passive-opposition', 'passive-support'])
    expect(t.pieces('tay-ninh')).toEqual({ 'arvn-police': 1, 'vc-underground': 1 })
    expect([t.pieces('kien-phong'), t.question]).toEqual([{ 'arvn-troops': 1 }, 'turn.second'])
  })

  test('FITL 5.1.3 card 112 shaded: after those that can shift the others get their Guerrilla', () => {
    const t = event(112, 'shaded', {
      'tay-ninh': 'arvn-police 1, active-support',
      'phuoc-long': 'arvn-troops 1',
      'binh-dinh': 'arvn-troops 1, active-opposition',
    })
    // Tay Ninh alone can shift, then the other two are left.
    t.play('phuoc-long')
    expect([t.level('tay-ninh'), t.question]).toEqual(['passive-support', 'turn.second'])
    expect((['tay-ninh', 'phuoc-long', 'binh-dinh'] as const).map((s) => t.count(s, 'vc-underground'))).toEqual([
      1, 1, 1,
    ])
  })

  test('FITL 1.4.1 card 112 shaded: the VC may take theirs from elsewhere where nothing can shift', () => {
    const board = { 'phuoc-long': 'arvn-troops 1', hue: 'vc-active 30' } as const
    expect(event(112, 'shaded', board, { eligible: ['us'] }).count('phuoc-long', 'vc-underground')).toBe(0)
    const vc = event(112, 'shaded', board, { eligible: ['vc'] }).play('vc-underground')
    expect([vc.count('phuoc-long', 'vc-underground'), vc.count('hue', 'vc-active')]).toEqual([1, 29])
  })

  test('FITL 5.1.3 card 112 shaded: where nothing can shift a Guerrilla comes all the same', () => {
    const t = event(112, 'shaded', { 'phuoc-long': 'arvn-troops 1', 'tay-ninh': 'arvn-police 1, active-opposition' })
    t.play('phuoc-long')
    expect([t.count('phuoc-long', 'vc-underground'), t.count('tay-ninh', 'vc-underground')]).toEqual([1, 1])
    const u = event(112, 'shaded', { 'tay-ninh': 'arvn-police 1', hue: 'vc-active 30' }, { eligible: ['us'] })
    expect([u.level('tay-ninh'), u.count('tay-ninh', 'vc-underground')]).toEqual(['passive-opposition', 0])
  })
})

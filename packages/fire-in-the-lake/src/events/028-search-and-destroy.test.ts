import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 28 Search and Destroy', () => {
  const jungle = {
    'quang-nam': 'us-troops 1, vc-underground 2',
    'tay-ninh': 'us-troops 2, arvn-troops 2, vc-active 3',
  } as const

  test('FITL 5.3 card 28 unshaded: a US Assault may take an Underground Guerrilla, even where it is too weak for any other', () => {
    const t = event(28, 'unshaded', jungle, { eligible: ['nva'], draw: [1, 21, 40, 70] })
    expect(t.by).toBe('us')
    t.play('assault', 'quang-nam')
    expect([t.question, t.answers]).toEqual(['assault.underground', ['vc-underground', 'done']])
    expect(t.play('vc-underground').pieces('quang-nam')).toEqual({ 'us-troops': 1, 'vc-underground': 1 })
  })

  test('FITL 3.2.4 card 28 unshaded: it is one of the pieces removed', () => {
    const t = scene(
      { 'tay-ninh': 'us-troops 2, vc-active 2, vc-underground 1' },
      { first: 'us', lasting: { 28: 'unshaded' } },
    )
    t.play('assault', 'tay-ninh', 'vc-underground')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 2, 'vc-active': 1 })
  })

  test('FITL 5.3 card 28 unshaded: the ARVN Assault as ever', () => {
    const t = scene({ 'tay-ninh': 'arvn-troops 4, vc-underground 2' }, { first: 'arvn', lasting: { 28: 'unshaded' } })
    expect(t.answers).not.toContain('assault')
  })

  test('FITL 5.3 card 28 shaded: a Province where the US or the ARVN Assault shifts once, a City not', () => {
    const t = event(
      28,
      'shaded',
      { ...jungle, saigon: 'us-troops 1, vc-active 1' },
      { eligible: ['nva'], draw: [1, 21, 40, 70] },
    )
    t.play('assault', 'tay-ninh', 'yes', 'saigon')
    expect([t.level('tay-ninh'), t.level('saigon')]).toEqual(['passive-opposition', 'neutral'])
    const arvn = scene({ 'tay-ninh': 'arvn-troops 2, vc-active 1' }, { first: 'arvn', lasting: { 28: 'shaded' } })
    expect(arvn.play('assault', 'tay-ninh').level('tay-ninh')).toBe('passive-opposition')
  })
})

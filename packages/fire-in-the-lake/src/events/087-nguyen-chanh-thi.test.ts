import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 87 Nguyen Chanh Thi', () => {
  test('FITL 5.1 card 87 unshaded: 3 ARVN pieces near Hue; each space that got any shifts once', () => {
    const t = event(87, 'unshaded', { hue: 'passive-opposition' })
    expect(t.question).toBe('event.space')
    expect(t.answers).toEqual([
      'hue',
      'da-nang',
      'central-laos',
      'southern-laos',
      'quang-tri-thua-thien',
      'quang-nam',
      'quang-tin-quang-ngai',
      'loc-hue-khe-sanh',
      'loc-hue-da-nang',
      'loc-da-nang-dak-to',
      'loc-da-nang-qui-nhon',
    ])
    t.play('hue')
    expect(t.answers).toEqual(['arvn-troops', 'arvn-police', 'rangers-underground', 'arvn-base'])
    t.play('arvn-base', 'hue', 'arvn-police', 'loc-hue-da-nang')
    expect(t.answers).toEqual(['arvn-troops', 'arvn-police', 'rangers-underground'])
    t.play('rangers-underground')
    expect([t.pieces('hue'), t.level('hue')]).toEqual([{ 'arvn-police': 1, 'arvn-base': 1 }, 'neutral'])
    expect([t.count('loc-hue-da-nang', 'rangers-underground'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 1.4.1 card 87 unshaded: a kind that is not Available the ARVN may take from the map, the VC not', () => {
    const board = { saigon: 'arvn-base 1', 'can-tho': 'arvn-base 2' } as const
    const t = event(87, 'unshaded', board).play('hue', 'arvn-base', 'can-tho')
    expect([t.count('hue', 'arvn-base'), t.count('can-tho', 'arvn-base')]).toEqual([1, 1])
    const vc = event(87, 'unshaded', board, { eligible: ['vc'] }).play('hue')
    expect(vc.answers).not.toContain('arvn-base')
  })

  test('FITL 5.1 card 87 shaded: 2 ARVN pieces become VC pieces of any kind; Patronage up or down by 4', () => {
    const t = event(
      87,
      'shaded',
      { hue: 'arvn-base 1, us-base 1, arvn-troops 1', 'quang-nam': 'arvn-police 1', saigon: 'arvn-troops 3' },
      { eligible: ['vc', 'us'] },
    )
    expect([t.question, t.answers]).toEqual(['event.replace-piece-where', ['hue', 'quang-nam']])
    t.play('hue', 'arvn-base')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base', 'hue')
    expect(t.pieces('hue')).toEqual({ 'us-base': 1, 'vc-base': 1, 'vc-underground': 1 })
    expect([t.question, t.answers]).toEqual(['event.change-patronage', ['raise', 'lower']])
    expect(t.play('lower').track('patronage')).toBe(11)
  })

  test('FITL 5.1.1 card 87 shaded: without VC pieces Available they are just removed; nobody there, only Patronage', () => {
    const boxes = { 'out-of-play': { 'vc-guerrillas': 30 } } as const
    const t = event(87, 'shaded', { 'loc-hue-da-nang': 'arvn-police 3' }, { boxes }).play('raise')
    expect([t.pieces('loc-hue-da-nang'), t.track('patronage')]).toEqual([{ 'arvn-police': 1 }, 19])
    expect(event(87, 'shaded', { saigon: 'arvn-troops 3' }).question).toBe('event.change-patronage')
  })
})

import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 106 Binh Duong', () => {
  test('FITL 5.1 card 106: 2 Provinces next to Saigon shift either way and get a VC Guerrilla or a Police', () => {
    const t = event(106, 'single', { 'tay-ninh': 'passive-support', 'kien-phong': 'active-opposition' })
    expect(t.question).toBe('event.space')
    expect([...t.answers].sort()).toEqual([
      'binh-tuy-binh-thuan',
      'kien-hoa-vinh-binh',
      'kien-phong',
      'quang-duc-long-khanh',
      'tay-ninh',
    ])
    t.play('tay-ninh')
    expect([t.question, t.answers]).toEqual(['event.shift-way', ['toward-support', 'toward-opposition']])
    t.play('toward-opposition')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['vc-underground', 'arvn-police']])
    t.play('vc-underground', 'kien-phong', 'arvn-police')
    expect([t.level('tay-ninh'), t.pieces('tay-ninh')]).toEqual(['neutral', { 'vc-underground': 1 }])
    expect([t.level('kien-phong'), t.pieces('kien-phong')]).toEqual(['passive-opposition', { 'arvn-police': 1 }])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 1.4.1 card 106: none Available, the ARVN may take a Police from elsewhere, others just shift', () => {
    const board = { hue: 'arvn-police 30', 'da-nang': 'vc-active 30' } as const
    const t = event(106, 'single', board, { eligible: ['us'], position: {} })
    t.play('tay-ninh', 'toward-support')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['arvn-police', 'done']])
    t.play('done', 'kien-phong', 'toward-support', 'arvn-police')
    expect([t.pieces('tay-ninh'), t.pieces('kien-phong'), t.count('hue', 'arvn-police')]).toEqual([
      {},
      { 'arvn-police': 1 },
      29,
    ])
    const nva = event(106, 'single', board, { eligible: ['nva'] })
    nva.play('tay-ninh', 'toward-support', 'kien-phong', 'toward-support')
    expect([nva.pieces('tay-ninh'), nva.level('tay-ninh')]).toEqual([{}, 'passive-support'])
  })
})

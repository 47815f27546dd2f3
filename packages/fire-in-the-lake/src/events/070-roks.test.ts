import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 70 ROKs', () => {
  const board = {
    'phu-bon-phu-yen': 'vc-underground 3, arvn-police 1',
    'binh-dinh': 'us-troops 2, arvn-troops 3, nva-troops 4',
    'qui-nhon': 'arvn-police 2',
    'loc-kontum-qui-nhon': 'arvn-police 1, vc-active 2',
    'cam-ranh': 'us-troops 2',
    'tay-ninh': 'us-troops 3, vc-active 2',
  } as const

  test('FITL 3.2.3 card 70 unshaded: all US and ARVN cubes Sweep into Phu Bon and its neighbours, even in Monsoon', () => {
    const t = event(70, 'unshaded', board, { draw: [127, 40, 21, 99], resources: { arvn: 0 } })
    expect([t.by, t.answers]).toEqual(['arvn', ['us', 'arvn']])
    t.play('arvn')
    expect([t.by, t.answers]).toEqual(['arvn', ['sweep', 'done']])
    t.play('sweep')
    expect(t.answers).toEqual(['kontum', 'qui-nhon', 'binh-dinh', 'pleiku-darlac', 'phu-bon-phu-yen', 'khanh-hoa'])
    expect(t.whyNot('tay-ninh')?.id).toBe('why.event-not-here')
    t.play('phu-bon-phu-yen')
    // Police come too, and US Troops.
    t.play('qui-nhon', '2', 'binh-dinh', '1', '0', 'done', 'done', 'vc')
    expect(t.pieces('phu-bon-phu-yen')).toEqual({ 'us-troops': 1, 'arvn-police': 3, 'vc-active': 3 })
    // Each Police counts as a US Troop: 4 in the Highland remove 2; on the LoC 1 removes 1.
    expect([t.by, t.question, t.answers]).toEqual([
      'arvn',
      'assault.where',
      ['binh-dinh', 'phu-bon-phu-yen', 'loc-kontum-qui-nhon', 'done'],
    ])
  })

  test('FITL 3.2.4 card 70 unshaded: then they Assault there as US Troops, on the LoCs too, without the ARVN in addition', () => {
    const t = event(70, 'unshaded', board, { lasting: { 78: 'shaded' } }).play('us', 'done')
    expect([t.by, t.answers]).toEqual(['us', ['binh-dinh', 'loc-kontum-qui-nhon', 'done']])
    t.play('binh-dinh', 'loc-kontum-qui-nhon')
    // Five cubes remove 2 in the Highland.
    expect([t.count('binh-dinh', 'nva-troops'), t.count('loc-kontum-qui-nhon', 'vc-active'), t.aid]).toEqual([2, 1, 15])
    expect([t.count('tay-ninh', 'vc-active'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 5.3 card 70 unshaded: a US Base doubles, US Capabilities apply: two Sweeps, two Assaults, Abrams', () => {
    const based = { ...board, 'binh-dinh': 'us-base 1, arvn-police 1, nva-troops 3' } as const
    const t = event(70, 'unshaded', based).play('arvn', 'done', 'binh-dinh')
    expect(t.count('binh-dinh', 'nva-troops')).toBe(1)
    const many = { ...board, kontum: 'arvn-troops 1, vc-active 1', 'khanh-hoa': 'arvn-troops 2, vc-active 1' } as const
    const two = event(70, 'unshaded', many, { lasting: { 11: 'shaded', 18: 'shaded' } })
    two.play('arvn', 'sweep', 'phu-bon-phu-yen', 'done', 'pleiku-darlac', 'done')
    expect(two.question).toBe('activate.whose')
    two.play('vc', 'binh-dinh', 'kontum')
    expect([two.count('khanh-hoa', 'vc-active'), two.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1 card 70 shaded: Qui Nhon, Phu Bon and Khanh Hoa shift by 1', () => {
    const t = event(70, 'shaded', {
      'qui-nhon': 'active-support',
      'khanh-hoa': 'active-opposition',
      'binh-dinh': 'active-support',
    })
    expect([t.level('qui-nhon'), t.level('phu-bon-phu-yen'), t.level('khanh-hoa'), t.level('binh-dinh')]).toEqual([
      'passive-support',
      'passive-opposition',
      'active-opposition',
      'active-support',
    ])
  })
})

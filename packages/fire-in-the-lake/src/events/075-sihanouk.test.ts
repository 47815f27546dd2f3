import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 75 Sihanouk', () => {
  const invaded = {
    'tay-ninh': 'us-troops 4, arvn-troops 4',
    'the-parrots-beak': 'nva-underground 2, nva-troops 2',
    'the-fishhook': 'nva-underground 1',
    'kien-phong': 'vc-underground 2',
  } as const

  test('FITL 5.1 card 75 unshaded: one of the two Sweeps into Cambodia, then Assaults in one space there, free', () => {
    const t = event(75, 'unshaded', invaded)
    expect([t.question, t.answers]).toEqual(['event.faction', ['us', 'arvn']])
    t.play('arvn')
    expect([t.by, t.answers]).toEqual(['arvn', ['sweep', 'done']])
    t.play('sweep')
    expect(t.answers).toEqual(['the-fishhook', 'the-parrots-beak'])
    expect(t.whyNot('kien-phong')?.id).toBe('why.event-not-here')
    t.play('the-parrots-beak', 'tay-ninh', '4', 'nva')
    expect(t.answers).toEqual(['assault', 'done'])
    t.play('assault')
    expect(t.pieces('the-parrots-beak')).toEqual({ 'arvn-troops': 4, 'nva-active': 2 })
    expect([t.resources('arvn'), t.question]).toEqual([20, 'turn.second'])
  })

  test('FITL 3.2.4 card 75 unshaded: in Monsoon too; the US may add the ARVN, free, and General Lansdale is overruled', () => {
    const t = event(
      75,
      'unshaded',
      { 'the-parrots-beak': 'us-troops 1, arvn-troops 2, nva-troops 3', 'tay-ninh': 'us-troops 1' },
      { draw: [127, 40, 70, 99], lasting: { 78: 'shaded' }, resources: { arvn: 0 } },
    )
    t.play('us', 'sweep', 'the-parrots-beak', 'tay-ninh', 'done', 'assault')
    expect([t.by, t.question]).toEqual(['us', 'assault.add-arvn'])
    t.play('yes')
    expect(t.pieces('the-parrots-beak')).toEqual({ 'us-troops': 2, 'arvn-troops': 2 })
  })

  test('FITL 5.1.3 card 75 unshaded: nobody in reach, nothing to do', () => {
    expect(event(75, 'unshaded', { hue: 'us-troops 3' }).play('us').question).toBe('turn.second')
  })

  test('FITL 5.1 card 75 shaded: the VC Rally in Cambodia and March out of where they Rallied, then the NVA', () => {
    const t = event(
      75,
      'shaded',
      { 'the-fishhook': 'vc-underground 1', 'northeast-cambodia': 'vc-underground 2', 'southern-laos': 'nva-troops 2' },
      { eligible: ['us'], draw: [127, 40, 70, 99], resources: { vc: 0, nva: 2 } },
    )
    expect([t.by, t.answers]).toEqual(['vc', ['rally', 'done']])
    t.play('rally')
    expect(t.answers).toEqual(['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'])
    t.play('the-fishhook', 'sihanoukville', 'done')
    expect(t.answers).toEqual(['march', 'done'])
    t.play('march')
    expect(t.answers).toEqual(['the-fishhook', 'sihanoukville'])
    expect(t.whyNot('northeast-cambodia')?.id).toBe('why.event-not-here')
    t.play('the-fishhook', 'tay-ninh', '2', 'done')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-underground': 2 })
    expect([t.by, t.answers]).toEqual(['nva', ['rally', 'done']])
  })

  test('FITL 3.3.2 card 75 shaded: the NVA Improve the Trail for 2, and go on only through spaces where they Rallied', () => {
    const t = event(
      75,
      'shaded',
      { 'northeast-cambodia': 'nva-troops 3', 'southern-laos': 'nva-troops 2' },
      { resources: { nva: 2 } },
    )
    t.play('done', 'rally', 'northeast-cambodia', 'the-fishhook', 'done', 'yes')
    expect([t.track('trail'), t.resources('nva')]).toEqual([2, 0])
    t.play('march')
    expect(t.answers).toEqual(['northeast-cambodia', 'the-fishhook'])
    t.play('northeast-cambodia', 'the-fishhook', '3', '1', 'the-fishhook', 'the-parrots-beak', '3', '2')
    expect(t.pieces('the-parrots-beak')).toEqual({ 'nva-troops': 3, 'nva-underground': 2 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.5 FL-14 card 75 shaded: a free March costs nothing and leaves the NVA Eligible, on this card too', () => {
    const t = event(75, 'shaded', { 'the-fishhook': 'nva-troops 3' }, { eligible: ['arvn', 'nva'] })
    t.play('done', 'rally', 'the-fishhook', 'done', 'no', 'march', 'the-fishhook', 'tay-ninh', '3', '0', 'done')
    expect([t.count('tay-ninh', 'nva-troops'), t.resources('nva')]).toEqual([3, 20])
    expect([t.by, t.question]).toEqual(['nva', 'turn.second'])
    t.play('pass')
    expect([t.isEligible('nva'), t.isEligible('arvn')]).toEqual([true, false])
  })

  test('FITL 5.5 card 75 shaded: who does not Rally does not March', () => {
    const t = event(75, 'shaded', { 'the-fishhook': 'vc-underground 1, nva-troops 1' }).play('done')
    expect(t.by).toBe('nva')
    expect(t.play('done').question).toBe('turn.second')
  })
})

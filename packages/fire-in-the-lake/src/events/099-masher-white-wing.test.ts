import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event, type SceneOptions } from '../../test/kit.ts'

describe('FITL 5.1 card 99 Masher/White Wing', () => {
  const MONSOON: SceneOptions = { draw: [127, 21, 40] }
  const field = {
    'binh-dinh': 'us-troops 1, arvn-troops 1, arvn-police 1, vc-underground 4, vc-base 1',
    'qui-nhon': 'us-troops 2, arvn-troops 3, arvn-police 1',
    kontum: 'arvn-troops 2',
    'tay-ninh': 'us-troops 2, vc-underground 1',
  } as const

  test('FITL 3.2.3 card 99 unshaded: Troops of both move to one space that is not Jungle and find Guerrillas, in Monsoon too', () => {
    const t = event(99, 'unshaded', field, MONSOON)
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'event.faction', ['us', 'arvn']])
    t.play('us', 'sweep')
    expect([t.by, t.question]).toEqual(['us', 'sweep.where'])
    expect([t.whyNot('tay-ninh')?.id, t.whyNot('north-vietnam')?.id]).toEqual([
      'why.event-not-here',
      'why.north-vietnam',
    ])
    t.play('binh-dinh', 'kontum', '1', 'qui-nhon', '2', '0', 'done', 'vc')
    expect(t.pieces('binh-dinh')).toMatchObject({ 'us-troops': 3, 'arvn-troops': 2, 'vc-active': 4 })
    // As US Troops without a Base in Highland: one for two of five.
    expect([t.question, t.answers]).toEqual(['event.assault-where', ['binh-dinh', 'done']])
    t.play('binh-dinh')
    expect([t.count('binh-dinh', 'vc-active'), t.question]).toEqual([2, 'turn.second'])
    expect(t.resources('arvn')).toBe(20)
  })

  test('FITL 3.2.4 card 99 unshaded: at a US Base each Troop removes 2, and ARVN Troops alone are enough', () => {
    const u = event(99, 'unshaded', {
      'binh-dinh': 'us-base 1, arvn-troops 2, vc-active 3, vc-underground 1, vc-base 1',
    })
    u.play('us', 'sweep', 'binh-dinh', 'vc', 'binh-dinh')
    expect([u.pieces('binh-dinh'), u.aid]).toEqual([{ 'us-base': 1, 'arvn-troops': 2, 'vc-base': 1 }, 15])
  })

  test('FITL 3.2.3 card 99 unshaded: also where everybody is Active and only the Assault does anything', () => {
    const t = event(99, 'unshaded', { 'quang-nam': 'arvn-troops 1, us-troops 1, vc-active 1', hue: 'vc-active 1' })
    t.play('us', 'sweep')
    expect([t.answers.includes('quang-nam'), t.whyNot('tay-ninh')?.id]).toEqual([true, 'why.event-not-here'])
    t.play('quang-nam', 'quang-nam')
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 1, 'arvn-troops': 1 })
  })

  test('FITL 5.1 card 99 unshaded: the ARVN decide if they are named; Police do not Assault, a Base brings no Aid', () => {
    const t = event(99, 'unshaded', {
      'quang-nam': 'arvn-troops 2, us-troops 2, vc-base 1, nva-underground 1',
      hue: 'arvn-troops 1',
    })
    t.play('arvn', 'sweep', 'quang-nam', 'done')
    expect([t.by, t.question]).toEqual(['arvn', 'activate.whose'])
    t.play('nva', 'quang-nam', 'vc-base')
    expect([t.count('quang-nam', 'vc-base'), t.count('quang-nam', 'nva-active'), t.aid]).toEqual([0, 0, 15])
  })

  test('FITL 5.3 card 99 unshaded: US Capabilities help, Booby Traps bite, and Lansdale does not bar it', () => {
    const board = { 'quang-nam': 'us-troops 1, arvn-troops 1, vc-underground 1, vc-base 1' } as const
    const t = event(99, 'unshaded', board, { lasting: { 14: 'unshaded', 78: 'shaded', 101: 'shaded' }, dice: [3] })
    t.play('us', 'sweep', 'quang-nam', 'vc')
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'remove.which', ['us-troops', 'arvn-troops']])
    t.play('us-troops')
    expect(casualties(t, 'us-troops')).toBe(1)
    t.play('quang-nam', 'yes')
    expect(t.pieces('quang-nam')).toEqual({ 'arvn-troops': 1 })
  })

  test('FITL 3.3.2 card 99 shaded: Guerrillas March to up to 3 spaces, in Monsoon too, then Ambush in each', () => {
    const t = event(
      99,
      'shaded',
      {
        'quang-nam': 'vc-underground 2, vc-active 2, nva-troops 3',
        hue: 'us-troops 2',
        'da-nang': 'arvn-police 2',
        'loc-hue-da-nang': '',
        'quang-tin-quang-ngai': 'arvn-troops 1, vc-active 1',
        'tay-ninh': 'vc-active 1',
      },
      { ...MONSOON, resources: { vc: 0 }, lasting: { 17: 'unshaded', 101: 'unshaded' } },
    )
    t.play('vc', 'march', 'quang-nam', 'da-nang', '1', '1', 'quang-nam', 'loc-hue-da-nang', '0')
    t.play('quang-nam', 'quang-tin-quang-ngai')
    expect([t.question, t.answers]).toEqual(['march.from', ['quang-tin-quang-ngai', 'done']])
    expect(t.whyNot('tay-ninh')?.id).toBe('why.nowhere-to-march')
    t.play('done')
    expect([t.by, t.question, t.answers]).toEqual([
      'vc',
      'ambush.where',
      ['da-nang', 'quang-tin-quang-ngai', 'loc-hue-da-nang', 'done'],
    ])
  })

  test('FITL 4.4.3 card 99 shaded: Active ones Ambush too, and those who did not March; nobody is lost in return', () => {
    const t = event(99, 'shaded', {
      'quang-nam': 'nva-underground 1',
      'da-nang': 'us-troops 2, us-base 1, nva-active 1',
      saigon: 'nva-troops 3',
    })
    t.play('nva', 'march')
    expect(t.answers).not.toContain('saigon')
    t.play('quang-nam', 'da-nang', 'done', 'da-nang')
    expect(t.pieces('da-nang')).toEqual({ 'us-troops': 1, 'us-base': 1, 'nva-active': 1, 'nva-underground': 1 })
    expect([casualties(t, 'us-troops'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 4.4.3 card 99 shaded: from a LoC into the next space; a hidden one alone shows itself; Main Force takes two', () => {
    const t = event(
      99,
      'shaded',
      { 'quang-nam': 'vc-underground 1', hue: 'arvn-troops 1, arvn-police 2' },
      { lasting: { 104: 'shaded' } },
    )
    t.play('vc', 'march', 'quang-nam', 'loc-hue-da-nang', 'loc-hue-da-nang')
    t.play('arvn-troops', 'hue')
    expect(t.pieces('hue')).toEqual({ 'arvn-police': 1 })
    expect(t.pieces('loc-hue-da-nang')).toEqual({ 'vc-active': 1 })
  })

  test('FITL 5.1.3 card 99 shaded: nobody can March; FITL 3.3.2 the NVA go on along the Trail', () => {
    expect(event(99, 'shaded', { hue: 'nva-troops 2' }).play('nva').question).toBe('turn.second')
    const t = event(99, 'shaded', { 'north-vietnam': 'nva-underground 2', 'quang-nam': 'arvn-police 1' })
    t.play('nva', 'march', 'north-vietnam', 'central-laos', '2', 'central-laos', 'southern-laos', '2')
    t.play('southern-laos', 'quang-nam', '2', 'quang-nam')
    expect(t.pieces('quang-nam')).toEqual({ 'nva-underground': 1, 'nva-active': 1 })
    expect(available(t, 'arvn-police')).toBe(30)
  })
})

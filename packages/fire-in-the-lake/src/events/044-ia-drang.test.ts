import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 44 Ia Drang', () => {
  test('FITL 5.5 card 44 unshaded: the US lifts Troops to a space with NVA, Sweeps and Assaults there, free and in Monsoon', () => {
    const t = event(
      44,
      'unshaded',
      {
        'pleiku-darlac': 'nva-underground 2, nva-troops 1, arvn-troops 3',
        'north-vietnam': 'nva-troops 5',
        'tay-ninh': 'nva-active 1',
        saigon: 'us-troops 8',
        hue: 'us-troops 1',
      },
      {
        eligible: ['nva', 'vc'],
        resources: { arvn: 0 },
        draw: [127, 40, 70, 99],
        lasting: { 78: 'shaded', 115: 'unshaded' },
      },
    )
    expect([t.by, t.question, t.answers]).toEqual(['us', 'event.operation-where', ['pleiku-darlac', 'tay-ninh']])
    t.play('pleiku-darlac')
    expect([t.by, t.question]).toEqual(['us', 'lift.from'])
    expect(t.answers).not.toContain('done')
    t.play('saigon')
    expect(t.count('pleiku-darlac', 'us-troops')).toBe(0)
    t.play('4', 'done', 'done')
    expect(t.count('pleiku-darlac', 'us-troops')).toBe(4)
    t.play('nva')
    expect([t.question, t.pieces('pleiku-darlac')]).toEqual([
      'assault.add-arvn',
      { 'us-troops': 4, 'arvn-troops': 3, 'nva-active': 1 },
    ])
    t.play('yes')
    expect([t.pieces('pleiku-darlac'), t.resources('arvn')]).toEqual([{ 'us-troops': 4, 'arvn-troops': 3 }, 0])
    expect(t.count('tay-ninh', 'nva-active')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 44 unshaded: what can be done is done; nobody to fly, nowhere to go', () => {
    const t = event(44, 'unshaded', { 'tay-ninh': 'nva-active 1, us-troops 1' })
    expect([t.pieces('tay-ninh')]).toEqual([{ 'us-troops': 1 }])
    const nowhere = event(44, 'unshaded', { saigon: 'us-troops 4', 'north-vietnam': 'nva-troops 3' })
    expect([nowhere.count('saigon', 'us-troops'), nowhere.question]).toEqual([4, 'turn.second'])
  })

  test('FITL 5.1 card 44 shaded: a die of US Troops in and around a Province with NVA Troops become Casualties', () => {
    const t = event(
      44,
      'shaded',
      {
        'quang-nam': 'nva-troops 1, us-troops 2',
        'da-nang': 'us-troops 4, us-base 1',
        'tay-ninh': 'nva-troops 1',
        saigon: 'us-troops 5',
        kontum: 'nva-troops 3, us-troops 1',
      },
      { dice: [5] },
    )
    expect([t.question, t.answers]).toEqual(['event.space', ['quang-nam', 'tay-ninh']])
    t.play('quang-nam')
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['da-nang', 'quang-nam']])
    t.play('da-nang', '4')
    expect([casualties(t, 'us-troops'), t.count('quang-nam', 'us-troops'), t.count('da-nang', 'us-troops')]).toEqual([
      5, 1, 0,
    ])
    expect([t.count('saigon', 'us-troops'), t.question]).toEqual([5, 'turn.second'])
  })

  test('FITL 5.1.3 card 44 shaded: fewer Troops than the die, or none near', () => {
    const t = event(
      44,
      'shaded',
      { 'quang-nam': 'nva-troops 1', hue: 'us-troops 1', 'da-nang': 'us-troops 2' },
      { dice: [6] },
    )
    expect([casualties(t, 'us-troops'), t.count('hue', 'us-troops')]).toEqual([2, 1])
    expect(event(44, 'shaded', { 'quang-nam': 'nva-troops 1', saigon: 'us-troops 1' }).question).toBe('turn.second')
  })
})

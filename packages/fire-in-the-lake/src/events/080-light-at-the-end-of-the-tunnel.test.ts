import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 80 Light at the End of the Tunnel', () => {
  test('FITL 5.1 card 80: US pieces go home; for each Patronage, a shift and 4 NVA Troops; who executes stays Eligible', () => {
    const t = event(
      80,
      'single',
      { saigon: 'us-troops 3, active-support', hue: 'us-base 1, irregulars-active 1' },
      { eligible: ['arvn', 'nva'], draw: [61, 40, 70, 99] },
    )
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'saigon']])
    t.play('hue', 'us-base')
    expect(t.answers).toEqual(['hue', 'saigon', 'done'])
    t.play('saigon', 'done')
    expect([t.pieces('hue'), t.count('saigon', 'us-troops')]).toEqual([{ 'irregulars-active': 1 }, 2])
    expect([t.track('patronage'), t.question]).toEqual([19, 'event.shift-where'])
    expect(t.answers).not.toContain('north-vietnam')
    t.play('saigon', 'saigon')
    expect([t.level('saigon'), t.question]).toEqual(['neutral', 'event.place-where'])
    expect(t.answers).toEqual([
      'central-laos',
      'southern-laos',
      'northeast-cambodia',
      'the-fishhook',
      'the-parrots-beak',
      'sihanoukville',
      'north-vietnam',
    ])
    t.play('central-laos', '5', 'north-vietnam', '3')
    expect([t.count('central-laos', 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([5, 3])
    expect([t.by, t.question]).toEqual(['nva', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['arvn', 'turn.first'])
  })

  test('FITL 5.1.3 card 80: without US pieces on the map nothing happens', () => {
    const t = event(80, 'single', {})
    expect([t.question, t.track('patronage')]).toEqual(['turn.second', 15])
  })

  test('FITL 1.4.1 card 80: as many Troops as are Available; only the NVA may take theirs from the map, if they like', () => {
    const board = { saigon: 'us-troops 1', 'north-vietnam': 'nva-troops 38' } as const
    const t = event(80, 'single', board).play('hue', 'central-laos', '2')
    expect([t.count('central-laos', 'nva-troops'), t.question]).toEqual([2, 'turn.second'])
    const nva = event(80, 'single', board, { eligible: ['nva'] }).play('hue', 'central-laos', '2')
    expect([nva.by, nva.question]).toEqual(['nva', 'event.place-where'])
    const more = nva.play('southern-laos', '1', 'north-vietnam')
    expect([more.count('southern-laos', 'nva-troops'), more.count('north-vietnam', 'nva-troops')]).toEqual([1, 37])
    expect(more.answers).toContain('done')
  })
})

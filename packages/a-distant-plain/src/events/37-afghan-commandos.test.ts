import { describe, expect, test } from 'vitest'
import { isOver, NO_TALIBAN } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 37 Afghan Commandos', () => {
  test('ADP 5.1 card 37 unshaded: the Government Sweeps free, then Assaults there with every cube, in Mountain too', () => {
    const t = event(
      37,
      'unshaded',
      { ghazni: 'government-troops 2, government-police 2, taliban-underground 4' },
      { resources: { government: 0 } },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.choice', ['sweep', 'done']])
    t.play('sweep', 'ghazni', 'taliban')
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.operation-where', ['ghazni', 'done']])
    expect(t.pieces('ghazni')).toMatchObject({ 'taliban-active': 4 })
    t.play('ghazni')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ghazni')).toEqual({ 'government-troops': 2, 'government-police': 2, 'taliban-active': 2 })
    expect(t.resources('government')).toBe(0)
  })

  test('ADP 3.2.4 card 37 unshaded: a Taliban Base brings 6 Aid', () => {
    const t = event(37, 'unshaded', { kandahar: 'government-troops 2, taliban-active 1, taliban-base 1' })
    t.play('done', 'kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'government-troops': 2 })
    expect(t.aid).toBe(21)
  })

  test('ADP 3.2.4 card 37 unshaded: Police count in Kabul only, the Coalition nowhere', () => {
    const t = event(37, 'unshaded', {
      kabul: 'government-police 2, coalition-troops 2, taliban-active 4',
      kandahar: 'government-police 2, coalition-troops 2, taliban-active 4',
    })
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('kabul')
    expect(t.count('kabul', 'taliban-active')).toBe(2)
  })

  test('ADP 5.5 card 37 unshaded: whoever executes, the Government decides and may decline either', () => {
    const t = event(
      37,
      'unshaded',
      { kandahar: 'government-troops 2, taliban-active 1', ghazni: 'government-troops 1, taliban-underground 1' },
      { eligible: ['warlords'] },
    )
    expect(t.by).toBe('government')
    t.play('done')
    expect([t.by, t.answers]).toEqual(['government', ['kandahar', 'done']])
    t.play('done')
    expect(isOver(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
    expect(t.count('ghazni', 'taliban-underground')).toBe(1)
  })

  test('ADP 2.3.5 card 37 unshaded: Troops may come for the Sweep, to one space; the Assault is there and nowhere else', () => {
    const t = event(37, 'unshaded', {
      helmand: 'government-troops 2',
      kandahar: 'taliban-underground 1, taliban-active 1',
      kabul: 'government-troops 1, taliban-active 1',
    })
    t.play('sweep', 'kandahar', 'helmand', '2', 'done', 'taliban')
    expect(t.answers).toEqual(['kandahar', 'done'])
    t.play('kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'government-troops': 2 })
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1.3 card 37 unshaded: without Government cubes nothing happens', () => {
    const t = event(37, 'unshaded', { kandahar: 'coalition-troops 2, taliban-active 1' })
    expect(isOver(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1 card 37 shaded: up to 3 Troops leave a Province, a guerrilla comes', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 4, government-police 1' })
    expect(t.answers).not.toContain('kabul')
    expect(t.answers).not.toContain('waziristan')
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.how-many', ['0', '1', '2', '3']])
    t.play('3')
    expect(t.pieces('helmand')).toEqual({ 'government-troops': 1, 'government-police': 1, 'taliban-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 37 shaded: a Province without Troops takes the guerrilla alone', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 1' }).play('konduz')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 37 shaded: without a guerrilla at hand only Troops matter', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 1', kabul: 'government-troops 2' }, NO_TALIBAN)
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.pieces('helmand')).toEqual({})
  })
})

describe.each(FAMILIES)('%s card 37 Afghan Commandos', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-37, 8.3.4/card-37 Commandos Assault at once where a Base falls, otherwise Sweep first; not with Police', () => {
    const exposed: Board = { helmand: 'government-troops 2, taliban-base 1', herat: 'government-troops 1' }
    const { said, t } = execute(family, 'government', 37, exposed)
    expect(said[0]).toBe(`done ${line(37)}`)
    expect(t.count('helmand', 'taliban-base')).toBe(0)
    const hidden: Board = { helmand: 'government-troops 3, taliban-underground 2' }
    const swept = execute(family, 'government', 37, hidden)
    expect(swept.said[0]).toBe(`sweep ${RULE[family]}/free`)
    expect(swept.t.pieces('helmand')).toEqual({ 'government-troops': 3 })
    const police = execute(family, 'government', 37, { helmand: 'government-police 3, taliban-active 2' })
    expect([police.said, police.t.count('helmand', 'taliban-active')]).toEqual([[], 2])
  })
})

describe('arponen card 37 Afghan Commandos', () => {
  test('8.3.4/card-37 Afghan Commandos: nothing where nobody is', () => {
    expect(answersOf('government', 37, { helmand: 'government-troops 2, taliban-base 1' })[0]).toBe(
      'done 8.3.4/card-37',
    )
    expect(answersOf('government', 37, { helmand: 'government-troops 2' }).join()).not.toContain('8.3.4/card-37')
  })
})

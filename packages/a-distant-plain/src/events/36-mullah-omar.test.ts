import type { Side } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { lasts } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { answersOf, execute, executeLast, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 36 Mullah Omar', () => {
  const camps = { waziristan: 'taliban-underground 2, taliban-base', balochistan: 'taliban-active 2' }

  test('ADP 5.1 card 36 unshaded: up to 3 guerrillas leave Pakistan', () => {
    const t = event(36, 'unshaded', camps)
    expect([t.question, ...t.answers]).toEqual(['event.choice', 'remove', 'halve'])
    t.play('remove', 'balochistan', 'waziristan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.pieces('balochistan')).toEqual({ 'taliban-active': 1 })
    expect([t.resources('taliban'), t.question]).toEqual([20, 'turn.second'])
  })

  test('ADP 5.1 card 36 unshaded: or the Taliban keep half their Resources, rounded up', () => {
    const t = event(36, 'unshaded', camps, { resources: { taliban: 15 } }).play('halve')
    expect([t.resources('taliban'), t.count('balochistan', 'taliban-active')]).toEqual([8, 2])
  })

  test('ADP 5.1.3 card 36 unshaded: what cannot be done is not offered', () => {
    expect(event(36, 'unshaded', { kandahar: 'taliban-active' }).resources('taliban')).toBe(10)
    const t = event(36, 'unshaded', camps, { resources: { taliban: 1 } })
    expect([t.question, ...t.answers]).toEqual(['event.remove-where', 'balochistan', 'waziristan', 'done'])
    const poor = event(36, 'unshaded', { kandahar: 'taliban-active' }, { resources: { taliban: 1 } })
    expect([poor.resources('taliban'), poor.question]).toEqual([1, 'turn.second'])
  })
})

describe('ADP 5.4 card 36 Mullah Omar in the Propaganda round', () => {
  const board = {
    herat: 'taliban-base, government-police 2',
    ghowr: 'taliban-underground, warlords-underground',
    kandahar: 'taliban-base',
  }

  const round = (side: Side) => event(36, side, board, { eligible: ['taliban'], draw: [73, 13, 74, 75, 76, 77] })

  test('ADP 6.4.2 card 36 shaded: Sharia at any Taliban Base', () => {
    const t = round('shaded')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'sharia.where', 'herat', 'kandahar', 'done'])
    t.play('herat')
    expect(t.level('herat')).toBe('opposition')
    expect(round('unshaded').answers).toEqual(['kandahar', 'done'])
  })

  test('ADP 6.5.4 card 36 shaded: guerrillas need not Redeploy; with the Reset that ends', () => {
    const t = round('shaded').play('done')
    while (t.question !== 'turn.first') t.play('done')
    expect(t.count('ghowr', 'taliban-underground')).toBe(1)
    expect(lasts(t, 36, 'shaded')).toBe(false)
  })
})

describe.each(FAMILIES)('%s card 36 Mullah Omar', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-36, 8.3.4/card-36 Guerrillas in Pakistan, otherwise Resources', () => {
    const { said } = execute(family, 'coalition', 36, { waziristan: 'taliban-underground 2' })
    expect(said[0]).toBe(`remove ${line(36)}`)
    const t = execute(family, 'coalition', 36, {}).t
    expect(t.resources('taliban')).toBe(10)
  })
})

describe('arponen card 36 Mullah Omar', () => {
  test('8.3.4/card-36 Mullah Omar: Guerrillas if there are some, otherwise only Resources are left', () => {
    expect(answersOf('coalition', 36, { waziristan: 'taliban-underground 1' })[0]).toBe('remove 8.3.4/card-36')
    const [said, t] = executeLast('coalition', 36, {})
    expect([said, t.resources('taliban')]).toEqual([[], 10])
  })
})

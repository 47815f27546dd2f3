import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** After the 1st Propaganda card; the Warlords are a person. */
const ROUND = {
  card: 75,
  draw: [19, 76],
  tracks: { propaganda: 1 },
  eligible: ['coalition', 'warlords'],
  seats: { coalition: 'arponen', government: 'bot', taliban: 'bot' },
} as const satisfies SceneOptions

describe('arponen 8.6.6 Propaganda', () => {
  const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { ...ROUND, phase, ...more })
  const GUARDED = 'coalition-troops 1, government-police 1'

  test('8.6.6/civic-1 in the last round everywhere, for all Resources', () => {
    const board: Board = { konduz: GUARDED, herat: GUARDED, balkh: GUARDED }
    const t = round('support', board, { tracks: { propaganda: 5 }, resources: { government: 9 } })
    t.bots()
    expect(t.resources('government')).toBe(0)
    expect(round('support', board).bots().join()).not.toContain('8.6.6/civic')
  })

  test('8.6.6/civic-2 at Coalition Bases: without a Taliban Base first, then without Taliban; two thirds of Resources', () => {
    const at = `${GUARDED}, coalition-base 1, government-troops 1`
    const t = round(
      'support',
      { konduz: `${at}, taliban-base 1`, herat: `${at}, taliban-active 1`, balkh: at, kandahar: GUARDED },
      { resources: { government: 9 } },
    )
    expect(t.bots().slice(0, 3)).toEqual(['balkh 8.6.6/civic-2', 'herat 8.6.6/civic-2', 'done 8.2/stop'])
  })

  test('8.6.6/civic-2 Terror only goes if the money then shifts', () => {
    const t = round('support', { balkh: `${GUARDED}, coalition-base 1, terror 2` }, { resources: { government: 12 } })
    expect(t.bots().join()).not.toContain('civic')
  })

  test('8.6.6/redeploy-1 from lines to Control Kabul', () => {
    const t = round('redeploy', {
      kabul: 'taliban-underground 2, coalition-base 1',
      'loc-kabul-aibak': 'coalition-troops 3',
    })
    expect(t.bots()).toContain('loc-kabul-aibak 8.6.6/redeploy-1')
    expect(t.count('kabul', 'coalition-troops')).toBeGreaterThanOrEqual(2)
    const tooMany = round('redeploy', {
      kabul: 'taliban-underground 4, coalition-base 1',
      'loc-kabul-aibak': 'coalition-troops 3',
    }).bots()
    expect(tooMany).toContain('loc-kabul-aibak 8.6.6/redeploy-2')
    expect(tooMany.join()).not.toContain('8.6.6/redeploy-1')
  })

  const BASES: Board = {
    'loc-kabul-aibak': 'coalition-troops 3',
    kabul: 'government-police 1',
    konduz: 'coalition-base 1, coalition-troops 1',
    herat: 'coalition-base 1',
    balkh: 'coalition-base 1, coalition-troops 1, support',
  }

  test('8.6.6/redeploy-2 not with a Troop at each Base, 8.6.6/redeploy-3 nor with Support at all of them', () => {
    const guarded = round('redeploy', { ...BASES, herat: 'coalition-base 1, coalition-troops 1' })
    expect(guarded.bots().join()).not.toContain('8.6.6/redeploy-2')
    expect(guarded.count('konduz', 'coalition-troops')).toBe(4)
    const held = round('redeploy', { ...BASES, konduz: `${BASES.konduz}, support`, herat: 'coalition-base 1, support' })
    const said = held.bots()
    expect(said).toContain('loc-kabul-aibak 8.6.6/redeploy-4')
    expect(said.join()).not.toContain('8.6.6/redeploy-3')
  })

  test('8.6.6/redeploy-2 a Troop for each Coalition Base, 8.6.6/redeploy-3 the rest to the most populous one without Support', () => {
    const t = round('redeploy', BASES)
    const said = t.bots()
    expect(said).toContain('loc-kabul-aibak 8.6.6/redeploy-2')
    expect(said.join()).toContain('8.6.6/redeploy-3')
    expect(t.count('herat', 'coalition-troops')).toBe(1)
    expect(t.count('konduz', 'coalition-troops')).toBe(3)
  })

  test('8.6.6/redeploy-2 those on their way to Control Kabul guard its Base too', () => {
    const t = round('redeploy', {
      kabul: 'taliban-underground 2, coalition-base 1',
      herat: 'coalition-base 1',
      'loc-kabul-aibak': 'coalition-troops 3',
    })
    expect(t.bots()).toContain('loc-kabul-aibak 8.6.6/redeploy-2')
    expect([t.count('kabul', 'coalition-troops'), t.count('herat', 'coalition-troops')]).toEqual([2, 1])
  })

  test('8.6.6/redeploy-4 else to one random space; those at Support or among 2 or more people stay', () => {
    const t = round('redeploy', {
      faryab: 'coalition-troops 2',
      konduz: 'coalition-troops 2',
      bamian: 'coalition-troops 2, support',
    })
    expect(t.bots()).toContain('faryab 8.6.6/redeploy-4')
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
    expect(t.count('konduz', 'coalition-troops')).toBe(2)
    expect(t.count('bamian', 'coalition-troops')).toBe(2)
  })

  test('8.6.6/redeploy-4 not with a Coalition Base without Support to go to', () => {
    const t = round('redeploy', { faryab: 'coalition-troops 2', konduz: 'coalition-base 1, coalition-troops 2' })
    const said = t.bots()
    expect(said).toContain('faryab 8.6.6/redeploy-3')
    expect(said.join()).not.toContain('8.6.6/redeploy-4')
  })
})

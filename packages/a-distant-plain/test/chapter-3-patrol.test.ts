import { describe, expect, test } from 'vitest'
import { assaultIn, COALITION, finish, GOVERNMENT } from './coin.ts'
import { type SceneOptions, scene } from './kit.ts'

describe('ADP 3.2.2 Patrol', () => {
  test('ADP 4.1 the Assault is asked for only where one is possible, and leaving it out leaves the Special Activity', () => {
    const none = scene({ kabul: 'government-troops' }, GOVERNMENT).play('patrol', 'done')
    expect(none.question).toBe('activity.after')
    const t = scene({ 'loc-kabul-aibak': 'government-troops 2, taliban-active' }, GOVERNMENT)
    t.play('patrol', 'done')
    expect(t.question).toBe('patrol.assault')
    t.play('done')
    expect(t.question).toBe('activity.after')
    expect(t.answers).toContain('transport')
  })

  test('ADP 4.3.2 cubes that have moved and are transported do not move again', () => {
    const t = scene({ kabul: 'government-troops 2, government-police' }, GOVERNMENT)
    t.play('patrol', 'kabul', 'loc-kabul-aibak', '2', '0', 'transport', 'baghlan', '2')
    expect([t.question, t.count('baghlan', 'government-troops')]).toEqual(['patrol.from', 2])
    expect(t.whyNot('baghlan')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
  })

  test('3 Resources in all for the Government, none for the Coalition', () => {
    const board = { kabul: 'government-police 2, coalition-troops 2' }
    const g = scene(board, GOVERNMENT).play('patrol', 'kabul', 'loc-kabul-aibak', '1', 'kabul')
    expect([g.question, g.resources('government')]).toEqual(['patrol.to', 17])
    const c = scene(board, COALITION).play('patrol', 'kabul', 'loc-kabul-aibak', '1')
    expect([c.pieces('loc-kabul-aibak'), c.resources('government')]).toEqual([{ 'coalition-troops': 1 }, 20])
  })

  test('its own cubes along roads and through Kabul, from provinces too', () => {
    const t = scene({ herat: 'government-troops 2, coalition-troops' }, GOVERNMENT).play('patrol', 'herat')
    expect(t.answers).toEqual(expect.arrayContaining(['kabul', 'loc-kabul-tor-kham', 'loc-shibirghan-aibak']))
    expect(t.whyNot('farah')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    t.play('loc-kabul-tor-kham', '2')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
  })

  test('a cube that enters a Sabotaged road stops there', () => {
    const t = scene({ herat: 'government-troops', 'loc-farah-kandahar': 'sabotage' }, GOVERNMENT)
    t.play('patrol', 'herat')
    expect(t.answers).toEqual(expect.arrayContaining(['loc-toraghondi-farah', 'loc-farah-kandahar']))
    expect(t.whyNot('kabul')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
  })

  test('one that begins on a Sabotaged road may leave it', () => {
    const t = scene({ 'loc-farah-kandahar': 'sabotage, government-troops' }, GOVERNMENT)
    expect(t.play('patrol', 'loc-farah-kandahar').answers).toContain('kabul')
  })

  test('from Konduz no road can be entered', () => {
    const t = scene({ konduz: 'government-troops', kabul: 'government-troops' }, GOVERNMENT).play('patrol')
    expect(t.whyNot('konduz')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
  })

  test('then every road: a Guerrilla for each cube of either COIN faction (ruling 40)', () => {
    const board = {
      kabul: 'government-troops',
      'loc-kabul-aibak': 'government-police, coalition-troops, taliban-underground 3',
      'loc-toraghondi-farah': 'taliban-underground 2',
    } as const
    const t = scene(board, GOVERNMENT).play('patrol')
    finish(t)
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(2)
    expect(t.count('loc-toraghondi-farah', 'taliban-active')).toBe(0)
  })

  test('the Patrolling faction chooses whose', () => {
    const board = { 'loc-kabul-aibak': 'coalition-troops 2, taliban-underground, warlords-underground 2' } as const
    const t = scene(board, COALITION).play('patrol', 'done')
    expect([t.by, t.question]).toEqual(['coalition', 'activate.whose'])
    t.play('warlords')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['taliban', 'warlords']])
    t.play('taliban')
    expect([t.count('loc-kabul-aibak', 'taliban-active'), t.count('loc-kabul-aibak', 'warlords-active')]).toEqual([
      1, 1,
    ])
  })

  test('then an Assault on one road if desired, at no added cost', () => {
    const board = {
      'loc-kabul-aibak': 'government-police 2, taliban-underground',
      'loc-farah-kandahar': 'government-police 2, taliban-active',
    } as const
    const t = scene(board, GOVERNMENT).play('patrol', 'done', 'taliban')
    expect([t.question, t.answers.slice(0, 2)]).toEqual(['patrol.assault', ['loc-farah-kandahar', 'loc-kabul-aibak']])
    t.play('loc-kabul-aibak')
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(0)
    expect(t.question).not.toBe('patrol.assault')
    expect(t.resources('government')).toBe(17)
  })

  test('Government cubes join the Assault of a Coalition Patrol at no added cost, if they are to (ruling 41)', () => {
    const board = { 'loc-kabul-aibak': 'government-police, coalition-troops, taliban-active 2' } as const
    const more: SceneOptions = { first: 'coalition', resources: { government: 0 } }
    const t = scene(board, more).play('patrol', 'done', 'loc-kabul-aibak')
    expect([t.question, t.answers]).toEqual(['assault.with-government', ['yes', 'no']])
    t.play('yes')
    expect([t.count('loc-kabul-aibak', 'taliban-active'), t.resources('government')]).toEqual([0, 0])
    const alone = scene(board, COALITION).play('patrol', 'done', 'loc-kabul-aibak', 'no')
    expect([alone.count('loc-kabul-aibak', 'taliban-active'), alone.resources('government')]).toEqual([1, 20])
  })

  test('in the 1st printing by Government cubes alone too, at no added cost', () => {
    const board = { 'loc-kabul-aibak': 'government-police 2, taliban-active 2', kabul: 'coalition-troops' } as const
    const t = scene(board, { first: 'coalition', resources: { government: 2 } }).play('patrol', 'done')
    t.play('loc-kabul-aibak')
    expect([t.pieces('loc-kabul-aibak'), t.resources('government')]).toEqual([{ 'government-police': 2 }, 2])
  })

  test('an Assault that is no Patrol’s still costs the Coalition 3 for Government cubes', () => {
    const board = { 'loc-kabul-aibak': 'government-police, coalition-troops, taliban-active 2' } as const
    const t = assaultIn('loc-kabul-aibak', board, { first: 'coalition', resources: { government: 2 } })
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(1)
    const paid = assaultIn('loc-kabul-aibak', board, COALITION).play('yes')
    expect([paid.count('loc-kabul-aibak', 'taliban-active'), paid.resources('government')]).toEqual([0, 17])
  })

  test('24 US-Taliban Talks, shaded: no Assault in a Coalition Patrol', () => {
    const board = { 'loc-kabul-aibak': 'coalition-troops, government-police 2, taliban-active' } as const
    const t = scene(board, { first: 'coalition', lasting: { 24: 'shaded' } }).play('patrol', 'done')
    expect(finish(t).count('loc-kabul-aibak', 'taliban-active')).toBe(1)
    const g = scene(board, { first: 'government', lasting: { 24: 'shaded' } }).play('patrol', 'done')
    expect(g.answers).toContain('loc-kabul-aibak')
  })
})

import { describe, expect, test } from 'vitest'
import { assaultIn, COALITION, finish, GOVERNMENT } from './coin.ts'
import { scene } from './kit.ts'

describe('ADP 3.2.4 Assault by the Government', () => {
  test('3 Resources a space, one piece for two Troops in Plains, for three in Mountain (ruling 48)', () => {
    const plains = assaultIn('herat', { herat: 'government-troops 5, taliban-active 3' }, GOVERNMENT)
    finish(plains)
    expect([plains.count('herat', 'taliban-active'), plains.resources('government')]).toEqual([1, 17])
    const mountain = assaultIn('bamian', { bamian: 'government-troops 5, taliban-active 3' }, GOVERNMENT)
    finish(mountain)
    expect(mountain.count('bamian', 'taliban-active')).toBe(2)
    const weak = assaultIn(
      'herat',
      { bamian: 'government-troops 2, taliban-active', herat: 'government-troops 2, taliban-active' },
      GOVERNMENT,
    )
    expect(weak.pieces('herat')).toEqual({ 'government-troops': 2 })
    expect(weak.count('bamian', 'taliban-active')).toBe(1)
  })

  test('Police count in Kabul and on roads only, Coalition cubes never', () => {
    const board = {
      kabul: 'government-troops, government-police, taliban-active',
      'loc-kabul-aibak': 'government-police 2, taliban-active',
      herat: 'government-troops, government-police 3, coalition-troops 4, taliban-active',
    } as const
    const t = scene(board, GOVERNMENT).play('assault')
    expect(t.answers.slice(0, 2)).toEqual(['kabul', 'loc-kabul-aibak'])
    expect(t.whyNot('herat')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
  })

  test('hidden Guerrillas are safe, and with them their faction’s Bases; the other faction’s are not (ruling 50)', () => {
    const board = { herat: 'government-troops 8, taliban-underground, taliban-base, warlords-base' }
    const t = finish(assaultIn('herat', board, GOVERNMENT))
    expect(t.pieces('herat')).toEqual({ 'government-troops': 8, 'taliban-underground': 1, 'taliban-base': 1 })
    const two = { herat: 'government-troops 8, taliban-underground', kabul: 'government-troops 2, taliban-active' }
    const none = scene({ ...two, farah: 'government-troops 2, taliban-active' }, GOVERNMENT).play('assault')
    expect(none.whyNot('herat')).toEqual({ id: 'why.assault-none', rule: '3.2.4' })
  })

  test('Bases last; +6 Aid for each Taliban Base, none for Warlords Bases (ruling 51)', () => {
    const t = assaultIn('herat', { herat: 'government-troops 6, taliban-active 2, taliban-base' }, GOVERNMENT)
    expect([t.pieces('herat'), t.aid]).toEqual([{ 'government-troops': 6 }, 21])
    const w = assaultIn('herat', { herat: 'government-troops 2, warlords-base' }, GOVERNMENT)
    expect([w.pieces('herat'), w.aid]).toEqual([{ 'government-troops': 2 }, 15])
  })

  test('one may be ignored, but who is hit is hit to the full', () => {
    const t = assaultIn('herat', { herat: 'government-troops 6, taliban-active 2, warlords-active' }, GOVERNMENT)
    expect([t.question, t.answers]).toEqual(['remove.which', ['taliban-active', 'warlords-active']])
    t.play('taliban-active')
    expect(t.answers).not.toContain('done')
    t.play('taliban-active')
    expect(t.answers).toEqual(['warlords-active', 'done'])
  })
})

describe('ADP 3.2.4 Assault by the Coalition', () => {
  test('AP-04 three Troops remove three pieces, in Mountain too, for nothing', () => {
    const t = assaultIn('bamian', { bamian: 'coalition-troops 3, taliban-active 4' }, COALITION)
    finish(t)
    expect([t.count('bamian', 'taliban-active'), t.resources('government')]).toEqual([1, 20])
  })

  test('Government cubes join in for 3 Resources: Troops, and Police in Kabul and on roads (ruling 49)', () => {
    const board = { bamian: 'coalition-troops, government-troops 2, government-police 2, taliban-active 5' }
    const t = assaultIn('bamian', board, COALITION)
    expect([t.question, t.answers]).toEqual(['assault.with-government', ['yes', 'no']])
    t.play('yes')
    expect([t.count('bamian', 'taliban-active'), t.resources('government')]).toEqual([2, 17])
    const no = assaultIn('bamian', board, COALITION)
    no.play('no')
    expect([no.count('bamian', 'taliban-active'), no.resources('government')]).toEqual([4, 20])
    const kabul = assaultIn('kabul', { kabul: 'coalition-troops, government-police 2, taliban-active 3' }, COALITION)
    kabul.play('yes')
    expect(kabul.count('kabul', 'taliban-active')).toBe(0)
  })

  test('they are not asked for where they add nothing, nor where nobody can pay', () => {
    const enough = assaultIn('herat', { herat: 'coalition-troops 2, government-troops 2, taliban-active 2' }, COALITION)
    expect(enough.count('herat', 'taliban-active')).toBe(0)
    const poor = assaultIn(
      'herat',
      { herat: 'coalition-troops, government-troops 2, taliban-active 2' },
      { first: 'coalition', resources: { government: 2 } },
    )
    expect(poor.count('herat', 'taliban-active')).toBe(1)
  })

  test('no Aid for Taliban Bases, even with Government cubes (ruling 51)', () => {
    const t = assaultIn(
      'herat',
      { herat: 'coalition-troops, government-troops, taliban-active, taliban-base' },
      COALITION,
    )
    t.play('yes')
    expect([t.pieces('herat'), t.aid]).toEqual([{ 'coalition-troops': 1, 'government-troops': 1 }, 15])
  })

  test('1st printing: with Government cubes alone, if paid for; 2nd printing: only beside Coalition Troops (ruling 47)', () => {
    const board = { herat: 'government-troops 2, taliban-active 3', kabul: 'coalition-troops, taliban-active' }
    const first = scene(board, COALITION).play('assault', 'herat')
    expect([first.count('herat', 'taliban-active'), first.resources('government')]).toEqual([1, 17])
    const poor = scene(
      { ...board, farah: 'coalition-troops, taliban-active' },
      { first: 'coalition', resources: { government: 2 } },
    )
    expect(poor.play('assault').whyNot('herat')).toEqual({ id: 'why.cost', rule: '3.1' })
    const second = scene(
      { ...board, farah: 'coalition-troops, taliban-active' },
      { first: 'coalition', options: { printing: '2nd' } },
    ).play('assault')
    expect(second.whyNot('herat')).toEqual({ id: 'why.no-coalition-troops', rule: '3.2.4' })
  })

  const two = { herat: 'coalition-troops, taliban-active', farah: 'coalition-troops, taliban-active' }
  const three = { ...two, kabul: 'coalition-troops, taliban-active' }

  test('24 US-Taliban Talks, shaded: none at all', () => {
    const t = scene(three, { first: 'coalition', lasting: { 24: 'shaded' } })
    expect(t.answers).not.toContain('assault')
    expect(
      scene({ kabul: 'government-troops 2, taliban-active' }, { first: 'government', lasting: { 24: 'shaded' } })
        .answers,
    ).toContain('assault')
  })

  test('7 Find Fix Finish and 17 NATO, shaded: two spaces', () => {
    for (const lasting of [{ 7: 'shaded' }, { 17: 'shaded' }] as const) {
      const t = scene(three, { first: 'coalition', lasting }).play('assault', 'herat', 'farah')
      expect(finish(t).count('kabul', 'taliban-active')).toBe(1)
    }
  })

  test('7 Find Fix Finish, unshaded: a hidden Guerrilla goes as well, first if it guards a Base', () => {
    const board = { herat: 'coalition-troops, taliban-underground, taliban-base' }
    const t = assaultIn('herat', board, { first: 'coalition', lasting: { 7: 'unshaded' } })
    expect([t.question, t.answers]).toEqual(['assault.underground', ['taliban-underground', 'done']])
    t.play('taliban-underground')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
    const g = scene(
      { herat: 'government-troops 2, taliban-underground' },
      { first: 'government', lasting: { 7: 'unshaded' } },
    )
    expect(g.answers).not.toContain('assault')
  })

  test('10 Partnering Policy, shaded: Government cubes do not join in', () => {
    const board = { herat: 'coalition-troops, government-troops 2, taliban-active 2' }
    const t = assaultIn('herat', board, { first: 'coalition', lasting: { 10: 'shaded' } })
    expect(t.count('herat', 'taliban-active')).toBe(1)
    expect(t.question).not.toBe('assault.with-government')
  })

  test('34 Accidental Guerrillas, unshaded: Civic Action in one of its spaces', () => {
    const t = scene(two, { first: 'coalition', lasting: { 34: 'unshaded' } }).play('assault', 'herat', 'farah')
    if (t.question === 'assault.where') t.play('done')
    // Nobody lives in Farah.
    expect([t.question, t.answers]).toEqual(['assault.civic', ['herat', 'done']])
    t.play('herat')
    expect([t.level('herat'), t.resources('government')]).toEqual(['support', 17])
  })

  test('34 shaded: the Taliban may place a Guerrilla in any Afghan space; not after a Patrol', () => {
    const t = scene(two, { first: 'coalition', lasting: { 34: 'shaded' } }).play('assault', 'herat', 'done')
    expect([t.by, t.question]).toEqual(['taliban', 'assault.backlash'])
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.not-afghan', rule: '5.3' })
    t.play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'taliban-underground': 1 })
    const board = { 'loc-kabul-aibak': 'coalition-troops, taliban-active' } as const
    const p = scene(board, { first: 'coalition', lasting: { 34: 'shaded' } }).play('patrol', 'done', 'loc-kabul-aibak')
    finish(p)
    expect(p.question).toBe('turn.second')
  })
})

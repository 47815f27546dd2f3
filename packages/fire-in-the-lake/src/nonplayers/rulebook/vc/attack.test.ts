import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine, operating, vcOutOfPlay } from '../../../../test/nonplayers.ts'

/** An Underground Guerrilla hides on a LoC far from everybody, few others and no Base are Available: they Attack. */
const LURKING: Board = { 'loc-hue-khe-sanh': 'vc-underground' }
const vc = (more: Board, options: SceneOptions = {}): Scene => {
  const board = { ...LURKING, ...more }
  const boxes = { 'out-of-play': { 'vc-guerrillas': vcOutOfPlay(board, 5), 'vc-bases': 9 } }
  return operating('vc', board, { boxes, dice: [1, 1, 1, 1], ...options })
}
const operation = (t: Scene): string | undefined => answers(t, 1)[0]
/** Claymores, unshaded: no Ambush. */
const CLAYMORES: SceneOptions = { lasting: { 17: 'unshaded' } }
const ambushes = (t: Scene): string[] => byLine(t, '8.5.4/Ambush/1')

describe('FITL 8.5.4 Attack', () => {
  test('FITL 8.5.4/0 if an Underground Guerrilla is on a LoC', () => {
    const target: Board = { 'tay-ninh': 'vc-underground 3, arvn-police' }
    expect(operation(vc(target))).toBe('attack 8.5.4/0')
    expect(operation(vc({ ...target, 'loc-hue-khe-sanh': 'vc-active' }))).toBe('march 8.5.3/0')
    expect(operation(vc({ ...target, 'loc-hue-khe-sanh': 'nva-underground' }))).toBe('march 8.5.3/0')
  })

  test('FITL 8.5.4 IfNone: without a target or Resources they March', () => {
    expect(operation(vc({ 'tay-ninh': 'vc-underground 3' }))).toBe('march 8.5.3/0')
    // A single space with fewer than 4 is no such Attack.
    expect(operation(vc({ 'tay-ninh': 'vc-active, arvn-police', 'kien-phong': 'vc-underground 3' }))).toBe(
      'march 8.5.3/0',
    )
    const poor = vc({ 'tay-ninh': 'vc-underground 3, arvn-police' }, { resources: { vc: 0 } })
    expect(operation(poor)).toBe('march 8.5.3/0')
  })

  test('FITL 8.5.4/4 Attack only with 4 Guerrillas', () => {
    const t = vc({ 'tay-ninh': 'vc-active 4, arvn-police 3', 'kien-phong': 'vc-active 3, arvn-police 3' })
    expect(byLine(t, '8.5.4/4')).toEqual(['tay-ninh'])
    expect([t.count('tay-ninh', 'arvn-police'), t.count('kien-phong', 'arvn-police')]).toEqual([1, 3])
    const u = vc({ 'kien-phong': 'vc-active 3, arvn-police 3' })
    expect(operation(u)).not.toMatch(/^attack/)
  })

  test('FITL 8.5.4/4 first a Base, then Special Forces, then cubes, as long as there are Resources', () => {
    const board: Board = {
      'tay-ninh': 'vc-active 4, us-troops 5',
      'kien-phong': 'vc-active 4, rangers-active, arvn-police 3',
    }
    const three = vc({ ...board, 'ba-xuyen': 'vc-active 4, arvn-base, arvn-police' }, { resources: { vc: 2 } })
    expect(byLine(three, '8.5.4/4')).toEqual(['ba-xuyen', 'kien-phong'])
    expect(three.pieces('ba-xuyen')).toEqual({ 'vc-active': 4 })
    const guarded = vc({ ...board, 'ba-xuyen': 'vc-active 4, arvn-base, arvn-police 2' }, { resources: { vc: 1 } })
    expect(byLine(guarded, '8.5.4/4')).toEqual(['kien-phong'])
  })

  test('FITL 8.5.4/4 within that US pieces, then where COIN Control could end', () => {
    const us = vc(
      { 'tay-ninh': 'vc-active 4, us-troops 2', 'kien-phong': 'vc-active 4, arvn-troops 6' },
      { resources: { vc: 1 } },
    )
    expect(byLine(us, '8.5.4/4')).toEqual(['tay-ninh'])
    const control = vc(
      { 'tay-ninh': 'vc-active 4, arvn-troops 9', 'kien-phong': 'vc-active 4, arvn-troops 6' },
      { resources: { vc: 1 } },
    )
    expect(byLine(control, '8.5.4/4')).toEqual(['kien-phong'])
  })

  test('FITL 8.5.4/5 victims: Special Forces, then cubes by turns, the fewer kind first, US before ARVN', () => {
    const t = vc({ 'tay-ninh': 'vc-active 4, arvn-troops 2, us-troops, arvn-police 2, rangers-underground' })
    expect(byLine(t, '8.5.4/5')).toEqual(['rangers-underground', 'arvn-police'])
    const u = vc({ 'tay-ninh': 'vc-active 4, arvn-troops, us-troops, arvn-police 2' })
    expect(byLine(u, '8.5.4/5')).toEqual(['us-troops', 'arvn-police'])
  })

  test('FITL 8.5.4/5 not followed where the Attack fails', () => {
    const t = vc({ 'tay-ninh': 'vc-active 4, arvn-troops, arvn-police' }, { dice: [5] })
    expect(byLine(t, '8.5.4/5')).toEqual([])
    expect(t.count('tay-ninh', 'arvn-police')).toBe(1)
  })

  test('FITL 8.5.4/Ambush/0 they Ambush in 2 spaces, 1 with Booby Traps', () => {
    const board: Board = {
      'tay-ninh': 'vc-underground, arvn-police',
      'kien-phong': 'vc-underground, arvn-police',
      'ba-xuyen': 'vc-underground, arvn-police',
    }
    const t = vc(board)
    expect(byLine(t, '8.5.4/Ambush/0')).toEqual(['ambush'])
    expect([ambushes(t).length, t.resources('vc')]).toEqual([0, 18])
    const u = vc(board, { lasting: { 101: 'unshaded' } })
    expect([ambushes(u).length, u.resources('vc')]).toEqual([1, 19])
  })

  test('FITL 8.5.4/Ambush/0 not where nobody is in reach; 8.5.4/Ambush/2 no Special Activity', () => {
    const t = vc({ 'tay-ninh': 'vc-active 4, arvn-troops 3', 'kien-phong': 'vc-active, arvn-police' })
    const said = answers(t)
    expect(said).toContain('done 8.5.4/Ambush/2')
    expect(said.filter((s) => s.startsWith('ambush'))).toEqual([])
    const u = vc({ 'tay-ninh': 'vc-underground, arvn-troops 3', 'kien-phong': 'vc-active, arvn-police' })
    expect(answers(u)).not.toContain('done 8.5.4/Ambush/2')
  })

  test('FITL 5.4 8.5.4/Ambush/0 not with Claymores', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 4, arvn-troops 3' }, CLAYMORES)
    const said = answers(t)
    expect(said.filter((s) => s.startsWith('ambush'))).toEqual([])
    expect(said).toContain('attack 8.5.4/0')
  })

  test('FITL 8.5.4/1 an Ambush from a LoC finds the best victim next to it: Base, Special Forces, US, Control', () => {
    const from = (board: Board): string[] => byLine(vc({ 'loc-saigon-can-tho': 'vc-underground', ...board }), '8.5.4/1')
    expect(from({ saigon: 'us-troops 3', 'can-tho': 'arvn-base' })).toEqual(['can-tho'])
    expect(from({ saigon: 'us-troops 3', 'can-tho': 'arvn-base, arvn-police' })).toEqual(['saigon'])
    expect(from({ saigon: 'us-troops 3', 'kien-phong': 'rangers-active' })).toEqual(['kien-phong'])
    expect(from({ saigon: 'arvn-troops 3', 'kien-phong': 'us-troops 3' })).toEqual(['kien-phong'])
    expect(from({ saigon: 'arvn-troops 3', 'kien-phong': 'arvn-troops' })).toEqual(['kien-phong'])
  })

  test('FITL 8.5.4/1 not followed where there is one victim only', () => {
    const t = vc({ 'loc-saigon-can-tho': 'vc-underground', saigon: 'us-troops 3' })
    expect(byLine(t, '8.5.4/1')).toEqual([])
    expect([t.count('saigon', 'us-troops'), t.count('loc-saigon-can-tho', 'vc-active')]).toEqual([2, 1])
  })

  test('FITL 8.5.4/Ambush/1 from LoCs first, then where the fewest Guerrillas are', () => {
    const t = vc(
      { 'tay-ninh': 'vc-underground, arvn-police 3', 'loc-saigon-can-tho': 'vc-underground 2, arvn-police 3' },
      { resources: { vc: 1 } },
    )
    expect(ambushes(t)).toEqual(['loc-saigon-can-tho'])
    const u = vc(
      { 'tay-ninh': 'vc-underground 3, arvn-police 9', 'kien-phong': 'vc-underground 2, arvn-police 9' },
      { resources: { vc: 1 } },
    )
    expect(ambushes(u)).toEqual(['kien-phong'])
  })

  test('FITL 8.5.4/Ambush/1 not where an Attack could take more, nor with the Resources that a better Attack needs', () => {
    const board: Board = { 'tay-ninh': 'vc-underground, vc-active 3, arvn-base, arvn-police' }
    const base = vc(board)
    expect(ambushes(base)).toEqual([])
    expect(base.pieces('tay-ninh')).toEqual({ 'vc-active': 4 })
    const last = vc({ ...board, 'kien-phong': 'vc-underground, arvn-police' }, { resources: { vc: 1 } })
    expect(ambushes(last)).toEqual([])
    expect([last.count('kien-phong', 'arvn-police'), last.count('tay-ninh', 'arvn-base')]).toEqual([1, 0])
    const two = vc({ ...board, 'kien-phong': 'vc-underground, arvn-police' }, { resources: { vc: 2 } })
    expect(two.bots()).toContain('ambush 8.5.4/Ambush/0')
    expect([two.count('kien-phong', 'arvn-police'), two.count('tay-ninh', 'arvn-base')]).toEqual([0, 0])
  })

  test('FITL 5.3 Main Force Bns, shaded: two pieces in one Ambush', () => {
    const t = vc({ 'tay-ninh': 'vc-underground, arvn-base, arvn-police' }, { lasting: { 104: 'shaded' } })
    t.bots()
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-active': 1 })
  })
})

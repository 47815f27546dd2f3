import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine, operating } from '../../../../test/nonplayers.ts'

const vc = (board: Board, more: SceneOptions = {}): Scene => operating('vc', board, more)
/** So many VC Guerrillas in the game. */
const guerrillas = (n: number): SceneOptions => ({ boxes: { 'out-of-play': { 'vc-guerrillas': 30 - n } } })
const operation = (board: Board, more: SceneOptions = {}): string | undefined => answers(vc(board, more), 1)[0]
/** The spaces of a Rally, with the line of each. */
const spaces = (said: readonly string[]): string[] =>
  said.filter((s) => /^(?!base|many|guerrilla|rally)[a-z-]+ 8\.5\.2\/[2-7]$/.test(s))

describe('FITL 8.5.2 Rally', () => {
  test('FITL 8.5.2/0 with 12 Guerrillas Available', () => {
    const board: Board = { 'tay-ninh': 'vc-underground 3, active-opposition' }
    expect(operation(board, guerrillas(15))).toBe('rally 8.5.2/0')
    expect(operation(board, guerrillas(14))).toBe('march 8.5.3/0')
  })

  const two: Board = { 'tay-ninh': 'vc-underground 4', 'kien-phong': 'vc-active 4' }

  test('FITL 8.5.2/0 or where it would place 2 Bases', () => {
    expect(operation(two, guerrillas(8))).toBe('rally 8.5.2/0')
    expect(operation(two, { ...guerrillas(8), resources: { vc: 2 } })).toBe('rally 8.5.2/0')
    expect(operation({ ...two, 'kien-phong': 'vc-active 3' }, guerrillas(8))).toBe('march 8.5.3/0')
  })

  test.each([
    ['a third Base finds no room', { ...two, 'kien-phong': 'vc-active 4, nva-base 2' }, {}],
    ['Support keeps them out', { ...two, 'kien-phong': 'vc-active 4, passive-support' }, {}],
    ['1 Base is left', two, { boxes: { 'out-of-play': { 'vc-guerrillas': 22, 'vc-bases': 8 } } }],
    [
      '1 Resource and no Tax will not do',
      { 'tay-ninh': 'vc-active 4', 'kien-phong': 'vc-active 4', 'loc-saigon-can-tho': 'vc-active' },
      { resources: { vc: 1 } },
    ],
  ] satisfies [string, Board, SceneOptions][])('FITL 8.5.2/0 not if %s', (_, board, more) => {
    expect(operation(board, { ...guerrillas(9), ...more })).not.toBe('rally 8.5.2/0')
  })

  test('FITL 8.5.2/0 1 Resource and a Tax will do', () => {
    expect(operation(two, { ...guerrillas(8), resources: { vc: 1 } })).toBe('rally 8.5.2/0')
  })

  test('FITL 8.5.2/2 a Base wherever there are 4 Guerrillas and room, Active ones lost first', () => {
    const t = vc({
      'tay-ninh': 'vc-underground 3, vc-active',
      'kien-phong': 'vc-underground 3',
      hue: 'vc-active 4, nva-base 2',
    })
    expect(byLine(t, '8.5.2/2')).toEqual(['tay-ninh', 'base'])
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-underground': 2, 'vc-base': 1 })
    expect(t.count('hue', 'vc-base')).toBe(0)
  })

  test('FITL 8.5.2/2 not with 3', () => {
    expect(byLine(vc({ 'tay-ninh': 'vc-underground 3' }), '8.5.2/2')).toEqual([])
  })

  test('FITL 8.5.2/3 Guerrillas in 2 spaces with ARVN cubes and no VC Guerrilla, as many as a Base lets', () => {
    const t = vc({
      'tay-ninh': 'arvn-police',
      'kien-phong': 'arvn-troops',
      'ba-xuyen': 'arvn-police',
      hue: 'vc-underground, arvn-police',
    })
    const chosen = byLine(t, '8.5.2/3').filter((s) => s !== 'guerrilla')
    expect(chosen).toHaveLength(2)
    expect(chosen).not.toContain('hue')
    const u = vc({ 'tay-ninh': 'arvn-police 4, vc-base' })
    expect(byLine(u, '8.5.2/3')).toEqual(['tay-ninh', 'many'])
    expect(u.count('tay-ninh', 'vc-underground')).toBe(3)
  })

  test('FITL 8.5.2/3 not among US Troops, nor at Support', () => {
    const t = vc({
      'tay-ninh': 'us-troops',
      'kien-phong': 'arvn-police, passive-support',
      'ba-xuyen': 'rangers-active',
    })
    expect(byLine(t, '8.5.2/3')).toEqual([])
  })

  test('FITL 8.5.2/4 at VC Bases with fewer than 4 Underground Guerrillas', () => {
    const t = vc({
      'tay-ninh': 'vc-base, vc-underground 3',
      'kien-phong': 'vc-base 2, vc-underground 4, arvn-police 7',
      'phuoc-long': 'vc-tunnel, vc-active 3',
    })
    expect(byLine(t, '8.5.2/4').sort()).toEqual(['guerrilla', 'many', 'phuoc-long', 'tay-ninh'])
    expect([t.count('tay-ninh', 'vc-underground'), t.count('phuoc-long', 'vc-underground')]).toEqual([6, 1])
  })

  test('FITL 8.5.2/4 not without a Base, nor with 4 Underground', () => {
    const t = vc({ 'kien-phong': 'vc-base 2, vc-underground 4', hue: 'vc-underground' })
    expect(byLine(t, '8.5.2/4')).toEqual([])
  })

  test('FITL 8.5.2/5 where it removes COIN Control of Population', () => {
    const t = vc({ 'kien-phong': 'vc-underground, arvn-police 2', 'phuoc-long': 'vc-underground, arvn-police 2' })
    expect(byLine(t, '8.5.2/5')).toEqual(['kien-phong', 'guerrilla'])
  })

  test('FITL 8.5.2/5 not where COIN keeps it', () => {
    const t = vc({ 'kien-phong': 'vc-underground, arvn-police 3' })
    expect(byLine(t, '8.5.2/5')).toEqual([])
  })

  const northern: Board = {
    'kien-phong': 'vc-underground, nva-troops 2',
    'tay-ninh': 'vc-underground, nva-troops 3',
    'phuoc-long': 'nva-troops',
  }

  test('FITL 8.5.2/6 single ones against NVA Control, if the NVA is a player', () => {
    const t = vc(northern)
    expect(byLine(t, '8.5.2/6')).toEqual(['kien-phong', 'guerrilla'])
    expect(t.count('kien-phong', 'vc-underground')).toBe(2)
  })

  test('FITL 8.5.2/6 not if the NVA is a non-player', () => {
    expect(byLine(vc(northern, { seats: { nva: 'fitl' } }), '8.5.2/6')).toEqual([])
  })

  test('FITL 8.5.2/7 single ones with 1 to 3 Guerrillas, then anywhere in South Vietnam, 6 spaces in all', () => {
    const t = vc({ 'the-fishhook': 'vc-underground 3', hue: 'vc-active', 'tay-ninh': 'vc-base, vc-underground 4' })
    const said = answers(t)
    const chosen = spaces(said)
    expect(chosen).toHaveLength(6)
    expect(chosen.slice(0, 3).sort()).toEqual(['hue 8.5.2/7', 'tay-ninh 8.5.2/2', 'the-fishhook 8.5.2/7'])
    expect(chosen.slice(3).every((s) => s.endsWith('8.5.2/7') && !/laos|cambodia|parrot|sihan|north/.test(s))).toBe(
      true,
    )
    expect(t.resources('vc')).toBe(14)
  })

  test('FITL 8.5.2/7 not followed where the lines before it have 6 spaces', () => {
    const base = 'vc-base'
    const t = vc({ hue: base, kontum: base, saigon: base, 'an-loc': base, 'can-tho': base, 'tay-ninh': base })
    const chosen = spaces(answers(t))
    expect([chosen.length, chosen.every((s) => s.endsWith('8.5.2/4'))]).toEqual([6, true])
  })

  test('FITL 8.5.2/1 out of Resources they Tax, then go on; 8.5.2/Tax is done with', () => {
    const t = vc({ 'tay-ninh': 'vc-underground, active-opposition' }, { resources: { vc: 1 } })
    const said = answers(t)
    expect(said.slice(0, 4)).toEqual(['rally 8.5.2/0', 'tay-ninh 8.5.2/7', 'guerrilla 8.5.2/7', 'tax 8.5.2/1'])
    expect(said.filter((s) => s.endsWith('/Tax'))).toEqual([])
    // 4 from the Tax, for 4 more spaces.
    expect([spaces(said).length, t.resources('vc'), t.level('tay-ninh')]).toEqual([5, 0, 'passive-opposition'])
  })

  test('FITL 8.5.2/1 not while there are Resources; 8.5.2/Tax at the end', () => {
    const said = answers(vc({ 'loc-saigon-can-tho': 'vc-underground' }, { resources: { vc: 15 } }))
    expect(said.filter((s) => /^tax/.test(s))).toEqual(['tax 8.5.2/Tax'])
  })

  test('FITL 8.5.2/Subvert where no Tax is', () => {
    const t = vc({ 'tay-ninh': 'vc-underground, arvn-troops 3' })
    const said = answers(t)
    expect(said).toContain('subvert 8.5.2/Subvert')
    expect(t.count('tay-ninh', 'arvn-troops')).toBe(1)
    const u = vc(
      { 'tay-ninh': 'vc-underground, arvn-troops 3', 'loc-saigon-can-tho': 'vc-underground' },
      { resources: { vc: 15 } },
    )
    expect(answers(u)).not.toContain('subvert 8.5.2/Subvert')
  })

  test('FITL 8.5.2 FL-25 IfNone: without Resources and Tax they March, or pass', () => {
    const none: SceneOptions = { resources: { vc: 0 } }
    expect(answers(vc({ 'phuoc-long': 'vc-underground 2' }, none), 1)).toEqual(['march 8.1.1/none'])
    expect(answers(vc({ 'phuoc-long': 'vc-underground' }, none), 1)).toEqual(['pass 8.1/pass'])
  })
})

describe('FITL 8.5.2 Cadres, shaded', () => {
  const cadres: SceneOptions = { lasting: { 116: 'shaded' } }

  test('FITL 8.5.2/8 they Agitate where a Base was, before the Special Activity', () => {
    const board: Board = {
      'tay-ninh': 'vc-base, arvn-police 2',
      'ba-xuyen': 'vc-base',
      'loc-saigon-can-tho': 'vc-underground',
    }
    const t = vc(board, { ...cadres, resources: { vc: 9 } })
    const said = answers(t)
    const after = said.slice(said.findIndex((s) => s.endsWith('8.5.2/8')))
    expect(after.slice(0, 3)).toEqual(['tay-ninh 8.5.2/8', 'more 8.5.5/1', 'tax 8.5.2/Tax'])
    expect(t.level('tay-ninh')).toBe('active-opposition')
  })

  test('FITL 8.5.2/8 not without the card, nor where nothing shifts', () => {
    expect(byLine(vc({ 'tay-ninh': 'vc-base' }), '8.5.2/8')).toEqual([])
    const t = vc({ 'tay-ninh': 'vc-base, active-opposition, terror' }, cadres)
    expect(byLine(t, '8.5.2/8')).toEqual([])
    expect(t.markers('tay-ninh', 'terror')).toBe(1)
  })

  test('FITL 8.5.2/8 not at a Base that the Rally placed', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 4' }, cadres)
    expect(byLine(t, '8.5.2/8')).toEqual([])
    expect([t.count('tay-ninh', 'vc-base'), t.level('tay-ninh')]).toEqual([1, 'neutral'])
  })
})

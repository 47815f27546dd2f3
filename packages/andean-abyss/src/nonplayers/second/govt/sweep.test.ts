import { describe, expect, test } from 'vitest'
import { CITIES, FIELDS, spent } from '../../../../test/government.ts'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'

/** Spaces selected for the Sweep, in order. */
const swept = (said: readonly string[]): string[] =>
  said.filter((answer) => answer.endsWith('8.8.6/4')).map((answer) => answer.split(' ')[0] as string)
/** A Sweep whose special activity is far away. */
const sweep = (board: Board, more: SceneOptions = {}): Scene =>
  spent({ ...FIELDS, ...board }, { ...more, seats: { cartels: 'person', ...more.seats } })

describe('aa2 8.8.6 Sweep', () => {
  test('8.8.6/1 if no line has an Underground guerrilla or more guerrillas than cubes', () => {
    const board: Board = { ...CITIES, cali: 'troops 1, police 1, farc-underground 1' }
    expect(spent(board).bots()[0]).toBe('sweep 8.8.6/1')
    expect(spent({ ...board, 'cali-pasto-loc': 'police 1, farc-underground 1' }).bots()[0]).not.toContain('sweep')
  })

  test('8.8.6/2 the special activity first; then at most 12 Resources', () => {
    const city = 'troops 1, police 1, farc-underground 1'
    const board: Board = { ...CITIES, cali: city, neiva: city, pasto: city, ibague: city, cucuta: city }
    const t = spent({ ...board, vaupes: 'cartels-base 1, cartels-underground 1' })
    const said = t.bots()
    expect(said[1]).toBe('eradicate 8.8.7/8')
    expect(swept(said)).toHaveLength(4)
    expect(said.at(-1)).toBe('done 8.8.6/2')
    expect(t.resources('govt')).toBe(8)
  })

  test('8.8.6/2 twelve spaces with unshaded Ospina & Mora, one with the shaded side', () => {
    const city = 'troops 1, police 1, farc-underground 1'
    const board: Board = { ...CITIES, cali: city, neiva: city, pasto: city, ibague: city, cucuta: city }
    const cheap = spent(board, { lasting: { 2: 'unshaded' } })
    expect(swept(cheap.bots())).toHaveLength(5)
    expect(cheap.resources('govt')).toBe(15)
    expect(swept(spent(board, { lasting: { 2: 'shaded' } }).bots())).toEqual(['cali'])
  })

  test('8.8.6/3 Control is not given up anywhere, nor 3 cubes where there is Support', () => {
    const from = (text: string): string =>
      sweep({ ...CITIES, cali: 'police 1, farc-underground 1, active-support', ibague: text, neiva: '' })
        .bots()
        .join()
    expect(from('troops 3, active-opposition')).toContain('cali 8.8.6/4')
    expect(from('troops 3, active-support')).not.toContain('ibague 8.8.6/5')
    expect(from('troops 4, active-support')).toContain('cali 8.8.6/4')
  })

  test('8.8.6/3 a line keeps as many cubes as guerrillas, one more with shaded 7th Special Forces', () => {
    const board: Board = { cali: 'police 1, farc-underground 1', 'cali-ibague-loc': 'troops 2, farc-active 1' }
    const t = sweep(board)
    t.bots()
    expect(t.pieces('cali-ibague-loc')).toMatchObject({ troops: 1 })
    const kept = sweep(board, { lasting: { 7: 'shaded' } })
    kept.bots()
    expect(kept.pieces('cali-ibague-loc')).toMatchObject({ troops: 2 })
  })

  test('8.8.6/4 first where all guerrillas can be Activated, then where Control can be added', () => {
    const t = sweep({
      ...CITIES,
      cali: 'troops 1, police 1, farc-active 2',
      neiva: 'troops 1, police 1, farc-underground 1',
      pasto: 'troops 4',
    })
    expect(swept(t.bots()).slice(0, 2)).toEqual(['neiva', 'cali'])
  })

  test('8.8.6/4 without such a space there is nothing to Sweep: pass', () => {
    expect(spent({ ...CITIES, cali: 'troops 1, police 1, farc-underground 1' }).bots()).toContain('cali 8.8.6/4')
    expect(spent({ ...CITIES, cali: 'troops 1, police 1, farc-active 1' }).bots()).toEqual(['pass 10.1/S3'])
  })

  test('8.8.6/4 cities; Support, then where cubes are, then elsewhere; highest Population within each', () => {
    const one = 'farc-underground 1'
    const t = sweep({
      ...CITIES,
      santander: `police 2, ${one}`,
      cali: `police 2, ${one}`,
      neiva: `police 2, ${one}, passive-support`,
      ibague: `police 2, ${one}`,
    })
    expect(swept(t.bots())).toEqual(['neiva', 'cali', 'ibague', 'santander'])
  })

  test('8.8.6/4 with Support the people count, not whether cubes are there; without Support the cubes come first', () => {
    const foremost = (level: string): string[] =>
      swept(
        sweep({
          ...CITIES,
          ibague: 'troops 7, police 1, active-support',
          cali: `farc-underground 1, ${level}`,
          neiva: `police 2, farc-underground 1, ${level}`,
        }).bots(),
      ).slice(0, 2)
    expect(foremost('passive-support')).toEqual(['cali', 'neiva'])
    expect(foremost('neutral')).toEqual(['neiva', 'cali'])
  })

  test('8.8.6/h1 an Underground guerrilla must be there, and enough Troops within reach', () => {
    const t = sweep({
      ...CITIES,
      cali: 'troops 1, police 1, farc-active 1',
      neiva: 'troops 1, police 1, farc-underground 9',
      pasto: 'troops 1, police 1, farc-underground 1',
    })
    expect(swept(t.bots())).toEqual(['pasto', 'huila'])
  })

  test('T11, 8.8.6/5 one Troops from Bogotá over the empty line gives Control of Neiva', () => {
    const board: Board = {
      ...CITIES,
      neiva: 'police 1, farc-underground 1, active-support',
      bogota: 'troops 3, police 2, active-support',
    }
    const t = sweep(board, { resources: { govt: 3 } })
    expect(t.bots()).toContain('neiva 8.8.6/4')
    expect(t.pieces('neiva')).toEqual({ troops: 1, police: 1, 'farc-active': 1 })
    expect(t.pieces('bogota')).toEqual({ troops: 2, police: 2 })
  })

  test('8.8.6/5 just enough to Activate all: in Forest two cubes each', () => {
    const t = sweep({ ...CITIES, choco: 'troops 1, farc-underground 2, auc-base 1', medellin: 'troops 9, police 1' })
    t.bots()
    // Control takes 4 Troops, and 4 cubes find 2 guerrillas.
    expect(t.pieces('choco')).toMatchObject({ troops: 4, 'farc-active': 2 })
  })

  test('8.8.6/5 1 Troops where only Police stand', () => {
    const t = sweep({ ...CITIES, cali: 'police 3, farc-underground 1', ibague: 'troops 4, police 1' })
    t.bots()
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 3, 'farc-active': 1 })
  })

  test('8.8.6/5 nobody where the cubes suffice', () => {
    const board: Board = { ...CITIES, cali: 'troops 1, police 1, farc-underground 1', ibague: 'troops 4, police 1' }
    const said = sweep(board, { resources: { govt: 3 } }).bots()
    expect(said).toContain('cali 8.8.6/4')
    expect(said.join()).not.toContain('8.8.6/5')
  })

  test('8.8.6/6 with the National Defense & Security Council also 1 Police', () => {
    const board: Board = { ...CITIES, cali: 'troops 2, farc-underground 1', ibague: 'troops 3, police 3' }
    const t = sweep(board, { lasting: { 11: 'unshaded' } })
    t.bots()
    expect(t.pieces('cali')).toEqual({ troops: 2, police: 1, 'farc-active': 1 })
    const without = sweep(board)
    without.bots()
    expect(without.count('cali', 'police')).toBe(0)
  })

  test('8.8.6 shaded Council: only the more numerous kind finds guerrillas', () => {
    const board: Board = { cali: 'troops 1, police 1, farc-underground 2, farc-base 1' }
    expect(swept(sweep(board).bots())).toEqual(['cali'])
    expect(swept(sweep(board, { lasting: { 11: 'shaded' } }).bots())).not.toContain('cali')
  })

  test('8.8.6/7 as many as possible, players’ first', () => {
    const board: Board = {
      ...CITIES,
      cali: 'police 1, farc-underground 1, auc-underground 1',
      ibague: 'troops 4, police 1',
    }
    const t = sweep(board, { seats: { auc: 'person' } })
    t.bots()
    expect(t.pieces('cali')).toMatchObject({ 'farc-active': 1, 'auc-active': 1 })
    const board2: Board = { cali: 'police 1, farc-underground 1, auc-underground 1', pasto: 'troops 1, police 1' }
    const some = sweep({ ...board2, ibague: 'troops 3' }, { lasting: { 11: 'shaded' }, seats: { auc: 'person' } })
    some.bots()
    expect(some.pieces('cali')).toMatchObject({ 'auc-active': 1 })
    const alone = sweep({ ...CITIES, cali: 'police 1, farc-underground 2', ibague: 'troops 4, police 1' })
    expect(alone.bots().join()).not.toContain('8.8.6/7')
    expect(alone.count('cali', 'farc-active')).toBe(2)
  })
})

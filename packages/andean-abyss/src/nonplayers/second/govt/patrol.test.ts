import { describe, expect, test } from 'vitest'
import { CITIES, deployed, spent } from '../../../../test/government.ts'
import type { Board } from '../../../../test/kit.ts'

/** Moves of a Patrol as `FROM TO LINE`. */
function moves(said: readonly string[]): string[] {
  const found: string[] = []
  for (let i = 0; i < said.length - 1; i++) {
    const [from, line] = (said[i] as string).split(' ')
    const [to, same] = (said[i + 1] as string).split(' ')
    if (line === same && /^8.8.5.[345]$/.test(line ?? '') && !/^\d/.test(from ?? '') && !/^\d/.test(to ?? '')) {
      found.push(`${from} ${to} ${line}`)
      i++
    }
  }
  return found
}

describe('aa2 8.8.5 Patrol', () => {
  test('8.8.5/1 if a line has an Underground guerrilla, or more guerrillas than cubes', () => {
    const first = (text: string): string => spent({ ...CITIES, 'cali-pasto-loc': text }).bots()[0] as string
    expect(first('farc-underground 1, police 3')).toBe('patrol 8.8.5/1')
    expect(first('farc-active 1')).toBe('patrol 8.8.5/1')
    expect(first('farc-active 2, police 1')).toBe('patrol 8.8.5/1')
    expect(first('farc-active 2, police 2')).not.toContain('patrol')
  })

  test('T9 a line with 2 Active guerrillas and 2 cubes: Sweep; with 1 cube, or an Underground one: Patrol', () => {
    const first = (text: string): string =>
      spent({ ...CITIES, neiva: 'police 2, farc-underground 1', 'cali-pasto-loc': text }).bots()[0] as string
    expect(first('farc-active 2, police 2')).toBe('sweep 8.8.6/1')
    expect(first('farc-active 2, police 1')).toBe('patrol 8.8.5/1')
    expect(first('farc-underground 1, police 4')).toBe('patrol 8.8.5/1')
  })

  test('8.8.5/2 not the last Police nor the last Troops of a city or department', () => {
    const t = spent({ ...CITIES, 'cali-pasto-loc': 'farc-active 1' })
    expect(moves(t.bots())).toEqual([])
    const more = spent({ ...CITIES, cali: 'troops 2, police 1', 'cali-pasto-loc': 'farc-active 1' })
    expect(moves(more.bots())).toEqual(['cali cali-pasto-loc 8.8.5/3'])
    expect(more.pieces('cali')).toEqual({ troops: 1, police: 1 })
  })

  test('8.8.5/3 until cubes equal guerrillas, each from the space with most cubes, Police first', () => {
    const t = spent({
      ...CITIES,
      cali: 'troops 4, police 2',
      pasto: 'troops 2, police 3',
      'cali-pasto-loc': 'farc-underground 2',
    })
    expect(moves(t.bots()).slice(0, 2)).toEqual(['cali cali-pasto-loc 8.8.5/3', 'pasto cali-pasto-loc 8.8.5/3'])
    expect(t.count('cali-pasto-loc', 'police')).toBe(2)
    const even = spent({ ...CITIES, cali: 'troops 4, police 2', 'cali-pasto-loc': 'farc-underground 2, police 2' })
    const said = even.bots()
    expect(said[0]).toBe('patrol 8.8.5/1')
    expect(said.join()).not.toContain('8.8.5/3')
  })

  test('8.8.5/2 Police before Troops also where as many cubes stand', () => {
    const board: Board = { cali: 'troops 4, police 1', pasto: 'troops 2, police 3', 'cali-pasto-loc': 'farc-active 1' }
    const t = spent({ ...CITIES, ...board }, { botDice: [1, 1, 1] })
    expect(moves(t.bots())[0]).toBe('pasto cali-pasto-loc 8.8.5/3')
  })

  test('8.8.5/3 with shaded 7th Special Forces one more', () => {
    const t = spent(
      { ...CITIES, cali: 'troops 3, police 3', 'cali-pasto-loc': 'farc-underground 1' },
      { lasting: { 7: 'shaded' } },
    )
    t.bots()
    expect(t.count('cali-pasto-loc', 'police')).toBe(2)
  })

  test('8.8.5/h1 lines of highest Econ first, and nothing to a line that cannot be brought to the number', () => {
    const t = spent({
      ...CITIES,
      cali: 'troops 1, police 2',
      'cali-pasto-loc': 'farc-active 1',
      'bogota-neiva-loc': 'farc-active 1',
      'arauca-cucuta-loc': 'farc-active 9',
    })
    expect(moves(t.bots()).filter((move) => move.endsWith('8.8.5/3'))).toEqual(['cali bogota-neiva-loc 8.8.5/3'])
  })

  test('P5, 8.3/1 no line of Econ 3, several of Econ 2: those next to a random city', () => {
    const econ2: Board = {
      'bogota-bucaramanga-ibague-loc': 'farc-active 1',
      'bogota-neiva-loc': 'farc-active 1',
      'bogota-yopal-loc': 'farc-active 1',
      'medellin-sincelejo-loc': 'farc-active 1',
    }
    // Yellow and green lead to Bogotá; the last die chooses one of its three.
    for (const [die, line] of Object.keys(econ2).slice(0, 3).entries()) {
      const t = spent(
        { ...CITIES, bogota: 'troops 1, police 2', ...econ2 },
        { resources: { govt: 3 }, botDice: [3, 3, 3, die + 1] },
      )
      const said = t.bots()
      expect(said.filter((answer) => answer.endsWith('8.8.5/3'))).toContain(`${line} 8.8.5/3`)
    }
  })

  test('T10 from Bogotá, the space with most cubes', () => {
    const board: Board = { bogota: 'troops 4, police 2, active-support', 'neiva-pasto-loc': 'farc-underground 1' }
    const away = { boxes: { 'out-of-play': { troops: 14, police: 12, 'govt-bases': 2 } } }
    const t = deployed(board, { resources: { govt: 3 }, ...away })
    expect(moves(t.bots())[0]).toBe('bogota neiva-pasto-loc 8.8.5/3')
    expect(t.pieces('neiva-pasto-loc')).toMatchObject({ police: 1 })
    expect(t.pieces('neiva-pasto-loc').troops).toBeUndefined()
    const shaded = deployed(board, { resources: { govt: 3 }, lasting: { 7: 'shaded' }, ...away })
    expect(moves(shaded.bots())[0]).toBe('bogota neiva-pasto-loc 8.8.5/3')
    expect(shaded.pieces('neiva-pasto-loc')).toMatchObject({ police: 1, troops: 1 })
  })

  test('8.8.5/4 then cities get 3 cubes, Control, Troops and Police from the largest surplus', () => {
    const t = spent({
      bogota: 'troops 5, police 5',
      cali: 'troops 3, police 3',
      neiva: 'police 2',
      pasto: 'troops 1, police 1, farc-underground 6',
      'pasto-tumaco-loc': 'farc-active 1, police 2',
      'cali-pasto-loc': 'farc-underground 1, police 1',
    })
    const said = moves(t.bots())
    expect(said).toContain('bogota neiva 8.8.5/4')
    expect(t.pieces('neiva')).toEqual({ troops: 1, police: 2 })
    // Every city that is empty takes 3, as long as 4 are left behind.
    expect(said.filter((move) => move.endsWith('8.8.5/4')).every((move) => !move.includes('pasto'))).toBe(true)
  })

  test('8.8.5/4 not from a space with 3 cubes, nor from one that just keeps Control', () => {
    const road: Board = { neiva: 'police 2', 'cali-pasto-loc': 'farc-underground 1, police 1' }
    const from = (bogota: string) => moves(spent({ ...road, bogota }).bots())
    expect(from('troops 2, police 2')).toEqual(['bogota neiva 8.8.5/4'])
    expect(from('troops 2, police 1')).toEqual([expect.stringMatching(/^neiva .* 8.8.5.5$/)])
    expect(from('troops 2, police 2, farc-underground 3')).toEqual([])
  })

  test('8.8.5/h2 sources keep Control and what the line asks of a city', () => {
    const t = spent({
      bogota: 'troops 2, police 2, farc-underground 3',
      cali: 'troops 2, police 2',
      neiva: 'police 2',
      'cali-pasto-loc': 'farc-underground 1, police 1',
    })
    t.bots()
    expect(t.pieces('bogota')).toMatchObject({ troops: 2, police: 2 })
    expect(t.count('cali', 'troops') + t.count('cali', 'police')).toBeGreaterThanOrEqual(3)
  })

  test('8.8.5/5 then 1 Police to each line of Econ 3 without Police', () => {
    const t = spent({
      ...CITIES,
      cucuta: 'troops 1, police 2',
      'arauca-cucuta-loc': 'police 1',
      'ayacucho-cucuta-loc': 'troops 1',
      'ayacucho-sincelejo-loc': 'police 2',
      'cali-pasto-loc': 'farc-underground 1, police 1',
    })
    expect(moves(t.bots())).toEqual(['ayacucho-sincelejo-loc ayacucho-cucuta-loc 8.8.5/5'])
  })

  test('8.8.5/5 not where Police stand on all of them', () => {
    const t = spent({
      ...CITIES,
      'arauca-cucuta-loc': 'police 1',
      'ayacucho-cucuta-loc': 'police 1',
      'ayacucho-sincelejo-loc': 'police 2',
      'cali-pasto-loc': 'farc-underground 1, police 1',
    })
    const said = t.bots()
    expect(said[0]).toBe('patrol 8.8.5/1')
    expect(moves(said)).toEqual([])
  })

  test('8.8.5/6 then Assault on the line where most pieces are removed', () => {
    const board: Board = {
      ...CITIES,
      'cali-pasto-loc': 'farc-underground 1, farc-active 1, police 2',
      'bogota-neiva-loc': 'farc-active 1, police 1',
    }
    const t = spent(board)
    expect(t.bots()).toContain('cali-pasto-loc 8.8.5/6')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 2 })
    const all = spent(board, { lasting: { 13: 'unshaded' } })
    expect(all.bots()).toEqual(expect.arrayContaining(['cali-pasto-loc 8.8.5/6', 'bogota-neiva-loc 8.8.5/6']))
    const none = spent(board, { lasting: { 13: 'shaded' } })
    none.bots()
    expect(none.pieces('cali-pasto-loc')).toEqual({ police: 2, 'farc-active': 2 })
  })

  test('8.8.5/6 players’ guerrillas are found first', () => {
    const t = spent(
      { ...CITIES, 'cali-pasto-loc': 'farc-underground 1, auc-underground 2, police 1' },
      { lasting: { 13: 'shaded' }, seats: { auc: 'person' }, resources: { govt: 3 } },
    )
    t.bots()
    expect(t.pieces('cali-pasto-loc')).toMatchObject({ 'farc-underground': 1, 'auc-active': 1 })
  })

  test('8.8.5/7 last the special activity', () => {
    const t = spent({
      ...CITIES,
      'cali-pasto-loc': 'farc-underground 1, police 1',
      vichada: 'cartels-base 1, cartels-underground 1',
    })
    const said = t.bots()
    expect(said.at(-2)).toBe('eradicate 8.8.7/8')
  })
})

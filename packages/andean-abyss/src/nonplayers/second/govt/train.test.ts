import { describe, expect, test } from 'vitest'
import { CITIES, deployed, govt, spent } from '../../../../test/government.ts'
import type { Board } from '../../../../test/kit.ts'
import { losses } from './cubes.ts'

describe('aa2 8.8.4 Train', () => {
  test('8.8.4/1 with 10 Government pieces Available', () => {
    const board: Board = { pasto: 'police 1' }
    expect(spent(board, {}, { troops: 5, police: 5 }).bots()[0]).toBe('train 8.8.4/1')
    expect(spent(board, {}, { troops: 5, police: 4 }).bots()[0]).not.toContain('train')
  })

  test('8.8.4/1 if Civic Action can be bought', () => {
    const board: Board = { pasto: 'troops 1, police 1' }
    expect(spent(board, { resources: { govt: 21 } }).bots()[0]).toBe('train 8.8.4/1')
  })

  test('8.8.4/h1 Civic Action needs 21 Resources, Troops, Police, Control, a level to gain and no Terror', () => {
    const first = (text: string, n = 21): string =>
      spent({ pasto: text }, { resources: { govt: n } }).bots()[0] as string
    expect(first('troops 1, police 1', 20)).not.toContain('train')
    expect(first('troops 2')).not.toContain('train')
    expect(first('troops 1, police 1, farc-underground 2')).not.toContain('train')
    expect(first('troops 1, police 1, active-support')).not.toContain('train')
    expect(first('troops 1, police 1, terror 1')).not.toContain('train')
  })

  test('8.8.4/2 at most 4 spaces, 3 Resources each', () => {
    const t = govt({ cali: 'troops 1, police 1', pasto: 'police 1, active-support' }, { resources: { govt: 30 } })
    const said = t.bots()
    expect(said.filter((answer) => answer.endsWith('8.8.4/3'))).toHaveLength(3)
    // Three spaces for cubes, one of them for Civic Action as well, at 3 a level down to 15 Resources.
    expect(t.resources('govt')).toBe(15)
  })

  test('8.8.4/2 the 4th space is the last', () => {
    const t = deployed({}, { resources: { govt: 40 } })
    expect(t.bots()).toContain('done 8.8.4/2')
  })

  test('8.8.4/3 six cubes where they change Control of most Population, then where Police, then Troops are missing', () => {
    const t = govt({
      cali: 'police 1, farc-active 4',
      medellin: 'troops 3, farc-active 4',
      santander: 'govt-base 1, police 1, troops 1',
      pasto: 'police 1',
      neiva: 'troops 1',
    })
    // Control: Bogotá, empty and of Population 8, then Cali and Medellín.
    expect(t.bots().filter((answer) => answer.endsWith('8.8.4/3'))).toEqual([
      'bogota 8.8.4/3',
      expect.stringMatching(/cali|medellin/),
      expect.stringMatching(/cali|medellin/),
    ])
  })

  test('8.8.4/3 Police before Troops where Control does not change', () => {
    const t = govt({ ...CITIES, neiva: 'police 1, active-support', pasto: 'troops 1, active-support' })
    const said = t.bots().filter((answer) => answer.endsWith('8.8.4/3'))
    expect(said.slice(0, 2)).toEqual(['pasto 8.8.4/3', 'neiva 8.8.4/3'])
    expect(said).toHaveLength(3)
  })

  test('8.8.4/3 what ends FARC Control changes Control', () => {
    const t = govt({ ...CITIES, neiva: 'police 1', pasto: 'police 1', cali: 'troops 1, police 1, farc-active 8' })
    expect(t.bots()[1]).toBe('cali 8.8.4/3')
  })

  test('8.8.4/h2 cubes only in cities and beside Government bases, not in FARC Zones, and only six at once', () => {
    const t = spent({ huila: 'police 3' }, { resources: { govt: 20 } }, { troops: 7, police: 4 })
    const said = t.bots().filter((answer) => answer.endsWith('8.8.4/3'))
    expect(said).toHaveLength(1)
    expect(said[0]).not.toContain('huila')
  })

  test('8.8.4/3 not with 5 cubes Available', () => {
    const second = (police: number) =>
      spent({ pasto: 'troops 1, police 1' }, { resources: { govt: 21 } }, { troops: 3, police }).bots()[1]
    expect(second(3)).toBe('bogota 8.8.4/3')
    expect(second(2)).toBe('bogota 8.8.4/5')
  })

  test('8.8.4/4 the special activity comes after the cubes, before Civic Action', () => {
    const t = govt({ cali: 'troops 1, police 1, farc-active 1' }, { resources: { govt: 40 } })
    const said = t.bots().map((answer) => answer.split(' ')[0])
    expect(said.indexOf('air-lift')).toBeGreaterThan(said.indexOf('bogota'))
    expect(said.indexOf('civic-action')).toBeGreaterThan(said.indexOf('air-lift'))
  })

  test('8.8.4/5 Civic Action in a Train space if possible, even for a smaller shift', () => {
    // The cubes go to Pasto for the sake of Control; Ibagué could shift by 4.
    const board: Board = { ...CITIES, pasto: 'passive-support, farc-active 1', ibague: 'troops 1, police 1' }
    // Card 27 lets no Air Lift take the Troops out of Pasto again.
    const t = spent(board, { resources: { govt: 30 }, lasting: { 27: 'shaded' } }, { troops: 5, police: 5 })
    expect(t.bots()).toContain('civic-action 8.8.4/5')
    expect([t.level('pasto'), t.level('ibague')]).toEqual(['active-support', 'neutral'])
  })

  test('8.8.4/5 otherwise in 1 additional space, with up to 6 cubes', () => {
    const board: Board = { ...CITIES, cali: 'troops 1, police 1', ibague: 'troops 1, police 1, passive-support' }
    const t = spent(board, { resources: { govt: 30 } }, { troops: 2, police: 1 })
    expect(t.bots().slice(0, 2)).toEqual(['train 8.8.4/1', 'cali 8.8.4/5'])
    expect(t.pieces('cali')).toEqual({ troops: 3, police: 2 })
    expect(t.level('cali')).toBe('active-support')
    expect(t.resources('govt')).toBe(21)
  })

  test('8.8.4/5 the special activity does not take away the only space that the Train has (4.1)', () => {
    const board: Board = { ...CITIES, pasto: 'police 1, active-support', huila: 'troops 3, police 1' }
    const t = spent(board, { resources: { govt: 30 } })
    expect(t.bots().slice(0, 2)).toEqual(['train 8.8.4/1', 'huila 8.8.4/5'])
    expect(t.level('huila')).toBe('active-support')
    // With another such space the Troops may leave.
    const two = spent({ ...board, cesar: 'troops 1, police 1' }, { resources: { govt: 30 } })
    expect(two.bots()).toContain('huila 8.8.7/5')
    expect(two.level('cesar')).toBe('active-support')
  })

  test('8.8.4/5 not at a price that leaves fewer than 15 Resources, nor where there is Terror', () => {
    const poor = govt({ ...CITIES, cali: 'troops 1, police 1' }, { resources: { govt: 20 } })
    expect(poor.bots().join()).not.toContain('8.8.4/5')
    const scared = govt({ ...CITIES, cali: 'troops 1, police 1, terror 1' }, { resources: { govt: 40 } })
    expect(scared.bots().join()).not.toContain('8.8.4/5')
  })

  test('8.8.4/6 without Civic Action a base in the department of highest Population', () => {
    const t = govt({ ...CITIES, cesar: 'troops 5', antioquia: 'troops 4, police 1' }, { resources: { govt: 20 } })
    expect(t.bots()).toContain('antioquia 8.8.4/6')
    expect(t.pieces('antioquia')).toEqual({ troops: 1, police: 1, 'govt-base': 1 })
  })

  test('8.8.4/6 no base beside another, without room, or where nobody lives', () => {
    const t = govt(
      { antioquia: 'troops 5, govt-base 1', cesar: 'troops 9, farc-base 2', vichada: 'troops 5, police 1' },
      { resources: { govt: 17 } },
    )
    expect(t.bots().join()).not.toContain('8.8.4/6')
  })

  test('8.8.4/h3 the department is paid for as a Train space', () => {
    const t = govt({ ...CITIES, antioquia: 'troops 4, police 1' }, { resources: { govt: 12 } })
    t.bots()
    expect(t.resources('govt')).toBe(0)
    expect(t.count('antioquia', 'govt-base')).toBe(1)
  })

  test('8.8.4/h4 the floor of 15 does not bind Train spaces', () => {
    const t = govt({}, { resources: { govt: 9 } })
    t.bots()
    expect(t.resources('govt')).toBe(0)
  })

  test('T4 set-up Standard', () => {
    const t = deployed({}, { resources: { govt: 40 } })
    const said = t.bots()
    expect(said[1]).toBe('santander 8.8.4/3')
    expect(t.pieces('santander')).toMatchObject({ troops: 3, police: 3 })
    expect(said).toContain('santander 8.8.7/5')
    expect(said).toContain('3 8.8.7/h1')
    expect(said).toContain('cali 8.8.4/5')
    expect(t.pieces('cali')).toMatchObject({ troops: 6, police: 4 })
    expect(t.level('cali')).toBe('active-support')
    expect(t.resources('govt')).toBe(22)
    expect(t.total('support')).toBe(56)
  })

  test('T5 set-up Quick', () => {
    const t = deployed({}, { scenario: 'quick' })
    const said = t.bots()
    const trained = said.filter((answer) => answer.endsWith('8.8.4/3')).map((answer) => answer.split(' ')[0])
    expect(trained.slice(0, 2)).toEqual(['medellin', 'santander'])
    expect(['bucaramanga', 'ibague', 'santa-marta', 'cartagena', 'cucuta', 'neiva', 'pasto', 'sincelejo']).toContain(
      trained[2],
    )
    expect(said).toContain('bogota 8.8.7/5')
    expect(said).toContain('3 8.8.7/h1')
    expect(t.resources('govt')).toBe(21)
  })
})

describe('aa2 8.1.2 Cubes of the Government', () => {
  test('8.1.2/2 Police and Troops in turn, beginning with the fewer', () => {
    const t = deployed({}, { resources: { govt: 40 } })
    t.bots()
    expect(t.pieces('cali')).toMatchObject({ troops: 6, police: 4 })
  })

  test('8.1.2/2 no cube Available: the Train is for Civic Action alone', () => {
    const t = spent({ pasto: 'troops 1, police 1' }, { resources: { govt: 21 } })
    const said = t.bots()
    expect(said).toContain('civic-action 8.8.4/5')
    expect(said.join()).not.toContain('8.1.2/2')
    expect(t.pieces('pasto')).toEqual({ troops: 1, police: 1 })
  })

  test('T14 six cubes to 1 Police; with only 2 Police Available', () => {
    const board: Board = { ...CITIES, cali: 'police 1, farc-active 2' }
    const cubes = (left: { troops: number; police: number }): unknown => {
      // Card 27 keeps Air Lifts away from the guerrillas in Cali.
      const t = spent(board, { resources: { govt: 3 }, lasting: { 27: 'shaded' } }, left)
      t.bots()
      return t.pieces('cali')
    }
    expect(cubes({ troops: 6, police: 6 })).toMatchObject({ troops: 3, police: 4 })
    expect(cubes({ troops: 10, police: 2 })).toMatchObject({ troops: 4, police: 3 })
  })

  test('8.1.2/6, 8.1.2/h1, T15 cubes that become a base', () => {
    expect(losses({ troops: 3, police: 2 }, 3)).toEqual({ troops: 2, police: 1 })
    expect(losses({ troops: 4, police: 1 }, 3)).toEqual({ troops: 3, police: 0 })
    expect(losses({ troops: 2, police: 2 }, 1)).toEqual({ troops: 1, police: 0 })
    expect(losses({ troops: 2, police: 4 }, 3)).toEqual({ troops: 1, police: 2 })
    expect(losses({ troops: 1, police: 2 }, 3)).toEqual({ troops: 1, police: 2 })
  })

  test('8.1.2/6 Troops and Police in turn; no choice where only Troops stand', () => {
    const built = (antioquia: string) => {
      const t = govt({ ...CITIES, antioquia })
      return { t, said: t.bots() }
    }
    const mixed = built('troops 3, police 2')
    expect(mixed.said.at(-1)).toBe('2 8.1.2/6')
    expect(mixed.t.pieces('antioquia')).toEqual({ troops: 1, police: 1, 'govt-base': 1 })
    const plain = built('troops 5')
    expect(plain.said.join()).not.toContain('8.1.2/6')
    expect(plain.t.pieces('antioquia')).toEqual({ troops: 2, 'govt-base': 1 })
  })
})

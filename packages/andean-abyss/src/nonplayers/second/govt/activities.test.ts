import { describe, expect, test } from 'vitest'
import { CITIES, govt, PERSONS, spent } from '../../../../test/government.ts'
import type { Board } from '../../../../test/kit.ts'
import { isDepartment, pop, S, SPACES } from '../../../map.ts'

/** Eight Cartels bases, two of them in Putumayo. */
const COCA: Board = {
  putumayo: 'cartels-base 2, cartels-underground 1',
  guaviare: 'cartels-base 1, cartels-underground 1',
  'meta-west': 'cartels-base 1, cartels-underground 1',
  'meta-east': 'cartels-base 1, cartels-underground 1',
  narino: 'cartels-base 1, cartels-underground 1',
  vichada: 'cartels-base 1, cartels-underground 1',
  vaupes: 'cartels-base 1, cartels-underground 1',
}
const FIGHT: Board = { cali: 'troops 4, farc-active 4' }
const SEARCH: Board = { ...CITIES, cali: 'troops 1, police 1, farc-underground 1' }
/** Guerrillas on every line out of Bogotá and cubes that hold them: no Patrol passes. */
const BLOCKED: Board = Object.fromEntries(
  ['bogota-bucaramanga-ibague-loc', 'bogota-neiva-loc', 'bogota-san-jose-loc', 'bogota-yopal-loc'].map((id) => [
    id,
    'farc-active 1, auc-active 1, police 2',
  ]),
)
/** Departments with Population. */
const PEOPLED = SPACES.map(({ id }) => id).filter((id) => isDepartment(S[id]) && pop(S[id]) > 0)
const ROAD: Board = { ...CITIES, 'cali-pasto-loc': 'farc-underground 1, police 1' }

describe('aa2 8.8.7 Special activity', () => {
  test('8.8.7/1 Assault and Sweep begin with it, Train has it in the middle, Patrol at the end', () => {
    const field: Board = { vaupes: 'cartels-base 1, cartels-underground 1' }
    expect(spent({ ...FIGHT, ...field }).bots()[1]).toBe('eradicate 8.8.7/8')
    expect(spent({ ...SEARCH, ...field }).bots()[1]).toBe('eradicate 8.8.7/8')
    expect(
      spent({ ...ROAD, ...field })
        .bots()
        .at(-2),
    ).toBe('eradicate 8.8.7/8')
    const said = govt({ ...CITIES, ...field }, { lasting: { 10: 'shaded', 27: 'shaded' } }).bots()
    expect(said.findIndex((answer) => answer.includes('8.8.7'))).toBeGreaterThan(3)
  })

  test('8.8.7/2 Eradicate first if a player runs the Cartels with 8 bases: where most go', () => {
    const t = spent({ ...SEARCH, ...COCA }, { seats: { cartels: 'person' } })
    expect(t.bots().slice(0, 3)).toEqual(['sweep 8.8.6/1', 'eradicate 8.8.7/2', 'putumayo 8.8.7/2'])
    expect(t.aid).toBe(13)
    const npc = spent({ ...SEARCH, ...COCA, bogota: 'troops 4, police 1' })
    expect(npc.bots()[1]).not.toContain('eradicate')
    const seven = spent(
      { ...SEARCH, ...COCA, vaupes: '', bogota: 'troops 4, police 1' },
      { seats: { cartels: 'person' } },
    )
    expect(seven.bots()[1]).not.toContain('eradicate')
  })

  test('8.8.7/2 not in a department selected for Assault', () => {
    const board: Board = { ...COCA, putumayo: 'cartels-base 2, troops 4' }
    const t = spent(board, { seats: { cartels: 'person' } })
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['assault 8.8.3/1', 'eradicate 8.8.7/2'])
    expect(said[2]).not.toContain('putumayo')
  })

  test('8.8.7/3 Air Strike on a player AUC’s base, otherwise a player FARC’s', () => {
    const board: Board = {
      ...SEARCH,
      huila: 'farc-base 1, auc-underground 1',
      arauca: 'auc-base 1, farc-underground 1',
    }
    expect(spent(board, { seats: PERSONS }).bots().slice(1, 3)).toEqual(['air-strike 8.8.7/3', 'arauca 8.8.7/3'])
    expect(
      spent(board, { seats: { farc: 'person' } })
        .bots()
        .slice(1, 3),
    ).toEqual(['air-strike 8.8.7/3', 'huila 8.8.7/3'])
    expect(spent(board).bots().join()).not.toContain('air-strike')
  })

  test('8.8.7/3 not a base in a city, where nobody strikes from the air', () => {
    const board: Board = { ...SEARCH, pasto: 'auc-base 1, active-support', huila: 'farc-active 1' }
    const t = spent(board, { seats: PERSONS })
    expect(t.bots()[1]).toBe('air-strike 8.8.7/4')
    expect(t.pieces('huila')).toEqual({})
  })

  test('8.8.7/3 not a base that guerrillas guard', () => {
    const board: Board = { ...SEARCH, huila: 'farc-base 1, farc-underground 1' }
    expect(spent(board, { seats: PERSONS }).bots().join()).not.toContain('air-strike')
  })

  test('8.8.7/4 otherwise the last insurgent piece: on the line of highest Econ, then in the department of highest Population', () => {
    const one = 'farc-active 1'
    const field: Board = {
      'cali-pasto-loc': `${one}, police 1`,
      'bogota-neiva-loc': `${one}, police 1`,
      huila: one,
      arauca: one,
    }
    expect(
      spent({ ...SEARCH, ...field })
        .bots()
        .slice(1, 3),
    ).toEqual(['air-strike 8.8.7/4', 'bogota-neiva-loc 8.8.7/4'])
    const land: Board = { huila: one, arauca: one, choco: 'farc-active 1, auc-underground 1' }
    expect(
      spent({ ...SEARCH, ...land })
        .bots()
        .slice(1, 3),
    ).toEqual(['air-strike 8.8.7/4', 'huila 8.8.7/4'])
    const two: Board = { choco: 'farc-active 1, auc-underground 1' }
    expect(
      spent({ ...SEARCH, ...two })
        .bots()
        .join(),
    ).not.toContain('air-strike')
  })

  test('8.8.7/4 among equals a player’s piece', () => {
    const board: Board = { ...SEARCH, huila: 'farc-active 1', antioquia: 'auc-active 1' }
    expect(spent(board, { seats: { auc: 'person' } }).bots()[2]).toBe('antioquia 8.8.7/4')
    expect(spent(board, { seats: { farc: 'person' } }).bots()[2]).toBe('huila 8.8.7/4')
  })

  test('8.8.7/5 Air Lift from most surplus Troops, first where no base would be built', () => {
    const to: Board = { ...SEARCH, pasto: 'police 1' }
    expect(
      spent({ ...to, bogota: 'troops 5, police 1', medellin: 'troops 4, police 2' })
        .bots()
        .slice(1, 3),
    ).toEqual(['air-lift 8.8.7/5', 'bogota 8.8.7/5'])
    const equal = govt(
      { ...to, antioquia: 'troops 4, police 1', bogota: 'troops 4, police 1' },
      { boxes: { 'out-of-play': { troops: 12, police: 18 } } },
    )
    expect(equal.bots().slice(1, 3)).toEqual(['air-lift 8.8.7/5', 'bogota 8.8.7/5'])
    expect(
      spent({ ...to, bogota: 'troops 2, police 1' })
        .bots()
        .join(),
    ).not.toContain('air-lift')
  })

  test('8.8.7/h1 only surplus Troops, up to 3; Blackhawks: any number, or 1', () => {
    const lifted = (text: string, lasting = {}): string | undefined =>
      spent({ ...SEARCH, bogota: text }, { lasting })
        .bots()
        .find((answer) => answer.endsWith('8.8.7/h1'))
    expect(lifted('troops 8, police 1')).toBe('3 8.8.7/h1')
    expect(lifted('troops 5, police 1, farc-active 1, auc-underground 2')).toBe('2 8.8.7/h1')
    expect(lifted('troops 8, police 1', { 10: 'unshaded' })).toBe('8 8.8.7/h1')
    expect(lifted('troops 8, police 1', { 10: 'shaded' })).toBeUndefined()
  })

  test('8.8.7/6 with Assault to the foremost space that lacks cubes for its line', () => {
    const t = spent({
      cali: 'troops 4, farc-active 4',
      bogota: 'troops 8, police 1, active-support',
      arauca: 'farc-base 2, auc-underground 1',
      neiva: 'troops 1, farc-active 3',
    })
    const said = t.bots()
    expect(said.slice(0, 4)).toEqual(['assault 8.8.3/1', 'air-lift 8.8.7/5', 'bogota 8.8.7/5', 'arauca 8.8.7/6'])
    expect(t.pieces('arauca')).toEqual({ troops: 3, 'auc-underground': 1 })
  })

  test('8.8.7/6 with Assault among equals by 8.8.3/8: players, then FARC, AUC, Cartels', () => {
    const foremost = (seats: Record<string, string>, board: Board): string | undefined =>
      spent({ ...FIGHT, bogota: 'troops 8, police 1, active-support', ...board }, { seats, botDice: [6, 6, 3] })
        .bots()
        .find((answer) => answer.endsWith('8.8.7/6'))
    const board: Board = { choco: 'farc-active 1, farc-base 1', narino: 'auc-active 1, auc-base 1' }
    expect(foremost({}, board)).toBe('choco 8.8.7/6')
    expect(foremost({ auc: 'person' }, board)).toBe('narino 8.8.7/6')
    expect(foremost({}, { choco: 'auc-active 1, auc-base 1', narino: 'cartels-active 1, cartels-base 1' })).toBe(
      'choco 8.8.7/6',
    )
  })

  test('8.8.7/6 with Assault to Police without Troops if nothing lacks cubes', () => {
    const t = spent({ cali: 'troops 4, farc-active 4', bogota: 'troops 8, police 1', pasto: 'police 1' })
    expect(t.bots()).toContain('pasto 8.8.7/6')
  })

  test('8.8.7/6 with Assault nowhere if nothing lacks cubes and Troops stand with all Police', () => {
    const said = spent({ ...FIGHT, bogota: 'troops 8, police 1' }).bots()
    expect(said).toEqual(['assault 8.8.3/1', 'cali 8.8.3/5', 'done 8.1.1/1'])
  })

  test('8.8.7/6, h2 with Sweep to the foremost space where not all guerrillas can be Activated', () => {
    const t = spent({
      ...SEARCH,
      bogota: 'troops 8, police 1',
      cucuta: 'police 1, farc-underground 3',
      arauca: 'farc-underground 3',
    })
    const said = t.bots()
    expect(said).toContain('cucuta 8.8.7/6')
    expect(t.pieces('cucuta')).toEqual({ troops: 3, police: 1, 'farc-active': 3 })
  })

  test('8.8.7/6 with Sweep by its classes: with Support the people count, not the cubes that are there', () => {
    const lifted = (level: string): string[] =>
      spent({
        ...SEARCH,
        bogota: 'troops 8, police 1',
        cucuta: `police 1, farc-underground 3, ${level}`,
        medellin: `farc-underground 3, ${level}`,
      })
        .bots()
        .filter((answer) => answer.endsWith('8.8.7/6'))
    expect(lifted('passive-support')).toEqual(['medellin 8.8.7/6'])
    expect(lifted('neutral')).toEqual(['cucuta 8.8.7/6'])
  })

  /** Where a Patrol's Air Lift goes: 3 Troops from Bogotá, which cannot be left by land. */
  const landing = (board: Board, lasting = {}): string | undefined =>
    spent(
      {
        ...CITIES,
        bogota: 'troops 4, police 1, active-support',
        'cali-pasto-loc': 'farc-underground 2, police 1',
        ...BLOCKED,
        ...board,
      },
      { resources: { govt: 14 }, lasting },
      { bases: 3 },
    )
      .bots()
      .find((answer) => answer.endsWith('8.8.7/7'))

  test('8.8.7/7 with Train or Patrol where it makes Civic Action possible, largest shift first', () => {
    expect(landing({ arauca: 'police 1, passive-opposition', antioquia: 'police 1' })).toBe('antioquia 8.8.7/7')
    expect(landing({ arauca: 'police 1, active-opposition', antioquia: 'police 1, passive-support' })).toBe(
      'arauca 8.8.7/7',
    )
    expect(landing({ arauca: 'police 1, terror 1, active-opposition', cesar: 'police 1' })).toBe('cesar 8.8.7/7')
  })

  test('8.8.7/7 then where it makes a base possible, of highest Population', () => {
    const board: Board = { cesar: 'troops 2, farc-underground 5', huila: 'troops 2, farc-underground 5' }
    expect(landing({ ...board, arauca: 'police 1, auc-underground 9' })).toBe('huila 8.8.7/7')
  })

  test('8.8.7/7 then to Police without Troops', () => {
    const board: Board = { arauca: 'police 1, farc-underground 9', antioquia: 'farc-underground 1' }
    expect(landing(board)).toBe('arauca 8.8.7/7')
  })

  test('8.8.7/7 last to add Control where most people live', () => {
    const board: Board = {
      antioquia: 'farc-underground 9',
      santander: 'farc-underground 9',
      huila: 'farc-underground 2',
    }
    expect(landing(board)).toBe('huila 8.8.7/7')
  })

  test('8.8.7/7 nowhere if the Troops serve none of these: with Blackhawks, shaded, 1 adds no Control', () => {
    const opposed: Board = Object.fromEntries(PEOPLED.map((id) => [id, 'farc-underground 1']))
    expect(landing(opposed, { 10: 'shaded' })).toBeUndefined()
    expect(landing({ ...opposed, huila: '' }, { 10: 'shaded' })).toBe('huila 8.8.7/7')
  })

  test('8.8.7/8 Eradicate anyway: most bases, then smallest Population, then Opposition', () => {
    const where = (board: Board): string | undefined =>
      spent({ ...SEARCH, ...board })
        .bots()
        .find((answer) => answer.endsWith('8.8.7/8') && !answer.startsWith('eradicate'))
    const one = 'cartels-base 1, cartels-underground 1'
    expect(where({ putumayo: 'cartels-base 2, cartels-underground 1', vaupes: one })).toBe('putumayo 8.8.7/8')
    expect(where({ huila: one, narino: one })).toBe('narino 8.8.7/8')
    expect(where({ arauca: one, narino: `${one}, active-opposition` })).toBe('narino 8.8.7/8')
    expect(where({ pasto: `troops 1, police 1, active-support, ${one}` })).toBeUndefined()
  })

  test('8.8.7/9 none possible: the operation alone', () => {
    expect(spent(SEARCH).bots().join()).not.toContain('8.8.7')
  })

  test('8.8.7/h3 a department with Cartels guerrillas only is not sprayed; the loss is the smallest', () => {
    expect(
      spent({ ...SEARCH, vaupes: 'cartels-underground 1' })
        .bots()
        .join(),
    ).not.toContain('eradicate')
    const t = spent({ ...SEARCH, huila: 'cartels-base 1, cartels-underground 1' })
    expect(t.bots()).toContainEqual(expect.stringMatching(/^(meta-west|putumayo|narino|choco) 8.8.7.h3$/))
  })

  test('8.8.7/h4 no Air Strike under shaded Plan Colombia, nothing where guerrillas are under shaded Misil', () => {
    const board: Board = { ...SEARCH, huila: 'farc-active 1' }
    expect(spent(board).bots().join()).toContain('air-strike')
    expect(
      spent(board, { lasting: { 12: 'shaded' } })
        .bots()
        .join(),
    ).not.toContain('air-strike')
    expect(
      spent(board, { lasting: { 27: 'shaded' } })
        .bots()
        .join(),
    ).not.toContain('air-strike')
  })
})

import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, governs } from '../../test/bot-events.ts'
import { by, rolls } from '../../test/bots.ts'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 69 Riverines & Fast Boats', () => {
  test('AA 5.1 card 69: own Guerrillas go up to three departments as they are, Shipments along', () => {
    const t = event(69, 'single', {
      cali: 'cartels-underground 2, cartels-active 1, cartels-shipment 1, cartels-base 1',
      huila: 'farc-active 1',
    })
    // Only in Cali are there own Guerrillas. The first step goes to Chocó, Huila or Nariño.
    expect(t.question).toBe('event.move-to')
    expect(t.answers).toContain('choco')
    expect(t.answers).toContain('santander')
    expect(t.answers).toContain('guaviare')
    for (const s of ['guainia', 'cali', 'cali-pasto-loc', 'pasto']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('guaviare', '1', '1', '1')
    expect(t.pieces('guaviare')).toEqual({ 'cartels-underground': 1, 'cartels-active': 1 })
    expect(t.markers('guaviare', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 })
    expect(t.question).toBe('event.operation-what')
    expect(t.answers).toEqual(['rally', 'terror', 'done'])
    expect(t.whyNot('attack')?.id).toBe('why.no-enemy')
    t.play('done')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 69: free Rally, Attack or Terror where they end, by the usual conditions', () => {
    const board = { 'cali-pasto-loc': 'farc-underground 2', narino: 'police 1, active-support' }
    const t = event(69, 'single', board, { eligible: ['farc'], resources: { farc: 0 }, dice: [2] })
    t.play('narino', '2')
    expect(t.count('narino', 'farc-underground')).toBe(2)
    expect(t.whyNot('rally')?.id).toBe('why.support')
    t.play('attack')
    expect(t.pieces('narino')).toEqual({ 'farc-active': 2 })
    expect(t.resources('farc')).toBe(0)

    const terror = event(69, 'single', board, { eligible: ['farc'] }).play('narino', '1', 'terror')
    expect([terror.markers('narino', 'terror'), terror.level('narino')]).toEqual([1, 'passive-support'])
    expect(terror.aid).toBe(9)

    const rally = event(69, 'single', { vichada: 'farc-underground 1' }, { eligible: ['farc'] }).play('arauca', 'rally')
    expect(rally.count('arauca', 'farc-underground')).toBe(2)
  })

  test('AA 5.5 card 69: free Terror needs an Underground Guerrilla', () => {
    const t = event(69, 'single', { vichada: 'auc-active 1' }, { eligible: ['auc'] }).play('arauca')
    expect(t.whyNot('terror')?.id).toBe('why.no-underground')
  })

  test('AA 3.3.4 card 69: AUC Terror cuts Aid', () => {
    const t = event(69, 'single', { vichada: 'auc-underground 1' }, { eligible: ['auc'] }).play('arauca', 'terror')
    expect(t.markers('arauca', 'terror')).toBe(1)
    expect(t.aid).toBe(6)
  })

  test('AA 3.3.2 card 69: the move turns nobody Active', () => {
    const t = event(
      69,
      'single',
      { cali: 'farc-underground 5', huila: 'police 4, active-support' },
      { eligible: ['farc'] },
    )
    t.play('huila', '5')
    expect(t.count('huila', 'farc-underground')).toBe(5)
  })

  test('AA 6.4.4 card 69: cubes do not go into or through a FARC Zone', () => {
    const t = event(
      69,
      'single',
      { 'cali-pasto-loc': 'troops 1', huila: 'farc-zone' },
      { eligible: ['govt'], lasting: { 71: 'shaded' } },
    )
    // Nariño, Chocó, then Panamá and Antioquia; Huila is closed and Ecuador is no space.
    expect(t.answers).toEqual(['choco', 'narino', 'antioquia', 'panama'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
  })

  test('AA 1.4.2 card 69: two pieces at most to Ecuador, or through it', () => {
    const t = event(
      69,
      'single',
      { pasto: 'troops 3, police 1', putumayo: 'farc-zone', huila: 'farc-zone', narino: 'farc-zone' },
      { eligible: ['govt'], lasting: { 33: 'shaded' } },
    )
    // All other ways from Pasto are closed.
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1', '1')
    expect(t.pieces('ecuador')).toEqual({ troops: 1, police: 1 })
    expect(t.pieces('pasto')).toEqual({ troops: 2 })
  })

  test('AA 5.1.2 card 69: free Sweep and Assault past Madrid Donors and Senado & Cámara; Sweep brings nobody', () => {
    const board = {
      bogota: 'troops 2, police 2',
      huila: 'farc-underground 2, farc-active 1',
      santander: 'troops 5',
    }
    const how = {
      eligible: ['govt'],
      resources: { govt: 0 },
      lasting: { 17: 'shaded', 42: 'shaded' },
      tracks: { senado: 'farc' },
    } as const
    const sweep = event(69, 'single', board, how).play('bogota', 'huila', '1', '1')
    expect(sweep.answers).toEqual(['train', 'sweep', 'done'])
    expect(sweep.whyNot('assault')?.id).toBe('why.assault-weak')
    sweep.play('sweep')
    expect(sweep.pieces('huila')).toEqual({ troops: 1, police: 1, 'farc-active': 3 })
    expect(sweep.count('santander', 'troops')).toBe(5)
    expect(sweep.resources('govt')).toBe(0)
    const assault = event(69, 'single', board, how).play('bogota', 'huila', '2', '0', 'assault')
    expect(assault.pieces('huila')).toEqual({ troops: 2, 'farc-underground': 2 })
  })

  test('AA 3.2.1 card 69: free Train builds a Base from 3 cubes, places cubes beside one, Civic Action costs its 3', () => {
    const how = { eligible: ['govt'] } as const
    const built = event(69, 'single', { bogota: 'troops 3' }, how).play('huila', '3', 'train', 'base')
    expect(built.pieces('huila')).toEqual({ 'govt-base': 1 })
    const placed = event(69, 'single', { bogota: 'troops 1', huila: 'govt-base 1' }, how)
    placed.play('huila', 'train', '2', '4', 'neither')
    expect(placed.pieces('huila')).toEqual({ troops: 3, police: 4, 'govt-base': 1 })
    expect(placed.resources('govt')).toBe(20)
    const civic = event(69, 'single', { bogota: 'troops 1, police 1' }, how)
    civic.play('huila', '1', '1', 'train', 'civic-action', 'done')
    expect(civic.level('huila')).toBe('passive-support')
    expect(civic.resources('govt')).toBe(17)
  })

  test('AA 1.3.5 card 69: a Sweep in Panamá would find nobody', () => {
    const t = event(
      69,
      'single',
      { choco: 'troops 2', panama: 'farc-underground 1' },
      { eligible: ['govt'], lasting: { 71: 'shaded' } },
    ).play('panama', '2')
    expect(t.whyNot('sweep')?.id).toBe('why.sweep-nothing')
  })

  test('AA 5.1 card 69: there and back is a way, too', () => {
    const t = event(69, 'single', { vichada: 'cartels-underground 1' }).play('vichada', 'terror')
    expect(t.markers('vichada', 'terror')).toBe(1)
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1 })
  })

  test('AA 5.1.3 card 69: Bases do not sail', () => {
    expect(event(69, 'single', { vichada: 'cartels-base 1' }).question).toBe('turn.second')
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 69: the numbers follow what is left, and cubes that sailed have sailed', () => {
    const t = event(69, 'single', { bogota: 'troops 3, police 2' }, { eligible: ['govt'] }).play('huila')
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.interject('govt', 'withdraw troops bogota 1')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1').interject('govt', 'withdraw troops bogota 1')
    expect([t.question, ...t.answers]).toEqual(['move.how-many', '0', '1', '2'])
    t.play('2')
    expect(t.pieces('huila')).toEqual({ troops: 1, police: 2 })
    expect(t.pieces('bogota')).toEqual({})
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h69 Riverines & Fast Boats: as a March, then Rally for a Base', () => {
    const board: Board = { vaupes: 'cartels-underground 3', amazonas: 'cartels-base 1, cartels-active 2' }
    const { t, said } = execute('cartels', 69, 'single', board, rolls(6, 3, 6))
    expect(by('8.4.4/h69', said)).toEqual(['vaupes', 'huila', '3', 'rally'])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('8.4.4/h69 otherwise Terror or Attack as the chart would; one stays Underground at a Base', () => {
    const board: Board = {
      'meta-west': 'farc-base 1, farc-underground 2, farc-active 1, active-opposition',
      huila: 'police 1, passive-support',
    }
    // So few are left that the chart would not Rally.
    const boxes = { 'out-of-play': { 'farc-guerrillas': 20 } }
    const { t, said } = execute('farc', 69, 'single', board, { boxes, ...rolls(6, 3, 6) })
    expect(by('8.4.4/h69', said)).toContain('terror')
    expect(t.count('meta-west', 'farc-underground')).toBe(1)
  })

  test('8.4.4/h69 without Guerrillas nobody sails', () => {
    expect(execute('cartels', 69, 'single', { vaupes: 'cartels-base 1, farc-active 1' }).said).toEqual([])
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h69 Riverines & Fast Boats: surplus Troops where an Assault removes most Bases', () => {
    const board: Board = { bogota: 'troops 5, police 1', guaviare: 'cartels-base 2', huila: 'cartels-base 1' }
    const { t, said } = governs(69, board, {}, 'single')
    expect(by('10.3/h69', said)).toEqual(['guaviare', '5', '0', 'assault'])
    expect(t.pieces('guaviare')).toEqual({ troops: 5 })
    const held: Board = { antioquia: 'police 1', santander: 'police 1' }
    const quiet = governs(69, { ...held, bogota: 'troops 5, police 1', huila: 'farc-underground 4' }, {}, 'single')
    expect(quiet.said).toContain('huila 10.3/h69')
    expect(quiet.said).toContain('train 10.3/h69')
    expect(governs(69, { guaviare: 'cartels-base 2', santander: 'govt-base 1' }, {}, 'single').said).toEqual([])
  })
})

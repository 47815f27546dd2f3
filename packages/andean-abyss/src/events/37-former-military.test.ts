import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { lines } from '../../test/bots.ts'
import { deeds, isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 37 Former Military', () => {
  test('AA 5.1 card 37 unshaded: AUC guerrillas in either state count as Troops in an Assault on FARC', () => {
    const t = event(37, 'unshaded', { santander: 'troops 1, auc-underground 2, auc-active 1, farc-active 3' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('santander')).toEqual({ troops: 1, 'auc-underground': 2, 'auc-active': 1, 'farc-active': 1 })
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.1 card 37 unshaded: in each space the Government, not the executor, says Sweep or Assault', () => {
    const t = event(37, 'unshaded', {
      bogota: 'troops 1, police 1, farc-underground 3, farc-active 2',
      cali: 'troops 1, farc-underground 1, farc-active 1',
    })
    expect([t.by, t.question]).toEqual(['govt', 'event.operation-what'])
    expect(t.answers).toEqual(['sweep', 'assault'])
    t.play('sweep')
    expect(t.pieces('bogota')).toEqual({ troops: 1, police: 1, 'farc-underground': 1, 'farc-active': 4 })
    t.play('assault')
    expect(t.pieces('cali')).toEqual({ troops: 1, 'farc-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.1 card 37 unshaded: a Sweep in Forest finds one for two, AUC guerrillas included', () => {
    const t = event(37, 'unshaded', { 'meta-west': 'troops 1, auc-active 2, farc-underground 3' })
    expect(t.pieces('meta-west')).toEqual({ troops: 1, 'auc-active': 2, 'farc-underground': 2, 'farc-active': 1 })
  })

  test('AA 5.1 card 37 unshaded: only FARC is found or hit', () => {
    const t = event(37, 'unshaded', {
      bogota: 'troops 3, farc-underground 1, auc-underground 1, cartels-underground 1',
      cali: 'troops 3, farc-active 1, auc-active 1, cartels-active 1, cartels-base 1',
    })
    expect(t.pieces('bogota')).toEqual({
      troops: 3,
      'farc-active': 1,
      'auc-underground': 1,
      'cartels-underground': 1,
    })
    expect(t.pieces('cali')).toEqual({ troops: 3, 'auc-active': 1, 'cartels-active': 1, 'cartels-base': 1 })
  })

  test('AA 5.1 card 37 unshaded: lines see Assaults but no Sweeps', () => {
    const t = event(37, 'unshaded', {
      'bogota-neiva-loc': 'police 2, farc-underground 1',
      'bogota-yopal-loc': 'police 1, auc-underground 1, farc-active 3',
    })
    expect(t.count('bogota-neiva-loc', 'farc-underground')).toBe(1)
    expect(t.count('bogota-yopal-loc', 'farc-active')).toBe(1)
  })

  test('AA 5.1 card 37 unshaded: in a FARC Zone AUC may stand in for an Assault but nobody Sweeps', () => {
    const t = event(37, 'unshaded', {
      arauca: 'farc-zone, auc-underground 1, farc-active 2',
      'meta-east': 'farc-zone, auc-underground 1, farc-underground 1',
    })
    expect(t.count('arauca', 'farc-active')).toBe(1)
    expect(t.count('meta-east', 'farc-underground')).toBe(1)
  })

  test('AA 5.1 card 37 unshaded: bases fall last, and not while a guerrilla is hidden beside them', () => {
    const t = event(37, 'unshaded', {
      cali: 'troops 3, farc-active 1, farc-base 1',
      arauca: 'auc-underground 3, farc-active 1, farc-underground 1, farc-base 1',
    })
    t.play('assault')
    expect(t.pieces('cali')).toEqual({ troops: 3 })
    expect(t.pieces('arauca')).toEqual({ 'auc-underground': 3, 'farc-underground': 1, 'farc-base': 1 })
  })

  test('AA 3.2.5 card 37 unshaded: a Shipment lost in the Assault brings Aid', () => {
    const t = event(37, 'unshaded', { cali: 'troops 1, farc-active 1, farc-shipment 1' })
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(15)
  })

  test('AA 5.3 card 37 unshaded: Capabilities still say how well cubes find and hit', () => {
    const council = event(
      37,
      'unshaded',
      { bogota: 'troops 1, auc-active 1, police 1, farc-underground 4' },
      { lasting: { 11: 'shaded' } },
    )
    expect(council.count('bogota', 'farc-active')).toBe(2)
    const battalions = event(
      37,
      'unshaded',
      { huila: 'troops 1, auc-active 1, police 1, farc-active 4' },
      { lasting: { 9: 'unshaded' } },
    )
    expect(battalions.count('huila', 'farc-active')).toBe(1)
  })

  test('AA 1.3.5 card 37 unshaded: nobody is found in Panamá', () => {
    const t = event(37, 'unshaded', { panama: 'auc-active 4, farc-underground 2' }, { lasting: { 71: 'shaded' } })
    expect(t.count('panama', 'farc-underground')).toBe(2)
  })

  test('AA 5.1.3 card 37 unshaded: without FARC in reach nothing happens', () => {
    const t = event(37, 'unshaded', { bogota: 'troops 3, auc-active 2', cali: 'farc-active 2' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bogota')).toEqual({ troops: 3, 'auc-active': 2 })
    expect(t.pieces('cali')).toEqual({ 'farc-active': 2 })
  })

  test('AA-13 5.1.2 card 37 unshaded: Former Military reaches FARC under Senado & Cámara and in spite of Madrid Donors', () => {
    const t = event(
      42,
      'shaded',
      { arauca: 'troops 2, farc-active 1', bogota: 'troops 2, farc-underground 1' },
      { eligible: ['farc'], draw: [37, 2, 20, 73], lasting: { 17: 'shaded' } },
    )
    expect(t.track('senado')).toBe(2)
    t.play('event', 'unshaded')
    expect(t.count('arauca', 'farc-active')).toBe(0)
    expect(t.count('bogota', 'farc-active')).toBe(1)
  })

  test('AA 5.1 card 37 shaded: AUC Marches free and Ambushes where it arrived, whoever executes the event', () => {
    const t = event(
      37,
      'shaded',
      { antioquia: 'auc-underground 2', medellin: 'troops 1, police 1, govt-base 1' },
      { eligible: ['govt'] },
    )
    expect([t.by, t.question]).toEqual(['auc', 'march.to'])
    t.play('medellin', '2')
    expect([t.by, t.answers]).toEqual(['auc', ['troops', 'police']])
    t.play('troops')
    expect(t.pieces('medellin')).toEqual({ 'govt-base': 1, 'auc-active': 1, 'auc-underground': 2 })
    expect(t.resources('auc')).toBe(20)
  })

  test('AA 5.1 card 37 shaded: the Ambush is one, and only in a space that AUC marched into', () => {
    const t = event(37, 'shaded', {
      antioquia: 'auc-underground 2, farc-underground 1',
      medellin: 'police 1',
      bucaramanga: 'police 1',
    })
    t.play('medellin', '1', 'antioquia', 'bucaramanga')
    expect(t.question).toBe('ambush.where')
    expect(t.whyNot('antioquia')?.id).toBe('why.event-not-here')
    expect(t.answers).toEqual(['medellin', 'bucaramanga'])
    t.play('bucaramanga')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bucaramanga')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
    expect(t.pieces('medellin')).toEqual({ police: 1, 'auc-underground': 1 })
  })

  test('AA 5.5 card 37: the log names each free operation and activity, and its rule', () => {
    const t = event(37, 'shaded', { antioquia: 'auc-underground 1', medellin: 'police 1' }, { eligible: ['govt'] })
    t.play('medellin')
    expect(deeds(t)).toEqual(['auc march 3.3.2', 'auc ambush 4.3.2'])
    expect(t.table.game.log?.find(({ kind }) => kind === 'flip')?.rule).toBe('4.3.2')
    const other = event(37, 'unshaded', { cali: 'troops 1, farc-active 1', neiva: 'troops 1, farc-underground 1' })
    expect(deeds(other)).toEqual(['govt assault 3.2.4', 'govt sweep 3.2.3'])
  })

  test('AA 5.5 card 37 shaded: guerrillas seen on the March cannot Ambush', () => {
    const t = event(37, 'shaded', { antioquia: 'auc-underground 3', medellin: 'police 1, active-support' })
    t.play('medellin', '3')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('medellin')).toEqual({ police: 1, 'auc-active': 3 })
  })

  test('AA 5.1.3 card 37 shaded: no AUC guerrilla, nothing to do; with no enemy there, only the March', () => {
    expect(isOver(event(37, 'shaded', { medellin: 'auc-base 1, police 1' }))).toBe(true)
    const t = event(37, 'shaded', { cartagena: 'auc-underground 1' }).play('atlantico')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('atlantico')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 2.3.9 card 37 shaded: the free March is allowed on the last card', () => {
    const t = event(
      37,
      'shaded',
      { cartagena: 'auc-underground 1' },
      { draw: [76], played: [73, 2, 74, 3, 75], tracks: { propaganda: 3 } },
    )
    expect(t.question).toBe('march.to')
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 37 unshaded: AUC guerrillas taken off do not find or hit FARC', () => {
    const board = { bogota: 'auc-active 2, farc-underground 3, farc-active 3', cali: 'troops 1, farc-active 1' }
    const t = event(37, 'unshaded', board)
    expect(t.answers).toEqual(['sweep', 'assault'])
    t.interject('auc', 'withdraw auc-active bogota 1').play('sweep')
    expect(t.pieces('bogota')).toEqual({ 'auc-active': 1, 'farc-underground': 2, 'farc-active': 4 })
    const none = event(37, 'unshaded', board).interject('auc', 'withdraw auc-active bogota 2')
    expect(isOver(none)).toBe(true)
    expect(none.pieces('bogota')).toEqual({ 'farc-underground': 3, 'farc-active': 3 })
    expect(none.pieces('cali')).toEqual({ troops: 1 })
  })
})

describe.each(BOTH)('%s 8.4.4 Instructions that are known', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/37 Former Military: into 1 space by the chart, then an Ambush (PB)', () => {
    const board: Board = {
      huila: 'auc-underground 3, farc-active 1',
      cali: 'farc-base 1, police 1',
      arauca: 'auc-active 4',
    }
    const { t, said } = execute('auc', 37, 'shaded', board)
    expect(lines(said)).not.toContain('8.4.4/37')
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
    expect(t.count('arauca', 'auc-active')).toBe(4)
  })

  test('8.4.4/37 who must March although the chart would not goes anywhere', () => {
    const { t, said } = execute('govt', 37, 'shaded', { arauca: 'auc-active 1' }, { seats: { auc: family } })
    expect(lines(said)).toContain('8.4.4/37')
    expect(t.count('arauca', 'auc-active')).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { governs } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { everywhere, NOT_HERE } from '../../test/events.ts'
import { type Board, event, scene } from '../../test/kit.ts'

describe('AA 5.1 card 5 Occidental & Ecopetrol', () => {
  test('AA 5.1 card 5 unshaded: 6 Police on pipelines, then 3 guerrillas on or next to those', () => {
    const t = event(5, 'unshaded', {
      'arauca-cucuta-loc': 'farc-underground 2',
      cucuta: 'auc-underground, cartels-underground, farc-active',
      cali: 'farc-underground',
      narino: 'farc-underground',
    })
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('arauca-cucuta-loc', '4')
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('cali-ibague-loc')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.question).toBe('event.flip-where')
    expect(t.answers).toEqual(['cali', 'cucuta', 'arauca-cucuta-loc'])
    expect(t.whyNot('narino')?.id).toBe(NOT_HERE)
    t.play('cucuta')
    expect(t.answers).toEqual(['auc-underground', 'cartels-underground'])
    t.play('cartels-underground', 'cali', 'arauca-cucuta-loc')
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 1, 'cartels-active': 1, 'farc-active': 1 })
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({ police: 4, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.count('cali-ibague-loc', 'police')).toBe(2)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 5 unshaded: fewer Police, fewer guerrillas', () => {
    const t = event(5, 'unshaded', { bogota: 'police 29', cali: 'farc-underground, auc-active' })
    t.play('cali-ibague-loc')
    expect(t.count('cali-ibague-loc', 'police')).toBe(1)
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 5 unshaded: without Police nobody is found', () => {
    const t = event(5, 'unshaded', { bogota: 'police 30', 'arauca-cucuta-loc': 'farc-underground' })
    expect(t.question).toBe('turn.second')
    expect(t.count('arauca-cucuta-loc', 'farc-underground')).toBe(1)
  })

  test('AA 1.4.1 card 5 unshaded: the Government may take Police off the map for it', () => {
    const t = scene({ bogota: 'police 30' }, { card: 5 }).play('event')
    t.interject('govt', 'withdraw police bogota 2').play('unshaded', 'arauca-cucuta-loc', '2')
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(2)
    expect(t.count('bogota', 'police')).toBe(28)
  })

  test('AA 5.1 card 5 unshaded: whoever executes it chooses', () => {
    const t = event(5, 'unshaded', { cali: 'farc-underground 5' }, { eligible: ['cartels'] })
    expect(t.by).toBe('cartels')
    t.play('cali-ibague-loc')
    expect(t.by).toBe('cartels')
    t.play('6')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 2, 'farc-active': 3 })
  })

  test('AA 5.1 card 5 shaded: a space beside an Econ-3 line shifts 2 levels', () => {
    const t = event(5, 'shaded', { sincelejo: 'active-support', antioquia: 'active-opposition' })
    expect(t.answers).toEqual(['cucuta', 'sincelejo', 'atlantico', 'cesar', 'santander', 'arauca'])
    expect(t.whyNot('antioquia')?.id).toBe(NOT_HERE)
    expect(t.whyNot('bogota')?.id).toBe(NOT_HERE)
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('sincelejo')
    expect(t.level('sincelejo')).toBe('neutral')
  })

  test('AA 1.6 card 5 shaded: it stops at Active Opposition', () => {
    const t = event(5, 'shaded', { cesar: 'passive-opposition' }).play('cesar')
    expect(t.level('cesar')).toBe('active-opposition')
    const sevenSpaces = ['cucuta', 'sincelejo', 'atlantico', 'cesar', 'antioquia', 'santander', 'arauca'] as const
    expect(event(5, 'shaded', everywhere(sevenSpaces, 'active-opposition')).question).toBe('turn.second')
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 5 unshaded: Police taken off are there to be placed', () => {
    const t = event(5, 'unshaded', { bogota: 'police 28' }).play('arauca-cucuta-loc')
    expect(t.answers).toEqual(['1', '2'])
    t.interject('govt', 'withdraw police bogota 3')
    expect(t.answers).toEqual(['1', '2', '3', '4', '5'])
    t.play('5')
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(5)
  })

  test('AA 1.4.1 card 5 unshaded: a guerrilla taken off is not found', () => {
    const board: Board = {
      cali: 'farc-underground',
      cucuta: 'farc-underground, auc-underground 2, cartels-underground',
      bogota: 'police 28',
    }
    const t = event(5, 'unshaded', board, { eligible: ['farc'] }).play('arauca-cucuta-loc', '1', 'cali-ibague-loc')
    expect(t.answers).toEqual(['cali', 'cucuta'])
    // Only Cúcuta is left, so it is taken at once.
    t.interject('farc', 'withdraw farc-underground cali 1')
    expect([t.question, t.answers]).toEqual([
      'event.flip-which',
      ['farc-underground', 'auc-underground', 'cartels-underground'],
    ])
    t.interject('farc', 'withdraw farc-underground cucuta 1')
    expect(t.answers).toEqual(['auc-underground', 'cartels-underground'])
    t.play('auc-underground', 'auc-underground')
    expect(t.pieces('cucuta')).toEqual({ 'auc-active': 2, 'cartels-active': 1 })
    expect(t.pieces('cali')).toEqual({})
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h5 Occidental & Ecopetrol: to pipelines that lack cubes, then 1 each, highest Econ first', () => {
    const { t, said } = governs(5, { 'cali-ibague-loc': 'farc-underground 2' })
    expect(by('10.3/h5', said).slice(0, 2)).toEqual(['cali-ibague-loc', '2'])
    for (const rich of ['arauca-cucuta-loc', 'ayacucho-sincelejo-loc', 'ayacucho-cucuta-loc'] as const) {
      expect(t.count(rich, 'police')).toBe(1)
    }
    expect(t.count('cali-ibague-loc', 'farc-active')).toBe(2)
  })

  test('10.3/h5 not without Police Available', () => {
    const none = { boxes: { 'out-of-play': { police: 30 } } }
    const { t, said } = governs(5, { 'cali-ibague-loc': 'farc-underground 2, troops 1' }, none)
    expect(said).toEqual([])
    expect(t.pieces('cali-ibague-loc')).toEqual({ troops: 1, 'farc-underground': 2 })
  })
})

import { keyOf } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from '../../test/kit.ts'
import { andeanAbyss } from '../index.ts'

/** The event is over: the next faction is asked for its turn. */
const isOver = (t: Scene): boolean => t.question.startsWith('turn.')

/** Pieces that an event took out of the game. */
const outOfPlay = (t: Scene) => t.table.lastCheckpoint().position.boxes?.['out-of-play'] ?? {}

/** The operations and activities in the log: who, what, by which rule. */
const deeds = (t: Scene) =>
  (t.table.game.log ?? []).flatMap(({ kind, by, word, rule }) =>
    (kind === 'operation' || kind === 'activity') && word !== undefined
      ? [`${andeanAbyss.factions[by]?.id} ${keyOf(andeanAbyss, word)} ${rule}`]
      : [],
  )

const ECUADOR = { lasting: { 33: 'shaded' } } as const

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

describe('AA 5.1 card 38 National Coordination Center', () => {
  test('AA 5.1 card 38 unshaded: Active AUC guerrillas leave up to three spaces with Support or cubes', () => {
    const t = event(38, 'unshaded', {
      bogota: 'auc-active 3, auc-underground 1, auc-base 1, passive-support',
      'bogota-neiva-loc': 'auc-active 1, police 1',
      huila: 'auc-active 2, passive-opposition',
      cesar: 'auc-underground 1, troops 1',
    })
    expect(t.answers).toEqual(['bogota', 'bogota-neiva-loc', 'done'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 1, 'auc-base': 1 })
    t.play('done')
    expect(t.count('bogota-neiva-loc', 'auc-active')).toBe(1)
  })

  test('AA 5.1 card 38 unshaded: three spaces are the most, none the least', () => {
    const board = {
      bogota: 'auc-active 1, police 1',
      cali: 'auc-active 1, police 1',
      neiva: 'auc-active 1, police 1',
      pasto: 'auc-active 1, police 1',
    }
    const t = event(38, 'unshaded', board).play('bogota', 'cali', 'neiva')
    expect(isOver(t)).toBe(true)
    expect(t.count('pasto', 'auc-active')).toBe(1)
    expect(event(38, 'unshaded', board).play('done').count('bogota', 'auc-active')).toBe(1)
  })

  test('AA 4.5.3 card 38 unshaded: a Shipment of the removed goes with them unless another takes it', () => {
    const t = event(38, 'unshaded', { bogota: 'auc-active 1, auc-shipment 1, cartels-underground 1, police 1' })
    t.play('bogota')
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'shipment.whose', ['cartels', 'remove']])
    t.play('cartels')
    expect(t.markers('bogota', 'cartels-shipment')).toBe(1)
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 38 shaded: AUC goes Underground wherever there is Support or a cube', () => {
    const t = event(38, 'shaded', {
      bogota: 'auc-active 3, farc-active 1, active-support',
      'bogota-neiva-loc': 'auc-active 1, police 1',
      huila: 'auc-active 2, passive-opposition',
    })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 3, 'farc-active': 1 })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ 'auc-underground': 1, police: 1 })
    expect(t.pieces('huila')).toEqual({ 'auc-active': 2 })
  })
})

describe('AA 5.1 card 39 Soldados Campesinos', () => {
  test('AA 5.1 card 39 unshaded: one Police in each of six departments, none in FARC Zones', () => {
    const t = event(39, 'unshaded', { arauca: 'farc-zone' })
    expect(t.by).toBe('auc')
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    expect(t.answers).not.toContain('done')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('cesar', 'choco', 'vichada', 'guainia', 'vaupes')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police') + t.count('vaupes', 'police')).toBe(2)
  })

  test('AA 1.4.1 card 39 unshaded: the Police that are available are placed', () => {
    const t = event(39, 'unshaded', { bogota: 'police 29' }).play('huila')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police')).toBe(1)
    expect(isOver(event(39, 'unshaded', { bogota: 'police 30' }))).toBe(true)
  })

  test('AA 1.4.2 card 39 unshaded: Ecuador takes Police only up to two Government pieces', () => {
    const full = event(39, 'unshaded', { ecuador: 'police 1, troops 1' }, ECUADOR)
    expect(full.whyNot('ecuador')?.id).toBe('why.event-not-here')
    expect(event(39, 'unshaded', { ecuador: 'police 1' }, ECUADOR).answers).toContain('ecuador')
    expect(event(39, 'unshaded', {}).answers).not.toContain('ecuador')
  })

  test('AA 5.1 card 39 shaded: up to three departments trade a Police for an AUC guerrilla', () => {
    const t = event(39, 'shaded', { huila: 'police 2', cesar: 'police 1', bogota: 'police 4' })
    expect(t.answers).toEqual(['cesar', 'huila', 'done'])
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-underground': 1 })
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('done')
    expect(t.pieces('cesar')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 39 shaded: with no AUC guerrilla available the Police just go', () => {
    const t = event(39, 'shaded', { huila: 'police 1', vichada: 'auc-active 18' }).play('huila')
    expect(t.pieces('huila')).toEqual({})
  })

  test('AA 1.4.2 card 39 shaded: no replacement in Ecuador where AUC is full', () => {
    const t = event(39, 'shaded', { ecuador: 'police 1, auc-active 2', huila: 'police 1' }, ECUADOR)
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 39 shaded: no Police in departments, nothing to choose', () => {
    expect(isOver(event(39, 'shaded', { bogota: 'police 3' }))).toBe(true)
  })
})

describe('AA 5.1 card 40 Demobilization', () => {
  test('AA 5.1 card 40 unshaded: three AUC guerrillas of either state become Police', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-underground 1', 'bogota-neiva-loc': 'auc-active 2' })
    t.play('huila', 'auc-underground', 'bogota-neiva-loc', 'bogota-neiva-loc')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-active': 1 })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 2 })
  })

  test('AA 5.1.3 card 40 unshaded: bases are no guerrillas; as many go as there are', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-base': 1 })
  })

  test('AA 5.1.1 card 40 unshaded: not in a FARC Zone while Police are available; without any they are removed', () => {
    const board = { arauca: 'farc-zone, auc-active 3' }
    const t = event(40, 'unshaded', { ...board, huila: 'auc-active 2', cesar: 'auc-active 2' })
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    const none = event(40, 'unshaded', { ...board, bogota: 'police 30' })
    expect(isOver(none)).toBe(true)
    expect(none.pieces('arauca')).toEqual({})
  })

  test('AA 5.1 card 40 shaded: all cubes of a department with AUC go to Cities, then AUC pieces come to two', () => {
    const t = event(
      40,
      'shaded',
      { huila: 'troops 3, police 2, govt-base 1, auc-base 1', cesar: 'troops 1', choco: 'auc-active 1' },
      { eligible: ['cartels'] },
    )
    t.play('bogota', '2')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('cali', 'pasto', '2')
    expect(t.pieces('huila')).toEqual({ 'govt-base': 1, 'auc-base': 1 })
    expect([t.count('bogota', 'troops'), t.count('cali', 'troops'), t.count('pasto', 'police')]).toEqual([2, 1, 2])
    expect(t.by).toBe('cartels')
    t.play('bogota')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['auc-underground', 'auc-base']])
    t.play('auc-base')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('medellin', 'auc-underground')
    expect(t.count('bogota', 'auc-base')).toBe(1)
    expect(t.count('medellin', 'auc-underground')).toBe(1)
  })

  test('AA 5.1 card 40 shaded: only departments with both AUC pieces and cubes are named', () => {
    const t = event(40, 'shaded', {
      huila: 'troops 1, auc-base 1',
      cesar: 'police 1, auc-active 1',
      choco: 'auc-active 1',
      cali: 'police 1, auc-active 1',
      arauca: 'troops 1',
    })
    expect(t.question).toBe('event.move-from')
    expect(t.answers).toEqual(['cesar', 'huila'])
  })

  test('AA 1.4.2 card 40 shaded: a City with two Bases takes only a guerrilla, and one that nobody fits is not named', () => {
    const t = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1' })
    t.play('cali', 'bogota', 'auc-base')
    expect(t.pieces('cali')).toEqual({ 'govt-base': 1, 'cartels-base': 1, 'auc-underground': 1 })
    const basesOnly = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1', vichada: 'auc-active 18' })
    expect(basesOnly.whyNot('cali')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 40 shaded: with no AUC piece available the cubes still go', () => {
    const t = event(40, 'shaded', {
      huila: 'troops 1',
      vichada: 'auc-active 18, auc-base 2, troops 1',
      cesar: 'auc-base 2',
      choco: 'auc-base 2',
    })
    t.play('neiva')
    expect(isOver(t)).toBe(true)
    expect(t.count('neiva', 'troops')).toBe(1)
    expect(t.count('huila', 'troops')).toBe(1)
  })
})

describe('AA 5.1 card 41 Mancuso', () => {
  test('AA 5.1 card 41 unshaded: AUC loses 6 Resources and everything in one space', () => {
    const t = event(41, 'unshaded', {
      huila: 'auc-active 1, auc-underground 2, auc-base 1, farc-active 1',
      'bogota-neiva-loc': 'auc-active 1',
    })
    expect(t.resources('auc')).toBe(14)
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.count('bogota-neiva-loc', 'auc-active')).toBe(1)
  })

  test('AA 1.7 card 41 unshaded: Resources stop at 0, and AUC may have nothing to lose', () => {
    const t = event(41, 'unshaded', {}, { resources: { auc: 4 } })
    expect(t.resources('auc')).toBe(0)
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.1 card 41 shaded: AUC gains 3 for each space shared with the Cartels, lines too', () => {
    const t = event(41, 'shaded', {
      huila: 'auc-active 2, cartels-base 2',
      'bogota-neiva-loc': 'auc-underground 1, cartels-active 1',
      cali: 'auc-base 1, farc-active 1',
      pasto: 'cartels-active 1',
    })
    expect(t.resources('auc')).toBe(26)
    expect(t.resources('cartels')).toBe(20)
  })

  test('AA 1.7 card 41 shaded: never beyond 99', () => {
    const t = event(41, 'shaded', { huila: 'auc-active 1, cartels-base 1' }, { resources: { auc: 98 } })
    expect(t.resources('auc')).toBe(99)
  })
})

describe('AA 5.1 card 42 Senado & Cámara', () => {
  test('AA 5.1 card 42 unshaded: Government Resources, and two Neutral spaces with people go to Passive Support', () => {
    const t = event(42, 'unshaded', { bogota: 'passive-support', cali: 'passive-opposition' })
    expect(t.resources('govt')).toBe(23)
    for (const s of ['bogota', 'cali', 'vichada', 'bogota-neiva-loc'])
      expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('huila'), t.level('neiva')]).toEqual(['passive-support', 'passive-support'])
    expect(isOver(t)).toBe(true)
  })

  const BOARD = {
    bogota: 'troops 3, farc-active 1',
    cali: 'troops 2, farc-active 1, auc-active 1',
    pasto: 'troops 1, farc-underground 1',
    neiva: 'troops 1, farc-underground 1, auc-underground 1',
  }

  test('AA 5.4 card 42 shaded: Assault spares the faction that executed it', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['farc'] }).play('assault')
    expect(t.whyNot('bogota')?.id).toBe('why.assault-none')
    t.play('cali')
    expect(t.pieces('cali')).toEqual({ troops: 2, 'farc-active': 1 })
  })

  test('AA 5.4 card 42 shaded: Sweep spares the faction that executed it', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['farc'] }).play('sweep')
    t.play('neiva', 'done', 'pasto', 'done', 'done')
    expect(t.pieces('neiva')).toEqual({ troops: 1, 'farc-underground': 1, 'auc-active': 1 })
    expect(t.pieces('pasto')).toEqual({ troops: 1, 'farc-underground': 1 })
  })

  test('AA 5.4 card 42 shaded: a Patrol still finds the faction but its Assault spares it', () => {
    const t = event(42, 'shaded', { 'bogota-neiva-loc': 'police 2, farc-underground 1' }, { eligible: ['farc'] })
    t.play('patrol', 'done')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 2, 'farc-active': 1 })
    // Nobody else is there: no Assault is asked for.
    expect(t.question).not.toBe('patrol.assault')
  })

  test('AA 5.4 card 42 shaded: whoever executes it is the one spared', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['auc'] }).play('assault', 'cali')
    expect(t.pieces('cali')).toEqual({ troops: 2, 'auc-active': 1 })
  })

  test('AA 5.4 card 42 shaded: executed by the Government it spares nobody', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['govt'], draw: [20, 4, 21, 73] })
    t.play('pass', 'pass', 'pass', 'assault')
    t.play('cali', 'farc-active', 'auc-active')
    expect(t.pieces('cali')).toEqual({ troops: 2 })
  })

  test('AA 6.6 card 42 shaded: over with the Reset phase', () => {
    const t = scene(BOARD, {
      card: 73,
      draw: [4, 20, 74],
      phase: 'reset',
      lasting: { 42: 'shaded' },
      tracks: { senado: 'farc' },
    })
    expect(t.track('senado')).toBe(0)
    t.play('sweep', 'pasto', 'done', 'done')
    expect(t.count('pasto', 'farc-active')).toBe(1)
  })
})

describe('AA 5.1 card 43 Calima Front', () => {
  test('AA 5.1 card 43 unshaded: two Terror and no FARC Base left, guarded or not, and no shift or Aid cut', () => {
    const t = event(43, 'unshaded', { huila: 'troops 1, farc-base 2, farc-underground 3, passive-support' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('huila', 'terror')).toBe(2)
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-underground': 3 })
    expect(t.level('huila')).toBe('passive-support')
    expect(t.aid).toBe(9)
  })

  test('AA 5.1.3 card 43 unshaded: a department with both Troops and FARC Bases comes first', () => {
    const t = event(43, 'unshaded', {
      huila: 'troops 1, farc-base 1',
      cesar: 'troops 1, farc-base 1',
      choco: 'troops 1',
      arauca: 'farc-base 1, police 1',
      bogota: 'troops 1, farc-base 1',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    for (const s of ['choco', 'arauca', 'bogota']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 43 unshaded: without such a department the Terror comes beside Troops alone', () => {
    const t = event(43, 'unshaded', { choco: 'troops 1', vichada: 'troops 1', arauca: 'farc-base 1' }).play('vichada')
    expect(t.markers('vichada', 'terror')).toBe(2)
    expect(t.count('arauca', 'farc-base')).toBe(1)
  })

  test('AA 5.1 card 43 shaded: two Terror beside Troops, Aid -9', () => {
    const t = event(
      43,
      'shaded',
      { huila: 'troops 1, farc-base 1', choco: 'troops 1', arauca: 'police 1' },
      { tracks: { aid: 20 } },
    )
    expect(t.answers).toEqual(['choco', 'huila'])
    t.play('huila')
    expect([t.markers('huila', 'terror'), t.count('huila', 'farc-base'), t.aid]).toEqual([2, 1, 11])
  })

  test('AA 5.1.3 card 43 shaded: Aid falls, to 0 at least, also when no department has Troops', () => {
    const t = event(43, 'shaded', { bogota: 'troops 3' }, { tracks: { aid: 5 } })
    expect(isOver(t)).toBe(true)
    expect([t.aid, t.markers('bogota', 'terror')]).toEqual([0, 0])
  })

  test('AA 3.3.4 card 43: no more than the 40 markers there are', () => {
    const t = event(43, 'shaded', { huila: 'troops 1', choco: 'terror 39' })
    expect(t.markers('huila', 'terror')).toBe(1)
  })
})

describe('AA 5.1 card 44 Colombia Nueva', () => {
  test('AA 5.1 card 44 unshaded: a City without Opposition goes to Active Support, Government +3', () => {
    const t = event(44, 'unshaded', { bogota: 'active-support', cali: 'passive-opposition', pasto: 'passive-support' })
    for (const s of ['bogota', 'cali', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect(t.level('neiva')).toBe('active-support')
    expect(t.resources('govt')).toBe(23)
  })

  test('AA 5.1 card 44 shaded: a City with Support, Active too, becomes Neutral, Government -3', () => {
    const t = event(
      44,
      'shaded',
      { bogota: 'active-support', cali: 'passive-support', huila: 'active-support' },
      { resources: { govt: 2 } },
    )
    expect(t.answers).toEqual(['bogota', 'cali'])
    t.play('bogota')
    expect(t.level('bogota')).toBe('neutral')
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.1.3 card 44 shaded: no City with Support, only the Resources go', () => {
    const t = event(44, 'shaded', { cali: 'passive-opposition' })
    expect(isOver(t)).toBe(true)
    expect([t.level('cali'), t.resources('govt')]).toEqual(['passive-opposition', 17])
  })
})

describe('AA 5.1 card 45 Los Derechos Humanos', () => {
  test('AA 5.1 card 45 unshaded: every space with cubes and Terror rises one level, to Active Support at most', () => {
    const t = event(45, 'unshaded', {
      bogota: 'police 1, terror 3, passive-opposition',
      cali: 'troops 1, terror 1, active-support',
      huila: 'troops 1, terror 1',
      cesar: 'terror 1',
      pasto: 'police 1',
      vichada: 'troops 1, terror 1',
      'bogota-neiva-loc': 'police 1, sabotage',
    })
    expect(isOver(t)).toBe(true)
    expect([t.level('bogota'), t.level('cali'), t.level('huila')]).toEqual([
      'neutral',
      'active-support',
      'passive-support',
    ])
    expect([t.level('cesar'), t.level('pasto'), t.level('vichada')]).toEqual(['neutral', 'neutral', 'neutral'])
    expect(t.markers('bogota', 'terror')).toBe(3)
  })

  test('AA 5.1 card 45 shaded: Aid falls for each space with AUC, lines too, then a die for the Government', () => {
    const t = event(
      45,
      'shaded',
      { huila: 'auc-active 3, auc-base 1', cali: 'auc-base 1', 'bogota-neiva-loc': 'auc-underground 1' },
      { dice: [5] },
    )
    expect(t.aid).toBe(6)
    expect(t.resources('govt')).toBe(15)
  })

  test('AA 1.7 card 45 shaded: neither Aid nor Resources fall below 0', () => {
    const t = event(
      45,
      'shaded',
      { huila: 'auc-base 1', cali: 'auc-base 1' },
      { dice: [6], tracks: { aid: 1 }, resources: { govt: 4 } },
    )
    expect([t.aid, t.resources('govt')]).toEqual([0, 0])
  })
})

describe('AA 5.1 card 46 Limpieza', () => {
  const BOARD = {
    huila: 'farc-underground 1, farc-active 1, troops 1, govt-base 1, cartels-base 1, passive-support',
    cali: 'auc-active 1',
  }

  test('AA 5.1 card 46: the executor names an insurgent faction with guerrillas, which does the rest', () => {
    const t = event(46, 'single', { ...BOARD, pasto: 'farc-underground 1', cesar: 'cartels-base 1' })
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'event.faction', ['farc', 'auc']])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.operation-where'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect([t.level('huila'), t.markers('huila', 'terror')]).toEqual(['neutral', 2])
    expect([t.by, t.question, t.answers]).toEqual([
      'farc',
      'event.remove-which',
      ['troops', 'govt-base', 'cartels-base'],
    ])
    t.play('cartels-base', 'govt-base')
    expect(t.answers).toEqual(['passive-support', 'passive-opposition'])
    t.play('passive-opposition')
    expect(t.level('huila')).toBe('passive-opposition')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-active': 1, troops: 1 })
    expect(t.resources('farc')).toBe(20)
    expect(t.aid).toBe(9)
  })

  test('AA-12 5.1.1 card 46: any guerrilla, so an Active one will do', () => {
    const t = event(46, 'single', { cali: 'cartels-active 1, passive-support' })
    expect([t.level('cali'), t.markers('cali', 'terror')]).toEqual(['neutral', 2])
    t.play('passive-support')
    expect(t.level('cali')).toBe('passive-support')
  })

  test('AA 3.3.4 card 46: with only Underground guerrillas one is shown', () => {
    const t = event(46, 'single', { cali: 'farc-underground 2' }).play('passive-support')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'farc-active': 1 })
  })

  test('AA 3.3.4 card 46: AUC Terror cuts Aid by 3', () => {
    const t = event(46, 'single', { cali: 'auc-active 1' }).play('passive-support')
    expect(t.aid).toBe(6)
  })

  test('AA 5.5 card 46: the log names the free Terror', () => {
    expect(deeds(event(46, 'single', { cali: 'auc-active 1' }))).toEqual(['auc terror 3.3.4'])
  })

  test('AA 5.1 card 46: two enemies must go, of one faction or two', () => {
    const t = event(46, 'single', { cali: 'auc-active 1, police 1, cartels-active 1, farc-active 1' })
    t.play('auc', 'police')
    expect(t.answers).toEqual(['farc-active', 'cartels-active'])
    t.play('farc-active', 'passive-support')
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1, 'cartels-active': 1 })
  })

  test('AA 3.3.4 card 46: on a line one Sabotage, no Terror, and nobody to win over', () => {
    const t = event(46, 'single', { 'bogota-neiva-loc': 'auc-underground 1, police 3' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-neiva-loc', 'sabotage')).toBe(1)
    expect(t.markers('bogota-neiva-loc', 'terror')).toBe(0)
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 1, 'auc-active': 1 })
    expect(t.aid).toBe(6)
  })

  test('AA 1.6 card 46: a department without people stays Neutral', () => {
    const t = event(46, 'single', { vichada: 'farc-active 1' })
    expect(isOver(t)).toBe(true)
    expect([t.level('vichada'), t.markers('vichada', 'terror')]).toEqual(['neutral', 2])
  })

  test('AA 5.1.3 card 46: no guerrilla anywhere, nothing happens', () => {
    expect(isOver(event(46, 'single', { bogota: 'farc-base 1, troops 1' }))).toBe(true)
  })
})

describe('AA 5.1 card 47 Pinto & del Rosario', () => {
  test('AA 5.1 card 47 unshaded: all AUC guerrillas turn Active and Police strike them everywhere', () => {
    const t = event(47, 'unshaded', {
      arauca: 'police 2, troops 3, auc-underground 3',
      bogota: 'police 1, auc-underground 1, auc-base 1',
      vichada: 'troops 2, auc-underground 1, auc-active 1',
    })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('arauca')).toEqual({ police: 2, troops: 3, 'auc-active': 1 })
    expect(t.pieces('bogota')).toEqual({ police: 1, 'auc-base': 1 })
    expect(t.pieces('vichada')).toEqual({ troops: 2, 'auc-active': 2 })
  })

  test('AA 5.1 card 47 unshaded: only AUC is hit; Bases fall last', () => {
    const t = event(47, 'unshaded', {
      'bogota-neiva-loc': 'police 3, auc-active 1, farc-active 1, cartels-active 1',
      cali: 'police 3, auc-underground 1, auc-base 1, farc-base 1',
    })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 3, 'farc-active': 1, 'cartels-active': 1 })
    expect(t.pieces('cali')).toEqual({ police: 3, 'farc-base': 1 })
  })

  test('AA 3.2.4 card 47 unshaded: Mountains halve Police as they do Troops, or by card 9', () => {
    const board = { huila: 'police 5, auc-underground 6' }
    expect(event(47, 'unshaded', board).count('huila', 'auc-active')).toBe(4)
    expect(event(47, 'unshaded', board, { lasting: { 9: 'unshaded' } }).count('huila', 'auc-active')).toBe(1)
    expect(event(47, 'unshaded', board, { lasting: { 9: 'shaded' } }).count('huila', 'auc-active')).toBe(5)
  })

  test('AA 5.1.2 card 47 unshaded: neither Senado & Cámara nor Madrid Donors stops it', () => {
    const t = event(
      47,
      'unshaded',
      { arauca: 'police 1, auc-active 1' },
      { lasting: { 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'auc' } },
    )
    expect(t.pieces('arauca')).toEqual({ police: 1 })
  })

  test('AA 5.5 card 47: the log names the free Assault or Terror', () => {
    const board = { bogota: 'police 1, auc-active 1' }
    expect(deeds(event(47, 'unshaded', board))).toEqual(['govt assault 3.2.4'])
    expect(deeds(event(47, 'shaded', {}))).toEqual(['auc terror 3.3.4'])
  })

  test('AA 3.2.5 card 47 unshaded: a Shipment lost in it brings Aid', () => {
    const t = event(47, 'unshaded', { bogota: 'police 1, auc-underground 1, auc-shipment 2' })
    expect(t.aid).toBe(21)
  })

  test('AA-14 5.5 card 47 shaded: two guerrillas in Cúcuta, free Terror by an Underground one, Aid -3, two hidden', () => {
    const t = event(
      47,
      'shaded',
      { cucuta: 'auc-active 1, active-support', huila: 'auc-active 2', cali: 'auc-active 1' },
      { eligible: ['govt'], resources: { auc: 0 } },
    )
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 1, 'auc-active': 2 })
    expect([t.level('cucuta'), t.markers('cucuta', 'terror'), t.aid]).toEqual(['passive-support', 1, 6])
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'event.flip-where', ['cali', 'cucuta', 'huila']])
    t.play('huila', 'cucuta')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1, 'auc-active': 1 })
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2, 'auc-active': 1 })
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1 })
  })

  test('AA 5.1.3 card 47 shaded: alone in Cúcuta, the one that was shown hides again', () => {
    const t = event(47, 'shaded', {})
    expect(isOver(t)).toBe(true)
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2 })
    expect(t.markers('cucuta', 'terror')).toBe(1)
  })

  test('AA-14 5.5 card 47 shaded: without an Underground guerrilla in Cúcuta no Terror, but two still hide', () => {
    const t = event(47, 'shaded', { vichada: 'auc-underground 16', cucuta: 'auc-active 2' })
    expect(isOver(t)).toBe(true)
    expect([t.markers('cucuta', 'terror'), t.aid]).toEqual([0, 9])
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2 })
  })
})

describe('AA 5.1 card 48 Unión Sindical Obrera', () => {
  test('AA 5.1 card 48 unshaded: beside a pipeline of Econ 3 Opposition of either level goes', () => {
    const t = event(48, 'unshaded', {
      arauca: 'active-opposition',
      sincelejo: 'passive-opposition',
      huila: 'active-opposition, farc-base 1',
      antioquia: 'farc-active 2, passive-support',
    })
    expect(t.answers).toEqual(['sincelejo', 'arauca'])
    for (const s of ['huila', 'antioquia']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.level('arauca')).toBe('neutral')
  })

  test('AA 5.1 card 48 unshaded: or one FARC Base, guarded or not, as the executor chooses', () => {
    const board = { santander: 'passive-opposition, farc-base 2, farc-underground 1' }
    const t = event(48, 'unshaded', board)
    expect([t.by, t.answers]).toEqual(['auc', ['opposition', 'remove-base']])
    t.play('remove-base')
    expect(t.pieces('santander')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
    expect(t.level('santander')).toBe('passive-opposition')
    const other = event(48, 'unshaded', board).play('opposition')
    expect([other.level('santander'), other.count('santander', 'farc-base')]).toEqual(['neutral', 2])
  })

  test('AA 5.1.3 card 48 unshaded: neither Opposition nor FARC Bases there', () => {
    const t = event(48, 'unshaded', { cesar: 'active-support, auc-base 1', huila: 'farc-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.count('cesar', 'auc-base') + t.count('huila', 'farc-base')).toBe(2)
  })

  test('AA 5.1 card 48 shaded: two Cities but not Bogotá go one level down', () => {
    const t = event(48, 'shaded', { cali: 'active-support', pasto: 'active-opposition' })
    for (const s of ['bogota', 'pasto', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('cali'), t.level('neiva')]).toEqual(['passive-support', 'passive-opposition'])
    expect(isOver(t)).toBe(true)
  })
})

describe('AA 5.1 card 49 Bloques', () => {
  test('AA 5.1 card 49 unshaded: three available AUC guerrillas leave the game', () => {
    const t = event(49, 'unshaded', { vichada: 'auc-active 12' })
    expect(outOfPlay(t)).toEqual({ 'auc-guerrillas': 3 })
    expect(t.count('vichada', 'auc-active')).toBe(12)
  })

  test('AA 5.1.3 card 49 unshaded: only those available, none from the map', () => {
    const two = event(49, 'unshaded', { vichada: 'auc-active 16' })
    expect(outOfPlay(two)).toEqual({ 'auc-guerrillas': 2 })
    const none = event(49, 'unshaded', { vichada: 'auc-active 18' })
    expect(outOfPlay(none)['auc-guerrillas'] ?? 0).toBe(0)
    expect(none.count('vichada', 'auc-active')).toBe(18)
  })

  test('AA 5.1 card 49 shaded: an AUC Base and a guerrilla in one department, Zones too', () => {
    const t = event(49, 'shaded', { arauca: 'farc-zone', huila: 'farc-base 2' })
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })

  test('AA 1.4.2 card 49 shaded: Ecuador only where both fit', () => {
    expect(event(49, 'shaded', { ecuador: 'auc-active 1' }, ECUADOR).whyNot('ecuador')?.id).toBe('why.event-not-here')
    const t = event(49, 'shaded', {}, ECUADOR).play('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })

  test('AA 5.1.3 card 49 shaded: without Bases a guerrilla anywhere, without guerrillas a Base where it fits', () => {
    const noBase = event(49, 'shaded', { huila: 'auc-base 2', cesar: 'auc-base 2', choco: 'auc-base 2' }).play('huila')
    expect(noBase.pieces('huila')).toEqual({ 'auc-base': 2, 'auc-underground': 1 })
    const noGuerrilla = event(49, 'shaded', { vichada: 'auc-active 18', huila: 'farc-base 2' })
    expect(noGuerrilla.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(noGuerrilla.play('cesar').pieces('cesar')).toEqual({ 'auc-base': 1 })
  })
})

describe('AA 5.1 card 50 Carabineros', () => {
  test('AA 5.1 card 50 unshaded: the Government spreads up to three Police over departments', () => {
    const t = event(50, 'unshaded', { arauca: 'farc-zone' })
    expect([t.by, t.question]).toEqual(['govt', 'event.place-where'])
    for (const s of ['arauca', 'bogota', 'bogota-neiva-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila', 'huila', 'cesar')
    expect(isOver(t)).toBe(true)
    expect([t.count('huila', 'police'), t.count('cesar', 'police')]).toEqual([2, 1])
  })

  test('AA 5.1 card 50 unshaded: fewer if it likes or if fewer are available', () => {
    expect(event(50, 'unshaded', {}).play('huila', 'done').count('huila', 'police')).toBe(1)
    const t = event(50, 'unshaded', { bogota: 'police 29' }).play('huila')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police')).toBe(1)
  })

  test('AA 1.4.1 card 50 unshaded: in the 1st edition the Government may take Police up again for it, in the 2nd not', () => {
    const board = { bogota: 'police 29' }
    const first = event(50, 'unshaded', board).interject('govt', 'withdraw police bogota 1').play('huila', 'cesar')
    expect(isOver(first)).toBe(true)
    expect([first.count('huila', 'police'), first.count('cesar', 'police')]).toEqual([1, 1])
    const second = event(50, 'unshaded', board, { options: { edition: '2nd' } })
    expect(() => second.interject('govt', 'withdraw police bogota 1')).toThrow('only while executing')
  })

  test('AA 5.1 card 50 shaded: two Police are removed', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', huila: 'police 1, troops 1' })
    expect(t.answers).toEqual(['remove', 'replace'])
    t.play('remove', 'huila')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2 })
  })

  test('AA 5.1 card 50 shaded: or both are replaced with AUC guerrillas', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', 'bogota-neiva-loc': 'police 1' })
    t.play('replace', 'bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2, 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 50 shaded: with one guerrilla available the second Police just goes', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', vichada: 'auc-active 17' }).play('replace')
    expect(t.pieces('bogota')).toEqual({ police: 1, 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 50 shaded: with no guerrilla available both are removed without a choice', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', vichada: 'auc-active 18' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bogota')).toEqual({ police: 1 })
  })

  test('AA 1.4.2 card 50 shaded: none is replaced in Ecuador beyond two AUC pieces', () => {
    const t = event(50, 'shaded', { ecuador: 'police 2, auc-base 1', bogota: 'police 1' }, ECUADOR)
    t.play('replace', 'ecuador')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ecuador')).toEqual({ police: 1, 'auc-base': 1, 'auc-underground': 1 })
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.3 card 50 shaded: no Police on the map', () => {
    expect(isOver(event(50, 'shaded', { bogota: 'troops 2' }))).toBe(true)
  })
})

describe('AA 5.1 card 51 Pipeline Repairs', () => {
  test('AA 5.1 card 51 unshaded: all pipelines are repaired, roads are not', () => {
    const t = event(51, 'unshaded', {
      'arauca-cucuta-loc': 'sabotage',
      'cali-ibague-loc': 'sabotage',
      'cali-pasto-loc': 'sabotage',
    })
    expect(t.markers('arauca-cucuta-loc', 'sabotage') + t.markers('cali-ibague-loc', 'sabotage')).toBe(0)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.1 card 51 unshaded: with none to repair the Government gains 12, to 99 at most', () => {
    expect(event(51, 'unshaded', { 'cali-pasto-loc': 'sabotage' }).resources('govt')).toBe(32)
    expect(event(51, 'unshaded', {}, { resources: { govt: 90 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 51 shaded: three pipelines with or beside FARC guerrillas are sabotaged', () => {
    const t = event(51, 'shaded', {
      pasto: 'farc-underground 1',
      arauca: 'farc-active 1',
      'cali-ibague-loc': 'farc-active 1',
      neiva: 'farc-base 1',
      'arauca-cucuta-loc': 'sabotage',
      cartagena: 'auc-active 1',
      'medellin-sincelejo-loc': 'farc-underground 1',
      medellin: 'farc-underground 1',
    })
    expect(t.answers).toEqual(['medellin-sincelejo-loc', 'ibague-medellin-loc', 'cali-ibague-loc', 'bogota-yopal-loc'])
    for (const s of ['cali-pasto-loc', 'arauca-cucuta-loc', 'bogota-neiva-loc', 'cartagena-sincelejo-loc'])
      expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali-ibague-loc', 'bogota-yopal-loc', 'ibague-medellin-loc')
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(1)
    expect(t.markers('medellin-sincelejo-loc', 'sabotage')).toBe(0)
  })

  test('AA 5.1.3 card 51 shaded: fewer where fewer are in reach, or where markers run out', () => {
    const t = event(51, 'shaded', { 'bogota-neiva-loc': 'farc-active 1' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-neiva-loc', 'sabotage')).toBe(1)
    const last = event(51, 'shaded', { arauca: 'farc-active 1', huila: 'terror 39' }).play('arauca-cucuta-loc')
    expect(isOver(last)).toBe(true)
    expect(last.markers('bogota-yopal-loc', 'sabotage')).toBe(0)
  })
})

describe('AA 5.1 card 52 Castaño', () => {
  test('AA 5.1 card 52 unshaded: two Cities or Mountains go one level up', () => {
    const t = event(52, 'unshaded', { bogota: 'active-support', huila: 'passive-opposition' })
    for (const s of ['bogota', 'choco', 'arauca']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('huila'), t.level('neiva')]).toEqual(['neutral', 'passive-support'])
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.1 card 52 shaded: an AUC Base beside an AUC piece, then a Resource for each Base on the map', () => {
    const t = event(
      52,
      'shaded',
      {
        huila: 'auc-active 1',
        cesar: 'auc-base 1',
        choco: 'auc-active 1, farc-base 2',
        'bogota-neiva-loc': 'auc-active 1',
      },
      { eligible: ['cartels'] },
    )
    expect([t.by, t.answers]).toEqual(['cartels', ['cesar', 'huila']])
    expect(t.whyNot('choco')?.id).toBe('why.event-not-here')
    t.play('cesar')
    expect(t.count('cesar', 'auc-base')).toBe(2)
    expect(t.resources('auc')).toBe(22)
  })

  test('AA 5.1.3 card 52 shaded: no Base available or nowhere to put it, the Resources come all the same', () => {
    const none = event(52, 'shaded', {
      huila: 'auc-base 2',
      cesar: 'auc-base 2',
      choco: 'auc-base 2',
      bogota: 'auc-active 1',
    })
    expect(isOver(none)).toBe(true)
    expect(none.resources('auc')).toBe(26)
    expect(event(52, 'shaded', {}).resources('auc')).toBe(20)
  })
})

describe('AA 5.1 card 53 Criminal Air Force', () => {
  test('AA 5.1 card 53: the named faction flies two guerrillas between departments, Underground', () => {
    const t = event(
      53,
      'single',
      { huila: 'farc-active 2, farc-underground 1', bogota: 'auc-active 1', cesar: 'cartels-active 1' },
      { eligible: ['govt'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['govt', 'event.faction', ['farc', 'cartels']])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.move-to'])
    for (const s of ['huila', 'bogota', 'bogota-neiva-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('vichada', '0', '2')
    expect(t.pieces('vichada')).toEqual({ 'farc-underground': 2 })
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1 })
  })

  test('AA-55 3.3.2 card 53: they arrive Underground past any number of cubes', () => {
    const t = event(53, 'single', { huila: 'farc-underground 2', choco: 'troops 4, active-support' })
    t.play('choco', '2')
    expect(t.pieces('choco')).toEqual({ troops: 4, 'farc-underground': 2 })
  })

  test('AA 5.1 card 53: one may go and another come back between the same two departments', () => {
    const board = { huila: 'farc-active 1', cesar: 'farc-active 2, farc-underground 1' }
    const t = event(53, 'single', board).play('huila', 'cesar')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'event.move-from', ['cesar', 'done']])
    t.play('cesar', '0')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'farc-underground': 2 })
    const oneWay = event(53, 'single', board).play('huila', 'cesar', 'done')
    expect(oneWay.pieces('cesar')).toEqual({ 'farc-active': 2, 'farc-underground': 2 })
  })

  test('AA 1.4.2 card 53: Ecuador takes no third guerrilla', () => {
    const t = event(53, 'single', { huila: 'farc-active 3', ecuador: 'farc-underground 1' }, ECUADOR)
    t.play('huila', 'ecuador', 'done')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 2 })
    const full = event(53, 'single', { huila: 'farc-active 3', ecuador: 'farc-underground 2' }, ECUADOR).play('huila')
    expect(full.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 4.5.3 card 53: Shipments fly with their carriers', () => {
    const t = event(53, 'single', { huila: 'auc-active 1, auc-shipment 1' }).play('vichada')
    expect(isOver(t)).toBe(true)
    expect(t.markers('vichada', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 53: no guerrilla in any department', () => {
    expect(isOver(event(53, 'single', { bogota: 'farc-active 1', 'bogota-neiva-loc': 'auc-active 1' }))).toBe(true)
  })
})

describe('AA 5.1 card 54 Deserters & Defectors', () => {
  test('AA 5.1 card 54: up to two guerrillas are removed', () => {
    const board = { huila: 'farc-active 1, farc-underground 1', bogota: 'cartels-active 1, cartels-base 1' }
    const t = event(54, 'single', board)
    expect(t.answers).toEqual(['remove', 'replace'])
    t.play('remove', 'huila', 'farc-underground')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('bogota')).toEqual({ 'cartels-base': 1 })
    const nobody = event(54, 'single', board).play('remove', 'done')
    expect(nobody.pieces('bogota')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 })
  })

  test('AA 5.1 card 54: or each is replaced with a guerrilla of another faction, Underground', () => {
    const t = event(54, 'single', { huila: 'farc-active 2', cesar: 'auc-underground 1' })
    t.play('replace', 'huila')
    expect([t.by, t.question, t.answers]).toEqual([
      'auc',
      'event.replace-with',
      ['auc-underground', 'cartels-underground'],
    ])
    t.play('auc-underground', 'cesar', 'farc-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'auc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 1 })
  })

  test('AA 5.1 card 54: one that has just changed sides is not the second', () => {
    const t = event(54, 'single', { huila: 'farc-active 1' }).play('replace', 'huila', 'cartels-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 1 })
  })

  test('AA 5.1 card 54: only factions with guerrillas available and room take over', () => {
    const t = event(
      54,
      'single',
      { ecuador: 'farc-active 2, auc-active 2', vichada: 'cartels-active 12', huila: 'farc-active 1' },
      ECUADOR,
    )
    t.play('replace')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 54: with no other guerrilla left the second is just removed', () => {
    const t = event(54, 'single', { huila: 'farc-active 2', vichada: 'cartels-active 12, auc-active 17' })
    t.play('replace', 'huila', 'huila')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 54: with nobody to take over there is only removal', () => {
    const t = event(54, 'single', {
      huila: 'farc-active 2',
      cesar: 'cartels-active 12',
      vichada: 'auc-active 18, farc-active 28',
    })
    expect(t.question).toBe('event.remove-where')
  })

  test("AA 4.5.3 card 54: the Shipment of a defector stays its owner's to give", () => {
    const t = event(54, 'single', { huila: 'farc-active 1, farc-shipment 1' })
    t.play('replace', 'huila', 'auc-underground')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'shipment.whose', ['auc', 'remove']])
    t.play('auc')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 54: no guerrilla on the map', () => {
    expect(isOver(event(54, 'single', { bogota: 'troops 1, auc-base 1' }))).toBe(true)
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

  test('AA 1.4.1 card 39 shaded: Police taken off are not replaced', () => {
    const board = { huila: 'police 1', cesar: 'police 1', choco: 'police 1' }
    const t = event(39, 'shaded', board, { eligible: ['govt'] })
    expect([t.question, t.answers]).toEqual(['event.replace-where', ['choco', 'cesar', 'huila', 'done']])
    t.interject('govt', 'withdraw police huila 1')
    expect(t.answers).toEqual(['choco', 'cesar', 'done'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('choco').interject('govt', 'withdraw police cesar 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('choco')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({})
  })

  test('AA 1.4.1 card 40 unshaded: a guerrilla taken off is not replaced', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-underground 1', cesar: 'auc-active 3' }).play('huila')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['auc-underground', 'auc-active']])
    t.interject('auc', 'withdraw auc-underground huila 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1 })
    expect(t.pieces('cesar')).toEqual({ 'auc-active': 1, police: 2 })
  })

  test('AA 1.4.1 card 40 shaded: cubes taken off do not move', () => {
    const board = { huila: 'troops 3, auc-base 1', cesar: 'police 2, auc-base 1', choco: 'troops 1, auc-base 1' }
    const t = event(40, 'shaded', board, { eligible: ['govt'] })
    expect(t.answers).toEqual(['choco', 'cesar', 'huila'])
    t.interject('govt', 'withdraw troops choco 1')
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.play('huila', 'bogota')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.interject('govt', 'withdraw troops huila 1')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.count('bogota', 'troops')).toBe(2)
    expect(t.pieces('huila')).toEqual({ 'auc-base': 1 })
  })

  test('AA 1.4.1 card 40 shaded: a guerrilla taken off may come to a City', () => {
    const t = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1', vichada: 'auc-active 18' })
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.interject('auc', 'withdraw auc-active vichada 1')
    expect(t.answers).toContain('cali')
    t.play('bogota')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['auc-underground', 'auc-base']])
  })

  test('AA 1.4.1 card 41 unshaded: a space that AUC left is not to be chosen', () => {
    const t = event(41, 'unshaded', { huila: 'auc-active 1', cesar: 'auc-active 1', choco: 'auc-base 1' })
    expect(t.answers).toEqual(['choco', 'cesar', 'huila'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['choco', 'cesar'])
  })

  test('AA 1.4.1 card 46: a faction that took off its last guerrilla cannot be named', () => {
    const t = event(46, 'single', { huila: 'auc-active 1', cesar: 'farc-active 1', choco: 'cartels-active 1' })
    expect(t.answers).toEqual(['farc', 'auc', 'cartels'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['farc', 'cartels'])
  })

  test('AA 1.4.1 card 48 unshaded: without the Base the Opposition goes', () => {
    const board = { santander: 'passive-opposition, farc-base 1' }
    const t = event(48, 'unshaded', board, { eligible: ['farc'] })
    expect(t.answers).toEqual(['opposition', 'remove-base'])
    t.interject('farc', 'withdraw farc-base santander 1')
    expect(isOver(t)).toBe(true)
    expect(t.level('santander')).toBe('neutral')
  })

  test('AA 1.4.1 card 50 unshaded: where Police were taken off there is room again', () => {
    const t = event(50, 'unshaded', { ecuador: 'police 2' }, ECUADOR)
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    t.interject('govt', 'withdraw police ecuador 1')
    expect(t.answers).toContain('ecuador')
    t.play('ecuador')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 1.4.1 card 50 shaded: replacing is no choice once only Police without room beside them are left', () => {
    const board = { ecuador: 'police 1, auc-base 1, auc-active 1', bogota: 'police 1' }
    const t = event(50, 'shaded', board, { ...ECUADOR, eligible: ['govt'] })
    expect(t.answers).toEqual(['remove', 'replace'])
    t.interject('govt', 'withdraw police bogota 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ecuador')).toEqual({ 'auc-base': 1, 'auc-active': 1 })
  })

  test('AA 1.4.1 card 53: guerrillas taken off do not fly', () => {
    const t = event(53, 'single', { huila: 'farc-underground 3', cesar: 'farc-active 1' }, { eligible: ['farc'] })
    t.play('huila', 'vichada')
    expect(t.answers).toEqual(['1', '2'])
    t.interject('farc', 'withdraw farc-underground huila 2')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({})
    expect(t.pieces('vichada')).toEqual({ 'farc-underground': 1 })
  })

  test('AA 1.4.1 card 53: nor do they fly back', () => {
    const t = event(53, 'single', { huila: 'farc-active 1', cesar: 'farc-active 1' }, { eligible: ['farc'] })
    t.play('huila', 'cesar')
    expect(t.answers).toEqual(['cesar', 'done'])
    t.interject('farc', 'withdraw farc-active cesar 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 1 })
  })

  test('AA 1.4.1 card 54: a guerrilla taken off is not offered for removal', () => {
    const board = { huila: 'auc-active 1, farc-active 1', cesar: 'auc-underground 1', choco: 'cartels-active 1' }
    const t = event(54, 'single', board).play('remove')
    expect(t.answers).toEqual(['choco', 'cesar', 'huila', 'done'])
    t.interject('auc', 'withdraw auc-underground cesar 1')
    expect(t.answers).toEqual(['choco', 'huila', 'done'])
    t.play('huila')
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.pieces('huila')).toEqual({})
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['choco', 'done']])
  })

  test('AA 1.4.1 card 54: nor for a change of sides, and it can take the place of another', () => {
    const board = { huila: 'auc-active 1, farc-active 1, farc-underground 1', vichada: 'auc-active 17' }
    const t = event(54, 'single', board).play('replace', 'huila')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['farc-underground', 'farc-active', 'auc-active']])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['farc-underground', 'farc-active'])
    t.play('farc-active')
    expect([t.question, t.answers]).toEqual(['event.replace-with', ['auc-underground', 'cartels-underground']])
  })
})

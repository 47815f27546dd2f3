import { linesOf } from '@coinflict/kernel/nonplayers'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'
import { second } from './index.ts'

/** A faction of the 2nd edition's non-players alone eligible on a card. */
const alone = (faction: 'farc' | 'auc' | 'cartels', card: number, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card, eligible: [faction], seats: { [faction]: 'aa2' }, ...more })

const FARC_CAMP = 'farc-base 1, farc-underground 3'

/** FARC, a player, has done an operation with a special activity (or without): AUC is 2nd Eligible. */
function afterFarc(card: number, seats: Record<string, string>, hasActivity = true): Scene {
  const t = scene(
    { 'meta-west': 'farc-underground 3', antioquia: 'auc-underground 1' },
    { card, eligible: ['farc', 'auc'], seats },
  )
  return t.play('rally', 'meta-west', 'guerrilla', ...(hasActivity ? ['extort'] : []), 'done')
}

describe('aa2 8.1 Event or operation', () => {
  test('8.1/2 1st Eligible with the leftmost symbol: the event, 8.4.1/1 its shaded text', () => {
    const t = alone('farc', 32, { huila: FARC_CAMP })
    expect(t.bots()).toEqual(['event 8.1/2', 'shaded 8.4.1/1'])
    expect(t.resources('farc')).toBe(32)
    expect(alone('auc', 32, { huila: 'auc-underground 1' }).bots()[0]).toBe('rally 8.6.1/1')
  })

  test('8.1/3 1st Eligible without it: an operation', () => {
    expect(alone('farc', 8, { huila: FARC_CAMP }).bots()[0]).toBe('rally 8.7.1/1')
  })

  test('8.1/4 2nd Eligible: the event if it is open, but not on a card with the grey 2', () => {
    expect(afterFarc(22, { auc: 'aa2' }).bots()[0]).toBe('event 8.1/4')
    expect(afterFarc(21, { auc: 'aa2' }).bots()[0]).toBe('rally 8.6.1/1')
  })

  test('8.1/5 2nd Eligible with the event closed: an operation', () => {
    expect(afterFarc(22, { auc: 'aa2' }, false).bots()[0]).toBe('rally 8.6.1/1')
  })

  test('8.1/6 Insurgent Discord: the Government may choose the event even on a card with the grey 2, or an operation', () => {
    const seats = { auc: 'aa2', cartels: 'aa2' }
    expect(afterFarc(21, seats).play('event').bots()[0]).toBe('event 8.1/6')
    expect(afterFarc(22, seats).play('operation').bots()[0]).toBe('rally 8.6.1/1')
  })

  test('P1 8.1/8 an event that changes nothing is left alone', () => {
    const board: Board = { huila: 'cartels-base 1' }
    const t = alone('cartels', 68, board)
    expect(t.bots()[0]).toBe('rally 8.5.1/1')
    expect(alone('cartels', 68, { ...board, 'santa-marta': 'cartels-base 1' }).bots()[0]).toBe('event 8.1/2')
  })

  test('8.1/8 a Government Capability always changes something', () => {
    const t = scene(
      { 'meta-west': 'farc-underground 3' },
      { card: 10, eligible: ['auc', 'farc'], seats: { farc: 'aa2' } },
    )
    t.play('rally', 'antioquia', 'extort', 'done')
    expect(t.bots()[0]).toBe('event 8.1/4')
  })

  test('T17 8.1/9 Momentum before Propaganda only if it works in the round', () => {
    const draw = { draw: [73, 74, 75, 76] }
    expect(alone('farc', 27, { huila: FARC_CAMP }, draw).bots()[0]).toBe('rally 8.7.1/1')
    expect(alone('farc', 27, { huila: FARC_CAMP }).bots()[0]).toBe('event 8.1/2')
    expect(alone('farc', 22, { huila: FARC_CAMP }, draw).bots()[0]).toBe('event 8.1/2')
    expect(alone('cartels', 67, { huila: 'cartels-base 1' }, draw).bots()[0]).toBe('event 8.1/2')
  })

  test('8.0/h1 with the next card hidden 8.1/9 cannot be tested', () => {
    const more = { draw: [73, 74, 75, 76], options: { edition: '1st', 'no-reveal': 'yes' } }
    expect(alone('farc', 27, { huila: FARC_CAMP }, more).bots()[0]).toBe('event 8.1/2')
  })

  test('8.1/11 without Resources: pass, and 1 Resource', () => {
    const t = alone('farc', 8, { huila: FARC_CAMP }, { resources: { farc: 0 } })
    expect(t.bots()).toEqual(['pass 8.1/11'])
    expect(t.resources('farc')).toBe(1)
    expect(alone('farc', 8, { huila: FARC_CAMP }, { resources: { farc: 1 } }).bots()[0]).toBe('rally 8.7.1/1')
  })

  test('8.1/15 no operation from Shipments', () => {
    const t = alone('cartels', 8, {
      huila: 'cartels-base 2, cartels-underground 1, police 9, cartels-shipment 4',
      medellin: 'cartels-base 1, farc-base 1',
    })
    const said = t.bots()
    expect(said[0]).toBe('rally 8.5.1/1')
    expect(said.join()).not.toContain('ship')
    expect(t.markers('huila', 'cartels-shipment')).toBe(4)
  })

  test('10.2/S1 on Narco-War it always operates', () => {
    expect(alone('cartels', 63, { huila: 'cartels-base 1, cartels-underground 3' }).bots()[0]).toBe('rally 8.5.1/1')
  })

  test('P8 8.1/16 a player may give Resources to it; it gives nothing back', () => {
    const t = scene({ bogota: 'troops 1' }, { first: 'govt', seats: { auc: 'aa2' } })
    t.play('train', 'bogota')
    t.interject('govt', 'give auc resources 3')
    expect(t.resources('auc')).toBe(23)
    expect(() => t.interject('govt', 'request auc resources 3')).toThrow('gives nothing')
  })
})

describe('aa2 8.1/7 Events of insurgents with a non-player Government', () => {
  /** Alone eligible; the Government is a non-player, the others are played. */
  const withGovernment = (faction: 'farc' | 'auc' | 'cartels', card: number, board: Board): string =>
    alone(faction, card, board, { seats: { [faction]: 'aa2', govt: 'aa2' } }).bots()[0] as string

  test('8.1/a it gains Resources', () => {
    const board: Board = { huila: 'auc-underground 1, cartels-base 1' }
    expect(withGovernment('auc', 41, board)).toBe('event 8.1/a')
  })

  test('8.1/a it places or moves pieces of its own', () => {
    expect(withGovernment('auc', 49, { huila: 'auc-underground 1' })).toBe('event 8.1/a')
    expect(withGovernment('auc', 53, { vichada: 'auc-active 1' })).toBe('event 8.1/a')
  })

  test('8.1/a it gets a free operation or special activity', () => {
    expect(withGovernment('farc', 19, { bogota: 'farc-active 6, troops 1, passive-support' })).toBe('event 8.1/a')
  })

  test('8.1/b AUC brings Terror to Opposition; not elsewhere', () => {
    expect(withGovernment('auc', 43, { huila: 'troops 1, passive-opposition' })).toBe('event 8.1/b')
    expect(withGovernment('auc', 43, { huila: 'troops 1' })).toBe('rally 8.6.1/1')
  })

  test('8.1/c FARC shifts toward Active Opposition; the same helps AUC nothing', () => {
    expect(withGovernment('farc', 31, { huila: 'passive-opposition', cesar: FARC_CAMP })).toBe('event 8.1/c')
    expect(withGovernment('auc', 48, { cali: 'passive-support' })).toBe('rally 8.6.1/1')
  })

  /** FARC, a player, has operated; the Cartels are 2nd Eligible and the Government is a non-player. */
  const secondCartels = (card: number, seats: Record<string, string>): string => {
    const t = scene(
      { 'meta-west': 'farc-underground 3', huila: 'cartels-base 1' },
      { card, eligible: ['farc', 'cartels'], seats: { cartels: 'aa2', ...seats } },
    )
    return t.play('rally', 'meta-west', 'guerrilla', 'extort', 'done').bots()[0] as string
  }

  test('8.1/d a played faction is made Ineligible', () => {
    expect(secondCartels(23, { govt: 'aa2' })).toBe('event 8.1/d')
  })

  test('8.1/d a shift toward Active Support harms a played FARC', () => {
    expect(secondCartels(36, { govt: 'aa2' })).toBe('event 8.1/d')
  })

  test('8.1/d a played faction loses pieces; non-players’ losses do not count', () => {
    // No AUC guerrilla is Available to take the place of those that Deserters & Defectors remove.
    const board: Board = { 'pasto-tumaco-loc': 'auc-active 18', huila: 'farc-active 1' }
    expect(withGovernment('auc', 54, board)).toBe('event 8.1/d')
    const seats = { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'aa2' }
    expect(alone('auc', 54, board, { seats }).bots(1)[0]).not.toContain('event')
  })

  test('8.1/a and 8.1/c what works in the round to come counts: 67 for the Cartels, 22 for FARC', () => {
    expect(withGovernment('cartels', 67, { cali: 'cartels-base 1, cartels-underground 1' })).toBe('event 8.1/a')
    expect(withGovernment('farc', 22, { huila: FARC_CAMP })).toBe('event 8.1/c')
  })

  test('T20 AUC on Senado & Cámara: being protected is none of these', () => {
    expect(withGovernment('auc', 42, { huila: 'auc-underground 1' })).toBe('rally 8.6.1/1')
    expect(alone('auc', 42, { huila: 'auc-underground 1' }).bots()[0]).toBe('event 8.1/2')
  })
})

describe('aa2 8.1.2 Details', () => {
  test('8.1.2/1 a base before a guerrilla: AUC after a Kidnap', () => {
    const t = scene(
      { 'neiva-pasto-loc': 'farc-active 3', bogota: 'farc-underground 1' },
      { first: 'govt', eligible: ['farc'], seats: { auc: 'aa2' }, dice: [6] },
    )
    t.play('terror', 'bogota', 'kidnap')
    expect(t.bots()).toEqual(['auc-base 8.1.2/1'])
    expect(t.count('bogota', 'auc-base')).toBe(1)
  })

  test('8.1.2/3 Shipments go under own guerrillas', () => {
    const t = alone('cartels', 8, {
      medellin: 'cartels-base 2, farc-underground 1, cartels-active 1, police 9',
      bogota: 'cartels-base 2, farc-underground 1, cartels-underground 11, police 14',
    })
    expect(t.bots()).toContain('cartels 8.1.2/3')
  })

  test('8.1.2/8 who marches takes the Shipments along', () => {
    const t = scene(
      { cesar: 'farc-base 2, farc-active 22', vichada: 'cartels-base 2, farc-underground 3, farc-shipment 2' },
      { first: 'govt', eligible: ['farc'], seats: { farc: 'aa2' }, tracks: { propaganda: 3 } },
    )
    expect(t.bots()).toContain('2 8.1.2/8')
  })

  test('8.1.2/5 a Shipment whose carriers are gone goes to another non-player, not to a player', () => {
    const assaulted = (seats: Record<string, string>): Scene => {
      const t = scene(
        { bogota: 'farc-active 1, farc-shipment 1, auc-active 1, cartels-active 1, troops 1' },
        { first: 'govt', eligible: ['govt'], seats: { farc: 'aa2', ...seats } },
      )
      t.play('assault', 'farc-active')
      t.bots(1)
      return t
    }
    expect(assaulted({ cartels: 'aa2' }).markers('bogota', 'cartels-shipment')).toBe(1)
    const lost = assaulted({})
    expect(['cartels-shipment', 'auc-shipment'].map((id) => lost.markers('bogota', id))).toEqual([0, 0])
    expect(lost.aid).toBe(15)
  })

  test('8.1.2/5 one that is captured goes to who struck', () => {
    const t = scene(
      { huila: 'farc-active 1, farc-shipment 1, auc-underground 1, cartels-active 1' },
      { first: 'govt', eligible: ['auc'], seats: { farc: 'aa2', cartels: 'aa2' } },
    )
    t.play('attack', 'ambush', 'farc-active', 'done')
    t.bots(1)
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('8.1.2/5 with nobody left there the Shipment is gone without a choice', () => {
    const t = scene(
      { bogota: 'farc-active 1, farc-shipment 1, troops 1' },
      { first: 'govt', eligible: ['govt'], seats: { farc: 'aa2', cartels: 'aa2' } },
    )
    expect(t.play('assault').bots()).toEqual([])
    expect([t.markers('bogota', 'farc-shipment'), t.aid]).toEqual([0, 15])
  })

  test('8.1.2/7 drug profits: a base where there is room, otherwise 6 Resources', () => {
    const profits = (huila: string): Scene => {
      const t = scene(
        { huila: `farc-active 1, farc-shipment 1, ${huila}` },
        { card: 73, phase: 'resources', seats: { farc: 'aa2', cartels: 'aa2', auc: 'aa2' } },
      )
      t.bots(1)
      return t
    }
    expect(profits('').count('huila', 'farc-base')).toBe(1)
    expect(profits('cartels-base 2').resources('farc')).toBe(26)
  })
})

describe('aa2 8.9 1-player victory', () => {
  /** FARC, the only player, after the last round: so many bases, and people at Active Opposition. */
  const verdict = (antioquia: string) => {
    const t = scene(
      { medellin: 'active-opposition', bogota: 'active-opposition', vichada: 'farc-base 2', antioquia },
      {
        card: 73,
        phase: 'elite-backing',
        tracks: { propaganda: 4 },
        seats: { govt: 'aa2', auc: 'aa2', cartels: 'aa2' },
        options: { edition: '2nd' },
        boxes: { 'out-of-play': { 'auc-guerrillas': 18 } },
      },
    )
    t.bots()
    return t.table.volume.verdict?.(t.table.game)
  }

  test('8.9/2 a FARC player is judged by the same scale', () => {
    // Opposition 22 and bases make -1 and 3; AUC stands at -2 and, with two bases of its own, at 0.
    expect(verdict('')).toEqual({ id: 'verdict.stalemate', rule: '8.9', n: 1 })
    expect(verdict('auc-base 2')).toMatchObject({ id: 'verdict.failure', n: -1 })
    expect(verdict('active-opposition')).toMatchObject({ id: 'verdict.progress', n: 5 })
  })
})

describe('aa2 The charts', () => {
  test('every line has an id of its own and a sentence in every language', () => {
    const lines = linesOf(second)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    for (const { id, text } of lines)
      expect([id, text.en, text.es, text.pl].every((each) => each.length > 0)).toBe(true)
  })
})

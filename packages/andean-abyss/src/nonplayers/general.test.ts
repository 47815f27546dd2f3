import { DONE, nonPlayer } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { by } from '../../test/bots.ts'
import { type Board, type SceneOptions, scene } from '../../test/kit.ts'
import { CARTELS } from '../forces.ts'
import { families } from './index.ts'

const ALL = { farc: 'aa1', auc: 'aa1', cartels: 'aa1' }

describe('aa1 8.1.2 Procedure', () => {
  /** The Government Assaults in Cali; whose Shipment is it then? */
  const assaulted = (there: string, seats: Record<string, string> = ALL) => {
    const t = scene({ cali: `troops 1, ${there}` }, { first: 'govt', seats })
    return { t, answers: t.play('assault').bots(1) }
  }

  test('8.1.2/5 a Shipment whose carrier is lost passes to another non-player: FARC, AUC, Cartels', () => {
    const { t, answers } = assaulted('cartels-active 1, cartels-shipment 1, farc-underground 1, auc-underground 1')
    expect(by('8.1.2/5', answers)).toEqual(['farc'])
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('8.1.2/5 to somebody Underground before somebody Active', () => {
    const there = 'cartels-active 1, cartels-shipment 1, farc-active 1, auc-underground 1'
    const t = scene({ cali: `troops 1, ${there}` }, { first: 'govt', seats: ALL }).play('assault', 'cartels-active')
    expect(by('8.1.2/5', t.bots(1))).toEqual(['auc'])
    expect(t.markers('cali', 'auc-shipment')).toBe(1)
  })

  test('8.1.2/5 never to a player', () => {
    const there = 'cartels-active 1, cartels-shipment 1, farc-underground 1'
    const { t, answers } = assaulted(there, { cartels: 'aa1' })
    expect(by('8.1.2/5', answers)).toEqual(['remove'])
    expect(t.aid).toBe(15)
    const mixed = assaulted(`${there}, auc-underground 1`, { cartels: 'aa1', auc: 'aa1' })
    expect(by('8.1.2/5', mixed.answers)).toEqual(['auc'])
  })

  test('8.1.2/5 what an Attack takes goes to the attacker, player or not', () => {
    const board: Board = { cali: 'farc-underground 3, auc-underground 1, cartels-active 1, cartels-shipment 1' }
    const t = scene(board, { first: 'farc', seats: { auc: 'aa1', cartels: 'aa1' } })
    t.play('attack', 'ambush', 'cartels-active')
    if (t.question === 'remove.which') t.play('auc-underground')
    t.bots(1)
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('8.1/ship a player who asks for advice is told to keep the Shipment', () => {
    const board: Board = { cali: 'cartels-underground 3, cartels-shipment 1' }
    const t = scene(board, { first: 'govt', eligible: ['cartels'] }).play('rally', 'cali', 'base', 'done')
    expect(t.question).toBe('ship.whose')
    const { setup, volume } = t.table
    const adviser = nonPlayer({ volume, families, setup }, CARTELS, families[0])
    const { ground } = t.table.consult(adviser?.decide ?? (() => DONE))
    expect([ground?.line.id, ground?.answer]).toEqual(['8.1/ship', DONE])
  })

  test('8.1.2/7 drug profits: a base if one can be placed, otherwise 6 Resources', () => {
    const profits: SceneOptions = { phase: 'resources', card: 73, tracks: { propaganda: 1 }, seats: ALL }
    const t = scene({ cali: 'farc-active 1, farc-shipment 1', pasto: 'auc-active 1, auc-shipment 3' }, profits)
    expect(by('8.1.2/7', t.bots())).toEqual(['base', 'base', 'base'])
    expect(t.count('cali', 'farc-base')).toBe(1)
    // Two bases fill Pasto; the third Shipment is worth 6.
    expect(t.count('pasto', 'auc-base')).toBe(2)
    expect(t.resources('auc')).toBe(26)
  })
})

describe.each(families.map((family) => [family.id, family] as const))(
  '%s 8.1.2 What is left to the procedure',
  (id, family) => {
    test('8.1.2/4 of enemy pieces Police, then Troops, then Underground and Active guerrillas go, bases as soon as they may', () => {
      const struck = (huila: string) => {
        const t = scene(
          { huila: `cartels-active 6, ${huila}`, vichada: 'farc-underground 3' },
          { card: 19, eligible: ['farc', 'cartels'], seats: { cartels: id }, dice: [2] },
        )
        return by('8.1.2/4', t.play('rally', 'vichada', 'guerrilla', 'extort', 'done').bots())
      }
      expect(struck('troops 2, police 1, farc-active 1')).toEqual(['police', 'troops'])
      expect(struck('auc-active 1, farc-underground 1, farc-active 1')).toEqual(['farc-underground', 'farc-active'])
      expect(struck('govt-base 1, farc-active 1, auc-active 1')).toEqual(['govt-base', 'farc-active'])
      expect(struck('troops 1')).toEqual([])
    })

    test('8.1.2/lot what no line speaks of goes by lot: the operation that a Shipment brings a player who asks for advice', () => {
      const board: Board = { cali: 'cartels-underground 3, cartels-shipment 1' }
      const t = scene(board, { first: 'govt', eligible: ['cartels'] })
      t.play('rally', 'cali', 'base', 'done')
      const { setup, volume } = t.table
      const line = () => {
        const adviser = nonPlayer({ volume, families, setup }, CARTELS, family)
        return t.table.consult(adviser?.decide ?? (() => DONE)).ground?.line.id
      }
      expect(line()).not.toBe('8.1.2/lot')
      t.play('cali')
      expect([t.question, line()]).toEqual(['ship.operation', '8.1.2/lot'])
    })
  },
)

import { type Family, nonPlayer } from '@coinflict/kernel/nonplayers'
import type { Faction } from '@coinflict/kernel/state'
import { readPosition, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { by, lines } from '../../test/bots.ts'
import { type Board, Scene, type SceneOptions, scene } from '../../test/kit.ts'
import { CARTELS } from '../forces.ts'
import { families } from './index.ts'

const ALL = { farc: 'aa1', auc: 'aa1', cartels: 'aa1' }
/** The line of each family by which nobody ships, and how it stops. */
const KEEPS: Readonly<Record<string, string>> = { aa1: '8.1/ship', aa2: '8.1/15' }
const STOPS: Readonly<Record<string, string>> = { aa1: 'done 8.1.1/stop', aa2: 'done 8.1.1/1' }

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

  test('8.1.2/7 drug profits: a base if one can be placed, otherwise 6 Resources', () => {
    const profits: SceneOptions = { phase: 'resources', card: 73, tracks: { propaganda: 1 }, seats: ALL }
    const t = scene({ cali: 'farc-active 1, farc-shipment 1', pasto: 'auc-active 1, auc-shipment 3' }, profits)
    expect(by('8.1.2/7', t.bots())).toEqual(['base', 'base', 'base'])
    expect(t.count('cali', 'farc-base')).toBe(1)
    // Two bases fill Pasto; the third Shipment is worth 6.
    expect(t.count('pasto', 'auc-base')).toBe(2)
    expect(t.resources('auc')).toBe(26)
    const full = scene({ cali: 'farc-active 1, farc-shipment 1, cartels-base 2' }, profits)
    expect(by('8.1.2/7', full.bots())).toEqual([])
    expect(full.resources('farc')).toBe(26)
  })

  test('8.1/pass not if a Rally is possible', () => {
    const boxes = { 'out-of-play': { 'cartels-guerrillas': 11, 'cartels-bases': 14 } }
    const t = scene({}, { first: 'govt', eligible: ['cartels'], seats: ALL, boxes })
    expect(t.bots(1)).toEqual(['rally 8.1.1/none'])
  })
})

/** The same table, but a player does what a family advises. */
function advised(t: Scene, faction: Faction, family: Family): Scene {
  const { journal, setup, volume } = t.table
  const { at, drawn, position } = t.table.lastCheckpoint()
  const rest = { entries: journal.entries.slice(at), outcomes: journal.outcomes.slice(drawn) }
  const adviser = nonPlayer({ volume, families, setup }, faction, family)
  const deciders = volume.allFactions.map((f) => (f === faction ? adviser?.decide : undefined))
  return new Scene(new Table(volume, setup, deciders, { journal: rest, start: (g) => readPosition(g, position) }))
}

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

    /** A player's Cartels have Rallied and hold a Shipment; AUC is a non-player. */
    const laden = (eligible: 'farc' | 'cartels'): Scene =>
      scene(
        { cali: 'cartels-underground 3, cartels-shipment 1', vichada: 'farc-underground 3' },
        { first: 'govt', eligible: [eligible], seats: { auc: id } },
      )
    const rallied = (): Scene => laden('cartels').play('rally', 'cali', 'base', 'done')

    test('8.1/ship, 8.1/15 a player who asks for advice is told to keep the Shipment', () => {
      expect(advised(rallied(), CARTELS, family).bots(1)).toEqual([`done ${KEEPS[id]}`])
      const asked = laden('farc').play('rally', 'vichada', 'guerrilla', 'done', 'ask-cartels')
      expect(advised(asked, CARTELS, family).bots(1)).toEqual([`no ${KEEPS[id]}`])
      const given = rallied().play('cali')
      expect(lines(advised(given, CARTELS, family).bots(1))).not.toContain(KEEPS[id])
    })

    test('8.1.2/lot what no line speaks of goes by lot: the operation that a Shipment brings a player who asks for advice', () => {
      expect(lines(advised(rallied(), CARTELS, family).bots(1))).not.toContain('8.1.2/lot')
      const given = rallied().play('cali')
      expect([given.question, ...lines(advised(given, CARTELS, family).bots(1))]).toEqual([
        'ship.operation',
        '8.1.2/lot',
      ])
    })

    test('8.1.1/stop, 8.1.1/1 it stops where the rules would let it go on, not with the last Underground guerrilla', () => {
      const terror = (more: Board) =>
        scene(
          { 'pasto-tumaco-loc': 'auc-active 11', arauca: 'farc-base 1, auc-underground 1, police 1', ...more },
          { first: 'govt', eligible: ['auc'], seats: { auc: id } },
        ).bots()
      expect(terror({ 'bogota-neiva-loc': 'auc-underground 1, police 1' }).at(-1)).toBe(STOPS[id])
      expect(terror({ 'bogota-neiva-loc': 'auc-active 1, police 1' })).toEqual(['terror 8.6.4/1'])
    })

    test('8.4.1/1 the shaded text; a card with one text has no side', () => {
      const taken = (card: number) =>
        scene(
          { cali: 'auc-active 1, police 1, active-support' },
          { card, eligible: ['auc'], seats: { auc: id }, draw: [] },
        ).bots()
      expect(taken(48)).toContain('shaded 8.4.1/1')
      expect(lines(taken(46))).not.toContain('8.4.1/1')
    })
  },
)

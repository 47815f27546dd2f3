import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { isSecondsTurn, NOT_HERE } from '../../test/events.ts'
import { type Board, event, scene } from '../../test/kit.ts'
import { execute, FAMILIES } from '../../test/nonplayers.ts'
import { aDistantPlain } from '../index.ts'
import type { SpaceId } from '../map.ts'
import { CARD } from './lasting.ts'

const PROVINCES = [
  'badakhshan',
  'badghis',
  'baghlan',
  'balkh',
  'bamian',
  'farah',
  'faryab',
  'ghazni',
  'ghowr',
  'helmand',
  'herat',
  'kandahar',
  'khowst',
  'konduz',
  'nimruz',
  'nuristan',
  'oruzgan',
  'paktika',
  'samangan',
  'sar-e-pol',
  'zabol',
] as const satisfies readonly SpaceId[]

describe('ADP 5.4 card 11', () => {
  test('ADP 5.1 card 11: first the Taliban, then the Warlords place up to 2 Guerrillas in Provinces', () => {
    const t = event(11, 'single', {})
    expect([t.by, t.question]).toEqual(['taliban', 'event.place-where'])
    expect(t.answers).toEqual([...PROVINCES, 'done'])
    for (const refused of ['kabul', 'waziristan', 'loc-kandahar-kabul']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    t.play('kandahar', 'kandahar')
    expect(t.by).toBe('warlords')
    t.play('balkh', 'done')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 2 })
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1 })
    expect(inForce(t.table.game, CARD.strategicRelease, 'unshaded')).toBe(true)
  })

  test('ADP 1.4.1 card 11: a faction with no Guerrillas Available is not asked', () => {
    const t = event(11, 'single', { zabol: 'taliban-active 30', balkh: 'warlords-active 15' })
    expect(isSecondsTurn(t)).toBe(true)
    expect(inForce(t.table.game, CARD.strategicRelease, 'unshaded')).toBe(true)
  })
})

describe('card 11 Strategic Release', () => {
  test('ADP 5.4 card 11: no Attack in COIN-Controlled spaces', () => {
    const board: Board = {
      zabol: 'taliban-active, government-troops 2',
      helmand: 'taliban-active 2, government-troops 2',
      'loc-kandahar-kabul': 'taliban-active, government-troops 2',
    }
    const t = scene(board, { first: 'taliban', lasting: { 11: 'unshaded' } }).play('attack')
    expect(t.whyNot('zabol')?.id).toBe('why.strategic-release')
    expect(t.answers).toContain('helmand')
    expect(t.answers).toContain('loc-kandahar-kabul')
  })
})

describe.each(FAMILIES)('%s card 11 Strategic Release', (family) => {
  test('Strategic Release: each insurgent non-player places its own two Guerrillas', () => {
    const { t } = execute(family, 'coalition', 11, {}, { bots: ['taliban', 'warlords'] })
    const placed = (piece: 'taliban-underground' | 'warlords-underground'): number =>
      aDistantPlain.spaces.reduce((sum, { id }) => sum + t.count(id as keyof Board, piece), 0)
    expect([placed('taliban-underground'), placed('warlords-underground')]).toEqual([2, 2])
  })
})

import { controlledBy } from '@coinflict/kernel/rules'
import { BadInput } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, idOf, refusal, scene, totals } from './kit.ts'

test('AA 1.6 Support counts for the Government’s victory, Opposition for FARC’s, neither for the others’', () => {
  const margins = (board: Board) => {
    const { game } = scene(board).table
    return andeanAbyss.allFactions.map((f) => andeanAbyss.margin(game, f))
  }
  expect(margins({})).toEqual([-60, -25, 0, -20])
  expect(margins({ bogota: 'active-support' })).toEqual([-44, -25, 0, -20])
  expect(margins({ bogota: 'active-opposition' })).toEqual([-60, -9, 0, -20])
})

describe('AA 1.6.1 levels of Support and Opposition', () => {
  test('five levels; FARC Terror goes down the scale a step at a time and stops at its end', () => {
    const t = scene(
      {
        bogota: 'farc-underground, active-support',
        cali: 'farc-underground, passive-support',
        medellin: 'farc-underground',
        pasto: 'farc-underground, passive-opposition',
        neiva: 'farc-underground, active-opposition',
      },
      { first: 'farc' },
    ).play('terror', 'bogota', 'cali', 'medellin', 'pasto', 'neiva', 'done')
    expect((['bogota', 'cali', 'medellin', 'pasto', 'neiva'] as const).map((id) => t.level(id))).toEqual([
      'passive-support',
      'neutral',
      'passive-opposition',
      'active-opposition',
      'active-opposition',
    ])
  })

  test('a space is at one level only', () => {
    expect(() => scene({}, { position: { spaces: { bogota: { level: 'support' } } } })).toThrow(BadInput)
  })
})

describe('AA 1.6.2 spaces without people', () => {
  test('lines and departments of Population 0 are always Neutral', () => {
    expect(() => scene({ vichada: 'active-support' })).toThrow(BadInput)
    expect(() => scene({ 'bogota-neiva-loc': 'passive-opposition' })).toThrow(BadInput)
    const t = scene({ vichada: 'farc-underground', vaupes: 'farc-underground' }, { first: 'farc' }).play(
      'terror',
      'vichada',
      'done',
    )
    expect([t.level('vichada'), t.markers('vichada', 'terror')]).toEqual(['neutral', 1])
    expect(totals(t).opposition).toBe(0)
  })

  test('so FARC and AUC both Rally there', () => {
    for (const first of ['farc', 'auc'] as const) {
      const t = scene({}, { first }).play('rally')
      for (const id of ['vichada', 'guainia', 'vaupes', 'amazonas']) expect(t.answers).toContain(id)
    }
  })
})

describe('AA 1.6.3 Total Support and Opposition', () => {
  const board = {
    bogota: 'active-support',
    santander: 'passive-support, farc-underground',
    choco: 'passive-opposition, farc-base',
    antioquia: 'active-opposition',
    vichada: 'farc-base 2',
    huila: 'auc-base',
  } as const

  test('population once for Passive, twice for Active; FARC Bases on the map join Opposition', () => {
    expect(totals(scene(board))).toEqual({ support: 18, opposition: 5, 'opposition-and-bases': 8 })
  })

  test('they follow every change', () => {
    const t = scene(board, { first: 'farc' }).play('terror')
    expect(totals(t)).toEqual({ support: 16, opposition: 5, 'opposition-and-bases': 8 })
    const rally = scene({ ...board, huila: 'farc-underground 2' }, { first: 'farc' }).play('rally', 'huila', 'base')
    expect(totals(rally)['opposition-and-bases']).toBe(9)
  })
})

describe('AA 1.7 Resources and Aid', () => {
  test('Resources stop at 99', () => {
    const t = scene({}, { resources: { govt: 98 } }).play('pass')
    expect(t.resources('govt')).toBe(99)
    expect(() => scene({}, { resources: { farc: 100 } })).toThrow(BadInput)
  })

  test('a transfer that the receiver could not hold is refused', () => {
    const t = scene({}, { resources: { farc: 98 } }).play('train')
    expect(refusal(t, 'govt', 'give farc resources 2')).toEqual({ id: 'why.give-number', rule: '1.7' })
    expect(refusal(t, 'govt', 'give farc resources 1')).toBeUndefined()
  })

  test('Aid lies between 0 and 29', () => {
    const low = scene({ huila: 'auc-underground', choco: 'auc-underground' }, { first: 'auc', tracks: { aid: 2 } })
    low.play('terror', 'huila', 'done')
    expect(low.aid).toBe(0)
    const high = scene({ huila: 'troops 2, cartels-active, cartels-shipment' }, { tracks: { aid: 25 } })
    high.play('assault', 'huila')
    expect(high.aid).toBe(29)
    expect(() => scene({}, { tracks: { aid: 30 } })).toThrow(BadInput)
  })

  test('Operations are paid from Resources, never from Aid', () => {
    const t = scene({ bogota: 'troops 3, farc-active' }, { resources: { govt: 2 }, tracks: { aid: 29 } })
    for (const op of ['train', 'patrol', 'sweep', 'assault']) {
      expect(t.whyNot(op)).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    }
  })
})

describe('AA 1.8 Control', () => {
  /** Whether the Government may follow its Training of Cali with Civic Action, for which it needs Control. */
  const mayAct = (board: string) => {
    // A Base could always be built, so the question is put.
    const t = scene({ cali: `police, ${board}` }).play('train', 'cali', '0', '0')
    while (t.question === 'train.where') t.play('done')
    expect(t.question).toBe('train.then')
    return t.whyNot('civic-action') ?? 'yes'
  }
  const no = { id: 'why.govt-control', rule: '6.4.1' }

  test('more pieces than all others together, Bases and guerrillas of every faction counted', () => {
    expect(mayAct('troops 3, farc-underground, auc-active, cartels-base')).toBe('yes')
    expect(mayAct('troops 3, farc-underground, auc-active, cartels-active, cartels-base')).toEqual(no)
    expect(mayAct('troops 3, farc-active 4')).toEqual(no)
    expect(mayAct('troops 3, farc-active 4, govt-base')).toBe('yes')
  })

  test('the same for FARC; AUC and Cartels Control nothing, and nobody a line', () => {
    const t = scene({
      huila: 'farc-base, farc-active, auc-active',
      choco: 'farc-base, auc-active',
      cesar: 'auc-active 3',
      arauca: 'cartels-base 2',
      cali: 'police',
      'bogota-neiva-loc': 'police 3',
    })
    const holder = (id: SpaceId) => controlledBy(t.table.game, idOf(andeanAbyss.spaceIndex, id))
    expect(holder('huila')).toBe(1)
    expect(holder('choco')).toBe(-1)
    expect(holder('cesar')).toBe(-1)
    expect(holder('arauca')).toBe(-1)
    expect(holder('cali')).toBe(0)
    expect(holder('bogota-neiva-loc')).toBe(-1)
    expect(holder('vichada')).toBe(-1)
  })

  test('2nd edition: always current, so a Base from a Shipment opens Agitation in the same round; 1st: set in the Control phase', () => {
    const agitate = (edition: string) =>
      scene(
        { choco: 'farc-active, farc-shipment, troops', huila: 'farc-base, auc-active 2' },
        { card: 73, played: [4], phase: 'control', options: { edition }, tracks: { president: 'uribe' } },
      ).play('base')
    expect(agitate('2nd').question).toBe('agitate.where')
    expect(agitate('2nd').answers).toEqual(['choco', 'done'])
    expect(agitate('1st').question).toBe('elite.where')
  })
})

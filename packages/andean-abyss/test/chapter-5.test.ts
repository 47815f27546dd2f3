import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from './kit.ts'

/** Answers `done` or passes until the question comes. */
function skipTo(t: Scene, question: string): Scene {
  while (t.question !== question) t.play(t.answers.includes('done') ? 'done' : 'pass')
  return t
}

describe('AA 5.1 executing events', () => {
  test('AA 5.1 the executing faction makes all selections, of others’ pieces too', () => {
    // Card 41: AUC loses all its pieces in one space; FARC executes it.
    const t = event(41, 'unshaded', { choco: 'auc-base', cesar: 'auc-underground 3' }, { eligible: ['farc'] })
    expect([t.by, t.rule]).toEqual(['farc', '5.1'])
    expect(t.answers).toEqual(['choco', 'cesar'])
    t.play('choco')
    expect(t.pieces('choco')).toEqual({})
    expect(t.pieces('cesar')).toEqual({ 'auc-underground': 3 })
  })

  test('AA 5.1 AA-11 it names the faction that must Attack; that faction chooses the rest', () => {
    // Card 29 shaded: FARC or AUC Ambushes twice; the Cartels execute it.
    const t = event(
      29,
      'shaded',
      {
        choco: 'farc-active, police, auc-base, troops',
        narino: 'farc-underground, police',
        cesar: 'auc-active, police',
      },
      { eligible: ['cartels'], options: { edition: '2nd' } },
    )
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.by).toBe('farc')
    expect(t.answers).toEqual(['choco', 'narino'])
    t.play('choco')
    expect([t.by, t.question]).toEqual(['farc', 'remove.which'])
    expect(t.answers).toEqual(['troops', 'police', 'auc-base'])
  })

  test('AA 5.1 an event may be taken though it does nothing', () => {
    // Card 38 shaded hides AUC guerrillas; there are none.
    const t = event(38, 'shaded', {}, { eligible: ['farc', 'govt'] })
    expect(t.question).toBe('turn.second')
  })
})

describe('AA 5.1.1 event text takes precedence, within limits', () => {
  test('AA 5.1.1 AA-12 Terror by any guerrilla may use an Active one', () => {
    const t = event(46, 'single', { choco: 'farc-active 2, auc-active' }, { eligible: ['farc'] })
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.markers('choco', 'terror')).toBe(2)
  })

  test('AA 5.1.1 no pieces that are not available are placed', () => {
    // Card 49 shaded: an AUC base and guerrilla, but every base is on the map.
    const t = event(
      49,
      'shaded',
      { huila: 'auc-base 2', choco: 'auc-base 2', narino: 'auc-base 2' },
      { eligible: ['auc'] },
    )
    t.play('cesar')
    expect(t.pieces('cesar')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.1 what cannot be replaced is removed', () => {
    // Card 40 unshaded: Police for AUC guerrillas, but all 30 Police are on the map.
    const t = event(40, 'unshaded', { bogota: 'police 30', choco: 'auc-active 3' }, { eligible: ['govt'] })
    skipTo(t, 'turn.first')
    expect(t.pieces('choco')).toEqual({})
  })

  test('AA 5.1.1 stacking holds: two bases to a space, no Government forces in FARC Zones', () => {
    // Card 21 shaded: a FARC base anywhere.
    const t = event(21, 'shaded', { huila: 'auc-base, cartels-base' }, { eligible: ['farc'] })
    expect(t.answers).not.toContain('huila')
    expect(t.whyNot('huila')).toEqual({ id: 'why.event-not-here', rule: '5.1' })
    expect(t.answers).not.toContain('cali-pasto-loc')
    // Card 39 unshaded: Police into departments.
    const u = event(39, 'unshaded', { choco: 'farc-zone' }, { eligible: ['govt'] })
    expect(u.whyNot('choco')).toEqual({ id: 'why.event-not-here', rule: '5.1' })
    expect(u.answers).toContain('huila')
  })

  test('AA 5.1.1 Aid ends at 29, Resources at 99', () => {
    const t = event(12, 'unshaded', {}, { eligible: ['govt'], tracks: { aid: 25 }, resources: { govt: 90 } })
    expect(t.aid).toBe(29)
    expect(t.resources('govt')).toBe(99)
    const u = event(32, 'shaded', {}, { eligible: ['farc'], resources: { farc: 95 } })
    expect(u.resources('farc')).toBe(99)
  })

  test('AA 5.1.1 nobody carries out an operation or activity that is not its own', () => {
    // Card 46 names a faction for Terror, card 29 one for Ambushes.
    const board = {
      choco: 'troops, farc-active, auc-active, cartels-active',
      cesar: 'troops, farc-active, auc-active, cartels-active',
    }
    expect(event(46, 'single', board, { eligible: ['govt'] }).answers).toEqual(['farc', 'auc', 'cartels'])
    expect(event(29, 'shaded', board, { eligible: ['govt'] }).answers).toEqual(['farc', 'auc'])
  })
})

describe('AA 5.1.2 the event being played beats those played before', () => {
  test('AA 5.1.2 AA-13 Former Military Assaults FARC under Senado & Cámara', () => {
    const t = event(
      37,
      'unshaded',
      { choco: 'troops, farc-active' },
      { eligible: ['govt'], lasting: { 42: 'shaded' }, tracks: { senado: 'farc' } },
    )
    expect(t.pieces('choco')).toEqual({ troops: 1 })
    // (+) An Assault by operation would not reach it.
    const u = scene(
      { choco: 'troops, farc-active', cali: 'troops, auc-active', pasto: 'troops, auc-active' },
      { first: 'govt', lasting: { 42: 'shaded' }, tracks: { senado: 'farc' } },
    )
    u.play('assault')
    expect(u.whyNot('choco')?.id).toBe('why.assault-none')
  })
})

describe('AA 5.1.3 what can be carried out is', () => {
  test('AA 5.1.3 the first half without the second', () => {
    // Card 21 unshaded: FARC Resources -6 and a FARC base off; there is none.
    const t = event(21, 'unshaded', {}, { eligible: ['govt'] })
    expect(t.resources('farc')).toBe(14)
    // Card 43 shaded: Terror beside Troops, of whom there are none, and Aid -9.
    expect(event(43, 'shaded', {}, { eligible: ['farc'], tracks: { aid: 12 } }).aid).toBe(3)
  })

  test('AA 5.1.3 as many as there are', () => {
    // Card 40 unshaded replaces three AUC guerrillas; there are two.
    const t = event(40, 'unshaded', { choco: 'auc-active 2' }, { eligible: ['govt'] })
    skipTo(t, 'turn.first')
    expect(t.pieces('choco')).toEqual({ police: 2 })
  })
})

describe('AA 5.2 dual use', () => {
  test('AA 5.2 the executor chooses one of the sides, whatever its faction', () => {
    for (const faction of ['govt', 'farc', 'auc', 'cartels'] as const) {
      const t = scene({}, { card: 32, eligible: [faction] })
      t.play('event')
      expect([t.by, t.question, t.rule]).toEqual([faction, 'event.side', '5.2'])
      expect(t.answers).toEqual(['unshaded', 'shaded'])
      t.play('shaded')
      expect(t.resources('farc')).toBe(32)
    }
  })

  test('AA 5.2 not both', () => {
    const t = event(32, 'unshaded', {}, { eligible: ['farc'] })
    t.play('cali', 'pasto')
    expect(t.level('cali')).toBe('passive-support')
    expect(t.resources('farc')).toBe(20)
    expect(t.question).toBe('turn.first')
  })

  test('AA 5.2 even to its own harm', () => {
    const t = event(58, 'unshaded', { cali: 'cartels-underground 2' }, { eligible: ['cartels'] })
    expect(t.pieces('cali')).toEqual({})
    expect(t.resources('cartels')).toBe(14)
  })

  test('AA 5.2 an event with one text asks for no side', () => {
    const t = scene({ choco: 'farc-underground' }, { card: 46, eligible: ['farc'] })
    t.play('event')
    expect(t.question).not.toBe('event.side')
    expect(t.markers('choco', 'terror')).toBe(2)
  })
})

describe('AA 5.3 Capabilities', () => {
  test.each(['unshaded', 'shaded'] as const)('AA 5.3 %s: in force for the rest of the game', (side) => {
    // Card 2: a Sweep costs 1, or is limited to one space.
    const t = event(
      2,
      side,
      { bogota: 'troops 6' },
      { eligible: ['govt'], draw: [73, 4, 3], tracks: { president: 'uribe' } },
    )
    expect(inForce(t.table.game, 2, side)).toBe(true)
    skipTo(t, 'turn.first')
    t.play('sweep', 'meta-west', 'bogota', '3', 'done')
    expect(t.resources('govt')).toBe(20 + 30 + 9 - (side === 'unshaded' ? 1 : 3))
    const another = { id: 'why.one-space', rule: '5.3' }
    expect(t.whyNot('meta-east')).toEqual(side === 'unshaded' ? undefined : another)
  })
})

describe('AA 5.4 Insurgent Momentum', () => {
  // Card 17 shaded: no Sweep or Assault in departments.
  const donors = (draw: readonly number[]) =>
    event(
      17,
      'shaded',
      { bogota: 'troops 6', cali: 'troops' },
      { eligible: ['farc'], draw, tracks: { president: 'uribe' } },
    )

  test('AA 5.4 in force on the cards that follow', () => {
    const t = donors([4, 73, 3])
    t.play('sweep')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.madrid-donors', rule: '5.4' })
    expect(t.answers).toContain('ibague')
  })

  test('AA 5.4 until the Reset phase of the next Propaganda round', () => {
    const t = donors([73, 4, 3])
    expect(t.question).toBe('elite.where')
    expect(inForce(t.table.game, 17, 'shaded')).toBe(true)
    skipTo(t, 'turn.first')
    expect(inForce(t.table.game, 17, 'shaded')).toBe(false)
    t.play('sweep')
    expect(t.answers).toContain('meta-west')
  })

  test('AA 5.4 the unshaded side of such a card does not last', () => {
    const t = event(17, 'unshaded', {}, { eligible: ['govt'] })
    expect(inForce(t.table.game, 17, 'unshaded')).toBe(false)
    expect(t.aid).toBe(15)
  })

  test('AA 5.4 the two boxes are no limit', () => {
    const t = event(
      17,
      'shaded',
      { cali: 'troops, auc-active', choco: 'troops 2, farc-active' },
      { eligible: ['farc'], draw: [4, 73, 3], lasting: { 27: 'shaded', 12: 'shaded' } },
    )
    for (const card of [12, 17, 27]) expect(inForce(t.table.game, card, 'shaded')).toBe(true)
    t.play('patrol')
    // No Air Strikes (12), and no other activity beside guerrillas (27).
    expect(t.whyNot('air-strike')).toEqual({ id: 'why.plan-colombia', rule: '5.4' })
    expect(t.whyNot('air-lift')?.rule).toMatch(/^4\.2\.1$|^5\.4$/)
  })
})

describe('AA 5.5 free operations', () => {
  test('AA 5.5 they cost nothing and leave another faction eligible', () => {
    // Card 26 unshaded: the Cartels Attack FARC, free; FARC executes it.
    const t = event(
      26,
      'unshaded',
      { choco: 'cartels-underground 6, farc-underground 2' },
      { eligible: ['farc', 'cartels'], dice: [5] },
    )
    expect(t.pieces('choco')).toEqual({ 'cartels-active': 6 })
    expect(t.resources('cartels')).toBe(20)
    // The Cartels are 2nd eligible all the same.
    expect([t.by, t.question]).toEqual(['cartels', 'turn.second'])
  })

  test('AA 5.5 AA-14 free Terror shows an underground guerrilla', () => {
    // Card 47 shaded: Terror in Cucuta after placing two guerrillas there.
    const t = event(47, 'shaded', { choco: 'auc-active' }, { eligible: ['auc'], resources: { auc: 0 } })
    expect(t.count('cucuta', 'auc-active')).toBe(1)
    expect(t.markers('cucuta', 'terror')).toBe(1)
    expect(t.resources('auc')).toBe(0)
    // With none hidden there and none available, none can.
    const u = event(
      47,
      'shaded',
      { cucuta: 'auc-active', choco: 'auc-underground 17' },
      { eligible: ['auc'], resources: { auc: 0 } },
    )
    expect(u.markers('cucuta', 'terror')).toBe(0)
  })

  test('AA 5.5 other requirements remain: a free Rally keeps to the levels', () => {
    // 6.4.5 Elite Backing is one: no AUC Rally in Opposition.
    const t = scene(
      { choco: 'passive-opposition', cesar: 'auc-underground' },
      { phase: 'elite-backing', card: 73, tracks: { propaganda: 1, president: 'uribe' } },
    )
    expect(t.answers).not.toContain('choco')
    expect(t.answers).toContain('cesar')
  })

  test('AA 5.5 a free special activity needs no operation', () => {
    // Card 8 unshaded: three Air Strikes.
    const t = event(8, 'unshaded', { vaupes: 'farc-active 4' }, { eligible: ['govt'], resources: { govt: 0 } })
    expect(t.pieces('vaupes')).toEqual({ 'farc-active': 1 })
    expect(t.resources('govt')).toBe(0)
  })
})

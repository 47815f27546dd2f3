import { controlledBy, shownControl } from '@coinflict/kernel/rules'
import { currentCard, inForce, type Space } from '@coinflict/kernel/state'
import { positionOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { type Board, event, idOf, type Scene, type SceneOptions, SUPPORT_60, scene } from './kit.ts'

const EDITIONS = ['1st', '2nd'] as const

/** A Propaganda round from its Control (Sabotage) phase on. Uribe is president unless said otherwise: no election. */
const round = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'control', card: 73, ...more, tracks: { propaganda: 1, president: 'uribe', ...more.tracks } })

/** Answers `done` until the question comes, or the game is over. */
function skipTo(t: Scene, question: string): Scene {
  while (t.question !== question && t.question !== 'over') t.play('done')
  return t
}

describe('AA 6.0 Propaganda rounds', () => {
  test('AA 6.0 a Propaganda card brings a round, then play goes on with the next card', () => {
    const t = scene({}, { draw: [73, 2, 3], tracks: { president: 'uribe' } })
    t.play('pass', 'pass', 'pass', 'pass')
    expect(t.track('propaganda')).toBe(1)
    expect(t.resources('govt')).toBe(20 + 3 + 30 + 9)
    skipTo(t, 'turn.first')
    expect(currentCard(t.table.game)).toBe(2)
  })

  test.each(EDITIONS)('AA 6.0 every phase is told as it begins, even if nothing happens in it (%s)', (edition) => {
    const t = scene({}, { draw: [73, 2, 3], tracks: { president: 'uribe' }, options: { edition } })
    t.play('pass', 'pass', 'pass', 'pass')
    skipTo(t, 'turn.first')
    expect((t.table.game.log ?? []).filter(({ kind }) => kind === 'phase').map(({ text }) => text)).toEqual([
      'victory',
      edition === '1st' ? 'control' : 'control.2nd',
      'resources',
      'support',
      'agitation',
      'election',
      'elite-backing',
      'redeploy',
      'reset',
    ])
  })

  test('AA 6.0 a second one right after it brings none, but counts', () => {
    const t = scene({}, { draw: [73, 74, 2, 3], tracks: { president: 'uribe' } })
    t.play('pass', 'pass', 'pass', 'pass')
    const rich = t.resources('govt')
    skipTo(t, 'turn.first')
    expect(t.track('propaganda')).toBe(2)
    expect(t.resources('govt')).toBe(rich)
    expect(currentCard(t.table.game)).toBe(2)
  })

  test('AA 6.0 if it is the final one the game ends', () => {
    const t = scene({}, { draw: [75, 76, 2, 3], tracks: { president: 'uribe', propaganda: 2 } })
    t.play('pass', 'pass', 'pass', 'pass')
    skipTo(t, 'turn.first')
    expect(t.table.isOver).toBe(true)
    expect(t.track('propaganda')).toBe(4)
  })
})

describe('AA 6.1 Victory phase', () => {
  const victory = (board: Board, more: SceneOptions = {}) => round(board, { phase: 'victory', ...more })

  test('AA 6.1 a faction that meets its condition ends the game at once', () => {
    const t = victory({ choco: 'auc-base' })
    expect(t.table.isOver).toBe(true)
    // Nothing of the round was carried out.
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 6.1 otherwise the round goes on', () => {
    const t = victory({ choco: 'auc-base', huila: 'farc-base' })
    expect(t.table.isOver).toBe(false)
    expect(t.resources('govt')).toBe(20 + 30 + 9)
  })

  test('AA 6.1 what is reached later in the round does not count before the next check', () => {
    const t = victory({ choco: 'auc-underground, auc-shipment' })
    t.play('base')
    expect(t.count('choco', 'auc-base')).toBe(1)
    expect(t.table.isOver).toBe(false)
  })

  test('AA 6.1 the Quick scenario has no Victory phase in its first round', () => {
    const quick = (propaganda: number) => victory({ choco: 'auc-base' }, { scenario: 'quick', tracks: { propaganda } })
    expect(quick(1).table.isOver).toBe(false)
    expect(quick(2).table.isOver).toBe(true)
  })

  test('AA 6.1 a lone player among non-players wins at no check, a non-player does (8.8)', () => {
    const seats = { govt: 'person', farc: 'bot', auc: 'bot', cartels: 'bot' }
    expect(victory({ ...SUPPORT_60, choco: 'passive-support' }, { seats }).table.isOver).toBe(false)
    expect(victory({ choco: 'auc-base' }, { seats }).table.isOver).toBe(true)
  })
})

describe('AA 6.2 Sabotage', () => {
  test.each(EDITIONS)('AA 6.2 AA-60 %s edition: lines with more guerrillas than cubes', (edition) => {
    const t = round(
      {
        'cali-pasto-loc': 'farc-underground, auc-active, troops',
        'neiva-pasto-loc': 'farc-underground, police',
        'pasto-tumaco-loc': 'cartels-active',
        'bogota-neiva-loc': 'troops',
      },
      { options: { edition } },
    )
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.markers('neiva-pasto-loc', 'sabotage')).toBe(0)
    expect(t.markers('pasto-tumaco-loc', 'sabotage')).toBe(1)
    expect(t.markers('bogota-neiva-loc', 'sabotage')).toBe(0)
    expect(t.resources('govt')).toBe(20 + 28 + 9)
  })

  test.each(EDITIONS)('AA 6.2 AA-60 %s edition: lines beside a city under FARC Control', (edition) => {
    const t = round(
      { cali: 'farc-underground 2, police', pasto: 'farc-underground, police', 'cali-ibague-loc': 'troops 3' },
      { options: { edition } },
    )
    for (const loc of ['cali-pasto-loc', 'buenaventura-cali-loc', 'cali-ibague-loc'] as const)
      expect(t.markers(loc, 'sabotage')).toBe(1)
    expect(t.markers('neiva-pasto-loc', 'sabotage')).toBe(0)
  })

  test('AA 6.2 not beside a department under FARC Control, nor a city under anybody else', () => {
    const t = round({ huila: 'farc-underground 5', cali: 'auc-underground 5' })
    expect(t.markers('cali-ibague-loc', 'sabotage')).toBe(0)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(0)
  })

  test('AA 6.2 one marker to a line, and none beyond the 40', () => {
    const t = round({ 'cali-pasto-loc': 'farc-underground, sabotage' })
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    const u = round({ huila: 'terror 39', 'cali-pasto-loc': 'farc-active', 'pasto-tumaco-loc': 'farc-active' })
    expect(u.markers('cali-pasto-loc', 'sabotage') + u.markers('pasto-tumaco-loc', 'sabotage')).toBe(1)
  })

  test.each([
    ['1st', true],
    ['2nd', false],
  ] as const)('AA 6.2 %s edition: Control set in the Control phase holds for the round: %s', (edition, holds) => {
    const t = round(
      {
        huila: 'troops, police, farc-underground, farc-shipment',
        choco: 'auc-underground, farc-underground, farc-shipment',
      },
      { options: { edition } },
    )
    t.play('base', 'base')
    // In Huila it is now 2 to 2, in Choco FARC has 2 to 1.
    expect(t.question).toBe(holds ? 'civic.where' : 'agitate.where')
    if (holds) {
      expect(t.answers).toEqual(['huila', 'done'])
      // Nothing to agitate: the next question is AUC's, who may Rally in Choco.
      t.play('done')
      expect(t.question).toBe('elite.where')
      expect(t.answers).toContain('choco')
    } else {
      expect(t.answers).toEqual(['choco', 'done'])
      t.play('done')
      expect(t.whyNot('choco')).toEqual({ id: 'why.controlled', rule: '6.4.5' })
    }
  })
})

describe('AA 6.3 Resources phase', () => {
  test('AA 6.3 nobody gets beyond 99', () => {
    const t = round({ huila: 'farc-base' }, { resources: { govt: 90, farc: 99 } })
    expect(t.resources('govt')).toBe(99)
    expect(t.resources('farc')).toBe(99)
  })

  test('AA 6.3.1 the Government gets the Econ of the lines without Sabotage, and Aid', () => {
    const t = round({ 'arauca-cucuta-loc': 'sabotage', 'cali-pasto-loc': 'sabotage' }, { tracks: { aid: 5 } })
    expect(t.resources('govt')).toBe(20 + 30 - 3 - 1 + 5)
  })

  test('AA 6.3.1 AA-61 no Aid under Samper', () => {
    const t = round({ huila: 'farc-underground' }, { tracks: { president: 'samper' }, resources: { farc: 0 } })
    expect(t.resources('govt')).toBe(50)
    // 6.4.3 Then, at Total Support of 60 or less, Pastrana follows and a Zone is placed.
    expect(t.track('president')).toBe(1)
    expect(t.markers('huila', 'farc-zone')).toBe(1)
  })

  test.each([
    ['pastrana', 59],
    ['uribe', 59],
  ])('AA 6.3.1 under %s Aid is paid', (president, expected) => {
    expect(round(SUPPORT_60, { tracks: { president } }).resources('govt')).toBe(expected)
  })

  test('AA 6.3.2 FARC and AUC get 1 a base, the Cartels 3', () => {
    const t = round({
      huila: 'farc-base 2',
      choco: 'farc-base, auc-base',
      narino: 'cartels-base 2',
      cali: 'cartels-base',
    })
    expect(t.resources('farc')).toBe(23)
    expect(t.resources('auc')).toBe(21)
    expect(t.resources('cartels')).toBe(29)
  })

  test('AA 6.3.3 each Shipment becomes a base where it lies or 6 Resources: FARC, AUC, then the Cartels', () => {
    const t = round({
      huila: 'farc-underground, farc-shipment',
      choco: 'auc-underground, auc-shipment',
      narino: 'cartels-underground, cartels-shipment',
    })
    expect([t.by, t.question, t.rule]).toEqual(['farc', 'shipment.profit', '6.3.3'])
    expect(t.answers).toEqual(['base', 'resources'])
    t.play('base')
    expect(t.by).toBe('auc')
    t.play('resources')
    expect(t.by).toBe('cartels')
    t.play('base')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-base': 1 })
    expect(t.resources('auc')).toBe(26)
    expect(t.count('narino', 'cartels-base')).toBe(1)
    // The bases came after the earnings (6.3.2).
    expect(t.resources('farc')).toBe(20)
    expect(t.resources('cartels')).toBe(20)
    for (const [space, marker] of [
      ['huila', 'farc-shipment'],
      ['choco', 'auc-shipment'],
      ['narino', 'cartels-shipment'],
    ] as const)
      expect(t.markers(space, marker)).toBe(0)
  })

  test('AA 6.3.3 a choice for each of several', () => {
    const t = round({ huila: 'farc-underground, farc-shipment 2' })
    t.play('base', 'resources')
    expect(t.count('huila', 'farc-base')).toBe(1)
    expect(t.resources('farc')).toBe(26)
  })

  test('AA 6.3.3 1st edition: a Shipment handed over in the phase is cashed by its new owner, whoever’s turn it was', () => {
    const t = round({ huila: 'farc-underground, farc-shipment, auc-underground' })
    t.interject('farc', 'give auc shipment huila').play('yes')
    expect([t.by, t.question]).toEqual(['auc', 'shipment.profit'])
    t.interject('auc', 'give farc shipment huila').play('yes')
    expect([t.by, t.question]).toEqual(['farc', 'shipment.profit'])
    t.play('resources')
    expect(t.resources('farc')).toBe(26)
  })

  test('AA 6.3.3 within stacking: only Resources on a line or beside two bases', () => {
    const t = round({
      'cali-pasto-loc': 'farc-underground, farc-shipment',
      huila: 'auc-underground, auc-shipment, farc-base, cartels-base',
    })
    expect(t.resources('farc')).toBe(20 + 1 + 6)
    expect(t.resources('auc')).toBe(26)
  })

  test('AA 6.3.3 only Resources if no base is Available', () => {
    const t = round({
      huila: 'auc-base 2',
      choco: 'auc-base 2',
      narino: 'auc-base 2',
      cesar: 'auc-underground, auc-shipment',
    })
    expect(t.resources('auc')).toBe(20 + 6 + 6)
  })
})

describe('AA 6.4 Support phase', () => {
  test('AA 6.4 the Government first, then FARC, then the election, then AUC', () => {
    const t = round(
      { ...SUPPORT_60, huila: 'troops, police', choco: 'farc-underground 2' },
      { tracks: { president: 'pastrana' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'civic.where'])
    t.play('done')
    expect([t.by, t.question, t.track('president')]).toEqual(['farc', 'agitate.where', 1])
    t.play('done')
    expect([t.by, t.question, t.track('president')]).toEqual(['auc', 'elite.where', 2])
  })
})

describe('AA 6.4.1 Civic Action', () => {
  test('AA 6.4.1 3 Resources for each level, as many as can be paid', () => {
    const t = round({ huila: 'troops, police, active-opposition' }, { resources: { govt: 0 }, tracks: { aid: 0 } })
    // 30 from the lines pay for all four levels.
    t.play('huila', 'huila', 'huila', 'huila')
    expect(t.level('huila')).toBe('active-support')
    expect(t.resources('govt')).toBe(18)
    expect(t.question).not.toBe('civic.where')
  })

  test('AA 6.4.1 Terror goes first, marker by marker, at 3 each', () => {
    const t = round({ cali: 'troops, police, terror 2' }, { tracks: { aid: 0 }, resources: { govt: 0 } })
    t.play('cali')
    expect([t.markers('cali', 'terror'), t.level('cali'), t.resources('govt')]).toEqual([1, 'neutral', 27])
    t.play('cali')
    expect([t.markers('cali', 'terror'), t.level('cali'), t.resources('govt')]).toEqual([0, 'neutral', 24])
    t.play('cali')
    expect([t.level('cali'), t.resources('govt')]).toEqual(['passive-support', 21])
  })

  test('AA 6.4.1 Terror alone may be paid for, where no level is left to gain (ruling 50)', () => {
    const t = round({ cali: 'troops, police, terror, active-support', vaupes: 'troops, police, terror' })
    expect(t.answers).toEqual(['cali', 'vaupes', 'done'])
    t.play('cali', 'vaupes')
    expect(t.markers('cali', 'terror') + t.markers('vaupes', 'terror')).toBe(0)
    expect(t.question).not.toBe('civic.where')
  })

  test('AA 6.4.1 needs Control, Troops and Police', () => {
    const t = round({
      cali: 'troops, police',
      pasto: 'troops 3',
      neiva: 'police 3',
      huila: 'troops, police, farc-underground 2',
      choco: 'troops, police, auc-base, farc-underground',
      narino: 'troops, police, cartels-base',
      vaupes: 'troops, police',
    })
    expect(t.answers).toEqual(['cali', 'narino', 'done'])
    expect(t.whyNot('pasto')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    expect(t.whyNot('neiva')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.govt-control', rule: '6.4.1' })
    expect(t.whyNot('choco')).toEqual({ id: 'why.govt-control', rule: '6.4.1' })
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.nothing-to-shift', rule: '6.4.1' })
    expect(t.whyNot('cali-pasto-loc')).toEqual({ id: 'why.not-loc', rule: '6.4.1' })
  })

  test('AA 6.4.1 needs the 3 Resources', () => {
    const t = round(
      { cali: 'troops, police' },
      { phase: 'support', resources: { govt: 5 }, options: { edition: '2nd' } },
    )
    t.play('cali')
    // 2 are left, and not enough.
    expect(t.resources('govt')).toBe(2)
    expect(t.question).not.toBe('civic.where')
  })

  test('AA 6.4.1 card 1 unshaded: one space a phase with Control and any cube', () => {
    const t = round({ cali: 'police', pasto: 'troops', neiva: 'troops, police' }, { lasting: { 1: 'unshaded' } })
    expect(t.answers).toEqual(['cali', 'neiva', 'pasto', 'done'])
    t.play('cali')
    expect(t.whyNot('pasto')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    t.play('cali', 'neiva')
    expect(t.level('cali')).toBe('active-support')
    expect(t.level('neiva')).toBe('passive-support')
  })

  test('AA 6.4.1 card 1 shaded: two Troops and two Police', () => {
    const t = round(
      { cali: 'troops 2, police 2', pasto: 'troops 3, police', neiva: 'troops, police 2' },
      { lasting: { 1: 'shaded' } },
    )
    expect(t.answers).toEqual(['cali', 'done'])
    expect(t.whyNot('pasto')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
  })
})

describe('AA 6.4.2 Agitation', () => {
  test('AA 6.4.2 1 Resource for each Terror marker, then for each level', () => {
    const t = round({ huila: 'farc-underground, terror, passive-support' }, { resources: { farc: 3 } })
    t.play('huila')
    expect([t.markers('huila', 'terror'), t.level('huila'), t.resources('farc')]).toEqual([0, 'passive-support', 2])
    t.play('huila', 'huila')
    expect(t.level('huila')).toBe('passive-opposition')
    expect(t.resources('farc')).toBe(0)
    expect(t.question).not.toBe('agitate.where')
  })

  test('AA 6.4.2 where FARC Controls; Troops and Police are no matter', () => {
    const t = round({
      cali: 'farc-base, farc-active',
      huila: 'farc-underground, auc-underground',
      choco: 'farc-underground 3, troops, police',
      vaupes: 'farc-underground',
      narino: 'farc-underground, active-opposition',
      'cali-pasto-loc': 'farc-underground',
    })
    expect(t.answers).toEqual(['cali', 'choco', 'done'])
    expect(t.whyNot('huila')).toEqual({ id: 'why.farc-control', rule: '6.4.2' })
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.nothing-to-shift', rule: '6.4.2' })
    expect(t.whyNot('narino')).toEqual({ id: 'why.nothing-to-shift', rule: '6.4.2' })
    expect(t.whyNot('cali-pasto-loc')).toEqual({ id: 'why.not-loc', rule: '6.4.2' })
  })

  test('AA 6.4.2 nothing without Resources', () => {
    const t = round({ huila: 'farc-underground' }, { resources: { farc: 0 } })
    expect(t.question).toBe('elite.where')
  })
})

describe('AA 6.4.3 Election', () => {
  test('AA 6.4.3 Total Support of exactly 60 loses it', () => {
    const t = round(SUPPORT_60, { tracks: { president: 'pastrana' } })
    expect(t.track('president')).toBe(2)
  })

  test('AA 6.4.3 Total Support of 61 does not', () => {
    const t = round({ ...SUPPORT_60, choco: 'passive-support' }, { tracks: { president: 'pastrana' } })
    expect(t.track('president')).toBe(1)
  })

  test('AA 6.4.3 it counts the support after Agitation', () => {
    const t = round(
      { ...SUPPORT_60, choco: 'passive-support, farc-underground' },
      { tracks: { president: 'pastrana' } },
    )
    t.play('choco')
    t.play('done')
    expect(t.track('president')).toBe(2)
  })

  test('AA 6.4.3 one box a round: after Samper comes Pastrana, with a Zone', () => {
    const t = round({ choco: 'farc-underground' }, { tracks: { president: 'samper' }, resources: { farc: 0 } })
    expect(t.track('president')).toBe(1)
    expect(t.markers('choco', 'farc-zone')).toBe(1)
    expect(t.question).toBe('elite.where')
  })

  test('AA 6.4.3 Uribe takes all Zones away', () => {
    const t = round({ choco: 'farc-zone', huila: 'farc-zone', cali: 'troops' }, { tracks: { president: 'pastrana' } })
    expect(t.track('president')).toBe(2)
    expect(t.markers('choco', 'farc-zone') + t.markers('huila', 'farc-zone')).toBe(0)
  })

  test('AA 6.4.3 after Uribe nobody comes, and Zones placed since stay', () => {
    const t = round({ choco: 'farc-zone' })
    expect(t.track('president')).toBe(2)
    expect(t.markers('choco', 'farc-zone')).toBe(1)
  })
})

describe('AA 6.4.4 FARC Zones', () => {
  const pastrana = (board: Board, more: SceneOptions = {}) =>
    round(board, { resources: { farc: 0 }, ...more, tracks: { president: 'samper', ...more.tracks } })

  test('AA 6.4.4 in the department with most FARC pieces, bases and guerrillas, no city', () => {
    const t = pastrana({ huila: 'farc-base, farc-active', choco: 'farc-underground', cali: 'farc-underground 6' })
    skipTo(t, 'elite.where')
    expect(t.markers('huila', 'farc-zone')).toBe(1)
    expect(t.markers('cali', 'farc-zone')).toBe(0)
  })

  test('AA 6.4.4 the Government chooses among equals', () => {
    const t = pastrana({ huila: 'farc-underground 2', choco: 'farc-base, farc-active', narino: 'farc-underground' })
    skipTo(t, 'zone.where')
    expect(t.by).toBe('govt')
    expect(t.answers).toEqual(['choco', 'huila'])
    t.play('choco')
    expect(t.markers('choco', 'farc-zone')).toBe(1)
    expect(t.markers('huila', 'farc-zone')).toBe(0)
  })

  test('AA 6.4.4 not where there is one already', () => {
    const t = pastrana({ huila: 'farc-underground 5, farc-zone', choco: 'farc-underground' })
    skipTo(t, 'elite.where')
    expect(t.markers('choco', 'farc-zone')).toBe(1)
  })

  test('AA 6.4.4 it must be placed even without FARC', () => {
    const t = pastrana({})
    expect(t.question).toBe('zone.where')
    expect(t.answers).toHaveLength(16)
  })

  test('AA 6.4.4 AA-62 the cubes Redeploy at once and the bases go', () => {
    const t = pastrana({
      huila: 'farc-underground 5, farc-base, govt-base, troops 2, police',
      bogota: 'troops',
      cali: 'police, farc-underground',
      santander: 'govt-base',
      choco: 'police',
    })
    skipTo(t, 'zone.leave')
    // Troops: a city or a base under Government Control.
    expect(t.answers).toEqual(['bogota', 'santander'])
    t.play('bogota', '1', 'santander')
    // Police: lines, or any space under Government Control.
    expect(t.answers).toEqual(expect.arrayContaining(['bogota', 'santander', 'choco', 'cali-pasto-loc']))
    expect(t.answers).not.toContain('cali')
    expect(t.answers).not.toContain('huila')
    t.play('choco')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 5, 'farc-base': 1 })
    expect([t.count('bogota', 'troops'), t.count('santander', 'troops'), t.count('choco', 'police')]).toEqual([2, 1, 2])
  })

  test('AA 6.4.4 Troops go to Bogotá if the Government Controls no city and no base', () => {
    const t = pastrana({ huila: 'farc-underground 5, troops 2', bogota: 'auc-underground' })
    expect(t.question).toBe('move.how-many')
    t.play('2')
    expect(t.count('bogota', 'troops')).toBe(2)
    expect(t.count('huila', 'troops')).toBe(0)
  })

  test('AA 6.4.4 1st edition: Control is that of the moment, not the markers of the Control phase', () => {
    const t = pastrana({
      huila: 'farc-underground 5, troops 2',
      santander: 'govt-base, troops, farc-underground, farc-shipment',
      bogota: 'troops',
      cali: 'troops',
    })
    t.play('base')
    // In Santander it is 2 to 2 now.
    expect(t.question).toBe('zone.leave')
    expect(t.answers).toEqual(['bogota', 'cali'])
    t.play('bogota', '2', 'done')
    // For the Redeploy phase the marker of the Control phase counts.
    expect(t.question).toBe('redeploy.may')
    t.play('bogota')
    expect(t.answers).toEqual(['cali', 'santander'])
  })

  test('AA 6.4.4 AA-62 no Government forces enter, but it may be bombed and sprayed', () => {
    const board: Board = {
      'meta-west': 'farc-zone, cartels-base, farc-active',
      bogota: 'troops 3',
      'meta-east': 'farc-active, troops',
    }
    const t = scene(board, { first: 'govt' })
    t.play('sweep')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
    t.play('air-strike')
    expect(t.answers).toContain('meta-west')
    const u = scene(board, { first: 'govt' })
    u.play('train')
    expect(u.whyNot('meta-west')).toEqual({ id: 'why.farc-zone', rule: '6.4.4' })
    u.play('eradicate', 'meta-west')
    expect(u.count('meta-west', 'cartels-base')).toBe(0)
  })

  test.each(EDITIONS)(
    'AA 6.4.4 AA-15 %s edition: an event may name Mountains; the Government chooses among equals',
    (edition) => {
      const t = event(
        36,
        'single',
        {
          huila: 'farc-underground 2',
          cesar: 'farc-base, farc-active',
          antioquia: 'farc-active',
          choco: 'farc-base 2',
        },
        { eligible: ['farc'], options: { edition } },
      )
      expect([t.by, t.question]).toEqual(['govt', 'zone.where'])
      expect(t.answers).toEqual(['cesar', 'huila'])
      t.play('cesar')
      expect(t.markers('cesar', 'farc-zone')).toBe(1)
    },
  )

  test('AA 6.4.4 insurgents come and go as they like', () => {
    const t = scene({ 'meta-west': 'farc-zone', guaviare: 'auc-underground' }, { first: 'auc' })
    t.play('march', 'guaviare', 'meta-west')
    expect(t.count('meta-west', 'auc-underground')).toBe(1)
  })
})

describe('AA 6.4.5 Elite Backing', () => {
  test('AA 6.4.5 AUC Rallies free in one space', () => {
    const t = round({ choco: 'auc-base' }, { resources: { auc: 0 } })
    expect([t.by, t.question, t.rule]).toEqual(['auc', 'elite.where', '6.4.5'])
    t.play('choco', 'many', '2')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1, 'auc-underground': 2 })
    expect(t.resources('auc')).toBe(1)
    expect(t.question).not.toBe('elite.where')
  })

  test('AA 6.4.5 not with Opposition, nor where the Government or FARC Controls, nor on a line', () => {
    const t = round(
      {
        choco: 'passive-opposition',
        huila: 'active-opposition, auc-base 2',
        cali: 'police',
        narino: 'farc-underground',
        cesar: 'active-support',
        antioquia: 'cartels-underground 3',
        arauca: 'police, farc-underground',
      },
      { resources: { farc: 0 } },
    )
    expect(t.whyNot('choco')).toEqual({ id: 'why.opposition', rule: '6.4.5' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.opposition', rule: '6.4.5' })
    expect(t.whyNot('cali')).toEqual({ id: 'why.controlled', rule: '6.4.5' })
    expect(t.whyNot('narino')).toEqual({ id: 'why.controlled', rule: '6.4.5' })
    expect(t.whyNot('cali-pasto-loc')).toEqual({ id: 'why.not-loc', rule: '3.3.1' })
    expect(t.answers).toEqual(expect.arrayContaining(['cesar', 'antioquia', 'arauca', 'done']))
  })

  test('AA 6.4.5 it may be left', () => {
    const t = round({ choco: 'auc-base' })
    t.play('done')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1 })
  })

  test('AA 6.4.5 any way of Rally: two guerrillas into a base, or bring all and hide', () => {
    const t = round({ choco: 'auc-active 2' })
    t.play('choco', 'base')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1 })
    // The Police wait for the Redeploy phase, before the Reset hides everybody.
    const u = round({ choco: 'auc-base, auc-active', cesar: 'auc-active 2', narino: 'auc-active', bogota: 'police' })
    u.play('choco', 'regroup', 'cesar', '2', 'done')
    expect(u.pieces('narino')).toEqual({ 'auc-active': 1 })
    expect(u.pieces('choco')).toEqual({ 'auc-base': 1, 'auc-underground': 3 })
  })
})

describe('AA 6.5 Redeploy phase', () => {
  const redeploy = (board: Board, more: SceneOptions = {}) => skipTo(round(board, more), 'elite.where').play('done')

  test.each(EDITIONS)(
    'AA 6.5.1 %s edition: Troops on lines and in departments without a base must leave',
    (edition) => {
      const t = redeploy(
        {
          huila: 'troops 2',
          'cali-pasto-loc': 'troops',
          santander: 'govt-base, troops',
          cali: 'troops',
          pasto: 'police, farc-underground',
          bogota: 'police',
        },
        { options: { edition } },
      )
      // To cities or bases under Government Control, Bogota among them; not to Pasto.
      expect([t.by, t.question, t.rule]).toEqual(['govt', 'redeploy.must', '6.5.1'])
      expect(t.answers).toEqual(['bogota', 'cali', 'santander'])
      t.play('bogota', '1', 'santander', 'cali')
      expect(t.pieces('huila')).toEqual({})
      expect(t.pieces('cali-pasto-loc')).toEqual({})
      expect([t.count('bogota', 'troops'), t.count('santander', 'troops'), t.count('cali', 'troops')]).toEqual([
        1, 2, 2,
      ])
    },
  )

  test('AA 6.5.1 even from a department under Government Control, but not from beside a Government base', () => {
    const t = redeploy({ huila: 'troops 3', santander: 'govt-base, troops 3, farc-underground 5', cali: 'troops' })
    expect(t.question).toBe('move.how-many')
    t.play('3')
    expect(t.pieces('huila')).toEqual({})
    expect(t.count('cali', 'troops')).toBe(4)
    expect(t.count('santander', 'troops')).toBe(3)
  })

  test('AA 6.2 Control is seen as its markers lie while forces redeploy', () => {
    const t = redeploy({ huila: 'troops 3, farc-underground 1', cali: 'troops', santander: 'govt-base, troops' })
    const huila = t.table.volume.spaceIndex.get('huila') as Space
    t.play('cali', '3')
    expect(t.question).toBe('redeploy.may')
    expect(t.count('huila', 'troops')).toBe(0)
    expect(shownControl(t.table.game, huila)).toBe(0)
    expect(controlledBy(t.table.game, huila)).toBe(1)
  })

  test('AA 6.5.1 Bogotá only if there is no such space at all', () => {
    const t = redeploy({ huila: 'troops', bogota: 'farc-underground 2' })
    expect(t.count('bogota', 'troops')).toBe(1)
    const u = redeploy({ huila: 'troops', bogota: 'farc-underground 2', santander: 'govt-base' })
    expect(u.count('bogota', 'troops')).toBe(0)
    expect(u.count('santander', 'troops')).toBe(1)
  })

  test('AA 6.5.1 Ecuador takes no more than two Government pieces; then Bogotá', () => {
    const t = redeploy({ huila: 'troops', ecuador: 'govt-base, police' }, { lasting: { 33: 'shaded' } })
    expect(t.count('bogota', 'troops')).toBe(1)
  })

  test('AA 6.5.1 whatever takes Troops off that must go while it is asked where to or how many, the round goes on', () => {
    for (const answers of [[], ['cali']]) {
      const t = redeploy({ huila: 'troops 3', cali: 'troops', medellin: 'troops' }).play(...answers)
      t.table.interject(t.table.game.q.by, 'hand', ['remove', 'troops', 'huila', '3'])
      expect(t.pieces('huila')).toEqual({})
      expect([t.question, t.rule]).toEqual(['redeploy.may', '6.5.2'])
    }
  })

  test('AA 6.5.1 Police stay', () => {
    const t = redeploy({ huila: 'police', bogota: 'police' })
    expect([t.question, t.rule]).toEqual(['redeploy.may', '6.5.3'])
    expect(t.count('huila', 'police')).toBe(1)
  })

  test('AA 6.5.2 other Troops may go to such cities and bases, each cube once', () => {
    const t = redeploy({ cali: 'troops 3', santander: 'govt-base, troops', pasto: 'troops, farc-underground' })
    expect([t.question, t.rule]).toEqual(['redeploy.may', '6.5.2'])
    expect(t.answers).toEqual(['cali', 'pasto', 'santander', 'done'])
    t.play('cali', '2')
    expect(t.count('santander', 'troops')).toBe(3)
    // Of the three in Santander one has not moved; it may go.
    t.play('santander')
    expect(t.count('cali', 'troops')).toBe(2)
    expect(t.answers).toEqual(['cali', 'pasto', 'done'])
    t.play('pasto')
    expect(t.answers).toEqual(['cali', 'santander'])
  })

  test('AA 6.5.2 not to uncontrolled cities, nor to departments without a base', () => {
    const t = redeploy({ cali: 'troops 2', huila: 'police', pasto: 'police, farc-underground', bogota: 'troops' })
    t.play('cali')
    // Bogota is the only other place.
    expect(t.question).toBe('move.how-many')
    t.play('2')
    expect(t.count('bogota', 'troops')).toBe(3)
  })

  test('AA 6.5.3 Police may go to any line or space under Government Control', () => {
    const t = redeploy({ cali: 'police 2', huila: 'police', pasto: 'police, farc-underground', choco: 'farc-zone' })
    t.play('cali')
    expect(t.answers).toEqual(expect.arrayContaining(['huila', 'arauca-cucuta-loc']))
    expect(t.answers).not.toContain('pasto')
    expect(t.answers).not.toContain('bogota')
    expect(t.answers).not.toContain('choco')
    t.play('arauca-cucuta-loc', '2')
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(2)
    expect(t.answers).toEqual(['pasto', 'huila', 'done'])
  })

  test.each(EDITIONS)('AA 6.5.4 %s edition: Control stays as it was until all have moved', (edition) => {
    const t = redeploy({ cali: 'troops', bogota: 'troops', neiva: 'police' }, { options: { edition } })
    t.play('cali', 'bogota', 'done')
    expect(t.pieces('cali')).toEqual({})
    expect([t.question, t.rule]).toEqual(['redeploy.may', '6.5.3'])
    t.play('neiva')
    expect(t.answers).toContain('cali')
    t.play('cali')
    expect(t.count('cali', 'police')).toBe(1)
    // Neiva is left, and nobody's.
    const { game, volume } = t.table
    expect(controlledBy(game, idOf(volume.spaceIndex, 'neiva'))).toBe(-1)
  })

  test('AA 6.5.4 1st edition: what changed in the Support phase does not count for Redeploy, in the 2nd it does', () => {
    const board: Board = { cali: 'police 2, farc-underground, farc-shipment', bogota: 'police' }
    const place = (edition: string) =>
      skipTo(round(board, { options: { edition } }).play('base'), 'elite.where').play('done', 'bogota')
    expect(place('1st').answers).toContain('cali')
    expect(place('2nd').answers).not.toContain('cali')
  })

  test('AA 6.5 bases do not move', () => {
    const t = redeploy({ santander: 'govt-base', cali: 'police' })
    expect(t.answers).toEqual(['cali', 'done'])
  })
})

describe('AA 6.6 Reset phase', () => {
  test('AA 6.6 everybody is eligible, markers go, guerrillas hide, the next card is played', () => {
    const t = scene(
      {
        cali: 'terror 2, farc-active, active-support',
        huila: 'auc-active 2, auc-underground, farc-zone',
        'cali-pasto-loc': 'sabotage, cartels-active',
      },
      {
        phase: 'reset',
        card: 73,
        draw: [20, 2],
        eligible: ['govt'],
        lasting: { 17: 'shaded', 1: 'shaded' },
        tracks: { propaganda: 1, aid: 12 },
      },
    )
    for (const f of ['govt', 'farc', 'auc', 'cartels'] as const) expect(t.isEligible(f)).toBe(true)
    expect(t.markers('cali', 'terror')).toBe(0)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(0)
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1 })
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 3 })
    expect(t.count('cali-pasto-loc', 'cartels-underground')).toBe(1)
    expect(currentCard(t.table.game)).toBe(20)
    expect(t.question).toBe('turn.first')
    // What stays: Zones, levels, Aid; the Capability, not the Momentum.
    expect(t.markers('huila', 'farc-zone')).toBe(1)
    expect(t.level('cali')).toBe('active-support')
    expect(t.aid).toBe(12)
    expect(inForce(t.table.game, 1, 'shaded')).toBe(true)
    expect(inForce(t.table.game, 17, 'shaded')).toBe(false)
  })

  test('AA 6.6 1st edition: the Control markers go', () => {
    const t = skipTo(round({ bogota: 'troops' }), 'turn.first')
    expect(positionOf(t.table.game).spaces.bogota).toEqual({ pieces: { troops: 1 } })
  })

  test('AA 6.6 the final round ends before it', () => {
    const t = round({ cali: 'terror, farc-active, auc-active' }, { tracks: { propaganda: 4 } })
    t.play('done')
    expect(t.table.isOver).toBe(true)
    expect(t.markers('cali', 'terror')).toBe(1)
  })
})

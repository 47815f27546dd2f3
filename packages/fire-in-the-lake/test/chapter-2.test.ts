import { currentCard, nextCard } from '@coinflict/kernel/state'
import { setupOf, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { LEADERS } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { coupCards } from '../src/scenarios.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

const FACTIONS: readonly FactionId[] = ['us', 'arvn', 'nva', 'vc']
const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const purses = (t: Scene) => (['arvn', 'nva', 'vc'] as const).map((f) => t.resources(f))
const leader = (t: Scene) => LEADERS[t.track('leader')]
const card = (t: Scene): number => currentCard(t.table.game)

/** Everybody passes, and in rounds does nothing, until the question comes. */
function passTo(t: Scene, question: string): Scene {
  for (let i = 0; i < 90 && t.question !== question && t.question !== 'over'; i++) {
    t.play(t.answers.includes('pass') ? 'pass' : t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

describe('FITL 2.1, 2.2 set-up and start', () => {
  test.each([
    ['short', 3, 0],
    ['medium', 3, 1],
    ['full', 6, 1],
  ])('FITL 2.1 the %s scenario has %i Coup cards in its deck', (scenario, coups, pivotal) => {
    const t = new Scene(new Table(fireInTheLake, setupOf(fireInTheLake, { scenario }, KINDS), []))
    expect([coupCards(t.table.game), t.track('us-pivotal'), t.track('vc-pivotal')]).toEqual([coups, pivotal, pivotal])
  })

  test('FITL 2.2 the next card lies open', () => {
    expect(nextCard(scene({}, { draw: [40, 70] }).table.game)).toBe(40)
  })
})

describe('FITL 2.3 event card', () => {
  test.each([
    [1, ['us', 'nva', 'arvn', 'vc']],
    [61, ['arvn', 'us', 'nva', 'vc']],
    [115, ['vc', 'arvn', 'us', 'nva']],
  ])('FITL 2.3.2 left to right on card %i', (number, order) => {
    const t = scene({}, { card: number })
    const asked: string[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(t.by)
      t.play('pass')
    }
    expect(asked).toEqual(order)
  })

  test('FITL 2.3.3 FL-54 a pass brings an insurgent 1, either COIN faction the ARVN 3; the next takes over the role', () => {
    const t = scene({}, { first: 'us' }).play('pass')
    expect([t.question, purses(t)]).toEqual(['turn.first', [23, 20, 20]])
    t.play('pass', 'pass', 'pass')
    expect(purses(t)).toEqual([26, 21, 21])
    for (const f of FACTIONS) expect(t.isEligible(f)).toBe(true)
  })

  test.each([
    ['operation', { event: false, limited: true }],
    ['operation-and-activity', { event: true, limited: true }],
    ['event', { event: false, limited: false }],
  ])('FITL 2.3.4 after an %s', (firstDid, { event, limited }) => {
    const t = scene(
      { 'tay-ninh': 'vc-underground 3' },
      { first: 'vc', eligible: ['vc'], position: { slot: 1, firstDid } },
    )
    expect(t.answers.includes('event')).toBe(event)
    t.play('rally', 'tay-ninh', 'guerrilla')
    expect(t.question === 'rally.where').toBe(!limited)
  })

  test('FITL 2.3.6 who executed sits out the next card', () => {
    const t = scene({}, { first: 'vc', draw: [40, 70] }).play('rally', 'tay-ninh', 'done')
    passTo(t, 'turn.first')
    expect([card(t), FACTIONS.map((f) => t.isEligible(f))]).toEqual([40, [true, true, true, false]])
  })
})

describe('FITL 2.3.8 Pivotal Events', () => {
  const HELD = { 'us-pivotal': 'held', 'arvn-pivotal': 'held', 'nva-pivotal': 'held', 'vc-pivotal': 'held' }
  const turned = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { card: 1, ...more, tracks: { ...HELD, 'leader-cards': 2, patronage: 0, ...more.tracks } })
  /** No condition is met but what a test adds: 40 Available, as many NVA as US Troops, 20 US Troops on the map. */
  const QUIET: Board = { saigon: 'us-troops 20' }
  const BOXES = { 'out-of-play': { 'us-bases': 6 } }

  test('FITL 2.3.8 without a condition met nobody is asked', () => {
    expect(turned(QUIET, { boxes: BOXES }).question).toBe('turn.first')
  })

  test('FITL 2.3.8 the US: Support + Available above 40, above 25 after Peace Talks', () => {
    const us = (level: string, more: SceneOptions = {}) =>
      turned({ ...QUIET, hue: level, kontum: level }, { boxes: BOXES, ...more }).question
    // 20 Available and 6 or 3 of Support.
    expect([us('active-support'), us('active-support', { lasting: { 3: 'unshaded' } })]).toEqual([
      'turn.first',
      'pivotal.play',
    ])
    expect(us('passive-support', { lasting: { 3: 'unshaded' } })).toBe('turn.first')
    expect(
      turned(
        {
          saigon: 'us-troops 20, active-support',
          hue: 'active-support',
          'tay-ninh': 'passive-support',
          kontum: 'passive-support',
          'an-loc': 'passive-support',
          'qui-nhon': 'passive-support',
        },
        { boxes: BOXES },
      ).by,
    ).toBe('us')
  })

  test('FITL 2.3.8 the ARVN: fewer than 20 US Troops on the map', () => {
    const t = turned({ saigon: 'us-troops 19' }, { boxes: { 'out-of-play': { 'us-bases': 6, 'us-troops': 21 } } })
    expect([t.by, t.question]).toEqual(['arvn', 'pivotal.play'])
  })

  test('FITL 2.3.8 the NVA: more NVA Troops than US Troops on the map', () => {
    expect(turned({ ...QUIET, 'north-vietnam': 'nva-troops 20' }, { boxes: BOXES }).question).toBe('turn.first')
    const t = turned({ ...QUIET, 'north-vietnam': 'nva-troops 21' }, { boxes: BOXES })
    expect([t.by, t.question]).toEqual(['nva', 'pivotal.play'])
  })

  test('FITL 2.3.8 the VC: more than 20 Guerrillas in the South, LoCs included', () => {
    const board: Board = { ...QUIET, 'tay-ninh': 'vc-active 20', 'the-fishhook': 'vc-active 5' }
    expect(turned(board, { boxes: BOXES }).question).toBe('turn.first')
    const t = turned({ ...board, 'loc-hue-da-nang': 'vc-underground' }, { boxes: BOXES })
    expect([t.by, t.question]).toEqual(['vc', 'pivotal.play'])
  })

  const MASSED: Board = { ...QUIET, 'north-vietnam': 'nva-troops 21', 'tay-ninh': 'vc-active 21' }

  test('FITL 2.3.8 not with fewer than two cards in the Leader box, not when Ineligible, not in Monsoon, once', () => {
    expect(turned(MASSED, { boxes: BOXES, tracks: { 'leader-cards': 1 } }).question).toBe('turn.first')
    expect(turned(MASSED, { boxes: BOXES, eligible: ['us', 'arvn'] }).question).toBe('turn.first')
    expect(turned(MASSED, { boxes: BOXES, draw: [127, 40] }).question).toBe('turn.first')
    const played = { 'nva-pivotal': 'played', 'vc-pivotal': 'none' }
    expect(turned(MASSED, { boxes: BOXES, tracks: played }).question).toBe('turn.first')
  })

  test('FITL 2.3.8 it takes the place of the card, with its order', () => {
    const t = turned({ ...QUIET, 'tay-ninh': 'vc-active 21' }, { boxes: BOXES }).play('yes')
    expect([card(t), t.track('vc-pivotal')]).toEqual([124, 2])
    expect(nextCard(t.table.game)).toBe(21)
  })

  test('FITL 2.3.8 the VC trump the NVA, who keep their card', () => {
    const t = turned(MASSED, { boxes: BOXES })
    expect([t.by, t.question]).toEqual(['nva', 'pivotal.play'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['vc', 'pivotal.trump'])
    t.play('yes')
    expect([card(t), t.track('nva-pivotal'), t.track('vc-pivotal')]).toEqual([124, 1, 2])
  })

  test('FITL 2.3.8 after anybody has passed it is too late', () => {
    const t = turned(MASSED, { boxes: BOXES }).play('no', 'no')
    expect(t.question).toBe('turn.first')
    expect(t.play('pass').question).toBe('turn.first')
  })
})

describe('FITL 2.3.9 Monsoon', () => {
  test('FITL 2.3.9 no Sweep and no March while a Coup card comes next', () => {
    const board: Board = { saigon: 'us-troops 3', 'tay-ninh': 'vc-underground 2, nva-troops 2' }
    const monsoon = (first: FactionId) => scene(board, { first, draw: [127, 40] })
    expect(monsoon('us').whyNot('sweep')).toEqual({ id: 'why.monsoon', rule: '2.3.9' })
    expect(monsoon('nva').whyNot('march')).toEqual({ id: 'why.monsoon', rule: '2.3.9' })
    expect(scene(board, { first: 'nva', draw: [40, 127] }).answers).toContain('march')
  })
})

describe('FITL 2.4 Coup cards', () => {
  const coup = (number: number, board: Board = {}, more: SceneOptions = {}) =>
    scene(board, { draw: [number, 40, 70], ...more }).play('pass', 'pass', 'pass', 'pass')

  test.each([
    [125, 'khanh'],
    [126, 'young-turks'],
    [127, 'ky'],
    [128, 'thieu'],
  ])('FITL 2.4.1 card %i brings %s', (number, who) => {
    const t = coup(number, {}, { tracks: { leader: 'minh' } })
    expect([leader(t), t.track('leader-cards')]).toEqual([who, 1])
  })

  test('FITL 2.4.1 FL-55 a Failed Attempt lies beneath the others and ends none but Minh', () => {
    const t = coup(129, {}, { tracks: { leader: 'khanh', 'leader-cards': 1 } })
    expect([leader(t), t.track('leader-cards')]).toEqual(['khanh', 2])
    const minh = coup(130, {}, { tracks: { leader: 'minh' } })
    expect([leader(minh), minh.track('leader-cards')]).toEqual(['nobody', 1])
  })

  test('FITL 2.4 a Failed Attempt costs a third of the ARVN cubes in each space, as the ARVN choose, before the round', () => {
    const t = coup(129, { saigon: 'arvn-troops 4, arvn-police 3', hue: 'arvn-police 2', kontum: 'arvn-troops 3' })
    expect([t.by, t.question, t.answers]).toEqual(['arvn', 'coup.desert', ['0', '1', '2']])
    t.play('1')
    expect([t.pieces('saigon'), t.pieces('hue'), t.pieces('kontum')]).toEqual([
      { 'arvn-troops': 3, 'arvn-police': 2 },
      { 'arvn-police': 2 },
      { 'arvn-troops': 2 },
    ])
  })

  test('FITL 2.4, 6.1 what desertion does to Control counts at the check', () => {
    const board: Board = { saigon: 'arvn-police 3, vc-active 2' }
    const t = coup(129, board, { tracks: { patronage: 45 } })
    expect(t.table.isOver).toBe(false)
    expect(coup(128, board, { tracks: { patronage: 45 } }).table.isOver).toBe(true)
  })

  test('FITL 2.4 a Coup card may be the first of all, and ask', () => {
    const first = Array.from({ length: 60 }, (_, i) =>
      setupOf(fireInTheLake, { scenario: 'full', seed: `${i}` }, KINDS),
    ).map((setup) => new Scene(new Table(fireInTheLake, setup, [])))
    const asked = first.filter((t) => t.question === 'coup.desert')
    expect(asked.length).toBeGreaterThan(0)
    for (const t of asked) expect(passTo(t, 'turn.first').track('leader-cards')).toBe(1)
  })

  test('FITL 2.4.2 the round of the last Coup card ends the game', () => {
    const t = passTo(scene({}, { draw: [128, 40], tracks: { coups: 2 } }), 'over')
    expect([t.table.isOver, card(t)]).toEqual([true, 128])
  })
})

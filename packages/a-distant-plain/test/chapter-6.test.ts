import { currentCard, inBox, inForce } from '@coinflict/kernel/state'
import { positionOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { base, CASUALTIES, COALITION, COALITION_TROOPS, OUT_OF_PLAY } from '../src/forces.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** A Propaganda round from one of its phases on. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, card: 73, ...more, tracks: { propaganda: 1, ...more.tracks } })

/** Answers `done` where it may, and otherwise the first answer, until the question comes or the game is over. */
function skipTo(t: Scene, question: string): Scene {
  while (t.question !== question && t.question !== 'over') {
    t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

const phases = (t: Scene) => (t.table.game.log ?? []).filter(({ kind }) => kind === 'phase').map(({ text }) => text)

describe('ADP 6.0 Propaganda rounds', () => {
  test('ADP 6.0 the phases in order, told even if nothing happens; then the next card', () => {
    const t = scene({}, { draw: [73, 19, 38] }).play('pass', 'pass', 'pass', 'pass')
    expect(t.track('propaganda')).toBe(1)
    expect(phases(t)).toEqual(['victory', 'resources', 'support', 'sharia', 'redeploy', 'reset'])
    expect(currentCard(t.table.game)).toBe(19)
    expect(t.question).toBe('turn.first')
  })

  test('ADP 6.0 a second Propaganda card right after it brings no round, but counts', () => {
    const t = scene({}, { draw: [73, 74, 19, 38] }).play('pass', 'pass', 'pass', 'pass')
    expect(t.track('propaganda')).toBe(2)
    expect(phases(t).filter((id) => id === 'resources')).toHaveLength(1)
    expect(currentCard(t.table.game)).toBe(19)
  })

  test('ADP 6.0 if it is the final one the game ends', () => {
    const t = scene({}, { draw: [76, 77], tracks: { propaganda: 3 } }).play('pass', 'pass', 'pass', 'pass')
    expect(t.table.isOver).toBe(true)
    expect(t.track('propaganda')).toBe(5)
  })
})

describe('ADP 6.1 Victory phase', () => {
  test('ADP 6.1 a faction beyond its condition ends the game before anything else of the round', () => {
    const t = round('victory', {}, { tracks: { patronage: 36 } })
    expect(t.table.isOver).toBe(true)
    expect(phases(t)).toEqual(['victory'])
  })

  test('ADP 6.1 one that only reaches it does not', () => {
    const t = round('victory', {}, { tracks: { patronage: 35 } })
    expect(phases(t)).toContain('resources')
  })
})

describe('ADP 6.3 Resources phase', () => {
  const resources = (board: Board, more: SceneOptions = {}) => round('resources', board, more)

  test('ADP 6.3.1 Taliban guerrillas that outnumber all others on a road Sabotage it before earnings', () => {
    const t = resources(
      {
        'loc-kabul-tor-kham': 'taliban-active 3, government-police 1, warlords-underground 1',
        'loc-kandahar-spin-boldak': 'taliban-underground 2, government-police 1, warlords-underground 1',
        'loc-kabul-aibak': 'sabotage, taliban-underground',
      },
      { phase: 'resources' },
    )
    const earned = (t.table.game.log ?? []).filter(({ kind }) => kind === 'mark')
    expect(earned.map(({ space }) => t.table.volume.spaces[space as number]?.id)).toEqual(['loc-kabul-tor-kham'])
    // Aid 15, and 12 less the roads of 4 and 1.
    expect(t.resources('government')).toBe(20 + 15 + 7)
  })

  test('ADP 6.3.2 the Government earns Aid and the Econ of roads without Sabotage, up to 75', () => {
    expect(resources({}).resources('government')).toBe(20 + 15 + 12)
    expect(resources({}, { resources: { government: 60 } }).resources('government')).toBe(75)
  })

  test('ADP 6.3.3 Taliban: their Bases, Pakistan included', () => {
    const t = resources({ waziristan: 'taliban-base 2', ghazni: 'taliban-base', kabul: 'taliban-underground 3' })
    expect(t.resources('taliban')).toBe(20 + 3)
  })

  test('ADP 6.3.3 Warlords: their Bases, and guerrillas in either state on roads without Sabotage', () => {
    const t = resources({
      balkh: 'warlords-base 2, warlords-underground 3',
      'loc-kabul-aibak': 'warlords-underground, warlords-active',
      'loc-farah-kandahar': 'warlords-active 2, sabotage',
    })
    expect(t.resources('warlords')).toBe(20 + 2 + 2)
  })

  test('ADP 6.3.4 Aid falls by 3 for each Casualty, Bases too, after the Government has earned it', () => {
    const t = resources({}, { boxes: { casualties: { 'coalition-troops': 2, 'coalition-bases': 1 } } })
    expect(t.aid).toBe(15 - 9)
    expect(t.resources('government')).toBe(20 + 15 + 12)
    expect(resources({}, { boxes: { casualties: { 'coalition-troops': 6 } } }).aid).toBe(0)
  })
})

test('ADP 6.4 the COIN factions spend first, then the Taliban', () => {
  const t = round('support', {
    kabul: 'coalition-troops, government-police',
    kandahar: 'taliban-underground 2, support',
  })
  expect([t.by, t.question]).toEqual(['coalition', 'civic.where'])
  t.play('done')
  expect([t.by, t.question]).toEqual(['taliban', 'sharia.where'])
})

describe('ADP 6.4.1 Civic Action', () => {
  const support = (board: Board, more: SceneOptions = {}) => round('support', board, more)

  test('ADP 6.4.1 needs COIN Control, Troops of either faction, and Police', () => {
    const t = support({
      kabul: 'coalition-troops, government-police',
      herat: 'government-troops 2',
      balkh: 'coalition-troops, government-police, warlords-base 2',
      ghazni: 'coalition-troops, government-police',
      'loc-kabul-aibak': 'coalition-troops, government-police',
    })
    expect([t.by, t.question]).toEqual(['coalition', 'civic.where'])
    expect(t.answers).toEqual(['kabul', 'ghazni', 'done'])
    expect(t.whyNot('herat')).toEqual({ id: 'why.civic-forces', rule: '6.4.1' })
    expect(t.whyNot('balkh')).toEqual({ id: 'why.coin-control', rule: '6.4.1' })
  })

  test('ADP 6.4.1 every 3 Resources take off a Terror marker, then shift a level; all the Government’s', () => {
    const t = support({ kabul: 'coalition-troops, government-police, terror, opposition' })
    t.play('kabul', 'kabul')
    expect([t.markers('kabul', 'terror'), t.level('kabul')]).toEqual([0, 'neutral'])
    t.play('kabul')
    expect([t.level('kabul'), t.resources('government')]).toEqual(['support', 20 - 9])
    expect(t.question).not.toBe('civic.where')
  })

  test('ADP 6.4.1 the faction with more Troops decides, the Coalition if both have as many and first of the two', () => {
    const t = support({
      kabul: 'coalition-troops 2, government-troops 2, government-police',
      herat: 'coalition-troops, government-troops 2, government-police',
    })
    expect([t.by, t.answers]).toEqual(['coalition', ['kabul', 'done']])
    expect(t.whyNot('herat')).toEqual({ id: 'why.civic-others', rule: '6.4.1' })
    t.play('done')
    expect([t.by, t.answers]).toEqual(['government', ['herat', 'done']])
    t.play('herat')
    expect(t.level('herat')).toBe('support')
  })

  test('ADP 6.4.1 ends when the money does', () => {
    const t = support(
      { kabul: 'coalition-troops, government-police, terror 3' },
      { resources: { government: 7, taliban: 0 } },
    )
    t.play('kabul', 'kabul')
    expect(t.resources('government')).toBe(1)
    expect(t.markers('kabul', 'terror')).toBe(1)
    expect(t.question).not.toBe('civic.where')
  })

  test('ADP 6.4.1 card 45: the faction that won the Tribal Elders sets a level that changed', () => {
    const t = support(
      { kabul: 'coalition-troops, government-police, terror' },
      { lasting: { 45: 'unshaded' }, tracks: { elders: 'warlords' } },
    )
    t.play('kabul')
    expect(t.question).toBe('civic.where')
    t.play('kabul')
    expect([t.by, t.question]).toEqual(['warlords', 'elders.level'])
    t.play('opposition')
    expect(t.level('kabul')).toBe('opposition')
  })
})

describe('ADP 6.4.2 Sharia', () => {
  const sharia = (board: Board, more: SceneOptions = {}) => round('sharia', board, more)

  test('ADP 6.4.2 where the Taliban Control, 1 Resource a step: Terror first, then a level', () => {
    const t = sharia({
      kandahar: 'taliban-underground 2, terror, support',
      ghazni: 'taliban-base, warlords-base',
      zabol: 'taliban-base',
    })
    expect([t.by, t.question, t.answers]).toEqual(['taliban', 'sharia.where', ['kandahar', 'done']])
    expect(t.whyNot('ghazni')).toEqual({ id: 'why.taliban-control', rule: '6.4.2' })
    expect(t.whyNot('zabol')?.id).toBe('why.nothing-to-shift')
    t.play('kandahar', 'kandahar', 'kandahar')
    expect([t.level('kandahar'), t.markers('kandahar', 'terror'), t.resources('taliban')]).toEqual([
      'opposition',
      0,
      20 - 3,
    ])
  })

  test('ADP 6.4.2 Terror alone may be taken off in Pakistan, which takes no sides', () => {
    const t = sharia({ waziristan: 'taliban-base, terror' })
    t.play('waziristan')
    expect(t.markers('waziristan', 'terror')).toBe(0)
    expect(t.resources('taliban')).toBe(19)
  })

  test('ADP 6.4.2 card 36, shaded: also at a Taliban Base they do not Control', () => {
    const board: Board = { ghazni: 'taliban-base, warlords-base' }
    expect(sharia(board).question).toBe('turn.first')
    const t = sharia(board, { lasting: { 36: 'shaded' } })
    expect(t.answers).toEqual(['ghazni', 'done'])
  })
})

describe('ADP 6.5.1 Desertion', () => {
  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('AP-57 of %i Government cubes alone in a space %i desert', (cubes, gone) => {
    const t = round('redeploy', { kabul: `government-police ${cubes}` })
    expect(t.count('kabul', 'government-police')).toBe(cubes - gone)
  })

  test('ADP 6.5.1 the Government chooses the kinds, in each space, on roads too', () => {
    const t = round('redeploy', {
      kabul: 'government-troops 5, government-police 4, coalition-troops 4',
      'loc-kabul-aibak': 'government-police 3',
    })
    expect([t.by, t.question, t.rule]).toEqual(['government', 'desertion.troops', '6.5.1'])
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('1')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 4, 'government-troops': 4, 'government-police': 2 })
    expect(t.count('loc-kabul-aibak', 'government-police')).toBe(2)
  })

  test('ADP 6.5.1 only as many of a kind as there are', () => {
    const t = round('redeploy', { kabul: 'government-troops 1, government-police 8' })
    expect(t.answers).toEqual(['0', '1'])
  })
})

describe('ADP 6.5.2-3 COIN forces redeploy', () => {
  test('ADP 6.5.2 the Coalition may move Troops off roads and out of provinces without a COIN Base', () => {
    const t = round('redeploy', {
      herat: 'coalition-troops 2',
      'loc-kabul-aibak': 'coalition-troops',
      ghazni: 'coalition-base, coalition-troops',
      khowst: 'government-base, taliban-underground 2',
      kabul: 'coalition-troops',
    })
    expect([t.by, t.question, t.rule]).toEqual(['coalition', 'redeploy.may', '6.5.2'])
    expect(t.answers).toEqual(['herat', 'loc-kabul-aibak', 'done'])
    t.play('herat')
    // Khowst has a COIN Base but no COIN Control; Kabul needs neither.
    expect(t.answers).toEqual(['kabul', 'ghazni'])
    t.play('ghazni', '1')
    expect([t.count('herat', 'coalition-troops'), t.count('ghazni', 'coalition-troops')]).toEqual([1, 2])
    t.play('done')
    expect(t.count('loc-kabul-aibak', 'coalition-troops')).toBe(1)
  })

  test('ADP 6.5.2 the Government must; a Coalition Base serves it', () => {
    const t = round('redeploy', {
      herat: 'government-troops 2, government-police',
      ghazni: 'coalition-base, government-troops',
    })
    t.play('1')
    expect([t.by, t.question, t.rule]).toEqual(['government', 'redeploy.must', '6.5.2'])
    expect(t.answers).toEqual(['kabul', 'ghazni'])
    t.play('ghazni')
    expect(t.count('ghazni', 'government-troops')).toBe(2)
    expect(t.pieces('herat')).toEqual({ 'government-police': 1 })
  })

  test('ADP 6.5.2 Kabul takes them under anybody’s Control; there is no other way', () => {
    const t = round('redeploy', { herat: 'government-troops 2', kabul: 'taliban-underground 5' })
    t.play('2')
    expect(t.count('kabul', 'government-troops')).toBe(2)
  })

  test('ADP 6.5.3 Police may go to any road or COIN-Controlled space, each once', () => {
    const t = round('redeploy', { kabul: 'government-police 2', balkh: 'government-police, warlords-base 2' })
    expect([t.by, t.question, t.rule]).toEqual(['government', 'redeploy.may', '6.5.3'])
    expect(t.answers).toEqual(['kabul', 'balkh', 'done'])
    t.play('balkh')
    expect(t.answers).toContain('kabul')
    expect(t.answers).toContain('loc-kabul-aibak')
    expect(t.answers).not.toContain('herat')
    t.play('kabul', 'kabul', 'loc-kabul-aibak')
    // Of the three in Kabul one has just come.
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.question).not.toBe('redeploy.may')
    expect(t.count('loc-kabul-aibak', 'government-police')).toBe(2)
  })

  test('ADP 6.5 Control is frozen: a space that Desertion or Redeploy emptied still counts as it was', () => {
    const t = round('redeploy', {
      herat: 'government-troops 2, taliban-underground',
      kabul: 'government-police',
      balkh: 'government-police 3, warlords-underground 2',
    })
    t.play('2')
    // Herat's Troops are gone to Kabul, Balkh's Police no longer outnumber the Warlords.
    expect(t.question).toBe('redeploy.may')
    t.play('kabul')
    expect(t.answers).toContain('herat')
    expect(t.answers).toContain('balkh')
  })

  test('ADP 6.5.5 afterwards Control is as the pieces stand', () => {
    const t = round('redeploy', { herat: 'government-troops 2, taliban-underground', kabul: 'government-police' })
    t.play('2')
    skipTo(t, 'turn.first')
    expect(positionOf(t.table.game).spaces.herat?.control).toBeUndefined()
    expect(t.total('coin-and-patronage')).toBe(3 + 5)
  })
})

describe('ADP 6.5.4 the Taliban redeploy', () => {
  test('ADP 6.5.4 guerrillas on roads and in provinces without a Taliban Base must go', () => {
    const t = round('redeploy', {
      'loc-kandahar-kabul': 'taliban-active',
      herat: 'taliban-underground 2',
      kabul: 'taliban-underground',
      zabol: 'taliban-base, taliban-underground',
      ghazni: 'taliban-base, warlords-base',
    })
    expect([t.by, t.question, t.rule]).toEqual(['taliban', 'redeploy.must', '6.5.4'])
    // Ghazni has a Base but is not under Taliban Control; Balochistan is not Pashtun.
    expect(t.answers).toEqual(['zabol', 'waziristan', 'northwest-frontier'])
    t.play('zabol', '1', 'waziristan')
    expect(t.count('herat', 'taliban-underground')).toBe(0)
    t.play('northwest-frontier')
    expect(t.count('loc-kandahar-kabul', 'taliban-active')).toBe(0)
    skipTo(t, 'turn.first')
    // Those in Kabul stay.
    expect(t.count('kabul', 'taliban-underground')).toBe(1)
    expect(t.count('waziristan', 'taliban-underground')).toBe(1)
    // All are Underground after the Reset.
    expect(t.count('northwest-frontier', 'taliban-underground')).toBe(1)
  })

  test('ADP 6.5.4 those in Balochistan without a Base must go too; those among Pashtuns of Pakistan may stay', () => {
    const t = round('redeploy', { balochistan: 'taliban-underground', waziristan: 'taliban-underground' })
    expect(t.question).toBe('redeploy.must')
    t.play('waziristan')
    expect(t.question).toBe('redeploy.may')
    expect(t.answers).toEqual(['waziristan', 'done'])
    // One of the two has just come: only the other may go on.
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 6.5.4 the Warlords stay where they are', () => {
    const t = round('redeploy', { 'loc-kabul-aibak': 'warlords-underground 2' })
    expect(t.question).toBe('turn.first')
    expect(t.count('loc-kabul-aibak', 'warlords-underground')).toBe(2)
  })

  test('ADP 6.5.4 card 36, shaded: they may, but need not', () => {
    const t = round('redeploy', { herat: 'taliban-underground' }, { lasting: { 36: 'shaded' } })
    expect([t.question, t.answers]).toEqual(['redeploy.may', ['herat', 'done']])
    t.play('done')
    expect(t.count('herat', 'taliban-underground')).toBe(1)
  })

  test('ADP 6.6.1 at Hostility those who come to Pakistan turn Active, and stay so through a Reset', () => {
    const t = round(
      'redeploy',
      { herat: 'taliban-underground', balochistan: 'taliban-base' },
      { tracks: { islamabad: 'hostility', hard: 'yes' } },
    )
    t.play('waziristan')
    expect(t.question).toBe('turn.first')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    expect(t.track('hard')).toBe(0)
  })
})

describe('ADP 6.5.6 the end of the final round', () => {
  test('ADP 6.5.6 the game ends after Redeploy; there is no Reset', () => {
    const t = round(
      'redeploy',
      { kabul: 'taliban-active' },
      { card: 77, tracks: { propaganda: 5 }, boxes: { casualties: { 'coalition-troops': 4 } } },
    )
    expect(t.table.isOver).toBe(true)
    expect(t.count('kabul', 'taliban-active')).toBe(1)
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(4)
    expect(phases(t)).toEqual(['redeploy'])
  })

  test.each([
    ['short', 4],
    ['main', 5],
    ['extended', 6],
  ])('ADP 2.4.1 the last card of the %s scenario is number %i', (scenario, last) => {
    const at = (propaganda: number) => round('redeploy', {}, { scenario, tracks: { propaganda } }).table.isOver
    expect([at(last - 1), at(last)]).toEqual([false, true])
  })
})

describe('ADP 6.6 Reset phase', () => {
  const reset = (board: Board, more: SceneOptions = {}) => round('reset', board, more)

  test('ADP 6.6 Casualties: Bases and half the Troops, rounded down, leave the game; the rest is Available', () => {
    const t = reset({}, { boxes: { casualties: { 'coalition-troops': 5, 'coalition-bases': 2 } } })
    const { game } = t.table
    expect(inBox(game, OUT_OF_PLAY, base(COALITION))).toBe(2)
    expect(inBox(game, OUT_OF_PLAY, COALITION_TROOPS)).toBe(2)
    expect(inBox(game, CASUALTIES, COALITION_TROOPS)).toBe(0)
    // 18 Troops and 4 Bases wait.
    expect(t.total('support-and-available')).toBe(22)
  })

  test.each([
    ['hostility', 'pressure'],
    ['pressure', 'tolerance'],
    ['tolerance', 'backing'],
    ['backing', 'backing'],
    ['sponsorship', 'backing'],
  ])('ADP 6.6 Islamabad goes a box toward Backing: %s to %s', (from, to) => {
    expect(positionOf(reset({}, { tracks: { islamabad: from } }).table.game).tracks.islamabad).toBe(to)
  })

  test('AP-58 a Hard posture only softens', () => {
    const t = reset({}, { tracks: { islamabad: 'sponsorship', hard: 'yes' } })
    expect(positionOf(t.table.game).tracks).toMatchObject({ islamabad: 'sponsorship', hard: 'no' })
  })

  test('ADP 6.6 everybody is eligible, Terror and Sabotage are off, Returnees stay', () => {
    const t = reset({ kabul: 'terror 3, returnees, support', 'loc-kabul-aibak': 'sabotage' }, { eligible: ['taliban'] })
    expect((['coalition', 'government', 'warlords'] as const).every((f) => t.isEligible(f))).toBe(true)
    expect([t.markers('kabul', 'terror'), t.markers('kabul', 'returnees')]).toEqual([0, 1])
    expect(t.markers('loc-kabul-aibak', 'sabotage')).toBe(0)
  })

  test('ADP 6.6 Momentum is over on either side, Capabilities stay, the Tribal Elders are forgotten', () => {
    const t = reset(
      {},
      { lasting: { 24: 'unshaded', 36: 'shaded', 45: 'unshaded', 1: 'shaded' }, tracks: { elders: 'taliban' } },
    )
    const { game } = t.table
    for (const card of [24, 36, 45])
      expect(inForce(game, card, 'shaded') || inForce(game, card, 'unshaded')).toBe(false)
    expect(inForce(game, 1, 'shaded')).toBe(true)
    expect(positionOf(game).tracks.elders).toBe('nobody')
  })

  test('ADP 6.6 all guerrillas turn Underground, but not the Taliban’s in Pakistan at Hostility', () => {
    const board: Board = { kabul: 'taliban-active 2, warlords-active', waziristan: 'taliban-active' }
    const calm = reset(board)
    expect(calm.pieces('kabul')).toEqual({ 'taliban-underground': 2, 'warlords-underground': 1 })
    expect(calm.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    const hostile = reset(board, { tracks: { islamabad: 'hostility', hard: 'yes' } })
    expect(hostile.pieces('kabul')).toEqual({ 'taliban-underground': 2, 'warlords-underground': 1 })
    expect(hostile.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    // From Hostility to Pressure they may hide again.
    expect(reset(board, { tracks: { islamabad: 'hostility' } }).pieces('waziristan')).toEqual({
      'taliban-underground': 1,
    })
  })
})

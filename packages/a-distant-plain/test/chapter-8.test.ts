import { endText } from '@coinflict/kernel/display'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** Seats that charts play, without charts: nobody answers for them but the test. */
const AGAINST_TALIBAN = { coalition: 'bot', government: 'bot', warlords: 'bot' }
const AGAINST_COALITION = { government: 'bot', taliban: 'bot', warlords: 'bot' }
/** The same with Arponen's. */
const ARPONENS = { coalition: 'arponen', government: 'arponen', warlords: 'arponen' }

/** The start of a Propaganda round. */
const check = (board: Board, round: number, more: SceneOptions): Scene =>
  scene(board, { phase: 'victory', card: 73, ...more, tracks: { propaganda: round, ...more.tracks } })

/** The end of the final round, with nothing to redeploy. */
const finish = (board: Board, more: SceneOptions): Scene =>
  scene(board, { phase: 'redeploy', card: 77, ...more, tracks: { propaganda: 5, ...more.tracks } })

const verdict = (t: Scene) => t.table.volume.verdict?.(t.table.game)

/** Four people at Support: with all 26 Coalition pieces Available, margin 0. Warlords, Government, Taliban are far behind. */
const COALITION_0: Board = { kabul: 'support', herat: 'support' }

describe('ADP 8.9 1-player victory', () => {
  test('8.9 the game ends at a check if another faction has the better margin', () => {
    const t = check(COALITION_0, 2, { seats: AGAINST_TALIBAN })
    expect([t.table.isOver, verdict(t)?.id]).toEqual([true, 'verdict.coalition'])
    expect(endText(t.table.game, 'en')).toEqual([
      'You have lost: the Coalition wins.',
      'At the victory check another margin was higher than yours (8.9).',
    ])
    expect(check(COALITION_0, 2, { seats: AGAINST_COALITION }).table.isOver).toBe(false)
  })

  test('8.9 in the 2nd printing not in the first round', () => {
    const first = (printing: string) =>
      check(COALITION_0, 1, { seats: AGAINST_TALIBAN, options: { printing } }).table.isOver
    expect([first('1st'), first('2nd')]).toEqual([true, false])
  })

  test('8.9 meeting the own condition ends no 1-player game', () => {
    const t = check({ ...COALITION_0, badghis: 'support' }, 2, { seats: AGAINST_COALITION })
    expect(t.margins.coalition).toBe(1)
    expect(t.table.isOver).toBe(false)
  })

  test('8.9 after the final round a lead of 1 to 5 is a stalemate, of 6 or more full success', () => {
    const t = finish(COALITION_0, { seats: AGAINST_COALITION, tracks: { patronage: 30 } })
    expect(verdict(t)).toEqual({ id: 'verdict.stalemate', rule: '8.9', n: 5 })
    expect(endText(t.table.game, 'en')).toEqual([
      'You have finished ahead of all the others.',
      'The final round is over: the highest margin wins (7.3).',
    ])
    const clear = finish(COALITION_0, { seats: AGAINST_COALITION, tracks: { patronage: 29 } })
    expect(verdict(clear)).toMatchObject({ id: 'verdict.success', n: 6 })
  })

  test('8.9 otherwise the best non-player has Afghanistan, in a tie too', () => {
    const t = finish(COALITION_0, { seats: AGAINST_COALITION, tracks: { patronage: 35 } })
    expect(verdict(t)?.id).toBe('verdict.government')
  })

  test('8.9 games of several players know no such verdict', () => {
    expect(verdict(finish(COALITION_0, { seats: { warlords: 'bot' } }))).toBeUndefined()
  })
})

describe('Arponen 8.5 victory with non-players', () => {
  const MET: Board = { ...COALITION_0, badghis: 'support' }

  test('8.5 the game ends from the second round on if a non-player meets its condition', () => {
    expect(check(MET, 1, { seats: ARPONENS }).table.isOver).toBe(false)
    const t = check(MET, 2, { seats: ARPONENS })
    expect([t.table.isOver, verdict(t)?.id, verdict(t)?.rule]).toEqual([true, 'verdict.coalition', '8.5'])
  })

  test('8.5 whatever the players’ margins are', () => {
    const others = { government: 'arponen', taliban: 'arponen', warlords: 'arponen' }
    expect(check(MET, 2, { seats: others }).table.isOver).toBe(false)
    expect(check(COALITION_0, 2, { seats: ARPONENS }).table.isOver).toBe(false)
  })

  test('8.5 ties go to non-players, then Warlords, Taliban, Government, Coalition', () => {
    const order = (seats: Record<string, string>) => {
      const { game, volume } = scene({}, { seats }).table
      return volume.tieOrder(game).map((f) => volume.factions[f]?.id)
    }
    expect(order({ warlords: 'arponen' })).toEqual(['warlords', 'taliban', 'government', 'coalition'])
    expect(order({})).toEqual(['warlords', 'government', 'taliban', 'coalition'])
  })
})

describe('Arponen 8.1 players before each Propaganda', () => {
  const board: Board = { kabul: 'coalition-troops 6', zabol: 'taliban-underground 3' }
  const turn = (limited: 'no' | 'yes', seats: Record<string, string> = {}) =>
    scene(board, { first: 'taliban', draw: [73, 20, 74], options: { 'limited-before-propaganda': limited }, seats })

  test('8.1 with the option their operations are limited, and no Sweep or March', () => {
    expect(turn('no').answers).toContain('march')
    expect(turn('yes').answers).not.toContain('march')
    expect(turn('yes').whyNot('march')?.id).toBe('why.final-card')
  })

  test('8.1 non-players are not bound by it', () => {
    expect(turn('yes', { taliban: 'bot' }).answers).toContain('march')
  })
})

describe('ADP 8.1 the turn of a non-player', () => {
  test('8.1.2 it gives nothing away', () => {
    const t = scene({ kabul: 'coalition-troops 3' }, { first: 'warlords', seats: { taliban: 'bot' } })
    expect(() => t.table.interject(3 as never, 'request', ['taliban', 'resources', '1'])).toThrow()
  })

  test('8.1 it is never limited', () => {
    const t = scene(
      { zabol: 'warlords-underground 3', paktika: 'taliban-underground 3' },
      { first: 'taliban', eligible: ['taliban', 'warlords'], seats: { warlords: 'bot' } },
    )
    t.play('rally', 'paktika', 'guerrilla', 'done')
    expect(t.by).toBe('warlords')
    t.play('rally')
    t.play(t.answers[0] as string)
    if (t.question === 'rally.how') t.play(t.answers[0] as string)
    expect(t.answers).toContain('done')
  })
})

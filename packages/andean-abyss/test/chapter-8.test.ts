import { endText, verdictText } from '@coinflict/kernel/display'
import { describe, expect, test } from 'vitest'
import { SUPPORT_60, scene } from './kit.ts'

/** Seats that the charts play, without charts: their answers are the test's. */
const BOTS = { farc: 'bot', auc: 'bot', cartels: 'bot' }

describe('8.1 The turn of a non-player', () => {
  test('8.1 it is never limited, not even after an operation without special activity', () => {
    const t = scene(
      { 'meta-west': 'farc-underground 3', bogota: 'troops 3' },
      { first: 'farc', eligible: ['farc', 'auc'], seats: BOTS },
    )
    t.play('rally', 'meta-west', 'guerrilla', 'done')
    expect(t.by).toBe('auc')
    t.play('rally', 'cesar')
    expect(t.question).toBe('rally.where')
  })

  test('8.1 a player after it is limited as usual', () => {
    const t = scene(
      { bogota: 'troops 3, police 3' },
      { first: 'farc', eligible: ['farc', 'govt'], seats: { farc: 'bot' } },
    )
    t.play('rally', 'cesar', 'done')
    expect(t.by).toBe('govt')
    t.play('train', 'bogota')
    expect(t.question).not.toBe('train.where')
  })

  test('8.1 the final event card does not bind it: it may March', () => {
    const board = { 'meta-west': 'farc-underground 3' } as const
    const final = { first: 'farc', draw: [73], tracks: { propaganda: 3 } } as const
    expect(scene(board, { ...final, seats: { farc: 'bot' } }).answers).toContain('march')
    expect(scene(board, final).answers).not.toContain('march')
  })

  test('8.1.2 it gives nothing away, and takes what it is given without a question', () => {
    const t = scene({}, { first: 'govt', seats: BOTS })
    t.play('train', 'bogota')
    const interject = (by: number, words: string) => t.table.interject(by as never, 'give', words.split(' '))
    expect(() => t.table.interject(0 as never, 'request', ['auc', 'resources', '3'])).toThrow('gives nothing')
    interject(0, 'auc resources 3')
    expect(t.by).toBe('govt')
    expect(t.table.game.log?.some(({ kind }) => kind === 'give')).toBe(true)
  })
})

describe('8.1 Insurgent Discord', () => {
  const board = { 'meta-west': 'farc-underground 3', antioquia: 'auc-underground 2' } as const
  /** FARC has done an operation with a special activity; AUC is 2nd Eligible. */
  const second = (seats: Record<string, string>, resources = 20) => {
    const t = scene(board, { card: 22, eligible: ['farc', 'auc'], seats, resources: { auc: resources } })
    t.play('rally', 'meta-west', 'guerrilla', 'extort', 'done')
    return t
  }

  test('with two players the Government chooses for a 2nd Eligible non-player', () => {
    const t = second({ auc: 'bot', cartels: 'bot' })
    expect([t.by, t.question, t.answers]).toEqual(['govt', 'turn.discord', ['event', 'operation']])
    t.play('operation')
    expect(t.by).toBe('auc')
    expect(t.answers).not.toContain('event')
    expect(t.whyNot('event')).toEqual({ id: 'why.ruled-out', rule: '8.1' })
  })

  test('if it chooses the event, the non-player may take it', () => {
    const t = second({ auc: 'bot', cartels: 'bot' })
    t.play('event')
    expect(t.answers).toContain('event')
  })

  test('not with one player or three, not for a non-player without Resources, not for players', () => {
    expect(second({ farc: 'bot', auc: 'bot', cartels: 'bot' }).question).toBe('turn.second')
    expect(second({ auc: 'bot' }).question).toBe('turn.second')
    expect(second({ auc: 'bot', cartels: 'bot' }, 0).question).toBe('turn.second')
    expect(second({ cartels: 'bot' }).question).toBe('turn.second')
  })

  test('not where the Government is a non-player itself', () => {
    const t = second({ govt: 'bot', auc: 'bot' })
    expect(t.question).toBe('turn.second')
  })
})

describe('8.8 (2nd edition 8.9) 1-player victory', () => {
  /** The last Propaganda round is played out with the bases given. */
  const ended = (board: Parameters<typeof scene>[0], edition: '1st' | '2nd' = '1st') => {
    const t = scene(
      { ...SUPPORT_60, ...board },
      {
        card: 73,
        phase: 'elite-backing',
        tracks: { propaganda: 4 },
        seats: BOTS,
        options: { edition },
        resources: { cartels: 0 },
      },
    )
    while (t.question !== 'over') t.play('done')
    return t.table.volume.verdict?.(t.table.game)
  }

  test('P7 margins +1 and -1 make a score of 2: stalemate', () => {
    // 61 of Support for the Government; AUC one base short of FARC's two.
    const board = { guaviare: 'passive-support, auc-base 1, farc-base 1', vaupes: 'farc-base 1' } as const
    expect(ended(board)).toEqual({ id: 'verdict.stalemate', rule: '8.8', n: 2 })
    expect(ended(board, '2nd')).toMatchObject({ rule: '8.9' })
  })

  test('0 or less is failure, 4 to 8 progress, 9 or more triumph', () => {
    expect(ended({ vaupes: 'farc-base 1, auc-base 1' })?.id).toBe('verdict.failure')
    expect(ended({ vaupes: 'farc-base 2', vichada: 'farc-base 2' })).toMatchObject({ id: 'verdict.progress', n: 4 })
    const nine = {
      vaupes: 'farc-base 2',
      vichada: 'farc-base 2',
      guainia: 'farc-base 2',
      amazonas: 'farc-base 2',
      choco: 'farc-base 1',
    }
    expect(ended(nine)).toMatchObject({ id: 'verdict.triumph', n: 9 })
  })

  test('a lone player wins at no check, a non-player does', () => {
    const check = (board: Parameters<typeof scene>[0], seats: Record<string, string>) =>
      scene(
        { ...SUPPORT_60, guaviare: 'passive-support', ...board },
        { card: 73, phase: 'victory', tracks: { propaganda: 1 }, seats },
      )
    expect(check({}, BOTS).question).not.toBe('over')
    expect(check({}, {}).question).toBe('over')
    const t = check({ vaupes: 'auc-base 1' }, BOTS)
    expect(t.question).toBe('over')
    expect(t.table.volume.verdict?.(t.table.game)?.id).toBe('verdict.failure')
    expect(endText(t.table.game, 'en')).toEqual([
      'You have lost: AUC wins.',
      'AUC, a non-player, met its condition at the victory check: all players lose (7.1).',
    ])
    expect(verdictText(t.table.game, 'en')).toBe(
      'Failure: you have lost the struggle for power. Your margin is +1, the best other margin +1: a difference of 0. (8.8)',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { by } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, SUPPORT_60, scene } from '../../../test/kit.ts'

const ALL = { farc: 'aa1', auc: 'aa1', cartels: 'aa1' }

/** The first answer of the non-player whose turn it is. */
const first = (board: Board, more: SceneOptions): string | undefined => scene(board, { seats: ALL, ...more }).bots(1)[0]

/** A faction is 2nd Eligible: the 1st did this. */
const second = (faction: 'farc' | 'auc' | 'cartels', did: string, more: SceneOptions): SceneOptions => ({
  seats: ALL,
  eligible: [faction],
  ...more,
  position: { slot: 1, firstDid: did },
})

describe('aa1 8.1 Event, operation or pass', () => {
  const base: Board = { cali: 'cartels-base 1', cartagena: 'cartels-base 1', huila: 'farc-base 1, auc-base 1' }

  test('8.1/event 1st Eligible with the leftmost symbol takes the event', () => {
    // 68 is the Cartels', 22 FARC's, 43 AUC's.
    expect(first(base, { card: 68, eligible: ['cartels'] })).toBe('event 8.1/event')
    expect(first(base, { card: 22, eligible: ['farc'] })).toBe('event 8.1/event')
    expect(first(base, { card: 68, eligible: ['auc'] })).toBe('rally 8.6.1/1')
    expect(first(base, { card: 22, eligible: ['cartels'] })).toBe('rally 8.5.1/1')
  })

  test('8.1/event passing on the turn makes nobody leftmost', () => {
    const t = scene(base, { card: 22, eligible: ['farc', 'cartels'], seats: { cartels: 'aa1' } })
    t.play('pass')
    expect(t.bots(1)).toEqual(['rally 8.5.1/1'])
  })

  test('8.1/event 2nd Eligible takes an open event, but not on a card with the grey 2', () => {
    const after = 'operation-and-activity'
    expect(first(base, second('cartels', after, { card: 42 }))).toBe('event 8.1/event')
    expect(first(base, second('cartels', after, { card: 68 }))).toBe('rally 8.5.1/1')
    expect(first(base, second('cartels', 'operation', { card: 42 }))).toBe('rally 8.5.1/1')
    expect(first(base, second('cartels', 'event', { card: 42 }))).toBe('rally 8.5.1/1')
  })

  test('AA-16 8.1 an ineffective event is left alone: no Cartels piece on the coast', () => {
    expect(first({ cali: 'cartels-base 1' }, { card: 68, eligible: ['cartels'] })).toBe('rally 8.5.1/1')
  })

  test('8.1 an event that lasts always changes something, even if Propaganda comes next (PB; AA-23 is of the 2nd edition)', () => {
    expect(first(base, { card: 27, eligible: ['farc'], draw: [73, 2] })).toBe('event 8.1/event')
  })

  test('8.4.4 on Narco-War they operate', () => {
    const board: Board = { ...base, pasto: 'cartels-underground 2, passive-support' }
    expect(first(board, { card: 63, eligible: ['cartels'] })).toBe('rally 8.5.1/1')
  })

  test('8.4.4 on Former Military AUC marches into 1 space by its March lines and Ambushes by its Attack lines (PB)', () => {
    const board: Board = {
      huila: 'auc-underground 3, farc-active 1',
      cali: 'farc-base 1, police 1',
      pasto: 'farc-active 1',
    }
    const t = scene(board, { card: 37, eligible: ['auc'], seats: ALL })
    expect(t.bots()).toEqual([
      'event 8.1/event',
      'shaded 8.4.1/1',
      'cali 8.6.2/2',
      '2 8.6.2/2',
      'done 8.1.1/stop',
      'farc-base 8.6.3/3',
      'police 8.6.3/3',
    ])
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
  })

  test('8.4.1/1 of a dual-use event the shaded text', () => {
    const t = scene(base, { card: 68, eligible: ['cartels'], seats: ALL })
    expect(t.bots().slice(0, 2)).toEqual(['event 8.1/event', 'shaded 8.4.1/1'])
    expect(t.resources('cartels')).toBe(22)
  })

  test('8.1/broke without Resources they pass instead of operating, but take events', () => {
    const broke = { resources: { cartels: 0 } }
    const t = scene(base, { first: 'govt', eligible: ['cartels'], seats: ALL, ...broke })
    expect(t.bots()).toEqual(['pass 8.1/broke'])
    expect(t.resources('cartels')).toBe(1)
    expect(t.isEligible('cartels')).toBe(true)
    expect(first(base, { card: 68, eligible: ['cartels'], ...broke })).toBe('event 8.1/event')
  })

  test('8.1/pass if not even Rally is possible', () => {
    const none = { 'cartels-guerrillas': 12, 'cartels-bases': 15 }
    const more: SceneOptions = { first: 'govt', eligible: ['cartels'], boxes: { 'out-of-play': none } }
    expect(first({}, more)).toBe('pass 8.1/pass')
  })

  test('8.1 never limited: a full operation and a special activity also as 2nd Eligible', () => {
    const t = scene(
      { cali: 'cartels-base 1', huila: 'cartels-base 1', pasto: 'cartels-base 1' },
      second('cartels', 'operation', { card: 4 }),
    )
    const answers = t.bots()
    expect(answers).toContain('cultivate 8.5.1/6')
    expect(t.resources('cartels')).toBe(17)
  })

  test('8.1 an operation without special activity leaves a player after it with a Limited Operation (PB)', () => {
    const t = scene(
      { cali: 'cartels-base 1', bogota: 'troops 3' },
      { card: 30, eligible: ['cartels', 'govt'], seats: { cartels: 'aa1' }, resources: { cartels: 1 } },
    )
    expect(t.bots()).toEqual(['rally 8.5.1/1', 'cali 8.5.1/4', 'many 8.5.1/4', '4 8.1.2/1', 'done 8.1.1/stop'])
    expect([t.by, t.question, t.answers.includes('event')]).toEqual(['govt', 'turn.second', false])
  })
})

describe('aa1 8.1 Insurgent Discord', () => {
  const board: Board = { cali: 'auc-underground 2', cartagena: 'cartels-base 1' }
  /** FARC, a player as the Government is, did an operation with a special activity; the Cartels are 2nd Eligible. */
  const ruled = (card: number, more: SceneOptions = {}): Scene =>
    scene(board, {
      ...second('cartels', 'operation-and-activity', { card }),
      seats: { auc: 'aa1', cartels: 'aa1' },
      ...more,
    })

  test('8.1/discord the Government chooses the event, even on a card with the grey 2', () => {
    const t = ruled(68)
    expect([t.by, t.question]).toEqual(['govt', 'turn.discord'])
    expect(t.play('event').bots(1)).toEqual(['event 8.1/discord'])
  })

  test('8.1/discord an ineffective event is no choice', () => {
    const t = ruled(68, { position: { slot: 1, firstDid: 'operation-and-activity', spaces: {} } })
    expect(t.play('event').bots(1)).toEqual(['rally 8.5.1/1'])
  })

  test('8.1/discord or an operation', () => {
    expect(ruled(42).play('operation').bots(1)).toEqual(['rally 8.5.1/1'])
  })
})

describe('aa1 8.8 1-player victory', () => {
  const ended = (more: Board) => {
    const t = scene(
      { ...SUPPORT_60, ...more },
      {
        card: 73,
        phase: 'elite-backing',
        tracks: { propaganda: 4 },
        seats: ALL,
        resources: { cartels: 0 },
        boxes: { 'out-of-play': { 'auc-guerrillas': 18 } },
      },
    )
    t.bots()
    return t.table.volume.verdict?.(t.table.game)
  }
  const rivals: Board = { guaviare: 'auc-base 1, farc-base 1', vaupes: 'farc-base 1' }

  test('AA-22 Support 61 against one AUC and two FARC bases is a stalemate; 63 progress, 59 failure', () => {
    const at = (guaviare: string, neiva = 'active-support', more: Board = {}) =>
      ended({ ...rivals, guaviare: `auc-base 1, farc-base 1, ${guaviare}`, neiva, ...more })
    expect(at('passive-support')).toEqual({ id: 'verdict.stalemate', rule: '8.8', n: 2 })
    expect(at('active-support', 'active-support', { choco: 'passive-support' })).toMatchObject({
      id: 'verdict.progress',
      n: 4,
    })
    expect(at('neutral', 'passive-support')).toMatchObject({ id: 'verdict.failure', n: 0 })
  })
})

describe('aa1 a whole game', () => {
  test('8 three non-players and a passing Government come to an end, and answer by their charts', () => {
    const t = scene(
      { cali: 'cartels-base 1', huila: 'farc-base 1', cesar: 'auc-base 1' },
      { seats: ALL, draw: [20, 38, 57, 73, 21, 39, 58, 74, 22, 40, 59, 75, 23, 41, 60, 76] },
    )
    const answers: string[] = []
    while (t.question !== 'over') {
      answers.push(...t.bots())
      if (t.question !== 'over') t.play(t.answers.includes('pass') ? 'pass' : (t.answers.at(-1) as string))
    }
    expect(by('8.1.2/lot', answers)).toEqual([])
  })
})

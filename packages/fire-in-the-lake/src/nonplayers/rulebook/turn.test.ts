import { describe, expect, test } from 'vitest'
import { event, type SceneOptions, scene } from '../../../test/kit.ts'
import { answers, decision, operating, seatsOf } from '../../../test/nonplayers.ts'
import type { FactionId } from '../../forces.ts'

const COUP_NEXT = { draw: [127, 21, 40, 128] }

describe('FITL 8.1 Event, operation or pass', () => {
  test('FITL 8.1/2 the event whenever it has an effect', () => {
    expect(decision('us', 55, {}, { bots: ['nva'] })).toMatchObject({ answer: 'event', line: '8.1/2' })
  })

  test('FITL 8.1/2 FL-18 Operation Attleboro without a Tunnel on the map has none', () => {
    const board = { 'tay-ninh': 'us-troops 4, vc-base 1' }
    expect(decision('us', 23, board)).toMatchObject({ declined: ['8.1/2'] })
    const tunnel = { 'tay-ninh': 'us-troops 4, vc-tunnel 1', saigon: 'us-troops 3' }
    expect(decision('nva', 23, tunnel)).toMatchObject({ answer: 'event', line: '8.1/2' })
  })

  test.each([
    [1, 'event'],
    [2, 'event'],
    [3, 'operation'],
    [6, 'operation'],
  ])('FITL 8.1/4 FL-81 a Capability with 3 Coup cards left and a die of %i: %s', (die, expected) => {
    const { answer, line, declined } = decision('us', 14, {}, { botDice: Array(9).fill(die), scenario: 'short' })
    if (expected === 'event') expect([answer, line]).toEqual(['event', '8.1/4'])
    else expect([answer === 'event', declined]).toEqual([false, ['8.1/4']])
  })

  test('FITL 8.1/4 FL-81 fewer Coup cards, fewer Capabilities; one that would do nothing is not rolled for', () => {
    const late = { botDice: [1], scenario: 'short', tracks: { coups: 2 } }
    expect(decision('us', 14, {}, late).declined).toEqual(['8.1/4'])
    expect(decision('nva', 33, {}, { botDice: [1], lasting: { 4: 'unshaded' } }).declined).toEqual(['8.1/2'])
  })

  test.each<readonly [number, string, readonly FactionId[]]>([
    [41, 'Bombing Pause', ['us', 'arvn', 'nva', 'vc']],
    [16, 'Blowtorch Komer', ['us', 'arvn']],
    [15, 'Medevac', ['us', 'arvn', 'nva', 'vc']],
    [39, 'Oriskany', ['nva', 'vc']],
    [10, 'Rolling Thunder', ['nva', 'vc']],
  ])('FITL 8.1/5 FL-17 before a Coup card %i, %s, is taken', (card, _, factions) => {
    for (const by of factions)
      expect(decision(by, card, {}, { ...COUP_NEXT, bots: ['us', 'nva'] }).answer).toBe('event')
  })

  test.each<readonly [number, string, readonly FactionId[]]>([
    [7, 'ADSID', ['us', 'arvn']],
    [17, 'Claymores', ['us', 'arvn']],
    [5, 'Wild Weasels', ['nva', 'vc']],
  ])('FITL 8.1/5 FL-17 before a Coup card %i, %s, is not', (card, _, factions) => {
    for (const by of factions) {
      expect(decision(by, card, {}, COUP_NEXT).declined).toEqual(['8.1/5'])
      expect(decision(by, card, {}).answer).toBe('event')
    }
  })

  test('FITL 8.1/5 FL-17 the limit is on the text that is used', () => {
    expect(decision('us', 5, {}, COUP_NEXT).answer).toBe('event')
    expect(decision('nva', 7, {}, COUP_NEXT).answer).toBe('event')
  })

  test('FITL 8.1/6 the NVA without Resources and the ARVN with fewer than 3 pass', () => {
    expect(answers(operating('nva', {}, { resources: { nva: 0 } }), 1)).toEqual(['pass 8.1/6'])
    expect(answers(operating('arvn', {}, { resources: { arvn: 2 } }), 1)).toEqual(['pass 8.1/6'])
    expect(answers(operating('arvn', {}, { resources: { arvn: 3 } }), 1)).not.toEqual(['pass 8.1/6'])
    expect(decision('nva', 60, {}, { resources: { nva: 0 } }).answer).toBe('event')
  })

  test('FITL 8.1/1 FL-82 never a Limited Operation by the sequence of play, but by an event', () => {
    const second = (nva: string) =>
      scene({ saigon: 'us-troops 3, vc-active 1' }, { card: 1, eligible: ['us', 'nva'], seats: { nva } })
        .play('assault', 'saigon', 'done')
        .play('rally', 'central-laos')
    expect(second('person').question).not.toBe('rally.where')
    expect(second('fitl').question).toBe('rally.where')
    const granted = event(50, 'shaded', { hue: 'vc-underground 1' }, { eligible: ['vc'], seats: seatsOf(['vc']) })
    expect(granted.play('rally', 'hue').question).not.toBe('rally.where')
  })
})

describe('FITL 8.4.2 Which text', () => {
  test.each<readonly [FactionId, string]>([
    ['us', 'unshaded 8.4.2/2'],
    ['arvn', 'unshaded 8.4.2/2'],
    ['nva', 'shaded 8.4.2/1'],
    ['vc', 'shaded 8.4.2/1'],
  ])('FITL 8.4.2 the %s: %s', (by, side) => {
    expect(decision(by, 55, {}, { bots: ['nva'] }).t.bots(1)).toEqual([side])
  })
})

describe('FITL 8.4.6 Pivotal Events', () => {
  const GUERRILLAS = { hue: 'vc-underground 11', saigon: 'vc-underground 10' }
  const tet = (more: SceneOptions = {}, board: object = GUERRILLAS) =>
    scene(board, {
      card: 1,
      seats: seatsOf(['vc']),
      ...more,
      tracks: { 'vc-pivotal': 'held', 'leader-cards': 2, ...more.tracks },
    }).bots()[0]

  test('FITL 8.4.6/1 FL-23 VC play Tet Offensive at once when a player is 1st Eligible', () => {
    expect(tet()).toBe('yes 8.4.6/1')
  })

  test('FITL 8.4.6/1 FL-23 not if a non-player is 1st Eligible, a Coup is next, or with 20 Guerrillas', () => {
    expect(tet({ seats: seatsOf(['us', 'vc']) })).toBe('no 8.4.6/1')
    expect(tet(COUP_NEXT)).toBeUndefined()
    expect(tet({}, { hue: 'vc-underground 10', saigon: 'vc-underground 10' })).toBeUndefined()
  })

  test('FITL 8.4.6/1 it trumps the Pivotal Event that a player has just played, and that of another non-player', () => {
    const held = { 'us-pivotal': 'held', 'arvn-pivotal': 'held', 'vc-pivotal': 'held', 'leader-cards': 2 }
    const board = { ...GUERRILLAS, 'da-nang': 'active-support' }
    const options = (bots: readonly FactionId[]) => ({ card: 36, seats: seatsOf(bots), tracks: held })
    // The NVA, a non-player, are 1st Eligible; a US player plays Linebacker II.
    const t = scene(board, { ...options(['nva', 'vc']) })
    expect([t.by, t.question]).toEqual(['us', 'pivotal.play'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['arvn', 'pivotal.trump'])
    expect(t.play('no').bots()[0]).toBe('yes 8.4.6/1')
    // A US player is 1st Eligible: the ARVN play, and the VC trump them.
    const both = scene(board, { ...options(['arvn', 'vc']), card: 1 })
    expect(both.play('no').bots(2)).toEqual(['yes 8.4.6/1', 'yes 8.4.6/1'])
    // Nobody trumps a non-player for the sake of another.
    const neither = scene(board, { ...options(['us', 'arvn', 'nva', 'vc']), card: 1 })
    expect(neither.bots(3)).toEqual(['no 8.4.6/1', 'no 8.4.6/1', 'no 8.4.6/1'])
  })
})
